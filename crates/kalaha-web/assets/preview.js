// A look ahead while a house has the focus, lies under the pointer, or is held.

/** @import {Board} from "./board.js" */
/** @import {View, PitView} from "./view.js" */
import { word } from "./view.js";

/** Milliseconds after which a press is a long one. */
const LONG = 450;

export class Preview {
  /**
   * @param {Board} board
   * @param {() => View} view
   */
  constructor(board, view) {
    this.board = board;
    this.view = view;
    this.line = document.querySelector(".ahead-text");
    /** @type {string | null} */
    this.shown = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** True while the click of a long press is to come, which plays nothing. */
    this.held = false;
    const root = board.root;
    root.addEventListener("focusin", (event) => this.show(this.pitOf(event)));
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.show(this.pitOf(event));
    });
    root.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse") this.hide();
    });
    root.addEventListener("pointerdown", (event) => {
      this.held = false;
      if (event.pointerType === "mouse") return;
      const pit = this.pitOf(event);
      this.timer = setTimeout(() => {
        this.held = true;
        this.show(pit);
      }, LONG);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
      root.addEventListener(kind, () => clearTimeout(this.timer));
    }
    root.addEventListener("contextmenu", (event) => {
      if (this.held) event.preventDefault();
    });
  }

  /**
   * @param {Event} event
   * @returns {PitView | undefined}
   */
  pitOf(event) {
    const button = event.target instanceof Element ? event.target.closest("button[data-pit]") : null;
    const name = button?.getAttribute("data-pit");
    return this.view().pits.find((pit) => pit.pit === name);
  }

  /** @param {PitView | undefined} pit */
  show(pit) {
    if (!pit?.ahead || !pit.legal) return this.hide();
    this.shown = pit.pit;
    this.board.lookAhead(pit);
    this.tell(pit.label);
  }

  /**
   * Shows a line that is not spoken.
   * @param {string} text
   */
  tell(text) {
    if (this.line) this.line.textContent = text;
  }

  hide() {
    this.shown = null;
    this.board.lookAway();
    this.tell("");
  }

  /**
   * True if a press plays its house: not a long one, which looked ahead, and in the careful mode
   * the second one.
   * @param {PitView} pit
   * @param {boolean} careful
   * @param {(text: string) => void} refuse gets why the house can't be played
   * @param {(text: string) => void} [ask] gets what to do to play it
   */
  isPlayed(pit, careful, refuse, ask = () => {}) {
    if (this.wasHeld()) return false;
    if (pit.why_not) {
      refuse(pit.why_not);
      return false;
    }
    const button = this.board.pit(pit.pit);
    if (!careful || button?.classList.contains("chosen")) return true;
    this.cancel();
    button?.classList.add("chosen");
    this.show(pit);
    ask(`${pit.label}. ${word("pressAgain")}`);
    return false;
  }

  /** Chooses nothing and shows nothing. */
  cancel() {
    for (const house of this.board.houses()) house.classList.remove("chosen");
    this.hide();
  }

  /** True once for a press that was a long one. */
  wasHeld() {
    const held = this.held;
    this.held = false;
    return held;
  }
}
