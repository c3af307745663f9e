"""Puzzles over HTTP: what is shown, what is counted, the daily ones, ratings, and being forgotten."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, insert, select

import taletable as tt
from taletable.server import puzzle_ratings, puzzles
from taletable.server.jobs import Pose
from taletable.server.puzzle_ratings import MU, Strength
from taletable.server.storage.schema import (
    SCHEMA,
    people,
    puzzle_answers,
    puzzle_days,
    puzzle_solvers,
)
from taletable.server.storage.schema import (
    puzzle_ratings as kept_ratings,
)
from taletable.server.worker import run
from taletable.study.puzzle_finder import MIDDLE
from taletable.study.puzzles import shipped
from tests.server.kit import Guest, Refused, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

GAME = "zavarushka"
SHIPPED = [game for game in tt.games() if shipped(game)]


def right(game: str, number: int) -> str:
    puzzle = shipped(game)[number]
    return puzzle.best(puzzle.table())


def wrong(game: str, number: int) -> str:
    puzzle = shipped(game)[number]
    return puzzle.answers(puzzle.table())[-1].action


def answers(who: Guest, number: int, action: str, game: str = GAME) -> dict[str, Any]:
    told: dict[str, Any] = who.post(f"/api/puzzles/{game}/{number}/answers", {"action": action})
    return told


def others(who: Guest, count: int) -> list[int]:
    """Puzzles of the game that are not today's."""
    daily = next(one["daily"] for one in who.get("/api/puzzles")["games"] if one["game"] == GAME)
    return [number for number in shipped(GAME) if number != daily][:count]


# What is shown.


@pytest.mark.parametrize("game", SHIPPED)
def test_a_puzzle_shows_what_its_seat_knows_and_nothing_else(server: Server, game: str) -> None:
    number = min(shipped(game))
    puzzle = shipped(game)[number]
    table = puzzle.table(listen=True)
    seat = table.waiting[0]
    shown = server.get(f"/api/puzzles/{game}/{number}").json()
    assert set(shown) == {
        "game", "number", "rating", "daily", "solved", "rules", "seats", "options", "you", "waiting", "view", "events",
        "decision",
    }  # fmt: skip
    assert (shown["view"], shown["you"], shown["waiting"]) == (table.view(seat), seat, list(table.waiting))
    assert shown["decision"] == {"number": number, **json.loads(json.dumps(table.decision(seat).as_dict()))}  # type: ignore[union-attr]
    heard = [event.as_dict() for event in table.story or () if event.heard_by(seat)]
    assert 0 < len(shown["events"]) <= len(heard)
    assert shown["events"] == json.loads(json.dumps(heard[-len(shown["events"]) :]))
    assert "seed" not in json.dumps(shown)


@pytest.mark.parametrize("game", SHIPPED)
def test_nothing_in_a_puzzle_depends_on_what_its_seat_cannot_know(game: str) -> None:
    """Leak law: dealt anew for the seat, view and question are the same bytes."""
    for number in list(shipped(game))[:5]:
        posed = run(Pose(game, number))
        table = shipped(game)[number].table()
        seat = table.waiting[0]
        world = table.imagine(seat, 99)
        decision = world.decision(seat)
        assert decision is not None
        told = msgspec.to_builtins(posed)["table"]
        assert msgspec.json.encode(told["view"]) == msgspec.json.encode(world.view(seat))
        assert msgspec.json.encode(told["decision"]) == msgspec.json.encode({"number": number, **decision.as_dict()})


def test_the_solution_comes_with_an_answer_to_anybody(server: Server) -> None:
    number = min(shipped(GAME))
    path, best = f"{server.url}/api/puzzles/{GAME}/{number}/answers", right(GAME, number)
    told = httpx.post(path, json={"action": best}).json()
    assert (told["solved"], told["best"], told["first"], told["own"], told["streak"]) == (True, best, False, None, None)
    chances = [answer["chance"] for answer in told["answers"]]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == len(shipped(GAME)[number].outcomes)
    assert told["answers"][0]["reasons"][0]["id"] == "bots-reason-best"
    assert not httpx.post(path, json={"action": wrong(GAME, number)}).json()["solved"]


def test_what_the_rules_do_not_allow_is_refused_with_a_reason_and_does_not_count(server: Server) -> None:
    ann = server.guest("Аня", "ru")
    number = others(ann, 1)[0]
    for action, word in (("nonsense", "nonsense"), ("card demon", "demon")):
        with pytest.raises(Refused, match=r".+") as refused:
            answers(ann, number, action)
        assert word in refused.value.reason
    assert ann.get(f"/api/puzzles/{GAME}/{number}")["solved"] is None
    for path in (f"{GAME}/999999", "chess/1", "chess/next"):
        with pytest.raises(Refused) as none:
            ann.get(f"/api/puzzles/{path}")
        assert none.value.message == "server-refusal-no-puzzle"
        assert "задачи" in none.value.reason


# What is counted.


def test_the_first_answer_counts_and_an_account_keeps_it(server: Server) -> None:
    ann = server.guest("Ann")
    one, two = others(ann, 2)
    told = answers(ann, one, wrong(GAME, one))
    assert told["first"]
    assert told["own"]["after"] < told["own"]["before"] == MIDDLE
    assert told["rating"] > shipped(GAME)[one].rating
    later = answers(ann, one, right(GAME, one))
    assert (later["solved"], later["first"], later["own"]["before"]) == (True, False, later["own"]["after"])
    assert ann.get(f"/api/puzzles/{GAME}/{one}")["solved"] is False
    won = answers(ann, two, right(GAME, two))
    assert won["own"]["after"] > won["own"]["before"] == told["own"]["after"]
    ann.post("/api/me/account", {"login": "puzzler", "password": "open sesame"})
    own = next(found["own"] for found in ann.get("/api/puzzles")["games"] if found["game"] == GAME)
    assert own == {"rating": won["own"]["after"], "sure": False, "answered": 2, "solved": 1}


def test_the_next_puzzle_is_one_that_was_not_answered_and_is_near_ones_rating(server: Server) -> None:
    ann = server.guest("Ann")
    seen = set()
    for _ in range(3):
        found = ann.get(f"/api/puzzles/{GAME}/next")
        assert not found["again"]
        assert found["number"] not in seen
        seen.add(found["number"])
        answers(ann, found["number"], right(GAME, found["number"]))
    easiest = sorted(shipped(GAME).values(), key=lambda puzzle: puzzle.rating)
    easy = server.get(f"/api/puzzles/{GAME}/next?easy=true").json()["number"]
    assert shipped(GAME)[easy].rating <= easiest[len(easiest) // 2].rating
    assert server.get(f"/api/puzzles/{GAME}/next?but={easy}").json()["number"] != easy


def test_today_is_the_same_for_all_and_a_streak_is_counted(server: Server) -> None:
    ann = server.guest("Ann")
    shelf = ann.get("/api/puzzles")
    stranger = server.get("/api/puzzles").json()
    assert [one["game"] for one in shelf["games"]] == SHIPPED
    assert [one["daily"] for one in shelf["games"]] == [one["daily"] for one in stranger["games"]]
    assert shelf["streak"] == stranger["streak"] == 0
    first, second = shelf["games"][:2]
    told = answers(ann, first["daily"], wrong(first["game"], first["daily"]), first["game"])
    assert told["streak"] == 0
    assert ann.get(f"/api/puzzles/{first['game']}/{first['daily']}")["daily"]
    told = answers(ann, second["daily"], right(second["game"], second["daily"]), second["game"])
    assert told["streak"] == 1
    after = ann.get("/api/puzzles")
    assert [one["today"] for one in after["games"][:3]] == [False, True, None]


def test_whoever_is_deleted_leaves_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    number = ann.get("/api/puzzles")["games"][-1]["daily"]
    answers(ann, number, right(GAME, number))
    id = ann.get("/api/me")["id"]
    ann.http.delete("/api/me").raise_for_status()
    engine = create_engine(f"sqlite:///{server.folder / 'taletable.sqlite3'}")
    with engine.connect() as connection:
        for table in (puzzle_answers, puzzle_solvers, puzzle_days):
            assert connection.execute(select(table).where(table.c.person == id)).first() is None
        known = connection.execute(select(kept_ratings.c.number).where(kept_ratings.c.game == GAME)).scalars().all()
    engine.dispose()
    assert number in known  # how hard the puzzle has proved to be is nobody's


# Ratings by themselves.


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    SCHEMA.create_all(engine)
    with engine.connect() as opened:
        row = {"kind": "guest", "name": "Ann", "language": "en", "settings": "{}", "epoch": 0, "created": 0.0}
        opened.execute(insert(people), {"id": "ann", **row})
        yield opened
    engine.dispose()


def test_a_streak_ends_with_a_day_without_a_solved_one(connection: Connection) -> None:
    puzzle = shipped(GAME)[min(shipped(GAME))]
    for day, solved in ((10, True), (12, True), (13, True), (14, False)):
        puzzle_ratings.count(connection, "ann", puzzle, solved, day, daily=True, at=float(day))
    assert [puzzle_ratings.streak(connection, "ann", day) for day in (10, 11, 12, 13, 14, 15)] == [1, 1, 1, 2, 2, 0]
    # The first answer of a day counts, and so does only the first to a puzzle for the rating.
    puzzle_ratings.count(connection, "ann", puzzle, True, 14, daily=True, at=14.5)
    assert puzzle_ratings.streak(connection, "ann", 14) == 2
    assert puzzle_ratings.solvers(connection, "ann")[GAME].answered == 1


def test_nothing_is_counted_for_somebody_who_is_gone(connection: Connection) -> None:
    puzzle = shipped(GAME)[min(shipped(GAME))]
    assert puzzle_ratings.count(connection, "eve", puzzle, True, 1, daily=True, at=0.0) is None
    assert puzzle_ratings.strengths(connection, GAME) == {}


def test_hard_puzzles_bring_more_than_easy_ones(connection: Connection) -> None:
    ranked = sorted(shipped(GAME).values(), key=lambda puzzle: puzzle.rating)
    gains = []
    for puzzle in (ranked[0], ranked[-1]):
        known = puzzle_ratings.solvers(connection, "ann")
        counted = puzzle_ratings.count(connection, "ann", puzzle, True, 1, daily=False, at=0.0)
        assert counted is not None
        assert counted.puzzle < puzzle.rating
        gains.append((counted.after - counted.before) / known[GAME].strength.sigma ** 2 if known else 0.0)
    assert gains[-1] > 0
    assert Strength().shown == MIDDLE
    assert Strength(MU + 1).shown == MIDDLE + 40


def test_when_all_are_answered_one_that_was_wrong_comes_again(connection: Connection) -> None:
    desk = puzzles.Puzzles(None, None)  # type: ignore[arg-type]
    numbers = sorted(shipped(GAME))
    for place, number in enumerate(numbers):
        row = {"person": "ann", "game": GAME, "number": number, "solved": place not in (1, 3), "at": float(place)}
        connection.execute(insert(puzzle_answers), row)
    found = desk.next_for(connection, "ann", GAME, easy=False, but=0)
    assert (found.number, found.again) == (numbers[1], True)
    assert desk.next_for(connection, "ann", GAME, easy=False, but=numbers[1]).number == numbers[3]


def test_all_puzzles_have_their_day_in_turn() -> None:
    desk = puzzles.Puzzles(None, None)  # type: ignore[arg-type]
    for game in SHIPPED:
        count = len(shipped(game))
        assert {desk.of_day(game, day) for day in range(700_000, 700_000 + count)} == set(shipped(game))
