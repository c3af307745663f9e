"""Friends, one by one, from Pinocchio to the Woodcutter."""

from __future__ import annotations

import pytest

from taletable.games.grimm_forest.card import friend_of
from taletable.games.grimm_forest.table import Forest
from tests.games.grimm_forest.forest import (
    ALWAYS,
    ANY,
    KEYS,
    building,
    choose,
    clause,
    fable_deck,
    friend_deck,
    friends,
    hand,
    houses,
    last_turn,
    pig,
    pile,
    round_of,
    seen,
    store,
    stores,
    told,
    tower,
)

# Pinocchio.


@clause("12.14")
def test_pinocchio_gives_two_of_a_location_for_a_true_word() -> None:
    table = round_of(pig(friend="pinocchio"), pig(), pig())
    table.seat(0).asked("announce", "gather field", "gather forest", "gather brickyard").plays("gather forest")
    table.shows("players", 0, "claim", is_="forest")
    choose(table, "forest", "field", "field")
    assert stores(table) == ["6 wood", "2 straw", "2 straw"]
    assert told(table, "gained") == [{"seat": 0, "resource": "wood", "count": 2, "card": "pinocchio"}]


@clause("12.14")
def test_pinocchio_gives_nothing_for_a_lie() -> None:
    table = round_of(pig(friend="pinocchio"), pig(), pig())
    table.seat(0).plays("gather forest")
    choose(table, "brickyard", "field", "field")
    assert stores(table) == ["3 brick", "2 straw", "2 straw"]


@clause("12.14", "8.4")
def test_something_must_be_announced_and_there_is_no_market_with_three() -> None:
    table = round_of(pig(friend="pinocchio"), pig(), pig())
    table.seat(0).refuses("pass", "12.14", "must choose").refuses("gather market", "8.4", "four players")


@clause("12.14", "8.4")
def test_pinocchio_on_the_market_gives_two_of_one_kind_chosen_at_the_end() -> None:
    table = round_of(pig(friend="pinocchio"), pig(), pig(), pig())
    table.seat(0).asked("announce", "gather field", "gather forest", "gather brickyard", "gather market")
    choose(table.plays("gather market"), "market", "field", "forest", "brickyard")
    table.seat(0).asked("gain", *ANY).refuses("pass", "12.14", "must choose").plays("resource brick")
    assert stores(table) == ["1 straw 1 wood 3 brick", "5 straw", "4 wood", "3 brick"]
    table.asked("menu")


@clause("12.14", "2.7", "11.26")
def test_what_pinocchio_gives_is_not_gathered() -> None:
    table = round_of(pig(friend="pinocchio"), pig(hand="share-the-wealth"), pig())
    table.seat(0).plays("gather forest")
    choose(table, "forest", "brickyard share-the-wealth", "brickyard")
    assert stores(table) == ["6 wood", "1 brick", "1 brick"]


@clause("12.14", "11.6")
def test_a_card_changed_by_a_crystal_ball_is_the_one_that_was_announced() -> None:
    table = round_of(pig(friend="pinocchio", hand="crystal-ball"), pig(), pig())
    table.seat(0).plays("gather field")
    choose(table, "forest crystal-ball", "brickyard", "brickyard")
    table.seat(0).plays("seat 1").asked("swap", "gather field", "gather brickyard", "pass").plays("gather field")
    assert stores(table) == ["7 straw", "1 brick", "1 brick"]


@clause("12.14", "11.31")
@pytest.mark.parametrize(("announced", "expected"), [("field", "4 wood"), ("forest", "6 wood")])
def test_after_a_wishing_well_the_card_before_the_player_counts(announced: str, expected: str) -> None:
    table = round_of(pig(friend="pinocchio"), pig(hand="wishing-well"), pig())
    table.seat(0).plays(f"gather {announced}")
    choose(table, "field", "forest wishing-well", "brickyard")
    table.seat(1).plays("seat 0", "seat 1")
    assert stores(table) == [expected, "5 straw", "3 brick"]


@clause("12.14", "11.7")
def test_after_a_curse_the_card_that_was_drawn_counts() -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="pinocchio"), pig(hand="curse-of-darkness"), pig(), dice=dice)
        choose(table.seat(0).plays("gather field"), "field", "forest curse-of-darkness", "forest")
        outcomes.add((seen(table, 0)["location"], len(told(table, "gained"))))
    assert outcomes == {("field", 1), ("forest", 0), ("brickyard", 0)}


@clause("12.14", "11.4")
def test_moving_away_afterwards_does_not_make_a_word_untrue() -> None:
    table = round_of(pig(friend="pinocchio", hand="chinny-chin-chin"), pig(hand="wolf"), pig())
    choose(table.seat(0).plays("gather field"), "field chinny-chin-chin", "brickyard wolf", "brickyard")
    table.seat(1).plays("location field")
    table.seat(0).asked("where", "location forest", "location brickyard", "pass").plays("location forest")
    assert stores(table) == ["2 straw 4 wood", "1 brick", "1 brick"]


@clause("12.14", "11.4")
def test_moving_to_the_place_announced_does_not_make_a_word_true() -> None:
    table = round_of(pig(friend="pinocchio", hand="chinny-chin-chin"), pig(hand="wolf"), pig())
    choose(table.seat(0).plays("gather forest"), "field chinny-chin-chin", "brickyard wolf", "brickyard")
    table.seat(1).plays("location field")
    table.seat(0).plays("location forest")
    assert store(table, 0) == "4 wood"


@clause("12.14", "7.3", "11.12")
def test_a_pinocchio_who_is_gone_gives_nothing() -> None:
    table = round_of(pig(hand="giant"), pig(friend="pinocchio"), pig())
    choose(table.seat(1).plays("gather field"), "forest giant", "field", "brickyard")
    table.seat(0).plays("location field")
    assert stores(table) == ["4 wood", "4 straw", "3 brick"]
    table.shows("friend_discard", is_=["pinocchio"])


@clause("12.14", "11.21")
def test_a_pinocchio_who_comes_during_the_round_has_announced_nothing() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("robin-hood rapunzel pinocchio")
    )
    choose(table, "forest night-of-revelry", "field", "brickyard")
    table.seat(0).plays("card pinocchio").shows("players", 0, "claim", is_=None)
    assert stores(table) == ["4 wood", "5 straw", "3 brick"]


@clause("12.14", "8.1")
def test_pinocchio_with_two_players_announces_after_the_prince() -> None:
    table = round_of(pig(friend="pinocchio"), pig())
    assert pile(table, "brickyard") == "2 brick"
    choose(table.seat(0).plays("gather brickyard"), "brickyard", "brickyard")
    assert stores(table) == ["3 brick", "1 brick"]


# Puss in Boots.


@clause("12.15")
def test_puss_in_boots_lets_an_opponent_pay_one_resource() -> None:
    table = building(pig("2 straw", friend="puss-in-boots"), pig("3 straw"), pig("1 wood"))
    table.seat(0).plays("special").asked("puss", "build straw-floor").plays("build straw-floor")
    table.asked("helper", "seat 1", "pass").plays("seat 1")
    assert stores(table) == ["1 straw", "2 straw", "1 wood"]
    assert houses(table, 0) == "straw-floor"
    table.asked("menu").shows("left", is_=1)


@clause("12.15")
def test_puss_in_boots_may_build_without_anybodys_help() -> None:
    table = building(pig("2 straw", friend="puss-in-boots"), pig("3 straw"), pig())
    table.seat(0).plays("special", "build straw-floor", "pass")
    assert stores(table) == ["", "3 straw", ""]
    assert houses(table, 0) == "straw-floor"


@clause("12.15", "6.4")
def test_puss_in_boots_builds_what_lacks_one_resource_and_then_somebody_must_help() -> None:
    table = building(
        pig("1 straw 3 wood", houses="wood-floor", friend="puss-in-boots"), pig("1 wood"), pig("9 straw 5 wood")
    )
    table.seat(0).asked("menu", *ALWAYS, "special").plays("special")
    table.asked("puss", "build straw-floor", "build wood-walls").plays("build wood-walls")
    table.asked("helper", "seat 1", "seat 2").refuses("pass", "12.15", "must choose").plays("seat 2")
    table.asked("offer").plays("seat 1")
    assert stores(table) == ["1 straw", "1 wood", "9 straw 4 wood"]
    assert houses(table, 0) == "wood-walls"


@clause("12.15")
def test_only_an_opponent_with_the_material_can_help() -> None:
    table = building(pig("9 brick", friend="puss-in-boots"), pig("4 straw"), pig("1 brick"))
    table.seat(0).plays("special", "build brick-floor").asked("helper", "seat 2", "pass")
    table.refuses("seat 1", "12.15", "cannot be chosen").refuses("seat 0", "12.15", "cannot be chosen")
    table.plays("seat 2")
    assert stores(table) == ["8 brick", "4 straw", ""]


@clause("12.15")
def test_where_nobody_can_help_puss_in_boots_asks_nobody() -> None:
    table = building(pig("2 straw 1 wood", friend="puss-in-boots"), pig("4 brick"), pig())
    table.seat(0).plays("special").asked("puss", "build straw-floor").plays("build straw-floor").asked("menu")
    assert stores(table) == ["1 wood", "4 brick", ""]


@clause("12.15", "6.11")
def test_puss_in_boots_cannot_be_used_if_two_resources_are_missing() -> None:
    table = building(pig("2 wood", houses="wood-floor", friend="puss-in-boots"), pig("9 wood"))
    table.seat(0).asked("menu", *ALWAYS).refuses("special", "6.11", "could not do anything now")


@clause("12.15", "6.4", "6.5", "6.6", "6.8")
def test_puss_in_boots_builds_by_all_the_usual_rules() -> None:
    table = building(
        pig("9 straw 2 wood 9 brick", houses="straw-floor, wood-floor", friend="puss-in-boots"),
        pig("9 wood", houses="brick-roof, brick-roof, brick-floor"),
        pig(houses="brick-roof, brick-floor"),
    )
    table.seat(0).plays("special").asked("puss", "build straw-walls")
    table.refuses("build straw-roof", "6.5").refuses("build straw-floor", "6.6").refuses("build brick-floor", "6.8")
    table.refuses("build wood-walls", "6.4", "costs 4").refuses("draw", "12.15", "does not answer")
    table.refuses("pass", "12.15", "must choose")


@clause("12.15", "6.7")
def test_puss_in_boots_needs_a_free_plot_too() -> None:
    table = building(
        pig(
            "9 brick 6 straw",
            houses="straw-roof, straw-walls, wood-roof, wood-floor, wood-floor",
            friend="puss-in-boots",
        ),
        pig(),
    )
    table.seat(0).plays("special").asked("puss", "build straw-roof").refuses("build brick-floor", "6.7", "no free plot")


@clause("12.15", "6.9")
def test_walls_built_with_puss_in_boots_bring_a_friend() -> None:
    table = building(
        pig("3 brick", houses="brick-floor", friend="puss-in-boots"),
        pig("1 brick"),
        friend_deck=friend_deck("jack-the-giant-slayer", "puss-in-boots"),
    )
    table.seat(0).plays("special", "build brick-walls", "seat 1").asked("offer", "keep", "seat 1").plays("seat 1")
    assert friends(table) == ["puss-in-boots", "jack-the-giant-slayer"]
    table.refuses("special", "6.11", "has been used this turn")


@clause("12.15", "6.10")
def test_a_roof_built_with_puss_in_boots_brings_the_token() -> None:
    table = building(pig("5 wood", houses="wood-walls", friend="puss-in-boots"), pig("2 wood"))
    table.seat(0).plays("special", "build wood-roof", "seat 1").asked("reward").plays("reward resources")
    assert stores(table) == ["1 straw 1 wood 1 brick", "1 wood"]
    table.shows("players", 0, "tokens", is_=["wood"])


@clause("12.15", "12.10")
def test_puss_in_boots_can_pay_for_hansel_and_gretel_too() -> None:
    table = building(
        pig("4 wood", houses="wood-floor", friend="puss-in-boots"), pig(friend="hansel-and-gretel"), pig("2 wood")
    )
    table.seat(0).asked("menu", *ALWAYS, "special").plays("special", "build wood-walls").asked("helper", "seat 2")
    table.plays("seat 2").asked("offer").plays("keep")
    assert stores(table) == ["", "1 wood", "1 wood"]


@clause("12.15", "12.10")
def test_hansel_and_gretel_may_be_robbed_by_puss_in_boots_and_eat_all_the_same() -> None:
    table = building(
        pig("4 wood", houses="wood-floor", friend="puss-in-boots"), pig("1 wood", friend="hansel-and-gretel")
    )
    table.seat(0).plays("special", "build wood-walls", "seat 1", "keep")
    assert stores(table) == ["", "1 wood"]
    assert houses(table, 0) == "wood-walls"


@clause("12.15", "11.8")
def test_on_a_corner_an_opponent_may_pay_all_of_a_floor() -> None:
    table = building(pig(friend="puss-in-boots", corners=1), pig("1 straw"))
    table.seat(0).plays("special").asked("puss", "build straw-floor").plays("build straw-floor", "seat 1")
    assert houses(table, 0) == "corner straw-floor"
    assert stores(table) == ["", ""]


@clause("12.15", "11.8", "6.7")
def test_with_puss_in_boots_the_plot_is_chosen_after_the_helper() -> None:
    table = building(pig("1 straw", friend="puss-in-boots", corners=1), pig("1 straw"))
    table.seat(0).plays("special", "build straw-floor").asked("helper", "seat 1", "pass").plays("seat 1")
    table.asked("plot", "plot board", "plot corner").plays("plot board")
    assert houses(table, 0) == "straw-floor"
    assert stores(table) == ["", ""]


# Rapunzel.


@clause("12.16")
def test_rapunzel_stores_two_resources_of_a_kind_and_gives_them_to_whoever_is_alone() -> None:
    table = round_of(pig(friend="rapunzel"), pig(), pig())
    table.seat(0).asked("tower", *ANY).refuses("pass", "12.16", "must choose").plays("resource brick")
    table.shows("tower", is_=tower(brick=2))
    choose(table, "field", "forest", "forest")
    assert store(table, 0) == "5 straw"
    table.seat(0).plays("special").shows("tower", is_=tower()).shows("left", is_=1)
    assert store(table, 0) == "5 straw 2 brick"
    assert friends(table) == ["rapunzel", None, None]


@clause("12.16")
def test_what_is_on_rapunzel_grows_and_is_taken_all_at_once() -> None:
    table = round_of(pig(friend="rapunzel"), pig(), pig(), tower=tower(wood=4, brick=2))
    table.seat(0).plays("resource wood").shows("tower", is_=tower(wood=6, brick=2))
    choose(table, "field", "forest", "forest")
    table.seat(0).plays("special")
    assert store(table, 0) == "5 straw 6 wood 2 brick"


@clause("12.16")
def test_what_lies_on_rapunzel_is_her_hoard_and_nobody_else_has_one() -> None:
    table = round_of(pig(friend="rapunzel"), pig(friend="pinocchio"), pig(), tower=tower(wood=4, brick=2)).table
    assert isinstance(table, Forest)
    assert [friend_of(table, seat).hoard(table) for seat in range(3)] == [6, 0, 0]


@clause("12.16", "6.11")
def test_rapunzel_gives_nothing_in_company() -> None:
    table = round_of(pig(friend="rapunzel"), pig(), pig())
    choose(table.seat(0).plays("resource straw"), "forest", "forest", "field")
    table.seat(0).asked("menu", *ALWAYS, "build wood-floor").refuses("special", "6.11", "could not do anything now")
    table.shows("tower", is_=tower(straw=2))
    assert store(table, 0) == "2 wood"


@clause("12.16", "2.6", "8.3")
def test_the_prince_is_no_company_for_rapunzels_friend() -> None:
    table = round_of(pig(friend="rapunzel"), pig())
    choose(table.seat(0).plays("resource wood"), "brickyard", "field")
    table.seat(0).plays("special")
    assert store(table, 0) == "2 wood 2 brick"


@clause("12.16", "12.7", "2.6")
def test_a_pig_that_is_nowhere_is_no_company_for_rapunzels_friend() -> None:
    table = round_of(pig(friend="rapunzel"), pig(friend="gingerbread-man"), pig())
    choose(table.seat(0).plays("resource brick"), "field", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).plays("special")
    assert stores(table) == ["4 straw 2 brick", "1 straw 1 wood 1 brick", "3 wood"]


@clause("12.16", "12.7")
def test_a_pig_that_was_nowhere_is_not_alone_with_a_rapunzel_who_came_later() -> None:
    table = building(pig(friend="rapunzel", location=None), pig(), tower=tower(wood=2))
    table.seat(0).asked("menu", *ALWAYS).refuses("special", "6.11", "could not do anything now")


@clause("12.16", "8.4")
def test_rapunzels_friend_can_be_alone_on_the_market() -> None:
    table = building(pig(friend="rapunzel", location="market"), pig(), pig(), pig(), tower=tower(straw=2))
    table.seat(0).offers("special").plays("special")
    assert store(table, 0) == "2 straw"


@clause("12.16", "7.2")
def test_what_is_on_rapunzel_is_lost_when_she_leaves() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="rapunzel", location="forest"),
        pig(),
        tower=tower(brick=4),
        friend_deck=friend_deck("jack-the-giant-slayer", "rapunzel"),
    )
    table.seat(0).plays("build straw-walls", "keep").shows("tower", is_=tower())
    assert stores(table) == ["", ""]
    table.shows("friend_discard", is_=["rapunzel"])


@clause("12.16", "11.9")
def test_the_dragon_does_not_reach_what_is_on_rapunzel() -> None:
    table = round_of(pig("3 wood", friend="rapunzel"), pig(hand="dragon"), pig())
    choose(table.seat(0).plays("resource brick"), "field", "forest dragon", "forest")
    table.seat(1).plays("location field")
    table.shows("tower", is_=tower(brick=2)).seat(0).plays("special")
    assert store(table, 0) == "5 straw 2 brick"


@clause("12.16", "13.10")
def test_rapunzels_resources_may_differ_by_another_rule() -> None:
    table = round_of(pig(friend="rapunzel"), pig(), pig(), rules={"rapunzel_types": "mixed"})
    table.seat(0).asked("tower", *ANY).plays("resource straw").asked("tower", *ANY).plays("resource brick")
    table.shows("tower", is_=tower(straw=1, brick=1)).asked("commit")


# Red Riding Hood.


@clause("12.17")
def test_red_riding_hood_discards_five_fables_and_takes_the_wolf_among_them() -> None:
    table = building(
        pig(friend="red-riding-hood"),
        pig(),
        deck=fable_deck("giant curse-of-darkness roar wolf dragon consult-the-oracle"),
    )
    table.seat(0).plays("special").shows("deck", is_=51)
    assert hand(table, 0) == "wolf"
    assert sorted(table.table.view(None)["discard"]) == ["consult-the-oracle", "curse-of-darkness", "dragon", "roar"]
    assert table.table.view(1)["known"][0] == ["wolf"]


@clause("12.17")
def test_red_riding_hood_takes_both_wolves() -> None:
    table = building(
        pig(friend="red-riding-hood"), pig(), deck=fable_deck("giant wolf wolf curse-of-darkness roar dragon")
    )
    table.seat(0).plays("special").shows("deck", is_=51)
    assert hand(table, 0) == "wolf wolf"
    assert sorted(table.table.view(None)["discard"]) == ["curse-of-darkness", "dragon", "roar"]


@clause("12.17")
def test_red_riding_hood_draws_a_fable_if_there_is_no_wolf_and_the_big_bad_wolf_is_none() -> None:
    table = building(
        pig(friend="red-riding-hood"),
        pig(),
        deck=fable_deck("giant curse-of-darkness big-bad-wolf roar dragon consult-the-oracle"),
    )
    table.seat(0).plays("special").shows("deck", is_=50)
    assert hand(table, 0) == "giant"
    assert sorted(table.table.view(None)["discard"]) == [
        "big-bad-wolf",
        "consult-the-oracle",
        "curse-of-darkness",
        "dragon",
        "roar",
    ]
    assert table.table.view(1)["known"][0] == []


@clause("12.17")
def test_the_sixth_fable_is_not_looked_at_for_a_wolf() -> None:
    table = building(
        pig(friend="red-riding-hood"),
        pig(),
        deck=fable_deck("wolf curse-of-darkness wolf roar dragon consult-the-oracle"),
    )
    table.seat(0).plays("special")
    assert hand(table, 0) == "wolf"
    assert table.table.position()["deck"][-1] == "wolf"


@clause("12.17", "1.8")
def test_red_riding_hood_with_a_short_deck_discards_what_there_is() -> None:
    table = building(
        pig(friend="red-riding-hood"),
        pig(hand=fable_deck(elsewhere="curse-of-darkness roar giant")),
        deck="curse-of-darkness roar giant",
        left=1,
    )
    table.seat(0).plays("special").shows("discard", is_=[]).shows("deck", is_=2)
    assert len(hand(table, 0).split()) == 1
    assert sorted([hand(table, 0), *table.table.position()["deck"]]) == ["curse-of-darkness", "giant", "roar"]


@clause("12.17", "1.8", "6.11")
def test_red_riding_hood_can_do_nothing_without_fables() -> None:
    table = building(pig(friend="red-riding-hood"), pig(hand=fable_deck()), deck="")
    table.seat(0).refuses("special", "6.11", "could not do anything now")


@clause("12.17", "9.3", "11.32")
def test_red_riding_hood_can_be_discarded_to_stop_the_wolf() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="red-riding-hood"), pig())
    choose(table, "forest wolf", "field", "field")
    table.seat(0).plays("location field")
    table.seat(1).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]
    assert friends(table) == [None, None, None]
    table.shows("friend_discard", is_=["red-riding-hood"]).shows("discard", is_=["wolf"])


@clause("12.17", "9.3", "11.32")
def test_red_riding_hood_need_not_stop_the_wolf() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="red-riding-hood"), pig())
    choose(table, "forest wolf", "field", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("pass")
    assert stores(table) == ["4 wood", "", ""]
    assert friends(table) == [None, "red-riding-hood", None]


@clause("12.17", "9.3", "11.2")
def test_red_riding_hood_stops_the_big_bad_wolf_from_afar_for_everybody() -> None:
    table = round_of(
        pig(hand="big-bad-wolf"), pig(friend="red-riding-hood"), pig(houses="straw-roof"), pig(houses="wood-floor")
    )
    choose(table, "market big-bad-wolf", "brickyard", "field", "field")
    table.seat(0).plays("location field")
    table.seat(1).asked("stop", "yes", "pass").plays("yes")
    assert [houses(table, 2), houses(table, 3)] == ["straw-roof", "wood-floor"]
    table.shows("friend_discard", is_=["red-riding-hood"])


@clause("12.17", "9.3")
@pytest.mark.parametrize("monster", ["bridge-troll", "dragon", "giant"])
def test_red_riding_hood_stops_no_other_monster(monster: str) -> None:
    table = round_of(pig(hand=monster), pig(friend="red-riding-hood"), pig("2 wood"))
    choose(table, f"forest {monster}", "brickyard", "field")
    table.seat(0).plays("location field").asked("menu")
    assert friends(table) == [None, "red-riding-hood", None]
    assert (
        store(table, 2) == {"bridge-troll": "3 straw 2 wood", "dragon": "5 straw", "giant": "4 straw 1 wood"}[monster]
    )


# Robin Hood.


@clause("12.18")
def test_robin_hood_gets_one_from_whoever_has_more_when_the_build_phase_ends() -> None:
    table = last_turn(pig("1 straw", friend="robin-hood"), pig("2 wood"), pig())
    assert stores(table) == ["1 straw", "2 wood", ""]
    table.seat(2).plays("gain brick").shows("round", is_=2)
    assert stores(table) == ["1 straw 1 wood", "1 wood", "1 brick"]


@clause("12.18")
def test_robin_hood_gets_nothing_where_nobody_has_more() -> None:
    table = last_turn(pig("2 straw", friend="robin-hood"), pig("2 wood"), pig("1 brick"))
    table.seat(2).plays("gain brick")
    assert stores(table) == ["2 straw", "2 wood", "2 brick"]


@clause("12.18")
def test_whoever_gives_to_robin_hood_chooses_what() -> None:
    table = last_turn(pig(friend="robin-hood"), pig("1 wood 2 brick"), pig())
    table.seat(2).plays("gain straw")
    table.seat(1).asked("give", "resource wood", "resource brick").refuses("resource straw", "12.18", "no straw")
    table.refuses("pass", "12.18", "must choose").plays("resource wood")
    assert stores(table) == ["1 straw 1 wood", "2 brick", ""]


@clause("12.18", "2.5")
def test_robin_hood_counts_before_anything_is_given() -> None:
    table = last_turn(pig("2 straw", friend="robin-hood"), pig("3 wood"), pig("2 brick"), pig("2 straw"))
    table.seat(3).plays("gain straw")
    assert stores(table) == ["3 straw 1 wood", "2 wood", "2 brick", "2 straw"]
    table.shows("round", is_=2)


@clause("12.18", "2.3")
def test_robin_hoods_opponents_choose_in_turn_order() -> None:
    table = last_turn(pig("1 straw 1 wood"), pig(friend="robin-hood"), pig("1 straw"), pig("1 wood 1 brick"))
    table.seat(3).plays("gain wood")
    table.seat(0).asked("give", "resource straw", "resource wood").nobody(3).plays("resource straw")
    table.seat(3).asked("give", "resource wood", "resource brick").plays("resource brick")
    assert stores(table) == ["1 wood", "2 straw 1 brick", "", "2 wood"]


@clause("12.18", "12.16")
def test_what_is_on_rapunzel_does_not_count_for_robin_hood() -> None:
    table = last_turn(
        pig("1 straw", friend="robin-hood"), pig("1 wood", friend="rapunzel"), pig(), tower=tower(brick=8)
    )
    table.seat(2).plays("draw")
    assert stores(table) == ["1 straw", "1 wood", ""]
    table.shows("tower", is_=tower(brick=8))


@clause("12.18", "12.7")
def test_robin_hood_finds_a_pig_that_is_nowhere() -> None:
    table = last_turn(pig(friend="robin-hood"), pig("3 brick", friend="gingerbread-man", location=None), pig())
    table.seat(2).plays("draw")
    assert stores(table) == ["1 brick", "2 brick", ""]


@clause("12.18", "10.1", "2.2")
def test_robin_hood_is_given_his_share_before_the_game_ends() -> None:
    table = last_turn(pig(friend="robin-hood"), pig(), pig("5 brick", houses="straw-roof, wood-roof, brick-roof"))
    table.seat(2).plays("gain brick").ends()
    assert stores(table) == ["1 brick", "", "5 brick"]


# Rumpelstiltskin.


@clause("12.19", "2.2")
def test_rumpelstiltskin_brings_a_straw_before_the_build_turns() -> None:
    table = round_of(pig(), pig(friend="rumpelstiltskin"), pig())
    choose(table, "field", "brickyard", "forest")
    table.seat(0).asked("menu")
    assert stores(table) == ["5 straw", "1 straw 3 brick", "4 wood"]


@clause("12.19", "11.12")
def test_a_rumpelstiltskin_who_is_gone_brings_no_straw() -> None:
    table = round_of(pig(hand="giant"), pig(friend="rumpelstiltskin"), pig())
    choose(table, "forest giant", "brickyard", "field")
    table.seat(0).plays("location brickyard")
    assert stores(table) == ["4 wood", "2 brick", "5 straw"]


@clause("12.19", "11.20", "2.2")
def test_a_rumpelstiltskin_who_came_at_the_end_of_the_gather_phase_brings_a_straw() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig(), friend_deck=friend_deck("rumpelstiltskin"))
    choose(table, "forest mysterious-stranger", "brickyard", "field")
    table.seat(0).asked("offer", "keep", "seat 1", "seat 2").plays("seat 1")
    assert stores(table) == ["4 wood", "1 straw 3 brick", "5 straw"]


@clause("12.19")
@pytest.mark.parametrize(("target", "expected"), [("wood", "6 wood 2 brick"), ("brick", "1 wood 7 brick")])
def test_rumpelstiltskin_spins_all_straw_to_wood_or_brick(target: str, expected: str) -> None:
    table = building(pig("5 straw 1 wood 2 brick", friend="rumpelstiltskin"), pig("3 straw"))
    table.seat(0).plays("special").asked("spin", "resource wood", "resource brick").plays(f"resource {target}")
    assert stores(table) == [expected, "3 straw"]
    table.shows("left", is_=1)


@clause("12.19")
def test_straw_is_not_spun_to_straw_and_once_begun_it_is_spun() -> None:
    table = building(pig("5 straw", friend="rumpelstiltskin"), pig())
    table.seat(0).plays("special").refuses("resource straw", "12.19", "no straw to choose")
    table.refuses("pass", "12.19", "must choose").plays("resource brick")
    table.plays("gain straw")
    assert stores(table) == ["1 straw 5 brick", ""]


@clause("12.19", "6.11")
def test_without_straw_there_is_nothing_to_spin() -> None:
    table = building(pig("5 wood", friend="rumpelstiltskin"), pig())
    table.seat(0).refuses("special", "6.11", "could not do anything now")


@clause("12.19", "6.11", "6.9")
def test_a_rumpelstiltskin_who_came_in_the_turn_brings_no_straw_but_can_spin() -> None:
    table = building(pig("5 straw", houses="straw-floor"), pig(), friend_deck=friend_deck("rumpelstiltskin"))
    table.seat(0).plays("build straw-walls", "keep")
    assert store(table, 0) == "1 straw"
    table.plays("special", "resource brick")
    assert store(table, 0) == "1 brick"


# The Seven Dwarves.


@clause("12.20", "6.12")
def test_the_seven_dwarves_give_an_action_to_whoever_is_alone_and_it_need_not_be_taken() -> None:
    table = round_of(pig(friend="seven-dwarves"), pig(), pig())
    choose(table, "field", "forest", "forest")
    table.seat(0).shows("left", is_=3).plays("gain wood").refuses("pass", "6.1", "must be taken").plays("gain wood")
    table.asked("menu", *ALWAYS, "build straw-floor", "build wood-floor", "pass").plays("gain wood")
    assert store(table, 0) == "5 straw 3 wood"
    table.seat(1).shows("left", is_=2)


@clause("12.20")
def test_the_seven_dwarves_do_nothing_in_company() -> None:
    table = round_of(pig(friend="seven-dwarves"), pig(), pig())
    choose(table, "forest", "forest", "field")
    table.seat(0).shows("left", is_=2).plays("draw").refuses("pass", "6.1", "must be taken").plays("draw")
    table.seat(1).asked("menu")


@clause("12.20", "12.7", "2.6")
def test_a_pig_that_is_nowhere_is_no_company_for_the_seven_dwarves() -> None:
    table = round_of(pig(friend="seven-dwarves"), pig(friend="gingerbread-man"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu").shows("left", is_=3)


@clause("12.20", "2.6", "8.3")
def test_neither_a_monster_nor_the_prince_is_company_for_the_seven_dwarves() -> None:
    table = round_of(pig(friend="seven-dwarves"), pig(hand="bridge-troll"))
    choose(table, "brickyard", "field bridge-troll")
    table.seat(1).plays("location brickyard")
    table.seat(0).asked("menu").shows("left", is_=3)


@clause("12.20", "8.4")
def test_the_seven_dwarves_work_on_the_market() -> None:
    table = round_of(pig(), pig(friend="seven-dwarves"), pig(), pig())
    choose(table, "field", "market", "field", "field")
    table.seat(0).shows("left", is_=2).plays("draw", "draw")
    table.seat(1).shows("left", is_=3)


@clause("12.20", "11.12")
def test_the_action_of_the_seven_dwarves_is_kept_though_they_are_gone() -> None:
    table = round_of(pig(friend="seven-dwarves"), pig(hand="giant"), pig())
    choose(table, "field", "forest giant", "forest")
    table.seat(1).plays("location field")
    assert friends(table) == [None, None, None]
    table.seat(0).asked("menu").shows("left", is_=3)


@clause("12.20", "11.12")
def test_seven_dwarves_who_are_gone_before_give_no_action() -> None:
    table = round_of(pig(hand="giant"), pig(friend="seven-dwarves"), pig())
    choose(table, "forest giant", "field", "forest")
    table.seat(0).plays("location field", "draw", "draw")
    table.seat(1).asked("menu").shows("left", is_=2)


@clause("12.20", "11.17", "2.3")
def test_the_seven_dwarves_and_little_helpers_add_up() -> None:
    table = round_of(pig(friend="seven-dwarves", hand="little-helpers"), pig(), pig())
    choose(table, "field little-helpers", "forest", "forest")
    table.seat(0).asked("order", "card seven-dwarves", "card little-helpers").plays("card seven-dwarves")
    table.asked("menu").shows("left", is_=5)


@clause("12.20", "11.23")
def test_where_the_pigs_end_up_decides_for_the_seven_dwarves() -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="seven-dwarves", hand="roar"), pig(), pig(), dice=dice)
        choose(table, "forest roar", "forest", "field")
        outcomes.add((seen(table, 1)["location"] == "forest", table.table.view(None)["left"]))
    assert outcomes == {(True, 2), (False, 3)}


# Sleeping Beauty.


@clause("12.21")
def test_sleeping_beauty_makes_somebody_play_the_top_fable_of_the_deck() -> None:
    table = round_of(
        pig(friend="sleeping-beauty"),
        pig(hand="roar"),
        pig(),
        deck=fable_deck("curse-of-darkness hidden-stash", elsewhere="roar"),
    )
    table.seat(0).asked("who", "seat 0", "seat 1", "seat 2").plays("seat 1").shows("asleep", is_=1)
    choose(table, "forest", "field", "field")
    assert stores(table) == ["4 wood", "4 straw", "4 straw"]
    assert hand(table, 1) == "roar"
    table.shows("discard", is_=["hidden-stash"]).shows("deck", is_=54).shows("asleep", is_=None)


@clause("12.21")
def test_somebody_must_be_chosen_by_sleeping_beauty() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig())
    table.seat(0).refuses("pass", "12.21", "must choose").refuses("seat 3", "12.21", "cannot be chosen")


@clause("12.21", "3.4")
def test_nobody_sees_the_dreamt_fable_before_it_is_revealed() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(hand="roar"), pig(), deck=fable_deck("wolf", elsewhere="roar"))
    table.seat(0).plays("seat 1").shows("players", 1, "fable", is_="hidden").shows("players", 1, "hand", is_=1)
    assert table.table.view(1)["hand"] == ["roar"]
    choose(table, "forest", "field", "")
    table.shows("players", 1, "fable", is_="hidden")
    choose(table, "", "", "field")
    table.seat(1).asked("where").shows("players", 1, "fable", is_="wolf")


@clause("12.21", "3.2")
def test_a_sleeper_chooses_a_gather_card_and_no_fable() -> None:
    table = round_of(pig(friend="sleeping-beauty", hand="roar wolf"), pig(hand="giant"), pig())
    table.seat(0).plays("seat 0").asked("commit", "gather field", "gather forest", "gather brickyard")
    table.plays("gather field").nobody(0)
    table.seat(1).plays("gather forest").asked("fable", "card giant", "pass")
    assert hand(table, 0) == "roar wolf"


@clause("12.21", "9.1")
def test_a_monster_that_was_dreamt_is_laid_by_the_sleeper() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(), deck=fable_deck("wolf"))
    choose(table.seat(0).plays("seat 2"), "field", "field", "forest")
    table.seat(2).asked("where", "location field", "location forest", "location brickyard").plays("location field")
    assert stores(table) == ["", "", "4 wood"]


@clause("12.21", "9.4")
def test_a_next_round_card_that_was_dreamt_lies_before_the_sleeper() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(), deck=fable_deck("taxation"))
    choose(table.seat(0).plays("seat 1"), "field", "field", "forest")
    table.seat(0).asked("menu").shows("players", 1, "due", is_="taxation").shows("discard", is_=[])


@clause("12.21", "1.8")
def test_sleeping_beauty_makes_a_deck_of_the_discards_if_there_is_none() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(), deck="", discard=fable_deck())
    table.seat(0).plays("seat 1").shows("deck", is_=55).shows("discard", is_=[])
    table.shows("players", 1, "fable", is_="hidden")


@clause("12.21", "1.8")
def test_without_any_fable_to_dream_of_the_sleeper_plays_none() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(hand=fable_deck()), deck="")
    table.seat(0).plays("seat 2").shows("players", 2, "fable", is_=None)
    table.seat(2).plays("gather field").nobody(2)


@clause("12.21", "12.11")
def test_a_dream_is_enough_for_the_huntsman() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(friend="huntsman"), pig(hand="wolf roar"))
    table.seat(0).plays("seat 2")
    table.seat(2).plays("gather field").nobody(2)
    assert hand(table, 2) == "roar wolf"


@clause("12.21", "12.4")
def test_the_evil_queen_may_look_into_a_dream() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(friend="evil-queen"), deck=fable_deck("hidden-stash"))
    choose(table.seat(0).plays("seat 1"), "field", "field", "")
    table.seat(2).plays("seat 1").asked("look", "look gather", "look fable").plays("look fable").asked("commit")
    seeing = [table.table.view(seat)["players"][1]["fable"] for seat in (0, 1, 2, None)]
    assert seeing == ["hidden", "hidden", "hidden-stash", "hidden"]


@clause("12.21", "12.4")
def test_the_evil_queens_friend_can_be_asleep_and_chooses_only_a_gather_card() -> None:
    table = round_of(
        pig(friend="sleeping-beauty"),
        pig(friend="evil-queen", hand="roar"),
        pig(),
        deck=fable_deck("hidden-stash", elsewhere="roar"),
    )
    choose(table.seat(0).plays("seat 1"), "field", "", "forest")
    table.seat(1).asked("who", "seat 0", "seat 2").plays("seat 0").asked("commit").plays("gather field")
    assert stores(table) == ["4 straw", "4 straw", "4 wood"]
    assert hand(table, 1) == "roar"


@clause("12.21", "12.9")
def test_whoever_knew_the_top_of_the_deck_knows_the_dream() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig(friend="goldilocks", tops=1), deck=fable_deck("wolf"))
    table.seat(0).plays("seat 1")
    seeing = [table.table.view(seat)["players"][1]["fable"] for seat in (0, 1, 2, None)]
    assert seeing == ["hidden", "hidden", "wolf", "hidden"]


@clause("12.21", "8.1")
def test_sleeping_beauty_with_two_players_may_choose_herself_or_the_other() -> None:
    table = round_of(pig(), pig(friend="sleeping-beauty"), deck=fable_deck("hidden-stash"))
    choose(table.seat(1).asked("who", "seat 0", "seat 1").plays("seat 1"), "brickyard", "brickyard")
    assert stores(table) == ["3 brick", "3 brick"]


# Snow White.


@clause("12.22")
def test_snow_white_is_given_a_fable_or_else_takes_a_resource() -> None:
    table = round_of(pig(friend="snow-white"), pig("2 brick", hand="roar wolf"), pig("1 wood 3 brick"))
    choose(table, "field", "field", "field")
    table.seat(1).asked("surrender", "card roar", "card wolf").plays("card wolf")
    table.seat(0).asked("take", *ANY).plays("resource brick")
    assert [hand(table, 0), hand(table, 1)] == ["wolf", "roar"]
    assert stores(table) == ["1 straw 1 brick", "1 straw 2 brick", "1 straw 1 wood 2 brick"]
    table.shows("discard", is_=[])


@clause("12.22")
def test_whoever_surrenders_to_snow_white_must_have_the_fable() -> None:
    table = round_of(pig(friend="snow-white"), pig(hand="roar wolf"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).refuses("card curse-of-darkness", "12.22", "do not hold").refuses("pass", "12.22", "must choose")


@clause("12.22", "3.4")
def test_only_the_two_know_what_snow_white_was_given() -> None:
    table = round_of(pig(friend="snow-white"), pig(hand="wolf"), pig())
    choose(table, "field", "field", "forest")
    table.seat(0).asked("menu").shows("players", 0, "hand", is_=1).shows("players", 1, "hand", is_=0)
    assert table.table.view(0)["hand"] == ["wolf"]
    assert table.table.view(1)["known"][0] == ["wolf"]
    assert table.table.view(2)["known"] == [[], [], []]
    assert told(table, "slipped") == [{"seat": 1, "seat_to": 0, "card_by": "snow-white"}]
    assert told(table, "slipped-seen") == []
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]


@clause("12.22", "2.5")
def test_snow_white_gets_nothing_from_whoever_has_nothing() -> None:
    table = round_of(pig(friend="snow-white"), pig(), pig(), piles={"field": "0 straw"})
    choose(table, "field", "field", "forest")
    table.seat(0).asked("menu")
    assert stores(table) == ["", "", "4 wood"]


@clause("12.22")
def test_snow_white_gets_nothing_if_nobody_is_here() -> None:
    table = round_of(pig(friend="snow-white"), pig("5 brick", hand="wolf"), pig("5 brick", hand="roar"))
    choose(table, "field", "forest", "forest")
    table.seat(0).asked("menu")
    assert stores(table) == ["5 straw", "2 wood 5 brick", "2 wood 5 brick"]
    assert [hand(table, seat) for seat in range(3)] == ["", "wolf", "roar"]


@clause("12.22", "12.7")
def test_a_pig_that_is_nowhere_gives_nothing_to_snow_white() -> None:
    table = round_of(pig(friend="snow-white"), pig(friend="gingerbread-man", hand="wolf"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu")
    assert [hand(table, 0), hand(table, 1)] == ["", "wolf"]
    assert stores(table) == ["4 straw", "1 straw 1 wood 1 brick", "3 wood"]


@clause("12.22", "8.4", "2.3")
def test_snow_white_asks_everybody_on_the_market_in_turn_order() -> None:
    table = round_of(
        pig("2 straw"),
        pig(hand="wolf curse-of-darkness"),
        pig(friend="snow-white"),
        pig(hand="roar consult-the-oracle"),
        first=1,
    )
    choose(table, "market", "market", "market", "market")
    table.seat(1).asked("surrender", "card wolf", "card curse-of-darkness").nobody(3).plays("card curse-of-darkness")
    table.seat(3).asked("surrender", "card roar", "card consult-the-oracle").plays("card roar")
    assert [hand(table, seat) for seat in range(4)] == ["", "wolf", "curse-of-darkness roar", "consult-the-oracle"]
    assert stores(table) == ["1 straw", "", "1 straw", ""]


@clause("12.22")
def test_a_fable_that_was_played_is_no_longer_in_the_hand_for_snow_white() -> None:
    table = round_of(pig(friend="snow-white"), pig(hand="hidden-stash"), pig())
    choose(table, "field", "field hidden-stash", "forest")
    assert hand(table, 0) == ""
    assert stores(table) == ["5 straw", "3 straw", "4 wood"]
    table.shows("discard", is_=["hidden-stash"])


@clause("12.22", "3.4")
def test_whoever_has_two_fables_alike_is_asked_all_the_same() -> None:
    table = round_of(pig(friend="snow-white"), pig(hand="wolf wolf"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).asked("surrender", "card wolf").plays("card wolf")
    assert [hand(table, 0), hand(table, 1)] == ["wolf", "wolf"]


# Thumbelina.


@clause("12.23")
def test_thumbelina_may_lead_to_one_of_the_cards_that_were_not_played() -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="thumbelina"), pig(), pig(), dice=dice)
        choose(table, "field", "field", "field")
        table.seat(0).asked("use", "yes", "pass").plays("yes").asked("menu")
        outcomes.add((seen(table, 0)["location"], *stores(table)))
    assert outcomes == {("forest", "4 wood", "2 straw", "2 straw"), ("brickyard", "3 brick", "2 straw", "2 straw")}


@clause("12.23")
def test_thumbelina_need_not_be_followed() -> None:
    table = round_of(pig(friend="thumbelina"), pig(), pig())
    choose(table, "field", "forest", "forest")
    table.seat(0).plays("pass").shows("players", 0, "location", is_="field")
    assert stores(table) == ["5 straw", "2 wood", "2 wood"]


@clause("12.23", "4.3")
def test_the_gather_cards_are_seen_before_thumbelina_is_asked() -> None:
    table = round_of(pig(friend="thumbelina"), pig(), pig())
    choose(table, "field", "forest", "brickyard")
    table.seat(0).asked("use").shows("players", 1, "gather", is_="forest").shows(
        "players", 2, "gather", is_="brickyard"
    )
    table.shows("players", 1, "location", is_=None).shows("players", 2, "location", is_=None)


@clause("12.23", "8.4")
@pytest.mark.parametrize("played", ["field", "market"])
def test_thumbelina_with_four_players_draws_from_three_cards(played: str) -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="thumbelina"), pig(), pig(), pig(), dice=dice)
        choose(table, played, "brickyard", "brickyard", "brickyard")
        outcomes.add(seen(table.seat(0).plays("yes"), 0)["location"])
    assert outcomes == {"field", "forest", "brickyard", "market"} - {played}


@clause("12.23", "11.31")
def test_after_a_wishing_well_the_card_before_somebody_else_was_played() -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="thumbelina"), pig(hand="wishing-well"), pig(), dice=dice)
        choose(table, "field", "forest wishing-well", "brickyard")
        table.seat(1).plays("seat 0", "seat 1")
        outcomes.add(seen(table.seat(0).plays("yes"), 0)["location"])
    assert outcomes == {"forest", "brickyard"}


@clause("12.23", "11.6")
def test_after_a_crystal_ball_the_card_taken_back_was_not_played() -> None:
    outcomes = set()
    for dice in KEYS:
        table = round_of(pig(friend="thumbelina", hand="crystal-ball"), pig(), pig(), dice=dice)
        choose(table, "field crystal-ball", "forest", "brickyard")
        table.seat(0).plays("seat 1", "gather forest").asked("use").plays("yes")
        outcomes.add(seen(table, 0)["location"])
    assert outcomes == {"field", "brickyard"}


@clause("12.23", "11.21", "7.3")
def test_a_thumbelina_who_came_when_fables_were_revealed_helps_in_the_same_round() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("robin-hood rapunzel thumbelina")
    )
    choose(table, "forest night-of-revelry", "field", "brickyard")
    table.seat(0).plays("card thumbelina").asked("use", "yes", "pass")


@clause("12.23", "5.6")
def test_thumbelinas_friend_has_all_gather_cards_again_in_the_next_round() -> None:
    table = round_of(pig(friend="thumbelina"), pig())
    choose(table, "field", "forest")
    table.seat(0).plays("yes", "draw", "draw")
    table.seat(1).plays("draw", "draw")
    table.seat(0).asked("commit", "gather field", "gather forest", "gather brickyard")


# Tom Thumb.


@clause("12.24")
def test_tom_thumb_may_take_a_resource_from_any_location() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig())
    table.seat(0).asked("where", "location field", "location forest", "location brickyard", "pass")
    table.plays("location brickyard").asked("commit")
    assert stores(table) == ["1 brick", "", ""]
    assert pile(table, "brickyard") == "2 brick"


@clause("12.24")
def test_tom_thumb_need_not_take_anything() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig())
    table.seat(0).plays("pass").asked("commit")
    assert stores(table) == ["", "", ""]
    assert [pile(table, place) for place in ("field", "forest", "brickyard")] == ["5 straw", "4 wood", "3 brick"]


@clause("12.24", "8.4")
def test_tom_thumb_chooses_what_to_take_from_the_market() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig(), pig())
    table.seat(0).offers("location market").plays("location market").asked("grab", *ANY)
    table.refuses("pass", "12.24", "must choose").plays("resource wood")
    assert store(table, 0) == "1 wood"
    assert pile(table, "market") == "1 straw 1 brick"


@clause("12.24", "8.4")
def test_tom_thumb_has_no_choice_on_a_market_with_one_kind() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig(), pig(), piles={"market": "1 straw 2 wood"})
    table.seat(0).plays("location market").asked("grab", "resource straw", "resource wood")
    table.refuses("resource brick", "12.24", "no brick")
    table = round_of(pig(friend="tom-thumb"), pig(), pig(), pig(), piles={"market": "2 wood"})
    table.seat(0).plays("location market").asked("commit")
    assert [store(table, 0), pile(table, "market")] == ["1 wood", "1 wood"]


@clause("12.24")
def test_tom_thumb_takes_nothing_from_an_empty_location() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig(), piles={"forest": "0 wood"})
    table.seat(0).asked("where", "location field", "location brickyard", "pass")
    table.refuses("location forest", "12.24", "nothing to take").refuses("location market", "8.4", "four players")


@clause("12.24")
def test_tom_thumb_asks_nothing_if_all_locations_are_empty() -> None:
    empty = {"field": "0 straw", "forest": "0 wood", "brickyard": "0 brick"}
    round_of(pig(friend="tom-thumb"), pig(), pig(), piles=empty).seat(0).asked("commit")


@clause("12.24", "8.1")
def test_tom_thumb_comes_after_the_prince() -> None:
    table = round_of(pig(friend="tom-thumb"), pig())
    assert pile(table, "brickyard") == "2 brick"
    table.seat(0).plays("location brickyard")
    assert [store(table, 0), pile(table, "brickyard")] == ["1 brick", "1 brick"]


@clause("12.24", "2.7", "11.26")
def test_what_tom_thumb_takes_is_not_gathered() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(hand="share-the-wealth"), pig())
    choose(table.seat(0).plays("location field"), "forest", "brickyard share-the-wealth", "brickyard")
    assert stores(table) == ["1 straw 4 wood", "1 brick", "1 brick"]


@clause("12.24", "5.3")
def test_what_tom_thumb_takes_is_missing_when_others_gather() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), pig())
    choose(table.seat(0).plays("location forest"), "field", "forest", "forest")
    assert stores(table) == ["5 straw 1 wood", "1 wood", "1 wood"]
    assert pile(table, "forest") == "1 wood"


# The Woodcutter.


@clause("12.25")
def test_the_woodcutter_gains_two_wood_and_puts_two_into_the_forest() -> None:
    table = building(pig("1 straw", friend="woodcutter"), pig(), piles={"forest": "1 wood"})
    table.seat(0).plays("special").shows("left", is_=1)
    assert stores(table) == ["1 straw 2 wood", ""]
    assert pile(table, "forest") == "3 wood"
    assert friends(table) == ["woodcutter", None]


@clause("12.25", "6.14")
def test_what_the_woodcutter_put_into_the_forest_lies_there_in_the_next_round() -> None:
    table = last_turn(pig(), pig(), pig(friend="woodcutter"), piles={"forest": "0 wood"})
    table.seat(2).plays("special").shows("round", is_=2)
    assert pile(table, "forest") == "6 wood"


@clause("12.25", "9.3")
@pytest.mark.parametrize("monster", ["big-bad-wolf", "bridge-troll", "dragon", "giant", "wolf"])
def test_the_woodcutter_can_be_discarded_to_stop_any_monster_from_afar(monster: str) -> None:
    victim = pig("2 straw 2 wood", hand="roar", friend="robin-hood", houses="straw-walls")
    table = round_of(pig(hand=monster), pig(friend="woodcutter"), victim)
    choose(table, f"forest {monster}", "brickyard", "field")
    table.seat(0).plays("location field")
    table.seat(1).asked("stop", "yes", "pass").plays("yes")
    table.seat(0).asked("menu").shows("friend_discard", is_=["woodcutter"]).shows("discard", is_=[monster])
    assert stores(table) == ["4 wood", "3 brick", "7 straw 2 wood"]
    assert [hand(table, 2), houses(table, 2)] == ["roar", "straw-walls"]
    assert friends(table) == [None, None, "robin-hood"]


@clause("12.25", "9.3", "11.9")
def test_the_woodcutter_need_not_stop_a_monster() -> None:
    table = round_of(pig(hand="dragon"), pig(friend="woodcutter"), pig("2 brick"))
    choose(table, "forest dragon", "brickyard", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("pass")
    assert stores(table) == ["4 wood", "3 brick", "5 straw"]
    assert friends(table) == [None, "woodcutter", None]


@clause("12.25", "9.3", "11.12")
def test_the_woodcutter_stops_a_giant_who_would_have_taken_him() -> None:
    table = round_of(pig(hand="giant"), pig("1 brick", friend="woodcutter", hand="roar"), pig())
    choose(table, "field giant", "field", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("yes")
    assert stores(table) == ["1 straw", "1 straw 1 brick", "1 straw"]
    assert hand(table, 1) == "roar"
    table.shows("friend_discard", is_=["woodcutter"])


@clause("12.25", "9.3", "11.32")
def test_nobody_is_asked_to_stop_a_monster_that_does_nothing() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig())
    choose(table, "forest wolf", "brickyard", "brickyard")
    table.seat(0).plays("location field").asked("menu")
    assert friends(table) == [None, "woodcutter", None]
    assert pile(table, "field") == "5 straw"


@clause("12.25", "12.17", "9.3", "2.3")
def test_those_who_can_stop_a_monster_are_asked_in_turn_order_until_one_does() -> None:
    table = round_of(pig(friend="woodcutter"), pig(hand="wolf"), pig(friend="red-riding-hood"), first=1)
    choose(table, "field", "forest wolf", "field")
    table.seat(1).plays("location field")
    table.seat(2).asked("stop").nobody(0).plays("pass")
    table.seat(0).asked("stop").plays("yes")
    assert friends(table) == [None, None, "red-riding-hood"]
    assert stores(table) == ["2 straw", "4 wood", "2 straw"]


@clause("12.25", "12.17", "9.3")
def test_a_monster_is_stopped_once() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(friend="red-riding-hood"))
    choose(table, "forest wolf", "field", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("yes").nobody(2)
    assert friends(table) == [None, None, "red-riding-hood"]
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]


@clause("12.25", "9.3", "11.4")
def test_a_monster_that_was_stopped_still_stands_there_to_run_from() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(hand="chinny-chin-chin"))
    choose(table, "forest wolf", "brickyard", "field chinny-chin-chin")
    table.seat(0).plays("location field")
    table.seat(1).plays("yes").shows("locations", 0, "monsters", is_=[{"card": "wolf", "seat": 0}])
    table.seat(2).asked("where", "location forest", "location brickyard", "pass").plays("pass")
    assert stores(table) == ["4 wood", "3 brick", "5 straw"]
    table.shows("locations", 0, "monsters", is_=[])


@clause("12.25", "9.3", "11.13")
def test_a_monster_that_was_stopped_still_ends_grandmas_house() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(), uniques={"field": ("grandmas-house", 1)})
    choose(table, "forest wolf", "brickyard", "field")
    table.seat(1).asked("stop").plays("yes")
    table.seat(2).asked("gain", *ANY).plays("resource brick", "resource brick")
    assert stores(table) == ["4 wood", "3 brick", "5 straw 2 brick"]
    assert sorted(table.table.view(None)["discard"]) == ["grandmas-house", "wolf"]


@clause("12.25", "9.3", "8.4", "11.32")
def test_the_woodcutter_saves_the_market() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(), pig())
    choose(table, "forest wolf", "brickyard", "market", "field")
    table.seat(0).plays("location market")
    table.seat(1).plays("yes")
    assert stores(table) == ["4 wood", "3 brick", "1 straw 1 wood 1 brick", "5 straw"]


@clause("12.25", "9.3", "12.7")
def test_a_pig_that_is_nowhere_is_not_hit_so_nobody_is_asked_to_stop_the_dragon() -> None:
    table = round_of(pig(hand="dragon"), pig(friend="woodcutter"), pig("4 brick", friend="gingerbread-man"))
    choose(table, "forest dragon", "brickyard", "field")
    table.seat(0).plays("location field")
    table.seat(2).plays("yes")
    table.seat(0).asked("menu")
    assert friends(table) == [None, "woodcutter", "gingerbread-man"]
    assert stores(table) == ["3 wood", "2 brick", "1 straw 1 wood 5 brick"]
