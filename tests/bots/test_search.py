"""The search: whole turns as moves, outcomes, and that it finds what is best."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.search.model import outcome
from taletable.bots.search.tree import Search, Settings
from taletable.bots.search.turns import turns_of
from taletable.bots.values import hand_made
from taletable.kernel.chance import Xorshift
from tests.kit import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_turns_end_when_somebody_else_is_asked(variant: Variant) -> None:
    table = variant.deal(seed=8)
    walker = bot("random", 5)
    chance = Xorshift(1)
    model = hand_made(table.game)
    step = 0
    while not table.over:
        seat = table.waiting[0]
        if step % 4 == 0:
            turns = turns_of(table, seat, model, chance, 12)
            assert {turn.first for turn in turns} == set(table.actions(seat))
            assert len({turn.label for turn in turns}) == len(turns)
            for turn in turns:
                assert turn.after.questions[seat] is None or turn.after.open_questions > 1
        table.act(seat, walker.choose(Chair(table, seat)))
        step += 1


def test_a_finished_game_counts_by_rank_and_ties_share() -> None:
    table = tt.game("zavarushka").deal(3, 1)
    walker = bot("random", 5)
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, walker.choose(Chair(table, seat)))
    assert outcome(table)[table.standings[0].seat] == 1
    assert sum(outcome(table)) == 1


def test_a_search_finds_the_win_in_the_last_turn() -> None:
    """In the last turn of all the best answer is the one with the best result, and the search says so."""
    table = tt.game("zavarushka").deal(2, 11)
    walker = bot("greedy", 5)
    while table.view(None)["turns"] < 11:
        seat = table.waiting[0]
        table.act(seat, walker.choose(Chair(table, seat)))
    seat = table.waiting[0]
    results: dict[int, float] = {}
    for turn in turns_of(table, seat, hand_made(table.game), Xorshift(1), 500):
        results[turn.first] = max(results.get(turn.first, 0.0), outcome(turn.after)[seat])
    model = hand_made(table.game)
    search = Search(table.imagine(seat, 1), seat, model, model, Settings(breadth=500), 1)
    search.run(200)
    best = max(search.found.values(), key=lambda one: one.visits)
    assert results[best.action] == max(results.values())


def test_walks_can_be_made_to_begin_with_one_answer() -> None:
    table = tt.game("zavarushka").deal(2, 11)
    seat = table.waiting[0]
    model = hand_made(table.game)
    search = Search(table.imagine(seat, 1), seat, model, model, Settings(), 1)
    wanted = table.actions(seat)[-1]
    search.run(12, wanted)
    assert {action: one.visits for action, one in search.found.items() if one.visits} == {wanted: 12}
    search.run(20)
    assert sum([one.visits for one in search.found.values()]) == 32
