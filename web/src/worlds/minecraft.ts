/** A land of squares at golden hour: a lake, terraces of clay, trees in autumn, a table of planks. */
import {
  at,
  box,
  cardBack,
  linear,
  path,
  pick,
  radial,
  rect,
  seeded,
  sideOn,
  stairs,
  texture,
  tile,
  times,
  type Random,
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const SIDE = 12;
const SKY = [
  "#2f6fc0",
  "#4582c9",
  "#6298d0",
  "#84afd4",
  "#a9c3d0",
  "#cdd2c2",
  "#ead6ab",
  "#fbd294",
  "#ffc784",
  "#ffb877",
  "#ffa96c",
];
const FLOWERS = ["#ffd23f", "#ff7a6b", "#ffffff", "#c59bff"];

/** On the net of squares. */
const snap = (value: number, side: number): number => Math.round(value / side) * side;

function textures(side: number): string {
  const half = side / 2;
  const seam = half * 0.6;
  const plank = half * 16;
  const seams = [0, 4, 8, 12].map((row) => box(0, row * half, plank, seam)).join("");
  const joints = [5, 12, 3, 9].map((column, i) => box(column * half, i * 4 * half, seam, 4 * half)).join("");
  return (
    texture("meadow", half, 8, ["#7f9f45", "#8dac4b", "#73933f", "#9bb953"], 3) +
    texture("straw", half, 8, ["#c7a544", "#d4b352", "#b8963a", "#e0c265"], 15) +
    texture("clay", half, 8, ["#a8613f", "#9b5738", "#b56c48", "#8d4e33"], 5) +
    texture("plum", half, 8, ["#6a4458", "#5f3c50", "#744c61", "#553548"], 7) +
    texture("stone", half, 8, ["#77757d", "#85838b", "#8f8d96", "#6c6a72"], 7) +
    texture("dark", half, 8, ["#4b4853", "#423f49", "#55525e", "#3b3842"], 8) +
    texture("leaf", half, 8, ["#d9822b", "#e8993a", "#c86f22", "#f2b04f", "#b55d1c"], 17) +
    texture("blossom", half, 8, ["#e58a9c", "#f0a3b0", "#d77489", "#f9bfc6", "#c7627a"], 21) +
    texture("water", half, 8, ["#4a86bd", "#5490c6", "#4179b0", "#6aa3d2"], 23) +
    texture("plank", half, 16, ["#8f6437", "#9a6d3d", "#87602f", "#a37543"], 19, path(seams + joints, 'fill="#5b3c1e"'))
  );
}

/** A row of far hills, made of columns. */
function range(
  { width, horizon }: Ground,
  side: number,
  base: number,
  high: number,
  seed: number,
  fill: string,
): string {
  const random = seeded(seed);
  let d = "";
  for (let x = 0; x < width; x += side * 2) {
    const wave = Math.sin((x / width) * 11 + seed) + 0.5 * Math.sin((x / width) * 29 + seed * 2);
    const height = snap((base + high * wave + random() * high * 0.35) * (side / SIDE), side);
    d += box(x, snap(horizon, side) + 5 * side - height, side * 2, height + 6 * side);
  }
  return path(d, `fill="${fill}"`);
}

type Rows = readonly (readonly [x: number, y: number, width: number, height: number])[];

/** A cloud of rows of squares, with a shadow below each. */
function cloud(rows: Rows, side: number): string {
  const all = rows.map(([x, y, w, h]) => box(x * side, y * side, w * side, h * side)).join("");
  const under = rows.map(([x, y, w, h]) => box(x * side, (y + h - 0.5) * side, w * side, side / 2)).join("");
  return `<g opacity=".94">${path(all, 'fill="#fff6e6"')}${path(under, 'fill="#e6c9b4"')}</g>`;
}

const CLOUDS: readonly Rows[] = [
  [
    [0, 1, 14, 2],
    [3, 0, 7, 2],
    [8, 2, 9, 2],
  ],
  [
    [0, 0, 12, 2],
    [4, 2, 11, 1],
  ],
  [
    [0, 1, 8, 1],
    [2, 0, 4, 1],
  ],
];

/** A tree whose foot stands here. */
function tree(x: number, y: number, t: number, leaf: string): string {
  const crown = `M${x - t * 4} ${y - t * 9}h${t}v${-t}h${t}v${-t}h${t * 4}v${t}h${t}v${t}h${t}v${t * 4}h${-t}v${t}h${-t * 6}v${-t}h${-t}z`;
  const shade = `M${x - t * 4} ${y - t * 5}h${t * 8}v${t}h${-t}v${t}h${-t * 6}v${-t}h${-t}z`;
  const shine = `M${x - t * 3} ${y - t * 10}h${t}v${-t}h${t * 4}v${t}h${-t * 3}v${t}h${-t * 2}z`;
  return `${path(box(x - t, y - t * 6, t * 2, t * 6), 'fill="#5d3f2a"')}${path(box(x, y - t * 6, t, t * 6), 'fill="#46301f"')}${path(crown, `fill="url(#${leaf})"`)}${path(shade, 'fill="#3a1420" opacity=".3"')}${path(shine, 'fill="#fff0c0" opacity=".38"')}`;
}

/** A lamp on a post; its light falls in squares. */
function lamp(x: number, y: number, side: number): string {
  const glow = [
    [9, 0.1],
    [6, 0.16],
    [4, 0.26],
  ].map(([k = 0, opacity = 0]) =>
    path(
      box(x - (k * side) / 2, y - side * 3 - (k * side) / 2, k * side, k * side),
      `fill="#ffc45a" opacity="${opacity}"`,
    ),
  );
  const third = side / 3;
  return `${glow.join("")}${path(box(x - third / 2, y - side * 2.4, third, side * 2.4), 'fill="#3b3842"')}${path(box(x - side * 0.6, y - side * 3.7, side * 1.2, side * 1.4), 'fill="#3b3842"')}${path(box(x - third, y - side * 3.4, third * 2, side * 0.8), 'fill="#fff0b0"')}`;
}

/** How high the terraces are, from the side of the screen inwards, in half blocks. */
function steps({ kind, width }: Ground): readonly number[] {
  if (kind === "desk") return [8, 8, 7, 7, 6, 5, 5, 4, 3, 2, 2, 1];
  return width > 600 ? [6, 6, 5, 4, 3, 2, 1] : [7, 6, 4, 2];
}

interface Terrace {
  x: number;
  y: number;
  width: number;
}

function terraces(ground: Ground, side: number, block: number): Terrace[] {
  const foot = snap(ground.horizon, side) + side * 12;
  const room = Math.floor(ground.width / 2 / block) - 1;
  return steps(ground)
    .slice(0, room)
    .flatMap((high, i) => {
      const y = foot - (high * block) / 2;
      const right = snap(ground.width, side) - (i + 1) * block;
      return [
        { x: i * block, y, width: block },
        { x: right, y, width: block },
      ];
    });
}

/** Layers of the ground, the same depth everywhere below each top: straw, clay, plum, stone; down to the meadow. */
function strata(all: readonly Terrace[], side: number, block: number, bottom: number): string {
  const layer = (from: number, deep: number, paint: string) => {
    const boxes = all.map(({ x, y, width }) => {
      const top = y + from * side;
      return top < bottom ? box(x, top, width, Math.min(deep * side, bottom - top)) : "";
    });
    return path(boxes.join(""), paint);
  };
  const rays = all.map(({ x, y }) => box(x + (x < 500 ? block - side / 3 : 0), y, side / 3, bottom - y)).join("");
  return `${layer(0, 40, 'fill="url(#dark)"')}${layer(0, 16, 'fill="url(#stone)"')}${layer(0, 10, 'fill="url(#plum)"')}${layer(0, 5, 'fill="url(#clay)"')}${layer(1.5, 0.5, 'fill="#5b2f2c" opacity=".45"')}${layer(0, 1.5, 'fill="url(#straw)"')}${layer(0, 1 / 3, 'fill="#fff0a8"')}${path(rays, 'fill="#1a0b1c" opacity=".22"')}${layer(5, 35, 'fill="url(#deeper)"')}`;
}

function lake({ width, horizon }: Ground, side: number, sun: number, random: Random): string {
  const top = snap(horizon, side) + 2 * side;
  const glints = times(26, () =>
    box(
      snap(random() * width, side),
      top + Math.floor(random() * 8) * side,
      side * (2 + Math.floor(random() * 5)),
      side / 3,
    ),
  );
  const mirror = times(8, (i) => {
    const wide = side * (4 - (i % 2) * 2 + Math.floor(i / 3));
    return box(sun - wide / 2, top + i * side, wide, side / 2);
  });
  return `${rect(0, top, width, side * 10, 'fill="url(#water)"')}${path(glints, 'fill="#ffeccc" opacity=".5"')}${path(mirror, 'fill="#fff3c0" opacity=".85"')}`;
}

function scenery(ground: Ground): string {
  const { width: w, height: h, horizon, kind } = ground;
  const side = sideOn(ground, SIDE);
  const block = side * 4;
  const random = seeded(41);
  const band = Math.ceil((horizon + 3 * side) / SKY.length / side) * side;
  const sun = { x: snap(w * 0.315, side), y: snap(horizon * (kind === "desk" ? 0.62 : 0.7), side) };
  const square = (k: number) => box(sun.x - (k * side) / 2, sun.y - (k * side) / 2, k * side, k * side);
  const lawn = snap(horizon, side) + 10 * side;
  const meadow = lawn + 8 * side;
  const all = terraces(ground, side, block);
  const stand = (i: number, right: boolean): Terrace => all[i * 2 + (right ? 1 : 0)] ?? { x: 0, y: 0, width: 0 };
  const on = (i: number, right: boolean, size: number, leaf: string) => {
    const { x, y, width } = stand(i, right);
    return tree(x + width / 2, y, (side * size) / 6, leaf);
  };
  const light = (i: number, right: boolean) => {
    const { x, y, width } = stand(i, right);
    return lamp(x + width / 2, y, side);
  };
  const trees =
    kind === "desk"
      ? on(1, false, 7, "leaf") + on(1, true, 7, "blossom") + on(4, false, 5, "blossom") + on(4, true, 5, "leaf")
      : on(0, false, 6, "leaf") + on(0, true, 6, "blossom");
  const lamps =
    kind === "desk"
      ? light(6, false) + light(6, true) + light(9, false) + light(9, true)
      : light(2, false) + light(2, true);
  const third = side / 3;
  const flowers = FLOWERS.map((colour) => {
    const d = times(8, () => {
      const x = snap(random() * w, side);
      const y = snap(meadow + 2 * side + random() * (h - meadow - 2 * side), side);
      return (
        box(x, y, third, third) + box(x - third, y + third, third * 3, third) + box(x, y + 2 * third, third, third)
      );
    });
    return path(d, `fill="${colour}"`);
  }).join("");
  return `<defs>${textures(side)}${radial(
    "dim",
    [
      [0, "#0a0610", 0],
      [0.62, "#0a0610", 0],
      [1, "#0a0610", 0.42],
    ],
    [0.5, 0.45, 0.72],
  )}${linear("ground", [
    [0, "#2a1c08", 0],
    [0.5, "#1c1408", 0.22],
    [1, "#0d0a05", 0.78],
  ])}${linear("deeper", [
    [0, "#120a16", 0.1],
    [1, "#120a16", 0.75],
  ])}</defs><g shape-rendering="crispEdges">${rect(0, 0, w, h, `fill="${SKY.at(-1) ?? ""}"`)}${SKY.map((colour, i) => rect(0, i * band, w, band, `fill="${colour}"`)).join("")}${path(square(17), 'fill="#fff0b0" opacity=".14"')}${path(square(13), 'fill="#fff0b0" opacity=".2"')}${path(square(9), 'fill="#fff0b0" opacity=".34"')}${path(square(5), 'fill="#fffbe6"')}${at(snap(w * 0.84, side), snap(h * 0.05, side), 1, cloud(CLOUDS[1] ?? [], side))}${at(snap(w * 0.17, side), snap(horizon * 0.9, side), 1, cloud(CLOUDS[2] ?? [], side))}${range(ground, side, 150, 36, 2, "#a9b7cc")}${range(ground, side, 118, 28, 4, "#94879f")}${range(ground, side, 84, 20, 7, "#7d6a78")}${lake(ground, side, sun.x, random)}${rect(0, lawn, w, h - lawn, 'fill="url(#meadow)"')}${rect(0, lawn, w, side / 3, 'fill="#e6dc7e"')}${strata(all, side, block, meadow)}${rect(0, meadow, w, side, 'fill="#2a1c08" opacity=".28"')}${rect(0, meadow, w, h - meadow, 'fill="url(#ground)"')}${flowers}${trees}${lamps}</g>${rect(0, 0, w, h, 'fill="url(#dim)"')}`;
}

function table(ground: Ground): string {
  const side = sideOn(ground, SIDE);
  const [cx, cy] = [snap(ground.cx, side), snap(ground.cy, side)];
  const { rx, ry, edge } = ground;
  const outer = stairs(cx, cy, rx + side * 2, ry + side * 1.5, side);
  const inner = stairs(cx, cy, rx - side, ry - side * 0.6, side);
  const low = (d: string, down: number, paint: string) => path(d, `${paint} transform="translate(0 ${down})"`);
  return `<g shape-rendering="crispEdges">${low(stairs(cx, cy, rx + side * 5, ry + side * 3, side), snap(edge, side) + side * 2, 'fill="#0a0e06" opacity=".5"')}${low(outer, side * 3, 'fill="#2a1a0d"')}${low(outer, side * 2, 'fill="url(#dark)"')}${path(outer, 'fill="url(#stone)"')}${low(outer, -side / 3, 'fill="#fff" opacity=".1"')}${path(stairs(cx, cy, rx + side * 0.4, ry + side * 0.5, side), 'fill="#4a3018"')}${path(inner, 'fill="url(#plank)"')}</g>`;
}

/** Clouds that move, between the trees: where they begin, in shares of the screen, and which they are. */
const MOVING: Record<Ground["kind"], readonly (readonly [x: number, y: number, shape: number])[]> = {
  desk: [
    [0.18, 0.09, 0],
    [0.54, 0.11, 1],
    [0.36, 0.02, 2],
  ],
  land: [
    [0.2, 0.08, 2],
    [0.5, 0.05, 1],
  ],
  phone: [
    [0.18, 0.12, 2],
    [0.14, 0.01, 1],
  ],
};

function idle(ground: Ground): Sprite[] {
  const side = sideOn(ground, SIDE);
  return MOVING[ground.kind].map(([x, y, shape], i): Sprite => ({
    ...{ x: snap(ground.width * x, side), y: snap(ground.height * y, side), width: side * 17, height: side * 4 },
    name: `cloud ${shape}`,
    draw: () => `<g shape-rendering="crispEdges">${cloud(CLOUDS[shape] ?? [], side)}</g>`,
    ...{ motion: "step-on", seconds: 20, ahead: i * 7 },
  }));
}

/** A map of squares: each letter is a colour. */
function squares(rows: readonly string[], colours: Record<string, string>, x: number, y: number, side: number): string {
  const paths = new Map<string, string>();
  rows.forEach((row, j) => {
    Array.from(row, (mark, i) => {
      const colour = colours[mark];
      if (colour)
        paths.set(colour, (paths.get(colour) ?? "") + box(x + i * side, y + j * side, side + 0.1, side + 0.1));
    });
  });
  return [...paths].map(([colour, d]) => path(d, `fill="${colour}"`)).join("");
}

/** A stone that somebody found deep down. */
const GEM = ["..ddd..", ".dyyyd.", "dywwyyd", "dywyyod", "dyyyood", ".dyood.", "..dod..", "...d..."];
const FACETS = { d: "#8a3d12", y: "#ffc045", w: "#fff6d0", o: "#f08a24" };

function back(small: boolean): string {
  const random = seeded(4);
  const paper = "#f0dfc0";
  if (small) {
    const bands = [
      [0, 3, "#e8993a"],
      [3, 3, "#a8613f"],
      [6, 3, "#6a4458"],
      [9, 3, "#4b4853"],
    ] as const;
    const layers = bands.map(([from, deep, fill]) => rect(0, from * 12.5, 100, deep * 12.5 + 1, `fill="${fill}"`));
    return cardBack(`<g shape-rendering="crispEdges">${layers.join("")}${squares(GEM, FACETS, 15, 35, 10)}</g>`, paper);
  }
  const layers = [
    { until: 3, colours: ["#e8993a", "#d9822b", "#f2b04f"] },
    { until: 6, colours: ["#a8613f", "#9b5738", "#b56c48", "#8d4e33"] },
    { until: 12, colours: ["#6a4458", "#5f3c50", "#744c61"] },
    { until: 18, colours: ["#4b4853", "#423f49", "#55525e"] },
    { until: 30, colours: ["#2f6f8f", "#3a84a3", "#4fa0b8"] },
  ];
  const gems = ["#46d1c4", "#ffd23f", "#e0455e", "#8fb4ff"];
  const paths = new Map<string, string>();
  for (let row = 0; row < 22; row++)
    for (let column = 0; column < 14; column++) {
      const deep = row + ((column * 7 + 3) % 5 > 2 ? 1 : 0);
      const layer = layers.find(({ until }) => deep < until);
      const gem = deep > 6 && deep < 18 && random() > 0.93;
      const colour = pick(random, gem ? gems : (layer?.colours ?? gems));
      paths.set(colour, (paths.get(colour) ?? "") + box(1 + column * 7, 1 + row * 7, 7.1, 7.1));
    }
  return cardBack(
    `<g shape-rendering="crispEdges">${[...paths].map(([colour, d]) => path(d, `fill="${colour}"`)).join("")}${path(box(22, 47, 56, 56) + box(29, 40, 42, 70), 'fill="#1b1424"')}${squares(GEM, FACETS, 32.5, 53, 5)}</g>`,
    paper,
  );
}

export const world: World = {
  id: "minecraft",
  tokens: { accent: "#7ed957", accentInk: "#0d1f06", turn: "#ffd23f", sky: "#5290d0" },
  type: { family: "Jersey 10", size: 1.22, spacing: "0.01em", upper: false },
  corners: "square",
  pixel: SIDE,
  backdrop: (ground) => scenery(ground) + table(ground),
  idle,
  vignette: (width, height) => tile(width, height, Math.max(620, width), scenery),
  back,
};
