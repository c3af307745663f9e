"""Where the Russian and the Polish book differ: every difference that changes play, under both readings."""

from __future__ import annotations

import pytest

from taletable.games.grimm_forest.editions import SWITCHES
from taletable.locales import LANGUAGES, texts
from tests.games.grimm_forest.forest import (
    GAME,
    choose,
    clause,
    friends,
    pig,
    pile,
    round_of,
    seen,
    store,
    stores,
    told,
)

BOTH = pytest.mark.parametrize("edition", ["ru", "pl"])

RUSSIAN = {
    "turn_actions": "must",
    "roar_window": "before_gather",
    "aladdin": "each",
    "frog_prince": "discard",
    "merchant": "may",
    "grandma_discard": "any_played",
    "powerful_friends": "no_stack",
    "hired_help": "gained",
    "rapunzel_types": "mixed",
    "huntsman_cancels": "one",
    "troll_target": "opponent",
    "choice_types": "mixed",
    "gift_types": "one",
    "bga_order": "turn_order",
}
POLISH = {
    "turn_actions": "may",
    "roar_window": "end_gather",
    "aladdin": "one",
    "frog_prince": "deck",
    "merchant": "must",
    "grandma_discard": "on_location",
    "powerful_friends": "stack",
    "hired_help": "gathered",
    "rapunzel_types": "one",
    "huntsman_cancels": "all",
    "troll_target": "any",
    "choice_types": "one",
    "gift_types": "mixed",
    "bga_order": "turn_order",
}


@clause("13.1")
@pytest.mark.parametrize(("edition", "rules"), [("ru", RUSSIAN), ("pl", POLISH)])
def test_an_edition_is_a_set_of_rules(edition: str, rules: dict[str, str]) -> None:
    options = GAME.deal(3, 1, edition=edition).options
    assert {name: options[name] for name in rules} == rules


@clause("13.1")
def test_a_rule_can_be_chosen_against_the_edition() -> None:
    options = GAME.deal(3, 1, edition="pl", aladdin="each").options
    assert {name: options[name] for name in POLISH} == {**POLISH, "aladdin": "each"}
    standard = GAME.deal(3, 1).options
    assert {name: standard[name] for name in SWITCHES} == {name: row[0][0] for name, row in SWITCHES.items()}


@clause("13.1")
def test_a_record_keeps_the_rules_it_was_played_by() -> None:
    table = GAME.deal(3, 1, edition="ru", frog_prince="deck")
    assert GAME.arrange(table.position()).options == table.options


def test_an_unknown_edition_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="option 'edition' of grimm_forest cannot be 'de'; it can be: 'standard'"):
        GAME.deal(3, 1, edition="de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_worded(language: str) -> None:
    spoken = texts(language)
    for name, (choices, _, _) in SWITCHES.items():
        words = {spoken.text(f"grimm_forest-choice-{name}-{choice}") for choice in choices}
        assert len(words) == 2


@clause("13.2", "6.1")
@BOTH
def test_actions_must_or_may_be_taken(edition: str) -> None:
    table = round_of(pig(), pig(), pig(), edition=edition)
    choose(table, "field", "forest", "brickyard")
    if edition == "ru":
        table.seat(0).refuses("pass", "6.1", "must be taken").plays("gain straw", "gain straw").nobody(0)
    else:
        table.seat(0).plays("gain straw", "pass").nobody(0)


@clause("13.3", "11.23")
def test_a_roar_before_gathering_drives_others_from_the_harvest() -> None:
    outcomes = set()
    for key in range(12):
        table = round_of(pig(hand="roar"), pig(), pig(), edition="ru", dice={"key": f"{key:064x}"})
        choose(table, "field roar", "field", "brickyard")
        outcomes.add((store(table, 0), store(table, 1), store(table, 2)))
    assert outcomes == {
        ("2 straw", "2 straw", "3 brick"),
        ("5 straw", "4 wood", "3 brick"),
        ("5 straw", "1 brick", "1 brick"),
    }


@clause("13.3", "11.23")
def test_a_roar_at_the_end_only_moves_pigs() -> None:
    places = set()
    for key in range(12):
        table = round_of(pig(hand="roar"), pig(), pig(), edition="pl", dice={"key": f"{key:064x}"})
        choose(table, "field roar", "field", "brickyard")
        assert stores(table) == ["2 straw", "2 straw", "3 brick"]
        places.add(seen(table, 1)["location"])
    assert places == {"field", "forest", "brickyard"}


@clause("13.4", "12.1")
@BOTH
def test_aladdin_gives_one_of_each_or_one(edition: str) -> None:
    table = round_of(pig(friend="aladdin"), pig(), pig(), edition=edition)
    table.seat(0).plays("alone")
    choose(table, "field", "forest", "brickyard")
    if edition == "pl":
        table.seat(0).asked("gain").plays("resource brick")
    assert store(table, 0) == ("6 straw 1 wood 1 brick" if edition == "ru" else "5 straw 1 brick")


@clause("13.5", "12.6")
def test_the_frog_princes_new_friend_from_the_discard() -> None:
    table = round_of(
        pig(friend="frog-prince"), pig(), pig(), edition="ru", friend_discard="jack-the-giant-slayer robin-hood"
    )
    choose(table, "field", "field", "forest")
    table.seat(0).asked("friend", "card jack-the-giant-slayer", "card robin-hood").plays("card jack-the-giant-slayer")
    table.asked("offer", "keep", "seat 1", "seat 2").plays("keep", "resource wood")
    assert friends(table) == ["jack-the-giant-slayer", None, None]
    assert store(table, 0) == "2 straw 1 wood"
    table.shows("friend_discard", is_=["robin-hood", "frog-prince"]).shows("friend_deck", is_=22)


@clause("13.5", "12.6")
def test_with_nobody_else_discarded_he_only_leaves_a_resource() -> None:
    table = round_of(pig(friend="frog-prince"), pig(), pig(), edition="ru")
    choose(table, "field", "field", "forest")
    table.seat(0).asked("gain").plays("resource wood")
    assert friends(table) == [None, None, None]
    table.shows("friend_discard", is_=["frog-prince"])


@clause("13.5", "12.6")
def test_the_frog_princes_new_friend_from_the_deck_is_never_himself() -> None:
    every = set(GAME.deal(3, 1).position()["friend_deck"])
    rest = sorted(every - {"frog-prince", "little-mermaid"})
    found = set()
    for key in range(20):
        table = round_of(
            pig(friend="frog-prince"),
            pig(),
            pig(friend="little-mermaid"),
            edition="pl",
            friend_deck=[],
            friend_discard=rest,
            dice={"key": f"{key:064x}"},
        )
        choose(table, "field", "field", "forest")
        table.seat(0).asked("offer").plays("keep").asked("gain").plays("resource wood")
        table.shows("friend_discard", is_=["frog-prince"])
        found.add(friends(table)[0])
    assert len(found) > 8
    assert found <= set(rest)


@clause("13.6", "11.30")
@BOTH
def test_the_merchant_may_or_must_be_used(edition: str) -> None:
    table = round_of(pig(hand="wandering-merchant"), pig("2 brick"), pig(), edition=edition)
    choose(table, "field wandering-merchant", "field", "forest")
    offers = ["resource straw", *(["pass"] if edition == "ru" else [])]
    table.seat(0).asked("trade", *offers)
    if edition == "pl":
        table.refuses("pass", "11.30", "must choose")
    table.plays("resource straw").asked("trade-for", "resource wood", "resource brick").plays("resource brick")
    table.seat(1).asked("trade", "resource straw", "resource brick", *(["pass"] if edition == "ru" else []))
    table.plays("resource brick", "resource wood")
    assert stores(table) == ["3 brick", "2 straw 3 wood", "4 wood"]


@clause("13.6")
def test_whoever_cannot_trade_must_not() -> None:
    table = round_of(pig(hand="wandering-merchant"), pig(), pig(), edition="pl", piles={"field": "2 straw"})
    choose(table, "field wandering-merchant", "field", "forest")
    table.seat(0).asked("menu")
    assert stores(table) == ["1 straw", "1 straw", "4 wood"]


@clause("13.7", "11.13")
@BOTH
def test_grandmas_house_goes_with_a_monster_on_it_or_with_any_monster(edition: str) -> None:
    # The Flute has taken the Wolf: one was played, but none is there.
    table = round_of(
        pig(hand="wolf"), pig(hand="magic-flute"), pig(), edition=edition, uniques={"field": ("grandmas-house", 2)}
    )
    choose(table, "forest wolf", "forest magic-flute", "brickyard")
    left = None if edition == "ru" else "grandmas-house"
    table.shows("locations", 0, "unique", is_=left)


@clause("13.7", "11.13")
@BOTH
def test_grandmas_house_goes_with_a_monster_on_it_by_both_readings(edition: str) -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(), edition=edition, uniques={"field": ("grandmas-house", 2)})
    choose(table, "forest wolf", "forest", "brickyard")
    table.shows("locations", 0, "unique", is_=None)


@clause("13.8", "11.22")
@BOTH
def test_two_powerful_friends_take_one_action_or_two(edition: str) -> None:
    table = round_of(
        pig(hand="powerful-friends"), pig(hand="powerful-friends"), pig(), edition=edition, piles={"field": "6 straw"}
    )
    choose(table, "field powerful-friends", "field powerful-friends", "field")
    assert [seen(table, seat)["penalty"] for seat in range(3)] == ([1, 1, 1] if edition == "ru" else [1, 1, 2])
    assert [seen(table, seat)["bonus"] for seat in range(3)] == [2, 2, 0]
    table.shows("left", is_=3)
    if edition == "pl":
        table.seat(0).plays("pass")
        table.seat(1).plays("pass")
        table.shows("round", is_=2)  # the third has no action at all
    else:
        table.seat(0).plays("gain straw", "pass")
        table.seat(1).plays("gain straw", "pass")
        table.seat(2).shows("left", is_=1).refuses("pass", "6.1")


@clause("13.9", "11.16", "2.7")
@BOTH
def test_what_hired_help_brings_is_gained_or_gathered(edition: str) -> None:
    table = round_of(pig(hand="share-the-wealth"), pig(due="hired-help"), pig(), edition=edition)
    choose(table, "field share-the-wealth", "forest", "brickyard")
    assert store(table, 1) == ("8 wood" if edition == "ru" else "6 wood")
    assert store(table, 0) == ("5 straw" if edition == "ru" else "5 straw 2 wood")


@clause("13.10", "12.16")
@BOTH
def test_rapunzels_resources_are_of_any_kinds_or_of_one(edition: str) -> None:
    table = round_of(pig(friend="rapunzel"), pig(), pig(), edition=edition)
    table.seat(0).asked("tower", "resource straw", "resource wood", "resource brick").plays("resource straw")
    if edition == "ru":
        table.plays("resource brick")
        table.shows("tower", is_={"straw": 1, "wood": 0, "brick": 1})
    else:
        table.shows("tower", is_={"straw": 2, "wood": 0, "brick": 0})


@clause("13.11", "12.11")
def test_the_huntsman_stops_one_monster_a_round() -> None:
    table = round_of(
        pig(hand="giant"),
        pig("1 brick", hand="bridge-troll", friend="huntsman"),
        pig(hand="spy-network"),
        edition="ru",
        uniques={"field": ("grandmas-house", 2)},
    )
    choose(table, "field giant", "field bridge-troll", "field spy-network")
    # The Giant acts first, and the Troll is still to come: the Huntsman's friend chooses.
    table.seat(1).asked("stop", "yes", "pass").plays("pass")
    # Now his friend is gone, and so is the Huntsman.
    assert friends(table) == [None, None, None]


@clause("13.11", "12.11")
def test_the_huntsman_stops_every_monster_on_his_location() -> None:
    table = round_of(
        pig(hand="giant"),
        pig("1 brick", hand="bridge-troll", friend="huntsman"),
        pig(hand="spy-network"),
        edition="pl",
        uniques={"field": ("grandmas-house", 2)},
    )
    choose(table, "field giant", "field bridge-troll", "field spy-network")
    assert told(table, "stopped") == [
        {"seat": 1, "card": "huntsman", "card_monster": "giant"},
        {"seat": 1, "card": "huntsman", "card_monster": "bridge-troll"},
    ]
    assert store(table, 1) == "3 straw 2 wood 3 brick"


@clause("13.12", "11.3")
@BOTH
def test_the_troll_asks_an_opponent_or_anybody(edition: str) -> None:
    table = round_of(pig(hand="bridge-troll"), pig(), pig(), edition=edition, piles={"field": "8 straw"})
    choose(table, "field bridge-troll", "field", "forest")
    table.seat(0).plays("location field")
    if edition == "pl":
        table.asked("who", "seat 0", "seat 1").plays("seat 0")
        assert stores(table) == ["4 straw", "4 straw", "4 wood"]
    else:
        assert stores(table) == ["6 straw", "2 straw", "4 wood"]


@clause("13.13", "11.10", "11.1")
@BOTH
def test_feast_and_friendly_game_mix_or_keep_to_one_kind(edition: str) -> None:
    table = round_of(pig(due="faerie-feast", hand="friendly-game"), pig("1 wood 2 brick"), pig(), edition=edition)
    table.seat(0).asked("where").plays("location field")
    choose(table, "field friendly-game", "field", "forest")
    table.seat(0).plays("card friendly-game")
    if edition == "ru":
        table.plays("resource wood", "resource brick", "resource wood", "resource wood", "resource brick")
        table.seat(1).plays("resource straw", "resource straw", "resource wood")
        assert stores(table)[:2] == ["2 straw 3 wood 2 brick", "4 straw 1 wood 1 brick"]
    else:
        table.plays("resource brick", "resource wood")
        table.seat(1).plays("resource straw")
        assert stores(table)[:2] == ["2 straw 3 wood 2 brick", "5 straw 1 wood"]


@clause("13.14", "11.29")
def test_a_gift_of_one_kind() -> None:
    table = round_of(
        pig("2 straw 2 wood", hand="thoughtful-gift"), pig("3 brick 3 wood"), pig(), edition="ru", piles={"field": ""}
    )
    choose(table, "field thoughtful-gift", "field", "forest")
    table.seat(0).asked("who", "seat 1", "seat 2", "pass").plays("seat 1")
    table.asked("gift", "resource straw", "resource wood", "pass").plays("resource straw")
    table.asked("gift", "resource straw", "pass").plays("resource straw")
    table.seat(1).asked("return", "resource wood", "resource brick").plays("resource brick")
    assert stores(table)[:2] == ["2 wood 2 brick", "2 straw 3 wood 1 brick"]


@clause("13.14", "11.29")
def test_a_gift_of_several_kinds_brings_another_one_back() -> None:
    table = round_of(
        pig("2 straw 2 wood", hand="thoughtful-gift"), pig("3 brick 3 wood"), pig(), edition="pl", piles={"field": ""}
    )
    choose(table, "field thoughtful-gift", "field", "forest")
    table.seat(0).plays("seat 1", "resource straw")
    table.asked("gift", "resource straw", "resource wood", "pass").plays("resource wood")
    table.asked("gift", "resource straw", "resource wood", "pass").plays("pass")
    assert stores(table)[:2] == ["1 straw 1 wood 2 brick", "1 straw 4 wood 1 brick"]


@clause("13.15", "11.4", "2.3")
@pytest.mark.parametrize("order", ["turn_order", "escape_first"])
def test_who_escapes_first_saves_the_store(order: str) -> None:
    table = round_of(pig(hand="dragon"), pig("3 brick", hand="chinny-chin-chin"), pig(), rules={"bga_order": order})
    choose(table, "forest dragon", "field chinny-chin-chin", "brickyard")
    table.seat(0).plays("location field")
    table.seat(1).plays("location brickyard")
    assert pile(table, "field") == "5 straw"
    assert store(table, 1) == ("1 brick" if order == "turn_order" else "4 brick")


@clause("13.3", "13.15")
def test_our_own_rules_are_like_the_russian_ones_but_for_what_english_texts_settle() -> None:
    standard = GAME.deal(3, 1).options
    differing = {name for name in RUSSIAN if standard[name] != RUSSIAN[name]}
    assert differing == {"frog_prince", "grandma_discard", "rapunzel_types"}
