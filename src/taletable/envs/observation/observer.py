"""How a table is observed: named pieces of one flat list of numbers, and what every game has among them.

Seats are counted from the observer: `own`, then the next clockwise. So a policy can sit on any seat; the piece `seat`
says which one it is, for actions that name a seat by its number.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from taletable.kernel import Table
from taletable.kernel.subclassing import mypyc_attr

OTHERS: Final = ("own", "next", "second next", "third next", "fourth next")

Words = tuple[str, ...]
BYTE: Final = 255
SEAT: Final[Words] = ("seat",)  # stands for the seats, as the observer counts them


class Piece(NamedTuple):
    """Numbers that belong together: one for each label, from ``start`` on.

    ``most`` is the largest one that is told. What an environment shows is divided by it, so it lies between 0 and 1;
    where ``signed``, between -1 and 1. ``text`` says what the numbers are.
    """

    name: str
    start: int
    labels: Words
    most: float
    signed: bool
    text: str

    @property
    def stop(self) -> int:
        """The place after the last of its numbers."""
        return self.start + len(self.labels)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Observes tables of one game with one number of seats and the same options.

    ``args`` are the arguments of the game's questions that are words, with all that they can be, or `SEAT`; ``numbers``
    those that are numbers, with the largest one.
    """

    def __init__(self, table: Table, args: dict[str, Words], numbers: dict[str, int]) -> None:
        game = table.game
        self.seats = table.seats
        self.pieces: list[Piece] = []
        self.size = 0
        self.wide: dict[int, int] = {}
        self.others = OTHERS[: table.seats]
        self.kinds = {name: number for number, name in enumerate(game.questions)}
        self.seat = self.piece(
            "seat", tuple([str(seat) for seat in range(table.seats)]), "1 for the number of the seat"
        )
        self.asked = self.piece("asked", tuple(game.questions), "1 for the kind of question the seat is asked")
        self.words: dict[str, dict[str, int]] = {}
        self.numbers: dict[str, int] = {}
        for name, words in args.items():
            labels = self.others if words == SEAT else words
            start = self.piece(f"asked: {name}", labels, f"1 for what the question says of `{name}`")
            self.words[name] = {} if words == SEAT else {word: start + place for place, word in enumerate(words)}
            self.numbers[name] = start
        for name, most in numbers.items():
            self.numbers[name] = self.number(f"asked: {name}", most, f"the number `{name}` in the question")
        self.waiting = self.piece("waiting", self.others, "1 for each seat that owes an answer")
        self.rank = self.by_seat(
            "rank", ("",), "how many seats are not before a seat at the end; 0 until then", table.seats
        )

    def piece(self, name: str, labels: Words, text: str, most: float = 1, signed: bool = False) -> int:
        """A further piece; where its numbers begin."""
        start = self.size
        self.pieces.append(Piece(name, start, labels, most, signed, text))
        self.size += len(labels)
        if signed:
            for place in range(start, self.size):
                self.wide[place] = len(self.wide)
        return start

    def number(self, name: str, most: float, text: str, signed: bool = False) -> int:
        """A piece of one number."""
        return self.piece(name, ("",), text, most, signed)

    def by_seat(self, name: str, labels: Words, text: str, most: float = 1, signed: bool = False) -> int:
        """A piece with all labels for each seat, the observer's first."""
        every = tuple([f"{whose} {label}".rstrip() for whose in self.others for label in labels])
        return self.piece(name, every, text, most, signed)

    @property
    def names(self) -> Words:
        """What each number is: the name of its piece, and its label."""
        return tuple([f"{piece.name}: {label}".rstrip(": ") for piece in self.pieces for label in piece.labels])

    def observe(self, table: Table, seat: int) -> list[int]:
        """All numbers, as they are; `Piece.most` says how large they get."""
        row = self.row(table, seat)
        found = list(row[: self.size])
        for place, behind in self.wide.items():
            high = row[self.size + behind]
            found[place] += 256 * (high - 256 if high > 127 else high)
        return found

    def row(self, table: Table, seat: int) -> bytearray:
        """All numbers as bytes, quickly made.

        Of numbers that may be negative or larger than a byte, ``wide``, only the low bits stand in their places; the
        high ones follow behind all the others, as a signed byte each.
        """
        found = bytearray(self.size + len(self.wide))
        found[self.seat + seat] = 1
        self._fill_question(table, seat, found)
        for other in range(table.seats):
            if table.questions[other] is not None:
                found[self.waiting + (other - seat) % self.seats] = 1
        if table.over:
            for standing in table.standings:
                found[self.rank + (standing.seat - seat) % self.seats] = self.seats + 1 - standing.rank
        self.fill(table, seat, found)
        return found

    def _fill_question(self, table: Table, seat: int, found: bytearray) -> None:
        question = table.questions[seat]
        if question is None:
            return
        found[self.asked + self.kinds[question.name]] = 1
        for name, value in question.prompt(table, seat).items():
            start = self.numbers.get(name, -1)
            if start < 0 or value is None:
                continue
            if name not in self.words:
                assert isinstance(value, int)
                found[start] = min(value, BYTE)
            elif isinstance(value, int):
                found[start + (value - seat) % self.seats] = 1
            else:
                places = self.words[name]
                # Several words are told as `a|b` or `a&b`.
                for word in str(value).replace("&", "|").split("|"):
                    if word:
                        found[places[word]] = 1

    def put_wide(self, found: bytearray, place: int, value: int) -> None:
        """Put in a number of a piece that is signed."""
        found[place] = value & BYTE
        found[self.size + self.wide[place]] = (value >> 8) & BYTE

    @abstractmethod
    def fill(self, table: Table, seat: int, found: bytearray) -> None:
        """Put in what this game shows of itself."""


def count(cards: tuple[int, ...], found: bytearray, start: int) -> None:
    """Add one for each card, at its number."""
    for card in cards:
        found[start + card] += 1
