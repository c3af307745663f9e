"""Whose address counts: that of the connection, unless a proxy that was named by a setting tells another."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING

import pytest
from websockets.sync.client import connect

from taletable.cli import main
from taletable.server.addresses import client_key, is_within, networks
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import Server
from tests.server.proxies import NAME, DeployedCaddy, Proxy
from tests.server.sockets import HOST, Answer, Configured, Connection, exchange

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.postgres import Cluster

BODY = b'{"name":"Ann"}'
PROXY = "127.0.0.5"


def guest(*fields: str, host: bytes = HOST) -> bytes:
    """Somebody new: with a pace of 1 each address may have one, and the next one much later."""
    head = b"POST /api/guests HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\nContent-Length: 14\r\n"
    return head + "".join(f"{field}\r\n" for field in fields).encode("latin-1") + b"\r\n" + BODY


def told(*addresses: str) -> list[str]:
    return [f"X-Forwarded-For: {address}" for address in addresses]


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    with Configured(tmp_path, pace=1) as server:
        yield server


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Configured(tmp_path_factory.mktemp("proxies"), pace=1, proxies=f"{PROXY}, 127.0.5.0/24") as server:
        yield server


def test_nobody_can_choose_an_address(alone: Server) -> None:
    first, *others = [exchange(alone, guest(*told(f"6.6.6.{number}"))).status for number in range(4)]
    assert first == 201
    assert others == [429] * 3


def test_nobody_can_choose_a_scheme(alone: Server) -> None:
    answer = exchange(alone, guest("X-Forwarded-Proto: https"))
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" not in answer.headers


def test_only_named_proxies_are_believed(behind: Server) -> None:
    assert exchange(behind, guest(*told("6.6.7.1")), "127.0.0.6").status == 201
    assert exchange(behind, guest(*told("6.6.7.2")), "127.0.0.6").status == 429


FORWARDED = {
    "one address": (told("7.0.0.1"), "7.0.0.1"),
    "what a client has put before it": (told("6.6.6.6, 7.0.0.2"), "7.0.0.2"),
    "what a client has put on a line before it": (told("6.6.6.6", "7.0.0.3"), "7.0.0.3"),
    "a chain of proxies": (told("6.6.6.6, 7.0.0.4, 127.0.5.9"), "7.0.0.4"),
    "a chain over several lines": (told("6.6.6.6, 7.0.0.5", "127.0.5.9", f"{PROXY}"), "7.0.0.5"),
    "nonsense before it": (told("', <b>, ,,, 7.0.0.6"), "7.0.0.6"),
    "with a port": (told("7.0.0.7:4711"), "7.0.0.7"),
    "IPv6": (told("2001:db8:0:8::1"), "2001:db8:0:8:ffff::2"),
    "IPv6 in brackets": (told("[2001:db8:0:9::1]:4711"), "2001:db8:0:9::1"),
}


@pytest.mark.parametrize("how", FORWARDED)
def test_the_last_address_that_is_no_proxy_counts(behind: Server, how: str) -> None:
    fields, address = FORWARDED[how]
    assert exchange(behind, guest(*fields), PROXY).status == 201
    assert exchange(behind, guest(*told(address)), PROXY).status == 429


@pytest.mark.parametrize(
    ("proto", "secure"), [("https", True), ("http", False), ("https, http", False), ("gopher", False)]
)
def test_a_proxy_tells_the_scheme(behind: Server, proto: str, secure: bool) -> None:
    source = f"127.0.5.{len(proto)}"
    answer = exchange(behind, guest(f"X-Forwarded-Proto: {proto}", *told(f"7.0.1.{len(proto)}")), source)
    assert answer.status == 201
    assert ("secure" in answer.headers["set-cookie"].lower()) is secure
    assert ("strict-transport-security" in answer.headers) is secure


@pytest.mark.parametrize("listed", ["localhost", "10.0.0.1/8", "*", "127.0.0.1;127.0.0.2"])
def test_a_proxy_that_is_no_address_is_told_at_once(
    listed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALETABLE_PROXIES", listed)
    assert main(["serve"]) == 2
    assert f"TALETABLE_PROXIES: '{listed}' is neither an IP address nor a network" in capsys.readouterr().err


def test_a_client_is_an_address_or_a_network_of_ipv6() -> None:
    assert client_key("10.1.2.3") == "10.1.2.3"
    assert client_key("::ffff:10.1.2.3") == "10.1.2.3"
    assert client_key("2001:db8::1") == client_key("2001:db8::ffff:2") != client_key("2001:db8:0:1::1")
    assert client_key("unknown") == "unknown"
    assert is_within("10.1.2.3", networks("127.0.0.1,10.0.0.0/8"))
    assert not is_within("unknown", networks("127.0.0.1"))
    assert not is_within("::1", networks("127.0.0.1"))


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_the_examples_of_the_guide_work(tmp_path: Path, kind: str) -> None:
    proxy = Proxy(kind, tmp_path)
    behind = Configured(tmp_path, pace=1, proxies="127.0.0.1", origins=proxy.origin)
    with behind as server, proxy.running(server.port):
        first = through(proxy, guest(*told("6.6.6.1"), "X-Forwarded-Proto: http", host=host(proxy)), "127.0.0.7")
        assert first.status == 201
        assert "secure" in first.headers["set-cookie"].lower()
        assert "strict-transport-security" in first.headers
        assert through(proxy, guest(*told("6.6.6.2"), host=host(proxy)), "127.0.0.7").status == 429
        assert through(proxy, guest(*told("6.6.6.1"), host=host(proxy)), "127.0.0.8").status == 201
        strange = through(proxy, guest("Origin: https://evil.example", host=host(proxy)), "127.0.0.9")
        assert strange.status == 403
        cookie = first.headers["set-cookie"].partition(";")[0]
        own = guest(f"Cookie: {cookie}", f"Origin: {proxy.origin}", host=host(proxy))
        table = own.replace(b"/api/guests", b"/api/tables").replace(BODY, TABLE)
        opened = through(proxy, table.replace(b"Length: 14", b"Length: %d" % len(TABLE)), "127.0.0.7")
        assert opened.status == 201
        watch(proxy, json.loads(opened.body)["id"], cookie)


TABLE = b'{"game":"zavarushka","seats":[{"kind":"me"},{"kind":"open"}]}'


def host(proxy: Proxy) -> bytes:
    return f"Host: {NAME}:{proxy.port}\r\n".encode()


def through(proxy: Proxy, request: bytes, source: str) -> Answer:
    with Connection(proxy, source, tls=(proxy.trust(), NAME)) as connection:
        return connection.send(request).answer()


def watch(proxy: Proxy, table: str, cookie: str) -> None:
    """A WebSocket from the page is open for those who play."""
    line = socket.create_connection(("127.0.0.1", proxy.port), PATIENCE, source_address=("127.0.0.7", 0))
    url = f"wss://{NAME}:{proxy.port}/api/tables/{table}/live"
    headers = {"Cookie": cookie, "Origin": proxy.origin}
    with connect(url, sock=line, ssl=proxy.trust(), additional_headers=headers, ping_interval=None) as opened:
        opened.send('{"kind": "hello", "have": null}')
        state = json.loads(opened.recv(PATIENCE))
        assert (state["kind"], state["you"]) == ("state", 0)


def test_behind_the_caddy_of_deploy_players_hear_what_is_wrong_and_any_server_will_do(
    tmp_path: Path, cluster: Cluster
) -> None:
    url, proxy, servers = cluster.url(cluster.database()), DeployedCaddy(tmp_path), []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, url, shared=True, proxies="127.0.0.1", origins=proxy.origin))
    proxy.second = servers[1].port
    with servers[0], servers[1], proxy.running(servers[0].port):

        def looked_at() -> int:
            return min(server.log().count('"route": "/api/games"') for server in servers)

        eventually(lambda: looked_at() > 2, "that Caddy has looked at both")
        first = through(proxy, guest(host=host(proxy)), "127.0.0.7")
        assert first.status == 201
        cookie = first.headers["set-cookie"].partition(";")[0]
        mine = b"GET /api/me/tables HTTP/1.1\r\n" + host(proxy) + f"Cookie: {cookie}\r\n\r\n".encode()
        assert through(proxy, mine, "127.0.0.7").status == 200
        cluster.stop()
        try:
            before = looked_at()
            eventually(lambda: looked_at() > before + 2, "that Caddy has looked at both again")
            answer = through(proxy, mine, "127.0.0.7")
            assert (answer.status, json.loads(answer.body)["message"]) == (503, "server-refusal-away-database")
        finally:
            cluster.start()
        servers[0].kill()
        assert through(proxy, mine, "127.0.0.7").status == 200
