/** How cards and colours are shown: their order, hue and sign. */
import { hueOf } from "../art/hues";
import type { BlankInfo, CardInfo, EditionInfo } from "../messages";
import { say } from "./words";
import { at } from "./records";

/** How a colour looks. No colour is told by its hue alone. */
export interface ColourLook {
  name: string;
  /** For `data-hue`. */
  hue: string;
  sign: string;
}

/** The looks of an edition's colours, in its order. */
export function colourLooks(edition: EditionInfo | null): Map<string, ColourLook> {
  const looks = (edition?.colours ?? []).map((name): [string, ColourLook] => {
    const { paint, sign } = hueOf(name, edition);
    return [name, { name, hue: paint, sign }];
  });
  return new Map(looks);
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
  return [...new Set([code, ...copies].flatMap((each) => at(written, each) ?? []))];
}
