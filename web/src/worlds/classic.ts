/** A terrace at dusk: strings of bulbs, poplars, a table of walnut and felt. */
import {
  at,
  boards,
  box,
  cardBack,
  dot,
  ellipse,
  foot,
  line,
  linear,
  mix,
  n,
  onTable,
  path,
  pick,
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
} from "./drawing";
import { SIGNS } from "../art/signs";
import type { Ground, Sprite, World } from "./world";

const NIGHT = "#160d22";
const FOUR = [SIGNS.circle, SIGNS.triangle, SIGNS.diamond, SIGNS.star];

/** A cable between two points that hangs by so much, and the bulbs on it. */
interface Cable {
  from: Point;
  to: Point;
  sag: number;
  bulbs: number;
}

function along({ from, to, sag }: Cable, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share)];
}

function cables(ground: Ground): Cable[] {
  const { width: w, height: h } = ground;
  const u = unit(ground);
  const bulbs = (of: number) => Math.max(6, Math.round((w * of) / (62 * u)));
  return [
    { from: [-20, h * 0.03], to: [w * 0.5, h * 0.03], sag: 66 * u, bulbs: bulbs(0.5) },
    { from: [w * 0.5, h * 0.03], to: [w + 20, h * 0.02], sag: 70 * u, bulbs: bulbs(0.5) },
    { from: [-20, h * 0.2], to: [w * 0.36, -20], sag: 70 * u, bulbs: bulbs(0.36) },
    { from: [w * 0.64, -20], to: [w + 20, h * 0.21], sag: 74 * u, bulbs: bulbs(0.36) },
  ];
}

function strings(ground: Ground): string {
  const u = unit(ground);
  let wires = "";
  let sockets = "";
  let glows = "";
  let bulbs = "";
  for (const cable of cables(ground)) {
    wires += line(Array.from({ length: 25 }, (_, i) => along(cable, i / 24)));
    for (let i = 1; i < cable.bulbs; i++) {
      const [x, y] = along(cable, i / cable.bulbs);
      sockets += box(x - 2.5 * u, y, 5 * u, 6 * u);
      glows += ellipse(x, y + 12 * u, 30 * u, 30 * u, 'fill="url(#bulb)"');
      bulbs += dot(x, y + 11 * u);
    }
  }
  return (
    path(wires, `fill="none" stroke="${NIGHT}" stroke-width="${n(2.5 * u)}"`) +
    glows +
    path(sockets, `fill="${NIGHT}"`) +
    path(bulbs, `stroke="#fff3c4" stroke-width="${n(12 * u)}" stroke-linecap="round"`)
  );
}

function hill({ width, height }: Ground, y: number, high: number, waves: number, shift: number, fill: string): string {
  const ridge = Array.from({ length: 25 }, (_, i): Point => {
    const share = i / 24;
    return [
      width * share,
      y - high * Math.sin(share * waves + shift) - high * 0.4 * Math.sin(share * waves * 2.3 + shift * 2),
    ];
  });
  return path(`${line(ridge)}V${n(height)}H0z`, `fill="${fill}"`);
}

function poplar(x: number, y: number, h: number): string {
  const [a, b] = [h * 0.16, h * 0.1];
  return `M${n(x)} ${n(y)}c${n(-a)} ${n(-h * 0.3)} ${n(-b)} ${n(-h * 0.8)} 0 ${n(-h)}c${n(b)} ${n(h * 0.2)} ${n(a)} ${n(h * 0.7)} 0 ${n(h)}z`;
}

function scenery(ground: Ground): string {
  const { width: w, height: h, horizon } = ground;
  const u = unit(ground);
  const random = seeded(71);
  const sun = w * 0.3;
  const deck = horizon + 112 * u;
  let far = "";
  for (let i = 0; i < 16; i++) {
    const x = random() * w;
    const side = Math.abs(x - w / 2) / (w / 2);
    const tall = (46 + side * 60 + random() * 30) * u;
    if (Math.abs(x - sun) > 90 * u) far += poplar(x, horizon + (66 + random() * 12) * u, tall);
  }
  const near = [
    [0.015, 250],
    [0.06, 190],
    [0.1, 220],
    [0.145, 150],
    [0.86, 170],
    [0.905, 235],
    [0.955, 200],
    [0.995, 260],
  ].map(([x = 0, tall = 0]) => poplar(w * x, horizon + 120 * u, tall * u));
  const bush = (x: number, y: number, r: number) => dot(x, y) + dot(x - r, y + r * 0.5) + dot(x + r, y + r * 0.5);
  const hedge = times(Math.ceil(w / (26 * u)), () => `q${n(13 * u)} ${n((-10 - random() * 10) * u)} ${n(26 * u)} 0`);
  return `<defs>${vertical("sky", 0, horizon + 60 * u, [
    [0, "#1a2456"],
    [0.32, "#47397f"],
    [0.62, "#a4507f"],
    [0.84, "#f2876b"],
    [1, "#ffc27d"],
  ])}${radial("sun", [
    [0, "#fff3cf"],
    [0.25, "#ffd98a", 0.85],
    [1, "#ff9a5a", 0],
  ])}${radial("bulb", [
    [0, "#fff6d0", 0.95],
    [0.22, "#ffd27a", 0.6],
    [1, "#ffae4a", 0],
  ])}${vertical("deck", deck, h, [
    [0, "#96584a"],
    [0.3, "#5b3540"],
    [1, "#221528"],
  ])}${radial("warm", [
    [0, "#ffb765", 0.42],
    [1, "#ffb765", 0],
  ])}</defs>${rect(0, 0, w, h, 'fill="url(#sky)"')}${stars(5, w, horizon * 0.6, 54, 2.2)}${ellipse(sun, horizon + 6, w * 0.36 + 80 * u, 300 * u, 'fill="url(#sun)"')}${ellipse(sun, horizon + 4, 46 * u, 46 * u, 'fill="#fff1c9"')}${times(
    9,
    () => {
      const long = (120 + random() * 260) * u;
      const x = random() * w - long / 2;
      const y = horizon * (0.25 + random() * 0.6);
      const d = `M${n(x)} ${n(y)}q${n(long * 0.25)} ${n(-12 * u)} ${n(long * 0.5)} ${n(-4 * u)}q${n(long * 0.3)} ${n(-8 * u)} ${n(long * 0.5)} ${n(4 * u)}q${n(-long * 0.5)} ${n(9 * u)} ${n(-long)} 0z`;
      return path(d, `fill="${pick(random, ["#ffb38a", "#f2876b", "#ffd0a0", "#c9648a"])}" opacity=".5"`);
    },
  )}${hill(ground, horizon + 10 * u, 24 * u, 7, 1, "#8a4a80")}${hill(ground, horizon + 34 * u, 22 * u, 9, 2.5, "#663a74")}${path(
    far,
    'fill="#3a2556"',
  )}${hill(ground, horizon + 62 * u, 18 * u, 8, 4, "#452c60")}${path(near.join(""), 'fill="#24183f"')}${path(
    bush(w * 0.185, horizon + 66 * u, 36 * u) + bush(w * 0.815, horizon + 60 * u, 40 * u),
    `stroke="#2b1d47" stroke-width="${n(84 * u)}" stroke-linecap="round"`,
  )}${path(`M0 ${n(deck + 40)}V${n(deck - 20 * u)}${hedge}V${n(deck + 40)}z`, 'fill="#1d1436"')}${rect(0, deck, w, h - deck, 'fill="url(#deck)"')}${path(
    boards(ground, deck, 14, Math.max(w * 0.115, 70)),
    `stroke="#1c0f1c" stroke-opacity=".55" stroke-width="${n(3 * u)}"`,
  )}${path(
    boards(ground, deck, 14, Math.max(w * 0.115, 70), 3 * u),
    `stroke="#ffb38a" stroke-opacity=".13" stroke-width="${n(2 * u)}"`,
  )}${rect(0, deck, w, 3 * u, 'fill="#ffc79a" opacity=".35"')}${strings(ground)}${times(12, () => {
    const x = random() * w;
    return ellipse(x, deck + random() * (h - deck) * 0.9, 9 * u, 9 * u, 'fill="url(#bulb)"');
  })}`;
}

function table(ground: Ground): string {
  const { edge } = ground;
  const wide = ground.rx / 478;
  const grow = Math.max(13, 24 * wide);
  const inlays = times(16, (i) => {
    const [x, y] = onTable(ground, i * 22.5 + 11);
    const [dx, dy] = [(x - ground.cx) / ground.rx, (y - ground.cy) / ground.ry];
    const size = grow / 24;
    const sign = path(FOUR[i % 4] ?? "", "");
    return at(x + dx * grow * 0.42, y + dy * grow * 0.26, [size * 0.62, size * 0.46], sign);
  });
  return `<defs>${radial("felt", [
    [0, "#1f7d6a"],
    [0.7, "#135a4f"],
    [1, "#0b3b37"],
  ])}${linear("walnut", [
    [0, "#c4834a"],
    [0.35, "#8a5127"],
    [0.75, "#6b3c1b"],
    [1, "#9a5f30"],
  ])}${linear("side", [
    [0, "#5a3218"],
    [1, "#2c170b"],
  ])}</defs>${rim(ground, grow * 2.5, edge + 36 * wide, 'fill="#0c0614" opacity=".5"')}${rim(ground, grow, edge, 'fill="url(#side)"')}${rim(ground, grow, edge * 0.5, 'fill="#4a2713"')}${rim(ground, grow, 0, 'fill="url(#walnut)" stroke="#e0a365" stroke-width="1.5"')}${rim(ground, grow * 0.76, 0, 'fill="none" stroke="#e8b55b" stroke-width="1.5" opacity=".6"')}<g fill="#f3cd85" opacity=".9">${inlays}</g>${rim(ground, 0, 0, `fill="url(#felt)" stroke="#0a241f" stroke-width="${n(7 * wide)}" stroke-opacity=".55"`)}`;
}

/** A firefly, or the brighter light of a bulb. */
const glow = (size: number) => () =>
  `<defs>${radial("glow", [
    [0, "#fff6d0"],
    [0.25, "#ffd27a", 0.7],
    [1, "#ffae4a", 0],
  ])}</defs>${ellipse(size / 2, size / 2, size / 2, size / 2, 'fill="url(#glow)"')}`;

function idle(ground: Ground): Sprite[] {
  const u = unit(ground);
  const bulb = 76 * u;
  const fly = 26 * u;
  const lit = cables(ground)
    .slice(0, 2)
    .flatMap((cable, side) =>
      [2, 5, 8].map((number, i): Sprite => {
        const [x, y] = along(cable, Math.min(number, cable.bulbs - 1) / cable.bulbs);
        const place = { x: x - bulb / 2, y: y + 11 * u - bulb / 2, width: bulb, height: bulb };
        return {
          ...place,
          name: "bulb",
          draw: glow(bulb),
          motion: "twinkle",
          seconds: 5,
          ahead: (i + side * 3) * 0.8,
        };
      }),
    );
  const flies = [
    [0.06, 0.72],
    [0.9, 0.66],
    [0.16, 0.56],
  ].map(([x = 0, y = 0], i): Sprite => ({
    ...{ x: ground.width * x, y: ground.height * y, width: fly, height: fly },
    ...{ name: "firefly", draw: glow(fly), motion: "drift", seconds: 11 + i * 3, ahead: i * 4 },
  }));
  return [...lit, ...flies];
}

function back(small: boolean): string {
  const gold = "#e8b55b";
  const field = `<defs>${linear(
    "night",
    [
      [0, "#2c4a86"],
      [1, mix("#14213f", "#000000", 0.1)],
    ],
    [0, 0, 1, 1],
  )}</defs><rect width="100" height="150" fill="url(#night)"/>`;
  const emblem = (size: number) =>
    FOUR.map((sign, i) => {
      const x = i === 1 || i === 2 ? 5.8 : -5.8;
      const y = i > 1 ? 5.8 : -5.8;
      return at(50 + x * size, 75 + y * size, 0.48 * size, path(sign, 'fill="#f3cd85"'));
    }).join("");
  if (small)
    return cardBack(
      `${field}<rect x="13" y="13" width="74" height="124" rx="6" fill="none" stroke="${gold}" stroke-width="5"/>${emblem(2.3)}`,
    );
  const pattern = times(48, (i) => {
    const row = Math.floor(i / 6);
    const x = 4 + (i % 6) * 18.5 + (row % 2 ? 9 : 0);
    return at(x, 9 + row * 19, 0.42, path(FOUR[(i + row * 3) % 4] ?? "", ""));
  });
  return cardBack(
    `${field}<g fill="${gold}" opacity=".34">${pattern}</g><rect x="10" y="10" width="80" height="130" rx="5" fill="none" stroke="${gold}" stroke-width="1.6" opacity=".8"/><circle cx="50" cy="75" r="27" fill="#14213f" stroke="${gold}" stroke-width="2"/><circle cx="50" cy="75" r="23.5" fill="none" stroke="${gold}" stroke-width=".8" opacity=".7"/>${emblem(1.25)}`,
  );
}

export const world: World = {
  id: "classic",
  tokens: { accent: "#ffc46b", accentInk: "#2b1700", turn: "#ffd27a", sky: "#1a2456" },
  type: { family: "Shrikhand", size: 1, spacing: "0", upper: false },
  corners: "round",
  pixel: 0,
  backdrop: (ground) =>
    `${scenery(ground)}${ellipse(ground.cx, ground.cy + ground.ry * 0.7, ground.rx * 1.35, ground.ry * 1.1, 'fill="url(#warm)"')}${foot(ground)}${table(ground)}`,
  idle,
  vignette: (width, height) => tile(width, height, Math.max(560, width), scenery),
  back,
};
