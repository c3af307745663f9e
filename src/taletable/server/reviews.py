"""Reviews over HTTP: asked for once, made in the background, seen by whoever may see the replay."""

from __future__ import annotations

import asyncio
import time
from base64 import b64encode
from functools import partial
from hashlib import sha256
from typing import Annotated, Final, Literal

from litestar import MediaType, Response, get, post, put
from litestar.exceptions import ClientException
from litestar.params import FromPath, JSONBody, Parameter, QueryParameter
from msgspec import Struct

from taletable.locales import Language
from taletable.reports.plots import STYLE
from taletable.server import study_storage as storage
from taletable.server.api import Eyes
from taletable.server.refusals import refusal
from taletable.server.responses import Question, ReplayStep
from taletable.server.rooms import Rooms
from taletable.server.studies import ReviewWanted, id_of, length, review_of
from taletable.server.study_access import ApiRequest, Finished, ReviewKey, errors, finished_game, review_key
from taletable.study import Review

STYLE_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"


class ReviewStatus(Struct):
    """How far a review is, and the review when it is done.

    ``done`` of ``of`` answers have been looked at. ``curves`` has for each seat its chances over the game, as pairs of
    the number of an answer and a chance, ``questions`` what each answer was given to. The judgments of the seats in
    ``private`` are seen by those alone who sit there; ``you`` is the seat of whoever asks. A link to the review of a
    private game needs the ``key``; that of a public one needs none.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    of: int
    review: Review | None
    curves: list[list[tuple[int, float]]]
    questions: list[Question]
    private: list[int]
    you: int | None
    key: str | None


class Privacy(Struct, forbid_unknown_fields=True):
    """Whether to keep the judgments of one's own decisions private."""

    private: bool


class Line(Struct):
    """What the engine would have answered after so many answers, and how bots play on until the same seat's next turn.

    The first step is the table as it was.
    """

    step: int
    seat: int
    action: str
    steps: list[ReplayStep]


StepBefore = Annotated[int, Parameter(ge=0, le=100_000, description="how many answers were given before")]
PageLanguage = Annotated[Language, QueryParameter(name="lang")]


def _rooms(request: ApiRequest) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _seen(request: ApiRequest, game: Finished) -> tuple[Review | None, list[int]]:
    """The review as whoever asks may see it, and the seats that keep theirs private."""
    store, table = _rooms(request).store, game.head.id
    private = await store.read(partial(storage.private_seats, table=table))
    found = await store.read(partial(storage.found, id=id_of(table, ReviewWanted())))
    if found is None:
        return None, private
    hidden = [seat for seat in private if seat != game.seat]
    return await asyncio.to_thread(lambda: review_of(found).without(hidden)), private


async def _status(request: ApiRequest, game: Finished) -> ReviewStatus:
    rooms, table = _rooms(request), game.head.id
    review, private = await _seen(request, game)
    told = (private, game.seat, None if game.head.public else await review_key(rooms.store, table))
    if review is not None:
        curves = [review.curve(seat) for seat in range(review.seats)]
        answers = len(review.moments)
        questions = await rooms.workers.ask_all(game.without_names())
        return ReviewStatus("done", answers, answers, review, curves, questions, *told)
    study = await rooms.store.read(partial(storage.find, id=id_of(table, ReviewWanted())))
    if study is None:
        return ReviewStatus("none", 0, len(game.record.actions), None, [], [], *told)
    state = "running" if study.state == "done" else study.state  # done between both readings
    return ReviewStatus(state, study.done, study.of, None, [], [], *told)


@get("/api/tables/{table:str}/review", summary="The review of a game that is over", responses=errors())
async def game_review(request: ApiRequest, table: FromPath[str], key: ReviewKey = "") -> ReviewStatus:
    """Every decision against the engine's, and luck told from skill; or how far it is."""
    return await _status(request, await finished_game(request, table, key))


@post(
    "/api/tables/{table:str}/review",
    summary="Ask for the review of a game that is over",
    status_code=200,
    responses=errors(403),
)
async def ask_for_review(request: ApiRequest, table: FromPath[str]) -> ReviewStatus:
    """It is made once, in the background, for everybody who may see it."""
    game = await finished_game(request, table)
    person = game.required_person()
    store, wanted = _rooms(request).store, ReviewWanted(request.app.state.settings.review_budget)
    study = await store.read(partial(storage.find, id=id_of(table, wanted)))
    if study is None or study.state == storage.FAILED:
        request.app.state.limits.studies.check(person.id)
        steps = length(game.record, wanted)
        await store.write(partial(storage.ask, table=table, wanted=wanted, of=steps, now=time.time()))
        request.app.state.cluster.study_asked(table)
    return await _status(request, game)


@put(
    "/api/tables/{table:str}/review/privacy",
    summary="Keep my own judgments private, or show them",
    responses=errors(403, 413),
)
async def review_privacy(request: ApiRequest, table: FromPath[str], data: JSONBody[Privacy]) -> ReviewStatus:
    """Others then see the luck of this seat, and neither its judgments nor what they could be worked out from."""
    game = await finished_game(request, table)
    person = game.required_person()
    request.app.state.limits.commands.check(person.id)
    if game.seat is None:
        raise refusal("not-seated")
    keep = partial(storage.keep_private, table=table, seat=game.seat, private=data.private)
    await _rooms(request).store.write(keep)
    return await _status(request, game)


@get(
    "/api/tables/{table:str}/review.html",
    summary="The review as a page that opens offline",
    media_type=MediaType.HTML,
    responses=errors(),
)
async def review_page(
    request: ApiRequest, table: FromPath[str], language: PageLanguage = "en", key: ReviewKey = ""
) -> Response[str]:
    """One file without scripts or references, to keep or to send."""
    game = await finished_game(request, table, key)
    review = await _review(request, game)
    text = await _rooms(request).workers.write_review(game.record, review.dumps().encode(), language)
    return Response(text, media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})


async def _review(request: ApiRequest, game: Finished) -> Review:
    review, _ = await _seen(request, game)
    if review is None:
        raise refusal("no-review")
    return review


@get(
    "/api/tables/{table:str}/line",
    summary="The better answer, played on",
    responses=errors(),
)
async def better_line(
    request: ApiRequest, table: FromPath[str], step: StepBefore, eyes: Eyes = "all", key: ReviewKey = ""
) -> Line:
    """What the review would have answered after so many answers, and what could have come of it."""
    game = await finished_game(request, table, key)
    seats, answers = game.head.seats, len(game.record.actions)
    if eyes.isdigit() and int(eyes) >= seats:
        raise ClientException(f"nobody has these eyes: the seats here are 0 to {seats - 1}")
    if step >= answers:
        raise refusal("step-over", {"step": step, "answers": answers})
    seat = game.record.actions[step][0]
    review = await _review(request, game)
    judgment = review.moments[step].judgment
    if judgment is None:
        hidden = review.summaries[seat].own is None
        raise refusal("review-kept-private" if hidden else "no-choice")
    steps = await _rooms(request).workers.line(game.without_names(), step, judgment.best, eyes)
    return Line(step, seat, judgment.best, steps)


HANDLERS: Final = (game_review, ask_for_review, review_privacy, review_page, better_line)
