import { describe, expect, it } from "vitest";
import { boxesOf, boxOf, handSpots, layoutFor, type Box, type Layout, type Spot } from "../src/scene/layout";

const SCREENS = [
  [390, 844],
  [360, 640],
  [320, 568],
  [320, 560],
  [480, 320],
  [480, 384],
  [692, 320],
  [412, 915],
  [844, 390],
  [640, 360],
  [720, 450],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [1068, 900],
  [2560, 1440],
] as const;
const OTHERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function overlap(one: Box, two: Box): boolean {
  const slack = 0.5;
  return (
    one.x + slack < two.x + two.width &&
    two.x + slack < one.x + one.width &&
    one.y + slack < two.y + two.height &&
    two.y + slack < one.y + one.height
  );
}

function inside({ ground }: Layout, box: Box): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= ground.width && box.y + box.height <= ground.height;
}

/** The part of a card that must be seen: where its index is. */
function indexOf(spot: { x: number; y: number; width: number; angle: number }): Box {
  const angle = (spot.angle * Math.PI) / 180;
  const [x, y] = [-0.32 * spot.width, -0.55 * spot.width];
  const middle = {
    x: spot.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: spot.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
  const [width, height] = [0.28 * spot.width, 0.34 * spot.width];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The corners of an index with the sign under its glyph, in the left third of a card. */
function wholeIndex({ x, y, width, angle }: Spot): [x: number, y: number][] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [-0.4, -0.2].flatMap((across) =>
    [-0.64, -0.14].map((down): [number, number] => [
      x + width * (across * cos - down * sin),
      y + width * (across * sin + down * cos),
    ]),
  );
}

function covers(card: Spot, x: number, y: number): boolean {
  const [cos, sin] = [Math.cos((-card.angle * Math.PI) / 180), Math.sin((-card.angle * Math.PI) / 180)];
  const [dx, dy] = [x - card.x, y - card.y];
  return Math.abs(dx * cos - dy * sin) < card.width / 2 && Math.abs(dx * sin + dy * cos) < 0.75 * card.width;
}

it("leaves your name the room beside the hand", () => {
  const { own, hand, scale } = layoutFor(1280, 800, 3, 7);
  expect(own.width).toBeGreaterThan(200 * scale); // a name like Clever Penguin
  expect(own.x + own.width).toBeLessThan(hand.x - hand.width / 2);
});

describe.each(SCREENS)("a screen of %i × %i", (width, height) => {
  it.each(OTHERS)("has room for %i others", (others) => {
    const layout = layoutFor(width, height, others, 7);
    const { draw, discard, uno, hud, own, seats } = layout;
    expect(seats).toHaveLength(others);
    const around = [
      boxOf(draw),
      boxOf(discard),
      { x: uno.x - uno.size / 2, y: uno.y - uno.size / 2, width: uno.size, height: uno.size },
      own,
      hud.left,
      hud.right,
      ...(hud.middle ? [hud.middle] : []),
      ...[7, 13, 30].flatMap((cards) =>
        handSpots(layoutFor(width, height, others, cards), cards, () => true).map(boxOf),
      ),
    ];
    for (const [index, one] of seats.entries()) {
      expect(one.plate.width, `plate of seat ${index}`).toBeGreaterThanOrEqual(44);
      for (const box of boxesOf(one)) {
        expect(inside(layout, box), `seat ${index} inside: ${JSON.stringify(box)}`).toBe(true);
        for (const other of around)
          expect(overlap(box, other), `seat ${index}: ${JSON.stringify([box, other])}`).toBe(false);
        for (const [at, two] of seats.entries()) {
          if (at <= index) continue;
          for (const other of boxesOf(two)) {
            expect(overlap(box, other), `seats ${index}, ${at}: ${JSON.stringify([box, other])}`).toBe(false);
          }
        }
      }
    }
  });

  it("shows the index of every card of any hand", () => {
    for (let cards = 1; cards <= 30; cards += 1) {
      const layout = layoutFor(width, height, 5, cards);
      const { uno, own } = layout;
      const covering = [
        { x: uno.x - uno.size / 2, y: uno.y - uno.size / 2, width: uno.size, height: uno.size },
        { ...own, width: own.width },
      ];
      for (const raised of [true, false]) {
        const spots = handSpots(layout, cards, () => raised);
        const above = cards > 13 && layout.hand.rows > 1 ? Math.ceil(cards / 2) : cards;
        spots.forEach((spot, index) => {
          const seen = indexOf(spot);
          expect(inside(layout, seen), `${cards} cards, card ${index}`).toBe(true);
          for (const box of covering) expect(overlap(seen, box), `${cards} cards, card ${index}`).toBe(false);
          const next = spots[index + 1];
          if (next && index + 1 !== above) expect(next.x - spot.x).toBeGreaterThan(0.3 * spot.width);
        });
      }
    }
  });

  it("covers no index of the upper row by a card that stands out of the lower one", () => {
    for (let cards = 14; cards <= 30; cards += 1) {
      const layout = layoutFor(width, height, 5, cards);
      if (layout.hand.rows < 2) return;
      const above = Math.ceil(cards / 2);
      const spots = handSpots(layout, cards, (index) => index >= above);
      for (const spot of spots.slice(0, above)) {
        for (const [x, y] of wholeIndex(spot)) {
          const isCovered = spots.slice(above).some((other) => covers(other, x, y));
          expect(isCovered, `${cards} cards, at ${x}, ${y}`).toBe(false);
        }
      }
    }
  });

  it("keeps what floats, the count and the colour apart", () => {
    const { hand, ground, left, colour, draw } = layoutFor(width, height, 5, 7);
    const { y, width: across } = hand.float;
    const indexes = handSpots(layoutFor(width, height, 5, 7), 7).map(indexOf);
    for (const index of indexes) expect(index.y, "a card that floats").toBeGreaterThan(y + 0.75 * across);
    expect(y - 0.75 * across).toBeGreaterThan(ground.cy);
    expect(colour.y - left.y).toBeGreaterThan(26);
    expect(left.y).toBeGreaterThan(draw.y + 0.4 * draw.width);
  });

  it("keeps the seats and piles where they are when the hand changes", () => {
    const few = layoutFor(width, height, 4, 1);
    const many = layoutFor(width, height, 4, 30);
    expect(many.seats).toEqual(few.seats);
    expect(many.discard).toEqual(few.discard);
  });
});

describe("measures", () => {
  it("are those of the drawings", () => {
    const table = layoutFor(1440, 900, 5, 8);
    expect(table.ground).toMatchObject({ kind: "desk", cx: 720, cy: 392, rx: 478, ry: 208, edge: 28 });
    const [, , far] = table.seats;
    expect(far).toMatchObject({ token: 84, back: 36 });
    expect(far?.x).toBeCloseTo(720);
    expect(far?.y).toBeCloseTo(96);
    const phone = layoutFor(390, 844, 3, 7).ground;
    expect(phone).toMatchObject({ kind: "phone", cx: 195, rx: 190 });
    expect(phone.cy).toBeCloseTo(352, 0);
    expect(phone.ry).toBeCloseTo(152, 0);
    expect(layoutFor(844, 390, 4, 12).ground).toMatchObject({ kind: "land", cx: 422, cy: 152, rx: 236, ry: 98 });
  });

  it("give a phone large cards while they are few", () => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      for (let cards = 1; cards <= 8; cards += 1) {
        expect(handSpots(layoutFor(width, height, 3, cards), cards)[0]?.width).toBeGreaterThanOrEqual(72);
      }
    }
  });

  it("let a large hand take the room that a desktop has", () => {
    for (const [width, height] of [
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const { hand, scale } = layoutFor(width, height, 5, 30);
      expect(hand.width).toBeCloseTo(900 * scale);
      expect(handSpots(layoutFor(width, height, 5, 30), 30)[0]?.width).toBeGreaterThanOrEqual(78 * scale);
    }
  });

  it("leave room for points beside the names of up to eight others on a phone", () => {
    for (const others of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { seats } = layoutFor(390, 844, others, 7);
      expect(Math.min(...seats.map(({ plate }) => plate.width)), `${others} others`).toBeGreaterThanOrEqual(70);
    }
  });

  it("grow with the screen", () => {
    const usual = layoutFor(1440, 900, 5, 7);
    const large = layoutFor(2560, 1440, 5, 7);
    for (const of of [
      (each: Layout) => each.uno.size,
      (each: Layout) => each.draw.width,
      (each: Layout) => each.hand.largest,
    ])
      expect(of(large) / of(usual)).toBeCloseTo(1.6);
  });
});
