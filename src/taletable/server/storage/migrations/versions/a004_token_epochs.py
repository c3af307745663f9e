"""A token is good only as long as its owner has not signed out everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a003"


def upgrade() -> None:
    """Tokens that are there stay good."""
    op.add_column("tokens", sa.Column("epoch", sa.Integer))
    op.execute("UPDATE tokens SET epoch = (SELECT epoch FROM people WHERE people.id = tokens.person)")
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("epoch", existing_type=sa.Integer, nullable=False)


def downgrade() -> None:
    """A column less."""
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("epoch")
