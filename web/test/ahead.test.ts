import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callAhead, lineTo } from "../src/lib/ahead";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  said: string[] = [];
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  hear(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}

/** What a connection does with a line: it says hello once it is open, and listens. */
function use(line: WebSocket, hello: string): string[] {
  const heard: string[] = [];
  line.onopen = () => {
    line.send(hello);
    line.send("more");
  };
  line.onmessage = ({ data }) => heard.push(String(data));
  return heard;
}

const HELLO = JSON.stringify({ type: "hello", table: "ABCD", key: "k", epoch: "", version: 0 });

beforeEach(() => {
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { origin: "https://cards.example" });
});
afterEach(() => vi.unstubAllGlobals());

test("what was said and heard ahead is neither said again nor lost", async () => {
  callAhead("ABCD", "k");
  const [line] = Line.all;
  line?.open();
  line?.hear("an update");
  const heard = use(lineTo("", "ABCD"), HELLO);
  await Promise.resolve();
  line?.hear("one more");
  expect(Line.all).toHaveLength(1);
  expect(line?.url).toBe("wss://cards.example/ws?table=ABCD");
  expect(line?.said).toEqual([HELLO, "more"]);
  expect(heard).toEqual(["an update", "one more"]);
});

test("a line that is not open yet is opened by whoever takes it over", () => {
  callAhead("ABCD", "k");
  use(lineTo("", "ABCD"), HELLO);
  Line.all[0]?.open();
  expect(Line.all).toHaveLength(1);
  expect(Line.all[0]?.said).toEqual([HELLO, "more"]);
});

test("one that is lost is not used, and none is used twice", () => {
  callAhead("ABCD", "k");
  Line.all[0]?.close();
  expect(lineTo("", "ABCD")).not.toBe(Line.all[0]);
  callAhead("", "");
  const first = lineTo("", "");
  expect(first.url).toBe("wss://cards.example/ws");
  expect(lineTo("", "")).not.toBe(first);
  expect(lineTo("https://other.example", "ABCD")).toMatchObject({ url: "wss://other.example/ws?table=ABCD" });
});
