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


FINE = 2
"""Into how many steps a hundredth of the type size is divided."""


def from_point_to_point(path: str) -> str:
    """A path with every point as seen from the last one, which is shorter: `M32 1Q19 1 9-8` is `m32 1q-13 0-23-9`."""
    found, last, at, began = "", "", (0, 0), (0, 0)
    for letter, text in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = [int(number) for number in re.findall(r"-?\d+", text)]
        if letter == "Z":
            found, last, at = f"{found}z", "z", began
            continue
        axes = {"H": (0,), "V": (1,)}.get(letter, (0, 1))
        steps = [number - at[axes[each % len(axes)]] for each, number in enumerate(numbers)]
        at = (numbers[-len(axes)] if 0 in axes else at[0], numbers[-1] if 1 in axes else at[1])
        if letter == "M":
            began = at
        for each, step in enumerate(steps):
            shown = f"{step / FINE:g}".replace("0.", ".", 1) if abs(step) < FINE else f"{step / FINE:g}"
            begins = each == 0 and letter != last
            ends_another = shown.startswith("-") or (shown.startswith(".") and "." in number_at_end(found))
            apart = "" if begins or ends_another else " "
            found += (letter.lower() if begins else "") + apart + shown
        last = letter
    return found


def number_at_end(path: str) -> str:
    """What was written last."""
    return re.split("[a-z -]", path)[-1]


def main() -> None:
    """Read the font and write the module."""
    font = TTFont(sys.argv[1])
    shapes, names = font.getGlyphSet(), font.getBestCmap()
    scale = 100 / font["head"].unitsPerEm
    lines = []
    for character in CHARACTERS:
        name = names[ord(character)]
        pen = SVGPathPen(shapes, lambda number: str(round(number)))
        shapes[name].draw(TransformPen(pen, Scale(scale * FINE, -scale * FINE)))
        path = from_point_to_point(pen.getCommands())
        width = f"{shapes[name].width * scale:.1f}".removesuffix(".0")
        key = character if character.isdecimal() or character.isalpha() else f'"{character}"'
        lines.append(f'  {key}: {{ width: {width}, path: "{path}" }},\n')
    capital = f"{font['OS/2'].sCapHeight * scale:.1f}".removesuffix(".0")
    GLYPHS.write_text(HEAD % capital + "".join(lines) + "};\n", encoding="utf-8")


if __name__ == "__main__":
    main()
