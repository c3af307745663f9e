"""Friends, one by one, from Aladdin to Goldilocks."""

from __future__ import annotations

from tests.games.grimm_forest.forest import (
    ANY,
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
    told,
)

# Aladdin.


@clause("12.1")
def test_aladdin_gives_one_of_each_to_who_was_right_to_be_alone() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.seat(0).asked("guess", "alone", "together").nobody(1).nobody(2).plays("alone")
    choose(table, "field", "forest", "forest")
    assert stores(table) == ["6 straw 1 wood 1 brick", "2 wood", "2 wood"]
    assert friends(table) == ["aladdin", None, None]


@clause("12.1")
def test_aladdin_gives_one_of_each_to_who_was_right_to_have_company() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.seat(0).plays("together")
    choose(table, "field", "field", "field")
    assert stores(table) == ["2 straw 1 wood 1 brick", "1 straw", "1 straw"]


@clause("12.1")
def test_aladdin_gives_nothing_to_who_was_wrong() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.seat(0).plays("together")
    choose(table, "field", "forest", "forest")
    assert store(table, 0) == "5 straw"
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.seat(0).plays("alone")
    choose(table, "field", "forest", "field")
    assert store(table, 0) == "2 straw"


@clause("12.1")
def test_aladdins_friend_must_say_something_and_all_hear_it() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.seat(0).refuses("pass", "12.1", "you must choose").plays("alone")
    table.shows("players", 0, "claim", is_="alone")


@clause("12.1", "8.3")
def test_for_aladdin_the_prince_is_no_company() -> None:
    table = round_of(pig(friend="aladdin"), pig())
    table.seat(0).plays("alone")
    choose(table, "brickyard", "field")
    assert stores(table) == ["1 straw 1 wood 3 brick", "5 straw"]


@clause("12.1", "2.6")
def test_for_aladdin_a_monster_is_no_company() -> None:
    table = round_of(pig(friend="aladdin"), pig(hand="wolf"), pig())
    table.seat(0).plays("alone")
    choose(table, "field", "forest wolf", "forest")
    table.seat(1).plays("location field")
    assert stores(table) == ["1 straw 1 wood 1 brick", "2 wood", "2 wood"]


@clause("12.1", "11.4")
def test_for_aladdin_it_counts_where_pigs_are_in_the_end() -> None:
    table = round_of(pig(friend="aladdin"), pig(hand="chinny-chin-chin"), pig(hand="wolf"))
    table.seat(0).plays("alone")
    choose(table, "forest", "forest chinny-chin-chin", "brickyard wolf")
    table.seat(2).plays("location forest")
    table.seat(1).plays("location field")
    assert stores(table) == ["1 straw 1 wood 1 brick", "5 straw", "3 brick"]


@clause("12.1", "12.7")
def test_for_aladdin_a_gingerbread_man_is_no_company() -> None:
    table = round_of(pig(friend="aladdin"), pig(friend="gingerbread-man"), pig())
    table.seat(0).plays("alone")
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    assert stores(table) == ["5 straw 1 wood 1 brick", "1 straw 1 wood 1 brick", "3 wood"]


@clause("12.1", "13.4")
def test_aladdin_gives_a_resource_of_choice_by_the_polish_book() -> None:
    table = round_of(pig(friend="aladdin"), pig(), edition="pl")
    table.seat(0).plays("alone")
    choose(table, "field", "forest")
    table.seat(0).asked("gain", *ANY).plays("resource brick").asked("menu")
    assert store(table, 0) == "5 straw 1 brick"


@clause("12.1", "7.3", "11.12")
def test_aladdin_gives_nothing_once_the_giant_has_chased_him_away() -> None:
    table = round_of(pig(hand="giant"), pig(friend="aladdin"), pig())
    table.seat(1).plays("alone")
    choose(table, "forest giant", "field", "forest")
    table.seat(0).plays("location field")
    assert stores(table) == ["2 wood", "4 straw", "2 wood"]
    table.shows("friend_discard", is_=["aladdin"])


@clause("12.1", "2.3", "11.12")
def test_aladdin_gives_before_the_giant_of_a_later_player_comes() -> None:
    table = round_of(pig(friend="aladdin"), pig(hand="giant"), pig())
    table.seat(0).plays("alone")
    choose(table, "field", "forest giant", "forest")
    table.seat(1).plays("location field")
    assert stores(table) == ["5 straw", "2 wood", "2 wood"]
    table.shows("friend_discard", is_=["aladdin"])


@clause("12.1", "7.3")
def test_who_finds_aladdin_after_the_start_of_the_round_has_said_nothing() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("goldilocks aladdin puss-in-boots")
    )
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).asked("friend", "card aladdin", "card goldilocks", "card puss-in-boots").plays("card aladdin")
    table.asked("menu").shows("players", 0, "friend", is_="aladdin")
    assert store(table, 0) == "5 straw"


@clause("12.1", "8.4")
def test_company_on_the_market_is_company_for_aladdin() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig(), pig(), piles={"market": "2 straw"})
    table.seat(0).plays("together")
    choose(table, "market", "market", "forest", "forest")
    assert stores(table) == ["2 straw 1 wood 1 brick", "1 straw", "2 wood", "2 wood"]


# Ali Baba.


@clause("12.2")
def test_ali_baba_takes_a_resource_from_an_opponent_before_cards_are_chosen() -> None:
    table = round_of(pig(friend="ali-baba"), pig("2 straw 1 brick"), pig("1 wood"))
    table.seat(0).asked("who", "seat 1", "seat 2").nobody(1).plays("seat 1")
    table.asked("take", "resource straw", "resource brick").plays("resource brick")
    assert stores(table) == ["1 brick", "2 straw", "1 wood"]
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["5 straw 1 brick", "2 straw 4 wood", "1 wood 3 brick"]


@clause("12.2")
def test_ali_baba_asks_nothing_where_there_is_no_choice() -> None:
    table = round_of(pig(friend="ali-baba"), pig("3 wood"))
    table.seat(0).asked("commit")
    assert stores(table) == ["1 wood", "2 wood"]


@clause("12.2")
def test_ali_baba_takes_nothing_where_nobody_has_anything() -> None:
    table = round_of(pig("4 straw", friend="ali-baba"), pig(), pig())
    table.seat(0).asked("commit")
    choose(table, "field", "field", "forest")
    assert stores(table) == ["6 straw", "2 straw", "4 wood"]


@clause("12.2")
def test_ali_baba_cannot_rob_the_poor_or_his_own_friend() -> None:
    table = round_of(pig("4 straw", friend="ali-baba"), pig("1 straw"), pig(), pig("1 wood"))
    table.seat(0).asked("who", "seat 1", "seat 3").refuses("seat 2", "12.2", "cannot be chosen")
    table.refuses("seat 0", "12.2", "cannot be chosen").refuses("pass", "12.2", "you must choose")


@clause("12.2")
def test_ali_baba_takes_no_resource_that_is_not_there() -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 straw 1 wood"))
    table.seat(0).asked("take", "resource straw", "resource wood").refuses("resource brick", "12.2", "no brick")


@clause("12.2")
def test_ali_baba_gives_it_back_to_a_victim_who_gathers_on_his_location() -> None:
    table = round_of(pig(friend="ali-baba"), pig("2 straw 1 brick"), pig("1 wood"))
    table.seat(0).plays("seat 1", "resource brick").shows("players", 0, "claim", is_="brick 1")
    choose(table, "field", "field", "forest")
    assert stores(table) == ["2 straw", "4 straw 1 brick", "5 wood"]


@clause("12.2")
def test_ali_baba_keeps_it_when_only_others_gather_on_his_location() -> None:
    table = round_of(pig(friend="ali-baba"), pig("2 brick"), pig())
    choose(table, "field", "forest", "field")
    assert stores(table) == ["2 straw 1 brick", "4 wood 1 brick", "2 straw"]


@clause("12.2", "5.4")
def test_ali_baba_gives_it_back_on_the_market_before_anything_is_gathered() -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 brick"), pig(), pig())
    assert stores(table) == ["1 brick", "", "", ""]
    choose(table, "market", "market", "forest", "forest")
    table.seat(0).asked("draft-one", *ANY)
    assert stores(table)[:2] == ["", "1 brick"]


@clause("12.2", "11.9")
def test_ali_baba_gives_nothing_back_if_it_is_gone() -> None:
    table = round_of(pig(friend="ali-baba"), pig("2 brick"), pig(hand="dragon"))
    choose(table, "field", "field", "forest dragon")
    table.seat(2).plays("location field")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]


@clause("12.2", "11.16")
def test_ali_baba_gives_back_no_other_resource_instead() -> None:
    table = round_of(pig("2 wood", friend="ali-baba", hand="hired-help"), pig("1 brick"))
    choose(table, "forest hired-help", "forest")
    table.seat(0).asked("pay").plays("resource brick", "resource wood").asked("menu")
    assert stores(table) == ["3 wood", "2 wood"]


@clause("12.2", "11.16")
def test_ali_baba_gives_back_one_of_the_same_kind_if_he_has_another() -> None:
    table = round_of(pig("1 wood 1 brick", friend="ali-baba", hand="hired-help"), pig("1 brick"))
    choose(table, "forest hired-help", "forest")
    table.seat(0).plays("resource brick", "resource wood").asked("menu")
    assert stores(table) == ["2 wood", "2 wood 1 brick"]


@clause("12.2", "11.4")
def test_ali_baba_keeps_it_if_the_victim_ran_away_before_gathering() -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 brick", hand="chinny-chin-chin"), pig(hand="wolf"))
    choose(table, "field", "field chinny-chin-chin", "brickyard wolf")
    table.seat(2).plays("location field")
    table.seat(1).plays("location forest")
    assert stores(table) == ["1 brick", "4 wood", "3 brick"]


@clause("12.2", "12.7")
def test_ali_baba_gives_nothing_back_to_a_gingerbread_man() -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 brick", friend="gingerbread-man"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    assert stores(table) == ["4 straw 1 brick", "1 straw 1 wood 1 brick", "3 wood"]


@clause("12.2", "7.3")
def test_ali_baba_gives_nothing_back_once_he_has_left() -> None:
    table = round_of(
        pig(friend="ali-baba"),
        pig("1 brick"),
        pig(hand="night-of-revelry"),
        friend_deck=friend_deck(QUIET, "ali-baba"),
    )
    choose(table, "field", "field", "forest night-of-revelry")
    table.seat(2).plays("card goldilocks")
    assert stores(table) == ["2 straw 1 brick", "2 straw", "4 wood"]
    table.shows("friend_discard", is_=["ali-baba"])


@clause("12.2", "7.3")
def test_a_new_friend_knows_nothing_of_what_ali_baba_did() -> None:
    table = round_of(
        pig("1 straw"),
        pig(friend="ali-baba", hand="night-of-revelry"),
        friend_deck=friend_deck("goldilocks aladdin", "ali-baba"),
    )
    choose(table, "field", "forest night-of-revelry")
    table.seat(1).plays("card aladdin")
    table.seat(0).asked("menu").shows("players", 1, "claim", is_=None)
    assert stores(table) == ["5 straw", "1 straw 4 wood"]


# Cinderella.


@clause("12.3")
def test_cinderella_takes_two_before_the_others_come_and_then_her_share() -> None:
    table = round_of(pig(), pig(friend="cinderella"), pig())
    choose(table, "field", "field", "forest")
    assert stores(table) == ["1 straw", "3 straw", "4 wood"]
    assert pile(table, "field") == "1 straw"
    assert [(event["seat"], event["count"]) for event in told(table, "grabbed")] == [(1, 2)]


@clause("12.3")
def test_cinderella_alone_takes_everything_in_two_steps() -> None:
    table = round_of(pig(friend="cinderella"), pig(), pig())
    choose(table, "field", "forest", "forest")
    assert stores(table) == ["5 straw", "2 wood", "2 wood"]
    assert [event["count"] for event in told(table, "gathered") if event["seat"] == 0] == [3]


@clause("12.3")
def test_cinderella_takes_what_there_is_if_it_is_less_than_two() -> None:
    table = round_of(pig(friend="cinderella"), pig(), pig(), piles={"field": "1 straw"})
    choose(table, "field", "field", "forest")
    assert stores(table) == ["1 straw", "", "4 wood"]
    table = round_of(pig(friend="cinderella"), pig(), pig(), piles={"field": "0 straw"})
    choose(table, "field", "field", "forest")
    assert stores(table) == ["", "", "4 wood"]


@clause("12.3", "8.4")
def test_cinderella_chooses_two_on_the_market() -> None:
    table = round_of(pig(friend="cinderella"), pig(), pig(), pig())
    choose(table, "market", "market", "forest", "field")
    table.seat(0).asked("grab", *ANY).refuses("pass", "12.3", "you must choose").plays("resource brick")
    table.asked("grab", "resource straw", "resource wood").refuses("resource brick", "12.3", "no brick")
    table.plays("resource straw")
    assert stores(table) == ["1 straw 1 brick", "", "4 wood", "5 straw"]
    assert pile(table, "market") == "1 wood"


@clause("12.3", "8.4")
def test_cinderella_is_not_asked_on_a_market_of_two_resources() -> None:
    table = round_of(pig(friend="cinderella"), pig(), pig(), pig(), piles={"market": "1 straw 1 brick"})
    choose(table, "market", "market", "forest", "field")
    assert stores(table) == ["1 straw 1 brick", "", "4 wood", "5 straw"]


@clause("12.3", "11.32")
def test_cinderella_is_quicker_than_the_wolf() -> None:
    table = round_of(pig(friend="cinderella"), pig(hand="wolf"))
    choose(table, "field", "forest wolf")
    table.seat(1).plays("location field")
    assert stores(table) == ["2 straw", "4 wood"]
    assert pile(table, "field") == ""


@clause("12.3", "11.9")
def test_cinderella_is_not_safe_from_the_dragon() -> None:
    table = round_of(pig("2 brick", friend="cinderella"), pig(hand="dragon"))
    choose(table, "field", "forest dragon")
    table.seat(1).plays("location field")
    assert stores(table) == ["3 straw", "4 wood"]


@clause("12.3", "2.7", "11.3")
def test_what_cinderella_takes_is_nothing_to_a_bridge_troll() -> None:
    table = round_of(pig(friend="cinderella"), pig(hand="bridge-troll"))
    choose(table, "field", "forest bridge-troll")
    table.seat(1).plays("location field")
    assert stores(table) == ["4 straw", "1 straw 4 wood"]


@clause("12.3", "2.7", "11.26")
def test_what_cinderella_takes_is_no_wealth_to_share() -> None:
    table = round_of(pig(friend="cinderella"), pig(hand="share-the-wealth"), piles={"field": "6 straw"})
    choose(table, "field", "forest share-the-wealth")
    assert stores(table) == ["6 straw", "4 wood"]
    table = round_of(pig(friend="cinderella"), pig(hand="share-the-wealth"), piles={"field": "7 straw"})
    choose(table, "field", "forest share-the-wealth")
    assert stores(table) == ["5 straw", "2 straw 4 wood"]


@clause("12.3", "11.31")
def test_cinderella_goes_where_the_card_before_her_leads() -> None:
    table = round_of(pig(friend="cinderella"), pig(hand="wishing-well"))
    choose(table, "field", "forest wishing-well")
    assert stores(table) == ["4 wood", "5 straw"]
    assert [event["location"] for event in told(table, "grabbed")] == ["forest"]


@clause("12.3", "12.7", "2.3")
def test_cinderella_and_a_gingerbread_man_take_in_turn_order() -> None:
    table = round_of(pig(friend="cinderella"), pig(friend="gingerbread-man"), pig(), piles={"field": "2 straw"})
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    assert stores(table) == ["2 straw", "1 wood 1 brick", "3 wood"]
    table = round_of(pig(friend="gingerbread-man"), pig(friend="cinderella"), pig(), piles={"field": "2 straw"})
    choose(table, "field", "field", "forest")
    table.seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "1 straw", "3 wood"]


# The Evil Queen.


@clause("12.4")
def test_the_evil_queen_chooses_last_and_sees_a_gather_card() -> None:
    table = round_of(pig(friend="evil-queen"), pig(), pig()).nobody(0)
    choose(table, "", "field", "forest")
    table.seat(0).asked("who", "seat 1", "seat 2").plays("seat 1")
    table.asked("commit", "gather field", "gather forest", "gather brickyard")
    assert [player["gather"] for player in table.table.view(0)["players"]] == [None, "field", "hidden"]
    choose(table, "field")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]


@clause("12.4")
def test_what_the_evil_queen_sees_nobody_else_does() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig())
    choose(table, "", "field wolf", "forest")
    table.seat(0).plays("seat 1", "look gather")
    for viewer in (2, None):
        player = table.table.view(viewer)["players"][1]
        assert (player["gather"], player["fable"]) == ("hidden", "hidden")
    assert told(table, "looked") == [{"seat": 0, "seat_other": 1, "card": "evil-queen"}]
    assert told(table, "saw-gather") == []


@clause("12.4")
def test_the_evil_queen_sees_either_the_gather_card_or_the_fable() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig())
    choose(table, "", "field wolf", "forest")
    table.seat(0).plays("seat 1").asked("look", "look gather", "look fable").plays("look fable")
    player = table.table.view(0)["players"][1]
    assert (player["gather"], player["fable"]) == ("hidden", "wolf")
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig())
    choose(table, "", "field wolf", "forest")
    table.seat(0).plays("seat 1", "look gather")
    player = table.table.view(0)["players"][1]
    assert (player["gather"], player["fable"]) == ("field", "hidden")


@clause("12.4")
def test_the_evil_queen_sees_the_gather_card_of_who_plays_no_fable() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig(hand="roar"))
    choose(table, "", "field", "forest roar")
    table.seat(0).plays("seat 1").asked("commit")
    player = table.table.view(0)["players"][1]
    assert (player["gather"], player["fable"]) == ("field", None)


@clause("12.4")
def test_with_two_players_the_evil_queen_looks_at_the_only_opponent() -> None:
    table = round_of(pig(friend="evil-queen"), pig())
    choose(table, "", "forest")
    table.seat(0).asked("commit")
    assert table.table.view(0)["players"][1]["gather"] == "forest"


@clause("12.4")
def test_the_evil_queen_must_look_at_an_opponents_card() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig())
    choose(table, "", "field wolf", "forest")
    table.seat(0).refuses("pass", "12.4", "you must choose").refuses("seat 0", "12.4", "cannot be chosen")
    table.plays("seat 1").refuses("pass", "12.4", "you must choose")


@clause("12.4", "3.2")
def test_the_evil_queens_friend_may_play_a_fable_after_looking() -> None:
    table = round_of(pig(friend="evil-queen", hand="wolf"), pig())
    choose(table, "", "forest")
    table.seat(0).plays("gather field").asked("fable", "card wolf", "pass")
    assert table.table.view(1)["players"][0]["gather"] is None
    table.plays("card wolf").asked("where").plays("location forest")
    assert stores(table) == ["5 straw", ""]


@clause("12.4", "12.21")
def test_the_evil_queen_may_look_at_a_fable_that_its_player_must_not_see() -> None:
    table = round_of(
        pig(friend="evil-queen"), pig(friend="sleeping-beauty"), pig(), deck=fable_deck("consult-the-oracle")
    )
    table.seat(1).plays("seat 2")
    choose(table, "", "field", "forest")
    table.seat(0).plays("seat 2").asked("look", "look gather", "look fable").plays("look fable")
    assert [table.table.view(viewer)["players"][2]["fable"] for viewer in (0, 1, 2)] == [
        "consult-the-oracle",
        "hidden",
        "hidden",
    ]


@clause("12.4", "12.21")
def test_an_evil_queens_friend_who_sleeps_chooses_no_fable() -> None:
    table = round_of(
        pig(friend="evil-queen", hand="wolf"), pig(friend="sleeping-beauty"), pig(), deck=fable_deck("roar", "wolf")
    )
    table.seat(1).plays("seat 0")
    choose(table, "", "field", "field")
    table.seat(0).plays("seat 1").asked("commit").plays("gather forest")
    table.seat(0).asked("menu").shows("discard", is_=["roar"])
    assert hand(table, 0) == "wolf"


@clause("12.4", "12.11")
def test_the_huntsman_makes_the_evil_queens_friend_play_a_fable_too() -> None:
    table = round_of(pig(friend="evil-queen", hand="wolf roar"), pig(friend="huntsman"), pig())
    choose(table, "", "field", "field")
    table.seat(0).plays("seat 1", "gather forest").asked("fable", "card wolf", "card roar")
    table.refuses("pass", "12.11", "The Huntsman wants to see a fable")


@clause("12.4", "7.3")
def test_an_evil_queen_who_came_when_fables_were_revealed_waits_for_the_next_round() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("goldilocks evil-queen puss-in-boots")
    )
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).plays("card evil-queen").asked("menu")
    build_nothing(table, 0, 1, 2).nobody(0)
    choose(table, "", "field", "forest")
    table.seat(0).asked("who", "seat 1", "seat 2")


# The Fairy Godmother.


@clause("12.5", "6.11")
def test_the_fairy_godmother_draws_two_fables_as_a_special_action() -> None:
    table = building(pig(friend="fairy-godmother"), pig(), deck=fable_deck("wolf roar consult-the-oracle"))
    table.seat(0).plays("special").asked("menu").shows("left", is_=1).shows("players", 0, "hand", is_=2)
    assert hand(table, 0) == "consult-the-oracle roar"
    assert friends(table) == ["fairy-godmother", None]


@clause("12.5", "3.4")
def test_others_do_not_see_what_the_fairy_godmother_draws() -> None:
    one = building(pig(friend="fairy-godmother"), pig(), deck=fable_deck("wolf roar consult-the-oracle"))
    two = building(pig(friend="fairy-godmother"), pig(), deck=fable_deck("dragon giant curse-of-darkness"))
    one.seat(0).plays("special")
    two.seat(0).plays("special")
    assert one.table.view(1) == two.table.view(1)
    assert one.table.view(0)["hand"] == ["consult-the-oracle", "roar"]
    assert told(one, "drawn") == []


@clause("12.5", "6.11")
def test_the_fairy_godmother_draws_once_in_a_turn() -> None:
    table = building(pig(friend="fairy-godmother"), pig())
    table.seat(0).plays("special").refuses("special", "6.11", "has been used this turn")


@clause("12.5", "1.8")
def test_the_fairy_godmother_draws_the_last_fable_if_it_is_only_one() -> None:
    others = fable_deck(elsewhere="wolf")
    table = building(pig(friend="fairy-godmother"), pig(hand=others), deck="wolf")
    table.seat(0).plays("special").shows("deck", is_=0)
    assert hand(table, 0) == "wolf"


@clause("12.5", "6.11")
def test_the_fairy_godmother_can_draw_nothing_where_nothing_is_left() -> None:
    table = building(pig(friend="fairy-godmother"), pig(hand=fable_deck()), deck="")
    table.seat(0).asked("menu", "gain straw", "gain wood", "gain brick")
    table.refuses("special", "6.11", "could not do anything now")


@clause("12.5", "6.13")
def test_the_fairy_godmother_and_two_fables_are_worth_two_resources() -> None:
    table = building(pig(friend="fairy-godmother", hand="consult-the-oracle roar wolf"), pig())
    table.seat(0).plays("release").asked("spend", "card consult-the-oracle", "card roar", "card wolf").plays(
        "card wolf"
    )
    table.asked("spend", "card consult-the-oracle", "card roar").plays("card consult-the-oracle")
    table.asked("gain", *ANY).plays("resource straw", "resource brick").asked("menu").shows("left", is_=2)
    assert (hand(table, 0), store(table, 0)) == ("roar", "1 straw 1 brick")
    table.shows("discard", is_=["wolf", "consult-the-oracle"]).shows("friend_discard", is_=["fairy-godmother"])


@clause("12.5")
def test_the_fairy_godmothers_two_resources_can_be_alike() -> None:
    table = building(pig(friend="fairy-godmother", hand="wolf wolf"), pig())
    table.seat(0).plays("release").asked("gain", *ANY).plays("resource brick", "resource brick")
    assert (hand(table, 0), store(table, 0)) == ("", "2 brick")
    table.shows("discard", is_=["wolf", "wolf"]).shows("players", 0, "friend", is_=None)


@clause("12.5")
def test_only_fables_from_the_hand_are_spent_on_the_fairy_godmother() -> None:
    table = building(pig(friend="fairy-godmother", hand="consult-the-oracle roar wolf"), pig())
    table.seat(0).plays("release").refuses("card dragon", "12.5", "You do not hold").refuses("pass", "12.5", "must")


@clause("12.5", "6.13")
def test_without_two_fables_the_fairy_godmother_cannot_be_put_away() -> None:
    table = building(pig(friend="fairy-godmother", hand="wolf"), pig(), deck=fable_deck("consult-the-oracle", "wolf"))
    table.seat(0).refuses("release", "6.13", "no friend who can be discarded")
    table.plays("draw").offers("release").plays("release", "resource wood", "resource wood")
    assert (hand(table, 0), store(table, 0)) == ("", "2 wood")


@clause("12.5", "6.13")
def test_the_fairy_godmother_can_be_put_away_after_the_last_action() -> None:
    table = building(pig(friend="fairy-godmother"), pig(), deck=fable_deck("wolf wolf"))
    table.seat(0).plays("gain straw", "special").asked("menu", "release", "pass")
    table.refuses("draw", "6.1", "no action left").plays("release", "resource wood", "resource brick").nobody(0)
    table.seat(1).asked("menu")
    assert store(table, 0) == "1 straw 1 wood 1 brick"


@clause("12.5", "6.13")
def test_the_fairy_godmother_can_only_be_put_away_in_her_friends_turn() -> None:
    table = building(pig(hand="wolf roar"), pig(friend="fairy-godmother", hand="consult-the-oracle curse-of-darkness"))
    table.seat(0).refuses("release", "6.13", "no friend who can be discarded").nobody(1)


# The Frog Prince.


@clause("12.6")
def test_in_company_the_frog_prince_leaves_for_a_new_friend_and_a_resource() -> None:
    table = round_of(
        pig(friend="frog-prince"), pig(), pig(), friend_deck=friend_deck("jack-the-giant-slayer", "frog-prince")
    )
    choose(table, "field", "field", "forest")
    table.seat(0).asked("offer", "seat 1", "seat 2", "keep").shows("offer", is_=["jack-the-giant-slayer"]).plays("keep")
    table.asked("gain", *ANY).plays("resource brick").asked("menu")
    assert stores(table) == ["2 straw 1 brick", "2 straw", "4 wood"]
    assert friends(table) == ["jack-the-giant-slayer", None, None]
    table.shows("friend_discard", is_=["frog-prince"])


@clause("12.6")
def test_the_frog_prince_stays_with_who_is_alone() -> None:
    table = round_of(pig(friend="frog-prince"), pig(), pig())
    choose(table, "field", "forest", "forest")
    table.seat(0).asked("menu").shows("friend_discard", is_=[])
    assert friends(table) == ["frog-prince", None, None]
    assert store(table, 0) == "5 straw"


@clause("12.6", "2.6")
def test_a_monster_is_no_company_for_the_frog_prince() -> None:
    table = round_of(pig(friend="frog-prince"), pig(hand="wolf"))
    choose(table, "field", "forest wolf")
    table.seat(1).plays("location field")
    table.seat(0).asked("menu")
    assert friends(table) == ["frog-prince", None]


@clause("12.6", "12.7")
def test_a_gingerbread_man_is_no_company_for_the_frog_prince() -> None:
    table = round_of(pig(friend="frog-prince"), pig(friend="gingerbread-man"), pig())
    choose(table, "field", "field", "forest")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu")
    assert friends(table) == ["frog-prince", "gingerbread-man", None]


@clause("12.6", "7.1")
def test_the_frog_princes_new_friend_can_be_given_away() -> None:
    table = round_of(
        pig(friend="frog-prince"),
        pig(friend="goldilocks"),
        friend_deck=friend_deck("hansel-and-gretel", "frog-prince goldilocks"),
    )
    choose(table, "field", "field")
    table.seat(0).refuses("pass", "7.1", "you must choose").plays("seat 1", "resource wood").asked("menu")
    assert friends(table) == [None, "hansel-and-gretel"]
    table.shows("friend_discard", is_=["frog-prince", "goldilocks"])
    assert store(table, 0) == "2 straw 1 wood"


@clause("12.6", "1.8")
def test_the_frog_prince_is_not_his_own_successor() -> None:
    table = round_of(
        pig(friend="frog-prince"),
        pig(friend="jack-the-giant-slayer"),
        friend_deck="",
        friend_discard=friend_deck(elsewhere="frog-prince jack-the-giant-slayer"),
    )
    choose(table, "field", "field")
    table.seat(0).asked("offer").plays("keep").shows("friend_deck", is_=22).shows("friend_discard", is_=["frog-prince"])
    assert friends(table)[0] != "frog-prince"


@clause("12.6", "12.13")
def test_a_mermaid_after_the_frog_prince_takes_her_card_before_the_resource_is_chosen() -> None:
    table = round_of(pig(friend="frog-prince"), pig(), friend_deck=friend_deck("little-mermaid", "frog-prince"))
    choose(table, "field", "field")
    table.seat(0).plays("keep").asked("tuck").plays("gather forest").asked("gain").plays("resource wood")
    assert store(table, 0) == "2 straw 1 wood"
    assert table.table.view(0)["usable"] == ["field", "brickyard"]


@clause("12.6", "7.3", "11.12")
def test_a_frog_prince_chased_away_by_the_giant_brings_nothing() -> None:
    table = round_of(pig(hand="giant"), pig(friend="frog-prince"), pig())
    choose(table, "forest giant", "field", "field")
    table.seat(0).plays("location field").asked("menu")
    assert stores(table) == ["4 wood", "1 straw", "1 straw"]
    table.shows("friend_discard", is_=["frog-prince"]).shows("players", 1, "friend", is_=None)


@clause("12.6", "13.5")
def test_by_the_russian_book_the_frog_princes_successor_is_chosen_from_the_discarded() -> None:
    table = round_of(pig(friend="frog-prince"), pig(), friend_discard="jack-the-giant-slayer goldilocks", edition="ru")
    choose(table, "field", "field")
    table.seat(0).asked("friend", "card jack-the-giant-slayer", "card goldilocks").plays("card goldilocks")
    table.asked("offer", "seat 1", "keep").plays("keep", "resource brick").asked("menu")
    assert friends(table) == ["goldilocks", None]
    table.shows("friend_discard", is_=["jack-the-giant-slayer", "frog-prince"]).shows("friend_deck", is_=22)


@clause("12.6", "13.5")
def test_by_the_russian_book_nobody_follows_where_nobody_was_discarded() -> None:
    table = round_of(pig(friend="frog-prince"), pig(), rules={"frog_prince": "discard"})
    choose(table, "field", "field")
    table.seat(0).asked("gain", *ANY).plays("resource brick").asked("menu")
    assert friends(table) == [None, None]
    table.shows("friend_discard", is_=["frog-prince"]).shows("friend_deck", is_=24)


@clause("12.6", "8.4")
def test_company_on_the_market_is_company_for_the_frog_prince() -> None:
    table = round_of(
        pig(friend="frog-prince"),
        pig(),
        pig(),
        pig(),
        piles={"market": "2 straw"},
        friend_deck=friend_deck("goldilocks", "frog-prince"),
    )
    choose(table, "market", "market", "forest", "forest")
    table.seat(0).asked("offer", "seat 1", "seat 2", "seat 3", "keep").plays("seat 3", "resource straw")
    assert stores(table) == ["2 straw", "1 straw", "2 wood", "2 wood"]
    assert friends(table) == [None, None, None, "goldilocks"]


# The Gingerbread Man.


@clause("12.7")
def test_a_gingerbread_man_takes_one_from_everywhere_and_goes_nowhere() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig())
    choose(table, "field", "field", "forest")
    table.seat(0).asked("use", "yes", "pass").plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 straw", "3 wood"]
    assert pile(table, "brickyard") == "2 brick"
    assert seen(table, 0)["location"] is None


@clause("12.7")
def test_a_gingerbread_man_need_not_run() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig())
    choose(table, "field", "field", "forest")
    table.seat(0).plays("pass")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]
    assert seen(table, 0)["location"] == "field"


@clause("12.7")
def test_a_gingerbread_man_takes_nothing_from_empty_locations() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig(), piles={"forest": "0 wood", "field": "1 straw"})
    choose(table, "field", "field", "forest")
    table.seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 brick", "", ""]


@clause("12.7", "8.4")
def test_a_gingerbread_man_chooses_what_to_take_from_the_market() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig(), pig())
    choose(table, "field", "market", "forest", "field")
    table.seat(0).plays("yes").asked("grab", *ANY).plays("resource brick")
    assert stores(table) == ["1 straw 1 wood 2 brick", "1 straw 1 wood", "3 wood", "4 straw"]


@clause("12.7", "8.4")
def test_a_gingerbread_man_is_not_asked_on_a_market_of_one_kind() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig(), pig(), piles={"market": "2 wood"})
    choose(table, "field", "market", "forest", "field")
    table.seat(0).plays("yes").asked("menu")
    assert stores(table) == ["1 straw 2 wood 1 brick", "1 wood", "3 wood", "4 straw"]


@clause("12.7", "8.1")
def test_a_gingerbread_man_comes_after_the_prince() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), piles={"brickyard": "2 brick"})
    choose(table, "field", "brickyard")
    table.seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", ""]


@clause("12.7", "11.17")
def test_a_gingerbread_man_is_not_alone() -> None:
    table = round_of(pig(friend="gingerbread-man", hand="little-helpers"), pig())
    choose(table, "field little-helpers", "forest")
    table.seat(0).plays("yes").asked("menu").shows("left", is_=2).shows("discard", is_=["little-helpers"])


@clause("12.7", "11.1")
def test_a_gingerbread_man_has_no_company() -> None:
    table = round_of(pig(friend="gingerbread-man", hand="friendly-game"), pig("2 brick"))
    choose(table, "field friendly-game", "field")
    table.seat(0).plays("yes").asked("menu")
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 straw 2 brick"]


@clause("12.7", "11.27", "11.15")
def test_a_gingerbread_man_has_no_location_for_spies_or_a_stash() -> None:
    table = round_of(pig(friend="gingerbread-man", hand="spy-network"), pig(hand="hidden-stash"))
    choose(table, "field spy-network", "field hidden-stash")
    table.seat(0).plays("yes").asked("menu")
    assert hand(table, 0) == ""
    assert stores(table) == ["1 straw 1 wood 1 brick", "6 straw"]


@clause("12.7", "11.9")
def test_no_monster_catches_a_gingerbread_man() -> None:
    table = round_of(pig("2 wood", friend="gingerbread-man"), pig("2 wood"), pig(hand="dragon"))
    choose(table, "field", "field", "forest dragon")
    table.seat(2).plays("location field")
    table.seat(0).plays("yes")
    assert stores(table) == ["1 straw 3 wood 1 brick", "4 straw", "3 wood"]


@clause("12.7", "9.2")
def test_the_monster_of_a_gingerbread_man_acts_all_the_same() -> None:
    table = round_of(pig(friend="gingerbread-man", hand="wolf"), pig(), pig())
    choose(table, "field wolf", "field", "forest")
    table.seat(0).plays("location field", "yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "", "3 wood"]
    assert pile(table, "field") == ""


@clause("12.7", "11.23")
def test_a_roar_does_not_reach_a_gingerbread_man() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(hand="roar"))
    choose(table, "field", "field roar")
    table.seat(0).plays("yes")
    assert seen(table, 0)["location"] is None
    assert told(table, "moved") == []
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 straw"]


@clause("12.7", "11.24")
def test_a_gingerbread_man_is_not_at_the_royal_wedding() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig(), uniques={"field": ("royal-wedding", 1)})
    choose(table, "field", "field", "field")
    table.seat(0).plays("yes").asked("lose", *ANY).plays("resource brick")
    assert stores(table) == ["1 straw 1 wood", "2 straw", "2 straw"]


@clause("12.7", "11.28")
def test_a_gingerbread_man_does_not_escape_taxation() -> None:
    table = round_of(pig("3 brick", friend="gingerbread-man"), pig(due="taxation"), pig())
    choose(table, "field", "field", "field")
    table.seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "2 straw", "2 straw"]


@clause("12.7", "11.18")
def test_a_gingerbread_man_does_not_disturb_the_lonely_castle() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), uniques={"field": ("lonely-castle", 0)})
    choose(table, "field", "field")
    table.seat(0).plays("yes").shows("locations", 0, "unique", is_="lonely-castle")
    assert stores(table) == ["1 straw 1 wood 1 brick", "5 straw 1 wood 1 brick"]


@clause("12.7", "2.7", "11.14")
def test_a_location_a_gingerbread_man_ran_through_is_without_pigs() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(hand="harvest-moon"), pig())
    choose(table, "field", "forest harvest-moon", "forest")
    table.seat(0).plays("yes")
    table.seat(1).asked("where", "location field", "location brickyard").plays("location field")
    assert stores(table) == ["1 straw 1 wood 1 brick", "2 straw 1 wood", "1 wood"]


@clause("12.7", "2.7", "11.16")
def test_what_a_gingerbread_man_takes_is_not_gathered() -> None:
    table = round_of(pig(friend="gingerbread-man", due="hired-help"), pig())
    choose(table, "field", "forest")
    table.seat(0).plays("yes").shows("discard", is_=["hired-help"])
    assert stores(table) == ["1 straw 1 wood 1 brick", "3 wood"]


@clause("12.7", "7.3")
def test_a_gingerbread_man_who_came_when_fables_were_revealed_can_run() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("goldilocks gingerbread-man puss-in-boots")
    )
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).plays("card gingerbread-man").asked("use", "yes", "pass").plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "3 wood", "2 brick"]


@clause("12.7", "12.6", "12.8", "11.20")
def test_a_new_friend_of_a_gingerbread_mans_finds_neither_solitude_nor_company() -> None:
    for friend in ("frog-prince", "golden-goose"):
        table = round_of(
            pig(hand="mysterious-stranger"),
            pig(friend="gingerbread-man"),
            pig(),
            friend_deck=friend_deck(friend, "gingerbread-man"),
        )
        choose(table, "field mysterious-stranger", "forest", "forest")
        table.seat(1).plays("yes")
        table.seat(0).plays("seat 1").asked("menu").shows("friend_discard", is_=["gingerbread-man"])
        assert friends(table) == [None, friend, None]
        assert stores(table) == ["4 straw", "1 straw 1 wood 1 brick", "3 wood"]


# The Golden Goose.


@clause("12.8")
def test_the_golden_goose_lays_a_resource_for_who_is_alone() -> None:
    table = round_of(pig(friend="golden-goose"), pig(), pig())
    choose(table, "field", "forest", "forest")
    table.seat(0).asked("gain", *ANY).refuses("pass", "12.8", "you must choose").plays("resource brick").asked("menu")
    assert stores(table) == ["5 straw 1 brick", "2 wood", "2 wood"]
    assert friends(table) == ["golden-goose", None, None]


@clause("12.8")
def test_the_golden_goose_lays_nothing_in_company() -> None:
    table = round_of(pig(friend="golden-goose"), pig(), pig())
    choose(table, "field", "forest", "field")
    table.seat(0).asked("menu")
    assert stores(table) == ["2 straw", "4 wood", "2 straw"]


@clause("12.8", "12.7")
def test_a_gingerbread_man_does_not_disturb_the_golden_goose() -> None:
    table = round_of(pig(friend="golden-goose"), pig(friend="gingerbread-man"))
    choose(table, "field", "field")
    table.seat(1).plays("yes")
    table.seat(0).asked("gain", *ANY).plays("resource wood")
    assert stores(table) == ["4 straw 1 wood", "1 straw 1 wood 1 brick"]


@clause("12.8", "8.4")
def test_the_golden_goose_lays_on_the_market_too() -> None:
    table = round_of(pig(friend="golden-goose"), pig(), pig(), pig())
    choose(table, "market", "field", "field", "field")
    table.seat(0).plays("resource straw")
    assert stores(table) == ["2 straw 1 wood 1 brick", "1 straw", "1 straw", "1 straw"]


@clause("12.8", "2.7", "11.26")
def test_what_the_golden_goose_lays_is_not_gathered() -> None:
    table = round_of(pig(friend="golden-goose"), pig(hand="share-the-wealth"))
    choose(table, "forest", "field share-the-wealth")
    table.seat(0).plays("resource wood").asked("menu")
    assert stores(table) == ["5 wood", "5 straw"]


@clause("12.8", "7.3", "11.12")
def test_the_golden_goose_lays_nothing_once_the_giant_has_chased_it_away() -> None:
    table = round_of(pig(hand="giant"), pig(friend="golden-goose"))
    choose(table, "forest giant", "field")
    table.seat(0).plays("location field").asked("menu").shows("friend_discard", is_=["golden-goose"])
    assert stores(table) == ["4 wood", "4 straw"]


@clause("12.8", "6.13")
def test_the_golden_goose_is_worth_two_resources_and_no_action() -> None:
    table = building(pig(friend="golden-goose"), pig())
    table.seat(0).plays("release").asked("gain", *ANY).plays("resource straw").asked("gain", *ANY)
    table.plays("resource wood").asked("menu").shows("left", is_=2).shows("friend_discard", is_=["golden-goose"])
    assert store(table, 0) == "1 straw 1 wood"
    table.refuses("release", "6.13", "no friend who can be discarded")


@clause("12.8", "6.13")
def test_the_golden_goose_can_be_put_away_between_actions() -> None:
    table = building(pig("2 brick", friend="golden-goose", houses="brick-floor"), pig())
    table.seat(0).refuses("build brick-walls", "6.4", "costs 4 brick").plays("draw", "release")
    table.plays("resource brick", "resource brick", "build brick-walls").asked("offer")
    assert (houses(table, 0), store(table, 0)) == ("brick-walls", "")


@clause("12.8", "6.13", "6.12")
def test_the_golden_goose_can_be_put_away_or_kept_after_the_last_action() -> None:
    for kept in (True, False):
        table = building(pig(friend="golden-goose"), pig())
        table.seat(0).plays("gain straw", "gain straw").asked("menu", "release", "pass")
        table.plays("pass") if kept else table.plays("release", "resource wood", "resource wood")
        table.seat(1).asked("menu")
        assert friends(table)[0] == ("golden-goose" if kept else None)
        assert store(table, 0) == ("2 straw" if kept else "2 straw 2 wood")


@clause("12.8", "6.11")
def test_the_golden_goose_has_no_special_action() -> None:
    table = building(pig(friend="golden-goose"), pig())
    table.seat(0).refuses("special", "6.11", "no friend with a special action").refuses("pass", "6.1", "must be taken")


@clause("12.8", "6.13")
def test_the_golden_goose_can_only_be_put_away_in_its_friends_turn() -> None:
    table = building(pig(), pig(friend="golden-goose"))
    table.seat(0).refuses("release", "6.13", "no friend who can be discarded").nobody(1)
    build_nothing(table, 0).seat(1).offers("release")


@clause("12.8", "7.3", "2.3")
def test_the_golden_goose_lays_nothing_after_another_friend_took_its_place() -> None:
    for first, left in (("golden-goose", "5 straw 1 brick"), ("mysterious-stranger", "5 straw")):
        table = round_of(
            pig(friend="golden-goose", hand="mysterious-stranger"),
            pig(),
            friend_deck=friend_deck("goldilocks", "golden-goose"),
        )
        choose(table, "field mysterious-stranger", "forest")
        table.seat(0).asked("order", "card golden-goose", "card mysterious-stranger").plays(f"card {first}")
        table.plays("resource brick", "keep") if first == "golden-goose" else table.plays("keep")
        table.asked("menu").shows("friend_discard", is_=["golden-goose"])
        assert (store(table, 0), friends(table)[0]) == (left, "goldilocks")


# Goldilocks.


@clause("12.9")
def test_goldilocks_keeps_one_of_three_fables_and_orders_the_others() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("giant wolf roar consult-the-oracle"))
    table.seat(0).plays("special").asked("keep", "card consult-the-oracle", "card roar", "card wolf").plays("card wolf")
    table.asked("top", "card consult-the-oracle", "card roar").plays("card roar").asked("menu").shows("deck", is_=55)
    assert table.table.position()["deck"][-3:] == ["giant", "consult-the-oracle", "roar"]
    table.plays("draw").nobody(0)
    assert hand(table, 0) == "roar wolf"


@clause("12.9")
def test_goldilocks_can_put_the_cards_back_the_other_way_round() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("wolf roar consult-the-oracle"))
    table.seat(0).plays("special", "card wolf", "card consult-the-oracle")
    assert table.table.position()["deck"][-2:] == ["roar", "consult-the-oracle"]
    assert table.table.view(0)["top"] == ["consult-the-oracle", "roar"]


@clause("12.9")
def test_nobody_else_sees_what_goldilocks_tastes() -> None:
    one = building(pig(friend="goldilocks"), pig(), deck=fable_deck("wolf roar consult-the-oracle"))
    two = building(pig(friend="goldilocks"), pig(), deck=fable_deck("dragon giant curse-of-darkness"))
    one.seat(0).plays("special")
    two.seat(0).plays("special")
    assert one.table.view(1) == two.table.view(1)
    one.plays("card wolf", "card roar")
    two.plays("card giant", "card dragon")
    assert one.table.view(1) == two.table.view(1)
    one.shows("players", 0, "hand", is_=1).shows("discard", is_=[])


@clause("12.9")
def test_goldilocks_must_choose_from_the_three() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("giant wolf roar consult-the-oracle"))
    table.seat(0).plays("special").refuses("card giant", "12.9", "not among the cards").refuses("pass", "12.9", "must")
    table.plays("card wolf").refuses("card wolf", "12.9", "not among the cards").refuses("pass", "12.9", "must")


@clause("12.9")
def test_goldilocks_asks_for_no_order_of_equal_cards() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("wolf consult-the-oracle wolf"))
    table.seat(0).plays("special").asked("keep", "card consult-the-oracle", "card wolf").plays(
        "card consult-the-oracle"
    ).asked("menu")
    assert table.table.position()["deck"][-2:] == ["wolf", "wolf"]
    assert hand(table, 0) == "consult-the-oracle"


@clause("12.9", "6.11")
def test_goldilocks_tastes_once_in_a_turn() -> None:
    table = building(pig(friend="goldilocks"), pig(), deck=fable_deck("wolf roar consult-the-oracle"))
    table.seat(0).plays("special", "card wolf", "card roar").refuses("special", "6.11", "has been used this turn")


@clause("12.9")
def test_goldilocks_tastes_what_there_is_if_it_is_less() -> None:
    table = building(pig(friend="goldilocks"), pig(hand=fable_deck(elsewhere="wolf roar")), deck="wolf roar")
    table.seat(0).plays("special").asked("keep", "card roar", "card wolf").plays("card roar").asked("menu")
    assert (hand(table, 0), table.table.position()["deck"]) == ("roar", ["wolf"])


@clause("12.9", "1.8")
def test_goldilocks_goes_on_with_the_shuffled_discards() -> None:
    gone = fable_deck(elsewhere="wolf wolf")
    table = building(pig(friend="goldilocks"), pig(), deck="wolf wolf", discard=gone)
    table.seat(0).plays("special").offers("card wolf").plays("card wolf").asked("top")
    table.shows("deck", is_=53).shows("discard", is_=[]).plays("card wolf").shows("deck", is_=55)
    assert table.table.position()["deck"][-1] == "wolf"


@clause("12.9", "6.11")
def test_goldilocks_needs_a_fable_to_taste() -> None:
    table = building(pig(friend="goldilocks"), pig(hand=fable_deck()), deck="")
    table.seat(0).refuses("special", "6.11", "could not do anything now")
