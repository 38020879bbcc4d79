"""The Wild Draw Four as a kind of card, wherever a kind may stand; and `draw 4`, which somebody does."""

from pathlib import Path

from cards.text.cards import asked, held, play, printed, readable, sizes
from cases import tried_with
from lastcard.cards.edition import load_file
from lastcard.game.record import loads
from lastcard.words.standing import as_json
from rulebook.build import record

GREEN = "Ann: colour green"
HANDS = ["CU W4 W4 W G1", "W4 Y2", "R3 R4 YD"]


@tried_with(
    ("text", "left"),
    [
        ("discard all wild draw four cards.", "G1 W"),
        ("discard all wild cards.", "G1"),
        ("discard all draw cards.", "G1 W"),
    ],
)
def test_they_are_discarded_and_no_other_wild(text: str, left: str) -> None:
    game = play(text, HANDS)
    assert set(held(game)["Ann"].split()) == set(left.split())


@tried_with(
    ("text", "counts"),
    [
        ("everyone who holds a wild draw four card draws 1.", [5, 3, 3]),
        ("everyone who holds no wild draw four cards draws 1.", [4, 2, 4]),
        ("everyone who holds a wild draw four or a draw two card draws 1.", [5, 3, 4]),
        ("the player with the most wild draw four cards draws 1.", [5, 2, 3]),
        ("draw 1 card for each wild draw four card you hold.", [6, 2, 3]),
        ("if you hold more than 1 wild draw four card, draw 3.", [7, 2, 3]),
        ("if the next player holds more than 1 wild draw four card, draw 3.", [4, 2, 3]),
    ],
)
def test_whoever_holds_them_is_meant(text: str, counts: list[int]) -> None:
    assert list(sizes(play(text, HANDS)).values()) == counts


def test_one_is_given() -> None:
    game = play("give a +4 to the previous player.", HANDS, "Ann: give W4 to Cy", GREEN)
    assert held(game) == {"Ann": "G1 W W4", "Bo": "W4 Y2", "Cy": "R3 R4 W4 YD"}


def test_they_are_forbidden_and_other_wilds_are_not() -> None:
    hands = ["CU G1", "W4 W GD Y2", "R3 R4"]
    game = play("nobody may play draw fours until your next turn.", hands, GREEN)
    assert game["waiting"][0]["options"] == ["draw", "play GD", "play W"]
    game = play("nobody may play skips or draw fours until your next turn.", hands, GREEN)
    assert game["waiting"][0]["options"] == ["draw", "play GD", "play W"]


def test_whoever_plays_one_is_waited_for() -> None:
    text = "whenever someone plays a draw four, everyone draws 1."
    moves = (GREEN, "Bo: play W4", "Bo: colour red", "Cy: accept")
    assert sizes(play(text, ["CU G1", "W4 Y2", "R3"], *moves)) == {"Ann": 2, "Bo": 2, "Cy": 6}


def test_what_is_drawn_may_be_one() -> None:
    game = play("draw until you draw a +4.", ["CU G1", "Y2", "R3"], draw="B1 W W4 B2")
    assert (held(game)["Ann"], asked(game)) == ("B1 G1 W W4", [("Ann", "colour")])


def test_a_deck_without_them_has_none(tmp_path: Path) -> None:
    text = "If you hold a wild draw four card, draw 3; otherwise draw 1."
    fence = f'[cards.FE]\nname = "Fence"\nwild = true\ncount = 4\ntext = "{text}"\n'
    for name, drawn in (("Wild Storm", 1), ("Wild Draw Four", 3)):
        storm = f'[cards.ST]\nname = "{name}"\nwild = true\ncount = 4\ntext = "Choose the colour."\n'
        file = tmp_path / f"{drawn}.toml"
        file.write_text(f'colours = ["pink", "teal"]\n[cards]\n1 = {{ count = 30 }}\n{fence}{storm}', encoding="utf-8")
        hands = ["FE ST P1", "T1 T1"]
        played = loads(record(hands, "Ann: play FE", discard="P1", draw="P1 P1 P1")).replay(edition=load_file(file))
        game = as_json(played)
        assert sizes(game)["Ann"] == 2 + drawn


@tried_with(
    "text",
    [
        "Everyone who holds a wild draw four.",
        "If you hold a wild draw four cards.",
        "Discard a skip or draw 4.",
        "You are protected from the next +4.",
        "The next +4 counts as a +4.",
    ],
)
def test_what_might_be_something_to_do_is_refused(text: str) -> None:
    assert not readable(text)


@tried_with(
    ("text", "meant"),
    [
        ("draw four.", "Draw 4."),
        ("the next player +4", "The next player draws 4."),
        ("if you hold a wild, draw 4.", "If you hold a wild card, draw 4."),
        ("everyone who holds wild cards draws four.", "Everyone who holds a wild card draws 4."),
    ],
)
def test_what_is_something_to_do_stays_so(text: str, meant: str) -> None:
    assert printed(text) == meant
