"""What lies on one tile: cards from bottom to top, the Dwarf always lowest."""

from __future__ import annotations

from typing import Final

from taletable.games.zavarushka.cards import COUNT, DRAGON, DWARF, KNIGHT
from taletable.kernel.cards import onto

Stack = tuple[int, ...]

NOBODY: Final = -1


def place_of(stack: Stack, name: int) -> int:
    """Where a character of this name lies in the stack; -1 where none does."""
    for place in range(len(stack)):
        if stack[place] % COUNT == name:
            return place
    return NOBODY


def fits(stack: Stack, name: int) -> bool:
    """No two of a name on one tile, a blocked one included (3.3, 3.4)."""
    return place_of(stack, name) == NOBODY


def laid(stack: Stack, card: int) -> Stack:
    """The stack with one more card: on top (3.1), the Dwarf at the bottom (3.2)."""
    return (card, *stack) if card % COUNT == DWARF else onto(stack, card)


def top(stack: Stack) -> int:
    """The top character; -1 on an empty tile, and where only the Dwarf lies (3.6)."""
    if not stack or stack[-1] % COUNT == DWARF:
        return NOBODY
    return stack[-1]


def movable(stack: Stack) -> Stack:
    """The characters a power can reorder: all but the Dwarf (5.6)."""
    return stack[1:] if stack and stack[0] % COUNT == DWARF else stack


def blocked(stack: Stack) -> tuple[bool, ...]:
    """Which cards are blocked, read off the stack as it lies now (4.1, 4.2, 4.5)."""
    dragon = place_of(stack, DRAGON)
    if dragon == NOBODY:
        return (False,) * len(stack)
    if place_of(stack, KNIGHT) > dragon:
        return tuple([place == dragon for place in range(len(stack))])
    return tuple([place < dragon and stack[place] % COUNT != DWARF for place in range(len(stack))])


def awake(stack: Stack) -> Stack:
    """The cards that are not blocked."""
    asleep = blocked(stack)
    return tuple([stack[place] for place in range(len(stack)) if not asleep[place]])
