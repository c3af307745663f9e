"""Short ways to lay out a turn of Dark Tales.

    table = turn(teller("dragon king", coin=2), teller(front="witch"), middle="merchant", time="day")
    table.seat(0).plays("card dragon", "card merchant")
    assert points(table) == [2, 0]

Seat 0 is about to take its turn; it draws the card on top of the deck, a `hidden-cave` unless a test says otherwise.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from tests.kit import scenario

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario

GAME = tt.game("dark_tales")
BOX: Counter[str] = Counter(
    {str(row["id"]): int(str(row["copies"])) for row in GAME.sheet("", GAME.settled({})) if row["kind"] != "setting"}
)


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("dark_tales", *numbers)


def teller(hand: str = "", front: str = "", score: int = 0, **items: int) -> dict[str, Any]:
    """A player: cards as words, items by name."""
    return {"hand": hand.split(), "front": front.split(), "items": items, "score": [score, 0, 0, 0]}


def position(
    *tellers: dict[str, Any], top: str = "hidden-cave", deck: str | None = None, **more: Any
) -> dict[str, Any]:
    """A turn about to begin. Lists of cards are words; ``top`` is what is drawn, ``deck`` the whole deck instead."""
    lists = {key: value.split() for key, value in more.items() if key in ("middle", "discard", "removed")}
    place: dict[str, Any] = {"seats": len(tellers), "players": list(tellers), **more, **lists}
    rest = Counter(BOX)
    for cards in (*[player[zone] for player in tellers for zone in ("hand", "front")], *lists.values()):
        rest.subtract(cards)
    if place.get("time", "night") != "neither":
        rest.subtract([place.get("time", "night")])
    if deck is None:
        rest.subtract(top.split())
        place["deck"] = [*sorted(rest.elements()), *top.split()]
    else:
        rest.subtract(deck.split())
        place["deck"] = deck.split()
        place["removed"] = [*place.get("removed", []), *sorted(rest.elements())]
    return place


def turn(*tellers: dict[str, Any], **more: Any) -> Scenario:
    """A turn that has just begun: a card is drawn."""
    return scenario("dark_tales", position(*tellers, **more))


def played(card: str, *tellers: dict[str, Any], **more: Any) -> Scenario:
    """Seat 0 plays this card, after making no deal; the other players are as given."""
    rest = list(tellers) or [teller(), teller()]
    if len(rest) == 1:
        rest.append(teller())
    first = {**rest[0], "hand": [card, *rest[0]["hand"]]}
    table = turn(first, *rest[1:], **more)
    table.seat(0)
    decision = table.table.decision(0)
    assert decision is not None
    if decision.kind == "use":
        table.plays("pass")
    return table.plays(f"card {card}")


def view(table: Scenario) -> dict[str, Any]:
    return table.table.view(None)


def scores(table: Scenario) -> list[int]:
    """Points scored so far, without what the end will bring."""
    return [player["score"] for player in view(table)["players"]]


def front(table: Scenario, seat: int) -> str:
    return " ".join(view(table)["players"][seat]["front"])


def hand(table: Scenario, seat: int) -> str:
    return " ".join(table.table.position()["players"][seat]["hand"])


def items(table: Scenario, seat: int) -> str:
    """What a player holds: `2 coin 1 sword`."""
    found = view(table)["players"][seat]["items"]
    return " ".join(f"{count} {item}" for item, count in found.items() if count)


def pile(table: Scenario, zone: str) -> str:
    return " ".join(view(table)[zone])


def told(table: Scenario, kind: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in table.table.told(None) if event.kind == kind]
