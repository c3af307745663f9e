"""The review of a finished game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

import taletable as tt
from taletable.bots.search.model import outcome
from taletable.kernel import Record
from taletable.study import Review, review
from taletable.study.luck import Step, chances, is_closed, luck_of
from taletable.study.review import Piece, piece, whole
from taletable.study.weighing import AS_GOOD
from tests.kit import AT_ONCE
from tests.study.kit import BLUNDERS, Blunder, ends, played

FEW = 4  # iterations


@pytest.fixture(scope="module", params=tt.games())
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    record = played(request.param)
    return record, review(record, FEW, seed=1)


@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda one: one.game)
def test_a_blunder_is_named(blunder: Blunder) -> None:
    record = blunder.record()
    table = tt.replay(record, blunder.number - 1)
    assert ends(table, blunder.seat, blunder.winning) == {1.0}
    assert ends(table, blunder.seat, blunder.given) == {0.0}
    found = review(record, 40)
    moment = found.moments[blunder.number - 1]
    assert (moment.seat, moment.action) == (blunder.seat, blunder.given)
    assert moment.judgment is not None
    assert ends(table, blunder.seat, moment.judgment.best) == {1.0}
    assert moment.judgment.loss > 0.3
    assert found.summaries[blunder.seat].costliest == blunder.number
    assert (blunder.number, blunder.seat, "choice") in [
        (point.number, point.seat, point.kind) for point in found.turning_points
    ]


def test_luck_mistakes_and_remainder_add_up(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    assert [one.result for one in found.summaries] == outcome(tt.replay(record))
    for one in found.summaries:
        assert one.own is not None
        assert one.others is not None
        assert one.remainder is not None
        whole = one.start + one.luck + one.own + one.others + one.remainder
        assert whole == pytest.approx(one.result, abs=1e-3)
        losses = [moment.judgment.loss for moment in found.moments if moment.judgment and moment.seat == one.seat]
        assert one.own == pytest.approx(-sum(losses), abs=1e-3)
        assert one.own <= 0 <= one.others
        luck = found.deal[one.seat] + sum([moment.luck[one.seat] for moment in found.moments if moment.luck])
        assert one.luck == pytest.approx(luck, abs=1e-2)
    # What chance gives to one it takes from the others.
    assert sum([one.luck for one in found.summaries]) == pytest.approx(0, abs=1e-3)
    assert sum([one.start for one in found.summaries]) == pytest.approx(1, abs=1e-3)


def test_a_forced_answer_has_no_loss_and_every_choice_is_judged(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    table = tt.replay(record, 0)
    for moment, (seat, action) in zip(found.moments, record.actions, strict=True):
        assert (moment.seat, moment.action) == (seat, action)
        assert (moment.judgment is None) is (len(table.actions(seat)) == 1)
        table.act(seat, action)
    for one in found.summaries:
        own = [moment for moment in found.moments if moment.seat == one.seat and moment.judgment is not None]
        assert one.decisions == len(own)
        assert one.engine_like == len([moment for moment in own if moment.judgment and moment.judgment.engine_like])


def test_the_best_moment_is_an_answer_clearly_ahead_of_all_others(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    for one in found.summaries:
        clear = {
            moment.number: moment.judgment.gap
            for moment in found.moments
            if moment.seat == one.seat and moment.judgment and moment.action == moment.judgment.best
            if moment.judgment.gap > AS_GOOD
        }
        assert one.best in clear
        assert clear[one.best] == max(clear.values())
    # Where any answer was as good as another there is no such moment.
    plain = [
        replace(moment, judgment=moment.judgment and replace(moment.judgment, gap=AS_GOOD)) for moment in found.moments
    ]
    other = whole(record, tt.replay(record), [Piece(1, tuple(plain), (0.5, 0.5), found.deal)], FEW, 1)
    assert [one.best for one in other.summaries] == [0, 0]


def test_a_review_is_plain_data_and_can_be_made_again(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    assert Review.loads(found.dumps()) == found
    steps: list[tuple[int, int]] = []
    assert review(record, FEW, seed=1, progress=lambda done, of: steps.append((done, of))) == found
    assert steps == [(number, len(record.actions)) for number in range(1, len(record.actions) + 1)]


def test_a_review_in_pieces_is_the_same_however_they_are_cut(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    answers = len(record.actions)
    cuts = [0, answers // 3, answers // 3 + 1, answers]
    pieces = [piece(record, first + 1, FEW, 1, last.__gt__) for first, last in pairwise(cuts)]
    assert whole(record, tt.replay(record), pieces, FEW, 1) == found
    with pytest.raises(ValueError, match="do not make a review"):
        whole(record, tt.replay(record), pieces[1:], FEW, 1)


def test_without_the_judgments_of_a_seat_nothing_tells_of_them(reviewed: tuple[Record, Review]) -> None:
    """Whatever was found out about its decisions, the rest of the review is the same."""
    record, found = reviewed
    assert found.without([]) == found
    hidden = found.without([1])
    better = [
        replace(moment, judgment=moment.judgment and replace(moment.judgment, loss=0.9, best="another"))
        if moment.seat == 1
        else moment
        for moment in found.moments
    ]
    other = whole(record, tt.replay(record), [Piece(1, tuple(better), (0.5, 0.5), found.deal)], FEW, 1)
    assert [one.own for one in other.summaries] != [one.own for one in found.summaries]
    start = tuple([replace(one, start=0.5) for one in hidden.summaries])
    assert replace(hidden, summaries=start) == other.without([1])
    assert [moment.judgment for moment in hidden.moments if moment.seat == 1] == [None] * sum(
        moment.seat == 1 for moment in found.moments
    )
    assert [moment.luck for moment in hidden.moments] == [moment.luck for moment in found.moments]
    assert hidden.summaries[0].own == found.summaries[0].own
    assert hidden.curve(0) == found.curve(0)
    assert len(hidden.curve(1)) == 2
    assert not [point for point in hidden.turning_points if (point.seat, point.kind) == (1, "choice")]


def test_a_curve_begins_at_the_start_and_ends_with_the_result(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    for one in found.summaries:
        curve = found.curve(one.seat)
        assert curve[0] == (0, one.start)
        assert curve[-1] == (len(record.actions) + 1, one.result)
        assert len(curve) == 2 + 2 * (one.decisions or 0)
        assert [at for at, _ in curve] == sorted([at for at, _ in curve])


def test_judgments_do_not_depend_on_what_comes_later() -> None:
    """The same beginning, another end: what was judged before is the same."""
    record = played("zavarushka")
    table = tt.replay(record, len(record.actions) - 4)
    tt.playout(table, 9)
    assert table.record().actions != record.actions
    one, other = review(record, FEW), review(table.record(), FEW)
    alike = len(record.actions) - 4
    assert [moment.judgment for moment in one.moments[:alike]] == [moment.judgment for moment in other.moments[:alike]]


@pytest.mark.parametrize("game", AT_ONCE)
def test_secret_answers_have_their_consequences_when_everybody_has_answered(game: str) -> None:
    table = tt.game(game).deal(3, 1)
    while len(table.waiting) < 3:
        table.act(table.waiting[0], table.actions(table.waiting[0])[0])
    closed = []
    step = Step(table.copy(), [], table)
    for seat in (2, 0, 1):
        before = table.copy()
        action = table.actions(seat)[0]
        table.act(seat, action)
        step.answers.append((seat, action))
        closed.append(is_closed(before, seat, table))
    assert closed == [False, False, True]
    assert sum(luck_of(step, 3, 1)) == pytest.approx(0, abs=1e-9)


def test_luck_is_nothing_on_average() -> None:
    """Each of the worlds that could be imagined has its luck, and together they have none."""
    table = tt.game("dark_tales").deal(2, 4)
    seat = table.waiting[0]
    action = table.actions(seat)[0]
    found = []
    for seed in range(40):
        world = table.imagine(seat, seed)
        before = world.copy()
        world.act(seat, action)
        found.append(luck_of(Step(before, [(seat, action)], world), 40, 1)[seat])
    spread = max(found) - min(found)
    assert spread > 0.01
    assert abs(sum(found) / len(found)) < spread / 10


def test_a_game_from_a_position_was_not_dealt() -> None:
    blunder = BLUNDERS[-1]
    found = review(blunder.record(), FEW)
    assert found.deal == (0.0, 0.0)
    start = chances(tt.replay(blunder.record(), 0))
    assert [one.start for one in found.summaries] == pytest.approx(start, abs=1e-4)


def test_what_cannot_be_reviewed_is_refused_with_a_sentence() -> None:
    record = played("zavarushka")
    with pytest.raises(ValueError, match="this game is not over: the record ends after 5 answers, while seat"):
        review(record._replace(actions=record.actions[:5]), FEW)
    with pytest.raises(ValueError, match="version 999"):
        review(record._replace(version=999), FEW)
    with pytest.raises(ValueError, match="action 1 of the record"):
        review(record._replace(actions=((0, "tile zz"), *record.actions[1:])), FEW)
    with pytest.raises(ValueError, match="at least 1 iteration a decision, not 0"):
        review(record, 0)


def test_a_review_of_another_format_and_a_damaged_one_are_refused() -> None:
    found = review(BLUNDERS[-1].record(), FEW)
    with pytest.raises(ValueError, match="this review has format 2; here it is 1"):
        Review.loads(found.dumps().replace('"format":1', '"format":2'))
    with pytest.raises(ValueError, match="this is no review"):
        Review.loads(found.dumps()[:50])
    with pytest.raises(ValueError, match="this is no review"):
        Review.loads("[]")
