import { describe, expect, it } from "vitest";
import { apart, placed, sayingOf, type Saying } from "../src/lib/bubbles";
import { layoutFor } from "../src/scene/layout";

function saying(player: string, age: number, text = "Draws 4"): Saying {
  return { player, text, code: null, isSign: false, key: player, age };
}

describe("what is said at the seats", () => {
  const { seats, ground } = layoutFor(390, 844, 9, 7);

  it("shows of neighbours on a phone who was last to say something", () => {
    const all = seats.map((spot, index) => placed(saying(`P${index}`, index), spot, ground.width, seats));
    const seen = [...apart(all).values()];
    expect(seen[0]?.player).toBe("P8");
    expect(seen.length).toBeLessThan(all.length);
    for (const one of seen) {
      for (const two of seen.filter((each) => each !== one)) {
        const isBeside = one.box.x + one.box.width <= two.box.x || two.box.x + two.box.width <= one.box.x;
        const isBelow = one.box.y + one.box.height <= two.box.y || two.box.y + two.box.height <= one.box.y;
        expect(isBeside || isBelow).toBe(true);
      }
    }
  });

  it("stays on the screen", () => {
    for (const spot of seats) {
      const { box } = placed(
        saying("Bo", 1, "I have never seen such a hand in all my life"),
        spot,
        ground.width,
        seats,
      );
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(ground.width);
    }
  });

  it("covers no face of those who sit in the same row, where there is room beside it", () => {
    for (const others of [2, 3, 4]) {
      const layout = layoutFor(390, 844, others, 7);
      for (const spot of layout.seats) {
        const { box } = placed(saying("Bo", 1, "That is a lot of cards."), spot, 390, layout.seats);
        for (const { x, y, token } of layout.seats.filter((each) => each !== spot && each.y === spot.y)) {
          const isBeside = box.x + box.width <= x - token / 2 || x + token / 2 <= box.x;
          expect([others, isBeside]).toEqual([others, true]);
          expect(box.y + box.height / 2).toBeLessThan(y + token);
        }
      }
    }
  });

  it("tells what happened before what was said", () => {
    const said = { text: "Ouch.", number: 1, reaction: false };
    const remark = { key: 7, player: "Bo", text: "Draws 4", code: null };
    expect(sayingOf("Bo", said, [remark])?.text).toBe("Draws 4");
    expect(sayingOf("Bo", said, [])?.text).toBe("Ouch.");
    expect(sayingOf("Bo", undefined, [])).toBeUndefined();
  });
});
