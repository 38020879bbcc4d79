/** The sign of each colour, in a box from −10 to 10: what people tell colours apart by who do not see them. */
export const SIGNS = {
  circle: "M0-9.2A9.2 9.2 0 1 0 0 9.2A9.2 9.2 0 1 0 0-9.2z",
  triangle: "M0-8L9 7.6H-9z",
  diamond: "M0-9.3L7.600 0L0 9.3L-7.600 0z",
  square: "M-7.5-7.5H7.5V7.5H-7.5z",
  star: "M0-9.2L2.850-3.6L9-2.7L4.5 1.7L5.6 7.9L0 5L-5.6 7.9L-4.5 1.7L-9-2.7L-2.850-3.6z",
};
