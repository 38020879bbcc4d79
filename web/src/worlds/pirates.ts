/** A harbour at dusk, from the deck of our own ship: a town with lit windows, another ship in the low sun, lanterns. */
import {
  at,
  boards,
  box,
  burst,
  cardBack,
  dot,
  ellipse,
  foot,
  linear,
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
} from "./drawing";
import type { Ground, Sprite, World } from "./world";

const WOOD = "#7d4a24";
const DARK = "#2f190b";
const BRASS = "#e8b55b";
const GLOW = "#ffd98a";

/** A ship with three masts against the sun; its waterline is y 0, its bow is on the right. */
const SHIP = `<path d="m-104-14-18-30h46l4 22H82l30-12-16 48q-4 8-16 8H-70q-22 0-34-36z" fill="#10242f"/><path d="M-116-34h38m6 22H92" stroke="#b06a34" stroke-width="3"/><path d="M-112-30h7v8h-7zm14 0h7v8h-7zm38 24h6v6h-6zm22 0h6v6h-6zm22 0h6v6h-6zM6-6h6v6H6zm22 0h6v6h-6zm22 0h6v6h-6z" fill="${GLOW}"/><path d="M-52-20v-136M10-20v-176M66-20v-130M96-30l66-32" stroke="#10242f" stroke-width="6" fill="none"/><path d="m-52-150-64 108M10-190-52-60m62-130L66-60m0-86 92 84m-92-48 92 48" stroke="#10242f" stroke-width="1.6" fill="none"/><path d="M-90-146c26 14 26 42-2 54 30-6 52-6 76 2-12-22-10-38 2-56-24 8-52 8-76 0zm6 62c20 10 20 34-2 44 26-4 44-4 66 2-10-16-8-32 2-46-22 6-46 6-66 0z" fill="#e0b184"/><path d="M-30-184c30 14 30 46-4 60 34-8 64-8 88 2-12-24-10-44 2-62-26 8-58 8-86 0zm0 70c26 12 26 48-4 62 34-6 62-6 86 2-10-22-10-46 2-64-24 8-58 8-84 0z" fill="#f3cfa0"/><path d="M44-138c20 10 18 34-4 46 24-6 44-6 64 2-10-18-8-32 2-48-20 6-42 6-62 0zm2 56c16 8 14 28-4 38 20-4 40-4 56 2-6-14-6-26 2-40-18 4-36 4-54 0z" fill="#d49f70"/><path d="M10-196h36l-10 9l10 9H10z" fill="#d9473c"/><path d="M-52-156h22l-7 6 7 6h-22zm118 6h22l-7 6 7 6H66z" fill="#1fa08a"/>`;

/** A lighthouse on its rock; its light is at 0,-112. */
const LIGHTHOUSE = `<path d="M-54 6c10-20 28-16 36-28h38c6 12 26 8 40 28z" fill="#143a46"/><path d="m-13-20 4-80H9l4 80z" fill="#f4e3c8"/><path d="m-12.2-36 1-20h22.4l1 20zm1.8-36 .8-16H9.6l.8 16z" fill="#d9473c"/><path d="m3-20-1-80h7l4 80z" fill="#0d2b3c" opacity=".28"/><path d="M-13-100h26v5h-26z" fill="#10242f"/><path d="M-8-122H8v22H-8z" fill="#fff3cf"/><path d="m-11-122 11-14 11 14zm9.5-20h3v8h-3z" fill="#10242f"/>`;

/** A lantern that hangs from 0,0. */
const LANTERN = `<path d="M0 0V36" stroke="${DARK}" stroke-width="4"/><path d="M-13 36q13-12 26 0l4 8h-34z" fill="${DARK}"/><path d="M-14 44H14L11 82H-11z" fill="${GLOW}"/><path d="M0 50c8 10 8 22 0 26-8-4-8-16 0-26z" fill="#fff7dc"/><path d="M-14 44h28m-21 0 2 38M7 44 5 82m-18 2h26" fill="none" stroke="${DARK}" stroke-width="4" stroke-linecap="round"/>`;
const LAMPLIGHT = radial("lamp", [
  [0, "#fff3cf", 0.95],
  [0.22, "#ffd27a", 0.6],
  [1, "#ff9a3a", 0],
]);

const BARREL = `<path d="M-40-96q-12 46 0 96h80q12-50 0-96z" fill="#6b3f1d"/><path d="M-22-96q-8 46 0 96M0-96V0m22-96q8 46 0 96" fill="none" stroke="#472813" stroke-width="3"/><path d="M14-96h26q12 46 0 96H14q10-50 0-96z" fill="#000" opacity=".22"/><path d="M-45-76H45M-46-22H46" stroke="#2a2f38" stroke-width="8"/><ellipse cy="-96" rx="40" ry="11" fill="#8a5630" stroke="#472813" stroke-width="4"/>`;
const CHEST = `<path d="M-64-46H64V0H-64z" fill="#6b3a18"/><path d="M-64-46q0-46 34-46h60q34 0 34 46z" fill="#8a5127"/><path d="M-64-46H64" stroke="${BRASS}" stroke-width="7"/><path d="M-40-91V0M40-91V0M-64-4H64" stroke="#b57a2e" stroke-width="8" fill="none"/><path d="M-11-56h22v24h-22z" fill="${BRASS}" stroke="#5e370f" stroke-width="3"/><path d="M0-48v8" stroke="#5e370f" stroke-width="5" stroke-linecap="round"/>`;

/** Houses of the town in steps up a hill, and the windows that are lit. */
function town(from: number, to: number, sea: number, u: number): string {
  const random = seeded(17);
  const rows = [
    ["#2d6873", 92],
    ["#20515f", 60],
    ["#133846", 28],
  ] as const;
  const hill = `M${n(from - 70 * u)} ${n(sea + 4)}C${n(from + 10 * u)} ${n(sea - 20 * u)} ${n(from + 30 * u)} ${n(sea - 120 * u)} ${n((from + to) / 2)} ${n(sea - 128 * u)}S${n(to)} ${n(sea - 70 * u)} ${n(to + 60 * u)} ${n(sea - 60 * u)}V${n(sea + 4)}z`;
  let [drawn, windows] = [path(hill, 'fill="#43898f"'), ""];
  rows.forEach(([colour, high], row) => {
    let houses = "";
    const start = from + (2 - row) * 40 * u;
    for (let x = start; x < to;) {
      const wide = (26 + random() * 20) * u;
      const top = sea - (high + random() * 22 - 6) * u;
      const roof = pick(random, [
        `l${n(wide / 2)} ${n(-wide * 0.44)}l${n(wide / 2)} ${n(wide * 0.44)}`,
        `h${n(wide)}`,
        `l${n(wide * 0.3)} ${n(-wide * 0.36)}h${n(wide * 0.4)}l${n(wide * 0.3)} ${n(wide * 0.36)}`,
        `h${n(wide * 0.3)}l${n(wide * 0.2)} ${n(-wide * 0.9)}l${n(wide * 0.2)} ${n(wide * 0.9)}h${n(wide * 0.3)}`,
      ]);
      houses += `M${n(x)} ${n(sea + 4)}V${n(top)}${roof}V${n(sea + 4)}z`;
      for (let y = top + 7 * u; y < sea - 10 * u && y < top + 30 * u; y += 12 * u)
        for (let across = x + 5 * u; across < x + wide - 7 * u; across += 10 * u)
          if (random() < 0.42) windows += box(across, y, 4.4 * u, 6 * u);
      x += wide;
    }
    drawn += path(houses, `fill="${colour}"`);
  });
  return `${drawn}${path(windows, `fill="${GLOW}"`)}`;
}

function clouds(width: number, horizon: number, u: number): string {
  const random = seeded(93);
  const layers = ["#ffd9a0", "#f2a765", "#4f9aa6", "#ffe9c4"].map((colour) => {
    const d = times(3, () => {
      const [x, y, wide] = [random() * width, horizon * (0.16 + random() * 0.72), (130 + random() * 230) * u];
      return `M${n(x - wide / 2)} ${n(y)}q${n(wide * 0.25)} ${n(-13 * u)} ${n(wide / 2)} ${n(-4 * u)}q${n(wide * 0.3)} ${n(-9 * u)} ${n(wide / 2)} ${n(4 * u)}q${n(-wide / 2)} ${n(9 * u)} ${n(-wide)} 0z`;
    });
    return path(d, `fill="${colour}" opacity=".5"`);
  });
  return layers.join("");
}

function waves(width: number, top: number, foot: number, step: number, high: number): string {
  let d = `M-20 ${n(top)}`;
  for (let x = -20; x < width + step; x += step) d += `q${n(step / 4)} ${n(-high)} ${n(step / 2)} 0t${n(step / 2)} 0`;
  return `${d}V${n(foot)}H-20z`;
}

const GULL = "M-20 0q10-12 20 0 10-12 20 0Q10-6 0 4-10-6-20 0z";

/** Where the two lanterns hang, and how large they are. */
function lanterns(ground: Ground): { x: number; y: number; size: number }[] {
  const { width, horizon, kind } = ground;
  const size = unit(ground) * (kind === "phone" ? 0.95 : 1.05);
  const x = kind === "phone" ? 0.15 : 0.115;
  const y = horizon * (kind === "phone" ? 0.52 : 0.36);
  return [
    { x: width * x, y, size },
    { x: width * (1 - x), y, size },
  ];
}

/** How far a lantern shines; it hangs in the middle of that. */
const GLEAM = 84;

function hangLantern({ x, y, size }: { x: number; y: number; size: number }): string {
  return `${ellipse(x, y + 64 * size, GLEAM * size, GLEAM * size, 'fill="url(#lamp)"')}${at(x, y, size, LANTERN)}`;
}

/** Shrouds: ropes from the masthead to the rail with steps between them. */
function shrouds(top: number, left: number, right: number, rail: number): string {
  let d = times(5, (i) => `M${n(top)}-10L${n(left + ((right - left) * i) / 4)} ${n(rail)}`);
  for (let j = 2; j < 11; j++) {
    const share = j / 11;
    d += `M${n(top + (left - top) * share)} ${n(rail * share)}L${n(top + (right - top) * share)} ${n(rail * share)}`;
  }
  return d;
}

function scenery(ground: Ground): string {
  const { width, height, horizon, kind } = ground;
  const u = unit(ground);
  const isTall = kind === "phone";
  const sea = horizon + (isTall ? 8 : 56) * u;
  const deck = horizon + (isTall ? 84 : 122) * u;
  const random = seeded(9);
  const sunX = width * (isTall ? 0.36 : 0.275);
  const sun = 58 * u;
  const glitter = times(46, () => {
    const y = sea + 4 + random() * (deck - sea);
    const wide = (16 + random() * 80) * u;
    return `M${n(sunX - wide / 2 + (random() - 0.5) * 170 * u)} ${n(y)}h${n(wide)}`;
  });
  const lightX = width * (isTall ? 0.6 : 0.7);
  const light = sea - 112 * u;
  const rail = deck - 48 * u;
  const posts = times(Math.ceil(width / (52 * u)), (i) => {
    const x = (i + 0.4) * 52 * u;
    return `M${n(x - 6 * u)} ${n(deck)}v${n(-12 * u)}q${n(-7 * u)} ${n(-11 * u)} 0 ${n(-24 * u)}h${n(12 * u)}q${n(7 * u)} ${n(13 * u)} 0 ${n(24 * u)}v${n(12 * u)}z`;
  });
  const mastX = width * 0.035;
  const ropes = isTall
    ? shrouds(-10 * u, -30 * u, 92 * u, rail) + shrouds(width + 10 * u, width + 30 * u, width - 92 * u, rail)
    : shrouds(mastX + 10 * u, mastX, mastX + 150 * u, rail) +
      shrouds(width - mastX - 10 * u, width - mastX, width - mastX - 150 * u, rail);
  const mast = (x: number): string =>
    `${rect(x - 23 * u, -10, 46 * u, deck + 118 * u, `fill="#55311a"`)}${rect(x + 5 * u, -10, 18 * u, deck + 118 * u, `fill="${DARK}"`)}${path(
      [0.12, 0.55, 0.98].map((share) => box(x - 26 * u, deck * share, 52 * u, 13 * u)).join("") +
        box(x - 30 * u, deck + 96 * u, 60 * u, 14 * u),
      'fill="#c9a468"',
    )}`;
  const gap = Math.max(width * 0.12, 78 * u);
  const low = height * 0.665;
  return `${vertical("sky", 0, sea, [
    [0, "#0d3b56"],
    [0.42, "#1d7e8c"],
    [0.78, "#f2b25c"],
    [1, "#ffdf9a"],
  ])}${vertical("sea", sea, deck, [
    [0, "#f0c98a"],
    [0.1, "#4fb0aa"],
    [0.5, "#17788e"],
    [1, "#0c5570"],
  ])}${vertical("deck", deck, height, [
    [0, "#8a5630"],
    [0.45, "#5f361a"],
    [1, "#24130a"],
  ])}${radial("sun", [
    [0, "#fff6d8"],
    [0.35, "#ffe1a0", 0.75],
    [1, "#ffc26b", 0],
  ])}${linear(
    "beam",
    [
      [0, "#fff3cf", 0],
      [1, "#fff3cf", 0.45],
    ],
    [0, 0, 1, 0],
  )}${LAMPLIGHT}${rect(0, 0, width, sea + 2, 'fill="url(#sky)"')}${stars(33, width, horizon * 0.55, 46, 2.6 * Math.max(0.8, u))}${ellipse(sunX, sea - 10 * u, 380 * u, 250 * u, 'fill="url(#sun)"')}${ellipse(sunX, sea - 12 * u, sun, sun, 'fill="#fff3cf"')}${clouds(width, horizon, u)}${town(width * (isTall ? 0.7 : 0.75), width + 40 * u, sea, u * (isTall ? 0.9 : 1))}${path(`M${n(lightX)} ${n(light)}L${n(lightX - 420 * u)} ${n(light - 62 * u)}V${n(light - 8 * u)}z`, 'fill="url(#beam)"')}${rect(0, sea, width, deck - sea, 'fill="url(#sea)"')}${at(lightX, sea, u, LIGHTHOUSE)}${path(glitter, `stroke="#ffe6b0" stroke-width="${n(2.6 * u)}" stroke-linecap="round" opacity=".6"`)}${at(width * (isTall ? 0.3 : 0.215), sea + 16 * u, u * (isTall ? 0.8 : 0.94), SHIP)}${[
    ["#1c8592", 22, 8],
    ["#14708a", 40, 10],
    ["#0e5a74", 60, 12],
  ]
    .map(([colour, down, high]) =>
      path(
        waves(width, sea + Number(down) * u, deck, (44 + Number(down) * 0.3) * u, Number(high) * u),
        `fill="${colour ?? ""}" opacity=".72"`,
      ),
    )
    .join(
      "",
    )}${at(width * 0.43, horizon * 0.4, 0.8 * u, path(GULL, 'fill="#fff" opacity=".9"'))}${at(width * 0.47, horizon * 0.28, 0.55 * u, path(GULL, 'fill="#fff" opacity=".9"'))}${at(width * 0.62, horizon * 0.42, 0.65 * u, path(GULL, 'fill="#fff" opacity=".9"'))}${rect(0, deck, width, height - deck, 'fill="url(#deck)"')}${path(boards(ground, deck, 13, gap), 'stroke="#1c0d05" stroke-opacity=".6" stroke-width="3"')}${path(boards(ground, deck, 13, gap, 4), 'stroke="#ffca85" stroke-opacity=".14" stroke-width="2"')}${path(posts, 'fill="#55311a"')}${rect(0, rail - 2 * u, width, 16 * u, `fill="${WOOD}"`)}${rect(0, rail - 3 * u, width, 4 * u, 'fill="#e0a365"')}${rect(0, deck - 5 * u, width, 12 * u, 'fill="#3a1f0e"')}${path(ropes, `stroke="#24130a" stroke-width="${n(3 * u)}" fill="none" opacity=".88"`)}${isTall ? "" : `${mast(mastX)}${mast(width - mastX)}`}${kind === "desk" ? `${at(width * 0.035, low, u * 0.92, BARREL)}${at(width * 0.095, low + 26 * u, u * 0.72, BARREL)}${at(width * 0.945, low, u, CHEST)}` : ""}`;
}

/** The table is a ship's wheel: spokes that stick out all round, brass, and nails in it. */
function table(ground: Ground): string {
  const { cx, cy, rx, ry, edge, kind } = ground;
  const u = unit(ground);
  const band = 24 * u;
  const out = (kind === "phone" ? 40 : 58) * u;
  const spokes = times(10, (i) => {
    const angle = ((i + 0.5) / 10) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const down = s > 0 ? edge * 0.5 : 0;
    return `M${n(cx + c * (rx + 12 * u))} ${n(cy + s * (ry + 8 * u) + down)}L${n(cx + c * (rx + out))} ${n(cy + s * (ry + out * 0.62) + down)}`;
  });
  const nails = times(kind === "phone" ? 28 : 40, (i) => {
    const angle = (i / (kind === "phone" ? 28 : 40)) * 2 * Math.PI;
    return dot(cx + Math.cos(angle) * (rx + band * 0.46), cy + Math.sin(angle) * (ry + band * 0.29));
  });
  return `${radial("top", [
    [0, "#b67a42"],
    [0.7, "#87552b"],
    [1, "#4f2e16"],
  ])}${vertical("brass", cy - ry - band, cy + ry + band, [
    [0, "#f5cd7c"],
    [0.5, "#b57a2e"],
    [1, "#7a4a16"],
  ])}${rim(ground, band + 46 * u, edge * 2.2, 'fill="#0c0502" opacity=".5"')}<g stroke-linecap="round">${path(spokes, `stroke="#24130a" stroke-width="${n(25 * u)}"`)}${path(spokes, `stroke="#8a5127" stroke-width="${n(20 * u)}"`)}<g transform="translate(0 ${n(-3 * u)})">${path(spokes, `stroke="#d99a55" stroke-width="${n(5 * u)}"`)}</g></g>${rim(ground, band, edge, 'fill="#24130a"')}${rim(ground, band, edge * 0.55, 'fill="#5a3318"')}${rim(ground, band, 0, `fill="url(#brass)" stroke="#ffe3a8" stroke-width="${n(1.8 * u)}"`)}${rim(ground, 0, 0, `fill="url(#top)" stroke="#3a1f0e" stroke-width="${n(4 * u)}"`)}${path(nails, `stroke="#fff0c4" stroke-width="${n(6.6 * u)}" stroke-linecap="round"`)}`;
}

/** Gaps between the planks, and a compass rose. */
function inlay(ground: Ground): string {
  const { cx, cy, rx, ry } = ground;
  const u = unit(ground);
  let seams = "";
  for (let i = -6; i <= 6; i++) {
    const half = Math.sqrt(1 - (i / 6.5) ** 2) * ry;
    seams += `M${n(cx + (i * rx) / 6.5)} ${n(cy - half)}V${n(cy + half)}`;
  }
  const rose = `${path(burst(0, 0, 8, 50, 17), 'opacity=".55"')}${path(burst(0, 0, 4, 78, 16), "")}<circle r="60" fill="none" stroke="#24130a" stroke-width="2.5"/><circle r="66" fill="none" stroke="#24130a" stroke-width="1"/>`;
  return `${path(seams, `stroke="#1c0d05" stroke-opacity=".3" stroke-width="${n(2.4 * u)}"`)}<g fill="#24130a" opacity=".2">${at(cx, cy, [rx / 108, ry / 100], rose)}</g>${path(
    times(32, (i) => {
      const [from, to] = [onTable(ground, i * 11.25, 0.955), onTable(ground, i * 11.25, i % 4 ? 0.98 : 1)];
      return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
    }),
    `stroke="#ffe3a8" stroke-opacity=".5" stroke-width="${n(2 * u)}"`,
  )}`;
}

function idle(ground: Ground): Sprite[] {
  return lanterns(ground).map(({ x, y, size }, i) => ({
    x: x - GLEAM * size,
    y: y - (GLEAM - 64) * size,
    width: 2 * GLEAM * size,
    height: 2 * GLEAM * size,
    name: "lantern",
    motion: "sway",
    seconds: 5,
    ahead: i * 1.7,
    draw: () => `${LAMPLIGHT}${hangLantern({ x: GLEAM * size, y: (GLEAM - 64) * size, size })}`,
  }));
}

/** The back of a card: a ship's wheel over waves. */
function back(small: boolean): string {
  const deep = vertical("deep", 0, 150, [
    [0, "#0d3b56"],
    [0.55, "#1d7e8c"],
    [1, "#06283c"],
  ]);
  const field = `${deep}<rect width="100" height="150" fill="url(#deep)"/>`;
  const wheel = (reach: number, radius: number, rod: number, hub: number): string => {
    const spokes = times(8, (i) => {
      const angle = (i * Math.PI) / 4;
      return `M0 0L${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
    });
    return at(
      50,
      75,
      1,
      `<path d="${spokes}" stroke="${BRASS}" stroke-width="${rod}" stroke-linecap="round"/><circle r="${radius}" fill="none" stroke="#8a5127" stroke-width="${rod * 1.8}"/><circle r="${radius}" fill="none" stroke="${GLOW}" stroke-width="${n(rod * 0.5)}"/><circle r="${hub}" fill="${BRASS}" stroke="#4a2713" stroke-width="${n(rod * 0.5)}"/>`,
    );
  };
  if (small) return cardBack(`${field}${wheel(42, 26, 8, 9)}`, "#ffe9c0");
  const swell = times(6, (i) => `M-6 ${14 + i * 26}q9-9 18 0t18 0t18 0t18 0t18 0t18 0`);
  return cardBack(
    `${field}${path(swell, 'fill="none" stroke="#8fdce0" stroke-opacity=".24" stroke-width="3"')}<rect x="9" y="9" width="82" height="132" rx="4" fill="none" stroke="${BRASS}" stroke-width="1.4" opacity=".8"/>${wheel(35, 23, 5, 8)}${path(burst(50, 24, 4, 9, 2.6) + burst(50, 126, 4, 9, 2.6), `fill="${GLOW}"`)}`,
    "#ffe9c0",
  );
}

export const world: World = {
  id: "pirates",
  tokens: { accent: "#ffd23f", accentInk: "#2b1700", turn: "#ffe08a", sky: "#1d7e8c" },
  type: { family: "Pirata One", size: 1.25, spacing: "0.02em", upper: false },
  corners: "round",
  pixel: 0,
  backdrop: (ground) => `${scenery(ground)}${foot(ground)}${table(ground)}`,
  inlay,
  idle,
  vignette: (width, height) =>
    tile(width, height, 640, (ground) => `${scenery(ground)}${lanterns(ground).map(hangLantern).join("")}`),
  back,
};
