"use strict";
// What a page does by itself: browser settings, notices when it is your turn, copying, and care for half-filled forms.
(() => {
  const table = document.getElementById("table");
  const SHEETS_OPEN = 2; // on a small screen, where the others are a long way down
  const LOW = 1; // screen below the top, where tables begin folded
  const get = (name, fallback) => localStorage.getItem("periplus-" + name) ?? fallback;
  const set = (name, value) => localStorage.setItem("periplus-" + name, value);

  // Settings

  function showSettings() {
    for (const box of document.querySelectorAll("input.setting")) {
      box.checked = get(box.dataset.setting, box.dataset.default || "off") === "on";
    }
    document.documentElement.dataset.motion = get("still", "off") === "on" ? "off" : "on";
  }

  async function changeSetting(box) {
    if (box.dataset.setting === "notify" && box.checked && "Notification" in window) {
      box.checked = (await Notification.requestPermission()) === "granted";
    }
    set(box.dataset.setting, box.checked ? "on" : "off");
    showSettings();
  }

  // Times in the reader's time zone

  function showTimes() {
    for (const time of document.querySelectorAll("time[datetime]:not(.ago)")) {
      const style = time.dateTime.includes("T") ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "medium", timeZone: "UTC" };
      const local = new Date(time.dateTime).toLocaleString(document.documentElement.lang, style);
      if (time.textContent !== local) time.textContent = local;
    }
  }

  // Notices

  let announced = "";

  function notice(awaited, decision) {
    document.title = (awaited ? "● " + table.dataset.turn + " · " : "") + table.dataset.title + " · Periplus";
    const now = awaited ? String(decision) : "";
    if (now && now !== announced && announced !== null) {
      document.dispatchEvent(new CustomEvent("periplus:sound", { detail: "turn" }));
      if (get("notify", "off") === "on" && document.hidden && "Notification" in window) {
        const here = location.pathname; // as for what is pushed, so that the later of the two takes the other's place
        navigator.serviceWorker?.ready.then((held) => held.showNotification(table.dataset.title, { body: table.dataset.turn, tag: here, data: here }));
      }
    }
    announced = now;
  }

  function lookAtStatus() {
    const status = document.querySelector("#status [data-awaited]");
    if (table?.dataset.notice && status) notice(status.dataset.awaited === "yes", status.dataset.decision);
  }

  let leaving = false; // whoever leaves the page is not there any more

  async function poll() {
    if (!table?.dataset.notice || !document.hidden || leaving) return;
    try {
      const answer = await fetch(table.dataset.notice, { headers: { Accept: "application/json" } });
      if (answer.ok) {
        const news = await answer.json();
        notice(news.awaited, news.decision);
      }
    } catch {
      // the next poll will tell
    }
  }

  // The connection

  function connection(lost) {
    document.body.classList.toggle("lost", lost);
    const line = document.getElementById("refusal");
    if (lost && line) line.textContent = table.dataset.lost;
    else if (line && line.textContent === table.dataset.lost) line.textContent = "";
  }

  // A stream that carries nothing new does not tell that the connection is back: ask, as long as it is lost.
  async function feelForServer() {
    if (!table?.dataset.notice || !document.body.classList.contains("lost")) return;
    try {
      if ((await fetch(table.dataset.notice, { headers: { Accept: "application/json" } })).ok && streaming) connection(false);
    } catch {
      // still lost
    }
  }

  // A refusal is shown above the prompt, or at the edge of the screen while the prompt is out of sight

  function keepRefusalInSight() {
    const [prompt, line] = ["status", "refusal"].map((each) => document.getElementById(each));
    const place = ([seen]) => line.classList.toggle("afar", seen.intersectionRatio < 0.9);
    if (prompt && line) new IntersectionObserver(place, { threshold: 0.9 }).observe(prompt);
  }

  // What a hint names is chosen in the list, or filled in if it is not listed, but still has to be confirmed

  const formOfVerb = (verb) => document.querySelector(`#choice :is(details.form, .desk)[data-verb="${verb}"]`);

  function pick({ notation, fields }) {
    if (Periplus.choose(notation)) document.getElementById("confirm").focus();
    else propose(fields)?.querySelector("button.primary").focus();
  }

  function propose(fields) {
    const { verb, ...given } = JSON.parse(fields);
    const form = formOfVerb(verb);
    if (form) fillIn(form, given);
    return form;
  }

  document.addEventListener("periplus:fill", (event) => propose(event.detail));

  function fillIn(form, given) {
    if (form.matches("details")) form.open = true;
    form.querySelector("form").reset();
    for (const [name, value] of Object.entries(given)) enter(form, name, [value ?? []].flat().map(String));
    form.querySelectorAll("fieldset").forEach(addUp);
    form.querySelector("form").dispatchEvent(new Event("input", { bubbles: true }));
  }

  function enter(form, name, values) {
    const fields = (selector) => [...form.querySelectorAll(selector)];
    for (const box of fields(`:is([type=checkbox], [type=radio])[name="${name}"]`)) box.checked = (values.length ? values : [""]).includes(box.value);
    for (const field of fields(`.count input[name^="${name}:"]`)) field.value = values.filter((each) => `${name}:${each}` === field.name).length || "";
    fields(`:is(select, [type=number])[name="${name}"]`).forEach((field, at) => { field.value = values[at] ?? ""; });
  }

  // A form begins with what is chosen: whoever wants it a little different changes that alone.

  function begin(form) {
    const row = Periplus.complete();
    if (!row || row.values.verb !== form.dataset.verb || form.querySelector("form[hx-morph-skip]")) return;
    const own = Object.entries(row.values).map(([name, value]) => [name.split(".")[1], value]).filter(([name]) => name);
    fillIn(form, Object.fromEntries(own.map(([name, value]) => [name, words(form, name, value)])));
  }

  // The values in a part's notation: names of several words are told by what the form knows
  function words(form, name, text) {
    const fields = [...form.querySelectorAll(`.count input[name^="${name}:"], [type=checkbox][name="${name}"]`)];
    const known = fields.map((each) => (each.type === "checkbox" ? each.value : each.name.slice(name.length + 1))).sort((one, other) => other.length - one.length);
    const found = [];
    for (let rest = text; known.length && rest; rest = rest.slice(found.at(-1).length).trim()) {
      const next = known.find((each) => rest === each || rest.startsWith(`${each} `));
      if (!next) return [];
      found.push(next);
    }
    return known.length ? found : text;
  }

  document.addEventListener("toggle", (event) => {
    if (event.target.matches?.("#choice details.form") && event.target.open) begin(event.target);
  }, true);

  // How many of each: buttons beside a number, and the total

  function step(button) {
    const field = button.parentElement.querySelector("input");
    const count = Math.max(Number(field.min), Math.min(Number(field.max), Number(field.value) + Number(button.dataset.by)));
    if (String(count) === field.value) return;
    field.value = count;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function addUp(fields) {
    const counts = [...fields.querySelectorAll(".count input")].map((each) => Number(each.value));
    const sum = counts.reduce((all, each) => all + each, 0);
    const line = fields.querySelector(".sum");
    if (line) line.textContent = sum ? "= " + sum : "";
  }

  // As many as fit, but for those that another blank of the form has taken

  const wordOf = (field) => (field.type === "checkbox" ? field.value : field.name.split(":").slice(1).join(":"));
  const taken = (field) => (field.type === "checkbox" ? Number(field.checked) : Number(field.value));

  function fillUp(button) {
    const [own, form] = [button.closest("fieldset"), button.closest("form")];
    const cards = (within) => [...within.querySelectorAll(".count input, .ticks [type=checkbox]")];
    const others = cards(form).filter((each) => !own.contains(each));
    let room = Number(button.dataset.most);
    for (const card of cards(own)) {
      const elsewhere = others.filter((each) => wordOf(each) === wordOf(card)).reduce((sum, each) => sum + taken(each), 0);
      const count = Math.max(0, Math.min(room, Number(card.max || 1) - elsewhere));
      if (card.type === "checkbox") card.checked = count > 0;
      else card.value = count || "";
      room -= count;
    }
    addUp(own);
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // A desk keeps what has been begun, whatever happens at the table, until it is sent

  const begun = new Map(); // by the desk: what is filled in, where, how often or what, and what that is called
  let sent = {}; // the desk whose form was the last one to be sent, and for which decision
  const desks = () => [...document.querySelectorAll("#choice .desk")];
  const decisionOf = (desk) => desk.querySelector("[name=decision]").value;
  const isBox = (field) => field.matches("[type=checkbox], [type=radio]");
  const fieldsOf = (desk) => [...desk.querySelectorAll("fieldset :is(input, select)")];
  const isFilledIn = (field) => (isBox(field) ? field.checked && !field.defaultChecked : field.value);
  const placeOf = (field) => (isBox(field) ? `${field.name}:${field.value}` : field.matches("select") ? field.id : field.name);
  const amount = (field) => (isBox(field) ? "1" : field.value);
  const called = (field) => field.closest(".tile")?.querySelector(".name").textContent ?? field.selectedOptions?.[0].textContent ?? field.value;

  function remember(desk) {
    const fields = fieldsOf(desk).filter(isFilledIn);
    if (fields.length) begun.set(desk.id, fields.map((field) => ({ place: placeOf(field), value: amount(field), max: field.max, told: called(field) })));
    else begun.delete(desk.id);
  }

  // Enters something again, or as much of it as is still possible; says whether that was all
  function enterAgain(desk, { place, value, max }) {
    const field = fieldsOf(desk).find((each) => placeOf(each) === place);
    if (!field) return false;
    if (isBox(field)) field.checked = true; // there may be one of what there were several of
    else field.value = field.max === max ? value : Math.min(value, field.max);
    return amount(field) === value;
  }

  function restore(desk) {
    const lost = (begun.get(desk.id) ?? []).filter((each) => !enterAgain(desk, each));
    if (!lost.length) return;
    remember(desk);
    desk.querySelector(".dropped").textContent = lost.map(({ told }) => told).join(", ") + ": " + desk.dataset.dropped;
  }

  function empty(desk) {
    begun.delete(desk.id);
    sent = {};
    desk.querySelector("form").reset();
  }

  function showDesk(desk) {
    const [allowed] = desk.dataset.allowed.split("…");
    desk.classList.toggle("empty", !begun.has(desk.id));
    desk.classList.toggle("ready", begun.has(desk.id) && desk.querySelector(".foretold").textContent.startsWith(allowed));
    desk.querySelector(".primary").textContent = begun.has(desk.id) ? desk.dataset.confirm : desk.dataset.choose;
    desk.querySelectorAll("fieldset").forEach(addUp);
  }

  function changeDesk(desk) {
    desk.querySelector(".dropped").textContent = "";
    remember(desk);
    showDesk(desk);
  }

  function keepDesks() {
    for (const id of begun.keys()) if (!document.getElementById(id)) begun.delete(id);
    for (const desk of desks()) {
      if (sent.desk === desk.id && sent.decision !== decisionOf(desk)) empty(desk);
      else restore(desk);
      showDesk(desk);
    }
  }

  document.addEventListener("reset", (event) => {
    const desk = event.target.closest(".desk");
    if (desk) setTimeout(changeDesk, 0, desk); // once the fields are empty
  });
  document.addEventListener("submit", (event) => {
    const desk = event.target.closest(".desk");
    if (event.target.closest("#choice")) sent = { desk: desk?.id, decision: desk && decisionOf(desk) };
  }, true);

  // Events

  document.addEventListener("change", (event) => {
    const box = event.target;
    if (box.matches("input.setting")) changeSetting(box);
    if (box.matches("#seats")) document.getElementById("change-seats").click();
    if (box.matches("#variants input")) countVariants();
  });

  document.addEventListener("periplus:picked", () => {
    const refusal = document.getElementById("refusal");
    if (refusal && !document.body.matches(".lost")) refusal.textContent = "";
  });

  document.addEventListener("click", async (event) => {
    const filler = event.target.closest?.("button.fill-up");
    if (filler) fillUp(filler);
    const stepper = event.target.closest?.("button.step");
    if (stepper) step(stepper);
    const picked = event.target.closest?.("button.pick");
    if (picked) pick(picked.dataset);
    if (event.target.closest?.("#offer-done")) {
      set("offered", "yes");
      showOffer();
    }
    const sharing = event.target.closest?.("button.share");
    if (sharing) {
      const url = sharing.parentElement.querySelector("input.link").value;
      navigator.share({ title: sharing.dataset.title, url }).catch(() => {}); // they thought better of it
    }
    const button = event.target.closest?.("button.copy");
    if (button) {
      const field = button.parentElement.querySelector("input.link");
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        button.textContent = button.dataset.copied;
      } catch {
        document.execCommand("copy");
      }
    }
  });

  // A form that somebody has begun to fill in is left alone until it is sent.
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (field.matches(".count input")) {
      if (Number(field.value) === 0) field.value = "";
      addUp(field.closest("fieldset"));
    }
    const desk = field.closest?.(".desk");
    if (desk) changeDesk(desk);
    field.closest?.("details.form form, .why form, #wishes form, #notices form, #name-form form, #sit-down")?.setAttribute("hx-morph-skip", "");
  });
  document.addEventListener("submit", (event) => event.target.removeAttribute("hx-morph-skip"), true);

  // What it would do is asked again when something happens at the table.
  function foretell() {
    const forms = [...document.querySelectorAll("form.fill[hx-morph-skip]"), ...desks().filter((desk) => begun.has(desk.id)).map((desk) => desk.querySelector("form"))];
    for (const form of forms) form.dispatchEvent(new Event("input"));
  }

  // Anyone deciding or talking by keyboard keeps their place when what they used is replaced.
  let place = "";
  document.addEventListener("focusin", (event) => {
    place = event.target.closest?.("#choice, #status") ? "choice" : event.target.closest?.("#chat-form") ? "chat" : "";
  });

  function keepPlace() {
    if (!place || (document.activeElement && document.activeElement !== document.body)) return;
    const places = place === "chat" ? ["#chat-form input[name=text]"] : ["#choice .part.open .entry, #choice .part.open input", "#confirm:enabled", "#undo", "#status"];
    places.map((each) => document.querySelector(each)).find((each) => each?.checkVisibility())?.focus({ preventScroll: true });
  }

  // What a lesson says next is scrolled into view.
  let lesson = document.getElementById("lesson-told")?.textContent;

  function showLesson() {
    const said = document.getElementById("lesson-told");
    if (said && said.textContent !== lesson && said.parentElement.open) said.parentElement.scrollIntoView({ block: "nearest" });
    lesson = said?.textContent;
  }

  // What is sent may be far down the page: once the next prompt is there, it is scrolled into view.
  let formOf = ""; // the decision for which something was sent
  const decision = () => document.querySelector("#status [data-decision]")?.dataset.decision;
  document.addEventListener("submit", (event) => { if (event.target.matches("#choice form")) formOf = decision(); }, true);

  function showPrompt() {
    if (!formOf || formOf === decision()) return;
    formOf = "";
    document.getElementById("status").scrollIntoView({ block: "nearest" });
  }

  // Tables of words stay as tall as they have been, so that what is below them stays where it is.
  const heights = new Map();

  function keepHeights() {
    const sheets = [...document.querySelectorAll("#board .sheet[open]")];
    for (const sheet of sheets) sheet.style.setProperty("--tallest", `${heights.get(sheet.id) ?? 0}px`);
    for (const sheet of sheets) heights.set(sheet.id, sheet.offsetHeight);
  }

  addEventListener("resize", () => { heights.clear(); keepHeights(); });

  document.addEventListener("htmx:after:swap", (event) => {
    keepDesks(); keepHeights(); showTimes(); showSettings(); showShare(); lookAtStatus(); keepPlace(); showLesson(); showPrompt(); foldSheets();
    if (event.detail.ctx.sourceElement === table) foretell();
  });
  // Only the stream keeps these fragments up to date: it may have overtaken the answer to a command. A new stream sends everything.
  const streamed = table?.dataset.streamed?.split(" ") ?? [];
  const isStreamed = (id) => streamed.includes(id) || id?.startsWith("panel-");
  let streaming = false;
  document.addEventListener("htmx:config:request", (event) => {
    if (streaming) event.detail.ctx.request.headers["X-Streaming"] = "yes";
  });
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    if (ctx.sourceElement === table) return;
    const talks = ctx.sourceElement?.closest?.("#chat-form"); // a half-written remark outlives a decision
    const stays = (id) => (streaming && isStreamed(id)) || (id === "chat-form" && !talks);
    tasks.splice(0, tasks.length, ...tasks.filter((task) => !stays(task.target?.id)));
  });

  document.addEventListener("htmx:sse:error", (event) => {
    streaming = false;
    if (event.detail.status === 403) location.reload(); // the seat is somebody else's now, and the page says so
    else connection(true);
  });
  document.addEventListener("htmx:sse:after:connection", () => { streaming = true; connection(false); });
  document.addEventListener("htmx:sse:after:message", () => connection(false));
  document.addEventListener("htmx:error", (event) => {
    if (!table) return;
    connection(true);
    if (event.detail.ctx?.sourceElement === table) setTimeout(connect, 3000); // a stream that has begun reconnects by itself
  });

  table?.addEventListener("reload", () => location.reload());

  function connect() {
    htmx.ajax("GET", table.getAttribute("hx-sse:connect"), { source: table, swap: "none" });
  }
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  document.addEventListener("visibilitychange", poll);

  function countVariants() {
    const tag = document.getElementById("variants-changed");
    if (!tag) return;
    const count = document.querySelectorAll("#variants input:checked:not([data-default])").length;
    tag.textContent = count ? tag.dataset.changed.replace("#", count) : tag.dataset.none;
  }

  // What saves clicks is offered once, in somebody's first game

  function showOffer() {
    document.body.classList.toggle("offering", get("offered", "no") === "no");
  }

  // Links can be shared where the browser knows how

  function showShare() {
    if (!navigator.share) return;
    for (const button of document.querySelectorAll("button.share")) button.hidden = false;
  }

  let folded = false; // once, when the tables come

  function foldSheets() {
    const sheets = [...document.querySelectorAll("#board .sheet")];
    if (folded || !sheets.length) return;
    folded = true;
    const low = matchMedia("(max-width: 68rem)").matches ? sheets.slice(SHEETS_OPEN) : sheets.filter((each) => each.getBoundingClientRect().top > LOW * innerHeight);
    for (const sheet of low) sheet.open = false;
  }

  announced = null;
  foldSheets();
  keepDesks();
  keepRefusalInSight();
  showSettings();
  keepHeights();
  showTimes();
  showShare();
  showOffer();
  lookAtStatus();
  setInterval(poll, 20000);
  setInterval(feelForServer, 2000);
})();
