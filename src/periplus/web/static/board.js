"use strict";
// A drawn board: what you point at lights up and is explained, what you pick is chosen in the list, pieces glide to where they move.
(() => {
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];
  const names = (list) => (list ? list.split("|") : []);
  const things = (name) => every(`:is(#board, #desk, #people, #past) [data-thing="${CSS.escape(name)}"]`);
  const holder = (name) => things(name).find((each) => each.matches("[tabindex]")); // a place also has a bare shape
  let pinned = ""; // the thing whose reason stays until something else is done

  // Light

  function light(list, kind = "lit") {
    for (const each of every(`.${kind}`)) each.classList.remove(kind);
    for (const name of list) for (const each of things(name)) each.classList.add(kind);
  }

  // What a thing lets you do is shown beside it

  function strong(text) {
    if (!text) return [];
    const line = document.createElement("strong");
    line.textContent = text;
    return [line, " "];
  }

  function write(line, source) {
    line.replaceChildren();
    if (!source) return;
    if (source.matches("title")) line.append(source.textContent);
    else if (source.matches(".thing")) line.append(source.getAttribute("aria-label"));
    else line.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
  }

  function tell(source, beside, stays = false) {
    const tip = document.getElementById("tip");
    if (!tip) return;
    write(tip, source);
    if (source?.matches("[data-about]")) tip.prepend(...strong(beside.querySelector(":scope > desc")?.textContent));
    pinned = stays ? beside.dataset.thing : "";
    tip.classList.toggle("pinned", stays);
    if (!source) return;
    const at = beside.getBoundingClientRect();
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    const above = at.bottom + tip.offsetHeight + 12 > innerHeight;
    tip.style.left = `${scrollX + Math.max(8, Math.min(at.left + at.width / 2 - tip.offsetWidth / 2, room))}px`;
    tip.style.top = `${scrollY + (above ? at.top - tip.offsetHeight - 8 : at.bottom + 8)}px`;
  }

  function rest() {
    const row = Periplus.complete();
    light(row ? Periplus.concerns(row) : []);
    light([...Periplus.marked(), ...thingsOf(tiles().filter(isTaken))], "picked");
    light([...Periplus.touched(), ...thingsOf(tiles())], "fits");
    tell(null);
  }

  function point(thing, stays = false) {
    const name = thing.dataset.thing;
    const rows = Periplus.left().filter((row) => row.touches.includes(name));
    const reason = every("#choice [data-about]").find((each) => each.dataset.about === name);
    light([name, ...Periplus.shared(rows)]);
    const labelled = holder(name) ?? thing;
    tell(labelled.matches(".can") ? labelled : reason, labelled, stays);
  }

  // A thing goes into the form that is open, or else into a desk: into the field last used of those that take it

  let used = []; // fields of forms, the last used first
  const subject = (field) => field.split("_")[0]; // fields can be about one thing: where it goes, and what it takes along
  const about = (tile) => subject(tile.closest("fieldset").dataset.field);
  const form = () => (document.querySelector("#choice details.form[open]") ? "details.form[open]" : ".desk");
  const tiles = (within = form()) => every(`#choice ${within} .tile[data-thing-of]`);
  const tilesFor = (name, within) => tiles(within).filter((each) => each.dataset.thingOf === name);
  const isTaken = (tile) => tile.matches(":has(:checked, [type=number]:not(:placeholder-shown))");
  const thingsOf = (list) => list.map((tile) => tile.dataset.thingOf);

  function lastUsed(list) {
    const last = used.map(subject).find((each) => list.some((tile) => about(tile) === each));
    return list.find((tile) => about(tile) === last) ?? list[0];
  }

  document.addEventListener("input", ({ target }) => {
    const field = target.closest?.("#choice fieldset[data-field]")?.dataset.field;
    if (!field) return;
    used = [field, ...used.filter((each) => each !== field)];
    if (!pinned) rest();
  });

  // Picking: a card of one's own hand opens the form that asks for cards

  function fill(name) {
    const tile = lastUsed(tilesFor(name)) ?? (Periplus.asksForCards() ? tilesFor(name, "details.form")[0] : null);
    tile?.closest("details")?.setAttribute("open", "");
    tile?.querySelector('.step[data-by="1"], [type=checkbox], [type=radio]').click();
    return Boolean(tile);
  }

  function pick(thing, byKey) {
    const name = thing.dataset.thing;
    if (fill(name)) return;
    if (!Periplus.pickThing(name)) {
      const { fields } = Periplus.proposal(name) ?? {};
      if (fields) document.dispatchEvent(new CustomEvent("periplus:fill", { detail: fields }));
      else point(thing, true);
      return;
    }
    if (!Periplus.complete()) point(thing); // it goes on telling what can be done there
    if (!byKey) Periplus.decideAtOnce();
    if (byKey) document.querySelector(Periplus.complete() ? "#confirm" : "#choice .part.open .entry")?.focus();
  }

  const thingAt = (event) => event.target.closest?.(":is(#board, #desk, #people) [data-thing]");
  const handled = (thing) => thing?.matches(".can, .cannot");
  // What browsers show when the mouse rests is also shown where a finger taps
  const titleAt = (event) => event.target.closest?.(":is(#board, #desk, #people) :has(> title)")?.querySelector(":scope > title");

  // Moving from thing to thing by keyboard scrolls the page under a resting pointer, which does not point at what ends up below it
  let last = null;
  const rests = (event) => event.screenX === last?.screenX && event.screenY === last?.screenY;
  const byKeyboard = () => document.activeElement?.matches(":is(#board, #desk, #people) [data-thing]:focus-visible");
  const strays = (event) => rests(event) && byKeyboard();
  document.addEventListener("pointermove", (event) => (last = event));

  function lookAt(event) {
    const line = event.target.closest?.("[data-lights]");
    if (line) light(names(line.dataset.lights));
    const entry = event.target.closest?.("#choice .entry[data-part]");
    if (entry) light(Periplus.about(entry));
    const thing = thingAt(event);
    if (handled(thing)) point(thing);
  }

  // What the reader is looking at stays lit when news arrives
  function lookAgain() {
    const target = byKeyboard() ? document.activeElement : every(":hover").at(-1);
    if (target) lookAt({ target });
  }

  document.addEventListener("pointerover", (event) => {
    if (!strays(event)) lookAt(event);
  });
  document.addEventListener("pointerout", (event) => {
    if (pinned || strays(event)) return;
    if (handled(thingAt(event)) || titleAt(event) || event.target.closest?.("[data-lights], #choice .entry")) rest();
  });
  document.addEventListener("focusin", (event) => {
    const thing = thingAt(event);
    if (handled(thing) && thing.matches(":focus-visible")) point(thing);
    else if (event.target.matches?.("#choice .entry:focus-visible")) lookAt(event);
  });
  document.addEventListener("focusout", (event) => {
    if (handled(thingAt(event)) && !pinned) rest();
  });
  document.addEventListener("click", (event) => {
    const thing = thingAt(event);
    const title = titleAt(event);
    if (handled(thing)) pick(thing, false);
    else if (title) tell(title, title.parentElement);
    else if (!event.target.closest?.("#tip, #choice")) rest();
  });
  document.addEventListener("keydown", (event) => {
    const thing = thingAt(event);
    if (thing?.matches(".can") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      pick(thing, true);
    }
    if (thing?.matches(".cannot") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      point(thing, true);
      document.querySelector("#tip a")?.focus();
    }
    if (event.key === "Escape" && pinned) {
      const back = holder(pinned);
      rest();
      back?.focus();
    }
  });
  for (const event of ["periplus:picked", "periplus:listed"]) document.addEventListener(event, () => pinned || rest());

  // Pieces glide: along the links of a shortest way if there are any, otherwise straight

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
  let before = null; // how pieces lay last time

  function links() {
    return every("#panel-chart [data-ends]").map((each) => ({ ends: names(each.dataset.ends), length: Number(each.dataset.length), path: each.querySelector("path") }));
  }

  function wayBetween(from, to) {
    const all = links();
    const best = new Map([[from, { length: 0, way: [] }]]);
    const todo = [from];
    for (const place of todo) {
      for (const link of all) {
        const at = link.ends.indexOf(place);
        if (at < 0) continue;
        const other = link.ends[1 - at];
        const length = best.get(place).length + link.length;
        if (length < (best.get(other)?.length ?? Infinity)) {
          best.set(other, { length, way: [...best.get(place).way, { path: link.path, backwards: at === 1 }] });
          todo.push(other);
        }
      }
    }
    return best.get(to)?.way ?? [];
  }

  function pointsOf({ path, backwards }) {
    const length = path.getTotalLength();
    const steps = [...Array(13).keys()].map((step) => path.getPointAtLength((length * step) / 12));
    return backwards ? steps.reverse() : steps;
  }

  function moved(element) {
    const list = element.transform.baseVal;
    const matrix = list.numberOfItems ? list.getItem(0).matrix : { e: 0, f: 0 };
    return { x: matrix.e, y: matrix.f };
  }

  function spot(element) {
    const own = moved(element);
    if (element.parentElement.matches("svg")) return own;
    const outer = spot(element.parentElement);
    return { x: own.x + outer.x, y: own.y + outer.y };
  }

  // Points on the way, shifted so that the last link ends where the piece comes to rest
  function between(from, to) {
    const way = wayBetween(from.place, to.place);
    const points = way.flatMap(pointsOf);
    const shift = points.length ? { x: to.x - points.at(-1).x, y: to.y - points.at(-1).y } : null;
    return { links: Math.max(1, way.length), points: points.slice(1, -1).map((each) => ({ x: each.x + shift.x, y: each.y + shift.y })) };
  }

  function glide(element, from, to) {
    const { links, points } = between(from, to);
    const own = moved(element);
    const frames = [from, ...points, to].map(({ x, y }) => ({ transform: `translate(${own.x + x - to.x}px, ${own.y + y - to.y}px)` }));
    return element.animate(frames, { duration: 700 + 400 * links, easing: "ease-in-out" });
  }

  // Pieces that join others of their kind glide as a copy, which is removed once they have arrived
  function glideTo({ element, ...to }, from) {
    const likeness = element.cloneNode(true);
    likeness.removeAttribute("id");
    likeness.classList.add("likeness", "through");
    likeness.querySelector(".many")?.remove();
    likeness.setAttribute("transform", `translate(${to.x} ${to.y})`);
    element.closest("svg").append(likeness);
    glide(likeness, from, to).onfinish = () => likeness.matches(".likeness") && likeness.remove();
  }

  function lying() {
    const all = every("#panel-chart [data-piece]:not(.likeness)").map((element) => {
      const { piece: kind, at: place, count } = element.dataset;
      return [`${kind} @ ${place}`, { element, kind, place, count: Number(count ?? 1), ...spot(element) }];
    });
    return new Map(all);
  }

  // Pieces of a kind are alike: as many as left one place and are new at another have moved there
  function arrive(piece, had, left) {
    let fresh = piece.count - had;
    let bare = !had;
    for (const from of left.filter((each) => each.kind === piece.kind)) {
      const count = Math.min(fresh, from.count);
      if (count <= 0) continue;
      fresh -= count;
      from.count -= count;
      if (bare) glide(piece.element, from, piece);
      else glideTo(piece, from);
      bare = false;
    }
    if (fresh > 0) piece.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 700, easing: "ease-out" });
  }

  function follow() {
    const now = lying();
    const count = (all, key) => all.get(key)?.count ?? 0;
    if (before && !still()) {
      const left = [...before].map(([key, piece]) => ({ ...piece, count: piece.count - count(now, key) }));
      for (const [key, piece] of now) arrive(piece, count(before, key), left);
    }
    before = now;
  }

  // On narrow screens the chart is wider than the page: start at the reader's home

  let shown = null;

  function showHome() {
    const canvas = document.querySelector("#panel-chart .canvas");
    const seat = document.querySelector("#status [data-seat]")?.dataset.seat;
    const home = document.querySelector(`#panel-chart [data-home="${seat ?? 0}"]`);
    if (!canvas || !home || canvas === shown || canvas.scrollWidth <= canvas.clientWidth) return;
    shown = canvas;
    const at = home.getBoundingClientRect();
    canvas.scrollLeft += at.left - canvas.getBoundingClientRect().left - canvas.clientWidth / 2;
  }

  function refresh() {
    const thing = pinned ? holder(pinned) : null;
    if (!thing?.matches(".cannot")) {
      rest();
      lookAgain();
    } else if (!document.activeElement?.closest("#tip")) point(thing, true);
    light(names(document.querySelector("#lesson[data-lights], #lesson [data-lights]")?.dataset.lights), "hinted");
    follow();
    showHome();
  }

  document.addEventListener("htmx:after:swap", refresh);
  refresh();
})();
