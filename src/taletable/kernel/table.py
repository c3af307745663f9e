"""One play of a game, as plain data: what lies on the table, what is asked, and what still has to happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from taletable.kernel import refusals
from taletable.kernel.agenda import Frame, write
from taletable.kernel.decision import Decision
from taletable.kernel.dice import IMAGINE, Dice, Seed, key_of
from taletable.kernel.events import Event
from taletable.kernel.options import Options, nearest, plain
from taletable.kernel.record import Record, record_of
from taletable.kernel.refusals import IllegalAction, refusal
from taletable.kernel.subclassing import mypyc_attr
from taletable.kernel.voice import Args

if TYPE_CHECKING:
    from taletable.kernel.game import Game
    from taletable.kernel.position import Reader
    from taletable.kernel.standings import Standing

View = dict[str, Any]


class Origin(NamedTuple):
    """What a table grew from: a seed, or a position somebody arranged."""

    seed: Seed | None
    position: View | None


class Past:
    """The last action and those before it: a chain that copies of a table share."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, before: Past | None, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(ABC):
    """A table. `act` answers a decision; the agenda then runs until somebody must decide or the game is over."""

    __slots__ = (
        "acted",
        "agenda",
        "asks",
        "dice",
        "fence",
        "game",
        "options",
        "origin",
        "owed",
        "past",
        "seats",
        "story",
        "version",
    )

    def __init__(self, game: Game, options: Options, dice: Dice, agenda: list[Frame], asks: list[Frame | None]) -> None:
        self.game = game
        self.version = game.version  # of the rules it is played by; a table begun by older ones keeps to them
        self.seats = len(asks)
        self.options = options
        self.dice = dice
        self.agenda = agenda
        self.asks = asks
        self.owed = 0
        self.story: list[Event] | None = None
        self.past: Past | None = None
        self.acted = 0
        self.fence = 0
        self.origin: Origin | None = None

    # What anybody may do with a table.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the game is over."""
        return tuple([seat for seat in range(self.seats) if self.asks[seat] is not None])

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.owed == 0 and not self.agenda

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the game ended, best first; empty before the end."""
        return self.score() if self.over else ()

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        ask = self.asks[self.seat(seat)]
        if ask is None:
            return None
        name = self.game.kinds[ask[0]].name
        actions = tuple(self.legal(seat, ask))
        return Decision(seat, name, self.prompt(seat, ask), actions, self.default(seat, ask), self.clause(ask))

    def actions(self, seat: int) -> list[int]:
        """All actions this seat may take now, ascending."""
        ask = self.asks[self.seat(seat)]
        return [] if ask is None else self.legal(seat, ask)

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
        self.look(view)
        if seat is not None:
            view |= self.look_as(view, seat)
        return view

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
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
        world.acted = 0
        world.fence = 0
        world.redeal(None if seat is None else self.seat(seat), Dice(key, IMAGINE))
        return world

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """All that has happened here, as a record; ``players`` may say who sat where."""
        return record_of(self, players)

    def position(self) -> View:
        """The whole table as JSON-ready data, secrets included; `Game.arrange` reads it back."""
        kinds = self.game.kinds
        position: View = {
            "game": self.game.id,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "dice": {"key": self.dice.key.hex(), "used": self.dice.used},
            "agenda": [write(frame, kinds, self.words) for frame in self.agenda],
            "asks": [None if ask is None else write(ask, kinds, self.words) for ask in self.asks],
        }
        self.describe(position)
        return position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(str(seat) for seat in self.waiting)}"
        return f"<{self.game.id}, {self.seats} seats, {state}>"

    # What the rules use.

    def ask(self, seat: int, frame: Frame) -> None:
        """Put a question to a seat; the agenda rests until nobody owes an answer."""
        self.asks[seat] = frame
        self.owed += 1

    def answer(self, seat: int, action: int) -> None:
        """`act` without its checks: for a seat that is asked, and an action from `actions`."""
        ask = self.asks[seat]
        assert ask is not None
        self.asks[seat] = None
        self.owed -= 1
        self.acted += 1
        self.past = Past(self.past, seat, action)
        self.resolve(seat, ask, action)
        self.run()

    def run(self) -> None:
        """Let happen what has to, until somebody must decide or nothing is left."""
        while self.owed == 0 and self.agenda:
            self.step(self.agenda.pop())

    def next_seat(self) -> int:
        """The first seat that owes a decision; -1 when the game is over."""
        for seat in range(self.seats):
            if self.asks[seat] is not None:
                return seat
        return -1

    def reveal(self) -> None:
        """Note that somebody has learnt something by the present action: it can no longer be undone."""
        self.fence = self.acted

    def tell(self, kind: str, args: Args, audience: tuple[int, ...] | None = None, clause: str = "") -> None:
        """Add to the story. Callers ask first whether there is one, so that a silent table pays nothing."""
        assert self.story is not None
        self.story.append(Event(kind, args, audience, clause))

    def copy_onto(self, twin: Table) -> None:
        """Give a new table the rest of what the kernel knows. A copy keeps the past, and tells no story."""
        twin.version = self.version
        twin.owed = self.owed
        twin.past = self.past
        twin.acted = self.acted
        twin.fence = self.fence
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
        ask = self.asks[seat]
        if ask is None:
            return refusal(refusals.NOT_ASKED, {}, game.clause_turn)
        clause = self.clause(ask)
        number = game.number(action)
        if number < 0:
            near = nearest(str(action), game.actions)
            if near is not None:
                return refusal(refusals.NO_ACTION_NEAR, {"word": str(action), "near": near}, clause)
            return refusal(refusals.NO_ACTION, {"word": plain(str(action))}, clause)
        return self.explain(seat, ask, number)

    # What each game says.

    @abstractmethod
    def copy(self) -> Table:
        """An equal table that goes its own way."""

    @abstractmethod
    def set_up(self) -> None:
        """Shuffle, deal, and put the first frame on the agenda."""

    @abstractmethod
    def resume(self) -> None:
        """Put on the agenda what comes next at a table somebody laid out by hand."""

    @abstractmethod
    def step(self, frame: Frame) -> None:
        """Let one frame happen."""

    @abstractmethod
    def legal(self, seat: int, ask: Frame) -> list[int]:
        """All answers to a question, ascending."""

    @abstractmethod
    def resolve(self, seat: int, ask: Frame, action: int) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def default(self, seat: int, ask: Frame) -> int:
        """The answer given for somebody who is away."""

    def clause(self, ask: Frame) -> str:
        """The rule behind a question: by default that of its kind."""
        return self.game.kinds[ask[0]].clause

    @abstractmethod
    def prompt(self, seat: int, ask: Frame) -> Args:
        """What fills in the text of a question."""

    @abstractmethod
    def explain(self, seat: int, ask: Frame, action: int) -> IllegalAction:
        """Why an action of the vocabulary is no answer to this question."""

    @abstractmethod
    def points(self) -> list[int]:
        """Each seat's points, as if the game ended now."""

    def outlook(self, seat: int) -> int:
        """How a simple player values the table for a seat: by default its lead over the best of the others."""
        points = self.points()
        return points[seat] - max([points[other] for other in range(self.seats) if other != seat])

    @abstractmethod
    def score(self) -> tuple[Standing, ...]:
        """The standings, as if the game ended now."""

    @abstractmethod
    def look(self, seen: View) -> None:
        """Add to a view what everybody sees."""

    @abstractmethod
    def look_as(self, seen: View, seat: int) -> View:
        """What this seat sees otherwise than everybody, or beside it; what everybody sees is given, and stays."""

    @abstractmethod
    def redeal(self, seat: int | None, chance: Dice) -> None:
        """Deal anew what this seat cannot know."""

    @abstractmethod
    def describe(self, written: View) -> None:
        """Add to a position what lies on the table."""

    @abstractmethod
    def lay_out(self, reader: Reader) -> None:
        """Take from a position what lies on the table."""

    @abstractmethod
    def check(self) -> None:
        """A ValueError if the game could not stand as this table does."""

    @abstractmethod
    def words(self, label: str) -> tuple[str, ...]:
        """The words that stand for the numbers in a frame."""
