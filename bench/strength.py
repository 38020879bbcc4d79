"""The figures of docs/bots.md: who wins how often, measured anew. Takes an hour or two on one core.

    python bench/strength.py            play what is not played yet, and print the tables
    python bench/strength.py --write    and put them into docs/bots.md

What is played is kept in build/bots/, so it can be stopped and gone on with. `--processes 2` takes two cores.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "bots"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- figures: bench/strength.py --write -->\n", "<!-- end of figures -->\n"

EDITIONS = ("classic", "ghostbusters", "green-lantern", "minecraft", "space-jam", "dc-super-hero-girls")
LADDER = (("easy", "random", 20_000), ("normal", "easy", 20_000), ("hard", "normal", 3_000), ("hard", "random", 1_000))
PLAYOUTS = (("hard:100", 4_000), ("hard", 3_000), ("hard:1600", 2_000))


class Figures:
    """Runs what is measured, or reads what was."""

    def __init__(self, processes: str, seed: str) -> None:
        self.processes, self.seed = processes, seed
        KEPT.mkdir(parents=True, exist_ok=True)

    def arena(self, edition: str, bots: tuple[str, ...], rounds: int, players: int = 2) -> dict[str, Any]:
        """The result of an arena."""
        name = "-".join([edition, *bots, str(players)]).replace(":", "")
        command = [sys.executable, "-m", "lastcard", "arena", *bots, "--edition", edition, "--rounds", str(rounds)]
        command += ["--players", str(players), "--seed", self.seed, "--processes", self.processes]
        command += ["--save", str(KEPT / f"{name}.jsonl"), "--json", "-"]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        print(f"{edition}, {' '.join(bots)}, {players} players: done", file=sys.stderr)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def said(self, name: str, *command: str) -> str:
        """What another measurement printed."""
        kept = KEPT / f"{name}.txt"
        if not kept.exists():
            done = subprocess.run(
                [sys.executable, *command], cwd=ROOT / "bench", stdout=subprocess.PIPE, text=True, check=True
            )
            kept.write_text(done.stdout, encoding="utf-8")
            print(f"{name}: done", file=sys.stderr)
        return kept.read_text(encoding="utf-8")


def share(mean: dict[str, float]) -> str:
    """A win rate with its interval."""
    return f"{100 * mean['value']:.1f} % ({100 * mean['low']:.1f} to {100 * mean['high']:.1f})"


def points(mean: dict[str, float]) -> str:
    """Points with their interval."""
    return f"{mean['value']:+.1f} ({mean['low']:+.1f} to {mean['high']:+.1f})"


def ladder(figures: Figures) -> list[str]:
    """Each level against the one below, in every edition."""
    lines = [
        "### Each level against the one below, 2 players",
        "",
        "| edition | " + " | ".join(f"`{a}` against `{b}`" for a, b, _ in LADDER) + " |",
        "| --- |" + " --- |" * len(LADDER),
    ]
    ahead: list[str] = []
    for edition in EDITIONS:
        pairs = [figures.arena(edition, (a, b), rounds)["pairings"][0] for a, b, rounds in LADDER]
        lines.append(f"| `{edition}` | " + " | ".join(share(pair["wins"]) for pair in pairs) + " |")
        ahead.append(f"| `{edition}` | " + " | ".join(points(pair["points"]) for pair in pairs) + " |")
    played = ", ".join(f"{rounds:,} for `{a}` against `{b}`" for a, b, rounds in LADDER)
    lines += ["", f"Share of rounds won. Rounds in each edition: {played}.", ""]
    lines += ["The same rounds in points, by how many the first one is ahead, a round:", "", *lines[2:4], *ahead, ""]
    return lines


def playouts(figures: Figures) -> list[str]:
    """What more thinking brings."""
    lines = ["### What more thinking brings, 2 players, against `normal`", ""]
    lines += ["| playouts | " + " | ".join(f"`{edition}`" for edition in ("classic", "minecraft")) + " | rounds |"]
    lines += ["| --- | --- | --- | ---: |"]
    for bot, rounds in PLAYOUTS:
        cells = [
            share(figures.arena(edition, (bot, "normal"), rounds)["pairings"][0]["wins"])
            for edition in ("classic", "minecraft")
        ]
        lines.append(f"| {400 if bot == 'hard' else int(bot[5:]):,} | {' | '.join(cells)} | {rounds:,} |")
    return [*lines, ""]


def tables(figures: Figures) -> list[str]:
    """Four at a table."""
    lines = ["### Four at a table", "", "| bot | rating | wins, of its seats | points, a seat and round |"]
    lines += ["| --- | --- | --- | --- |"]
    found = figures.arena("classic", ("hard", "normal", "easy", "random"), 3_000, 4)
    for row in found["standings"]:
        rating = row["rating"]
        lines.append(
            f"| `{row['bot']}` | {rating['value']:.0f} ({rating['low']:.0f} to {rating['high']:.0f}) "
            f"| {share(row['wins'])} | {row['points']['value']:.1f} |"
        )
    return [*lines, "", f"`classic`, {found['rounds']:,} rounds; a fair share is 25 %.", ""]


def outside(figures: Figures) -> list[str]:
    """Open cards, and rlcard."""
    lines = ["### Open cards: where luck begins", ""]
    for against in ("random", "normal"):
        for pile in ([], ["--pile"]):
            name = f"cheat-{against}{'-pile' if pile else ''}"
            lines.append("- " + figures.said(name, "cheat.py", "--against", against, "--rounds", "1000", *pile).strip())
    lines += ["", "### Inside rlcard's own UNO", ""]
    told = figures.said("rlcard", "rlcard_match.py", "hard:400", "--games", "2000")
    return [*lines, *(f"- {line}" for line in told.splitlines()), ""]


def main() -> None:
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(description="the figures of docs/bots.md")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--processes", default="1")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    figures = Figures(args.processes, args.seed)
    text = "\n".join(ladder(figures) + playouts(figures) + tables(figures) + outside(figures))
    print(text)
    if args.write:
        page = PAGE.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(before + BEGIN + text + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
