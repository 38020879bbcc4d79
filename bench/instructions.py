"""Instructions per decision under callgrind: a count, not a time, so the same on a busy machine.

`python bench/instructions.py` prints them; `--check` fails when one is more than 10 % above what
bench/instructions.toml keeps for this Python and compiler, and passes where none are kept; `--keep` writes them there.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from lastcard.cards.edition import IDS, load
from lastcard.engine import compiled
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import play_rounds

HERE = Path(__file__).parent
KEPT = HERE / "instructions.toml"
ROUNDS = 45
COUNTED = "CPyDef_playout___play_rounds"
"""What mypyc calls `play_rounds`."""
SLACK = 1.10


def play(edition: str, rounds: int) -> int:
    """Play some rounds and return the number of decisions."""
    return play_rounds(Driver(Round(load(edition).deck, 4, Chance(1))), rounds, Chance(2))


def per_decision(edition: str) -> float:
    """Instructions for a decision. Only what `play_rounds` does is counted: starting Python takes many times as many,
    and never quite as many twice."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command += ["--collect-atstart=no", f"--toggle-collect={COUNTED}"]
        command += [sys.executable, __file__, "play", edition, str(ROUNDS)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)|refs:\s+([\d,]+)", done.stderr)
    if found is None:
        sys.exit(f"callgrind said something unexpected:\n{done.stderr}")
    count = int((found[1] or found[2]).replace(",", ""))
    if count == 0:
        sys.exit(f"callgrind found no {COUNTED}: mypyc calls it something else now.")
    return count / int(done.stdout)


def version() -> str:
    """This Python and the compiler of the engine."""
    import lastcard.engine

    build = json.loads((Path(lastcard.engine.__file__).parent / "_build.json").read_text(encoding="utf-8"))
    compiler = re.search(r"\d+\.\d+", str(build.get("compiler", ""))) if compiled() else None
    return f"python {sys.version_info[0]}.{sys.version_info[1]}, compiler {compiler[0] if compiler else 'none'}"


def main() -> None:
    """Count, and check or keep the counts."""
    if sys.argv[1:2] == ["play"]:
        print(play(sys.argv[2], int(sys.argv[3])))
        return
    check = "--check" in sys.argv
    kept = tomllib.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    key = version()
    if check and key not in kept:
        print(f"No instruction counts are kept for {key}: none are checked (bench/instructions.py --keep keeps them).")
        return
    if not compiled():
        sys.exit("The engine is not compiled here: there is nothing to count.")
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing (Debian, Ubuntu: apt install valgrind): the instructions cannot be counted.")
    counts: dict[str, int] = {}
    failed = False
    for edition in IDS:
        counts[edition] = round(per_decision(edition))
        limit = SLACK * kept.get(key, {}).get(edition, float("inf"))
        failed = failed or counts[edition] > limit
        note = "" if limit == float("inf") else f"  (kept: {kept[key][edition]})"
        print(f"{edition:<22}{counts[edition]:>8} instructions per decision{note}", flush=True)
    if "--keep" in sys.argv:
        kept[key] = counts
        lines = ["# Instructions per decision, random play, 4 players; written by bench/instructions.py --keep"]
        for name, table in sorted(kept.items()):
            lines += ["", f'["{name}"]', *(f"{edition} = {count}" for edition, count in table.items())]
        KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if check:
        missing = [edition for edition in IDS if edition not in kept[key]]
        if missing:
            sys.exit(f"No counts are kept for {key}, {', '.join(missing)}: bench/instructions.py --keep keeps these.")
        if failed:
            sys.exit("More than 10 % above what was reached before.")


if __name__ == "__main__":
    main()
