/** Choices for a new table: the last ones, as far as the server still knows them. */
import type { Settings, Welcome } from "../messages";
import { lastChoice } from "./memory";

const USUAL: Settings = {
  edition: "classic",
  scoring: "winner",
  target: 500,
  bluff: true,
  two_player_reverse: "skip",
  timer: 0,
  level: "normal",
};

export function usualLevel(levels: string[]): string {
  return levels.includes(USUAL.level) ? USUAL.level : (levels.at(-1) ?? USUAL.level);
}

export function firstSettings(welcome: Welcome): Settings {
  const last = lastChoice<Partial<Settings>>("settings", {});
  const settings = Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => {
      const value = last[name as keyof Settings];
      return [name, typeof value === typeof usual ? value : usual];
    }),
  ) as unknown as Settings;
  if (!welcome.editions.some((edition) => edition.id === settings.edition)) {
    settings.edition = welcome.editions[0]?.id ?? USUAL.edition;
  }
  if (!welcome.levels.includes(settings.level)) settings.level = usualLevel(welcome.levels);
  return settings;
}
