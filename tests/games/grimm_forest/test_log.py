"""The log names the cause of everything, and tells nothing that does not happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from taletable.locales import texts
from tests.games.grimm_forest.forest import (
    BARE,
    building,
    choose,
    clause,
    fable_deck,
    friend_deck,
    friends,
    last_turn,
    pig,
    round_of,
    told,
    tower,
    walls,
    where,
)

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario


def idle(table: Scenario) -> list[tuple[int, str]]:
    return [(event["seat"], event["card"]) for event in told(table, "idle")]


def lines(table: Scenario) -> list[str]:
    return [texts("en").event("grimm_forest", event) for event in table.table.events_for(None)]


# Pigs.


@clause("4.3", "4.4", "12.7")
def test_a_pig_sets_out_only_when_it_really_goes() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(friend="thumbelina"), pig())
    choose(table, "field", "field", "forest")
    table.seat(0).plays("yes")
    table.seat(1).plays("yes")
    assert [event["seat"] for event in told(table, "turned")] == [0, 1, 2]
    assert told(table, "went") == [{"seat": 2, "location": "forest"}]
    assert [event["seat"] for event in told(table, "moved")] == [1]


@clause("4.4", "12.7")
def test_who_stays_with_the_card_sets_out() -> None:
    table = round_of(pig(friend="gingerbread-man"), pig(), pig())
    choose(table, "field", "brickyard", "forest").seat(0).plays("pass")
    assert [(event["seat"], event["location"]) for event in told(table, "went")] == [
        (seat, where(table, seat)) for seat in range(3)
    ]


# Cards without effect.


@pytest.mark.parametrize(
    "card",
    [
        "friendly-game",
        "cutting-corners",
        "ghostly-whispers",
        "little-helpers",
        "mysterious-stranger",
        "consult-the-oracle",
        "share-the-wealth",
        "harvest-moon",
    ],
)
def test_a_fable_without_effect_says_so(card: str) -> None:
    piles = {**BARE} if card != "harvest-moon" else {"field": "0 straw", "forest": "1 wood", "brickyard": "1 brick"}
    table = round_of(pig(hand=card), pig(), pig(), piles=piles)
    choose(table, f"field {card}", "field", "forest")
    assert idle(table) == [(0, card)]


@pytest.mark.parametrize("card", ["powerful-friends", "search-the-past", "roar", "thoughtful-gift"])
def test_a_fable_that_needs_company_says_so_alone(card: str) -> None:
    table = round_of(pig(hand=card), pig(), pig(), piles=BARE)
    choose(table, f"field {card}", "forest", "forest")
    assert idle(table) == [(0, card)]


def test_a_fable_that_acts_is_not_without_effect() -> None:
    table = round_of(pig(hand="spy-network"), pig(hand="hidden-stash"), pig(hand="curse-of-darkness"))
    choose(table, "field spy-network", "field hidden-stash", "forest curse-of-darkness")
    assert idle(table) == []


@clause("2.3")
def test_a_fable_that_was_not_asked_about_beside_a_friend_says_so_too() -> None:
    table = round_of(pig(hand="little-helpers", friend="snow-white"), pig("1 brick"), pig())
    choose(table, "field little-helpers", "field", "forest")
    assert idle(table) == [(0, "little-helpers")]


@clause("2.3", "11.25")
def test_a_fable_that_finds_nothing_when_its_turn_comes_says_so() -> None:
    table = round_of(
        pig(hand="search-the-past", friend="frog-prince"),
        pig(),
        pig(),
        friend_deck=friend_deck("jack-the-giant-slayer", "frog-prince"),
    )
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).asked("order").plays("card frog-prince", "keep", "resource brick").asked("menu")
    assert idle(table) == [(0, "search-the-past")]


@clause("11.19")
def test_flutes_without_monsters_say_so() -> None:
    table = round_of(pig(hand="magic-flute"), pig(hand="magic-flute"), pig(hand="wolf"), first=1)
    choose(table, "field magic-flute", "forest magic-flute", "forest wolf")
    assert [event["seat"] for event in told(table, "fluted")] == [1]
    assert idle(table) == [(0, "magic-flute")]


@clause("9.2", "11.12")
@pytest.mark.parametrize("card", ["wolf", "dragon", "giant", "big-bad-wolf", "bridge-troll"])
def test_a_monster_that_finds_nobody_says_so(card: str) -> None:
    table = round_of(pig(hand=card), pig(), pig())
    choose(table, f"field {card}", "field", "field").seat(0).plays("location forest")
    assert idle(table) == [(0, card)]


@clause("11.30")
def test_a_merchant_with_nobody_to_trade_says_so() -> None:
    table = round_of(pig(hand="wandering-merchant"), pig(), pig(), piles=BARE)
    choose(table, "field wandering-merchant", "forest", "forest")
    assert idle(table) == [(0, "wandering-merchant")]


@clause("11.16", "11.28", "11.10")
def test_next_round_cards_without_effect_say_so() -> None:
    table = round_of(pig(due="hired-help"), pig(due="taxation"), pig(due="faerie-feast"), piles=BARE)
    table.seat(2).plays("location brickyard")
    choose(table, "field", "field", "field")
    assert idle(table) == [(0, "hired-help"), (1, "taxation"), (2, "faerie-feast")]


@clause("11.1")
def test_to_choose_somebody_with_nothing_has_no_effect() -> None:
    table = round_of(pig(hand="friendly-game"), pig("2 brick"), pig(), piles={"forest": "1 wood"})
    choose(table, "forest friendly-game", "forest", "forest").seat(0).plays("seat 2")
    assert idle(table) == [(0, "friendly-game")]


@clause("11.3")
def test_a_troll_that_chooses_somebody_with_nothing_has_no_effect() -> None:
    pigs = (pig(hand="friendly-game"), pig(), pig(hand="bridge-troll"), pig())
    table = round_of(*pigs, piles={"field": "6 straw"})
    choose(table, "field friendly-game", "field", "forest bridge-troll", "field").seat(2).plays("location field")
    table.seat(0).plays("seat 1")
    table.seat(2).plays("seat 1")
    assert idle(table) == [(2, "bridge-troll")]


# Friends.


@clause("7.1", "7.2")
def test_who_gave_a_friend_to_whom_is_told() -> None:
    table = walls("jack-the-giant-slayer", pig(friend="goldilocks"), pig(), elsewhere="goldilocks").plays("seat 1")
    assert told(table, "given") == [{"seat": 0, "seat_to": 1, "card": "jack-the-giant-slayer"}]
    assert told(table, "parted") == [{"seat": 1, "card": "goldilocks", "name": "new"}]
    assert told(table, "befriended") == []


@clause("7.1")
def test_a_friend_that_is_kept_was_given_by_nobody() -> None:
    table = walls("jack-the-giant-slayer", pig(), pig()).plays("keep")
    assert (told(table, "given"), told(table, "befriended")) == ([], [{"seat": 0, "card": "jack-the-giant-slayer"}])


@clause("11.20", "12.6")
def test_a_friend_that_a_card_brings_is_met_by_it() -> None:
    table = round_of(pig(hand="mysterious-stranger"), pig(), pig(), friend_deck=friend_deck("jack-the-giant-slayer"))
    choose(table, "field mysterious-stranger", "forest", "forest")
    assert told(table, "met-by") == [{"seat": 0, "card": "jack-the-giant-slayer", "card_by": "mysterious-stranger"}]


@clause("11.21")
def test_at_the_night_of_revelry_friends_come_and_are_not_met() -> None:
    table = round_of(
        pig(hand="night-of-revelry"), pig(), pig(), friend_deck=friend_deck("jack-the-giant-slayer goldilocks rapunzel")
    )
    choose(table, "field night-of-revelry", "forest", "forest")
    assert [event["card"] for event in told(table, "came")] == ["goldilocks", "jack-the-giant-slayer", "rapunzel"]
    assert told(table, "met") == []


@clause("11.12", "9.3", "6.13", "12.6")
def test_why_a_friend_leaves_is_told() -> None:
    table = round_of(pig(hand="giant"), pig(friend="golden-goose", hand="wolf"), pig())
    choose(table, "forest giant", "field", "brickyard").seat(0).plays("location field")
    assert told(table, "parted") == [{"seat": 1, "card": "golden-goose", "name": "giant"}]
    assert told(table, "threw") == [{"seat": 1, "card": "wolf", "card_by": "giant"}]
    table = round_of(pig(hand="wolf"), pig(friend="woodcutter"), pig())
    choose(table, "forest wolf", "field", "brickyard").seat(0).plays("location field")
    table.seat(1).plays("yes")
    assert told(table, "parted") == [{"seat": 1, "card": "woodcutter", "name": "stopped"}]
    table = building(pig(friend="golden-goose"), pig()).seat(0).plays("release")
    assert told(table, "parted") == [{"seat": 0, "card": "golden-goose", "name": "released"}]
    table = round_of(
        pig(friend="frog-prince"), pig(), pig(), friend_deck=friend_deck("jack-the-giant-slayer", "frog-prince")
    )
    choose(table, "field", "field", "forest")
    assert told(table, "parted") == [{"seat": 0, "card": "frog-prince", "name": "frog-prince"}]
    assert friends(table)[0] is None


# Fables.


@clause("11.5", "12.5", "12.17", "6.10")
def test_draws_thefts_and_discards_name_their_cause() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), pig())
    choose(table, "field consult-the-oracle", "forest", "forest").seat(0).plays("yes")
    assert told(table, "slipped") == [{"seat": 1, "seat_to": 0, "card_by": "consult-the-oracle"}]
    table = building(pig(friend="fairy-godmother"), pig()).seat(0).plays("special", "release")
    assert told(table, "drew-by") == [{"seat": 0, "count": 2, "card": "fairy-godmother"}]
    assert [event["card_by"] for event in told(table, "threw")] == ["fairy-godmother"] * 2
    deck = fable_deck("roar wolf curse-of-darkness roar consult-the-oracle")
    table = building(pig(friend="red-riding-hood"), pig(), deck=deck).seat(0).plays("special")
    assert {event["card_by"] for event in told(table, "threw")} == {"red-riding-hood"}
    assert told(table, "recovered") == [{"seat": 0, "card": "wolf", "card_by": "red-riding-hood"}]


@clause("6.10")
def test_the_first_builders_reward_is_told() -> None:
    table = building(pig("6 straw", houses="straw-walls"), pig()).seat(0).plays("build straw-roof", "reward fables")
    assert told(table, "rewarded") == [{"seat": 0, "reward": "fables"}]
    assert told(table, "drew") == [{"seat": 0, "count": 2}]


def test_lines_read_well() -> None:
    table = round_of(
        pig(hand="consult-the-oracle"), pig(hand="wolf"), pig(friend="jack-the-giant-slayer", hand="giant")
    )
    choose(table, "field consult-the-oracle", "forest wolf", "forest giant")
    table.seat(1).plays("location brickyard")
    table.seat(2).plays("location field").plays("pass")
    said = lines(table)
    assert "Orange reveals the gather card for the Field." in said
    assert "Orange sets out for the Field." in said
    assert "Wolf of Blue has no effect." in said


# What a picture of the table needs: it is told, so that nobody has to know a rule to draw it.


@clause("2.1", "2.2", "6.1")
def test_every_event_says_how_far_the_round_is() -> None:
    table = round_of(pig("2 brick", hand="wolf"), pig(hand="spy-network"), pig())
    choose(table, "field wolf", "forest spy-network", "field").seat(0).plays("location brickyard")
    table.seat(0).plays("build brick-floor", "gain straw")
    table.seat(1).plays("draw", "gain wood").seat(2).plays("gain wood", "gain wood").asked("commit")
    said: dict[str, list[tuple[str, int | None, int]]] = {}
    for event in table.table.events_for(None):
        args = event.args
        said.setdefault(event.kind, []).append((args["phase"], args["turn"], args["left"]))
    assert said == {
        "round": [("start", None, 0)] * 2,
        "played": [("reveal", None, 0)] * 2,
        "laid": [("reveal", None, 0)],
        "turned": [("cards", None, 0)] * 3,
        "went": [("before", None, 0)] * 3,
        "idle": [("before", None, 0)],
        "gathered": [("gather", None, 0)] * 3,
        "drew-by": [("end", None, 0)],
        "tidied": [("build", None, 0)],
        "built": [("build", 0, 1)],
        "fetched": [("build", 0, 0), ("build", 1, 0), ("build", 2, 1), ("build", 2, 0)],
        "drew": [("build", 1, 1)],
    }


@clause("10.1")
def test_the_last_event_says_that_the_game_is_over() -> None:
    houses = "brick-roof, straw-roof, wood-walls"
    table = last_turn(pig(), pig(), pig("6 wood", houses=houses)).seat(2).plays("build wood-roof", "reward resources")
    last = table.table.events_for(None)[-1]
    assert (last.kind, last.args["phase"]) == ("ended", "over")


@clause("1.5", "6.14", "8.1")
def test_a_round_says_what_lies_on_the_locations_before_the_prince_comes() -> None:
    table = round_of(pig(), pig(), piles={"field": "7 straw"}, prince="brickyard")
    (begins,) = told(table, "round")
    assert begins["piles"] == {"field": tower(straw=7), "forest": tower(wood=4), "brickyard": tower(brick=3)}
    assert told(table, "prince") == [{"location": "brickyard", "resource": "brick", "count": 1}]


@clause("9.1", "9.5", "11.10")
def test_a_card_that_is_laid_says_as_what() -> None:
    table = round_of(pig(hand="dragon"), pig(hand="royal-wedding"), pig(due="faerie-feast"))
    table.seat(2).plays("location field")
    choose(table, "field dragon", "forest royal-wedding", "forest")
    table.seat(0).plays("location brickyard").seat(1).plays("location forest")
    laid = [(event["card"], event["role"]) for event in told(table, "laid")]
    assert laid == [("faerie-feast", "feast"), ("dragon", "monster"), ("royal-wedding", "unique")]


@clause("6.4", "6.7")
@pytest.mark.parametrize(("plot", "corner", "cost"), [("board", False, 2), ("corner", True, 1)])
def test_what_is_built_says_which_house_stands_now(plot: str, corner: bool, cost: int) -> None:
    table = building(pig("6 straw", corners=1), pig(), pig(), discard="cutting-corners")
    table.seat(0).plays("build straw-floor", f"plot {plot}", "build straw-walls")
    floor = {"seat": 0, "section": "straw-floor", "count": cost, "resource": "straw", "level": 1, "corner": corner}
    walls = {**floor, "section": "straw-walls", "count": cost + 2, "level": 2}
    assert told(table, "built") == [floor, walls]


@clause("11.2")
@pytest.mark.parametrize(("houses", "level", "corner"), [("wood-floor", 0, False), ("corner wood-roof", 2, True)])
def test_what_is_blown_down_says_how_much_of_the_house_stands(houses: str, level: int, corner: bool) -> None:
    table = round_of(pig(hand="big-bad-wolf"), pig(houses=houses, corners=1), pig())
    choose(table, "forest big-bad-wolf", "field", "brickyard").seat(0).plays("location field")
    (blown,) = told(table, "blown")
    assert (blown["resource"], blown["level"], blown["corner"]) == ("wood", level, corner)


@clause("11.19")
def test_a_fluted_monster_says_before_whom_it_lay() -> None:
    table = round_of(pig(hand="wolf"), pig(hand="magic-flute"), pig())
    choose(table, "field wolf", "forest magic-flute", "forest")
    assert told(table, "fluted") == [{"seat": 1, "seat_from": 0, "card": "wolf"}]
