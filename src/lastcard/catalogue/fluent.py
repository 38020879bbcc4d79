'''A reader for Project Fluent, as much of it as the catalogue uses.

Sentences with gaps (`{ $name }`), choices (`{ $count -> ... }`) and other messages (`{ id }`). Fluent's own reader
would bring 33 MB of dates and plurals and half a second at every start; a test holds this one to what that one says.

>>> pattern = parse("cards", """{ $count ->
...     [one] a card
...    *[other] { $count } cards
... }""")
>>> pattern.filled({"count": 1}), pattern.filled({"count": 3})
('a card', '3 cards')
'''

import re
from collections.abc import Callable, Mapping, Sequence

_MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=[ \t]*", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_SPACE = re.compile(r"\s*")
_NAME = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
_REFERENCE = re.compile(r"[a-z][a-zA-Z0-9_-]*")
_LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
_KEY = re.compile(r"(\*?)\[ *([a-zA-Z0-9_-]+) *\][ \t]*")
_NEXT = re.compile(r"\s+(?:\*?\[|\})")
"""What ends a variant: the next one, or the end of the choice, on a line of its own."""

Gaps = Mapping[str, str | int]
Find = Callable[[str], "Pattern"]


class FluentError(ValueError):
    """A file that cannot be read, and where."""


class Pattern:
    """A sentence with gaps."""

    def __init__(self, parts: Sequence["str | Gap | Choice | Reference"]) -> None:
        self.parts = tuple(parts)

    def filled(self, gaps: Gaps, find: Find | None = None) -> str:
        """The sentence with its gaps filled; `find` finds other messages."""
        return "".join([part if isinstance(part, str) else part.filled(gaps, find) for part in self.parts])

    def names(self) -> set[str]:
        """The gaps that are mentioned."""
        return set().union(*(part.names() for part in self.parts if not isinstance(part, str)))


class Gap:
    """`{ $name }`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def filled(self, gaps: Gaps, find: Find | None) -> str:
        """What stands in the gap."""
        value = gaps[self.name]
        return str(value)

    def names(self) -> set[str]:
        """Its own."""
        return {self.name}


class Reference:
    """`{ other-message }`."""

    def __init__(self, id: str) -> None:
        self.id = id

    def filled(self, gaps: Gaps, find: Find | None) -> str:
        """The other message, with the same gaps."""
        if find is None:
            raise FluentError(f"{self.id}: there is no such message here")
        return find(self.id).filled(gaps, find)

    def names(self) -> set[str]:
        """None that would stand here."""
        return set()


class Choice:
    """`{ $name -> [key] … *[other] … }`: by a word, by a number, or by the plural of a number."""

    def __init__(self, name: str, variants: Mapping[str, Pattern], default: str) -> None:
        self.name, self.variants, self.default = name, variants, default

    def filled(self, gaps: Gaps, find: Find | None) -> str:
        """The variant that fits."""
        value = gaps[self.name]
        found = self.variants.get(str(value))
        if found is None and value == 1:
            found = self.variants.get("one")
        return (found or self.variants[self.default]).filled(gaps, find)

    def names(self) -> set[str]:
        """What it chooses by, and the gaps of its variants."""
        return {self.name}.union(*(pattern.names() for pattern in self.variants.values()))


def messages(text: str) -> dict[str, str]:
    """The messages of a file, not yet read.

    >>> messages("# Colours\\ncolour-red = red\\ncolour-blue = blue\\n")
    {'colour-red': 'red', 'colour-blue': 'blue'}
    """
    text = _COMMENT.sub("", text)
    starts = list(_MESSAGE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if start[1] in found:
            raise FluentError(f"{start[1]}: there are two of them")
        found[start[1]] = text[start.end() : end].strip()
    return found


def parse(id: str, source: str) -> Pattern:
    """A message, read.

    >>> parse("broken", "{ $count }{")
    Traceback (most recent call last):
    ...
    lastcard.catalogue.fluent.FluentError: broken: expected $name, a message or a text in quotes at 11
    """
    return _Parser(id, source).pattern(inside=False)


class _Parser:
    def __init__(self, id: str, source: str) -> None:
        self.id, self.source, self.at = id, source, 0

    def wrong(self, problem: str) -> FluentError:
        return FluentError(f"{self.id}: {problem} at {self.at}")

    def take(self, expected: re.Pattern[str]) -> re.Match[str] | None:
        found = expected.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def expect(self, sign: str) -> None:
        if not self.source.startswith(sign, self.at):
            raise self.wrong(f"expected {sign}")
        self.at += len(sign)

    def pattern(self, *, inside: bool) -> Pattern:
        """Text and gaps, to the end of the message or of a variant."""
        parts: list[str | Gap | Choice | Reference] = []
        text = ""
        while self.at < len(self.source):
            sign = self.source[self.at]
            if sign == "{":
                parts += [text] if text else []
                text = ""
                self.at += 1
                parts.append(self.gap())
            elif inside and (sign == "}" or (sign == "\n" and _NEXT.match(self.source, self.at))):
                break
            elif sign in "}\n":
                raise self.wrong("expected the end of the line" if sign == "}" else "a sentence is one line")
            else:
                text += sign
                self.at += 1
        if inside:
            text = text.rstrip()
        return Pattern([*parts, text] if text else parts)

    def gap(self) -> "Gap | Choice | Reference | str":
        self.take(_SPACE)
        if literal := self.take(_LITERAL):
            self.take(_SPACE)
            self.expect("}")
            return literal[1].replace('\\"', '"').replace("\\\\", "\\")
        name = self.take(_NAME)
        if name is None:
            reference = self.take(_REFERENCE)
            if reference is None:
                raise self.wrong("expected $name, a message or a text in quotes")
            self.take(_SPACE)
            self.expect("}")
            return Reference(reference[0])
        self.take(_SPACE)
        if self.source.startswith("->", self.at):
            self.at += 2
            return self.choice(name[1])
        self.expect("}")
        return Gap(name[1])

    def choice(self, name: str) -> Choice:
        variants: dict[str, Pattern] = {}
        default = ""
        while True:
            self.take(_SPACE)
            key = self.take(_KEY)
            if key is None:
                break
            default = key[2] if key[1] else default
            variants[key[2]] = self.pattern(inside=True)
        if not default:
            raise self.wrong("a choice needs a variant with *")
        self.expect("}")
        return Choice(name, variants, default)
