"""What cannot be read is refused, with a CardTextError, quickly, and no word is ever dropped."""

import random
import time

import pytest

from cards.text.cards import COLOUR, COLOURS, SPACE_JAM, TABLE, held, play, readable, written
from cases import tried_with
from lastcard.cards.text import CardTextError, read, write
from rulebook.build import assert_refused, record, waits

HANDS = ["CU G1 G2", "Y1 Y2"]
WORDS = (
    "banana not never twice half only unless secretly purple 7 0 -3 if otherwise blue someone discard maybe "
    "hand turn until except most fewest jump reverse nobody uno zwei 猫 'quoted' <b> % ; : !"
).split()


def refused_fast(text: str, colours: tuple[str, ...] = COLOURS) -> CardTextError:
    """The refusal of a text, within a second of work, however busy the machine is: none takes a hundredth of that."""
    start = time.process_time()
    with pytest.raises(CardTextError) as caught:
        read(text, colours)
    assert str(caught.value)
    assert time.process_time() - start < 1
    return caught.value


@tried_with(
    "text",
    [
        "lorem ipsum dolor sit amet",
        "banana",
        "everyone else draws too.",
        "everyone else",
        "everyone else draws",
        "the next player",
        "the draws player next 2.",
        "draw",
        "draw until",
        "draw until you draw a",
        "swap hands",
        "swap hands with",
        "give 2 cards",
        "give 2 cards to",
        "take 1 card from",
        "discard all",
        "discard all cards of a colour you",
        "if you hold more than 5 cards",
        "if you hold more than 5 cards,",
        "if you hold more than, discard 2 cards.",
        "if, discard 2 cards; otherwise draw 2.",
        "if you hold more than 5 cards, ; otherwise draw 2.",
        "if you hold more than 5 cards, discard 2 cards; otherwise",
        "if you hold more than 5 cards, discard 2 cards; otherwise.",
        "otherwise draw 2.",
        "drop this card",
        "drop this card:",
        "drop this card: if it lands face up",
        "drop this card: if it lands face up, discard 2 cards; otherwise",
        "if it lands face up, draw 2.",
        "a player you choose must sing a song, or",
        "a player you choose must, or draws 2.",
        "a player you choose must sing a song, or dances.",
        "a player you choose must , or draws 2.",
        "must sing a song, or draws 2.",
        "shuffle all hands together",
        "shuffle all hands together and",
        "return your hand to the draw pile",
        "reverse the",
        "take another",
        "draw 2 and",
        "and draw 2",
        "draw 2 and and draw 3",
        "draw 2.. draw 3 banana",
        "draw 2 draw 3",
        "they draw 2.",
        "that player misses a turn.",
        "you are protected",
        "you are protected until",
        "you are protected until another wild",
        "everyone draws 2 cards cards.",
        "everyone else else draws 2.",
        "everyone draws red.",
        "import os",
        "__import__('os').system('true')",
        "draw {2}",
        "draw 2 # comment",
        "draw 2 -- the rest",
        "draw 2 (or 3)",
        "draw two hundred.",
        "draw 2.5 cards",
        "draw 1e3",
        "draw ٣",
        "draw ²",
        "draw 2,000",
        "draw +2",
        ".",
        ";",
        ", , ,",
        "...",
    ],
)
def test_nonsense_and_half_sentences(text: str) -> None:
    error = refused_fast(text)
    assert "\n" not in str(error)
    assert str(error)


@tried_with("text", TABLE)
def test_no_word_is_dropped(text: str) -> None:
    words = text.split(" ")
    dice = random.Random(text)
    original = write(read(text, COLOURS))
    for place in range(len(words) + 1):
        for word in dice.sample(WORDS, 5):
            longer = " ".join([*words[:place], word, *words[place:]])
            if readable(longer):
                assert write(read(longer, COLOURS)) != original, longer


@tried_with("text", TABLE)
def test_no_beginning_of_a_sentence_is_the_sentence(text: str) -> None:
    words = text.removesuffix(".").split(" ")
    original = write(read(text, COLOURS))
    for count in range(1, len(words)):
        shorter = " ".join(words[:count])
        if words[count:] not in (["cards"], ["card"], ["you", "choose"], ["the", "direction"]) and readable(shorter):
            assert write(read(shorter, COLOURS)) != original, shorter


@tried_with("text", [text for text in TABLE if "must" not in text])
def test_every_word_counts(text: str) -> None:
    """A word replaced by one that means nothing is refused, wherever it stands."""
    words = text.split(" ")
    for place in range(len(words)):
        assert not readable(" ".join([*words[:place], "banana", *words[place + 1 :]]))


@tried_with(
    "text",
    [
        "a player you choose shows your hand to you.",
        "everyone shows your hand.",
        "the next player shows your hand.",
        "everyone passes your hand to the next player.",
        "everyone else misses your turn.",
        "the next player misses your turn.",
        "the next player discards all your red cards.",
        "everyone discards all your cards of a colour you choose.",
        "discard all their red cards.",
        "return their hand to the draw pile, shuffle it and draw as many.",
        "draw until they draw a red card.",
        "the next player draws until you draw a red card.",
        "a player you choose draws until you hold as many cards as you.",
    ],
)
def test_words_that_mean_somebody_else_are_not_bent(text: str) -> None:
    """It never guesses: `your` with somebody else's verb, or `they` before anybody was named, is refused."""
    refused_fast(text)


def test_the_free_words_of_a_dare_are_kept() -> None:
    for dare in ("sing a song", "hop, skip and jump", "draw a cat", "eat a banana or two", "not laugh"):
        text = f"a player you choose must {dare}, or draws 2."
        assert dare in write(read(text, COLOURS))
        assert read(write(read(text, COLOURS)), COLOURS) == read(text, COLOURS)


@pytest.mark.parametrize(
    "dare",
    ["say 'cheese!'", "clap 3x & bow", 'ask "why?"', "do 10 push-ups (slowly)", "wait; then jump", "say: please"],
)
def test_the_words_of_a_dare_are_free(dare: str) -> None:
    assert dare in write(read(f"a player you choose must {dare}, or draws 2.", COLOURS))


@pytest.mark.parametrize("dare", ["sing «Ça ira»", "say 猫", "скажи привет", "smile 😀", "name a café"])
def test_the_words_of_a_dare_may_be_of_any_script(dare: str) -> None:
    assert dare in write(read(f"a player you choose must {dare}, or draws 2.", COLOURS))


@pytest.mark.parametrize("text", ["", " ", "   \n "])
def test_nothing_written_is_a_plain_wild(text: str) -> None:
    assert waits(play(text, HANDS)) == COLOUR
    assert held(play(text, HANDS, "Ann: colour red")) == {"Ann": "G1 G2", "Bo": "Y1 Y2"}


@pytest.mark.parametrize(
    "text",
    [
        "discard all {} cards.",
        "draw until you draw a {} card.",
        "if you hold a {} card, draw 1.",
        "if you hold no {} card, draw 1.",
    ],
)
def test_a_colour_that_the_edition_lacks(text: str) -> None:
    for colour in ("blue", "red", "yellow"):
        assert readable(text.format(colour))
        assert readable(text.format(colour), SPACE_JAM)
    assert readable(text.format("green"))
    assert readable(text.format("orange"), SPACE_JAM)
    assert "green" in str(refused_fast(text.format("green"), SPACE_JAM))
    assert "orange" in str(refused_fast(text.format("orange")))
    refused_fast(text.format("purple"))


@tried_with("number", ["0", "-1", "1000", "zero", "none", "99999999999999999999", "1" * 400, "0x2", "00"])
@tried_with(
    "text",
    [
        "everyone else draws {}.",
        "discard {} cards.",
        "give {} cards to the next player.",
        "take {} cards from the next player.",
        "a player you choose must sing, or draws {}.",
        "if you hold more than 5 cards, draw {}.",
    ],
)
def test_numbers_that_make_no_sense(text: str, number: str) -> None:
    refused_fast(text.format(number))


@pytest.mark.parametrize("number", ["-1", "1000", "99999999999999999999"])
@pytest.mark.parametrize(
    "text", ["if you hold more than {} cards, draw 1.", "if you hold fewer than {} cards, draw 1."]
)
def test_numbers_of_conditions(text: str, number: str) -> None:
    refused_fast(text.format(number))


MUCH = {
    "100 kB of one letter": "a" * 100_000,
    "100 kB of words": "banana " * 14_300,
    "100 kB of sentences": "everyone else draws 2. " * 4_400,
    "100 kB of chain": "draw 1 and " * 9_100 + "draw 1.",
    "100 kB of spaces": " " * 100_000,
    "100 kB of full stops": "." * 100_000,
    "100 kB of dare": "a player you choose must " + "sing " * 20_000 + ", or draws 2.",
    "100 kB of digits": "draw " + "1" * 100_000,
    "10,000 repetitions": "draw 1. " * 10_000,
    "10,000 chained": " and ".join(["draw 1"] * 10_000),
    "10,000 elses": "everyone " + "else " * 10_000 + "draws 2.",
    "10,000 turns": "take another turn. " * 10_000,
    "10,000 choices": "swap hands with a player you choose. " * 10_000,
    "10,000 ifs": "if you hold a red card, " * 10_000 + "draw 1.",
    "10,000 otherwises": "if you hold a red card, draw 1; " + "otherwise draw 1; " * 10_000,
    "1,000 ifs": "if you hold a red card, " * 1_000 + "draw 1" + "; otherwise draw 2" * 1_000 + ".",
    "100 ifs": "if you hold a red card, " * 100 + "draw 1.",
    "100 otherwises": "if you hold a red card, draw 1; otherwise " * 100 + "draw 1.",
    "100 drops": "drop this card: if it lands face up, " * 100 + "draw 1.",
    "100 dares": "a player you choose must sing, or " * 100 + "draws 2.",
    "brackets": "(" * 50_000,
    "10,000 colons": "drop this card" + ":" * 10_000,
    "many nearly": "everyone else draws " + "2 cards and draws " * 5_000,
}


@tried_with("text", MUCH.values(), ids=MUCH.keys())
def test_too_much(text: str) -> None:
    error = refused_fast(text)
    assert len(str(error)) < 2_000


@tried_with(
    "text",
    [
        "everyone else draws 2\x00.",
        "\x00everyone else draws 2.",
        "everyone\x00else draws 2.",
        "everyone else\x07 draws 2.",
        "everyone else draws 2.\x1b[31m",
        "everyone else \x7fdraws 2.",
        "every\u200bone else draws 2.",
        "\u202eeveryone else draws 2.",
        "everyone else draws 2.\u2066",
        "\ufeffeveryone else draws 2.",
        "еveryone else draws 2.",  # noqa: RUF001 - the first letter is Cyrillic
        "ｅｖｅｒｙｏｎｅ else draws 2.",  # noqa: RUF001
        "everyone else draws ２.",  # noqa: RUF001
        "все остальные берут 2.",
        "其他人抽两张牌。",
        "الجميع يسحب ٢",
        "כולם מושכים 2",
        "सब 2 पत्ते लें",
        "everyone else draws 2 🔴.",
        "everyone else 😀 draws 2.",
        "😀😀😀",
        "🃏 draw 2",
        "e\u0301veryone else draws 2.",
        "everyone else draws 2.\ud800",
        "\ud83d",
        "\U0010ffff",
        "ﬁ",
        "ß",
        "İ",
        "\x00" * 1000,
        "\u2028draw 2\u2029x",
    ],
)
def test_strange_characters(text: str) -> None:
    str(refused_fast(text)).encode("utf-8", "backslashreplace")


@pytest.mark.parametrize(
    "text", ["a player you choose must \x00sing, or draws 2.", "a player you choose must \x1b[2J, or draws 2."]
)
def test_control_characters_in_a_dare(text: str) -> None:
    refused_fast(text)


def test_a_refusal_names_the_place_what_was_expected_and_the_nearest() -> None:
    message = str(refused_fast("everyone else draws too."))
    assert "too" in message
    assert "expected" in message
    assert "everyone else draws 2." in message.lower()
    message = str(refused_fast("the next player draws 3 and mises a turn"))
    assert "mises" in message
    assert "the next player draws 3 and misses a turn." in message.lower()


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("swapp hands with a player you choose", "swap hands with a player you choose."),
        ("everyone shows theri hand", "everyone shows their hand."),
        ("revers the direction", "reverse the direction."),
        ("take an other turn", "take another turn."),
        ("discrad all red cards", "discard all red cards."),
        ("the player with the fewer cards draws 4", "the player with the fewest cards draws 4."),
        ("shuffle all hands together and deal them out fairly", "shuffle all hands together and deal them out evenly."),
    ],
)
def test_the_nearest_sentence(text: str, near: str) -> None:
    assert near in str(refused_fast(text)).lower()


def test_a_record_with_a_text_that_cannot_be_read_is_refused() -> None:
    assert_refused(written("everyone else draws too.", HANDS), "written.CU", "too")
    assert_refused(written("discard all orange cards.", HANDS), "written.CU", "orange")
    text = record(HANDS, edition="dc-super-hero-girls", discard="R5", written={"CU1": "draw 1.", "CU2": "draw zero."})
    assert_refused(text, "written.CU2", "zero")


@pytest.mark.parametrize("text", ["draw 2", "draw 20.", "draw 10."])
def test_ordinary_numbers_are_read(text: str) -> None:
    assert readable(text)
