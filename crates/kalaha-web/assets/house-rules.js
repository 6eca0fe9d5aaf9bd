// House rules: what is chosen is told at once, in the box above the questions.

import * as dialogs from "./dialogs.js";
import { part } from "./post.js";
import { byId, comeAlive } from "./view.js";

const form = /** @type {HTMLFormElement} */ (byId("house-rules"));
/** The last question to the server; earlier answers are of no use. */
let asked = 0;

async function refresh() {
  asked += 1;
  const mine = asked;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  const address = `${location.pathname}?${fields}`;
  const found = await part(address, "#ours");
  if (!found || mine !== asked) return;
  for (const id of ["ours-told", "ours-links"]) {
    const fresh = found.querySelector(`#${id}`);
    if (fresh) byId(id).replaceChildren(...fresh.childNodes);
  }
  comeAlive();
  history.replaceState(null, "", address);
}

form.addEventListener("change", refresh);
dialogs.listen();
comeAlive();
