/** The session of this page. */
import { Session } from "./session.svelte";

const scheme = location.protocol === "https:" ? "wss:" : "ws:";

export const session = new Session(() => new WebSocket(`${scheme}//${location.host}/ws`));

/** After so long without a look at the clock this computer slept: the line looks open and may be dead. */
const SLEPT = 20_000;

export function begin(): void {
  session.arrive();
  addEventListener("popstate", () => session.arrive());
  addEventListener("online", () => session.reconnect());
  let last = Date.now();
  const look = (): void => {
    // Browsers slow down the clocks of pages that nobody sees.
    if (document.visibilityState !== "visible") return;
    if (Date.now() - last > SLEPT) session.reconnect();
    else session.hurry();
    last = Date.now();
  };
  document.addEventListener("visibilitychange", look);
  setInterval(() => {
    if (Date.now() - last > SLEPT) look();
    else if (document.visibilityState === "visible") last = Date.now();
  }, 4000);
}
