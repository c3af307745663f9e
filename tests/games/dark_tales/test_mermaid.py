"""The Little Mermaid: pacts with the sea witch, and the cards that come with them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.dark_tales.tale import (
    DECKS,
    GAME,
    ROWS,
    box,
    causes,
    clause,
    front,
    hand,
    items,
    pacts,
    pile,
    played,
    position,
    scores,
    teller,
    told,
    turn,
    view,
)
from tests.kit import scenario, walk

if TYPE_CHECKING:
    from taletable.kernel import Table
    from tests.kit.scenario import Scenario

PACTS = [str(row["id"]) for row in ROWS if row["deck"] == "pacts"]
VILLAINS = {str(row["id"]) for row in ROWS if row["kind"] == "villain"}


def start(seats: int, seed: int, **options: Any) -> Table:
    return GAME.start(seats, seed, {"expansion": "mermaid", **options}, listen=True)


def at_sea(*tellers: dict[str, Any], **more: Any) -> Scenario:
    """A turn of seat 0 that has just begun, with The Little Mermaid."""
    return turn(*tellers, expansion="mermaid", **more)


def acted(card: str, *tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 has played this card, and no pact."""
    return played(card, *tellers, expansion="mermaid", **more)


def bargain(pact: str, *tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 has this pact too, and has just played it."""
    first = {**tellers[0], "pacts": [pact, *tellers[0]["pacts"]]}
    rest = tellers[1:] or (teller(),)
    return at_sea(first, *rest, **more).seat(0).plays(f"pact {pact}")


def finished(*tellers: dict[str, Any], **more: Any) -> Table:
    """A game that is over."""
    place = position(*tellers, expansion="mermaid", settings=["a1", "b3"], **more)
    return scenario("dark_tales", {**place, "agenda": [], "asks": [None] * len(tellers)}).ends()


def results(table: Table) -> list[tuple[int, int]]:
    """Everybody's points and rank at the end, by seat."""
    return [(one.score, one.rank) for one in sorted(table.standings, key=lambda one: one.seat)]


def bound(table: Scenario) -> list[int]:
    """How many pacts everybody holds, as anybody can see."""
    return [player["pacts"] for player in view(table)["players"]]


def kinds(table: Scenario) -> list[str]:
    return [event.kind for event in table.table.events_for(None)]


# Set-up.


@clause("1.7", "7.1", "1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_four_cards_are_shuffled_into_the_deck(seats: int) -> None:
    table = start(seats, 3)
    seen, written = table.view(None), table.position()
    assert (seen["time"], seen["deck"], seen["pact_deck"]) == ("night", 71 - 3 * seats - 1, 20)
    lying = Counter([*written["deck"], "night"])
    for player in written["players"]:
        lying.update(player["hand"])
    assert lying == box("mermaid")
    assert (sum(lying.values()), sum((lying - DECKS["base"]).values())) == (72, 24)


@clause("1.7")
def test_cards_of_both_boxes_are_dealt() -> None:
    dealt = {card for seed in range(30) for player in start(4, seed).position()["players"] for card in player["hand"]}
    assert dealt >= {"little-mermaid", "sea-witch", "shipwreck", "dragon", "king"}
    assert not dealt & set(DECKS["cinderella"])


@clause("7.1", "7.2")
def test_the_twenty_pacts_are_a_deck_of_their_own_and_nobody_begins_with_one() -> None:
    table = start(3, 1)
    written = table.position()
    assert (len(PACTS), sorted(written["pact_deck"]), written["pact_discard"]) == (20, sorted(PACTS), [])
    assert [player["pacts"] for player in table.view(None)["players"]] == [0, 0, 0]
    assert len({tuple(start(3, seed).position()["pact_deck"]) for seed in range(5)}) == 5


@clause("1.7", "7.1")
def test_without_the_expansion_there_are_no_pacts() -> None:
    table = GAME.start(2, 1, {})
    assert table.position()["pact_deck"] == []
    assert not {"pacts", "pact_deck", "pact_discard"} & set(table.view(0))
    assert "pacts" not in table.view(0)["players"][0]


@clause("1.3", "1.7")
def test_by_chance_settings_of_the_base_game_and_of_this_expansion_are_chosen() -> None:
    found = {setting for seed in range(80) for setting in start(2, seed).view(None)["settings"]}
    assert found == {"a1", "a2", "a3", "a6", "b1", "b2", "b3", "b6"}


@clause("1.8")
@pytest.mark.parametrize("seed", range(4))
def test_for_a_short_game_ten_different_cards_of_the_base_game_are_taken_out(seed: int) -> None:
    table = start(3, seed, short=True)
    removed = table.position()["removed"]
    assert (len(removed), len(set(removed)), set(removed) <= set(DECKS["base"])) == (10, 10, True)
    seen = table.view(None)
    assert (seen["removed"], seen["deck"], seen["time"], seen["pact_deck"]) == (removed, 61 - 9 - 1, "night", 20)
    lying = Counter([*table.position()["deck"], *removed, "night"])
    for player in table.position()["players"]:
        lying.update(player["hand"])
    assert lying == box("mermaid")


@clause("1.8")
def test_which_cards_are_taken_out_is_chance() -> None:
    assert start(3, 1).position()["removed"] == []
    taken = [tuple(start(3, seed, short=True).position()["removed"]) for seed in range(20)]
    assert len(set(taken)) == 20
    assert {card for cards in taken for card in cards} == set(DECKS["base"])


# How pacts come.


@clause("7.2")
def test_the_top_pact_is_taken_and_only_its_holder_sees_it() -> None:
    table = acted("coral-palace", teller(), teller(), teller(), pact_top="lost-voice silver-knife")
    assert (pacts(table, 0), view(table)["pact_deck"]) == ("silver-knife", 19)
    table.shows("players", 0, "pacts", is_=1).shows("players", 1, "pacts", is_=0).shows("pact_discard", is_=[])
    assert [table.table.view(seat)["pacts"] for seat in range(3)] == [["silver-knife"], [], []]
    assert "pacts" not in view(table)
    heard = [
        [event.args["pact"] for event in table.table.events_for(n) if event.kind == "bound-by"] for n in (0, 1, 2, None)
    ]
    assert heard == [["silver-knife"], [], [], []]
    assert told(table, "bound") == [{"seat": 0}]


@clause("7.2")
def test_there_is_no_limit_to_the_pacts_one_holds() -> None:
    table = acted("sea-monster", teller(pacts=" ".join(PACTS[:19])), teller())
    table.seat(1)
    assert (pacts(table, 0).split(), view(table)["pact_deck"]) == (PACTS, 0)


@clause("7.2")
def test_when_the_pacts_are_used_up_the_discarded_ones_are_shuffled() -> None:
    taken = set()
    for seed in range(20):
        dice = {"key": f"{seed:064x}", "used": 0}
        table = acted("coral-palace", pact_discard=" ".join(PACTS), pact_deck=[], dice=dice)
        assert (view(table)["pact_deck"], view(table)["pact_discard"], bound(table)) == (19, [], [1, 0])
        taken.add(pacts(table, 0))
    assert len(taken) > 8


@clause("7.2")
def test_the_pacts_can_run_out_while_everybody_takes_one() -> None:
    table = acted("sea-witch", teller(), teller(), teller(), pact_discard=" ".join(PACTS[1:]), pact_deck=PACTS[:1])
    assert (bound(table), view(table)["pact_deck"], view(table)["pact_discard"]) == ([2, 1, 1], 16, [])
    assert PACTS[0] in pacts(table, 0).split()


@clause("7.2", "4.3")
def test_as_long_as_there_are_pacts_the_discarded_ones_stay() -> None:
    table = acted("coral-palace", pact_discard=" ".join(PACTS[1:]), pact_deck=PACTS[:1])
    assert (pacts(table, 0), view(table)["pact_deck"], len(view(table)["pact_discard"])) == (PACTS[0], 0, 19)


@clause("7.2", "4.3")
def test_when_all_pacts_are_held_nobody_takes_one() -> None:
    table = acted("coral-palace", teller(pacts=" ".join(PACTS[:10])), teller(pacts=" ".join(PACTS[10:])))
    table.seat(1)
    assert (bound(table), items(table, 0), scores(table), told(table, "bound")) == ([10, 10], "2 coin", [1, 0], [])


@clause("7.2", "7.10")
def test_the_last_pacts_go_clockwise_from_whose_turn_it_is() -> None:
    table = acted("sea-witch", teller(pacts=" ".join(PACTS[:17])), teller(), teller(), teller())
    table.seat(0).asked("may", "yes", "pass")
    assert bound(table) == [19, 1, 0, 0]


# How pacts go.


@clause("7.3")
def test_the_only_pact_is_discarded_without_a_question() -> None:
    table = acted("mermaid-prince", teller(pacts="lost-voice"), teller())
    table.seat(0).asked("may", "yes", "pass").plays("yes").seat(1)
    assert (pacts(table, 0), told(table, "freed")) == ("", [{"seat": 0, "pact": "lost-voice"}])
    table.shows("pact_discard", is_=["lost-voice"]).shows("discard", is_=[]).shows("players", 0, "pacts", is_=0)


@clause("7.3")
def test_of_several_pacts_one_is_chosen() -> None:
    table = acted("mermaid-prince", teller(pacts="lost-voice silver-knife foul-potion"), teller(pacts="dawn-foam"))
    table.seat(0).plays("yes").asked("drop", "pact foul-potion", "pact lost-voice", "pact silver-knife")
    table.refuses("pact dawn-foam", "7.3", "do not hold").refuses("pass", "7.3", "must choose")
    table.plays("pact lost-voice").seat(1)
    assert (pacts(table, 0), pile(table, "pact_discard")) == ("foul-potion silver-knife", "lost-voice")


@clause("7.3", "4.4")
def test_a_pact_may_be_kept() -> None:
    table = acted("mermaid-prince", teller(pacts="lost-voice"), teller())
    table.seat(0).plays("pass").seat(1)
    assert (pacts(table, 0), pile(table, "pact_discard")) == ("lost-voice", "")


@clause("7.3")
@pytest.mark.parametrize("card", ["mermaid-prince", "mermaid-sisters"])
def test_without_a_pact_nobody_is_asked_to_discard_one(card: str) -> None:
    acted(card, teller(), teller(pacts="lost-voice")).seat(1)


@clause("7.3", "7.4")
def test_at_other_times_a_pact_cannot_be_discarded() -> None:
    table = at_sea(teller("king", pacts="silver-knife"), teller()).seat(0).asked("use", "pass").plays("pass")
    table.asked("card", "card king", "card hidden-cave").refuses("pact silver-knife", "3.3", "asks for something else")


# How a pact is played.


@clause("7.4", "3.2")
def test_a_pact_is_played_instead_of_a_deal() -> None:
    table = at_sea(teller("king", pacts="tide-of-night dawn-foam", wand=2), teller())
    table.seat(0).asked("use", "deal 3", "pact tide-of-night", "pass").plays("pact tide-of-night")
    table.asked("second", "pass").plays("pass").asked("card", "card king", "card hidden-cave")
    table.refuses("deal 3", "3.3", "asks for something else")
    assert (scores(table), items(table, 0), pacts(table, 0)) == ([3, 0], "2 wand", "dawn-foam")


@clause("7.4", "3.2")
def test_whoever_makes_a_deal_plays_no_pact() -> None:
    table = at_sea(teller("king", pacts="tide-of-night", wand=1), teller(), top="fairy hidden-cave")
    table.seat(0).plays("deal 3").asked("card", "card king", "card hidden-cave", "card fairy")
    assert (scores(table), pacts(table, 0)) == ([1, 0], "tide-of-night")


@clause("7.4")
def test_one_pact_is_played_in_a_turn() -> None:
    table = bargain("three-hundred-years", teller(pacts="tide-of-night", score=3), teller(), deck="king hidden-cave")
    table.plays("item coin").asked("second", "yes", "pass").plays("pass")
    table.seat(0).asked("card", "card king", "card hidden-cave")
    assert pacts(table, 0) == "tide-of-night"


@clause("7.4")
def test_a_pact_may_be_kept_for_later() -> None:
    table = at_sea(teller("ogre", pacts="tide-of-night"), teller("witch"), middle="fairy")
    table.seat(0).plays("pass", "card ogre").seat(1).asked("card").plays("card witch")
    table.seat(0).asked("use", "pact tide-of-night", "pass")
    assert told(table, "bargained") == []


@clause("7.1", "7.4")
def test_a_played_pact_goes_onto_a_discard_pile_of_its_own() -> None:
    table = bargain("tide-of-night", teller("king"), discard="ogre", pact_discard="lost-voice")
    table.shows("pact_discard", is_=["lost-voice", "tide-of-night"]).shows("discard", is_=["ogre"])
    assert told(table, "bargained") == [{"seat": 0, "pact": "tide-of-night"}]


@clause("7.4")
@pytest.mark.parametrize("time", ["day", "neither"])
def test_who_holds_pacts_that_cannot_be_played_is_asked_all_the_same_so_that_nothing_is_told(time: str) -> None:
    table = at_sea(teller("king", pacts="tide-of-night"), teller(), time=time)
    table.seat(0).asked("use", "pass").plays("pass").asked("card")


@clause("7.4")
def test_who_holds_no_pact_and_can_make_no_deal_is_not_asked() -> None:
    at_sea(teller("king"), teller(pacts="tide-of-night")).seat(0).asked("card")


@clause("7.4")
def test_a_pact_of_somebody_else_is_refused() -> None:
    table = at_sea(teller("king", pacts="dawn-foam"), teller(pacts="tide-of-night")).seat(0)
    table.refuses("pact tide-of-night", "7.4", "do not hold the pact")


@clause("7.4")
def test_pacts_are_played_in_ones_own_turn_only() -> None:
    table = at_sea(teller("king"), teller("ogre", pacts="tide-of-night"))
    table.nobody(1).seat(0).plays("card king").seat(1).asked("use", "pact tide-of-night", "pass")


# The first condition of every pact, and what it brings. The cards to draw are a king, a merchant and a dragon.

DRAWN = "dragon merchant king hidden-cave"


@clause("7.4", "7.5")
@pytest.mark.parametrize(
    ("pact", "holder", "more", "answers", "score", "purse", "held"),
    [
        ("foul-potion", teller("ogre"), {}, "card ogre", 1, "2 coin", "hidden-cave"),
        ("kiss-of-love", teller("fairy", "mermaid-prince witch"), {}, "", 5, "", "hidden-cave fairy"),
        ("lost-voice", teller("ogre fairy"), {}, "card ogre, card fairy", 4, "", "hidden-cave"),
        ("legs-for-a-tail", teller(front="witch"), {}, "", 4, "", "hidden-cave"),
        ("silver-knife", teller(sword=1, coin=1), {}, "", 4, "1 coin", "hidden-cave"),
        ("pearl-ransom", teller(coin=3), {}, "", 4, "1 coin", "hidden-cave"),
        ("scale-mail", teller(armour=1), {}, "", 2, "", "hidden-cave king merchant"),
        ("broken-wand", teller(wand=2), {}, "item sword, item coin", 0, "1 coin 1 sword 1 wand", "hidden-cave"),
        ("tide-of-night", teller(), {}, "", 3, "", "hidden-cave"),
        ("dawn-foam", teller(), {"time": "day"}, "", 3, "", "hidden-cave"),
        ("drowned-sailor", teller(front="old-sage"), {}, "", 4, "", "hidden-cave"),
        ("sunken-chest", teller("cursed-castle"), {}, "card cursed-castle", 1, "2 coin 1 sword", "hidden-cave"),
        ("sisters-hair", teller("witch"), {}, "card witch", 3, "", "hidden-cave king"),
        ("captains-oath", teller("old-sage"), {}, "card old-sage", 2, "1 sword", "hidden-cave"),
        ("storm-in-a-bottle", teller("night"), {}, "card night", 2, "1 wand", "hidden-cave"),
        ("eels-bargain", teller("ogre"), {}, "card ogre", 0, "", "hidden-cave king merchant"),
        ("anchor-chain", teller("ogre"), {"middle": "dragon"}, "", 3, "", "hidden-cave ogre"),
        ("mirror-of-tides", teller("ogre"), {}, "", 2, "1 coin", "hidden-cave ogre"),
        ("empty-shell", teller(), {}, "", 0, "", "hidden-cave dragon king merchant"),
        ("three-hundred-years", teller(score=2), {}, "item wand", 0, "1 wand", "hidden-cave king merchant"),
    ],
)
def test_whoever_meets_the_first_condition_gets_what_it_brings(
    pact: str, holder: dict[str, Any], more: dict[str, str], answers: str, score: int, purse: str, held: str
) -> None:
    table = at_sea({**holder, "pacts": [pact]}, teller(), top=DRAWN, **more)
    table.seat(0).offers(f"pact {pact}", "pass").plays(f"pact {pact}")
    table.plays(*[answer for answer in answers.split(", ") if answer])
    assert (scores(table), items(table, 0), hand(table, 0)) == ([score, 0], purse, held)
    assert (pacts(table, 0), pile(table, "pact_discard")) == ("", pact)


NOT_MET: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, str]]] = [
    ("foul-potion", teller("king", "ogre"), teller("ogre"), {"middle": "dragon"}),
    ("kiss-of-love", teller("witch", "mermaid-prince"), teller(front="witch"), {"middle": "fairy"}),
    ("kiss-of-love", teller("mermaid-prince", "witch"), teller(front="mermaid-prince"), {"middle": "king"}),
    ("kiss-of-love", teller("", "witch old-sage"), teller(), {}),
    ("lost-voice", teller(), teller("king king"), {}),
    ("legs-for-a-tail", teller("witch", "ogre"), teller(front="witch"), {"middle": "fairy"}),
    ("silver-knife", teller(coin=2), teller(sword=4), {}),
    ("pearl-ransom", teller(coin=1, sword=1), teller(coin=7), {}),
    ("scale-mail", teller(sword=1, coin=2), teller(armour=1), {}),
    ("broken-wand", teller(coin=2), teller(wand=1), {}),
    ("tide-of-night", teller("night"), teller(), {"time": "day"}),
    ("tide-of-night", teller("night"), teller(), {"time": "neither"}),
    ("dawn-foam", teller("day"), teller(), {"time": "night"}),
    ("dawn-foam", teller("day"), teller(), {"time": "neither"}),
    ("drowned-sailor", teller("king", "witch"), teller(front="old-sage"), {"middle": "king"}),
    ("sunken-chest", teller("ogre"), teller("coral-palace"), {"middle": "hidden-cave", "top": "king"}),
    ("sisters-hair", teller("king", "witch"), teller("fairy"), {"middle": "fairy"}),
    ("captains-oath", teller("fairy", "old-sage"), teller("king"), {"middle": "king"}),
    ("storm-in-a-bottle", teller("king"), teller("shipwreck"), {"discard": "enchantment"}),
    ("anchor-chain", teller("ogre"), teller("dragon"), {"middle": "king", "discard": "ogre"}),
    ("mirror-of-tides", teller(), teller("king king"), {}),
    ("empty-shell", teller("king"), teller(), {}),
]


@clause("7.4")
@pytest.mark.parametrize(("pact", "holder", "other", "more"), NOT_MET)
def test_a_pact_whose_first_condition_is_not_met_is_not_offered(
    pact: str, holder: dict[str, Any], other: dict[str, Any], more: dict[str, str]
) -> None:
    table = at_sea({**holder, "pacts": [pact]}, other, settings=["a6", "b1"], **more)
    table.seat(0).asked("use", "pass").plays("pass").asked("card")


@clause("7.4")
@pytest.mark.parametrize(("pact", "holder", "other", "more"), NOT_MET)
def test_a_pact_whose_first_condition_is_not_met_is_refused(
    pact: str, holder: dict[str, Any], other: dict[str, Any], more: dict[str, str]
) -> None:
    table = at_sea({**holder, "pacts": [pact]}, other, settings=["a6", "b1"], **more)
    table.seat(0).refuses(f"pact {pact}", "7.4", "cannot meet the first condition")


@clause("7.4", "6.1")
def test_a_card_can_always_be_given() -> None:
    table = at_sea(teller(pacts="eels-bargain"), teller("king"), deck="gypsy")
    table.seat(0).asked("use", "pact eels-bargain", "pass")


@clause("7.5")
@pytest.mark.parametrize(
    ("pact", "choices"),
    [
        ("foul-potion", ["ogre", "sea-witch"]),
        ("sunken-chest", ["hidden-cave", "coral-palace"]),
        ("sisters-hair", ["witch", "little-mermaid"]),
        ("captains-oath", ["king", "mermaid-prince"]),
        ("storm-in-a-bottle", ["day", "shipwreck"]),
    ],
)
def test_a_card_that_is_played_for_a_pact_is_of_the_kind_it_names(pact: str, choices: list[str]) -> None:
    everything = "ogre sea-witch coral-palace witch little-mermaid king mermaid-prince day shipwreck"
    table = bargain(pact, teller(everything)).asked("hand", *[f"card {card}" for card in choices])
    wrong = next(card for card in everything.split() if card not in choices)
    table.refuses(f"card {wrong}", "7.5", "not of the kind").refuses("card dragon", "7.5", "do not have")
    table.refuses("pass", "7.5", "must choose")


@clause("7.5", "4.2")
def test_a_card_that_is_played_for_a_pact_scores_and_acts_before_the_pact_pays() -> None:
    table = bargain("sunken-chest", teller("cursed-castle"), middle="dragon ogre").asked(
        "hand", "card cursed-castle", "card hidden-cave"
    )
    table.plays("card cursed-castle")
    assert (scores(table), items(table, 0), pile(table, "middle")) == (
        [3, 0],
        "2 coin 1 sword",
        "dragon ogre cursed-castle",
    )
    assert kinds(table)[-6:] == ["played", "scored", "scored", "took", "took", "took"]
    assert [event["item"] for event in told(table, "took")] == ["sword", "coin", "coin"]
    assert table.table.position()["players"][0]["score"] == [1, 2, 0, 0, 0, 0]


@clause("7.5", "3.3")
def test_after_a_card_for_a_pact_another_one_must_be_played() -> None:
    table = bargain("foul-potion", teller("ogre creature-of-the-night")).plays("card ogre", "pass")
    table.asked("card", "card creature-of-the-night", "card hidden-cave").refuses("pass", "3.3", "must play")
    table.plays("card creature-of-the-night").seat(1)
    assert (scores(table), front(table, 0), view(table)["turns"]) == ([3, 0], "ogre creature-of-the-night", 1)


@clause("7.5", "4.3")
def test_whoever_has_played_the_last_card_for_a_pact_plays_no_other() -> None:
    table = bargain("foul-potion", teller("ogre"), teller("king"), deck="").plays("card ogre")
    table.seat(1).asked("second", "pass").plays("pass").asked("card", "card king")
    assert (scores(table), hand(table, 0)) == ([1, 0], "")


@clause("7.4")
def test_the_points_of_a_pact_are_written_down_apart() -> None:
    table = bargain("tide-of-night", teller("shipwreck"), teller("shipwreck")).plays("yes", "card shipwreck")
    table.seat(1).plays("yes", "card shipwreck")
    assert [player["score"] for player in table.table.position()["players"]] == [[0, 0, 0, 0, 4, 0], [0, 0, 0, 0, 1, 0]]
    assert told(table, "scored-pact") == [
        {"seat": 0, "points": 3},
        {"seat": 0, "points": 1},
        {"seat": 1, "points": 1},
    ]


@clause("5.3", "7.4")
@pytest.mark.parametrize(
    ("pact", "mine", "choices"),
    [
        ("legs-for-a-tail", "witch ogre little-mermaid king", ["witch", "little-mermaid"]),
        ("drowned-sailor", "witch old-sage ogre mermaid-prince", ["old-sage", "mermaid-prince"]),
    ],
)
def test_of_several_who_lie_before_you_one_is_chosen_for_the_pact(pact: str, mine: str, choices: list[str]) -> None:
    table = bargain(pact, teller(front=mine), teller(front="witch old-sage"), middle="fairy king")
    table.asked("target", *[f"card {card}" for card in choices]).plays(f"card {choices[0]}")
    assert (scores(table), pile(table, "discard")) == ([4, 0], choices[0])
    assert front(table, 0).split() == [card for card in mine.split() if card != choices[0]]
    assert front(table, 1) == "witch old-sage"


@clause("5.3", "7.4")
def test_the_anchor_chain_takes_a_villain_from_anywhere_in_play() -> None:
    table = bargain("anchor-chain", teller(front="ogre"), teller(front="creature-of-the-night"), middle="dragon king")
    table.asked("target", "card ogre", "card creature-of-the-night", "card dragon")
    table.plays("card creature-of-the-night").asked("card")
    assert (scores(table), front(table, 1), pile(table, "discard")) == ([3, 0], "", "creature-of-the-night")


@clause("7.4")
def test_for_the_lost_voice_two_cards_of_choice_are_discarded() -> None:
    table = bargain("lost-voice", teller("king king ogre")).asked("hand", "card king", "card ogre", "card hidden-cave")
    table.plays("card king").asked("hand", "card king", "card ogre", "card hidden-cave")
    assert scores(table) == [0, 0]
    table.plays("card king").asked("second", "yes", "pass")
    assert (hand(table, 0), pile(table, "discard"), scores(table)) == ("hidden-cave ogre", "king king", [4, 0])
    assert told(table, "discarded") == [{"seat": 0, "card": "king"}, {"seat": 0, "card": "king"}]


@clause("7.4", "7.5")
def test_whoever_loses_all_cards_to_the_lost_voice_plays_none() -> None:
    table = bargain("lost-voice", teller("king"), teller("ogre")).plays("card king", "card hidden-cave")
    table.seat(1).asked("second", "yes", "pass").plays("pass").asked("card")
    assert (scores(table), view(table)["turns"]) == ([4, 0], 1)


@clause("4.6", "7.4")
def test_the_eels_card_is_given_to_a_player_of_choice_with_or_without_cards() -> None:
    table = bargain("eels-bargain", teller("king"), teller("ogre"), teller(), top=DRAWN)
    table.asked("victim", "seat 1", "seat 2").plays("seat 2").asked("give", "card king", "card hidden-cave")
    table.plays("card hidden-cave")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("king king merchant", "ogre", "hidden-cave")
    assert [table.table.view(seat)["known"] for seat in range(3)] == [
        [[], [], ["hidden-cave"]],
        [[], [], []],
        [[], [], []],
    ]
    heard = [
        [event.args["card"] for event in table.table.events_for(n) if event.kind == "slipped-seen"] for n in (0, 1, 2)
    ]
    assert heard == [["hidden-cave"], [], ["hidden-cave"]]


@clause("5.1", "7.4")
def test_the_broken_wand_brings_two_items_of_choice_but_no_wand() -> None:
    table = bargain("broken-wand", teller(wand=1)).asked("item", "item coin", "item sword", "item armour")
    table.refuses("item wand", "5.1").plays("item armour").asked("item", "item coin", "item sword", "item armour")
    table.plays("item armour").asked("card")
    assert items(table, 0) == "2 armour"


@clause("7.4", "7.6")
def test_points_that_one_does_not_have_cannot_be_lost() -> None:
    for score in (0, 1):
        table = at_sea(teller(pacts="three-hundred-years", score=score), teller()).seat(0).asked("use", "pass")
        table.refuses("pact three-hundred-years", "7.4", "cannot meet the first condition")
    table = bargain("three-hundred-years", teller(score=2), teller(score=1), teller(), top=DRAWN)
    assert (scores(table), hand(table, 0)) == ([0, 1, 0], "hidden-cave king merchant")
    table.plays("item armour").seat(1).asked("second", "yes", "pass").plays("yes").seat(0).asked("card")
    assert (scores(table), items(table, 1)) == ([0, 0, 0], "1 coin")
    assert (told(table, "lost"), causes(table, "lost")) == (
        [{"seat": 0, "points": 2}, {"seat": 1, "points": 1}],
        ["three-hundred-years"] * 2,
    )


# As far as possible.


@clause("7.4", "5.1")
@pytest.mark.parametrize(
    ("pact", "holder", "other", "answers", "score", "purse"),
    [
        ("foul-potion", teller("witch creature-of-the-night"), teller(), "card creature-of-the-night", 1, ""),
        ("sunken-chest", teller("coral-palace"), teller(), "card coral-palace", 1, ""),
        ("captains-oath", teller("old-sage"), teller(sword=4), "card old-sage", 2, ""),
        ("storm-in-a-bottle", teller("night"), teller(wand=4), "card night", 2, ""),
        ("mirror-of-tides", teller("king"), teller(), "", 2, ""),
        ("broken-wand", teller(wand=1), teller(sword=4, armour=3), "", 0, "1 armour"),
        ("three-hundred-years", teller(score=3), teller(sword=4, armour=4, wand=4), "", 1, ""),
    ],
)
def test_of_items_that_are_used_up_a_pact_brings_what_is_left(
    pact: str, holder: dict[str, Any], other: dict[str, Any], answers: str, score: int, purse: str
) -> None:
    table = bargain(pact, holder, other, teller(coin=8)).plays(*[answer for answer in answers.split(", ") if answer])
    table.asked("card" if pact == "broken-wand" else "second")
    assert (scores(table)[0], items(table, 0)) == (score, purse)


@clause("7.4", "7.5", "4.3")
@pytest.mark.parametrize(
    ("pact", "holder", "deck", "held", "score"),
    [
        ("empty-shell", teller(), "king hidden-cave", "hidden-cave king", 0),
        ("empty-shell", teller(), "hidden-cave", "hidden-cave", 0),
        ("scale-mail", teller(armour=1), "king hidden-cave", "hidden-cave king", 2),
        ("scale-mail", teller("ogre", armour=1), "", "ogre", 2),
        ("three-hundred-years", teller("ogre", score=2), "", "ogre", 0),
    ],
)
def test_a_pact_lets_one_draw_as_far_as_the_deck_goes(
    pact: str, holder: dict[str, Any], deck: str, held: str, score: int
) -> None:
    table = bargain(pact, holder, teller("gypsy"), deck=deck)
    assert (hand(table, 0), scores(table), view(table)["deck"]) == (held, [score, 0], 0)


@clause("4.8", "7.4")
@pytest.mark.parametrize(
    ("pact", "holder", "answers"),
    [
        ("scale-mail", teller(armour=1), ""),
        ("sisters-hair", teller("witch"), "card witch"),
        ("eels-bargain", teller("ogre"), "card ogre"),
        ("empty-shell", teller(), ""),
        ("three-hundred-years", teller(score=2), "item coin"),
    ],
)
def test_a_witch_does_not_let_others_draw_by_pacts(pact: str, holder: dict[str, Any], answers: str) -> None:
    table = bargain(pact, holder, teller(front="witch"), top=DRAWN)
    table.plays(*[answer for answer in answers.split(", ") if answer])
    assert (hand(table, 0), pile(table, "pact_discard")) == ("hidden-cave", pact)


# The second condition: for the player of the turn, for the next one, for a third who leaves it or holds cards that do
# not fit, and for a fourth who plainly cannot meet it.


@clause("7.6", "7.5")
@pytest.mark.parametrize(
    ("pact", "holder", "first", "able", "pay", "brings", "third"),
    [
        ("foul-potion", teller("ogre dragon"), "card ogre", teller("dragon"), "card dragon", 1, teller("king fairy")),
        ("legs-for-a-tail", teller("fairy", "witch"), "", teller("fairy"), "card fairy", 1, teller("ogre", "witch")),
        ("silver-knife", teller(sword=2), "", teller(sword=1), "", 2, teller(sword=1)),
        ("pearl-ransom", teller(coin=3), "", teller(coin=1), "", 2, teller(coin=4)),
        ("scale-mail", teller(armour=2), "", teller(armour=1), "", 2, teller(armour=1)),
        ("broken-wand", teller(wand=2), "item coin, item coin", teller(wand=1), "", 2, teller(wand=1)),
        ("tide-of-night", teller("shipwreck"), "", teller("shipwreck king"), "card shipwreck", 1, teller("king")),
        ("dawn-foam", teller("shipwreck"), "", teller("shipwreck king"), "card shipwreck", 1, teller("ogre")),
        ("drowned-sailor", teller("king", "old-sage"), "", teller("king fairy"), "card king", 1, teller("fairy")),
        ("sisters-hair", teller("gypsy witch"), "card witch", teller("gypsy"), "card gypsy", 1, teller("king")),
        ("captains-oath", teller("king old-sage"), "card old-sage", teller("king"), "card king", 1, teller("gypsy")),
        ("storm-in-a-bottle", teller("night day"), "card night", teller("day"), "card day", 1, teller("gypsy")),
        ("anchor-chain", teller(coin=1, front="ogre"), "", teller(coin=1), "", 1, teller(coin=1)),
    ],
)
def test_the_second_condition_is_for_everybody_who_may_meet_it(
    pact: str, holder: dict[str, Any], first: str, able: dict[str, Any], pay: str, brings: int, third: dict[str, Any]
) -> None:
    unable = teller(front="ogre") if pay else teller("fairy")
    table = bargain(pact, holder, able, third, unable, time="day" if pact == "dawn-foam" else "night")
    table.plays(*[answer for answer in first.split(", ") if answer])
    before = scores(table)
    for seat in (0, 1):
        table.seat(seat).asked("second", "yes", "pass").plays("yes")
        if pay:
            table.asked("hand", pay).plays(pay)
    table.seat(2).asked("second", *(["pass"] if pay else ["yes", "pass"])).plays("pass")
    table.nobody(3).seat(0).asked("card")
    assert [now - then for now, then in zip(scores(table), before, strict=True)] == [brings, brings, 0, 0]


@clause("7.6")
def test_whoever_has_a_card_may_discard_one_for_the_lost_voice() -> None:
    table = bargain("lost-voice", teller("king king fairy"), teller("ogre day"), teller("night"), teller(coin=1))
    table.plays("card king", "card king").asked("second", "yes", "pass").plays("yes")
    table.asked("hand", "card fairy", "card hidden-cave").plays("card fairy")
    table.seat(1).asked("second", "yes", "pass").plays("yes").asked("hand", "card day", "card ogre").plays("card day")
    table.seat(2).asked("second", "yes", "pass").plays("pass").nobody(3).seat(0).asked("card", "card hidden-cave")
    assert (scores(table), pile(table, "discard")) == ([5, 1, 0, 0], "king king fairy day")
    assert (hand(table, 1), hand(table, 2), view(table)["time"]) == ("ogre", "night", "night")


@clause("7.6", "4.4")
@pytest.mark.parametrize(
    ("pact", "holder", "first"),
    [
        ("foul-potion", teller("ogre dragon"), "card ogre"),
        ("lost-voice", teller("king king fairy"), "card king, card king"),
        ("legs-for-a-tail", teller("fairy", "witch"), ""),
        ("silver-knife", teller(sword=2), ""),
        ("pearl-ransom", teller(coin=3), ""),
        ("scale-mail", teller(armour=2), ""),
        ("broken-wand", teller(wand=2), "item coin, item coin"),
        ("tide-of-night", teller("shipwreck"), ""),
        ("dawn-foam", teller("shipwreck"), ""),
        ("drowned-sailor", teller("king", "old-sage"), ""),
        ("sunken-chest", teller("coral-palace"), "card coral-palace"),
        ("sisters-hair", teller("gypsy witch"), "card witch"),
        ("captains-oath", teller("king old-sage"), "card old-sage"),
        ("storm-in-a-bottle", teller("night shipwreck"), "card night"),
        ("eels-bargain", teller("king"), "card king"),
        ("anchor-chain", teller(coin=1, front="ogre"), ""),
        ("mirror-of-tides", teller("king wizard"), ""),
        ("empty-shell", teller(), ""),
        ("three-hundred-years", teller(score=3), "item coin"),
    ],
)
def test_the_second_condition_may_be_left(pact: str, holder: dict[str, Any], first: str) -> None:
    table = bargain(pact, holder, teller(coin=1), time="day" if pact == "dawn-foam" else "night")
    table.plays(*[answer for answer in first.split(", ") if answer])
    before = (scores(table), items(table, 0), hand(table, 0), pile(table, "discard"))
    table.asked("second", "yes", "pass").plays("pass")
    if pact in ("pearl-ransom", "eels-bargain", "anchor-chain"):
        table.seat(1).asked("second", "yes", "pass").plays("pass")
    table.seat(0).asked("card")
    assert (scores(table), items(table, 0), hand(table, 0), pile(table, "discard")) == before


@clause("7.6")
def test_the_second_condition_goes_clockwise_from_whose_turn_it_is() -> None:
    tellers = [teller("ogre"), teller("ogre king", pacts="foul-potion"), teller("dragon"), teller("sea-witch")]
    table = at_sea(*tellers, first=1, top="dragon").seat(1).plays("pact foul-potion", "card ogre")
    for seat, card in ((1, "dragon"), (2, "dragon"), (3, "sea-witch"), (0, "ogre")):
        table.seat(seat).asked("second", "yes", "pass").plays("yes").asked("hand", f"card {card}").plays(f"card {card}")
    table.seat(1).asked("card", "card dragon", "card king")
    assert (scores(table), told(table, "scored-pact")) == (
        [1, 2, 1, 1],
        [{"seat": seat, "points": 1} for seat in (1, 2, 3, 0)],
    )


@clause("7.6")
def test_who_has_spent_everything_on_the_first_condition_is_not_asked_for_the_second() -> None:
    table = bargain("silver-knife", teller(sword=1), teller(sword=1), teller(sword=1))
    table.nobody(0).seat(1).plays("yes").seat(2).plays("pass").seat(0).asked("card")
    assert (scores(table), view(table)["supply"]["sword"]) == ([4, 2, 0], 3)


@clause("7.6")
def test_the_second_condition_is_met_once_by_each() -> None:
    table = bargain("pearl-ransom", teller(coin=4), teller(coin=3)).plays("yes").seat(1).plays("yes")
    table.seat(0).asked("card")
    assert (scores(table), items(table, 0), items(table, 1)) == ([6, 2], "1 coin", "2 coin")


@clause("7.6", "7.5")
def test_yes_without_a_card_that_fits_is_refused() -> None:
    table = bargain("tide-of-night", teller("king")).asked("second", "pass")
    table.refuses("yes", "7.6").plays("pass").asked("card")


@clause("7.6", "7.5")
def test_a_place_that_is_shown_for_the_sunken_chest_brings_a_coin() -> None:
    table = bargain("sunken-chest", teller("cursed-castle", front="ogre"), teller("king"), teller("coral-palace"))
    table.plays("card cursed-castle").asked("second", "yes", "pass").plays("yes").asked("hand", "card hidden-cave")
    table.plays("card hidden-cave").seat(1).asked("second", "pass").plays("pass")
    table.seat(2).plays("yes").asked("hand", "card coral-palace").plays("card coral-palace")
    table.seat(0).asked("card", "card hidden-cave")
    assert [items(table, seat) for seat in range(3)] == ["3 coin 1 sword", "", "1 coin"]
    assert (hand(table, 2), pacts(table, 2), scores(table)) == ("coral-palace", "", [2, 0, 0])


@clause("7.6", "4.8")
def test_for_the_eel_everybody_may_change_a_card() -> None:
    table = bargain("eels-bargain", teller("ogre"), teller("fairy"), teller(), top=f"night day {DRAWN}")
    table.plays("seat 1", "card ogre").asked("second", "yes", "pass").plays("yes")
    table.asked("hand", "card hidden-cave", "card king", "card merchant").plays("card hidden-cave")
    table.seat(1).asked("second", "yes", "pass").plays("yes").asked("hand", "card ogre", "card fairy")
    table.plays("card fairy").nobody(2).seat(0).asked("card", "card king", "card merchant", "card dragon")
    assert (hand(table, 1), pile(table, "discard"), scores(table)) == ("day ogre", "hidden-cave fairy", [0, 0, 0])


@clause("7.6", "4.8")
def test_a_card_discarded_for_the_eel_brings_none_against_a_witch() -> None:
    table = bargain("eels-bargain", teller("ogre", front="witch"), teller("fairy"), top=f"night day {DRAWN}")
    table.plays("card ogre", "pass").seat(1).asked("second", "yes", "pass").plays("yes", "card fairy")
    assert (hand(table, 1), pile(table, "discard"), hand(table, 0)) == ("ogre", "fairy", "hidden-cave king merchant")


@clause("7.6", "7.5")
def test_the_mirror_shows_the_whole_hand_and_then_two_of_a_kind() -> None:
    table = bargain(
        "mirror-of-tides", teller("king wizard"), teller("ogre dragon fairy"), teller("king fairy"), teller("day")
    )
    assert [table.table.view(seat)["known"][0] for seat in (1, 2, 3)] == [["hidden-cave", "king", "wizard"]] * 3
    table.asked("second", "yes", "pass").plays("yes").asked("hand", "card king", "card wizard")
    table.plays("card king").asked("hand", "card wizard").refuses("card king", "7.5").plays("card wizard")
    table.seat(1).asked("second", "yes", "pass").plays("yes").asked("hand", "card ogre", "card dragon")
    table.plays("card dragon").asked("hand", "card ogre").plays("card ogre")
    table.seat(2).asked("second", "pass").plays("pass").nobody(3).seat(0).asked("card")
    assert (scores(table), items(table, 0)) == ([3, 1, 0, 0], "1 coin")
    assert (hand(table, 1), table.table.view(0)["known"][1]) == ("dragon ogre fairy", ["dragon", "ogre"])


@clause("7.6", "7.5")
def test_two_copies_are_two_of_a_kind_and_both_are_known_then() -> None:
    table = bargain("mirror-of-tides", teller("ogre"), teller("king king")).asked("second", "pass").plays("pass")
    table.seat(1).plays("yes", "card king").asked("hand", "card king")
    assert table.table.view(0)["known"][1] == ["king"]
    table.plays("card king").seat(0).asked("card")
    assert (table.table.view(0)["known"][1], scores(table)) == (["king", "king"], [2, 1])


@clause("7.6", "5.1")
def test_an_empty_shell_brings_a_coin_to_those_without_an_item() -> None:
    table = bargain("empty-shell", teller(), teller(wand=1), teller("king"), teller(coin=6))
    table.asked("second", "yes", "pass").plays("yes").nobody(1)
    table.seat(2).asked("second", "yes", "pass").plays("yes").nobody(3).seat(0).asked("card")
    assert [items(table, seat) for seat in range(4)] == ["1 coin", "1 wand", "1 coin", "6 coin"]


@clause("7.6", "7.4")
def test_whoever_has_items_is_not_asked_by_an_empty_shell() -> None:
    bargain("empty-shell", teller(armour=1), teller(wand=1)).asked("card")


@clause("7.6")
def test_everybody_may_lose_a_point_for_a_coin() -> None:
    table = bargain("three-hundred-years", teller(score=5), teller(score=1), teller()).plays("item sword")
    table.asked("second", "yes", "pass").plays("pass")
    table.seat(1).asked("second", "yes", "pass").plays("yes").nobody(2).seat(0).asked("card")
    assert (scores(table), [items(table, seat) for seat in range(3)]) == ([3, 0, 0], ["1 sword", "1 coin", ""])


@clause("7.6", "5.1")
def test_whoever_pays_for_a_coin_that_is_not_there_gets_nothing() -> None:
    table = bargain("three-hundred-years", teller(score=3), teller(coin=8)).plays("item sword", "yes")
    assert (scores(table), items(table, 0)) == ([0, 0], "1 sword")


@clause("7.12", "7.6")
@pytest.mark.parametrize(
    "mine",
    [
        "mermaid-prince witch",
        "mermaid-prince mermaid-prince witch",
        "mermaid-prince mermaid-prince witch little-mermaid",
    ],
)
def test_the_kiss_of_love_pays_once_and_nobody_else(mine: str) -> None:
    other = teller("ogre king fairy day", "mermaid-prince witch", coin=1, sword=1, armour=1, wand=1)
    table = bargain("kiss-of-love", teller("king", front=mine), other)
    table.asked("card", "card king", "card hidden-cave")
    assert (scores(table), front(table, 0)) == ([5, 0], mine)


@clause("7.6", "7.5", "7.4", "4.2", "5.1")
def test_the_example_of_the_rule_book() -> None:
    mine = teller("dragon ogre", pacts="foul-potion")
    table = at_sea(
        mine, teller("creature-of-the-night", coin=4), teller("king fairy", coin=3), middle="king", top="gypsy"
    )
    table.seat(0).asked("use", "pact foul-potion", "pass").plays("pact foul-potion")
    table.asked("hand", "card dragon", "card ogre").plays("card dragon")
    assert (scores(table), pile(table, "middle"), pile(table, "discard")) == ([4, 0, 0], "dragon", "king")
    assert (items(table, 0), view(table)["supply"]["coin"]) == ("1 coin", 0)
    table.asked("second", "yes", "pass").plays("yes").asked("hand", "card ogre").plays("card ogre")
    assert (scores(table), hand(table, 0)) == ([5, 0, 0], "ogre gypsy")
    table.seat(1).asked("second", "yes", "pass").plays("yes", "card creature-of-the-night")
    assert (scores(table), hand(table, 1)) == ([5, 1, 0], "creature-of-the-night")
    table.seat(2).asked("second", "pass").plays("pass")
    table.seat(0).asked("card", "card ogre", "card gypsy").plays("card ogre").asked("victim", "seat 1", "seat 2")
    table.plays("seat 2").seat(1)
    assert (scores(table), items(table, 0), items(table, 2)) == ([6, 1, 0], "2 coin", "2 coin")


# Pacts are no cards.


@clause("7.7")
def test_every_pact_kept_costs_three_points() -> None:
    table = finished(
        teller(score=10, pacts="lost-voice silver-knife"), teller(score=2, pacts="dawn-foam"), teller(score=3)
    )
    assert results(table) == [(4, 1), (-1, 3), (3, 2)]
    lines = [{line.what: line.points for line in one.breakdown} for one in table.standings]
    assert [line["kept"] for line in lines] == [-6, 0, -3]
    assert list(lines[0]) == ["cards", "effects", "lasting", "deals", "pacts", "kept", "ending"]


@clause("7.7")
def test_what_kept_pacts_cost_is_told_by_their_number() -> None:
    table = finished(teller(pacts="lost-voice silver-knife kiss-of-love"), teller())
    line = next(line for line in table.standings[1].breakdown if line.what == "kept")
    assert [(part.why, part.points, part.args) for part in line.parts] == [("kept", -9, {"count": 3})]


@clause("7.7")
def test_a_pact_that_was_played_or_discarded_costs_nothing() -> None:
    table = at_sea(teller("ogre", pacts="tide-of-night"), teller(), deck="", settings=["a1", "b3"])
    table.seat(0).plays("pact tide-of-night", "pass", "card ogre")
    assert results(table.ends()) == [(4, 1), (0, 2)]
    table = at_sea(teller("mermaid-prince", pacts="dawn-foam"), teller(), deck="", settings=["a1", "b3"])
    table.seat(0).plays("pass", "card mermaid-prince", "yes")
    assert results(table.ends()) == [(2, 1), (0, 2)]


@clause("7.8", "6.1", "7.7")
def test_the_game_ends_while_pacts_are_held() -> None:
    table = at_sea(teller("ogre king", pacts="dawn-foam"), teller(pacts="tide-of-night empty-shell"), deck="")
    table.seat(0).plays("pass", "card ogre")
    assert (table.ends().view(None)["active"], told(table, "ended")) == (None, [{"seat": 1}])
    assert [one.score for one in table.table.standings] == [-2, -6]


@clause("7.8", "6.3", "6.4")
def test_pacts_do_not_break_a_tie() -> None:
    table = finished(teller(score=11, pacts="dawn-foam lost-voice"), teller(score=5), teller("king", score=5))
    assert results(table) == [(5, 2), (5, 2), (5, 1)]


@clause("7.8", "3.5")
def test_pacts_are_not_counted_as_cards_in_the_hand() -> None:
    table = at_sea(
        teller(pacts="empty-shell dawn-foam lost-voice mirror-of-tides"), teller("king", pacts="foul-potion")
    )
    table.shows("players", 0, "hand", is_=1).shows("players", 0, "pacts", is_=4).shows("players", 1, "hand", is_=1)
    table.seat(0).asked("use", "pact empty-shell", "pass")


@clause("7.8", "4.6")
def test_the_gypsy_takes_no_pact_and_gives_none() -> None:
    table = acted("gypsy", teller(pacts="lost-voice"), teller(pacts="dawn-foam"), teller("king", pacts="silver-knife"))
    table.seat(0).asked("give", "card hidden-cave", "card king").refuses(
        "pact lost-voice", "4.6", "asks for something else"
    )
    table.plays("card hidden-cave").seat(1)
    assert [pacts(table, seat) for seat in range(3)] == ["lost-voice", "dawn-foam", "silver-knife"]
    acted("gypsy", teller(), teller(pacts="dawn-foam")).seat(1)


@clause("7.8", "4.6", "4.5")
def test_pacts_are_neither_robbed_nor_removed_nor_brought_back() -> None:
    acted("ogre", teller(), teller(pacts="dawn-foam")).seat(1)
    table = acted("secret-helper", teller(), teller(pacts="dawn-foam"), middle="king")
    table.seat(0).asked("target", "card night", "card king")
    table = acted("enchantment", teller(), teller(), discard="king", pact_discard="dawn-foam")
    table.seat(0).asked("discarded", "card king")


@clause("7.8", "4.8")
def test_a_witch_does_not_keep_anybody_from_taking_pacts() -> None:
    table = acted("sea-witch", teller(), teller(front="witch"), teller()).seat(0).plays("pass")
    assert bound(table) == [2, 1, 1]
    table = acted("coral-palace", teller(), teller(front="witch"))
    assert bound(table) == [1, 0]


# The cards.

GOES = {
    "little-mermaid": ("front", 2),
    "mermaid-prince": ("front", 1),
    "sea-witch": ("middle", 1),
    "shipwreck": ("discard", 1),
    "sea-king": ("middle", 2),
    "mermaid-sisters": ("middle", 1),
    "sea-monster": ("middle", 2),
    "coral-palace": ("middle", 1),
}


@clause("4.1", "4.2", "1.7")
@pytest.mark.parametrize("card", sorted(DECKS["mermaid"]))
def test_a_card_goes_where_its_symbol_says_and_scores_its_corner(card: str) -> None:
    table = acted(card, time="neither")
    while table.table.waiting == (0,):
        decision = table.table.decision(0)
        assert decision is not None
        table.plays(GAME.actions[decision.default])
    places = {"front": front(table, 0), "middle": pile(table, "middle"), "discard": pile(table, "discard")}
    zone, corner = GOES[card]
    assert places == {"front": "", "middle": "", "discard": ""} | {zone: card}
    assert table.table.position()["players"][0]["score"][0] == corner


# Little Mermaid.


@clause("7.9")
def test_the_little_mermaid_brings_a_prince_from_the_discard_pile_without_a_question() -> None:
    table = acted(
        "little-mermaid",
        teller(),
        teller(front="mermaid-prince"),
        discard="king mermaid-prince ogre mermaid-prince fairy",
    )
    table.seat(1)
    assert (hand(table, 0), pile(table, "discard")) == ("hidden-cave mermaid-prince", "king mermaid-prince ogre fairy")
    assert (front(table, 0), front(table, 1), scores(table)) == ("little-mermaid", "mermaid-prince", [2, 0])
    assert table.table.view(1)["known"][0] == ["mermaid-prince"]


@clause("7.9", "4.4")
def test_only_if_no_prince_is_discarded_one_before_another_player_may_be_taken() -> None:
    others = (teller(front="ogre mermaid-prince"), teller(), teller(front="mermaid-prince"))
    table = acted("little-mermaid", teller(front="mermaid-prince"), *others, discard="king")
    table.seat(0).asked("call", "seat 1", "seat 3", "pass").refuses("seat 0", "7.9").refuses("seat 2", "7.9")
    table.plays("seat 1").seat(1)
    assert (hand(table, 0), front(table, 1), front(table, 3)) == (
        "hidden-cave mermaid-prince",
        "ogre",
        "mermaid-prince",
    )
    assert table.table.view(2)["known"][0] == ["mermaid-prince"]


@clause("7.9", "4.4")
def test_a_prince_before_another_player_may_be_left_there() -> None:
    table = acted("little-mermaid", teller(), teller(front="mermaid-prince"))
    table.seat(0).asked("call", "seat 1", "pass").plays("pass").seat(1)
    assert (hand(table, 0), front(table, 1), scores(table)) == ("hidden-cave", "mermaid-prince", [2, 0])


@clause("7.9", "4.3")
@pytest.mark.parametrize("mine", ["", "mermaid-prince"])
def test_without_a_prince_elsewhere_the_little_mermaid_brings_none(mine: str) -> None:
    table = acted("little-mermaid", teller(front=mine), teller("mermaid-prince", "old-sage"), discard="king")
    table.seat(1)
    assert (hand(table, 0), front(table, 0).split()) == ("hidden-cave", [*mine.split(), "little-mermaid"])


@clause("7.9", "4.9")
def test_the_prince_who_was_brought_acts_when_he_is_played() -> None:
    table = acted("little-mermaid", teller(pacts="dawn-foam"), teller("king"), discard="mermaid-prince", middle="fairy")
    assert (scores(table), pacts(table, 0)) == ([2, 0], "dawn-foam")
    table.seat(1).plays("card king").seat(0).plays("pass", "card mermaid-prince", "yes")
    assert (scores(table), pacts(table, 0), front(table, 0)) == ([4, 2], "", "little-mermaid mermaid-prince")


# Prince.


@clause("3.4", "7.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "middle", "got"),
    [
        ("mermaid-prince", "", "", 0),
        ("mermaid-prince little-mermaid", "", "", 1),
        ("mermaid-prince", "little-mermaid", "", 1),
        ("mermaid-prince little-mermaid little-mermaid", "little-mermaid", "", 1),
        ("mermaid-prince mermaid-prince", "little-mermaid", "", 2),
        ("little-mermaid", "mermaid-prince", "", 0),
        ("mermaid-prince witch", "witch", "mermaid-sisters", 0),
    ],
)
def test_a_prince_scores_at_the_end_of_the_turn_with_a_little_mermaid_in_play(
    mine: str, theirs: str, middle: str, got: int
) -> None:
    table = acted("hidden-cave", teller(front=mine), teller(front=theirs), middle=middle)
    assert table.table.position()["players"][0]["score"] == [1, 0, got, 0, 0, 0]
    assert scores(table) == [1 + got, 0]


@clause("3.4")
def test_a_little_mermaid_in_a_hand_or_discarded_does_not_please_a_prince() -> None:
    table = acted(
        "hidden-cave", teller("little-mermaid", "mermaid-prince"), teller("little-mermaid"), discard="little-mermaid"
    )
    assert scores(table) == [1, 0]


@clause("3.4", "4.2")
def test_a_prince_scores_in_the_turn_in_which_he_comes() -> None:
    table = acted("mermaid-prince", teller(), teller(front="little-mermaid"))
    assert (scores(table), [event["points"] for event in told(table, "scored", "scored-lasting")]) == ([2, 0], [1, 1])


@clause("3.4", "4.1")
def test_a_prince_before_another_player_scores_in_that_players_turn() -> None:
    table = acted("hidden-cave", teller(front="little-mermaid"), teller("king", "mermaid-prince"))
    assert scores(table) == [1, 0]
    table.seat(1).plays("card king")
    assert scores(table) == [1, 4]


# Sea Witch.


@clause("7.10", "7.2")
def test_with_the_sea_witch_you_take_a_pact_and_then_everybody_takes_one() -> None:
    table = acted("sea-witch", *[teller()] * 3, pact_top="dawn-foam foul-potion silver-knife empty-shell")
    assert [pacts(table, seat) for seat in range(3)] == ["silver-knife empty-shell", "foul-potion", "dawn-foam"]
    assert (bound(table), view(table)["pact_deck"]) == ([2, 1, 1], 16)
    assert [event["seat"] for event in told(table, "bound")] == [0, 0, 1, 2]
    table.seat(0).asked("may", "yes", "pass").plays("yes").asked("drop", "pact silver-knife", "pact empty-shell")
    table.plays("pact empty-shell").seat(1)
    assert (pacts(table, 0), pile(table, "pact_discard"), scores(table)) == ("silver-knife", "empty-shell", [1, 0, 0])


@clause("7.10", "4.4")
def test_with_the_sea_witch_all_pacts_may_be_kept() -> None:
    table = acted("sea-witch", teller(pacts="lost-voice"), teller()).seat(0).plays("pass")
    table.seat(1).asked("use")
    assert (bound(table), pile(table, "pact_discard")) == ([3, 1], "")


@clause("7.10", "7.3")
def test_with_the_sea_witch_an_older_pact_can_be_discarded() -> None:
    table = acted("sea-witch", teller(pacts="lost-voice"), teller(), pact_top="foul-potion silver-knife empty-shell")
    table.seat(0).plays("yes").asked("drop", "pact lost-voice", "pact silver-knife", "pact empty-shell")
    table.plays("pact lost-voice")
    assert (pacts(table, 0), pacts(table, 1)) == ("silver-knife empty-shell", "foul-potion")


@clause("7.2", "7.10")
def test_the_sea_witch_goes_clockwise() -> None:
    table = at_sea(
        teller(), teller("sea-witch"), teller(), first=1, pact_top="dawn-foam foul-potion silver-knife empty-shell"
    )
    table.seat(1).plays("card sea-witch", "pass")
    assert [pacts(table, seat) for seat in range(3)] == ["dawn-foam", "silver-knife empty-shell", "foul-potion"]


# Shipwreck.


@clause("7.11", "4.1")
@pytest.mark.parametrize(
    "card",
    [
        "king",
        "merchant",
        "wizard",
        "fairy",
        "princess",
        "secret-helper",
        "dragon",
        "dark-lord",
        "sea-witch",
        "sea-monster",
    ],
)
def test_with_a_shipwreck_somebody_enters_whatever_the_symbol_says_without_points_or_effects(card: str) -> None:
    table = acted("shipwreck", teller(card), teller(), middle="old-sage cursed-castle", discard="mermaid-prince")
    table.seat(0).asked("may", "yes", "pass").plays("yes").asked("hand", f"card {card}").plays(f"card {card}").seat(1)
    assert (front(table, 0), hand(table, 0), items(table, 0)) == (card, "hidden-cave", "")
    assert (scores(table), pile(table, "middle"), bound(table)) == ([1, 0], "old-sage cursed-castle", [0, 0])
    assert (pile(table, "discard"), told(table, "entered")) == ("mermaid-prince shipwreck", [{"seat": 0, "card": card}])


@clause("7.11")
def test_with_a_shipwreck_men_women_and_villains_enter_but_neither_places_nor_events() -> None:
    table = acted("shipwreck", teller("king fairy ogre night day enchantment coral-palace shipwreck little-mermaid"))
    table.seat(0).plays("yes").asked("hand", "card king", "card fairy", "card ogre", "card little-mermaid")
    table.plays("card little-mermaid").seat(1)
    assert front(table, 0) == "little-mermaid"


@clause("7.11", "4.4", "4.10")
def test_a_shipwreck_may_bring_nobody() -> None:
    table = acted("shipwreck", teller("king"), teller()).seat(0).plays("pass")
    table.seat(1)
    assert (hand(table, 0), front(table, 0), pile(table, "discard")) == ("hidden-cave king", "", "shipwreck")


@clause("7.11", "4.3")
def test_with_an_empty_hand_a_shipwreck_asks_nothing() -> None:
    table = acted("shipwreck", teller(), teller("king"), deck="")
    table.seat(1)
    assert (scores(table), pile(table, "discard")) == ([1, 0], "shipwreck")


@clause("7.11")
def test_without_anybody_in_the_hand_a_shipwreck_asks_all_the_same_so_that_nothing_is_told() -> None:
    table = acted("shipwreck", teller("day coral-palace"), teller()).seat(0).asked("may", "pass")
    table.refuses("yes", "4.4").plays("pass").seat(1)
    assert hand(table, 0) == "day hidden-cave coral-palace"


@clause("7.11", "3.4")
@pytest.mark.parametrize(
    ("card", "time", "got"),
    [
        ("old-sage", "day", 2),
        ("old-sage", "night", 1),
        ("creature-of-the-night", "night", 2),
        ("creature-of-the-night", "day", 1),
        ("mermaid-prince", "day", 2),
        ("little-mermaid", "day", 1),
    ],
)
def test_lasting_effects_begin_in_the_very_turn_of_the_shipwreck(card: str, time: str, got: int) -> None:
    table = acted("shipwreck", teller(card), teller(front="little-mermaid mermaid-prince"), time=time)
    table.seat(0).plays("yes", f"card {card}").seat(1)
    assert (scores(table), front(table, 0)) == ([got, 0], card)


@clause("7.11", "7.3", "7.9")
def test_nothing_is_discarded_or_brought_by_those_who_enter() -> None:
    table = acted("shipwreck", teller("mermaid-prince", pacts="dawn-foam"), teller()).seat(0)
    table.plays("yes", "card mermaid-prince").seat(1)
    assert pacts(table, 0) == "dawn-foam"
    table = acted("shipwreck", teller("little-mermaid"), teller(), discard="mermaid-prince").seat(0)
    table.plays("yes", "card little-mermaid").seat(1)
    assert (hand(table, 0), pile(table, "discard")) == ("hidden-cave", "mermaid-prince shipwreck")


@clause("7.11", "3.4")
def test_a_little_mermaid_who_enters_pleases_the_prince_at_once() -> None:
    table = acted("shipwreck", teller("little-mermaid", "mermaid-prince"), teller()).seat(0)
    table.plays("yes", "card little-mermaid").seat(1)
    assert scores(table) == [2, 0]


@clause("7.11", "4.8")
def test_a_witch_who_enters_forbids_drawing_at_once() -> None:
    table = acted("shipwreck", teller("witch"), teller("merchant"), top="king ogre hidden-cave").seat(0)
    table.plays("yes", "card witch").seat(1).plays("card merchant").seat(0)
    assert (scores(table), hand(table, 1), front(table, 0)) == ([1, 2], "ogre", "witch")


@clause("7.11", "4.8")
def test_a_witch_before_another_player_does_not_hinder_a_shipwreck() -> None:
    table = acted("shipwreck", teller("king"), teller(front="witch")).seat(0).plays("yes", "card king")
    assert front(table, 0) == "king"


@clause("7.11", "4.5", "7.4")
def test_whoever_entered_lies_before_you_like_any_other_card() -> None:
    table = acted("shipwreck", teller("king", pacts="drowned-sailor"), teller("dragon")).seat(0)
    table.plays("yes", "card king").seat(1).plays("card dragon").seat(0)
    assert (front(table, 0), pile(table, "discard"), scores(table)) == ("", "shipwreck king", [1, 4])
    table.asked("use", "pass")


# Sea King, Mermaid Sisters, Sea Monster, Coral Palace.


@clause("4.2", "5.1", "7.3")
def test_with_the_sea_king_a_pact_may_be_discarded_and_a_wand_or_an_armour_is_taken() -> None:
    table = acted("sea-king", teller(pacts="lost-voice dawn-foam"), teller()).seat(0).asked("may", "yes", "pass")
    table.plays("yes", "pact dawn-foam").asked("item", "item armour", "item wand").plays("item wand").seat(1)
    assert (scores(table), items(table, 0), pacts(table, 0)) == ([2, 0], "1 wand", "lost-voice")
    table = acted("sea-king", teller(pacts="lost-voice"), teller()).seat(0).plays("pass", "item armour")
    assert (items(table, 0), pacts(table, 0)) == ("1 armour", "lost-voice")


@clause("5.1", "4.3")
@pytest.mark.parametrize(("wand", "armour", "got"), [(4, 3, "1 armour"), (3, 4, "1 wand"), (4, 4, "")])
def test_the_sea_king_gives_what_is_left(wand: int, armour: int, got: str) -> None:
    table = acted("sea-king", teller(), teller(wand=wand, armour=armour))
    table.seat(1)
    assert (items(table, 0), scores(table)) == (got, [2, 0])


@clause("4.7", "4.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "middle", "got"),
    [
        ("", "", "", 1),
        ("mermaid-prince ogre", "old-sage", "king", 1),
        ("witch", "", "", 2),
        ("", "little-mermaid", "", 2),
        ("", "", "fairy", 2),
        ("", "", "mermaid-sisters", 2),
        ("witch", "little-mermaid", "fairy princess", 2),
    ],
)
def test_the_mermaid_sisters_draw_and_score_with_another_woman_in_play(
    mine: str, theirs: str, middle: str, got: int
) -> None:
    table = acted(
        "mermaid-sisters",
        teller("gypsy", mine),
        teller("gypsy", theirs),
        middle=middle,
        discard="princess",
        top="day night",
    )
    assert (scores(table), hand(table, 0)) == ([got, 0], "night day gypsy")


@clause("7.3", "4.2", "3.1")
def test_the_mermaid_sisters_let_you_discard_a_pact_and_draw() -> None:
    table = acted("mermaid-sisters", teller(pacts="lost-voice"), teller(), top="ogre king hidden-cave").seat(0)
    assert hand(table, 0) == "hidden-cave"
    table.asked("may", "yes", "pass").plays("yes").seat(1)
    assert (hand(table, 0), pacts(table, 0), pile(table, "middle")) == ("hidden-cave king", "", "mermaid-sisters")


@clause("4.8")
def test_the_mermaid_sisters_do_not_draw_against_a_witch_but_score_with_her() -> None:
    table = acted("mermaid-sisters", teller(), teller(front="witch"))
    assert (hand(table, 0), scores(table)) == ("hidden-cave", [2, 0])


@clause("4.5", "7.2")
def test_the_sea_monster_brings_a_pact_and_discards_a_man() -> None:
    table = acted("sea-monster", teller(front="mermaid-prince"), teller(front="old-sage witch"), middle="king dragon")
    table.seat(0).asked("target", "card mermaid-prince", "card old-sage", "card king").plays("card old-sage").seat(1)
    assert (bound(table), scores(table), front(table, 1), pile(table, "discard")) == (
        [1, 0],
        [2, 0],
        "witch",
        "old-sage",
    )
    assert kinds(table).index("bound") < kinds(table).index("discarded")


@clause("4.3", "4.5")
def test_the_sea_monster_discards_the_only_man_without_a_question_and_nobody_where_there_is_none() -> None:
    table = acted("sea-monster", teller(front="mermaid-prince"), teller())
    table.seat(1)
    assert (front(table, 0), pile(table, "discard"), scores(table)) == ("", "mermaid-prince", [2, 0])
    table = acted("sea-monster", teller("king", front="witch"), teller(), middle="dragon")
    table.seat(1)
    assert (bound(table), pile(table, "discard")) == ([1, 0], "")


@clause("7.2", "5.1")
@pytest.mark.parametrize(("coin", "got"), [(0, "2 coin"), (7, "1 coin"), (8, "")])
def test_the_coral_palace_brings_a_pact_and_coins(coin: int, got: str) -> None:
    table = acted("coral-palace", teller(), teller(coin=coin))
    table.seat(1)
    assert (bound(table), items(table, 0), scores(table), pile(table, "middle")) == (
        [1, 0],
        got,
        [1, 0],
        "coral-palace",
    )


# What is secret.


@clause("7.2")
def test_other_players_pacts_are_imagined_from_all_that_were_not_seen() -> None:
    mine, theirs = "lost-voice dawn-foam", "silver-knife foul-potion empty-shell"
    table = at_sea(teller("king", pacts=mine), teller(pacts=theirs), pact_discard="kiss-of-love")
    found: Counter[str] = Counter()
    for seed in range(100):
        world = table.table.imagine(0, seed).position()
        assert world["players"][0]["pacts"] == sorted(mine.split(), key=PACTS.index)
        assert (len(world["players"][1]["pacts"]), len(world["pact_deck"])) == (3, 14)
        assert sorted([*world["pact_deck"], *world["players"][1]["pacts"], *mine.split(), "kiss-of-love"]) == sorted(
            PACTS
        )
        found.update(world["players"][1]["pacts"])
    assert set(found) == set(PACTS) - {*mine.split(), "kiss-of-love"}


@clause("7.2")
def test_a_spectator_imagines_everybodys_pacts_and_the_deck() -> None:
    table = at_sea(teller("king", pacts="lost-voice"), teller(pacts="silver-knife"), pact_top="dawn-foam")
    worlds = [table.table.imagine(None, seed).position() for seed in range(60)]
    assert all(len({world["players"][seat]["pacts"][0] for world in worlds}) > 10 for seat in (0, 1))
    assert len({world["pact_deck"][-1] for world in worlds}) > 10


@clause("7.5", "7.6")
def test_a_shown_card_is_known_until_it_leaves_the_hand() -> None:
    table = bargain("foul-potion", teller("ogre dragon"), teller("creature-of-the-night king fairy"), teller())
    table.plays("card ogre", "yes", "card dragon").seat(1).plays("yes", "card creature-of-the-night").seat(0)
    assert [table.table.view(seat)["known"] for seat in range(3)] == [
        [[], ["creature-of-the-night"], []],
        [["dragon"], [], []],
        [["dragon"], ["creature-of-the-night"], []],
    ]
    assert told(table, "showed") == [{"seat": 0, "card": "dragon"}, {"seat": 1, "card": "creature-of-the-night"}]
    for seed in range(30):
        hands = [player["hand"] for player in table.table.imagine(2, seed).position()["players"]]
        assert ("dragon" in hands[0], "creature-of-the-night" in hands[1], len(hands[1])) == (True, True, 3)
    table.plays("card dragon")
    assert table.table.view(1)["known"][0] == []


@clause("7.5")
def test_a_card_shown_twice_is_one_card_still() -> None:
    other = {**teller(), "known": [["ogre"], []]}
    table = bargain("foul-potion", teller("ogre dragon"), other).plays("card dragon", "yes", "card ogre")
    assert table.table.view(1)["known"][0] == ["ogre"]


@clause("7.5")
def test_whoever_is_asked_to_play_a_villain_for_a_pact_is_imagined_with_one() -> None:
    table = bargain("foul-potion", teller("ogre king"), teller("fairy")).asked("hand", "card ogre")
    held = [set(table.table.imagine(1, seed).position()["players"][0]["hand"]) for seed in range(80)]
    assert all(cards & VILLAINS for cards in held)
    assert len({card for cards in held for card in cards & VILLAINS}) > 4


@clause("7.6")
def test_whoever_is_only_offered_to_show_a_villain_is_imagined_with_and_without_one() -> None:
    table = bargain("foul-potion", teller("ogre king"), teller("fairy gypsy")).plays("card ogre").plays("pass")
    table.seat(1).asked("second", "pass")
    held = [set(table.table.imagine(0, seed).position()["players"][1]["hand"]) for seed in range(60)]
    assert {bool(cards & VILLAINS) for cards in held} == {True, False}


@clause("7.11")
def test_whoever_lets_somebody_enter_is_imagined_with_somebody() -> None:
    table = acted("shipwreck", teller("king"), teller("fairy")).seat(0).plays("yes")
    people = {str(row["id"]) for row in ROWS if row["kind"] in ("man", "woman", "villain")}
    held = [set(table.table.imagine(1, seed).position()["players"][0]["hand"]) for seed in range(60)]
    assert all(cards & people for cards in held)


# Meetings.


@clause("7.9", "4.5", "3.4")
def test_the_princess_takes_a_prince_who_can_be_played_again() -> None:
    table = acted("princess", teller(front="mermaid-prince little-mermaid", pacts="dawn-foam"), teller("king"))
    assert (scores(table), hand(table, 0), front(table, 0)) == ([2, 0], "hidden-cave mermaid-prince", "little-mermaid")
    table.seat(1).plays("card king").seat(0).plays("pass", "card mermaid-prince", "yes")
    assert (scores(table), pacts(table, 0)) == ([4, 2], "")


@clause("4.5", "3.4")
def test_the_princess_takes_a_prince_from_another_player() -> None:
    table = acted("princess", teller(), teller("king", "mermaid-prince"), teller(front="little-mermaid"))
    table.seat(1).plays("card king")
    assert (hand(table, 0), front(table, 1), scores(table)) == ("hidden-cave mermaid-prince", "", [2, 2, 0])


@clause("4.11", "3.4")
@pytest.mark.parametrize(("gone", "got"), [("little-mermaid", 1), ("night", 2)])
def test_when_the_secret_helper_removes_the_little_mermaid_a_prince_scores_no_more(gone: str, got: int) -> None:
    table = acted("secret-helper", teller(front="mermaid-prince"), teller(front="little-mermaid"))
    table.seat(0).asked("target", "card night", "card mermaid-prince", "card little-mermaid").plays(f"card {gone}")
    assert (scores(table), pile(table, "removed")) == ([got, 0], gone)


@clause("7.5", "3.2")
def test_a_wizard_who_is_played_for_a_pact_lets_you_make_a_deal_before_the_pact_pays() -> None:
    table = bargain("captains-oath", teller("wizard"), top="king hidden-cave").plays("card wizard")
    table.asked("may", "yes", "pass").plays("yes").asked("deal", "deal 3").plays("deal 3")
    table.asked("second", "yes", "pass").plays("pass").asked("card", "card hidden-cave", "card king")
    assert (scores(table), items(table, 0)) == ([3, 0], "1 coin 1 sword")
    assert table.table.position()["players"][0]["score"] == [1, 0, 0, 1, 1, 0]
    assert [event["item"] for event in told(table, "took")] == ["wand", "coin", "sword"]


@clause("7.5", "4.7")
def test_a_merchant_who_is_played_for_a_pact_draws_and_what_he_draws_can_be_shown() -> None:
    table = bargain("captains-oath", teller("merchant"), middle="merchant", top="gypsy king hidden-cave")
    table.plays("card merchant").asked("second", "yes", "pass").plays("yes").asked("hand", "card king")
    table.plays("card king").asked("card", "card hidden-cave", "card king", "card gypsy")
    assert (scores(table), items(table, 0), pile(table, "middle")) == ([6, 0], "1 sword", "merchant merchant")


@clause("7.5", "2.2")
def test_the_day_can_be_played_for_a_pact() -> None:
    table = bargain("storm-in-a-bottle", teller("day", "old-sage creature-of-the-night")).plays("card day")
    table.shows("time", is_="day").shows("discard", is_=["night"]).asked("second", "pass").plays("pass")
    table.plays("card hidden-cave").seat(1)
    assert (scores(table), items(table, 0)) == ([4, 0], "2 coin 1 wand")


@clause("7.5", "4.10", "4.5")
def test_an_enchantment_for_a_pact_is_discarded_before_the_pact_pays() -> None:
    table = bargain("storm-in-a-bottle", teller("enchantment"), discard="king day").plays("card enchantment")
    table.asked("discarded", "card king", "card day")
    assert (items(table, 0), pile(table, "resolving")) == ("", "enchantment")
    table.plays("card day").asked("second", "yes", "pass").plays("yes").asked("hand", "card day").plays("card day")
    assert (pile(table, "discard"), hand(table, 0), scores(table)) == ("king enchantment", "day hidden-cave", [3, 0])
    assert (items(table, 0), pile(table, "resolving")) == ("1 wand", "")


@clause("7.5", "7.11")
def test_a_shipwreck_can_be_played_for_a_pact() -> None:
    table = bargain("storm-in-a-bottle", teller("shipwreck old-sage king"), time="day").plays("card shipwreck", "yes")
    table.asked("hand", "card old-sage", "card king").plays("card old-sage").asked("second", "pass").plays("pass")
    table.plays("card king").seat(1)
    assert (scores(table), front(table, 0), items(table, 0)) == ([5, 0], "old-sage", "1 armour 1 wand")


@clause("7.5", "7.10", "7.2")
def test_the_sea_witch_for_a_pact_can_bring_the_same_pact_again() -> None:
    others = [pact for pact in PACTS if pact != "foul-potion"]
    table = bargain(
        "foul-potion", teller("sea-witch", pacts=" ".join(others[:10])), teller(pacts=" ".join(others[10:]))
    )
    table.plays("card sea-witch").asked("may", "yes", "pass")
    assert (bound(table), "foul-potion" in pacts(table, 0), pile(table, "pact_discard")) == ([11, 9], True, "")
    table.plays("pass").asked("second", "pass").plays("pass").asked("card", "card hidden-cave")
    assert (items(table, 0), pacts(table, 0).count("foul-potion")) == ("2 coin", 1)


@clause("7.4", "7.9")
def test_a_little_mermaid_for_a_pact_calls_a_prince_and_then_the_kiss_can_wait() -> None:
    table = bargain("sisters-hair", teller("little-mermaid", pacts="kiss-of-love"), teller(front="mermaid-prince"))
    table.plays("card little-mermaid").asked("call", "seat 1", "pass").plays("seat 1").asked("second", "pass")
    table.plays("pass").refuses("pact kiss-of-love", "3.3").plays("card mermaid-prince", "pass")
    assert (scores(table), pacts(table, 0), front(table, 1)) == ([5, 0], "kiss-of-love", "")


# Whole games.


@clause("7.1", "7.2", "7.7")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_no_pact_is_lost_and_the_pad_adds_up(seed: int) -> None:
    table = start(2 + seed % 3, seed, short=bool(seed % 2), setting_a=("a1", "a4", "a6")[seed % 3])
    taken = moves = 0
    while not table.over:
        seat = table.waiting[0]
        offered = table.actions(seat)
        table.act(seat, offered[(seed + 5 * moves) % len(offered)])
        moves += 1
        written = table.position()
        held = [pact for player in written["players"] for pact in player["pacts"]]
        assert sorted([*written["pact_deck"], *written["pact_discard"], *held]) == sorted(PACTS)
        taken = max(taken, len(held))
    assert taken > 2
    seen = table.view(None)["players"]
    for standing in table.standings:
        lines = {line.what: line.points for line in standing.breakdown}
        assert sum(lines.values()) == standing.score == seen[standing.seat]["points"]
        assert lines["kept"] == -3 * seen[standing.seat]["pacts"]


@clause("7.8")
def test_no_card_and_no_pact_is_imagined_twice() -> None:
    for table in walk(start(3, 5), 5):
        for viewer in (0, None):
            world = table.imagine(viewer, 1).position()
            cards = [card for zone in ("deck", "middle", "discard", "removed", "resolving") for card in world[zone]]
            cards += [card for player in world["players"] for zone in ("hand", "front") for card in player[zone]]
            cards += [world["time"]] if world["time"] != "neither" else []
            found = [pact for player in world["players"] for pact in player["pacts"]]
            assert Counter(cards) == box("mermaid")
            assert sorted([*world["pact_deck"], *world["pact_discard"], *found]) == sorted(PACTS)
