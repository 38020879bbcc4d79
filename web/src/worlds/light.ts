/** The light on the table: of the colour in play, before whose turn it is, and round the piles. */
import type { Hue } from "../art/hues";
import { SIGNS } from "../art/signs";
import { at, box, line, mix, n, onTable, path, radial, rim, sideOn, stairs, times, type Point } from "./drawing";
import type { Ground, World } from "./world";

/** The part of the screen that a picture covers. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** To the left of whoever plays: clockwise, seen from above. */
export type Direction = "left" | "right";

const WHITE = "#ffffff";
const BLACK = "#000000";

function frame(ground: Ground, rx: number, ry: number): Frame {
  return { x: ground.cx - rx, y: ground.cy - ry, width: rx * 2, height: ry * 2 };
}

/** How wide the rim is that runs round the surface. */
export const rimWidth = (ground: Ground): number => Math.max(13, (ground.rx / 478) * 20);

/** The side of a square on this screen, in worlds made of squares; 0 in others. */
export const squareOn = (world: World, ground: Ground): number => (world.pixel ? sideOn(ground, world.pixel) : 0);

/* The colour in play */

export const lightFrame = (ground: Ground): Frame => frame(ground, ground.rx * 1.55, ground.ry * 1.75);

/** Light that spills over everything round the table, but not over its rim and edge. */
function spill(ground: Ground, colour: string): string {
  const { cx, cy, rx, ry, edge } = ground;
  const grow = rimWidth(ground);
  const [ox, oy] = [rx * 1.55, ry * 1.75];
  const [hx, hy] = [rx + grow, ry + grow * 0.62];
  const around = `M${n(cx - ox)} ${n(cy)}a${n(ox)} ${n(oy)} 0 1 1 ${n(2 * ox)} 0a${n(ox)} ${n(oy)} 0 1 1 ${n(-2 * ox)} 0z`;
  const hole = `M${n(cx - hx)} ${n(cy)}a${n(hx)} ${n(hy)} 0 0 1 ${n(2 * hx)} 0v${n(edge)}a${n(hx)} ${n(hy)} 0 0 1 ${n(-2 * hx)} 0z`;
  const fade = radial("spill", [
    [0, colour, 0.5],
    [0.55, colour, 0.26],
    [1, colour, 0],
  ]);
  return `${fade}${path(around + hole, 'fill="url(#spill)" fill-rule="evenodd"')}`;
}

function flood(ground: Ground, hue: Hue | null): string {
  if (!hue)
    return `${radial("core", [
      [0, WHITE, 0.72],
      [0.5, WHITE, 0.46],
      [0.82, WHITE, 0.14],
      [1, WHITE, 0.04],
    ])}${rim(ground, 0, 0, 'fill="url(#core)"')}`;
  const warm = hue.ink !== "#ffffff";
  const edge = mix(hue.base, hue.deep, 0.52);
  return `${radial("core", [
    [0, mix(hue.light, WHITE, 0.42), 0.98],
    [0.26, mix(hue.light, WHITE, 0.08), 0.94],
    [0.6, mix(hue.light, hue.base, 0.55), warm ? 0.88 : 0.8],
    [0.85, edge, warm ? 0.8 : 0.7],
    [1, mix(hue.deep, BLACK, 0.2), 0.72],
  ])}${rim(ground, 0, 0, 'fill="url(#core)"')}${rim(ground, -2, 0, `fill="none" stroke="${hue.light}" stroke-width="5"`)}${rim(ground, -2, 0, 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"')}`;
}

/** The same in squares: steps of light. */
function floodOfSquares(ground: Ground, hue: Hue | null, side: number): string {
  const cx = Math.round(ground.cx / side) * side;
  const cy = Math.round(ground.cy / side) * side;
  const [rx, ry] = [ground.rx - side, ground.ry - side * 0.6];
  const colour = hue?.light ?? WHITE;
  const steps = [1, 0.86, 0.72, 0.58, 0.44, 0.3].map((share, i) =>
    path(
      stairs(cx, cy, rx * share, ry * share, side),
      `fill="${share < 0.5 ? mix(colour, WHITE, 0.25) : colour}" opacity="${hue ? (i ? 0.3 : 0.52) : 0.06 + i * 0.04}"`,
    ),
  );
  const edge = hue
    ? path(
        `${stairs(cx, cy, ground.rx + side * 0.4, ground.ry + side * 0.5, side)}${stairs(cx, cy, rx, ry, side)}`,
        `fill="${mix(colour, WHITE, 0.3)}" fill-rule="evenodd"`,
      )
    : "";
  return edge + steps.join("");
}

/** The sign of the colour in play, set into the table all the way round; the signs of all where none is in play. */
function signs(ground: Ground, hue: Hue | null, hues: readonly Hue[]): string {
  const desk = ground.kind === "desk";
  const count = desk ? 16 : 12;
  const size = (desk ? 1.9 : 1.25) * Math.max(0.8, ground.rx / (desk ? 478 : ground.kind === "phone" ? 190 : 236));
  return times(count, (i) => {
    const own = hue ?? hues[i % Math.max(1, hues.length)];
    if (!own) return "";
    const [x, y] = onTable(ground, ((i + 0.5) / count) * 360 + 90, 0.87);
    const paint = hue
      ? `fill="${mix(own.light, WHITE, 0.62)}" stroke="${mix(own.deep, BLACK, 0.35)}" stroke-opacity=".55"`
      : `fill="${mix(own.light, WHITE, 0.12)}" stroke="#1c1030" stroke-opacity=".7"`;
    return at(
      x,
      y,
      [size, size * 0.72],
      path(SIGNS[own.sign], `${paint} stroke-width="1.6" paint-order="stroke" stroke-linejoin="round"`),
    );
  });
}

/** The light of a colour, or a pale one where none is in play, with what is set into the table. */
export function light(world: World, ground: Ground, hue: Hue | null, hues: readonly Hue[]): string {
  const side = squareOn(world, ground);
  const shown = side
    ? `<g shape-rendering="crispEdges">${floodOfSquares(ground, hue, side)}</g>`
    : (world.light?.(ground, hue) ?? flood(ground, hue));
  const { x, y } = lightFrame(ground);
  return `<g transform="translate(${n(-x)} ${n(-y)})">${hue ? spill(ground, hue.light) : ""}${shown}${world.inlay?.(ground) ?? ""}${signs(ground, hue, hues)}</g>`;
}

/* Whose turn it is: the rim burns */

export const burningFrame = (ground: Ground): Frame => {
  const grow = rimWidth(ground) + 34;
  return frame(ground, ground.rx + grow, ground.ry + grow);
};

/** You sit here, in front of the table. */
export const YOURS = 90;

const halfOf = (ground: Ground, degrees: number) => (degrees === YOURS ? 35 : ground.kind === "desk" ? 11.5 : 15);

function arc(ground: Ground, from: number, to: number, grow: number): string {
  const [rx, ry] = [ground.rx + grow, ground.ry + grow * 0.62];
  const point = (degrees: number): Point => onTable({ ...ground, rx, ry }, degrees);
  const [[x1, y1], [x2, y2]] = [point(from), point(to)];
  return `M${n(x1)} ${n(y1)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x2)} ${n(y2)}`;
}

/** A soft light on the table that points to them. */
function beam(ground: Ground, degrees: number, half: number): string {
  return times(5, (i) => {
    const wide = half * (0.35 + i * 0.28);
    const corner = (off: number, out: number) =>
      onTable(ground, degrees + off, out)
        .map(n)
        .join(" ");
    const d = `M${corner(-wide * 0.35, 0.68)}L${corner(-wide, 1)}A${n(ground.rx)} ${n(ground.ry)} 0 0 1 ${corner(wide, 1)}L${corner(wide * 0.35, 0.68)}z`;
    return path(d, 'fill="#fff" opacity=".06"');
  });
}

/** Squares along the rim, each once. */
function squaresAlong(points: Iterable<Point>, side: number): string {
  const seen = new Set<string>();
  let d = "";
  for (const [x, y] of points) {
    const square = box(Math.round(x / side - 0.5) * side, Math.round(y / side - 0.5) * side, side, side);
    if (!seen.has(square)) d += square;
    seen.add(square);
  }
  return d;
}

export function burning(world: World, ground: Ground, degrees: number): string {
  const colour = world.tokens.turn;
  const half = halfOf(ground, degrees);
  const { x, y } = burningFrame(ground);
  const side = squareOn(world, ground);
  const k = Math.max(0.62, Math.min(1.4, ground.rx / 478));
  const inPlace = (drawn: string) => `<g transform="translate(${n(-x)} ${n(-y)})">${drawn}</g>`;
  if (side) {
    const wider = { ...ground, rx: ground.rx + side * 0.6, ry: ground.ry + side * 0.4 };
    const steps = Array.from({ length: 400 }, (_, i) => onTable(wider, degrees - half + (i / 399) * 2 * half));
    const d = squaresAlong(steps, side);
    return inPlace(
      `<g shape-rendering="crispEdges">${path(d, `fill="${colour}" stroke="${colour}" stroke-opacity=".45" stroke-width="${side}"`)}${path(d, 'fill="#fff"')}</g>`,
    );
  }
  const grow = rimWidth(ground) * 0.5;
  const d = arc(ground, degrees - half, degrees + half, grow);
  const inner = arc(ground, degrees - half * 0.96, degrees + half * 0.96, grow);
  return inPlace(
    `${degrees === YOURS ? "" : beam(ground, degrees, half)}<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${colour}" stroke-opacity=".16" stroke-width="${n(54 * k)}"/><path d="${d}" stroke="${colour}" stroke-opacity=".34" stroke-width="${n(30 * k)}"/><path d="${d}" stroke="${colour}" stroke-width="${n(15 * k)}"/><path d="${inner}" stroke="#fff" stroke-width="${n(5 * k)}"/></g>`,
  );
}

/** The side of the box that a flame runs round in. */
export const runnerSide = (ground: Ground): number => (ground.rx + rimWidth(ground) + 34) * 2;

/** From one place on the rim on to another, the way that play goes round: degrees that may be more than a whole turn. */
export function onwards(from: number, to: number, direction: Direction): number {
  const clockwise = (((to - from) % 360) + 360) % 360;
  return from + (direction === "left" || clockwise === 0 ? clockwise : clockwise - 360);
}

/** The flame that runs round: on a circle as wide as the rim, at its right; the box it is in gets turned and squashed. */
export function runner(world: World, ground: Ground): string {
  const r = ground.rx + rimWidth(ground) * 0.5;
  const side = runnerSide(ground);
  const k = Math.max(0.62, ground.rx / 478);
  const half = (halfOf(ground, 0) * Math.PI) / 180;
  const [x, y] = [side / 2 + Math.cos(half) * r, Math.sin(half) * r];
  const d = `M${n(x)} ${n(side / 2 - y)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(side / 2 + y)}`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${world.tokens.turn}" stroke-opacity=".3" stroke-width="${n(34 * k)}"/><path d="${d}" stroke="${world.tokens.turn}" stroke-width="${n(16 * k)}"/></g>`;
}

/* The ring of direction */

export const COMETS = 3;
const TAIL = 96;
/** Where the first tail begins: so all heads are seen, between seats and piles, where the ring stands still. */
const AHEAD = 27;

/** Radii of the ring round the piles. */
export function ringRadii({ kind, rx, ry }: Ground): { rx: number; ry: number } {
  return kind === "phone" ? { rx: rx * 0.747, ry: ry * 0.684 } : { rx: rx * 0.6, ry: ry * 0.66 };
}

/** Three comets on a circle of this radius, running clockwise: a box of twice the radius. */
export function ring(radius: number, wide: number): string {
  const r = radius - wide * 1.9;
  const point = (degrees: number, out: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [radius + Math.cos(angle) * (r + out), radius + Math.sin(angle) * (r + out)];
  };
  // Tails of three lengths over each other: they fade without a gradient that runs round.
  const tail = (from: number, begin: number) => {
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let degrees = begin; degrees <= TAIL; degrees += 4) {
      const half = (wide / 2) * (degrees / TAIL) ** 0.6;
      outer.push(point(from + degrees, half));
      inner.unshift(point(from + degrees, -half));
    }
    return `${line([...outer, ...inner])}z`;
  };
  return times(COMETS, (comet) => {
    const from = (comet * 360) / COMETS + AHEAD;
    const [x, y] = point(from + TAIL, 0);
    const head = `M${n(-wide)} ${n(-wide * 1.9)}L${n(wide * 2.2)} 0L${n(-wide)} ${n(wide * 1.9)}L${n(-wide * 0.1)} 0z`;
    // A thin shadow: white on yellow is hard to see.
    const shadow = `stroke="#000" stroke-opacity=".22" stroke-width="${n(wide * 0.3)}" stroke-linejoin="round" paint-order="stroke"`;
    const tails = [0, 20, 40, 60].map((begin, i) =>
      path(tail(from, begin), `fill="#fff" opacity=".34" ${i ? "" : shadow}`),
    );
    return `${tails.join("")}${at(x, y, 1, path(head, `fill="#fff" ${shadow}`), from + TAIL + 90)}`;
  });
}

/** Heads of arrows in squares, placed by hand: to the right, and to the right and down. */
const HEADS = [
  ["#...", "##..", "###.", "####", "###.", "##..", "#..."],
  ["...#", "..##", ".###", "####"],
];

/** Squares of a head that points along one of eight directions, counted clockwise from the right. */
function headOfSquares(direction: number, side: number): string {
  const rows = HEADS[direction % 2] ?? [];
  const quarter = Math.floor(direction / 2);
  let d = "";
  rows.forEach((row, j) =>
    Array.from(row, (mark, i) => {
      if (mark !== "#") return;
      let [x, y] = [i - Math.floor(row.length / 2), j - Math.floor(rows.length / 2)];
      for (let turn = 0; turn < quarter; turn++) [x, y] = [-y, x];
      d += box((x - 0.5) * side, (y - 0.5) * side, side, side);
    }),
  );
  return d;
}

/**
 * One of the pictures that make a ring of squares step round to the left. `share` is how far it is on its way to the next
 * comet. Upside down they step round to the right.
 */
export function ringOfSquares(ground: Ground, side: number, share: number): string {
  const { rx, ry } = ringRadii(ground);
  const [w, h] = [rx + side * 4, ry + side * 4];
  const shape: Ground = { ...ground, cx: w, cy: h, rx, ry };
  const place = (degrees: number) => onTable(shape, degrees);
  const stretch = (from: number, to: number) =>
    squaresAlong(
      Array.from({ length: 120 }, (_, i) => place(from + ((to - from) * i) / 119)),
      side,
    );
  return `<g fill="#fff" shape-rendering="crispEdges">${times(COMETS, (comet) => {
    const from = ((comet + share) * 360) / COMETS + AHEAD;
    const tip = place(from + TAIL);
    const [bx, by] = place(from + TAIL - 2);
    const direction = (Math.round(Math.atan2(tip[1] - by, tip[0] - bx) / (Math.PI / 4)) + 8) % 8;
    const snapped = tip.map((value) => (Math.floor(value / side) + 0.5) * side);
    const parts = [
      { d: stretch(from + 14, from + 44), opacity: 0.3 },
      { d: stretch(from + 44, from + 70), opacity: 0.55 },
      { d: stretch(from + 70, from + TAIL), opacity: 0.95 },
    ];
    const head = headOfSquares(direction, side);
    const [x = 0, y = 0] = snapped;
    const shadow = at(side / 3, side / 3, 1, path(parts[2]?.d ?? "", "") + at(x, y, 1, path(head, "")));
    return `<g fill="#000" opacity=".25">${shadow}</g>${parts.map(({ d, opacity }) => path(d, `opacity="${opacity}"`)).join("")}${at(x, y, 1, path(head, ""))}`;
  })}</g>`;
}

export const ringOfSquaresFrame = (ground: Ground, side: number): Frame => {
  const { rx, ry } = ringRadii(ground);
  return frame(ground, rx + side * 4, ry + side * 4);
};
