import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page with changes at once, and passes what it says on to `lastcard serve`.
const server = process.env["LASTCARD_SERVER"] ?? "http://127.0.0.1:8000";

type Pattern = FluentResource["body"][number]["value"];
/** A text with gaps, and with variants by what is filled in, as src/lib/words.ts reads it. */
type Text = string | (string | [gap: string] | [gap: string, usual: string, variants: Record<string, Text>])[];

/** The catalogue is read here, so that no page has to bring along what reads it. */
function compiled(resource: FluentResource): Map<string, Text> {
  const patterns = new Map(resource.body.map(({ id, value }) => [id, value]));
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

/** The catalogue holds the words of all clients: the page takes along only the sentences that its sources name. */
function wordsOfThePage(): Plugin {
  const source = join(import.meta.dirname, "src");
  return {
    name: "words-of-the-page",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?words")) return null;
      const named = new Set(
        readdirSync(source, { recursive: true, encoding: "utf8" })
          .filter((path) => /\.(svelte|ts)$/.test(path))
          .flatMap((path) => [...readFileSync(join(source, path), "utf8").matchAll(/"([a-z][\w-]+)"/g)])
          .map(([, text]) => text),
      );
      const texts = compiled(new FluentResource(readFileSync(id.replace("?words", ""), "utf8")));
      const kept = [...texts].filter(([name]) => named.has(name));
      // As a string it is read faster than as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`;
    },
  };
}

/** The service worker, as /sw.js: it knows which files the page begins with, and is another one when they change. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") this.error("the page has no index.html");
        const html = String(index.source);
        const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
        const version = createHash("sha256").update(html).digest("hex").slice(0, 12);
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
          build: {
            write: false,
            target: "es2022",
            rolldownOptions: { input: join(import.meta.dirname, "worker/worker.ts"), output: { format: "iife" } },
          },
        });
        const [output] = [built].flat();
        if (!output || !("output" in output)) this.error("the worker was not built");
        this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
      },
    },
  };
}

/** Files that are needed together come as one: each costs a journey, and a larger one is packed better. */
const TOGETHER = [
  { name: "svelte", priority: 3, test: /node_modules\/(svelte|clsx|esm-env)\// },
  {
    name: "page",
    priority: 2,
    test: /src\/(art|state)\/[\w.]+$|lib\/(?!fairness|standings|settings|levels|seating|worldLines|names)\w+\.ts|art\/motifs\/(index|general|ordinary|motif)\.ts|worlds\/(apply|current\.svelte|world|drawing|pictures|surroundings)\.ts|components\/(Icon|Avatar|CardBack|CardFace|ColourSign|Notices|Mark|SignPattern|WorldArt|Dialog)\.svelte/,
  },
  { name: "settings", priority: 1, test: /lib\/(settings|levels)\.ts|components\/SettingsForm\.svelte/ },
  { name: "place", priority: 1, test: /components\/Scenery\.svelte|scene\/\w+\.ts|worlds\/light\.ts/ },
  {
    name: "windows",
    test: /components\/(\w+Dialog|TableWindows|TableMenu|SettingsSheet|CardText|Drawer|Chat|History|ShownHands|ScoreSheet)\.svelte/,
  },
];

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } }),
    wordsOfThePage(),
    serviceWorker(),
  ],
  build: {
    outDir: "../src/lastcard/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows no inline script, and data: for images only.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    proxy: { "/ws": { target: server, ws: true }, "/api": server },
    fs: { allow: [".", "../src/lastcard/catalogue"] },
  },
  test: { include: ["test/**/*.test.ts"] },
});
