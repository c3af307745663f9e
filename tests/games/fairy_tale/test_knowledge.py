"""What a seat remembers of a draft, and how it imagines the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import taletable as tt
from tests.games.fairy_tale.tale import GAME, clause
from tests.kit import walk

PACKS = [
    ["children-of-the-dragon", "sky-dance-dragon", "bronze-dragon", "silver-dragon", "dragons-lair"],
    ["mischievous-fairy", "bard", "dwarven-warrior", "elf-maid", "toadstool-ring"],
]


def drafting(*actions: tuple[int, str], packs: list[list[str]] = PACKS) -> tt.Table:
    """A first draft with these packs, after these picks."""
    seats = len(packs)
    table = GAME.arrange({"seats": seats, "draft": 1, "packs": packs, "agenda": [["pass"]], "asks": [["pick"]] * seats})
    for seat, card in actions:
        table.act(seat, f"card {card}")
    return table


def hands(table: tt.Table, viewer: int | None, seat: int, worlds: int = 300) -> Counter[tuple[str, ...]]:
    return Counter(tuple(table.imagine(viewer, seed).position()["hands"][seat]) for seed in range(worlds))


@clause("2.5")
def test_a_seat_remembers_the_packs_it_has_passed_on() -> None:
    table = drafting((0, "dragons-lair"), (1, "mischievous-fairy"))
    assert table.view(0)["memory"]["packs"] == [
        {
            "pack": 0,
            "turn": 0,
            "cards": ["children-of-the-dragon", "sky-dance-dragon", "bronze-dragon", "silver-dragon"],
        }
    ]
    assert table.view(0)["pack"] == ["bard", "dwarven-warrior", "elf-maid", "toadstool-ring"]
    assert "memory" not in table.view(None)


@clause("2.5")
def test_with_two_players_a_pack_that_comes_back_shows_what_was_taken() -> None:
    table = drafting((0, "dragons-lair"), (1, "mischievous-fairy"), (0, "bard"), (1, "silver-dragon"))
    # Blue's second card came from the pack Red knew; the first is anybody's guess.
    found = hands(table, 0, 1)
    assert all("silver-dragon" in hand for hand in found)
    assert len({card for hand in found for card in hand}) > 8


@clause("2.5")
def test_while_it_is_away_a_pack_holds_what_was_passed_on_less_one() -> None:
    three = [*PACKS, ["homesteaders", "knight-of-the-round-table", "lady", "court-mage", "royal-keep"]]
    table = drafting((0, "dragons-lair"), (1, "mischievous-fairy"), (2, "lady"), (1, "silver-dragon"), packs=three)
    # Blue has taken one of the four dragons Red passed on; Red does not know which.
    taken = Counter(card for seed in range(400) for card in table.imagine(0, seed).position()["picks"][0][1:])
    assert set(taken) == {"children-of-the-dragon", "sky-dance-dragon", "bronze-dragon", "silver-dragon"}
    assert all(60 < count < 145 for count in taken.values())


def test_a_spectator_knows_nothing_of_the_packs() -> None:
    table = drafting((0, "dragons-lair"), (1, "mischievous-fairy"))
    packs = {tuple(table.imagine(None, seed).position()["packs"][0]) for seed in range(40)}
    assert len(packs) == 40


@clause("2.5")
def test_what_was_passed_on_and_not_played_is_known_to_be_gone() -> None:
    table = GAME.deal(2, 3)
    passed: Counter[str] = Counter()
    while table.view(None)["draft"] == 1:
        view = table.view(0)
        if view["play"] == 0 and view["memory"]["packs"]:
            passed = Counter()
            for pack in view["memory"]["packs"]:
                passed += Counter(pack["cards"])
        for seat in table.waiting:
            table.act(seat, table.actions(seat)[0])
    gone = Counter(table.view(0)["memory"]["gone"])
    written: dict[str, Any] = table.position()
    assert gone
    assert not gone - Counter(written["discards"][1])
    assert hands(table, 0, 1, 5) == {(): 5}
    for seed in range(20):
        assert not gone - Counter(table.imagine(0, seed).position()["discards"][1])


def test_cards_seen_in_play_are_in_no_imagined_hand() -> None:
    """Whole games: what a seat knows to be somewhere is never imagined elsewhere."""
    for table in walk(GAME.deal(4, 5), 5):
        for viewer in range(4):
            world = table.imagine(viewer, 1).position()
            cards = [*world["deck"], *[card for thrown in world["discards"] for card in thrown]]
            cards += [card.strip("()") for row in world["rows"] for card in row]
            cards += [card for hand in world["hands"] for card in hand]
            for pack, picks in zip(world["packs"], world["picks"], strict=False):
                cards += list((Counter(pack) - Counter(picks)).elements())
            assert len(cards) == 80
            assert Counter(cards) == Counter([name for name in Counter(cards) for _ in range(_copies(name))])


def _copies(name: str) -> int:
    return next(int(str(row["copies"])) for row in GAME.sheet("", {}) if row["id"] == name)


def test_a_secret_choice_is_imagined_from_the_imagined_hand() -> None:
    hand = ["homesteaders", "knight-of-the-round-table", "mischievous-fairy", "lady", "bard"]
    table = GAME.arrange({"draft": 4, "hands": [hand, hand]})
    table.act(0, "card knight-of-the-round-table")
    for seed in range(30):
        world = table.imagine(1, seed).position()
        assert world["chosen"][0] in world["hands"][0]
        assert table.imagine(0, seed).position()["chosen"][0] == "knight-of-the-round-table"


def test_a_secret_turn_is_imagined_anew() -> None:
    hands_ = [
        ["demon", "homesteaders", "mischievous-fairy"],
        ["shadowkings-tale-1", "homesteaders", "mischievous-fairy"],
    ]
    rows = [["knight-of-the-round-table", "lady"], ["knight-of-the-round-table", "lady"]]
    table = GAME.arrange({"options": {"deck": "advanced"}, "draft": 4, "play": 2, "hands": hands_, "rows": rows})
    table.act(0, "card demon")
    table.act(1, "card shadowkings-tale-1")
    table.act(0, "card lady")
    marks = {tuple(table.imagine(1, seed).position()["marked"][0]) for seed in range(30)}
    assert marks == {(0,), (1,)}
    assert table.imagine(0, 1).position()["marked"] == [[1], []]
