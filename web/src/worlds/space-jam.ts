/** A neon court among stars and planets: stands full of lights, tubes round the floor, and a ball that is a planet. */
import {
  at,
  boards,
  burst,
  cardBack,
  dot,
  ellipse,
  foot,
  line,
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
import type { Ground, Sprite, World } from "./world";

const PINK = "#ff4fb0";
const CYAN = "#27e7ff";
const CROWD = ["#ffd23f", CYAN, PINK, "#ffffff", "#8f6bff", "#ff8a2b"];

/** A tube of light: its halo, its glass, and the gas in it. */
function tube(d: string, colour: string, width: number): string {
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${colour}" stroke-opacity=".2" stroke-width="${n(width * 3.2)}"/><path d="${d}" stroke="${colour}" stroke-width="${n(width)}"/><path d="${d}" stroke="#fff" stroke-opacity=".9" stroke-width="${n(width * 0.34)}"/></g>`;
}

function ring(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

/** A ball of radius 1 round 0,0; needs the gradient `ball`. */
const BALL = `<circle r="1" fill="url(#ball)"/><path d="M-1 0h2M0-1v2M-.7-.7c.5.4.5 1 0 1.4M.7-.7C.3-.3.3.3.7.7" fill="none" stroke="#38101c" stroke-width=".055"/><circle r=".975" fill="none" stroke="#38101c" stroke-width=".05"/>`;
const BALL_PAINT = radial(
  "ball",
  [
    [0, "#ffd79a"],
    [0.42, "#ff8f2e"],
    [0.8, "#bf4310"],
    [1, "#6a1a1c"],
  ],
  [0.34, 0.3, 0.82],
);

function galaxy(x: number, y: number, size: number): string {
  const random = seeded(51);
  let dust = "";
  let [white, cold] = ["", ""];
  for (let arm = 0; arm < 3; arm++) {
    const points: Point[] = [];
    for (let i = 0; i < 40; i++) {
      const turn = (i / 39) * 3.1;
      const radius = (12 + turn ** 1.25 * 86) * size;
      const angle = turn * 1.55 + arm * 2.094;
      const point: Point = [x + Math.cos(angle) * radius * 1.9, y + Math.sin(angle) * radius * 0.4];
      points.push(point);
      for (let k = 0; k < 3; k++) {
        const off = (random() - 0.5) * (14 + turn * 20) * size;
        const grain = dot(point[0] + off * 1.6 + random() * 14, point[1] + off * 0.5);
        if (k === 1) cold += grain;
        else white += grain;
      }
    }
    dust += line(points);
  }
  const layers = [
    [72, "#b45cff", 0.05],
    [50, "#c86bff", 0.05],
    [30, "#ff9adf", 0.06],
    [14, "#ffb8e8", 0.08],
    [4, "#ffd6f3", 0.1],
  ] as const;
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${layers.map(([width, colour, opacity]) => path(dust, `stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(width * size)}"`)).join("")}${path(white, `stroke="#fff" stroke-width="${n(1 + size)}" opacity=".8"`)}${path(cold, `stroke="#8ff6ff" stroke-width="${n(0.8 + size)}" opacity=".6"`)}</g>${ellipse(x, y, 170 * size, 64 * size, 'fill="url(#rose)"')}`;
}

/** A planet of radius 1 with its rings, seen a little from above. */
const RINGED = `<g fill="none"><path d="M-2 0A2 .5 0 0 1 2 0" stroke="#ffd23f" stroke-width=".18" opacity=".9"/><circle r="1" fill="url(#ice)"/><path d="M-.9-.4Q0-.1.9-.4M-1 .1q1 .3 2 0" stroke="#fff" stroke-opacity=".28" stroke-width=".13"/><path d="M-2 0A2 .5 0 0 0 2 0" stroke="#ffe98a" stroke-width=".2"/><path d="M-1.7 0a1.7.4 0 0 0 3.4 0" stroke="#ff8ac8" stroke-width=".09"/></g>`;

/** A basket seen from the court; its board is left of 0, its post right of it. */
const HOOP_BOARD = "m-52-56 86-14V40l-86-6z";
const HOOP = `<path d="M70 210V10m0 30L20 30" fill="none" stroke="#1a0840" stroke-width="15"/><path d="M70 210V10m0 30L20 30" fill="none" stroke="#7d4fe6" stroke-width="4"/><path d="${HOOP_BOARD}" fill="#27e7ff" fill-opacity=".14"/>${tube(HOOP_BOARD, CYAN, 5)}<path d="m-26-16 36-4v38l-36-2z" fill="none" stroke="${PINK}" stroke-width="4"/><path d="m-57 31 15 41m-2-36 8 37m6-36 2 37m14-37-4 37m16-39-8 38M9 31-4 72m-50-28 48 28M6 44l-48 28m-8-14H2" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8"/>${tube(ring(-24, 28, 34, 9), "#ff8a2b", 5)}`;

/** The stands: a bowl of dark tiers, higher at the sides, and a light for everyone who came. */
function stands({ width, horizon }: Ground, u: number): string {
  const random = seeded(7);
  const top = (x: number): number => horizon - (26 + 46 * ((2 * x) / width - 1) ** 2) * u;
  const tiers: Point[] = [[0, horizon + 4]];
  for (let i = 0; i <= 24; i++) tiers.push([(i / 24) * width, top((i / 24) * width)]);
  tiers.push([width, horizon + 4]);
  const lights = new Map(CROWD.map((colour) => [colour, ""]));
  const count = Math.round(width / (4 * u));
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const row = 0.06 + Math.floor(random() * 5) * 0.19;
    const colour = pick(random, CROWD);
    const y = top(x) + (horizon - top(x)) * row + (random() - 0.5) * 4 * u;
    lights.set(colour, (lights.get(colour) ?? "") + dot(x, y));
  }
  const crowd = [...lights].map(([colour, d], i) =>
    path(d, `stroke="${colour}" stroke-width="${n((3 + (i % 3)) * u)}" stroke-linecap="round" opacity=".85"`),
  );
  const cap = line(tiers.slice(1, -1));
  return `${path(`${line(tiers)}z`, 'fill="#1c0748" fill-opacity=".78"')}${crowd.join("")}${path(cap, `fill="none" stroke="#8f6bff" stroke-opacity=".5" stroke-width="${n(2 * u)}"`)}`;
}

function scenery(ground: Ground): string {
  const { width, height, horizon, kind } = ground;
  const u = unit(ground);
  const isTall = kind === "phone";
  const ballX = width * (isTall ? 0.2 : 0.285);
  const ballY = horizon * (isTall ? 0.52 : 0.5);
  const ballSize = 60 * u;
  const iceX = width * (isTall ? 0.82 : 0.745);
  const iceY = horizon * (isTall ? 0.5 : 0.45);
  const iceSize = 36 * u;
  const hoopX = isTall ? 46 * u : width * 0.075;
  const hoopY = horizon + (isTall ? 24 * u : -4);
  const gap = Math.max(width * 0.11, 70 * u);
  const spots = [0.3, 0.44, 0.56, 0.7]
    .map((x, i) => `M${n(width * x)}-10l${n((i < 2 ? -36 : 84) * u)} ${n(horizon + 30)}h${n(-130 * u)}z`)
    .join("");
  const sideX = isTall ? 0.47 : 0.44;
  const arc = (side: number): string =>
    `M${n(width / 2 + side * width * (sideX + 0.02))} ${n(horizon + 34 * u)}a${n(width * 0.2)} ${n(120 * u)} 0 0 ${side < 0 ? 1 : 0} ${n(-side * -60 * u)} ${n(230 * u)}`;
  return `${vertical("sky", 0, horizon + 30, [
    [0, "#070320"],
    [0.35, "#1c0a52"],
    [0.7, "#4a1290"],
    [0.93, "#a81f9c"],
    [1, "#ff4fa0"],
  ])}${vertical("floor", horizon, height, [
    [0, "#8a2398"],
    [0.22, "#461478"],
    [0.6, "#210a4a"],
    [1, "#0d0428"],
  ])}${radial("rose", [
    [0, "#ff7ad0", 0.6],
    [0.5, "#a02ad0", 0.25],
    [1, "#5a1bb0", 0],
  ])}${radial("cold", [
    [0, CYAN, 0.45],
    [1, CYAN, 0],
  ])}${BALL_PAINT}${radial(
    "ice",
    [
      [0, "#8ff6ff"],
      [0.5, "#2a9fe0"],
      [1, "#1a2a80"],
    ],
    [0.32, 0.3, 0.85],
  )}${vertical("beam", 0, horizon + 20, [
    [0, "#fff", 0.13],
    [1, "#fff", 0],
  ])}${rect(0, 0, width, horizon + 40, 'fill="url(#sky)"')}${stars(14, width, horizon, Math.round(170 * Math.max(0.5, u)), 3 * Math.max(0.8, u))}${ellipse(width / 2, horizon, width * 0.6, 150 * u, 'fill="url(#rose)"')}${galaxy(width * 0.5, horizon * 0.42, u)}${ellipse(ballX, ballY, ballSize * 1.9, ballSize * 1.9, 'fill="url(#rose)"')}${at(ballX, ballY, ballSize, BALL, -24)}${path(`M${n(ballX - ballSize * 0.64)} ${n(ballY - ballSize * 0.46)}A${n(ballSize * 0.8)} ${n(ballSize * 0.8)} 0 0 1 ${n(ballX - ballSize * 0.1)} ${n(ballY - ballSize * 0.8)}`, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${n(5 * u)}" stroke-linecap="round"`)}${ellipse(iceX, iceY, iceSize * 2.4, iceSize * 2.4, 'fill="url(#cold)"')}${at(iceX, iceY, iceSize, RINGED, -18)}${path(spots, 'fill="url(#beam)"')}${stands(ground, u)}${rect(0, horizon, width, height - horizon, 'fill="url(#floor)"')}${path(boards(ground, horizon, 16, gap), 'stroke="#0b0322" stroke-opacity=".5" stroke-width="2"')}${path(boards(ground, horizon, 16, gap, 3), 'stroke="#ff9adf" stroke-opacity=".12" stroke-width="2"')}${tube(`M-20 ${n(horizon)}H${width + 20}`, PINK, 4 * u)}${tube(`M${n(-width * 0.12)} ${height + 20}L${n(width * (0.5 - sideX))} ${n(horizon + 2)}M${n(width * 1.12)} ${height + 20}L${n(width * (0.5 + sideX))} ${n(horizon + 2)}`, PINK, 5 * u)}${isTall ? "" : tube(arc(-1) + arc(1), "#8f6bff", 4 * u)}${at(hoopX, hoopY, [-u, u], HOOP)}${at(width - hoopX, hoopY, u, HOOP)}`;
}

function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge } = ground;
  const u = unit(ground);
  const band = 18 * u;
  const round = (grow: number, down: number): string => ring(cx, cy + down, rx + grow, ry + grow * 0.62);
  return `${radial("wood", [
    [0, "#8a5029"],
    [0.6, "#5d2e12"],
    [1, "#2f1409"],
  ])}${tube(ring(cx, cy + edge, rx * 1.3, ry * 1.24), CYAN, 4 * u)}${ellipse(cx - rx * 0.7, cy + ry + edge * 2, rx * 0.75, ry * 0.45, 'fill="url(#rose)" opacity=".8"')}${ellipse(cx + rx * 0.7, cy + ry + edge * 2, rx * 0.75, ry * 0.45, 'fill="url(#cold)" opacity=".9"')}${rim(ground, band + 30 * u, edge * 2.3, 'fill="#05010f" opacity=".55"')}${rim(ground, band, edge, 'fill="#12052f"')}${tube(round(band, edge * 0.85), CYAN, 5 * u)}${rim(ground, band, 0, 'fill="#2a0d5e"')}${rim(ground, 0, 0, 'fill="url(#wood)"')}${tube(round(band * 0.75, 0), PINK, 6 * u)}`;
}

/** Seams of the boards, and the lines of a court. */
function inlay(ground: Ground): string {
  const { cx, cy, rx, ry } = ground;
  const u = unit(ground);
  let seams = "";
  for (let i = -9; i <= 9; i++) {
    const x = i / 9.2;
    const half = ry * Math.sqrt(1 - x * x);
    seams += `M${n(cx + x * rx * 0.96)} ${n(cy - half)}L${n(cx + x * rx)} ${n(cy + half)}`;
  }
  const [left] = onTable(ground, 180, 0.86);
  const [right] = onTable(ground, 0, 0.86);
  const key = rx * 0.26;
  const marks = `${ring(cx, cy, rx * 0.86, ry * 0.86)}M${n(left)} ${n(cy)}h${n(key)}M${n(right)} ${n(cy)}h${n(-key)}`;
  return `${path(seams, 'stroke="#2a1006" stroke-opacity=".26" stroke-width="2"')}${path(marks, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n(3 * u)}"`)}`;
}

function isBehindTable({ cx, cy, rx, ry }: Ground, x: number, y: number): boolean {
  return Math.hypot((x - cx) / (rx * 1.1), (y - cy) / (ry * 1.15)) < 1;
}

/** Some more lights of the crowd, which come and go by turns. */
function idle(ground: Ground): Sprite[] {
  const u = unit(ground);
  const high = 46 * u;
  return [0, 1, 2].map((turn) => ({
    x: 0,
    y: ground.horizon - high,
    width: ground.width,
    height: high,
    name: `crowd-${turn}`,
    motion: "twinkle",
    seconds: 3,
    ahead: turn,
    draw() {
      const random = seeded(31 + turn);
      const d = times(Math.round(ground.width / (34 * u)), () => {
        const x = random() * ground.width;
        const side = Math.abs((2 * x) / ground.width - 1);
        const y = high * (0.92 - random() * (0.3 + 0.5 * side));
        return isBehindTable(ground, x, ground.horizon - high + y) ? "" : dot(x, y);
      });
      const paint = (colour: string, width: number, opacity: number): string =>
        path(d, `stroke="${colour}" stroke-width="${n(width * u)}" stroke-linecap="round" opacity="${opacity}"`);
      return paint(CROWD[turn] ?? "#fff", 12, 0.25) + paint("#fff", 4.5, 1);
    },
  }));
}

const LINES = "M-4 12c34 10 34 116 0 126M104 12c-34 10-34 116 0 126M-4 75h26m56 0h26M50-4v50m0 58v50";
const BIG_LINES = "M-6 4c32 26 32 116 0 142M106 4c-32 26-32 116 0 142";

export const world: World = {
  id: "space-jam",
  tokens: { accent: PINK, accentInk: "#26001a", turn: "#7df1ff", sky: "#1c0a52" },
  type: { family: "Tilt Neon", size: 1, spacing: "0", upper: false, line: "0.035em" },
  corners: "round",
  pixel: 0,
  backdrop: (ground) => `${scenery(ground)}${foot(ground)}${table(ground)}`,
  inlay,
  idle,
  vignette: (width, height) => tile(width, height, 600, scenery),
  back(small) {
    const night = radial(
      "night",
      [
        [0, "#6a1fb0"],
        [0.55, "#2f0d70"],
        [1, "#12052f"],
      ],
      [0.5, 0.5, 0.8],
    );
    const field = `${night}${BALL_PAINT}<rect width="100" height="150" fill="url(#night)"/>`;
    if (small)
      return cardBack(
        `${field}<path d="${BIG_LINES}" fill="none" stroke="${PINK}" stroke-width="7"/><circle cx="50" cy="75" r="35" fill="none" stroke="${CYAN}" stroke-width="7"/>${at(50, 75, 24, BALL, -20)}`,
        "#f6dcff",
      );
    const sky = times(26, (i) => dot(6 + ((i * 61) % 88), 8 + ((i * 97) % 134)));
    return cardBack(
      `${field}${path(sky, 'stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".75"')}${path(burst(50, 75, 16, 46, 30), 'fill="#ff7ad0" opacity=".16"')}${tube(LINES, PINK, 3)}${tube(ring(50, 75, 28, 28), CYAN, 2.8)}${at(50, 75, 18, BALL, -20)}`,
      "#f6dcff",
    );
  },
};
