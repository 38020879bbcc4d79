import type { World } from "./world";

/** How much of the accent is in the edge of a plate: the last two digits of a colour. */
const FAINT = "66";

/** The whole page takes on the look of this world. */
export function applyWorld(world: World): void {
  const { tokens, type } = world;
  const { style, dataset } = document.documentElement;
  const properties = {
    "--accent": tokens.accent,
    "--accent-ink": tokens.accentInk,
    "--turn": tokens.turn,
    "--sky": tokens.sky,
    "--world-edge": `${tokens.accent}${FAINT}`,
    "--display": `"${type.family}", "${type.family} stand-in", var(--font)`,
    "--display-size": String(type.size),
    "--display-spacing": type.spacing,
    "--display-line": type.line ?? "0",
    "--display-case": type.upper ? "uppercase" : "none",
  };
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  dataset["corners"] = world.corners;
  dataset["world"] = world.id;
  // Phones paint the bar above the page with it.
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute("content", tokens.sky);
}
