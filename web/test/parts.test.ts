import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeIn, isHere, isNowhere, pathOf, tableIn } from "../src/lib/address";
import { colourLooks, colourName, inOrder, isApart, says, textsOn } from "../src/lib/cards";
import { commitmentOf, judge } from "../src/lib/fairness";
import { asSentence, cardPlayed, handsShown, thisRound } from "../src/lib/history";
import { capital, keyOf, moveFor, optionsByCard } from "../src/lib/options";
import { sha256 } from "../src/lib/sha256";
import type { RoomInfo } from "../src/messages";
import { card, edition, option, told } from "./fakes";

describe("options", () => {
  const give = (card: string, player: string) => option("give", { card, player });

  it("are told apart by what they are about, whatever they are called", () => {
    const all = [give("Y5", "Bo"), give("Y5", "Cy"), give("R7", "Bo"), option("draw"), option("not done")];
    expect(keyOf(option("number", { numeral: 0 }))).toBe("number 0");
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    const same = option("give", { card: "Y5", player: "Bo", label: "something else", note: "for nothing" });
    expect(keyOf(same)).toBe(keyOf(give("Y5", "Bo")));
    expect(keyOf(option("draw", { card: null }))).toBe("draw");
  });

  it("are sorted by the card that they are about", () => {
    const found = optionsByCard([give("Y5", "Bo"), option("draw"), give("Y5", "Cy"), give("R7", "Bo")]);
    expect([...found].map(([code, options]) => [code, options.map(({ player }) => player)])).toEqual([
      ["Y5", ["Bo", "Cy"]],
      ["R7", ["Bo"]],
    ]);
  });

  it("are guessed for a card that was clicked although it has none", () => {
    expect(moveFor("put", "R7")).toEqual({ verb: "put", card: "R7" });
    expect(moveFor("turn", "R7")).toEqual({ verb: "play", card: "R7" });
    expect(moveFor(undefined, "R7")).toEqual({ verb: "play", card: "R7" });
  });

  it("begin with a capital on a button", () => {
    expect([capital("draw"), capital("")]).toEqual(["Draw", ""]);
  });
});

describe("cards", () => {
  it("gives every colour the looks that its edition has for it", () => {
    const looks = { gold: { sign: "star", hue: "yellow" }, mud: { sign: "moon", hue: "purple" } };
    const own = { ...edition("own", ["mud", "gold"]), looks };
    expect([...colourLooks(own).values()]).toEqual([
      { name: "mud", hue: "purple", sign: "moon" },
      { name: "gold", hue: "yellow", sign: "star" },
    ]);
    expect([...colourLooks(null)]).toEqual([]);
  });

  it("calls colours by their names, also those that the catalogue does not know", () => {
    const names = ["red", "yellow", "green", "blue", "orange", "azure"];
    expect(names.map(colourName)).toEqual(names);
  });

  it("says what a card does that has no text", () => {
    const plain = { ...edition(), writable: ["CU"] };
    expect(says(card("SD", "Save the Day", { text: "Draw 2." }), plain)).toBe("Draw 2.");
    expect(says(card("CU", "Wild Customizable"), plain)).toBe("Nothing is written on it: it is a plain Wild.");
    expect(says(card("W", "Wild"), plain)).toBe("Choose the colour.");
    expect(says(card("R7", "red 7", { colour: "red" }), plain)).toBe("It does nothing special.");
  });

  it("keeps the keys of cards when others come and go", () => {
    const all = { ...edition(), cards: ["B1", "R7", "W"].map((code) => card(code, code)) };
    const before = inOrder(["W", "R7", "R7"], all).map((each) => each.key);
    const after = inOrder(["B1", "R7", "R7", "W"], all).map((each) => each.key);
    expect(before).toEqual(["R7-0", "R7-1", "W-0"]);
    expect(after.filter((key) => key !== "B1-0")).toEqual(before);
  });

  it("knows which blank cards carry a text each, and what stands on them", () => {
    const blank = (code: string, copies: string[]) => ({ code, name: "Blank", count: 2, copies });
    const [cu, x, w9] = [blank("CU", ["CU1", "CU2"]), blank("X", []), blank("W9", ["W91", "W92"])];
    const written = { ...edition(), writable: ["CU1", "CU2", "X", "W9"] };
    expect([cu, x, w9].map((each) => isApart(each, written))).toEqual([true, false, false]);
    const texts = { CU1: "draw 1.", CU2: "draw 2.", X1: "draw 3.", W9: "draw 4." };
    expect([cu, x, w9].map((each) => textsOn(each, texts))).toEqual([["draw 1.", "draw 2."], [], ["draw 4."]]);
    expect(textsOn(cu, { CU1: "draw 1.", CU2: "draw 1." })).toEqual(["draw 1."]);
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
  it("knows the card that was played last, whatever came onto the pile after it", () => {
    const played = [told(1, "played", { cards: ["R7"] }), told(2, "played", { cards: ["W4"] })];
    expect(cardPlayed([...played, told(3, "discarded", { cards: ["B2"] })])).toBe("W4");
    expect(cardPlayed([])).toBeUndefined();
  });
  it("ends sentences", () => {
    expect([asSentence("bo draws"), asSentence("Oh!")]).toEqual(["Bo draws.", "Oh!"]);
  });
});

describe("SHA-256", () => {
  it("is what the standard says", () => {
    const digest = (text: string) => sha256(new TextEncoder().encode(text));
    expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });

  it.each([0, 1, 32, 55, 56, 63, 64, 65, 119, 120, 1000])("takes %i bytes", (length) => {
    const message = randomBytes(length);
    expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
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
    const nothing = { key: "", name: "", commitment: "", nonce: "", seen: 0, watching: false, edition: "", deal: "" };
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
  it("tells whether the server is on this machine", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(isHere)).toBe(true);
    expect(["192.168.1.27", "localhost.example.org", "cards.example.org"].some(isHere)).toBe(false);
  });

  it("names a table", () => {
    expect([tableIn("/"), tableIn("/t/abc234"), tableIn("/t/a/b")]).toEqual(["", "abc234", ""]);
    expect(pathOf("abc")).toBe("/t/abc");
    expect([codeIn(" abc "), codeIn("http://1.2.3.4:8000/t/abc?x"), codeIn("a b")]).toEqual(["abc", "abc", ""]);
  });
  it("leads somewhere, or nowhere", () => {
    const paths = ["/", "/t/abc234", "/t/abc234/", "/t/", "/t/a/b", "/about", "/t/%3Cb%3E"];
    expect(paths.filter(isNowhere)).toEqual(["/t/", "/t/a/b", "/about", "/t/%3Cb%3E"]);
  });
});
