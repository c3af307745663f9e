"""Section 5: powers."""

from __future__ import annotations

from itertools import permutations

import pytest

from taletable.locales import texts
from tests.games.zavarushka.kingdom import clause, kingdom


@clause("5.1")
@pytest.mark.parametrize(
    ("name", "start", "end"), [("witch", "b2", "c1"), ("wizard", "c2", "a1"), ("fairy", "b2", "c2")]
)
def test_a_moved_character_has_no_power(name: str, start: str, end: str) -> None:
    stacks = (
        {start: f"b{name}", "b1": "bking", "c2": "rknight"} if start != "c2" else {start: f"b{name}", "b1": "bking"}
    )
    table = kingdom("wizard queen", **stacks) if name != "wizard" else kingdom("witch queen", a1="rking", **stacks)
    if name == "wizard":
        table.seat(0).plays("card witch", "tile c1", "tile c2", "tile a1").lies(a1="blue wizard").seat(1)
    else:
        table.seat(0).plays("card wizard", "tile a1", f"tile {start}", f"tile {end}").seat(1)
    table.asked("card")


@clause("5.1")
def test_powers_touch_any_colour() -> None:
    swap = kingdom("witch queen", b1="bking", b2="rpeasant").seat(0)
    swap.plays("card witch", "tile c1", "tile b1", "tile b2").lies(b1="red peasant", b2="blue king")


@clause("5.2")
def test_the_witch_swaps_two_top_characters() -> None:
    table = (
        kingdom("witch queen", b1="bdwarf bking rpeasant", b2="rknight bprincess")
        .seat(0)
        .plays("card witch", "tile c1")
        .asked("witch-one", "tile b1", "tile b2", "tile c1", "pass")
        .plays("tile b2")
        .asked("witch-two", "tile b1", "tile c1", "pass")
        .plays("tile b1")
        .lies(b1="blue dwarf, blue king, blue princess", b2="red knight, red peasant", c1="red witch")
    )
    assert table.table.events_for(None)[-1].as_dict() == {
        "kind": "swapped",
        "seat": 0,
        "card_one": "princess",
        "seat_one": 1,
        "tile_one": "b2",
        "card_two": "peasant",
        "seat_two": 0,
        "tile_two": "b1",
    }


@clause("5.2")
@pytest.mark.parametrize("tile", ["a1", "b1", "a2", "b2", "c2"])
def test_the_witch_needs_a_forest(tile: str) -> None:
    # Z7
    kingdom("witch queen", b1="bking", b2="rpeasant").seat(0).plays("card witch", f"tile {tile}").seat(1).asked("card")


@clause("5.2")
def test_the_two_tiles_must_differ() -> None:
    kingdom("witch queen", b1="bking", b2="rpeasant").seat(0).plays("card witch", "tile c1", "tile b1").refuses(
        "tile b1", "5.2", "choose a different one"
    )


@clause("5.3")
def test_two_kings_may_change_places() -> None:
    # Z11, A13
    (
        kingdom("witch queen", b1="bking", b2="rpeasant rking")
        .seat(0)
        .plays("card witch", "tile c1", "tile b1", "tile b2")
        .lies(b1="red king", b2="red peasant, blue king")
    )


@clause("5.3", "3.3")
def test_a_swap_that_would_pair_two_of_a_name_is_refused() -> None:
    (
        kingdom("witch queen", b1="bking rpeasant", b2="rking", c2="bqueen")
        .seat(0)
        .plays("card witch", "tile c1", "tile b2")
        .refuses("tile b1", "5.3", "After a swap between b2 and b1 two characters of one name")
        .plays("tile c2")
    )


@clause("5.3")
def test_the_other_tile_is_compared_too() -> None:
    (
        kingdom("witch fairy", b1="bking", b2="bpeasant rking rqueen", c2="rpeasant")
        .seat(0)
        .plays("card witch", "tile c1", "tile c2")
        .refuses("tile b2", "5.3")
    )


@clause("5.3")
def test_a_top_character_with_no_partner_cannot_be_chosen() -> None:
    # The red Witch on c1 meets a Witch below the Peasant of c2; the King of b2 meets a King there.
    stuck = kingdom("witch queen", b2="bking", c2="rking bwitch bpeasant").seat(0)
    stuck.plays("card witch", "tile c1").offers("tile b2", "tile c1")
    stuck.refuses("tile c2", "5.3", "cannot change places with any other")


@clause("5.4")
def test_an_empty_tile_takes_no_part_in_a_swap() -> None:
    # A28
    (
        kingdom("witch queen", b1="bking", b2="rpeasant")
        .seat(0)
        .plays("card witch", "tile c1")
        .refuses("tile a1", "5.2", "Nobody is on a1")
        .plays("tile b1")
        .refuses("tile a1", "5.2", "Nobody is on a1")
    )


@clause("5.4")
def test_a_witch_with_nobody_to_swap_is_not_asked() -> None:
    kingdom("witch queen").seat(0).plays("card witch", "tile c1").seat(1).asked("card")
    kingdom("witch queen", b1="bdwarf").seat(0).plays("card witch", "tile c1").seat(1).asked("card")


@clause("5.5")
def test_the_fairy_puts_her_tile_in_any_order_herself_included() -> None:
    # A17: every order of Knight, Princess, Dragon and the Fairy can be reached.
    for order in permutations(("knight", "princess", "dragon", "fairy")):
        colours = {"knight": "blue", "princess": "red", "dragon": "red", "fairy": "red"}
        (
            kingdom("fairy queen", a1="bknight rprincess rdragon")
            .seat(0)
            .plays("card fairy", "tile a1", *[f"card {name}" for name in order[:-1]])
            .lies(a1=", ".join(f"{colours[name]} {name}" for name in order))
            .seat(1)
        )


@clause("5.5")
def test_the_fairy_frees_a_knight_and_a_princess() -> None:
    # Z5, Z6: on a farm 3 and 1, on a tower 3 and 3.
    for tile, points in (("b2", 4), ("a1", 6)):
        (
            kingdom("fairy queen", **{tile: "rknight rprincess bdragon"})
            .seat(0)
            .shows("points", is_=[0, 0])
            .plays("card fairy", f"tile {tile}", "card dragon", "card princess", "card knight")
            .shows("points", is_=[points, 0])
        )


@clause("5.5")
def test_the_rest_may_stay_as_it_lies() -> None:
    table = kingdom("fairy queen", a1="bking bqueen rpeasant").seat(0)
    table.plays("card fairy", "tile a1", "card peasant", "pass")
    table.lies(a1="red peasant, blue king, blue queen, red fairy")
    assert table.table.events_for(None)[-1].as_dict() == {"kind": "rearranged", "seat": 0, "tile": "a1"}


@clause("5.6")
@pytest.mark.parametrize(("stack", "places"), [("bdwarf bking bqueen", [2, 3]), ("bking bqueen", [1, 2])])
def test_places_are_counted_from_the_bottom_card_even_if_it_is_the_dwarf(stack: str, places: list[int]) -> None:
    table = kingdom("fairy queen", a1=stack).seat(0).plays("card fairy", "tile a1")
    asked = []
    for name in ("fairy", "queen"):
        decision = table.table.decision(0)
        assert decision is not None
        asked.append(decision.args["place"])
        table.plays(f"card {name}")
    assert asked == places
    laid = [one["card"] for one in table.table.view(0)["tiles"][0]["cards"]]
    assert [laid.index(name) + 1 for name in ("fairy", "queen")] == places


@clause("5.5")
@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "leave the order as it is", "leave the others in their present order"),
        ("ru", "оставить прежний порядок", "остальных оставить в прежнем порядке"),
        ("pl", "zostaw dotychczasową kolejność", "pozostałe zostaw w dotychczasowej kolejności"),
    ],
)
def test_to_pass_after_a_pick_says_that_the_others_stay(language: str, before: str, after: str) -> None:
    table = kingdom("fairy queen", a1="bking bqueen").seat(0).plays("card fairy", "tile a1")
    for words in (before, after):
        decision = table.table.decision(0)
        assert decision is not None
        assert texts(language).answer("zavarushka", "pass", decision) == words
        table.plays("card queen") if words == before else table.plays("pass")
    table.lies(a1="blue queen, blue king, red fairy")


@clause("5.5")
def test_an_order_that_changes_nothing_is_told_as_such() -> None:
    table = kingdom("fairy queen", a1="bking").seat(0).plays("card fairy", "tile a1", "card king").table
    assert table.events_for(None)[-1].as_dict() == {"kind": "passed", "seat": 0, "card": "fairy"}


@clause("2.3")
@pytest.mark.parametrize(
    ("power", "answers"),
    [
        ("witch", ["pass"]),
        ("witch", ["tile b1", "pass"]),
        ("wizard", ["pass"]),
        ("wizard", ["tile b1", "pass"]),
        ("fairy", ["pass"]),
    ],
)
def test_who_leaves_a_power_unused_is_told_with_its_character(power: str, answers: list[str]) -> None:
    where = {"witch": "tile c1", "wizard": "tile b1", "fairy": "tile a1"}[power]
    stacks = {"a1": "bking", "b1": "bknight", "b2": "rpeasant"}
    table = kingdom(f"{power} queen", **stacks).seat(0).plays(f"card {power}", where, *answers).table
    assert table.events_for(None)[-1].as_dict() == {"kind": "passed", "seat": 0, "card": power}


@clause("5.5")
def test_the_fairy_touches_only_her_own_tile_and_takes_nobody_twice() -> None:
    (
        kingdom("fairy queen", a1="bking bqueen", b1="bknight")
        .seat(0)
        .plays("card fairy", "tile a1")
        .asked("fairy-next", "card king", "card queen", "card fairy", "pass")
        .refuses("card knight", "5.5", "There is no Knight on a1")
        .refuses("tile b1", "5.5", "You are asked for a character")
        .plays("card queen")
        .refuses("card queen", "5.5", "has its new place on a1 already")
    )


@clause("5.6")
def test_the_fairy_cannot_move_the_dwarf() -> None:
    # A14
    (
        kingdom("fairy queen", a1="bdwarf bking")
        .seat(0)
        .plays("card fairy", "tile a1")
        .asked("fairy-next", "card king", "card fairy", "pass")
        .refuses("card dwarf", "5.6", "stays at the bottom")
        .plays("card fairy")
        .lies(a1="blue dwarf, red fairy, blue king")
    )


@clause("5.5", "5.6")
def test_a_fairy_with_nobody_to_rearrange_is_not_asked() -> None:
    kingdom("fairy queen").seat(0).plays("card fairy", "tile a1").seat(1).asked("card")
    kingdom("fairy queen", a1="bdwarf").seat(0).plays("card fairy", "tile a1").seat(1).asked("card")


@clause("5.7")
def test_the_wizard_moves_a_top_character_to_the_top_of_any_other_tile() -> None:
    table = (
        kingdom("wizard queen", b2="bking rpeasant", c2="bdwarf rprincess")
        .seat(0)
        .plays("card wizard", "tile a1")
        .asked("wizard-from", "tile a1", "tile b2", "tile c2", "pass")
        .plays("tile b2")
        .asked("wizard-to", "tile a1", "tile b1", "tile c1", "tile a2", "tile c2", "pass")
        .plays("tile c2")
        .lies(b2="blue king", c2="blue dwarf, red princess, red peasant")
    )
    assert table.table.events_for(None)[-1].as_dict() == {
        "kind": "moved",
        "seat": 0,
        "seat_card": 0,
        "card": "peasant",
        "tile_from": "b2",
        "tile_to": "c2",
    }


@clause("5.7")
def test_the_wizard_moves_to_an_empty_tile_and_from_anywhere() -> None:
    # A29
    kingdom("wizard queen", c2="bking").seat(0).plays("card wizard", "tile a2", "tile c2", "tile c1").lies(
        c1="blue king", c2=""
    )


@clause("5.7")
def test_the_wizard_needs_somebody_to_move_and_another_tile() -> None:
    (
        kingdom("wizard queen", c2="bking")
        .seat(0)
        .plays("card wizard", "tile a1")
        .refuses("tile b1", "5.7", "Nobody is on b1")
        .refuses("card king", "5.7", "You are asked for a tile")
        .plays("tile c2")
        .refuses("tile c2", "5.7", "choose a different one")
    )


@clause("5.8")
def test_the_wizard_may_move_himself() -> None:
    # A18
    kingdom("wizard queen", c2="bking").seat(0).plays("card wizard", "tile a1", "tile a1", "tile b1").lies(
        a1="", b1="red wizard"
    ).seat(1).asked("card")


@clause("5.8")
def test_the_witch_may_swap_herself_and_wherever_she_lands_nothing_starts_again() -> None:
    # A18, A22: she leaves the forest, or goes to another one.
    kingdom("witch queen", b1="bking").seat(0).plays("card witch", "tile c1", "tile c1", "tile b1").lies(
        b1="red witch", c1="blue king"
    ).seat(1).asked("card")
    forests = "forest forest tower castle farm farm tower castle farm"
    (
        kingdom("witch queen", seats=3, tiles=forests, b1="bking")
        .seat(0)
        .plays("card witch", "tile a1", "tile a1", "tile b1")
        .lies(a1="blue king", b1="red witch")
        .seat(1)
        .asked("card")
    )


@clause("5.9")
@pytest.mark.parametrize(("name", "tile"), [("witch", "c1"), ("fairy", "c1"), ("wizard", "a1")])
def test_a_dragon_on_the_tile_does_not_stop_a_power(name: str, tile: str) -> None:
    # A23
    table = kingdom(f"{name} queen", **{tile: "bking bdragon", "c2": "bpeasant"}).seat(0)
    table.plays(f"card {name}", f"tile {tile}")
    assert table.table.waiting == (0,)


# Two powers that meet.


def test_the_wizard_takes_the_knight_that_held_the_dragon_and_the_fairy_mends_it() -> None:
    (
        kingdom("wizard queen", others="fairy king", a1="bprincess rdragon bknight", turns=8)
        .seat(0)
        .plays("card wizard", "tile a2", "tile a1", "tile a2")
        .lies(a1="blue princess, red dragon", a2="red wizard, blue knight")
        .shows("points", is_=[0, 0])
        .seat(1)
        .plays("card fairy", "tile a1", "card dragon", "card princess")
        .lies(a1="red dragon, blue princess, blue fairy")
        .shows("points", is_=[0, 2])
    )


def test_the_witch_swaps_a_dragon_with_a_knight_and_both_tiles_change() -> None:
    (
        kingdom("witch queen", a1="rprincess rpeasant bdragon", b1="bprincess bqueen rknight")
        .seat(0)
        .shows("points", is_=[3, 2])
        .plays("card witch", "tile c1", "tile a1", "tile b1")
        .lies(a1="red princess, red peasant, red knight", b1="blue princess, blue queen, blue dragon")
        .shows("points", is_=[6, 0])
    )


def test_the_fairy_hides_a_knight_below_the_dragon() -> None:
    (
        kingdom("fairy queen", a1="bprincess bdragon bknight")
        .seat(0)
        .shows("points", is_=[0, 6])
        .plays("card fairy", "tile a1", "card knight", "card princess", "card dragon")
        .lies(a1="blue knight, blue princess, blue dragon, red fairy")
        .shows("points", is_=[0, 0])
    )


def test_the_wizard_lifts_a_character_off_a_dwarf_who_is_then_alone() -> None:
    (
        kingdom("wizard queen", b2="bdwarf rking")
        .seat(0)
        .shows("points", is_=[2, 1])
        .plays("card wizard", "tile a1", "tile b2", "tile b1")
        .lies(b2="blue dwarf", b1="red king")
        .shows("points", is_=[3, 0])
    )
