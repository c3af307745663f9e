"""Section 4: blocking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zavarushka.kingdom import clause, kingdom, line, points


def asleep(tile: str, cards: str) -> list[str]:
    """The names that everybody sees blocked on a tile."""
    view = kingdom("king queen princess knight peasant dwarf", **{tile: cards}).table.view(None)
    return [
        card["card"] for place in view["tiles"] if place["tile"] == tile for card in place["cards"] if card["blocked"]
    ]


@clause("4.1")
def test_a_dragon_blocks_everybody_below_except_the_dwarf() -> None:
    # Z3
    assert asleep("b1", "bdwarf bking bqueen bdragon bfairy") == ["king", "queen"]
    assert points(b1="rdwarf bking bdragon") == [1, 0]
    assert line(1, "king", b1="rdwarf bking bdragon") == (0, [("blocked", 0)])


@clause("4.1")
def test_a_dragon_with_nobody_below_blocks_nobody() -> None:
    assert asleep("b1", "bdragon bking") == []
    assert asleep("b1", "bdwarf bdragon") == []


@clause("4.2")
def test_a_knight_above_the_dragon_blocks_it_and_frees_the_others() -> None:
    # Z4
    assert asleep("b1", "bdwarf bking bdragon bknight") == ["dragon"]
    assert points(b1="rdwarf bking bdragon bknight")[0] == 2


@clause("4.2")
def test_the_knight_need_not_lie_directly_on_the_dragon() -> None:
    # A8
    assert asleep("b1", "bking bdragon bqueen bwitch bknight") == ["dragon"]


@clause("4.3")
def test_a_knight_below_the_dragon_is_blocked() -> None:
    # Z5, A9
    assert asleep("a1", "bknight bprincess bdragon") == ["knight", "princess"]
    assert points(a1="rknight rprincess rdragon") == [0, 0]


@clause("4.4")
@pytest.mark.parametrize(
    ("seat", "what", "free", "blocked"),
    [
        # A26, A5: a King who is asleep is no company for the Queen on his tile ...
        (0, "queen", {"b2": "bking rqueen"}, {"b2": "bking bdragon rqueen"}),
        # ... the Princess does not see a sleeping Knight, nor he her ...
        (0, "princess", {"b2": "bknight rprincess"}, {"b2": "bknight bdragon rprincess"}),
        (0, "knight", {"b2": "bprincess rwitch rknight"}, {"b2": "bprincess rknight bdragon"}),
        # ... the Peasant counts no sleeping King or Queen, the Queen nobody of her colour who sleeps ...
        (0, "peasant", {"a2": "rpeasant", "b2": "bking bqueen"}, {"a2": "rpeasant", "b2": "bking bqueen bdragon"}),
        (0, "queen", {"a2": "rqueen", "b2": "rking rfairy"}, {"a2": "rqueen", "b2": "rking rfairy bdragon"}),
        # ... and a Dragon under a Knight is a sleeper like any other (A6).
        (0, "queen", {"a2": "rqueen", "b2": "rdragon"}, {"a2": "rqueen", "b2": "rdragon bknight"}),
        (0, "dwarf", {"a2": "rdwarf bdragon"}, {"a2": "rdwarf bdragon bknight bking", "b2": ""}),
    ],
)
def test_a_blocked_character_is_counted_by_nobody(
    seat: int, what: str, free: dict[str, Any], blocked: dict[str, Any]
) -> None:
    more, _ = line(seat, what, **free)
    less, _ = line(seat, what, **blocked)
    if what == "dwarf":
        assert (more, less) == (1, 2)  # the Dragon; then the Knight and the King, without it
    else:
        assert more > less


@clause("4.5")
def test_blocking_follows_the_present_order_only() -> None:
    # The Fairy takes the Dragon off the top, and nothing remembers that it was there.
    (
        kingdom("fairy queen", a1="bknight rprincess rdragon")
        .seat(0)
        .shows("points", is_=[0, 0])
        .plays("card fairy", "tile a1", "card dragon", "card princess", "card knight")
        .lies(a1="red dragon, red princess, blue knight, red fairy")
        .shows("points", is_=[3, 3])
    )


@clause("4.5", "4.1")
def test_moving_the_dragon_away_wakes_everybody() -> None:
    (
        kingdom("wizard queen", b1="bking bdragon")
        .seat(0)
        .shows("points", is_=[0, 0])
        .plays("card wizard", "tile a1", "tile b1", "tile c2")
        .shows("points", is_=[0, 3])
    )


@clause("4.2", "4.5")
def test_moving_the_knight_away_lets_the_dragon_block_again() -> None:
    (
        kingdom("wizard queen", a1="bprincess rdragon bknight")
        .seat(0)
        .shows("points", is_=[0, 6])
        .plays("card wizard", "tile b1", "tile a1", "tile c2")
        .shows("points", is_=[0, 0])
    )


def test_a_tile_never_holds_two_dragons_or_two_knights() -> None:
    # A10, P6: so there are no chains to resolve.
    kingdom("dragon queen", b1="bdragon").seat(0).plays("card dragon").refuses("tile b1", "3.3")
    kingdom("knight queen", b1="bknight").seat(0).plays("card knight").refuses("tile b1", "3.3")
