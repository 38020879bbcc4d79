"""`make chaos`: minutes of it, with forty tables."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from chaos.world import World
from postgres import running


def main() -> int:
    """Run it; the exit status is 1 if something does not fit."""
    parser = argparse.ArgumentParser(prog="make chaos")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--servers", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as postgres:

        async def run() -> int:
            world = World(
                postgres,
                Path(folder),
                args.seed,
                servers=args.servers,
                tables=args.tables,
                tell=lambda line: print(line, flush=True),
            )
            report = await world.run(args.seconds)
            print(report)
            return 1 if report.wrong else 0

        return asyncio.run(run())


if __name__ == "__main__":
    sys.exit(main())
