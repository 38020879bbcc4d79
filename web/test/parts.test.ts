import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeIn, pathOf, tableIn } from "../src/lib/address";
import { blankCards, colourLooks, inOrder, says, textsOn } from "../src/lib/cards";
import { commitmentOf, judge } from "../src/lib/fairness";
import { asSentence, cardPlayed, handsShown, scoreSheet, thisRound } from "../src/lib/history";
import { isCardMove, moveFor, optionsByCard, parse, words } from "../src/lib/options";
import { lettersOf, pictureOf } from "../src/components/icons";
import type { EditionInfo, RoomInfo } from "../src/messages";
import { card, told } from "./fakes";

describe("options", () => {
  const cards = new Map([["Y5", card("Y5", "yellow 5")]]);
  it.each([
    ["play Y5", "Play yellow 5"],
    ["put Y5", "Put down yellow 5"],
    ["discard Y5", "Discard yellow 5"],
    ["give Y5 to Cy to go", "Give yellow 5 to Cy to go"],
    ["protect Ann Lee", "Protect Ann Lee"],
    ["choose Bo", "Choose Bo"],
    ["catch Bo", "Catch Bo"],
    ["colour red", "Red"],
    ["draw", "Draw a card"],
    ["not done", "It was not done"],
    ["something new", "Something new"],
  ])("%s is said as %s", (option, said) => {
    expect(words(parse(option), cards)).toBe(said);
    expect(parse(option).text).toBe(option);
  });

  it("sorts options by the card that they are about", () => {
    const found = optionsByCard(["give Y5 to Bo", "draw", "give Y5 to Cy", "give R7 to Bo"].map(parse));
    expect([...found].map(([code, options]) => [code, options.map((option) => option.player)])).toEqual([
      ["Y5", ["Bo", "Cy"]],
      ["R7", ["Bo"]],
    ]);
  });

  it("knows by which moves a card leaves the hand", () => {
    expect(["play W", "give Y5 to Bo", "draw", "catch Bo", "colour red"].map(isCardMove)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([moveFor("put", "R7"), moveFor("turn", "R7"), moveFor("", "R7")]).toEqual(["put R7", "play R7", "play R7"]);
  });
});

describe("cards", () => {
  it("gives every colour a hue and a sign of its own, known or not", () => {
    for (const names of [
      ["blue", "green", "red", "yellow"],
      ["azure", "coral", "gold", "jade"],
      ["mud", "blue", "fog", "gold", "yellow"],
    ]) {
      const looks = [...colourLooks(names).values()];
      expect(looks.map((look) => look.name)).toEqual(names);
      expect(new Set(looks.map((look) => look.hue)).size).toBe(names.length);
      expect(new Set(looks.map((look) => look.sign)).size).toBe(names.length);
    }
  });

  it("says what a card does that has no text", () => {
    expect(says({ ...card("SD", "Save the Day"), text: "Choose the colour." })).toBe("Choose the colour.");
    expect(says(card("CU", "Wild Customizable"))).toBe("It is a plain Wild.");
    expect(says({ ...card("R7", "red 7"), colour: "red" })).toBe("It does nothing special.");
  });

  it("keeps the keys of cards when others come and go", () => {
    const edition = { cards: ["B1", "R7", "W"].map((code) => card(code, code)) } as EditionInfo;
    const before = inOrder(["W", "R7", "R7"], edition).map((each) => each.key);
    const after = inOrder(["B1", "R7", "R7", "W"], edition).map((each) => each.key);
    expect(before).toEqual(["R7-0", "R7-1", "W-0"]);
    expect(after.filter((key) => key !== "B1-0")).toEqual(before);
  });

  it("knows which blank cards can carry a text each", () => {
    const blank = (code: string, symbol: string, count: number) => ({ ...card(code, "Blank"), symbol, count });
    const cards = [
      blank("CU1", "CU", 1),
      blank("CU2", "CU", 1),
      blank("X", "X", 2),
      blank("X1", "X1", 1),
      blank("W9", "W9", 2),
    ];
    const writable = cards.map((each) => each.code);
    const found = blankCards({ cards: [card("R7", "red 7"), ...cards], writable } as EditionInfo);
    expect(found.map((each) => [each.symbol, each.copies, each.codes, each.isApart])).toEqual([
      ["CU", 2, ["CU1", "CU2"], true],
      ["X", 2, [], false], // X1 is another card
      ["X1", 1, [], false],
      ["W9", 2, ["W91", "W92"], false],
    ]);
    const written = { CU1: "draw 1.", CU2: "draw 2.", X1: "draw 3.", W9: "draw 4." };
    expect(found.map((each) => textsOn(each, written))).toEqual([["draw 1.", "draw 2."], [], ["draw 3."], ["draw 4."]]);
    expect(found.slice(0, 1).map((each) => textsOn(each, { CU1: "draw 1.", CU2: "draw 1." }))).toEqual([["draw 1."]]);
  });
});

describe("the drawing of a card", () => {
  it("goes by the symbol, whatever the card is called", () => {
    const skip = card("RS", "Skip");
    expect(pictureOf({ ...skip, name: "Aussetzen" })).toBe(pictureOf(skip));
    expect(pictureOf({ ...skip, name: "Cannon" })).not.toBe(pictureOf(skip));
    expect(pictureOf(card("WQQ", "Quick Quiz"))).toBeUndefined();
  });
  it.each([
    ["RD", "Draw Two", "+2"],
    ["W4", "Wild Draw Four", "+4"],
    ["WX", "Draw 7 Cards", "+7"],
    ["R7", "7", "7"],
    ["WQQ", "quick quiz show", "QQ"],
    ["Wconstructor", "constructor", "C"],
  ])("of %s, %s, is else %s", (code, name, letters) => {
    expect(lettersOf(card(code, name))).toBe(letters);
    expect(pictureOf(card("Wconstructor", "constructor"))).toBeUndefined();
  });
});

describe("history", () => {
  const events = [
    told(1, "drew_for_deal"),
    told(2, "started"),
    told(3, "shown", { player: "Bo", other: "Ann", cards: ["R7"] }),
    told(4, "scored", { player: "Ann", amount: 30 }),
    told(5, "started"),
    told(6, "turn", { text: "" }),
    told(7, "shown", { player: "Bo", cards: null }),
    told(8, "shown", { player: "Bo", other: "Ann", cards: ["R7"] }),
  ];
  it("tells this round, with the draw for the deal before the first", () => {
    expect(thisRound(events).map((event) => event.seq)).toEqual([5, 7, 8]);
    expect(thisRound(events.slice(0, 2)).map((event) => event.seq)).toEqual([1, 2]);
  });
  it("finds hands that were shown to you and not put away", () => {
    expect(handsShown(events, "Ann", 0).map((event) => event.seq)).toEqual([8]);
    expect(handsShown(events, "Ann", 8)).toEqual([]);
    expect(handsShown(events, "Bo", 0)).toEqual([]);
  });
  it("numbers rounds from the last, also when the first were not heard", () => {
    expect(scoreSheet(events, 4)).toEqual([{ number: 3, gained: new Map([["Ann", 30]]) }]);
  });
  it("knows the card that was played last, whatever came onto the pile after it", () => {
    const played = [told(1, "played", { cards: ["R7"] }), told(2, "played", { cards: ["W4"] })];
    expect(cardPlayed([...played, told(3, "discarded", { cards: ["B2"] })])).toBe("W4");
    expect(cardPlayed([])).toBeUndefined();
  });
  it("ends sentences", () => {
    expect([asSentence("bo draws"), asSentence("Oh!")]).toEqual(["Bo draws.", "Oh!"]);
  });
});

describe("fairness", () => {
  it("commits to a key by its SHA-256", () => {
    const key = randomBytes(32);
    expect(commitmentOf(key.toString("hex"))).toBe(createHash("sha256").update(key).digest("hex"));
    expect(commitmentOf("00".repeat(32)).slice(0, 16)).toBe("66687aadf862bd77");
  });
  it("calls proven only what fits the fingerprint that this browser saw before the deal", () => {
    const key = "00".repeat(32);
    const commitment = commitmentOf(key);
    const room = { key, commitment, nonces: { Ann: "a1" } } as unknown as RoomInfo;
    const nothing = { key: "", name: "", commitment: "", nonce: "", seen: 0, watching: false };
    const other = "ab".repeat(32);
    expect(judge(room, "Ann", { ...nothing, commitment, nonce: "a1" })).toBe("proven");
    expect(judge(room, "", { ...nothing, commitment })).toBe("proven");
    expect(judge(room, "Ann", { ...nothing, nonce: "a1" })).toBe("consistent");
    expect(judge(room, "", nothing)).toBe("consistent");
    expect(judge(room, "Ann", { ...nothing, commitment, nonce: "b2" })).toBe("left out");
    expect(judge(room, "Ann", { ...nothing, commitment: other, nonce: "a1" })).toBe("other key");
    expect(judge({ ...room, commitment: other }, "", nothing)).toBe("other key");
  });
});

describe("address", () => {
  it("names a table", () => {
    expect([tableIn("/"), tableIn("/t/abc234"), tableIn("/t/a/b")]).toEqual(["", "abc234", ""]);
    expect(pathOf("abc")).toBe("/t/abc");
    expect([codeIn(" abc "), codeIn("http://1.2.3.4:8000/t/abc?x"), codeIn("a b")]).toEqual(["abc", "abc", ""]);
  });
});
