"""Random numbers: what every source of chance can do, and the fast one, for whatever nobody sees at a table."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, which needs no test for larger numbers

SPAN: Final = 1 << 32
MASK: Final = SPAN - 1
HALF: Final = 0xFFFF
LOW: Final = 0x2545F491
HIGH: Final = 0x1B873593


class Chance:
    """A source of chance."""

    __slots__ = ()

    @abstractmethod
    def word(self) -> int:
        """The next 32 bits."""

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1, each as likely (what falls beyond a whole multiple is thrown again)."""
        limit = SPAN - SPAN % count
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % count

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Xorshift(Chance):
    """Marsaglia's xorshift with 128 bits of state: random play, imagined worlds, search. No table is dealt by it."""

    __slots__ = ("first", "fourth", "second", "third")

    def __init__(self, seed: int) -> None:
        # The words of the seed, and what grows from them, so that seeds that follow each other lie far apart.
        low = (seed & MASK) ^ 0x9E3779B9
        high = (seed >> 32) & MASK
        self.first: i64 = _spread(low)
        self.second: i64 = _spread(self.first + high)
        self.third: i64 = _spread(self.second + 1)
        self.fourth: i64 = _spread(self.third + 1) | 1  # not all of them are zero

    def word(self) -> int:
        return self._step()

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1; the tiny bias of the multiplication does not matter here."""
        return ((self._step() >> 4) * count) >> 28

    def _step(self) -> i64:
        first, last = self.first, self.fourth
        mixed = first ^ ((first << 11) & MASK)
        self.first = self.second
        self.second = self.third
        self.third = last
        word = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
        self.fourth = word
        return word


def _spread(word: int) -> int:
    """Another word, which differs in many bits where this one differs in one. Halves, since products stay small so."""
    mixed = ((word & HALF) * LOW) ^ (((word >> 16) & HALF) * HIGH)
    return (mixed ^ (mixed >> 15)) & MASK
