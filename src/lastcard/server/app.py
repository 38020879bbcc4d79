"""The web application: the page, the rulebooks, and a WebSocket for everything else."""

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.cards.edition import Edition
from lastcard.server import health, logs, puzzles
from lastcard.server.addresses import Addresses, Proxies, origin_of
from lastcard.server.connection import Connection
from lastcard.server.doorstep import Doorstep
from lastcard.server.drafts import OWN
from lastcard.server.hub import Hub
from lastcard.server.invite import Inviter, Listener
from lastcard.server.moving import BusyError, MovedError
from lastcard.server.pages import Page, load_pages
from lastcard.server.peers import Peer, Peers
from lastcard.server.protocols import LINE, Line
from lastcard.server.refusal import RefusedError
from lastcard.server.running import ABOUT, NAME
from lastcard.server.serialise import rules_of
from lastcard.study.puzzles import shipped

PAGE = Path(__file__).parent / "page"

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src {}; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)

OF_DOCUMENTS = {
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Browsers heed these where a page or a worker begins: not in fonts, styles and the scripts of a page."""

MOST_CONNECTIONS = 8000

STRANGE = "lastcard is not known under this address. Whoever runs it can name it: lastcard serve --public-url URL\n"

TOO_MANY = "Too much is asked for at once from where you are. Try again in a moment.\n"

REQUEST = 0.001
"""Seconds of the server's time that a request is counted for."""


def make_metrics(main: Starlette) -> Starlette:
    """What Prometheus asks for, at an address of its own: numbers for whoever runs the server, not for strangers."""

    async def metrics(request: Request) -> Response:
        from lastcard.server.exposition import Exposition

        state = main.state
        if not hasattr(state, "exposition"):
            state.exposition = Exposition(state.hub, lambda: state.connections)
        text, kind = state.exposition.written(request.headers.get("accept", ""))
        return Response(text, headers={"Content-Type": kind, "Cache-Control": "no-store"})

    return Starlette(routes=[Route("/metrics", metrics)])


def make_app(addresses: Addresses, listener: Listener, proxies: Proxies | None = None) -> Starlette:
    """The application. Its `state.hub` is there when it starts. `proxies` say where people come from."""
    peers = Peers(proxies)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub: Hub = app.state.hub
        app.state.health = health.Health(hub)
        app.state.inviter = Inviter(addresses, listener)
        app.state.connections = 0
        app.state.pages = load_pages(PAGE)
        app.state.editions = Page.of_json(hub.editions)
        app.state.workshop = None
        tasks = [asyncio.create_task(hub.watch_the_loop()), asyncio.create_task(hub.company.live())]
        yield
        for task in tasks:
            task.cancel()
        hub.close()

    routes = [
        WebSocketRoute("/ws", _socket),
        *health.ROUTES,
        Route(ABOUT, _about),
        Route("/api/editions", _editions),
        Route("/api/rules/{edition}", _rules),
        Route("/api/workshop", _workshop),
        Route("/api/puzzles", _puzzles),
        Route("/api/puzzles/{name}", _puzzle),
        Route("/", _page),
        Route("/puzzles", _page),
        Route("/puzzles/{name}", _page),
        Route("/workshop", _page),
        Route("/workshop/{code}", _page),
        Route("/deal", _page),
        Route("/replay", _page),
        Route("/replay/{code}", _page),
        Route("/t/{code}", _page),
        Route("/t/{code}/", _page),
        Route("/{path:path}", _file),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.peers = peers
    app.state.doorstep = Doorstep(lambda: app.state.hub.writer.is_busy)
    app.state.siblings = None
    app.add_middleware(_Doorkeeper, addresses=addresses, peers=peers)
    return app


class _Doorkeeper:
    """Refuses requests that name another host or come from another page, and sends the headers that browsers heed."""

    def __init__(self, app: ASGIApp, addresses: Addresses, peers: Peers) -> None:
        self.app = app
        self.addresses = addresses
        self.peers = peers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = self.peers.of_request(_host_of(scope), headers)
        with peer.one_more_request() as may_be:
            if may_be:
                await self._let_in(peer, headers, scope, receive, send)
            else:
                scope["app"].state.hub.metrics.refused("too-many-requests")
                await _turn_away(scope, receive, send, 1013, TOO_MANY, 429)

    async def _let_in(self, peer: Peer, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        peer.owe(REQUEST)
        await peer.turn()
        await peer.one_by_one()
        origin = headers.get("origin")
        others = scope["app"].state.hub.known_addresses
        known = self.addresses.knows_host(headers.get("host", "")) and (
            origin is None or self.addresses.knows_origin(origin) or origin.lower() in map(origin_of, others)
        )
        if not known and scope["path"] not in health.PATHS:  # whoever watches over it may call it anything
            scope["app"].state.hub.metrics.refused("strange-address")
            await _turn_away(scope, receive, send, 1008, STRANGE, 403)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                sent.update(HEADERS)
                if not (scope["path"].startswith("/assets/") and message["status"] == 200):
                    sent.update(OF_DOCUMENTS)
                    sent["Content-Security-Policy"] = _policy(others)
            await send(message)

        await self.app(scope, receive, with_headers)


async def _turn_away(scope: Scope, receive: Receive, send: Send, code: int, why: str, status: int) -> None:
    """Close a line that somebody wants with a code, or answer a request with the reason and a status."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(code)
    else:
        await PlainTextResponse(why, status, {"Connection": "close"})(scope, receive, send)


@lru_cache(maxsize=16)
def _policy(others: tuple[str, ...]) -> str:
    """What a page may do: connect to the other servers, too, where its table may live.

    Images that the page makes count as connections where they come past its service worker.
    """
    lines = sorted({f"ws{origin_of(url).removeprefix('http')}" for url in others})
    return POLICY.format(" ".join(["'self'", "blob:", "data:", *lines]))


def _host_of(scope: Scope) -> str:
    """The address at the other end of the line."""
    return scope["client"][0] if scope.get("client") else ""


async def _page(request: Request) -> Response:
    page: Page | None = request.app.state.pages.get("/")
    if page is None:
        return PlainTextResponse("The page has not been built: run `make setup`.", 503)
    return page.answer(request)


async def _file(request: Request) -> Response:
    """Any other file of the page; and where there is none, a page that says so, to who can read it."""
    pages = request.app.state.pages
    path = request.url.path
    page: Page | None = pages.get(path)
    if page is not None:
        return page.answer(request)
    wants_page = "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/assets/"))
    index: Page | None = pages.get("/") if wants_page else None
    return PlainTextResponse("Not Found", 404) if index is None else index.instead(request, 404)


async def _about(request: Request) -> Response:
    return JSONResponse(NAME)


async def _editions(request: Request) -> Response:
    editions: Page = request.app.state.editions
    return editions.answer(request)


async def _workshop(request: Request) -> Response:
    state = request.app.state
    if state.workshop is None:  # few people ask for it
        state.workshop = Page.of_json(state.hub.workshop.choices)
    choices: Page = state.workshop
    return choices.answer(request)


async def _puzzles(request: Request) -> Response:
    return (await asyncio.to_thread(_listed, puzzles.today())).answer(request)


@lru_cache(maxsize=2)
def _listed(day: date) -> Page:
    return Page.of_json(msgspec.json.encode(puzzles.list_of(day)))


async def _puzzle(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _puzzle_names():  # nothing is remembered of it: that would take the place of what there is
        return PlainTextResponse("Not Found", 404)
    return (await asyncio.to_thread(_asked, name)).answer(request)  # its game is played first


@cache
def _puzzle_names() -> frozenset[str]:
    return frozenset(shipped())


@cache
def _asked(name: str) -> Page:
    return Page.of_json(puzzles.puzzle_info(name) or b"")


@lru_cache(maxsize=64)
def _rules_text(edition: Edition) -> bytes:
    return msgspec.json.encode(rules_of(edition))


async def _rules(request: Request) -> Response:
    try:
        hub: Hub = request.app.state.hub
        id = request.path_params["edition"][:100]
        own = _own_edition(request, hub) if id == OWN else None
        return Response(_rules_text(own or hub.edition(id)), media_type="application/json")
    except RefusedError as error:
        return JSONResponse({"problem": str(error)}, 404)


def _own_edition(request: Request, hub: Hub) -> Edition | None:
    """The edition that the table has for itself whose code was named. Nobody tries many codes."""
    peer: Peer = request.app.state.peers.of_request(_host_of(request.scope), request.headers)
    if wait := math.ceil(peer.guesses.wait(hub.now(), 1)):
        raise RefusedError("server-guessing", seconds=wait)
    room = hub.rooms.get(request.query_params.get("table", ""))
    if room is None or room.lobby.own is None:
        peer.guesses.take(hub.now())
        return None
    return room.lobby.own


async def _hand_over(socket: WebSocket) -> bool:
    """Give a connection to the process in which its table lives. False if it is to be answered here."""
    try:
        await socket.app.state.hub.fetch(socket.query_params.get("table", ""))
    except BusyError:
        return False
    except MovedError as error:
        if error.address:
            return False  # it is told so
        from lastcard.server.siblings import request_of

        line: Line = socket.scope["extensions"][LINE]
        socket.app.state.siblings.hand_over(error.process, line.give_away(), request_of(socket.scope))
        return True
    return False


async def _socket(socket: WebSocket) -> None:
    state = socket.app.state
    peers: Peers = state.peers
    host = _host_of(socket.scope)
    peer = peers.of_request(host, socket.headers)
    behind_proxy = peers.at_the_door(host) is None
    if state.connections >= MOST_CONNECTIONS or (behind_proxy and not peer.open()):
        state.hub.metrics.refused("too-many-sockets")
        await socket.close(1013)
        return
    if state.siblings is not None and await _hand_over(socket):
        return
    network = logs.network_of(peers.proxies.origin(host, socket.headers))
    logs.event("socket-opened", logging.DEBUG, network=network)
    local = peers.proxies.is_here(host, socket.headers)
    line: Line = socket.scope["extensions"][LINE]
    state.connections += 1

    def is_gone() -> None:
        state.connections -= 1
        logs.event("socket-closed", logging.DEBUG, network=network)
        if behind_proxy:
            peer.close()

    async def talk() -> None:
        try:
            with contextlib.suppress(asyncio.CancelledError):  # the server ends, and does not wait for who waits here
                await Connection(socket, line, peer, state.hub, state.inviter, local).run()
        finally:
            is_gone()

    try:
        await socket.accept()
    except BaseException:
        is_gone()
        raise
    line.talk = talk
