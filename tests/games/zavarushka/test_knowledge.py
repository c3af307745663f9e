"""What a seat knows of the others' hands, exactly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import taletable as tt
from tests.games.zavarushka.kingdom import clause, position

GAME = tt.game("zavarushka")


def hands(table: tt.Table, viewer: int | None, seat: int, worlds: int) -> Counter[frozenset[str]]:
    """The hands a viewer imagines for a seat."""
    return Counter(frozenset(table.imagine(viewer, seed).position()["hands"][seat]) for seed in range(worlds))


@clause("1.5")
def test_another_hand_may_be_any_of_the_cards_not_yet_seen_each_as_likely() -> None:
    laid: dict[str, Any] = {"a1": "bking bqueen", "b1": "bprincess bknight", "c2": "bpeasant"}
    table = GAME.arrange(position("king queen", turns=10, others="fairy wizard", **laid))
    possible = {frozenset(pair) for pair in combinations(("dwarf", "dragon", "witch", "fairy", "wizard"), 2)}
    found = hands(table, 0, 1, 1000)
    assert set(found) == possible
    assert all(60 < count < 145 for count in found.values())
    assert hands(table, 1, 1, 20) == {frozenset(("fairy", "wizard")): 20}


@clause("2.5")
def test_who_is_asked_in_the_last_turn_does_not_hold_just_dragon_and_dwarf() -> None:
    laid: dict[str, Any] = {"a1": "bking bqueen", "b1": "bprincess bknight", "c2": "bpeasant"}
    table = GAME.arrange(position("king", turns=11, others="fairy wizard", **laid))
    assert table.waiting == (1,)
    for viewer in (0, None):
        found = hands(table, viewer, 1, 600)
        assert len(found) == 9
        assert frozenset(("dragon", "dwarf")) not in found
    # A card picked and not yet placed is nobody else's business.
    table.act(1, "card fairy")
    assert hands(table, 0, 1, 600) == hands(
        GAME.arrange(position("king", turns=11, others="fairy wizard", **laid)), 0, 1, 600
    )


@clause("2.5")
def test_a_skipped_turn_has_shown_the_hand() -> None:
    table = GAME.arrange(position("dragon dwarf", turns=10, others="king queen"))
    assert table.waiting == (1,)
    for viewer in (1, None):
        assert hands(table, viewer, 0, 50) == {frozenset(("dragon", "dwarf")): 50}


def test_others_do_not_know_what_is_half_chosen() -> None:
    laid: dict[str, Any] = {"a1": "bking", "b1": "bqueen", "c2": "rpeasant"}
    for hand, actions, kind in (
        ("king queen", ["card queen"], "card"),
        ("witch queen", ["card witch", "tile c1", "tile b1"], "witch-one"),
        ("wizard queen", ["card wizard", "tile a1", "tile b1"], "wizard-from"),
        ("fairy queen", ["card fairy", "tile a1"], "fairy-next"),
    ):
        table = GAME.arrange(position(hand, **laid))
        for action in actions:
            table.act(0, action)
        asked = table.imagine(1, 0).decision(0)
        assert asked is not None
        assert asked.kind == kind
        own = table.imagine(0, 0)
        assert own.decision(0) == table.decision(0)


def test_the_fairys_half_made_order_is_forgotten_by_others() -> None:
    table = GAME.arrange(position("fairy queen", a1="bking bqueen rpeasant"))
    for action in ("card fairy", "tile a1", "card peasant"):
        table.act(0, action)
    assert table.imagine(1, 0).position()["asks"] == [["fairy-next", "a1"], None]
    assert table.imagine(0, 0).position()["asks"] == [["fairy-next", "a1", "peasant"], None]
