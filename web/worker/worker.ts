/** The service worker of the page. The build puts in which files there are; see vite.config.ts. */
import { Shell, wayFor } from "./shell";

declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: string[];

const shell = new Shell(caches, (request) => fetch(request), VERSION, FILES);

// A new worker waits until no tab shows the page of the old one: each page finds the files that it was built with.
self.addEventListener("install", (event) => event.waitUntil(shell.install()));
self.addEventListener("activate", (event) => event.waitUntil(shell.tidy()));
self.addEventListener("fetch", (event) => {
  const way = wayFor(event.request, self.location.origin);
  if (way === "page") event.respondWith(shell.page(event.request));
  else if (way === "asset") event.respondWith(shell.asset(event.request));
});
