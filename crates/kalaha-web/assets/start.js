// The start page: choices are shown on the board at once, and a press begins the game.

import { Board } from "./board.js";
import * as keys from "./keys.js";
import * as dialogs from "./dialogs.js";
import { part } from "./post.js";
import { Preview } from "./preview.js";
import { settings } from "./settings.js";
import { byId, comeAlive, firstView, readdress } from "./view.js";

const form = /** @type {HTMLFormElement} */ (byId("start"));
const place = byId("start-board");

let view = firstView();
let board = new Board(/** @type {HTMLElement} */ (place.querySelector("[data-board]")));
const choices = settings(board.root);
let preview = new Preview(board, () => view);
/** The last question to the server; earlier answers are of no use. */
let asked = 0;

/** Choices that the next visit begins with. */
const KEPT = "kalaha.choices";
/** Fields that belong to one game alone. */
const ONCE = ["move", "line", "start"];

function keep() {
  const fields = [...new FormData(form)].filter(([name, value]) => value && !ONCE.includes(name));
  try {
    localStorage.setItem(KEPT, JSON.stringify(fields));
  } catch {
    // Where nothing may be kept, the next visit begins as the first one did.
  }
}

/** Chooses again what was chosen last; true if that changes anything. */
function recall() {
  let changes = false;
  try {
    for (const [name, value] of JSON.parse(localStorage.getItem(KEPT) ?? "[]")) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
      const before = field.value;
      field.value = value;
      // An option that there is no more.
      if (field.value !== value) field.value = before;
      changes ||= field.value !== before;
    }
  } catch {
    // What can't be read is forgotten.
  }
  return changes;
}

/** Shows the board that the choices lead to, or what is wrong with them. */
async function refresh() {
  asked += 1;
  const mine = asked;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value && name !== "line") fields.append(name, String(value));
  }
  const address = `/?${fields}`;
  const found = await part(address, "#start");
  const fresh = found?.querySelector("#start-board");
  if (!found || !fresh || mine !== asked) return;
  const focused = document.activeElement?.getAttribute("data-pit");
  byId("alarm").textContent = found.querySelector("#alarm")?.textContent ?? "";
  const invalid = found.querySelector("#start-position")?.getAttribute("aria-invalid");
  byId("start-position").setAttribute("aria-invalid", invalid ?? "false");
  place.replaceChildren(...fresh.childNodes);
  byId("start-rules").replaceChildren(...(found.querySelector("#start-rules")?.childNodes ?? []));
  // Another language, and a reload, keep what was chosen.
  readdress(address);
  const drawn = place.querySelector("[data-board]");
  if (!(drawn instanceof HTMLElement)) return;
  view = firstView();
  board = new Board(drawn);
  drawn.classList.toggle("flat", choices.flat);
  preview = new Preview(board, () => view);
  if (focused) board.pit(focused)?.focus();
}

form.addEventListener("change", refresh);

form.addEventListener("submit", (event) => {
  const name = event.submitter?.getAttribute("data-pit");
  if (!name) return;
  const pit = view.pits.find((other) => other.pit === name);
  const refuse = (/** @type {string} */ text) => {
    byId("alarm").textContent = text;
  };
  if (pit && !preview.isPlayed(pit, choices.careful, refuse)) event.preventDefault();
});

keys.listen(() => board, () => view, {
  single: () => choices.keys,
  back: () => {},
  again: () => {},
  help: () => dialogs.show("/about", "#keys-part"),
  cancel: () => preview.cancel(),
});

form.addEventListener("submit", (event) => {
  if (!event.defaultPrevented) keep();
});

dialogs.listen();
comeAlive();
// A link with choices comes before what was chosen last.
if (!location.search && recall()) refresh();
