"""Friends, from Pinocchio to Rumpelstiltskin."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.building import (
    NO_BUILDING,
    TurnQuestion,
    buildable,
    choose_plot,
    no_building,
    plots_for,
)
from taletable.games.grimm_forest.card import Friend, number_of, owner_of
from taletable.games.grimm_forest.cards.monsters import Guardian, Monster
from taletable.games.grimm_forest.frames import GatherQuestion, ResourceQuestion, SeatQuestion, in_build_turn
from taletable.games.grimm_forest.phases import (
    AT_BUILD,
    AT_CLOSE,
    AT_END,
    AT_START,
    SELECT,
    TURN,
)
from taletable.games.grimm_forest.pieces import NONE, kinds, plus, total
from taletable.games.grimm_forest.resource_questions import let_gain, let_give
from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    draw,
    gain,
    knowing_top,
    lose,
    take_from_discard,
    tell_thrown,
    throw,
    top_fable,
)
from taletable.games.grimm_forest.vocabulary import (
    BRICK,
    BUILD,
    GATHER,
    HOUSE,
    LOCATIONS,
    MARKET,
    PARTS,
    PASS,
    RESOURCE,
    RESOURCES,
    SEAT,
    STRAW,
    WOOD,
)
from taletable.kernel import IllegalAction
from taletable.kernel.sets import members

# By how much a kept word of Pinocchio's is more than a word.
KEPT_WORD: Final = 4


class Announce(GatherQuestion):
    """Which gather card you say you will play."""

    __slots__ = ()
    name: ClassVar = "announce"
    clause: ClassVar = "12.14"
    steps: ClassVar = (SELECT,)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        location = action - GATHER
        table.players[seat].friend_memory = location
        if table.story is not None:
            table.tell("announced", {"seat": seat, "location": LOCATIONS[location], "card": PINOCCHIO.id})

    def fits(self, table: Forest, seat: int) -> bool:
        return PINOCCHIO.may_ask(table, seat)


class Pinocchio(Friend):
    """Announce a gather card; if it was the truth, two of what that location gives."""

    id = "pinocchio"
    clause = "12.14"
    moments: ClassVar = (AT_START, AT_END)
    frames: ClassVar = (Announce,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if window == AT_START:
            table.ask(seat, ANNOUNCE)
            return
        location = table.players[seat].friend_memory - KEPT_WORD
        if location == MARKET:
            let_gain(table, [seat], 2, 1, self.number)
        elif location >= 0:
            gain(table, seat, location, 2, self.number)

    def cards_up(self, table: Forest, seat: int) -> None:
        """His word is tested."""
        player = table.players[seat]
        kept = player.friend_memory == player.gather_card
        player.friend_memory = player.friend_memory + KEPT_WORD if kept else NOTHING

    def memories(self, seats: int) -> tuple[str, ...]:
        return (*LOCATIONS, *[f"kept {location}" for location in LOCATIONS])


ANNOUNCE: Final = Announce()
PINOCCHIO: Final = Pinocchio()


class BuildWithHelp(TurnQuestion):
    """What to build with a resource of an opponent's."""

    __slots__ = ()
    name: ClassVar = "puss"
    clause: ClassVar = "12.15"
    refusals: ClassVar = (*TurnQuestion.refusals, *NO_BUILDING)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return members(PUSS_IN_BOOTS.sections(table, seat), BUILD)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """Whose resource is used, if anybody's."""
        section = action - BUILD
        if PUSS_IN_BOOTS.helpers(table, seat, section // PARTS):
            table.ask(seat, ChooseHelper(section))
        else:
            choose_plot(table, seat, section, NOTHING)

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if BUILD <= action < HOUSE:
            return no_building(table, seat, action - BUILD)
        return super().refuse(table, seat, action)


class ChooseHelper(SeatQuestion):
    """Whose resource to build a section with."""

    __slots__ = ("section",)
    name: ClassVar = "helper"
    clause: ClassVar = "12.15"
    args: ClassVar = (("section", "section"),)
    steps: ClassVar = (TURN,)

    def __init__(self, section: int) -> None:
        self.section = section

    def legal(self, table: Forest, seat: int) -> list[int]:
        found = sorted([SEAT + other for other in PUSS_IN_BOOTS.helpers(table, seat, self.section // PARTS)])
        return [*found, PASS] if plots_for(table, seat, self.section, 0) else found

    def choose(self, table: Forest, seat: int, action: int) -> None:
        choose_plot(table, seat, self.section, NOTHING if action == PASS else action - SEAT)

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat)


class PussInBoots(Friend):
    """Build with a resource of an opponent's, as a special action."""

    id = "puss-in-boots"
    clause = "12.15"
    has_special = True
    frames: ClassVar = (BuildWithHelp, ChooseHelper)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return self.sections(table, seat) != 0

    def special(self, table: Forest, seat: int) -> None:
        table.ask(seat, BUILD_WITH_HELP)

    def sections(self, table: Forest, seat: int) -> int:
        """What can be built with his help, a set."""
        helped = NONE
        for material in range(len(RESOURCES)):
            if self.helpers(table, seat, material):
                helped = plus(helped, material, 1)
        return buildable(table, seat, helped)

    def helpers(self, table: Forest, seat: int, material: int) -> list[int]:
        """The opponents who have a resource that he could use."""
        return [other for other in table.opponents(seat) if table.players[other].store[material] > 0]


BUILD_WITH_HELP: Final = BuildWithHelp()
PUSS_IN_BOOTS: Final = PussInBoots()


class FillTower(ResourceQuestion):
    """What goes up the tower."""

    __slots__ = ("count",)
    name: ClassVar = "tower"
    clause: ClassVar = "12.16"
    args: ClassVar = (("count", "count"),)
    steps: ClassVar = (SELECT,)

    def __init__(self, count: int) -> None:
        self.count = count

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """One by one if they may differ."""
        mixed = table.options["rapunzel_types"] == "mixed"
        resource, amount = action - RESOURCE, 1 if mixed else self.count
        table.tower = plus(table.tower, resource, amount)
        if table.story is not None:
            table.tell("stored", {"seat": seat, "resource": RESOURCES[resource], "count": amount})
        if mixed and self.count > 1:
            table.ask(seat, FillTower(self.count - 1))

    def fits(self, table: Forest, seat: int) -> bool:
        return RAPUNZEL.may_ask(table, seat) and 1 <= self.count <= 2


class Rapunzel(Friend):
    """Two resources go up the tower; who is alone gets them all, as a special action (13.10)."""

    id = "rapunzel"
    clause = "12.16"
    moments: ClassVar = (AT_START,)
    varied_by = "rapunzel_types"
    has_special = True
    frames: ClassVar = (FillTower,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        table.ask(seat, FillTower(2))

    def special_possible(self, table: Forest, seat: int) -> bool:
        return table.tower != NONE and table.alone(seat)

    def special(self, table: Forest, seat: int) -> None:
        for resource in kinds(table.tower):
            gain(table, seat, resource, table.tower[resource], self.number)
        table.tower = NONE

    def leaves(self, table: Forest, seat: int) -> None:
        table.tower = NONE

    def hoard(self, table: Forest) -> int:
        return total(table.tower)

    def validate(self, table: Forest) -> None:
        if table.tower != NONE and owner_of(table, self.number) == NOTHING:
            raise ValueError("tower: only rapunzel has one, and nobody has her")


RAPUNZEL: Final = Rapunzel()

WOLF: Final = number_of("wolf")


class RedRidingHood(Guardian):
    """Discard five fables; every Wolf among them, or else a card, as a special action. She stops wolves."""

    id = "red-riding-hood"
    clause = "12.17"
    has_special = True

    def special_possible(self, table: Forest, seat: int) -> bool:
        return bool(table.deck or table.discard)

    def special(self, table: Forest, seat: int) -> None:
        found: list[int] = []
        for _ in range(5):
            knowing_top(table)
            card = top_fable(table)
            if card != NOTHING:
                found.append(card)
        for card in found:
            throw(table, card)
            tell_thrown(table, seat, card, self.number)
        for card in found:
            if card == WOLF:
                take_from_discard(table, seat, WOLF, self.number)
        if WOLF not in found:
            draw(table, seat, 1, self.number)

    def stops(self, beast: Monster) -> bool:
        return beast.kin == "wolf"


RED_RIDING_HOOD: Final = RedRidingHood()


class RobinHood(Friend):
    """One resource from everybody richer."""

    id = "robin-hood"
    clause = "12.18"
    moments: ClassVar = (AT_CLOSE,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        mine = total(table.players[seat].store)
        for other in reversed(table.opponents(seat)):
            store = table.players[other].store
            if total(store) > mine:
                let_give(table, other, seat, 1, self.number, store)


ROBIN_HOOD: Final = RobinHood()


class Spin(ResourceQuestion):
    """What to turn straw into."""

    __slots__ = ()
    name: ClassVar = "spin"
    clause: ClassVar = "12.19"
    steps: ClassVar = (TURN,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + WOOD, RESOURCE + BRICK]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        straw = table.players[seat].store[STRAW]
        lose(table, seat, STRAW, straw, RUMPELSTILTSKIN.number)
        gain(table, seat, action - RESOURCE, straw, RUMPELSTILTSKIN.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat)


class Rumpelstiltskin(Friend):
    """One straw before building; all straw into wood or brick, as a special action."""

    id = "rumpelstiltskin"
    clause = "12.19"
    moments: ClassVar = (AT_BUILD,)
    has_special = True
    frames: ClassVar = (Spin,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        gain(table, seat, STRAW, 1, self.number)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return table.players[seat].store[STRAW] > 0

    def special(self, table: Forest, seat: int) -> None:
        table.ask(seat, SPIN)


SPIN: Final = Spin()
RUMPELSTILTSKIN: Final = Rumpelstiltskin()
