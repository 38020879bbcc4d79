"""Bad input: exit status 2, nothing on standard output, and one line on standard error that says what is wrong."""

from pathlib import Path

import pytest

from cases import tried_with
from cli.conftest import Refusal
from lastcard.cli.main import main

RECORD = 'lastcard = 1\nedition = "classic"\nplayers = ["Ann", "Bo"]\n'
GIRLS = RECORD.replace("classic", "dc-super-hero-girls")
PLACE = '[position]\ndealer = "Ann"\nturn = "Bo"\ndiscard = "R3 B5"\nhands = { Ann = "R5 W", Bo = "B7 B2" }\n'
OPENING = '[position]\ndealer = "Ann"\nopening = "R5"\nhands = { Ann = "R5 W", Bo = "B7 B2" }\n'
MANY = "9" * 10_000
HEX = "0x" + "f" * 10_000
DEEP = ".a" * 2000


def moves(*texts: str) -> str:
    return RECORD + "moves = [" + ", ".join(f'"{text}"' for text in texts) + "]\n" + PLACE


# Files

FILES: list[tuple[str, bytes, str]] = [
    ("empty", b"", "lastcard"),
    ("not TOML", b"Once upon a time", "not TOML"),
    ("half TOML", b'lastcard = 1\nedition = "clas', "not TOML"),
    ("binary", bytes(range(256)), "UTF-8"),
    ("zeros", bytes(1000), "not TOML"),
    ("not UTF-8", b'lastcard = 1\nedition = "\xff\xfe"\n', "UTF-8"),
    ("UTF-16", RECORD.encode("utf-16"), "UTF-8"),
    ("3 MB", b"#" * 3_000_000, "larger"),
    ("nested arrays", b"seed = " + b"[" * 10_000 + b"]" * 10_000, "not TOML"),
    ("open arrays", b"seed = " + b"[" * 10_000, "not TOML"),
    ("nested tables", b"seed = " + b"{ a = " * 10_000 + b"1" + b"}" * 10_000, "not TOML"),
    ("a key twice", b"lastcard = 1\nlastcard = 1\n", "not TOML"),
    ("a table twice", b"[options]\n[options]\n", "not TOML"),
    ("control characters", b"lastcard = 1 \x07\x1b[2J\n", "not TOML"),
    ("carriage returns", b"lastcard = 1\redition = 2\r", "not TOML"),
    ("half a character", b'a = "\\ud800"\n', "not TOML"),
]


@tried_with(("name", "data", "said"), FILES, ids=[row[0] for row in FILES])
def test_a_file_that_is_no_record(name: str, data: bytes, said: str, refuse: Refusal) -> None:
    Path("record.toml").write_bytes(data)
    message = refuse("replay", "record.toml")
    assert message.startswith("lastcard: record.toml: ")
    assert said in message


@tried_with("arguments", [("replay",), ("deal",), ("play", "--plain")], ids=" ".join)
@tried_with("path", ["missing.toml", "folder.toml", "record.toml/under.toml", "a" * 5000 + ".toml"])
def test_a_file_that_cannot_be_read(arguments: tuple[str, ...], path: str, refuse: Refusal) -> None:
    Path("folder.toml").mkdir(exist_ok=True)
    Path("record.toml").write_text("")
    assert "cannot read" in refuse(*arguments, path)


@pytest.mark.parametrize("arguments", [("replay",), ("deal",), ("play", "--plain")], ids=" ".join)
@pytest.mark.parametrize("path", ["two\nlines.toml", "\x1b[2J.toml", "nul\0.toml"], ids=["newline", "escape", "nul"])
def test_a_file_with_an_odd_name(arguments: tuple[str, ...], path: str, refuse: Refusal) -> None:
    assert refuse(*arguments, path)


def test_the_message_names_a_folder_or_no_file_at_all(refuse: Refusal) -> None:
    assert "cannot read" in refuse("replay", ".")
    assert "cannot read" in refuse("replay", "")


# Records: a name, the text, and what the message has to name

RECORDS: list[tuple[str, str, str]] = [
    ("no version", RECORD.replace("lastcard = 1\n", ""), "lastcard: "),
    ("another version", RECORD.replace("= 1", "= 2"), "lastcard: version 2"),
    ("no edition", RECORD.replace('edition = "classic"\n', ""), "edition: missing"),
    ("no players", RECORD.replace('players = ["Ann", "Bo"]\n', ""), "players: missing"),
    ("unknown edition", RECORD.replace("classic", "clasic"), "edition: there is no edition 'clasic'"),
    ("empty edition", RECORD.replace("classic", ""), "edition: "),
    ("edition with a newline", RECORD.replace("classic", "a\\nb"), "edition: "),
    ("edition file with a newline", RECORD.replace("classic", "a\\nb.toml"), "edition: "),
    ("edition file with a NUL", RECORD.replace("classic", "a\\u0000b.toml"), "edition: "),
    ("missing edition file", RECORD.replace("classic", "missing.toml"), "missing.toml"),
    ("edition file is a folder", RECORD.replace("classic", "folder.toml"), "folder.toml"),
    # Players
    ("nobody", RECORD.replace('"Ann", "Bo"', ""), "players: 2 to 10 can play, not 0"),
    ("one player", RECORD.replace('"Ann", ', ""), "players: 2 to 10 can play, not 1"),
    ("eleven players", RECORD.replace('"Ann"', ", ".join(f'"P{i}"' for i in range(10))), "2 to 10 can play, not 11"),
    ("twice", RECORD.replace("Bo", "Ann"), "players: "),
    ("twice but for capitals", RECORD.replace("Bo", "ANN"), "players: "),
    ("empty name", RECORD.replace("Bo", ""), "players: "),
    ("space around", RECORD.replace("Bo", " Bo"), "players: "),
    ("21 characters", RECORD.replace("Bo", "B" * 21), "players: "),
    ("colon", RECORD.replace("Bo", "B:o"), "players: "),
    ("newline in a name", RECORD.replace("Bo", "B\\no"), "players: "),
    ("escape in a name", RECORD.replace("Bo", "B\\u001b[2Jo"), "players: "),
    ("line separator in a name", RECORD.replace("Bo", "B\\u2028o"), "players: "),
    ("chance", RECORD.replace("Bo", "Chance"), "players: "),
    ("uno", RECORD.replace("Bo", "Bo Uno"), "players: "),
    # Numbers
    ("seed below", RECORD + "seed = -1", "seed: "),
    ("seed above", RECORD + f"seed = {2**64}", "seed: "),
    ("seed too long", RECORD + f"seed = {MANY}", "number too long"),
    ("seed too long, in hex", RECORD + f"seed = {HEX}", "seed: "),
    ("version too long, in hex", RECORD.replace("= 1", f"= {HEX}", 1), "lastcard: "),
    ("target too long, in hex", RECORD + f"[options]\ntarget = {HEX}", "options.target: "),
    ("score too long, in hex", RECORD + PLACE + f"scores = {{ Ann = {HEX} }}", "position.scores.Ann: "),
    ("seed of many lines", RECORD + 'seed = "a\\nb"', "seed: "),
    ("seed deep down", RECORD + f"seed{DEEP} = 1", "dots"),
    ("version deep down", RECORD.replace("lastcard", f"lastcard{DEEP}"), "dots"),
    # Unknown keys
    ("unknown key", RECORD + "colour = 1", "colour: unknown key"),
    ("unknown key with a newline", RECORD + '"a\\nb" = 1', "unknown key"),
    ("unknown key with an escape", RECORD + '"\\u001b[2J" = 1', "unknown key"),
    ("unknown option", RECORD + "[options]\nstacking = true", "options.stacking: unknown key"),
    ("unknown option with a newline", RECORD + '[options]\n"a\\nb" = 1', "unknown key"),
    ("unknown key in the position", RECORD + PLACE + 'hand = "R5"', "position.hand: unknown key"),
    ("unknown key with a newline in the position", RECORD + PLACE + '"a\\nb" = 1', "unknown key"),
    ("unknown hand", RECORD + PLACE.replace("Ann =", 'Cy = "R1", Ann ='), "position.hands.Cy: "),
    ("unknown hand with a newline", RECORD + PLACE.replace("Ann =", '"C\\ny" = "R1", Ann ='), "position.hands."),
    ("unknown score", RECORD + PLACE + "scores = { Cy = 1 }", "position.scores.Cy: "),
    ("unknown score with a newline", RECORD + PLACE + 'scores = { "C\\ny" = 1 }', "position.scores."),
    ("unknown protected", GIRLS + PLACE + 'protected = { Cy = "SD" }', "position.protected.Cy: "),
    ("unknown protected with a newline", GIRLS + PLACE + 'protected = { "C\\ny" = "SD" }', "position.protected."),
    ("nothing to write on", RECORD + '[written]\nCU = "draw 1."', "written.CU: "),
    ("no such card to write on", GIRLS + '[written]\nCU3 = "draw 1."', "written.CU3: "),
    ("no such card with a newline", GIRLS + '[written]\n"C\\nU" = "draw 1."', "written."),
    ("written twice", GIRLS + '[written]\nCU = "draw 1."\nCU1 = "draw 2."', "written.CU: "),
    ("written on another card", GIRLS + '[written]\nSD = "draw 1."', "written.SD: "),
    # Options
    ("scoring", RECORD + '[options]\nscoring = "loser"', "options.scoring: "),
    ("target 0", RECORD + "[options]\ntarget = 0", "options.target: "),
    ("target above", RECORD + "[options]\ntarget = 1000001", "options.target: "),
    ("reverse", RECORD + '[options]\ntwo_player_reverse = "no"', "options.two_player_reverse: "),
    # Card text
    ("unreadable", GIRLS + '[written]\nCU = "fly to the moon."', "written.CU: "),
    ("unreadable with newlines", GIRLS + '[written]\nCU2 = "fly\\nto\\nthe moon."', "written.CU2: "),
    ("unreadable with an escape", GIRLS + '[written]\nCU = "\\u001b[2J"', "written.CU: "),
    ("too long", GIRLS + f'[written]\nCU = "{"draw 1. " * 1000}"', "written.CU: "),
    ("colour of another edition", GIRLS + '[written]\nCU = "discard all orange cards."', "orange"),
    ("huge number", GIRLS + f'[written]\nCU = "draw {"9" * 500}."', "written.CU: "),
    ("zero", GIRLS + '[written]\nCU = "draw 0."', "written.CU: "),
    # Positions
    ("no dealer", RECORD + PLACE.replace('dealer = "Ann"\n', ""), "position.dealer: missing"),
    ("no hands", RECORD + PLACE.partition("hands")[0], "position.hands: missing"),
    ("no turn", RECORD + PLACE.replace('turn = "Bo"\n', ""), "position: "),
    ("no discard", RECORD + PLACE.replace('discard = "R3 B5"\n', ""), "position.discard: "),
    ("empty discard", RECORD + PLACE.replace("R3 B5", " "), "position.discard: "),
    ("unseated dealer", RECORD + PLACE.replace('dealer = "Ann"', 'dealer = "C\\ny"'), "position.dealer: "),
    ("unseated turn", RECORD + PLACE.replace('turn = "Bo"', 'turn = "Cy"'), "position.turn: "),
    ("a hand missing", RECORD + PLACE.replace(', Bo = "B7 B2"', ""), "position.hands: "),
    ("an empty hand", RECORD + PLACE.replace("B7 B2", ""), "position.hands.Bo: "),
    ("unknown card in a hand", RECORD + PLACE.replace("B7", "O7"), "position.hands.Bo: "),
    ("small letters", RECORD + PLACE.replace("B7", "b7"), "position.hands.Bo: "),
    ("unknown card on the discard pile", RECORD + PLACE.replace("R3", "CR"), "position.discard: "),
    ("unknown card to draw", RECORD + PLACE + 'draw = "R1 XX"', "position.draw: "),
    ("too many copies", RECORD + PLACE + 'draw = "R0 R0"', "R0"),
    ("too many copies everywhere", RECORD + PLACE + 'draw = "R5 R5"', "R5"),
    ("wild without colour", RECORD + PLACE.replace("B5", "W"), "position.colour: "),
    ("unknown colour", RECORD + PLACE + 'colour = "orange"', "position.colour: "),
    ("direction", RECORD + PLACE + 'direction = "up"', "position.direction: "),
    ("rest", RECORD + PLACE + 'rest = "some"', "position.rest: "),
    ("score at the target", RECORD + PLACE + "scores = { Ann = 500 }", "position.scores.Ann: "),
    ("score below", RECORD + PLACE + "scores = { Ann = -1 }", "position.scores.Ann: "),
    ("protected by nothing", RECORD + PLACE + 'protected = { Bo = "W" }', "position.protected.Bo: "),
    ("protected twice", GIRLS + PLACE + 'protected = { Bo = "SD", Ann = "SD" }', "position.protected: "),
    ("opening and turn", RECORD + OPENING + 'turn = "Bo"', "position.turn: "),
    ("opening and discard", RECORD + OPENING + 'discard = "R1"', "position.discard: "),
    ("opening and colour", RECORD + OPENING + 'colour = "red"', "position.colour: "),
    ("opening and direction", RECORD + OPENING + 'direction = "right"', "position.direction: "),
    ("unknown opening", RECORD + OPENING.replace('"R5"\n', '"Q5"\n'), "position.opening: "),
    ("no opening", RECORD + OPENING.replace('"R5"\n', '"W4"\n') + 'rest = "none"', "position.opening: "),
    # Moves
    ("no name", moves("play B7"), "moves[0]: "),
    ("unseated", moves("Cy: play B7"), "moves[0]: 'Cy' does not play"),
    ("small name", moves("bo: play B7"), "moves[0]: "),
    ("wrong player", moves("Ann: play R5"), "moves[0]: "),
    ("second move", moves("Bo: play B7", "Bo: play B2"), "moves[1]: "),
    ("not in hand", moves("Bo: play R9"), "possible: draw, play B2, play B7"),
    ("unknown card", moves("Bo: play Q9"), "possible: draw, play B2, play B7"),
    ("unknown move", moves("Bo: fly"), "possible: draw, play B2, play B7"),
    ("no move", moves("Bo:"), "moves[0]: "),
    ("empty move", moves(""), "moves[0]: "),
    ("newline in a move", moves("Bo: play\\nB7"), "moves[0]: "),
    ("newline in a mover", moves("B\\no: play B7"), "moves[0]: "),
    ("escape in a move", moves("\\u001b[2J"), "moves[0]: "),
    ("escape in a mover", moves("\\u001b[2J: draw"), "moves[0]: "),
    ("endless move", moves("Bo: " + "x" * 100_000), "moves[0]: "),
    ("no chance", moves("chance: slam"), "moves[0]: chance cannot 'slam'"),
    ("no call owed", moves("Bo: uno"), "moves[0]: "),
    ("nobody to catch", moves("Bo: catch Ann"), "moves[0]: "),
    ("uno for a draw", moves("Bo: draw uno"), "moves[0]: "),
    ("next in the middle", moves("Bo: next"), "moves[0]: "),
    (
        "after the end",
        moves("Bo: play B7 uno", "Ann: play W", "Ann: colour blue", "Bo: play B2", "Bo: draw"),
        "moves[4]",
    ),
]


@tried_with(("name", "text", "said"), RECORDS, ids=[row[0] for row in RECORDS])
def test_a_record_that_cannot_be_right(name: str, text: str, said: str, refuse: Refusal) -> None:
    Path("folder.toml").mkdir(exist_ok=True)
    Path("record.toml").write_text(text, encoding="utf-8")
    message = refuse("replay", "record.toml")
    assert message.startswith("lastcard: record.toml: ")
    assert said in message


LONG = [
    ("edition", RECORD.replace("classic", "x" * 9999)),
    ("player", RECORD.replace("Bo", "x" * 9999)),
    ("version", RECORD.replace("= 1", f'= "{"x" * 9999}"', 1)),
    ("key", RECORD + "x" * 9999 + " = 1"),
    ("dealer", RECORD + PLACE.replace('"Ann"', f'"{"x" * 9999}"')),
    ("card", RECORD + PLACE.replace("B7", "x" * 9999)),
    ("colour", RECORD + PLACE + f'colour = "{"x" * 9999}"'),
    ("scoring", RECORD + f'[options]\nscoring = "{"x" * 9999}"'),
    ("move", moves("x" * 9999)),
    ("text", GIRLS + f'[written]\nCU = "{"x" * 500}"'),
]


@tried_with(("name", "text"), LONG, ids=[row[0] for row in LONG])
def test_the_message_stays_short(name: str, text: str, refuse: Refusal) -> None:
    Path("record.toml").write_text(text, encoding="utf-8")
    assert len(refuse("replay", "record.toml")) < 1000


# Wrong types, for every key

VALUES = {
    "text": '"x"',
    "number": "3",
    "fraction": "1.5",
    "truth": "true",
    "list": "[1]",
    "table": "{ x = 1 }",
    "date": "2024-01-01",
}
TYPES = {
    "lastcard": "number", "edition": "text", "players": "list", "seed": "number", "moves": "list",
    "options": "table", "options.scoring": "text", "options.target": "number", "options.bluff": "truth",
    "options.two_player_reverse": "text", "written": "table", "written.CU": "text",
    "position": "table", "position.dealer": "text", "position.turn": "text", "position.direction": "text",
    "position.discard": "text", "position.colour": "text", "position.draw": "text", "position.rest": "text",
    "position.opening": "text", "position.scores": "table", "position.scores.Ann": "number",
    "position.protected": "table", "position.protected.Ann": "text",
    "position.hands": "table", "position.hands.Ann": "text",
}  # fmt: skip
WRONG = [(key, value) for key, type in TYPES.items() for value in VALUES if value != type]
NEEDED = {
    "lastcard": "1",
    "edition": '"classic"',
    "players": '["Ann", "Bo"]',
    "position.dealer": '"Ann"',
    "position.hands.Bo": '"R1"',
}


@tried_with(("key", "value"), WRONG)
def test_a_key_of_the_wrong_type(key: str, value: str, refuse: Refusal) -> None:
    lines = {**NEEDED, key: VALUES[value]}
    text = [f"{name} = {it}" for name, it in lines.items() if name == key or not name.startswith(f"{key}.")]
    Path("record.toml").write_text("\n".join(text), encoding="utf-8")
    within = ".x" if (key, value) == ("edition", "table") else ""  # a record may carry an edition file
    assert refuse("replay", "record.toml").startswith(f"lastcard: record.toml: {key}{within}: ")


@tried_with("value", [value for value in VALUES if value != "text"])
@tried_with("key", ["players", "moves"])
def test_an_item_of_the_wrong_type(key: str, value: str, refuse: Refusal) -> None:
    lines = {**NEEDED, key: f'["Ann", {VALUES[value]}]'}
    Path("record.toml").write_text("\n".join(f"{name} = {it}" for name, it in lines.items()), encoding="utf-8")
    assert refuse("replay", "record.toml").startswith(f"lastcard: record.toml: {key}[1]: ")


# The command line

GIRLS_ID = "dc-super-hero-girls"
TABLE: list[tuple[list[str], str]] = [
    (["--seed", "x"], "--seed: "),
    (["--seed", "-1"], "--seed: "),
    (["--seed", ""], "--seed: "),
    (["--seed", "1.5"], "--seed: "),
    (["--seed", str(2**64)], "--seed: "),
    (["--scoring", "loser"], "scoring: "),
    (["--scoring", ""], "scoring: "),
    (["--scoring", "a\nb"], "scoring: "),
    (["--target", "0"], "--target: "),
    (["--target", "1000001"], "--target: "),
    (["--target", "many"], "--target: "),
    (["--option", "bluff"], "--option: "),
    (["--option", "=1"], "option"),
    (["--option", "stacking=true"], "stacking: unknown"),
    (["--option", "a\nb=1"], "unknown"),
    (["--option", "bluff=maybe"], "bluff: "),
    (["--option", "bluff=1"], "bluff: "),
    (["--option", "two_player_reverse=no"], "two_player_reverse: "),
    (["--option", "scoring=5"], "scoring: "),
    (["--option", "target=0"], "target: "),
    (["--option", "target=a\nb"], "target: "),
    (["--write", "draw 1."], "--write: "),
]


@tried_with("command", ["deal", "play"])
@tried_with(("arguments", "said"), TABLE, ids=[repr(" ".join(row[0])) for row in TABLE])
def test_a_bad_option(command: str, arguments: list[str], said: str, refuse: Refusal) -> None:
    assert said in refuse(command, "classic", *arguments)


PLAYERS = ["", "Ann", "0", "1", "11", "-3", "Ann,,Bo", "Ann,ann", "Ann,chance", "A:n,Bo", "A\nn,Bo", f"{'x' * 21},Bo"]


@tried_with("players", PLAYERS)
def test_bad_players(players: str, refuse: Refusal) -> None:
    assert refuse("deal", "classic", "--players", players).startswith("lastcard: --players: ")


@tried_with("players", ["", "0", "1", "11", "-3", "Ann,Bo", "two"])
def test_a_bad_number_of_players(players: str, refuse: Refusal) -> None:
    assert refuse("play", "--plain", "--players", players).startswith("lastcard: --players: ")


@tried_with("name", ["", " Ann", "a:b", "chance", "x" * 21, "a\nb", "\x1b[2J", "Bo uno"])
def test_a_bad_name(name: str, refuse: Refusal) -> None:
    assert refuse("play", "--plain", "--name", name).startswith("lastcard: --name: ")


@tried_with("edition", ["", "clasic", "Classic", "a\nb", "classic.txt", ".."])
@tried_with("command", ["deal", "play"])
def test_an_unknown_edition(command: str, edition: str, refuse: Refusal) -> None:
    assert "minecraft" in refuse(command, edition)


@pytest.mark.parametrize("seat", ["", "b", "Cy", "a\nb", "chance"])
def test_an_unknown_seat(seat: str, refuse: Refusal) -> None:
    Path("record.toml").write_text(RECORD, encoding="utf-8")
    assert "Ann, Bo" in refuse("replay", "record.toml", "--seat", seat)


@pytest.mark.parametrize(
    "texts", [["fly."], ["fly\naway."], ["draw 1.", "fly."], ["draw 1."] * 3, ["\x1b[2J"], ["x" * 9999]], ids=repr
)
def test_bad_writing(texts: list[str], refuse: Refusal) -> None:
    arguments = [word for text in texts for word in ("--write", text)]
    assert refuse("deal", GIRLS_ID, *arguments).startswith("lastcard: --write: ")


@pytest.mark.parametrize(
    "arguments",
    [["fly"], ["--fly"], ["replay"], ["deal"], ["replay", "a", "b"], ["deal", "classic", "--seed"], ["editions", "x"]],
    ids=" ".join,
)
def test_what_the_parser_itself_refuses(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("lastcard: ")
    assert err.count("\n") == 1
    assert "usage" not in err
