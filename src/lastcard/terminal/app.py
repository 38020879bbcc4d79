"""The application: shows a table, wherever that is kept, and knows who sits at the keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen

from lastcard.game.decisions import Decision, MoveError
from lastcard.game.options import Option
from lastcard.game.view import Seen
from lastcard.table.store import StoreError
from lastcard.terminal import texts as reading
from lastcard.terminal.faces import Faces
from lastcard.terminal.keys import help_for_playing
from lastcard.terminal.pages import LEAST_HEIGHT, LEAST_WIDTH, Cover, Lobby, Page, Picker, TooSmall
from lastcard.terminal.questions import Choice
from lastcard.terminal.saving import SaveDialog
from lastcard.terminal.screen import TableScreen
from lastcard.terminal.source import Source
from lastcard.terminal.summaries import game_summary, round_summary, score_table
from lastcard.words import Reader, sentence


class TableApp(App[int]):
    """Plays at a table. With several people, everything private is covered until the next one says so."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False),
    ]

    def __init__(self, source: Source, *, save_folder: Path) -> None:
        super().__init__()
        self.animation_level = "none"
        self.source = source
        self.save_folder = save_folder
        self.reason = ""
        """Why it could not go on."""
        self._lobby: Lobby | None = None
        self._small: TooSmall | None = None
        if source.begun:
            self._sit_down()

    def _sit_down(self) -> None:
        """The game is there: look at it."""
        source = self.source
        self.drawing = Faces(source.edition)
        self.table_screen = TableScreen()
        self.person = self._first_person()
        """Who sits at the keyboard, or is called to it; empty when only bots play."""
        self.covered = len(source.people) > 1
        self.heard: list[Seen] = []
        """What the viewer has heard."""
        self.view = source.view(self.viewer)
        self._heard_by = self.viewer
        self._told = source.happened
        """Events up to here have been shown in panels, where they had to be."""
        self._news: dict[str, int] = {}
        self._summed = 0
        """The last round that was summed up."""
        self._panels: list[Callable[[], None]] = []
        self._panel_open = False
        self._noticed = 0

    def _first_person(self) -> str:
        asked = [decision.player for decision in self.source.view("").waiting]
        people = self.source.people
        return next((name for name in people if name in asked), people[0] if people else "")

    @property
    def viewer(self) -> str:
        """Whose eyes see the screen; empty: nobody's in particular."""
        return "" if self.covered else self.person

    @property
    def reader(self) -> Reader:
        """Whoever reads the screen."""
        return self.source.reader(self.viewer or None)

    @property
    def fresh(self) -> int:
        """Up to which event everything is old to the viewer."""
        return self._news.get(self.viewer, self._told if not self.viewer else 0)

    # Beginning

    def on_mount(self) -> None:
        """Sit down, or wait for the game to begin."""
        source = self.source
        source.on_change, source.say, source.leave = self._table_changed, self.say, self._cannot_go_on
        if source.begun:
            self._show_table()
        else:
            self._lobby = Lobby(source.lobby)
            self.push_screen(self._lobby)
        self.run_worker(source.run(), name="time", exit_on_error=True)

    def _show_table(self) -> None:
        self.push_screen(self.table_screen)
        if self.covered:
            self._cover(self.person)
        self._fit(self.size)

    def _table_changed(self) -> None:
        """Something is new at the table."""
        if self._lobby is None:
            self.follow()
        elif self.source.begun:
            self._lobby = None
            self._sit_down()
            self.pop_screen()
            self._show_table()
        else:
            self._lobby.tell(self.source.lobby)

    def _cannot_go_on(self, reason: str) -> None:
        self.reason = reason
        self.exit(1)

    def action_agree(self) -> None:
        """Agree to what is written on cards, so that the game can begin."""
        self.run_worker(self.source.agree(), name="agree", exit_on_error=False)

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
        source = self.source
        last = self.heard[-1].seq if self.heard else 0
        if self._heard_by != self.viewer or last > source.happened:
            self.heard, self._heard_by, last = [], self.viewer, 0
        self.heard += source.heard(self.viewer, last)
        self._told = min(self._told, source.happened)
        self.view = source.view(self.viewer)
        notices = source.notices()
        if len(notices) > self._noticed:
            self.say(notices[-1])
        self._noticed = len(notices)

    def _collect_panels(self) -> None:
        """What has to be seen before play goes on: a hand that is shown, the end of a round."""
        if not self.covered:
            new = [event for event in self.heard if event.seq > self._told]
            for number, event in enumerate(new):
                if event.kind == "shown" and event.cards and event.player != self.person:
                    text = reading.shown_hand(self.drawing, event, new[number:], self.reader)
                    title = self.reader.say("terminal-title-hand", player=event.player or "")
                    page = Page(title, text, id="shown-hand")
                    self._panels.append(lambda page=page: self._open(page, lambda _: None))  # type: ignore[misc]
        self._told = self.source.happened
        table = self.view.table
        if table.round_over and self._summed != table.round and (self.source.people or table.game_winners):
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
        people = self.source.people
        asked = [d.player for d in self.source.view("").waiting if d.player in people and d.kind != "next"]
        if len(people) > 1 and not self.covered and asked and self.person not in asked:
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
        asked = any(decision.player == person for decision in self.source.view("").waiting)
        cover = Cover(person, asked)
        cover.alert = self.alert()

        def uncovered(_: None) -> None:
            self.covered = False
            self.follow()

        self.push_screen(cover, uncovered)

    def open_summary(self) -> None:
        """The end of the round, or of the game."""
        view, say, options = self.view, self.reader.say, self.source.options
        if view.table.game_winners:
            text = game_summary(view, self.heard, options, self._page_width(), self.reader)
            answers = [*self._may_save(), Choice("q", "leave", say("terminal-leave"))]
            title = say("terminal-title-game-over")
            self._open(Page(title, text, id="game-over", answers=answers), self._after_game)
        else:
            text = round_summary(view, options, self.drawing, self._page_width(), self.reader)
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
        if self._lobby is None and self.table_screen.ready:
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
        before = self.source.happened
        try:
            self.source.move(name, option, uno=uno)
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
        return name in self.source.view("").table.owes_uno

    def alert(self) -> str:
        """Who can call or be caught, and with which key."""
        owing = self.source.view("").table.owes_uno
        reader = self.reader
        said: list[str] = []
        if self.viewer in owing:
            said.append(reader.say("terminal-call"))
        others = [name for name in owing if name != self.viewer and self._catchers(name)]
        if others:
            said.append(reader.say("terminal-catch", names=reader.names(others), count=len(others)))
            if self.covered and set(others) & set(self.source.people):
                said.append(reader.say("terminal-call-still"))
        if (jump := self._jump()) is not None:
            said.append(reader.say("terminal-jump", card=reader.card(jump.card or "")))
        return " ".join(said)

    def _jump(self) -> Option | None:
        """The card that whoever is seen may jump in with."""
        offered = (option for decision in self.view.interrupts for option in decision.options)
        return next((option for option in offered if option.verb == "jump"), None) if self.viewer else None

    def action_jump(self) -> None:
        """Jump in with a card like the one on top."""
        if (jump := self._jump()) is None:
            self.say(self.reader.say("terminal-jump-not"))
        else:
            self.table_screen.make(jump)

    def _catchers(self, debtor: str) -> list[str]:
        """Who of the people here could catch somebody: the person seen, or anybody while the screen is covered."""
        return [name for name in self.source.people if name != debtor and self.viewer in (name, "")]

    def action_shout(self) -> None:
        """Call "UNO", or arm it: it is called with the next card that leaves one. On the cover, anybody may call."""
        owing = [name for name in self.source.people if self.owes(name) and self.viewer in (name, "")]
        if owing:
            self.move(Option("uno"), owing[0])
        elif self.viewer and not self.view.table.round_over:
            self.table_screen.armed = not self.table_screen.armed
            self.say("")

    def action_catch(self) -> None:
        """Catch somebody; where it is not clear who catches whom, ask."""
        found = {
            (person, option): self.reader.say(
                "terminal-report-whom" if option.verb == "report" else "terminal-catch-whom",
                player=person,
                other=option.player or "",
            )
            for person in self.source.people
            for decision in self.source.view(person).interrupts
            if decision.player == person
            for option in decision.options
            if option.verb in ("catch", "report")
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
        edition = self.source.edition
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
        text = score_table(self.view, self.heard, self.source.options, self._page_width(), self.reader)
        page = Page(self.reader.say("terminal-title-scores"), text, answers=self._may_save(), id="scores")
        self.push_screen(page, lambda answer: self._save(lambda: None) if answer == "save" else None)

    def _may_save(self) -> list[Choice]:
        """The answer that saves the game, where that can be done here."""
        return [Choice("s", "save", self.reader.say("terminal-save"))] if self.source.record() is not None else []

    def _save(self, then: Callable[[], None]) -> None:
        record = self.source.record()

        def saved(path: str | None) -> None:
            if path is not None:
                self.say(self.reader.say("terminal-save-done", path=path))
            then()

        if record is not None:
            self._open(SaveDialog(record, self.save_folder), saved)

    def action_bright(self) -> None:
        """Bright or dark."""
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"

    def action_hint(self) -> None:
        """What a good player would do."""
        decision = self.view.decision
        reacting = decision is None and any(
            option.verb != "report" for each in self.view.interrupts for option in each.options
        )
        if not reacting and (decision is None or decision.kind == "next"):
            self.say(self.reader.say("terminal-hint-nothing-asked"))
            return
        self.say(self.reader.say("terminal-hint-thinking"))
        self.run_worker(self._think_of_hint(decision, reacting), name="hint", group="hint", exclusive=True)

    async def _think_of_hint(self, asked: Decision | None, reacting: bool) -> None:
        person = self.person
        try:
            said = await self.source.hint(person, reacting=reacting)
        except Exception as error:  # a hint is a courtesy: whatever goes wrong costs nobody the game
            self.say(self.reader.say("terminal-hint-failed", problem=str(error)))
            return
        if said and self.viewer == person and self.view.decision == asked:
            self.say(said)

    def action_leave(self) -> None:
        """Leave; every move has been kept already."""
        self.exit(0)
