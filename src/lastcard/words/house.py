"""House rules in words: what each is about, what can be chosen for it, and what a table plays by."""

from collections.abc import Callable
from typing import Final, NamedTuple

from lastcard.game.settings import HOUSE_RULES, SETS, Options, house_rules

Say = Callable[..., str]
Value = bool | int | str

CHOICES: Final[dict[str, tuple[Value, ...]]] = {"mercy": (0, 10, 15, 20, 25, 30, 40), "hand": tuple(range(1, 16))}
"""What is offered where an option is a number; any other within its limits may be said as well."""


class Choice(NamedTuple):
    """What an option can be, and the words for it."""

    value: Value
    label: str


class Rule(NamedTuple):
    """A house rule: its name as an option, and in words."""

    name: str
    label: str
    about: str
    usual: Value
    """What the rulebook says."""
    choices: tuple[Choice, ...]


class RuleSet(NamedTuple):
    """A set of house rules (H16), and the options that it takes."""

    name: str
    label: str
    about: str
    options: dict[str, Value]


class Played(NamedTuple):
    """A house rule that a table plays by, or leaves out of its set."""

    name: str
    label: str
    value: str
    about: str
    differs: bool
    """Whether the set says otherwise."""


def rules(say: Say) -> list[Rule]:
    """All house rules but the one of scoring, each with what it can be.

    >>> from lastcard.words.reader import Reader
    >>> [choice.label for choice in rules(Reader({}).say)[0].choices]
    ['No', 'Same kind only', 'Four on Two as well', 'Any draw card']
    """
    values = Options.values()
    usual = vars(Options())
    found: list[Rule] = []
    for name in HOUSE_RULES:
        if name == "scoring":
            continue
        known = CHOICES.get(name) or tuple(value for value in values[name] if isinstance(value, Value))
        choices = tuple(Choice(value, value_words(name, value, say)) for value in known)
        found.append(Rule(name, say(f"house-{name}"), say(f"house-{name}-about"), usual[name], choices))
    return found


def sets(say: Say) -> list[RuleSet]:
    """The sets of house rules.

    >>> from lastcard.words.reader import Reader
    >>> [each.label for each in sets(Reader({}).say)]
    ['Rulebook', 'Party', 'Merciless']
    """
    return [
        RuleSet(name, say(f"house-set-{name}"), say(f"house-set-{name}-about"), dict(options))
        for name, options in SETS.items()
    ]


def played(options: Options, say: Say) -> list[Played]:
    """What a table plays by beside the rulebook, and in what that is not its set.

    >>> from lastcard.words.reader import Reader
    >>> for rule in played(Options.read({"rules": "party", "stack": "same"}), Reader({}).say):
    ...     print(rule.label, rule.value, rule.differs)
    Stacking Same kind only True
    Jumping in Yes False
    Seven and zero Yes False
    """
    differs = house_rules(options).differs
    changed = options.changed()
    found: list[Played] = []
    for name in HOUSE_RULES:
        value = getattr(options, name)
        if name in differs or (name in changed and (name != "scoring" or value == "elimination")):
            words = value_words(name, value, say)
            found.append(Played(name, say(f"house-{name}"), words, say(f"house-{name}-about"), name in differs))
    return found


def set_name(options: Options, say: Say) -> str:
    """The set that a table plays, in words; and that it differs, if it does.

    >>> from lastcard.words.reader import Reader
    >>> set_name(Options(), Reader({}).say), set_name(Options(hand=5), Reader({}).say)
    ('Rulebook', 'Rulebook, with changes')
    """
    plays = house_rules(options)
    name = say(f"house-set-{plays.set}")
    return say("house-set-changed", set=name) if plays.differs else name


def value_words(name: str, value: Value, say: Say) -> str:
    """What an option is, in words."""
    if isinstance(value, bool):
        return say("house-yes") if value else say("house-no")
    return say(f"house-{name}-value", value=value)


def house_lines(options: Options, say: Say) -> str:
    """What a table plays by, as a line; empty where that is the rulebook.

    >>> from lastcard.words.reader import Reader
    >>> house_lines(Options(jump_in=True, hand=5), Reader({}).say)
    'House rules: Rulebook, with changes. Jumping in: Yes. Cards dealt: 5 cards.'
    """
    lines = [say("house-line", rule=rule.label, value=rule.value) for rule in played(options, say)]
    return " ".join([say("house-lines", set=set_name(options, say)), *lines]) if lines else ""
