"""Random words, random sentences, and random games with random sentences on both Wild Customizable cards."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cards.text.cards import COLOURS, EDITION, NAMES, SPACE_JAM, TABLE, readable
from game.test_properties import all_cards, move
from lastcard.cards.edition import load
from lastcard.cards.text import CardTextError, read, write
from lastcard.game import record as records
from lastcard.game.game import Game
from lastcard.game.settings import Options
from lastcard.game.view import look, seen
from rulebook.build import record

MOVES = 2_000
quick = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
games = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

VOCABULARY = sorted(
    {word.strip(".,;:") for text in TABLE for word in text.split()}
    | set(
        "everybody all players pick picks up is are skipped loses lose one a 1 3 7 blue green orange yellow no".split()
    )
    | set("previous fewer than holds they that when drawn turned up lawful colour .  , ; : must or not".split())
    | set("skip has to have".split())
)
WHO = (
    "you",
    "the next player",
    "the previous player",
    "everyone",
    "everybody else",
    "a player you choose",
    "the player with the most cards",
    "the player with the fewest cards",
    "that player",
    "they",
    "the player on your left",
    "the second next player",
    "the player across from you",
    "both your neighbours",
    "2 players you choose",
    "your neighbour",
    "the youngest player",
    "everyone who holds a red card",
    "each player with more than 3 cards",
    "everyone except the next player",
    "the player with the most red cards",
    "the player with the fewest points",
    "everyone with an even number of cards",
)
VERBS = (
    ("draws {n}", "draw {n}"),
    ("misses a turn", "miss a turn"),
    ("discards {n} cards", "discard {n} cards"),
    ("discards all {c} cards", "discard all {c} cards"),
    ("discards all cards of a colour you choose", "discard all cards of a colour you choose"),
    ("shows their hand", "show your hand"),
    ("shows their hand to {w}", "show your hand to {w}"),
    ("swaps hands with {w}", "swap hands with {w}"),
    ("gives {n} cards to {w}", "give {n} cards to {w}"),
    ("takes {n} cards from {w}", "take {n} cards from {w}"),
    ("takes another turn", "take another turn"),
    ("draws until they draw a {c} card", "draw until you draw a {c} card"),
    ("draws until they hold as many cards as {w}", "draw until you hold as many cards as {w}"),
    ("is protected until another wild is played", "are protected until another wild is played"),
    ("must sing a song, or draws {n}", "must sing a song, or draw {n}"),
    ("must draw {n} and miss a turn", "have to draw {n} and miss a turn"),
    ("may discard {n} cards", "may discard {n} cards"),
    ("discards 1 card or draws {n}", "discard 1 card or draw {n}"),
    ("discards half their cards", "discard half your cards"),
    ("draws 1 card for each {c} card they hold", "draw 1 card for each {c} card you hold"),
    ("draws as many cards as {w} holds", "draw as many cards as {w} holds"),
    ("discards down to {n} cards", "discard down to {n} cards"),
    ("draws until they hold 7 cards", "draw until you hold 7 cards"),
    ("discards {n} random cards", "discard {n} random cards"),
    ("discards a {c} card", "discard a {c} card"),
    ("discards all 7s", "discard all 7s"),
    ("gives a {c} card to {w}", "give a {c} card to {w}"),
    ("trades {n} cards with {w}", "trade {n} cards with {w}"),
    ("looks at the hand of {w}", "look at the hand of {w}"),
    ("misses {n} turns", "miss {n} turns"),
    ("chooses the colour", "choose the colour"),
    ("discards all numbers above {n}", "discard all numbers above {n}"),
    ("discards an even number", "discard an even number"),
    ("discards any number of cards that are not {c}", "discard any number of cards that are not {c}"),
    ("discards their highest number", "discard your highest number"),
    ("gives their lowest number to {w}", "give your lowest number to {w}"),
    ("draws 1 card for each player", "draw 1 card for each other player"),
    ("draws as many cards as the number on the last card", "draw as many cards as the number on the last card"),
    ("draws until they can play", "draw until you draw a card you can play"),
    ("goes next", "go next"),
    ("takes the top {n} cards of the discard pile", "take the top {n} cards of the discard pile"),
    ("puts {n} cards below the draw pile", "put {n} cards on top of the draw pile"),
    ("shuffles {n} cards into the draw pile", "shuffle {n} cards into the draw pile"),
    (
        "returns their hand to the draw pile, shuffles it and draws {n}",
        "return your hand to the draw pile, shuffle it and draw {n}",
    ),
    ("discards their whole hand and draws {n} new cards", "discard your whole hand and draw {n} new cards"),
    ("takes the whole discard pile", "take the whole discard pile"),
    ("draws as many cards as the last number card shows", "draw as many cards as the last number card shows"),
    ("is out of the round", "are out of the round"),
    ("wins the round", "win the round"),
)
COMMANDS = ("skip {w}", "protect {w} until another wild is played", "reverse the direction", "draw {n}")
CONDITIONS = ("more than {n} cards", "fewer than {n} cards", "a {c} card", "no {c} card")
OPENINGS = (
    "roll a die and everyone draws that many cards. ",
    "choose a number from 1 to 6. discard that many cards. ",
    "flip a coin: if it is heads, draw 1; otherwise discard 1 card. ",
    "guess the colour of the top card: if you are right, discard 1 card; otherwise draw 1. ",
    "rock paper scissors with the next player. the loser draws 2. ",
    "everyone takes a drink. ",
    "among people: two truths and a lie. everyone who can whistle draws 1. ",
    "the next player must guess the lie; if they do, you draw 2; otherwise they may discard 1 card. ",
    "everyone has a contest: votes (in a tie nobody). the loser draws 2. ",
    "everyone has a contest: votes (in a tie you). the winner may discard 1 card. ",
    "for each player, flip a coin: if it is tails, that player draws 1; otherwise that player discards 1 card. ",
    "for each other player, roll a die and that player draws that many cards. ",
    "everyone who holds the most red cards draws 1. ",
    "reverse cards act as skip cards until your next turn. ",
    "the next skip card acts as a reverse card. ",
    "if the next card played is a red card, that player draws 1. ",
    "2 players you choose swap hands. ",
    "a player you choose draws 1. a second player you choose misses a turn. ",
    "choose a colour. everyone who has that colour draws 1. ",
    "choose a colour. nobody may play that colour until your next turn. ",
    "nobody may play red until another wild is played. ",
    "everyone draws 2 instead of 1 for 2 rounds. ",
    "everyone else may only play number cards until your next turn. ",
    "nobody may draw for the rest of the round. ",
    "7s can be played on anything until a blue card is played. ",
    "everyone shows their hand until your next turn. ",
    "the next draw card counts double. ",
    "the next action card does nothing. ",
    "copy the last card. ",
    "the next player may not play wilds. ",
    "a player you choose is protected until your next turn. ",
    "no talking until your next turn. ",
    "no talking for 2 rounds. whoever talks draws 2. ",
    "draw 1. if it is a red card, draw 1. ",
    "everyone who is wearing a hat draws 1. ",
    "roll a die. if the number is from 1 to 3, draw 1; otherwise discard 1 card. ",
    "the next player chooses a colour. everyone discards all cards of that colour. ",
    "choose a number from 1 to 9. everyone discards all cards with that number. ",
    "nobody may play odd numbers until your next turn. ",
    "roll two dice and draw that many cards. ",
    "if you are the dealer, draw 1; otherwise discard a red 7. ",
    "if there are more than 3 players, everyone draws 1. ",
    "draw cards played on you go back to whoever played them until your next turn. ",
    "the next player gives 1 card to whoever they want. ",
    "the next player must play a random card, or draws 2. ",
    "everyone must play a random card until your next turn. ",
    "nobody may play red until someone calls uno. ",
    "everyone shows their hand until someone draws. ",
    "if this is your last card, draw 4. ",
    "the next draw card played on you goes back to whoever played it, doubled. ",
    "cancel the next card played on you. ",
    "until your next turn, whenever someone plays a card, reverse the direction. ",
    "everyone has a contest: votes (in a tie you decide). the loser draws 1. ",
    "flip a coin: if it is heads, the next player is out of the round; otherwise you are out of the round. ",
)
salads = st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=14).map(" ".join)


@st.composite
def clauses(draw: st.DrawFn) -> str:
    """Somebody does something."""
    who = draw(st.sampled_from(WHO))
    verb, bare = draw(st.sampled_from(VERBS))
    words = f"{who} {bare if who in ('you', 'they') else verb}"
    words = draw(st.sampled_from([words, words, words, *COMMANDS]))
    number, colour, other = draw(st.integers(1, 5)), draw(st.sampled_from(COLOURS)), draw(st.sampled_from(WHO))
    return words.format(n=number, c=colour, w=other)


@st.composite
def conditions(draw: st.DrawFn) -> str:
    """Somebody holds something, or how this card lands."""
    who = draw(st.sampled_from(WHO))
    holds = "hold" if who in ("you", "they") else "holds"
    words = f"if {who} {holds} {draw(st.sampled_from(CONDITIONS))}, "
    words = words.format(n=draw(st.integers(1, 6)), c=draw(st.sampled_from(COLOURS)))
    return draw(st.sampled_from([words, words, "drop this card: if it lands face up, "]))


@st.composite
def sentences(draw: st.DrawFn) -> str:
    """A sentence: of the table, a chain of clauses, or one with a condition."""
    kind = draw(st.integers(0, 4))
    if kind == 0:
        return draw(st.sampled_from(TABLE))
    chain = " and ".join(draw(st.lists(clauses(), min_size=1, max_size=2)))
    if kind < 3:
        return draw(st.sampled_from(["", "", "", *OPENINGS])) + f"{chain}."
    other = f"; otherwise {draw(clauses())}" if draw(st.booleans()) else ""
    return f"{draw(conditions())}{chain}{other}."


texts = st.lists(sentences(), min_size=1, max_size=3).map(" ".join)


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """A sentence with some words changed, lost, doubled or added."""
    words = draw(texts).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(words) - 1))
        words[place : place + draw(st.integers(0, 1))] = draw(
            st.lists(st.sampled_from([*VOCABULARY, *words]), min_size=1, max_size=2)
        )
    return " ".join(words)


def holds_its_words(text: str, colours: tuple[str, ...] = COLOURS) -> None:
    """A text is refused, or printing and reading it again gives the same."""
    try:
        tree = read(text, colours)
    except CardTextError:
        return
    assert read(write(tree), colours) == tree
    assert write(read(write(tree), colours)) == write(tree)


@quick
@given(salads)
def test_random_words_are_read_or_refused(text: str) -> None:
    holds_its_words(text)
    holds_its_words(text, SPACE_JAM)


@quick
@given(st.text(max_size=80))
def test_random_characters_are_read_or_refused(text: str) -> None:
    holds_its_words(text)


@quick
@given(mutants())
def test_changed_sentences_are_read_or_refused(text: str) -> None:
    holds_its_words(text)


@quick
@given(texts)
def test_sentences_print_and_read_again(text: str) -> None:
    holds_its_words(text)


@quick
@given(clauses())
def test_a_text_that_reads_compiles(text: str) -> None:
    """What can be read can be written on a card: nothing is refused later, or in other words."""
    assume(readable(text))
    load(EDITION).written({"CU": text})


@pytest.mark.parametrize("text", TABLE)
def test_the_sentences_of_the_table_in_pairs(text: str) -> None:
    for second in TABLE[::4]:
        behind = "everyone but you" if " player " in text else "everyone else"  # it would be unclear who else
        other = second.replace("everyone else", behind)
        tree = read(f"{text} {other}", COLOURS)
        assert read(write(tree), COLOURS) == tree
        assert read(f"{text}\n{other}", COLOURS) == tree


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, random.Random]:
    """A game with a text on both cards, each of the first two players holding one."""
    text = draw(texts)
    assume(readable(text))
    count = draw(st.integers(2, 5))
    hands = ["CU W R1 B2", "CU SD G3 Y4", "W4 B5 B6", "R7 Y8 SD", "G9 RD BV"][:count]
    target = draw(st.sampled_from([1, 100]))
    seed = draw(st.integers(0, 2**32))
    start = record(
        hands,
        edition=EDITION,
        discard="R5",
        rest="shuffled",
        written={"CU": text},
        options={"target": target, "scoring": draw(st.sampled_from(["winner", "tally"]))},
        direction=draw(st.sampled_from(["left", "right"])),
    ).replace("moves =", f"seed = {seed}\nmoves =", 1)
    return records.loads(start).start(), random.Random(seed)


def runs(game: Game, dice: random.Random) -> None:
    """The game ends, or runs for 2,000 moves; all cards stay in it; every seat can look at it."""
    whole = all_cards(game)
    assert len(whole) == 112
    for number in range(MOVES):
        if not game.waiting:
            return
        game.apply(*move(game, dice))
        assert all_cards(game) == whole
        if number % 20 == 0:
            shown = look(game, None).table
            lying = sum(len(codes.split()) for codes in shown.protected.values())
            elsewhere = 112 - sum(shown.cards.values()) - shown.draw_pile - shown.discard_pile
            assert 0 <= elsewhere <= lying  # one card may protect several players, and a copied one lies elsewhere
            for name in game.players:
                look(game, name)
                seen(game, name, max(0, len(game.events) - 30))


@games
@given(tables())
def test_random_games_with_a_random_text(start: tuple[Game, random.Random]) -> None:
    runs(*start)


@pytest.mark.parametrize("text", TABLE)
def test_random_games_with_each_sentence_of_the_table(text: str) -> None:
    for seed, count in ((1, 2), (2, 3), (3, 5)):
        hands = ["CU W R1 B2", "CU SD G3 Y4", "W4 B5 B6", "R7 Y8 SD", "G9 RD BV"][:count]
        start = record(
            hands, edition=EDITION, discard="R5", rest="shuffled", written={"CU": text}, options={"target": 1}
        )
        runs(records.loads(start).start(), random.Random(seed))


@pytest.mark.parametrize("count", [2, 3, 10])
def test_random_games_from_the_deal(count: int) -> None:
    dice = random.Random(count)
    names = [*NAMES, "Flo", "Gus", "Hal", "Ida", "Jo"][:count]
    for one, two in zip(TABLE, TABLE[7:], strict=False):
        edition = load(EDITION).written({"CU1": one, "CU2": two})
        runs(Game(edition, names, dice.getrandbits(32), Options(target=1)), dice)
