"""What is remembered without names says the same as whoever reads it anew."""

import json
from random import Random

import pytest

from lastcard.cards.edition import IDS, load
from lastcard.game.game import Game
from lastcard.game.options import Option
from lastcard.game.view import NOBODY, seen_one
from lastcard.server.phrases import phrases_of
from lastcard.words import Reader, plain_note

PLAYERS = ("ann", 'Bo "B\\ear"', "Zoë", "player")


def played(edition: str, moves: int) -> Game:
    """A game in which something has happened."""
    game, dice = Game(edition, PLAYERS, seed=5), Random(edition)
    for _ in range(moves):
        decision = dice.choice((*game.waiting, *game.interrupts))
        game.apply(decision.player, dice.choice(decision.options))
    return game


@pytest.mark.parametrize("edition", IDS)
def test_events_sound_as_if_they_were_told_for_the_first_time(edition: str) -> None:
    game = played(edition, 100)
    phrases = phrases_of(game.edition)
    for again in range(2):
        for names in ({}, {"Zoë": "Cleo"}) if again else ({},):
            for viewer, name in (*enumerate(PLAYERS), (NOBODY, None)):
                reader = Reader(game.edition.by_code, name, names=names)
                for number, event in enumerate(game.events):
                    heard = json.loads(bytes(phrases.told(event, number, viewer, PLAYERS, names)))
                    seen = seen_one(game, name or "", number)
                    assert heard["text"] == reader.tell(seen)
                    assert heard["seq"] == number + 1
                    assert (heard["player"], heard["other"]) == (seen.player, seen.other)
                    assert heard["cards"] == (None if seen.cards is None else list(seen.cards))
                    assert (heard["amount"], heard["colour"], heard["outcome"]) == (
                        seen.amount,
                        seen.colour,
                        seen.outcome,
                    )


def test_what_somebody_may_not_see_is_in_no_phrase_that_they_hear() -> None:
    """The same event is told to its player first, who sees the card, and then to others."""
    game = Game("classic", ("Ann", "Bo"), seed=1)
    game.play("Ann: draw")
    number, drew = next((at, event) for at, event in enumerate(game.events) if event.kind == "drew")
    phrases = phrases_of(game.edition)
    code = game.edition.kinds[drew.cards[0]].code
    own = phrases.told(drew, number, 0, game.players, {})
    assert code.encode() in bytes(own)
    for viewer in (1, NOBODY):
        assert json.loads(bytes(phrases.told(drew, number, viewer, game.players, {})))["cards"] is None


@pytest.mark.parametrize("edition", IDS)
def test_plain_options_sound_alike_at_every_table(edition: str) -> None:
    cards = load(edition).by_code
    phrases, reader = phrases_of(load(edition)), Reader(cards, "ann")
    for card in cards:
        for held in (1, 2, 1):
            play = Option("play", card=card)
            found, note = phrases.plain(play, held), plain_note(play, cards, held)
            assert (found is None) == (note is None)
            if found is not None and note is not None:
                words = {"label": reader.option(play), "note": reader.say(note)}
                assert json.loads(bytes(found)) == {"verb": "play", "card": card, **words}
