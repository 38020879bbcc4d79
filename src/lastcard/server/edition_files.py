"""The edition files of a server: those that lie in its folder."""

import logging
from pathlib import Path

from lastcard.cards.edition import IDS, Edition, EditionError, load_text
from lastcard.files import FileError, read_file
from lastcard.server import logs


def own_editions(folder: Path) -> dict[str, Edition]:
    """The edition files in a folder. One that cannot be right is left out, and says so."""
    found: dict[str, Edition] = {}
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
        try:
            edition = load_text(read_file(path), path.name)
            if edition.id in IDS:
                raise EditionError("", f"there is an edition {edition.id} already; rename the file")
        except (EditionError, FileError) as error:
            logs.event("edition-left-out", logging.WARNING, file=path.name, reason=str(error))
            continue
        found[edition.id] = edition
    return found
