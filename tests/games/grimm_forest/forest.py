"""Short ways to lay out a round of The Grimm Forest.

    table = round_of(pig("4 straw", hand="wolf"), pig(friend="jack-the-giant-slayer"), pig())
    choose(table, "field wolf", "forest", "field")
    table.seat(0).plays("location field")
    assert store(table, 1) == "2 straw"

Seat 0 is the first player unless a test says otherwise. With two players the Prince's die is loaded: he takes from a location
(the Brickyard, unless ``prince`` says otherwise) before anything else.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.games.grimm_forest.sheet import NAMES, SHEET, SORT, SORTS
from tests.kit import scenario

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario

GAME = tt.game("grimm_forest")
RESOURCES = ("straw", "wood", "brick")
LOCATIONS = ("field", "forest", "brickyard", "market")
FIELD, FOREST, BRICKYARD, MARKET = range(4)
BARE = {"field": "0 straw", "forest": "0 wood", "brickyard": "0 brick"}
ANY = tuple(f"resource {resource}" for resource in RESOURCES)
ALWAYS = (*[f"gain {resource}" for resource in RESOURCES], "draw")
PROGRESS = ("phase", "turn", "left")
QUIET = "goldilocks hansel-and-gretel puss-in-boots"  # friends who do nothing while others gather
KEYS = [{"key": f"{number:064x}"} for number in range(16)]  # dice to try


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("grimm_forest", *numbers)


def amounts(text: str) -> dict[str, int]:
    """`"4 straw 2 wood"` as a position has it."""
    words = text.split()
    return {resource: int(count) for count, resource in zip(words[::2], words[1::2], strict=True)}


def pig(store: str = "", **more: Any) -> dict[str, Any]:
    """A player: what is stored, and any fields of a position, lists as words: `hand="wolf roar"`."""
    lists = {key: value.split() for key, value in more.items() if key == "hand" and isinstance(value, str)}
    if isinstance(more.get("houses"), str):
        lists["houses"] = [house.strip() for house in more["houses"].split(",")]
    return {"store": amounts(store), **more, **lists}


def position(*pigs: dict[str, Any], edition: str = "standard", **more: Any) -> dict[str, Any]:
    """A round about to begin. ``piles`` as `{"field": "7 straw"}`, ``uniques`` as `{"field": (card, seat)}`, ``rules`` are
    options; anything else is a field of a position. Lists of cards can be given as words."""
    piles, uniques = more.pop("piles", {}), more.pop("uniques", {})
    places: dict[str, Any] = {}
    for name in {**piles, **uniques}:
        places[name] = {}
        if name in piles:
            places[name]["pile"] = amounts(piles[name])
        if name in uniques:
            places[name]["unique"], places[name]["layer"] = uniques[name]
    options = {"edition": edition, **more.pop("rules", {})}
    lists = {key: value.split() for key, value in more.items() if isinstance(value, str)}
    return {"seats": len(pigs), "options": options, "players": list(pigs), "locations": places, **more, **lists}


def loaded(place: dict[str, Any], prince: str) -> dict[str, Any]:
    """The position with dice that make the Prince take from this location first."""
    for key in range(200):
        dice = {"dice": {"key": f"{key:064x}"}}
        told = GAME.arrange({**place, **dice}, listen=True).events_for(None)
        if any(event.kind == "prince" and event.args["location"] == prince for event in told):
            return {**place, **dice}
    raise AssertionError(f"the die never shows {prince}")


def round_of(*pigs: dict[str, Any], prince: str = "brickyard", **more: Any) -> Scenario:
    """A round that has just begun."""
    place = position(*pigs, **more)
    return scenario("grimm_forest", loaded(place, prince) if len(pigs) == 2 else place)


def choose(table: Scenario, *choices: str) -> Scenario:
    """Each seat's gather card and fable: `"field wolf"`, or `"field"` for no fable. An empty text leaves a seat out.

    Only who holds a fable, and is not asleep, is asked for one.
    """
    for seat, text in enumerate(choices):
        if not text:
            continue
        location, _, fable = text.partition(" ")
        table.seat(seat).plays(f"gather {location}")
        if fable:
            table.plays(f"card {fable}")
        elif seat in table.table.waiting and _kind(table, seat) == "fable":
            table.plays("pass")
    return table


def _kind(table: Scenario, seat: int) -> str:
    decision = table.table.decision(seat)
    return "" if decision is None else decision.kind


def seen(table: Scenario, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = table.table.view(None)["players"][seat]
    return found


def written(table: Scenario, seat: int) -> dict[str, Any]:
    """All there is to know of a player."""
    found: dict[str, Any] = table.table.position()["players"][seat]
    return found


def listed(found: dict[str, int]) -> str:
    """Amounts as words: `4 straw 2 wood`."""
    return " ".join(f"{found[resource]} {resource}" for resource in RESOURCES if found[resource])


def store(table: Scenario, seat: int) -> str:
    return listed(seen(table, seat)["store"])


def stores(table: Scenario) -> list[str]:
    return [store(table, seat) for seat in range(table.table.seats)]


def pile(table: Scenario, location: str) -> str:
    return listed(table.table.view(None)["locations"][LOCATIONS.index(location)]["pile"])


def hand(table: Scenario, seat: int) -> str:
    return " ".join(written(table, seat)["hand"])


def friends(table: Scenario) -> list[str | None]:
    return [player["friend"] for player in table.table.position()["players"]]


def houses(table: Scenario, seat: int) -> str:
    return ", ".join(written(table, seat)["houses"])


def told(table: Scenario, kind: str) -> list[dict[str, Any]]:
    """The public events of a kind, in order, without how far the round was, which every event says."""
    events = [event for event in table.table.events_for(None) if event.kind == kind]
    return [{name: arg for name, arg in event.args.items() if name not in PROGRESS} for event in events]


def building(*pigs: dict[str, Any], **more: Any) -> Scenario:
    """The first build turn of a round in which everybody is on the Field (or where their `location` says): seat 0 acts."""
    place = position(*[{"location": "field", **player} for player in pigs], **more)
    place.update({"round": 1, "agenda": [["turn", "1"], ["act"]], "turn": 0})
    place.setdefault("left", 2)
    place["asks"] = [["menu"], *[None] * (len(pigs) - 1)]
    return scenario("grimm_forest", place)


def fable_deck(on_top: str = "", elsewhere: str = "") -> str:
    """All fables that do not lie elsewhere, from bottom to top."""
    return _stack(SHEET.fables["all"], on_top, elsewhere)


def friend_deck(on_top: str = "", elsewhere: str = "") -> str:
    """All friends who are not elsewhere, from bottom to top."""
    return _stack(SHEET.friends["all"], on_top, elsewhere)


def _stack(cards: tuple[int, ...], on_top: str, elsewhere: str) -> str:
    rest = Counter([NAMES[card] for card in cards])
    rest.subtract([*on_top.split(), *elsewhere.split()])
    return " ".join([*rest.elements(), *on_top.split()])


def last_turn(*pigs: dict[str, Any], **more: Any) -> Scenario:
    """The last player has one action left; then the build phase ends."""
    place = position(*[{"location": "field", **player} for player in pigs], **more)
    place.update({"round": 1, "agenda": [["turn", str(len(pigs))], ["act"]], "turn": len(pigs) - 1, "left": 1})
    place["asks"] = [*[None] * (len(pigs) - 1), ["menu"]]
    return scenario("grimm_forest", place)


def tower(straw: int = 0, wood: int = 0, brick: int = 0) -> dict[str, int]:
    return {"straw": straw, "wood": wood, "brick": brick}


def box(**copies: int) -> dict[str, str]:
    """The option for a box with these cards only."""
    totals = {"fables": 0, "friends": 0}
    text = ""
    for word, count in copies.items():
        name = word.replace("_", "-")
        sort = SORTS[SORT[NAMES.index(name)]]
        totals["friends" if sort == "friend" else "fables"] += count
        text += f'[[card]]\nid = "{name}"\nsort = "{sort}"\ncopies = {count}\n'
        text += 'source = { sort = "house", copies = "house", advanced = "house" }\n'
    head = f"[totals]\nfables = {totals['fables']}\nfriends = {totals['friends']}\n"
    return {"deck_file": head + text}


def where(table: Scenario, seat: int) -> Any:
    return seen(table, seat)["location"]


def discarded(table: Scenario) -> list[str]:
    return sorted(table.table.view(None)["discard"])


def unique(table: Scenario, location: int) -> Any:
    return table.table.view(None)["locations"][location]["unique"]


def actions(table: Scenario) -> list[int]:
    """How many actions each seat has this round, by taking them all."""
    found = [0] * table.table.seats
    while table.table.view(None)["phase"] == "build":
        (seat,) = table.table.waiting
        table.seat(seat).asked("menu").plays("gain straw")
        found[seat] += 1
    return found


def walls(on_top: str, *others: dict[str, Any], elsewhere: str = "", **mine: Any) -> Scenario:
    """Seat 0 has just built straw walls, for all its straw, and meets the friend on top."""
    table = building(pig("4 straw", houses="straw-floor", **mine), *others, friend_deck=friend_deck(on_top, elsewhere))
    return table.seat(0).plays("build straw-walls")


def build_nothing(table: Scenario, *seats: int) -> Scenario:
    """Build turns of one straw for each action."""
    for seat in seats:
        table.seat(seat).plays("gain straw", "gain straw")
    return table
