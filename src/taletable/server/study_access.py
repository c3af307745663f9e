"""Finished games for those who study them.

A public game may be studied by anybody, a private one by those who were at the table. They may give others a link to
its review: the key in it opens what was found out, and lets nobody ask for more.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from taletable.kernel import Record
from taletable.server.auth import identify
from taletable.server.commands import check_usable
from taletable.server.people import Person
from taletable.server.refusals import refusal
from taletable.server.responses import Refused
from taletable.server.room import OVER, Head
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.storage.secret_keys import secret_key

ApiRequest = Request[Any, Any, State]
ReviewKey = Annotated[str, Parameter(max_length=40, description="from a link to the review of a private game")]
SHARED: Final = "shared-reviews"  # the name of the secret from which these keys are made
DIGITS: Final = 32  # of a key

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


async def review_key(store: Store, table: str) -> str:
    """What opens the review of a private game to whoever has the link."""
    return hmac.new(await secret_key(store, SHARED), table.encode(), sha256).hexdigest()[:DIGITS]


async def finished_game(request: ApiRequest, table: str, key: str = "") -> Finished:
    """The finished game of a table, or a refusal: it is not over, was private, or cannot be read."""
    person = await identify(request, request.app.state.people)
    rooms: Rooms = request.app.state.rooms
    active = await rooms.find(table)
    invited = bool(key) and hmac.compare_digest(key.encode(), (await review_key(rooms.store, table)).encode())
    async with active.lock:
        room = active.room
        check_usable(room)
        seat = None if person is None else room.seat_of(person.id)
        was_there = seat is not None or (person is not None and person.id == room.head.host)
        if not (room.head.public or was_there or invited):
            raise refusal("study-private")
        if room.table is None or room.status != OVER:
            raise refusal("not-over")
        return Finished(room.record(), room.head, person, seat)
