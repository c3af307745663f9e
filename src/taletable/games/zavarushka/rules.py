"""The course of play: set-up, turns, placing, and the three powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import ALL, ASIDE, COUNT, DWARF, FAIRY, NAMES, NOT_LAST, WITCH, WIZARD, members
from taletable.games.zavarushka.land import EVERY_TILE, FOREST, MOST_COLUMNS, TOWER
from taletable.games.zavarushka.stacks import NOBODY, Stack, fits, laid, movable, top
from taletable.kernel import Args, Frame, Kind

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom

TURNS: Final = 6

# What can lie on the agenda, and what can be asked.
TURN: Final = 0
END_TURN: Final = 1
CARD: Final = 2
TILE: Final = 3
WITCH_ONE: Final = 4
WITCH_TWO: Final = 5
FAIRY_NEXT: Final = 6
WIZARD_FROM: Final = 7
WIZARD_TO: Final = 8

KINDS: Final = (
    Kind("turn"),
    Kind("end-turn"),
    Kind("card", "2.2"),
    Kind("tile", "3.1", ("card",)),
    Kind("witch-one", "5.2"),
    Kind("witch-two", "5.2", ("tile",)),
    Kind("fairy-next", "5.5", ("tile",), "card"),
    Kind("wizard-from", "5.7"),
    Kind("wizard-to", "5.7", ("tile",)),
)

# The vocabulary: ten names, twelve tiles, and doing nothing.
FIRST_TILE: Final = COUNT
PASS: Final = FIRST_TILE + len(EVERY_TILE)
ACTIONS: Final = (*[f"card {name}" for name in NAMES], *[f"tile {tile}" for tile in EVERY_TILE], "pass")


def tile_action(table: Kingdom, tile: int) -> int:
    """The action that names a tile of this kingdom."""
    return FIRST_TILE + table.land.words[tile]


def tile_of(table: Kingdom, action: int) -> int:
    """The tile an action names; -1 where this kingdom has no such tile."""
    word = action - FIRST_TILE
    row, column = word // MOST_COLUMNS, word % MOST_COLUMNS
    land = table.land
    return row * land.columns + column if row < land.rows and column < land.columns else NOBODY


# Set-up and turns.


def set_up(table: Kingdom) -> None:
    """Shuffle the tiles (1.3), put three cards of each colour aside (1.4), choose who begins (1.6)."""
    tiles = list(table.land.terrains)
    table.dice.shuffle(tiles)
    table.tiles = tuple(tiles)
    for seat in range(table.seats):
        names = list(range(COUNT))
        table.dice.shuffle(names)
        table.hands[seat] = ALL
        for name in names[:ASIDE]:
            table.hands[seat] &= ~(1 << name)
    first = table.options["first"]
    table.first = first if isinstance(first, int) else table.dice.below(table.seats)
    if table.story is not None:
        table.tell("begins", {"seat": table.first})
    resume(table)


def resume(table: Kingdom) -> None:
    """The next turn."""
    table.agenda.append((TURN,))


def is_last(table: Kingdom, seat: int) -> bool:
    """Whether this is the seat's own last turn (2.4)."""
    return seat == table.active and table.turns // table.seats == TURNS - 1


def playable(table: Kingdom, seat: int) -> int:
    """The names this seat may play in its present turn."""
    hand = table.hands[seat]
    return hand & ~NOT_LAST if is_last(table, seat) else hand


def step(table: Kingdom, frame: Frame) -> None:
    """Begin or end a turn."""
    if frame[0] == END_TURN:
        table.turns += 1
        table.agenda.append((TURN,))
        return
    if table.turns == TURNS * table.seats:
        return
    seat = table.active
    table.agenda.append((END_TURN,))
    if playable(table, seat):
        table.ask(seat, (CARD,))
    else:
        skip(table, seat)


def skip(table: Kingdom, seat: int) -> None:
    """Nothing but Dragon and Dwarf in hand: the last turn is skipped, and everybody knows why (2.5)."""
    table.skipped |= 1 << seat
    if table.story is not None:
        table.tell("skipped", {"seat": seat})


# Questions and answers.


def legal(table: Kingdom, seat: int, ask: Frame) -> list[int]:
    """All answers to a question, ascending."""
    kind = ask[0]
    if kind == CARD:
        return members(playable(table, seat))
    if kind == TILE:
        return _tile_actions(table, [fits(stack, ask[1]) for stack in table.stacks])
    if kind == FAIRY_NEXT:
        actions = [card % COUNT for card in unsorted(table, ask)]
        actions.sort()
    else:
        tiles = range(len(table.tiles))
        actions = _tile_actions(table, [_can_use(table, ask, tile) for tile in tiles])
    actions.append(PASS)  # a power may be left unused (2.3)
    return actions


def _can_use(table: Kingdom, ask: Frame, tile: int) -> bool:
    """Whether the Witch or the Wizard may choose this tile."""
    kind = ask[0]
    if kind == WITCH_ONE:
        return any([can_swap(table, tile, other) for other in range(len(table.tiles))])
    if kind == WITCH_TWO:
        return can_swap(table, ask[1], tile)
    if kind == WIZARD_FROM:
        # There is always somewhere to go: no name is in the game as often as the kingdom has tiles.
        return top(table.stacks[tile]) != NOBODY
    return can_move(table, ask[1], tile)


def _tile_actions(table: Kingdom, allowed: list[bool]) -> list[int]:
    return [tile_action(table, tile) for tile in range(len(allowed)) if allowed[tile]]


def default(table: Kingdom, seat: int, ask: Frame) -> int:
    """For somebody who is away: no power, and otherwise the first thing that is allowed."""
    actions = legal(table, seat, ask)
    return PASS if actions[-1] == PASS else actions[0]


def prompt(table: Kingdom, ask: Frame) -> Args:
    """What fills in the text of a question."""
    kind = table.game.kinds[ask[0]]
    args: Args = {label: table.words(label)[ask[place + 1]] for place, label in enumerate(kind.args)}
    if ask[0] == FAIRY_NEXT:
        stack = table.stacks[ask[1]]
        args["laid"] = len(ask) - 2
        args["place"] = len(stack) - len(unsorted(table, ask)) + 1  # the Dwarf is the first from the bottom (5.6)
    elif ask[0] in (WITCH_TWO, WIZARD_TO):
        card = top(table.stacks[ask[1]])
        args["card"] = NAMES[card % COUNT]
        args["seat"] = card // COUNT
    return args


def resolve(table: Kingdom, seat: int, ask: Frame, action: int) -> None:
    """Carry out a legal answer."""
    kind = ask[0]
    if kind == CARD:
        table.ask(seat, (TILE, action))
    elif kind == TILE:
        place(table, seat, ask[1], tile_of(table, action))
    elif kind == FAIRY_NEXT:
        _sort_on(table, seat, ask, action)
    elif action == PASS:
        _pass(table, seat)
    elif kind == WITCH_ONE:
        table.ask(seat, (WITCH_TWO, tile_of(table, action)))
    elif kind == WITCH_TWO:
        swap(table, seat, ask[1], tile_of(table, action))
    elif kind == WIZARD_FROM:
        table.ask(seat, (WIZARD_TO, tile_of(table, action)))
    else:
        move(table, seat, ask[1], tile_of(table, action))


def place(table: Kingdom, seat: int, name: int, tile: int) -> None:
    """Lay a card from the hand on a tile; its power can be used at once or never (2.3)."""
    table.reveal()
    table.hands[seat] &= ~(1 << name)
    table.stacks[tile] = laid(table.stacks[tile], seat * COUNT + name)
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[name], "tile": table.land.tiles[tile]}
        table.tell("placed", args, clause="3.2" if name == DWARF else "")
    if name == WITCH and table.tiles[tile] == FOREST:
        _offer(table, seat, (WITCH_ONE,))
    elif name == FAIRY and len(movable(table.stacks[tile])) > 1:
        _offer(table, seat, (FAIRY_NEXT, tile))
    elif name == WIZARD and _by_tower(table, tile):
        _offer(table, seat, (WIZARD_FROM,))


def _offer(table: Kingdom, seat: int, ask: Frame) -> None:
    """Ask about a power, unless doing nothing is all that could be done."""
    if len(legal(table, seat, ask)) > 1:
        table.ask(seat, ask)


def _by_tower(table: Kingdom, tile: int) -> bool:
    """On a tower or next to one (5.7)."""
    return table.tiles[tile] == TOWER or any([table.tiles[near] == TOWER for near in table.land.near[tile]])


def _pass(table: Kingdom, seat: int) -> None:
    table.reveal()
    if table.story is not None:
        table.tell("passed", {"seat": seat})


# The Witch.


def can_swap(table: Kingdom, one: int, two: int) -> bool:
    """Two different tiles whose top characters may change places; names are compared afterwards (5.2-5.4)."""
    first, second = top(table.stacks[one]), top(table.stacks[two])
    return (
        one != two
        and NOBODY not in (first, second)
        and fits(table.stacks[one][:-1], second % COUNT)
        and fits(table.stacks[two][:-1], first % COUNT)
    )


def swap(table: Kingdom, seat: int, one: int, two: int) -> None:
    """Two top characters change places."""
    table.reveal()
    first, second = top(table.stacks[one]), top(table.stacks[two])
    table.stacks[one] = (*table.stacks[one][:-1], second)
    table.stacks[two] = (*table.stacks[two][:-1], first)
    if table.story is not None:
        table.tell(
            "swapped",
            {
                "seat": seat,
                "seat_one": first // COUNT,
                "card_one": NAMES[first % COUNT],
                "tile_one": table.land.tiles[one],
                "seat_two": second // COUNT,
                "card_two": NAMES[second % COUNT],
                "tile_two": table.land.tiles[two],
            },
        )


# The Fairy.


def unsorted(table: Kingdom, ask: Frame) -> Stack:
    """The characters on the Fairy's tile that have no new place yet, in their present order."""
    picked = ask[2:]
    return tuple([card for card in movable(table.stacks[ask[1]]) if card % COUNT not in picked])


def _sort_on(table: Kingdom, seat: int, ask: Frame, action: int) -> None:
    """Take one more character, from the bottom up; to pass leaves the rest as it lies (5.5)."""
    if action == PASS:
        rearrange(table, seat, ask)
    elif len(unsorted(table, ask)) > 2:
        table.ask(seat, (*ask, action))
    else:
        rearrange(table, seat, (*ask, action))


def rearrange(table: Kingdom, seat: int, ask: Frame) -> None:
    """Lay the picked characters from the bottom up, then the others; the Dwarf stays below (5.5, 5.6)."""
    table.reveal()
    tile = ask[1]
    before = table.stacks[tile]
    sorted_ = tuple([card for name in ask[2:] for card in before if card % COUNT == name])
    dwarf = before[: len(before) - len(movable(before))]
    table.stacks[tile] = (*dwarf, *sorted_, *unsorted(table, ask))
    if table.story is not None:
        kind = "passed" if table.stacks[tile] == before else "rearranged"
        table.tell(kind, {"seat": seat} if kind == "passed" else {"seat": seat, "tile": table.land.tiles[tile]})


# The Wizard.


def can_move(table: Kingdom, source: int, target: int) -> bool:
    """A top character may go to any other tile that has none of its name (5.7)."""
    card = top(table.stacks[source])
    return source != target and card != NOBODY and fits(table.stacks[target], card % COUNT)


def move(table: Kingdom, seat: int, source: int, target: int) -> None:
    """A top character goes to the top of another tile."""
    table.reveal()
    card = top(table.stacks[source])
    table.stacks[source] = table.stacks[source][:-1]
    table.stacks[target] = (*table.stacks[target], card)
    if table.story is not None:
        table.tell(
            "moved",
            {
                "seat": seat,
                "seat_card": card // COUNT,
                "card": NAMES[card % COUNT],
                "tile_from": table.land.tiles[source],
                "tile_to": table.land.tiles[target],
            },
        )
