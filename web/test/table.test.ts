import { describe, expect, it } from "vitest";
import { choicesOf, effectOf, pickedOf } from "../src/lib/choices";
import { whatFits } from "../src/lib/fits";
import { arranged, cameTo } from "../src/lib/hand";
import type { Asked } from "../src/messages";
import { card, edition, option, table, told } from "./fakes";

const red = (code: string, name: string) => card(code, `red ${name}`, { colour: "red", symbol: name, name });
const blue = (code: string, name: string) => card(code, `blue ${name}`, { colour: "blue", symbol: name, name });
const cards = [blue("B2", "2"), blue("B8", "8"), red("R2", "2"), red("R8", "8"), card("W", "Wild", { symbol: "W" })];
const deck = { ...edition(), cards };
const byCode = new Map(cards.map((each) => [each.code, each]));

describe("a hand", () => {
  const codes = ["W", "R8", "B2", "R2"];
  const order = (how: "colour" | "number" | "drawn", held = codes, came: string[] = []) =>
    arranged(held, deck, how, came).map(({ code }) => code);

  it("lies by colour, by number, or as it came", () => {
    expect(order("colour")).toEqual(["B2", "R2", "R8", "W"]);
    expect(order("number")).toEqual(["B2", "R2", "R8", "W"]);
    const events = [
      told(1, "drew_for_deal", { player: "Ann", cards: ["R2"] }),
      told(2, "started", {}),
      told(3, "dealt", { player: "Ann", cards: ["W", "R2", "B8"] }),
      told(4, "dealt", { player: "Bo", amount: 3 }),
      told(5, "played", { player: "Ann", cards: ["B8"] }),
      told(6, "gave", { player: "Bo", other: "Ann", cards: ["B2"] }),
      told(7, "drew", { player: "Ann", cards: ["R8"] }),
    ];
    const came = cameTo("Ann", events);
    expect(order("drawn", codes, came)).toEqual(["W", "R2", "B2", "R8"]);
    expect(order("drawn", [...codes, "R2"], [...came, "R2"])).toEqual(["W", "R2", "B2", "R8", "R2"]);
    expect(order("drawn")).toEqual(order("colour"));
    const mixed = arranged(["R2", "B8", "B2", "R8"], deck, "number", []).map(({ code }) => code);
    expect(mixed).toEqual(["B2", "R2", "B8", "R8"]);
  });
});

describe("choices", () => {
  const gifts = [option("give", { card: "R2", player: "Bo" }), option("give", { card: "R8", player: "Bo" })];
  it("are sorted by where they are made", () => {
    const keep = option("keep");
    const draw = option("draw");
    const named = option("colour", { colour: "red" });
    const sorted = choicesOf([keep, draw, named, ...gifts], "R8");
    expect([...sorted.byCard.keys()]).toEqual(["R2", "R8"]);
    expect(sorted.bySeat.get("Bo")).toBe(gifts[1]);
    expect([sorted.colours, sorted.draw, sorted.plates]).toEqual([[named], draw, [keep]]);
  });
  it("are not made at a card of yours when another one like it is to be taken", () => {
    const numbers = ["1", "10", "2"].map((label) => option("number", { label }));
    expect(choicesOf(numbers, "").plates.map(({ label }) => label)).toEqual(["1", "2", "10"]);
    const sorted = choicesOf([option("take", { card: "R2" }), option("pass")], "");
    expect([sorted.byCard.size, sorted.taken.length, sorted.plates.length]).toEqual([0, 1, 1]);
  });
  it("keep what was picked as long as it can be given", () => {
    expect([pickedOf(gifts, "R2"), pickedOf(gifts, "B2"), pickedOf(gifts, "", true)]).toEqual(["R2", "", "R2"]);
    expect(pickedOf(gifts.slice(1), "")).toBe("R8");
  });
  it("say what they do to whoever is touched, where that is the same for all", () => {
    const skipping = (player: string, note: string) => option("choose", { player, note });
    const say = (...options: Asked["options"]): string => effectOf(choicesOf(options, "").bySeat, "Ann", "that player");
    const same = [skipping("Bo", "Bo misses a turn."), skipping("Cy", "Cy misses a turn.")];
    expect(say(...same)).toBe("That player misses a turn.");
    expect(say(...same, skipping("Ann", "You miss a turn."))).toBe("That player misses a turn.");
    expect(say(...same, skipping("Di", "Nothing happens."))).toBe("");
    expect(say(skipping("Bo", ""))).toBe("");
  });
});

describe("what fits", () => {
  const asked = (...options: Asked["options"]): Asked => {
    return { player: "Ann", kind: "turn", options, question: "", number: 1, deadline: 0, left: 0 };
  };
  const play = option("play", { card: "R2" });
  it.each([
    ["red", "R2", "red, a 2, or a wild"],
    ["red", "B8", "red, an 8, or a wild"],
    ["blue", "W", "blue, or a wild"],
    [null, "W", "play any card"],
  ])("on %s with %s on top is %s", (colour, top, words) => {
    expect(whatFits(asked(play), table({ colour, top }), byCode)).toBe(words);
  });
  it("may be nothing", () => {
    const now = table({ colour: "red", top: "R2" });
    expect(whatFits(asked(option("draw")), now, byCode)).toBe("nothing fits: draw a card");
    expect(whatFits(asked(option("pass")), now, byCode)).toBe("nothing fits");
  });
});
