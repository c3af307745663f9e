"""Hints over HTTP: the best answers to one's question, from what its seat may know, where a table has hints."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath  # noqa: TC002 (Litestar reads the types of its handlers)
from msgspec import Struct

from taletable.server.auth import require_person
from taletable.server.commands import check_usable
from taletable.server.refusals import refusal
from taletable.server.responses import Refused
from taletable.server.rooms import Rooms
from taletable.study import Answer

ApiRequest = Request[Any, Any, State]
Key = tuple[str, int, int]
CACHED: Final = 500  # questions; a hint takes a few kilobytes

ERRORS: Final = {
    401: ResponseSpec(Refused, False, "Nobody is known by this cookie or token"),
    404: ResponseSpec(Refused, False, "There is no such table"),
    409: ResponseSpec(Refused, False, "You do not play there, it has not begun, or it is without hints"),
    429: ResponseSpec(Refused, False, "That is too much at once"),
    503: ResponseSpec(Refused, False, "The database does not answer, or too many are waiting"),
}


class Hinted(Struct):
    """The best answers to a decision, best first, and in how many imagined games they were tried.

    There are none where only one answer is possible, and no decision where its seat is not asked any more.
    """

    decision: int | None
    seat: int
    answers: tuple[Answer, ...]
    iterations: int


class HintCache:
    """Hints by table, seat and decision: each is computed once, however many ask meanwhile; the oldest are dropped."""

    def __init__(self) -> None:
        self._found: dict[Key, asyncio.Task[Hinted]] = {}

    def get(self, key: Key) -> asyncio.Task[Hinted] | None:
        """The hint of a decision, if it was asked for before and has not failed."""
        return self._found.get(key)

    def put(self, key: Key, task: asyncio.Task[Hinted]) -> None:
        """Keep a hint, unless it fails."""
        if len(self._found) >= CACHED:
            del self._found[next(iter(self._found))]
        self._found[key] = task
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: Key, task: asyncio.Task[Hinted]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._found.get(key) is task:
            del self._found[key]


@get("/api/tables/{table:str}/hint", summary="The best answers to my question", responses=ERRORS)
async def question_hint(request: ApiRequest, table: FromPath[str]) -> Hinted:
    """With their chances and reasons, as a search in imagined worlds finds them: it knows what my seat knows."""
    state = request.app.state
    person = await require_person(request, state.people)
    rooms: Rooms = state.rooms
    active = await rooms.find(table)
    async with active.lock:
        room = active.room
        check_usable(room)
        seat = room.own_seat(person.id)
        if not room.head.terms.hints:
            raise refusal("no-hints")
        if room.table is None:
            raise refusal("not-begun")
        number = room.asked[seat]
        if number is None:  # no longer: a question may be answered while its hint is asked for
            return Hinted(None, seat, (), 0)
        asked = room.table.copy()
    cache: HintCache = state.hints
    key = (table, seat, number)
    task = cache.get(key)
    if task is None:
        state.limits.hints.check(person.id)
        task = asyncio.get_running_loop().create_task(_hint(rooms, asked, seat, number))
        cache.put(key, task)
    return await asyncio.shield(task)


async def _hint(rooms: Rooms, asked: Any, seat: int, number: int) -> Hinted:
    found = await rooms.workers.hint(asked, seat)
    return Hinted(number, seat, found.answers, found.iterations)
