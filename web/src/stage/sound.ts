/** What is heard, and felt, in a browser. */
import { preferences } from "../state/preferences.svelte";
import type { SoundName, Sounding } from "./act";
import { RECIPES } from "./recipes";

/** What is felt as well, in milliseconds on and off. */
const VIBRATIONS: Partial<Record<SoundName, number[]>> = {
  "your-turn": [40],
  horn: [30, 50, 30],
  caught: [60, 40, 120],
};

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Browsers let a page sound only after somebody has touched it: called on every touch, it costs nothing then. */
export function wake(): void {
  if (!context && typeof AudioContext !== "undefined") {
    context = new AudioContext();
    master = context.createGain();
    // Several cards at once are not louder than a phone can bear.
    const press = context.createDynamicsCompressor();
    master.connect(press).connect(context.destination);
  }
  if (context?.state === "suspended") void context.resume();
}

export function hear({ name, note }: Sounding): void {
  const { muted, volume, vibration } = preferences.current;
  if (document.visibilityState === "hidden") return;
  const pattern = VIBRATIONS[name];
  if (vibration && pattern) shake(pattern);
  if (muted || volume === 0 || context?.state !== "running" || !master) return;
  master.gain.value = (volume / 100) ** 1.5;
  RECIPES[name]({ context, out: master, at: context.currentTime + 0.005 }, note);
}

function shake(pattern: number[]): void {
  // Not every browser can, and none may before it was touched.
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
