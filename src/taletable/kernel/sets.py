"""Sets of small numbers (names of cards, actions, places), one bit each: they need no list.

No member is above 61, so that compiled code computes with machine words (``i64``); plain Python has its own numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taletable.kernel.chance import Chance


def set_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def is_one(members: int) -> bool:
    """Whether a set has exactly one member."""
    return members != 0 and members & (members - 1) == 0


def highest(members: int) -> int:
    """The highest member of a set."""
    return members.bit_length() - 1


def members(members: int, first: int = 0) -> list[int]:
    """The members of a set, ascending, counted from ``first``."""
    found: list[int] = []
    left: i64 = members
    number = first
    while left:
        if left & 1:
            found.append(number)
        left >>= 1
        number += 1
    return found


def any_member(members: int, chance: Chance) -> int:
    """A member of a set, each as likely: the same one that ``chance`` would take from the list of them."""
    left: i64 = members
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    left = members
    skipped: i64 = chance.below(count)
    while skipped:
        left &= left - 1
        skipped -= 1
    member: i64 = 0
    while not left & 1:
        left >>= 1
        member += 1
    return member
