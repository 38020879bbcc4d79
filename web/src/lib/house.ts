/** House rules of a table: only those that are not as in the rulebook are kept. */
import type { HouseRule, HouseSet, Settings } from "../messages";

type House = Settings["house"];
type Value = House[string];

/** Whether a table plays just this set. */
export function isSet(house: House, { options }: HouseSet): boolean {
  const names = Object.keys(house);
  return names.length === Object.keys(options).length && names.every((name) => house[name] === options[name]);
}

/** The settings with another value for one rule. */
export function withRule(settings: Settings, { name, usual }: HouseRule, value: Value): Settings {
  const others = Object.entries(settings.house).filter(([each]) => each !== name);
  return { ...settings, house: Object.fromEntries(value === usual ? others : [...others, [name, value]]) };
}

/** What was kept of house rules, as far as the server still knows them. */
export function knownHouse(kept: unknown, rules: HouseRule[]): House {
  const found = new Map(kept !== null && typeof kept === "object" ? Object.entries(kept) : []);
  const known = rules.flatMap(({ name, usual, choices }): [string, Value][] => {
    const choice = choices.find(({ value }) => value === found.get(name));
    return choice && choice.value !== usual ? [[name, choice.value]] : [];
  });
  return Object.fromEntries(known);
}

/** The number of the team that somebody plays in, from 1; 0 where there are none. */
export function teamOf(teams: string[][], name: string): number {
  return teams.findIndex((team) => team.includes(name)) + 1;
}
