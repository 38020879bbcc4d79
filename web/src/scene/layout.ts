/** Where everything is on the table's screen, in CSS pixels: one calculation that pictures, hands and flights share. */
import type { Ground } from "../worlds/world";
import { DESK_SEATS, LAND_SEATS, PHONE_SEATS } from "./places";

/** The middle of a card, how wide it is, and how far it is turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  angle: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A seat of somebody else: the middle of their token. What belongs to it is measured from there. */
export interface SeatSpot {
  x: number;
  y: number;
  /** Across, in pixels. */
  token: number;
  /** How wide a card in their fan is. */
  back: number;
  /** How far the middle of the fan is below the middle of the token. */
  fan: number;
  /** The badge with the number of cards: its middle, and across. */
  count: { x: number; y: number; size: number };
  /** The plate with the name: its top edge, and the widest it may be. */
  plate: { y: number; height: number; width: number };
  /** Where on the rim they sit, in degrees clockwise from the right; you sit at 90. */
  rim: number;
  /** The side of the token where a bubble has room. */
  bubble: "left" | "right" | "below";
}

export interface Layout {
  ground: Ground;
  /** How large things are, compared with the screens that LOOK.md measures: 1440 × 900, 390 × 844, 844 × 390. */
  scale: number;
  /** The others, clockwise from your left. */
  seats: SeatSpot[];
  draw: Spot;
  discard: Spot;
  /** The middle of the badge with the number of cards to draw. */
  left: { x: number; y: number };
  /** The middle of the plate with the colour in play, and of the line that says whose turn it is. */
  colour: { x: number; y: number };
  line: { x: number; y: number };
  /** Where your hand lies: its middle, the top of its cards, and how wide it may be. Rows are `apart` from each other. */
  hand: {
    x: number;
    top: number;
    width: number;
    largest: number;
    radius: number;
    rows: number;
    apart: number;
    lift: number;
    /** A card that floats above the others: its middle, and how wide it is. */
    float: { y: number; width: number };
  };
  uno: { x: number; y: number; size: number };
  /** You, the hint, and on small screens a button to draw. */
  own: Box;
  /** The corners with buttons, and what is between them. */
  hud: { left: Box; middle: Box | null; right: Box };
}

/** How far from the edge, and from each other, things stay. */
const MARGIN = 4;
/** What a finger needs. */
const TOUCH = 44;
const MOST_IN_ROW = 13;
/** The part of a card's width that shows its index, and how far down that reaches, sign and all. */
const INDEX = 0.36;
const INDEX_DOWN = 0.63;

export function kindOf(width: number, height: number): Ground["kind"] {
  if (height < 500 && width > height * 1.05) return "land";
  return width < 700 || width < height * 0.95 ? "phone" : "desk";
}

/** Everything for this screen, with so many others at the table and cards in your hand, of `size` per cent. */
export function layoutFor(width: number, height: number, others: number, cards: number, size = 100): Layout {
  return LAYOUTS[kindOf(width, height)](width, height, Math.max(1, Math.min(9, others)), size / 100, cards);
}

const LAYOUTS: Record<Ground["kind"], typeof phone> = { phone, desk, land };

function desk(width: number, height: number, others: number, size: number, cards: number): Layout {
  const across = width / 1440;
  const down = height / 900;
  const scale = Math.min(down, across * 1.25);
  // A very wide screen does not pull the table apart; a narrow one lets the seats come nearer to it.
  const reach = Math.min(across, down * 1.2);
  const rx = 478 * (reach < 1 ? reach ** 0.6 : reach);
  const cx = width / 2;
  const cy = 392 * down;
  const ground: Ground = {
    ...{ kind: "desk", width, height, cx, cy, rx, ry: 208 * down },
    ...{ edge: 28 * scale, horizon: 214 * down },
  };
  const token = (others < 6 ? 84 : others < 8 ? 72 : 64) * scale;
  const lift = 34 * scale;
  const top = height - 182 * scale;
  const largest = 122 * scale * size;
  // A large hand takes the room up to you and to the UNO button.
  const wide = Math.min((cards > MOST_IN_ROW ? 900 : 820) * scale, width - 480 * scale);
  const layout: Layout = {
    ...{ ground, scale, seats: [] },
    draw: { x: cx - 82 * scale, y: cy - 14 * scale, width: 104 * scale, angle: 0 },
    discard: { x: cx + 74 * scale, y: cy - 14 * scale, width: 112 * scale, angle: 0 },
    left: { x: cx - 82 * scale, y: cy + 86 * scale },
    colour: { x: cx, y: cy + 0.83 * ground.ry },
    line: { x: cx, y: top - lift - 25 * scale },
    hand: {
      ...{ x: cx, top, width: wide, largest },
      ...{ radius: 1650 * scale, rows: 1, apart: 0, lift, float: { y: top - 0.74 * largest, width: largest } },
    },
    uno: { x: width - 104 * scale, y: height - 110 * scale, size: 112 * scale },
    own: {
      // Your name may come as near to the hand as its outermost card, which is turned, leaves it.
      ...{ x: 26 * scale, y: height - 150 * scale, height: 124 * scale },
      width: Math.max(170 * scale, (width - wide) / 2 - 78 * scale),
    },
    hud: {
      left: { x: 22 * scale, y: 18 * scale, width: 310 * scale, height: button(46 * scale) },
      middle: null,
      right: {
        ...{ x: width - 22 * scale - 4 * button(46 * scale) - 30 * scale, y: 18 * scale },
        ...{ width: 4 * button(46 * scale) + 30 * scale, height: button(46 * scale) },
      },
    },
  };
  layout.seats = (DESK_SEATS[others] ?? []).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const isSide = Math.sin(angle) >= -0.4;
    const x = cx + 600 * reach * Math.cos(angle);
    const y = cy + 296 * down * Math.sin(angle) - (isSide ? 14 * scale : 0);
    return seat(x, y, token, (token * 36) / 84, { ground, fan: 0.61, plate: 1.5, badge: 0.4, line: 30 * scale });
  });
  fitPlates(layout, 172 * scale);
  return layout;
}

function phone(width: number, height: number, others: number, size: number, cards: number): Layout {
  const across = width / 390;
  const scale = Math.max(0.82, Math.min(across, height / 844));
  const bar = 70 * scale;
  const usual = 84 * Math.max(72 / 84, Math.min(across, height / 844));
  // What is left between the hand and the buttons on a low screen goes to the table.
  const gap = Math.max(12, 34 * Math.min(1.4, (height - 640) / 204));
  const lift = (26 / 84) * usual;
  const top = height - bar - 1.5 * usual - gap;
  const line = top - lift - 42 * scale;
  const first = 56 * Math.max(1, Math.min(scale, 1.4));
  // The table and its seats fill what is above the line, and stay where they are when the hand takes a second row.
  const down = (line - 26 * scale - first) / 464;
  const y = (reference: number): number => first + (reference - 56) * down;
  const small = Math.min(down, across);
  const cx = width / 2;
  const cy = y(352);
  const ground: Ground = {
    ...{ kind: "phone", width, height, cx, cy, rx: 190 * across, ry: 152 * down },
    ...{ edge: 16 * small, horizon: y(150) },
  };
  const token = (others < 4 ? 58 : others < 6 ? 52 : 44) * (others < 6 ? Math.max(0.7, small) : small);
  const layout: Layout = {
    ...{ ground, scale, seats: [] },
    draw: { x: cx - 54 * small, y: cy - 8 * small, width: 82 * small, angle: 0 },
    discard: { x: cx + 51 * small, y: cy - 8 * small, width: 92 * small, angle: 0 },
    colour: { x: cx, y: cy + 0.8 * ground.ry },
    left: { x: cx - 54 * small, y: Math.min(cy + 73 * small, cy + 0.8 * ground.ry - 33 * Math.max(1, scale)) },
    line: { x: cx, y: line },
    hand: {
      ...{ x: cx, top, width: width < 600 ? width - 44 : 0.86 * width, largest: usual * size },
      ...{ radius: Math.max(1000, 2.4 * width), rows: 1, apart: 0, lift },
      float: { y: top - 0.78 * usual * size, width: usual * size },
    },
    uno: { x: width - 57 * scale, y: height - 59 * scale, size: 78 * scale },
    own: {
      ...{ x: 12, y: height - 70 * scale },
      ...{ width: width - 120 * scale, height: 54 * scale },
    },
    hud: {
      left: { x: 12, y: 12 * Math.min(1, scale), width: button(44 * scale), height: button(44 * scale) },
      middle: {
        ...{ x: 24 + button(44 * scale), y: 12 * Math.min(1, scale) },
        ...{ width: width - 48 - 2 * button(44 * scale), height: button(44 * scale) },
      },
      right: {
        ...{ x: width - 12 - button(44 * scale), y: 12 * Math.min(1, scale) },
        ...{ width: button(44 * scale), height: button(44 * scale) },
      },
    },
  };
  const back = (others < 4 ? 25 : others < 6 ? 22 : 18) * small;
  layout.seats = mirrored(PHONE_SEATS[others] ?? [], 195).map(([left, from]) =>
    seat(cx + (left - 195) * across, y(from), token, back, {
      ...{ ground, fan: 0.42, plate: 0.98, badge: others < 6 ? 0.48 : 0.55, line: Math.max(18, 24 * small) },
    }),
  );
  fitPlates(layout, 104 * Math.max(1, small));
  if (cards > MOST_IN_ROW) takeTwoRows(layout, cards, top + 1.5 * usual + 0.6 * gap);
  return layout;
}

/** The lower row lies so far below the upper one that a card which stands out of it covers no index. */
function takeTwoRows({ hand, line }: Layout, cards: number, bottom: number): void {
  const width = widthInRow(hand, Math.ceil(cards / 2));
  const { top, lift } = hand;
  hand.rows = 2;
  hand.lift *= 0.46;
  hand.apart = INDEX_DOWN * width + hand.lift;
  hand.top = Math.min(top - 0.3 * hand.apart, bottom - hand.apart - 1.5 * width);
  hand.float.y -= top - hand.top;
  line.y += hand.top - hand.lift - (top - lift);
}

function land(width: number, height: number, others: number, size: number, cards: number): Layout {
  const across = Math.min(width / 844, (height / 390) * 1.5);
  const down = height / 390;
  const scale = Math.max(0.8, Math.min(down, across * 1.15));
  const cx = width / 2;
  const cy = 152 * down;
  const ground: Ground = {
    ...{ kind: "land", width, height, cx, cy, rx: 236 * across, ry: 98 * down },
    ...{ edge: 14 * scale, horizon: 74 * down },
  };
  const small = Math.min(scale, down);
  const token = (others < 6 ? 50 : others < 8 ? 44 : 40) * small;
  const back = (others < 6 ? 22 : others < 8 ? 18 : 16) * small;
  const top = height - 78 * scale;
  const lift = 24 * scale;
  const line = top - lift - 21 * scale;
  const left = 194 * scale;
  const right = 136 * scale;
  const edge = button(44 * scale);
  const layout: Layout = {
    ...{ ground, scale, seats: [] },
    draw: { x: cx - 42 * small, y: cy - 4 * small, width: 56 * small, angle: 0 },
    discard: { x: cx + 40 * small, y: cy - 4 * small, width: 62 * small, angle: 0 },
    left: { x: cx - 42 * small, y: cy + 26 * small },
    // Above what is asked, which is two lines at times.
    colour: { x: cx, y: Math.min(cy + 0.71 * ground.ry, line - 47) },
    line: { x: cx, y: line },
    hand: {
      ...{ x: (left + width - right) / 2, top, width: width - left - right, largest: 78 * scale * size },
      ...{ radius: 1100 * scale, rows: 1, apart: 0, lift, float: { y: top - 42 * scale, width: 46 * scale } },
    },
    uno: { x: width - 62 * scale, y: height - 60 * scale, size: 84 * scale },
    own: { x: 12, y: height - 122 * scale, width: 146 * scale, height: 110 * scale },
    hud: {
      left: { x: 12, y: 10, width: edge, height: edge },
      middle: null,
      right: { x: width - 12 - edge, y: 10, width: edge, height: edge },
    },
  };
  layout.seats = mirrored(LAND_SEATS[others] ?? [], 422).map(([x, y]) =>
    seat(cx + (x - 422) * across, y * down, token, back, {
      ...{ ground, fan: 0.42, plate: 0.98, badge: 0.52, line: Math.max(18, 22 * small) },
    }),
  );
  fitPlates(layout, 100 * small);
  // A window that is hardly wider than high has room for a second row, and none for many cards in one.
  if (cards > MOST_IN_ROW && width < 1.4 * height) takeTwoRows(layout, cards, height + 8);
  return layout;
}

function button(size: number): number {
  return Math.max(TOUCH, size);
}

/** Left half and middle of a row of places, with the right half. */
function mirrored(half: readonly (readonly [number, number])[], middle: number): [number, number][] {
  const right = half.filter(([x]) => x !== middle).map(([x, y]): [number, number] => [2 * middle - x, y]);
  return [...half.map(([x, y]): [number, number] => [x, y]), ...right.reverse()];
}

interface SeatShape {
  ground: Ground;
  /** Of the fan's middle and the plate's top below the token, in widths of a back. */
  fan: number;
  plate: number;
  /** The badge, in tokens. */
  badge: number;
  /** How high the plate is. */
  line: number;
}

function seat(x: number, y: number, token: number, back: number, shape: SeatShape): SeatSpot {
  const { ground } = shape;
  const size = Math.max(22, token * shape.badge);
  const below = (y + 0.36 * token - ground.cy) / ground.ry;
  const isMiddle = Math.abs(x - ground.cx) < token / 2;
  return {
    ...{ x, y, token, back },
    fan: token / 2 + back * shape.fan,
    count: { x: Math.min(token * 0.34 + size / 2, ground.width - x - size / 2 - 1), y: token * 0.36 + size / 2, size },
    plate: { y: token / 2 + back * shape.plate, height: shape.line, width: 0 },
    rim: (Math.atan2(below, (x - ground.cx) / ground.rx) * 180) / Math.PI,
    bubble: isMiddle || x < ground.cx ? "right" : "left",
  };
}

/** From the top of the token to the bottom of the plate. */
function reachOf({ y, token, plate }: SeatSpot): [top: number, bottom: number] {
  return [y - token / 2, y + plate.y + plate.height];
}

/** Names get as much room as their neighbours, the piles and the edge of the screen leave them. */
function fitPlates({ seats, ground, draw, discard }: Layout, widest: number): void {
  const piles = [boxOf(draw), boxOf(discard)];
  for (const one of seats) {
    const [top, bottom] = reachOf(one);
    let half = Math.min(widest / 2, one.x - MARGIN, ground.width - one.x - MARGIN);
    for (const other of seats) {
      const [otherTop, otherBottom] = reachOf(other);
      if (other === one || otherTop >= bottom || otherBottom <= top) continue;
      half = Math.min(half, (Math.abs(other.x - one.x) - MARGIN) / 2);
      const badge = other.x + other.count.x + other.count.size / 2;
      const isBeside = Math.abs(other.y + other.count.y - one.y - one.plate.y) < other.count.size + one.plate.height;
      if (other.x < one.x && isBeside) half = Math.min(half, one.x - badge);
    }
    for (const pile of piles) {
      if (pile.y >= bottom || pile.y + pile.height <= top) continue;
      const apart = one.x < pile.x ? pile.x - one.x : one.x - pile.x - pile.width;
      half = Math.min(half, apart - MARGIN);
    }
    one.plate.width = 2 * half;
  }
}

/** What a name leaves free on its plate. */
export function spareOf({ plate, token }: SeatSpot, name: string): number {
  return plate.width - 16 - name.length * Math.max(12, token * 0.21) * 0.6;
}

/** The space that a card takes which is not turned. */
export function boxOf({ x, y, width }: Spot): Box {
  return { x: x - width / 2, y: y - 0.75 * width, width, height: 1.5 * width };
}

/** What a seat takes of the screen: token, fan, count and plate. */
export function boxesOf({ x, y, token, back, fan, count, plate }: SeatSpot): Box[] {
  const spread = Math.min(fanWidth(back), plate.width);
  return [
    { x: x - token / 2, y: y - token / 2, width: token, height: token },
    { x: x - spread / 2, y: y + fan - 0.75 * back, width: spread, height: 1.5 * back },
    { x: x + count.x - count.size / 2, y: y + count.y - count.size / 2, width: count.size, height: count.size },
    { x: x - plate.width / 2, y: y + plate.y, width: plate.width, height: plate.height },
  ];
}

/** How wide a fan of many backs is. */
export function fanWidth(back: number): number {
  return 3 * back;
}

/** How wide each of so many cards is that lie side by side. */
function widthInRow({ largest, width }: Layout["hand"], cards: number): number {
  return Math.min(largest, width / (1 + INDEX * (cards - 1)));
}

/** Where the cards of your hand lie; `raised` says which of them stand out, being possible. */
export function handSpots({ hand }: Layout, count: number, raised: (index: number) => boolean = () => false): Spot[] {
  const rows = count > MOST_IN_ROW ? hand.rows : 1;
  const above = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = index < above ? 0 : 1;
    const inRow = row ? count - above : above;
    // Both rows have cards of one size, with the same strip of each to be seen.
    const width = widthInRow(hand, above);
    const step = above > 1 ? Math.min(0.66 * width, (hand.width - width) / (above - 1)) : 0;
    const x = (index - row * above - (inRow - 1) / 2) * step;
    const angle = Math.asin(x / hand.radius);
    const lift = raised(index) ? hand.lift : 0;
    // Turned round the middle of its lower edge, and raised along its own axis.
    const foot = hand.top + row * hand.apart + hand.radius - Math.sqrt(hand.radius ** 2 - x ** 2) + 1.5 * width;
    return {
      x: hand.x + x + Math.sin(angle) * (0.75 * width + lift),
      y: foot - Math.cos(angle) * (0.75 * width + lift),
      width,
      angle: (angle * 180) / Math.PI,
    };
  });
}
