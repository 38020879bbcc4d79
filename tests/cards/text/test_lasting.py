"""Rules that last: what somebody may not play for a while, who sees it, and how it ends by itself."""

import pytest

from cards.text.cards import COLOURS, DRAW, EDITION, live, play, sizes
from follow import Follower
from lastcard.cards.edition import load_table
from lastcard.cards.text import check
from lastcard.game import record as records
from lastcard.game.game import Game
from lastcard.game.view import look, seen
from lastcard.server.phrases import phrases_of
from lastcard.words.reader import Reader
from rulebook.build import record

THREE = ["CU R1 R2 W", "R3 B4 G6 W", "R7 Y7 Y9"]
GREEN = "Ann: colour green"
RED = "Ann: colour red"
LONG = f"{DRAW} B9 B0 BS BV BD Y1"


def options(game: Game, name: str) -> list[str]:
    return [str(option) for decision in game.waiting if decision.player == name for option in decision.options]


def test_nobody_may_play_a_colour_until_your_next_turn() -> None:
    game = live("nobody may play red until your next turn.", THREE, RED)
    assert look(game, "Cy").table.lasting == ("Nobody may play red cards until Ann's next turn",)
    assert options(game, "Bo") == ["draw", "play W"]
    game.play("Bo: draw")
    assert options(game, "Cy") == ["draw"]
    game.play("Cy: draw")
    assert look(game, "Cy").table.lasting == ()
    assert "play R1" in options(game, "Ann")


def test_why_a_card_is_refused_is_said() -> None:
    game = live("nobody may play red until your next turn.", THREE, RED)
    with pytest.raises(ValueError, match="a rule in force"):
        game.play("Bo: play R3")


def test_everybody_hears_of_it_and_of_its_end() -> None:
    game = live("nobody may play red until your next turn.", THREE, RED, "Bo: draw", "Cy: draw")
    reader = Reader(game.edition.by_code, "Bo")
    told = [reader.tell(event) for event in seen(game, "Bo") if event.kind in ("lasts", "ended")]
    rule = "Nobody may play red cards until Ann's next turn"
    assert told == [f"From now on: {rule}", f"No longer: {rule}"]


def test_a_chosen_colour_is_named_at_the_table() -> None:
    text = "choose a colour. nobody may play that colour until another wild is played."
    game = live(text, THREE, "Ann: colour blue", "Ann: colour red")
    assert look(game, None).table.lasting == ("Nobody may play blue cards until another wild card is played",)
    game.play("Bo: play W")
    game.play("Bo: colour blue")
    assert look(game, None).table.lasting == ()


def test_only_such_cards_on_the_next_turn_of_the_next_player() -> None:
    game = live("the next player may only play number cards.", ["CU R1 R2", "RS R3", "RS R7"], RED)
    assert look(game, None).table.lasting == ("Bo may only play number cards on their next turn",)
    assert options(game, "Bo") == ["draw", "play R3"]
    game.play("Bo: play R3")
    assert look(game, None).table.lasting == ()
    assert "play RS" in options(game, "Cy")


def test_the_turn_may_be_missed_and_still_ends_it() -> None:
    game = live("the next player misses a turn. they cannot play red.", THREE, RED)
    assert look(game, None).table.lasting == ()
    assert options(game, "Cy") == ["draw", "play R7"]


def test_certain_cards_may_be_played_on_anything() -> None:
    game = live("7s can be played on anything until your next turn.", THREE, "Ann: colour blue", "Bo: play B4")
    assert options(game, "Cy") == ["draw", "play R7", "play Y7"]


def test_who_draws_draws_two_and_may_play_the_last() -> None:
    game = live("everyone draws 2 instead of 1 until your next turn.", THREE, GREEN, draw="R8 G8 B1 B2 B3")
    game.play("Bo: draw")
    assert options(game, "Bo") == ["keep", "play G8"]
    assert look(game, "Bo").table.cards["Bo"] == 6


def test_nobody_may_draw() -> None:
    game = live("nobody may draw until your next turn.", ["CU R1 R2", "R3 R4", "B7 B9"], GREEN)
    assert options(game, "Bo") == ["pass"]
    game.play("Bo: pass")
    game.play("Cy: pass")
    assert options(game, "Ann") == ["draw"]


def test_a_hand_lies_open() -> None:
    game = live("play with your hand face up until your next turn.", THREE, GREEN)
    shown = [event for event in seen(game, "Bo") if event.kind == "shown"]
    assert [event.cards for event in shown] == [("R1", "R2", "W")]


def test_who_is_protected_until_their_turn_does_not_draw() -> None:
    game = play("you are protected until your next turn.", ["CU R1 R2", "GD G1", "R7 Y7"], GREEN, "Bo: play GD")
    assert sizes(game) == {"Ann": 2, "Bo": 1, "Cy": 4}


def test_protection_until_a_turn_holds_against_the_next_card() -> None:
    text = "everyone is protected until your next turn."
    game = play(text, ["CU R1 R2", "GD G1", "R7 Y7"], GREEN, "Bo: play GD")
    assert sizes(game) == {"Ann": 2, "Bo": 1, "Cy": 2}


def test_the_next_draw_card_counts_double() -> None:
    game = live("the next draw card counts double.", ["CU R1 R2", "GD G1 G3", "GD Y7"], GREEN, "Bo: play GD")
    assert look(game, None).table.cards["Cy"] == 6
    assert look(game, None).table.lasting == ()


def test_the_next_action_card_does_nothing() -> None:
    game = live("the next action card does nothing.", ["CU R1 R2", "GD G1 G3", "GD Y7"], GREEN, "Bo: play GD")
    assert look(game, None).table.cards["Cy"] == 2
    assert options(game, "Cy") == ["draw", "play GD"]


def test_the_last_card_is_copied() -> None:
    game = live("copy the last card.", ["CU R1 R2", "G1 G3", "GD Y7"], GREEN, discard="RD")
    assert look(game, None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_what_copies_is_not_copied_again() -> None:
    text = "the next player draws 2. copy the last card."
    moves = ("Ann: play CU1", "Ann: colour green", "Bo: play CU2", "Bo: colour green")
    hands = ["CU1 R1 R2", "CU2 G1 G3", "GD Y7"]
    position = record(hands, *moves, edition=EDITION, discard="R5", draw=DRAW, written={"CU1": text, "CU2": text})
    assert look(records.loads(position).replay(), None).table.cards == {"Ann": 2, "Bo": 4, "Cy": 6}


def test_it_is_saved_with_the_game() -> None:
    game = live("nobody may play red until your next turn.", THREE, RED)
    again = game.copy()
    assert look(again, "Bo").table.lasting == look(game, "Bo").table.lasting
    state = game.round.encode()
    game.round.decode(state)
    assert game.round.encode() == state
    assert options(game, "Bo") == ["draw", "play W"]


def test_the_same_rule_again_begins_anew() -> None:
    text = "nobody may play red for 3 rounds."
    moves = ("Ann: play CU1", "Ann: colour green", "Bo: draw", "Cy: draw", "Ann: play CU2", "Ann: colour green")
    texts = {"CU1": text, "CU2": text}
    hands = ["CU1 CU2 R1 R2", "R3 R4", "R7 R9"]
    position = record(hands, *moves, edition=EDITION, discard="R5", draw=LONG, written=texts)
    game = records.loads(position).replay()
    for left in (1, 1, 0):
        for name in ("Bo", "Cy", "Ann") if left else ("Bo", "Cy"):
            game.play(f"{name}: draw")
        assert len(look(game, None).table.lasting) == left


def test_how_long_has_to_be_said() -> None:
    reading = check("nobody may play red.", COLOURS)
    assert reading.problem == "say how long it holds"
    assert reading.nearest[0] == "Nobody may play red cards until your next turn."


def test_each_table_hears_the_names_of_its_own_players() -> None:
    game = live("the next player may not play red.", THREE, RED)
    event = next(event for event in game.events if event.kind == "lasts")
    phrases = phrases_of(game.edition)
    for players in (("Ann", "Bo", "Cy"), ("Di", "Ed", "Flo")):
        told = bytes(phrases.told(event, 1, 2, players, {})).decode()
        assert f"From now on: {players[1]} may not play red cards on their next turn" in told


SHOWS = "the player with the most cards shows their hand for the rest of the round."


def test_whose_rule_ends_is_told_where_several_say_the_same() -> None:
    shows = {"name": "Glass", "wild": True, "count": 4, "text": SHOWS}
    other = {"name": "Hush", "wild": True, "count": 2, "text": "nobody may play 9s for the rest of the round."}
    edition = load_table({"name": "Two", "extends": "classic", "cards": {"GL": shows, "HU": other}}, "two")
    hands = ["GL R1 R2 R3", "HU R4 R6", "R7 Y7 Y9 Y1 Y2 Y3", "GL GL B1"]
    moves = ["Ann: play GL", RED, "Bo: play HU", "Bo: colour red", "Cy: draw", "Di: play GL", "Di: colour red"]
    moves += ["Ann: play R1", "Bo: play R4", "Cy: draw", "Di: play GL", "Di: colour red"]
    game = records.loads(record(hands, discard="R5", draw=DRAW)).start(edition=edition)
    follower = Follower(edition, game.players, "Bo", start=look(game, "Bo").table)
    heard = len(game.events)
    for move in moves:
        game.play(move)
        for event in seen(game, "Bo", heard):
            follower.hear(event)
        heard = len(game.events)
        assert follower.table().lasting == look(game, "Bo").table.lasting
    assert [words[:4] for words in follower.table().lasting] == ["Cy s", "Nobo", "Cy s"]


@pytest.mark.parametrize(("extends", "card"), [("classic", "W"), ("minecraft", "CR"), ("classic", "W4")])
def test_a_wild_that_does_nothing_is_seen_by_all_while_its_colour_is_named(extends: str, card: str) -> None:
    other = {"name": "Hush", "wild": True, "count": 2, "text": "the next wild card does nothing."}
    edition = load_table({"name": "Two", "extends": extends, "cards": {"HU": other}}, "two")
    start = record(["HU R1 R2", f"{card} R4 R6", "R7 Y7"], edition=extends, discard="R5", draw=DRAW)
    game = records.loads(start).start(edition=edition)
    for move in ("Ann: play HU", RED, f"Bo: play {card}"):
        game.play(move)
    for name in game.players:
        asks = look(game, name).acting
        assert asks
        assert (asks.card, asks.moment, asks.player) == (card, "played", "Bo")
