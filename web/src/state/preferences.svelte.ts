/** How this person likes it: kept in the browser, for all tables. */
import { keepChoice, lastChoice } from "../lib/memory";

export const LIGHTS = ["device", "light", "dark"] as const;
export const PALETTES = ["classic", "clear", "soft", "bold", "grey"] as const;
export const ORDERS = ["colour", "number", "drawn"] as const;

export interface Preferences {
  /** From 0 to 100. */
  volume: number;
  muted: boolean;
  vibration: boolean;
  captions: boolean;
  notifications: boolean;
  light: (typeof LIGHTS)[number];
  palette: (typeof PALETTES)[number];
  order: (typeof ORDERS)[number];
  /** Of the hand's cards: 100 is as the layout has them. */
  cardSize: number;
  lessMotion: boolean;
  /** What has been explained already. */
  explained: string[];
}

const USUAL: Preferences = {
  volume: 70,
  muted: false,
  vibration: true,
  captions: false,
  notifications: false,
  light: "device",
  palette: "classic",
  order: "colour",
  cardSize: 100,
  lessMotion: false,
  explained: [],
};

class Kept {
  current = $state.raw<Preferences>({ ...USUAL, ...lastChoice<Partial<Preferences>>("preferences", {}) });

  change(change: Partial<Preferences>): void {
    this.current = { ...this.current, ...change };
    keepChoice("preferences", this.current);
  }
}

/** One for the whole page. */
export const preferences = new Kept();
