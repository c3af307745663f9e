"""The shape of what is kept. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

SCHEMA: Final = MetaData()
VERSIONS: Final = ("a001", "a002", "a003", "a004", "a005", "a006", "a007")  # the migrations, in order
NEWEST: Final = VERSIONS[-1]  # the one that leads to this shape

# Who plays: a guest, an account, or a bot of somebody's own. ``epoch`` counts how often they signed out everywhere.
people: Final = Table(
    "people",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("language", String(2), nullable=False),
    Column("settings", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

# What a program signs in with; only a hash of it is kept, and the epoch of its owner, after which it is void.
tokens: Final = Table(
    "tokens",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("epoch", Integer, nullable=False),
)

# Card sheets of people's own, each stored once, by the SHA-256 of its text.
sheets: Final = Table(
    "sheets",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# Which tables the lobby lists, and which count for an address. Queries must repeat the predicate of a partial index, or
# the index is not used.
JOINABLE: Final = text("free > 0")
ADDRESSED: Final = text("origin IS NOT NULL")

# The head of every table. ``due`` is when the server has to look at it again without being asked; ``sheet`` is the
# hash of its card sheet, which is left out of ``options``. ``free`` is how many seats anybody may take while it is
# public and open, and ``seating`` who sits there (JSON), for lists of tables. ``origin`` is a keyed hash of the address
# it was opened from, until it is over or forgotten.
tables: Final = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("due", Float),
    Column("sheet", String(64)),
    Column("free", Integer, nullable=False),
    Column("seating", Text),
    Column("origin", String(32)),
    Index("tables_lobby", "created", sqlite_where=JOINABLE, postgresql_where=JOINABLE),
    Index("tables_origin", "origin", "created", sqlite_where=ADDRESSED, postgresql_where=ADDRESSED),
    Index("tables_due", "due"),
    Index("tables_host", "host", "status"),
)

# The kinds of entries that hold somebody's name; the predicate of a partial index: queries must repeat it.
NAMING: Final = text("kind IN ('sit', 'say')")

# The log of each table: all that ever happened there. The key lets only one of two writers win. ``waiting`` has a bit
# for each seat that is asked after the entry (bit 0 is seat 0); NULL stands for the value of the entry before.
entries: Final = Table(
    "entries",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("who", String(32)),
    Column("value", Text),
    Column("waiting", Integer),
    Index("entries_names", "who", sqlite_where=NAMING, postgresql_where=NAMING),
)

# Who sits where, to find one's tables by.
sitters: Final = Table(
    "sitters",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

# How games ended for those who are somebody, and how strong that says they are.
results: Final = Table(
    "results",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Float, nullable=False),
)
ratings: Final = Table(
    "ratings",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

# Whose words somebody does not want to read.
mutes: Final = Table(
    "mutes",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# Secrets of the server itself: the key that signs cookies (`key`); `probe` is what `Store.probe` writes.
server_secrets: Final = Table(
    "server_secrets",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
