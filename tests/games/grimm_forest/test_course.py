"""The course of a game: setting up, choosing, revealing, gathering, the Prince and the Market, cleaning up, the end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.games.grimm_forest.forest import (
    GAME,
    building,
    choose,
    clause,
    friends,
    hand,
    houses,
    loaded,
    pig,
    pile,
    position,
    round_of,
    seen,
    store,
    stores,
    told,
    written,
)
from tests.games.grimm_forest.properties import WILD
from tests.kit import scenario
from tests.kit.perft import perft

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario

# Before the game.


@clause("1.1", "1.2", "8.4")
@pytest.mark.parametrize(("seats", "piles"), [(3, ["5 straw", "4 wood", "3 brick"]), (4, ["5 straw", "4 wood", "3 brick", "1 straw 1 wood 1 brick"])])  # fmt: skip
def test_the_locations_and_what_lies_there(seats: int, piles: list[str]) -> None:
    table = scenario("grimm_forest", {"seats": seats})
    places = [place["location"] for place in table.table.view(None)["locations"]]
    assert places == ["field", "forest", "brickyard", "market"][: len(piles)]
    assert [pile(table, place) for place in places] == piles


@clause("1.3", "1.4", "1.5")
def test_nobody_begins_with_anything_and_everything_is_in_stock() -> None:
    for seats in (2, 3, 4):
        view = GAME.deal(seats, 1).view(0)
        assert (view["deck"], view["friend_deck"], view["discard"], view["friend_discard"]) == (56, 25, [], [])
        assert set(view["sections"].values()) == {5}
        assert len(view["usable"]) == (4 if seats == 4 else 3)
        for player in view["players"]:
            assert (player["store"], player["hand"]) == ({"straw": 0, "wood": 0, "brick": 0}, 0)
            assert (player["friend"], player["houses"], player["tokens"]) == (None, [], [])


@clause("1.5")
def test_both_decks_are_shuffled_by_the_seed() -> None:
    decks = [GAME.deal(3, seed).position() for seed in range(3)]
    assert decks[0]["deck"] != decks[1]["deck"] != decks[2]["deck"]
    assert decks[0]["friend_deck"] != decks[1]["friend_deck"]
    assert sorted(decks[0]["deck"]) == sorted(decks[1]["deck"])


@clause("1.6")
def test_advanced_cards_can_be_left_out() -> None:
    basic = GAME.deal(3, 1, advanced="basic").position()
    every = GAME.deal(3, 1).position()
    assert (len(basic["deck"]), len(basic["friend_deck"])) == (50, 20)
    assert Counter(every["deck"]) - Counter(basic["deck"]) == Counter(
        ["faerie-feast", "hired-help", "taxation", "grandmas-house", "lonely-castle", "royal-wedding"]
    )
    assert set(every["friend_deck"]) - set(basic["friend_deck"]) == {
        "evil-queen",
        "huntsman",
        "little-mermaid",
        "rapunzel",
        "sleeping-beauty",
    }


@clause("1.7", "6.14")
def test_the_first_player_is_chosen_by_chance_and_then_goes_round() -> None:
    assert {GAME.deal(4, seed).view(None)["first"] for seed in range(30)} == {0, 1, 2, 3}
    table = round_of(pig(), pig(), pig(), first=2)
    choose(table, "field", "field", "field")
    for seat in (2, 0, 1):
        table.seat(seat).asked("menu").plays("gain straw", "gain straw")
    table.shows("first", is_=0).shows("round", is_=2)


@clause("1.8", "6.2")
def test_an_empty_fable_deck_is_made_of_the_discards() -> None:
    rest = _every_fable()
    table = building(pig(), pig(), pig(), deck=[], discard=rest)
    table.seat(0).plays("draw").shows("deck", is_=55).shows("discard", is_=[])
    assert told(table, "reshuffled") == [{"count": 56}]


@clause("1.8")
def test_when_both_are_empty_nothing_can_be_drawn() -> None:
    rest = _every_fable()
    table = building(pig(), pig(hand=" ".join(rest)), pig(), deck=[])
    table.seat(0).refuses("draw", "1.8", "no fable left")


@clause("1.8", "6.9")
def test_an_empty_friend_deck_is_made_of_the_discards() -> None:
    every = sorted(GAME.deal(3, 1).position()["friend_deck"])
    table = building(pig("4 straw", houses="straw-floor"), pig(), pig(), friend_deck=[], friend_discard=every)
    table.seat(0).plays("build straw-walls").asked("offer").shows("friend_deck", is_=24).shows("friend_discard", is_=[])


def _every_fable() -> list[str]:
    return sorted(GAME.deal(3, 1).position()["deck"])


# Choosing and revealing.


@clause("2.1", "3.1")
def test_everybody_chooses_a_gather_card_at_the_same_time() -> None:
    table = round_of(pig(), pig(), pig())
    assert table.table.waiting == (0, 1, 2)
    for seat in (2, 0):
        table.seat(seat).asked("commit", "gather field", "gather forest", "gather brickyard").plays("gather field")
        assert table.table.view(1)["players"][seat]["gather"] is None
    table.seat(1).refuses("pass", "3.1", "must choose").refuses("gather market", "8.4", "four players")


@clause("3.2", "3.4")
def test_a_fable_may_be_put_on_top_and_others_see_only_how_many_are_held() -> None:
    table = round_of(pig(hand="wolf roar roar"), pig(), pig())
    table.seat(0).plays("gather field").asked("fable", "card roar", "card wolf", "pass")
    table.refuses("card dragon", "3.2", "do not hold")
    table.plays("card wolf")
    assert table.table.view(1)["players"][0]["hand"] == 3
    assert table.table.view(1)["players"][0]["fable"] is None
    assert table.table.view(0)["hand"] == ["roar", "roar"]
    assert table.table.view(0)["players"][0]["fable"] == "wolf"


@clause("3.2")
def test_without_fables_nobody_is_asked_for_one() -> None:
    table = round_of(pig(), pig(hand="wolf"), pig())
    table.seat(0).plays("gather field").nobody(0)
    table.seat(1).plays("gather field").asked("fable").plays("pass").nobody(1)


@clause("3.3", "2.2")
def test_the_start_of_the_round_comes_before_the_choice() -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig())
    table.nobody(1).nobody(2).seat(0).asked("guess").plays("alone")
    assert table.table.waiting == (0, 1, 2)


@clause("4.1")
def test_a_revealed_fable_is_played_even_if_it_does_nothing() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(), pig())
    choose(table, "field consult-the-oracle", "field", "forest")
    table.seat(0).asked("menu").shows("discard", is_=["consult-the-oracle"])
    assert told(table, "played") == [{"seat": 0, "card": "consult-the-oracle"}]


@clause("4.2", "2.3")
def test_what_acts_when_revealed_does_so_in_turn_order() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="dragon"), pig(hand="giant"), first=1)
    choose(table, "field wolf", "field dragon", "field giant")
    for seat, place in ((1, "forest"), (2, "field")):
        assert table.table.waiting == (seat,)
        table.seat(seat).plays(f"location {place}")
    laid = [(event["seat"], event["location"]) for event in told(table, "laid")]
    assert laid == [(1, "forest"), (2, "field"), (0, "brickyard")]  # no other place was left


@clause("4.3", "4.4")
def test_gather_cards_are_turned_over_together_and_pigs_go_there() -> None:
    table = round_of(pig(), pig(), pig())
    choose(table, "field", "forest", "brickyard")
    table.shows("locations", 0, "pigs", is_=[0]).shows("locations", 1, "pigs", is_=[1]).shows(
        "locations", 2, "pigs", is_=[2]
    )
    assert [event["location"] for event in told(table, "turned")] == ["field", "forest", "brickyard"]


# Gathering.


@clause("5.2")
def test_whoever_is_alone_takes_everything() -> None:
    table = round_of(pig(), pig(), pig(), piles={"field": "12 straw"})
    choose(table, "field", "forest", "brickyard")
    assert stores(table) == ["12 straw", "4 wood", "3 brick"]


@clause("5.3", "6.14")
def test_two_on_the_field_take_two_each_and_one_stays() -> None:
    table = round_of(pig(), pig(), pig())
    choose(table, "field", "field", "forest")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]
    assert pile(table, "field") == "1 straw"
    _idle(table)
    assert [pile(table, place) for place in ("field", "forest", "brickyard")] == ["6 straw", "4 wood", "6 brick"]


def _idle(table: Scenario) -> None:
    """Everybody spends the build turn gaining straw."""
    while table.table.view(None)["phase"] == "build":
        table.table.act(table.table.waiting[0], "gain straw")


@clause("5.3")
def test_three_share_what_can_be_shared() -> None:
    table = round_of(pig(), pig(), pig(), piles={"brickyard": "2 brick"})
    choose(table, "brickyard", "brickyard", "brickyard")
    assert stores(table) == ["", "", ""]
    assert pile(table, "brickyard") == "2 brick"


@clause("2.6")
def test_a_monster_does_not_spoil_being_alone() -> None:
    table = round_of(pig(hand="little-helpers"), pig(hand="giant"), pig())
    choose(table, "field little-helpers", "forest giant", "forest")
    table.seat(1).plays("location field")
    assert seen(table, 0)["bonus"] == 2


@clause("2.7")
def test_only_the_harvest_is_gathered() -> None:
    table = round_of(pig(friend="cinderella"), pig(), pig(hand="hidden-stash bridge-troll"))
    choose(table, "field", "forest", "brickyard hidden-stash")
    table.seat(0).asked("menu")
    assert store(table, 0) == "5 straw"
    assert store(table, 2) == "5 brick"
    assert [(event["seat"], event["count"]) for event in told(table, "gathered")] == [(0, 3), (1, 4), (2, 3)]


@clause("5.4")
def test_several_on_the_market_draft_in_turn_order_until_all_have_an_equal_share() -> None:
    table = round_of(pig(), pig(), pig(), pig(), first=1, piles={"market": "2 straw 2 wood 1 brick"})
    choose(table, "market", "market", "field", "market")
    table.seat(1).asked("draft-one", "resource straw", "resource wood", "resource brick").plays("resource brick")
    table.seat(3).asked("draft-one", "resource straw", "resource wood")
    table.refuses("resource brick", "5.4", "no brick").plays("resource wood")
    table.seat(0).plays("resource wood")
    assert stores(table) == ["1 wood", "1 brick", "5 straw", "1 wood"]
    assert pile(table, "market") == "2 straw"


@clause("5.4")
def test_the_draft_goes_round_until_the_share_is_full_and_asks_nobody_without_a_choice() -> None:
    table = round_of(pig(), pig(), pig(), pig(), piles={"market": "3 straw 1 wood"})
    choose(table, "market", "market", "field", "forest")
    table.seat(0).plays("resource wood")
    assert stores(table)[:2] == ["1 straw 1 wood", "2 straw"]
    assert pile(table, "market") == ""
    table.seat(0).asked("menu")


@clause("5.2", "5.4")
def test_one_pig_on_the_market_takes_all_of_it() -> None:
    table = round_of(pig(), pig(), pig(), pig())
    choose(table, "market", "field", "field", "forest")
    assert store(table, 0) == "1 straw 1 wood 1 brick"


@clause("5.1", "5.5", "2.2")
def test_before_and_after_gathering_are_different_moments() -> None:
    table = round_of(pig("3 wood", hand="dragon"), pig("3 wood", hand="giant"), pig())
    choose(table, "field dragon", "forest giant", "brickyard")
    table.seat(0).plays("location field")
    table.seat(1).plays("location forest")
    assert stores(table) == ["5 straw", "6 wood", "3 brick"]


@clause("5.6", "5.7")
def test_cards_go_home_and_monsters_leave() -> None:
    table = round_of(pig(hand="wolf wishing-well"), pig(), pig())
    choose(table, "field wolf", "field", "forest")
    table.seat(0).plays("location brickyard")
    table.shows("locations", 2, "monsters", is_=[]).shows("discard", is_=["wolf"])
    assert [written(table, seat)["gather"] for seat in range(3)] == [None] * 3
    _idle(table)
    assert table.table.view(0)["usable"] == ["field", "forest", "brickyard"]


# The books' example of a gather phase.


@clause("5.3", "11.4", "5.6")
def test_the_example_of_a_gather_phase() -> None:
    """Orange plays no fable, Blue the Troll on the Brickyard, where Green runs away from it to the Forest."""
    table = round_of(pig(), pig(hand="bridge-troll"), pig(hand="chinny-chin-chin"))
    choose(table, "field", "field bridge-troll", "brickyard chinny-chin-chin")
    table.seat(1).plays("location brickyard")
    table.seat(2).asked("where", "location field", "location forest", "pass").plays("location forest")
    assert stores(table) == ["2 straw", "2 straw", "4 wood"]
    assert pile(table, "field") == "1 straw"
    table.seat(0).asked("menu").shows("discard", is_=["bridge-troll", "chinny-chin-chin"])


# Order.


@clause("2.3")
def test_all_cards_of_a_player_act_before_the_next_players_and_their_owner_chooses_the_order() -> None:
    table = round_of(pig(hand="spy-network", friend="golden-goose"), pig(hand="spy-network"), pig())
    choose(table, "field spy-network", "forest spy-network", "brickyard")
    table.seat(0).asked("order", "card spy-network", "card golden-goose")
    table.refuses("card wolf", "2.3", "not among").plays("card golden-goose", "resource brick")
    assert [event["seat"] for event in told(table, "drew-by")] == [0, 1]


@clause("2.3")
def test_a_card_that_can_do_nothing_needs_no_place_in_the_order() -> None:
    table = round_of(pig(hand="spy-network", friend="golden-goose"), pig(), pig())
    choose(table, "field spy-network", "field", "brickyard")
    table.seat(0).asked("menu")


@clause("2.4")
def test_a_unique_location_acts_when_its_layer_does_and_others_choose_in_turn_order() -> None:
    table = round_of(pig(hand="spy-network"), pig(), pig(), uniques={"field": ("grandmas-house", 1)})
    choose(table, "field spy-network", "field", "field")
    assert told(table, "drew-by") == [{"seat": 0, "count": 3, "card": "spy-network"}]
    for seat in (0, 1, 2):
        assert table.table.waiting == (seat,)
        table.seat(seat).asked("gain").plays("resource brick", "resource wood")
    assert stores(table) == ["1 straw 1 wood 1 brick"] * 3


@clause("2.4", "9.4")
def test_a_due_card_acts_when_its_layer_does() -> None:
    table = round_of(pig("4 wood", hand="hidden-stash"), pig(due="taxation"), pig(), first=1)
    choose(table, "forest hidden-stash", "field", "brickyard")
    assert store(table, 0) == "6 wood"  # 4 and 4 gathered, half of 8 lost, and 2 gained after that


# The Prince.


@clause("8.1", "8.3")
def test_the_prince_takes_half_of_what_his_die_shows() -> None:
    table = round_of(pig(), pig(), piles={"brickyard": "5 brick"})
    assert told(table, "prince") == [{"location": "brickyard", "resource": "brick", "count": 2}]
    assert pile(table, "brickyard") == "3 brick"
    table.shows("locations", 2, "pigs", is_=[])
    choose(table, "brickyard", "field")
    assert store(table, 0) == "3 brick"


@clause("8.1")
def test_the_princes_die_shows_each_resource_as_often() -> None:
    shown: Counter[str] = Counter()
    for seed in range(600):
        events = GAME.start(2, seed, {}, listen=True).events_for(None)
        shown.update(str(event.args["location"]) for event in events if event.kind == "prince")
    assert set(shown) == {"field", "forest", "brickyard"}
    assert all(160 < count < 240 for count in shown.values())


@clause("8.1", "3.3")
def test_the_prince_comes_before_everything_else() -> None:
    table = round_of(pig(friend="tom-thumb"), pig(), prince="field")
    table.seat(0).asked("where")
    assert pile(table, "field") == "3 straw"


@clause("8.2")
@pytest.mark.parametrize(
    ("piles", "taken", "left"),
    [
        ({"field": "12 straw", "forest": "12 wood"}, "forest", "6 wood"),
        ({"field": "12 straw", "forest": "11 wood"}, "field", "6 straw"),
        ({"forest": "11 wood", "brickyard": "11 brick"}, "brickyard", "6 brick"),
        ({"field": "11 straw", "brickyard": "10 brick"}, "field", "6 straw"),
    ],
)
def test_with_more_than_ten_somewhere_he_takes_from_the_fullest(piles: dict[str, str], taken: str, left: str) -> None:
    for key in range(4):
        place = {**position(pig(), pig(), piles=piles), "dice": {"key": f"{key:064x}"}}
        table = scenario("grimm_forest", place)
        assert [event["location"] for event in told(table, "prince")] == [taken]
        assert pile(table, taken) == left


@clause("8.2")
def test_ten_are_not_more_than_ten() -> None:
    place = position(pig(), pig(), piles={"field": "10 straw"})
    assert loaded(place, "brickyard")


@clause("8.1")
def test_nobody_but_two_players_has_a_prince() -> None:
    for seats in (3, 4):
        assert not [event for event in GAME.start(seats, 1, {}, listen=True).events_for(None) if event.kind == "prince"]


# Monsters and other places.


@clause("9.1")
def test_there_is_one_monster_on_a_location() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="giant"), pig())
    choose(table, "field wolf", "field giant", "field")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location field")
    table.seat(1).asked("where", "location forest", "location brickyard")
    table.refuses("location field", "9.1", "monster on the Field already").refuses("location market", "8.4")
    table.refuses("pass", "11.12", "must choose")


@clause("9.2")
def test_a_monster_hits_its_own_player_too() -> None:
    table = round_of(pig("2 wood", hand="dragon"), pig("2 wood"), pig())
    choose(table, "field dragon", "field", "forest")
    table.seat(0).plays("location field")
    assert stores(table)[:2] == ["2 straw", "2 straw"]


@clause("9.3")
def test_a_friend_stops_a_monster_from_anywhere_and_for_everybody() -> None:
    table = round_of(pig("2 wood", hand="dragon"), pig("2 wood"), pig(friend="woodcutter"))
    choose(table, "field dragon", "field", "forest")
    table.seat(0).plays("location field")
    table.seat(2).asked("stop", "yes", "pass").shows("locations", 0, "monsters", is_=[{"card": "dragon", "seat": 0}])
    table.plays("yes")
    assert stores(table) == ["2 straw 2 wood", "2 straw 2 wood", "4 wood"]
    assert friends(table) == [None, None, None]
    table.shows("friend_discard", is_=["woodcutter"])


@clause("9.3")
def test_nobody_is_asked_to_stop_a_monster_that_can_do_nothing() -> None:
    table = round_of(pig(hand="dragon"), pig(), pig(friend="woodcutter"))
    choose(table, "field dragon", "field", "forest")
    table.seat(0).plays("location field").asked("menu")


@clause("9.4")
def test_a_next_round_card_waits_and_its_player_may_play_another() -> None:
    table = round_of(pig(hand="taxation spy-network"), pig("6 wood"), pig())
    choose(table, "field taxation", "forest", "brickyard")
    assert (seen(table, 0)["due"], store(table, 1)) == ("taxation", "10 wood")
    table.shows("discard", is_=[])
    _idle(table)
    choose(table, "field spy-network", "forest", "brickyard")
    table.seat(0).asked("order", "card taxation", "card spy-network").plays("card taxation")
    assert store(table, 1) == "2 straw 6 wood"  # 2 straw and 14 wood, half of it in wood
    assert seen(table, 0)["due"] is None
    table.shows("discard", is_=["taxation", "spy-network"])


@clause("9.5")
def test_one_unique_location_on_each_location() -> None:
    table = round_of(pig(hand="royal-wedding"), pig(), pig(), uniques={"forest": ("lonely-castle", 1)})
    choose(table, "field royal-wedding", "field", "field")
    table.seat(0).asked("where", "location field", "location brickyard")
    table.refuses("location forest", "9.5", "unique location in the Forest already").plays("location brickyard")
    table.shows("locations", 2, "unique", is_=None)  # nobody was there


@clause("9.5")
def test_where_there_is_one_everywhere_a_new_one_is_discarded() -> None:
    full = dict.fromkeys(("field", "forest"), ("lonely-castle", 1))
    table = round_of(
        pig(hand="royal-wedding"),
        pig(),
        pig(),
        uniques={**full, "brickyard": ("grandmas-house", 1)},
        rules={"deck_file": WILD},  # a box with three castles
    )
    choose(table, "field royal-wedding", "field", "forest")
    assert told(table, "unpaid") == [{"seat": 0, "card": "royal-wedding", "name": "royal-wedding"}]


@clause("9.6")
def test_its_end_is_tested_after_everything_it_does() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"field": ("royal-wedding", 1)})
    choose(table, "forest", "forest", "brickyard")
    assert stores(table) == ["1 wood", "1 wood", "2 brick"]
    table.shows("locations", 0, "unique", is_=None).shows("discard", is_=["royal-wedding"])


# The end.


@clause("10.1", "6.1")
def test_the_game_ends_when_somebody_has_three_houses_and_everybody_has_had_a_turn() -> None:
    table = building(pig("6 straw", houses="straw-walls, wood-roof, brick-roof"), pig(), pig(), tokens={"straw": 2})
    table.seat(0).plays("build straw-roof", "gain wood")
    for seat in (1, 2):
        table.seat(seat).plays("gain straw", "gain straw")
    standings = table.ends().standings
    assert [(standing.seat, standing.rank, standing.score) for standing in standings] == [
        (0, 1, 3),
        (2, 2, 0),
        (1, 3, 0),
    ]


def ended(*pigs: str, **more: object) -> list[list[int]]:
    """The seats of a finished game by rank; a player is their houses."""
    players = [pig(houses=text) if text else pig() for text in pigs]
    place = {**position(*players), "round": 9, "agenda": [], "asks": [None] * len(pigs), **more}
    ranks: dict[int, list[int]] = {}
    for standing in GAME.arrange(place).standings:
        ranks.setdefault(standing.rank, []).append(standing.seat)
    return list(ranks.values())


@clause("10.2")
def test_of_several_the_one_with_more_brick_wins() -> None:
    assert ended("brick-roof, brick-roof, straw-roof", "brick-roof, wood-roof, wood-roof", "straw-roof") == [
        [0],
        [1],
        [2],
    ]


@clause("10.2")
def test_then_more_wood_and_then_the_token_of_the_sturdiest_material() -> None:
    one, two = "brick-roof, wood-roof, straw-roof", "brick-roof, straw-roof, straw-roof"
    assert ended(two, one) == [[1], [0]]
    assert ended(one, one, tokens={"straw": 0, "wood": 1}) == [[1], [0]]
    assert ended(one, one, tokens={"brick": 0, "wood": 1}) == [[0], [1]]


@clause("10.2")
def test_if_nothing_decides_they_win_together() -> None:
    house = "brick-roof, wood-roof, straw-roof"
    assert ended(house, house, "straw-roof", tokens={"brick": 2, "wood": 2, "straw": 2}) == [[0, 1], [2]]


@clause("10.2")
def test_a_fourth_house_is_worth_no_more_than_three() -> None:
    assert ended("straw-roof, straw-roof, straw-roof, wood-roof", "brick-roof, wood-roof, wood-roof") == [[1], [0]]


@clause("10.3")
def test_the_others_are_ranked_by_their_houses_and_then_alike() -> None:
    assert ended(
        "brick-roof, brick-walls", "straw-roof, straw-roof", "wood-roof", "brick-roof, brick-roof, brick-roof"
    ) == [[3], [1], [0], [2]]


@clause("10.4")
def test_after_sixty_rounds_the_game_is_over_anyhow() -> None:
    table = building(pig(houses="straw-roof"), pig(houses="wood-roof"), pig())
    place = {**table.table.position(), "round": 60}
    last = GAME.arrange(place)
    while not last.over:
        last.act(last.waiting[0], "gain straw")
    assert [standing.seat for standing in last.standings] == [1, 0, 2]
    place["round"] = 59
    longer = GAME.arrange(place)
    for _ in range(6):
        longer.act(longer.waiting[0], "gain straw")
    assert not longer.over


@clause("10.1")
def test_the_score_pad_lists_complete_houses_of_each_material() -> None:
    place = {
        **position(pig(houses="straw-roof, wood-walls"), pig()),
        "round": 9,
        "agenda": [],
        "asks": [None, None],
        "tokens": {"straw": 0},
    }
    first = GAME.arrange(place).standings[0]
    assert [(line.what, line.points) for line in first.breakdown] == [("straw", 1), ("wood", 0), ("brick", 0)]
    assert [[part.args for part in line.parts] for line in first.breakdown] == [[{"first": 1}], [], []]


@clause("10.4")
def test_the_declared_bounds() -> None:
    limits = GAME.limits(4)
    assert (limits.decisions, limits.lowest, limits.highest) == (24000, 0, 15)
    place = {**position(pig(houses="straw-roof, wood-walls"), pig()), "round": 9, "agenda": [], "asks": [None, None]}
    assert GAME.arrange(place).points() == [1, 0]


def test_the_hand_of_a_test_is_what_it_says() -> None:
    table = round_of(pig("1 straw", hand="wolf roar", houses="straw-walls, corner wood-floor", corners=1), pig(), pig())
    assert (hand(table, 0), houses(table, 0), store(table, 0)) == (
        "roar wolf",
        "straw-walls, corner wood-floor",
        "1 straw",
    )


def test_counting_the_first_decisions() -> None:
    """Three gather cards each, then the turns: gain three, draw, and what the harvest pays for."""
    place = position(pig(), pig(), pig())
    assert [perft(GAME.arrange(place), depth) for depth in (1, 2, 3)] == [3, 9, 27]
    # Of 27 ways to go, the first player can build a floor with two or more of a kind: Field 5, 2 or 1; Forest 4, 2 or 1;
    # Brickyard 3, 1 or 1. Alone in 4 of 9, with one other in 4 of 9, with both in 1 of 9.
    builds = (4 + 4) + (4 + 4) + 4
    assert perft(GAME.arrange(place), 4) == 27 * 4 + builds
