/** What this browser remembers of puzzles: which were found at the first try, and on how many days in a row. */
import { keepChoice, lastChoice } from "../lib/memory";
import { at } from "../lib/records";

export interface Progress {
  /** By the puzzle: whether the first try found it. */
  tried: Record<string, boolean>;
  /** The day on which a puzzle was last missed: whoever finds it after that on the same day has seen the answer. */
  missed: Record<string, string>;
  /** The last day on which the puzzle of the day was found, such as 2026-11-17, and how many days in a row that makes. */
  last: string;
  streak: number;
}

const NOTHING: Progress = { tried: {}, missed: {}, last: "", streak: 0 };

export function progress(): Progress {
  return { ...NOTHING, ...lastChoice<Partial<Progress>>("puzzles", {}) };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Days in a row up to today; one that can still be kept up today counts. */
export function streakOn({ last, streak }: Progress, today: string): number {
  return last === today || last === dayBefore(today) ? streak : 0;
}

/** Somebody has tried a puzzle; only the first try counts. `daily`: it is one of that day. */
export function tried(before: Progress, id: string, isFound: boolean, today: string, daily: boolean): Progress {
  const first = at(before.tried, id) ?? isFound;
  const missed = isFound ? before.missed : { ...before.missed, [id]: today };
  const after = { ...before, tried: { ...before.tried, [id]: first }, missed };
  const counts = daily && isFound && before.last !== today && at(before.missed, id) !== today;
  if (!counts) return after;
  return { ...after, last: today, streak: streakOn(before, today) + 1 };
}

export function keep(now: Progress): void {
  keepChoice("puzzles", now);
}
