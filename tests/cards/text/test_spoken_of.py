"""A card that has just come, or was turned over, is `it`: it is played, discarded, given on, or its number counts."""

from cards.text.cards import asked, held, live, play, printed, readable, sizes, told
from lastcard.game.view import look

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]
GREEN = "Ann: colour green"
PILE = "B1 B2 B3 B4 B6"


def test_a_card_that_was_drawn_is_played() -> None:
    text = "draw until you draw a card you can play and play it."
    game = play(text, HANDS, GREEN, draw="B1 B2 G5 B3")
    assert held(game)["Ann"] == "B1 B2 G1 G2"
    assert (game["top"], game["colour"], asked(game)) == ("G5", "green", [("Bo", "turn")])


def test_what_it_says_happens() -> None:
    assert asked(play("draw 1 and play it.", HANDS, GREEN, draw="GS B2 B3")) == [("Cy", "turn")]
    game = play("draw 1. if it is green, play it.", HANDS, GREEN, draw="GD B2 B3 B4")
    assert sizes(game) == {"Ann": 2, "Bo": 4, "Cy": 2}


def test_a_card_that_may_not_be_played_is_kept() -> None:
    assert held(play("draw 1 and play it.", HANDS, GREEN, draw="B1 B2"))["Ann"] == "B1 G1 G2"


def test_whether_it_is_played_is_asked() -> None:
    text = "draw 1. you may play it."
    assert held(play(text, HANDS, "Ann: no", GREEN, draw="G5 B2"))["Ann"] == "G1 G2 G5"
    assert held(play(text, HANDS, "Ann: yes", GREEN, draw="G5 B2"))["Ann"] == "G1 G2"


def test_whoever_is_left_with_one_card_owes_the_call() -> None:
    game = play("take 1 card from the next player and play it.", ["CU G1", "G2 G3", "R3 R4"], GREEN)
    assert (sizes(game)["Ann"], game["owes_uno"]) == (1, ["Ann"])


def test_a_card_that_was_taken_is_discarded_or_given_on() -> None:
    game = live("take 1 card from the next player and discard it.", ["CU G1", "Y1 Y2", "R3 R4"])
    assert [str(option) for option in game.waiting[0].options] in (["discard Y1"], ["discard Y2"])
    game = live("draw 1 and give it to the next player.", HANDS, "Ann: give B1 to Bo", GREEN, draw=PILE)
    assert look(game, "Bo").table.hands["Bo"] == ("B1", "Y1", "Y2")
    assert told(game, "Bo", "drew") == told(game, "Cy", "gave") == []


def test_with_nothing_to_draw_there_is_no_such_card() -> None:
    hands = ["CU G1 W", "Y1 Y2", "R3 R4"]
    assert held(play("draw 3. draw 1 and discard it.", hands, GREEN, draw=""))["Ann"] == "G1 R5 W"


def test_the_number_on_a_card_that_was_turned_over_counts_for_everyone() -> None:
    game = play(
        "turn over the top card of the deck. everyone draws that many.", HANDS, GREEN, draw="B2 B3 B4 B6 B7 B8 B9"
    )
    assert sizes(game) == {"Ann": 4, "Bo": 4, "Cy": 4}
    text = "turn over the top card. if it's a number, the next player draws that many. if it's an action card, take it."
    assert sizes(play(text, HANDS, GREEN, draw="B2 B3 B4 B6")) == {"Ann": 2, "Bo": 4, "Cy": 2}
    assert held(play(text, HANDS, GREEN, draw="BS B3 B4"))["Ann"] == "BS G1 G2"


def test_which_card_is_meant_has_to_be_clear() -> None:
    for text in (
        "discard it.", "draw 2. discard it.", "everyone draws 1 and discards it.", "the next player draws 1. play it.",
        "draw 1. the next player draws 1. discard it.", "draw 1. if it is red, draw 1. discard it.",
        "draw 1. choose a colour. discard it. everyone discards all cards of that colour.", "take it.",
        "the next player draws 1 and plays it.", "draw until you can play and play it.",
    ):  # fmt: skip
        assert not readable(text), text


def test_some_of_those_that_are_seen_are_kept_and_the_others_given_on() -> None:
    text = "draw 3, keep the best one and hand the other two to whoever you like."
    game = live(text, HANDS, "Ann: choose Bo", "Ann: take B2", GREEN, draw=PILE)
    assert look(game, "Ann").table.hands["Ann"] == ("B2", "G1", "G2")
    assert look(game, "Bo").table.hands["Bo"] == ("B1", "B3", "Y1", "Y2")
    assert told(game, "Cy", "gave") == told(game, "Cy", "drew") == []
    assert sorted(told(game, "Bo", "gave")) == ["B1", "B3"]


def test_several_are_kept_and_the_others_discarded() -> None:
    game = live("draw 4, keep 2 and discard the rest.", HANDS, "Ann: take B1", "Ann: take B4", GREEN, draw=PILE)
    assert look(game, "Ann").table.hands["Ann"] == ("B1", "B4", "G1", "G2")
    assert sorted(told(game, "Cy", "discarded")) == ["B2", "B3"]
    assert look(game, "Cy").table.top == "CU"


def test_how_many_there_are_has_to_come_out_even() -> None:
    assert printed("draw 3, keep 1 and discard the rest.").startswith("Look at the top 3 cards")
    assert not readable("draw 5, keep two and give the other two to the next player.")
    assert not readable("draw 3 then keep 5 cards and discard the rest.")


def test_the_last_of_certain_cards_acts_again() -> None:
    hands = ["CU G1 G2", "Y1 Y2", "R3 R4"]
    text = "copy the last action card."
    game = play(text, hands, GREEN, discard="RD R7 R5", draw=PILE)
    assert sizes(game)["Bo"] == 4
    assert sizes(play(text, hands, GREEN, discard="R7 R5", draw=PILE))["Bo"] == 2
    assert sizes(play("copy the last reverse.", hands, GREEN, discard="RD R7 R5", draw=PILE))["Bo"] == 2
