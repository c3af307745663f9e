"""Friends, one by one, from Hansel and Gretel to the Little Mermaid."""

from __future__ import annotations

from tests.games.grimm_forest.forest import (
    ANY,
    GAME,
    QUIET,
    build_nothing,
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
    seen,
    store,
    stores,
    walls,
    written,
)

# Hansel and Gretel.


@clause("12.10")
def test_hansel_and_gretel_eat_from_an_opponents_walls() -> None:
    table = building(pig("6 straw", houses="straw-floor"), pig("1 brick", friend="hansel-and-gretel"), pig())
    table.seat(0).plays("build straw-walls")
    assert stores(table) == ["1 straw", "1 straw 1 brick", ""]


@clause("12.10", "6.4")
def test_who_cannot_pay_hansel_and_gretel_cannot_build_walls() -> None:
    table = building(pig("4 wood", houses="wood-floor"), pig(friend="hansel-and-gretel"))
    table.seat(0).asked("menu", "gain straw", "gain wood", "gain brick", "draw")
    table.refuses("build wood-walls", "6.4", "costs 5 wood").plays("gain wood").offers("build wood-walls")


@clause("12.10")
def test_hansel_and_gretel_do_not_eat_at_home() -> None:
    table = building(pig("4 straw", houses="straw-floor", friend="hansel-and-gretel"), pig())
    table.seat(0).plays("build straw-walls").asked("offer")
    assert stores(table) == ["", ""]


@clause("12.10")
def test_hansel_and_gretel_do_not_eat_floors_or_roofs() -> None:
    table = building(pig("2 straw 6 wood", houses="wood-walls"), pig(friend="hansel-and-gretel"), tokens={"wood": 1})
    table.seat(0).plays("build straw-floor", "build wood-roof")
    assert stores(table) == ["", ""]
    assert houses(table, 0) == "straw-floor, wood-roof"


@clause("12.10", "11.8")
def test_hansel_and_gretel_eat_from_walls_on_a_cheap_plot() -> None:
    table = building(pig("4 straw", houses="corner straw-floor", corners=1), pig(friend="hansel-and-gretel"))
    table.seat(0).plays("build straw-walls")
    assert stores(table) == ["", "1 straw"]
    table = building(pig("3 straw", houses="corner straw-floor", corners=1), pig(friend="hansel-and-gretel"))
    table.seat(0).refuses("build straw-walls", "6.4", "costs 4 straw")


@clause("12.10", "12.15")
def test_puss_in_boots_can_find_what_hansel_and_gretel_eat() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="puss-in-boots"), pig(friend="hansel-and-gretel"), pig("1 straw")
    )
    table.seat(0).refuses("build straw-walls", "6.4", "costs 5 straw").plays("special", "build straw-walls")
    table.asked("helper", "seat 2").plays("seat 2").asked("offer")
    assert stores(table) == ["", "1 straw", ""]


@clause("12.10", "12.15")
def test_puss_in_boots_can_take_it_from_hansel_and_gretels_own_friend() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="puss-in-boots"), pig("1 straw", friend="hansel-and-gretel")
    )
    table.seat(0).plays("special", "build straw-walls", "seat 1").asked("offer")
    assert stores(table) == ["", "1 straw"]


@clause("12.10", "7.3")
def test_hansel_and_gretel_eat_no_more_once_they_are_gone() -> None:
    table = building(
        pig("9 straw 4 wood", houses="straw-floor, wood-floor"),
        pig(friend="hansel-and-gretel"),
        friend_deck=friend_deck("goldilocks", "hansel-and-gretel"),
    )
    table.seat(0).plays("build straw-walls", "seat 1", "build wood-walls")
    assert stores(table) == ["4 straw", "1 straw"]


# The Huntsman.


@clause("12.11")
def test_the_huntsman_makes_every_opponent_play_a_fable() -> None:
    table = round_of(
        pig(friend="huntsman", hand="curse-of-darkness"),
        pig(hand="spy-network roar"),
        pig(),
        pig(hand="consult-the-oracle"),
    )
    table.seat(1).plays("gather field").asked("fable", "card roar", "card spy-network")
    table.refuses("pass", "12.11", "The Huntsman wants to see a fable")
    table.seat(3).plays("gather field").asked("fable", "card consult-the-oracle").refuses("pass", "12.11")


@clause("12.11")
def test_the_huntsman_asks_nothing_of_empty_hands_or_of_his_own_friend() -> None:
    table = round_of(pig(friend="huntsman", hand="curse-of-darkness"), pig(), pig())
    table.seat(1).plays("gather field").nobody(1)
    table.seat(2).plays("gather field").nobody(2)
    table.seat(0).plays("gather forest").asked("fable", "card curse-of-darkness", "pass").plays("pass")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]


@clause("12.11", "12.21")
def test_who_sleeps_has_done_what_the_huntsman_wants() -> None:
    table = round_of(
        pig(friend="huntsman"), pig(hand="wolf"), pig(friend="sleeping-beauty"), deck=fable_deck("roar", "wolf")
    )
    table.seat(2).plays("seat 1")
    choose(table, "field", "forest", "brickyard")
    table.seat(0).asked("menu").shows("discard", is_=["roar"])
    assert hand(table, 1) == "wolf"


@clause("12.11")
def test_the_huntsman_stops_a_monster_on_his_location_and_is_paid_for_it() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf"), pig())
    choose(table, "field", "forest wolf", "forest")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["6 straw 1 wood 1 brick", "2 wood", "2 wood"]
    assert friends(table) == ["huntsman", None, None]
    table.shows("discard", is_=["wolf"])


@clause("12.11")
def test_the_huntsman_stops_a_monster_for_everybody() -> None:
    table = round_of(pig(friend="huntsman"), pig("2 brick", hand="dragon"), pig("3 wood"))
    choose(table, "field", "field dragon", "field")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["2 straw 1 wood 1 brick", "1 straw 2 brick", "1 straw 3 wood"]


@clause("12.11")
def test_the_huntsman_stops_no_monster_elsewhere() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf"), pig())
    choose(table, "forest", "brickyard wolf", "field")
    table.seat(1).plays("location field")
    assert stores(table) == ["4 wood", "3 brick", ""]


@clause("12.11", "11.12")
def test_the_huntsman_does_not_flee_from_the_giant() -> None:
    table = round_of(pig("1 brick", friend="huntsman", hand="consult-the-oracle"), pig(hand="giant"), pig("1 brick"))
    choose(table, "field", "forest giant", "field")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["3 straw 1 wood 2 brick", "4 wood", "2 straw 1 brick"]
    assert (hand(table, 0), friends(table)[0]) == ("consult-the-oracle", "huntsman")


@clause("12.11", "11.2")
def test_the_huntsman_saves_houses_from_the_big_bad_wolf() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="big-bad-wolf"), pig(houses="straw-roof"))
    choose(table, "field", "forest big-bad-wolf", "field")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    assert houses(table, 2) == "straw-roof"
    assert store(table, 0) == "3 straw 1 wood 1 brick"


@clause("12.11", "11.3")
def test_the_huntsman_spares_everybody_the_bridge_trolls_toll() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="bridge-troll"), pig(), piles={"field": "8 straw"})
    choose(table, "field", "forest bridge-troll", "field")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["5 straw 1 wood 1 brick", "4 wood", "4 straw"]


@clause("12.11", "12.12")
def test_where_the_huntsman_stops_the_giant_jack_is_not_needed() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="giant"), pig(friend="jack-the-giant-slayer"))
    choose(table, "field", "forest giant", "brickyard")
    table.seat(1).plays("location field")
    table.seat(0).plays("yes")
    table.asked("menu").shows("friend_discard", is_=[])
    assert stores(table) == ["6 straw 1 wood 1 brick", "4 wood", "5 brick"]


@clause("12.11", "11.4")
def test_a_huntsman_who_has_run_away_stops_nothing() -> None:
    table = round_of(pig(friend="huntsman", hand="chinny-chin-chin"), pig(hand="wolf"), pig())
    choose(table, "field chinny-chin-chin", "brickyard wolf", "field")
    table.seat(1).plays("location field")
    table.seat(0).plays("location forest")
    assert stores(table) == ["4 wood", "3 brick", ""]


@clause("12.11", "9.3", "11.4")
def test_a_monster_the_huntsman_stopped_still_stands_there() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf"), pig(hand="chinny-chin-chin"))
    choose(table, "field", "brickyard wolf", "field chinny-chin-chin")
    table.seat(1).plays("location field")
    table.seat(0).asked("stop", "yes", "pass").plays("yes")
    table.seat(2).asked("where", "location forest", "location brickyard", "pass").plays("location forest")
    assert stores(table) == ["6 straw 1 wood 1 brick", "3 brick", "4 wood"]


@clause("12.11", "11.13")
def test_of_two_monsters_the_huntsman_stops_one_of_his_choice() -> None:
    grandma = {"field": ("grandmas-house", 2)}
    for stopped, left in (("yes", "5 straw"), ("pass yes", "3 straw 1 wood 1 brick"), ("pass pass", "")):
        table = round_of(pig(hand="wolf"), pig(hand="dragon"), pig("2 straw", friend="huntsman"), uniques=grandma)
        choose(table, "forest wolf", "forest dragon", "field")
        table.seat(2).asked("stop", "yes", "pass").plays(*stopped.split()).asked("gain")
        assert stores(table) == ["2 wood", "2 wood", left]


@clause("12.11", "13.11", "11.13")
def test_the_huntsman_stops_every_monster_by_the_polish_book() -> None:
    table = round_of(
        pig(hand="wolf"),
        pig(hand="dragon"),
        pig("2 straw", friend="huntsman"),
        uniques={"field": ("grandmas-house", 2)},
        rules={"huntsman_cancels": "all"},
    )
    choose(table, "forest wolf", "forest dragon", "field")
    table.seat(2).asked("gain")
    assert stores(table) == ["2 wood", "2 wood", "9 straw 2 wood 2 brick"]


@clause("12.11")
def test_the_huntsman_stops_a_monster_in_every_round() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf wolf"), pig())
    choose(table, "field", "forest wolf", "forest")
    table.seat(1).plays("location field")
    table.seat(0).plays("yes")
    build_nothing(table, 0, 1, 2)
    choose(table, "field", "forest wolf", "forest")
    table.seat(1).plays("location field")
    table.seat(0).plays("yes")
    assert store(table, 0) == "14 straw 2 wood 2 brick"


@clause("12.11")
def test_the_huntsman_stops_even_the_monster_of_his_own_friend() -> None:
    table = round_of(pig(friend="huntsman", hand="wolf"), pig())
    choose(table, "field wolf", "forest")
    table.seat(0).plays("location field", "yes").asked("menu").shows("discard", is_=["wolf"])
    assert stores(table) == ["6 straw 1 wood 1 brick", "4 wood"]


@clause("12.11", "11.3")
def test_the_huntsman_may_let_the_troll_of_his_own_friend_act() -> None:
    table = round_of(pig(friend="huntsman", hand="bridge-troll"), pig(), pig(), piles={"field": "8 straw"})
    choose(table, "field bridge-troll", "field", "forest")
    table.seat(0).plays("location field").asked("stop", "yes", "pass").plays("pass").asked("menu")
    assert stores(table) == ["6 straw", "2 straw", "4 wood"]


@clause("12.11")
def test_for_somebody_who_is_away_the_huntsman_stops_the_monster() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf"), pig())
    choose(table, "field", "forest wolf", "forest")
    table.seat(1).plays("location field")
    asked = table.table.decision(0)
    assert asked is not None
    assert GAME.actions[asked.default] == "yes"


@clause("12.11", "11.19")
def test_the_huntsman_has_nothing_to_stop_when_a_flute_took_the_monster() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="wolf"), pig(hand="magic-flute"))
    choose(table, "field", "forest wolf", "forest magic-flute")
    table.seat(0).asked("menu")
    assert (stores(table), hand(table, 2)) == (["5 straw", "2 wood", "2 wood"], "wolf")


@clause("12.11", "7.3")
def test_once_the_huntsman_has_left_nobody_must_play_a_fable() -> None:
    table = round_of(
        pig(hand="night-of-revelry wolf"), pig(friend="huntsman"), pig(), friend_deck=friend_deck(QUIET, "huntsman")
    )
    table.seat(0).plays("gather field").asked("fable", "card night-of-revelry", "card wolf")
    table.plays("card night-of-revelry")
    choose(table, "", "forest", "brickyard")
    table.seat(0).plays("card goldilocks")
    build_nothing(table, 0, 1, 2).seat(0).plays("gather field").asked("fable", "card wolf", "pass")


# Jack.


@clause("12.12")
def test_jack_adds_two_resources_to_his_location_for_everybody_there() -> None:
    table = round_of(pig(), pig(friend="jack-the-giant-slayer"), pig())
    choose(table, "field", "field", "forest")
    assert stores(table) == ["3 straw", "3 straw", "4 wood"]
    assert pile(table, "field") == "1 straw"


@clause("12.12")
def test_jack_adds_what_his_location_gives() -> None:
    for location, reaped in (("field", "7 straw"), ("forest", "6 wood"), ("brickyard", "5 brick")):
        table = round_of(pig(friend="jack-the-giant-slayer"), pig(), pig())
        other = "forest" if location == "field" else "field"
        choose(table, location, other, other)
        assert store(table, 0) == reaped


@clause("12.12")
def test_jack_adds_two_where_nothing_was() -> None:
    table = round_of(pig(friend="jack-the-giant-slayer"), pig(), piles={"field": "0 straw"})
    choose(table, "field", "forest")
    assert stores(table) == ["2 straw", "4 wood"]


@clause("12.12", "8.4")
def test_jack_chooses_what_to_add_to_the_market() -> None:
    table = round_of(pig(friend="jack-the-giant-slayer"), pig(), pig(), pig())
    choose(table, "market", "field", "field", "field")
    table.seat(0).asked("beans", *ANY).refuses("pass", "12.12", "you must choose").plays("resource wood")
    assert stores(table) == ["1 straw 3 wood 1 brick", "1 straw", "1 straw", "1 straw"]


@clause("12.12", "11.32")
def test_the_wolf_devours_what_jack_has_added() -> None:
    table = round_of(pig(friend="jack-the-giant-slayer"), pig(hand="wolf"))
    choose(table, "field", "forest wolf")
    table.seat(1).plays("location field")
    assert stores(table) == ["", "4 wood"]
    assert pile(table, "field") == ""


@clause("12.12", "11.31")
def test_jack_adds_where_the_card_before_him_leads() -> None:
    table = round_of(pig(friend="jack-the-giant-slayer"), pig(hand="wishing-well"))
    choose(table, "field", "forest wishing-well")
    assert stores(table) == ["6 wood", "5 straw"]


@clause("12.12", "12.3", "2.3")
def test_jack_and_cinderella_act_in_turn_order() -> None:
    table = round_of(pig(friend="jack-the-giant-slayer"), pig(friend="cinderella"), piles={"field": "0 straw"})
    choose(table, "field", "field")
    assert stores(table) == ["", "2 straw"]
    table = round_of(pig(friend="cinderella"), pig(friend="jack-the-giant-slayer"), piles={"field": "0 straw"})
    choose(table, "field", "field")
    assert stores(table) == ["1 straw", "1 straw"]


@clause("12.12", "9.3", "11.12")
def test_jack_can_be_discarded_to_stop_the_giant_from_anywhere() -> None:
    table = round_of(
        pig(hand="giant"),
        pig("1 brick", friend="goldilocks", hand="consult-the-oracle"),
        pig(friend="jack-the-giant-slayer"),
    )
    choose(table, "forest giant", "field", "brickyard")
    table.seat(0).plays("location field")
    table.seat(2).asked("stop", "yes", "pass").plays("yes")
    table.seat(0).asked("menu").shows("friend_discard", is_=["jack-the-giant-slayer"]).shows("discard", is_=["giant"])
    assert (stores(table), hand(table, 1)) == (["4 wood", "5 straw 1 brick", "5 brick"], "consult-the-oracle")
    assert friends(table) == [None, "goldilocks", None]


@clause("12.12", "9.3", "11.12")
def test_jack_need_not_stop_the_giant() -> None:
    table = round_of(
        pig(hand="giant"),
        pig("1 brick", friend="goldilocks", hand="consult-the-oracle"),
        pig(friend="jack-the-giant-slayer"),
    )
    choose(table, "forest giant", "field", "brickyard")
    table.seat(0).plays("location field")
    table.seat(2).plays("pass")
    assert (stores(table), hand(table, 1)) == (["4 wood", "4 straw", "5 brick"], "")
    assert friends(table) == [None, None, "jack-the-giant-slayer"]
    table.shows("friend_discard", is_=["goldilocks"]).shows("discard", is_=["consult-the-oracle", "giant"])


@clause("12.12", "11.12")
def test_jack_falls_to_a_giant_he_does_not_stop() -> None:
    table = round_of(pig(hand="giant"), pig(friend="jack-the-giant-slayer"))
    choose(table, "forest giant", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("pass")
    assert stores(table) == ["4 wood", "6 straw"]
    table.shows("friend_discard", is_=["jack-the-giant-slayer"]).shows("players", 1, "friend", is_=None)


@clause("12.12", "9.3")
def test_jack_is_not_asked_about_a_giant_nobody_meets() -> None:
    table = round_of(pig(hand="giant"), pig(friend="jack-the-giant-slayer"))
    choose(table, "forest giant", "field")
    table.seat(0).plays("location brickyard").asked("menu").shows("friend_discard", is_=[])
    assert friends(table) == [None, "jack-the-giant-slayer"]


@clause("12.12", "9.3")
def test_jack_stops_no_other_monster() -> None:
    for monster in ("wolf", "dragon", "big-bad-wolf", "bridge-troll"):
        table = round_of(pig(hand=monster), pig("1 brick", friend="jack-the-giant-slayer", houses="straw-floor"))
        choose(table, f"forest {monster}", "field")
        table.seat(0).plays("location field").asked("menu").shows("discard", is_=[monster])
        assert friends(table) == [None, "jack-the-giant-slayer"]


@clause("12.12", "9.3")
def test_when_jack_does_not_stop_the_giant_the_woodcutter_can() -> None:
    table = round_of(pig(hand="giant"), pig("1 brick", friend="jack-the-giant-slayer"), pig(friend="woodcutter"))
    choose(table, "forest giant", "field", "brickyard")
    table.seat(0).plays("location field")
    table.seat(1).asked("stop").nobody(2).plays("pass")
    table.seat(2).asked("stop").plays("yes")
    assert store(table, 1) == "7 straw 1 brick"
    table.shows("friend_discard", is_=["woodcutter"]).shows("players", 1, "friend", is_="jack-the-giant-slayer")


@clause("12.12", "9.3", "11.13")
def test_a_giant_jack_has_stopped_is_still_in_grandmas_house() -> None:
    table = round_of(pig(hand="giant"), pig(friend="jack-the-giant-slayer"), uniques={"field": ("grandmas-house", 1)})
    choose(table, "forest giant", "field")
    table.seat(1).asked("stop").plays("yes").asked("gain").plays("resource wood", "resource wood")
    table.shows("locations", 0, "unique", is_=None).shows("discard", is_=["giant", "grandmas-house"])
    assert store(table, 1) == "7 straw 2 wood"


# The Little Mermaid.


@clause("12.13")
def test_the_little_mermaid_leaves_two_of_three_gather_cards() -> None:
    table = walls("little-mermaid", pig(), pig())
    table.plays("keep").asked("tuck", "gather field", "gather forest", "gather brickyard").plays("gather field")
    table.asked("menu")
    assert written(table, 0)["tucked"] == ["field"]
    assert [table.table.view(seat)["usable"] for seat in (0, 1)] == [
        ["forest", "brickyard"],
        ["field", "forest", "brickyard"],
    ]


@clause("12.13", "8.4")
def test_the_little_mermaid_leaves_two_of_four_gather_cards() -> None:
    table = walls("little-mermaid", pig(), pig(), pig())
    table.plays("keep").asked("tuck", "gather field", "gather forest", "gather brickyard", "gather market")
    table.plays("gather forest").asked("tuck", "gather field", "gather brickyard", "gather market")
    table.refuses("gather forest", "12.13", "lies under the Little Mermaid").plays("gather market").asked("menu")
    assert table.table.view(0)["usable"] == ["field", "brickyard"]


@clause("12.13")
def test_what_lies_under_the_little_mermaid_is_secret() -> None:
    one, two = walls("little-mermaid", pig(), pig()), walls("little-mermaid", pig(), pig())
    one.plays("keep", "gather field")
    two.plays("keep", "gather brickyard")
    assert [one.table.view(viewer) == two.table.view(viewer) for viewer in (0, 1, 2, None)] == [False, True, True, True]


@clause("12.13", "7.1")
def test_who_is_given_the_little_mermaid_chooses_the_cards() -> None:
    table = walls("little-mermaid", pig(), pig())
    table.plays("seat 1").nobody(0)
    table.seat(1).asked("tuck").refuses("pass", "12.13", "you must choose").plays("gather forest")
    table.seat(0).asked("menu")
    assert table.table.view(1)["usable"] == ["field", "brickyard"]


@clause("12.13")
def test_what_lies_under_the_little_mermaid_cannot_be_played() -> None:
    table = round_of(pig(friend="little-mermaid", tucked=["field"]), pig(), pig())
    table.seat(0).asked("commit", "gather forest", "gather brickyard")
    table.refuses("gather field", "12.13", "lies under the Little Mermaid")


@clause("12.13", "6.11")
def test_the_little_mermaids_special_action_gives_one_of_each() -> None:
    table = building(pig(friend="little-mermaid", tucked=["field"]), pig())
    table.seat(0).plays("special").shows("left", is_=1).refuses("special", "6.11", "has been used this turn")
    assert stores(table) == ["1 straw 1 wood 1 brick", ""]
    assert friends(table) == ["little-mermaid", None]


@clause("12.13", "6.11")
def test_the_little_mermaid_can_be_used_in_the_turn_she_comes() -> None:
    table = walls("little-mermaid", pig(), friend="fairy-godmother", elsewhere="fairy-godmother")
    table.plays("keep", "gather field", "special")
    assert store(table, 0) == "1 straw 1 wood 1 brick"
    table.seat(1).asked("menu")


@clause("12.13", "6.11")
def test_the_little_mermaid_can_be_used_after_the_special_action_of_another_friend() -> None:
    table = building(
        pig("4 straw", houses="straw-floor", friend="fairy-godmother"),
        pig(),
        left=3,
        friend_deck=friend_deck("little-mermaid", "fairy-godmother"),
    )
    table.seat(0).plays("special", "build straw-walls", "keep", "gather field", "special")
    assert store(table, 0) == "1 straw 1 wood 1 brick"
    table.seat(1).asked("menu")


@clause("12.13", "7.2")
def test_the_cards_under_the_little_mermaid_come_back_when_she_leaves() -> None:
    table = walls("jack-the-giant-slayer", pig(), friend="little-mermaid", tucked=["field"], elsewhere="little-mermaid")
    table.plays("keep").shows("friend_discard", is_=["little-mermaid"])
    assert table.table.view(0)["usable"] == ["field", "forest", "brickyard"]


@clause("12.13", "7.2", "11.12")
def test_the_cards_come_back_from_a_little_mermaid_chased_away_by_the_giant() -> None:
    table = round_of(pig(friend="little-mermaid", tucked=["field"]), pig(hand="giant"))
    choose(table, "forest", "field giant")
    table.seat(1).plays("location forest")
    build_nothing(table, 0, 1).seat(0).asked("commit", "gather field", "gather forest", "gather brickyard")


@clause("12.13", "11.21")
def test_a_card_played_before_the_little_mermaid_came_still_counts() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("goldilocks little-mermaid puss-in-boots")
    )
    choose(table, "forest night-of-revelry", "field", "field")
    table.seat(0).plays("card little-mermaid").asked("tuck").plays("gather forest").asked("menu")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]
    assert table.table.view(0)["usable"] == ["field", "brickyard"]


@clause("12.13", "11.7")
def test_a_curse_draws_no_card_from_under_the_little_mermaid() -> None:
    found = set()
    for key in range(16):
        table = round_of(
            pig(friend="little-mermaid", tucked=["forest"]),
            pig(hand="curse-of-darkness"),
            pig(),
            dice={"key": f"{key:064x}"},
        )
        choose(table, "field", "field curse-of-darkness", "field")
        found.add(seen(table, 0)["location"])
    assert found == {"field", "brickyard"}


@clause("12.13", "11.23")
def test_a_roar_draws_no_card_from_under_the_little_mermaid() -> None:
    found = set()
    for key in range(16):
        table = round_of(
            pig(friend="little-mermaid", tucked=["forest"]),
            pig(hand="roar"),
            pig(),
            dice={"key": f"{key:064x}"},
        )
        choose(table, "field", "field roar", "brickyard")
        found.add(seen(table, 0)["location"])
    assert found == {"field", "brickyard"}


@clause("12.13", "11.6")
def test_a_crystal_ball_brings_no_card_from_under_the_little_mermaid() -> None:
    table = round_of(pig(friend="little-mermaid", tucked=["field"], hand="crystal-ball"), pig())
    choose(table, "forest crystal-ball", "forest")
    table.seat(0).asked("swap", "gather brickyard", "pass").refuses("gather field", "12.13", "under the Little Mermaid")


@clause("12.13", "11.31")
def test_a_wishing_well_can_lead_where_the_little_mermaids_card_does_not() -> None:
    table = round_of(pig(friend="little-mermaid", tucked=["field"]), pig(hand="wishing-well"))
    choose(table, "forest", "field wishing-well")
    assert stores(table) == ["5 straw", "4 wood"]
