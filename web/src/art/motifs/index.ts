/** The pictures that a card can carry, by the names that edition files call them by. */
import type { CardInfo } from "../../messages";
import { numberOf, pick } from "../draw";
import { GENERAL } from "./general";
import type { Motif } from "./motif";
import { ORDINARY } from "./ordinary";
import { PARTY_AND_PIRATES } from "./party-and-pirates";
import { WORLDS } from "./worlds";

export const MOTIFS: Readonly<Record<string, Motif>> = { ...ORDINARY, ...WORLDS, ...PARTY_AND_PIRATES, ...GENERAL };

/** Words in the name of a card that nobody chose a picture for, and what they make one think of. */
const WORDS: readonly [RegExp, string][] = [
  [/light|thunder|shock|flash|electr/i, "bolt"],
  [/bomb|boom|blast|explo|mine/i, "bomb"],
  [/king|queen|crown|royal|boss/i, "crown"],
  [/dice|luck|chance|gamble|random/i, "dice"],
  [/gift|present|give|santa|birthday/i, "gift"],
  [/time|wait|slow|clock|hour|calm/i, "hourglass"],
  [/spy|look|see|peek|eye|show|watch/i, "eye"],
  [/rocket|space|moon|star|fast|speed/i, "rocket"],
  [/swap|trade|switch|exchange|change/i, "swap"],
  [/pass|round|around|carousel|turn/i, "pass"],
  [/steal|thief|rob|take|magnet|pull/i, "magnet"],
  [/ghost|spook|haunt|spirit|scare/i, "ghost"],
  [/love|heart|friend|kind|mercy|hug/i, "heart"],
  [/key|lock|open|secret|treasure/i, "key"],
  [/storm|wind|tornado|chaos/i, "storm"],
  [/shield|safe|protect|guard|save/i, "shield"],
  [/sing|song|music|dance|karaoke/i, "microphone"],
  [/truce|peace|parley|flag/i, "flag"],
];

const OTHERS = Object.keys(GENERAL);

/** The picture on a card; none on a number that does nothing. One that nobody chose goes by the card's name. */
export function pictureOf({ picture, symbol, colour, name }: CardInfo): string {
  if (Object.hasOwn(MOTIFS, picture)) return picture;
  if (colour !== null && /^\d+$/.test(symbol)) return "";
  return WORDS.find(([word]) => word.test(name))?.[1] ?? pick(OTHERS, (numberOf(name) % 997) / 997);
}

const NOTHING: Motif = { glyph: [], disc: "#17131f", ink: "#fff", plate: "#17131f", edge: "#fff", text: "#fff" };

export function motifFor(card: CardInfo): Motif {
  return MOTIFS[pictureOf(card)] ?? NOTHING;
}
