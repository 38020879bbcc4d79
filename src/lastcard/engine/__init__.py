"""The rules machine, compiled: chance, piles, programs and the round, over plain ints.

Its modules are compiled where there is a C compiler; then the compiled module is loaded, not the source beside it.
`LASTCARD_PURE=1` in the environment loads the sources all the same. This file itself is never compiled.
"""

import os
from collections.abc import Sequence


def load_sources(package: str, folders: Sequence[str]) -> None:
    """With `LASTCARD_PURE=1`, find a package's modules as if nothing but Python files could be loaded."""
    if os.environ.get("LASTCARD_PURE") != "1":
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


def compiled() -> bool:
    """Say whether the engine that is loaded is the compiled one."""
    from lastcard.engine import round as loaded

    return not str(loaded.__file__).endswith(".py")


load_sources(__name__, __path__)
