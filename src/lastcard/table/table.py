"""A table in real time: seats held by people or bots, the clock, the log, and who hears what.

A table does nothing by itself. Whoever keeps it (a terminal, a server, a test) tells it what people do (`move`) and
what time it is (`wake`), and asks it when to be woken (`wake_at`). A call and a catch count by arrival. Every move is
in the store before anybody hears of it.

>>> from lastcard.game.record import Record
>>> table = Table.begin(Record("classic", ("Ann", "Bo"), seed=1), {"Ann": "random", "Bo": "random"}, live=False)
>>> table.play_on()
>>> len(table.game.winners)
1
"""

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from lastcard.bots import BotError, BotLike, SeatedBot, make, sight
from lastcard.bots.bot import label
from lastcard.bots.hard import thinks_ahead
from lastcard.cards.edition import Edition
from lastcard.catalogue import Message
from lastcard.game import record as records
from lastcard.game.decisions import MoveError
from lastcard.game.game import RULES, Game
from lastcard.game.looker import Looker
from lastcard.game.options import Move, Option
from lastcard.game.record import Record
from lastcard.game.view import Seen, View, look, seen
from lastcard.table.lead import Lead, following
from lastcard.table.plans import DELAYS, OTHER_DELAY, SHORTEST_DELAY, STAND_IN, TIME_TO_THINK, Plan, problem_of
from lastcard.table.saved import UnreadableError, game_of, record_of, snapshot, start_of
from lastcard.table.store import Keeper, Saved, Store, StoreError

WINDOW = 2.0
"""Seconds that everybody has to catch somebody before a bot's turn closes the window."""

JUMP_WINDOW = 1.6
"""Seconds that everybody has, where that is allowed, to jump in before a bot's turn."""


class ClosedError(Exception):
    """A table cannot go on. `reason` says why, and so does `str()`, in English; `record` is its game.

    `kind` is the id of the message that says why: nothing of the game is in it.
    """

    def __init__(self, reason: Message, record: str, kind: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.record = record
        self.kind = kind


def _names(seats: Mapping[str, BotLike | None]) -> dict[str, str | None]:
    """What the bots on these seats are called; None is a person."""
    return {name: None if bot is None else label(bot) for name, bot in seats.items()}


class Table:
    """A game and who plays it. `seats` maps each player to a bot, or to None for a person."""

    def __init__(
        self,
        game: Game,
        seats: Mapping[str, BotLike | None],
        *,
        id: str = "",
        store: Keeper | None = None,
        now: float = 0.0,
        live: bool = True,
        pace: float = 1.0,
        speed: float = 1.0,
        timer: float | None = None,
        branch: int = 0,
        lead: Lead | None = None,
    ) -> None:
        self.game = game
        self._lead = lead
        """What bots do again for as long as the round goes as it once did."""
        self.branch = branch
        """The move from which on somebody tries a recorded game another way; 0: it is a game of its own."""
        self.id = id
        self.store = store
        self.seats = _names(seats)
        """Who plays whom: the name of a bot, or None for a person."""
        self.live = live
        self.pace = pace
        """How long everything takes that bots do, as a part of what it usually takes; tests let no time pass."""
        self.speed = speed
        """How long bots take for a move, as the people at the table like it: 0 is at once."""
        self.timer = timer
        """Seconds a person has for a decision, or None."""
        self.window = WINDOW
        self.plans: list[Plan] = []
        self.notices: list[Message] = []
        """What people at the table should know and is no part of the game."""
        self.on_change: Callable[[], None] = lambda: None
        self._bots = {name: self._make(name, bot) for name, bot in seats.items() if bot is not None}
        self._stand_ins: dict[str, SeatedBot] = {}
        self._random = Random() if live else Random(game.seed)
        self._asked: dict[str, tuple[str, float, float]] = {}
        """Who is asked: for what, since when, and when a bot is going to answer."""
        self._debts: dict[str, float] = {}
        """Who owes a call, and since when."""
        self._reactions: dict[tuple[str, str], float] = {}
        """When a bot is going to react to somebody's debt."""
        self._jumps: dict[str, float] = {}
        """When a bot is going to jump in, if it wants to."""
        self._jump_since: tuple[int, float] = (-1, 0.0)
        """The number of the card that may be jumped in on, and since when."""
        self._cards_played = (0, 0)
        """How many events have been looked at, and how many of them put a card on the pile."""
        self._stored = len(game.moves)
        self._answered = _answers_in(game.moves)
        self._offset = 0
        """Moves that were made before the snapshot that the game was resumed from."""
        self._plan(now, None)

    def _make(self, name: str, bot: BotLike) -> SeatedBot:
        if self.store is not None and not isinstance(bot, str):
            raise BotError(f"{label(bot)}: a table that is kept needs bots by name, such as mybots.py:Greedy")
        return make(bot, self.game.seed * 16 + self.game.players.index(name), live=self.live)

    # Beginning and resuming

    @classmethod
    def begin(
        cls,
        record: Record,
        seats: Mapping[str, BotLike | None],
        *,
        edition: Edition | None = None,
        store: Keeper | None = None,
        place: str = "terminal",
        now: float = 0.0,
        live: bool = True,
        pace: float = 1.0,
        timer: float | None = None,
        game: Game | None = None,
        lead: Lead | None = None,
    ) -> "Table":
        """A new table for the game of a record, which is kept from now on. `game`: its moves, played already."""
        edition = edition or record.load_edition()
        game = game or record.replay(edition=edition)
        id = secrets.token_hex(8)
        table = cls(
            *(game, seats),
            id=id,
            store=store,
            now=now,
            live=live,
            pace=pace,
            timer=timer,
            branch=record.branch,
            lead=lead,
        )
        if store is not None:
            start = replace(record, moves=()).dumps()
            moves = tuple(game.moves)
            store.add(Saved(id, place, RULES, start, table.seats, snapshot(game), edition.file, moves=moves))
        return table

    @classmethod
    def resume(
        cls,
        store: Store,
        id: str,
        *,
        now: float = 0.0,
        live: bool = True,
        pace: float = 1.0,
        timer: float | None = None,
    ) -> "Table":
        """A table as it was left. One that another version of the rules played goes on from its snapshot.

        Raises ClosedError when it cannot go on.
        """
        return cls.of(store.load(id), store=store, now=now, live=live, pace=pace, timer=timer)

    @classmethod
    def of(
        cls,
        saved: Saved,
        *,
        store: Keeper,
        now: float = 0.0,
        live: bool = True,
        pace: float = 1.0,
        timer: float | None = None,
    ) -> "Table":
        """A table as it was saved, which is kept from now on in this store. Raises ClosedError when it cannot go on."""
        try:
            game = game_of(saved)
        except UnreadableError as error:
            reason = Message("table-closed", reason=error.reason)
            store.finish(saved.id, "closed", str(reason))
            raise ClosedError(reason, record_of(saved), error.reason.id) from error
        offset = saved.base
        if saved.rules != RULES:
            store.rebase(saved.id, RULES, len(saved.moves))
            offset = len(saved.moves)
        branch = start_of(saved).branch
        table = cls(
            game, saved.seats, id=saved.id, store=store, now=now, live=live, pace=pace, timer=timer, branch=branch
        )
        table._offset = offset
        return table

    # Seats

    @property
    def people(self) -> tuple[str, ...]:
        """Who is a person."""
        return tuple(name for name in self.game.players if self.seats[name] is None)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays here."""
        return bool(self._bots)

    def seat(self, name: str, bot: BotLike | None, now: float) -> None:
        """A bot takes over a seat; with None, a person does."""
        made = None if bot is None else self._make(name, bot)
        seats = {**self.seats, **_names({name: bot})}
        if self.store is not None:
            self.store.seat(self.id, seats)
        self.seats = seats
        self._bots.pop(name, None)
        if made is not None:
            self._bots[name] = made
        self._asked.pop(name, None)
        self._plan(now, None)
        self.on_change()

    # What people see and do

    def view(self, name: str) -> View:
        """What a player may see now; for a name that does not play, what everybody may."""
        return look(self.game, name)

    def heard(self, name: str, since: int = 0) -> list[Seen]:
        """What a player has heard, from event number `since` on."""
        return seen(self.game, name, since)

    def number(self, name: str) -> int:
        """The number of a player's present decision: one more than the decisions they have answered before."""
        return 1 + self._answered[name]

    def is_asked(self, name: str) -> bool:
        """Whether a player has to decide something."""
        return name in self._asked

    def asked_since(self, name: str) -> float | None:
        """Since when a player is asked to decide something, the next round left aside."""
        kind, since, _ = self._asked.get(name, ("next", 0.0, 0.0))
        return None if kind == "next" else since

    def answer(self, name: str, number: int) -> Option | None:
        """What a player answered to their decision of that number; None if they have not."""
        answers = [move.option for move in self.game.moves if move.player == name and not move.option.interrupts]
        return answers[number - 1] if 0 < number <= len(answers) else None

    def record(self) -> Record:
        """The game so far, as a record."""
        return replace(records.of(self.game), branch=self.branch)

    def move(self, name: str, answer: str, now: float, *, uno: bool = False) -> None:
        """A person's move, perhaps with the call "UNO".

        Raises MoveError, or StoreError when it cannot be kept: then it has not been made.
        """
        if self.seats.get(name, "") is not None:
            refused = "refused-played-by-a-bot" if name in self.seats else "refused-not-at-this-table"
            raise MoveError(Message(refused, player=name))
        self._apply(name, answer, now, uno)

    # The clock

    @property
    def wake_at(self) -> float | None:
        """When something is due; None while everything waits for people."""
        return min((plan.at for plan in self.plans), default=None)

    def restart_clocks(self, now: float) -> None:
        """Nobody was there for a while: what is asked, and what is owed, counts from now."""
        self._asked, self._debts, self._reactions = {}, {}, {}
        self._plan(now, None)

    def play_at_speed(self, speed: float, now: float) -> None:
        """Bots take more or less time from now on; those who are asked, too."""
        self.speed = speed
        self._asked = {name: asked for name, asked in self._asked.items() if name not in self._bots}
        self._plan(now, None)

    def wake(self, now: float, think: bool = True) -> bool:
        """Do what is due. Without `think`, a bot that has not thought yet is passed over. True if anything was done."""
        done = False
        while due := [plan for plan in self.plans if plan.at <= now and (think or plan.answer is not None)]:
            plan = min(due, key=lambda plan: plan.at)
            if plan.answer is None:
                plan.think()
            self.plans.remove(plan)
            self._carry_out(plan, plan.at if think else now)
            done = True
        return done

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass at once, until something is true, or everything waits for people, or the game is over."""
        while not until() and (at := self.wake_at) is not None:
            self.wake_one(at)

    def wake_one(self, now: float) -> None:
        """Do the first thing that is due, alone."""
        plan = min(self.plans, key=lambda plan: plan.at)
        if plan.at <= now:
            if plan.answer is None:
                plan.think()
            self.plans.remove(plan)
            self._carry_out(plan, plan.at)

    def _carry_out(self, plan: Plan, now: float) -> None:
        if plan.name not in self._bots:
            self.notices.append(Message("table-time-is-up", player=plan.name))
        if plan.problem:
            self.notices.append(Message("table-bot-failed", player=plan.name, problem=plan.problem, bot=STAND_IN))
        if plan.view.decision is not None and plan.view.decision.kind == "react":
            for reaction in [key for key in self._reactions if key[0] == plan.name and self._reactions[key] <= plan.at]:
                del self._reactions[reaction]
            if self._jumps.get(plan.name, plan.at + 1) <= plan.at:
                del self._jumps[plan.name]
        if plan.answer is not None and plan.answer != "wait":
            self._apply(plan.name, plan.answer, now)

    # Moves

    def _apply(self, name: str, answer: str, now: float, uno: bool = False) -> None:
        """Make a move, keep it, and then let it be known."""
        made = len(self.game.moves)
        was_over = self.game.round.over
        self.game.apply(name, answer, uno=uno)
        interrupt = self.game.moves[made].option.interrupts
        self._settle_dare()
        self._call_at_once(name)
        try:
            self._save()
        except StoreError:
            self._plan(now, None)  # of the game as it was: a bot tries again when the table is woken again
            raise
        if self.game.round.over and not was_over:
            self._tell_bots()
        self._plan(now, None if interrupt else name)
        self.on_change()

    def _settle_dare(self) -> None:
        """A bot that is dared takes the part after `or`: all who are asked say it was not done."""
        if self.game.dared in self._bots:
            for decision in self.game.waiting:
                self.game.apply(decision.player, "not done")

    def _call_at_once(self, name: str) -> None:
        """A bot that owes a call decides with its move whether to make it: nobody catches who does not forget."""
        if name not in self._bots or not self.game.round.owing >> self.game.players.index(name) & 1:
            return
        led = self._led()
        if led is not None:
            if (led.player, led.option) == (name, "uno"):
                self.game.apply(name, "uno")
            return
        plan = Plan(name, self._bots[name], 0.0, sight(self.game, name, react=True))
        plan.think()
        if plan.answer == "uno":
            self.game.apply(name, "uno")

    def _tell_bots(self) -> None:
        """How the round ended, for those who want to know."""
        looker = Looker(self.game)
        for name, bot in self._bots.items():
            try:
                bot.round_over(looker.look(name))
            except Exception as error:  # as in Plan.think
                self.notices.append(Message("table-bot-deaf", player=name, problem=problem_of(error)))

    def _save(self) -> None:
        new = self.game.moves[self._stored :]
        if self.store is not None:
            state = "over" if self.game.winners else "playing"
            try:
                self.store.append(self.id, self._offset + self._stored, new, snapshot(self.game), state)
            except StoreError:
                self.game = game_of(self.store.load(self.id))
                self._stored = len(self.game.moves)
                self._answered = _answers_in(self.game.moves)
                raise
        self._stored += len(new)
        for move in new:
            self._answered[move.player] += not move.option.interrupts

    # Plans of the bots

    def _plan(self, now: float, mover: str | None) -> None:
        """Plan anew what bots are going to do. Whoever was asked before keeps their time; `mover` has answered."""
        self._note_debts(now, mover)
        self._note_jumps(now)
        self._asked = {
            name: self._asked[name]
            if name != mover and name in self._asked and self._asked[name][0] == kind
            else (kind, now, now + self._delay(kind))
            for name, kind in self.game.asked.items()
        }
        self.plans = [*self._answers(now), *self._calls_and_catches()]
        if (led := self._led()) is not None and led.player in self._bots:
            self._follow(led)

    def _led(self) -> Move | None:
        """What was done next when the round last stood so."""
        return following(self._lead, self.game) if self._lead else None

    def _follow(self, led: Move) -> None:
        """Let a bot do what was done, and no other bot come in between."""
        is_reaction = led.option.interrupts
        for plan in list(self.plans):
            decision = plan.view.decision
            reacts = decision is not None and decision.kind == "react"
            if plan.name == led.player and reacts == is_reaction and decision and led.option in decision.options:
                plan.answer = f"{led.option} uno" if led.uno else led.option
            elif reacts and plan.name in self._bots:
                self.plans.remove(plan)

    def _delay(self, kind: str) -> float:
        # Bots that play fast are no faster to catch: people need their time to call.
        speed = max(1.0, self.speed) if kind == "catch" else self.speed
        return max(SHORTEST_DELAY, self._random.uniform(*DELAYS.get(kind, OTHER_DELAY)) * speed) * self.pace

    def _note_debts(self, now: float, mover: str | None) -> None:
        if not self.game.round.owing:
            self._debts, self._reactions = {}, {}
            return
        owing = [name for seat, name in enumerate(self.game.players) if self.game.round.owing >> seat & 1]
        self._debts = {name: self._debts[name] for name in owing if name in self._debts and name != mover}
        for debtor in owing:
            if debtor not in self._debts:
                self._debts[debtor] = now
                for name in self._bots:
                    if name != debtor:
                        self._reactions[name, debtor] = now + self._delay("catch")
        self._reactions = {key: at for key, at in self._reactions.items() if key[1] in self._debts}

    def _note_jumps(self, now: float) -> None:
        """Bots that may jump in think about it once for each card that is played."""
        if not self.game.options.jump_in:
            return
        may = [name for seat, name in enumerate(self.game.players) if self.game.round.may_jump(seat)]
        events = self.game.events
        looked, played = self._cards_played if self._cards_played[0] <= len(events) else (0, 0)
        played += sum(event.kind in ("played", "started") for event in events[looked:])
        self._cards_played = len(events), played
        if played != self._jump_since[0]:
            self._jump_since = played, now
            self._jumps = {}
            for name in self._bots:
                self._jumps[name] = now + self._delay("jump")
        self._jumps = {name: at for name, at in self._jumps.items() if name in may}

    def _answers(self, now: float) -> Iterator[Plan]:
        for name, (kind, since, at) in self._asked.items():
            bot = self._bots.get(name)
            if kind == "next" and (self.people or name != next(iter(self._asked))):
                continue
            if bot is None:
                if self.timer is None or kind == "next":
                    continue
                bot, at = self._stand_in(name), since + self.timer
            elif kind == "turn" and self._debts:
                # The first move of a turn closes the window. Everybody gets the time to use it.
                at = max(at, max(self._debts.values()) + self.window)
            elif kind == "turn" and self.game.round.jump_open and self.game.options.jump_in:
                at = max(at, self._jump_since[1] + JUMP_WINDOW * self.pace)
            if thinks_ahead(self.seats[name]):
                at = max(at, now + TIME_TO_THINK)
            yield Plan(name, bot, at, sight(self.game, name))

    def _calls_and_catches(self) -> Iterator[Plan]:
        for name in self._bots:
            times = [at for (who, _), at in self._reactions.items() if who == name]
            times += [self._jumps[name]] if name in self._jumps and not self._debts else []
            if times:
                yield Plan(name, self._bots[name], min(times), sight(self.game, name, react=True))

    def _stand_in(self, name: str) -> SeatedBot:
        if name not in self._stand_ins:
            self._stand_ins[name] = self._make(name, STAND_IN)
        return self._stand_ins[name]


def _answers_in(moves: Sequence[Move]) -> Counter[str]:
    """How many decisions each player has answered."""
    return Counter(move.player for move in moves if not move.option.interrupts)
