import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { avatar } from "../src/art/avatars";
import { hueOf } from "../src/art/hues";
import { motifFor } from "../src/art/motifs";
import { judge } from "../src/lib/fairness";
import { remembered } from "../src/lib/memory";
import { at } from "../src/lib/records";
import { course, standings } from "../src/lib/standings";
import { countGame, statistics } from "../src/lib/statistics";
import { say } from "../src/lib/words";
import { emptied, follow } from "../src/stage/follow";
import { Session } from "../src/state/session.svelte";
import { card, edition, fakeBrowser, room, table, told, Wires } from "./fakes";

/** What every object has, and what somebody may therefore be called. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

beforeEach(() => fakeBrowser("/t/abc234"));
afterEach(() => vi.unstubAllGlobals());

describe.each(NAMES)("somebody called %s", (name) => {
  it("is not found where nobody is", () => {
    expect(at({ Ann: 1 }, name)).toBeUndefined();
    expect(at(JSON.parse(`{"${name}": 1}`) as Record<string, number>, name)).toBe(1);
  });

  it("adds to the shuffle, and is missed where it did not", () => {
    const wires = new Wires();
    const session = new Session(wires.connect, () => Promise.resolve([]));
    session.arrive();
    wires.last.open();
    wires.last.tell({
      type: "update",
      version: 1,
      epoch: "e1",
      full: true,
      you: name,
      edition: edition(),
      room: room(),
    });
    expect(wires.last.said.at(-1)).toMatchObject({ type: "nonce" });
    const over = room({ key: "00".repeat(32), commitment: "" });
    const noted = { ...remembered("abc234"), nonce: "ab", commitment: "" };
    expect(judge({ ...over, commitment: commitment(over.key) }, name, noted)).toBe("left out");
  });

  it("plays like everybody", () => {
    const others = { Ann: 2, Bo: 3 };
    let now = table({ cards: others, hands: { Ann: [], Bo: null }, scores: others, draw_pile: 10 });
    expect(standings(now, [name, "Ann"], "winner")).toMatchObject([{ name: "Ann" }, { name, score: 0 }]);
    expect(course([{ round: 1, gains: { Ann: 4 } }], name)).toEqual([0, 0]);
    now = { ...now, cards: { ...others, [name]: 1 }, hands: { ...now.hands, [name]: null } };
    now = follow(now, told(1, "drew", { player: name, amount: 2 }), () => null);
    expect(at(now.cards, name)).toBe(3);
    expect(at(now.hands, name)).toBeNull();
    expect(at(emptied(now).cards, name)).toBe(0);
    now = follow(now, told(2, "protected", { player: "Ann", other: name, cards: ["R7"] }), () => null);
    expect(at(now.protected, name)).toBe("R7");
    expect(say([["player", "other", { other: ["Remove ", ["player"]] }]], { player: name })).toBe(`Remove ${name}`);
  });

  it("may be a face, a colour, a picture, or an edition", () => {
    expect(avatar(name)).toBe(avatar("fox"));
    expect(hueOf(name, edition()).sign).toBeTypeOf("string");
    expect(motifFor(card("W", "Wild", { picture: name }))).toBeDefined();
    countGame({ table: "abc234", edition: name, won: true, points: 3 });
    expect(at(statistics().editions, name)).toEqual({ games: 1, wins: 1 });
  });
});

function commitment(key: string): string {
  return COMMITMENTS.get(key) ?? "";
}
/** SHA-256 of 32 zero bytes. */
const COMMITMENTS = new Map([["00".repeat(32), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"]]);
