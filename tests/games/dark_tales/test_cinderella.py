"""Cinderella: two cards for the time, tokens with two sides, and balls at the palace."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from taletable.bots.evaluation import evaluator
from taletable.games.dark_tales.cards import TEXT
from tests.games.dark_tales.tale import (
    DECKS,
    GAME,
    ROWS,
    box,
    causes,
    clause,
    couples,
    front,
    hand,
    items,
    pile,
    played,
    position,
    scores,
    teller,
    tokens,
    told,
    turn,
    view,
)
from tests.kit import walk

if TYPE_CHECKING:
    from taletable.kernel import Table
    from tests.kit.scenario import Scenario

KINDS = {str(row["id"]): str(row["kind"]) for row in ROWS}
NOTES = {"cinderella": 3, "cinderella-prince": 3, "stepsisters": 2, "rich-man": 2}
TOKENS = Counter({str(row["id"]): int(str(row["copies"])) for row in ROWS if row["deck"] == "tokens"})
SHEDDING = {"deck_file": TEXT.replace('effect = "may turn token"', 'effect = "may discard token"')}


def start(seats: int, seed: int, expansion: str = "cinderella", **options: bool | str) -> Table:
    return GAME.start(seats, seed, {"expansion": expansion, **options}, listen=True)


def at_court(card: str, *tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 plays this card in a game with Cinderella."""
    return played(card, *tellers, expansion="cinderella", **more)


def ball(*tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 plays Palace Stairs: a point for their corner, a token with a bird, and a third card leaves the game."""
    table = at_court("palace-stairs", *tellers, ball="ogre ogre", discard="ogre", stack_top="bird-jewels", **more)
    return table.plays("take") if tellers[0]["tokens"] else table


def last_ball(*tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 begins a turn without a card, and so ends the game."""
    return turn(*tellers, deck="", expansion="cinderella", **more)


def danced(table: Scenario) -> list[int]:
    """What everybody has scored at balls, for tokens and for dancers."""
    return [player["score"][5] for player in table.table.position()["players"]]


def watched(table: Scenario) -> list[int]:
    """What everybody has scored by lasting effects."""
    return [player["score"][2] for player in table.table.position()["players"]]


def offer(table: Scenario, seat: int) -> int:
    """The points of the best pairs, as the question tells them."""
    decision = table.table.decision(seat)
    assert decision is not None
    assert decision.kind == "dance"
    return int(str(decision.args["points"]))


def results(table: Table) -> list[int]:
    return [standing.score for standing in sorted(table.standings, key=lambda standing: standing.seat)]


def ranks(table: Table) -> list[int]:
    return [standing.rank for standing in sorted(table.standings, key=lambda standing: standing.seat)]


def all_tokens_but(*names: str) -> str:
    """All other tokens, so that the stack is empty."""
    return " ".join(f"{token}-dark" for token in (TOKENS - Counter(names)).elements())


# Set-up.


@clause("8.1", "1.7", "1.4")
@pytest.mark.parametrize(("seats", "deck"), [(2, 56), (3, 53), (4, 50)])
def test_the_game_begins_by_day_without_another_night_or_day(seats: int, deck: int) -> None:
    table = start(seats, 5)
    seen, written = table.view(None), table.position()
    assert (seen["time"], seen["deck"], seen["removed"], seen["ball"]) == ("day", deck, [], [])
    assert sorted([player["hand"] for player in seen["players"]]) == [3] * (seats - 1) + [4]
    cards = Counter([*written["deck"], *[card for player in written["players"] for card in player["hand"]]])
    assert (sum(cards.values()), cards["night"], cards["day"]) == (63, 0, 0)
    assert cards == box("cinderella")


@clause("1.7")
def test_cards_of_cinderella_are_shuffled_into_the_deck_and_those_of_the_other_box_are_not() -> None:
    decks: list[list[str]] = [start(4, seed).position()["deck"] for seed in range(5)]
    assert all(
        set(DECKS["cinderella"]) & set(deck[:25]) and set(DECKS["cinderella"]) & set(deck[25:]) for deck in decks
    )
    assert len({" ".join(deck) for deck in decks}) == 5
    assert not set(DECKS["mermaid"]) & {card for deck in decks for card in deck}


@clause("8.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_twenty_one_tokens_lie_on_a_stack_with_their_dark_sides_up_and_only_the_top_is_seen(viewer: int | None) -> None:
    table = start(2, 3)
    stack = table.position()["stack"]
    assert Counter([token.removesuffix("-dark") for token in stack]) == TOKENS
    top = {"pumpkin": "pumpkin", "mouse": "mouse", "mice": "mouse", "bird": "bird", "birds": "bird"}
    name = stack[-1].partition("-")[0]
    face = {"picture": top[name], "count": 2 if name in ("mice", "birds") else 1, "points": 0}
    assert table.view(viewer)["stack"] == {"tokens": 21, "top": face}
    assert [player["tokens"] for player in table.view(viewer)["players"]] == [[], []]


@clause("8.4")
def test_the_tokens_are_shuffled() -> None:
    assert len({" ".join(start(2, seed).position()["stack"]) for seed in range(5)}) == 5


@clause("8.4", "1.3")
@pytest.mark.parametrize(("a", "b"), [("a1", "b3"), ("a4", "b4"), ("a6", "b6")])
def test_the_settings_of_cinderella_lie_beside_the_two_that_were_agreed_on(a: str, b: str) -> None:
    assert start(2, 1, setting_a=a, setting_b=b).view(0)["settings"] == [a, b, "a-cinderella", "b-cinderella"]


@clause("1.3", "8.4")
@pytest.mark.parametrize(("expansion", "own"), [("cinderella", {"a4", "b4"}), ("mermaid", {"a6", "b6"})])
def test_by_chance_settings_of_the_base_game_and_of_the_expansion_are_chosen(expansion: str, own: set[str]) -> None:
    found = {setting for seed in range(60) for setting in start(2, seed, expansion).view(None)["settings"][:2]}
    assert found == {"a1", "a2", "a3", "b1", "b2", "b3"} | own


@clause("8.4")
@pytest.mark.parametrize("setting", ["a-cinderella", "b-cinderella"])
def test_the_settings_of_cinderella_cannot_be_agreed_on(setting: str) -> None:
    with pytest.raises(ValueError, match=f"setting_{setting[0]}"):
        start(2, 1, **{f"setting_{setting[0]}": setting})


@clause("1.8", "8.1")
@pytest.mark.parametrize(("seats", "deck"), [(2, 46), (3, 43), (4, 40)])
def test_for_a_shorter_game_ten_different_cards_of_the_base_game_are_taken_out(seats: int, deck: int) -> None:
    found = set()
    for seed in range(4):
        table = start(seats, seed, short=True)
        seen, written = table.view(None), table.position()
        out = set(seen["removed"])
        assert (seen["deck"], len(seen["removed"]), len(out), seen["ball"]) == (deck, 10, 10, [])
        assert out < set(DECKS["base"]) - {"night", "day"}
        cards = Counter([*written["deck"], *[card for player in written["players"] for card in player["hand"]]])
        assert cards + Counter(out) == box("cinderella")
        found.add(" ".join(sorted(out)))
    assert len(found) == 4


# Day and night.


@clause("8.2", "8.5")
@pytest.mark.parametrize(("before", "after"), [("day", "night"), ("night", "day")])
def test_midnight_changes_the_time_and_no_card_leaves_the_middle(before: str, after: str) -> None:
    table = at_court("midnight", time=before, stack_top="pumpkin-coach")
    assert (view(table)["time"], pile(table, "discard"), pile(table, "middle")) == (after, "midnight", "")
    assert (told(table, after), told(table, before)) == ([{}], [])
    assert (scores(table), tokens(table, 0)) == ([1, 0], "1 pumpkin")


@clause("8.2", "3.4")
@pytest.mark.parametrize(("before", "card"), [("day", "creature-of-the-night"), ("night", "old-sage")])
def test_what_lasts_acts_by_the_time_that_midnight_has_brought(before: str, card: str) -> None:
    table = at_court("midnight", teller(front="creature-of-the-night old-sage"), teller(), time=before)
    assert [event["card"] for event in told(table, "scored", "scored-lasting")] == ["midnight", card]


@clause("8.3", "8.8")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("full", ["", "ogre ogre"])
def test_the_time_can_be_chosen_to_be_removed_but_it_stays(time: str, full: str) -> None:
    table = at_court("secret-helper", time=time, middle="king", ball=full, top="gypsy hidden-cave")
    table.seat(0).asked("target", f"card {time}", "card king").plays(f"card {time}").seat(1)
    assert (view(table)["time"], pile(table, "ball"), pile(table, "removed")) == (time, full, "")
    assert (told(table, "stays"), told(table, "ball"), told(table, "invited")) == ([{"card": time}], [], [])
    assert (items(table, 0), hand(table, 0), pile(table, "middle")) == ("1 coin", "hidden-cave gypsy", "king")


@clause("8.3")
def test_where_only_the_time_could_be_removed_nobody_is_asked_and_it_stays() -> None:
    table = at_court("stepsisters", ball="ogre ogre")
    table.seat(1)
    assert (view(table)["time"], pile(table, "ball"), told(table, "stays")) == ("day", "ogre ogre", [{"card": "day"}])


@clause("8.3", "5.2")
@pytest.mark.parametrize("time", ["day", "night"])
def test_a_deal_that_discards_the_time_leaves_it_and_still_scores(time: str) -> None:
    table = turn(
        teller("gypsy", wand=1), teller(), expansion="cinderella", settings=["a3", "b1"], middle="king", time=time
    )
    table.seat(0).plays("deal 3").asked("target", f"card {time}", "card king").plays(f"card {time}").asked("card")
    assert (view(table)["time"], pile(table, "discard"), pile(table, "middle")) == (time, "", "king")
    assert (scores(table), items(table, 0), told(table, "stays")) == ([1, 0], "", [{"card": time}])


@clause("8.3")
def test_it_is_never_neither_day_nor_night() -> None:
    with pytest.raises(ValueError, match="always night or day"):
        turn(teller("king"), teller(), expansion="cinderella", time="neither")


# Tokens.


@clause("8.5")
def test_who_has_no_token_takes_the_top_one_without_a_question() -> None:
    table = at_court("rich-man", stack_top="pumpkin-coach birds-dress")
    table.seat(1)
    assert tokens(table, 0) == "2 bird"
    assert view(table)["stack"] == {"tokens": 20, "top": {"picture": "pumpkin", "count": 1, "points": 0}}
    assert told(table, "token") == [{"seat": 0, "count": 2, "picture": "bird"}]


@clause("8.5")
def test_who_has_tokens_takes_one_or_turns_one() -> None:
    own = "pumpkin-coach-dark bird-jewels-light pumpkin-coach-dark"
    offered = ("take", "token pumpkin-coach-dark", "token bird-jewels-light")
    table = at_court("rich-man", teller(tokens=own), teller(tokens="mouse-horse-dark"), stack_top="mice-horses")
    table.seat(0).asked("token", *offered).refuses("pass", "8.5").refuses("token mouse-horse-dark", "8.5")
    table.plays("take").seat(1)
    assert tokens(table, 0) == "1 pumpkin, 1 jewels, 1 pumpkin, 2 mouse"
    table = at_court("rich-man", teller(tokens=own), teller(tokens="mouse-horse-dark"))
    table.plays("token pumpkin-coach-dark").seat(1)
    assert tokens(table, 0) == "1 coach, 1 jewels, 1 pumpkin"
    assert (tokens(table, 1), view(table)["stack"]["tokens"]) == ("1 mouse", 17)
    assert told(table, "turned") == [
        {"seat": 0, "picture": "pumpkin", "count": 1, "picture_below": "coach", "count_below": 1}
    ]
    assert causes(table, "turned") == ["rich-man"]


@clause("8.5")
def test_a_light_side_is_turned_back() -> None:
    table = at_court("rich-man", teller(tokens="birds-dress-light"), teller())
    table.plays("token birds-dress-light").seat(1)
    assert tokens(table, 0) == "2 bird"


@clause("8.5")
def test_so_many_times_as_the_number_says_each_time_anew() -> None:
    table = at_court("hazel-tree", teller(tokens="bird-jewels-dark"), teller(), stack_top="pumpkin-coach")
    decision = table.table.decision(0)
    assert decision is not None
    assert decision.args == {"count": 2, "source": "hazel-tree"}
    table.plays("take").asked("token", "take", "token bird-jewels-dark", "token pumpkin-coach-dark")
    table.plays("token pumpkin-coach-dark").seat(1)
    assert tokens(table, 0) == "1 bird, 1 coach"


@clause("8.5")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("cinderella", 2),
        ("cinderella-prince", 1),
        ("stepmother", 0),
        ("stepsisters", 1),
        ("rich-man", 1),
        ("midnight", 1),
        ("hazel-tree", 2),
        ("palace-stairs", 1),
        ("king", 0),
    ],
)
def test_only_cards_with_the_sign_bring_tokens(card: str, count: int) -> None:
    table = at_court(card)
    for _ in range(count - 1):
        table.asked("token").plays("take")
    if card == "cinderella":
        table.asked("may").plays("pass")
    table.seat(1)
    assert (len(told(table, "token")), view(table)["stack"]["tokens"]) == (count, 21 - count)


@clause("8.5", "4.2")
def test_tokens_come_after_the_corner_and_before_the_effect() -> None:
    table = at_court("rich-man")
    kinds = [event.kind for event in table.table.events_for(None)]
    assert kinds[: kinds.index("took")] == ["drew", "played", "scored", "token"]
    table = at_court("rich-man", teller(tokens="pumpkin-coach-dark"), teller())
    assert (scores(table), items(table, 0)) == ([1, 0], "")
    table.plays("take")
    assert items(table, 0) == "2 coin"


@clause("8.5")
def test_without_a_stack_the_only_token_is_turned_as_often_as_the_number_says() -> None:
    table = at_court("hazel-tree", teller(tokens="pumpkin-coach-dark"), teller(tokens=all_tokens_but("pumpkin-coach")))
    table.seat(1)
    assert (tokens(table, 0), len(told(table, "turned"))) == ("1 pumpkin", 2)


@clause("8.5")
def test_without_a_stack_one_of_several_tokens_is_turned() -> None:
    others = all_tokens_but("pumpkin-coach", "bird-jewels")
    table = at_court("rich-man", teller(tokens="pumpkin-coach-dark bird-jewels-light"), teller(tokens=others))
    table.asked("token", "token pumpkin-coach-dark", "token bird-jewels-light").refuses("take", "8.5")
    table.plays("token bird-jewels-light").seat(1)
    assert (tokens(table, 0), view(table)["stack"]) == ("1 pumpkin, 1 bird", {"tokens": 0, "top": None})


@clause("8.5", "4.3")
@pytest.mark.parametrize("card", ["rich-man", "hazel-tree", "cinderella"])
def test_without_a_stack_and_without_a_token_nothing_is_taken_or_turned(card: str) -> None:
    table = at_court(card, teller(), teller(tokens=all_tokens_but()))
    table.seat(1)
    assert (tokens(table, 0), scores(table), told(table, "token")) == ("", [1, 0], [])


@clause("8.6")
def test_everybody_may_look_below_their_own_tokens_only() -> None:
    table = turn(teller("king", tokens="mouse-slipper-dark"), teller(), expansion="cinderella")
    up, below = {"picture": "mouse", "count": 1, "points": 0}, {"picture": "slipper", "count": 1, "points": 2}
    assert table.table.view(0)["players"][0]["tokens"] == [{"up": up, "side": "dark", "below": below}]
    for viewer in (1, None):
        assert table.table.view(viewer)["players"][0]["tokens"] == [{"up": up, "side": "dark", "below": None}]


@clause("8.6")
def test_what_was_turned_is_known_to_all_even_when_it_is_turned_back() -> None:
    table = at_court("hazel-tree", teller(tokens="mouse-slipper-dark mouse-horse-dark"), teller())
    mouse, slipper = {"picture": "mouse", "count": 1, "points": 0}, {"picture": "slipper", "count": 1, "points": 2}
    table.plays("token mouse-slipper-dark")
    table.shows("players", 0, "tokens", 0, is_={"up": slipper, "side": "light", "below": mouse})
    table.plays("token mouse-slipper-light")
    table.shows("players", 0, "tokens", 0, is_={"up": mouse, "side": "dark", "below": slipper})
    assert table.table.view(1)["players"][0]["tokens"][1]["below"] is None


@clause("8.6")
def test_of_two_alike_the_one_that_is_known_to_all_is_turned() -> None:
    owner = {**teller(), "tokens": ["mouse-slipper-dark", "mouse-slipper-dark seen"]}
    table = at_court("rich-man", owner, teller())
    table.asked("token", "take", "token mouse-slipper-dark").plays("token mouse-slipper-dark").seat(1)
    assert tokens(table, 0) == "1 mouse, 1 slipper"
    assert [token["below"] is None for token in view(table)["players"][0]["tokens"]] == [True, False]


@clause("8.6")
def test_below_a_mouse_others_imagine_a_horse_or_a_slipper_but_not_where_it_was_turned() -> None:
    owner = {**teller(), "tokens": ["mouse-slipper-dark seen", "mouse-slipper-dark", "mice-horses-dark"]}
    table = turn(teller("king"), owner, expansion="cinderella", stack_top="mouse-horse")
    for viewer in (0, None):
        worlds = [table.table.imagine(viewer, seed).position() for seed in range(40)]
        found = [world["players"][1]["tokens"] for world in worlds]
        assert {held[0] for held in found} == {"mouse-slipper-dark seen"}
        assert {held[1] for held in found} == {"mouse-slipper-dark", "mouse-horse-dark"}
        assert {held[2] for held in found} == {"mice-horses-dark"}
        assert {world["stack"][-1] for world in worlds} == {"mouse-slipper-dark", "mouse-horse-dark"}
        for world in worlds:
            lying = [*world["players"][1]["tokens"], *world["stack"]]
            assert Counter([token.partition("-dark")[0] for token in lying]) == TOKENS
    own = [table.table.imagine(1, seed).position()["players"][1]["tokens"] for seed in range(40)]
    assert all(held == owner["tokens"] for held in own)


@clause("8.4", "8.6")
def test_below_the_top_the_stack_is_anybodys_guess() -> None:
    table = turn(teller("king"), teller(), expansion="cinderella", stack_top="pumpkin-coach birds-dress")
    stacks = [table.table.imagine(0, seed).position()["stack"] for seed in range(30)]
    assert {stack[-1] for stack in stacks} == {"birds-dress-dark"}
    assert len({stack[-2] for stack in stacks}) > 2


@clause("8.4", "4.6")
def test_a_token_is_no_item_to_be_robbed() -> None:
    table = at_court("ogre", teller(), teller(tokens="pumpkin-coach-light birds-dress-light"))
    table.seat(1)
    assert (tokens(table, 0), tokens(table, 1), told(table, "robbed")) == ("", "1 coach, 1 dress", [])


@clause("8.4", "3.2")
@pytest.mark.parametrize("setting", ["a1", "a2", "a3", "a4", "a6"])
def test_no_deal_can_be_paid_with_tokens(setting: str) -> None:
    own = "pumpkin-coach-light pumpkin-coach-dark mouse-slipper-light birds-dress-dark"
    table = turn(teller("king", tokens=own), teller(), expansion="cinderella", settings=[setting, "b1"])
    table.seat(0).asked("card", "card king", "card hidden-cave")


@clause("8.4", "6.3", "6.4")
def test_tokens_do_not_break_a_tie() -> None:
    table = last_ball(teller(score=5, tokens="pumpkin-coach-light bird-jewels-light"), teller(score=5))
    assert (results(table.ends()), ranks(table.table)) == ([5, 5], [1, 1])


@clause("8.7")
def test_a_token_that_is_discarded_goes_under_the_stack_with_its_dark_side_up() -> None:
    table = at_court(
        "cinderella",
        teller(tokens="birds-dress-light"),
        teller(),
        options=SHEDDING,
        stack_top="mouse-horse pumpkin-coach",
    )
    table.plays("take", "take").asked("may", "yes", "pass").plays("yes")
    table.asked("turn-over", "token birds-dress-light", "token pumpkin-coach-dark", "token mouse-horse-dark")
    table.plays("token birds-dress-light").seat(1)
    stack = table.table.position()["stack"]
    assert (tokens(table, 0), stack[0], len(stack)) == ("1 pumpkin, 1 mouse", "birds-dress-dark seen", 19)
    assert told(table, "shed") == [
        {"seat": 0, "picture": "dress", "count": 1, "picture_below": "bird", "count_below": 2}
    ]


@clause("8.7", "8.6")
def test_a_token_that_was_discarded_has_been_seen_by_all() -> None:
    table = at_court("cinderella", options=SHEDDING, stack_top="pumpkin-coach mouse-slipper")
    table.plays("take", "yes", "token mouse-slipper-dark").seat(1)
    found = {table.table.imagine(1, seed).position()["stack"][0] for seed in range(20)}
    assert found == {"mouse-slipper-dark seen"}


@clause("8.7", "8.5")
def test_a_token_that_was_discarded_can_be_taken_again() -> None:
    table = at_court(
        "cinderella",
        teller(tokens="pumpkin-coach-light"),
        teller("midnight", tokens=all_tokens_but("pumpkin-coach")),
        options=SHEDDING,
    )
    table.asked("may", "yes", "pass").plays("yes").seat(1)
    assert (tokens(table, 0), view(table)["stack"]["tokens"]) == ("", 1)
    table.plays("card midnight").offers("take", "token pumpkin-coach-dark").plays("take")
    taken = {
        "up": {"picture": "pumpkin", "count": 1, "points": 0},
        "side": "dark",
        "below": {"picture": "coach", "count": 1, "points": 2},
    }
    table.shows("players", 1, "tokens", 20, is_=taken)


# The cards.


@clause("8.5", "4.4")
def test_cinderella_takes_two_tokens_and_may_turn_one() -> None:
    table = at_court("cinderella", stack_top="bird-jewels pumpkin-coach")
    table.asked("token", "take", "token pumpkin-coach-dark").plays("take").asked("may", "yes", "pass").plays("yes")
    table.asked("turn-over", "token pumpkin-coach-dark", "token bird-jewels-dark").refuses("take", "8.6")
    table.plays("token bird-jewels-dark").seat(1)
    assert (tokens(table, 0), front(table, 0), scores(table)) == ("1 pumpkin, 1 jewels", "cinderella", [1, 0])


@clause("8.5", "4.4")
def test_cinderella_may_leave_all_tokens_as_they_lie() -> None:
    table = at_court("cinderella", stack_top="bird-jewels pumpkin-coach").plays("take", "pass")
    table.seat(1)
    assert tokens(table, 0) == "1 pumpkin, 1 bird"


@clause("8.5")
def test_cinderella_turns_a_single_token_without_asking_which() -> None:
    table = at_court("cinderella", stack_top="pumpkin-coach").plays("token pumpkin-coach-dark", "yes")
    table.seat(1)
    assert (tokens(table, 0), len(told(table, "turned"))) == ("1 pumpkin", 2)


@clause("8.14", "8.5", "8.6")
@pytest.mark.parametrize(
    ("answer", "points"), [("take", 4), ("token mouse-slipper-light", 3), ("token mouse-slipper-dark", 5)]
)
def test_the_prince_counts_slippers_before_all_players_after_his_token(answer: str, points: int) -> None:
    table = at_court(
        "cinderella-prince",
        teller(tokens="mouse-slipper-light mouse-slipper-dark"),
        teller(tokens="mouse-slipper-light pumpkin-coach-light"),
        teller(tokens="mouse-slipper-light birds-dress-light"),
    )
    table.plays(answer).seat(1)
    assert (scores(table), front(table, 0)) == ([points, 0, 0], "cinderella-prince")


@clause("8.14", "8.6")
def test_without_a_slipper_that_is_up_the_prince_scores_his_corner_only() -> None:
    table = at_court("cinderella-prince", teller(), teller(tokens="mouse-slipper-dark mouse-horse-light"))
    assert scores(table) == [1, 0]


@clause("8.14")
@pytest.mark.parametrize(
    ("first", "second", "points"), [("yes", "yes", 2), ("yes", "pass", 1), ("pass", "yes", 1), ("pass", "pass", 0)]
)
def test_the_stepmother_scores_for_dancing_stepsisters_before_any_player(first: str, second: str, points: int) -> None:
    table = ball(
        teller(front="stepmother stepsisters old-sage"),
        teller(front="stepsisters rich-man"),
        teller(front="stepsisters"),
    )
    table.seat(0).plays(first).seat(1).plays(second)
    assert (watched(table), table.table.waiting) == ([points, 0, 0], (1,))
    table.asked("card")


@clause("8.14")
def test_every_stepmother_scores_also_for_stepsisters_of_others() -> None:
    table = ball(teller(front="stepmother stepmother"), teller(front="stepsisters rich-man"), teller())
    table.seat(1).asked("dance").plays("yes")
    assert (watched(table), danced(table)) == ([2, 0, 0], [0, 4, 0])


@clause("8.14")
def test_the_stepmother_scores_only_when_the_ball_is_over() -> None:
    table = ball(teller(front="stepmother stepsisters old-sage"), teller(front="witch young-hero"))
    table.seat(0).plays("card stepsisters").seat(1).asked("dance")
    assert watched(table) == [0, 0]
    table.plays("pass")
    assert watched(table) == [1, 0]


@clause("8.14", "8.15")
def test_the_stepmother_scores_at_the_last_ball_too() -> None:
    table = last_ball(teller(front="stepmother"), teller(front="stepsisters rich-man"))
    table.seat(1).plays("yes")
    assert (results(table.ends()), watched(table)) == ([1, 4], [1, 0])


@clause("8.14", "8.11")
def test_stepsisters_are_one_woman_and_dance_with_one_man() -> None:
    table = ball(teller(front="stepsisters old-sage rich-man"), teller())
    table.seat(0).asked("dance", "card stepsisters", "card old-sage", "card rich-man", "yes", "pass")
    table.plays("card stepsisters").asked("partner", "card old-sage", "card rich-man").plays("card old-sage")
    table.seat(1).asked("card")
    assert danced(table) == [3, 0]


@clause("8.8", "8.5")
def test_the_stepsisters_take_a_token_and_remove_a_card_but_not_themselves() -> None:
    table = at_court("stepsisters", teller(front="witch"), teller(front="stepsisters"), stack_top="pumpkin-coach")
    table.seat(0).asked("target", "card day", "card witch", "card stepsisters").plays("card stepsisters").seat(1)
    assert (front(table, 0), front(table, 1), pile(table, "ball")) == ("witch stepsisters", "", "stepsisters")
    assert (tokens(table, 0), scores(table)) == ("1 pumpkin", [1, 0])


@clause("5.1", "8.5")
def test_the_rich_man_takes_two_coins_as_far_as_there_are_any() -> None:
    table = at_court("rich-man", teller(), teller(coin=7))
    assert (items(table, 0), scores(table), front(table, 0)) == ("1 coin", [1, 0], "rich-man")


@clause("8.5", "4.2")
def test_under_the_hazel_tree_you_take_two_tokens_and_draw_a_card() -> None:
    table = at_court("hazel-tree", top="king hidden-cave", stack_top="bird-jewels pumpkin-coach").plays("take")
    assert (tokens(table, 0), hand(table, 0), scores(table)) == ("1 pumpkin, 1 bird", "hidden-cave king", [1, 0])
    assert pile(table, "middle") == "hazel-tree"


@clause("4.8", "8.5")
def test_a_witch_of_another_keeps_nobody_from_taking_tokens() -> None:
    table = at_court("hazel-tree", teller(), teller(front="witch"), stack_top="bird-jewels pumpkin-coach").plays("take")
    assert (tokens(table, 0), hand(table, 0)) == ("1 pumpkin, 1 bird", "hidden-cave")


@clause("8.8", "8.5")
def test_the_palace_stairs_remove_the_top_of_the_discard_pile() -> None:
    table = at_court("palace-stairs", discard="king fairy", stack_top="pumpkin-coach")
    table.seat(1)
    assert (pile(table, "ball"), pile(table, "discard"), pile(table, "middle")) == ("fairy", "king", "palace-stairs")
    assert (tokens(table, 0), scores(table), told(table, "invited")) == ("1 pumpkin", [1, 0], [{"card": "fairy"}])


@clause("8.8", "4.3")
@pytest.mark.parametrize("lying", ["", "ogre", "ogre ogre"])
def test_without_a_discard_pile_the_palace_stairs_remove_nothing(lying: str) -> None:
    table = at_court("palace-stairs", ball=lying, middle="king")
    table.seat(1)
    assert (pile(table, "ball"), pile(table, "middle"), told(table, "ball")) == (lying, "king palace-stairs", [])


# The Ball card.


@clause("8.8", "4.11")
@pytest.mark.parametrize(("before", "after"), [("", "king"), ("ogre", "ogre king")])
def test_the_first_two_cards_that_are_removed_lie_on_the_ball_card(before: str, after: str) -> None:
    table = at_court("secret-helper", teller(tokens="pumpkin-coach-light"), teller(), middle="king fairy", ball=before)
    table.seat(0).plays("card king").seat(1)
    assert (pile(table, "ball"), pile(table, "removed"), pile(table, "middle")) == (after, "", "fairy")
    assert (view(table)["time"], danced(table), told(table, "ball")) == ("day", [0, 0], [])
    assert told(table, "invited") == [{"card": "king"}]


@clause("8.8")
def test_there_is_no_room_for_a_third_card_and_without_cinderella_for_none() -> None:
    with pytest.raises(ValueError, match="room for 2"):
        turn(teller("king"), teller(), expansion="cinderella", ball="ogre ogre ogre")
    with pytest.raises(ValueError, match="ball"):
        turn(teller("king"), teller(), ball="ogre")


@clause("8.9", "4.11")
def test_with_the_third_card_all_three_are_out_of_the_game_and_it_becomes_night() -> None:
    table = at_court("secret-helper", middle="king fairy", ball="ogre dragon")
    table.seat(0).plays("card king").seat(1)
    assert (pile(table, "ball"), pile(table, "middle"), pile(table, "removed")) == ("", "fairy", "dragon ogre king")
    assert (view(table)["time"], told(table, "ball"), told(table, "night")) == ("night", [{"card": "king"}], [{}])


@clause("8.9")
def test_at_night_a_ball_leaves_the_night() -> None:
    table = ball(teller(tokens="pumpkin-coach-light"), teller(), time="night")
    assert (view(table)["time"], danced(table), told(table, "night")) == ("night", [2, 0], [])
    assert told(table, "day") == []


@clause("8.9", "3.4")
def test_after_a_ball_the_turn_ends_at_night() -> None:
    table = ball(teller(front="old-sage creature-of-the-night"), teller())
    table.seat(1)
    assert [event["card"] for event in told(table, "scored", "scored-lasting")] == [
        "palace-stairs",
        "creature-of-the-night",
    ]


@clause("8.9", "4.10")
def test_the_secret_helper_waits_for_the_ball_and_goes_on_then() -> None:
    table = at_court(
        "secret-helper",
        teller(front="old-sage"),
        teller(front="rich-man"),
        middle="fairy dragon",
        ball="ogre ogre",
        top="king hidden-cave",
    )
    table.seat(0).plays("card dragon").asked("dance").plays("yes").seat(1).asked("dance")
    assert (items(table, 0), hand(table, 0), pile(table, "resolving")) == ("", "hidden-cave", "secret-helper")
    table.plays("yes").asked("card")
    assert (items(table, 0), hand(table, 0), pile(table, "resolving")) == ("1 coin", "hidden-cave king", "")
    assert (pile(table, "discard"), pile(table, "middle")) == ("fairy secret-helper", "")


@clause("8.9")
def test_the_tokens_of_the_stepsisters_come_before_the_ball_and_they_can_dance_at_it() -> None:
    table = at_court(
        "stepsisters",
        teller(front="old-sage", tokens="bird-jewels-dark"),
        teller(),
        middle="dragon",
        ball="ogre ogre",
    )
    table.plays("token bird-jewels-dark", "card dragon")
    assert (danced(table), offer(table, 0)) == ([1, 0], 3)
    table.plays("yes").seat(1).asked("card")
    assert (danced(table), front(table, 0)) == ([4, 0], "old-sage stepsisters")


@clause("8.9")
def test_a_card_that_was_removed_does_not_dance() -> None:
    table = at_court("secret-helper", teller(front="old-sage"), teller(), middle="fairy", ball="ogre ogre")
    table.seat(0).plays("card fairy").seat(1).asked("card")
    assert (danced(table), pile(table, "removed")) == ([0, 0], "ogre ogre fairy")


@clause("8.9")
def test_the_palace_stairs_bring_a_ball_too() -> None:
    table = ball(teller(front="old-sage witch"), teller())
    table.seat(0).asked("dance").plays("yes").seat(1).asked("card")
    assert (danced(table), pile(table, "removed"), pile(table, "ball")) == ([2, 0], "ogre ogre ogre", "")
    assert (pile(table, "discard"), pile(table, "middle")) == ("", "palace-stairs")


@clause("8.13", "8.8")
def test_there_can_be_several_balls_and_in_between_the_ball_card_fills_again() -> None:
    table = ball(
        teller("secret-helper", tokens="pumpkin-coach-light"), teller("stepsisters secret-helper"), middle="king fairy"
    )
    table.seat(1).plays("card stepsisters", "card king").seat(0)
    assert (pile(table, "ball"), danced(table), len(told(table, "ball"))) == ("king", [2, 0], 1)
    table.plays("card secret-helper", "card fairy").seat(1)
    assert (pile(table, "ball"), danced(table), len(told(table, "ball"))) == ("king fairy", [2, 0], 1)
    table.plays("card secret-helper", "card palace-stairs").seat(0)
    assert (pile(table, "ball"), danced(table), len(told(table, "ball"))) == ("", [4, 0], 2)
    assert pile(table, "removed") == "ogre ogre ogre king fairy palace-stairs"


# A ball.


@clause("8.10")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_whose_turn_it_is_goes_to_the_ball_first_and_then_the_others_clockwise(active: int, order: list[int]) -> None:
    tellers = [teller(front="old-sage"), teller(front="rich-man"), teller(front="young-hero")]
    tellers[active]["hand"] = ["palace-stairs"]
    table = turn(*tellers, expansion="cinderella", turns=active, middle="fairy gypsy", ball="ogre ogre", discard="ogre")
    table.seat(active).plays("card palace-stairs")
    for seat in order:
        table.seat(seat).asked("dance").plays("yes")
    assert [event["seat"] for event in told(table, "scored-ball")] == order
    assert danced(table) == [1, 2, 1]


@clause("8.10", "8.6")
def test_everybody_scores_the_points_on_the_upper_sides_of_their_tokens() -> None:
    table = ball(
        teller(tokens="pumpkin-coach-light bird-jewels-light birds-dress-dark"),
        teller(tokens="mice-horses-light mouse-horse-light birds-dress-light"),
        teller(tokens="pumpkin-coach-dark mouse-slipper-dark bird-jewels-dark"),
    )
    assert danced(table) == [3, 4, 0]
    assert told(table, "scored-ball") == [{"seat": 0, "points": 3}, {"seat": 1, "points": 4}]


@clause("8.10")
def test_slippers_score_and_are_turned_then() -> None:
    table = ball(
        teller(tokens="mouse-slipper-light mouse-slipper-dark mouse-slipper-light"),
        teller(tokens="mouse-slipper-light pumpkin-coach-light"),
    )
    assert danced(table) == [4, 4]
    assert (tokens(table, 0), tokens(table, 1)) == ("1 mouse, 1 mouse, 1 mouse, 1 bird", "1 mouse, 1 coach")
    assert told(table, "turned") == [
        {"seat": seat, "picture": "slipper", "count": 1, "picture_below": "mouse", "count_below": 1}
        for seat in (0, 0, 1)
    ]
    assert set(causes(table, "turned")) == {"ball"}


@clause("8.10")
def test_tokens_score_before_anybody_dances() -> None:
    table = ball(
        teller(front="old-sage witch", tokens="mouse-slipper-light"),
        teller(front="rich-man stepmother", tokens="mouse-slipper-light"),
    )
    table.seat(0).asked("dance")
    assert (danced(table), tokens(table, 0), tokens(table, 1)) == ([2, 0], "1 mouse, 1 bird", "1 slipper")
    table.plays("pass").seat(1).asked("dance")
    assert (danced(table), tokens(table, 1)) == ([2, 2], "1 mouse")


@clause("8.11")
@pytest.mark.parametrize(
    ("own", "middle"),
    [
        ("", "king fairy"),
        ("old-sage rich-man", "king merchant"),
        ("witch cinderella", "fairy gypsy"),
        ("old-sage creature-of-the-night", "dragon enchanted-forest"),
        ("creature-of-the-night creature-of-the-night", "fairy king"),
    ],
)
def test_who_can_form_no_pair_is_not_asked(own: str, middle: str) -> None:
    table = ball(teller(front=own), teller(), middle=middle)
    table.seat(1).asked("card")
    assert (danced(table), pile(table, "middle")) == ([0, 0], f"{middle} palace-stairs")


@clause("8.11")
def test_one_of_each_pair_must_lie_before_you() -> None:
    table = ball(teller(front="old-sage"), teller(front="witch"), middle="king gypsy wizard fairy dragon")
    table.seat(0).asked("dance", "card old-sage", "yes", "pass")
    table.refuses("card king", "8.11").refuses("card gypsy", "8.11").refuses("card witch", "8.11")
    table.plays("card old-sage").asked("partner", "card gypsy", "card fairy")
    table.refuses("card witch", "8.11").refuses("card king", "8.11").refuses("pass", "8.11")
    table.plays("card fairy")
    assert couples(table, 0) == "old-sage + fairy (middle)"
    table.seat(1).asked("dance", "card witch", "yes", "pass").plays("card witch")
    table.asked("partner", "card king", "card wizard").plays("card wizard").asked("card")
    assert (danced(table), pile(table, "middle")) == ([1, 1], "king gypsy dragon palace-stairs")


@clause("8.11", "8.12")
def test_pairs_are_formed_one_by_one_as_many_as_you_like() -> None:
    table = ball(teller(front="old-sage cinderella rich-man witch"), teller(front="young-hero"), middle="gypsy king")
    table.seat(0).plays("card rich-man").asked("partner", "card cinderella", "card witch", "card gypsy")
    table.plays("card witch").asked("dance", "card old-sage", "card cinderella", "yes", "pass")
    assert couples(table, 0) == "rich-man + witch"
    table.plays("card cinderella").asked("partner", "card old-sage", "card king").plays("card king")
    table.asked("dance", "card old-sage", "yes", "pass")
    assert couples(table, 0) == "rich-man + witch, cinderella + king (middle)"
    assert danced(table) == [0, 0]
    table.plays("pass").seat(1).asked("dance")
    assert danced(table) == [2 + 1 + 3, 0]


@clause("8.11")
def test_who_likes_forms_no_pair() -> None:
    table = ball(teller(front="old-sage witch"), teller(), middle="fairy")
    table.seat(0).plays("pass").seat(1).asked("card")
    assert (danced(table), pile(table, "middle"), told(table, "danced")) == ([0, 0], "fairy palace-stairs", [])


@clause("8.11")
def test_after_a_pair_of_your_own_the_best_of_the_others_can_follow() -> None:
    table = ball(teller(front="old-sage cinderella rich-man witch"), teller(front="young-hero"), middle="gypsy")
    assert offer(table.seat(0), 0) == 1 + 3 + 2 + 1
    table.plays("card rich-man", "card gypsy")
    assert offer(table, 0) == 1 + 3
    table.plays("yes").seat(1)
    assert couples(table, 0) == "rich-man + gypsy (middle), old-sage + cinderella"
    assert danced(table) == [2 + 1 + 3, 0]


@clause("8.11")
def test_a_card_dances_once() -> None:
    table = ball(teller(front="old-sage rich-man young-hero"), teller(), middle="fairy")
    table.seat(0).plays("card young-hero").seat(1).asked("card")
    assert danced(table) == [1, 0]
    table = ball(teller(front="old-sage witch cinderella"), teller())
    table.seat(0).plays("card old-sage", "card witch").seat(1).asked("card")
    assert danced(table) == [2, 0]


@clause("8.11")
def test_of_two_copies_both_can_dance() -> None:
    table = ball(teller(front="old-sage rich-man"), teller(), middle="fairy fairy fairy")
    table.seat(0).plays("card old-sage").asked("dance", "card rich-man", "yes", "pass").plays("card rich-man")
    table.seat(1).asked("card")
    assert (danced(table), pile(table, "middle"), pile(table, "discard")) == (
        [3, 0],
        "fairy palace-stairs",
        "fairy fairy",
    )


@clause("8.11", "8.12")
@pytest.mark.parametrize(("where", "points", "left"), [("seat 0", 2, "fairy"), ("middle", 1, "")])
def test_of_two_alike_the_place_of_the_partner_is_asked(where: str, points: int, left: str) -> None:
    table = ball(teller(front="old-sage fairy"), teller(), middle="fairy")
    table.seat(0).plays("card old-sage").asked("with", "seat 0", "middle").plays(where).seat(1).asked("card")
    assert (danced(table), pile(table, "middle")) == ([points, 0], f"{left} palace-stairs".strip())
    assert front(table, 0) == "old-sage fairy"


@clause("8.11", "8.13")
def test_the_same_card_of_the_middle_dances_with_several_players_and_is_discarded_once() -> None:
    table = ball(
        teller(front="old-sage"), teller(front="rich-man"), teller(front="cinderella-prince"), middle="fairy gypsy"
    )
    table.seat(0).plays("card old-sage", "card gypsy").seat(1).plays("card rich-man", "card gypsy")
    table.seat(2).asked("dance", "card cinderella-prince", "yes", "pass").plays("yes")
    assert (danced(table), pile(table, "discard")) == ([1, 2, 3], "gypsy")
    assert told(table, "danced")[2] == {"seat": 2, "card": "cinderella-prince", "card_other": "gypsy"}


@clause("8.12")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("cinderella old-sage", 3 + 1),
        ("cinderella cinderella-prince", 3 + 3),
        ("stepsisters rich-man", 2 + 2),
        ("stepmother young-hero", 1 + 1),
        ("witch old-sage", 1 + 1),
    ],
)
def test_a_dancing_card_before_you_scores_one_or_its_note(own: str, points: int) -> None:
    table = ball(teller(front=own), teller())
    assert offer(table.seat(0), 0) == points
    table.plays("yes")
    assert danced(table) == [points, 0]


@clause("8.12")
@pytest.mark.parametrize(
    ("card", "partner", "points"),
    [
        ("cinderella", "king", 3),
        ("witch", "merchant", 1),
        ("cinderella-prince", "princess", 3),
        ("old-sage", "gypsy", 1),
    ],
)
def test_a_card_of_the_middle_scores_nothing(card: str, partner: str, points: int) -> None:
    table = ball(teller(front=card), teller(), middle=partner)
    table.seat(0).plays("yes")
    assert danced(table) == [points, 0]


@clause("8.11", "8.12")
def test_an_old_sage_and_a_witch_before_you_bring_two_points() -> None:
    table = ball(teller(front="old-sage witch"), teller())
    table.seat(0).plays("card old-sage").seat(1).asked("card")
    assert (danced(table), front(table, 0)) == ([2, 0], "old-sage witch")


@clause("8.11", "8.12")
def test_a_rich_man_before_you_and_a_fairy_of_the_middle_bring_two_points() -> None:
    table = ball(teller(front="rich-man"), teller(), middle="fairy")
    table.seat(0).plays("card rich-man").seat(1).asked("card")
    assert (danced(table), front(table, 0), pile(table, "discard")) == ([2, 0], "rich-man", "fairy")


@clause("8.9", "8.10", "8.11", "8.12", "8.13")
def test_a_ball_as_it_is_told_in_the_rule_book() -> None:
    own = ("mouse-slipper-light", "pumpkin-coach-light", "bird-jewels-light")
    table = at_court(
        "stepsisters",
        teller(front="old-sage cinderella-prince", tokens=" ".join(own)),
        teller(front="rich-man"),
        middle="gypsy dragon fairy",
        ball="ogre ogre",
        stack_top="pumpkin-coach",
    )
    table.asked("token", "take", *[f"token {token}" for token in own]).plays("take").asked("target")
    assert (scores(table), danced(table)) == ([1, 0], [0, 0])
    table.plays("card dragon").asked("dance")
    assert (danced(table), tokens(table, 0)) == ([5, 0], "1 mouse, 1 coach, 1 jewels, 1 pumpkin")
    assert view(table)["time"] == "night"
    table.plays("card stepsisters").asked("partner", "card old-sage", "card cinderella-prince").plays("card old-sage")
    table.plays("card cinderella-prince").asked("partner", "card gypsy", "card fairy").plays("card gypsy").seat(1)
    assert (danced(table), scores(table)) == ([5 + (2 + 1) + (3 + 0), 0], [12, 0])
    assert couples(table, 0) == "stepsisters + old-sage, cinderella-prince + gypsy (middle)"
    table.asked("dance").plays("card rich-man").asked("partner", "card gypsy", "card fairy").plays("card gypsy")
    table.asked("card")
    assert (danced(table), pile(table, "discard"), pile(table, "middle")) == ([11, 2], "gypsy", "fairy")
    assert (front(table, 0), front(table, 1)) == ("old-sage cinderella-prince stepsisters", "rich-man")


@clause("8.13")
def test_who_of_the_middle_has_danced_is_discarded_when_everybody_has_been_at_the_ball() -> None:
    table = ball(
        teller(front="old-sage witch"),
        teller(front="rich-man cinderella"),
        middle="king gypsy dragon fairy cursed-castle",
    )
    table.seat(0).plays("card old-sage", "card gypsy", "pass").seat(1)
    assert (pile(table, "middle"), pile(table, "discard")) == (
        "king gypsy dragon fairy cursed-castle palace-stairs",
        "",
    )
    table.plays("card cinderella", "card king", "pass").asked("card")
    assert (pile(table, "middle"), pile(table, "discard")) == ("dragon fairy cursed-castle palace-stairs", "gypsy king")
    assert (front(table, 0), front(table, 1)) == ("old-sage witch", "rich-man cinderella")
    assert told(table, "left") == [{"card": "gypsy"}, {"card": "king"}]
    assert (couples(table, 0), couples(table, 1)) == ("", "")


@clause("8.13", "8.11", "8.14")
def test_who_has_danced_before_you_dances_again_at_the_next_ball() -> None:
    table = ball(
        teller("secret-helper", front="stepmother stepsisters old-sage"),
        teller("stepsisters secret-helper"),
        middle="king dragon",
    )
    table.seat(0).plays("card stepsisters", "card old-sage").asked("dance", "card stepmother", "yes", "pass")
    table.plays("pass").seat(1)
    assert (danced(table), watched(table)) == ([3, 0], [1, 0])
    table.plays("card stepsisters", "card dragon").seat(0).plays("card secret-helper", "card palace-stairs")
    assert (danced(table), watched(table)) == ([3, 0], [1, 0])
    table.seat(1).plays("card secret-helper", "card king").seat(0)
    table.asked("dance", "card stepmother", "card stepsisters", "card old-sage", "yes", "pass").plays("yes")
    assert (danced(table), watched(table)) == ([6, 0], [2, 0])


# The proposal.


def most_points(men: list[str], women: list[str], ladies: int, gentlemen: int) -> int:
    """The most that pairs can bring, tried one by one; those of the middle bring nothing, so they are only counted."""
    if men:
        mine, rest = NOTES.get(men[0], 1), men[1:]
        found = [most_points(rest, women, ladies, gentlemen)]
        for place, woman in enumerate(women):
            left = [*women[:place], *women[place + 1 :]]
            found.append(mine + NOTES.get(woman, 1) + most_points(rest, left, ladies, gentlemen))
        if ladies:
            found.append(mine + most_points(rest, women, ladies - 1, gentlemen))
        return max(found)
    if women and gentlemen:
        hers = NOTES.get(women[0], 1)
        return max(hers + most_points([], women[1:], 0, gentlemen - 1), most_points([], women[1:], 0, gentlemen))
    return 0


@clause("8.11", "8.12")
@pytest.mark.parametrize("seed", range(16))
def test_the_proposal_is_the_best_one(seed: int) -> None:
    chance = Random(seed)
    people = sorted(card for card in box("cinderella").elements() if KINDS[card] in ("man", "woman"))
    people = [card for card in people if card not in ("king", "gypsy", "stepmother")]
    cards = chance.sample(people, 11)
    own, guests = cards[: chance.randint(1, 7)], ["king", "gypsy", *cards[7 : chance.randint(7, 11)]]
    table = ball(teller(front=" ".join(own)), teller(), middle=" ".join(guests)).seat(0)
    men, women = ([card for card in own if KINDS[card] == kind] for kind in ("man", "woman"))
    ladies, gentlemen = (sum(KINDS[card] == kind for card in guests) for kind in ("woman", "man"))
    most = most_points(men, women, ladies, gentlemen)
    assert most > 0
    assert offer(table, 0) == most
    dancing = Counter(card for pair in view(table)["proposal"] for card in pair["cards"])
    assert not dancing - Counter(own) - Counter(guests)
    assert all({KINDS[card] for card in pair["cards"]} == {"man", "woman"} for pair in view(table)["proposal"])
    table.plays("yes").seat(1).asked("card")
    assert danced(table) == [most, 0]


@clause("8.11", "8.14")
def test_the_proposal_minds_what_your_own_stepmothers_watch() -> None:
    table = ball(teller(front="stepmother stepmother stepsisters cinderella old-sage"), teller()).seat(0)
    assert view(table)["proposal"] == [{"cards": ["old-sage", "stepsisters"], "middle": False}]
    decision = table.table.decision(0)
    assert decision is not None
    assert decision.args["points"] == 5
    table.plays("yes")
    assert (danced(table), watched(table)) == ([3, 0], [2, 0])


@clause("8.11", "8.13")
def test_the_proposal_spares_the_middle() -> None:
    table = ball(teller(front="old-sage witch"), teller(front="rich-man"), middle="fairy gypsy")
    assert view(table)["proposal"] == [{"cards": ["old-sage", "witch"], "middle": False}]
    table.seat(0).plays("card old-sage", "card gypsy").seat(1)
    assert view(table)["proposal"] == [{"cards": ["rich-man", "gypsy"], "middle": True}]
    table.plays("yes")
    assert pile(table, "discard") == "gypsy"


# The last ball.


@clause("8.15")
@pytest.mark.parametrize("lying", ["", "ogre", "ogre ogre"])
def test_when_the_game_ends_there_is_a_last_ball_whatever_lies_on_the_ball_card(lying: str) -> None:
    table = turn(
        teller("king", front="old-sage"),
        teller(front="witch"),
        deck="",
        expansion="cinderella",
        middle="fairy",
        ball=lying,
        time="night",
    )
    table.seat(0).plays("card king").seat(1).asked("dance", "card witch", "yes", "pass").plays("yes")
    table.seat(0).asked("dance", "card old-sage", "yes", "pass").plays("yes").ends()
    assert (danced(table), pile(table, "ball"), told(table, "ball")) == ([1, 1], lying, [])
    assert (results(table.table), view(table)["time"]) == ([3, 1], "night")


@clause("8.15", "6.5")
def test_after_two_hundred_turns_there_is_a_last_ball_too() -> None:
    table = turn(teller("gypsy"), teller("fairy", front="old-sage witch"), turns=199, first=1, expansion="cinderella")
    table.seat(0).plays("card gypsy").plays("card hidden-cave").seat(1).asked("dance").plays("yes").ends()
    assert danced(table) == [0, 2]


@clause("8.15", "8.6")
def test_at_the_last_ball_tokens_do_not_score_and_slippers_are_not_turned() -> None:
    table = last_ball(
        teller(tokens="pumpkin-coach-light bird-jewels-light birds-dress-light"),
        teller(tokens="mouse-slipper-light mice-horses-light"),
    )
    assert (results(table.ends()), danced(table)) == ([0, 5], [0, 0])
    assert (tokens(table, 1), told(table, "turned")) == ("1 slipper, 2 horse", [])


@clause("8.15", "8.12", "8.13")
def test_at_the_last_ball_pairs_dance_as_always() -> None:
    table = last_ball(
        teller(front="cinderella old-sage"), teller(front="rich-man"), middle="gypsy fairy", settings=["a1", "b2"]
    )
    table.seat(0).asked("dance", "card cinderella", "card old-sage", "yes", "pass").plays("yes")
    table.seat(1).plays("card rich-man", "card fairy").ends()
    assert (results(table.table), danced(table)) == ([4, 2], [4, 2])
    assert (pile(table, "middle"), pile(table, "discard")) == ("gypsy", "fairy")


@clause("8.15", "8.16")
@pytest.mark.parametrize(
    ("shown", "points"),
    [
        (("birds-dress-dark", "bird-jewels-dark bird-jewels-dark", "bird-jewels-dark"), [8, 8, 3]),
        (("birds-dress-dark bird-jewels-dark", "birds-dress-dark", "bird-jewels-dark"), [8, 5, 3]),
        (("bird-jewels-dark", "birds-dress-dark", "bird-jewels-dark", "bird-jewels-dark"), [5, 8, 5, 5]),
        (
            ("birds-dress-dark", "birds-dress-dark", "bird-jewels-dark bird-jewels-dark", "bird-jewels-dark"),
            [8, 8, 8, 0],
        ),
        (
            ("birds-dress-dark birds-dress-dark", "bird-jewels-dark bird-jewels-dark", "bird-jewels-dark", ""),
            [8, 5, 3, 0],
        ),
        (("bird-jewels-dark", "bird-jewels-dark", ""), [8, 8, 0]),
        (("", "bird-jewels-dark", "", ""), [0, 8, 0, 0]),
        (("birds-dress-dark", "bird-jewels-dark bird-jewels-light"), [8, 5]),
        (("birds-dress-light", "bird-jewels-dark"), [0, 8]),
        (("mice-horses-dark", "mouse-horse-dark", "mouse-slipper-dark"), [5, 3, 3]),
        (("mice-horses-dark", "mouse-horse-dark mouse-slipper-dark", "mouse-horse-dark"), [5, 5, 0]),
        (("mouse-horse-dark", "mice-horses-dark", "mouse-slipper-dark mice-horses-dark"), [0, 3, 5]),
        (("mouse-horse-dark", "mouse-slipper-dark", "mouse-horse-dark"), [5, 5, 5]),
        (("mice-horses-light", "mouse-horse-dark"), [0, 5]),
        (("pumpkin-coach-dark pumpkin-coach-dark", "pumpkin-coach-dark"), [3, 0]),
        (("pumpkin-coach-dark", "pumpkin-coach-dark", ""), [3, 3, 0]),
        (("pumpkin-coach-light pumpkin-coach-light", "pumpkin-coach-dark"), [0, 3]),
        (("pumpkin-coach-light", "pumpkin-coach-light"), [0, 0]),
        (("mouse-slipper-light mouse-slipper-light", "mouse-slipper-light"), [5, 0]),
        (("mouse-slipper-light", "mouse-slipper-light"), [5, 5]),
        (("mouse-slipper-light mouse-slipper-dark", "mouse-slipper-light"), [10, 5]),
        (("", ""), [0, 0]),
    ],
)
def test_most_pictures_bring_points_and_who_ties_takes_the_same_place(
    shown: tuple[str, ...], points: list[int]
) -> None:
    table = last_ball(*[teller(tokens=own) for own in shown])
    assert results(table.ends()) == points


@clause("8.15", "8.16", "6.2")
def test_the_pad_tells_what_balls_and_tokens_have_brought() -> None:
    table = last_ball(
        teller(front="old-sage witch", tokens="pumpkin-coach-dark birds-dress-dark mouse-slipper-light", coin=1),
        teller(tokens="mouse-horse-dark bird-jewels-dark"),
    )
    table.seat(0).plays("yes")
    found = {standing.seat: standing for standing in table.ends().standings}
    lines = {line.what: line.points for line in found[0].breakdown}
    assert lines == {"cards": 0, "effects": 0, "lasting": 0, "deals": 0, "balls": 2, "ending": 4, "last-ball": 16}
    parts = {part.why: part.points for line in found[0].breakdown for part in line.parts if line.what == "last-ball"}
    assert parts == {"most-pumpkin": 3, "most-slipper": 5, "most-bird": 8}
    assert found[1].breakdown[-1].points == 5 + 5
    assert (found[0].score, found[1].score) == (22, 10)


# Meetings with other cards.


@clause("8.13", "4.9")
def test_the_princess_takes_a_man_who_has_danced() -> None:
    table = ball(teller(), teller("princess", front="old-sage"), middle="fairy")
    table.seat(1).plays("yes").asked("card").plays("card princess")
    assert ("old-sage" in hand(table, 1).split(), front(table, 1)) == (True, "")
    assert (pile(table, "middle"), danced(table)) == ("palace-stairs princess", [0, 1])


@clause("4.8", "8.11")
def test_a_witch_dances_and_stays_a_witch() -> None:
    table = at_court(
        "secret-helper",
        teller(),
        teller(front="witch"),
        middle="king dragon",
        ball="ogre ogre",
        top="gypsy hidden-cave",
    )
    table.seat(0).plays("card dragon").seat(1).asked("dance").plays("yes")
    assert (danced(table), front(table, 1)) == ([0, 1], "witch")
    assert (items(table, 0), hand(table, 0)) == ("1 coin", "hidden-cave")


@clause("8.13", "4.10")
def test_the_enchantment_brings_a_guest_back_who_was_discarded_after_the_ball() -> None:
    table = ball(teller(front="old-sage"), teller("enchantment"), middle="gypsy king")
    table.seat(0).plays("yes").seat(1).plays("card enchantment").asked("discarded", "card gypsy").plays("card gypsy")
    assert ("gypsy" in hand(table, 1).split(), pile(table, "discard")) == (True, "enchantment")


@clause("8.13", "4.7")
@pytest.mark.parametrize(("answer", "points"), [("yes", 2), ("pass", 4)])
def test_a_merchant_who_has_danced_is_not_counted_any_more(answer: str, points: int) -> None:
    table = ball(teller(front="witch"), teller("merchant"), middle="merchant")
    table.seat(0).plays(answer).seat(1).plays("card merchant")
    assert scores(table)[1] == points


@clause("8.13", "8.15")
def test_a_gypsy_played_after_a_ball_dances_at_the_last_one() -> None:
    table = turn(
        teller("palace-stairs", front="old-sage"),
        teller("gypsy"),
        deck="",
        expansion="cinderella",
        middle="gypsy",
        ball="ogre ogre",
        discard="ogre",
    )
    table.seat(0).plays("card palace-stairs").plays("yes").seat(1)
    assert pile(table, "discard") == "gypsy"
    table.plays("card gypsy").seat(0).asked("dance", "card old-sage", "yes", "pass").plays("yes").ends()
    assert (danced(table), pile(table, "discard")) == ([2, 0], "gypsy gypsy")


@clause("8.8", "4.10")
def test_the_palace_stairs_remove_a_secret_helper_that_was_discarded() -> None:
    table = at_court("secret-helper", teller(), teller("palace-stairs"), middle="king")
    table.seat(0).plays("card king").seat(1).plays("card palace-stairs")
    assert (pile(table, "ball"), pile(table, "discard")) == ("king secret-helper", "")


@clause("8.15", "6.2")
def test_setting_b4_counts_the_cards_before_you_after_the_last_ball() -> None:
    table = last_ball(
        teller(front="old-sage witch creature-of-the-night"),
        teller(front="rich-man"),
        middle="fairy",
        settings=["a1", "b4"],
    )
    table.seat(0).plays("yes").seat(1).plays("yes").ends()
    assert results(table.table) == [2 + 3, 2 + 1]


@clause("8.9", "3.3")
def test_who_may_play_another_card_does_so_when_the_ball_is_over() -> None:
    table = turn(
        teller("stepsisters king", wand=1),
        teller(front="old-sage"),
        expansion="cinderella",
        settings=["a4", "b1"],
        middle="dragon fairy",
        ball="ogre ogre",
    )
    table.seat(0).plays("deal 3").asked("card").plays("card stepsisters", "card dragon")
    table.nobody(0).seat(1).asked("dance").plays("yes")
    table.seat(0).asked("card", "card king", "card hidden-cave").plays("card king").seat(1).asked("card")
    assert (danced(table), pile(table, "middle"), pile(table, "discard")) == ([0, 1], "king", "fairy")


@clause("8.3", "8.4", "8.8", "8.9")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_no_card_and_no_token_is_lost(seed: int) -> None:
    for table in walk(start(2 + seed % 3, seed), seed):
        written = table.position()
        cards = [card for zone in ("deck", "middle", "discard", "resolving", "ball") for card in written[zone]]
        cards += [card for player in written["players"] for zone in ("hand", "front") for card in player[zone]]
        assert Counter([*cards, *written["removed"]]) == box("cinderella")
        lying = [*written["stack"], *[token for player in written["players"] for token in player["tokens"]]]
        assert Counter([token.partition(" ")[0].rpartition("-")[0] for token in lying]) == TOKENS
        assert (written["time"] in ("day", "night"), len(written["ball"]) <= 2) == (True, True)
        assert len(written["removed"]) == 3 * sum(event.kind == "ball" for event in table.events_for(None))
    for standing in table.standings:
        assert sum(line.points for line in standing.breakdown) == standing.score
    assert [player["points"] for player in table.view(None)["players"]] == results(table)


@clause("8.6")
def test_a_simple_player_likes_points_on_tokens_pictures_and_dancers() -> None:
    def worth(front: str = "", tokens: str = "") -> int:
        own = teller(front=front, tokens=tokens)
        return evaluator(GAME)(GAME.arrange(position(own, teller(front="ogre"), expansion="cinderella")), 0)

    assert worth() < worth(tokens="mouse-horse-dark") < worth(tokens="birds-dress-dark")
    assert worth(front="king ogre") < worth(front="king fairy") < worth(front="rich-man fairy")


@clause("4.3")
def test_a_token_that_must_be_turned_is_left_where_there_is_none() -> None:
    own = TEXT.replace(
        'effect = "take 2 coin"\nsource = { name = "book"', 'effect = "turn token"\nsource = { name = "book"'
    )
    assert own != TEXT
    own = own.replace("tokens = 1\nnote = 2", "note = 2")
    table = played("rich-man", teller(), teller(), expansion="cinderella", options={"deck_file": own})
    table.seat(1)
    assert (tokens(table, 0), scores(table)) == ("", [1, 0])
