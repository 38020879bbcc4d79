import { describe, expect, it } from "vitest";
import type { Line } from "../src/lib/connection";
import type { ReviewAccount, Reviewed, Said } from "../src/messages";
import { accountsOf, Reviews } from "../src/replay/reviews.svelte";

function account(player: string, changes: Partial<ReviewAccount> = {}): ReviewAccount {
  return { player, choices: 4, slips: 1, result: 3, own: -2, others: 1, luck: 4, words: [], dearest: [], ...changes };
}

function asking(): { reviews: Reviews; said: Said[]; answer: (changes?: Partial<Reviewed>) => void } {
  const said: Said[] = [];
  const line = { say: (message: Said) => said.push(message), move: () => undefined } as unknown as Line;
  const reviews = new Reviews(line);
  const answer = (changes: Partial<Reviewed> = {}): void => {
    const last = said.at(-1);
    if (last?.type !== "review") throw new Error("nothing was asked");
    const { id, round } = last;
    const empty = { points: [], choices: [], turns: [], accounts: [account("Ann")] };
    reviews.heard({ type: "reviewed", id, round, done: 1, total: 1, ...empty, ...changes });
  };
  return { reviews, said, answer };
}

describe("a game of several rounds", () => {
  it("is looked at round by round, whichever was looked at before", () => {
    const { reviews, said, answer } = asking();
    reviews.ask("packed", 2);
    answer();
    reviews.askAll("packed", [1, 2, 3]);
    expect(reviews.waiting).toEqual([1, 3]);
    answer({ done: 0 });
    answer();
    answer();
    expect(said.map((each) => each.type === "review" && each.round)).toEqual([2, 1, 3]);
    expect(reviews.waiting).toEqual([]);
  });

  it("goes on after somebody looked at another round in between", () => {
    const { reviews, said, answer } = asking();
    reviews.askAll("packed", [1, 2]);
    reviews.ask("packed", 2);
    answer();
    answer();
    expect(said.map((each) => each.type === "review" && each.round)).toEqual([1, 2, 1]);
    expect(reviews.isKnown(1)).toBe(true);
  });

  it("is not asked for again after a refusal", () => {
    const { reviews, said } = asking();
    reviews.askAll("packed", [1, 2]);
    const [first] = said;
    reviews.heard({ type: "refused", id: first?.type === "review" ? first.id : "", text: "too much" } as never);
    expect([reviews.waiting, reviews.problem]).toEqual([[], "too much"]);
    expect(said.length).toBe(1);
  });

  it("sums what everybody did, and has the dearest choices of all rounds", () => {
    const { reviews, answer } = asking();
    const costs = [5, 30, 20, 10];
    costs.forEach((cost, index) => {
      reviews.ask("packed", index + 1);
      const choice = { move: 9, player: "Ann", words: "", reason: "", cost, slip: true, options: [] };
      const accounts = [account("Ann", { dearest: [9], words: ["All in all.", `cost ${cost}`] }), account("Bo")];
      answer({ choices: [choice], accounts });
    });
    const [ann, bo] = accountsOf(reviews.rounds);
    expect(ann).toMatchObject({ player: "Ann", result: 12, own: -8, others: 4, luck: 16, choices: 16, slips: 4 });
    expect(ann?.dearest.map(({ round, words }) => [round, words])).toEqual([
      [2, "cost 30"],
      [3, "cost 20"],
      [4, "cost 10"],
    ]);
    expect([bo?.player, bo?.dearest]).toEqual(["Bo", []]);
  });
});
