"use strict";
// The shell of the pages, and notices while no page is open. Nothing about a game is ever kept: tables, streams and data
// always come from the server. The server puts SHELL in front of this: the version, its files, and what notices look like.
const CACHE = "periplus-" + SHELL.version;
const FILES = new Set(SHELL.files.map((file) => new URL(file, location.origin).href));
const PATIENCE = 5000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.files)));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// Commands pass by: one that another site sends would look like ours if a worker sent it on.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(SHELL.offline)));
  else if (FILES.has(request.url)) event.respondWith(caches.match(request).then((held) => held ?? fetch(request)));
});

// Notices

async function isOld(check) {
  if (!check) return false;
  try {
    const answer = await fetch(check, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok && !(await answer.json()).awaited;
  } catch {
    return false; // better told late than not at all
  }
}

// A browser wants something to be shown for every push: what needs no answer any more is shown in silence, and closed.
async function tell(said) {
  const title = said.title;
  const silent = await isOld(said.check);
  const look = { icon: SHELL.icon, badge: SHELL.badge };
  await self.registration.showNotification(title, { ...look, body: said.body, tag: said.url, data: said.url, silent, renotify: !silent });
  if (silent) await closeNotices(said.url);
}

async function closeNotices(tag) {
  for (const each of await self.registration.getNotifications({ tag })) each.close();
}
self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

async function open(path) {
  const url = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split(/[?#]/)[0] === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
