"""A syntax tree back into a sentence: the one way that each thing is printed."""

from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.telling.wording import (
    VOWELS,
    article,
    held,
    plural,
    single,
    write_cards,
    write_condition,
    write_many,
    write_who,
)
from lastcard.cards.text.tree import (
    ANY,
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
    Holds,
    If,
    Lasting,
    Measure,
    Note,
    Number,
    Sentence,
    Text,
    Until,
)
from lastcard.cards.text.verbs import Verb

SECOND_VERBS = tuple((verb, f"{verb}s") for verb in ("draw", "shuffle", "take", "deal"))
"""Verbs that stand in the middle of a pattern, and go with its player."""


def write(text: Text) -> str:
    """Print a card text.

    >>> from lastcard.cards.text import read
    >>> write(read("Next player picks up three cards and is skipped", ["red"]))
    'The next player draws 3 and misses a turn.'
    """
    said: list[str] = [f"{text.name}:"] if text.name else []
    text = in_full(text)
    if text.lawful_without_colour:
        said.append("Play it only without a card of the colour in play.")
    said += [_sentence(sentence) for sentence in text.play]
    if text.even_last:
        said.append("It acts even as the last card.")
    if text.never_last:
        said.append("It cannot be played as the last card.")
    said += [_sentence(sentence, "When drawn, ") for sentence in text.drawn]
    said += [_sentence(sentence, "When turned up, ") for sentence in text.turned_up]
    return " ".join(said)


def in_full(text: Text) -> Text:
    """The same, with everyone but you where `everyone else` might leave out somebody who has been spoken of before."""
    return replace(text, play=_in_full(text.play, [False]))


def _in_full(part: Any, named: list[bool]) -> Any:
    """Part of a tree; remembers whether a single other player, or only some of several, have been named."""
    if isinstance(part, tuple):
        return tuple(_in_full(each, named) for each in part)
    if not is_dataclass(part) or isinstance(part, Measure | type):
        return part
    who = getattr(part, "who", "")
    changes = {"who": "all_but_you"} if who == "everyone_else" and named[0] else {}
    of_some = getattr(part, "where", None) is not None or getattr(part, "but", None) is not None
    spoken_of = (who, getattr(part, "whom", None) or "")
    named[0] = named[0] or of_some or any(phrases.is_one(one) or one in phrases.SEVERAL for one in spoken_of)
    inside = {
        each.name: _in_full(getattr(part, each.name), named)
        for each in fields(part)
        if each.name not in ("who", "whom", "verb", "many", "until", "where")
    }
    return replace(part, **{**inside, **changes})


def write_clause(clause: Clause) -> str:
    """Print a clause on its own, always with its player."""
    return _clause(clause, None)


def _sentence(sentence: Sentence, opening: str = "") -> str:
    line = opening + _clauses(sentence, "you")
    return line[0].upper() + line[1:] + "."


def _clauses(clauses: tuple[Clause, ...], default: Who) -> str:
    said = [_clause(clause, None if at else default) for at, clause in enumerate(clauses)]
    for at, (before, clause) in enumerate(pairwise(clauses), 1):
        if isinstance(before, Do) and isinstance(clause, Do) and before.who != "you":  # `you choose the colour`
            verb = clause.acts[0].verb
            said[at] = "you " * (verb.alone and verb.patterns[0].startswith("[you] choose")) + said[at]
    return " and ".join(said)


def _clause(clause: Clause, default: Who | None) -> str:
    if isinstance(clause, Do):
        return _do(clause, default)
    if isinstance(clause, If):
        if isinstance(clause.condition, BetweenTwo):
            return "between two players, " + _clauses(clause.then, "you")
        if is_about_holders(clause):
            return f"{_clauses(clause.then, 'you')}; if nobody does, {_clauses(clause.otherwise, 'you')}"
        if not clause.then:
            return f"unless {write_condition(clause.condition)}, {_clauses(clause.otherwise, 'you')}"
        line = f"if {write_condition(clause.condition)}, {_clauses(clause.then, 'you')}"
        return line + ("; otherwise " + _clauses(clause.otherwise, "you") if clause.otherwise else "")
    if isinstance(clause, Drop):
        return _drop(clause)
    if isinstance(clause, Dare):
        they = "you" if clause.who == "you" else "they"
        otherwise = _clauses(clause.otherwise, they)
        if not clause.done:
            return f"{subject(clause)} must {clause.deed}, or {otherwise}"
        default = "you" if clause.who == "you" else "nobody"  # a verb alone would be about whoever is dared
        line = f"{subject(clause)} must {clause.deed}; if {they} do, {_clauses(clause.done, default)}"
        return line + (f"; otherwise {_clauses(clause.otherwise, default)}" if clause.otherwise else "")
    if isinstance(clause, Either):
        return _either(clause)
    if isinstance(clause, Number):
        if clause.how == "roll":
            return "roll a die" if clause.least == 1 else f"roll {clause.least} dice"
        return f"choose a number from {clause.least} to {clause.most}"
    if isinstance(clause, Guess):
        guess = f"guess {write_guessed(clause)}"
        if not clause.right:
            return f"{guess}: if you are wrong, {_clauses(clause.wrong, 'you')}"
        line = f"{guess}: if you are right, {_clauses(clause.right, 'you')}"
        return line + (f"; otherwise {_clauses(clause.wrong, 'you')}" if clause.wrong else "")
    if isinstance(clause, Contest):
        game = f"{clause.game} (in a tie {clause.tie})" if clause.tie else clause.game
        if clause.whom == "everyone":
            return f"everyone has a contest: {game}"
        return f"have a contest with {write_who(clause.whom)}: {game}"
    if isinstance(clause, Each):
        player = "each player" if clause.who == "everyone" else "each other player"
        return f"for {player}, {_clauses(clause.then, 'nobody')}"
    if isinstance(clause, Note):
        return clause.words
    if isinstance(clause, Lasting):
        return _lasting(clause, write_who(clause.who), "your", plural(clause.cards) if clause.cards else "")
    assert isinstance(clause, Challenge)
    guilty, innocent = _clauses(clause.guilty, "you"), _clauses(clause.innocent, "you")
    unchallenged = _clauses(clause.accepted, "you")
    who = write_who(clause.who)
    return f"{who} may challenge: if guilty, {guilty}; if innocent, {innocent}; unchallenged, {unchallenged}"


def is_about_holders(clause: If) -> bool:
    """Whether everyone who holds something does one thing, and another one happens if nobody does."""
    condition, does = clause.condition, clause.then[0] if clause.then else None
    if not isinstance(condition, Holds) or not isinstance(does, Do) or does.where is None or not clause.otherwise:
        return False
    return condition.who in ANY and len(clause.then) == 1 and replace(does.where, who=condition.who) == condition


def write_guessed(clause: Guess) -> str:
    """Print what is guessed."""
    whom = "that player" if clause.whom == "they" else write_who(clause.whom) if clause.whom else ""
    if clause.what == "count":
        return f"how many cards {whom} holds"
    return f"the {clause.what} of {f'a card of {whom}' if whom else 'the top card'}"


def template(clause: Lasting) -> str:
    """A rule that lasts as people read it at the table: with gaps for who played the card, for whom, and a colour."""
    who = "{you}" if clause.who == "you" else "{they}" if clause.who not in phrases.PLURAL else write_who(clause.who)
    cards = "{colour} cards" if clause.cards in ("chosen", "that") else plural(clause.cards) if clause.cards else ""
    then = _of_owner(clause.then, who == "{they}" and clause.rule == "later")
    line = _lasting(replace(clause, then=then), who, "{you}'s", cards)
    return line[0].upper() + line[1:]


def _of_owner(part: Any, them: bool = False) -> Any:
    """Part of a tree, with a gap for the name of whoever plays the card, and perhaps of the other player."""
    if isinstance(part, tuple):
        return tuple(_of_owner(each, them) for each in part)
    if not is_dataclass(part) or isinstance(part, Verb | type):
        return part
    inside = {each.name: _of_owner(getattr(part, each.name), them) for each in fields(part)}
    gaps = {"you": "{you}"} | ({"they": "{they}"} if them else {})
    named = {name: gaps.get(value, "") if isinstance(value, str) else "" for name, value in inside.items()}
    return replace(
        part,
        **{name: f"{phrases.AGREED}{named[name]}" if named[name] else value for name, value in inside.items()},
    )


# What a rule that protects says as its number,
BOUNCES = 2  # if whoever played the card draws instead,
REDIRECTED = 3  # or somebody else: once,
TAKEN_OVER = 4  # or as long as it lasts;
THROWN_BACK = 5  # if whoever played the card draws instead, as long as it lasts
DOUBLED_BACK = 6  # or, once, twice as many
ONCE_FROM_ANY = 7  # once, from a card that makes them miss a turn, too


def _lasting(clause: Lasting, who: str, your: str, cards: str) -> str:
    """A rule that lasts."""
    you = who == "you"
    everyone = clause.who == "everyone"
    rule = clause.rule
    own = "your" if you else "their"
    owner = "you" if your == "your" else your.removesuffix("'s")
    if rule == "words":
        said = clause.words[0].lower() + clause.words[1:]
    elif rule == "when":
        return _whenever(clause, who, your)
    elif rule == "later":
        then = " and ".join(_clause(each, "you") for each in clause.then)
        return f"at the start of {your} next turn, {then}"
    elif rule == "as":
        if clause.until == Until("card", 1, clause.cards):
            return f"the next {single(clause.cards)} acts as {article(single(clause.words))}"
        said = f"{cards} act as {plural(clause.words)}"
    elif rule == "call":
        said = f"whoever forgets to call draws {clause.count}"
    elif rule == "draw" and clause.count == 0:
        said = "nobody may draw" if everyone else f"{who} may not draw"
    elif rule == "forbid":
        said = f"nobody may play {cards}" if everyone else f"{who} may not play {cards}"
    elif rule in ("double", "cancel") and clause.until != Until("card", 1, clause.cards):
        said = f"{cards} {'count double' if rule == 'double' else 'do nothing'}"
    elif rule == "more":
        more = f"others draw {clause.count} more"
        if clause.until == Until("card", 1, clause.cards):
            return f"the next {single(clause.cards)} makes {more}"
        said = f"{cards} make {more}"
    elif rule == "instead" and clause.count == REDIRECTED:
        said = f"the next draw card played on {owner} is drawn by {who} instead"
        if clause.until.kind == "end":
            return said
    elif rule == "turn":
        said = f"{who} cannot be skipped"
    elif rule in ("match number", "match colour"):
        said = f"{who} may only match by {'colour' if rule == 'match colour' else 'number or symbol'}"
    elif rule == "alike":
        said = f"{clause.cards} cards match {clause.words} cards"
        said = said if everyone else f"{who} may treat {clause.cards} cards as {clause.words} cards"
    elif rule == "cap":
        said = f"{who} may draw at most {clause.count} {'card' if clause.count == 1 else 'cards'} a turn"
    elif rule == "no call":
        said = "nobody has to call" if everyone else f"{who} {'do' if you else 'does'} not have to call"
    elif rule == "stay" and cards:
        said = f"{'nobody may' if everyone else f'{who} may not'} play {cards} as {own} last card"
    elif rule == "stay":
        said = f"nobody may play {own} last card" if everyone else f"{who} may not play {own} last card"
    elif rule == "linked":
        return _linked(clause, who, owner, your)
    elif rule == "instead":
        said = f"{who} draws instead of {owner}"
    elif rule in ("double", "cancel"):
        return f"the next {single(clause.cards)} {'counts double' if rule == 'double' else 'does nothing'}"
    else:
        said = {
            "only": f"{who} may only play {cards}",
            "match": f"{who} may play {'any card' if clause.cards == 'all' else f'{cards} on anything'}",
            "draw": f"{who} {'draw' if you else 'draws'} {clause.count} instead of 1",
            "open": f"{who} {'show' if you else 'shows'} {own} hand",
            "safe": f"{who} {'are' if you else 'is'} protected",
            "blind": f"{who} must play a random card",
        }[rule]
    if rule == "only" and clause.count:
        said = f"{who} must play {write_cards(clause.cards, 0) if cards[:1] != '{' else 'a ' + cards[:-1]}"
    if rule in ("only", "blind") and clause.count:
        return f"{said} {_until(clause, your)}, or {'draw' if you else 'draws'} {clause.count}"
    if rule == "safe" and clause.count in (BOUNCES, DOUBLED_BACK):
        said = f"the next draw card played on {who} goes back to whoever played it"
        said += ", doubled" * (clause.count == DOUBLED_BACK)
        if clause.until.kind == "end":
            return said  # it holds until it comes, or the round ends
    elif rule == "safe" and clause.count == THROWN_BACK:
        said = f"draw cards played on {who} go back to whoever played them"
    elif rule == "safe" and clause.count:
        said = f"{said} from the next draw{' or skip' * (clause.count == ONCE_FROM_ANY)} card"
    breaking = f"; whoever breaks it draws {clause.count}" if rule == "words" and clause.count else ""
    return f"{said} {_until(clause, your)}{breaking}"


YOU_FOLLOW, THEY_FOLLOW = 1, 2
"""What a rule that links two players says as its number: who draws along with whom; both together are 3."""


def _linked(clause: Lasting, who: str, owner: str, your: str) -> str:
    """Somebody draws along with somebody else."""
    draw = "draw" if owner == "you" else "draws"
    said = {
        YOU_FOLLOW: f"whenever {who} draws, {owner} {draw} as many",
        THEY_FOLLOW: f"whenever {owner} {draw}, {who} draws as many",
    }.get(clause.count, f"whenever {owner} or {who} draws, the other draws as many")
    return f"{_until(clause, your)}, {said}"


def _whenever(clause: Lasting, who: str, your: str) -> str:
    """What happens whenever such a card is played."""
    player = {"everyone": "someone", "everyone_else": "someone else"}.get(clause.who, who)
    played = f"{player} {'play' if who == 'you' else 'plays'} {article(single(clause.cards))}"
    then = " and ".join(_clause(each, None) for each in clause.then)
    if clause.until == Until("card", 1, "all") and clause.cards != "all":
        return f"if the next card played is {article(single(clause.cards))}, {then}"
    if clause.until == Until("card", 1, clause.cards):
        return f"the next time {played}, {then}"
    if clause.who != "you" and clause.until == Until("over"):
        return f"if {played} {_until(clause, your)}, {then}"
    return f"{_until(clause, your)}, whenever {played}, {then}"


HAPPENS = {
    "call": "until someone calls uno",
    "caught": "until someone is caught",
    "drawn": "until someone draws",
}


def _until(clause: Lasting, your: str) -> str:
    """How long a rule lasts."""
    until = clause.until
    if until.kind == "turn":
        rounds = f"for {until.count} rounds"
        return f"until {your} next turn" if until.count == 1 else rounds
    if until.kind == "their_turn":
        return "until their next turn" if until.count == 1 else "until it is their turn again"
    if until.kind in HAPPENS:
        return HAPPENS[until.kind]
    if until.kind == "over" and until.count > 1:
        own = "your" if clause.who == "you" and your == "your" else "their"
        return (
            f"for the next {until.count} turns"
            if clause.who in phrases.PLURAL
            else f"for {own} next {until.count} turns"
        )
    if until.kind == "over":
        return "on your next turn" if clause.who == "you" and your == "your" else "on their next turn"
    if until.kind == "end":
        return "for the rest of the round"
    card = single(until.cards)
    return f"until another {card} is played" if until.cards in ("wild", "all") else f"until {article(card)} is played"


def _drop(clause: Drop) -> str:
    up, down = clause.up or clause.down, clause.down if clause.up else ()
    if clause.coin:
        line = f"flip a coin: if it is {'heads' if clause.up else 'tails'}, {_clauses(up, 'you')}"
    else:
        line = f"drop this card: if it lands face {'up' if clause.up else 'down'}, {_clauses(up, 'you')}"
    return line + (f"; otherwise {_clauses(down, 'you')}" if down else "")


def _either(clause: Either) -> str:
    """Who may do one thing, or another."""
    if clause.true_of:
        asked = clause.first[0]
        if isinstance(asked, Either):
            acts = [_bare(act) for part in asked.first if isinstance(part, Do) for act in part.acts]
            return f"everyone who {clause.true_of} may {' and '.join(acts)}"
        acts = [_act(act, "they") for part in clause.first if isinstance(part, Do) for act in part.acts]
        return f"everyone who {clause.true_of} {' and '.join(acts)}"
    if clause.second and isinstance(clause.second[0], Either):
        ways = [clause.first]
        rest: tuple[Clause, ...] = clause.second
        while isinstance(rest[0], Either):
            ways.append(rest[0].first)
            rest = rest[0].second
        return "you may choose: " + "; or ".join(_clauses(way, "you") for way in (*ways, rest))
    first, second = (
        " and ".join(
            _act(act, "you") if clause.who == "you" else _bare(act)
            for part in way[:1]
            if isinstance(part, Do)
            for act in part.acts
        )
        for way in (clause.first, clause.second)
    )
    who = subject(clause)
    whose = clause.first[0]
    both = (whose, *clause.second[:1])
    if clause.who == "you" and clause.second and any(isinstance(way, Do) and way.who != "you" for way in both):
        return f"you may choose: {_clauses(clause.first, 'you')}; or {_clauses(clause.second, 'you')}"
    if isinstance(whose, Do) and whose.who in ("chosen", "neighbour", "two"):
        picked = write_who(whose.who).removesuffix(" you choose")
        return f"{who} may choose {picked} to {' and '.join(map(_bare, whose.acts))}"
    if isinstance(whose, Do) and clause.who == "you" and whose.who not in ("you", "they"):
        return f"you may make {write_who(whose.who)} {' and '.join(map(_bare, whose.acts))}"
    if isinstance(whose, Do) and clause.who == "you" and whose.who == "they":
        return f"you may make that player {' and '.join(map(_bare, whose.acts))}"
    follows = _clauses(clause.first[1:], "nobody")
    if follows:
        return f"{who} may {first}; if {'you' if clause.who == 'you' else 'they'} do, {follows}"
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
    line = " and ".join(said)
    rest = _clauses(clause.otherwise, "they").removeprefix("that player ")  # `whoever does not` is its player
    return f"{line}; whoever does not {rest}" if clause.otherwise else line


def subject(clause: Do | Dare | Either) -> str:
    """The player of a clause, or several, with what is said of them."""
    who = write_who(clause.who)
    if clause.where is not None:
        return f"{who} who {held(clause.where, False)}"
    if not isinstance(clause, Do):
        return who
    if clause.but is None:
        return who
    you_and = "" if clause.who == "everyone" else "you and "
    return f"everyone except {you_and}{write_who(clause.but)}"


def _act(act: Act, who: Who) -> str:
    patterns, named = act.verb.patterns, act.whom is not None
    if act.whom == "others":
        pattern = act.verb.to_others[0]
    elif act.verb.of_one and act.count == 1:
        pattern = act.verb.of_one
    elif act.many is not None:
        pattern = next(pattern for pattern in patterns if "<many>" in pattern and ("<whom>" in pattern) == named)
    elif act.verb.name == "give_all" and act.cards == "all":
        pattern = patterns[0]
    else:
        fitting = [pattern for pattern in patterns if ("<whom>" in pattern) == named and "<many>" not in pattern]
        several = "<n> <card>" in patterns[0] and act.count != 1
        pattern = next(pattern for pattern in fitting if not several or "<n> <some>" in pattern)
    line = _fill(pattern.replace("<kept>", str(act.kept)), who, act.count, act.cards, act.whom, act.many)
    return line + (", or " + _clauses(act.otherwise, "you" if who == "you" else "they") if act.otherwise else "")


def write_act(act: Act, you: bool) -> str:
    """Print what somebody does, without who does it."""
    return _act(act, "you" if you else "they")


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
            if said[-1:] == ["a"] and single(cards)[0] in VOWELS:
                said[-1] = "an"
            said.append(single(cards))
        elif element.slot in ("cards", "some"):
            said.append(plural(cards))
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
        elif element.words in SECOND_VERBS and said[-1:] not in (["you"], ["they"]):
            said.append(element.words[0 if you or several else 1])
        else:
            said.append(element.words[0])
    return " ".join(said).replace(" ,", ",").replace(" 's", "'s")
