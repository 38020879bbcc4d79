import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EventKind, TableInfo, Told } from "../src/messages";
import { layoutFor } from "../src/scene/layout";
import type { Clock } from "../src/stage/clock";
import { actOf, calmed } from "../src/stage/score";
import { loadScore } from "../src/stage/scores";
import type { Scene } from "../src/stage/act";
import { Stage, type House } from "../src/stage/stage.svelte";
import { card, table, told } from "./fakes";
import { recorded } from "./recorded";

/** A clock that a test turns by hand. */
class HandClock implements Clock {
  private time = 0;
  private waiting: { at: number; act: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(ms: number, act: () => void): () => void {
    const entry = { at: this.time + ms, act };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((each) => each !== entry));
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).toSorted((one, two) => one.at - two.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

const HOUSE: House = {
  you: "Ann",
  order: ["Ann", "Bo", "Cy"],
  cards: new Map([
    ["R1", card("R1", "red 1", { colour: "red" })],
    ["R2", card("R2", "red 2", { colour: "red" })],
    ["W", card("W", "Wild")],
  ]),
  colours: ["red", "blue"],
  called: (name) => name,
  written: [],
};
const START = table({
  cards: { Ann: 2, Bo: 3, Cy: 3 },
  hands: { Ann: ["R1", "R2"], Bo: null, Cy: null },
  pile: ["R7"],
});

let clock: HandClock;
let stage: Stage;
let heard: string[];
let isCalm: boolean;
let isHidden: boolean;

beforeAll(loadScore);

beforeEach(() => {
  clock = new HandClock();
  heard = [];
  isCalm = isHidden = false;
  stage = new Stage({
    ...{ clock, isCalm: () => isCalm, isHidden: () => isHidden },
    hear: ({ name }) => heard.push(name),
  });
  stage.house = HOUSE;
  stage.layout = layoutFor(1440, 900, 2, 2);
  stage.heard({ events: [], table: START }, true);
});

let seq = 0;
function event(kind: EventKind, more: Partial<Told> = {}): Told {
  seq += 1;
  return told(seq, kind, more);
}

/** Bo draws so many. */
function drawing(amount: number, after: Partial<TableInfo> = {}): { events: Told[]; table: TableInfo } {
  const cards = { Ann: 2, Bo: 3 + amount, Cy: 3 };
  return {
    events: [event("drew", { player: "Bo", amount })],
    table: { ...START, cards, draw_pile: 50 - amount, ...after },
  };
}

describe("the queue", () => {
  it("shows a fresh table at once, with its pile", () => {
    expect(stage.shown).toBe(START);
    expect(stage.fallen.map(({ code }) => code)).toEqual(["R7"]);
    expect(stage.flights).toEqual([]);
  });

  it("shows a card that is thrown in the air, and on the pile when it has come down", () => {
    const dropped = event("dropped", { player: "Bo", outcome: "slam" });
    stage.heard({ events: [dropped], table: { ...START, top: "R7" } }, false);
    clock.pass(10);
    expect(stage.moments.map(({ name }) => name)).toEqual(["jam"]);
    expect([stage.lying, stage.fallen.length]).toEqual([[], 1]);
    clock.pass(2000);
    expect(stage.lying.map(({ code }) => code)).toEqual(["R7"]);
  });

  it("rolls counts card by card and ends with the message's own table", () => {
    const beat = drawing(4);
    stage.heard(beat, false);
    const seen: (number | undefined)[] = [];
    let most = 0;
    for (let step = 0; step < 12; step += 1) {
      most = Math.max(most, stage.flights.length);
      clock.pass(60);
      seen.push(stage.shown?.cards["Bo"]);
    }
    expect(most).toBeGreaterThan(2);
    expect([...new Set(seen)]).toEqual([3, 4, 5, 6, 7]);
    expect(stage.shown).toBe(beat.table);
    expect(stage.flights).toEqual([]);
    expect(heard.filter((name) => name === "penalty")).toHaveLength(4);
  });

  it("moves your own card from your hand to the pile, and it lies there as it fell", () => {
    const played = event("played", { player: "Ann", cards: ["R1"] });
    const after = {
      ...START,
      cards: { Ann: 1, Bo: 3, Cy: 3 },
      hands: { ...START.hands, Ann: ["R2"] },
      top: "R1",
      pile: ["R7", "R1"],
    };
    stage.locate = () => ({ x: 1, y: 2, width: 80, angle: 3 });
    stage.heard({ events: [played], table: after }, false);
    expect(stage.flights[0]?.from).toEqual({ x: 1, y: 2, width: 80, angle: 3 });
    expect(stage.shown?.hands["Ann"]).toEqual(["R2"]);
    expect(stage.fallen).toHaveLength(1);
    clock.pass(330);
    expect(stage.fallen.map(({ code }) => code)).toEqual(["R7", "R1"]);
    expect(Math.abs(stage.fallen[1]?.angle ?? 99)).toBeLessThanOrEqual(12);
    const [, fell] = stage.fallen;
    clock.pass(1000);
    expect(stage.fallen[1]).toBe(fell);
  });

  it("holds places open in your hand for what is on its way", () => {
    const drew = event("drew", { player: "Ann", cards: ["R1", "W"], amount: 2 });
    const after = {
      ...START,
      cards: { Ann: 4, Bo: 3, Cy: 3 },
      hands: { ...START.hands, Ann: ["R1", "R1", "R2", "W"] },
    };
    stage.heard({ events: [drew], table: after }, false);
    expect(stage.shown?.hands["Ann"]).toEqual(["R1", "R2", "R1", "W"]);
    expect(stage.shown?.cards["Ann"]).toBe(2);
    expect(stage.flights.map(({ becomes }) => becomes)).toEqual([
      { code: "R1", copy: 1 },
      { code: "W", copy: 0 },
    ]);
    clock.pass(2000);
    expect(stage.shown).toBe(after);
  });

  it("plays one message after the other", () => {
    stage.heard(drawing(1), false);
    const second = { ...drawing(2), table: { ...START, cards: { Ann: 2, Bo: 6, Cy: 3 }, draw_pile: 47 } };
    stage.heard(second, false);
    expect(stage.flights).toHaveLength(1);
    expect(stage.shown?.cards["Bo"]).toBe(3);
    clock.pass(300);
    expect(stage.shown?.cards["Bo"]).toBe(4);
    clock.pass(1000);
    expect(stage.shown).toBe(second.table);
    expect(stage.isBusy).toBe(false);
  });

  it("counts a card once whose beat is over a little before it lands", () => {
    const [after, now] = [clock.after.bind(clock), clock.now.bind(clock)];
    let late = 0;
    // Browsers wait for whole milliseconds, and are late.
    clock.after = (ms, act) => after(Math.floor(ms), act);
    clock.now = () => now() + (late += 0.5);
    const beat = drawing(1);
    stage.heard(beat, false);
    clock.pass(1000);
    expect(stage.shown).toBe(beat.table);
  });

  it("takes hands up that are swapped", () => {
    const events = [
      event("swapped", { player: "Ann", other: "Bo" }),
      event("hand_size", { player: "Ann", amount: 3 }),
      event("hand", { player: "Ann", cards: ["R1", "R1", "W"], amount: 3 }),
      event("hand_size", { player: "Bo", amount: 2 }),
    ];
    const hands = { ...START.hands, Ann: ["R1", "R1", "W"] };
    stage.heard({ events, table: { ...START, cards: { Ann: 3, Bo: 2, Cy: 3 }, hands } }, false);
    expect([stage.shown?.hands["Ann"], stage.shown?.cards["Ann"]]).toEqual([[], 2]);
    clock.pass(1000);
    expect(stage.shown?.hands).toEqual(hands);
  });

  it("takes no card into your hand that lies before you", () => {
    const laid = event("protected", { player: "Ann", other: "Ann", cards: ["W"], amount: 1 });
    stage.heard({ events: [laid], table: { ...START, protected: { Ann: "W" } } }, false);
    expect([stage.flights.length, stage.shown?.hands["Ann"]]).toEqual([1, ["R1", "R2"]]);
    clock.pass(1000);
    expect(stage.shown?.protected).toEqual({ Ann: "W" });
  });

  it("skips to the end, and still says what happened", () => {
    const beat = drawing(5);
    stage.heard(drawing(1), false);
    stage.heard(beat, false);
    stage.skip();
    expect(stage.shown).toBe(beat.table);
    expect([stage.flights, stage.moments]).toEqual([[], []]);
    expect(stage.remarks.map(({ player, text }) => [player, text])).toEqual([["Bo", "+5"]]);
    clock.pass(5000);
    expect(stage.shown).toBe(beat.table);
    expect(stage.remarks).toEqual([]);
  });

  it.each([true, false])("says how a thrown card lies once it has landed; skipped: %s", (isSkipped) => {
    stage.heard({ events: [event("dropped", { player: "Bo", outcome: "slam" })], table: START }, false);
    clock.pass(500);
    expect(stage.remarks).toEqual([]);
    if (isSkipped) stage.skip();
    clock.pass(400);
    expect(stage.remarks.map(({ player }) => player)).toEqual(["Bo"]);
  });

  it("goes faster when it is behind, and then jumps", () => {
    for (let count = 0; count < 5; count += 1) stage.heard(drawing(2), false);
    clock.pass(371);
    expect(stage.flights[0]?.lasts).toBeLessThan(150);
    for (let count = 0; count < 9; count += 1) stage.heard(drawing(2), false);
    const last = drawing(3);
    stage.heard(last, false);
    clock.pass(2000);
    expect(stage.shown).toBe(last.table);
  });

  it("does not move for nobody", () => {
    isHidden = true;
    const beat = drawing(4);
    stage.heard(beat, false);
    expect(stage.shown).toBe(beat.table);
    expect(stage.flights).toEqual([]);
  });

  it("waits a little for the screen, and does without it", () => {
    const other = new Stage({ clock, isCalm: () => false, isHidden: () => false });
    other.heard(drawing(2), false);
    expect(other.shown?.cards["Bo"]).toBe(0);
    clock.pass(600);
    expect(other.shown?.cards["Bo"]).toBe(5);
  });

  it("is empty after it was cleared", () => {
    stage.heard(drawing(4), false);
    stage.clear();
    clock.pass(3000);
    expect([stage.shown, stage.flights, stage.remarks, stage.fallen]).toEqual([null, [], [], []]);
  });
});

describe("the end of a round", () => {
  const over = {
    ...START,
    round_over: true,
    round_winner: "Bo",
    cards: { Ann: 2, Bo: 0, Cy: 3 },
    pile: ["R7", "R2"],
    top: "R2",
  };
  const events = (): Told[] => [
    event("played", { player: "Bo", cards: ["R2"] }),
    event("went_out", { player: "Bo" }),
    event("left_with", { player: "Ann", cards: ["R1", "R2"], amount: 3 }),
    event("scored", { player: "Bo", amount: 3 }),
  ];

  it.each([false, true])("shows the last card for a second and a half (calm: %s)", (calm) => {
    isCalm = calm;
    stage.heard({ events: events(), table: over }, false);
    expect(stage.holdsSummary).toBe(true);
    clock.pass(330);
    expect(stage.fallen.at(-1)?.code).toBe("R2");
    clock.pass(1100);
    expect([stage.isOver, stage.holdsSummary]).toEqual([false, true]);
    clock.pass(700);
    expect([stage.isOver, stage.holdsSummary]).toEqual([true, false]);
  });

  it("comes at once when it is skipped", () => {
    stage.heard({ events: events(), table: over }, false);
    stage.skip();
    expect([stage.isOver, stage.holdsSummary]).toEqual([true, false]);
  });
});

describe("your turn", () => {
  it("sounds once for each question", () => {
    const asked = { player: "Ann", kind: "turn" as const, options: [], question: "?", number: 7, deadline: 0, left: 0 };
    stage.heard({ events: [], table: { ...START, waiting: [asked] } }, false);
    stage.heard({ events: [], table: { ...START, waiting: [asked] } }, false);
    expect(heard).toEqual(["your-turn"]);
  });

  it("sounds for whatever somebody else's card asks, and not for what your own does", () => {
    const asked = { player: "Ann", options: [], question: "?", deadline: 0, left: 0 };
    const KINDS = [null, "stack", "colour", null, "report", null, "turn", "drawn", null, "next"] as const;
    KINDS.forEach((kind, number) => {
      const waiting = kind ? [{ ...asked, kind, number }] : [];
      stage.heard({ events: [], table: { ...START, waiting } }, false);
      heard.push(kind ?? "");
    });
    const called = heard.filter((_, index) => heard[index - 1] === "your-turn");
    expect(called).toEqual(["stack", "report", "turn"]);
  });
});

describe("what may end either way", () => {
  it.each(["challenged", "dropped", "revealed"] as const)("is open until %s has been shown", (kind) => {
    stage.heard({ events: [event("passed", { player: "Bo" })], table: START }, false);
    expect(stage.isTense).toBe(false);
    stage.heard({ events: [event(kind, { player: "Ann" })], table: START }, false);
    expect(stage.isTense).toBe(true);
    clock.pass(9000);
    expect(stage.isTense).toBe(false);
  });

  it("is told at once when it is skipped", () => {
    stage.heard({ events: [event("challenged", { player: "Ann" })], table: START }, false);
    stage.skip();
    expect(stage.isTense).toBe(false);
  });
});

describe("without movement", () => {
  it("fades, keeps remarks, and is quick", () => {
    isCalm = true;
    const beat = drawing(4);
    stage.heard(beat, false);
    expect(stage.flights.every(({ fades, from, to }) => fades && from === to)).toBe(true);
    expect(stage.remarks.map(({ text }) => text)).toEqual(["+4"]);
    clock.pass(130);
    expect(stage.shown).toBe(beat.table);
  });

  it("leaves the pile as it lies while the next card comes in sight", () => {
    isCalm = true;
    const pile = (): string[] => stage.fallen.map(({ code }) => code);
    stage.heard({ events: [], table: { ...START, pile: ["R1"] } }, true);
    stage.heard(
      { events: [event("played", { player: "Bo", cards: ["R2"] })], table: { ...START, pile: ["R1", "R2"] } },
      false,
    );
    expect(pile()).toEqual(["R1"]);
    clock.pass(130);
    expect(pile().at(-1)).toBe("R2");
  });
});

describe("the score", () => {
  const kinds = readFileSync(join(import.meta.dirname, "../src/messages.ts"), "utf8")
    .split("\n")
    .find((line) => line.startsWith("export type EventKind"));
  const all = [...(kinds ?? "").matchAll(/"(\w+)"/g)].map(([, kind]) => kind as EventKind);
  const scene: Scene = {
    ...{ you: "Ann", order: ["Ann", "Bo", "Cy"], table: START, written: ["W"], colours: ["red"], before: [] },
    card: (code) => HOUSE.cards.get(code ?? ""),
    called: (name) => name,
  };

  it.each(all)("has a row for %s", (kind) => {
    for (const player of ["Ann", "Bo", null]) {
      const each = event(kind, { player, other: "Cy", cards: ["W"], amount: 3, colour: "red" });
      const act = actOf(each, scene);
      expect(act.lasts + act.rests).toBeLessThanOrEqual(1700);
      expect(calmed(act).lasts).toBeLessThanOrEqual(700);
      for (const move of calmed(act).moves) expect(move.lasts).toBeLessThanOrEqual(120);
      for (const move of act.moves) expect(move.lasts).toBeLessThanOrEqual(400);
    }
  });

  it("leaves to a question and to the rules on the table what they say themselves", () => {
    const sayings = (kind: EventKind, player: string): string[] =>
      actOf({ ...event(kind, { player, amount: 4 }), text: "so it is" }, scene).sayings.map(({ text }) => text);
    expect(sayings("hit", "Ann")).toEqual([]);
    expect(sayings("hit", "Bo")).toEqual(["So it is."]);
    expect(sayings("lasts", "Bo")).toEqual([]);
  });
});

describe("whole rounds", () => {
  it.each(["house-party", "dc-super-hero-girls", "pirates"])("of %s are played to their end", (name) => {
    const { beats } = recorded(readFileSync(join(import.meta.dirname, `recorded/${name}.jsonl`), "utf8"));
    stage.clear();
    stage.house = { ...HOUSE, order: ["Ann", "Robin", "Ada", "Max"] };
    for (const beat of beats) {
      stage.heard(beat, false);
      clock.pass(9000);
      expect(stage.shown).toBe(beat.table);
      expect(stage.flights).toEqual([]);
      expect(stage.moments).toEqual([]);
      const lying = stage.fallen.map(({ code }) => code);
      expect(lying.slice(0, beat.table.pile.length)).toEqual(beat.table.pile);
    }
  });
});
