"""What is printed on cards and settings, read from the sheet."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from taletable.games.dark_tales.language import (
    CHANGE,
    KINDS,
    NOTHING,
    PLAY,
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

DECKS: Final = ("base", "mermaid", "cinderella")
BASE: Final = 0
MERMAID: Final = 1
CINDERELLA: Final = 2

# Where a card goes when it is played.
FRONT: Final = 0
MIDDLE: Final = 1
DISCARD: Final = 2
ZONES: Final = ("front", "middle", "discard")

GROUPS: Final = ("kind", "copies", "points", "goes", "effect")
FIELDS: Final = ("id", "deck", "kind", "copies", "points", "tokens", "note", "goes", "effect", "lasting", "source")

# How a B setting counts, and what the two settings of Cinderella do at a ball.
HELD: Final = 0
PAIRS: Final = 1
SETS: Final = 2
BEYOND: Final = 3
MOST: Final = 4
IN_FRONT: Final = 5
SHOWING: Final = 6
TOKENS: Final = 7
TURNING: Final = 8
DANCING: Final = 9
COUNTS: Final = (
    "held", "pairs", "sets", "beyond", "most", "in-front", "showing", "tokens", "turning", "dancing",
)  # fmt: skip


class Card:
    """One name: what is printed on it, and how many there are.

    ``tokens`` and ``note`` are symbols of Cinderella: tokens to take or turn, and what it scores when it dances.
    ``chaperone`` is a card that it watches at a ball, for so many points (``keen``) each.
    """

    __slots__ = (
        "bans",
        "chaperone",
        "copies",
        "deck",
        "effect",
        "goes",
        "id",
        "keen",
        "kind",
        "lasting",
        "note",
        "points",
        "printed",
        "source",
        "tokens",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.deck = 0
        self.kind = 0
        self.copies = 0
        self.points = 0
        self.tokens = 0
        self.note = 1
        self.goes = FRONT
        self.effect: Program = ()
        self.lasting: Program = ()
        self.bans = False
        self.chaperone = NOTHING
        self.keen = 0
        self.printed: dict[str, str] = {}
        self.source: dict[str, str] = {}


class Count:
    """One line of a B setting, or of Cinderella's; ``places`` is what first, second and third place bring."""

    __slots__ = ("how", "items", "kinds", "picture", "places", "points")

    def __init__(self, how: int, points: int) -> None:
        self.how = how
        self.points = points
        self.items = 0
        self.kinds = 0
        self.picture = NOTHING
        self.places: tuple[int, ...] = ()


PALACE: Final = ("a-cinderella", "b-cinderella")

# Former words of the sheet, and the present ones.
RENAMED: Final = {"a-ball": "a-cinderella", "b-ball": "b-cinderella"}


class Setting:
    """A setting: deals for phase 2, or what counts at the end; a palace's is about balls, and always in play."""

    __slots__ = ("counts", "deals", "deck", "id", "named", "palace", "printed", "source")

    def __init__(self, id: str) -> None:
        self.id = id
        self.deck = 0
        self.named = ""  # where its name comes from
        self.palace = id in PALACE
        self.deals: tuple[Program, ...] = ()
        self.counts: tuple[Count, ...] = ()
        self.printed: tuple[str, ...] = ()
        self.source: tuple[str, ...] = ()


class Pact:
    """A pact with the sea witch: a deal for its player, and one for everybody."""

    __slots__ = ("copies", "first", "id", "printed", "second", "source")

    def __init__(self, id: str) -> None:
        self.id = id
        self.copies = 0
        self.first: Program = ()
        self.second: Program = ()
        self.printed: tuple[str, str] = ("", "")
        self.source: dict[str, str] = {}


class Face:
    """One side of a token: how many of which picture, and what it scores at a ball."""

    __slots__ = ("count", "picture", "points", "printed")

    def __init__(self, count: int, picture: int, points: int, printed: str) -> None:
        self.count = count
        self.picture = picture
        self.points = points
        self.printed = printed


NO_FACE: Final = Face(0, 0, 0, "")


class Token:
    """A token of Cinderella's, with a dark and a light side."""

    __slots__ = ("copies", "faces", "id", "source")

    def __init__(self, id: str) -> None:
        self.id = id
        self.copies = 0
        self.faces: tuple[Face, Face] = (NO_FACE, NO_FACE)
        self.source: dict[str, str] = {}


class Sheet:
    """All cards, settings, pacts and tokens by number, and all programs: effects, lasting ones, and deals.

    ``kinds`` has the kind of each card as a set of one; ``lasting`` and ``bans`` are the sets of the cards that have
    such an effect.
    """

    __slots__ = ("bans", "cards", "kinds", "lasting", "pacts", "programs", "settings", "tokens")

    def __init__(
        self,
        cards: tuple[Card, ...],
        settings: tuple[Setting, ...],
        pacts: tuple[Pact, ...],
        tokens: tuple[Token, ...],
    ) -> None:
        self.cards = cards
        self.kinds = tuple([1 << card.kind for card in cards])
        self.lasting = sum([1 << number for number, card in enumerate(cards) if card.lasting])
        self.bans = sum([1 << number for number, card in enumerate(cards) if card.bans])
        self.settings = settings
        self.pacts = pacts
        self.tokens = tokens
        effects = [card.effect for card in cards]
        lasting = [card.lasting for card in cards]
        deals = [deal for setting in settings for deal in _three(setting.deals)]
        first = [pact.first for pact in pacts]
        second = [pact.second for pact in pacts]
        self.programs: tuple[Program, ...] = (*effects, *lasting, *deals, *first, *second)

    def deck(self, name: int) -> list[int]:
        """The cards of a deck, as many as there are of each."""
        return [number for number, card in enumerate(self.cards) for _ in range(card.copies) if card.deck == name]

    def bargains(self) -> list[int]:
        """The deck of pacts."""
        return [number for number, pact in enumerate(self.pacts) for _ in range(pact.copies)]

    def stack(self) -> list[int]:
        """All tokens."""
        return [number for number, token in enumerate(self.tokens) for _ in range(token.copies)]


MOST_DEALS: Final = 3


def _three(deals: tuple[Program, ...]) -> list[Program]:
    return [deals[number] if number < len(deals) else () for number in range(MOST_DEALS)]


def parse(text: str, ours: Sheet | None) -> Sheet:
    """The sheet a text stands for; a ValueError with line and card where it cannot be.

    A sheet of one's own uses our names. Cards that it leaves out are not in the game; settings that it leaves out, or
    all pacts or tokens, are ours.
    """
    head, entries = read(text, "card", RENAMED)
    ids = tuple([card.id for card in ours.cards]) if ours else _ids(entries)
    found: dict[str, Card] = {}
    for entry in entries:
        _once(entry, ids, list(found))
        found[entry.id] = _card(entry, ids)
    cards = tuple([found[id] if id in found else Card(id) for id in ids])
    settings = _settings(text, ids, ours) if ours is None or "setting" in head else ours.settings
    pacts = _pacts(text, ids, ours) if ours is None or "pact" in head else ours.pacts
    tokens = _tokens(text, ours) if ours is None or "token" in head else ours.tokens
    sheet = Sheet(cards, settings, pacts, tokens)
    counts = {
        name: len(sheet.deck(number)) for number, name in enumerate(DECKS) if number == BASE or sheet.deck(number)
    }
    counts |= {"pacts": len(sheet.bargains())} if "pact" in head else {}
    counts |= {"tokens": len(sheet.stack())} if "token" in head else {}
    check_totals(head, text, counts)
    return sheet


def _ids(entries: list[Entry]) -> tuple[str, ...]:
    return tuple([entry.text("id") for entry in entries])


def _settings(text: str, ids: tuple[str, ...], ours: Sheet | None) -> tuple[Setting, ...]:
    _, entries = read(text, "setting", RENAMED)
    found: dict[str, Setting] = {setting.id: setting for setting in ours.settings} if ours else {}
    titles = tuple(found) or _ids(entries)
    listed: list[str] = []
    for entry in entries:
        _once(entry, titles, listed)
        listed.append(entry.id)
        found[entry.id] = _setting(entry, ids)
    return tuple([found[id] for id in titles])


def _pacts(text: str, ids: tuple[str, ...], ours: Sheet | None) -> tuple[Pact, ...]:
    """The pacts of a sheet; a second price that has to be paid in another's turn cannot be to play a card."""
    _, entries = read(text, "pact", RENAMED)
    titles = tuple([pact.id for pact in ours.pacts]) if ours else _ids(entries)
    found: dict[str, Pact] = {}
    for entry in entries:
        _once(entry, titles, list(found))
        entry.only(("id", "copies", "first", "second", "source"))
        pact = Pact(entry.id)
        pact.copies = entry.whole("copies", 0, 20)
        pact.printed = (entry.text("first"), _text(entry, "second"))
        pact.first = _deal(entry, ids, "first", pact.printed[0])
        if pact.printed[1]:
            pact.second = _deal(entry, ids, "second", pact.printed[1])
            if any([step.verb == PLAY for step in pact.second]):
                raise entry.wrong("second", "everybody may do this, but cards are played in one's own turn only")
        pact.source = _sources(entry, ("copies", "first", "second"))
        found[entry.id] = pact
    return tuple([found[id] if id in found else Pact(id) for id in titles])


def _tokens(text: str, ours: Sheet | None) -> tuple[Token, ...]:
    _, entries = read(text, "token", RENAMED)
    ids = tuple([token.id for token in ours.tokens]) if ours else _ids(entries)
    found: dict[str, Token] = {}
    for entry in entries:
        _once(entry, ids, list(found))
        entry.only(("id", "copies", "dark", "light", "source"))
        token = Token(entry.id)
        token.copies = entry.whole("copies", 0, 21)
        token.faces = (_face(entry, "dark"), _face(entry, "light"))
        token.source = entry.sources(("copies", "dark", "light"))
        found[entry.id] = token
    return tuple([found[id] if id in found else Token(id) for id in ids])


def _face(entry: Entry, field: str) -> Face:
    """A side of a token: `2 mouse`, or `1 slipper, score 2`."""
    printed = entry.text(field)
    match = re.fullmatch(r"(\d) (\w+)(?:, score (\d))?", printed)
    if match is None:
        raise entry.wrong(field, f"'{printed}' is no side of a token: a number, a picture, and perhaps ', score N'")
    reader = Reader((), lambda complaint: entry.wrong(field, complaint))
    return Face(int(match[1]), reader.picture(match[2]), int(match[3] or 0), printed)


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
    card.tokens = entry.whole("tokens", 0, 9) if "tokens" in entry.fields else 0
    card.note = entry.whole("note", 0, 9) if "note" in entry.fields else 1
    card.goes = entry.word("goes", ZONES)
    card.source = _sources(entry, (*GROUPS, "tokens", "note") if card.deck == CINDERELLA else GROUPS)
    reader = Reader(ids, lambda complaint: entry.wrong("effect", complaint))
    card.effect = reader.program(_text(entry, "effect"))
    _lasting(entry, ids, card)
    for step in card.effect:
        if step.verb == TIME and step.count == CHANGE and card.deck != CINDERELLA:
            raise entry.wrong("effect", "the time changes by itself only where Day and Night both lie in the middle")
        if step.verb == TIME and step.count != CHANGE and card.id != TIMES[step.count]:
            raise entry.wrong("effect", f"only the card '{TIMES[step.count]}' brings the {TIMES[step.count]}")
    card.printed = {field: _text(entry, field) for field in ("effect", "lasting")}
    return card


def _sources(entry: Entry, groups: tuple[str, ...]) -> dict[str, str]:
    """Where its facts come from; a sheet of one's own need not say where a name does."""
    found = entry.fields.get("source")
    named = isinstance(found, dict) and "name" in found
    return entry.sources(("name", *groups) if named else groups)


def _text(entry: Entry, field: str) -> str:
    return entry.text(field) if field in entry.fields else ""


def _lasting(entry: Entry, ids: tuple[str, ...], card: Card) -> None:
    """What a card does as long as it lies before a player."""
    text = _text(entry, "lasting")
    reader = Reader(ids, lambda complaint: entry.wrong("lasting", complaint))
    match = re.fullmatch(r"ball: score (\d) per (\S+) dancing", text)
    if text == "no drawing for others":
        card.bans = True
    elif match is not None:
        card.keen = int(match[1])
        card.chaperone = reader.card(match[2])
    elif text.startswith("end of turn: "):
        step = reader.step(text.removeprefix("end of turn: "))
        if step.may or step.verb not in (SCORE, SCORE_PER):
            raise entry.wrong("lasting", f"'{text}': at the end of a turn cards can only score")
        card.lasting = (step,)
    elif text:
        raise entry.wrong("lasting", f"'{text}' does not last; see the head of the sheet for what can be written")


def _setting(entry: Entry, ids: tuple[str, ...]) -> Setting:
    entry.only(("id", "deck", "name", "lines", "source"))
    setting = Setting(entry.id)
    setting.named = SOURCES[entry.word("name", SOURCES)] if "name" in entry.fields else ""
    setting.deck = entry.word("deck", DECKS)
    lines = _lines(entry, "lines")
    setting.printed = tuple(lines)
    setting.source = tuple(_lines(entry, "source"))
    if len(setting.source) != len(lines) or any([source not in SOURCES for source in setting.source]):
        raise entry.wrong("source", f"source must name one of these for each line: {', '.join(SOURCES)}")
    if setting.palace:
        setting.counts = tuple([_ball(entry, line) for line in lines])
    elif entry.id.startswith("a"):
        if len(lines) > MOST_DEALS:
            raise entry.wrong("lines", f"a setting has {MOST_DEALS} deals at most")
        setting.deals = tuple([_deal(entry, ids, "lines", line) for line in lines])
    else:
        setting.counts = tuple([_count(entry, line, ids) for line in lines])
    return setting


def _lines(entry: Entry, field: str) -> list[str]:
    found = entry.fields.get(field)
    listed = sequence(found, field) if isinstance(found, (list, tuple)) else []
    if not listed or any([not isinstance(line, str) for line in listed]):
        raise entry.wrong(field, f"{field} must be a list of texts")
    return listed


def _deal(entry: Entry, ids: tuple[str, ...], field: str, line: str) -> Program:
    if "=>" not in line:
        raise entry.wrong(field, f"'{line}' is no deal: a price, an arrow =>, and what it brings")
    return tuple(Reader(ids, lambda complaint: entry.wrong(field, complaint)).deal(line))


def _ball(entry: Entry, line: str) -> Count:
    """What happens at a ball, or at the last one."""
    reader = Reader((), lambda complaint: entry.wrong("lines", complaint))
    match = re.fullmatch(r"(\d(?: \d)*) for most (\w+) showing", line)
    if line in ("score tokens", "score dancers"):
        return Count(TOKENS if line == "score tokens" else DANCING, 0)
    if line.startswith("turn "):
        count = Count(TURNING, 0)
        count.picture = reader.picture(line.removeprefix("turn "))
    elif match is not None:
        count = Count(SHOWING, 0)
        count.places = tuple([int(points) for points in match[1].split(" ")])
        count.picture = reader.picture(match[2])
    else:
        raise entry.wrong("lines", f"'{line}' is nothing that happens at a ball; see the head of the sheet")
    return count


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
SHEET: Final = parse(TEXT, None)
NAMES: Final = tuple([card.id for card in SHEET.cards])
SETTINGS: Final = tuple([setting.id for setting in SHEET.settings])
PACTS: Final = tuple([pact.id for pact in SHEET.pacts])
TOKEN_NAMES: Final = tuple([token.id for token in SHEET.tokens])
PROGRAMS: Final = (
    *NAMES,
    *[f"lasting {name}" for name in NAMES],
    *[f"{setting} {number}" for setting in SETTINGS for number in range(1, MOST_DEALS + 1)],
    *[f"pact {pact}" for pact in PACTS],
    *[f"pact {pact} for all" for pact in PACTS],
)
FIRST_LASTING: Final = len(NAMES)
FIRST_DEAL: Final = 2 * len(NAMES)
FIRST_PACT: Final = FIRST_DEAL + MOST_DEALS * len(SETTINGS)
FIRST_FOR_ALL: Final = FIRST_PACT + len(PACTS)
SUPPLY: Final[tuple[int, ...]] = (8, 4, 4, 4)
NIGHT_CARD: Final = NAMES.index("night")
DAY_CARD: Final = NAMES.index("day")
NO_CARD: Final = NOTHING
HAND: Final = 3
A_BALL: Final = SETTINGS.index(PALACE[0])
B_BALL: Final = SETTINGS.index(PALACE[1])

SHEETS: Final = Sheets(SHEET, lambda text: parse(text, SHEET))


def sheet_of(text: str) -> Sheet:
    """The sheet of a text, our own for none."""
    return SHEETS.of(text)
