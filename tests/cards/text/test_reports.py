"""Rules that people keep by themselves, and what it costs to break them: somebody reports it, and the others say so."""

import pytest

from cards.text.cards import asked, live, play, printed, readable, sizes
from lastcard.game.decisions import MoveError
from lastcard.game.view import look
from lastcard.words.reader import Reader

TEXT = "no talking until your next turn. whoever talks draws 2."
HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4", "B1 B2"]
GREEN = "Ann: colour green"


def test_what_the_others_confirm_is_drawn_and_the_turn_goes_on() -> None:
    reported = ("Ann: report Cy",)
    game = play(TEXT, HANDS, GREEN, *reported)
    assert sorted(asked(game)) == [("Bo", "report"), ("Di", "report")]
    game = play(TEXT, HANDS, GREEN, *reported, "Bo: yes", "Di: no")
    assert sizes(game)["Cy"] == 4
    assert asked(game) == [("Bo", "turn")]


def test_a_tie_counts_as_kept() -> None:
    game = play(TEXT, HANDS, GREEN, "Ann: report Cy", "Bo: no", "Di: no")
    assert sizes(game)["Cy"] == 2
    game = play(TEXT, HANDS[:3], GREEN, "Ann: report Cy", "Bo: no")
    assert sizes(game)["Cy"] == 2
    assert sizes(play(TEXT, HANDS[:3], GREEN, "Ann: report Cy", "Bo: yes"))["Cy"] == 4


def test_between_two_the_other_one_is_asked() -> None:
    game = play(TEXT, HANDS[:2], GREEN, "Ann: report Bo")
    assert asked(game) == [("Bo", "report")]
    assert sizes(play(TEXT, HANDS[:2], GREEN, "Ann: report Bo", "Bo: yes"))["Bo"] == 4
    assert sizes(play(TEXT, HANDS[:2], GREEN, "Ann: report Bo", "Bo: no"))["Bo"] == 2


def test_everybody_once_in_a_turn_and_never_oneself() -> None:
    game = live(TEXT, HANDS, GREEN, "Ann: report Cy", "Bo: no", "Di: no")
    assert {decision.player: decision.options for decision in game.interrupts} == {
        "Ann": ("report Bo", "report Di"),
        "Bo": ("report Ann", "report Di"),
        "Cy": ("report Ann", "report Bo", "report Di"),
        "Di": ("report Ann", "report Bo"),
    }
    with pytest.raises(MoveError):
        game.play("Bo: report Cy")
    game.play("Bo: draw")
    assert "report Cy" in [str(option) for decision in game.interrupts for option in decision.options]


def test_it_ends_with_the_rule() -> None:
    game = live(TEXT, HANDS, GREEN, "Bo: draw", "Cy: draw", "Di: draw")
    assert not game.interrupts
    game = live("no talking until your next turn.", HANDS, GREEN)
    assert not game.interrupts  # it costs nothing, so there is nothing to report


def test_only_those_whom_it_is_about() -> None:
    game = live("if the next player laughs before their next turn they draw 3.", HANDS, GREEN)
    options = {str(option) for decision in game.interrupts for option in decision.options}
    assert options == {"report Bo"}  # while that turn lasts
    game.play("Bo: draw")
    assert not game.interrupts
    text = "the player across from you cannot laugh until their next turn. if they do, +3."
    game = live(text, HANDS, GREEN)
    options = {str(option) for decision in game.interrupts for option in decision.options}
    assert options == {"report Cy"}


def test_what_is_asked_names_the_rule() -> None:
    game = live(TEXT, HANDS, GREEN, "Ann: report Cy")
    reader = Reader(game.edition.by_code, "Bo")
    assert reader.question(look(game, "Bo")) == (
        "Somebody says that Cy has broken this rule: No talking until Ann's next turn; whoever breaks it draws 2. "
        "Is that so?"
    )


def test_it_survives_a_copy_and_a_record() -> None:
    game = live(TEXT, HANDS, GREEN, "Ann: report Cy", "Bo: yes")
    other = game.copy()
    for each in (game, other):
        each.play("Di: yes")
    assert game.encode() == other.encode()
    assert len(look(game, "Cy").table.hands["Cy"] or ()) == 4


def test_bots_have_heard_nothing() -> None:
    game = live(TEXT, HANDS, GREEN)
    assert [option.verb for option in look(game, "Bo").reacting().decision.options] == ["wait"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Until your next turn, anyone who laughs draws 1.",
        "Nobody may laugh until your next turn; whoever breaks it draws 1."),
        ("Players may not speak for one round; anyone who does draws 2.",
        "Players may not speak until your next turn; whoever breaks it draws 2."),
        ("Everyone must stand on one leg until your next turn or draw 2.",
        "Everyone must stand on one leg until your next turn; whoever breaks it draws 2."),
    ],
)  # fmt: skip
def test_ways_to_say_it(text: str, meant: str) -> None:
    assert printed(text) == meant
    assert printed(meant) == meant


@pytest.mark.parametrize(
    "text",
    [
        "nobody may talk until your next turn. whoever laughs draws 2.",  # another thing, and not how long
        'you cannot say the word "uno" until your next turn or you draw 2.',
    ],
)
def test_what_is_something_else_is_refused(text: str) -> None:
    assert not readable(text)
