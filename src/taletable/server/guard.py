"""Who may come in: strangers are shown the door before they reach a table."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from taletable.server.addresses import client_key
from taletable.server.people import COOKIE, People, Person
from taletable.server.refusals import no

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.datastructures import State

    from taletable.server.origins import Origins
    from taletable.server.rooms import Live

SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """So many things at once, and so many a second after that."""

    __slots__ = ("left", "most", "rate", "then")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.then = time.monotonic()

    def take(self) -> bool:
        """Whether there is one left."""
        now = time.monotonic()
        left = self.left + (now - self.then) * self.rate
        self.left = min(self.most, left)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by who they are for; the oldest are forgotten."""

    MOST: Final = 50_000

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Refuse whoever is too fast."""
        if not self.take(who):
            raise no("too-fast")

    def take(self, who: str) -> bool:
        """Whether this one may."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[who] = Bucket(self.most, self.rate)
        return bucket.take()


class Crowd:
    """How many are here at once, by who they are for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Whether there is room for one more, who is in then."""
        if self._here[who] >= self.most:
            return False
        self._here[who] += 1
        return True

    def leave(self, who: str) -> None:
        """One of them goes."""
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site may neither send orders in its visitors' names nor listen."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    origins: Origins = connection.app.state.origins
    if origin is not None and not origins.allows_origin(origin, connection.scope["scheme"], host):
        raise PermissionDeniedException("this page may not speak for its visitors here")


def check_table(state: State, live: Live, person: Person) -> None:
    """Whoever is too fast for a table is refused. Those who sit there are counted apart from all others."""
    beside = live.made is not None and live.made.seat_of(person.id) is None
    limits: Limits = state.beside_table if beside else state.at_table
    limits.check(live.id)


async def identify(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person | None:
    """Who is there: by a token, or by a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        person = await people.by_token(token)
        if person is None:
            raise NotAuthorizedException("nobody has this token")
    else:
        person = await people.by_cookie(connection.cookies.get(COOKIE))
    if person is not None:
        connection.state.language = person.language
    return person


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody speaks from, as limits count it."""
    return client_key(connection.client.host) if connection.client else ""


async def person_at(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person:
    """Who is there, and nobody else will do."""
    person = await identify(connection, people)
    if person is None:
        raise no("stranger")
    return person
