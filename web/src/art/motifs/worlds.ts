/** The special cards of the worlds. */
import { smallCard } from "../cards";
import { burst, chance, dots, lettering, linear, pick, radial, rays, short, stars } from "../draw";
import type { Hue } from "../hues";
import type { Motif } from "./motif";

const ALL = `x="4" y="4" width="92" height="142"`;

/** A ribbon of light. */
function stream(path: string, [dark, bright]: readonly [string, string]): string {
  const line = (paint: string, width: number, seen = 1): string =>
    `<path d="${path}" stroke="${paint}" stroke-opacity="${seen}" stroke-width="${width}"/>`;
  return `<g fill="none" stroke-linecap="round">${line(dark, 20, 0.12)}${line(dark, 15, 0.2)}${line(dark, 10.5, 0.4)}${line(dark, 7.5, 0.7)}${line(bright, 5.4)}${line("#ffffff", 2)}</g>`;
}

/** Houses at night, with some lights on. */
function town(): string {
  const next = chance(5);
  let houses = "";
  let lights = "";
  for (let x = 2, house = 0; x < 98; house++) {
    const [width, height] = [8 + next() * 9, 20 + next() * 24];
    houses += `<path d="M${short(x)} 150V${short(128 - height)}h${short(width)}V150z" fill="${house % 2 ? "#17144a" : "#201b58"}"/>`;
    for (let light = 0; light < 4; light++) {
      if (next() > 0.5)
        lights += `M${short(x + 1.5 + next() * (width - 5))} ${short(131 - height + next() * (height - 12))}h1.8v2.2h-1.8z`;
    }
    x += width + 0.4;
  }
  return `${houses}<path d="${lights}" fill="#ffcf6b" opacity=".9"/>`;
}

function beams(hues: readonly Hue[]): string {
  const one = "M-4 122c28-4 26-48 58-60s20-44 54-56";
  const two = "M106 120c-24-6-22-42-52-58S32 26-4 46";
  const caught = hues
    .slice(0, 3)
    .map((hue, index) => {
      const [x, y, turn] = [
        [78, 88, 32],
        [30, 92, -38],
        [84, 44, -24],
      ][index] ?? [0, 0, 0];
      return smallCard(hue, { x: x ?? 0, y: y ?? 0, turn: turn ?? 0, width: 15 });
    })
    .join("");
  return `<defs>${linear("sky", [
    [0, "#0b0c33"],
    [0.6, "#3a2272"],
    [1, "#84407c"],
  ])}${radial("hit", [
    [0, "#ffffff"],
    [0.35, "#fff3b0", 0.9],
    [1, "#ff6ab0", 0],
  ])}</defs><rect ${ALL} fill="url(#sky)"/>${stars(9, 100, 70, 34, 1.5)}${town()}${stream(one, ["#7be03a", "#c6ff7a"])}${stream(two, ["#ff4fa0", "#ff9ad0"])}<circle cx="54" cy="62" r="33" fill="url(#hit)"/>${caught}<path d="${burst(54, 62, 9, 21, 6, { seed: 3, wild: 0.5 })}" fill="#fff6da"/><path d="${burst(54, 62, 7, 11, 5, { seed: 8, wild: 0.3 })}" fill="#ffffff"/>`;
}

function ring(hues: readonly Hue[]): string {
  const yellow = hues.find((hue) => hue.paint === "yellow") ?? hues[0];
  const carried = [
    [83, 44, 30, 20],
    [88, 92, 122, 17],
    [15, 96, -118, 17],
    [20, 58, -40, 19],
  ]
    .map(([x = 0, y = 0, turn = 0, width = 0]) => (yellow ? smallCard(yellow, { x, y, turn, width }) : ""))
    .join("");
  const facets: readonly [string, string][] = [
    ["m32 42 20-13v19z", "#a9ffd2"],
    ["m52 29 20 13-20 6z", "#5cf9a6"],
    ["m32 42 20 6-18 8z", "#2ad57c"],
    ["m72 42-20 6 18 8z", "#16a25c"],
    ["m34 56 18-8v17z", "#1fbf6e"],
    ["m70 56-18-8v17z", "#0f8a4d"],
  ];
  return `<defs>${radial(
    "deep",
    [
      [0, "#0f8450"],
      [0.5, "#05452f"],
      [1, "#011510"],
    ],
    `cx=".52" cy=".46" r=".75"`,
  )}${radial("glow", [
    [0, "#d0ffe6", 0.85],
    [0.5, "#2bff8f", 0.3],
    [1, "#2bff8f", 0],
  ])}${linear(
    "band",
    [
      [0, "#c9ffe4"],
      [0.45, "#22c874"],
      [1, "#07763f"],
    ],
    `x1="0" y1="0" x2="1" y2="1"`,
  )}</defs><rect ${ALL} fill="url(#deep)"/>${rays(52, 68, 16, 110, "#2bff8f", 0.12)}${rays(52, 68, 9, 110, "#c9ffe0", 0.08, 0.2)}<circle cx="52" cy="62" r="52" fill="url(#glow)"/><path d="M36 58q-10-6-12 0m44-2q8-4 11-8M36 88q-10 8-16 8m48-8q10 6 16 4" fill="none" stroke="#eafff3" stroke-width="1.3" stroke-linecap="round" stroke-dasharray=".1 3.4"/>${carried}<ellipse cx="52" cy="79" rx="23" ry="24" fill="none" stroke="#04361f" stroke-width="12"/><ellipse cx="52" cy="78" rx="23" ry="24" fill="none" stroke="url(#band)" stroke-width="9"/><ellipse cx="52" cy="78" rx="26.3" ry="27.3" fill="none" stroke="#eafff3" stroke-opacity=".7" stroke-width="1"/><path d="m30 58 8 8h28l8-8-4-6H34z" fill="#07763f"/>${facets.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join("")}<path d="m32 42 20-13 20 13-2 14-18 9-18-9z" fill="none" stroke="#eafff3" stroke-width="1.6" stroke-linejoin="round"/><path d="${burst(40, 38, 4, 9, 1.8)}" fill="#ffffff"/>`;
}

/** A round of squares, as a flash looks where all is made of blocks. */
function steps(radius: number, fill: string): string {
  const unit = 4.8;
  let path = "";
  for (let y = -radius; y < radius - unit / 2; y += unit) {
    const half = Math.round(Math.sqrt(Math.max(0, radius ** 2 - (y + unit / 2) ** 2)) / unit) * unit;
    path += `M${short(52 - half)} ${short(66 + y)}h${short(2 * half)}v${unit}h${short(-2 * half)}z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A block of moss with a fuse, seen from a corner, about to burst: light comes out of its cracks. */
function block(x: number, y: number, unit: number): string {
  const next = chance(9);
  const faces: readonly [matrix: readonly number[], paints: readonly string[], cracks: readonly number[]][] = [
    [
      [0.866, 0.5, -0.866, 0.5, x, y - 5 * unit],
      ["#5f8f3f", "#6ea34a", "#517d36", "#7bb356"],
      [7, 11, 13, 17],
    ],
    [
      [0.866, 0.5, 0, 1, x - 4.33 * unit, y - 2.5 * unit],
      ["#4a5a52", "#56665d", "#3f4e47", "#61726a"],
      [2, 7, 8, 12, 16, 17, 22],
    ],
    [
      [0.866, -0.5, 0, 1, x, y],
      ["#35423c", "#3e4c45", "#2d3833", "#47564f"],
      [1, 6, 7, 12, 13, 17, 22],
    ],
  ];
  return faces
    .map(([[a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], paints, cracks]) => {
      let cells = "";
      for (let cell = 0; cell < 25; cell++) {
        const fill = cracks.includes(cell) ? pick(["#fff3b0", "#ffb02e"], next()) : pick(paints, next());
        cells += `<rect x="${(cell % 5) - 0.02}" y="${Math.floor(cell / 5) - 0.02}" width="1.04" height="1.04" fill="${fill}"/>`;
      }
      return `<g transform="matrix(${[a, b, c, d].map((part) => short(part * unit * 10) / 10).join(" ")} ${short(e)} ${short(f)})">${cells}</g>`;
    })
    .join("");
}

function blast(): string {
  const next = chance(21);
  let sparks = "";
  for (let spark = 0; spark < 60; spark++) {
    const [angle, far] = [next() * 2 * Math.PI, 32 + next() * 46];
    const size = pick([2.4, 3.6, 4.8], next());
    const grid = (value: number): number => short(Math.round(value / 2.4) * 2.4);
    const fill = pick(["#fff3b0", "#ffb02e", "#ff6a1f", "#7ed957", "#b8f28a"], next());
    sparks += `<rect x="${grid(52 + Math.cos(angle) * far * 0.95)}" y="${grid(66 + Math.sin(angle) * far * 1.05)}" width="${size}" height="${size}" fill="${fill}" opacity="${short(0.95 - (far - 30) / 80)}"/>`;
  }
  const rounds = [
    steps(67, "#1e4a24"),
    steps(57.6, "#2f6a2a"),
    steps(48, "#6b9a2c"),
    steps(38.4, "#d9a62a"),
    steps(33.6, "#fff0a0"),
  ];
  return `<rect ${ALL} fill="#14301c"/><g shape-rendering="crispEdges">${rounds.join("")}${sparks}</g><path d="M52 42h3v-5h4v-4h6" fill="none" stroke="#4a2f14" stroke-width="3"/><path d="${burst(68, 31, 8, 9, 3.4)}" fill="#ffb02e"/><path d="${burst(68, 31, 8, 5, 2)}" fill="#fffbe0"/>${block(52, 74, 6.2)}<g transform="translate(78 92)"><path d="M-13-9h3v-3h20v3h3V9h-3v3h-20V9h-3z" fill="#c8231f" stroke="#3d0907" stroke-width="1.2"/>${lettering("+3", { x: 0, y: 0, height: 13, attributes: `fill="#fff"`, spacing: -4 })}</g>`;
}

function ball(x: number, y: number, radius: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${radius / 10})"><circle r="10" fill="url(#ball)"/><path d="M-10 0h20M0-10v20M-7.1-7.1c4.3 3.7 4.3 10.5 0 14.2M7.1-7.1C2.8-3.4 2.8 3.4 7.1 7.1" fill="none" stroke="#3a0d1e" stroke-width=".8"/><circle r="9.6" fill="none" stroke="#3a0d1e" stroke-width=".9"/></g>`;
}

const COURT = `${radial(
  "court",
  [
    [0, "#8a22c0"],
    [0.55, "#35107a"],
    [1, "#12043a"],
  ],
  `cy=".42" r=".8"`,
)}${radial(
  "ball",
  [
    [0, "#ffc179"],
    [0.45, "#f57b17"],
    [1, "#a43405"],
  ],
  `cx=".36" cy=".3" r=".85"`,
)}${radial("pink", [
  [0, "#ff9ad6", 0.9],
  [1, "#ff4fb0", 0],
])}`;

/** A hoop of neon light, and its net. */
function hoop(x: number, y: number, paint: string): string {
  const net = `M${x - 29} ${y + 3}L${x - 18} ${y + 22}M${x - 16} ${y + 7}L${x - 10} ${y + 23}M${x} ${y + 8}V${y + 23}M${x + 16} ${y + 7}L${x + 10} ${y + 23}M${x + 29} ${y + 3}L${x + 18} ${y + 22}M${x - 22} ${y + 5}L${x - 4} ${y + 23}M${x + 22} ${y + 5}L${x + 4} ${y + 23}M${x - 8} ${y + 8}L${x - 16} ${y + 22}M${x + 8} ${y + 8}L${x + 16} ${y + 22}`;
  return `<path d="${net}" fill="none" stroke="#ffd6ee" stroke-width="1.1" opacity=".8"/><ellipse cx="${x}" cy="${y}" rx="31" ry="8" fill="none" stroke="${paint}" stroke-opacity=".35" stroke-width="7"/><ellipse cx="${x}" cy="${y}" rx="31" ry="8" fill="none" stroke="${paint}" stroke-width="3.6"/><ellipse cx="${x}" cy="${y}" rx="31" ry="8" fill="none" stroke="#fff" stroke-width="1"/>`;
}

function slam(): string {
  const word = { x: 52, y: 92, height: 19, spacing: 2 };
  return `<defs>${COURT}</defs><rect ${ALL} fill="url(#court)"/>${rays(52, 58, 22, 120, "#ff4fb0", 0.18)}<circle cx="52" cy="58" r="56" fill="url(#pink)"/><path d="${burst(52, 50, 13, 47, 27, { seed: 4, wild: 0.28 })}" fill="#27e7ff"/><path d="${burst(52, 50, 13, 41, 25, { seed: 4, wild: 0.28 })}" fill="#1a0540"/>${ball(52, 48, 23, -18)}<path d="M39 37c3-6 8-8 14-8.5" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>${hoop(52, 70, "#ff4fb0")}<g transform="rotate(-6 52 92)">${lettering("SLAM!", { ...word, attributes: `fill="#160436" stroke="#160436" stroke-width="26" stroke-linejoin="round"` })}${lettering("SLAM!", { ...word, attributes: `fill="#fff"` })}</g>`;
}

/** It landed the wrong way up: the ball rolls off the rim. */
function miss(): string {
  return `<defs>${COURT}</defs><rect ${ALL} fill="url(#court)"/>${stars(2, 100, 150, 46, 1.5)}<path d="M-4 12c34 10 34 116 0 126M104 12c-34 10-34 116 0 126" fill="none" stroke="#ff3da5" stroke-opacity=".3" stroke-width="8"/><path d="M-4 12c34 10 34 116 0 126M104 12c-34 10-34 116 0 126" fill="none" stroke="#ff9ad6" stroke-width="2.4"/>${hoop(46, 78, "#27e7ff")}<path d="M28 22c12 6 24 18 32 30" fill="none" stroke="#ffd6ee" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6"/><path d="M62 60c10-14 16-4 18 24" fill="none" stroke="#ffd6ee" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6"/>${ball(76, 102, 15, 24)}${lettering("+2", { x: 46, y: 48, height: 30, attributes: `fill="#fff" stroke="#160436" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`, spacing: -4 })}<path d="M14 128H86" stroke="#ff4fb0" stroke-width="2.6" stroke-linecap="round"/>`;
}

const SHIELD = "m52 30 26 9v23c0 18-11 29-26 36-15-7-26-18-26-36V39z";

function shield(): string {
  const check = "m40 62 9 10 17-21";
  return `<rect ${ALL} fill="#ff5fa8"/>${rays(52, 64, 18, 120, "#ff8cc2")}${dots([4, 70, 92, 80], 6, (_, y) => Math.max(0, ((y - 78) / 70) * 3.1), "#d6247c")}<path d="${burst(54, 66, 14, 46, 32, { seed: 6, wild: 0.18, tall: 1.06 })}" fill="#1c1030"/><path d="${burst(52, 63, 14, 46, 32, { seed: 6, wild: 0.18, tall: 1.06 })}" fill="#ffd93b" stroke="#1c1030" stroke-width="2.6" stroke-linejoin="round"/>${dots(
    [22, 34, 60, 60],
    5,
    (x, y) => {
      const far = Math.hypot(x - 52, y - 63);
      return far < 31 ? Math.max(0, ((far - 12) / 19) * 1.7) : 0;
    },
    "#ffb300",
  )}<path d="${SHIELD}" fill="#19c8d6"/><path d="m52 30 26 9v23c0 18-11 29-26 36z" fill="#0b97aa"/><path d="${SHIELD}" fill="none" stroke="#1c1030" stroke-width="3.4" stroke-linejoin="round"/><path d="m32 45 6-2.5V62c0 8 3 14 7 18" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${check}" stroke="#1c1030" stroke-width="11.5"/><path d="${check}" stroke="#fff" stroke-width="6.8"/></g>`;
}

export const WORLDS: Record<string, Motif> = {
  beams: {
    glyph: [["M-10 8C-4 8-3 3 0 0S4-8 10-8", 3.4], ["M10 8C4 8 3 3 0 0S-4-8-10-8", 3.4], burst(0, 0, 8, 8.5, 3.4)],
    disc: "#0a0c26",
    ink: "#c6ff7a",
    plate: "#0b0d2b",
    edge: "#a6ff4d",
    text: "#ffffff",
    scene: beams,
  },
  ring: {
    glyph: [
      "M0-3.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15zm0 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z",
      "M-6.5-8.5 0-12l6.5 3.5-2 5h-9z",
    ],
    disc: "#02170f",
    ink: "#7dffbe",
    plate: "#021f16",
    edge: "#2bff8f",
    text: "#eafff3",
    scene: ring,
  },
  blast: {
    glyph: [
      "M-6-6H6V6H-6z",
      "M-2-11.5h4V-8h-4zM-2 8h4v3.5h-4zm-9.5-10H-8v4h-3.5zM8-2h3.5v4H8z",
      "M-10.5-10.5h3v3h-3zm18 0h3v3h-3zm-18 18h3v3h-3zm18 0h3v3h-3z",
    ],
    disc: "#1b2a17",
    ink: "#a8f27a",
    plate: "#1b2a17",
    edge: "#7ed957",
    text: "#ffffff",
    scene: blast,
  },
  slam: {
    glyph: [["M0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10zM-10 0H10M0-10V10M-7-7C-2.5-3-2.5 3-7 7M7-7C2.5-3 2.5 3 7 7", 2]],
    disc: "#160436",
    ink: "#ffa04a",
    plate: "#1a0540",
    edge: "#ff4fb0",
    text: "#ffffff",
    scene: slam,
    otherSide: miss,
  },
  shield: {
    glyph: ["M0-11.5 10-8V.5C10 6.5 5.5 10 0 12-5.5 10-10 6.5-10 .5V-8zM-5.6-.8l4.2 6.2 7.6-9.8L4-6l-5.6 7.2-2-3.4z"],
    disc: "#1c1030",
    ink: "#5fe9f5",
    plate: "#ffd93b",
    edge: "#1c1030",
    text: "#1c1030",
    scene: shield,
  },
  paper: {
    glyph: ["m4-11.5 6 6L-4.5 9l-7 2.5 2.5-7z"],
    disc: "#1c1030",
    ink: "#ffd93b",
    plate: "#1c1030",
    edge: "#ffd93b",
    text: "#ffffff",
  },
};
