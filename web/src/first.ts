/** What will be seen first is asked for at once, beside the rest of the page: the table for whoever has a seat. */
import { isDeal, isReplay, isWorkshop, puzzleIn, tableIn } from "./lib/address";
import { callAhead } from "./lib/ahead";
import { lastChoice, remembered } from "./lib/memory";
import { loadWorld } from "./worlds/world";

// As properties: of calls in branches the build would make one, which asks for the styles of the last.
const SCREENS = {
  table: () => import("./components/TableScreen.svelte"),
  join: () => import("./components/Join.svelte"),
  start: () => import("./components/Start.svelte"),
  workshop: () => import("./components/Workshop.svelte"),
  replay: () => import("./components/Replay.svelte"),
  deal: () => import("./components/Deal.svelte"),
  puzzles: () => import("./components/Puzzles.svelte"),
};

function screenAt(path: string): keyof typeof SCREENS {
  if (isWorkshop(path)) return "workshop";
  if (isDeal(path)) return "deal";
  return isReplay(path) ? "replay" : puzzleIn(path) === null ? "start" : "puzzles";
}

export function askForFirst(): void {
  const code = tableIn(location.pathname);
  const { key, edition } = remembered(code);
  callAhead(code, key);
  void SCREENS[key ? "table" : code ? "join" : screenAt(location.pathname)]();
  const world = code ? edition : lastChoice("settings", { edition: "classic" }).edition;
  if (world) void loadWorld(world);
}
