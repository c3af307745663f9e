"""Fables, one by one, from Little Helpers to Powerful Friends."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.forest import (
    BRICKYARD,
    FIELD,
    FOREST,
    KEYS,
    MARKET,
    actions,
    box,
    choose,
    clause,
    discarded,
    fable_deck,
    friend_deck,
    friends,
    hand,
    pig,
    round_of,
    store,
    stores,
    told,
    unique,
    written,
)

# Little Helpers.


@clause("11.17", "5.6")
def test_little_helpers_give_two_more_actions() -> None:
    table = round_of(pig(hand="little-helpers"), pig(), pig())
    choose(table, "field little-helpers", "forest", "brickyard")
    table.seat(0).asked("menu").shows("left", is_=4).shows("discard", is_=["little-helpers"])
    assert actions(table) == [4, 2, 2]


@clause("11.17", "6.12")
def test_the_two_more_actions_need_not_be_taken() -> None:
    table = round_of(pig(hand="little-helpers"), pig(), pig())
    choose(table, "field little-helpers", "forest", "brickyard")
    table.seat(0).plays("gain wood").refuses("pass", "6.1", "must be taken").plays("gain wood", "pass")
    table.seat(1).asked("menu").shows("left", is_=2)
    assert store(table, 0) == "5 straw 2 wood"


@clause("11.17")
def test_little_helpers_do_not_come_in_company() -> None:
    table = round_of(pig(hand="little-helpers"), pig(), pig())
    choose(table, "field little-helpers", "forest", "field")
    table.seat(0).shows("left", is_=2).shows("discard", is_=["little-helpers"])
    assert actions(table) == [2, 2, 2]


@clause("11.17", "12.7")
def test_little_helpers_find_nobody_who_is_nowhere() -> None:
    table = round_of(pig(hand="little-helpers", friend="gingerbread-man"), pig(), pig())
    choose(table, "field little-helpers", "forest", "brickyard")
    table.seat(0).asked("use", "yes", "pass").plays("yes")
    assert actions(table) == [2, 2, 2]


@clause("11.17", "12.7")
def test_a_pig_that_is_nowhere_is_no_company_for_little_helpers() -> None:
    table = round_of(pig(hand="little-helpers"), pig(friend="gingerbread-man"), pig())
    choose(table, "field little-helpers", "field", "brickyard")
    table.seat(1).plays("yes")
    assert actions(table) == [4, 2, 2]


@clause("11.17", "2.6")
def test_a_monster_is_no_company_for_little_helpers() -> None:
    table = round_of(pig(hand="little-helpers"), pig(hand="wolf"), pig())
    choose(table, "field little-helpers", "forest wolf", "brickyard")
    table.seat(1).plays("location field")
    assert stores(table) == ["", "4 wood", "3 brick"]
    assert actions(table) == [4, 2, 2]


@clause("11.17")
def test_both_little_helpers_can_come_in_one_round() -> None:
    table = round_of(pig(hand="little-helpers"), pig(hand="little-helpers"))
    choose(table, "field little-helpers", "forest little-helpers")
    assert discarded(table) == ["little-helpers", "little-helpers"]
    assert actions(table) == [4, 4]


@clause("11.17", "12.20", "2.3")
def test_little_helpers_and_the_seven_dwarves_help_together() -> None:
    table = round_of(pig(hand="little-helpers", friend="seven-dwarves"), pig(), pig())
    choose(table, "field little-helpers", "forest", "brickyard")
    table.seat(0).asked("order", "card little-helpers", "card seven-dwarves").plays("card little-helpers")
    assert actions(table) == [5, 2, 2]


@clause("11.17", "8.4")
def test_little_helpers_come_to_the_market_for_this_round_only() -> None:
    table = round_of(pig(hand="little-helpers"), pig(), pig(), pig())
    choose(table, "market little-helpers", "forest", "brickyard", "forest")
    assert stores(table) == ["1 straw 1 wood 1 brick", "2 wood", "3 brick", "2 wood"]
    assert actions(table) == [4, 2, 2, 2]
    choose(table, "market", "forest", "brickyard", "forest")
    assert actions(table) == [2, 2, 2, 2]


# Lonely Castle.


@clause("11.18", "9.5", "4.2")
def test_a_lonely_castle_gives_one_of_each_in_the_round_it_is_laid_and_stays() -> None:
    table = round_of(pig(hand="lonely-castle"), pig(), pig())
    choose(table, "field lonely-castle", "forest", "brickyard")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard")
    table.plays("location brickyard")
    assert stores(table) == ["5 straw", "4 wood", "1 straw 1 wood 4 brick"]
    table.shows("locations", BRICKYARD, "unique", is_="lonely-castle").shows("locations", BRICKYARD, "layer", is_=0)
    table.shows("discard", is_=[])


@clause("11.18", "9.5")
def test_a_unique_location_must_be_laid_where_there_is_none() -> None:
    table = round_of(pig(hand="lonely-castle"), pig(), pig(), uniques={"field": ("royal-wedding", 1)})
    choose(table, "field lonely-castle", "field", "field")
    table.seat(0).asked("where", "location forest", "location brickyard")
    table.refuses("location field", "9.5", "unique location").refuses("location market", "8.4", "four players")
    table.refuses("pass", "11.18", "must choose").plays("location forest")
    assert [unique(table, FIELD), unique(table, FOREST)] == ["royal-wedding", "lonely-castle"]


@clause("11.18")
def test_two_of_three_players_are_not_alone_in_the_castle_and_do_not_end_it() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"field": ("lonely-castle", 0)})
    choose(table, "field", "field", "forest")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]
    table.shows("locations", FIELD, "unique", is_="lonely-castle").shows("discard", is_=[])


@clause("11.18", "9.6")
def test_an_empty_castle_gives_nothing_and_stays() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"brickyard": ("lonely-castle", 0)})
    choose(table, "field", "field", "forest")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]
    table.shows("locations", BRICKYARD, "unique", is_="lonely-castle")


@clause("11.18", "9.6")
def test_three_players_end_the_castle() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"field": ("lonely-castle", 0)})
    choose(table, "field", "field", "field")
    assert stores(table) == ["1 straw", "1 straw", "1 straw"]
    table.shows("locations", FIELD, "unique", is_=None).shows("locations", FIELD, "layer", is_=None)
    table.shows("discard", is_=["lonely-castle"])


@clause("11.18", "9.6")
def test_both_of_two_players_end_the_castle() -> None:
    table = round_of(pig(), pig(), uniques={"field": ("lonely-castle", 1)})
    choose(table, "field", "field")
    assert stores(table) == ["2 straw", "2 straw"]
    table.shows("locations", FIELD, "unique", is_=None).shows("discard", is_=["lonely-castle"])


@clause("11.18")
def test_one_of_two_players_is_alone_in_the_castle() -> None:
    table = round_of(pig(), pig(), uniques={"field": ("lonely-castle", 1)})
    choose(table, "field", "forest")
    assert stores(table) == ["6 straw 1 wood 1 brick", "4 wood"]
    table.shows("locations", FIELD, "unique", is_="lonely-castle")


@clause("11.18", "8.4")
def test_of_four_players_two_do_not_end_a_castle_on_the_market() -> None:
    table = round_of(pig(), pig(), pig(), pig(), uniques={"market": ("lonely-castle", 3)}, piles={"market": "1 brick"})
    choose(table, "market", "market", "forest", "brickyard")
    assert stores(table) == ["", "", "4 wood", "3 brick"]
    table.shows("locations", MARKET, "unique", is_="lonely-castle")


@clause("11.18", "8.4")
def test_of_four_players_three_end_a_castle_on_the_market() -> None:
    table = round_of(pig(), pig(), pig(), pig(), uniques={"market": ("lonely-castle", 3)}, piles={"market": "1 brick"})
    choose(table, "market", "market", "market", "brickyard")
    table.shows("locations", MARKET, "unique", is_=None).shows("discard", is_=["lonely-castle"])


@clause("11.18", "8.4")
def test_a_pig_alone_in_a_castle_on_the_market_gains_on_top_of_what_it_gathers() -> None:
    table = round_of(pig(), pig(), pig(), pig(), uniques={"market": ("lonely-castle", 3)})
    choose(table, "market", "field", "forest", "brickyard")
    assert stores(table) == ["2 straw 2 wood 2 brick", "5 straw", "4 wood", "3 brick"]


@clause("11.18", "12.7")
def test_a_pig_that_is_nowhere_is_not_in_the_castle() -> None:
    table = round_of(pig(), pig(friend="gingerbread-man"), uniques={"field": ("lonely-castle", 0)})
    choose(table, "field", "field")
    table.seat(1).plays("yes")
    assert stores(table) == ["5 straw 1 wood 1 brick", "1 straw 1 wood 1 brick"]
    table.shows("locations", FIELD, "unique", is_="lonely-castle")


@clause("11.18", "2.6")
def test_a_monster_in_the_castle_is_no_company() -> None:
    table = round_of(pig(), pig(hand="wolf"), pig(), uniques={"field": ("lonely-castle", 2)})
    choose(table, "field", "forest wolf", "brickyard")
    table.seat(1).plays("location field")
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 wood", "3 brick"]


@clause("11.18", "11.28", "2.4")
def test_a_castle_acts_in_the_turn_of_who_laid_it() -> None:
    table = round_of(pig(due="taxation"), pig(), pig(), uniques={"brickyard": ("lonely-castle", 1)})
    choose(table, "field", "field", "brickyard")
    assert stores(table) == ["2 straw", "2 straw", "1 straw 1 wood 3 brick"]


@clause("11.18", "11.28", "2.3", "2.4")
def test_who_has_laid_a_castle_and_a_tax_chooses_which_comes_first() -> None:
    table = round_of(pig(due="taxation"), pig(), pig(), uniques={"brickyard": ("lonely-castle", 0)})
    choose(table, "field", "field", "brickyard")
    table.seat(0).asked("order", "card lonely-castle", "card taxation").plays("card lonely-castle")
    assert stores(table) == ["2 straw", "2 straw", "1 straw 1 wood 1 brick"]


@clause("11.18", "9.5")
def test_a_castle_for_which_no_location_is_free_is_discarded_at_once() -> None:
    uniques = {"field": ("lonely-castle", 0), "forest": ("lonely-castle", 1), "brickyard": ("royal-wedding", 2)}
    rules = box(lonely_castle=3, royal_wedding=1, wolf=5)
    table = round_of(pig(hand="lonely-castle"), pig(hand="wolf"), pig(), uniques=uniques, rules=rules)
    choose(table, "brickyard lonely-castle", "brickyard wolf", "brickyard")
    table.seat(1).asked("where").shows("discard", is_=["lonely-castle"]).plays("location field")
    assert stores(table) == ["1 brick", "1 brick", "1 brick"]
    assert [unique(table, place) for place in (FIELD, FOREST)] == ["lonely-castle", "lonely-castle"]
    assert discarded(table) == ["lonely-castle", "wolf"]


# Magic Flute.


@clause("11.19", "5.6")
def test_a_magic_flute_takes_all_monsters_before_they_are_laid() -> None:
    table = round_of(pig(hand="giant"), pig(hand="magic-flute"), pig(hand="wolf"))
    choose(table, "field giant", "forest magic-flute", "brickyard wolf")
    table.seat(0).asked("menu").shows("discard", is_=["magic-flute"])
    assert [hand(table, seat) for seat in range(3)] == ["", "giant wolf", ""]
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]
    assert told(table, "laid") == []


@clause("11.19")
def test_a_magic_flute_without_monsters_takes_nothing() -> None:
    table = round_of(pig(hand="magic-flute"), pig(hand="little-helpers"), pig(hand="wolf"))
    choose(table, "field magic-flute", "forest little-helpers", "brickyard")
    assert [hand(table, seat) for seat in range(3)] == ["", "", "wolf"]
    assert discarded(table) == ["little-helpers", "magic-flute"]


@clause("11.19", "2.3")
def test_of_two_flutes_the_earlier_in_turn_order_takes_all_monsters() -> None:
    table = round_of(pig(hand="magic-flute"), pig(hand="wolf"), pig(hand="magic-flute"), pig(hand="dragon"), first=1)
    choose(table, "field magic-flute", "forest wolf", "brickyard magic-flute", "market dragon")
    assert [hand(table, seat) for seat in range(4)] == ["", "", "dragon wolf", ""]
    assert discarded(table) == ["magic-flute", "magic-flute"]


@clause("11.19", "11.4", "4.1")
def test_a_monster_taken_by_a_flute_was_played_all_the_same() -> None:
    table = round_of(pig(hand="magic-flute"), pig(hand="wolf"), pig(hand="chinny-chin-chin"))
    choose(table, "field magic-flute", "forest wolf", "brickyard chinny-chin-chin")
    assert [hand(table, seat) for seat in range(3)] == ["wolf", "", ""]


@clause("11.19", "3.4")
def test_everybody_knows_what_a_flute_took_and_nothing_else_of_that_hand() -> None:
    table = round_of(pig(hand="magic-flute roar"), pig(hand="wolf"), pig())
    choose(table, "field magic-flute", "forest wolf", "brickyard")
    assert [table.table.view(seat)["known"][0] for seat in (1, 2)] == [["wolf"], ["wolf"]]
    table.shows("players", 0, "hand", is_=2).shows("players", 1, "hand", is_=0)


@clause("11.19", "9.1")
def test_a_monster_taken_by_a_flute_can_be_played_in_the_next_round() -> None:
    table = round_of(pig(hand="magic-flute"), pig(hand="wolf"), pig())
    choose(table, "field magic-flute", "forest wolf", "brickyard")
    actions(table)
    choose(table, "field wolf", "forest", "brickyard")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location forest")
    assert stores(table) == ["12 straw", "2 straw 4 wood", "2 straw 6 brick"]
    assert discarded(table) == ["magic-flute", "wolf"]


@clause("11.19", "11.13", "13.7")
@pytest.mark.parametrize(("rule", "stays"), [("on_location", True), ("any_played", False)])
def test_fluted_monsters_do_not_come_to_grandmas_house_but_were_played(rule: str, stays: bool) -> None:
    uniques = {"brickyard": ("grandmas-house", 2)}
    table = round_of(pig(hand="magic-flute"), pig(hand="wolf"), pig(), uniques=uniques, rules={"grandma_discard": rule})
    choose(table, "field magic-flute", "forest wolf", "field")
    assert unique(table, BRICKYARD) == ("grandmas-house" if stays else None)
    assert discarded(table) == (["magic-flute"] if stays else ["grandmas-house", "magic-flute"])


@clause("11.19", "12.21")
def test_a_flute_takes_a_monster_that_was_dreamt_of() -> None:
    deck = fable_deck("wolf", "magic-flute")
    table = round_of(pig(hand="magic-flute"), pig(), pig(friend="sleeping-beauty"), deck=deck)
    table.seat(2).plays("seat 1")
    choose(table, "field magic-flute", "forest", "brickyard")
    assert hand(table, 0) == "wolf"
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]


# Mysterious Stranger.


@clause("11.20", "7.1", "5.6")
def test_a_mysterious_stranger_is_shown_and_can_be_kept() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig(), friend_deck=friend_deck("goldilocks"))
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).asked("offer", "keep", "seat 1", "seat 2").shows("offer", is_=["goldilocks"]).plays("keep")
    assert friends(table) == ["goldilocks", None, None]
    table.shows("friend_deck", is_=24).shows("offer", is_=[]).shows("discard", is_=["mysterious-stranger"])


@clause("11.20", "7.1", "7.2")
def test_a_mysterious_stranger_can_be_given_to_somebody_who_has_a_friend() -> None:
    deck = friend_deck("goldilocks", "jack-the-giant-slayer robin-hood")
    table = round_of(
        pig(hand="mysterious-stranger", friend="jack-the-giant-slayer"),
        pig(friend="robin-hood"),
        pig(),
        friend_deck=deck,
    )
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("seat 1").shows("friend_discard", is_=["robin-hood"])
    assert friends(table) == ["jack-the-giant-slayer", "goldilocks", None]


@clause("11.20", "7.2")
def test_who_keeps_the_mysterious_stranger_discards_the_friend_of_before() -> None:
    deck = friend_deck("goldilocks", "robin-hood")
    table = round_of(pig(hand="mysterious-stranger", friend="robin-hood"), pig(), pig(), friend_deck=deck)
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("keep").shows("friend_discard", is_=["robin-hood"])
    assert friends(table) == ["goldilocks", None, None]


@clause("11.20", "7.1")
def test_a_mysterious_stranger_cannot_be_sent_away() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig())
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).refuses("pass", "7.1", "must choose").refuses("seat 0", "7.1", "cannot be chosen")
    table.refuses("seat 3", "7.1", "cannot be chosen")


@clause("11.20")
def test_a_mysterious_stranger_does_not_come_in_company() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig())
    choose(table, "field mysterious-stranger", "field", "brickyard")
    table.seat(0).asked("menu").shows("friend_deck", is_=25).shows("discard", is_=["mysterious-stranger"])


@clause("11.20", "12.7")
def test_a_mysterious_stranger_finds_nobody_who_is_nowhere() -> None:
    table = round_of(pig(hand="mysterious-stranger", friend="gingerbread-man"), pig(), pig())
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("yes").asked("menu").shows("friend_deck", is_=24)
    assert friends(table) == ["gingerbread-man", None, None]


@clause("11.20", "1.8")
def test_a_mysterious_stranger_comes_from_the_discards_when_the_deck_is_empty() -> None:
    pigs = [pig(hand="mysterious-stranger"), pig(), pig()]
    table = round_of(*pigs, friend_deck="", friend_discard=friend_deck(elsewhere="").split())
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).asked("offer").shows("friend_deck", is_=24).shows("friend_discard", is_=[])


@clause("11.20", "12.13")
def test_the_little_mermaid_as_a_stranger_takes_a_gather_card_of_whoever_gets_her() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig(), friend_deck=friend_deck("little-mermaid"))
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("seat 2")
    table.seat(2).asked("tuck", "gather field", "gather forest", "gather brickyard").plays("gather field")
    assert written(table, 2)["tucked"] == ["field"]
    table.seat(0).asked("menu")


@clause("11.20", "12.8", "2.3", "7.3")
def test_a_friend_who_was_replaced_by_the_stranger_does_not_act_any_more() -> None:
    deck = friend_deck("goldilocks", "golden-goose")
    table = round_of(pig(hand="mysterious-stranger", friend="golden-goose"), pig(), pig(), friend_deck=deck)
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).asked("order", "card mysterious-stranger", "card golden-goose").plays("card mysterious-stranger")
    table.plays("keep").asked("menu")
    assert store(table, 0) == "5 straw"


@clause("11.20", "12.8", "2.3")
def test_a_friend_can_act_before_the_stranger_comes() -> None:
    deck = friend_deck("goldilocks", "golden-goose")
    table = round_of(pig(hand="mysterious-stranger", friend="golden-goose"), pig(), pig(), friend_deck=deck)
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("card golden-goose", "resource brick", "keep").asked("menu")
    assert store(table, 0) == "5 straw 1 brick"
    table.shows("friend_discard", is_=["golden-goose"])


@clause("11.20", "1.8")
def test_no_stranger_comes_when_there_is_no_friend_left() -> None:
    rules = box(mysterious_stranger=1, roar=5, robin_hood=1)
    table = round_of(pig(hand="mysterious-stranger"), pig(friend="robin-hood"), pig(), rules=rules)
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).asked("menu").shows("discard", is_=["mysterious-stranger"])
    assert friends(table) == [None, "robin-hood", None]


# Night of Revelry.


@clause("11.21", "5.6")
def test_a_night_of_revelry_brings_a_friend_of_choice_and_one_for_everybody() -> None:
    deck = friend_deck("goldilocks puss-in-boots robin-hood")
    table = round_of(pig(hand="night-of-revelry"), pig(), pig(), friend_deck=deck)
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).asked("friend", "card goldilocks", "card puss-in-boots", "card robin-hood")
    table.shows("offer", is_=["goldilocks", "puss-in-boots", "robin-hood"]).plays("card puss-in-boots")
    assert friends(table)[0] == "puss-in-boots"
    assert set(friends(table)[1:]) == {"goldilocks", "robin-hood"}
    table.shows("friend_deck", is_=22).shows("offer", is_=[]).shows("discard", is_=["night-of-revelry"])


@clause("11.21")
def test_after_a_revelry_the_others_friends_are_dealt_by_chance() -> None:
    deck = friend_deck("goldilocks puss-in-boots robin-hood")
    dealt: set[str] = set()
    for dice in KEYS:
        table = round_of(pig(hand="night-of-revelry"), pig(), pig(), friend_deck=deck, dice=dice)
        choose(table, "field night-of-revelry", "forest", "brickyard").seat(0).plays("card puss-in-boots")
        dealt.add(" ".join(map(str, friends(table))))
    assert dealt == {"puss-in-boots goldilocks robin-hood", "puss-in-boots robin-hood goldilocks"}


@clause("11.21", "7.2")
def test_everybody_must_take_the_new_friend_of_a_revelry() -> None:
    deck = friend_deck("goldilocks robin-hood", "snow-white hansel-and-gretel")
    pigs = [pig(hand="night-of-revelry", friend="hansel-and-gretel"), pig(friend="snow-white")]
    table = round_of(*pigs, friend_deck=deck)
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).asked("friend", "card goldilocks", "card robin-hood").plays("card goldilocks")
    assert friends(table) == ["goldilocks", "robin-hood"]
    assert sorted(table.table.view(None)["friend_discard"]) == ["hansel-and-gretel", "snow-white"]


@clause("11.21")
def test_the_new_friend_of_a_revelry_can_be_neither_given_away_nor_left() -> None:
    table = round_of(pig(hand="night-of-revelry"), pig(), friend_deck=friend_deck("goldilocks robin-hood"))
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).refuses("seat 1", "7.1", "does not answer").refuses("pass", "7.1", "must choose")
    table.refuses("card jack-the-giant-slayer", "7.1", "not among")


@clause("11.21", "8.4")
def test_four_players_revel_with_four_friends() -> None:
    deck = friend_deck("goldilocks puss-in-boots robin-hood hansel-and-gretel")
    table = round_of(pig(), pig(hand="night-of-revelry"), pig(), pig(), friend_deck=deck)
    choose(table, "field", "forest night-of-revelry", "brickyard", "market")
    table.seat(1).plays("card robin-hood")
    assert friends(table)[1] == "robin-hood"
    assert {*friends(table)} == {"goldilocks", "puss-in-boots", "robin-hood", "hansel-and-gretel"}
    table.shows("friend_deck", is_=21)


@clause("11.21", "12.12")
def test_a_friend_of_a_revelry_acts_in_the_rest_of_the_round() -> None:
    table = round_of(pig(hand="night-of-revelry"), pig(), friend_deck=friend_deck("jack-the-giant-slayer robin-hood"))
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).plays("card jack-the-giant-slayer").asked("menu")
    assert stores(table) == ["7 straw", "4 wood"]


@clause("11.21", "12.1", "3.3")
def test_a_friend_of_a_revelry_does_not_catch_up_on_the_start_of_the_round() -> None:
    table = round_of(pig(hand="night-of-revelry"), pig(), friend_deck=friend_deck("aladdin robin-hood"))
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).plays("card aladdin").asked("menu")
    assert stores(table) == ["5 straw", "4 wood"]


@clause("11.21", "12.1", "7.3")
def test_a_friend_who_leaves_for_a_revelry_keeps_no_promise() -> None:
    deck = friend_deck("goldilocks robin-hood", "aladdin")
    table = round_of(pig(hand="night-of-revelry"), pig(friend="aladdin"), friend_deck=deck)
    table.seat(1).asked("guess", "alone", "together").plays("alone")
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).plays("card goldilocks").asked("menu")
    assert stores(table) == ["5 straw", "4 wood"]


@clause("11.21", "12.1", "12.7", "7.3")
def test_what_a_friend_was_told_means_nothing_to_the_friend_after_it() -> None:
    deck = friend_deck("goldilocks gingerbread-man", "aladdin")
    table = round_of(pig(hand="night-of-revelry"), pig(friend="aladdin"), friend_deck=deck)
    table.seat(1).plays("alone")
    choose(table, "field night-of-revelry", "forest").seat(0).plays("card goldilocks")
    table.seat(1).asked("use", "yes", "pass").plays("pass")
    assert stores(table) == ["5 straw", "4 wood"]


@clause("11.21", "1.8")
def test_a_revelry_mixes_the_discarded_friends_when_the_deck_is_short() -> None:
    away = friend_deck(elsewhere="goldilocks").split()
    table = round_of(pig(hand="night-of-revelry"), pig(), pig(), friend_deck="goldilocks", friend_discard=away)
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).offers("card goldilocks").shows("friend_deck", is_=22).shows("friend_discard", is_=[])
    assert len(table.table.view(None)["offer"]) == 3


@clause("11.21", "12.16")
def test_what_lies_on_rapunzel_is_lost_when_a_revelry_replaces_her() -> None:
    deck = friend_deck("goldilocks robin-hood", "rapunzel")
    table = round_of(pig(hand="night-of-revelry"), pig(friend="rapunzel"), friend_deck=deck, tower={"wood": 4})
    table.seat(1).plays("resource straw").shows("tower", is_={"straw": 2, "wood": 4, "brick": 0})
    choose(table, "field night-of-revelry", "forest").seat(0).plays("card goldilocks")
    table.shows("tower", is_={"straw": 0, "wood": 0, "brick": 0}).shows("friend_discard", is_=["rapunzel"])
    assert stores(table) == ["5 straw", "4 wood"]


@clause("11.21", "12.13")
def test_the_little_mermaid_of_a_revelry_does_not_undo_what_was_chosen() -> None:
    table = round_of(pig(hand="night-of-revelry"), pig(), friend_deck=friend_deck("little-mermaid robin-hood"))
    choose(table, "field night-of-revelry", "forest")
    table.seat(0).plays("card little-mermaid").asked("tuck", "gather field", "gather forest", "gather brickyard")
    table.plays("gather field").asked("menu")
    assert stores(table) == ["5 straw", "4 wood"]
    actions(table)
    table.seat(0).asked("commit", "gather forest", "gather brickyard").refuses("gather field", "12.13", "Mermaid")


@clause("11.21", "12.13")
def test_a_revelry_frees_what_lay_under_the_little_mermaid() -> None:
    deck = friend_deck("goldilocks robin-hood", "little-mermaid")
    pigs = [pig(hand="night-of-revelry"), pig(friend="little-mermaid", tucked=["brickyard"])]
    table = round_of(*pigs, friend_deck=deck)
    table.seat(1).asked("commit", "gather field", "gather forest")
    choose(table, "field night-of-revelry", "forest").seat(0).plays("card goldilocks")
    assert table.table.view(1)["usable"] == ["field", "forest", "brickyard"]


@clause("11.21", "1.8")
def test_a_revelry_with_too_few_friends_leaves_out_the_last_in_turn_order() -> None:
    rules = box(night_of_revelry=1, roar=5, goldilocks=1, robin_hood=1)
    table = round_of(pig(), pig(hand="night-of-revelry"), pig(), rules=rules)
    choose(table, "field", "forest night-of-revelry", "brickyard")
    table.seat(1).asked("friend", "card goldilocks", "card robin-hood").plays("card robin-hood")
    assert friends(table) == ["goldilocks", "robin-hood", None]


@clause("11.21", "7.2", "1.8")
def test_a_revelry_without_friends_changes_nothing() -> None:
    rules = box(night_of_revelry=1, roar=5, robin_hood=1)
    table = round_of(pig(), pig(hand="night-of-revelry"), pig(friend="robin-hood"), rules=rules)
    choose(table, "field", "forest night-of-revelry", "brickyard")
    assert friends(table) == [None, None, "robin-hood"]
    assert discarded(table) == ["night-of-revelry"]


# Powerful Friends.


@clause("11.22", "5.6")
def test_powerful_friends_take_an_action_from_an_opponent_here() -> None:
    table = round_of(pig(hand="powerful-friends"), pig(), pig())
    choose(table, "field powerful-friends", "field", "forest")
    table.seat(0).shows("left", is_=3).shows("discard", is_=["powerful-friends"])
    assert actions(table) == [3, 1, 2]


@clause("11.22")
def test_powerful_friends_take_an_action_from_everybody_here() -> None:
    table = round_of(pig(), pig(hand="powerful-friends"), pig(), pig(), piles={"market": "1 straw"})
    choose(table, "market", "market powerful-friends", "market", "market")
    assert actions(table) == [1, 5, 1, 1]


@clause("11.22")
def test_powerful_friends_do_nothing_without_an_opponent_here() -> None:
    table = round_of(pig(hand="powerful-friends"), pig(), pig())
    choose(table, "field powerful-friends", "forest", "forest")
    assert actions(table) == [2, 2, 2]
    assert discarded(table) == ["powerful-friends"]


@clause("11.22", "6.12", "6.1")
def test_what_powerful_friends_give_need_not_be_used_but_what_they_leave_must_be() -> None:
    table = round_of(pig(hand="powerful-friends"), pig())
    choose(table, "field powerful-friends", "field")
    table.seat(0).plays("gain wood").refuses("pass", "6.1").plays("gain wood", "pass")
    table.seat(1).shows("left", is_=1).refuses("pass", "6.1", "must be taken").plays("gain wood")
    assert stores(table) == ["2 straw 2 wood", "2 straw 1 wood"]
    table.seat(1).asked("commit")


@clause("11.22")
def test_powerful_friends_against_each_other_come_out_even() -> None:
    table = round_of(pig(hand="powerful-friends"), pig(hand="powerful-friends"))
    choose(table, "field powerful-friends", "field powerful-friends")
    assert actions(table) == [2, 2]


@clause("11.22", "13.8")
@pytest.mark.parametrize(("rule", "third"), [("no_stack", 1), ("stack", 0)])
def test_two_powerful_friends_take_one_action_from_a_player_or_one_each(rule: str, third: int) -> None:
    pigs = [pig(hand="powerful-friends"), pig(hand="powerful-friends"), pig()]
    table = round_of(*pigs, rules={"powerful_friends": rule})
    choose(table, "field powerful-friends", "field powerful-friends", "field")
    assert actions(table) == [3, 3, third]


@clause("11.22", "13.8")
def test_no_number_of_powerful_friends_takes_more_actions_than_there_are() -> None:
    rules = {"powerful_friends": "stack", **box(powerful_friends=3, wolf=5)}
    friendly = [pig(hand="powerful-friends") for _ in range(3)]
    table = round_of(*friendly, pig(), rules=rules)
    choose(table, "field powerful-friends", "field powerful-friends", "field powerful-friends", "field")
    assert actions(table) == [3, 3, 3, 0]


@clause("11.22", "13.8", "13.2")
def test_in_the_polish_edition_two_powerful_friends_leave_nothing_to_do() -> None:
    table = round_of(pig(hand="powerful-friends"), pig(hand="powerful-friends"), pig(), edition="pl")
    choose(table, "field powerful-friends", "field powerful-friends", "field")
    table.seat(0).asked("menu").offers("pass")
    assert actions(table) == [3, 3, 0]


@clause("11.22", "12.7")
def test_powerful_friends_find_nobody_for_a_pig_that_is_nowhere() -> None:
    table = round_of(pig(hand="powerful-friends", friend="gingerbread-man"), pig(), pig())
    choose(table, "field powerful-friends", "field", "field")
    table.seat(0).plays("yes")
    assert actions(table) == [2, 2, 2]


@clause("11.22", "12.7")
def test_powerful_friends_do_not_find_a_pig_that_is_nowhere() -> None:
    table = round_of(pig(hand="powerful-friends"), pig(friend="gingerbread-man"), pig())
    choose(table, "field powerful-friends", "field", "field")
    table.seat(1).plays("yes")
    assert actions(table) == [3, 2, 1]


@clause("11.22")
def test_powerful_friends_are_powerful_for_one_round() -> None:
    table = round_of(pig(hand="powerful-friends"), pig())
    choose(table, "field powerful-friends", "field")
    assert actions(table) == [3, 1]
    choose(table, "field", "field")
    assert actions(table) == [2, 2]
