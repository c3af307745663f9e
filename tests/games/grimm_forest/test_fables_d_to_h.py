"""Fables, one by one, from the Dragon to Hired Help: the plain case, nobody to hit, everybody hit, nothing to pay with."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from taletable.games.grimm_forest.sheet import NAMES, SHEET
from tests.games.grimm_forest.forest import (
    ANY,
    KEYS,
    choose,
    clause,
    friends,
    hand,
    listed,
    pig,
    pile,
    round_of,
    seen,
    store,
    stores,
    told,
    where,
)

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario


def build_on(table: Scenario, *seats: int) -> Scenario:
    """These seats, in this order, take their build turns: two straw each."""
    for seat in seats:
        table.seat(seat).plays("gain straw", "gain straw")
    return table


def whispers(deck: str, discard: str = "") -> Scenario:
    """Seat 0 is alone on the Field with Ghostly Whispers; seat 1 holds every fable that is not in these two piles."""
    rest = Counter([NAMES[card] for card in SHEET.fables["all"]])
    rest.subtract(["ghostly-whispers", *deck.split(), *discard.split()])
    table = round_of(
        pig(hand="ghostly-whispers"), pig(hand=" ".join(rest.elements())), pig(), deck=deck, discard=discard
    )
    return choose(table, "field ghostly-whispers", "forest", "forest")


def thrown(table: Scenario) -> list[str]:
    """What lies in the discard pile, in the order of the alphabet."""
    return sorted(table.table.view(None)["discard"])


# Dragon.


@clause("11.9", "9.2")
def test_the_dragon_burns_all_resources_of_everybody_there_but_not_the_harvest() -> None:
    table = round_of(pig("2 wood", hand="dragon"), pig("4 straw 1 wood 3 brick"), pig("1 straw"))
    choose(table, "forest dragon", "field", "field")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location field")
    assert stores(table) == ["6 wood", "2 straw", "2 straw"]
    assert pile(table, "field") == "1 straw"
    table.shows("discard", is_=["dragon"]).shows("locations", 0, "monsters", is_=[])


@clause("11.9", "9.2")
def test_the_dragon_burns_its_own_player_too() -> None:
    table = round_of(pig("7 brick", hand="dragon"), pig("7 brick"), prince="forest")
    choose(table, "field dragon", "field").seat(0).plays("location field")
    assert stores(table) == ["2 straw", "2 straw"]


@clause("11.9")
def test_a_dragon_where_nobody_is_burns_nothing() -> None:
    table = round_of(pig("1 straw", hand="dragon"), pig("1 wood"), pig("1 brick"))
    choose(table, "field dragon", "field", "field").seat(0).plays("location forest")
    assert stores(table) == ["2 straw", "1 straw 1 wood", "1 straw 1 brick"]
    assert pile(table, "forest") == "4 wood"
    table.shows("discard", is_=["dragon"])


@clause("11.9", "8.4")
def test_four_at_the_market_lose_everything_to_the_dragon() -> None:
    table = round_of(pig("1 straw", hand="dragon"), pig("2 wood"), pig("3 brick"), pig("4 straw 4 wood 4 brick"))
    choose(table, "market dragon", "market", "market", "market").seat(0).plays("location market")
    assert stores(table) == ["", "", "", ""]
    assert pile(table, "market") == "1 straw 1 wood 1 brick"


@clause("11.9", "12.16")
def test_what_lies_on_rapunzel_does_not_burn() -> None:
    table = round_of(pig(hand="dragon"), pig("3 brick", friend="rapunzel"), pig(), tower={"wood": 2})
    table.seat(1).plays("resource brick")
    choose(table, "forest dragon", "field", "forest").seat(0).plays("location field")
    assert store(table, 1) == "5 straw"
    table.shows("tower", is_={"straw": 0, "wood": 2, "brick": 2})


@clause("11.9", "12.3")
def test_what_cinderella_took_burns_with_the_rest() -> None:
    table = round_of(pig(hand="dragon"), pig("1 wood", friend="cinderella"), pig())
    choose(table, "forest dragon", "field", "forest").seat(0).plays("location field")
    assert stores(table) == ["2 wood", "3 straw", "2 wood"]


@clause("11.9", "12.7")
def test_the_dragon_does_not_find_whoever_is_nowhere() -> None:
    table = round_of(pig(hand="dragon"), pig("2 brick", friend="gingerbread-man"), pig())
    choose(table, "forest dragon", "field", "forest").seat(0).plays("location field")
    table.seat(1).plays("yes")
    assert store(table, 1) == "1 straw 1 wood 3 brick"


@clause("11.9", "9.3", "12.25")
def test_a_stopped_dragon_burns_nobody() -> None:
    table = round_of(pig(hand="dragon"), pig("2 brick"), pig("2 wood", friend="woodcutter"))
    choose(table, "forest dragon", "field", "field").seat(0).plays("location field")
    table.seat(2).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["4 wood", "2 straw 2 brick", "2 straw 2 wood"]
    table.shows("friend_discard", is_=["woodcutter"]).shows("discard", is_=["dragon"])


@clause("11.9", "9.3")
def test_a_dragon_that_nobody_cares_to_stop_burns_all() -> None:
    table = round_of(pig(hand="dragon"), pig("2 brick"), pig("2 wood", friend="woodcutter"))
    choose(table, "forest dragon", "field", "field").seat(0).plays("location field").seat(2).plays("pass")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]
    assert friends(table) == [None, None, "woodcutter"]


@clause("11.9", "9.1")
def test_no_second_monster_can_be_laid_on_the_dragon() -> None:
    table = round_of(pig(hand="dragon"), pig(hand="giant"), pig())
    choose(table, "forest dragon", "field giant", "field").seat(0).plays("location field")
    table.seat(1).asked("where", "location forest", "location brickyard")
    table.refuses("location field", "9.1", "There is a monster").refuses("pass", "11.12", "must choose")


# Faerie Feast.


@clause("11.10", "9.4")
def test_a_faerie_feast_does_nothing_in_its_first_round_and_lies_for_all_to_see() -> None:
    table = round_of(pig(hand="faerie-feast"), pig(), prince="forest")
    choose(table, "field faerie-feast", "field").seat(0).asked("menu")
    assert stores(table) == ["2 straw", "2 straw"]
    table.shows("players", 0, "due", is_="faerie-feast").shows("discard", is_=[])


@clause("11.10", "9.4", "3.3")
def test_in_the_next_round_the_feast_is_laid_before_cards_are_chosen() -> None:
    table = round_of(pig(hand="faerie-feast"), pig(), pig())
    build_on(choose(table, "field faerie-feast", "forest", "brickyard"), 0, 1, 2)
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").nobody(1).nobody(2)
    table.plays("location brickyard").shows("players", 0, "feast", is_="brickyard")
    table.seat(1).asked("commit")


@clause("11.10", "9.4", "13.13")
def test_everybody_at_the_feast_gains_three_of_their_choice_in_turn_order() -> None:
    table = round_of(pig(due="faerie-feast"), pig(), pig(), first=1)
    table.seat(0).plays("location forest")
    choose(table, "forest", "forest", "field")
    table.seat(1).nobody(0).asked("gain", *ANY).plays("resource brick", "resource brick", "resource straw")
    table.seat(0).asked("gain", *ANY).plays("resource wood", "resource straw", "resource brick")
    assert stores(table) == ["1 straw 3 wood 1 brick", "1 straw 2 wood 2 brick", "5 straw"]
    table.shows("discard", is_=["faerie-feast"]).shows("players", 0, "due", is_=None)
    table.shows("players", 0, "feast", is_=None)


@clause("11.10", "13.13")
def test_by_the_polish_book_the_three_of_the_feast_are_of_one_kind() -> None:
    table = round_of(pig(due="faerie-feast"), pig(), pig(), rules={"choice_types": "one"})
    table.seat(0).plays("location forest")
    choose(table, "field", "forest", "field").seat(1).plays("resource brick").seat(0).asked("menu")
    assert stores(table) == ["2 straw", "4 wood 3 brick", "2 straw"]


@clause("11.10")
def test_a_feast_without_guests_is_discarded_all_the_same() -> None:
    table = round_of(pig(due="faerie-feast"), pig(), prince="brickyard")
    table.seat(0).plays("location brickyard")
    choose(table, "field", "forest").seat(0).asked("menu").shows("discard", is_=["faerie-feast"])
    assert stores(table) == ["5 straw", "4 wood"]


@clause("11.10", "12.7")
def test_whoever_is_nowhere_is_at_no_feast() -> None:
    table = round_of(pig(due="faerie-feast"), pig(friend="gingerbread-man"), pig())
    table.seat(0).plays("location forest")
    choose(table, "field", "forest", "field").seat(1).plays("yes").seat(0).asked("menu")
    assert store(table, 1) == "1 straw 1 wood 1 brick"


@clause("11.10", "8.4", "9.5")
def test_a_feast_may_be_laid_at_the_market_and_on_a_unique_location() -> None:
    uniques = {"field": ("lonely-castle", 1)}
    table = round_of(pig(due="faerie-feast"), pig(), pig(), pig(), uniques=uniques)
    table.seat(0).asked("where", "location field", "location forest", "location brickyard", "location market")
    table.plays("location field")
    choose(table, "forest", "forest", "field", "forest").seat(2).plays(
        "resource brick", "resource brick", "resource brick"
    )
    # The feast's player comes first in turn order; the castle gives one of each after it.
    assert store(table, 2) == "6 straw 1 wood 4 brick"
    table.shows("locations", 0, "unique", is_="lonely-castle").shows("discard", is_=["faerie-feast"])


@clause("11.10", "9.4", "2.3")
def test_the_feasts_player_may_play_another_fable_and_chooses_which_acts_first() -> None:
    table = round_of(pig(due="faerie-feast", hand="hidden-stash"), pig(), pig())
    table.seat(0).plays("location forest")
    choose(table, "forest hidden-stash", "field", "field")
    table.seat(0).asked("order", "card faerie-feast", "card hidden-stash").plays("card hidden-stash")
    assert store(table, 0) == "6 wood"
    table.asked("gain", *ANY).plays("resource straw", "resource straw", "resource straw")
    assert store(table, 0) == "3 straw 6 wood"
    assert thrown(table) == ["faerie-feast", "hidden-stash"]


# Ghostly Whispers.


@clause("11.11")
def test_of_four_whispers_two_are_kept_and_two_discarded() -> None:
    table = whispers("wolf roar giant dragon").seat(0)
    table.asked("keep", "card wolf", "card roar", "card giant", "card dragon").plays("card giant")
    table.asked("keep", "card wolf", "card roar", "card dragon").refuses("card giant", "11.11", "not among")
    table.refuses("pass", "11.11", "must choose").plays("card wolf")
    assert hand(table, 0) == "giant wolf"
    assert thrown(table) == ["dragon", "ghostly-whispers", "roar"]
    table.shows("deck", is_=0)


@clause("11.11", "3.4")
def test_only_their_player_hears_the_whispers() -> None:
    table = whispers("wolf roar giant dragon").seat(0).asked("keep")
    assert [sorted(table.table.view(seat)["drawn"]) for seat in range(3)] == [
        ["dragon", "giant", "roar", "wolf"],
        [],
        [],
    ]
    table.shows("peeking", is_=4).plays("card giant", "card wolf").shows("players", 0, "hand", is_=2)
    assert table.table.view(2)["known"] == [[], [], []]


@clause("11.11")
def test_the_top_four_cards_of_a_deck_whisper_and_no_others() -> None:
    table = whispers("curse-of-darkness consult-the-oracle wolf roar giant dragon").seat(0)
    table.asked("keep", "card wolf", "card roar", "card giant", "card dragon").plays("card roar", "card dragon")
    assert table.table.position()["deck"] == ["curse-of-darkness", "consult-the-oracle"]


@clause("11.11")
def test_two_whispers_of_one_name_can_both_be_kept() -> None:
    table = whispers("roar wolf roar wolf").seat(0).asked("keep", "card wolf", "card roar").plays("card roar")
    table.asked("keep", "card wolf", "card roar").plays("card roar")
    assert hand(table, 0) == "roar roar"
    assert thrown(table) == ["ghostly-whispers", "wolf", "wolf"]


@clause("11.11", "1.8")
def test_if_fewer_than_four_fables_are_left_up_to_two_are_kept() -> None:
    table = whispers("wolf roar giant").seat(0).asked("keep", "card wolf", "card roar", "card giant")
    table.plays("card wolf", "card roar")
    assert (hand(table, 0), thrown(table)) == ("roar wolf", ["ghostly-whispers", "giant"])
    table = whispers("wolf giant").seat(0).asked("menu")
    assert (hand(table, 0), thrown(table)) == ("giant wolf", ["ghostly-whispers"])
    table = whispers("wolf").seat(0).asked("menu")
    assert (hand(table, 0), thrown(table)) == ("wolf", ["ghostly-whispers"])
    table = whispers("").seat(0).asked("menu")
    assert (hand(table, 0), thrown(table)) == ("", ["ghostly-whispers"])


@clause("11.11", "1.8")
def test_if_the_deck_ends_among_the_whispers_the_discards_are_shuffled() -> None:
    table = whispers("wolf", discard="roar giant dragon").seat(0)
    table.asked("keep", "card wolf", "card roar", "card giant", "card dragon").shows("discard", is_=[])
    table.plays("card wolf", "card roar")
    assert (hand(table, 0), thrown(table)) == ("roar wolf", ["dragon", "ghostly-whispers", "giant"])


@clause("11.11", "2.6")
def test_nothing_whispers_in_company() -> None:
    table = round_of(pig(hand="ghostly-whispers"), pig(), prince="forest")
    choose(table, "field ghostly-whispers", "field").seat(0).asked("menu")
    assert hand(table, 0) == ""
    table.shows("discard", is_=["ghostly-whispers"]).shows("deck", is_=55)


@clause("11.11", "12.7")
def test_nothing_whispers_nowhere() -> None:
    table = round_of(pig(hand="ghostly-whispers", friend="gingerbread-man"), pig(), pig())
    choose(table, "field ghostly-whispers", "forest", "forest").seat(0).plays("yes").asked("menu")
    table.shows("players", 0, "hand", is_=0).shows("deck", is_=55)


# Giant.


@clause("11.12")
def test_the_giant_takes_friend_hand_and_one_of_each_resource() -> None:
    victim = pig("2 straw 1 brick", hand="wolf roar curse-of-darkness", friend="puss-in-boots")
    table = round_of(pig("1 brick", hand="giant"), victim, pig("1 brick"), piles={"field": "0 straw"})
    choose(table, "forest giant", "field", "brickyard").seat(0).plays("location field")
    assert stores(table) == ["4 wood 1 brick", "1 straw", "4 brick"]
    assert (hand(table, 1), friends(table)) == ("", [None, None, None])
    assert thrown(table) == ["curse-of-darkness", "giant", "roar", "wolf"]
    table.shows("friend_discard", is_=["puss-in-boots"])


@clause("11.12", "9.2")
def test_the_giant_tramples_its_own_player_too() -> None:
    table = round_of(pig("1 wood", hand="giant wolf", friend="robin-hood"), pig(hand="roar"), prince="forest")
    choose(table, "field giant", "field").seat(0).plays("location field")
    assert stores(table) == ["1 straw", "1 straw"]
    assert [hand(table, 0), hand(table, 1)] == ["", ""]
    assert thrown(table) == ["giant", "roar", "wolf"]
    table.shows("friend_discard", is_=["robin-hood"])


@clause("11.12", "8.4")
def test_the_giant_tramples_all_four_at_the_market() -> None:
    table = round_of(pig("2 straw", hand="giant"), pig("2 wood"), pig("2 brick"), pig("2 straw 2 wood 2 brick"))
    choose(table, "market giant", "market", "market", "market").seat(0).plays("location market")
    assert stores(table) == ["1 straw", "1 wood", "1 brick", "1 straw 1 wood 1 brick"]


@clause("11.12")
def test_a_fable_that_was_played_is_no_longer_in_the_hand_the_giant_takes() -> None:
    table = round_of(pig(hand="giant"), pig(hand="hidden-stash"), pig())
    choose(table, "forest giant", "field hidden-stash", "brickyard").seat(0).plays("location field")
    # Five straw gathered, one trampled, two found afterwards.
    assert store(table, 1) == "6 straw"
    table.shows("discard", is_=["giant", "hidden-stash"])


@clause("11.12")
def test_a_giant_where_nobody_is_and_one_among_the_poor_do_nothing() -> None:
    table = round_of(pig("1 straw", hand="giant wolf", friend="robin-hood"), pig(), pig())
    choose(table, "forest giant", "field", "field").seat(0).plays("location brickyard")
    assert (store(table, 0), hand(table, 0), friends(table)[0]) == ("1 straw 4 wood", "wolf", "robin-hood")
    table = round_of(pig(hand="giant"), pig(), pig(), piles={"field": "0 straw"})
    choose(table, "forest giant", "field", "brickyard").seat(0).plays("location field").asked("menu")
    assert stores(table) == ["4 wood", "", "3 brick"]


@clause("11.12", "9.3", "12.12")
def test_jack_stops_the_giant_for_everybody() -> None:
    table = round_of(
        pig(hand="giant"), pig("1 brick", hand="wolf", friend="robin-hood"), pig(friend="jack-the-giant-slayer")
    )
    choose(table, "forest giant", "field", "brickyard").seat(0).plays("location field")
    table.seat(2).asked("stop", "yes", "pass").plays("yes")
    assert stores(table) == ["4 wood", "5 straw 1 brick", "5 brick"]
    assert (hand(table, 1), friends(table)) == ("wolf", [None, "robin-hood", None])
    table.shows("friend_discard", is_=["jack-the-giant-slayer"]).shows("discard", is_=["giant"])


@clause("11.12", "9.3", "12.12")
def test_jack_may_let_the_giant_pass() -> None:
    table = round_of(pig(hand="giant"), pig("1 brick", friend="robin-hood"), pig(friend="jack-the-giant-slayer"))
    choose(table, "forest giant", "field", "brickyard").seat(0).plays("location field").seat(2).plays("pass")
    assert stores(table) == ["4 wood", "4 straw", "5 brick"]
    assert friends(table) == [None, None, "jack-the-giant-slayer"]


@clause("11.12", "12.16", "7.2")
def test_what_lies_on_rapunzel_is_lost_when_the_giant_drives_her_away() -> None:
    table = round_of(pig(hand="giant"), pig(friend="rapunzel"), pig(), tower={"wood": 4})
    table.seat(1).plays("resource wood")
    choose(table, "forest giant", "field", "forest").seat(0).plays("location field")
    assert store(table, 1) == "4 straw"
    table.shows("tower", is_={"straw": 0, "wood": 0, "brick": 0}).shows("friend_discard", is_=["rapunzel"])


@clause("11.12", "12.7")
def test_the_giant_does_not_find_whoever_is_nowhere() -> None:
    table = round_of(pig(hand="giant"), pig(hand="wolf", friend="gingerbread-man"), pig())
    choose(table, "forest giant", "field", "forest").seat(0).plays("location field")
    table.seat(1).plays("yes")
    assert (store(table, 1), hand(table, 1)) == ("1 straw 1 wood 1 brick", "wolf")
    assert friends(table) == [None, "gingerbread-man", None]


# Grandma's House.


@clause("11.13", "9.5", "9.6")
def test_grandmas_house_gives_everybody_there_two_of_their_choice_and_stays() -> None:
    table = round_of(pig(hand="grandmas-house"), pig(), pig())
    choose(table, "forest grandmas-house", "forest", "field")
    table.seat(0).asked("where", "location field", "location forest", "location brickyard").plays("location forest")
    table.asked("gain", *ANY).plays("resource brick", "resource straw")
    table.seat(1).asked("gain", *ANY).plays("resource brick", "resource brick")
    assert stores(table) == ["1 straw 2 wood 1 brick", "2 wood 2 brick", "5 straw"]
    table.shows("locations", 1, "unique", is_="grandmas-house").shows("locations", 1, "layer", is_=0)
    table.shows("discard", is_=[]).shows("players", 0, "fable", is_=None)


@clause("11.13", "9.6")
def test_grandmas_house_gives_again_in_later_rounds_to_whoever_is_there() -> None:
    table = round_of(pig(), pig(), prince="field", uniques={"forest": ("grandmas-house", 0)})
    choose(table, "field", "forest").seat(1).plays("resource straw", "resource straw")
    assert store(table, 1) == "2 straw 4 wood"
    table.seat(0).shows("locations", 1, "unique", is_="grandmas-house")


@clause("11.13", "9.6")
def test_an_empty_grandmas_house_gives_nothing_and_stays() -> None:
    table = round_of(pig(), pig(), pig(), uniques={"brickyard": ("grandmas-house", 0)})
    choose(table, "forest", "field", "field").seat(0).asked("menu")
    assert stores(table) == ["4 wood", "2 straw", "2 straw"]
    table.shows("locations", 2, "unique", is_="grandmas-house")


@clause("11.13", "9.1", "9.6", "13.7")
def test_a_monster_after_grandmas_house_must_go_there_and_that_is_the_end_of_the_house() -> None:
    table = round_of(pig(hand="grandmas-house"), pig(hand="wolf"), pig())
    choose(table, "forest grandmas-house", "field wolf", "field").seat(0).plays("location forest")
    table.seat(0).asked("gain").shows("locations", 1, "monsters", is_=[{"card": "wolf", "seat": 1}])
    table.plays("resource brick", "resource brick")
    assert stores(table) == ["2 brick", "2 straw", "2 straw"]
    table.shows("locations", 1, "unique", is_=None).shows("locations", 1, "layer", is_=None)
    assert thrown(table) == ["grandmas-house", "wolf"]


@clause("11.13", "9.1")
def test_grandmas_house_holds_as_many_monsters_as_come_and_all_of_them_act() -> None:
    uniques = {"forest": ("grandmas-house", 2)}
    table = round_of(pig(hand="wolf"), pig(hand="dragon"), pig("3 brick"), uniques=uniques)
    choose(table, "field wolf", "field dragon", "forest")
    table.seat(2).asked("gain").plays("resource wood", "resource wood")
    assert stores(table) == ["2 straw", "2 straw", "2 wood"]
    assert pile(table, "forest") == ""
    assert thrown(table) == ["dragon", "grandmas-house", "wolf"]


@clause("11.13", "13.7", "2.3")
def test_a_monster_laid_before_grandmas_house_stays_where_it_is_and_the_house_stays_too() -> None:
    for rules, left in (({}, "grandmas-house"), ({"grandma_discard": "any_played"}, None)):
        table = round_of(pig(hand="wolf"), pig(hand="grandmas-house"), pig(), rules=rules)
        choose(table, "field wolf", "forest grandmas-house", "field").seat(0).plays("location field")
        table.seat(1).plays("location forest", "resource straw", "resource straw")
        assert stores(table) == ["", "2 straw 4 wood", ""]
        table.shows("locations", 1, "unique", is_=left)


@clause("11.13", "13.7", "11.19")
def test_monsters_that_follow_the_flute_never_come_to_grandmas_house() -> None:
    for edition, left in (("standard", "grandmas-house"), ("pl", "grandmas-house"), ("ru", None)):
        uniques = {"brickyard": ("grandmas-house", 2)}
        table = round_of(pig(hand="wolf"), pig(hand="magic-flute"), pig(), edition=edition, uniques=uniques)
        choose(table, "field wolf", "forest magic-flute", "field").seat(0)
        assert hand(table, 1) == "wolf"
        table.shows("locations", 2, "unique", is_=left)


@clause("11.13", "9.3")
def test_a_stopped_monster_still_ends_grandmas_house() -> None:
    uniques = {"forest": ("grandmas-house", 0)}
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig(), uniques=uniques)
    choose(table, "field wolf", "forest", "field").seat(1).plays("yes", "resource wood", "resource wood")
    assert store(table, 1) == "6 wood"
    table.shows("locations", 1, "unique", is_=None)


@clause("11.13", "9.5")
def test_grandmas_house_needs_a_location_without_a_unique_one() -> None:
    table = round_of(pig(hand="grandmas-house"), pig(), pig(), uniques={"field": ("lonely-castle", 1)})
    choose(table, "forest grandmas-house", "forest", "forest")
    table.seat(0).asked("where", "location forest", "location brickyard")
    table.refuses("location field", "9.5", "unique location").refuses("location market", "8.4", "four players")
    table.refuses("pass", "11.13", "must choose")


@clause("11.13", "9.5")
def test_the_last_free_location_is_taken_without_a_question() -> None:
    uniques = {"field": ("lonely-castle", 1), "brickyard": ("royal-wedding", 2)}
    table = round_of(pig(hand="grandmas-house"), pig(), pig(), uniques=uniques)
    choose(table, "brickyard grandmas-house", "brickyard", "field")
    table.shows("locations", 1, "unique", is_="grandmas-house").shows("locations", 1, "layer", is_=0)


@clause("11.13", "12.7", "8.4")
def test_whoever_is_nowhere_is_not_in_grandmas_house() -> None:
    uniques = {"market": ("grandmas-house", 0)}
    table = round_of(pig(), pig(friend="gingerbread-man"), pig(), pig(), uniques=uniques)
    choose(table, "field", "market", "field", "field").seat(1).plays("yes", "resource brick").seat(0).asked("menu")
    assert store(table, 1) == "1 straw 1 wood 2 brick"


@clause("11.13", "2.4", "2.3")
def test_grandmas_house_acts_when_the_turn_comes_to_whoever_laid_it() -> None:
    uniques = {"forest": ("grandmas-house", 2)}
    table = round_of(pig(hand="hidden-stash"), pig(), pig(), uniques=uniques)
    choose(table, "forest hidden-stash", "field", "field").seat(0).asked("gain", *ANY)
    assert store(table, 0) == "6 wood"


# Harvest Moon.


@clause("11.14")
def test_the_harvest_moon_takes_half_of_the_only_location_without_pigs() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig())
    choose(table, "field harvest-moon", "field", "forest").seat(0).asked("menu")
    assert stores(table) == ["2 straw 1 brick", "2 straw", "4 wood"]
    assert pile(table, "brickyard") == "2 brick"
    table.shows("discard", is_=["harvest-moon"])


@clause("11.14")
def test_of_several_deserted_locations_the_moons_player_chooses_one() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig(), piles={"forest": "9 wood"})
    choose(table, "field harvest-moon", "field", "field")
    assert pile(table, "field") == "2 straw"
    table.seat(0).asked("where", "location forest", "location brickyard")
    table.refuses("location field", "11.14", "gathered").refuses("pass", "11.14", "must choose").plays(
        "location forest"
    )
    assert stores(table) == ["1 straw 4 wood", "1 straw", "1 straw"]
    assert (pile(table, "forest"), pile(table, "brickyard")) == ("5 wood", "3 brick")


@clause("11.14", "13.3", "11.23")
def test_after_the_polish_roar_the_harvest_moon_goes_by_who_gathered_not_by_who_is_there() -> None:
    """Everybody gathered in the Forest; then one pig has fled to the Field or the Brickyard, or come back."""
    fled = set()
    for dice in KEYS:
        table = round_of(pig(hand="roar"), pig(hand="harvest-moon"), pig(), edition="pl", dice=dice)
        choose(table, "forest roar", "forest harvest-moon", "forest")
        table.seat(1).asked("where", "location field", "location brickyard")
        table.refuses("location forest", "11.14", "Somebody gathered")
        fled.add(where(table, 2))
        table.plays("location field")
        assert listed(seen(table, 1)["store"]) == "2 straw 1 wood"
    assert fled == {"field", "forest", "brickyard"}


@clause("11.14")
def test_where_too_little_lay_to_share_somebody_gathered_all_the_same() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig(), piles={"field": "2 straw"})
    choose(table, "field harvest-moon", "field", "field")
    table.seat(0).asked("where", "location forest", "location brickyard")


@clause("11.14")
def test_the_harvest_moon_does_not_go_where_there_is_nothing_to_take_half_of() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig(), pig(), piles={"market": "1 straw"})
    choose(table, "field harvest-moon", "field", "field", "field")
    table.seat(0).asked("where", "location forest", "location brickyard").refuses("location market", "11.14", "nothing")


@clause("11.14", "8.1")
def test_with_two_players_the_harvest_moon_finds_what_the_prince_has_left() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), prince="brickyard", piles={"brickyard": "7 brick"})
    choose(table, "field harvest-moon", "forest").seat(0).asked("menu")
    assert stores(table) == ["5 straw 2 brick", "4 wood"]
    assert pile(table, "brickyard") == "2 brick"


@clause("11.14")
def test_the_harvest_moon_finds_nothing_if_there_are_pigs_everywhere() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig())
    choose(table, "field harvest-moon", "forest", "brickyard").seat(0).asked("menu")
    assert stores(table) == ["5 straw", "4 wood", "3 brick"]
    table.shows("discard", is_=["harvest-moon"])


@clause("11.14")
def test_half_of_one_is_nothing_for_the_harvest_moon() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(), pig(), piles={"brickyard": "1 brick"})
    choose(table, "field harvest-moon", "field", "forest").seat(0).asked("menu")
    assert (store(table, 0), pile(table, "brickyard")) == ("2 straw", "1 brick")


@clause("11.14", "8.4")
def test_at_a_deserted_market_the_moons_player_chooses_resource_by_resource() -> None:
    market = {"market": "2 straw 1 wood 2 brick"}
    table = round_of(pig(hand="harvest-moon"), pig(), pig(), pig(), piles=market)
    choose(table, "field harvest-moon", "forest", "brickyard", "field")
    table.seat(0).asked("grab", *ANY).plays("resource wood")
    table.asked("grab", "resource straw", "resource brick").refuses("resource wood", "11.14", "no wood")
    table.plays("resource brick").asked("menu")
    assert store(table, 0) == "2 straw 1 wood 1 brick"
    assert pile(table, "market") == "2 straw 1 brick"


@clause("11.14", "2.7", "11.26")
def test_what_the_harvest_moon_brings_is_not_gathered() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(hand="share-the-wealth"), pig(), piles={"brickyard": "6 brick"})
    choose(table, "forest harvest-moon", "field share-the-wealth", "field").seat(0).asked("menu")
    assert stores(table) == ["4 wood 3 brick", "2 straw", "2 straw"]


@clause("11.14", "12.7")
def test_whoever_is_nowhere_leaves_a_location_deserted() -> None:
    table = round_of(pig(hand="harvest-moon"), pig(friend="gingerbread-man"), pig())
    choose(table, "field harvest-moon", "brickyard", "forest").seat(1).plays("yes").seat(0).asked("menu")
    # One of each was taken before: two brick are left, and half of that is one.
    assert stores(table) == ["4 straw 1 brick", "1 straw 1 wood 1 brick", "3 wood"]


@clause("11.14", "12.7")
def test_the_moon_shines_for_whoever_is_nowhere_too() -> None:
    table = round_of(pig(hand="harvest-moon", friend="gingerbread-man"), pig(), pig())
    choose(table, "field harvest-moon", "forest", "brickyard").seat(0).plays("yes").asked("menu")
    assert (store(table, 0), pile(table, "field")) == ("3 straw 1 wood 1 brick", "2 straw")


# Hidden Stash.


@clause("11.15", "2.7")
def test_a_hidden_stash_gives_two_of_its_resource_to_everybody_there() -> None:
    table = round_of(pig(hand="hidden-stash"), pig(), pig())
    choose(table, "field hidden-stash", "field", "forest")
    assert stores(table) == ["4 straw", "4 straw", "4 wood"]
    assert pile(table, "field") == "1 straw"
    table.seat(0).asked("menu").shows("discard", is_=["hidden-stash"])


@clause("11.15")
def test_alone_the_stash_is_yours() -> None:
    for location, found in (("field", "7 straw"), ("forest", "6 wood"), ("brickyard", "5 brick")):
        other = "forest" if location != "forest" else "field"
        table = choose(round_of(pig(hand="hidden-stash"), pig(), pig()), f"{location} hidden-stash", other, other)
        assert store(table, 0) == found


@clause("11.15", "8.4")
def test_at_the_market_everybody_chooses_one_resource_for_the_stash() -> None:
    table = round_of(pig(), pig(hand="hidden-stash"), pig(), pig(), piles={"market": "1 straw 1 wood"})
    choose(table, "market", "market hidden-stash", "field", "field").seat(0).plays("resource straw")
    table.seat(0).asked("gain", *ANY).plays("resource brick")
    table.seat(1).asked("gain", *ANY).plays("resource wood")
    assert stores(table) == ["1 straw 2 brick", "3 wood", "2 straw", "2 straw"]
    assert pile(table, "market") == ""


@clause("11.15", "12.7")
def test_nowhere_there_is_no_stash() -> None:
    table = round_of(pig(hand="hidden-stash", friend="gingerbread-man"), pig(), pig(friend="robin-hood"))
    choose(table, "field hidden-stash", "field", "forest").seat(0).plays("yes")
    assert stores(table) == ["1 straw 1 wood 1 brick", "4 straw", "3 wood"]


@clause("11.15", "12.7")
def test_whoever_is_nowhere_has_no_share_of_a_stash() -> None:
    table = round_of(pig(hand="hidden-stash"), pig(friend="gingerbread-man"), pig())
    choose(table, "field hidden-stash", "field", "forest").seat(1).plays("yes")
    assert stores(table) == ["6 straw", "1 straw 1 wood 1 brick", "3 wood"]


@clause("11.15", "2.7", "11.26")
def test_what_lies_in_a_hidden_stash_is_not_gathered() -> None:
    table = round_of(pig(hand="hidden-stash"), pig(hand="share-the-wealth"), pig())
    choose(table, "forest hidden-stash", "field share-the-wealth", "field").seat(0).asked("menu")
    assert stores(table) == ["6 wood", "2 straw", "2 straw"]


# Hired Help.


@clause("11.16", "9.4")
def test_hired_help_is_paid_when_revealed_and_waits_for_the_next_round() -> None:
    table = round_of(pig("2 straw 1 brick", hand="hired-help"), pig(), pig())
    choose(table, "field hired-help", "forest", "forest")
    table.seat(0).asked("pay", "resource straw", "resource brick", "pass").plays("resource straw")
    table.refuses("pass", "11.16", "must choose").refuses("resource wood", "11.16", "no wood").plays("resource brick")
    assert store(table, 0) == "6 straw"
    table.asked("menu").shows("players", 0, "due", is_="hired-help").shows("discard", is_=[])


@clause("11.16")
def test_hired_help_that_is_not_paid_is_discarded_at_once() -> None:
    table = round_of(pig("2 straw", hand="hired-help"), pig(hand="crystal-ball"), pig())
    choose(table, "field hired-help", "forest crystal-ball", "forest").seat(0).plays("pass")
    table.seat(1).asked("who").shows("discard", is_=["hired-help"]).shows("players", 0, "fable", is_=None)
    table.plays("seat 0", "pass").seat(0).shows("players", 0, "due", is_=None)
    assert stores(table) == ["7 straw", "2 wood", "2 wood"]


@clause("11.16", "11.25")
def test_hired_help_that_was_thrown_away_can_be_found_in_the_past_the_same_round() -> None:
    table = round_of(pig("2 straw", hand="hired-help"), pig(hand="search-the-past"), prince="brickyard")
    choose(table, "field hired-help", "field search-the-past").seat(0).plays("pass")
    assert hand(table, 1) == "hired-help"
    table.shows("discard", is_=["search-the-past"])


@clause("11.16")
def test_who_cannot_pay_two_is_not_asked_and_loses_the_help() -> None:
    for held in ("", "1 brick"):
        table = round_of(pig(held, hand="hired-help"), pig(), pig())
        choose(table, "forest hired-help", "field", "field").seat(0).asked("menu")
        assert store(table, 0) == f"4 wood {held}".strip()
        table.shows("discard", is_=["hired-help"]).shows("players", 0, "due", is_=None)


@clause("11.16", "9.4")
def test_in_the_next_round_hired_help_brings_as_much_again_and_is_discarded() -> None:
    table = round_of(pig("2 wood", hand="hired-help"), pig(), pig())
    choose(table, "forest hired-help", "field", "field").seat(0).plays("resource wood", "resource wood")
    build_on(table, 0, 1, 2)
    assert stores(table) == ["2 straw 4 wood", "4 straw", "4 straw"]
    # Three pigs share the one straw that was left and five new ones.
    choose(table, "field", "field", "field")
    assert stores(table) == ["6 straw 4 wood", "6 straw", "6 straw"]
    table.seat(1).asked("menu").shows("discard", is_=["hired-help"]).shows("players", 0, "due", is_=None)


@clause("11.16")
def test_nothing_gathered_is_nothing_doubled() -> None:
    table = round_of(pig("3 brick", due="hired-help"), pig(), pig(), piles={"forest": "1 wood"})
    choose(table, "forest", "forest", "field")
    assert store(table, 0) == "3 brick"
    assert told(table, "gained") == []


@clause("11.16", "8.4")
def test_hired_help_doubles_what_is_drafted_at_the_market() -> None:
    table = round_of(pig(due="hired-help"), pig(), pig(), pig(), piles={"market": "1 straw 1 wood 2 brick"})
    choose(table, "market", "market", "field", "field").seat(0).plays("resource brick")
    table.seat(1).plays("resource brick").seat(0).plays("resource wood")
    assert stores(table) == ["2 wood 2 brick", "1 straw 1 brick", "2 straw", "2 straw"]


@clause("11.16", "13.9", "11.3", "2.7")
def test_what_hired_help_brings_is_gained_or_by_another_rule_gathered() -> None:
    for rule, expected in (("gained", ["8 straw", "2 straw 4 wood"]), ("gathered", ["5 straw", "5 straw 4 wood"])):
        table = round_of(pig(due="hired-help"), pig(hand="bridge-troll"), pig(), rules={"hired_help": rule})
        choose(table, "field", "forest bridge-troll", "brickyard").seat(1).plays("location field")
        assert stores(table)[:2] == expected


@clause("11.16", "13.9", "11.26")
def test_what_hired_help_brings_does_not_make_its_player_share_the_wealth() -> None:
    table = round_of(pig(due="hired-help"), pig(hand="share-the-wealth"), pig())
    choose(table, "forest", "field share-the-wealth", "field")
    assert stores(table) == ["8 wood", "2 straw", "2 straw"]


@clause("11.16", "12.3", "11.15", "9.4")
def test_hired_help_doubles_neither_cinderellas_two_nor_what_another_fable_gives() -> None:
    table = round_of(pig(due="hired-help", hand="hidden-stash", friend="cinderella"), pig(), pig())
    choose(table, "field hidden-stash", "forest", "forest").seat(0).asked("menu")
    # Two taken first, three gathered, three more from the help, two from the stash.
    assert store(table, 0) == "10 straw"
    assert thrown(table) == ["hidden-stash", "hired-help"]


@clause("11.16", "12.7")
def test_hired_help_has_nothing_to_double_for_whoever_is_nowhere() -> None:
    table = round_of(pig(due="hired-help", friend="gingerbread-man"), pig(), pig())
    choose(table, "field", "forest", "forest").seat(0).plays("yes").asked("menu")
    assert store(table, 0) == "1 straw 1 wood 1 brick"
    table.shows("discard", is_=["hired-help"])
