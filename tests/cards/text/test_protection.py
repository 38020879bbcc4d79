"""E16 and E17: texts that make players draw, and players who are protected."""

from cards.text.cards import COLOUR, EDITION, TABLE, guarded, held, sizes
from cases import tried_with
from rulebook.build import at, piles, waits

HANDS = ["CU G1 G2 G3", "Y1 Y2", "Y3 Y4 Y5"]


def test_everyone_else_draws_but_the_protected_player() -> None:
    game = guarded("everyone else draws 2.", HANDS)
    assert held(game) == {"Ann": "G1 G2 G3", "Bo": "Y1 Y2", "Cy": "B1 B2 Y3 Y4 Y5"}
    assert (waits(game), game["protected"], piles(game)) == (COLOUR, {}, (5, 3))
    assert game["top"] == "CU"


def test_a_protected_player_neither_draws_nor_misses_the_turn() -> None:
    game = guarded("the next player draws 3 and misses a turn.", HANDS, "Ann: colour yellow")
    assert held(game)["Bo"] == "Y1 Y2"
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1", "play Y2"])
    assert (game["protected"], piles(game)) == ({}, (7, 3))


def test_the_same_in_two_sentences() -> None:
    game = guarded("the next player draws 3. the next player misses a turn.", HANDS, "Ann: colour yellow")
    assert (held(game)["Bo"], game["turn"]) == ("Y1 Y2", "Bo")


def test_somebody_else_is_protected() -> None:
    game = guarded("the next player draws 3 and misses a turn.", HANDS, "Ann: colour yellow", who="Cy")
    assert (held(game)["Bo"], game["turn"], game["protected"]) == ("B1 B2 B3 Y1 Y2", "Cy", {})


def test_to_the_right() -> None:
    text = "the next player draws 3 and misses a turn."
    game = guarded(text, HANDS, "Ann: colour yellow", who="Cy", direction="right")
    assert (sizes(game), game["turn"]) == ({"Ann": 3, "Bo": 2, "Cy": 3}, "Cy")


def test_a_text_that_makes_nobody_draw_still_skips() -> None:
    game = guarded("the next player misses a turn.", HANDS, "Ann: colour yellow")
    assert (game["turn"], game["protected"]) == ("Cy", {})
    game = guarded("everyone else misses a turn.", HANDS, "Ann: colour green")
    assert (game["turn"], game["protected"]) == ("Ann", {})


def test_everyone_else_draws_and_misses_a_turn() -> None:
    game = guarded("everyone else draws 1 and misses a turn.", HANDS, "Ann: colour green", who="Cy")
    assert held(game) == {"Ann": "G1 G2 G3", "Bo": "B1 Y1 Y2", "Cy": "Y3 Y4 Y5"}
    assert game["turn"] == "Cy"


def test_the_fewest_cards_are_protected_and_nobody_draws_instead() -> None:
    game = guarded("the player with the fewest cards draws 4.", HANDS)
    assert (sizes(game), piles(game)) == ({"Ann": 3, "Bo": 2, "Cy": 3}, (7, 3))


def test_drawing_until_they_hold_as_many_is_blocked() -> None:
    text = "a player you choose draws until they hold as many cards as you."
    assert waits(guarded(text, HANDS)) == ("Ann", "choose", ["choose Bo", "choose Cy"])
    game = guarded(text, HANDS, "Ann: choose Bo")
    assert (held(game)["Bo"], waits(game)) == ("Y1 Y2", COLOUR)


def test_a_protected_player_does_not_draw_for_a_dare() -> None:
    text = "a player you choose must sing a song, or draws 2."
    game = guarded(text, HANDS[:2], "Ann: choose Bo")
    if game["waiting"][0]["kind"] == "vote":
        game = guarded(text, HANDS[:2], "Ann: choose Bo", "Ann: not done")
    assert (held(game)["Bo"], waits(game)) == ("Y1 Y2", COLOUR)


def test_drawing_until_a_red_card_is_blocked() -> None:
    game = guarded("the next player draws until they draw a red card.", HANDS, draw="B1 R2 B3")
    assert (held(game)["Bo"], piles(game)) == ("Y1 Y2", (3, 3))


def test_of_the_text_with_a_condition_only_the_drawing_is_blocked() -> None:
    text = "if you hold more than 5 cards, discard 2 cards; otherwise everyone else draws 1."
    game = guarded(text, HANDS)
    assert held(game) == {"Ann": "G1 G2 G3", "Bo": "Y1 Y2", "Cy": "B1 Y3 Y4 Y5"}


def test_other_effects_reach_a_protected_player() -> None:
    game = guarded("swap hands with a player you choose.", HANDS, "Ann: choose Bo")
    assert held(game) == {"Ann": "Y1 Y2", "Bo": "G1 G2 G3", "Cy": "Y3 Y4 Y5"}
    game = guarded("take 1 card from a player you choose.", HANDS, "Ann: choose Bo", "chance: Y1")
    assert held(game)["Bo"] == "Y2"
    game = guarded("everyone passes their hand to the next player.", HANDS)
    assert held(game)["Cy"] == "Y1 Y2"
    game = guarded("everyone discards all cards of a colour you choose.", [HANDS[0], "Y1 B2"], "Ann: colour yellow")
    assert held(game)["Bo"] == "B2"


def test_returning_the_hand_gives_back_as_many_although_protected() -> None:
    game = guarded("return your hand to the draw pile, shuffle it and draw as many.", HANDS, who="Ann")
    assert (sizes(game)["Ann"], game["round_over"]) == (3, False)


@tried_with("text", TABLE)
def test_E15_each_of_the_texts_is_another_wild_that_ends_it(text: str) -> None:
    game = guarded(text, [*HANDS, "Y6 Y7"], who="Di", draw="R1 B1 B2 B3 B4 B6")
    assert "Di" not in game["protected"]
    assert piles(game)[1] == 3 - ("protected" in text)
    if "protected" in text:
        assert (game["protected"], game["top"]) == ({"Ann": "CU"}, "SD")


def test_E17_a_protection_that_was_ended_can_not_come_back() -> None:
    hands = ["CU CU G1 G2 G3", "Y1 Y2"]
    moves = ("Ann: colour green", "Bo: draw", "Ann: play CU")
    game = guarded("everyone else draws 2.", hands, *moves, draw="B1 B2 B3 B4")
    assert held(game)["Bo"] == "B1 B2 B3 Y1 Y2"


def test_a_protected_player_by_a_text_is_not_hit_by_another_text() -> None:
    both = {"CU1": "you are protected until another wild is played.", "CU2": "everyone else draws 2."}
    moves = ("Ann: play CU1", "Ann: colour yellow", "Bo: play CU2")
    end = at(
        ["G1 G2 CU1", "Y1 Y2 CU2", "Y3 Y4"], *moves, edition=EDITION, discard="R5", written=both, draw="B1 B2 B3 B4"
    )
    assert held(end) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "B1 B2 Y3 Y4"}
    assert (end["protected"], end["top"], piles(end)) == ({}, "CU2", (2, 3))
