"""The database schema (SQLAlchemy Core). A change here needs an Alembic migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
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
# The migrations, in order.
VERSIONS: Final = tuple(f"a{number:03}" for number in range(1, 15))
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

# Predicates of partial indexes: which tables the lobby lists as open, which as running, which count for an address, and
# which share their deal with others.
# A query must repeat the predicate, or the index is not used.
JOINABLE: Final = text("free > 0")
ADDRESSED: Final = text("origin IS NOT NULL")
RUNNING: Final = text("status = 'playing' AND public")
SHARED: Final = text("deal IS NOT NULL")

# The head of every table. ``due`` is when some process must take it up for its bots and clocks, and ``runner`` the
# process that does so until then; ``sheet`` is the hash of its card sheet, which is left out of ``options``. ``free``
# is how many seats anybody may take while it is public and open, and ``seating`` who sits there (JSON), for lists of
# tables. ``origin`` is a keyed hash of the address it was opened from, until it is over or forgotten. ``deal`` is what
# it shares its seed with (`deals`).
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
    Column("deal", String(64)),
    Column("runner", String(16)),
    Index("tables_lobby", "created", sqlite_where=JOINABLE, postgresql_where=JOINABLE),
    Index("tables_running", "created", sqlite_where=RUNNING, postgresql_where=RUNNING),
    Index("tables_origin", "origin", "created", sqlite_where=ADDRESSED, postgresql_where=ADDRESSED),
    Index("tables_deal", "deal", sqlite_where=SHARED, postgresql_where=SHARED),
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

# Puzzles: what somebody has answered first, how well they solve those of a game, how hard each has proved to be, and
# how they did at the daily ones; ``day`` is the number of a day (UTC), as `date.toordinal` counts.
puzzle_answers: Final = Table(
    "puzzle_answers",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
puzzle_solvers: Final = Table(
    "puzzle_solvers",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    SCHEMA,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
)
puzzle_days: Final = Table(
    "puzzle_days",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("solved", Boolean, nullable=False),
)

# Deals that several play, each at a table of their own: challenges (``kind`` is `daily`, `weekly` or `own`), where one
# person plays against bots, and duplicates. ``seating`` has the level of the bot on each seat (JSON), "" where people
# play. The key of a daily or weekly one follows from its date and game, so it is stored only once.
deals: Final = Table(
    "deals",
    SCHEMA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seating", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("closed", Float),
    Index("deals_host", "host", "created"),
)

# Where a person plays a deal. The key lets nobody play it twice.
deal_players: Final = Table(
    "deal_players",
    SCHEMA,
    Column("deal", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Index("deal_players_person", "person"),
)

# How a deal ended at a table, for each seat. ``person`` is NULL for a bot and for whoever was deleted; ``share`` is
# their part of the win, ``stood_in`` how many of their answers a stand-in gave.
deal_results: Final = Table(
    "deal_results",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", String(64), nullable=False, index=True),
    Column("person", String(32), index=True),
    Column("rank", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),
    Column("ended", Float, nullable=False),
)

# What a person's statistics are made from: each of their games, once it was looked through (`statistics`). ``facts`` is
# JSON; NULL where the game cannot be replayed.
game_facts: Final = Table(
    "game_facts",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("facts", Text),
)

# Whose chat messages a person has muted.
mutes: Final = Table(
    "mutes",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# Games that were moved to files of the archive: the file, and where in it the game stands. ``outdated`` are those with
# the name of somebody who was forgotten since, and those in a file with a game that was put back; the next `taletable
# archive` writes such files anew. Of the log the database keeps the last entry, so that nothing can be added to it.
archived: Final = Table(
    "archived",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("file", String(80), nullable=False, index=True),
    Column("place", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Column("outdated", Boolean, nullable=False),
)

# Whose names stand in games of the archive: an index from people to these games.
archived_people: Final = Table(
    "archived_people",
    SCHEMA,
    Column("person", String(32), primary_key=True),
    Column("table", String(32), primary_key=True, index=True),
)

# Predicate of a partial index: the studies that some process has to do. Queries must repeat it.
UNDONE: Final = text("due IS NOT NULL")

# What bots find out about finished games: reviews, and how they end when bots play on. ``wanted`` is what was asked for
# (JSON), ``due`` when any process may take it up (the lease of whoever does it, null when nobody has to), ``failures``
# counts in a row, and ``found`` is the result (JSON, zlib). No names are in it, and nobody who asked.
studies: Final = Table(
    "studies",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("wanted", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("due", Float),
    Column("failures", Integer, nullable=False),
    Column("found", LargeBinary),
    Index("studies_due", "due", sqlite_where=UNDONE, postgresql_where=UNDONE),
)

# The parts of studies that are not done yet, by their first steps (JSON, zlib).
study_parts: Final = Table(
    "study_parts",
    SCHEMA,
    Column("study", String(32), primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("last", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),
)

# Seats whose judgments in a review only whoever sits there sees. It names nobody: the wish outlives the person.
private_judgments: Final = Table(
    "private_judgments",
    SCHEMA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# Searches of bots that wait for a worker process (`taletable work`), or for the server that reads the answer and
# deletes them. ``key`` is the digest of what is asked, so it is searched once; ``until`` is the lease of the ``worker``
# that has taken it.
jobs: Final = Table(
    "jobs",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("flow", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("worker", String(16)),
    Column("attempts", Integer, nullable=False),
    Column("answer", LargeBinary),
)

# Secrets by name: `cookie-keys` sign cookies, `key` hashes addresses, from `challenges` daily and weekly deals grow,
# `bus` names our channels there; `probe` is what `Store.probe` writes.
server_secrets: Final = Table(
    "server_secrets",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
