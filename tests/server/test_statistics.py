"""Statistics of a person: counted once for each game, added up in a worker process, from hand-made and real games."""

from __future__ import annotations

from math import isclose

import httpx
import pytest

import taletable as tt
from taletable.arena.personal import GameFacts, PlayedGame, look_through, tally
from taletable.server.room import Sitter
from taletable.server.statistics import opponents
from tests.server.kit import Server, play_out


def game(ended: float, rank: int, score: int, other: int, uses: tuple[str, ...] = (), seat: int = 0) -> PlayedGame:
    """A game of two: one's own rank and points, and those of the other."""
    ranks, scores = [rank, 3 - rank if rank != 1 else 2], [score, other]
    if seat:
        ranks, scores = ranks[::-1], scores[::-1]
    return PlayedGame("zavarushka", seat, ended, {}, "casual", GameFacts(ranks, scores, list(uses)))


def test_wins_points_and_streaks_of_hand_made_games() -> None:
    (found,) = tally([game(3, 1, 20, 10), game(1, 1, 12, 10), game(2, 2, 5, 15, seat=1), game(4, 1, 9, 8)])
    assert (found.game, found.played, found.streak, found.longest) == ("zavarushka", 4, 2, 2)
    assert (found.share.value, found.even, found.margin.value, found.score) == (0.75, 0.5, 0.75, 11.5)
    assert found.share.low is not None
    assert found.share.high is not None
    assert 0.3 < found.share.low < 0.75 < found.share.high < 0.96
    by_seat = [group for group in found.groups if group.by == "seat"]
    assert [(group.seat, group.seats, group.played, group.share.value) for group in by_seat] == [
        (0, 2, 3, 1),
        (1, 2, 1, 0),
    ]
    (by_time,) = [group for group in found.groups if group.by == "time"]
    assert (by_time.since, by_time.until, by_time.played) == (1, 4, 4)
    assert [group.opponents for group in found.groups if group.by == "opponents"] == ["casual"]
    (many,) = tally([game(ended, 1 + ended % 2, 3, 1) for ended in range(12)])
    periods = [group for group in many.groups if group.by == "time"]
    assert [(group.since, group.until, group.played) for group in periods] == [(0, 5, 6), (6, 11, 6)]
    assert (many.margin.value, many.margin.low, many.margin.high) == (2, 2, 2)
    assert (found.margin.low, found.margin.high) == (None, None)  # four games say too little of the spread


def test_a_card_that_is_played_to_ones_loss_is_overrated_and_one_left_too_often_underrated() -> None:
    played = []
    for number in range(40):
        frog, queen = number % 2 == 0, number % 4 < 2
        uses = ["held card frog", "held card queen", "held card mill"]
        uses += ["played card frog"] * frog + ["played card queen"] * queen
        # The frog costs ten points where it is played, the queen brings ten, and a little chance is in all.
        score = 50 - 10 * frog + 10 * queen + number % 3
        played.append(game(number, 1, score, 50, tuple(uses)))
    (found,) = tally(played)
    cards = {one.card: one for one in found.cards}
    assert set(cards) == {"card frog", "card queen"}  # the mill was never used, so there is nothing to compare
    of_frog, of_queen = cards["card frog"], cards["card queen"]
    assert (of_frog.verdict, of_queen.verdict) == ("overrated", "underrated")
    assert (of_frog.held, of_frog.used) == (40, 20)
    assert isclose(of_frog.worth.value, -10, abs_tol=0.5)
    assert of_frog.worth.low is not None
    assert of_frog.worth.high is not None
    assert of_frog.worth.low < of_frog.worth.value < of_frog.worth.high < 0


def test_chance_alone_is_no_verdict() -> None:
    played = [
        game(number, 1, 50 + (number * 7) % 11, 50, ("held card frog", *["played card frog"] * (number % 2)))
        for number in range(24)
    ]
    (found,) = tally(played)
    assert [(one.card, one.verdict) for one in found.cards] == [("card frog", "")]


def test_whom_one_has_played() -> None:
    ann = Sitter("person", "ann", "Ann")
    assert opponents([ann, Sitter("bot", level="casual"), Sitter("bot", level="strong:miser")], 0) == "strong"
    assert opponents([Sitter("bot", level="strong"), ann, Sitter("person", None)], 1) == "people"


@pytest.mark.parametrize("name", tt.games())
def test_every_game_can_be_looked_through(name: str) -> None:
    table = tt.game(name).deal(max(2, min(tt.game(name).seat_counts())), 7)
    tt.playout(table, 7)
    facts = look_through(table.record(), 1)
    assert facts.scores == [one.score for one in sorted(table.standings, key=lambda one: one.seat)]
    assert {use.split(" ")[0] for use in facts.uses} <= {"held", "played", "joined"}
    assert any(use.startswith("held card ") for use in facts.uses)


def test_each_game_is_counted_once_and_nothing_is_left_of_whoever_is_deleted(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me/statistics") == {"counted": 0, "total": 0, "games": []}
    for seed in (1, 2):
        table = ann.opens("zavarushka", ["me", "random"])
        ann.does(table, "start")
        play_out([ann.watches(table)], seed)
    while (found := ann.get("/api/me/statistics"))["counted"] < 2:  # each answer counts at least one more
        assert found["total"] == 2
    assert found["total"] == 2
    assert found == ann.get("/api/me/statistics")
    (shown,) = found["games"]
    own = ann.get("/api/me/results")["history"]
    assert (shown["game"], shown["played"]) == ("zavarushka", 2)
    assert shown["score"] == sum(past["score"] for past in own) / 2
    assert shown["share"]["value"] == sum(past["rank"] == 1 for past in own) / 2
    assert {group["opponents"] for group in shown["groups"] if group["by"] == "opponents"} == {"random"}
    assert httpx.get(f"{server.url}/api/me/statistics").status_code == 401
