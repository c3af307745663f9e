"""Who waits for the next who comes is stored, and running public tables are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "a008"
down_revision = "a007"

RUNNING = "status = 'playing' AND public"


def upgrade() -> None:
    """Nobody waits yet."""
    op.create_table(
        "quick_matches",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    where = sa.text(RUNNING)
    op.create_index("tables_running", "tables", ["created"], sqlite_where=where, postgresql_where=where)
