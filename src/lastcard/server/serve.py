"""The command `lastcard serve`: one process, a port, and a browser that is opened."""

import asyncio
import contextlib
import gc
import importlib.util
import socket
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import uvicorn

from lastcard.files import UsageError
from lastcard.inputs import number
from lastcard.server.addresses import Addresses, is_public_url, local_network
from lastcard.server.app import MOST_CONNECTIONS, make_app
from lastcard.store import Store, StoreError, data_folder

FRAME = 8192
"""Bytes in a message."""

BACKLOG = 2048
"""Connections that may wait to be accepted: when a server comes back, so does everybody at once."""

PING = 10.0
"""Seconds after which a silent browser is asked whether it is there, and in which it has to answer."""


def run(args: Namespace) -> int:
    """Serve as the arguments say, until Ctrl-C."""
    port = number("--port", args.port, 0, 65535)
    pace = _pace(args.pace)
    if args.data is not None and not args.data.strip():
        raise UsageError("--data: expected the name of a folder")
    folder = data_folder() if args.data is None else Path(args.data)
    public = args.public_url
    if public is not None and not is_public_url(public):
        raise UsageError(f"--public-url: expected an address such as https://cards.example.org, not {public!r}")
    try:
        Store(folder / "lastcard.db").close()
    except StoreError as error:
        raise UsageError(f"--data: {error}") from error
    lock = _take(folder)
    bound = _bind(args.host, port)
    _allow_many_sockets()
    port = bound.getsockname()[1]
    addresses = Addresses(args.host, port, public)
    listening = Listening(addresses, args.host)
    listening.app = make_app(folder, addresses, listening, pace)
    url = f"http://{'127.0.0.1' if args.host in ('0.0.0.0', '::', '') else args.host}:{port}/"
    known = f"{public.rstrip('/')}/, which leads to {url}" if public else url
    with contextlib.suppress(KeyboardInterrupt):
        print(f"lastcard plays at {known} (Ctrl-C ends it; the games are kept in {folder})", flush=True)
        if not args.no_browser:
            opening = threading.Timer(0.5, webbrowser.open, [url])
            opening.daemon = True
            opening.start()
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(listening.serve(bound))
    lock.close()
    return 0


def _take(folder: Path) -> IO[bytes]:
    """One server for one folder: two would each think that the tables are theirs. The lock ends with the process."""
    file = (folder / "lastcard.lock").open("wb")
    if importlib.util.find_spec("fcntl") is not None:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise UsageError(f"another lastcard serves the tables in {folder}; --data takes another folder") from error
    return file


def _allow_many_sockets() -> None:
    """A socket is a file, and by default a process may have few of them."""
    if importlib.util.find_spec("resource") is None:
        return  # Windows knows no such limit
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MOST_CONNECTIONS
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if most < 0 else min(wanted, most), most))


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 10:
        raise UsageError(f"--pace: expected a number from 0 (at once) to 10, not {text!r}")
    return pace


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        bound.close()
        if isinstance(error, socket.gaierror):
            raise UsageError(f"--host: there is no address {host!r} here") from error
        reason = getattr(error, "strerror", None) or error
        raise UsageError(f"port {port} of {host} cannot be used ({reason}); --port 0 takes any that is free") from error
    return bound


class Listening:
    """The server and the addresses it listens on; more can be added while it runs."""

    def __init__(self, addresses: Addresses, host: str) -> None:
        self.addresses = addresses
        self.closed = host in ("127.0.0.1", "localhost", "::1") and addresses.public_url is None
        self.app: object = None
        self.servers: list[uvicorn.Server] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def can_open(self) -> bool:
        """Whether other devices cannot reach the server yet, and could."""
        return self.closed and bool(local_network())

    def open(self) -> str | None:
        """Listen on the local network, too. Returns why that is not possible."""
        problem: str | None = "this computer is in no local network"
        for address in local_network():
            try:
                bound = _bind(address, self.addresses.port)
            except UsageError as error:
                problem = str(error)
                continue
            self.addresses.add(address)
            server = _Server(self._config("off"))
            self.servers.append(server)
            task = asyncio.get_running_loop().create_task(server.serve([bound]))
            self.tasks.add(task)
            self.closed = False
            problem = None
        return problem

    def _config(self, lifespan: str) -> uvicorn.Config:
        return uvicorn.Config(
            self.app,  # type: ignore[arg-type]
            lifespan="on" if lifespan == "on" else "off",
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            server_header=False,
            timeout_graceful_shutdown=1,
        )

    async def serve(self, bound: socket.socket) -> None:
        """Serve until somebody ends it."""
        main = uvicorn.Server(self._config("on"))
        # What is there at the start stays: looking through it again and again is what makes a server stutter.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        await main.serve([bound])
        for server in self.servers:
            server.should_exit = True
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)


class _Server(uvicorn.Server):
    """A second server in the same process leaves signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if importlib.util.find_spec("uvloop") is None:
        return None  # there is none for Windows
    import uvloop

    return uvloop.new_event_loop
