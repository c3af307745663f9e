"""How friends come and go."""

from __future__ import annotations

from tests.games.grimm_forest.forest import (
    build_nothing,
    building,
    choose,
    clause,
    friend_deck,
    friends,
    houses,
    pig,
    round_of,
    store,
    stores,
    walls,
)


@clause("6.9", "7.1")
def test_walls_bring_a_friend_for_all_to_see() -> None:
    table = walls("jack-the-giant-slayer", pig(), pig())
    table.asked("offer", "seat 1", "seat 2", "keep").shows("offer", is_=["jack-the-giant-slayer"]).shows(
        "friend_deck", is_=24
    )
    table.plays("keep").asked("menu").shows("players", 0, "friend", is_="jack-the-giant-slayer").shows("offer", is_=[])
    assert friends(table) == ["jack-the-giant-slayer", None, None]


@clause("6.9")
def test_walls_of_every_material_bring_a_friend() -> None:
    for material in ("straw", "wood", "brick"):
        table = building(pig(f"4 {material}", houses=f"{material}-floor"), pig())
        table.seat(0).plays(f"build {material}-walls").asked("offer", "seat 1", "keep")


@clause("6.9")
def test_floors_and_roofs_bring_no_friend() -> None:
    table = building(pig("2 straw 6 wood", houses="wood-walls"), pig(), tokens={"wood": 1})
    table.seat(0).plays("build straw-floor").asked("menu").plays("build wood-roof")
    table.seat(1).asked("menu").shows("friend_deck", is_=25)
    assert friends(table) == [None, None]


@clause("6.9", "7.2")
def test_two_walls_in_a_turn_bring_two_friends_of_whom_the_second_stays() -> None:
    table = building(
        pig("4 straw 4 wood", houses="straw-floor, wood-floor"),
        pig(),
        friend_deck=friend_deck("jack-the-giant-slayer goldilocks"),
    )
    table.seat(0).plays("build straw-walls", "keep", "build wood-walls", "keep")
    table.shows("friend_discard", is_=["goldilocks"]).shows("players", 0, "friend", is_="jack-the-giant-slayer")


@clause("6.9", "12.15")
def test_walls_built_with_puss_in_boots_bring_a_friend_too() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="puss-in-boots"),
        pig(),
        friend_deck=friend_deck("jack-the-giant-slayer", "puss-in-boots"),
    )
    table.seat(0).plays("special", "build straw-walls").asked("offer", "seat 1", "keep").plays("keep")
    table.shows("friend_discard", is_=["puss-in-boots"])


@clause("6.9", "11.2")
def test_walls_that_were_blown_down_bring_a_friend_again() -> None:
    table = round_of(pig("4 wood", houses="wood-walls"), pig(hand="big-bad-wolf"))
    choose(table, "field", "forest big-bad-wolf")
    table.seat(1).plays("location field")
    assert houses(table, 0) == "wood-floor"
    table.seat(0).plays("build wood-walls").asked("offer", "seat 1", "keep")


@clause("6.9", "1.8")
def test_from_an_empty_deck_the_discarded_friends_are_shuffled() -> None:
    gone = friend_deck(elsewhere="jack-the-giant-slayer goldilocks")
    table = building(
        pig("4 straw", houses="straw-floor"),
        pig(friend="jack-the-giant-slayer"),
        pig(friend="goldilocks"),
        friend_deck="",
        friend_discard=gone,
    )
    table.seat(0).plays("build straw-walls").asked("offer", "seat 1", "seat 2", "keep").plays("keep")
    table.shows("friend_deck", is_=22).shows("friend_discard", is_=[])
    assert friends(table)[0] in gone.split()


@clause("7.1")
def test_a_friend_can_be_given_to_another_player_who_is_not_asked() -> None:
    table = walls("jack-the-giant-slayer", pig(), pig())
    table.plays("seat 2").asked("menu").nobody(2)
    assert friends(table) == [None, None, "jack-the-giant-slayer"]


@clause("7.1", "7.2")
def test_who_is_given_a_friend_discards_their_own() -> None:
    table = walls("jack-the-giant-slayer", pig(friend="goldilocks"), elsewhere="goldilocks")
    table.plays("seat 1").shows("friend_discard", is_=["goldilocks"])
    assert friends(table) == [None, "jack-the-giant-slayer"]


@clause("7.1")
def test_giving_a_friend_away_leaves_the_giver_their_own() -> None:
    table = walls("jack-the-giant-slayer", pig(), friend="goldilocks", elsewhere="goldilocks")
    table.plays("seat 1").shows("friend_discard", is_=[])
    assert friends(table) == ["goldilocks", "jack-the-giant-slayer"]


@clause("7.1")
def test_a_friend_cannot_be_left_alone() -> None:
    table = walls("jack-the-giant-slayer", pig(), pig())
    table.refuses("pass", "7.1", "you must choose").refuses("seat 0", "7.1", "cannot be chosen")
    table.refuses("seat 3", "7.1", "cannot be chosen")


@clause("7.2")
def test_who_keeps_a_new_friend_discards_the_old_one() -> None:
    table = walls("jack-the-giant-slayer", pig(), friend="goldilocks", elsewhere="goldilocks")
    table.plays("keep").shows("friend_discard", is_=["goldilocks"])
    assert friends(table) == ["jack-the-giant-slayer", None]


@clause("7.2", "12.16")
def test_what_lies_on_rapunzel_goes_when_she_does() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="rapunzel"),
        pig(),
        tower={"brick": 4},
        friend_deck=friend_deck("jack-the-giant-slayer", "rapunzel"),
    )
    table.seat(0).plays("build straw-walls", "keep")
    table.shows("tower", is_={"straw": 0, "wood": 0, "brick": 0}).shows(
        "players", 0, "friend", is_="jack-the-giant-slayer"
    )
    assert store(table, 0) == ""


@clause("7.1", "11.20")
def test_a_mysterious_stranger_is_kept_or_given_away() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), friend_deck=friend_deck("goldilocks"))
    choose(table, "field mysterious-stranger", "forest")
    table.seat(0).asked("offer", "seat 1", "keep").plays("seat 1")
    assert friends(table) == [None, "goldilocks"]


@clause("7.1", "6.10")
def test_a_friend_for_the_first_builder_is_kept_or_given_away() -> None:
    table = building(pig("6 straw", houses="straw-walls"), pig(), friend_deck=friend_deck("goldilocks"))
    table.seat(0).plays("build straw-roof", "reward friend").asked("offer", "seat 1", "keep").plays("keep")
    assert friends(table) == ["goldilocks", None]


@clause("7.3", "12.1")
def test_a_friend_acts_again_in_the_next_round() -> None:
    table = round_of(pig(friend="aladdin"), pig())
    table.seat(0).plays("alone")
    choose(table, "field", "forest")
    build_nothing(table, 0, 1).seat(0).asked("guess", "alone", "together").shows("round", is_=2)
    table.shows("players", 0, "claim", is_=None)


@clause("7.3", "11.21")
def test_a_friend_who_came_when_fables_were_revealed_acts_in_the_same_round() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("goldilocks cinderella puss-in-boots")
    )
    choose(table, "field night-of-revelry", "field", "forest")
    table.seat(0).plays("card cinderella").asked("menu")
    assert stores(table) == ["3 straw", "1 straw", "4 wood"]
