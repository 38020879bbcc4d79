"""What each seat sees of a text at work: hands shown, cards given and taken, hands that change."""

import pytest

from cards.text.cards import DRAW, TABLE, live, told
from cases import tried_with
from lastcard.game.game import Game
from lastcard.game.view import look, seen
from support import texts

HANDS = ["CU G1 G2 G3", "Y1 Y2", "R3 R4 R6"]
FOUR = [*HANDS, "Y6 Y7"]


def hidden_hands(game: Game, name: str) -> None:
    """The table shows a player their own hand and the sizes of the others."""
    table = look(game, name).table
    everything = look(game, None).table
    assert table.hands == {other: everything.hands[other] if other == name else None for other in game.players}
    assert table.cards == everything.cards


@tried_with("text", TABLE)
def test_while_a_text_waits_nobody_sees_other_hands_or_options(text: str) -> None:
    game = live(text, FOUR)
    for name in game.players:
        hidden_hands(game, name)
        for decision in look(game, name).waiting:
            assert bool(decision.options) == (decision.player == name)


@tried_with("text", [text for text in TABLE if "show" not in text])
def test_others_cards_are_in_no_sentence_before_anything_is_shown(text: str) -> None:
    game = live(text, HANDS)
    for name, own in zip(game.players, HANDS, strict=True):
        secret = {card for hand in HANDS for card in hand.split()} - set(own.split()) - {"CU"}
        public = set(told(game, name, "discarded"))
        own_now = set(look(game, name).table.hands[name] or ())
        assert not (set(told(game, name)) & secret) - public - own_now


def test_a_shown_hand_is_seen_by_you_only() -> None:
    game = live("a player you choose shows their hand to you.", FOUR, "Ann: choose Cy")
    assert told(game, "Ann", "shown") == ["R3", "R4", "R6"]
    for name in ("Bo", "Di"):
        assert told(game, name) == ["CU"]
        assert not any("red" in text for text in texts(game, name, "shown"))
    hidden_hands(game, "Ann")


def test_that_a_hand_was_shown_is_public() -> None:
    game = live("a player you choose shows their hand to you.", FOUR, "Ann: choose Cy")
    rows = [event for event in seen(game, "Bo") if event.kind == "shown"]
    assert [(row.player, row.other, row.cards) for row in rows] == [("Cy", "Ann", None)]


def test_everyone_shows_to_all() -> None:
    game = live("everyone shows their hand.", HANDS)
    for name in game.players:
        rows = {event.player: event.cards for event in seen(game, name) if event.kind == "shown"}
        assert {player: sorted(cards or ()) for player, cards in rows.items()} == {
            "Ann": ["G1", "G2", "G3"],
            "Bo": ["Y1", "Y2"],
            "Cy": ["R3", "R4", "R6"],
        }
        hidden_hands(game, name)


def test_you_show_your_hand_to_the_next_player() -> None:
    game = live("show your hand to the next player.", HANDS)
    assert told(game, "Bo", "shown") == ["G1", "G2", "G3"]
    assert told(game, "Cy") == ["CU"]


def test_everyone_else_shows_to_you() -> None:
    game = live("everyone else shows their hand to you.", HANDS)
    assert told(game, "Ann", "shown") == ["R3", "R4", "R6", "Y1", "Y2"]
    assert not {"R3", "R4", "R6"} & set(told(game, "Bo"))
    assert not {"Y1", "Y2"} & set(told(game, "Cy"))


def test_the_next_player_shows_to_the_previous_player() -> None:
    game = live("the next player shows their hand to the previous player.", HANDS)
    assert told(game, "Cy", "shown") == ["Y1", "Y2"]
    assert told(game, "Ann") == ["CU"]


def test_a_card_taken_at_random_is_seen_by_the_two_only() -> None:
    game = live("take 1 card from a player you choose.", FOUR, "Ann: choose Cy", "chance: R4")
    assert told(game, "Ann", "took") == ["R4"]
    assert told(game, "Cy", "took") == ["R4"]
    for name in ("Bo", "Di"):
        assert told(game, name) == ["CU"]
        assert [event.cards for event in seen(game, name) if event.kind == "took"] == [None]
        assert not any("red 4" in text or "R4" in text for text in texts(game, name))
        hidden_hands(game, name)


def test_given_cards_are_seen_by_the_two_only() -> None:
    moves = ("Ann: choose Bo", "Ann: give G1 to Bo", "Ann: give G3 to Bo")
    game = live("give 2 cards to a player you choose.", FOUR, *moves)
    assert told(game, "Ann", "gave") == ["G1", "G3"]
    assert told(game, "Bo", "gave") == ["G1", "G3"]
    for name in ("Cy", "Di"):
        assert told(game, name) == ["CU"]
        assert not any("green" in text for text in texts(game, name))


def test_drawn_cards_are_seen_by_their_holders_only() -> None:
    game = live("everyone else draws 2.", HANDS)
    assert told(game, "Ann", "drew") == []
    assert told(game, "Bo", "drew") == ["B1", "B2"]
    assert told(game, "Cy", "drew") == ["B3", "B4"]


def test_cards_drawn_until_a_red_one_are_kept_hidden() -> None:
    game = live("draw until you draw a red card.", HANDS, draw="B1 B2 R1 B3")
    assert told(game, "Ann", "drew") == ["B1", "B2", "R1"]
    assert told(game, "Bo") == ["CU"]


def test_discarded_cards_are_seen_by_all() -> None:
    game = live("discard all red cards.", ["CU R1 R2 G3 G4", "Y1 Y2"])
    assert told(game, "Bo", "discarded") == ["R1", "R2"]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("swap hands with a player you choose.", ["Ann: choose Cy"]),
        ("everyone passes their hand to the next player.", []),
        ("shuffle all hands together and deal them out evenly.", []),
        ("shuffle all hands together and deal back as many as each had.", []),
        ("return your hand to the draw pile, shuffle it and draw as many.", []),
        ("the player with the most cards swaps hands with the player with the fewest cards.", []),
    ],
)
def test_of_hands_that_change_everybody_knows_only_what_they_held_or_hold(text: str, moves: list[str]) -> None:
    game = live(text, FOUR, *moves)
    hands = look(game, None).table.hands
    for name, before in zip(game.players, FOUR, strict=True):
        hidden_hands(game, name)
        assert set(told(game, name)) <= {*before.split(), *(hands[name] or ()), "CU"}


def test_a_returned_hand_is_not_told_to_the_others() -> None:
    game = live("return your hand to the draw pile, shuffle it and draw as many.", HANDS)
    assert told(game, "Bo") == ["CU"]


def test_votes_offer_nobody_elses_options() -> None:
    game = live("a player you choose must sing a song, or draws 2.", FOUR, "Ann: choose Bo")
    assert [(decision.player, decision.options) for decision in look(game, "Cy").waiting] == [
        ("Ann", ()),
        ("Cy", ("done", "not done")),
        ("Di", ()),
    ]
    assert all(not decision.options for decision in look(game, "Bo").waiting)
    assert any("sing a song" in text for text in texts(game, "Di"))


def test_a_spectator_sees_what_everybody_may() -> None:
    game = live("take 1 card from a player you choose.", HANDS, "Ann: choose Cy", "chance: R4")
    assert set(look(game, "Zoe").table.hands.values()) == {None}
    assert len(DRAW.split()) == look(game, "Zoe").table.draw_pile
