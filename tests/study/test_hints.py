"""Hints and judgments: what a seat is told about its answers, from what it knows."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.bots import Chair
from taletable.locales import LANGUAGES, texts
from taletable.study import hint, judge
from tests.kit import VARIANTS, Variant, walk
from tests.study.kit import BLUNDERS, Blunder

FEW = 6  # iterations
WAYS = [variant for variant in VARIANTS if variant.game.id in tt.games() and not variant.options]


@pytest.mark.parametrize("game", tt.games())
def test_a_hint_lists_the_best_answers_with_shares_chances_and_reasons(game: str) -> None:
    table = tt.game(game).deal(2, 5)
    while len(table.actions(table.waiting[0])) < 3:
        table.act(table.waiting[0], table.actions(table.waiting[0])[0])
    seat = table.waiting[0]
    before = table.position()
    found = hint(Chair(table, seat), budget=20)
    assert found is not None
    assert (found.seat, found.iterations) == (seat, 20)
    assert 1 <= len(found.answers) <= 3
    legal = [table.game.actions[action] for action in table.actions(seat)]
    for answer in found.answers:
        assert answer.action in legal
        assert 0 <= answer.expected <= 1
        for language in LANGUAGES:
            assert all(texts(language).message(reason.message) for reason in answer.reasons)
    shares = [answer.share for answer in found.answers]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0001
    assert table.position() == before
    assert hint(Chair(table, seat), budget=20) == found


def test_where_only_one_answer_is_possible_there_is_no_hint_and_no_loss() -> None:
    forced = 0
    for table in walk(tt.game("dark_tales").deal(2, 1), 1):
        for seat in table.waiting:
            if len(table.actions(seat)) == 1:
                forced += 1
                assert hint(Chair(table, seat)) is None
                assert judge(Chair(table, seat), table.actions(seat)[0]) is None
    assert forced > 0


@pytest.mark.parametrize("variant", WAYS, ids=str)
def test_what_a_seat_cannot_know_changes_neither_its_hint_nor_its_judgment(variant: Variant) -> None:
    """The leak law: a table, and one that this seat cannot tell from it."""
    compared = 0
    length = sum(1 for _ in walk(variant.deal(2, listen=False), 2))
    for number, table in enumerate(walk(variant.deal(2, listen=False), 2)):
        if number % max(1, length // 6) or table.over:
            continue
        for seat in table.waiting:
            world = table.imagine(seat, 77)
            action = table.actions(seat)[-1]
            here, there = Chair(table, seat), Chair(world, seat)
            assert hint(here, FEW, seed=3) == hint(there, FEW, seed=3)
            assert judge(here, action, FEW, seed=3) == judge(there, action, FEW, seed=3)
            hidden, other = table.position(), world.position()
            del hidden["dice"], other["dice"]
            compared += len(table.actions(seat)) > 1 and hidden != other
    assert compared > 0


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda one: one.game)
def test_an_answer_that_the_search_dislikes_is_still_looked_at(blunder: Blunder) -> None:
    table = tt.replay(blunder.record(), blunder.number - 1)
    chair = Chair(table, blunder.seat)
    judgment = judge(chair, table.game.number(blunder.given), budget=40)
    assert judgment is not None
    assert judgment.loss == pytest.approx(judgment.before - judgment.after, abs=1e-4)
    assert blunder.given in [answer.action for answer in judgment.answers]
    good = judge(chair, table.game.number(judgment.best), budget=40)
    assert good is not None
    assert (good.loss, good.engine_like) == (0, True)
