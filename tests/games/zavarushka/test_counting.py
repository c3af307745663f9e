"""Counting, in the manner of perft. Every number is either small enough to check by hand, or found a second way."""

from __future__ import annotations

from math import factorial, perm

import pytest

import taletable as tt
from tests.games.zavarushka.kingdom import position
from tests.kit import perft

GAME = tt.game("zavarushka")


@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 9), (4, 12)])
def test_the_first_turn_of_a_hand_without_powers(seats: int, tiles: int) -> None:
    table = GAME.arrange({"seats": seats})  # every hand: six ordinary characters and the Dragon
    assert perft(table, 1) == 7
    assert perft(table, 2) == 7 * tiles
    # The second player has a tile less for the name the first one played.
    assert perft(table, 4) == 7 * tiles * (6 * tiles + (tiles - 1))


def test_the_last_turns_of_two_players() -> None:
    # Red may play the Queen only (the Dragon is banned), anywhere but b1; Blue the King or the Peasant, anywhere.
    table = GAME.arrange(position("dragon queen", turns=10, others="king peasant", b1="bqueen"))
    assert perft(table, 99) == 5 * (2 * 6)


def test_a_wizard_in_an_otherwise_empty_kingdom() -> None:
    # On a1, b1 or a2 he may move himself to five tiles, or be left (at once or after half a choice); elsewhere nothing.
    table = GAME.arrange(position("wizard", turns=11, others="wizard", first=1))
    assert perft(table, 99) == 3 * (5 + 1 + 1) + 3


def test_a_witch_and_two_others() -> None:
    # On the forest three tops: each pair in two orders, a half choice left, or all of it; elsewhere nothing.
    table = GAME.arrange(position("witch", turns=11, first=1, b1="bking", b2="bqueen"))
    assert perft(table, 99) == (3 * 2 + 3 + 1) + 5


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_the_fairy_reaches_every_order(others: int) -> None:
    names = ["bking", "bqueen", "bprincess", "bknight"][:others]
    table = GAME.arrange(position("fairy", turns=11, first=1, b2=" ".join(names)))
    size = others + 1
    # Every order by picking all but the last, and a stop after 0 to size - 2 picks.
    assert perft(table, 99) == factorial(size) + sum(perm(size, picks) for picks in range(size - 1)) + 5


def test_whole_endgames_counted_by_a_second_program() -> None:
    """Three players, two turns each left, ordinary characters only: a plain count over names and tiles agrees."""
    hands = [["king", "queen"], ["king", "peasant"], ["queen", "peasant"]]
    laid: dict[str, list[str]] = {"a1": ["yellow king"], "b2": ["red peasant"], "c3": ["blue queen"]}
    table = GAME.arrange({"seats": 3, "turns": 12, "hands": hands, "stacks": laid})
    start: dict[str, set[str]] = {f"{column}{row}": set() for column in "abc" for row in "123"} | {
        tile: {card.split()[1] for card in stack} for tile, stack in laid.items()
    }
    assert perft(table, 8) == _count([set(hand) for hand in hands], start, 0, 4)


def _count(hands: list[set[str]], names: dict[str, set[str]], turn: int, turns: int) -> int:
    if turn == turns:
        return 1
    seat = turn % len(hands)
    total = 0
    for card in sorted(hands[seat]):
        for tile, here in names.items():
            if card not in here:
                left = [hand - {card} if other == seat else hand for other, hand in enumerate(hands)]
                total += _count(left, {**names, tile: here | {card}}, turn + 1, turns)
    return total
