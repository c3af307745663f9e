"""Counting, in the manner of perft: how many ways to play a table so many decisions deep."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taletable.kernel import Table


def perft(table: Table, depth: int) -> int:
    """The number of sequences of `depth` decisions; a game that ends earlier counts once."""
    if depth == 0 or table.over:
        return 1
    seat = table.waiting[0]
    count = 0
    for action in table.actions(seat):
        world = table.copy()
        world.act(seat, action)
        count += perft(world, depth - 1)
    return count
