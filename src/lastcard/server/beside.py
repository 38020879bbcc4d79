"""What goes on beside a connection that listens on: whatever becomes of it, whoever asked for it is answered."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from lastcard.server import logs
from lastcard.server.moving import BusyError
from lastcard.server.refusal import RefusedError

Refuse = Callable[[RefusedError, str], None]
"""Answers a message, by its id, with the reason why nothing came of it."""


def begin(work: Coroutine[None, None, None], id: str, refuse: Refuse) -> "asyncio.Task[None]":
    """Have something done that answers a message by itself, unless it fails."""

    async def answered() -> None:
        try:
            await work
        except RefusedError as error:
            refuse(error, id)
        except BusyError:
            refuse(RefusedError("server-later"), id)
        except Exception as error:
            logs.event("went-wrong", logging.ERROR, error=error)
            refuse(RefusedError("server-went-wrong"), id)

    task = asyncio.get_running_loop().create_task(answered())
    task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
    return task
