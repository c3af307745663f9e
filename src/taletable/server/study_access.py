"""Finished games for those who study them: whoever may see the replay of one may study it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from taletable.kernel import Record
from taletable.server.auth import identify
from taletable.server.commands import check_usable
from taletable.server.people import Person
from taletable.server.refusals import refusal
from taletable.server.responses import Refused
from taletable.server.room import OVER, Head
from taletable.server.rooms import Rooms

ApiRequest = Request[Any, Any, State]

_ERRORS: Final = {
    401: ResponseSpec(Refused, False, "Nobody is known by this cookie or token"),
    403: ResponseSpec(Refused, False, "This page may not speak for its visitors here"),
    404: ResponseSpec(Refused, False, "There is no such table, or nothing of this kind was asked for there"),
    409: ResponseSpec(Refused, False, "That cannot be studied, and why"),
    413: ResponseSpec(Refused, False, "That is too long"),
    429: ResponseSpec(Refused, False, "That is too much at once"),
    503: ResponseSpec(Refused, False, "The database does not answer, or too many are waiting"),
}


def errors(*codes: int) -> dict[int, ResponseSpec]:
    """The error responses of an operation on a finished game, for OpenAPI."""
    return {code: _ERRORS[code] for code in sorted((401, 404, 409, 429, 503, *codes))}


class Finished(Struct, frozen=True):
    """A finished game, and who studies it, from which seat if from any."""

    record: Record
    head: Head
    person: Person | None
    seat: int | None

    def required_person(self) -> Person:
        """Who studies it; a refusal for strangers."""
        if self.person is None:
            raise refusal("stranger")
        return self.person

    def without_names(self) -> Record:
        """The record as it is studied: who played does not matter, and names are kept in the log alone."""
        return self.record._replace(players=())


async def finished_game(request: ApiRequest, table: str) -> Finished:
    """The finished game of a table, or a refusal: it is not over, was private, or cannot be read."""
    person = await identify(request, request.app.state.people)
    rooms: Rooms = request.app.state.rooms
    active = await rooms.find(table)
    async with active.lock:
        room = active.room
        check_usable(room)
        seat = None if person is None else room.seat_of(person.id)
        if not room.head.public and seat is None and (person is None or person.id != room.head.host):
            raise refusal("study-private")
        if room.table is None or room.status != OVER:
            raise refusal("not-over")
        return Finished(room.record(), room.head, person, seat)
