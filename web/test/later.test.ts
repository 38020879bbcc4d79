import { afterEach, describe, expect, it, vi } from "vitest";
import { whenIdle } from "../src/lib/later";

/** A browser with nothing to do for so many jobs at a time. */
function idleBrowser(atOnce: number): () => void {
  let asked: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => asked.push(callback));
  vi.stubGlobal("cancelIdleCallback", () => (asked = []));
  return () => {
    const now = asked;
    asked = [];
    let left = atOnce;
    for (const callback of now) callback({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 50 : 0) });
  };
}

describe("small jobs", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("are done a few at a time, in their order, each once", () => {
    const idle = idleBrowser(2);
    const done: number[] = [];
    whenIdle([1, 2, 3].map((job) => () => done.push(job)));
    expect(done).toEqual([]);
    idle();
    expect(done).toEqual([1, 2]);
    idle();
    idle();
    expect(done).toEqual([1, 2, 3]);
  });

  it("end when nobody wants them any more", () => {
    const idle = idleBrowser(1);
    const done: number[] = [];
    const end = whenIdle([1, 2, 3].map((job) => () => done.push(job)));
    idle();
    end();
    idle();
    expect(done).toEqual([1]);
  });

  it("wait for one that takes its time", async () => {
    const idle = idleBrowser(9);
    const done: number[] = [];
    const slow = Promise.resolve();
    whenIdle([
      () => {
        done.push(1);
        return slow;
      },
      () => done.push(2),
    ]);
    idle();
    idle();
    expect(done).toEqual([1]);
    await slow;
    await slow;
    idle();
    expect(done).toEqual([1, 2]);
  });

  it("are left where the browser cannot say when it is idle", () => {
    whenIdle([() => expect.unreachable()])();
  });
});
