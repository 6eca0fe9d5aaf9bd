// The keyboard: figures play, arrows walk round the board, letters are commands.

/** @import {Board} from "./board.js" */
/** @import {View} from "./view.js" */

/**
 * @typedef {object} Commands
 * @property {() => boolean} single whether keys of one character are switched on
 * @property {() => void} back
 * @property {() => void} again
 * @property {() => void} help
 * @property {() => void} cancel
 */

/**
 * @param {() => Board} board the board that is shown now
 * @param {() => View} view
 * @param {Commands} commands
 */
export function listen(board, view, commands) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (event.key === "Escape") return commands.cancel();
    if (target?.closest("input, textarea, select, dialog[open]")) return;
    if (event.key.startsWith("Arrow")) {
      const house = target?.closest("button[data-pit]");
      if (house instanceof HTMLElement && board().root.contains(house)) {
        event.preventDefault();
        walk(board(), house, event.key);
      } else if (leads(board(), event.key) && !target?.closest("main *, body > :not(main)")) {
        // Nothing on the page has the focus.
        const houses = board().houses();
        const first = houses.find((house) => house.classList.contains("legal")) ?? houses[0];
        if (first) event.preventDefault();
        first?.focus();
      }
      return;
    }
    if (event.repeat || !commands.single()) return;
    if (/^[0-9]$/.test(event.key)) {
      const number = event.key === "0" ? "10" : event.key;
      const side = view().to_move === "north" ? "N" : "S";
      const house = board().pit(side + number);
      if (house instanceof HTMLButtonElement) {
        house.focus();
        house.click();
      }
    } else if (event.key === "z") commands.back();
    else if (event.key === "r") commands.again();
    else if (event.key === "?") commands.help();
  });
}

/**
 * Whether a key leads to the board from nowhere: left and right always, up and down only where the rows
 * stand upright, since they scroll the page.
 * @param {Board} board
 * @param {string} key
 */
function leads(board, key) {
  if (key === "ArrowLeft" || key === "ArrowRight") return true;
  const houses = board.houses();
  if (houses.length < 4) return false;
  const [one, next] = houses.map((house) => house.getBoundingClientRect());
  return Math.abs(one.top - next.top) > Math.abs(one.left - next.left);
}

/**
 * Moves the focus to the next house in a direction; at the end of a row round to the other one.
 * @param {Board} board
 * @param {HTMLElement} from
 * @param {string} key
 */
function walk(board, from, key) {
  const along = key === "ArrowLeft" || key === "ArrowRight" ? "x" : "y";
  const across = along === "x" ? "y" : "x";
  const ahead = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const middle = (/** @type {HTMLElement} */ house) => {
    const box = house.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = middle(from);
  const others = board
    .houses()
    .filter((house) => house !== from)
    .map((house) => ({ house, at: middle(house) }));
  const distance = (/** @type {{x: number, y: number}} */ at) => (at[along] - here[along]) * ahead;
  const sideways = (/** @type {{x: number, y: number}} */ at) => Math.abs(at[across] - here[across]);
  const line = others.filter(({ at }) => sideways(at) < 8);
  const inLine = line.filter(({ at }) => distance(at) > 4);
  inLine.sort((a, b) => distance(a.at) - distance(b.at));
  // Across the rows there is one other house; along them the way goes round the corner.
  const round = line.length > 1 ? others.filter(({ at }) => sideways(at) >= 8) : line;
  round.sort((a, b) => Math.abs(distance(a.at)) - Math.abs(distance(b.at)));
  (inLine[0] ?? round[0])?.house.focus();
}
