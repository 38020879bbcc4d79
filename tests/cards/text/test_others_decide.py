"""Somebody else names the colour, or is next; amounts that the table says; cards that are looked at when drawn."""

from cards.text.cards import asked, held, play, printed, readable, sizes

GREEN = "Ann: colour green"
HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4", "B1 B2"]


def test_the_next_player_names_the_colour() -> None:
    text = "the next player chooses the colour."
    assert asked(play(text, HANDS)) == [("Bo", "colour")]
    game = play(text, HANDS, "Bo: colour yellow")
    assert game["colour"] == "yellow"
    assert asked(game) == [("Bo", "turn")]


def test_somebody_picks_a_colour_for_the_card_and_you_name_the_one_that_goes_on() -> None:
    text = "the next player picks a colour and everyone discards all cards of that colour."
    game = play(text, [*HANDS[:3], "B1 R2"], "Bo: colour blue")
    assert held(game)["Di"] == "R2"
    assert asked(game) == [("Ann", "colour")]


def test_several_cannot_name_it() -> None:
    assert not readable("everyone chooses the colour.")


def test_whoever_is_chosen_goes_next_and_play_goes_on_from_there() -> None:
    game = play("you choose who goes next.", HANDS, "Ann: choose Di", GREEN)
    assert asked(game) == [("Di", "turn")]
    game = play("you choose who goes next.", HANDS, "Ann: choose Di", GREEN, "Di: draw")
    assert asked(game) == [("Ann", "turn")]


def test_amounts_of_the_table() -> None:
    assert sizes(play("draw 1 card for each player.", HANDS, GREEN))["Ann"] == 6
    assert sizes(play("draw 1 card for each other player.", HANDS, GREEN))["Ann"] == 5
    assert (
        sizes(play("the next player draws 2 cards for each player.", HANDS, GREEN, draw="B1 B2 B3 B4 B6 B7 B8 B9"))[
            "Bo"
        ]
        == 10
    )


def test_the_number_on_the_last_card() -> None:
    text = "the next player draws as many cards as the number on the last card."
    assert sizes(play(text, HANDS, GREEN))["Bo"] == 7  # on a red 5
    assert sizes(play(text, HANDS, GREEN, discard="RD"))["Bo"] == 2
    after = "discard 1 card. the next player draws as many cards as the number on the last card."
    assert sizes(play(after, HANDS, "Ann: discard G1", GREEN))["Bo"] == 7  # what is discarded was not played


def test_a_hand_is_shuffled_into_the_pile_for_a_number_of_cards() -> None:
    game = play("shuffle your hand into the deck and draw 5 new cards.", HANDS, GREEN)
    assert sizes(game)["Ann"] == 5


def test_a_card_that_was_drawn_is_looked_at() -> None:
    text = "draw a card. if it is blue, draw 2 more."
    assert sizes(play(text, HANDS, GREEN, draw="B7 R1 R2 R6"))["Ann"] == 5
    assert sizes(play(text, HANDS, GREEN, draw="R7 R1 R2 R6"))["Ann"] == 3
    other = "the next player draws a card. if it is not blue, they miss a turn."
    assert asked(play(other, HANDS, GREEN, draw="R7 R1 R2 R6")) == [("Cy", "turn")]
    assert asked(play(other, HANDS, GREEN, draw="B7 R1 R2 R6")) == [("Bo", "turn")]
    assert not readable("draw 2. if it is blue, draw 2 more.")
    assert not readable("draw 1. roll a die. if it is blue, draw 2 more.")
    assert readable("draw a card. if it is blue, discard it.")


def test_drawing_until_something_can_be_played() -> None:
    text = "the next player draws until they can play."
    assert held(play(text, HANDS, GREEN, draw="B9 G9 R1 R2"))["Bo"] == "B9 G9 Y1 Y2"
    assert sizes(play(text, HANDS, "Ann: colour yellow", draw="B9 G9 R1 R2"))["Bo"] == 2
    drawing = "the next player draws until they draw a card they can play."
    assert printed(drawing) == "The next player draws until they draw a card they may play."
    assert sizes(play(drawing, HANDS, "Ann: colour yellow", draw="B9 Y9 R1 R2"))["Bo"] == 4


def test_what_is_said_twice_is_not_done_twice() -> None:
    assert not readable("skip to the player with the most cards. they go next.")
    assert not readable("sit this one out. miss your next turn and then discard 3.")
    assert readable("the next player misses a turn. the previous player misses a turn.")


def test_you_choose_between_what_you_do_and_what_others_do() -> None:
    text = "Either everyone draws 1 or you draw 4, your call."
    assert printed(text) == "You may choose: everyone draws 1; or draw 4."
    assert asked(play(text, HANDS)) == [("Ann", "either")]
    assert sizes(play(text, HANDS, "Ann: first", GREEN)) == {"Ann": 3, "Bo": 3, "Cy": 3, "Di": 3}
    assert sizes(play(text, HANDS, "Ann: second", GREEN)) == {"Ann": 6, "Bo": 2, "Cy": 2, "Di": 2}
    pick = "Take your pick: draw one card or make someone else draw two."
    assert sizes(play(pick, HANDS, "Ann: second", "Ann: choose Cy", GREEN))["Cy"] == 4
    assert not readable("Either the next player draws 2 or misses a turn, your choice.")


def test_whoever_was_named_last_does_what_is_said_of_them() -> None:
    text = "Swap hands with the next player, who then draws 2."
    assert sizes(play(text, ["CU G1 G2 G3", *HANDS[1:]], GREEN)) == {"Ann": 2, "Bo": 5, "Cy": 2, "Di": 2}


def test_somebody_else_may_do_something_to_whom_they_choose() -> None:
    text = "the next player gets to make anyone draw 2."
    assert printed(text) == "The next player may choose another player; if they do, that player draws 2."
    assert asked(play(text, HANDS)) == [("Bo", "may")]
    assert sizes(play(text, HANDS, "Bo: no", GREEN))["Di"] == 2
    assert sizes(play(text, HANDS, "Bo: yes", "Bo: choose Di", GREEN))["Di"] == 4


def test_somebody_else_skips_or_swaps_with_whom_they_choose() -> None:
    skipped = play("the next player skips someone.", HANDS, "Bo: choose Cy", GREEN, "Bo: draw")
    assert asked(skipped) == [("Di", "turn")]
    swapped = play("the next player may swap hands with anyone they like.", HANDS, "Bo: yes", "Bo: choose Di", GREEN)
    assert held(swapped)["Bo"] == "B1 B2"
    assert held(swapped)["Di"] == "Y1 Y2"
