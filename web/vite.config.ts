import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minify } from "terser";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { readCatalogue, withMarkup, withTexts } from "./catalogue.ts";

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
      handler(code, id) {
        this.addWatchFile(CATALOGUE);
        const source = readFileSync(CATALOGUE, "utf8");
        if (source !== read) [read, texts] = [source, readCatalogue(source)];
        const written = id.endsWith(".svelte") ? withMarkup(code, texts) : code;
        return { code: withTexts(written, texts), map: null };
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
        if (!own.test(id))
          return { code: code.replace(/^\s*\$\.(reset|next)\(\w*\);$|,\s*\$\$slots: \{[^}]*\}/gm, ""), map: null };
        const names = [...code.matchAll(/^export function (\w+)/gm)].map(
          ([, name = ""]) => `export function ${name}() {}`,
        );
        return { code: ["export const hydrating = false, hydrate_node = null;", ...names].join("\n"), map: null };
      },
    },
  };
}

/**
 * The styles of what is opened later come with its code, which waits for them. So nothing else has to know which files
 * belong together: what Vite writes for that is left out.
 */
function stylesWithTheirCode(): Plugin {
  return {
    name: "styles-with-their-code",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: "export const __vitePreload = (load) => load();", map: null }),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        for (const chunk of chunks)
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*\n/, "")
            .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, "");
        const windows = chunks.find(({ name }) => name === "windows");
        const [style] = windows?.viteMetadata?.importedCss ?? [];
        if (!windows || !style) this.error("the windows are not as they were");
        const wait = `await new Promise(e=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:"/${style}",onload:e,onerror:e})));`;
        windows.code = windows.code.replace(/^(?:import[^;]+;)*/, (imports) => imports + wait);
      },
    },
  };
}

/** What the bundler has written short is written shorter still: all together weighs half a kilobyte less than by either alone. */
function shorter(): Plugin {
  return {
    name: "shorter",
    apply: "build",
    // After what is left out above: that is known by its name.
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, sequences: 200 },
          });
          if (code) chunk.code = code;
        }
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
        const whole = html.replace("</head>", `${links.join("")}</head>`);
        index.source = whole.replace(/<!--.*?-->|\s*\n\s*/g, "");
      },
    },
  };
}

/** What Svelte says of mistakes is their name, without the address of its explanation; what it would only advise is left out. */
function fewWords(): Plugin {
  return {
    name: "few-words",
    apply: "build",
    transform: {
      filter: { id: /\/svelte\/src\/internal\/\w+\/(errors|warnings)\.js$/ },
      handler: (code) => ({
        code: code.replaceAll("https://svelte.dev/e/", "").replace(/console\.warn\(`\w+`\);/g, ""),
        map: null,
      }),
    },
  };
}

/** The service worker, as /sw.js: it knows which files the page is made of, and is another one when they change. */
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
        const files = Object.keys(bundle).flatMap((name) => (name.startsWith("assets/") ? `/${name}` : []));
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

/** Ways for Brotli to write how far back something stood: which is shortest differs from file to file. */
const DISTANCES = [
  { [constants.BROTLI_PARAM_NDIRECT]: 0 },
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_NDIRECT]: 12, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 24, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
];

/** How much it looks at before it decides on codes, as a power of two; 0: as it likes. That, too, differs. */
const BLOCKS = [0, 16, 17];

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
        /\.(js|css|svg|html|webmanifest|txt)$/.test(name),
      );
      for (const name of files) {
        const body = await readFile(join(folder, name));
        const ways = DISTANCES.flatMap((distance) =>
          BLOCKS.map((block) =>
            brotliCompressSync(body, { params: { ...distance, [constants.BROTLI_PARAM_LGBLOCK]: block } }),
          ),
        );
        const [smallest] = ways.sort((one, other) => one.length - other.length);
        if (smallest) await writeFile(join(folder, `${name}.br`), smallest);
        await writeFile(join(folder, `${name}.gz`), await zopfli.gzipAsync(body, { numiterations: 30 }));
      }
    },
  };
}

/** What the table is made of, and what the first page is, beside what every page has. */
const TABLE =
  "Scenery|Fading|TableScreen|Own|ColourWheel|Question|Hud|UnoButton|Hand|TableSeat|Piles|Board|Clock|Flights|Captions|Moment|RulesInForce|Bubble|Countdown";
const START = "Start|StartDoors|StartTables|WorldTile|BotsChoice|WhoYouAre|CodeForm";
const SETTINGS = "SettingsForm|Popover|LevelBars";
const DOORS = "Join|Gone|Doorway|CardText";
const WINDOWS =
  "\\w+Dialog|Table(Windows|Menu)|SettingsSheet|Drawer|Chat|History|ShownHands|ScoreSheet|Summary|RoundOver|GameOver|NextGame|Podium|RoundsChart|Confetti|Crown|Tour|Coach|WorldChoice|OwnRules|Written\\w+|ReadingText|Lobby\\w*|RuleChips|StartRing|House\\w+|Host\\w+|Paper|PaletteSample";
const ROOMS = "Workshop\\w*|Replay\\w*|Review\\w*|Puzzle\\w*|Deal\\w*|WorthMark";
const COMMON =
  "Icon|Avatar|Reaction|CardBack|CardFace|ColourSign|Notices|Mark|SignPattern|WorldArt|Dialog|Waiting|Nowhere|Offline|RoomHead|Problem";
const LINKS = "(deal/(link|played)|workshop/packing)\\.ts";
const STYLE = "\\?svelte&type=style";

const components = (names: string, end = ""): string => `components/(${names})\\.svelte${end}`;
const any = (...ways: string[]): RegExp => new RegExp(ways.join("|"));

/**
 * Files that are needed together come as one: each costs a journey, and a larger one is packed better. There are two
 * style sheets: one for whatever may be seen first, which is asked for at once, and one for all that is opened later.
 */
const TOGETHER = [
  {
    name: "first",
    priority: 3,
    test: any(
      "preload-helper",
      "rolldown/runtime",
      "src/first\\.ts",
      "lib/(address|ahead|memory)\\.ts",
      "worlds/world\\.ts",
    ),
  },
  {
    name: "page",
    priority: 2,
    test: any(
      "node_modules/(svelte|clsx|esm-env)/",
      "src/(App\\.svelte|(app|page)\\.ts|(theme|app|worlds/fonts)\\.css)",
      "src/(art|state)/[\\w.]+$",
      "lib/(?!fairness|sha256|standings|settings|levels|seating|worldLines|names)\\w+\\.ts",
      "art/motifs/(index|general|ordinary|motif)\\.ts",
      "worlds/(apply|current\\.svelte|drawing|pictures|surroundings)\\.ts",
      components(COMMON),
      components([TABLE, START, SETTINGS, DOORS].join("|"), STYLE),
    ),
  },
  {
    name: "table",
    priority: 1,
    test: any(
      components(TABLE),
      "art/reactions\\.ts",
      "scene/\\w+\\.ts",
      "worlds/light\\.ts",
      "stage/(flying|moments/index)\\.ts",
    ),
  },
  {
    name: "doors",
    priority: 1,
    test: any(components([START, SETTINGS, DOORS].join("|")), "lib/(settings|levels|names|worldLines)\\.ts"),
  },
  {
    name: "windows",
    priority: 1,
    test: any(components(WINDOWS), components(ROOMS, STYLE), "lib/(fairness|sha256|standings|seating)\\.ts", LINKS),
  },
  { name: "stage", test: /src\/stage\/(score|measures|calmed|signatures|sound|recipes|moments\/(?!index)\w+)\.ts/ },
  // Whoever comes to the first page sees all worlds. A table waits for the half of them that has its own, and its pictures.
  { name: "worlds", test: /worlds\/(classic|house-party|pirates)\.ts|motifs\/party-and-pirates\.ts/ },
  {
    name: "worlds",
    test: /worlds\/(dc-super-hero-girls|ghostbusters|green-lantern|minecraft|space-jam)\.ts|motifs\/worlds\.ts/,
  },
  { name: "rooms", test: any(components(ROOMS), "src/(workshop|replay|puzzles|deal)/\\S+\\.ts") },
];

/** Styles are told apart by a capital, and a number where these do not suffice: that is shorter than a hash. */
const COMPONENTS = ["App.svelte", "Gallery.svelte", ...readdirSync(join(import.meta.dirname, "src/components")).sort()];
const numbered = ({ filename }: { filename: string }): string => {
  const index = COMPONENTS.indexOf(basename(filename));
  return `${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 26] ?? ""}${Math.floor(index / 26) || ""}`;
};

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: numbered, runes: true, discloseVersion: false } }),
    wordsOfThePage(),
    neverDrawnBefore(),
    fewWords(),
    ...(process.argv.includes("gallery")
      ? [] // pictures are taken of that and nobody waits for it: `scripts/take_card_pictures.py`
      : [stylesWithTheirCode(), shorter(), pageFromTheStart(), serviceWorker(), packed()]),
  ],
  build: {
    outDir: "../src/lastcard/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows no inline script, and data: for images only.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: TOGETHER },
        // Files name each other often.
        entryFileNames: "assets/[name]-[hash:6].js",
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  server: {
    proxy: { "/ws": { target: server, ws: true }, "/api": server },
  },
  // One process for all files: most of the time would go into reading the same modules again for each of them.
  test: { include: ["test/**/*.test.ts"], isolate: false, maxWorkers: 1 },
});
