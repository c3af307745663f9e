"""What a bot says of its answers."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.explanation import OTHER_POINTS, REASONS, explain
from taletable.bots.levels import LevelBot
from taletable.bots.tuning import tuning
from taletable.locales import LANGUAGES, texts
from tests.bots.test_levels import found


def said(*answers: tuple[int, int, float, float, int, int]) -> list[list[str]]:
    told = explain([found(*answer) for answer in answers])
    return [[texts("en").message(reason) for reason in choice.reasons] for choice in told.choices]


def test_the_only_answer() -> None:
    assert said((1, 10, 0.4, 0.0, 0, 0)) == [["There is no other answer."]]


def test_a_clear_best_and_what_it_brings() -> None:
    best, worse = said((1, 90, 0.70, 0.0, 3, -1), (2, 10, 0.50, 0.2, -2, 2))
    assert best == [
        "Wins in 70 of 100 imagined games, 20 more than anything else.",
        "Brings 3 points this turn.",
        "The strongest opponent loses 1 point by it.",
    ]
    assert worse == [
        "Wins in 20 of 100 imagined games fewer than the best answer.",
        "Costs 2 points this turn.",
        "The strongest opponent gets 2 points by it.",
        "It can go very well or very badly.",
    ]


def test_answers_that_are_as_good_say_so() -> None:
    assert said((1, 60, 0.50, 0.0, 0, 0), (2, 40, 0.495, 0.0, 0, 0)) == [
        ["Wins in 50 of 100 imagined games; others are about as good."],
        ["About as good as the best."],
    ]


def test_where_points_are_houses_reasons_say_so() -> None:
    told = explain([found(1, 9, 0.5, 0.0, 2, -1)], tuning(tt.game("grimm_forest")).counted).choices[0].reasons
    assert [texts("en").message(reason) for reason in told][1:] == [
        "Completes 2 houses this turn.",
        "The strongest opponent loses 1 complete house by it.",
    ]
    assert {tuning(tt.game(game)).counted for game in tt.games()} <= {"", *OTHER_POINTS}


def test_shares_add_up_and_the_best_comes_first() -> None:
    table = tt.game("fairy_tale").deal(2, 1)
    player = bot("strong@30", 1)
    assert isinstance(player, LevelBot)
    told = player.explain(Chair(table, 0))
    assert sum([choice.share for choice in told.choices]) == pytest.approx(1)
    assert [choice.share for choice in told.choices] == sorted([choice.share for choice in told.choices], reverse=True)
    assert {choice.action for choice in told.choices} <= set(table.actions(0))
    first = told.choices[0].as_dict()
    assert set(first) == {"action", "share", "expected", "reasons"}
    assert 0 <= first["expected"] <= 1
    assert {reason["id"] for reason in first["reasons"]} <= set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    for id in REASONS:
        assert texts(language).text(id, points=2, percent=60, ahead=5, behind=7)
