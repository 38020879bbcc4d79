"""The rules machine, compiled: chance, piles, programs and the round, over plain ints.

Its modules are compiled where there is a C compiler; then the compiled module is loaded, not the source beside it.
`LASTCARD_PURE=1` in the environment loads the sources all the same. This file itself is never compiled.

So are some modules of other rooms (`hatch_build.py` lists them). Those are loaded from their sources, too, while
somebody works on them: as soon as one of them is newer than what was compiled.
"""

import os
from collections.abc import Sequence
from functools import cache

SUFFIXES = (".so", ".pyd")


def load_sources(package: str, folders: Sequence[str], *, now: bool = False) -> None:
    """With `LASTCARD_PURE=1`, or `now`, find a package's modules as if nothing but Python files could be loaded."""
    if os.environ.get("LASTCARD_PURE") != "1" and not now:
        return
    import sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
    from types import ModuleType

    class SourcesOnly:
        finder = FileFinder(folders[0], (SourceFileLoader, SOURCE_SUFFIXES))

        @classmethod
        def find_spec(
            cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            return cls.finder.find_spec(name, target) if name.startswith(package + ".") else None

    sys.meta_path.insert(0, SourcesOnly)


@cache
def being_edited() -> bool:
    """Say whether a source outside the compiled rooms is newer than the module that was compiled of it, in place."""
    house = os.path.dirname(os.path.dirname(__file__))
    if not os.path.exists(os.path.join(house, "server", "_build.json")):
        return False  # installed, and nobody works on it
    for room in ("game", "server", "table"):
        with os.scandir(os.path.join(house, room)) as entries:
            times = {entry.name: entry.stat().st_mtime for entry in entries if entry.name.endswith((".py", *SUFFIXES))}
        made = {name.partition(".")[0] + ".py": time for name, time in times.items() if not name.endswith(".py")}
        if any(times.get(name, 0.0) > time for name, time in made.items()):
            return True
    return False


def compiled() -> bool:
    """Say whether the engine that is loaded is the compiled one."""
    from lastcard.engine import round as loaded

    return not str(loaded.__file__).endswith(".py")


load_sources(__name__, __path__)
