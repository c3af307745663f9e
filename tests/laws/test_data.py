"""Law 1 and 5: a table is plain data at every decision, and the same actions give the same game."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import taletable as tt
from taletable.kernel import replay
from tests.kit import EVERY, VARIANTS, Variant, moments, walk
from tests.kit.payloads import as_bytes
from tests.kit.scenario import read_back


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_at_every_decision_a_table_can_be_copied_compared_written_down_and_read_back(variant: Variant) -> None:
    for table in moments(variant, 1, EVERY):
        assert table.copy() == table
        assert read_back(table) == table
        written = table.position()
        assert json.loads(json.dumps(written)) == written
        for viewer in (*range(table.seats), None):
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_tables_that_differ_compare_unequal(variant: Variant) -> None:
    earlier = [table.copy() for table in walk(variant.deal(seed=2), seed=2)]
    for before, after in pairwise(earlier):
        assert before != after
    assert earlier[0] != "a table"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_old_copies_never_change(variant: Variant) -> None:
    kept = [(table.copy(), as_bytes(table.position()), table.record()) for table in moments(variant, 3, EVERY)]
    for copy, written, record in kept:
        assert as_bytes(copy.position()) == written
        assert copy.record() == record
        tt.playout(copy, 0)
    for (_, written, _), table in zip(kept, moments(variant, 3, EVERY), strict=True):
        assert as_bytes(table.position()) == written


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_copy_played_on_leaves_the_table_alone(variant: Variant) -> None:
    for table in moments(variant, seed=4):
        before = as_bytes(table.position())
        tt.playout(table.copy(), 0)
        for viewer in (*range(table.seats), None):
            tt.playout(table.imagine(viewer, 0), 0)
        assert as_bytes(table.position()) == before


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", [5, bytes(range(32))], ids=["number", "bytes"])
def test_a_record_replays_to_an_equal_table_with_the_same_story(variant: Variant, seed: int | bytes) -> None:
    *_, table = walk(variant.deal(seed), seed=5)
    record = tt.Record.loads(table.record().dumps())
    assert record == table.record()
    again = replay(variant.game, record, listen=True)
    assert again == table
    assert again.standings == table.standings
    assert again.story == table.story
    assert replay(variant.game, record, upto=0) == variant.game.deal(variant.seats, seed, **variant.options)
    half = len(record.actions) // 2
    assert replay(variant.game, record, upto=half).record().actions == record.actions[:half]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_can_begin_at_any_position(variant: Variant) -> None:
    tables = [table.copy() for table in walk(variant.deal(seed=6), seed=6)]
    middle = read_back(tables[len(tables) // 2])
    tt.playout(middle, 6)
    record = tt.Record.loads(middle.record(("somebody", "somebody else")).dumps())
    assert record.players == ("somebody", "somebody else")
    assert replay(variant.game, record) == middle


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_silent_and_listening_tables_play_alike(variant: Variant) -> None:
    loud, silent = variant.deal(seed=7, listen=True), variant.deal(seed=7, listen=False)
    assert tt.playout(loud, 7) == tt.playout(silent, 7)
    assert loud == silent
    assert silent.story is None


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_answers_given_at_the_same_time_commute(variant: Variant) -> None:
    for table in moments(variant, 8, EVERY):
        if len(table.waiting) < 2:
            continue
        one, two = table.waiting[:2]
        for first in table.actions(one):
            for second in table.actions(two):
                forth, back = table.copy(), table.copy()
                forth.act(one, first)
                forth.act(two, second)
                back.act(two, second)
                back.act(one, first)
                assert forth == back
