"""Where games are that were moved to the archive, and whose names stand in them."""

import sqlalchemy as sa
from alembic import op

revision = "a014"
down_revision = "a013"


def upgrade() -> None:
    """Nothing is in the archive yet."""
    op.create_table(
        "archived",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("file", sa.String(80), nullable=False, index=True),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("outdated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "archived_people",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True, index=True),
    )
