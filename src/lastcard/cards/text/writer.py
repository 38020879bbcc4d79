"""A syntax tree back into a sentence: the one way that each thing is printed."""

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import Act, BetweenTwo, Challenge, Clause, Dare, Do, Drop, Holds, If, Sentence, Text

_CARDS = {key: patterns[0] for key, patterns in phrases.CARDS}


def write(text: Text) -> str:
    """Print a card text.

    >>> from lastcard.cards.text import read
    >>> write(read("Next player picks up three cards and is skipped", ["red"]))
    'The next player draws 3 and misses a turn.'
    """
    said: list[str] = []
    if text.lawful_without_colour:
        said.append("Play it only without a card of the colour in play.")
    said += [_sentence(sentence) for sentence in text.play]
    if text.even_last:
        said.append("It acts even as the last card.")
    said += [_sentence(sentence, "When drawn, ") for sentence in text.drawn]
    said += [_sentence(sentence, "When turned up, ") for sentence in text.turned_up]
    return " ".join(said)


def write_clause(clause: Clause) -> str:
    """Print a clause on its own, always with its player."""
    return _clause(clause, None)


def _sentence(sentence: Sentence, opening: str = "") -> str:
    line = opening + _clauses(sentence, "you")
    return line[0].upper() + line[1:] + "."


def _clauses(clauses: tuple[Clause, ...], default: Who) -> str:
    said: list[str] = []
    for clause in clauses:
        said.append(_clause(clause, default if not said else None))
    return " and ".join(said)


def _clause(clause: Clause, default: Who | None) -> str:
    if isinstance(clause, Do):
        return _do(clause, default)
    if isinstance(clause, If):
        if isinstance(clause.condition, BetweenTwo):
            return "between two players, " + _clauses(clause.then, "you")
        line = f"if {write_condition(clause.condition)}, {_clauses(clause.then, 'you')}"
        return line + ("; otherwise " + _clauses(clause.otherwise, "you") if clause.otherwise else "")
    if isinstance(clause, Drop):
        up, down = clause.up or clause.down, clause.down if clause.up else ()
        line = f"drop this card: if it lands face {'up' if clause.up else 'down'}, {_clauses(up, 'you')}"
        return line + (f"; otherwise {_clauses(down, 'you')}" if down else "")
    who = phrases.WHO[clause.who][0]
    if isinstance(clause, Dare):
        return f"{who} must {clause.deed}, or {_clauses(clause.otherwise, 'you' if clause.who == 'you' else 'they')}"
    assert isinstance(clause, Challenge)
    guilty, innocent = _clauses(clause.guilty, "you"), _clauses(clause.innocent, "you")
    unchallenged = _clauses(clause.accepted, "you")
    return f"{who} may challenge: if guilty, {guilty}; if innocent, {innocent}; unchallenged, {unchallenged}"


def _do(clause: Do, default: Who | None) -> str:
    """One player and what they do. The player is left out where a reader would supply the same one."""
    said = [_act(act, clause.who) for act in clause.acts]
    named = next((at for at, act in enumerate(clause.acts) if not act.verb.alone), len(said))
    if named < len(said) and (clause.who != default or clause.acts[0].verb.is_passive):
        said[named] = f"{phrases.WHO[clause.who][0]} {said[named]}"
    return " and ".join(said)


def _act(act: Act, who: Who) -> str:
    patterns, named = act.verb.patterns, act.whom is not None
    if act.whom == "others":
        pattern = act.verb.to_others[0]
    else:
        pattern = next(pattern for pattern in patterns if ("<whom>" in pattern) == named)
    line = _fill(pattern, who, act.count, act.cards, act.whom)
    return line + (", or " + _clauses(act.otherwise, "you" if who == "you" else "they") if act.otherwise else "")


def write_condition(condition: Holds) -> str:
    """Print what stands between `if` and its comma."""
    for (compare, cards), patterns in phrases.CONDITIONS:
        if compare == condition.compare and (cards == condition.cards or not cards):
            wanted = "<whom>" if condition.whom else "<colour>" if condition.cards and not cards else ""
            if condition.cards == "wild" and not cards:
                continue
            pattern = next(p for p in patterns if (wanted in p if wanted else "<whom>" not in p))
            hold = "hold" if condition.who == "you" else "holds"
            held = _fill(pattern, condition.who, condition.count, condition.cards, condition.whom)
            return f"{phrases.WHO[condition.who][0]} {hold} {held}"
    raise AssertionError(condition)


def _fill(pattern: str, who: Who, count: int, cards: str, whom: Who | None) -> str:
    """Print a pattern: its first words, in the right person and number."""
    you = who == "you"
    said: list[str] = []
    for element in variants(pattern)[0]:
        if element.slot in ("n", "number"):
            said.append(str(count))
        elif element.slot == "whom":
            said.append(phrases.WHO[whom][0] if whom and whom != "they" else "that player")
        elif element.slot == "colour":
            said.append(cards)
        elif element.slot == "cards":
            said.append(_fill(_CARDS[cards], who, 0, "", None) if cards in _CARDS else f"{cards} cards")
        elif element.verb or element.words[:2] == ("you", "they"):
            said.append(element.words[0 if you else 1])
        elif element.words[0] == "your":
            said.append("your" if you else "their")
        elif element.words == ("card", "cards"):
            said.append("card" if count == 1 else "cards")
        else:
            said.append(element.words[0])
    return " ".join(said).replace(" ,", ",")
