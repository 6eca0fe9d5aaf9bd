// The page of a game: presses go to the server, what changes the game is played on the board.

/** @import {Answer, Ply, PitView, Update, View} from "./view.js" */
import { Animation } from "./animate.js";
import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import * as keys from "./keys.js";
import { follow } from "./live.js";
import { get, post } from "./post.js";
import { Preview } from "./preview.js";
import { settings } from "./settings.js";
import * as textmode from "./textmode.js";
import { byId, comeAlive, firstView, readdress, refill, word } from "./view.js";

const root = byId("game");
const url = `/g/${root.dataset.game}`;
const element = /** @type {HTMLElement} */ (root.querySelector("[data-board]"));
const form = /** @type {HTMLFormElement} */ (byId("board"));
const board = new Board(element);
const animation = new Animation(board);
const choices = settings(element);

/** What is drawn. @type {View} */
let view = firstView();
/** The number of the last entry that was taken in. */
let version = view.version;
/** True from a press to its answer; nothing else is accepted then. */
let busy = false;
/** Updates are played one after the other. */
let turn = Promise.resolve();
/** What players were last told to want of each other. */
let noticed = view.notice;
/** Whether the other player is here, once that is known. @type {string | undefined} */
let presence;
/** How many wait for that; where there are many, most are only drawn. */
let waiting = 0;
const MANY = 2;
/** What the tab is called while it is somebody else's turn. */
const title = document.title;

const preview = new Preview(board, () => view);

/** @param {string} text */
function refuse(text) {
  byId("alarm").textContent = text;
}

/** How many sentences stay to be heard; the last ones of them are seen. */
const SAID = 8;

/** @param {string} text */
function say(text) {
  if (!text) return;
  const said = document.createElement("p");
  said.textContent = text;
  const says = byId("says");
  says.append(said);
  while (says.children.length > SAID) says.firstElementChild?.remove();
}

/**
 * What is said of each move from the beginning of the reader's own last turn.
 * @param {View} of
 */
function saidOf(of) {
  return [...of.said, of.says];
}

/** Says all of that; after a take-back what is said of the moves that are shown again. */
function sayAgain() {
  byId("says").replaceChildren();
  const shown = view.last?.plies.map((ply) => ply.says) ?? [];
  for (const said of view.taken_back ? shown : saidOf(view)) say(said);
}

/**
 * Says once what a player asks of the other, or what became of it.
 * @param {View} of
 */
function sayNotice(of) {
  if (of.notice && of.notice !== noticed) say(of.notice);
  noticed = of.notice;
}

/** @param {string} text */
function tellPresence(text) {
  byId("presence").textContent = text;
  // Who comes and goes later is only seen.
  if (presence === "") say(text);
  presence = text;
}

/** Marks the tab while the reader is waited for. */
function entitle() {
  document.title = view.is_called ? `● ${title}` : title;
}

/**
 * @param {Update} update
 * @param {string} [only] the one panel to fill
 */
function fill(update, only) {
  for (const [name, html] of update.panels) {
    if (only && name !== only) continue;
    const panel = root.querySelector(`[data-panel="${name}"]`);
    if (panel && panel.innerHTML !== html) refill(panel, html);
  }
}

/**
 * Draws an update as it is.
 * @param {Update} update
 */
function draw(update) {
  view = update.view;
  board.draw(view);
  fill(update);
  comeAlive();
  entitle();
  for (const [name, value] of [["ply", view.ply], ["version", view.version]]) {
    const field = form.elements.namedItem(String(name));
    if (field instanceof HTMLInputElement) field.value = String(value);
  }
}

/**
 * Plays moves on the board.
 * @param {Ply[]} plies
 */
function play(plies) {
  return animation.play(plies, choices.speed, (step) => {
    // Seen while it happens; spoken is one sentence when all of it is done.
    preview.tell(step.text);
  });
}

/**
 * Takes in what has changed the game, in order; what is known already is passed over.
 * @param {Update} update
 */
function receive(update) {
  waiting += 1;
  turn = turn.then(async () => {
    waiting -= 1;
    if (update.number <= version) return;
    version = update.number;
    if (view.looking_back) {
      fill(update, "notice");
      sayNotice(update.view);
      return;
    }
    byId("told").replaceChildren();
    refuse("");
    preview.hide();
    const ply = update.view.last?.plies.at(-1);
    const news = update.view.ply - view.ply;
    const follows = update.moved && update.view.ply === view.ply + 1;
    if (ply && follows && waiting < MANY) await play([ply]);
    preview.hide();
    const result = view.result;
    draw(update);
    // A move that ends the game says so itself.
    if (news > 0) for (const said of saidOf(view).slice(-news)) say(said);
    else if (news < 0) say(view.says);
    else if (view.result !== result) byId("ending").textContent = view.result ?? "";
    sayNotice(view);
  }).catch(() => resync());
}

/** Draws the game as the server has it. */
async function resync() {
  const answer = await get(`${url}/view`);
  if (answer.update) {
    version = answer.update.number;
    draw(answer.update);
    sayNotice(view);
  }
  if (answer.error) refuse(answer.error);
}

/**
 * Takes in an answer to a post.
 * @param {Answer} answer
 */
function take(answer) {
  if (answer.go) {
    location.assign(answer.go);
    return;
  }
  if (answer.update) {
    // After a refusal the board is drawn as the server has it, whatever is known here.
    if (answer.error && answer.update.number === version && !view.looking_back) draw(answer.update);
    else receive(answer.update);
  }
  if (answer.error) turn.then(() => refuse(answer.error ?? ""));
}

/** @param {PitView} pit */
async function press(pit) {
  if (!preview.isPlayed(pit, choices.careful, refuse, say)) return;
  await act(`${url}/move`, { ply: String(view.ply), version: String(view.version), move: pit.pit });
}

/**
 * Posts something; meanwhile nothing else is accepted.
 * @param {string} to
 * @param {Record<string, string> | FormData} fields
 */
async function act(to, fields) {
  if (busy || animation.running) return;
  busy = true;
  refuse("");
  try {
    take(await post(to, fields));
  } finally {
    busy = false;
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const pit = event.submitter?.getAttribute("data-pit");
  const found = view.pits.find((other) => other.pit === pit);
  if (found) press(found);
});

root.addEventListener("submit", (event) => {
  const posted = event.target;
  if (!(posted instanceof HTMLFormElement) || !posted.dataset.act) return;
  event.preventDefault();
  act(posted.action, new FormData(posted));
});

root.addEventListener("click", async (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("a[data-ply-link], a[data-help]");
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (link.dataset.help) help(link.dataset.help);
    else await look(link.href, true);
  }
  if (target?.closest("[data-replay]")) again();
});

/**
 * Shows the board after a number of moves.
 * @param {string} href
 * @param {boolean} push
 */
async function look(href, push) {
  const query = new URL(href).search;
  const answer = await get(`${url}/view${query}`);
  const update = answer.update;
  if (!update) {
    if (answer.error) refuse(answer.error);
    return;
  }
  turn = turn.then(async () => {
    const last = update.view.last?.plies.at(-1);
    if (last && update.view.ply === view.ply + 1) await play([last]);
    preview.hide();
    version = Math.max(version, update.number);
    draw(update);
    say(view.says);
    sayNotice(view);
    if (push) history.pushState(null, "", href);
    readdress(href);
  });
}

addEventListener("popstate", () => look(location.href, false));

/** @param {string} kind */
async function help(kind) {
  const told = byId("told");
  told.textContent = word("thinking");
  const at = view.version;
  const answer = await get(`${url}/help?kind=${kind}`);
  if (at !== view.version) return;
  if (answer.html) told.innerHTML = answer.html;
  else told.textContent = "";
  told.scrollIntoView({ block: "nearest" });
  if (answer.error) refuse(answer.error);
}

/** Plays the last turn again, after what is played now. */
function again() {
  if (animation.running) return;
  turn = turn.then(async () => {
    const last = view.last;
    if (!last) return;
    for (const [pit, seeds] of last.counts) board.setCount(pit, seeds);
    await play(last.plies);
    preview.hide();
    board.draw(view);
    sayAgain();
  });
}

function back() {
  const takes = root.querySelector('form[data-act="takeback"]');
  if (takes instanceof HTMLFormElement) act(takes.action, new FormData(takes));
}

keys.listen(() => board, () => view, {
  single: () => choices.keys,
  back,
  again,
  help: () => dialogs.show("/about", "#keys-part"),
  cancel: () => preview.cancel(),
});

dialogs.listen();

textmode.listen(async (line) => {
  const fields = { line, ply: String(view.ply), version: String(view.version) };
  const answer = await post(`${url}/text`, fields);
  if (answer.update) receive(answer.update);
  await turn;
  // A move is answered by what it did, which is said below the board.
  return answer;
});

follow(`${url}/live`, {
  version: () => version,
  update: (update) => {
    receive(update);
    if (update.presence !== undefined) tellPresence(update.presence);
  },
  presence: tellPresence,
  connected: (connected) => say(word(connected ? "online" : "offline")),
});

comeAlive();
entitle();

// A page that a move led to shows that move; who typed it goes on typing, who pressed a house goes on
// from there.
const [, from, pressed] = location.hash.match(/^#(play|line)(?:-(\w+))?$/) ?? [];
if (from) {
  if (from === "line") byId("line").focus();
  if (pressed) board.pit(pressed)?.focus({ preventScroll: true });
  history.replaceState(null, "", location.pathname + location.search);
  again();
}
