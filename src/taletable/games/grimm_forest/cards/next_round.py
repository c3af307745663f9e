"""Next-round cards: fables that stay before their player, and are due in the next round (9.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import Card
from taletable.games.grimm_forest.frames import ResourceQuestion
from taletable.games.grimm_forest.phases import AT_END, AT_REVEAL, AT_START, CARDS_UP
from taletable.games.grimm_forest.pieces import NONE, kinds, plus, total
from taletable.games.grimm_forest.questions import ask_where
from taletable.games.grimm_forest.resource_questions import let_gain
from taletable.games.grimm_forest.sheet import NEXT_ROUND
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import dismiss, idle, lose
from taletable.games.grimm_forest.vocabulary import (
    BRICK,
    LOCATIONS,
    NOWHERE,
    PASS,
    RESOURCE,
    RESOURCES,
    STRAW,
    WOOD,
)
from taletable.kernel import Args


class FaerieFeast(Card):
    """Laid anywhere at the start of the next round; three resources for everybody who gathers there (13.13)."""

    id = "faerie-feast"
    clause = "11.10"
    sort = NEXT_ROUND
    due_moments: ClassVar = (AT_START, AT_END)
    varied_by = "choice_types"

    def act_due(self, table: Forest, seat: int, window: int) -> None:
        if window == AT_START:
            ask_where(table, seat, self)
        else:
            one = 1 if table.options["choice_types"] == "one" else 0
            let_gain(table, table.here(table.players[seat].feast), 3, one, self.number)

    def where(self, table: Forest, seat: int) -> list[int]:
        return list(range(len(table.places)))

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        table.players[seat].feast = location
        if table.story is not None:
            args: Args = {"seat": seat, "card": self.id, "location": LOCATIONS[location], "role": "feast"}
            table.tell("laid", args, clause=self.clause)

    def may_ask(self, table: Forest, seat: int) -> bool:
        return super().may_ask(table, seat) and table.players[seat].due == self.number

    def is_prepared(self, table: Forest, seat: int) -> bool:
        return table.players[seat].feast != NOWHERE

    def validate(self, table: Forest) -> None:
        for seat, player in enumerate(table.players):
            if player.feast != NOWHERE and player.due != self.number:
                raise ValueError(f"players[{seat}].feast: no faerie feast is due")


FAERIE_FEAST: Final = FaerieFeast()


class Pay(ResourceQuestion):
    """What to pay the helpers with, two resources, or that nothing is paid (11.16)."""

    __slots__ = ("count",)
    name: ClassVar = "pay"
    clause: ClassVar = "11.16"
    args: ClassVar = (("count", "count"),)
    steps: ClassVar = (CARDS_UP,)

    def __init__(self, count: int) -> None:
        self.count = count

    def legal(self, table: Forest, seat: int) -> list[int]:
        found = [RESOURCE + resource for resource in kinds(table.players[seat].store)]
        return found if self.count == 1 else [*found, PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action == PASS:
            dismiss(table, seat)
            return
        lose(table, seat, action - RESOURCE, 1, HIRED_HELP.number)
        if self.count > 1:
            table.ask(seat, Pay(self.count - 1))

    def fits(self, table: Forest, seat: int) -> bool:
        player = table.players[seat]
        return 1 <= self.count <= 2 and total(player.store) >= self.count and player.fable == HIRED_HELP.number


class HiredHelp(Card):
    """Pay two resources, or the card is gone; in the next round it brings as much again as is gathered (13.9)."""

    id = "hired-help"
    clause = "11.16"
    sort = NEXT_ROUND
    moments: ClassVar = (AT_REVEAL,)
    varied_by = "hired_help"
    frames: ClassVar = (Pay,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if total(table.players[seat].store) < 2:
            dismiss(table, seat)
        else:
            table.ask(seat, Pay(2))

    def harvested(self, table: Forest, seat: int) -> None:
        player = table.players[seat]
        gathered = player.gathered
        if gathered == NONE:
            idle(table, seat, self.number)
        for resource in kinds(gathered):
            count = gathered[resource]
            player.store = plus(player.store, resource, count)
            if table.options["hired_help"] == "gathered":
                player.gathered = plus(player.gathered, resource, count)
            if table.story is not None:
                args: Args = {"seat": seat, "resource": RESOURCES[resource], "count": count}
                table.tell("gained", {**args, "card": self.id})


HIRED_HELP: Final = HiredHelp()


class Taxation(Card):
    """In the next round half of everything from opponents elsewhere, brick first."""

    id = "taxation"
    clause = "11.28"
    sort = NEXT_ROUND
    due_moments: ClassVar = (AT_END,)

    def act_due(self, table: Forest, seat: int, window: int) -> None:
        company = table.others_here(seat)
        for other in table.opponents(seat):
            if other not in company:
                due = total(table.players[other].store) // 2
                for resource in (BRICK, WOOD, STRAW):
                    paid = min(due, table.players[other].store[resource])
                    lose(table, other, resource, paid, self.number)
                    due -= paid


TAXATION: Final = Taxation()
