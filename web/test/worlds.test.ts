import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Hue } from "../src/art/hues";
import { boxesOf, boxOf, layoutFor } from "../src/scene/layout";
import * as lights from "../src/worlds/light";
import { picture } from "../src/worlds/pictures";
import { loadWorld, WORLDS, type Ground } from "../src/worlds/world";

const GROUNDS: Record<string, Ground> = {
  desk: { kind: "desk", width: 1440, height: 900, cx: 720, cy: 392, rx: 478, ry: 208, edge: 28, horizon: 214 },
  drawer: { kind: "desk", width: 1068, height: 900, cx: 534, cy: 392, rx: 399, ry: 208, edge: 28, horizon: 214 },
  large: { kind: "desk", width: 2560, height: 1440, cx: 1280, cy: 627, rx: 765, ry: 333, edge: 45, horizon: 342 },
  tablet: { kind: "phone", width: 820, height: 1180, cx: 410, cy: 492, rx: 370, ry: 212, edge: 22, horizon: 210 },
  phone: { kind: "phone", width: 390, height: 844, cx: 195, cy: 352, rx: 190, ry: 152, edge: 16, horizon: 150 },
  small: { kind: "phone", width: 320, height: 568, cx: 160, cy: 237, rx: 156, ry: 102, edge: 13, horizon: 101 },
  land: { kind: "land", width: 844, height: 390, cx: 422, cy: 152, rx: 236, ry: 98, edge: 14, horizon: 74 },
};
const BLUE: Hue = {
  name: "blue",
  paint: "blue",
  sign: "circle",
  top: "#2a70de",
  base: "#1d63d3",
  deep: "#0f3c8f",
  light: "#3f8dff",
  ink: "#ffffff",
  tint: "#7db2ff",
};

/** Fails where the markup is not well-formed, or has what an image cannot show or a phone paints slowly. */
function check(markup: string): void {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, __, alone) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
      return "";
    },
  );
  expect(rest.trim(), "text or a broken tag").toBe("");
  expect(open).toEqual([]);
  expect(markup).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(markup).not.toMatch(/<(text|filter|image|style|script|foreignObject|mask)\b|style=|href=|on\w+=/);
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids, `paint ${id ?? ""}`).toContain(id);
}

describe.each(WORLDS)("%s", (name) => {
  test.each(Object.keys(GROUNDS))("is drawn on a %s", async (size) => {
    const world = await loadWorld(name);
    expect(world.id).toBe(name);
    const ground = GROUNDS[size];
    if (!ground) throw new Error(size);
    const backdrop = world.backdrop(ground);
    check(backdrop);
    expect(gzipSync(backdrop).length).toBeLessThan(24_000);
    expect(backdrop.split("<").length).toBeLessThan(420);
    const sprites = world.idle?.(ground) ?? [];
    expect(sprites.length).toBeLessThanOrEqual(12);
    for (const sprite of sprites) {
      check(sprite.draw());
      expect(sprite.width * sprite.height).toBeLessThan(ground.width * ground.height);
    }
    for (const hue of [BLUE, null]) check(lights.light(world, ground, hue, [BLUE]));
    for (const degrees of [90, 180, 270, 354]) check(lights.burning(world, ground, degrees));
    check(lights.runner(world, ground));
    const side = lights.squareOn(world, ground);
    if (side) check(lights.ringOfSquares(ground, side, 0.3));
    check(lights.ring(lights.ringRadii(ground).rx, 9));
  });

  test("has a vignette and backs, the small one simpler", async () => {
    const world = await loadWorld(name);
    for (const [width, height] of [
      [172, 134],
      [330, 244],
      [672, 504],
      [76, 76],
    ] as const)
      check(world.vignette(width, height));
    check(world.back(false));
    check(world.back(true));
    expect(world.back(true).length).toBeLessThan(world.back(false).length);
  });

  test("is the same each time it is drawn", async () => {
    const world = await loadWorld(name);
    const ground = GROUNDS["desk"];
    if (!ground) throw new Error("desk");
    expect(world.backdrop(ground)).toBe(world.backdrop(ground));
  });

  test("has tokens that can be read", async () => {
    const { tokens } = await loadWorld(name);
    for (const colour of Object.values(tokens)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(tokens.accent, tokens.accentInk)).toBeGreaterThan(4.5);
  });
});

describe.each([
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const)("the ring that stands still on %i x %i", (width, height) => {
  test.each([1, 2, 3, 4, 5])("has its heads in sight among %i others", (others) => {
    const { ground, seats, draw, discard, colour, scale } = layoutFor(width, height, others, 7);
    const { rx, ry } = lights.ringRadii(ground);
    const heads = [...lights.ring(rx, 6).matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(
      ([, x, y]) => [ground.cx + Number(x) - rx, ground.cy + ((Number(y) - rx) * ry) / rx] as const,
    );
    expect(heads).toHaveLength(lights.COMETS);
    const chip = { x: colour.x - 56 * scale, y: colour.y - 21 * scale, width: 112 * scale, height: 42 * scale };
    for (const [x, y] of heads)
      for (const box of [boxOf(draw), boxOf(discard), chip, ...seats.flatMap(boxesOf)])
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
  });
});

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("an edition that names no world plays in the classic one", async () => {
  expect((await loadWorld("of-my-own")).id).toBe("classic");
});

test("the flame runs the way that play goes", () => {
  expect(lights.onwards(90, 180, "left")).toBe(180);
  expect(lights.onwards(90, 180, "right")).toBe(-180);
  expect(lights.onwards(354, 90, "left")).toBe(450);
  expect(lights.onwards(450, 354, "right")).toBe(354);
  expect(lights.onwards(-180, 180, "right")).toBe(-180);
});

test("only the places last seen keep their pictures", () => {
  const drawn: string[] = [];
  const paint = (place: string, part = "backdrop"): string =>
    picture(place, part, 10, 10, () => `<path id="${drawn.push(`${place} ${part}`)}"/>`);
  const first = paint("one");
  paint("one", "light");
  paint("two");
  expect(paint("one")).toBe(first);
  paint("three"); // and two is forgotten
  paint("four"); // and one is, with all that belongs to it
  expect(drawn).toEqual(["one backdrop", "one light", "two backdrop", "three backdrop", "four backdrop"]);
  paint("three");
  expect(drawn).toHaveLength(5);
  paint("one", "light");
  expect(paint("one")).not.toBe(first);
});
