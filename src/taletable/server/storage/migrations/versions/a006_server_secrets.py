"""The table of the server's own secrets is called so."""

from alembic import op

revision = "a006"
down_revision = "a005"


def upgrade() -> None:
    """The key that signs cookies stays, and so do the cookies."""
    op.rename_table("keepsakes", "server_secrets")


def downgrade() -> None:
    """The former name."""
    op.rename_table("server_secrets", "keepsakes")
