"""What is in the box."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from taletable.kernel.dice import Dice, Seed, key_of
from taletable.kernel.events import Measures
from taletable.kernel.frames import Frame, Question, Task, read
from taletable.kernel.messages import Sentence
from taletable.kernel.options import (
    CLASH,
    EDITION,
    RESERVED,
    SEATS,
    SHEET,
    BadOptions,
    Option,
    Options,
    check_names,
    plain,
    settle,
)
from taletable.kernel.parts import Positions, Previews, Scoring, Setup, Views
from taletable.kernel.position import Reader, mapping, sequence, shown, whole
from taletable.kernel.renaming import renew, renew_all
from taletable.kernel.subclassing import mypyc_attr
from taletable.kernel.table import Origin, Table
from taletable.kernel.types import Types

if TYPE_CHECKING:
    from collections.abc import Mapping


class Limits(NamedTuple):
    """What a game promises: it ends within so many decisions, and every score lies in this range."""

    decisions: int
    lowest: int
    highest: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game: its seats, options and actions, and tables dealt from it.

    ``frames`` are all its kinds of tasks and questions; ``setup``, ``scoring``, ``views`` and ``positions`` are the
    other parts of its rules; ``previews``, what is certain about an answer, need not be given. ``messages`` are the ids
    of all texts it uses, beside those of its questions and events.
    ``clause_turn`` and ``clause_end`` are the clauses behind "it is not your turn" and "the game is over"; ``events``
    has the clause behind each kind of event, or `CLAUSE_OF_CARD`. ``version`` counts the changes of the rules; a game
    begun by an earlier version, from ``oldest`` on, goes on by it. ``renamed`` has the former words of the game and the
    present ones (`renaming`); ``types`` are those of its data.
    ``details`` has the kinds of events that tell some in detail what an event of another kind has just told everybody:
    ``drawn`` (a card) after ``drew`` (how many). Whoever reads both needs only the former.
    ``by_seat`` are the fields of a view that have an entry for each seat, of which the seat itself may see more.
    ``measures`` says what statistics of many games are made from.
    ``sheet_option`` and ``edition_option`` name the option of that kind; "" where there is none.
    """

    id: str
    version: int
    options: dict[str, Option]
    actions: tuple[str, ...]
    tasks: dict[str, type[Frame]]
    questions: dict[str, type[Question[Any]]]
    setup: Setup[Any]
    scoring: Scoring[Any]
    views: Views[Any]
    positions: Positions[Any]
    previews: Previews[Any]
    events: dict[str, str]
    messages: tuple[str, ...]
    clause_turn: str
    clause_end: str
    oldest: int
    renamed: dict[str, str]
    types: Types
    details: dict[str, str]
    by_seat: tuple[str, ...]
    measures: Measures
    sheet_option: str
    edition_option: str

    def __init__(
        self,
        id: str,
        version: int,
        options: tuple[Option, ...],
        actions: tuple[str, ...],
        frames: tuple[type[Frame], ...],
        setup: Setup[Any],
        scoring: Scoring[Any],
        views: Views[Any],
        positions: Positions[Any],
        events: dict[str, str],
        messages: tuple[str, ...],
        clause_turn: str,
        clause_end: str,
        types: Types,
        oldest: int | None = None,
        renamed: dict[str, str] | None = None,
        details: dict[str, str] | None = None,
        by_seat: tuple[str, ...] = (),
        measures: Measures | None = None,
        previews: Previews[Any] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.options = {option.name: option for option in options}
        self.actions = actions
        self.tasks = {frame.name: frame for frame in frames if not issubclass(frame, Question)}
        self.questions = {frame.name: frame for frame in frames if issubclass(frame, Question)}
        self.setup = setup
        self.scoring = scoring
        self.views = views
        self.positions = positions
        plain: Previews[Any] = Previews()
        self.previews = plain if previews is None else previews
        self.events = events
        self.messages = (*messages, *self._derived_messages())
        self.clause_turn = clause_turn
        self.clause_end = clause_end
        self.types = types
        self.oldest = version if oldest is None else oldest
        self.renamed = renamed or {}
        self.details = details or {}
        self.by_seat = by_seat
        self.measures = Measures() if measures is None else measures
        self.sheet_option = _of_kind(options, SHEET)
        self.edition_option = _of_kind(options, EDITION)
        self.settled_last: Options = {}
        self.numbers = {name: number for number, name in enumerate(actions)}
        if len(self.numbers) != len(actions) or len(self.options) != len(options):
            raise ValueError(f"{id} declares an action or an option twice")
        if any(name in self.options for name in RESERVED):
            raise ValueError(f"{id} declares an option with a reserved name: {', '.join(RESERVED)}")

    def _derived_messages(self) -> list[str]:
        """The texts of questions, of the reasons they give for a refusal, and of events."""
        reasons = dict.fromkeys([reason for question in self.questions.values() for reason in question.refusals])
        return [
            *[f"{self.id}-ask-{name}" for name in self.questions],
            *[f"{self.id}-refusal-{reason}" for reason in reasons],
            *[f"{self.id}-event-{kind}" for kind in self.events],
        ]

    def __repr__(self) -> str:
        return f"taletable.game({self.id!r})"

    def seat_counts(self, **options: object) -> tuple[int, ...]:
        """How many can play with these options."""
        return self.counts(self.settled(options))

    def limits(self, seats: int, **options: object) -> Limits:
        """The bounds this game keeps with so many seats."""
        settled = self.settled(options)
        return self.bounds(self.seated(seats, settled), settled)

    def deal(self, seats: object, seed: object, **options: object) -> Table:
        """A new table, dealt from the seed: a whole number or 32 bytes."""
        return self.start(seats, seed, self.fetch(options))

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        """The options with what they name fetched: a game may take a file's path for its text. Only `deal` does so."""
        return options

    def start(
        self,
        seats: object,
        seed: object,
        options: Mapping[str, object],
        listen: bool = False,
        version: int | None = None,
    ) -> Table:
        """`deal` with the options in a mapping; with ``listen`` the table keeps a story from its first moment.

        ``version`` is that of the rules, one that `plays` accepts; without it the present ones.
        """
        settled = self.settled(options)
        table = self.blank(self.seated(seats, settled), settled, Dice(key_of(seed)))
        table.version = self.version if version is None else version
        table.origin = Origin(_seed(seed), None)
        if listen:
            table.story = []
        self.setup.deal(table)
        table.run()
        return table

    def arrange(self, position: object, listen: bool = False) -> Table:
        """The table a position describes; what it leaves out gets a sensible default."""
        reader = Reader(position, "the position")
        for key, value in reader.source.items():
            if self.renamed and key != "options":
                reader.source[key] = renew_all(value, self.renamed)
        name = reader.take("game", self.id)
        if name != self.id:
            raise ValueError(f"this is a position of {shown(name)}, not of {self.id}")
        version = whole(reader.take("version", self.version), "version", 0, 1_000_000)
        self.known(version, "this position is of")
        settled = self.settled(mapping(reader.take("options", {}), "options"))
        count = self.seated(reader.take("seats", min(self.counts(settled), default=0)), settled)
        table = self.blank(count, settled, _dice(reader))
        table.version = version
        self.positions.read(table, reader)
        _agenda(table, reader)
        reader.finish()
        self.positions.validate(table)
        if listen:
            table.story = []
        table.run()
        table.origin = Origin(None, table.position())
        return table

    def plays(self, version: int) -> bool:
        """Whether a game that was begun by this version of the rules can be gone on with."""
        return self.oldest <= version <= self.version

    def known(self, version: int, what: str) -> int:
        """The version, if it `plays`; a ValueError that begins with these words if not."""
        if not self.plays(version):
            raise ValueError(f"{what} version {version} of {self.id}; the rules here are {self.version}")
        return version

    def settled(self, chosen: Mapping[str, object]) -> Options:
        """All options, the chosen ones checked; those that were settled last need no check."""
        last = self.settled_last
        if last and isinstance(chosen, dict) and _are_same(chosen, last):
            return last.copy()
        check_names(self.id, self.options, chosen)
        found = settle(self.options, chosen, self.preset(chosen))
        self.settled_last = found.copy()
        return found

    def preset(self, chosen: Mapping[str, object]) -> Options:
        """The defaults that follow from a choice, for games with an option that stands for several others."""
        return {}

    def proposed(self, language: str) -> Options:
        """What is proposed to readers of a language for a new table: the edition they may have on their shelf."""
        return {
            name: option.by_language[language]
            for name, option in self.options.items()
            if language in option.by_language
        }

    def seated(self, seats: object, options: Options) -> int:
        """The seat count, if these options allow it."""
        counts = self.counts(options)
        if not counts:
            complaint = f"nobody can play {self.id} with these options: they do not go together"
            raise BadOptions(complaint, CLASH, {})
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in counts:
            listed = ", ".join(str(count) for count in counts)
            complaint = f"{self.id} is for {listed} players with these options, not for {shown(seats)}"
            raise BadOptions(complaint, SEATS, {"counts": listed, "value": plain(seats)})
        return seats

    def number(self, action: object) -> int:
        """The number of an action given by number or name; -1 for what is no action of this game."""
        if isinstance(action, str):
            found = self.numbers.get(action, -1)
            return self.numbers.get(renew(action, self.renamed), -1) if found < 0 and self.renamed else found
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < len(self.actions):
            return action
        return -1

    def about(self, action: int, options: Options) -> list[Sentence]:
        """What is printed on the card that an action names, for those who do not know it by heart."""
        return []

    def in_box(self, action: int, options: Options) -> bool:
        """Whether the card an action names can turn up in a game with these options, or is of another expansion."""
        return True

    def sheet_text(self, options: Mapping[str, object]) -> str:
        """The card sheet of somebody's own among these options; "" where there is none."""
        text = options.get(self.sheet_option) if self.sheet_option else None
        return text if isinstance(text, str) else ""

    def sheet(self, source: str, options: Options) -> list[dict[str, object]]:
        """The cards of a sheet as rows to be read, ours where no text is given; a game without one has no rows.

        A cell is a plain value or a message; lists and dicts are data for programs, not to be read.
        """
        return []

    def sheet_words(self, source: str) -> list[dict[str, Sentence]]:
        """Sentences for the cells of these rows by their field, where a game has them."""
        return []

    @abstractmethod
    def counts(self, options: Options) -> tuple[int, ...]:
        """The seat counts these options allow."""

    @abstractmethod
    def bounds(self, seats: int, options: Options) -> Limits:
        """The declared bounds."""

    @abstractmethod
    def blank(self, seats: int, options: Options, dice: Dice) -> Table:
        """A table with nothing on it; a ValueError where the options do not go together."""

    @abstractmethod
    def rule(self, action: int) -> str:
        """The clause that tells what a choice is good for."""


def _are_same(chosen: dict[str, object], known: Options) -> bool:
    """Whether these are all of the known options, with the very same values: 1 is not True here."""
    if len(chosen) != len(known):
        return False
    for name, value in known.items():  # noqa: SIM110 (a generator is slower, compiled or not)
        if chosen.get(name) is not value:
            return False
    return True


def _of_kind(options: tuple[Option, ...], kind: str) -> str:
    """The name of the option of a kind of which a game has one at most."""
    named = [option.name for option in options if option.kind == kind]
    if len(named) > 1:
        raise ValueError(f"{options[0].game} declares several options of the kind '{kind}': {', '.join(named)}")
    return named[0] if named else ""


def _seed(seed: object) -> Seed:
    """The seed as given; `key_of` has let only these two pass."""
    assert isinstance(seed, (int, bytes))
    return seed


def _dice(reader: Reader) -> Dice:
    dice = Reader(reader.take("dice", {}), "dice")
    text = dice.take("key", key_of(0).hex())
    try:
        key = key_of(bytes.fromhex(text))
    except (TypeError, ValueError):
        raise ValueError(f"dice.key must be 64 hexadecimal digits, not {shown(text)}") from None
    used = whole(dice.take("used", 0), "dice.used", 0, 1_000_000_000)
    dice.finish()
    return Dice(key, used=used)


def _agenda(table: Table, reader: Reader) -> None:
    """The frames and questions of the position; where it names none, the ones the game begins a turn with."""
    game = table.game
    if "agenda" not in reader and "asks" not in reader:
        reader.take("agenda", None)
        reader.take("asks", None)
        game.setup.resume(table)
        return
    for place, text in enumerate(sequence(reader.take("agenda", []), "agenda")):
        task = read(text, f"agenda[{place}]", game.tasks, table.words)
        assert isinstance(task, Task)
        table.agenda.append(task)
    questions: dict[str, type[Frame]] = {**game.questions}
    for seat, text in enumerate(sequence(reader.take("asks", [None] * table.seats), "asks", table.seats)):
        if text is not None:
            question = read(text, f"asks[{seat}]", questions, table.words)
            assert isinstance(question, Question)
            table.ask(seat, question)
