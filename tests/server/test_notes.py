"""What cards do is put in words once for all tables: nobody reads anything else than if it were said for them alone."""

from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.cards.edition import load
from lastcard.game.game import Game
from lastcard.game.view import look
from lastcard.server.messages import encode
from lastcard.server.notes import Names, gap, notes_of
from lastcard.server.serialise import Painter
from lastcard.table.table import Table
from lastcard.words import Reader
from lastcard.words.in_thought import capital

TABLES: tuple[tuple[tuple[str, ...], dict[str, str], dict[str, Any]], ...] = (
    (("Ann", "Bo", "Cy", "Di"), {}, {}),
    (("ann", "p", 'Zoë "Z"', "You"), {"p": "éva"}, {"teams": 2, "stack": "any", "jump_in": True}),
    (("Bo", "Ann"), {}, {"bluff": False, "two_player_reverse": "turn"}),
    (("nobody", "Ann", "Bo"), {"Bo": "ann"}, {"mercy": 10, "seven_zero": True, "draw": "match"}),
)
"""Names, among them some that begin with a small letter; guests; and options, of tables that share what is said."""


def asked(table: Table, names: dict[str, str], before: Painter | None) -> tuple[Painter, list[dict[str, Any]]]:
    """How a table is painted now, and what all who are asked are told that they may do."""
    painter = Painter(table, {}, names, before)
    found = []
    for decision in table.game.waiting:
        seen = msgspec.json.decode(encode(painter.seen_by(decision.player)))
        found += [row for row in seen["waiting"] if row["player"] == decision.player]
    return painter, found


@pytest.mark.parametrize("edition", ["classic", "minecraft", "dc-super-hero-girls", "pirates"])
def test_the_words_are_those_of_a_reader_of_their_own(edition: str) -> None:
    random, tables = Random(7), []
    for number, (players, names, options) in enumerate(TABLES):
        game = Game(edition, players, seed=number, options=options)
        tables.append((Table(game, dict.fromkeys(players)), names))
    painters: list[Painter | None] = [None] * len(tables)
    compared = 0
    for _ in range(120):
        for number, (table, names) in enumerate(tables):
            game = table.game
            painters[number], rows = asked(table, names, painters[number])
            for row in rows:
                view = look(game, row["player"])
                reader = Reader(game.edition.by_code, row["player"], names=names)
                assert view.decision is not None
                assert row["question"] == reader.question(view)
                notes = reader.notes(view)
                told = [option.get("note", "") for option in row["options"]]
                assert told == [notes[option] for option in view.decision.options]
                compared += len(notes)
            if game.waiting:
                decision = random.choice(game.waiting)
                played = [option for option in decision.options if option.verb == "play"]
                game.apply(decision.player, random.choice(played or decision.options))
    assert compared > 1000


def test_a_name_that_begins_a_sentence_has_a_capital_and_no_other_has() -> None:
    phrase = f"{capital(gap(1))} draws 2 cards from {gap(0)}, not from {gap(1)}.".encode()
    assert Names(["Ann", "éva"], {}).fill(phrase, reader=0).decode() == "Éva draws 2 cards from Ann, not from éva."
    assert Names(["Ann", "Bo"], {"Bo": 'a "b"'}).fill(phrase, reader=0).decode() == (
        'A \\"b\\" draws 2 cards from Ann, not from a \\"b\\".'
    )


def test_tables_that_play_by_other_options_share_nothing() -> None:
    edition = load("classic")
    plain, own = Game(edition, ["Ann", "Bo"]), Game(edition, ["Cy", "Di"], options={"bluff": False})
    assert notes_of(edition, plain.options) is notes_of(edition, Game(edition, ["Ed", "Flo"]).options)
    assert notes_of(edition, plain.options) is not notes_of(edition, own.options)
