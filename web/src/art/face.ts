/** The face of every card, in a box of 100 by 150: one image each. The left 36 units say what it is. */
import type { CardInfo } from "../messages";
import { PAPER, smallCard } from "./cards";
import { luminance, mix } from "./colour";
import { lettering, linear, numberOf, radial, rays, short, widthOf } from "./draw";
import type { Hue } from "./hues";
import { motifFor, pictureOf } from "./motifs";
import { glyphMarkup, type Motif } from "./motifs/motif";
import { SIGNS, sign } from "./signs";

export interface Face {
  card: CardInfo;
  /** Of the card; none for one that has no colour. */
  hue: Hue | null;
  /** Of the edition. */
  hues: readonly Hue[];
  /** Not to be played now: its field lies in the dark, its corner does not. */
  dim: boolean;
  /** The side on which a thrown card can land. */
  turned: boolean;
  /** From line to line, where something is written on it. */
  ruled: number;
}

const WHITE = "#ffffff";
const NIGHT = "#0b0814";
const FIELD = `x="4.5" y="4.5" width="91" height="141" rx="7"`;
/** Pictures that say enough without the card's name. */
const KNOWN = new Set(["skip", "reverse", "draw", "wild", "wild-draw", "cannon"]);

export function isNumber({ symbol, colour }: CardInfo): boolean {
  return colour !== null && /^\d+$/.test(symbol);
}

export function isPaper(card: CardInfo): boolean {
  return card.colour === null && pictureOf(card) === "paper";
}

/** Whether its name stands on a plate. */
export function isNamed(card: CardInfo): boolean {
  return !isNumber(card) && !isPaper(card) && !(KNOWN.has(pictureOf(card)) && card.picture !== "");
}

const WORDS = new Map([
  ["two", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
]);

/** `+2` on a card that makes somebody draw 2: as its text says, or else its name. */
export function plusOf({ text, name }: CardInfo): string {
  const found = (/\bdraws? (\d+)/i.exec(text) ?? /draw (\w+)/i.exec(name))?.[1]?.toLowerCase() ?? "";
  const number = WORDS.get(found) ?? found;
  return /^\d+$/.test(number) ? `+${number}` : "+";
}

/** Names the drawing: the same name, the same picture. */
export function faceName({ card, hue, hues, dim, turned, ruled }: Face): string {
  const colours = card.colour === null ? hues : hue ? [hue] : [];
  const looks = colours.map((each) => `${each.sign} ${each.base}`).join();
  const about = [
    pictureOf(card),
    card.symbol,
    plusOf(card),
    isNamed(card),
    card.colour === null,
    card.text === "",
    numberOf(card.name),
  ];
  return `face ${about.join()} ${looks} ${[dim, turned, ruled].join()}`;
}

export function face(drawn: Face): string {
  const { card, hue, dim, turned } = drawn;
  const motif = motifFor(card);
  if (turned && motif.otherSide) return sheet(dim, `<g clip-path="url(#field)">${motif.otherSide()}</g>`);
  if (hue) return coloured(drawn, hue, motif);
  switch (pictureOf(card)) {
    case "wild":
    case "wild-draw":
      return wild(drawn);
    case "paper":
      return paper(drawn, motif);
    default:
      return special(drawn, motif);
  }
}

/** A sheet of card board with a field on it, and what stays bright when the field is dark. */
function sheet(dim: boolean, field: string, corners = ""): string {
  const board = dim ? mix(PAPER, "#4b4458", 0.5) : PAPER;
  const dark = dim ? `<rect ${FIELD} fill="${NIGHT}" opacity=".5"/>` : "";
  return `<defs><clipPath id="field"><rect ${FIELD}/></clipPath></defs><rect width="100" height="150" rx="10.5" fill="${board}"/>${field}${dark}${corners}<rect x=".4" y=".4" width="99.2" height="149.2" rx="10.1" fill="none" stroke="#140a00" stroke-opacity=".38" stroke-width=".8"/>`;
}

/** The corner, and a smaller one upside down at the other end. */
function corners(corner: string): string {
  return `${corner}<g transform="translate(96 146.5) rotate(180) scale(.8)"><g transform="translate(-4 -4)">${corner}</g></g>`;
}

// Cards with a colour

function coloured({ card, dim }: Face, hue: Hue, motif: Motif): string {
  const isDark = hue.ink === WHITE;
  const outline = isDark ? mix(hue.deep, "#000000", 0.25) : PAPER;
  const middle = hue.sign === "triangle" ? 82 : 75;
  const ink = dim ? WHITE : hue.ink;
  const picture = pictureOf(card);
  let centre: string;
  let corner: string;
  if (isNumber(card)) {
    centre = number(card.symbol, middle, hue, outline) + (picture ? badge(motif, hue, outline) : "");
    const height = Math.min(27, (27 * 27) / widthOf(card.symbol, 27));
    corner = lettering(card.symbol, { x: 20.5, y: 25, height, attributes: `fill="${ink}"` });
  } else if (picture === "draw") {
    const plus = plusOf(card);
    centre = [
      smallCard(hue, { x: 47, y: middle + 1, turn: -12, width: 34 }),
      smallCard(hue, { x: 66, y: middle + 6, turn: 9, width: 34 }),
    ].join("");
    const height = Math.min(23, (23 * 26.5) / widthOf(plus, 23, -5));
    corner = lettering(plus, { x: 21, y: 25, height, attributes: `fill="${ink}"`, spacing: -5 });
  } else {
    const shadow = `<g transform="translate(50 ${middle + 2}) scale(2.1)" opacity=".3">${glyphMarkup(motif.glyph, hue.deep, { paint: hue.deep, width: 1.1 })}</g>`;
    centre = `${shadow}<g transform="translate(50 ${middle}) scale(2.1)">${glyphMarkup(motif.glyph, hue.ink, { paint: outline, width: 1.1 })}</g>`;
    corner = `<g transform="translate(20.5 24.5) scale(1.08)">${glyphMarkup(motif.glyph, ink)}</g>`;
  }
  const index = `${corner}${sign(hue.sign, { x: 20.5, y: 52.5, scale: 0.9, fill: ink })}`;
  const named = isNamed(card);
  return sheet(
    dim,
    `${ground(hue, middle, isDark)}${centre}${named ? plate(mix(hue.deep, "#000000", 0.45), hue.tint, 117) : ""}`,
    named ? index : corners(index),
  );
}

function number(symbol: string, middle: number, hue: Hue, outline: string): string {
  const height = Math.min(53, (53 * 66) / widthOf(symbol, 53));
  const at = { x: 50, height };
  const below = middle + height / 2 + 6;
  const line = (y: number, paint: string, more: string): string =>
    `<rect x="38" y="${short(y)}" width="24" height="4.6" rx="2.3" fill="${paint}" ${more}/>`;
  const isTurnable = symbol === "6" || symbol === "9";
  const around = `fill="${outline}" stroke="${outline}" stroke-width="7" stroke-linejoin="round"`;
  return [
    `<g opacity=".35">${lettering(symbol, { ...at, y: middle + 2.6, attributes: `fill="${hue.deep}" stroke="${hue.deep}" stroke-width="7" stroke-linejoin="round"` })}</g>`,
    lettering(symbol, { ...at, y: middle, attributes: around }),
    isTurnable ? line(below, outline, `stroke="${outline}" stroke-width="5"`) : "",
    lettering(symbol, { ...at, y: middle, attributes: `fill="${hue.ink}"` }),
    isTurnable ? line(below, hue.ink, "") : "",
  ].join("");
}

/** A number that does something has its picture beside it. */
function badge(motif: Motif, hue: Hue, outline: string): string {
  return `<g transform="translate(79 22) scale(.95)">${glyphMarkup(motif.glyph, hue.ink, { paint: outline, width: 1 })}</g>`;
}

const SIGN_SIZES: Partial<Record<Hue["sign"], number>> = {
  star: 4.5,
  triangle: 4.4,
  circle: 3.85,
  drop: 4.3,
  moon: 4.3,
};

/** The field: it radiates the sign of its colour. */
function ground(hue: Hue, middle: number, isDark: boolean): string {
  const isBright = luminance(hue.base) > 0.36;
  const foot = mix(hue.base, hue.deep, isDark ? 0.5 : 0.28);
  const echoes = [13, 9.8, 7.9, 6.2]
    .map((size, index) => {
      const seen = (isBright ? 0.16 : 0.07) + index * (isBright ? 0.06 : 0.03);
      return `<path transform="translate(50 ${middle - 1}) scale(${size})" d="${SIGNS[hue.sign]}" fill="none" stroke="#fff" stroke-opacity="${short(seen * 100) / 100}" stroke-width="${Math.round(700 / size) / 100}" stroke-linejoin="round"/>`;
    })
    .join("");
  const heart = isDark ? mix(hue.deep, hue.base, 0.25) : mix(hue.base, hue.tint, isBright ? 0.75 : 0.55);
  const defs = `<defs>${linear(
    "paint",
    [
      [0, hue.top],
      [0.45, hue.base],
      [1, foot],
    ],
    `x1="0" y1="0" x2=".55" y2="1"`,
  )}${radial(
    "shade",
    [
      [0, isDark ? "#000000" : WHITE, isDark ? 0.26 : 0.3],
      [1, isDark ? "#000000" : WHITE, 0],
    ],
    `gradientUnits="userSpaceOnUse" cx="14" cy="28" r="48"`,
  )}</defs>`;
  return `${defs}<g clip-path="url(#field)"><rect x="4" y="4" width="92" height="142" fill="url(#paint)"/>${echoes}${sign(hue.sign, { x: 50, y: middle, scale: SIGN_SIZES[hue.sign] ?? 4.1, fill: heart, soft: 2.2 })}<rect x="4" y="4" width="62" height="74" fill="url(#shade)"/><path d="M4 4H96V46C66 40 34 44 4 62z" fill="#fff" opacity=".05"/></g><rect x="5.3" y="5.3" width="89.4" height="139.4" rx="6.3" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1"/>`;
}

// Cards without a colour

/** Places for so many signs round a middle: a circle, beginning at the upper left. */
function round(count: number, radius: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (-135 + (index * 360) / count) * (Math.PI / 180);
    return [short(Math.cos(angle) * radius), short(Math.sin(angle) * radius)];
  });
}

/** All colours as one emblem, in a box from -12 to 12. */
function emblem(hues: readonly Hue[]): string {
  const places = round(hues.length, hues.length > 4 ? 8.6 : 7.9);
  const scale = hues.length > 5 ? 0.34 : hues.length > 4 ? 0.4 : 0.5;
  return hues
    .map((hue, index) => {
      const [x, y] = places[index] ?? [0, 0];
      return sign(hue.sign, { x, y, scale, fill: hue.light, soft: 2 });
    })
    .join("");
}

const WILD = "#15111f";

/** Every colour has its part of the field, and radiates its sign there. */
function wildGround(hues: readonly Hue[], places: readonly [x: number, y: number][]): string {
  const toward = (turn: number, far: number): string => {
    const angle = (-135 + (turn * 360) / hues.length) * (Math.PI / 180);
    return `${short(50 + Math.cos(angle) * far)} ${short(75 + Math.sin(angle) * far)}`;
  };
  const parts = hues
    .map((hue, index) => {
      const wedge = `M50 75L${toward(index - 0.5, 130)}L${toward(index, 190)}L${toward(index + 0.5, 130)}z`;
      const [x, y] = places[index] ?? [0, 0];
      const echoes = [3.1, 4.6, 6.1, 7.6]
        .map((size, echo) => {
          const seen = short((0.42 - echo * 0.09) * 100) / 100;
          return `<path transform="translate(${50 + x} ${75 + y}) scale(${size})" d="${SIGNS[hue.sign]}" fill="none" stroke="${hue.light}" stroke-opacity="${seen}" stroke-width="${Math.round(450 / size) / 100}" stroke-linejoin="round"/>`;
        })
        .join("");
      return `<clipPath id="part${index}"><path d="${wedge}"/></clipPath><g clip-path="url(#part${index})"><path d="${wedge}" fill="${mix(hue.deep, WILD, 0.42)}"/>${echoes}</g>`;
    })
    .join("");
  const defs = `<defs>${radial(
    "dusk",
    [
      [0, WILD, 0.5],
      [0.5, WILD, 0.1],
      [1, WILD, 0.6],
    ],
    `gradientUnits="userSpaceOnUse" cx="50" cy="75" r="90"`,
  )}</defs>`;
  return `${defs}<g clip-path="url(#field)"><rect x="4" y="4" width="92" height="142" fill="${WILD}"/>${parts}<rect x="4" y="4" width="92" height="142" fill="url(#dusk)"/></g><rect x="5.3" y="5.3" width="89.4" height="139.4" rx="6.3" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1"/>`;
}

function wild({ card, hues, dim }: Face): string {
  const count = hues.length;
  const places = round(count, count > 4 ? 28 : 25.5);
  const ground = wildGround(hues, places);
  const patch = `<circle cx="21" cy="22.5" r="16" fill="${WILD}" opacity=".9"/>`;
  if (pictureOf(card) === "wild-draw") {
    const plus = plusOf(card);
    const shown = hues.slice(0, 5);
    const fan = shown
      .map((hue, index) => {
        const from = index - (shown.length - 1) / 2;
        return smallCard(hue, { x: 50 + from * 15, y: 76 + from * from * 2.4, turn: from * 14, width: 34 });
      })
      .join("");
    const height = Math.min(22, (22 * 26) / widthOf(plus, 22, -5));
    const index = lettering(plus, { x: 20.5, y: 22.5, height, attributes: `fill="#fff"`, spacing: -5 });
    return sheet(dim, ground + fan, corners(patch + index));
  }
  const scale = count > 6 ? 1.05 : count > 4 ? 1.3 : 1.75;
  const middle = hues
    .map((hue, index) => {
      const [x, y] = places[index] ?? [0, 0];
      return sign(hue.sign, { x: 50 + x, y: 75 + y, scale, fill: hue.light, soft: 2 });
    })
    .join("");
  const index = `${patch}<g transform="translate(21 22.5) scale(1.05)">${emblem(hues)}</g>`;
  return sheet(dim, ground + middle, corners(index));
}

function disc(motif: Motif): string {
  return `<g transform="translate(21 22.5)"><circle r="15" fill="${motif.disc}"/><circle r="15" fill="none" stroke="${motif.ink}" stroke-opacity=".5" stroke-width="1"/><g transform="scale(.93)">${glyphMarkup(motif.glyph, motif.ink)}</g></g>`;
}

/** Where the name stands. */
function plate(fill: string, edge: string, top = 108): string {
  return `<rect x="8.5" y="${top}" width="83" height="22.5" rx="5" fill="${fill}" stroke="${edge}" stroke-width="1.4"/>`;
}

function special({ card, hues, dim }: Face, motif: Motif): string {
  const field = motif.scene ? motif.scene(hues) : plainScene(motif, numberOf(card.name));
  return sheet(
    dim,
    `<g clip-path="url(#field)">${field}${plate(motif.plate, motif.edge)}${legend(hues)}</g>`,
    disc(motif),
  );
}

/** The signs of all colours at the foot: its player names one. */
function legend(hues: readonly Hue[]): string {
  const step = hues.length > 5 ? 9 : 12;
  const wide = step * hues.length + 4;
  const all = hues
    .map((hue, index) =>
      sign(hue.sign, {
        x: 50 + (index - (hues.length - 1) / 2) * step,
        y: 138.2,
        scale: 0.4,
        fill: hue.light,
        soft: 2,
      }),
    )
    .join("");
  return `<rect x="${50 - wide / 2}" y="132.6" width="${wide}" height="11.2" rx="5.6" fill="#080612" opacity=".8"/>${all}`;
}

const SCENES = [
  ["#7a2bb8", "#2a0d57", "#d9a8ff"],
  ["#0f7f8c", "#06303f", "#9ff3ff"],
  ["#c4452f", "#4f1026", "#ffd0a8"],
  ["#2f6ad0", "#10205e", "#bfd8ff"],
  ["#2c8a4f", "#0a3328", "#c4ffcf"],
] as const;

/** The field of a card that nobody has drawn a scene for: its glyph, large, in a light of its own. */
function plainScene(motif: Motif, seed: number): string {
  const [near, far, bright] = SCENES[seed % SCENES.length] ?? SCENES[0];
  const glyph = (scale: number, y: number, ink: string, outline: string, width: number): string =>
    `<g transform="translate(53 ${y}) scale(${scale})">${glyphMarkup(motif.glyph, ink, { paint: outline, width })}</g>`;
  return `<defs>${radial(
    "scene",
    [
      [0, near],
      [1, far],
    ],
    `cx=".5" cy=".44" r=".75"`,
  )}${radial("halo", [
    [0, bright, 0.75],
    [1, bright, 0],
  ])}</defs><rect x="4" y="4" width="92" height="142" fill="url(#scene)"/>${rays(53, 66, 16, 120, bright, 0.1, (seed % 7) / 7)}<circle cx="53" cy="66" r="48" fill="url(#halo)"/><circle cx="53" cy="66" r="36" fill="none" stroke="${bright}" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="2 5" stroke-linecap="round"/>${glyph(2.75, 69, far, far, 1.4)}${glyph(2.75, 66, motif.ink, far, 1.4)}`;
}

// A card that is written on

/** It has begun to write. */
const PENCIL = `<path d="M17 88c5-12 10-12 10-4s7 8 10-2 7-8 9 2 6 8 11 2" fill="none" stroke="#1c2a6b" stroke-width="2.4" stroke-linecap="round"/><g transform="translate(57 86) rotate(-42)"><path d="m0 0 9-4.5v9z" fill="#ffe3b8" stroke="#1c1030" stroke-width="1.3" stroke-linejoin="round"/><path d="M0 0L3.6-1.8V1.8z" fill="#1c1030"/><path d="M9-4.5h23v9H9z" fill="#ffd93b" stroke="#1c1030" stroke-width="1.3"/><path d="M9-1.5H32" stroke="#e0a41f" stroke-width="1.3"/><path d="M32-4.5h3v9h-3z" fill="#cfd6ea" stroke="#1c1030" stroke-width="1.3"/><path d="M35-4.5h3.5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H35z" fill="#ff5fa8" stroke="#1c1030" stroke-width="1.3"/></g>`;

function paper({ card, hues, dim, ruled }: Face, motif: Motif): string {
  let lines = "";
  for (let y = 40 + ruled; y < 127; y += ruled) lines += `M4 ${short(y)}H96`;
  const signs = hues
    .map((hue, index) => {
      const x = 50 + (index - (hues.length - 1) / 2) * (hues.length > 5 ? 11 : 16);
      return sign(hue.sign, { x, y: 136.5, scale: 0.52, fill: hue.base, soft: 2 });
    })
    .join("");
  const blank = card.text ? "" : PENCIL;
  const field = `<defs>${linear(
    "head",
    [
      [0, "#4a22a0"],
      [1, "#8f2fb8"],
    ],
    `x1="0" y1="0" x2="1" y2="0"`,
  )}</defs><g clip-path="url(#field)"><rect x="4" y="4" width="92" height="142" fill="#fffdf4"/><path d="${lines}" stroke="#9cc7e8" stroke-width=".8" opacity=".9"/><path d="M4 4H96V38H4z" fill="url(#head)"/><path d="M4 38H96" stroke="#1c1030" stroke-width="1.2"/>${signs}${blank}</g>`;
  return sheet(dim, field, disc(motif));
}
