"""Cards, one by one."""

from __future__ import annotations

import pytest

from tests.games.dark_tales.tale import clause, front, hand, items, pile, played, scores, teller, told, turn, view


@clause("4.2", "4.3", "4.5")
def test_the_dragon_discards_somebody_and_scores_at_night() -> None:
    table = played("dragon", teller(), teller(front="ogre witch"), middle="king merchant")
    table.seat(0).asked("target", "card king", "card merchant", "card witch").plays("card witch")
    assert scores(table) == [4, 0]
    assert (front(table, 1), pile(table, "middle"), pile(table, "discard")) == ("ogre", "king merchant dragon", "witch")


@clause("2.1", "4.3")
def test_by_day_the_dragon_scores_its_corner_only_and_without_a_victim_nobody_is_asked() -> None:
    table = played("dragon", teller(), teller(front="ogre"), time="day")
    assert scores(table) == [2, 0]
    table.seat(1)


@clause("4.5")
def test_of_two_alike_the_place_is_asked() -> None:
    table = played("dragon", teller(front="witch"), teller(front="witch"))
    table.seat(0).asked("where", "seat 0", "seat 1").plays("seat 1")
    assert (front(table, 0), front(table, 1)) == ("witch", "")


@clause("4.6", "5.1")
def test_the_ogre_takes_an_item_from_somebody_who_has_one() -> None:
    table = played("ogre", teller(), teller(sword=1, coin=1), teller(), teller(wand=1))
    table.seat(0).asked("victim", "seat 1", "seat 3").plays("seat 1")
    table.asked("loot", "item coin", "item sword").plays("item sword")
    assert (items(table, 0), items(table, 1), front(table, 0)) == ("1 sword", "1 coin", "ogre")


@clause("4.7")
def test_the_dark_lord_counts_villains_and_is_gone() -> None:
    table = played("dark-lord", teller(front="ogre"), teller(front="creature-of-the-night"), middle="dragon king")
    assert (scores(table), pile(table, "discard")) == ([6, 0], "dark-lord")


@clause("4.7", "4.3")
@pytest.mark.parametrize("villains", [0, 1, 4])
def test_without_villains_in_play_the_dark_lord_scores_nothing(villains: int) -> None:
    middle = " ".join(["dragon", "ogre", "ogre", "dragon"][:villains])
    table = played("dark-lord", teller("ogre"), teller(), middle=middle, discard="creature-of-the-night")
    assert scores(table) == [2 * villains, 0]


@clause("4.5")
def test_the_wizard_cannot_be_chosen_in_the_deal_he_brings() -> None:
    table = played("wizard", settings=["a3", "b1"], middle="king")
    table.seat(0).plays("yes", "deal 3").asked("target", "card night", "card king").plays("card king")
    assert (pile(table, "middle"), pile(table, "discard")) == ("wizard", "king")
    table = played("wizard", settings=["a3", "b1"], time="neither")
    table.seat(0).plays("yes", "deal 3")
    assert (pile(table, "middle"), pile(table, "discard"), scores(table)) == ("wizard", "", [2, 0])


@clause("4.9", "4.5")
def test_the_princess_takes_a_man_into_the_hand() -> None:
    table = played("princess", teller(), teller(front="old-sage"))
    assert (hand(table, 0), front(table, 1), scores(table)) == ("hidden-cave old-sage", "", [2, 0])
    assert told(table, "fetched") == [{"seat": 0, "card": "old-sage"}]


@clause("4.8", "3.1")
def test_a_witch_keeps_others_from_drawing_by_effects() -> None:
    table = turn(teller("merchant"), teller(front="witch"))
    table.seat(0).plays("card merchant")
    assert (hand(table, 0), scores(table)) == ("hidden-cave", [2, 0])


# Night and Day.


@clause("2.1", "2.2", "4.2")
@pytest.mark.parametrize(("card", "before"), [("night", "day"), ("day", "night"), ("night", "night"), ("day", "day")])
def test_night_and_day_replace_what_lies_in_the_middle(card: str, before: str) -> None:
    table = played(card, time=before)
    assert (view(table)["time"], pile(table, "discard"), pile(table, "middle"), scores(table)) == (
        card,
        before,
        "",
        [1, 0],
    )


@clause("2.3")
@pytest.mark.parametrize("card", ["night", "day"])
def test_where_it_is_neither_day_nor_night_a_card_brings_the_time_back(card: str) -> None:
    table = played(card, time="neither")
    assert (view(table)["time"], pile(table, "discard"), told(table, card)) == (card, "", [{}])


@clause("2.1", "2.2", "3.4")
def test_the_night_comes_before_the_end_of_the_turn() -> None:
    table = played("night", teller(front="creature-of-the-night old-sage"), teller(), time="day")
    assert scores(table) == [2, 0]
    assert [event["card"] for event in told(table, "scored", "scored-lasting")] == ["night", "creature-of-the-night"]


@clause("2.1", "2.2", "3.4")
def test_the_day_comes_before_the_end_of_the_turn() -> None:
    table = played("day", teller(front="creature-of-the-night old-sage"), teller())
    assert scores(table) == [2, 0]
    assert [event["card"] for event in told(table, "scored", "scored-lasting")] == ["day", "old-sage"]


# Enchantment.


@clause("4.5", "4.10")
def test_the_enchantment_brings_any_discarded_card_but_an_enchantment_back() -> None:
    table = played("enchantment", discard="king enchantment day dragon")
    table.seat(0).asked("discarded", "card king", "card day", "card dragon")
    table.refuses("card enchantment", "4.5").plays("card king")
    assert (hand(table, 0), scores(table)) == ("hidden-cave king", [1, 0])
    assert pile(table, "discard") == "enchantment day dragon enchantment"


@clause("4.10")
def test_the_enchantment_is_discarded_when_its_effect_is_over() -> None:
    table = played("enchantment", discard="king")
    assert (pile(table, "resolving"), pile(table, "discard")) == ("enchantment", "king")
    table.seat(0).asked("discarded", "card king").plays("card king")
    assert (pile(table, "resolving"), pile(table, "discard"), hand(table, 0)) == ("", "enchantment", "hidden-cave king")


@clause("4.3", "4.10")
@pytest.mark.parametrize("discard", ["", "enchantment"])
def test_without_another_card_on_the_pile_the_enchantment_brings_nothing(discard: str) -> None:
    table = played("enchantment", discard=discard)
    table.seat(1)
    assert (hand(table, 0), scores(table)) == ("hidden-cave", [1, 0])
    assert pile(table, "discard") == f"{discard} enchantment".strip()


@clause("4.8")
def test_to_bring_a_card_back_is_not_to_draw() -> None:
    table = played("enchantment", teller(), teller(front="witch"), discard="king")
    table.seat(0).plays("card king")
    assert hand(table, 0) == "hidden-cave king"


@clause("4.5")
def test_of_several_copies_one_is_brought_back_and_all_have_seen_it() -> None:
    table = played("enchantment", discard="king fairy king")
    table.seat(0).asked("discarded", "card king", "card fairy").plays("card king")
    assert sorted(view(table)["discard"]) == ["enchantment", "fairy", "king"]
    assert table.table.view(1)["known"] == [["king"], []]


# Cursed Castle.


@clause("2.1", "4.7", "5.1")
def test_the_cursed_castle_counts_villains_everywhere_and_gives_a_sword_at_night() -> None:
    table = played("cursed-castle", teller(front="ogre"), teller(front="ogre"), middle="dragon king hidden-cave")
    assert (scores(table), items(table, 0)) == ([4, 0], "1 sword")
    assert pile(table, "middle") == "dragon king hidden-cave cursed-castle"


@clause("2.1", "2.3", "4.3")
@pytest.mark.parametrize("time", ["day", "neither"])
def test_only_at_night_the_cursed_castle_gives_a_sword(time: str) -> None:
    table = played("cursed-castle", teller(), teller(), time=time)
    assert (scores(table), items(table, 0)) == ([1, 0], "")


@clause("4.3", "5.1")
def test_without_a_sword_in_the_supply_the_cursed_castle_still_scores() -> None:
    table = played("cursed-castle", teller(), teller(sword=4), middle="dark-lord")
    assert (scores(table), items(table, 0), items(table, 1)) == ([2, 0], "", "4 sword")


# Enchanted Forest.


@clause("4.4", "4.2")
def test_in_the_enchanted_forest_you_take_a_wand_and_may_draw() -> None:
    table = played("enchanted-forest", top="king hidden-cave")
    table.seat(0).asked("may", "yes", "pass").plays("yes")
    assert (hand(table, 0), items(table, 0), scores(table)) == ("hidden-cave king", "1 wand", [1, 0])
    assert pile(table, "middle") == "enchanted-forest"


@clause("4.4")
def test_in_the_enchanted_forest_you_may_leave_the_card() -> None:
    table = played("enchanted-forest", top="king hidden-cave")
    table.seat(0).plays("pass").seat(1)
    assert (hand(table, 0), hand(table, 1), items(table, 0)) == ("hidden-cave", "king", "1 wand")


@clause("4.3", "4.4")
def test_without_a_deck_the_enchanted_forest_does_not_ask() -> None:
    table = played("enchanted-forest", teller(), teller("king"), deck="hidden-cave")
    table.seat(1)
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave", "1 wand")


@clause("5.1", "4.3")
def test_without_a_wand_in_the_supply_the_enchanted_forest_still_lets_you_draw() -> None:
    table = played("enchanted-forest", teller(), teller(wand=4), top="king hidden-cave")
    table.seat(0).plays("yes")
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave king", "")


@clause("4.8")
def test_a_witch_before_another_player_keeps_the_enchanted_forest_from_asking() -> None:
    table = played("enchanted-forest", teller(), teller(), teller(front="witch"))
    table.seat(1)
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave", "1 wand")


@clause("4.8")
def test_her_owner_may_draw_in_the_enchanted_forest() -> None:
    table = played("enchanted-forest", teller(front="witch"), teller(), top="king hidden-cave")
    table.seat(0).plays("yes")
    assert hand(table, 0) == "hidden-cave king"


# Hidden Cave.


@clause("5.1", "4.2")
@pytest.mark.parametrize(("gone", "got"), [(0, "2 coin"), (6, "2 coin"), (7, "1 coin"), (8, "")])
def test_the_hidden_cave_gives_two_coins_as_far_as_there_are_any(gone: int, got: str) -> None:
    table = played("hidden-cave", teller(), teller(coin=gone))
    assert (items(table, 0), scores(table), pile(table, "middle")) == (got, [1, 0], "hidden-cave")
    assert view(table)["supply"]["coin"] == max(6 - gone, 0)


# Dragon.


@clause("4.3", "4.5")
def test_the_dragon_must_take_a_card_of_its_own_master() -> None:
    table = played("dragon", teller(front="witch"), teller(), middle="dragon dark-lord")
    table.seat(1)
    assert (front(table, 0), pile(table, "discard"), scores(table)) == ("", "witch", [4, 0])


@clause("4.5")
def test_the_dragon_chooses_between_the_middle_and_a_player() -> None:
    table = played("dragon", teller(), teller(front="merchant"), middle="merchant")
    table.seat(0).asked("where", "seat 1", "middle").plays("middle")
    assert (front(table, 1), pile(table, "middle"), pile(table, "discard")) == ("merchant", "dragon", "merchant")


@clause("4.5")
def test_the_dragon_destroys_places_but_neither_villains_nor_the_time() -> None:
    table = played("dragon", teller(), teller(front="ogre"), middle="cursed-castle enchanted-forest")
    table.seat(0).asked("target", "card cursed-castle", "card enchanted-forest")
    table.refuses("card night", "4.5").refuses("card ogre", "4.5").refuses("card dragon", "4.5")
    table.plays("card cursed-castle")
    assert (pile(table, "middle"), view(table)["time"]) == ("enchanted-forest dragon", "night")


@clause("2.3")
def test_where_it_is_neither_day_nor_night_the_dragon_scores_its_corner_only() -> None:
    assert scores(played("dragon", time="neither")) == [2, 0]


@clause("4.9", "3.4")
def test_a_sage_the_dragon_has_eaten_does_not_score_at_the_end_of_the_turn() -> None:
    table = played("dragon", teller(front="old-sage"), teller(), time="day")
    assert (scores(table), pile(table, "discard")) == ([2, 0], "old-sage")


# Ogre.


@clause("4.6")
def test_the_ogre_takes_the_only_item_of_the_only_owner_without_asking() -> None:
    table = played("ogre", teller(coin=1), teller(), teller(coin=1))
    table.seat(1)
    assert [items(table, seat) for seat in range(3)] == ["2 coin", "", ""]
    assert told(table, "robbed") == [{"seat": 0, "seat_other": 2, "item": "coin"}]


@clause("4.6", "4.3")
def test_where_nobody_else_has_an_item_the_ogre_takes_none() -> None:
    table = played("ogre", teller(coin=1), teller())
    table.seat(1)
    assert (items(table, 0), scores(table), front(table, 0)) == ("1 coin", [1, 0], "ogre")


@clause("4.6")
def test_of_the_only_owner_the_ogre_asks_the_item_at_once() -> None:
    table = played("ogre", teller(), teller(coin=2, wand=1))
    table.seat(0).asked("loot", "item coin", "item wand").plays("item coin")
    assert (items(table, 0), items(table, 1)) == ("1 coin", "1 coin 1 wand")


@clause("4.6", "5.1")
def test_the_ogre_robs_players_and_not_the_supply() -> None:
    table = played("ogre", teller(), teller(coin=8))
    assert (items(table, 0), items(table, 1), view(table)["supply"]["coin"]) == ("1 coin", "7 coin", 0)


# Creature of the Night, Old Sage.


@clause("3.4", "4.1", "2.1")
@pytest.mark.parametrize(("time", "got"), [("night", 2), ("day", 1), ("neither", 1)])
def test_the_creature_of_the_night_scores_at_the_end_of_the_turn_it_comes(time: str, got: int) -> None:
    table = played("creature-of-the-night", time=time)
    assert (scores(table), front(table, 0)) == ([got, 0], "creature-of-the-night")


@clause("3.4", "4.1", "2.1")
@pytest.mark.parametrize(("time", "got"), [("night", 1), ("day", 2), ("neither", 1)])
def test_the_old_sage_scores_at_the_end_of_the_turn_it_comes(time: str, got: int) -> None:
    table = played("old-sage", time=time)
    assert (scores(table), front(table, 0)) == ([got, 0], "old-sage")


@clause("3.4", "4.1")
@pytest.mark.parametrize(("card", "time"), [("creature-of-the-night", "night"), ("old-sage", "day")])
def test_each_copy_scores_at_the_end_of_its_owners_turns_only(card: str, time: str) -> None:
    table = played("fairy", teller(front=f"{card} {card}", score=5), teller("hidden-cave", front="witch"), time=time)
    table.seat(0).plays("item coin")
    before = scores(table)
    assert before == [5 + 1 + (time == "day") + 2, 0]
    table.seat(1).plays("card hidden-cave")
    assert scores(table) == [before[0], 1]


# King.


@clause("4.2", "4.7")
def test_the_king_counts_places_and_takes_an_armour() -> None:
    table = played("king", teller(), teller(), middle="cursed-castle enchanted-forest dragon")
    assert (scores(table), items(table, 0)) == ([4, 0], "1 armour")
    assert pile(table, "middle") == "cursed-castle enchanted-forest dragon king"


@clause("4.3", "5.1")
def test_without_places_and_armours_the_king_scores_his_corner() -> None:
    table = played("king", teller(), teller(armour=4))
    assert (scores(table), items(table, 0)) == ([2, 0], "")


# Young Hero.


@clause("5.1", "4.4", "4.2")
def test_the_young_hero_takes_arms_and_may_slay_a_villain() -> None:
    table = played("young-hero", teller(), teller(front="ogre"))
    table.seat(0).asked("item", "item sword", "item armour").plays("item armour")
    table.asked("may", "yes", "pass").plays("yes").seat(1)
    assert (scores(table), items(table, 0), front(table, 0)) == ([3, 0], "1 armour", "young-hero")
    assert (front(table, 1), pile(table, "discard")) == ("", "ogre")


@clause("4.4")
def test_the_young_hero_may_spare_the_villain() -> None:
    table = played("young-hero", teller(), teller(front="ogre"))
    table.seat(0).plays("item sword", "pass").seat(1)
    assert (scores(table), items(table, 0), front(table, 1)) == ([1, 0], "1 sword", "ogre")


@clause("4.5")
def test_the_young_hero_chooses_among_villains() -> None:
    table = played("young-hero", teller(front="ogre"), teller(front="ogre"), middle="dragon king")
    table.seat(0).plays("item sword", "yes").asked("target", "card ogre", "card dragon").plays("card ogre")
    table.asked("where", "seat 0", "seat 1").plays("seat 0")
    assert (scores(table), front(table, 0), front(table, 1)) == ([3, 0], "young-hero", "ogre")


@clause("4.3", "4.4")
def test_without_a_villain_the_young_hero_is_not_asked() -> None:
    table = played("young-hero", middle="king witch")
    table.seat(0).plays("item sword").seat(1)
    assert scores(table) == [1, 0]


@clause("5.1")
@pytest.mark.parametrize(("sword", "armour", "got"), [(4, 3, "1 armour"), (3, 4, "1 sword"), (4, 4, "")])
def test_the_young_hero_takes_what_is_left_without_being_asked(sword: int, armour: int, got: str) -> None:
    table = played("young-hero", teller(), teller(sword=sword, armour=armour))
    table.seat(1)
    assert items(table, 0) == got


# Merchant.


@clause("4.7", "4.2")
@pytest.mark.parametrize(("middle", "got"), [("", 2), ("merchant", 4), ("merchant merchant king", 6)])
def test_the_merchant_draws_two_and_counts_merchants_and_himself(middle: str, got: int) -> None:
    table = played("merchant", middle=middle, top="dragon fairy hidden-cave")
    assert (scores(table), hand(table, 0)) == ([got, 0], "hidden-cave dragon fairy")


@clause("4.7")
def test_merchants_before_players_count_those_in_hands_do_not() -> None:
    table = played("merchant", teller(), teller("merchant", front="merchant"))
    assert scores(table) == [4, 0]


@clause("4.3", "3.1")
@pytest.mark.parametrize(
    ("deck", "got"), [("", ""), ("hidden-cave", "hidden-cave"), ("king hidden-cave", "hidden-cave king")]
)
def test_the_merchant_draws_as_far_as_the_deck_goes(deck: str, got: str) -> None:
    table = played("merchant", teller(), teller("gypsy"), deck=deck)
    assert (hand(table, 0), scores(table)) == (got, [2, 0])


@clause("4.8")
def test_the_witchs_owner_draws_by_the_merchant() -> None:
    table = played("merchant", teller(front="witch"), teller(), top="dragon fairy hidden-cave")
    assert hand(table, 0) == "hidden-cave dragon fairy"


# Wizard.


@clause("3.2", "4.4", "5.2")
def test_the_wizard_takes_a_wand_and_may_make_a_deal_at_once() -> None:
    table = played("wizard", teller(), teller(), top="king hidden-cave")
    table.seat(0).asked("may", "yes", "pass").plays("yes").asked("deal", "deal 3").plays("deal 3").seat(1)
    assert (scores(table), items(table, 0), hand(table, 0)) == ([2, 0], "1 coin", "hidden-cave king")
    assert pile(table, "middle") == "wizard"


@clause("4.4")
def test_the_wizard_may_keep_the_wand() -> None:
    table = played("wizard")
    table.seat(0).plays("pass").seat(1)
    assert (scores(table), items(table, 0)) == ([1, 0], "1 wand")


@clause("4.3", "5.1")
def test_without_a_deal_that_can_be_paid_the_wizard_is_not_asked() -> None:
    table = played("wizard", teller(), teller(wand=4))
    table.seat(1)
    assert (scores(table), items(table, 0)) == ([1, 0], "")


@clause("3.2")
def test_a_deal_before_and_the_wizards_deal_make_two_in_one_turn() -> None:
    table = turn(teller("wizard", wand=1), teller(), top="king fairy hidden-cave")
    table.seat(0).asked("use", "deal 3", "pass").plays("deal 3", "card wizard", "yes", "deal 3").seat(1)
    assert (scores(table), items(table, 0), hand(table, 0)) == ([3, 0], "2 coin", "hidden-cave king fairy")
    assert [event["number"] for event in told(table, "dealt")] == [3, 3]


@clause("3.2", "5.2")
def test_the_wizard_offers_the_deals_that_can_be_paid() -> None:
    table = played("wizard", teller(armour=1, sword=1), teller(), settings=["a1", "b1"], discard="king")
    table.seat(0).plays("yes").asked("deal", "deal 1", "deal 3").refuses("deal 2", "3.2").refuses("pass", "3.2")
    table.plays("deal 1")
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave king", "1 sword 1 wand")


@clause("3.2", "3.3")
def test_the_wizards_deal_can_let_you_play_another_card() -> None:
    table = played("wizard", settings=["a4", "b1"])
    table.seat(0).plays("yes", "deal 3").asked("card", "card hidden-cave").plays("card hidden-cave").seat(1)
    assert (scores(table), items(table, 0), pile(table, "middle")) == ([2, 0], "2 coin", "wizard hidden-cave")


@clause("4.8", "5.2")
def test_a_witch_does_not_let_others_draw_by_the_wizards_deal() -> None:
    table = played("wizard", teller(), teller(front="witch"))
    table.seat(0).plays("yes", "deal 3")
    assert (scores(table), items(table, 0), hand(table, 0)) == ([2, 0], "1 coin", "hidden-cave")


# Princess.


@clause("4.5")
def test_the_princess_chooses_among_men_everywhere() -> None:
    table = played("princess", teller(front="old-sage"), teller(front="young-hero witch"), middle="king dragon fairy")
    table.seat(0).asked("target", "card old-sage", "card young-hero", "card king").plays("card king")
    assert (hand(table, 0), pile(table, "middle"), scores(table)) == (
        "hidden-cave king",
        "dragon fairy princess",
        [2, 0],
    )


@clause("4.5", "4.3")
def test_without_a_man_in_play_the_princess_takes_nobody() -> None:
    table = played("princess", teller("king"), teller("merchant"), middle="princess dragon", discard="king")
    table.seat(1)
    assert (hand(table, 0), pile(table, "middle")) == ("hidden-cave king", "princess dragon princess")


@clause("4.5")
def test_the_princess_chooses_where_the_man_lies() -> None:
    table = played("princess", teller(front="merchant"), teller(), middle="merchant")
    table.seat(0).asked("where", "seat 0", "middle").plays("seat 0")
    assert (front(table, 0), pile(table, "middle")) == ("", "merchant princess")


@clause("4.9", "4.8")
def test_the_man_a_princess_takes_acts_only_when_he_is_played_and_no_witch_prevents_it() -> None:
    table = played("princess", teller(), teller("ogre", front="witch"), middle="king")
    assert (scores(table), items(table, 0), hand(table, 0)) == ([2, 0], "", "hidden-cave king")
    assert table.table.view(1)["known"] == [["king"], []]
    table.seat(1).plays("card ogre").seat(0).plays("card king")
    assert (scores(table), items(table, 0)) == ([4, 1], "1 armour")
    assert table.table.view(1)["known"] == [[], []]


# Witch.


@clause("4.1", "4.2")
def test_the_witch_lies_before_you() -> None:
    table = played("witch")
    assert (scores(table), front(table, 0), pile(table, "middle")) == ([2, 0], "witch", "")


@clause("4.8", "3.1")
def test_a_witch_does_not_touch_the_draw_of_others_at_the_beginning() -> None:
    table = turn(teller("king"), teller(front="witch"))
    assert hand(table, 0) == "hidden-cave king"


@clause("4.8", "5.2")
def test_a_witch_lets_a_deal_be_paid_for_but_nothing_be_drawn() -> None:
    table = turn(teller("king", coin=1), teller(front="witch"), settings=["a2", "b1"])
    table.seat(0).plays("deal 3")
    assert (items(table, 0), hand(table, 0)) == ("", "hidden-cave king")


@clause("4.8")
def test_a_witch_does_not_touch_the_deals_of_her_owner() -> None:
    table = turn(teller("king", front="witch", coin=1), teller(), settings=["a2", "b1"], top="dragon hidden-cave")
    table.seat(0).plays("deal 3")
    assert hand(table, 0) == "hidden-cave dragon king"


@clause("4.8")
def test_two_witches_keep_each_others_owners_from_drawing() -> None:
    table = played("merchant", teller(front="witch"), teller("merchant", front="witch"), top="dragon hidden-cave")
    assert hand(table, 0) == "hidden-cave"
    table.seat(1).plays("card merchant")
    assert hand(table, 1) == "dragon"


@clause("4.8", "4.9")
def test_a_witch_in_a_hand_or_discarded_forbids_nothing() -> None:
    table = played("merchant", teller(), teller("witch"), discard="witch", top="dragon fairy hidden-cave")
    assert hand(table, 0) == "hidden-cave dragon fairy"


# Fairy.


@clause("5.1", "2.1")
@pytest.mark.parametrize(("time", "got"), [("day", 2), ("night", 1), ("neither", 1)])
def test_the_fairy_gives_an_item_of_choice_and_a_point_by_day(time: str, got: int) -> None:
    table = played("fairy", time=time)
    table.seat(0).asked("item", "item coin", "item sword", "item armour", "item wand").plays("item wand")
    assert (scores(table), items(table, 0), pile(table, "middle")) == ([got, 0], "1 wand", "fairy")


@clause("5.1")
def test_the_fairy_offers_what_is_in_the_supply() -> None:
    table = played("fairy", teller(), teller(sword=4, coin=8))
    table.seat(0).asked("item", "item armour", "item wand").refuses("item coin", "5.1").plays("item armour")
    assert items(table, 0) == "1 armour"


@clause("5.1", "4.3")
@pytest.mark.parametrize(("coin", "got"), [(7, "1 coin"), (8, "")])
def test_where_one_kind_or_none_is_left_the_fairy_does_not_ask(coin: int, got: str) -> None:
    table = played("fairy", teller(), teller(sword=4, armour=4, wand=4, coin=coin), time="day")
    table.seat(1)
    assert (scores(table), items(table, 0)) == ([2, 0], got)


# Gypsy.


@clause("4.6")
def test_the_gypsy_takes_a_card_and_gives_one() -> None:
    table = played("gypsy", teller("dragon"), teller("king"), top="merchant hidden-cave")
    table.seat(0).asked("give", "card hidden-cave", "card dragon", "card king").refuses("pass", "4.6")
    table.plays("card dragon").seat(1)
    assert (hand(table, 0), hand(table, 1)) == ("hidden-cave king", "dragon merchant")
    assert (scores(table), pile(table, "middle")) == ([1, 0], "gypsy")


@clause("4.6")
def test_the_gypsy_can_give_back_what_she_took() -> None:
    table = played("gypsy", teller(), teller("king"), deck="")
    table.seat(0).asked("give", "card king").plays("card king").seat(1)
    assert (hand(table, 0), hand(table, 1)) == ("", "king")
    assert (table.table.view(0)["known"], table.table.view(1)["known"]) == ([[], ["king"]], [[], []])


@clause("4.6")
def test_the_gypsy_visits_somebody_with_cards() -> None:
    table = played("gypsy", teller(), teller("king"), teller(), teller("fairy"))
    table.seat(0).asked("victim", "seat 1", "seat 3").refuses("seat 2", "4.6").plays("seat 3").plays("card hidden-cave")
    assert (hand(table, 0), hand(table, 3)) == ("fairy", "hidden-cave")


@clause("4.6", "4.3")
def test_where_no_hand_has_a_card_the_gypsy_takes_none() -> None:
    table = played("gypsy", teller("dragon"), teller(), teller())
    table.seat(1)
    assert (hand(table, 0), scores(table)) == ("hidden-cave dragon", [1, 0, 0])


@clause("4.6")
def test_only_the_two_see_what_the_gypsy_moves() -> None:
    table = played("gypsy", teller("dragon"), teller("king"), teller())
    table.seat(0).plays("card dragon")
    assert table.table.view(0)["known"] == [[], ["dragon"], []]
    assert table.table.view(1)["known"] == [["king"], [], []]
    assert table.table.view(2)["known"] == [[], [], []]
    heard = [
        [event.args["card"] for event in table.table.events_for(seat) if event.kind == "slipped-seen"]
        for seat in (0, 1, 2)
    ]
    assert heard == [["king", "dragon"], ["king", "dragon"], []]
    assert len(told(table, "slipped")) == 2


@clause("4.6")
def test_after_the_gypsy_others_no_longer_know_where_a_card_is() -> None:
    third = {**teller(), "known": [["dragon"], ["king"], []]}
    table = played("gypsy", teller("dragon"), teller("king fairy"), third)
    assert table.table.view(2)["known"] == [["dragon"], [], []]
    table.seat(0).plays("card hidden-cave")
    assert table.table.view(2)["known"] == [[], [], []]


@clause("4.6")
def test_the_card_the_gypsy_takes_is_random() -> None:
    taken = set()
    for seed in range(20):
        dice = {"key": f"{seed:064x}", "used": 0}
        taken.add(hand(played("gypsy", teller(), teller("king fairy"), dice=dice), 0))
    assert taken == {"hidden-cave king", "hidden-cave fairy"}


# Secret Helper.


@clause("4.5", "4.11", "4.10")
def test_the_secret_helper_removes_any_card_in_play() -> None:
    table = played(
        "secret-helper",
        teller(front="ogre"),
        teller(front="witch"),
        middle="king cursed-castle",
        top="fairy hidden-cave",
    )
    table.seat(0).asked("target", "card night", "card ogre", "card witch", "card king", "card cursed-castle").plays(
        "card king"
    )
    assert (pile(table, "removed"), pile(table, "discard"), pile(table, "middle")) == (
        "king",
        "secret-helper",
        "cursed-castle",
    )
    assert (items(table, 0), scores(table)) == ("1 coin", [1, 0])


@clause("2.3", "4.5", "4.11")
def test_the_secret_helper_removes_the_night_and_then_it_is_neither() -> None:
    table = played("secret-helper", teller(front="creature-of-the-night"), teller("dragon"), middle="king")
    table.seat(0).plays("card night")
    assert (view(table)["time"], pile(table, "removed"), scores(table)) == (None, "night", [1, 0])
    table.seat(1).plays("card dragon")
    assert scores(table) == [1, 2]


@clause("2.3", "4.5")
def test_the_secret_helper_removes_the_day_and_then_it_is_neither() -> None:
    table = played("secret-helper", teller(front="old-sage"), teller(), time="day")
    table.seat(0).asked("target", "card day", "card old-sage").plays("card day")
    assert (view(table)["time"], pile(table, "removed"), scores(table)) == (None, "day", [1, 0])


@clause("4.3", "4.5")
def test_where_only_the_night_is_left_the_secret_helper_must_remove_it() -> None:
    table = played("secret-helper", top="fairy king hidden-cave")
    table.seat(1)
    assert (view(table)["time"], hand(table, 0), items(table, 0)) == (None, "hidden-cave king", "1 coin")


@clause("4.5", "4.3", "4.10")
def test_without_a_card_in_play_the_secret_helper_removes_none_not_even_herself() -> None:
    table = played("secret-helper", time="neither", top="fairy king hidden-cave")
    assert (pile(table, "removed"), pile(table, "discard")) == ("", "secret-helper")
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave king", "1 coin")


@clause("4.8", "4.2")
def test_the_secret_helper_draws_after_she_has_removed_the_witch() -> None:
    table = played("secret-helper", teller(), teller(front="witch"), top="fairy king hidden-cave")
    table.seat(0).plays("card witch")
    assert (hand(table, 0), pile(table, "removed")) == ("hidden-cave king", "witch")


@clause("4.8")
def test_the_secret_helper_does_not_draw_against_a_witch() -> None:
    table = played("secret-helper", teller(), teller(front="witch"))
    table.seat(0).plays("card night")
    assert (hand(table, 0), items(table, 0)) == ("hidden-cave", "1 coin")


@clause("4.3", "5.1")
def test_without_coins_and_deck_the_secret_helper_only_removes() -> None:
    table = played("secret-helper", teller(), teller("king", coin=8), deck="hidden-cave", middle="fairy")
    table.seat(0).plays("card fairy").seat(1)
    assert (hand(table, 0), items(table, 0), pile(table, "middle")) == ("hidden-cave", "", "")
