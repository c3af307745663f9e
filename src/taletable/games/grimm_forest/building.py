"""The build turn: its actions, and what can be built."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import friend_of
from taletable.games.grimm_forest.frames import ForestQuestion, ForestTask, in_build_turn, refused
from taletable.games.grimm_forest.phases import TURN
from taletable.games.grimm_forest.pieces import (
    CHEAP,
    COPIES,
    NONE,
    PLOTS,
    ROOF,
    WALLS,
    Amounts,
    Player,
    amount,
    house,
    level_of,
    material_of,
    plus,
)
from taletable.games.grimm_forest.questions import offer_friend
from taletable.games.grimm_forest.resource_questions import let_gain
from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import draw, part, pass_on, top_friend
from taletable.games.grimm_forest.vocabulary import (
    BUILD,
    DRAW,
    GAIN,
    HOUSE,
    PARTS,
    PASS,
    PLOT,
    RELEASE,
    RESOURCES,
    REWARD,
    REWARDS,
    SECTIONS,
    SPECIAL,
)
from taletable.kernel import Args, IllegalAction
from taletable.kernel.cards import added, without
from taletable.kernel.chance import Chance
from taletable.kernel.sets import any_member, members

ACTIONS_A_TURN: Final = 2
ANY_RESOURCE: Final = (1 << len(RESOURCES)) - 1
COSTS: Final[tuple[int, ...]] = (0, 2, 4, 6)

# A set of plots has a bit for one on the board and a bit for a corner; these are its members.
BOARD: Final = 1
CORNER: Final = 2
EITHER: Final = 3
PLOTS_IN: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (CHEAP,), (0, CHEAP))


def begin_turn(table: Forest, seat: int) -> None:
    """Two actions, more or fewer by what cards have done (6.1)."""
    player = table.players[seat]
    table.turn = seat
    table.left = max(0, ACTIONS_A_TURN + player.bonus - player.penalty)
    table.extra = table.left if table.options["turn_actions"] == "may" else min(player.bonus, table.left)
    table.used = ()
    table.agenda.append(ACT)


class Act(ForestTask):
    """The next action of a turn, or what can be done without one."""

    __slots__ = ()
    name: ClassVar = "act"

    def happen(self, table: Forest) -> None:
        seat = table.turn
        if table.left > 0 or friend_of(table, seat).can_be_released(table, seat):
            table.agenda.append(ACT)
            table.ask(seat, MENU)

    def fits(self, table: Forest, place: int) -> bool:
        if table.stage() != TURN or place != 1:
            return False
        (begun,) = table.agenda[0].numbers()
        return table.turn == (table.first + begun - 1) % table.seats


# What can be built.


def stock(table: Forest, material: int, level: int) -> int:
    """How many sections of a kind are left (1.3)."""
    left = COPIES
    least = house(material, level, 0)
    for player in table.players:
        for number in player.houses:
            if number >= least and material_of(number) == material:
                left -= 1
    return left


def sites(player: Player) -> int:
    """Where a player could build what, whatever it costs: a set of plots for each section, the first one lowest."""
    found = corners = unfinished = 0
    for number in player.houses:
        cheap, level, material = number & CHEAP, level_of(number), material_of(number)
        corners += cheap
        if level < ROOF:
            unfinished |= 1 << material
            found |= BOARD << cheap + 2 * (PARTS * material + level)
    free = BOARD if len(player.houses) - corners < PLOTS else 0
    if corners < player.corners:
        free |= CORNER
    for material in range(len(RESOURCES)):
        if not unfinished >> material & 1:
            found |= free << 2 * PARTS * material
    return found


def price(table: Forest, seat: int, section: int, cheap: int) -> int:
    """What a section costs (6.4, 11.8, 12.10)."""
    level = section % PARTS + 1
    cost = COSTS[level] - cheap
    if level == WALLS:
        for other in range(table.seats):
            if other != seat:
                cost += friend_of(table, other).walls_toll
    return cost


def affordable(table: Forest, seat: int, section: int, plots: int, helped: int) -> int:
    """The plots of a set on which the section can be built and paid for, with or without an opponent's resource."""
    purse = amount(table.players[seat].store, section // PARTS) + helped
    if COSTS[section % PARTS + 1] - CHEAP > purse:
        return 0  # too dear on every plot, which is quickly seen
    cost = price(table, seat, section, 0)
    if cost > purse:
        plots &= CORNER if cost - CHEAP == purse else 0
    return plots if plots and stock(table, section // PARTS, section % PARTS + 1) > 0 else 0


def buildable(table: Forest, seat: int, helped: Amounts = NONE) -> int:
    """The sections that a seat can build and pay for, a set; with so much help for each material."""
    found = 0
    plots = sites(table.players[seat])
    for section in range(len(SECTIONS)):
        here = plots & EITHER
        plots >>= 2
        if here and affordable(table, seat, section, here, amount(helped, section // PARTS)):
            found |= 1 << section
    return found


def plots_for(table: Forest, seat: int, section: int, helped: int) -> tuple[int, ...]:
    """The plots on which a seat can build a section: 0 on the board, 1 on a corner."""
    plots = sites(table.players[seat]) >> 2 * section & EITHER
    return PLOTS_IN[affordable(table, seat, section, plots, helped)]


def choose_plot(table: Forest, seat: int, section: int, helper: int) -> None:
    """Where to build, if there is a choice."""
    found = plots_for(table, seat, section, 0 if helper == NOTHING else 1)
    if len(found) > 1:
        table.ask(seat, ChoosePlot(section, helper + 1))
    else:
        raise_section(table, seat, section, found[0], helper)


def raise_section(table: Forest, seat: int, section: int, cheap: int, helper: int) -> None:
    """Pay and build; walls bring a friend, the first roof of a material a reward (6.9, 6.10).

    A helper pays one resource, by the builder's friend (12.15).
    """
    material, level = section // PARTS, section % PARTS + 1
    player = table.players[seat]
    cost = price(table, seat, section, cheap)
    if helper != NOTHING:
        pass_on(table, helper, seat, material, 1, player.friend)
    if level == WALLS:
        for other in range(table.seats):
            friend = friend_of(table, other)
            if other != seat and friend.walls_toll:
                pass_on(table, seat, other, material, friend.walls_toll, friend.number)
                cost -= friend.walls_toll
    player.store = plus(player.store, material, -cost)
    if level > 1:
        player.houses = without(player.houses, house(material, level - 1, cheap))
    player.houses = added(player.houses, house(material, level, cheap))
    if table.story is not None:
        args: Args = {"seat": seat, "section": SECTIONS[section], "count": cost}
        now: Args = {"resource": RESOURCES[material], "level": level, "corner": bool(cheap)}
        table.tell("built", {**args, **now})
    if level == WALLS:
        offer_friend(table, seat, top_friend(table))
    elif level == ROOF and table.tokens[material] == NOTHING:
        table.tokens = plus(table.tokens, material, seat - NOTHING)
        if table.story is not None:
            table.tell("first", {"seat": seat, "resource": RESOURCES[material]})
        table.ask(seat, CHOOSE_REWARD)


def no_building(table: Forest, seat: int, section: int) -> IllegalAction:
    """Why a section cannot be built (6.4-6.8)."""
    args: Args = {"section": SECTIONS[section]}
    material, level = section // PARTS, section % PARTS + 1
    houses = table.players[seat].houses
    if stock(table, material, level) <= 0:
        return refused("no-section", args, "6.8")
    if level > 1:
        if house(material, level - 1, 0) not in houses and house(material, level - 1, 1) not in houses:
            return refused("not-yet", args, "6.5")
    elif any([material_of(number) == material and level_of(number) < ROOF for number in houses]):
        return refused("unfinished", {"resource": RESOURCES[material]}, "6.6")
    found = PLOTS_IN[sites(table.players[seat]) >> 2 * section & EITHER]
    if not found:
        return refused("no-plot", {}, "6.7")
    cost = min([price(table, seat, section, cheap) for cheap in found])
    return refused("too-dear", {**args, "count": cost, "resource": RESOURCES[material]}, "6.4")


NO_BUILDING: Final = ("no-section", "not-yet", "unfinished", "no-plot", "too-dear")


# Questions.


class TurnQuestion(ForestQuestion):
    """A question of the build turn: the turn goes on after it."""

    __slots__ = ()
    steps: ClassVar[tuple[int, ...]] = (TURN,)

    def fits(self, table: Forest, seat: int) -> bool:
        return in_build_turn(table, seat)


class Menu(TurnQuestion):
    """What to do in a build turn (6.1)."""

    __slots__ = ()
    name: ClassVar = "menu"
    clause: ClassVar = "6.1"
    refusals: ClassVar = (
        "other",
        "must-act",
        "no-release",
        "no-action",
        "no-deck",
        "no-special",
        "used",
        "not-now",
        *NO_BUILDING,
    )

    def answers(self, table: Forest, seat: int) -> int:
        """What can be done, a set of actions counted from the first of them."""
        found = 0
        if table.left > 0:
            found = ANY_RESOURCE | buildable(table, seat) << BUILD - GAIN
            if table.deck or table.discard:
                found |= 1 << DRAW - GAIN
            if has_special(table, seat):
                found |= 1 << SPECIAL - GAIN
        if friend_of(table, seat).can_be_released(table, seat):
            found |= 1 << RELEASE - GAIN
        if table.left <= table.extra:
            found |= 1 << PASS - GAIN
        return found

    def legal(self, table: Forest, seat: int) -> list[int]:
        return members(self.answers(table, seat), GAIN)

    def at_random(self, table: Forest, seat: int, chance: Chance) -> int:
        return GAIN + any_member(self.answers(table, seat), chance)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """One action of a turn; a friend put away costs none."""
        if action == PASS:
            table.left = 0
            table.agenda.pop()  # not even a friend is put away any more
            return
        if action == RELEASE:
            release(table, seat)
            return
        table.left -= 1
        if action == DRAW:
            draw(table, seat, 1)
        elif action == SPECIAL:
            use_special(table, seat)
        elif action < BUILD:
            fetch(table, seat, action - GAIN)
        else:
            choose_plot(table, seat, action - BUILD, NOTHING)

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if action == PASS:
            return refused("must-act", {}, self.clause)
        if not GAIN <= action < HOUSE and action not in (DRAW, SPECIAL, RELEASE):
            return super().refuse(table, seat, action)
        if action == RELEASE:
            return refused("no-release", {}, "6.13")
        if table.left == 0:
            return refused("no-action", {}, self.clause)
        if action == DRAW:
            return refused("no-deck", {}, "1.8")
        if action == SPECIAL:
            friend = friend_of(table, seat)
            if not friend.has_special:
                return refused("no-special", {}, "6.11")
            return refused("used" if friend.number in table.used else "not-now", {"card": friend.id}, "6.11")
        return no_building(table, seat, action - BUILD)

    def default(self, table: Forest, seat: int) -> int:
        """The highest section that can be built, or some straw."""
        sections = [action for action in self.legal(table, seat) if BUILD <= action < HOUSE]
        if sections:
            return max(sections, key=lambda action: (action - BUILD) % PARTS)
        return GAIN if table.left else PASS

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"count": table.left}

    def fits(self, table: Forest, seat: int) -> bool:
        return super().fits(table, seat) and table.agenda[-1] == ACT


class ChoosePlot(TurnQuestion):
    """On which plot to build a section, with the help of an opponent (their seat, and one more) or without."""

    __slots__ = ("helper", "section")
    name: ClassVar = "plot"
    clause: ClassVar = "6.7"
    args: ClassVar = (("section", "section"), ("helper", "place"))

    def __init__(self, section: int, helper: int) -> None:
        self.section = section
        self.helper = helper

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [PLOT + cheap for cheap in plots_for(table, seat, self.section, 1 if self.helper else 0)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        raise_section(table, seat, self.section, action - PLOT, self.helper - 1)

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"section": SECTIONS[self.section]}

    def fits(self, table: Forest, seat: int) -> bool:
        helper = self.helper - 1
        if helper >= table.seats or helper == seat or not super().fits(table, seat):
            return False
        return helper == NOTHING or table.players[helper].store[self.section // PARTS] > 0


class ChooseReward(TurnQuestion):
    """What the first builder gets (6.10)."""

    __slots__ = ()
    name: ClassVar = "reward"
    clause: ClassVar = "6.10"

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [REWARD, REWARD + 1, REWARD + 2]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        what = action - REWARD
        if table.story is not None:
            table.tell("rewarded", {"seat": seat, "reward": REWARDS[what]})
        if what == 0:
            for resource in range(3):
                fetch(table, seat, resource, "6.10")
        elif what == 1:
            draw(table, seat, 2)
        else:
            offer_friend(table, seat, top_friend(table))


ACT: Final = Act()
MENU: Final = Menu()
CHOOSE_REWARD: Final = ChooseReward()
FRAMES: Final = (Act, Menu, ChoosePlot, ChooseReward)


# What can be done.


def fetch(table: Forest, seat: int, resource: int, clause: str = "") -> None:
    """A resource from the supply, by no card (6.3)."""
    player = table.players[seat]
    player.store = plus(player.store, resource, 1)
    if table.story is not None:
        table.tell("fetched", {"seat": seat, "resource": RESOURCES[resource]}, clause=clause)


def has_special(table: Forest, seat: int) -> bool:
    """Whether the special action of the seat's friend can be used now (6.11)."""
    friend = friend_of(table, seat)
    return friend.has_special and friend.number not in table.used and friend.special_possible(table, seat)


def use_special(table: Forest, seat: int) -> None:
    """The special action of the seat's friend."""
    friend = friend_of(table, seat)
    table.used = (*table.used, friend.number)
    if table.story is not None:
        table.tell("special", {"seat": seat, "card": friend.id})
    friend.special(table, seat)


def release(table: Forest, seat: int) -> None:
    """Put the friend away for two resources (6.13)."""
    friend = friend_of(table, seat)
    part(table, seat, "released", "6.13")
    let_gain(table, [seat], 2, 0, friend.number)
    friend.released(table, seat)
