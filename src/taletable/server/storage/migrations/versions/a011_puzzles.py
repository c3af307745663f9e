"""Puzzles: first answers, ratings of solvers and of puzzles, and the daily ones."""

import sqlalchemy as sa
from alembic import op

revision = "a011"
down_revision = "a010"


def upgrade() -> None:
    """Nobody has solved any."""
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
