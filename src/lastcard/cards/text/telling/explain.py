"""What a card text will do, step by step, in plain words: what the reader understood, said in full."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.cards.text.grammar.reader import read
from lastcard.cards.text.offers.examples import EXAMPLES
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.telling.surprises import surprises
from lastcard.cards.text.telling.whole import always_names_colour, is_penalty, may_name_colour
from lastcard.cards.text.telling.wording import write_condition, write_who
from lastcard.cards.text.telling.writer import (
    BOUNCES,
    DOUBLED_BACK,
    ONCE_FROM_ANY,
    REDIRECTED,
    THROWN_BACK,
    in_full,
    subject,
    write,
    write_clause,
    write_guessed,
)
from lastcard.cards.text.tree import (
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Drop,
    Each,
    Either,
    Guess,
    If,
    Lasting,
    Note,
    Number,
    Text,
    Until,
)
from lastcard.cards.text.verbs import NAME_COLOUR
from lastcard.cards.text.words import CardTextError


@dataclass(frozen=True)
class Reading:
    """How a text was read: what it will do, or where it cannot be read and what could stand there."""

    text: str
    understood: bool
    sentence: str = ""
    """The text as it would be printed."""
    steps: tuple[str, ...] = ()
    """What the card will do, in order."""
    warnings: tuple[str, ...] = ()
    """What may surprise people: no effect, the end of the round, what depends on how many play."""
    start: int = 0
    end: int = 0
    """The place in the text that could not be read."""
    problem: str = ""
    expected: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    examples: tuple[str, ...] = field(default=EXAMPLES, repr=False)


def check(text: str, colours: Sequence[str], wild: bool = True) -> Reading:
    """Read a card text and say back what it will do. Never fails: what cannot be read is part of the answer.

    >>> for step in check("Everybody else picks up two", ["red", "blue"]).steps:
    ...     print(step)
    Everyone else draws 2. (in turn order)
    Choose the colour. (play goes on in it)
    Somebody who is protected neither draws nor misses a turn for it.
    As your last card it does nothing: the round is over.
    >>> check("everyone else draws too", ["red"]).problem
    'expected after "draws": a number, "until", or "cards"'
    """
    try:
        tree = read(text, colours)
    except CardTextError as error:
        return Reading(
            text,
            False,
            start=error.start,
            end=error.end,
            problem=error.said,
            expected=tuple(error.expected),
            nearest=tuple(error.nearest),
        )
    return Reading(text, True, write(tree), tuple(explain(tree, wild)), tuple(surprises(tree, text)))


def explain(text: Text, wild: bool) -> list[str]:
    """The steps of a text, one sentence each."""
    text = in_full(text)
    steps: list[str] = [f'"{text.name}" is what the card is called. (nothing in the game changes by it)'] * bool(
        text.name
    )
    steps += [f'"{words}" is only said. (nothing in the game changes by it)' for words in text.talk]
    if text.lawful_without_colour:
        steps.append("It is only lawful when you hold no card of the colour in play.")
    for sentence in text.play:
        steps += [step for clause in sentence for step in _clause(clause)]
    if wild and not always_names_colour(text):
        unless = "If no colour has been named: " if may_name_colour(text) else ""
        steps += [unless + step for step in _clause(Do("you", (Act(NAME_COLOUR),)))]
    if is_penalty(text):
        steps.append("Somebody who is protected neither draws nor misses a turn for it.")
    if text.even_last:
        steps.append("It acts even when it is your last card.")
    elif text.never_last:
        steps.append("You may not play it as your last card.")
    elif text.play or wild:
        steps.append("As your last card it does nothing: the round is over.")
    steps += [f"When drawn: {step}" for sentence in text.drawn for clause in sentence for step in _clause(clause)]
    steps += [
        f"When turned up: {step}" for sentence in text.turned_up for clause in sentence for step in _clause(clause)
    ]
    return steps


def _clause(clause: Clause) -> list[str]:
    if isinstance(clause, Do):
        steps = [_step(clause, number) for number in range(len(clause.acts))]
        return steps + _case("whoever does not", clause.otherwise)
    if isinstance(clause, If):
        condition = "only two play" if isinstance(clause.condition, BetweenTwo) else write_condition(clause.condition)
        if not clause.then:
            return _case(f"unless {condition}", clause.otherwise)
        return _case(f"if {condition}", clause.then) + _case("otherwise", clause.otherwise)
    if isinstance(clause, Drop):
        heading = "Flip a coin" if clause.coin else "Drop this card"
        up, down = ("if it is heads", "if it is tails") if clause.coin else ("if it lands face up", "otherwise")
        return [f"{heading}: how it lands is left to chance.", *_case(up, clause.up), *_case(down, clause.down)]
    if isinstance(clause, Number):
        dice = "a die" if clause.least == 1 else f"{clause.least} dice"
        roll = f"You roll {dice}: chance brings a number from {clause.least} to {clause.most}."
        return [roll if clause.how == "roll" else f"You choose a number from {clause.least} to {clause.most}."]
    if isinstance(clause, Guess):
        if clause.what == "count":
            right = "if you are right"
            steps = [f"You guess {write_guessed(clause)}. (everyone can see how many)"]
        else:
            right = f"if it has that {clause.what}"
            shown = f"a card of {write_who(clause.whom)}" if clause.whom else "the top card of the draw pile"
            stays = "chance says which; it stays in the hand" if clause.whom else "it stays there"
            steps = [f"You guess a {clause.what}, and {shown} is shown to everyone. ({stays})"]
        return [*steps, *_case(right, clause.right), *_case("otherwise", clause.wrong)]
    if isinstance(clause, Contest):
        who = "everyone" if clause.whom == "everyone" else f"you and {write_who(clause.whom)}"
        ends = "lost" if clause.asks == "loser" else "won"
        tie = IN_A_TIE.get(clause.tie, "in a tie chance")
        return [_capital(f"{who}: {clause.game}. (all players say who {ends}; most votes decide, {tie})")]
    if isinstance(clause, Each):
        who = "each player" if clause.who == "everyone" else "each other player"
        return [
            f"For {who}, in turn order: {step[0].lower()}{step[1:]}" for part in clause.then for step in _clause(part)
        ]
    if isinstance(clause, Note):
        return [f'"{_capital(clause.words)}" is said to the table. (nothing in the game changes by it)']
    if isinstance(clause, Lasting):
        return _rule(clause)
    who = subject(clause) if isinstance(clause, Dare | Either) else write_who(clause.who)
    if isinstance(clause, Dare):
        dare = _capital(f"{who} must {clause.deed}; the other players vote whether it was done (a tie counts as done).")
        done = _case("if it was done", clause.done) if clause.done else []
        return [dare, *done, *(_case("if it was not done", clause.otherwise) if clause.otherwise else [])]
    if isinstance(clause, Either) and clause.true_of:
        return [_capital(f"{write_clause(clause)}. (all are asked whether that is true of them, one after the other)")]
    if isinstance(clause, Either):
        several = " (one after the other)" if clause.who in PLURAL else ""
        if not clause.second:
            doing = _case("if so", clause.first)
            return [
                _capital(f"{who} {'are' if clause.who == 'you' else 'is'} asked whether to do it.{several}"),
                *doing,
            ]
        choice = f"{who} {'choose' if clause.who == 'you' else 'chooses'} between two things.{several}"
        return [_capital(choice), *_case("either", clause.first), *_case("or", clause.second)]
    assert isinstance(clause, Challenge)
    ways = (("if guilty", clause.guilty), ("if innocent", clause.innocent), ("unchallenged", clause.accepted))
    lines = [_capital(f"{who} may challenge, and is then shown your hand.")]
    return lines + [step for heading, part in ways for step in _case(heading, part)]


IN_A_TIE = {"nobody": "in a tie it is nobody", "you": "in a tie it is you", "you decide": "in a tie you do"}
_RULE_NOTES = {
    "as": "they do what those do, and not what they say themselves",
    "forbid": "whoever can play nothing else draws",
    "only": "whoever can play nothing else draws",
    "match": "whatever lies on top",
    "draw": "on a turn; the last card drawn may be played",
    "match number": "on a wild card by its colour; wild cards match as always",
    "match colour": "wild cards match as always",
    "alike": "each may be played where the other colour is in play",
    "cap": "whoever's turn it is, penalties too; whoever has to draw more draws no more",
    "no call": "nobody can be caught then",
    "later": "then it is over",
    "blind": "chance takes it out of the hand: it is played if it may be, and else shown; the turn is over then",
    "open": "it is shown to everyone now, and again whenever their turn comes",
    "safe": "no card that is played makes them draw, or miss a turn for it",
    "words": "people keep to it; nothing in the game checks it",
    "double": "others draw twice as many; then it is over",
    "when": "after what that card does itself",
    "call": "when somebody else says so in time",
    "more": "then it is over",
    "turn": "no card makes them miss a turn",
    "stay": "whoever can play nothing else draws; they may still run out of cards by a text",
    "linked": "card by card, from the draw pile; that makes nobody else draw",
    "instead": "you neither draw nor miss a turn for a card that is played; that player draws as many",
    "cancel": "it can be played, and a wild still gets its colour; then it is over",
}
"""What goes without saying about rules that last."""


def _rule(clause: Lasting) -> list[str]:
    """What a rule that lasts says, and how it ends."""
    note = _RULE_NOTES[clause.rule]
    if clause.rule == "draw" and clause.count == 0:
        note = "on a turn: whoever cannot play passes"
    if clause.rule == "words" and clause.count:
        note = "anybody may report who breaks it, once in a turn; the others say whether it is so, a tie counts as kept"
    if clause.rule in ("double", "cancel", "more") and clause.until != Until("card", 1, clause.cards):
        note = note.removesuffix("then it is over").removesuffix("; ")
    if clause.rule == "instead" and clause.count == REDIRECTED:
        note += "; then it is over"
    if clause.rule == "only" and clause.count:
        note = "such a card, or none: then that many are drawn"
    if clause.rule == "safe" and clause.count:
        note = "the next card that would make them draw does not, nor do they miss a turn for it; then it is over"
    if clause.rule == "safe" and clause.count == BOUNCES:
        note = "they neither draw nor miss a turn for it, and whoever played it draws as many; then it is over"
    if clause.rule == "safe" and clause.count == DOUBLED_BACK:
        note = "they neither draw nor miss a turn for it, and whoever played it draws twice as many; then it is over"
    if clause.rule == "safe" and clause.count == ONCE_FROM_ANY:
        note = "whoever plays it: they neither draw nor miss a turn for it; then it is over"
    if clause.rule == "safe" and clause.count == THROWN_BACK:
        note = "they neither draw nor miss a turn, and whoever played such a card draws as many"
    if clause.rule in ("safe", "turn", "stay") and clause.who == "you":
        note = note.replace("them", "you").replace("they", "you")
    if clause.rule == "open" and clause.who == "you":
        note = note.replace("their", "your")
    return [
        *(["You choose a colour. (for this card only)"] if clause.cards == "chosen" else []),
        _capital(f"{write_clause(clause)}. ({note})" if note else f"{write_clause(clause)}."),
        "Everyone sees that rule at the table, and it ends by itself.",
    ]


def _step(clause: Do, number: int) -> str:
    act = clause.acts[number]
    who: Who = clause.who if number == 0 or clause.who in PLURAL or clause.who == "you" else "they"
    line = _capital(write_clause(Do(who, (act,), clause.where, clause.but))) + "."
    notes = _notes(clause.who, act) if clause.who in PLURAL else [_note(who, act)]
    said = "; ".join(filter(None, notes))
    return f"{line} ({said})" if said else line


def _note(who: Who, act: Act) -> str:
    """What goes without saying about an act of one player."""
    verb = act.verb
    if who == "you" and verb.note_for_you:
        return verb.note_for_you
    return verb.note_for_all if act.whom is None and verb.note_for_all else verb.note


def _notes(who: Who, act: Act) -> list[str]:
    """What goes without saying about an act of several."""
    verb = act.verb
    if verb.then is not None:
        return [verb.note]
    if verb.gives:
        chosen = act.count > 0 or act.whom == "others"
        how = "all choose first, then all cards move at once" if chosen else "all at once"
        return [how, "only giver and receiver see them"]
    in_turn = "" if verb.one_step else "in turn order"
    if act.many is not None and act.many.kind.startswith("place"):
        first, side = act.many.count, act.many.kind.removeprefix("place ")
        next_one = "the next player" if side == "place" else f"the player on your {side}"
        order = "in turn order" if side == "place" else f"to the {side}, whatever the direction of play"
        in_turn = f"{order}: {next_one} draws {first}, the one after that {2 * first}, and so on"
    return [in_turn, _note(who, act), verb.note_for_everyone if who == "everyone" else ""]


def _case(heading: str, clauses: Sequence[Clause]) -> list[str]:
    steps = [step for clause in clauses for step in _clause(clause)]
    return [f"{_capital(heading)}: {step[0].lower()}{step[1:]}" for step in steps]


def _capital(line: str) -> str:
    return line[0].upper() + line[1:]
