"""A kingdom as text.

    {"seats": 2, "first": 0, "turns": 3,
     "tiles": ["castle", "farm", "farm", "farm", "tower", "forest"],
     "stacks": {"a1": ["red dwarf", "blue king"], "b2": ["red witch"]},
     "hands": [["king", "fairy"], ["dragon", "queen", "wizard"]]}

``tiles`` go along the rows, ``stacks`` from bottom to top. Left out, the tiles lie in the order of the rulebook, the
stacks are empty, seat 0 begins, as many turns are taken as cards lie in the kingdom, each hand has the first of the
seat's other cards that it would still hold after its turns, and the next turn begins.
"""

from __future__ import annotations

from taletable.games.zavarushka.cards import ASIDE, COLOURS, COUNT, DWARF, NAMES, NOT_LAST
from taletable.games.zavarushka.land import TERRAINS
from taletable.games.zavarushka.powers import unsorted
from taletable.games.zavarushka.questions import ChooseCard, ChooseTile, FairyNext
from taletable.games.zavarushka.rules import END_TURN, TURN
from taletable.games.zavarushka.stacks import fits, movable
from taletable.games.zavarushka.table import TURNS, Kingdom
from taletable.games.zavarushka.view import unplayed
from taletable.kernel import AnyQuestion, Positions, View
from taletable.kernel.options import unknown
from taletable.kernel.position import Reader, mapping, sequence, shown, whole, word
from taletable.kernel.sets import members


class KingdomPositions(Positions[Kingdom]):
    """A kingdom as text, and back."""

    def write(self, table: Kingdom, position: View) -> None:
        """Add to a position what lies on the table."""
        tiles = table.land.tiles
        position["first"] = table.first
        position["turns"] = table.turns
        position["skipped"] = [seat for seat in range(table.seats) if table.skipped >> seat & 1]
        position["tiles"] = [TERRAINS[terrain] for terrain in table.tiles]
        position["stacks"] = {
            tiles[tile]: [f"{COLOURS[card // COUNT]} {NAMES[card % COUNT]}" for card in stack]
            for tile, stack in enumerate(table.stacks)
            if stack
        }
        position["hands"] = [[NAMES[name] for name in members(hand)] for hand in table.hands]

    def read(self, table: Kingdom, reader: Reader) -> None:
        """Take from a position what lies on the table."""
        table.first = whole(reader.take("first", 0), "first", 0, table.seats - 1)
        _tiles(table, reader)
        _stacks(table, reader)
        laid = sum(len(stack) for stack in table.stacks)
        most = TURNS * table.seats
        table.turns = whole(reader.take("turns", min(laid, most)), "turns", 0, most)
        _hands(table, reader)
        for place, seat in enumerate(sequence(reader.take("skipped", []), "skipped")):
            table.skipped |= 1 << whole(seat, f"skipped[{place}]", 0, table.seats - 1)

    def validate(self, table: Kingdom) -> None:
        """A ValueError if the game could not stand as this table does."""
        for seat in range(table.seats):
            size = table.hands[seat].bit_count()
            question = table.questions[seat]
            has_placed = question is not None and not isinstance(question, (ChooseCard, ChooseTile))
            left = _turns_left(table, seat) - has_placed
            if size < left:
                raise ValueError(f"hands[{seat}] has {size} cards for {left} turns")
            if table.skipped >> seat & 1 and (left > 0 or table.hands[seat] & ~NOT_LAST):
                raise ValueError(f"skipped: seat {seat} has not skipped its last turn with only a dragon and a dwarf")
        asked = table.waiting
        if not asked:
            _check_rest(table)
        elif asked != (table.active,) or table.agenda != [END_TURN] or table.turns == TURNS * table.seats:
            raise ValueError(f"asks: in a turn only seat {table.active} is asked, and the agenda is [['end-turn']]")
        else:
            asked_now = table.questions[table.active]
            assert asked_now is not None
            if not _sound(table, table.active, asked_now):
                raise ValueError(f"asks[{table.active}]: this question does not arise at this table")

    def words(self, table: Kingdom, label: str) -> tuple[str, ...]:
        return NAMES if label == "card" else table.land.tiles


def _tiles(table: Kingdom, reader: Reader) -> None:
    default = [TERRAINS[terrain] for terrain in table.land.terrains]
    listed = sequence(reader.take("tiles", default), "tiles", len(default))
    table.tiles = tuple([word(terrain, f"tiles[{place}]", TERRAINS) for place, terrain in enumerate(listed)])
    if sorted(table.tiles) != sorted(table.land.terrains):
        raise ValueError(f"tiles must be, in any order, {', '.join(default)} for {table.seats} players")


def _stacks(table: Kingdom, reader: Reader) -> None:
    stacks = mapping(reader.take("stacks", {}), "stacks")
    cards = tuple([f"{COLOURS[seat]} {name}" for seat in range(table.seats) for name in NAMES])
    used: list[int] = []
    for tile, listed in stacks.items():
        if tile not in table.land.tiles:
            raise ValueError(unknown(f"stacks: this kingdom has no tile {shown(tile)}", tile, table.land.tiles))
        for place, text in enumerate(sequence(listed, f"stacks.{tile}")):
            where = f"stacks.{tile}[{place}]"
            card = word(text, where, cards)
            if card in used:
                raise ValueError(f"{where}: there is only one {text}")
            number = table.land.tiles.index(tile)
            if not fits(table.stacks[number], card % COUNT):
                raise ValueError(f"{where}: no tile has two characters of one name")
            if card % COUNT == DWARF and place > 0:
                raise ValueError(f"{where}: a dwarf lies at the bottom, first in the list")
            used.append(card)
            table.stacks[number] = (*table.stacks[number], card)


def _turns_left(table: Kingdom, seat: int) -> int:
    """How many turns this seat has yet to finish, the present one included."""
    place = (seat - table.first) % table.seats
    return TURNS - (table.turns - place + table.seats - 1) // table.seats


def _hands(table: Kingdom, reader: Reader) -> None:
    hands = sequence(reader.take("hands", [None] * table.seats), "hands", table.seats)
    for seat, listed in enumerate(hands):
        free = members(unplayed(table, seat))
        if listed is None:
            names = free[: max(0, _turns_left(table, seat)) + COUNT - ASIDE - TURNS]
        else:
            names = [
                word(name, f"hands[{seat}][{place}]", NAMES)
                for place, name in enumerate(sequence(listed, f"hands[{seat}]"))
            ]
        for name in names:
            if name not in free:
                raise ValueError(f"hands[{seat}]: the {COLOURS[seat]} {NAMES[name]} lies in the kingdom already")
            table.hands[seat] |= 1 << name
        if len(names) != table.hands[seat].bit_count():
            raise ValueError(f"hands[{seat}] has a card twice")


def _check_rest(table: Kingdom) -> None:
    """Nobody is asked: a turn begins, or the game is over."""
    done = table.turns == TURNS * table.seats
    if table.agenda != [TURN] and not (done and not table.agenda):
        raise ValueError("agenda: where nobody is asked it is [['turn']], or empty after the last turn")


def _sound(table: Kingdom, seat: int, question: AnyQuestion) -> bool:
    """Whether the question makes sense, and has an answer."""
    if isinstance(question, ChooseTile):
        return bool(table.playable(seat) >> question.card & 1)
    if isinstance(question, FairyNext):
        left = unsorted(table, question.tile, question.picked)
        return len(left) > 1 and len(left) + len(question.picked) == len(movable(table.stacks[question.tile]))
    return len(question.legal(table, seat)) > (0 if isinstance(question, ChooseCard) else 1)
