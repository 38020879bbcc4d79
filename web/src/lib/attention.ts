/** Calls somebody back who looks at something else, outside the page, where that is allowed. */
import icon from "../icon.svg";
import { preferences } from "../state/preferences.svelte";

let last: Notification | null = null;

/** Says it outside the page, if that is wanted and nobody looks at the page. */
export function notify(title: string, text: string): void {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || !preferences.current.notifications || document.visibilityState === "visible") return;
  last = new Notification(title, { body: text, tag: "lastcard", icon });
  last.onclick = () => {
    window.focus();
    last?.close();
  };
}

/** The question is answered, or seen. */
export function withdraw(): void {
  last?.close();
  last = null;
}

/** Asks the browser for leave to notify: from the switch in the settings, and from nowhere else. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
