"""How those who played are called in a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots import BotName

if TYPE_CHECKING:
    from collections.abc import Sequence

PERSON: Final = "person"  # in records: whoever played in the terminal


def names_of(players: Sequence[str], seats: list[str]) -> list[str]:
    """People by their names; bots, and those who have none, by the game's word for their seat."""
    if len(players) != len(seats):
        return seats
    return [
        seat if player in ("", PERSON) or _is_bot(player) else player
        for player, seat in zip(players, seats, strict=True)
    ]


def _is_bot(player: str) -> bool:
    try:
        BotName.parse(player)
    except ValueError:
        return False
    return True
