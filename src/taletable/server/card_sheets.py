"""Card sheets of people's own: checked in a worker process, and then parsed in a thread, never on the event loop.

The rules parse a sheet when they are first asked for it, and keep the last ones (`kernel.sheet.Sheets`). So whatever
runs on the event loop and may need a sheet comes after `at_hand`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from taletable.server.refusals import by_options

if TYPE_CHECKING:
    from taletable.kernel import Game, Options
    from taletable.server.workers import Workers


async def settled(workers: Workers, game: Game, chosen: Mapping[str, bool | int | str]) -> Options:
    """All options of a game, those that a stranger chose checked; their sheet is parsed and at hand. Or a refusal."""
    if game.sheet_text(chosen):
        await workers.check(game.id, chosen)
    try:
        options = game.settled(chosen)
        await at_hand(game, options)
    except ValueError as error:
        raise by_options(error) from None
    return options


async def at_hand(game: Game, options: Options) -> None:
    """Have the sheet of these options parsed, which were checked when they were chosen."""
    if game.sheet_text(options):
        await asyncio.to_thread(game.counts, options)
