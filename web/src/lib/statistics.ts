/** What you have done so far: kept in this browser, and nowhere else. */
import type { RoomInfo, TableInfo, Told } from "../messages";
import { keepChoice, lastChoice } from "./memory";
import { at } from "./records";

export interface Tally {
  games: number;
  wins: number;
}

export interface Statistics extends Tally {
  rounds: number;
  roundsWon: number;
  points: number;
  /** Times that you caught somebody who had not called. */
  caught: number;
  /** Games won in a row: now, and at best. */
  streak: number;
  bestStreak: number;
  editions: Record<string, Tally>;
  /** The last games that are in it, so that a reload counts none of them twice. */
  counted: string[];
}

export interface Finished {
  table: string;
  edition: string;
  won: boolean;
  points: number;
}

const NAME = "statistics";
const MOST_COUNTED = 40;
const NOTHING: Statistics = {
  games: 0,
  wins: 0,
  rounds: 0,
  roundsWon: 0,
  points: 0,
  caught: 0,
  streak: 0,
  bestStreak: 0,
  editions: {},
  counted: [],
};

export function statistics(): Statistics {
  return { ...NOTHING, ...lastChoice<Partial<Statistics>>(NAME, {}) };
}

export function reset(): void {
  keepChoice(NAME, NOTHING);
}

export function countGame({ table, edition, won, points }: Finished): void {
  const before = statistics();
  if (!isNew(before, table)) return;
  const streak = won ? before.streak + 1 : 0;
  const played = at(before.editions, edition) ?? { games: 0, wins: 0 };
  keepChoice(NAME, {
    ...before,
    games: before.games + 1,
    wins: before.wins + Number(won),
    points: before.points + points,
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    editions: { ...before.editions, [edition]: { games: played.games + 1, wins: played.wins + Number(won) } },
    counted: noted(before, table),
  });
}

export function countRound(table: string, round: number, won: boolean): void {
  const before = statistics();
  const name = `${table} ${round}`;
  if (!isNew(before, name)) return;
  keepChoice(NAME, {
    ...before,
    rounds: before.rounds + 1,
    roundsWon: before.roundsWon + Number(won),
    counted: noted(before, name),
  });
}

export function countCaught(count: number): void {
  const before = statistics();
  if (count) keepChoice(NAME, { ...before, caught: before.caught + count });
}

/** What was just heard of a table at which you play. `fresh`: what happened since the last time. */
export function noteTable(you: string, room: RoomInfo, table: TableInfo, fresh: Told[]): void {
  countCaught(fresh.filter((event) => event.kind === "caught" && event.player === you).length);
  if (!table.round_over) return;
  countRound(room.code, table.round, table.round_winner === you);
  if (!table.game_winners.length) return;
  const points = at(table.scores, you) ?? 0;
  countGame({ table: room.code, edition: room.settings.edition, won: table.game_winners.includes(you), points });
}

/** The share of games that were won, in whole percent. */
export function winShare({ games, wins }: Tally): number {
  return games ? Math.round((100 * wins) / games) : 0;
}

function isNew({ counted }: Statistics, name: string): boolean {
  return !counted.includes(name);
}

function noted({ counted }: Statistics, name: string): string[] {
  return [name, ...counted].slice(0, MOST_COUNTED);
}
