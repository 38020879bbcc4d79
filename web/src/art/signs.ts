/** The sign of each colour: nothing is told by colour alone. Drawn in a box from -10 to 10. */
export const SIGNS = {
  circle: "M0-9.2A9.2 9.2 0 1 0 0 9.2A9.2 9.2 0 1 0 0-9.2z",
  triangle: "M0-8L9 7.6H-9z",
  diamond: "M0-9.3L7.6 0L0 9.3L-7.6 0z",
  star: "M0-9.2L2.85-3.6L9-2.7L4.5 1.7L5.6 7.9L0 5L-5.6 7.9L-4.5 1.7L-9-2.7L-2.85-3.6z",
  square: "M-7.5-7.5H7.5V7.5H-7.5z",
  cross: "M-3-8.5H3V-3H8.5V3H3V8.5H-3V3H-8.5V-3H-3z",
  drop: "M0-9.5C4.5-3.5 7-.5 7 3A7 6.5 0 0 1-7 3C-7-.5-4.5-3.5 0-9.5z",
  moon: "M3.5-8.8A9 9 0 1 0 8 5.5A8 8 0 0 1 3.5-8.8z",
  heart: "M0 8.5C-12 0-9.5-8.5-4.5-8.5C-2-8.5-.6-7 0-5C.6-7 2-8.5 4.5-8.5C9.5-8.5 12 0 0 8.5z",
} as const;

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return Object.hasOwn(SIGNS, name);
}

interface Placed {
  x?: number;
  y?: number;
  scale?: number;
  fill: string;
  /** A stroke of the same paint, which makes corners soft. */
  soft?: number;
}

export function sign(name: SignName, { x = 0, y = 0, scale = 1, fill, soft = 1.6 }: Placed): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${SIGNS[name]}" fill="${fill}" stroke="${fill}" stroke-width="${soft}" stroke-linejoin="round"/>`;
}
