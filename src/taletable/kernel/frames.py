"""What still has to happen at a table, and what is asked: frames.

A frame is a small object that never changes, so copies of a table share it. Its class says what kind it is, its
attributes are whole numbers (a seat, a card, a count) with names. As text, in a position, it is a list of words:
``["swap", "b2"]``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from taletable.kernel import position
from taletable.kernel.sets import any_member, members
from taletable.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    from taletable.kernel.chance import Chance
    from taletable.kernel.messages import Args
    from taletable.kernel.refusals import IllegalAction
    from taletable.kernel.table import Table

TableT = TypeVar("TableT", bound="Table")
Vocabulary = Callable[[str], tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A task or a question; no ABC, since compiled ones share the cache behind `isinstance`.

    ``name`` stands for the kind in positions and message ids. ``args`` are the attributes in the order of the
    constructor, each with the label of the words that its number stands for; ``rest`` is one more of them, a tuple.
    """

    name: ClassVar[str]
    args: ClassVar[tuple[tuple[str, str], ...]] = ()
    rest: ClassVar[tuple[str, str] | None] = None

    __slots__ = ()

    def numbers(self) -> tuple[int, ...]:
        """All its arguments."""
        rest = () if self.rest is None else getattr(self, self.rest[0])
        return (*[getattr(self, attribute) for attribute, _ in self.args], *rest)

    @classmethod
    def of(cls, numbers: list[int]) -> Frame:
        """The frame with these arguments; a kind whose arguments are nested says how, as in `numbers`."""
        arguments: list[object] = [*numbers[: len(cls.args)]]
        if cls.rest is not None:
            arguments.append(tuple(numbers[len(cls.args) :]))
        return cls(*arguments)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Frame) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.numbers()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame, Generic[TableT]):
    """Something that still has to happen."""

    __slots__ = ()

    @abstractmethod
    def run(self, table: TableT) -> None:
        """Let it happen; it has been taken from the agenda."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame, Generic[TableT]):
    """Something that a seat is asked: all that a game knows of one kind of decision.

    ``clause`` is the rule behind it. ``refusals`` are the reasons it can give for an answer that is not allowed, each a
    message ``<game>-refusal-<reason>``; its own text is ``<game>-ask-<name>``. Of a ``secret`` one the others see that
    it was answered, and not how, until the agenda goes on.
    """

    clause: ClassVar[str]
    refusals: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[bool] = False

    __slots__ = ()

    @abstractmethod
    def legal(self, table: TableT, seat: int) -> list[int]:
        """All answers, ascending."""

    @abstractmethod
    def resolve(self, table: TableT, seat: int, action: int) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def refuse(self, table: TableT, seat: int, action: int) -> IllegalAction:
        """Why an action of the vocabulary is no answer to this question."""

    def at_random(self, table: TableT, seat: int, chance: Chance) -> int:
        """Any answer, each as likely: the one that ``chance`` takes from the list of them."""
        actions = self.legal(table, seat)
        return actions[chance.below(len(actions))]

    def default(self, table: TableT, seat: int) -> int:
        """The answer given for somebody who is away: by default the first."""
        return self.legal(table, seat)[0]

    def prompt(self, table: TableT, seat: int) -> Args:
        """What fills in the text of the question."""
        return {}

    def rule(self, table: TableT) -> str:
        """The clause behind the question at this table."""
        return self.clause

    def first_put(self) -> Question[TableT]:
        """The question as it was first put: what a seat has half chosen, others do not know."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class SetQuestion(Question[TableT]):
    """A question whose answers have low numbers, so that they are a set of bits: random play makes no list of them."""

    __slots__ = ()

    @abstractmethod
    def answers(self, table: TableT, seat: int) -> int:
        """All answers, a set of actions."""

    def legal(self, table: TableT, seat: int) -> list[int]:
        return members(self.answers(table, seat))

    def at_random(self, table: TableT, seat: int, chance: Chance) -> int:
        return any_member(self.answers(table, seat), chance)


AnyTask = Task[Any]
AnyQuestion = Question[Any]


def write(frame: Frame, words: Vocabulary) -> list[str]:
    """The frame as words."""
    numbers = frame.numbers()
    text = [frame.name]
    for (_, label), number in zip(frame.args, numbers, strict=False):
        text.append(words(label)[number])
    for number in numbers[len(frame.args) :]:
        assert frame.rest is not None
        text.append(words(frame.rest[1])[number])
    return text


def read(text: object, where: str, kinds: dict[str, type[Frame]], words: Vocabulary) -> Frame:
    """The frame of one of these kinds that was written as these words, or a ValueError that says what is wrong."""
    parts = position.sequence(text, where)
    names = tuple(kinds)
    if not parts:
        raise ValueError(f"{where} is empty; it begins with one of: {', '.join(names)}")
    name = names[position.word(parts[0], f"{where}[0]", names)]
    kind = kinds[name]
    labels = [label for _, label in kind.args]
    if len(parts) - 1 < len(labels) or (len(parts) - 1 > len(labels) and kind.rest is None):
        wanted = " ".join(labels) if labels else "nothing"
        raise ValueError(f"{where}: '{name}' is followed by {wanted}, not by {len(parts) - 1} words")
    numbers: list[int] = []
    for place, part in enumerate(parts[1:]):
        label = labels[place] if place < len(labels) else kind.rest[1] if kind.rest is not None else ""
        numbers.append(position.word(part, f"{where}[{place + 1}]", words(label)))
    return kind.of(numbers)
