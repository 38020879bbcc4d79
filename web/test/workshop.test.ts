/** Editions that are made: what stands in their file, the way back, and what is kept. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Said, WorkshopInfo } from "../src/messages";
import {
  addCard,
  changeCard,
  changeColours,
  drawn,
  freeSymbol,
  removeCard,
  restoreCard,
  sizeOf,
  wholeOf,
  type Table,
} from "../src/workshop/draft";
import { linkTo, pack, packedIn } from "../src/workshop/packing";
import { Workshop } from "../src/workshop/workshop.svelte";

const CHOICES: WorkshopInfo = {
  bases: [
    {
      id: "classic",
      name: "Classic",
      about: "",
      world: "classic",
      colours: { blue: { sign: "circle", hue: "blue" }, red: { sign: "diamond", hue: "red" } },
      cards: {
        "7": { count: 2 },
        S: { name: "Skip", count: 2, points: 20, text: "The next player misses a turn." },
        W: { name: "Wild", wild: true, count: 4, points: 50, text: "Choose the colour." },
      },
    },
  ],
  signs: ["circle", "triangle", "diamond", "star"],
  hues: ["blue", "red", "yellow", "green"],
  worlds: ["classic"],
  pictures: ["bolt"],
  longest_name: 40,
  longest_about: 300,
  longest_text: 600,
  most_packed: 7000,
  rounds: 10_000,
};
const PLAIN: Table = { name: "Mine", extends: "classic" };

describe("what stands in the file", () => {
  it("is only what is other than in the base", () => {
    const changed = changeCard(PLAIN, CHOICES, "S", { count: 3 });
    expect(changed).toEqual({ ...PLAIN, cards: { S: { count: 3 } } });
    expect(changeCard(changed, CHOICES, "S", { count: 2 })).toEqual(PLAIN);
    expect(restoreCard(changed, "S")).toEqual(PLAIN);
    expect(removeCard(PLAIN, CHOICES, "W")).toEqual({ ...PLAIN, cards: { W: { count: 0 } } });
  });
  it("names the colours of a card that does not come in all of them", () => {
    const some = changeCard(PLAIN, CHOICES, "7", { colours: ["red"] });
    expect(some.cards).toEqual({ "7": { colours: ["red"] } });
    expect(sizeOf(wholeOf(some, CHOICES))).toBe(sizeOf(wholeOf(PLAIN, CHOICES)) - 2);
    expect(changeCard(some, CHOICES, "7", { colours: ["red", "blue"] })).toEqual(PLAIN);
  });
  it("has a code of its own for a new card, with every colour", () => {
    const [table, symbol] = addCard(PLAIN, CHOICES, { name: "Zap", wild: true, count: 1 });
    expect(symbol).toBe("X1");
    expect(freeSymbol(wholeOf(table, CHOICES))).toBe("X2");
    expect(removeCard(table, CHOICES, symbol)).toEqual(PLAIN);
    const xs = changeColours(PLAIN, new Map([["xanadu", { sign: "star", hue: "green" }]]));
    expect(freeSymbol(wholeOf(xs, CHOICES))).toBe("Z1");
  });
  it("has all colours with their looks once one of them is changed", () => {
    const table = changeColours(
      { ...PLAIN, cards: { "7": { colours: ["blue"] } } },
      new Map([
        ["red", { sign: "star", hue: "red" }],
        ["gold", { sign: "circle", hue: "yellow" }],
      ]),
    );
    expect(table.colours).toEqual({ red: { sign: "star", hue: "red" }, gold: { sign: "circle", hue: "yellow" } });
    expect(table.cards).toEqual({ "7": {} });
    expect(drawn(wholeOf(table, CHOICES)).cards.map(({ code }) => code)).toEqual(["R7", "G7", "RS", "GS", "W"]);
  });
  it("is nothing that a name can reach into", () => {
    const odd = JSON.parse(
      '{"extends":"__proto__","cards":{"__proto__":{"count":1},"constructor":{"count":2}}}',
    ) as Table;
    const { cards, base } = wholeOf(odd, CHOICES);
    expect(base).toBeNull();
    expect(cards.map(({ symbol, count }) => [symbol, count])).toEqual([
      ["__proto__", 1],
      ["constructor", 2],
    ]);
    expect(({} as Record<string, unknown>)["count"]).toBeUndefined();
  });
});

describe("a link", () => {
  it("carries what was packed, and nothing else is taken for one", async () => {
    const packed = await pack(JSON.stringify(PLAIN));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packedIn(new URL(linkTo("https://example.org", packed)).hash)).toBe(packed);
    for (const hash of ["", "#", "#e=", "#e=<b>", "#x=abc", "#e=ab cd"]) expect(packedIn(hash)).toBe("");
  });
});

describe("the workshop", () => {
  let said: Said[];
  let kept: Record<string, string>;
  const line = { say: (message: Said) => void said.push(message), move: () => undefined };
  const last = (type: Said["type"]) => said.findLast((each) => each.type === type) as Said & { id: string };

  beforeEach(() => {
    said = [];
    kept = {};
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
  });

  async function settled(): Promise<void> {
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(last("draft")).toBeDefined());
  }

  it("asks about every change, and hears only about the last", async () => {
    const workshop = new Workshop(CHOICES, line);
    workshop.begin(PLAIN);
    workshop.change({ ...PLAIN, name: "Other" }, "name");
    await settled();
    const draft = {
      size: 10,
      most_players: 2,
      readings: {},
      problems: [],
      warnings: [],
      file: "",
      file_name: "",
      looks: {},
      table: {},
    };
    workshop.heard({ type: "drafted", id: "w99", draft });
    expect(workshop.isGood).toBe(false);
    workshop.heard({ type: "drafted", id: last("draft").id, draft });
    expect(workshop.isGood).toBe(true);
  });
  it("goes back and forth, and what is typed is one step", () => {
    const workshop = new Workshop(CHOICES, line);
    workshop.begin(PLAIN);
    for (const name of ["a", "ab", "abc"]) workshop.change({ ...PLAIN, name }, "name");
    workshop.change({ ...PLAIN, name: "abc", world: "pirates" }, "");
    workshop.undo();
    expect(workshop.current?.table).toEqual({ ...PLAIN, name: "abc" });
    workshop.undo();
    expect(workshop.current?.table).toEqual(PLAIN);
    expect(workshop.canUndo).toBe(false);
    workshop.redo();
    expect(workshop.current?.table.name).toBe("abc");
  });
  it("is as it was after a reload", () => {
    new Workshop(CHOICES, line).begin({ ...PLAIN, name: "Kept" });
    const again = new Workshop(CHOICES, line);
    expect(again.current?.table.name).toBe("Kept");
    kept["lastcard.choice.workshop"] = '{"current":"x","drafts":[3,null,{"id":"x"}]}';
    expect(new Workshop(CHOICES, line).drafts).toEqual([]);
  });
  it("stops a study that nobody wants any more", async () => {
    const workshop = new Workshop(CHOICES, line);
    workshop.begin(PLAIN);
    vi.useRealTimers();
    await workshop.begins();
    workshop.heard({ type: "studying", id: last("study").id, done: 1, total: 4 });
    expect(workshop.progress).toBe(0.25);
    workshop.change({ ...PLAIN, name: "Other" }, "name");
    expect(last("stopstudy")).toBeDefined();
    expect(workshop.progress).toBeNull();
  });
  it("keeps an edition on the server under the code that it gets", async () => {
    const workshop = new Workshop(CHOICES, line);
    workshop.begin(PLAIN);
    vi.useRealTimers();
    const saving = workshop.save();
    await vi.waitFor(() => expect(last("saveedition")).toBeDefined());
    workshop.heard({ type: "editionsaved", id: last("saveedition").id, code: "abcdefghjk", days: 14 });
    expect(await saving).toBe("abcdefghjk");
    expect(workshop.current).toMatchObject({ code: "abcdefghjk", isSaved: true });
    workshop.change({ ...PLAIN, name: "Other" }, "name");
    expect(workshop.current?.isSaved).toBe(false);
    workshop.unsave();
    expect(last("deleteedition")).toMatchObject({ code: "abcdefghjk" });
  });
});
