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

/**
 * Small jobs, done one after the other when there is nothing else to do; one that gives a promise is waited for.
 * Returns what ends that.
 */
export function whenIdle(jobs: (() => unknown)[]): () => void {
  if (!("requestIdleCallback" in globalThis)) return () => undefined;
  const rest = jobs.values();
  let isOver = false;
  const goOn = async (deadline: IdleDeadline): Promise<void> => {
    while (deadline.timeRemaining() > ROOM) {
      const { value: job, done } = rest.next();
      if (done) return;
      const begun = job();
      if (begun instanceof Promise) {
        await begun;
        break;
      }
    }
    ask();
  };
  let asked = 0;
  const ask = (): void => {
    if (!isOver) asked = requestIdleCallback((deadline) => void goOn(deadline));
  };
  ask();
  return () => {
    isOver = true;
    cancelIdleCallback(asked);
  };
}

/** Milliseconds after which what is out of sight is thought of, too. */
const AT_LAST = 4000;

/** Does this once a part of the page is about to be seen, or when there is time for it. Returns what keeps it from that. */
export function whenNear(part: Element, seen: () => void): () => void {
  let giveUp = (): void => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once();
    },
    { rootMargin: "25%" },
  );
  const timer = setTimeout(() => (giveUp = whenIdle([once])), AT_LAST);
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    giveUp();
  };
  const once = (): void => {
    end();
    seen();
  };
  observer.observe(part);
  return end;
}
