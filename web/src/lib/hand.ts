/** The cards of a hand, in the order that somebody likes. */
import type { EditionInfo } from "../messages";
import type { Preferences } from "../state/preferences.svelte";
import { inOrder, type HandCard } from "./cards";

/** `before` is how they lay until now: with the order "drawn" what is held stays where it is, and what comes is last. */
export function arranged(
  codes: string[],
  edition: EditionInfo,
  order: Preferences["order"],
  before: readonly HandCard[],
): HandCard[] {
  const cards = inOrder(codes, edition);
  if (order === "colour") return cards;
  if (order === "number") {
    // A symbol is as high as it is in the first colour that has it; cards without a colour come last, as before.
    const ranks = new Map<string, number>();
    edition.cards.forEach(({ colour, symbol }, index) => {
      if (!ranks.has(symbol)) ranks.set(symbol, colour === null ? edition.cards.length + index : index);
    });
    const symbols = new Map(edition.cards.map(({ code, symbol }) => [code, symbol]));
    const rank = ({ code }: HandCard): number => ranks.get(symbols.get(code) ?? "") ?? 0;
    return cards.toSorted((one, two) => rank(one) - rank(two));
  }
  const place = new Map(before.map(({ key }, index) => [key, index]));
  const at = ({ key }: HandCard): number => place.get(key) ?? before.length;
  return cards.toSorted((one, two) => at(one) - at(two));
}
