"use strict";
// The lobby: for how long tables have waited, in the reader's words, and a stream that begins again if it could not.
(() => {
  const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const FEW = 2; // the fewest of a unit that are told
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });

  function showAges() {
    for (const time of document.querySelectorAll("time.ago")) {
      const past = Math.max(0, (Date.now() - new Date(time.dateTime)) / 1000);
      const [unit, size] = UNITS.find(([, each]) => past >= FEW * each) ?? UNITS.at(-1);
      const told = words.format(-Math.floor(past / size), unit);
      if (time.textContent !== told) time.textContent = told;
    }
  }

  document.addEventListener("htmx:after:swap", showAges);
  document.addEventListener("htmx:error", (event) => {
    const source = event.detail.ctx?.sourceElement;
    const address = source?.getAttribute?.("hx-sse:connect");
    if (address) setTimeout(() => htmx.ajax("GET", address, { source, swap: "none" }), 5000);
  });
  setInterval(showAges, 20000);
  showAges();
})();
