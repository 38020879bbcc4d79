"""What all commands share in reading their arguments: one message for a mistake, and examples in their help."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from lastcard.files import UsageError, shown, suggestion

SHELLS = ("bash", "zsh", "fish")

EXAMPLES: Mapping[str, Sequence[tuple[str, str]]] = {
    "": (
        ("lastcard", "play in the browser"),
        ("lastcard play minecraft", "play in this terminal"),
        ("lastcard rules minecraft", "read the rules"),
    ),
    "play": (
        ("lastcard play minecraft --players 3", "with two bots"),
        ("lastcard play --bots easy,hard --name Zoe", "against an easy and a hard one"),
        ("lastcard play --people Ann,Bo --players 4", "two people at one keyboard, and two bots"),
        ("lastcard play --resume", "go on with the last game"),
        ("lastcard play game.toml --before 12 --name Bo", "a recorded game from its twelfth move, as Bo"),
    ),
    "join": (
        ("lastcard join http://127.0.0.1:8000/t/abc234", "sit down at that table"),
        ("lastcard join https://cards.example.org/t/abc234 --name Zoe", "under another name"),
    ),
    "mcp": (
        ("lastcard mcp", "what an assistant starts: claude mcp add lastcard -- lastcard mcp"),
        ("lastcard mcp http://127.0.0.1:8000/t/abc234 --name Zoe", "with the link, and a name"),
    ),
    "serve": (
        ("lastcard serve", "a table for this computer"),
        ("lastcard serve --host 0.0.0.0 --port 9000", "for everybody in this network"),
        ("lastcard serve --no-browser --data games", "keep the games in the folder games"),
    ),
    "tables": (
        ("lastcard tables list --data /var/lib/lastcard", "all tables of a server"),
        ("lastcard tables delete abc234", "all that is kept of a table"),
        ("lastcard tables backup tables.db", "a copy of everything, while the server runs"),
    ),
    "replay": (
        ("lastcard replay game.toml", "step by step"),
        ("lastcard replay game.toml --plain --seat Ann", "as lines of text, as Ann saw it"),
        ("lastcard replay --link game.toml --server https://cards.example.org", "a link that carries the game"),
        ("lastcard deal classic --finish | lastcard replay - --json", "how a game of bots ended"),
    ),
    "compare": (
        ("lastcard compare ann.toml bo.toml", "who did better with the same cards, and where they parted"),
        ("lastcard compare 'http://localhost:8000/deal#...'", "the same of a link that somebody has sent back"),
    ),
    "review": (
        ("lastcard review game.toml", "what was luck, what was skill, and what cost most"),
        ("lastcard review game.toml --seat Ann --plot chances.png", "every choice of Ann's, and a picture"),
        ("lastcard deal classic --finish --bots easy | lastcard review -", "a game of bots"),
    ),
    "puzzles": (
        ("lastcard puzzles solve", "which there are"),
        ("lastcard puzzles solve minecraft-03", "one of them"),
        ("lastcard puzzles make --edition pirates --count 20 --out puzzles", "more of them"),
    ),
    "verify": (
        ("lastcard verify game.toml --commitment 5f8c1e", "with what was shown before the first card"),
        ("lastcard verify game.toml", "whether the file agrees with itself"),
    ),
    "deal": (
        ("lastcard deal minecraft --players Ann,Bo,Cy", "a game to play on paper"),
        ("lastcard deal classic --players 4 --seed 7 --finish", "played to the end by bots"),
        ('lastcard deal dc-super-hero-girls --write "Everyone else draws 1."', "with a rule of your own"),
    ),
    "simulate": (
        ("lastcard simulate minecraft --rounds 2000 --players 3", "what a Creeper does to a round"),
        ("lastcard simulate --players 3 --bots normal,easy,easy --games 20", "how each bot does in games to 500"),
        ("lastcard simulate --compare --rounds 500", "all editions side by side"),
        ("lastcard simulate --rounds 500 --csv rounds.csv --json results.json", "for a spreadsheet or a script"),
        ("lastcard simulate --rounds 800 --shard 3/8 --save part3.jsonl", "the third of eight jobs of a batch queue"),
    ),
    "arena": (
        ("lastcard arena normal easy random", "each against each other, on the same deals"),
        ("lastcard arena mybots.py:Greedy easy --edition pirates --rounds 100", "your own bot"),
        ("lastcard arena normal easy --players 4 --rounds 400 --save arena.jsonl", "rated, and kept to go on later"),
    ),
    "merge": (
        ("lastcard merge part*.jsonl", "what all shards tell together"),
        ("lastcard merge part*.jsonl --csv rounds.csv --plot picture.png", "as if played in one go"),
    ),
    "editions": (("lastcard editions", "with their cards"),),
    "rules": (
        ("lastcard rules space-jam", "all of it"),
        ("lastcard rules storm.toml --clauses", "of your own edition, with our rulings marked"),
        ("lastcard rules minecraft --markdown", "to print or publish"),
    ),
    "check-text": (
        ('lastcard check-text "The next player draws 2 and misses a turn."', "what it will do"),
        ('lastcard check-text "Discard all your gold cards." --edition pirates', "in another edition's colours"),
        ('lastcard check-text "Reverse the direction." --json', "for a script"),
    ),
    "check-edition": (("lastcard check-edition storm.toml", "what every card will do"),),
    "completion": (
        ('eval "$(lastcard completion bash)"', "in ~/.bashrc; zsh likewise, in ~/.zshrc, after compinit"),
        ("lastcard completion fish > ~/.config/fish/completions/lastcard.fish", "once, for fish"),
    ),
}
"""By command: what to type, and what that does."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is a single message, which says what was probably meant."""

    commands: Mapping[str, argparse.ArgumentParser] = {}

    def is_option_of(self, command: str, argument: str) -> bool:
        """Whether an argument is an option that only this command has, in any way that it may be written."""
        options = self.commands[command]._option_string_actions
        word = argument.partition("=")[0]
        return word not in self._option_string_actions and word in options

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What the arguments say; refuses those that the command does not know."""
        if arguments and arguments[0].startswith("--") and not self._knows(arguments[0]):
            self._refuse_option(arguments[0])  # argparse would look for a command behind it
        found, unknown = self.parse_known_args(arguments)
        if unknown:
            parser = self.commands.get(found.command, self)
            if not unknown[0].startswith("-"):
                raise UsageError(f"{shown(unknown[0])} is one word too many; see `{parser.prog} --help`")
            self._refuse_option(unknown[0], parser)
        return found

    def _knows(self, argument: str) -> bool:
        word = argument.partition("=")[0]
        return any(option.startswith(word) for option in self._option_string_actions)

    def _refuse_option(self, argument: str, parser: argparse.ArgumentParser | None = None) -> NoReturn:
        word = argument.partition("=")[0]
        options = [option for option in (parser or self)._option_string_actions if option != "-h"]
        raise UsageError(f"there is no option {shown(word)}; {suggestion(word, options)}")

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise UsageError(f"{message.removeprefix('argument ')}; see `{self.prog} --help`")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise UsageError(f"there is no {action.dest} {shown(value)}; {suggestion(value, action.choices)}")

    def explain(self, commands: Mapping[str, argparse.ArgumentParser]) -> None:
        """Give the help of every command its examples."""
        self.commands = commands
        for name, parser in {"": self, **commands}.items():
            said = [f"  {line}\n      {what}" for line, what in EXAMPLES[name]]
            parser.formatter_class = argparse.RawDescriptionHelpFormatter
            parser.epilog = "\n".join(["examples:" if len(said) > 1 else "example:", *said])
