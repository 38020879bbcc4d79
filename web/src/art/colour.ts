/** Arithmetic of colours, written `#rrggbb`. */

type Triple = [number, number, number];

export function channels(colour: string): Triple {
  const at = (from: number): number => parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

export function written(parts: readonly number[]): string {
  const two = (part: number): string =>
    Math.min(255, Math.max(0, Math.round(part)))
      .toString(16)
      .padStart(2, "0");
  return `#${parts.map(two).join("")}`;
}

/** So much of the second colour in the first one: from 0 to 1. */
export function mix(one: string, two: string, share: number): string {
  const [a, b] = [channels(one), channels(two)];
  return written(a.map((part, index) => part + ((b[index] ?? 0) - part) * share));
}

/** The light that a colour gives back, from 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21; text needs 4.5. */
export function contrast(one: string, two: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(two) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}
