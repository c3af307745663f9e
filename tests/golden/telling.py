"""A whole game as text that a person can review: the record, the story in English, and the score pads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import taletable as tt
from taletable.locales import texts

if TYPE_CHECKING:
    from taletable.kernel import Record

FOLDER = Path(__file__).parent
STORY = "\n--- the story ---\n"


def tell(record: Record) -> str:
    """The golden text of a recorded game."""
    table = tt.replay(record, listen=True)
    english = texts("en")
    game = table.game.id
    lines = [english.event(game, event) for event in table.told(None)]
    lines.append("\n--- the end ---")
    lines += [f"{key}: {value}" for key, value in table.position().items()]
    for standing in table.standings:
        lines.append(f"\n{standing.rank}. {english.seat(game, standing.seat)}: {standing.score}")
        for line in standing.breakdown:
            why = ", ".join(f"{english.why(game, part)} {part.points}" for part in line.parts)
            lines.append(f"   {line.what} {line.points}{why and f': {why}'}")
    return record.dumps() + STORY + "\n".join(lines) + "\n"


def recorded(text: str) -> Record:
    """The record at the head of a golden text."""
    return tt.Record.loads(text.partition(STORY)[0])
