import { expect, it } from "vitest";
import { isSet, knownHouse, teamOf, withRule } from "../src/lib/house";
import type { HouseRule, HouseSet, Settings } from "../src/messages";

const stack: HouseRule = {
  name: "stack",
  label: "Stacking",
  about: "",
  usual: "off",
  choices: [
    { value: "off", label: "No" },
    { value: "any", label: "Any" },
  ],
};
const jump: HouseRule = {
  name: "jump_in",
  label: "Jumping in",
  about: "",
  usual: false,
  choices: [
    { value: true, label: "Yes" },
    { value: false, label: "No" },
  ],
};
const party: HouseSet = { name: "party", label: "Party", about: "", options: { stack: "any", jump_in: true } };
const settings = { house: {} } as Settings;

it("a set is played when all of it is, and nothing else", () => {
  expect(isSet({}, party)).toBe(false);
  expect(isSet({ stack: "any", jump_in: true }, party)).toBe(true);
  expect(isSet({ stack: "any", jump_in: true, hand: 5 }, party)).toBe(false);
  expect(isSet({ stack: "any", hand: 5 }, party)).toBe(false);
});

it("a rule is kept only while it is not as in the rulebook", () => {
  const stacked = withRule(settings, stack, "any");
  expect(stacked.house).toEqual({ stack: "any" });
  expect(withRule(stacked, jump, true).house).toEqual({ stack: "any", jump_in: true });
  expect(withRule(stacked, stack, "off").house).toEqual({});
});

it("what was kept is taken up as far as it is known", () => {
  const rules = [stack, jump];
  expect(knownHouse({ stack: "any", jump_in: "sometimes", mercy: 3 }, rules)).toEqual({ stack: "any" });
  expect(knownHouse(undefined, rules)).toEqual({});
  expect(knownHouse({ stack: "off" }, rules)).toEqual({});
});

it("everybody is in a team, or there are none", () => {
  const teams = [
    ["Ann", "Cy"],
    ["Bo", "Di"],
  ];
  expect(["Ann", "Bo", "Cy", "Di"].map((name) => teamOf(teams, name))).toEqual([1, 2, 1, 2]);
  expect(teamOf([], "Ann")).toBe(0);
});
