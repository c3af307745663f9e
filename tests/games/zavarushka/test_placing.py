"""Section 3: placing."""

from __future__ import annotations

import pytest

from tests.games.zavarushka.kingdom import clause, kingdom, points


@clause("3.1")
def test_a_character_goes_on_top() -> None:
    kingdom("knight queen", b1="bking rpeasant").seat(0).plays("card knight", "tile b1").lies(
        b1="blue king, red peasant, red knight"
    )


@clause("3.1")
def test_a_tile_holds_any_number() -> None:
    (
        kingdom("wizard queen", b2="bdwarf rking bqueen rprincess bknight rpeasant bdragon rwitch rfairy")
        .seat(0)
        .plays("card wizard", "tile b2")
        .lies(
            b2="blue dwarf, red king, blue queen, red princess, blue knight, red peasant, blue dragon, red witch, "
            "red fairy, red wizard"
        )
    )


@clause("3.2")
def test_the_dwarf_goes_to_the_bottom() -> None:
    # Z2, and the example of the book: a Dwarf placed on a tower with a Wizard.
    kingdom("dwarf queen", a1="bwizard").seat(0).plays("card dwarf", "tile a1").lies(a1="red dwarf, blue wizard")
    assert points(a1="rdwarf bwizard") == [1, 0]


@clause("3.2")
def test_later_cards_go_above_the_dwarf_as_usual() -> None:
    (
        kingdom("dwarf queen", others="king fairy")
        .seat(0)
        .plays("card dwarf", "tile a2")
        .seat(1)
        .plays("card king", "tile a2")
        .lies(a2="red dwarf, blue king")
    )


@clause("3.3")
@pytest.mark.parametrize("name", ["king", "knight", "dwarf", "dragon", "fairy"])
def test_no_two_of_a_name_on_one_tile_whatever_their_colours(name: str) -> None:
    (
        kingdom(f"{name} queen", b1=f"b{name}")
        .seat(0)
        .plays(f"card {name}")
        .asked("tile", "tile a1", "tile c1", "tile a2", "tile b2", "tile c2")
        .refuses("tile b1", "3.3", "no tile holds two characters of one name")
    )


@clause("3.3")
def test_the_wizard_may_not_bring_a_name_to_where_it_is() -> None:
    # A12
    (
        kingdom("wizard queen", b1="rking", b2="bking")
        .seat(0)
        .plays("card wizard", "tile a1", "tile b2")
        .asked("wizard-to", "tile a1", "tile c1", "tile a2", "tile c2", "pass")
        .refuses("tile b1", "3.3", "There is a King on b1 already")
    )


@clause("3.4", "4.4")
def test_a_blocked_character_still_takes_its_name() -> None:
    # Z1, A11, and the example of the book: a castle whose King lies under a Dragon takes no second King.
    (
        kingdom("wizard queen", b1="rking bdragon", b2="bking")
        .seat(0)
        .plays("card wizard", "tile a1", "tile b2")
        .refuses("tile b1", "3.3")
        .plays("tile c1")
        .lies(c1="blue king")
    )
    kingdom("king queen", b1="bking rdragon").seat(0).plays("card king").refuses("tile b1", "3.3")


@clause("3.5")
@pytest.mark.parametrize(
    ("tile", "near"), [("a1", True), ("b1", True), ("a2", True), ("b2", False), ("c1", False), ("c2", False)]
)
def test_next_to_means_sharing_an_edge(tile: str, near: bool) -> None:
    # Z8: a Wizard on the diagonal of the only tower has no power.
    table = kingdom("wizard queen", c2="bking").seat(0).plays("card wizard", f"tile {tile}").table
    assert (table.waiting == (0,)) is near


@clause("3.5")
def test_a_tile_of_the_middle_has_four_neighbours() -> None:
    farms = "castle farm castle farm tower farm forest tower forest"
    assert points(seats=3, tiles=farms, b2="rking") == [3, 0, 0]
    assert points(seats=3, tiles=farms, b1="rking") == [0, 0, 0]
    assert points(seats=3, tiles=farms, a1="rking") == [3, 0, 0]


@clause("3.5")
def test_characters_on_one_tile_are_not_next_to_each_other() -> None:
    # A27
    assert points(b2="rpeasant bking") == [1, 2]
    assert points(a1="rqueen rprincess") == [2, 0]


@clause("3.6")
def test_the_top_character_is_the_one_above_all_others() -> None:
    (
        kingdom("wizard queen", b2="bdwarf bking rpeasant")
        .seat(0)
        .plays("card wizard", "tile a1", "tile b2", "tile c2")
        .lies(b2="blue dwarf, blue king", c2="red peasant")
    )


@clause("3.6")
def test_above_a_dwarf_one_character_is_the_top_one() -> None:
    # A16
    kingdom("wizard queen", b2="bdwarf bking").seat(0).plays("card wizard", "tile a1").offers("tile b2")


@clause("3.6", "5.4")
def test_the_dwarf_is_never_a_top_character() -> None:
    # A15
    lone = kingdom("wizard witch", b2="bdwarf", c2="bking").seat(0)
    lone.plays("card wizard", "tile a1").refuses("tile b2", "3.6", "never a top character")
    (
        kingdom("wizard witch", b2="bdwarf", c2="bking")
        .seat(0)
        .plays("card witch", "tile c1")
        .refuses("tile b2", "3.6", "never a top character")
        .plays("tile c2")
        .refuses("tile b2", "3.6")
    )


@clause("1.2")
def test_a_tile_outside_the_kingdom_is_no_tile() -> None:
    kingdom("king queen").seat(0).plays("card king").refuses("tile d1", "1.2", "from a1 to c2")
    kingdom("king queen").seat(0).plays("card king").refuses("tile a3", "1.2", "from a1 to c2")
