"""`taletable admin`: tables and people, for whoever runs the server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from rich.cells import cell_len, set_cell_size

from taletable.locales import texts

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from taletable.locales import Texts
    from taletable.server.settings import Settings

Result = TypeVar("Result")


def tables(chosen: argparse.Namespace) -> int:
    """List tables."""
    from taletable.server.operations import admin  # noqa: PLC0415 (a server is heavy)

    wanted = {"status": chosen.status, "game": chosen.game, "who": chosen.person, "most": chosen.most}
    found = asyncio.run(_read(_settings(chosen), partial(admin.list_tables, **wanted)))
    rows = [
        [one.id, one.game, one.status, _moment(one.created), str(one.entries), ", ".join(one.people)] for one in found
    ]
    said = texts(chosen.lang)
    heads = [
        said.text("ops-admin-table"),
        said.text("ops-admin-game"),
        said.text("ops-admin-status"),
        said.text("ops-admin-created"),
        said.text("ops-admin-entries"),
        said.text("ops-admin-people"),
    ]
    return _list(found, [heads, *rows], chosen.json, said)


def people(chosen: argparse.Namespace) -> int:
    """List people."""
    from taletable.server.operations import admin  # noqa: PLC0415

    found = asyncio.run(_read(_settings(chosen), partial(admin.list_people, who=chosen.person, most=chosen.most)))
    rows = [
        [one.id, one.name, one.login or "", one.language, _moment(one.created), str(one.tables), str(one.results)]
        for one in found
    ]
    said = texts(chosen.lang)
    heads = [
        said.text("ops-admin-person"),
        said.text("ops-admin-name"),
        said.text("ops-admin-login"),
        said.text("ops-admin-language"),
        said.text("ops-admin-created"),
        said.text("ops-admin-tables"),
        said.text("ops-admin-results"),
    ]
    return _list(found, [heads, *rows], chosen.json, said)


def change(chosen: argparse.Namespace) -> int:
    """End a table, set it apart, or release it."""
    from taletable.server.operations import interventions  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    decide, done = {
        "end": (interventions.end, "ops-admin-ended"),
        "quarantine": (interventions.quarantine, "ops-admin-quarantined"),
        "release": (interventions.release, "ops-admin-released"),
    }[chosen.wish]

    async def work() -> None:
        async with session(_settings(chosen)) as opened:
            await opened.intervene(chosen.table, decide)

    asyncio.run(work())
    sys.stdout.write(texts(chosen.lang).text(done, table=chosen.table) + "\n")
    return 0


def export(chosen: argparse.Namespace) -> int:
    """Write down all that is stored of a person."""
    from taletable.server.operations import admin  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    async def work() -> dict[str, Any]:
        async with session(_settings(chosen)) as opened:
            return await admin.export(opened, await admin.find_person(opened, chosen.person))

    found = json.dumps(asyncio.run(work()), ensure_ascii=False, indent=1) + "\n"
    if chosen.out is None:
        sys.stdout.write(found)
        return 0
    with os.fdopen(os.open(chosen.out, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as target:
        target.write(found)
    sys.stdout.write(texts(chosen.lang).text("ops-admin-exported", file=str(chosen.out)) + "\n")
    return 0


def forget(chosen: argparse.Namespace) -> int:
    """Delete a person; 1 if it was not to be after all."""
    from taletable.server.operations import admin  # noqa: PLC0415
    from taletable.server.operations.session import session  # noqa: PLC0415

    said = texts(chosen.lang)

    async def work() -> int | None:
        async with session(_settings(chosen)) as opened:
            person = await admin.find_person(opened, chosen.person)
            asked = said.text("ops-admin-forget", name=person.name, person=person.id, word=said.text("ops-admin-yes"))
            if not chosen.yes and input(f"{asked} ").strip().lower() != said.text("ops-admin-yes"):
                return None
            return len(await admin.forget(opened, person))

    found = asyncio.run(work())
    told = said.text("ops-admin-kept") if found is None else said.text("ops-admin-forgotten", tables=found)
    sys.stdout.write(told + "\n")
    return 1 if found is None else 0


def _settings(chosen: argparse.Namespace) -> Settings:
    from taletable.server import serve  # noqa: PLC0415

    return serve.chosen(None, None, chosen.database, None)


async def _read(settings: Settings, work: Callable[[Connection], Result]) -> Result:
    from taletable.server.operations.session import session  # noqa: PLC0415

    async with session(settings) as opened:
        return await opened.store.read(work)


def _list(found: Sequence[Any], rows: Sequence[Sequence[str]], as_json: bool, said: Texts) -> int:
    if as_json:
        for one in found:
            sys.stdout.write(msgspec.json.encode(one).decode() + "\n")
    elif len(rows) > 1:
        wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            sys.stdout.write("  ".join(map(set_cell_size, row, wide)).rstrip() + "\n")
    else:
        sys.stdout.write(said.text("ops-admin-nothing") + "\n")
    return 0


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
