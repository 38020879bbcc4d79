/** The page's own texts, from the catalogue of the language. What the server sends comes in words already. */
import { at } from "./records";

/** What stands there, gaps, and variants by what is filled into a gap. */
export type Text = string | readonly Part[];
type Part = string | readonly [gap: string] | readonly [gap: string, usual: string, variants: Record<string, Text>];
type Gaps = Record<string, string | number>;

const LANGUAGE = "en";
const PLURALS = new Intl.PluralRules(LANGUAGE);
const SIDE_BY_SIDE = new Intl.ListFormat(LANGUAGE, { type: "unit", style: "short" });
const TOGETHER = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/**
 * A text by its id; `gaps` are what is filled in. Ids stand in the source as they are: in their place the build puts
 * the text (../../catalogue.ts).
 */
export function say(text: Text, gaps: Gaps = {}): string {
  return typeof text === "string" ? text : text.map((part) => filledPart(part, gaps)).join("");
}

function filledPart(part: Part, gaps: Gaps): string {
  if (typeof part === "string") return part;
  const [gap] = part;
  const value = gaps[gap];
  if (value === undefined) throw new Error(`nothing was said for the gap ${gap}`);
  if (part.length === 1) return String(value);
  const [, usual, variants] = part;
  // A number by itself, or else by its plural.
  const chosen =
    at(variants, String(value)) ?? (typeof value === "number" ? variants[PLURALS.select(value)] : undefined);
  return say(chosen ?? variants[usual] ?? "", gaps);
}

/** Notes side by side: "you, host, away". */
export function listed(notes: string[]): string {
  return SIDE_BY_SIDE.format(notes.filter(Boolean));
}

/** People together: "Ann, Bo, and Cy". */
export function together(names: string[]): string {
  return TOGETHER.format(names);
}
