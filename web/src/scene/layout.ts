/** Where everything is on the table's screen, in CSS pixels: one calculation that pictures, hands and flights share. */
import type { Ground } from "../worlds/world";

/** The middle of a card, how wide it is, and how far it is turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  angle: number;
}

/** A seat of somebody else: the middle of their token. */
export interface SeatSpot {
  x: number;
  y: number;
  /** Across, in pixels. */
  token: number;
  /** How wide a card in their fan is. */
  back: number;
  /** Where on the rim they sit, in degrees clockwise from the right; you sit at 90. */
  rim: number;
  /** The side of the token where a bubble has room. */
  bubble: "left" | "right" | "below";
}

export interface Layout {
  ground: Ground;
  /** The others, clockwise from your left. */
  seats: SeatSpot[];
  draw: Spot;
  discard: Spot;
  /** The middle of the plate with the colour in play, and of the line that says whose turn it is. */
  colour: { x: number; y: number };
  line: { x: number; y: number };
  /** Where your hand lies: its middle, the top of its cards, and how wide it may be. */
  hand: { x: number; top: number; width: number; largest: number; radius: number; rows: number; lift: number };
  uno: { x: number; y: number; size: number };
}
