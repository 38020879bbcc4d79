/** The pictures that a card can carry, by the names that edition files call them by. */
import type { CardInfo } from "../../messages";
import { numberOf, pick } from "../draw";
import { GENERAL } from "./general";
import type { Motif } from "./motif";
import { ORDINARY } from "./ordinary";
import { at } from "../../lib/records";

/** Those that every page has at once. */
const USUAL: Readonly<Record<string, Motif>> = { ...ORDINARY, ...GENERAL };
/** Those of single editions: large, and loaded, with the worlds that have them, when the first of them is to be seen. */
type Shelf = () => Promise<Readonly<Record<string, Motif>>>;
const RARE: Readonly<Record<string, Shelf>> = {
  "beams ring blast slam shield paper": async () => (await import("./worlds")).WORLDS,
  "microphone archer cannon spyglass storm flag kraken": async () =>
    (await import("./party-and-pirates")).PARTY_AND_PIRATES,
};
const SHELF = new Map(
  Object.entries(RARE).flatMap(([names, shelf]) => names.split(" ").map((name): [string, Shelf] => [name, shelf])),
);
export const PICTURES: readonly string[] = [...Object.keys(USUAL), ...SHELF.keys()];

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
  if (Object.hasOwn(USUAL, picture) || SHELF.has(picture)) return picture;
  if (colour !== null && /^\d+$/.test(symbol)) return "";
  return WORDS.find(([word]) => word.test(name))?.[1] ?? pick(OTHERS, (numberOf(name) % 997) / 997);
}

const NOTHING: Motif = { glyph: [], disc: "#17131f", ink: "#fff", plate: "#17131f", edge: "#fff", text: "#fff" };

/** What has come of the rare ones. */
const come: Record<string, Motif> = {};
const coming = new Map<Shelf, Promise<void>>();

/** Whether its picture can be drawn. */
export function hasCome(card: CardInfo): boolean {
  const picture = pictureOf(card);
  return !SHELF.has(picture) || Object.hasOwn(come, picture);
}

/** Gets a picture, if it has not come yet, with those that stand beside it. */
export async function loadPicture(name: string): Promise<void> {
  const shelf = SHELF.get(name);
  if (shelf) await (coming.get(shelf) ?? fetchShelf(shelf));
}

function fetchShelf(shelf: Shelf): Promise<void> {
  const promise = shelf().then((motifs) => void Object.assign(come, motifs));
  coming.set(shelf, promise);
  return promise;
}

/** A picture that has not come yet is none. */
export function motifFor(card: CardInfo): Motif {
  const picture = pictureOf(card);
  return at(USUAL, picture) ?? at(come, picture) ?? NOTHING;
}
