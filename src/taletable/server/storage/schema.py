"""The database schema (SQLAlchemy Core). A change here needs an Alembic migration in `migrations/versions`."""

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
VERSIONS: Final = ("a001", "a002", "a003", "a004", "a005", "a006", "a007", "a008", "a009")  # the migrations, in order
NEWEST: Final = VERSIONS[-1]  # the one that leads to this shape

# Guests and accounts. ``epoch`` counts sign-outs everywhere: cookies and tokens of an earlier one are void.
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

# Bearer tokens of programs: the SHA-256 of each, and the epoch of its owner, after which it is void.
tokens: Final = Table(
    "tokens",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("epoch", Integer, nullable=False),
)

# Custom card sheets, content-addressed by the SHA-256 of their text.
sheets: Final = Table(
    "sheets",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# Predicates of partial indexes: which tables the lobby lists as open, which as running, and which count for an address.
# A query must repeat the predicate, or the index is not used.
JOINABLE: Final = text("free > 0")
ADDRESSED: Final = text("origin IS NOT NULL")
RUNNING: Final = text("status = 'playing' AND public")

# The head of every table. ``due`` is when some process must take it up for its bots and clocks; ``sheet`` is the
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
    Index("tables_running", "created", sqlite_where=RUNNING, postgresql_where=RUNNING),
    Index("tables_origin", "origin", "created", sqlite_where=ADDRESSED, postgresql_where=ADDRESSED),
    Index("tables_due", "due"),
    Index("tables_host", "host", "status"),
)

# Predicate of a partial index: the kinds of entries that hold somebody's name. Queries must repeat it.
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

# Who sits where: an index from people to their tables.
sitters: Final = Table(
    "sitters",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

# Results of finished games for each person, and ratings computed from them.
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

# Who waits for the next who comes, at most one for each game, until when they do unless they ask again (lease), and
# the bot that plays with them if nobody comes.
quick_matches: Final = Table(
    "quick_matches",
    SCHEMA,
    Column("game", String(32), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("bot", String(64), nullable=True),
)

# Whose chat messages a person has muted.
mutes: Final = Table(
    "mutes",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# Secrets by name: `cookie-keys` sign cookies, `key` hashes addresses; `probe` is what `Store.probe` writes.
server_secrets: Final = Table(
    "server_secrets",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
