/** A game that is looked at again: what is asked for, what is shown, and links to it. */
import { expect, test } from "vitest";
import type { ReplayInfo, ReplayStep, ReviewChoice, ReviewOption, Said, SeatInfo, TableInfo } from "../src/messages";
import { marksOf } from "../src/replay/marks";
import { linkIn, readLink, writeLink, type Linked } from "../src/replay/link";
import { Replay, wordsOf } from "../src/replay/replay.svelte";

const GAME: Linked = { packed: "abc", code: "", step: 0, seat: "", isOpen: true };
const INFO = {
  edition: { id: "classic", name: "Classic", cards: [], colours: [], looks: {} },
  players: ["Ann", "Bo"],
  written: {},
  rounds: [
    { round: 1, first: 0 },
    { round: 2, first: 4 },
  ],
  marks: [],
  problem: "",
} as unknown as ReplayInfo;

function steps(from: number, to: number): ReplayStep[] {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const changes: Partial<TableInfo> = { draw_pile: 50 - number };
    const start = { round: 1, pile: [], hands: {}, cards: {}, waiting: [], top: null, round_over: false };
    if (number === 0) Object.assign(changes, start);
    if (number === 4) changes.round = 2;
    return { move: number ? `Move ${number}` : "", player: "Ann", events: [], changes };
  });
}

function shown(game: Partial<Linked> = {}): { replay: Replay; said: Extract<Said, { type: "replay" }>[] } {
  const said: Extract<Said, { type: "replay" }>[] = [];
  const hear = (message: Said): void => {
    if (message.type === "replay") said.push(message);
  };
  const line = { say: hear, move: () => undefined };
  return { replay: new Replay(line, { isHidden: () => false }, { ...GAME, ...game }), said };
}

function answer({ replay, said }: ReturnType<typeof shown>, to: number, total = 8): void {
  const { id = "", first = 0 } = said.at(-1) ?? {};
  const info = first === 0 ? { info: INFO } : {};
  replay.heard({ type: "replayed", id, first, total, steps: steps(first, to), ...info });
}

test("a game comes in parts, and is shown from the first of them on", () => {
  const all = shown();
  answer(all, 3);
  expect([all.replay.at, all.replay.seat, all.replay.round]).toEqual([0, "Ann", 1]);
  expect(all.said.map(({ first }) => first)).toEqual([0, 3]);
  all.replay.go(7);
  expect(all.replay.at).toBe(0); // that has not come yet
  answer(all, 8);
  expect(all.replay.at).toBe(7);
  expect(all.replay.step?.table.draw_pile).toBe(43);
  expect(all.said).toHaveLength(2);
});

test("whoever is still at the table of a game keeps their face in it, and a bot looks like one", () => {
  const said: string[] = [];
  const line = { say: (message: Said) => "id" in message && said.push(message.id), move: () => undefined };
  const known = [{ name: "Bo", person: false, face: "robot-2" }] as SeatInfo[];
  const replay = new Replay(line, { isHidden: () => false }, GAME, known);
  replay.heard({ type: "replayed", id: said[0] ?? "", first: 0, total: 8, steps: steps(0, 3), info: INFO });
  expect(replay.place.room?.seats.map(({ person, face }) => [person, face])).toEqual([
    [true, ""],
    [false, "robot-2"],
  ]);
});

test("a long game is left with the server, so that a link to it is short; what it does not keep goes into the link", async () => {
  for (const [answered, address] of [
    ["abcdefghjkmn", "/replay/abcdefghjkmn#m=2"],
    ["", `/replay#g=${"x".repeat(2000)}&m=2`],
  ] as const) {
    const said: Said[] = [];
    const line = { say: (message: Said) => said.push(message), move: () => undefined };
    const replay = new Replay(line, { isHidden: () => false }, { ...GAME, packed: "x".repeat(2000) });
    const first = said[0] as Extract<Said, { type: "replay" }>;
    replay.heard({ type: "replayed", id: first.id, first: 0, total: 8, steps: steps(0, 8), info: INFO });
    replay.go(2);
    const found = replay.shortAddress();
    const { id } = said.at(-1) as Extract<Said, { type: "saverecord" }>;
    expect(said.at(-1)).toMatchObject({ type: "saverecord", packed: "x".repeat(2000) });
    replay.heard(
      answered ? { type: "recordsaved", id, code: answered, days: 14 } : { type: "refused", id, text: "no" },
    );
    expect(await found).toBe(address);
  }
  const short = shown();
  answer(short, 8);
  expect(await short.replay.shortAddress()).toBe("/replay#g=abc");
});

test("one goes on, back, to rounds, and not over the ends", () => {
  const all = shown();
  answer(all, 8);
  const { replay } = all;
  const told: string[] = [];
  replay.told = (words) => told.push(...words);
  replay.next();
  replay.goRound(1);
  expect([replay.at, replay.here]).toEqual([4, { round: 2, first: 4, end: 8 }]);
  replay.goRound(1);
  expect(replay.at).toBe(7);
  replay.goRound(-1);
  expect(replay.at).toBe(4);
  replay.goRound(-1);
  replay.go(-5);
  expect(replay.at).toBe(0);
  expect(told).toEqual(["Move 1", "Move 4", "Move 7", "Move 4"]);
  replay.go(6);
  replay.play(true);
  replay.next();
  expect([replay.at, replay.isPlaying]).toEqual([7, false]);
});

test("as another saw it is asked of the server, and shown where we are", () => {
  const all = shown();
  answer(all, 8);
  all.replay.go(5);
  all.replay.sit("Bo", true);
  expect(all.said).toHaveLength(1); // all hands are open: the same steps
  all.replay.sit("Bo", false);
  expect(all.said.at(-1)).toMatchObject({ seat: "Bo", first: 0 });
  answer(all, 3);
  expect(all.replay.at).toBe(5); // as before, until it has come
  answer(all, 8);
  expect([all.replay.at, all.replay.seat, all.replay.isOpen]).toEqual([5, "Bo", false]);
  expect(all.replay.linked).toEqual({ packed: "abc", code: "", step: 5, seat: "Bo", isOpen: false });
});

test("what cannot be shown says why", () => {
  const all = shown();
  const { id = "" } = all.said[0] ?? {};
  expect(all.replay.heard({ type: "refused", id: "other", text: "no" })).toBe(false);
  expect(all.replay.heard({ type: "refused", id, text: "it is damaged" })).toBe(true);
  expect(all.replay.problem).toBe("it is damaged");
});

test("a link has the game, the moment and the seat, and is read again", () => {
  for (const linked of [
    { ...GAME, step: 12, seat: "Bo" },
    { ...GAME, seat: "Zoë & Co", isOpen: false },
    { ...GAME, packed: "", code: "abcdefgh2345", step: 3 },
  ]) {
    const address = writeLink(linked);
    const { pathname, hash } = new URL(address, "https://cards.example");
    expect(readLink(pathname, hash)).toEqual(linked);
    expect(linkIn(` https://cards.example${address}\n`)).toEqual(linked);
  }
  expect(readLink("/replay", "#g=<b>&m=-3")).toEqual({ ...GAME, packed: "" });
  expect(linkIn("lastcard = 1")).toBeNull();
  expect(linkIn("https://cards.example/replay")).toBeNull();
});

test("what happened is said, without what everybody was dealt", () => {
  const told = (kind: string, text: string) => ({ kind, text }) as ReplayStep["events"][number];
  expect(
    wordsOf({ move: "", events: [told("dealt", "Ann is dealt red 1"), told("turned_up", "It is red 2")] }),
  ).toEqual(["It is red 2"]);
  expect(wordsOf({ move: "Ann: draw", events: [told("turn", "")] })).toEqual(["Ann: draw"]);
});

test("what options were worth is marked where they could be taken", () => {
  const option = (verb: ReviewOption["verb"], card: string | null, chance: number, taken = false): ReviewOption => ({
    ...{ label: `${verb} ${card ?? ""}`, verb, card, chance, low: 0, high: 1, taken },
  });
  const options = [
    option("give", "Y5", 0.6),
    option("give", "Y5", 0.404, true),
    option("play", "R1", 0.3),
    option("draw", null, 0.2),
    option("play", "G9", 0.1), // of somebody whose hand is not seen
    option("keep", null, 0.05),
  ];
  const choice = { move: 0, player: "Ann", words: "", reason: "", cost: 20, slip: true, options } as ReviewChoice;
  const { byCard, draw, others } = marksOf(choice, ["Y5", "R1", "R1"]);
  expect([...byCard].map(([code, { percent, isTaken, isBest }]) => [code, percent, isTaken, isBest])).toEqual([
    ["Y5", 40, true, false],
    ["R1", 30, false, false],
  ]);
  expect(draw?.percent).toBe(20);
  expect(others.map(({ percent }) => percent)).toEqual([10, 5]);
});
