"""Who does what follows `and`, and who is meant by `everyone` where somebody is skipped."""

import pytest

from cards.text.cards import COLOUR, COLOURS, DRAW, NAMES, asked, held, play, printed, read, sizes
from cases import tried_with
from lastcard.cards.text import CardTextError, check, write
from lastcard.cards.text import read as read_text
from lastcard.cards.text.tree import Do
from rulebook.build import waits

HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4"]


# After an imperative about somebody the subject is still you


@tried_with(
    ("text", "same"),
    [
        ("skip the next player and draw 1.", "the next player misses a turn and you draw 1."),
        ("skip the next player, then draw 1.", "the next player misses a turn and you draw 1."),
        ("skip a player you choose and discard 1 card.", "a player you choose misses a turn and you discard 1 card."),
        ("skip the next player and take another turn.", "the next player misses a turn and you take another turn."),
        (
            "skip the next player and draw 1 and discard 2 cards.",
            "the next player misses a turn and you draw 1 and discard 2 cards.",
        ),
        (
            "skip the next player and reverse the direction and draw 1.",
            "the next player misses a turn and reverse the direction and you draw 1.",
        ),
        ("skip the next player and give them 1 card.", "the next player misses a turn and you give 1 card to them."),
        ("skip the next player and they draw 2.", "the next player misses a turn and draws 2."),
        (
            "draw 1 and skip the next player and draw 2.",
            "you draw 1 and the next player misses a turn and you draw 2.",
        ),
        (
            "the next player draws 1 and skip the previous player and draw 2.",
            "the next player draws 1 and the previous player misses a turn and you draw 2.",
        ),
        (
            "protect a player you choose until another wild is played and draw 2.",
            "a player you choose is protected until another wild is played and you draw 2.",
        ),
        (
            "if you hold a red card, skip the next player and draw 1; otherwise skip everyone else and draw 2.",
            "if you hold a red card, the next player misses a turn and you draw 1; otherwise everyone else misses a "
            "turn and you draw 2.",
        ),
        (
            "the next player draws 2 and you choose the colour and draw 1.",
            "the next player draws 2 and you choose the colour and you draw 1.",
        ),
        ("swap hands with the next player and draw 2.", "you swap hands with the next player and you draw 2."),
        ("take 1 card from the next player and draw 2.", "you take 1 card from the next player and you draw 2."),
        ("show your hand to the next player and draw 2.", "you show your hand to the next player and you draw 2."),
    ],
)
def test_after_an_imperative_you_go_on(text: str, same: str) -> None:
    assert read(text) == read(same)
    assert read(printed(text)) == read(text)


@pytest.mark.parametrize(
    "text",
    [
        "the next player draws 3 and misses a turn.",
        "the next player is protected until another wild is played and draws 2.",
        "a player you choose shows their hand to you and draws 2.",
        "a player you choose gives 1 card to the next player and draws 2.",
        "all players draw 2 and discard 1 card.",
        "they draw 2 and miss a turn.",
    ],
)
def test_a_player_who_is_named_goes_on(text: str) -> None:
    (clause,) = read_text(f"the previous player draws 1. {text}", COLOURS).play[1]
    assert isinstance(clause, Do)
    assert len(clause.acts) == 2


def test_you_draw_after_a_skip() -> None:
    game = play("skip the next player and draw 1.", HANDS)
    assert held(game) == {"Ann": "B1 G1 G2", "Bo": "Y1 Y2", "Cy": "R3 R4"}
    assert play("skip the next player and draw 1.", HANDS, "Ann: colour red")["turn"] == "Cy"


def test_you_draw_after_a_protection() -> None:
    text = "protect a player you choose until another wild is played and draw 2."
    game = play(text, HANDS, "Ann: protect Cy")
    assert (sizes(game), waits(game)) == ({"Ann": 4, "Bo": 2, "Cy": 2}, COLOUR)
    assert len(DRAW.split()) - 2 == game["draw_pile"]


# Where a verb could be about two players


@tried_with(
    ("text", "word", "offers"),
    [
        ("skip the next player and draws 2.", "draws", ("you draw 2.", "they draw 2.")),
        ("swap hands with a player you choose and misses a turn.", "misses", ("you miss a turn.", "they miss a turn.")),
        ("if the next player holds a red card, draws 2.", "draws", ("you draw 2.", "they draw 2.")),
        ("a player you choose draws 2. misses a turn.", "misses", ("you miss a turn.", "they miss a turn.")),
        ("everyone draws 1. discards 2 cards.", "discards", ("you discard 2 cards.", "they discard 2 cards.")),
        ("the next player draws 2 and draw 1.", "draw", ("you draw 1.", "and draws 1.")),
        ("the next player draws 3 and miss a turn.", "miss", ("you miss a turn.", "and misses a turn.")),
        ("everyone draws 2 and discard 1 card.", "discard", ("you discard 1 card.", "and discards 1 card.")),
        ("a player you choose shows their hand to you and draw 2.", "draw", ("you draw 2.", "and draws 2.")),
        ("the next player is skipped and reverse the direction and draw 1.", "draw", ("you draw 1.", "and draws 1.")),
        ("the next player draws 2 and draw 1 and discard 1 card.", "draw", ("draw 1 and discard 1 card.", "draws 1.")),
        ("the next player draws 2 and show your hand.", "show", ("you show your hand.",)),
    ],
)
def test_both_meanings_are_offered(text: str, word: str, offers: tuple[str, ...]) -> None:
    reading = check(text, COLOURS)
    assert not reading.understood
    assert text[reading.start : reading.end] == word
    assert f'"{word}" could be about you or about ' in reading.problem
    assert len(reading.nearest) == len(offers)
    trees = [read(offer) for offer in reading.nearest]
    assert len(set(trees)) == len(offers)
    for offer, end in zip(reading.nearest, offers, strict=True):
        assert offer.endswith(end)


def test_a_long_chain_of_doubtful_verbs_is_refused_in_no_time() -> None:
    with pytest.raises(CardTextError, match="could be about you or about the next player"):
        read("the next player draws 1" + " and draw 1 and draws 1" * 24)


# Skipping everyone


@pytest.mark.parametrize("everyone", ["everyone", "everybody", "all players", "each player", "everyone else"])
def test_you_skip_everyone_but_yourself(everyone: str) -> None:
    text = f"skip {everyone}."
    assert printed(text) == "Everyone else misses a turn."
    assert play(text, HANDS, "Ann: colour red")["turn"] == "Ann"


def test_everyone_who_is_skipped_is_everyone_else_in_what_follows() -> None:
    assert read("skip everyone. they draw 1.") == read("everyone else misses a turn. everyone else draws 1.")
    assert read("skip everyone and draw 1.") == read("everyone else misses a turn and you draw 1.")


def test_everyone_who_misses_a_turn_is_you_too() -> None:
    assert play("everyone misses a turn.", HANDS, "Ann: colour red")["turn"] == "Bo"
    assert "you too" in check("everyone misses a turn.", COLOURS).steps[0]


# What is said back


def test_you_are_spoken_to() -> None:
    (step,) = [
        step for step in check("you are protected until another wild is played.", COLOURS).steps if "lies" in step
    ]
    assert "makes you draw" in step
    assert "them" not in step
    step = check("the next player is protected until another wild is played.", COLOURS).steps[0]
    assert "makes them draw" in step
    assert "none if you hold" in check("draw until you hold as many cards as the next player.", COLOURS).steps[0]


@pytest.mark.parametrize(
    "text",
    [
        "another player swaps hands with another player.",
        "a player you choose gives 1 card to another player.",
        "the next player gives 1 card to the next player.",
        "if a player you choose holds more cards than another player, draw 2.",
    ],
)
def test_the_same_player_twice_is_called_that(text: str) -> None:
    reading = check(text, COLOURS)
    assert "the same player twice" in reading.problem
    assert "another player" not in reading.problem
    assert reading.nearest
    assert all(write(read_text(offer, COLOURS)) for offer in reading.nearest)


@pytest.mark.parametrize(("count", "drawn"), [(3, "BCD"), (4, "BCDE"), (5, "BCDE")])
def test_the_next_few_players_never_include_you(count: int, drawn: str) -> None:
    game = play(f"the next {count} players draw 1.", ("CU R1", "R2", "R3", "R4", "R6"))
    assert sizes(game) == {name: 1 + (name[0] in drawn) for name in NAMES}


def test_only_those_who_hold_something_are_asked() -> None:
    game = play("everyone who holds a 7 may discard a 7.", ("CU R1", "R7 R2", "R3 R4", "B7 R8"))
    assert asked(game) == [("Bo", "may")]
