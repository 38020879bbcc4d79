"""A short trial of an installed lastcard: python scripts/smoke.py. For wheels, on machines where no test suite runs.

The engine is compiled, the page came along, a game can be played, saved and read back, and the command runs.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path

import lastcard
from lastcard.engine import compiled
from lastcard.game import record


def main() -> None:
    """Fail if something is missing."""
    package = Path(lastcard.__file__).parent
    assert package.is_relative_to(Path(sysconfig.get_path("platlib")).resolve()), f"{package} is not the installed one"
    assert compiled(), "the engine is not compiled"
    assert (package / "server" / "page" / "index.html").is_file(), "the page was not packed"
    command = [sys.executable, "-m", "lastcard"]
    dealt = [*command, "deal", "minecraft", "--players", "Ann,Bo,Cy", "--seed", "7", "--finish", "--bots", "normal"]
    text = subprocess.run(dealt, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    game = record.loads(text).replay()
    assert game.winners, "the game did not come to its end"
    print(subprocess.run([*command, "--version"], check=True, capture_output=True, text=True).stdout, end="")
    print(f"{' and '.join(game.winners)} won after {len(game.moves)} moves.")


if __name__ == "__main__":
    main()
