"""Somebody who reads: what the game knows becomes words for them, and for nobody else."""

from collections.abc import Iterable, Mapping, Sequence

from lastcard.cards.edition import Kind
from lastcard.cards.text.tree import Contest
from lastcard.catalogue import LANGUAGE, PLAYERS, Message, Value, load, named
from lastcard.engine.looking import KEPT
from lastcard.game.acting import Acting
from lastcard.game.decisions import Decision, DecisionKind, MoveError
from lastcard.game.events import SILENT
from lastcard.game.moments import Moment
from lastcard.game.options import Option
from lastcard.game.view import Seen, View
from lastcard.words.consequences import Consequences


def sentence(text: str) -> str:
    """What happened, as prose: a capital and a full stop.

    >>> sentence("blue 7 is put back")
    'Blue 7 is put back.'
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def plain_question(decision: Decision, drawn: Kind | None = None) -> Message | None:
    """What somebody is asked, where that takes no look at the table; else None. `drawn`: the card just drawn.

    >>> from lastcard.game.game import Game
    >>> print(plain_question(Game("classic", ["Ann", "Bo"], seed=1).waiting[0]))
    It is your turn.
    """
    if decision.kind == "next":
        return Message("question-next")
    if decision.kind == "drawn" and drawn is not None:
        return Message("question-drawn-card", card=drawn.said)
    if decision.kind != "turn":
        return None
    return Message("question-turn-nothing-to-draw" if "pass" in decision.options else "question-turn")


class Reader:
    """Somebody who reads about a game with these cards; `you` is their name, if they play.

    >>> from lastcard.game.game import Game
    >>> from lastcard.game.view import look
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> ann = Reader(game.edition.by_code, "Ann")
    >>> ann.question(look(game, "Ann")), ann.option("play R3")
    ('It is your turn.', 'play red 3')
    """

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        you: str | None = None,
        language: str = LANGUAGE,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.kinds = kinds
        self.you = you
        self._names = names or {}
        """What players are called here, where that is something else than in the game."""
        self._you = you if you is None else self._names.get(you, you)
        self._catalogue = load(language)

    def say(self, id: str | Message, /, **gaps: Value) -> str:
        """A sentence of the catalogue.

        >>> Reader({}, "Ann").say("event-went_out", player="Ann")
        'You go out'
        """
        which, filled = (id.id, id.gaps) if isinstance(id, Message) else (id, gaps)
        return self._catalogue.fill(which, self._renamed(filled) if self._names else filled, self._you)

    def _renamed(self, gaps: Mapping[str, Value]) -> dict[str, Value]:
        """The same with what players are called here."""
        return {gap: self._value(gap, value) for gap, value in gaps.items()}

    def _value(self, gap: str, value: Value) -> Value:
        if isinstance(value, Message):
            return Message(value.id, **self._renamed(value.gaps))
        return self._names.get(value, value) if gap in PLAYERS and isinstance(value, str) else value

    # Cards

    def card(self, code: str) -> str:
        """What a card is called."""
        return self.say(self.kinds[code].said)

    def cards(self, codes: Iterable[str]) -> str:
        """Several cards by name."""
        return ", ".join(self.card(code) for code in codes)

    def says(self, kind: Kind) -> str:
        """What a card says, or, where no text stands on it, what that means.

        >>> from lastcard.cards.edition import load
        >>> cards = load("dc-super-hero-girls").by_code
        >>> [Reader(cards).says(cards[code]) for code in ("W", "CU", "R7")]
        ['Choose the colour.', 'Nothing is written on it: it is a plain Wild.', 'It does nothing special.']
        """
        if kind.text:
            return kind.text
        if kind.colour is not None:
            return self.say("card-says-nothing")
        return self.say("card-says-blank" if kind.writable else "card-says-choose-colour")

    # What happened

    def tell(self, event: Seen) -> str:
        """What happened, on one line; empty for what goes without saying."""
        if event.kind in SILENT:
            return ""
        id = f"event-{event.kind}"
        if event.kind == "scored" and event.player is None:
            id = "event-nobody-scored"
        elif event.kind == "shown":
            id = "event-shown-to-all" if event.other is None else f"{id}{'' if event.cards is None else '-cards'}"
        return self.say(
            id,
            player=event.player or "",
            other=event.other or "",
            cards=self.cards(event.cards) if event.cards else Message("cards-unseen", count=event.amount),
            amount=event.amount,
            colour=named("colour", event.colour or ""),
            outcome=event.outcome or "",
            dare=event.dare,
        )

    # What is asked, and what may be answered

    def question(self, view: View) -> str:
        """What a player is asked, as one or two sentences."""
        if view.decision is None:
            return ""
        if (plain := plain_question(view.decision, self.kinds.get(view.drawn or ""))) is not None:
            return self.say(plain)
        cause = self._cause(view)
        return f"{cause} {self._asked(view, view.decision.kind)}" if cause else self._asked(view, view.decision.kind)

    def _cause(self, view: View) -> str:
        """Which card asks, and who played it; nothing where the question says so itself."""
        acting = view.acting
        if acting is None or view.challenged is not None:
            return ""
        card = self.kinds[acting.card].said if acting.card else Message("cards-unseen", count=1)
        if acting.moment == "turned_up":
            return sentence(self.say("cause-turned-up", card=card))
        return self.say("cause-drew" if acting.moment == "drawn" else "cause-played", player=acting.player, card=card)

    def _asked(self, view: View, kind: DecisionKind) -> str:
        acting = view.acting
        if kind == "challenge":
            player = view.table.turn or ""
            on = "" if view.colour_before is None else "-on"
            return self.say(
                f"question-challenge{on}",
                player=player,
                card=self.kinds[view.challenged or ""].said,
                colour=named("colour", view.colour_before or ""),
                cards=Message("number-of-cards", count=view.table.cards.get(player, 0)),
            )
        if kind == "stack":
            return self._stack(view)
        if kind == "vote":
            return self.say("question-vote", player=view.dared or "", dare=view.dare)
        if kind == "report":
            return self.say("question-report", player=view.dared or "", dare=view.dare)
        if acting is None:
            return self.say(f"question-{kind}", dare=view.dare)
        if kind == "contest":
            return self.say("question-contest-won" if _asks_who_won(acting) else "question-contest", dare=view.dare)
        if kind == "choose" and view.dare:
            return self.say("question-agreed", dare=view.dare)
        if kind == "choose" and Consequences(view, self.say).swaps_hands:
            return self.say("question-choose-swap")
        if kind in ("may", "either") and (choices := Consequences(view, self.say).choices):
            return self.say(f"question-{kind}-do", first=choices[0], second=choices[1])
        if kind == "colour" and not Consequences(view, self.say).names_colour_in_play:
            return self.say("question-colour-picked")
        act = None if acting.origin is None else acting.origin.act
        if kind == "put" and act is not None and act.verb.name.startswith("return_"):
            return self.say("question-put-back", count=max(1, acting.left))
        if kind == "put" and act is not None and act.verb.name == "mix":
            return self.say("question-put-middle")
        ordering = act is not None and act.verb.name.startswith(("peek_order", "peek_keep_order"))
        if kind == "take" and ordering and acting.left < KEPT:
            return self.say("question-take-order")
        if kind == "take" and act is not None and act.verb.name in ("name_card", "discard_chosen"):
            return self.say("question-take-named" if act.verb.name == "name_card" else "question-take-discard")
        if kind == "number" and view.dare:
            return self.say("question-number-told", dare=view.dare)
        if kind == "true":
            return self.say("question-true", dare=view.dare)
        if kind == "put" and acting.player != self.you and acting.colour:
            return self.say("question-put-colour", colour=named("colour", acting.colour))
        if kind == "put" and (follows := Consequences(view, self.say).follows):
            return self.say("question-put-follow", follows=follows)
        if kind == "give" and acting.other is not None:
            return self.say("question-give-to", other=acting.other, count=acting.left)
        if kind == "give" and (all_cards := Consequences(view, self.say).all_to_give) is not None:
            return f"{self.say('question-give')} {sentence(self.say('question-give-all', cards=all_cards))}"
        if kind == "discard" and acting.left > 1:
            return self.say("question-discard-several", count=acting.left)
        return self.say(f"question-{kind}")

    def _stack(self, view: View) -> str:
        """What waits for a player, and what can be done about it."""
        waits = Message("number-of-cards", count=view.table.stack)
        if view.challenged is not None and view.acting is not None:
            card, player = self.kinds[view.challenged].said, view.acting.player
            return self.say("question-stack-challenge", cards=waits, card=card, player=player)
        only = view.decision is not None and view.decision.options == ("accept",)
        return self.say("question-stack-accept" if only else "question-stack", cards=waits)

    def option(self, option: str) -> str:
        """An option in words: `give Y7 to Bo` as `give yellow 7 to Bo`.

        >>> from lastcard.cards.edition import load
        >>> Reader(load("classic").by_code).option(Option("give", card="Y7", player="Bo"))
        'give yellow 7 to Bo'
        """
        option = option if isinstance(option, Option) else Option.parse(option)
        return self.say(
            f"option-{option.verb.replace(' ', '-')}",
            card=self.kinds[option.card].said if option.card else "",
            other=option.player or "",
            colour=named("colour", option.colour or ""),
            count=option.number or 0,
        )

    def notes(self, view: View) -> dict[str, str]:
        """What each answer does, in whole sentences.

        >>> from lastcard.game.game import Game
        >>> from lastcard.game.view import look
        >>> game = Game("classic", ["Ann", "Bo"], seed=1)
        >>> Reader(game.edition.by_code, "Ann").notes(look(game, "Ann"))["play RS"]
        'Bo misses a turn.'
        """
        consequences = Consequences(view, self.say)
        return {option: consequences.note(option) for option in (view.decision.options if view.decision else ())}

    def stakes(self, view: View) -> dict[str, str]:
        """What each answer to a challenge costs; nothing for other questions."""
        return self.notes(view) if view.challenged is not None else {}

    def moment(self, moment: Moment) -> str:
        """Something to remember, as a sentence."""
        return self.say(
            f"moment-{moment.kind}",
            player=moment.player,
            other=moment.other or "",
            card=self.kinds[moment.card].said if moment.card else "",
            count=moment.count,
        )

    # Refusals

    def refusal(self, error: MoveError) -> str:
        """Why a move was refused, for the player who tried it."""
        if error.reason is None and not error.possible:
            return self.say(error.refusal)
        return self.say("refused-not-now", reason=error.reason or Message("reason-not-an-option"))

    # Lists

    def won(self, winners: Sequence[str]) -> str:
        """Who has won the game.

        >>> Reader({}, "Ann").won(["Ann"]), Reader({}, "Ann").won(["Bo", "Ann"])
        ('You win the game.', 'Bo and you win the game together.')
        """
        if len(winners) == 1:
            return sentence(self.say("event-won", player=winners[0]))
        return sentence(self.say("game-won-together", names=self.names(winners)))

    def standings(self, scores: Mapping[str, int], target: int) -> str:
        """Everybody's score."""
        listed = ", ".join(self.say("score-of", name=name, score=score) for name, score in scores.items())
        return self.say("standings", scores=listed, target=target)

    def names(self, names: Sequence[str]) -> str:
        """Some players: `Ann and you`."""
        said = [self.say("name-of-player", player=name) for name in names]
        if len(said) < 2:
            return "".join(said)
        return self.say("names-and", names=", ".join(said[:-1]), last=said[-1])


def _asks_who_won(acting: Acting) -> bool:
    """Whether a contest asks who won it, not who lost."""
    clause = acting.origin.clause if acting.origin else None
    return isinstance(clause, Contest) and clause.asks == "winner"
