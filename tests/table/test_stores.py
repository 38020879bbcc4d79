"""What every store does: the SQLite file and the PostgreSQL database, case by case the same."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.game.record import Record
from lastcard.table import sqlite_store
from lastcard.table.postgres_store import PostgresStore
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import KeptEdition, Saved, Store, StoreError
from lastcard.table.table import ClosedError, Table

Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same store, each time with another connection."""
    found: list[Store] = []
    url = "" if request.param == "sqlite" else str(request.getfixturevalue("database"))

    def open() -> Store:
        found.append(PostgresStore.prepared(url) if url else SqliteStore(tmp_path / "lastcard.db"))
        return found[-1]

    yield open
    for store in found:
        store.close()


@pytest.fixture
def store(opened: Open) -> Store:
    return opened()


GAME = Saved("t1", "abc234", 1, "a record", {"Ann": None, "Bo": "normal"}, "[]", "an edition", moves=("Ann: draw",))


def test_a_table_is_read_as_it_was_kept(opened: Open) -> None:
    opened().add(GAME)
    read = opened().load("t1")
    assert read.changed > 1e9
    expected = {**vars(GAME), "changed": read.changed, "ids": ("",)}
    assert vars(read) == expected


def test_moves_are_kept_in_their_order_with_the_ids_that_people_gave_them(opened: Open) -> None:
    store = opened()
    store.add(GAME)
    store.append("t1", 1, ["Bo: play R7", "chance: R1 R2"], "[1]", said="m1")
    store.append("t1", 3, ["Ann: pass"], "[2]", "over", said="m2")
    read = opened().load("t1")
    assert read.moves == ("Ann: draw", "Bo: play R7", "chance: R1 R2", "Ann: pass")
    assert read.ids == ("", "m1", "", "m2")
    assert (read.snapshot, read.state) == ("[2]", "over")


@pytest.mark.parametrize("first", [0, 2])
def test_a_log_has_no_gap_and_no_double(store: Store, first: int) -> None:
    store.add(GAME)
    with pytest.raises(StoreError, match="played elsewhere"):
        store.append("t1", first, ["Bo: draw"], "[9]")
    read = store.load("t1")
    assert (read.moves, read.snapshot) == (("Ann: draw",), "[]")


def test_there_is_nothing_to_append_to(store: Store) -> None:
    with pytest.raises(StoreError, match="played elsewhere"):
        store.append("none", 0, ["Bo: draw"], "[]")
    with pytest.raises(StoreError, match="there is no such table"):
        store.load("none")
    store.add(GAME)
    with pytest.raises(StoreError, match="played elsewhere"):
        store.add(GAME)


def test_a_group_is_kept_as_a_whole_or_not_at_all(opened: Open) -> None:
    store, other = opened(), opened()
    with store.group():
        store.add(GAME)
        store.keep_room("abc234", "playing", "{}")
        assert other.load_room("abc234") is None, "nobody sees half of it"
    with suppress(StoreError), store.group():
        store.keep_room("def567", "lobby", "{}")
        store.append("t1", 7, ["Bo: draw"], "[]")
    with suppress(ZeroDivisionError), store.group():
        store.keep_room("def567", "lobby", "{}")
        raise ZeroDivisionError
    assert (other.load_room("abc234"), other.load_room("def567")) == ("{}", None)
    store.append("t1", 1, ["Bo: draw"], "[]")
    assert len(other.load("t1").moves) == 2, "after that it goes on as before"


@pytest.mark.parametrize("few", [0, 3, 1000])
def test_many_tables_move_on_together(tmp_path: Path, few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However SQLite writes them: one by one, as an old one has to, or many at once."""
    monkeypatch.setattr(sqlite_store, "FEW", few)
    store = SqliteStore(tmp_path / "lastcard.db")
    ids = [f"t{number}" for number in range(70)]
    for id in ids:
        store.add(replace(GAME, id=id, moves=()))
    with store.group():
        for number, id in enumerate(ids[5:]):
            store.append(
                id, 0, ["Ann: draw", "Bo: draw"], f"[{number}]", "over" if number % 2 else "playing", f"id{id}"
            )
    store.close()
    store = SqliteStore(tmp_path / "lastcard.db")
    found = [store.load(id) for id in ids]
    store.close()
    assert [(each.moves, each.snapshot, each.state) for each in found[:5]] == [((), "[]", "playing")] * 5
    for number, each in enumerate(found[5:]):
        assert (each.moves, each.ids) == (("Ann: draw", "Bo: draw"), (f"id{each.id}", ""))
        assert (each.snapshot, each.state) == (f"[{number}]", "over" if number % 2 else "playing")


def test_seats_and_the_end_of_a_table_are_kept(opened: Open) -> None:
    store = opened()
    store.add(GAME)
    store.seat("t1", {"Ann": "hard", "Bo": None, 'Zoë "Z" 🂡': None})
    store.finish("t1", "closed", "it is over")
    read = opened().load("t1")
    assert read.seats == {"Ann": "hard", "Bo": None, 'Zoë "Z" 🂡': None}
    assert (read.state, read.message) == ("closed", "it is over")


def test_a_table_is_based_anew_on_its_snapshot(opened: Open) -> None:
    store = opened()
    store.add(GAME)
    store.append("t1", 1, ["Bo: draw"], "[5]")
    store.rebase("t1", 7, 2)
    read = opened().load("t1")
    assert (read.rules, read.base, read.base_snapshot) == (7, 2, "[5]")


def test_tables_of_a_place_the_last_one_played_first(store: Store) -> None:
    for id, place in (("t1", "here"), ("t2", "here"), ("t3", "there"), ("t4", "here")):
        store.add(Saved(id, place, 1, "", {}, "[]"))
    store.append("t1", 0, ["Ann: draw"], "[]")
    store.finish("t4", "over", "")
    assert store.playing("here") == ["t1", "t2"]


def test_rooms_are_kept_found_and_closed(opened: Open) -> None:
    store = opened()
    store.keep_room("abc234", "lobby", "{}", "one")
    store.keep_room("abc234", "playing", '{"a": "é"}', "one")
    store.keep_room("def567", "lobby", "{}", "two")
    other = opened()
    assert other.load_room("abc234") == '{"a": "é"}'
    assert (other.room_made_by("one"), other.room_made_by("none")) == ("abc234", None)
    store.close_room("abc234")
    assert (other.load_room("abc234"), other.room_made_by("one")) == (None, None)
    assert {room.code: room.state for room in other.rooms()} == {"def567": "lobby", "abc234": "closed"}


def test_rooms_for_whoever_runs_the_server(store: Store) -> None:
    places = '[{"name": "Ann", "lock": "x", "guest": "Di"}, {"name": "Robin", "lock": ""}]'
    store.keep_room("abc234", "playing", f'{{"places": {places}, "settings": {{"edition": "jam"}}, "table": "t1"}}')
    store.keep_room("def567", "lobby", "nonsense")
    store.add(GAME)
    store.append("t1", 1, ["Bo: draw"], "[]")
    played, damaged = store.rooms()
    assert (played.people, played.bots, played.moves, played.table) == (("Di",), ("Robin",), 2, "t1")
    assert (played.edition, damaged.edition, damaged.moves) == ("jam", "?", 0)


def test_a_room_is_forgotten_with_all_that_was_played_there(opened: Open) -> None:
    store = opened()
    store.keep_room("abc234", "playing", "{}")
    store.keep_room("def567", "playing", "{}")
    store.add(GAME)
    store.add(Saved("t2", "def567", 1, "", {}, "[]", moves=("Ann: draw",)))
    store.forget_room("abc234")
    other = opened()
    with pytest.raises(StoreError, match="there is no such table"):
        other.load("t1")
    assert [room.code for room in other.rooms()] == ["def567"]
    assert other.load("t2").moves == ("Ann: draw",)


def test_old_rooms_are_forgotten_lobbies_sooner(store: Store) -> None:
    for code, state in (("abc234", "over"), ("def567", "lobby"), ("ghj678", "lobby")):
        store.keep_room(code, state, "{}")
    store.add(GAME)
    store.forget_rooms(3600, 1800)
    assert len(store.rooms()) == 3
    store.forget_rooms(3600, -1, ["ghj678"])
    assert {room.code for room in store.rooms()} == {"abc234", "ghj678"}
    store.forget_rooms(-1, -1)
    assert store.rooms() == []


def test_what_is_damaged_is_said(store: Store) -> None:
    store.add(Saved("t1", "abc234", 1, "nonsense [", {}, "[]"))
    with pytest.raises(ClosedError, match="cannot go on"):
        Table.resume(store, "t1")
    assert store.load("t1").state == "closed"


def test_it_can_be_written_to(store: Store) -> None:
    store.touch()
    assert not store.settle(), "nothing was lost"


def test_a_game_goes_on_where_it_was_left(opened: Open) -> None:
    new = Record("classic", ("Ann", "Bo"), seed=1)
    table = Table.begin(new, {"Ann": "random", "Bo": "random"}, store=opened(), live=False)
    table.play_on(lambda: len(table.game.moves) > 30)
    again = Table.resume(opened(), table.id, live=False)
    assert again.game.moves == table.game.moves
    assert again.game.encode() == table.game.encode()
    again.play_on(lambda: len(again.game.moves) > 40)
    with pytest.raises(StoreError, match="played elsewhere"):
        table.play_on()


def test_editions_are_kept_for_their_makers_and_forgotten(opened: Open) -> None:
    store = opened()
    mine = KeptEdition("abcdefghjk", "lock", "packed")
    store.keep_edition(mine, 10)
    assert opened().load_edition(mine.code) == mine
    store.keep_edition(replace(mine, lock="another", packed="x"), 10)  # whoever has no key changes nothing
    assert store.load_edition(mine.code) == mine
    store.keep_edition(replace(mine, packed="new"), 10)
    store.keep_edition(KeptEdition("second", "lock", "2"), 10)
    store.touch_edition(mine.code)
    store.keep_edition(KeptEdition("third", "lock", "3"), 2)  # of more than two the oldest goes
    assert [store.load_edition(code) is not None for code in (mine.code, "second", "third")] == [True, False, True]
    store.forget_edition("third")
    store.forget_editions(1000)
    assert store.load_edition("third") is None
    assert store.load_edition(mine.code) == replace(mine, packed="new")
    store.forget_editions(-1000)
    assert store.load_edition(mine.code) is None
