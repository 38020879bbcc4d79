import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forget, keepChoice, lastChoice, remember, remembered, tables, token } from "../src/lib/memory";
import { chosenEdition, firstSettings, usualLevel } from "../src/lib/settings";
import type { Choices } from "../src/state/session.svelte";
import { edition, fakeBrowser, LIMITS } from "./fakes";

let kept: Map<string, string>;
beforeEach(() => {
  kept = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe("what is remembered of a table", () => {
  it("grows, and goes when it is forgotten", () => {
    remember("abc", { key: "k" });
    remember("abc", { seen: 3 });
    expect(remembered("abc")).toMatchObject({ key: "k", name: "", commitment: "", nonce: "", seen: 3 });
    forget("abc");
    expect(remembered("abc").key).toBe("");
    expect(tables()).toEqual([]);
  });

  it("lists the last eight tables with a seat, each once", () => {
    for (const table of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) remember(table, { key: "k" });
    remember("watched", { watching: true });
    expect(tables()).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
  });

  it.each([["{"], ["null"], ["7"], ["[]"]])("is nothing where something else was kept: %s", (text) => {
    for (const name of ["table.abc", "tables", "choice.name"]) kept.set(`lastcard.${name}`, text);
    expect(remembered("abc").key).toBe("");
    expect([tables(), lastChoice("name", "Ann")]).toEqual([[], "Ann"]);
  });

  it("is nothing in a browser that keeps nothing, which plays all the same", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    remember("abc", { key: "k" });
    forget("abc");
    expect(remembered("abc").key).toBe("");
  });
});

describe("a token", () => {
  it("is so many random bytes", () => {
    expect(token(24)).toMatch(/^[0-9a-f]{48}$/);
    expect(token()).not.toBe(token());
  });
});

describe("settings", () => {
  const welcome: Choices = {
    type: "welcome",
    epoch: "e1",
    limits: LIMITS,
    editions: [edition("minecraft"), edition("classic")],
    house_sets: [],
    house_rules: [
      {
        name: "jump_in",
        label: "",
        about: "",
        usual: false,
        choices: [true, false].map((value) => ({ value, label: "" })),
      },
    ],
    levels: ["easy", "normal", "hard"],
    local: true,
  };
  const usual = {
    edition: "classic",
    scoring: "winner",
    target: 500,
    bluff: true,
    two_player_reverse: "skip",
    timer: 0,
    level: "normal",
    pace: "normal",
    banter: true,
    house: {},
  };

  it("are the usual ones at first, and then the last ones", () => {
    expect(firstSettings(welcome)).toEqual(usual);
    const last = {
      edition: "minecraft",
      scoring: "tally",
      target: 50,
      bluff: false,
      two_player_reverse: "turn",
      timer: 30,
      level: "hard",
      pace: "fast",
      banter: false,
      house: { jump_in: true },
    };
    keepChoice("settings", last);
    expect(firstSettings(welcome)).toEqual(last);
  });

  it("are only what the server knows", () => {
    keepChoice("settings", {
      edition: "gone",
      scoring: "best",
      target: "50",
      bluff: 1,
      two_player_reverse: 7,
      timer: null,
      level: "god",
      pace: "light",
      banter: "some",
      house: { jump_in: "often", stack: "any" },
    });
    expect(firstSettings(welcome)).toEqual({ ...usual, edition: "minecraft" });
    expect(usualLevel(["easy", "hard"])).toBe("hard");
  });

  it("name an edition that is there", () => {
    expect(chosenEdition(welcome.editions, "classic").id).toBe("classic");
    expect(chosenEdition(welcome.editions, "gone").id).toBe("minecraft");
    expect(() => chosenEdition([], "classic")).toThrow("no editions");
  });
});
