/** A colour of the game: how its cards and its light are painted, and its sign. */
import type { SIGNS } from "./signs";

export interface Hue {
  name: string;
  sign: keyof typeof SIGNS;
  top: string;
  base: string;
  deep: string;
  light: string;
  ink: string;
  tint: string;
}
