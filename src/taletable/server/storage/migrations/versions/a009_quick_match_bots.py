"""Whoever waits for the next who comes says which bot sits down if nobody does."""

import sqlalchemy as sa
from alembic import op

revision = "a009"
down_revision = "a008"


def upgrade() -> None:
    """Those who wait now have not said so; they say it when they ask again."""
    op.add_column("quick_matches", sa.Column("bot", sa.String(64), nullable=True))
