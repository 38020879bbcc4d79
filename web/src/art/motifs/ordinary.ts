/** The pictures of the cards of every edition. */
import type { Motif } from "./motif";

const PLAIN = { disc: "#17131f", ink: "#ffffff", plate: "#17131f", edge: "#8d86a8", text: "#ffffff" };

/** An arrow that goes half round, thick as it is. */
const ROUND = "M-10 2C-10.5-5-5-9.4 1.4-8.6V-12L11-5.6 1.4.6v-3.8C-2.6-3.8-5.4-2-5.7 2c-.1 2.2-4.1 2.2-4.3 0z";
const ROUND_AGAIN = "M10-2C10.5 5 5 9.4-1.4 8.6V12L-11 5.6l9.6-6.2v3.8C2.6 3.8 5.4 2 5.7-2c.1-2.2 4.1-2.2 4.3 0z";

export const ORDINARY: Record<string, Motif> = {
  skip: { ...PLAIN, glyph: [["M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9zM-6.3 6.3L6.3-6.3", 4.8]] },
  reverse: { ...PLAIN, glyph: [ROUND, ROUND_AGAIN] },
  draw: {
    ...PLAIN,
    glyph: [
      "m-10.5-7 8-2.5c1-.3 1.7.2 2 1.1L3.6 5c.3 1-4 4-5.1 4.3l-3.5 1c-1 .3-1.9-.3-2.2-1.3l-4.3-14c-.3-1 0-1.7 1-2z",
      "m3-9 6.5 2c1 .3 1.5 1.1 1.2 2L6.6 8.5c-.3 1-1.1 1.4-2.1 1.1l-1-.3L6 6.5c.5-.5.4-1.3.2-2z",
    ],
  },
  wild: {
    ...PLAIN,
    glyph: [
      "M-6-11A5 5 0 1 0-6-1A5 5 0 1 0-6-11z",
      "m6-11 5.5 9.5H.5z",
      "M6 .8L10.5 6L6 11.2L1.5 6z",
      "M-6 .6-4.3 4l3.7.6-2.7 2.6.6 3.8L-6 9.2-9.3 11l.6-3.8-2.7-2.6 3.7-.6z",
    ],
  },
  "wild-draw": {
    ...PLAIN,
    glyph: [
      "m-11-4 6-3.5c.8-.5 1.5-.1 1.8.7L-.5 7.5l-3 1.5-8-11.5c-.4-.6-.2-1.2.5-1.5z",
      "M-2-10.5h4c.8 0 1.2.5 1.2 1.3L2 9h-4L-3.2-9.2c0-.8.4-1.3 1.2-1.3z",
      "M11-4 5-7.5c-.8-.5-1.5-.1-1.8.7L.5 7.5l3 1.5 8-11.5c.4-.6.2-1.2-.5-1.5z",
    ],
  },
};
