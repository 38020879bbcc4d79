/** The page's own texts, from the catalogue of the language. What the server sends comes in words already. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import catalogue from "../../../src/lastcard/catalogue/en.ftl?raw";

const LANGUAGE = "en";
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
bundle.addResource(new FluentResource(catalogue));

const SIDE_BY_SIDE = new Intl.ListFormat(LANGUAGE, { type: "unit", style: "short" });
const TOGETHER = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });

/** A text by its id; `gaps` are what is filled in. Ids stand in the source as they are, so that a test can find them. */
export function say(id: string, gaps: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`the catalogue has no text ${id}`);
  const filled = Object.entries(gaps).map(([name, value]): [string, string | FluentNumber] => {
    return [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value];
  });
  return bundle.formatPattern(pattern, Object.fromEntries(filled));
}

/** Notes side by side: "you, host, away". */
export function listed(notes: string[]): string {
  return SIDE_BY_SIDE.format(notes.filter(Boolean));
}

/** People together: "Ann, Bo, and Cy". */
export function together(names: string[]): string {
  return TOGETHER.format(names);
}
