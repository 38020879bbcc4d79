/** The page goes into a world, and out of all of them. */
import { applyWorld } from "./apply";
import { current } from "./current.svelte";
import { loadWorld } from "./world";

/** Since when things were asked for: of two worlds that are on their way, the last one is wanted. */
let wanted = "";

export function enterWorld(name: string): void {
  wanted = name;
  if (current.world?.id === name) return;
  void loadWorld(name).then((world) => {
    if (wanted !== name) return;
    current.world = world;
    applyWorld(world);
  });
}

/** Out: on the start page all worlds are to be seen. */
export function leaveWorlds(): void {
  wanted = "";
  current.world = null;
  const { style, dataset } = document.documentElement;
  for (const name of ["accent", "accent-ink", "turn", "sky", "world-edge"]) style.removeProperty(`--${name}`);
  for (const name of ["", "-size", "-spacing", "-case"]) style.removeProperty(`--display${name}`);
  delete dataset["corners"];
  delete dataset["world"];
}
