import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptied, follow, lift, oneByOne } from "../src/stage/follow";
import type { TableInfo, Told } from "../src/messages";
import { option, table, told } from "./fakes";
import { recorded } from "./recorded";

/** What can be followed exactly from what a player is told. */
function seen({
  cards,
  draw_pile,
  discard_pile,
  top,
  direction,
  turn,
  colour,
  protected: safe,
  hands,
  scores,
}: TableInfo) {
  const own = hands["Ann"]?.toSorted() ?? null;
  return { cards, draw_pile, discard_pile, top, direction, turn, colour, safe, own, scores };
}

describe("a table that follows what is told", () => {
  const folder = join(import.meta.dirname, "recorded");
  it.each(readdirSync(folder).filter((file) => file.endsWith(".jsonl")))("ends where the message does: %s", (file) => {
    const { beats, colourOf } = recorded(readFileSync(join(folder, file), "utf8"));
    expect(beats.length).toBeGreaterThan(20);
    let shown: TableInfo | null = null;
    for (const { events, table: after } of beats) {
      let now: TableInfo = shown ?? emptied(after);
      for (const event of events.flatMap(oneByOne)) now = follow(now, event, colourOf);
      // Not told by an event: that no colour is in play after the round, who names the first colour under an opening
      // wild, and what lies on the pile while a card that was played waits to lie before somebody.
      if (after.round_over) now = { ...now, colour: null };
      now = { ...now, turn: now.turn ?? after.turn };
      if (events.some(({ kind, amount }) => kind === "played" && amount)) now = { ...now, top: after.top };
      expect(seen(now)).toEqual(seen(after));
      shown = after;
    }
  });
});

describe("one card", () => {
  const red = (): string => "red";
  const start = table({
    cards: { Ann: 2, Bo: 3 },
    hands: { Ann: ["R7", "R7"], Bo: null },
    draw_pile: 10,
    discard_pile: 4,
  });

  it("has left the hand before it is on the pile", () => {
    const event = told(1, "played", { player: "Ann", cards: ["R7"] });
    const lifted = lift(start, event, red);
    expect([lifted.hands["Ann"], lifted.cards["Ann"], lifted.discard_pile]).toEqual([["R7"], 1, 4]);
    expect(follow(start, event, red).discard_pile).toBe(5);
  });

  it("comes for each of several", () => {
    const drew = told(1, "drew", { player: "Ann", cards: ["B1", "B2"], amount: 2 });
    expect(oneByOne(drew).map(({ cards, amount }) => [cards, amount])).toEqual([
      [["B1"], 1],
      [["B2"], 1],
    ]);
    const unseen: Told = told(2, "drew", { player: "Bo", amount: 3 });
    expect(oneByOne(unseen).map(({ cards }) => cards)).toEqual([null, null, null]);
    const after = oneByOne(unseen).reduce((now, event) => follow(now, event, red), start);
    expect([after.cards["Bo"], after.draw_pile]).toEqual([6, 7]);
  });

  it.each([
    ["called", { player: "Bo" }],
    ["caught", { player: "Ann", other: "Bo" }],
  ] as const)("is owed no call for: %s", (kind, who) => {
    const interrupts = [option("catch", { player: "Bo" }), option("catch", { player: "Cy" })];
    const after = follow({ ...start, owes_uno: ["Bo", "Cy"], interrupts }, told(1, kind, who), red);
    expect([after.owes_uno, after.interrupts]).toEqual([["Cy"], interrupts.slice(1)]);
  });

  it("of somebody who is not there changes nobody's hand", () => {
    const after = follow(start, told(1, "played", { player: "Cy", cards: ["R1"] }), red);
    expect(after.cards).toEqual(start.cards);
  });
});
