"""Previews over HTTP: for whoever is asked, of one's own question, and never of a secret."""

from __future__ import annotations

import msgspec
import pytest

import taletable as tt
from taletable.kernel import preview
from taletable.server.jobs import Foresee
from taletable.server.worker import run
from tests.server.kit import Refused, Server, act, begun


def test_whoever_is_asked_sees_what_each_answer_would_bring(server: Server) -> None:
    table, people, lines = begun(server)
    asked = next(seat for seat, line in enumerate(lines) if line.decision is not None)
    decision = lines[asked].decision
    assert decision is not None
    told = people[asked].get(f"/api/tables/{table}/preview")
    assert told["decision"] == decision["number"]
    assert [answer["action"] for answer in told["answers"]] == decision["actions"]
    points = {one["action"]: one["points"] for one in told["answers"][0]["then"]}
    assert all(len(change) == 2 for change in points.values())
    assert people[asked].get(f"/api/tables/{table}/preview") == told
    act(lines)
    after = people[asked].get(f"/api/tables/{table}/preview")
    assert after["decision"] > told["decision"]
    assert {answer["action"]: answer["points"] for answer in after["answers"]} == points


def test_it_is_the_preview_of_the_rules(server: Server) -> None:
    table, people, lines = begun(server, "fairy_tale")
    told = people[0].get(f"/api/tables/{table}/preview")
    # What a seat is told depends on nothing but what it knows, so any table that looks the same tells the same.
    names = tt.game("fairy_tale").actions
    cards = {names[answer["action"]].partition(" ")[2] for answer in told["answers"]}
    assert cards == set(lines[0].state["view"]["pack"])
    assert all(answer["says"][0] == [{"id": "fairy_tale-preview-now", "args": {}}] for answer in told["answers"])


def test_others_have_no_preview(server: Server) -> None:
    table, people, lines = begun(server)
    idle = next(seat for seat, line in enumerate(lines) if line.decision is None)
    assert people[idle].get(f"/api/tables/{table}/preview") == {"decision": None, "answers": []}
    with pytest.raises(Refused):
        server.guest("Eve").get(f"/api/tables/{table}/preview")
    waiting = people[0].opens("zavarushka", ["me", "open"])
    for path in (waiting, "none"):
        with pytest.raises(Refused):
            people[0].get(f"/api/tables/{path}/preview")


def test_what_a_worker_tells_is_what_the_library_does() -> None:

    table = tt.game("grimm_forest").deal(3, 7)
    found = run(Foresee("grimm_forest", msgspec.Raw(msgspec.json.encode(table.position())), 0))
    expected = preview(table, 0)
    answers = msgspec.to_builtins(found)["answers"]
    assert [answer["action"] for answer in answers] == list(expected)
    assert [answer["points"] for answer in answers] == [one.outlook.points for one in expected.values()]
