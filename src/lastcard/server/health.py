"""Whether the server is well, for whatever watches over it: `/healthz` and `/readyz`."""

import asyncio
from time import monotonic

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from lastcard.server.hub import Hub
from lastcard.server.journal import Journal
from lastcard.table.store import StoreError

PATHS = ("/healthz", "/readyz")
RECENT = 5.0
"""Seconds for which a commit that went well says enough about the disk; nobody can make it write more often."""

PATIENCE = 2.0
"""Seconds in which a disk that is well has written something."""

PAUSE = 1.0
"""Seconds until a disk that was not well is tried again."""


class Health:
    """The health of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._trying: asyncio.Task[str | None] | None = None
        self._tried_at = 0.0

    async def problem(self) -> str | None:
        """Why people should not be sent here; None if they may be."""
        if self._hub.draining:
            return "the server is about to end"
        if not self._hub.may_speak():
            return "the database does not answer"
        if self._hub.writer.kept_within(RECENT):
            return None
        if self._trying is None or (self._trying.done() and monotonic() - self._tried_at >= PAUSE):
            self._trying = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._trying)

    async def _try_to_write(self) -> str | None:
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[StoreError | None] = loop.create_future()

        def answer(error: StoreError | None) -> None:
            if not kept.done():
                kept.set_result(error)

        self._hub.write(Journal(), [lambda store: store.touch()], answer)
        try:
            error = await asyncio.wait_for(kept, PATIENCE)
        except TimeoutError:
            return f"the disk has not answered for {PATIENCE:.0f} seconds"
        finally:
            self._tried_at = monotonic()
        return None if error is None else "games cannot be saved"


async def _healthz(request: Request) -> Response:
    """The process answers."""
    return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})


async def _readyz(request: Request) -> Response:
    """Tables can be played here."""
    problem = await request.app.state.health.problem()
    found = {"status": "ok"} if problem is None else {"status": "not ready", "reason": problem}
    return JSONResponse(found, 200 if problem is None else 503, headers={"Cache-Control": "no-store"})


ROUTES = [Route(path, answer) for path, answer in zip(PATHS, (_healthz, _readyz), strict=True)]
