"""The proof that the cards of a game came from the key that was committed to before its first card."""

from lastcard.game.dealing import NO_NONCE
from lastcard.game.decisions import MoveError
from lastcard.game.players import CHANCE
from lastcard.game.record import Record, RecordError

MISSING = "What is missing for a proof is --commitment HEX: the one that was shown in the lobby, before the first card."

BRANCH = (
    "It is a branch: from move {} on somebody has tried the game another way, who could have known its cards. "
    "What was played before that is what the game it came from can prove."
)


class UnprovenError(Exception):
    """The cards may have come from anywhere. The message says what does not fit."""


def prove(record: Record, commitment: str | None = None, nonce: str | None = None) -> str:
    """What is proven of a record, in words. `commitment` and `nonce` are what a player has noted for themselves.

    Without a commitment from outside, nothing is: a whole record can be made up around any key.

    >>> from lastcard.game.dealing import Dealing
    >>> dealing = Dealing("00" * 32, ("a1" * 8, "-"))
    >>> record = Record("classic", ("Ann", "Bo"), dealing=dealing, commitment=dealing.commitment)
    >>> prove(record, dealing.commitment).splitlines()[0]
    'The key is the one that was committed to: SHA-256 of it is 66687aadf862bd776c8fc18b8e9f8e20...'
    >>> prove(record).splitlines()[-1]
    'What is missing for a proof is --commitment HEX: the one that was shown in the lobby, before the first card.'
    >>> prove(Record("classic", ("Ann", "Bo"), dealing=dealing), "ab" * 32)
    Traceback (most recent call last):
    ...
    lastcard.game.verify.UnprovenError: the key is not the one that was committed to: SHA-256 of it is 66687aad...
    """
    dealing = record.dealing
    if dealing is None:
        raise UnprovenError("the record names no key; only games of a server have one, when they are over")
    if record.branch and commitment:
        raise UnprovenError(BRANCH.format(record.branch))
    if record.position is not None:
        raise UnprovenError("the record lays out a position: its cards came from nowhere")
    if not (commitment or record.commitment):
        raise UnprovenError(f"the record does not say what was committed to. {MISSING}")
    for promised in {commitment or record.commitment, record.commitment or commitment}:
        if promised != dealing.commitment:
            raise UnprovenError(
                f"the key is not the one that was committed to: SHA-256 of it is {dealing.commitment}, "
                f"and {promised} was promised"
            )
    if len(dealing.nonces) != len(record.players):
        raise UnprovenError(f"{len(dealing.nonces)} nonces for {len(record.players)} players; there is one for each")
    added = [name for name, each in zip(record.players, dealing.nonces, strict=True) if each != NO_NONCE]
    if nonce is not None and nonce not in dealing.nonces:
        raise UnprovenError(f"the nonce {nonce} was left out")
    drops = _replay(record)
    who = ", ".join(added) or "nobody: the server alone chose the key"
    promise = "one that was committed to" if commitment else "one that the record itself promises"
    lines = [
        f"The key is the {promise}: SHA-256 of it is {dealing.commitment}.",
        f"Added to it by: {who}.",
        f"All {len(record.moves)} moves are possible with the cards that come from it, and so is what fell to chance "
        f"({drops} times).",
    ]
    if record.branch:
        lines.append(BRANCH.format(record.branch))
    return "\n".join(lines if commitment or record.branch else [*lines, MISSING])


def _replay(record: Record) -> int:
    """Play the game again with the cards of the key; how often something fell to chance."""
    edition = record.load_edition()
    try:
        game = record.start(chance_waits=True, edition=edition)
    except RecordError as error:
        raise UnprovenError(str(error)) from error
    drops = 0
    for number, move in enumerate(record.moves):
        try:
            while game.chance_is_asked and not move.startswith(f"{CHANCE}:"):
                drops += 1
                game.roll()
            if game.chance_is_asked:
                drops += 1
                rolled = f"{CHANCE}: {game.option(game.round.rolled)}"
                if move != rolled:
                    raise UnprovenError(f"moves[{number}]: {move!r}, but from the key comes {rolled!r}")
            game.play(move)
        except MoveError as error:
            raise UnprovenError(f"moves[{number}]: not with the cards of this key: {error.told_to_all}") from error
    return drops
