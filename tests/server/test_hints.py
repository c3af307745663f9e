"""Hints at a table: for the seat that is asked, from what it may know, where the table was opened with them."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import taletable as tt
from taletable import study
from taletable.server.hints import HintCache
from taletable.server.jobs import Advise, encode
from taletable.server.worker import advise
from tests.kit.waiting import comes_about
from tests.server.kit import Refused, act

if TYPE_CHECKING:
    from taletable.kernel import Table
    from tests.server.kit import Server

HINTS = {"terms": {"rated": False, "hints": True}}


def refused(ask: Any) -> str:
    with pytest.raises(Refused) as refusal:
        ask()
    assert refusal.value.reason
    return refusal.value.message.removeprefix("server-refusal-")


def test_who_is_asked_gets_the_best_answers_and_nobody_else_anything(server: Server) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.opens("zavarushka", ["me", "open"], public=True, **HINTS)
    path = f"/api/tables/{table}/hint"
    bob.does(table, "sit")
    assert refused(lambda: ann.get(path)) == "not-begun"
    bob.does(table, "ready")
    ann.does(table, "start")
    lines = [one.watches(table) for one in (ann, bob)]
    asked = next(seat for seat, line in enumerate(lines) if line.decision)
    question = lines[asked].decision
    assert question is not None
    found = (ann, bob)[asked].get(path)
    assert (found["decision"], found["seat"]) == (question["number"], asked)
    assert 1 <= len(found["answers"]) <= 3
    names = tt.game("zavarushka").actions
    assert {answer["action"] for answer in found["answers"]} <= {names[action] for action in question["actions"]}
    assert all(0 <= answer["expected"] <= 1 for answer in found["answers"])
    assert (ann, bob)[asked].get(path) == found
    assert (bob, ann)[asked].get(path) == {"decision": None, "seat": 1 - asked, "answers": [], "iterations": 0}
    assert refused(lambda: eve.get(path)) == "not-seated"
    assert refused(lambda: server.guest("Fay").get("/api/tables/nowhere/hint")) == "no-table"
    assert server.get(path).status_code == 401
    act(lines)
    now = [(ann, bob)[seat].get(path) for seat in range(2)]
    assert found["decision"] not in [one["decision"] for one in now]


def test_a_table_has_hints_only_if_it_was_opened_with_them_and_is_not_rated(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens("zavarushka", ["me", "random"])
    ann.does(table, "start")
    assert refused(lambda: ann.get(f"/api/tables/{table}/hint")) == "no-hints"
    for terms in ({"hints": True}, {"hints": True, "rated": True}):
        assert refused(partial(ann.opens, "zavarushka", ["me", "random"], terms=terms)) == "hints-rated"


def advised(table: Table, seat: int) -> bytes:
    return encode(advise(Advise(table.game.id, msgspec.Raw(msgspec.json.encode(table.position())), seat)))


@pytest.mark.parametrize("game", tt.games())
def test_what_a_seat_cannot_know_changes_no_byte_of_its_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The leak law, for what the worker process is given and what it answers."""
    monkeypatch.setattr("taletable.server.worker.hint", lambda chair: study.hint(chair, 12))
    table, compared = tt.game(game).deal(2, 5), 0
    for _ in range(60):
        seat = table.waiting[0]
        world = table.imagine(seat, 77)
        hidden, other = table.position(), world.position()
        del hidden["dice"], other["dice"]
        if len(table.actions(seat)) > 1 and hidden != other:
            assert advised(table, seat) == advised(world, seat)
            compared += 1
            if compared == 3:
                break
        table.act(seat, table.actions(seat)[-1])
    assert compared == 3


def test_where_only_one_answer_is_possible_nothing_is_searched() -> None:
    table, dice = tt.game("dark_tales").deal(2, 1), Random(1)
    while len(table.actions(table.waiting[0])) > 1:
        table.act(table.waiting[0], dice.choice(table.actions(table.waiting[0])))
    assert advised(table, table.waiting[0]) == b'{"type":"advised","answers":[],"iterations":0}'


def test_a_hint_that_failed_is_not_kept() -> None:
    async def fail() -> Any:
        raise ValueError

    async def asked() -> None:
        cache = HintCache()
        task = asyncio.get_running_loop().create_task(fail())
        cache.put(("table", 0, 1), task)
        assert cache.get(("table", 0, 1)) is task
        await comes_about(lambda: cache.get(("table", 0, 1)) is None)
        assert isinstance(task.exception(), ValueError)

    asyncio.run(asked())
