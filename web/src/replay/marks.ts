/** Where the options of a choice are marked with what they were worth. */
import type { ReviewChoice, ReviewOption } from "../messages";

/** An option as it is marked where it could have been taken. */
export interface Mark {
  label: string;
  /** Rounds of 100 that it wins. */
  percent: number;
  isBest: boolean;
  isTaken: boolean;
}

/** Where the options of a choice are marked: at cards of the hand, at the draw pile, or on the table. */
export interface Marks {
  byCard: ReadonlyMap<string, Mark>;
  draw: Mark | undefined;
  others: readonly Mark[];
}

/** A card that could have been used in several ways is marked by the one that was taken, or else by the best. */
export function marksOf({ options }: ReviewChoice, hand: readonly string[]): Marks {
  const marked = (option: ReviewOption): Mark => ({
    ...{ label: option.label, percent: Math.round(100 * option.chance) },
    ...{ isBest: option === options[0], isTaken: option.taken },
  });
  const inHand = ({ card, verb }: ReviewOption): boolean => verb !== "draw" && card !== null && hand.includes(card);
  const byCard = new Map<string, Mark>();
  for (const option of options)
    if (inHand(option) && (option.taken || !byCard.has(option.card ?? "")))
      byCard.set(option.card ?? "", marked(option));
  const draw = options.find(({ verb }) => verb === "draw");
  return {
    byCard,
    draw: draw && marked(draw),
    others: options.filter((option) => option !== draw && !inHand(option)).map(marked),
  };
}
