"""Requests as bytes over sockets, from any address of the loopback network, to a server with settings of a test's own."""

from __future__ import annotations

import contextlib
import socket
from http.client import parse_headers
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tests.kit.waiting import PATIENCE
from tests.server.kit import Server

if TYPE_CHECKING:
    import ssl
    from email.message import Message
    from pathlib import Path

HOST = b"Host: localhost\r\n"


class Configured(Server):
    """A server with more settings than most tests need."""

    def __init__(
        self, folder: Path, workers: int = 1, pace: float = 1e6, lines: int = 10_000, **settings: object
    ) -> None:
        super().__init__(folder, workers=workers, pace=pace, lines=lines)
        self.settings = settings

    @property
    def environment(self) -> dict[str, str]:
        own = {f"TALETABLE_{name.upper()}": str(value) for name, value in self.settings.items()}
        return {**super().environment, **own}


class Answer(NamedTuple):
    """A response as it came."""

    status: int
    headers: Message
    body: bytes


class Listening(Protocol):
    """A server or a proxy, which has a port."""

    port: int


class Connection:
    """A connection from an address of one's choice, over which bytes are sent, and responses are read one by one."""

    def __init__(
        self,
        server: Listening,
        source: str = "127.0.0.1",
        buffer: int = 0,
        tls: tuple[ssl.SSLContext, str] | None = None,
    ) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", server.port))
        if tls is not None:
            trust, name = tls
            self.socket = trust.wrap_socket(self.socket, server_hostname=name)
        self.file = self.socket.makefile("rb")

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.socket.close()

    def send(self, said: bytes) -> Connection:
        self.socket.sendall(said)
        return self

    def answer(self, method: bytes = b"GET") -> Answer:
        """The next response."""
        line = self.file.readline()
        assert line, "the connection was closed without a response"
        status, headers = int(line.split()[1]), parse_headers(self.file)
        empty = method == b"HEAD" or status in (101, 204)
        return Answer(status, headers, b"" if empty else self.file.read(int(headers["content-length"])))

    def rest(self) -> bytes:
        """All that comes until the other side closes; a reset ends it too."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := self.file.read1(65_536):
                heard += more
        return heard


def exchange(server: Server, request: bytes, source: str = "127.0.0.1") -> Answer:
    """What a request is answered."""
    with Connection(server, source) as connection:
        return connection.send(request).answer(request.partition(b" ")[0])


def metric(server: Server, name: str) -> float:
    """A figure of the metrics; 0 if nothing was counted yet."""
    lines = server.get("/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)
