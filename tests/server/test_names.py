# ruff: noqa: RUF001 - the letters are meant
"""Names: real ones in any script are fine; those that cannot be seen, or told apart by eye, are not."""

import pytest

from cases import tried_with
from lastcard.server.names import BOT_NAMES, bot_name, check_name, skeletons
from lastcard.server.refusal import RefusedError
from server.fakes import FakeViewer, Fixture, key_of

REAL = [
    "Zoë",
    "José María",
    "O’Brien",
    "Anne-Marie",
    "Łukasz",
    "Bjørn",
    "Nguyễn Thị Ánh",
    "Σωκράτης",
    "Дмитрий",
    "Андрій",
    "محمد",
    "عبد\u200cالله",  # the joiner stands in real names of this script
    "علی\u200cرضا",
    "שָׂרָה",
    "अर्जुन",
    "क्\u200dषत्रिय",
    "தமிழ்",
    "สมชาย ใจดี",
    "김민준",
    "さくら",
    "田中太郎",
    "გიორგი",
    "Հայկ",
    "ኃይሉ",
    "👩\u200d👩\u200d👧 us",
    "🏳️\u200d🌈",
    "❤️",
    "🦊",
    "42",
    "constructor",
    "__proto__",
]


@tried_with("name", REAL)
def test_real_names_are_fine(name: str) -> None:
    check_name(name, ["Ann", "Bo", "Hanna"])


def test_real_names_are_fine_beside_each_other() -> None:
    for name in REAL:
        check_name(name, [other for other in REAL if other != name and other not in ("عبد\u200cالله",)])


UNSEEN = {
    "a filler": "\u3164",
    "a blank pattern": "\u2800",
    "blanks": "\u2800\u2800 \u2800",
    "a half-width filler": "\uffa0",
    "jamo fillers": "\u115f\u1160",
    "only a mark": "\u0301",
    "marks": "\u0301\u0302",
    "a joiner": "\u200d",
    "a joiner behind a letter": "Bo\u200d",
    "a joiner between letters": "B\u200do",
    "a non-joiner between letters": "B\u200co",
    "a variation selector": "Bo\ufe0f",
    "another one": "Bo\ufe00",
    "one for ideographs": "Bo\U000e0101",
    "a grapheme joiner": "B\u034fo",
    "a zero width space": "B\u200bo",
    "a word joiner": "Bo\u2060",
    "a soft hyphen": "B\u00ado",
    "a tag": "Bo\U000e0041",
    "a turn": "\u202eoB",
    "a no-break space": "Bo\u00a0Li",
    "a mark in front": "\u0301Bo",
    "many marks": "Bo" + "\u0301" * 9,
    "a place for an object": "\ufffc",
    "one behind a letter": "Bo\ufffc",
    "what shows nothing, and stands for nothing": "Bo\u2065",
    "more of it": "Bo\ufff0",
    "and more": "B\U000e0080o",
    "nothing": "",
    "a space": " ",
}


@tried_with("name", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(RefusedError):
        check_name(name, [])


ALIKE = [
    ("Ann", "ann"),
    ("Ann", "\u0410nn"),  # Cyrillic
    ("Anna", "\u0391nna"),  # Greek
    ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
    ("Bo", "B\u043e"),
    ("Bo", "B\u03bf"),
    ("Bo", "B\u0585"),  # Armenian
    ("Bo", "\uff22\uff4f"),  # full width
    ("Bo", "𝐁𝐨"),
    ("Bo", "Ⓑⓞ"),
    ("Bo", "B0"),
    ("Iva", "lva"),
    ("Iva", "1va"),
    ("Tom", "Torn"),
    ("Ann", "An\u0323n"),
    ("Ann", "Ann\u0301"),
    ("Ann", "A\u0336n\u0336n\u0336"),
    ("Ann", "A\u0483nn"),  # marks of other scripts: Cyrillic
    ("Ann", "Ann\ufe20"),
    ("Ann", "An\u1cd0n"),  # Vedic
    ("Ann", "Ann\u3099"),  # Japanese
    ("Zo\u00eb", "Zoe\u0308"),
    ("O'Brien", "O\u2019Brien"),
    ("O'Brien", "O`Brien"),
    ("Anne-Marie", "Anne\u2010Marie"),
    ("Anne-Marie", "Anne\u2011Marie"),
    ("Anne-Marie", "Anne\u2212Marie"),
    ("Bo.", "Bo\ua4f8"),
    ("Bo, Jr", "Bo\u201a Jr"),
    ("Bo/Cy", "Bo\u2044Cy"),
    ("Bo*", "Bo\u2217"),
    ("ann", "\u237ann"),  # of APL
    ("❤", "❤️"),
    ("علی\u200cرضا", "علیرضا"),
    ("ﬁnn", "finn"),
    ("Ⅳ", "IV"),
]


@tried_with(("name", "other"), ALIKE)
def test_names_that_look_alike_do_not_sit_at_one_table(name: str, other: str) -> None:
    for newcomer, seated in ((name, other), (other, name)):
        assert skeletons(newcomer) & skeletons(seated)
        with pytest.raises(RefusedError):
            check_name(newcomer, ["Cy", seated])


def test_the_room_says_so_kindly() -> None:
    at = Fixture("Ann", "Bo")
    viewer = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    with pytest.raises(RefusedError, match="looks too much like Bo, who is here already"):
        at.room.sit_down(viewer, "B\u043e", key_of("Cy"))
    with pytest.raises(RefusedError, match="cannot be seen"):
        at.room.sit_down(viewer, "\u3164", key_of("Cy"))


def test_bots_look_like_nobody() -> None:
    assert bot_name(["R\u043ebin"]) == "Ada"
    assert bot_name(BOT_NAMES[:-1]) == BOT_NAMES[-1]
    for name in BOT_NAMES:
        check_name(name, [other for other in BOT_NAMES if other != name])
