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
ROWS = GAME.sheet("", GAME.settled({}))
DECKS = {
    deck: Counter(
        {str(row["id"]): int(str(row["copies"])) for row in ROWS if row["deck"] == deck and row["points"] != ""}
    )
    for deck in ("base", "mermaid", "cinderella")
}


def box(expansion: str = "none") -> Counter[str]:
    """All cards of a game; with Cinderella the two that show the time are not among them."""
    cards = DECKS["base"] + DECKS.get(expansion, Counter())
    if expansion == "cinderella":
        del cards["night"], cards["day"]
    return cards


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("dark_tales", *numbers)


def teller(
    hand: str = "", front: str = "", score: int = 0, pacts: str = "", tokens: str = "", **items: int
) -> dict[str, Any]:
    """A player: cards, pacts and tokens (`mouse-slipper-dark`) as words, items by name."""
    return {
        "hand": hand.split(),
        "front": front.split(),
        "items": items,
        "score": [score, 0, 0, 0, 0, 0],
        "pacts": pacts.split(),
        "tokens": tokens.split(),
    }


LISTS = ("middle", "discard", "removed", "ball")


def position(
    *tellers: dict[str, Any],
    top: str = "hidden-cave",
    deck: str | None = None,
    pact_top: str = "",
    stack_top: str = "",
    expansion: str = "none",
    **more: Any,
) -> dict[str, Any]:
    """A turn about to begin.

    Lists of cards are words. ``top`` is what is drawn, ``deck`` the whole deck instead; ``pact_top`` and ``stack_top``
    are the next pacts and tokens, the last word first. ``pact_discard`` is words too.
    """
    lists = {key: value.split() for key, value in more.items() if key in (*LISTS, "pact_discard")}
    place: dict[str, Any] = {"seats": len(tellers), "players": list(tellers), **more, **lists}
    place["options"] = {"expansion": expansion, **more.get("options", {})}
    rest = box(expansion)
    for cards in (
        *[player[zone] for player in tellers for zone in ("hand", "front")],
        *[cards for key, cards in lists.items() if key in LISTS],
    ):
        rest.subtract(cards)
    time = place.get("time", "night")
    if time != "neither" and expansion != "cinderella":
        rest.subtract([time])
    if deck is None:
        rest.subtract(top.split())
        place["deck"] = [*sorted(rest.elements()), *top.split()]
    else:
        rest.subtract(deck.split())
        place["deck"] = deck.split()
        place["removed"] = [*place.get("removed", []), *sorted(rest.elements())]
    if pact_top:
        taken = [*lists.get("pact_discard", []), *[pact for player in tellers for pact in player["pacts"]]]
        place["pact_deck"] = _on_top(_of("pacts"), taken, pact_top.split())
    if stack_top:
        taken = [token.rpartition("-")[0] for player in tellers for token in player["tokens"]]
        place["stack"] = [f"{token}-dark" for token in _on_top(_of("tokens"), taken, stack_top.split())]
    return place


def _of(deck: str) -> Counter[str]:
    return Counter({str(row["id"]): int(str(row["copies"])) for row in ROWS if row["deck"] == deck})


def _on_top(pieces: Counter[str], taken: list[str], top: list[str]) -> list[str]:
    pieces.subtract(taken)
    pieces.subtract(top)
    return [*sorted(pieces.elements()), *top]


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


def told(table: Scenario, *kinds: str) -> list[dict[str, Any]]:
    """What events of some kinds say; `causes` has what they happened by."""
    events = [event for event in table.table.events_for(None) if event.kind in kinds]
    return [{name: said for name, said in event.args.items() if name != "source"} for event in events]


def causes(table: Scenario, kind: str) -> list[str]:
    """What events of a kind happened by."""
    return [str(event.args["source"]) for event in table.table.events_for(None) if event.kind == kind]


def pacts(table: Scenario, seat: int) -> str:
    """The pacts of a player, as they are listed on the sheet."""
    held = Counter(table.table.position()["players"][seat]["pacts"])
    return " ".join(pact for pact in _of("pacts") for _ in range(held[pact]))


def tokens(table: Scenario, seat: int) -> str:
    """What shows on the tokens before a player: `1 mouse, 2 bird`."""
    sides = [token["up"] for token in view(table)["players"][seat]["tokens"]]
    return ", ".join(f"{side['count']} {side['picture']}" for side in sides)


def couples(table: Scenario, seat: int) -> str:
    """Who dances: `rich-man + fairy (middle)`."""
    found = view(table)["players"][seat]["couples"]
    return ", ".join(" + ".join(pair["cards"]) + (" (middle)" if pair["middle"] else "") for pair in found)
