"""The command `lastcard serve`: one process, a port, and a browser that is opened."""

import asyncio
import contextlib
import errno
import gc
import importlib.util
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Literal

import uvicorn
from starlette.applications import Starlette

from lastcard import __version__
from lastcard.cli.inputs import number
from lastcard.files import UsageError
from lastcard.server import control, logs, running
from lastcard.server.addresses import Addresses, Proxies, is_public_url, local_network
from lastcard.server.app import MOST_CONNECTIONS, make_app, make_metrics
from lastcard.server.hub import Hub
from lastcard.server.protocols import Door, Line
from lastcard.server.shared import Shared
from lastcard.server.tables import Tables
from lastcard.server.thinkers import MOST
from lastcard.table.archive import FILE
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import StoreError, data_folder

if TYPE_CHECKING:  # it needs what Windows has not
    from lastcard.server.siblings import Siblings

FRAME = 8192
"""Bytes in a message."""

BACKLOG = 2048
"""Connections that may wait to be accepted: when a server comes back, so does everybody at once."""

IN_THE_SYSTEM = 128 * 1024
"""Bytes that the system holds for a connection whose other end does not read."""

SLICE = 0.001
"""Seconds after which a thread lets another one go on."""

GARBAGE = (1_000, 1_000_000, 1_000_000)
"""When Python looks for garbage that refers to itself: among new objects often, which takes a few milliseconds, and
never among those that stayed, which takes half a second at 500 tables. What lives longer, connections and rooms, unties
its own knots."""

MOST_PROCESSES = 64
USUAL_PORT = 8000
NEXT_PORTS = 20
"""How many ports are tried one after the other when nobody asked for a certain one."""

LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")

PULSE = 4.0
"""Seconds after which a browser is told that we are there, and asked whether it is: more often would cost batteries."""

PING = 10.0
"""Seconds in which a browser has to answer that."""


MakeHub = Callable[[Path, float, int | None, Shared | None], Hub]


def usual_hub(folder: Path, pace: float, thinkers: int | None, shared: Shared | None) -> Hub:
    """A hub that keeps its tables in a folder, or in a database, whose bots have this pace and so many processes."""
    return Hub(folder, Tables(pace), thinkers, shared)


def run(args: Namespace, make_hub: MakeHub = usual_hub) -> int:
    """Serve as the arguments say, until Ctrl-C. `make_hub` makes the hub, as `usual_hub` does."""
    wanted = None if args.port is None else number("--port", args.port, 0, 65535)
    pace = _pace(args.pace)
    thinkers = None if args.thinkers is None else number("--thinkers", args.thinkers, 0, MOST)
    patience = number("--drain", args.drain, 0, 600)
    metrics = None if args.metrics is None else metrics_address(args.metrics)
    if args.data is not None and not args.data.strip():
        raise UsageError("--data: expected the name of a folder")
    folder = data_folder() if args.data is None else Path(args.data)
    public = args.public_url
    if public is not None and not is_public_url(public):
        raise UsageError(f"--public-url: expected an address such as https://cards.example.org, not {public!r}")
    try:
        proxies = Proxies(args.trusted_proxy)
    except ValueError as error:
        raise UsageError(f"--trusted-proxy: expected an address such as 10.0.0.1 or 10.0.0.0/8; {error}") from error
    advertise = args.advertise
    if advertise is not None and args.database is None:
        raise UsageError("--advertise: only servers that share a --database are told apart")
    if advertise is not None and not is_public_url(advertise, with_path=True):
        raise UsageError(f"--advertise: expected an address such as https://a.example.org, not {advertise!r}")
    processes = number("--processes", args.processes, 1, MOST_PROCESSES)
    if processes > 1 and args.database is None:
        raise UsageError("--processes: several servers need a --database that they share")
    if processes > 1 and not hasattr(os, "fork"):
        raise UsageError("--processes: this system knows no processes that share a port")
    if args.database is None:
        try:
            SqliteStore(folder / FILE).close()
        except StoreError as error:
            raise UsageError(f"--data: {error}") from error
    else:
        _prepare_database(args.database)
    logs.set_up(args.log_format, args.log_level)
    lock = running.take(folder) if args.database is None else None
    if isinstance(lock, str):
        print(f"lastcard is already running at {lock} (the games are kept in {folder})", flush=True)
        if not args.no_browser:
            webbrowser.open(lock)
        return 0
    with (
        lock or contextlib.nullcontext(),
        bind_any(args.host, USUAL_PORT) if wanted is None else _bind(args.host, wanted) as bound,
    ):
        _allow_many_sockets()
        port = bound.getsockname()[1]
        addresses = Addresses(args.host, port, public, advertise)
        if lock is not None:
            running.say_where(lock, addresses.here)
        numbers = [] if metrics is None else [_bind_metrics(*metrics, process) for process in range(processes)]

        def serve(siblings: "Siblings | None" = None, process: int = 0) -> int:
            shared = None
            if args.database is not None:
                shared = Shared(args.database, (advertise or public or addresses.here).rstrip("/"), process)
            listening = Listening(addresses, args.host, patience, siblings)

            def begin() -> Hub:
                hub = make_hub(folder, pace, thinkers, shared)
                if process == 0:
                    announce()
                return hub

            app = make_app(addresses, listening, proxies)
            app.state.siblings = siblings
            listening.app = app
            ours = control.bind(folder) if shared is None else None
            if ours is not None:
                listening.add(control.make_control(lambda: app.state.hub), ours)
            if numbers:
                listening.add(make_metrics(app), numbers[process])
            if not args.no_browser and process == 0:
                opening = threading.Timer(0.5, webbrowser.open, [url])
                opening.daemon = True
                opening.start()
            quiet = contextlib.suppress(KeyboardInterrupt)
            try:
                with quiet, listening.minding_ctrl_c(), asyncio.Runner(loop_factory=_loop_factory()) as runner:
                    runner.run(listening.serve(bound, begin))
            except StoreError as error:
                raise UsageError(f"{'--data' if shared is None else '--database'}: {error}") from error
            if shared is None:
                control.tidy_up(folder)
            return 0

        kept = str(folder) if args.database is None else _shown_database(args.database)
        url = addresses.here
        known = f"{public.rstrip('/')}/, which leads to {url}" if public else url

        def announce() -> None:
            if args.log_format == "json":
                logs.event("started", url=url, data=kept, version=__version__)
                return
            print(f"lastcard plays at {known} (Ctrl-C ends it; the games are kept in {kept})", flush=True)
            if wanted is None and port != USUAL_PORT:
                print(f"Port {USUAL_PORT} is taken by something else, so it is port {port} this time.", flush=True)

        with contextlib.suppress(KeyboardInterrupt):
            if processes == 1:
                return serve()
            from lastcard.server.siblings import run_several

            return run_several(processes, serve)
    return 0


def _bind_metrics(host: str, first: int, process: int) -> socket.socket:
    """Where the numbers of a process are: bound before anybody is told that the server is there."""
    return _bind(host, first and first + process, "--metrics", "--metrics")


def _shown_database(url: str) -> str:
    from lastcard.table.postgres import shown_url

    return shown_url(url)


def _prepare_database(url: str) -> None:
    """Make the tables in a database, where there are none yet."""
    from lastcard.table.postgres import migrate

    try:
        migrate(url)
    except StoreError as error:
        raise UsageError(f"--database: {error}") from error


def metrics_address(text: str) -> tuple[str, int]:
    """Where numbers can be asked for; without a host only on this machine.

    >>> metrics_address("9100"), metrics_address("10.0.0.7:9100"), metrics_address("[::1]:9100")
    (('127.0.0.1', 9100), ('10.0.0.7', 9100), ('::1', 9100))
    """
    host, _, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", number("--metrics", port, 0, 65535)


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


def bind_any(host: str, usual: int, tries: int = NEXT_PORTS) -> socket.socket:
    """The usual port, or where that is taken one of the next, or any: somebody who names no port wants to play.

    The next ones first, since a browser keeps its seats by the address of the page.
    """
    friends = local_network() if host in LOCAL_HOSTS else []
    for port in (*range(usual, usual + tries), *[0] * NEXT_PORTS):
        try:
            bound = _bind(host, port)
        except UsageError as error:
            if not _is_taken(error):
                raise
            continue
        # Whoever invites others listens on the same port in the local network, too.
        try:
            for friend in friends:
                _bind(friend, bound.getsockname()[1]).close()
        except UsageError as error:
            if _is_taken(error):
                bound.close()
                continue
        return bound
    raise UsageError(f"no port of {host} is free; --port N takes a certain one, once it is")


def _is_taken(error: UsageError) -> bool:
    return isinstance(error.__cause__, OSError) and error.__cause__.errno in (errno.EADDRINUSE, errno.EACCES)


def _bind(host: str, port: int, option: str = "--port", host_option: str = "--host") -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    # Only Windows would let two programs have the same port.
    if sys.platform == "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_THE_SYSTEM)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        bound.close()
        if isinstance(error, socket.gaierror):
            raise UsageError(f"{host_option}: there is no address {host!r} here") from error
        reason = getattr(error, "strerror", None) or error
        raise UsageError(
            f"port {port} of {host} cannot be used ({reason}); {option} 0 takes any that is free"
        ) from error
    return bound


class Listening:
    """The server and the addresses it listens on; more can be added while it runs."""

    def __init__(
        self,
        addresses: Addresses,
        host: str,
        patience: float = 0.0,
        siblings: "Siblings | None" = None,
    ) -> None:
        self.addresses = addresses
        self.siblings = siblings
        """Other processes behind the same port."""
        self.patience = patience
        """Seconds for telling everybody when it ends."""
        self.closed = host in LOCAL_HOSTS and addresses.public_url is None
        self.app: Starlette | None = None
        self.aside: list[tuple[Starlette, socket.socket]] = []
        """Other applications, for whoever runs the server."""
        self.servers: list[uvicorn.Server] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.told_early = False
        """Whether somebody has ended the server while it was starting."""

    @contextlib.contextmanager
    def minding_ctrl_c(self) -> Iterator[None]:
        """Whoever presses Ctrl-C while the server starts is heard as soon as it can end in good order."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def note(sig: int, frame: FrameType | None) -> None:
            self.told_early = True

        before = signal.signal(signal.SIGINT, note)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def add(self, app: Starlette, bound: socket.socket) -> None:
        """Serve another application at this socket."""
        self.aside.append((app, bound))

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
            self._serve_too(self.app, bound)
            self.closed = False
            problem = None
        return problem

    def _serve_too(self, app: Starlette | None, bound: socket.socket) -> None:
        server = _Server(self._config(app))
        self.servers.append(server)
        self.tasks.add(asyncio.get_running_loop().create_task(server.serve([bound])))

    def _config(self, app: Starlette | None, lifespan: Literal["on", "off"] = "off") -> uvicorn.Config:
        """How an application is served: ours for whoever plays, with all that keeps strangers in check."""
        assert app is not None
        return uvicorn.Config(
            app,
            lifespan=lifespan,
            log_config=None,
            log_level="error",  # anybody can make it warn, as often as they like
            access_log=False,
            http=Door if app is self.app else "h11",
            ws=Line if app is self.app else "none",
            # Whom to believe is decided by ourselves: uvicorn would believe everybody on this machine.
            proxy_headers=False,
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PULSE,
            ws_ping_timeout=PING,
            server_header=False,
            timeout_graceful_shutdown=1,
        )

    async def serve(self, bound: socket.socket, make_hub: Callable[[], Hub]) -> None:
        """Serve until somebody ends it. Raises StoreError if the tables cannot be opened."""
        main = _Main(self._config(self.app, "on"), self._drain)
        # What is there at the start stays: looking through it again and again is what makes a server stutter.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        # Threads that read and write leave the event loop alone as soon as it has something to do.
        sys.setswitchinterval(SLICE)
        with main.capture_signals():
            assert self.app is not None
            self.app.state.hub = make_hub()
            for app, aside in self.aside:
                self._serve_too(app, aside)
            if self.siblings is not None:
                config = main.config
                config.load()
                self.siblings.listen(lambda: Door(config, main.server_state, main.lifespan.state))
            if self.told_early:
                main.handle_exit(signal.SIGINT, None)
            await main.serve([bound])
        self._end_others()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)
        logs.event("stopped")

    async def _drain(self) -> None:
        """Before the server ends: whoever plays is told, and all that has happened is kept."""
        hub: Hub | None = getattr(self.app.state, "hub", None) if self.app is not None else None
        if hub is not None:
            logs.event("draining", tables=len(hub.rooms))
            await hub.company.drain(self.patience)
            await asyncio.sleep(0.05)  # what has been told is written to the sockets before they are closed
        self._end_others()

    def _end_others(self) -> None:
        for server in self.servers:
            server.should_exit = True


class _Main(uvicorn.Server):
    """The first server. Told to end, it drains; told again, it ends at once."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Coroutine[None, None, None]]) -> None:
        super().__init__(config)
        self._drain = drain
        self._loop = asyncio.get_running_loop()
        self._draining: asyncio.Task[None] | None = None
        self._told = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants the server to end. The second time it does so at once: what was acknowledged is kept."""
        if self._told:
            logs.event("ended-at-once", logging.WARNING)
            os._exit(1)
        self._told = True
        self._loop.call_soon_threadsafe(self._begin_to_drain)

    def _begin_to_drain(self) -> None:
        if self._draining is None:
            self._draining = self._loop.create_task(self._drain())
            self._draining.add_done_callback(lambda _: setattr(self, "should_exit", True))


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
