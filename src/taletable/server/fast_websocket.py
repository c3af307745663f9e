"""uvicorn's WebSocket protocol with a fast path: text frames are read and written without a task.

An app finds it in the extensions of its ASGI scope. Without it, the app receives and sends as usual: uvicorn's class is
internal, so `websocket_protocol` looks at it before this one is used.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from taletable.server.connections import connections_of
from taletable.server.websocket_protocol import EXTENSION

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

SERVICE_RESTART: Final = 1012  # close code
RESTARTING: Final = "the server is starting anew: come back in a moment"
TEXT: Final = 0x81  # first byte of a frame: FIN and opcode text
MASKED: Final = 0x80  # bit of the second byte
NOT_UTF8: Final = 1007  # close code


def _framed(message: bytes) -> bytes:
    """A text frame from a server: unfragmented, unmasked, uncompressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def _frame_end(data: bytes, most: int) -> tuple[int, int]:
    """Parse a frame header: offset of the mask, and of the end of the first frame; (0, 0) if it is incomplete.

    A frame larger than ``most`` gives (0, all): it goes to uvicorn at once, which closes the connection.
    """
    have = len(data)
    if have < 2:
        return 0, 0
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(data[2:10], "big"), 10
    end = start + size + (4 if data[1] & MASKED else 0)
    if have >= start and size > most:
        return 0, have
    return (start, end) if have >= end else (0, 0)


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with `push` and `on_text`."""

    on_text: Callable[[bytes], None] | None = None  # called with each text message, if the app sets it
    unread = b""
    unread_since = 0.0  # when the frame began of which only a part has come
    unsent = b""
    closing_since: float | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.registry = connections_of(server_state)
        self.begun = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.registry.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.leave(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Split the stream into whole frames: those the fast path cannot take go to uvicorn's parser."""
        if not self.handshake_complete:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            return
        if not self.unread:
            self.unread_since = self.loop.time()
        data = self.unread + data
        while True:
            start, end = _frame_end(data, self.config.ws_max_size)
            if not end:
                break
            frame, data = data[:end], data[end:]
            self.unread_since = self.loop.time()
            if (
                self.on_text is not None
                and start
                and frame[0] == TEXT
                and frame[1] & MASKED
                and self.conn.current_size is None  # no split message is under way
                and not self.read_paused  # nothing that came before waits to be read
                and self.conn.state is State.OPEN
            ):
                self.on_text(apply_mask(frame[start + 4 :], frame[start : start + 4]))
            else:
                super().data_received(frame)
        self.unread = data

    def send_receive_event_to_app(self) -> None:
        """A text that is not UTF-8 closes the connection; uvicorn would write a traceback into the log for each."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_UTF8)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _refuse_handshake(self) -> None:
        """Answer a malformed handshake, and close."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def abort(self) -> None:
        """Close without flushing the write buffer."""
        self.transport.abort()

    def close_if_overdue(self, now: float) -> None:
        """Enforce the timeouts: of a handshake, of a frame that does not end, of a close that nobody reads.

        uvicorn's pings find those who are gone; but what it closes stays open while there is something left to send.
        """
        patience = self.registry.request_timeout
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > patience:
                self.abort()
        elif not self.handshake_complete:
            if now - self.begun > patience:
                self.transport.close()
        elif self.unread and now - self.unread_since > patience:
            self.registry.closed["slow frame"] += 1
            self.conn.fail(CloseCode.POLICY_VIOLATION, "a frame has to arrive in one go")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def push(self, message: bytes) -> bool:
        """Send a text message, unless the write buffer is full (backpressure); whether it was taken."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        if not self.unsent:
            if not UNFLUSHED:
                self.loop.call_soon(_flush)
            UNFLUSHED.append(self)
        self.unsent += _framed(message)
        return True

    async def send(self, message: Any) -> None:
        """ASGI send; what was pushed before goes out first."""
        self.flush()
        await super().send(message)

    def flush(self) -> None:
        """Write the pushed frames."""
        if self.unsent and not self.disconnected:
            self.transport.write(self.unsent)
        self.unsent = b""

    def shutdown(self) -> None:
        """The server stops: close with 1012, so that clients reconnect."""
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.flush()
            self.conn.send_close(SERVICE_RESTART, RESTARTING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        super().shutdown()


UNFLUSHED: Final[list[FastWebSocket]] = []  # connections with pushed frames


def _flush() -> None:
    """Write what was pushed in this iteration of the event loop: one system call for each connection."""
    for connection in UNFLUSHED:
        connection.flush()
    UNFLUSHED.clear()
