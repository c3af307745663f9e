"""Deals that several play, each at a table of their own: what is stored of them, and who may see which table.

All these tables grow from one seed. So nothing of one may be seen by somebody whose own game of that deal is still to
be played, whatever they ask: `check_admitted` stands before every request that names a table, also those that do not
exist yet, and `may_watch` before every message over a WebSocket.
"""

from __future__ import annotations

import time
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

import taletable as tt
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import Terms
from taletable.server.responses import encoder
from taletable.server.room import OPEN, OVER, Room
from taletable.server.storage.schema import deal_players, deal_results, deals, sitters, tables

if TYPE_CHECKING:
    from taletable.server.active_room import ActiveRoom
    from taletable.server.rooms import Rooms
    from taletable.server.viewer import Viewer

DAILY: Final = "daily"
WEEKLY: Final = "weekly"
OWN: Final = "own"
DUPLICATE: Final = "duplicate"
DAY: Final = 86_400.0
MOST_IN_A_DAY: Final = 30  # deals of one host

# What whoever plays at a table may ask for while the deal is not open to them; a test holds that they learn nothing of
# hidden cards by it. Anything else, as the record and whatever is made from it, waits until the deal is open.
WHILE_PLAYING: Final = frozenset(
    {
        "/api/tables/{table}",
        "/api/tables/{table}/cards",
        "/api/tables/{table}/commands",
        "/api/tables/{table}/live",
        "/api/tables/{table}/mute",
        "/api/tables/{table}/preview",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/rules/{language}",
    }
)


class PlaysAlready(Refusal):
    """Somebody has a table of this deal already."""

    def __init__(self) -> None:
        super().__init__(refusal("elsewhere-already").message)


class Deal(NamedTuple):
    """A row of `deals`, whose id begins with its kind. ``seating`` has the bot of each seat, "" where people play."""

    id: str
    kind: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    seating: list[str]
    seed: bytes
    host: str
    created: float
    closed: float | None = None

    @property
    def seat(self) -> int:
        """Where one plays, in a challenge."""
        return self.seating.index("")

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed, the same at all tables."""
        return sha256(self.seed).hexdigest()

    @property
    def terms(self) -> Terms:
        """Of each table: no clock; in a duplicate the game begins when everybody is there."""
        return Terms(bot_pace="unhurried", rated=False, begins="when-full")


class SeatResult(NamedTuple):
    """A row of `deal_results`."""

    table: str
    seat: int
    person: str | None
    rank: int
    share: float
    score: int
    stood_in: int
    ended: float


def check_options(game: str, options: dict[str, bool | int | str]) -> None:
    """Refuse a card sheet of one's own: those who play for a result know the cards of the box."""
    if tt.game(game).sheet_text(options):
        raise refusal("own-sheet")


def find(connection: Connection, id: str) -> Deal | None:
    """A deal by its id."""
    if "\0" in id:
        return None
    row = connection.execute(select(deals).where(deals.c.id == id)).mappings().first()
    return None if row is None else of_row(row)


def of_row(row: Any) -> Deal:
    """A deal from its row."""
    options, seating = msgspec.json.decode(row["options"]), msgspec.json.decode(row["seating"])
    seed, named = bytes(row["seed"]), (row["id"], row["kind"], row["game"], row["version"])
    return Deal(*named, options, seating, seed, row["host"], row["created"], row["closed"])


def store(connection: Connection, deal: Deal) -> None:
    """Store a new deal, unless its host has had enough of them today."""
    if deal.host:
        since = select(func.count()).where(deals.c.host == deal.host, deals.c.created > deal.created - DAY)
        if connection.execute(since).scalar_one() >= MOST_IN_A_DAY:
            raise refusal("too-many-deals")
    row = deal._asdict() | {
        "options": encoder.encode(deal.options).decode(),
        "seating": encoder.encode(deal.seating).decode(),
    }
    connection.execute(insert(deals), row)


def close(connection: Connection, id: str) -> None:
    """Nothing more counts for this deal."""
    connection.execute(update(deals).where(deals.c.id == id, deals.c.closed.is_(None)).values(closed=time.time()))


def table_of(connection: Connection, deal: str, person: str) -> str | None:
    """The table at which a person plays a deal."""
    theirs = select(deal_players.c.table).where(deal_players.c.deal == deal, deal_players.c.person == person)
    return connection.execute(theirs).scalar()


def store_players(connection: Connection, room: Room) -> None:
    """Store who plays at a table, in the transaction that seats them. Nobody sits at two tables of a deal."""
    connection.execute(delete(deal_players).where(deal_players.c.table == room.head.id))
    for one in room.sitters:
        if one.who is not None:
            if table_of(connection, str(room.head.deal), one.who) is not None:
                raise PlaysAlready
            row = {"deal": room.head.deal, "person": one.who, "table": room.head.id}
            connection.execute(insert(deal_players), row)


def store_results(connection: Connection, room: Room) -> None:
    """Store how a game of a deal has ended, in the transaction that ends it."""
    assert room.table is not None
    standings = room.table.standings
    winners = sum(one.rank == 1 for one in standings)
    known = select(deal_players.c.person).where(deal_players.c.table == room.head.id)
    here = set(connection.execute(known).scalars())
    helped = [room.actions[number - 1][0] for number in room.stood_in]
    connection.execute(
        insert(deal_results),
        [
            {
                "table": room.head.id,
                "seat": one.seat,
                "deal": room.head.deal,
                "person": who if (who := room.sitters[one.seat].who) in here else None,
                "rank": one.rank,
                "share": (one.rank == 1) / winners,
                "score": one.score,
                "stood_in": helped.count(one.seat),
                "ended": room.ended,
            }
            for one in standings
        ],
    )


def results_of(connection: Connection, deal: str) -> list[SeatResult]:
    """All results of a deal."""
    columns = [deal_results.c[name] for name in SeatResult._fields]
    return [SeatResult(*row) for row in connection.execute(select(*columns).where(deal_results.c.deal == deal))]


def forget_person(connection: Connection, person: str) -> None:
    """Delete what somebody has played for; at a duplicate their seat's points stay, and are nobody's."""
    theirs = deal_results.c.person == person
    connection.execute(delete(deal_players).where(deal_players.c.person == person))
    challenges = select(deals.c.id).where(deals.c.kind != DUPLICATE)
    connection.execute(delete(deal_results).where(theirs, deal_results.c.deal.in_(challenges)))
    connection.execute(update(deal_results).where(theirs).values(person=None))
    connection.execute(update(deals).where(deals.c.host == person).values(host=""))


# Who may see what.


def is_open(connection: Connection, id: str, person: str | None) -> bool:
    """Whether somebody may know all about the games of a deal that are over.

    A challenge is open to those whose own game of it is over; a duplicate to everybody when all its games are over, or
    its host has closed it.
    """
    kind, closed = connection.execute(select(deals.c.kind, deals.c.closed).where(deals.c.id == id)).one()
    if kind == DUPLICATE:
        going_on = select(tables.c.id).where(tables.c.deal == id, tables.c.ended.is_(None))
        return closed is not None or connection.execute(going_on.limit(1)).first() is None
    own = select(deal_results.c.table).where(deal_results.c.deal == id, deal_results.c.person == person)
    return person is not None and connection.execute(own.limit(1)).first() is not None


async def check_admitted(rooms: Rooms, table: str, person: str | None, route: str) -> None:
    """Refuse whoever may not see a table of a deal; ``route`` is what they ask for, as its path template."""
    try:
        active = await rooms.find(table)
    except Refusal:
        return  # whoever asks is told by the request itself
    room = active.room
    if room.head.deal is None:
        return
    sits = room.seat_of(person) is not None
    if (sits or room.status == OPEN) and route in WHILE_PLAYING:
        return
    if room.status != OVER or not await rooms.store.read(partial(is_open, id=room.head.deal, person=person)):
        raise await hidden(rooms, room, sits)


async def hidden(rooms: Rooms, room: Room, sits: bool) -> Refusal:
    """Why a table of a deal cannot be seen, and by what it can."""
    deal = await rooms.store.read(partial(find, id=str(room.head.deal)))
    waits = sits or (deal is not None and deal.kind == DUPLICATE)
    return refusal("all-games-first" if waits else "own-game-first", {"deal": str(room.head.deal)})


async def may_see(rooms: Rooms, active: ActiveRoom, person: str | None) -> bool:
    """Whether somebody without a seat may watch a table over a WebSocket: of a deal, only a game that is over."""
    deal = active.room.head.deal
    if deal is None:
        return True
    return active.room.status == OVER and await rooms.store.read(partial(is_open, id=deal, person=person))


def may_watch(room: Room, viewer: Viewer) -> bool:
    """Whether a viewer still may see a table: those who have left a table of a deal may not."""
    return room.head.deal is None or viewer.may_see_deal or room.seat_of(viewer.who) is not None


def tables_of(connection: Connection, deal: str) -> list[Any]:
    """The tables of a deal, in the order in which they were opened."""
    columns = [tables.c[name] for name in ("id", "status", "seating", "created")]
    found = select(*columns).where(tables.c.deal == deal).order_by(tables.c.created, tables.c.id)
    return list(connection.execute(found).mappings())


def seat_taken_by(connection: Connection, deal: str, person: str) -> tuple[str, int] | None:
    """The table and the seat at which a person plays a deal."""
    theirs = select(deal_players.c.table, sitters.c.seat).join(
        sitters, (sitters.c.table == deal_players.c.table) & (sitters.c.person == deal_players.c.person)
    )
    row = connection.execute(theirs.where(deal_players.c.deal == deal, deal_players.c.person == person)).first()
    return None if row is None else (row[0], row[1])
