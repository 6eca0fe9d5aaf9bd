// The analysis page: what is set up on the board is written out as text, house by house.

import * as dialogs from "./dialogs.js";
import { byId, comeAlive } from "./view.js";

const form = /** @type {HTMLFormElement} */ (byId("analysis"));
const text = /** @type {HTMLTextAreaElement} */ (byId("text"));

/** The position on the board as text. */
function written() {
  const seeds = (/** @type {string} */ pit) => {
    const field = form.elements.namedItem(pit);
    return field instanceof HTMLInputElement ? field.value.trim() || "0" : null;
  };
  const row = (/** @type {string} */ side) => {
    const counts = [];
    for (let house = 1; seeds(side + house) !== null; house += 1) counts.push(seeds(side + house));
    return `${side} ${counts.join(" ")} (${seeds(side)})`;
  };
  const mover = new FormData(form).get("to_move") === "north" ? "n" : "s";
  return `${row("S")} / ${row("N")} ${mover}`;
}

form.addEventListener("input", (event) => {
  const field = event.target instanceof Element ? event.target : null;
  if (field?.closest("[data-editor]")) text.value = written();
});

for (const button of form.querySelectorAll("button")) {
  button.addEventListener("click", () => button.setAttribute("data-pressed", ""));
}

form.addEventListener("submit", () => {
  byId("waiting").hidden = false;
});

dialogs.listen();
comeAlive();
