"""A game as lines of text: one sentence a line, options by number. For any terminal, screen reader or script."""

from collections.abc import Callable, Mapping

from lastcard.bots import Bot, settle_dare
from lastcard.game import Game
from lastcard.view import Seen, look, seen


class InputEndedError(Exception):
    """There is nobody left to ask."""


class PlainTable:
    """Plays a game to its end between one person and bots, in lines of text."""

    def __init__(
        self, game: Game, you: str, bots: Mapping[str, Bot], say: Callable[[str], None], ask: Callable[[str], str]
    ) -> None:
        self.game = game
        self.you = you
        self.bots = bots
        self.say = say
        self.ask = ask
        self.told = 0
        self.offered: tuple[str, ...] = ()
        self.colour: str | None = None
        self.colour_before: str | None = None
        self.explained: set[str] = set()
        """Cards whose text has been read out."""

    def run(self) -> None:
        """Play until the game is won."""
        self.tell()
        while self.game.waiting:
            if not self.interrupted():
                self.next_move()
            self.tell()
        self.say(f"The game is over. {self.scores()}")

    def scores(self) -> str:
        """Everybody's score."""
        pairs = zip(self.game.players, self.game.scores, strict=True)
        return "Scores: " + ", ".join(f"{name} {score}" for name, score in pairs) + f" (to {self.game.options.target})."

    def tell(self) -> None:
        """Say what has happened since the last time."""
        for event in seen(self.game, self.you, self.told):
            if event.text:
                self.say(event.text[0].upper() + event.text[1:] + ".")
            self.follow_colour(event)
            if event.kind in ("played", "revealed"):
                self.explain((event.cards or ("",))[0])
        self.told = len(self.game.events)

    def follow_colour(self, event: Seen) -> None:
        """Remember which colour was in play before the last card: a challenge is about it."""
        if event.kind in ("played", "turned_up"):
            self.colour_before = self.colour
            self.colour = self.game.edition.kinds[self.game.edition.kind((event.cards or ("",))[0])].colour
        elif event.kind == "colour":
            self.colour = event.colour

    def explain(self, code: str) -> None:
        """Read out what a special card says, the first time it is seen."""
        kind = self.game.edition.kinds[self.game.edition.kind(code)]
        if kind in self.game.edition.specials and code not in self.explained:
            self.explained.add(code)
            self.say(f"{kind.name} says: {kind.text or 'nothing, so it is a plain Wild.'}")

    def interrupted(self) -> bool:
        """Offer each open call once, to the bots and to the person, before whoever is asked goes on."""
        interrupts = self.game.interrupts
        owing = look(self.game, self.you).table.owes_uno
        if not interrupts or owing == self.offered:
            self.offered = owing
            return False
        self.offered = owing
        for decision in interrupts:
            if decision.player == self.you:
                who = " and ".join("you" if name == self.you else name for name in owing)
                move = self.choose([*decision.options, "wait"], f'One card left and "UNO" not called: {who}.')
            else:
                move = self.bots[decision.player].choose(look(self.game, decision.player).reacting())
            if move != "wait":
                self.game.apply(decision.player, move)
                return True
        return False

    def next_move(self) -> None:
        """Let whoever is asked decide; the person first, where several are."""
        if settle_dare(self.game, self.bots):
            return
        decisions = {decision.player: decision for decision in self.game.waiting}
        if self.you not in decisions:
            name = next(iter(decisions))
            self.game.apply(name, self.bots[name].choose(look(self.game, name)))
            return
        decision = decisions[self.you]
        if decision.kind in ("turn", "drawn"):
            self.describe()
        elif decision.kind == "next":
            self.say(self.scores())
        elif decision.kind != "vote":
            self.say(self.hand())
        options = sorted(decision.options, key=self.order)
        question = self.challenge() if decision.kind == "challenge" else QUESTIONS[decision.kind]
        self.game.apply(self.you, self.choose(options, f"{self.you}, {question}"))

    def order(self, option: str) -> tuple[int, str]:
        """Options in the order of the cards in the hand; what is no card last."""
        code = option.partition(" ")[2].partition(" ")[0]
        edition = self.game.edition
        is_card = option.partition(" ")[0] in CARD_VERBS and edition.has(code)
        return (edition.kind(code) if is_card else len(edition.kinds), "" if is_card else option)

    def challenge(self) -> str:
        """What a challenge is about: who, and which colour was in play."""
        state = self.game.round
        name, count = self.game.players[state.turn], state.sizes[state.turn]
        return (
            f"{name} played a Wild Draw Four on you, on {self.colour_before}, and holds {count} more. "
            f"Accept and draw 4, or challenge: {name} draws 4 if guilty, you draw 6 if not."
        )

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
        codes = look(self.game, self.you).table.hands[self.you] or ()
        return "Your hand: " + ", ".join(self.title(code) for code in sorted(codes, key=edition.kind)) + "."

    def title(self, code: str | None) -> str:
        """A card's name."""
        return "Nothing" if code is None else self.game.edition.kinds[self.game.edition.kind(code)].title

    def words(self, option: str) -> str:
        """An option in words: `play B7` as `play blue 7`."""
        verb, _, rest = option.partition(" ")
        code, _, whom = rest.partition(" ")
        if verb == "colour":
            return rest
        if option in PLAINER:
            return PLAINER[option]
        if verb not in CARD_VERBS or not self.game.edition.has(code):
            return option
        return f"{verb} {self.title(code)} {whom}".rstrip()

    def choose(self, options: list[str], question: str) -> str:
        """Ask until one of the options is given, by number or by its text, perhaps followed by `uno`."""
        self.say(question)
        for number, option in enumerate(options, 1):
            self.say(f"{number} {self.words(option)}")
        while True:
            answer = " ".join(self.ask("> ").split())
            if answer.lower() in ("quit", "q", "exit"):
                raise InputEndedError("You have left before the end of the game.")
            chosen, _, call = answer.partition(" ")
            if chosen.isdecimal() and len(chosen) < 5 and 1 <= int(chosen) <= len(options) and call in ("", "uno"):
                answer = options[int(chosen) - 1] + (f" {call}" if call else "")
            answer = self.understood(answer, options)
            problem = self.problem(answer, options)
            if problem is None:
                return answer
            self.say(problem)

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
            hand = look(self.game, self.you).table.hands[self.you] or ()
            if bare in options and len(hand) == 2 and bare.partition(" ")[0] in CARD_VERBS:
                return None
            return 'Not now: that does not leave you with one card, so there is no "UNO" to call.'
        code = answer.removeprefix("play ").upper()
        if self.game.edition.has(code) and f"play {code}" not in options:
            return f"Not now: {self.game.why_not(self.you, code) or 'something else has to be decided first'}."
        return f'Type a number from 1 to {len(options)}, "uno" after it to call, or quit.'

    def interrupts(self) -> list[str]:
        """What the person may do out of turn."""
        return [
            option for decision in self.game.interrupts if decision.player == self.you for option in decision.options
        ]


PLAINER = {"next": "deal the next round", "wait": "let it be", "stop": "stop discarding"}

CARD_VERBS = ("play", "put", "give", "discard")

QUESTIONS = {
    "turn": "it is your turn.",
    "drawn": "you may play the card you drew.",
    "colour": "which colour?",
    "challenge": "a Wild Draw Four was played on you. Challenge it?",
    "put": "which card do you put down?",
    "give": "which card do you give, and to whom?",
    "discard": "which card do you discard?",
    "protect": "whom do you protect?",
    "choose": "which player?",
    "vote": "was it done?",
    "next": "the round is over.",
}
