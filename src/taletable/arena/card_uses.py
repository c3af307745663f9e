"""What each seat has done with which card in a game, as the game's `Measures` and `Views.hand` tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.kernel.events import HELD

if TYPE_CHECKING:
    from taletable.kernel import Table


class CardUses:
    """Notes who holds which card while a game goes on; its story has the rest."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._held: list[set[str]] = [set() for _ in range(table.seats)]
        self.look()

    def look(self) -> None:
        """Note what everybody holds now; to be called after each answer."""
        views = self.table.game.views
        for seat, held in enumerate(self._held):
            held.update(views.hand(self.table, seat))

    def uses(self) -> list[set[str]]:
        """What each seat has done with cards; a card is named as actions name it (`held card king`)."""
        found = [{f"{HELD} card {card}" for card in held} for held in self._held]
        cards = self.table.game.measures.cards
        for event in self.table.story or ():
            told = cards.get(event.kind)
            if told is not None:
                noun = told.card.partition("_")[0]
                found[event.args[told.seat]].add(f"{told.use} {noun} {event.args[told.card]}")
        return found
