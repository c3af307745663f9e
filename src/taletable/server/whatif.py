"""What if, over HTTP: practice tables that begin in the middle of a finished game, and how bots end it."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 (Litestar reads the types of its handlers)
from msgspec import Meta, Struct

from taletable.bots import BotName
from taletable.bots.levels import BASELINES
from taletable.server import study_storage as storage
from taletable.server.auth import client_address
from taletable.server.commands import check_bot
from taletable.server.refusals import refusal
from taletable.server.requests import Level, SeatNumber
from taletable.server.rooms import Rooms
from taletable.server.studies import EndingsWanted, endings_of, length
from taletable.server.study_access import ApiRequest, Finished, errors, finished_game
from taletable.server.study_storage import Study
from taletable.study import Endings, usual_bots

MOST_GAMES: Final = 100  # of one request
QUICK: Final = ("casual", "novice")  # levels that do not search: they play a game in seconds

Step = Annotated[int, Meta(ge=0, le=100_000, description="how many answers were given before")]
Bots = Annotated[list[Level], Meta(min_length=1, max_length=9, description="they take the seats in turn")]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A practice table: after how many answers it begins, where whoever asks sits, and the bots on the other seats."""

    step: Step
    seat: SeatNumber
    bots: Bots


class PracticeTable(Struct):
    """The table that was opened."""

    id: str


class WhichEndings(Struct, forbid_unknown_fields=True):
    """How often bots play on after so many answers.

    Cards lie as they lay; with a ``seat``, what it does not know is dealt anew each time. Without ``bots`` novices play
    on in the first case, so that not every game is the same, and casual bots in the second.
    """

    step: Step
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES
    bots: Bots | None = None
    seat: SeatNumber | None = None


class EndingsStatus(Struct):
    """How many games have been played, and how they ended when all are."""

    id: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int
    of: int
    endings: Endings | None


def _rooms(request: ApiRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _check(game: Finished, step: int, seat: int | None) -> None:
    answers = len(game.record.actions)
    if step >= answers:
        raise refusal("step-over", {"step": step, "answers": answers})
    if seat is not None and seat >= game.head.seats:
        raise refusal("no-seat", {"last": game.head.seats - 1})


@post("/api/tables/{table:str}/whatif", summary="Play on from the middle of a game", responses=errors(403, 413))
async def play_on(request: ApiRequest, table: FromPath[str], data: JSONBody[WhatIf]) -> PracticeTable:
    """A practice table of one's own, unrated and not public, with the same deal and the first answers given."""
    game = await finished_game(request, table)
    person = game.required_person()
    request.app.state.limits.tables_of_person.check(person.id)
    request.app.state.limits.tables_of_address.check(client_address(request))
    _check(game, data.step, data.seat)
    if game.head.deal is not None:
        raise refusal("no-practice")  # by its link others could see cards that they have yet to play
    for bot in data.bots:
        check_bot(bot)
    origin = request.app.state.people.origin(client_address(request))
    room = await _rooms(request).open_practice(
        person, game.head, game.record.actions[: data.step], data.seat, data.bots, origin
    )
    return PracticeTable(room.head.id)


@post(
    "/api/tables/{table:str}/whatif/endings",
    summary="Let bots play on",
    status_code=200,
    responses=errors(403, 413),
)
async def ask_for_endings(request: ApiRequest, table: FromPath[str], data: JSONBody[WhichEndings]) -> EndingsStatus:
    """They play in the background; whoever asks for the same finds what is there."""
    game = await finished_game(request, table)
    person = game.required_person()
    _check(game, data.step, data.seat)
    bots = usual_bots(data.seat) if data.bots is None else tuple(data.bots)
    for bot in bots:
        check_bot(bot)
        if BotName.parse(bot).level not in (*QUICK, *BASELINES):
            raise refusal("endings-bot", {"level": bot, "levels": ", ".join(QUICK)})
    request.app.state.limits.studies.check(person.id)
    wanted = EndingsWanted(data.step, data.games, bots, data.seat)
    ask = partial(storage.ask, table=table, wanted=wanted, of=length(game.record, wanted), now=time.time())
    study = await _rooms(request).store.write(ask)
    request.app.state.cluster.study_asked(table)
    return await _status(request, study)


@get(
    "/api/tables/{table:str}/whatif/endings/{study:str}",
    summary="How bots have ended a game",
    responses=errors(),
)
async def game_endings(request: ApiRequest, table: FromPath[str], study: FromPath[str]) -> EndingsStatus:
    """The mean of each seat's share of the win with its standard error, and its points; or how far it is."""
    await finished_game(request, table)
    known = None if "\0" in study else await _rooms(request).store.read(partial(storage.find, id=study))
    if known is None or known.table != table or not isinstance(known.wanted, EndingsWanted):
        raise refusal("no-endings")
    return await _status(request, known)


async def _status(request: ApiRequest, study: Study) -> EndingsStatus:
    found = await _rooms(request).store.read(partial(storage.found, id=study.id)) if study.state == "done" else None
    endings = None if found is None else endings_of(found)
    return EndingsStatus(study.id, study.state, study.done, study.of, endings)


HANDLERS: Final = (play_on, ask_for_endings, game_endings)
