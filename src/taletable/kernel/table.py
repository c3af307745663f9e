"""One play of a game, as plain data: what lies on the table, what is asked, and what still has to happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from taletable.kernel import refusals
from taletable.kernel.chance import Xorshift
from taletable.kernel.decision import Decision
from taletable.kernel.dice import Dice, Seed, key_of
from taletable.kernel.events import Event
from taletable.kernel.frames import AnyQuestion, AnyTask, write
from taletable.kernel.messages import Args
from taletable.kernel.options import Options, nearest, plain
from taletable.kernel.record import Record, record_of
from taletable.kernel.refusals import IllegalAction, refusal
from taletable.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    from taletable.kernel.game import Game
    from taletable.kernel.standings import Standing

View = dict[str, Any]


class Origin(NamedTuple):
    """What a table grew from: a seed, or a position somebody arranged."""

    seed: Seed | None
    position: View | None


# The last action, by its seat and number, and what was before it: ``(before, seat, action)``, None at the beginning. A
# chain that copies of a table share; plain tuples are made and freed in half the time of objects of our own.
Past = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(ABC):
    """A table. `act` answers a decision; the agenda then runs until somebody must decide or the game is over."""

    __slots__ = (
        "action_count",
        "agenda",
        "dice",
        "game",
        "open_questions",
        "options",
        "origin",
        "past",
        "questions",
        "seats",
        "story",
        "undo_floor",
        "version",
    )

    def __init__(
        self, game: Game, options: Options, dice: Dice, agenda: list[AnyTask], questions: list[AnyQuestion | None]
    ) -> None:
        self.game = game
        self.version = game.version  # of the rules it is played by; a table begun by older ones keeps to them
        self.seats = len(questions)
        self.options = options
        self.dice = dice
        self.agenda = agenda
        self.questions = questions
        self.open_questions = 0
        self.story: list[Event] | None = None
        self.past: Past | None = None
        self.action_count = 0
        self.undo_floor = 0
        self.origin: Origin | None = None

    # What anybody may do with a table.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the game is over."""
        return tuple([seat for seat in range(self.seats) if self.questions[seat] is not None])

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.open_questions == 0 and not self.agenda

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the game ended, best first; empty before the end."""
        return self.game.scoring.standings(self) if self.over else ()

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        question = self.questions[self.seat(seat)]
        if question is None:
            return None
        actions = tuple(question.legal(self, seat))
        prompt, default = question.prompt(self, seat), question.default(self, seat)
        return Decision(seat, question.name, prompt, actions, default, question.rule(self))

    def actions(self, seat: int) -> list[int]:
        """All actions this seat may take now, ascending."""
        question = self.questions[self.seat(seat)]
        return [] if question is None else question.legal(self, seat)

    def act(self, seat: object, action: object) -> None:
        """Answer this seat's decision with an action, given by number or name."""
        number = self.game.number(action)
        if (
            isinstance(seat, bool)
            or not isinstance(seat, int)
            or not 0 <= seat < self.seats
            or number not in self.actions(seat)
        ):
            raise self.refuse(seat, action)
        self.answer(seat, number)

    def view(self, seat: int | None) -> View:
        """All that this seat may know, as JSON-ready data; None is a spectator."""
        view: View = {
            "game": self.game.id,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": None if seat is None else self.seat(seat),
            "waiting": list(self.waiting),
            "over": self.over,
            "standings": [standing.as_dict() for standing in self.standings],
        }
        self.public_view(view)
        if seat is not None:
            view |= self.private_view(view, seat)
        return view

    def public_view(self, view: View) -> None:
        """Add to a view what everybody sees of the game."""
        self.game.views.public(self, view)

    def private_view(self, view: View, seat: int) -> View:
        """What this seat sees otherwise than everybody, or beside it; what everybody sees is given, and stays."""
        return self.game.views.private(self, view, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat (None: a spectator) may know of the story, from its ``since``-th event on."""
        if self.story is None:
            raise ValueError("nobody listens at this table: start, arrange or replay it with listen=True")
        return [event for event in self.story[since:] if event.heard_by(seat)]

    def imagine(self, seat: int | None, seed: object) -> Table:
        """A table that looks the same to this seat, with everything it cannot know dealt anew."""
        key = key_of(seed)
        world = self.copy()
        world.dice = Dice(key)
        world.origin = None
        world.past = None
        world.action_count = 0
        world.undo_floor = 0
        self.game.views.redeal(
            world, None if seat is None else self.seat(seat), Xorshift(int.from_bytes(key[:8], "little"))
        )
        return world

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """All that has happened here, as a record; ``players`` may say who sat where."""
        return record_of(self, players)

    def position(self) -> View:
        """The whole table as JSON-ready data, secrets included; `Game.arrange` reads it back."""
        position: View = {
            "game": self.game.id,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "dice": {"key": self.dice.key.hex(), "used": self.dice.used},
            "agenda": [write(task, self.words) for task in self.agenda],
            "asks": [None if question is None else write(question, self.words) for question in self.questions],
        }
        self.game.positions.write(self, position)
        return position

    def words(self, label: str) -> tuple[str, ...]:
        """The words that stand for the numbers in a frame."""
        return self.game.positions.words(self, label)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(str(seat) for seat in self.waiting)}"
        return f"<{self.game.id}, {self.seats} seats, {state}>"

    # What the rules use.

    def ask(self, seat: int, question: AnyQuestion) -> None:
        """Put a question to a seat; the agenda rests until nobody owes an answer."""
        self.questions[seat] = question
        self.open_questions += 1

    def answer(self, seat: int, action: int) -> None:
        """`act` without its checks: for a seat that is asked, and an action from `actions`."""
        question = self.questions[seat]
        assert question is not None
        self.questions[seat] = None
        self.open_questions -= 1
        self.action_count += 1
        self.past = (self.past, seat, action)
        question.resolve(self, seat, action)
        self.run()

    def run(self) -> None:
        """Let happen what has to, until somebody must decide or nothing is left."""
        while self.open_questions == 0 and self.agenda:
            self.agenda.pop().run(self)

    def next_seat(self) -> int:
        """The first seat that owes a decision; -1 when the game is over."""
        for seat in range(self.seats):
            if self.questions[seat] is not None:
                return seat
        return -1

    def points(self) -> list[int]:
        """Each seat's points, as if the game ended now."""
        return self.game.scoring.points(self)

    def reveal(self) -> None:
        """Note that somebody has learnt something by the present action: it can no longer be undone."""
        self.undo_floor = self.action_count

    def tell(self, kind: str, args: Args, audience: tuple[int, ...] | None = None, clause: str = "") -> None:
        """Add to the story. Callers ask first whether there is one, so that a silent table pays nothing."""
        assert self.story is not None
        self.story.append(Event(kind, args, audience, clause))

    def copy_onto(self, twin: Table) -> None:
        """Give a new table the rest of what the kernel knows. A copy keeps the past, and tells no story."""
        twin.version = self.version
        twin.open_questions = self.open_questions
        twin.past = self.past
        twin.action_count = self.action_count
        twin.undo_floor = self.undo_floor
        twin.origin = self.origin

    def seat(self, seat: int) -> int:
        """The seat, if the table has it."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at this table; its seats are 0 to {self.seats - 1}")
        return seat

    def refuse(self, seat: object, action: object) -> IllegalAction:
        """Why this seat may not take this action now."""
        game = self.game
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return refusal(refusals.NO_SEAT, {"number": str(seat), "last": self.seats - 1}, game.clause_turn)
        if self.over:
            return refusal(refusals.OVER, {}, game.clause_end)
        question = self.questions[seat]
        if question is None:
            return refusal(refusals.NOT_ASKED, {}, game.clause_turn)
        clause = question.rule(self)
        number = game.number(action)
        if number < 0:
            near = nearest(str(action), game.actions)
            if near is not None:
                return refusal(refusals.NO_ACTION_NEAR, {"word": str(action), "near": near}, clause)
            return refusal(refusals.NO_ACTION, {"word": plain(str(action))}, clause)
        return question.refuse(self, seat, number)

    # What each game says.

    @abstractmethod
    def copy(self) -> Table:
        """An equal table that goes its own way."""
