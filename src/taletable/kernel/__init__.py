"""What every game shares: tables, decisions, chance, stories, records. No I/O, no clock, no language."""

from taletable.kernel.decision import Decision
from taletable.kernel.dice import Dice, Seed
from taletable.kernel.events import CLAUSE_OF_CARD, CardEvent, Event, Measures
from taletable.kernel.frames import AnyQuestion, AnyTask, Frame, Question, SetQuestion, Task
from taletable.kernel.game import Game, Limits
from taletable.kernel.messages import Args, Message, Sentence, set_formatter
from taletable.kernel.options import BadOptions, Option, Options
from taletable.kernel.parts import Outlook, Positions, Previews, Scoring, Setup, Views
from taletable.kernel.playout import playout
from taletable.kernel.position import Reader
from taletable.kernel.preview import Preview, preview
from taletable.kernel.record import Record, check_undo, replay, undo
from taletable.kernel.refusals import IllegalAction, refusal
from taletable.kernel.standings import Line, Part, Standing
from taletable.kernel.table import Table, View

__all__ = [
    "CLAUSE_OF_CARD",
    "AnyQuestion",
    "AnyTask",
    "Args",
    "BadOptions",
    "CardEvent",
    "Decision",
    "Dice",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Limits",
    "Line",
    "Measures",
    "Message",
    "Option",
    "Options",
    "Outlook",
    "Part",
    "Positions",
    "Preview",
    "Previews",
    "Question",
    "Reader",
    "Record",
    "Scoring",
    "Seed",
    "Sentence",
    "SetQuestion",
    "Setup",
    "Standing",
    "Table",
    "Task",
    "View",
    "Views",
    "check_undo",
    "playout",
    "preview",
    "refusal",
    "replay",
    "set_formatter",
    "undo",
]
