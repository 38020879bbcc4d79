"""Who and what later words mean: that player, they, that colour, after other players, loops and branches."""

from pathlib import Path

import pytest

from cards.text.cards import asked, held, live, play, printed, read, readable, sizes
from cases import tried_with
from lastcard.game import record as records

HANDS = ("CU B9 G1 R1", "G3 R2 Y1 Y2", "B5 R3 R4 Y3 Y4", "R6 Y5")


@tried_with(
    ("text", "cards"),
    [
        ("A player you choose draws 1. The next player swaps hands with that player.", {"Bo": 6, "Cy": 4}),
        (
            "A player you choose draws 1. Everyone discards all blue cards. Swap hands with that player.",
            {"Ann": 4, "Cy": 2},
        ),
        ("The next player gives all red cards to a player you choose and they draw 2.", {"Bo": 3, "Cy": 8}),
        ("The next player gives all red cards to a player you choose. They draw 2.", {"Bo": 3, "Cy": 8}),
        ("The next player gives all red cards to a player you choose and draws 2.", {"Bo": 5, "Cy": 6}),
        (
            "A player you choose draws 1. If that player holds more cards than the next player, they draw 1.",
            {"Bo": 5, "Cy": 6},
        ),
        (
            "A player you choose draws 1. If the next player holds more cards than that player, draw 5.",
            {"Ann": 3, "Cy": 6},
        ),
        ("The next player draws 2 and reverse the direction and misses a turn.", {"Bo": 6}),
    ],
)
def test_that_player_is_the_last_one_spoken_of_before(text: str, cards: dict[str, int]) -> None:
    game = play(text, HANDS, *(["Ann: choose Cy"] if "choose" in text else []))
    assert {name: sizes(game)[name] for name in cards} == cards


def test_that_player_is_one_and_they_may_be_several() -> None:
    start = "a player you choose draws 1. everyone but you draws 1. "
    assert read(start + "that player misses a turn.") != read(start + "they miss a turn.")
    for text in (start + "that player misses a turn.", start + "they miss a turn."):
        assert read(printed(text)) == read(text)
    assert not readable("Everyone else draws 2. That player misses a turn.")
    assert not readable("a player you choose gives 2 cards to them.")


@tried_with(
    "text",
    [
        "If you hold a yellow card, the next player draws 1. Swap hands with that player.",
        "If you hold a yellow card, the next player draws 1; otherwise swap hands with that player.",
        "If you hold a yellow card, put down a card. Everyone else puts down a card of that colour, or draws 2.",
        "If you hold a red card, discard all cards of a colour you choose; otherwise discard all cards of that colour.",
        "Everyone draws 1. If they hold a red card, draw 2.",
        "everyone may challenge: if guilty, draw 4; if innocent, they draw 6; unchallenged, they draw 4.",
        "you may challenge: if guilty, draw 4; if innocent, draw 6; unchallenged, draw 4.",
        "When drawn, you are protected until another wild is played.",
        "When drawn, choose the colour.",
        "When turned up, everyone starts.",
        "When turned up, draw 2 and put it back.",
        "When turned up, if you hold a red card, put it back.",
        "draw 2 cards from",
        "draw 2 cards the pile",
        "trade in your hand new",
        "When drawn, show it to",
        "take 1 card from the next player random",
        "give all of yellow cards to other players",
        "swap cards with the next player",
        "discard all other cards",
        "draw a",
        "take 1 card from someone. " * 22,
    ],
)
def test_what_nobody_can_mean_is_refused(text: str) -> None:
    assert not readable(text)


@tried_with(
    ("text", "same"),
    [
        ("Skip the next player.", "the next player misses a turn."),
        ("Skip everyone else.", "everyone else misses a turn."),
        ("give the next player 2 cards.", "give 2 cards to the next player."),
        ("everyone but you draws 1.", "everyone else draws 1."),
        ("all players show their hands.", "everyone shows their hand."),
        ("if you do not hold a red card, draw 1.", "if you hold no red card, draw 1."),
        ("take 2 from the next player.", "take 2 cards from the next player."),
        ("drop this card. if it lands face up, draw 2.", "drop this card: if it lands face up, draw 2."),
    ],
)
def test_other_words_for_the_same(text: str, same: str) -> None:
    assert read(text) == read(same)


def test_everyone_shows_the_hand_to_all_whoever_was_spoken_of() -> None:
    text = "A player you choose draws 1. Take 1 card from that player. Everyone shows their hand."
    game = live(text, HANDS, "Ann: choose Bo", "chance: R2")
    shown = [event for event in game.events if event.kind == "shown"]
    assert len(shown) == 4
    assert all(event.other == -1 and event.audience == -1 for event in shown)


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("Give all cards of a colour you choose to the next player.", {"Ann": "B9 G1", "Bo": "G3 R1 R2 Y1 Y2"}),
        ("Everyone else gives all cards of a colour you choose to you.", {"Ann": "B9 G1 R1 R2 R3 R4 R6", "Di": "Y5"}),
    ],
)
def test_cards_of_a_chosen_colour_are_given(text: str, hands: dict[str, str]) -> None:
    found = held(play(text, HANDS, "Ann: colour red"))
    assert {name: found[name] for name in hands} == hands


def test_protection_by_the_same_card_counts_for_what_follows() -> None:
    game = play("Protect the next player until another wild is played. Everyone else draws 2.", HANDS)
    assert sizes(game)["Bo"] == 4
    assert sizes(game)["Cy"] == 7


def test_a_last_card_that_brings_cards_names_the_colour_after_all() -> None:
    text = "Choose the colour. Draw 2. It acts even as the last card."
    game = play(text, ["CU", "Y1 Y2", "R3"])
    assert asked(game) == [("Ann", "colour")]
    assert sizes(game)["Ann"] == 2


def test_a_drop_does_not_make_guilty() -> None:
    text = (
        "drop this card: if it lands face up, draw 1. the next player may challenge: if guilty, draw 4; "
        "if innocent, they draw 6; unchallenged, they draw 4."
    )
    game = play(text, HANDS, "chance: slam", "Bo: challenge")
    assert sizes(game)["Bo"] == 10


def test_a_player_can_be_caught_again_and_again_in_the_middle_of_a_card(tmp_path: Path) -> None:
    text = "When drawn, discard 2 cards. A player you choose misses a turn."
    (tmp_path / "trap.toml").write_text(
        f'extends = "classic"\n[cards.TR]\nwild = true\ncount = 60\ntext = "{text}"\n', encoding="utf-8"
    )
    start = 'lastcard = 1\nedition = "trap.toml"\nplayers = ["Ann", "Bo"]\nmoves = ["Ann: play R1"]\n'
    position = '[position]\ndealer = "Ann"\nturn = "Ann"\ndiscard = "R5"\nrest = "none"\n'
    cards = f'draw = "{" ".join(["TR"] * 55)}"\nhands = {{ Ann = "R1 R2", Bo = "R3 R4 R6" }}\n'
    game = records.loads(start + position + cards, tmp_path).replay()
    for _ in range(200):
        if any(decision.player == "Bo" for decision in game.interrupts):
            game.play("Bo: catch Ann")
        elif game.waiting and game.waiting[0].kind == "discard":
            game.apply(game.waiting[0].player, game.waiting[0].options[0])
        else:
            break
    assert game.round.depth >= 0
    twin = game.copy()
    twin.round.decode(game.round.encode())
    assert twin.round.encode() == game.round.encode()
