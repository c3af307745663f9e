"""Reviews of finished games, and how they end when bots play on, are made in the background and stored."""

import sqlalchemy as sa
from alembic import op

revision = "a010"
down_revision = "a009"


def upgrade() -> None:
    """Nothing has been studied yet."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("found", sa.LargeBinary),
    )
    undone = sa.text("due IS NOT NULL")
    op.create_index("studies_due", "studies", ["due"], sqlite_where=undone, postgresql_where=undone)
    op.create_table(
        "study_parts",
        sa.Column("study", sa.String(32), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "private_judgments",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
