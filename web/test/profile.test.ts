import { afterEach, expect, it, vi } from "vitest";
import { fakeBrowser } from "./fakes";

afterEach(() => vi.unstubAllGlobals());

it("a name that was typed with too many spaces is taken for the one that was meant", async () => {
  fakeBrowser();
  const { profile } = await import("../src/state/profile.svelte");
  profile.call("  Ann \u00a0 Lee ");
  expect(profile.name).toBe("Ann Lee");
});

it("a name that was invented has no face that sits at the table already", async () => {
  fakeBrowser();
  vi.resetModules();
  const { profile } = await import("../src/state/profile.svelte");
  const { name, face } = profile;
  profile.differ(["robot"]);
  expect([profile.name, profile.face]).toEqual([name, face]);
  profile.differ([face]);
  expect(profile.face).not.toBe(face);
  expect(profile.name.toLowerCase()).toContain(profile.face);
  const chosen = profile.face === "cat" ? "owl" : "cat";
  profile.choose(chosen);
  profile.differ([chosen]);
  expect(profile.face).toBe(chosen);
  profile.inventAgain();
  profile.call("Ann");
  profile.differ([profile.face]);
  expect(profile.name).toBe("Ann");
});
