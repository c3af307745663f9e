"""The card sheet: which fables and friends there are, in which order, and how many of each are in the box.

The number of a card is its place in `cards.toml`, fables first. What a card does is declared in `cards/`.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from taletable.kernel.options import unknown
from taletable.kernel.sheet import Entry, Sheets, check_totals, read

NOTHING: Final = -1

# What sort of card it is.
PLAIN: Final = 0
MONSTER: Final = 1
NEXT_ROUND: Final = 2
UNIQUE: Final = 3
FRIEND: Final = 4
SORTS: Final = ("plain", "monster", "next-round", "unique", "friend")

# The ids that cards had before they followed the English names.
RENAMED: Final = {
    "whisker": "chinny-chin-chin",
    "oracle": "consult-the-oracle",
    "curse": "curse-of-darkness",
    "jack": "jack-the-giant-slayer",
}

GROUPS: Final = ("name", "sort", "copies", "advanced")
FIELDS: Final = ("id", "sort", "copies", "advanced", "source")


class Row:
    """One name: of what sort it is, how many there are, and whether beginners leave it out."""

    __slots__ = ("advanced", "copies", "id", "sort", "source")

    def __init__(self, id: str, sort: int, copies: int, advanced: bool, source: dict[str, str]) -> None:
        self.id = id
        self.sort = sort
        self.copies = copies
        self.advanced = advanced
        self.source = source


class Sheet:
    """All cards by number, and the two decks with and without the advanced ones."""

    __slots__ = ("cards", "fables", "friends")

    def __init__(self, cards: tuple[Row, ...]) -> None:
        self.cards = cards
        self.fables = {name: self._deck(name, friends=False) for name in ("all", "basic")}
        self.friends = {name: self._deck(name, friends=True) for name in ("all", "basic")}

    def _deck(self, name: str, friends: bool) -> tuple[int, ...]:
        return tuple(
            [
                number
                for number, card in enumerate(self.cards)
                if (card.sort == FRIEND) is friends and (name == "all" or not card.advanced)
                for _ in range(card.copies)
            ]
        )


def parse(text: str, known: dict[str, int]) -> Sheet:
    """The sheet a text stands for; a ValueError with line and card where it cannot be.

    ``known`` are the sorts of all cards by their ids. Our own sheet, which says what they are, is read with none.
    """
    head, entries = read(text, "card", RENAMED)
    found: dict[str, Row] = {}
    for entry in entries:
        id = entry.text("id")
        if known and id not in known:
            raise entry.wrong("id", unknown(f"there is no card '{id}'", id, tuple(known)))
        if id in found:
            raise entry.wrong("id", "this card is listed twice")
        found[id] = _row(entry, id, known)
    rows = [found[id] if id in found else Row(id, known[id], 0, False, {}) for id in known or found]
    sheet = Sheet(tuple(rows))
    check_totals(head, text, {"fables": len(sheet.fables["all"]), "friends": len(sheet.friends["all"])})
    return sheet


def _row(entry: Entry, id: str, known: dict[str, int]) -> Row:
    entry.only(FIELDS)
    sort = entry.word("sort", SORTS)
    if known and sort != known[id]:
        raise entry.wrong("sort", f"the rules know this card as {SORTS[known[id]]}")
    most = 1 if sort == FRIEND else 20  # what a friend remembers is kept for one of each
    copies = entry.whole("copies", 0, most)
    return Row(id, sort, copies, entry.flag("advanced"), _sources(entry))


def _sources(entry: Entry) -> dict[str, str]:
    """Where its facts come from; of its name, which no sheet can change, only where the sheet says so."""
    found = entry.fields.get("source")
    return entry.sources(GROUPS if isinstance(found, dict) and "name" in found else GROUPS[1:])


TEXT: Final = (resources.files("taletable.games.grimm_forest") / "cards.toml").read_text("utf-8")
SHEET: Final = parse(TEXT, {})
NAMES: Final = tuple([card.id for card in SHEET.cards])
SORT: Final = tuple([card.sort for card in SHEET.cards])
FABLES: Final = len([sort for sort in SORT if sort != FRIEND])  # friends have the numbers from here on
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
MONSTERS: Final = tuple([number for number, sort in enumerate(SORT) if sort == MONSTER])
NEXT_ROUNDS: Final = tuple([number for number, sort in enumerate(SORT) if sort == NEXT_ROUND])
UNIQUES: Final = tuple([number for number, sort in enumerate(SORT) if sort == UNIQUE])

SHEETS: Final = Sheets(SHEET, lambda text: parse(text, dict(zip(NAMES, SORT, strict=True))))


def sheet_of(text: str) -> Sheet:
    """The sheet of a text, our own for none."""
    return SHEETS.of(text)
