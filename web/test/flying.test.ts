import { afterEach, expect, test, vi } from "vitest";
import { fly } from "../src/stage/flying";
import type { Flight } from "../src/stage/stage.svelte";

afterEach(() => vi.unstubAllGlobals());

/** An element that says when it is looked at and when it begins to move. */
function element(told: string[], name: string): HTMLElement {
  const made = {
    dataset: { code: name },
    offsetWidth: 80,
    style: {},
    firstElementChild: null,
    getBoundingClientRect: () => (told.push(`look at ${name}`), { x: 0, y: 0, width: 80, height: 120 }),
    animate: () => (told.push(`move ${name}`), { cancel: () => told.push(`stop ${name}`) }),
  };
  return made as unknown as HTMLElement;
}

const SPOT = { x: 0, y: 0, width: 80, angle: 0 };
const flight = (code: string): Flight =>
  ({ from: SPOT, to: SPOT, delay: 0, lasts: 100, arc: 0, stays: 0, becomes: { code, copy: 0 } }) as unknown as Flight;

test("of cards that fly together all are told where to before one moves", async () => {
  const told: string[] = [];
  const hand = ["R1", "B2"].map((code) => element(told, code));
  const frame = element([], "frame");
  vi.stubGlobal("document", { querySelectorAll: () => hand });
  vi.stubGlobal("getComputedStyle", () => ({ transform: "none", rotate: "none", getPropertyValue: () => "1" }));
  vi.stubGlobal(
    "DOMMatrixReadOnly",
    class {
      a = 1;
      b = 0;
    },
  );
  fly(flight("R1"), element(told, "first"), frame);
  const end = fly(flight("B2"), element(told, "second"), frame);
  fly(flight("B2"), element(told, "third"), frame)(); // and is called off at once
  await Promise.resolve();
  expect(told.slice(0, 2)).toEqual(["look at R1", "look at B2"]);
  expect(new Set(told.slice(2))).toEqual(new Set(["move R1", "move first", "move B2", "move second"]));
  end();
  expect(told).toContain("stop second");
});
