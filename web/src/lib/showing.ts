/** Which cards show what an edition is like. */
import type { CardInfo, EditionInfo } from "../messages";

/** Three: what is special about it in the middle, a number and something stronger beside it. */
export function threeCards(edition: EditionInfo): CardInfo[] {
  const [one, two] = specialsOf(edition);
  const numbers = numbersOf(edition);
  // Side by side, no two editions look alike.
  const own = Array.from(edition.id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const middle = one ?? numberOf(numbers, 1, "7");
  const left = numberOf(numbers, own, one ? String(1 + (own % 9)) : "7");
  const beside =
    own % 2 ? inColour(actionsOf(edition), edition.colours[(own + 2) % edition.colours.length]) : undefined;
  const right = two ?? beside ?? strongest(edition) ?? numberOf(numbers, own + 2, "2");
  return different([left, middle, right]);
}

/** Seven, or as many as `count`: a hand that one would like to be dealt. */
export function handOf(edition: EditionInfo, count = 7): CardInfo[] {
  const [one, two] = specialsOf(edition);
  const numbers = numbersOf(edition);
  const actions = actionsOf(edition);
  const hand = [
    numberOf(numbers, 2, "7"),
    inColour(actions, edition.colours[1]),
    one,
    two ?? strongest(edition),
    edition.cards.find((card) => card.colour === null && !card.special),
    inColour(actions.toReversed(), edition.colours[3] ?? edition.colours[0]),
    numberOf(numbers, 0, "2"),
  ];
  const all = different(hand);
  if (all.length <= count) return all;
  // The middle ones are the ones to see.
  const first = Math.floor((all.length - count) / 2);
  return all.slice(first, first + count);
}

function specialsOf(edition: EditionInfo): CardInfo[] {
  return edition.cards.filter((card) => card.special);
}

function actionsOf({ cards }: EditionInfo): CardInfo[] {
  return cards.filter((card) => card.colour !== null && !isNumber(card) && !card.special);
}

function isNumber(card: CardInfo): boolean {
  return card.colour !== null && /^\d+$/.test(card.symbol);
}

function numbersOf({ cards, colours }: EditionInfo): CardInfo[][] {
  return colours.map((colour) => cards.filter((card) => card.colour === colour && isNumber(card)));
}

function numberOf(numbers: CardInfo[][], colour: number, symbol: string): CardInfo | undefined {
  const row = numbers[colour % Math.max(1, numbers.length)] ?? [];
  return row.find((card) => card.symbol === symbol) ?? row.at(-1);
}

/** The wild card with most points that is not special. */
function strongest({ cards }: EditionInfo): CardInfo | undefined {
  const wilds = cards.filter((card) => card.colour === null && !card.special);
  return wilds.toSorted((one, two) => two.name.length - one.name.length)[0];
}

function inColour(cards: CardInfo[], colour: string | undefined): CardInfo | undefined {
  return cards.find((card) => card.colour === colour) ?? cards[0];
}

function different(cards: (CardInfo | undefined)[]): CardInfo[] {
  const found = new Map<string, CardInfo>();
  for (const card of cards) if (card) found.set(card.code, card);
  return [...found.values()];
}
