"""`taletable rehearse`: stored games under this version of the rules."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.text import Text

from taletable.cli.running import at_least_one, bar, check_writable
from taletable.locales import texts

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from taletable.locales import Texts
    from taletable.server.operations.rehearsal import Finding, Trace


def run(chosen: argparse.Namespace) -> int:
    """Replay, and tell what would change; 1 if anything would."""
    from taletable.server import serve  # noqa: PLC0415 (a server is heavy)
    from taletable.server.operations import rehearsal  # noqa: PLC0415

    url = serve.chosen(None, None, chosen.database, None).url
    processes = os.cpu_count() or 1 if chosen.processes is None else at_least_one("--processes", chosen.processes)
    if chosen.write is not None:
        check_writable(chosen.write)
    traces = {} if chosen.against is None else _read(chosen.against)
    said, console = texts(chosen.lang), Console(stderr=True, highlight=False, soft_wrap=True)
    ids = rehearsal.stored_tables(url, chosen.finished)
    counted: Counter[str] = Counter()
    kept: list[Trace] = []
    with bar(said.text("ops-rehearse-replaying"), console) as progress:
        task = progress.add_task("", total=len(ids))
        for found in rehearsal.rehearse(url, ids, processes, traces):
            counted[found.outcome] += 1
            if found.trace is not None:
                kept.append(found.trace)
            if found.outcome in ("differs", "does-not-load"):
                _tell(found, chosen.json, said, progress.console if console.is_terminal else None)
            progress.advance(task)
    if chosen.write is not None:
        _write(chosen.write, kept)
    wrong = counted["differs"] + counted["does-not-load"]
    if not chosen.json:
        sum_up(said, counted, chosen.against is not None, len(traces))
    return 1 if wrong else 0


def _tell(found: Finding, as_json: bool, said: Texts, console: Console | None) -> None:
    if as_json:
        line = json.dumps({name: value for name, value in msgspec.to_builtins(found).items() if name != "trace"})
        sys.stdout.write(line + "\n")
        return
    words = said.text(
        "ops-rehearse-differs" if found.outcome == "differs" else "ops-rehearse-does-not-load",
        table=found.table,
        game=found.game,
        rules=found.rules,
        why=found.words,
    )
    if console is None:
        sys.stdout.write(words + "\n")
    else:
        console.print(Text(words))


def sum_up(said: Texts, counted: Counter[str], against: bool, traces: int) -> None:
    """The last lines."""
    sys.stdout.write(
        said.text(
            "ops-rehearse-sum",
            tables=sum(counted.values()),
            differ=counted["differs"],
            broken=counted["does-not-load"],
            apart=counted["apart"],
        )
        + "\n"
    )
    sys.stdout.write(said.text("ops-rehearse-against" if against else "ops-rehearse-alone", traces=traces) + "\n")


def _write(file: Path, traces: list[Trace]) -> None:
    """Only its owner may read it: the id of a table is its invitation."""
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as target:
        for trace in traces:
            target.write(msgspec.json.encode(trace) + b"\n")


def _read(file: Path) -> dict[str, Trace]:
    from taletable.server.operations.rehearsal import Trace  # noqa: PLC0415

    decoder = msgspec.json.Decoder(Trace)
    try:
        traces = [decoder.decode(line) for line in file.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file} is not what `taletable rehearse --write` has written: {error}") from None
    return {trace.table: trace for trace in traces}
