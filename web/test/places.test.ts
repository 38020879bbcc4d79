import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FACES } from "../src/art/faces";
import { lessonFor, LESSONS } from "../src/lib/lessons";
import { inventName } from "../src/lib/names";
import { finish, openTables, remember } from "../src/lib/memory";
import { chairCount, chairs } from "../src/lib/seating";
import { targetsFor, timersFor } from "../src/lib/settings";
import { handOf, threeCards } from "../src/lib/showing";
import { ceiling, course, spread, standings } from "../src/lib/standings";
import { countGame, noteTable, reset, statistics, winShare } from "../src/lib/statistics";
import type { Asked, CardInfo, RoomInfo, SeatInfo, TableInfo, Told } from "../src/messages";
import { card, edition, fakeBrowser, LIMITS } from "./fakes";

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const seat = (name: string) => ({ name, person: true }) as SeatInfo;
const names = (found: ReturnType<typeof chairs>) => found.map((chair) => chair.seat?.name ?? "–");

describe("the chairs of the lobby", () => {
  it("are as many as there are people, one more, and at least five, as far as so many may play", () => {
    expect([0, 3, 5, 9].map((others) => chairCount(others, 10))).toEqual([5, 5, 6, 9]);
    expect(chairCount(1, 4)).toBe(3);
  });

  it("go round from your left, and the empty ones are where the next will sit", () => {
    const seats = ["Ann", "Bo", "Cy"].map(seat);
    expect(names(chairs(seats, "Ann", 10))).toEqual(["Bo", "Cy", "–", "–", "–"]);
    expect(names(chairs(seats, "Bo", 10))).toEqual(["Cy", "–", "–", "–", "Ann"]);
    expect(names(chairs(seats, "Cy", 4))).toEqual(["–", "Ann", "Bo"]);
  });

  it("stay where they are when somebody sits down on another one", () => {
    const keys = (...sat: string[]) => chairs(sat.map(seat), "Ann", 10).map(({ key }) => key);
    expect(keys("Ann", "Bo", "Cy").slice(2)).toEqual(keys("Ann", "Bo").slice(2));
  });

  it("are all taken at a full table", () => {
    const seats = Array.from({ length: 10 }, (_, index) => seat(`P${index}`));
    expect(names(chairs(seats, "P0", 10))).toEqual(seats.slice(1).map(({ name }) => name));
  });
});

describe("standings", () => {
  const table = (scores: Record<string, number>, winners: string[] = []) => ({ scores, game_winners: winners });

  it("begin with the winner, and those with as much have the same rank", () => {
    const found = standings(table({ Ann: 100, Bo: 512, Cy: 100, Di: 20 }, ["Bo"]), ["Ann", "Bo", "Cy", "Di"], "winner");
    expect(found.map(({ name, rank }) => [name, rank])).toEqual([
      ["Bo", 1],
      ["Ann", 2],
      ["Cy", 2],
      ["Di", 4],
    ]);
  });

  it("begin with the fewest points where everybody counts their own cards", () => {
    const found = standings(table({ Ann: 30, Bo: 5 }), ["Ann", "Bo"], "tally");
    expect(found.map(({ name, rank }) => [name, rank])).toEqual([
      ["Bo", 1],
      ["Ann", 2],
    ]);
  });

  it("come from rounds", () => {
    const rounds = [
      { round: 1, gains: { Ann: 10 } },
      { round: 2, gains: { Bo: 5 } },
      { round: 3, gains: { Ann: 7 } },
    ];
    expect(course(rounds, "Ann")).toEqual([0, 10, 10, 17]);
    expect(course(rounds, "Cy")).toEqual([0, 0, 0, 0]);
  });
});

describe("a chart", () => {
  it.each([
    [0, 10],
    [50, 50],
    [512, 550],
    [1000, 1000],
  ])("of up to %i ends at %i", (highest, end) => {
    expect(ceiling(highest)).toBe(end);
  });

  it("keeps its labels apart and inside", () => {
    expect(spread([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
    const found = spread([95, 96, 97, 98], 20, 100);
    expect(found.toSorted((one, two) => one - two)).toEqual([40, 60, 80, 100]);
  });
});

describe("statistics", () => {
  const room = { code: "abc", settings: { edition: "minecraft" } } as RoomInfo;
  const over = { round: 3, round_over: true, round_winner: "Ann", game_winners: ["Ann"], scores: { Ann: 520 } };
  const caught = { kind: "caught", player: "Ann", other: "Bo" } as Told;

  it("count a game once, however often it is looked at", () => {
    for (let time = 0; time < 3; time += 1) noteTable("Ann", room, over as unknown as TableInfo, []);
    expect(statistics()).toMatchObject({ games: 1, wins: 1, rounds: 1, roundsWon: 1, points: 520, streak: 1 });
    expect(statistics().editions).toEqual({ minecraft: { games: 1, wins: 1 } });
  });

  it("know the best streak after it has ended", () => {
    for (const [table, won] of [
      ["a", true],
      ["b", true],
      ["c", false],
      ["d", true],
    ] as const) {
      countGame({ table, edition: "classic", won, points: 0 });
    }
    expect(statistics()).toMatchObject({ games: 4, wins: 3, streak: 1, bestStreak: 2 });
    expect(winShare(statistics())).toBe(75);
  });

  it("count whom you caught, and nobody else's catches", () => {
    const playing = { round_over: false } as TableInfo;
    noteTable("Ann", room, playing, [caught, { ...caught, player: "Bo" }]);
    expect(statistics().caught).toBe(1);
  });

  it("can be wiped", () => {
    noteTable("Ann", room, over as unknown as TableInfo, [caught]);
    reset();
    expect(statistics()).toMatchObject({ games: 0, caught: 0, editions: {} });
  });
});

describe("lessons", () => {
  const cards = new Map<string, CardInfo>([["XS", card("XS", "Crossing", { special: true })]]);
  const asked = (kind: Asked["kind"], options: Asked["options"]) => ({ kind, options }) as Asked;
  const play = (code: string) => ({ verb: "play", card: code, label: "" }) as const;
  const draw = { verb: "draw", label: "" } as const;
  const next = (question: Asked | null, codes: string[], explained: string[] = []) =>
    lessonFor({ asked: question, codes, cards }, explained);

  it("come one after the other", () => {
    const turn = asked("turn", [play("R1"), play("XS"), draw]);
    const hand = ["R1", "XS", "B2"];
    expect(next(turn, hand)).toBe("pile");
    expect(next(turn, hand, ["pile"])).toBe("fits");
    expect(next(turn, hand, ["pile", "fits"])).toBe("special");
    expect(next(turn, hand, [...LESSONS])).toBeNull();
  });

  it("are about what cannot wait", () => {
    expect(next(asked("turn", [draw]), ["R1"])).toBe("draw");
    expect(next(asked("turn", [play("R1"), draw]), ["R1", "B2"])).toBe("uno");
    expect(next(asked("colour", []), ["R1"])).toBe("colour");
    expect(next(asked("challenge", []), ["R1"])).toBe("challenge");
  });

  it("are not given to those who are not asked", () => {
    expect(next(null, ["R1"])).toBeNull();
  });
});

describe("cards to show", () => {
  const colours = ["blue", "green", "red", "yellow"];
  const numbers = colours.flatMap((colour) =>
    Array.from({ length: 10 }, (_, number) => {
      return card(`${colour.charAt(0)}${number}`, `${colour} ${number}`, { colour, symbol: String(number) });
    }),
  );
  const full = {
    ...edition("minecraft", colours),
    cards: [...numbers, card("W", "Wild"), card("CR", "Creeper", { special: true })],
  };

  it("have what is special in the middle", () => {
    expect(threeCards(full)).toHaveLength(3);
    expect(threeCards(full)[1]?.code).toBe("CR");
    expect(handOf(full).map(({ code }) => code)).toContain("CR");
  });

  it("are all different, and as many as there is room for", () => {
    for (const count of [3, 5, 7]) {
      const codes = handOf(full, count).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.length).toBeLessThanOrEqual(count);
    }
  });

  it("are whatever there is in an edition of one card", () => {
    expect(threeCards(edition()).length).toBeLessThanOrEqual(1);
  });
});

describe("names", () => {
  it("are invented of two words", () => {
    expect(inventName(() => 0)).toEqual({ name: "Brave Fox", animal: "fox" });
    expect(inventName(() => 0.999).name).toMatch(/^\w+ \w+$/);
    for (let at = 0; at < 1; at += 0.01) expect(FACES).toContain(inventName(() => at).animal);
  });
});

describe("tables to go back to", () => {
  it("are those that are not over", () => {
    remember("abc", { key: "k", name: "Ann", edition: "classic" });
    remember("def", { key: "k", name: "Bo" });
    finish("def");
    expect(openTables().map(({ table, name }) => [table, name])).toEqual([["abc", "Ann"]]);
  });
});

describe("settings to choose from", () => {
  it("have what is set now among them", () => {
    expect(targetsFor(70)).toEqual([50, 70, 100, 200, 300, 500, 1000]);
    expect(timersFor(0, { ...LIMITS, shortest_timer: 20, longest_timer: 60 })).toEqual([0, 30, 60]);
  });
});
