import { afterEach, expect, it, vi } from "vitest";
import { fakeBrowser } from "./fakes";

afterEach(() => vi.unstubAllGlobals());

it("a name that was typed with too many spaces is taken for the one that was meant", async () => {
  fakeBrowser();
  const { profile } = await import("../src/state/profile.svelte");
  profile.call("  Ann \u00a0 Lee ");
  expect(profile.name).toBe("Ann Lee");
});
