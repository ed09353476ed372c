"use strict";
// A drawn board: what is pointed at is lit up and explained, what is picked is chosen in the list, ships glide along links.
(() => {
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];
  const names = (list) => (list ? list.split("|") : []);
  const things = (name) => every(`:is(#board, #people, #past) [data-thing="${CSS.escape(name)}"]`);
  const holder = (name) => things(name).find((each) => each.matches("[tabindex]")); // a place has a bare shape, too
  const choiceForm = () => document.querySelector("#choice form.choices");
  let picked = [];
  let pinned = ""; // the thing whose reason stays until something else is done
  let decision = "";

  // Choices and what they touch

  const touches = (choice) => names(choice.dataset.touches);
  const concerns = (choice) => [...touches(choice), ...names(choice.dataset.lights)];
  const fitting = (wanted) => every("#choice .choice").filter((each) => wanted.every((name) => touches(each).includes(name)));
  // Of several choices the first of those that touch most is meant, unless they are of several kinds
  function meant(list) {
    if (list.some((each) => each.dataset.heading !== list[0].dataset.heading)) return null;
    return list.reduce((best, each) => (touches(each).length > touches(best).length ? each : best));
  }
  const chosen = () => choiceForm()?.querySelector("input[type=radio]:checked")?.closest(".choice");

  // Light

  function light(list, kind = "lit") {
    for (const each of every(`.${kind}`)) each.classList.remove(kind);
    for (const name of list) for (const each of things(name)) each.classList.add(kind);
  }

  // What a thing is good for stands beside it

  function strong(text) {
    if (!text) return [];
    const line = document.createElement("strong");
    line.textContent = text;
    return [line, " "];
  }

  function write(line, source) {
    line.replaceChildren();
    if (!source) return;
    if (source.matches(".choice")) {
      const [label, consequence] = [".label", ".consequence"].map((part) => source.querySelector(part)?.textContent ?? "");
      line.append(...strong(label), consequence);
    } else if (source.matches("title")) line.append(source.textContent);
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
    const choice = chosen();
    light(choice ? concerns(choice) : []);
    light(picked, "picked");
    const line = document.getElementById("chosen");
    if (line) write(line, choice);
    tell(null);
  }

  function point(thing, stays = false) {
    const name = thing.dataset.thing;
    const list = [[...picked, name], [name]].map(fitting).find((each) => each.length);
    const choice = list && meant(list);
    const reason = every("#choice [data-about]").find((each) => each.dataset.about === name);
    light(choice ? concerns(choice) : [name]);
    const labelled = holder(name) ?? thing;
    tell(choice ?? (list ? labelled : reason), labelled, stays);
  }

  // Picking

  function narrow() {
    const list = picked.length ? fitting(picked) : every("#choice .choice");
    for (const each of every("#choice .choice")) each.hidden = !list.includes(each);
    for (const group of every("#choice .group")) {
      const left = every(".choice:not([hidden])", group).length;
      group.hidden = !left;
      group.querySelector(".tag").textContent = left;
      if (picked.length) group.open = true;
    }
    const all = document.getElementById("all-choices");
    if (all) all.hidden = !picked.length;
    return list;
  }

  function pick(thing, byKey) {
    const name = thing.dataset.thing;
    const further = picked.includes(name) ? [name] : [...picked, name];
    if (!fitting([name]).length) {
      point(thing, true);
      return;
    }
    picked = fitting(further).length ? further : [name];
    const list = narrow();
    const choice = meant(list);
    const radio = (choice ?? list[0]).querySelector("input");
    if (choice) {
      radio.checked = true;
      radio.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      const before = chosen()?.querySelector("input");
      if (before) before.checked = false;
      rest();
      point(thing);
      list[0].scrollIntoView({ block: "nearest" });
    }
    if (byKey) (choice ? document.getElementById("confirm") : radio)?.focus();
  }

  function forget() {
    picked = [];
    const radio = chosen()?.querySelector("input");
    if (radio) radio.checked = false;
    narrow();
    rest();
  }

  const thingAt = (event) => event.target.closest?.("#board [data-thing], #people [data-thing]");
  const offered = (thing) => thing?.matches(".can, .cannot");
  // What browsers tell when a mouse rests is told where a finger taps, too
  const titleAt = (event) => event.target.closest?.(":is(#board, #people) :has(> title)")?.querySelector(":scope > title");

  // Who goes from thing to thing by keyboard scrolls the page beneath a pointer that rests: it does not point at what comes to lie there
  let last = null;
  const rests = (event) => event.screenX === last?.screenX && event.screenY === last?.screenY;
  const byKeyboard = () => document.activeElement?.matches(":is(#board, #people) [data-thing]:focus-visible");
  const strays = (event) => rests(event) && byKeyboard();
  document.addEventListener("pointermove", (event) => (last = event));

  function lookAt(event) {
    const line = event.target.closest?.("[data-lights]");
    if (line && !line.matches(".choice")) light(names(line.dataset.lights));
    const choice = event.target.closest?.("#choice .choice");
    if (choice) light(concerns(choice));
    const thing = thingAt(event);
    if (offered(thing)) point(thing);
  }

  // What is looked at when news arrive stays lit
  function lookAgain() {
    const target = byKeyboard() ? document.activeElement : every(":hover").at(-1);
    if (target) lookAt({ target });
  }

  document.addEventListener("pointerover", (event) => {
    if (!strays(event)) lookAt(event);
  });
  document.addEventListener("pointerout", (event) => {
    if (pinned || strays(event)) return;
    if (offered(thingAt(event)) || titleAt(event) || event.target.closest?.("[data-lights], #choice .choice")) rest();
  });
  document.addEventListener("focusin", (event) => {
    const thing = thingAt(event);
    if (offered(thing) && thing.matches(":focus-visible")) point(thing);
  });
  document.addEventListener("focusout", (event) => {
    if (offered(thingAt(event)) && !pinned) rest();
  });
  document.addEventListener("click", (event) => {
    const thing = thingAt(event);
    const title = titleAt(event);
    if (offered(thing)) pick(thing, false);
    else if (title) tell(title, title.parentElement);
    else if (event.target.id === "all-choices") forget();
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
    } else if (event.key === "Escape" && picked.length) {
      const back = holder(picked[0]);
      forget();
      back?.focus();
    }
  });
  document.addEventListener("change", (event) => {
    if (!event.target.matches("#choice .choices input[type=radio]")) return;
    if (chosen()?.hidden) {
      picked = [];
      narrow();
    }
    rest();
  });

  // Ships glide along the links of a shortest way

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
  const places = new Map();

  function passages() {
    return every("#panel-chart .passage").map((each) => ({ ends: names(each.dataset.ends), miles: Number(each.dataset.miles), path: each.querySelector("path") }));
  }

  function wayBetween(from, to) {
    const links = passages();
    const best = new Map([[from, { miles: 0, way: [] }]]);
    const todo = [from];
    for (const city of todo) {
      for (const link of links) {
        const at = link.ends.indexOf(city);
        if (at < 0) continue;
        const other = link.ends[1 - at];
        const miles = best.get(city).miles + link.miles;
        if (miles < (best.get(other)?.miles ?? Infinity)) {
          best.set(other, { miles, way: [...best.get(city).way, { path: link.path, backwards: at === 1 }] });
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

  const spot = (boat) => boat.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };

  function glide(boat, before) {
    const way = wayBetween(before.city, boat.dataset.at);
    if (!way.length) return;
    const end = spot(boat);
    const last = pointsOf(way.at(-1)).at(-1);
    const shift = { x: end.e - last.x, y: end.f - last.y };
    const points = way.flatMap(pointsOf).map((each) => ({ x: each.x + shift.x, y: each.y + shift.y }));
    const frames = [{ x: before.x, y: before.y }, ...points.slice(1, -1), { x: end.e, y: end.f }];
    boat.animate(frames.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: 700 + 400 * way.length, easing: "ease-in-out" });
  }

  function follow() {
    for (const boat of every("#panel-chart .boat")) {
      const before = places.get(boat.id);
      const here = spot(boat);
      if (before && before.city !== boat.dataset.at && !still()) glide(boat, before);
      places.set(boat.id, { city: boat.dataset.at, x: here.e, y: here.f });
    }
  }

  // On narrow screens the chart is wider than the page: begin where the own ship or capital is

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
    const now = choiceForm()?.id ?? "";
    if (now !== decision) picked = [];
    decision = now;
    narrow();
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
