import { expect, it } from "vitest";
import { zoomFor } from "../src/lib/zoom";

it.each([
  [390, 844],
  [320, 568],
  [640, 360],
  [568, 320],
  [1440, 900],
])("draws a table as large as it is on a screen of %i × %i", (width, height) => {
  expect(zoomFor(width, height)).toBe(1);
});

it.each([
  [195, 422],
  [422, 195],
  [320, 256],
  [256, 256],
])("gives a table in a window of %i × %i the room of a screen", (width, height) => {
  const zoom = zoomFor(width, height);
  const [across, down] = [width / zoom, height / zoom];
  expect(Math.min(across, down)).toBeGreaterThanOrEqual(319);
  expect(Math.max(across, down)).toBeGreaterThanOrEqual(479);
});
