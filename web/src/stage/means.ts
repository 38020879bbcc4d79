/** The stage's means in a browser. */
import { preferences } from "../state/preferences.svelte";
import type { Sounding } from "./act";
import type { Means } from "./stage.svelte";

export function isCalm(): boolean {
  return (
    preferences.current.lessMotion || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false)
  );
}

/** Sounds come when the first of them is heard: the page is seen before it has to sound. */
function hear(sound: Sounding): void {
  void import("./sound").then((sounds) => sounds.hear(sound));
}

export const browserMeans: Partial<Means> = { isCalm, hear };
