"""For `make docs`: examples in docstrings become blocks of code. Markdown would take their `>>>` for quotations."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class DoctestBlocks(griffe.Extension):
    """Puts a fence around every example."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Change the docstring of the package."""
        _fence(pkg)

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of something within it."""
        _fence(obj)


def _fence(obj: griffe.Object) -> None:
    if obj.docstring is not None:
        obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
