"""Draws the rooms and who imports whom, from the code: `python scripts/import_graph.py > docs/pictures/rooms.svg`.

Every room is a line, in the order of the layers in pyproject.toml; an arc goes from a room down to one that it imports,
the wider the more modules do. An import against the order would be an arc on the other side.
"""

import ast
import re
import tomllib
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
TOP, STEP, SPINE, WIDTH = 24, 44, 330, 960


def layers() -> list[str]:
    """The rooms from top to bottom."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    return [room.strip() for layer in contract["layers"] for room in layer.split("|") if room.strip() != "__main__"]


def purpose(room: str) -> str:
    """What a room is, in the first words of its docstring."""
    folder = ROOT / "src/lastcard" / room
    source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    said = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return re.split(r"[:.\n]", said)[0]


def imports(rooms: list[str]) -> dict[tuple[str, str], int]:
    """How many modules of one room import another."""
    graph = grimp.build_graph("lastcard")
    found: dict[tuple[str, str], int] = {}
    for module in graph.modules:
        own = module.split(".")[1] if "." in module else ""
        used = {name.split(".")[1] for name in graph.find_modules_directly_imported_by(module) if "." in name}
        for other in used - {own}:
            if own in rooms and other in rooms:
                found[own, other] = found.get((own, other), 0) + 1
    return found


def picture() -> str:
    """The picture, as SVG."""
    rooms = layers()
    at = {room: TOP + STEP * number for number, room in enumerate(rooms)}
    height = TOP * 2 + STEP * (len(rooms) - 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        "<title>The rooms of lastcard, and who imports whom</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for (room, other), count in sorted(imports(rooms).items()):
        down = at[other] > at[room]
        reach = SPINE - 12 - (abs(at[other] - at[room]) / STEP) * 24 if down else SPINE + 60
        width, colour = 1 + min(count, 12) / 4, "#2a6f97" if down else "#c1121f"
        lines.append(
            f'<path d="M {SPINE} {at[room]} C {reach:.0f} {at[room]}, {reach:.0f} {at[other]}, {SPINE} {at[other]}" '
            f'fill="none" stroke="{colour}" stroke-opacity="0.45" stroke-width="{width:g}">'
            f"<title>{room} imports {other}: {count}</title></path>"
        )
    for room in rooms:
        lines.append(f'<circle cx="{SPINE}" cy="{at[room]}" r="6" fill="#2a6f97"/>')
        lines.append(
            f'<text x="{SPINE + 16}" y="{at[room] + 5}" font-size="16" font-weight="bold" fill="#111">{room}</text>'
            f'<text x="{SPINE + 120}" y="{at[room] + 5}" font-size="14" fill="#333">{escape(purpose(room))}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    print(picture(), end="")
