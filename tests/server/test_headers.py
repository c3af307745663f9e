"""What holds for every response: security headers, HEAD, Allow, and only hosts and origins of our own."""

from __future__ import annotations

import itertools
import json
import socket
from typing import TYPE_CHECKING

import pytest

from taletable.cli import main
from taletable.server.origins import Origins, parse_host, parse_origin
from tests.kit import free_port
from tests.kit.waiting import eventually
from tests.server.kit import Server
from tests.server.sockets import HOST, Configured, Connection, exchange

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.sockets import Answer

UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Configured(tmp_path_factory.mktemp("headers")) as running:
        yield running


def ask(server: Server, line: str, *fields: str, host: str = "localhost", body: bytes = b"") -> Answer:
    head = "".join(f"{field}\r\n" for field in (f"{line} HTTP/1.1", f"Host: {host}", *fields))
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    return exchange(server, f"{head}{length}\r\n".encode("latin-1") + body)


ANSWERS = {
    "GET /api/games": 200,
    "GET /api/me": 401,
    "GET /api/tables/nothing": 404,
    "GET /api/tables": 200,
    "GET /api/nothing": 404,
    "GET /api/games/zavarushka/seats?options=[": 400,
    "GET /nothing.txt": 404,
    "GET /health": 200,
    "GET /metrics": 200,
    "GET /schema/openapi.json": 200,
    "DELETE /api/games": 405,
    "OPTIONS /api/games": 204,
    "POST /api/guests": 400,
    "POST /api/sign-in": 400,
    f"GET /{'x' * 5_000}.txt": 404,
    f"GET /{'%C3%A4' * 200}.txt": 404,
    f"GET /{'x' * 9_000}": 414,
    "NOTHING /": 400,
}


@pytest.mark.parametrize("line", ANSWERS)
def test_every_response_carries_security_headers(server: Server, line: str) -> None:
    answer = ask(server, line)
    assert answer.status == ANSWERS[line]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in answer.headers


def test_a_long_path_leaves_nothing_in_the_log(server: Server) -> None:
    assert ask(server, f"GET /api/tables/{'x' * 5_000}").status == 404
    assert max(map(len, server.log().splitlines())) < 1_000


def test_the_list_of_the_interface_may_use_its_own_style_and_nothing_else(server: Server) -> None:
    answer = ask(server, "GET /api")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.body.count(b"<style>") == 1


GETS = [line.partition(" ")[2] for line in ANSWERS if line.startswith("GET")]


@pytest.mark.parametrize("path", ["/", "/api", *(path for path in GETS if path not in ("/metrics", f"/{'x' * 9_000}"))])
def test_head_is_get_without_its_body(server: Server, path: str) -> None:
    with Connection(server) as connection:
        for method in (b"GET", b"HEAD", b"GET"):
            connection.send(method + b" " + path.encode() + b" HTTP/1.1\r\n" + HOST + b"\r\n")
            answer = connection.answer(method)
            if method == b"GET":
                whole = answer
            else:
                assert answer.status == whole.status
                assert int(answer.headers["content-length"]) == len(whole.body)
                assert dict(answer.headers) | {"date": ""} == dict(whole.headers) | {"date": ""}
        assert answer.body == whole.body


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("POST /api/games", "GET, HEAD, OPTIONS"),
        ("PROPFIND /api/guests", "OPTIONS, POST"),
        ("TRACE /api/me", "DELETE, GET, HEAD, OPTIONS, PATCH"),
        ("HEAD /api/guests", "OPTIONS, POST"),
        ("PUT /health", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_method_that_is_not_there_is_told_which_are(server: Server, line: str, allowed: str) -> None:
    answer = ask(server, line)
    assert (answer.status, answer.headers["allow"]) == (405, allowed)


# Host and Origin.

LOCAL = ("localhost", "LOCALHOST:8000", "127.0.0.1:8000", "127.0.0.2", "[::1]:8000", "taletable.localhost")
NEAR = ("192.168.1.5:8000", "[fd00::5]:8000", "laptop:8000", "laptop.local", "table.home.arpa", "table.lan")
STRANGE = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8000", "evil.example.", "8.8.8.8.example")
NO_HOSTS = ("", "[", "a b", "localhost:x", "localhost/", "user@localhost", "localhost,evil.example", "localhost:123456")


@pytest.mark.parametrize(
    ("listed", "address", "good", "bad"),
    [
        ("", "127.0.0.1", LOCAL, (*NEAR, *STRANGE, *NO_HOSTS)),
        ("", "::1", LOCAL, (*NEAR, *STRANGE)),
        ("", "localhost", LOCAL, (*NEAR, *STRANGE)),
        ("", "0.0.0.0", (*LOCAL, *NEAR), (*STRANGE, *NO_HOSTS)),
        ("", "192.168.1.5", (*LOCAL, *NEAR), STRANGE),
        (
            "https://play.example.org, http://laptop:8000/",
            "127.0.0.1",
            ("play.example.org", "Play.Example.Org:443", "play.example.org.", "laptop:8000"),
            (*LOCAL, *STRANGE, *NO_HOSTS, "play.example.org:80", "laptop", "x.play.example.org"),
        ),
    ],
)
def test_a_host_is_ours_or_not(listed: str, address: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    origins = Origins(listed, address)
    assert [host for host in good if not origins.allows_host(host)] == []
    assert [host for host in bad if origins.allows_host(host)] == []


def test_an_origin_has_the_scheme_host_and_port_of_the_request() -> None:
    free = Origins("", "127.0.0.1")
    for scheme, page in itertools.product(("http", "ws"), ("http://localhost:80", "http://LOCALHOST")):
        assert free.allows_origin(page, scheme, "localhost")
    assert free.allows_origin("https://localhost", "wss", "localhost:443")
    for page in ("https://localhost", "http://localhost:8000", "http://127.0.0.1", "null", "", "http://localhost/x"):
        assert not free.allows_origin(page, "http", "localhost")
    fixed = Origins("https://play.example.org", "127.0.0.1")
    assert fixed.allows_origin("https://play.example.org", "http", "anything")
    assert not fixed.allows_origin("http://play.example.org", "http", "play.example.org")
    assert parse_origin("http://[::1]:80") == parse_origin("http://[::1]") != parse_origin("http://[::2]")
    assert parse_host("[::1]:9") == ("[::1]", 9)


@pytest.mark.parametrize("listed", ["play.example.org", "https://play.example.org/path", "ftp://a", "*", "https://a b"])
def test_an_origin_that_is_none_is_told_at_once(
    listed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALETABLE_ORIGINS", listed)
    assert main(["serve"]) == 2
    assert f"TALETABLE_ORIGINS: '{listed}' is no origin" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["GET /", "GET /api/games", "HEAD /api/games", "POST /api/guests", "GET /assets/x.js"])
def test_a_name_that_leads_here_from_elsewhere_gets_nothing(server: Server, line: str) -> None:
    answer = ask(server, line, host="rebound.example")
    assert answer.status == 421
    assert answer.headers["x-content-type-options"] == "nosniff"
    if not line.startswith("HEAD"):
        assert "TALETABLE_ORIGINS" in json.loads(answer.body)["detail"]


def test_two_hosts_or_none_are_not_ours(server: Server) -> None:
    assert ask(server, "GET /api/games", "Host: localhost").status == 421
    assert exchange(server, b"GET /api/games HTTP/1.1\r\n\r\n").status == 421
    assert exchange(server, b"GET /health HTTP/1.0\r\n\r\n").status == 200


def test_a_websocket_by_a_name_from_elsewhere_is_not_opened(server: Server) -> None:
    path = "GET /api/tables/nothing/live"
    assert ask(server, path, *UPGRADE).status == 101
    refused = ask(server, path, *UPGRADE, host="rebound.example")
    assert refused.status == 421
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert ask(server, "GET /api/nothing/live", *UPGRADE).status == 403


def test_a_page_over_another_scheme_cannot_speak_for_its_visitors(server: Server) -> None:
    for scheme, status in (("https", 403), ("http", 201)):
        fields = (f"Origin: {scheme}://localhost", "Content-Type: application/json")
        assert ask(server, "POST /api/guests", *fields, body=b'{"name":"Ann"}').status == status


def test_named_origins_are_the_only_ones(tmp_path: Path) -> None:
    with Configured(tmp_path, origins="https://play.example.org") as server:
        body, kind = b'{"name":"Ann"}', "Content-Type: application/json"
        good, bad = "Origin: https://play.example.org", "Origin: http://play.example.org"
        assert ask(server, "POST /api/guests", kind, host="localhost", body=body).status == 421
        assert ask(server, "POST /api/guests", kind, good, host="play.example.org", body=body).status == 201
        assert ask(server, "POST /api/guests", kind, bad, host="play.example.org", body=body).status == 403
        assert ask(server, "GET /health").status == 200


# Metrics.


def test_metrics_can_need_a_token(tmp_path: Path) -> None:
    with Configured(tmp_path, metrics_token="open sesame") as server:
        assert ask(server, "GET /metrics").status == 401
        for bad in ("Bearer open", "Bearer open sesamé", "Basic open sesame", "open sesame", "Bearer "):
            assert ask(server, "GET /metrics", f"Authorization: {bad}").status == 401
        answer = ask(server, "GET /metrics", "Authorization: Bearer open sesame")
        assert b"taletable_tables" in answer.body
        assert ask(server, "GET /health").status == 200


@pytest.mark.parametrize("workers", [1, 2])
def test_metrics_can_have_a_port_of_their_own(tmp_path: Path, workers: int) -> None:
    port = free_port()
    own = Server(tmp_path)
    own.port = port
    needed = "sesame" if workers == 2 else ""
    running = Configured(tmp_path, workers=workers, metrics_port=port, metrics_host="127.0.0.1", metrics_token=needed)
    with running as server:
        token = "Authorization: Bearer sesame"
        assert ask(server, "GET /metrics", token).status == 404
        for line, fields, status in (
            ("GET /metrics", (token,), 200),
            ("HEAD /metrics", (token,), 200),
            ("GET /metrics", (), 200 if workers == 1 else 401),
            ("GET /", (token,), 404),
            ("GET /api/games", (token,), 404),
        ):
            answer = ask(own, line, *fields)
            assert answer.status == status
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert b"taletable_tables" in ask(own, "GET /metrics", token).body
    eventually(lambda: not _listens(own))


def _listens(server: Server) -> bool:
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", server.port)) == 0
