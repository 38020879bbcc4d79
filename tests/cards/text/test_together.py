"""What players do together: they choose for each other, mix cards, put hands together; and what else is wished for."""

from cards.text.cards import asked, held, live, play, printed, readable, sizes, told
from cases import tried_with

GREEN = "Ann: colour green"
HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4", "B1 B2"]
CHOSEN = ["CU G1 G2", "Y1 Y2", "R3 B4", "B1 B2"]


# Numbers and colours


def test_a_number_may_be_0() -> None:
    text = "pick a number from 0 to 9. anyone who has that number has to give it to you."
    assert printed(text).startswith("Choose a number from 0 to 9.")
    question = play(text, ["CU G1", "Y0 Y2", "R3"])["waiting"][0]
    assert question["options"] == [f"number {number}" for number in range(10)]
    game = play(text, ["CU G1", "Y0 Y2", "R3"], "Ann: number 0", "Bo: give Y0 to Ann")
    assert held(game)["Ann"] == "G1 Y0"
    from_one = play("choose a number from 1 to 6. draw that many.", HANDS)["waiting"][0]
    assert from_one["options"] == [f"number {number}" for number in range(1, 7)]


def test_the_colour_that_is_chosen_goes_on() -> None:
    text = "choose a colour. everyone without that colour draws 2; everyone who has it discards one."
    game = play(text, ["CU G1 G2", "Y1 Y2", "R3 G4 G5"], GREEN, "Ann: discard G1")
    assert game["colour"] == "green"
    assert sizes(game)["Bo"] == 4
    assert asked(game) == [("Cy", "discard")]
    assert game["waiting"][0]["options"] == ["discard G4", "discard G5"]
    after = play(text, ["CU G1 G2", "Y1 Y2", "R3 G4 G5"], GREEN, "Ann: discard G1", "Cy: discard G4")
    assert asked(after) == [("Bo", "turn")]


def test_a_colour_that_may_not_be_played_is_another_one() -> None:
    for text in (
        "choose a colour. nobody may play that colour until your next turn.",
        "choose a colour. everyone discards all cards of that colour.",
    ):
        assert asked(play(text, CHOSEN, "Ann: colour red")) == [("Ann", "colour")], text
    assert not readable("choose the colour. nobody may play that colour until your next turn.")


def test_another_colour_than_before() -> None:
    text = "wild, but the colour can't be the one it was before."
    game = play(text, HANDS)
    assert game["waiting"][0]["options"] == ["colour blue", "colour green", "colour yellow"]
    assert play(text, HANDS, GREEN)["colour"] == "green"


# As many as were discarded


def test_as_many_are_drawn_as_were_discarded() -> None:
    text = "discard any number of cards and draw that many."
    game = play(text, HANDS, "Ann: discard G1", "Ann: stop", GREEN)
    assert held(game)["Ann"] == "B1 G2"
    game = play(text, HANDS, "Ann: stop", GREEN)
    assert held(game)["Ann"] == "G1 G2"


@tried_with("text", ["discard up to 3 cards. draw that many.", "swap any number of your cards for new ones."])
def test_nobody_goes_out_before_the_new_cards_are_drawn(text: str) -> None:
    game = play(text, HANDS, "Ann: discard G1", "Ann: discard G2", GREEN)
    assert held(game)["Ann"] == "B1 B2"
    assert asked(game) == [("Bo", "turn")]


def test_others_may_draw_as_many() -> None:
    text = "discard up to 2 cards. the next player draws that many."
    game = play(text, ["CU G1 G2 G3", *HANDS[1:]], "Ann: discard G1", "Ann: discard G2", GREEN)
    assert sizes(game)["Bo"] == 4
    everyone = "everyone discards up to 1 card and draws that many."
    moves = ("Ann: discard G1", "Bo: stop", "Cy: discard R3", "Di: stop", GREEN)
    assert sizes(play(everyone, HANDS, *moves)) == {"Ann": 2, "Bo": 2, "Cy": 2, "Di": 2}


@tried_with(
    "text",
    [
        "everyone discards up to 2 cards. the next player draws that many.",
        "roll a die. discard up to 2 cards. draw that many.",
        "discard up to 2 cards. reverse the direction. draw that many.",
        "discard any number of cards and draw that many plus one.",
    ],
)
def test_a_number_that_could_be_another_one_is_refused(text: str) -> None:
    assert not readable(text)


# The card before


def test_the_card_before_shows_a_number_or_not() -> None:
    text = "the next player draws as many cards as the number on the card underneath this one. "
    text += "if it isn't a number card, they draw 3."
    assert sizes(play(text, HANDS, GREEN))["Bo"] == 7  # on a red 5
    assert sizes(play(text, HANDS, GREEN, discard="RD"))["Bo"] == 5
    red = "if the last card was red, draw 1; otherwise draw 2."
    assert sizes(play(red, HANDS, GREEN))["Ann"] == 3
    assert sizes(play(red, HANDS, GREEN, discard="G5"))["Ann"] == 4


# Somebody else chooses


def test_the_next_player_chooses_who_draws() -> None:
    text = "the next player chooses somebody who draws 2 and misses a turn."
    assert printed(text) == "The next player chooses another player and that player draws 2 and misses a turn."
    game = play(text, HANDS)
    assert asked(game) == [("Bo", "choose")]
    assert game["waiting"][0]["options"] == ["choose Ann", "choose Cy", "choose Di"]
    game = play(text, HANDS, "Bo: choose Cy", GREEN, "Bo: draw")
    assert sizes(game)["Cy"] == 4
    assert asked(game) == [("Di", "turn")]


@tried_with(
    "text",
    [
        "the next player chooses a player.",
        "everyone chooses a player who draws 2.",
        "the next player chooses another player. reverse the direction.",
    ],
)
def test_somebody_is_chosen_for_something(text: str) -> None:
    assert not readable(text)


# Two players, and all


def test_two_players_trade_a_card() -> None:
    text = "pick two players, they swap one card with each other."
    moves = ("Ann: choose Bo", "Ann: choose Di", "Bo: give Y1 to Di", "Di: give B2 to Bo", GREEN)
    game = play(text, HANDS, *moves)
    assert held(game) == {"Ann": "G1 G2", "Bo": "B2 Y2", "Cy": "R3 R4", "Di": "B1 Y1"}
    alone = play(text, HANDS[:2], "Ann: choose Bo", GREEN)
    assert held(alone)["Bo"] == "Y1 Y2"


MIX = "everybody puts one card face down in the middle, mix them and each takes one back."


def test_cards_are_mixed_in_the_middle() -> None:
    game = play(MIX, HANDS[:3], "Ann: put G1", "Bo: put Y1", "Cy: put R3", GREEN)
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 2}
    assert sorted(" ".join(held(game).values()).split()) == ["G1", "G2", "R3", "R4", "Y1", "Y2"]
    assert all(card in held(game)[name] for name, card in (("Ann", "G2"), ("Bo", "Y2"), ("Cy", "R4")))
    assert "mixed" in [event.kind for event in live(MIX, HANDS[:3], "Ann: put G1", "Bo: put Y1", "Cy: put R3").events]


def test_nobody_sees_what_others_put_in_the_middle() -> None:
    game = live(MIX, HANDS[:3], "Ann: put G1", "Bo: put Y1")
    assert told(game, "Cy") == ["CU"]
    assert told(game, "Ann") == ["CU"]


def test_two_hands_are_put_together() -> None:
    text = "you and the player across from you put your hands together, shuffle them and split them half each, "
    text += "if theres an odd one they get it."
    game = play(text, ["CU G1 G2 G3", "Y1 Y2", "R3 R4", "B1 B2"], GREEN)
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 3, "Di": 2}
    assert sorted(f"{held(game)['Ann']} {held(game)['Cy']}".split()) == ["G1", "G2", "G3", "R3", "R4"]
    assert told(live(text, HANDS), "Bo") == ["CU"]


# Whoever has the highest card, what is shown, what is forgotten


def test_the_highest_card_of_all() -> None:
    text = "the player with the highest card discards it."
    assert held(play(text, ["CU G1", "Y7 Y2", "R3 R9"], "Cy: discard R9", GREEN))["Cy"] == "R3"
    lowest = "the player with the lowest card draws 2."
    assert sizes(play(lowest, ["CU G1", "Y7 Y2", "R3 R0"], GREEN))["Cy"] == 4
    assert sizes(play(lowest, ["CU G1", "YS YS", "R3 R4"], GREEN))["Ann"] == 3


def test_a_card_that_is_shown() -> None:
    text = (
        "if you have a 7 in your hand, show it and the player of your choice draws seven. if you don't, you draw one."
    )
    game = play(text, ["CU G7 G1", "Y1 Y2", "R3"])
    assert asked(game) == [("Ann", "show")]
    assert game["waiting"][0]["options"] == ["show G7"]
    assert sizes(play(text, ["CU G1 G2", "Y1 Y2"], GREEN))["Ann"] == 3


def test_forgetting_the_call_costs_more() -> None:
    text = "if anyone forgets to say uno, they draw four cards rather than two for the rest of the round."
    assert printed(text) == "Whoever forgets to call draws 4 for the rest of the round."
    game = play(text, ["CU G1 G2", "G3 Y2", "R3"], GREEN, "Bo: play G3", "Ann: catch Bo")
    assert sizes(game)["Bo"] == 5


def test_one_is_kept_of_those_on_top_and_the_others_are_put_in_order() -> None:
    text = "look at the top 3 cards of the draw pile, take one and put the rest back in any order."
    game = play(text, HANDS, "Ann: take B2", "Ann: take B1", GREEN, draw="B1 B2 B3 B4")
    assert held(game)["Ann"] == "B2 G1 G2"
    assert (
        held(play(text, HANDS, "Ann: take B2", "Ann: take B1", GREEN, "Bo: draw", draw="B1 B2 B3 B4"))["Bo"]
        == "B3 Y1 Y2"
    )


def test_a_hand_of_so_many_cards() -> None:
    text = "everyone discards or draws until they have 2 cards."
    game = play(text, ["CU G1", "Y1 Y2", "R3 R4 R5"], "Cy: discard R3", GREEN)
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 2}
