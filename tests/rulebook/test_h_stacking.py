"""House rules H1 to H4: penalties that are passed on, challenged, sent back."""

from typing import Any

import pytest

from rulebook.build import Game, assert_over, assert_refused, at, calls, record, waits

ANY = {"stack": "any"}
DEFLECT = {"stack": "any", "deflect": True}


def hit(*moves: str, stack: str = "any", hands: tuple[str, ...] = (), **rest: Any) -> Game:
    """Ann plays on red; unless said otherwise she has a red Draw Two, and so have the others something to stack."""
    cards = hands or ("RD R1 R2", "BD YD W4 B1", "GD G1 G2")
    rest.setdefault("draw", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B4 B5 B6 B7 B8 B9 G4 G5")
    options = {"stack": stack, **rest.pop("options", {})}
    return at(cards, *moves, discard="R5", options=options, **rest)


def test_H1_whoever_is_hit_is_asked_and_may_add_to_it() -> None:
    game = hit("Ann: play RD")
    assert waits(game) == ("Bo", "stack", ["accept", "play BD", "play W4", "play YD"])
    assert game["stack"] == 2
    assert game["turn"] == "Bo"


def test_H1_the_sum_goes_to_the_next_player() -> None:
    game = hit("Ann: play RD", "Bo: play BD")
    assert game["stack"] == 4
    assert waits(game) == ("Cy", "stack", ["accept", "play GD"])


def test_H1_whoever_accepts_draws_the_sum_and_misses_the_turn() -> None:
    game = hit("Ann: play RD", "Bo: play BD", "Cy: accept")
    assert len(game["hands"]["Cy"]) == 3 + 4
    assert game["stack"] == 0
    assert game["turn"] == "Ann"
    assert waits(game)[1] == "turn"


@pytest.mark.parametrize(("card", "believed"), [("RD", False), ("W4", True)])
def test_H1_whoever_accepts_a_draw_two_has_not_been_asked_to_believe_anything(card: str, believed: bool) -> None:
    moves = [f"Ann: play {card}", *(["Ann: colour blue"] if believed else []), "Bo: accept"]
    game = hit(*moves, hands=(f"{card} Y1 Y2", "B1 B2", "G1 G2"))
    assert ("accepted" in [event["kind"] for event in game["events"]]) == believed


def test_H1_asked_even_when_accepting_is_all_there_is() -> None:
    game = hit("Ann: play RD", hands=("RD R1 R2", "B1 B2", "G1 G2"))
    assert waits(game) == ("Bo", "stack", ["accept"])


def test_H1_off_it_is_not_asked() -> None:
    game = hit("Ann: play RD", stack="off")
    assert len(game["hands"]["Bo"]) == 4 + 2
    assert game["stack"] == 0
    assert waits(game)[0] == "Cy"


@pytest.mark.parametrize(
    ("stack", "options"),
    [("same", ["accept", "play BD", "play YD"]), ("up", ["accept", "play BD", "play W4", "play YD"])],
)
def test_H1_what_goes_on_a_draw_two(stack: str, options: list[str]) -> None:
    assert waits(hit("Ann: play RD", stack=stack))[2] == options


@pytest.mark.parametrize(
    ("stack", "options"),
    [
        ("same", ["accept", "challenge", "play W4"]),
        ("up", ["accept", "challenge", "play W4"]),
        ("any", ["accept", "challenge", "play BD", "play W4"]),
    ],
)
def test_H1_what_goes_on_a_wild_draw_four(stack: str, options: list[str]) -> None:
    game = hit("Ann: play W4", "Ann: colour blue", stack=stack, hands=("W4 Y1 Y2", "BD YD W4 B1", "G1 G2"))
    assert waits(game) == ("Bo", "stack", options)


def test_H1_a_wild_draw_four_names_its_colour_before_the_next_is_asked() -> None:
    game = hit("Ann: play RD", "Bo: play W4")
    assert waits(game)[:2] == ("Bo", "colour")
    assert game["turn"] == "Bo"
    assert waits(hit("Ann: play RD", "Bo: play W4", "Bo: colour green"))[:2] == ("Cy", "stack")


def test_H1_the_sum_of_both_kinds() -> None:
    game = hit("Ann: play RD", "Bo: play W4", "Bo: colour green", "Cy: play GD")
    assert game["stack"] == 8
    assert waits(game) == ("Ann", "stack", ["accept"])


def test_H1_without_bluffing_an_unlawful_wild_draw_four_does_not_go_on_it() -> None:
    game = hit("Ann: play RD", hands=("RD R1 R2", "W4 R3 B1", "G1 G2"), options={"bluff": False})
    assert waits(game)[2] == ["accept"]
    game = hit("Ann: play RD", hands=("RD R1 R2", "W4 G3 B1", "G1 G2"), options={"bluff": False})
    assert waits(game)[2] == ["accept", "play W4"]


def test_H1_a_stacked_card_is_a_turn_and_closes_the_window_of_a_call() -> None:
    hands = ("RD R1", "BD YD B1", "G1 G2")
    game = hit("Ann: play RD", hands=hands)
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"], "Cy": ["catch Ann"]}
    assert hit("Ann: play RD", "Bo: play BD", hands=hands)["owes_uno"] == []


def test_H1_a_stacked_card_opens_the_window_anew() -> None:
    game = hit("Ann: play RD", "Bo: play BD", hands=("RD R1 R2", "BD YD", "G1 G2"))
    assert game["owes_uno"] == ["Bo"]
    assert hit("Ann: play RD", "Bo: play BD uno", hands=("RD R1 R2", "BD YD", "G1 G2"))["owes_uno"] == []


def test_H1_accepting_is_no_turn_and_leaves_the_window_open() -> None:
    game = hit("Ann: play RD", "Bo: accept", hands=("RD R1", "BD YD B1", "G1 G2"))
    assert game["owes_uno"] == ["Ann"]
    assert calls(game)["Cy"] == ["catch Ann"]


def test_H1_with_two_players_it_comes_back() -> None:
    game = hit("Ann: play RD", "Bo: play BD", hands=("RD R1 YD", "BD B1 B2"))
    assert waits(game) == ("Ann", "stack", ["accept", "play YD"])
    game = hit("Ann: play RD", "Bo: play BD", "Ann: accept", hands=("RD R1 YD", "BD B1 B2"))
    assert len(game["hands"]["Ann"]) == 2 + 4
    assert game["turn"] == "Bo"


def test_H1_a_creeper_in_the_sum_brings_three_more() -> None:
    game = hit(
        "Ann: play RD",
        "Bo: accept",
        hands=("RD R1 R2", "B1 B2", "G1 G2"),
        edition="minecraft",
        draw="CR Y1 Y2 Y3 Y4 Y5",
    )
    assert len(game["hands"]["Bo"]) == 2 + 2 + 3


def test_H1_a_position_may_have_a_stack() -> None:
    game = at(
        ["R1 R2", "BD B1", "G1 G2"],
        turn="Bo",
        discard="RD",
        stack={"sum": 6, "by": "Ann"},
        options=ANY,
        draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7",
    )
    assert waits(game) == ("Bo", "stack", ["accept", "play BD"])
    assert game["stack"] == 6


@pytest.mark.parametrize(
    ("stack", "discard", "place"),
    [
        ({"sum": 3, "by": "Ann"}, "RD", "position.stack.sum"),
        ({"sum": 2, "by": "Ann"}, "W4", "position.stack.sum"),
        ({"sum": 2, "by": "Bo"}, "RD", "position.stack.by"),
        ({"sum": 2, "by": "Ann"}, "R5", "position.stack"),
        ({"sum": 2}, "RD", "position.stack.by"),
    ],
)
def test_H1_a_stack_that_cannot_be_is_refused(stack: dict[str, Any], discard: str, place: str) -> None:
    text = record(["R1 R2", "BD B1", "G1 G2"], turn="Bo", discard=discard, colour="red", stack=stack, options=ANY)
    assert_refused(text, place)


# H2

FOURS = ("RD W4 B1 B2", "W4 Y1 R3 Y2", "G1 G2 GD")


def test_H2_guilty_the_challenged_draws_the_whole_sum_and_the_challenger_takes_the_turn() -> None:
    game = hit("Ann: play RD", "Bo: play W4", "Bo: colour green", "Cy: challenge", hands=FOURS)
    assert len(game["hands"]["Bo"]) == 3 + 6
    assert len(game["hands"]["Cy"]) == 3
    assert waits(game)[:2] == ("Cy", "turn")
    assert game["stack"] == 0


def test_H2_innocent_the_challenger_draws_two_more_and_misses_the_turn() -> None:
    hands = ("RD W4 B1 B2", "W4 Y1 B3 Y2", "G1 G2 GD")
    game = hit("Ann: play RD", "Bo: play W4", "Bo: colour green", "Cy: challenge", hands=hands)
    assert len(game["hands"]["Cy"]) == 3 + 8
    assert waits(game)[:2] == ("Ann", "turn")


def test_H2_guilt_is_judged_by_the_colour_before_that_card() -> None:
    """Bo holds blue, which Ann's Wild Draw Four named, and no red."""
    hands = ("W4 Y1 Y2", "W4 B3 Y5", "G1 G2")
    moves = ("Ann: play W4", "Ann: colour blue", "Bo: play W4", "Bo: colour green", "Cy: challenge")
    game = hit(*moves, hands=hands)
    assert len(game["hands"]["Bo"]) == 2 + 8


def test_H2_only_a_wild_draw_four_on_top_may_be_challenged() -> None:
    moves = ("Ann: play W4", "Ann: colour blue", "Bo: play BD")
    assert waits(hit(*moves, hands=("W4 Y1 Y2", "BD B1 B2", "G1 G2")))[2] == ["accept"]


def test_H2_without_bluffing_nothing_is_challenged() -> None:
    moves = ("Ann: play W4", "Ann: colour blue")
    game = hit(*moves, hands=("W4 Y1 Y2", "B1 B2", "G1 G2"), options={"bluff": False})
    assert waits(game) == ("Bo", "stack", ["accept"])


def test_H2_a_stack_of_a_position_may_be_challenged_in_vain() -> None:
    game = at(
        ["R1 R2", "B1 B2", "G1 G2"],
        "Bo: challenge",
        turn="Bo",
        discard="W4",
        colour="red",
        stack={"sum": 4, "by": "Ann"},
        options=ANY,
        draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7",
    )
    assert len(game["hands"]["Bo"]) == 2 + 6


# H3


def test_H3_it_ends_at_a_protected_player_who_takes_the_turn() -> None:
    game = hit("Ann: play RD", edition="dc-super-hero-girls", protected={"Bo": "SD"})
    assert game["stack"] == 0
    assert waits(game)[:2] == ("Bo", "turn")
    assert len(game["hands"]["Bo"]) == 4


def test_H3_a_grown_stack_ends_there_too() -> None:
    game = hit("Ann: play RD", "Bo: play BD", edition="dc-super-hero-girls", protected={"Cy": "SD"})
    assert game["stack"] == 0
    assert waits(game)[:2] == ("Cy", "turn")


def test_H3_a_wild_draw_four_is_blocked_and_ends_the_protection() -> None:
    moves = ("Ann: play RD", "Bo: play W4", "Bo: colour green")
    game = hit(*moves, edition="dc-super-hero-girls", protected={"Cy": "SD"})
    assert waits(game)[:2] == ("Cy", "turn")
    assert game["protected"] == {}


def test_H3_a_last_card_cannot_be_stacked_on() -> None:
    game = hit("Ann: play RD", hands=("RD", "BD B1", "G1 G2"))
    assert_over(game, "Ann")
    assert len(game["hands"]["Bo"]) == 2 + 2


def test_H3_the_next_player_draws_the_whole_sum_for_a_last_card() -> None:
    game = hit("Ann: play RD", "Bo: play BD", hands=("RD R1", "BD", "GD G1"))
    assert_over(game, "Bo")
    assert len(game["hands"]["Cy"]) == 2 + 4


def test_H3_asked_only_if_a_last_card_may_be_challenged() -> None:
    game = hit("Ann: play W4", hands=("W4", "W4 B1", "G1 G2"))
    assert waits(game) == ("Bo", "stack", ["accept", "challenge"])
    game = hit("Ann: play W4", "Bo: challenge", hands=("W4", "W4 B1", "G1 G2"))
    assert_over(game, "Ann")
    assert len(game["hands"]["Bo"]) == 2 + 6
    assert_over(hit("Ann: play W4", hands=("W4", "W4 B1", "G1 G2"), options={"bluff": False}), "Ann")


def test_H3_an_opening_draw_two_can_be_stacked_on() -> None:
    game = at(["R1 R2", "BD B1", "G1 G2"], opening="RD", options=ANY, draw="Y1 Y2 Y3 Y4 Y5 Y6")
    assert waits(game) == ("Bo", "stack", ["accept", "play BD"])
    game = at(["R1 R2", "BD B1", "G1 G2"], "Bo: accept", opening="RD", options=ANY, draw="Y1 Y2 Y3 Y4 Y5 Y6")
    assert len(game["hands"]["Bo"]) == 4
    assert game["turn"] == "Cy"


# H4

FOUR = ("RD R1 R2", "RV RS B1 BV", "RS G1 G2 RD", "RV Y1 Y2")


def deflected(*moves: str, hands: tuple[str, ...] = FOUR, **rest: Any) -> Game:
    return hit("Ann: play RD", *moves, hands=hands, options={"deflect": True, **rest.pop("options", {})}, **rest)


def test_H4_a_reverse_and_a_skip_of_the_colour_in_play_may_be_played() -> None:
    assert waits(deflected())[2] == ["accept", "play RS", "play RV"]


def test_H4_only_with_deflecting() -> None:
    assert waits(hit("Ann: play RD", hands=FOUR))[2] == ["accept"]
    game = at(FOUR, "Ann: play RD", discard="R5", options={"deflect": True}, draw="Y3 Y4 Y5")
    assert waits(game)[:2] == ("Cy", "turn")


def test_H4_a_reverse_sends_it_back_to_whoever_played_the_last_card() -> None:
    game = deflected("Bo: play RV")
    assert waits(game)[:2] == ("Ann", "stack")
    assert game["stack"] == 2
    assert game["direction"] == "right"
    game = deflected("Bo: play RV", "Ann: accept")
    assert len(game["hands"]["Ann"]) == 2 + 2
    assert game["turn"] == "Di"


def test_H4_a_skip_passes_it_on_to_the_next_but_one() -> None:
    game = deflected("Bo: play RS")
    assert waits(game) == ("Di", "stack", ["accept", "play RV"])
    game = deflected("Bo: play RS", "Di: accept")
    assert len(game["hands"]["Di"]) == 3 + 2
    assert game["turn"] == "Ann"


def test_H4_deflecting_cards_are_cards_of_the_stack() -> None:
    game = deflected("Bo: play RS", "Di: play RV")
    assert waits(game)[:2] == ("Bo", "stack")


def test_H4_on_a_deflecting_card_a_draw_two_must_be_of_the_colour_in_play() -> None:
    game = deflected("Bo: play RV", hands=("RD RD BD R1", "RV B1 B2", "G1 G2"))
    assert waits(game)[2] == ["accept", "play RD"]


def test_H4_a_deflecting_card_on_a_wild_draw_four_keeps_the_kind_of_the_stack() -> None:
    hands = ("W4 W4 RD Y2", "RV B1 B2", "G1 G2")
    options = {"deflect": True}
    moves = ("Ann: play W4", "Ann: colour red", "Bo: play RV")
    game = at(hands, *moves, discard="B5", options={"stack": "same", **options}, draw="Y3 Y4 Y5 Y6 Y7")
    assert waits(game)[2] == ["accept", "play W4"]
    game = at(hands, *moves, discard="B5", options={"stack": "any", **options}, draw="Y3 Y4 Y5 Y6 Y7")
    assert waits(game)[2] == ["accept", "play RD", "play W4"]


@pytest.mark.parametrize("card", ["RV", "RS"])
def test_H4_with_two_players_both_send_it_back(card: str) -> None:
    game = deflected(f"Bo: play {card}", hands=("RD R1 R2", f"{card} B1 B2"))
    assert waits(game)[:2] == ("Ann", "stack")
    game = deflected(f"Bo: play {card}", "Ann: accept", hands=("RD R1 R2", f"{card} B1 B2"))
    assert waits(game)[:2] == ("Bo", "turn")


def test_H4_an_opening_card_is_the_dealers() -> None:
    game = at(["R1 R2", "RV B1", "G1 G2"], "Bo: play RV", opening="RD", options=DEFLECT, draw="Y1 Y2 Y3 Y4")
    assert waits(game)[:2] == ("Ann", "stack")


@pytest.mark.parametrize(("card", "reached"), [("RV", "Ann"), ("RS", "Di")])
def test_H4_a_last_card_deflects_too(card: str, reached: str) -> None:
    hands = ("RD R1 R2", card, "G1 G2", "Y1 Y2")
    game = deflected(f"Bo: play {card}", hands=hands)
    assert_over(game, "Bo")
    assert len(game["hands"][reached]) == 2 + 2


def test_H4_it_ends_at_a_protected_player_whom_it_is_sent_to() -> None:
    game = deflected("Bo: play RS", edition="dc-super-hero-girls", protected={"Di": "SD"})
    assert game["stack"] == 0
    assert waits(game)[:2] == ("Di", "turn")
