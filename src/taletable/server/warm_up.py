"""Warm-up: caches that take long to fill are filled in a thread while the server starts, not on the event loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import taletable as tt
from taletable.locales import LANGUAGES, rulebook, texts
from taletable.server import api, api_index, garbage

if TYPE_CHECKING:
    from litestar import Litestar


def warm_up(app: Litestar) -> asyncio.Future[None]:
    """Start it; requests for the interface wait for the end of it (`ready`)."""
    return asyncio.ensure_future(asyncio.to_thread(_fill_caches, app))


async def ready(warming: asyncio.Future[None]) -> None:
    """Wait until all is made, if it is not."""
    if not warming.done():
        await asyncio.shield(warming)


def _fill_caches(app: Litestar) -> None:
    for language in LANGUAGES:
        texts(language)
        for game in tt.games():
            rulebook(game, language)
    for game in tt.games():
        api.own_cards(game)
    api_index.render(app)
    garbage.freeze()
