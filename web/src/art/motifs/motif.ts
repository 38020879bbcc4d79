/** What a picture on a card consists of. */
import type { Hue } from "../hues";

/** A closed shape (holes are cut out where it covers itself), or a line of some width. */
export type Shape = string | readonly [line: string, width: number];

export interface Motif {
  /** In one ink, in a box from -12 to 12: for the corner of a card, and for the middle of one that has a colour. */
  glyph: readonly Shape[];
  /** The ground of the corner's glyph and its ink; the plate with the name, its edge and its ink. */
  disc: string;
  ink: string;
  plate: string;
  edge: string;
  text: string;
  /** The field of a card without a colour, 100 by 150. A card without one gets its glyph, large. */
  scene?: (hues: readonly Hue[]) => string;
  /** Its other side, for a card that is thrown. */
  otherSide?: () => string;
}

/** The markup of a glyph, with an outline round it where its ground is restless. */
export function glyphMarkup(glyph: readonly Shape[], ink: string, outline?: { paint: string; width: number }): string {
  const around = outline
    ? glyph
        .map((shape) => {
          const [path, width] = typeof shape === "string" ? [shape, 0] : shape;
          const fill = typeof shape === "string" ? outline.paint : "none";
          return `<path d="${path}" fill="${fill}" stroke="${outline.paint}" stroke-width="${width + outline.width * 2}"/>`;
        })
        .join("")
    : "";
  const inside = glyph
    .map((shape) =>
      typeof shape === "string"
        ? `<path d="${shape}" fill="${ink}" fill-rule="evenodd"/>`
        : `<path d="${shape[0]}" fill="none" stroke="${ink}" stroke-width="${shape[1]}"/>`,
    )
    .join("");
  return `<g stroke-linecap="round" stroke-linejoin="round">${around}${inside}</g>`;
}
