"""What is printed on a card, read from a sheet into numbers the rules can use.

A card in play is the number of its name in the vocabulary; copies of one name are all alike.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from taletable.kernel.options import unknown
from taletable.kernel.position import shown
from taletable.kernel.sheet import Entry, Sheets, check_totals, read

FACTIONS: Final = ("dragonvale", "fairywood", "holy-empire", "shadow")
KINDS_OF_CARD: Final = ("character", "place", "tale")
CATEGORIES: Final = (*FACTIONS, *KINDS_OF_CARD, "any")
FIRST_KIND: Final = 4
ANY: Final = 7

# How a card scores.
SCORINGS: Final = ("fixed", "per", "most", "set", "named")
FIXED: Final = 0
COUNTED: Final = 1
MOST: Final = 2
SETS: Final = 3
NAMED: Final = 4

# What it does when it enters play.
EFFECTS: Final = ("", "hunt", "unflip", "flip", "almighty")
NONE: Final = 0
HUNT: Final = 1
UNFLIP: Final = 2
FLIP: Final = 3
ALMIGHTY: Final = 4

GROUPS: Final = ("copies", "faction", "kind", "points", "effect")
FIELDS: Final = ("id", *GROUPS, "expert", "source")

# Before version 3 cards and factions had names of our own.
RENAMED: Final = {
    "dragons": "dragonvale",
    "forest": "fairywood",
    "knights": "holy-empire",
    "dragonling": "children-of-the-dragon",
    "cloud-dragon": "sky-dance-dragon",
    "copper-dragon": "bronze-dragon",
    "pearl-dragon": "silver-dragon",
    "dragon-cave": "dragons-lair",
    "elder-dragon": "gold-dragon",
    "sprite": "mischievous-fairy",
    "minstrel": "bard",
    "axe-dwarf": "dwarven-warrior",
    "forest-queen": "fairy-queen",
    "settler": "homesteaders",
    "knight": "knight-of-the-round-table",
    **{f"dragon-tale-{chapter}": f"dragons-tale-{chapter}" for chapter in range(1, 5)},
    **{f"forest-tale-{chapter}": f"fairys-tale-{chapter}" for chapter in range(1, 5)},
    **{f"knight-tale-{chapter}": f"knights-tale-{chapter}" for chapter in range(1, 5)},
    **{f"shadow-tale-{chapter}": f"shadowkings-tale-{chapter}" for chapter in range(1, 5)},
}


class Need:
    """So many of a category, or of a name."""

    __slots__ = ("many", "of")

    def __init__(self, many: int, of: int) -> None:
        self.many = many
        self.of = of


class Card:
    """One name: everything printed on it. A name that is not in the deck is left blank."""

    __slots__ = (
        "amount",
        "copies",
        "effect",
        "everyone",
        "expert",
        "faction",
        "id",
        "kind",
        "needs",
        "points",
        "printed_effect",
        "printed_points",
        "scoring",
        "source",
        "target",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.copies = 0
        self.faction = 0
        self.kind = 0
        self.expert = False
        self.scoring = FIXED
        self.points = 0
        self.needs: tuple[Need, ...] = ()
        self.effect = NONE
        self.everyone = False
        self.amount = 0
        self.target = ANY
        self.printed_points = "0"
        self.printed_effect = ""
        self.source: dict[str, str] = {}


class Sheet:
    """All cards by number, the two decks they make, and how many of each card are in them.

    ``categories`` has the set of categories that each card is in, one bit each.
    """

    __slots__ = ("cards", "categories", "copies", "decks")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.categories = tuple([1 << card.faction | 1 << FIRST_KIND + card.kind | 1 << ANY for card in cards])
        basic = [number for number, card in enumerate(cards) for _ in range(card.copies) if not card.expert]
        every = [number for number, card in enumerate(cards) for _ in range(card.copies)]
        self.decks = {"basic": tuple(basic), "advanced": tuple(every)}
        self.copies = {
            deck: tuple([held.count(card) for card in range(len(cards))]) for deck, held in self.decks.items()
        }

    def is_in(self, card: int, category: int) -> bool:
        """Whether a card is of a faction or a kind; every card is of any."""
        return bool(self.categories[card] >> category & 1)

    def printed(self, number: int) -> dict[str, object]:
        """What is printed on a card, as data; with a need or an effect go the cards of the deck that fit it."""
        card = self.cards[number]
        return {
            "faction": FACTIONS[card.faction],
            "kind": KINDS_OF_CARD[card.kind],
            "scoring": SCORINGS[card.scoring],
            "points": card.points,
            "needs": [self._need(need, card.scoring) for need in card.needs],
            "effect": None if card.effect == NONE else self._effect(card),
        }

    def _need(self, need: Need, scoring: int) -> dict[str, object]:
        if scoring in (COUNTED, NAMED):
            name = self.cards[need.of].id
            return {"many": need.many, "card": name, "cards": [name]}
        return {"many": need.many, "category": CATEGORIES[need.of], "cards": self._fitting(need.of)}

    def _effect(self, card: Card) -> dict[str, object]:
        return {
            "does": EFFECTS[card.effect],
            "everyone": card.everyone,
            "amount": card.amount,
            "category": CATEGORIES[card.target],
            "cards": self._fitting(card.target),
        }

    def _fitting(self, category: int) -> list[str]:
        return [card.id for number, card in enumerate(self.cards) if card.copies and self.is_in(number, category)]


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
        found[id] = _card(entry, id, ids)
    for entry in entries:
        _check_partners(entry, found, ids)
    sheet = Sheet(tuple([found[id] if id in found else Card(id) for id in ids]))
    basic = len(sheet.decks["basic"])
    check_totals(head, text, {"basic": basic, "expert": len(sheet.decks["advanced"]) - basic})
    return sheet


def _card(entry: Entry, id: str, ids: tuple[str, ...]) -> Card:
    entry.only(FIELDS)
    card = Card(id)
    card.copies = entry.whole("copies", 0, 100)
    card.scoring, card.points, card.needs = _points(entry, ids)
    card.effect, card.everyone, card.amount, card.target = _effect(entry)
    card.faction = entry.word("faction", FACTIONS)
    card.kind = entry.word("kind", KINDS_OF_CARD)
    card.expert = entry.flag("expert")
    card.printed_points = str(entry.fields.get("points"))
    card.printed_effect = str(entry.fields.get("effect", ""))
    card.source = entry.sources(_sourced(entry))
    return card


def _sourced(entry: Entry) -> tuple[str, ...]:
    """What a card names a source of; sheets from before version 3 have none of the name."""
    found = entry.fields.get("source")
    return ("name", *GROUPS) if isinstance(found, dict) and "name" in found else GROUPS


def _points(entry: Entry, ids: tuple[str, ...]) -> tuple[int, int, tuple[Need, ...]]:
    """A number, or the words that say what it hangs on."""
    printed = entry.fields.get("points")
    if isinstance(printed, int) and not isinstance(printed, bool):
        return FIXED, entry.whole("points", -20, 20), ()
    text = entry.text("points")
    match = re.fullmatch(r"(?P<points>\d{1,2}) (?P<how>per|if) (?P<what>.+)", text)
    if match is None:
        raise entry.wrong(
            "points", f"points cannot be {shown(text)}; see the head of the sheet for what can be written"
        )
    points = int(match["points"])
    if match["how"] == "per":
        return COUNTED, points, (Need(1, _name(entry, match["what"], ids)),)
    if match["what"].startswith("most "):
        return MOST, points, (Need(1, _category(entry, "points", match["what"].removeprefix("most "))),)
    parts = match["what"].split(" and ")
    if all([part[:1].isdigit() for part in parts]):
        needs = []
        for part in parts:
            count, _, category = part.partition(" ")
            needs.append(Need(int(count) if count.isdigit() else 0, _category(entry, "points", category)))
        return SETS, points, tuple(needs)
    return NAMED, points, tuple([Need(1, _name(entry, part, ids)) for part in parts])


def _effect(entry: Entry) -> tuple[int, bool, int, int]:
    text = entry.fields.get("effect", "")
    if not isinstance(text, str):
        raise entry.wrong("effect", f"effect must be a text, not {shown(text)}")
    words = text.split()
    if not words:
        return NONE, False, 0, ANY
    if words == ["almighty"]:
        return ALMIGHTY, False, 0, ANY
    if len(words) == 2 and words[0] == "hunt":
        return HUNT, True, 0, _category(entry, "effect", words[1])
    match = re.fullmatch(r"(you|all) (unflip|flip) ([1-9]) ([a-z-]+)", text)
    if match is None:
        raise entry.wrong(
            "effect", f"effect cannot be {shown(text)}; see the head of the sheet for what can be written"
        )
    turn = UNFLIP if match[2] == "unflip" else FLIP
    return turn, match[1] == "all", int(match[3]), _category(entry, "effect", match[4])


def _category(entry: Entry, field: str, word: str) -> int:
    if word not in CATEGORIES:
        raise entry.wrong(field, unknown(f"there is no category '{word}'", word, CATEGORIES))
    return CATEGORIES.index(word)


def _name(entry: Entry, word: str, ids: tuple[str, ...]) -> int:
    if word not in ids:
        raise entry.wrong("points", unknown(f"there is no card '{word}' to go with it", word, ids))
    return ids.index(word)


def _check_partners(entry: Entry, found: dict[str, Card], ids: tuple[str, ...]) -> None:
    """A card that counts or needs another one, which is not in the deck, would be a trap."""
    card = found[entry.id]
    if card.scoring in (COUNTED, NAMED) and card.copies:
        for need in card.needs:
            partner = found.get(ids[need.of])
            if partner is None or not partner.copies:
                raise entry.wrong("points", f"its partner '{ids[need.of]}' is not in this deck")


TEXT: Final = (resources.files("taletable.games.fairy_tale") / "cards.toml").read_text("utf-8")
SHEET: Final = parse(TEXT, ())
NAMES: Final = tuple([card.id for card in SHEET.cards])

SHEETS: Final = Sheets(SHEET, lambda text: parse(text, NAMES))


def sheet_of(text: str) -> Sheet:
    """The sheet of a text, our own for none."""
    return SHEETS.of(text)
