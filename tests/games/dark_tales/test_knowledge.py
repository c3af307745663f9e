"""What a seat knows of other hands, and how it imagines the rest."""

from __future__ import annotations

from collections import Counter

from tests.games.dark_tales.tale import GAME, box, clause, hand, played, position, teller, turn
from tests.kit import walk
from tests.kit.scenario import Scenario


def hands(table: Scenario, viewer: int | None, seat: int, count: int = 60) -> list[Counter[str]]:
    worlds = [table.table.imagine(viewer, seed).position() for seed in range(count)]
    return [Counter(world["players"][seat]["hand"]) for world in worlds]


@clause("3.5")
def test_a_hand_is_imagined_from_all_cards_not_seen() -> None:
    table = turn(teller("king king"), teller("witch ogre"), middle="gypsy gypsy")
    found: Counter[str] = Counter()
    for cards in hands(table, 0, 1, 200):
        assert sum(cards.values()) == 2
        found += cards
    assert not {"king", "gypsy"} & set(found)
    assert len(found) > 12


@clause("4.9")
def test_what_was_taken_from_the_table_is_known_to_all_until_it_is_played() -> None:
    table = played("princess", teller(), teller(), teller(), middle="wizard")
    assert table.table.view(1)["known"][0] == table.table.view(2)["known"][0] == ["wizard"]
    assert all(cards["wizard"] >= 1 for cards in hands(table, 1, 0))
    assert table.table.view(None)["known"][0] == ["wizard"]
    assert all(cards["wizard"] >= 1 for cards in hands(table, None, 0))
    place = {**table.table.position(), "turns": 3}
    later = Scenario(
        GAME.arrange({**place, "agenda": [["end"], ["play"]], "asks": [["card"], None, None]}, listen=True)
    )
    later.seat(0).plays("card wizard")
    assert later.table.view(1)["known"][0] == []


@clause("4.6")
def test_a_swap_is_known_to_the_two_who_swap() -> None:
    table = played("gypsy", teller(), teller("king"), teller("witch ogre fairy"), top="merchant")
    table.seat(0).asked("victim", "seat 1", "seat 2").plays("seat 1")
    assert hand(table, 0) == "king merchant"
    assert table.table.view(1)["known"][0] == ["king"]
    assert table.table.view(2)["known"][0] == []
    table.seat(0).asked("give", "card king", "card merchant").plays("card merchant")
    assert (hand(table, 0), "merchant" in hand(table, 1).split()) == ("king", True)
    assert table.table.view(0)["known"][1] == ["merchant"]
    assert [event.args["card"] for event in table.table.events_for(2) if event.kind == "slipped-seen"] == []


@clause("4.6")
def test_others_forget_what_they_knew_of_a_hand_that_was_swapped_with() -> None:
    place = position(teller("gypsy"), teller("king ogre"), teller())
    place["players"][2]["known"] = [[], ["king"], []]
    place["players"][0]["known"] = [[], ["king", "ogre"], []]
    table = Scenario(GAME.arrange(place, listen=True))
    table.seat(0).plays("card gypsy")
    assert table.table.view(2)["known"][1] == []
    stolen = next(card for card in ("king", "ogre") if card in hand(table, 0))
    assert table.table.view(0)["known"][1] == [card for card in ("king", "ogre") if card != stolen]


def test_no_card_is_imagined_twice() -> None:
    for table in walk(GAME.deal(3, 5), 5):
        for viewer in (0, 2, None):
            world = table.imagine(viewer, 1).position()
            cards = [card for zone in ("deck", "middle", "discard", "removed", "resolving") for card in world[zone]]
            cards += [card for player in world["players"] for zone in ("hand", "front") for card in player[zone]]
            cards += [world["time"]] if world["time"] != "neither" else []
            assert Counter(cards) == box()
