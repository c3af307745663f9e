"""Scoring a second time, by another road: straight from the words of the rulebook, with no regard for speed.

A kingdom is a mapping (row, column) -> (terrain, [(colour, name), ...] from bottom to top).
"""

from __future__ import annotations

Card = tuple[str, str]
Place = tuple[int, int]
Ground = dict[Place, tuple[str, list[Card]]]


def sleeping(stack: list[Card]) -> list[Card]:
    names = [name for _, name in stack]
    if "dragon" not in names:
        return []
    above = names[names.index("dragon") + 1 :]
    below = names[: names.index("dragon")]
    if "knight" in above:
        return [card for card in stack if card[1] == "dragon"]
    return [card for card in stack if card[1] in below and card[1] != "dwarf"]


def points(ground: Ground, colour: str) -> dict[str, int]:
    """What each ordinary character of a colour scores; those not in the kingdom are left out."""
    awake = {place: [card for card in stack if card not in sleeping(stack)] for place, (_, stack) in ground.items()}
    found = {}
    for place, (terrain, _) in ground.items():
        row, column = place
        beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        neighbours = [there for there in beside if there in ground]
        company = [name for _, name in awake[place]]
        near = [card for there in neighbours for card in awake[there]]
        land = [ground[there][0] for there in neighbours]
        rules = {
            "king": (terrain == "castle") + land.count("farm") + land.count("forest"),
            "queen": ("king" in company) + sum(owner == colour for owner, _ in near),
            "princess": 2 * (terrain == "tower") + ("knight" in company),
            "knight": 3 * ("princess" in company),
            "peasant": (terrain == "farm") + sum(name in ("king", "queen") for _, name in near),
            "dwarf": len(company) - 1,
        }
        found.update({name: rules[name] for owner, name in awake[place] if owner == colour and name in rules})
    return found
