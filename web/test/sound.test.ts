import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RECIPES } from "../src/stage/recipes";
import { hear, wake } from "../src/stage/sound";

/** Enough of the browser's own to be heard of: nothing sounds. */
class Silent {
  static last: Silent | undefined;
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    Silent.last = this;
  }
  createGain = () => ({ gain: { value: 0 }, connect: (next: unknown) => next });
  createDynamicsCompressor = () => ({ connect: (next: unknown) => next });
  suspend = () => Promise.resolve(void (this.state = "suspended"));
  resume = () => Promise.resolve(void (this.state = "running"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Silent);
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("whoever is silent for a while rests, and is heard when there is something to hear", async () => {
  const slap = vi.spyOn(RECIPES, "slap").mockImplementation(() => undefined);
  wake();
  hear({ at: 0, name: "slap", note: 0 });
  expect(slap).toHaveBeenCalledTimes(1);
  expect(Silent.last?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(4000);
  hear({ at: 0, name: "slap", note: 0 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(Silent.last?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(2000);
  expect(Silent.last?.state).toBe("suspended");
  wake(); // a touch alone makes no sound
  expect(Silent.last?.state).toBe("suspended");
  hear({ at: 0, name: "slap", note: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(Silent.last?.state).toBe("running");
  expect(slap).toHaveBeenCalledTimes(3);
});
