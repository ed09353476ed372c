"use strict";
// The past: moments follow each other without loading the page, by hand, by keys or by themselves, and the log goes along.
(() => {
  const slider = document.getElementById("at");
  const play = document.getElementById("play");
  const speed = document.getElementById("speed");
  const copy = document.getElementById("copy-moment");
  const last = Number(slider.max);
  const shown = () => Number(document.getElementById("past").dataset.at);
  let wanted = shown();
  let busy = false;
  let timer = 0;

  // Where we are: in the address, on the slider, among the parts and in the log

  function mark(links, current) {
    for (const link of links) {
      if (current.includes(link)) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  }

  function follow() {
    const at = shown();
    if (slider.value !== String(wanted)) slider.value = wanted;
    history.replaceState(null, "", `?at=${at}`);
    const begun = (link) => Number(link.dataset.at);
    const parts = [...document.querySelectorAll(".chapters a")];
    mark(parts, parts.filter((link) => begun(link) <= at).slice(-1));
    const told = [...document.querySelectorAll("#told a")];
    const now = told.filter((link) => begun(link) === at);
    mark(told, now);
    const line = now[0] ?? told.findLast((link) => begun(link) <= at);
    const list = line?.closest("ol");
    if (list) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
    copy.textContent = copy.dataset.label;
  }

  async function ask() {
    busy = true;
    const at = wanted;
    await htmx.ajax("GET", `${location.pathname}?at=${at}`, { target: "#past", swap: "outerMorph" });
    busy = false;
    if (shown() !== at) return pause(); // the server did not answer: the links still lead there
    follow();
    if (wanted !== at) ask();
    else if (playing()) wait();
  }

  function show(at) {
    wanted = Math.max(0, Math.min(last, at));
    if (!busy && wanted !== shown()) ask();
  }

  // By itself

  const playing = () => play.getAttribute("aria-pressed") === "true";

  function setPlaying(on) {
    clearTimeout(timer);
    play.setAttribute("aria-pressed", on);
    play.textContent = on ? play.dataset.pause : play.dataset.play;
  }

  function pause() {
    setPlaying(false);
  }

  function wait() {
    clearTimeout(timer);
    if (shown() >= last) pause();
    else timer = setTimeout(() => show(shown() + 1), Number(speed.value));
  }

  function toggle() {
    const on = !playing();
    setPlaying(on);
    if (!on) return;
    if (shown() >= last) show(0);
    else show(shown() + 1);
  }

  // By hand

  function leap(id) {
    const link = document.getElementById(id);
    if (link) show(Number(link.dataset.at));
  }

  play.addEventListener("click", toggle);
  slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-at]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pause();
    show(Number(link.dataset.at));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const step = { Left: -1, Right: 1 }[/(Left|Right)$/.exec(event.key)?.[1]];
    if (step) {
      event.preventDefault();
      pause();
      if (event.shiftKey) leap(step < 0 ? "chapter-before" : "chapter-after");
      else show(wanted + step);
    } else if (event.key === " " && !event.target.closest("button, a, summary, [tabindex]")) {
      event.preventDefault();
      toggle();
    }
  });
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(location.href);
    copy.textContent = copy.dataset.copied;
  });

  copy.dataset.label = copy.textContent;
  for (const each of [copy, ...document.querySelectorAll(".player")]) each.hidden = false;
  follow();
})();
