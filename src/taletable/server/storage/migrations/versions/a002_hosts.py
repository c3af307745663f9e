"""Tables are found by who has opened them."""

from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    """An index more."""
    op.create_index("tables_host", "tables", ["host", "status"])


def downgrade() -> None:
    """An index less."""
    op.drop_index("tables_host", "tables")
