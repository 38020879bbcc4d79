import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "../src/lib/connection";
import { remembered } from "../src/lib/memory";
import { Session } from "../src/lib/session.svelte";
import type { EditionInfo, Heard, RoomInfo, Said } from "../src/messages";

/** A WebSocket whose other end is the test. */
class FakeWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: Said[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {}
  tell(message: Heard): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let session: Session;
const last = () => wires.at(-1)!;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("location", { pathname: "/t/abc234" });
  wires = [];
  session = new Session(() => {
    wires.push(new FakeWire());
    return last() as unknown as Wire;
  });
  session.arrive();
  last().onopen?.();
});
afterEach(() => vi.unstubAllGlobals());

function edition(id: string, colours = ["blue", "green", "red", "yellow"]): EditionInfo {
  return { id, name: id, about: "", colours, most_players: 10, cards: [], writable: [] };
}

function room(more: Partial<RoomInfo>): RoomInfo {
  const settings = {
    edition: "classic",
    scoring: "winner",
    target: 500,
    bluff: true,
    two_player_reverse: "skip",
    timer: 0,
    level: "normal",
  };
  const empty = {
    seats: [],
    spectators: 0,
    written: {},
    readings: {},
    writing: 0,
    most_players: 10,
    nonces: {},
    key: "",
    rematch: "",
  };
  return { code: "abc234", state: "lobby", host: "Ann", settings, commitment: "c1", ...empty, ...more };
}

describe("coming back", () => {
  it("takes the edition that was chosen meanwhile", () => {
    last().tell({
      type: "update",
      version: 3,
      epoch: "e1",
      full: true,
      you: "Ann",
      edition: edition("classic"),
      room: room({}),
    });
    session.reconnect();
    last().onopen?.();
    expect(last().said[0]).toMatchObject({ type: "hello", table: "abc234", epoch: "e1", version: 3 });
    last().tell({ type: "update", version: 4 });
    last().tell({
      type: "update",
      version: 5,
      you: "Ann",
      edition: edition("space-jam"),
      room: room({ state: "playing" }),
    });
    expect(session.edition?.id).toBe("space-jam");
  });

  it("forgets what texts do among other colours", () => {
    const reading = {
      text: "discard all blue cards.",
      understood: true,
      sentence: "",
      steps: [],
      problem: "",
      start: 0,
      end: 0,
      nearest: [],
    };
    last().tell({ type: "update", version: 1, epoch: "e1", full: true, edition: edition("classic"), room: room({}) });
    last().tell({ type: "checked", reading });
    last().tell({
      type: "update",
      version: 2,
      edition: edition("classic"),
      room: room({ written: { CU: "draw 1." } }),
    });
    expect(session.readings.size).toBe(1);
    last().tell({ type: "update", version: 3, edition: edition("other", ["azure", "coral"]), room: room({}) });
    expect(session.readings.size).toBe(0);
  });

  it("asks a server that started anew for its editions, once", () => {
    const welcome = (epoch: string, id: string): Heard => ({
      type: "welcome",
      epoch,
      editions: [edition(id)],
      levels: ["easy"],
      local: true,
    });
    const table = last();
    table.tell({ type: "update", version: 1, epoch: "e1", full: true, edition: edition("classic"), room: room({}) });
    session.askWelcome();
    expect(wires.length).toBe(2);
    last().tell(welcome("e1", "classic"));
    session.askWelcome();
    expect(wires.length).toBe(2);
    table.tell({ type: "update", version: 1, epoch: "e2", full: true, edition: edition("classic"), room: room({}) });
    session.askWelcome();
    expect(wires.length).toBe(3);
    last().tell(welcome("e3", "mine")); // and anew again, before the table was heard of
    session.askWelcome();
    expect(wires.length).toBe(3);
    expect(session.welcome?.editions[0]?.id).toBe("mine");
  });
});

describe("the fingerprint", () => {
  it.each([
    ["lobby", "c1"],
    ["playing", ""],
    ["over", ""],
  ])("of a table that is first seen as %s is remembered as %j", (state, commitment) => {
    last().tell({
      type: "update",
      version: 1,
      epoch: "e1",
      full: true,
      edition: edition("classic"),
      room: room({ state }),
    });
    expect(remembered("abc234").commitment).toBe(commitment);
  });

  it("stays the first that was seen", () => {
    last().tell({ type: "update", version: 1, epoch: "e1", full: true, edition: edition("classic"), room: room({}) });
    last().tell({ type: "update", version: 2, room: room({ commitment: "c2" }) });
    expect(remembered("abc234").commitment).toBe("c1");
  });
});
