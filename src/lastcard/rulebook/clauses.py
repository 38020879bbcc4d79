"""The rulebook: what the rules say, clause by clause, in our own words.

The words are data, in rulebook.toml; here they become sections, clauses and Markdown. The page docs/rules.md is made by
``python -m lastcard.rulebook.clauses > docs/rules.md``.

>>> clauses()["P3"].text.partition(". ")[0]
'The target is 500 unless the table sets another'
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["Clause", "Section", "clauses", "document", "homes", "markdown", "sections"]

Has = Callable[[str], bool]
"""Whether there is a card, by its symbol: see the head of rulebook.toml."""

_PASSAGE = re.compile(r"\{([^|{}]+)\|([^{}]*)\}")


def _everything(card: str) -> bool:
    return True


@dataclass(frozen=True)
class Clause:
    """One rule. The text is the rulebooks' meaning, the ruling is how we play where they leave it open.

    Where the rulebooks are silent the text is a question and the ruling answers it.

    >>> Clause("D4", "How many can play?", "Two to ten.").prose()
    'How many can play? Two to ten.'
    """

    id: str
    text: str
    ruling: str | None = None
    card: str | None = None
    """The symbol of the card that the clause is about, or what else it needs."""

    def prose(self, numbered: bool = False) -> str:
        """Give text and ruling as one Markdown paragraph; numbered, with the clause's number and the ruling marked.

        >>> print(clauses()["S2"].prose(numbered=True))  # doctest: +ELLIPSIS
        **S2** The dealer deals seven cards ... face down. *Ruling:* In later rounds the deal passes to the left.
        """
        text = f"**{self.id}** {self.text}" if numbered else self.text
        if self.ruling is None:
            return text
        return f"{text} *Ruling:* {self.ruling}" if numbered else f"{text} {self.ruling}"


@dataclass(frozen=True)
class Section:
    """A chapter of the rulebook: the clauses whose ids start with its letter.

    >>> section = Section("O", "Going out", (Clause("O1", "The round ends."),))
    >>> section.clauses[0].id
    'O1'
    """

    letter: str
    title: str
    clauses: tuple[Clause, ...]

    def heading(self, numbered: bool = False) -> str:
        """Give the Markdown heading.

        >>> Section("O", "Going out", ()).heading(), Section("O", "Going out", ()).heading(numbered=True)
        ('## Going out', '## O. Going out')
        """
        return f"## {self.letter}. {self.title}" if numbered else f"## {self.title}"


def sections(has: Has = _everything) -> tuple[Section, ...]:
    """Give the rulebook in reading order: all of it, or what it says where there are only some of the cards.

    >>> [section.letter for section in sections()]
    ['D', 'S', 'T', 'A', 'U', 'O', 'P', 'E', 'H']
    >>> [len(section.clauses) for section in sections(lambda card: card == "JM")]
    [4, 4, 6, 0, 4, 2, 4, 2, 0]
    """
    found: list[Section] = []
    for row in _read()["section"]:
        clauses = (_clause(each, has) for each in row["clause"] if "card" not in each or _holds(each["card"], has))
        found.append(Section(row["letter"], row["title"], tuple(clauses)))
    return tuple(found)


def homes() -> Mapping[str, str]:
    """Give the editions that the special cards come from.

    >>> homes()["JM"]
    'space-jam'
    """
    found: dict[str, str] = _read()["homes"]
    return found


def clauses() -> dict[str, Clause]:
    """Give every clause by its id, in reading order.

    >>> clauses()["E12"].card
    'JM'
    >>> clauses()["P4"].ruling
    'Players who share the lowest tally win together.'
    """
    return {clause.id: clause for section in sections() for clause in section.clauses}


def markdown(numbered: bool = False) -> str:
    """Give the rulebook as Markdown.

    Numbered it is for reference, with clause numbers and with the rulings marked; otherwise it reads on as plain prose.

    >>> markdown().splitlines()[0]
    '## The deck'
    >>> "**A4** **Wild.** You name the colour." in markdown(numbered=True)
    True
    """
    blocks: list[str] = []
    for section in sections():
        blocks += [section.heading(numbered), *(clause.prose(numbered) for clause in section.clauses)]
    return "\n\n".join(blocks) + "\n"


def document() -> str:
    """Give the complete content of docs/rules.md: an introduction, then the whole rulebook with numbers.

    >>> document().splitlines()[0]
    '# The rules'
    >>> markdown(numbered=True) in document()
    True
    """
    introduction = _one_line(_read()["introduction"])
    return f"# The rules\n\n{introduction}\n\n{markdown(numbered=True)}\n{_meetings()}"


def meetings() -> dict[tuple[str, str], str]:
    """Give all pairs of house rules, and how they meet.

    >>> meetings()["H1", "H8"]
    'Nobody has to stack.'
    """
    return {tuple(row["rules"]): row["text"] for row in _read()["meeting"]}


def _meetings() -> str:
    """How house rules meet, as a table."""
    rows = [f"| {one}, {other} | {text} |" for (one, other), text in meetings().items()]
    head = ["## How house rules meet", "", "Stacking stands for H1 to H3, and H16 only names sets of the others.", ""]
    return "\n".join([*head, "| rules | how they meet |", "| --- | --- |", *rows]) + "\n"


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("rulebook.toml").read_text(encoding="utf-8"))


def _clause(row: dict[str, Any], has: Has) -> Clause:
    text, ruling = (_one_line(_resolved(row.get(key, ""), has)) for key in ("text", "ruling"))
    return Clause(row["id"], text, ruling or None, row.get("card"))


def _resolved(text: str, has: Has) -> str:
    """A text without the passages about cards that are not there."""
    return _PASSAGE.sub(lambda found: found[2] if _holds(found[1], has) else "", text)


def _holds(condition: str, has: Has) -> bool:
    """Whether there are the cards that something is about: `D+W4` needs both, `D,W4` one of them."""
    return all(any(has(card) for card in either.split(",")) for either in condition.split("+"))


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    print(document(), end="")
