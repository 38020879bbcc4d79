/** What will be needed and is not yet: fetched when nothing else is to be done. Returns what keeps it from being so. */
export function later(load: () => Promise<unknown>[]): () => void {
  // Safari has no other way to know.
  const fetchAll = (): void => void Promise.allSettled(load());
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchAll);
    else fetchAll();
  }, SEEN);
  return () => clearTimeout(timer);
}

/** Milliseconds until what came first is seen. */
const SEEN = 2000;
