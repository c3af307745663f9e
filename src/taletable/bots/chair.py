"""What a bot may know: the view from one seat, its decision, and worlds imagined from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from taletable.kernel import Decision, Table, View


class Chair:
    """One seat of a table, as the bot on it sees it. The table itself stays out of reach."""

    __slots__ = ("_imagine", "_look", "decision")

    def __init__(self, table: Table, seat: int) -> None:
        decision = table.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.decision: Decision = decision
        self._look: Callable[[], View] = lambda: table.view(seat)
        self._imagine: Callable[[int], Table] = lambda seed: table.imagine(seat, seed)

    @property
    def seat(self) -> int:
        """The seat the chair stands at."""
        return self.decision.seat

    def view(self) -> View:
        """All that may be seen from here."""
        return self._look()

    def imagine(self, seed: int) -> Table:
        """A table that looks the same from here, with everything hidden dealt anew."""
        return self._imagine(seed)
