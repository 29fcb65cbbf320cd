// Runs before the first paint, so that the page never shows the wrong theme for a moment.
(function () {
  var root = document.documentElement;
  var set = {};
  try {
    set = JSON.parse(localStorage.getItem("deckhand.settings") || "{}");
  } catch (_) {
    // Storage may be closed; the system's choice holds then.
  }
  var asked = new URLSearchParams(location.search).get("theme");
  var theme = asked || set.theme || "system";
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  if (set.lang) root.lang = set.lang;
  if (set.size) root.dataset.size = set.size;
  if (set.motion) root.dataset.motion = set.motion;
  if (set.hatch) root.dataset.hatch = set.hatch;
})();
