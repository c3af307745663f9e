"""Duplicates: one deal at several tables; seats are compared across them, and nothing is seen before all are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from taletable.server.duplicates import scores
from taletable.server.shared_deals import SeatResult
from tests.server.kit import ConnectionClosed, Guest, Refused, Server, play_out

if TYPE_CHECKING:
    from tests.server.kit import View


def made(host: Guest, tables: int = 2, seats: tuple[str, ...] = ("", "random"), game: str = "zavarushka") -> Any:
    return host.post("/api/duplicates", {"game": game, "tables": tables, "seats": list(seats)})


def hidden(who: Guest, path: str) -> str:
    answer = who.http.get(path)
    assert answer.status_code == 404, path
    return str(answer.json()["message"])


def test_seats_are_compared_across_tables_as_in_duplicate_bridge() -> None:
    """Three tables: seat 0 has 30, 20 and 20 points, seat 1 has 10, 25 and 40; the fourth table came too late."""

    def result(table: str, seat: int, score: int, ended: float = 1.0) -> SeatResult:
        return SeatResult(table, seat, None, 1, 1.0, score, 0, ended)

    played = [
        *(result(table, 0, score) for table, score in (("a", 30), ("b", 20), ("c", 20))),
        *(result(table, 1, score) for table, score in (("a", 10), ("b", 25), ("c", 40))),
        result("late", 0, 99, 9.0),
    ]
    found = {(one.seat, one.table): (one.matchpoints, one.difference) for one in scores(played, 2.0)}
    assert found == {
        (0, "a"): (1.0, 10.0),
        (0, "b"): (0.25, -5.0),
        (0, "c"): (0.25, -5.0),
        (1, "a"): (0.0, -22.5),
        (1, "b"): (0.5, 0.0),
        (1, "c"): (1.0, 22.5),
    }
    assert [(one.matchpoints, one.difference) for one in scores([result("a", 0, 5)], None)] == [(None, None)]


def test_a_duplicate_from_its_first_seat_to_its_comparison(server: Server) -> None:
    host, ann, bob, eve = (server.guest(name) for name in ("Host", "Ann", "Bob", "Eve"))
    told: View = made(host)
    path = f"/api/duplicates/{told['id']}"
    one, two = (table["id"] for table in told["tables"])
    assert (told["host"], told["you"], told["scores"], told["seed"]) == (True, None, None, None)
    assert {ann.get(f"/api/tables/{table}")["seed_hash"] for table in (one, two)} == {told["seed_hash"]}
    with pytest.raises(ConnectionClosed):  # who would then see the game begin
        eve.watches(one)
    ann.does(one, "sit", seat=0)
    with pytest.raises(Refused, match="at another table already"):
        ann.does(two, "sit", seat=0)
    assert ann.get(path)["you"] == {"table": one, "seat": 0}
    line = ann.watches(one)
    play_out([line], 1)
    assert line.state["room"]["status"] == "over"
    assert line.state["room"]["seed"] is None

    # Ann's own game is over; the other table has yet to play.
    for who in (ann, bob, eve, host):
        shown = who.get(path)
        assert (shown["open"], shown["scores"], shown["seed"]) == (False, None, None)
        for kind in ("record", "replay"):
            assert hidden(who, f"/api/tables/{one}/{kind}") == "server-refusal-all-games-first"
    assert hidden(bob, f"/api/tables/{one}") == "server-refusal-all-games-first"
    assert ann.get(f"/api/tables/{one}")["status"] == "over"
    bob.does(two, "sit", seat=0)
    assert hidden(ann, f"/api/tables/{two}") == "server-refusal-all-games-first"
    with pytest.raises(Refused, match="Only whoever has made"):
        ann.post(f"{path}/close", {})
    play_out([bob.watches(two)], 2)

    shown = eve.get(path)
    assert (shown["open"], shown["host"], len(shown["scores"])) == (True, False, 4)
    assert {row["id"]: [seat["name"] for seat in row["seats"]] for row in shown["tables"]} == {
        one: ["Ann", ""],
        two: ["Bob", ""],
    }
    of_people = [score for score in shown["scores"] if score["seat"] == 0]
    assert sum(score["matchpoints"] for score in of_people) == 1
    assert of_people[0]["difference"] == of_people[0]["score"] - of_people[1]["score"] == -of_people[1]["difference"]
    for table in (one, two):
        assert f"seed: {shown['seed']}" in eve.http.get(f"/api/tables/{table}/record").text


def test_a_spectator_of_an_open_table_is_sent_away_when_they_leave_it(server: Server) -> None:
    host, ann = server.guest("Host"), server.guest("Ann")
    table = made(host, seats=("", ""))["tables"][0]["id"]
    ann.does(table, "sit", seat=0)
    line = ann.watches(table)
    ann.does(table, "leave")
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda state: state["room"]["status"] == "over")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert line.state["room"]["status"] == "open"


def test_a_host_may_close_it_and_what_ends_later_does_not_count(server: Server) -> None:
    host, ann = server.guest("Host"), server.guest("Ann")
    told = made(host, tables=3)
    path = f"/api/duplicates/{told['id']}"
    first, second, _ = (table["id"] for table in told["tables"])
    ann.does(first, "sit", seat=0)
    play_out([ann.watches(first)], 3)
    host.does(second, "sit", seat=0)
    shown = host.post(f"{path}/close", {})
    assert shown["open"]
    assert {score["table"] for score in shown["scores"]} == {first}
    play_out([host.watches(second)], 4)
    assert {score["table"] for score in host.get(path)["scores"]} == {first}
    assert [one["id"] for one in host.get("/api/challenges")["duplicates"]] == [told["id"]]


def test_whoever_is_deleted_leaves_a_seat_without_a_name(server: Server) -> None:
    host, ann = server.guest("Host"), server.guest("Roberta")
    told = made(host)
    for who, table, seed in ((ann, 0, 5), (host, 1, 6)):
        id = told["tables"][table]["id"]
        who.does(id, "sit", seat=0)
        play_out([who.watches(id)], seed)
    assert ann.http.delete("/api/me").status_code == 204
    shown = host.get(f"/api/duplicates/{told['id']}")
    assert "Roberta" not in str(shown)
    assert len(shown["scores"]) == 4


def test_what_cannot_be_a_duplicate_is_refused_with_the_reason(server: Server) -> None:
    ann = server.guest("Ann")
    for seats, message in ((("random", "random"), "no-person"), (("", "genius"), "no-level")):
        with pytest.raises(Refused) as refused:
            made(ann, seats=seats)
        assert refused.value.message == f"server-refusal-{message}"
    with pytest.raises(Refused) as refused:
        ann.get("/api/duplicates/nothing")
    assert refused.value.message == "server-refusal-no-duplicate"
