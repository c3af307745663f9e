"""What each seat may see, and the worlds it can imagine."""

from __future__ import annotations

from taletable.games.pebbles.rules import BONUSES
from taletable.games.pebbles.table import Heap
from taletable.kernel import Dice, View, Views


class HeapViews(Views[Heap]):
    """The heap lies open; a bonus is seen by its owner, and by all when the game is over."""

    def public(self, table: Heap, view: View) -> None:
        view["left"] = table.left
        view["taken"] = list(table.taken)
        view["active"] = None if table.over else table.active
        view["bonus"] = None
        view["bonuses"] = list(table.bonuses) if table.over else None

    def private(self, table: Heap, view: View, seat: int) -> View:
        return {"bonus": table.bonuses[seat]}

    def redeal(self, table: Heap, seat: int | None, chance: Dice) -> None:
        """The others' bonuses are any that the seat does not hold."""
        if table.over:
            return
        left = [bonus for bonus in BONUSES if seat is None or bonus != table.bonuses[seat]]
        chance.shuffle(left)
        for other in range(table.seats):
            if other != seat:
                table.bonuses[other] = left.pop()
