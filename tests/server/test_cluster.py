"""Two servers on one PostgreSQL, with a Redis between them: real processes, and what happens when one of these dies."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.server.cookies import COOKIE
from tests.kit.waiting import eventually
from tests.server.kit import ConnectionClosed, Guest, Refused, Server, play_out
from tests.server.postgres import BrokenLine

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.kit import Line
    from tests.server.postgres import Cluster
    from tests.server.redis import RedisServer

Servers = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(cluster: Cluster, redis_server: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    url = cluster.url(cluster.database())
    # Bots of the first one pause for long before they answer, so that it can die meanwhile.
    here = Server(tmp_path_factory.mktemp("here"), url, bus=redis_server.url, bot_pause=5)
    there = Server(tmp_path_factory.mktemp("there"), url, bus=redis_server.url)
    with here, there:
        eventually(lambda: all(bus_of(one) == "ok" for one in (here, there)), "that both hear the bus")
        yield here, there


def bus_of(server: Server) -> str | None:
    found: str | None = server.get("/health").json().get("bus")  # nothing of it is said while nothing can be stored
    return found


def at(guest: Guest, server: Server) -> Guest:
    """The same person at another server."""
    same = Guest(server)
    same.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
    return same


def seated(pair: Servers, game: str = "zavarushka", **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Ann at one server and Bob at the other; every request of Bob's goes where Ann's did not."""
    ann, bob = pair[0].guest("Ann"), pair[1].guest("Bob")
    table = ann.opens(game, ["me", "open"], **more)
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    return table, [ann, bob], [ann.watches(table), bob.watches(table)]


def test_a_game_of_two_at_two_servers(pair: Servers) -> None:
    table, (ann, bob), lines = seated(pair)
    play_out(lines, seed=11)
    record = ann.get(f"/api/tables/{table}/record")
    assert record == bob.get(f"/api/tables/{table}/record")
    assert [one.as_dict() for one in tt.replay(tt.Record.loads(record)).standings] == lines[1].state["room"][
        "standings"
    ]


def test_who_signs_out_is_signed_out_everywhere_within_a_second(pair: Servers) -> None:
    here, there = pair
    ann = here.guest("Ann")
    same = at(ann, there)
    line = same.watches(ann.opens("zavarushka", ["me", "open"]))
    assert same.get("/api/me")["name"] == "Ann"
    ann.post("/api/sign-out", {"everywhere": True})
    began = time.monotonic()
    with pytest.raises(ConnectionClosed, match="4401"):
        line.until(lambda _: False, 10)
    assert same.http.get("/api/me").status_code == 401
    assert time.monotonic() - began < 1


def test_a_commit_of_which_nobody_knows_whether_it_was_carried_out(
    cluster: Cluster, redis_server: RedisServer, tmp_path: Path
) -> None:
    """The connection breaks when PostgreSQL has committed and not yet said so, as if it were restarted just then."""
    name = cluster.database()
    with BrokenLine(cluster) as broken, ExitStack() as stack:
        servers: list[Server] = []
        for url in (broken.url(name), cluster.url(name)):
            place = tmp_path / f"server{len(servers)}"
            place.mkdir()
            servers.append(stack.enter_context(Server(place, url, bus=redis_server.url)))
        eventually(lambda: all(bus_of(one) == "ok" for one in servers), "that both hear the bus")
        table, (ann, bob), lines = seated((servers[0], servers[1]), options={"first": 0})
        decision = lines[0].decision
        assert decision is not None
        order = {"decision": decision["number"], "action": decision["actions"][0], "mark": "once"}
        broken.breaks.set()
        with pytest.raises(Refused, match="Nothing is lost"):
            ann.does(table, "act", **order)
        assert not broken.breaks.is_set()
        for line in lines:  # those at the other server hear of it, too, though nobody has said that it is done
            line.until(lambda state: state["version"] > decision["number"])
        version = ann.does(table, "act", **order)
        assert version == at(ann, servers[1]).does(table, "act", **order) == lines[1].state["version"]
        play_out(lines, seed=14)
        record = tt.Record.loads(bob.get(f"/api/tables/{table}/record"))
        assert tt.replay(record).over


def test_while_redis_and_postgresql_are_away_and_afterwards(
    pair: Servers, cluster: Cluster, redis_server: RedisServer
) -> None:
    table, (ann, bob), lines = seated(pair)

    def say(guest: Guest, words: str) -> None:
        version = guest.does(table, "say", text=words)
        for line in lines:
            line.until(lambda state: state["version"] == version)

    redis_server.kill()
    try:
        say(ann, "Redis is away")
        say(bob, "and we go on")
        assert {bus_of(one) for one in pair} == {"away"}
        assert "taletable_bus_live 0.0" in pair[0].get("/metrics").text
        before = lines[0].state
        cluster.stop()
        try:
            for guest in (ann, bob):
                with pytest.raises(Refused, match="Nothing is lost"):
                    guest.does(table, "say", text="PostgreSQL, too")
        finally:
            cluster.start()
        say(ann, "one is back")
    finally:
        redis_server.start()
    eventually(lambda: {bus_of(one) for one in pair} == {"ok"}, "that both hear the bus again")
    say(bob, "and the other")
    assert lines[0].state["view"] == before["view"]
    play_out(lines, seed=12)
    for server in pair:
        log = server.log()
        assert "Traceback" not in log
        assert log.count("the bus fails") == log.count("the bus works again") == 1


def test_the_turn_of_a_bot_whose_server_is_killed_is_taken_up_by_the_other(pair: Servers) -> None:
    """The last test of these servers."""
    here, there = pair
    ann = here.guest("Ann")
    same = at(ann, there)
    table = ann.opens("zavarushka", ["me", "greedy"], options={"first": 0}, terms={"bot_pace": "unhurried"})
    ann.does(table, "start")
    lines = [ann.watches(table), same.watches(table)]

    def bot_is_asked(line: Line) -> bool:
        return bool(line.state["room"]["waiting"] == [1])

    while not bot_is_asked(lines[0]):
        assert lines[0].decision is not None
        version = lines[0].acts(lines[0].decision["actions"][0])
        lines[1].until(lambda state, version=version: state["version"] >= version)
    assert bot_is_asked(lines[1])
    here.kill()
    killed = time.monotonic()
    lines[1].until(lambda state: state["version"] > version)
    assert time.monotonic() - killed < 20  # as soon as its heartbeat is missed, and not when its lease is over
    play_out([lines[1]], seed=13)
    record = tt.Record.loads(same.get(f"/api/tables/{table}/record"))
    assert tt.replay(record).over
