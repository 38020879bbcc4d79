/** What happened, sorted for reading. */
import type { Asked, Told } from "../messages";

/** The events of the round that is on: from the last deal, and before the first deal from the draw for it. */
export function thisRound(events: Told[]): Told[] {
  const start = events.findLastIndex((event) => event.kind === "started");
  let first = Math.max(start, 0);
  while (first > 0 && events[first - 1]?.kind === "drew_for_deal") first -= 1;
  return events.slice(first).filter((event) => event.text);
}

export function asSentence(text: string): string {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** Hands that were shown to this player, after event number `since`. */
export function handsShown(events: Told[], you: string, since: number): Told[] {
  return thisRound(events).filter(
    (event) => event.kind === "shown" && event.seq > since && event.player !== you && event.cards !== null,
  );
}

/** The code of the card that was played last. */
export function cardPlayed(events: Told[]): string | undefined {
  return events.findLast((event) => event.kind === "played")?.cards?.[0];
}

/** What is read out: what happened, and what you are asked now. */
export function announced(events: Told[], asked: Asked | null, titleOf: (code: string) => string): string[] {
  const told = events.filter((event) => event.text);
  // A question begins with the card that it is about: that you played or drew it is not said twice.
  const [card] = told.at(-1)?.player === asked?.player ? (told.at(-1)?.cards ?? []) : [];
  if (asked && card && asked.question.includes(titleOf(card))) told.pop();
  return [...told.map((event) => asSentence(event.text)), ...(asked ? [asked.question] : [])];
}
