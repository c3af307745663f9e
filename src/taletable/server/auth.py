"""Authentication: who sends a request, by token or signed cookie, and whether a page of its origin may send it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from taletable.server.addresses import client_key
from taletable.server.cookies import COOKIE, YEAR
from taletable.server.people import People, Person
from taletable.server.refusals import refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Message, Scope

    from taletable.server.origins import Origins

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse a page of another site (403): it may neither send commands in its visitors' names nor listen."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    origins: Origins = connection.app.state.origins
    if origin is not None and not origins.allows_origin(origin, connection.scope["scheme"], host):
        raise PermissionDeniedException("this page may not speak for its visitors here")


async def identify(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person | None:
    """The person behind a bearer token or a signed cookie; nobody without either."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        person = await people.by_token(token)
        if person is None:
            raise NotAuthorizedException("nobody has this token")
    else:
        session = people.cookies.read(connection.cookies.get(COOKIE))
        person = None if session is None else await people.by_session(session)
        if session is not None and person is not None and session.stale:
            connection.state.renewed_cookie = session_cookie(connection, people, person)
    if person is not None:
        connection.state.language = person.language
    return person


def session_cookie(connection: ASGIConnection[Any, Any, Any, Any], people: People, person: Person) -> Cookie:
    """The cookie by which a browser is somebody from now on."""
    return Cookie(
        key=COOKIE,
        value=people.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


async def renew_cookie(message: Message, scope: Scope) -> None:
    """Send a new cookie for a stale one (sliding expiry), unless the response sets or removes it itself."""
    renewed: Cookie | None = scope["state"].get("renewed_cookie")
    if message["type"] == "http.response.start" and renewed is not None:
        headers = list(message["headers"])
        if all(name.lower() != b"set-cookie" for name, _ in headers):
            message["headers"] = [*headers, renewed.to_encoded_header()]


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client as rate limits count it: its address, or the network of it (see `addresses.client_key`)."""
    return client_key(connection.client.host) if connection.client else ""


async def require_person(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person:
    """The person behind a request; a refusal (401) if it has neither token nor cookie."""
    person = await identify(connection, people)
    if person is None:
        raise refusal("stranger")
    return person
