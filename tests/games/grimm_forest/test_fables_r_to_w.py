"""Fables, one by one, from Roar to the Wolf."""

from __future__ import annotations

import pytest

from tests.games.grimm_forest.forest import (
    BARE,
    FIELD,
    FOREST,
    KEYS,
    actions,
    choose,
    clause,
    discarded,
    fable_deck,
    friends,
    hand,
    pig,
    pile,
    round_of,
    store,
    stores,
    told,
    where,
    written,
)

# Roar.


@clause("11.23", "5.1", "5.6")
def test_a_roar_drives_an_opponent_here_anywhere_before_gathering() -> None:
    found: dict[str, list[str]] = {}
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(), pig(), dice=dice)
        choose(table, "field roar", "field", "brickyard").shows("discard", is_=["roar"])
        assert [where(table, 0), where(table, 2)] == ["field", "brickyard"]
        found[where(table, 1)] = stores(table)
    assert found == {
        "field": ["2 straw", "2 straw", "3 brick"],
        "forest": ["5 straw", "4 wood", "3 brick"],
        "brickyard": ["5 straw", "1 brick", "1 brick"],
    }


@clause("11.23", "13.3")
def test_a_late_roar_drives_an_opponent_away_after_gathering() -> None:
    found: set[str] = set()
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(), pig(), dice=dice, rules={"roar_window": "end_gather"})
        choose(table, "field roar", "field", "brickyard")
        assert stores(table) == ["2 straw", "2 straw", "3 brick"]
        found.add(where(table, 1))
    assert found == {"field", "forest", "brickyard"}


@clause("11.23", "13.3", "11.17", "2.3")
def test_a_late_roar_counts_for_what_acts_after_it() -> None:
    found: dict[str, int] = {}
    for dice in KEYS:
        pigs = [pig(hand="roar"), pig(hand="little-helpers"), pig(friend="gingerbread-man")]
        table = round_of(*pigs, dice=dice, edition="pl")
        choose(table, "field roar", "field little-helpers", "forest").seat(2).plays("yes")
        place = where(table, 1)
        found[place] = actions(table)[1]
    assert found == {"field": 2, "forest": 4, "brickyard": 4}


@clause("11.23")
def test_a_roar_with_nobody_here_moves_nobody() -> None:
    table = round_of(pig(hand="roar"), pig(), pig())
    choose(table, "field roar", "forest", "forest").shows("discard", is_=["roar"])
    assert [where(table, seat) for seat in range(3)] == ["field", "forest", "forest"]
    assert told(table, "moved") == []


@clause("11.23")
def test_a_roar_drives_everybody_here_each_by_a_card_of_their_own() -> None:
    found: set[tuple[str, str]] = set()
    for number in range(40):
        table = round_of(pig(hand="roar"), pig(), pig(), dice={"key": f"{number:064x}"})
        choose(table, "field roar", "field", "field")
        assert where(table, 0) == "field"
        found.add((where(table, 1), where(table, 2)))
    places = ("field", "forest", "brickyard")
    assert found == {(one, two) for one in places for two in places}


@clause("11.23", "8.4")
def test_a_roar_can_drive_a_pig_to_or_from_the_market() -> None:
    found: set[str] = set()
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(), pig(), pig(), dice=dice, piles={"market": "1 straw"})
        choose(table, "market roar", "market", "field", "forest")
        found.add(where(table, 1))
    assert found == {"field", "forest", "brickyard", "market"}


@clause("11.23", "12.13")
def test_a_roar_does_not_draw_a_card_under_the_little_mermaid() -> None:
    found: set[str] = set()
    for dice in KEYS:
        mermaid = pig(friend="little-mermaid", tucked=["brickyard"])
        table = round_of(pig(hand="roar"), mermaid, pig(), dice=dice)
        choose(table, "field roar", "field", "forest")
        found.add(where(table, 1))
    assert found == {"field", "forest"}


@clause("11.23", "12.7")
def test_nobody_who_is_nowhere_hears_a_roar() -> None:
    table = round_of(pig(hand="roar"), pig(friend="gingerbread-man"), pig())
    choose(table, "field roar", "field", "forest")
    table.seat(1).plays("yes")
    assert [where(table, seat) for seat in range(3)] == ["field", None, "forest"]
    assert stores(table) == ["4 straw", "1 straw 1 wood 1 brick", "3 wood"]


@clause("11.23", "12.7")
def test_nobody_hears_the_roar_of_a_pig_that_is_nowhere() -> None:
    table = round_of(pig(hand="roar", friend="gingerbread-man"), pig(), pig())
    choose(table, "field roar", "field", "field")
    table.seat(0).plays("yes").shows("discard", is_=["roar"])
    assert [where(table, seat) for seat in range(3)] == [None, "field", "field"]


@clause("11.23", "11.32", "2.3")
def test_a_wolf_that_has_acted_does_not_act_again_after_a_roar() -> None:
    found: dict[str, str] = {}
    for dice in KEYS:
        table = round_of(pig(hand="wolf"), pig(hand="roar"), pig(), dice=dice)
        choose(table, "brickyard wolf", "field roar", "field").seat(0).plays("location forest")
        found[where(table, 2)] = store(table, 2)
    assert found == {"field": "2 straw", "forest": "4 wood", "brickyard": "1 brick"}


@clause("11.23", "11.32", "2.3")
def test_a_roar_can_drive_a_pig_to_a_wolf_that_acts_later() -> None:
    found: dict[str, str] = {}
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(hand="wolf"), pig(), dice=dice)
        choose(table, "field roar", "brickyard wolf", "field").seat(1).plays("location forest")
        found[where(table, 2)] = store(table, 2) + " of " + pile(table, "forest")
    assert found == {"field": "2 straw of 4 wood", "forest": " of ", "brickyard": "1 brick of 4 wood"}


@clause("11.23", "11.18")
def test_after_a_roar_somebody_can_be_alone() -> None:
    found: dict[str, str] = {}
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(), pig(), uniques={"field": ("lonely-castle", 2)}, dice=dice)
        choose(table, "field roar", "field", "forest")
        found[where(table, 1)] = store(table, 0)
    alone = "6 straw 1 wood 1 brick"
    assert found == {"field": "2 straw", "forest": alone, "brickyard": alone}


# Royal Wedding.


@clause("11.24", "9.5", "2.4")
def test_a_royal_wedding_costs_everybody_who_is_not_here_a_resource_of_their_choice() -> None:
    table = round_of(pig(hand="royal-wedding"), pig(), pig("1 straw"))
    choose(table, "field royal-wedding", "forest", "brickyard")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location forest")
    table.seat(2).asked("lose", "resource straw", "resource brick").plays("resource straw")
    assert stores(table) == ["4 straw", "4 wood", "3 brick"]
    table.shows("locations", FOREST, "unique", is_="royal-wedding").shows("locations", FOREST, "layer", is_=0)
    table.shows("discard", is_=[])


@clause("11.24", "2.3", "2.4")
def test_guests_who_are_missing_choose_in_turn_order() -> None:
    pigs = [pig("1 wood"), pig("1 wood"), pig("1 wood")]
    table = round_of(*pigs, uniques={"brickyard": ("royal-wedding", 0)}, first=2)
    choose(table, "field", "brickyard", "field")
    table.seat(2).asked("lose", "resource straw", "resource wood").nobody(0).plays("resource wood")
    table.seat(0).asked("lose", "resource straw", "resource wood").plays("resource straw")
    assert stores(table) == ["1 straw 1 wood", "1 wood 3 brick", "2 straw"]


@clause("11.24")
def test_the_choice_of_what_a_royal_wedding_costs_cannot_be_left() -> None:
    table = round_of(pig("1 wood"), pig(), pig(), uniques={"forest": ("royal-wedding", 1)})
    choose(table, "field", "forest", "forest")
    table.seat(0).refuses("pass", "11.24", "must choose").refuses("resource brick", "11.24", "no brick")


@clause("11.24", "9.6")
def test_a_royal_wedding_without_guests_costs_everybody_and_is_over() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"forest": ("royal-wedding", 1)})
    choose(table, "field", "field", "brickyard")
    assert stores(table) == ["1 straw", "1 straw", "2 brick"]
    table.shows("locations", FOREST, "unique", is_=None).shows("discard", is_=["royal-wedding"])


@clause("11.24", "9.6")
def test_a_royal_wedding_with_one_guest_goes_on() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"forest": ("royal-wedding", 1)})
    choose(table, "field", "field", "forest")
    assert stores(table) == ["1 straw", "1 straw", "4 wood"]
    table.shows("locations", FOREST, "unique", is_="royal-wedding").shows("discard", is_=[])


@clause("11.24")
def test_a_royal_wedding_with_everybody_here_costs_nothing() -> None:
    table = round_of(pig("1 brick"), pig(), uniques={"field": ("royal-wedding", 1)})
    choose(table, "field", "field")
    assert stores(table) == ["2 straw 1 brick", "2 straw"]
    table.shows("locations", FIELD, "unique", is_="royal-wedding")


@clause("11.24", "2.5")
def test_who_has_nothing_loses_nothing_to_a_royal_wedding() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"forest": ("royal-wedding", 1)}, piles=BARE)
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["", "", ""]
    assert told(table, "lost") == []


@clause("11.24", "12.7")
def test_a_pig_that_is_nowhere_is_not_at_the_royal_wedding() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig(), uniques={"forest": ("royal-wedding", 1)})
    choose(table, "forest", "field", "field")
    table.seat(0).plays("yes").asked("lose", "resource straw", "resource wood", "resource brick")
    table.plays("resource brick")
    assert stores(table) == ["1 straw 1 wood", "1 straw", "1 straw"]
    table.shows("locations", FOREST, "unique", is_=None).shows("discard", is_=["royal-wedding"])


@clause("11.24", "8.4")
def test_a_royal_wedding_can_be_on_the_market() -> None:
    table = round_of(pig(), pig(hand="royal-wedding"), pig(), pig())
    choose(table, "market", "field royal-wedding", "forest", "brickyard")
    table.seat(1).asked("where", "location field", "location forest", "location brickyard", "location market")
    table.plays("location market")
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 straw", "3 wood", "2 brick"]


@clause("11.24", "9.6")
def test_a_royal_wedding_costs_again_in_every_round() -> None:
    table = round_of(pig(hand="royal-wedding"), pig(), pig())
    choose(table, "field royal-wedding", "forest", "forest").seat(0).plays("location forest")
    assert stores(table) == ["4 straw", "2 wood", "2 wood"]
    actions(table)  # everybody gains two straw
    choose(table, "field", "field", "forest")
    table.seat(1).asked("lose", "resource straw", "resource wood").plays("resource wood")
    assert stores(table) == ["7 straw", "4 straw 1 wood", "2 straw 6 wood"]


# Search the Past.


@clause("11.25", "5.6")
def test_a_search_of_the_past_takes_two_discarded_fables() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig(), discard="wolf roar taxation")
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).asked("recover", "card wolf", "card roar", "card taxation").plays("card wolf")
    table.asked("recover", "card roar", "card taxation").plays("card taxation").asked("menu")
    assert hand(table, 0) == "taxation wolf"
    table.shows("discard", is_=["roar", "search-the-past"])


@clause("11.25")
def test_nobody_searches_the_past_without_an_opponent_here() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig(), discard="wolf roar taxation")
    choose(table, "field search-the-past", "forest", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["wolf", "roar", "taxation", "search-the-past"])
    assert hand(table, 0) == ""


@clause("11.25", "12.7")
def test_nobody_searches_the_past_from_nowhere() -> None:
    table = round_of(pig(hand="search-the-past", friend="gingerbread-man"), pig(), pig(), discard="wolf roar")
    choose(table, "field search-the-past", "field", "field")
    table.seat(0).plays("yes").asked("menu").shows("discard", is_=["wolf", "roar", "search-the-past"])


@clause("11.25", "12.7")
def test_a_pig_that_is_nowhere_is_no_company_for_a_search() -> None:
    table = round_of(pig(hand="search-the-past"), pig(friend="gingerbread-man"), pig(), discard="wolf roar")
    choose(table, "field search-the-past", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu").shows("discard", is_=["wolf", "roar", "search-the-past"])


@clause("11.25", "5.6")
def test_a_search_does_not_find_itself_where_nothing_is_discarded() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig())
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["search-the-past"])
    assert hand(table, 0) == ""


@clause("11.25", "2.5")
def test_a_search_takes_a_single_discarded_fable() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig(), discard="wolf")
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["search-the-past"])
    assert hand(table, 0) == "wolf"


@clause("11.25")
def test_a_search_can_take_two_of_the_same_name() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig(), discard="wolf roar wolf")
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).asked("recover", "card wolf", "card roar").plays("card wolf")
    table.asked("recover", "card wolf", "card roar").plays("card wolf")
    assert hand(table, 0) == "wolf wolf"
    table.shows("discard", is_=["roar", "search-the-past"])


@clause("11.25", "5.6")
def test_fables_of_this_round_are_not_past_yet() -> None:
    table = round_of(pig(hand="search-the-past"), pig(hand="little-helpers"), pig(), discard="wolf roar taxation")
    choose(table, "field search-the-past", "field little-helpers", "forest")
    table.seat(0).asked("recover", "card wolf", "card roar", "card taxation")
    table.refuses("card little-helpers", "11.25", "not among").refuses("pass", "11.25", "must choose")


@clause("11.25", "11.16")
def test_hired_help_that_was_not_paid_can_be_found_at_once() -> None:
    table = round_of(pig(hand="search-the-past"), pig(hand="hired-help"), pig(), discard="wolf")
    choose(table, "field search-the-past", "field hired-help", "forest")
    table.seat(0).asked("menu")  # two cards, and both are taken
    assert hand(table, 0) == "hired-help wolf"
    table.shows("discard", is_=["search-the-past"])


@clause("11.25", "3.4")
def test_everybody_sees_what_a_search_finds() -> None:
    table = round_of(pig(hand="search-the-past dragon"), pig(), pig(), discard="wolf roar giant")
    choose(table, "field search-the-past", "field", "forest").seat(0).plays("card roar", "card wolf")
    assert [table.table.view(seat)["known"][0] for seat in (1, 2)] == [["roar", "wolf"], ["roar", "wolf"]]
    table.shows("players", 0, "hand", is_=3)


@clause("11.25", "11.12", "2.3")
def test_a_search_finds_what_an_earlier_player_made_others_discard() -> None:
    table = round_of(pig(hand="giant"), pig(hand="search-the-past"), pig(hand="wolf roar"), discard="dragon")
    choose(table, "field giant", "forest search-the-past", "forest").seat(0).plays("location forest")
    table.seat(1).asked("recover", "card dragon", "card wolf", "card roar").plays("card wolf", "card roar")
    assert hand(table, 1) == "roar wolf"
    assert discarded(table) == ["dragon", "giant", "search-the-past"]


# Share the Wealth.


@clause("11.26", "5.6")
def test_who_gathered_five_shares_two_wherever_they_are() -> None:
    table = round_of(pig(hand="share-the-wealth"), pig(), pig())
    choose(table, "forest share-the-wealth", "field", "brickyard")
    assert stores(table) == ["2 straw 4 wood", "3 straw", "3 brick"]
    table.shows("discard", is_=["share-the-wealth"])


@clause("11.26")
def test_who_gathered_less_than_five_shares_nothing() -> None:
    table = round_of(pig(hand="share-the-wealth"), pig("9 brick"), pig("9 brick"))
    choose(table, "field share-the-wealth", "forest", "brickyard")
    assert stores(table) == ["5 straw", "4 wood 9 brick", "12 brick"]
    table.shows("discard", is_=["share-the-wealth"])


@clause("11.26")
def test_everybody_who_gathered_five_shares_and_the_player_of_the_card_does_not() -> None:
    piles = {"field": "10 straw", "forest": "6 wood", "brickyard": "7 brick"}
    table = round_of(pig(), pig(hand="share-the-wealth"), pig(), pig(), piles=piles)
    choose(table, "field", "brickyard share-the-wealth", "field", "forest")
    assert stores(table) == ["3 straw", "4 straw 2 wood 7 brick", "3 straw", "4 wood"]


@clause("11.26", "2.7", "8.4")
def test_wealth_is_shared_out_of_what_was_gathered_by_choice_of_who_gathered_it() -> None:
    pigs = [pig(hand="share-the-wealth"), pig("4 brick"), pig(), pig()]
    table = round_of(*pigs, piles={"market": "4 straw 1 wood"})
    choose(table, "forest share-the-wealth", "market", "brickyard", "brickyard")
    table.seat(1).asked("give", "resource straw", "resource wood").refuses("resource brick", "11.26", "no brick")
    table.refuses("pass", "11.26", "must choose").plays("resource wood")
    assert stores(table) == ["1 straw 5 wood", "3 straw 4 brick", "1 brick", "1 brick"]


@clause("11.26", "8.4")
def test_two_of_different_kinds_can_be_shared() -> None:
    pigs = [pig(hand="share-the-wealth"), pig(), pig(), pig()]
    table = round_of(*pigs, piles={"market": "2 straw 2 wood 2 brick"})
    choose(table, "forest share-the-wealth", "market", "brickyard", "brickyard")
    table.seat(1).asked("give", "resource straw", "resource wood", "resource brick").plays("resource straw")
    table.asked("give", "resource straw", "resource wood", "resource brick").plays("resource brick")
    assert stores(table)[:2] == ["1 straw 4 wood 1 brick", "1 straw 2 wood 1 brick"]


@clause("11.26", "12.3", "2.7")
def test_what_cinderella_takes_is_no_wealth_to_share() -> None:
    table = round_of(pig(hand="share-the-wealth"), pig(friend="cinderella"), pig())
    choose(table, "forest share-the-wealth", "field", "brickyard")
    assert stores(table) == ["4 wood", "5 straw", "3 brick"]


@clause("11.26", "11.16", "13.9")
@pytest.mark.parametrize(
    ("rule", "shared"), [("gained", ["5 straw", "8 wood"]), ("gathered", ["5 straw 2 wood", "6 wood"])]
)
def test_what_hired_help_brings_is_gained_or_counts_as_gathered(rule: str, shared: list[str]) -> None:
    pigs = [pig(hand="share-the-wealth"), pig(due="hired-help"), pig()]
    table = round_of(*pigs, rules={"hired_help": rule})
    choose(table, "field share-the-wealth", "forest", "brickyard")
    assert stores(table)[:2] == shared


@clause("11.26", "2.5", "2.3")
def test_who_has_only_one_left_shares_one() -> None:
    pigs = [pig(due="taxation", hand="share-the-wealth"), pig(), pig(hand="share-the-wealth")]
    table = round_of(*pigs)
    choose(table, "forest share-the-wealth", "field", "brickyard share-the-wealth")
    table.seat(0).asked("order", "card taxation", "card share-the-wealth").plays("card taxation")
    assert stores(table) == ["2 straw 4 wood", "", "1 straw 2 brick"]


@clause("11.26", "12.7")
def test_wealth_is_shared_with_a_pig_that_is_nowhere() -> None:
    pigs = [pig(hand="share-the-wealth", friend="gingerbread-man"), pig(), pig()]
    table = round_of(*pigs, piles={"field": "6 straw"})
    choose(table, "forest share-the-wealth", "field", "brickyard")
    table.seat(0).plays("yes")
    assert stores(table) == ["3 straw 1 wood 1 brick", "3 straw", "2 brick"]


@clause("11.26", "12.7", "2.7")
def test_what_the_gingerbread_man_takes_is_not_gathered() -> None:
    piles = {"field": "9 straw", "forest": "9 wood"}
    table = round_of(pig(hand="share-the-wealth"), pig("5 brick", friend="gingerbread-man"), pig(), piles=piles)
    choose(table, "brickyard share-the-wealth", "field", "brickyard")
    table.seat(1).plays("yes")
    assert stores(table) == ["1 brick", "1 straw 1 wood 6 brick", "1 brick"]


# Spy Network.


@clause("11.27", "5.6")
def test_a_spy_network_draws_a_fable_for_its_player_alone() -> None:
    deck = fable_deck("wolf giant roar", "spy-network")
    table = round_of(pig(hand="spy-network"), pig(), pig(), deck=deck)
    choose(table, "field spy-network", "forest", "forest")
    assert hand(table, 0) == "roar"
    table.shows("deck", is_=54).shows("discard", is_=["spy-network"])


@clause("11.27")
def test_a_spy_network_draws_a_fable_for_everybody_here() -> None:
    deck = fable_deck("wolf giant roar", "spy-network")
    table = round_of(pig(hand="spy-network"), pig(), pig(), deck=deck)
    choose(table, "field spy-network", "field", "field")
    assert [hand(table, seat) for seat in range(3)] == ["giant roar wolf", "", ""]


@clause("11.27", "8.4")
def test_a_spy_network_on_the_market_can_draw_four_fables() -> None:
    table = round_of(pig(hand="spy-network"), pig(), pig(), pig(), piles={"market": "1 straw"})
    choose(table, "market spy-network", "market", "market", "market")
    table.shows("players", 0, "hand", is_=4).shows("deck", is_=51)


@clause("11.27", "12.7")
def test_a_spy_network_draws_nothing_for_a_pig_that_is_nowhere() -> None:
    table = round_of(pig(hand="spy-network", friend="gingerbread-man"), pig(), pig())
    choose(table, "field spy-network", "field", "field")
    table.seat(0).plays("yes").shows("players", 0, "hand", is_=0).shows("deck", is_=55)
    assert discarded(table) == ["spy-network"]


@clause("11.27", "12.7")
def test_a_spy_network_does_not_count_a_pig_that_is_nowhere() -> None:
    table = round_of(pig(hand="spy-network"), pig(friend="gingerbread-man"), pig())
    choose(table, "field spy-network", "field", "field")
    table.seat(1).plays("yes").shows("players", 0, "hand", is_=2)


@clause("11.27", "3.4")
def test_nobody_else_sees_what_a_spy_network_draws() -> None:
    deck = fable_deck("wolf roar", "spy-network")
    table = round_of(pig(hand="spy-network"), pig(), pig(), deck=deck)
    choose(table, "field spy-network", "field", "forest")
    assert table.table.view(0)["hand"] == ["roar", "wolf"]
    assert [table.table.view(seat)["known"][0] for seat in (1, 2)] == [[], []]
    assert [len([event for event in table.table.events_for(seat) if event.kind == "drawn"]) for seat in range(3)] == [
        2,
        0,
        0,
    ]
    assert told(table, "drew-by") == [{"seat": 0, "count": 2, "card": "spy-network"}]


@clause("11.27", "1.8")
def test_a_spy_network_goes_on_with_the_discards_when_the_deck_is_empty() -> None:
    discard = fable_deck(elsewhere="spy-network wolf").split()
    table = round_of(pig(hand="spy-network"), pig(), pig(), deck="wolf", discard=discard)
    choose(table, "field spy-network", "field", "field")
    assert "wolf" in hand(table, 0).split()
    table.shows("players", 0, "hand", is_=3).shows("deck", is_=52).shows("discard", is_=["spy-network"])


@clause("11.27", "1.8")
def test_a_spy_network_draws_what_there_is() -> None:
    held = " ".join(fable_deck(elsewhere="spy-network wolf").split())
    table = round_of(pig(hand="spy-network"), pig(), pig(hand=held), deck="wolf")
    choose(table, "field spy-network", "field", "field")
    assert hand(table, 0) == "wolf"
    table.shows("deck", is_=0).shows("discard", is_=["spy-network"])


# Taxation.


@clause("11.28", "2.5")
def test_a_tax_takes_half_of_everything_brick_before_wood_before_straw() -> None:
    table = round_of(pig(due="taxation"), pig("4 straw 2 wood 3 brick"), pig("1 wood 9 straw"), piles=BARE)
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["", "4 straw 1 wood", "5 straw"]


@clause("11.28")
def test_a_tax_spares_whoever_is_with_its_player_and_its_player() -> None:
    table = round_of(pig("8 wood", due="taxation"), pig("8 wood"), pig("8 wood"), piles=BARE)
    choose(table, "field", "field", "brickyard")
    assert stores(table) == ["8 wood", "8 wood", "4 wood"]


@clause("11.28", "2.5")
def test_a_tax_is_rounded_down() -> None:
    table = round_of(pig(due="taxation"), pig("1 brick"), pig("1 wood 2 straw"), piles=BARE)
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["", "1 brick", "2 straw"]


@clause("11.28")
def test_there_is_no_tax_on_nothing() -> None:
    table = round_of(pig(due="taxation"), pig(), pig(), piles=BARE)
    choose(table, "field", "forest", "brickyard")
    assert told(table, "lost") == []
    table.seat(0).asked("menu").shows("discard", is_=["taxation"])


@clause("11.28")
def test_what_was_gathered_this_round_is_taxed_too() -> None:
    table = round_of(pig(due="taxation"), pig("2 straw"), pig())
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["5 straw", "2 straw 1 wood", "2 brick"]


@clause("11.28", "9.4")
def test_taxation_lies_open_and_counts_where_its_player_is_in_the_next_round() -> None:
    table = round_of(pig(hand="taxation"), pig("8 wood"), pig("8 wood"), piles=BARE)
    choose(table, "field taxation", "field", "brickyard")
    assert stores(table) == ["", "8 wood", "8 wood"]
    table.shows("players", 0, "due", is_="taxation").shows("discard", is_=[])
    actions(table)  # everybody gains two straw, and every location is stocked again
    choose(table, "brickyard", "field", "brickyard")
    assert stores(table) == ["2 straw 1 brick", "7 straw 1 wood", "2 straw 8 wood 1 brick"]
    table.shows("players", 0, "due", is_=None).shows("discard", is_=["taxation"])


@clause("11.28", "9.4", "2.3")
def test_another_fable_can_be_played_while_taxes_are_due() -> None:
    table = round_of(pig(due="taxation", hand="share-the-wealth"), pig(), pig())
    choose(table, "forest share-the-wealth", "field", "brickyard")
    table.seat(0).asked("order", "card taxation", "card share-the-wealth").plays("card share-the-wealth")
    assert stores(table) == ["2 straw 4 wood", "2 straw", "2 brick"]
    assert discarded(table) == ["share-the-wealth", "taxation"]


@clause("11.28", "9.4")
def test_taxes_make_room_for_the_next_card_that_waits() -> None:
    table = round_of(pig("2 straw", due="taxation", hand="hired-help"), pig("4 brick"), pig("2 wood"), piles=BARE)
    choose(table, "field hired-help", "forest", "field").seat(0).plays("resource straw", "resource straw")
    assert stores(table) == ["", "2 brick", "2 wood"]
    table.shows("discard", is_=["taxation"]).shows("players", 0, "due", is_="hired-help")


@clause("11.28", "12.7")
def test_a_pig_that_is_nowhere_is_taxed() -> None:
    table = round_of(pig(due="taxation"), pig("3 brick", friend="gingerbread-man"), pig("6 brick"))
    choose(table, "field", "field", "field")
    table.seat(1).plays("yes")
    assert stores(table) == ["2 straw", "1 straw 1 wood 1 brick", "2 straw 6 brick"]


@clause("11.28", "12.7")
def test_everybody_is_taxed_if_its_player_is_nowhere() -> None:
    table = round_of(pig(due="taxation", friend="gingerbread-man"), pig("4 brick"), pig("6 brick"), piles=BARE)
    choose(table, "field", "field", "forest")
    table.seat(0).plays("yes")
    assert stores(table) == ["", "2 brick", "3 brick"]


@clause("11.28", "8.4")
def test_who_is_on_the_market_with_its_player_is_not_taxed() -> None:
    table = round_of(pig(), pig("4 brick"), pig(due="taxation"), pig("4 brick"), piles={**BARE, "market": "1 wood"})
    choose(table, "field", "market", "market", "field")
    assert stores(table) == ["", "4 brick", "", "2 brick"]


# Thoughtful Gift.


@clause("11.29", "5.6")
def test_a_thoughtful_gift_of_three_brings_as_many_of_another_kind() -> None:
    table = round_of(pig("4 straw", hand="thoughtful-gift"), pig("3 wood"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).asked("who", "seat 1", "pass").plays("seat 1").asked("gift", "resource straw", "pass")
    table.plays("resource straw", "resource straw", "resource straw").asked("menu")
    assert stores(table) == ["1 straw 3 wood", "3 straw", ""]
    table.shows("discard", is_=["thoughtful-gift"])


@clause("11.29")
def test_who_gets_a_thoughtful_gift_chooses_what_comes_back() -> None:
    table = round_of(pig("2 straw", hand="thoughtful-gift"), pig("5 straw 2 wood 2 brick"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "resource straw", "resource straw")
    table.seat(1).asked("return", "resource wood", "resource brick").refuses("resource straw", "11.29", "no straw")
    table.refuses("pass", "11.29", "must choose").plays("resource brick")
    assert stores(table) == ["2 brick", "7 straw 2 wood", ""]


@clause("11.29")
def test_a_thoughtful_gift_can_be_smaller() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("3 wood"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "resource straw", "pass").asked("menu")
    assert stores(table) == ["2 straw 1 wood", "1 straw 2 wood", ""]


@clause("11.29")
def test_a_thoughtful_gift_of_nothing_brings_nothing() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("3 wood"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("pass").asked("menu").shows("discard", is_=["thoughtful-gift"])
    assert stores(table) == ["3 straw", "3 wood", ""]


@clause("11.29")
def test_a_gift_of_nothing_to_somebody_asks_nothing_of_them() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("3 wood 3 brick"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "pass").asked("menu").nobody(1)
    assert stores(table) == ["3 straw", "3 wood 3 brick", ""]


@clause("11.29")
def test_a_thoughtful_gift_is_no_bigger_than_what_can_come_back() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("9 straw 2 wood 1 brick"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "resource straw", "resource straw").asked("menu")
    assert stores(table) == ["1 straw 2 wood", "11 straw 1 brick", ""]


@clause("11.29")
def test_a_thoughtful_gift_is_of_one_kind() -> None:
    table = round_of(pig("2 straw 2 wood", hand="thoughtful-gift"), pig("3 brick"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1").asked("gift", "resource straw", "resource wood", "pass").plays("resource wood")
    table.asked("gift", "resource wood", "pass").refuses("resource straw", "11.29", "no straw").plays("resource wood")
    assert stores(table) == ["2 straw 2 brick", "2 wood 1 brick", ""]


@clause("11.29", "13.14")
def test_a_mixed_gift_comes_back_as_a_kind_that_was_not_in_it() -> None:
    pigs = [pig("2 straw 2 wood", hand="thoughtful-gift"), pig("5 straw 5 wood 3 brick"), pig()]
    table = round_of(*pigs, piles=BARE, rules={"gift_types": "mixed"})
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "resource wood").asked("gift", "resource straw", "resource wood", "pass")
    table.plays("resource straw", "resource straw").asked("menu")
    assert stores(table) == ["1 wood 3 brick", "7 straw 6 wood", ""]


@clause("11.29", "13.14")
def test_a_mixed_gift_leaves_a_kind_that_can_come_back() -> None:
    pigs = [pig("2 straw 2 wood 2 brick", hand="thoughtful-gift"), pig("3 wood 1 brick"), pig()]
    table = round_of(*pigs, piles=BARE, rules={"gift_types": "mixed"})
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).plays("seat 1", "resource straw").asked("gift", "resource straw", "resource brick", "pass")
    table.plays("resource brick").asked("gift", "resource straw", "resource brick", "pass").plays("resource brick")
    assert stores(table) == ["1 straw 5 wood", "1 straw 3 brick", ""]


@clause("11.29")
def test_a_thoughtful_gift_needs_somebody_with_another_kind() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("9 straw"), pig("1 brick"), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).asked("who", "seat 2", "pass").refuses("seat 1", "11.29", "cannot be chosen")
    table.refuses("seat 0", "11.29", "cannot be chosen")


@clause("11.29")
def test_a_thoughtful_gift_that_can_please_nobody_is_not_asked_about() -> None:
    table = round_of(pig("3 straw", hand="thoughtful-gift"), pig("9 straw"), pig(), piles=BARE)
    choose(table, "field thoughtful-gift", "forest", "brickyard")
    table.seat(0).asked("menu").shows("discard", is_=["thoughtful-gift"])


@clause("11.29")
def test_who_has_nothing_makes_no_thoughtful_gift() -> None:
    table = round_of(pig(hand="thoughtful-gift"), pig("9 straw 9 brick"), piles={"field": "0 straw"})
    choose(table, "field thoughtful-gift", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["thoughtful-gift"])
    assert stores(table) == ["", "9 straw 4 wood 9 brick"]


@clause("11.29", "12.7")
def test_a_thoughtful_gift_can_go_to_and_from_nowhere() -> None:
    pigs = [pig("1 straw", hand="thoughtful-gift", friend="gingerbread-man"), pig("1 wood"), pig("1 brick")]
    table = round_of(*pigs, piles=BARE)
    choose(table, "field thoughtful-gift", "field", "forest")
    table.seat(0).plays("yes").asked("who", "seat 1", "seat 2", "pass").plays("seat 2", "resource straw")
    assert stores(table) == ["1 brick", "1 wood", "1 straw"]


# Wandering Merchant.


@clause("11.30", "5.6")
def test_a_wandering_merchant_gives_everybody_here_three_for_two() -> None:
    pigs = [pig("3 straw", hand="wandering-merchant"), pig("2 wood 4 brick"), pig("9 brick")]
    table = round_of(*pigs, piles=BARE)
    choose(table, "field wandering-merchant", "field", "forest")
    table.seat(0).asked("trade", "resource straw", "pass").plays("resource straw")
    table.asked("trade-for", "resource wood", "resource brick").plays("resource brick")
    table.seat(1).asked("trade", "resource wood", "resource brick", "pass").plays("resource brick", "resource straw")
    table.seat(0).asked("menu").shows("discard", is_=["wandering-merchant"])
    assert stores(table) == ["1 straw 3 brick", "3 straw 2 wood 2 brick", "9 brick"]


@clause("11.30")
def test_a_wandering_merchant_need_not_be_used() -> None:
    table = round_of(pig("4 straw", hand="wandering-merchant"), pig("4 wood"), pig(), piles=BARE)
    choose(table, "field wandering-merchant", "field", "forest")
    table.seat(0).plays("pass")
    table.seat(1).plays("pass")
    table.seat(0).asked("menu")
    assert stores(table) == ["4 straw", "4 wood", ""]


@clause("11.30")
def test_a_wandering_merchant_trades_once_with_everybody() -> None:
    table = round_of(pig("4 straw", hand="wandering-merchant"), pig(), pig(), piles=BARE)
    choose(table, "field wandering-merchant", "forest", "forest")
    table.seat(0).plays("resource straw", "resource wood").asked("menu")
    assert stores(table) == ["2 straw 3 wood", "", ""]


@clause("11.30", "2.5")
def test_who_has_no_two_of_a_kind_is_not_asked_by_the_merchant() -> None:
    pigs = [pig("1 straw 1 wood 1 brick", hand="wandering-merchant"), pig("2 wood"), pig()]
    table = round_of(*pigs, piles=BARE)
    choose(table, "field wandering-merchant", "field", "field")
    table.seat(1).nobody(0).plays("resource wood", "resource straw").nobody(2)
    assert stores(table) == ["1 straw 1 wood 1 brick", "3 straw", ""]


@clause("11.30")
def test_what_was_gathered_can_be_brought_to_the_merchant() -> None:
    table = round_of(pig(hand="wandering-merchant"), pig(), pig())
    choose(table, "field wandering-merchant", "forest", "brickyard")
    table.seat(0).plays("resource straw", "resource wood")
    assert stores(table) == ["3 straw 3 wood", "4 wood", "3 brick"]


@clause("11.30")
def test_the_merchant_gives_another_kind_and_takes_what_there_is() -> None:
    table = round_of(pig("2 straw 1 wood", hand="wandering-merchant"), pig(), pig(), piles=BARE)
    choose(table, "field wandering-merchant", "forest", "brickyard")
    table.seat(0).refuses("resource wood", "11.30", "no wood").plays("resource straw")
    table.refuses("resource straw", "11.30", "no straw").refuses("pass", "11.30", "must choose")


@clause("11.30", "13.6")
def test_a_merchant_can_be_a_must_for_everybody_who_can() -> None:
    pigs = [pig("2 straw", hand="wandering-merchant"), pig("1 wood 1 brick"), pig("2 wood")]
    table = round_of(*pigs, piles=BARE, rules={"merchant": "must"})
    choose(table, "field wandering-merchant", "field", "field")
    table.seat(0).asked("trade", "resource straw").refuses("pass", "11.30", "must choose")
    table.plays("resource straw", "resource brick")
    table.seat(2).asked("trade", "resource wood").plays("resource wood", "resource brick")
    assert stores(table) == ["3 brick", "1 wood 1 brick", "3 brick"]


@clause("11.30", "12.7")
def test_a_merchant_wanders_to_nobody_who_is_nowhere() -> None:
    pigs = [pig("9 straw", hand="wandering-merchant", friend="gingerbread-man"), pig("9 wood"), pig("9 brick")]
    table = round_of(*pigs, piles=BARE)
    choose(table, "field wandering-merchant", "field", "forest")
    table.seat(0).plays("yes").asked("menu")
    assert stores(table) == ["9 straw", "9 wood", "9 brick"]


@clause("11.30", "12.7")
def test_a_merchant_does_not_trade_with_an_opponent_who_is_nowhere() -> None:
    pigs = [pig("2 straw", hand="wandering-merchant"), pig("9 wood", friend="gingerbread-man"), pig()]
    table = round_of(*pigs, piles=BARE)
    choose(table, "field wandering-merchant", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).plays("resource straw", "resource wood").asked("menu")
    assert stores(table) == ["3 wood", "9 wood", ""]


@clause("11.30", "8.4", "2.4")
def test_a_merchant_on_the_market_trades_in_turn_order() -> None:
    pigs = [pig("2 straw"), pig("2 straw", hand="wandering-merchant"), pig("2 straw"), pig("2 straw")]
    table = round_of(*pigs, piles={**BARE, "market": "1 wood"}, first=2)
    choose(table, "market", "market wandering-merchant", "market", "field")
    table.seat(2).plays("resource straw", "resource brick")
    table.seat(0).plays("pass")
    table.seat(1).plays("resource straw", "resource wood")
    assert stores(table) == ["2 straw", "3 wood", "3 brick", "2 straw"]


# Wishing Well.


@clause("11.31", "4.4", "5.6")
def test_a_wishing_well_swaps_any_two_gather_cards() -> None:
    table = round_of(pig(hand="wishing-well"), pig(), pig())
    choose(table, "field wishing-well", "forest", "brickyard")
    table.seat(0).asked("who", "seat 0", "seat 1", "seat 2").plays("seat 1").asked("well", "seat 0", "seat 2")
    table.plays("seat 2").shows("discard", is_=["wishing-well"])
    assert stores(table) == ["5 straw", "3 brick", "4 wood"]


@clause("11.31")
def test_a_wishing_well_can_swap_its_players_own_card() -> None:
    table = round_of(pig(hand="wishing-well"), pig(), pig())
    choose(table, "field wishing-well", "forest", "brickyard")
    table.seat(0).plays("seat 0", "seat 2")
    assert stores(table) == ["3 brick", "4 wood", "5 straw"]


@clause("11.31")
def test_two_players_have_only_one_wish() -> None:
    table = round_of(pig(hand="wishing-well"), pig())
    choose(table, "field wishing-well", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["wishing-well"])
    assert stores(table) == ["4 wood", "5 straw"]


@clause("11.31")
def test_a_wishing_well_must_swap_two_cards() -> None:
    table = round_of(pig(hand="wishing-well"), pig(), pig())
    choose(table, "field wishing-well", "forest", "brickyard")
    table.seat(0).refuses("pass", "11.31", "must choose").refuses("seat 3", "11.31", "cannot be chosen")
    table.plays("seat 0").refuses("seat 0", "11.31", "cannot be chosen").refuses("pass", "11.31", "must choose")


@clause("11.31")
def test_only_who_gets_a_card_from_the_well_may_look_at_it() -> None:
    table = round_of(pig(hand="wishing-well"), pig(hand="wolf"), pig(), pig())
    choose(table, "field wishing-well", "forest wolf", "brickyard", "market")
    table.seat(0).plays("seat 2", "seat 3")
    table.seat(1).asked("where")  # all gather cards are still face down
    fronts = {seat: [player["gather"] for player in table.table.view(seat)["players"]] for seat in range(4)}
    assert fronts == {
        0: ["field", "hidden", "hidden", "hidden"],
        1: ["hidden", "forest", "hidden", "hidden"],
        2: ["hidden", "hidden", "market", "brickyard"],
        3: ["hidden", "hidden", "market", "brickyard"],
    }
    assert {player["gather"] for player in table.table.view(None)["players"]} == {"hidden"}


@clause("11.31", "5.6")
def test_after_the_well_everybody_takes_back_their_own_card() -> None:
    table = round_of(pig(hand="wishing-well"), pig())
    choose(table, "field wishing-well", "forest")
    assert written(table, 0)["gather"] is None
    actions(table)
    for seat in range(2):
        table.seat(seat).asked("commit", "gather field", "gather forest", "gather brickyard")


@clause("11.31", "12.14")
def test_pinocchio_is_held_to_the_card_before_him_after_the_well() -> None:
    table = round_of(pig(hand="wishing-well", friend="pinocchio"), pig())
    table.seat(0).asked("announce").plays("gather forest")
    choose(table, "field wishing-well", "forest")
    assert stores(table) == ["6 wood", "5 straw"]


@clause("11.31", "11.6", "2.3")
def test_a_crystal_ball_after_the_well_shows_the_card_that_lies_there_now() -> None:
    table = round_of(pig(hand="wishing-well"), pig(hand="crystal-ball"), pig())
    choose(table, "field wishing-well", "forest crystal-ball", "brickyard").seat(0).plays("seat 0", "seat 2")
    table.seat(1).asked("who", "seat 0", "seat 2").plays("seat 2")
    assert [player["gather"] for player in table.table.view(1)["players"]] == ["hidden", "forest", "field"]
    table.asked("swap", "gather field", "gather brickyard", "pass").plays("gather field")
    assert stores(table) == ["3 brick", "2 straw", "2 straw"]


@clause("11.31", "11.6", "2.3")
def test_who_saw_a_card_in_a_crystal_ball_knows_where_the_well_puts_it() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(hand="wishing-well"), pig(hand="wolf"))
    choose(table, "field crystal-ball", "forest wishing-well", "brickyard wolf").seat(0).plays("seat 1", "pass")
    table.seat(1).plays("seat 1", "seat 2")
    table.seat(2).asked("where")
    assert [player["gather"] for player in table.table.view(0)["players"]] == ["field", "hidden", "forest"]


@clause("11.31", "11.6", "5.6")
def test_a_card_the_well_has_put_before_somebody_else_is_not_in_the_hand() -> None:
    table = round_of(pig(hand="wishing-well"), pig(hand="crystal-ball"), pig())
    choose(table, "field wishing-well", "forest crystal-ball", "brickyard").seat(0).plays("seat 1", "seat 2")
    table.seat(1).plays("seat 0").asked("swap", "gather field", "gather brickyard", "pass")
    table.refuses("gather forest", "11.6", "on the table").plays("gather field")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]


@clause("11.31", "12.23")
def test_thumbelina_does_not_fly_by_a_card_the_well_has_put_before_somebody_else() -> None:
    found: set[str] = set()
    for dice in KEYS:
        table = round_of(pig(hand="wishing-well", friend="thumbelina"), pig(), pig(), dice=dice)
        choose(table, "field wishing-well", "forest", "brickyard").seat(0).plays("seat 0", "seat 1")
        table.seat(0).asked("use", "yes", "pass").plays("yes")
        found.add(where(table, 0))
    assert found == {"forest", "brickyard"}


@clause("11.31", "11.7", "2.3")
def test_a_curse_after_the_well_does_not_draw_what_lies_before_its_player() -> None:
    found: set[str] = set()
    for dice in KEYS:
        table = round_of(pig(hand="wishing-well"), pig(hand="curse-of-darkness"), pig(), dice=dice)
        choose(table, "field wishing-well", "forest curse-of-darkness", "brickyard").seat(0).plays("seat 1", "seat 2")
        assert where(table, 1) == "brickyard"
        found.add(where(table, 2))
    assert found == {"field", "forest"}


@clause("11.31", "11.23")
def test_who_was_sent_by_the_well_runs_from_a_roar_by_cards_of_their_own() -> None:
    found: set[str] = set()
    for dice in KEYS:
        mermaid = pig(friend="little-mermaid", tucked=["brickyard"])
        table = round_of(pig(hand="wishing-well"), pig(hand="roar"), mermaid, dice=dice)
        choose(table, "brickyard wishing-well", "brickyard roar", "forest").seat(0).plays("seat 0", "seat 2")
        assert [where(table, 0), where(table, 1)] == ["forest", "brickyard"]
        found.add(where(table, 2))
    assert found == {"field", "forest"}


# Wolf.


@clause("11.32", "9.1", "5.7")
def test_a_wolf_devours_what_lies_where_a_pig_is() -> None:
    table = round_of(pig(hand="wolf"), pig("1 wood"), pig())
    choose(table, "field wolf", "forest", "brickyard")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location forest")
    assert stores(table) == ["5 straw", "1 wood", "3 brick"]
    assert pile(table, "forest") == ""
    table.shows("discard", is_=["wolf"]).shows("locations", FOREST, "monsters", is_=[])


@clause("11.32")
def test_a_wolf_devours_nothing_where_no_pig_is() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig())
    choose(table, "field wolf", "field", "brickyard").seat(0).plays("location forest")
    assert stores(table) == ["2 straw", "2 straw", "3 brick"]
    assert pile(table, "forest") == "4 wood"
    table.shows("discard", is_=["wolf"])


@clause("11.32", "9.2")
def test_a_wolf_robs_its_own_player_and_everybody_there() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig())
    choose(table, "field wolf", "field", "field").seat(0).plays("location field")
    assert stores(table) == ["", "", ""]
    assert pile(table, "field") == ""


@clause("11.32", "9.1")
def test_a_wolf_must_be_laid_on_a_location_of_the_game() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig())
    choose(table, "field wolf", "forest", "brickyard")
    table.seat(0).refuses("pass", "11.32", "must choose").refuses("location market", "8.4", "four players")


@clause("11.32", "9.1", "2.3")
def test_a_second_wolf_must_be_laid_elsewhere() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="wolf"), pig())
    choose(table, "field wolf", "forest wolf", "brickyard").seat(0).plays("location forest")
    table.shows("locations", FOREST, "monsters", is_=[{"card": "wolf", "seat": 0}])
    table.seat(1).asked("where", "location field", "location brickyard")
    table.refuses("location forest", "9.1", "monster").plays("location brickyard")
    assert stores(table) == ["5 straw", "", ""]
    assert discarded(table) == ["wolf", "wolf"]


@clause("11.32", "8.4")
def test_a_wolf_on_the_market_devours_everything_there() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(), pig(), piles={"market": "3 straw 2 wood 1 brick"})
    choose(table, "field wolf", "market", "market", "forest").seat(0).plays("location market")
    assert stores(table) == ["5 straw", "", "", "4 wood"]
    assert pile(table, "market") == ""


@clause("11.32", "12.3", "2.7")
def test_cinderella_has_taken_her_two_before_the_wolf_comes() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="cinderella"), pig())
    choose(table, "forest wolf", "field", "brickyard").seat(0).plays("location field")
    assert stores(table) == ["4 wood", "2 straw", "3 brick"]
    assert pile(table, "field") == ""
    table.shows("players", 1, "gathered", is_={"straw": 0, "wood": 0, "brick": 0})


@clause("11.32", "12.12")
def test_a_wolf_devours_what_jack_has_added_and_jack_cannot_stop_it() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="jack-the-giant-slayer"), pig())
    choose(table, "field wolf", "forest", "brickyard").seat(0).plays("location forest").asked("menu")
    assert stores(table) == ["5 straw", "", "3 brick"]
    assert pile(table, "forest") == ""
    assert friends(table) == [None, "jack-the-giant-slayer", None]


@clause("11.32", "12.7")
def test_a_pig_that_is_nowhere_does_not_draw_the_wolf() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="gingerbread-man"), pig())
    choose(table, "field wolf", "forest", "brickyard").seat(0).plays("location forest")
    table.seat(1).plays("yes")
    assert stores(table) == ["4 straw", "1 straw 1 wood 1 brick", "2 brick"]
    assert pile(table, "forest") == "3 wood"


@clause("11.32", "9.3", "12.17", "12.25")
@pytest.mark.parametrize("friend", ["red-riding-hood", "woodcutter"])
def test_who_can_stop_a_wolf_can_do_so_from_anywhere(friend: str) -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(friend=friend))
    choose(table, "field wolf", "forest", "brickyard").seat(0).plays("location forest")
    table.seat(2).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]
    assert friends(table) == [None, None, None]
    table.shows("friend_discard", is_=[friend]).shows("discard", is_=["wolf"])


@clause("11.32", "9.3", "12.17")
def test_a_wolf_need_not_be_stopped() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(friend="red-riding-hood"))
    choose(table, "field wolf", "forest", "brickyard").seat(0).plays("location forest")
    table.seat(2).plays("pass")
    assert stores(table) == ["5 straw", "", "3 brick"]
    assert friends(table) == [None, None, "red-riding-hood"]


@clause("11.32", "9.3", "2.3")
def test_who_can_stop_a_wolf_is_asked_in_turn_order_until_somebody_does() -> None:
    table = round_of(pig(friend="woodcutter"), pig(hand="wolf"), pig(friend="red-riding-hood"), first=2)
    choose(table, "field", "forest wolf", "brickyard").seat(1).plays("location field")
    table.seat(2).nobody(0).plays("pass")
    table.seat(0).plays("yes")
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]
    assert friends(table) == [None, None, "red-riding-hood"]


@clause("11.32", "9.3")
def test_once_a_wolf_is_stopped_nobody_else_is_asked() -> None:
    table = round_of(pig(friend="woodcutter"), pig(hand="wolf"), pig(friend="red-riding-hood"))
    choose(table, "field", "forest wolf", "brickyard").seat(1).plays("location field")
    table.seat(0).plays("yes").asked("menu").nobody(2)
    assert friends(table) == [None, None, "red-riding-hood"]


@clause("11.32", "9.3")
def test_nobody_is_asked_to_stop_a_wolf_that_finds_no_pig() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(friend="red-riding-hood"))
    choose(table, "field wolf", "brickyard", "brickyard").seat(0).plays("location forest").asked("menu")
    assert friends(table) == [None, None, "red-riding-hood"]
    assert pile(table, "forest") == "4 wood"


@clause("11.32", "12.11")
def test_the_huntsman_stops_a_wolf_on_his_location_and_is_paid() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="huntsman"), pig())
    choose(table, "field wolf", "forest", "forest").seat(0).plays("location forest")
    table.seat(1).plays("yes")
    assert stores(table) == ["5 straw", "1 straw 3 wood 1 brick", "2 wood"]
    assert friends(table) == [None, "huntsman", None]


@clause("11.32", "12.11")
def test_the_huntsman_does_not_stop_a_wolf_elsewhere() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="huntsman"), pig())
    choose(table, "field wolf", "forest", "brickyard").seat(0).plays("location brickyard")
    assert stores(table) == ["5 straw", "4 wood", ""]


@clause("11.32", "9.3", "11.4")
def test_a_stopped_wolf_still_stands_there_to_run_from() -> None:
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(hand="chinny-chin-chin"))
    choose(table, "field wolf", "brickyard", "forest chinny-chin-chin").seat(0).plays("location forest")
    table.seat(1).plays("yes")
    table.seat(2).asked("where", "location field", "location brickyard", "pass").plays("location field")
    assert stores(table) == ["2 straw", "3 brick", "2 straw"]


@clause("11.32", "11.13", "9.6")
def test_a_wolf_must_come_to_grandmas_house() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(), uniques={"forest": ("grandmas-house", 2)})
    choose(table, "field wolf", "forest", "brickyard")
    table.seat(1).asked("gain", "resource straw", "resource wood", "resource brick")
    table.plays("resource brick", "resource brick")
    assert stores(table) == ["5 straw", "2 brick", "3 brick"]
    assert discarded(table) == ["grandmas-house", "wolf"]


@clause("11.32", "8.3")
def test_two_players_and_the_prince_is_no_pig_for_the_wolf() -> None:
    table = round_of(pig(hand="wolf"), pig(), prince="forest")
    choose(table, "field wolf", "field").seat(0).plays("location forest")
    assert stores(table) == ["2 straw", "2 straw"]
    assert pile(table, "forest") == "2 wood"
