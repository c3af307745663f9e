"""The search: others think again about secret answers, and what they know is kept apart."""

from __future__ import annotations

from typing import Final

import pytest

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.search.chance import Xorshift
from taletable.bots.search.model import outcome
from taletable.bots.search.tree import Search, Settings
from taletable.bots.search.turns import turns_of
from taletable.bots.values import hand_made
from tests.kit import VARIANTS, Variant

SIMULTANEOUS: Final = [variant for variant in VARIANTS if variant.game.id in ("fairy_tale", "grimm_forest")]


@pytest.mark.parametrize("variant", SIMULTANEOUS, ids=str)
def test_others_think_again_about_what_they_answered_in_secret(variant: Variant) -> None:
    table = variant.deal(seed=6)
    walker = bot("random", 5)
    reopened = 0
    while not table.over:
        seat = table.waiting[-1]
        question = table.questions[seat]
        assert question is not None
        if question.name in ("pick", "lay", "commit"):
            world = table.imagine(seat, 3)
            before, legal = world.view(seat), world.actions(seat)
            world.game.views.reopen(world, seat)
            after = world.view(seat)
            assert world.actions(seat) == legal
            assert {**before, "waiting": None} == {**after, "waiting": None}
            reopened += len(world.waiting) - len(table.waiting)
            assert len(world.waiting) == world.open_questions
            while not world.over:
                other = world.waiting[-1]
                world.act(other, walker.choose(Chair(world, other)))
        first = table.waiting[0]
        table.act(first, walker.choose(Chair(table, first)))
    assert reopened > 0


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
