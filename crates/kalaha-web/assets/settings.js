// Settings, which this browser keeps.

/** @typedef {{speed: "off" | "slow" | "normal" | "fast", careful: boolean, keys: boolean, flat: boolean}} Settings */

const KEPT = "kalaha.settings";

/** @type {Settings} */
const USUAL = { speed: "normal", careful: false, keys: true, flat: false };

/** @returns {Settings} */
function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/**
 * The settings as they are, and as the form changes them.
 * @param {HTMLElement} board
 * @returns {Settings}
 */
export function settings(board) {
  const now = kept();
  const form = document.getElementById("settings");
  const show = () => board.classList.toggle("flat", now.flat);
  show();
  if (!(form instanceof HTMLFormElement)) return now;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = now.speed;
    if (field instanceof HTMLInputElement) {
      field.checked = now[/** @type {"careful" | "keys" | "flat"} */ (field.name)];
    }
  }
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", (event) => {
    const field = event.target;
    if (field instanceof HTMLSelectElement) now.speed = /** @type {Settings["speed"]} */ (field.value);
    if (field instanceof HTMLInputElement) {
      now[/** @type {"careful" | "keys" | "flat"} */ (field.name)] = field.checked;
    }
    show();
    try {
      localStorage.setItem(KEPT, JSON.stringify(now));
    } catch {
      // Where nothing may be kept, settings last as long as the page.
    }
  });
  return now;
}
