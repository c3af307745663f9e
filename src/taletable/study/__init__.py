"""Learning from games: hints, reviews, playing on from any moment, puzzles. No I/O; files and screens are `cli`'s."""

from taletable.study.hints import Hint, hint
from taletable.study.line import line
from taletable.study.puzzles import Puzzle
from taletable.study.review import Review, review
from taletable.study.weighing import Answer, Judgment, Reason, judge
from taletable.study.whatif import Endings, play_out, table_at, usual_bots

__all__ = [
    "Answer",
    "Endings",
    "Hint",
    "Judgment",
    "Puzzle",
    "Reason",
    "Review",
    "hint",
    "judge",
    "line",
    "play_out",
    "review",
    "table_at",
    "usual_bots",
]
