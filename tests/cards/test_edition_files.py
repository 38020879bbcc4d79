"""Edition files that work: a new deck is a few lines of TOML, for dealing, for playing and in records."""

import io
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lastcard
from cases import tried_with
from lastcard.cards.edition import IDS, Edition, EditionError, find, load_file
from lastcard.cards.looks import Look
from lastcard.cli.main import main
from lastcard.game import record
from lastcard.study.arena import compete
from lastcard.study.runner import simulate

Said = Callable[..., str]

MY = """
name = "Stormy"
about = "Classic with a storm, a kind seven and no zeros."
extends = "classic"

[cards]
0 = { count = 0 }
9 = { count = 3, points = 19 }
7 = { text = "Swap hands with a player you choose." }
S = { text = "The next player misses a turn and draws 1. When turned up, miss a turn." }
ST = { name = "Storm", wild = true, count = 2, points = 40, text = "Everyone else draws 1. Choose the colour." }
"""
FIVE = 'extends = "classic"\ncolours = ["blue", "green", "red", "yellow", "purple"]\n'
POSITION = """
[position]
dealer = "Ann"
turn = "Bo"
discard = "R7"
draw = "G1 G2 G3 G4 G5"
hands = { Ann = "R5 R6 Y1 Y2", Bo = "R7 ST RS B9 B1", Cy = "Y3 Y4 Y5" }
"""


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Said:
    """Runs a command in a folder where my.toml is an edition, and returns what it prints."""
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(MY, encoding="utf-8")

    def run(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert err == ""
        assert status == 0
        return out

    return run


def edition(folder: Path, text: str) -> Edition:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return load_file(file)


def stands(said: Said, *moves: str, folder: str = ".", path: str = "my.toml") -> dict[str, Any]:
    head = f'lastcard = 1\nedition = "{path}"\nplayers = ["Ann", "Bo", "Cy"]\nmoves = {json.dumps(moves)}\n'
    file = Path(folder, "record.toml")
    file.write_text(head + POSITION, encoding="utf-8")
    found: dict[str, Any] = json.loads(said("replay", str(file), "--json"))
    return found


def test_ten_lines_make_an_edition(tmp_path: Path) -> None:
    mine = edition(tmp_path, MY)
    assert (mine.id, mine.name) == ("mine", "Stormy")
    assert mine.colours == ("blue", "green", "red", "yellow")
    assert mine.size == 108 - 4 + 4 + 2
    assert not mine.has("R0")
    nine = mine.kinds[mine.kind("R9")]
    assert (nine.count, nine.points, nine.name) == (3, 19, "9")
    storm = mine.kinds[mine.kind("ST")]
    assert (storm.name, storm.colour, storm.count, storm.points) == ("Storm", None, 2, 40)
    assert [kind.code for kind in mine.specials] == ["ST"]
    skip = mine.kinds[mine.kind("GS")]
    assert (skip.name, skip.count, skip.points) == ("Skip", 2, 20), "what the file does not say stays as it was"


def test_an_edition_without_a_base(tmp_path: Path) -> None:
    mine = edition(tmp_path, 'colours = ["pink", "teal"]\n[cards]\n1 = { count = 12 }\n20 = { count = 12 }\n')
    assert mine.size == 48
    assert mine.kinds[mine.kind("T20")].points == 20
    assert mine.name == "mine"


def test_a_base_may_be_an_edition_that_extends_another(tmp_path: Path) -> None:
    mine = edition(tmp_path, 'extends = "minecraft"\n[cards.CR]\ncount = 1\n')
    assert mine.size == 109
    assert mine.kinds[mine.kind("CR")].text == "Choose the colour. When drawn, show it and draw 3 more."


def test_five_colours(tmp_path: Path, said: Said) -> None:
    mine = edition(tmp_path, FIVE)
    assert mine.size == 5 * 25 + 8
    assert mine.kinds[mine.kind("P7")].title == "purple 7"
    Path("five.toml").write_text(FIVE, encoding="utf-8")
    head = 'lastcard = 1\nedition = "five.toml"\nplayers = ["Ann", "Bo"]\nmoves = ["Bo: play W"]\n'
    rest = '[position]\ndealer = "Ann"\nturn = "Bo"\ndiscard = "P7"\nhands = { Ann = "P1", Bo = "W P2 P3" }\n'
    Path("record.toml").write_text(head + rest, encoding="utf-8")
    asked = json.loads(said("replay", "record.toml", "--json"))["waiting"]
    assert asked[0]["options"] == [f"colour {colour}" for colour in ("blue", "green", "purple", "red", "yellow")]


def test_removing_the_wilds(tmp_path: Path) -> None:
    mine = edition(tmp_path, 'extends = "classic"\n[cards]\nW = { count = 0 }\nW4 = { count = 0 }\n')
    assert mine.size == 100
    assert all(kind.colour for kind in mine.kinds)


# How they look

PLUM = 'extends = "pirates"\n[colours]\nplum = { sign = "moon", hue = "purple" }\nred = {}\nmud = {}\n'


def test_a_file_chooses_how_its_cards_look(tmp_path: Path) -> None:
    mine = edition(tmp_path, PLUM + '[cards.ST]\npicture = "bolt"\n')
    assert mine.colours == ("plum", "red", "mud")
    assert (mine.looks["plum"], mine.looks["red"]) == (Look("moon", "purple"), Look("diamond", "red"))
    assert mine.by_code["ST"].picture == "bolt"
    assert mine.by_code["KR"].picture == "kraken", "what the file does not say stays as it was"
    assert mine.world == "pirates"
    assert edition(tmp_path, PLUM.replace("[colours]", 'world = "classic"\n[colours]')).world == "classic"


@tried_with("id", IDS)
def test_every_colour_looks_like_no_other(id: str) -> None:
    bundled = find(id)
    assert [*bundled.looks] == [*bundled.colours]
    assert len({look.sign for look in bundled.looks.values()}) == len(bundled.colours)
    assert len({look.hue for look in bundled.looks.values()}) == len(bundled.colours)
    assert bundled.world == id
    assert all(kind.picture for kind in bundled.kinds if kind.name != kind.symbol)


def test_eight_colours_that_nobody_has_heard_of(tmp_path: Path) -> None:
    names = [f"{letter}x" for letter in "abcdefgh"]
    mine = edition(tmp_path, f'extends = "classic"\ncolours = {names}\n')
    assert len({look.sign for look in mine.looks.values()}) == len({look.hue for look in mine.looks.values()}) == 8


def test_what_is_written_changes_no_looks(tmp_path: Path) -> None:
    girls = find("dc-super-hero-girls")
    written = girls.written({"CU": "draw 1."})
    assert (written.world, written.looks, written.by_code["CU"].picture) == (girls.world, girls.looks, "paper")


# In records


def test_the_new_wild_does_what_stands_on_it(said: Said) -> None:
    row = stands(said, "Bo: play ST", "Bo: colour yellow")
    assert row["edition"] == "my"
    assert row["colour"] == "yellow"
    assert row["hands"]["Cy"] == ["G1", "Y3", "Y4", "Y5"], "in turn order"
    assert row["hands"]["Ann"] == ["G2", "R5", "R6", "Y1", "Y2"]
    assert row["turn"] == "Cy"


def test_a_number_card_with_text_swaps_hands(said: Said) -> None:
    asked = stands(said, "Bo: play R7")["waiting"]
    assert asked == [{"player": "Bo", "kind": "choose", "options": ["choose Ann", "choose Cy"]}]
    row = stands(said, "Bo: play R7", "Bo: choose Cy")
    assert row["hands"]["Bo"] == ["Y3", "Y4", "Y5"]
    assert row["hands"]["Cy"] == ["B1", "B9", "RS", "ST"]
    assert row["colour"] == "red"


def test_a_changed_text_replaces_the_old_one(said: Said) -> None:
    row = stands(said, "Bo: play RS")
    assert row["turn"] == "Ann"
    assert row["hands"]["Cy"] == ["G1", "Y3", "Y4", "Y5"]


def test_the_path_is_relative_to_the_record(said: Said) -> None:
    Path("games/decks").mkdir(parents=True)
    Path("games/decks/storm.toml").write_text(MY, encoding="utf-8")
    assert stands(said, folder="games", path="decks/storm.toml")["edition"] == "storm"
    assert stands(said, folder="games", path="../my.toml")["edition"] == "my"


def test_without_a_folder_only_ids_are_taken(said: Said) -> None:
    with pytest.raises(EditionError, match="there is no edition"):
        find("my.toml", None)
    with pytest.raises(record.RecordError, match="edition: there is no edition"):
        record.loads('lastcard = 1\nedition = "my.toml"\nplayers = ["Ann", "Bo"]').start()


# From Python


@pytest.mark.parametrize("path", ["my.toml", Path("my.toml"), Path("plain")], ids=repr)
def test_a_file_works_wherever_an_edition_does(said: Said, path: str | Path) -> None:
    Path("plain").write_text(MY, encoding="utf-8")
    found = lastcard.load_edition(path)
    assert "ST" in found.by_code
    assert lastcard.load_edition(found) is found
    game = lastcard.Game(path, ["Ann", "Bo"], seed=3)
    assert game.edition.source == str(path)
    assert simulate(path, 2, 20).edition == compete(path, ["easy", "random"], rounds=2).edition == found.id


def test_a_record_of_a_game_names_the_file(said: Said) -> None:
    game = lastcard.Game("my.toml", ["Ann", "Bo"], seed=3)
    assert record.of(game).replay().encode() == game.encode()
    assert lastcard.Record("my.toml", ("Ann", "Bo"), seed=3).start().encode() == game.encode()


def test_a_file_that_cannot_be_read_is_named(said: Said) -> None:
    Path("bad.toml").write_text('extends = "classic"\n[cards.S]\ntext = "Draw purple."', encoding="utf-8")
    for name, problem in (
        ("none.toml", "none.toml: cannot read it: No such file"),
        ("bad.toml", "bad.toml: cards.S.text: "),
    ):
        with pytest.raises(EditionError, match=problem):
            lastcard.Game(name, ["Ann", "Bo"])


# On the command line


def test_deal_with_an_edition_file(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    record = said("deal", "my.toml", "--seed", "3", "--players", "3")
    assert tomllib.loads(record)["edition"] == "my.toml"
    Path("record.toml").write_text(record, encoding="utf-8")
    row = json.loads(said("replay", "record.toml", "--json"))
    assert sum(map(len, row["hands"].values())) + row["draw_pile"] + row["discard_pile"] == 110


@pytest.mark.parametrize("seed", range(4))
def test_deal_finish_with_an_edition_file(seed: int, said: Said) -> None:
    Path("record.toml").write_text(said("deal", "my.toml", "--seed", str(seed), "--players", "3", "--finish"), "utf-8")
    row = json.loads(said("replay", "record.toml", "--json"))
    assert row["game_winners"]
    kinds = {event["kind"] for event in row["events"]}
    assert {"swapped", "chose"} <= kinds


def test_play_with_an_edition_file(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n1\n" * 3000))
    lines = said("play", "my.toml", "--plain", "--seed", "1", "--players", "3", "--target", "200").splitlines()
    assert lines[-1].startswith("The game is over. Scores: Player ")
    assert any(" swap hands." in line for line in lines)


def test_a_small_deck_says_how_many_it_is_enough_for(said: Said, capsys: pytest.CaptureFixture[str]) -> None:
    Path("small.toml").write_text('colours = ["red", "blue"]\n[cards]\n1 = { count = 8 }\n2 = { count = 8 }\n', "utf-8")
    said("deal", "small.toml", "--players", "4")
    assert main(["deal", "small.toml", "--players", "5"]) == 2
    assert "small has cards for 4 players" in capsys.readouterr().err


def test_a_blank_card_of_ones_own(said: Said) -> None:
    Path("blank.toml").write_text(
        'extends = "classic"\n[cards.BL]\nname = "Blank"\nwild = true\nwritable = true\ncount = 3\n', "utf-8"
    )
    record = said("deal", "blank.toml", "--finish", "--seed", "1", "--write", "take another turn.")
    assert tomllib.loads(record)["written"] == {"BL": "take another turn."}
    Path("record.toml").write_text(record, encoding="utf-8")
    assert "wins the game" in said("replay", "record.toml")


def test_after_a_coloured_card_that_names_a_colour_only_that_colour_matches(tmp_path: Path) -> None:
    text = 'extends = "classic"\n[cards]\n7 = { text = "choose the colour." }\n'
    (tmp_path / "painter.toml").write_text(text, encoding="utf-8")
    position = 'dealer = "Ann"\nturn = "Ann"\ndiscard = "R1"\ndraw = "B1"\nrest = "none"\n'
    start = 'lastcard = 1\nedition = "painter.toml"\nplayers = ["Ann", "Bo"]\n'
    moves = 'moves = ["Ann: play R7", "Ann: colour green"]\n'
    hands = 'hands = { Ann = "R7 R2 R3", Bo = "R4 Y7 G1" }\n'
    game = record.loads(f"{start}{moves}[position]\n{position}{hands}", tmp_path).replay()
    assert game.waiting[0].options == ("draw", "play G1")
