// Asks the server and posts forms to it.

/** @import {Answer} from "./view.js" */
import { word } from "./view.js";

/**
 * Posts fields; a lost connection is an answer too.
 * @param {string} url
 * @param {FormData | Record<string, string>} fields
 * @returns {Promise<Answer>}
 */
export async function post(url, fields) {
  const body = new URLSearchParams();
  const entries = fields instanceof FormData ? fields.entries() : Object.entries(fields);
  for (const [name, value] of entries) body.append(name, String(value));
  return ask(url, { method: "POST", body });
}

/**
 * @param {string} url
 * @returns {Promise<Answer>}
 */
export function get(url) {
  return ask(url, {});
}

/**
 * @param {string} url
 * @param {RequestInit} how
 * @returns {Promise<Answer>}
 */
async function ask(url, how) {
  try {
    const answer = await fetch(url, { ...how, headers: { accept: "application/json" } });
    return await answer.json();
  } catch {
    return { error: word("offline") };
  }
}

/**
 * Another page's element, as HTML.
 * @param {string} url
 * @param {string} selector
 * @returns {Promise<Element | null>}
 */
export async function part(url, selector) {
  try {
    const answer = await fetch(url, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(selector);
  } catch {
    return null;
  }
}
