"""House rules side by side: `lastcard simulate EDITION --compare-options`."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from matplotlib import pyplot
from matplotlib.figure import Figure

from lastcard.cli.main import main
from lastcard.game.settings import SETS, Options
from lastcard.study import compare_options, plot
from lastcard.study.house_rules import VARIANTS


def test_every_house_rule_and_set_has_a_row_beside_the_rulebook() -> None:
    effects = compare_options("dc-super-hero-girls", players=6, rounds=2)
    assert len(effects) == 1 + len(VARIANTS) + len(SETS) - 1
    assert effects[0].options == Options()
    assert [effect.name for effect in effects[-2:]] == ["party", "merciless"]
    assert len({effect.options for effect in effects}) == len(effects)


def test_what_cannot_be_is_left_out() -> None:
    names = [effect.name for effect in compare_options("classic", players=3, rounds=1)]
    assert not [name for name in names if name.startswith(("teams", "protection"))]


def test_nothing_in_the_picture_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Figure] = []
    monkeypatch.setattr(plot, "_save", lambda figure, path: drawn.append(figure))
    plot.draw_options(compare_options("classic", players=4, rounds=2), "classic", "")
    figure = drawn[0]
    figure.canvas.draw()
    boxes = [axis.title.get_window_extent() for axis in figure.axes]
    assert all(box.x1 <= figure.bbox.x1 for box in boxes)
    assert all(left.x1 < right.x0 for left, right in pairwise(boxes))
    pyplot.close(figure)


def test_the_same_seed_gives_the_same_rows() -> None:
    assert compare_options(players=2, rounds=5, seed=3) == compare_options(players=2, rounds=5, seed=3)


def test_more_cards_make_longer_rounds_and_the_intervals_hold_the_values() -> None:
    found = {effect.name: effect for effect in compare_options(players=4, rounds=150)}
    low, high = found["hand = 5"].length.high, found["hand = 10"].length.low
    assert low is not None
    assert high is not None
    assert low < high
    for effect in found.values():
        for mean in (effect.length, effect.luck, effect.comebacks, effect.edge):
            assert mean.low is not None
            assert mean.high is not None
            assert mean.low <= mean.value <= mean.high
    assert found["rulebook"].edge.low is not None
    assert found["rulebook"].edge.low > 0, "playing well is worth something"


def test_options_that_are_given_are_where_it_starts() -> None:
    first, *others = compare_options(players=2, rounds=1, options={"stack": "any", "hand": 5})
    assert first.name == "as chosen"
    assert "hand = 5" not in [effect.name for effect in others]
    assert all(effect.options.stack != "off" for effect in others)


def test_the_command_prints_a_table_and_writes_json_and_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, picture = tmp_path / "rows.json", tmp_path / "picture.png"
    files = ["--json", str(rows), "--plot", str(picture)]
    assert main(["simulate", "pirates", "--compare-options", "--players", "2", "--rounds", "3", *files]) == 0
    printed = capsys.readouterr().out
    assert "stack = any, deflect = true" in printed
    assert "luck" in printed.splitlines()[2]
    found = json.loads(rows.read_text(encoding="utf-8"))
    assert found[1]["options"] == {"stack": "same"}
    assert set(found[1]) == {"name", "options", "length", "luck", "comebacks", "edge"}
    assert picture.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize("more", [["--bots", "hard"], ["--games", "3"], ["--compare"], ["--csv", "x.csv"]])
def test_what_does_not_go_with_it_is_refused(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--compare-options", *more]) == 2
    assert f"{more[0]} does not go with --compare-options" in capsys.readouterr().err
