/** What the score says of one event: what flies, what is said where, what sounds, and how long the next one waits. */
import type { CardInfo, TableInfo, Told } from "../messages";

/** Where a card comes from, or goes to. Your own seat is your hand. */
export type Place = "draw" | "discard" | "middle" | { seat: string };

/** A card that goes from one place to another. */
export interface Move {
  from: Place;
  to: Place;
  /** What is seen of it; null is its back. */
  code: string | null;
  /** It shows its back first and its face on the way, or the other way round. */
  turns: boolean;
  /** How high it flies, in pixels of a desktop. */
  arc: number;
  at: number;
  lasts: number;
  /** How long it stays in sight where it has come to, before it is gone. */
  stays: number;
  /** Of several side by side: which, and how many. */
  fan: [index: number, count: number] | null;
  /** What happens to the table: one card of an event. Null: the card is only seen to go. */
  event: Told | null;
}

/** Something said where it happened. Nobody's: in the middle. */
export interface Saying {
  player: string | null;
  text: string;
  code?: string | null;
  /** After so many milliseconds, where the end is not to be given away. */
  at?: number;
}

export type SoundName =
  | "tick"
  | "slap"
  | "slide"
  | "draw"
  | "penalty"
  | "your-turn"
  | "colour"
  | "whirr"
  | "knock"
  | "drum"
  | "horn"
  | "caught"
  | "riffle"
  | "guilty"
  | "innocent"
  | "fanfare"
  | "blocked"
  | "shield"
  | "shatter"
  | "streams"
  | "ring"
  | "fuse"
  | "bounce"
  | "writing"
  | "song"
  | "cannon"
  | "kraken"
  | "storm";

export interface Sounding {
  name: SoundName;
  /** Milliseconds after the event begins. */
  at: number;
  /** Which of several: the colour's number. */
  note: number;
}

export type MomentName =
  | "uno"
  | "caught"
  | "doubt"
  | "out"
  | "points"
  | "streams"
  | "ring"
  | "creeper"
  | "jam"
  | "shield"
  | "writing"
  | "karaoke"
  | "cannon"
  | "kraken"
  | "storm";

/** A picture that moves over the table for a moment. */
export interface MomentPlan {
  name: MomentName;
  at: number;
  lasts: number;
  /** Whose moment it is, and who else it is about. Nobody's: it is in the middle. */
  player: string | null;
  others: string[];
  /** Which way it goes, where there are two. */
  variant: string;
  /** Words in it, and for each of the others. */
  text: string;
  notes: string[];
  code: string | null;
}

export interface Act {
  moves: Move[];
  sayings: Saying[];
  sounds: Sounding[];
  moments: MomentPlan[];
  /** Whose seat shakes, and when. */
  shaken: { player: string | null; at: number } | null;
  /** Until the next event may begin, in milliseconds; faster when the table is ahead. */
  lasts: number;
  /** The same, however far the table is ahead. */
  rests: number;
}

/** What the score has to know of a table. */
export interface Scene {
  you: string;
  /** Everybody, in the order of play to the left. */
  order: string[];
  table: TableInfo;
  card(code: string | null | undefined): CardInfo | undefined;
  /** What people call somebody. */
  called: (name: string) => string;
  /** Codes of cards that people have written on. */
  written: readonly string[];
  colours: readonly string[];
  /** What happened before, in the same message. */
  before: Told[];
}
