"""What is certain about an answer in one's own build turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.kernel import Message, preview
from tests.games.grimm_forest.forest import GAME, building, choose, pig, round_of

if TYPE_CHECKING:
    from taletable.kernel import Table

NOTHING = [Message("grimm_forest-preview-nothing", {})]


def says(table: Table, action: str) -> list[list[Message]]:
    found = preview(table, 0)[GAME.number(action)].outlook
    assert found.points is None
    return found.says


def can_build(*sections: str) -> list[Message]:
    return [Message("grimm_forest-preview-build", {"section": "|".join(sections)})]


def test_an_action_shows_what_can_be_built_after_it() -> None:
    table = building(pig("1 straw"), pig(), pig()).table
    assert says(table, "gain straw") == [can_build("straw-floor")]
    assert says(table, "gain wood") == [NOTHING]
    table = building(pig("6 straw"), pig(), pig()).table
    assert says(table, "build straw-floor") == [can_build("straw-walls")]


def test_after_the_last_action_nothing_can_be_built() -> None:
    assert says(building(pig("1 straw"), pig(), pig(), left=1).table, "gain straw") == []


def test_a_roof_completes_a_house() -> None:
    table = building(pig("6 straw", houses="straw-walls"), pig(), pig(), left=1).table
    assert says(table, "build straw-roof") == [[Message("grimm_forest-preview-house", {"count": 1})]]


def test_where_to_gather_nothing_is_certain() -> None:
    table = round_of(pig("9 straw"), pig(), pig())
    assert says(table.table, "gather field") == []
    choose(table, "field", "field", "field")
    assert says(table.table, "gain straw") != []
