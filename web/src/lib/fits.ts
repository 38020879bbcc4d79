/** Words for what may be played now. */
import type { Asked, CardInfo, TableInfo } from "../messages";
import { colourName } from "./cards";
import { say } from "./words";

/** "red, a 6, or a wild"; what exactly may be played is for the server to say. */
export function whatFits(asked: Asked, table: TableInfo, cards: ReadonlyMap<string, CardInfo>): string {
  if (!asked.options.some(({ verb }) => verb === "play")) {
    const canDraw = asked.options.some(({ verb }) => verb === "draw");
    return canDraw ? say("page-fits-nothing") : say("page-fits-nothing-at-all");
  }
  if (table.colour === null) return say("page-fits-anything");
  const colour = colourName(table.colour);
  const top = cards.get(table.top ?? "");
  if (!top || top.colour === null) return say("page-fits-colour", { colour });
  // An eight, an eleven, an eighteen; an ace.
  const sound = /^(8|11$|18$|[aeiou])/i.test(top.name) ? "vowel" : "other";
  return say("page-fits", { colour, name: top.name, sound });
}
