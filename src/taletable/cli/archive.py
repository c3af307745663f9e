"""`taletable archive`: old games to compressed files, and back."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Console

from taletable.cli.running import bar
from taletable.locales import texts

if TYPE_CHECKING:
    import argparse

    from taletable.locales import Texts
    from taletable.server.operations.archiving import Line, Moved
    from taletable.server.settings import Settings

DAYS: Final = {"d": 1, "w": 7, "y": 365}
DAY: Final = 86_400


def run(chosen: argparse.Namespace) -> int:
    """Do what was asked; 1 if something is not as it should be."""
    from taletable.server import serve  # noqa: PLC0415 (a server is heavy)

    before = None if chosen.older_than is None else time.time() - age(chosen.older_than)
    settings = serve.chosen(None, None, chosen.database, None)
    if chosen.folder is not None:
        settings = msgspec.structs.replace(settings, archive=str(chosen.folder))
    said = texts(chosen.lang)
    if chosen.list:
        return asyncio.run(_list(settings, said, chosen.json))
    if chosen.check:
        return asyncio.run(_check(settings, said))
    if chosen.restore is not None:
        return asyncio.run(_restore(settings, said, chosen.restore))
    assert before is not None
    return asyncio.run(_move(settings, said, before, chosen.json))


def age(text: str) -> float:
    """Seconds of an age such as 180d."""
    found = re.fullmatch(r"(\d+)([dwy])", text)
    if found is None:
        raise ValueError(f"an age is written in days, weeks or years, such as 180d, 26w or 1y, not '{text}'")
    return float(int(found[1]) * DAYS[found[2]] * DAY)


async def _move(settings: Settings, said: Texts, before: float, as_json: bool) -> int:
    from taletable.server.operations import archiving  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    async with session(settings) as opened:
        total = len(await opened.store.read(lambda connection: archiving.due(connection, before)))
        with bar(said.text("ops-archive-moving"), Console(stderr=True)) as progress:
            task = progress.add_task("", total=total)
            moved = await archiving.move(opened, before, lambda games: progress.advance(task, games))
    if as_json:
        sys.stdout.write(msgspec.json.encode(moved).decode() + "\n")
    else:
        _tell(moved, said, str(settings.archive_folder))
    return 1 if moved.left or moved.strange else 0


def _tell(moved: Moved, said: Texts, folder: str) -> None:
    lines = [said.text("ops-archive-moved", games=moved.games, files=len(moved.files), folder=folder)]
    lines += [said.text("ops-archive-rewritten", file=file) for file in moved.rewritten]
    lines += [said.text("ops-archive-left", table=table) for table in moved.left]
    lines += [said.text("ops-archive-busy", table=table) for table in moved.busy]
    lines += [said.text("ops-archive-strange", file=file) for file in moved.strange]
    sys.stdout.write("\n".join(lines) + "\n")


async def _list(settings: Settings, said: Texts, as_json: bool) -> int:
    from taletable.server.operations import archiving  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    async with session(settings) as opened:
        lines = await archiving.listed(opened)
    for line in lines:
        sys.stdout.write((msgspec.json.encode(line).decode() if as_json else _shown(line, said)) + "\n")
    if not lines and not as_json:
        sys.stdout.write(said.text("ops-archive-empty") + "\n")
    return 0 if all(line.there for line in lines) else 1


def _shown(line: Line, said: Texts) -> str:
    since, until = (time.strftime("%Y-%m-%d", time.gmtime(moment)) for moment in (line.since, line.until))
    id = "ops-archive-line" if line.there else "ops-archive-line-gone"
    return said.text(id, file=line.file, games=line.games, since=since, until=until, kilobytes=-(-line.bytes // 1000))


async def _check(settings: Settings, said: Texts) -> int:
    from taletable.server.operations import archiving  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    async with session(settings) as opened:
        total = sum(line.games for line in await archiving.listed(opened))
        with bar(said.text("ops-archive-checking"), Console(stderr=True)) as progress:
            task = progress.add_task("", total=total)
            wrong = await archiving.check(opened, lambda games: progress.advance(task, games))
    for words in wrong:
        sys.stdout.write(words + "\n")
    sys.stdout.write(said.text("ops-archive-checked", games=total, wrong=len(wrong)) + "\n")
    return 1 if wrong else 0


async def _restore(settings: Settings, said: Texts, table: str) -> int:
    from taletable.server.operations import archiving  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    async with session(settings) as opened:
        await archiving.restore(opened, table)
    sys.stdout.write(said.text("ops-archive-restored", table=table) + "\n")
    return 0
