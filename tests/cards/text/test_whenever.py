"""What happens whenever somebody plays a card, the shield that holds once, and what must be played or paid for."""

import pytest

from cards.text.cards import COLOURS, DRAW, held, live, play, printed, sizes
from lastcard.cards.text import check
from lastcard.game.view import look
from lastcard.words.standing import as_json

THREE = ["CU R1 R2 W", "R7 B4 R6 W", "Y7 R7 R9"]
RED = "Ann: colour red"


def test_whenever_somebody_plays_such_a_card_it_happens_after_what_the_card_does() -> None:
    game = live("whenever someone plays a 7, everyone else draws 1.", THREE, RED)
    assert look(game, None).table.lasting == (
        "For the rest of the round, whenever someone plays a 7, everyone else draws 1",
    )
    game.play("Bo: play R7")
    assert sizes(as_json(game)) == {"Ann": 3, "Bo": 4, "Cy": 4}  # everyone but Ann, whose card it is


def test_another_card_lets_nothing_happen() -> None:
    game = live("whenever someone plays a 7, everyone draws 1.", THREE, RED, "Bo: play R6")
    assert sizes(as_json(game)) == {"Ann": 3, "Bo": 3, "Cy": 3}


def test_whoever_plays_it_is_spoken_of() -> None:
    game = live("until your next turn, whoever plays a red card draws 2.", THREE, RED, "Bo: play R6", "Cy: play R9")
    assert sizes(as_json(game)) == {"Ann": 3, "Bo": 5, "Cy": 4}
    assert look(game, None).table.lasting == ()
    game.play("Ann: play R1")
    assert sizes(as_json(game))["Ann"] == 2


def test_you_are_whoever_played_the_card_that_says_so() -> None:
    game = live("whenever someone else plays a red card, you discard 1 card.", THREE, RED)
    assert "Ann discards 1 card" in look(game, None).table.lasting[0]
    game.play("Bo: play R6")
    assert [(decision.player, decision.kind) for decision in game.waiting] == [("Ann", "discard")]
    game.play("Ann: discard W")
    assert held(as_json(game))["Ann"] == "R1 R2"


def test_the_next_time_is_only_the_next_time() -> None:
    game = live("the next player to play a red card draws 2.", THREE, RED, "Bo: play R6")
    assert look(game, None).table.lasting == ()
    game.play("Cy: play R9")
    assert sizes(as_json(game)) == {"Ann": 3, "Bo": 5, "Cy": 2}


def test_a_last_card_ends_the_round_before_anything_follows() -> None:
    game = live("whenever someone plays a red card, that player draws 2.", ["CU R1", "R7", "Y7 R7"], RED)
    game.play("Bo: play R7")
    assert game.round.over
    assert game.round.winner == 1


def test_who_is_protected_neither_draws_nor_misses_a_turn() -> None:
    hands = ["CU R1 R2", "R7 B4", "Y7 R7 R9"]
    game = play("whenever someone plays a red card, everyone else draws 1.", hands, RED, "Bo: play R7",
                colour="red", protected={"Cy": "SD"})  # fmt: skip
    assert sizes(game)["Cy"] == 4  # the wild that made the rule has ended the protection


def test_the_shield_holds_once() -> None:
    hands = ["CU R1 R2 R3", "G1 B4", "RD RD R9"]
    game = live(
        "you are protected from the next draw card.", hands, RED, "Bo: draw", "Cy: play RD", draw=DRAW + " B9 B0"
    )
    assert sizes(as_json(game))["Ann"] == 3
    assert look(game, None).table.lasting == ()
    assert [decision.player for decision in game.waiting] == ["Ann"]  # nor is her turn missed


def test_a_shield_is_not_spent_by_what_is_played_on_others() -> None:
    game = live("you are protected from the next draw card.", ["CU R1 R2 R3", "RD B4 B5", "R7 R9"], RED, "Bo: play RD")
    assert len(look(game, None).table.lasting) == 1


def test_who_must_play_a_red_card_or_draws_3() -> None:
    hands = ["CU R1 R2", "R3 G4 GS", "RS R7"]
    game = live("the next player must play a red card or draw 3.", hands, "Ann: colour green")
    assert look(game, None).table.lasting == ("Bo must play a red card on their next turn, or draws 3",)
    assert [str(option) for option in game.waiting[0].options] == ["draw"]
    game.play("Bo: draw")
    assert sizes(as_json(game))["Bo"] == 6
    assert look(game, None).table.lasting == ()


def test_the_colour_is_set_by_the_card() -> None:
    game = play("the colour is now green and the next player misses a turn.", ["CU R1", "R3 G4", "RS R7"])
    assert game["colour"] == "green"
    assert [row["player"] for row in game["waiting"]] == ["Cy"]


def test_more_turns_are_taken_one_after_the_other() -> None:
    game = live("take 2 more turns.", ["CU R1 R2 R3 R4", "R3 G4", "RS R7"], RED, "Ann: play R1")
    assert [decision.player for decision in game.waiting] == ["Ann"]
    game.play("Ann: play R2")
    assert [decision.player for decision in game.waiting] == ["Bo"]


def test_draw_cards_count_double_for_a_while() -> None:
    hands = ["CU R1 R2", "RD R3", "R7 R9", "R1 R2"]
    game = live("draw cards count double until your next turn.", hands, RED, "Bo: play RD")
    assert sizes(as_json(game))["Cy"] == 6


def test_what_only_people_know_is_asked_of_whom_it_is_about() -> None:
    hands = ["CU R1 R2", "RD R3", "R7 R9"]
    text = "if the next player has a dog, they draw 2; otherwise you draw 1."
    game = live(text, hands)
    assert [(decision.player, decision.kind) for decision in game.waiting] == [("Bo", "true")]
    assert sizes(play(text, hands, "Bo: yes", RED)) == {"Ann": 2, "Bo": 4, "Cy": 2}
    assert sizes(play(text, hands, "Bo: no", RED)) == {"Ann": 3, "Bo": 2, "Cy": 2}


def test_everyone_who_holds_the_number_that_you_chose() -> None:
    text = "choose a number. everyone with that number draws 1."
    assert printed(text) == "Choose a number from 0 to 9. Everyone who holds a card with that number draws 1."
    assert sizes(play(text, THREE, "Ann: number 7", RED)) == {"Ann": 3, "Bo": 5, "Cy": 4}


def test_whoever_holds_the_most_cards_or_as_many() -> None:
    text = "if you have the most cards, discard 1. if not, draw 1."
    assert sizes(play(text, ["CU R1 R2", "B1 B2", "G1"], "Ann: discard R1", RED))["Ann"] == 1
    assert sizes(play(text, ["CU R1", "B1 B2", "G1"], RED))["Ann"] == 2
    least = "if you have the fewest cards, draw 2."
    assert sizes(play(least, ["CU R1", "B1 B2", "G1"], RED))["Ann"] == 3
    assert sizes(play(least, ["CU R1 R2", "B1 B2", "G1"], RED))["Ann"] == 2


def test_whether_anybody_holds_a_card() -> None:
    text = "if nobody has a blue card, everyone draws 1."
    assert sizes(play(text, ["CU R1", "R2 R3", "G1"], RED)) == {"Ann": 2, "Bo": 3, "Cy": 2}
    assert sizes(play(text, ["CU R1", "R2 B3", "G1"], RED)) == {"Ann": 1, "Bo": 2, "Cy": 1}


def test_rules_for_some_turns_count_the_turns_of_everybody_or_of_one_player() -> None:
    hands = ["CU R1 R2", "R2 R3 G1", "G1 G2 G3"]
    game = live("nobody may play red for the next 2 turns.", hands, RED, "Bo: draw")
    assert len(look(game, None).table.lasting) == 1
    game.play("Cy: draw")
    assert look(game, None).table.lasting == ()
    game = live("the next player may not play red for 2 turns.", hands, RED, "Bo: draw", "Cy: draw", "Ann: play R1")
    assert look(game, None).table.lasting == ("Bo may not play red cards for their next 2 turns",)
    game.play("Bo: draw")
    assert look(game, None).table.lasting == ()


@pytest.mark.parametrize(("text", "meant"), [
    ("all your green cards go to the next player", "Give all green cards to the next player."),
    ("collect all wild cards from everyone", "Everyone else gives all wild cards to you."),
    ("the group votes who draws 2", "Everyone has a contest: votes. The loser draws 2."),
    ("+3 and skip", "The next player draws 3 and misses a turn."),
    ("if you like, discard 1", "You may discard 1 card."),
    ("the next player draws 2 unless they bark like a dog", "The next player must bark like a dog, or draws 2."),
    ("ask the next player a riddle. if they get it wrong they draw 2",
     "The next player must answer your question, or draws 2."),
])  # fmt: skip
def test_what_is_said_the_other_way_round(text: str, meant: str) -> None:
    assert printed(text) == meant
    assert printed(meant) == meant


@pytest.mark.parametrize("text", [
    "whenever someone plays a 7, draw 1.",
    "whenever someone plays a 7, nobody may play red until your next turn.",
    "every time someone plays a sandwich, draw 1.",
    "if someone plays.",
])  # fmt: skip
def test_what_is_unclear_is_refused(text: str) -> None:
    reading = check(text, COLOURS)
    assert not reading.understood
    assert reading.nearest
