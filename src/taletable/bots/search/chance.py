"""Fast random numbers for search: xorshift32. Nothing that players see is dealt from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

MASK: Final = 0xFFFFFFFF


class Xorshift:
    """Marsaglia's xorshift with 32 bits of state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed & MASK) or 0x9E3779B9

    def word(self) -> int:
        """The next 32 bits."""
        state = self.state
        state ^= (state << 13) & MASK
        state ^= state >> 17
        state ^= (state << 5) & MASK
        self.state = state
        return state

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1; the tiny bias of the multiplication does not matter here."""
        return (self.word() * count) >> 32


def by_visits(visits: list[int], below: Callable[[int], int]) -> int:
    """The place of one of these by lot: each as likely as its visits squared, but never one with few."""
    most = max(visits)
    weights = [count * count if 4 * count >= most else 0 for count in visits]
    left = below(sum(weights))
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0:
            return place
    raise AssertionError
