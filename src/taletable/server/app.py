"""The server as one ASGI app."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope  # noqa: TC002 (Litestar reads the types of its hooks)

import taletable as tt
from taletable.locales import LANGUAGES
from taletable.server import (
    api,
    api_index,
    challenges,
    duplicates,
    garbage,
    hints,
    metrics,
    pages,
    previews,
    puzzles,
    reviews,
    statistics,
    websocket,
    whatif,
    worker_metrics,
)
from taletable.server.archive import Archive
from taletable.server.auth import SAFE_METHODS, check_origin, client_address, identify, renew_cookie
from taletable.server.cluster import CLOCK, POLL, Cluster
from taletable.server.cookies import RELOADED
from taletable.server.home_network import HomeNetwork
from taletable.server.http_protocol import LARGEST_BODY
from taletable.server.origins import Origins
from taletable.server.people import People
from taletable.server.presence import Presence
from taletable.server.rate_limits import RateLimits
from taletable.server.refusals import Refusal, refusal
from taletable.server.rooms import Rooms
from taletable.server.search_jobs import SharedSearches
from taletable.server.seeds import Seeds
from taletable.server.settings import Settings
from taletable.server.shared_deals import check_admitted
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.strict_request import StrictRequest
from taletable.server.study_work import MOST_AT_ONCE, StudyWork
from taletable.server.warm_up import ready, warm_up
from taletable.server.workers import Workers

# Seconds between two runs of background tasks.
CHECK_DUE: Final = 1.0
CHECK_PEOPLE: Final = 0.5
FORGET_ADDRESSES: Final = 60.0
FORGET_STUDIES: Final = 3600.0

# The HTTP interface, as it is described at `/schema`.
HANDLERS: Final = (
    *api.HANDLERS,
    previews.question_preview,
    hints.question_hint,
    *reviews.HANDLERS,
    *whatif.HANDLERS,
    *puzzles.HANDLERS,
    *challenges.HANDLERS,
    *duplicates.HANDLERS,
    *statistics.HANDLERS,
)

log: Final = logging.getLogger("taletable")


def make(settings: Settings) -> Litestar:
    """The app, which opens its database when it starts."""
    origins = Origins(settings.origins, settings.host)
    return Litestar(
        [*HANDLERS, metrics.metrics, api_index.api_index, websocket.watch, pages.page],
        lifespan=[_lifespan],
        before_request=_check,
        exception_handlers={Refusal: _refused, DatabaseUnavailable: _unavailable, Conflict: _conflicting},
        openapi_config=OpenAPIConfig(
            "Taletable",
            tt.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({"settings": settings, "origins": origins, "network": HomeNetwork(settings, origins)}),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        after_exception=[_log_error],
        before_send=[renew_cookie, _log_response],
        logging_config=None,
    )


@contextlib.asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    await asyncio.to_thread(pages.files, pages.FOLDER)
    store = Store(settings.url)
    store.open()
    app.state.warming = warm_up(app)
    app.state.people = people = People(store)
    await people.open()
    shared = settings.workers > 1 or settings.shared or bool(settings.bus)
    seeds = Seeds(settings.seed)
    workers = Workers(settings.bot_workers, shared=None if settings.bot_workers else SharedSearches(store))
    archive = Archive(settings.archive_folder)
    app.state.rooms = rooms = Rooms(store, workers, shared, seeds, settings.memory, settings.bot_pause, archive)
    if settings.seed:
        log.warning("TALETABLE_SEED is set: whoever knows it can predict every deal; it is for tests only")
    app.state.limits = limits = RateLimits(settings.pace, settings.lines)
    app.state.cluster = cluster = Cluster(settings.bus, rooms, people, limits)
    await cluster.open()
    app.state.studies = studies = StudyWork(
        store, workers.study, most=MOST_AT_ONCE if settings.bot_workers else 0, archive=archive
    )
    app.state.metrics = metrics.Metrics(rooms)
    app.state.metrics.add_studies(studies)
    app.state.presence = Presence()
    app.state.previews = previews.PreviewCache()
    app.state.hints = hints.HintCache()
    app.state.puzzles = await asyncio.to_thread(puzzles.Puzzles, store, rooms.workers)
    rooms.most_from_address = 25 * settings.pace
    background = [
        asyncio.create_task(every(CHECK_DUE, rooms.look_after)),
        asyncio.create_task(every(CHECK_DUE, rooms.seat_bots)),
        asyncio.create_task(every(CHECK_PEOPLE, cluster.check_people)),
        asyncio.create_task(every(CHECK_DUE, partial(cluster.take_up_studies, studies))),
        asyncio.create_task(every(FORGET_STUDIES, studies.forget_endings)),
        asyncio.create_task(every(FORGET_ADDRESSES, rooms.forget_addresses)),
        asyncio.create_task(every(RELOADED, people.reload_keys)),
        asyncio.create_task(every(garbage.EVERY, garbage.GarbageCollector().collect)),
    ]
    if shared:
        background.append(asyncio.create_task(every(POLL, cluster.poll_tables)))
        background.append(asyncio.create_task(every(CLOCK, cluster.check_clock)))
        app.state.metrics.add_clock(cluster)
    try:
        counted: metrics.Metrics = app.state.metrics
        async with worker_metrics.answering(counted.text), metrics.own_listener(settings, counted):
            yield
    finally:
        for task in background:
            task.cancel()
        await studies.close()
        await rooms.close()
        await cluster.close()
        people.passwords.close()
        await asyncio.to_thread(store.close)


async def every(pause: float, work: Callable[[], Awaitable[None]]) -> None:
    """Run something periodically. Errors are logged, and do not end it."""
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except DatabaseUnavailable:
            continue  # the log has been told by the store
        except Exception:
            log.exception("something went wrong while looking after the tables")


async def _log_error(error: Exception, scope: Scope) -> None:
    """Log what is answered with a server error (5xx)."""
    disconnected = scope["type"] == ScopeType.WEBSOCKET and isinstance(error, (WebSocketDisconnect, OSError))
    ours = not disconnected and not isinstance(error, (Refusal, DatabaseUnavailable, Conflict))
    if ours and getattr(error, "status_code", 500) >= 500:
        log.error("%s failed", scope.get("path_template", "a request without a route"), exc_info=error)


async def _log_response(message: Message, scope: Scope) -> None:
    """Count and log a response by its route template: a path would name a table."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        method, route, status = scope["method"], scope.get("path_template", ""), message["status"]
        scope["litestar_app"].state.metrics.request(method, route, status)
        if route != "/metrics":
            log.info("answered", extra={"facts": {"method": method, "route": route, "status": status}})


async def _check(request: Request[Any, Any, State]) -> None:
    """Rate limits by address, and no writes from pages of other sites. The files of the page are not limited."""
    client, counted = client_address(request), request.scope["path_template"].startswith(("/api", "/schema"))
    if counted:
        request.app.state.limits.requests.check(client)
        await ready(request.app.state.warming)
    if request.method not in SAFE_METHODS:
        if counted:
            request.app.state.limits.writes.check(client)
        check_origin(request)
    if counted and "table" in request.path_params:
        await _check_deal(request)


async def _check_deal(request: Request[Any, Any, State]) -> None:
    """Nothing of a deal that several play for those who have not played it, whatever they ask of which table."""
    rooms: Rooms = request.app.state.rooms
    table = str(request.path_params["table"])
    active = rooms.cache.get(table)
    if active is not None and active.loaded_room is not None and active.loaded_room.head.deal is None:
        return
    person = await identify(request, request.app.state.people)
    route = request.scope["path_template"]
    await check_admitted(rooms, table, None if person is None else person.id, route)


def _refused(request: Request[Any, Any, State], refused: Refusal) -> Response[Any]:
    refused.__traceback__ = None  # its frames refer to the refusal: a cycle that only the garbage collector would free
    return Response(msgspec.to_builtins(refused.response(_language(request))), status_code=refused.status)


def _unavailable(request: Request[Any, Any, State], _: DatabaseUnavailable) -> Response[Any]:
    return _refused(request, refusal("away-database"))


def _conflicting(request: Request[Any, Any, State], _: Conflict) -> Response[Any]:
    """Another process was faster; so fast that the person whose request this was may be deleted."""
    return _refused(request, refusal("busy"))


def _language(request: Request[Any, Any, State]) -> str:
    """The language of whoever asks, or the one their browser prefers, if we speak it."""
    if "language" in request.state:
        return str(request.state.language)
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
