"""What a browser says waits in its order for whoever listens."""

import asyncio

from lastcard.server.protocols import _Inbox


def test_messages_come_in_their_order_whether_or_not_somebody_waits_for_them() -> None:
    async def run() -> None:
        inbox = _Inbox(asyncio.get_running_loop())
        listener = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert [await listener, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()

    asyncio.run(run())


def test_a_listener_who_gives_up_takes_nothing_along() -> None:
    async def run() -> None:
        inbox = _Inbox(asyncio.get_running_loop())
        for put_before_it_gives_up in (False, True):
            listener = asyncio.create_task(inbox.get())
            await asyncio.sleep(0)
            if put_before_it_gives_up:
                inbox.put_nowait("first")
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)
            if not put_before_it_gives_up:
                inbox.put_nowait("first")
            inbox.put_nowait("second")
            assert [await inbox.get(), await inbox.get()] == ["first", "second"]

    asyncio.run(run())
