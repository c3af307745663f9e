"""Previews over HTTP: what each answer to one's question would bring; one request for all answers."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath  # noqa: TC002 (Litestar reads the types of its handlers)

from taletable.server.auth import require_person
from taletable.server.commands import check_usable
from taletable.server.refusals import refusal
from taletable.server.responses import QuestionPreview, Refused
from taletable.server.rooms import Rooms

ApiRequest = Request[Any, Any, State]
CACHED: Final = 500  # questions; a preview takes a few kilobytes

ERRORS: Final = {
    401: ResponseSpec(Refused, False, "Nobody is known by this cookie or token"),
    404: ResponseSpec(Refused, False, "There is no such table"),
    409: ResponseSpec(Refused, False, "You do not play there, or it has not begun"),
    429: ResponseSpec(Refused, False, "That is too much at once"),
    503: ResponseSpec(Refused, False, "The database does not answer, or too many are waiting"),
}


class PreviewCache:
    """Previews by table, version and seat; the oldest are dropped."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int], QuestionPreview] = {}

    def get(self, key: tuple[str, int, int]) -> QuestionPreview | None:
        """The preview of a seat at a version of a table, if it was asked for before."""
        return self._found.get(key)

    def put(self, key: tuple[str, int, int], preview: QuestionPreview) -> None:
        """Keep a preview."""
        if len(self._found) >= CACHED:
            del self._found[next(iter(self._found))]
        self._found[key] = preview


@get("/api/tables/{table:str}/preview", summary="What each answer to my question would bring", responses=ERRORS)
async def question_preview(request: ApiRequest, table: FromPath[str]) -> QuestionPreview:
    """As far as the rules make it certain for whoever is asked; computed in a worker process."""
    state = request.app.state
    person = await require_person(request, state.people)
    state.limits.commands.check(person.id)
    rooms: Rooms = state.rooms
    active = await rooms.find(table)
    async with active.lock:
        room = active.room
        check_usable(room)
        seat = room.own_seat(person.id)
        if room.table is None:
            raise refusal("not-begun")
        number = room.asked[seat]
        if number is None:  # no longer: a question may be answered while its preview is asked for
            return QuestionPreview(None, [])
        key = (table, room.version, seat)
        asked = room.table.copy()
    cache: PreviewCache = state.previews
    found = cache.get(key)
    if found is None:
        found = QuestionPreview(number, await rooms.workers.foresee(asked, seat))
        cache.put(key, found)
    return found
