"""Gathering: from a location to a store, and the Market's resources one by one."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.frames import ForestTask, ResourceQuestion
from taletable.games.grimm_forest.phases import HIRED
from taletable.games.grimm_forest.pieces import kinds, plus, total
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import LOCATIONS, MARKET, RESOURCE, RESOURCES


def gather(table: Forest, seat: int, location: int, resource: int, count: int, clause: str = "") -> None:
    """From a location to a store: this and nothing else is gathering (2.7)."""
    place = table.places[location]
    place.pile = plus(place.pile, resource, -count)
    player = table.players[seat]
    player.store = plus(player.store, resource, count)
    player.gathered = plus(player.gathered, resource, count)
    if table.story is not None and count:
        table.tell(
            "gathered",
            {"seat": seat, "location": LOCATIONS[location], "resource": RESOURCES[resource], "count": count},
            clause=clause,
        )


def draft(table: Forest, done: int, wanted: int) -> None:
    """The next resource from the Market; where all are alike nobody is asked (5.4)."""
    pigs = table.here(MARKET)
    while done < wanted:
        seat = pigs[done % len(pigs)]
        found = kinds(table.places[MARKET].pile)
        if len(found) > 1:
            table.ask(seat, DraftOne(done, wanted))
            return
        gather(table, seat, MARKET, found[0], 1, "5.4")
        done += 1


def _draft_fits(table: Forest, done: int, wanted: int) -> bool:
    if len(table.places) <= MARKET or len(table.here(MARKET)) < 2:
        return False
    return done <= wanted <= done + total(table.places[MARKET].pile)


class Draft(ForestTask):
    """So many resources of the Market are gathered one by one; some of them have been."""

    __slots__ = ("done", "wanted")
    name: ClassVar = "draft"
    args: ClassVar = (("done", "count"), ("wanted", "count"))

    def __init__(self, done: int, wanted: int) -> None:
        self.done = done
        self.wanted = wanted

    def happen(self, table: Forest) -> None:
        draft(table, self.done, self.wanted)

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() == HIRED and _draft_fits(table, self.done, self.wanted)


class DraftOne(ResourceQuestion):
    """Which resource of the Market to gather (5.4)."""

    __slots__ = ("done", "wanted")
    name: ClassVar = "draft-one"
    clause: ClassVar = "5.4"
    args: ClassVar = (("done", "count"), ("wanted", "count"))
    steps: ClassVar = (HIRED,)

    def __init__(self, done: int, wanted: int) -> None:
        self.done = done
        self.wanted = wanted

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in kinds(table.places[MARKET].pile)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        gather(table, seat, MARKET, action - RESOURCE, 1, "5.4")
        draft(table, self.done + 1, self.wanted)

    def fits(self, table: Forest, seat: int) -> bool:
        if not _draft_fits(table, self.done, self.wanted) or self.done >= self.wanted:
            return False
        pigs = table.here(MARKET)
        return pigs[self.done % len(pigs)] == seat


FRAMES: Final = (Draft, DraftOne)
