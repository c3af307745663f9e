"""Section 1: before the game."""

from __future__ import annotations

from collections import Counter

import pytest

import taletable as tt
from tests.games.zavarushka.kingdom import clause

GAME = tt.game("zavarushka")


@clause("1.1")
def test_everybody_has_six_ordinary_and_four_magic_characters() -> None:
    cards = [name.removeprefix("card ") for name in GAME.actions if name.startswith("card ")]
    assert cards == ["king", "queen", "princess", "knight", "peasant", "dwarf", "dragon", "witch", "fairy", "wizard"]
    table = GAME.deal(2, 1)
    tt.playout(table, 1)
    assert [line.what for line in table.standings[0].breakdown] == cards[:6]


@clause("1.2")
@pytest.mark.parametrize(
    ("seats", "rows", "columns", "tiles"),
    [
        (2, 2, 3, {"tower": 1, "castle": 1, "forest": 1, "farm": 3}),
        (3, 3, 3, {"tower": 2, "castle": 2, "forest": 2, "farm": 3}),
        (4, 3, 4, {"tower": 3, "castle": 3, "forest": 3, "farm": 3}),
    ],
)
def test_the_kingdom_grows_with_the_number_of_players(
    seats: int, rows: int, columns: int, tiles: dict[str, int]
) -> None:
    view = GAME.deal(seats, 7).view(None)
    assert (view["rows"], view["columns"]) == (rows, columns)
    assert Counter(tile["terrain"] for tile in view["tiles"]) == tiles
    assert [tile["tile"] for tile in view["tiles"]] == [
        f"{'abcd'[column]}{row + 1}" for row in range(rows) for column in range(columns)
    ]


def test_nobody_plays_alone_or_in_a_crowd() -> None:
    assert GAME.seat_counts() == (2, 3, 4)
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2, 3, 4 players"):
            GAME.deal(seats, 1)


@clause("1.3")
def test_the_tiles_are_shuffled_and_lie_open() -> None:
    layouts = Counter(tuple(tile["terrain"] for tile in GAME.deal(2, seed).view(None)["tiles"]) for seed in range(1200))
    # 6! / 3! layouts, each about ten times: none is missing and none is a favourite.
    assert len(layouts) == 120
    assert max(layouts.values()) < 26


@clause("1.4", "1.5")
def test_seven_cards_in_hand_and_three_aside_that_nobody_has_seen() -> None:
    aside: Counter[str] = Counter()
    for seed in range(400):
        table = GAME.deal(3, seed)
        for seat in range(3):
            view = table.view(seat)
            assert len(view["hand"]) == 7
            assert view["hands"] == [7, 7, 7]
            aside.update(name.removeprefix("card ") for name in GAME.actions[:10] if name[5:] not in view["hand"])
    assert len(aside) == 10
    assert all(abs(count - 360) < 80 for count in aside.values())


@clause("1.5")
def test_hands_are_hidden_from_the_others_and_from_spectators() -> None:
    table = GAME.deal(2, 3)
    assert set(table.view(0)["hand"]) != set(table.view(1)["hand"])
    assert table.view(None)["hand"] is None
    assert "aside" not in table.view(0)


@clause("1.6")
def test_chance_decides_who_begins() -> None:
    begins = Counter(GAME.deal(4, seed).waiting for seed in range(400))
    assert set(begins) == {(0,), (1,), (2,), (3,)}
    assert all(70 < count < 130 for count in begins.values())


@clause("1.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_may_agree_who_begins(first: int) -> None:
    for seed in range(20):
        assert GAME.deal(3, seed, first=first).waiting == (first,)


def test_who_begins_must_sit_at_the_table() -> None:
    assert GAME.seat_counts(first=3) == (4,)
    with pytest.raises(ValueError, match="4 players with these options, not for 3"):
        GAME.deal(3, 1, first=3)
    with pytest.raises(ValueError, match="'random', 0, 1, 2, 3"):
        GAME.deal(3, 1, first="me")


def test_the_story_begins_with_who_begins() -> None:
    table = GAME.start(2, 1, {"first": 1}, listen=True)
    assert [event.as_dict() for event in table.events_for(None)] == [{"kind": "begins", "seat": 1}]
