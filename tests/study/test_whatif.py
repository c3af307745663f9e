"""Playing on from any step of a record."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.study import play_out, table_at, usual_bots
from taletable.study.whatif import played_out
from tests.study.kit import BLUNDERS, Blunder, played


@pytest.mark.parametrize("game", tt.games())
def test_a_step_is_the_table_before_its_answer(game: str) -> None:
    record = played(game)
    table = table_at(record, 5)
    assert table.record().actions == record.actions[:4]
    assert table == tt.replay(record, 4)


@pytest.mark.parametrize("step", [0, -1, 10_000])
def test_a_step_that_is_not_there_is_refused(step: int) -> None:
    with pytest.raises(ValueError, match=f"answers; there is no step {step}"):
        table_at(played("zavarushka"), step)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_shares_of_many_games_add_up_and_can_be_had_again(seat: int | None) -> None:
    table = table_at(played("zavarushka"), 15)
    before = table.position()
    steps: list[tuple[int, int]] = []
    found = play_out(table, 6, ["random", "greedy"], 3, seat, lambda done, of: steps.append((done, of)))
    assert table.position() == before
    assert steps == [(number, 6) for number in range(1, 7)]
    assert [one.bot for one in found.seats] == ["random", "greedy"]
    assert sum([one.share for one in found.seats]) == pytest.approx(1, abs=1e-3)
    assert play_out(table, 6, ["random", "greedy"], 3, seat) == found


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("seat", [None, 0])
def test_games_that_the_usual_bots_play_on_are_not_all_the_same(game: str, seat: int | None) -> None:
    """Not even where every card lies as it lay: then nothing but what the bots do is different."""
    table = table_at(played(game), 2)
    found = {played_out(table, number, usual_bots(seat), 0, seat).points for number in range(1, 5)}
    assert len(found) > 1


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda one: one.game)
def test_after_a_blunder_it_ends_badly_and_after_the_best_answer_well(blunder: Blunder) -> None:
    for answer, share in ((blunder.given, 0.0), (blunder.winning, 1.0)):
        table = table_at(blunder.record(), blunder.number)
        table.act(blunder.seat, answer)
        if table.over:
            continue
        ending = play_out(table, 3, ["random"], 1, blunder.seat).seats[blunder.seat]
        assert (ending.share, ending.error) == (share, 0.0)


def test_what_cannot_be_played_on_is_refused() -> None:
    record = played("zavarushka")
    with pytest.raises(ValueError, match="this game is over"):
        play_out(tt.replay(record), 1, ["random"])
    with pytest.raises(ValueError, match="at least one game, not 0"):
        play_out(table_at(record, 1), 0, ["random"])
    with pytest.raises(ValueError, match="name a bot"):
        play_out(table_at(record, 1), 1, [])
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        play_out(table_at(record, 1), 1, ["nobody"])
