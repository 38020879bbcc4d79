/** Choices for a new table: the last ones, as far as the server still knows them. */
import type { EditionInfo, Level, Limits, Pace, Scoring, Settings, TwoPlayerReverse } from "../messages";
import type { Choices } from "../state/session.svelte";
import { knownHouse } from "./house";
import { lastChoice } from "./memory";

export const SCORINGS: Scoring[] = ["winner", "tally", "elimination"];
export const PACES: Pace[] = ["slow", "normal", "fast"];
export const REVERSES: TwoPlayerReverse[] = ["skip", "turn"];

const TARGETS = [50, 100, 200, 300, 500, 1000];
const TIMERS = [15, 30, 60, 120];

/** What may be played to; whatever is set now is among them. */
export function targetsFor(current: number): number[] {
  return withOwn(TARGETS, current);
}

/** Seconds to think; 0 is no limit. */
export function timersFor(current: number, { shortest_timer: shortest, longest_timer: longest }: Limits): number[] {
  return withOwn([0, ...TIMERS.filter((seconds) => shortest <= seconds && seconds <= longest)], current);
}

function withOwn(values: number[], own: number): number[] {
  return values.includes(own) ? values : [...values, own].sort((one, two) => one - two);
}

const USUAL: Settings = {
  edition: "classic",
  scoring: "winner",
  target: 500,
  bluff: true,
  two_player_reverse: "skip",
  timer: 0,
  level: "normal",
  pace: "normal",
  banter: true,
  house: {},
};

export function usualLevel(levels: Level[]): Level {
  return oneOf(USUAL.level, levels, levels.at(-1) ?? USUAL.level);
}

/** Whatever was kept, if it is one of these. */
export function oneOf<Value>(kept: unknown, known: readonly Value[], otherwise: Value): Value {
  return known.find((each) => each === kept) ?? otherwise;
}

/** Whatever was kept, if it is of the same type. */
function alike<Value extends number | boolean>(kept: unknown, usual: Value): Value {
  return typeof kept === typeof usual ? (kept as Value) : usual;
}

/** The edition that was chosen, or else the first. */
export function chosenEdition(editions: EditionInfo[], id: string): EditionInfo {
  const found = editions.find((edition) => edition.id === id) ?? editions[0];
  if (!found) throw new Error("the server has no editions");
  return found;
}

export function firstSettings({
  editions,
  levels,
  house_rules: rules,
}: Pick<Choices, "editions" | "levels" | "house_rules">): Settings {
  const last = lastChoice<{ [name in keyof Settings]?: unknown }>("settings", {});
  const ids = editions.map((edition) => edition.id);
  return {
    edition: oneOf(last.edition ?? USUAL.edition, ids, ids[0] ?? USUAL.edition),
    scoring: oneOf(last.scoring, SCORINGS, USUAL.scoring),
    target: alike(last.target, USUAL.target),
    bluff: alike(last.bluff, USUAL.bluff),
    two_player_reverse: oneOf(last.two_player_reverse, REVERSES, USUAL.two_player_reverse),
    timer: alike(last.timer, USUAL.timer),
    level: oneOf(last.level, levels, usualLevel(levels)),
    pace: oneOf(last.pace, PACES, USUAL.pace),
    banter: alike(last.banter, USUAL.banter),
    house: knownHouse(last.house, rules),
  };
}
