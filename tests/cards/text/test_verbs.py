"""Every row of the table of verbs: all its patterns are read as it, and what it does is said, played and documented."""

from cards.test_card_text_document import CARDS
from cards.text.cards import COLOURS
from cases import tried_with
from lastcard.cards.edition import IDS, load
from lastcard.cards.text import Code, check, compile_text, read, write
from lastcard.cards.text.patterns import Elements, variants
from lastcard.cards.text.phrases import WHO, Who
from lastcard.cards.text.telling.whole import acts
from lastcard.cards.text.verbs import OF_IT, VERBS, Verb
from lastcard.engine import program

OPENINGS = {"play": "", "drawn": "when drawn, ", "turned_up": "when turned up, "}
SLOTS = {
    "n": "6", "number": "6", "whom": "the next player", "cards": "red cards", "colour": "red", "card": "7",
    "some": "red cards", "plus": "+2", "side": "to the left", "theirs": "hand", "turns": "turn",
    "kept": "2",
}  # fmt: skip
WAYS = [
    (verb, way)
    for verb in VERBS
    for pattern in (*verb.patterns, *verb.command, *verb.to_others, *verb.suffix)
    for way in variants(pattern)
]


def said(verb: Verb, way: Elements) -> str:
    """A sentence with one way to say a verb, by the first player of whom it makes sense."""
    players: tuple[Who, ...] = ("you", "next", "everyone", "two")
    who = next(player for player in players if not verb.objection(player, "next"))
    if any(way in variants(pattern) for pattern in verb.suffix):
        who = "everyone"
    person = 0 if who == "you" else 1
    words: list[str] = []
    for element in way:
        if element.slot:
            words.append(
                ("half your cards", "half their cards")[person] if element.slot == "many" else SLOTS[element.slot]
            )
        elif element.verb:
            words.append(element.words[person])
        else:
            fitting = [word for word in (("your", "you", "are"), ("their", "they"))[person] if word in element.words]
            words.append([*fitting, element.words[0]][0])
    named = verb.alone or any(way in variants(pattern) for pattern in verb.command)
    subject = "" if named else f"{WHO[who][0]} "
    if any(element.slot in ("theirs", "turns") for element in way):
        subject = f"the next player draws 1. {subject}"
    line = f"{OPENINGS[verb.moments[0]]}{subject}{' '.join(words)}".replace(" 's", "'s")
    if verb.name in OF_IT:
        return f"{'show the top card of the draw pile' if verb.name == 'take_it' else 'draw 1'}. {line}."
    if verb.name == "pick_colour":
        return f"{line} and discard all cards of that colour."
    if verb.name == "choose_player":
        return f"{line} and that player draws 1."
    if verb.name == "name_that_colour":
        return f"{line} and everyone who holds a card of that colour draws 1."
    if verb.name == "others_pick_colour":
        return f"{line} and everyone discards all cards of that colour."
    return f"put down a card. {line}, or draw 1." if verb.condition is not None else f"{line}."


@tried_with(("verb", "way"), WAYS, ids=[said(verb, way) for verb, way in WAYS])
def test_every_pattern_is_read_as_its_verb(verb: Verb, way: Elements) -> None:
    text = said(verb, way)
    reading = check(text, COLOURS)
    assert reading.understood, reading.problem
    tree = read(text, COLOURS)
    assert verb in [act.verb for act in acts((*tree.play, *tree.drawn, *tree.turned_up))]
    assert read(write(tree), COLOURS) == tree
    code = Code(COLOURS)
    compile_text(tree, code, wild=True)
    steps = {code.ints[at] for at in range(0, len(code.ints), 4)}
    wanted = {step for step, *_ in verb.steps}
    assert steps >= ({program.DRAW_MANY} if "half" in text and program.DRAW in wanted else wanted)


def test_every_verb_stands_on_a_card_or_in_the_document() -> None:
    """What stands there is played and explained in tests."""
    texts = [text for text, _ in CARDS] + [kind.text for name in IDS for kind in load(name).kinds]
    trees = [read(text, COLOURS) for text in texts if check(text, COLOURS).understood]
    used = {act.verb for tree in trees for act in acts((*tree.play, *tree.drawn, *tree.turned_up))}
    assert used == set(VERBS)
