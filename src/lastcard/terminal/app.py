"""The application: a client of one table. It keeps the time, lets bots think, and knows who sits at the keyboard."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen

from lastcard.bots import make, sight
from lastcard.game.decisions import Decision, MoveError
from lastcard.game.options import Option
from lastcard.game.view import Seen, View
from lastcard.table.store import StoreError
from lastcard.table.table import Table
from lastcard.terminal import texts as reading
from lastcard.terminal.clock import Clock, in_thread
from lastcard.terminal.faces import Faces
from lastcard.terminal.keys import help_for_playing
from lastcard.terminal.pages import LEAST_HEIGHT, LEAST_WIDTH, Cover, Page, Picker, TooSmall
from lastcard.terminal.questions import Choice
from lastcard.terminal.saving import SaveDialog
from lastcard.terminal.screen import TableScreen
from lastcard.terminal.summaries import game_summary, round_summary, score_table
from lastcard.words import Reader, sentence

RETRY = 5.0
"""Seconds until a bot's move is tried again that could not be kept."""


def hard_hint(view: View) -> str:
    """What the bot `expert` would answer."""
    return make("expert", live=True).choose(view)


class TableApp(App[int]):
    """Plays at a table. With several people, everything private is covered until the next one says so."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False),
    ]

    def __init__(
        self,
        table: Table,
        *,
        save_folder: Path,
        clock: Clock | None = None,
        hint: Callable[[View], str] = hard_hint,
    ) -> None:
        super().__init__()
        self.animation_level = "none"
        self.table = table
        self.save_folder = save_folder
        self.clock = clock or Clock()
        self.hint = hint
        self.drawing = Faces(table.game.edition)
        self.table_screen = TableScreen()
        people = table.people
        self.person = self._first_person()
        """Who sits at the keyboard, or is called to it; empty when only bots play."""
        self.covered = len(people) > 1
        self.heard: list[Seen] = []
        """What the viewer has heard."""
        self.view = table.view(self.viewer)
        self._heard_by = self.viewer
        self._told = len(table.game.events)
        """Events up to here have been shown in panels, where they had to be."""
        self._news: dict[str, int] = {}
        self._summed = 0
        """The last round that was summed up."""
        self._panels: list[Callable[[], None]] = []
        self._panel_open = False
        self._noticed = 0
        self._changed = asyncio.Event()
        self._retry_at = 0.0
        self._small: TooSmall | None = None

    def _first_person(self) -> str:
        asked = [decision.player for decision in self.table.game.waiting]
        people = self.table.people
        return next((name for name in people if name in asked), people[0] if people else "")

    @property
    def viewer(self) -> str:
        """Whose eyes see the screen; empty: nobody's in particular."""
        return "" if self.covered else self.person

    @property
    def reader(self) -> Reader:
        """Whoever reads the screen."""
        return Reader(self.table.game.edition.by_code, self.viewer or None)

    @property
    def fresh(self) -> int:
        """Up to which event everything is old to the viewer."""
        return self._news.get(self.viewer, self._told if not self.viewer else 0)

    # Beginning

    def on_mount(self) -> None:
        """Sit down."""
        self.table.on_change = self._table_changed
        self.push_screen(self.table_screen)
        if self.covered:
            self._cover(self.person)
        self._fit(self.size)
        self.run_worker(self._keep_time(), name="time", exit_on_error=True)

    def on_unmount(self) -> None:
        """Get up."""
        self.table.on_change = lambda: None

    def on_resize(self, event: Resize) -> None:
        """A terminal that is too small is told so, until it is large enough."""
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        small = size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT
        if small and self._small is None and len(self.screen_stack) > 1:
            self._small = TooSmall("play")
            self.push_screen(self._small)
        elif not small and self._small is not None:
            self._small = None
            self.pop_screen()
            self.follow()

    # Time and bots

    async def _keep_time(self) -> None:
        """Let bots think, one after the other and in another thread, and wake the table when something is due."""
        while True:
            self._changed.clear()
            thoughtless = [plan for plan in self.table.plans if plan.answer is None]
            if thoughtless:
                await in_thread(min(thoughtless, key=lambda plan: plan.at).think)
                continue
            due = self.table.wake_at
            await self.clock.wait(None if due is None else max(due, self._retry_at), self._changed)
            if not self._changed.is_set():
                self._wake()

    def _wake(self) -> None:
        try:
            self.table.wake(self.clock.now(), think=False)
        except StoreError as error:
            self._retry_at = self.clock.now() + RETRY
            self.say(self.reader.say("terminal-cannot-go-on-yet", problem=str(error)))
            self.follow()

    def _table_changed(self) -> None:
        self._changed.set()
        self.follow()

    # What is shown

    def follow(self) -> None:
        """Bring the screen up to what has happened at the table."""
        self._look()
        self._collect_panels()
        if self.table_screen.ready:
            self.table_screen.show_table()
        if isinstance(self.screen, Cover):
            self.screen.tell(self.alert())
        self._open_next()

    def _look(self) -> None:
        count = len(self.table.game.events)
        if self._heard_by != self.viewer or len(self.heard) > count:
            self.heard, self._heard_by = [], self.viewer
        self.heard += self.table.heard(self.viewer, len(self.heard))
        self._told = min(self._told, count)
        self.view = self.table.view(self.viewer)
        if len(self.table.notices) > self._noticed:
            self._noticed = len(self.table.notices)
            self.say(self.reader.say(self.table.notices[-1]))

    def _collect_panels(self) -> None:
        """What has to be seen before play goes on: a hand that is shown, the end of a round."""
        if not self.covered:
            new = self.heard[self._told :]
            for number, event in enumerate(new):
                if event.kind == "shown" and event.cards and event.player != self.person:
                    text = reading.shown_hand(self.drawing, event, new[number:], self.reader)
                    title = self.reader.say("terminal-title-hand", player=event.player or "")
                    page = Page(title, text, id="shown-hand")
                    self._panels.append(lambda page=page: self._open(page, lambda _: None))  # type: ignore[misc]
        self._told = len(self.table.game.events)
        table = self.view.table
        if table.round_over and self._summed != table.round and (self.table.people or table.game_winners):
            self._summed = table.round
            self._panels.append(self.open_summary)

    def _open_next(self) -> None:
        """Open the next panel, or cover the screen for the next person, once everything before has been closed."""
        if self._panel_open or self._small is not None or not self.table_screen.ready:
            return
        if self._panels:
            self._close_pages()
            self._panels.pop(0)()
            return
        asked = [d.player for d in self.table.game.waiting if d.player in self.table.people and d.kind != "next"]
        if len(self.table.people) > 1 and not self.covered and asked and self.person not in asked:
            self._close_pages()
            self._cover(asked[0])

    def _close_pages(self) -> None:
        while self.screen is not self.table_screen and len(self.screen_stack) > 2:
            self.pop_screen()

    def _open(self, page: Screen[str | None], then: Callable[[str | None], None]) -> None:
        """Open something that has to be closed before anything else opens by itself."""
        self._panel_open = True

        def closed(result: str | None) -> None:
            self._panel_open = False
            then(result)
            self.follow()

        self.push_screen(page, closed)

    def _cover(self, person: str) -> None:
        self.covered, self.person = True, person
        self.table_screen.start_over()
        self._look()
        if self.table_screen.ready:
            self.table_screen.show_table()
        asked = any(decision.player == person for decision in self.table.game.waiting)
        cover = Cover(person, asked)
        cover.alert = self.alert()

        def uncovered(_: None) -> None:
            self.covered = False
            self.follow()

        self.push_screen(cover, uncovered)

    def open_summary(self) -> None:
        """The end of the round, or of the game."""
        game, view, say = self.table.game, self.view, self.reader.say
        if view.table.game_winners:
            text = game_summary(view, self.heard, game.options, self._page_width(), self.reader)
            answers = [Choice("s", "save", say("terminal-save")), Choice("q", "leave", say("terminal-leave"))]
            title = say("terminal-title-game-over")
            self._open(Page(title, text, id="game-over", answers=answers), self._after_game)
        else:
            text = round_summary(view, game.options, self.drawing, self._page_width(), self.reader)
            answers = [Choice("Enter", "next", self.reader.option(Option("next")))]
            title = say("terminal-title-round", round=view.table.round)
            self._open(Page(title, text, id="round-over", answers=answers), self._after_round)

    def _after_round(self, answer: str | None) -> None:
        if answer == "next" and self.view.decision is not None:
            self.table_screen.make(Option("next"))

    def _after_game(self, answer: str | None) -> None:
        if answer == "save":
            self._save(self.open_summary)
        elif answer == "leave":
            self.action_leave()

    def _page_width(self) -> int:
        return min(100, self.size.width * 9 // 10) - 6

    def say(self, message: str) -> None:
        """A message to whoever sits at the keyboard."""
        if self.table_screen.ready:
            self.table_screen.say(message)

    def nothing_asked(self) -> None:
        """Say that others are asked; at the end of a game, sum it up once more."""
        if self.view.table.game_winners:
            self.open_summary()
        else:
            names = self.reader.names([decision.player for decision in self.view.waiting])
            self.say(self.reader.say("terminal-not-yet", names=names))

    # Moves

    def move(self, option: Option, person: str | None = None, *, uno: bool = False) -> bool:
        """A move of whoever sits here, or of another person. False, and the screen says why, if it is not made."""
        name = self.person if person is None else person
        before = len(self.table.game.events)
        try:
            self.table.move(name, option, self.clock.now(), uno=uno)
        except MoveError as error:
            self.say(sentence(self.reader.refusal(error)))
            return False
        except StoreError as error:
            self.follow()
            self.say(self.reader.say("terminal-not-made", problem=str(error)))
            return False
        if not option.interrupts:
            self._news[name] = before
        return True

    def owes(self, name: str) -> bool:
        """Whether somebody owes a call."""
        return name in self.table.view("").table.owes_uno

    def alert(self) -> str:
        """Who can call or be caught, and with which key."""
        owing = self.table.view("").table.owes_uno
        reader = self.reader
        said: list[str] = []
        if self.viewer in owing:
            said.append(reader.say("terminal-call"))
        others = [name for name in owing if name != self.viewer and self._catchers(name)]
        if others:
            said.append(reader.say("terminal-catch", names=reader.names(others), count=len(others)))
            if self.covered and set(others) & set(self.table.people):
                said.append(reader.say("terminal-call-still"))
        return " ".join(said)

    def _catchers(self, debtor: str) -> list[str]:
        """Who of the people here could catch somebody: the person seen, or anybody while the screen is covered."""
        return [name for name in self.table.people if name != debtor and self.viewer in (name, "")]

    def action_shout(self) -> None:
        """Call "UNO", or arm it: it is called with the next card that leaves one. On the cover, anybody may call."""
        owing = [name for name in self.table.people if self.owes(name) and self.viewer in (name, "")]
        if owing:
            self.move(Option("uno"), owing[0])
        elif self.viewer and not self.view.table.round_over:
            self.table_screen.armed = not self.table_screen.armed
            self.say("")

    def action_catch(self) -> None:
        """Catch somebody; where it is not clear who catches whom, ask."""
        found = {
            (person, option): self.reader.say("terminal-catch-whom", player=person, other=option.player or "")
            for person in self.table.people
            for decision in self.table.view(person).interrupts
            if decision.player == person
            for option in decision.options
            if option.verb == "catch"
        }
        own = {pair: words for pair, words in found.items() if pair[0] == self.viewer}
        possible = own or found
        if not possible:
            self.say(self.reader.say("terminal-catch-nobody"))
        elif len(possible) == 1:
            ((person, option),) = possible
            self.move(option, person)
        else:
            self._pick_catch(possible)

    def _pick_catch(self, possible: dict[tuple[str, Option], str]) -> None:
        def picked(words: str | None) -> None:
            for (person, option), said in possible.items():
                if said == words:
                    self.move(option, person)

        title = self.reader.say("terminal-title-catch")
        self.push_screen(Picker(title, list(possible.values()), id="catches"), picked)

    # Looking things up

    def action_card_text(self) -> None:
        """What the selected card and the top card say."""
        text = reading.card_text(self.view, self.drawing, self.table_screen.hand.selected)
        self.push_screen(Page(self.reader.say("terminal-title-cards"), text, opener="t", id="card-text"))

    def action_rules(self) -> None:
        """The rulebook."""
        edition = self.table.game.edition
        title = self.reader.say("terminal-title-rules", edition=edition.name)
        self.push_screen(Page(title, reading.rulebook(edition, self._page_width()), opener="r", id="rules"))

    def action_history(self) -> None:
        """Everything that has happened."""
        text = reading.history(self.heard, self.reader)
        title = self.reader.say("terminal-title-history")
        self.push_screen(Page(title, text, opener="l", id="history", at_end=True))

    def action_help(self) -> None:
        """All keys."""
        title = self.reader.say("terminal-title-keys")
        self.push_screen(Page(title, help_for_playing(self._page_width()), opener="?", id="help"))

    def action_scores(self) -> None:
        """The scores, and saving."""
        text = score_table(self.view, self.heard, self.table.game.options, self._page_width(), self.reader)
        answers = [Choice("s", "save", self.reader.say("terminal-save"))]
        page = Page(self.reader.say("terminal-title-scores"), text, answers=answers, id="scores")
        self.push_screen(page, lambda answer: self._save(lambda: None) if answer == "save" else None)

    def _save(self, then: Callable[[], None]) -> None:
        def saved(path: str | None) -> None:
            if path is not None:
                self.say(self.reader.say("terminal-save-done", path=path))
            then()

        self._open(SaveDialog(self.table.record(), self.save_folder), saved)

    def action_bright(self) -> None:
        """Bright or dark."""
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"

    def action_hint(self) -> None:
        """What a good player would do."""
        decision = self.view.decision
        reacting = decision is None and any(options.options for options in self.view.interrupts)
        if not reacting and (decision is None or decision.kind == "next"):
            self.say(self.reader.say("terminal-hint-nothing-asked"))
            return
        view = sight(self.table.game, self.person, react=reacting)
        self.say(self.reader.say("terminal-hint-thinking"))
        self.run_worker(self._think_of_hint(view, decision), name="hint", group="hint", exclusive=True)

    async def _think_of_hint(self, view: View, asked: Decision | None) -> None:
        try:
            answer = await in_thread(lambda: self.hint(view))
        except Exception as error:  # a hint is a courtesy: whatever goes wrong costs nobody the game
            self.say(self.reader.say("terminal-hint-failed", problem=str(error)))
            return
        if self.viewer == view.you and self.view.decision == asked:
            self.say(self.reader.say("terminal-hint", option=self.reader.option(answer)))

    def action_leave(self) -> None:
        """Leave; every move has been kept already."""
        self.exit(0)
