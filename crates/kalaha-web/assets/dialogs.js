// Rules and keyboard help in a dialog over the page, and links that are copied.

import { part } from "./post.js";
import { byId, word } from "./view.js";

/** @returns {HTMLDialogElement} */
function dialog() {
  return /** @type {HTMLDialogElement} */ (byId("dialog"));
}

/**
 * Shows a part of another page; goes there if that can't be had.
 * @param {string} url
 * @param {string} selector
 */
export async function show(url, selector) {
  const found = await part(url, selector);
  if (!found) {
    location.assign(url);
    return;
  }
  byId("dialog-content").replaceChildren(found);
  const title = found.querySelector("h1, h2")?.textContent?.trim();
  if (title) dialog().setAttribute("aria-label", title);
  if (!dialog().open) dialog().showModal();
}

export function listen() {
  document.addEventListener("click", async (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const why = target?.closest("a[data-why]");
    if (why instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      show(why.href, "article");
    }
    const copy = target?.closest("[data-copy]");
    if (copy instanceof HTMLElement) {
      const field = byId(copy.dataset.copy ?? "");
      if (!(field instanceof HTMLInputElement)) return;
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        copy.textContent = word("copied");
      } catch {
        // The link stays selected, to be copied by hand.
      }
    }
  });
}
