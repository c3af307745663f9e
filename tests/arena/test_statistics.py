"""Shares, intervals, ratings and the sequential test, against known cases and in simulations."""

from __future__ import annotations

from math import isnan
from random import Random
from statistics import fmean

import pytest

from taletable.arena import Result
from taletable.arena.ratings import bradley_terry, rate
from taletable.arena.sequential import SequentialTest, confidence_sequence, is_refuted
from taletable.arena.statistics import mean_interval, share_interval, summaries
from tests.arena.kit import contest


def result(deal: int, turn: int, players: tuple[int, ...], ranks: tuple[int, ...], **more: object) -> Result:
    count = len(players)
    given = {"points": tuple(range(count)), "decisions": (10,) * count, "nanoseconds": (5_000_000,) * count, **more}
    return Result(deal, turn, players, ranks, **given)  # type: ignore[arg-type]


def test_independent_games_have_the_score_interval_of_the_textbook() -> None:
    """Wilson (1927), as tabulated: 8 of 10 is 49.0 to 94.3 %, 0 of 10 is 0 to 27.8 %."""
    share, low, high = share_interval([1.0] * 8 + [0.0] * 2, games=10)
    assert (round(share, 3), round(low, 3), round(high, 3)) == (0.8, 0.490, 0.943)
    assert [round(one, 3) for one in share_interval([0.0] * 10, games=10)] == [0.0, 0.0, 0.278]


def test_games_that_repeat_each_other_count_once() -> None:
    """If both games of each deal end alike there are only as many facts as deals."""
    assert share_interval([1.0] * 8 + [0.0] * 2, games=20) == share_interval([1.0] * 8 + [0.0] * 2, games=10)


def test_games_that_cancel_each_other_out_are_not_taken_for_certainty() -> None:
    interval = share_interval([0.5] * 10, games=20)
    assert [round(one, 3) for one in interval] == [0.5, 0.299, 0.701]


@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_the_interval_covers_the_truth_about_as_often_as_it_says(luck: float) -> None:
    """400 runs of 60 deals of two games; with ``luck`` the deal itself decides for one side that often."""
    dice, truth, covered = Random(5), 0.7, 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            lot = dice.random() < truth
            deals.append(fmean(lot if dice.random() < luck else dice.random() < truth for _ in range(2)))
        _, low, high = share_interval(deals, games=120)
        covered += low <= truth <= high
    assert 368 <= covered <= 392


def test_points_have_the_interval_of_their_deals() -> None:
    mean, low, high = mean_interval([10.0, 12.0, 14.0, 16.0])
    assert (mean, round(low, 2), round(high, 2)) == (13.0, 10.47, 15.53)


def test_a_shared_win_counts_in_part() -> None:
    shared = result(0, 0, (0, 1, 1), (1, 1, 3))
    assert [shared.share(0), shared.share(1)] == [0.5, 0.5]
    assert result(0, 0, (0, 1, 1), (2, 1, 1)).share(1) == 1.0


def test_a_summary_adds_up_what_happened() -> None:
    games = [
        result(0, 0, (0, 1), (1, 2), points=(9, 4), faults=((1, "late", 2),)),
        result(0, 1, (1, 0), (1, 2), points=(7, 5), nanoseconds=(1_000_000, 5_000_000)),
        result(1, 0, (0, 1), (1, 1), points=(6, 6)),
        result(1, 1, (1, 0), (2, 1), points=(3, 8)),
    ]
    first, second = summaries(contest("a", "b"), games)
    assert (first.bot, first.games, first.share.value, first.points.value) == ("a", 4, 0.625, 7.0)
    assert (second.share.value, second.even, second.decisions, second.faults) == (0.375, 0.5, 40, {"late": 2})
    assert (first.ms, second.ms, first.by_seat, first.faults) == (0.5, 0.4, (0.75, 0.5), {})
    assert round(first.rating.value, 6) == round(-second.rating.value, 6) > 0


def test_intervals_that_hold_at_any_time_are_made_of_whole_rounds() -> None:
    """Three bots at two seats: a round is three deals, so the first bot's two deals of a round are one number."""
    pairs = [(0, 1), (0, 2), (1, 2)]
    games = [
        result(3 * number + place, 0, pair, (1, 2) if pair != (0, 1) else (2, 1))
        for number in range(10)
        for place, pair in enumerate(pairs)
    ]
    first, second, third = summaries(contest("a", "b", "c"), games, anytime=True)
    assert [one.share.value for one in (first, second, third)] == [0.5, 1.0, 0.0]
    assert (first.share.low, first.share.high) == confidence_sequence([0.5] * 10)
    assert (second.share.low, second.share.high) == confidence_sequence([1.0] * 10)


def test_a_seat_on_which_a_bot_never_sat_has_no_share() -> None:
    first, _ = summaries(contest("a", "b"), [result(0, 0, (0, 1), (1, 2))])
    assert first.by_seat[0] == 1.0
    assert isnan(first.by_seat[1])


# Ratings.


def test_odds_of_ten_to_one_are_400_points() -> None:
    one, other = bradley_terry([[0, 99.5], [9.5, 0]])
    assert round(one - other, 3) == 400.0
    assert round(one + other, 3) == 0.0


def test_ratings_find_the_strengths_that_games_were_made_from() -> None:
    dice, strength = Random(2), [200.0, 0.0, -200.0]
    games = []
    for deal in range(900):
        pair = [(0, 1), (0, 2), (1, 2)][deal % 3]
        chance = 1 / (1 + 10 ** ((strength[pair[1]] - strength[pair[0]]) / 400))
        games.append(result(deal, 0, pair, (1, 2) if dice.random() < chance else (2, 1)))
    for rating, truth in zip(rate(3, games), strength, strict=True):
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low < truth < rating.high
        assert 20 < rating.high - rating.low < 100


def test_who_never_loses_has_a_rating_and_no_certainty() -> None:
    one, other = rate(2, [result(deal, 0, (0, 1), (1, 2)) for deal in range(20)])
    assert one.value > 300 > -300 > other.value
    assert one.low is not None
    assert one.value - one.low > 100


def test_one_deal_gives_no_interval() -> None:
    assert [rating.low for rating in rate(2, [result(0, 0, (0, 1), (1, 2))])] == [None, None]


# The sequential test.


def test_a_true_hypothesis_is_refuted_in_one_of_twenty_runs_at_most_however_often_one_looks() -> None:
    dice, refuted = Random(3), 0
    for _ in range(300):
        test = SequentialTest(0.5)
        refuted += any([test.add(fmean(dice.random() < 0.5 for _ in range(2))) for _ in range(200)])
    assert refuted <= 15


def test_a_clear_result_is_decided_soon() -> None:
    test = SequentialTest(0.5)
    assert [test.add(1.0) for _ in range(10)].index(True) < 8
    dice = Random(4)
    test = SequentialTest(0.5)
    assert any(test.add(fmean(dice.random() < 0.75 for _ in range(2))) for _ in range(100))


def test_the_test_deal_by_deal_is_the_test_of_all_deals() -> None:
    dice = Random(5)
    deals = [fmean(dice.random() < 0.65 for _ in range(2)) for _ in range(60)]
    test = SequentialTest(0.5)
    assert [test.add(deal) for deal in deals] == [is_refuted(deals[: count + 1], 0.5) for count in range(60)]


def test_a_confidence_sequence_has_the_means_that_are_not_refuted() -> None:
    deals = [1.0, 0.5, 1.0, 1.0, 0.5, 0.0, 1.0, 0.5, 1.0, 1.0]
    low, high = confidence_sequence(deals)
    assert low < fmean(deals) < high
    for mean in (low - 0.01, high + 0.005):
        assert is_refuted(deals, mean)
    for mean in (low + 0.01, high - 0.005):
        assert not is_refuted(deals, mean)
    narrow = share_interval(deals, games=20)
    assert low < narrow.low
    assert confidence_sequence([1.0])[0] < 0.1
    assert confidence_sequence([0.0] * 50)[0] == 0.0
    assert confidence_sequence([1.0] * 50)[1] == 1.0


@pytest.mark.parametrize("mean", [0.0, 1.0, -0.5, 80.0])
def test_a_share_lies_between_0_and_1(mean: float) -> None:
    with pytest.raises(ValueError, match="lies between 0 and 1"):
        SequentialTest(mean)
