/** What all worlds are drawn with: markup of SVG, made of few large shapes and no filters, so that a phone paints it fast. */
import { mix } from "../art/colour";
import { burst, chance as seeded, dot, pick as pickFrom, short as n, stars, stops, type Stop } from "../art/draw";
import type { Ground } from "./world";

export { burst, dot, mix, n, seeded, stars };

export type Random = () => number;
export type Point = readonly [x: number, y: number];

export function pick<T>(random: Random, list: readonly T[]): T {
  return pickFrom(list, random());
}

/** A list of things, each drawn by its number. */
export function times(count: number, draw: (index: number) => string): string {
  let all = "";
  for (let index = 0; index < count; index++) all += draw(index);
  return all;
}

/* Gradients: paint with `url(#id)`. */

/** From the top of what it fills to its foot, or along a line in shares of it. */
export function linear(id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** From one height on the screen to another, whatever it fills. */
export function vertical(id: string, from: number, to: number, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(from)}" x2="0" y2="${n(to)}">${stops(list)}</linearGradient>`;
}

/** From the middle of what it fills outwards; middle and radius in shares of it. */
export function radial(id: string, list: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

/* Shapes. `paint` is attributes: fill="…" stroke="…". */

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: string): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${paint}/>`;
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

/** What is drawn round 0,0 put somewhere else, larger or turned. */
export function at(x: number, y: number, scale: number | Point, drawn: string, turned = 0): string {
  const size = typeof scale === "number" ? `${n(scale * 100) / 100}` : scale.map((s) => n(s * 100) / 100).join(" ");
  return `<g transform="translate(${n(x)} ${n(y)})${turned ? ` rotate(${n(turned)})` : ""} scale(${size})">${drawn}</g>`;
}

/** A line through these points, as path data. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("");
}

/** A closed box, as path data: many of them in one path are cheap. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A star of four points with hollow sides, as path data. */
export function sparkle(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}z`;
}

/* The room. */

/** How large things of the backdrop are: 1 on a screen of 1440 by 900. */
export function unit({ width, height }: Ground): number {
  return Math.min(2, Math.max(0.58, Math.sqrt(width * height) / 1138));
}

/** An ellipse round the table's middle: so much larger than its surface, and so far below. */
export function rim(ground: Ground, grow: number, down: number, paint: string): string {
  return ellipse(ground.cx, ground.cy + down, ground.rx + grow, ground.ry + grow * 0.62, paint);
}

/** A place over the table: degrees clockwise from the right, and how far out, 1 being the edge of its surface. */
export function onTable(ground: Ground, degrees: number, out = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  return [ground.cx + Math.cos(angle) * ground.rx * out, ground.cy + Math.sin(angle) * ground.ry * out];
}

/** Gaps between boards that run towards the eye, as path data. */
export function boards(ground: Ground, top: number, count: number, spread: number, shift = 0): string {
  const middle = ground.width / 2 + shift;
  let d = "";
  for (let i = -count; i <= count; i++)
    d += `M${n(middle + i * spread * 0.42)} ${n(top)}L${n(middle + i * spread)} ${n(ground.height + 10)}`;
  return d;
}

/** Darkness at the foot of the screen, where hand and buttons lie. */
export function foot({ width, height }: Ground, strength = 0.62): string {
  return `${linear("foot", [
    [0, "#000", 0],
    [1, "#000", strength],
  ])}${rect(0, height * 0.64, width, height * 0.36, 'fill="url(#foot)"')}`;
}

/** A ground without a table, this wide in its own measure, made to fit a tile: what a vignette is drawn on. */
export function tile(width: number, height: number, own: number, draw: (ground: Ground) => string): string {
  const scale = width / own;
  const ownHeight = height / scale;
  const ground: Ground = {
    kind: "desk",
    width: own,
    height: ownHeight,
    cx: own / 2,
    cy: ownHeight * 1.3,
    rx: own * 0.5,
    ry: ownHeight * 0.3,
    edge: 20,
    horizon: ownHeight * 0.48,
  };
  return `<g transform="scale(${Math.round(scale * 1000) / 1000})">${draw(ground)}</g>`;
}

/* Squares. */

/** How large the squares of a world are on this screen, where they have this side on one of 1440 by 900. */
export function sideOn(ground: Ground, side: number): number {
  return Math.min(20, Math.max(8, Math.round((ground.rx * side) / 478 / 4) * 4));
}

/** An ellipse made of squares of this side, as path data. */
export function stairs(cx: number, cy: number, rx: number, ry: number, side: number): string {
  const rows = Math.floor(ry / side);
  let d = "";
  for (let row = -rows; row < rows; row++) {
    const y = (row + 0.5) * side;
    const half = Math.round((rx * Math.sqrt(Math.max(0, 1 - (y / ry) ** 2))) / side) * side;
    d += box(cx - half, cy + row * side, 2 * half, side);
  }
  return d;
}

/** A texture of squares that repeats: paint with `url(#id)`. `extra` is drawn over it. */
export function texture(
  id: string,
  side: number,
  count: number,
  colours: readonly string[],
  seed: number,
  extra = "",
): string {
  const random = seeded(seed);
  const [ground, ...others] = colours;
  const paths = new Map<string, string>();
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const colour = pick(random, colours);
      if (colour !== ground) paths.set(colour, (paths.get(colour) ?? "") + box(column * side, row * side, side, side));
    }
  const whole = side * count;
  return `<pattern id="${id}" width="${whole}" height="${whole}" patternUnits="userSpaceOnUse"><rect width="${whole}" height="${whole}" fill="${ground ?? "none"}"/>${others.map((colour) => path(paths.get(colour) ?? "", `fill="${colour}"`)).join("")}${extra}</pattern>`;
}

/* Cards. */

/** The back of a card: paper round what is drawn in a box of 100 by 150. */
export function cardBack(drawn: string, paper = "#fffaf0"): string {
  return `<clipPath id="field"><rect x="4.5" y="4.5" width="91" height="141" rx="7"/></clipPath><rect width="100" height="150" rx="10.5" fill="${paper}"/><g clip-path="url(#field)">${drawn}</g><rect x="4.5" y="4.5" width="91" height="141" rx="7" fill="none" stroke="#000" stroke-opacity=".25" stroke-width=".8"/>`;
}
