import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { REACTIONS } from "../src/art/reactions";
import { avatar } from "../src/art/avatars";
import { channels, contrast, luminance } from "../src/art/colour";
import { face, faceName, isNamed, isNumber, plusOf, type Face } from "../src/art/face";
import { FACES, faceOf, facesOf, ROBOTS } from "../src/art/faces";
import { HUE_NAMES, hueOf, huesOf, type Hue, type Palette } from "../src/art/hues";
import { nameSize, shownName, writing } from "../src/art/letters";
import { loadPicture, PICTURES, pictureOf } from "../src/art/motifs";
import { SIGNS } from "../src/art/signs";
import type { CardInfo, EditionInfo } from "../src/messages";
import { PALETTES } from "../src/state/preferences.svelte";
import { card, edition } from "./fakes";

// The editions of the package, as far as drawings need them

const FOLDER = join(import.meta.dirname, "../../src/lastcard/cards/editions");
const IDS = readdirSync(FOLDER).map((name) => name.replace(".toml", ""));

interface Raw {
  colours: string[];
  cards: Map<string, Record<string, string>>;
}

function read(id: string): Raw {
  const text = readFileSync(join(FOLDER, `${id}.toml`), "utf8").replaceAll("\\\n", "");
  const base = /^extends = "(.+)"/m.exec(text)?.[1];
  const { colours, cards } = base ? read(base) : { colours: [], cards: new Map<string, Record<string, string>>() };
  const list = /^colours = \[(.+)\]/m.exec(text)?.[1];
  const table = /^\[colours\]\n((?:\w+ = .+\n)+)/m.exec(text)?.[1];
  const fields = (part: string): [string, string][] =>
    [...part.matchAll(/(\w+) = (?:"""\n?([^]*?)"""|"(.*?)"|(\w+))/g)].map(([, key = "", long, words, plain]) => [
      key,
      long ?? words ?? plain ?? "",
    ]);
  const add = (symbol: string, part: string): void => {
    cards.set(symbol, { ...cards.get(symbol), ...Object.fromEntries(fields(part)) });
  };
  for (const [, symbol = "", part = ""] of text.matchAll(/^(\w+) = \{(.+)\}/gm))
    if (!/[a-z]/.test(symbol)) add(symbol, part);
  for (const [, symbol = "", part = ""] of text.matchAll(/^\[cards\.(\w+)\]\n([^]*?)(?=\n\[|$(?![^]))/gm))
    add(symbol, part);
  if (list) return { colours: [...list.matchAll(/\w+/g)].map(String), cards };
  if (table) return { colours: [...table.matchAll(/^\w+/gm)].map(String), cards };
  return { colours, cards };
}

const LOOKS: Record<string, [sign: string, hue: string]> = {
  blue: ["circle", "blue"],
  green: ["triangle", "green"],
  red: ["diamond", "red"],
  yellow: ["star", "yellow"],
  orange: ["square", "orange"],
  azure: ["circle", "azure"],
  coral: ["diamond", "coral"],
  gold: ["star", "yellow"],
  jade: ["triangle", "jade"],
};

function bundled(id: string): EditionInfo {
  const { colours, cards } = read(id);
  const looks = Object.fromEntries(
    colours.map((colour) => {
      const [sign, hue] = LOOKS[colour] ?? ["", ""];
      return [colour, { sign, hue }];
    }),
  );
  const kinds = [...cards].flatMap(([symbol, { name = symbol, picture = "", text = "", wild }]): CardInfo[] => {
    const more = { symbol, name, picture, text };
    if (wild === "true") return [card(symbol, name, more)];
    return colours.map((colour) => card(`${colour.charAt(0).toUpperCase()}${symbol}`, name, { ...more, colour }));
  });
  return { ...edition(id, colours), looks, cards: kinds };
}

function drawn(each: CardInfo, of: EditionInfo, more: Partial<Face> = {}, palette: Palette = "classic"): Face {
  const hue = each.colour === null ? null : hueOf(each.colour, of, palette);
  return { card: each, hue, hues: huesOf(of, palette), dim: false, turned: false, ruled: 13, ...more };
}

beforeAll(() => Promise.all(PICTURES.map(loadPicture)));

describe("the face of a card", () => {
  it.each(IDS)("is there for every card of %s, and no two are alike", (id) => {
    const all = bundled(id);
    expect(all.cards.length).toBeGreaterThan(50);
    const faces = new Map(all.cards.map((each) => [each.code, face(drawn(each, all))]));
    expect(new Set(faces.values()).size).toBe(all.cards.length);
    expect(new Set(all.cards.map((each) => faceName(drawn(each, all)))).size).toBe(all.cards.length);
    for (const [code, markup] of faces) expect(markup, code).not.toMatch(/undefined|NaN|Infinity/);
    for (const each of all.cards) {
      if (!isNumber(each)) expect(PICTURES, each.name).toContain(each.picture);
    }
  });

  it("has the same name only if it is the same picture", () => {
    const classic = bundled("classic");
    const seven = classic.cards.find(({ code }) => code === "R7") ?? card("R7", "7");
    const names = [
      drawn(seven, classic),
      drawn(seven, classic, { dim: true }),
      ...PALETTES.slice(1).map((palette) => drawn(seven, classic, {}, palette)),
    ].map(faceName);
    expect(new Set(names).size).toBe(names.length);
  });

  it("of a card that is thrown has another side", () => {
    const jam = bundled("space-jam");
    const thrown = jam.cards.find(({ picture }) => picture === "slam") ?? card("JM", "");
    expect(face(drawn(thrown, jam, { turned: true }))).not.toBe(face(drawn(thrown, jam)));
  });

  it("of a card that nobody has drawn goes by its name, always in the same way", () => {
    const quiz = card("QQ", "Quick Quiz");
    expect(pictureOf(quiz)).toBe(pictureOf({ ...quiz, code: "ZZ" }));
    expect(PICTURES).toContain(pictureOf(quiz));
    expect(pictureOf(card("LI", "Lightning"))).toBe("bolt");
    expect(pictureOf(card("XX", "x", { picture: "constructor" }))).not.toBe("constructor");
    expect(isNamed(quiz)).toBe(true);
    const eight = edition("own", ["red", "blue", "azure", "coral", "green", "jade", "pink", "orange"]);
    for (const each of [
      quiz,
      card("W", "Wild", { picture: "wild" }),
      card("R20", "20", { colour: "red", symbol: "20" }),
    ]) {
      expect(face(drawn(each, eight))).not.toMatch(/undefined|NaN/);
    }
  });

  it.each([
    ["Draw Two", "The next player draws 2 and misses a turn.", "+2"],
    ["Ziehe Vier", "Choose the colour. The next player draws 4.", "+4"],
    ["Draw Four", "", "+4"],
    ["Draw 7", "", "+7"],
    ["Surprise", "", "+"],
  ])("of %s says how many are drawn", (name, text, plus) => {
    expect(plusOf(card("D", name, { text }))).toBe(plus);
  });
});

describe("words on a card", () => {
  it.each([
    "Storm",
    "Power Ring",
    "Wild Crossing the Streams",
    "x".repeat(40),
    "The very long name of a card, with more",
  ])("%s fits on its plate", (name) => {
    const shown = shownName(card("XX", name));
    const { size, lines } = nameSize(shown, "Bungee", false);
    expect(size * lines).toBeLessThanOrEqual(20);
    expect(size * shown.length * 0.8).toBeLessThanOrEqual(78 * lines * 1.4);
    expect(size).toBeGreaterThan(2);
  });

  it("that were written come closer, the more there are", () => {
    const rules = ["", "draw 1.", "Everyone else draws 2. ".repeat(6), "word ".repeat(120)].map((text) =>
      writing(text),
    );
    expect(rules.map(({ ruled }) => ruled)).toEqual(rules.map(({ ruled }) => ruled).toSorted((one, two) => two - one));
    expect(rules.at(-1)?.above).toBe(0);
  });
});

// Colours

type Matrix = readonly [number[], number[], number[]];
/** Machado, Oliveira and Fernandes 2009, for those who lack one kind of cone. */
const BLINDNESS: Record<string, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Lightness and the two axes of CIE L*a*b*, as somebody sees the colour. */
function seen(colour: string, matrix?: Matrix): number[] {
  const linear = channels(colour).map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  const times = (row: number[]): number => row.reduce((sum, factor, index) => sum + factor * (linear[index] ?? 0), 0);
  const [r = 0, g = 0, b = 0] = matrix ? matrix.map((row) => Math.min(1, Math.max(0, times(row)))) : linear;
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function pairs(hues: Hue[]): [Hue, Hue][] {
  return hues.flatMap((one, index) => hues.slice(index + 1).map((two): [Hue, Hue] => [one, two]));
}

function difference(one: Hue, two: Hue, matrix?: Matrix): number {
  const [a, b] = [seen(one.base, matrix), seen(two.base, matrix)];
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
}

describe.each(PALETTES)("the colours of %s", (palette) => {
  it.each(IDS)("have signs of their own in %s, and look different", (id) => {
    for (const [one, two] of pairs(huesOf(bundled(id), palette))) {
      expect(one.sign).not.toBe(two.sign);
      expect(difference(one, two), `${one.name} ${two.name}`).toBeGreaterThan(palette === "grey" ? 11 : 25);
    }
  });

  it("can be written on", () => {
    for (const name of HUE_NAMES) {
      const { base, ink, light, deep } = hueOf(name, null, palette);
      expect(contrast(base, ink), name).toBeGreaterThanOrEqual(4.5);
      expect(luminance(light), name).toBeGreaterThanOrEqual(luminance(base));
      expect(luminance(deep), name).toBeLessThan(luminance(base));
    }
  });
});

describe.each(PALETTES.slice(1))("without some or all colours seen, %s", (palette) => {
  it.each(Object.keys(BLINDNESS))("still tells the colours of every edition apart: %s", (kind) => {
    for (const id of IDS) {
      for (const [one, two] of pairs(huesOf(bundled(id), palette))) {
        expect(difference(one, two, BLINDNESS[kind]), `${id} ${one.name} ${two.name}`).toBeGreaterThan(10);
      }
    }
  });
});

describe("faces of players", () => {
  it("are many, and each is drawn", () => {
    expect(FACES.length).toBeGreaterThanOrEqual(12);
    expect(ROBOTS.length).toBeGreaterThanOrEqual(9);
    const all = [...FACES, ...ROBOTS];
    expect(new Set(all.map(avatar)).size).toBe(all.length);
    for (const each of all) expect(avatar(each), each).not.toMatch(/undefined|NaN/);
  });

  it("stay the same for a name, and differ at a table", () => {
    expect(faceOf("Ann", false)).toBe(faceOf("ann", false));
    expect(FACES).toContain(faceOf("Ann", false));
    expect(ROBOTS).toContain(faceOf("Ann", true));
    expect(faceOf("Ann", false, new Set([faceOf("Ann", false)]))).not.toBe(faceOf("Ann", false));
    const people = Array.from({ length: 10 }, (_, index) => ({ name: `Player ${index}`, bot: false }));
    expect(new Set(facesOf(people).values()).size).toBe(10);
    const chosen = facesOf([
      { name: "Ann", bot: false },
      { name: "Bo", bot: false, face: faceOf("Ann", false) },
    ]);
    expect(chosen.get("Bo")).toBe(faceOf("Ann", false));
    expect(chosen.get("Ann")).not.toBe(chosen.get("Bo"));
    expect(faceOf("Cy", true, new Set(ROBOTS))).toBe(faceOf("Cy", true));
  });

  it("of bots do not change when somebody plays on for one of them", () => {
    const names = Array.from({ length: 9 }, (_, index) => `Bot ${index}`);
    const before = facesOf(names.map((name) => ({ name, bot: true })));
    const after = facesOf(
      names.map((name, index) =>
        index === 2 ? { name, bot: false, face: "fox", late: true } : { name, bot: true, late: false },
      ),
    );
    expect(after.get("Bot 2")).toBe("fox");
    for (const name of names) if (name !== "Bot 2") expect(after.get(name), name).toBe(before.get(name));
  });
});

it("colours outside an edition have their usual signs", () => {
  expect(huesOf(null).map(({ name, sign }) => [name, sign])).toEqual([
    ["blue", "circle"],
    ["green", "triangle"],
    ["red", "diamond"],
    ["yellow", "star"],
  ]);
});

it("every sign is a path", () => {
  for (const path of Object.values(SIGNS)) expect(path).toMatch(/^M[-\d].*z$/);
});

it("every reaction that the server offers is drawn", () => {
  const offered = readFileSync(join(FOLDER, "../../server/chat.py"), "utf8").match(/REACTIONS = \((.*)\)/)?.[1] ?? "";
  const signs = [...offered.matchAll(/"(.+?)"/g)].map(([, sign]) => sign);
  expect(signs.length).toBeGreaterThan(5);
  expect([...REACTIONS.keys()]).toEqual(signs);
});

describe("pictures", () => {
  it("that come later are those that are named", async () => {
    const [{ WORLDS }, { PARTY_AND_PIRATES }] = await Promise.all([
      import("../src/art/motifs/worlds"),
      import("../src/art/motifs/party-and-pirates"),
    ]);
    const names = [...Object.keys(WORLDS), ...Object.keys(PARTY_AND_PIRATES)];
    expect(PICTURES.slice(-names.length)).toEqual(names);
  });
});
