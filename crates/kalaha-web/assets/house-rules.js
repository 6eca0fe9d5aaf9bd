// House rules: what is chosen is told at once, in the box beside or above the questions.

import { part } from "./post.js";
import "./shown.js";
import { byId, comeAlive, readdress } from "./view.js";

const form = /** @type {HTMLFormElement} */ (byId("house-rules"));
/** The last question to the server; earlier answers are of no use. */
let asked = 0;

async function refresh() {
  asked += 1;
  const mine = asked;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  const found = await part(`${location.pathname}?${fields}`, "main");
  if (!found || mine !== asked) return;
  for (const id of ["ours-told", "ours-links", "ours-name"]) {
    const fresh = found.querySelector(`#${id}`);
    if (fresh) byId(id).replaceChildren(...fresh.childNodes);
  }
  for (const now of document.querySelectorAll("[data-now]")) {
    const fresh = found.querySelector(`[data-now="${now.getAttribute("data-now")}"]`);
    const value = fresh?.getAttribute("data-value") ?? "";
    if (!fresh || now.getAttribute("data-value") === value) continue;
    now.setAttribute("data-value", value);
    now.replaceChildren(...fresh.childNodes);
  }
  comeAlive();
  const ours = found.querySelector("#ours");
  const query = ours instanceof HTMLElement && ours.dataset.query;
  if (query) readdress(`${location.pathname}?${query}`);
}

/** The field of a number and the choice that it belongs to. @param {EventTarget | null} target */
function other(target) {
  const place = target instanceof Element ? target.closest(".other") : null;
  const [choice, number] = place?.querySelectorAll("input") ?? [];
  return choice && number ? { choice, number } : null;
}

form.addEventListener("input", (event) => {
  const found = other(event.target);
  // Who types a number has chosen it.
  if (found && event.target === found.number) found.choice.checked = true;
});

form.addEventListener("change", (event) => {
  const found = other(event.target);
  if (found && !found.number.value) found.number.focus();
  else refresh();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  refresh();
});
