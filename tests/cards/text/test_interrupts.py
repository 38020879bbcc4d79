"""Calls and catches in the middle of a text, dares of others, and random games seen from each seat."""

import random
from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.text.cards import COLOUR, EDITION, NAMES, TABLE, asked, guarded, held, play
from cases import tried_with
from follow import Follower
from game.test_properties import all_cards, move
from lastcard.cards.edition import Edition, load
from lastcard.game.game import Game
from lastcard.game.settings import Options
from lastcard.game.view import look, seen
from rulebook.build import assert_over, at, calls, piles, waits
from support import with_other_secrets

ONE = ["CU G1", "Y1 Y2", "Y3 Y4"]
TWO = ["CU G1 G2", "Y1 Y2", "Y3 Y4"]


def test_a_catch_before_the_choice_leads_to_the_same_question() -> None:
    text = "give 2 cards to a player you choose."
    game = play(text, ONE)
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"], "Cy": ["catch Ann"]}
    game = play(text, ONE, "Cy: catch Ann")
    assert (waits(game), held(game)["Ann"]) == (("Ann", "choose", ["choose Bo", "choose Cy"]), "B1 B2 G1")
    game = play(text, ONE, "Cy: catch Ann", "Ann: choose Bo")
    assert waits(game) == ("Ann", "give", ["give B1 to Bo", "give B2 to Bo", "give G1 to Bo"])


def test_a_catch_between_two_gifts() -> None:
    moves = ("Ann: choose Bo", "Ann: give G1 to Bo", "Bo: catch Ann")
    game = play("give 2 cards to a player you choose.", TWO, *moves)
    assert waits(game) == ("Ann", "give", ["give B1 to Bo", "give B2 to Bo", "give G2 to Bo"])
    game = play("give 2 cards to a player you choose.", TWO, *moves, "Ann: give G2 to Bo")
    assert (held(game)["Ann"], held(game)["Bo"], waits(game)) == ("B1 B2", "G1 G2 Y1 Y2", COLOUR)


def test_a_catch_between_two_discards() -> None:
    moves = ("Ann: discard G1", "Bo: catch Ann")
    game = play("discard 3 cards.", TWO, *moves)
    assert waits(game) == ("Ann", "discard", ["discard B1", "discard B2", "discard G2"])
    game = play("discard 3 cards.", TWO, *moves, "Ann: discard B1", "Ann: discard B2")
    assert (held(game)["Ann"], waits(game), game["owes_uno"]) == ("G2", COLOUR, ["Ann"])


def test_a_call_before_the_choice_is_a_call() -> None:
    game = play("swap hands with a player you choose.", ["CU G1", "Y1", "Y3 Y4"], "Ann: uno")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])
    assert asked(game) == [("Ann", "choose")]


def test_a_call_together_with_the_card() -> None:
    game = at(ONE, "Ann: play CU uno", edition=EDITION, discard="R5", draw="B1", written={"CU": TABLE[8]})
    assert (game["owes_uno"], held(game)["Ann"]) == ([], "B1 G1 R5")


def test_the_window_closes_when_the_next_player_begins() -> None:
    text = "reverse the direction."
    game = play(text, ONE, "Ann: colour red")
    assert (game["owes_uno"], game["turn"]) == (["Ann"], "Cy")
    assert play(text, ONE, "Ann: colour red", "Cy: draw")["owes_uno"] == []


def test_others_who_go_out_in_a_chain() -> None:
    game = play("everyone else discards 2 cards.", TWO, "Bo: discard Y1", "Bo: discard Y2")
    assert_over(game, "Bo")
    assert held(game) == {"Ann": "G1 G2", "Bo": "", "Cy": "Y3 Y4"}


def test_giving_the_last_cards_to_you() -> None:
    moves = ("Bo: give Y1 to Ann", "Bo: give Y2 to Ann")
    assert_over(play("the next player gives 2 cards to you.", TWO, *moves), "Bo")


# Dares of others


def test_you_are_dared_yourself() -> None:
    text = "you must sing a song, or draw 2."
    assert asked(play(text, TWO)) == [("Bo", "vote"), ("Cy", "vote")]
    game = play(text, TWO, "Cy: not done", "Bo: not done")
    assert (held(game)["Ann"], waits(game)) == ("B1 B2 G1 G2", COLOUR)


def test_everyone_else_is_dared_one_after_another() -> None:
    text = "everyone else must sing a song, or draws 2."
    assert asked(play(text, TWO)) == [("Ann", "vote"), ("Cy", "vote")]
    moves = ("Ann: not done", "Cy: not done", "Ann: done")
    assert asked(play(text, TWO, *moves)) == [("Bo", "vote")]
    game = play(text, TWO, *moves, "Bo: not done")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 Y1 Y2", "Cy": "Y3 Y4"}
    assert waits(game) == COLOUR


def test_a_dare_to_the_player_with_the_most_cards() -> None:
    text = "the player with the most cards must sing a song, or discards 1 card."
    game = play(text, ["CU G1", "Y1 Y2", "Y3 Y4 Y5"], "Ann: not done", "Bo: not done")
    assert waits(game) == ("Cy", "discard", ["discard Y3", "discard Y4", "discard Y5"])


def test_a_dare_that_somebody_turns_down_makes_them_miss_a_turn() -> None:
    text = "the next player must sing a song, or misses a turn."
    moves = ("Ann: not done", "Cy: not done", "Ann: colour red")
    assert play(text, TWO, *moves)["turn"] == "Cy"
    assert play(text, TWO, "Ann: done", "Cy: not done", "Ann: colour red")["turn"] == "Bo"


def test_a_dare_in_a_condition() -> None:
    text = "if you hold a red card, a player you choose must sing a song, or draws 2; otherwise draw 1."
    assert asked(play(text, ["CU R1 G1", "Y1 Y2"])) == [("Ann", "choose")]
    assert held(play(text, ["CU G2 G1", "Y1 Y2"]))["Ann"] == "B1 G1 G2"


# Two players, and cards that make somebody else draw


def test_with_two_players_the_text_turns_the_direction_and_nothing_more() -> None:
    """A2 speaks of the Reverse card; the sentence says only that the direction turns."""
    game = play("reverse the direction.", TWO[:2], "Ann: colour red")
    assert (game["direction"], game["turn"]) == ("right", "Bo")


def test_E16_a_card_that_makes_somebody_else_draw_does_not_skip_the_protected_player() -> None:
    game = guarded("the next player misses a turn. the previous player draws 2.", TWO, "Ann: colour red")
    assert (held(game)["Cy"], game["turn"]) == ("B1 B2 Y3 Y4", "Bo")


def test_a_drop_without_otherwise() -> None:
    text = "drop this card: if it lands face up, everyone else draws 1."
    assert held(play(text, TWO, "chance: slam"))["Bo"] == "B1 Y1 Y2"
    game = play(text, TWO, "chance: back")
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))


# From each seat


def with_many(text: str) -> Edition:
    """The edition with 40 Wild Customizable cards that carry this text."""
    edition = load(EDITION).written({"CU": text})
    kinds = tuple(replace(kind, count=40) if kind.code == "CU" else kind for kind in edition.kinds)
    return Edition(edition.id, edition.name, edition.about, edition.colours, kinds)


@settings(max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(TABLE), st.sampled_from(TABLE), st.integers(2, 5), st.integers(0, 2**32))
def test_what_a_seat_cannot_see_does_not_reach_it(one: str, two: str, count: int, seed: int) -> None:
    """The events that a seat receives add up to what it is shown, and hidden cards change nothing in it."""
    game, dice = Game(with_many(f"{one} {two}"), NAMES[:count], seed, Options(target=1)), random.Random(seed)
    name = dice.choice(game.players)
    seat = game.players.index(name)
    follower = Follower(game.edition, game.players, name)
    heard = 0
    for _ in range(120):
        for row in seen(game, name, heard):
            follower.hear(row)
        assert follower.table() == look(game, name).table
        if not game.round.over:
            other = with_other_secrets(game, seat, dice, heard)
            assert repr(look(other, name)) == repr(look(game, name))
            assert repr(seen(other, name, heard)) == repr(seen(game, name, heard))
        heard = len(game.events)
        if not game.waiting:
            return
        game.apply(*move(game, dice))


@tried_with("text", TABLE)
def test_a_game_of_nothing_but_this_text_ends_or_goes_on(text: str) -> None:
    game, dice = Game(with_many(text), NAMES[:3], 5, Options(target=1)), random.Random(5)
    for _ in range(600):
        if not game.waiting:
            break
        game.apply(*move(game, dice))
        assert len(all_cards(game)) == game.edition.size
    assert any(event.kind == "played" for event in game.events)
