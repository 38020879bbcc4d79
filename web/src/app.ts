/** The page as a whole: one session over one WebSocket, which notices when the browser sleeps and wakes. */
import { isHere } from "./lib/address";
import { lineTo } from "./lib/ahead";
import { withdraw } from "./lib/attention";
import { wentBack } from "./lib/back";
import type { EditionInfo } from "./messages";
import { Session } from "./state/session.svelte";

/** After so long without a look at the clock this computer slept: the line looks open and may be dead. */
const SLEPT = 20_000;
const LOOK_EVERY = 4000;
/** How long to wait before the editions are asked for again. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** What can be played here, with all cards: too much to be said each time, so the browser keeps it. */
async function findEditions(): Promise<EditionInfo[]> {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      const answer = await fetch("/api/editions");
      if (answer.ok) return (await answer.json()) as EditionInfo[];
    } catch (error) {
      if (wait > LONGEST_WAIT) throw error;
    }
    await new Promise((go) => setTimeout(go, wait));
  }
}

export function beginSession(): Session {
  const session = new Session(lineTo, findEditions);
  session.arrive();
  addEventListener("popstate", (event) => {
    if (!wentBack(event.state)) session.arrive();
  });
  addEventListener("online", () => session.reconnect());
  addEventListener("offline", () => {
    if (!isHere(location.hostname)) session.wentOffline();
  });
  let last = Date.now();
  const look = (): void => {
    // Browsers slow down the clocks of pages that nobody sees.
    if (document.visibilityState !== "visible") return;
    withdraw();
    if (Date.now() - last > SLEPT) session.reconnect();
    else session.hurry();
    last = Date.now();
  };
  document.addEventListener("visibilitychange", look);
  setInterval(() => {
    if (Date.now() - last > SLEPT) look();
    else if (document.visibilityState === "visible") last = Date.now();
  }, LOOK_EVERY);
  return session;
}
