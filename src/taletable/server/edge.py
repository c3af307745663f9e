"""ASGI middleware around the whole app: Host check, HEAD, security headers, on responses of its error handlers too."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from taletable.server.origins import Origins
from taletable.server.security_headers import with_security_headers

MISDIRECTED: Final = (
    "this server is not known by this host name; whoever runs it can name it with TALETABLE_ORIGINS, "
    "such as TALETABLE_ORIGINS=https://play.example.org"
)
NO_WEBSOCKET: Final = "there is no WebSocket here"


class Edge:
    """ASGI middleware: refuses a wrong Host (421), answers HEAD as GET without a body, adds security headers."""

    def __init__(self, app: Any, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI entry point."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        response = Handshake(scope, send) if scope["type"] == "websocket" else Response(scope, send)
        if self.origins.allows(scope):
            await self.app(response.scope, receive, response.send)
        else:
            await response.refuse(421, MISDIRECTED)


class Response:
    """Wraps the ASGI `send` of an HTTP request."""

    prefix = "http.response"

    def __init__(self, scope: Any, send: Any) -> None:
        self.scope = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        self.bodiless = scope.get("method") == "HEAD"
        self._send = send

    async def send(self, message: Any) -> None:
        """Add headers to the start of the response; leave out the body of HEAD."""
        if message["type"] == f"{self.prefix}.start":
            headers = [(name, _allowed(value) if name == b"allow" else value) for name, value in message["headers"]]
            message = {**message, "headers": with_security_headers(headers, self.scope["scheme"])}
        elif self.bodiless:
            message = {**message, "body": b""}
        await self._send(message)

    async def refuse(self, status: int, detail: str) -> None:
        """Send an error response in place of the app's."""
        body = msgspec.json.encode({"status_code": status, "detail": detail})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": f"{self.prefix}.start", "status": status, "headers": headers})
        await self.send({"type": f"{self.prefix}.body", "body": body})


class Handshake(Response):
    """Wraps the ASGI `send` of a WebSocket; a handshake is refused by an HTTP response (`websocket.http.response`)."""

    prefix = "websocket.http.response"
    accepted = False

    async def send(self, message: Any) -> None:
        """Turn a close before the accept into a 403 with headers of ours."""
        self.accepted = self.accepted or message["type"] == "websocket.accept"
        if message["type"] == "websocket.close" and not self.accepted:
            await self.refuse(403, NO_WEBSOCKET)
        else:
            await super().send(message)


def _allowed(methods: bytes) -> bytes:
    """The Allow header, with HEAD wherever there is GET."""
    found = {method.strip() for method in methods.split(b",")}
    return b", ".join(sorted(found | ({b"HEAD"} if b"GET" in found else set())))
