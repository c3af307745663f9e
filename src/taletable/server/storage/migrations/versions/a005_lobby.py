"""What the lobby shows is stored with each table, card sheets are stored once, and tables count for an address."""

import json
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "a005"
down_revision = "a004"

AT_ONCE = 200
FORGOTTEN = 14 * 86_400.0
NOBODY = {"who": None, "name": "", "level": "", "ready": False, "away": False, "resigned": False}

tables = sa.table(
    "tables",
    *[sa.column(name) for name in ("id", "seats", "options", "status", "created")],
    sa.column("public", sa.Boolean),
    *[sa.column(name) for name in ("sheet", "free", "seating")],
)
sheets = sa.table("sheets", sa.column("hash"), sa.column("text"))
entries = sa.table("entries", *[sa.column(name) for name in ("table", "seq", "kind", "seat", "who", "value")])


def upgrade() -> None:
    """Tables keep their sheets, and those that can be joined are listed as before."""
    op.create_table(
        "sheets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("sheet", sa.String(64)))
    op.add_column("tables", sa.Column("free", sa.Integer))
    op.add_column("tables", sa.Column("seating", sa.Text))
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.execute("UPDATE tables SET free = 0")
    connection = op.get_bind()
    _share_sheets(connection)
    _fill_lobby(connection)
    with op.batch_alter_table("tables") as altered:
        altered.alter_column("free", existing_type=sa.Integer, nullable=False)
    op.drop_index("tables_status", "tables")
    for name, columns, which in (
        ("tables_lobby", ["created"], "free > 0"),
        ("tables_origin", ["origin", "created"], "origin IS NOT NULL"),
    ):
        op.create_index(name, "tables", columns, sqlite_where=sa.text(which), postgresql_where=sa.text(which))


def _share_sheets(connection: sa.Connection) -> None:
    known: set[str] = set()
    for head in _heads(connection, tables.c.options.contains('"deck_file"')):
        try:
            options = json.loads(head["options"])
        except ValueError:
            continue  # the table is broken, and stays so
        text = options.get("deck_file") if isinstance(options, dict) else None
        if not isinstance(text, str) or not text:
            continue
        digest = sha256(text.encode()).hexdigest()
        if digest not in known:
            connection.execute(sa.insert(sheets).values(hash=digest, text=text))
            known.add(digest)
        _set(connection, head["id"], sheet=digest, options=json.dumps({**options, "deck_file": ""}, ensure_ascii=False))


def _fill_lobby(connection: sa.Connection) -> None:
    new = tables.c.created > time.time() - FORGOTTEN
    for head in _heads(connection, sa.and_(tables.c.public, tables.c.status == "open", new)):
        log = sa.select(entries).where(entries.c.table == head["id"]).order_by(entries.c.seq)
        try:
            seating = _seating(head["seats"], connection.execute(log).mappings())
        except (ValueError, KeyError, IndexError, TypeError):
            continue  # the table is broken, and is not listed
        free = sum(one["kind"] == "open" for one in seating)
        if free:
            _set(connection, head["id"], free=free, seating=json.dumps(seating, ensure_ascii=False))


def _seating(seats: int, log: Any) -> list[dict[str, Any]]:
    """Who sits at a public table that has not begun."""
    found: list[dict[str, Any]] = [{"kind": "open", **NOBODY} for _ in range(seats)]
    kept: set[int] = set()
    for entry in log:
        kind, seat, who = entry["kind"], entry["seat"], entry["who"]
        value = json.loads(entry["value"]) if entry["value"] else {}
        if kind == "sit":
            found[seat] = {**NOBODY, "kind": "person", "who": who, "name": value["name"]}
        elif kind == "bot":
            found[seat] = {**NOBODY, "kind": "bot", "level": value["level"], "ready": True}
        elif kind == "keep":
            kept.add(seat)
            found[seat] = {**NOBODY, "kind": "invited"}
        elif kind == "clear":
            found[seat] = {**NOBODY, "kind": "invited" if seat in kept else "open"}
        elif kind == "ready":
            found[seat]["ready"] = value["ready"]
        elif kind == "forgotten":
            found = [{**NOBODY, "kind": "open"} if one["who"] == who else one for one in found]
    return found


def _heads(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Iterator[Any]:
    """The heads of some tables, a few at a time: their options may be long."""
    last = ""
    while True:
        some = sa.select(tables).where(which, tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
        heads = list(connection.execute(some).mappings())
        yield from heads
        if not heads:
            return
        last = heads[-1]["id"]


def _set(connection: sa.Connection, id: str, **values: object) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == id).values(values))
