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

/** Milliseconds of a frame to be left when the next job begins. */
const ROOM = 5;

/** Small jobs, done one after the other when there is nothing else to do. Returns what ends that. */
export function whenIdle(jobs: (() => void)[]): () => void {
  if (!("requestIdleCallback" in globalThis)) return () => undefined;
  const rest = jobs.values();
  const goOn = (deadline: IdleDeadline): void => {
    while (deadline.timeRemaining() > ROOM) {
      const { value: job, done } = rest.next();
      if (done) return;
      job();
    }
    asked = requestIdleCallback(goOn);
  };
  let asked = requestIdleCallback(goOn);
  return () => cancelIdleCallback(asked);
}
