/** Small pieces that drawings are made of. */
import { CAPITAL, GLYPHS } from "./glyphs";

/** Short enough for markup. */
export function short(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Numbers from 0 to 1 that are the same each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number that belongs to a word. */
export function numberOf(word: string): number {
  let found = 2166136261;
  for (const sign of word) found = Math.imul(found ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return found;
}

export function pick<T>(from: readonly T[], share: number): T {
  const found = from[Math.min(from.length - 1, Math.floor(share * from.length))];
  if (found === undefined) throw new Error("there is nothing to pick from");
  return found;
}

/** Where on a gradient, which colour, how opaque. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

export function stops(all: readonly Stop[]): string {
  return all
    .map(([at, colour, opacity = 1]) => {
      const seen = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${seen}/>`;
    })
    .join("");
}

/** A gradient from top to foot, or as the attributes say. */
export function linear(id: string, all: readonly Stop[], attributes = `x1="0" y1="0" x2="0" y2="1"`): string {
  return `<linearGradient id="${id}" ${attributes}>${stops(all)}</linearGradient>`;
}

export function radial(id: string, all: readonly Stop[], attributes = ""): string {
  return `<radialGradient id="${id}" ${attributes}>${stops(all)}</radialGradient>`;
}

/** Rays of light that leave a point. */
export function rays(x: number, y: number, count: number, length: number, fill: string, opacity = 1, turn = 0): string {
  const end = (angle: number): string =>
    `${short(x + Math.cos(angle) * length)} ${short(y + Math.sin(angle) * length)}`;
  let path = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = turn + (ray * 2 * Math.PI) / count;
    path += `M${x} ${y}L${end(angle)}L${end(angle + Math.PI / count)}z`;
  }
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

interface Burst {
  seed?: number;
  /** How different the points are. */
  wild?: number;
  /** How much higher than wide. */
  tall?: number;
}

/** The path of something that bursts: so many points. */
export function burst(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  { seed = 1, wild = 0, tall = 1 }: Burst = {},
): string {
  const next = chance(seed);
  let path = "";
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const far = (corner % 2 ? inner : outer) * (1 + (next() - 0.5) * wild);
    path += `${corner ? "L" : "M"}${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far * tall)}`;
  }
  return `${path}z`;
}

/** Dots of print, as large as `size` says at each place. */
export function dots(
  box: readonly [x: number, y: number, width: number, height: number],
  step: number,
  size: (x: number, y: number) => number,
  fill: string,
): string {
  const [left, top, width, height] = box;
  let path = "";
  let row = 0;
  for (let y = top; y <= top + height; y += step * 0.866, row++) {
    for (let x = left + (row % 2 ? step / 2 : 0); x <= left + width; x += step) {
      const r = short(size(x, y));
      if (r > 0.25) path += `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** The path of a line in waves. */
export function waves(x1: number, y1: number, x2: number, y2: number, count: number, height: number): string {
  const [dx, dy, far] = [(x2 - x1) / count, (y2 - y1) / count, Math.hypot(x2 - x1, y2 - y1)];
  const [nx, ny] = [-(y2 - y1) / far, (x2 - x1) / far];
  let path = `M${short(x1)} ${short(y1)}Q${short(x1 + dx / 2 + nx * height)} ${short(y1 + dy / 2 + ny * height)} ${short(x1 + dx)} ${short(y1 + dy)}`;
  for (let wave = 2; wave <= count; wave++) path += `T${short(x1 + dx * wave)} ${short(y1 + dy * wave)}`;
  return path;
}

/** A dot, as path data for a stroke with round ends. */
export const dot = (x: number, y: number): string => `M${short(x)} ${short(y)}h0`;

/** A sky of stars: denser towards the top, in two strengths. */
export function stars(seed: number, width: number, height: number, count: number, size = 2.4): string {
  const random = chance(seed);
  const layers = ["", "", ""];
  for (let i = 0; i < count; i++)
    layers[i % 3] = `${layers[i % 3] ?? ""}${dot(random() * width, random() ** 1.3 * height)}`;
  return layers
    .map(
      (d, i) =>
        `<path d="${d}" stroke="#fff" stroke-width="${short(size * (1 - i * 0.28))}" stroke-linecap="round" opacity="${0.9 - i * 0.22}"/>`,
    )
    .join("");
}

interface Lettering {
  x: number;
  /** Of the middle of the letters. */
  y: number;
  /** How high digits are. */
  height: number;
  attributes: string;
  /** Where `x` is. */
  anchor?: "left" | "middle";
  /** Closer together or wider apart, in hundredths of the type size. */
  spacing?: number;
}

function advance(text: string, spacing: number): number {
  let wide = -spacing;
  for (const letter of text) wide += (GLYPHS[letter]?.width ?? 0) + spacing;
  return wide;
}

/** How wide a text is that is so high. */
export function widthOf(text: string, height: number, spacing = 0): number {
  return (advance(text, spacing) * height) / CAPITAL;
}

/** Digits and a few letters as outlines: an image has no fonts. */
export function lettering(
  text: string,
  { x, y, height, attributes, anchor = "middle", spacing = 0 }: Lettering,
): string {
  const scale = height / CAPITAL;
  let at = anchor === "middle" ? -advance(text, spacing) / 2 : 0;
  let paths = "";
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (glyph) paths += `<path transform="translate(${short(at)} 0)" d="${glyph.path}"/>`;
    at += (glyph?.width ?? 0) + spacing;
  }
  return `<g transform="translate(${short(x)} ${short(y + height / 2)}) scale(${Math.round(scale * 1000) / 1000})" ${attributes}>${paths}</g>`;
}
