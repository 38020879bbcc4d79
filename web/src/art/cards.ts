/** Small cards, for drawings in which cards are seen. */
import type { Hue } from "./hues";
import { short } from "./draw";
import { sign } from "./signs";

export const PAPER = "#fffaf0";

interface Placed {
  x: number;
  y: number;
  turn?: number;
  width: number;
}

export function smallCard(hue: Hue, { x, y, turn = 0, width }: Placed): string {
  const height = width * 1.5;
  const box = (inset: number, rest: string): string =>
    `<rect x="${short(-width / 2 + inset)}" y="${short(-height / 2 + inset)}" width="${short(width - 2 * inset)}" height="${short(height - 2 * inset)}" ${rest}/>`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${box(0, `rx="${short(width * 0.14)}" fill="${PAPER}" stroke="#0a0614" stroke-opacity=".4" stroke-width=".9"`)}${box(width * 0.08, `rx="${short(width * 0.08)}" fill="${hue.base}"`)}${sign(hue.sign, { scale: short(width * 0.32) / 10, fill: hue.ink })}</g>`;
}
