"""Records that cannot be right are refused, with the place and what is wrong there."""

from typing import Any

import pytest

from cases import tried_with
from rulebook.build import EDITIONS, NAMES, assert_refused, at, head, record, waits
from support import refused, stands

HANDS = ["R1 G1", "Y1 Y2", "Y3 Y4"]
DC = "dc-super-hero-girls"
GOOD = record(HANDS, discard="R5", draw="B1 B2")


def changed(old: str, new: str) -> str:
    """The good record with one piece of text replaced."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def spoiled(key: str, value: Any) -> str:
    """The good record with one key of the position set, or left out with None."""
    keys: dict[str, Any] = {"discard": "R5", key: value}
    return record(HANDS, **keys)


def seated(*names: str) -> str:
    """A record without a position for players of these names."""
    return head("minecraft", names)


def test_R_the_record_that_the_others_spoil_is_accepted() -> None:
    game = stands(GOOD)
    assert waits(game) == ("Ann", "turn", ["draw", "play R1"])


@pytest.mark.parametrize(
    "text", ["", "{}", "lastcard = ", "lastcard = 1\nedition = minecraft\n", GOOD + "[position]\n", "Ann: draw"],
)  # fmt: skip
def test_R_not_toml_or_empty(text: str) -> None:
    message = refused(text).strip()
    assert message
    assert "\n" not in message


@pytest.mark.parametrize("key", ["lastcard", "edition", "players"])
def test_R_a_missing_key_at_the_top(key: str) -> None:
    lines = [line for line in GOOD.splitlines() if not line.startswith(f"{key} =")]
    assert_refused("\n".join(lines), key)


@pytest.mark.parametrize("version", ["2", "0", '"1"', "1.0", "true"])
def test_R_another_version(version: str) -> None:
    assert_refused(changed("lastcard = 1", f"lastcard = {version}"), "lastcard", "1")


@pytest.mark.parametrize("edition", ["uno", "Minecraft", ""])
def test_R_an_unknown_edition(edition: str) -> None:
    assert_refused(changed('"classic"', f'"{edition}"'), "edition", edition, "minecraft")


def test_R_an_unknown_key_at_the_top() -> None:
    assert_refused("speed = 3\n" + GOOD, "speed")


def test_R_an_unknown_table() -> None:
    assert_refused(GOOD + "\n[house]\nrule = 1\n", "house")


def test_R_an_unknown_key_in_the_position() -> None:
    assert_refused(record(HANDS, discard="R5", pile="B1"), "position", "pile")


@pytest.mark.parametrize("key", ["stacking", "Target"])
def test_R_an_unknown_option(key: str) -> None:
    assert_refused(record(HANDS, discard="R5", options={key: True}), "options", key)


@tried_with(
    ("key", "value"),
    [
        ("scoring", "loser"), ("scoring", 1), ("scoring", True),
        ("target", 0), ("target", -100), ("target", "500"), ("target", 99.5), ("target", True),
        ("bluff", 1), ("bluff", "false"),
        ("two_player_reverse", "stay"), ("two_player_reverse", False),
    ],
)  # fmt: skip
def test_R_a_bad_option(key: str, value: Any) -> None:
    assert_refused(record(HANDS, discard="R5", options={key: value}), f"options.{key}")


@tried_with(
    ("old", "new", "place"),
    [
        ('edition = "classic"', "edition = 3", "edition"),
        ('players = ["Ann", "Bo", "Cy"]', 'players = "Ann Bo Cy"', "players"),
        ('players = ["Ann", "Bo", "Cy"]', 'players = ["Ann", "Bo", 3]', "players"),
        ("moves = []", 'moves = "Ann: draw"', "moves"),
        ("moves = []", "moves = [3]", "moves[0]"),
        ("moves = []", 'moves = []\nseed = "7"', "seed"),
        ("moves = []", "moves = []\nseed = 1.5", "seed"),
        ("moves = []", "moves = []\nseed = true", "seed"),
        ("moves = []", "moves = []\noptions = 3", "options"),
        ("moves = []", 'moves = []\nwritten = "draws 2."', "written"),
    ],
)
def test_R_a_wrong_type_at_the_top(old: str, new: str, place: str) -> None:
    assert_refused(changed(old, new), place)


@tried_with(
    ("key", "value", "place"),
    [
        ("dealer", 1, "position.dealer"), ("turn", 1, "position.turn"), ("direction", 1, "position.direction"),
        ("discard", 5, "position.discard"), ("draw", 5, "position.draw"), ("rest", True, "position.rest"),
        ("colour", 3, "position.colour"), ("scores", 3, "position.scores"), ("hands", "R1", "position.hands"),
        ("hands", {"Ann": 1, "Bo": "Y1", "Cy": "Y3"}, "position.hands.Ann"),
        ("scores", {"Ann": "5"}, "position.scores.Ann"), ("scores", {"Ann": 1.5}, "position.scores.Ann"),
        ("scores", {"Ann": True}, "position.scores.Ann"), ("protected", "SD", "position.protected"),
    ],
)  # fmt: skip
def test_R_a_wrong_type_in_the_position(key: str, value: Any, place: str) -> None:
    assert_refused(spoiled(key, value), place)


@pytest.mark.parametrize(
    "name", ["", "A" * 21, "An:n", "An\u0007n", "An\nn", "chance", "Ann uno"],
)  # fmt: skip
def test_R_a_name_against_the_rules(name: str) -> None:
    assert_refused(seated("Bo", name), "players")


@pytest.mark.parametrize("name", ["A", "A" * 20, "Ann Lee", "Ånne", "uno", "Bruno", "chancellor"])
def test_R_a_name_within_the_rules(name: str) -> None:
    assert name in stands(seated("Bo", name))["hands"]


@pytest.mark.parametrize("names", [("Ann", "Bo", "Ann"), ("Ann", "ANN"), ("bo", "Bo")])
def test_R_a_player_twice(names: tuple[str, ...]) -> None:
    assert_refused(seated(*names), "players", names[-1])


@pytest.mark.parametrize("names", [(), ("Ann",), NAMES])
def test_R_too_few_or_too_many_players(names: tuple[str, ...]) -> None:
    assert_refused(seated(*names), "players", "2", "10")


@pytest.mark.parametrize("key", ["dealer", "turn"])
def test_R_an_unseated_dealer_or_player_to_play(key: str) -> None:
    assert_refused(spoiled(key, "Zed"), f"position.{key}", "Zed")


def test_R_an_unseated_hand() -> None:
    hands = dict(zip(NAMES, HANDS, strict=False)) | {"Zed": "B1"}
    assert_refused(record(hands, discard="R5"), "position.hands", "Zed")


def test_R_an_unseated_score() -> None:
    assert_refused(record(HANDS, discard="R5", scores={"Zed": 5}), "position.scores", "Zed")


def test_R_an_unseated_player_protected() -> None:
    text = record(HANDS, edition=DC, discard="R5", colour="red", protected={"Zed": "SD"})
    assert_refused(text, "position.protected", "Zed")


@pytest.mark.parametrize("score", [500, 501, -1])
def test_R_a_score_that_cannot_be(score: int) -> None:
    assert_refused(record(HANDS, discard="R5", scores={"Bo": score}), "position.scores.Bo", str(score))


def test_R_a_score_at_a_target_of_the_table() -> None:
    text = record(HANDS, discard="R5", scores={"Bo": 100}, options={"target": 100})
    assert_refused(text, "position.scores.Bo", "100")
    game = at(HANDS, discard="R5", scores={"Bo": 99}, options={"target": 100})
    assert game["scores"]["Bo"] == 99


@pytest.mark.parametrize("key", ["hands", "dealer", "turn", "discard"])
def test_R_a_position_that_lacks_something(key: str) -> None:
    assert_refused(spoiled(key, None), "position", key)


def test_R_an_opening_card_with_a_turn_or_a_discard_pile() -> None:
    assert_refused(record(HANDS, opening="B7", draw="B1", turn="Ann"), "position", "opening")
    assert_refused(record(HANDS, opening="B7", draw="B1", discard="R5"), "position", "opening")


def test_R_a_player_without_a_hand() -> None:
    assert_refused(record({"Ann": "R1", "Bo": "Y1"}, discard="R5"), "position.hands", "Cy")


@pytest.mark.parametrize("hand", ["", "  "])
def test_R_an_empty_hand(hand: str) -> None:
    assert_refused(record(["R1", hand, "Y3"], discard="R5"), "position.hands.Bo")


def test_R_an_empty_discard_pile() -> None:
    assert_refused(record(HANDS, discard=""), "position.discard")


@pytest.mark.parametrize(("key", "value"), [("direction", "up"), ("rest", "all"), ("colour", "pink")])
def test_R_a_word_that_is_none_of_the_possible_ones(key: str, value: str) -> None:
    assert_refused(spoiled(key, value), f"position.{key}", value)


@pytest.mark.parametrize(
    ("edition", "colour", "possible"), [("space-jam", "green", "orange"), ("minecraft", "orange", "green")],
)  # fmt: skip
def test_R_a_colour_that_the_edition_lacks(edition: str, colour: str, possible: str) -> None:
    text = record(["R1 B1", "Y1 Y2"], edition=edition, discard="R5", colour=colour)
    assert_refused(text, "position.colour", colour, possible)
    moves = ("Ann: play W", f"Ann: colour {colour}")
    named = record(["W R1 B1", "Y1 Y2"], *moves, edition=edition, discard="R5")
    assert_refused(named, "moves[1]", colour, f"colour {possible}")


@pytest.mark.parametrize(("edition", "card"), [("space-jam", "G5"), ("minecraft", "O5"), ("classic", "O5")])
def test_R_a_card_of_a_colour_that_the_edition_lacks(edition: str, card: str) -> None:
    assert_refused(record(["R1 B1", f"Y1 {card}"], edition=edition, discard="R5"), "position.hands.Bo", card)


@tried_with("card", ["R10", "P5", "R", "7R", "W2", "XX", "R5,", "CR"])
def test_R_an_unknown_card(card: str) -> None:
    assert_refused(record(["R1 B1", f"Y1 {card}"], discard="R5"), "position.hands.Bo", card)
    assert_refused(record(["R1 B1", "Y1"], discard=f"{card} R5"), "position.discard", card)
    assert_refused(record(["R1 B1", "Y1"], discard="R5", draw=f"B1 {card}"), "position.draw", card)
    assert_refused(record(["R1 B1", "Y1"], opening=card), "position.opening", card)


@pytest.mark.parametrize(
    ("hands", "piles", "place", "also"),
    [
        (["R9 R9 R9", "Y1"], {}, "hands.Ann", "3 in position.hands.Ann"),
        (["Y1", "R1 R9 R9 R9"], {}, "hands.Bo", "3 in position.hands.Bo"),
        (["R1 R9", "R9 R9"], {}, "hands.Bo", "1 in position.hands.Ann"),
        (["R1 R9", "R9 Y1"], {"discard": "R9 R5"}, "discard", "1 in position.hands.Bo"),
        (["R1", "Y1"], {"discard": "R9 R9 R9"}, "discard", "3 in position.discard"),
        (["R1 R9", "R9 Y1"], {"draw": "R9 R9"}, "draw", "2 in position.draw"),
        (["R1 R9", "Y1"], {"discard": "R9 R5", "draw": "B1 R9"}, "draw", "1 in position.discard"),
    ],
)
def test_R_more_copies_than_the_deck_has(hands: list[str], piles: dict[str, Any], place: str, also: str) -> None:
    text = record(hands, **({"discard": "R5"} | piles))
    assert_refused(text, f"position.{place}: R9 is there", also, "the deck has 2")


def test_R_as_many_copies_as_the_deck_has() -> None:
    assert at(["R9 R1", "R9 Y1"], discard="R0")["hands"] == {"Ann": ["R1", "R9"], "Bo": ["R9", "Y1"]}


def test_R_more_copies_with_the_opening_card() -> None:
    assert_refused(record(["R0", "R2"], opening="R0"), "position.opening: R0", "position.hands.Ann", "the deck has 1")


def test_R_more_copies_with_a_protecting_card() -> None:
    text = record(["SD SD", "R2"], edition=DC, discard="R5", colour="red", protected={"Bo": "SD"})
    assert_refused(text, "position.protected.Bo: SD", "2 in position.hands.Ann", "the deck has 2")


@tried_with("card", ["W", "W4"])
@tried_with("edition", EDITIONS)
def test_R_a_wild_on_top_without_a_colour(edition: str, card: str) -> None:
    assert_refused(record(["R1", "R2"], edition=edition, discard=f"R5 {card}"), "position", "colour")


@pytest.mark.parametrize(
    ("edition", "card"), [("ghostbusters", "XS"), ("green-lantern", "PR"), ("minecraft", "CR"), ("space-jam", "JM")],
)  # fmt: skip
def test_R_a_special_on_top_without_a_colour(edition: str, card: str) -> None:
    assert_refused(record(["R1", "R2"], edition=edition, discard=f"R5 {card}"), "position", "colour")


@pytest.mark.parametrize("card", ["XX", "R5", "W", "", "SD SD"])
def test_R_protected_by_a_card_that_does_not_protect(card: str) -> None:
    text = record(["R1", "R2"], edition=DC, discard="R3", colour="red", protected={"Bo": card})
    assert_refused(text, "position.protected.Bo")


def test_R_protected_in_an_edition_without_such_a_card() -> None:
    text = record(["R1", "R2"], edition="minecraft", discard="R3", colour="red", protected={"Bo": "SD"})
    assert_refused(text, "position.protected.Bo", "SD")


@pytest.mark.parametrize("code", ["CU1", "CU2"])
def test_R_numbered_codes_while_both_cards_are_alike(code: str) -> None:
    plain = record([f"R1 {code}", "R2"], edition=DC, discard="R3")
    assert_refused(plain, "position.hands.Ann", code)
    alike = record([f"R1 {code}", "R2"], edition=DC, discard="R3", written={"CU": "everyone else draws 2."})
    assert_refused(alike, "position.hands.Ann", code)


def test_R_the_common_code_while_the_cards_differ() -> None:
    written = {"CU1": "everyone else draws 1.", "CU2": "swap hands with a player you choose."}
    assert_refused(record(["R1 CU", "R2"], edition=DC, discard="R3", written=written), "position.hands.Ann", "CU")


@pytest.mark.parametrize("code", ["CU1", "CU2"])
def test_R_two_copies_of_a_card_that_differs_from_its_twin(code: str) -> None:
    written = {"CU1": "everyone else draws 1.", "CU2": "swap hands with a player you choose."}
    text = record([f"R1 {code}", f"R2 {code}"], edition=DC, discard="R3", written=written)
    assert_refused(text, "position.hands.Bo: ", code, "the deck has 1")


@pytest.mark.parametrize(("text", "word"), [("everyone else frobs 2.", "frobs"), ("make it rain", "it")])
def test_R_a_text_that_cannot_be_read(text: str, word: str) -> None:
    assert_refused(record(HANDS, edition=DC, discard="R5", written={"CU": text}), "written.CU", word)
    assert_refused(record(HANDS, edition=DC, discard="R5", written={"CU2": text}), "written.CU2", word)


def test_R_a_text_of_the_wrong_type() -> None:
    assert_refused(record(HANDS, edition=DC, discard="R5", written={"CU": 2}), "written.CU")


@pytest.mark.parametrize(
    ("edition", "code"), [(DC, "CU3"), (DC, "SD"), (DC, "W"), ("minecraft", "CU"), ("classic", "CU")],
)  # fmt: skip
def test_R_a_text_on_a_card_that_cannot_be_written_on(edition: str, code: str) -> None:
    text = record(HANDS, edition=edition, discard="R5", written={code: "everyone else draws 2."})
    assert_refused(text, "written", code)


def test_R_a_move_by_the_wrong_player() -> None:
    assert_refused(record(HANDS, "Bo: draw", discard="R5", draw="B1 B2"), "moves[0]", "Bo", "Ann")


def test_R_a_move_by_the_wrong_player_later() -> None:
    text = record(HANDS, "Ann: draw", "Bo: draw", "Ann: draw", discard="R5", draw="B1 B2 B3")
    assert_refused(text, "moves[2]", "Cy")


def test_R_a_move_by_an_unseated_player() -> None:
    assert_refused(record(HANDS, "Zed: draw", discard="R5", draw="B1"), "moves[0]", "Zed")


@tried_with(
    "move",
    [
        "play R9", "play G1", "play XX", "play", "keep", "pass", "colour red", "accept", "challenge", "put R1", "stop",
        "give R1 to Bo", "discard R1", "protect Bo", "choose Bo", "done", "not done", "next", "jump", "", "Play R1",
    ],
)  # fmt: skip
def test_R_a_move_that_is_not_an_option(move: str) -> None:
    assert_refused(record(HANDS, f"Ann: {move}", discard="R5", draw="B1"), "moves[0]", move, "draw", "play R1")


@pytest.mark.parametrize("move", ["draw", "Ann draw", ""])
def test_R_a_move_without_a_player(move: str) -> None:
    assert_refused(record(HANDS, move, discard="R5", draw="B1"), "moves[0]")


@pytest.mark.parametrize("move", ["Bo: draw", "Ann: play R1", "Bo: uno", "Zed: next"])
def test_R_a_move_after_the_round(move: str) -> None:
    text = record(["R1", "Y1 Y2", "Y3"], "Ann: play R1", move, discard="R5", draw="B1")
    assert_refused(text, "moves[1]")


@pytest.mark.parametrize("move", ["Bo: draw", "Ann: next", "Bo: next"])
def test_R_a_move_after_the_game(move: str) -> None:
    text = record(["R1", "Y1 Y2", "Y3"], "Ann: play R1", move, discard="R5", draw="B1", options={"target": 5})
    assert_refused(text, "moves[1]")


def test_R_stating_chance_where_there_is_none() -> None:
    assert_refused(record(HANDS, "chance: slam", discard="R5", draw="B1"), "moves[0]", "slam")
