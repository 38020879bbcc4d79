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

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;", "{": "&#123;", "}": "&#125;" };

/** A component whose markup has the texts without gaps as if they were written there, so that no code has to set them. */
export function withMarkup(component: string, texts: ReadonlyMap<string, Text>): string {
  const written = (whole: string, attribute: string | undefined, id: string): string => {
    const text = texts.get(id);
    if (typeof text !== "string") return whole;
    const marked = text.replace(/[&<"{}]/g, (mark) => MARKS[mark] ?? mark);
    return attribute ? `="${marked}"` : marked;
  };
  return component
    .split(/(<script[^]*?<\/script>)/)
    .map((part) => (part.startsWith("<script") ? part : part.replace(/(=)?\{say\("([\w-]+)"\)\}/g, written)))
    .join("");
}

/** A source file with the texts that it asks for: `say("page-table", { table })`. One without variants needs no call. */
export function withTexts(source: string, texts: ReadonlyMap<string, Text>): string {
  let [written, from] = ["", 0];
  for (const { 0: call, 1: id = "", 2: end, index } of source.matchAll(CALL)) {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`the catalogue has no text ${id}`);
    const after = index + call.length;
    const gaps = end ? null : gapsIn(source, after);
    const filled = typeof text === "string" ? end && JSON.stringify(text) : gaps && filledIn(text, gaps.found);
    written += source.slice(from, index) + (filled ?? `say(${JSON.stringify(text)}${end ?? ""}`);
    from = filled && gaps ? gaps.end : after;
  }
  return written + source.slice(from);
}

const CALL = /(?<![.\w])say\(\s*"([\w-]+)"(\s*,?\s*\))?/g;

interface Gaps {
  found: Map<string, string>;
  /** Where the call ends. */
  end: number;
}

/** What is filled in, if that is written out behind the id of a call: `, { table, name: seat.name })`. */
function gapsIn(source: string, at: number): Gaps | null {
  const begin = /^\s*,\s*\{/.exec(source.slice(at));
  if (!begin) return null;
  const parts = [""];
  let deep = 1;
  for (let index = at + begin[0].length; index < source.length; index++) {
    const mark = source[index] ?? "";
    if ("\"'`".includes(mark)) return null; // texts in texts are left to `say`
    if ("([{".includes(mark)) deep++;
    if (")]}".includes(mark)) deep--;
    if (!deep) {
      const end = /^\s*,?\s*\)/.exec(source.slice(index + 1));
      const named = parts.map((part) => /^\s*(\w+)\s*(?::([^]*))?$/.exec(part));
      if (!end || !named.slice(0, -1).every(Boolean)) return null;
      const found = named.flatMap((part): [string, string][] =>
        part ? [[part[1] ?? "", (part[2] ?? part[1] ?? "").trim()]] : [],
      );
      return { found: new Map(found), end: index + 1 + end[0].length };
    }
    if (mark === "," && deep === 1) parts.push("");
    else parts.push((parts.pop() ?? "") + mark);
  }
  return null;
}

/** A text with gaps, and nothing else to decide, as a template of JavaScript. */
function filledIn(text: Exclude<Text, string>, gaps: ReadonlyMap<string, string>): string | null {
  const parts = text.map((part) => {
    if (typeof part === "string") return part.replace(/[\\`]|\$\{/g, "\\$&");
    const value = part.length === 1 && gaps.get(part[0]);
    return value ? `\${${value}}` : null;
  });
  return parts.includes(null) ? null : `\`${parts.join("")}\``;
}
