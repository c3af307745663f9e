"""Law 4, 6 and 8: exact actions, declared bounds, and a default for everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import taletable as tt
from taletable.kernel import CLAUSE_OF_CARD
from taletable.kernel.chance import Xorshift
from taletable.locales import rulebook
from tests.games.properties import properties
from tests.kit import EVERY, GAMES, VARIANTS, Variant, moments, walk
from tests.kit.payloads import as_bytes

if TYPE_CHECKING:
    from collections.abc import Collection

    from taletable.kernel import Game, Table


def clauses_of(game: Game) -> Collection[str]:
    return properties(game).clauses or rulebook(game.id, "en").clauses


def refusal(table: Table, seat: int, action: object) -> tt.IllegalAction:
    """How an action is refused; there are millions, for which `pytest.raises` would take longer than the rules."""
    try:
        table.act(seat, action)
    except tt.IllegalAction as refused:
        return refused
    raise AssertionError(f"{action!r} of seat {seat} was not refused")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_each_action_on_offer_works_and_every_other_is_refused_with_nothing_changed(variant: Variant) -> None:
    clauses = clauses_of(variant.game)
    for table in moments(variant, 1, EVERY):
        before = as_bytes(table.position())
        told = len(table.events_for(None))
        for seat in range(-1, table.seats + 1):
            offered = table.actions(seat) if 0 <= seat < table.seats else []
            assert offered == sorted(set(offered))
            assert bool(offered) is (seat in table.waiting)
            for action in (*range(len(table.game.actions)), -1, len(table.game.actions), "", "card", 10**30, None, 0.5):
                if action in offered:
                    world = table.copy()
                    world.act(seat, action)
                    assert world != table
                    continue
                refused = refusal(table, seat, action)
                assert refused.message.id
                assert refused.clause in clauses
        assert as_bytes(table.position()) == before
        assert len(table.events_for(None)) == told


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_that_does_not_exist_is_no_seat(variant: Variant) -> None:
    table = variant.deal(seed=1)
    for seat in (-1, table.seats, True, "0", None):
        with pytest.raises(tt.IllegalAction):
            table.act(seat, 0)
    for seat in (-1, table.seats):
        for ask in (table.decision, table.actions, table.view):
            with pytest.raises(ValueError, match=f"no seat {seat}"):
                ask(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            table.imagine(seat, 0)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_random_answer_is_the_one_that_chance_takes_from_the_list(variant: Variant) -> None:
    for number, table in enumerate(moments(variant, 1, EVERY)):
        for seat in table.waiting:
            question, actions = table.questions[seat], table.actions(seat)
            assert question is not None
            for seed in (number, number + 1000):
                chosen = question.at_random(table, seat, Xorshift(seed))
                assert chosen == actions[Xorshift(seed).below(len(actions))]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_decision_tells_what_is_asked_and_has_a_default(variant: Variant) -> None:
    for table in walk(variant.deal(seed=2), seed=2):
        assert table.over is (table.waiting == ())
        for seat in range(table.seats):
            decision = table.decision(seat)
            assert (decision is not None) is (seat in table.waiting)
            if decision is not None:
                assert decision.seat == seat
                assert list(decision.actions) == table.actions(seat)
                assert decision.default in decision.actions
                table.copy().act(seat, decision.default)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_that_is_told_has_a_clause_behind_it(variant: Variant) -> None:
    game = variant.game
    clauses = clauses_of(game)
    for seed in range(3):
        *_, table = walk(variant.deal(seed), seed)
        for event in table.story or ():
            clause = event.clause or game.events[event.kind]
            if clause == CLAUSE_OF_CARD:
                clause = game.rule(game.number(f"card {event.args['card']}"))
            assert clause in clauses, event
            assert event.as_dict().get("clause", "") == event.clause


@pytest.mark.parametrize("game", [tt.game(id) for id in tt.games()], ids=lambda game: game.id)
def test_every_kind_of_event_has_its_words_and_its_clause(game: Game) -> None:
    assert set(game.events.values()) <= {*clauses_of(game), CLAUSE_OF_CARD}
    begins = f"{game.id}-event-"
    assert [*game.events] == [id.removeprefix(begins) for id in game.messages if id.startswith(begins)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_table_of_absent_players_comes_to_an_end(variant: Variant) -> None:
    table = variant.deal(seed=3)
    while not table.over:
        decision = table.decision(table.waiting[-1])
        assert decision is not None
        table.act(decision.seat, decision.default)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_action_names_are_stable_words_that_stand_for_their_numbers(game: Game) -> None:
    for number, name in enumerate(game.actions):
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*( [a-z0-9-]+)*", name)
        assert game.number(name) == number
        assert game.number(number) == number
    assert game.number("no such thing") == game.number(len(game.actions)) == game.number(True) == -1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_action_by_name_and_by_number_is_the_same(variant: Variant) -> None:
    for table in moments(variant, 4, EVERY):
        for seat in table.waiting:
            for action in table.actions(seat):
                by_number, by_name = table.copy(), table.copy()
                by_number.act(seat, action)
                by_name.act(seat, table.game.actions[action])
                assert by_number == by_name


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_declared_bounds_hold(variant: Variant) -> None:
    limits = variant.game.limits(variant.seats, **variant.options)
    tallied = properties(variant.game).tallied
    for seed in range(40):
        table = variant.deal(seed, listen=False)
        assert 0 < tt.playout(table, seed) <= limits.decisions
        assert table.over
        standings = table.standings
        assert sorted(standing.seat for standing in standings) == list(range(table.seats))
        for place, standing in enumerate(standings):
            assert limits.lowest <= standing.score <= limits.highest
            assert sum(line.points for line in standing.breakdown) == standing.score
            for line in standing.breakdown:
                if line.what in tallied:
                    assert line.parts == ()
                else:
                    assert sum(part.points for part in line.parts) == line.points
            assert 1 <= standing.rank <= place + 1
            assert standings[0].rank == 1
            if place:
                assert standing.rank in (place + 1, standings[place - 1].rank)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_there_are_no_standings_before_the_end(variant: Variant) -> None:
    table = variant.deal(seed=5)
    assert table.standings == ()
    assert table.view(None)["standings"] == []


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_appears_or_vanishes(variant: Variant) -> None:
    pieces = properties(variant.game).pieces
    table = variant.deal(seed=6)
    inventory = pieces(table)
    for later in walk(table, seed=6):
        assert pieces(later) == inventory
