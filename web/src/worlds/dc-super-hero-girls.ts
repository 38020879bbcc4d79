/** A city out of a comic: sky in three panels, halftone, ink round everything, and nobody's emblem on it. */
import type { Hue } from "../art/hues";
import {
  at,
  box,
  burst,
  cardBack,
  ellipse,
  mix,
  n,
  path,
  pick,
  radial,
  rect,
  rim,
  seeded,
  sparkle,
  tile,
  times,
  unit,
  vertical,
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const INK = "#1c1030";
const PINK = "#ff5fa8";
const AQUA = "#19c8d6";
const SUN = "#ffd93b";

const inked = (fill: string, width: number): string =>
  `fill="${fill}" stroke="${INK}" stroke-width="${n(width)}" stroke-linejoin="round"`;

/** Rays round a point, as path data: every second wedge of a circle. */
function rays(x: number, y: number, count: number, radius: number): string {
  return times(count, (i) => {
    const edge = (half: number): string => {
      const angle = ((i + half) / count) * 2 * Math.PI;
      return `L${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`;
    };
    return `M${n(x)} ${n(y)}${edge(0)}${edge(0.5)}z`;
  });
}

/** Halftone in rows, each a dotted line: `size` says how large dots are at that height. */
function halftone(from: number, to: number, top: number, bottom: number, step: number, size: (y: number) => number) {
  const rows = Math.max(0, Math.floor((bottom - top) / (step * 0.5)));
  return times(rows, (row) => {
    const y = top + row * step * 0.5;
    const dots = size(y);
    if (dots < 0.6) return "";
    return `<path d="M${n(from - (row % 2 ? step / 2 : 0))} ${n(y)}H${n(to)}" stroke-width="${n(dots)}" stroke-dasharray="0 ${n(step)}"/>`;
  });
}

/** Halftone in rings round the table, from so far out to so far out. */
function rings(ground: Ground, down: number, from: number, to: number, step: number, size: (out: number) => number) {
  const { cx, rx, ry, width } = ground;
  const cy = ground.cy + down;
  const count = Math.round(((to - from) * ry) / (step * 0.66));
  return times(count, (i) => {
    const out = from + ((to - from) * i) / count;
    const dots = size(out);
    if (dots < 0.6) return "";
    const [wide, high] = [rx * out, ry * out];
    const offset = i % 2 ? 0.5 : 0;
    if (wide < width * 0.55) {
      const around = Math.round((Math.PI * (wide + high)) / step);
      return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(wide)}" ry="${n(high)}" pathLength="${around}" stroke-width="${n(dots)}" stroke-dasharray="0 1" stroke-dashoffset="${offset}"/>`;
    }
    // Wider than the screen: only the arc in front of the table is seen.
    const half = width * 0.52;
    const low = cy + high * Math.sqrt(1 - (half / wide) ** 2);
    return `<path d="M${n(cx + half)} ${n(low)}A${n(wide)} ${n(high)} 0 0 1 ${n(cx - half)} ${n(low)}" stroke-width="${n(dots)}" stroke-dasharray="0 ${n(step)}" stroke-dashoffset="${n(offset * step)}"/>`;
  });
}

const dotted = (colour: string, drawn: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round">${drawn}</g>`;

/** A row of houses: bodies, their sides in the shade, and windows, each one path. */
function skyline(
  { width }: Ground,
  base: number,
  scale: number,
  seed: number,
  body: string,
  side: string,
  window: string,
): string {
  const random = seeded(seed);
  let [bodies, sides, windows] = ["", "", ""];
  for (let x = -30 * scale; x < width + 30;) {
    const wide = (58 + random() * 64) * scale;
    const away = Math.abs((x + wide / 2 - width / 2) / (width / 2));
    const top = base - (64 + random() * 120) * scale * (0.7 + 0.75 * away);
    const foot = base + 70 * scale;
    const roof = pick(random, [
      `h${n(wide)}`,
      `l${n(wide / 2)} ${n(-wide * 0.36)}l${n(wide / 2)} ${n(wide * 0.36)}`,
      `h${n(wide * 0.25)}v${n(-18 * scale)}h${n(wide * 0.2)}v${n(-22 * scale)}h${n(wide * 0.1)}v${n(22 * scale)}h${n(wide * 0.2)}v${n(18 * scale)}h${n(wide * 0.25)}`,
      `a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0`,
      `l${n(wide)} ${n(-wide * 0.3)}v${n(wide * 0.3)}`,
    ]);
    bodies += `M${n(x)} ${n(foot)}V${n(top)}${roof}V${n(foot)}z`;
    sides += box(x + wide * 0.74, top + 3 * scale, wide * 0.26, foot - top);
    for (let y = top + 16 * scale; y < base; y += 22 * scale)
      for (let across = x + 10 * scale; across < x + wide * 0.62; across += 17 * scale)
        if (random() < 0.46) windows += box(across, y, 8 * scale, 11 * scale);
    x += wide;
  }
  return `${path(bodies, inked(body, 3.6 * scale))}${path(sides, `fill="${side}"`)}${path(windows, `fill="${window}"`)}`;
}

const CLOUD = "M0 40c-24 0-26-28-4-28 2-22 34-26 42-8C52-8 78 0 74 18c20 0 20 22 2 22z";

function cloud(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    `${path(CLOUD, inked("#fff", 4))}<path d="M8 34c10 2 52 2 66-1" fill="none" stroke="#c9d8f2" stroke-width="4" stroke-linecap="round"/>`,
  );
}

function scenery(ground: Ground): string {
  const { width, height, horizon, kind } = ground;
  const u = unit(ground);
  const floor = horizon + (kind === "phone" ? 60 : 118) * u;
  const base = floor - 22 * u;
  const isTall = kind === "phone";
  const lean = (isTall ? 34 : 46) * u;
  const gutterLeft = width * (isTall ? 0.23 : 0.245);
  const gutterRight = width - gutterLeft;
  const left = `M-10-10H${n(gutterLeft + lean)}L${n(gutterLeft - lean)} ${n(floor)}H-10z`;
  const right = `M${width + 10}-10H${n(gutterRight - lean)}L${n(gutterRight + lean)} ${n(floor)}H${width + 10}z`;
  const step = 15 * u;
  const grow = (y: number): number => ((y - horizon * 0.15) / horizon) * 11 * u;
  const gutter = (x: number, way: number): string =>
    `M${n(x + way * (lean - 8 * u))}-20h${n(way * 20 * u)}L${n(x - way * (lean - 14 * u))} ${n(floor)}h${n(-way * 20 * u)}z`;
  const near = isTall ? 0.9 : 1.05;
  return `<clipPath id="left"><path d="${left}"/></clipPath><clipPath id="right"><path d="${right}"/></clipPath>${vertical(
    "floor",
    floor,
    height,
    [
      [0, "#7238d6"],
      [0.5, "#4d22a6"],
      [1, "#35147a"],
    ],
  )}<rect width="${width}" height="${n(floor + 9)}" fill="${PINK}"/>${path(rays(width / 2, horizon * 1.1, 22, width), 'fill="#ff86bf"')}${dotted(
    "#ff2e88",
    halftone(0, width, 0, horizon, 17 * u, (y) => 13 * u * (1 - y / (horizon * 0.85))),
  )}<g clip-path="url(#left)">${path(left, `fill="${AQUA}"`)}${path(rays(width * 0.05, horizon * 0.5, 16, width * 0.5), 'fill="#5fe3ec"')}${dotted("#0b9cbd", halftone(0, gutterLeft + lean, 0, floor, step, grow))}</g><g clip-path="url(#right)">${path(right, `fill="${SUN}"`)}${path(rays(width * 0.95, horizon * 0.45, 16, width * 0.5), 'fill="#ffe98a"')}${dotted("#ffae1f", halftone(gutterRight - lean, width, 0, floor, step, grow))}</g>${skyline(ground, base - 46 * u, 0.8 * u, 71, "#9a6cf0", "#8450e0", "#fff2a8")}${skyline(ground, base, near * u, 73, "#5a2bb8", "#48209a", SUN)}${path(gutter(gutterLeft, 1) + gutter(gutterRight, -1), inked("#fff", 4 * u))}${cloud(width * 0.025, horizon * 0.3, 1.2 * u)}${isTall ? "" : cloud(width * 0.3, horizon * 0.44, 0.9 * u)}${cloud(width * 0.9, horizon * (isTall ? 0.62 : 0.34), u)}${path(sparkle(width * 0.565, horizon * 0.42, 20 * u) + sparkle(width * 0.2, horizon * 0.22, 26 * u), inked(SUN, 3 * u))}${rect(0, floor, width, height - floor, 'fill="url(#floor)"')}${path(`M0 ${n(floor)}H${width}`, `stroke="${INK}" stroke-width="${n(5 * u)}"`)}`;
}

function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge, height } = ground;
  const u = unit(ground);
  const band = 24 * u;
  const ink = 6 * u;
  const furthest = Math.max((height - cy) / ry, ground.width / 2 / rx) * 1.25;
  const grow = (out: number): number => Math.min(17, (out - 1.12) * 18) * u;
  const floor = ground.horizon + 118 * u;
  return `<clipPath id="ground"><rect y="${n(floor)}" width="${ground.width}" height="${height}"/></clipPath>${radial(
    "top",
    [
      [0, "#8a57ea"],
      [0.7, "#5a2bb8"],
      [1, "#4a1fa3"],
    ],
  )}<g clip-path="url(#ground)">${dotted("#2a0f63", rings(ground, edge, 1.14, furthest, 24 * u, grow))}</g>${rim(ground, band - 2, edge * 2.1, 'fill="#1c1030" opacity=".5"')}${rim(ground, band, edge, inked("#b80f5d", ink))}${rim(ground, band, 0, inked("#ff4f9d", ink))}${ellipse(cx, cy - 2 * u, rx + band * 0.72, ry + band * 0.45, `fill="none" stroke="#ff9cca" stroke-width="${n(4 * u)}" pathLength="100" stroke-dasharray="13 87" stroke-dashoffset="-58" stroke-linecap="round"`)}${rim(ground, 0, 0, 'fill="url(#top)"')}${rim(ground, 0, 0, `fill="none" stroke="${INK}" stroke-width="${n(ink)}"`)}`;
}

/** Light as it is printed: two flat tones, each of which ends in dots. */
function light(ground: Ground, hue: Hue | null): string {
  const { cx, cy, rx, ry } = ground;
  const u = unit(ground);
  const tone = hue?.light ?? "#a98af5";
  const pale = mix(tone, "#ffffff", 0.36);
  const spot = (colour: string, flat: number, end: number, step: number): string =>
    `${ellipse(cx, cy, rx * flat, ry * flat, `fill="${colour}"`)}${dotted(
      colour,
      rings(ground, 0, flat, end, step * u, (out) => ((end - out) / (end - flat)) * step * 1.25 * u),
    )}`;
  return spot(tone, 0.72, 0.97, 19) + spot(pale, 0.44, 0.64, 15);
}

/** Clouds and a sparkle in front of the city. */
function idle(ground: Ground): Sprite[] {
  const { width, horizon, kind } = ground;
  const u = unit(ground);
  const floating = (x: number, y: number, scale: number, name: string): Sprite => ({
    x: width * x,
    y: horizon * y,
    width: 124 * scale * u,
    height: 62 * scale * u,
    name,
    motion: "bob",
    seconds: 5,
    ahead: x * 9,
    draw: () => cloud(24 * scale * u, 16 * scale * u, scale * u),
  });
  const size = 64 * u;
  const shining: Sprite = {
    x: width * 0.42 - size / 2,
    y: horizon * 0.2 - size / 2,
    width: size,
    height: size,
    name: "sparkle",
    motion: "twinkle",
    seconds: 4,
    draw: () => path(sparkle(size / 2, size / 2, 30 * u), inked(SUN, 3 * u)),
  };
  const far = floating(kind === "phone" ? 0.66 : 0.58, 0.16, 1.05, "far");
  return [far, floating(0.1, 0.84, 0.75, "near"), shining];
}

/** The back of a card: a burst over rays. */
function back(small: boolean): string {
  const field = `<rect width="100" height="150" fill="${AQUA}"/>${path(rays(50, 75, small ? 8 : 14, 120), 'fill="#5fe3ec"')}`;
  if (small)
    return cardBack(
      `${field}${path(burst(50, 75, 9, 46, 27), inked("#ff2e88", 6))}${path(sparkle(50, 75, 26), `fill="${SUN}"`)}`,
      "#fff",
    );
  const corner = (x: number, y: number, way: number): string =>
    dotted(
      "#0b8fb0",
      times(
        9,
        (i) =>
          `<path d="M${x} ${n(y + way * i * 3)}h${way * 100}" stroke-width="${n(4.6 - i * 0.5)}" stroke-dasharray="0 6" stroke-dashoffset="${i % 2 ? 3 : 0}"/>`,
      ),
    );
  const shape = (x: number, y: number, size: number): string =>
    burst(x, y, 12, 42 * size, 28 * size, { seed: 12, wild: 0.2 });
  return cardBack(
    `${field}${corner(4, 6, 1)}${corner(96, 144, -1)}${path(shape(53, 79, 1), `fill="${INK}"`)}${path(shape(50, 75, 1), inked("#ff2e88", 2.6))}${path(shape(50, 75, 0.72), 'fill="#ff6bab"')}${path(sparkle(50, 75, 24), inked(SUN, 2))}${path(sparkle(24, 30, 8) + sparkle(77, 122, 8), inked("#fff", 1.6))}`,
    "#fff",
  );
}

export const world: World = {
  id: "dc-super-hero-girls",
  tokens: { accent: "#e0146c", accentInk: "#ffffff", turn: SUN, sky: PINK },
  type: { family: "Bangers", size: 1.12, spacing: "0.03em", upper: false },
  corners: "comic",
  pixel: 0,
  backdrop: (ground) => `${scenery(ground)}${table(ground)}`,
  light,
  idle,
  vignette: (width, height) =>
    tile(width, height, 640, (ground) => {
      const { horizon, height: foot } = ground;
      const grow = (y: number): number => ((y - horizon * 1.3) / (foot - horizon)) * 18;
      return `${scenery(ground)}${dotted("#2a0f63", halftone(0, ground.width, horizon * 1.3, foot, 22, grow))}`;
    }),
  back,
};
