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

/** Milliseconds of silence after which nothing is rendered any more: silence, too, is work, and no sound is longer. */
const QUIET = 5000;

let context: AudioContext | null = null;
let master: GainNode | null = null;
/** Whether it was the page that fell silent, and not the browser that forbids it to sound. */
let sleeps = false;
let rest: ReturnType<typeof setTimeout> | undefined;

function fallAsleep(): void {
  sleeps = true;
  void context?.suspend();
}

/** Until it has been quiet for long enough. */
function stayAwake(): void {
  sleeps = false;
  clearTimeout(rest);
  rest = setTimeout(fallAsleep, QUIET);
}

/** Browsers let a page sound only after somebody has touched it: called on every touch, it costs nothing then. */
export function wake(): void {
  if (!context && typeof AudioContext !== "undefined") {
    context = new AudioContext();
    master = context.createGain();
    // Several cards at once are not louder than a phone can bear.
    const press = context.createDynamicsCompressor();
    master.connect(press).connect(context.destination);
  }
  if (context?.state === "suspended" && !sleeps) void context.resume();
  if (context && rest === undefined) stayAwake();
}

export function hear({ name, note }: Sounding): void {
  const { muted, volume, vibration } = preferences.current;
  if (document.visibilityState === "hidden") return;
  const pattern = VIBRATIONS[name];
  if (vibration && pattern) shake(pattern);
  const [player, out] = [context, master];
  if (muted || volume === 0 || !player || !out || (player.state !== "running" && !sleeps)) return;
  const play = (): void => {
    out.gain.value = (volume / 100) ** 1.5;
    RECIPES[name]({ context: player, out, at: player.currentTime + 0.005 }, note);
  };
  const isAwake = player.state === "running" && !sleeps;
  stayAwake();
  if (isAwake) play();
  else void player.resume().then(play, () => undefined);
}

function shake(pattern: number[]): void {
  // Not every browser can, and none may before it was touched.
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}
