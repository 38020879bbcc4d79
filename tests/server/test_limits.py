"""What one address may have and use, and which address that is."""

import asyncio
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from cases import tried_with
from lastcard.server import messages as m
from lastcard.server.addresses import Proxies
from lastcard.server.allowance import Allowance, Rate
from lastcard.server.app import MOST_CONNECTIONS
from lastcard.server.hub import MOST_ROOMS, Hub
from lastcard.server.peers import ANYBODY, REMEMBERED, THIS_MACHINE, Peer, Peers
from server.fakes import FakeViewer


def forwarded(*lines: str) -> Headers:
    return Headers(raw=[(b"x-forwarded-for", line.encode()) for line in lines])


@tried_with(
    ("trusted", "peer", "said", "counted"),
    [
        ([], "203.0.113.9", ["127.0.0.1"], "203.0.113.9"),
        ([], "127.0.0.1", ["203.0.113.9"], "127.0.0.1"),  # nobody is trusted without being named
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", ["6.6.6.6, 203.0.113.9"], "203.0.113.9"),  # the proxy wrote the last one
        (["127.0.0.1"], "127.0.0.1", ["6.6.6.6", "203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", ["127.0.0.1"], "127.0.0.1"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["6.6.6.6, 203.0.113.9, 10.2.3.4"], "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9, nonsense"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", ["[2001:db8::5]:4711"], "2001:db8::/56"),
        (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
        (["::1"], "::1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1::/56"),
        (["10.0.0.1"], "10.0.0.2", ["203.0.113.9"], "10.0.0.2"),
        ([], "::ffff:192.0.2.7", [], "192.0.2.7"),
        (["127.0.0.1"], "::ffff:127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ([], "fe80::1%eth0", [], "fe80::/56"),
        ([], "2001:db8:0:ff::1", [], "2001:db8::/56"),  # one household has 256 networks
        ([], "2001:db8:0:100::1", [], "2001:db8:0:100::/56"),  # and this is another one
        ([], "", [], ""),
    ],
)
def test_whom_a_request_is_counted_for(trusted: list[str], peer: str, said: list[str], counted: str) -> None:
    assert Proxies(trusted).origin(peer, forwarded(*said)) == counted


def test_only_whoever_sits_at_this_machine_is_here() -> None:
    proxies = Proxies()
    assert proxies.is_here("127.0.0.1", Headers())
    assert not proxies.is_here("127.0.0.1", forwarded("127.0.0.1"))
    assert not proxies.is_here("127.0.0.1", Headers({"via": "1.1 proxy"}))
    assert not proxies.is_here("192.168.1.5", Headers())


def test_an_unnamed_proxy_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    peers = Peers()
    for _ in range(3):
        peers.of_request("127.0.0.1", forwarded("203.0.113.9"))
    assert [record.getMessage() for record in caplog.records if "--trusted-proxy 127.0.0.1" in record.getMessage()]
    assert len(caplog.records) == 1


def test_no_address_has_all_there_is() -> None:
    for share in (ANYBODY, THIS_MACHINE):
        assert share.sockets <= MOST_CONNECTIONS / 2
        assert share.tables.at_once <= MOST_ROOMS / 2
    now = 0.0
    peers = Peers(clock=lambda: now)
    peer = peers.of("203.0.113.9")
    assert sum(peer.open() for _ in range(10_000)) == ANYBODY.sockets
    assert peers.of("203.0.113.8").open()
    peer.close()
    assert not peer.open()  # there is room, but that was too often
    now = 1.0
    assert peer.open()


def test_a_class_behind_one_address_plays() -> None:
    peer = Peers().of("203.0.113.9")
    assert all(peer.open() for _ in range(3 * 30))
    assert all(peer.tables.take(0.0) for _ in range(30))


def test_addresses_that_have_nothing_are_forgotten() -> None:
    now = 0.0
    peers = Peers(clock=lambda: now)
    seated = peers.of("198.51.100.1")
    assert seated.open()
    for number in range(10 * REMEMBERED):
        now += 0.01
        peer = peers.of(f"2001:db8:0:{number:x}::/64")
        assert peer.open()
        peer.close()
    assert len(peers) <= 2 * REMEMBERED
    assert peers.of("198.51.100.1") is seated


def test_whoever_owes_time_waits_and_the_others_do_not() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        peers = Peers(clock=loop.time)
        busy, other = peers.of("203.0.113.9"), peers.of("203.0.113.8")
        busy.owe(ANYBODY.work.at_once + 0.02)
        begun = loop.time()
        with pytest.raises(StopIteration):  # it is done without having waited at all
            other.turn().send(None)
        await asyncio.gather(*(busy.turn() for _ in range(50)))
        assert loop.time() - begun >= 0.02 / ANYBODY.work.a_second * 0.9

    asyncio.run(run())


def test_what_takes_longer_is_done_one_by_one() -> None:
    async def run() -> None:
        peer = Peers().of("203.0.113.9")
        rounds: list[int] = []
        now = 0

        async def count() -> None:
            nonlocal now
            while True:
                now += 1
                await asyncio.sleep(0)

        async def work() -> None:
            await peer.one_by_one()
            rounds.append(now)

        counting = asyncio.create_task(count())
        await asyncio.gather(*(work() for _ in range(50)))
        counting.cancel()
        assert len(set(rounds)) == 50  # no two of them in the same round of the event loop

    asyncio.run(run())


def test_an_allowance_counts_costs() -> None:
    allowance = Allowance(Rate(1, 10), 0.0)
    assert not allowance.take(0.0, 11)
    assert allowance.take(0.0, 10)
    assert not allowance.take(0.5)
    assert allowance.wait(0.5, 1) == 0.5
    assert allowance.take(1.0)


class Seated(FakeViewer):
    """A connection from an address."""

    def __init__(self, peer: Peer) -> None:
        super().__init__()
        self.peer = peer


def test_bots_play_in_the_time_of_those_who_sit_there(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        time = hub.now()
        hub.now = lambda: time
        peers = Peers(clock=hub.now)
        eve, guest, friend = (Seated(peers.of(f"203.0.113.{number}")) for number in range(3))
        room = hub.create(m.Create("Eve", "k" * 40, m.Settings(pace="fast"), ["easy"] * 8))
        room.sit_down(eve, "Eve", "k" * 40)
        room.attach(guest, "", "", 0)
        room.watch(guest)
        room.add_nonce("Eve", "ab" * 16)
        room.start("Eve")
        table = room.table
        assert table is not None

        def bots_move() -> bool:
            """Whether bots go on, once Eve has answered."""
            nonlocal time
            while hers := [asked for asked in table.game.waiting if asked.player == "Eve"]:
                table.move("Eve", hers[0].options[-1], time)
            time += 30.0
            before = len(table.game.moves)
            hub.ring(room.code)
            return len(table.game.moves) > before

        assert bots_move()
        assert 0 < eve.peer.share.bots.at_once - eve.peer.bots.left < 1, "they have used some of her time"
        assert guest.peer.bots.is_full(time), "whoever only watches pays nothing"
        eve.peer.bots.owe(100.0, time)
        assert not bots_move()
        assert hub.alarms.when(room.code) > time, "they go on later"
        room.attach(friend, "", "", 0)
        free = next(name for name in table.game.players[1:] if name not in table.game.asked)  # nobody waits for Cy
        room.sit_down(friend, "Cy", "c" * 40, seat=free)
        assert bots_move(), "a friend's time is as good"
        assert friend.peer.bots.left < friend.peer.share.bots.at_once
        hub.close()

    asyncio.run(run())
