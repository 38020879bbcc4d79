import { beforeEach, describe, expect, it, vi } from "vitest";
import { puzzleIn } from "../src/lib/address";
import { dayName } from "../src/puzzles/days";
import { keep, progress, streakOn, tried } from "../src/puzzles/progress";
import { PuzzleWire } from "../src/puzzles/wire";
import type { Heard, Move } from "../src/messages";
import { fakeBrowser } from "./fakes";

beforeEach(() => void fakeBrowser());

describe("what is remembered of puzzles", () => {
  it("is what the first try brought", () => {
    let known = tried(progress(), "a", false, "2026-11-17", false);
    known = tried(known, "a", true, "2026-11-17", false);
    keep(tried(known, "b", true, "2026-11-17", false));
    expect(progress()).toEqual({ tried: { a: false, b: true }, missed: { a: "2026-11-17" }, last: "", streak: 0 });
  });

  it("counts days in a row on which one of the day was found, over the end of a month", () => {
    let known = progress();
    for (const day of ["2026-10-30", "2026-10-31", "2026-11-01"]) known = tried(known, day, true, day, true);
    expect(streakOn(known, "2026-11-01")).toBe(3);
    expect(streakOn(known, "2026-11-02")).toBe(3);
    expect(streakOn(known, "2026-11-03")).toBe(0);
    // Another one of the same day, and one that was missed, change nothing.
    known = tried(tried(known, "x", true, "2026-11-01", true), "y", false, "2026-11-01", true);
    expect(known.streak).toBe(3);
    expect(tried(known, "z", true, "2026-11-04", true).streak).toBe(1);
  });

  it("does not count what is found once the answer was seen, but does on another day", () => {
    const known = tried(progress(), "a", false, "2026-11-01", true);
    expect(tried(known, "a", true, "2026-11-01", true).streak).toBe(0);
    expect(tried(known, "a", true, "2026-11-09", true).streak).toBe(1);
  });

  it("starts a streak with a puzzle that was found on another day before", () => {
    const known = tried(progress(), "a", true, "2026-11-01", false);
    expect(tried(known, "a", true, "2026-11-05", true)).toMatchObject({ last: "2026-11-05", streak: 1 });
  });
});

describe("the address of a puzzle", () => {
  it.each([
    ["/puzzles", ""],
    ["/puzzles/classic-01", "classic-01"],
    ["/puzzles/A B", null],
    ["/", null],
  ])("%s", (path, found) => expect(puzzleIn(path)).toBe(found));

  it("has a day in words, whatever the clock of the browser says", () => {
    expect(dayName("2026-03-01")).toBe("1 March");
  });
});

describe("the line of a puzzle", () => {
  it("shows the table, takes one answer, and can be asked again", async () => {
    const answered = vi.fn<(move: Move) => void>();
    const heard: Heard[] = [];
    const wire = new PuzzleWire({ type: "update", version: 0, you: "Ann" }, answered);
    wire.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as Heard);
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello" }));
    await Promise.resolve();
    wire.send(JSON.stringify({ type: "hint" }));
    wire.send(JSON.stringify({ type: "move", id: "m", verb: "draw" }));
    wire.show();
    expect(answered).toHaveBeenCalledOnce();
    expect(heard).toMatchObject([
      { type: "update", version: 1, full: true, you: "Ann" },
      { type: "done", id: "m" },
      { type: "update", version: 2, changes: { waiting: [] } },
      { type: "update", version: 3, full: true },
    ]);
  });
});
