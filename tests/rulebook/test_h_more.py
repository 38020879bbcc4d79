"""House rules H11 to H13 and H16: last cards that act, protection from all, calls without reason, sets by name."""

from typing import Any

import pytest

from lastcard.game.settings import Options, house_rules
from rulebook.build import Game, assert_over, assert_refused, at, calls, record, waits

ACTS = {"last_card": "acts"}
ALL = {"protection": "all"}
DC = "dc-super-hero-girls"


def last(card: str, *moves: str, edition: str = "classic", **rest: Any) -> Game:
    rest.setdefault("draw", "Y1 Y2 Y3 Y4 Y5 Y6")
    hands = rest.pop("hands", (card, "R2 B2 B3", "R1 R3"))
    options = {**ACTS, **rest.pop("options", {})}
    return at(hands, f"Ann: play {card}", *moves, discard="R5", edition=edition, options=options, **rest)


def test_H11_a_skip_or_wild_as_the_last_card_ends_the_round() -> None:
    assert_over(last("RS"), "Ann")
    assert_over(last("W"), "Ann")


def test_H11_a_last_jam_card_that_lands_on_its_back_brings_new_cards() -> None:
    game = last("JM", "chance: back", edition="space-jam")
    assert waits(game)[:2] == ("Ann", "colour")
    assert len(game["hands"]["Ann"]) == 2
    game = last("JM", "chance: back", "Ann: colour red", edition="space-jam")
    assert waits(game)[:2] == ("Bo", "turn")


def test_H11_with_nothing_to_discard_nothing_is_asked() -> None:
    assert_over(last("JM", "chance: slam", edition="space-jam"), "Ann")


def test_H11_crossing_the_streams_is_carried_out_to_its_end() -> None:
    game = last("XS", edition="ghostbusters")
    assert waits(game)[:2] == ("Ann", "put")
    game = last("XS", "Ann: put Y1", "Bo: put Y2", edition="ghostbusters")
    assert waits(game)[:2] == ("Cy", "put")
    game = last("XS", "Ann: put Y1", "Bo: put Y2", "Cy: put Y3", edition="ghostbusters")
    assert_over(game, "Ann")


def test_H11_its_player_goes_out_before_anybody_else() -> None:
    """Only Ann can draw: Bo puts down the last card, and does not go out first."""
    game = last(
        "XS", "Ann: put G7", "Bo: put G2", "Cy: put G1", edition="ghostbusters", hands=("XS", "G2", "G1 G3"), draw="G7"
    )
    assert_over(game, "Ann")


def test_H11_another_of_its_kind_may_be_put_down() -> None:
    """The Streams bring a second one: that is a wild, so its player names the colour that the others follow."""
    hands = ("XS", "B2 B3", "G8 G9")
    moves = ("XS", "Ann: put XS")
    game = last(*moves, edition="ghostbusters", hands=hands, draw="XS Y1 Y2")
    assert waits(game)[:2] == ("Ann", "colour")
    game = last(*moves, "Ann: colour blue", edition="ghostbusters", hands=hands, draw="XS Y1 Y2")
    assert waits(game) == ("Bo", "put", ["put B2", "put B3"])


def test_H11_with_nothing_to_put_down_there_is_no_colour_to_follow() -> None:
    text = "Put down a card. Everyone else puts down a card of that colour, or draws 2."
    game = last("CU", edition=DC, written={"CU": text})
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["B2", "B3", "R2"]


def test_H11_whoever_has_put_down_their_last_card_owes_no_call() -> None:
    """The one card that the Streams bring owes it; with that put down there is nothing left to call for."""
    hands, options = ("XS", "B1 B2", "G8 G9"), {"last_card": "acts"}
    table: dict[str, Any] = {"edition": "ghostbusters", "discard": "R5", "draw": "W Y1 Y2", "options": options}
    assert at(hands, "Ann: play XS", **table)["owes_uno"] == ["Ann"]
    after = at(hands, "Ann: play XS", "Ann: put W", **table)
    assert waits(after)[:2] == ("Ann", "colour")
    assert (after["owes_uno"], after["interrupts"]) == ([], [])


def test_H11_save_the_day_still_protects_somebody() -> None:
    game = last("SD", edition=DC)
    assert waits(game)[:2] == ("Ann", "protect")
    assert_over(last("SD", "Ann: protect Bo", edition=DC), "Ann")


def test_H11_a_written_card_acts() -> None:
    game = last("CU", edition=DC, written={"CU": "Everyone else draws 2."})
    assert_over(game, "Ann")
    assert len(game["hands"]["Bo"]) == 5


def test_H11_a_card_that_moves_hands_does_not_act() -> None:
    text = "Swap hands with a player you choose."
    assert_over(last("CU", edition=DC, written={"CU": text}), "Ann")
    assert_over(last("R7", options={"seven_zero": True}), "Ann")


def test_H11_by_the_rulebook_they_do_not_act() -> None:
    game = at(["JM", "R2 B2", "R1"], "Ann: play JM", discard="R5", edition="space-jam", draw="Y1 Y2")
    assert_over(game, "Ann")


# H12


def protected(*moves: str, hands: tuple[str, ...] = ("RS R1 R7 R0", "B2 B3", "G1 G2"), **rest: Any) -> Game:
    options = {**ALL, **rest.pop("options", {})}
    rest.setdefault("protected", {"Bo": "SD"})
    rest.setdefault("draw", "Y1 Y2 Y3 Y4")
    return at(hands, *moves, discard="R5", edition=DC, options=options, **rest)


def test_H12_a_skip_does_not_skip_a_protected_player() -> None:
    assert waits(protected("Ann: play RS"))[:2] == ("Bo", "turn")
    assert waits(protected("Ann: play RS", options={"protection": "draws"}))[:2] == ("Cy", "turn")


def test_H12_a_seven_cannot_choose_a_protected_player() -> None:
    game = protected("Ann: play R7", options={"seven_zero": True})
    assert waits(game)[2] == ["choose Cy"]
    game = protected("Ann: play R7", options={"seven_zero": True, "protection": "draws"})
    assert waits(game)[2] == ["choose Bo", "choose Cy"]


def test_H12_with_nobody_left_to_choose_nothing_happens() -> None:
    game = protected("Ann: play R7", hands=("R7 R1", "B2 B3"), options={"seven_zero": True})
    assert waits(game)[:2] == ("Bo", "turn")
    assert game["hands"]["Ann"] == ["R1"]


def test_H12_a_zero_leaves_a_protected_hand_where_it_is() -> None:
    game = protected("Ann: play R0", options={"seven_zero": True})
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["B2", "B3"], "Cy": ["R1", "R7", "RS"]}


def test_H12_except_its_players_own() -> None:
    game = protected("Ann: play R0", options={"seven_zero": True}, protected={"Ann": "SD"})
    assert game["hands"]["Ann"] == ["G1", "G2"]


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Take 1 card from a player you choose.", ["choose Cy"]),
        ("Swap hands with a player you choose.", ["choose Cy"]),
        ("A player you choose draws 2.", ["choose Bo", "choose Cy"]),
    ],
)
def test_H12_cards_that_take_give_or_swap(text: str, options: list[str]) -> None:
    game = protected("Ann: play CU", hands=("CU R1 R2", "B2 B3", "G1 G2"), written={"CU": text})
    assert waits(game)[2] == options


def test_H12_a_card_that_takes_from_the_next_player_takes_nothing() -> None:
    text = "Take 1 card from the next player."
    game = protected("Ann: play CU", hands=("CU R1 R2", "B2 B3", "G1 G2"), written={"CU": text})
    assert game["hands"]["Bo"] == ["B2", "B3"]
    assert waits(game)[:2] == ("Ann", "colour")


# H13


def calling(*moves: str, hands: tuple[str, ...] = ("R1 R2 R3", "B2 B3", "G1 G2"), **options: Any) -> Game:
    return at(hands, *moves, discard="R5", draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8", options=options)


def test_H13_a_call_without_reason_costs_two() -> None:
    game = calling("Bo: uno", false_call=2)
    assert len(game["hands"]["Bo"]) == 4
    assert waits(game)[:2] == ("Ann", "turn")


def test_H13_a_catch_without_reason_costs_two() -> None:
    game = calling("Bo: catch Cy", false_call=2)
    assert len(game["hands"]["Bo"]) == 4
    assert len(game["hands"]["Cy"]) == 2


def test_H13_they_are_never_offered() -> None:
    assert calls(calling(false_call=2)) == {}


def test_H13_without_it_they_are_refused() -> None:
    assert_refused(record(["R1 R2", "B1 B2"], "Bo: uno", discard="R5"), "moves[0]")


def test_H13_not_between_rounds() -> None:
    text = record(["R1", "B1 B2"], "Ann: play R1", "Bo: uno", discard="R5", options={"false_call": 2})
    assert_refused(text, "moves[1]")


def test_H13_not_for_players_who_are_out() -> None:
    options = {"false_call": 2, "mercy": 10}
    text = record(["R1 R2", "", "G1"], "Bo: uno", discard="R5", options=options, out=["Bo"])
    assert_refused(text, "moves[0]")


def test_H13_not_for_a_player_without_cards() -> None:
    text = record(["W4", "B1 B2", "G1"], "Ann: play W4", "Ann: uno", discard="R5", options={"false_call": 2})
    assert_refused(text, "moves[1]")


def test_H13_behind_a_move_that_does_not_leave_one_card_it_stays_refused() -> None:
    text = record(["R1 R2 R3", "B1 B2"], "Ann: play R1 uno", discard="R5", options={"false_call": 2})
    assert_refused(text, "moves[0]")


@pytest.mark.parametrize("cards", [2, 4, 6])
def test_H13_a_caught_call_costs_what_the_table_says(cards: int) -> None:
    game = calling("Ann: play R1", "Bo: catch Ann", hands=("R1 R2", "B2 B3", "G1 G2"), uno_penalty=cards)
    assert len(game["hands"]["Ann"]) == 1 + cards


@pytest.mark.parametrize(
    "options",
    [{"uno_penalty": 3}, {"false_call": 1}, {"stack": "all"}, {"teams": 4}, {"rules": "wild"}, {"jump": True}],
)
def test_H13_values_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    assert_refused(record(["R1 R2", "B1 B2"], discard="R5", options=options), f"options.{next(iter(options))}")


# H16


def test_H16_sets_have_names() -> None:
    assert Options.read({"rules": "rulebook"}) == Options()
    assert Options.read({"rules": "party"}) == Options(stack="any", jump_in=True, seven_zero=True)
    merciless = Options(stack="any", draw="match", force_play=True, mercy=25, seven_zero=True)
    assert Options.read({"rules": "merciless"}) == merciless


def test_H16_single_options_change_a_set() -> None:
    game = at(
        ["RD R1", "W4 B1"], "Ann: play RD", discard="R5", draw="Y1 Y2", options={"rules": "party", "stack": "same"}
    )
    assert waits(game)[2] == ["accept"]


def test_H16_a_table_says_which_set_it_plays_and_in_what_it_differs() -> None:
    assert house_rules(Options()) == ("rulebook", {})
    assert house_rules(Options(target=100, scoring="tally")) == ("rulebook", {})
    assert house_rules(Options.read({"rules": "merciless", "mercy": 30})) == ("merciless", {"mercy": 30})
    assert house_rules(Options(deflect=True)) == ("rulebook", {"deflect": True})
