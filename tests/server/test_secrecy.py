"""What a seat or a spectator is told does not depend on what they may not know."""

from dataclasses import replace

import pytest

from lastcard.cards.edition import IDS, load
from lastcard.game.position import Position
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR
from lastcard.server.room import Room
from server.fakes import FakeServices, FakeViewer, key_of, moved

PLAYERS = ("Ann", "Bo", "Cy")


def heard(edition: str, position: Position, moves: list[str], by_whom: str) -> list[bytes]:
    """All that Ann, or a spectator, hears at a table that stands like this while these moves are made."""
    services = FakeServices()
    services.tables.key, services.tables.position = "ab" * 32, position
    room = Room("abc234", services, m.Settings(edition=edition))
    watcher, others = FakeViewer(), [FakeViewer() for _ in PLAYERS]
    for name, viewer in zip(PLAYERS, others, strict=True):
        room.sit_down(viewer, name, key_of(name))
        room.add_nonce(name, "cd" * 16)
    if by_whom == SPECTATOR:
        room.attach(watcher, "", "", 0)
        room.watch(watcher)
    else:
        room.attach(watcher, key_of(by_whom), "", 0)
    room.start("Ann")
    table = room.table
    assert table is not None
    for number, text in enumerate(moves):
        name, move = text.split(": ")
        room.move(others[PLAYERS.index(name)], name, moved(f"m{number}", move, table.number(name)))
    late = FakeViewer()
    room.attach(late, key_of(by_whom) if by_whom else "", "", 0)
    if by_whom == SPECTATOR:
        room.watch(late)
    return [*watcher.raw, *late.raw]


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("by_whom", ["Ann", SPECTATOR])
def test_two_tables_that_differ_in_what_one_cannot_see_sound_the_same(edition: str, by_whom: str) -> None:
    """Bo's and Cy's hands and the draw pile are others; what is played and drawn openly is the same."""
    colours = [colour[0].upper() for colour in load(edition).colours]
    a, b = colours[:2]
    hands = {
        "Ann": [f"{a}5", f"{a}6", f"{b}1", "W"],
        "Bo": [f"{a}4", f"{b}2", f"{b}3"],
        "Cy": [f"{a}8", f"{b}4", f"{b}9"],
    }
    start = Position(hands, "Ann", turn="Bo", discard=[f"{a}3"], draw=[f"{b}6", f"{b}2", f"{b}8"])
    other_hands = {**hands, "Bo": [f"{a}4", "W4", f"{b}D"], "Cy": [f"{a}8", f"{b}S", "W"]}
    other = replace(start, hands=other_hands, draw=[f"{b}V", f"{b}8", f"{b}8"])
    moves = [f"Bo: play {a}4", f"Cy: play {a}8", f"Ann: play {a}5", "Bo: draw", "Cy: draw", "Ann: draw"]
    if by_whom == SPECTATOR:
        other = replace(other, hands={**other.hands, "Ann": [f"{a}5", f"{a}9", f"{b}0", "W"]})
    one = heard(edition, start, moves, by_whom)
    two = heard(edition, other, moves, by_whom)
    assert len(one) > len(moves)
    assert one == two


def test_the_test_above_can_fail() -> None:
    hands = {"Ann": ["R5"], "Bo": ["B7"], "Cy": ["Y8"]}
    start = Position(hands, "Ann", turn="Bo", discard=["B3"])
    assert heard("classic", start, [], "Bo") != heard(
        "classic", replace(start, hands={**hands, "Bo": ["B8"]}), [], "Bo"
    )


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    hands = {"Ann": ["W4", "R5", "G6"], "Bo": ["B7", "B2"], "Cy": ["Y8", "Y9"]}
    start = Position(hands, "Cy", turn="Ann", discard=["R3"])
    moves = ["Ann: play W4", "Ann: colour blue", "Bo: challenge"]
    told = {name: b"".join(heard("classic", start, moves, name)) for name in ("Ann", "Bo", "Cy", SPECTATOR)}
    shown = b'"cards":["R5","G6"]'
    assert shown in told["Bo"] or b'"cards":["G6","R5"]' in told["Bo"]
    for name in ("Cy", SPECTATOR):
        assert b'"G6"' not in told[name].replace(b'"code":"G6"', b"")
        assert b"guilty" in told[name]
