/** The stage's means in a browser. */
import { preferences } from "../state/preferences.svelte";
import type { Sounding } from "./act";
import type { Means } from "./stage.svelte";

export function isCalm(): boolean {
  // Tests run without a browser.
  if (typeof matchMedia === "undefined") return preferences.current.lessMotion;
  return preferences.current.lessMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Sounds come when the first of them is heard: the page is seen before it has to sound. */
function hear(sound: Sounding): void {
  void import("./sound").then(
    (sounds) => sounds.hear(sound),
    () => undefined,
  );
}

export const browserMeans: Partial<Means> = { isCalm, hear };
