"""Fables, one by one, from A Friendly Game to Cutting Corners: the plain case, nobody to hit, everybody hit, not enough to pay."""

from __future__ import annotations

from itertools import product

from tests.games.grimm_forest.forest import (
    building,
    choose,
    clause,
    friends,
    hand,
    houses,
    pig,
    pile,
    round_of,
    seen,
    store,
    stores,
    told,
)

SAMPLE = [{"key": f"{number:064x}"} for number in range(20)]


# A Friendly Game.


@clause("11.1")
def test_a_friendly_game_takes_two_resources_from_an_opponent_here() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 wood 3 brick"), pig("9 straw"))
    choose(table, "forest friendly-game", "forest", "field")
    table.seat(0).asked("take", "resource wood", "resource brick").plays("resource brick", "resource brick")
    assert stores(table) == ["2 wood 2 brick", "3 wood 1 brick", "14 straw"]
    assert pile(table, "forest") == ""


@clause("11.1", "2.5")
def test_a_friendly_game_takes_what_there_is_if_it_is_less() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig(), piles={"forest": "0 wood"})
    choose(table, "forest friendly-game", "forest", "field")
    assert stores(table) == ["1 brick", "", "5 straw"]


@clause("11.1")
def test_a_friendly_game_with_nobody_here_is_no_game() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig("5 brick"))
    choose(table, "forest friendly-game", "field", "field")
    assert store(table, 0) == "4 wood"
    table.seat(0).asked("menu").shows("discard", is_=["friendly-game"])


@clause("11.1", "13.13")
def test_in_a_friendly_game_with_several_opponents_you_choose_one_and_may_mix() -> None:
    table = round_of(pig(hand="friendly-game"), pig("2 straw"), pig("3 straw"))
    choose(table, "forest friendly-game", "forest", "forest")
    table.seat(0).asked("who", "seat 1", "seat 2").plays("seat 2")
    table.asked("take", "resource straw", "resource wood").plays("resource straw", "resource wood")
    assert stores(table) == ["1 straw 2 wood", "2 straw 1 wood", "2 straw"]


@clause("11.1")
def test_neither_an_opponent_elsewhere_nor_you_yourself_can_be_asked_to_a_friendly_game() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig("1 brick"), pig("1 brick"))
    choose(table, "market friendly-game", "market", "market", "field")
    table.seat(0).plays("resource straw").seat(1).plays("resource wood")
    table.seat(0).asked("who", "seat 1", "seat 2")
    table.refuses("seat 3", "11.1", "cannot be chosen").refuses("seat 0", "11.1", "cannot be chosen")
    table.refuses("pass", "11.1", "must choose")


@clause("11.1")
def test_a_friendly_game_for_exactly_two_resources_takes_both_without_a_question() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 straw 1 brick"), pig(), piles={"forest": "1 wood"})
    choose(table, "forest friendly-game", "forest", "field")
    table.seat(0).asked("menu")
    assert stores(table) == ["1 straw 1 brick", "", "5 straw"]


@clause("11.1", "13.13")
def test_a_friendly_game_of_one_kind_takes_two_of_it_or_the_only_one() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig(), rules={"choice_types": "one"})
    choose(table, "forest friendly-game", "forest", "field").seat(0).plays("resource wood")
    assert stores(table) == ["4 wood", "1 brick", "5 straw"]
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig(), edition="pl")
    choose(table, "forest friendly-game", "forest", "field").seat(0).plays("resource brick")
    assert stores(table) == ["2 wood 1 brick", "2 wood", "5 straw"]


@clause("11.1", "12.7")
def test_whoever_is_nowhere_plays_no_friendly_game() -> None:
    table = round_of(pig(hand="friendly-game", friend="gingerbread-man"), pig("5 brick"), pig("5 brick"))
    choose(table, "forest friendly-game", "forest", "forest").seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "1 wood 5 brick", "1 wood 5 brick"]
    table.shows("discard", is_=["friendly-game"])


@clause("11.1", "12.7")
def test_an_opponent_who_is_nowhere_is_not_here_for_a_friendly_game() -> None:
    table = round_of(pig(hand="friendly-game"), pig("5 brick", friend="gingerbread-man"), pig())
    choose(table, "forest friendly-game", "forest", "field").seat(1).plays("yes")
    assert stores(table) == ["3 wood", "1 straw 1 wood 6 brick", "4 straw"]


# Big Bad Wolf.


@clause("11.2", "9.1")
def test_the_big_bad_wolf_is_laid_anywhere_and_blows_the_top_section_off_a_house_there() -> None:
    table = round_of(pig(hand="big-bad-wolf", houses="straw-floor"), pig(houses="straw-walls"), pig())
    choose(table, "field big-bad-wolf", "forest", "field")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location forest")
    assert [houses(table, seat) for seat in range(3)] == ["straw-floor", "straw-floor", ""]
    table.shows("sections", "straw-walls", is_=5).shows("discard", is_=["big-bad-wolf"])
    table.shows("locations", 1, "monsters", is_=[])


@clause("11.2")
def test_the_wolfs_player_chooses_the_house_and_a_house_without_roof_is_unfinished_again() -> None:
    victim = pig("6 wood", houses="straw-walls, wood-roof")
    table = round_of(pig(hand="big-bad-wolf"), victim, pig(), tokens={"wood": 1})
    choose(table, "field big-bad-wolf", "forest", "field").seat(0).plays("location forest")
    table.asked("house", "house straw-walls", "house wood-roof")
    table.refuses("house wood-walls", "11.2", "blow at").refuses("pass", "11.2", "must choose").plays("house wood-roof")
    assert houses(table, 1) == "straw-walls, wood-walls"
    table.shows("players", 1, "tokens", is_=["wood"])
    table.plays("gain straw", "gain straw").seat(1).refuses("build wood-floor", "6.6", "unfinished")


@clause("11.2", "6.10")
def test_a_roof_the_wolf_took_brings_no_second_reward() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig("6 straw", houses="straw-roof"), pig(), tokens={"straw": 1})
    choose(table, "forest big-bad-wolf", "forest", "forest").seat(0).plays(
        "location forest", "gain straw", "gain straw"
    )
    table.seat(1).plays("build straw-roof").asked("menu")
    assert houses(table, 1) == "straw-roof"


@clause("11.2", "6.9")
def test_walls_the_wolf_took_bring_a_friend_when_they_are_built_again() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig("4 straw", houses="straw-walls"), pig())
    choose(table, "forest big-bad-wolf", "forest", "forest").seat(0).plays(
        "location forest", "gain straw", "gain straw"
    )
    table.seat(1).plays("build straw-walls").asked("offer", "seat 0", "seat 2", "keep")


@clause("11.2")
def test_a_brick_house_laughs_at_the_wolf() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig(houses="brick-roof"), pig(houses="brick-walls, straw-floor"))
    choose(table, "forest big-bad-wolf", "field", "field").seat(0).plays("location field")
    table.asked("menu")
    assert [houses(table, 1), houses(table, 2)] == ["brick-roof", "brick-walls"]


@clause("11.2", "6.7")
def test_a_floor_the_wolf_took_frees_its_plot() -> None:
    five = "straw-floor, straw-roof, wood-floor, wood-roof, brick-floor"
    table = round_of(pig(hand="big-bad-wolf"), pig("2 straw", houses=five), pig())
    choose(table, "forest big-bad-wolf", "brickyard", "forest").seat(0).plays("location brickyard", "house straw-floor")
    assert houses(table, 1) == "straw-roof, wood-floor, wood-roof, brick-floor"
    table.plays("gain straw", "gain straw").seat(1).plays("build straw-floor")
    assert houses(table, 1) == "straw-floor, straw-roof, wood-floor, wood-roof, brick-floor"


@clause("11.2", "9.2", "2.5")
def test_the_wolf_blows_at_everybody_there_in_turn_order_its_own_player_too() -> None:
    table = round_of(
        pig(hand="big-bad-wolf", houses="straw-floor, wood-floor"),
        pig(houses="straw-floor"),
        pig(houses="straw-floor, wood-walls"),
    )
    choose(table, "field big-bad-wolf", "field", "field").seat(0).plays("location field")
    table.asked("house", "house straw-floor", "house wood-floor").plays("house wood-floor")
    table.seat(0).asked("house", "house straw-floor", "house wood-walls").plays("house wood-walls")
    assert [houses(table, seat) for seat in range(3)] == ["straw-floor", "", "straw-floor, wood-floor"]


@clause("11.2")
def test_a_wolf_where_nobody_is_blows_at_nothing() -> None:
    table = round_of(pig(hand="big-bad-wolf", houses="straw-floor"), pig(houses="wood-roof"), prince="forest")
    choose(table, "field big-bad-wolf", "field").seat(0).plays("location brickyard")
    assert [houses(table, 0), houses(table, 1)] == ["straw-floor", "wood-roof"]
    table.asked("menu").shows("discard", is_=["big-bad-wolf"])


@clause("11.2", "11.8")
def test_of_two_like_houses_on_different_plots_the_wolfs_player_chooses_one() -> None:
    victim = pig(houses="straw-floor, corner straw-floor, wood-floor", corners=1)
    table = round_of(pig(hand="big-bad-wolf"), victim, pig())
    choose(table, "field big-bad-wolf", "forest", "field").seat(0).plays("location forest")
    table.asked("house", "house straw-floor", "house wood-floor").plays("house straw-floor")
    table.asked("house-plot", "plot board", "plot corner").plays("plot corner")
    assert houses(table, 1) == "straw-floor, wood-floor"
    table.shows("players", 1, "corners", is_=1)


@clause("11.2")
def test_of_two_like_houses_on_the_board_it_does_not_matter_which() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig(houses="wood-roof, wood-roof"), pig())
    choose(table, "field big-bad-wolf", "forest", "field").seat(0).plays("location forest")
    assert houses(table, 1) == "wood-walls, wood-roof"


@clause("11.2", "12.7")
def test_the_wolf_does_not_find_whoever_is_nowhere() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig(friend="gingerbread-man", houses="straw-walls"), pig())
    choose(table, "field big-bad-wolf", "forest", "field").seat(0).plays("location forest")
    table.seat(1).plays("yes")
    assert houses(table, 1) == "straw-walls"


@clause("11.2", "9.3", "12.17")
def test_red_riding_hood_stops_the_wolf_for_everybody_from_anywhere() -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig(houses="straw-walls"), pig(friend="red-riding-hood"))
    choose(table, "field big-bad-wolf", "forest", "brickyard").seat(0).plays("location forest")
    table.seat(2).asked("stop", "yes", "pass").plays("yes")
    assert houses(table, 1) == "straw-walls"
    table.shows("friend_discard", is_=["red-riding-hood"]).shows("discard", is_=["big-bad-wolf"])


# Bridge Troll.


@clause("11.3", "2.7")
def test_the_troll_takes_half_of_what_an_opponent_gathered_wherever_its_player_is() -> None:
    table = round_of(pig(hand="bridge-troll"), pig("9 brick"), pig())
    choose(table, "forest bridge-troll", "field", "brickyard").seat(0).plays("location field")
    assert stores(table) == ["2 straw 4 wood", "3 straw 9 brick", "3 brick"]
    table.seat(0).asked("menu").shows("discard", is_=["bridge-troll"])


@clause("11.3")
def test_of_several_opponents_the_trolls_player_chooses_one() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), pig(), pig(), piles={"field": "9 straw"})
    choose(table, "forest bridge-troll", "field", "field", "brickyard").seat(0).plays("location field")
    table.asked("who", "seat 1", "seat 2").refuses("seat 3", "11.3", "cannot be chosen").plays("seat 2")
    assert stores(table) == ["2 straw 4 wood", "4 straw", "2 straw", "3 brick"]


@clause("11.3", "9.2")
def test_the_troll_spares_its_own_player() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), prince="forest")
    choose(table, "field bridge-troll", "field").seat(0).plays("location field")
    assert stores(table) == ["3 straw", "1 straw"]
    assert pile(table, "field") == "1 straw"


@clause("11.3")
def test_half_of_one_is_nothing_for_the_troll() -> None:
    table = round_of(pig(hand="bridge-troll"), pig("8 straw"), pig("8 straw"), piles={"field": "2 straw"})
    choose(table, "forest bridge-troll", "field", "field").seat(0).plays("location field")
    table.asked("menu")
    assert stores(table) == ["4 wood", "9 straw", "9 straw"]


@clause("11.3")
def test_a_troll_where_no_opponent_is_gets_nothing() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), pig())
    choose(table, "forest bridge-troll", "field", "field").seat(0).plays("location forest")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]


@clause("11.3", "12.3")
def test_what_cinderella_took_is_safe_from_the_troll() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(friend="cinderella"), pig())
    choose(table, "forest bridge-troll", "field", "brickyard").seat(0).plays("location field")
    assert stores(table) == ["1 straw 4 wood", "4 straw", "3 brick"]


@clause("11.3", "8.4")
def test_at_the_market_the_victim_chooses_from_what_was_gathered_there() -> None:
    market = {"market": "2 straw 3 wood"}
    table = round_of(pig(hand="bridge-troll"), pig("4 brick"), pig(), pig(), piles=market)
    choose(table, "forest bridge-troll", "market", "field", "field").seat(0).plays("location market")
    table.seat(1).asked("give", "resource straw", "resource wood").refuses("resource brick", "11.3", "no brick")
    table.plays("resource straw", "resource wood")
    assert stores(table) == ["1 straw 5 wood", "1 straw 2 wood 4 brick", "2 straw", "2 straw"]


@clause("11.3", "2.5")
def test_the_troll_gets_no_more_than_is_left_of_what_was_gathered() -> None:
    table = round_of(pig(hand="friendly-game"), pig("1 brick"), pig(hand="bridge-troll"))
    choose(table, "field friendly-game", "field", "forest bridge-troll").seat(2).plays("location field")
    table.seat(0).plays("resource straw", "resource straw")
    # Seat 1 gathered two straw, and has none of them any more.
    table.seat(2).asked("who", "seat 0", "seat 1").plays("seat 1")
    assert stores(table) == ["4 straw", "1 brick", "4 wood"]


@clause("11.3", "13.12")
def test_a_troll_of_the_polish_book_may_be_set_on_its_own_player() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), pig(), rules={"troll_target": "any"})
    choose(table, "field bridge-troll", "field", "forest").seat(0).plays("location field")
    table.asked("who", "seat 0", "seat 1").plays("seat 0")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]


@clause("11.3", "12.7")
def test_the_troll_does_not_find_whoever_is_nowhere() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(friend="gingerbread-man"), pig())
    choose(table, "forest bridge-troll", "field", "brickyard").seat(0).plays("location field")
    table.seat(1).plays("yes")
    assert stores(table) == ["3 wood", "1 straw 1 wood 1 brick", "2 brick"]


@clause("11.3", "9.3", "12.25")
def test_the_woodcutter_stops_the_troll() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(friend="woodcutter"), pig())
    choose(table, "forest bridge-troll", "field", "brickyard").seat(0).plays("location field")
    table.seat(1).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["4 wood", "5 straw", "3 brick"]
    assert friends(table) == [None, None, None]


# Chinny Chin Chin.


@clause("11.4", "11.32")
def test_not_by_a_whisker_you_run_from_a_monster_to_another_location() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(hand="wolf"), pig())
    choose(table, "field chinny-chin-chin", "forest wolf", "brickyard").seat(1).plays("location field")
    table.seat(0).asked("where", "location forest", "location brickyard", "pass")
    table.refuses("location field", "11.4", "already").refuses("location market", "8.4").plays("location forest")
    assert stores(table) == ["2 wood", "2 wood", "3 brick"]
    assert pile(table, "field") == "5 straw"
    table.seat(0).shows("discard", is_=["chinny-chin-chin", "wolf"])
    assert hand(table, 0) == ""


@clause("11.4")
def test_you_may_stay_with_the_monster_all_the_same() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(hand="wolf"), pig())
    choose(table, "field chinny-chin-chin", "forest wolf", "brickyard").seat(1).plays("location field")
    table.seat(0).plays("pass")
    assert stores(table) == ["", "4 wood", "3 brick"]
    assert hand(table, 0) == ""


@clause("11.4")
def test_without_a_monster_the_whisker_is_worth_a_fable_that_only_its_player_sees() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(), prince="forest")
    choose(table, "field chinny-chin-chin", "field")
    assert stores(table) == ["2 straw", "2 straw"]
    table.seat(0).shows("players", 0, "hand", is_=1).shows("deck", is_=54).shows("discard", is_=["chinny-chin-chin"])
    assert told(table, "drew-by") == [{"seat": 0, "count": 1, "card": "chinny-chin-chin"}]
    assert told(table, "drawn") == []


@clause("11.4", "4.1")
def test_a_monster_that_was_fluted_away_was_played_all_the_same() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(hand="wolf"), pig(hand="magic-flute"))
    choose(table, "field chinny-chin-chin", "field wolf", "field magic-flute").seat(0).asked("menu")
    assert [hand(table, seat) for seat in range(3)] == ["", "", "wolf"]
    assert stores(table) == ["1 straw", "1 straw", "1 straw"]


@clause("11.4")
def test_a_monster_elsewhere_gives_no_reason_to_run_and_no_fable() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(hand="big-bad-wolf"), pig())
    choose(table, "field chinny-chin-chin", "forest big-bad-wolf", "forest").seat(1).plays("location forest")
    table.seat(0).asked("menu")
    assert stores(table) == ["5 straw", "2 wood", "2 wood"]
    assert hand(table, 0) == ""


@clause("11.4", "8.4")
def test_you_may_run_from_one_monster_into_another() -> None:
    table = round_of(pig(hand="chinny-chin-chin"), pig(hand="wolf"), pig(hand="bridge-troll"), pig())
    choose(table, "field chinny-chin-chin", "brickyard wolf", "field bridge-troll", "brickyard")
    table.seat(1).plays("location field").seat(2).refuses("location field", "9.1", "monster").plays("location market")
    table.seat(0).asked("where", "location forest", "location brickyard", "location market", "pass")
    table.plays("location market").seat(0).plays("resource wood")
    # All three of the Market were gathered, and half of that is one; the wolf has left nothing on the Field.
    assert stores(table) == ["1 straw 1 brick", "1 brick", "1 wood", "1 brick"]


@clause("11.4", "2.3", "11.9")
def test_the_monster_of_an_earlier_player_strikes_before_you_run() -> None:
    table = round_of(pig(hand="dragon"), pig("3 brick", hand="chinny-chin-chin"), pig())
    choose(table, "brickyard dragon", "field chinny-chin-chin", "forest").seat(0).plays("location field")
    assert store(table, 1) == ""
    table.seat(1).asked("where", "location forest", "location brickyard", "pass").plays("location forest")
    assert stores(table) == ["3 brick", "2 wood", "2 wood"]


@clause("11.4", "13.15", "11.9")
def test_by_another_rule_whoever_can_escape_does_so_first() -> None:
    table = round_of(
        pig(hand="dragon"), pig("3 brick", hand="chinny-chin-chin"), pig(), rules={"bga_order": "escape_first"}
    )
    choose(table, "brickyard dragon", "field chinny-chin-chin", "forest").seat(0).plays("location field")
    table.seat(1).plays("location forest")
    assert stores(table) == ["3 brick", "2 wood 3 brick", "2 wood"]


@clause("11.4", "9.3")
def test_you_may_run_from_a_monster_that_was_stopped() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="chinny-chin-chin"), pig(friend="woodcutter"))
    choose(table, "brickyard wolf", "field chinny-chin-chin", "brickyard").seat(0).plays("location field")
    table.seat(2).plays("yes").seat(1).asked("where").plays("location forest")
    assert stores(table) == ["1 brick", "4 wood", "1 brick"]


@clause("11.4", "12.7")
def test_whoever_is_nowhere_has_no_monster_to_run_from() -> None:
    table = round_of(pig(hand="chinny-chin-chin", friend="gingerbread-man"), pig(hand="wolf"), pig())
    choose(table, "field chinny-chin-chin", "forest wolf", "field").seat(1).plays("location field")
    table.seat(0).plays("yes").asked("menu")
    assert stores(table) == ["1 straw 1 wood 1 brick", "3 wood", ""]
    assert hand(table, 0) == ""


@clause("11.4", "12.7")
def test_whoever_is_nowhere_still_draws_if_no_monster_was_played() -> None:
    table = round_of(pig(hand="chinny-chin-chin", friend="gingerbread-man"), pig(), pig())
    choose(table, "field chinny-chin-chin", "forest", "field").seat(0).plays("yes").asked("menu")
    table.shows("players", 0, "hand", is_=1)


# Ask the Oracle.


@clause("11.5")
def test_the_oracle_takes_a_fable_from_every_hand() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), pig(hand="roar roar"))
    choose(table, "field consult-the-oracle", "forest", "forest")
    table.seat(0).asked("use", "yes", "pass").plays("yes")
    assert [hand(table, seat) for seat in range(3)] == ["roar wolf", "", "roar"]
    table.shows("discard", is_=["consult-the-oracle"])


@clause("11.5", "3.4")
def test_what_the_oracle_takes_only_the_two_players_see() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), pig())
    choose(table, "field consult-the-oracle", "forest", "forest").seat(0).plays("yes")
    assert [table.table.view(seat)["hand"] for seat in range(3)] == [["wolf"], [], []]
    assert table.table.view(1)["known"] == [["wolf"], [], []]
    assert table.table.view(2)["known"] == [[], [], []]
    assert "slipped-seen" not in [event.kind for event in table.table.events_for(2)]


@clause("11.5")
def test_the_oracle_need_not_be_asked() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), prince="forest")
    choose(table, "field consult-the-oracle", "forest").seat(0).plays("pass").asked("menu")
    assert [hand(table, 0), hand(table, 1)] == ["", "wolf"]
    table.shows("discard", is_=["consult-the-oracle"])


@clause("11.5")
def test_the_oracle_draws_any_card_of_a_hand() -> None:
    taken = set()
    for dice in SAMPLE:
        table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf roar curse-of-darkness"), pig(), dice=dice)
        taken.add(hand(choose(table, "field consult-the-oracle", "forest", "forest").seat(0).plays("yes"), 0))
    assert taken == {"wolf", "roar", "curse-of-darkness"}


@clause("11.5")
def test_a_fable_that_was_played_is_in_no_hand_for_the_oracle() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="spy-network"), pig())
    choose(table, "field consult-the-oracle", "forest spy-network", "brickyard")
    table.seat(0).asked("menu").shows("discard", is_=["consult-the-oracle", "spy-network"])
    assert hand(table, 0) == ""


@clause("11.5", "2.6")
def test_the_oracle_is_silent_in_company() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), pig())
    choose(table, "field consult-the-oracle", "field", "forest").seat(0).asked("menu")
    assert [hand(table, 0), hand(table, 1)] == ["", "wolf"]


@clause("11.5", "12.7")
def test_the_oracle_is_silent_nowhere() -> None:
    table = round_of(pig(hand="consult-the-oracle", friend="gingerbread-man"), pig(hand="wolf"), pig())
    choose(table, "field consult-the-oracle", "forest", "forest").seat(0).plays("yes").asked("menu")
    assert [hand(table, 0), hand(table, 1)] == ["", "wolf"]


# Crystal Ball.


@clause("11.6")
def test_the_crystal_ball_shows_a_gather_card_to_its_player_who_may_change_the_own() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(), pig())
    choose(table, "field crystal-ball", "forest", "field").seat(0).asked("who", "seat 1", "seat 2")
    table.refuses("seat 0", "11.6", "cannot be chosen").plays("seat 1")
    assert [table.table.view(seat)["players"][1]["gather"] for seat in range(3)] == ["forest", "forest", "hidden"]
    assert table.table.view(0)["players"][2]["gather"] == "hidden"
    table.asked("swap", "gather forest", "gather brickyard", "pass").plays("gather forest")
    assert stores(table) == ["2 wood", "2 wood", "5 straw"]
    assert told(table, "swapped") == [{"seat": 0, "card": "crystal-ball"}]
    table.shows("discard", is_=["crystal-ball"])


@clause("11.6")
def test_after_a_look_into_the_crystal_ball_the_card_may_stay() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(), prince="brickyard")
    choose(table, "field crystal-ball", "forest").seat(0).asked("swap", "gather forest", "gather brickyard", "pass")
    table.refuses("gather field", "11.6", "on the table already").refuses("gather market", "8.4").plays("pass")
    assert stores(table) == ["5 straw", "4 wood"]
    assert told(table, "swapped") == []


@clause("11.6", "8.4")
def test_with_four_players_the_crystal_ball_may_send_you_to_the_market() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(), pig(), pig())
    choose(table, "field crystal-ball", "forest", "field", "field").seat(0).plays("seat 3")
    table.asked("swap", "gather forest", "gather brickyard", "gather market", "pass").plays("gather market")
    assert store(table, 0) == "1 straw 1 wood 1 brick"


@clause("11.6", "12.13")
def test_a_gather_card_under_the_little_mermaid_is_not_in_hand_for_the_crystal_ball() -> None:
    table = round_of(pig(hand="crystal-ball", friend="little-mermaid", tucked=["brickyard"]), pig(), pig())
    choose(table, "field crystal-ball", "forest", "field").seat(0).plays("seat 2")
    table.asked("swap", "gather forest", "pass").refuses("gather brickyard", "12.13", "Little Mermaid")


@clause("11.6", "11.31", "2.3")
def test_the_crystal_ball_shows_the_card_that_lies_there_now() -> None:
    table = round_of(pig(hand="wishing-well"), pig(hand="crystal-ball"), pig())
    choose(table, "brickyard wishing-well", "field crystal-ball", "forest").seat(0).plays("seat 0", "seat 2")
    table.seat(1).plays("seat 2")
    assert table.table.view(1)["players"][2]["gather"] == "brickyard"
    assert table.table.view(1)["players"][0]["gather"] == "hidden"
    table.plays("pass")
    assert stores(table) == ["4 wood", "5 straw", "3 brick"]


@clause("11.6", "11.7", "2.3")
def test_a_curse_after_the_crystal_ball_makes_the_look_worthless() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(), pig(hand="curse-of-darkness"), pig(hand="bridge-troll"))
    choose(table, "field crystal-ball", "forest", "field curse-of-darkness", "field bridge-troll").seat(0).plays(
        "seat 1", "pass"
    )
    table.seat(3).asked("where")
    assert table.table.view(0)["players"][1]["gather"] == "hidden"


# Curse of Darkness.


@clause("11.7", "8.4")
def test_under_the_curse_every_opponent_puts_down_any_of_their_gather_cards() -> None:
    went: list[set[str]] = [set(), set(), set(), set()]
    pairs = set()
    for dice in SAMPLE:
        table = round_of(pig(hand="curse-of-darkness"), pig(), pig(), pig(), dice=dice)
        choose(table, "field curse-of-darkness", "field", "forest", "market")
        for seat in range(4):
            went[seat].add(seen(table, seat)["location"])
        pairs.add((seen(table, 1)["location"], seen(table, 2)["location"]))
    anywhere = {"field", "forest", "brickyard", "market"}
    assert went == [{"field"}, anywhere, anywhere, anywhere]
    assert len(pairs) > 4


@clause("11.7", "12.13")
def test_what_lies_under_the_little_mermaid_stays_out_of_the_curse() -> None:
    went = set()
    for dice in SAMPLE:
        table = round_of(
            pig(hand="curse-of-darkness"), pig(friend="little-mermaid", tucked=["forest"]), pig(), dice=dice
        )
        went.add(seen(choose(table, "field curse-of-darkness", "field", "field"), 1)["location"])
    assert went == {"field", "brickyard"}


@clause("11.7")
def test_who_is_cursed_sees_the_new_card_before_their_own_fable_acts_and_others_do_not() -> None:
    found = set()
    for dice in SAMPLE:
        table = round_of(pig(hand="curse-of-darkness"), pig(hand="crystal-ball"), pig(), dice=dice)
        choose(table, "field curse-of-darkness", "forest crystal-ball", "forest").seat(1).asked("who")
        found.add(table.table.view(1)["players"][1]["gather"])
        assert [table.table.view(seat)["players"][1]["gather"] for seat in (0, 2)] == ["hidden", "hidden"]
        assert table.table.view(0)["players"][0]["gather"] == "field"
    assert found == {"field", "forest", "brickyard"}
    table.shows("players", 0, "fable", is_="curse-of-darkness")


@clause("11.7", "11.31")
def test_after_the_wishing_well_the_curse_cannot_draw_what_lies_before_somebody_else() -> None:
    went = []
    for dice in SAMPLE:
        table = round_of(pig(hand="wishing-well"), pig(hand="curse-of-darkness"), pig(), dice=dice)
        choose(table, "field wishing-well", "forest curse-of-darkness", "forest").seat(0).plays("seat 0", "seat 1")
        went.append((seen(table, 0)["location"], seen(table, 1)["location"]))
    assert set(went) == {("forest", "field"), ("brickyard", "field")}


@clause("11.7", "11.31", "2.5")
def test_of_two_cards_that_have_changed_places_the_curse_draws_neither() -> None:
    """It counts how things stood before it began: neither owner can draw the own card that lay before the other."""
    went = set()
    for dice in SAMPLE:
        table = round_of(pig(hand="wishing-well"), pig(), pig(hand="curse-of-darkness"), dice=dice)
        choose(table, "field wishing-well", "forest", "field curse-of-darkness").seat(0).plays("seat 0", "seat 1")
        went.add((seen(table, 0)["location"], seen(table, 1)["location"]))
    assert went == set(product(("forest", "brickyard"), ("field", "brickyard")))


@clause("11.7", "11.31", "12.13")
def test_whose_cards_all_lie_elsewhere_keeps_what_lies_there_under_the_curse() -> None:
    """The Mermaid leaves two gather cards; the Ball brings the second one out, and two Wells take both away."""
    table = round_of(
        pig(hand="wishing-well"),
        pig(hand="crystal-ball", friend="little-mermaid", tucked=["brickyard", "market"], held=True),
        pig(hand="wishing-well"),
        pig(hand="curse-of-darkness"),
    )
    choose(table, "market wishing-well", "field crystal-ball", "brickyard wishing-well", "market curse-of-darkness")
    table.seat(0).plays("seat 0", "seat 1")
    table.seat(1).plays("seat 3", "gather forest")
    table.seat(2).plays("seat 1", "seat 3")
    assert [event["seat"] for event in told(table, "cursed")] == [0, 2]
    assert seen(table, 1)["location"] == "market"


@clause("11.7", "5.6")
def test_the_curse_is_discarded_and_everybody_has_all_gather_cards_again() -> None:
    table = round_of(pig(hand="curse-of-darkness"), pig(), prince="forest")
    choose(table, "field curse-of-darkness", "forest").seat(0).shows("discard", is_=["curse-of-darkness"])
    table.plays("gain straw", "gain straw").seat(1).plays("gain straw", "gain straw")
    table.asked("commit", "gather field", "gather forest", "gather brickyard")


# Victims with nothing.


@clause("11.1")
def test_a_friendly_game_can_be_played_with_somebody_who_has_nothing() -> None:
    table = round_of(pig(hand="friendly-game"), pig("2 brick"), pig(), piles={"forest": "1 wood"})
    choose(table, "forest friendly-game", "forest", "forest")
    table.seat(0).asked("who", "seat 1", "seat 2").plays("seat 2").asked("menu")
    assert stores(table) == ["", "2 brick", ""]


@clause("11.1")
def test_nobody_is_asked_for_a_partner_where_nobody_has_anything() -> None:
    table = round_of(pig(hand="friendly-game"), pig(), pig(), piles={"forest": "1 wood"})
    choose(table, "forest friendly-game", "forest", "forest").seat(0).asked("menu")


@clause("11.3")
def test_the_bridge_troll_can_choose_somebody_with_nothing_to_give() -> None:
    box = {"field": "6 straw"}
    table = round_of(pig(hand="friendly-game"), pig(), pig(hand="bridge-troll"), pig(), piles=box)
    choose(table, "field friendly-game", "field", "forest bridge-troll", "field").seat(2).plays("location field")
    table.seat(0).plays("seat 1")
    table.seat(2).asked("who", "seat 0", "seat 1", "seat 3").plays("seat 1")
    assert stores(table) == ["4 straw", "", "4 wood", "2 straw"]


# Cutting Corners.


@clause("11.8")
def test_cutting_corners_alone_becomes_a_plot_and_is_not_discarded() -> None:
    table = round_of(pig(hand="cutting-corners"), pig(), prince="forest")
    choose(table, "field cutting-corners", "forest")
    table.seat(0).asked("menu").shows("players", 0, "corners", is_=1).shows("players", 1, "corners", is_=0)
    table.shows("discard", is_=[]).shows("players", 0, "fable", is_=None)


@clause("11.8", "5.6")
def test_cutting_corners_in_company_is_only_discarded() -> None:
    table = round_of(pig(hand="cutting-corners"), pig(), pig())
    choose(table, "field cutting-corners", "forest", "field")
    table.seat(0).shows("players", 0, "corners", is_=0).shows("discard", is_=["cutting-corners"])


@clause("11.8", "12.7")
def test_cutting_corners_nowhere_is_only_discarded() -> None:
    table = round_of(pig(hand="cutting-corners", friend="gingerbread-man"), pig(), pig())
    choose(table, "field cutting-corners", "forest", "forest").seat(0).plays("yes")
    table.shows("players", 0, "corners", is_=0).shows("discard", is_=["cutting-corners"])


@clause("11.8")
def test_a_second_cutting_corners_is_a_second_plot() -> None:
    table = round_of(pig("2 straw 2 wood", hand="cutting-corners", corners=1, houses="corner wood-floor"), pig(), pig())
    choose(table, "brickyard cutting-corners", "forest", "forest").seat(0).shows("players", 0, "corners", is_=2)
    table.plays("build straw-floor").asked("plot", "plot board", "plot corner").plays("plot corner")
    assert houses(table, 0) == "corner straw-floor, corner wood-floor"
    assert store(table, 0) == "1 straw 2 wood 3 brick"


@clause("11.8", "6.7")
def test_the_builder_chooses_the_plot_if_both_can_be_paid() -> None:
    table = building(pig("2 straw", corners=1), pig())
    table.seat(0).plays("build straw-floor").asked("plot", "plot board", "plot corner").plays("plot board")
    assert (houses(table, 0), store(table, 0)) == ("straw-floor", "")
    table = building(pig("1 straw", corners=1), pig())
    table.seat(0).plays("build straw-floor").asked("menu")
    assert (houses(table, 0), store(table, 0)) == ("corner straw-floor", "")


@clause("11.8", "6.4")
def test_every_section_on_cutting_corners_costs_one_less() -> None:
    table = building(pig("3 brick", corners=1, houses="corner brick-floor"), pig())
    table.seat(0).plays("build brick-walls", "keep")
    assert (houses(table, 0), store(table, 0)) == ("corner brick-walls", "")
    table = building(pig("5 brick", corners=1, houses="corner brick-walls"), pig())
    table.seat(0).plays("build brick-roof").asked("reward")
    assert (houses(table, 0), store(table, 0)) == ("corner brick-roof", "")
    table = building(pig("2 wood", corners=1, houses="corner wood-floor"), pig())
    table.seat(0).refuses("build wood-walls", "6.4", "costs 3 wood")


@clause("11.8")
def test_a_house_that_stands_already_gains_nothing_from_cutting_corners() -> None:
    table = building(pig("3 straw", corners=1, houses="straw-floor"), pig())
    table.seat(0).refuses("build straw-walls", "6.4", "costs 4 straw")


@clause("11.8", "6.7")
def test_cutting_corners_is_a_sixth_plot_but_no_seventh() -> None:
    five = "straw-roof, wood-roof, wood-walls, wood-floor, brick-floor"
    table = building(pig("1 straw", corners=1, houses=five), pig())
    table.seat(0).plays("build straw-floor")
    assert houses(table, 0).split(", ").count("corner straw-floor") == 1
    table = building(pig("9 straw", corners=1, houses=f"{five}, corner straw-roof"), pig())
    table.seat(0).refuses("build straw-floor", "6.7", "no free plot")


@clause("11.8", "12.10")
def test_hansel_and_gretel_eat_what_cutting_corners_saves() -> None:
    table = building(pig("4 straw", corners=1, houses="corner straw-floor"), pig(friend="hansel-and-gretel"))
    table.seat(0).plays("build straw-walls")
    assert stores(table) == ["", "1 straw"]
    table = building(pig("3 straw", corners=1, houses="corner straw-floor"), pig(friend="hansel-and-gretel"))
    table.seat(0).refuses("build straw-walls", "6.4", "costs 4 straw")
