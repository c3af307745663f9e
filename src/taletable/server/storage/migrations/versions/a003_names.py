"""Somebody who wants to be forgotten is found in the logs by their name, without reading all of them."""

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def upgrade() -> None:
    """An index more."""
    naming = sa.text("kind IN ('sit', 'say')")
    op.create_index("entries_names", "entries", ["who"], sqlite_where=naming, postgresql_where=naming)


def downgrade() -> None:
    """An index less."""
    op.drop_index("entries_names", "entries")
