/** How large the words on a card are, so that they fit: in hundredths of its width. */
import type { CardInfo } from "../messages";

/** How wide a letter of a name is on average, in type sizes: by family. */
const WIDTHS: Record<string, number> = {
  Bungee: 0.8,
  Shrikhand: 0.64,
  "Tilt Neon": 0.6,
  Oxanium: 0.58,
  "Jersey 10": 0.42,
  Bangers: 0.44,
  Chango: 0.9,
  "Pirata One": 0.42,
};
const PLAIN = 0.6;
const LARGEST = 18;

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
export function nameSize(name: string, family: string | undefined, isHead: boolean): { size: number; lines: number } {
  const [width, height] = isHead ? [52, 30] : [78, 20];
  const letter = (family && WIDTHS[family]) || PLAIN;
  const words = name.split(" ");
  const sizeIn = (lines: number): number =>
    Math.min(LARGEST, width / (longest(words, lines) * letter), height / lines / 1.06);
  const [one, two] = [sizeIn(1), sizeIn(2)];
  return { size: Math.floor(Math.max(one, two) * 10) / 10, lines: one >= two ? 1 : 2 };
}

const RULED = [13, 11, 9.4, 8, 6.8, 5.8, 5];

const LETTER = 0.5;
const [WIDE, HIGH] = [82, 87];

export interface Writing {
  /** From line to line: the more stands there, the closer. */
  ruled: number;
  size: number;
  /** The lines that stay empty above it. */
  above: number;
}

/** How a text stands on a card that is written on. */
export function writing(text: string): Writing {
  const needed = (ruled: number): number => {
    const room = WIDE / (ruled * 0.95 * LETTER);
    let lines = 1;
    let filled = 0;
    for (const word of text.split(" ")) {
      if (filled > 0 && filled + 1 + word.length > room) [lines, filled] = [lines + 1, 0];
      filled += word.length + (filled > 0 ? 1 : 0);
      while (filled > room) [lines, filled] = [lines + 1, filled - room];
    }
    return lines;
  };
  const there = (ruled: number): number => Math.floor(HIGH / ruled);
  const ruled = RULED.find((each) => needed(each) <= there(each)) ?? 5;
  return { ruled, size: ruled * 0.95, above: Math.max(0, Math.floor((there(ruled) - needed(ruled)) / 2)) };
}
