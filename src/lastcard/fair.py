"""Fair dealing that can be checked: the cards come from a key and from what the players added to it.

Before the first card the table shows a commitment, the SHA-256 of a secret key of 256 bits. Every player's browser adds
a nonce of its own. The stream that shuffles and drops come from has as its secret the HMAC-SHA-256, under the key, of
the nonces; so nobody, the server included, chooses the cards. When the game is over the key is shown.

>>> dealing = Dealing("00" * 32, ("a1", "b2"))
>>> dealing.commitment[:16]
'66687aadf862bd77'
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.engine.keyed import KeyedChance

LABEL = b"lastcard dealing 1"
MAX_NONCE = 64


@dataclass(frozen=True)
class Dealing:
    """A key and the nonces that were added to it, in the order of the seats."""

    key: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be a key or a nonce."""
        if not re.fullmatch(r"[0-9a-f]{64}", self.key):
            raise ValueError("a key is 64 hexadecimal digits")
        for nonce in self.nonces:
            if not is_nonce(nonce):
                raise ValueError(f"a nonce is up to {MAX_NONCE} hexadecimal digits")

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


def is_nonce(text: str) -> bool:
    """Whether a browser may add this.

    >>> is_nonce("0f"), is_nonce("xyz"), is_nonce("")
    (True, False, True)
    """
    return re.fullmatch(rf"[0-9a-f]{{0,{MAX_NONCE}}}", text) is not None


def check(dealing: Dealing, commitment: str, nonces: Sequence[str] = ()) -> str | None:
    """Why the cards cannot have come from what was committed to; None if all is well."""
    if dealing.commitment != commitment:
        return "the key is not the one that was committed to"
    missing = [nonce for nonce in nonces if nonce not in dealing.nonces]
    return f"the nonce {missing[0]} was left out" if missing else None
