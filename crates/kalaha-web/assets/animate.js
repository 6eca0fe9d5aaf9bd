// Plays the steps of moves on the board. Any key or press skips to the end.

/** @import {Board} from "./board.js" */
/** @import {Ply, Step} from "./view.js" */

/** Milliseconds a seed takes, and the most that the sowing of a move may. */
const SPEEDS = { off: 0, slow: 150, normal: 110, fast: 80 };
const MOST = 1200;
/** Milliseconds that the sweep at the end is shown for, a step of its own. */
const SWEEP = 900;
/** Milliseconds between two moves of a row of them. */
const PAUSE = 500;
/** Milliseconds after a press within which the click that belongs to it is swallowed. */
const CLICK = 700;

/** How many seeds' time a step takes. @type {Record<string, number>} */
const TIMES = { lift: 1, relay: 1, sow: 1, capture: 2, extra_turn: 1, swap: 2 };
/** Steps that are told while they are seen. */
const TOLD = ["capture", "extra_turn", "sweep", "end"];

export class Animation {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.running = false;
    this.skipped = false;
    /** @type {(() => void)[]} */
    this.waiting = [];
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, (event) => this.interrupt(event), { capture: true });
    }
  }

  /**
   * Plays moves one after the other.
   * @param {Ply[]} plies
   * @param {keyof typeof SPEEDS} speed
   * @param {(step: Step) => void} tell gets each step that is worth words
   * @param {{look?: number, after?: (ply: Ply) => void}} [more] milliseconds to look at the board
   *   before the first move, and what gets each move when it is done or skipped
   */
  async play(plies, speed, tell, { look = 0, after = () => {} } = {}) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || speed === "off" || document.hidden) return plies.forEach(after);
    this.running = true;
    this.skipped = false;
    const hand = document.createElement("span");
    hand.className = "hand";
    hand.hidden = true;
    document.body.append(hand);
    try {
      for (const [at, ply] of plies.entries()) {
        await this.wait(at > 0 ? PAUSE : look);
        await this.playPly(ply, SPEEDS[speed], hand, tell);
        after(ply);
      }
    } finally {
      hand.remove();
      this.running = false;
    }
  }

  /**
   * @param {Ply} ply
   * @param {number} seed milliseconds a seed
   * @param {HTMLElement} hand
   * @param {(step: Step) => void} tell
   */
  async playPly(ply, seed, hand, tell) {
    const times = ply.steps.reduce((sum, step) => sum + (TIMES[step.kind] ?? 0), 0);
    const unit = Math.min(seed, MOST / Math.max(times, 1));
    let at = ply.origin;
    this.board.wipe();
    for (const step of ply.steps) {
      if (this.skipped) return;
      const time = unit * (TIMES[step.kind] ?? 0);
      if (TOLD.includes(step.kind)) tell(step);
      if (step.kind === "lift" || step.kind === "relay") {
        at = step.pit ?? at;
        if (at) this.board.pit(at)?.classList.add("origin");
        this.apply(step);
        await this.wait(time);
      } else if (step.kind === "sow") {
        await this.travel(hand, at, step.pit ?? null, time);
        at = step.pit ?? at;
        this.apply(step);
        if (at) this.board.pit(at)?.classList.add("touched");
      } else if (step.kind === "capture") {
        const store = (step.set ?? []).at(-1)?.[0] ?? null;
        await this.travel(hand, step.pit ?? null, store, time);
        this.apply(step);
      } else if (step.kind === "sweep") {
        hand.hidden = true;
        await this.wait(SWEEP / 2);
        this.apply(step);
        await this.wait(SWEEP / 2);
      } else {
        this.apply(step);
        await this.wait(time);
      }
    }
    hand.hidden = true;
  }

  /** @param {Step} step */
  apply(step) {
    for (const [pit, seeds] of step.set ?? []) this.board.setCount(pit, seeds);
  }

  /**
   * Lets a seed travel from pit to pit.
   * @param {HTMLElement} hand
   * @param {string | null} from
   * @param {string | null} to
   * @param {number} time
   */
  async travel(hand, from, to, time) {
    const [a, b] = [from, to].map((pit) => (pit ? this.middle(pit) : null));
    if (!a || !b) return this.wait(time);
    hand.hidden = false;
    const place = (/** @type {{x: number, y: number}} */ at) => `translate(${at.x - 9}px, ${at.y - 9}px)`;
    const moving = hand.animate([{ transform: place(a) }, { transform: place(b) }], {
      duration: time,
      easing: "ease-out",
      fill: "forwards",
    });
    await this.wait(time);
    moving.cancel();
    hand.style.transform = place(b);
  }

  /** @param {string} pit */
  middle(pit) {
    const box = this.board.pit(pit)?.querySelector(".seeds")?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  /** @param {number} time */
  wait(time) {
    if (this.skipped || time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => resolve(undefined);
      this.waiting.push(done);
      setTimeout(done, time);
    });
  }

  skip() {
    this.skipped = true;
    for (const done of this.waiting.splice(0)) done();
  }

  /** @param {Event} event */
  interrupt(event) {
    if (!this.running) return;
    if (event instanceof KeyboardEvent && ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    this.skip();
    const onBoard = event.target instanceof Node && this.board.root.contains(event.target);
    if (event.type === "keydown") {
      event.preventDefault();
      event.stopPropagation();
    } else if (onBoard) {
      // What skips does not play as well.
      const swallow = (/** @type {Event} */ click) => {
        click.preventDefault();
        click.stopPropagation();
      };
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), CLICK);
    }
  }
}
