/** The service worker of the page. The build puts in which files there are; see vite.config.ts. */
import { Shell, wayFor } from "./shell";

declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: string[];

const shell = new Shell(caches, (request) => fetch(request), VERSION, FILES);

// A new worker waits until no tab shows the page of the old one: each page finds the files that it was built with.
self.addEventListener("install", (event) => event.waitUntil(shell.install()));
self.addEventListener("activate", (event) => event.waitUntil(shell.tidy()));
// Whoever touches a notification comes back to the table that it is about.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const path = String(notification.data);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((tabs) => {
      const tab = tabs.find(({ url }) => new URL(url).pathname === path);
      return tab ? tab.focus() : self.clients.openWindow(path);
    }),
  );
});
self.addEventListener("fetch", (event) => {
  const way = wayFor(event.request, self.location.origin);
  if (way === "page") event.respondWith(shell.page(event.request));
  else if (way === "asset") event.respondWith(shell.asset(event.request));
});
