import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remember, remembered } from "../src/lib/memory";
import { Session } from "../src/state/session.svelte";
import type { Asked, EditionInfo, EventKind, Heard, RoomState } from "../src/messages";
import { card, edition, fakeBrowser, LIMITS, option, room, table, told, welcome, Wires } from "./fakes";

let wires: Wires;
let session: Session;
let served: EditionInfo[];
const findEditions = vi.fn(() => Promise.resolve(served));

beforeEach(() => {
  fakeBrowser("/t/abc234");
  wires = new Wires();
  served = [edition("classic")];
  session = new Session(wires.connect, findEditions);
  session.arrive();
  wires.last.open();
});
afterEach(() => vi.unstubAllGlobals());

/** Hear all about the table, as Ann. */
function arrive(more: Partial<Extract<Heard, { type: "update" }>> = {}): void {
  const all = { version: 1, epoch: "e1", full: true, you: "Ann", edition: edition(), room: room() };
  wires.last.tell({ type: "update", ...all, ...more });
}

function saidLast(): unknown {
  return wires.last.said.at(-1);
}

describe("the screen", () => {
  it("follows what is known of the table", () => {
    expect(session.screen.name).toBe("loading");
    arrive({ you: "" });
    expect(session.screen.name).toBe("join");
    arrive();
    expect(session.screen).toMatchObject({ name: "lobby", room: { code: "abc234" } });
    arrive({ room: room({ state: "playing" }), table: table({ round: 3 }) });
    expect(session.screen).toMatchObject({ name: "table", table: { round: 3 }, edition: { id: "classic" } });
    wires.last.tell({ type: "gone", text: "no such table" });
    expect(session.screen).toEqual({ name: "gone", reason: "No such table." });
  });

  it("tells whoever becomes the host, and nobody who was it before", () => {
    arrive({ room: room({ host: "Ann" }) });
    wires.last.tell({ type: "update", version: 2, room: room({ host: "Ann", spectators: 1 }) });
    expect(session.notices.toast).toBeNull();
    arrive({ room: room({ host: "Bo" }) });
    expect(session.notices.toast).toBeNull();
    wires.last.tell({ type: "update", version: 2, room: room({ host: "Ann" }) });
    expect(session.notices.toast?.text).toBe("You are the host now.");
  });

  it("puts what has changed on what was known, and leaves what was not told as it was", () => {
    const hands = { Ann: ["R1"], Bo: null };
    arrive({ room: room({ state: "playing" }), table: table({ round: 2, colour: "red", hands }) });
    wires.last.tell({ type: "update", version: 2, changes: { waiting: [], colour: null } });
    expect(session.screen).toMatchObject({ name: "table", table: { round: 2, colour: null, hands } });
    wires.last.tell({ type: "update", version: 3, chat: [{ name: "Bo", text: "hi", reaction: false, seat: "Bo" }] });
    wires.last.tell({ type: "update", version: 4, changes: { waiting: [], hands: { Ann: [], Bo: null } } });
    expect(session.game.table).toEqual(table({ round: 2, colour: null, waiting: [], hands: { Ann: [], Bo: null } }));
    arrive();
    expect(session.game.table).toBeNull();
  });

  it("is the start where the address names no table, once there is something to choose", async () => {
    session.goTo("");
    wires.last.open();
    wires.last.tell(welcome());
    expect(session.screen.name).toBe("loading");
    await Promise.resolve();
    expect(session.screen.name).toBe("start");
    expect(session.limits).toEqual(LIMITS);
  });

  it("says at once that an address leads nowhere, and leads back", async () => {
    fakeBrowser("/t/");
    session.arrive();
    expect(session.screen.name).toBe("nowhere");
    wires.last.open();
    wires.last.tell(welcome());
    expect(session.screen.name).toBe("nowhere");
    session.goTo("");
    await Promise.resolve();
    expect(session.screen.name).toBe("start");
  });

  it("shows the table to somebody who watches, also after a reload", () => {
    arrive({ you: "" });
    session.watch();
    expect(session.screen.name).toBe("lobby");
    expect(saidLast()).toEqual({ type: "watch" });
    session = new Session(wires.connect, findEditions);
    session.arrive();
    wires.last.open();
    expect(wires.last.types()).toEqual(["hello", "watch"]);
  });
});

describe("coming in", () => {
  it("goes to a new table with a key of its own, and remembers it", () => {
    session.goTo("");
    wires.last.open();
    session.create("Ann", "fox", room().settings, ["easy"], true);
    const said = wires.last.said.at(-1);
    if (said?.type !== "create") throw new Error("nothing was created");
    wires.last.tell({ type: "seated", table: "xyz789", name: "Ann" });
    expect([session.code, session.place.you, location.pathname]).toEqual(["xyz789", "Ann", "/t/xyz789"]);
    expect(remembered("xyz789")).toMatchObject({ key: said.key, name: "Ann" });
    expect(said.key).toMatch(/^[0-9a-f]{48}$/);
  });

  it("gives up a seat, and forgets it when asked to", () => {
    remember("abc234", { key: "k", name: "Ann" });
    arrive();
    session.forgetSeat();
    expect(remembered("abc234").key).toBe("");
    wires.last.open();
    arrive();
    const here = wires.last;
    session.leave();
    expect(here.said.at(-1)).toEqual({ type: "leave" });
    expect([session.code, location.pathname]).toEqual(["", "/"]);
  });

  it("goes on to the rematch with the same key: at once if it asked for it, and never unasked", () => {
    remember("abc234", { key: "k", name: "Ann" });
    arrive({ room: room({ state: "over" }) });
    session.rematch();
    expect(saidLast()).toEqual({ type: "rematch", yes: true, edition: "" });
    wires.last.tell({ type: "update", version: 2, room: room({ state: "over", rematch_wanted: ["Ann"] }) });
    session.rematch("pirates");
    expect(saidLast(), "who chooses where wants to go there").toEqual({
      type: "rematch",
      yes: true,
      edition: "pirates",
    });
    wires.last.tell({ type: "update", version: 3, room: room({ state: "over", rematch: "xyz789" }), table: table() });
    expect(session.code).toBe("xyz789");
    expect(remembered("xyz789")).toMatchObject({ key: "k", name: "Ann" });
    expect(session.game.table).toBeNull();
    wires.last.open();
    arrive({ room: room({ code: "xyz789", state: "over", rematch: "third" }) });
    expect(session.code).toBe("xyz789");
  });
});

describe("tables to go back to", () => {
  it("are those that the server still has", () => {
    remember("abc234", { key: "k", name: "Ann" });
    remember("gone22", { key: "l", name: "Ann", nonce: "n" });
    session.goTo("");
    wires.last.open();
    expect(session.tables.map(({ table: code }) => code)).toEqual(["gone22", "abc234"]);
    wires.last.tell(welcome());
    expect(saidLast()).toEqual({ type: "findseats", keys: { gone22: "l", abc234: "k" } });
    wires.last.tell({ type: "seatsfound", tables: ["abc234"] });
    expect(session.tables.map(({ table: code }) => code)).toEqual(["abc234"]);
    expect(remembered("gone22").nonce, "what proves its cards stays").toBe("n");
    session.goTo("");
    expect(session.tables.map(({ table: code }) => code)).toEqual(["abc234"]);
  });
});

describe("coming back", () => {
  it("takes the edition that was chosen meanwhile", () => {
    arrive({ version: 3 });
    session.reconnect();
    wires.last.open();
    expect(wires.last.said[0]).toMatchObject({ type: "hello", table: "abc234", epoch: "e1", version: 3 });
    wires.last.tell({ type: "update", version: 4 });
    wires.last.tell({ type: "update", version: 5, edition: edition("space-jam"), room: room({ state: "playing" }) });
    expect(session.place.edition?.id).toBe("space-jam");
  });

  it("asks for the editions, and again when the server has started anew", async () => {
    const asked = () => wires.last.said.filter((message) => message.type === "choices").length;
    findEditions.mockClear();
    arrive({ limits: LIMITS });
    expect(session.limits).toEqual(LIMITS);
    session.askWelcome();
    expect([asked(), wires.all.length]).toEqual([1, 1]);
    wires.last.tell(welcome("e1"));
    session.askWelcome();
    expect(asked()).toBe(1);
    arrive({ epoch: "e2" });
    session.askWelcome();
    expect(asked()).toBe(2);
    served = [edition("mine")];
    wires.last.tell(welcome("e2"));
    session.askWelcome();
    await Promise.resolve();
    expect([asked(), session.welcome?.editions[0]?.id]).toEqual([2, "mine"]);
    expect(findEditions).toHaveBeenCalledTimes(2);
  });

  it("asks for the editions once more if they did not come", async () => {
    findEditions.mockClear();
    findEditions.mockRejectedValueOnce(new Error("no network"));
    session.goTo("");
    wires.last.open();
    await new Promise((later) => setTimeout(later));
    wires.last.tell(welcome());
    await Promise.resolve();
    expect(session.screen.name).toBe("start");
    expect(findEditions).toHaveBeenCalledTimes(2);
  });
});

describe("the fingerprint", () => {
  it.each<[RoomState, string]>([
    ["lobby", "c1"],
    ["playing", ""],
    ["over", ""],
  ])("of a table that is first seen as %s is remembered as %j", (state, commitment) => {
    arrive({ room: room({ state }) });
    expect(remembered("abc234").commitment).toBe(commitment);
  });

  it("stays the first that was seen", () => {
    arrive();
    wires.last.tell({ type: "update", version: 2, room: room({ commitment: "c2" }) });
    expect(remembered("abc234").commitment).toBe("c1");
  });

  it.each(["Ann", "constructor"])("is answered with a number of %s's own, once", (you) => {
    arrive({ you });
    const { nonce } = remembered("abc234");
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(saidLast()).toEqual({ type: "nonce", nonce });
    const count = wires.last.said.length;
    wires.last.tell({ type: "update", version: 2, room: room({ nonces: { [you]: nonce } }) });
    expect(wires.last.said.length).toBe(count);
  });
});

describe("what is told", () => {
  it("says what happened, and that you are asked", () => {
    arrive({ room: room({ state: "playing" }), table: table() });
    const waiting: Asked[] = [
      { player: "Ann", kind: "colour", options: [], question: "Which colour?", number: 4, deadline: 0, left: 0 },
    ];
    const events = [told(1, "played", { text: "Bo plays red 7" }), told(2, "turn", { text: "" })];
    wires.last.tell({ type: "update", version: 2, events, table: table({ waiting }) });
    expect(session.notices.announcement).toBe("Bo plays red 7. Which colour?");
  });

  it("names the card that you drew or played once", () => {
    const cards = [card("R7", "red 7")];
    arrive({ room: room({ state: "playing" }), table: table(), edition: { ...edition(), cards } });
    const tell = (version: number, kind: EventKind, question: string) => {
      const waiting: Asked[] = [
        { player: "Ann", kind: "drawn", options: [], question, number: version, deadline: 0, left: 0 },
      ];
      const events = [
        told(1, "drew", { player: "Bo", amount: 1, text: "Bo draws a card" }),
        told(2, kind, { player: "Ann", cards: ["R7"], text: "It is red 7" }),
      ];
      wires.last.tell({ type: "update", version, events, table: table({ waiting }) });
      expect(session.notices.announcement).toBe(`Bo draws a card. ${question}`);
    };
    tell(2, "drew", "You drew red 7. Play it, or keep it?");
    tell(3, "played", "You played red 7. Swap hands with whom?");
  });

  it("gives the reason of a refusal, and takes what was refused for answered", () => {
    arrive();
    const play = option("play", { card: "R7" });
    session.game.play(play);
    const said = wires.last.said.at(-1);
    if (said?.type !== "move") throw new Error("nothing was played");
    wires.last.tell({ type: "refused", text: "not now: it is Bo's turn", id: said.id });
    expect(session.notices.toast?.text).toBe("Not now: it is Bo's turn.");
    expect(session.game.isSending(play)).toBe(false);
    session.notices.dismiss();
    expect(session.notices.toast).toBeNull();
  });

  it("says no longer what stood in the way of whoever has gone on", () => {
    arrive({ you: "" });
    session.join("Bo", "fox");
    wires.last.tell({ type: "refused", text: "Somebody here is already called Bo." });
    expect(session.notices.toast).not.toBeNull();
    session.join("Kim", "fox");
    wires.last.tell({ type: "seated", table: "abc234", name: "Kim" });
    expect(session.notices.toast).toBeNull();
    session.notices.tell("That is neither a table code nor a link to a table.");
    session.goTo("def567");
    expect(session.notices.toast).toBeNull();
  });

  it("remembers what you are called, also on the seat of a bot", () => {
    const seat = { bot: null, person: true, present: true, agreed: false, replaceable: false, face: "", free: false };
    const taken = { ...seat, name: "Robin", guest: "Kim", muted: false };
    wires.last.tell({ type: "seated", table: "abc234", name: "Robin" });
    expect(remembered("abc234").name).toBe("Robin");
    arrive({ you: "Robin", room: room({ state: "playing", seats: [taken] }) });
    expect(remembered("abc234").name).toBe("Kim");
  });

  it("shows a hint", () => {
    arrive();
    const play = option("play", { card: "R7", label: "play red 7" });
    wires.last.tell({ type: "hinted", option: play });
    expect([session.game.hint, session.game.hintWords]).toEqual([play, "Hint: play red 7."]);
    wires.last.tell({ type: "hinted" });
    expect(session.notices.toast).toEqual({ text: "You have nothing to decide right now.", number: 1 });
  });

  it("keeps hands that were put away out of sight after a reload", () => {
    const events = [told(1, "started"), told(2, "shown", { player: "Bo", cards: ["R7"] })];
    arrive({ events });
    expect(session.game.shown.map((event) => event.seq)).toEqual([2]);
    session.putAwayHands();
    expect(session.game.shown).toEqual([]);
    session = new Session(wires.connect, findEditions);
    session.arrive();
    wires.last.open();
    arrive({ events });
    expect(session.game.shown).toEqual([]);
  });
});
