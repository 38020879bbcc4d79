"""A game as it is printed, and drawn in a notebook."""

from html.parser import HTMLParser

from cases import tried_with
from lastcard.cards.edition import IDS, load_text
from lastcard.game.game import Game
from lastcard.game.position import Position
from lastcard.game.view import look

NAMES = ("Ann", "Bo", "Cy")
EIGHT = 'extends = "classic"\ncolours = ["azure", "blue", "coral", "gold", "jade", "plum", "red", "teal"]\n'


class Page(HTMLParser):
    """Holds HTML to what a notebook takes: every element closed, no element but a few, nothing from elsewhere."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.titles: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("div", "b", "span", "small", "table", "tr", "td")
        assert {name for name, _ in attrs} <= {"style", "title"}
        self.open.append(tag)
        if tag == "table":
            assert "color:inherit" in (dict(attrs)["style"] or ""), "some notebooks are dark"
        for name, value in attrs:
            assert "url" not in (value or "")
            if name == "title":
                self.titles.append(value or "")
            elif "background:#" in (value or ""):
                assert "color:#" in (value or "").partition("background:")[0], "ink for every paper"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return "".join(self.words)


def test_a_game_in_short() -> None:
    game = Game("minecraft", NAMES, seed=7)
    assert repr(game) == "<Game minecraft, round 1, Ann to play>"
    hands = {"Ann": ["W", "R1"], "Bo": ["R4", "R5"], "Cy": ["R2", "R6"]}
    game = Game("classic", NAMES, position=Position(hands, "Cy", turn="Ann", discard=["R3"]))
    game.play("Ann: play W")
    assert repr(game) == "<Game classic, round 1, Ann to decide (colour)>"


def test_a_game_that_is_over() -> None:
    hands = {"Ann": ["R1"], "Bo": ["R4", "R5"], "Cy": ["R2", "R6"]}
    for target, said in ((500, "the round is over"), (10, "won by Ann")):
        position = Position(hands, "Cy", turn="Ann", discard=["R3"])
        game = Game("classic", NAMES, options={"target": target}, position=position)
        game.play("Ann: play R1")
        assert repr(game) == f"<Game classic, round 1, {said}>"
        assert str(game).splitlines()[2:] == [
            "  Ann  0 cards  17 points",
            "  Bo   2 cards   0 points  R4 R5",
            "  Cy   2 cards   0 points  R2 R6",
        ]


def test_what_is_special_is_said() -> None:
    hands = {"Ann": ["W", "R1"], "Bo": ["R4", "R5"], "Cy": ["R2", "R6"]}
    position = Position(hands, "Cy", turn="Ann", discard=["R3"], direction="right", protected={"Bo": "SD"})
    game = Game("dc-super-hero-girls", NAMES, position=position)
    assert str(game).splitlines()[3].endswith("R4 R5 (protected by Save the Day)")
    game.play("Ann: play W")
    game.play("Ann: colour blue")
    lines = str(game).splitlines()
    assert "Wild on top, blue in play, 3 cards on the discard pile" in lines[1]
    assert lines[1].endswith("play goes to the right")
    assert lines[2].endswith('R1 (has not called "UNO")')
    assert lines[4].startswith("> Cy")


def test_a_view_shows_what_the_seat_may_see() -> None:
    game = Game("classic", NAMES, seed=7)
    own, others = look(game, "Bo"), look(game, None).table.hands
    for drawn in (str(own), Page(own._repr_html_()).text):
        assert "7 cards" in drawn
    text = str(own)
    assert " ".join(others["Bo"] or ()) in text
    assert " ".join(others["Ann"] or ()) not in text
    assert len(Page(own._repr_html_()).titles) == 1 + 7


@tried_with("edition", IDS)
def test_every_card_is_drawn(edition: str) -> None:
    game = Game(edition, NAMES, seed=7)
    page = Page(game._repr_html_())
    hands = [code for hand in look(game, None).table.hands.values() for code in hand or ()]
    titles = [game.edition.by_code[code].title for code in hands]
    assert page.titles[1:] == titles


def test_colours_are_told_apart_without_colour() -> None:
    game = Game(load_text(EIGHT, "eight.toml"), NAMES, seed=7)
    signs = {title.split()[0]: sign for title, sign in zip(*_signs(game), strict=True) if " " in title}
    assert len(signs) > 4
    assert len(set(signs.values())) == len(signs)


def _signs(game: Game) -> tuple[list[str], list[str]]:
    page = Page(game._repr_html_())
    return page.titles, [word for word in page.words if word in "▼♥♣♠■●▲◆★*"]


def test_names_are_only_names() -> None:
    mean = '<script>x("&")'
    cards = 'extends = "classic"\n[cards.XX]\nname = "<i>&"\nwild = true\ncount = 90\n'
    game = Game(load_text(cards, "mean.toml"), [mean, "Bo"], seed=1)
    page = Page(game._repr_html_())
    assert mean in page.text
    assert "<i>&" in page.titles
    assert mean in str(game)
