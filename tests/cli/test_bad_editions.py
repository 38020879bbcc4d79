"""Edition files that cannot be right: one line says what is wrong, as for all bad input."""

from pathlib import Path

from cases import tried_with
from cli.conftest import Refusal
from cli.test_bad_input import DEEP, HEX, MANY, RECORD, VALUES

MINE = 'extends = "classic"\n'
SEVEN = MINE + "[cards.7]\n"
TWO = 'colours = ["red", "blue"]\n'
LOOKS = MINE + "[colours.red]\n[colours.plum]\n"
EDITIONS: list[tuple[str, str, str]] = [
    ("empty", "", "colours: "),
    ("not TOML", "[cards", "not TOML"),
    ("nested arrays", "cards = " + "[" * 10_000, "not TOML"),
    ("deep down", f"{MINE}cards{DEEP} = 1", "dots"),
    ("unknown key", MINE + "cost = 1", "cost: unknown key"),
    ("unknown key with a newline", MINE + '"a\\nb" = 1', "unknown key"),
    ("unknown key of a card", SEVEN + "cost = 1", "cards.7.cost: unknown key"),
    ("unknown key of a card with a newline", SEVEN + '"a\\nb" = 1', "unknown key"),
    ("unknown base", 'extends = "my"', "extends: "),
    ("its own base", 'extends = "my.toml"', "extends: "),
    ("base with a newline", 'extends = "a\\nb"', "extends: "),
    ("a card twice", MINE + "[cards.Z]\ncount = 1\n[cards.Z]\ncount = 1", "not TOML"),
    ("a wild like a coloured card", MINE + "[cards.B7]\nwild = true\ncount = 1", "B7"),
    ("a wild like a coloured action", MINE + "[cards.RD]\nwild = true\ncount = 1", "RD"),
    ("too few cards", TWO + "[cards.1]\ncount = 7", "cards: 14 cards are too few"),
    ("no cards", TWO, "cards: "),
    ("nothing can open", TWO + '[cards.1]\ncount = 50\ntext = "When turned up, put it back."', "cards: "),
    ("too many cards", SEVEN + "count = 100\n[cards.8]\ncount = 100\n[cards.9]\ncount = 100", "1000 cards"),
    ("too many kinds", MINE + "[cards]\n" + "".join(f"Z{i} = {{ count = 1 }}\n" for i in range(70)), "250 kinds"),
    ("a code too long", MINE + "[cards.ABCD]\ncount = 1", "cards.ABCD: "),
    ("a code in small letters", MINE + "[cards.z]\ncount = 1", "cards.z: "),
    ("a code with a newline", MINE + '[cards."A\\n"]\ncount = 1', "a card's code"),
    ("an empty code", MINE + '[cards.""]\ncount = 1', "a card's code"),
    ("unreadable", SEVEN + 'text = "fly to the moon."', "cards.7.text: "),
    ("unreadable with newlines", SEVEN + 'text = "fly\\nto\\nthe moon."', "cards.7.text: "),
    ("unreadable with an escape", SEVEN + 'text = "\\u001b[2J"', "cards.7.text: "),
    ("text too long", SEVEN + f'text = "{"draw 1. " * 1000}"', "cards.7.text: "),
    ("unknown colour in a text", SEVEN + 'text = "discard all purple cards."', "cards.7.text: "),
    ("a colour less than a text needs", 'extends = "green-lantern"\ncolours = ["red", "blue"]', "cards.PR.text: "),
    ("no colours", MINE + "colours = []", "colours: "),
    ("one colour", MINE + 'colours = ["red"]', "colours: "),
    ("nine colours", MINE + f"colours = {[letter * 2 for letter in 'abcdefghi']}", "colours: "),
    ("capitals", MINE + 'colours = ["Red", "blue"]', "colours[0]: "),
    ("two words", MINE + 'colours = ["red", "sky blue"]', "colours[1]: "),
    ("a colour with a newline", MINE + 'colours = ["red\\n", "blue"]', "colours[0]: "),
    ("one letter", MINE + 'colours = ["red", "rose"]', "colours[1]: "),
    ("a colour twice", MINE + 'colours = ["red", "red"]', "colours[1]: "),
    ("a colour that is no text", MINE + 'colours = ["red", 7]', "colours[1]: "),
    ("fewer than no cards", SEVEN + "count = -1", "cards.7.count: "),
    ("101 cards", SEVEN + "count = 101", "cards.7.count: "),
    ("a count too long", SEVEN + f"count = {MANY}", "number too long"),
    ("a count too long, in hex", SEVEN + f"count = {HEX}", "cards.7.count: "),
    ("fewer than no points", SEVEN + "points = -1", "cards.7.points: "),
    ("1001 points", SEVEN + "points = 1001", "cards.7.points: "),
    ("an empty name", SEVEN + 'name = ""', "cards.7.name: "),
    ("a long name", SEVEN + f'name = "{"x" * 41}"', "cards.7.name: "),
    ("a name with a newline", SEVEN + 'name = "a\\nb"', "cards.7.name: "),
    ("an unknown picture", SEVEN + 'picture = "krakken"', "cards.7.picture: there is no picture 'krakken'; did"),
    ("a picture with a newline", SEVEN + 'picture = "a\\nb"', "cards.7.picture: there is no picture"),
    ("an unknown world", MINE + 'world = "moon"', "world: there is no world 'moon'; there are classic, "),
    ("an unknown sign", LOOKS + 'sign = "arrow"', "colours.plum.sign: there is no sign 'arrow'; there are circle, "),
    ("an unknown hue", LOOKS + 'hue = "puce"', "colours.plum.hue: there is no hue 'puce'"),
    ("a sign twice", LOOKS + 'sign = "star"\n[colours.gold]\nsign = "star"', "colours.plum.sign: another colour has"),
    ("an unknown key of a colour", LOOKS + "size = 1", "colours.plum.size: unknown key"),
    ("a colour that is no table", MINE + '[colours]\nplum = "moon"\nred = {}', "colours.plum: expected a table"),
    ("capitals in a table", MINE + "[colours]\nRed = {}\nblue = {}", "colours[0]: "),
    ("writing on a coloured card", SEVEN + "writable = true", "cards.7.writable: "),
]  # fmt: skip


@tried_with(("name", "text", "said"), EDITIONS, ids=[row[0] for row in EDITIONS])
def test_an_edition_file_that_cannot_be_right(name: str, text: str, said: str, refuse: Refusal) -> None:
    Path("games").mkdir(exist_ok=True)
    Path("games/my.toml").write_text(text, encoding="utf-8")
    Path("games/record.toml").write_text(RECORD.replace("classic", "my.toml"), encoding="utf-8")
    for command in (["deal", "games/my.toml"], ["replay", "games/record.toml"]):
        message = refuse(*command)
        assert message.startswith(f"lastcard: {command[1]}: ")
        assert said in message


def test_the_message_names_the_edition_file_that_has_to_be_mended(refuse: Refusal) -> None:
    Path("my.toml").write_text(SEVEN + "cost = 1", encoding="utf-8")
    Path("record.toml").write_text(RECORD.replace("classic", "my.toml"), encoding="utf-8")
    assert "my.toml" in refuse("replay", "record.toml")


EDITION_TYPES = {
    "name": "text", "about": "text", "extends": "text", "world": "text", "cards": "table", "cards.7": "table",
    "cards.7.name": "text", "cards.7.count": "number", "cards.7.points": "number", "cards.7.text": "text",
    "cards.7.wild": "truth", "cards.7.writable": "truth", "cards.7.picture": "text",
}  # fmt: skip


@tried_with("key", EDITION_TYPES)
def test_a_key_of_an_edition_file_of_the_wrong_type(key: str, refuse: Refusal) -> None:
    for type, value in VALUES.items():
        if type != EDITION_TYPES[key]:
            Path("my.toml").write_text(f"{MINE if key != 'extends' else ''}{key} = {value}", encoding="utf-8")
            assert refuse("deal", "my.toml").startswith(f"lastcard: my.toml: {key}: ")


def test_the_path_of_an_edition_starts_at_the_record(refuse: Refusal) -> None:
    Path("games").mkdir(exist_ok=True)
    Path("my.toml").write_text(MINE, encoding="utf-8")
    Path("games/record.toml").write_text(RECORD.replace("classic", "my.toml"), encoding="utf-8")
    assert "games/record.toml: edition: " in refuse("replay", "games/record.toml")


def test_writing_does_not_make_more_kinds_than_there_can_be(refuse: Refusal) -> None:
    cards = "".join(f"[cards.Z{i}]\nwild = true\nwritable = true\ncount = 100\n" for i in range(3))
    Path("my.toml").write_text(MINE + cards, encoding="utf-8")
    written = "[written]\n" + "".join(f'Z{i}1 = "draw 1."\n' for i in range(3))
    Path("record.toml").write_text(RECORD.replace("classic", "my.toml") + written, encoding="utf-8")
    assert "250 kinds" in refuse("replay", "record.toml")


def test_writing_does_not_make_two_cards_of_one_code(refuse: Refusal) -> None:
    Path("my.toml").write_text('extends = "dc-super-hero-girls"\n[cards.CU1]\nwild = true\ncount = 1\n', "utf-8")
    assert "CU1" in refuse("deal", "my.toml", "--write", "draw 1.", "--write", "draw 2.")
