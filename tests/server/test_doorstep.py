"""Newcomers wait on the doorstep, and those who play do not wait for them."""

import asyncio
import itertools

from lastcard.server.doorstep import BREATH, Doorstep


def test_one_newcomer_in_each_round_and_addresses_take_turns() -> None:
    async def run() -> list[str]:
        done: list[str] = []
        doorstep = Doorstep(lambda: False)

        def play() -> None:
            """What is ready all the time, such as somebody's move."""
            done.append("-")
            if len(done) < 20:
                asyncio.get_running_loop().call_soon(play)

        for name in ("eve 1", "eve 2", "eve 3", "bo 1"):
            doorstep.wait(name[:-2], lambda name=name: done.append(name))  # type: ignore[misc]
        play()
        while len(done) < 20:
            await asyncio.sleep(0)
        return done

    done = asyncio.run(run())
    assert [name for name in done if name != "-"] == ["eve 1", "bo 1", "eve 2", "eve 3"], "each once, in turn"
    assert all(before == "-" or after == "-" for before, after in itertools.pairwise(done)), done


def test_while_a_move_is_kept_there_is_a_pause_between_newcomers() -> None:
    async def run() -> list[float]:
        loop, done = asyncio.get_running_loop(), list[float]()
        doorstep = Doorstep(lambda: True)
        for _ in range(3):
            doorstep.wait("eve", lambda: done.append(loop.time()))
        while len(done) < 3:
            await asyncio.sleep(BREATH)
        return done

    first, second, third = asyncio.run(run())
    assert min(second - first, third - second) >= BREATH * 0.9


def test_whoever_comes_later_is_served_too() -> None:
    async def run() -> list[int]:
        done: list[int] = []
        doorstep = Doorstep(lambda: False)
        for number in range(3):
            doorstep.wait("eve", lambda number=number: done.append(number))  # type: ignore[misc]
            await asyncio.sleep(0.001)
        return done

    assert asyncio.run(run()) == [0, 1, 2]
