// Examples: a press puts a board in the place of the pictures and plays the moves on it.

/** @import {Shown} from "./view.js" */
import { Animation } from "./animate.js";
import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import { part } from "./post.js";
import { settings } from "./settings.js";
import { comeAlive } from "./view.js";

/** Milliseconds for which the board before the first move is looked at. */
const LOOK = 600;

/**
 * What plays the moves of a stage.
 * @param {HTMLElement} stage
 * @param {Element | null} told
 */
function player(stage, told) {
  const board = new Board(/** @type {HTMLElement} */ (stage.querySelector("[data-board]")));
  const animation = new Animation(board);
  const choices = settings(board.root);
  const line = stage.querySelector(".ahead-text");
  /** @type {Shown} */
  const shown = JSON.parse(stage.querySelector("[data-shown]")?.textContent ?? "");

  /** @param {string} text */
  const say = (text) => {
    const said = document.createElement("p");
    said.textContent = text;
    told?.append(said);
  };

  return async () => {
    if (animation.running) return animation.skip();
    told?.replaceChildren();
    board.wipe();
    for (const [pit, seeds] of shown.counts) board.setCount(pit, seeds);
    await animation.play(
      shown.plies,
      choices.speed,
      (step) => {
        if (line) line.textContent = step.text;
      },
      { look: LOOK, after: (ply) => say(ply.says) },
    );
    if (line) line.textContent = "";
    board.draw(shown.view);
    if (stage.dataset.refused) say(stage.dataset.refused);
  };
}

/** @type {WeakMap<Element, () => Promise<void>>} */
const players = new WeakMap();

/** @param {HTMLElement} button */
async function play(button) {
  const example = button.closest(".shown");
  if (!example) return;
  let ready = players.get(example);
  if (!ready) {
    const address = button.dataset.play ?? "";
    const stage = await part(address, "[data-stage]");
    if (!(stage instanceof HTMLElement)) return location.assign(address);
    // A second press while the first was answered.
    if (players.has(example)) return;
    example.querySelector(".example")?.prepend(stage);
    example.classList.add("playing");
    ready = player(stage, example.querySelector(".told"));
    players.set(example, ready);
  }
  example.scrollIntoView({ block: "nearest" });
  await ready();
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target.closest("[data-play]") : null;
  if (target instanceof HTMLElement) play(target);
});

dialogs.listen();
comeAlive();
