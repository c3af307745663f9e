"""What is certain about an answer: points that are scored now, and those that the end would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.kernel import Message, Outlook, preview
from tests.games.dark_tales.tale import GAME, teller, turn

if TYPE_CHECKING:
    from taletable.kernel import Table


def outlook(table: Table, action: str) -> Outlook:
    return preview(table, 0)[GAME.number(action)].outlook


def at_end(points: int) -> list[Message]:
    return [Message("dark_tales-preview-end", {"points": points})]


def test_a_card_shows_what_it_scores_and_what_its_items_bring_at_the_end() -> None:
    """A King scores 2, one more for each place in play, and brings an armour, for which setting B2 gives 2."""
    for setting, says in (("b1", []), ("b2", [at_end(2)])):
        table = turn(teller("king"), teller(), middle="cursed-castle", settings=["a1", setting]).table
        found = outlook(table, "card king")
        assert (found.points, found.says) == ([3, 0], says)


def test_whoever_makes_no_deal_sees_what_each_card_would_score() -> None:
    table = turn(teller("king", coin=3), teller(), settings=["a3", "b1"]).table
    passed = preview(table, 0)[GAME.number("pass")]
    assert passed.outlook.points == [0, 0]
    assert {GAME.actions[action]: one.points for action, one in passed.then.items()}["card king"] == [2, 0]


def test_while_tokens_of_others_are_turned_nothing_is_certain() -> None:
    """At a ball mice are turned, and only their owner knows what is below."""
    before = turn(teller("king"), teller(tokens="mouse-slipper-dark"), expansion="cinderella").table
    after = turn(teller("king"), teller(tokens="mouse-slipper-light"), expansion="cinderella").table
    assert GAME.previews.outlook(before, after, 0, 0) == Outlook(None, [])
    assert GAME.previews.outlook(before, after, 1, 0).points == [0, 0]
