"""The rules engine: chance, piles, programs and the round, over plain ints.

Its modules are compiled where there is a C compiler; then the compiled module is loaded, not the source beside it.
`LASTCARD_PURE=1` in the environment loads the sources all the same. This file itself is never compiled.
"""

import os

if os.environ.get("LASTCARD_PURE") == "1":
    import sys
    from collections.abc import Sequence
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
    from types import ModuleType

    class _SourcesOnly:
        """Finds the engine's modules as Python files would be found if nothing else could be loaded."""

        finder = FileFinder(__path__[0], (SourceFileLoader, SOURCE_SUFFIXES))

        @classmethod
        def find_spec(
            cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
        ) -> ModuleSpec | None:
            return cls.finder.find_spec(name, target) if name.startswith(__name__ + ".") else None

    sys.meta_path.insert(0, _SourcesOnly)


def compiled() -> bool:
    """Say whether the engine that is loaded is the compiled one."""
    from lastcard.engine import round as loaded

    return not str(loaded.__file__).endswith(".py")
