// Lessons and puzzles: moves are played on the board of the task, the answer is said below it.

/** @import {Ply, View} from "./view.js" */
import { Animation } from "./animate.js";
import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import * as keys from "./keys.js";
import { part } from "./post.js";
import { Preview } from "./preview.js";
import { settings } from "./settings.js";
import * as textmode from "./textmode.js";
import { byId, comeAlive, firstView, readdress, refill, word } from "./view.js";

const path = byId("task").dataset.path ?? "";
const form = /** @type {HTMLFormElement} */ (byId("try"));
const board = new Board(/** @type {HTMLElement} */ (form.querySelector("[data-board]")));
const animation = new Animation(board);
const choices = settings(board.root);

/** What is drawn. @type {View} */
let view = firstView();
/** True from a press to its answer; nothing else is accepted then. */
let busy = false;

const preview = new Preview(board, () => view);

/** @param {string} text */
function refuse(text) {
  byId("alarm").textContent = text;
}

/** @param {ParentNode} [page] */
function played(page = document) {
  const field = page.querySelector("#try input[name=played]");
  return field instanceof HTMLInputElement ? field.value : "";
}

/** @param {Ply[]} plies */
function play(plies) {
  return animation.play(plies, choices.speed, (step) => {
    // Seen while it happens; spoken is the answer when all of it is done.
    preview.tell(step.text);
  });
}

/** Plays all moves of the last turn of a view from the board before it. @param {View} of */
async function playTurn(of) {
  if (!of.last) return;
  for (const [pit, seeds] of of.last.counts) board.setCount(pit, seeds);
  await play(of.last.plies);
}

/**
 * Becomes what the page is at an address.
 * @param {Record<string, string>} fields
 * @returns {Promise<Element | null>} that page's task
 */
async function ask(fields) {
  if (busy || animation.running) return null;
  busy = true;
  refuse("");
  try {
    const page = await part(`${path}?${new URLSearchParams(fields)}`, "#task");
    if (!page) {
      refuse(word("offline"));
      return null;
    }
    byId("said").replaceChildren();
    preview.cancel();
    const next = firstView(page);
    const last = next.last?.plies.at(-1);
    if (fields.solution) await playTurn(next);
    else if (last && next.ply === view.ply + 1) await play([last]);
    preview.hide();
    view = next;
    board.draw(view);
    const moves = played(page);
    for (const field of document.querySelectorAll("input[name=played]")) {
      if (field instanceof HTMLInputElement) field.value = moves;
    }
    for (const panel of document.querySelectorAll("[data-panel]")) {
      const fresh = page.querySelector(`[data-panel="${panel.getAttribute("data-panel")}"]`);
      if (fresh) refill(panel, fresh.innerHTML);
    }
    comeAlive();
    const verdict = page.querySelector("#verdict");
    if (verdict) byId("said").append(verdict);
    verdict?.scrollIntoView({ block: "nearest" });
    readdress(moves ? `${path}?${new URLSearchParams({ played: moves })}` : path);
    return page;
  } finally {
    busy = false;
  }
}

function back() {
  ask({ played: played(), line: "back" });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const name = event.submitter?.getAttribute("data-pit");
  const pit = view.pits.find((other) => other.pit === name);
  const say = (/** @type {string} */ text) => {
    byId("said").textContent = text;
  };
  if (pit && preview.isPlayed(pit, choices.careful, refuse, say)) ask({ played: played(), move: pit.pit });
});

document.addEventListener("click", async (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-ask]") : null;
  if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const again = link.dataset.ask === "again";
  const page = await ask(again ? {} : { solution: "1" });
  // The next press is meant for the board.
  if (page && again) board.houses().find((house) => house.classList.contains("legal"))?.focus();
});

keys.listen(() => board, () => view, {
  single: () => choices.keys,
  back,
  again: async () => {
    if (busy || animation.running) return;
    await playTurn(view);
    preview.hide();
    board.draw(view);
  },
  help: () => dialogs.show("/about", "#keys-part"),
  cancel: () => preview.cancel(),
});

textmode.listen(async (line) => {
  const page = await ask({ played: played(), line });
  // A move is answered below the board.
  return { says: page?.querySelector("#answers")?.textContent?.trim() };
});

dialogs.listen();
comeAlive();
