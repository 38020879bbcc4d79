import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { readCatalogue, withTexts } from "./catalogue.ts";

// `npm run dev` shows the page with changes at once, and passes what it says on to `lastcard serve`.
const server = process.env["LASTCARD_SERVER"] ?? "http://127.0.0.1:8000";

const CATALOGUE = join(import.meta.dirname, "../src/lastcard/catalogue/en.ftl");

function wordsOfThePage(): Plugin {
  let [read, texts] = ["", readCatalogue("")];
  return {
    name: "words-of-the-page",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/[\w./-]+\.(svelte|ts)$/, code: "say(" },
      handler(code) {
        this.addWatchFile(CATALOGUE);
        const source = readFileSync(CATALOGUE, "utf8");
        if (source !== read) [read, texts] = [source, readCatalogue(source)];
        return { code: withTexts(code, texts), map: null };
      },
    },
  };
}

/**
 * The server never draws the page, so what Svelte has for taking over a drawn one is left out. Svelte means bundlers to
 * find that out by themselves; ours does not.
 */
function neverDrawnBefore(): Plugin {
  const own = /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/;
  return {
    name: "never-drawn-before",
    apply: "build",
    transform: {
      filter: { id: [own, /\.svelte$/] },
      handler(code, id) {
        if (!own.test(id)) return { code: code.replace(/^\s*\$\.(reset|next)\(\w*\);$/gm, ""), map: null };
        const names = [...code.matchAll(/^export function (\w+)/gm)].map(
          ([, name = ""]) => `export function ${name}() {}`,
        );
        return { code: ["export const hydrating = false, hydrate_node = null;", ...names].join("\n"), map: null };
      },
    },
  };
}

/** The page itself comes as soon as its document has: it is imported only after what will be seen first was asked for. */
function pageFromTheStart(): Plugin {
  return {
    name: "page-from-the-start",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        const page = Object.values(bundle).find((each) => each.type === "chunk" && each.name === "page");
        if (index?.type !== "asset" || page?.type !== "chunk") this.error("the page is not as it was");
        const html = String(index.source);
        const link = (rel: string) => (file: string) =>
          html.includes(file) ? "" : `  <link rel="${rel}" crossorigin href="/${file}" />\n  `;
        const links = [
          ...[page.fileName, ...page.imports].map(link("modulepreload")),
          ...[...(page.viteMetadata?.importedCss ?? [])].map(link("stylesheet")),
        ];
        index.source = html.replace("</head>", `${links.join("")}</head>`);
      },
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
        const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
        const files = [...new Set(named)]; // a cache takes nothing that is named twice
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

/**
 * Beside each file the same one packed, as small as it gets: as Brotli does, which the server cannot, and as gzip, which
 * is all that browsers take from a machine in the same room.
 */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      const files = (await readdir(folder, { recursive: true })).filter((name) =>
        /\.(js|css|svg|html|webmanifest)$/.test(name),
      );
      for (const name of files) {
        const body = await readFile(join(folder, name));
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(body));
        await writeFile(join(folder, `${name}.gz`), await zopfli.gzipAsync(body, { numiterations: 30 }));
      }
    },
  };
}

/** Files that are needed together come as one: each costs a journey, and a larger one is packed better. */
const TOGETHER = [
  {
    name: "first",
    priority: 3,
    test: /preload-helper|rolldown\/runtime|src\/first\.ts|lib\/(address|memory)\.ts|worlds\/world\.ts/,
  },
  {
    name: "page",
    priority: 2,
    test: /node_modules\/(svelte|clsx|esm-env)\/|rolldown\/runtime|src\/(App\.svelte|(app|page)\.ts|(theme|app|worlds\/fonts)\.css)|src\/(art|state)\/[\w.]+$|lib\/(?!fairness|sha256|standings|settings|levels|seating|worldLines|names)\w+\.ts|art\/motifs\/(index|general|ordinary|motif)\.ts|worlds\/(apply|current\.svelte|drawing|pictures|surroundings)\.ts|components\/(Icon|Avatar|Reaction|CardBack|CardFace|ColourSign|Notices|Mark|SignPattern|WorldArt|Dialog|Waiting|Nowhere|Offline)\.svelte/,
  },
  {
    name: "settings",
    priority: 1,
    test: /lib\/(settings|levels|names|worldLines)\.ts|components\/(SettingsForm|Popover|LevelBars)\.svelte/,
  },
  {
    name: "place",
    priority: 1,
    test: /components\/(Scenery|Fading)\.svelte|art\/reactions\.ts|scene\/\w+\.ts|worlds\/light\.ts/,
  },
  {
    name: "windows",
    test: /components\/(\w+Dialog|TableWindows|TableMenu|SettingsSheet|CardText|Drawer|Chat|History|ShownHands|ScoreSheet|Summary|RoundOver|GameOver|Podium|RoundsChart|Confetti|Crown|Tour|Coach|WorldChoice|OwnRules|WrittenCard|ReadingText)\.svelte|lib\/(fairness|sha256|standings)\.ts/,
  },
  { name: "stage", test: /src\/stage\/(score|measures|calmed|signatures|sound|recipes|moments\/(?!index)\w+)\.ts/ },
  { name: "doors", test: /components\/(Join|Gone|Doorway)\.svelte/ },
];

/** Styles are told apart by the number of their component: that is shorter than a hash. */
const COMPONENTS = ["App.svelte", "Gallery.svelte", ...readdirSync(join(import.meta.dirname, "src/components")).sort()];
const numbered = ({ filename }: { filename: string }): string =>
  `_${COMPONENTS.indexOf(basename(filename)).toString(36)}`;

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: numbered, runes: true } }),
    wordsOfThePage(),
    neverDrawnBefore(),
    pageFromTheStart(),
    serviceWorker(),
    packed(),
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
  },
  test: { include: ["test/**/*.test.ts"] },
});
