/** How cards and colours are shown: their order, hue and sign. */
import type { BlankInfo, CardInfo, EditionInfo } from "../messages";
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

/** What a colour is called; one of an edition of somebody's own is called as it is. */
export function colourName(colour: string): string {
  switch (colour) {
    case "red":
      return say("colour-red");
    case "yellow":
      return say("colour-yellow");
    case "green":
      return say("colour-green");
    case "blue":
      return say("colour-blue");
    case "orange":
      return say("colour-orange");
    default:
      return colour;
  }
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
export function says(card: CardInfo, edition: EditionInfo): string {
  if (card.text) return card.text;
  if (card.colour !== null) return say("card-says-nothing");
  return edition.writable.includes(card.code) ? say("card-says-blank") : say("card-says-choose-colour");
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

/** Whether the copies of a blank card carry texts of their own. */
export function isApart({ copies }: BlankInfo, { writable }: EditionInfo): boolean {
  return writable.some((code) => copies.includes(code));
}

/** The texts on the copies of a blank card, each once. */
export function textsOn({ code, copies }: BlankInfo, written: Record<string, string>): string[] {
  return [...new Set([code, ...copies].flatMap((each) => written[each] ?? []))];
}
