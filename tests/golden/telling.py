"""A whole game as text that a person can review: the record, the story in English, and the score pads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import taletable as tt
from taletable.kernel import BadOptions
from taletable.locales import texts
from tests.games.properties import properties
from tests.kit import VARIANTS

if TYPE_CHECKING:
    from taletable.kernel import Record

FOLDER = Path(__file__).parent
# A game with options that change only what is shown is told like one without them.
SHELF = [
    variant
    for variant in VARIANTS
    if variant.game.id in tt.games() and not variant.options.keys() & properties(variant.game).shown_only
]
STORY = "\n--- the story ---\n"


def tell(record: Record) -> str:
    """The golden text of a recorded game."""
    table = tt.replay(record, listen=True)
    english = texts("en")
    game = table.game.id
    lines = [english.event(game, event) for event in table.events_for(None)]
    lines.append("\n--- the end ---")
    lines += [f"{key}: {value}" for key, value in table.position().items()]
    for standing in table.standings:
        lines.append(f"\n{standing.rank}. {english.seat(game, standing.seat)}: {standing.score}")
        for line in standing.breakdown:
            why = ", ".join(f"{english.why(game, part)} {part.points}" for part in line.parts)
            lines.append(f"   {line.what} {line.points}{why and f': {why}'}")
    return record.dumps() + STORY + "\n".join(lines) + "\n"


def depends_on_options(record: Record) -> bool:
    """Whether other answers are possible, or another story or score comes of it, with the options left at their defaults."""
    played = tt.replay(record, 0, listen=True)
    try:
        usual = tt.game(record.game).start(record.seats, record.seed, {}, listen=True)
    except BadOptions:  # so many cannot play without them
        return True
    for seat, action in record.actions:
        if usual.actions(seat) != played.actions(seat):
            return True
        usual.act(seat, action)
        played.act(seat, action)
    return (usual.events_for(None), usual.standings) != (played.events_for(None), played.standings)


def recorded(text: str) -> Record:
    """The record at the head of a golden text."""
    return tt.Record.loads(text.partition(STORY)[0])
