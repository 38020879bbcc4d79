"""What those do who hold nothing of a kind, what you may do to others, odd dice, and cards that cannot be last."""

import pytest

from cards.text.cards import COLOURS, live, play, printed, read, sizes
from lastcard.cards.text import check
from lastcard.game.game import Game
from lastcard.game.view import look

HANDS = ("CU B9 R1", "R2 Y1 Y2", "B5 Y3 Y4", "R6 R7")
GREEN = "Ann: colour green"
DISCARDED = ("Ann: discard R1", "Bo: discard R2", "Di: discard R6")


def options(game: Game, name: str) -> list[str]:
    return [str(option) for decision in game.waiting if decision.player == name for option in decision.options]


def test_whoever_has_none_does_something_else() -> None:
    text = "Everyone discards a red card. Whoever has none draws 2."
    game = play(text, HANDS, *DISCARDED)
    assert sizes(game) == {"Ann": 1, "Bo": 2, "Cy": 5, "Di": 1}


def test_who_has_just_discarded_the_last_one_is_not_one_of_those_who_have_none() -> None:
    text = "Everyone with a red card discards it. Everyone without a red card draws 2."
    assert sizes(play(text, HANDS, *DISCARDED)) == {"Ann": 1, "Bo": 2, "Cy": 5, "Di": 1}


def test_who_has_just_drawn_a_wild_is_not_one_of_those_who_have_one() -> None:
    text = "Everyone without a wild draws 1. Everyone with a wild misses a turn."
    assert read(text) == read("Everyone who holds no wild cards draws 1; whoever does not misses a turn.")


def test_what_follows_the_others_is_done_once() -> None:
    text = "Everyone with a red card draws 1. Everyone else draws 2, then reverse."
    game = live(text, HANDS, GREEN)
    assert look(game, "Bo").table.cards == {"Ann": 3, "Bo": 4, "Cy": 5, "Di": 3}
    assert [decision.player for decision in game.waiting] == ["Di"]


def test_the_others_of_a_colour_chosen() -> None:
    text = "Choose a colour. Everyone discards a card of that colour. Anyone who can't draws 1."
    game = play(text, HANDS, "Ann: colour blue", "Ann: discard B9", "Cy: discard B5")
    assert sizes(game) == {"Ann": 1, "Bo": 4, "Cy": 2, "Di": 3}


@pytest.mark.parametrize(("rolled", "cards"), [(2, 3), (5, 1)])
def test_even_and_odd_numbers_of_a_die(rolled: int, cards: int) -> None:
    text = "Roll a die. If it's even, draw 1. If it's odd, discard 1 card."
    moves = (f"chance: number {rolled}", *(["Ann: discard B9"] if rolled % 2 else []), GREEN)
    assert sizes(play(text, HANDS, *moves))["Ann"] == cards


def test_you_may_do_something_to_others() -> None:
    text = "You may skip the next player."
    assert printed(text) == "You may make the next player miss a turn."
    assert [decision.player for decision in live(text, HANDS, "Ann: yes", GREEN).waiting] == ["Cy"]
    assert [decision.player for decision in live(text, HANDS, "Ann: no", GREEN).waiting] == ["Bo"]


def test_until_another_card_is_played() -> None:
    game = live("nobody may talk until this card is covered.", HANDS, "Ann: colour yellow")
    assert look(game, "Bo").table.lasting == ("Nobody may talk until another card is played",)
    game.play("Bo: play Y1")
    assert look(game, "Bo").table.lasting == ()


def test_a_card_that_cannot_be_the_last_one() -> None:
    assert printed("Draw 2, but you can't win with it.") == "Draw 2. It cannot be played as the last card."
    game = live("You can't go out with this card.", ("CU B9", "CU Y1", "B5 Y3"), "Ann: colour blue")
    assert options(game, "Bo") == ["draw", "play CU"]
    game = live("You can't go out with this card.", ("CU B9", "CU", "B5 Y3"), "Ann: colour blue")
    assert options(game, "Bo") == ["draw"]
    with pytest.raises(ValueError, match="cannot be played as the last card"):
        game.play("Bo: play CU")


def test_up_to_so_many_cards_of_a_kind() -> None:
    game = live("Discard up to 2 yellow cards.", ("CU Y1 Y2 Y3 B1", *HANDS[1:]), "Ann: discard Y1")
    assert "discard B1" not in options(game, "Ann")
    assert "discard Y2" in options(game, "Ann")


@pytest.mark.parametrize(
    ("text", "offers"),
    [
        ("Draw 3! The next player draws 3 cards.", ["The next player draws 3.", "Draw 3 and the next player draws 3."]),
        ("Play again! You get another turn.", ["Take another turn.", "Take another turn and take another turn."]),
        ("Skip the next turn.", ["The next player misses a turn.", "Miss a turn."]),
        ("The barber draws 4 cards.", ["A player you choose draws 4."]),
    ],
)
def test_both_meanings_are_offered(text: str, offers: list[str]) -> None:
    reading = check(text, COLOURS)
    assert not reading.understood
    assert list(reading.nearest[: len(offers)]) == offers


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("+6. The next player draws 6 cards and loses their turn.", "+6: The next player draws 6 and misses a turn."),
        ("Reverse. Play goes the other way.", "Reverse: Reverse the direction."),
        ("Skip. The next player is skipped.", "Skip: The next player misses a turn."),
        ("Draw 3: the next player draws 3 cards.", "Draw 3: The next player draws 3."),
    ],
)
def test_what_only_says_in_short_what_follows_is_a_name(text: str, meant: str) -> None:
    assert printed(text) == meant
    assert read(meant) == read(text)


def test_who_has_done_one_of_two_things_does_not_do_the_other() -> None:
    text = "Everyone with an even number of cards draws 1. Everyone with an odd number of cards draws 2."
    before, after = live("draw 1.", HANDS), live(text, HANDS, GREEN)
    held = look(before, "Bo").table.cards
    more = {name: count - held[name] for name, count in look(after, "Bo").table.cards.items() if name != "Ann"}
    assert more == {name: 1 + held[name] % 2 for name in more}


def test_who_does_not_have_to_do_one_of_two_things_may_do_the_other() -> None:
    text = "Everyone with more than 2 cards can discard one. Everyone with 2 or less draws one."
    game = play(text, HANDS, "Bo: yes", "Bo: discard R2", "Cy: no", GREEN)
    assert sizes(game) == {"Ann": 3, "Bo": 2, "Cy": 3, "Di": 3}
