"""Requests without end, half-sent requests, and clients that take all connections: nobody else has to wait for them."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from contextlib import ExitStack
from select import POLLIN, poll, select
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from taletable.server.connections import RESERVED, spare_files
from taletable.server.http_protocol import LARGEST_BODY
from tests.kit import free_port
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import Server
from tests.server.sockets import HOST, Configured, Connection, exchange, metric

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
CHUNKS = (b"10000\r\n" + b"z" * 65_536 + b"\r\n") * 6
HALF = b"GET / HTTP/1.1\r\n" + HOST
HEALTH = b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"
SCHEMA = b"GET /schema/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Configured(tmp_path_factory.mktemp("limits")) as running:
        yield running


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with Configured(tmp_path_factory.mktemp("hurried"), request_timeout=3, idle_timeout=3) as running:
        yield running


def request(line: bytes, *fields: bytes, body: bytes = b"") -> bytes:
    return line + b" HTTP/1.1\r\n" + HOST + b"".join(field + b"\r\n" for field in fields) + b"\r\n" + body


TOO_LARGE = {
    "url": (request(b"GET /" + b"a" * 9_000), 414),
    "url of a WebSocket": (HALF.replace(b"/ ", b"/" + b"a" * 8_180 + b" ") + UPGRADE + b"\r\n", 414),
    "headers": (request(b"GET /", *(b"X-%d: %s" % (number, b"y" * 500) for number in range(50))), 431),
    "header fields": (request(b"GET /", *(b"X-%d: y" % number for number in range(101))), 431),
    "header without end": (HALF + b"X: " + b"y" * 100_000, 431),
    "name of a header without end": (HALF + b"y" * 100_000, 431),
    "header of a WebSocket": (HALF + UPGRADE + b"X: " + b"y" * 9_000 + b"\r\n\r\n", 431),
    "body": (request(b"POST /api/guests", b"Content-Length: 300001"), 413),
    "body where none is wanted": (request(b"GET /health", b"Content-Length: 300001"), 413),
    "body in chunks": (request(b"POST /api/guests", b"Transfer-Encoding: chunked", body=CHUNKS), 413),
    "length beyond all numbers": (request(b"POST /api/guests", b"Content-Length: " + b"9" * 30), 400),
    "length and chunks": (request(b"POST /api/guests", b"Content-Length: 4", b"Transfer-Encoding: chunked"), 400),
    "trailers": (
        request(
            b"POST /api/guests",
            b"Transfer-Encoding: chunked",
            body=b"1\r\n{\r\n0\r\n" + b"".join(b"X-%d: y\r\n" % number for number in range(200)),
        ),
        431,
    ),
    "extension of a chunk": (
        request(b"POST /api/guests", b"Transfer-Encoding: chunked", body=b"1;" + b"x" * 50_000),
        431,
    ),
    "not HTTP": (b"hello \x00\r\n\r\n", 400),
    "not a header": (HALF + b"no colon\r\n\r\n", 400),
}


@pytest.mark.parametrize("what", TOO_LARGE)
def test_what_is_too_large_or_malformed_is_refused(server: Server, what: str) -> None:
    sent, status = TOO_LARGE[what]
    assert exchange(server, sent).status == status


def test_a_request_as_large_as_it_may_be_is_taken(server: Server) -> None:
    fields = [b"X-%d: %s" % (number, b"y" * 90) for number in range(90)]
    assert exchange(server, request(b"GET /health?" + b"q" * 8_000, *fields[:80])).status == 200
    body = b'{"name": "Ann", "language": "en"' + b" " * (LARGEST_BODY - 100) + b"}"
    length = b"Content-Length: %d" % len(body)
    assert (
        exchange(server, request(b"POST /api/guests", b"Content-Type: application/json", length, body=body)).status
        == 201
    )


@pytest.mark.parametrize("within", [HALF + b"X: ", request(b"GET /health", b"Transfer-Encoding: chunked")])
def test_what_has_no_end_is_not_taken_in(server: Server, within: bytes) -> None:
    sent = 0
    with Connection(server) as connection:
        connection.send(within)
        with contextlib.suppress(ConnectionError):  # it is closed by the other side
            while sent < 100_000_000:
                connection.send(CHUNKS)
                sent += len(CHUNKS)
    assert sent < 50_000_000


def test_pipelined_requests_are_answered_in_order_on_one_connection(server: Server) -> None:
    with Connection(server) as connection:
        connection.send(HEALTH + request(b"GET /nothing.txt") + HEALTH)
        assert [connection.answer().status for _ in range(3)] == [200, 404, 200]
        connection.send(HEALTH)
        assert connection.answer().status == 200


def test_a_bad_request_is_refused_after_the_good_ones_before_it(server: Server) -> None:
    with Connection(server) as connection:
        connection.send(HEALTH * 3 + b"nonsense\r\n\r\n")
        assert [connection.answer().status for _ in range(4)] == [200, 200, 200, 400]
        assert connection.rest() == b""


def test_nobody_queues_requests_without_end(server: Server) -> None:
    with Connection(server) as connection:
        connection.send(HEALTH * 500)
        heard = connection.rest()
    assert 1 <= heard.count(b" 200 OK") < 100
    assert heard.count(b" 429 Too Many Requests") == 1


SLOW = {
    "head": HALF,
    "body": request(b"POST /api/guests", b"Content-Type: application/json", b"Content-Length: 50", body=b"{"),
    "second request": HEALTH + HALF,
}


def test_a_request_that_does_not_arrive_is_given_up(hurried: Server) -> None:
    with ExitStack() as at_once:
        waiting = {what: at_once.enter_context(Connection(hurried)).send(sent) for what, sent in SLOW.items()}
        assert waiting["second request"].answer().status == 200
        for what, connection in waiting.items():
            assert connection.answer().status == 408, what
            assert connection.rest() == b"", what


def test_a_request_that_drips_in_is_given_up(hurried: Server) -> None:
    with Connection(hurried) as connection:
        connection.send(HALF + b"X: ")
        eventually(lambda: bool(select([connection.send(b"y").socket], [], [], 0.05)[0]))
        assert connection.answer().status == 408


def test_a_silent_connection_is_closed(hurried: Server) -> None:
    with ExitStack() as at_once:
        silent = [(sent, at_once.enter_context(Connection(hurried)).send(sent)) for sent in (b"", HEALTH, b"\r\n")]
        for before, connection in silent:
            assert connection.rest().count(b"HTTP/1.1") == (before == HEALTH)


def test_whoever_does_not_read_a_response_is_disconnected(hurried: Server) -> None:
    reason = 'taletable_connections_closed_total{reason="slow reader"}'
    with Connection(hurried, buffer=4_096) as connection:
        _ask_without_reading(hurried, connection)
        eventually(lambda: metric(hurried, reason) >= 1)


def _ask_without_reading(server: Server, connection: Connection) -> None:
    """Ask for so much that the buffers between both sides are full, and no more is answered."""
    answered = 'taletable_http_requests_total{method="GET",route="/schema/openapi.json",status="200"}'
    while True:
        before = metric(server, answered)
        connection.send(SCHEMA * 10)
        if not any(metric(server, answered) == before + 10 for _ in range(100)):
            return


def test_a_websocket_frame_has_to_arrive(hurried: Server) -> None:
    ann = hurried.guest("Ann")
    line = ann.watches(ann.opens("zavarushka", ["me", "open"]))
    line.socket.socket.sendall(b"\x81\x90half")
    with pytest.raises(ConnectionClosed) as closed:
        line.hear(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_websocket_stays_open_while_nothing_is_said(hurried: Server) -> None:
    ann = hurried.guest("Ann")
    line = ann.watches(ann.opens("zavarushka", ["me", "open"]))
    with Connection(hurried) as silent:  # closed after the time in which a request has to arrive
        assert silent.rest() == b""
    line.say({"kind": "ping"})
    assert line.hear()["kind"] == "pong"


def test_thousands_of_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    count, most = 3_000, 60
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, count + 1_000)), hard))
    with Configured(tmp_path, lines=0, connections=most) as server, ExitStack() as sockets:
        held = []
        for number in range(count):
            held.append(sockets.enter_context(Connection(server, "127.0.0.2")).send(HALF))
            if number % 300 == 0:
                assert exchange(server, HEALTH, "127.0.0.2").status == 200
                assert exchange(server, HEALTH, "127.0.0.3").status == 200
        eventually(lambda: _open(held) <= most)


def test_all_together_leave_room_for_one_more(tmp_path: Path) -> None:
    with Configured(tmp_path, all_connections=30) as server, ExitStack() as sockets:
        held = [sockets.enter_context(Connection(server, f"127.0.1.{number + 1}")).send(HALF) for number in range(100)]
        assert exchange(server, HEALTH, "127.0.2.1").status == 200
        eventually(lambda: _open(held) <= 30)


def _open(connections: list[Connection]) -> int:
    """How many of them the server has not closed."""
    watch = poll()
    for connection in connections:
        watch.register(connection.socket, POLLIN)
    return len(connections) - len(watch.poll(0))


def test_connections_that_are_used_are_not_closed_to_make_room(tmp_path: Path) -> None:
    with Configured(tmp_path, lines=2, connections=1) as server:
        ann = server.guest("Ann")
        table = ann.opens("zavarushka", ["me", "open"])
        ann.http.close()
        lines = [ann.watches(table) for _ in range(2)]
        with Connection(server) as third, Connection(server) as fourth:
            assert third.rest() == b""
            fourth.send(HEALTH)
            assert fourth.answer().status == 200
        for line in lines:
            line.say({"kind": "ping"})
            assert line.hear()["kind"] == "pong"


def test_a_client_whose_connections_are_all_in_use_gets_no_more(tmp_path: Path) -> None:
    with Configured(tmp_path, lines=2, connections=0) as server:
        ann = server.guest("Ann")
        table = ann.opens("zavarushka", ["me", "open"])
        ann.http.close()
        lines = [ann.watches(table) for _ in range(2)]
        with Connection(server) as third:
            assert third.rest().startswith(b"HTTP/1.1 429 ")
        assert exchange(server, HEALTH, "127.0.0.2").status == 200
        assert all(line.state["version"] for line in lines)


def test_the_connections_of_a_proxy_are_those_of_everybody(tmp_path: Path) -> None:
    with Configured(tmp_path, lines=0, connections=3, proxies="127.0.0.5") as server, ExitStack() as sockets:
        held = [sockets.enter_context(Connection(server, "127.0.0.5")) for _ in range(20)]
        for connection in held:
            connection.send(HEALTH[:-2])
        for connection in held:
            connection.send(HEALTH[-2:])
            assert connection.answer().status == 200


def test_files_are_left_for_the_database(tmp_path: Path) -> None:
    port = free_port()
    settings = {"PORT": port, "DATABASE": f"sqlite:///{tmp_path / 'few.sqlite3'}", "LINES": 1_000, "CONNECTIONS": 1_000}
    environment = {**os.environ, **{f"TALETABLE_{name}": str(value) for name, value in settings.items()}}
    run = f"ulimit -n 300 && exec {sys.executable} -m taletable serve"
    with (tmp_path / "log").open("wb") as log:
        child = subprocess.Popen(["sh", "-c", run], env=environment, stdout=log, stderr=log)
    few = Server(tmp_path)
    few.port = port
    try:
        eventually(lambda: _answers(few))
        with ExitStack() as sockets:
            for _ in range(500):
                sockets.enter_context(Connection(few, "127.0.0.2")).send(HALF)
            guest = request(
                b"POST /api/guests", b"Content-Type: application/json", b"Content-Length: 14", body=b'{"name":"Ann"}'
            )
            assert exchange(few, guest).status == 201
    finally:
        child.kill()
        child.wait()


def _answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.url}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def test_connections_are_fewer_than_files() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft - RESERVED <= spare_files() < soft


def test_sigterm_ends_a_server_that_half_sent_requests_and_slow_readers_hold_on_to(tmp_path: Path) -> None:
    with Configured(tmp_path, request_timeout=600, idle_timeout=600) as server, ExitStack() as sockets:
        ann = server.guest("Ann")
        ann.watches(ann.opens("zavarushka", ["me", "open"]))
        for sent in (b"", HALF, SLOW["body"], HEALTH):
            sockets.enter_context(Connection(server)).send(sent)
        _ask_without_reading(server, sockets.enter_context(Connection(server, buffer=4_096)))
        eventually(lambda: metric(server, "taletable_connections") >= 6)
        assert server.child is not None
        server.child.send_signal(signal.SIGTERM)
        assert server.child.wait(20) in (0, -signal.SIGTERM)  # 5 seconds of grace, and what a busy machine needs
