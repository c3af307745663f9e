"""Who sits at a table and who is asked there is stored, so that a person's tables are listed without replaying them."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

import taletable as tt

revision = "a007"
down_revision = "a006"

AT_ONCE = 200
NOBODY = {"who": None, "name": "", "level": "", "ready": False, "away": False, "resigned": False}
HEAD = ("id", "game", "version", "seats", "options", "status", "ended", "sheet", "seating")

tables = sa.table(
    "tables",
    *[sa.column(name) for name in HEAD],
    sa.column("seed", sa.LargeBinary),
    sa.column("public", sa.Boolean),
)
sheets = sa.table("sheets", sa.column("hash"), sa.column("text"))
entries = sa.table(
    "entries", *[sa.column(name) for name in ("table", "seq", "at", "kind", "seat", "who", "value", "waiting")]
)


def upgrade() -> None:
    """What cannot be read stays as it is: such a table is listed as broken, and says why to whoever opens it."""
    op.add_column("entries", sa.Column("waiting", sa.Integer))
    connection = op.get_bind()
    for head in _heads(connection):
        rows = sa.select(entries).where(entries.c.table == head["id"]).order_by(entries.c.seq)
        try:
            log = [
                {**row, "value": json.loads(row["value"]) if row["value"] else {}}
                for row in connection.execute(rows).mappings()
            ]
            seating = json.dumps(_seating(head, log), ensure_ascii=False)
        except (ValueError, KeyError, IndexError, TypeError):
            continue
        connection.execute(sa.update(tables).where(tables.c.id == head["id"]).values(seating=seating))
        if head["status"] == "playing":
            _store_waiting(connection, head, log)


def _store_waiting(connection: sa.Connection, head: Any, log: list[dict[str, Any]]) -> None:
    """Replay a game that is not over, once."""
    sheet = None
    if head["sheet"] is not None:
        sheet = connection.execute(sa.select(sheets.c.text).where(sheets.c.hash == head["sheet"])).scalar()
    try:
        waiting = _waiting(head, sheet, log)
    except Exception:  # whatever the rules of any version say to a log that does not fit them
        return
    last = entries.c.table == head["id"], entries.c.seq == log[-1]["seq"]
    connection.execute(sa.update(entries).where(*last).values(waiting=waiting))


def _waiting(head: Any, sheet: str | None, log: list[dict[str, Any]]) -> int:
    """A bit for each seat that is asked."""
    options = json.loads(head["options"])
    if sheet is not None:
        options["deck_file"] = sheet
    actions: list[tuple[int, str | int]] = []
    for entry in log:
        if entry["kind"] == "act":
            actions.append((entry["seat"], entry["value"]["action"]))
        elif entry["kind"] == "undo":
            del actions[entry["value"]["keep"] :]
    table = tt.game(head["game"]).start(head["seats"], bytes(head["seed"]), options, False, head["version"])
    for seat, action in actions:
        table.act(seat, action)
    return sum(1 << seat for seat in table.waiting)


def _seating(head: Any, log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who sits at a table, in any status."""
    found: list[dict[str, Any]] = [{"kind": "open", **NOBODY} for _ in range(head["seats"])]
    kept: set[int] = set()
    started = False
    for entry in log:
        kind, seat, who, value = entry["kind"], entry["seat"], entry["who"], entry["value"]
        if kind == "sit":
            found[seat] = {**NOBODY, "kind": "person", "who": who, "name": str(value["name"])}
        elif kind == "bot":
            found[seat] = {**NOBODY, "kind": "bot", "level": str(value["level"]), "ready": True}
        elif kind == "keep":
            kept.add(seat)
            found[seat] = {**NOBODY, "kind": "invited"}
        elif kind == "clear":
            invited = seat in kept or (kept and not head["public"])
            found[seat] = {**NOBODY, "kind": "invited" if invited else "open"}
        elif kind == "ready":
            found[seat]["ready"] = bool(value["ready"])
        elif kind == "start":
            started = True
        elif kind in ("away", "return"):
            found[seat]["away"] = kind == "away"
        elif kind == "resign":
            found[seat]["resigned"] = True
        elif kind == "forgotten":
            over = head["ended"] is not None and entry["at"] >= head["ended"]
            found = [_forgotten(one, started, over) if one["who"] == who else one for one in found]
    return found


def _forgotten(one: dict[str, Any], started: bool, over: bool) -> dict[str, Any]:
    if not started:
        return {**NOBODY, "kind": "open"}
    return {**one, "who": None, "name": "", "resigned": one["resigned"] or not over}


def _heads(connection: sa.Connection) -> Iterator[Any]:
    """The heads of all tables, a few at a time."""
    last = ""
    while True:
        some = sa.select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
        heads = list(connection.execute(some).mappings())
        yield from heads
        if not heads:
            return
        last = heads[-1]["id"]
