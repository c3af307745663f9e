"""What every game shares: tables, decisions, chance, stories, records. No I/O, no clock, no language."""

from taletable.kernel.agenda import Frame, Kind
from taletable.kernel.decision import Decision
from taletable.kernel.dice import Dice, Seed
from taletable.kernel.events import CARD, Event
from taletable.kernel.game import Game, Limits
from taletable.kernel.options import BadOptions, Option, Options
from taletable.kernel.playout import playout
from taletable.kernel.position import Reader
from taletable.kernel.record import Record, check_undo, replay, undo
from taletable.kernel.refusals import IllegalAction, refusal
from taletable.kernel.standings import Line, Part, Standing
from taletable.kernel.table import Table, View
from taletable.kernel.voice import Args, Message, Sentence, speak_with

__all__ = [
    "CARD",
    "Args",
    "BadOptions",
    "Decision",
    "Dice",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Kind",
    "Limits",
    "Line",
    "Message",
    "Option",
    "Options",
    "Part",
    "Reader",
    "Record",
    "Seed",
    "Sentence",
    "Standing",
    "Table",
    "View",
    "check_undo",
    "playout",
    "refusal",
    "replay",
    "speak_with",
    "undo",
]
