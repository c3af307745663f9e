"""Effects a second time, by another road: every outcome the words of the rulebook allow, by trying everything.

A row is a list of (name, face up?). The sheet is read as text, not through the game's own reader.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import combinations, permutations, product

TEXT = (resources.files("taletable.games.fairy_tale") / "cards.toml").read_text("utf-8")
CARDS = {card["id"]: card for card in tomllib.loads(TEXT)["card"]}

Row = list[tuple[str, bool]]


def fits(name: str, category: str) -> bool:
    return category in ("any", CARDS[name]["faction"], CARDS[name]["kind"])


def turned(row: Row, up: bool, duties: list[str]) -> list[Row]:
    """Every way to turn as many cards of a row as the duties can."""
    eligible = [place for place, (_, face_up) in enumerate(row) if face_up is not up]
    for size in range(min(len(eligible), len(duties)), -1, -1):
        chosen = [
            places
            for places in combinations(eligible, size)
            if any(
                all(fits(row[place][0], duty) for place, duty in zip(places, order, strict=True))
                for order in permutations(duties, size)
            )
        ]
        if chosen:
            return [
                [(name, up if place in places else face) for place, (name, face) in enumerate(row)] for places in chosen
            ]
    raise AssertionError("turning nothing is always possible")


def outcomes(rows: list[Row], played: list[str]) -> set[tuple[tuple[tuple[str, bool], ...], ...]]:
    """All rows that can result when these cards are revealed together."""
    effects = [CARDS[name].get("effect", "").split() for name in played]
    hunted = [
        any(
            effect[:1] == ["hunt"] and hunter != seat and fits(played[seat], effect[1])
            for hunter, effect in enumerate(effects)
        )
        for seat in range(len(played))
    ]
    laid = [[*row, (played[seat], not hunted[seat])] for seat, row in enumerate(rows)]
    worlds = [laid]
    for verb in ("unflip", "flip"):
        duties = [
            [
                effect[3]
                for player, effect in enumerate(effects)
                if len(effect) == 4
                and effect[1] == verb
                and not hunted[player]
                and (effect[0] == "all" or player == seat)
                for _ in range(int(effect[2]))
            ]
            for seat in range(len(played))
        ]
        worlds = [
            list(rows)
            for world in worlds
            for rows in product(*[turned(row, verb == "unflip", duties[seat]) for seat, row in enumerate(world)])
        ]
    return {tuple(tuple(row) for row in world) for world in worlds}
