"""docs/card-text.md is run: every example says back what the document says, and can be played."""

import random
import re
import tomllib
from dataclasses import replace
from pathlib import Path

from cases import tried_with
from lastcard.cards.edition import Edition, load, load_file
from lastcard.cards.text import check, read, write
from lastcard.game.game import Game
from lastcard.game.settings import Options

DOCUMENT = (Path(__file__).parents[2] / "docs" / "card-text.md").read_text(encoding="utf-8")
COLOURS = load("classic").colours
BLOCKS = re.findall(r"^```(card|refused)\n(.*?)\n(.*?)```$", DOCUMENT, re.MULTILINE | re.DOTALL)
CARDS = [(text, rest.splitlines()) for kind, text, rest in BLOCKS if kind == "card"]
REFUSED = [(text, rest.splitlines()) for kind, text, rest in BLOCKS if kind == "refused"]


def test_there_are_examples() -> None:
    assert len(CARDS) > 35
    assert len(REFUSED) > 5


@tried_with(("text", "steps"), CARDS)
def test_example_says_back_what_it_does(text: str, steps: list[str]) -> None:
    reading = check(text, COLOURS)
    assert [*(f"- {step}" for step in reading.steps), *(f"! {said}" for said in reading.warnings)] == steps
    tree = read(text, COLOURS)
    assert read(write(tree), COLOURS) == tree


@tried_with("text", [text for text, _ in CARDS])
def test_example_can_be_played(text: str) -> None:
    base = load("dc-super-hero-girls")
    kinds = tuple(replace(kind, text=text) if kind.code == "W" else kind for kind in base.kinds)
    edition = Edition(base.id, base.name, base.about, base.colours, kinds)
    played = 0
    for seed in range(3):
        game = Game(edition, ["Ann", "Bo", "Cy"], seed, Options(target=1))
        dice = random.Random(seed)
        for _ in range(2000):
            if not game.waiting:
                break
            decision = dice.choice(game.waiting)
            special = [option for option in decision.options if option == "play W"]
            plays = [option for option in decision.options if option.startswith("play ")]
            game.apply(decision.player, dice.choice(special or plays or decision.options))
        played += any(move.endswith(": play W") for move in game.moves)
    assert played


@tried_with(("text", "message"), REFUSED)
def test_refusal_says_what_the_document_says(text: str, message: list[str]) -> None:
    reading = check(text, COLOURS)
    assert not reading.understood
    found = text[reading.start : reading.end]
    place = f"at {found!r}" if found else "at the end"
    assert message == [f"{place}: {reading.problem}", *(f"perhaps: {sentence}" for sentence in reading.nearest)]


def test_the_example_edition_works(tmp_path: Path) -> None:
    found = re.search(r"^```toml\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found
    tomllib.loads(found[1])
    path = tmp_path / "storm.toml"
    path.write_text(found[1], encoding="utf-8")
    edition = load_file(path)
    assert edition.size == 108
    assert edition.kinds[edition.kind("LI")].points == 40
    assert edition.kinds[edition.kind("B7")].text == "Swap hands with a player you choose."
