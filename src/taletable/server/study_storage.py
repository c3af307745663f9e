"""Studies in the database: asked for once, taken up with a lease, done part by part, kept compressed."""

from __future__ import annotations

import zlib
from typing import Any, Final, Literal

from msgspec import Raw, Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from taletable.server.storage.schema import UNDONE, private_judgments, studies, study_parts
from taletable.server.studies import ENDINGS, Wanted, decode_wanted, encode_wanted, id_of, kind_of

State = Literal["waiting", "running", "done", "failed"]
WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"


class Study(Struct, frozen=True):
    """A study as it is stored; what was found is read apart."""

    id: str
    table: str
    wanted: Wanted
    state: State
    done: int
    of: int
    failures: int


def _study(row: Any) -> Study:
    wanted = decode_wanted(row["wanted"])
    return Study(row["id"], row["table"], wanted, row["state"], row["done"], row["of"], row["failures"])


def find(connection: Connection, id: str) -> Study | None:
    """A study by its id."""
    row = connection.execute(select(studies).where(studies.c.id == id)).mappings().first()
    return None if row is None else _study(row)


def ask(connection: Connection, table: str, wanted: Wanted, of: int, now: float) -> Study:
    """Ask for a study of so many steps. It is asked for once; one that has failed is tried again."""
    id = id_of(table, wanted)
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = {
        "id": id,
        "table": table,
        "kind": kind_of(wanted),
        "wanted": encode_wanted(wanted),
        "state": WAITING,
        "done": 0,
        "of": of,
        "asked": now,
        "due": now,
        "failures": 0,
    }
    connection.execute(dialect.insert(studies).values(row).on_conflict_do_nothing())
    again = update(studies).where(studies.c.id == id, studies.c.state == FAILED)
    connection.execute(again.values(state=WAITING, due=now, failures=0))
    found = find(connection, id)
    assert found is not None
    return found


def due(connection: Connection, now: float, most: int) -> list[str]:
    """The studies that a process may take up, those first that have waited longest."""
    found = select(studies.c.id).where(UNDONE, studies.c.due <= now).order_by(studies.c.due).limit(most)
    return list(connection.execute(found).scalars())


def counts(connection: Connection) -> dict[str, int]:
    """How many studies wait, and how many are being done."""
    counted = select(studies.c.state, func.count()).where(UNDONE).group_by(studies.c.state)
    found = {str(state): int(count) for state, count in connection.execute(counted)}
    return {WAITING: 0, RUNNING: 0, **found}


def claim(connection: Connection, id: str, now: float, until: float) -> Study | None:
    """Take up a study that is due, so that no other process does before ``until``; None if one was faster."""
    theirs = update(studies).where(studies.c.id == id, studies.c.due <= now)
    return find(connection, id) if connection.execute(theirs.values(due=until, state=RUNNING)).rowcount else None


def renew(connection: Connection, id: str, until: float) -> None:
    """Keep a study a while longer."""
    connection.execute(update(studies).where(studies.c.id == id, UNDONE).values(due=until))


def parts(connection: Connection, id: str) -> list[tuple[int, Raw]]:
    """The parts that are done one after the other from the first step on: the last step of each, and what was found."""
    rows = connection.execute(select(study_parts).where(study_parts.c.study == id).order_by(study_parts.c.first))
    found: list[tuple[int, Raw]] = []
    for row in rows.mappings():
        if row["first"] == (found[-1][0] + 1 if found else 1):
            found.append((row["last"], Raw(zlib.decompress(row["found"]))))
    return found


def keep_part(connection: Connection, id: str, first: int, last: int, found: bytes, until: float) -> None:
    """Store a part, and keep the study until its next one. What another process has done meanwhile is as good."""
    going = update(studies).where(studies.c.id == id, UNDONE)
    if not connection.execute(going.values(done=last, due=until, failures=0)).rowcount:
        return  # another process has finished it
    row = {"study": id, "first": first, "last": last, "found": zlib.compress(found)}
    connection.execute(delete(study_parts).where(study_parts.c.study == id, study_parts.c.first == first))
    connection.execute(insert(study_parts), row)


def finish(connection: Connection, id: str, found: bytes) -> None:
    """Store what was found; the parts are no longer needed."""
    whole = update(studies).where(studies.c.id == id)
    connection.execute(whole.values(state=DONE, done=studies.c.of, due=None, found=zlib.compress(found)))
    connection.execute(delete(study_parts).where(study_parts.c.study == id))


def put_back(connection: Connection, id: str, at: float) -> None:
    """Let any process take up a study, from some time on; what was done of it is kept."""
    connection.execute(update(studies).where(studies.c.id == id, UNDONE).values(state=WAITING, due=at))


def fail(connection: Connection, id: str, again: float | None) -> None:
    """Something went wrong: try again at some time, or give up."""
    state = FAILED if again is None else WAITING
    failed = update(studies).where(studies.c.id == id, UNDONE)
    connection.execute(failed.values(state=state, due=again, failures=studies.c.failures + 1))


def found(connection: Connection, id: str) -> bytes | None:
    """What was found, once it is done."""
    row = connection.execute(select(studies.c.found).where(studies.c.id == id, studies.c.state == DONE)).first()
    return None if row is None else zlib.decompress(row[0])


def forget_endings(connection: Connection, before: float) -> None:
    """Delete how games ended when bots played on, where it was asked for before some time."""
    old = (studies.c.kind == ENDINGS, studies.c.asked < before, studies.c.due.is_(None))
    parts = select(studies.c.id).where(*old)
    connection.execute(delete(study_parts).where(study_parts.c.study.in_(parts)))
    connection.execute(delete(studies).where(*old))


def private_seats(connection: Connection, table: str) -> list[int]:
    """The seats at a table whose judgments are kept private."""
    theirs = select(private_judgments.c.seat).where(private_judgments.c.table == table)
    return sorted(connection.execute(theirs).scalars())


def keep_private(connection: Connection, table: str, seat: int, private: bool) -> None:
    """Keep the judgments of a seat private, or let others see them."""
    own = (private_judgments.c.table == table, private_judgments.c.seat == seat)
    connection.execute(delete(private_judgments).where(*own))
    if private:
        connection.execute(insert(private_judgments), {"table": table, "seat": seat})
