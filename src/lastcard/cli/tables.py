"""The command `lastcard tables`: for whoever runs a server, while it runs and while it does not."""

import contextlib
import dataclasses
import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from lastcard.files import UsageError, shown, suggestion
from lastcard.table.archive import FILE, Archive
from lastcard.table.saved import record_of
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import KeptEdition, KeptRoom, Store, StoreError, data_folder


def run(args: Namespace) -> int:
    """Do what the arguments say."""
    if args.data is not None and not args.data.strip():
        raise UsageError("--data: expected the name of a folder")
    folder = data_folder() if args.data is None else Path(args.data)
    if args.data is None and args.database is None:
        args.database = os.environ.get("LASTCARD_DATABASE", "").strip() or None
    try:
        ACTIONS[args.action](args, folder)
    except StoreError as error:
        raise UsageError(str(error)) from error
    return 0


class Rooms(Protocol):
    """Where tables are listed, and what else people have left."""

    def rooms(self) -> list[KeptRoom]:
        """All tables."""

    def load_edition(self, code: str) -> KeptEdition | None:
        """An edition, or a record, by its code."""


@contextlib.contextmanager
def _reading(args: Namespace, folder: Path) -> Iterator[Rooms]:
    """The tables of a folder, or of the database that was named."""
    if args.database is None:
        with Archive(folder / FILE) as archive:
            yield archive
    else:
        with _opened(args, folder) as store:
            yield store


@contextlib.contextmanager
def _opened(args: Namespace, folder: Path) -> Iterator[Store]:
    store: Store
    if args.database is None:
        store = SqliteStore(folder / FILE)
    else:
        from lastcard.table.postgres_store import PostgresStore

        try:
            store = PostgresStore.prepared(args.database)
        except StoreError as error:
            raise UsageError(f"--database: {error}") from error
    try:
        yield store
    finally:
        store.close()


def _list(args: Namespace, folder: Path) -> None:
    with _reading(args, folder) as archive:
        rooms = archive.rooms()
    if args.name is not None:
        wanted = args.name.strip().casefold()
        rooms = [room for room in rooms if wanted in [name.casefold() for name in room.people]]
    if args.json:
        print(json.dumps([_row(room) for room in rooms], indent=2))
        return
    print(f"{'table':<8}{'state':<9}{'last change':<18}{'people':>6}{'bots':>6}{'moves':>7}  edition")
    for room in rooms:
        numbers = f"{len(room.people):>6}{len(room.bots):>6}{room.moves:>7}"
        print(f"{room.code:<8}{room.state:<9}{_when(room):<18}{numbers}  {room.edition}")


def _show(args: Namespace, folder: Path) -> None:
    with _reading(args, folder) as archive:
        room = _find(archive, args.code)
    if args.json:
        print(json.dumps(_row(room), indent=2))
        return
    print(f"table        {room.code}, {room.state}\nedition      {room.edition}\nlast change  {_when(room)}")
    print(f"people       {', '.join(room.people) or 'none'}\nbots         {', '.join(room.bots) or 'none'}")
    print(f"moves        {room.moves}")


def _row(room: KeptRoom) -> dict[str, object]:
    changed = datetime.fromtimestamp(room.changed, UTC).isoformat(timespec="seconds")
    return {**dataclasses.asdict(room), "changed": changed}


def _when(room: KeptRoom) -> str:
    return f"{datetime.fromtimestamp(room.changed).astimezone():%Y-%m-%d %H:%M}"


def _close(args: Namespace, folder: Path) -> None:
    for code in _codes(args, folder):
        _do(args, folder, "close", code, lambda store, code=code: store.close_room(code))  # type: ignore[misc]
        print(f"Table {code} is closed.")


def _delete(args: Namespace, folder: Path) -> None:
    with _reading(args, folder) as archive:  # all of them are there, or nothing is done
        left = {code for code in map(_code_of, args.code) if archive.load_edition(code)}
        codes = [code if code in left else _find(archive, code).code for code in map(_code_of, args.code)]
    for code in dict.fromkeys(codes):
        _do(args, folder, "delete", code, _forgetting_edition(code) if code in left else _forgetting_room(code))
        print(f"{'What was left as' if code in left else 'Table'} {code} is deleted.")
    if args.database is not None:
        return
    with Archive(folder / FILE) as archive:
        if not archive.wipe():
            print("The server is busy: its log of changes, lastcard.db-wal, has traces of it until it is emptied.")


def _forgetting_room(code: str) -> Callable[[Store], None]:
    return lambda store: store.forget_room(code)


def _forgetting_edition(code: str) -> Callable[[Store], None]:
    return lambda store: store.forget_edition(code)


def _export(args: Namespace, folder: Path) -> None:
    with _reading(args, folder) as archive:
        room = _find(archive, args.code)
    if not room.table:
        raise UsageError(f"no game has begun at the table {room.code}")
    if room.state not in ("over", "closed"):
        # Whoever runs the server looks into nobody's hand while it is played.
        raise UsageError(f"the game at {room.code} is not over: its record can be had once it is, or the table closed")
    with _opened(args, folder) as store:
        text = record_of(store.load(room.table))
    if args.output is None:
        print(text, end="")
        return
    try:
        Path(args.output).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(f"--output: cannot write {args.output}: {getattr(error, 'strerror', error)}") from error


def _backup(args: Namespace, folder: Path) -> None:
    _need_folder(args)
    with Archive(folder / FILE) as archive:
        count = archive.back_up(Path(args.file))
    print(f"{_tables(count)} copied to {args.file}.")


def _restore(args: Namespace, folder: Path) -> None:
    _need_folder(args)
    if not Path(args.file).is_file():
        raise UsageError(f"there is no file {args.file}")
    folder.mkdir(parents=True, exist_ok=True)
    with _without_a_server(folder), Archive(Path(args.file), older=True) as copy:
        count = copy.restore_to(folder)
    print(f"{_tables(count)} restored to {folder}.")


def _need_folder(args: Namespace) -> None:
    if args.database is not None:
        raise UsageError("copies of a PostgreSQL database are made by pg_dump, and put back by pg_restore")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


def _codes(args: Namespace, folder: Path) -> list[str]:
    """The tables that were named: all of them are there, or nothing is done."""
    with _reading(args, folder) as archive:
        return list(dict.fromkeys(_find(archive, code).code for code in args.code))


def _find(archive: Rooms, code: str) -> KeptRoom:
    """A table by its code or its link."""
    rooms = {room.code: room for room in archive.rooms()}
    wanted = _code_of(code)
    if wanted not in rooms:
        near = suggestion(wanted, rooms) if 0 < len(rooms) <= 20 else "`lastcard tables list` lists all"
        raise UsageError(f"there is no table {shown(wanted)}; {near}")
    return rooms[wanted]


def _code_of(link: str) -> str:
    """The code in a link, or the code itself."""
    return urlsplit(link.strip()).path.rstrip("/").rpartition("/")[2].lower()


def _do(args: Namespace, folder: Path, what: str, code: str, change: Callable[[Store], None]) -> None:
    """Let the server do it, which has the table in its memory; without one, do it here."""
    if args.database is not None:
        from lastcard.table.postgres_store import PostgresStore

        with _opened(args, folder) as shared:
            assert isinstance(shared, PostgresStore)
            with shared.group():
                shared.recall(code)  # whichever server has it in its memory notices in a moment
                change(shared)
        return
    from lastcard.server import control

    try:
        if control.ask(folder, what, code):
            return
    except control.ControlError as error:
        raise UsageError(str(error)) from error
    with _without_a_server(folder), _opened(args, folder) as store:
        change(store)


@contextlib.contextmanager
def _without_a_server(folder: Path) -> Iterator[None]:
    """As long as this lasts, no server can start here."""
    from lastcard.server import running

    lock = running.take(folder)
    if isinstance(lock, str):
        raise UsageError(f"the server at {lock} uses {folder}; end it first")
    with lock:
        yield


ACTIONS: dict[str, Callable[[Namespace, Path], None]] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "export": _export,
    "delete": _delete,
    "backup": _backup,
    "restore": _restore,
}
