/** Roofs of a city at night: two streams of light cross above it, and something green drips from the table. */
import {
  at,
  box,
  burst,
  cardBack,
  ellipse,
  foot,
  line,
  linear,
  n,
  onTable,
  path,
  radial,
  rect,
  rim,
  seeded,
  stars,
  tile,
  times,
  unit,
  vertical,
  type Point,
  type Random,
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const LIME = "#a6ff4d";
const AMBER = "#ffb04a";

/** Where the streams cross: at the top over a table, in the middle of a sky without one. */
function crossing({ width, height, cy, horizon }: Ground): Point {
  return [width / 2, cy > height ? horizon * 0.48 : height * 0.09];
}

/* Light */

/** A strand that winds round the line between two points, and is closest to it where the streams cross. */
function strand(from: Point, to: Point, knot: number, wide: number, turns: number, phase: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const points = Array.from({ length: 57 }, (_, i): Point => {
    const share = i / 56;
    const loose = 0.18 + Math.min(1, Math.abs(share - knot) * 2.2) ** 1.4;
    const off = wide * loose * Math.sin(share * turns * Math.PI * 2 + phase);
    return [from[0] + dx * share - (dy / long) * off, from[1] + dy * share + (dx / long) * off];
  });
  return line(points);
}

function stream(
  from: Point,
  to: Point,
  knot: number,
  size: number,
  colours: readonly [string, string, string],
): string {
  const band = strand(from, to, knot, 0, 1, 0);
  const winding = [0, 2.1, 4.2].map((phase) => strand(from, to, knot, 17 * size, 3.5, phase));
  const [deep, full, pale] = colours;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${path(band, `stroke="${deep}" stroke-opacity=".16" stroke-width="${n(74 * size)}"`)}${path(band, `stroke="${deep}" stroke-opacity=".22" stroke-width="${n(42 * size)}"`)}${path(winding.join(""), `stroke="${full}" stroke-opacity=".3" stroke-width="${n(10 * size)}"`)}${path(winding.join(""), `stroke="${full}" stroke-width="${n(3.6 * size)}"`)}${path(winding[1] ?? "", `stroke="${pale}" stroke-width="${n(2 * size)}"`)}${path(band, `stroke="${pale}" stroke-opacity=".9" stroke-width="${n(3 * size)}" stroke-dasharray="${n(40 * size)} ${n(26 * size)} ${n(8 * size)} ${n(26 * size)}"`)}</g>`;
}

function streams(ground: Ground, foot: number, size: number): string {
  const [x, y] = crossing(ground);
  const through = (from: Point): Point => [x + (x - from[0]) * 0.9, y + (y - from[1]) * 0.9];
  const left: Point = [ground.width * -0.02, foot];
  const right: Point = [ground.width * 1.02, foot];
  const knot = 1 / 1.9;
  const ripples = [1, 1.7, 2.6]
    .map((k) => ellipse(x, y, 62 * k * size, 40 * k * size, `stroke="#fff3d0" stroke-opacity="${n(5 - k * 1.6) / 10}"`))
    .join("");
  return `${stream(left, through(left), knot, size, ["#4fdc3a", LIME, "#f2ffd9"])}${stream(right, through(right), knot, size, ["#ff6a3d", AMBER, "#fff3d0"])}${ellipse(x, y, 170 * size, 150 * size, 'fill="url(#hit)"')}<g fill="none" stroke-width="${n(3 * size)}">${ripples}</g>${path(burst(x, y, 12, 70 * size, 12 * size, { seed: 3, wild: 0.5 }), 'fill="#fffbe8"')}`;
}

/** Arms of cloud that wind into the crossing. */
function vortex(ground: Ground): string {
  const [x, y] = crossing(ground);
  return times(5, (arm) => {
    const points = Array.from({ length: 26 }, (_, i): Point => {
      const t = (i / 25) * 2.5;
      const r = 34 + t ** 1.6 * Math.max(ground.width, 700) * 0.19;
      const angle = t * 1.25 + arm * 1.2566 + 0.4;
      return [x + Math.cos(angle) * r * 1.5, y + Math.sin(angle) * r * 0.5];
    });
    const d = line(points);
    const colour = arm % 2 ? "#5b46b0" : "#7d5fd0";
    return `<g fill="none" stroke="${colour}" stroke-linejoin="round">${path(d, 'stroke-opacity=".12" stroke-width="64"')}${path(d, 'stroke-opacity=".2" stroke-width="32"')}${path(d, `stroke="${arm % 2 ? "#c3ff8a" : "#9c86e8"}" stroke-opacity=".2" stroke-width="8"`)}</g>`;
  });
}

/* The city */

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of a house, with one of four roofs. */
function house({ x, y, width: w, height: h }: Block, roof: number): string {
  const up = Math.min(h, 160);
  const tops = [
    `h${n(w)}`,
    `h${n(w * 0.2)}v${n(-up * 0.08)}h${n(w * 0.6)}v${n(up * 0.08)}h${n(w * 0.2)}`,
    `h${n(w * 0.2)}v${n(-up * 0.1)}h${n(w * 0.2)}V${n(y - up * 0.3)}h${n(w * 0.08)}v${n(up * 0.2)}h${n(w * 0.22)}v${n(up * 0.1)}h${n(w * 0.3)}`,
    `l${n(w * 0.5)} ${n(-up * 0.13)}l${n(w * 0.5)} ${n(up * 0.13)}`,
  ];
  return `M${n(x)} ${n(y + h)}V${n(y)}${tops[roof % 4] ?? ""}V${n(y + h)}z`;
}

/** A water tank on three legs. */
function tank(x: number, y: number, u: number): string {
  const half = 17 * u;
  return `${box(x - half, y - 42 * u, half * 2, 27 * u)}M${n(x - half - 3 * u)} ${n(y - 42 * u)}l${n(half + 3 * u)} ${n(-16 * u)}l${n(half + 3 * u)} ${n(16 * u)}z${box(x - 14 * u, y - 16 * u, 4 * u, 18 * u)}${box(x + 10 * u, y - 16 * u, 4 * u, 18 * u)}`;
}

/** Windows with somebody at home. */
function windows(block: Block, random: Random, step: Point, size: Point, lit: number): string {
  let d = "";
  for (let y = block.y + step[1] * 0.7; y < block.y + block.height; y += step[1])
    for (let x = block.x + step[0] * 0.5; x < block.x + block.width - size[0] - 2; x += step[0])
      if (random() < lit) d += box(x, y, size[0], size[1]);
  return d;
}

function skyline(ground: Ground): string {
  const { width, horizon } = ground;
  const u = unit(ground);
  const random = seeded(11);
  const rows = [
    { fill: "#3a2a63", foot: 30, wide: [34, 46], high: [80, 150], light: "", lit: 0, step: 0 },
    { fill: "#241c4c", foot: 55, wide: [56, 64], high: [70, 150], light: "#ffcf6b", lit: 0.2, step: 13 },
    { fill: "#120f2c", foot: 100, wide: [96, 90], high: [20, 150], light: "#ffb650", lit: 0.3, step: 18 },
  ] as const;
  return rows
    .map(({ fill, foot: below, wide, high, light, lit, step }, depth) => {
      let houses = "";
      let panes = "";
      for (let x = -40 * u; x < width + 40 * u;) {
        const w = (wide[0] + random() * wide[1]) * u;
        const aside = depth === 2 ? Math.abs(x + w / 2 - width / 2) / (width / 2) : 1;
        const h = (high[0] + aside * random() * high[1]) * u;
        const block = { x, y: horizon + below * u - h, width: w, height: h + 60 * u };
        houses += house(block, Math.floor(random() * 4));
        if (depth && random() > 0.65) houses += tank(x + w / 2, block.y, u);
        if (step)
          panes += windows(
            { ...block, height: h },
            random,
            [step * u, step * 1.3 * u],
            [step * 0.42 * u, step * 0.6 * u],
            lit,
          );
        x += w * 0.97;
      }
      return (
        path(houses, `fill="${fill}"`) + (panes && path(panes, `fill="${light}" opacity="${0.35 + depth * 0.25}"`))
      );
    })
    .join("");
}

/* Our roof */

const CHIMNEY = `<path d="M-34 0V-92H34V0z" fill="#1a1533"/><path d="M6 0V-92H34V0z" fill="#120e26"/><path d="M-40-92h80v-14h-80z" fill="#3c3370"/><path d="M-34-70h68m-68 24h68m-68 24h68m-44-70v22m24 0v24m-24 0v24m24 0V0" stroke="#2c2551" stroke-width="3"/><path d="M-22-106v-16h14v16zm30 0v-16h14v16z" fill="#2b2450"/>`;
const VENT = `<path d="M-9 0V-44H9V0z" fill="#2a2450"/><path d="M2 0V-44H9V0z" fill="#1a1638"/><path d="M-24-44c0-26 48-26 48 0z" fill="#463c80"/><path d="M-24-44h48v6h-48z" fill="#1d1838"/>`;
const VAPOUR = `<g fill="url(#vapour)"><path d="M0 120c-30-24-26-54-4-76S2-8-20-26c46 0 64 32 52 62-10 24 6 40 2 60-4 16-18 28-34 24z"/><path d="M4 120c-18-22-14-44 2-64 14-18 8-42-6-62 24 8 34 28 26 50-6 18 2 36-2 54-4 14-12 22-20 22z"/></g>`;

function roof(ground: Ground): string {
  const { width: w, height: h, horizon } = ground;
  const u = unit(ground);
  const top = horizon + 92 * u;
  const random = seeded(19);
  let bricks = "";
  for (let row = 0; row < 3; row++)
    for (let x = -(row % 2) * 22 * u; x < w; x += 44 * u) bricks += box(x, top + (4 + row * 11) * u, 42 * u, 9 * u);
  const lane = (x: number, wide: number) =>
    `M${n(w / 2 + (x - w / 2) * 0.78)} ${n(top + 38 * u)}L${n(x)} ${n(h)}h${n(wide)}L${n(w / 2 + (x + wide - w / 2) * 0.78)} ${n(top + 38 * u)}z`;
  const grit = ["", ""].map(() =>
    times(Math.round(110 * u), () => {
      const y = top + 44 * u + random() ** 0.8 * (h - top - 44 * u);
      return `M${n(random() * w)} ${n(y)}h${n(1 + random() * 3)}`;
    }),
  );
  const things =
    ground.kind === "desk"
      ? at(w * 0.035, top + 150 * u, 1.25 * u, CHIMNEY) +
        at(w * 0.105, top + 110 * u, 1.2 * u, VENT) +
        at(w * 0.968, top + 170 * u, 1.35 * u, CHIMNEY) +
        at(w * 0.895, top + 120 * u, 1.2 * u, VENT) +
        at(w * 0.034 - 14, top - 96 * u, 1.25 * u, VAPOUR) +
        at(w * 0.967, top - 90 * u, [-1.4 * u, 1.4 * u], VAPOUR)
      : at(w * 0.06, top + 66 * u, 0.9 * u, VENT) + at(w * 0.94, top + 66 * u, 0.9 * u, VENT);
  return `${rect(0, top, w, h - top, 'fill="url(#roof)"')}${rect(0, top - 4 * u, w, 42 * u, 'fill="#1d1838"')}${path(bricks, 'fill="#2b2450"')}${rect(0, top - 8 * u, w, 9 * u, 'fill="#4a4080"')}${rect(0, top - 8 * u, w, 2, 'fill="#8d7fd6"')}${path(lane(w * 0.03, w * 0.1) + lane(w * 0.32, w * 0.13) + lane(w * 0.58, w * 0.12) + lane(w * 0.88, w * 0.1), 'fill="#000" opacity=".16"')}${path(grit[0] ?? "", 'stroke="#4b4386" stroke-width="2" stroke-linecap="round" opacity=".6"')}${path(grit[1] ?? "", 'stroke="#07061a" stroke-width="2.5" stroke-linecap="round" opacity=".7"')}${things}`;
}

function scenery(ground: Ground): string {
  const { width: w, height: h, horizon } = ground;
  const u = unit(ground);
  const [x, y] = crossing(ground);
  return `<defs>${vertical("sky", 0, horizon + 60 * u, [
    [0, "#060820"],
    [0.3, "#14133f"],
    [0.62, "#372062"],
    [0.86, "#73336f"],
    [1, "#a2455f"],
  ])}${radial("hit", [
    [0, "#ffffff"],
    [0.16, "#fff0c0", 0.95],
    [0.42, "#ffc46a", 0.45],
    [1, "#8cff5a", 0],
  ])}${radial("around", [
    [0, "#d8ffa0", 0.5],
    [0.35, "#8cff5a", 0.2],
    [1, "#8cff5a", 0],
  ])}${radial("haze", [
    [0, "#ff8f6b", 0.55],
    [1, "#ff8f6b", 0],
  ])}${vertical("roof", horizon + 92 * u, h, [
    [0, "#1c1838"],
    [0.35, "#1b1836"],
    [1, "#0a0917"],
  ])}${linear("vapour", [
    [0, "#c8ff7a", 0],
    [0.5, "#9dff5a", 0.34],
    [1, "#5fd43a", 0.05],
  ])}</defs>${rect(0, 0, w, h, 'fill="url(#sky)"')}${stars(3, w, horizon * 0.8, 60, 2.4)}${ellipse(w / 2, horizon + 20, w * 0.62, 120 * u, 'fill="url(#haze)"')}${vortex(ground)}${ellipse(x, y, 330 * u, 190 * u, 'fill="url(#around)"')}${skyline(ground)}${streams(ground, horizon + 96 * u, 0.95 * u)}${roof(ground)}`;
}

/* The table */

/** Slime on the front of the rim: it hangs in drops of different length. Outline, and where drops shine. */
function slime(ground: Ground): { outline: string; shine: string } {
  const random = seeded(9);
  const k = Math.max(0.5, ground.rx / 478);
  const [first, last] = [10.8, 169.2];
  const grow = { ...ground, rx: ground.rx + 12 * k, ry: ground.ry + 8 * k };
  const below = (degrees: number, down: number): Point => {
    const [x, y] = onTable(grow, degrees);
    return [x, y + down];
  };
  let outline = line(Array.from({ length: 31 }, (_, i) => below(first + ((last - first) * i) / 30, 2)));
  let shine = "";
  for (let degrees = last; degrees > first + 1;) {
    const next = Math.max(first, degrees - 3 - random() * 4.4);
    const middle = (degrees + next) / 2;
    const front = Math.sin(((middle - first) / (last - first)) * Math.PI);
    const long = random() > 0.42;
    const length = ((long ? 12 + random() ** 2 * 62 : 2) * (0.3 + 0.7 * front) + 6) * k;
    const [ax, ay] = below(degrees, 7 * k);
    const [bx, by] = below(next, 7 * k);
    const [mx, my] = below(middle, 7 * k + length);
    const w = bx - ax;
    outline += `L${n(ax)} ${n(ay)}C${n(ax + w * 0.28)} ${n(ay + 2)} ${n(mx - w * 0.26)} ${n(my - length * 0.45)} ${n(mx - w * 0.24)} ${n(my - w * 0.12)}A${n(w * 0.25)} ${n(w * 0.25)} 0 0 0 ${n(mx + w * 0.24)} ${n(my - w * 0.12)}C${n(mx + w * 0.26)} ${n(my - length * 0.45)} ${n(bx - w * 0.28)} ${n(by + 2)} ${n(bx)} ${n(by)}`;
    if (long && length > 20 * k)
      shine += `M${n(mx - w * 0.06)} ${n(my - length * 0.5)}L${n(mx - w * 0.07)} ${n(my - 4 * k)}`;
    degrees = next;
  }
  return { outline: `${outline}z`, shine };
}

function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge } = ground;
  const k = Math.max(0.55, rx / 478);
  const { outline, shine } = slime(ground);
  const grooves = [0.92, 0.8, 0.68]
    .map((share) =>
      ellipse(cx, cy, rx * share, ry * share, 'fill="none" stroke="#0f0d26" stroke-width="2" opacity=".7"'),
    )
    .join("");
  return `<defs>${radial("surface", [
    [0, "#332b63"],
    [0.7, "#241f4b"],
    [1, "#171433"],
  ])}${linear("metal", [
    [0, "#5a5486"],
    [0.4, "#37325f"],
    [1, "#1b1838"],
  ])}${vertical("slime", cy + ry * 0.55, cy + ry + 60 * k, [
    [0, "#e6ff9a"],
    [0.35, "#a4ee4a"],
    [1, "#4fae28"],
  ])}</defs>${rim(ground, 60 * k, edge + 34 * k, 'fill="#05040f" opacity=".55"')}${rim(ground, 22 * k, edge, 'fill="#100e25"')}${rim(ground, 22 * k, edge - 6 * k, 'fill="#1d1a3c"')}${rim(ground, 20 * k, 0, 'fill="url(#metal)" stroke="#857cc4" stroke-width="1.5"')}${rim(ground, 0, 0, 'fill="url(#surface)"')}${grooves}${path(outline, `fill="#0a1406" opacity=".5" transform="translate(0 ${n(7 * k)})"`)}${path(outline, 'fill="url(#slime)" stroke="#2d7a17" stroke-width="1.5"')}${path(shine, `stroke="#f6ffdb" stroke-width="${n(4 * k)}" stroke-linecap="round" opacity=".85"`)}`;
}

/* What moves */

function idle(ground: Ground): Sprite[] {
  const u = unit(ground);
  const [x, y] = crossing(ground);
  const size = 260 * u;
  const k = Math.max(0.5, ground.rx / 478);
  const drop = () =>
    `${path("M7 0c2 9 6 13 6 19a6 6 0 0 1-12 0C1 13 5 9 7 0z", 'fill="#8ee23b" stroke="#2d7a17"')}${path("M5 17v4", 'stroke="#f6ffdb" stroke-width="2" stroke-linecap="round"')}`;
  const drops = [124, 66].map((degrees, i): Sprite => {
    const [dx, dy] = onTable(ground, degrees, 1);
    return {
      ...{ x: dx - 7, y: dy + (26 + ground.edge / 2) * k, width: 14, height: 27 },
      ...{ name: "drop", draw: drop, motion: "fall", seconds: 7 + i * 4, ahead: i * 5 },
    };
  });
  const flare = () =>
    path(
      burst(size / 2, size / 2, 14, size * 0.38, size * 0.05, { seed: 8, wild: 0.6 }),
      'fill="#fff6d8" opacity=".9"',
    ) + path(burst(size / 2, size / 2, 7, size * 0.19, size * 0.04, { seed: 5, wild: 0.3 }), 'fill="#ffffff"');
  return [
    {
      ...{ x: x - size / 2, y: y - size / 2, width: size, height: size },
      ...{ name: "flare", draw: flare, motion: "shiver", seconds: 2.4 },
    },
    ...drops,
  ];
}

function back(small: boolean): string {
  const night = `<defs>${radial(
    "night",
    [
      [0, "#3d2a7a"],
      [0.6, "#1a1650"],
      [1, "#0a0b2c"],
    ],
    [0.5, 0.5, 0.8],
  )}${radial("hit", [
    [0, "#ffffff"],
    [0.2, "#fff0c0", 0.95],
    [0.5, "#ffc46a", 0.4],
    [1, "#8cff5a", 0],
  ])}</defs><rect width="100" height="150" fill="url(#night)"/>`;
  if (small)
    return cardBack(
      `${night}<g fill="none" stroke-linecap="round"><path d="M4 8L96 142" stroke="${LIME}" stroke-opacity=".3" stroke-width="26"/><path d="M96 8L4 142" stroke="${AMBER}" stroke-opacity=".3" stroke-width="26"/><path d="M4 8L96 142" stroke="${LIME}" stroke-width="9"/><path d="M96 8L4 142" stroke="${AMBER}" stroke-width="9"/></g>${path(burst(50, 75, 8, 30, 11), 'fill="#fffbe8"')}`,
      "#e9f5d9",
    );
  const rings = [60, 48, 37, 27]
    .map(
      (r, i) =>
        `<circle cx="50" cy="75" r="${r}" stroke-opacity="${n(12 + 6 * i) / 100}" stroke-dasharray="${n(r * 1.3)} ${n(r * 0.5)} ${n(r * 0.8)} ${n(r * 0.4)}" transform="rotate(${i * 31} 50 75)"/>`,
    )
    .join("");
  return cardBack(
    `${night}<g fill="none" stroke="${LIME}" stroke-width="3">${rings}</g>${stream([-4, -8], [104, 158], 0.5, 0.36, ["#4fdc3a", LIME, "#f2ffd9"])}${stream([104, -8], [-4, 158], 0.5, 0.36, ["#ff6a3d", AMBER, "#fff3d0"])}<circle cx="50" cy="75" r="30" fill="url(#hit)"/>${path(burst(50, 75, 10, 19, 4, { seed: 3, wild: 0.35 }), 'fill="#fff"')}`,
    "#e9f5d9",
  );
}

export const world: World = {
  id: "ghostbusters",
  tokens: { accent: LIME, accentInk: "#0c1a02", turn: AMBER, sky: "#14133f" },
  type: { family: "Bungee", size: 0.94, spacing: "0.01em", upper: true },
  corners: "round",
  pixel: 0,
  backdrop: (ground) => `${scenery(ground)}${foot(ground)}${table(ground)}`,
  idle,
  vignette: (width, height) => tile(width, height, Math.max(620, width), scenery),
  back,
};
