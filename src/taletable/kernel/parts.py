"""The parts a game is made of, beside its tasks and questions; each game has a module for each of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, NamedTuple

from taletable.kernel.chance import Chance
from taletable.kernel.frames import TableT
from taletable.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    from taletable.kernel.messages import Sentence
    from taletable.kernel.position import Reader
    from taletable.kernel.standings import Standing
    from taletable.kernel.table import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(ABC, Generic[TableT]):
    """How a game begins, and how it goes on from a position."""

    @abstractmethod
    def deal(self, table: TableT) -> None:
        """Shuffle, deal, and put the first task on the agenda."""

    @abstractmethod
    def resume(self, table: TableT) -> None:
        """Put on the agenda what comes next at a table somebody laid out by hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(ABC, Generic[TableT]):
    """Points and standings, as if the game ended now."""

    @abstractmethod
    def points(self, table: TableT) -> list[int]:
        """Each seat's points."""

    @abstractmethod
    def standings(self, table: TableT) -> tuple[Standing, ...]:
        """The standings, best first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Views(ABC, Generic[TableT]):
    """What each seat may know."""

    @abstractmethod
    def public(self, table: TableT, view: View) -> None:
        """Add to a view what everybody sees."""

    @abstractmethod
    def private(self, table: TableT, view: View, seat: int) -> View:
        """What this seat sees otherwise than everybody, or beside it; what everybody sees is given, and stays."""

    def hand(self, table: TableT, seat: int) -> list[str]:
        """The cards that this seat holds, by name; none in a game without hands."""
        return []

    @abstractmethod
    def redeal(self, table: TableT, seat: int | None, chance: Chance) -> None:
        """Deal anew what this seat cannot know."""

    def fingerprint(self, table: TableT) -> int:
        """A hash of what everybody sees: the same, in one process, for tables that look the same to all."""
        view: View = {}
        self.public(table, view)
        return hash(repr(view))

    def reopen(self, table: TableT, seat: int) -> None:
        """Let the others think again about what they have answered in secret while this seat is still asked.

        A world that was imagined holds any answers they can have given; a search lets them choose better ones.
        """


class Outlook(NamedTuple):
    """What an answer would bring: the change of each seat's points, None where the game knows none, and sentences."""

    points: list[int] | None
    says: list[Sentence]


@mypyc_attr(allow_interpreted_subclasses=True)
class Previews(Generic[TableT]):
    """What is certain about an answer before it is given."""

    def outlook(self, before: TableT, after: TableT, seat: int, action: int) -> Outlook:
        """What the answer changes that led from one table to the other, for the seat that gives it.

        Both are imagined: only what is the same in all worlds that the seat can imagine may be told. A secret answer
        has only been written down. By default that is everybody's points.
        """
        then = after.points()
        return Outlook([then[other] - now for other, now in enumerate(before.points())], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(ABC, Generic[TableT]):
    """The table as text, and back."""

    @abstractmethod
    def write(self, table: TableT, position: View) -> None:
        """Add to a position what lies on the table."""

    @abstractmethod
    def read(self, table: TableT, reader: Reader) -> None:
        """Take from a position what lies on the table."""

    @abstractmethod
    def validate(self, table: TableT) -> None:
        """A ValueError if the game could not stand as this table does."""

    def words(self, table: TableT, label: str) -> tuple[str, ...]:
        """The words that stand for the numbers in a frame, by the label of an argument."""
        return ()
