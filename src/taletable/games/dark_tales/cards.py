"""What is printed on cards and settings, read from the sheet."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from taletable.games.dark_tales.language import (
    KINDS,
    NOTHING,
    SCORE,
    SCORE_PER,
    TIME,
    TIMES,
    Program,
    Reader,
    Step,
)
from taletable.kernel.options import unknown
from taletable.kernel.position import sequence
from taletable.kernel.sheet import SOURCES, Entry, Sheets, check_totals, read

DECKS: Final = ("base",)
BOXES: Final = ("base", "mermaid", "cinderella")  # where settings come from

# Where a card goes when it is played.
FRONT: Final = 0
MIDDLE: Final = 1
DISCARD: Final = 2
ZONES: Final = ("front", "middle", "discard")

GROUPS: Final = ("kind", "copies", "points", "goes", "effect")
FIELDS: Final = ("id", "deck", "kind", "copies", "points", "goes", "effect", "lasting", "source")

# How a B setting counts.
HELD: Final = 0
PAIRS: Final = 1
SETS: Final = 2
BEYOND: Final = 3
MOST: Final = 4
IN_FRONT: Final = 5
COUNTS: Final = ("held", "pairs", "sets", "beyond", "most", "in-front")


class Card:
    """One name: what is printed on it, and how many there are."""

    __slots__ = ("bans", "copies", "deck", "effect", "goes", "id", "kind", "lasting", "points", "printed", "source")

    def __init__(self, id: str) -> None:
        self.id = id
        self.deck = 0
        self.kind = 0
        self.copies = 0
        self.points = 0
        self.goes = FRONT
        self.effect: Program = ()
        self.lasting: Program = ()
        self.bans = False
        self.printed: dict[str, str] = {}
        self.source: dict[str, str] = {}


class Count:
    """One line of a B setting."""

    __slots__ = ("how", "items", "kinds", "points")

    def __init__(self, how: int, points: int) -> None:
        self.how = how
        self.points = points
        self.items = 0
        self.kinds = 0


class Setting:
    """A setting: deals for phase 2, or what counts at the end."""

    __slots__ = ("counts", "deals", "deck", "id", "printed", "source")

    def __init__(self, id: str) -> None:
        self.id = id
        self.deck = 0
        self.deals: tuple[Program, ...] = ()
        self.counts: tuple[Count, ...] = ()
        self.printed: tuple[str, ...] = ()
        self.source: tuple[str, ...] = ()


class Sheet:
    """All cards and settings by number, and all programs: the effect of each card, its lasting one, each deal."""

    __slots__ = ("cards", "programs", "settings")

    def __init__(self, cards: tuple[Card, ...], settings: tuple[Setting, ...]) -> None:
        self.cards = cards
        self.settings = settings
        effects = [card.effect for card in cards]
        lasting = [card.lasting for card in cards]
        deals = [deal for setting in settings for deal in _three(setting.deals)]
        self.programs: tuple[Program, ...] = (*effects, *lasting, *deals)

    def deck(self, name: int) -> list[int]:
        """The cards of a deck, as many as there are of each."""
        return [number for number, card in enumerate(self.cards) for _ in range(card.copies) if card.deck == name]


MOST_DEALS: Final = 3


def _three(deals: tuple[Program, ...]) -> list[Program]:
    return [deals[number] if number < len(deals) else () for number in range(MOST_DEALS)]


def parse(text: str, names: tuple[str, ...], stories: tuple[str, ...]) -> Sheet:
    """The sheet a text stands for; a ValueError with line and card where it cannot be."""
    head, entries = read(text, "card")
    ids = names or tuple([entry.text("id") for entry in entries])
    found: dict[str, Card] = {}
    for entry in entries:
        _once(entry, ids, list(found))
        found[entry.id] = _card(entry, ids)
    cards = tuple([found[id] if id in found else Card(id) for id in ids])
    head, entries = read(text, "setting")
    titles = stories or tuple([entry.text("id") for entry in entries])
    told: dict[str, Setting] = {}
    for entry in entries:
        _once(entry, titles, list(told))
        told[entry.id] = _setting(entry, ids)
    for id in titles:
        if id not in told:
            raise ValueError(f"the sheet has no setting '{id}'")
    sheet = Sheet(cards, tuple([told[id] for id in titles]))
    check_totals(head, text, {name: len(sheet.deck(number)) for number, name in enumerate(DECKS)})
    return sheet


def _once(entry: Entry, ids: tuple[str, ...], found: list[str]) -> None:
    id = entry.text("id")
    if id not in ids:
        raise entry.wrong("id", unknown(f"there is no {entry.what} '{id}'", id, ids))
    if id in found:
        raise entry.wrong("id", f"this {entry.what} is listed twice")


def _card(entry: Entry, ids: tuple[str, ...]) -> Card:
    entry.only(FIELDS)
    card = Card(entry.id)
    card.deck = entry.word("deck", DECKS)
    card.kind = entry.word("kind", KINDS)
    card.copies = entry.whole("copies", 0, 20)
    card.points = entry.whole("points", 0, 20)
    card.goes = entry.word("goes", ZONES)
    card.source = entry.sources(GROUPS)
    reader = Reader(ids, lambda complaint: entry.wrong("effect", complaint))
    card.effect = reader.program(_text(entry, "effect"))
    card.bans, card.lasting = _lasting(entry, ids)
    for step in card.effect:
        if step.verb == TIME and card.id != TIMES[step.count]:
            raise entry.wrong("effect", f"only the card '{TIMES[step.count]}' brings the {TIMES[step.count]}")
    card.printed = {field: _text(entry, field) for field in ("effect", "lasting")}
    return card


def _text(entry: Entry, field: str) -> str:
    return entry.text(field) if field in entry.fields else ""


def _lasting(entry: Entry, ids: tuple[str, ...]) -> tuple[bool, Program]:
    """What a card does as long as it lies before a player."""
    text = _text(entry, "lasting")
    if text in ("", "no drawing for others"):
        return bool(text), ()
    if not text.startswith("end of turn: "):
        raise entry.wrong("lasting", f"'{text}' does not last; see the head of the sheet for what can be written")
    reader = Reader(ids, lambda complaint: entry.wrong("lasting", complaint))
    step = reader.step(text.removeprefix("end of turn: "))
    if step.may or step.verb not in (SCORE, SCORE_PER):
        raise entry.wrong("lasting", f"'{text}': at the end of a turn cards can only score")
    return False, (step,)


def _setting(entry: Entry, ids: tuple[str, ...]) -> Setting:
    entry.only(("id", "deck", "lines", "source"))
    setting = Setting(entry.id)
    setting.deck = entry.word("deck", BOXES)
    lines = _lines(entry, "lines")
    setting.printed = tuple(lines)
    setting.source = tuple(_lines(entry, "source"))
    if len(setting.source) != len(lines) or any([source not in SOURCES for source in setting.source]):
        raise entry.wrong("source", f"source must name one of these for each line: {', '.join(SOURCES)}")
    if entry.id.startswith("a"):
        if len(lines) > MOST_DEALS:
            raise entry.wrong("lines", f"a setting has {MOST_DEALS} deals at most")
        reader = Reader(ids, lambda complaint: entry.wrong("lines", complaint))
        setting.deals = tuple([tuple(_deal(entry, reader, line)) for line in lines])
    else:
        setting.counts = tuple([_count(entry, line, ids) for line in lines])
    return setting


def _lines(entry: Entry, field: str) -> list[str]:
    found = entry.fields.get(field)
    listed = sequence(found, field) if isinstance(found, (list, tuple)) else []
    if not listed or any([not isinstance(line, str) for line in listed]):
        raise entry.wrong(field, f"{field} must be a list of texts")
    return listed


def _deal(entry: Entry, reader: Reader, line: str) -> list[Step]:
    if "=>" not in line:
        raise entry.wrong("lines", f"'{line}' is no deal: a price, an arrow =>, and what it brings")
    return reader.deal(line)


def _count(entry: Entry, line: str, ids: tuple[str, ...]) -> Count:
    """A line of a B setting."""
    reader = Reader(ids, lambda complaint: entry.wrong("lines", complaint))
    match = re.fullmatch(r"(\d+) (per|for) (.+)", line)
    if match is None:
        raise entry.wrong("lines", f"'{line}' counts nothing; see the head of the sheet for what can be written")
    points, what = int(match[1]), match[3]
    if match[2] == "for" and what.startswith("most "):
        count = Count(MOST, points)
        count.items = reader.items(what.removeprefix("most "))
    elif what.startswith("pair "):
        count = Count(PAIRS, points)
        count.items = reader.items(what.removeprefix("pair ").replace(" ", " or "))
    elif what in ("set", "item beyond sets"):
        count = Count(SETS if what == "set" else BEYOND, points)
    elif what.endswith(" held"):
        count = Count(HELD, points)
        count.items = reader.items(what.removesuffix(" held"))
    elif what.endswith(" in front"):
        count = Count(IN_FRONT, points)
        step = Step(0)
        reader.aim(step, what.removesuffix(" in front"))
        count.kinds = step.kinds
    else:
        raise entry.wrong("lines", f"'{line}' counts nothing; see the head of the sheet for what can be written")
    return count


TEXT: Final = (resources.files("taletable.games.dark_tales") / "cards.toml").read_text("utf-8")
SHEET: Final = parse(TEXT, (), ())
NAMES: Final = tuple([card.id for card in SHEET.cards])
SETTINGS: Final = tuple([setting.id for setting in SHEET.settings])
PROGRAMS: Final = (
    *NAMES,
    *[f"lasting {name}" for name in NAMES],
    *[f"{setting} {number}" for setting in SETTINGS for number in range(1, MOST_DEALS + 1)],
)
FIRST_LASTING: Final = len(NAMES)
FIRST_DEAL: Final = 2 * len(NAMES)
SUPPLY: Final = (8, 4, 4, 4)
NIGHT_CARD: Final = NAMES.index("night")
DAY_CARD: Final = NAMES.index("day")
NO_CARD: Final = NOTHING
HAND: Final = 3

SHEETS: Final = Sheets(SHEET, lambda text: parse(text, NAMES, SETTINGS))


def sheet_of(text: str) -> Sheet:
    """The sheet of a text, our own for none."""
    return SHEETS.of(text)
