"""The WebSocket endpoint: one connection for each viewer. Orders come in; updates and answers go out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002

from taletable.server.active_room import ActiveRoom
from taletable.server.auth import check_origin, client_address, identify
from taletable.server.broadcast import Hidden, snapshot
from taletable.server.people import People, Person
from taletable.server.rate_limits import RateLimits, TokenBucket
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import Hello, Order, Ping
from taletable.server.responses import encoder
from taletable.server.rooms import Rooms
from taletable.server.shared_deals import may_see
from taletable.server.storage import DatabaseUnavailable
from taletable.server.viewer import Viewer
from taletable.server.warm_up import ready
from taletable.server.websocket_protocol import EXTENSION, FastPath

# Close codes: 4000 and the HTTP status.
BAD_MESSAGE: Final = 4400
UNAUTHORIZED: Final = 4401
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
RATE_LIMITED: Final = 4429
UNAVAILABLE: Final = 4503

SIGNED_OUT: Final = "you have signed out"
OTHERS_PLAY: Final = "others still play this deal"
LONGEST: Final = 8_000
LONGEST_REASON: Final = 120  # bytes: a close frame has room for no more
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError)
HELLO_TIMEOUT: Final = 10.0  # seconds
RETRY: Final = 0.5  # seconds until a room that could not be loaded is tried again
UNREAD: Final = 50  # orders and answers that may be queued
FLOOD_FACTOR: Final = 5  # times the rate limit of commands: a connection that sends faster is closed

hello_decoder: Final = msgspec.json.Decoder(Hello)
order_decoder: Final = msgspec.json.Decoder(Order | Ping)


class CloseConnection(Exception):
    """Close the connection with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason.encode()[:LONGEST_REASON].decode(errors="ignore")


@websocket("/api/tables/{table:str}/live")
async def watch(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """Watch a table, and play at it if one has a seat there."""
    state = socket.app.state
    rooms: Rooms = state.rooms
    limits: RateLimits = state.limits
    client = client_address(socket)
    await socket.accept()
    if not limits.open_websockets.enter(client):
        await socket.close(RATE_LIMITED, "there are too many lines open from where you are")
        return
    try:
        if not limits.websockets.take(client):
            raise CloseConnection(RATE_LIMITED, "that is too much at once")
        await ready(state.warming)
        try:
            check_origin(socket)
            person = await identify(socket, state.people)
        except HTTPException as error:
            raise CloseConnection(FORBIDDEN if error.status_code == 403 else UNAUTHORIZED, error.detail) from None
        try:
            await rooms.find(table, fresh=False)
        except Refusal as refused:
            if refused.status is HTTPStatus.NOT_FOUND:
                raise CloseConnection(NOT_FOUND, "there is no such table") from None
            raise CloseConnection(UNAVAILABLE, "there is no room for this table just now; come back soon") from None
        hello = await _receive_hello(socket)
        fast: FastPath | None = (socket.scope["extensions"] or {}).get(EXTENSION)  # type: ignore[assignment]
        muted = frozenset() if person is None else await state.people.muted(person)
        push = None if fast is None else fast.push
        viewer = Viewer(None, muted, push) if person is None else Viewer(person.id, muted, push, person.epoch)
        viewer.may_see_deal = await may_see(rooms, await rooms.find(table), viewer.who)
        active = await rooms.watch(table, viewer, hello.have)
        orders = Orders(state, active, viewer, person)
        viewer.close = orders.dismiss
        try:
            if person is not None and await state.people.if_current(person) is None:  # before they said hello
                raise CloseConnection(UNAUTHORIZED, SIGNED_OUT)
            await _exchange(socket, fast, active, viewer, orders)
        finally:
            active.viewers.discard(viewer)
            viewer.forget()
    except CloseConnection as closed:
        await _close(socket, closed.code, closed.reason)
    except DatabaseUnavailable:
        await _close(socket, UNAVAILABLE, "the database is away; come back soon")
    except WebSocketDisconnect:
        pass
    finally:
        limits.open_websockets.leave(client)


async def _close(socket: WebSocket[Any, Any, State], code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code, reason)


async def _receive_hello(socket: WebSocket[Any, Any, State]) -> Hello:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            said = await socket.receive_data("text")
        return hello_decoder.decode(said)
    except TimeoutError:
        raise CloseConnection(BAD_MESSAGE, "nobody said hello") from None
    except UNREADABLE:
        raise CloseConnection(BAD_MESSAGE, "the first word must be hello") from None


async def _exchange(
    socket: WebSocket[Any, Any, State],
    fast: FastPath | None,
    active: ActiveRoom,
    viewer: Viewer,
    orders: Orders,
) -> None:
    """Run the receiving, executing and sending tasks until one of them ends."""
    tasks = [
        asyncio.create_task(_receive(socket, orders)),
        asyncio.create_task(orders.carry_out()),
        asyncio.create_task(_send(socket, active, viewer)),
    ]
    if fast is not None:
        fast.on_text = orders.receive
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        done.pop().result()
    finally:
        if fast is not None:
            fast.on_text = None
        orders.finish()
        with contextlib.suppress(Exception):
            await tasks[1]  # what was asked for is brought to its end
        await _cancel(tasks)
        tasks.clear()  # their exceptions have this frame in their tracebacks: no cycle may stay for every viewer


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, State], active: ActiveRoom, viewer: Viewer) -> None:
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        while viewer.stale or viewer.answers:
            try:
                message = await snapshot(active, viewer) if viewer.stale else viewer.answers.pop(0)
            except DatabaseUnavailable:
                await asyncio.sleep(RETRY)
                continue
            except Hidden:
                raise CloseConnection(FORBIDDEN, OTHERS_PLAY) from None
            viewer.busy = True
            await socket.send_data(message.decode(), "text")
            viewer.busy = False


async def _receive(socket: WebSocket[Any, Any, State], orders: Orders) -> None:
    """Messages that do not come by the fast path."""
    while True:
        orders.receive((await socket.receive_data("text")).encode())


class Orders:
    """The queue of one viewer's orders, executed in order. None is cancelled: it may be stored already."""

    def __init__(self, state: State, active: ActiveRoom, viewer: Viewer, person: Person | None) -> None:
        self.state = state
        self.active = active
        self.viewer = viewer
        self.person = person
        self.speed = TokenBucket(2 * FLOOD_FACTOR * state.settings.pace, FLOOD_FACTOR * state.settings.pace)
        self.waiting: deque[Order | Ping] = deque()
        self.over = False  # nothing more will be heard
        self.closed: tuple[int, str] | None = None  # the code and the reason of `CloseConnection`
        self._idle: asyncio.Future[None] | None = None

    def receive(self, said: bytes) -> None:
        """Queue a message, or close the connection if it is not allowed."""
        if self.closed is not None:
            return
        try:
            self._enqueue_message(said)
        except CloseConnection as closed:
            self.closed = closed.code, closed.reason
        self._wake()

    def dismiss(self) -> None:
        """Close: the person has signed out everywhere, or was deleted."""
        if self.closed is None:
            self.closed = UNAUTHORIZED, SIGNED_OUT
        self._wake()

    def finish(self) -> None:
        """Disconnected: execute what is queued, then end."""
        self.over = True
        self._wake()

    async def carry_out(self) -> None:
        """Execute orders until the connection ends. One waiting task is cheaper than a task for each order."""
        loop = asyncio.get_running_loop()
        while self.closed is None and (self.waiting or not self.over):
            if self.waiting:
                self.viewer.answer(await self._carry_out(self.waiting.popleft()))
            else:
                self._idle = loop.create_future()
                await self._idle
        if self.closed is not None:
            raise CloseConnection(*self.closed)

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def _enqueue_message(self, said: bytes) -> None:
        if not self.speed.take():
            raise CloseConnection(RATE_LIMITED, "that is too much at once")
        if len(said) > LONGEST:
            raise CloseConnection(BAD_MESSAGE, "that is too long")
        try:
            heard = order_decoder.decode(said)
        except UNREADABLE as error:
            raise CloseConnection(BAD_MESSAGE, str(error)) from None
        if len(self.waiting) + len(self.viewer.answers) >= UNREAD:
            raise CloseConnection(RATE_LIMITED, "read what you are told before you ask for more")
        self.waiting.append(heard)

    async def _carry_out(self, order: Order | Ping) -> bytes:
        if isinstance(order, Ping):
            return b'{"kind":"pong"}'
        people: People = self.state.people
        rooms: Rooms = self.state.rooms
        limits: RateLimits = self.state.limits
        person = self.person
        try:
            if person is None:
                raise refusal("stranger")
            limits.commands.check(person.id)
            limits.check_table(self.active.id, self.active.is_spectator(person.id))
            now = await people.if_current(person)
            if now is None:
                raise CloseConnection(UNAUTHORIZED, SIGNED_OUT)
            version = await rooms.do(now, self.active.id, order.do)
        except Refusal as refused:
            return _refused(order.number, refused, person)
        except DatabaseUnavailable:
            return _refused(order.number, refusal("away-database"), person)
        return encoder.encode({"kind": "done", "number": order.number, "version": version})


def _refused(number: int, refused: Refusal, person: Person | None) -> bytes:
    told = refused.response("en" if person is None else person.language)
    return encoder.encode({"kind": "refused", "number": number, **msgspec.to_builtins(told)})
