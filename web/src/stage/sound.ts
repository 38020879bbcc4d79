/** What is heard, and felt, in a browser. */
import { audio } from "../lib/audio";
import { preferences } from "../state/preferences.svelte";
import type { SoundName, Sounding } from "./act";
import { RECIPES } from "./recipes";

/** What is felt as well, in milliseconds on and off. */
const VIBRATIONS: Partial<Record<SoundName, number[]>> = {
  "your-turn": [40],
  horn: [30, 50, 30],
  caught: [60, 40, 120],
};

export function hear({ name, note }: Sounding): void {
  const { muted, volume, vibration } = preferences.current;
  if (document.visibilityState === "hidden") return;
  const pattern = VIBRATIONS[name];
  if (vibration && pattern) shake(pattern);
  const { context, master } = audio;
  if (muted || volume === 0 || context?.state !== "running" || !master) return;
  master.gain.value = (volume / 100) ** 1.5;
  RECIPES[name]({ context, out: master, at: context.currentTime + 0.005 }, note);
}

function shake(pattern: number[]): void {
  // Not every browser can, and none may before it was touched.
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
