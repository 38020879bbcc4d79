"""The command line, as a process of its own: what people and scripts see of it."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lastcard import __version__
from lastcard.cards.edition import load
from lastcard.words import sentence
from processes import PATIENCE, run_here, started

COMMAND = (sys.executable, "-m", "lastcard")
PUBLIC = frozenset(
    "drew_for_deal turned_up put_back played put discarded revealed protected unprotected left_with".split()
)
"""The events whose cards lie open for everybody."""

COLOURS = {
    "ghostbusters": "blue green yellow red",
    "space-jam": "blue orange red yellow",
}
SPECIALS = {
    "ghostbusters": ["4 Wild Crossing the Streams (XS)"],
    "green-lantern": ["4 Power Ring (PR)"],
    "minecraft": ["4 Creeper (CR)"],
    "space-jam": ["4 Wild Welcome to the Jam (JM)"],
    "dc-super-hero-girls": ["2 Wild Customizable (CU)", "2 Save the Day (SD)"],
    "classic": ["no special cards"],
}


def start(arguments: Sequence[str], stdin: bytes, **variables: str) -> "subprocess.CompletedProcess[bytes]":
    """Run a command: in a process of its own where its variables are others, and else in this one, which is faster."""
    if not variables:
        return run_here(arguments, stdin)
    environment = {key: value for key, value in os.environ.items() if key not in ("LASTCARD_PURE", "PYTHONIOENCODING")}
    environment |= {"PYTHONUTF8": "1"} | variables
    return subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, env=environment, timeout=PATIENCE)


def said(*arguments: str, stdin: str | bytes = "", **variables: str) -> str:
    """What a command prints that has nothing to complain about."""
    run = start(arguments, stdin if isinstance(stdin, bytes) else stdin.encode(), **variables)
    assert run.stderr.decode() == ""
    assert run.returncode == 0
    return run.stdout.decode()


def refused(*arguments: str, stdin: str = "") -> str:
    """The message of a command that refuses what it was given."""
    run = start(arguments, stdin.encode())
    message = run.stderr.decode()
    assert run.returncode == 2
    assert run.stdout == b""
    assert message.startswith("lastcard: ")
    assert message.count("\n") == 1
    return message


@cache
def replayed(record: str, *arguments: str) -> str:
    return said("replay", "-", *arguments, stdin=record)


def stands(record: str, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(replayed(record, "--json", *arguments))
    return found


@cache
def played(edition: str, *arguments: str, players: str = "Ann,Bo,Cy", target: str = "60") -> str:
    """The record of a game that was played to its end."""
    return said("deal", edition, "--finish", "--seed", "5", "--players", players, "--target", target, *arguments)


# About itself


def test_version_says_which_engine_runs() -> None:
    assert said("--version") in (
        f"lastcard {__version__}, compiled engine\n",
        f"lastcard {__version__}, interpreted engine\n",
    )
    assert said("--version", LASTCARD_PURE="1") == f"lastcard {__version__}, interpreted engine\n"


def test_help_says_what_there_is() -> None:
    help = said("--help")
    assert all(command in help for command in ("play", "serve", "replay", "verify", "deal", "editions"))


def test_editions_lists_the_six_with_their_cards() -> None:
    lines = said("editions").splitlines()
    heads = {line.split()[0]: line for line in lines[::2]}
    assert heads.keys() >= SPECIALS.keys()
    assert all(line.startswith(" ") and line.strip() for line in lines[1::2])
    for id in SPECIALS:
        head = heads[id]
        assert f"{108 if id == 'classic' else 112} cards" in head
        assert COLOURS.get(id, "blue green red yellow") in head
        assert all(special in head for special in SPECIALS[id])


# Records

RECORD = """
lastcard = 1
edition = "minecraft"
players = ["Ann", "Bo", "Cy"]
seed = 7
moves = ["Bo: play B7", "Cy: draw", "Ann: play W", "Ann: colour red"]

[position]
dealer = "Ann"
turn = "Bo"
discard = "R3 B5"
draw = "G1 CR Y2"
scores = { Ann = 120 }
hands = { Ann = "R5 W B1", Bo = "B7 B2 G4", Cy = "Y1" }
"""
TOLD = [
    "Bo plays blue 7.",
    "Cy draws green 1.",
    "Ann plays Wild.",
    "Ann names red.",
    "Scores: Ann 120, Bo 0, Cy 0 (to 500).",
    "Waiting for Bo: draw a card.",
]


def test_replay_tells_the_game_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(RECORD, encoding="utf-8")
    assert said("replay", str(file)).splitlines() == TOLD
    assert said("replay", "-", stdin=RECORD).splitlines() == TOLD


def test_replay_json_is_one_object_as_documented(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(RECORD, encoding="utf-8")
    printed = said("replay", str(file), "--json")
    assert printed.count("\n") == 1
    row = json.loads(printed)
    events = row.pop("events")
    assert row == {
        "edition": "minecraft",
        "round": 1,
        "round_over": False,
        "blocked": False,
        "round_winner": None,
        "game_winners": [],
        "scores": {"Ann": 120, "Bo": 0, "Cy": 0},
        "dealer": "Ann",
        "turn": "Bo",
        "direction": "left",
        "colour": "red",
        "top": "W",
        "hands": {"Ann": ["B1", "R5"], "Bo": ["B2", "G4"], "Cy": ["G1", "Y1"]},
        "draw_pile": 102,
        "discard_pile": 4,
        "stack": 0,
        "protected": {},
        "owes_uno": [],
        "out": [],
        "eliminated": [],
        "teams": [],
        "waiting": [{"player": "Bo", "kind": "turn", "options": ["draw"]}],
        "interrupts": [],
    }
    assert events[0] == {"seq": 1, "kind": "played", "player": "Bo", "card": "B7", "text": "Bo plays blue 7"}


def test_replay_for_a_seat_leaves_out_what_it_does_not_know() -> None:
    assert "Cy draws a card." in said("replay", "-", "--seat", "Bo", stdin=RECORD).splitlines()
    assert "Cy draws green 1." in said("replay", "-", "--seat", "Cy", stdin=RECORD).splitlines()
    row = stands(RECORD, "--seat", "Bo")
    assert row["hands"] == {"Bo": ["B2", "G4"]}
    assert row["cards"] == {"Ann": 2, "Bo": 2, "Cy": 2}
    assert row["waiting"] == [{"player": "Bo", "kind": "turn", "options": ["draw"]}]
    assert stands(RECORD, "--seat", "Ann")["waiting"] == [{"player": "Bo", "kind": "turn", "options": []}]


@pytest.mark.parametrize("edition", SPECIALS)
def test_a_seat_never_learns_a_card_it_may_not_know(edition: str) -> None:
    record = played(edition)
    everything, known = stands(record)["events"], stands(record, "--seat", "Bo")["events"]
    titles = [kind.title for kind in load(edition).kinds]
    hidden = 0
    assert len(everything) == len(known)
    for whole, part in zip(everything, known, strict=True):
        if whole["kind"] in PUBLIC or "Bo" in (whole.get("player"), whole.get("other")):
            assert part == whole
        else:
            without = {key: value for key, value in whole.items() if key not in ("card", "cards", "text", "count")}
            assert {key: value for key, value in part.items() if key not in ("text", "count")} == without
            if without.keys() != whole.keys() - {"text", "count"}:
                hidden += 1
                assert not any(title in part["text"] for title in titles)
    assert hidden > 5
    told = said("replay", "-", "--seat", "Bo", stdin=record).splitlines()
    assert told[-1].startswith("Scores: ")
    assert told[:-1] == [sentence(event["text"]) for event in known if event["text"]]


def test_a_seat_is_never_shown_the_hands_and_options_of_others_in_the_middle_of_a_game() -> None:
    record = played("green-lantern")
    moves = tomllib.loads(record)["moves"]
    head = record.partition("moves = [")[0]
    for count in range(3, len(moves), max(1, len(moves) // 5)):
        row = stands(head + f"moves = {json.dumps(moves[:count])}\n[options]\ntarget = 60\n", "--seat", "Bo")
        if not row["round_over"]:
            assert list(row["hands"]) == ["Bo"]
            assert all(not asked["options"] for asked in row["waiting"] if asked["player"] != "Bo")
        assert all(asked["player"] == "Bo" for asked in row["interrupts"])
        assert row["cards"].keys() == {"Ann", "Bo", "Cy"}


# Dealing


def test_deal_prints_a_record_that_replays() -> None:
    record = said("deal", "classic", "--seed", "3", "--players", "Ann, Bo,Zoë K")
    table = tomllib.loads(record)
    assert table == {"lastcard": 1, "edition": "classic", "players": ["Ann", "Bo", "Zoë K"], "seed": 3, "moves": []}
    lines = said("replay", "-", stdin=record).splitlines()
    for name in table["players"]:
        assert any(line.startswith(f"{name} draws ") and line.endswith(" for the deal.") for line in lines)
    dealer = stands(record)["dealer"]
    assert f"{dealer} deals." in lines
    row = stands(record)
    assert sum(map(len, row["hands"].values())) + row["draw_pile"] + row["discard_pile"] == 108


def test_the_same_seed_deals_the_same_game_and_another_one_another() -> None:
    assert played("minecraft") == played.__wrapped__("minecraft")
    one, two = (stands(said("deal", "classic", "--seed", seed)) for seed in ("1", "2"))
    assert one["hands"] != two["hands"]


def test_without_a_seed_the_record_says_which_one_it_was() -> None:
    record = said("deal", "classic")
    assert replayed(record) == said("replay", "-", stdin=record)
    assert tomllib.loads(record)["seed"] != tomllib.loads(said("deal", "classic"))["seed"]


def test_deal_takes_how_many_play() -> None:
    record = said("deal", "classic", "--players", "10", "--seed", "1")
    assert len(tomllib.loads(record)["players"]) == 10
    assert [len(hand) for hand in stands(record)["hands"].values()].count(7) >= 8


@pytest.mark.parametrize("edition", SPECIALS)
def test_deal_finish_plays_to_the_end(edition: str) -> None:
    row = stands(played(edition))
    assert row["edition"] == edition
    assert row["game_winners"]
    assert row["round_over"]
    assert row["waiting"] == row["interrupts"] == []
    assert all(row["scores"][name] == max(row["scores"].values()) >= 60 for name in row["game_winners"])


def test_scoring_tally_lets_the_fewest_points_win() -> None:
    record = played("classic", "--scoring", "tally")
    assert tomllib.loads(record)["options"] == {"scoring": "tally", "target": 60}
    row = stands(record)
    assert max(row["scores"].values()) >= 60
    assert [row["scores"][name] for name in row["game_winners"]] == [min(row["scores"].values())]


def test_without_bluffing_nobody_is_ever_guilty() -> None:
    bluffing = said("replay", "-", stdin=played("classic", target="400")).splitlines()
    record = played("classic", "--option", "bluff=false", target="400")
    assert tomllib.loads(record)["options"] == {"target": 400, "bluff": False}
    honest = said("replay", "-", stdin=record).splitlines()
    assert any(line.endswith(" was guilty.") for line in bluffing)
    assert not any(line.endswith(" was guilty.") for line in honest)


def test_options_are_kept_in_the_record() -> None:
    record = said("deal", "classic", "--option", "two_player_reverse=turn", "--option", "target=77")
    assert tomllib.loads(record)["options"] == {"target": 77, "two_player_reverse": "turn"}


def test_write_on_the_blank_cards() -> None:
    one = played("dc-super-hero-girls", "--write", "everyone else draws 2.")
    assert tomllib.loads(one)["written"] == {"CU": "everyone else draws 2."}
    assert stands(one)["game_winners"]
    two = played("dc-super-hero-girls", "--write", "take another turn.", "--write", "Reverse the direction.")
    assert tomllib.loads(two)["written"] == {"CU1": "take another turn.", "CU2": "Reverse the direction."}
    assert stands(two)["game_winners"]


# Playing

ENDED = "The input ended before the game was over."


def play(answers: str | bytes, *arguments: str, **variables: str) -> list[str]:
    return said("play", "--plain", "--seed", "4", *arguments, stdin=answers, **variables).splitlines()


def test_play_with_pipes_until_the_game_ends() -> None:
    command = [*COMMAND, "play", "--plain", "--seed", "4", "--players", "2", "--target", "20", "--name", "Zoe"]
    lines: list[str] = []
    with started(command) as game:
        assert game.stdin
        assert game.stdout
        assert game.stderr
        for line in game.stdout:
            lines.append(line)
            if line.startswith("1 "):
                # Whoever only draws, and catches the other one each time, plays for ever.
                game.stdin.write("2\n" if line.startswith("1 catch ") else "1\n")
                game.stdin.flush()
            if len(lines) > 10_000:
                game.stdin.close()
                break
        assert game.stderr.read() == ""
        game.wait(PATIENCE)
    assert game.returncode == 0
    assert lines[-1].startswith("The game is over. Scores: Zoe ")
    assert any(line.endswith(" wins the game.\n") for line in lines)
    assert not any(line.startswith("Type a number") for line in lines)


@pytest.mark.parametrize("edition", SPECIALS)
def test_play_every_edition_to_the_end(edition: str) -> None:
    lines = play("2\n1\n" * 3000, edition, "--players", "3", "--target", "100")
    assert lines[-1].startswith("The game is over. Scores: Player ")
    assert not any("None" in line for line in lines)


@pytest.mark.parametrize("answers", ["", "1\n", "1\n1", "rubbish"])
def test_the_end_of_the_input_ends_the_game_quietly(answers: str) -> None:
    assert play(answers)[-2:] == [ENDED, "The game is saved. Continue with: lastcard play --resume"]


def test_rubbish_is_answered_with_a_sentence_and_costs_nothing() -> None:
    rubbish = ["", "rubbish", "0", "-1", "99999999999", "1 2", "²", "play Q9", "uno!", "\x1b[A", "next", "x" * 9999]
    valid = play("1\n" * 5)
    lines = play("".join(f"{word}\n" for word in rubbish) + "1\n" * 5)
    sentences = [line for line in lines if line.startswith("Type a number from 1 to ")]
    assert len(sentences) == len(rubbish)
    assert [line for line in lines if line not in sentences] == valid


def test_answers_that_are_not_text_are_rubbish_too() -> None:
    assert play(b"\xff\xfe\n1\n", PYTHONUTF8="0", PYTHONIOENCODING="utf-8:strict")[-2] == ENDED


def test_an_option_may_be_given_in_words() -> None:
    lines = play("")
    options = [line for line in lines if line[:2] in ("1 ", "2 ", "3 ", "4 ", "5 ", "6 ", "7 ", "8 ")]
    number, _, words = options[0].partition(" ")
    assert play(f"{number}\n") == play(f"{words}\n") == play(f"  {words.upper()} \n")
    last, _, words = options[-1].partition(" ")
    assert words == "draw a card"
    assert play(f"{last}\n") == play("draw\n") == play("draw a card\n")


def test_a_card_that_cannot_be_played_is_refused_with_the_reason() -> None:
    lines = play("play W4\n")
    assert any(line.startswith("Not now: ") and "Wild Draw Four" in line for line in lines)


def test_uno_where_no_call_is_owed_is_refused() -> None:
    assert any(line.startswith("Not now: ") for line in play("1 uno\n"))


def test_a_card_named_while_a_call_is_owed_is_refused_with_a_reason() -> None:
    lines = play("2\n1\n" * 3000, "--players", "2", "--target", "300")
    hands = [line for line in lines if line.startswith("Your hand: ")]
    assert hands
    every = "".join(f"play {kind.code}\n" for kind in load("classic").kinds)
    talked = play((every + "2\n1\n") * 60, "--players", "2", "--target", "300")
    assert any(line.startswith('One card left and "UNO" not called: ') for line in talked)
    assert not any("None" in line for line in talked)


def test_the_bots_take_other_names() -> None:
    first = play("", "--name", "Bo", "--players", "10")
    drawn = {line.partition(" draw")[0] for line in first if line.endswith(" for the deal.")}
    assert len(drawn) == 10
    assert "You" in drawn
    assert "Bo" not in drawn


def test_play_names_and_table_options() -> None:
    arguments = ["--name", "Zoë", "--scoring", "tally", "--target", "50", "--option", "bluff=false"]
    lines = play("2\n1\n" * 3000, "--players", "2", *arguments)
    assert any(line.startswith("Your tally grows by ") for line in lines)
    assert lines[-1].startswith("The game is over. Scores: Zoë ")


def test_play_with_something_written() -> None:
    lines = play("2\n1\n" * 3000, "dc-super-hero-girls", "--target", "500", "--write", "you must sing, or draw 1.")
    assert any(line.endswith(" must sing.") for line in lines)
    assert lines[-1].startswith("The game is over.")


# Bad input, as a process; the rest of it is in test_bad_input.py


def test_bad_input_of_a_process(tmp_path: Path) -> None:
    assert "standard input" in refused("replay", "-", stdin="not TOML")
    assert "nothing.toml" in refused("replay", str(tmp_path / "nothing.toml"))
    assert "classic" in refused("deal", "no-such-edition")
    assert "Ann, Bo, Cy" in refused("replay", "-", "--seat", "Zoe", stdin=RECORD)
    assert "moves[0]" in refused("replay", "-", "--json", stdin=RECORD.replace("Bo: play B7", "Bo: play R7"))


# Pipes that are closed


def closed(redirection: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    script = f'exec "$0" "$@" {redirection}'
    return subprocess.run(["sh", "-c", script, *COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)


def test_a_reader_who_has_enough() -> None:
    with started([*COMMAND, "editions"]) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 0


@pytest.mark.skipif(os.name != "posix", reason="redirects with a POSIX shell")
@pytest.mark.parametrize("arguments", [("replay", "-"), ("play", "--plain")], ids=" ".join)
def test_without_standard_input(arguments: tuple[str, ...]) -> None:
    run = closed("<&-", *arguments)
    assert "Traceback" not in run.stderr
    assert run.returncode in (0, 2)


@pytest.mark.skipif(os.name != "posix", reason="redirects with a POSIX shell")
def test_without_standard_output() -> None:
    run = closed(">&-", "editions")
    assert run.stderr == ""
    assert run.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [("editions",), ("deal", "classic"), ("--version",)], ids=" ".join)
def test_where_the_output_cannot_be_written(arguments: tuple[str, ...]) -> None:
    run = closed(">/dev/full", *arguments)
    assert "Traceback" not in run.stderr
    assert run.returncode != 0
