/** What the stage is told, what it shows, and what it works with. */
import type { CardInfo, TableInfo, Told } from "../messages";
import type { Spot } from "../scene/layout";
import type { MomentPlan, Sounding } from "./act";
import type { Clock } from "./clock";

/** What one message told: events, and the table after them. */
export interface Beat {
  events: Told[];
  table: TableInfo;
}

/** A card that lies on the discard pile, as it fell. */
export interface Fallen {
  key: number;
  code: string;
  angle: number;
  /** From the middle of the pile, in parts of a card's width. */
  dx: number;
  dy: number;
}

/** A card in the air. No code: its back is seen. */
export interface Flight {
  key: number;
  code: string | null;
  from: Spot;
  to: Spot;
  delay: number;
  lasts: number;
  stays: number;
  /** It turns over on the way. */
  turns: boolean;
  /** How high above the straight way it flies, in pixels. */
  arc: number;
  /** It does not fly: it fades in where it is to be. */
  fades: boolean;
  /** The card of your hand that it becomes: its code, and which of several alike. */
  becomes: { code: string; copy: number } | null;
}

/** Something that just happened, said where it happened: at a seat, or in the middle (player is null). */
export interface Remark {
  key: number;
  player: string | null;
  text: string;
  code: string | null;
}

/** A picture that moves over the table, with the places on the screen that it is about. */
export interface MomentCue extends MomentPlan {
  key: number;
  isCalm: boolean;
  at: number;
  spot: { x: number; y: number; size: number };
  targets: { x: number; y: number; size: number }[];
}

/** What the stage has to know of those who sit here and of their cards. */
export interface House {
  you: string;
  /** Everybody, in the order of play to the left. */
  order: string[];
  cards: ReadonlyMap<string, CardInfo>;
  /** What people call somebody: a guest at the seat of a bot has a name of their own. */
  called: (name: string) => string;
  colours: readonly string[];
  written: readonly string[];
}

/** What the stage works with; a test or a replay brings its own. */
export interface Means {
  clock: Clock;
  /** Whether things stand still and fade. */
  isCalm: () => boolean;
  /** Whether nobody looks. */
  isHidden: () => boolean;
  hear: (sound: Sounding) => void;
}
