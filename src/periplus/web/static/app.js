"use strict";
// Periplus as an app: the worker that holds its shell, the offer to install it, and notices that are pushed to this device.
(() => {
  const workers = navigator.serviceWorker;
  const table = document.getElementById("table");
  const RETRY = 5000;

  if (workers) addEventListener("load", () => workers.register("/worker.js").catch(() => {})); // pages work without it

  // Without a connection: go on as soon as the server is there again

  async function tryAgain() {
    try {
      await fetch("/worker.js", { cache: "no-store" });
      if (location.pathname === "/offline") location.replace("/");
      else location.reload();
    } catch {
      // the next attempt will tell
    }
  }
  if (document.body.classList.contains("offline")) {
    setInterval(tryAgain, RETRY);
    addEventListener("online", tryAgain);
  }

  // The offer to install

  const install = document.getElementById("install");
  let offer = null;

  function showOffer(event) {
    event.preventDefault();
    offer = event;
    install.hidden = localStorage.getItem("periplus-install") === "no";
  }

  function answerOffer(event) {
    const button = event.target.closest("button");
    if (!button) return;
    install.hidden = true;
    if (button.value === "no") localStorage.setItem("periplus-install", "no");
    else offer.prompt();
  }
  if (install) {
    addEventListener("beforeinstallprompt", showOffer);
    addEventListener("appinstalled", () => { install.hidden = true; });
    install.addEventListener("click", answerOffer);
  }

  // Notices that are pushed

  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const same = (one, other) => one.length === other.length && one.every((each, at) => each === other[at]);

  async function digest(text) {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(hash)].map((each) => each.toString(16).padStart(2, "0")).join("");
  }

  async function subscription(key) {
    const { pushManager } = await workers.ready;
    const old = await pushManager.getSubscription();
    if (old && same(new Uint8Array(old.options.applicationServerKey), key)) return old;
    await old?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  async function subscribe(form) {
    const panel = form.closest("#push");
    const told = panel.querySelector(".told");
    told.textContent = "";
    if (!workers || !window.PushManager || !window.Notification) told.textContent = panel.dataset.unsupported;
    else if ((await Notification.requestPermission()) !== "granted") told.textContent = panel.dataset.refused;
    else await send(form, panel, told);
  }

  async function send(form, panel, told) {
    try {
      const { endpoint, keys } = (await subscription(bytes(panel.dataset.key))).toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) form.elements[name].value = value;
      form.requestSubmit();
    } catch {
      told.textContent = panel.dataset.failed;
    }
  }

  async function showPush() {
    const panel = document.getElementById("push");
    if (!panel) return;
    panel.hidden = false;
    const known = await (await workers?.getRegistration())?.pushManager?.getSubscription();
    const device = known ? await digest(known.endpoint) : "";
    const has = device !== "" && panel.dataset.devices.split(" ").includes(device);
    panel.querySelector(".start").hidden = has;
    panel.querySelector(".stop").hidden = !has;
    panel.querySelector(".stop [name=device]").value = device;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#push .start button");
    if (button) subscribe(button.form);
  });
  document.addEventListener("htmx:after:swap", showPush);

  // Whoever looks at a table need not be called to it

  async function closeNotices() {
    if (!table) return;
    const held = await workers?.getRegistration();
    const notices = (await held?.getNotifications({ tag: location.pathname })) ?? [];
    if (!document.hidden) notices.forEach((each) => each.close());
  }
  document.addEventListener("visibilitychange", closeNotices);

  showPush();
  closeNotices();
})();
