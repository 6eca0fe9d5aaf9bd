// What the server says a board draws. The types are those of the crate's `view`.

/**
 * @typedef {"south" | "north"} Side
 *
 * @typedef {object} Ahead What a move would do.
 * @property {string} landing
 * @property {string[]} taken
 * @property {boolean} extra_turn
 * @property {string} text
 *
 * @typedef {object} PitView
 * @property {string} pit `S3`, and `S` for South's store.
 * @property {Side} side
 * @property {number | null} house
 * @property {number} seeds
 * @property {string} label
 * @property {boolean} legal
 * @property {string | null} why_not
 * @property {Ahead | null} ahead
 * @property {string} delta
 * @property {boolean} origin
 * @property {string} turns
 * @property {boolean} taken
 * @property {Side | null} landing
 *
 * @typedef {object} Step One step of a move: which pits come to hold what.
 * @property {string} kind
 * @property {string} [pit]
 * @property {number} [seeds]
 * @property {[string, number][]} [set]
 * @property {string} text
 * @property {string} rule
 *
 * @typedef {object} Ply
 * @property {number} ply
 * @property {string | null} origin
 * @property {string | null} landing
 * @property {string} says
 * @property {Step[]} steps
 *
 * @typedef {object} LastTurn
 * @property {Side} by
 * @property {Ply[]} plies
 * @property {[string, number][]} counts What the pits held before it.
 *
 * @typedef {object} View
 * @property {number} version
 * @property {number} ply
 * @property {number} plies
 * @property {boolean} looking_back
 * @property {{south: boolean, north: boolean}} mine
 * @property {Side} below
 * @property {Side | null} to_move
 * @property {boolean} may_move
 * @property {PitView[]} pits
 * @property {LastTurn | null} last
 * @property {string} says
 * @property {string[]} said What was said before that, from the reader's own last turn on.
 * @property {boolean} taken_back True if moves were taken back last, which is what is said then.
 * @property {string | null} notice What a player asks of the other, or what became of it.
 * @property {boolean} is_called True if the reader is waited for.
 * @property {string | null} result
 * @property {{plate: {south: string, north: string}, note: {south: string, north: string}}} names
 *
 * @typedef {object} Shown Moves of an example.
 * @property {View} view The board after them.
 * @property {[string, number][]} counts What the pits held before them.
 * @property {Ply[]} plies
 *
 * @typedef {object} Update
 * @property {number} number
 * @property {boolean} moved
 * @property {View} view
 * @property {[string, string][]} panels
 *
 * @typedef {object} Answer What a post is answered with.
 * @property {string} [error]
 * @property {string} [says]
 * @property {string} [html]
 * @property {string} [go]
 * @property {Update} [update]
 */

/**
 * The element of an id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/**
 * The view that the page was drawn from, or another page.
 * @param {ParentNode} [page]
 * @returns {View}
 */
export function firstView(page = document) {
  return JSON.parse(page.querySelector("#view")?.textContent ?? "");
}

/**
 * Fills a part of the page again and keeps the focus at the same place in it.
 * @param {Element} panel
 * @param {string} html
 */
export function refill(panel, html) {
  const places = () => [...panel.querySelectorAll("a, button, summary")];
  const at = document.activeElement ? places().indexOf(document.activeElement) : -1;
  panel.innerHTML = html;
  if (at < 0) return;
  const now = places();
  const next = now[Math.min(at, now.length - 1)];
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  else byId("content").focus({ preventScroll: true });
}

/**
 * Lets the address of the page be that of what it shows now, also for who changes the language.
 * @param {string} address
 */
export function readdress(address) {
  history.replaceState(null, "", address);
  const here = new URL(location.href);
  for (const link of document.querySelectorAll(".languages a")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const there = new URL(link.href);
    there.searchParams.set("to", here.pathname + here.search);
    link.href = there.href;
  }
}

/**
 * A sentence that the page keeps for its modules.
 * @param {string} name
 */
export function word(name) {
  return document.getElementById("words")?.dataset[name] ?? "";
}

/** Shows what is of use only with scripts, and hides what is of use only without. */
export function comeAlive() {
  for (const part of document.querySelectorAll(".live-only")) part.removeAttribute("hidden");
  for (const part of document.querySelectorAll(".unlive")) part.setAttribute("hidden", "");
}
