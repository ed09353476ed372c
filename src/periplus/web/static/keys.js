"use strict";
// Keys: digits choose, Enter confirms, letters do what is rarely done; silent while something is typed.
(() => {
  const DRAWERS = { l: "log-drawer", t: "talk-drawer", m: "menu" };
  const PRESSED = { u: "undo", h: "hint" };
  const every = (selector) => [...document.querySelectorAll(selector)];
  const DRAWER = "details.drawer, details.paces";
  const drawers = () => every(DRAWER);

  // Drawers: one at a time, closed by a click elsewhere or by Escape

  function draw(drawer) {
    for (const each of drawers()) if (each !== drawer) each.open = false;
    drawer.open = !drawer.open;
    if (drawer.open) (drawer.querySelector("input:not([type=hidden])") ?? drawer.querySelector("[tabindex], a, button") ?? drawer).focus({ preventScroll: true });
    else drawer.querySelector("summary").focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    const inside = event.target.closest?.(DRAWER);
    const chosen = event.target.closest?.(".paces form button");
    for (const each of drawers()) if (each !== inside || chosen) each.open = false;
    if (event.target.closest?.("#show-keys")) document.getElementById("keys").showModal();
  });

  // Keys

  const typing = (target) => target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
  const modified = (event) => event.ctrlKey || event.metaKey || event.altKey;

  function digit(key) {
    if (key === "0") return document.querySelector("#choice .key");
    return document.querySelector(`#choice .part.open [data-key="${key}"]`);
  }

  function escape() {
    const open = drawers().find((each) => each.open);
    if (open) draw(open);
    else Periplus.forget();
  }

  function press(event) {
    const key = event.key.toLowerCase();
    const confirm = document.querySelector("#announcement .shown") ? null : document.querySelector("#confirm:enabled") ?? document.querySelector("#choice .desk.ready .primary"); // Enter closes what is told first
    if (/^\d$/.test(key) && digit(key)) {
      const entry = digit(key);
      entry.focus({ preventScroll: true });
      entry.click();
    } else if (key === "enter" && !event.target.closest?.("a, button, summary, .desk form, [data-thing]") && confirm) confirm.click();
    else if (key === "backspace") Periplus.back();
    else if (key === "?") document.getElementById("keys").showModal();
    else if (key in DRAWERS && document.getElementById(DRAWERS[key])) draw(document.getElementById(DRAWERS[key]));
    else if (key in PRESSED && document.getElementById(PRESSED[key])) document.getElementById(PRESSED[key]).click();
    else return;
    event.preventDefault();
  }

  document.addEventListener("keydown", (event) => {
    if (!document.getElementById("table") || event.defaultPrevented || modified(event) || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") escape();
    else if (!typing(event.target)) press(event);
  });

  // The question has the focus when a turn begins and when one is over, unless somebody is busy elsewhere

  let asked = "";

  function attend() {
    const { awaited, decision } = document.querySelector("#status [data-decision]")?.dataset ?? {};
    const now = `${awaited} ${decision}`;
    const idle = !document.activeElement || document.activeElement === document.body;
    if (idle && now !== asked && (asked || awaited === "yes")) document.getElementById("status")?.focus({ preventScroll: true });
    asked = now;
  }

  document.addEventListener("htmx:after:swap", attend);
  attend();
})();
