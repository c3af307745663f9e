"""A game as text.

    {"seats": 3, "turns": 4, "settings": ["a1", "b2"], "time": "day",
     "players": [{"hand": ["dragon", "king"], "front": ["witch"], "items": {"coin": 2}, "score": [3, 1, 0, 0]}, {}, {}],
     "middle": ["merchant"], "discard": ["enchantment"]}

Whatever is left out is empty, and it is night; cards that lie nowhere are shuffled into the deck, and the next turn
begins. ``score`` are points from the corners of cards, their effects, lasting effects and deals. ``deck`` runs from
bottom to top.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import rules
from taletable.games.dark_tales.cards import (
    DAY_CARD,
    FIRST_DEAL,
    FIRST_LASTING,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    NO_CARD,
    SETTINGS,
    SUPPLY,
)
from taletable.games.dark_tales.language import (
    DISCARD,
    FETCH,
    FETCH_DISCARD,
    ITEMS,
    PAY,
    REMOVE,
    ROB,
    SWAP,
    TAKE,
    USE,
)
from taletable.games.dark_tales.steps import NO_ONE, NO_ZONE, deals, is_possible
from taletable.games.dark_tales.view import listed, time, words
from taletable.games.dark_tales.words import (
    ASK_DEAL,
    ASK_DISCARDED,
    ASK_ITEM,
    ASK_LOOT,
    ASK_MAY,
    ASK_PLAY,
    ASK_TARGET,
    ASK_USE,
    ASK_VICTIM,
    ASK_WHERE,
    END,
    PLAY,
    RUN,
    SETTLE,
    TURN,
)
from taletable.kernel import Frame, View
from taletable.kernel.position import Reader, sequence, whole, word

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Cards, Items, Tale

TIMES: Final = ("night", "day", "neither")
MOST: Final = 999


def describe(table: Tale, written: View) -> None:
    """Add to a position what lies on the table."""
    written["settings"] = [SETTINGS[number] for number in table.settings]
    written["time"] = time(table) or "neither"
    written["first"] = table.first
    written["turns"] = table.turns
    written["players"] = [
        {
            "hand": words(table.hands[seat]),
            "front": words(table.fronts[seat]),
            "items": listed(table.items[seat]),
            "score": list(table.tallies[seat]),
            "known": [words(cards) for cards in table.known[seat]],
        }
        for seat in range(table.seats)
    ]
    written["middle"] = words(table.middle)
    written["discard"] = words(table.discard)
    written["removed"] = words(table.removed)
    written["resolving"] = words(table.resolving)
    written["deck"] = words(table.deck)


def lay_out(table: Tale, reader: Reader) -> None:
    """Take from a position what lies on the table."""
    settings = sequence(reader.take("settings", ["a1", "b1"]), "settings", 2)
    chosen = [word(id, f"settings[{n}]", SETTINGS) for n, id in enumerate(settings)]
    table.settings = (chosen[0], chosen[1])
    table.sky = (NIGHT_CARD, DAY_CARD, NO_CARD)[word(reader.take("time", "night"), "time", TIMES)]
    table.first = whole(reader.take("first", 0), "first", 0, table.seats - 1)
    table.turns = whole(reader.take("turns", 0), "turns", 0, rules.MOST_TURNS)
    players = sequence(reader.take("players", [{}] * table.seats), "players", table.seats)
    for seat, fields in enumerate(players):
        _player(table, seat, Reader(fields, f"players[{seat}]"))
    held = [sum([items[item] for items in table.items]) for item in range(4)]
    left = [SUPPLY[item] - held[item] for item in range(4)]
    if min(left) < 0:
        item = left.index(min(left))
        raise ValueError(f"there are only {SUPPLY[item]} of '{ITEMS[item]}'")
    table.supply = (left[0], left[1], left[2], left[3])
    table.middle = _cards(reader, "middle")
    table.discard = _cards(reader, "discard")
    table.removed = tuple(sorted(_cards(reader, "removed")))
    table.resolving = _cards(reader, "resolving")
    _deck(table, reader)


def _player(table: Tale, seat: int, reader: Reader) -> None:
    table.hands[seat] = tuple(sorted(_cards(reader, "hand")))
    table.fronts[seat] = _cards(reader, "front")
    fields = Reader(reader.take("items", {}), "items")
    found = [whole(fields.take(item, 0), f"items.{item}", 0, SUPPLY[n]) for n, item in enumerate(ITEMS)]
    fields.finish()
    items: Items = (found[0], found[1], found[2], found[3])
    table.items[seat] = items
    got = sequence(reader.take("score", [0, 0, 0, 0]), "score", 4)
    tally = [whole(points, f"score[{n}]", 0, MOST) for n, points in enumerate(got)]
    table.tallies[seat] = (tally[0], tally[1], tally[2], tally[3])
    known = sequence(reader.take("known", [[]] * table.seats), "known", table.seats)
    table.known[seat] = tuple([tuple(sorted(_names(cards, f"known[{n}]"))) for n, cards in enumerate(known)])
    reader.finish()


def _cards(reader: Reader, key: str) -> Cards:
    return _names(reader.take(key, []), key)


def _names(listed: object, where: str) -> Cards:
    return tuple([word(name, f"{where}[{place}]", NAMES) for place, name in enumerate(sequence(listed, where))])


def _deck(table: Tale, reader: Reader) -> None:
    """What lies nowhere else is in the deck."""
    left = Counter(table.sheet.deck(0))
    left.subtract([card for zone in (*table.hands, *table.fronts) for card in zone])
    left.subtract([*table.middle, *table.discard, *table.removed, *table.resolving])
    if table.sky != NO_CARD:
        left.subtract([table.sky])
    for card, count in left.items():
        if count < 0:
            raise ValueError(f"the box has {-count} copies of '{NAMES[card]}' fewer than lie on this table")
    listed_cards = reader.take("deck", None)
    if listed_cards is None:
        rest = sorted(left.elements())
        table.dice.shuffle(rest)
        table.deck = tuple(rest)
        return
    table.deck = _names(listed_cards, "deck")
    if Counter(table.deck) != +left:
        raise ValueError("deck: with the cards that lie elsewhere this is not the whole deck")


# Checking.


def check(table: Tale) -> None:
    """A ValueError if the game could not stand as this table does."""
    first, second = [SETTINGS[number][0] for number in table.settings]
    if (first, second) != ("a", "b"):
        raise ValueError("settings must be an a and a b")
    for seat in range(table.seats):
        for other, cards in enumerate(table.known[seat]):
            if Counter(cards) - Counter(table.hands[other]) or (cards and other == seat):
                raise ValueError(f"players[{seat}].known[{other}]: these cards are not all in that hand")
        if any([card in (NIGHT_CARD, DAY_CARD) for card in table.fronts[seat]]):
            raise ValueError(f"players[{seat}].front: night and day lie in the middle, as the time")
    if any([card in (NIGHT_CARD, DAY_CARD) for card in table.middle]):
        raise ValueError("middle: night and day lie there as the time")
    if not _agenda_fits(table):
        raise ValueError("agenda: this is not how a turn goes")
    if not _asks_fit(table):
        raise ValueError("asks: these questions do not arise at this table")


def _agenda_fits(table: Tale) -> bool:
    """A turn about to begin, or its end, cards to be played, and what is being carried out; nothing when it is over."""
    agenda = table.agenda
    settling = tuple(sorted([frame[1] for frame in agenda if frame[0] == SETTLE]))
    if settling != tuple(sorted(table.resolving)):
        return False
    if not agenda:
        return not table.waiting
    if agenda == [(TURN,)]:
        return not table.waiting
    if agenda[0] != (END,):
        return False
    plays = 1
    while plays < len(agenda) and agenda[plays] == (PLAY,):
        plays += 1
    return all([_frame_fits(table, frame) for frame in agenda[plays:]])


def _frame_fits(table: Tale, frame: Frame) -> bool:
    if frame[0] == SETTLE:
        return True
    return frame[0] == RUN and frame[1] == table.active and _run_fits(table, frame[2], frame[3], frame[4], frame[5])


def _run_fits(table: Tale, program: int, place: int, card: int, zone: int) -> bool:
    """A card in the zone where it lies while it acts, or a deal of this setting."""
    if place > len(table.sheet.programs[program]):
        return False
    if program >= FIRST_DEAL:
        first = FIRST_DEAL + MOST_DEALS * table.settings[0]
        return first <= program < first + MOST_DEALS and place > 0 and (card != NO_ONE or zone == NO_ZONE)
    return program == card and program < FIRST_LASTING


def _asks_fit(table: Tale) -> bool:
    asked = table.waiting
    if not asked:
        return True
    if asked != (table.active,):
        return False
    ask = table.asks[table.active]
    assert ask is not None
    if ask[0] == ASK_USE:
        return table.agenda == [(END,), (PLAY,)] and bool(deals(table, table.active, NO_ONE, NO_ZONE))
    if ask[0] == ASK_PLAY:
        return all([frame in ((END,), (PLAY,)) for frame in table.agenda]) and bool(table.hands[table.active])
    return _step_ask_fits(table, ask) and bool(rules.legal(table, table.active, ask))


def _step_ask_fits(table: Tale, ask: Frame) -> bool:
    """The step that asks is the one before the next on the agenda, and it can ask this."""
    kind, program, place, card, zone = ask[:5]
    seat = table.active
    if not table.agenda or table.agenda[-1] != (RUN, seat, program, place + 1, card, zone):
        return False
    step = table.sheet.programs[program][place]
    verb = step.verb
    if kind == ASK_MAY:
        return step.may and is_possible(table, seat, program, place, card, zone)
    if kind == ASK_ITEM:
        return verb in (TAKE, PAY) and 1 <= ask[5] <= step.count
    if kind in (ASK_TARGET, ASK_WHERE):
        return verb in (DISCARD, REMOVE, FETCH) and (kind == ASK_TARGET or ask[5] < NO_ONE)
    if kind == ASK_DISCARDED:
        return verb == FETCH_DISCARD
    if kind == ASK_DEAL:
        return verb == USE
    if kind == ASK_VICTIM:
        return verb in (ROB, SWAP)
    return ask[5] != seat and verb == (ROB if kind == ASK_LOOT else SWAP)
