import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, readMessage, type Status } from "../src/lib/connection";
import type { Heard } from "../src/messages";
import { Wires, type FakeWire } from "./fakes";

let wires: Wires;
let heard: Heard[];
let status: Status;
let stranded: number;
let connection: Connection;
const last = () => wires.last;

beforeEach(() => {
  vi.useFakeTimers();
  wires = new Wires();
  heard = [];
  stranded = 0;
  connection = new Connection(wires.connect, {
    heard: (message) => heard.push(message),
    changed: (now) => (status = now),
    stranded: () => (stranded += 1),
  });
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function arrive(version = 1): FakeWire {
  connection.visit("abc", "key");
  last().open();
  last().tell({ type: "update", version, epoch: "e", full: true, you: "Ann" });
  return last();
}

describe("hello", () => {
  it("comes first on every connection, with what was heard", () => {
    const wire = arrive(4);
    expect(wire.said[0]).toEqual({ type: "hello", table: "abc", key: "key", epoch: "", version: 0 });
    wire.tell({ type: "update", version: 5 });
    wire.breakDown();
    expect(status).toBe("lost");
    vi.advanceTimersByTime(400);
    last().open();
    expect(wires.all).toHaveLength(2);
    expect(last().said).toEqual([{ type: "hello", table: "abc", key: "key", epoch: "e", version: 5 }]);
  });

  it("is said anew when this device had no network, and people are told meanwhile", () => {
    arrive();
    connection.lost();
    expect(status).toBe("lost");
    connection.reopen();
    last().open();
    expect(last().said).toHaveLength(1);
  });

  it("names the new seat after sitting down", () => {
    connection.visit("", "");
    last().open();
    connection.enter({ type: "create", name: "Ann", key: "k2" });
    last().tell({ type: "seated", table: "xyz", name: "Ann" });
    last().tell({ type: "update", version: 9, epoch: "e", full: true, you: "Ann" });
    connection.reopen();
    last().open();
    expect(last().said).toEqual([{ type: "hello", table: "xyz", key: "k2", epoch: "e", version: 9 }]);
  });
});

describe("what was not acknowledged", () => {
  it("sends a move again with the same id until it is done", () => {
    arrive();
    connection.move({ type: "move", id: "m1", verb: "draw", number: 1 });
    connection.move({ type: "move", id: "m2", verb: "keep", number: 2 });
    last().tell({ type: "done", id: "m1" });
    last().breakDown();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said.slice(1)).toEqual([{ type: "move", id: "m2", verb: "keep", number: 2 }]);
    last().tell({ type: "refused", id: "m2", text: "no" });
    connection.reopen();
    last().open();
    expect(last().types()).toEqual(["hello"]);
  });

  it("asks for a seat again with the same key, and not after a refusal", () => {
    connection.visit("abc", "");
    connection.enter({ type: "join", name: "Bo", key: "n" });
    last().open();
    expect(last().types()).toEqual(["hello", "join"]);
    connection.reopen();
    last().open();
    expect(last().said[1]).toEqual({ type: "join", name: "Bo", key: "n" });
    last().tell({ type: "refused", text: "the table is full" });
    connection.reopen();
    last().open();
    expect(last().types()).toEqual(["hello"]);
  });

  it("says later what was said while the line was down, once", () => {
    arrive().breakDown();
    connection.say({ type: "choices" });
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().types()).toEqual(["hello", "choices"]);
    connection.reopen();
    last().open();
    expect(last().types()).toEqual(["hello"]);
  });

  it("says to the table until it is heard there, wherever the table is by then", () => {
    const line = { type: "chat", text: "hello?", id: "c1" } as const;
    arrive();
    connection.say(line);
    expect(last().said.at(-1)).toEqual(line);
    last().tell({ type: "moved", table: "abc", address: "https://b.example" });
    last().open();
    expect(last().said.slice(1)).toEqual([line]);
    last().tell({ type: "done", id: "c1" });
    connection.reopen();
    last().open();
    expect(last().types()).toEqual(["hello"]);
  });

  it("takes a line for dead on which a move stays unanswered", () => {
    arrive();
    connection.move({ type: "move", id: "m", verb: "draw", number: 1 });
    vi.advanceTimersByTime(9000);
    expect(wires.all).toHaveLength(2);
    last().open();
    expect(last().types()).toEqual(["hello", "move"]);
  });

  it("goes on watching", () => {
    connection.visit("abc", "");
    last().open();
    connection.watch();
    connection.reopen();
    last().open();
    expect(last().types()).toEqual(["hello", "watch"]);
  });
});

describe("versions", () => {
  it("passes on what follows in order", () => {
    arrive(3);
    last().tell({ type: "update", version: 4 });
    last().tell({ type: "update", version: 5 });
    expect(heard.filter((message) => message.type === "update")).toHaveLength(3);
    expect(wires.all).toHaveLength(1);
  });

  it("notices a gap and connects anew from the last version", () => {
    arrive(3).tell({ type: "update", version: 5 });
    expect(heard).toHaveLength(1);
    expect(wires.all).toHaveLength(2);
    last().open();
    expect(last().said[0]).toMatchObject({ version: 3 });
  });

  it("asks for everything when the gap stays", () => {
    arrive(3).tell({ type: "update", version: 5 });
    last().open();
    last().tell({ type: "update", version: 7 });
    last().open();
    expect(last().said[0]).toMatchObject({ epoch: "", version: 0 });
  });

  it("does not hammer a server that makes gaps for ever", () => {
    arrive(3);
    for (let i = 0; i < 10; i += 1) {
      last().open();
      last().tell({ type: "update", version: 50 });
    }
    expect(wires.all.length).toBeLessThan(6);
  });

  it("takes a full update whatever its version", () => {
    arrive(30).tell({ type: "update", version: 2, epoch: "f", full: true });
    expect(connection.whereabouts).toMatchObject({ epoch: "f", version: 2 });
    expect(wires.all).toHaveLength(1);
  });
});

describe("coming back", () => {
  it("waits longer each time, but never too long", () => {
    connection.visit("abc", "");
    const delays: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      const count = wires.all.length;
      last().breakDown();
      let waited = 0;
      while (wires.all.length === count) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      delays.push(waited);
    }
    expect(delays[0]).toBeLessThanOrEqual(350);
    expect(delays.at(-1)).toBeGreaterThan(1400);
    expect(Math.max(...delays)).toBeLessThanOrEqual(3050);
  });

  it("hurries when asked, and leaves a good line alone", () => {
    arrive();
    connection.hurry();
    expect(wires.all).toHaveLength(1);
    last().breakDown();
    connection.hurry();
    expect(wires.all).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(wires.all).toHaveLength(2);
  });

  it("does not listen to an old line", () => {
    const old = arrive();
    connection.reopen();
    expect(old.isClosed).toBe(true);
    expect(old.onmessage).toBeNull();
  });
});

describe("a message", () => {
  it("finds nobody by a name that every object has", () => {
    const update = readMessage(
      '{"type": "update", "version": 1, "room": {"nonces": {"__proto__": "n1", "Ann": "n2"}}}',
    );
    const nonces = update.type === "update" ? update.room?.nonces : undefined;
    expect(["constructor", "toString", "Ann", "__proto__"].map((name) => nonces?.[name])).toEqual([
      undefined,
      undefined,
      "n2",
      "n1",
    ]);
  });
});

describe("a table that lives on another server", () => {
  const B = "https://b.example.org";
  const C = "https://c.example.org";

  it("is followed at once, with all that was not answered", () => {
    arrive(7);
    connection.move({ type: "move", id: "m1", verb: "draw", number: 1 });
    last().tell({ type: "moved", table: "abc", address: B });
    expect(status).toBe("open");
    last().open();
    expect(wires.addresses).toEqual(["/abc", `${B}/abc`]);
    expect(last().said.map(({ type }) => type)).toEqual(["hello", "move"]);
    expect(last().said[0]).toMatchObject({ key: "key", epoch: "e", version: 7 });
  });

  it("is asked for where the page came from, and then elsewhere, when its server is gone", () => {
    connection.visit("abc", "key");
    last().open();
    last().tell({ type: "update", version: 1, epoch: "e", full: true, you: "Ann", servers: [B] });
    last().tell({ type: "moved", table: "abc", address: B });
    last().breakDown();
    vi.advanceTimersByTime(400);
    expect(wires.addresses.at(-1)).toBe("/abc");
    last().breakDown();
    vi.advanceTimersByTime(700);
    expect(wires.addresses.at(-1)).toBe(`${B}/abc`);
  });

  it("is asked for again where it was, when where the page came from is gone", () => {
    arrive();
    last().tell({ type: "moved", table: "abc", address: B });
    last().open();
    last().tell({ type: "update", version: 1, epoch: "f", full: true, you: "Ann", servers: [C] });
    for (const door of ["/abc", `${C}/abc`, `${B}/abc`, "/abc"]) {
      last().breakDown();
      vi.advanceTimersByTime(3000);
      expect(wires.addresses.at(-1)).toBe(door);
    }
    for (let time = 0; time < 12; time++) {
      last().breakDown();
      vi.advanceTimersByTime(9000);
    }
    expect(stranded, "there may be nothing to load it from").toBe(0);
  });

  it("is asked for elsewhere when its server says nothing any more", () => {
    connection.visit("abc", "key");
    last().open();
    last().tell({ type: "update", version: 1, epoch: "e", full: true, you: "Ann", servers: [B, C] });
    vi.advanceTimersByTime(60_000);
    expect(wires.addresses, "it has promised nothing").toEqual(["/abc"]);
    for (let time = 0; time < 5; time++) {
      last().tell({ type: "alive", seconds: 2 });
      vi.advanceTimersByTime(3900);
      expect(status, "a sign that is late").toBe("open");
      vi.advanceTimersByTime(200);
      expect(status, "people are told").toBe("lost");
      vi.advanceTimersByTime(1800);
    }
    last().tell({ type: "update", version: 2 });
    vi.advanceTimersByTime(3900);
    expect([wires.addresses.length, status], "a sign that was very late").toEqual([1, "open"]);
    vi.advanceTimersByTime(2800);
    expect(wires.addresses).toEqual(["/abc", `${B}/abc`]);
    last().breakDown();
    vi.advanceTimersByTime(1300);
    expect(wires.addresses.at(-1)).toBe(`${C}/abc`);
    expect(heard.map(({ type }) => type)).toEqual(["update", "update"]);
  });

  it("is asked for elsewhere when its server falls silent before it has said anything", () => {
    arrive();
    last().tell({ type: "update", version: 2, servers: [B] });
    last().breakDown();
    vi.advanceTimersByTime(400);
    last().open();
    vi.advanceTimersByTime(3900);
    expect(wires.addresses, "it has a moment for its answer").toEqual(["/abc", "/abc"]);
    vi.advanceTimersByTime(800);
    expect(wires.addresses).toEqual(["/abc", "/abc", `${B}/abc`]);
    last().open();
    last().tell({ type: "update", version: 1, epoch: "f", full: true, you: "Ann" });
    vi.advanceTimersByTime(60_000);
    expect(wires.addresses, "it has answered").toHaveLength(3);
  });

  it("is waited for where it was, when there is no other server", () => {
    arrive();
    last().tell({ type: "alive", seconds: 10 });
    connection.move({ type: "move", id: "m1", verb: "draw", number: 1 });
    vi.advanceTimersByTime(4000);
    last().tell({ type: "alive", seconds: 10 });
    vi.advanceTimersByTime(4100);
    expect(wires.addresses, "a sign of life is no answer to a move").toEqual(["/abc", "/abc"]);
    last().open();
    last().tell({ type: "done", id: "m1" });
    last().tell({ type: "alive", seconds: 10 });
    vi.advanceTimersByTime(14_700);
    expect(wires.addresses).toEqual(["/abc", "/abc", "/abc"]);
  });

  it("is not waited for where nobody answers", () => {
    arrive();
    last().tell({ type: "moved", table: "abc", address: B });
    vi.advanceTimersByTime(4500);
    expect(wires.addresses).toEqual(["/abc", `${B}/abc`, "/abc"]);
  });

  it("is not run after for ever, and a page that cannot get there is loaded anew", () => {
    arrive();
    for (let time = 0; time < 8 && status === "open"; time++) last().tell({ type: "moved", table: "abc" });
    expect(status).toBe("lost");
    for (let time = 0; time < 4; time++) {
      vi.advanceTimersByTime(9000);
      last().open();
      last().tell({ type: "moved", table: "abc", address: B });
      last().breakDown();
    }
    expect(stranded).toBe(1);
  });
});
