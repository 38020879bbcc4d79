"""How much faster the compiled engine is than the same source interpreted: one process each, random rounds.

Run it with `make bench`.
"""

import os
import subprocess
import sys
import time

from lastcard.edition import IDS, load
from lastcard.engine import compiled
from lastcard.engine.chance import Chance
from lastcard.engine.driver import Driver
from lastcard.engine.playout import play_rounds
from lastcard.engine.round import Round

SEATS = 4
SECONDS = 1.0


def decisions_per_second(id: str) -> float:
    """Play random rounds for about a second."""
    state = Driver(Round(load(id).deck, SEATS, Chance(1)))
    policy = Chance(2)
    play_rounds(state, 1, policy)
    count, rounds = 0, 1
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        count += play_rounds(state, rounds, policy)
        rounds = min(1000, 2 * rounds) if compiled() else 1
    return count / (time.perf_counter() - began)


def main() -> None:
    """Measure in this process, or, without an argument, in one process for each engine."""
    if len(sys.argv) > 1:
        print("compiled" if compiled() else "interpreted")
        for id in IDS:
            print(decisions_per_second(id), flush=True)
        return
    found: dict[str, list[float]] = {}
    for pure in ("0", "1"):
        command = [sys.executable, __file__, "measure"]
        said = subprocess.run(
            command, env={**os.environ, "LASTCARD_PURE": pure}, capture_output=True, text=True, check=True
        )
        engine, *rates = said.stdout.split()
        found[engine] = [float(rate) for rate in rates]
    if "compiled" not in found:
        sys.exit("The engine is not compiled here: there is nothing to compare. A C compiler and `make setup` help.")
    print(f"Random rounds, {SEATS} players, decisions a second on one core")
    print(f"{'edition':<22}{'compiled':>12}{'interpreted':>13}{'ratio':>8}")
    for id, fast, slow in zip(IDS, found["compiled"], found["interpreted"], strict=True):
        print(f"{id:<22}{fast:>12,.0f}{slow:>13,.0f}{fast / slow:>8.1f}")


if __name__ == "__main__":
    main()
