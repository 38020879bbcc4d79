"""Fair dealing that can be checked: the cards come from a key and from what the players added to it.

Before the first card the table shows a commitment, the SHA-256 of a secret key of 256 bits. Every player's browser that
has seen it adds a nonce of its own. The stream that shuffles and drops come from has as its secret the HMAC-SHA-256,
under the key, of the nonces; so nobody, the server included, chooses the cards. When the game is over the key is shown.

>>> dealing = Dealing("00" * 32, ("a1" * 8, "-", "b2" * 8))
>>> dealing.commitment[:16]
'66687aadf862bd77'
>>> chance = dealing.chance()
>>> [int(chance.below(108)) for _ in range(6)]
[81, 17, 32, 67, 87, 8]
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from lastcard.engine.keyed import KeyedChance

LABEL = b"lastcard dealing 1"
NO_NONCE = "-"
"""Stands for the nonce of a seat that has added none, such as a bot's."""

NONCE = "[0-9a-f]{16,64}"


@dataclass(frozen=True)
class Dealing:
    """A key and the nonces that were added to it, one for each seat, in the order of the seats."""

    key: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be a key or a nonce."""
        if not re.fullmatch(r"[0-9a-f]{64}", self.key):
            raise ValueError("a key is 64 hexadecimal digits")
        for nonce in self.nonces:
            if nonce != NO_NONCE and not is_nonce(nonce):
                raise ValueError(f"a nonce is 16 to 64 hexadecimal digits; {NO_NONCE} stands for none")

    @property
    def commitment(self) -> str:
        """What is shown before the first card."""
        return hashlib.sha256(bytes.fromhex(self.key)).hexdigest()

    def chance(self) -> KeyedChance:
        """The stream that the cards come from."""
        said = b"\n".join([LABEL, *(nonce.encode() for nonce in self.nonces)])
        return KeyedChance(hmac.digest(bytes.fromhex(self.key), said, "sha256"))


def new_key() -> str:
    """A fresh key."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """What somebody adds to a key.

    >>> is_nonce(new_nonce())
    True
    """
    return secrets.token_hex(16)


def is_nonce(text: str) -> bool:
    """Whether a browser may add this.

    >>> is_nonce("0123456789abcdef"), is_nonce("0f"), is_nonce("-")
    (True, False, False)
    """
    return re.fullmatch(NONCE, text) is not None
