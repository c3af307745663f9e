"""The fables and friends by number, and the sheet that says how many of each are in the box."""

from __future__ import annotations

from importlib import resources
from typing import Final

from taletable.kernel.options import unknown
from taletable.kernel.sheet import Entry, Sheets, check_totals, read

FRIENDLY_GAME: Final = 0
BIG_BAD_WOLF: Final = 1
BRIDGE_TROLL: Final = 2
CHINNY_CHIN_CHIN: Final = 3
CONSULT_THE_ORACLE: Final = 4
CRYSTAL_BALL: Final = 5
CURSE_OF_DARKNESS: Final = 6
CUTTING_CORNERS: Final = 7
DRAGON: Final = 8
FAERIE_FEAST: Final = 9
GHOSTLY_WHISPERS: Final = 10
GIANT: Final = 11
GRANDMAS_HOUSE: Final = 12
HARVEST_MOON: Final = 13
HIDDEN_STASH: Final = 14
HIRED_HELP: Final = 15
LITTLE_HELPERS: Final = 16
LONELY_CASTLE: Final = 17
MAGIC_FLUTE: Final = 18
MYSTERIOUS_STRANGER: Final = 19
NIGHT_OF_REVELRY: Final = 20
POWERFUL_FRIENDS: Final = 21
ROAR: Final = 22
ROYAL_WEDDING: Final = 23
SEARCH_THE_PAST: Final = 24
SHARE_THE_WEALTH: Final = 25
SPY_NETWORK: Final = 26
TAXATION: Final = 27
THOUGHTFUL_GIFT: Final = 28
WANDERING_MERCHANT: Final = 29
WISHING_WELL: Final = 30
WOLF: Final = 31
FABLES: Final = 32

ALADDIN: Final = 32
ALI_BABA: Final = 33
CINDERELLA: Final = 34
EVIL_QUEEN: Final = 35
FAIRY_GODMOTHER: Final = 36
FROG_PRINCE: Final = 37
GINGERBREAD_MAN: Final = 38
GOLDEN_GOOSE: Final = 39
GOLDILOCKS: Final = 40
HANSEL_AND_GRETEL: Final = 41
HUNTSMAN: Final = 42
JACK_THE_GIANT_SLAYER: Final = 43
LITTLE_MERMAID: Final = 44
PINOCCHIO: Final = 45
PUSS_IN_BOOTS: Final = 46
RAPUNZEL: Final = 47
RED_RIDING_HOOD: Final = 48
ROBIN_HOOD: Final = 49
RUMPELSTILTSKIN: Final = 50
SEVEN_DWARVES: Final = 51
SLEEPING_BEAUTY: Final = 52
SNOW_WHITE: Final = 53
THUMBELINA: Final = 54
TOM_THUMB: Final = 55
WOODCUTTER: Final = 56
CARDS: Final = 57

NOTHING: Final = -1

# What sort of card it is.
PLAIN: Final = 0
MONSTER: Final = 1
NEXT_ROUND: Final = 2
UNIQUE: Final = 3
FRIEND: Final = 4
SORTS: Final = ("plain", "monster", "next-round", "unique", "friend")

MONSTERS: Final = (BIG_BAD_WOLF, BRIDGE_TROLL, DRAGON, GIANT, WOLF)
NEXT_ROUNDS: Final = (FAERIE_FEAST, HIRED_HELP, TAXATION)
UNIQUES: Final = (GRANDMAS_HOUSE, LONELY_CASTLE, ROYAL_WEDDING)


def _sort(card: int) -> int:
    if card in MONSTERS:
        return MONSTER
    if card in NEXT_ROUNDS:
        return NEXT_ROUND
    if card in UNIQUES:
        return UNIQUE
    return FRIEND if card >= FABLES else PLAIN


SORT: Final = tuple([_sort(card) for card in range(CARDS)])

# The ids that cards had before they followed the English names.
RENAMED: Final = {
    "whisker": "chinny-chin-chin",
    "oracle": "consult-the-oracle",
    "curse": "curse-of-darkness",
    "jack": "jack-the-giant-slayer",
}

GROUPS: Final = ("name", "sort", "copies", "advanced")
FIELDS: Final = ("id", "sort", "copies", "advanced", "source")


class Card:
    """One name: how many there are, and whether beginners leave it out."""

    __slots__ = ("advanced", "copies", "id", "source")

    def __init__(self, id: str, copies: int, advanced: bool, source: dict[str, str]) -> None:
        self.id = id
        self.copies = copies
        self.advanced = advanced
        self.source = source


class Sheet:
    """All cards by number, and the two decks with and without the advanced ones."""

    __slots__ = ("cards", "fables", "friends")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.fables = {name: self._deck(name, range(FABLES)) for name in ("all", "basic")}
        self.friends = {name: self._deck(name, range(FABLES, CARDS)) for name in ("all", "basic")}

    def _deck(self, name: str, numbers: range) -> tuple[int, ...]:
        return tuple(
            [
                number
                for number in numbers
                for _ in range(self.cards[number].copies)
                if name == "all" or not self.cards[number].advanced
            ]
        )


def parse(text: str, vocabulary: tuple[str, ...]) -> Sheet:
    """The sheet a text stands for; a ValueError with line and card where it cannot be."""
    head, entries = read(text, "card", RENAMED)
    ids = vocabulary or tuple([entry.text("id") for entry in entries])
    found: dict[str, Card] = {}
    for entry in entries:
        id = entry.text("id")
        if id not in ids:
            raise entry.wrong("id", unknown(f"there is no card '{id}'", id, ids))
        if id in found:
            raise entry.wrong("id", "this card is listed twice")
        found[id] = _card(entry, id, ids.index(id))
    sheet = Sheet(tuple([found[id] if id in found else Card(id, 0, False, {}) for id in ids]))
    check_totals(head, text, {"fables": len(sheet.fables["all"]), "friends": len(sheet.friends["all"])})
    return sheet


def _card(entry: Entry, id: str, number: int) -> Card:
    entry.only(FIELDS)
    if entry.word("sort", SORTS) != SORT[number]:
        raise entry.wrong("sort", f"the rules know this card as {SORTS[SORT[number]]}")
    most = 1 if number >= FABLES else 20  # what a friend remembers is kept for one of each
    copies = entry.whole("copies", 0, most)
    return Card(id, copies, entry.flag("advanced"), _sources(entry))


def _sources(entry: Entry) -> dict[str, str]:
    """Where its facts come from; of its name, which no sheet can change, only where the sheet says so."""
    found = entry.fields.get("source")
    return entry.sources(GROUPS if isinstance(found, dict) and "name" in found else GROUPS[1:])


TEXT: Final = (resources.files("taletable.games.grimm_forest") / "cards.toml").read_text("utf-8")
SHEET: Final = parse(TEXT, ())
NAMES: Final = tuple([card.id for card in SHEET.cards])

SHEETS: Final = Sheets(SHEET, lambda text: parse(text, NAMES))


def sheet_of(text: str) -> Sheet:
    """The sheet of a text, our own for none."""
    return SHEETS.of(text)
