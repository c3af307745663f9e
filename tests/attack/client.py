"""A small HTTP and WebSocket client on bare sockets, which sends whatever it is told to and counts what comes back."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

PATIENCE: Final = 60.0  # seconds for an answer: a machine may be busy with something else
SHORT: Final = 0.3  # seconds to see whether anything comes back at all


class Closed(Exception):
    """The server has closed the connection."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes
    cookie: str = ""  # as it is sent back


class Http:
    """A connection that is kept alive, from an address of one's own (any 127.x.y.z is on this machine)."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection, made anew if need be."""
        if self._streams is not None and self._streams[1].is_closing():
            await self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        return self._streams

    async def close(self) -> None:
        """Hang up."""
        streams, self._streams = self._streams, None
        if streams is not None:
            await hang_up(streams[1])

    async def ask(
        self, method: str, target: str, body: bytes | None = None, cookie: str = "", **headers: str
    ) -> Answer:
        """A request and its answer."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        request = "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + (body or b"")
        for attempt in (0, 1):
            fresh = self._streams is None
            reader, writer = await self.open()
            try:
                async with asyncio.timeout(PATIENCE):
                    writer.write(request)
                    return await read_answer(reader, method)
            except (Closed, OSError, asyncio.IncompleteReadError):
                await self.close()
                if fresh or attempt:  # one that was kept alive may have been closed in the meantime
                    raise Closed from None
            except TimeoutError:
                await self.close()
                raise
        raise Closed

    async def send_raw(self, data: bytes) -> int:
        """Anything at all over a connection of its own; the status of the first answer, 0 if there was none."""
        await self.close()
        reader, writer = await self.open()
        try:
            async with asyncio.timeout(SHORT):
                writer.write(data)
                return (await read_answer(reader, "GET")).status
        except (TimeoutError, Closed, OSError, asyncio.IncompleteReadError, ValueError, asyncio.LimitOverrunError):
            return 0
        finally:
            await self.close()


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Close a connection, and see it closed, however the other side takes it."""
    writer.close()
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await writer.wait_closed()


async def read_answer(reader: asyncio.StreamReader, method: str) -> Answer:
    """The next answer on a connection."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n") if not reader.at_eof() else b""
        if not head:
            raise Closed
        status, length, cookie = int(head[9:12]), 0, ""
        for line in head.split(b"\r\n")[1:]:
            name, _, value = line.partition(b": ")
            if name.lower() == b"content-length":
                length = int(value)
            elif name.lower() == b"set-cookie":
                cookie = value.partition(b";")[0].decode()
        if status != 100:
            break
    bodiless = method == "HEAD" or status in (204, 304)
    return Answer(status, b"" if bodiless else await reader.readexactly(length), cookie)


class Socket:
    """A WebSocket to a table, on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.question: dict[str, Any] | None = None
        self.answers: dict[int, dict[str, Any]] = {}
        self.state: dict[str, Any] = {}
        self.code = 0  # with which the server has closed it

    @classmethod
    async def open(cls, http: Http, table: str, cookie: str) -> Socket:
        """Shake hands."""
        reader, writer = await asyncio.open_connection("127.0.0.1", http.port, local_addr=(http.source, 0))
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{http.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await reader.readuntil(b"\r\n\r\n")
        except BaseException:
            await hang_up(writer)
            raise
        if not answer.startswith(b"HTTP/1.1 101"):
            await hang_up(writer)
            raise Closed
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        """Bytes as they are."""
        self.writer.write(data)

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any] | None:
        """The next text message; nothing if none comes in time."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    opcode, payload = await self._frame()
                    if opcode == 8:
                        self.code = int.from_bytes(payload[:2], "big")
                        raise Closed
                    if opcode == 1:
                        return self._take(msgspec.json.decode(payload))
        except TimeoutError:
            return None
        except (OSError, asyncio.IncompleteReadError):
            raise Closed from None

    def _take(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["kind"] in ("done", "refused"):
            self.answers[message["number"]] = message
        elif message["kind"] in ("state", "update"):
            self.state = message
            self.question = message.get("decision")
        return message

    async def _frame(self) -> tuple[int, bytes]:
        start = await self.reader.readexactly(2)
        size = start[1] & 0x7F
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return start[0] & 0x0F, await self.reader.readexactly(size)

    async def close(self) -> None:
        """Hang up without a word."""
        await hang_up(self.writer)
