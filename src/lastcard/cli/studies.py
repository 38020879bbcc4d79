"""What `simulate`, `arena` and `merge` share: who plays, in which file it is kept, and how it is told."""

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

from lastcard.cli.inputs import number
from lastcard.files import UsageError, shown
from lastcard.study.kept import Shard, Study, StudyError, StudyFile
from lastcard.study.workers import cores

MOST = 1_000_000_000
SCHEMES = ("tcp", "tls", "ws", "wss", "ucx")
"""How Dask's parts may talk to each other."""


def processes_of(args: Namespace) -> int:
    """How many processes play."""
    return cores() if args.processes is None else number("--processes", args.processes, 1, 256)


@contextmanager
def cluster_of(args: Namespace) -> Iterator[Executor | None]:
    """The workers of a cluster, if one is named."""
    if args.cluster is None:
        yield None
        return
    if not _is_address(args.cluster):
        raise UsageError(f"--cluster: expected an address such as tcp://10.0.0.5:8786, not {shown(args.cluster)}")
    from lastcard.study.cluster import connected

    try:
        with connected(args.cluster) as executor:
            yield executor
    except ValueError as error:
        raise UsageError(f"--cluster: {error}") from error


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port is not None
    except ValueError:
        return False


def shard_of(args: Namespace) -> Shard | None:
    """Which share of the work this is. What tells the results comes after all of them, with `merge`."""
    if args.shard is None:
        return None
    try:
        shard = Shard.read(args.shard)
    except StudyError as error:
        raise UsageError(f"--shard: {error}") from error
    if args.save is None:
        raise UsageError("--shard: name the file that keeps it with --save FILE")
    for name in ("json", "csv", "plot"):
        if getattr(args, name, None) is not None:
            raise UsageError(f"--{name} goes with `lastcard merge`, once all shards are there")
    return shard


@contextmanager
def file_of(args: Namespace, study: Study, shard: Shard | None) -> Iterator[StudyFile | None]:
    """The file that keeps what is done, if one is named."""
    if args.save is None:
        yield None
        return
    try:
        file = StudyFile(Path(args.save), study, shard)
    except StudyError as error:
        raise UsageError(f"--save: {error}") from error
    try:
        yield file
    finally:
        file.close()


def check_writable(path: str | None) -> None:
    """Refuse a file that cannot be written before the work, not after it."""
    if path is None or path == "-":
        return
    try:
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from error


def check_plot(plot: str | None) -> None:
    """Refuse what cannot be drawn before the work, not after it."""
    if plot is None:
        return
    if not plot.endswith((".png", ".svg")):
        raise UsageError("--plot: the name of a picture ends in .png or .svg")
    import_module("matplotlib")


def about_shard(shard: Shard, done: int, planned: int, what: str, path: str) -> str:
    """What to say when a shard is played."""
    if done < planned:
        played = f"{done:,} of {planned:,} {what} of shard {shard.number} of {shard.of}"
        return f"Stopped after {played}. The same command goes on from here."
    return (
        f"Shard {shard.number} of {shard.of} is in {path}: {done:,} {what}.\n"
        f"When all are there: lastcard merge FILE..., with all {shard.of} files."
    )
