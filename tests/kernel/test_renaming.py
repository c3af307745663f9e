"""Words that were renamed: what was written before is read as if it were written today."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.kernel import sheet
from taletable.kernel.renaming import renew, renew_all
from tests.kit.parley import Parley


def renamed() -> Parley:
    """The tests' own game, in which one once offered what one now bids."""
    game = Parley()
    game.renamed = {"offer": "bid"}
    return game


def test_an_action_is_found_by_its_former_name() -> None:
    game = renamed()
    table = game.deal(2, 1)
    table.act(0, "offer 1")
    assert table.record().actions == ((0, "bid 1"),)
    assert game.number("offers 1") == -1


def test_a_position_may_have_former_words() -> None:
    game = renamed()
    position = game.deal(2, 1).position()
    former = {**position, "asks": [[word if word != "bid" else "offer" for word in ask] for ask in position["asks"]]}
    assert former != position
    assert game.arrange(former).position() == position


def test_a_position_that_is_nested_too_deep_is_refused() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match="can be nested 40 deep"):
        renamed().arrange({"agenda": deep})


def test_a_sheet_may_have_former_words() -> None:
    text = '[[card]]\nid = "pearl-dragon"\npoints = "1 per pearl-dragon"\ncopies = 2\n'
    _, entries = sheet.read(text, "card", {"pearl-dragon": "silver-dragon"})
    assert entries[0].fields == {"id": "silver-dragon", "points": "1 per silver-dragon", "copies": 2}


def test_only_whole_words_are_replaced() -> None:
    assert renew("pearl pearl-dragon pearls", {"pearl": "gem"}) == "gem pearl-dragon pearls"
    assert renew_all({"pearl": ["pearl", 1, None]}, {"pearl": "gem"}) == {"gem": ["gem", 1, None]}


@pytest.mark.parametrize("id", tt.games())
def test_no_former_word_is_a_word_of_the_game_today(id: str) -> None:
    game = tt.game(id)
    words = {word for action in game.actions for word in action.split()}
    assert not words & set(game.renamed)
