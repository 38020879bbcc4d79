/** High above a green planet: curtains of light, and crystals of emerald that float. */
import {
  at,
  cardBack,
  ellipse,
  foot,
  line,
  linear,
  n,
  path,
  radial,
  rect,
  rim,
  seeded,
  sparkle,
  stars,
  tile,
  times,
  unit,
  type Point,
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const GREEN = "#2bff8f";
const PALE = "#eafff3";

/** A crystal round 0,0: half as wide as this, and this high from its middle to its tip. */
function crystal(w: number, h: number): string {
  const face = (fill: string, opacity: number, ...points: Point[]) =>
    path(`${line(points)}z`, `fill="${fill}" fill-opacity="${opacity}"`);
  const [x, low] = [w * 0.45, w * 0.38];
  return `<g stroke="#d9ffe9" stroke-width="1.2" stroke-linejoin="round">${face("#b9ffdc", 0.9, [0, -h], [x, -h * 0.55], [0, -h * 0.3])}${face("#5df5a6", 0.85, [0, -h], [-x, -h * 0.55], [0, -h * 0.3])}${face("#1fbf6e", 0.72, [x, -h * 0.55], [low, h * 0.5], [0, h], [0, -h * 0.3])}${face("#0a7a48", 0.8, [-x, -h * 0.55], [-low, h * 0.5], [0, h], [0, -h * 0.3])}</g>`;
}

/** Where crystals float: shares of the screen, size, and how far they lean. The first ones move. */
const CRYSTALS: readonly (readonly [x: number, y: number, w: number, h: number, lean: number])[] = [
  [0.055, 0.3, 58, 74, -14],
  [0.955, 0.33, 62, 84, 13],
  [0.125, 0.2, 34, 48, 9],
  [0.885, 0.17, 36, 50, -8],
  [0.02, 0.56, 46, 66, 20],
  [0.985, 0.6, 44, 60, -18],
  [0.3, 0.105, 20, 28, 24],
  [0.68, 0.085, 18, 26, -28],
  [0.205, 0.4, 18, 26, -30],
  [0.79, 0.36, 20, 28, 30],
];
const MOVING = 4;

/** On a phone the table is as wide as the screen: what would float beside it floats below. */
function crystalsOn({ kind }: Ground): typeof CRYSTALS {
  if (kind !== "phone") return CRYSTALS;
  return CRYSTALS.map(([x, y, w, h, lean]) => [x, y < 0.25 ? y : 0.5 + y * 0.5, w, h, lean]);
}

function rock(x: number, y: number, r: number, seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const far = r * (0.75 + random() * 0.4);
    const angle = (i / 9) * Math.PI * 2;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8];
  });
  return `${path(`${line(points)}z`, `fill="#0a1f1d" stroke="${GREEN}" stroke-opacity=".45" stroke-width="1.5"`)}${path(`M${n(x - r * 0.5)} ${n(y - r * 0.3)}l${n(r * 0.6)} ${n(-r * 0.25)}l${n(r * 0.3)} ${n(r * 0.3)}l${n(-r * 0.5)} ${n(r * 0.3)}z`, 'fill="#16583f" opacity=".8"')}`;
}

/** Curtains of light that hang from the top of the sky. */
function curtains({ width, horizon }: Ground, u: number): string {
  const random = seeded(31);
  const layers = ["", "", ""];
  for (let i = 0; i < 26; i++) {
    const x = width * (-0.05 + (1.1 * i) / 26) + random() * 30 * u;
    const wide = (14 + random() * 46) * u;
    const lean = (random() - 0.5) * 120 * u;
    const long = horizon * (0.6 + random() * 0.8);
    layers[i % 3] = `${layers[i % 3] ?? ""}M${n(x)} 0h${n(wide)}l${n(lean)} ${n(long)}h${n(-wide)}z`;
  }
  return layers.map((d, i) => path(d, `fill="url(#curtain)" opacity="${0.35 + i * 0.22}"`)).join("");
}

/** The planet below: its glowing edge, and bands of cloud. */
function planet({ width: w, height: h, horizon }: Ground, u: number): string {
  const random = seeded(5);
  const r = Math.max(w * 0.92, h * 0.8);
  const y = horizon + r - 10;
  const bands = times(8, (i) => {
    const dashes = [70, 40, 30, 60].map((least) => n((least + random() * 140) * u)).join(" ");
    return ellipse(
      w / 2,
      horizon + (54 + i * i * 7) * u,
      w * (0.3 + 0.07 * i),
      (9 + i * 5) * u,
      `stroke-opacity="${n(16 - 1.4 * i) / 100}" stroke-width="${n((2 + i * 0.5) * u)}" stroke-dasharray="${dashes}"`,
    );
  });
  return `${ellipse(w / 2, y, r * 1.1, r * 1.1, 'fill="url(#air)"')}${ellipse(w / 2, y, r, r, 'fill="url(#planet)"')}<g fill="none" stroke="${GREEN}">${bands}</g>`;
}

function scenery(ground: Ground, still = crystalsOn(ground)): string {
  const { width: w, height: h, horizon } = ground;
  const u = unit(ground);
  const random = seeded(77);
  const cloud = (x: number, y: number, rx: number, ry: number, id: string) =>
    ellipse(w * x, h * y, Math.max(w * rx, 240 * u), h * ry, `fill="url(#${id})"`);
  const sparkles = times(9, () => sparkle(random() * w, random() * horizon, (5 + random() * 9) * u));
  const crystals = still
    .map(
      ([x, y, cw, ch, lean]) =>
        ellipse(x * w, y * h, ch * 1.5 * u, ch * 1.5 * u, 'fill="url(#nebula)"') +
        at(x * w, y * h, u, crystal(cw, ch), lean),
    )
    .join("");
  const rocks = (
    [
      [0.19, 0.075, 20, 3],
      [0.4, 0.045, 11, 5],
      [0.6, 0.07, 9, 6],
      [0.82, 0.055, 24, 9],
      [0.925, 0.46, 17, 12],
      [0.075, 0.44, 13, 14],
    ] as const
  )
    .map(([x, y, r, seed]) => rock(w * x, h * y, r * u, seed))
    .join("");
  return `<defs>${radial(
    "sky",
    [
      [0, "#0b5a45"],
      [0.35, "#06302c"],
      [0.7, "#03151b"],
      [1, "#01060c"],
    ],
    [0.5, 0.34, 0.75],
  )}${radial("nebula", [
    [0, "#1bd98a", 0.5],
    [0.5, "#0fa06a", 0.18],
    [1, "#0fa06a", 0],
  ])}${radial("blue", [
    [0, "#2f7bd0", 0.5],
    [1, "#2f7bd0", 0],
  ])}${radial("lime", [
    [0, "#b9ff6a", 0.35],
    [1, "#b9ff6a", 0],
  ])}${radial("planet", [
    [0, "#0a3a2c"],
    [0.8, "#05231d"],
    [0.93, "#0b5d41"],
    [0.985, "#27e08b"],
    [1, "#d9ffe9"],
  ])}${radial("air", [
    [0, GREEN, 0],
    [0.86, GREEN, 0],
    [0.9, GREEN, 0.42],
    [1, GREEN, 0],
  ])}${linear("curtain", [
    [0, "#5dffb0", 0],
    [0.6, GREEN, 0.22],
    [1, GREEN, 0],
  ])}${linear("cone", [
    [0, "#c9ffe0", 0.05],
    [0.4, "#7dffbd", 0.13],
    [1, GREEN, 0],
  ])}</defs>${rect(0, 0, w, h, 'fill="url(#sky)"')}${cloud(0.16, 0.16, 0.34, 0.3, "nebula")}${cloud(0.87, 0.2, 0.32, 0.34, "blue")}${cloud(0.74, 0.05, 0.3, 0.2, "nebula")}${cloud(0.04, 0.5, 0.18, 0.3, "lime")}${curtains(ground, u)}${stars(8, w, h * 0.7, Math.round(150 * u) + 40, 2.6)}${path(sparkles, `fill="${PALE}"`)}${planet(ground, u)}${crystals}${rocks}`;
}

/** A shaft of light that falls on the table. */
function shaft({ cx, cy, rx, ry }: Ground): string {
  return [1, 0.72, 0.46]
    .map((k) => {
      const [top, low] = [34 * k, rx * 0.62 * k];
      return path(
        `M${n(cx - top)} -10H${n(cx + top)}L${n(cx + low)} ${n(cy - ry * 0.75)}H${n(cx - low)}z`,
        'fill="url(#cone)"',
      );
    })
    .join("");
}

function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge } = ground;
  const k = Math.max(0.62, rx / 478);
  const grow = 16 * k;
  return `<defs>${radial("surface", [
    [0, "#0d5a3f"],
    [0.65, "#07382b"],
    [1, "#042019"],
  ])}${linear("edge", [
    [0, "#7dffbd"],
    [0.5, "#1fbf6e"],
    [1, "#0a6b41"],
  ])}${radial("under", [
    [0, GREEN, 0.55],
    [1, GREEN, 0],
  ])}</defs>${ellipse(cx, cy + ry * 0.75 + edge, rx * 1.15, ry * 0.7, 'fill="url(#under)"')}${rim(ground, grow, edge, 'fill="#042c1e"')}${rim(ground, grow, edge * 0.55, `fill="#0a6b41" fill-opacity=".9" stroke="${GREEN}" stroke-opacity=".5" stroke-width="2"`)}${rim(ground, grow, 0, `fill="url(#edge)" stroke="${PALE}" stroke-width="2"`)}${rim(ground, 0, 0, 'fill="url(#surface)"')}`;
}

/** A net of hexagons that lies flat on the table. */
function net({ cx, cy, rx, ry }: Ground): string {
  const side = rx * 0.115;
  const flat = ry / rx;
  let d = "";
  for (let row = -7; row <= 7; row++)
    for (let column = -6; column <= 6; column++) {
      const x = (column + (row & 1 ? 0.5 : 0)) * side * 1.732;
      const y = row * side * 1.5;
      if (Math.hypot(x, y) > rx * 0.9) continue;
      // Three sides each: neighbours draw the others.
      const corners = [0, 1, 2, 3].map((corner): Point => {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        return [cx + x + Math.cos(angle) * side, cy + (y + Math.sin(angle) * side) * flat];
      });
      d += line(corners);
    }
  return path(d, `fill="none" stroke="${PALE}" stroke-opacity=".16" stroke-width="1.3"`);
}

function idle(ground: Ground): Sprite[] {
  const u = unit(ground);
  return crystalsOn(ground)
    .slice(0, MOVING)
    .map(([x, y, w, h, lean], i): Sprite => {
      const size = Math.ceil(h * 2.3 * u);
      return {
        ...{ x: ground.width * x - size / 2, y: ground.height * y - size / 2, width: size, height: size },
        name: `crystal ${i}`,
        draw: () => at(size / 2, size / 2, u, crystal(w, h), lean),
        ...{ motion: "bob", seconds: 7, ahead: i * 1.7 },
      };
    });
}

/** A cut stone seen from above: a hexagon of six faces. */
function gem(r: number): string {
  const corner = (i: number): Point => [50 + Math.sin((i * Math.PI) / 3) * r, 75 - Math.cos((i * Math.PI) / 3) * r];
  return `<g stroke="${PALE}" stroke-width="${n(r * 0.05)}" stroke-linejoin="round">${["#8dffc3", "#2ad57c", "#0f8a4d", "#0a6b41", "#16a25c", "#c6ffe2"].map((fill, i) => path(`${line([[50, 75], corner(i), corner(i + 1)])}z`, `fill="${fill}"`)).join("")}</g>`;
}

function back(small: boolean): string {
  const field = `<defs>${radial(
    "deep",
    [
      [0, "#0d6b43"],
      [0.55, "#043423"],
      [1, "#01130d"],
    ],
    [0.5, 0.5, 0.8],
  )}${radial("glow", [
    [0, GREEN, 0.6],
    [1, GREEN, 0],
  ])}</defs><rect width="100" height="150" fill="url(#deep)"/>`;
  const paper = "#cdf9e0";
  if (small)
    return cardBack(
      `${field}<rect x="13" y="13" width="74" height="124" rx="6" fill="none" stroke="${GREEN}" stroke-opacity=".7" stroke-width="5"/>${gem(34)}`,
      paper,
    );
  const rays = times(12, (i) => {
    const end = (half: number) => {
      const angle = ((i + half) * Math.PI) / 6;
      return `${n(50 + Math.cos(angle) * 120)} ${n(75 + Math.sin(angle) * 120)}`;
    };
    return `M50 75L${end(0)}L${end(0.5)}z`;
  });
  const frames = [64, 50, 38]
    .map((r, i) => {
      const x = n(r * 0.866);
      const half = n(r / 2);
      return path(
        `M50 ${75 - r}l${x} ${half}v${r}l${-x} ${half}l${-x} ${-half}v${-r}z`,
        `stroke-opacity="${0.25 + 0.14 * i}"`,
      );
    })
    .join("");
  return cardBack(
    `${field}${path(rays, `fill="${GREEN}" opacity=".1"`)}<g fill="none" stroke="${GREEN}" stroke-width="1.6">${frames}</g><circle cx="50" cy="75" r="42" fill="url(#glow)"/>${gem(26)}`,
    paper,
  );
}

export const world: World = {
  id: "green-lantern",
  tokens: { accent: GREEN, accentInk: "#00190d", turn: "#b9ffdc", sky: "#06302c" },
  type: { family: "Oxanium", size: 1.02, spacing: "0", upper: false },
  corners: "round",
  pixel: 0,
  backdrop: (ground) =>
    `${scenery(ground, crystalsOn(ground).slice(MOVING))}${shaft(ground)}${foot(ground)}${table(ground)}`,
  inlay: net,
  idle,
  vignette: (width, height) => tile(width, height, Math.max(620, width), (ground) => scenery(ground)),
  back,
};
