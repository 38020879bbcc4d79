/**
 * What is drawn in the middle of a card that is no number, as strokes in a box of 48 by 48. By the card's symbol, which
 * is the same in every language; with its name where an edition gives a known symbol to a card of its own.
 */
import type { CardInfo } from "../messages";

const PICTURES = new Map([
  ["S", "M24 7a17 17 0 1 0 0 34a17 17 0 1 0 0-34M12 36L36 12"],
  ["V", "M12 20V12h20l-6-6M32 12l-6 6M36 28v8H16l6 6M16 36l6-6"],
  [
    "CR",
    "M24 4v9M24 35v9M4 24h9M35 24h9M10 10l6 6M32 32l6 6M38 10l-6 6M16 32l-6 6M24 17a7 7 0 1 0 0 14a7 7 0 1 0 0-14",
  ],
  ["PR", "M24 18a13 13 0 1 0 0 26a13 13 0 1 0 0-26M18 18l-4-8l10-6l10 6l-4 8"],
  ["XS", "M8 6c4 12 20 24 32 36M40 6C36 18 20 30 8 42M24 20v8M20 24h8"],
  ["JM", "M24 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24M12 16h24M24 4v24M10 36h28M16 43h16"],
  ["CU", "M10 38l3-10L33 8l7 7l-20 20zM29 12l7 7M8 44h32"],
  ["SD", "M24 4l16 6v12c0 10-7 17-16 22C15 39 8 32 8 22V10zM16 23l6 6l11-12"],
  ["KA", "M24 5a7 7 0 0 0-7 7v9a7 7 0 0 0 14 0v-9a7 7 0 0 0-7-7M11 21a13 13 0 0 0 26 0M24 34v9M16 43h16"],
  ["RH", "M12 8c20 2 26 20 28 28M12 8v6M12 8h6M8 40L36 12M28 10l10 0v10M8 40v-7M8 40h7"],
  ["SG", "M6 30l22-12l5 9L11 39zM28 18l8-5l6 11l-9 3M18 35l-4 9M22 33l6 11"],
  ["ST", "M12 26a8 8 0 0 1 2-15a11 11 0 0 1 21 3a7 7 0 0 1 1 12M24 22l-6 10h8l-5 11M34 30l-3 6M14 30l-3 6"],
  ["PY", "M12 44V5M12 8h24l-6 8l6 8H12"],
  [
    "KR",
    "M24 6c-9 0-12 7-12 13c0 5 2 8 2 12c0 5-6 4-6 9M24 6c9 0 12 7 12 13c0 5-2 8-2 12c0 5 6 4 6 9M21 30v12M28 30v12M19 18v2M29 18v2",
  ],
  ["S Cannon", "M6 30L34 14l5 8l-28 16zM16 34a6 6 0 1 0 0 12a6 6 0 1 0 0-12M41 12l3-3M43 18h4"],
]);

export function pictureOf({ symbol, name }: CardInfo): string | undefined {
  return PICTURES.get(`${symbol} ${name}`) ?? PICTURES.get(symbol);
}

const WORDS = new Map([
  ["two", "2"],
  ["four", "4"],
]);

/** What stands on the card instead, where there is no drawing of it. */
export function lettersOf({ symbol, name }: CardInfo): string {
  const plus = /draw (two|four|\d+)/i.exec(name);
  if (plus?.[1]) return `+${WORDS.get(plus[1].toLowerCase()) ?? plus[1]}`;
  if (symbol.length <= 2 && /^\d+$/.test(symbol)) return symbol;
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  return initials.slice(0, 2) || symbol;
}
