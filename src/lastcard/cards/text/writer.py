"""A syntax tree back into a sentence: the one way that each thing is printed."""

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import (
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Drop,
    Either,
    Guess,
    Holds,
    If,
    Lasting,
    Measure,
    Note,
    Number,
    Sentence,
    Text,
)

_CARDS = {key: patterns[0] for key, patterns in phrases.CARDS}
_ONE_CARD = {key: patterns[0] for key, patterns in phrases.ONE_CARD}


def write(text: Text) -> str:
    """Print a card text.

    >>> from lastcard.cards.text import read
    >>> write(read("Next player picks up three cards and is skipped", ["red"]))
    'The next player draws 3 and misses a turn.'
    """
    said: list[str] = [f"{text.name}:"] if text.name else []
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


def write_who(who: Who) -> str:
    """Print a player or several."""
    if who.startswith(phrases.AGREED):
        return who.removeprefix(phrases.AGREED)
    return " ".join(element.words[0] for element in variants(phrases.WHO[who][0])[0])


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
        return _drop(clause)
    if isinstance(clause, Dare):
        otherwise = _clauses(clause.otherwise, "you" if clause.who == "you" else "they")
        return f"{subject(clause)} must {clause.deed}, or {otherwise}"
    if isinstance(clause, Either):
        return _either(clause)
    if isinstance(clause, Number):
        return "roll a die" if clause.how == "roll" else f"choose a number from 1 to {clause.most}"
    if isinstance(clause, Guess):
        if not clause.right:
            return f"guess the colour of the top card: if you are wrong, {_clauses(clause.wrong, 'you')}"
        line = f"guess the colour of the top card: if you are right, {_clauses(clause.right, 'you')}"
        return line + (f"; otherwise {_clauses(clause.wrong, 'you')}" if clause.wrong else "")
    if isinstance(clause, Contest):
        if clause.whom == "everyone":
            return f"everyone has a contest: {clause.game}"
        return f"have a contest with {write_who(clause.whom)}: {clause.game}"
    if isinstance(clause, Note):
        return clause.words
    if isinstance(clause, Lasting):
        return _lasting(clause, write_who(clause.who), "your", _plural(clause.cards) if clause.cards else "")
    assert isinstance(clause, Challenge)
    guilty, innocent = _clauses(clause.guilty, "you"), _clauses(clause.innocent, "you")
    unchallenged = _clauses(clause.accepted, "you")
    who = write_who(clause.who)
    return f"{who} may challenge: if guilty, {guilty}; if innocent, {innocent}; unchallenged, {unchallenged}"


def template(clause: Lasting) -> str:
    """A rule that lasts as people read it at the table: with gaps for who played the card, for whom, and a colour."""
    who = "{you}" if clause.who == "you" else "{they}" if clause.who not in phrases.PLURAL else write_who(clause.who)
    cards = "{colour} cards" if clause.cards in ("chosen", "that") else _plural(clause.cards) if clause.cards else ""
    line = _lasting(clause, who, "{you}'s", cards)
    return line[0].upper() + line[1:]


def _lasting(clause: Lasting, who: str, your: str, cards: str) -> str:
    """A rule that lasts."""
    you = who == "you"
    everyone = clause.who == "everyone"
    rule = clause.rule
    own = "your" if you else "their"
    if rule == "words":
        said = clause.words[0].lower() + clause.words[1:]
    elif rule == "draw" and clause.count == 0:
        said = "nobody may draw" if everyone else f"{who} may not draw"
    elif rule == "forbid":
        said = f"nobody may play {cards}" if everyone else f"{who} may not play {cards}"
    elif rule in ("double", "cancel"):
        return f"the next {_single(clause.cards)} {'counts double' if rule == 'double' else 'does nothing'}"
    else:
        said = {
            "only": f"{who} may only play {cards}",
            "match": f"{who} may play {'any card' if clause.cards == 'all' else f'{cards} on anything'}",
            "draw": f"{who} {'draw' if you else 'draws'} {clause.count} instead of 1",
            "open": f"{who} {'show' if you else 'shows'} {own} hand",
            "safe": f"{who} {'are' if you else 'is'} protected",
        }[rule]
    return f"{said} {_until(clause, your)}"


def _until(clause: Lasting, your: str) -> str:
    """How long a rule lasts."""
    until = clause.until
    if until.kind == "turn":
        rounds = f"for {until.count} rounds"
        return f"until {your} next turn" if until.count == 1 else rounds
    if until.kind == "their_turn":
        return "until their next turn"
    if until.kind == "over":
        return "on your next turn" if clause.who == "you" and your == "your" else "on their next turn"
    if until.kind == "end":
        return "for the rest of the round"
    card = _single(until.cards)
    return f"until another {card} is played" if until.cards == "wild" else f"until {_article(card)} is played"


def _drop(clause: Drop) -> str:
    up, down = clause.up or clause.down, clause.down if clause.up else ()
    if clause.coin:
        line = f"flip a coin: if it is {'heads' if clause.up else 'tails'}, {_clauses(up, 'you')}"
    else:
        line = f"drop this card: if it lands face {'up' if clause.up else 'down'}, {_clauses(up, 'you')}"
    return line + (f"; otherwise {_clauses(down, 'you')}" if down else "")


def _either(clause: Either) -> str:
    """Who may do one thing, or another."""
    first, second = (
        " and ".join(
            _act(act, "you") if clause.who == "you" else _bare(act)
            for part in way
            if isinstance(part, Do)
            for act in part.acts
        )
        for way in (clause.first, clause.second)
    )
    who = subject(clause)
    return f"{who} may choose: {first}; or {second}" if second else f"{who} may {first}"


def _bare(act: Act) -> str:
    """What somebody else may do: `draw 2`, `show their hand`."""
    finite = _act(act, "they")
    verb, space, rest = finite.partition(" ")
    bare = next((e.words[0] for e in variants(act.verb.patterns[0])[0][:1] if e.verb and e.words[1] == verb), verb)
    return bare + space + rest


def _do(clause: Do, default: Who | None) -> str:
    """One player and what they do. The player is left out where a reader would supply the same one."""
    said = [_act(act, clause.who) for act in clause.acts]
    named = next((at for at, act in enumerate(clause.acts) if not act.verb.alone), len(said))
    if named < len(said) and (clause.who != default or clause.acts[0].verb.is_passive):
        said[named] = f"{subject(clause)} {said[named]}"
    return " and ".join(said)


def subject(clause: Do | Dare | Either) -> str:
    """The player of a clause, or several, with what is said of them."""
    who = write_who(clause.who)
    if clause.where is not None:
        return f"{who} who {_held(clause.where, False)}"
    if not isinstance(clause, Do):
        return who
    return f"{who} except {write_who(clause.but)}" if clause.but is not None else who


def _act(act: Act, who: Who) -> str:
    patterns, named = act.verb.patterns, act.whom is not None
    if act.whom == "others":
        pattern = act.verb.to_others[0]
    elif act.many is not None:
        pattern = next(pattern for pattern in patterns if "<many>" in pattern and ("<whom>" in pattern) == named)
    elif act.verb.name == "give_all" and act.cards == "all":
        pattern = patterns[0]
    else:
        fitting = [pattern for pattern in patterns if ("<whom>" in pattern) == named and "<many>" not in pattern]
        several = "<n> <card>" in patterns[0] and act.count != 1
        pattern = next(pattern for pattern in fitting if not several or "<n> <some>" in pattern)
    line = _fill(pattern, who, act.count, act.cards, act.whom, act.many)
    return line + (", or " + _clauses(act.otherwise, "you" if who == "you" else "they") if act.otherwise else "")


def write_act(act: Act, you: bool) -> str:
    """Print what somebody does, without who does it."""
    return _act(act, "you" if you else "they")


def write_cards(cards: str, count: int) -> str:
    """Print which cards: `red cards`, or one of them: `a red card`."""
    return _plural(cards) if count > 1 else _article(_single(cards)) if count == 0 else _single(cards)


def write_condition(condition: Holds) -> str:
    """Print what stands between `if` and its comma."""
    return f"{write_who(condition.who)} {_held(condition, condition.who == 'you')}"


def _held(condition: Holds, you: bool) -> str:
    """Somebody holds what is said."""
    hold = "hold" if you else "holds"
    compare, count, cards = condition.compare, condition.count, condition.cards
    if compare in ("a", "no"):
        if compare == "no":
            return f"{hold} no {_plural(cards)}"
        return f"{hold} {_article(_single(cards))}"
    if condition.whom is not None:
        whom = write_who(condition.whom) if condition.whom != "they" else "that player"
        than = {"more": "more cards than", "fewer": "fewer cards than", "exactly": "as many cards as"}[compare]
        return f"{hold} {than} {whom}"
    words = {"more": "more than", "fewer": "fewer than", "at_least": "at least", "at_most": "at most"}
    held = _plural(cards) if cards else "card" if count == 1 else "cards"
    return f"{hold} {words.get(compare, compare)} {count} {held}"


def _plural(cards: str) -> str:
    """Which cards: `red cards`, `7s`."""
    if cards in _CARDS:
        return _CARDS[cards].split("|")[0]
    return f"{cards}s" if cards.isdecimal() else f"{cards} cards"


def _single(cards: str) -> str:
    """Which card: `red card`, `7`."""
    if cards in ("", "all"):
        return "card"
    return _ONE_CARD[cards].split("|")[0] if cards in _ONE_CARD else cards if cards.isdecimal() else f"{cards} card"


def _article(card: str) -> str:
    return f"an {card}" if card[0] in "aeiou8" else f"a {card}"


def write_many(many: Measure, you: bool) -> str:
    """Print how many cards, where that is no number."""
    own = "you" if you else "they"
    if many.kind == "that":
        return "that many cards"
    if many.kind == "half":
        return "half your cards" if you else "half their cards"
    who = own if many.who == "actor" else "that player" if many.who == "they" else write_who(many.who)
    hold = "hold" if who in ("you", "they") else "holds"
    if many.kind == "held":
        return f"as many cards as {who} {hold}"
    return f"{many.count} {'card' if many.count == 1 else 'cards'} for each {_single(many.cards)} {who} {hold}"


def _fill(pattern: str, who: Who, count: int, cards: str, whom: Who | None, many: Measure | None = None) -> str:
    """Print a pattern: its first words, in the right person and number."""
    you = who == "you"
    several = who in phrases.SEVERAL
    said: list[str] = []
    for element in variants(pattern)[0]:
        if element.slot in ("n", "number"):
            said.append("a" if count == 1 and "<n> <card>" in pattern else str(count))
        elif element.slot == "whom":
            said.append(write_who(whom) if whom and whom != "they" else "that player")
        elif element.slot == "colour":
            said.append(cards)
        elif element.slot == "card":
            said.append(_single(cards))
        elif element.slot in ("cards", "some"):
            said.append(_plural(cards))
        elif element.slot == "many":
            assert many is not None
            said.append(write_many(many, you))
        elif element.verb:
            said.append(element.words[0 if you or several else 1])
        elif element.words[:2] == ("you", "they"):
            said.append(element.words[0 if you else 1])
        elif element.words[0] == "your":
            said.append("your" if you else "their")
        elif element.words == ("card", "cards"):
            said.append("card" if count == 1 else "cards")
        elif element.words in (("draw", "draws"), ("shuffle", "shuffles")) and said[-1:] not in (["you"], ["they"]):
            said.append(element.words[0 if you or several else 1])
        else:
            said.append(element.words[0])
    return " ".join(said).replace(" ,", ",").replace(" 's", "'s")
