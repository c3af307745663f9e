"""Challenges: everybody plays the same deal against the same bots, and sees nothing of others before their own end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import date
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import Connection, func, select

from taletable.server import challenges, shared_deals
from taletable.server.app import make
from taletable.server.challenges import (
    ComparedDecision,
    NewChallenge,
    current,
    derived,
    paired,
    placed,
    play,
    today,
)
from taletable.server.people import People, Person
from taletable.server.refusals import Refusal
from taletable.server.responses import Question
from taletable.server.rooms import Rooms
from taletable.server.seeds import Seeds
from taletable.server.settings import Settings
from taletable.server.shared_deals import SeatResult
from taletable.server.storage import Store
from taletable.server.storage.schema import deals, server_secrets
from taletable.server.workers import Workers
from tests.server.in_process import ANN, let_go, rooms_in_process
from tests.server.kit import ConnectionClosed, Guest, Refused, Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.kit import Line
    from tests.server.postgres import Cluster

DAY = date(2026, 11, 18)  # a Wednesday


@cache
def routes_of_tables() -> list[tuple[str, str]]:
    """Every request that names a table, by its path, also those that somebody adds one day."""
    found = []
    for route in make(Settings()).routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and "{table" in route.path:
                found += [
                    (method, route.path.replace(":str", "")) for method in handler.http_methods if method != "OPTIONS"
                ]
    return sorted(set(found))


def asked(guest: Guest | None, server: Server, method: str, path: str, table: str) -> httpx.Response:
    path = path.replace("{table}", table).replace("{language}", "en")
    body: Any = {"kind": "say", "text": "hello"} if path.endswith("commands") else {"seat": 0} if "mute" in path else {}
    if guest is None:
        return httpx.request(method, server.url + path, json=body if method == "POST" else None)
    return guest.http.request(method, path, json=body if method == "POST" else None)


def plays(guest: Guest, challenge: str, other_from: int = 10_000) -> str:
    """Play it to its end by the first answers, and from some decision on by the last ones."""
    table = str(guest.post(f"/api/challenges/{challenge}/play", {})["table"])
    line, given = guest.watches(table), 0
    turn(line)
    while line.state["room"]["status"] == "playing":
        version = line.acts(line.decision["actions"][0 if given < other_from else -1]) if line.decision else 0
        given += 1
        turn(line, version)
    return table


def made(guest: Guest, game: str = "zavarushka", bots: tuple[str, ...] = ("random",), **more: Any) -> str:
    return str(guest.post("/api/challenges", {"game": game, "bots": list(bots), **more})["id"])


def closed_with(line_of: Guest, table: str) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line_of.watches(table)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_nothing_of_others_is_seen_before_ones_own_game_is_over(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    challenge = made(ann, seat=1)
    theirs = plays(ann, challenge)
    assert len(routes_of_tables()) >= 9

    def nothing(who: Guest | None, finished: int = 1) -> None:
        for method, path in routes_of_tables():
            answer = asked(who, server, method, path, theirs)
            assert answer.status_code == 404, (method, path)
            assert answer.json()["message"] == "server-refusal-own-game-first", (method, path)
            assert answer.json()["args"] == {"deal": challenge}
        shown = (who or Guest(server)).get(f"/api/challenges/{challenge}")
        assert (shown["results"], shown["seed"], shown["place"], shown["finished"]) == (None, None, None, finished)
        assert theirs not in str([server.get(path).text for path in ("/api/tables", "/api/lobby", "/api/challenges")])
        if who is not None:
            assert closed_with(who, theirs) == 4403
            mine = [who.get(path) for path in ("/api/me/tables", "/api/me/results", "/api/challenges")]
            assert theirs not in str(mine)
            with pytest.raises(Refused, match="Play your own game first"):
                who.get(f"/api/challenges/{challenge}/comparison?other={theirs}")

    nothing(None)
    nothing(bob)
    own = str(bob.post(f"/api/challenges/{challenge}/play", {})["table"])
    assert bob.post(f"/api/challenges/{challenge}/play", {})["table"] == own != theirs
    assert asked(ann, server, "GET", "/api/tables/{table}", own).status_code == 404  # not before it is over
    assert closed_with(ann, own) == 4403
    for path in ("record", "replay"):
        answer = bob.http.get(f"/api/tables/{own}/{path}")
        assert (answer.status_code, answer.json()["message"]) == (404, "server-refusal-all-games-first")
    nothing(bob)
    assert bob.watches(own).state["room"]["seed"] is None
    assert plays(bob, challenge) == own

    shown = bob.get(f"/api/challenges/{challenge}")
    assert {one["table"]: (one["name"], one["you"]) for one in shown["results"]} == {
        theirs: ("Ann", False),
        own: ("Bob", True),
    }
    assert shown["state"] == "over"
    for who, table in ((bob, theirs), (ann, own)):
        assert who.http.get(f"/api/tables/{table}/record").text.count(f"seed: {shown['seed']}") == 1
        assert who.watches(table).state["room"]["status"] == "over"
    nothing(None, finished=2)
    nothing(server.guest("Eve"), finished=2)


def test_the_same_answers_meet_the_same_bots_and_a_comparison_finds_the_first_other_one(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    challenge = made(ann, "fairy_tale", ("greedy", "random"))
    tables = [plays(ann, challenge), plays(bob, challenge), plays(eve, challenge, other_from=4)]
    records = [ann.get(f"/api/tables/{table}/record") for table in tables]
    actions = [record.split("\n\n", 1)[1].splitlines() for record in records]
    assert actions[0] == actions[1] != actions[2]
    same = ann.get(f"/api/challenges/{challenge}/comparison?other={tables[1]}")
    assert (same["parting"], same["same"], same["theirs"]["name"]) == (None, same["yours"]["decisions"], "Bob")
    found = ann.get(f"/api/challenges/{challenge}/comparison?other={tables[2]}")
    parting = found["parting"]
    assert (found["same"], found["seat"], parting["question"]["seat"]) == (4, 0, 0)
    assert parting["yours"] == parting["question"]["actions"][0] != parting["theirs"]
    assert parting["theirs"] == parting["question"]["actions"][-1]
    step = parting["your_step"]
    assert step == parting["their_step"] == [n for n, one in enumerate(actions[0]) if one.startswith("0 ")][4]
    assert actions[0][:step] == actions[2][:step]
    for own, table in ((parting["yours"], tables[0]), (parting["theirs"], tables[2])):
        after = ann.get(f"/api/tables/{table}/replay?step={step + 1}&eyes=all")
        assert after["action"]["name"] == ann.get("/api/games")[1]["actions"][own]
    assert [line["what"] for line in found["yours"]["breakdown"]]
    pairs = found["decisions"]
    assert [pair["yours"]["action"] == pair["theirs"]["action"] for pair in pairs[:5]] == [True] * 4 + [False]
    assert (pairs[4]["yours"]["step"], pairs[4]["theirs"]["step"]) == (step, step)
    names = ann.get("/api/games")[1]["actions"]
    for side, played in (("yours", actions[0]), ("theirs", actions[2])):
        given = [pair[side] for pair in pairs if pair[side]]
        assert [one["step"] for one in given] == [one["step"] for one in sorted(given, key=lambda one: one["step"])]
        for one in given:
            assert played[one["step"]] == f"0 {names[one['action']]}"
            assert len(one["question"]["actions"]) > 1
    assert all(pair["yours"]["question"]["kind"] == pair["theirs"]["question"]["kind"] for pair in both(pairs))
    assert len(both(pairs)) > 5
    with pytest.raises(Refused, match="no such result"):
        ann.get(f"/api/challenges/{challenge}/comparison?other=nowhere")


def both(pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [pair for pair in pairs if pair["yours"] and pair["theirs"]]


def test_decisions_stand_side_by_side_until_the_games_go_different_ways() -> None:
    def decisions(said: str) -> list[ComparedDecision]:
        kinds = {"c": "card", "t": "tile", "f": "flip"}
        return [
            ComparedDecision(step, Question(step, 0, kinds[one[0]], {}, [0, 1, 2], 0, "1.1"), int(one[1]))
            for step, one in enumerate(said.split())
        ]

    def told(mine: str, other: str) -> list[tuple[int | None, int | None]]:
        found = paired(decisions(mine), decisions(other))
        return [(one.yours.step if one.yours else None, one.theirs.step if one.theirs else None) for one in found]

    assert told("c0 t1 c2", "c0 t1 c2") == [(0, 0), (1, 1), (2, 2)]
    assert told("c0 t1 f0 c2", "c0 t2 c2") == [(0, 0), (1, 1), (2, None), (3, 2)]
    assert told("c0 t1", "c1 t0 c2 t0") == [(0, 0), (1, 1), (None, 2), (None, 3)]
    # What only one was asked does not shift what comes after it.
    assert told("c0 c1 f0 c2 t0 c3", "c1 c1 c2 t0 f0 c0") == [
        (0, 0),
        (1, 1),
        (2, None),
        (3, 2),
        (4, 3),
        (None, 4),
        (5, 5),
    ]
    assert told("", "c0") == [(None, 0)]


def turn(line: Line, version: int = 0) -> None:
    """Hear until one is asked, or the game is over. Bots wait where several are asked at once."""
    line.until(
        lambda state: (
            state["version"] >= version and (state["decision"] is not None or state["room"]["status"] != "playing")
        )
    )


def test_where_several_are_asked_bots_answer_after_people_and_one_by_one(server: Server) -> None:
    """So that no bot's answer depends on who was quick."""
    ann = server.guest("Ann")
    challenge = made(ann, "fairy_tale", ("random", "random", "random"), seat=2)
    record = ann.get(f"/api/tables/{plays(ann, challenge)}/record")
    seats = [line.split(" ", 1)[0] for line in record.split("\n\n", 1)[1].splitlines()]
    assert seats[:8] == ["2", "0", "1", "3"] * 2


def test_nothing_is_taken_back_in_a_challenge(server: Server) -> None:
    ann = server.guest("Ann")
    table = str(ann.post(f"/api/challenges/{made(ann)}/play", {})["table"])
    line = ann.watches(table)
    turn(line)
    line.acts(line.decision["actions"][0] if line.decision else 0)
    for wish in ({"kind": "undo"}, {"kind": "propose", "what": "undo"}):
        with pytest.raises(Refused, match="Nothing is taken back"):
            ann.post(f"/api/tables/{table}/commands", wish)


def test_whoever_lets_a_bot_play_on_comes_last_and_results_are_by_share_then_points() -> None:
    def result(table: str, share: float, score: int, stood_in: int = 0) -> SeatResult:
        return SeatResult(table, 0, table, 1, share, score, stood_in, 1.0)

    found = [
        result("gave up", 1, 90, 3),
        result("b", 0.5, 30),
        result("c", 1, 20),
        result("d", 0.5, 30),
        result("e", 0, 80),
    ]
    assert [(place, one.table) for place, one in placed(found)] == [
        (1, "c"),
        (2, "b"),
        (2, "d"),
        (4, "e"),
        (5, "gave up"),
    ]


def test_every_day_and_week_has_another_deal_for_each_game_and_the_same_for_all_who_know_the_secret() -> None:
    assert current("daily", "zavarushka", DAY) == "daily-2026-11-18-zavarushka"
    assert current("weekly", "zavarushka", DAY) == "weekly-2026-11-16-zavarushka"
    ids = [current(kind, game, DAY) for kind in ("daily", "weekly") for game in ("zavarushka", "fairy_tale")]
    found = [derived(id, b"a secret") for id in ids]
    assert found == [derived(id, b"a secret") for id in ids]
    assert len({deal.seed for deal in found} | {derived(ids[0], b"another").seed}) == 5
    assert [deal.seating.count("") for deal in found] == [1] * 4
    assert {level for deal in found[:2] for level in deal.seating} == {"casual", ""}
    assert {level for deal in found[2:] for level in deal.seating} == {"strong", ""}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_processes_that_need_a_daily_challenge_at_once_make_one(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def work(url: str) -> None:
        stores = [Store(url) for _ in range(2)]
        if database == "sqlite":
            await asyncio.to_thread(stores[0].migrate)
        for store in stores:
            store.open()
        both = [Rooms(store, Workers(), True, Seeds()) for store in stores]
        async with AsyncExitStack() as stack:
            stack.push_async_callback(let_go, *both)
            registered = People(stores[0])
            people: list[Person] = [await registered.new_guest(name, "en") for name in ("Ann", "Bob", "Eve")]
            id = current("daily", "zavarushka", today())
            found = await asyncio.gather(
                *[play(rooms, person, id, None) for person in people for rooms in (*both, *both)]
            )
            assert len(set(found)) == 3
            assert [found[4 * number : 4 * number + 4] == [found[4 * number]] * 4 for number in range(3)] == [True] * 3
            heads = [(await both[0].find(table)).room.head for table in set(found)]
            assert len({head.seed for head in heads}) == 1
            assert {head.deal for head in heads} == {id}
            for table, where in (
                (deals, deals.c.id == id),
                (server_secrets, server_secrets.c.name == challenges.SECRET),
            ):
                counted = select(func.count()).select_from(table).where(where)
                assert await stores[1].read(partial(Connection.scalar, statement=counted)) == 1

    if database == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        asyncio.run(work(cluster.url(cluster.database())))
    else:
        asyncio.run(work(f"sqlite:///{tmp_path / 'rooms.sqlite3'}"))


def test_only_todays_challenges_are_there_before_somebody_plays_them(server: Server) -> None:
    ann = server.guest("Ann")
    known = ann.get("/api/challenges")["today"]
    assert [one["id"] for one in known] == [
        current(kind, game["id"], today()) for kind in ("daily", "weekly") for game in ann.get("/api/games")
    ]
    for id in ("daily-2020-01-01-zavarushka", "daily-2126-01-01-zavarushka", "weekly-2026-99-99-x", "nothing", "%00"):
        for answer in (ann.http.get(f"/api/challenges/{id}"), ann.http.post(f"/api/challenges/{id}/play", json={})):
            assert (answer.status_code, answer.json()["message"]) == (404, "server-refusal-no-challenge")


def test_what_cannot_be_a_challenge_is_refused_with_the_reason(server: Server) -> None:
    ann = server.guest("Ann")
    for new, message in (
        ({"game": "chess", "bots": ["random"]}, "server-refusal-no-game"),
        ({"game": "zavarushka", "bots": ["random"] * 6}, "kernel-"),
        ({"game": "zavarushka", "bots": ["genius"]}, "server-refusal-no-level"),
        ({"game": "zavarushka", "bots": ["strong@90"]}, "server-refusal-own-budget"),
        ({"game": "fairy_tale", "bots": ["random"], "options": {"deck_file": "deck"}}, "server-refusal-own-sheet"),
    ):
        answer = ann.http.post("/api/challenges", json=new)
        assert answer.status_code == 409
        assert answer.json()["message"].startswith(message), answer.json()
    assert (
        httpx.post(f"{server.url}/api/challenges", json={"game": "zavarushka", "bots": ["random"]}).status_code == 401
    )


def test_nobody_makes_more_than_some_in_a_day(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in_process(tmp_path) as rooms:
            for _ in range(shared_deals.MOST_IN_A_DAY):
                await challenges.make(rooms, ANN, NewChallenge("zavarushka", ["random"]))
            with pytest.raises(Refusal) as refused:
                await challenges.make(rooms, ANN, NewChallenge("zavarushka", ["random"]))
            assert refused.value.message.id == "server-refusal-too-many-deals"

    asyncio.run(work())


def test_whoever_is_deleted_is_in_no_table_of_results(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Roberta")
    challenge = made(bob)
    theirs = plays(bob, challenge)
    plays(ann, challenge)
    assert "Roberta" in str(ann.get(f"/api/challenges/{challenge}"))
    assert bob.http.delete("/api/me").status_code == 204
    shown = ann.get(f"/api/challenges/{challenge}")
    assert [one["name"] for one in shown["results"]] == ["Ann"]
    assert shown["finished"] == 1
    with pytest.raises(Refused, match="no such result"):
        ann.get(f"/api/challenges/{challenge}/comparison?other={theirs}")
