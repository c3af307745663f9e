"""Every clause of Pebbles."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.kernel import View
from tests.kit.scenario import Scenario

GAME = tt.game("pebbles")


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("pebbles", *numbers)


def heap(**position: object) -> Scenario:
    return Scenario(GAME.arrange({"seats": 2, **position}, listen=True))


@clause("1.1", "1.2", "1.3")
@pytest.mark.parametrize("size", [15, 21])
def test_set_up(size: int) -> None:
    tables = [GAME.start(3, seed, {"heap": size}, listen=True) for seed in range(40)]
    assert {table.position()["left"] for table in tables} == {size}
    assert {table.waiting[0] for table in tables} == {0, 1, 2}
    for table in tables:
        own = [table.view(seat)["bonus"] for seat in range(3)]
        assert len(set(own)) == 3
        assert set(own) <= set(range(1, 7))
        assert table.view(None)["bonus"] is None
        assert [event.args for event in table.events_for(1)] == [{"seat": 1, "bonus": own[1]}]


@clause("2.1")
def test_a_turn_takes_one_to_three() -> None:
    heap().seat(0).asked("take", "take 1", "take 2", "take 3").plays("take 2").seat(1).plays("take 3").shows(
        "taken", is_=[2, 3]
    ).shows("left", is_=10).seat(0)


@clause("2.2")
def test_not_more_than_there_are() -> None:
    table = heap(taken=[7, 6]).seat(0).asked("take", "take 1", "take 2")
    with pytest.raises(tt.IllegalAction, match="there are 2 left") as caught:
        table.table.act(0, "take 3")
    assert caught.value.clause == "2.2"


@clause("3.1", "3.2", "3.3")
@pytest.mark.parametrize(("bonuses", "ranks"), [([1, 2], [(0, 1), (1, 1)]), ([1, 6], [(1, 1), (0, 2)])])
def test_the_end(bonuses: list[int], ranks: list[tuple[int, int]]) -> None:
    table = heap(taken=[7, 7], bonuses=bonuses).seat(0).plays("take 1").table
    assert table.over
    assert [(standing.seat, standing.rank) for standing in table.standings] == ranks
    assert table.view(None)["bonuses"] == bonuses


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"left": 3}, "15 pebbles together"),
        ({"bonuses": [1, 1]}, "one of each"),
        ({"asks": [None, ["take"]], "agenda": [["end-turn"]]}, "only seat 0 is asked"),
        ({"agenda": []}, "where nobody is asked"),
    ],
)
def test_a_position_that_cannot_be(position: View, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.arrange({"seats": 2, **position})
