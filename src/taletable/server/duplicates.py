"""Duplicates: one deal at several tables of a group, seat by seat compared, as in duplicate bridge.

Everybody has the same cards to come as those on the same seat of the other tables, so the luck of the deal is taken
out. Nothing of other tables is shown until all are over, or the host closes the duplicate.
"""

from __future__ import annotations

import secrets
import time
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 (Litestar reads the types of its handlers)
from msgspec import Meta, Struct, convert

from taletable.server import shared_deals
from taletable.server.api import ApiRequest, errors
from taletable.server.auth import client_address, identify, require_person
from taletable.server.card_sheets import settled
from taletable.server.commands import check_bot
from taletable.server.new_tables import game_of
from taletable.server.refusals import by_options, refusal
from taletable.server.requests import Chosen
from taletable.server.responses import Sitting, Status, Value
from taletable.server.room import SeatSummary, Sitter
from taletable.server.shared_deals import DUPLICATE, Deal, SeatResult

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from taletable.server.people import Person
    from taletable.server.rooms import Rooms

MOST_TABLES: Final = 8


class NewDuplicate(Struct, forbid_unknown_fields=True):
    """A deal to be played at several tables. ``seats`` has for each the bot that sits there, or "" for people."""

    game: Annotated[str, Meta(max_length=40)]
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=10)]
    options: Chosen = {}


class DuplicateTable(Struct):
    """One of the tables, by who sits where."""

    id: str
    status: Status
    seats: list[Sitting]


class SeatScore(Struct):
    """What a seat of a table came to, against the same seat at all other tables.

    ``matchpoints`` are the part of what could be had: one for each table with fewer points there, half for as many.
    ``difference`` is how many points more than the mean of the others. Both need a second table that is over.
    """

    table: str
    seat: int
    rank: int
    share: float
    score: int
    stood_in: int
    matchpoints: float | None
    difference: float | None


class MySeatThere(Struct):
    """Where one sits."""

    table: str
    seat: int


class Duplicate(Struct):
    """A duplicate. ``scores`` and the seed are told when it is open: all games are over, or the host has closed it."""

    id: str
    game: str
    bots: list[str]
    options: dict[str, Value]
    created: float
    closed: float | None
    open: bool
    host: bool
    you: MySeatThere | None
    tables: list[DuplicateTable]
    seed_hash: str
    scores: list[SeatScore] | None
    seed: str | None


class Field(NamedTuple):
    """The points of one seat at all tables that count."""

    scores: dict[str, int]

    def matchpoints(self, table: str) -> float | None:
        """The part of what could be had at a table."""
        others = self._others(table)
        own = self.scores[table]
        return fmean([(own > one) + (own == one) / 2 for one in others]) if others else None

    def difference(self, table: str) -> float | None:
        """The points above the mean of the other tables."""
        others = self._others(table)
        return self.scores[table] - fmean(others) if others else None

    def _others(self, table: str) -> list[int]:
        return [score for other, score in self.scores.items() if other != table]


def scores(results: list[SeatResult], closed: float | None) -> list[SeatScore]:
    """The results of all tables, seat by seat; what ended after the duplicate was closed does not count."""
    counted = [one for one in results if closed is None or one.ended <= closed]
    fields = {seat: Field({one.table: one.score for one in counted if one.seat == seat}) for seat in range(10)}
    return [
        SeatScore(
            one.table,
            one.seat,
            one.rank,
            one.share,
            one.score,
            one.stood_in,
            fields[one.seat].matchpoints(one.table),
            fields[one.seat].difference(one.table),
        )
        for one in sorted(counted, key=lambda one: (one.seat, -one.score, one.table))
    ]


async def make(rooms: Rooms, person: Person, new: NewDuplicate, origin: str | None) -> Deal:
    """Open the tables of a duplicate; its host sits nowhere yet."""
    game = game_of(new.game)
    shared_deals.check_options(new.game, new.options)
    options = await settled(rooms.workers, game, new.options)
    try:
        game.seated(len(new.seats), options)
    except ValueError as error:
        raise by_options(error) from None
    if all(new.seats):
        raise refusal("no-person")
    for bot in filter(None, new.seats):
        check_bot(bot)
    seed = rooms.seeds.new_table(new.game, person)
    id = f"{DUPLICATE}-{secrets.token_urlsafe(12)}"
    deal = Deal(id, DUPLICATE, new.game, game.version, dict(options), [*new.seats], seed, person.id, time.time())
    sitting = [[Sitter("bot", level=bot) if bot else Sitter() for bot in new.seats] for _ in range(new.tables)]
    await rooms.open_tables_of_deal(deal, person, sitting, False, origin, True)
    return deal


def _told(connection: Connection, id: str, person: str | None) -> Duplicate:
    deal = shared_deals.find(connection, id)
    if deal is None or deal.kind != DUPLICATE:
        raise refusal("no-duplicate")
    is_open = shared_deals.is_open(connection, id, person)
    sits = None if person is None else shared_deals.seat_taken_by(connection, id, person)
    return Duplicate(
        deal.id,
        deal.game,
        deal.seating,
        dict(deal.options),
        deal.created,
        deal.closed,
        is_open,
        deal.host == person,
        None if sits is None else MySeatThere(*sits),
        [_table(row) for row in shared_deals.tables_of(connection, id)],
        deal.seed_hash,
        scores(shared_deals.results_of(connection, id), deal.closed) if is_open else None,
        deal.seed.hex() if is_open else None,
    )


def _table(row: Any) -> DuplicateTable:
    seating = msgspec.json.decode(row["seating"], type=list[Sitter])
    return DuplicateTable(row["id"], row["status"], convert(SeatSummary(seating).shown, list[Sitting]))


@post("/api/duplicates", summary="Make a duplicate", responses=errors(401, 403, 409, 413, 503))
async def make_duplicate(request: ApiRequest, data: JSONBody[NewDuplicate]) -> Duplicate:
    """Whoever has its id may take an open seat at one of its tables."""
    state = request.app.state
    person = await require_person(request, state.people)
    for _ in range(data.tables):
        state.limits.tables_of_person.check(person.id)
        state.limits.tables_of_address.check(client_address(request))
    deal = await make(state.rooms, person, data, state.people.origin(client_address(request)))
    told: Duplicate = await state.rooms.store.read(partial(_told, id=deal.id, person=person.id))
    return told


@get("/api/duplicates/{duplicate:str}", summary="One duplicate", responses=errors(401, 404, 503))
async def one_duplicate(request: ApiRequest, duplicate: FromPath[str]) -> Duplicate:
    """Its tables; and how they compare, when all are over."""
    state = request.app.state
    person = await identify(request, state.people)
    who = None if person is None else person.id
    told: Duplicate = await state.rooms.store.read(partial(_told, id=duplicate, person=who))
    return told


@post(
    "/api/duplicates/{duplicate:str}/close",
    summary="Close a duplicate",
    status_code=200,
    responses=errors(401, 403, 404, 409, 503),
)
async def close_duplicate(request: ApiRequest, duplicate: FromPath[str]) -> Duplicate:
    """Compare the tables that are over now; the others no longer count. Its host may do so."""
    state = request.app.state
    rooms: Rooms = state.rooms
    person = await require_person(request, state.people)
    state.limits.commands.check(person.id)
    known = await rooms.store.read(partial(_told, id=duplicate, person=person.id))
    if not known.host:
        raise refusal("not-host-of-duplicate")
    await rooms.store.write(partial(shared_deals.close, id=duplicate))
    return await rooms.store.read(partial(_told, id=duplicate, person=person.id))


HANDLERS: Final = (make_duplicate, one_duplicate, close_duplicate)
