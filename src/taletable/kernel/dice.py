"""The table's only source of chance: BLAKE2b in counter mode over a 32-byte key.

Block ``i`` of a stream is ``BLAKE2b(i, key=key, person=stream)``; its 64 bytes are read as sixteen 32-bit
words. The same key and stream give the same words on every machine, and a place in the stream is one number.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from taletable.kernel.chance import Chance

Seed = int | bytes

KEY_BYTES: Final = 32
WORDS: Final = 16
READ: Final = Struct("<16I")

DEAL: Final = b"deal"


def key_of(seed: object) -> bytes:
    """The 32-byte key a seed stands for: the bytes themselves, or a digest of the number."""
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(f"a seed is a whole number or {KEY_BYTES} bytes; these are {len(seed)} bytes")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number or {KEY_BYTES} bytes, not {seed!r}")
    return blake2b(f"{seed:x}".encode(), digest_size=KEY_BYTES, person=b"taletable seed").digest()


class Dice(Chance):
    """A place in one stream of chance."""

    __slots__ = ("block", "key", "stream", "used")

    def __init__(self, key: bytes, stream: bytes = DEAL, used: int = 0) -> None:
        self.key = key
        self.stream = stream
        self.used = used
        self.block: tuple[int, ...] = ()

    def copy(self) -> Dice:
        """Dice that will fall the same way, independently."""
        twin = Dice(self.key, self.stream, self.used)
        twin.block = self.block
        return twin

    def word(self) -> int:
        place = self.used % WORDS
        if place == 0 or not self.block:
            number = (self.used // WORDS).to_bytes(8, "little")
            self.block = READ.unpack(blake2b(number, key=self.key, person=self.stream).digest())
        self.used += 1
        return self.block[place]
