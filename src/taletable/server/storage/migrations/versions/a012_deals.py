"""Deals that several play: challenges and duplicates, their players and results; facts of games for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "a012"
down_revision = "a011"

SHARED = "deal IS NOT NULL"


def upgrade() -> None:
    """No table so far shares its deal."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seating", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("deals_host", "deals", ["host", "created"])
    op.create_table(
        "deal_players",
        sa.Column("deal", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False, index=True),
    )
    op.create_index("deal_players_person", "deal_players", ["person"])
    op.create_table(
        "deal_results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.String(64), nullable=False, index=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("stood_in", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "game_facts",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("facts", sa.Text),
    )
    op.add_column("tables", sa.Column("deal", sa.String(64)))
    where = sa.text(SHARED)
    op.create_index("tables_deal", "tables", ["deal"], sqlite_where=where, postgresql_where=where)
