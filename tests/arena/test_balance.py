"""Figures of a survey: ratios by deal, differences on paired deals, and the correction for many comparisons."""

from __future__ import annotations

from math import isinf
from random import Random

import pytest

import taletable as tt
from taletable.arena import balance
from taletable.arena.balance import (
    CARD_POINTS,
    CARD_SHARE,
    FEW,
    CellFigures,
    Ratio,
    chance,
    difference,
    discoveries,
    figures,
    findings,
)
from taletable.arena.statistics import mean_interval, share_interval
from taletable.arena.survey import Observation, Survey
from taletable.kernel.events import HELD, PLAYED

SURVEY = Survey("zavarushka", "random", (2,), 1, (tt.game("zavarushka").settled({}),))


def observation(
    deal: int, winner: int, uses: tuple[tuple[str, ...], ...] = ((), ()), first: int = 0, turn: int = 0
) -> Observation:
    ranks = tuple(1 if seat == winner else 2 for seat in range(2))
    points = tuple(10 if seat == winner else 4 for seat in range(2))
    sources = tuple((seat, "king", "castle", got) for seat, got in enumerate(points))
    return Observation(
        deal=deal,
        turn=turn,
        players=(0, 0),
        ranks=ranks,
        points=points,
        decisions=(5, 6),
        nanoseconds=(1, 1),
        first=first,
        length=12,
        sources=sources,
        uses=uses,
    )


def test_a_ratio_of_one_game_a_deal_has_the_usual_intervals() -> None:
    wins = [1.0] * 30 + [0.0] * 20
    share = Ratio(wins, [1.0] * 50).interval(is_share=True)
    assert share == pytest.approx(share_interval(wins, 50), abs=0.005)
    points = [float(number) for number in range(50)]
    assert Ratio(points, [1.0] * 50).interval(is_share=False) == pytest.approx(mean_interval(points))


def test_uses_of_one_deal_are_not_taken_for_independent() -> None:
    """Four seats that win or lose together are one fact."""
    alone = Ratio([1.0, 0.0] * 40, [1.0, 1.0] * 40).interval(is_share=True)
    together = Ratio([4.0, 0.0] * 40, [4.0, 4.0] * 40).interval(is_share=True)
    assert together == pytest.approx(alone)


def test_a_share_without_spread_is_not_taken_for_certainty() -> None:
    assert Ratio([1.0] * 10, [1.0] * 10).interval(is_share=True).low == pytest.approx(0.722, abs=0.001)
    assert isinf(Ratio([3.0], [1.0]).interval(is_share=False).low)


def test_paired_deals_make_a_difference_certain_that_others_would_hide() -> None:
    dice = Random(3)
    luck = [dice.gauss(0, 10) for _ in range(100)]
    one, other = Ratio([deal + 1 for deal in luck], [1.0] * 100), Ratio(luck, [1.0] * 100)
    found = difference(one, other)
    assert found.value == pytest.approx((1.0, 1.0, 1.0))
    assert found.p < 1e-9
    shuffled = luck[:]
    dice.shuffle(shuffled)
    assert difference(one, Ratio(shuffled, [1.0] * 100)).p > 0.05
    assert difference(other, other) == ((0.0, 0.0, 0.0), 1.0)


def test_the_interval_of_a_card_covers_the_truth_about_as_often_as_it_says() -> None:
    """400 surveys of 200 deals of three seats: the card is worth nothing, and the winner is anybody."""
    dice, covered = Random(7), 0
    for _ in range(400):
        wins, holds, all_wins, all_holds = [], [], [], []
        for _ in range(200):
            winner = dice.randrange(3)
            held = [seat for seat in range(3) if dice.random() < 0.3]
            others = [seat for seat in range(3) for _ in range(4) if dice.random() < 0.5]
            wins.append(float(held.count(winner)))
            holds.append(float(len(held)))
            all_wins.append(float(held.count(winner) + others.count(winner)))
            all_holds.append(float(len(held) + len(others)))
        gap = difference(Ratio(wins, holds), Ratio(all_wins, all_holds)).value
        covered += gap.low <= 0 <= gap.high
    assert 368 <= covered <= 392


def test_benjamini_and_hochberg_by_their_own_example() -> None:
    """The fifteen p-values of their paper (1995), of which four pass at 5 %."""
    ps = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]  # fmt: skip
    assert discoveries(ps) == {0, 1, 2, 3}
    assert discoveries(ps[::-1]) == {11, 12, 13, 14}
    assert discoveries([]) == discoveries([0.2, 0.9]) == set()


def test_stars_are_rarely_false() -> None:
    """Of 300 families of 20 figures without any effect, about one in twenty has a star."""
    dice = Random(11)
    families = [[dice.random() for _ in range(20)] for _ in range(300)]
    assert 5 <= sum(bool(discoveries(family)) for family in families) <= 27


def test_the_place_counts_from_whoever_begins() -> None:
    games = [observation(deal, winner=deal % 2, first=deal % 2) for deal in range(40)]
    ratios = CellFigures(2, games).ratios
    assert ratios[balance.PLACE_SHARE, "1"].value == 1.0
    assert ratios[balance.PLACE_POINTS, "1"].value == 10.0
    assert ratios[balance.PLACE_POINTS, "2"].value == 4.0
    assert (ratios[balance.POINTS, ""].value, ratios[balance.LENGTH, ""].value) == (7.0, 12.0)
    assert ratios[balance.DECISIONS, ""].value == 11.0


def test_points_by_source_are_those_of_a_player_and_of_a_winner() -> None:
    ratios = CellFigures(2, [observation(deal, winner=0) for deal in range(4)]).ratios
    assert ratios[balance.SOURCE, "king"].value == 7.0
    assert ratios[balance.WINNERS_SOURCE, "king"].value == 10.0
    assert ratios[balance.REASON, "king castle"].value == 7.0


def test_a_card_is_compared_with_the_mean_of_all_cards() -> None:
    """The king is held by winners only, the dwarf by everybody, the witch too seldom to say anything."""
    games = []
    for deal in range(60):
        uses: list[list[str]] = [["held card dwarf"], ["held card dwarf", "played card dwarf"]]
        uses[deal % 2].append("held card king")
        if deal < FEW - 1:
            uses[0].append("held card witch")
        games.append(observation(deal, winner=deal % 2, uses=(tuple(uses[0]), tuple(uses[1]))))
    found = findings(SURVEY, figures(SURVEY, games))
    held = {one.item: one for one in found if one.measure == CARD_SHARE[HELD]}
    assert (held["card king"].value.value, held["card dwarf"].value.value) == (1.0, 0.5)
    assert (held["card king"].observations, held["card dwarf"].observations) == (60, 120)
    mean = (60 + 60 + 10) / (60 + 120 + 19)
    assert held["card king"].expected == pytest.approx(mean)
    assert held["card king"].marked
    assert held["card king"].outside
    assert held["card witch"].difference is None
    assert not held["card witch"].marked
    points = {one.item: one for one in found if one.measure == CARD_POINTS[HELD]}
    assert points["card king"].value.value == 10.0
    (played,) = [one for one in found if one.measure == CARD_SHARE[PLAYED]]
    assert played.item == "card dwarf"
    tested = chance([one for one in found if one.measure in CARD_SHARE.values()])
    assert tested.tested == 3
    assert tested.expected == pytest.approx(0.15)
    assert tested.outside >= tested.marked >= 1


def test_cards_of_another_sort_have_a_mean_of_their_own() -> None:
    games = [
        observation(deal, winner=0, uses=(("held card king", "held pact gold"), ("held card king",)))
        for deal in range(30)
    ]
    found = findings(SURVEY, figures(SURVEY, games))
    assert {one.item: one.expected for one in found if one.measure == CARD_SHARE[HELD]} == {
        "card king": 0.5,
        "pact gold": 1.0,
    }


def test_variants_are_compared_deal_by_deal_with_the_first() -> None:
    options = tuple(tt.game("zavarushka").settled({"first": first}) for first in (0, 1))
    both = Survey("zavarushka", "random", (2,), 1, options, "first", ("0", "1"))
    games = [
        observation(deal, winner=int(turn == 1 and deal < 30), uses=(("held card king",), ()), turn=turn)
        for deal in range(60)
        for turn in range(2)
    ]
    found = findings(both, figures(both, games))
    (gap,) = [one for one in found if (one.measure, one.item, one.against) == (balance.PLACE_SHARE, "1", "0")]
    assert (gap.variant, gap.expected, gap.value.value) == ("1", 1.0, 0.5)
    assert gap.difference is not None
    assert gap.difference.value == -0.5
    assert gap.difference.high < 0
    assert gap.marked
    (king,) = [one for one in found if one.measure == CARD_SHARE[HELD] and one.against]
    assert king.difference is not None
    assert king.difference.value == -0.5
