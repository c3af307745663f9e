"""What a player is asked in a turn: a card, a tile for it, and how to use its power."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from taletable.games.zavarushka import powers
from taletable.games.zavarushka.cards import COUNT, DWARF, FAIRY, NAMES, WITCH, WIZARD
from taletable.games.zavarushka.land import FOREST, TOWER
from taletable.games.zavarushka.stacks import NOBODY, fits, laid, movable, place_of, top
from taletable.games.zavarushka.table import Kingdom
from taletable.games.zavarushka.vocabulary import FIRST_TILE, PASS, tile_of
from taletable.kernel import Args, IllegalAction, Question, SetQuestion, refusal
from taletable.kernel.sets import is_one


def refused(reason: str, args: Args, clause: str) -> IllegalAction:
    """An answer that is not allowed, for one of the reasons a question declares."""
    return refusal(f"zavarushka-refusal-{reason}", args, clause)


class ChooseCard(SetQuestion[Kingdom]):
    """A card from the hand."""

    __slots__ = ()
    name: ClassVar = "card"
    clause: ClassVar = "2.2"
    refusals: ClassVar = ("must-place", "wants-card", "not-last-turn", "not-in-hand")

    def answers(self, table: Kingdom, seat: int) -> int:
        return table.playable(seat)

    def resolve(self, table: Kingdom, seat: int, action: int) -> None:
        table.ask(seat, ChooseTile(action))

    def refuse(self, table: Kingdom, seat: int, action: int) -> IllegalAction:
        if action == PASS:
            return refused("must-place", {}, "2.2")
        if action >= FIRST_TILE:
            return refused("wants-card", {}, self.clause)
        args: Args = {"card": NAMES[action]}
        if table.hands[seat] >> action & 1:
            return refused("not-last-turn", args, "2.4")
        return refused("not-in-hand", args, "1.5")


class TileQuestion(SetQuestion[Kingdom]):
    """Any question that is answered with a tile; a power may be left unused (2.3)."""

    __slots__ = ()
    power: ClassVar[int] = NOBODY  # whose it is
    refusals: ClassVar[tuple[str, ...]] = (
        "wants-tile",
        "no-tile",
        "same-name",
        "same-tile",
        "empty-tile",
        "only-dwarf",
    )

    @abstractmethod
    def allows(self, table: Kingdom, tile: int) -> bool:
        """Whether this tile is an answer."""

    @abstractmethod
    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        """Carry out the choice of a tile."""

    @abstractmethod
    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        """Why not this tile."""

    def tiles(self, table: Kingdom) -> int:
        """The actions that name a tile which is an answer, a set."""
        found = 0
        words = table.land.words
        for tile in range(len(words)):
            if self.allows(table, tile):
                found |= 1 << FIRST_TILE + words[tile]
        return found

    def answers(self, table: Kingdom, seat: int) -> int:
        return self.tiles(table) | 1 << PASS

    def resolve(self, table: Kingdom, seat: int, action: int) -> None:
        if action == PASS:
            decline(table, seat, self.power)
        else:
            self.choose(table, seat, tile_of(table, action))

    def refuse(self, table: Kingdom, seat: int, action: int) -> IllegalAction:
        if action < FIRST_TILE:
            return refused("wants-tile", {}, self.clause)
        tile = tile_of(table, action)
        if tile == NOBODY:
            return refused("no-tile", {"first": table.land.tiles[0], "last": table.land.tiles[-1]}, "1.2")
        return self.deny(table, tile)

    def default(self, table: Kingdom, seat: int) -> int:
        return PASS


class ChooseTile(TileQuestion):
    """A tile for the card, which must be placed."""

    __slots__ = ("card",)
    name: ClassVar = "tile"
    clause: ClassVar = "3.1"
    args: ClassVar = (("card", "card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def allows(self, table: Kingdom, tile: int) -> bool:
        return fits(table.stacks[tile], self.card)

    def answers(self, table: Kingdom, seat: int) -> int:
        return self.tiles(table)

    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        place(table, seat, self.card, tile)

    def refuse(self, table: Kingdom, seat: int, action: int) -> IllegalAction:
        return refused("must-place", {}, "2.2") if action == PASS else super().refuse(table, seat, action)

    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        return same_name(table, tile, self.card)

    def default(self, table: Kingdom, seat: int) -> int:
        return self.legal(table, seat)[0]

    def prompt(self, table: Kingdom, seat: int) -> Args:
        return {"card": NAMES[self.card]}

    def first_put(self) -> Question[Kingdom]:
        return CHOOSE_CARD


class WitchOne(TileQuestion):
    """The first of two tiles whose top characters change places."""

    __slots__ = ()
    name: ClassVar = "witch-one"
    power: ClassVar = WITCH
    clause: ClassVar = "5.2"
    refusals: ClassVar = (*TileQuestion.refusals, "no-partner")

    def allows(self, table: Kingdom, tile: int) -> bool:
        return powers.has_partner(table, tile)

    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        table.ask(seat, WitchTwo(tile))

    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        if top(table.stacks[tile]) == NOBODY:
            return nobody_there(table, tile, self.clause)
        return refused("no-partner", {"tile": table.land.tiles[tile]}, "5.3")


class WitchTwo(TileQuestion):
    """The second of them."""

    __slots__ = ("one",)
    name: ClassVar = "witch-two"
    power: ClassVar = WITCH
    clause: ClassVar = "5.2"
    args: ClassVar = (("one", "tile"),)
    refusals: ClassVar = (*TileQuestion.refusals, "same-name-swap")

    def __init__(self, one: int) -> None:
        self.one = one

    def allows(self, table: Kingdom, tile: int) -> bool:
        return powers.swappable(table, self.one, tile)

    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        powers.swap(table, seat, self.one, tile)

    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        tiles = table.land.tiles
        if tile == self.one:
            return refused("same-tile", {"tile": tiles[tile]}, self.clause)
        if top(table.stacks[tile]) == NOBODY:
            return nobody_there(table, tile, self.clause)
        return refused("same-name-swap", {"tile": tiles[tile], "tile_other": tiles[self.one]}, "5.3")

    def prompt(self, table: Kingdom, seat: int) -> Args:
        return who_moves(table, self.one)

    def first_put(self) -> Question[Kingdom]:
        return WITCH_ONE


class FairyNext(SetQuestion[Kingdom]):
    """The next character from the bottom up; to pass leaves the rest as it lies (5.5)."""

    __slots__ = ("picked", "tile")
    name: ClassVar = "fairy-next"
    clause: ClassVar = "5.5"
    args: ClassVar = (("tile", "tile"),)
    rest: ClassVar = ("picked", "card")
    refusals: ClassVar = ("wants-card", "not-on-tile", "dwarf-stays", "has-place")

    def __init__(self, tile: int, picked: tuple[int, ...]) -> None:
        self.tile = tile
        self.picked = picked

    def answers(self, table: Kingdom, seat: int) -> int:
        found = 1 << PASS
        for card in powers.unsorted(table, self.tile, self.picked):
            found |= 1 << card % COUNT
        return found

    def resolve(self, table: Kingdom, seat: int, action: int) -> None:
        if action == PASS:
            powers.rearrange(table, seat, self.tile, self.picked)
        elif len(powers.unsorted(table, self.tile, self.picked)) > 2:
            table.ask(seat, FairyNext(self.tile, (*self.picked, action)))
        else:
            powers.rearrange(table, seat, self.tile, (*self.picked, action))

    def refuse(self, table: Kingdom, seat: int, action: int) -> IllegalAction:
        if action >= FIRST_TILE:
            return refused("wants-card", {}, self.clause)
        args: Args = {"card": NAMES[action], "tile": table.land.tiles[self.tile]}
        if place_of(table.stacks[self.tile], action) == NOBODY:
            return refused("not-on-tile", args, "5.5")
        return refused("dwarf-stays", args, "5.6") if action == DWARF else refused("has-place", args, "5.5")

    def default(self, table: Kingdom, seat: int) -> int:
        return PASS

    def prompt(self, table: Kingdom, seat: int) -> Args:
        left = len(powers.unsorted(table, self.tile, self.picked))
        return {
            "tile": table.land.tiles[self.tile],
            "laid": len(self.picked),
            "place": len(table.stacks[self.tile]) - left + 1,  # the Dwarf is the first from the bottom (5.6)
        }

    def first_put(self) -> Question[Kingdom]:
        return FairyNext(self.tile, ())


class WizardFrom(TileQuestion):
    """Whose top character goes elsewhere."""

    __slots__ = ()
    name: ClassVar = "wizard-from"
    power: ClassVar = WIZARD
    clause: ClassVar = "5.7"

    def allows(self, table: Kingdom, tile: int) -> bool:
        # There is always somewhere to go: no name is in the game as often as the kingdom has tiles.
        return top(table.stacks[tile]) != NOBODY

    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        table.ask(seat, WizardTo(tile))

    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        return nobody_there(table, tile, self.clause)


class WizardTo(TileQuestion):
    """Where that character goes."""

    __slots__ = ("source",)
    name: ClassVar = "wizard-to"
    power: ClassVar = WIZARD
    clause: ClassVar = "5.7"
    args: ClassVar = (("source", "tile"),)

    def __init__(self, source: int) -> None:
        self.source = source

    def allows(self, table: Kingdom, tile: int) -> bool:
        return powers.movable_to(table, self.source, tile)

    def choose(self, table: Kingdom, seat: int, tile: int) -> None:
        powers.move(table, seat, self.source, tile)

    def deny(self, table: Kingdom, tile: int) -> IllegalAction:
        if tile == self.source:
            return refused("same-tile", {"tile": table.land.tiles[tile]}, self.clause)
        return same_name(table, tile, top(table.stacks[self.source]) % COUNT)

    def prompt(self, table: Kingdom, seat: int) -> Args:
        return who_moves(table, self.source)

    def first_put(self) -> Question[Kingdom]:
        return WIZARD_FROM


CHOOSE_CARD: Final = ChooseCard()
WITCH_ONE: Final = WitchOne()
WIZARD_FROM: Final = WizardFrom()
QUESTIONS = (ChooseCard, ChooseTile, WitchOne, WitchTwo, FairyNext, WizardFrom, WizardTo)


def place(table: Kingdom, seat: int, name: int, tile: int) -> None:
    """Lay a card from the hand on a tile; its power can be used at once or never (2.3)."""
    table.reveal()
    table.hands[seat] &= ~(1 << name)
    table.stacks[tile] = laid(table.stacks[tile], seat * COUNT + name)
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[name], "tile": table.land.tiles[tile]}
        table.tell("placed", args, clause="3.2" if name == DWARF else "")
    if name == WITCH and table.tiles[tile] == FOREST:
        offer(table, seat, WITCH_ONE)
    elif name == FAIRY and len(movable(table.stacks[tile])) > 1:
        offer(table, seat, FairyNext(tile, ()))
    elif name == WIZARD and by_tower(table, tile):
        offer(table, seat, WIZARD_FROM)


def offer(table: Kingdom, seat: int, power: SetQuestion[Kingdom]) -> None:
    """Ask about a power, unless doing nothing is all that could be done."""
    if not is_one(power.answers(table, seat)):
        table.ask(seat, power)


def by_tower(table: Kingdom, tile: int) -> bool:
    """On a tower or next to one (5.7)."""
    return table.tiles[tile] == TOWER or any([table.tiles[near] == TOWER for near in table.land.near[tile]])


def decline(table: Kingdom, seat: int, power: int) -> None:
    """A power is left unused."""
    table.reveal()
    if table.story is not None:
        table.tell("passed", {"seat": seat, "card": NAMES[power]})


def who_moves(table: Kingdom, tile: int) -> Args:
    """The top character of a tile, as the second question about a power names it."""
    card = top(table.stacks[tile])
    return {"tile": table.land.tiles[tile], "card": NAMES[card % COUNT], "seat": card // COUNT}


def nobody_there(table: Kingdom, tile: int, clause: str) -> IllegalAction:
    """Nobody on a tile can be moved: it is empty, or its only character is a Dwarf (3.6)."""
    stack = table.stacks[tile]
    args: Args = {"tile": table.land.tiles[tile]}
    return refused("only-dwarf", args, "3.6") if stack else refused("empty-tile", args, clause)


def same_name(table: Kingdom, tile: int, name: int) -> IllegalAction:
    """A tile has no two characters of one name (3.3)."""
    return refused("same-name", {"card": NAMES[name], "tile": table.land.tiles[tile]}, "3.3")
