"""What many rounds say about a change: what is there is found, and what is not is not made up."""

from dataclasses import replace

from lastcard.cards.edition import load, load_table
from lastcard.study import Share
from lastcard.study.findings import base_of, compare_editions, findings, verdict

ROUNDS = 2000


def ids(table: dict[str, object], rounds: int = ROUNDS) -> dict[str, bool]:
    comparison = compare_editions(load_table({"extends": "classic", **table}, "mine"), rounds=rounds)
    return {found.message.id: found.concern for found in comparison.findings}


def test_no_change_finds_nothing() -> None:
    assert set(ids({"name": "Mine"}, 300)) == {"finding-length-same", "finding-fair"}
    other_seed = compare_editions("classic", "classic", rounds=ROUNDS, seed=7)
    assert str(other_seed.verdict).startswith("It plays like Classic")


def test_points_alone_change_no_length() -> None:
    assert set(ids({"cards": {"9": {"points": 90}}})) == {"finding-length-same", "finding-fair", "finding-points-more"}


def test_a_card_that_ends_rounds_is_named() -> None:
    calm = {"name": "Calm", "wild": True, "count": 8, "text": "Discard 3 cards."}
    comparison = compare_editions(load_table({"extends": "classic", "cards": {"CA": calm}}, "mine"), rounds=ROUNDS)
    said = str(comparison)
    assert "% shorter" in said
    assert "Calm decided " in said
    assert "instead of 4" in said


def test_a_seat_that_is_too_good_is_a_concern() -> None:
    comparison = compare_editions("classic", rounds=300)
    for wins, told in (
        ((310, 230, 230, 230), "The first seat, left of the dealer, wins 6 points of a hundred more often than fair."),
        ((220, 230, 250, 300), "The dealer wins 5 points of a hundred more often than fair."),
        ((270, 250, 240, 240), "The seats are even: none wins more often than it should."),  # of so few, that is chance
    ):
        shares = tuple(Share.of(count, 1000) for count in wins)
        played = replace(comparison.played, good=replace(comparison.played.good, wins=shares))
        found = findings(comparison.edition, comparison.base, played, comparison.before)
        seat = next(each for each in found if str(each) == told)
        assert seat.concern is ("fair." in told)
        assert ("worth another look" in str(verdict(found))) is seat.concern


def test_what_an_edition_is_compared_with() -> None:
    assert base_of(load_table({"extends": "pirates"}, "mine")) is load("pirates")
    assert base_of(load("pirates")) is load("classic")
