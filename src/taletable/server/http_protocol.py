"""uvicorn's HTTP protocol with limits: on the size of a request, on the time it takes to arrive, and on connections.

What is refused here never reaches the app. The answer is sent, and the connection stays half open for a moment, because
a client that is still sending would lose the answer to a connection reset.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from taletable.server.connections import connections_of
from taletable.server.requests import LONGEST_SHEET
from taletable.server.security_headers import ALWAYS, NEVER_STORED

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

LARGEST_BODY: Final = 2 * LONGEST_SHEET + 8_192  # a card sheet of one's own fits in, as JSON
LARGEST_URL: Final = 8_192
LARGEST_HEAD: Final = 16_384  # the URL and all headers
MOST_HEADERS: Final = 100
MOST_QUEUED: Final = 20  # pipelined requests that wait for those before them
SLICE: Final = 4_096  # bytes given to the parser between two checks of what it has buffered
LINGERING: Final = 5.0  # lingering close: seconds in which what a refused client still sends is discarded
MOST_DISCARDED: Final = 4_000_000


class Refused(Exception):
    """An HTTP error response to a request that never reaches the app."""

    def __init__(self, status: HTTPStatus, detail: str) -> None:
        super().__init__(status, detail)
        self.status = status
        self.detail = detail


class HttpProtocol(HttpToolsProtocol):
    """An HTTP/1.1 connection: uvicorn's protocol class on httptools, with limits and timeouts."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.registry = connections_of(server_state)
        self.timeout_keep_alive = self.registry.idle_timeout  # type: ignore[assignment] # uvicorn only hands it to a timer
        self.running: RequestResponseCycle | None = None  # the request that is answered now
        self.since = self.loop.time()  # start of the request timeout
        self.begun = True  # the request timeout runs; between two requests the keep-alive timeout does
        self.in_request = False  # the parser is between the begin and the end of a message
        self.head_complete = False  # its URL and headers are
        self.size = 0  # of URL and headers
        self.body_size = 0
        self.unparsed = 0  # bytes in the parser's buffer, at most: those since its last callback
        self.refused: Refused | None = None
        self.refused_at: float | None = None
        self.discarded = 0
        self.closing_since: float | None = None
        self.stalled_since: float | None = None  # since when the write buffer is full (backpressure)

    # asyncio.Protocol callbacks.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.registry.enter(self):
            self.registry.mark_idle(self)
        else:
            self.registry.closed["refused"] += 1
            transport.write(self._response(Refused(HTTPStatus.TOO_MANY_REQUESTS, "there are too many connections")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.leave(self)
        if self.running is not None and self.running is not self.cycle:
            self.running.disconnected = True
            self.running.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused is not None:
            self._discard(data)
            return
        self._unset_keepalive_if_required()
        if not self.begun:
            self.begun, self.since = True, self.loop.time()
        try:
            for start in range(0, len(data), SLICE):
                self._parse(data[start : start + SLICE])
        except Refused as refused:
            self._refuse(refused)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            # An unknown method is one of these. RFC 9110 has 501 for it; we keep 5xx for what is our own fault.
            bad = Refused(HTTPStatus.BAD_REQUEST, "this is not HTTP, or not well-formed, or a method it does not have")
            self._refuse(error.__context__ if isinstance(error.__context__, Refused) else bad)
        self._note_state()

    def pause_writing(self) -> None:
        self.stalled_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled_since = None
        super().resume_writing()

    def shutdown(self) -> None:
        """Graceful shutdown: a response under way is finished, a request that has not fully arrived is dropped."""
        if self.is_answering:
            super().shutdown()
        else:
            self.transport.close()

    # httptools callbacks.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_request, self.head_complete = True, False
        self.size = self.body_size = self.unparsed = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.unparsed = 0
        self._count_head(len(url))
        if len(self.url) > LARGEST_URL:
            raise Refused(HTTPStatus.REQUEST_URI_TOO_LONG, f"a URL has at most {LARGEST_URL} bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.unparsed = 0
        self._count_head(len(name) + len(value))
        if len(self.headers) > MOST_HEADERS:
            raise Refused(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"a request has at most {MOST_HEADERS} header fields"
            )

    def on_headers_complete(self) -> None:
        self.unparsed = 0
        for name, value in self.headers:
            if name == b"content-length" and int(value) > LARGEST_BODY:
                raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"a request has at most {LARGEST_BODY} bytes")
        if len(self.pipeline) >= MOST_QUEUED:
            raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "wait for responses before you send more requests")
        self.head_complete = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unparsed = 0
        self.body_size += len(body)
        if self.body_size > LARGEST_BODY:  # in chunks, whose sum nobody has announced
            raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"a request has at most {LARGEST_BODY} bytes")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_request = False
        self.unparsed = 0
        super().on_message_complete()

    def _count_head(self, size: int) -> None:
        self.size += size
        if self.size > LARGEST_HEAD:
            raise Refused(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"URL and header fields have at most {LARGEST_HEAD} bytes"
            )

    def _parse(self, data: bytes) -> None:
        """Feed the parser a slice, and limit its buffer, which keeps an incomplete header field of any length."""
        self.unparsed += len(data)
        self.parser.feed_data(data)
        if self.size + self.unparsed > LARGEST_HEAD + SLICE:
            raise Refused(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"URL and header fields have at most {LARGEST_HEAD} bytes"
            )

    # Lifecycle of a request.

    @property
    def is_answering(self) -> bool:
        """Whether a request has arrived fully, and its response is still under way."""
        running = self.running
        return running is not None and not running.response_complete and not running.more_body

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.since, self.begun = self.loop.time(), self.in_request
        if self.in_request:  # the next request has begun: it has its own time to arrive
            self._unset_keepalive_if_required()
        self._note_state()
        if self.refused is not None and self.refused_at is None and self._is_idle:
            self._send_refusal(self.refused)

    def handle_websocket_upgrade(self) -> None:
        self.registry.leave(self)  # the WebSocket is counted from now on
        super().handle_websocket_upgrade()

    @property
    def _is_idle(self) -> bool:
        return self.running is None or self.running.response_complete

    def _note_state(self) -> None:
        """Mark the connection as evictable while no response is under way."""
        if self.is_answering:
            self.registry.mark_busy(self)
        else:
            self.registry.mark_idle(self)

    # Error responses, with a lingering close.

    def _refuse(self, refused: Refused) -> None:
        """Stop parsing, and send an error response after those to earlier requests (pipelining)."""
        self.refused = refused.with_traceback(None)  # its frames refer to this connection: a reference cycle
        self.registry.closed[str(refused.status.value)] += 1
        if not self.is_answering:
            self._send_refusal(refused)

    def _send_refusal(self, refused: Refused) -> None:
        self.refused_at = self.loop.time()
        cycle = self.running
        if cycle is not None and not cycle.response_complete:  # the app has begun with what is refused now
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.abort()
                return
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if not self._is_answered_early:
            self.transport.write(self._response(refused))
        self.transport.write_eof()

    @property
    def _is_answered_early(self) -> bool:
        """Whether the app has responded to the request whose body is still arriving."""
        return self.in_request and self.head_complete and self.cycle is not None and self.cycle.response_complete

    def _response(self, refused: Refused) -> bytes:
        problem = {"status_code": refused.status.value, "detail": refused.detail}
        body = msgspec.json.encode(problem)
        head = [
            *self.server_state.default_headers,
            *ALWAYS,
            *NEVER_STORED,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in head)
        return f"HTTP/1.1 {refused.status.value} {refused.status.phrase}\r\n".encode() + lines + b"\r\n" + body

    def _discard(self, data: bytes) -> None:
        self.discarded += len(data)
        if self.discarded > MOST_DISCARDED:
            self.abort()

    # Timeouts.

    def abort(self) -> None:
        """Close without flushing the write buffer."""
        self.transport.abort()

    def close_if_overdue(self, now: float) -> None:
        """Enforce the timeouts: of a request that does not arrive, of a response that is not read, of a close."""
        patience = self.registry.request_timeout
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > patience:
                self.abort()
        elif self.refused_at is not None:
            if now - self.refused_at > LINGERING:
                self.abort()
        elif self.stalled_since is not None:
            if now - self.stalled_since > patience:
                self.registry.closed["slow reader"] += 1
                self.abort()
        elif self.begun and not self.is_answering and now - self.since > patience:
            self._time_out()

    def _time_out(self) -> None:
        if self.in_request:
            detail = f"a request has to arrive within {self.registry.request_timeout:g} seconds"
            self._refuse(Refused(HTTPStatus.REQUEST_TIMEOUT, detail))
        else:
            self.registry.closed["silent"] += 1
            self.transport.close()
