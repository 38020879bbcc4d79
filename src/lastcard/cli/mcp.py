"""`lastcard mcp`: a seat at a server's table for an assistant, over standard input and output."""

import argparse

from lastcard.files import UsageError
from lastcard.server.assistant import make_server
from lastcard.server.client import SeatError, address


def run(args: argparse.Namespace) -> int:
    """Serve until the assistant goes away."""
    if args.link:
        try:
            address(args.link)
        except SeatError as error:
            raise UsageError(str(error)) from error
    make_server(args.link, args.name).run("stdio")
    return 0
