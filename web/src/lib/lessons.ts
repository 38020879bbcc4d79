/** What a newcomer is told, each thing once, when it first matters. */
import type { Asked, CardInfo } from "../messages";

export const LESSONS = ["challenge", "colour", "uno", "draw", "pile", "fits", "special"] as const;
export type Lesson = (typeof LESSONS)[number];

export interface Situation {
  asked: Asked | null;
  /** Your cards. */
  codes: string[];
  cards: ReadonlyMap<string, CardInfo>;
}

/** The next thing to explain, or null. What cannot wait comes first. */
export function lessonFor(situation: Situation, explained: readonly string[]): Lesson | null {
  return LESSONS.find((lesson) => !explained.includes(lesson) && matters(lesson, situation)) ?? null;
}

function matters(lesson: Lesson, { asked, codes, cards }: Situation): boolean {
  if (!asked) return false;
  const playable = asked.options.filter((option) => option.verb === "play");
  const isTurn = asked.kind === "turn";
  switch (lesson) {
    case "challenge":
    case "colour":
      return asked.kind === lesson;
    case "uno":
      return isTurn && codes.length === 2 && playable.length > 0;
    case "draw":
      return isTurn && playable.length === 0 && asked.options.some((option) => option.verb === "draw");
    case "pile":
      return isTurn;
    case "fits":
      return isTurn && playable.length > 0;
    case "special":
      return isTurn && specialIn(playable, cards) !== undefined;
    default:
      return lesson satisfies never;
  }
}

/** The first special card that can be played now. */
export function specialIn(
  options: readonly { card?: string | null }[],
  cards: ReadonlyMap<string, CardInfo>,
): CardInfo | undefined {
  return options.flatMap(({ card }) => (card ? (cards.get(card) ?? []) : [])).find((card) => card.special);
}
