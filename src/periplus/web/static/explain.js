"use strict";
// Everything on a drawing says what it is: titles, which browsers show where the mouse rests, are also shown beside what
// is tapped or focused. A drawing is one stop of the Tab key; arrows go from thing to thing within it.
(() => {
  const DRAWING = ":is(#board, #desk, #people, #past) svg.drawing[role=group]";
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const stops = new WeakMap(); // where each drawing was left
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];
  const titleOf = (thing) => thing?.querySelector(":scope > title");
  const things = (drawing) => every(":is(.can, .cannot, :has(> title)):not([aria-hidden], [aria-hidden] *)", drawing);

  // One stop: what was left, or what can be picked, or else the first thing

  function stopOf(drawing, list) {
    const left = list.find((each) => each === document.activeElement);
    const can = list.filter((each) => each.matches(".can"));
    const kept = stops.get(drawing);
    return left ?? (list.includes(kept) && (kept.matches(".can") || !can.length) ? kept : (can[0] ?? list[0]));
  }

  function arrange(drawing) {
    const list = things(drawing);
    const stop = stopOf(drawing, list);
    for (const each of list) each.setAttribute("tabindex", each === stop ? "0" : "-1");
  }

  function prepare() {
    every(DRAWING).forEach(arrange);
  }

  // Arrows go to what is nearest in their direction

  function middle(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  function toward(thing, list, [dx, dy]) {
    const [x, y] = middle(thing);
    let [nearest, least] = [null, Infinity];
    for (const each of list) {
      const [right, down] = middle(each).map((place, at) => place - [x, y][at]);
      const along = right * dx + down * dy;
      const far = along + 2 * Math.abs(right * dy) + 2 * Math.abs(down * dx);
      if (along > 1 && far < least) [nearest, least] = [each, far];
    }
    return nearest;
  }

  document.addEventListener("keydown", (event) => {
    const drawing = event.target.closest?.(DRAWING);
    if (event.key === "Escape") hide();
    if (!drawing || !ARROWS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    toward(event.target, things(drawing), ARROWS[event.key])?.focus();
  });

  // What a thing is

  let shown = null;

  function tip() {
    const there = document.getElementById("tip");
    if (there) return there;
    const made = document.createElement("div");
    made.id = made.className = "tip";
    document.body.append(made);
    return made;
  }

  function show(thing) {
    const line = tip();
    line.textContent = titleOf(thing).textContent;
    line.classList.remove("pinned");
    const at = thing.getBoundingClientRect();
    const room = root.clientWidth - line.offsetWidth - 8;
    const above = at.bottom + line.offsetHeight + 12 > innerHeight;
    line.style.left = `${scrollX + Math.max(8, Math.min(at.left + at.width / 2 - line.offsetWidth / 2, room))}px`;
    line.style.top = `${scrollY + (above ? at.top - line.offsetHeight - 8 : at.bottom + 8)}px`;
    shown = thing;
  }

  function hide() {
    if (shown) tip().replaceChildren();
    shown = null;
  }

  const root = document.documentElement;
  const told = (event) => event.target.closest?.(`${DRAWING} :is(.can, .cannot, :has(> title))`);

  document.addEventListener("focusin", (event) => {
    const drawing = event.target.closest?.(DRAWING);
    if (!drawing) return;
    stops.set(drawing, event.target);
    arrange(drawing);
    if (event.target.matches(":focus-visible") && titleOf(event.target)) show(event.target);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("click", (event) => {
    const thing = told(event);
    if (titleOf(thing)) show(thing);
    else hide();
  });
  document.addEventListener("htmx:after:swap", prepare);
  prepare();
})();
