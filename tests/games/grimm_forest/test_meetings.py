"""Cards that meet: pairs and threes that act in one window, or undo each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grimm_forest.forest import (
    GAME,
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
    written,
)
from tests.games.grimm_forest.properties import WILD

# Monsters.


@clause("11.19", "11.4", "4.1")
def test_a_fluted_monster_was_played_all_the_same() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="magic-flute"), pig(hand="chinny-chin-chin"))
    choose(table, "field wolf", "forest magic-flute", "field chinny-chin-chin")
    assert hand(table, 1) == "wolf"
    assert hand(table, 2) == ""  # no fable for Chinny Chin Chin
    assert stores(table) == ["2 straw", "4 wood", "2 straw"]


@clause("11.19", "2.3")
def test_of_two_flutes_the_earlier_takes_all_monsters() -> None:
    table = round_of(pig(hand="giant"), pig(hand="magic-flute"), pig(hand="magic-flute"), pig(hand="dragon"), first=2)
    choose(table, "field giant", "field magic-flute", "forest magic-flute", "forest dragon")
    assert [hand(table, seat) for seat in range(4)] == ["", "", "dragon giant", ""]
    table.shows("discard", is_=["magic-flute", "magic-flute"])


@clause("11.19", "11.13")
def test_a_flute_leaves_grandmas_house_empty() -> None:
    table = round_of(pig(hand="grandmas-house"), pig(hand="wolf"), pig(hand="magic-flute"))
    choose(table, "field grandmas-house", "forest wolf", "brickyard magic-flute")
    table.seat(0).plays("location field", "resource brick", "resource brick")
    table.shows("locations", 0, "unique", is_="grandmas-house")
    assert store(table, 1) == "4 wood"


@clause("11.13", "9.1")
def test_monsters_laid_before_grandmas_house_stay_and_later_ones_go_there() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="grandmas-house"), pig(hand="dragon"), pig(hand="giant"))
    choose(table, "market wolf", "brickyard grandmas-house", "brickyard dragon", "brickyard giant")
    table.seat(0).plays("location forest")
    table.seat(1).plays("location forest")
    laid = [(event["card"], event["location"]) for event in told(table, "laid")]
    assert laid == [("wolf", "forest"), ("grandmas-house", "forest"), ("dragon", "forest"), ("giant", "forest")]
    table.shows("discard", is_=["wolf", "dragon", "giant", "grandmas-house"])


@clause("12.3", "11.32", "2.7")
def test_cinderella_is_faster_than_the_wolf() -> None:
    table = round_of(pig(friend="cinderella"), pig(hand="wolf"), pig())
    choose(table, "field", "forest wolf", "brickyard")
    table.seat(1).plays("location field")
    assert store(table, 0) == "2 straw"
    assert told(table, "devoured") == [{"location": "field", "resource": "straw", "count": 3, "card": "wolf"}]
    assert told(table, "gathered")[0]["seat"] == 1


@clause("11.3", "11.26", "11.23", "2.7")
def test_a_roar_saves_from_the_troll_and_not_from_sharing() -> None:
    """Blue is driven from the Field, where the Troll waits; Share the Wealth asks all the same."""
    found = set()
    for key in range(12):
        table = round_of(
            pig(hand="roar"),
            pig(),
            pig(hand="bridge-troll"),
            pig(hand="share-the-wealth"),
            piles={"forest": "6 wood", "brickyard": "6 brick", "market": ""},
            dice={"key": f"{key:064x}"},
        )
        choose(table, "field roar", "field", "market bridge-troll", "market share-the-wealth")
        table.seat(2).plays("location field")
        location = told(table, "moved")[0]["location"]
        found.add((location, store(table, 0), store(table, 1)))
    assert found >= {
        ("forest", "1 straw", "4 wood"),  # of its five straw Orange gives two to the Troll and two to Share the Wealth
        ("brickyard", "1 straw", "4 brick"),
    }


@clause("11.12", "12.12", "9.3")
@pytest.mark.parametrize("stops", [True, False])
def test_jack_stops_the_giant_for_everybody_or_is_trampled(stops: bool) -> None:
    table = round_of(pig("1 straw", hand="wolf"), pig(hand="giant"), pig("1 brick", friend="jack-the-giant-slayer"))
    choose(table, "field", "brickyard giant", "field")
    table.seat(1).plays("location field")
    table.seat(2).asked("stop").plays("yes" if stops else "pass")
    assert friends(table) == [None, None, None]
    assert hand(table, 0) == ("wolf" if stops else "")
    # Seven straw on the Field: three each and one stays.
    assert (store(table, 0), store(table, 2)) == (("4 straw", "3 straw 1 brick") if stops else ("3 straw", "2 straw"))


@clause("11.2", "12.17", "12.25", "9.3")
def test_whoever_is_earlier_decides_first_whether_to_stop_the_wolf() -> None:
    table = round_of(
        pig(hand="big-bad-wolf"), pig(friend="woodcutter"), pig(friend="red-riding-hood", houses="straw-walls")
    )
    choose(table, "forest big-bad-wolf", "brickyard", "field")
    table.seat(0).plays("location field")
    table.seat(1).asked("stop").plays("pass")
    table.seat(2).asked("stop").plays("yes")
    assert friends(table) == [None, "woodcutter", None]
    assert houses(table, 2) == "straw-walls"


@clause("11.2", "12.17", "12.25", "9.3")
def test_a_wolf_that_was_stopped_is_not_stopped_again() -> None:
    table = round_of(
        pig(hand="big-bad-wolf"), pig(friend="woodcutter"), pig(friend="red-riding-hood", houses="straw-walls")
    )
    choose(table, "forest big-bad-wolf", "brickyard", "field")
    table.seat(0).plays("location field")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu")
    assert friends(table) == [None, None, "red-riding-hood"]


@clause("12.11", "11.13")
def test_the_huntsman_takes_the_second_of_two_monsters() -> None:
    table = round_of(
        pig(hand="dragon"),
        pig(hand="giant"),
        pig("2 straw", friend="huntsman"),
        pig(),
        uniques={"forest": ("grandmas-house", 3)},
    )
    choose(table, "field dragon", "field giant", "forest", "brickyard")
    table.seat(2).asked("stop", "yes", "pass").plays("pass").asked("stop", "yes", "pass").plays("yes")
    assert told(table, "lost") == [{"seat": 2, "resource": "straw", "count": 2, "card": "dragon"}]
    assert told(table, "stopped") == [{"seat": 2, "card": "huntsman", "card_monster": "giant"}]
    assert friends(table)[2] == "huntsman"


@clause("12.11", "11.13")
def test_having_stopped_the_first_he_cannot_stop_the_second() -> None:
    table = round_of(
        pig(hand="dragon"),
        pig(hand="giant"),
        pig("2 straw", friend="huntsman"),
        pig(),
        uniques={"forest": ("grandmas-house", 3)},
    )
    choose(table, "field dragon", "field giant", "forest", "brickyard")
    table.seat(2).plays("yes")
    assert friends(table)[2] is None
    assert [event["card_monster"] for event in told(table, "stopped")] == ["dragon"]


@clause("12.11", "12.25", "9.3")
def test_where_the_huntsman_stops_a_monster_nobody_else_is_asked() -> None:
    table = round_of(pig(hand="giant"), pig(friend="huntsman"), pig(friend="woodcutter"))
    choose(table, "field giant", "forest", "brickyard")
    table.seat(0).plays("location forest")
    table.seat(1).plays("yes")
    table.seat(0).asked("menu")
    assert store(table, 1) == "1 straw 5 wood 1 brick"


@clause("11.2", "11.8")
def test_of_two_like_houses_the_wolf_chooses_the_plot() -> None:
    walls = "straw-walls, corner straw-walls"
    table = round_of(pig(hand="big-bad-wolf"), pig(houses=walls, corners=1), pig())
    choose(table, "forest big-bad-wolf", "field", "brickyard")
    table.seat(0).plays("location field").asked("house-plot", "plot board", "plot corner").plays("plot corner")
    assert houses(table, 1) == "corner straw-floor, straw-walls"


@clause("11.13", "9.1")
def test_with_two_of_grandmas_houses_a_monster_goes_to_either() -> None:
    box = {"deck_file": WILD}  # with three of them
    uniques = {"field": ("grandmas-house", 1), "forest": ("grandmas-house", 1)}
    table = round_of(pig(hand="wolf"), pig(), pig(), uniques=uniques, rules=box)
    choose(table, "brickyard wolf", "brickyard", "brickyard")
    table.seat(0).asked("where", "location field", "location forest")
    table.refuses("location brickyard", "11.13", "all monsters come to Grandma's House")


# The chain of gather cards.


@clause("11.7", "11.31", "11.6")
def test_each_card_in_turn_order_changes_what_lies_there_then() -> None:
    """The Well swaps, then the Ball looks at what was swapped, then the Curse throws all but its player's over."""
    table = round_of(pig(hand="wishing-well"), pig(hand="crystal-ball"), pig(hand="curse-of-darkness"))
    choose(table, "field wishing-well", "forest crystal-ball", "brickyard curse-of-darkness")
    table.seat(0).plays("seat 0", "seat 2")
    assert [written(table, seat)["gather"] for seat in range(3)] == ["brickyard", "forest", "field"]
    assert [written(table, seat)["colour"] for seat in range(3)] == [2, 1, 0]
    table.seat(1).plays("seat 2").asked("swap", "gather field", "gather brickyard", "pass")
    assert table.table.view(1)["players"][2]["gather"] == "field"
    table.plays("gather brickyard")
    # Now the Curse: Purple keeps the Field that came from Orange.
    assert seen(table, 2)["location"] == "field"
    assert [event["seat"] for event in told(table, "cursed")] == [0, 1]
    assert [written(table, seat)["colour"] for seat in range(3)] == [None] * 3  # everybody has the own card back


@clause("11.31", "11.7")
def test_after_the_well_the_curse_draws_from_ones_own_cards() -> None:
    places = set()
    for key in range(15):
        table = round_of(pig(hand="wishing-well"), pig(hand="curse-of-darkness"), pig(), dice={"key": f"{key:064x}"})
        choose(table, "field wishing-well", "forest curse-of-darkness", "brickyard")
        table.seat(0).plays("seat 0", "seat 2")
        places.add(seen(table, 0)["location"])
    assert places == {"forest", "brickyard"}  # the Field lies before seat 2


@clause("11.7", "12.13")
def test_the_curse_never_draws_what_lies_under_the_mermaid() -> None:
    places = set()
    for key in range(15):
        table = round_of(
            pig(hand="curse-of-darkness"),
            pig(friend="little-mermaid", tucked=["forest"]),
            pig(),
            dice={"key": f"{key:064x}"},
        )
        choose(table, "field curse-of-darkness", "field", "brickyard")
        places.add(seen(table, 1)["location"])
    assert places == {"field", "brickyard"}


@clause("11.6", "12.13")
def test_the_ball_offers_no_card_under_the_mermaid() -> None:
    table = round_of(pig(hand="crystal-ball", friend="little-mermaid", tucked=["forest"]), pig(), pig())
    table.seat(0).refuses("gather forest", "12.13", "under the Little Mermaid")
    choose(table, "field crystal-ball", "field", "field")
    table.seat(0).plays("seat 1").asked("swap", "gather brickyard", "pass")
    table.refuses("gather field", "11.6", "on the table already").refuses("gather forest", "12.13")


@clause("11.31", "12.14")
def test_the_well_makes_a_liar_of_pinocchio() -> None:
    table = round_of(pig(hand="wishing-well", friend="pinocchio"), pig(), pig())
    table.seat(0).plays("gather field")
    choose(table, "field wishing-well", "forest", "brickyard")
    table.seat(0).plays("seat 0", "seat 1").asked("menu")
    assert stores(table) == ["4 wood", "5 straw", "3 brick"]


# The Gingerbread Man is nowhere.


def nowhere(fable: str, *others: dict[str, Any], **more: Any) -> Any:
    """Orange runs with the Gingerbread Man in a round in which the others stand on the Forest; then everybody's cards act."""
    table = round_of(pig("6 brick", hand=fable, friend="gingerbread-man"), *others, **more)
    choose(table, f"forest {fable}".strip(), *["forest"] * len(others))
    return table.seat(0).plays("yes")


@clause("12.7", "2.6")
@pytest.mark.parametrize(
    "fable",
    ["friendly-game", "consult-the-oracle", "cutting-corners", "ghostly-whispers", "hidden-stash", "little-helpers",
     "mysterious-stranger", "powerful-friends", "search-the-past", "spy-network", "wandering-merchant"],
)  # fmt: skip
def test_whoever_is_nowhere_is_neither_alone_nor_in_company(fable: str) -> None:
    table = nowhere(fable, pig("6 brick", hand="wolf"), pig(), discard="giant")
    table.seat(0).asked("menu")
    assert store(table, 0) == "1 straw 1 wood 7 brick"
    assert (hand(table, 0), seen(table, 0)["bonus"], written(table, 0)["corners"]) == ("", 0, 0)
    assert stores(table)[1:] == ["1 wood 6 brick", "1 wood"]
    assert seen(table, 1)["penalty"] == 0


@clause("12.7", "11.23")
def test_a_roar_does_not_reach_whoever_is_nowhere() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(hand="roar"), pig())
    choose(table, "forest", "forest roar", "brickyard")
    table.seat(0).plays("yes")
    assert told(table, "moved") == []
    assert seen(table, 0)["location"] is None


@clause("12.7", "11.24", "11.28")
def test_whoever_is_nowhere_pays_for_wedding_and_taxes() -> None:
    table = round_of(
        pig("2 brick", friend="gingerbread-man"),
        pig(due="taxation"),
        pig(),
        uniques={"field": ("royal-wedding", 2)},
        piles={"forest": "", "brickyard": ""},
    )
    choose(table, "forest", "field", "field")
    table.seat(0).plays("yes")  # one straw and two bricks: one brick goes to taxes, and then what the owner likes
    table.asked("lose", "resource straw", "resource brick").plays("resource brick")
    assert store(table, 0) == "1 straw"


@clause("12.7", "11.14")
def test_a_location_is_deserted_when_its_pig_is_nowhere() -> None:
    table = nowhere("harvest-moon", pig(), pig())
    table.asked("where", "location field", "location brickyard").plays("location field")
    assert store(table, 0) == "3 straw 1 wood 7 brick"


@clause("12.7", "11.9", "11.12", "11.32")
def test_no_monster_finds_whoever_is_nowhere() -> None:
    table = round_of(pig("2 brick", friend="gingerbread-man"), pig(hand="dragon"), pig(hand="giant"))
    choose(table, "forest", "field dragon", "field giant")
    table.seat(1).plays("location forest")
    table.seat(2).plays("location brickyard")
    table.seat(0).plays("yes")
    assert friends(table)[0] == "gingerbread-man"
    assert store(table, 0) == "1 straw 1 wood 3 brick"


@clause("12.7", "12.2")
def test_ali_baba_keeps_what_he_took_from_whoever_is_nowhere() -> None:
    table = round_of(pig(friend="ali-baba"), pig("2 brick", friend="gingerbread-man"), pig())
    choose(table, "forest", "forest", "field")
    table.seat(1).plays("yes")
    assert stores(table)[:2] == ["3 wood 1 brick", "1 straw 1 wood 2 brick"]


# Building.


@clause("12.10", "11.8", "6.4")
def test_hansel_and_gretel_eat_from_cheap_walls_too() -> None:
    table = building(pig("4 straw", houses="corner straw-floor", corners=1), pig(friend="hansel-and-gretel"), pig())
    table.seat(0).plays("build straw-walls").asked("offer")
    assert stores(table) == ["", "1 straw", ""]


@clause("12.10", "11.8", "12.15")
def test_puss_in_boots_pays_one_resource_of_hansels_walls() -> None:
    table = building(
        pig("3 straw", houses="corner straw-floor", corners=1, friend="puss-in-boots"),
        pig("1 straw", friend="hansel-and-gretel"),
        pig("1 straw"),
    )
    table.seat(0).refuses("build straw-walls", "6.4", "costs 4 straw")
    table.plays("special").asked("puss", "build straw-walls").plays("build straw-walls")
    table.asked("helper", "seat 1", "seat 2").plays("seat 1").asked("offer")
    # Blue pays one and gets one.
    assert stores(table) == ["", "1 straw", "1 straw"]


@clause("12.10", "12.15")
def test_without_the_surcharge_there_are_no_walls() -> None:
    table = building(pig("4 wood", houses="wood-floor"), pig(friend="hansel-and-gretel"), pig())
    table.seat(0).refuses("build wood-walls", "6.4", "costs 5 wood")


@clause("12.10")
def test_hansel_and_gretel_do_not_eat_at_home() -> None:
    table = building(pig("4 wood", houses="wood-floor", friend="hansel-and-gretel"), pig(), pig())
    table.seat(0).plays("build wood-walls").asked("offer")
    assert store(table, 0) == ""


# Friends that come and go.


@clause("12.16", "7.2", "11.12")
def test_with_rapunzel_everything_on_her_is_lost() -> None:
    table = round_of(pig(hand="giant"), pig(friend="rapunzel"), pig(), tower={"brick": 4})
    table.seat(1).plays("resource wood")
    choose(table, "field giant", "forest", "brickyard")
    table.seat(0).plays("location forest").shows("tower", is_={"straw": 0, "wood": 0, "brick": 0})
    assert store(table, 1) == "3 wood"


@clause("12.16", "11.9")
def test_the_dragon_does_not_reach_rapunzels_tower() -> None:
    table = round_of(pig(hand="dragon"), pig("3 brick", friend="rapunzel"), pig(), tower={"brick": 2})
    table.seat(1).plays("resource brick")
    choose(table, "field dragon", "forest", "brickyard")
    table.seat(0).plays("location forest").shows("tower", "brick", is_=4)
    assert store(table, 1) == "4 wood"


@clause("12.4", "12.21")
def test_the_queen_may_look_at_a_dream_its_player_must_not_see() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="roar"), pig(friend="sleeping-beauty"))
    table.seat(2).asked("who", "seat 0", "seat 1", "seat 2").plays("seat 1")
    choose(table, "", "forest", "field")  # no fable is asked of the sleeper
    table.seat(0).plays("seat 1").asked("look", "look gather", "look fable").plays("look fable")
    dream = written(table, 1)["fable"]
    assert table.table.view(0)["players"][1]["fable"] == dream
    assert table.table.view(1)["players"][1]["fable"] == table.table.view(2)["players"][1]["fable"] == "hidden"
    assert hand(table, 1) == "roar"


@clause("12.4", "12.21")
def test_a_queens_friend_who_sleeps_chooses_only_a_gather_card() -> None:
    table = round_of(pig(friend="evil-queen", hand="wolf"), pig(friend="sleeping-beauty"), pig())
    table.seat(1).plays("seat 0")
    choose(table, "", "forest", "field")
    table.seat(0).plays("seat 1").asked("commit")


@clause("12.11", "12.21")
def test_a_dream_is_what_the_huntsman_asked_for() -> None:
    table = round_of(pig(friend="huntsman"), pig(hand="roar"), pig(friend="sleeping-beauty", hand="wolf"))
    table.seat(2).plays("seat 1")
    table.seat(1).plays("gather field").nobody(1)
    table.seat(2).plays("gather field").asked("fable", "card wolf")
    table.refuses("pass", "12.11", "must play one")


@clause("11.21", "2.2", "12.20")
def test_a_friend_met_at_night_acts_in_the_rest_of_the_round() -> None:
    deck = sorted(set(GAME.deal(3, 1).position()["friend_deck"]) - {"seven-dwarves", "aladdin", "tom-thumb"})
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=[*deck, "aladdin", "tom-thumb", "seven-dwarves"]
    )
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).asked("friend", "card seven-dwarves", "card tom-thumb", "card aladdin").plays("card seven-dwarves")
    assert seen(table, 0)["bonus"] == 1
    # Aladdin and Tom Thumb came too late for the start of this round.
    assert {friends(table)[1], friends(table)[2]} == {"aladdin", "tom-thumb"}
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]


@clause("11.21", "7.3", "12.1")
def test_a_wish_is_gone_with_aladdin() -> None:
    deck = sorted(
        set(GAME.deal(3, 1).position()["friend_deck"])
        - {"aladdin", "robin-hood", "jack-the-giant-slayer", "goldilocks"}
    )
    table = round_of(
        pig(hand="night-of-revelry"),
        pig(friend="aladdin"),
        pig(),
        friend_deck=[*deck, "robin-hood", "goldilocks", "jack-the-giant-slayer"],
    )
    table.seat(1).plays("alone")
    choose(table, "field night-of-revelry", "forest", "brickyard")
    table.seat(0).plays("card jack-the-giant-slayer")
    assert store(table, 1) == "4 wood"


@clause("7.3", "11.20", "12.20")
@pytest.mark.parametrize("kept", [True, False])
def test_a_friend_acts_at_the_moment_it_comes_only_if_its_players_turn_is_still_to_come(kept: bool) -> None:
    deck = sorted(set(GAME.deal(3, 1).position()["friend_deck"]) - {"seven-dwarves"})
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig(), friend_deck=[*deck, "seven-dwarves"])
    choose(table, "field mysterious-stranger", "forest", "brickyard")
    table.seat(0).plays("keep" if kept else "seat 1")
    assert [seen(table, seat)["bonus"] for seat in range(3)] == ([0, 0, 0] if kept else [0, 1, 0])


@clause("13.3", "2.3", "12.20", "12.8")
def test_a_late_roar_can_make_its_own_player_alone() -> None:
    found = set()
    for key in range(12):
        table = round_of(
            pig(hand="roar", friend="seven-dwarves"),
            pig(),
            pig(),
            rules={"roar_window": "end_gather"},
            dice={"key": f"{key:064x}"},
        )
        choose(table, "forest roar", "forest", "field")
        table.seat(0).asked("order", "card roar", "card seven-dwarves").plays("card roar")
        found.add((seen(table, 1)["location"], seen(table, 0)["bonus"]))
    assert found == {("forest", 0), ("field", 1), ("brickyard", 1)}


@clause("12.18", "2.5")
def test_robin_hood_counts_before_anybody_gives() -> None:
    table = building(pig("3 straw", friend="robin-hood"), pig("5 wood"), pig("4 brick"), left=1)
    table.seat(0).plays("gain straw")  # four now: Purple will have four as well until it gains
    table.seat(1).plays("gain wood", "gain wood")
    table.seat(2).plays("gain brick", "gain straw")
    table.seat(2).asked("give", "resource straw", "resource brick").plays("resource brick")
    # Blue gave a wood before: Robin had five then, and Purple's six counted all the same.
    assert [event["seat"] for event in told(table, "passed")] == [1, 2]


@clause("12.18")
def test_robin_hood_asks_nobody_who_has_as_many() -> None:
    table = building(pig("3 straw", friend="robin-hood"), pig("2 wood"), pig("2 brick"))
    table.seat(0).plays("gain straw", "gain straw")
    for seat in (1, 2):
        table.seat(seat).plays("gain straw", "gain straw")
    assert told(table, "passed") == []


@clause("12.2", "2.5")
@pytest.mark.parametrize("gathers_here", [True, False])
def test_ali_baba_gives_back_what_he_took_from_whoever_gathers_with_him(gathers_here: bool) -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 brick"), pig())
    choose(table, "field", "field" if gathers_here else "forest", "brickyard")
    assert stores(table)[:2] == (["2 straw", "2 straw 1 brick"] if gathers_here else ["5 straw 1 brick", "4 wood"])


@clause("12.2", "11.9")
def test_ali_baba_cannot_give_back_what_the_dragon_burnt() -> None:
    table = round_of(pig(friend="ali-baba"), pig("1 brick"), pig(hand="dragon"))
    choose(table, "field", "field", "brickyard dragon")
    table.seat(2).plays("location field")
    assert stores(table)[:2] == ["2 straw", "2 straw"]


@clause("11.16", "11.3", "2.7")
def test_the_troll_counts_what_was_gathered_and_not_what_helpers_brought() -> None:
    table = round_of(pig(hand="bridge-troll"), pig(due="hired-help"), pig())
    choose(table, "field bridge-troll", "forest", "brickyard")
    table.seat(0).plays("location forest")
    assert stores(table) == ["5 straw 2 wood", "6 wood", "3 brick"]


@clause("11.18", "11.24", "9.6")
def test_two_unique_locations_of_one_player_act_in_the_order_chosen() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"field": ("lonely-castle", 0), "forest": ("royal-wedding", 0)})
    choose(table, "field", "forest", "forest")
    table.seat(0).asked("order", "card lonely-castle", "card royal-wedding").plays("card lonely-castle")
    table.asked("lose", "resource straw", "resource wood", "resource brick").plays("resource wood")
    assert stores(table) == ["6 straw 1 brick", "2 wood", "2 wood"]
    assert pile(table, "brickyard") == "3 brick"
