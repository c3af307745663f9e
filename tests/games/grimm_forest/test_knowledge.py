"""What a seat has seen, how long it knows it, and how it imagines the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.grimm_forest.forest import GAME, building, choose, clause, hand, pig, round_of, told, written
from tests.kit import walk


def worlds(table: Any, viewer: int | None, count: int = 60) -> list[dict[str, Any]]:
    return [table.table.imagine(viewer, seed).position() for seed in range(count)]


def imagined_hands(table: Any, viewer: int | None, seat: int, count: int = 60) -> list[Counter[str]]:
    return [Counter(world["players"][seat]["hand"]) for world in worlds(table, viewer, count)]


@clause("3.4")
def test_hands_are_imagined_from_all_cards_not_seen() -> None:
    table = round_of(pig(hand="wolf wolf"), pig(hand="roar dragon"), pig(), discard="giant")
    found: Counter[str] = Counter()
    for cards in imagined_hands(table, 0, 1, 200):
        assert sum(cards.values()) == 2
        found += cards
    assert "wolf" not in found  # the viewer holds both
    assert "giant" not in found  # it lies in the discard
    assert len(found) > 25


@clause("11.19")
def test_everybody_knows_what_followed_the_flute() -> None:
    table = round_of(pig(hand="giant"), pig(hand="magic-flute roar"), pig())
    choose(table, "field giant", "forest magic-flute", "brickyard")
    assert table.table.view(0)["known"][1] == table.table.view(2)["known"][1] == ["giant"]
    for viewer in (0, 2):
        assert all(cards["giant"] == 1 for cards in imagined_hands(table, viewer, 1))
    assert "known" not in table.table.view(None)


@clause("11.19")
def test_a_known_card_may_be_the_one_that_lies_face_down() -> None:
    table = round_of(pig(), pig(hand="giant roar", friend="jack-the-giant-slayer"), pig(friend="evil-queen"))
    place = table.table.position()
    place["players"][0]["known"] = [[], ["giant"], []]
    place["agenda"], place["asks"] = [], []
    table.table = GAME.arrange({**place, "agenda": [["seal"]], "asks": [["commit"], ["commit"], None]}, listen=True)
    choose(table, "field", "field giant", "")
    table.seat(2).asked("who")
    where: Counter[str] = Counter()
    for world in worlds(table, 0, 80):
        player = world["players"][1]
        assert "giant" in (*player["hand"], player["fable"])
        where["down" if player["fable"] == "giant" else "hand"] += 1
    assert where["down"] > 15
    assert where["hand"] > 15


@clause("11.25")
def test_what_came_from_the_discard_is_known_until_it_is_played() -> None:
    table = round_of(pig(hand="search-the-past"), pig(), pig(), discard="wolf dragon roar")
    choose(table, "field search-the-past", "field", "forest")
    table.seat(0).plays("card wolf", "card dragon")
    assert table.table.view(1)["known"][0] == ["dragon", "wolf"]
    for seat in (0, 1, 2):
        table.seat(seat).plays("gain straw", "gain straw")
    choose(table, "field wolf", "field", "forest")
    assert table.table.view(1)["known"][0] == ["dragon"]


@clause("11.5")
def test_a_stolen_fable_is_known_to_thief_and_victim_only() -> None:
    table = round_of(pig(hand="consult-the-oracle"), pig(hand="wolf"), pig(hand="roar"))
    choose(table, "field consult-the-oracle", "forest", "forest")
    table.seat(0).plays("yes")
    assert hand(table, 0) == "roar wolf"
    assert table.table.view(1)["known"][0] == ["wolf"]
    assert table.table.view(2)["known"][0] == ["roar"]
    heard = [event.args.get("card") for event in table.table.events_for(2)]
    assert ("wolf" in heard, "roar" in heard) == (False, True)
    assert all(cards["wolf"] >= 1 for cards in imagined_hands(table, 1, 0))
    assert not all(cards["wolf"] == 1 for cards in imagined_hands(table, 2, 0))


@clause("12.22")
def test_others_forget_what_they_knew_of_a_hand_that_gave_something_away() -> None:
    table = round_of(pig(friend="snow-white"), pig(hand="wolf roar", known=[[], [], []]), pig())
    place = table.table.position()
    place["players"][2]["known"] = [[], ["wolf"], []]
    table.table = GAME.arrange(place, listen=True)
    choose(table, "field", "field", "forest")
    table.seat(1).asked("surrender", "card wolf", "card roar").plays("card roar")
    assert table.table.view(2)["known"][1] == []
    assert table.table.view(0)["known"][1] == []
    assert table.table.view(1)["known"][0] == ["roar"]


@clause("12.9")
def test_goldilocks_friend_knows_the_top_of_the_deck_until_it_is_drawn() -> None:
    table = building(pig(friend="goldilocks"), pig(), pig(), deck=_deck("wolf", "dragon", "giant"))
    table.seat(0).plays("special").asked("keep", "card wolf", "card dragon", "card giant").plays("card wolf")
    table.asked("top", "card dragon", "card giant").plays("card giant")
    assert table.table.view(0)["top"] == ["giant", "dragon"]
    assert table.table.view(1)["top"] == []
    assert all(world["deck"][-2:] == ["dragon", "giant"] for world in worlds(table, 0))
    tops = {tuple(world["deck"][-2:]) for world in worlds(table, 1)}
    assert len(tops) > 40
    table.plays("gain straw")
    table.seat(1).plays("draw")
    assert table.table.view(0)["known"][1] == ["giant"]
    assert table.table.view(0)["top"] == ["dragon"]
    assert table.table.view(2)["known"][1] == []


def _deck(*top: str) -> list[str]:
    rest: Counter[str] = Counter(GAME.deal(3, 1).position()["deck"])
    rest.subtract(top)
    return [*sorted(rest.elements()), *top]


@clause("12.9")
def test_what_goldilocks_looks_at_is_hers_alone() -> None:
    table = building(pig(friend="goldilocks"), pig(), pig(), deck=_deck("wolf", "dragon", "giant"))
    table.seat(0).plays("special")
    assert table.table.view(0)["drawn"] == ["dragon", "giant", "wolf"]
    assert table.table.view(1)["drawn"] == []
    table.shows("peeking", is_=3)
    assert len({tuple(world["drawn"]) for world in worlds(table, 1)}) > 40


@clause("12.9", "1.8")
def test_goldilocks_looks_at_what_there_is() -> None:
    rest: Counter[str] = Counter(GAME.deal(3, 1).position()["deck"])
    rest.subtract(["wolf"])
    table = building(pig(friend="goldilocks"), pig(hand=" ".join(rest.elements())), pig(), deck="wolf")
    table.seat(0).plays("special").asked("menu")
    assert hand(table, 0) == "wolf"
    assert table.table.view(0)["top"] == []


@clause("11.11")
def test_of_whispers_others_see_only_what_is_discarded() -> None:
    table = round_of(pig(hand="ghostly-whispers"), pig(), pig(), deck=_whispers())
    choose(table, "field ghostly-whispers", "forest", "brickyard")
    table.seat(0).plays("card wolf", "card dragon")
    assert sorted(event["card"] for event in told(table, "threw")) == ["giant", "taxation"]
    assert hand(table, 0) == "dragon wolf"
    kept = imagined_hands(table, 1, 0)
    assert not all(cards == Counter(["wolf", "dragon"]) for cards in kept)
    assert all("taxation" not in cards for cards in kept)


def _whispers() -> list[str]:
    rest = Counter(_deck("wolf", "dragon", "giant", "taxation"))
    rest.subtract(["ghostly-whispers", "wolf", "dragon", "giant", "taxation"])
    return [*sorted(rest.elements()), "wolf", "dragon", "giant", "taxation"]


@clause("11.11", "12.9")
def test_who_knew_the_top_knows_who_has_it_after_the_whispers() -> None:
    table = round_of(pig(hand="ghostly-whispers"), pig(tops=2), pig(), deck=_whispers())
    choose(table, "field ghostly-whispers", "forest", "brickyard")
    table.seat(0).plays("card wolf", "card taxation")  # of the two that Blue knew, the Giant is discarded
    assert table.table.view(1)["known"][0] == ["taxation"]


@clause("11.11", "12.9")
def test_whispers_of_cards_one_knows_already_tell_nobody_else() -> None:
    table = round_of(pig(hand="ghostly-whispers", tops=2), pig(), pig(), deck=_whispers())
    choose(table, "field ghostly-whispers", "forest", "brickyard")
    assert table.table.view(0)["drawn"] == ["dragon", "giant", "taxation", "wolf"]
    assert [table.table.view(seat)["known"][0] for seat in range(3)] == [[], [], []]


@clause("11.6")
def test_what_the_ball_shows_is_for_one_pair_of_eyes() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(), pig())
    choose(table, "field crystal-ball", "forest", "brickyard")
    table.seat(0).plays("seat 1")
    assert [table.table.view(viewer)["players"][1]["gather"] for viewer in (0, 1, 2, None)] == [
        "forest",
        "forest",
        "hidden",
        "hidden",
    ]
    assert {world["players"][1]["gather"] for world in worlds(table, 0)} == {"forest"}
    assert {world["players"][1]["gather"] for world in worlds(table, 2)} == {"field", "forest", "brickyard"}
    assert {world["players"][2]["gather"] for world in worlds(table, 0)} == {"field", "forest", "brickyard"}


@clause("11.31")
def test_knowledge_goes_with_the_card_that_is_swapped() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(hand="wishing-well"), pig(), pig(hand="crystal-ball"))
    choose(table, "field crystal-ball", "forest wishing-well", "brickyard", "market crystal-ball")
    table.seat(0).plays("seat 2", "pass")
    table.seat(1).plays("seat 1", "seat 2")
    table.seat(3).asked("who")
    # Orange has seen Purple's card, which lies before Blue now; Blue and Purple know both.
    assert [table.table.view(0)["players"][seat]["gather"] for seat in (1, 2)] == ["brickyard", "hidden"]
    for viewer in (1, 2):
        assert [table.table.view(viewer)["players"][seat]["gather"] for seat in (1, 2)] == ["brickyard", "forest"]


@clause("12.4")
def test_what_the_queen_saw_is_hers_alone() -> None:
    table = round_of(pig(friend="evil-queen"), pig(hand="wolf"), pig())
    choose(table, "", "forest wolf", "brickyard")
    table.seat(0).plays("seat 1", "look fable").asked("commit")
    assert table.table.view(0)["players"][1]["fable"] == "wolf"
    assert table.table.view(2)["players"][1]["fable"] == "hidden"
    assert {world["players"][1]["fable"] for world in worlds(table, 0)} == {"wolf"}
    assert len({world["players"][1]["fable"] for world in worlds(table, 2)}) > 10


@clause("12.13")
def test_what_lies_under_the_mermaid_is_secret_until_it_is_ruled_out() -> None:
    table = round_of(pig(friend="little-mermaid", tucked=["forest"]), pig(), pig())
    assert {tuple(world["players"][0]["tucked"]) for world in worlds(table, 1)} == {
        ("field",),
        ("forest",),
        ("brickyard",),
    }
    assert {tuple(world["players"][0]["tucked"]) for world in worlds(table, 0, 10)} == {("forest",)}
    choose(table, "field", "field", "field")
    assert {tuple(world["players"][0]["tucked"]) for world in worlds(table, 1)} == {("forest",), ("brickyard",)}
    assert written(table, 0)["shown"] == ["field"]


@clause("12.13", "11.6")
def test_a_card_seen_in_the_ball_is_not_under_the_mermaid() -> None:
    table = round_of(pig(hand="crystal-ball"), pig(friend="little-mermaid", tucked=["forest"]), pig())
    choose(table, "field crystal-ball", "field", "field")
    table.seat(0).plays("seat 1")
    assert {tuple(world["players"][1]["tucked"]) for world in worlds(table, 0)} == {("forest",), ("brickyard",)}
    assert len({tuple(world["players"][1]["tucked"]) for world in worlds(table, 2)}) == 3


@clause("12.21")
def test_a_dream_is_anybodys_guess() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(), pig())
    table.seat(0).plays("seat 1")
    for viewer in (0, 1, 2, None):
        assert table.table.view(viewer)["players"][1]["fable"] == "hidden"
        assert len({world["players"][1]["fable"] for world in worlds(table, viewer)}) > 15


@clause("12.21", "12.9")
def test_who_knew_the_top_knows_the_dream() -> None:
    table = round_of(pig(friend="sleeping-beauty"), pig(tops=1), pig(), deck=_deck("wolf"))
    table.seat(0).plays("seat 1")
    assert table.table.view(1)["players"][1]["fable"] == "wolf"
    assert table.table.view(2)["players"][1]["fable"] == "hidden"


@clause("3.1", "3.2")
def test_a_secret_choice_is_imagined_from_what_could_be_chosen() -> None:
    table = round_of(pig(hand="wolf"), pig(), pig(friend="huntsman"))
    table.seat(0).plays("gather field", "card wolf")
    found = [world["players"][0] for world in worlds(table, 1)]
    assert {player["gather"] for player in found} == {"field", "forest", "brickyard"}
    assert all(player["fable"] is not None and player["hand"] == [] for player in found)  # the Huntsman wants one
    assert len({player["fable"] for player in found}) > 10


def test_no_card_is_imagined_twice() -> None:
    """Whole games: the imagined world has the same box."""
    box: Counter[str] = Counter(GAME.deal(4, 5).position()["deck"])
    for table in walk(GAME.deal(4, 5), 5):
        for viewer in (0, 3, None):
            world = table.imagine(viewer, 1).position()
            cards = [*world["deck"], *world["discard"], *world["drawn"]]
            cards += [place["unique"] for place in world["locations"].values() if place["unique"]]
            for player in world["players"]:
                cards += [*player["hand"], *["cutting-corners"] * player["corners"]]
                cards += [player[key] for key in ("fable", "due") if player[key]]
            assert Counter(cards) == box
