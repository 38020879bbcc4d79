/** How cards and colours are shown: their order, hue and sign. */
import type { CardInfo, EditionInfo } from "../messages";
import { say } from "./words";

export interface ColourLook {
  name: string;
  /** One of the hues of theme.css. */
  hue: string;
  /** One of the shapes of ColourSign.svelte: no colour is told by its hue alone. */
  sign: string;
}

const SIGNS = ["circle", "triangle", "diamond", "square", "star", "cross", "drop", "moon"];
const KNOWN = new Map<string, [hue: string, sign: string]>([
  ["blue", ["blue", "circle"]],
  ["green", ["green", "triangle"]],
  ["red", ["red", "diamond"]],
  ["yellow", ["yellow", "star"]],
  ["orange", ["orange", "square"]],
  ["purple", ["purple", "cross"]],
  ["azure", ["azure", "circle"]],
  ["coral", ["coral", "diamond"]],
  ["gold", ["yellow", "star"]],
  ["jade", ["jade", "triangle"]],
]);
const HUES = ["blue", "red", "yellow", "green", "purple", "orange", "azure", "coral", "jade"];

/** The looks of an edition's colours, all different; a colour nobody has heard of gets what is left. */
export function colourLooks(names: readonly string[]): Map<string, ColourLook> {
  const looks = new Map<string, ColourLook>();
  const free = (all: string[], pick: (look: ColourLook) => string): string => {
    const used = new Set([...looks.values()].map(pick));
    return all.find((each) => !used.has(each)) ?? all[looks.size % all.length] ?? "";
  };
  const known = names.filter((name) => KNOWN.has(name));
  for (const name of [...known, ...names.filter((name) => !KNOWN.has(name))]) {
    const [hue, sign] = KNOWN.get(name) ?? ["", ""];
    const taken = [...looks.values()];
    looks.set(name, {
      name,
      hue: hue && !taken.some((look) => look.hue === hue) ? hue : free(HUES, (look) => look.hue),
      sign: sign && !taken.some((look) => look.sign === sign) ? sign : free(SIGNS, (look) => look.sign),
    });
  }
  // In the order of the edition.
  return new Map(names.flatMap((name) => looks.get(name) ?? []).map((look) => [look.name, look]));
}

export function cardsByCode(edition: EditionInfo | null): Map<string, CardInfo> {
  return new Map((edition?.cards ?? []).map((card) => [card.code, card]));
}

export interface HandCard {
  /** The same for as long as the card is held, so that a change elsewhere moves nothing. */
  key: string;
  code: string;
}

/** A hand in the order of the edition. Copies of a card are numbered. */
export function inOrder(codes: string[], edition: EditionInfo): HandCard[] {
  const place = new Map(edition.cards.map((card, index) => [card.code, index]));
  const copies = new Map<string, number>();
  return codes
    .toSorted((one, two) => (place.get(one) ?? 0) - (place.get(two) ?? 0))
    .map((code) => {
      const copy = copies.get(code) ?? 0;
      copies.set(code, copy + 1);
      return { key: `${code}-${copy}`, code };
    });
}

/** What a card says, or, where no text stands on it, what that means. */
export function says(card: CardInfo): string {
  return card.text || (card.colour === null ? say("page-card-plain-wild") : say("page-card-nothing-special"));
}

/** Every card with another text once, for a list of all: number cards that say nothing are one line. */
export function different(cards: CardInfo[]): CardInfo[] {
  const found = new Map<string, CardInfo>();
  for (const card of cards) {
    const key = card.colour === null ? card.code : card.symbol;
    if (!found.has(key) && (card.text || card.colour === null)) found.set(key, card);
  }
  return [...found.values()];
}

export interface Blank {
  symbol: string;
  name: string;
  copies: number;
  /** The codes of the copies, where each of them can carry a text of its own. */
  codes: string[];
  /** Whether the copies carry different texts. */
  isApart: boolean;
}

/** The cards of an edition that players may write on. */
export function blankCards(edition: EditionInfo | null): Blank[] {
  const found = new Map<string, Blank>();
  const cards = edition?.cards ?? [];
  for (const card of cards) {
    if (!edition?.writable.includes(card.code)) continue;
    const known = found.get(card.symbol) ?? {
      symbol: card.symbol,
      name: card.name,
      copies: 0,
      codes: [],
      isApart: false,
    };
    known.copies += card.count;
    known.isApart ||= card.code !== card.symbol;
    found.set(card.symbol, known);
  }
  for (const blank of found.values()) {
    const codes = Array.from({ length: blank.copies }, (_, index) => `${blank.symbol}${index + 1}`);
    const isTaken = cards.some((card) => card.symbol !== blank.symbol && codes.includes(card.code));
    if (codes.length > 1 && !isTaken) blank.codes = codes;
  }
  return [...found.values()];
}

/** The texts on the copies of a card, each once. */
export function textsOn({ symbol, codes }: Blank, written: Record<string, string>): string[] {
  return [...new Set([symbol, ...codes].flatMap((code) => written[code] ?? []))];
}
