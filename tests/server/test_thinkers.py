"""Processes that think: what they are told, what becomes of them, and that nothing depends on them."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import psutil
import pytest

from lastcard.bots import Budget, HardBot, make, sight
from lastcard.bots.hard import Question
from lastcard.cards.edition import IDS, load
from lastcard.game.game import Game
from lastcard.server import hub as hub_module
from lastcard.server import thinkers as module
from lastcard.server import workers
from lastcard.server.hub import Hub
from lastcard.server.thinkers import Thinkers
from lastcard.table.plans import Plan
from lastcard.thinking.scene import Scene
from server.wire import Browser, Server

DC = "dc-super-hero-girls"
PATIENCE = 120.0
"""Seconds after which something that should come will not, on a machine that is very busy."""


def asked(due: float, *, edition: str = "classic", budget: Budget | None = None, seed: int = 3) -> Plan:
    """Somebody who has several options, and when they have to answer."""
    game = Game(edition, ["Ann", "Bo", "Cy"], seed=seed)
    while len(game.waiting[0].options) < 3:
        game.apply(game.waiting[0].player, game.waiting[0].options[0])
    name = game.waiting[0].player
    bot = make("hard", live=True) if budget is None else HardBot(1, budget)
    return Plan(name, bot, due, sight(game, name))


async def answered(pool: Thinkers, *plans: Plan, table: str = "abc234") -> None:
    """Let the pool think about plans, and wait until it has."""
    done = [asyncio.Event() for _ in plans]
    for plan, event in zip(plans, done, strict=True):
        pool.think(table, plan, event.set)
    await asyncio.wait_for(asyncio.gather(*(event.wait() for event in done)), PATIENCE)


def with_pool(play: Callable[[Thinkers], Awaitable[None]], most: int | None = 1) -> None:
    """Play with a pool, and see that nothing of it is left."""

    async def run() -> None:
        pool = Thinkers(asyncio.get_running_loop(), most)
        try:
            await play(pool)
            ids = pool.processes
        finally:
            pool.close()
        assert not any(map(psutil.pid_exists, ids))

    asyncio.run(run())


def later(seconds: float = PATIENCE) -> float:
    return asyncio.get_running_loop().time() + seconds


def all_end(ids: list[int]) -> bool:
    """Whether processes are gone, sooner or later."""
    end = time.monotonic() + PATIENCE
    while any(map(psutil.pid_exists, ids)) and time.monotonic() < end:
        time.sleep(0.05)
    return not any(map(psutil.pid_exists, ids))


# What is asked


@pytest.mark.parametrize("edition", IDS)
def test_a_question_holds_all_that_a_seat_knows(edition: str) -> None:
    game = Game(edition, ["Ann", "Bo", "Cy"], seed=5)
    for _ in range(60):
        while game.chance_is_asked:
            game.roll()
        if game.round.over:
            break
        for name in game.players:
            for react in (False, True):
                view = sight(game, name, react)
                assert view.scene is not None
                copy = Scene(game.edition.deck, 3)
                copy.decode(view.scene.encode())
                assert copy.encode() == view.scene.encode()
                assert list(copy.unseen) == list(view.scene.unseen)
        asked = game.waiting[0]
        view = sight(game, asked.player)
        bot = HardBot(7, Budget(24))
        if bot.answer_at_once(view) is None:
            question = bot.question(view, bot.budget)
            sent = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Question)
            assert sent == question
            assert view.answers[sent.think().best] == bot.choose(view)
        game.apply(asked.player, asked.options[-1])


def test_what_is_sent_is_the_same_whatever_others_hold() -> None:
    game = Game("minecraft", ["Ann", "Bo"], seed=4)
    name = game.waiting[0].player
    other = next(seat for seat, player in enumerate(game.players) if player != name)
    bot = HardBot(1)
    before = bot.question(sight(game, name), bot.budget)
    round = game.round
    first = other * int(game.edition.deck.size)
    theirs, drawn = round.hands[first], round.draw_pile[0]
    assert theirs != drawn
    round.hands[first], round.draw_pile[0] = drawn, theirs
    assert bot.question(sight(game, name), bot.budget) == before


def test_written_cards_are_thought_about_as_well() -> None:
    edition = load(DC).written({"CU": "Everyone else draws 2. Take another turn."})
    game = Game(edition, ["Ann", "Bo"], seed=2)
    view = sight(game, game.waiting[0].player)
    bot = HardBot(1, Budget(40))

    async def play(pool: Thinkers) -> None:
        plan = Plan(view.you or "", bot, later(), view)
        await answered(pool, plan)
        assert plan.answer == bot.choose(view)

    with_pool(play)


# Thinking


def test_a_process_thinks_as_the_bot_would_and_is_nice_to_others() -> None:
    async def play(pool: Thinkers) -> None:
        plans = [asked(later(), budget=Budget(60), seed=seed) for seed in range(4)]
        await answered(pool, *plans)
        assert [plan.answer for plan in plans] == [plan.bot.choose(plan.view) for plan in plans]
        assert (pool.thoughts, pool.queued, pool.running, pool.degraded, pool.late) == (4, 0, 0, 0, 0)
        assert pool.playouts >= 4 * 60
        (id,) = pool.processes
        assert psutil.Process(id).nice() >= module.NICE
        assert psutil.Process(id).memory_info().rss < 60e6

    with_pool(play)


def test_no_process_is_started_before_there_is_something_to_think_about() -> None:
    async def play(pool: Thinkers) -> None:
        plan = asked(later())
        only = Plan("Ann", plan.bot, plan.at, sight(Game("classic", ["Ann", "Bo"], seed=1), "Ann", react=True))
        await answered(pool, only)
        assert only.answer == "wait"
        assert pool.processes == []

    with_pool(play)


def test_a_budget_ends_in_time() -> None:
    plan = asked(0.0)
    assert isinstance(plan.bot, HardBot)
    for budget in (Budget(10**6), Budget(seconds=60.0)):
        begin = time.monotonic()
        limited = Budget(budget.playouts, budget.seconds, until=begin + 0.05)
        thought = plan.bot.question(plan.view, limited).think()
        assert 0 < thought.playouts < 10**6
        assert time.monotonic() - begin < 30
    gone = plan.bot.question(plan.view, Budget(until=time.monotonic() - 1)).think()
    assert gone.playouts == 0
    assert plan.view.answers[gone.best] == make("normal").choose(plan.view)


def test_what_is_called_off_is_not_answered() -> None:
    async def play(pool: Thinkers) -> None:
        plans = [asked(later()) for _ in range(3)]
        for call_off in [pool.think("abc234", plan) for plan in plans[:2]]:
            call_off()
        assert pool.queued == 0
        await answered(pool, plans[2])
        assert [plan.answer is None for plan in plans] == [True, True, False]
        assert pool.late == 0

    with_pool(play)


# What goes wrong


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_that_is_killed_is_replaced_and_its_question_asked_once_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play(pool: Thinkers) -> None:
        await answered(pool, asked(later()))
        (first,) = pool.processes
        os.kill(first, signal.SIGKILL)
        plan = asked(later())
        await answered(pool, plan)
        assert plan.answer is not None
        assert pool.processes != [first]
        assert pool.replaced == 1

    with_pool(play)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "has ended (-9)" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
def test_a_process_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STUCK", 0.1)

    async def play(pool: Thinkers) -> None:
        await answered(pool, asked(later()))
        (first,) = pool.processes
        os.kill(first, signal.SIGSTOP)
        await answered(pool, asked(later(0.5)))
        assert not psutil.pid_exists(first)
        last = asked(later())
        await answered(pool, last)
        assert last.answer is not None

    with_pool(play)


def test_without_processes_a_thread_thinks(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(kind: str, nice: int) -> None:
        raise PermissionError("not here")

    monkeypatch.setattr(workers, "started", refuse)

    async def play(pool: Thinkers) -> None:
        plans = [asked(later()) for _ in range(2)]
        await answered(pool, *plans)
        assert all(plan.answer for plan in plans)
        assert pool.processes == []

    with_pool(play)
    assert "not here" in caplog.text
    assert len(caplog.records) == 1
    caplog.clear()
    with_pool(play, most=0)
    assert not caplog.records


def test_processes_that_end_at_once_are_not_started_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(kind: str, nice: int) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", "raise SystemExit(1)"]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    monkeypatch.setattr(workers, "started", broken)

    async def play(pool: Thinkers) -> None:
        plans = [asked(later()) for _ in range(2)]
        await answered(pool, *plans)
        assert [plan.answer is None for plan in plans] == [True, False]
        assert pool.replaced == workers.MOST_FAILURES

    with_pool(play)
    assert "the server does it itself" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_processes_end_with_whoever_started_them(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import asyncio, os, sys\n"
        "from server.test_thinkers import answered, asked, later\n"
        "from lastcard.server.thinkers import Thinkers\n"
        "async def main():\n"
        "    pool = Thinkers(asyncio.get_running_loop(), 2)\n"
        "    await answered(pool, *(asked(later()) for _ in range(4)))\n"
        "    print(*pool.processes, flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    path = os.pathsep.join(sys.path)
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}) as parent:
        assert parent.stdout is not None
        ids = [int(id) for id in parent.stdout.readline().split()]
        assert len(ids) == 2
        parent.kill()
    assert all_end(ids)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_server_leaves_no_process_behind(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path, pace="1") as server:
        ann = Browser(server)
        ann.create("Ann", bots=3, bot="hard", start=True)
        ann.until_true(lambda: ann.asked() is not None)
        ann.say("hint")
        hinted, asked = ann.until("hinted"), ann.asked()
        assert asked is not None
        assert server.process is not None
        assert hinted["option"] in asked["options"]
        while not (ids := [child.pid for child in psutil.Process(server.process.pid).children()]):
            if asked := ann.asked():  # a hint about the only thing that is possible takes no thought
                ann.made(asked["options"][-1])
            else:
                ann.hear()
        server.stop(how)
        ann.close()
    assert all_end(ids)
    assert len(server.said.splitlines()) == 1, server.said


def test_hints_are_given_in_time_whatever_becomes_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "HINT", 0.2)

    async def play() -> None:
        hub = Hub(tmp_path)
        hub.advisers.think = lambda *_: lambda: None  # type: ignore[method-assign]
        plan, heard = asked(0.0), asyncio.Event()
        hub.hint("abc234", plan, heard.set)
        await asyncio.wait_for(heard.wait(), PATIENCE)
        assert plan.answer == make("normal").choose(plan.view)
        hub.close()

    asyncio.run(play())


def test_how_many_processes_there_are_depends_on_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, expected in ((1, 1), (2, 1), (4, 3), (64, 4)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: range(cores), raising=False)
        assert module.usual_number() == expected
