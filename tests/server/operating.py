"""What whoever runs a server does with its tables, from the command line."""

import json
from typing import Any

import pytest

from lastcard.cli.main import main
from server.wire import Server


def tables(server: Server, *arguments: str) -> int:
    """`lastcard tables` in the folder of a server."""
    return main(["tables", "--data", str(server.data), *arguments])


def listed(server: Server, capsys: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    """Its tables."""
    capsys.readouterr()
    assert tables(server, "list", "--json", *options) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found
