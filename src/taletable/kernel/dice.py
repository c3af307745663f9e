"""The table's only source of chance: BLAKE2b in counter mode over a 32-byte key.

Block ``i`` of a stream is ``BLAKE2b(i, key=key, person=stream)``; its 64 bytes are read as sixteen 32-bit
words. The same key and stream give the same words on every machine, and a place in the stream is one number.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from taletable.kernel.chance import Chance

Seed = int | bytes

KEY_BYTES: Final = 32
WORDS: Final = 16
READ: Final = Struct("<16I").unpack
# A copy of a hash that has begun is made in a third of the time that it takes to begin one.
SEEDING: Final = blake2b(digest_size=KEY_BYTES, person=b"taletable seed")

DEAL: Final = b"deal"


def key_of(seed: object) -> bytes:
    """The 32-byte key a seed stands for: the bytes themselves, or a digest of the number."""
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(f"a seed is a whole number or {KEY_BYTES} bytes; these are {len(seed)} bytes")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number or {KEY_BYTES} bytes, not {seed!r}")
    digest = SEEDING.copy()
    digest.update(f"{seed:x}".encode())
    return digest.digest()


class Dice(Chance):
    """A place in one stream of chance."""

    __slots__ = ("begun", "block", "key", "stream", "used")

    def __init__(self, key: bytes, stream: bytes = DEAL, used: int = 0) -> None:
        self.key = key
        self.stream = stream
        self.used = used
        self.block: tuple[int, ...] = ()
        self.begun: Any = None  # the hash that every block is a copy of, once one was needed

    def copy(self) -> Dice:
        """Dice that will fall the same way, independently."""
        twin = Dice(self.key, self.stream, self.used)
        twin.block = self.block
        twin.begun = self.begun
        return twin

    def word(self) -> int:
        place = self.used % WORDS
        if place == 0 or not self.block:
            self.block = self._block(self.used // WORDS)
        self.used += 1
        return self.block[place]

    def _block(self, number: int) -> tuple[int, ...]:
        if self.begun is None:
            self.begun = blake2b(key=self.key, person=self.stream)
        block = self.begun.copy()
        block.update(number.to_bytes(8, "little"))
        words: tuple[int, ...] = READ(block.digest())
        return words
