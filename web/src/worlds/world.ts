/** What a world is: everything round the cards that differs from edition to edition. Cards are the same objects in all. */
import type { Hue } from "../art/hues";

/** Where the table stands on the screen, in CSS pixels. Degrees run clockwise from the right. */
export interface Ground {
  kind: "desk" | "phone" | "land";
  width: number;
  height: number;
  /** The table: an ellipse round this middle, with an edge of this height at its front. */
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  edge: number;
  /** Where the backdrop's ground begins. */
  horizon: number;
}

/** Colours of a world as CSS custom properties: `--accent` and so on. */
export interface Tokens {
  accent: string;
  accentInk: string;
  /** The light in front of whoever has the turn. */
  turn: string;
  /** What a screen is painted with before the backdrop is there. */
  sky: string;
}

/** How a small thing of the backdrop moves while nothing happens. */
export type Motion = "bob" | "sway" | "twinkle" | "drift" | "step-on" | "fall" | "shiver" | "turn";

/** A small thing that moves: a picture of its own, so that the backdrop stays as it is. */
export interface Sprite {
  /** Its top left corner and its size on the screen. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Markup inside a box of that size. Sprites of the same name in a world are the same picture. */
  name: string;
  draw(): string;
  motion: Motion;
  seconds: number;
  /** How far into its motion it begins. */
  ahead?: number;
}

export interface World {
  id: string;
  tokens: Tokens;
  /**
   * A family of fonts.css, for titles and calls; how much larger or smaller than others it looks; its spacing; and how
   * wide a line makes thin calls as bold as others.
   */
  type: { family: string; size: number; spacing: string; upper: boolean; line?: string };
  /** How plates and buttons are cut. */
  corners: "round" | "square" | "comic";
  /** The side of a square where all is drawn in squares; 0 elsewhere. */
  pixel: number;
  /** Markup of an SVG as large as the screen, painted once: the backdrop with the table, no colour in play. */
  backdrop(ground: Ground): string;
  /** The light of a colour on the table's surface, or a pale one where none is in play, if not the usual one. */
  light?(ground: Ground, hue: Hue | null): string;
  /** What is set into the table and still seen in the light of a colour: lines, seams. */
  inlay?(ground: Ground): string;
  /** What moves while nothing happens: three or four things at most. */
  idle?(ground: Ground): Sprite[];
  /** The same place without a table, for a tile of this size on the start page. */
  vignette(width: number, height: number): string;
  /** The back of a card: markup inside a box of 100 by 150. `small` is for fans: fewer and larger shapes. */
  back(small: boolean): string;
}

const MODULES = import.meta.glob<{ world: World }>([
  "./classic.ts",
  "./ghostbusters.ts",
  "./green-lantern.ts",
  "./minecraft.ts",
  "./space-jam.ts",
  "./dc-super-hero-girls.ts",
  "./house-party.ts",
  "./pirates.ts",
]);

/** The names of all worlds. */
export const WORLDS = Object.keys(MODULES).map((path) => path.slice("./".length, -".ts".length));

/** The world of that name; an edition of somebody's own that names none plays in the classic one. */
export async function loadWorld(name: string): Promise<World> {
  const load = MODULES[`./${name}.ts`] ?? MODULES["./classic.ts"];
  if (!load) throw new Error("there is no classic world");
  return (await load()).world;
}
