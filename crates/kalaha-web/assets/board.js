// Draws views into the board of the page. It knows no rules.

/** @import {View, PitView} from "./view.js" */

/** Counts with a picture of their own beyond those drawn seed by seed; as `view/seeds.rs`. */
const DRAWN = 24;
const PACKED = [52, 42, 34, 28];

/** @param {number} seeds */
function symbol(seeds) {
  const drawn = PACKED.find((count) => seeds >= count) ?? Math.min(seeds, DRAWN);
  return `#seeds-${drawn}`;
}

export class Board {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /**
   * The element of a pit.
   * @param {string} pit
   * @returns {HTMLElement | null}
   */
  pit(pit) {
    return this.root.querySelector(`[data-pit="${pit}"]`);
  }

  /** @returns {HTMLButtonElement[]} */
  houses() {
    return [...this.root.querySelectorAll("button[data-pit]")].map(
      (house) => /** @type {HTMLButtonElement} */ (house),
    );
  }

  /**
   * Lets a pit hold so many seeds.
   * @param {string} pit
   * @param {number} seeds
   */
  setCount(pit, seeds) {
    const element = this.pit(pit);
    const count = element?.querySelector(".count");
    if (!element || !count) return;
    count.textContent = String(seeds);
    element.querySelector("use")?.setAttribute("href", symbol(seeds));
  }

  /** @param {View} view */
  draw(view) {
    for (const pit of view.pits) this.drawPit(pit);
    for (const plate of this.root.querySelectorAll("[data-plate]")) {
      const side = plate.getAttribute("data-plate") === "north" ? "north" : "south";
      plate.classList.toggle("moving", side === view.to_move);
      const [name, who] = [plate.querySelector(".name"), plate.querySelector(".who")];
      if (name) name.textContent = view.names.plate[side];
      if (who) who.textContent = view.names.note[side];
    }
  }

  /** @param {PitView} pit */
  drawPit(pit) {
    const element = this.pit(pit.pit);
    if (!element) return;
    this.setCount(pit.pit, pit.seeds);
    const label = element.querySelector("[data-label]");
    if (label) label.textContent = pit.label;
    element.classList.toggle("legal", pit.legal);
    element.classList.toggle("origin", pit.origin);
    element.classList.toggle("taken", pit.taken);
    element.classList.toggle("landing", pit.landing !== null);
    element.classList.toggle("by-south", pit.landing === "south");
    element.classList.toggle("by-north", pit.landing === "north");
    // A choice holds for the board that it was made on.
    element.classList.remove("touched", "chosen");
    if (pit.house !== null) {
      if (pit.legal) element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", "true");
    }
    const delta = element.querySelector(".delta");
    if (delta) delta.textContent = pit.delta;
    const turns = element.querySelector(".turns");
    if (turns) turns.textContent = pit.turns;
  }

  /** Takes the marks of the last turn away, before the next one is played. */
  wipe() {
    for (const mark of this.root.querySelectorAll(".delta, .turns")) mark.textContent = "";
    for (const pit of this.root.querySelectorAll(".pit")) {
      pit.classList.remove("origin", "taken", "landing", "legal", "touched", "chosen");
    }
    this.lookAway();
  }

  /**
   * Shows what a move from a pit would do.
   * @param {PitView} pit
   */
  lookAhead(pit) {
    this.lookAway();
    if (!pit.ahead) return;
    this.pit(pit.ahead.landing)?.classList.add("ahead");
    for (const taken of pit.ahead.taken) this.pit(taken)?.classList.add("ahead-taken");
  }

  lookAway() {
    for (const pit of this.root.querySelectorAll(".ahead, .ahead-taken")) {
      pit.classList.remove("ahead", "ahead-taken");
    }
  }
}
