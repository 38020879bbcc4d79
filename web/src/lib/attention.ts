/** Calls somebody back who looks at something else: a dot on the page's icon, and a notification where it is allowed. */
import { preferences } from "../state/preferences.svelte";

const ICON = 'link[rel="icon"]';
let plain = "";
let dotted = "";

function drawDotted(): string {
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="6" y="2" width="20" height="28" rx="4" fill="#fffaf0"/><rect x="8" y="4" width="16" height="24" rx="2.500" fill="#23305f"/><circle cx="23" cy="9" r="9" fill="#fff"/><circle cx="23" cy="9" r="7" fill="#d12432"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(dot)}`;
}

/** Whether somebody is waited for here. */
export function markIcon(isWaitedFor: boolean): void {
  const link = document.querySelector<HTMLLinkElement>(ICON);
  if (!link) return;
  plain ||= link.href;
  dotted ||= drawDotted();
  const wanted = isWaitedFor ? dotted : plain;
  if (link.href !== wanted) link.href = wanted;
}

let last: Notification | null = null;

/** Says it outside the page, if that is wanted and nobody looks at the page. */
export function notify(title: string, text: string): void {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || !preferences.current.notifications || document.visibilityState === "visible") return;
  last = new Notification(title, { body: text, tag: "lastcard", icon: plain });
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
