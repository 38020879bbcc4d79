"""Clauses E15 to E17: Save the Day (DC Super Hero Girls)."""

from typing import Any

import pytest

from rulebook.build import GREEN, Game, assert_over, assert_refused, at, calls, piles, record, waits

HANDS = ["SD G1 G2", "Y1 Y2", "Y3 Y4"]
DRAW = "B1 B2 B3 B4 B6 B7 B8"


def dc(hands: list[str], *moves: str, **rest: Any) -> Game:
    """A DC Super Hero Girls position, the discard a red 5 unless said otherwise."""
    return at(hands, *moves, **({"edition": "dc-super-hero-girls", "discard": "R5", "draw": DRAW} | rest))


def guarded(hands: list[str], *moves: str, who: str = "Bo", **rest: Any) -> Game:
    """The same with a Save the Day in front of a player, red having been named."""
    return dc(hands, *moves, **({"colour": "red", "protected": {who: "SD"}} | rest))


def test_E15_it_is_put_in_front_of_another_player() -> None:
    game = dc(HANDS, "Ann: play SD")
    assert waits(game) == ("Ann", "protect", ["protect Bo", "protect Cy"])
    assert (game["top"], game["turn"], game["protected"]) == ("R5", "Ann", {})
    assert piles(game) == (7, 2)


def test_E15_it_lies_there_and_the_colour_is_named() -> None:
    game = dc(HANDS, "Ann: play SD", "Ann: protect Cy")
    assert game["protected"] == {"Cy": "SD"}
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["top"] == "R5"
    assert piles(game) == (7, 1)


def test_E15_then_the_next_player_is_to_play() -> None:
    game = dc(HANDS, "Ann: play SD", "Ann: protect Cy", "Ann: colour yellow")
    assert (game["turn"], game["colour"], game["protected"]) == ("Bo", "yellow", {"Cy": "SD"})
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1", "play Y2"])


def test_E15_nobody_protects_themselves() -> None:
    text = record(HANDS, "Ann: play SD", "Ann: protect Ann", edition="dc-super-hero-girls", discard="R5")
    assert_refused(text, "moves[1]", "protect Bo", "protect Cy")


def test_E15_with_two_players_it_is_still_asked() -> None:
    assert waits(dc(HANDS[:2], "Ann: play SD")) == ("Ann", "protect", ["protect Bo"])


def test_E15_it_goes_to_the_discard_pile_when_another_wild_is_played() -> None:
    hands = ["SD G1 G2", "W Y2 Y5", "Y3 Y4"]
    game = dc(hands, "Ann: play SD", "Ann: protect Cy", "Ann: colour blue", "Bo: play W")
    assert waits(game) == ("Bo", "colour", GREEN)
    assert game["protected"] == {}
    assert game["top"] == "W"
    assert piles(game) == (7, 3)


def test_E15_a_coloured_card_does_not_end_it() -> None:
    game = guarded(["R1 G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play R1")
    assert game["protected"] == {"Bo": "SD"}
    assert piles(game) == (7, 2)


def test_E15_the_protected_player_may_end_it() -> None:
    game = guarded(["R1 G1 G2", "W Y2 Y5", "Y3 Y4"], "Ann: play R1", "Bo: play W", "Bo: colour blue")
    assert game["protected"] == {}
    assert piles(game) == (7, 4)
    assert game["turn"] == "Cy"


def test_E16_a_protected_player_neither_draws_two_nor_misses_the_turn() -> None:
    game = guarded(["RD G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play RD")
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert waits(game)[:2] == ("Bo", "turn")
    assert game["turn"] == "Bo"
    assert game["protected"] == {"Bo": "SD"}
    assert piles(game) == (7, 2)


def test_E16_it_protects_against_more_than_one_draw_two() -> None:
    hands = ["RD GD G2", "Y1 Y2"]
    game = guarded(hands, "Ann: play RD", "Bo: draw", "Ann: play GD")
    assert game["hands"]["Bo"] == ["B1", "Y1", "Y2"]
    assert game["turn"] == "Bo"


def test_E16_others_are_not_protected() -> None:
    game = guarded(["RD G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play RD", who="Cy")
    assert game["hands"]["Bo"] == ["B1", "B2", "Y1", "Y2"]
    assert game["turn"] == "Cy"


def test_E16_to_the_right() -> None:
    game = guarded(["RD G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play RD", who="Cy", direction="right")
    assert game["hands"]["Cy"] == ["Y3", "Y4"]
    assert game["turn"] == "Cy"


def test_E16_a_wild_draw_four_is_blocked_and_nobody_is_asked() -> None:
    game = guarded(["W4 G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play W4", "Ann: colour blue")
    assert game["hands"]["Bo"] == ["Y1", "Y2"]
    assert waits(game) == ("Bo", "turn", ["draw"])
    assert (game["turn"], game["colour"], game["top"]) == ("Bo", "blue", "W4")


def test_E16_then_the_protection_is_over() -> None:
    game = guarded(["W4 G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play W4", "Ann: colour blue")
    assert game["protected"] == {}
    assert piles(game) == (7, 3)


def test_E16_a_second_wild_draw_four_is_no_longer_blocked() -> None:
    moves = ("Ann: play W4", "Ann: colour blue", "Bo: draw", "Bo: keep", "Ann: play W4", "Ann: colour green")
    game = guarded(["W4 W4 G1 G2", "Y1 Y2"], *moves)
    assert waits(game) == ("Bo", "challenge", ["accept", "challenge"])


def test_E16_a_wild_draw_four_on_another_player_ends_it_too() -> None:
    moves = ("Ann: play W4", "Ann: colour blue")
    asked = guarded(["W4 G1 G2", "Y1 Y2", "Y3 Y4"], *moves, who="Cy")
    assert waits(asked) == ("Bo", "challenge", ["accept", "challenge"])
    game = guarded(["W4 G1 G2", "Y1 Y2", "Y3 Y4"], *moves, "Bo: accept", who="Cy")
    assert game["protected"] == {}
    assert len(game["hands"]["Bo"]) == 6
    assert piles(game) == (3, 3)


def test_E16_a_customizable_that_makes_players_draw_is_blocked() -> None:
    hands = ["CU G1 G2", "Y1 Y2", "Y3 Y4"]
    game = guarded(hands, "Ann: play CU", "Ann: colour blue", written={"CU": "everyone else draws 2."})
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["Y1", "Y2"], "Cy": ["B1", "B2", "Y3", "Y4"]}
    assert game["protected"] == {}
    assert game["turn"] == "Bo"
    assert piles(game) == (5, 3)


def test_E16_a_skip_still_skips() -> None:
    game = guarded(["RS G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: play RS")
    assert game["turn"] == "Cy"
    assert game["protected"] == {"Bo": "SD"}


@pytest.mark.parametrize("card", ["W", "CU"])
def test_E16_any_wild_ends_it_when_it_is_played(card: str) -> None:
    game = guarded([card + " G1 G2", "Y1 Y2", "Y3 Y4"], f"Ann: play {card}")
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["protected"] == {}
    assert game["top"] == card
    assert piles(game) == (7, 3)


def test_E16_a_caught_uno_still_costs_two() -> None:
    moves = ("Bo: play R9", "Cy: catch Bo")
    game = guarded(["G1 G2", "R9 Y2", "Y3 Y4"], *moves, turn="Bo")
    assert game["hands"]["Bo"] == ["B1", "B2", "Y2"]
    assert game["protected"] == {"Bo": "SD"}
    assert piles(game) == (5, 2)


def test_E16_a_last_draw_two_is_blocked() -> None:
    game = guarded(["RD", "Y1 Y2", "Y3 Y4"], "Ann: play RD")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert game["scores"]["Ann"] == 10


def test_E16_a_last_wild_draw_four_is_blocked() -> None:
    game = guarded(["W4", "Y1 Y2", "Y3 Y4"], "Ann: play W4")
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["Y1", "Y2"]
    assert game["scores"]["Ann"] == 10


def test_E16_whoever_plays_a_blocked_wild_draw_four_still_owes_the_call() -> None:
    game = guarded(["W4 G1", "Y1 Y2"], "Ann: play W4", "Ann: colour blue")
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"]}


def test_E17_while_it_lies_there_it_is_not_reshuffled() -> None:
    game = guarded(["G1 G2", "Y1 Y2", "Y3 Y4"], "Ann: draw", discard="B1 R5", draw="")
    assert game["hands"]["Ann"] == ["B1", "G1", "G2"]
    assert piles(game) == (0, 1)
    assert game["protected"] == {"Bo": "SD"}


def test_E17_with_nothing_but_it_to_reshuffle_one_passes() -> None:
    game = guarded(["G1 G2", "Y1 Y2", "Y3 Y4"], draw="")
    assert waits(game) == ("Ann", "turn", ["pass"])


def test_E17_it_goes_under_the_wild_that_ends_it() -> None:
    # Only the two cards below the wild can be drawn: the red 5 and the Save the Day.
    moves = ("Ann: play W", "Ann: colour green", "Bo: draw")
    game = guarded(["W G1 G2", "Y1 Y2"], *moves, draw="", discard="R5")
    drawn = [card for card in game["hands"]["Bo"] if card not in ("Y1", "Y2")]
    assert drawn in (["R5"], ["SD"])
    assert game["top"] == "W"
    assert piles(game) == (1, 1)


AGAIN = ["SD G1 G2", "B5 R9 W Y2", "Y3 Y4"]


def test_E17_another_save_the_day_ends_it() -> None:
    asked = guarded(AGAIN, "Ann: play SD")
    assert waits(asked) == ("Ann", "protect", ["protect Bo", "protect Cy"])
    assert asked["protected"] == {}
    assert asked["top"] == "SD"
    assert piles(asked) == (7, 3)
    game = guarded(AGAIN, "Ann: play SD", "Ann: protect Cy")
    assert game["protected"] == {"Cy": "SD"}
    assert game["top"] == "SD"
    assert piles(game) == (7, 2)


def test_E17_the_same_player_may_be_protected_again() -> None:
    game = guarded(AGAIN, "Ann: play SD", "Ann: protect Bo", "Ann: colour red")
    assert game["protected"] == {"Bo": "SD"}
    assert game["top"] == "SD"
    assert piles(game) == (7, 2)


def test_E17_after_another_save_the_day_only_the_named_colour_matches() -> None:
    game = guarded(AGAIN, "Ann: play SD", "Ann: protect Cy", "Ann: colour yellow")
    assert waits(game) == ("Bo", "turn", ["draw", "play W", "play Y2"])


def test_E17_meanwhile_only_the_named_colour_or_a_wild_matches() -> None:
    hands = ["SD G1 G2", "B5 R9 W Y2", "Y3 Y4"]
    game = dc(hands, "Ann: play SD", "Ann: protect Bo", "Ann: colour yellow")
    assert (game["top"], game["colour"]) == ("R5", "yellow")
    assert waits(game) == ("Bo", "turn", ["draw", "play W", "play Y2"])


def test_E17_a_coloured_card_played_then_matches_as_usual() -> None:
    hands = ["SD G1 G2", "B5 R9 W Y2", "B2 Y4 G4 R9"]
    game = dc(hands, "Ann: play SD", "Ann: protect Bo", "Ann: colour yellow", "Bo: play Y2")
    assert waits(game) == ("Cy", "turn", ["draw", "play B2", "play Y4"])


def test_E17_a_named_colour_counts_for_a_wild_draw_four() -> None:
    # Cy answers Bo's card; Bo holds red, the colour of the card on top, but not the colour named.
    hands = ["SD G1 G2", "R9 W4 Y2", "Y3 Y4"]
    moves = ("Ann: play SD", "Ann: protect Bo", "Ann: colour blue")
    game = dc(hands, *moves, "Bo: play W4", "Bo: colour green", "Cy: challenge")
    assert len(game["hands"]["Cy"]) == 8
    assert game["hands"]["Bo"] == ["R9", "Y2"]


def test_E16_the_log_does_not_end_a_protection_before_it_has_spared() -> None:
    hands = ["W4 G1 G2", "Y1 Y2", "Y3 Y4"]
    told = [event["text"] for event in guarded(hands, "Ann: play W4", "Ann: colour blue")["events"] if event["text"]]
    assert told == [
        "Ann plays Wild Draw Four",
        "Bo's protection ends with this card",
        "Ann names blue",
        "The protection spares Bo",
    ]
    told = [event["text"] for event in guarded(["RD G1 G2", *hands[1:]], "Ann: play RD")["events"] if event["text"]]
    assert told == ["Ann plays red Draw Two", "The protection spares Bo"]
