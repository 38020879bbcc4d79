"""Draws the letters of a font with fewer points, for scripts/subset_fonts.py: a curve takes the place of several.

Fonts are drawn on a fine grid, and are put on a coarse one here: many of their curves are a step or two long then.
"""

import math
from itertools import pairwise
from typing import Any

Point = tuple[float, float]
Curve = tuple[Point, Point | None, Point]
"""From, by way of, to; without a way it is a straight line."""

FAR = 7
"""How many curves may become one."""

BEND = 0.45
"""A sharper turn than this, in radians, is a corner, and stays."""

WHOLE_BEND = 1.9
"""A curve that turns further than this needs two."""


def simplify_outlines(font: Any, tolerance: float) -> None:
    """Draw all letters anew; no line moves by more than this, in steps of the font's grid."""
    glyphs = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite() or glyph.numberOfContours <= 0:
            continue
        points, ends, flags = glyph.getCoordinates(glyphs)
        begin, contours = 0, []
        for end in ends:
            part = slice(begin, end + 1)
            contours.append(with_fewer(curves_of(list(points[part]), list(flags[part])), tolerance))
            begin = end + 1
        glyphs[name] = drawn(contours)
    for name in font.getGlyphOrder():
        glyphs[name].recalcBounds(glyphs)
        width, _ = font["hmtx"][name]
        font["hmtx"][name] = width, getattr(glyphs[name], "xMin", 0)


def curves_of(points: list[Point], flags: list[int]) -> list[Curve]:
    """The curves of a closed contour; points that TrueType leaves out, halfway between two ways, are put in."""
    whole: list[tuple[Point, bool]] = []
    for index, point in enumerate(points):
        following = (index + 1) % len(points)
        whole.append((point, bool(flags[index] & 1)))
        if not flags[index] & 1 and not flags[following] & 1:
            whole.append((between(point, points[following]), True))
    begin = next(index for index, (_, on) in enumerate(whole) if on)
    whole = [*whole[begin:], *whole[: begin + 1]]
    found: list[Curve] = []
    for (point, on), (after, on_after) in pairwise(whole):
        if on and on_after and point != after:
            found.append((point, None, after))
        elif on and not on_after:
            found.append((point, after, point))
        elif not on:
            found[-1] = (found[-1][0], point, after)
    return found


def between(one: Point, other: Point) -> Point:
    """The middle of two points."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def at(curve: Curve, share: float) -> Point:
    """A point on a curve."""
    (x, y), way, (to_x, to_y) = curve
    if way is None:
        return x + (to_x - x) * share, y + (to_y - y) * share
    rest = 1 - share
    first, middle, last = rest * rest, 2 * rest * share, share * share
    return first * x + middle * way[0] + last * to_x, first * y + middle * way[1] + last * to_y


def heading(curve: Curve, *, at_end: bool) -> Point:
    """Which way a curve goes at its begin, or at its end."""
    begin, way, end = curve
    one, other = (begin, end) if way in (None, begin, end) else (way, end) if at_end else (begin, way)
    assert one
    assert other
    return other[0] - one[0], other[1] - one[1]


def turn(one: Point, other: Point) -> float:
    """The angle between two headings."""
    across = one[0] * other[1] - one[1] * other[0]
    return abs(math.atan2(across, one[0] * other[0] + one[1] * other[1]))


def with_fewer(contour: list[Curve], tolerance: float) -> list[Curve]:
    """The contour with as many curves as it needs; it begins at its sharpest corner, which stays."""
    count = len(contour)
    if count < 3:
        return contour
    turns = [turn(heading(before, at_end=True), heading(curve, at_end=False)) for before, curve in ring(contour)]
    begin = turns.index(max(turns))
    contour = contour[begin:] + contour[:begin]
    found: list[Curve] = []
    index = 0
    while index < count:
        longest = min(count, index + FAR, index + count - 1)
        for end in range(longest, index + 1, -1):
            if one := as_one(contour[index:end], tolerance):
                break
        else:
            one, end = contour[index], index + 1
        found.append(one)
        index = end
    return found


def ring(contour: list[Curve]) -> list[tuple[Curve, Curve]]:
    """Each curve with the one before it."""
    return list(zip([contour[-1], *contour[:-1]], contour, strict=True))


def as_one(run: list[Curve], tolerance: float) -> Curve | None:
    """One curve that is as good as these, if there is one."""
    begin, end = run[0][0], run[-1][2]
    if begin == end:
        return None
    points = [at(curve, step / 12) for curve in run for step in range(13)]
    if is_close(points, straight := (begin, None, end), tolerance * 0.6):
        return straight
    headings = [heading(curve, at_end=at_end) for curve in run for at_end in (False, True)]
    turns = [turn(one, other) for one, other in pairwise(headings)]
    if max(turns[1:]) > BEND or sum(turns) > WHOLE_BEND:
        return None
    for x, y in ways(begin, end, headings[0], headings[-1], points[len(points) // 2]):
        curve = (begin, (round(x), round(y)), end)
        if is_close(points, curve, tolerance):
            return curve
    return None


def ways(begin: Point, end: Point, first: Point, last: Point, middle: Point) -> list[Point]:
    """Points by way of which one curve could go: where both headings meet, and so that it meets the middle."""
    halfway = between(begin, end)
    found = [(2 * middle[0] - halfway[0], 2 * middle[1] - halfway[1])]
    across = first[0] * last[1] - first[1] * last[0]
    if abs(across) > 1e-6:
        far = ((end[0] - begin[0]) * last[1] - (end[1] - begin[1]) * last[0]) / across
        if far > 0:
            found.insert(0, (begin[0] + first[0] * far, begin[1] + first[1] * far))
    return found


def is_close(points: list[Point], curve: Curve, tolerance: float) -> bool:
    """Whether all these points lie on the curve, and all of the curve near them."""
    line = [at(curve, step / 48) for step in range(49)]

    def off(point: Point, others: list[Point]) -> float:
        return min(math.dist(point, other) for other in others)

    # The line's own points stand apart from each other, too.
    apart = math.dist(curve[0], curve[2]) / 96
    return all(off(point, line) <= tolerance + apart for point in points) and all(
        off(point, points) <= tolerance * 1.6 for point in line[::4]
    )


def drawn(contours: list[list[Curve]]) -> Any:
    """The glyph that these make; what lies halfway between two ways is left out again."""
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    pen = TTGlyphPen(None)
    for contour in contours:
        points: list[Point | None] = []
        for (_, before, _), (begin, way, _) in ring(contour):
            halfway = before and way and between(before, way)
            if not (
                halfway and len(contour) > 2 and max(abs(begin[0] - halfway[0]), abs(begin[1] - halfway[1])) <= 0.5
            ):
                points.append(begin)
                points.append(None)  # stands for: the one before is on the line
            if way:
                points.append(way)
        draw_contour(pen, points)
    return pen.glyph(dropImpliedOnCurves=True)


def draw_contour(pen: Any, points: list[Point | None]) -> None:
    """Draw one contour; a point that is on the line has None after it."""
    pairs = [(point, points[(index + 1) % len(points)] is None) for index, point in enumerate(points) if point]
    whole = [((round(x), round(y)), on) for (x, y), on in pairs]
    begin = next((index for index, (_, on) in enumerate(whole) if on), None)
    if begin is None:
        pen.qCurveTo(*[point for point, _ in whole], None)
    else:
        whole = whole[begin:] + whole[:begin]
        pen.moveTo(whole[0][0])
        waiting: list[Point] = []
        for point, on in [*whole[1:], whole[0]]:
            if not on:
                waiting.append(point)
            elif waiting:
                pen.qCurveTo(*waiting, point)
                waiting = []
            elif point != whole[0][0]:
                pen.lineTo(point)
    pen.closePath()
