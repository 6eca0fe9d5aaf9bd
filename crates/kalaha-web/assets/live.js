// The stream of what changes a game: one a tab, closed while the tab is hidden, resumed by number.

/** @import {Update} from "./view.js" */

/** Milliseconds before a lost stream is opened again, and before people are told of it. */
const RETRY = 2000;
const TELL = 4000;

/**
 * @typedef {object} Listener
 * @property {() => number} version the number of the last entry that was taken in
 * @property {(update: Update & {presence?: string}) => void} update
 * @property {(text: string) => void} presence
 * @property {(connected: boolean) => void} connected
 */

/**
 * @param {string} url
 * @param {Listener} listener
 */
export function follow(url, listener) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {number | undefined} */
  let again;
  /** @type {number | undefined} */
  let telling;
  let told = false;

  const close = () => {
    clearTimeout(again);
    source?.close();
    source = null;
  };

  const found = () => {
    clearTimeout(telling);
    telling = undefined;
    if (told) listener.connected(true);
    told = false;
  };

  const lost = () => {
    telling ??= setTimeout(() => {
      told = true;
      listener.connected(false);
    }, TELL);
  };

  const open = () => {
    close();
    if (document.hidden) return;
    const stream = new EventSource(`${url}?after=${listener.version()}`);
    source = stream;
    stream.addEventListener("open", found);
    stream.addEventListener("update", (event) => listener.update(JSON.parse(event.data)));
    stream.addEventListener("presence", (event) => listener.presence(JSON.parse(event.data).text));
    stream.addEventListener("error", () => {
      lost();
      // The browser's own attempts would ask for what came after the stream was opened first.
      stream.close();
      if (source === stream) again = setTimeout(open, RETRY);
    });
  };

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return open();
    // Who does not look need not be told.
    clearTimeout(telling);
    telling = undefined;
    close();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  addEventListener("online", open);
  open();
}
