"""A seat at a server's table as something that the screen can show: its words come from the server."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Protocol, cast

from lastcard.cards.edition import Edition, Kind
from lastcard.cards.looks import Look
from lastcard.catalogue import Message
from lastcard.game.decisions import Decision, DecisionKind
from lastcard.game.fields import RecordError
from lastcard.game.options import Option
from lastcard.game.record import Record, loads
from lastcard.game.settings import Options
from lastcard.game.view import Seen, View
from lastcard.game.view import Table as Standing
from lastcard.terminal.source import nothing
from lastcard.words import Reader, sentence

Row = Mapping[str, Any]


class Seat(Protocol):
    """What is needed of `lastcard.server.client.Seat`."""

    you: str
    room: dict[str, Any]
    edition: dict[str, Any]
    table: dict[str, Any]
    events: list[dict[str, Any]]
    said: list[str]
    """What people have said to the table, and the server to everybody."""
    connected: bool

    @property
    def to_agree(self) -> list[str]:
        """What players have written on cards, while the seat has not agreed to it."""

    async def agree(self) -> None:
        """Agree to that."""

    async def changed(self) -> None:
        """Wait until the server says something new."""

    async def answer(self, option: str, *, uno: bool = False) -> bool:
        """Take an option; False: too late."""

    async def hint(self) -> tuple[str, str]:
        """What a strong bot would do, in words, and why; nothing if nothing is asked."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    async def record(self) -> str:
        """The record of a game that is over, as text."""


class RemoteTable:
    """A table that a server keeps, seen from one seat."""

    def __init__(self, seat: Seat, problem: type[Exception]) -> None:
        """`problem`: what the seat raises when the server says no, or is gone. Its text is for people."""
        self.seat = seat
        self.on_change: Callable[[], None] = nothing
        self.say: Callable[[str], None] = nothing
        self.leave: Callable[[str], None] = nothing
        self._problem = problem
        self._sending: set[asyncio.Task[None]] = set()
        self._edition: tuple[Row, Edition] | None = None
        self._was_connected = True
        self._record: Record | None = None
        self._was_over = False

    # Before the game

    @property
    def begun(self) -> bool:
        """Whether cards have been dealt."""
        return bool(self.seat.table)

    @property
    def lobby(self) -> str:
        """Who is there, and what everybody waits for."""
        seat = self.seat
        others = [each["name"] for each in seat.room["seats"] if each["name"] != seat.you]
        alone = Message("terminal-join-alone", name=seat.you)
        seated = Message("terminal-join-seated", name=seat.you, others=", ".join(others))
        lines = [str(seated if others else alone), str(Message("terminal-join-lobby"))]
        if seat.to_agree:
            lines += ["", str(Message("terminal-join-written-key")), *seat.to_agree]
        return "\n".join([*lines, "", str(Message("terminal-join-leave-key"))])

    async def agree(self) -> None:
        """Agree to what players have written on cards."""
        if self.seat.to_agree:
            await self.seat.agree()

    # What is seen

    @property
    def edition(self) -> Edition:
        """The cards, as the server describes them."""
        told = self.seat.edition
        if self._edition is None or self._edition[0] is not told:
            self._edition = told, edition_of(told)
        return self._edition[1]

    @property
    def options(self) -> Options:
        """How the table plays."""
        settings = self.seat.room["settings"]
        plain = ("scoring", "target", "bluff", "two_player_reverse")
        return Options.read({**settings["house"], **{name: settings[name] for name in plain}})

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the order of the seats."""
        return tuple(self.seat.table["cards"])

    @property
    def people(self) -> tuple[str, ...]:
        """The one who sits here."""
        return (self.seat.you,)

    @property
    def bots(self) -> Mapping[str, str]:
        """Which bot plays whom."""
        return {each["name"]: each["bot"] for each in self.seat.room["seats"] if each["bot"]}

    @property
    def happened(self) -> int:
        """The number of the last event."""
        return int(self.seat.events[-1]["seq"]) if self.seat.events else 0

    def view(self, name: str) -> View:
        """What the seat sees, or, for any other name, what everybody may."""
        told, own = self.seat.table, name == self.seat.you
        table = Standing(**{field.name: _tuples(told[field.name]) for field in fields(Standing)})
        if not own and not table.round_over:
            table.hands.update(dict.fromkeys(table.hands))
        waiting = tuple(_decision(asked, own and asked["player"] == name) for asked in told["waiting"])
        offered = _options(told["interrupts"]) if own else ()
        return View(
            you=name or None,
            edition=self.edition.id,
            players=self.players,
            table=table,
            waiting=waiting,
            interrupts=(Decision(name, "react", offered),) if offered else (),
            kinds=self.edition.by_code,
            decision=next((each for each in waiting if own and each.player == name and each.options), None),
            colour_before=told["colour_before"],
            dare=told["dare"],
            colours=self.edition.colours,
            options=self.options,
        )

    def heard(self, name: str, since: int) -> list[Seen]:
        """What the seat has heard after the event of that number."""
        return [_seen(event) for event in self.seat.events if event["seq"] > since]

    def reader(self, name: str | None) -> Reader:
        """Somebody who reads the screen: what the server has put in words is read as it is."""
        return Words(self.edition.by_code, name, self.seat)

    def why_not(self, name: str, code: str) -> str:
        """The server says which cards can be played, and not why others cannot."""
        return ""

    def notices(self) -> list[str]:
        """What people and the server have said."""
        return self.seat.said

    # What is done

    def move(self, name: str, option: Option, *, uno: bool) -> None:
        """Send a move; whatever comes of it is seen when the server has answered."""
        sending = asyncio.ensure_future(self._send(option, uno))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, option: Option, uno: bool) -> None:
        try:
            if not await self.seat.answer(option, uno=uno):
                self.say(str(Message("terminal-join-late")))
        except self._problem as error:
            self.say(sentence(str(error)))

    def record(self) -> Record | None:
        """The game, once it is over: until then the server keeps it to itself."""
        return self._record

    async def _fetch_record(self) -> None:
        try:
            self._record = loads(await self.seat.record())
        except (self._problem, RecordError) as error:  # everything but saving works all the same
            self.say(sentence(str(error)))

    async def hint(self, name: str, *, reacting: bool) -> str:
        """What the server would do."""
        option, why = await self.seat.hint()
        return f"{self.reader(name).say('terminal-hint', option=option)} {why}".strip() if option else ""

    async def run(self) -> None:
        """Hear what the server says, until it cannot be found any more."""
        while True:
            try:
                await self.seat.changed()
            except self._problem as error:
                self.leave(str(error))
                return
            if self.seat.over and not self._was_over:
                self._was_over = True
                await self._fetch_record()
            self.on_change()
            if self.seat.connected != self._was_connected:
                self._was_connected = self.seat.connected
                self.say("" if self.seat.connected else str(Message("terminal-join-lost")))


class Words(Reader):
    """Reads what the server has put in words for this seat; everything else as always."""

    def __init__(self, kinds: Mapping[str, Kind], you: str | None, seat: Seat) -> None:
        super().__init__(kinds, you)
        self._seat = seat

    def tell(self, event: Seen) -> str:
        """What happened."""
        return event.dare

    def question(self, view: View) -> str:
        """What is asked."""
        return next((str(asked["question"]) for asked in self._mine(view)), "")

    def stakes(self, view: View) -> dict[str, str]:
        """What the answers to a challenge cost."""
        rows = [row for asked in self._mine(view) if asked["kind"] == "challenge" for row in asked["options"]]
        return dict(zip(_options(rows), (str(row.get("note", "")) for row in rows), strict=True))

    def _mine(self, view: View) -> list[Row]:
        return [asked for asked in self._seat.table["waiting"] if asked["player"] == view.you and asked["options"]]


def edition_of(told: Row) -> Edition:
    """The edition that a server describes."""
    kinds = tuple(
        Kind(
            card["code"],
            card["symbol"],
            card["name"],
            card["colour"],
            card["count"],
            card["points"],
            card["text"],
            card["code"] in told["writable"],
            card["picture"],
        )
        for card in told["cards"]
    )
    chosen = {colour: Look(look["sign"], look["hue"]) for colour, look in told["looks"].items()}
    return Edition(told["id"], told["name"], told["about"], tuple(told["colours"]), kinds, chosen, told["world"])


def _tuples(value: Any) -> Any:
    """What JSON calls a list, as a tuple; a mapping is a new one."""
    if isinstance(value, list):
        return tuple(_tuples(each) for each in value)
    return {key: _tuples(each) for key, each in value.items()} if isinstance(value, dict) else value


def _decision(asked: Row, own: bool) -> Decision:
    return Decision(asked["player"], cast("DecisionKind", asked["kind"]), _options(asked["options"]) if own else ())


def _options(rows: list[Row]) -> tuple[Option, ...]:
    return tuple(
        Option(row["verb"], row.get("card"), row.get("player"), row.get("colour"), row.get("numeral")) for row in rows
    )


def _seen(event: Row) -> Seen:
    """An event of the server. Its text stands where else the words of a dare do."""
    cards = event.get("cards")
    return Seen(
        event["seq"],
        event["kind"],
        event.get("player"),
        event.get("other"),
        None if cards is None else tuple(cards),
        event.get("amount", 0),
        event.get("colour"),
        event.get("outcome"),
        event["text"],
    )
