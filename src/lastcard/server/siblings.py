"""Several processes behind one port: whoever is asked for a table of another one hands the connection over to it.

Not a proxy: the other process gets the socket itself, with the request that was read from it, before anything was
answered. After that it costs nothing, and nobody can tell.
"""

import array
import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence

from starlette.types import Scope

from lastcard.files import UsageError
from lastcard.server import logs

LARGEST = 65_536
"""Bytes of a request."""

PAUSE = 1.0
"""Seconds until a process that ended is started again: one that cannot begin does not take all the time there is."""


class Siblings:
    """The processes behind a port, seen from one of them."""

    def __init__(self, doors: Sequence[tuple[socket.socket, socket.socket]], number: int) -> None:
        self._ours = doors[number][0]
        self._theirs = [outside for _, outside in doors]
        self._ours.setblocking(False)

    def hand_over(self, process: int, connection: int, head: bytes) -> None:
        """Give a connection to another process. Whatever goes wrong, the browser comes again."""
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        with contextlib.suppress(OSError, IndexError):
            self._theirs[process].sendmsg([head], ancillary, socket.MSG_DONTWAIT)
        os.close(connection)

    def listen(self, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Take connections over from now on."""
        loop = asyncio.get_running_loop()
        tasks: set[asyncio.Task[None]] = set()

        async def go_on(connection: socket.socket, head: bytes) -> None:
            with contextlib.suppress(OSError):
                _, protocol = await loop.connect_accepted_socket(make_protocol, connection)
                protocol.data_received(head)

        def take() -> None:
            with contextlib.suppress(BlockingIOError):
                head, connections, _, _ = socket.recv_fds(self._ours, LARGEST, 1)
                for each in connections:
                    connection = socket.socket(fileno=each)
                    connection.setblocking(False)
                    task = loop.create_task(go_on(connection, head))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)

        loop.add_reader(self._ours.fileno(), take)


def request_of(scope: Scope) -> bytes:
    """A request for a WebSocket as it was read.

    >>> request_of({"raw_path": b"/ws", "query_string": b"table=abc234", "headers": [(b"host", b"a.example")]})
    b'GET /ws?table=abc234 HTTP/1.1\\r\\nhost: a.example\\r\\n\\r\\n'
    """
    query = scope["query_string"]
    path = scope["raw_path"].partition(b"?")[0] + (b"?" + query if query else b"")
    lines = [b"GET " + path + b" HTTP/1.1", *(name + b": " + value for name, value in scope["headers"]), b"", b""]
    return b"\r\n".join(lines)


def run_several(count: int, serve: Callable[[Siblings, int], int]) -> int:
    """Run so many processes that `serve`, and start those again that end, until somebody ends all of them."""
    doors = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
    family = _Family(count, lambda number: serve(Siblings(doors, number), number))
    try:
        return family.run()
    finally:
        for pair in doors:
            for end in pair:
                end.close()


class _Family:
    def __init__(self, count: int, serve: Callable[[int], int]) -> None:
        self._count = count
        self._serve = serve
        self._running: dict[int, int] = {}
        """By the id of the process, its number."""
        self._ending = False
        # Children hear when their parent ends, however it does: then nobody has the other end any more.
        self._alive, self._parent = os.pipe()

    def run(self) -> int:
        """Until all have ended."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._end)
        for number in range(self._count):
            self._start(number)
        while self._running:
            try:
                process, status = os.waitpid(-1, 0)
            except ChildProcessError:
                break
            number = self._running.pop(process)
            if not self._ending:
                how = os.waitstatus_to_exitcode(status)  # below zero: by which signal
                logs.event("process-ended", logging.ERROR, process=number, status=how)
                time.sleep(PAUSE)
            if not self._ending:
                self._start(number)
        return 0

    def _start(self, number: int) -> None:
        process = os.fork()
        if process:
            self._running[process] = number
            return
        status = 1
        try:
            os.close(self._parent)
            os.setpgid(0, 0)  # Ctrl-C is for the parent, which tells everybody once
            for each in (signal.SIGTERM, signal.SIGINT):
                signal.signal(each, signal.SIG_DFL)
            threading.Thread(target=self._watch, daemon=True).start()
            status = self._serve(number)
        except UsageError as error:  # it is tried again
            logs.event("not-started", logging.ERROR, process=number, reason=str(error))
        except Exception as error:
            logs.event("went-wrong", logging.ERROR, error=error, process=number)
        finally:
            os._exit(status)

    def _watch(self) -> None:
        os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _end(self, number: int, _: object) -> None:
        """Told once, all end kindly; told again, at once."""
        how = signal.SIGKILL if self._ending else signal.SIGTERM
        self._ending = True
        for process in list(self._running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, how)
