"""What `lastcard tables` may ask of a server that runs: over a socket in its folder, which only its owner can open.

A socket of the file system cannot be reached through a proxy or from a browser, and needs no password.
"""

import asyncio
import contextlib
import http.client
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from lastcard.catalogue import Message
from lastcard.server.hub import Hub, NoSuchTableError, is_code
from lastcard.server.journal import Change, Journal
from lastcard.server.moving import BusyError
from lastcard.server.refusal import RefusedError
from lastcard.server.writer import Answer
from lastcard.table.store import StoreError

SOCKET = "lastcard.sock"
PATIENCE = 10.0
"""Seconds in which a server answers."""


class ControlError(Exception):
    """The server could not do what it was asked. The message is for people."""


def make_control(hub: Callable[[], Hub]) -> Starlette:
    """The application behind the socket."""

    async def close(request: Request) -> Response:
        code = request.path_params["code"]
        try:
            await hub().fetch(code)
            room = hub().find(code)
        except NoSuchTableError as error:
            return JSONResponse({"problem": str(error)}, 404)
        except RefusedError:  # it cannot go on, and is closed for all that: then its record can be had
            return await written(lambda answer: hub().write(Journal(), [lambda store: store.close_room(code)], answer))
        except BusyError:
            return JSONResponse({"problem": "this table cannot be read at the moment; try again later"}, 503)
        room.close(Message("server-closed"))
        while not room.broadcast.has_told_all:  # everything is kept by then, or nothing of it has happened
            await asyncio.sleep(0.01)
        if room.state != "closed":
            return JSONResponse({"problem": "this could not be saved; the table goes on"}, 500)
        return JSONResponse({})

    async def delete(request: Request) -> Response:
        code = request.path_params["code"]
        if not is_code(code):  # an edition, or a record, that somebody has left here
            change: Change = lambda store: store.forget_edition(code)  # noqa: E731
            return await written(lambda answer: hub().write(Journal(), [change], answer))
        with contextlib.suppress(RefusedError, BusyError):  # it is deleted, whether or not it can be read
            await hub().fetch(code)
        return await written(lambda answer: hub().delete(code, answer))

    async def written(write: Callable[[Answer], None]) -> Response:
        kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        write(kept.set_result)
        error = await kept
        return JSONResponse({}) if error is None else JSONResponse({"problem": str(error)}, 500)

    paths = {"/close/{code}": close, "/delete/{code}": delete}
    return Starlette(routes=[Route(path, answer, methods=["POST"]) for path, answer in paths.items()])


def bind(folder: Path) -> socket.socket | None:
    """The socket in a folder that this server serves; None where there are none of that kind, as on Windows."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    tidy_up(folder)
    bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        with contextlib.chdir(folder):  # a path may be longer than the name of a socket
            bound.bind(SOCKET)
    finally:
        os.umask(before)
    bound.listen()
    return bound


def tidy_up(folder: Path) -> None:
    """Remove the socket of a server that has ended. Whoever calls this has the lock of the folder."""
    with contextlib.suppress(FileNotFoundError):
        (folder / SOCKET).unlink()


def ask(folder: Path, what: str, code: str) -> bool:
    """Ask the server of a folder to `close` or `delete` a table. False if there is no server."""
    if not hasattr(socket, "AF_UNIX"):
        return False
    connection = _Connection(folder)
    with contextlib.closing(connection):
        try:
            connection.connect()
        except OSError:
            return False
        try:
            connection.request("POST", f"/{what}/{code}", headers={"Host": "lastcard"})
            answer = connection.getresponse()
            found: dict[str, Any] = json.loads(answer.read(10_000))
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise ControlError(f"the server has not answered: {type(error).__name__} {error}") from error
        if answer.status != 200:
            raise ControlError(str(found["problem"]))
    return True


class _Connection(http.client.HTTPConnection):
    """HTTP over the socket in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("lastcard", timeout=PATIENCE)
        self._folder = folder

    def connect(self) -> None:
        """Open the socket."""
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        with contextlib.chdir(self._folder):
            self.sock.connect(SOCKET)
