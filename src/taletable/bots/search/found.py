"""What a bot has found out about each of its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taletable.kernel import Table


class Found:
    """What a search has found out about one answer.

    ``visits`` is how often it was chosen, ``total`` the sum of the shares of the win, ``squares`` of their squares;
    ``gained`` and ``rival`` the sums of the points by which the turn changed one's own and the best rival's score.
    """

    __slots__ = ("action", "gained", "rival", "squares", "total", "visits")

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.gained = 0
        self.rival = 0

    def note(self, share: float, seat: int, before: Table, after: Table) -> None:
        """Add a result: the share of the win, and how the turn has changed the points."""
        self.visits += 1
        self.total += share
        self.squares += share * share
        was = before.points()
        points = after.points()
        self.gained += points[seat] - was[seat]
        was[seat] = points[seat] = -1_000_000
        self.rival += max(points) - max(was)
