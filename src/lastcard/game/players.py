"""Who may play: names, and how many."""

from collections.abc import Sequence
from unicodedata import category

from lastcard.files import shown

CHANCE = "chance"
"""The player who stands for chance in records."""

LONGEST_NAME = 20

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
"""What players are called who have no name of their own."""


def check_players(players: Sequence[str]) -> None:
    """Refuse names that could not be told apart, or mistaken for something else."""
    if not 2 <= len(players) <= 10:
        raise ValueError(f"2 to 10 can play, not {len(players)}")
    seen: set[str] = set()
    for name in players:
        if not 1 <= len(name) <= LONGEST_NAME or name.strip() != name:
            raise ValueError(f"{shown(name)}: a name has 1 to {LONGEST_NAME} characters and no space around it")
        if ":" in name or any(category(character) in ("Cc", "Zl", "Zp") for character in name):
            raise ValueError(f"{shown(name)}: a name has no colon and no control characters")
        if name.casefold() == CHANCE or name.casefold().endswith(" uno"):
            raise ValueError(f"{shown(name)} would be mistaken for something else; choose another name")
        if name.casefold() in seen:
            raise ValueError(f"{shown(name)} plays twice; names must differ in more than capitals")
        seen.add(name.casefold())
