// The text mode: a line goes to the server, its answer into a live region of its own.

/** @import {Answer} from "./view.js" */
import { byId } from "./view.js";

/**
 * @param {(line: string) => Promise<Answer>} send answers a line; with nothing where the answer is
 *   said elsewhere
 */
export function listen(send) {
  const form = document.getElementById("text-mode");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = byId("line");
    if (!(field instanceof HTMLInputElement)) return;
    const line = field.value;
    field.value = "";
    const answer = await send(line);
    const told = answer.error ?? answer.says;
    if (told) say(told);
  });
}

/**
 * Adds an answer.
 * @param {string} text
 */
function say(text) {
  const answers = document.getElementById("answers");
  if (!answers) return;
  const line = document.createElement("p");
  line.textContent = text;
  answers.append(line);
  while (answers.children.length > 30) answers.firstElementChild?.remove();
  answers.scrollTop = answers.scrollHeight;
}
