import { expect, test } from "vitest";
import { image } from "../src/art/image";

test("the address of a drawing has all of it, whatever stands there", () => {
  const drawn = '<path id="a" fill="url(#a)" opacity="50%"/>';
  const address = image("odd signs", 10, 20, () => drawn);
  const { protocol, hash, pathname } = new URL(address);
  expect([protocol, hash]).toEqual(["data:", ""]);
  expect(decodeURIComponent(pathname)).toContain(drawn);
});

test("the address of a drawing fits between the quotes of a style", () => {
  expect(image("quoted", 10, 20, () => "<text>a \\ and\na line</text>")).not.toMatch(/["\\\n]/);
});
