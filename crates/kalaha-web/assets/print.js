// The button that prints a sheet. Without scripts it is not there, and the browser's own does.

for (const button of document.querySelectorAll("[data-print]")) {
  button.removeAttribute("hidden");
  button.addEventListener("click", () => window.print());
}
