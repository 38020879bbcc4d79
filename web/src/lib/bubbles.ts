/** What is said at the seats: where it stands, and what is seen of it when two want the same place. */
import type { Box, SeatSpot } from "../scene/layout";

export interface Saying {
  player: string;
  text: string;
  code: string | null;
  isSign: boolean;
  /** Of two by the same player, which. */
  key: string;
  /** What came later is the higher one. */
  age: number;
}

export interface PlacedSaying extends Saying {
  box: Box;
  /** How wide it may become. */
  widest: number;
}

interface Said {
  text: string;
  number: number;
  reaction: boolean;
}
interface Remark {
  key: number;
  player: string | null;
  text: string;
  code: string | null;
}

/** What happened to somebody goes before what they say: that can also be read in the chat. */
export function sayingOf(player: string, said: Said | undefined, remarks: readonly Remark[]): Saying | undefined {
  const remark = remarks.findLast((each) => each.player === player);
  if (remark) return { ...remark, player, isSign: false, key: `remark-${remark.key}`, age: remark.key };
  if (!said) return undefined;
  const { text, number, reaction } = said;
  return { player, text, code: null, isSign: reaction, key: `said-${number}`, age: 0 };
}

const LETTER = 8;
const LINE = 19;
const PADDING = 26;
const CARD = 30;
const GAP = 13;
const LEAST = 90;
const MOST = 260;
/** Of what is free between two faces, what is too little for words: then they lie on the other face, for a moment. */
const NARROW = 64;

/** Beside the token, about as large as its words need it. */
export function placed(saying: Saying, spot: SeatSpot, width: number, seats: readonly SeatSpot[]): PlacedSaying {
  const isLeft = spot.bubble === "left";
  const edge = spot.token / 2 + GAP;
  const free = Math.max(LEAST, Math.min(MOST, (isLeft ? spot.x : width - spot.x) - edge - 7));
  const faces = seats
    .filter(({ x, y }) => (isLeft ? x < spot.x : x > spot.x) && Math.abs(y - spot.y) < spot.token)
    .map(({ x, token }) => Math.abs(x - spot.x) - edge - token / 2);
  const widest = Math.min(free, ...faces.filter((room) => room >= NARROW));
  const wanted = saying.text.length * (saying.isSign ? 3 * LETTER : LETTER) + PADDING + (saying.code ? CARD : 0);
  const across = Math.min(wanted, widest);
  const down = Math.min(3, Math.ceil(wanted / widest)) * LINE + (saying.code ? 24 : 12);
  const x = isLeft ? spot.x - edge - across : spot.x + edge;
  return { ...saying, widest, box: { x, y: spot.y - 0.12 * spot.token - down / 2, width: across, height: down } };
}

/** By player; of two that lie on each other the later one. */
export function apart(all: readonly PlacedSaying[]): Map<string, PlacedSaying> {
  const kept: PlacedSaying[] = [];
  for (const one of all.toSorted((a, b) => b.age - a.age)) {
    if (!kept.some(({ box }) => overlaps(box, one.box))) kept.push(one);
  }
  return new Map(kept.map((one) => [one.player, one]));
}

function overlaps(one: Box, two: Box): boolean {
  const isBeside = one.x + one.width <= two.x || two.x + two.width <= one.x;
  const isBelow = one.y + one.height <= two.y || two.y + two.height <= one.y;
  return !isBeside && !isBelow;
}
