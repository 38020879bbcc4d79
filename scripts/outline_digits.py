"""Writes the outlines of the digits on the cards: python scripts/outline_digits.py FONT. Needs fonttools and brotli.

FONT is Lilita One (OFL), `files/lilita-one-latin-400-normal.woff2` of the npm package `@fontsource/lilita-one`. A
drawing that becomes an image has no fonts of the page, so what is written on it has to be a drawing, too.
"""

import re
import sys
from pathlib import Path

from fontTools.misc.transform import Scale
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

CHARACTERS = "0123456789+-×?!SLAM"
GLYPHS = Path(__file__).resolve().parent.parent / "web" / "src" / "art" / "glyphs.ts"
HEAD = """/** Outlines of Lilita One (OFL), for a type size of 100: written by scripts/outline_digits.py. */
export interface Glyph {
  /** How far the next one stands. */
  width: number;
  /** Above the line is below zero. */
  path: string;
}

/** Of capitals and digits, above the line. */
export const CAPITAL = %s;

export const GLYPHS: Record<string, Glyph> = {
"""


def main() -> None:
    """Read the font and write the module."""
    font = TTFont(sys.argv[1])
    shapes, names = font.getGlyphSet(), font.getBestCmap()
    scale = 100 / font["head"].unitsPerEm
    lines = []
    for character in CHARACTERS:
        name = names[ord(character)]
        pen = SVGPathPen(shapes, lambda number: f"{number:.1f}".removesuffix(".0"))
        shapes[name].draw(TransformPen(pen, Scale(scale, -scale)))
        path = re.sub(r"[ ,]-", "-", pen.getCommands())
        width = f"{shapes[name].width * scale:.1f}".removesuffix(".0")
        key = character if character.isdecimal() or character.isalpha() else f'"{character}"'
        lines.append(f'  {key}: {{ width: {width}, path: "{path}" }},\n')
    capital = f"{font['OS/2'].sCapHeight * scale:.1f}".removesuffix(".0")
    GLYPHS.write_text(HEAD % capital + "".join(lines) + "};\n", encoding="utf-8")


if __name__ == "__main__":
    main()
