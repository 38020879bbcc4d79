"""The table: who is woken when, calls and catches by arrival, votes, saving and resuming."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.bots import make
from lastcard.cards.edition import IDS, load, load_text
from lastcard.game import record
from lastcard.game.decisions import MoveError
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.game.view import View, look
from lastcard.table import table
from lastcard.table.plans import DELAYS, OTHER_DELAY, Plan
from lastcard.table.saved import record_of
from lastcard.table.sqlite_store import MIGRATIONS, SCHEMA, SqliteStore
from lastcard.table.store import Saved, StoreError
from lastcard.table.table import WINDOW, ClosedError, Table

BO_GOES_DOWN_TO_ONE = Position(
    {"Ann": ["R5", "R6", "R7"], "Bo": ["R1", "R2"], "Cy": ["G1", "G2", "R9"]},
    "Ann",
    turn="Bo",
    discard=["R3"],
)


def sat(position: Position | None = None, **seats: str | None) -> Table:
    """A table of Ann, Bo and Cy: a bot's name, or None for a person."""
    return Table.begin(Record("classic", ("Ann", "Bo", "Cy"), 3, position=position), seats)


class Says:
    """A bot that says what it is told to say, and otherwise the first option."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def choose(self, view: View) -> str:
        assert view.decision
        return next((word for word in self.words if word in view.decision.options), view.decision.options[-1])


def with_bots(monkeypatch: pytest.MonkeyPatch, **bots: object) -> None:
    """Let these be the bots of their names."""
    monkeypatch.setattr(table, "make", lambda name, seed=0, live=True: bots[name])


# Time


def test_nothing_happens_without_being_woken() -> None:
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="random", Cy="random")
    assert seated.game.moves == []
    assert seated.wake_at is not None
    assert not seated.wake(seated.wake_at - 0.001)
    assert seated.game.moves == []
    assert seated.wake(seated.wake_at)
    assert seated.game.moves[0].startswith("Bo: play R")


def test_a_bot_takes_its_time_whatever_it_holds() -> None:
    """The delays come from what is asked and from dice: the same with any hand."""
    times = []
    for hand in (["R1"], ["W", "W4", "R1", "R2", "B3", "B9", "GS"]):
        position = Position({"Ann": ["R5"], "Bo": hand, "Cy": ["G1"]}, "Ann", turn="Bo", discard=["R3"])
        new = Record("classic", ("Ann", "Bo", "Cy"), 3, position=position)
        times.append(Table.begin(new, {"Ann": None, "Bo": "random", "Cy": "random"}, live=False).wake_at)
    assert times[0] == times[1]
    low, high = DELAYS["turn"]
    assert times[0] is not None
    assert low <= times[0] <= high
    assert OTHER_DELAY[0] > 0.3, "a bot that thinks for 0.3 s must be ready by then"


def test_a_bot_whose_move_closes_the_window_waits_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, quiet=Says("play R1", "wait"))
    for _ in range(20):
        seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="quiet", Cy="quiet")
        opened = seated.wake_at or 0
        seated.wake(opened)
        assert look(seated.game, None).table.owes_uno == ("Bo",)
        closing = [plan for plan in seated.plans if plan.view.decision and plan.view.decision.kind == "turn"]
        assert [plan.name for plan in closing] == ["Cy"]
        assert closing[0].at >= opened + WINDOW >= opened + 2


def test_a_person_may_catch_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, quiet=Says("play R1", "wait"))
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="quiet", Cy="quiet")
    first = seated.wake_at or 0
    seated.wake(first + 1.9)
    assert seated.game.moves == ["Bo: play R1"]
    seated.move("Ann", "catch Bo", first + 1.9)
    assert look(seated.game, None).table.cards["Bo"] == 3
    with pytest.raises(MoveError):
        seated.move("Ann", "catch Bo", first + 1.9)


def test_who_is_waited_for_keeps_their_time_when_somebody_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, quiet=Says("play R1", "wait"))
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="quiet", Cy="quiet")
    seated.wake(seated.wake_at or 0)
    before = seated._asked["Cy"]
    seated.move("Ann", "catch Bo", 1.95)
    assert seated._asked["Cy"] == before


def test_bots_call_with_the_move_and_catch_who_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bots(monkeypatch, quiet=Says("play R1", "wait"), sharp=Says("uno", "catch Bo", "catch Ann", "play R1"))
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="sharp", Cy="sharp")
    seated.wake(seated.wake_at or 0)
    assert seated.game.moves[:2] == ["Bo: play R1", "Bo: uno"]
    caught = False
    for _ in range(30):
        seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="quiet", Cy="sharp")
        moves = seated.game.moves
        seated.play_on(lambda moves=moves: len(moves) > 1)  # type: ignore[misc]
        caught = caught or "Cy: catch Bo" in moves
    assert caught


def test_a_call_is_offered_to_a_bot_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Counts(Says):
        def choose(self, view: View) -> str:
            assert view.decision
            if view.decision.kind == "react":
                asked.append(view.you or "")
            return super().choose(view)

    with_bots(monkeypatch, quiet=Counts("play R1", "wait"))
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="quiet", Cy="quiet")
    seated.play_on(lambda: bool(seated.game.waiting[0].player == "Ann" and len(seated.game.moves) > 1))
    assert asked in (["Bo"], ["Bo", "Cy"])


def test_a_timer_decides_for_a_person_who_does_not() -> None:
    seated = Table.begin(
        Record("classic", ("Ann", "Bo"), 3), {"Ann": None, "Bo": None}, now=100.0, timer=30.0, live=False
    )
    player = seated.game.waiting[0].player
    assert seated.wake_at == 130.0
    seated.wake(130.0)
    assert seated.game.moves[0].startswith(f"{player}: ")


def test_without_a_timer_people_have_all_the_time_in_the_world() -> None:
    seated = sat(Ann=None, Bo=None, Cy=None)
    assert seated.wake_at is None


def test_bots_leave_the_next_round_to_people() -> None:
    seated = Table.begin(Record("classic", ("Ann", "Bo"), 3), {"Ann": "random", "Bo": "random"}, live=False)
    seated.play_on(lambda: bool(seated.game.round.over))
    assert [plan.name for plan in seated.plans] == ["Ann"]
    seated.seat("Ann", None, 0)
    assert seated.plans == []
    seated.move("Ann", "next", 0)
    assert seated.game.round_number == 2


# Seats


def test_people_move_for_themselves_only() -> None:
    seated = sat(Ann=None, Bo="random", Cy="random")
    with pytest.raises(MoveError, match="played by a bot"):
        seated.move("Bo", "draw", 0)
    with pytest.raises(MoveError, match="does not play here"):
        seated.move("Zoe", "draw", 0)
    assert seated.game.moves == []


def test_a_bot_sits_in_and_gives_the_seat_back() -> None:
    store = SqliteStore(":memory:")
    new = Record("classic", ("Ann", "Bo", "Cy"), 3, position=BO_GOES_DOWN_TO_ONE)
    seated = Table.begin(new, {"Ann": None, "Bo": None, "Cy": None}, store=store)
    assert seated.plans == []
    seated.seat("Bo", "random", 10.0)
    assert seated.people == ("Ann", "Cy")
    assert [plan.name for plan in seated.plans] == ["Bo"]
    assert store.load(seated.id).seats["Bo"] == "random"
    seated.seat("Bo", None, 10.1)
    assert seated.plans == []
    seated.move("Bo", "draw", 11.0)
    assert seated.game.moves == ["Bo: draw"]


@pytest.mark.parametrize("bot", [Says("nonsense"), object(), Says.__new__(Says)], ids=["wrong", "none", "broken"])
def test_a_bot_that_fails_costs_nobody_their_game(bot: object, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lies(Says):
        def choose(self, view: View) -> str:
            return "nonsense"

    failing: object = Lies() if isinstance(bot, Says) and hasattr(bot, "words") else bot

    def chosen(name: str, seed: int = 0, *, live: bool = False) -> object:
        return failing if name == "failing" else make(name, seed, live=live)

    monkeypatch.setattr(table, "make", chosen)
    seated = Table.begin(Record("classic", ("Ann", "Bo"), 3), {"Ann": "failing", "Bo": "random"}, live=False)
    seated.play_on()
    assert seated.game.winners
    assert "Ann's bot failed" in str(seated.notices[0])


# Dares


def dared(**seats: str | None) -> Table:
    edition = load("dc-super-hero-girls").written({"CU": "a player you choose must sing a song, or draws 2."})
    position = Position({"Ann": ["CU", "R1", "R4"], "Bo": ["R1"], "Cy": ["R2"]}, "Cy", turn="Ann", discard=["R3"])
    new = Record(
        "dc-super-hero-girls",
        ("Ann", "Bo", "Cy"),
        written={"CU": "a player you choose must sing a song, or draws 2."},
        position=position,
    )
    return Table.begin(new, seats, edition=edition)


def test_a_dared_bot_takes_the_part_after_or() -> None:
    seated = dared(Ann=None, Bo="random", Cy=None)
    seated.move("Ann", "play CU", 0)
    seated.move("Ann", "choose Bo", 1)
    assert look(seated.game, None).table.cards["Bo"] == 3
    assert seated.game.waiting[0].kind == "colour"
    assert seated.record().replay().encode() == seated.game.encode()


def test_people_and_bots_vote_on_people() -> None:
    seated = dared(Ann=None, Bo=None, Cy="random")
    seated.move("Ann", "play CU", 0)
    seated.move("Ann", "choose Bo", 1)
    assert seated.game.dared == "Bo"
    assert [decision.player for decision in seated.game.waiting] == ["Ann", "Cy"]
    seated.wake(seated.wake_at or 0)
    assert seated.game.moves[-1] == "Cy: done"
    seated.move("Ann", "not done", 9)
    assert look(seated.game, None).table.cards["Bo"] == 1, "a tie counts as done"


# Saving and resuming


def kept(path: Path, edition: str = "minecraft") -> Table:
    new = Record(edition, ("Ann", "Bo", "Cy"), 3, Options(target=100))
    return Table.begin(new, {"Ann": None, "Bo": "random", "Cy": "random"}, store=SqliteStore(path))


def take_moves(seated: Table, count: int) -> None:
    """Let people move as a bot would, and time pass, until so many moves have been made."""
    while seated.game.waiting and len(seated.game.moves) < count:
        if seated.wake_at is not None:
            seated.wake_one(seated.wake_at)
            continue
        asked = next(decision for decision in seated.game.waiting if decision.player in seated.people)
        seated.move(asked.player, max(asked.options), 0)


@pytest.mark.parametrize("edition", IDS)
def test_every_move_is_kept_at_once(edition: str, tmp_path: Path) -> None:
    seated = kept(tmp_path / "games.db", edition)
    for count in range(1, 60):
        take_moves(seated, count)
        again = Table.resume(SqliteStore(tmp_path / "games.db"), seated.id)
        assert again.game.encode() == seated.game.encode()
        assert again.game.moves == seated.game.moves
        assert again.seats == seated.seats
        if not seated.game.waiting:
            break


def test_a_resumed_table_goes_on_and_keeps_its_log(tmp_path: Path) -> None:
    seated = kept(tmp_path / "games.db")
    for _ in range(6):
        take_moves(seated, len(seated.game.moves) + 7)
        seated = Table.resume(SqliteStore(tmp_path / "games.db"), seated.id)
    saved = SqliteStore(tmp_path / "games.db").load(seated.id)
    assert list(saved.moves) == seated.game.moves
    assert record.loads(record_of(saved)).replay().encode() == seated.game.encode()


def test_a_game_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    first = Table.begin(Record("classic", ("Ann", "Bo"), 3), {"Ann": "random", "Bo": "random"}, store=store, live=False)
    second = Table.begin(Record("classic", ("Ann", "Bo"), 4), {"Ann": None, "Bo": None}, store=store)
    assert set(store.playing("terminal")) == {first.id, second.id}
    first.play_on()
    assert store.playing("terminal") == [second.id]
    assert store.playing("server") == []


def test_an_edition_file_need_not_be_there_any_more(tmp_path: Path) -> None:
    text = 'extends = "classic"\n[cards]\n7 = { text = "Swap hands with a player you choose." }\n'
    edition = load_text(text, "storm.toml")
    store = SqliteStore(tmp_path / "games.db")
    new = Record("storm.toml", ("Ann", "Bo"), 3, folder=Path())
    seated = Table.begin(new, {"Ann": "random", "Bo": None}, edition=edition, store=store)
    again = Table.resume(store, seated.id)
    assert again.game.encode() == seated.game.encode()
    assert again.game.edition.by_code["R7"].text


def other_version(path: Path, change: Callable[[sqlite3.Connection], object]) -> None:
    db = sqlite3.connect(path)
    db.execute("UPDATE tables SET rules = 999")
    change(db)
    db.commit()
    db.close()


def test_a_table_of_other_rules_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    seated = kept(path)
    take_moves(seated, 25)
    # By the rules of this version the log makes no sense any more.
    other_version(path, lambda db: db.execute("UPDATE moves SET move = 'Ann: dance' WHERE number = 3"))
    again = Table.resume(SqliteStore(path), seated.id)
    assert again.game.encode() == seated.game.encode()
    take_moves(again, 20)
    third = Table.resume(SqliteStore(path), seated.id)
    assert third.game.encode() == again.game.encode()
    assert len(SqliteStore(path).load(seated.id).moves) == len(seated.game.moves) + 20


def test_a_table_of_other_cards_closes_with_its_record(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    seated = kept(path)
    take_moves(seated, 25)
    other_version(path, lambda db: db.execute("UPDATE tables SET snapshot = replace(snapshot, 'CR', 'KR')"))
    store = SqliteStore(path)
    with pytest.raises(ClosedError, match="another version") as caught:
        Table.resume(store, seated.id)
    assert record.loads(caught.value.record).replay().encode() == seated.game.encode()
    assert store.load(seated.id).state == "closed"
    assert store.playing("terminal") == []


def test_two_programs_at_one_table_do_not_mix_their_moves(tmp_path: Path) -> None:
    new = Record("classic", ("Ann", "Bo", "Cy"), position=BO_GOES_DOWN_TO_ONE)
    one = Table.begin(new, {"Ann": None, "Bo": None, "Cy": None}, store=SqliteStore(tmp_path / "games.db"))
    two = Table.resume(SqliteStore(tmp_path / "games.db"), one.id)
    one.move("Bo", "play R1", 0)
    with pytest.raises(StoreError, match="elsewhere"):
        two.move("Bo", "draw", 0)
    assert two.game.moves == ["Bo: play R1"], "it knows now what has happened"


def test_a_move_that_cannot_be_kept_has_not_been_made(monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(":memory:")
    new = Record("classic", ("Ann", "Bo", "Cy"), position=BO_GOES_DOWN_TO_ONE)
    seated = Table.begin(new, {"Ann": None, "Bo": None, "Cy": None}, store=store)
    told: list[int] = []
    seated.on_change = lambda: told.append(1)

    def full(*_: object) -> None:
        raise StoreError("cannot save the game: database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", full)
        with pytest.raises(StoreError, match="full"):
            seated.move("Bo", "play R1", 0)
    assert seated.game.moves == []
    assert told == []
    seated.move("Bo", "play R1", 1)
    assert store.load(seated.id).moves == ("Bo: play R1",)


# The store


def test_a_file_from_the_future_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "games.db")
    db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    with pytest.raises(StoreError, match="newer lastcard"):
        SqliteStore(tmp_path / "games.db")


def test_every_older_file_can_be_brought_up_to_date() -> None:
    assert list(MIGRATIONS) == list(range(1, SCHEMA + 1))


@pytest.mark.parametrize("content", [b"", b"not a database, but long enough to look like one\n" * 100])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    if not content:
        SqliteStore(path).add(Saved("t", "terminal", 1, "", {}, ""))
        return
    with pytest.raises(StoreError, match="cannot keep games"):
        SqliteStore(path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot keep games"):
        SqliteStore(tmp_path / "file" / "games.db")


def test_a_transaction_is_whole_or_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    store.add(Saved("t", "terminal", 1, "", {}, "before"))
    store.append("t", 0, ["one", "two"], "after")
    with pytest.raises(StoreError):
        store.append("t", 1, ["two again"], "wrong")
    assert store.load("t").moves == ("one", "two")
    assert store.load("t").snapshot == "after"
    with pytest.raises(StoreError, match="no such table"):
        store.load("u")


def test_what_is_planned_can_be_thought_elsewhere() -> None:
    seated = sat(BO_GOES_DOWN_TO_ONE, Ann=None, Bo="random", Cy="random")
    plan: Plan = seated.plans[0]
    assert not seated.wake(plan.at, think=False), "it has not thought yet"
    plan.think()
    assert seated.wake(plan.at, think=False)
    assert len(seated.game.moves) >= 1


def test_decode_stands_where_the_game_stood() -> None:
    game = Game("space-jam", ("Ann", "Bo"), 5)
    for _ in range(30):
        asked = game.waiting[0]
        game.apply(asked.player, asked.options[-1])
    other = replace(record.of(game), moves=()).start()
    other.decode(game.encode())
    assert other.encode() == game.encode()
    assert other.waiting == game.waiting
