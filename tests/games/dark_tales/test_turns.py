"""Set-up, turns, deals, the end, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.dark_tales.tale import (
    GAME,
    box,
    clause,
    front,
    hand,
    items,
    pile,
    played,
    position,
    scores,
    teller,
    told,
    turn,
    view,
)
from tests.kit import scenario

if TYPE_CHECKING:
    from taletable.kernel import Table
    from tests.kit.scenario import Scenario


def start(seats: int, seed: int, **options: str) -> Table:
    return GAME.start(seats, seed, options, listen=True)


def dealing(setting: str, *tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 holds a king and whatever it draws, and may make a deal of this setting."""
    first = {**tellers[0], "hand": ["king", *tellers[0]["hand"]]}
    rest = tellers[1:] or (teller(),)
    return turn(first, *rest, settings=[setting, "b1"], **more).seat(0)


def finished(*tellers: dict[str, Any], b: str = "b1", **more: Any) -> Table:
    """A game that is over, with this setting B."""
    place = position(*tellers, settings=["a1", b], **more)
    return scenario("dark_tales", {**place, "agenda": [], "asks": [None] * len(tellers)}).ends()


def results(table: Table) -> list[int]:
    """Everybody's points at the end, by seat."""
    return [standing.score for standing in sorted(table.standings, key=lambda standing: standing.seat)]


def ranks(table: Table) -> list[int]:
    return [standing.rank for standing in sorted(table.standings, key=lambda standing: standing.seat)]


# Set-up.


@clause("1.1")
def test_the_deck_has_forty_eight_cards_of_five_kinds() -> None:
    kinds: Counter[str] = Counter()
    for row in GAME.sheet("", GAME.settled({})):
        kinds[str(row["kind"])] += int(str(row["copies"]))
    assert kinds == {
        "event": 15,
        "man": 23,
        "place": 12,
        "villain": 16,
        "woman": 27,
        "setting": 12,
        "pact": 20,
        "token": 21,
    }
    assert (box().total(), len(box())) == (48, 20)


@clause("1.2", "1.3")
def test_by_chance_every_setting_of_the_base_game_is_chosen_and_no_other() -> None:
    found = {setting for seed in range(60) for setting in start(2, seed).view(None)["settings"]}
    assert found == {"a1", "a2", "a3", "b1", "b2", "b3"}


@clause("1.2", "1.3")
@pytest.mark.parametrize(("a", "b"), [("a1", "b3"), ("a3", "b2"), ("a4", "b6"), ("a6", "b4")])
def test_settings_can_be_agreed_on(a: str, b: str) -> None:
    assert start(3, 1, setting_a=a, setting_b=b).view(1)["settings"] == [a, b]


@clause("1.2", "1.3")
@pytest.mark.parametrize("wrong", ["b1", "a5"])
def test_an_a_is_agreed_on_as_a(wrong: str) -> None:
    with pytest.raises(ValueError, match="setting_a"):
        start(2, 1, setting_a=wrong)


@clause("1.4", "3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_cards_at_night_and_the_first_player_draws_a_fourth(seats: int) -> None:
    table = start(seats, 5)
    seen = table.view(None)
    hands = [player["hand"] for player in seen["players"]]
    assert (seen["time"], seen["deck"]) == ("night", 47 - 3 * seats - 1)
    assert sorted(hands) == [3] * (seats - 1) + [4]
    assert hands[seen["active"]] == 4
    written = table.position()
    lying = Counter([*written["deck"], "night"])
    for player in written["players"]:
        lying.update(player["hand"])
    assert lying == box()


@clause("1.4")
def test_the_cards_are_shuffled() -> None:
    assert len({" ".join(start(2, seed).position()["deck"]) for seed in range(5)}) == 5


@clause("1.5")
def test_the_items_lie_in_the_supply() -> None:
    seen = start(4, 2).view(0)
    assert seen["supply"] == {"coin": 8, "sword": 4, "armour": 4, "wand": 4}
    assert all(sum(player["items"].values()) == 0 for player in seen["players"])
    assert [player["score"] for player in seen["players"]] == [0, 0, 0, 0]


@clause("1.5")
def test_points_are_not_limited() -> None:
    table = played("hidden-cave", teller(score=300), teller(score=200))
    assert scores(table) == [301, 200]


@clause("1.6")
def test_anybody_can_begin() -> None:
    assert {start(4, seed).view(None)["active"] for seed in range(40)} == {0, 1, 2, 3}


@clause("1.6")
def test_play_goes_clockwise() -> None:
    table = turn(teller(), teller(), teller(), first=1, top="witch ogre old-sage witch")
    for seat, card in ((1, "witch"), (2, "old-sage"), (0, "ogre"), (1, "witch")):
        table.seat(seat).plays(f"card {card}")
    table.seat(2).nobody(0).nobody(1)


# Day and night.


@clause("2.1", "2.3")
@pytest.mark.parametrize(("time", "shown"), [("day", "day"), ("night", "night"), ("neither", None)])
def test_everybody_sees_the_time(time: str, shown: str | None) -> None:
    turn(teller("king"), teller(), time=time).shows("time", is_=shown)


@clause("2.2")
def test_the_night_can_be_played_at_night() -> None:
    table = turn(teller("night"), teller()).seat(0).asked("card", "card night", "card hidden-cave").plays("card night")
    assert (view(table)["time"], pile(table, "discard")) == ("night", "night")


@clause("2.3", "5.3")
def test_a_deal_can_take_the_day_away() -> None:
    table = dealing("a3", teller(wand=1, front="old-sage"), time="day")
    table.plays("deal 3").asked("target", "card day", "card old-sage").plays("card day").shows("time", is_=None)
    table.plays("card king").seat(1)
    assert (scores(table), pile(table, "discard")) == ([3, 0], "day")


# The turn.


@clause("3.1")
def test_first_a_card_is_drawn() -> None:
    table = turn(teller("king"), teller(), top="dragon").seat(0).asked("card", "card king", "card dragon")
    assert told(table, "drew") == [{"seat": 0, "count": 1}]
    assert [event.args["card"] for event in table.table.events_for(0) if event.kind == "drawn"] == ["dragon"]
    assert not [event for event in table.table.events_for(1) if event.kind == "drawn"]


@clause("3.1", "6.1")
def test_without_a_deck_nobody_draws_and_play_goes_on() -> None:
    table = turn(teller("king"), teller("fairy dragon"), deck="").seat(0).asked("card", "card king").plays("card king")
    table.seat(1).asked("card", "card fairy", "card dragon")


@clause("3.2")
def test_one_deal_can_be_made_before_the_card_and_no_second() -> None:
    table = dealing("a1", teller(wand=2, armour=1)).asked("use", "deal 1", "deal 3", "pass").plays("deal 3")
    table.asked("card").refuses("deal 3", "3.3", "asks for something else").plays("card king")
    table.nobody(0).seat(1)


@clause("3.2")
def test_a_deal_can_be_left() -> None:
    table = dealing("a1", teller(wand=1)).plays("pass").asked("card", "card king", "card hidden-cave")
    assert (items(table, 0), told(table, "dealt")) == ("1 wand", [])


@clause("3.2")
def test_who_cannot_pay_is_not_asked_for_a_deal() -> None:
    dealing("a1", teller(coin=8)).asked("card", "card king", "card hidden-cave")


@clause("3.2", "3.1")
def test_a_deal_comes_after_the_draw() -> None:
    dealing("a1", teller(armour=1), top="dragon", discard="fairy").asked("use", "deal 1", "pass").plays("deal 1").asked(
        "card", "card king", "card dragon", "card fairy"
    )


@clause("3.3")
def test_a_card_must_be_played_even_if_it_does_no_good() -> None:
    table = turn(teller("enchantment"), teller(), top="enchantment").seat(0).asked("card", "card enchantment")
    table.refuses("pass", "3.3", "must play a card").plays("card enchantment")
    assert (scores(table), pile(table, "discard")) == ([1, 0], "enchantment")


@clause("3.4")
def test_in_the_end_all_lasting_effects_before_you_act() -> None:
    table = played(
        "hidden-cave", teller(front="creature-of-the-night ogre creature-of-the-night"), teller(front="old-sage")
    )
    assert scores(table) == [3, 0]


@clause("3.5")
def test_hands_are_not_limited_and_others_see_how_many_cards_they_hold() -> None:
    table = turn(teller("king fairy dragon ogre witch gypsy wizard merchant princess day"), teller("night king"))
    table.shows("players", 0, "hand", is_=11).shows("players", 1, "hand", is_=2)
    table.seat(0).plays("card day").shows("players", 0, "hand", is_=10).shows("players", 1, "hand", is_=3)
    assert "hand" not in table.table.view(None)
    assert table.table.view(1)["known"] == [[], []]


# Cards.

FRONT = ("ogre", "creature-of-the-night", "old-sage", "young-hero", "witch")
DISCARD = ("dark-lord", "enchantment", "secret-helper")
CORNERS = {"dragon": 2, "king": 2, "princess": 2, "witch": 2, "merchant": 0, "dark-lord": 0}


@clause("4.1", "4.2")
@pytest.mark.parametrize("card", sorted(set(box()) - {"night", "day"}))
def test_a_card_goes_where_its_symbol_says_and_scores_its_corner(card: str) -> None:
    table = played(card, time="neither")
    while table.table.waiting == (0,):
        decision = table.table.decision(0)
        assert decision is not None
        table.plays(GAME.actions[decision.default])
    place = {"front": front(table, 0), "middle": pile(table, "middle"), "discard": pile(table, "discard")}
    goes = "front" if card in FRONT else "discard" if card in DISCARD else "middle"
    assert place == {"front": "", "middle": "", "discard": ""} | {goes: card}
    assert table.table.position()["players"][0]["score"][0] == CORNERS.get(card, 1)


@clause("4.2")
def test_the_corner_is_scored_first_and_the_effects_follow_from_top_to_bottom() -> None:
    table = played("king", middle="cursed-castle")
    kinds = [event.kind for event in table.table.events_for(None)]
    assert kinds[kinds.index("played") :][:4] == ["played", "scored", "scored", "took"]
    assert [event["points"] for event in told(table, "scored")] == [2, 1]


@clause("4.3")
def test_what_can_be_done_must_be_done() -> None:
    table = played("princess", teller(), teller(), middle="king merchant")
    table.seat(0).asked("target", "card king", "card merchant").refuses("pass", "4.5", "must choose")


@clause("4.4")
def test_what_a_card_lets_you_do_may_be_left() -> None:
    table = played("enchanted-forest").seat(0).asked("may", "yes", "pass").plays("pass")
    assert hand(table, 0) == "hidden-cave"


@clause("4.5")
def test_only_what_fits_any_card_can_choose_day_or_night() -> None:
    table = played("dragon", middle="king fairy", time="day")
    table.seat(0).asked("target", "card king", "card fairy").refuses("card day", "4.5")
    played("secret-helper", middle="king fairy", time="day").seat(0).asked(
        "target", "card king", "card fairy", "card day"
    )


@clause("4.5")
def test_the_card_being_played_is_no_target_but_another_copy_is() -> None:
    table = played("young-hero", teller(), teller(), middle="dragon")
    table.seat(0).plays("item sword", "yes")
    assert pile(table, "discard") == "dragon"
    table = played("secret-helper", time="neither", middle="secret-helper")
    assert (pile(table, "removed"), pile(table, "discard")) == ("secret-helper", "secret-helper")


@clause("4.9")
def test_a_card_fetched_gives_nothing_until_it_is_played() -> None:
    table = dealing("a1", teller(armour=1), discard="princess").plays("deal 1")
    assert (scores(table), hand(table, 0)) == ([0, 0], "hidden-cave king princess")
    table.plays("card princess")
    assert scores(table) == [2, 0]


@clause("4.10")
def test_the_discard_pile_lies_open_in_order() -> None:
    table = played("night", discard="king fairy", time="day")
    table.shows("discard", is_=["king", "fairy", "day"])


@clause("4.11")
def test_a_removed_card_cannot_be_brought_back() -> None:
    table = played("secret-helper", teller(), teller("enchantment"), middle="king", time="neither")
    table.shows("removed", is_=["king"]).seat(1).plays("card enchantment")
    table.asked("discarded", "card secret-helper").refuses("card king", "4.5", "discard pile")


# Items and deals.


@clause("5.1", "5.2")
def test_items_that_are_paid_go_back_to_the_supply() -> None:
    table = dealing("a6", teller(coin=3, wand=1), teller(coin=5))
    table.shows("supply", "coin", is_=0).plays("deal 1").shows("supply", "coin", is_=3)
    assert (items(table, 0), scores(table)) == ("1 wand", [5, 0])


@clause("5.2")
@pytest.mark.parametrize(
    ("setting", "number", "purse", "more"),
    [
        ("a1", 1, {"wand": 1}, {"discard": "king"}),
        ("a1", 2, {"wand": 1, "sword": 1}, {"middle": "king"}),
        ("a1", 2, {"wand": 1}, {"middle": "dragon"}),
        ("a1", 3, {"armour": 1}, {}),
        ("a2", 1, {"coin": 1, "armour": 4}, {}),
        ("a2", 1, {"coin": 1, "sword": 4}, {}),
        ("a2", 2, {"coin": 1}, {"middle": "witch"}),
        ("a2", 3, {"wand": 1}, {}),
        ("a3", 1, {"coin": 1, "wand": 1}, {}),
        ("a3", 2, {"sword": 1, "wand": 1}, {"middle": "king"}),
        ("a3", 3, {"coin": 2}, {"middle": "king"}),
        ("a4", 1, {"coin": 0, "wand": 1}, {}),
        ("a4", 1, {"armour": 2}, {}),
        ("a4", 2, {"coin": 1, "sword": 1}, {}),
        ("a4", 3, {"coin": 1, "sword": 1}, {}),
        ("a6", 1, {"coin": 2, "armour": 1}, {}),
        ("a6", 2, {"wand": 1, "armour": 1}, {}),
        ("a6", 2, {"sword": 1, "armour": 1}, {}),
        ("a6", 3, {"coin": 3}, {}),
    ],
)
def test_a_deal_that_cannot_be_paid_in_full_is_refused(
    setting: str, number: int, purse: dict[str, int], more: dict[str, str]
) -> None:
    table = dealing(setting, {**teller(), "items": purse}, **more)
    table.asked("use").refuses(f"deal {number}", "3.2", f"cannot pay for deal {number}")


@clause("5.2", "4.10")
def test_a1_an_armour_brings_the_top_of_the_discard_pile() -> None:
    table = dealing("a1", teller(armour=1), discard="merchant fairy").plays("deal 1")
    assert (hand(table, 0), pile(table, "discard"), items(table, 0)) == ("hidden-cave king fairy", "merchant", "")
    assert table.table.view(1)["known"] == [["fairy"], []]


@clause("5.2")
def test_a1_an_armour_can_be_paid_for_nothing() -> None:
    table = dealing("a1", teller(armour=1)).plays("deal 1").asked("card", "card king", "card hidden-cave")
    assert items(table, 0) == ""


@clause("5.3", "5.2")
def test_a1_a_sword_slays_a_villain_in_play() -> None:
    table = dealing("a1", teller(sword=1), teller(front="ogre"), middle="dragon king").plays("deal 2")
    table.asked("target", "card ogre", "card dragon").plays("card ogre").asked("card")
    assert (scores(table), front(table, 1), pile(table, "discard"), items(table, 0)) == ([3, 0], "", "ogre", "")


@clause("5.3")
def test_a1_the_only_villain_is_slain_without_a_question() -> None:
    table = dealing("a1", teller(sword=1, front="ogre")).plays("deal 2").asked("card")
    assert (scores(table), front(table, 0), pile(table, "discard")) == ([3, 0], "", "ogre")


@clause("5.2")
def test_a1_a_wand_brings_a_card_a_coin_and_a_point() -> None:
    table = dealing("a1", teller(wand=1), top="fairy hidden-cave").plays("deal 3")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([1, 0], "hidden-cave king fairy", "1 coin")


@clause("5.2", "5.1", "4.8")
def test_a1_a_wand_brings_as_much_as_possible() -> None:
    table = dealing("a1", teller(wand=1), teller(coin=8, front="witch")).plays("deal 3")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([1, 0], "hidden-cave king", "")


@clause("5.2")
def test_a1_without_a_deck_a_wand_still_scores() -> None:
    table = dealing("a1", teller(wand=1), deck="hidden-cave").plays("deal 3")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([1, 0], "hidden-cave king", "1 coin")


@clause("5.2")
def test_a2_armour_and_sword_bring_two_cards_and_three_points() -> None:
    table = dealing("a2", teller(armour=1, sword=2), top="fairy witch hidden-cave").plays("deal 1")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([3, 0], "hidden-cave king witch fairy", "1 sword")


@clause("5.2")
@pytest.mark.parametrize(
    ("middle", "before", "got"),
    [
        ("", "", 0),
        ("king dragon", "", 0),
        ("fairy", "witch", 2),
        ("fairy gypsy", "witch", 3),
        ("fairy fairy gypsy", "witch witch", 3),
    ],
)
def test_a2_a_wand_scores_for_women_in_play_three_at_most(middle: str, before: str, got: int) -> None:
    table = dealing("a2", teller(wand=1), teller(front=before), middle=middle).plays("deal 2")
    assert (scores(table), items(table, 0)) == ([got, 0], "")


@clause("5.2")
def test_a2_a_coin_brings_a_card() -> None:
    table = dealing("a2", teller(coin=3), top="fairy hidden-cave").plays("deal 3")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([0, 0], "hidden-cave king fairy", "2 coin")


@clause("5.2")
def test_a3_two_coins_score_three() -> None:
    table = dealing("a3", teller(coin=3)).plays("deal 1").asked("card")
    assert (scores(table), items(table, 0)) == ([3, 0], "1 coin")


@clause("5.3")
def test_a3_a_sword_and_a_man_before_you_score_four() -> None:
    table = dealing("a3", teller(sword=1, front="old-sage young-hero witch"), teller(front="old-sage"), middle="king")
    table.plays("deal 2").asked("target", "card old-sage", "card young-hero").plays("card old-sage").asked("card")
    assert (scores(table), items(table, 0), front(table, 0)) == ([4, 0], "", "young-hero witch")
    assert (front(table, 1), pile(table, "discard")) == ("old-sage", "old-sage")


@clause("5.3", "5.2")
def test_a3_a_man_without_a_sword_is_no_price() -> None:
    dealing("a3", teller(wand=1, front="old-sage")).asked("use", "deal 3", "pass").refuses(
        "deal 2", "3.2", "cannot pay"
    )


@clause("5.3", "5.2")
def test_a3_men_before_others_and_in_the_middle_are_no_price() -> None:
    dealing("a3", teller(sword=1, front="witch"), teller(front="old-sage"), middle="king").asked("card")


@clause("5.3", "4.5")
def test_a3_a_wand_and_any_card_in_play_score_one() -> None:
    table = dealing("a3", teller(wand=1, front="ogre"), teller(front="witch"), middle="cursed-castle").plays("deal 3")
    table.asked("target", "card night", "card ogre", "card witch", "card cursed-castle").plays("card witch")
    assert (scores(table), front(table, 1), pile(table, "discard")) == ([1, 0], "", "witch")


@clause("5.3", "2.3")
def test_a3_where_nothing_lies_in_play_nothing_is_discarded() -> None:
    table = dealing("a3", teller(wand=1), time="neither").plays("deal 3").asked("card")
    assert (scores(table), pile(table, "discard")) == ([1, 0], "")


@clause("4.5", "2.3")
def test_a3_where_only_the_night_lies_in_play_it_is_discarded() -> None:
    table = dealing("a3", teller(wand=1)).plays("deal 3").asked("card").shows("time", is_=None)
    assert (scores(table), pile(table, "discard")) == ([1, 0], "night")


@clause("5.2", "5.1")
def test_a4_a_coin_and_one_other_item_score_four() -> None:
    table = dealing("a4", teller(coin=2, sword=1, wand=1)).plays("deal 1")
    table.asked("item", "item sword", "item wand").refuses("item coin", "5.1", "You cannot choose").plays("item sword")
    assert (scores(table), items(table, 0)) == ([4, 0], "1 coin 1 wand")


@clause("5.2")
def test_a4_the_only_other_item_is_paid_without_a_question() -> None:
    table = dealing("a4", teller(coin=1, armour=2)).plays("deal 1").asked("card")
    assert (scores(table), items(table, 0)) == ([4, 0], "1 armour")


@clause("5.2")
def test_a4_an_armour_brings_a_card_and_a_point() -> None:
    table = dealing("a4", teller(armour=1), top="fairy hidden-cave").plays("deal 2")
    assert (scores(table), hand(table, 0), items(table, 0)) == ([1, 0], "hidden-cave king fairy", "")


@clause("5.2", "3.3")
def test_a4_a_wand_lets_you_play_another_card() -> None:
    table = dealing("a4", teller(wand=1)).plays("deal 3").asked("card").plays("card king")
    table.seat(0).asked("card", "card hidden-cave").refuses("pass", "3.3").plays("card hidden-cave").seat(1)
    assert (scores(table), items(table, 0), pile(table, "middle")) == ([3, 0], "2 coin 1 armour", "king hidden-cave")


@clause("5.2", "3.4")
def test_a4_two_cards_are_one_turn() -> None:
    table = dealing("a4", teller("fairy", wand=1, front="creature-of-the-night")).plays("deal 3", "card king")
    assert scores(table) == [2, 0]
    table.plays("card hidden-cave").seat(1)
    assert (scores(table), view(table)["turns"], hand(table, 0)) == ([4, 0], 1, "fairy")


@clause("5.2", "4.3")
def test_a4_whoever_has_no_other_card_plays_one() -> None:
    table = dealing("a4", teller(wand=1), teller("fairy"), deck="").plays("deal 3", "card king")
    table.seat(1)
    assert scores(table) == [2, 0]


@clause("5.2")
def test_a6_three_coins_score_five() -> None:
    table = dealing("a6", teller(coin=4)).plays("deal 1").asked("card")
    assert (scores(table), items(table, 0)) == ([5, 0], "1 coin")


@clause("5.2")
def test_a6_a_wand_and_a_sword_score_four() -> None:
    table = dealing("a6", teller(wand=1, sword=1)).plays("deal 2").asked("card")
    assert (scores(table), items(table, 0)) == ([4, 0], "")


@clause("5.2", "2.1", "2.3")
@pytest.mark.parametrize(("time", "got"), [("night", 2), ("day", 3), ("neither", 2)])
def test_a6_an_armour_scores_more_by_day(time: str, got: int) -> None:
    table = dealing("a6", teller(armour=1), time=time).plays("deal 3").asked("card")
    assert (scores(table), items(table, 0)) == ([got, 0], "")


# The end.


@clause("6.1")
def test_whoever_begins_without_a_card_ends_the_game() -> None:
    table = turn(teller("king gypsy"), teller(), teller("fairy"), deck="").seat(0).plays("card king")
    assert table.ends().view(None)["active"] is None
    assert told(table, "ended") == [{"seat": 1}]
    assert hand(table, 0) == "gypsy"


@clause("6.1")
def test_the_game_can_be_over_at_once() -> None:
    turn(teller(), teller("king"), deck="").ends()


@clause("6.1", "3.1")
def test_as_long_as_there_is_a_deck_an_empty_hand_does_not_end_the_game() -> None:
    table = turn(teller(), teller(), deck="king").seat(0).asked("card", "card king")
    table.plays("card king").ends()


@clause("6.1")
def test_a_card_that_came_back_in_time_goes_on() -> None:
    table = turn(teller("king"), teller("princess"), deck="").seat(0).plays("card king").seat(1).plays("card princess")
    table.ends()
    assert hand(table, 1) == "king"
    table = turn(teller("princess"), teller("fairy"), deck="", middle="king").seat(0).plays("card princess")
    table.seat(1).plays("card fairy", "item coin").seat(0).asked("card", "card king")


@clause("6.2")
@pytest.mark.parametrize(
    ("coins", "got"), [((3, 2, 0), [6, 2, 0]), ((2, 2, 1), [5, 5, 1]), ((0, 0, 0), [0, 0, 0]), ((1, 1, 1), [4, 4, 4])]
)
def test_b1_counts_coins_and_who_has_most(coins: tuple[int, int, int], got: list[int]) -> None:
    assert results(finished(*[teller(coin=count, wand=1) for count in coins])) == got


@clause("6.2")
def test_b2_counts_swords_armours_and_pairs() -> None:
    table = finished(teller(sword=2, armour=1), teller(sword=1, coin=3), teller(armour=2, wand=1), teller(), b="b2")
    assert results(table) == [7, 2, 4, 0]


@clause("6.2")
def test_b2_counts_each_pair() -> None:
    assert results(finished(teller(sword=3, armour=2), teller(armour=1, sword=1), b="b2")) == [12, 5]


@clause("6.2")
def test_b3_counts_wands_and_men_and_women_before_you() -> None:
    table = finished(
        teller(wand=2, front="old-sage witch ogre"), teller(coin=1, front="witch"), teller(), b="b3", middle="king"
    )
    assert results(table) == [8, 1, 0]


@clause("6.2")
def test_b4_counts_cards_before_you_and_armours() -> None:
    table = finished(teller(armour=2, front="old-sage witch ogre"), teller(sword=1), teller("king", armour=1), b="b4")
    assert results(table) == [5, 0, 1]


@clause("6.2")
def test_b6_counts_sets_and_items_beyond() -> None:
    table = finished(
        teller(coin=3, sword=2, armour=2, wand=2),
        teller(coin=4, sword=1, armour=1, wand=1),
        teller(coin=1, sword=1, armour=1),
        teller(),
        b="b6",
    )
    assert results(table) == [13, 9, 3, 0]


@clause("6.2")
def test_the_end_counts_for_everybody_on_top_of_what_was_scored() -> None:
    assert results(finished(teller(score=7, coin=1), teller(score=9))) == [11, 9]


@clause("6.2", "6.3")
def test_setting_b_can_decide_the_game() -> None:
    table = turn(teller("gypsy", score=5), teller(score=7, coin=1), deck="", settings=["a1", "b1"])
    table.seat(0).plays("card gypsy")
    assert (results(table.ends()), ranks(table.table)) == ([6, 11], [2, 1])


@clause("6.3")
def test_most_points_win() -> None:
    table = finished(teller(score=4), teller(score=9), teller(score=6))
    assert ([standing.seat for standing in table.standings], ranks(table)) == ([1, 2, 0], [3, 1, 2])


@clause("6.3")
def test_of_equals_items_and_cards_in_hand_together_decide() -> None:
    table = finished(teller("king", score=5, sword=1), teller("fairy gypsy ogre", score=5), teller(score=5, wand=1))
    assert (results(table), ranks(table)) == ([5, 5, 5], [2, 1, 3])


@clause("6.3")
def test_cards_before_a_player_do_not_break_a_tie() -> None:
    assert ranks(finished(teller(score=5, front="witch ogre"), teller("king", score=5))) == [2, 1]


@clause("6.3")
def test_more_items_do_not_beat_more_points() -> None:
    assert ranks(finished(teller("king fairy", score=4, wand=4), teller(score=5))) == [2, 1]


@clause("6.4")
def test_who_is_equal_in_everything_shares_the_place() -> None:
    table = finished(teller("king", score=5), teller(score=5, wand=1), teller(score=3), teller(score=8))
    assert ranks(table) == [2, 2, 4, 1]


@clause("6.4")
def test_the_victory_can_be_shared() -> None:
    assert ranks(finished(teller(), teller(), teller())) == [1, 1, 1]


@clause("6.5")
def test_after_two_hundred_turns_the_game_is_over() -> None:
    table = turn(teller("king"), teller("fairy"), turns=199, first=1).seat(0).plays("card king")
    table.ends()
    assert (view(table)["turns"], hand(table, 1), scores(table)) == (200, "fairy", [2, 0])


@clause("6.5")
def test_the_two_hundredth_turn_is_still_played() -> None:
    turn(teller("king"), teller("fairy"), turns=198).seat(0).plays("card king").seat(1).plays(
        "card fairy", "item coin"
    ).ends()


# The score pad.


@clause("6.2")
def test_the_pad_tells_where_points_come_from() -> None:
    place = {"hand": ["old-sage"], "front": [], "items": {"coin": 3}, "score": [0, 0, 0, 0, 0, 0]}
    table = turn(place, teller(), deck="", settings=["a3", "b1"], time="day", middle="king")
    table.seat(0).plays("deal 1", "card old-sage")
    standing = table.ends().standings[0]
    lines = {line.what: line.points for line in standing.breakdown}
    assert lines == {"cards": 1, "effects": 0, "lasting": 1, "deals": 3, "ending": 4}
    assert (standing.seat, standing.score) == (0, 9)


@clause("6.2")
def test_the_pad_tells_effects_apart_from_corners() -> None:
    table = turn(teller("merchant"), teller(), deck="", middle="merchant").seat(0).plays("card merchant")
    assert [line.points for line in table.ends().standings[0].breakdown] == [0, 4, 0, 0, 0]


@clause("6.2", "6.1")
@pytest.mark.parametrize("seed", range(12))
def test_lines_of_the_pad_add_up_in_whole_games(seed: int) -> None:
    a, b = ("a1", "a2", "a3", "a4", "a6")[seed % 5], ("b1", "b2", "b3", "b4", "b6")[seed % 5]
    table = start(2 + seed % 3, seed, setting_a=a, setting_b=b)
    moves = 0
    while not table.over:
        seat = table.waiting[0]
        offered = table.actions(seat)
        table.act(seat, offered[(seed + 7 * moves) % len(offered)])
        moves += 1
    for standing in table.standings:
        assert sum(line.points for line in standing.breakdown) == standing.score
        for line in standing.breakdown:
            assert not line.parts or sum(part.points for part in line.parts) == line.points
    assert [player["points"] for player in table.view(None)["players"]] == results(table)


# What is refused.


@clause("3.3")
def test_an_answer_to_another_question_is_refused() -> None:
    table = turn(teller("king"), teller()).seat(0)
    table.refuses("item coin", "3.3", "asks for something else").refuses("seat 1", "3.3", "asks for something else")
    table.refuses("middle", "3.3", "asks for something else").refuses("yes", "3.3", "asks for something else")


@clause("3.2", "4.4")
def test_a_card_is_no_answer_to_a_deal_or_an_offer() -> None:
    dealing("a1", teller(wand=1)).refuses("card king", "3.2", "asks for something else")
    played("enchanted-forest").seat(0).refuses("card hidden-cave", "4.4", "asks for something else")


@clause("3.3")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    turn(teller("king"), teller("fairy")).seat(0).refuses("card fairy", "3.3", "do not have")


@clause("4.6")
def test_a_card_that_is_not_in_the_hand_cannot_be_given() -> None:
    played("gypsy", teller(), teller("king")).seat(0).asked("give").refuses("card gypsy", "4.6", "do not have")


@clause("4.5")
def test_a_card_that_is_not_discarded_cannot_be_brought_back() -> None:
    played("enchantment", discard="king fairy").seat(0).refuses("card dragon", "4.5", "from the discard pile")


@clause("4.5")
def test_a_card_that_does_not_lie_in_play_cannot_be_chosen() -> None:
    table = played("secret-helper", middle="king", discard="fairy").seat(0)
    table.refuses("card fairy", "4.5", "cards that can be chosen").refuses("card secret-helper", "4.5")


@clause("4.5", "4.6", "5.1")
def test_where_something_must_be_chosen_nobody_may_pass() -> None:
    played("secret-helper", middle="king").seat(0).asked("target").refuses("pass", "4.5", "must choose")
    played("dragon", teller(front="witch"), teller(front="witch")).seat(0).asked("where").refuses("pass", "4.5")
    played("enchantment", discard="king").seat(0).asked("discarded").refuses("pass", "4.5", "must choose")
    played("fairy").seat(0).asked("item").refuses("pass", "5.1", "must choose")
    table = played("ogre", teller(), teller(coin=1, wand=1), teller(coin=1)).seat(0).asked("victim")
    table.refuses("pass", "4.6", "must choose").plays("seat 1").asked("loot").refuses("pass", "4.6", "must choose")


@clause("5.1", "4.6")
def test_an_item_that_is_not_there_cannot_be_chosen() -> None:
    played("young-hero").seat(0).asked("item").refuses("item coin", "5.1", "You cannot choose")
    table = played("ogre", teller(), teller(coin=1, wand=1)).seat(0).asked("loot")
    table.refuses("item sword", "4.6", "You cannot choose")


@clause("4.6", "4.5")
def test_a_player_who_has_nothing_or_does_not_play_cannot_be_chosen() -> None:
    table = played("ogre", teller(coin=1), teller(coin=1), teller(wand=1)).seat(0).asked("victim", "seat 1", "seat 2")
    table.refuses("seat 0", "4.6", "cannot be chosen").refuses("seat 3", "4.6", "cannot be chosen")
    table = played("dragon", teller(front="witch"), teller(front="witch"), teller()).seat(0).asked("where")
    table.refuses("seat 2", "4.5", "cannot be chosen").refuses("middle", "4.5")


@clause("3.2")
def test_the_wizard_makes_no_deal_that_cannot_be_paid() -> None:
    table = played("wizard").seat(0).plays("yes").asked("deal", "deal 3")
    table.refuses("deal 1", "3.2", "cannot pay for deal 1").refuses("pass", "3.2", "must choose")


@clause("3.1", "6.1")
def test_nobody_plays_out_of_turn_or_after_the_end() -> None:
    table = turn(teller("king"), teller("fairy"), deck="")
    table.who = 1
    table.nobody(1).refuses("card fairy", "3.1")
    table = turn(teller("king"), teller(), deck="").seat(0).plays("card king")
    table.ends()
    table.refuses("card king", "6.1")
