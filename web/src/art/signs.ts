/** The sign of each colour: nothing is told by colour alone. Drawn in a box from -10 to 10. */
export const SIGNS = {
  circle: "M0-9.200A9.200 9.200 0 1 0 0 9.200A9.200 9.200 0 1 0 0-9.200z",
  triangle: "M0-8L9 7.600H-9z",
  diamond: "M0-9.300L7.600 0L0 9.300L-7.600 0z",
  star: "M0-9.200L2.850-3.600L9-2.700L4.500 1.700L5.600 7.900L0 5L-5.600 7.900L-4.500 1.700L-9-2.700L-2.850-3.600z",
  square: "M-7.500-7.500H7.500V7.500H-7.500z",
  cross: "M-3-8.500H3V-3H8.500V3H3V8.500H-3V3H-8.500V-3H-3z",
  drop: "M0-9.500C4.500-3.500 7-.5 7 3A7 6.500 0 0 1-7 3C-7-.5-4.500-3.500 0-9.500z",
  moon: "M3.500-8.800A9 9 0 1 0 8 5.500A8 8 0 0 1 3.500-8.800z",
  heart: "M0 8.500C-12 0-9.500-8.500-4.500-8.500C-2-8.500-.6-7 0-5C.6-7 2-8.500 4.500-8.500C9.500-8.500 12 0 0 8.500z",
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
