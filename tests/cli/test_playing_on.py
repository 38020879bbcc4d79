"""`lastcard play RECORD`: a recorded game goes on from one of its moves, in any of its seats."""

import io
import json
from pathlib import Path

import pytest

from lastcard.bots.playing import play_out
from lastcard.cli.links import moment_in
from lastcard.cli.main import main
from lastcard.game.game import Game
from lastcard.game.record import of
from rulebook.build import record


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file of a game that Ann wins with her second move."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = tmp_path / "game.toml"
    moves = ("Ann: play R1 uno", "Bo: play R3", "Ann: play R2")
    options = {"target": 10}
    text = record(["R1 R2", "R3 Y4 Y8"], *moves, options=options, discard="R5", rest="shuffled", draw=None)
    file.write_text(text, encoding="utf-8")
    return str(file)


def played(arguments: list[str], answers: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play in lines of text with these answers."""
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    return main(["play", *arguments, "--plain"])


@pytest.mark.parametrize(
    ("arguments", "name", "card"),
    [
        (["--before", "1"], "Ann", "red 1"),
        (["--before", "2"], "Bo", "red 3"),
        (["--before", "3", "--name", "ann"], "Ann", "red 2"),
    ],
)
def test_it_goes_on_before_that_move(
    arguments: list[str],
    name: str,
    card: str,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert played([game, *arguments, "--bots", "easy"], "quit\n", monkeypatch) == 0
    told = capsys.readouterr().out
    assert "It is your turn" in told
    assert f"play {card}" in told
    assert name in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "that game is over; --before N goes back to a move, from 1 to 3"),
        (["--before", "9"], "--before"),
        (["--before", "1", "--name", "Zoe"], "--name: 'Zoe' does not play; Ann, Bo do"),
        (["--before", "1", "--players", "3"], "leave out --players"),
        (["--before", "1", "--bots", "easy,easy"], "2 bots for 1 seats"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    arguments: list[str],
    said: str,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert played([game, *arguments], "", monkeypatch) == 2
    assert said in capsys.readouterr().err


def test_a_move_to_go_back_to_needs_a_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(["classic", "--before", "2"], "", monkeypatch) == 2
    assert "goes with a record" in capsys.readouterr().err


def test_a_link_deals_the_same_cards_to_whoever_opens_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = ["deal", "classic", "--players", "Ann,Bo", "--seed", "1", "--link", "--server", "https://cards.example"]
    assert main(deal) == 0
    fresh = capsys.readouterr().out.strip()
    assert fresh.startswith("https://cards.example/deal#r=1&s=Ann&b=normal&n=&g=")
    assert main([*deal, "--finish", "--bots", "easy"]) == 0
    theirs = capsys.readouterr().out.strip()
    for link in (fresh, theirs):
        assert played([link], "quit\n", monkeypatch) == 0
        assert "red 3" in capsys.readouterr().out
    assert main(["compare", theirs]) == 0
    assert "round 1 of Classic, in the place of Ann" in capsys.readouterr().out
    for broken in ("https://cards.example/deal#r=1", theirs[:-30]):
        assert main(["compare", broken]) == 2
        assert played([broken], "", monkeypatch) == 2
        assert capsys.readouterr().err.count("the link: ") == 2


def test_records_of_the_same_deal_are_compared_move_by_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for bot in ("normal", "easy"):
        game = play_out(Game("classic", ["Ann", "Bo"], seed=4, options={"rounds": 1}), bot)
        (tmp_path / f"{bot}.toml").write_text(of(game).dumps())
    files = [str(tmp_path / "normal.toml"), str(tmp_path / "easy.toml")]
    assert main(["compare", *files]) == 0
    told = capsys.readouterr().out
    assert "They parted ways at move" in told
    assert "◂" in told
    assert main(["compare", *files, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    one, two = ([row["option"] for row in each["moves"]] for each in found["played"])
    assert one[: found["common"]] == two[: found["common"]]
    assert one[found["common"]] != two[found["common"]]
    by = {row["option"]: row["by"] for row in found["options"] if row["by"]}
    assert by == {one[found["common"]]: ["normal"], two[found["common"]]: ["easy"]}
    (tmp_path / "other.toml").write_text(of(Game("classic", ["Ann", "Bo"], seed=5)).dumps())
    assert main(["compare", files[0], str(tmp_path / "other.toml")]) == 2
    assert "seed: not the same in record 2" in capsys.readouterr().err


def test_a_game_is_a_link(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--link", game, "--server", "https://cards.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://cards.example/replay#g=")
    assert main(["replay", "--link", game]) == 0
    assert capsys.readouterr().out.startswith("http://localhost:8000/replay#g=")
    assert main(["replay", game]) == 0
    told = capsys.readouterr().out
    for address in (link, f"{link}&m=2&s=Ann", link.replace("#g=", "#m=2&g=")):
        assert main(["replay", address]) == 0
        assert capsys.readouterr().out == told
    assert played([link, "--before", "2", "--bots", "easy"], "quit\n", monkeypatch) == 0
    assert "play red 3" in capsys.readouterr().out
    assert main(["replay", link[:-30]]) == 2
    assert "the link: this is not a record" in capsys.readouterr().err


def test_a_link_names_the_moment_and_the_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--link", game, "--before", "3", "--seat", "ann"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.endswith("&m=2&as=Ann")
    assert moment_in(link) == (2, "Ann")
    assert main(["replay", game, "--seat", "Ann"]) == 0
    told = capsys.readouterr().out
    assert main(["replay", link]) == 0
    assert capsys.readouterr().out == told, "as Ann saw it"
    assert main(["replay", "--link", link, "--before", "1", "--seat", "Bo"]) == 0
    assert moment_in(capsys.readouterr().out.strip()) == (0, "Bo"), "what is said counts more than the link"
    for wrong, problem in (
        (["--before", "0"], "--before: expected a whole number from 1"),
        (["--seat", "Zoe"], "Zoe"),
        (["--server", "cards.example"], "--server: expected the address of a server"),
        (["--server", "javascript:alert(1)"], "--server: expected the address of a server"),
        (["--server", "https://"], "--server: expected the address of a server"),
        (["--server", "https://[x"], "--server: expected the address of a server"),
    ):
        assert main(["replay", "--link", game, *wrong]) == 2
        assert problem in capsys.readouterr().err
    assert main(["replay", link.replace("as=Ann", "as=Zoe")]) == 2
    assert "Zoe" in capsys.readouterr().err
    assert main(["replay", link.replace("m=2", "m=999999999")]) == 0
    capsys.readouterr()
    assert main(["replay", "http://localhost:8000/replay/abcdefghijkl#m=2"]) == 2
    assert "its server keeps this game" in capsys.readouterr().err
