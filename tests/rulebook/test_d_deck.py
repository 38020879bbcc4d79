"""Clauses D1 to D4: the cards, their codes and how many may play."""

import pytest

from cases import tried_with
from rulebook.build import (
    EDITIONS,
    NAMES,
    SPECIALS,
    assert_refused,
    at,
    cards_in_play,
    dealt,
    deck,
    head,
    record,
    waits,
)


def without(cards: list[str], *taken: str) -> list[str]:
    """The cards left when some are taken out."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


@pytest.mark.parametrize("edition", SPECIALS)
def test_D1_these_cards_are_the_whole_deck(edition: str) -> None:
    hand = without(deck(edition), "R5", "R6")
    game = at([" ".join(hand), "R6"], edition=edition, discard="R5", rest="shuffled")
    assert game["draw_pile"] == 0
    assert game["discard_pile"] == 1
    assert game["hands"] == {"Ann": sorted(hand), "Bo": ["R6"]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_D1_a_deck_has_112_cards(edition: str) -> None:
    game = at(["R1", "R2"], edition=edition, discard="R5", rest="shuffled")
    assert game["draw_pile"] == 109


def test_D1_classic_has_108_cards() -> None:
    game = at(["R1", "R2"], edition="classic", discard="R5", rest="shuffled")
    assert game["draw_pile"] == 105


@pytest.mark.parametrize("card", ["B0", "G0", "R0", "Y0"])
def test_D1_there_is_one_zero_of_each_colour(card: str) -> None:
    assert at([card, "R2"], discard="R5")["hands"]["Ann"] == [card]
    assert_refused(record([card, f"{card} R2"], discard="R5"), "position", card)


@pytest.mark.parametrize("card", ["B1", "G5", "R9", "YD", "BV", "GS"])
def test_D1_there_are_two_of_every_other_coloured_card(card: str) -> None:
    assert at([f"{card} {card}", "R2"], discard="R4")["hands"]["Ann"] == [card, card]
    assert_refused(record([f"{card} {card}", "R2"], draw=card, discard="R4"), "position", card)


@tried_with("card", ["W", "W4"])
@tried_with("edition", SPECIALS)
def test_D2_there_are_four_of_each_wild(edition: str, card: str) -> None:
    four = " ".join([card] * 4)
    assert at([four, "R2"], edition=edition, discard="R5")["hands"]["Ann"] == [card] * 4
    assert_refused(record([four, f"R2 {card}"], edition=edition, discard="R5"), "position", card)


@pytest.mark.parametrize(
    ("edition", "card", "copies"),
    [(edition, card, copies) for edition in EDITIONS for card, copies in SPECIALS[edition].items()],
)
def test_D2_the_special_cards_are_counted(edition: str, card: str, copies: int) -> None:
    hand = " ".join([card] * copies)
    assert at([hand, "R2"], edition=edition, discard="R5")["hands"]["Ann"] == [card] * copies
    assert_refused(record([f"{hand} {card}", "R2"], edition=edition, discard="R5"), "position", card)


@pytest.mark.parametrize("edition", SPECIALS)
def test_D2_no_edition_has_the_special_of_another(edition: str) -> None:
    for other in EDITIONS:
        for card in SPECIALS[other]:
            if other != edition:
                assert_refused(record([card, "R2"], edition=edition, discard="R5"), "position.hands.Ann", card)


def test_D3_codes_of_every_kind_are_offered() -> None:
    game = at(["W4 W JM OV OS OD O7", "R2"], edition="space-jam", discard="O1", draw="B1")
    assert waits(game)[2] == [
        "draw", "play JM", "play O7", "play OD", "play OS", "play OV", "play W", "play W4",
    ]  # fmt: skip


def test_D3_hands_are_sorted_by_code_point() -> None:
    game = at(["Y1 W4 W RV RS RD R9 R0 G3 B2", "R2"], discard="R5")
    assert game["hands"]["Ann"] == ["B2", "G3", "R0", "R9", "RD", "RS", "RV", "W", "W4", "Y1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_D3_each_edition_has_its_four_colours(edition: str) -> None:
    third = "O" if edition == "space-jam" else "G"
    game = at([f"B7 {third}7 R7 Y7", "R2"], edition=edition, discard="B7", draw="B1")
    assert waits(game)[2] == sorted(["draw", "play B7", f"play {third}7", "play R7", "play Y7"])


@tried_with("count", range(2, 11))
def test_D4_two_to_ten_players(count: int) -> None:
    game = dealt("minecraft", count, 3)
    assert list(game["hands"]) == list(NAMES[:count])
    assert cards_in_play(game) == 112


def test_D4_one_player_is_too_few() -> None:
    assert_refused(head("minecraft", ["Ann"]), "players", "2")


def test_D4_eleven_players_are_too_many() -> None:
    assert_refused(head("minecraft", NAMES), "players", "10")
