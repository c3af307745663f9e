"""The HTTP interface: people, games and tables. Whatever a page shows can be had here by a program too."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from msgspec import Meta, Struct

import taletable as tt
from taletable.server import results
from taletable.server.guard import Limits, person_at, too_many
from taletable.server.people import COOKIE, YEAR, People, Person
from taletable.server.refusals import no
from taletable.server.room import OVER
from taletable.server.rooms import Rooms
from taletable.server.wire import Command, Done, Language, Name, NewTable, SeatNumber

Asked = Request[Any, Any, State]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
StepNumber = Annotated[int, Parameter(ge=0, le=100_000)]
Eyes = Annotated[
    str, Parameter(pattern=r"^(all|none|[0-9])$(?!\n)", description="a seat, none for a spectator, or all")
]
Login = Annotated[str, Meta(min_length=2, max_length=60, pattern=r"^[^\s]+$(?!\n)")]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name
    language: Language = "en"


class Change(Struct, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Name | None = None
    language: Language | None = None
    settings: dict[str, bool | int | str] | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """What an account is known by."""

    login: Login
    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program of one's own."""

    label: Name


class SignOut(Struct, forbid_unknown_fields=True):
    """Here only, or wherever one has signed in."""

    everywhere: bool = False


class Mute(Struct, forbid_unknown_fields=True):
    """Somebody to be muted, by where they sit."""

    seat: SeatNumber
    mute: bool = True


def _people(request: Asked) -> People:
    people: People = request.app.state.people
    return people


def _rooms(request: Asked) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _who(request: Asked) -> Person:
    return await person_at(request, _people(request))


def _welcome(request: Asked, person: Person) -> Response[dict[str, object]]:
    cookie = Cookie(
        key=COOKIE,
        value=_people(request).cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(person.shown(), cookies=[cookie])


@post("/api/guests", summary="Play at once as a guest")
async def new_guest(request: Asked, data: NewGuest) -> Response[dict[str, object]]:
    """A new guest; the cookie in the answer is who they are from now on."""
    limits: Limits = request.app.state.guests
    if not limits.take(request.client.host if request.client else ""):
        raise too_many()
    return _welcome(request, await _people(request).new_guest(data.name, data.language))


@get("/api/me", summary="Who am I?")
async def me(request: Asked) -> dict[str, object]:
    """The person behind the cookie or token."""
    return (await _who(request)).shown()


@patch("/api/me", summary="Change name, language or settings")
async def change_me(request: Asked, data: Change) -> dict[str, object]:
    """Change what is given, and nothing else."""
    person = await _who(request)
    fields = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    return (await _people(request).change(person, **fields) if fields else person).shown()


@delete("/api/me", summary="Delete me and what is kept of me")
async def forget_me(request: Asked) -> None:
    """Nothing of the person is left."""
    person = await _who(request)
    await _rooms(request).leave_all(person)
    await _people(request).forget(person)
    await _rooms(request).forget(person)


@post("/api/me/account", summary="Turn a guest into an account")
async def make_account(request: Asked, data: Credentials) -> dict[str, object]:
    """The guest keeps tables and settings."""
    limits: Limits = request.app.state.guests
    if not limits.take(request.client.host if request.client else ""):
        raise too_many()
    return (await _people(request).make_account(await _who(request), data.login, data.password)).shown()


@post("/api/me/tokens", summary="A token for a program of mine")
async def new_token(request: Asked, data: NewToken) -> dict[str, object]:
    """The token is told once and never again."""
    return {"token": await _people(request).new_token(await _who(request), data.label)}


@post("/api/sign-in", summary="Sign in to an account")
async def sign_in(request: Asked, data: Credentials) -> Response[dict[str, object]]:
    """A wrong login and a wrong password look the same."""
    limits: Limits = request.app.state.guests
    if not limits.take(request.client.host if request.client else ""):
        raise too_many()
    return _welcome(request, await _people(request).sign_in(data.login, data.password))


@post("/api/sign-out", summary="Sign out here, or everywhere")
async def sign_out(request: Asked, data: SignOut) -> Response[None]:
    """Everywhere means that no cookie given before is good any more."""
    if data.everywhere:
        await _people(request).sign_out_everywhere(await _who(request))
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@get("/api/games", summary="The games")
async def games() -> list[dict[str, object]]:
    """What can be played, with which options, by how many."""
    return [_game(tt.game(id)) for id in tt.games()]


def _game(game: tt.Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seat_counts()),
        "actions": list(game.actions),
        "options": [
            {"name": option.name, "default": option.default, "choices": option.choices}
            for option in game.options.values()
        ],
    }


@get("/api/tables", summary="Public tables one can join")
async def lobby(request: Asked) -> list[dict[str, object]]:
    """The newest first."""
    return await _rooms(request).lobby()


@get("/api/me/tables", summary="My tables")
async def my_tables(request: Asked) -> list[dict[str, object]]:
    """Those first that wait for me."""
    return await _rooms(request).mine(await _who(request))


@post("/api/tables", summary="Open a table")
async def open_table(request: Asked, data: NewTable) -> dict[str, object]:
    """The id of a table is its invitation: whoever has it may come."""
    person = await _who(request)
    limits: Limits = request.app.state.tables
    if not limits.take(person.id):
        raise too_many()
    return (await _rooms(request).open_table(person, data)).card()


@get("/api/tables/{table:str}", summary="One table")
async def one_table(request: Asked, table: str) -> dict[str, object]:
    """What everybody may know of it."""
    live = await _rooms(request).find(table)
    async with live.lock:
        return {**live.room.terms(), **live.room.card(), "room": live.room.common()}


@post("/api/tables/{table:str}/commands", summary="Do something at a table", status_code=200)
async def command(request: Asked, table: str, data: Command) -> Done:
    """The same commands as over the WebSocket."""
    person = await _who(request)
    limits: Limits = request.app.state.commands
    if not limits.take(person.id):
        raise too_many()
    return Done(await _rooms(request).do(person, table, data))


@get("/api/tables/{table:str}/record", summary="The record of a game that is over", media_type="text/plain")
async def record(request: Asked, table: str) -> str:
    """The whole game as text, seed included: anybody can replay it."""
    live = await _rooms(request).find(table)
    async with live.lock:
        room = live.room
        if room.table is None or room.status != OVER:
            raise no("not-over")
        return room.table.record(tuple(one.name or one.level for one in room.sitters)).dumps()


@get("/api/tables/{table:str}/replay", summary="A game that is over, at any step, with anybody's eyes")
async def replay(request: Asked, table: str, step: StepNumber = 0, eyes: Eyes = "all") -> dict[str, object]:
    """The table after so many actions: as a seat saw it, as a spectator did, or with everything open."""
    live = await _rooms(request).find(table)
    async with live.lock:
        room = live.room
        if room.table is None or room.status != OVER:
            raise no("not-over")
        played = room.table.record()
    step = min(step, len(played.actions))
    then = tt.replay(played, step, listen=True)
    before = len(tt.replay(played, step - 1, listen=True).story or ()) if step else 0
    seat = int(eyes) if eyes.isdigit() and int(eyes) < then.seats else None
    heard = (then.story or [])[before:] if eyes == "all" else then.told(seat, before)
    found: dict[str, object] = {"step": step, "steps": len(played.actions), "eyes": eyes, "waiting": list(then.waiting)}
    found["events"] = [event.as_dict() for event in heard]
    found["view"] = then.position() if eyes == "all" else then.view(seat)
    if step:
        found["action"] = {"seat": played.actions[step - 1][0], "name": played.actions[step - 1][1]}
    return found


@post("/api/tables/{table:str}/rematch", summary="Play again", status_code=200)
async def rematch(request: Asked, table: str) -> dict[str, object]:
    """The same people, bots and options; everybody who asks gets the same new table."""
    return {"id": await _rooms(request).rematch(await _who(request), table)}


@post("/api/tables/{table:str}/mute", summary="Mute somebody at a table", status_code=204)
async def mute(request: Asked, table: str, data: Mute) -> None:
    """What they say is no longer shown to me, at any table, from the next time I connect."""
    person = await _who(request)
    sitters = (await _rooms(request).find(table)).room.sitters
    other = sitters[data.seat].who if data.seat < len(sitters) else None
    if other is None or other == person.id:
        raise no("nobody-to-mute")
    await _people(request).mute(person, other, data.mute)


@get("/api/me/results", summary="My ratings and past games")
async def my_results(request: Asked) -> dict[str, object]:
    """What my games came to."""
    person = await _who(request)
    return await _rooms(request).store.read(lambda connection: results.of_person(connection, person.id))


@get("/health", summary="Is the server well?")
async def health(request: Asked) -> dict[str, object]:
    """Well means that the database answers."""
    await _rooms(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok", "version": tt.__version__}


HANDLERS = (
    new_guest,
    me,
    change_me,
    forget_me,
    make_account,
    new_token,
    sign_in,
    sign_out,
    games,
    lobby,
    my_tables,
    open_table,
    one_table,
    command,
    record,
    replay,
    rematch,
    my_results,
    mute,
    health,
)
