"""Clauses S1 to S8: who deals, the deal, and what the opening card does."""

import pytest

from rulebook.build import EDITIONS, GREEN, NAMES, ORANGE, SPECIALS, Game, at, cards_in_play, dealt, piles, waits

HANDS = ["R1 R2 G3", "R3 R4 G4", "R6 R7 G6"]
OPENING_SPECIALS = [(edition, card) for edition in EDITIONS for card in SPECIALS[edition]]


def test_S1_the_dealer_is_drawn_for() -> None:
    dealers = {dealt("ghostbusters", 3, seed)["dealer"] for seed in range(60)}
    assert dealers == {"Ann", "Bo", "Cy"}


def drawn_for_the_deal(game: Game) -> list[tuple[str, int]]:
    """Who drew what for the deal: any symbol counts zero."""
    drawn = [(event["player"], event["card"]) for event in game["events"] if event["kind"] == "drew_for_deal"]
    return [(name, int(card[1]) if card[0] != "W" and card[1:].isdigit() else 0) for name, card in drawn]


def test_S1_the_highest_number_deals_and_tied_players_draw_again() -> None:
    ties = symbols = 0
    for seed in range(150):
        game = dealt("space-jam", 4, seed)
        drawn = drawn_for_the_deal(game)
        tied = list(NAMES[:4])
        while True:
            now, drawn = drawn[: len(tied)], drawn[len(tied) :]
            assert [name for name, _ in now] == tied
            symbols += sum(number == 0 for _, number in now)
            highest = max(number for _, number in now)
            tied = [name for name, number in now if number == highest]
            if len(tied) == 1:
                break
            ties += 1
        assert drawn == []
        assert game["dealer"] == tied[0]
    assert ties > 10
    assert symbols > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_S1_the_cards_drawn_for_the_deal_go_back(edition: str) -> None:
    for seed in range(10):
        assert cards_in_play(dealt(edition, 4, seed)) == 112


def test_S1_a_seed_always_gives_the_same_game() -> None:
    assert dealt("minecraft", 4, 11) == dealt("minecraft", 4, 11)


def test_S1_seeds_give_different_games() -> None:
    hands = {str(dealt("minecraft", 4, seed)["hands"]) for seed in range(10)}
    assert len(hands) == 10


@pytest.mark.parametrize("count", [2, 3, 10])
def test_S2_seven_cards_each_and_the_rest_is_the_draw_pile(count: int) -> None:
    for seed in range(20):
        game = dealt("green-lantern", count, seed)
        extra = 2 if game["top"][1:] == "D" else 0
        assert sorted(map(len, game["hands"].values())) == [7] * (count - 1) + [7 + extra]
        assert piles(game) == (112 - 7 * count - 1 - extra, 1)


@pytest.mark.parametrize(("before", "after"), [("Ann", "Bo"), ("Bo", "Cy"), ("Cy", "Ann")])
def test_S2_the_deal_passes_to_the_left(before: str, after: str) -> None:
    game = at(["R1", "R2", "R3"], "Ann: play R1", "Bo: next", discard="R5", dealer=before)
    assert game["round"] == 2
    assert game["dealer"] == after


def test_S2_the_deal_passes_to_the_left_although_play_goes_right() -> None:
    game = at(["R1", "R2", "R3"], "Ann: play R1", "Cy: next", discard="R5", dealer="Ann", direction="right")
    assert game["dealer"] == "Bo"


@pytest.mark.parametrize("edition", EDITIONS)
def test_S3_every_dealt_game_starts_as_its_opening_card_says(edition: str) -> None:
    tops = set()
    for seed in range(60):
        game = dealt(edition, 3, seed)
        seat = NAMES.index(game["dealer"])
        first, second = NAMES[(seat + 1) % 3], NAMES[(seat + 2) % 3]
        top = game["top"]
        face = "wild" if top in ("W", *SPECIALS[edition]) else top[1:]
        tops.add(face)
        starter = {"D": second, "V": game["dealer"], "S": second}.get(face, first)
        assert top != "W4"
        assert game["round"] == 1
        assert game["direction"] == ("right" if face == "V" else "left")
        assert game["turn"] == starter
        assert waits(game)[:2] == (starter, "colour" if face == "wild" else "turn")
        assert len(game["hands"][first]) == (9 if face == "D" else 7)
        assert game["protected"] == {}
    assert len(tops) > 5


def test_S3_the_player_to_the_left_of_the_dealer_starts() -> None:
    game = at(HANDS, opening="B7", draw="G1 G2", dealer="Ann")
    assert (game["top"], game["colour"], game["direction"]) == ("B7", "blue", "left")
    assert piles(game) == (2, 1)
    assert game["turn"] == "Bo"
    assert waits(game) == ("Bo", "turn", ["draw"])


def test_S3_left_of_the_last_seat_is_the_first() -> None:
    assert at(HANDS, opening="B7", dealer="Cy")["turn"] == "Ann"


def test_S3_play_goes_left() -> None:
    assert at(HANDS, "Bo: play R3", opening="R7", draw="G1", dealer="Ann")["turn"] == "Cy"


def test_S4_the_first_player_draws_two_and_misses_the_turn() -> None:
    game = at(HANDS, opening="BD", draw="G1 G2 G5", dealer="Ann")
    assert game["hands"] == {"Ann": ["G3", "R1", "R2"], "Bo": ["G1", "G2", "G4", "R3", "R4"], "Cy": ["G6", "R6", "R7"]}
    assert piles(game) == (1, 1)
    assert (game["top"], game["colour"], game["direction"]) == ("BD", "blue", "left")
    assert waits(game) == ("Cy", "turn", ["draw"])


def test_S4_with_two_players_the_dealer_starts() -> None:
    game = at(HANDS[:2], opening="BD", draw="G1 G2 G5", dealer="Bo")
    assert game["hands"]["Ann"] == ["G1", "G2", "G3", "R1", "R2"]
    assert game["turn"] == "Bo"


def test_S5_the_dealer_goes_first() -> None:
    game = at(HANDS, opening="RV", draw="G1", dealer="Bo")
    assert (game["turn"], game["direction"], game["top"]) == ("Bo", "right", "RV")
    assert waits(game) == ("Bo", "turn", ["draw", "play R3", "play R4"])
    assert piles(game) == (1, 1)


def test_S5_then_play_goes_to_the_right() -> None:
    game = at(HANDS, "Bo: play R3", opening="RV", draw="G1", dealer="Bo")
    assert (game["turn"], game["direction"]) == ("Ann", "right")


def test_S5_with_two_players_the_dealer_goes_first() -> None:
    game = at(HANDS[:2], opening="RV", draw="G1", dealer="Ann")
    assert (game["turn"], game["direction"]) == ("Ann", "right")


def test_S6_the_first_player_is_skipped() -> None:
    game = at(HANDS, opening="RS", draw="G1", dealer="Ann")
    assert (game["turn"], game["direction"]) == ("Cy", "left")
    assert game["hands"]["Bo"] == ["G4", "R3", "R4"]


def test_S6_with_two_players_the_dealer_starts() -> None:
    assert at(HANDS[:2], opening="RS", draw="G1", dealer="Bo")["turn"] == "Bo"


def test_S7_a_wild_lets_the_player_left_of_the_dealer_name_the_colour() -> None:
    game = at(HANDS, opening="W", draw="G1", dealer="Ann")
    assert (game["turn"], game["colour"], game["top"]) == ("Bo", None, "W")
    assert waits(game) == ("Bo", "colour", GREEN)


def test_S7_whoever_names_the_colour_then_plays() -> None:
    game = at(HANDS, "Bo: colour red", opening="W", draw="G1", dealer="Ann")
    assert (game["turn"], game["colour"]) == ("Bo", "red")
    assert waits(game) == ("Bo", "turn", ["draw", "play R3", "play R4"])


@pytest.mark.parametrize(("edition", "card"), OPENING_SPECIALS)
def test_S7_a_special_turned_up_only_lets_the_colour_be_named(edition: str, card: str) -> None:
    hands = ["R1 R2 Y3", "R3 Y4", "R6 R7 Y6"]
    game = at(hands, edition=edition, opening=card, draw="B1 B2 B3 B4", dealer="Ann")
    assert waits(game) == ("Bo", "colour", ORANGE if edition == "space-jam" else GREEN)
    assert (game["turn"], game["colour"], game["top"]) == ("Bo", None, card)
    assert game["hands"] == {"Ann": ["R1", "R2", "Y3"], "Bo": ["R3", "Y4"], "Cy": ["R6", "R7", "Y6"]}
    assert piles(game) == (4, 1)
    assert game["protected"] == {}
    named = at(hands, "Bo: colour yellow", edition=edition, opening=card, draw="B1 B2 B3 B4", dealer="Ann")
    assert waits(named) == ("Bo", "turn", ["draw", "play Y4"])
    assert piles(named) == (4, 1)
    assert named["protected"] == {}


def test_S7_what_is_written_on_the_opening_card_does_nothing() -> None:
    game = at(
        ["R1 R2", "R3 Y4", "R6 R7"], "Bo: colour red", opening="CU", draw="B1 B2 B3 B4", dealer="Ann",
        edition="dc-super-hero-girls", written={"CU": "everyone else draws 2."},
    )  # fmt: skip
    assert piles(game) == (4, 1)
    assert waits(game) == ("Bo", "turn", ["draw", "play R3"])


def test_S8_a_wild_draw_four_is_put_back_and_another_card_turned() -> None:
    game = at(HANDS, opening="W4", draw="R5", dealer="Ann")
    assert (game["top"], game["colour"], game["turn"]) == ("R5", "red", "Bo")
    assert piles(game) == (1, 1)
    assert waits(game) == ("Bo", "turn", ["draw", "play R3", "play R4"])
    assert [len(hand) for hand in game["hands"].values()] == [3, 3, 3]


def test_S8_the_card_put_back_is_in_the_draw_pile() -> None:
    game = at(HANDS, "Bo: draw", opening="W4", draw="R5", dealer="Ann")
    assert game["hands"]["Bo"] == ["G4", "R3", "R4", "W4"]
    assert piles(game) == (0, 1)


def test_S8_until_it_is_something_else() -> None:
    game = at(HANDS, opening="W4", draw="W4 W4 R5", dealer="Ann")
    assert game["top"] == "R5"
    assert piles(game) == (3, 1)


def test_S8_the_card_turned_instead_acts_as_an_opening_card() -> None:
    game = at(HANDS, opening="W4", draw="RS", dealer="Ann")
    assert (game["top"], game["turn"]) == ("RS", "Cy")
    assert piles(game) == (1, 1)
