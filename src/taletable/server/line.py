"""uvicorn's WebSocket, on which a message can also be put at once, without a task that waits for its turn.

An app finds that way in the extensions of its scope; at a server that does not have it, it sends as ever.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

PUSH: Final = "taletable.push"
COME_BACK: Final = 1012
WORDS: Final = "the server is starting anew: come back in a moment"


def _framed(message: bytes) -> bytes:
    """A text as one frame from a server: not split, not masked, not compressed (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Line(WebSocketsSansIOProtocol):
    """A line to one viewer."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[PUSH] = self.push
        await super().run_asgi()

    def push(self, message: bytes) -> bool:
        """Send a text at once, if the other side keeps up with what was sent before."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        if not self.conn.writes:
            self.loop.call_soon(self.flush)
        self.conn.writes.append(_framed(message))
        return True

    def flush(self) -> None:
        """Write what was put here since the loop last came by, all at once."""
        if not self.disconnected:
            self.transport.write(b"".join(self.conn.data_to_send()))

    def shutdown(self) -> None:
        """The server stops: whoever is here is told to come back."""
        if self.handshake_complete and not self.close_sent and not self.disconnected:
            self.conn.send_close(COME_BACK, WORDS)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_BACK})
        super().shutdown()
