"""What is certain about an answer: of what lies where one gathers, and in one's own build turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.kernel import Message, preview
from tests.games.grimm_forest.forest import GAME, building, choose, pig, round_of

if TYPE_CHECKING:
    from taletable.kernel import Table

PILES = {"field": "3 straw", "forest": "1 wood", "market": "1 straw 2 brick"}
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


def amounts(**lying: int) -> list[list[Message]]:
    found = [
        [Message("grimm_forest-preview-amount", {"resource": resource, "count": count})]
        for resource, count in lying.items()
    ]
    found[0].insert(0, Message("grimm_forest-preview-alone", {}))
    return found


def test_where_to_gather_it_is_certain_what_a_pig_finds_that_is_alone() -> None:
    table = round_of(pig("1 straw"), pig(), pig(), pig(), piles=PILES)
    assert says(table.table, "gather field") == [*amounts(straw=3), can_build("straw-floor")]
    assert says(table.table, "gather forest") == [*amounts(wood=1), NOTHING]
    assert says(table.table, "gather market") == [*amounts(straw=1, brick=2), can_build("straw-floor", "brick-floor")]


def test_where_nothing_lies_nothing_is_found() -> None:
    table = round_of(pig("9 straw"), pig(), pig(), piles={"field": ""})
    assert says(table.table, "gather field") == [[Message("grimm_forest-preview-empty", {})]]


def test_what_is_certain_does_not_depend_on_where_others_go() -> None:
    table = round_of(pig("9 straw"), pig(), pig())
    before = says(table.table, "gather field")
    choose(table, "", "field", "forest")
    assert says(table.table, "gather field") == before
    choose(table, "field")
    assert says(table.table, "gain straw") != []


def test_of_a_fable_nothing_is_certain() -> None:
    table = choose(round_of(pig(hand="dragon"), pig(), pig()), "", "field", "forest")  # the others have chosen
    found = preview(table.table, 0)[GAME.number("gather field")]
    assert found.outlook.says[0][0].id == "grimm_forest-preview-alone"
    assert [outlook.says for outlook in found.then.values()] == [[], []]  # the Dragon, or none
    table.seat(0).plays("gather field")
    assert says(table.table, "card dragon") == []
