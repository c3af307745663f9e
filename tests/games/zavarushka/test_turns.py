"""Section 2: the turn."""

from __future__ import annotations

import pytest

import taletable as tt
from tests.games.zavarushka.kingdom import clause, kingdom

GAME = tt.game("zavarushka")


@clause("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_turns_each_clockwise_from_the_first_player(seats: int) -> None:
    for seed in range(30):
        table = GAME.start(seats, seed, {}, listen=True)
        tt.playout(table, seed)
        turns = [event.args["seat"] for event in table.events_for(None) if event.kind in ("placed", "skipped")]
        first = table.events_for(None)[0].args["seat"]
        assert isinstance(first, int)
        assert turns == [(first + turn) % seats for turn in range(6 * seats)]


@clause("2.1")
def test_nobody_acts_out_of_turn() -> None:
    table = GAME.deal(3, 1, first=0)
    with pytest.raises(tt.IllegalAction, match="not your decision now") as caught:
        table.act(1, "card king")
    assert caught.value.clause == "2.1"


@clause("2.2")
def test_a_turn_is_one_character_on_one_tile() -> None:
    (
        kingdom("king queen peasant")
        .seat(0)
        .asked("card", "card king", "card queen", "card peasant")
        .plays("card queen")
        .asked("tile", "tile a1", "tile b1", "tile c1", "tile a2", "tile b2", "tile c2")
        .plays("tile b2")
        .lies(b2="red queen")
        .seat(1)
        .asked("card")
    )


@clause("2.2")
def test_a_turn_cannot_be_passed() -> None:
    table = kingdom("king queen").seat(0).refuses("pass", "2.2", "cannot be passed")
    table.plays("card king").refuses("pass", "2.2", "cannot be passed")


@clause("2.2")
def test_only_cards_of_the_hand_can_be_played() -> None:
    kingdom("king queen").seat(0).refuses("card witch", "1.5", "You do not hold the Witch")


@clause("2.2")
def test_a_tile_is_no_answer_to_which_card() -> None:
    kingdom("king queen").seat(0).refuses("tile a1", "2.2", "asked for a character, not for a tile")


@clause("2.3")
def test_a_power_is_used_at_once_or_never() -> None:
    (
        kingdom("wizard queen", b1="rking", b2="bking")
        .seat(0)
        .plays("card wizard", "tile a1")
        .asked("wizard-from")
        .nobody(1)
        .plays("pass")
        .seat(1)
        .asked("card")
        .nobody(0)
    )


@clause("2.3")
@pytest.mark.parametrize("power", ["witch", "wizard", "fairy"])
def test_every_power_may_be_left_unused_even_half_way(power: str) -> None:
    tile = {"witch": "c1", "wizard": "a1", "fairy": "b1"}[power]
    half = {"witch": "tile b1", "wizard": "tile b1", "fairy": "card queen"}[power]
    lying = {"b1": "blue queen, red peasant, blue knight", "b2": "red king", tile: f"red {power}"}
    if power == "fairy":
        lying["b1"] = "blue queen, red peasant, blue knight, red fairy"
    for actions in (["pass"], [half, "pass"]):
        table = kingdom(f"{power} dragon", b1="bqueen rpeasant bknight", b2="rking").seat(0)
        table.plays(f"card {power}", f"tile {tile}", *actions).seat(1).lies(**lying)


@clause("2.4")
@pytest.mark.parametrize("banned", ["dragon", "dwarf"])
def test_dragon_and_dwarf_are_not_played_in_the_last_turn(banned: str) -> None:
    # Z10, A21: the other card must be played.
    last = kingdom(f"{banned} queen", turns=10).seat(0)
    last.asked("card", "card queen").refuses(f"card {banned}", "2.4", "cannot be played in your last turn")
    kingdom(f"{banned} queen", turns=8).seat(0).offers(f"card {banned}")


@clause("2.4")
def test_the_last_turn_is_each_players_own_sixth() -> None:
    # A20: seat 0 has had its sixth turn, seat 1 is in its own.
    kingdom("king", others="dragon queen", turns=11).seat(1).asked("card", "card queen")
    kingdom("dragon queen fairy", others="king", turns=11, first=1).seat(0).asked("card", "card queen", "card fairy")


@clause("2.5")
def test_with_only_dragon_and_dwarf_the_last_turn_is_skipped() -> None:
    # Z9: the table goes on to the next player by itself, and says why.
    table = kingdom("dragon dwarf", others="king queen", turns=10)
    table.seat(1).asked("card").nobody(0).shows("skipped", is_=[0])
    assert [event.as_dict() for event in table.table.events_for(None)] == [{"kind": "skipped", "seat": 0}]


@clause("2.5")
def test_a_skipped_turn_takes_no_turn_from_the_others() -> None:
    # A31
    table = kingdom("dragon dwarf", others="king queen", turns=10).seat(1).plays("card king", "tile a1").ends()
    assert len(table.standings) == 2
    assert table.view(None)["hands"] == [2, 1]


@clause("2.5")
def test_several_players_can_skip_in_a_row() -> None:
    table = kingdom("dragon dwarf", seats=3, others="dragon dwarf", turns=15).ends()
    assert table.view(None)["skipped"] == [0, 1, 2]


@clause("2.5")
def test_a_lone_dragon_skips_too() -> None:
    kingdom("dragon", others="king", turns=10).seat(1).asked("card").shows("skipped", is_=[0])


@clause("2.4", "5.9")
def test_a_dragon_may_be_moved_in_the_last_turn() -> None:
    # A19: the ban is on playing it from the hand.
    (
        kingdom("wizard dwarf", turns=10, b2="bdragon")
        .seat(0)
        .plays("card wizard", "tile a1", "tile b2", "tile c2")
        .lies(b2="", c2="blue dragon")
    )


@clause("2.2")
def test_there_is_always_a_tile_for_a_card() -> None:
    # P5: n cards of a name at most, and 3n tiles.
    for seats in (2, 3, 4):
        for seed in range(20):
            table = GAME.deal(seats, seed)
            while not table.over:
                seat = table.waiting[0]
                assert table.actions(seat)
                table.act(seat, table.actions(seat)[0])
