/** How a game went: who stands where, and how it came to that, round by round. */
import type { RoundInfo, Scoring, TableInfo } from "../messages";
import { at } from "./records";

export interface Standing {
  name: string;
  score: number;
  /** Whoever has as much has the same rank. */
  rank: number;
}

/** Everybody, the best first. Where each counts their own cards, less is better. */
export function standings(
  { scores, game_winners: winners }: Pick<TableInfo, "scores" | "game_winners">,
  names: string[],
  scoring: Scoring,
): Standing[] {
  const better = scoring === "tally" ? -1 : 1;
  const ordered = names
    .map((name) => ({ name, score: at(scores, name) ?? 0, isWinner: winners.includes(name) }))
    .toSorted((one, two) => Number(two.isWinner) - Number(one.isWinner) || better * (two.score - one.score));
  return ordered.map(({ name, score, isWinner }) => {
    const ahead = ordered.filter((each) => each.isWinner && !isWinner).length;
    const level = ordered.filter((each) => each.isWinner === isWinner && better * (each.score - score) > 0).length;
    return { name, score, rank: 1 + (isWinner ? 0 : ahead) + level };
  });
}

/** A player's points after each round, beginning with none. */
export function course(rounds: RoundInfo[], name: string): number[] {
  const points = [0];
  for (const { gains } of rounds) points.push((points.at(-1) ?? 0) + (at(gains, name) ?? 0));
  return points;
}

/** What a chart reaches up to: a round number that all of it fits below. */
export function ceiling(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 10))) / 2;
  return Math.ceil(Math.max(highest, 10) / step) * step;
}

/** Places for labels from the top down that want to be at these, and are at least `apart`, within 0 to `end`. */
export function spread(wanted: number[], apart: number, end: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  const places = new Array<number>(wanted.length).fill(0);
  let least = 0;
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? 0, least);
    least = (places[index] ?? 0) + apart;
  }
  let most = end;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - apart;
  }
  return places;
}
