"""uvicorn's WebSocket with a short way in and out: no task waits for its turn to read or to write a message.

An app finds the line in the extensions of its scope. At a server that does not have it, it receives and sends as ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

LINE: Final = "taletable.line"
COME_BACK: Final = 1012
WORDS: Final = "the server is starting anew: come back in a moment"
TEXT: Final = 0x81  # the first byte of a text that is not split
MASKED: Final = 0x80


def _framed(message: bytes) -> bytes:
    """A text as one frame from a server: not split, not masked, not compressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def _first(data: bytes, most: int) -> tuple[int, int]:
    """Where the mask of the first frame begins, and where that frame ends; 0 and 0 if it is not all there.

    Nobody waits for the rest of a frame that is too large: it has no beginning, and ends with what there is of it.
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


class Line(WebSocketsSansIOProtocol):
    """A line to one viewer."""

    hear: Callable[[bytes], None] | None = None  # set by an app that wants to be told of texts at once
    unread = b""
    unsent = b""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[LINE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Frames are given on one by one and whole, so that whoever reads the next one begins at its beginning."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self.unread + data
        while True:
            start, end = _first(data, self.config.ws_max_size)
            if not end:
                break
            frame, data = data[:end], data[end:]
            if (
                self.hear is not None
                and start
                and frame[0] == TEXT
                and frame[1] & MASKED
                and self.conn.current_size is None  # no split message is under way
                and not self.read_paused  # nothing that came before waits to be read
                and self.conn.state is State.OPEN
            ):
                self.hear(apply_mask(frame[start + 4 :], frame[start : start + 4]))
            else:
                super().data_received(frame)
        self.unread = data

    def push(self, message: bytes) -> bool:
        """Send a text at once, if the other side keeps up with what was sent before."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        if not self.unsent:
            if not FULL:
                self.loop.call_soon(_flush)
            FULL.append(self)
        self.unsent += _framed(message)
        return True

    async def send(self, message: Any) -> None:
        """Whatever is sent the long way comes after what was pushed."""
        self.flush()
        await super().send(message)

    def flush(self) -> None:
        """Write what was pushed."""
        if self.unsent and not self.disconnected:
            self.transport.write(self.unsent)
        self.unsent = b""

    def shutdown(self) -> None:
        """The server stops: whoever is here is told to come back."""
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.flush()
            self.conn.send_close(COME_BACK, WORDS)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_BACK})
        super().shutdown()


FULL: Final[list[Line]] = []  # lines with something to send


def _flush() -> None:
    """Send all that was pushed since the loop last came by: those who read are woken once, and not in between."""
    for line in FULL:
        line.flush()
    FULL.clear()
