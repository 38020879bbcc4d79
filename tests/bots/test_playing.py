"""Bots play a game out: fairly, calls and catches included, whatever stands for them."""

from collections import Counter
from collections.abc import Sequence

import pytest

from lastcard.bots import BOTS, BotError, make
from lastcard.bots.bot import labels
from lastcard.bots.playing import Bots, play_out
from lastcard.cards.edition import IDS, load
from lastcard.game.game import Game
from lastcard.game.options import Move, Option
from lastcard.game.position import Position
from lastcard.game.record import Record
from lastcard.game.view import View, look
from lastcard.study.arena import compete
from lastcard.study.runner import simulate
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.table import Table

NAMES = ("Ann", "Bo", "Cy")


class Careful:
    """Plays a card where it can, calls and catches, and remembers all that it is told."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.asked: list[View] = []
        self.rounds: list[View] = []

    def choose(self, view: View) -> str:
        assert view.decision is not None
        self.asked.append(view)
        return view.decision.options[0 if view.decision.kind == "react" else -1]

    def round_over(self, view: View) -> None:
        self.rounds.append(view)


class Forgetful(Careful):
    """Never calls, never catches."""

    def choose(self, view: View) -> str:
        super().choose(view)
        assert view.decision is not None
        return view.decision.options[-1]


class Fails:
    def choose(self, view: View) -> str:
        raise KeyError("oh")


class Deaf(Careful):
    def round_over(self, view: View) -> None:
        raise KeyError("oh")


class Drawer:
    """Draws for ever."""

    def choose(self, view: View) -> str:
        assert view.decision is not None
        drawn = [option for option in view.decision.options if option.verb in ("draw", "keep", "wait")]
        return drawn[0] if drawn else view.decision.options[0]


def about_to_call(turn: str = "Bo") -> Game:
    """Bo plays down to one card; Ann and Cy have several."""
    hands = {"Ann": ["G1", "G2", "G3"], "Bo": ["B7", "Y2"], "Cy": ["G4", "G5", "G6"]}
    return Game("classic", NAMES, position=Position(hands, "Ann", turn=turn, discard=["B5"]))


# Who is asked, and when


def test_the_debtor_decides_before_anybody_can_catch() -> None:
    game = play_out(about_to_call(), {"Ann": Careful, "Bo": "normal", "Cy": Careful}, until="round")
    assert game.moves[:2] == ["Bo: play B7", "Bo: uno"]


def test_whoever_forgets_is_caught_by_the_next_who_wants_to() -> None:
    ann, bo, cy = Forgetful(), Forgetful(), Careful()
    game = play_out(about_to_call(), [ann, bo, cy], until="round")
    assert game.moves[:2] == ["Bo: play B7", "Cy: catch Bo"]
    assert [view.decision.options for view in bo.asked[:2] if view.decision] == [
        ("draw", "play B7"),
        ("uno", "wait"),
    ]
    assert [view.decision.options for view in cy.asked[:1] if view.decision] == [("catch Bo", "wait")]
    assert not [view for view in ann.asked if view.table.owes_uno == ("Bo",) and view.table.cards["Bo"] == 1]


def test_the_next_player_moves_when_everybody_has_let_it_be() -> None:
    game = play_out(about_to_call(), Forgetful, until="round")
    assert game.moves[:2] == ["Bo: play B7", "Cy: draw"]


@pytest.mark.parametrize("edition", IDS)
def test_a_game_comes_to_its_end(edition: str) -> None:
    game = play_out(Game(edition, NAMES, 3, {"target": 100}), ["easy", "normal", "random"])
    assert game.winners
    assert max(game.scores) >= 100
    assert game.moves.count(Move("Ann", Option("next"))) == game.round_number - 1
    again = Game(edition, NAMES, 3, {"target": 100}, chance_waits=True)
    assert play_out(again, ["easy", "normal", "random"]).moves == game.moves


def test_a_round_at_a_time() -> None:
    game = Game("classic", NAMES, 3)
    for number in (1, 2, 3):
        play_out(game, "normal", until="round")
        assert (game.round_number, game.round.over) == (number, True)


def test_a_game_that_is_over_stays_as_it_is() -> None:
    game = play_out(Game("classic", NAMES, 3, {"target": 1}))
    moves = list(game.moves)
    assert play_out(game).moves == moves


def test_dice_come_from_the_seed() -> None:
    game = Game("classic", NAMES, 3)
    same, other = (play_out(game.copy(), "random", until="round", seed=seed) for seed in (3, 4))
    assert same.moves == play_out(game, "random", until="round").moves != other.moves


def test_a_dared_bot_takes_the_part_after_or() -> None:
    edition = load("dc-super-hero-girls").written({"CU": "a player you choose must sing a song, or draws 2."})
    hands = {"Ann": ["CU", "G1"], "Bo": ["R1", "R2", "R5"], "Cy": ["R2", "R6", "R7"]}
    game = Game(edition, NAMES, position=Position(hands, "Cy", turn="Ann", discard=["R3"]))
    play_out(game, Careful, until="round")
    assert "Bo: not done" in game.moves or "Cy: not done" in game.moves


# What stands for bots


def seeds(bots: Bots) -> list[int]:
    """What the bots of a game are made with."""
    made: list[int] = []

    class Seeded(Careful):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            made.append(seed)

    play_out(Game("classic", NAMES, 5), Seeded if bots is Careful else bots, until="round")
    return made


def test_a_class_is_made_for_every_seat_with_a_seed_of_its_own() -> None:
    assert len(set(seeds(Careful))) == 3


def test_an_object_is_used_as_it_is() -> None:
    bot = Careful()
    play_out(Game("classic", NAMES, 5), {"Ann": bot, "Bo": "easy", "Cy": bot}, until="round")
    assert {view.you for view in bot.asked} == {"Ann", "Cy"}


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["easy", "easy"], "2 bots for 3 players; name one for all, or one for each"),
        ({"Ann": "easy"}, "bots for Ann, but Ann, Bo, Cy play"),
        ("eassy", r"there is no bot 'eassy'; did you mean easy\?"),
        (7, r"int: it has no method choose\(self, view\)"),
        (Fails, r"Fails: asked for turn \(.*\), it failed: KeyError: 'oh' \(line"),
        (Deaf(), r"Deaf: told how round 1 ended, it failed: KeyError: 'oh' \(line"),
        (Drawer, "Drawer: 100 rounds in a row brought nobody a point"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_wrong_with_bots_is_said(bots: Bots, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        play_out(Game("minecraft", NAMES, 5), bots)


def test_until_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="until 'move': expected 'game' or 'round'"):
        play_out(Game("classic", NAMES), until="move")  # type: ignore[arg-type]


def test_names_are_told_apart() -> None:
    one, two = Careful(), Careful()
    two.name = "Second"  # type: ignore[attr-defined]
    assert labels([Careful, one, two, "easy", Careful]) == ("Careful", "Careful 2", "Second", "easy", "Careful")


# How a round ended


def told(rounds: Sequence[View]) -> list[tuple[int, bool]]:
    """Checks what bots were told, and says how many rounds that was, and whether the game was over."""
    for view in rounds:
        table = view.table
        assert table.round_over
        assert all(hand is not None for hand in table.hands.values())
        assert table.round_winner is None or table.cards[table.round_winner] == 0
        assert view.decision is None or view.decision.kind == "next"
    return [(view.table.round, bool(view.table.game_winners)) for view in rounds]


def test_a_bot_is_told_how_every_round_ended() -> None:
    bot = Careful()
    game = play_out(Game("classic", NAMES, 5, {"target": 200}), [bot, "normal", "normal"])
    last = game.round_number
    assert told(bot.rounds) == [(number, number == last) for number in range(1, last + 1)]
    assert list(bot.rounds[-1].table.scores.values()) == game.scores


def test_a_bot_at_a_table_is_told() -> None:
    bot = Careful()
    table = Table(Game("classic", NAMES, 5, {"target": 200}), {"Ann": bot, "Bo": "easy", "Cy": Careful}, live=False)
    assert table.seats == {"Ann": "Careful", "Bo": "easy", "Cy": "Careful"}
    table.play_on()
    assert table.notices == []
    last = table.game.round_number
    assert told(bot.rounds) == [(number, number == last) for number in range(1, last + 1)]


def test_a_bot_that_cannot_hear_it_costs_nobody_their_game() -> None:
    table = Table(Game("classic", NAMES, 5, {"target": 100}), {"Ann": Deaf, "Bo": "easy", "Cy": "easy"}, live=False)
    table.play_on()
    assert table.game.winners
    assert str(table.notices[0]) == "Ann's bot failed (KeyError: 'oh') when it was told how the round ended."


def test_a_simulated_bot_is_told() -> None:
    bot = Careful()
    results = simulate("classic", 3, games=4, bots=[bot, "easy", "normal"], options={"target": 150})
    assert len(bot.rounds) == results.rounds
    assert sum(over for _, over in told(bot.rounds)) == 4
    assert sum(view.table.round_winner == "Ann" for view in bot.rounds) == results.by_bot[0].wins.count


def test_a_bot_in_an_arena_is_told() -> None:
    bot = Careful()
    compete("classic", [bot, "easy"], rounds=6)
    assert [number for number, _ in told(bot.rounds)] == [1] * 6
    assert Counter(view.you for view in bot.rounds) == {"Ann": 3, "Bo": 3}


@pytest.mark.parametrize("level", [*BOTS])
def test_the_bots_of_the_package_listen(level: str) -> None:
    game = play_out(Game("classic", NAMES, 5), "normal", until="round")
    make(level).round_over(look(game, "Ann"))


def test_who_sits_at_a_kept_table_has_a_name() -> None:
    with pytest.raises(BotError, match="Careful: a table that is kept needs bots by name"):
        Table.begin(Record("classic", ("Ann", "Bo")), {"Ann": None, "Bo": Careful}, store=SqliteStore(":memory:"))
