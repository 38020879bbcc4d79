"""Saving the record of a game as a file, on request."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from lastcard.catalogue import Message
from lastcard.game.record import Record
from lastcard.terminal.pages import literal


class SaveDialog(ModalScreen[str | None]):
    """Asks for a file name and writes the record there. The result says where, or is None."""

    DEFAULT_CSS = """
    SaveDialog { align: center middle; background: $background 70%; }
    SaveDialog #page {
        width: 90%; max-width: 90; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    SaveDialog #save-message { height: auto; min-height: 2; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, record: Record, folder: Path) -> None:
        super().__init__(name="save")
        self.record = record
        self.folder = folder
        self.confirmed: Path | None = None
        """A file that is there already, and that may be written over."""

    def compose(self) -> ComposeResult:
        """The question, a default, and what went wrong."""
        with Vertical(id="page") as frame:
            frame.border_title = str(Message("terminal-title-save"))
            yield literal(str(Message("terminal-save-where", folder=str(self.folder))))
            yield Input(free_name(self.folder, self.record), id="file-name")
            yield literal("", id="save-message")
            yield literal(Content.styled(str(Message("terminal-save-keys")), "dim"))

    def on_mount(self) -> None:
        """Typing goes into the name at once."""
        self.query_one("#file-name", Input).focus()

    def on_input_changed(self) -> None:
        """Another name, another question."""
        self.confirmed = None

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Write the file; one that is there only when asked twice."""
        name = event.value.strip()
        if not name:
            self.tell(Message("terminal-save-name"))
            return
        path = self.folder / Path(name).expanduser()
        try:
            if path.exists() and path != self.confirmed:
                self.confirmed = path
                self.tell(Message("terminal-save-over"))
                return
            write(path, self.record.dumps())
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.tell(Message("terminal-save-failed", path=str(path), problem=problem))
            return
        self.dismiss(str(path))

    def tell(self, message: Message) -> None:
        """Say what stands in the way."""
        self.query_one("#save-message", Static).update(Content(str(message)))

    def action_close(self) -> None:
        """Save nothing."""
        self.dismiss(None)


def write(path: Path, text: str) -> None:
    """Write a whole file or nothing: what is there stays until the new text is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def free_name(folder: Path, record: Record) -> str:
    """A name for the file that says what is in it and that no file has yet."""
    stem = f"{Path(record.edition).stem}-{record.seed}"
    names = [f"{stem}.toml", *(f"{stem}-{number}.toml" for number in range(2, 100))]
    return next((name for name in names if not (folder / name).exists()), names[0])
