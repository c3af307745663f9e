"""Several processes: which of them runs a table, and searches that any worker process can take."""

import sqlalchemy as sa
from alembic import op

revision = "a013"
down_revision = "a012"


def upgrade() -> None:
    """Nobody is known to run the tables there are; whoever finds one overdue does."""
    op.add_column("tables", sa.Column("runner", sa.String(16), nullable=True))
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("flow", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("worker", sa.String(16)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("answer", sa.LargeBinary),
    )
