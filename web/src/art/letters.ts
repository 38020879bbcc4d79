/** How large the words on a card are, so that they fit: in hundredths of its width. */
import type { CardInfo } from "../messages";

/** How wide a letter of a name is on average, in type sizes: by family. */
const WIDTHS: Record<string, number> = {
  Bungee: 0.8,
  Shrikhand: 0.64,
  "Tilt Neon": 0.6,
  Oxanium: 0.64,
  "Jersey 10": 0.44,
  Bangers: 0.5,
  Chango: 0.8,
  "Pirata One": 0.46,
};
const PLAIN = 0.6;
const LARGEST = 15;

/** A plain Wild is a Wild; a special card is known as such without the word. */
export function shownName({ name }: CardInfo): string {
  return name.replace(/^Wild (?=.{8})/, "");
}

/** The length of the longest line, if a name is set in so many. */
function longest(words: readonly string[], lines: number): number {
  if (lines === 1) return words.join(" ").length;
  let best = Infinity;
  for (let first = 1; first <= words.length; first++) {
    const rest = words.slice(first);
    const line = words.slice(0, first).join(" ").length;
    best = Math.min(best, Math.max(line, rest.length ? longest(rest, lines - 1) : 0));
  }
  return best;
}

/** In one line or in two, whichever is larger. */
export function nameSize(name: string, family: string | undefined, isHead: boolean): number {
  const [width, height] = isHead ? [52, 30] : [78, 20];
  const letter = (family && WIDTHS[family]) || PLAIN;
  const words = name.split(" ");
  const sizes = [1, 2].map((lines) =>
    Math.min(LARGEST, width / (longest(words, lines) * letter), height / lines / 1.06),
  );
  return Math.round(Math.max(...sizes) * 10) / 10;
}

const RULED = [13, 11, 9.4, 8, 6.8, 5.8, 5];

/** From line to line on a card that is written on: the more stands there, the closer. */
export function ruledFor(text: string): number {
  const fits = (ruled: number): boolean => {
    const perLine = Math.floor(84 / (ruled * 0.92 * 0.54));
    const lines = Math.floor(86 / ruled);
    return text.length <= perLine * lines * 0.82;
  };
  return RULED.find(fits) ?? 5;
}
