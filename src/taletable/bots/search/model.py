"""How good a table is for a seat: by a network, or by a hand-made value where there is none.

Values are logarithms of odds, so that a difference of 1 means the same in every game.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taletable.bots.evaluation import Evaluate
    from taletable.bots.features import Features
    from taletable.bots.search.network import Network
    from taletable.kernel import Table


class Model:
    """Values of tables. ``scale`` is what of the hand-made value counts as 1."""

    __slots__ = ("evaluate", "features", "network", "scale")

    def __init__(self, evaluate: Evaluate, scale: float, features: Features | None, network: Network | None) -> None:
        self.evaluate = evaluate
        self.scale = scale
        self.features = features
        self.network = network

    def value(self, table: Table, seat: int) -> float:
        """How good a table is for a seat."""
        network = self.network
        features = self.features
        if network is not None and features is not None:
            return network.logit(features(table, seat))
        return self.evaluate(table, seat) / self.scale

    def chances(self, table: Table) -> list[float]:
        """Each seat's share of a win; together they are 1."""
        shares = [1.0 / (1.0 + exp(-self.value(table, seat))) for seat in range(table.seats)]
        whole = sum(shares)
        return [share / whole for share in shares]


def outcome(table: Table) -> list[float]:
    """Each seat's share of the win of a finished game."""
    points = table.points()
    most = max(points)
    first = [seat for seat in range(table.seats) if points[seat] == most]
    if len(first) > 1:
        first = [standing.seat for standing in table.standings if standing.rank == 1]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(table.seats)]
