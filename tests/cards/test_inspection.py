"""Edition files that are written, read again, and looked at: nothing is lost, and all that is wrong is said at once."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cases import tried_with
from lastcard.cards.edition import IDS, EditionError, load, load_table, load_text, table_of
from lastcard.cards.inspection import inspect, inspect_text
from lastcard.cards.writing import file_of
from lastcard.cli.main import main
from lastcard.game import record
from lastcard.game.game import Game

STORM: dict[str, Any] = {
    "name": 'Storm "of" \\ the nïght',
    "about": "Tab-free, with ünïcödé and 'quotes'.",
    "extends": "pirates",
    "world": "minecraft",
    "colours": {"azure": {"sign": "moon", "hue": "pink"}, "coral": {}, "gold": {}, "jade": {}},
    "cards": {
        "7": {"text": "Swap hands with a player you choose.", "picture": "swap"},
        "9": {"count": 1, "colours": ["azure", "gold"], "points": 19},
        "ST": {"count": 0},
        "ZA": {"name": "Zap", "wild": True, "count": 3, "points": 30, "text": "Everyone else draws 1."},
    },
}


@tried_with("id", IDS)
def test_a_file_that_is_written_says_the_same(id: str) -> None:
    table = table_of(id)
    assert tomllib.loads(file_of(table)) == table
    edition = load_text(file_of(table), f"{id}.toml")
    assert (edition.kinds, edition.looks, edition.world) == (load(id).kinds, load(id).looks, load(id).world)


def test_every_character_survives_writing() -> None:
    assert tomllib.loads(file_of(STORM)) == STORM
    odd = {"name": "a\x7f\u2028\U0001f0cf\t\"\"\"'''#[x]\n", "cards": {"__proto__": {"text": "\\u0041"}, 'a"b': {}}}
    assert tomllib.loads(file_of(odd)) == odd
    again = file_of(tomllib.loads(file_of(STORM)))
    assert again == file_of(STORM)  # a second time it is the same text


def test_a_card_may_come_in_some_colours_only() -> None:
    edition = load_table(STORM, "storm.toml")
    assert {kind.colour for kind in edition.kinds if kind.symbol == "9"} == {"azure", "gold"}
    assert edition.by_code["A9"].count == 1
    assert not edition.has("C9")


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ({"9": {"colours": ["pink"]}}, "cards.9.colours[0]"),
        ({"9": {"colours": ["red", "red"]}}, "cards.9.colours"),
        ({"9": {"colours": [["red"]]}}, "cards.9.colours[0]"),
        ({"W": {"colours": ["red"]}}, "cards.W.colours"),
        ({"__proto__": {"count": 1}}, "cards.__proto__"),
        ({"9": {"count": 10**9}}, "cards.9.count"),
    ],
)
def test_cards_that_cannot_be(cards: dict[str, Any], place: str) -> None:
    with pytest.raises(EditionError) as refused:
        load_table({"extends": "classic", "cards": cards}, "x.toml")
    assert refused.value.place == place


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "a\u202eb"])
def test_a_title_that_cannot_be_printed(name: str) -> None:
    assert [problem.place for problem in inspect({"extends": "classic", "name": name}).problems] == ["name"]


def test_all_texts_that_cannot_be_read_are_said_at_once() -> None:
    report = inspect({"extends": "classic", "cards": {"7": {"text": "Explode."}, "8": {"text": "Explode twice."}}})
    assert report.edition is None
    assert [problem.place for problem in report.problems] == ["cards.7.text", "cards.8.text"]
    assert "nearest" in report.problems[0].problem
    assert [card.symbol for card in report.cards if not card.reading.understood] == ["7", "8"]


@pytest.mark.parametrize(
    "table", [{"cards": 3}, {"cards": {"A": 3}}, {"extends": [1]}, {"colours": 7}, {"colours": [[]]}]
)
def test_nothing_that_is_no_edition_goes_wrong(table: dict[str, Any]) -> None:
    assert inspect(table).problems
    assert inspect({**table, "name": [1]}).problems


def test_what_surprises_about_a_deck() -> None:
    few = {"colours": ["red", "blue"], "cards": {"1": {"count": 9}, "W": {"wild": True, "count": 4}}}
    assert "for 3 players at most" in inspect(few).warnings[0]
    twins = inspect({"extends": "classic", "cards": {"ZA": {"name": "Wild", "wild": True, "count": 1}}})
    assert twins.warnings == ("Two kinds of card are called Wild: W and ZA.",)
    bare = inspect({"extends": "classic", "colours": ["blue", "green", "red", "yellow", "pink"]})
    assert (bare.size, bare.warnings) == (133, ())


def test_the_command_says_it_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    texts = '7 = { text = "Explode." }\n8 = { text = "Explode twice." }'
    bad.write_text(f'extends = "classic"\n[cards]\n{texts}\n', encoding="utf-8")
    assert main(["check-edition", str(bad)]) == 2
    said = capsys.readouterr().err
    assert [place in said for place in ("cards.7.text", "cards.8.text")] == [True, True]
    good = tmp_path / "good.toml"
    good.write_text(file_of(STORM), encoding="utf-8")
    assert main(["check-edition", str(good), "--rounds", "200"]) == 0
    assert "ZA Zap: Everyone else draws 1." in (told := capsys.readouterr().out)
    assert "200 rounds beside Pirates, 4 players:" in told


def test_a_record_may_carry_its_edition() -> None:
    game = Game(load_table(STORM, "storm"), ["Ann", "Bo"], seed=4)
    game.apply(game.waiting[0].player, game.waiting[0].options[0])
    kept = record.Record("storm", game.players, 4, moves=tuple(game.moves), own=STORM, folder=None)
    again = record.loads(kept.dumps())
    assert again.own == STORM
    assert again.replay().encode() == game.encode()
    with pytest.raises(record.RecordError) as refused:
        record.loads(kept.dumps().replace("Everyone else draws 1.", "Explode.")).replay()
    assert refused.value.place == "edition.cards.ZA.text"


def test_deep_and_long_files_are_refused() -> None:
    for text in ("a = " + "[" * 100_000, "x.y" * 60 + " = 1", "name = " + "9" * 5000):
        assert inspect_text(text, "x.toml").problems[0].place == ""
