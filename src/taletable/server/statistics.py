"""The statistics of a person: of each of their games the facts are stored once, and added up in a worker process.

Games are looked through when somebody asks for their statistics, some at a time: the answer says how many of how many
it counts, and whoever wants the rest asks again.
"""

from __future__ import annotations

import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import get
from msgspec import Raw, Struct
from sqlalchemy import Connection, func, insert, select

import taletable as tt
from taletable.arena.personal import GameStatistics, PlayedGame
from taletable.bots import LEVELS, BotName
from taletable.server.api import ApiRequest, errors
from taletable.server.archive import Archive
from taletable.server.auth import require_person
from taletable.server.people import existing_people
from taletable.server.refusals import refusal
from taletable.server.responses import encoder
from taletable.server.room import Sitter
from taletable.server.storage import Conflict
from taletable.server.storage.schema import entries, game_facts, results, tables
from taletable.server.worker_pool import JobError, Overloaded

if TYPE_CHECKING:
    from taletable.kernel import Options, Record
    from taletable.server.rooms import Rooms

AT_ONCE: Final = 2.0  # seconds for which one request looks through games
PEOPLE: Final = "people"  # opponents among whom are people


class Statistics(Struct):
    """What somebody's games have shown: ``counted`` of them so far, of ``total``."""

    counted: int
    total: int
    games: list[GameStatistics]


class Unseen(Struct):
    """A game that was not looked through yet; without a record if it cannot be read."""

    table: str
    seat: int
    ended: float
    record: Record | None
    variant: dict[str, bool | int | str]
    opponents: str


def _not_seen(person: str) -> Any:
    seen = select(game_facts.c.table).where(game_facts.c.person == person)
    return results.c.person == person, results.c.table.not_in(seen)


def next_unseen(connection: Connection, person: str, archive: Archive | None) -> Unseen | None:
    """The oldest game of a person that was not looked through."""
    wanted = select(results.c.table, results.c.seat, results.c.ended).where(*_not_seen(person))
    row = connection.execute(wanted.order_by(results.c.ended, results.c.table).limit(1)).first()
    if row is None:
        return None
    table, seat, ended = row
    head: Any = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    found = Unseen(table, seat, ended, None, {}, "")
    with contextlib.suppress(ValueError, KeyError, TypeError, msgspec.MsgspecError):
        if head is None and archive is not None and (game := archive.find(connection, table)) is not None:
            head = game.head()
            if head["sheet"] is None and game.record is not None:
                found.record = tt.Record.loads(game.record)._replace(players=())
            found.opponents = opponents(msgspec.json.decode(head["seating"] or "[]", type=list[Sitter]), seat)
            found.variant = variant(head)
        elif head is not None:
            seating = msgspec.json.decode(head["seating"] or "[]", type=list[Sitter])
            found.opponents = opponents(seating, seat)
            found.variant = variant(head)
            found.record = record_of(connection, head)
    return found


def record_of(connection: Connection, head: Any) -> Record | None:
    """The record of a table by its log alone; one with a card sheet of its own is like no other, and not counted."""
    game = tt.game(head["game"])
    if head["sheet"] is not None or not game.plays(head["version"]):
        return None
    log = select(entries.c.kind, entries.c.seat, entries.c.value).where(
        entries.c.table == head["id"], entries.c.kind.in_(("act", "undo"))
    )
    actions: list[tuple[int, str]] = []
    for kind, seat, value in connection.execute(log.order_by(entries.c.seq)):
        told = msgspec.json.decode(value)
        if kind == "undo":
            del actions[int(told["keep"]) :]
        else:
            actions.append((seat, game.actions[game.number(told["action"])]))
    options = msgspec.json.decode(head["options"])
    seed = bytes(head["seed"])
    return tt.Record(head["game"], head["version"], head["seats"], options, seed, None, (), tuple(actions))


def variant(head: Any) -> Options:
    """The options of a table that are not the usual ones; its edition is always named, if there are several."""
    game = tt.game(head["game"])
    options = game.settled(msgspec.json.decode(head["options"]))
    edition = game.edition_option
    usual = {name: option.default for name, option in game.options.items()}
    usual |= game.preset({edition: options[edition]} if edition else {})
    return {
        name: value
        for name, value in options.items()
        if game.options[name].choices is not None and (name == edition or value != usual[name])
    }


def opponents(seating: list[Sitter], seat: int) -> str:
    """Whom somebody has played: people, or the strongest of the bots."""
    others = [one for number, one in enumerate(seating) if number != seat]
    if any(one.kind == "person" for one in others):
        return PEOPLE
    levels = [BotName.parse(one.level).level for one in others if one.kind == "bot"]
    ranks = [*LEVELS]
    return max(levels, key=lambda level: ranks.index(level) if level in ranks else -1, default="")


async def look_through(rooms: Rooms, person: str) -> None:
    """Look through games for some time, and store what they have shown."""
    until = time.monotonic() + AT_ONCE
    while time.monotonic() < until:
        found = await rooms.store.read(partial(next_unseen, person=person, archive=rooms.archive))
        if found is None:
            return
        facts = None
        if found.record is not None:
            try:
                shown = await rooms.workers.look_through(found.record.dumps(), found.seat)
            except Overloaded:
                raise refusal("overloaded") from None
            except JobError:
                pass  # it cannot be replayed, and is not tried again
            else:
                game = found.record.game
                played = PlayedGame(game, found.seat, found.ended, found.variant, found.opponents, shown)
                facts = encoder.encode(played).decode()
        row = {"table": found.table, "seat": found.seat, "person": person, "facts": facts}
        with contextlib.suppress(Conflict):  # another request has done the same
            await rooms.store.write(partial(_store, row=row))


def _store(connection: Connection, row: dict[str, Any]) -> None:
    if existing_people(connection, [row["person"]]):
        connection.execute(insert(game_facts), row)


def _facts(connection: Connection, person: str) -> tuple[int, int, list[Raw]]:
    """How many games were looked through, of how many, and what they have shown."""
    total = select(func.count()).where(results.c.person == person)
    rows = list(connection.execute(select(game_facts.c.facts).where(game_facts.c.person == person)).scalars())
    return len(rows), connection.execute(total).scalar_one(), [Raw(facts.encode()) for facts in rows if facts]


@get("/api/me/statistics", summary="Statistics of my games", responses=errors(401, 503))
async def my_statistics(request: ApiRequest) -> Statistics:
    """Win shares and points by seat, options, opponents and time, and cards; ask again until all games are counted."""
    state = request.app.state
    rooms: Rooms = state.rooms
    person = await require_person(request, state.people)
    state.limits.commands.check(person.id)
    await look_through(rooms, person.id)
    counted, total, facts = await rooms.store.read(partial(_facts, person=person.id))
    return Statistics(counted, total, await rooms.workers.tally(facts) if facts else [])


HANDLERS: Final = (my_statistics,)
