"""A game as lines of text: one sentence a line, options by number. For any terminal, screen reader or script.

A client of a table, like the others; but here time waits for whoever types.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from lastcard.bots import Bot, sight
from lastcard.files import one_line
from lastcard.game.game import MoveError
from lastcard.game.view import CARD_VERBS, look
from lastcard.rulebook import guide
from lastcard.table.table import Table
from lastcard.words.questions import challenge_costs, in_order, option_words, question, says, sentence, standings

HELP = (
    "Type the number of an option, or its words. "
    'Put "uno" behind it to call when it leaves you one card: 2 uno. '
    "Other words: hint, text CARD (such as text W4), rules, table, history, scores, save FILE, quit."
)


class InputEndedError(Exception):
    """There is nobody left to ask."""


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

    def remember(self) -> None:
        """Come back to a table: what happened before has been told, except for the end of it."""
        self.told = dict.fromkeys(self.told, max(0, len(self.game.events) - LAST_EVENTS))
        self.explained = {kind.code for kind in self.game.edition.specials}

    def run(self) -> None:
        """Play until the game is won."""
        self.tell()
        while self.game.waiting:
            if not self.offer_calls():
                self.next_move()
            self.game = self.table.game
            self.tell()
        self.say(f"The game is over. {self.scores()}")

    def scores(self) -> str:
        """Everybody's score."""
        return standings(look(self.game, self.you).table.scores, self.game.options.target)

    # What happened

    def tell(self) -> None:
        """Say what has happened since this person was last told."""
        for event in self.table.heard(self.you, self.told[self.you]):
            if event.text:
                self.say(sentence(event.text))
            if event.kind in ("played", "revealed"):
                self.explain((event.cards or ("",))[0])
        self.told[self.you] = len(self.game.events)
        for notice in self.table.notices[self.notices :]:
            self.say(one_line(notice))
        self.notices = len(self.table.notices)

    def explain(self, code: str) -> None:
        """Read out what a special card says, the first time it is seen."""
        kind = self.game.edition.by_code[code]
        if kind in self.game.edition.specials and code not in self.explained:
            self.explained.add(code)
            self.say(f"{kind.name} says: {kind.text or 'nothing, so it is a plain Wild.'}")

    # Who is asked

    def offer_calls(self) -> bool:
        """Offer each open call once to each person, before anybody else goes on. True if somebody used it."""
        owing = look(self.game, self.you).table.owes_uno
        for decision in self.game.interrupts:
            name = decision.player
            if name not in self.table.people or self.offered.get(name) == owing:
                continue
            self.offered[name] = owing
            self.sit_down(name)
            who = " and ".join("you" if debtor == name else debtor for debtor in owing)
            move = self.choose([*decision.options, "wait"], f'One card left and "UNO" not called: {who}.')
            if move != "wait":
                self.table.move(name, move, self.now)
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
        costs = challenge_costs(view.kinds.get(view.challenged or ""))
        self.table.move(name, self.choose(options, f"{name}: {question(view)}", costs), self.now)

    def sit_down(self, name: str) -> None:
        """Another person comes to the keyboard: nothing of theirs is said before they confirm."""
        if name == self.you:
            return
        self.you = name
        self.say("\n" * SCREENFUL + f"{name}, press Enter when nobody else looks.")
        self.ask("")
        self.tell()

    def order(self, option: str) -> tuple[int, str]:
        """Options in the order of the cards in the hand; what is no card last."""
        code = option.partition(" ")[2].partition(" ")[0]
        edition = self.game.edition
        is_card = option.partition(" ")[0] in CARD_VERBS and edition.has(code)
        return (edition.kind(code) if is_card else len(edition.kinds), "" if is_card else option)

    def describe(self) -> None:
        """Say where things stand, at the start of the person's turn."""
        table = look(self.game, self.you).table
        counts = ", ".join(f"{name} {count}" for name, count in table.cards.items() if name != self.you)
        guarded = "".join(f" {name} is protected." for name in table.protected)
        self.say("")
        self.say(f"On the pile: {self.title(table.top)}. In play: {table.colour}. Direction: {table.direction}.")
        self.say(f"Cards: {counts}.{guarded}")
        self.say(self.hand())

    def hand(self) -> str:
        """The person's cards, by colour."""
        edition = self.game.edition
        codes = in_order(look(self.game, self.you).table.hands[self.you] or (), edition)
        return "Your hand: " + ", ".join(self.title(code) for code in codes) + "."

    def title(self, code: str | None) -> str:
        """A card's name."""
        return "Nothing" if code is None else self.game.edition.by_code[code].title

    def words(self, option: str) -> str:
        """An option in words: `play B7` as `play blue 7`."""
        return option_words(option, self.game.edition.by_code)

    def choose(self, options: list[str], question: str, costs: Mapping[str, str] | None = None) -> str:
        """Ask until one of the options is given, by number or by its text, perhaps followed by `uno`."""
        self.say(question)
        for number, option in enumerate(options, 1):
            cost = (costs or {}).get(option)
            self.say(f"{number} {self.words(option)}" + (f" ({cost})" if cost else ""))
        while True:
            answer = " ".join(self.ask("> ").split())
            if self.command(answer, "wait" in options):
                continue
            chosen, _, call = answer.partition(" ")
            if (
                chosen.isascii()
                and chosen.isdecimal()
                and len(chosen) < 5
                and 1 <= int(chosen) <= len(options)
                and call in ("", "uno")
            ):
                answer = options[int(chosen) - 1] + (f" {call}" if call else "")
            answer = self.understood(answer, options)
            problem = self.problem(answer, options)
            if problem is None:
                return answer
            self.say(problem)

    # Words that are no move

    def command(self, answer: str, react: bool) -> bool:
        """Do what a word asks for that is no option; False if it is none of these."""
        word, _, rest = answer.partition(" ")
        word = word.lower()
        if word in ("quit", "q", "exit") and not rest:
            raise InputEndedError("You have left before the end of the game.")
        if word in ("help", "?") and not rest:
            self.say(HELP)
        elif word == "hint" and not rest:
            self.hint(react)
        elif word == "text" and self.game.edition.has(rest.upper()):
            kind = self.game.edition.by_code[rest.upper()]
            self.say(sentence(f"{kind.title}, {kind.points} points. {says(kind)}"))
        elif word == "rules" and not rest:
            self.say(guide.plain(self.game.edition).rstrip())
        elif word == "table" and not rest:
            self.describe()
        elif word == "history" and not rest:
            for event in self.table.heard(self.you):
                if event.text:
                    self.say(sentence(event.text))
        elif word == "scores" and not rest:
            self.say(self.scores())
        elif word == "save" and rest:
            self.say(save(self.table, Path(rest)))
        else:
            return False
        return True

    def hint(self, react: bool) -> None:
        """Say what a strong bot would do."""
        self.say(f"Hint: {self.words(self.adviser.choose(sight(self.game, self.you, react)))}.")

    def understood(self, answer: str, options: list[str]) -> str:
        """An answer as one of the options, where it is one in other words: `b7`, `play blue 7`, `Blue 7`."""
        bare = answer.casefold().removesuffix(" uno")
        for option in options:
            for said in (option, self.words(option)):
                if bare and bare in (said.casefold(), said.partition(" ")[2].casefold()):
                    return option + answer[len(bare) :].lower()
        return answer

    def problem(self, answer: str, options: list[str]) -> str | None:
        """Why an answer cannot be taken, or None."""
        if answer in options or answer in self.interrupts():
            return None
        if answer.endswith(" uno"):
            bare = answer.removesuffix(" uno")
            tried = self.game.copy()
            try:
                tried.apply(self.you, answer)
            except MoveError:
                return 'Not now: that does not leave you with one card, so there is no "UNO" to call.'
            return None if bare in options else "Not now."
        code = answer.removeprefix("play ").upper()
        if self.game.edition.has(code) and f"play {code}" not in options:
            return f"Not now: {self.game.why_not(self.you, code) or 'something else has to be decided first'}."
        return f'Type a number from 1 to {len(options)}, "uno" after it to call, help, or quit.'

    def interrupts(self) -> list[str]:
        """What the person may do out of turn."""
        return [
            option for decision in self.game.interrupts if decision.player == self.you for option in decision.options
        ]


NOBODY = ""
"""Who sits at a keyboard that several people share, before the first of them does."""

LAST_EVENTS = 8
"""Events that are told again to somebody who comes back."""

SCREENFUL = 40
"""Empty lines that push what was said before out of sight."""


def save(table: Table, path: Path) -> str:
    """Write the record of a game to a new file; says how that went."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(table.record().dumps())
    except FileExistsError:
        return f"{path} is there already; choose another name."
    except (OSError, ValueError) as error:
        return f"Cannot write {path}: {getattr(error, 'strerror', None) or error}."
    return f"The record is in {path}: lastcard replay {path}"
