"""A game as text.

    {"seats": 3, "round": 4, "first": 1,
     "players": [{"store": {"straw": 4, "wood": 2}, "houses": ["straw-walls", "corner brick-floor"], "corners": 1,
                  "hand": ["wolf", "roar"], "friend": "aladdin"}, {}, {"friend": "jack-the-giant-slayer"}],
     "locations": {"field": {"pile": {"straw": 6}, "unique": "lonely-castle", "layer": 2}},
     "tokens": {"straw": 0}}

Whatever is left out is empty; a location that is not listed has what it has at the beginning, cards that lie nowhere
are shuffled into the decks, and the next round begins. A house is named by its top section, after `corner` if it stands
on Cutting Corners. ``deck`` and ``friend_deck`` run from bottom to top. Within a round ``agenda`` and ``asks`` tell
what comes next, and ``gather``, ``fable`` and ``location`` what each player has chosen and where the pigs are.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from taletable.games.grimm_forest import validation
from taletable.games.grimm_forest.card import CARDS, number_of
from taletable.games.grimm_forest.phases import WINDOWS
from taletable.games.grimm_forest.pieces import HELD, Amounts, Cards, Player, amounts, house, level_of, material_of
from taletable.games.grimm_forest.rules import MOST_ROUNDS, SUPPLY
from taletable.games.grimm_forest.sheet import FABLES, NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.view import claim, name_of, where, words
from taletable.games.grimm_forest.vocabulary import LOCATIONS, NOWHERE, PARTS, RESOURCES, SEATS, SECTIONS
from taletable.games.grimm_forest.windows import EFFECTS
from taletable.kernel import Positions, View
from taletable.kernel.position import Reader, sequence, shown, whole, word

MOST: Final = 999
FRIENDS: Final = NAMES[FABLES:]
FABLE_NAMES: Final = NAMES[:FABLES]
CUTTING_CORNERS: Final = number_of("cutting-corners")

# What the numbers in frames stand for.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": NAMES,
    "count": tuple([str(count) for count in range(1000)]),
    "effect": EFFECTS,
    "kinds": ("mixed", "one"),
    "location": LOCATIONS,
    "place": tuple([str(place) for place in range(SEATS + 2)]),
    "resource": RESOURCES,
    "section": SECTIONS,
    "window": WINDOWS,
}


class ForestPositions(Positions[Forest]):
    """A game as text, and back."""

    def write(self, table: Forest, position: View) -> None:
        """Add to a position what lies on the table."""
        position["round"] = table.round
        position["first"] = table.first
        position["players"] = [_write_player(table, player) for player in table.players]
        position["locations"] = {
            LOCATIONS[location]: {
                "pile": amounts(place.pile),
                "unique": name_of(place.unique),
                "layer": None if place.layer == NOTHING else place.layer,
                "monsters": [f"{number % 4} {NAMES[number // 4]}" for number in place.monsters],
                "gathered": place.gathered,
            }
            for location, place in enumerate(table.places)
        }
        position["tokens"] = {
            RESOURCES[material]: None if owner == NOTHING else owner for material, owner in enumerate(table.tokens)
        }
        position["tower"] = amounts(table.tower)
        position["offer"] = words(table.offer)
        position["drawn"] = words(table.drawn)
        position["turn"] = None if table.turn == NOTHING else table.turn
        position["left"] = table.left
        position["extra"] = table.extra
        position["used"] = words(table.used)
        position["struck"] = _seats(table, table.struck)
        position["prowled"] = table.prowled
        position["hunted"] = table.hunted
        position["forced"] = _seats(table, table.forced)
        position["asleep"] = None if table.asleep == NOTHING else table.asleep
        position["discard"] = words(table.discard)
        position["deck"] = words(table.deck)
        position["friend_discard"] = words(table.friend_discard)
        position["friend_deck"] = words(table.friend_deck)

    def read(self, table: Forest, reader: Reader) -> None:
        """Take from a position what lies on the table."""
        table.round = whole(reader.take("round", 0), "round", 0, MOST_ROUNDS)
        table.first = whole(reader.take("first", 0), "first", 0, table.seats - 1)
        listed = sequence(reader.take("players", [{}] * table.seats), "players", table.seats)
        for seat, fields in enumerate(listed):
            _read_player(table, table.players[seat], Reader(fields, f"players[{seat}]"))
        _read_locations(table, reader)
        tokens = Reader(reader.take("tokens", {}), "tokens")
        owners = [_read_seat(table, tokens, material) for material in RESOURCES]
        table.tokens = (owners[0], owners[1], owners[2])
        tokens.finish()
        table.tower = _read_amounts(reader, "tower")
        table.offer = _read_cards(reader.take("offer", []), "offer", FABLES)
        table.drawn = tuple(sorted(_read_cards(reader.take("drawn", []), "drawn", 0)))
        table.turn = _read_seat(table, reader, "turn")
        table.left = whole(reader.take("left", 0), "left", 0, 20)
        table.extra = whole(reader.take("extra", 0), "extra", 0, 20)
        table.used = _read_cards(reader.take("used", []), "used", FABLES)
        table.struck = _read_seats(table, reader, "struck")
        table.prowled = _read_flag(reader, "prowled")
        table.hunted = _read_flag(reader, "hunted")
        table.forced = _read_seats(table, reader, "forced")
        table.asleep = _read_seat(table, reader, "asleep")
        _read_decks(table, reader)

    def validate(self, table: Forest) -> None:
        """A ValueError if the game could not stand as this table does."""
        validation.validate(table)

    def words(self, table: Forest, label: str) -> tuple[str, ...]:
        if label == "seat":
            return WORDS["place"][: table.seats]
        return LOCATIONS[: len(table.places)] if label == "location" else WORDS[label]


# Writing.


def _seats(table: Forest, mask: int) -> list[int]:
    return [seat for seat in range(table.seats) if mask >> seat & 1]


def _places(mask: int) -> list[str]:
    return [LOCATIONS[location] for location in range(len(LOCATIONS)) if mask >> location & 1]


def _write_player(table: Forest, player: Player) -> View:
    return {
        "store": amounts(player.store),
        "gathered": amounts(player.gathered),
        "houses": [_write_house(number) for number in player.houses],
        "corners": player.corners,
        "hand": words(player.hand),
        "friend": name_of(player.friend),
        "claim": claim(table, player),
        "fable": name_of(player.fable),
        "spied": _seats(table, player.fable_known_by),
        "due": name_of(player.due),
        "feast": where(player.feast),
        "gather": where(player.gather_card),
        "colour": None if player.gather_owner == NOTHING else player.gather_owner,
        "seen": _seats(table, player.gather_known_by),
        "location": where(player.pig),
        "bonus": player.bonus,
        "penalty": player.penalty,
        "tucked": _places(player.tucked),
        "shown": _places(player.shown),
        "held": bool(player.shown & HELD),
        "known": [words(cards) for cards in player.known],
        "tops": player.known_top,
    }


def _write_house(number: int) -> str:
    section = SECTIONS[material_of(number) * PARTS + level_of(number) - 1]
    return f"corner {section}" if number & 1 else section


# Reading.


def _read_flag(reader: Reader, key: str) -> bool:
    found = reader.take(key, False)
    if not isinstance(found, bool):
        raise ValueError(f"{key} must be true or false, not {shown(found)}")
    return found


def _read_seat(table: Forest, reader: Reader, key: str) -> int:
    found = reader.take(key, NOTHING)
    return NOTHING if found == NOTHING else whole(found, key, 0, table.seats - 1)


def _read_seats(table: Forest, reader: Reader, key: str) -> int:
    mask = 0
    for place, seat in enumerate(sequence(reader.take(key, []), key)):
        mask |= 1 << whole(seat, f"{key}[{place}]", 0, table.seats - 1)
    return mask


def _read_amounts(reader: Reader, key: str) -> Amounts:
    fields = Reader(reader.take(key, {}), key)
    found = [whole(fields.take(resource, 0), f"{key}.{resource}", 0, MOST) for resource in RESOURCES]
    fields.finish()
    return (found[0], found[1], found[2])


def _read_cards(listed: object, where: str, first: int) -> Cards:
    """Fables, or friends from the number of the first one on."""
    names = FRIENDS if first else FABLE_NAMES
    return tuple([first + word(name, f"{where}[{place}]", names) for place, name in enumerate(sequence(listed, where))])


def _read_card(reader: Reader, key: str, first: int) -> int:
    found = reader.take(key, None)
    return NOTHING if found is None else first + word(found, key, FRIENDS if first else FABLE_NAMES)


def _read_location(table: Forest, reader: Reader, key: str) -> int:
    found = reader.take(key, None)
    return NOWHERE if found is None else word(found, key, LOCATIONS[: len(table.places)])


def _read_places(table: Forest, reader: Reader, key: str) -> int:
    mask = 0
    for place, name in enumerate(sequence(reader.take(key, []), key)):
        mask |= 1 << word(name, f"{key}[{place}]", LOCATIONS[: len(table.places)])
    return mask


def _read_player(table: Forest, player: Player, reader: Reader) -> None:
    player.store = _read_amounts(reader, "store")
    player.gathered = _read_amounts(reader, "gathered")
    houses = sequence(reader.take("houses", []), "houses")
    player.houses = tuple(sorted([_read_house(text, f"houses[{place}]") for place, text in enumerate(houses)]))
    player.corners = whole(reader.take("corners", 0), "corners", 0, 20)
    player.hand = tuple(sorted(_read_cards(reader.take("hand", []), "hand", 0)))
    player.friend = _read_card(reader, "friend", FABLES)
    claimed = reader.take("claim", None)
    player.friend_memory = (
        NOTHING if claimed is None else word(claimed, "claim", CARDS[player.friend].memories(table.seats))
    )
    player.fable = _read_card(reader, "fable", 0)
    player.fable_known_by = _read_seats(table, reader, "spied")
    player.due = _read_card(reader, "due", 0)
    player.feast = _read_location(table, reader, "feast")
    player.gather_card = _read_location(table, reader, "gather")
    player.gather_owner = _read_seat(table, reader, "colour")
    player.gather_known_by = _read_seats(table, reader, "seen")
    player.pig = _read_location(table, reader, "location")
    player.bonus = whole(reader.take("bonus", 0), "bonus", 0, 12)
    player.penalty = whole(reader.take("penalty", 0), "penalty", 0, 4)
    player.tucked = _read_places(table, reader, "tucked")
    player.shown = _read_places(table, reader, "shown") | (HELD if _read_flag(reader, "held") else 0)
    known = sequence(reader.take("known", [[]] * table.seats), "known", table.seats)
    player.known = tuple([tuple(sorted(_read_cards(cards, f"known[{seat}]", 0))) for seat, cards in enumerate(known)])
    player.known_top = whole(reader.take("tops", 0), "tops", 0, 2)
    reader.finish()


def _read_house(text: object, where: str) -> int:
    corner = isinstance(text, str) and text.startswith("corner ")
    section = word(text[7:] if corner and isinstance(text, str) else text, where, SECTIONS)
    return house(section // PARTS, section % PARTS + 1, int(corner))


def _read_locations(table: Forest, reader: Reader) -> None:
    listed = Reader(reader.take("locations", {}), "locations")
    for location, place in enumerate(table.places):
        name = LOCATIONS[location]
        found = listed.take(name, None)
        fields = Reader({} if found is None else found, name)
        place.pile = _read_amounts(fields, "pile") if "pile" in fields else SUPPLY[location]
        fields.take("pile", None)
        place.unique = _read_card(fields, "unique", 0)
        place.layer = _read_seat(table, fields, "layer")
        monsters = sequence(fields.take("monsters", []), "monsters")
        known = tuple([f"{seat} {NAMES[card]}" for card in range(FABLES) for seat in range(4)])
        place.monsters = tuple(sorted([word(text, f"monsters[{n}]", known) for n, text in enumerate(monsters)]))
        gathered = "gathered" in fields
        place.gathered = _read_flag(fields, "gathered") if gathered else bool(table.here(location))
        fields.finish()
    listed.finish()


def _read_decks(table: Forest, reader: Reader) -> None:
    """What lies nowhere else is in the decks."""
    advanced = str(table.options["advanced"])
    table.discard = _read_cards(reader.take("discard", []), "discard", 0)
    table.friend_discard = _read_cards(reader.take("friend_discard", []), "friend_discard", FABLES)
    table.deck = _rest(table, reader, "deck", 0, table.sheet.fables[advanced], laid_fables(table))
    friends = [*table.friend_discard, *table.offer]
    friends += [player.friend for player in table.players if player.friend != NOTHING]
    table.friend_deck = _rest(table, reader, "friend_deck", FABLES, table.sheet.friends[advanced], friends)


def laid_fables(table: Forest) -> list[int]:
    """Every fable that is not in the deck."""
    found = [*table.discard, *table.drawn]
    found += [place.unique for place in table.places if place.unique != NOTHING]
    for player in table.players:
        found += [*player.hand, *[CUTTING_CORNERS] * player.corners]
        found += [card for card in (player.due, player.fable) if card != NOTHING]
    return found


def _rest(table: Forest, reader: Reader, key: str, first: int, every: tuple[int, ...], laid: list[int]) -> Cards:
    left = Counter(every)
    left.subtract(laid)
    for card, count in left.items():
        if count < 0:
            raise ValueError(f"the box has {-count} copies of '{NAMES[card]}' fewer than lie on this table")
    listed = reader.take(key, None)
    if listed is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        return tuple(rest)
    found = _read_cards(listed, key, first)
    if Counter(found) != +left:
        raise ValueError(f"{key}: with the cards that lie elsewhere these are not all the cards in the box")
    return found
