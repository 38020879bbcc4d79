import { beforeEach, describe, expect, it } from "vitest";
import { Chat } from "../src/state/chat.svelte";
import { Game } from "../src/state/game.svelte";
import { Lobby } from "../src/state/lobby.svelte";
import { Notices } from "../src/state/notices.svelte";
import { Place } from "../src/state/place.svelte";
import type { Asked, Reading } from "../src/messages";
import { card, edition, FakeLine, option, room, table, told } from "./fakes";

let line: FakeLine;
let place: Place;

beforeEach(() => {
  line = new FakeLine();
  place = new Place(line);
  place.you = "Ann";
  place.room = room();
});

describe("the place", () => {
  it("knows the host, the cards and the colours", () => {
    place.edition = { ...edition(), cards: [card("R7", "red 7"), card("W", "Wild")] };
    expect([...place.cards.keys()]).toEqual(["R7", "W"]);
    expect(place.colours.get("red")?.sign).toBe("diamond");
    expect(place.isHost).toBe(true);
    place.you = "Bo";
    expect(place.isHost).toBe(false);
    place.clear();
    place.room = room({ host: "" });
    expect(place.isHost).toBe(false);
  });

  it("says what anybody there can ask for", () => {
    place.remove("Bo");
    place.replace("Cy");
    place.leave();
    place.askInvitation();
    place.openToNetwork();
    place.downloadRecord();
    place.askRematch(true, "pirates");
    expect(line.said).toEqual([
      { type: "remove", name: "Bo", ban: false },
      { type: "replace", name: "Cy" },
      { type: "leave" },
      { type: "invite" },
      { type: "invite", open: true },
      { type: "download" },
      { type: "rematch", yes: true, edition: "pirates" },
    ]);
  });
});

describe("the lobby", () => {
  const reading: Reading = {
    text: "draw 1.",
    understood: true,
    sentence: "",
    steps: [],
    problem: "",
    start: 0,
    end: 0,
    nearest: [],
    warnings: [],
  };
  let lobby: Lobby;
  beforeEach(() => {
    lobby = new Lobby(line, place);
  });

  it("agrees to what was seen, and writes over nothing else", () => {
    place.room = room({ writing: 4 });
    lobby.agree(true);
    lobby.write("CU", "draw 1.");
    lobby.check("draw 2.");
    expect(line.said).toEqual([
      { type: "agree", yes: true, writing: 4 },
      { type: "write", code: "CU", text: "draw 1.", writing: 4 },
      { type: "check", text: "draw 2.", edition: "classic" },
    ]);
  });

  it("lets the host settle how the table plays", () => {
    lobby.addBot("hard");
    lobby.change(room().settings);
    lobby.start();
    expect(line.said).toEqual([
      { type: "addbot", level: "hard" },
      { type: "change", settings: room().settings },
      { type: "start" },
    ]);
  });

  it("forgets what texts do among other colours", () => {
    lobby.editionChanged(edition("classic"));
    lobby.checked(reading);
    lobby.editionChanged(edition("minecraft"));
    expect(lobby.readings.get("draw 1.")).toEqual(reading);
    lobby.editionChanged(edition("other", ["azure", "coral"]));
    expect(lobby.readings.size).toBe(0);
  });
});

describe("the game", () => {
  let game: Game;
  const play = option("play", { card: "R7" });
  const draw = option("draw");
  const waiting: Asked[] = [
    {
      player: "Ann",
      kind: "turn",
      options: [play, draw],
      question: "It is your turn.",
      number: 5,
      deadline: 0,
      left: 0,
    },
  ];
  const lastId = () => line.moves.at(-1)?.id ?? "";
  beforeEach(() => {
    game = new Game(line, place);
    game.heard({ type: "update", version: 1, full: true, table: table({ waiting }) });
  });

  it("answers the question that is asked of this player", () => {
    expect(game.asked).toEqual(waiting[0]);
    game.play(play);
    const about = { verb: "play", card: "R7", player: null, colour: null, numeral: null };
    expect(line.moves).toEqual([{ type: "move", id: lastId(), ...about, uno: false, number: 5 }]);
    expect([game.isSending(play), game.isSending(draw)]).toEqual([true, false]);
    game.answered(lastId());
    expect(game.isSending(play)).toBe(false);
    place.you = "Bo";
    expect(game.asked).toBeNull();
  });

  it("catches out of turn", () => {
    game.interrupt(option("catch", { player: "Bo" }));
    expect(line.moves).toMatchObject([{ verb: "catch", player: "Bo", number: 0 }]);
  });

  it("calls with the next card", () => {
    game.pressUno();
    game.play(draw);
    expect(game.unoReady).toBe(true);
    game.play(play);
    expect(game.unoReady).toBe(false);
    game.play(play);
    expect(line.moves).toMatchObject([
      { verb: "draw", uno: true },
      { verb: "play", uno: true },
      { verb: "play", uno: false },
    ]);
  });

  it("takes a call back that was only promised, and makes one at once that is owed", () => {
    game.pressUno();
    game.pressUno();
    expect(game.unoReady).toBe(false);
    game.pressUno();
    game.heard({ type: "update", version: 2, table: table({ interrupts: [option("uno")] }) });
    expect(game.unoReady).toBe(false);
    expect(line.moves).toMatchObject([{ verb: "uno", number: 0 }]);
    game.pressUno();
    expect(line.moves).toMatchObject([
      { verb: "uno", uno: false },
      { verb: "uno", uno: false },
    ]);
  });

  it("plays a planned card by itself when its turn comes, with the call", () => {
    const hands = { Ann: ["R7", "B2"] };
    game.heard({ type: "update", version: 2, table: table({ hands }) });
    game.plan("B2");
    game.plan("R7");
    game.pressUno();
    expect([game.planned, game.answerAlone(), line.moves]).toEqual(["R7", "", []]);
    game.heard({ type: "update", version: 3, table: table({ hands, waiting }) });
    expect([game.answerAlone(), game.answerAlone(), game.planned]).toEqual(["", "", ""]);
    expect(line.moves).toMatchObject([{ verb: "play", card: "R7", uno: true, number: 5 }]);
  });

  it("takes a planned card back that does not fit, is touched again, or has left the hand", () => {
    const hands = { Ann: ["R7", "B2"] };
    game.heard({ type: "update", version: 2, table: table({ hands }) });
    game.plan("B2");
    game.heard({ type: "update", version: 3, table: table({ hands, waiting }) });
    expect([game.answerAlone(), game.planned, line.moves]).toEqual(["B2", "", []]);
    game.plan("B2");
    game.plan("B2");
    expect(game.planned).toBe("");
    game.plan("B2");
    game.heard({ type: "update", version: 4, table: table({ hands: { Ann: ["R7"] } }) });
    expect([game.answerAlone(), game.planned]).toEqual(["", ""]);
  });

  it("gives everything to one player, card after card, as it is asked", () => {
    const give = (card: string, player: string) => option("give", { card, player });
    const asking = (number: number, options: Asked["options"]): Asked[] => [
      { player: "Ann", kind: "give", options, question: "", number, deadline: 0, left: 0 },
    ];
    const hear = (waiting: Asked[]): void => {
      game.heard({ type: "update", version: 2, table: table({ hands: { Ann: ["Y1", "Y2"] }, waiting }) });
      game.answerAlone();
    };
    hear(asking(6, [give("Y1", "Bo"), give("Y1", "Cy"), give("Y2", "Bo")]));
    game.giveAll(give("Y1", "Bo"));
    hear(asking(7, [give("Y2", "Cy"), give("Y2", "Bo")]));
    hear(asking(8, [option("draw")]));
    hear(asking(9, [give("Y2", "Bo")]));
    expect(line.moves).toMatchObject([
      { verb: "give", card: "Y1", player: "Bo", number: 6 },
      { verb: "give", card: "Y2", player: "Bo", number: 7 },
    ]);
  });

  it("forgets a hint that was taken, or not", () => {
    game.askHint();
    game.hint = draw;
    game.play(play);
    expect([line.said, game.hint]).toEqual([[{ type: "hint" }], null]);
  });

  it("adds events, and begins anew with everything", () => {
    game.heard({ type: "update", version: 2, events: [told(1, "started")] });
    game.heard({ type: "update", version: 3, events: [told(2, "drew")] });
    expect(game.events.map((event) => event.seq)).toEqual([1, 2]);
    expect(game.table).not.toBeNull();
    game.heard({ type: "update", version: 9, full: true, events: [told(2, "drew")] });
    expect([game.events.length, game.table]).toEqual([1, null]);
  });
});

describe("the chat", () => {
  it("gives a refused line back, but not over another one", () => {
    const chat = new Chat(line, place);
    chat.draft = "hello";
    chat.say("hello");
    expect(chat.draft).toBe("");
    const [said] = line.said;
    chat.refused("something else");
    expect(chat.draft).toBe("");
    chat.refused(said?.type === "chat" ? (said.id ?? "") : "");
    expect(chat.draft).toBe("hello");
  });

  it("says things, and keeps the last that were said", () => {
    const chat = new Chat(line, place);
    chat.say("hello");
    chat.react("🎉");
    expect(line.said).toEqual([
      { type: "chat", text: "hello", id: expect.any(String) as string },
      { type: "chat", text: "🎉", reaction: true, id: expect.any(String) as string },
    ]);
    for (let i = 0; i < 201; i += 1) chat.heard([{ name: "Bo", text: String(i), reaction: false, seat: "Bo" }]);
    expect([chat.lines.length, chat.lines[0]?.text]).toEqual([200, "1"]);
    expect([chat.unread, chat.bubbles.get("Bo")?.text]).toEqual([200, "200"]);
    chat.read();
    expect(chat.unread).toBe(0);
    chat.clear();
    expect(chat.lines).toEqual([]);
  });

  it("keeps what was said before the table went to another server", () => {
    const chat = new Chat(line, place);
    const heard = (text: string) => chat.heard([{ name: "Bo", text, reaction: false, seat: "Bo" }], true);
    const texts = () => chat.lines.map(({ text }) => text);
    heard("hello");
    chat.startOver(true);
    heard("here, too");
    expect(texts()).toEqual(["hello", "here, too"]);
    chat.startOver(false);
    heard("here, too");
    expect(texts()).toEqual(["hello", "here, too"]);
    chat.clear();
    chat.startOver(false);
    expect(texts()).toEqual([]);
  });
});

describe("notices", () => {
  it("tell the same thing twice as two things, and announce nothing over something", () => {
    const notices = new Notices();
    notices.tell("No.");
    notices.tell("No.");
    expect(notices.toast).toEqual({ text: "No.", number: 2 });
    notices.announce(["Bo draws.", "It is your turn."]);
    notices.announce([]);
    expect(notices.announcement).toBe("Bo draws. It is your turn.");
  });
});
