/** Calls somebody back who looks at something else, outside the page, where that is allowed. */
import icon from "../icon.svg";
import { preferences } from "../state/preferences.svelte";

const TAG = "lastcard";

/** Of two calls that are on their way, the last one counts. */
let calls = 0;
let last: Notification | null = null;

/** Says it outside the page, if that is wanted and nobody looks at the page. */
export async function notify(title: string, text: string): Promise<void> {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || !preferences.current.notifications || document.visibilityState === "visible") return;
  const call = (calls += 1);
  const options = { body: text, tag: TAG, icon, data: location.pathname };
  // Phones notify only through a worker; without one, as on a page that is not installed, the window does it itself.
  const worker = await registration();
  if (call !== calls) return;
  if (worker?.active) await worker.showNotification(title, options);
  else {
    last = new Notification(title, options);
    last.onclick = () => {
      window.focus();
      withdraw();
    };
  }
}

/** The question is answered, or seen. */
export function withdraw(): void {
  calls += 1;
  last?.close();
  last = null;
  void registration()
    .then((worker) => worker?.getNotifications({ tag: TAG }))
    .then((shown) => shown?.forEach((each) => each.close()));
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks the browser for leave to notify: from the switch in the settings, and from nowhere else. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
