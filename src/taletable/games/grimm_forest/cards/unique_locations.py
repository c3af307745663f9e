"""Unique locations: fables that are laid on a location, act there at the end of every gather phase, and stay."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import Card
from taletable.games.grimm_forest.frames import refused
from taletable.games.grimm_forest.phases import AT_REVEAL
from taletable.games.grimm_forest.questions import ask_where
from taletable.games.grimm_forest.resource_questions import let_gain, let_lose
from taletable.games.grimm_forest.sheet import NOTHING, UNIQUE
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import dismiss, gain_each
from taletable.games.grimm_forest.vocabulary import LOCATIONS
from taletable.kernel import Args, IllegalAction


class UniqueLocation(Card):
    """It needs a location without one, and lies there until its condition is fulfilled (9.5, 9.6)."""

    sort = UNIQUE
    moments: ClassVar = (AT_REVEAL,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if self.where(table, seat):
            ask_where(table, seat, self)
        else:
            dismiss(table, seat, "9.5")

    def where(self, table: Forest, seat: int) -> list[int]:
        return [location for location in range(len(table.places)) if table.places[location].unique == NOTHING]

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        place = table.places[location]
        place.unique = self.number
        place.layer = seat
        table.players[seat].fable = NOTHING
        if table.story is not None:
            args: Args = {"seat": seat, "card": self.id, "location": LOCATIONS[location], "role": "unique"}
            table.tell("laid", args, clause="9.5")

    def deny_where(self, table: Forest, location: int) -> IllegalAction:
        return refused("unique-there", {"location": LOCATIONS[location]}, "9.5")

    def may_ask(self, table: Forest, seat: int) -> bool:
        return super().may_ask(table, seat) and table.players[seat].fable == self.number


class GrandmasHouse(UniqueLocation):
    """Two resources for everybody here, until a monster comes (13.7)."""

    id = "grandmas-house"
    clause = "11.13"
    varied_by = "grandma_discard"
    attracts_monsters = True

    def act_laid(self, table: Forest, location: int) -> None:
        let_gain(table, table.here(location), 2, 0, self.number)

    def is_spent(self, table: Forest, location: int) -> bool:
        if table.options["grandma_discard"] == "any_played":
            return table.prowled
        return bool(table.places[location].monsters)


GRANDMAS_HOUSE: Final = GrandmasHouse()


class LonelyCastle(UniqueLocation):
    """One of each resource for whoever is alone here, until it is crowded."""

    id = "lonely-castle"
    clause = "11.18"

    def act_laid(self, table: Forest, location: int) -> None:
        found = table.here(location)
        if len(found) == 1:
            gain_each(table, found[0], self.number)

    def is_spent(self, table: Forest, location: int) -> bool:
        return len(table.here(location)) >= min(3, table.seats)


LONELY_CASTLE: Final = LonelyCastle()


class RoyalWedding(UniqueLocation):
    """Whoever is not here loses a resource, a pig that is nowhere too, until nobody is here."""

    id = "royal-wedding"
    clause = "11.24"

    def act_laid(self, table: Forest, location: int) -> None:
        absent = [seat for seat in table.in_turn() if table.players[seat].pig != location]
        let_lose(table, absent, self.number)


ROYAL_WEDDING: Final = RoyalWedding()
