"use strict";
// Choosing by parts: the list of actions is narrowed one part at a time, by entries or on the board, until one action is left.
const Periplus = (() => {
  const SIGHT = 9; // entries in sight at a time
  const SHORT = 14; // labels that stand three in a row
  const VERB = "verb";
  const WHOLE = "="; // instead of a part: an action that is a verb alone, by its notation
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];
  const names = (list) => (list ? list.split("|") : []);
  const form = () => document.querySelector("#choice form.choices");

  let parts = []; // in the order in which they are asked for
  let rows = []; // the listed actions with their values
  let proposals = []; // those that a desk is for
  let picks = new Map(); // values by part, in the order in which they were picked
  let decision = "";
  let unfolded = new Set(); // long parts of which everything is shown
  let dropped = ""; // what was picked and has become impossible

  // What is listed

  const rowOf = (element) => ({
    element,
    notation: element.querySelector("input[type=radio]").value,
    values: JSON.parse(element.dataset.row ?? null),
    fields: element.dataset.fields, // if a desk is for it
    touches: names(element.dataset.touches),
    lights: names(element.dataset.lights),
    wanted: element.matches(".wanted"),
  });

  function read() {
    const list = form();
    const asked = list ? JSON.parse(list.dataset.parts) : [];
    parts = asked.map(([name, label, missing, sort, values]) => ({ name, label, missing, sort, values: new Map(Object.entries(values)) }));
    const all = list ? every(".choice", list).map(rowOf) : [];
    rows = all.filter((row) => !row.fields);
    proposals = all.filter((row) => row.fields);
    if ((list?.id ?? "") !== decision) {
      picks = new Map();
      unfolded = new Set();
      dropped = "";
      for (const each of every("#question, #choice, #lesson")) each.scrollTop = 0; // a question is read from its beginning
    }
    decision = list?.id ?? "";
  }

  const labelOf = (row) => row.element.querySelector(".label").textContent;
  const consequenceOf = (row) => row.element.querySelector(".consequence")?.textContent ?? "";

  const ALL = { name: WHOLE, label: "", sort: "named" };
  const isFree = (part) => part.sort === "flag" || part.sort === "payment"; // filled in unasked
  const hasDesk = () => document.querySelector("#choice .desk") !== null; // then nothing is chosen unasked, and keys stay keys
  const isFlat = () => !(hasDesk() ? parts.filter((part) => !isFree(part)) : parts).length; // there is nothing to choose by: the actions are listed as they are
  const isKey = (row) => !Object.keys(row.values).length && (hasDesk() || !isFlat()); // it stands beside the parts
  const keys = () => rows.filter(isKey);
  const listed = () => rows.filter((row) => !isKey(row));
  const fits = (row, picked) => picked.every(([name, value]) => (name === WHOLE ? row.notation === value : row.values[name] === value));

  function fitting(picked = [...picks]) {
    const whole = picked.some(([name]) => name === WHOLE);
    return rows.filter((row) => (whole || !isKey(row)) && fits(row, picked));
  }

  const distinct = (list, part) => [...new Set(list.map((row) => row.values[part.name]).filter((value) => value !== undefined))];

  // The values among which a part is chosen: those that fit what was picked before it
  function options(part) {
    const all = [...picks].filter(([name]) => name !== WHOLE);
    const at = all.findIndex(([name]) => name === part.name);
    return distinct(fitting(at < 0 ? all : all.slice(0, at)), part);
  }

  // What is left if nothing is chosen in parts that are filled in unasked
  function usual(list) {
    const plain = parts.filter((part) => part.sort === "flag" && !picks.has(part.name)).reduce((left, part) => {
      const without = left.filter((row) => !row.values[part.name]);
      return without.length ? without : left;
    }, list);
    return plain[0];
  }

  function due() {
    const left = fitting();
    if (isFlat()) return left.length > 1 || (hasDesk() && left.length && !picks.size) ? ALL : null;
    return parts.find((part) => !isFree(part) && !picks.has(part.name) && distinct(left, part).length > 1) ?? null;
  }

  const complete = () => (rows.length && !due() ? usual(fitting()) : null);

  // Picking

  // Later picks stay if they still fit
  function keepFitting(wanted) {
    picks = new Map();
    dropped = "";
    for (const [name, value] of wanted) {
      if (fitting([...picks, [name, value]]).length) picks.set(name, value);
      else dropped = parts.find((part) => part.name === name)?.label ?? "";
    }
  }

  function pick(name, value) {
    if (name === WHOLE) picks = new Map([[name, value]]);
    else {
      const had = [...picks].filter(([each]) => each !== WHOLE);
      const at = had.findIndex(([each]) => each === name);
      keepFitting(at < 0 ? [...had, [name, value]] : had.map((each, place) => (place === at ? [name, value] : each)));
    }
    show();
  }

  // A thing on the board picks whatever all actions that touch it have in common; picks that do not contradict it stay
  function pickThing(name) {
    const touching = [fitting(), rows].map((list) => list.filter((row) => row.touches.includes(name))).find((list) => list.length);
    if (!touching) return false;
    if (!isFlat() && !touching.every(isKey)) {
      const own = inCommon(touching);
      keepFitting([...own, ...[...picks].filter(([part]) => part !== WHOLE && !own.some(([each]) => each === part))]);
    } else if (touching.length === 1) picks = new Map([[WHOLE, touching[0].notation]]);
    show();
    return true;
  }

  // If that is no part at all, then at least the verb: it leaves out what stands beside the parts
  function inCommon(list) {
    const single = parts.filter((part) => !isFree(part) && distinct(listed(), part).length > 1 && list.every((row) => row.values[part.name] === list[0].values[part.name]));
    const own = single.filter((part) => part.name in list[0].values).map((part) => [part.name, list[0].values[part.name]]);
    const verbs = distinct(list, { name: VERB });
    return own.length || verbs.length > 1 ? own : [[VERB, verbs[0]]];
  }

  function choose(notation) {
    const row = rows.find((each) => each.notation === notation);
    if (!row) return false;
    const own = parts.filter((part) => part.name in row.values).map((part) => [part.name, row.values[part.name]]);
    picks = new Map(own.length && !isFlat() ? own : [[WHOLE, notation]]);
    show();
    return true;
  }

  function back() {
    const last = [...picks.keys()].at(-1);
    if (last === undefined) return;
    picks.delete(last);
    show();
  }

  function forget() {
    picks = new Map();
    show();
  }

  // What is touched by an action, or by all that are left

  const concerns = (row) => [...row.touches, ...row.lights];
  const common = (list, of) => (list.length ? of(list[0]).filter((name) => list.every((row) => of(row).includes(name))) : []);

  function marked() {
    if (!picks.size) return [];
    const everywhere = common(listed(), (row) => row.touches);
    const own = common(fitting(), (row) => row.touches).filter((name) => !everywhere.includes(name));
    return complete() ? complete().touches : own;
  }

  function about(entry) {
    const list = fitting([...[...picks].filter(([name]) => name !== entry.dataset.part && name !== WHOLE), [entry.dataset.part, entry.dataset.value]]);
    return list.length === 1 ? concerns(list[0]) : common(list, concerns);
  }

  const shared = (list) => common(list, concerns);
  const left = () => (picks.size ? fitting() : rows); // what can still be chosen
  const touched = () => new Set([...left(), ...proposals].flatMap((row) => row.touches));
  const proposal = (thing) => proposals.find((row) => row.touches.includes(thing)); // how a desk could be filled in

  // The page

  function make(tag, attributes = {}, ...content) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== false) element.setAttribute(name, value);
    element.append(...content.filter((each) => each !== ""));
    return element;
  }

  function entry(part, value, label, note, number, picked, wanted) {
    const key = number && number <= SIGHT ? make("kbd", { "aria-hidden": "true" }, String(number)) : "";
    const words = make("span", { class: "words" }, make("span", { class: "label" }, label), note ? make("span", { class: "note" }, note) : "");
    return make("button", { type: "button", class: wanted ? "entry wanted" : "entry", "data-part": part.name, "data-value": value, "data-key": number ?? null, "aria-pressed": String(picked) }, key, words);
  }

  // The values of a part with what they are called; actions without parts stand for themselves
  function valuesOf(part) {
    if (part.name === WHOLE) return listed().map((row) => [row.notation, labelOf(row), ""]);
    return options(part).map((value) => [value, ...part.values.get(value)]);
  }

  const leadsToWanted = (part, value) => rows.some((row) => row.wanted && (part.name === WHOLE ? row.notation === value : row.values[part.name] === value));

  function entries(part, numbered) {
    const all = valuesOf(part);
    const folds = all.length > SIGHT && !unfolded.has(part.name);
    const apart = folds ? all.slice(SIGHT - 1).filter(([value]) => picks.get(part.name) === value || leadsToWanted(part, value)) : []; // never folded away
    const shown = folds ? [...apart, ...all.slice(0, SIGHT - 1 - apart.length)] : all;
    const list = shown.map(([value, label, note], at) => entry(part, value, label, note, numbered ? at + 1 : null, picks.get(part.name) === value, leadsToWanted(part, value)));
    if (folds) list.push(make("button", { type: "button", class: "entry unfold", "data-unfold": part.name, "data-key": numbered ? SIGHT : null }, make("kbd", { "aria-hidden": "true" }, String(SIGHT)), make("span", { class: "words" }, make("span", { class: "label" }, form().dataset.more.replace("0", String(all.length - shown.length))))));
    const short = all.every(([, label, note]) => label.length <= SHORT && !note);
    return make("div", { class: part.sort === "amount" ? "entries numbers" : short ? "entries short" : "entries" }, ...list);
  }

  // More numbers than fit in a row are counted
  function counter(part) {
    const values = options(part).map(Number);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const field = make("input", { type: "number", "data-part": part.name, min: low, max: high, value: picks.get(part.name) ?? "", "aria-label": part.label });
    const by = (step, sign, label) => make("button", { type: "button", class: "step", "data-by": step, "aria-label": label }, sign);
    return make("div", { class: "stepper counter" }, by(-1, "−", form().dataset.fewer), field, by(1, "+", form().dataset.greater), make("span", { class: "muted" }, ` ${low}–${high}`));
  }

  function open(part, numbered) {
    const heading = part.label ? make("h2", { class: "part-name" }, part.label) : "";
    const counted = part.sort === "amount" && options(part).length > SIGHT;
    return make("section", { class: `part open sort-${part.sort}` }, heading, counted ? counter(part) : entries(part, numbered));
  }

  function chip(part) {
    const [label] = part.values.get(picks.get(part.name));
    return make("button", { type: "button", class: "chip", "data-reopen": part.name, title: `${part.label}: ${form().dataset.change}` }, part.name === VERB || label.startsWith(part.label) ? "" : make("span", { class: "part-name" }, part.label), label);
  }

  function flag(part) {
    const on = options(part).find((value) => value);
    const box = make("input", { type: "checkbox", "data-part": part.name, "data-value": on });
    box.checked = picks.get(part.name) === on;
    return make("label", { class: "part check" }, box, part.values.get(on)[0]);
  }

  function payment(part, row) {
    const list = options(part).map((value) => entry(part, value, ...part.values.get(value), null, (picks.get(part.name) ?? row.values[part.name]) === value));
    return make("section", { class: "part open sort-payment" }, make("h2", { class: "part-name" }, part.label), make("div", { class: "entries" }, ...list.slice(0, SIGHT)));
  }

  function build() {
    if (isFlat()) return listed().length > (hasDesk() ? 0 : 1) ? [open(ALL, true)] : [];
    const row = complete();
    const asked = parts.filter((part) => !isFree(part) && picks.has(part.name) && options(part).length > 1);
    const last = due() ?? asked.at(-1) ?? parts.find((part) => options(part).length > 1);
    const free = row && !picks.has(WHOLE) ? parts.filter((part) => isFree(part) && options(part).length > 1) : [];
    const chips = asked.filter((part) => part !== last).map(chip);
    const shown = [...(chips.length ? [make("div", { class: "chips" }, ...chips)] : []), ...(last && !isFree(last) ? [open(last, true)] : [])];
    shown.push(...free.map((part) => (part.sort === "flag" ? flag(part) : payment(part, row))));
    if (dropped) shown.push(make("p", { class: "muted dropped" }, `${dropped}: ${form().dataset.dropped}`));
    return shown;
  }

  function keyButtons() {
    return keys().map((row, at) => {
      const picked = picks.get(WHOLE) === row.notation;
      const classes = row.wanted ? "key wanted" : "key";
      const digit = at ? "" : make("kbd", { "aria-hidden": "true" }, "0");
      return make("button", { type: "button", class: classes, "data-action": row.notation, "aria-pressed": String(picked) }, digit, labelOf(row));
    });
  }

  function arm() {
    const [button, line, row] = [document.getElementById("confirm"), document.getElementById("chosen"), complete()];
    if (!button) return;
    for (const each of rows) each.element.querySelector("input[type=radio]").checked = each === row;
    if (!row && button === document.activeElement) (form().querySelector(".part.open .entry, .part.open input") ?? document.getElementById("status")).focus({ preventScroll: true });
    button.disabled = !row;
    button.dataset.action = row?.notation ?? "";
    button.textContent = row ? labelOf(row) : due()?.missing ?? form().dataset.choose;
    line.textContent = row ? consequenceOf(row) : "";
    const anew = document.getElementById("anew");
    if (anew) anew.hidden = !picks.size;
  }

  function show(event = "periplus:picked") {
    const place = form()?.querySelector(".parts");
    if (place) {
      const had = document.activeElement?.closest(".parts, .keys") ? document.activeElement : null;
      const again = had && { part: had.dataset.part, value: had.dataset.value, action: had.dataset.action };
      place.replaceChildren(...build());
      form().querySelector(".keys").replaceChildren(...keyButtons());
      form().classList.add("by-parts");
      arm();
      if (again) refocus(form(), again);
    }
    document.dispatchEvent(new CustomEvent(event));
  }

  // Whoever chooses by keyboard goes on to the next part, or to the button
  function refocus(place, { part, value, action }) {
    const same = every("[data-part], [data-action]", place).find((each) => (action ? each.dataset.action === action : each.dataset.part === part && each.dataset.value === value));
    const counted = same?.matches("input[type=number]") ? same : null;
    const next = counted ?? (complete() ? document.getElementById("confirm") : place.querySelector(".part.open .entry, .part.open input"));
    (next ?? same)?.focus({ preventScroll: true });
  }

  // A click that leaves nothing to choose decides, for those who want that
  function decideAtOnce() {
    const open = parts.some((part) => isFree(part) && options(part).length > 1);
    if (localStorage.getItem("periplus-one-click") === "on" && complete() && !open && (rows.length > 1 || hasDesk())) form().requestSubmit();
  }

  function byClick(event) {
    const target = event.target.closest?.("#choice :is(.parts, .keys) button, #anew");
    if (!target) return;
    const { part, value, action, unfold, reopen } = target.dataset;
    if (target.id === "anew") forget();
    else if (unfold) {
      unfolded.add(unfold);
      show();
    } else if (reopen) {
      keepFitting([...picks].filter(([name]) => name !== reopen));
      show();
    } else if (action) {
      pick(WHOLE, action);
      decideAtOnce();
    } else if (part) {
      pick(part, value);
      decideAtOnce();
    }
  }

  document.addEventListener("click", byClick);
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (field.matches("#choice .counter input")) {
      const part = parts.find((each) => each.name === field.dataset.part);
      if (options(part).includes(String(Number(field.value))) && field.value) pick(part.name, String(Number(field.value)));
    }
    if (field.matches("#choice .parts input[type=checkbox]")) {
      if (field.checked) pick(field.dataset.part, field.dataset.value);
      else {
        picks.delete(field.dataset.part);
        show();
      }
    }
  });
  document.addEventListener("submit", (event) => {
    if (event.target === form() && !complete()) event.preventDefault();
  }, true);

  function refresh() {
    read();
    const wanted = [...picks];
    keepFitting(wanted);
    show("periplus:listed");
  }

  document.addEventListener("htmx:after:swap", refresh);
  refresh();
  const asksForCards = () => due()?.sort === "list";
  return { asksForCards, proposal, pickThing, choose, back, forget, marked, about, touched, complete, concerns, shared, left, decideAtOnce };
})();
