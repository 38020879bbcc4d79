/** The pictures of the cards of every edition. */
import type { Motif } from "./motif";

const PLAIN = { disc: "#17131f", ink: "#ffffff", plate: "#17131f", edge: "#8d86a8", text: "#ffffff" };

/** An arrow that goes half round, thick as it is. */
const ROUND = "M-10 2C-10.5-5-5-9.4 1.4-8.6L1.4-12L11-5.6L1.4.6L1.4-3.2C-2.6-3.8-5.4-2-5.7 2C-5.8 4.2-9.8 4.2-10 2z";
const ROUND_AGAIN =
  "M10-2C10.5 5 5 9.4-1.4 8.6L-1.4 12L-11 5.6L-1.4-.6L-1.4 3.2C2.6 3.8 5.4 2 5.7-2C5.8-4.2 9.8-4.2 10-2z";

export const ORDINARY: Record<string, Motif> = {
  skip: { ...PLAIN, glyph: [["M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9zM-6.3 6.3L6.3-6.3", 4.8]] },
  reverse: { ...PLAIN, glyph: [ROUND, ROUND_AGAIN] },
  draw: {
    ...PLAIN,
    glyph: [
      "M-10.5-7L-2.5-9.5C-1.5-9.8-.8-9.3-.5-8.4L3.6 5C3.9 6-.4 9-1.5 9.3L-5 10.3C-6 10.6-6.9 10-7.2 9L-11.5-5C-11.8-6-11.5-6.7-10.5-7z",
      "M3-9L9.5-7C10.5-6.7 11-5.9 10.7-5L6.6 8.5C6.3 9.5 5.5 9.9 4.5 9.6L3.5 9.3L6 6.5C6.5 6 6.4 5.2 6.2 4.5z",
    ],
  },
  wild: {
    ...PLAIN,
    glyph: [
      "M-6-11A5 5 0 1 0-6-1A5 5 0 1 0-6-11z",
      "M6-11L11.5-1.5H.5z",
      "M6 .8L10.5 6L6 11.2L1.5 6z",
      "M-6 .6L-4.3 4L-.6 4.6L-3.3 7.2L-2.7 11L-6 9.2L-9.3 11L-8.7 7.2L-11.4 4.6L-7.7 4z",
    ],
  },
  "wild-draw": {
    ...PLAIN,
    glyph: [
      "M-11-4L-5-7.5C-4.2-8-3.5-7.6-3.2-6.8L-.5 7.5L-3.5 9L-11.5-2.5C-11.9-3.1-11.7-3.7-11-4z",
      "M-2-10.5H2C2.8-10.5 3.2-10 3.2-9.2L2 9H-2L-3.2-9.2C-3.2-10-2.8-10.5-2-10.5z",
      "M11-4L5-7.5C4.2-8 3.5-7.6 3.2-6.8L.5 7.5L3.5 9L11.5-2.5C11.9-3.1 11.7-3.7 11-4z",
    ],
  },
};
