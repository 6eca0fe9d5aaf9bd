// Lessons and puzzles: the keyboard plays on the board of the task.

import { Board } from "./board.js";
import * as keys from "./keys.js";
import * as dialogs from "./dialogs.js";
import { settings } from "./settings.js";
import { comeAlive, firstView } from "./view.js";

const view = firstView();
const board = new Board(/** @type {HTMLElement} */ (document.querySelector("#task [data-board]")));
const choices = settings(board.root);

keys.listen(() => board, () => view, {
  single: () => choices.keys,
  back: () => {},
  again: () => {},
  help: () => dialogs.show("/about", "#keys-part"),
  cancel: () => {},
});

dialogs.listen();
comeAlive();
