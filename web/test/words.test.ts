import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { readCatalogue, withMarkup, withTexts } from "../catalogue";
import { listed, say, together } from "../src/lib/words";

const HERE = import.meta.dirname;
const CATALOGUE = join(HERE, "../../src/lastcard/catalogue/en.ftl");
const ROOT = join(HERE, "../src");
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith("lib/words.ts"))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), "utf8") }));

/** Every message of the catalogue, with the names of its gaps. */
const MESSAGES = new Map(
  readFileSync(CATALOGUE, "utf8")
    .split(/^(?=[a-z])/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(" =")), gapsOf(text)]),
);
/** Every text that the page asks for: `say("page-table", { table: code })`. */
const ASKED = FILES.flatMap(({ path, source }) =>
  [...source.matchAll(/(?<![.\w])say\(\s*"([\w-]+)"(?:,\s*\{([^}]*)\})?/g)].map(([, id = "", gaps = ""]) => ({
    path,
    id,
    gaps: sorted(gaps.split(",").flatMap((gap) => /^\s*(\w+)/.exec(gap)?.[1] ?? [])),
  })),
);

function gapsOf(text: string): string[] {
  return sorted([...text.matchAll(/\$(\w+)/g)].flatMap(([, name]) => name ?? []));
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}

describe("the catalogue", () => {
  it("has every text that is asked for, with the same gaps", () => {
    expect(ASKED.length).toBeGreaterThan(100);
    const wrong = ASKED.filter(({ id, gaps }) => gaps.join() !== MESSAGES.get(id)?.join());
    expect(wrong).toEqual([]);
  });

  it("has no text for the page that nobody asks for", () => {
    const used = new Set(ASKED.map(({ id }) => id));
    const own = [...MESSAGES.keys()].filter((id) => id.startsWith("page-"));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((id) => !used.has(id))).toEqual([]);
  });

  it("is asked by ids that stand in the source", () => {
    // A method of this name, `say(text: string)`, is another matter.
    const calls = FILES.flatMap(({ source }) => [...source.matchAll(/(?<![.\w])say\((?!\w+: )/g)]);
    expect(calls.length).toBe(ASKED.length);
  });
});

interface Node {
  type?: unknown;
  name?: unknown;
  value?: unknown;
  data?: unknown;
}

/** Texts that stand in a component itself: between its tags, and in attributes that people read or hear. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === "StyleDirective") return;
    if (node.type === "Attribute" && !/^(aria-label|title|placeholder|alt)$/.test(String(node.name))) return;
    if (node.type === "Text" && /\p{L}{2}/u.test(String(node.data))) found.push(String(node.data).trim());
    for (const part of Object.values(node)) if (typeof part === "object" && part !== null) look(part as Node);
  };
  look(parse(source, { modern: true }).fragment);
  return found;
}

describe("a component", () => {
  const components = FILES.filter(({ path }) => path.endsWith(".svelte"));
  it.each(components)("$path takes its texts from the catalogue", ({ source }) => {
    expect(textsIn(source)).toEqual([]);
  });

  it("would be found out", () => {
    const source = '<p title="Hm">{say("x")} <b class="big">Go there</b> {#if x}yes{/if}</p><Dialog title="Ah {x}" />';
    expect(textsIn(source)).toEqual(["Hm", "Go there", "yes", "Ah"]);
  });
});

describe("say", () => {
  const texts = readCatalogue(readFileSync(CATALOGUE, "utf8"));
  const said = (id: string, gaps?: Parameters<typeof say>[1]) => say(texts.get(id) ?? "", gaps);

  it("fills in numbers and names as they are", () => {
    expect(said("page-points", { count: 1 })).toBe("1 point");
    expect(said("page-points", { count: 1000 })).toBe("1000 points");
    expect(said("page-table", { table: "{ $x }" })).toBe("Table { $x }");
    expect([1, 2, 3].map((count) => said("page-lobby-blank", { card: "Wild", count }))).toEqual([
      "Wild",
      "Wild (both)",
      "Wild (all 3)",
    ]);
  });

  it("refuses a gap that stays empty", () => {
    expect(() => said("page-table")).toThrow("table");
  });

  it("lists notes and people", () => {
    expect([listed(["you", "", "host", "away"]), listed([])]).toEqual(["you, host, away", ""]);
    expect([together(["Ann"]), together(["Ann", "Bo"])]).toEqual(["Ann", "Ann and Bo"]);
  });
});

describe("the build", () => {
  const texts = readCatalogue("plain = Say “Go”\nwith-gap = At { $table }\n");

  it("puts texts in the place of their ids", () => {
    const source = 'a(say("plain"), say(\n  "plain",\n), say("with-gap", gaps), chat.say("plain"))';
    expect(withTexts(source, texts)).toBe('a("Say “Go”", "Say “Go”", say(["At ",["table"]], gaps), chat.say("plain"))');
  });

  it("fills in what is written out", () => {
    const source =
      'a(say("with-gap", { table }), say("with-gap", {\n table: code(x[1], { y }),\n }), say("with-gap", { table: "b" }))';
    expect(withTexts(source, texts)).toBe(
      'a(`At ${table}`, `At ${code(x[1], { y })}`, say(["At ",["table"]], { table: "b" }))',
    );
    const marked = new Map([["marks", ["`\\${", ["table"]]] as const]);
    expect(withTexts('say("marks", { table })', marked)).toBe("`\\`\\\\\\${${table}`");
  });

  it("writes texts without gaps into the markup of a component", () => {
    const marked = new Map([...texts, ["marks", 'Fish & "{chips}"']]);
    const source =
      '<script>a = {say("plain")};</script><p title={say("marks")}>{say("marks")}, {say("with-gap", gaps)}</p>';
    expect(withMarkup(source, marked)).toBe(
      '<script>a = {say("plain")};</script><p title="Fish &amp; &quot;&#123;chips&#125;&quot;">' +
        'Fish &amp; &quot;&#123;chips&#125;&quot;, {say("with-gap", gaps)}</p>',
    );
  });

  it("refuses what the catalogue does not have", () => {
    expect(() => withTexts('say("nonsense")', texts)).toThrow("nonsense");
  });
});
