/** The cards of a hand, in the order that somebody likes. */
import type { EditionInfo, EventKind, Told } from "../messages";
import type { Preferences } from "../state/preferences.svelte";
import { inOrder, type HandCard } from "./cards";
import { thisRound } from "./history";

const BRINGS: readonly EventKind[] = ["dealt", "drew", "took", "took_top", "hand"];

/** The cards that came to a hand in this round, as they came: all that is known of it after a reload, too. */
export function cameTo(you: string, events: Told[]): string[] {
  return thisRound(events).flatMap(({ kind, player, other, cards }) => {
    const isYours = kind === "gave" ? other === you : player === you && BRINGS.includes(kind);
    return isYours ? (cards ?? []) : [];
  });
}

/** `came`: for the order "drawn", what came to the hand; of copies of a card those are held that came last. */
export function arranged(
  codes: string[],
  edition: EditionInfo,
  order: Preferences["order"],
  came: readonly string[],
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
  const left = [...came];
  const at = new Map<string, number>();
  for (const { key, code } of cards.toReversed()) {
    const last = left.lastIndexOf(code);
    at.set(key, last);
    if (last >= 0) left[last] = "";
  }
  return cards.toSorted((one, two) => (at.get(one.key) ?? 0) - (at.get(two.key) ?? 0));
}
