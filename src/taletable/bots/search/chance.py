"""How a search draws lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


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
