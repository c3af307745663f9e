"""What is certain before a character is placed: everybody's points, tile by tile."""

from __future__ import annotations

from taletable.kernel import preview
from tests.games.zavarushka.kingdom import kingdom


def test_a_tile_shows_the_points_of_everybody() -> None:
    table = kingdom("knight peasant", b2="bprincess").seat(0).plays("card knight").table
    tiles = {table.game.actions[action]: one.outlook.points for action, one in preview(table, 0).items()}
    assert tiles["tile b2"] == [3, 1]
    assert tiles["tile a1"] == [0, 0]


def test_a_card_shows_the_points_by_tile() -> None:
    table = kingdom("knight peasant", b2="bprincess").table
    names = table.game.actions
    cards = {names[action]: one for action, one in preview(table, 0).items()}
    assert cards["card knight"].outlook.points == [0, 0]
    then = {names[action]: one.points for action, one in cards["card knight"].then.items()}
    assert then["tile b2"] == [3, 1]
    assert {names[action]: one.points for action, one in cards["card peasant"].then.items()}["tile a2"] == [1, 0]


def test_what_everybody_sees_leads_to_no_further_question() -> None:
    table = kingdom("witch peasant", c2="bking", a1="rqueen").seat(0).plays("card witch").table
    placed = preview(table, 0)[table.game.number("tile c1")]
    assert placed.outlook.points == [0, 0]
    assert placed.then == {}  # it has been laid, and cannot be taken back


def test_nobody_else_has_a_preview() -> None:
    assert preview(kingdom("knight peasant").table, 1) == {}
