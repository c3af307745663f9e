"""The build turn: actions, sections, rewards, special and extra actions."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.forest import (
    ALWAYS,
    ANY,
    building,
    choose,
    clause,
    fable_deck,
    friend_deck,
    friends,
    hand,
    houses,
    pig,
    pile,
    round_of,
    store,
    stores,
    told,
    written,
)

# The actions of a turn.


@clause("6.1", "2.1")
def test_everybody_takes_two_actions_in_turn_order() -> None:
    table = round_of(pig(), pig(), pig(), first=1)
    choose(table, "field", "forest", "brickyard")
    table.seat(1).asked("menu").shows("left", is_=2).nobody(0).nobody(2)
    table.plays("gain straw").shows("left", is_=1).plays("gain wood")
    table.seat(2).asked("menu").plays("draw", "draw")
    table.seat(0).asked("menu").plays("gain brick", "draw")
    assert stores(table) == ["5 straw 1 brick", "1 straw 5 wood", "3 brick"]
    table.shows("round", is_=2).shows("first", is_=2)


@clause("6.1")
def test_the_two_actions_must_be_taken() -> None:
    table = building(pig(), pig())
    table.seat(0).asked("menu", *ALWAYS).refuses("pass", "6.1", "must be taken")
    table.plays("draw").asked("menu", *ALWAYS).refuses("pass", "6.1", "must be taken")


@clause("6.1", "13.2")
def test_the_actions_may_be_left_out_by_another_rule() -> None:
    table = round_of(pig(), pig(), pig(), rules={"turn_actions": "may"})
    choose(table, "field", "forest", "brickyard")
    table.seat(0).asked("menu", *ALWAYS, "build straw-floor", "pass").plays("pass")
    table.seat(1).asked("menu").plays("gain straw", "pass")
    table.seat(2).asked("menu")
    assert stores(table) == ["5 straw", "1 straw 4 wood", "3 brick"]


@clause("6.2", "3.4")
def test_an_action_draws_the_top_fable_unseen_by_others() -> None:
    table = building(
        pig(hand="curse-of-darkness"), pig(), pig(), deck=fable_deck("roar wolf", elsewhere="curse-of-darkness")
    )
    table.seat(0).plays("draw").shows("deck", is_=54).shows("players", 0, "hand", is_=2)
    assert hand(table, 0) == "curse-of-darkness wolf"
    assert table.table.view(0)["hand"] == ["curse-of-darkness", "wolf"]
    assert table.table.view(1)["known"] == [[], [], []]
    assert told(table, "drawn") == []
    assert told(table, "drew") == [{"seat": 0, "count": 1}]
    table.plays("draw")
    assert hand(table, 0) == "curse-of-darkness roar wolf"


@clause("6.2", "1.8")
def test_an_empty_deck_is_made_of_the_discards_when_a_fable_is_drawn() -> None:
    table = building(pig(), pig(hand=fable_deck(elsewhere="wolf")), deck="", discard="wolf")
    table.seat(0).offers("draw").plays("draw").shows("discard", is_=[]).shows("deck", is_=0)
    assert hand(table, 0) == "wolf"


@clause("6.2", "1.8")
def test_nothing_can_be_drawn_when_deck_and_discards_are_empty() -> None:
    table = building(pig(), pig(hand=fable_deck()), deck="")
    table.seat(0).asked("menu", "gain straw", "gain wood", "gain brick")
    table.refuses("draw", "1.8", "no fable left")


@clause("6.3")
@pytest.mark.parametrize("resource", ["straw", "wood", "brick"])
def test_an_action_gains_a_resource_of_ones_choice(resource: str) -> None:
    table = building(pig(f"99 {resource}"), pig())
    table.seat(0).plays(f"gain {resource}", f"gain {resource}")
    assert stores(table) == [f"101 {resource}", ""]
    assert pile(table, "field") == "5 straw"


@clause("6.1")
def test_what_is_no_action_of_a_turn_does_not_answer() -> None:
    table = building(pig(hand="wolf"), pig())
    table.seat(0).refuses("card wolf", "6.1", "does not answer").refuses("yes", "6.1", "does not answer")


# Building.


@clause("6.4", "6.5")
@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
@pytest.mark.parametrize(("part", "below", "cost"), [("floor", "", 2), ("walls", "floor", 4), ("roof", "walls", 6)])
def test_a_section_costs_two_four_or_six_of_its_material(material: str, part: str, below: str, cost: int) -> None:
    had = {"houses": f"{material}-{below}"} if below else {}
    table = building(pig(f"{cost + 1} {material}", **had), pig())
    table.seat(0).plays(f"build {material}-{part}")
    assert stores(table) == [f"1 {material}", ""]
    assert houses(table, 0) == f"{material}-{part}"


@clause("6.4")
@pytest.mark.parametrize(("part", "below", "cost"), [("floor", "", 2), ("walls", "floor", 4), ("roof", "walls", 6)])
def test_whoever_has_one_too_few_cannot_build(part: str, below: str, cost: int) -> None:
    had = {"houses": f"brick-{below}"} if below else {}
    table = building(pig(f"1 straw 1 wood {cost - 1} brick", **had), pig())
    assert f"build brick-{part}" not in table.seat(0)._offered()
    table.refuses(f"build brick-{part}", "6.4", f"costs {cost}")


@clause("6.5")
def test_a_house_is_built_from_the_floor_to_the_walls_to_the_roof() -> None:
    table = building(pig("9 straw 9 wood", houses="wood-floor"), pig())
    table.seat(0).asked("menu", *ALWAYS, "build straw-floor", "build wood-walls")
    table.refuses("build straw-walls", "6.5", "nothing to put").refuses("build straw-roof", "6.5", "nothing to put")
    table.refuses("build wood-roof", "6.5", "nothing to put")


@clause("6.5")
def test_nothing_is_built_on_a_complete_house() -> None:
    table = building(pig("9 straw", houses="straw-roof"), pig())
    table.seat(0).refuses("build straw-walls", "6.5").refuses("build straw-roof", "6.5")
    table.plays("build straw-floor")
    assert houses(table, 0) == "straw-floor, straw-roof"


@clause("6.6", "6.4")
def test_several_houses_may_be_unfinished_but_not_two_of_a_material() -> None:
    table = building(pig("3 straw 4 wood", houses="wood-floor"), pig())
    table.seat(0).asked("menu", *ALWAYS, "build straw-floor", "build wood-walls")
    table.refuses("build wood-floor", "6.6", "unfinished house of wood").plays("build straw-floor")
    assert houses(table, 0) == "straw-floor, wood-floor"
    table.asked("menu", *ALWAYS, "build wood-walls").refuses("build straw-floor", "6.6", "unfinished house of straw")


@clause("6.6")
def test_after_the_roof_another_house_of_the_material_can_be_begun() -> None:
    table = building(pig("8 wood", houses="wood-walls"), pig(), tokens={"wood": 1})
    table.seat(0).refuses("build wood-floor", "6.6").plays("build wood-roof", "build wood-floor")
    assert houses(table, 0) == "wood-floor, wood-roof"
    assert stores(table) == ["", ""]


@clause("6.6")
def test_of_two_damaged_houses_of_a_material_both_are_built_on_and_no_third_begun() -> None:
    table = building(pig("12 straw", houses="straw-floor, straw-walls"), pig(), tokens={"straw": 1})
    table.seat(0).asked("menu", *ALWAYS, "build straw-walls", "build straw-roof").refuses("build straw-floor", "6.6")
    table.plays("build straw-roof").asked("menu", *ALWAYS, "build straw-walls").refuses("build straw-floor", "6.6")
    assert houses(table, 0) == "straw-floor, straw-roof"


@clause("6.7")
def test_a_sixth_house_has_no_plot() -> None:
    table = building(pig("9 straw 9 brick", houses="straw-roof, straw-walls, wood-roof, wood-floor, wood-floor"), pig())
    table.seat(0).asked("menu", *ALWAYS, "build straw-roof").refuses("build brick-floor", "6.7", "no free plot")


@clause("6.7", "11.8")
def test_a_corner_is_a_further_plot_and_cheaper_by_one() -> None:
    table = building(
        pig("6 brick", houses="straw-roof, straw-walls, wood-roof, wood-floor, wood-floor", corners=1), pig(), left=3
    )
    table.seat(0).plays("build brick-floor").plays("build brick-walls").asked("offer").plays("seat 1")
    assert houses(table, 0) == "straw-walls, straw-roof, wood-floor, wood-floor, wood-roof, corner brick-walls"
    assert store(table, 0) == "2 brick"


@clause("6.7", "11.8")
def test_the_owner_chooses_the_plot_where_there_is_a_choice() -> None:
    table = building(pig("2 straw", corners=1), pig())
    table.seat(0).plays("build straw-floor").asked("plot", "plot board", "plot corner")
    table.refuses("pass", "6.7", "must choose").plays("plot corner")
    assert houses(table, 0) == "corner straw-floor"
    assert store(table, 0) == "1 straw"


@clause("6.7", "11.8")
def test_the_board_costs_the_full_price_although_there_is_a_corner() -> None:
    table = building(pig("2 straw", corners=1), pig())
    table.seat(0).plays("build straw-floor", "plot board")
    assert houses(table, 0) == "straw-floor"
    assert store(table, 0) == ""


@clause("6.7", "11.8")
def test_there_is_no_choice_of_plot_if_only_the_corner_can_be_paid() -> None:
    table = building(pig("1 straw", corners=1), pig())
    table.seat(0).plays("build straw-floor").asked("menu", *ALWAYS)
    assert houses(table, 0) == "corner straw-floor"
    assert store(table, 0) == ""


@clause("6.4", "11.8")
def test_the_price_named_is_that_of_the_cheapest_plot() -> None:
    table = building(pig("2 wood", corners=1, houses="corner wood-floor"), pig())
    table.seat(0).refuses("build wood-walls", "6.4", "costs 3")


@clause("6.7", "11.8")
def test_two_damaged_houses_alike_are_told_apart_by_their_plots() -> None:
    table = building(pig("4 wood", corners=1, houses="wood-floor, corner wood-floor"), pig())
    table.seat(0).plays("build wood-walls").asked("plot", "plot board", "plot corner").plays("plot corner", "seat 1")
    assert houses(table, 0) == "wood-floor, corner wood-walls"
    assert store(table, 0) == "1 wood"


@clause("6.7")
def test_between_two_damaged_houses_alike_on_the_board_there_is_no_choice() -> None:
    table = building(pig("4 wood", houses="wood-floor, wood-floor"), pig())
    table.seat(0).plays("build wood-walls").asked("offer")
    assert houses(table, 0) == "wood-floor, wood-walls"


@clause("6.8", "1.3")
def test_a_section_of_which_none_is_left_cannot_be_built() -> None:
    table = building(
        pig("9 straw"), pig(houses="straw-roof, straw-roof, straw-floor"), pig(houses="straw-roof, straw-walls")
    )
    table.shows("sections", "straw-floor", is_=0).shows("sections", "straw-walls", is_=1)
    table.shows("sections", "straw-roof", is_=2).shows("sections", "wood-floor", is_=5)
    table.seat(0).asked("menu", *ALWAYS).refuses("build straw-floor", "6.8", "no straw floor left")


@clause("6.8", "1.3")
def test_walls_and_roofs_run_out_too() -> None:
    table = building(pig("9 wood"), pig(houses="wood-roof, wood-roof, wood-roof"), pig(houses="wood-roof, wood-roof"))
    table.seat(0).asked("menu", *ALWAYS).refuses("build wood-walls", "6.8", "no wooden walls left")
    table.refuses("build wood-roof", "6.8", "no wooden roof left")


@clause("6.8", "11.2")
def test_a_section_blown_down_can_be_built_again() -> None:
    table = round_of(
        pig("9 straw", hand="big-bad-wolf"),
        pig(houses="straw-roof, straw-roof, straw-roof"),
        pig(houses="straw-roof, straw-floor"),
        tokens={"straw": 1},
    )
    choose(table, "forest big-bad-wolf", "brickyard", "field")
    table.seat(0).plays("location field").plays("house straw-floor")
    table.shows("sections", "straw-floor", is_=1).asked("menu").plays("build straw-floor")
    assert [houses(table, 0), houses(table, 2)] == ["straw-floor", "straw-roof"]


# What building brings.


@clause("6.9", "7.1")
def test_whoever_builds_walls_draws_a_friend_and_keeps_it_or_gives_it_away() -> None:
    table = building(
        pig("4 straw 4 wood", houses="straw-floor, wood-floor"),
        pig(),
        pig(),
        friend_deck=friend_deck("robin-hood jack-the-giant-slayer"),
    )
    table.seat(0).plays("build straw-walls").shows("offer", is_=["jack-the-giant-slayer"])
    table.asked("offer", "keep", "seat 1", "seat 2").refuses("pass", "7.1", "must choose").plays("keep")
    table.plays("build wood-walls").asked("offer", "keep", "seat 1", "seat 2").plays("seat 2")
    assert friends(table) == ["jack-the-giant-slayer", None, "robin-hood"]
    table.shows("friend_deck", is_=23).shows("friend_discard", is_=[])


@clause("6.9", "7.2")
def test_the_friend_of_the_walls_replaces_the_one_before() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="tom-thumb"),
        pig(),
        friend_deck=friend_deck("jack-the-giant-slayer", "tom-thumb"),
    )
    table.seat(0).plays("build straw-walls", "keep").shows("friend_discard", is_=["tom-thumb"])
    assert friends(table) == ["jack-the-giant-slayer", None]


@clause("6.9")
def test_a_floor_or_a_roof_brings_no_friend() -> None:
    table = building(pig("2 straw 6 wood", houses="wood-walls"), pig(), tokens={"wood": 1})
    table.seat(0).plays("build straw-floor").asked("menu").plays("build wood-roof").shows("offer", is_=[])
    table.seat(1).asked("menu")
    assert friends(table) == [None, None]


@clause("6.10")
def test_the_first_builder_may_take_one_of_each_resource() -> None:
    table = building(pig("6 straw", houses="straw-walls"), pig())
    table.seat(0).plays("build straw-roof").shows("players", 0, "tokens", is_=["straw"])
    table.asked("reward", "reward resources", "reward fables", "reward friend")
    table.refuses("pass", "6.10", "must choose").plays("reward resources")
    assert stores(table) == ["1 straw 1 wood 1 brick", ""]
    table.asked("menu", *ALWAYS).shows("left", is_=1)


@clause("6.10")
def test_the_first_builder_may_take_two_fables() -> None:
    table = building(pig("6 wood", houses="wood-walls"), pig(), deck=fable_deck("curse-of-darkness roar wolf"))
    table.seat(0).plays("build wood-roof", "reward fables").shows("players", 0, "hand", is_=2)
    assert hand(table, 0) == "roar wolf"
    assert stores(table) == ["", ""]


@clause("6.10", "7.1")
@pytest.mark.parametrize(
    ("answer", "expected"),
    [("keep", ["jack-the-giant-slayer", None, None]), ("seat 1", [None, "jack-the-giant-slayer", None])],
)
def test_the_first_builder_may_take_a_friend(answer: str, expected: list[str | None]) -> None:
    table = building(
        pig("6 brick", houses="brick-walls"), pig(), pig(), friend_deck=friend_deck("jack-the-giant-slayer")
    )
    table.seat(0).plays("build brick-roof", "reward friend").asked("offer", "keep", "seat 1", "seat 2").plays(answer)
    assert friends(table) == expected
    assert written(table, 0)["hand"] == []


@clause("6.10")
def test_a_token_is_given_once_and_there_is_one_for_each_material() -> None:
    table = building(pig("6 straw 6 wood", houses="straw-walls, wood-walls"), pig(), tokens={"straw": 1})
    table.seat(0).plays("build straw-roof").asked("menu").shows("players", 1, "tokens", is_=["straw"])
    table.plays("build wood-roof").asked("reward").plays("reward resources")
    table.shows("players", 0, "tokens", is_=["wood"])


@clause("6.10", "11.2")
def test_a_token_stays_with_a_damaged_house_and_brings_nothing_again() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig("6 wood", houses="wood-roof"), pig(), tokens={"wood": 1})
    choose(table, "forest big-bad-wolf", "field", "brickyard")
    table.seat(0).plays("location field").shows("players", 1, "tokens", is_=["wood"]).plays("draw", "draw")
    assert houses(table, 1) == "wood-walls"
    table.seat(1).plays("build wood-roof").asked("menu").shows("players", 1, "tokens", is_=["wood"])
    assert store(table, 1) == "5 straw"


@clause("6.9", "11.2")
def test_walls_that_are_built_again_bring_a_friend_again() -> None:
    table = round_of(
        pig(hand="big-bad-wolf"),
        pig("4 wood", houses="wood-walls"),
        pig(),
        friend_deck=friend_deck("jack-the-giant-slayer"),
    )
    choose(table, "forest big-bad-wolf", "field", "brickyard")
    table.seat(0).plays("location field", "draw", "draw")
    table.seat(1).plays("build wood-walls").asked("offer").plays("keep")
    assert friends(table) == [None, "jack-the-giant-slayer", None]


# Special actions.


@clause("6.11")
def test_whoever_has_no_friend_has_no_special_action() -> None:
    building(pig(), pig()).seat(0).refuses("special", "6.11", "no friend with a special action")


@clause("6.11")
def test_not_every_friend_has_a_special_action() -> None:
    table = building(pig(friend="robin-hood"), pig(friend="woodcutter"))
    table.seat(0).asked("menu", *ALWAYS).refuses("special", "6.11", "no friend with a special action")


@clause("6.11", "12.25")
def test_a_special_action_is_an_action_and_can_be_used_once_in_a_turn() -> None:
    table = building(pig(friend="woodcutter"), pig(), left=2)
    table.seat(0).asked("menu", *ALWAYS, "special").plays("special").shows("left", is_=1)
    table.shows("used", is_=["woodcutter"]).refuses("special", "6.11", "has been used this turn")
    assert table.seat(0)._offered() == {*ALWAYS, "build wood-floor"}


@clause("6.11", "12.25")
def test_a_special_action_can_be_used_again_in_the_next_round() -> None:
    table = building(pig(friend="woodcutter"), pig())
    table.seat(0).plays("special", "draw")
    table.seat(1).plays("draw", "draw")
    choose(table, "field", "field")
    table.seat(1).plays("draw", "draw")
    table.seat(0).offers("special")


@clause("6.11", "12.15", "12.25", "6.9")
def test_a_friend_that_came_in_the_same_turn_can_be_used_too() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="puss-in-boots"),
        pig(),
        friend_deck=friend_deck("woodcutter", "puss-in-boots"),
    )
    table.seat(0).plays("special", "build straw-walls").asked("offer").plays("keep")
    table.shows("left", is_=1).offers("special").plays("special")
    assert store(table, 0) == "2 wood"
    assert friends(table) == ["woodcutter", None]
    table.seat(1).asked("menu").shows("friend_discard", is_=["puss-in-boots"])


@clause("6.11")
def test_a_special_action_needs_an_action() -> None:
    table = building(pig(friend="woodcutter"), pig(), left=1)
    table.seat(0).plays("draw")
    table.seat(1).asked("menu")
    assert pile(table, "forest") == "4 wood"


@clause("6.11", "12.9")
def test_of_the_fables_looked_at_in_a_turn_one_of_them_must_be_chosen() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("curse-of-darkness roar wolf"))
    table.seat(0).plays("special").asked("keep", "card curse-of-darkness", "card roar", "card wolf")
    table.refuses("card giant", "12.9", "not among").refuses("pass", "12.9", "must choose").plays("card roar")
    table.asked("top", "card curse-of-darkness", "card wolf").refuses("card roar", "12.9", "not among").plays(
        "card curse-of-darkness"
    )
    assert hand(table, 0) == "roar"
    assert table.table.position()["deck"][-2:] == ["wolf", "curse-of-darkness"]


# Extra actions, and what needs none.


@clause("6.12", "6.1")
def test_extra_actions_need_not_be_taken_but_the_two_must() -> None:
    table = building(pig(), pig(bonus=2), left=1)
    table.seat(0).plays("draw")
    table.seat(1).shows("left", is_=4).asked("menu", *ALWAYS).refuses("pass", "6.1", "must be taken").plays("gain wood")
    table.asked("menu", *ALWAYS).refuses("pass", "6.1", "must be taken").plays("gain brick")
    table.asked("menu", *ALWAYS, "pass").plays("pass").shows("round", is_=2)
    assert store(table, 1) == "1 wood 1 brick"


@clause("6.12")
def test_all_extra_actions_can_be_taken() -> None:
    table = building(pig(), pig(bonus=2), pig(), left=1)
    table.seat(0).plays("draw")
    table.seat(1).plays("gain wood", "gain wood", "gain wood").asked("menu", *ALWAYS, "build wood-floor", "pass")
    table.plays("gain wood")
    table.seat(2).asked("menu").shows("left", is_=2)
    assert store(table, 1) == "4 wood"


@clause("6.12", "11.22")
def test_of_an_extra_action_and_one_less_one_action_must_be_taken() -> None:
    table = building(pig(), pig(bonus=1, penalty=1), pig(), left=1)
    table.seat(0).plays("draw")
    table.seat(1).shows("left", is_=2).refuses("pass", "6.1").plays("draw").asked("menu", *ALWAYS, "pass")


@clause("6.13", "12.8")
def test_a_friend_can_be_put_away_before_the_first_action_without_an_action() -> None:
    table = building(pig(friend="golden-goose"), pig())
    table.seat(0).asked("menu", *ALWAYS, "release").plays("release").asked("gain", *ANY)
    table.plays("resource brick", "resource wood").shows("left", is_=2).shows("friend_discard", is_=["golden-goose"])
    table.asked("menu", *ALWAYS).refuses("release", "6.13", "no friend who can be discarded")
    assert stores(table) == ["1 wood 1 brick", ""]


@clause("6.13", "12.8", "6.4")
def test_what_a_friend_put_away_brings_can_be_built_with_in_the_same_turn() -> None:
    table = building(pig(friend="golden-goose"), pig())
    table.seat(0).plays("draw", "release", "resource wood", "resource wood", "build wood-floor")
    assert houses(table, 0) == "wood-floor"
    table.seat(1).asked("menu")


@clause("6.13", "12.8")
def test_a_friend_can_be_put_away_after_the_last_action() -> None:
    table = building(pig(friend="golden-goose"), pig(), left=1)
    table.seat(0).plays("gain straw").asked("menu", "release", "pass").refuses("gain straw", "6.1", "no action left")
    table.refuses("draw", "6.1", "no action left").refuses("build straw-floor", "6.1", "no action left")
    table.plays("release", "resource straw", "resource straw")
    assert stores(table) == ["3 straw", ""]
    table.seat(1).asked("menu")


@clause("6.13", "12.8")
def test_a_friend_need_not_be_put_away_after_the_last_action() -> None:
    table = building(pig(friend="golden-goose"), pig(), left=1)
    table.seat(0).plays("draw", "pass")
    table.seat(1).asked("menu")
    assert friends(table) == ["golden-goose", None]


@clause("6.13", "6.9", "12.8")
def test_a_friend_that_came_with_the_last_action_can_be_put_away_at_once() -> None:
    table = building(pig("4 straw", houses="straw-floor"), pig(), left=1, friend_deck=friend_deck("golden-goose"))
    table.seat(0).plays("build straw-walls", "keep").asked("menu", "release", "pass")
    table.plays("release", "resource brick", "resource brick")
    assert store(table, 0) == "2 brick"
    assert friends(table) == [None, None]


@clause("6.13", "12.5")
def test_a_friend_that_costs_two_fables_cannot_be_put_away_with_one() -> None:
    table = building(pig(friend="fairy-godmother", hand="wolf"), pig(), deck=fable_deck("roar", elsewhere="wolf"))
    table.seat(0).asked("menu", *ALWAYS, "special").refuses("release", "6.13", "no friend who can be discarded")
    table.plays("draw").offers("release").plays("release").asked("gain", *ANY)
    table.plays("resource wood", "resource brick")
    assert [store(table, 0), hand(table, 0)] == ["1 wood 1 brick", ""]


@clause("6.13", "12.5")
def test_the_fables_put_away_with_a_friend_must_be_in_the_hand() -> None:
    table = building(pig(friend="fairy-godmother", hand="wolf roar curse-of-darkness"), pig(), left=1)
    table.seat(0).plays("release").asked("spend", "card wolf", "card roar", "card curse-of-darkness")
    table.refuses("card giant", "12.5", "do not hold").refuses("pass", "12.5", "must choose")
    table.plays("card roar", "card curse-of-darkness").shows("discard", is_=["roar", "curse-of-darkness"])
    assert hand(table, 0) == "wolf"


@clause("6.13")
def test_a_friend_is_put_away_in_ones_own_turn_only() -> None:
    table = building(pig(friend="robin-hood"), pig(friend="golden-goose"))
    table.nobody(1).seat(0).asked("menu", *ALWAYS).refuses("release", "6.13")
    table.plays("draw", "draw").seat(1).offers("release")
