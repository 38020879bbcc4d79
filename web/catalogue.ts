/** Texts take the place of their ids when the page is built: each part of it brings along its own words, and no others. */
import { FluentResource } from "@fluent/bundle";
import type { Text } from "./src/lib/words.ts";

type Pattern = FluentResource["body"][number]["value"];

/** The catalogue in the form that src/lib/words.ts says, so that no page has to bring along what reads Fluent. */
export function readCatalogue(source: string): Map<string, Text> {
  const patterns = new Map(new FluentResource(source).body.map(({ id, value }) => [id, value]));
  const textOf = (pattern: Pattern | null | undefined): Text => {
    if (pattern === null || pattern === undefined) throw new Error("the catalogue names a text that it does not have");
    if (typeof pattern === "string") return pattern;
    return pattern.flatMap((part): Exclude<Text, string> => {
      if (typeof part === "string") return [part];
      if (part.type === "var") return [[part.name]];
      if (part.type === "mesg") return [textOf(patterns.get(part.name))].flat();
      if (part.type !== "select" || part.selector.type !== "var") throw new Error(`no page can say a ${part.type}`);
      const variants = part.variants.map(({ key, value }): [string, Text] => [String(key.value), textOf(value)]);
      return [[part.selector.name, variants[part.star]?.[0] ?? "", Object.fromEntries(variants)]];
    });
  };
  return new Map([...patterns].map(([id, pattern]) => [id, textOf(pattern)]));
}

/** A source file with the texts that it asks for: `say("page-table", { table })`. One without gaps needs no call. */
export function withTexts(source: string, texts: ReadonlyMap<string, Text>): string {
  return source.replace(/(?<![.\w])say\(\s*"([\w-]+)"(\s*,?\s*\))?/g, (_, id: string, end?: string) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`the catalogue has no text ${id}`);
    const written = JSON.stringify(text);
    return end && typeof text === "string" ? written : `say(${written}${end ?? ""}`;
  });
}
