"use strict";
// Nothing happens in silence: announcements that stay until they are read, a line for a new phase, a count of new remarks, and sounds.
(() => {
  const table = document.getElementById("table");
  const place = document.getElementById("announcement");
  if (!table || !place) return;
  const PHASE_STAYS = 4000; // milliseconds
  const AWAY = 1_800_000; // milliseconds after which somebody has been away
  const MUCH = 12; // lines that are worth telling again
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];
  const get = (name, fallback) => localStorage.getItem("periplus-" + name) ?? fallback;
  const set = (name, value) => localStorage.setItem("periplus-" + name, value);
  const own = (name) => `${name}-${location.pathname.split("/")[2]}`;
  let heard = null; // what has been told since the page was opened; null before that

  // Sounds: each is a few notes, as [when, pitch, how long]

  const SOUNDS = {
    turn: [[0, 660, 0.5], [0.18, 880, 0.5]],
    dice: [[0, 190, 0.06], [0.07, 240, 0.06], [0.15, 170, 0.06], [0.26, 210, 0.09]],
    news: [[0, 520, 0.3]],
    round: [[0, 392, 0.4], [0.14, 494, 0.4], [0.28, 587, 0.6]],
    talk: [[0, 990, 0.12], [0.09, 1320, 0.16]],
    over: [[0, 392, 0.4], [0.16, 523, 0.4], [0.32, 659, 0.4], [0.48, 784, 0.9]],
  };
  let audio = null;

  function play(kind) {
    if (navigator.userActivation?.hasBeenActive === false) return; // browsers let no page make a sound before it is touched
    audio ??= new AudioContext();
    audio.resume();
    const loudness = Math.max(0.0002, 0.0025 * Number(get("volume", "60")));
    for (const [at, pitch, length] of SOUNDS[kind]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const start = audio.currentTime + at;
      tone.frequency.value = pitch;
      tone.type = kind === "dice" ? "triangle" : "sine";
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(loudness, start + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length + 0.1);
    }
  }

  const sound = (kind) => get("sound", "on") === "on" && get("sound-" + kind, "on") === "on" && play(kind);

  function showVolume() {
    for (const slider of every("#volume")) slider.value = get("volume", "60");
  }

  // Announcements: the oldest that has not been read is shown, on the half of the chart where the place that it is about is not

  const announcements = () => every(".announced", place);
  const read = () => Number(get(own("read"), "0"));
  const shown = () => announcements().find((each) => each.classList.contains("shown"));

  function isLeft(announced) {
    const names = announced.dataset.lights ? announced.dataset.lights.split("|") : [];
    const things = names.flatMap((name) => every(`#panel-chart [data-thing="${CSS.escape(name)}"]`));
    const chart = document.getElementById("panel-chart")?.getBoundingClientRect();
    if (!chart || !things.length) return false;
    const at = things.map((each) => each.getBoundingClientRect()).map((each) => each.left + each.width / 2);
    return at.reduce((sum, each) => sum + each, 0) / at.length < chart.left + chart.width / 2;
  }

  function showNext() {
    const next = announcements().find((each) => Number(each.dataset.number) > read());
    for (const each of announcements()) {
      const changes = each === next && !each.classList.contains("shown");
      each.classList.toggle("shown", each === next);
      if (changes) each.classList.toggle("right", isLeft(each));
    }
  }

  function goOn() {
    const announced = shown();
    if (!announced) return false;
    const within = announced.contains(document.activeElement);
    set(own("read"), announced.dataset.number);
    showNext();
    if (within) (shown() ?? document.getElementById("status"))?.focus({ preventScroll: true });
    return true;
  }

  // A new phase

  let chapter = document.getElementById("course")?.textContent.trim();
  let vanishes = 0;

  function phaseLine() {
    const line = document.createElement("p");
    line.id = "phase";
    line.setAttribute("role", "status");
    line.append(document.createElement("span"));
    place.before(line);
    return line;
  }

  function tellPhase() {
    const course = document.getElementById("course");
    const now = course?.textContent.trim();
    if (!now || now === chapter) return;
    chapter = now;
    if (document.querySelector("#choice .over")) return; // the end is announced by itself
    const words = [".chapters", "[aria-current]"].map((each) => course.querySelector(each)?.textContent).filter(Boolean);
    const line = document.getElementById("phase") ?? phaseLine();
    line.firstElementChild.textContent = words.join(" · ");
    line.hidden = false;
    clearTimeout(vanishes);
    vanishes = setTimeout(() => (line.hidden = true), PHASE_STAYS);
  }

  // Talk: remarks of others since it was last in sight

  const remarks = () => every("#chat [data-said]:not([data-own])");
  const latest = () => Math.max(0, ...remarks().map((each) => Number(each.dataset.said)));
  let talkInSight = false;

  function countTalk() {
    if (localStorage.getItem("periplus-" + own("talk")) === null || (talkInSight && !document.hidden)) set(own("talk"), latest());
    const fresh = remarks().filter((each) => Number(each.dataset.said) > Number(get(own("talk"), "0"))).length;
    for (const mark of every("#talk-button .unread")) {
      mark.hidden = !fresh;
      mark.textContent = fresh || "";
    }
  }

  function watchTalk() {
    const talk = document.getElementById("chat-form");
    const seen = ([entry]) => {
      talkInSight = entry.isIntersecting;
      countTalk();
    };
    if (talk) new IntersectionObserver(seen, { threshold: 0.5 }).observe(talk);
  }

  // The latest moves stand last

  function showLatest() {
    const list = document.querySelector("#since .log");
    if (list) list.scrollTop = list.scrollHeight;
  }

  // An answer that was given stays in sight instead of the choices, until somebody wants to change it

  let changing = "";

  function showAnswer() {
    const answer = document.querySelector(".answer");
    const choice = document.getElementById("choice");
    choice?.classList.toggle("answered", Boolean(answer?.querySelector("#change")) && answer.id !== changing);
    if (choice?.contains(document.activeElement) && !document.activeElement.checkVisibility()) document.getElementById("status").focus({ preventScroll: true });
  }

  function change(link) {
    changing = link.closest(".answer").id;
    showAnswer();
    document.querySelector("#choice :is(input:not([type=hidden]), button)")?.focus();
  }

  // Whoever picks something on the board meanwhile wants to change it
  function pickInstead() {
    if (!Periplus.marked().length) return;
    changing = document.querySelector(".answer")?.id ?? "";
    showAnswer();
  }

  // Whoever comes back after a while is told what has happened meanwhile, if it is much

  const linesNow = () => Number(document.querySelector("#since [data-lines]")?.dataset.lines ?? 0);

  function noteSeen() {
    if (!document.hidden && linesNow()) set(own("seen"), `${linesNow()}@${Date.now()}`);
  }

  async function tellMissed() {
    const [lines, when] = get(own("seen"), "0@0").split("@").map(Number);
    if (document.hidden || !when || Date.now() - when < AWAY || linesNow() - lines < MUCH) return;
    const answer = await fetch(`${location.pathname}/log?after=${lines}`);
    const missed = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".missed");
    const dialog = document.getElementById("missed");
    if (!missed || dialog.open) return;
    dialog.querySelector(".news-told").replaceChildren(missed);
    dialog.showModal();
  }

  function comeBack() {
    tellMissed();
    noteSeen();
  }

  // Everything that is new is heard once

  function listen() {
    const news = announcements().at(-1);
    const now = { number: Number(news?.dataset.number ?? 0), talk: latest(), over: Boolean(document.querySelector(".over")) };
    if (heard) {
      if (now.over && !heard.over) sound("over");
      else if (now.number > heard.number && now.number > read()) sound(news.dataset.sound);
      else if (now.talk > heard.talk) sound("talk");
    }
    heard = now;
  }

  function refresh() {
    showNext();
    tellPhase();
    countTalk();
    showLatest();
    showAnswer();
    showVolume();
    listen();
    noteSeen();
  }

  // Enter reads what is announced before it does anything else, but for what is typed or in front of the announcement
  const elsewhere = (target) => target.closest?.(".announced, dialog, details.drawer, textarea, select, input:not([type=checkbox], [type=radio])");

  function readFirst(event) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target) || !goOn()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const busy = (target) => target.closest?.("input, textarea, select, button, a, summary, [contenteditable], [data-thing]");

  document.addEventListener("periplus:sound", (event) => sound(event.detail));
  document.addEventListener("periplus:picked", pickInstead);
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("visibilitychange", countTalk);
  document.addEventListener("visibilitychange", comeBack);
  document.addEventListener("input", (event) => {
    if (event.target.id === "volume") set("volume", event.target.value);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.closest?.(".announced")) return;
    event.preventDefault();
    goOn();
  }, true);
  document.addEventListener("click", (event) => {
    const tried = event.target.closest?.("button.try");
    if (tried) play(tried.dataset.sound);
    const link = event.target.closest?.("#change");
    if (!link) return;
    event.preventDefault();
    change(link);
  });
  document.addEventListener("keydown", readFirst, true);
  document.addEventListener("keydown", (event) => {
    if (busy(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "n") document.getElementById("skip")?.click();
  });

  watchTalk();
  comeBack();
  refresh();
})();
