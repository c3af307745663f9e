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
from taletable.server import api, api_index, garbage, metrics, pages, previews, websocket
from taletable.server.auth import SAFE_METHODS, check_origin, client_address, renew_cookie
from taletable.server.cookies import RELOADED
from taletable.server.home_network import HomeNetwork
from taletable.server.http_protocol import LARGEST_BODY
from taletable.server.origins import Origins
from taletable.server.people import CACHE_SECONDS, People
from taletable.server.presence import Presence
from taletable.server.rate_limits import RateLimits
from taletable.server.refusals import Refusal, refusal
from taletable.server.rooms import Rooms
from taletable.server.seeds import Seeds
from taletable.server.settings import Settings
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.strict_request import StrictRequest
from taletable.server.warm_up import ready, warm_up
from taletable.server.workers import Workers

# Seconds between two runs of background tasks.
CHECK_DUE: Final = 1.0
POLL: Final = 0.1
FORGET_ADDRESSES: Final = 60.0

log: Final = logging.getLogger("taletable")


def make(settings: Settings) -> Litestar:
    """The app, which opens its database when it starts."""
    origins = Origins(settings.origins, settings.host)
    return Litestar(
        [*api.HANDLERS, previews.question_preview, metrics.metrics, api_index.api_index, websocket.watch, pages.page],
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
    shared = settings.workers > 1 or settings.shared
    seeds = Seeds(settings.seed)
    app.state.rooms = rooms = Rooms(
        store, Workers(settings.bot_workers), shared, seeds, settings.memory, settings.bot_pause
    )
    if settings.seed:
        log.warning("TALETABLE_SEED is set: whoever knows it can predict every deal; it is for tests only")
    app.state.metrics = metrics.Metrics(rooms)
    app.state.presence = Presence()
    app.state.previews = previews.PreviewCache()
    app.state.limits = RateLimits(settings.pace, settings.lines)
    rooms.most_from_address = 25 * settings.pace
    background = [
        asyncio.create_task(every(CHECK_DUE, rooms.take_up_overdue)),
        asyncio.create_task(every(CHECK_DUE, rooms.seat_bots)),
        asyncio.create_task(every(CACHE_SECONDS, partial(_close_outdated, people, rooms))),
        asyncio.create_task(every(FORGET_ADDRESSES, rooms.forget_addresses)),
        asyncio.create_task(every(RELOADED, people.reload_keys)),
        asyncio.create_task(every(garbage.EVERY, garbage.GarbageCollector().collect)),
    ]
    if shared:
        background.append(asyncio.create_task(every(POLL, rooms.catch_up)))
    try:
        async with metrics.own_listener(settings, app.state.metrics):
            yield
    finally:
        for task in background:
            task.cancel()
        await rooms.close()
        people.passwords.close()
        await asyncio.to_thread(store.close)


async def _close_outdated(people: People, rooms: Rooms) -> None:
    """Close the WebSockets of people who have signed out everywhere, or were deleted, at another process."""
    watching = rooms.watching()
    if watching:
        rooms.close_websockets(await people.outdated(watching))


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
    if request.method in SAFE_METHODS:
        return
    if counted:
        request.app.state.limits.writes.check(client)
    check_origin(request)


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
