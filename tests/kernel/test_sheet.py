"""Card sheets from strangers: whatever is written in them, the work of reading them grows no faster than they do."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.games.fairy_tale.cards import TEXT
from taletable.kernel import sheet
from taletable.kernel.options import LONGEST, nearest

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

GAME = tt.game("fairy_tale")


def steps(work: Callable[[], object]) -> int:
    """How many lines of Python run while something is done: a measure of work that is the same on every machine.

    What the lines do not show is counted, too: `tomllib` asks for every beginning of a dotted key, each time with a copy.
    """
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        if event == "call" and frame.f_code.co_name == "is_":
            count += len(frame.f_locals["key"])
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def refused(text: str) -> str:
    with pytest.raises(ValueError, match=" ") as caught:
        sheet.read(text, "card")
    return str(caught.value)


# Each is a sheet made of so many pieces, every piece as nasty as the limits of a line allow.
HOSTILE: dict[str, Callable[[int], str]] = {
    "one long dotted key": lambda size: ".".join("a" * size) + " = 1\n",
    "a long dotted header": lambda size: "[" + ".".join("a" * size) + "]\n",
    "a quoted dotted key": lambda size: ".".join(['"a"'] * size) + " = 1\n",
    "a dotted key in a table of its own": lambda size: "x = {" + ".".join("a" * size) + " = 1}\n",
    "many keys with all dots that are allowed": lambda size: "".join(
        f"k{number}{'.a' * sheet.MOST_DOTS} = 1\n" for number in range(size)
    ),
    "the same below a long header": lambda size: (
        "[" + ".".join("h" * sheet.MOST_DOTS) + "]\n"
        + "".join(f"k{number}{'.a' * sheet.MOST_DOTS} = 1\n" for number in range(size))
    ),
    "nested lists": lambda size: "a = " + "[" * size + "]" * size + "\n",
    "nested lists, each on a line": lambda size: "a = " + "[\n" * size + "]\n" * size,
    "nested tables": lambda size: "a = " + "{a = " * size + "1" + "}" * size + "\n",
    "many headers": lambda size: "".join(f"[a{number}.b]\n" for number in range(size)),
    "many lists of tables": lambda size: "[[x.y]]\n" * size,
    "a long string of escapes": lambda size: 'a = """\n' + '\\"\\n\n' * size + '"""\n',
    "a long comment": lambda size: "# " + "." * size + "\n",
    "a long number": lambda size: "a = " + "1" * size + "\n",
}  # fmt: skip


@pytest.mark.parametrize("hostile", HOSTILE)
def test_the_work_of_reading_a_sheet_grows_with_its_length_and_no_faster(hostile: str) -> None:
    small, large = [HOSTILE[hostile](size) for size in (400, 1600)]
    worked = [steps(lambda text=text: refused(text)) for text in (small, large)]  # type: ignore[misc]
    assert worked[1] <= worked[0] * len(large) / len(small) * 1.2 + 1000


def test_our_own_sheets_are_far_from_the_limits_of_a_line() -> None:
    sheet.read(TEXT, "card")
    for line in TEXT.splitlines():
        assert len(line) < sheet.LONGEST_LINE / 4
        assert line.count(".") < sheet.MOST_DOTS / 4


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("\n" + "a" * 1001 + " = 1\n", "line 2 of the sheet has 1005 characters; at most 1000 are allowed"),
        ("\n\n" + "a." * 21 + "a = 1\n", "line 3 of the sheet has 21 dots; at most 20 are allowed"),
        ("a = " + "[" * 51 + "\n", "line 1 of the sheet opens 51 lists and tables; at most 50 are allowed"),
        ("a = " + "[\n" * 5000, "the sheet is not TOML: its lists and tables are nested too deep"),
        ("a = 1\nb = c\n", "the sheet is not TOML: Invalid value (at line 2, column 5)"),
    ],
)
def test_a_line_that_no_sheet_needs_is_named(text: str, complaint: str) -> None:
    assert refused(text) == complaint


def test_a_comment_may_have_as_many_dots_as_fit_in_a_line() -> None:
    assert sheet.read("#" + "." * 900 + "\n" + TEXT, "card")[1]


def test_the_sheets_that_were_asked_for_last_are_kept() -> None:
    parsed: list[str] = []

    def parse(text: str) -> str:
        parsed.append(text)
        return text.upper()

    sheets = sheet.Sheets("OUR OWN", parse)
    assert [sheets.of(""), sheets.of("a"), sheets.of("a")] == ["OUR OWN", "A", "A"]
    for number in range(sheet.KEPT - 1):
        sheets.of(str(number))
    assert sheets.of("a") == "A"
    sheets.of("one more")
    assert (sheets.of("a"), parsed.count("a")) == ("A", 1)
    assert (sheets.of("0"), parsed.count("0")) == ("0", 2)
    assert len(sheets.kept) == sheet.KEPT


def test_a_word_too_long_to_be_a_slip_is_compared_with_nothing() -> None:
    known = ("drafts", "teams")
    assert nearest("draft", known) == "drafts"
    assert nearest("drafts" + "x" * LONGEST, known) is None
    short, long = [steps(lambda size=size: nearest("d" * size, known)) for size in (LONGEST + 1, 100_000)]  # type: ignore[misc]
    assert short == long


@pytest.mark.parametrize(
    "complaint",
    [
        lambda word: GAME.seat_counts(**{word: 1}),
        lambda word: GAME.seat_counts(deck=word),
        lambda word: GAME.arrange({word: 1}),
        lambda word: GAME.deal(2, 1).act(0, word),
    ],
    ids=["an option", "its value", "a key of a position", "an action"],
)
def test_a_long_word_is_quoted_in_short(complaint: Callable[[str], object]) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        complaint("d" * 200_000)
    assert len(str(caught.value)) < 400
