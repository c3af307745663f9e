"""The packs of a draft: which way they go, who has which, what was kept from them, and what one saw go by."""

from __future__ import annotations

from taletable.games.fairy_tale.table import PACK, Tale
from taletable.kernel.cards import onto, put_in, take_out
from taletable.kernel.seats import others


def heading(table: Tale) -> int:
    """Which way the packs go: 1 to the left, the next seat, in odd drafts; -1 to the right in even ones (2.4)."""
    return 1 if table.draft % 2 else -1


def way(table: Tale) -> str:
    """The way the packs go, as a word."""
    return "left" if heading(table) > 0 else "right"


def holder(table: Tale, pack: int, turn: int) -> int:
    """Who has a pack when so many cards have been taken from it."""
    return (pack + turn if table.draft % 2 else pack - turn) % table.seats


def pack_of(table: Tale, seat: int, turn: int) -> int:
    """Which pack a seat has when so many cards have been taken from each."""
    return (seat - turn if table.draft % 2 else seat + turn) % table.seats


def held(table: Tale, seat: int) -> int:
    """The pack before this seat: everybody has taken as many cards as lie kept in the hand, all at the same pace."""
    return pack_of(table, seat, len(table.hands[seat]))


def left_in(table: Tale, pack: int, taken: int) -> list[int]:
    """What is left of a pack after its first so many picks, sorted."""
    left = list(table.packs[pack])
    picks = table.picks[pack]
    for turn in range(taken):
        take_out(left, picks[turn])
    return left


def keep(table: Tale, seat: int, card: int) -> None:
    """Take a card from the pack before this seat into its hand, which stays sorted."""
    pack = held(table, seat)
    table.picks[pack] = onto(table.picks[pack], card)
    put_in(table.hands[seat], card)


def put_back(table: Tale, seat: int) -> None:
    """Undo `keep`: the last card a seat has taken goes back into its pack."""
    pack = pack_of(table, seat, len(table.hands[seat]) - 1)
    take_out(table.hands[seat], table.picks[pack][-1])
    table.picks[pack] = table.picks[pack][:-1]


def passed_on(table: Tale, seat: int) -> list[int]:
    """What this seat has passed on in a draft that is over: all that others have taken from a pack after it."""
    found: list[int] = []
    for pack in range(len(table.packs)):
        first = (seat - pack if table.draft % 2 else pack - seat) % table.seats  # when this seat has the pack
        picks = table.picks[pack]
        for turn in range(first + 1, PACK):
            if (turn - first) % table.seats:
                found.append(picks[turn])
    return found


def played_now(table: Tale, seat: int) -> list[int]:
    """The cards a seat has played in this draft: the last of its row."""
    row = table.rows[seat]
    return [entry >> 1 for entry in row[len(row) - table.play :]]


def remember(table: Tale) -> None:
    """What a seat has passed on and nobody has played lies among the discards now, and that seat knows it (2.5)."""
    for seat in range(table.seats):
        known = passed_on(table, seat)
        for other in others(seat, table.seats):
            for card in played_now(table, other):
                take_out(known, card)
        known += table.gone[seat]
        known.sort()
        table.gone[seat] = tuple(known)
