"""`make bench`: this engine and its peers side by side in one run on one core; writes docs/speed.md.

Each is measured several times in turn, so that a busy moment of the machine falls on all of them; the median counts,
and what matters is the ratio, not the number.
"""

import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import ours
import peers

from lastcard.cards.edition import IDS
from lastcard.engine import compiled

ROOT = Path(__file__).parent.parent
SECONDS = 1.0
TURNS = 5

Measure = Callable[[], peers.Rate]


def side_by_side(measures: dict[str, Measure]) -> dict[str, peers.Rate]:
    """The median of several measurements of each, taken in turn."""
    found: dict[str, list[peers.Rate]] = {name: [] for name in measures}
    for turn in range(TURNS):
        for name, measure in measures.items():
            print(f"  {turn + 1} of {TURNS}: {name:<60}", end="\r", file=sys.stderr, flush=True)
            found[name].append(measure())
    print(" " * 80, end="\r", file=sys.stderr)
    return {
        name: (statistics.median(rate[0] for rate in rates), statistics.median(rate[1] for rate in rates))
        for name, rates in found.items()
    }


def field(players: int) -> list[str]:
    """This engine and its peers."""
    compiled_loop, stepped = "lastcard, compiled loop", "lastcard, stepped from Python"
    rl_step, rl_env = "rlcard UNO, Game.step", "rlcard UNO, env.run"
    os_python, os_cpp = "OpenSpiel crazy_eights, loop in Python", "OpenSpiel crazy_eights, all in C++"
    rates = side_by_side(
        {
            compiled_loop: lambda: ours.compiled_loop("classic", players, SECONDS),
            stepped: lambda: ours.stepped_from_python("classic", players, SECONDS),
            rl_step: lambda: peers.rlcard_step(players, SECONDS),
            rl_env: lambda: peers.rlcard_env(players, SECONDS),
            os_python: lambda: peers.open_spiel_python(players, SECONDS),
            os_cpp: lambda: peers.open_spiel_cpp(players, SECONDS),
        }
    )
    lines = [f"### {players} players", "", "| engine | decisions a second | rounds a second | decisions in a round |"]
    lines.append("| --- | ---: | ---: | ---: |")
    for name, (decisions, rounds) in rates.items():
        lines.append(f"| {name} | {decisions:,.0f} | {rounds:,.0f} | {decisions / rounds:.0f} |")
    lines += ["", "| ratio of decisions a second | |", "| --- | ---: |"]
    for fast, slow in (
        (compiled_loop, rl_step),
        (compiled_loop, rl_env),
        (compiled_loop, os_cpp),
        (stepped, os_python),
    ):
        lines.append(f"| {fast} : {slow} | {rates[fast][0] / rates[slow][0]:.1f} |")
    return [*lines, ""]


def editions() -> list[str]:
    """Each edition, compiled and interpreted."""
    fast = side_by_side({id: partial(ours.compiled_loop, id, 4, SECONDS) for id in IDS})
    slow = {}
    for id in IDS:
        code = f"import ours; print(*ours.compiled_loop({id!r}, 4, {SECONDS}))"
        environment = {**os.environ, "LASTCARD_PURE": "1", "PYTHONPATH": str(ROOT / "bench")}
        said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        slow[id] = float(said.stdout.split()[0])
    lines = [
        "| edition | decisions a second | rounds a second | interpreted | ratio |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for id, (decisions, rounds) in fast.items():
        lines.append(f"| {id} | {decisions:,.0f} | {rounds:,.0f} | {slow[id]:,.0f} | {decisions / slow[id]:.0f} |")
    return [*lines, ""]


def instructions() -> list[str]:
    """Instructions per decision, where valgrind is."""
    if shutil.which("valgrind") is None:
        return ["(valgrind was not there.)", ""]
    said = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "instructions.py")], capture_output=True, text=True, check=True
    )
    lines = ["| edition | instructions per decision |", "| --- | ---: |"]
    for line in said.stdout.splitlines():
        edition, count = line.split()[:2]
        lines.append(f"| {edition} | {count} |")
    return [*lines, ""]


def main() -> None:
    """Measure everything and write it down."""
    if not compiled():
        sys.exit("The engine is not compiled here: a C compiler and `make setup` help.")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    text = METHOD.splitlines()
    text += ["", "## The field", "", *field(2), *field(4)]
    text += ["## Editions", "", "4 players, compiled loop; beside it the same source interpreted.", "", *editions()]
    text += ["## Copying", ""]
    text += [
        f"- {n} players: {1e6 * ours.copy_seconds('classic', n):.2f} microseconds, called from Python"
        for n in (2, 4, 10)
    ]
    text += ["", "## Instructions", "", "Under callgrind, 4 players, compiled loop.", "", *instructions()]
    report = "\n".join(text).rstrip() + "\n"
    print(report)
    (ROOT / "docs" / "speed.md").write_text(report, encoding="utf-8")


METHOD = """# Speed

`make bench` measures this engine and its peers side by side in one run, on one core, and writes this page. Machines
differ and are noisy; each measurement is repeated in turn with the others, the median counts, and the ratios are what
to read. (The interpreted engine and copying are measured once.)

All play at random: every option that is offered is equally likely. Full rules run everywhere on our side: calls,
catches, challenges, bluffs, reshuffles; nothing is switched off, and the same engine serves the table. A decision is
what a policy is asked; questions whether to call or catch (`react`) take their time but are not counted, and neither
are OpenSpiel's chance nodes. Declining to play is an option of ours at every turn, as the rulebook says, and a caught
call costs two cards, so uniformly random rounds are long: rounds a second are not comparable between games, decisions a
second are.

rlcard's UNO has two ways: its bare `Game.step`, and `env.run`, which its users call. OpenSpiel has no UNO; crazy_eights
is its nearest game. "All in C++" is `evaluate_bots` with its uniform random bots; it does not report decisions, so the
average number in a round, counted over 2,000 rounds of the same play, is used. "Stepped from Python" is one call for
each decision with the number of an option, the same choice of number for both."""


if __name__ == "__main__":
    main()
