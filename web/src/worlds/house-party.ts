/** A living room with the carpet rolled up: mirror ball, pennants, loudspeakers, and a floor that lights up. */
import {
  at,
  box,
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
  tile,
  times,
  unit,
  vertical,
  type Point,
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const PINK = "#ff4f9d";
const CYAN = "#27e7ff";
const GOLD = "#ffd23f";
const BULB = "#ffe08a";
const LIGHTS = ["#fff", CYAN, GOLD, "#ffb0dd"];
const FLAGS = [GOLD, CYAN, "#8dff9a", "#fff", "#ff8a2b"];
const TILES = [PINK, "#1e9dff", "#ff9a2b", "#9a4dff", "#10cbb4"];

/** A mirror ball of radius 1 round 0,0, with glints; needs the gradient `ball`. */
function mirrorBall(): string {
  let seams = "";
  for (let i = -3; i <= 3; i++) {
    const y = i / 3.7;
    const half = Math.sqrt(1 - y * y);
    seams += `M${n(-half * 10) / 10} ${y.toFixed(2)}H${half.toFixed(2)}M0-1Q${(i / 1.85).toFixed(2)} 0 0 1`;
  }
  const glints = [
    [-0.5, -0.5, "#fff"],
    [-0.2, -0.24, "#fff"],
    [0.24, -0.5, CYAN],
    [0.5, 0.05, GOLD],
    [-0.55, 0.3, "#ff8ad0"],
    [0.1, 0.32, "#fff"],
    [-0.12, 0.58, CYAN],
    [0.42, 0.56, "#ff8ad0"],
  ] as const;
  return `<circle r="1" fill="url(#ball)"/><path d="${seams}" fill="none" stroke="#3a2f66" stroke-width=".035" opacity=".6"/>${glints.map(([x, y, colour]) => `<path d="M${x - 0.09} ${y - 0.1}h.19v.19h-.19z" fill="${colour}"/>`).join("")}`;
}
const BALL_PAINT = radial(
  "ball",
  [
    [0, "#fff"],
    [0.5, "#b9c6e8"],
    [1, "#4a4f86"],
  ],
  [0.35, 0.3, 0.8],
);

/** Beams from the ball, four colours, each one path. */
function beams(x: number, y: number, reach: number, count: number): string {
  const colours = [CYAN, GOLD, "#ff8ad0", "#8dff9a"];
  return colours
    .map((colour, offset) => {
      const d = times(count / 4, (i) => {
        const angle = ((i * 4 + offset) / count) * 2 * Math.PI + 0.12;
        const [a, b] = [angle, angle + 0.11].map((t) => `${n(x + Math.cos(t) * reach)} ${n(y + Math.sin(t) * reach)}`);
        return `M${n(x)} ${n(y)}L${a ?? ""}L${b ?? ""}z`;
      });
      return path(d, `fill="${colour}" opacity=".13"`);
    })
    .join("");
}

/** What the ball throws on the wall: patches in rings round it. */
function patches(x: number, y: number, reach: number, floor: number, u: number): string {
  const random = seeded(83);
  const found = new Map(LIGHTS.map((colour) => [colour, ""]));
  const count = Math.round(reach / (62 * u));
  for (let ring = 1; ring <= count; ring++)
    for (let i = 0; i < 6 + ring * 5; i++) {
      const angle = ((i + random() * 0.6) / (6 + ring * 5)) * 2 * Math.PI;
      const far = (reach * ring) / count;
      const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.62];
      const size = (8 + Math.min(ring, 8) * 1.3 + random() * 3) * u;
      const colour = pick(random, LIGHTS);
      if (py > floor - size || py < -size || random() < 0.4) continue;
      const lean = -size * 0.3;
      const d = `M${n(px)} ${n(py)}h${n(size)}l${n(lean)} ${n(size * 0.7)}h${n(-size)}z`;
      found.set(colour, (found.get(colour) ?? "") + d);
    }
  return [...found].map(([colour, d]) => path(d, `fill="${colour}" opacity=".42"`)).join("");
}

/** Pennants on a string that hangs from one point to another. */
function pennants(from: number, to: number, y: number, sag: number, count: number, length: number): string {
  const hang = (share: number): Point => [from + (to - from) * share, y + sag * 4 * share * (1 - share)];
  const flags = new Map(FLAGS.map((colour) => [colour, ""]));
  const points: Point[] = [hang(0)];
  for (let i = 0; i < count; i++) {
    const [[x1, y1], [x2, y2]] = [hang(i / count), hang((i + 1) / count)];
    points.push([x2, y2]);
    const flag = `M${n(x1 + 2)} ${n(y1)}L${n(x2 - 2)} ${n(y2)}L${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + length)}z`;
    const colour = FLAGS[i % FLAGS.length] ?? GOLD;
    flags.set(colour, (flags.get(colour) ?? "") + flag);
  }
  return `${[...flags].map(([colour, d]) => path(d, `fill="${colour}"`)).join("")}${path(line(points), 'fill="none" stroke="#2b0a45" stroke-width="2.5"')}`;
}

/** A loudspeaker that stands on 0,0. */
const SPEAKER = `<path d="M-62-232H62V0H-62z" fill="#240a3a"/><path d="M40-232H62V0H40z" fill="#160526"/><path d="M-62-232H62" stroke="#ff8ad0" stroke-width="4"/><circle cx="-9" cy="-72" r="44" fill="#0c0216" stroke="${PINK}" stroke-width="5"/><circle cx="-9" cy="-72" r="30" fill="none" stroke="#5e1470" stroke-width="3"/><circle cx="-9" cy="-72" r="16" fill="#5e1470"/><circle cx="-9" cy="-72" r="7" fill="#ff8ad0"/><circle cx="-9" cy="-172" r="28" fill="#0c0216" stroke="${CYAN}" stroke-width="5"/><circle cx="-9" cy="-172" r="11" fill="${CYAN}"/>`;

/** A window with the night outside; it hangs from 0,0. */
const WINDOW = `<path d="M-64 0H64V128H-64z" fill="#1b1450"/><path d="M-64 128V96h16V80h20v22h14V70h24v34h14V84h22v24h18v20z" fill="#0f0a34"/><path d="M-24 92h4v5h-4zm14-10h4v5h-4zm6 14h4v5h-4zm38-4h4v5h-4zm14 22h4v5h-4zm-102-8h4v5h-4z" fill="${BULB}"/><circle cx="30" cy="36" r="16" fill="#fff2c8"/><circle cx="38" cy="31" r="14" fill="#1b1450"/><path d="M-40 24h0m26 20h0m-32 16h0M8 20h0m44 42h0" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M0 0V128M-64 62H64M-66-2H66V130H-66z" fill="none" stroke="#ffd9ec" stroke-width="7"/><path d="M-74 132H74" stroke="#ffd9ec" stroke-width="9" stroke-linecap="round"/><path d="M-92-14H92m-176 2c-8 52-4 102-12 158h30c-4-56 4-106 6-158zm168 0c8 52 4 102 12 158H66c4-56-4-106-6-158z" fill="#7a1f9a" stroke="#4d0f68" stroke-width="4" stroke-linejoin="round"/>`;

/** A sofa that stands on 0,0. */
const SOFA = `<path d="M-118-4v-66q0-34 34-34H84q34 0 34 34v66z" fill="#147f92"/><path d="M0-104V-46" stroke="#0c5566" stroke-width="4"/><path d="M-136-8v-48q0-20 20-20t20 20v10H96v-10q0-20 20-20t20 20v48z" fill="#1ba6b8"/><path d="M-96-46H96v16H-96z" fill="#0f6b7d"/><path d="m-86-84 44-8 8 42-44 8z" fill="${GOLD}"/><path d="m36-90 42 8-8 40-42-8z" fill="${PINK}"/><path d="M-112-8V4M112-8V4" stroke="#3a0c22" stroke-width="10"/>`;

/** A plant in a pot that stands on 0,0. */
const PLANT = `<path d="M0-44c-40-16-58-56-50-88 30 16 44 48 50 88-4-56 4-96 22-120 16 34 4 80-22 120 10-36 34-60 62-64 0 32-24 56-62 64z" fill="#2fae66"/><path d="M0-44c-22-30-34-54-44-78M0-44c6-46 12-80 20-106M0-44c18-26 38-46 56-58" fill="none" stroke="#14713f" stroke-width="3"/><path d="M-26-48H26L18 0H-18z" fill="#ff8a2b"/><path d="M-30-54h60v14h-60z" fill="#ffab5c"/>`;

/** Somebody who dances, from the knees up; standing on 0,0. */
function dancer(colour: string, arms: number): string {
  const moves = [
    "m-24-38-18-50m66 50 20-54",
    "m-24-38-26-22m74 22 16-56",
    "m-24-36-20 24m68-26 22-52",
    "m-24-38-14-54m62 56 26 16",
  ];
  return `<g fill="${colour}" stroke="${colour}"><circle cy="-76" r="18"/><path d="M-30 10c0-50 10-62 30-62s30 12 30 62z"/><path d="${moves[arms % 4] ?? ""}" fill="none" stroke-width="11" stroke-linecap="round"/></g>`;
}

/** Squares of light in the floor, narrower the further away they are. */
function lights({ width, height }: Ground, top: number, u: number): string {
  const random = seeded(29);
  const rows = 7;
  const across = Math.max(width * 0.115, 96 * u);
  const x = (i: number, y: number): number =>
    width / 2 + i * across * 1.6 * (0.42 + (0.58 * (y - top)) / (height - top));
  const dim = new Map(TILES.map((colour) => [colour, ""]));
  const bright = new Map(dim);
  for (let row = 0; row < rows; row++)
    for (let i = -9; i < 9; i++) {
      const [y1, y2] = [row, row + 1].map((each) => top + (height - top) * (each / rows) ** 1.7) as [number, number];
      const colour = pick(random, TILES);
      const light = random();
      if (x(i + 1, y2) < 0 || x(i, y2) > width || light < 0.36) continue;
      const d = `M${n(x(i, y1) + 1.5)} ${n(y1 + 1.5)}L${n(x(i + 1, y1) - 1.5)} ${n(y1 + 1.5)}L${n(x(i + 1, y2) - 2)} ${n(y2 - 2)}L${n(x(i, y2) + 2)} ${n(y2 - 2)}z`;
      const found = light > 0.7 ? bright : dim;
      found.set(colour, (found.get(colour) ?? "") + d);
    }
  const paint = (tiles: Map<string, string>, opacity: number): string =>
    `<g opacity="${opacity}">${[...tiles].map(([colour, d]) => path(d, `fill="${colour}"`)).join("")}</g>`;
  return paint(dim, 0.26) + paint(bright, 0.52);
}

function scenery(ground: Ground): string {
  const { width, height, horizon, kind } = ground;
  const u = unit(ground);
  const isTall = kind === "phone";
  const floor = horizon + (isTall ? 62 : 100) * u;
  const ballX = width * (isTall ? 0.74 : 0.405);
  const ballY = horizon * (isTall ? 0.55 : 0.42);
  const size = 54 * u;
  const folk = Math.round(width / (92 * u));
  const random = seeded(5);
  const dancers = times(folk, (i) =>
    at(
      (width * (i + 0.5)) / folk + (random() - 0.5) * 30 * u,
      floor + 14 * u,
      u * (0.92 + random() * 0.36),
      dancer(i % 2 ? "#6a1a80" : "#7d2290", i),
    ),
  );
  const swags = isTall ? 2 : Math.max(2, Math.round(width / 720));
  const strings = times(swags, (i) =>
    pennants(
      (width * i) / swags,
      (width * (i + 1)) / swags,
      2 * u,
      46 * u,
      Math.round(width / swags / (56 * u)),
      34 * u,
    ),
  );
  const windows = isTall
    ? at(width * 0.25, horizon * 0.34, u * 0.72, WINDOW)
    : `${at(width * 0.185, horizon * 0.42, u * 0.95, WINDOW)}${at(width * 0.83, horizon * 0.42, u * 0.95, WINDOW)}`;
  const furniture = isTall
    ? `${at(width * 0.04, floor + 22 * u, u, PLANT)}${at(width * 0.97, floor + 22 * u, [-u * 0.78, u * 0.78], SPEAKER)}`
    : `${at(width * 0.15, floor + 26 * u, u, SOFA)}${at(width * 0.87, floor + 24 * u, u * 1.15, PLANT)}${at(width * 0.03, floor + 108 * u, [-u, u], SPEAKER)}${at(width * 0.97, floor + 108 * u, u, SPEAKER)}`;
  return `${BALL_PAINT}<radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${n(ballX)}" cy="${n(ballY)}" r="${n(Math.max(width * 0.62, height * 0.5))}"><stop offset="0" stop-color="#ff6f9e"/><stop offset=".4" stop-color="#c42a86"/><stop offset="1" stop-color="#4a0f62"/></radialGradient>${vertical(
    "floor",
    floor,
    height,
    [
      [0, "#4a1064"],
      [1, "#12031f"],
    ],
  )}${radial("shine", [
    [0, "#fff", 0.65],
    [1, "#fff", 0],
  ])}${rect(0, 0, width, floor + 2, 'fill="url(#wall)"')}${path(
    times(Math.ceil(width / (84 * u)), (i) => box(i * 84 * u, 0, 42 * u, floor)),
    'fill="#fff" opacity=".035"',
  )}${beams(ballX, ballY, width + height, 24)}${patches(ballX, ballY, Math.max(width * 0.75, 420 * u), floor, u)}${rect(0, floor - 16 * u, width, 18 * u, 'fill="#2b0838"')}${rect(0, floor - 17 * u, width, 3 * u, 'fill="#ff8ad0" opacity=".7"')}${windows}${dancers}${rect(0, floor, width, height - floor, 'fill="url(#floor)"')}${lights(ground, floor, u)}${furniture}${strings}${ellipse(ballX, ballY, size * 3.4, size * 3.4, 'fill="url(#shine)" opacity=".7"')}${path(`M${n(ballX)}-10V${n(ballY - size)}`, `stroke="#f3d9ff" stroke-width="${n(3 * u)}"`)}${at(ballX, ballY, size, mirrorBall())}`;
}

/** How many bulbs the rim has: every second one is lit at a time. */
const bulbs = ({ kind }: Ground): number => (kind === "phone" ? 36 : 54);

function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge } = ground;
  const u = unit(ground);
  const band = 24 * u;
  const count = bulbs(ground);
  const sockets = times(count, (i) => {
    const angle = (i / count) * 2 * Math.PI;
    return dot(cx + Math.cos(angle) * (rx + band * 0.5), cy + Math.sin(angle) * (ry + band * 0.31));
  });
  return `${radial("top", [
    [0, "#8a2898"],
    [0.7, "#541668"],
    [1, "#300c44"],
  ])}${rim(ground, band + 36 * u, edge * 2.2, 'fill="#0a0114" opacity=".55"')}${rim(ground, band, edge, 'fill="#1a0428"')}${rim(ground, band, edge * 0.55, `fill="#7a1460" stroke="${PINK}" stroke-width="${n(3 * u)}"`)}${rim(ground, band, 0, `fill="#3a0a4e" stroke="#ff8ad0" stroke-width="${n(2 * u)}"`)}${rim(ground, 0, 0, 'fill="url(#top)"')}${rim(ground, 0, 0, `fill="none" stroke="${BULB}" stroke-width="${n(2.5 * u)}"`)}${path(sockets, `stroke="#d9982f" stroke-width="${n(10 * u)}" stroke-linecap="round"`)}`;
}

/** The table shines like a record: grooves, and light across them. */
function inlay(ground: Ground): string {
  const { cx, cy, rx, ry } = ground;
  const grooves = times(7, (i) => {
    const out = 0.36 + i * 0.062;
    return ellipse(cx, cy, rx * out, ry * out, "");
  });
  const shine = [-62, 118].map((degrees) => {
    const [a, b] = [onTable(ground, degrees), onTable(ground, degrees + 24)];
    return `M${n(cx)} ${n(cy)}L${n(a[0])} ${n(a[1])}A${n(rx)} ${n(ry)} 0 0 1 ${n(b[0])} ${n(b[1])}z`;
  });
  return `<g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${n(2 * unit(ground))}">${grooves}</g>${path(shine.join(""), 'fill="#fff" opacity=".06"')}`;
}

/** Half of the bulbs, alight, in a box that has the table's rim in it. */
function glow({ cx, cy, rx, ry, ...ground }: Ground, half: 0 | 1): Sprite {
  const u = unit({ cx, cy, rx, ry, ...ground });
  const band = 24 * u;
  const [x, y] = [cx - rx - band - 20, cy - ry - band - 20];
  const count = bulbs({ cx, cy, rx, ry, ...ground });
  return {
    x,
    y,
    width: 2 * (cx - x),
    height: 2 * (cy - y),
    name: `bulbs-${half}`,
    motion: "twinkle",
    seconds: 1.6,
    ahead: half * 1.6,
    draw() {
      const shine = radial("shine", [
        [0, "#fffbe0"],
        [0.3, BULB, 0.8],
        [1, "#ffb84a", 0],
      ]);
      let [halos, lit] = ["", ""];
      for (let i = half; i < count; i += 2) {
        const angle = (i / count) * 2 * Math.PI;
        const [bx, by] = [cx - x + Math.cos(angle) * (rx + band * 0.5), cy - y + Math.sin(angle) * (ry + band * 0.31)];
        halos += ellipse(bx, by, 17 * u, 17 * u, 'fill="url(#shine)"');
        lit += dot(bx, by);
      }
      return `${shine}${halos}${path(lit, `stroke="#fff6cf" stroke-width="${n(10 * u)}" stroke-linecap="round"`)}`;
    },
  };
}

/** The back of a card: the ball in its beams. */
function back(small: boolean): string {
  const night = radial(
    "night",
    [
      [0, "#ff5f92"],
      [0.55, "#b3247f"],
      [1, "#3a0c52"],
    ],
    [0.5, 0.45, 0.8],
  );
  const field = `${night}${BALL_PAINT}<rect width="100" height="150" fill="url(#night)"/>`;
  if (small)
    return cardBack(
      `${field}<path d="M50 0V40" stroke="#f3d9ff" stroke-width="5"/><circle cx="50" cy="78" r="34" fill="url(#ball)"/><path d="M38 48v58m24-58v58M18 66h64M18 90h64" stroke="#3a2f66" stroke-width="4" opacity=".6"/><path d="M40 68h20v20H40z" fill="${CYAN}"/><path d="M64 92h12v10H64z" fill="${GOLD}"/>`,
      "#fff0c9",
    );
  return cardBack(
    `${field}${beams(50, 75, 120, 24)}${pennants(0, 100, 4, 9, 7, 12)}<path d="M50 0V50" stroke="#f3d9ff" stroke-width="1.8"/>${at(50, 78, 28, mirrorBall())}${path("m14 120 6-3 3 6-6 3zm66-8 7 2-2 6-7-2zM24 46l6 1-1 6-6-1zm52-2 5-4 4 5-5 4zm-30 82 6-2 2 6-6 2z", `fill="${GOLD}"`)}${path("m66 128 6 2-2 6-6-2zM12 84l5-3 3 5-5 3zm72-8 5 2-2 5-5-2z", `fill="${CYAN}"`)}`,
    "#fff0c9",
  );
}

export const world: World = {
  id: "house-party",
  tokens: { accent: GOLD, accentInk: "#2b0a45", turn: BULB, sky: "#b3247f" },
  type: { family: "Chango", size: 0.9, spacing: "0", upper: false },
  corners: "round",
  pixel: 0,
  backdrop: (ground) => `${scenery(ground)}${foot(ground)}${table(ground)}`,
  inlay,
  idle: (ground) => [glow(ground, 0), glow(ground, 1)],
  vignette: (width, height) => tile(width, height, 640, scenery),
  back,
};
