"""Friends, from Hansel and Gretel to Rumpelstiltskin."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.building import NO_BUILDING, TurnQuestion, affordable, choose_plot, no_building
from taletable.games.grimm_forest.card import Friend, number_of, owner_of
from taletable.games.grimm_forest.cards.monsters import MAY, MUST, NOT, Guardian, Monster
from taletable.games.grimm_forest.frames import GatherQuestion, ResourceQuestion, SeatQuestion, in_build_turn
from taletable.games.grimm_forest.phases import (
    AT_BUILD,
    AT_CARDS,
    AT_CLOSE,
    AT_END,
    AT_START,
    CARDS_UP,
    MOVE,
    SELECT,
    TIDY,
    TURN,
)
from taletable.games.grimm_forest.pieces import HELD, NONE, kinds, plus, total
from taletable.games.grimm_forest.questions import let_gain, let_give
from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    add,
    draw,
    gain,
    gain_each,
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
    SECTIONS,
    STRAW,
    WOOD,
)
from taletable.kernel import IllegalAction


class HanselAndGretel(Friend):
    """An opponent's walls cost one more, which they eat."""

    id = "hansel-and-gretel"
    clause = "12.10"
    walls_toll = 1


HANSEL_AND_GRETEL: Final = HanselAndGretel()


class Huntsman(Guardian):
    """Every opponent with a fable must play one; a monster on your location is stopped, and you are paid (13.11)."""

    id = "huntsman"
    clause = "12.11"
    moments = (AT_START,)
    varied_by = "huntsman_cancels"
    stays = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        for other in table.opponents(seat):
            table.forced |= 1 << other

    def hunts(self, table: Forest, seat: int, location: int) -> int:
        if table.players[seat].pig != location:
            return NOT
        if table.options["huntsman_cancels"] == "all":
            return MUST
        if table.hunted:
            return NOT
        # Version 1 asked only if another monster here had yet to act.
        struck = [table.struck >> (number & 3) & 1 for number in table.places[location].monsters]
        return MAY if table.version > 1 or not all(struck) else MUST

    def stop(self, table: Forest, seat: int, beast: Monster) -> None:
        table.hunted = True
        if table.story is not None:
            table.tell("stopped", {"seat": seat, "card": self.id, "card_monster": beast.id})
        gain_each(table, seat, self.number)


HUNTSMAN: Final = Huntsman()


class Beans(ResourceQuestion):
    """What grows on the Market."""

    __slots__ = ()
    name: ClassVar = "beans"
    clause: ClassVar = "12.12"
    steps: ClassVar = (MOVE,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        add(table, MARKET, action - RESOURCE, 2, JACK_THE_GIANT_SLAYER.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return JACK_THE_GIANT_SLAYER.may_ask(table, seat) and len(table.places) > MARKET


class JackTheGiantSlayer(Guardian):
    """Two more of its kind for your location; he stops the Giant."""

    id = "jack-the-giant-slayer"
    clause = "12.12"
    moments = (AT_CARDS,)
    frames = (Beans,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        location = table.players[seat].gather_card
        if location == MARKET:
            table.ask(seat, BEANS)
        else:
            add(table, location, location, 2, self.number)

    def stops(self, beast: Monster) -> bool:
        return beast.kin == "giant"


BEANS: Final = Beans()
JACK_THE_GIANT_SLAYER: Final = JackTheGiantSlayer()


class Tuck(GatherQuestion):
    """Which gather card to put under her; two must be left."""

    __slots__ = ()
    name: ClassVar = "tuck"
    clause: ClassVar = "12.13"
    steps: ClassVar = (CARDS_UP, TIDY, TURN)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        table.players[seat].tucked |= 1 << (action - GATHER)
        if len(table.usable(seat)) > 2:
            table.ask(seat, TUCK)

    def shows(self, table: Forest, seat: int) -> bool:
        return False

    def fits(self, table: Forest, seat: int) -> bool:
        player = table.players[seat]
        return player.friend == LITTLE_MERMAID.number and player.tucked.bit_count() < len(table.places) - 2

    def take_back(self, table: Forest, seat: int) -> None:
        table.players[seat].tucked = 0


class LittleMermaid(Friend):
    """All but two gather cards go under her; one of each resource, as a special action."""

    id = "little-mermaid"
    clause = "12.13"
    has_special = True
    frames = (Tuck,)

    def joins(self, table: Forest, seat: int) -> None:
        table.ask(seat, TUCK)

    def leaves(self, table: Forest, seat: int) -> None:
        table.players[seat].tucked = 0
        table.players[seat].shown = 0

    def choosing(self, table: Forest, seat: int) -> None:
        table.players[seat].shown |= HELD

    def special(self, table: Forest, seat: int) -> None:
        gain_each(table, seat, self.number)

    def validate(self, table: Forest) -> None:
        for seat, player in enumerate(table.players):
            where = f"players[{seat}].tucked"
            if (player.tucked or player.shown) and player.friend != self.number:
                raise ValueError(f"{where}: only the little mermaid keeps gather cards")
            if player.tucked & player.shown or player.tucked.bit_count() > len(table.places) - 2:
                raise ValueError(f"{where}: two gather cards must be left, and what was shown is not tucked")


TUCK: Final = Tuck()
LITTLE_MERMAID: Final = LittleMermaid()

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
    moments = (AT_START, AT_END)
    frames = (Announce,)

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
        return [BUILD + section for section in PUSS_IN_BOOTS.sections(table, seat)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """Whose resource is used, if anybody's."""
        section = action - BUILD
        if PUSS_IN_BOOTS.helpers(table, seat, section):
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
        found = sorted([SEAT + other for other in PUSS_IN_BOOTS.helpers(table, seat, self.section)])
        return [*found, PASS] if affordable(table, seat, self.section, 0) else found

    def choose(self, table: Forest, seat: int, action: int) -> None:
        choose_plot(table, seat, self.section, NOTHING if action == PASS else action - SEAT)

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat)


class PussInBoots(Friend):
    """Build with a resource of an opponent's, as a special action."""

    id = "puss-in-boots"
    clause = "12.15"
    has_special = True
    frames = (BuildWithHelp, ChooseHelper)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return bool(self.sections(table, seat))

    def special(self, table: Forest, seat: int) -> None:
        table.ask(seat, BUILD_WITH_HELP)

    def sections(self, table: Forest, seat: int) -> list[int]:
        """What can be built with his help."""
        found: list[int] = []
        for section in range(len(SECTIONS)):
            helped = 1 if self.helpers(table, seat, section) else 0
            if affordable(table, seat, section, helped):
                found.append(section)
        return found

    def helpers(self, table: Forest, seat: int, section: int) -> list[int]:
        """The opponents who have a resource that he could use."""
        material = section // PARTS
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
    moments = (AT_START,)
    varied_by = "rapunzel_types"
    has_special = True
    frames = (FillTower,)

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
    moments = (AT_CLOSE,)

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
    moments = (AT_BUILD,)
    has_special = True
    frames = (Spin,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        gain(table, seat, STRAW, 1, self.number)

    def special_possible(self, table: Forest, seat: int) -> bool:
        return table.players[seat].store[STRAW] > 0

    def special(self, table: Forest, seat: int) -> None:
        table.ask(seat, SPIN)


SPIN: Final = Spin()
RUMPELSTILTSKIN: Final = Rumpelstiltskin()
