"""The home network is let in by whoever sits at the server's own computer, and by nobody else."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from taletable.cli import main
from taletable.server.home_network import home_address
from taletable.server.origins import Origin, Origins
from tests.kit import free_port
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import TLS, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ADDRESS = home_address() or ""
in_a_network = pytest.mark.skipif(not ADDRESS, reason="this computer has no address in a private network")


class HomeServer(Server):
    """A server with settings of its own."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder)
        self.settings = settings

    @property
    def environment(self) -> dict[str, str]:
        more = {f"TALETABLE_{name.upper()}": str(value) for name, value in self.settings.items()}
        return {**super().environment, **more}

    @property
    def outside(self) -> str:
        """Where others find it; whoever comes this way comes from an address of the network."""
        return f"http://{ADDRESS}:{self.port}"

    def switch(self, open: bool, base: str = "", **headers: str) -> httpx.Response:
        """As the page asks for it, unless headers say otherwise."""
        base = base or self.url
        sent = {"origin": base, **headers}
        return httpx.post(
            f"{base}/api/network",
            json={"open": open},
            headers={name.replace("_", "-"): value for name, value in sent.items() if value},
            timeout=PATIENCE,
            verify=TLS,
        )

    def reached(self, host: str = "") -> int | None:
        """How a request from the network is answered; nothing if nobody listens."""
        try:
            headers = {"host": host} if host else {}
            return httpx.get(f"{self.outside}/api/games", headers=headers, timeout=PATIENCE, verify=TLS).status_code
        except httpx.ConnectError:
            return None


@pytest.fixture
def home(tmp_path: Path) -> Iterator[HomeServer]:
    with HomeServer(tmp_path) as server:
        yield server


# The switch.


@in_a_network
def test_nobody_outside_reaches_the_server_until_it_is_let_in_nor_after(home: HomeServer) -> None:
    told = {"open": False, "own": True, "address": home.outside}
    assert home.get("/api/network").json() == told
    assert home.reached() is None
    assert home.switch(True).json() == {**told, "open": True}
    assert home.switch(True).json() == {**told, "open": True}  # once more changes nothing
    assert home.reached() == 200
    assert home.reached("play.example.org") == 421
    assert home.reached(f"{ADDRESS}:{home.port + 1}") == 421
    assert home.switch(False).json() == told
    assert home.switch(False).json() == told
    assert home.reached() is None
    assert home.switch(True).json()["open"]
    assert home.reached() == 200


@in_a_network
def test_the_address_is_a_host_of_the_server_only_while_it_is_open(home: HomeServer) -> None:
    def answered() -> int:
        """As if it were named by somebody who reaches the server in another way."""
        headers = {"host": f"{ADDRESS}:{home.port}"}
        return httpx.get(f"{home.url}/api/games", headers=headers, timeout=PATIENCE, verify=TLS).status_code

    assert answered() == 421
    home.switch(True)
    assert answered() == 200
    home.switch(False)
    assert answered() == 421


@in_a_network
def test_others_in_the_network_play_and_are_gone_when_it_is_closed(home: HomeServer) -> None:
    ann = home.guest("Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    home.switch(True)
    bob = httpx.Client(base_url=home.outside, timeout=PATIENCE, verify=TLS, headers={"origin": home.outside})
    with bob:
        assert bob.post("/api/guests", json={"name": "Bob"}).status_code == 201
        assert bob.post(f"/api/tables/{table}/commands", json={"kind": "sit"}).status_code == 200
        cookie = {"Cookie": f"taletable={bob.cookies['taletable']}", "Origin": home.outside}
        with connect(f"ws://{ADDRESS}:{home.port}/api/tables/{table}/live", additional_headers=cookie) as line:
            line.send('{"kind":"hello"}')
            assert '"you":1' in str(line.recv(PATIENCE))
            here = ann.watches(table)
            home.switch(False)
            with pytest.raises(ConnectionClosed):
                line.recv(PATIENCE)
        with pytest.raises(httpx.TransportError):
            bob.get("/api/me")
        here.does("say", text="and we go on")  # nobody here has noticed anything


# Who may not.


@in_a_network
def test_nobody_in_the_network_may_switch_it(home: HomeServer) -> None:
    home.switch(True)
    there = httpx.get(f"{home.outside}/api/network", timeout=PATIENCE, verify=TLS).json()
    assert there == {"open": True, "own": False, "address": home.outside}
    for open in (True, False):
        for host in ("", f"127.0.0.1:{home.port}", f"localhost:{home.port}"):
            origin = f"http://{host}" if host else home.outside
            assert home.switch(open, home.outside, origin=origin, host=host).status_code == 403
    assert home.reached() == 200


FOREIGN: tuple[dict[str, str], ...] = (
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://localhost:1"},
    {"origin": ""},  # no page sends none
    {"x_forwarded_for": "203.0.113.7"},
    {"forwarded": "for=203.0.113.7"},
    {"via": "1.1 tunnel"},
    {"x_real_ip": "203.0.113.7"},
)


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_page_of_another_origin_and_nobody_behind_a_proxy_may_switch_it(
    home: HomeServer, headers: dict[str, str]
) -> None:
    assert home.switch(True, **headers).status_code == 403
    assert home.get("/api/network").json()["open"] is False


def test_a_name_that_leads_here_does_not_help_a_stranger(home: HomeServer) -> None:
    """DNS rebinding."""
    evil = f"evil.example:{home.port}"
    assert home.switch(True, host=evil, origin=f"http://{evil}").status_code == 421


@pytest.mark.parametrize(
    "settings",
    [{"origins": "http://127.0.0.1:{port}"}, {"proxies": "127.0.0.1"}, {"workers": 2}],
    ids=["origins", "proxies", "workers"],
)
def test_where_others_come_from_elsewhere_anyway_there_is_no_switch(tmp_path: Path, settings: dict[str, Any]) -> None:
    server = HomeServer(tmp_path)
    server.settings = {name: str(value).replace("{port}", str(server.port)) for name, value in settings.items()}
    with server:
        assert server.get("/api/network").json()["own"] is False
        assert server.switch(True).status_code == 403


# The command line.


@in_a_network
def test_with_lan_it_is_open_from_the_beginning_and_can_be_closed(tmp_path: Path) -> None:
    with HomeServer(tmp_path, lan=True) as server:
        eventually(lambda: server.reached() == 200, "that the home network is let in")
        assert server.get("/api/network").json() == {"open": True, "own": True, "address": server.outside}
        assert server.outside in server.log()
        server.switch(False)
        assert server.reached() is None


@in_a_network
def test_a_taken_port_is_told(home: HomeServer) -> None:
    with socket.socket() as other:
        other.bind((ADDRESS, home.port))
        other.listen()
        told = home.switch(True)
        assert (told.status_code, told.json()["message"]) == (409, "server-refusal-home-network-busy")
        assert home.get("/api/network").json()["open"] is False


@in_a_network
def test_a_server_that_listens_everywhere_says_where(tmp_path: Path) -> None:
    with HomeServer(tmp_path, host="0.0.0.0") as server:
        assert server.get("/api/network").json() == {"open": True, "own": False, "address": server.outside}


def test_several_processes_listen_where_they_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'taletable.sqlite3'}"
    port = str(free_port())
    assert main(["serve", "--lan", "--workers", "2", "--database", database, "--port", port]) == 2
    assert "--lan is for one process" in capsys.readouterr().err


# By themselves.


def test_an_address_of_the_network_counts_beside_named_origins() -> None:
    origins = Origins("https://play.example.org", "127.0.0.1")
    there = "http://10.0.0.5:8000"
    assert not origins.allows_host("10.0.0.5:8000")
    assert not origins.allows_origin(there, "http", "10.0.0.5:8000")
    origins.lan = Origin("http", "10.0.0.5", 8000)
    assert origins.allows_host("10.0.0.5:8000")
    assert not origins.allows_host("10.0.0.5")
    assert origins.allows_origin(there, "http", "10.0.0.5:8000")
    assert not origins.allows_origin("null", "http", "10.0.0.5:8000")


@pytest.mark.parametrize("found", ["127.0.0.1", "169.254.7.7", "8.8.8.8", "0.0.0.0"])
def test_an_address_that_the_internet_reaches_is_no_home_network(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    class Probe(socket.socket):
        def connect(self, _: object) -> None:
            """Nowhere."""

        def getsockname(self) -> tuple[str, int]:
            return found, 1

    monkeypatch.setattr(socket, "socket", Probe)
    assert home_address() is None


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    class Probe(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", Probe)
    assert home_address() is None
