/** What happened, sorted for reading. */
import type { Told } from "../messages";

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

export interface RoundResult {
  number: number;
  gained: Map<string, number>;
}

/** Who gained how much in each round that is over and was heard of; `round` is the number of the last deal. */
export function scoreSheet(events: Told[], round: number): RoundResult[] {
  const rounds: RoundResult[] = [];
  for (const event of events) {
    if (event.kind === "started") rounds.push({ number: 0, gained: new Map() });
    else if (event.kind === "scored" || event.kind === "tallied")
      rounds.at(-1)?.gained.set(event.player ?? "", event.amount);
  }
  rounds.forEach((each, index) => (each.number = round - (rounds.length - 1 - index)));
  return rounds.filter((each) => each.gained.size);
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
