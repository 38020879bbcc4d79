"""A game as lines of text: one sentence a line, options by number. For any terminal, screen reader or script.

A client of a table, like the others; but here time waits for whoever types.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from lastcard.bots import Bot, sight
from lastcard.bots.advice import advise
from lastcard.bots.reasons import hinted
from lastcard.catalogue import Message, named
from lastcard.files import one_line
from lastcard.game.options import CALL, Option
from lastcard.game.view import Table as Standing
from lastcard.game.view import look
from lastcard.rulebook import guide
from lastcard.table.table import Table
from lastcard.words import Reader, sentence
from lastcard.words.house import house_lines


class InputEndedError(Exception):
    """There is nobody left to ask; the message says why."""


class PlainTable:
    """Plays a game to its end between people at one keyboard and bots, in lines of text."""

    def __init__(
        self,
        table: Table,
        adviser: Bot,
        say: Callable[[str], None],
        ask: Callable[[str], str],
        *,
        resumed: bool = False,
    ) -> None:
        self.table = table
        self.game = table.game
        self.adviser = adviser
        self.say = say
        self.ask = ask
        self.you = table.people[0] if len(table.people) == 1 else NOBODY
        self.now = 0.0
        self.told = dict.fromkeys((*table.people, NOBODY), 0)
        self.offered: dict[str, tuple[str, ...]] = {}
        """For each person, the open calls that they have been asked about."""
        self.explained: set[str] = set()
        """Cards whose text has been read out."""
        self.notices = 0
        if resumed:
            self.remember()

    @property
    def reader(self) -> Reader:
        """Whoever sits at the keyboard."""
        return Reader(self.game.edition.by_code, self.you or None)

    def remember(self) -> None:
        """Come back to a table: what happened before has been told, except for the end of it."""
        self.told = dict.fromkeys(self.told, max(0, len(self.game.events) - LAST_EVENTS))
        self.explained = {kind.code for kind in self.game.edition.specials}

    def run(self) -> None:
        """Play until the game is won."""
        if rules := house_lines(self.game.options, self.reader.say):
            self.say(rules)
        self.tell()
        while self.game.waiting:
            if not self.offer_calls():
                self.next_move()
            self.game = self.table.game
            self.tell()
        self.say(self.reader.say("terminal-game-over", standings=self.scores()))

    def scores(self) -> str:
        """Everybody's score."""
        return self.reader.standings(look(self.game, self.you).table.scores, self.game.options.target)

    # What happened

    def tell(self) -> None:
        """Say what has happened since this person was last told."""
        for event in self.table.heard(self.you, self.told[self.you]):
            if text := self.reader.tell(event):
                self.say(sentence(text))
            if event.kind in ("played", "revealed"):
                self.explain((event.cards or ("",))[0])
        self.told[self.you] = len(self.game.events)
        for notice in self.table.notices[self.notices :]:
            self.say(one_line(self.reader.say(notice)))
        self.notices = len(self.table.notices)

    def explain(self, code: str) -> None:
        """Read out what a special card says, the first time it is seen."""
        kind = self.game.edition.by_code[code]
        if kind in self.game.edition.specials and code not in self.explained:
            self.explained.add(code)
            self.say(self.reader.say("terminal-card-and-text", card=kind.said, text=self.reader.says(kind)))

    # Who is asked

    def offer_calls(self) -> bool:
        """Offer each open call once to each person, before anybody else goes on. True if somebody used it."""
        owing = look(self.game, self.you).table.owes_uno
        for decision in self.game.interrupts:
            name = decision.player
            calls = [option for option in decision.options if option.verb != "report"]
            if name not in self.table.people or self.offered.get(name) == owing or not calls:
                continue
            self.offered[name] = owing
            self.sit_down(name)
            question = self.reader.say("question-react", names=self.reader.names(owing))
            option, _ = self.choose([*calls, WAIT], question)
            if option != WAIT:
                self.table.move(name, option, self.now)
                return True
        if not owing:
            self.offered = {}
        return False

    def next_move(self) -> None:
        """Let whoever is asked decide; people before bots, but bots may call and catch first."""
        reactions = [plan for plan in self.table.plans if plan.view.decision and plan.view.decision.kind == "react"]
        decisions = {decision.player: decision for decision in self.game.waiting}
        asked = [name for name in self.table.people if name in decisions]
        if reactions or not asked:
            if self.table.wake_at is not None:
                self.now = max(self.now, self.table.wake_at)
                self.table.wake_one(self.now)
            return
        name = self.you if self.you in asked else asked[0]
        decision = decisions[name]
        if decision.kind != "next":
            self.sit_down(name)
        if decision.kind in ("turn", "drawn"):
            self.describe()
        elif decision.kind == "next":
            self.say(self.scores())
        elif decision.kind != "vote":
            self.say(self.hand())
        options = sorted(decision.options, key=self.order)
        view = look(self.game, name)
        question = self.reader.say("by-name", player=name, text=self.reader.question(view))
        option, call = self.choose(options, question, self.reader.stakes(view))
        self.table.move(name, option, self.now, uno=call)

    def sit_down(self, name: str) -> None:
        """Another person comes to the keyboard: nothing of theirs is said before they confirm."""
        if name == self.you:
            return
        self.you = name
        asked = any(decision.player == name for decision in self.game.waiting)
        called = self.reader.say("terminal-cover-turn" if asked else "terminal-cover-seat", player=name)
        self.say("\n" * SCREENFUL + f"{called} {self.reader.say('terminal-cover-confirm')}")
        self.ask("")
        self.tell()

    def order(self, option: Option) -> tuple[int, str]:
        """Options in the order of the cards in the hand; what is no card last."""
        edition = self.game.edition
        return (len(edition.kinds), option) if option.card is None else (edition.kind(option.card), "")

    def describe(self) -> None:
        """Say where things stand, at the start of the person's turn."""
        table, say = look(self.game, self.you).table, self.reader.say
        self.say("")
        self.say(" ".join(self._piles(table)))
        counts = [say("cards-of", name=name, count=count) for name, count in table.cards.items() if name != self.you]
        guarded = [say("terminal-protected", player=name) for name in table.protected]
        guarded += [sentence(say("terminal-out", player=name)) for name in (*table.out, *table.eliminated)]
        self.say(" ".join([say("terminal-cards-held", counts=", ".join(counts)), *guarded]))
        for rule in table.lasting:
            self.say(say("terminal-rule-in-force", rule=rule))
        self.say(self.hand())

    def _piles(self, table: Standing) -> Iterator[str]:
        """What lies on the pile, the colour in play, and which way play goes."""
        reader = self.reader
        if table.top is None:
            yield reader.say("terminal-nothing-on-the-pile")
        else:
            yield reader.say("terminal-on-the-pile", card=reader.card(table.top))
        if table.colour is None:
            yield sentence(reader.say("terminal-no-colour"))
        else:
            yield reader.say("terminal-colour-in-play", colour=named("colour", table.colour))
        yield sentence(reader.say("event-reversed", outcome=table.direction))

    def hand(self) -> str:
        """The person's cards, by colour."""
        codes = self.game.edition.in_order(look(self.game, self.you).table.hands[self.you] or ())
        return self.reader.say("terminal-hand", cards=self.reader.cards(codes))

    def choose(
        self, options: list[Option], question: str, stakes: Mapping[str, str] | None = None
    ) -> tuple[Option, bool]:
        """Ask until one of the options is given, by number or in words; and whether "UNO" is called with it."""
        self.say(question)
        for number, option in enumerate(options, 1):
            stake = (stakes or {}).get(option)
            self.say(f"{number} {self.reader.option(option)}" + (f" ({stake})" if stake else ""))
        while True:
            answer = " ".join(self.ask("> ").split())
            if self.command(answer, WAIT in options):
                continue
            bare = answer.casefold().removesuffix(CALL)
            call = len(bare) < len(answer)
            chosen = self.understood(bare, options)
            problem = self.problem(bare, chosen, call, options)
            if chosen is not None and problem is None:
                return chosen, call
            self.say(problem or "")

    # Words that are no move

    def command(self, answer: str, react: bool) -> bool:
        """Do what a word asks for that is no option; False if it is none of these."""
        word, _, rest = answer.partition(" ")
        word = word.lower()
        if word in ("quit", "q", "exit") and not rest:
            raise InputEndedError(Message("terminal-left"))
        if word in ("help", "?") and not rest:
            self.say(self.reader.say("terminal-words"))
        elif word == "hint" and not rest:
            self.hint(react)
        elif word == "text" and self.game.edition.has(rest.upper()):
            kind = self.game.edition.by_code[rest.upper()]
            text = self.reader.says(kind)
            said = self.reader.say("terminal-card-worth", card=kind.said, count=kind.points, text=text)
            self.say(sentence(said))
        elif word == "rules" and not rest:
            self.say(guide.plain(self.game.edition).rstrip())
        elif word == "table" and not rest:
            self.describe()
        elif word == "history" and not rest:
            for event in self.table.heard(self.you):
                if text := self.reader.tell(event):
                    self.say(sentence(text))
        elif word == "scores" and not rest:
            self.say(self.scores())
        elif word == "save" and rest:
            self.say(self.reader.say(save(self.table, Path(rest))))
        else:
            return False
        return True

    def hint(self, react: bool) -> None:
        """Say what a strong bot would do."""
        view = sight(self.game, self.you, react)
        answer, advice = advise(self.adviser, view)
        self.say(hinted(view, answer, advice, self.reader))

    def understood(self, answer: str, options: list[Option]) -> Option | None:
        """The option that an answer means: its number, or its words such as `b7`, `play blue 7`, `Blue 7`."""
        if answer.isascii() and answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        for option in (*options, *self.interrupts()):
            said = [option, self.reader.option(option)]
            said += [words.partition(" ")[2] for words in said]
            if option.card is not None and option.player is None:
                said.append(self.reader.card(option.card))
            if answer and answer in [words.casefold() for words in said]:
                return option
        return None

    def problem(self, answer: str, chosen: Option | None, call: bool, options: list[Option]) -> str | None:
        """Why an answer cannot be taken, or None."""
        if chosen is not None:
            if call and not self.leaves_one(chosen):
                return sentence(self.reader.say("refused-not-now", reason=Message("reason-no-call-owed")))
            return None
        code = answer.removeprefix("play ").upper()
        if self.game.edition.has(code):
            reason = self.game.why_not(self.you, code) or Message("reason-decide-first")
            return sentence(self.reader.say("refused-not-now", reason=reason))
        return self.reader.say("terminal-type-a-number", count=len(options))

    def leaves_one(self, option: Option) -> bool:
        """Whether a call would be owed after a move."""
        tried = self.game.copy()
        tried.apply(self.you, option, uno=True)
        return any(move.uno for move in tried.moves[len(self.game.moves) :])

    def interrupts(self) -> list[Option]:
        """What the person may do out of turn."""
        return [
            option for decision in self.game.interrupts if decision.player == self.you for option in decision.options
        ]


WAIT = Option("wait")
NOBODY = ""
"""Who sits at a keyboard that several people share, before the first of them does."""

LAST_EVENTS = 8
"""Events that are told again to somebody who comes back."""

SCREENFUL = 40
"""Empty lines that push what was said before out of sight."""


def save(table: Table, path: Path) -> Message:
    """Write the record of a game to a new file; says how that went."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(table.record().dumps())
    except FileExistsError:
        return Message("terminal-save-exists", path=str(path))
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        return Message("terminal-save-failed", path=str(path), problem=problem)
    return Message("terminal-save-done", path=str(path))
