"""What people do at the table and judge themselves, told freely: a last reading of a text that no other could read.

Such a text has two parts: what people do, in words that name nothing of the game, and what comes of it for whoever did
it or not, won, lost, was first or last. It is told again as a dare, a contest or a question to everybody, in sentences
that the reader knows; so nothing is understood here that could not be written that way. A part with a word of the game
is never taken for what people do: then there is no other way to tell it, and the text is refused.
"""

import re
from collections.abc import Iterator, Sequence

from lastcard.cards.text.grammar.deeds import base_form, looks_like_a_contest
from lastcard.cards.text.grammar.free_words import names_the_game
from lastcard.cards.text.plainer import outcomes as O
from lastcard.cards.text.plainer.who_does import (
    BRINGS,
    GETS,
    OR_DARE,
    WITH,
    Deed,
    deeds_by,
    lower_first,
    named,
)

_BY_ALL = re.compile(rf"(?:{O.ALL}|the (?:group|table|others|players|rest))\b", re.IGNORECASE)
_VOTES = re.compile(
    r"\b(?:votes?|point(?:s|ing)? at|pick(?:s)? the|choos\w+ the|decid\w+ (?:who|on)|agree\w* on)\b", re.IGNORECASE
)
_POINT_ALONE = re.compile(
    rf"^(?!(?:{O.ALL}|all|each|we|on|players|people|the)\b).*\bpoint(?:s|ing)? at\b", re.IGNORECASE
)
"""You point at somebody by yourself: nobody votes."""
SHORT = 4
"""Words by which a contest is only named: `thumb war!`."""
_THAT_ONE = re.compile(
    r"(?:that|this) (?:player|person|one)|they|whoever it is|whoever gets the most(?: votes| fingers)?",
    re.IGNORECASE,
)


_TWO = re.compile(r"\b(?:between|you and|and you|two players|both|versus|vs|the two of)\b", re.IGNORECASE)
_ONE_DOES = re.compile(
    rf"(?:{O.WHO})\b(?! (?:asks|tells|says|reads|thinks|starts|sings|hums|names|must say)\b)", re.IGNORECASE
)
"""Of a contest, that not everyone takes part in it."""
_ANOTHER = re.compile(rf"\b(?:{O.MOST}|loser|winner|whoever|losers|winners)\b", re.IGNORECASE)
"""Somebody else who won or lost."""


class People:
    """The ways in which a text about people may be told again."""

    def __init__(self, text: str, colours: Sequence[str]) -> None:
        self.text = " ".join(text.replace("’", "'").split())
        self.colours = colours

    def told(self) -> Iterator[str]:
        """Each way, in sentences that the reader knows; what it cannot read is none."""
        yield from self.excepted()
        yield from self.done_or_else()
        yield from self.foremost()
        found = O.split(self.text)
        if found is None:
            return
        free, outcomes = found
        if any(self.of_the_game(_BEFORE_NEXT.sub("", GETS.sub("", part))) for part in free):
            return
        yield from self.contest(free, outcomes)
        yield from self.each(free, outcomes)
        yield from self.dare(free, outcomes)

    def of_the_game(self, said: str) -> bool:
        """Whether words about people name something of the game."""
        return names_the_game(said, self.colours)

    def excepted(self) -> Iterator[str]:
        """`everyone draws 1 except people wearing glasses`: those of whom that is not true."""
        found = re.fullmatch(
            rf"(?:{O.ALL}) (?P<then>.+?),? (?:except|but not|apart from)(?: for)? (?:people|players|those|anyone|"
            rf"everyone|whoever|the ones)"
            r"(?: who(?:'s|'re| are| is)?)? (?P<how>wearing|with|in) (?P<what>[^.,;!?]+)[.!]*",
            self.text,
            re.IGNORECASE,
        )
        if found is None or self.of_the_game(found["what"] + (" wearing" if found["how"] != "with" else "")):
            return
        if found["how"] == "with" and not re.search(
            r"\b(?:hair|eyes|glasses|siblings|kids|children|pets?|dogs?|cats?|braces|beards?|freckles)\b", found["what"]
        ):
            return
        being = "does not have" if found["how"] == "with" else f"is not {found['how']}"
        everyone = "everyone else" if "else" in self.text[:14] or "other" in self.text[:14] else "everyone"
        if everyone == "everyone":
            yield f"everyone who {being} {found['what']} {found['then']}."

    def done_or_else(self) -> Iterator[str]:
        """`truth or dare! next player does one or draws 4`."""
        sentences = O.sentences(self.text)
        if len(sentences) != 2 or self.of_the_game(sentences[0]):
            return
        found = re.fullmatch(rf"(?P<dare>{OR_DARE.pattern}),? or (?P<then>.+)", sentences[1], re.IGNORECASE)
        if found is not None and O.THEN.match(found["then"]):
            yield f"{named(found['who'])} must do this: {lower_first(sentences[0])}, or {found['then']}."

    def foremost(self) -> Iterator[str]:
        """`the player with the best joke discards 1 card`: whom people have to name."""
        sentences = O.sentences(self.text)
        found = O.outcome(sentences[0]) if len(sentences) == 1 else None
        what = O.WITH_MOST.fullmatch(found.what) if found is not None else None
        if found is not None and what is not None and not self.of_the_game(what["what"]):
            yield f"whoever has {what['what']} {found.then}."

    def contest(self, free: list[str], outcomes: list[O.Outcome]) -> Iterator[str]:
        """Somebody is first or last, wins or loses, is voted for."""
        said: list[str] = []
        results: list[tuple[str, str]] = []
        for what, then in outcomes:
            role = O.ROLE.fullmatch(what)
            if role is not None:
                fight = len(free) == 1 and len(free[0].split()) <= SHORT and looks_like_a_contest(free[0])
                fight = fight and re.search(r"\brock\b", free[0], re.IGNORECASE) is None  # that is for two: which?
                if not fight and not any(_BY_ALL.search(part) or WITH.fullmatch(part) for part in free):
                    return  # who takes part?
                results.append(("loser" if role["role"].lower().startswith("los") else "winner", then))
                continue
            voted = bool(free) and _VOTES.search(free[-1]) is not None and _POINT_ALONE.search(free[-1]) is None
            voted = voted and _THAT_ONE.fullmatch(what) is not None
            race = O.RACE.fullmatch(what) or O.UNTIL.fullmatch(what)
            chosen = not voted and _VOTES.search(what) is not None and _BY_ALL.match(what) is not None
            if (
                not (race or voted or chosen)
                or (race and not free and O.UNSAID.fullmatch(what))
                or (not voted and self.of_the_game(what))
            ):
                return
            if re.match(O.SUBJECT, then := _of_them(then), re.IGNORECASE):
                return
            said.append("" if voted else lower_first(what))
            results.append(("loser" if _harms(then) else "winner", then))
        if not results:
            return
        whom = ""
        game = [*free]
        if game and (found := WITH.fullmatch(game[-1])) and not _VOTES.search(game[-1]):
            whom = named(found["who"])
            game[-1] = f"{found['deed']}{found['more'] or ''}"
        told = ", ".join(lower_first(part) for part in [*game, *filter(None, said)])
        of_two = any(_TWO.search(part) or (not whom and _ONE_DOES.match(part)) for part in game)
        if of_two or any(_ANOTHER.search(then) for _, then in results):
            return
        if not told or len({role for role, _ in results}) > (2 if whom else 1):
            return
        told = re.sub(rf"^(?:{O.ALL}) ", "everyone ", told) if told.startswith(("every", "all", "each")) else told
        opening = f"have a contest with {whom}" if whom else "everyone has a contest"
        yield f"{opening}: {told}. " + " ".join(f"the {role} {then}." for role, then in results)

    def each(self, free: list[str], outcomes: list[O.Outcome]) -> Iterator[str]:
        """Everybody of whom something is true that only people know."""
        if len(outcomes) != 1:
            return
        what, then = outcomes[0]
        found = O.EACH.fullmatch(what)
        if found is None:
            return
        true_of = found["what"]
        how = (found["who"] or "").strip().lower()
        if (
            self.of_the_game(true_of)
            or _LASTING.search(true_of)
            or re.search(r"\b(?:first|last|most|least|best|worst|next)\b|est\b", true_of, re.IGNORECASE)
        ):
            return
        if how in ("is", "'s", "wearing", "on"):
            true_of = f"is {true_of}" if how in ("is", "'s") else f"is {how} {true_of}"
        elif how in ("has", "with"):
            true_of = f"has {true_of}"
        elif not how and not what.lower().startswith("whoever") and not what.lower().startswith("if "):
            return
        named = re.match(r"(?:they|he|she|that (?:player|person|one)) ", then, re.IGNORECASE) is not None
        if what.lower().startswith("if ") and not named:
            return
        if re.match(O.SUBJECT, then := _of_them(then), re.IGNORECASE):
            return
        if O.NOT.search(true_of) and len(O.NOT.findall(true_of)) > 1:
            return
        opening = f"among people: {', '.join(map(lower_first, free))}. " if free else ""
        yield f"{opening}everyone who {true_of} {then}."

    def dare(self, free: list[str], outcomes: list[O.Outcome]) -> Iterator[str]:
        """Somebody does something, or not."""
        ways: list[Deed | None] = [*deeds_by(free[-1])] if free else []
        for begun in ways or [None]:
            yield from self.dare_of(free, outcomes, begun)

    def dare_of(self, free: list[str], outcomes: list[O.Outcome], begun: Deed | None) -> Iterator[str]:
        """The same, if this is what they do."""
        done = otherwise = ""
        who = deed = ""
        if len(outcomes) > 2:
            return
        self.witnessed = None
        for what, then in outcomes:
            so_far = Deed(who, deed, begun.other if begun else "") if done or otherwise else begun
            if (same := O.SAME.fullmatch(then)) is not None:
                if not (done or otherwise):
                    return
                then = _done_by(same["who"].lower(), outcomes[0].then)
            seen = self.seen(what, then, so_far, bool(done or otherwise))
            if (
                otherwise
                and not done
                and begun is not None
                and _NO_SLIP.fullmatch(what)
                and _SLIP.fullmatch(outcomes[0].what)
            ):
                meant = self.meant(then, begun.who, begun.other, begun.who == "you")
                seen = None if meant is None else (True, who, deed, meant)  # if you mess up, ...; if you don't, ...
            if seen is None:
                return
            was_done, actor, task, then = seen
            if (
                (who and actor and actor != who)
                or (task and deed and task != deed)
                or (done if was_done else otherwise)
            ):
                return
            who, deed = who or actor, deed or task
            if was_done:
                done = then
            else:
                otherwise = then
        if (
            not who
            or not deed
            or self.of_the_game(_BEFORE_NEXT.sub("", GETS.sub("", deed)))
            or _LASTING.search(deed)
            or _OWNED.match(deed)
        ):
            return
        before = free[:-1] if begun is not None and deed.startswith(begun.deed) else free
        if begun is not None and begun.deed.startswith("do this: ") and len(free) == 1:
            before = []
        opening = f"among people: {', '.join(map(lower_first, before))}. " if before else ""
        they = "you" if who == "you" or who.startswith("at the start") else "they"
        if who == "you" and (by_then := _BEFORE_NEXT.search(deed)) is not None and not opening:
            who, deed = "at the start of your next turn, you", deed[: by_then.start()] + deed[by_then.end() :]
        line = f"{opening}{who} must {deed}"
        if not done:
            yield f"{line}, or {otherwise}."
        else:
            yield f"{line}; if {they} do, {done}" + (f"; otherwise {otherwise}." if otherwise else ".")

    def seen(self, what: str, then: str, begun: Deed | None, second: bool) -> tuple[bool, str, str, str] | None:
        """Whether something was done by what is said, by whom, what it is, and what comes of it."""
        what = re.sub(r"^(?:and|but) ", "", what.strip(), flags=re.IGNORECASE)
        if O.FAILED.fullmatch(what) or O.MANAGED.fullmatch(what):
            if begun is None or what.lower() == "or":
                return None
            was_done = O.MANAGED.fullmatch(what) is not None
            if (
                begun.who != "you"
                and re.match(r"(?:you|your)\b", then, re.IGNORECASE)
                and not re.match(r"if|otherwise|or|else", what, re.IGNORECASE)
            ):
                return None  # whoever does it might be meant
            label = not re.match(r"(?:if|otherwise|or|else)\b", what, re.IGNORECASE)
            meant = self.meant(then, begun.who, begun.other, label or begun.who == "you")
            return None if meant is None else (was_done, begun.who, begun.deed, meant)
        found = O.IF.fullmatch(what)
        turned = [said for said in O.NOT.findall(what) if not O.LAUGHS.match(said)]
        if found is None or self.of_the_game(found["what"]) or len(turned) > 1:
            return None
        subject, predicate = " ".join(found["who"].lower().split()), found["what"]
        if _KEPT.match(predicate):
            return None  # what is forgotten, or given up, was to last
        failed = O.NOT.search(predicate) is not None
        pronoun = subject in ("they", "he", "she", "that player", "you")
        audience = subject in ("they", "he", "she") and begun is not None and begun.who == "you"
        if O.PEOPLE.fullmatch(subject) or audience:
            return None if begun is None else self.seen_by(subject, predicate, then, begun)
        if pronoun:
            of_you = subject == "you"
            if begun is None or (begun.who == "you") != of_you or O.LAUGHS.search(predicate):
                return None
            meant = self.meant(then, begun.who, begun.other, of_you)
            task = begun.deed
            if not failed and not second and _MANAGES.fullmatch(predicate) is None:
                theirs = re.sub(r"^(?:they|he|she|you) ", "", then, flags=re.IGNORECASE)
                if meant is not None and _harms(theirs):  # do a handstand; if you fall, draw 3
                    return False, begun.who, f"{begun.deed} and not {_bare(predicate)}", meant
                task = f"{begun.deed} and {_bare(predicate)}"
            return None if meant is None else (not failed, begun.who, task, meant)
        actor = named(subject)
        can = re.fullmatch(r"(?:can|could|manages to|is able to|succeeds in) (?P<deed>.+)", predicate, re.IGNORECASE)
        cannot = re.fullmatch(
            r"(?:can't|cannot|can not|couldn't|doesn't|does not|won't|fails to|refuses to) (?P<deed>.+)",
            predicate,
            re.IGNORECASE,
        )
        task = can["deed"] if can else cannot["deed"] if cannot else ""
        if not task:
            if failed or re.match(
                r"(?:is|has|was|are|have|had|likes?|owns?|lives?|wears?|wearing)\b", predicate, re.IGNORECASE
            ):
                return None
            if begun is None and not second and _harms(re.sub(r"^(?:they|he|she) ", "", then, flags=re.IGNORECASE)):
                return None  # if they complain, they draw 3: nobody has to complain
            task = _bare(predicate)
        meant = self.meant(then, actor, "", False)
        return None if meant is None else (cannot is None, actor, task, meant)

    witnessed: tuple[str, str, str] | None = None
    """Who was to do what, by the first case, and what was to be done so that they do."""

    def seen_by(self, subject: str, predicate: str, then: str, begun: Deed) -> tuple[bool, str, str, str] | None:
        """The same, where others say it by what they do: `if nobody laughs`, `if somebody does`, `if they don't`."""
        nobody = O.NOBODY.fullmatch(subject) is not None
        negated = _NEGATED.match(predicate)
        positive = predicate[negated.end() :] or "do" if negated is not None else predicate
        people = "somebody" if nobody or subject.startswith(("some", "any")) else subject
        they = re.search(r"\b(?:they|them|their|he|she|that player)\b", then, re.IGNORECASE)
        if (negated is not None and (nobody or people == "somebody")) or _KEPT.match(positive):
            return None
        failed = nobody or negated is not None
        first = self.witnessed
        brought = begun.other and re.match(rf"(?:{'|'.join(BRINGS)}) (?!an?\b)", begun.deed) is not None
        if (
            brought
            and people == "somebody"
            and _stem(positive) not in ("do", _stem(begun.deed.rpartition(begun.other)[2]))
        ):
            return None  # make them tell a joke. if nobody laughs, draw 2: who does?
        theirs = begun.other if people in ("they", "he", "she") or nobody else ""
        if (O.NOT.search(positive) and not O.LAUGHS.search(positive)) or (
            first is None and _stem(positive) == "do" and not theirs
        ):
            return None
        if they is not None and not theirs and (begun.who == "you" or not (nobody or first is not None)):
            return None  # those who laughed, or whoever made them?
        meant = self.meant(then, begun.who, theirs, begun.who == "you")
        if meant is None:
            return None
        if first is None and theirs and _stem(positive) in ("do", _stem(begun.deed.rpartition(theirs)[2])):
            self.witnessed = first = (people, "do", begun.deed)  # make them laugh. if they do, ...
        elif first is None:
            verb = _bare(positive) if nobody or people == "somebody" else positive
            self.witnessed = first = (people, _stem(verb), f"{begun.deed} so that {people} {positive}")
        elif _stem(positive) not in ("do", first[1]) or (people != first[0] and subject != "they"):
            return None
        return not failed, begun.who, first[2], meant

    def meant(self, then: str, who: str, other: str, bare: bool) -> str | None:
        """What comes of it, with its player where that would not be clear."""
        they = re.match(r"(?:they|he|she|that (?:player|person|one)) ", then, re.IGNORECASE)
        if they is not None and who == "you":
            return f"{other} {_of_them(then)}" if other else None
        if they is None and not re.match(rf"{O.SUBJECT}\b", then, re.IGNORECASE) and not bare:
            return None
        if they is not None:
            return f"they {then[they.end() :]}"
        return then


_KEPT = re.compile(r"(?:forgets?|stops?|breaks? (?:it|the)|slips?)\b(?! (?:one|some|any))", re.IGNORECASE)
_LASTING = re.compile(
    r"\b(?:until|till|til|always|every time|each time|whenever|forever|all game|every|each)\b", re.IGNORECASE
)
"""What is to be done longer than people can wait for before they vote."""
_OWNED = re.compile(
    r"(?:have|has|hold(?! your| their| hands| still| on)|own|got|be|match|beat|follow|use|challenge|know who|do-not)\b",
    re.IGNORECASE,
)
"""What might be about somebody's cards."""
_MANAGES = re.compile(
    r"(?:can|do|does|do it|does it|get it|gets it|get it right|gets it right|manage|manages|succeed|succeeds|"
    r"are right|is right|"
    r"answer(?:s)?(?: it)?(?: right| correctly)?|guess(?:es)?(?: it)?(?: right| correctly)?|"
    r"get(?:s)? (?:it )?correct|pull(?:s)? it off|"
    r"spell(?:s)? it right|know(?:s)?(?: it| the answer)?|solve(?:s)? it)",
    re.IGNORECASE,
)


_SLIP = re.compile(
    r"if (?:you|they|he|she) (?:(?:mess(?:es)?|screw(?:s)?|slip(?:s)?)(?: it)? up|fail(?:s)?|refuse(?:s)?|"
    r"stumble(?:s)?|"
    r"(?:make|makes) a mistake|get(?:s)? it wrong|chicken(?:s)? out|laugh(?:s)?)",
    re.IGNORECASE,
)
_NO_SLIP = re.compile(r"(?:but )?if (?:you|they|he|she) (?:don't|doesn't|do not|does not)", re.IGNORECASE)
_BEFORE_NEXT = re.compile(
    r" (?:before|by)(?: (?:it's|the start of|it is))? (?:your next turn|it(?:'s| is) your turn again|your turn again)"
    r"(?= so that|$)",
    re.IGNORECASE,
)
"""By when it is to be done: then people vote on it."""
_NEGATED = re.compile(
    r"(?:can't|cannot|can not|couldn't|don't|do not|doesn't|does not|won't|will not|didn't|did not) ?", re.IGNORECASE
)


def _stem(verb: str) -> str:
    """The verb with which words begin: `laugh` of `to laugh out loud`, `do` of `does`."""
    first = next((word for word in verb.lower().split() if word not in ("to", "into")), "")
    return "do" if first == "does" else base_form(first)


def _done_by(who: str, then: str) -> str:
    """What came of the other case, for somebody else: `they draw 2` to `you draw 2`."""
    rest = re.sub(rf"{O.SUBJECT} ", "", then, count=1, flags=re.IGNORECASE)
    return f"{who} {_bare(rest) if who in ('you', 'they') else rest}"


def _of_them(then: str) -> str:
    """`they draw 3`, of somebody who stands before it: `must draw 3`."""
    found = re.match(r"(?:they|he|she|that (?:player|person|one)) (?P<rest>.+)", then, re.IGNORECASE)
    if found is None:
        return then
    moved = re.match(
        r"(?:draw|take|discard|pick|lose|miss|skip|throw|swap|show|give|play|go)\b", found["rest"], re.IGNORECASE
    )
    return f"must {found['rest']}" if moved else found["rest"]


def _bare(predicate: str) -> str:
    """`guesses the lie` to `guess the lie`."""
    verb, space, rest = predicate.partition(" ")
    return base_form(verb.lower()) + space + rest


_HARM = re.compile(
    rf"(?:must |has to |have to |then |each |all )*(?:draws?|takes?|picks? up|gets? {O.NUMBER}|miss|loses?|is skipped|"
    rf"\+)",
    re.IGNORECASE,
)


def _harms(then: str) -> bool:
    """Whether what comes of it is nothing that people wish for."""
    return _HARM.match(then) is not None and not re.match(r"gets? rid", then, re.IGNORECASE)
