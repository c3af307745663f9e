"""The reference of views, questions and events, in Markdown, from the types that games declare (`types.py`).

Fields, docstrings and comments are read from the source of the types, so that a type is shown as it is written;
what is asked and told is shown in the words of random games.
"""

from __future__ import annotations

import ast
import html
import re
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import taletable as tt
from taletable.kernel import CLAUSE_OF_CARD
from taletable.kernel import types as kernel_types
from taletable.kernel.dice import Dice, key_of
from taletable.locales import texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from taletable.kernel import Game, Table

# Where types of the kernel are described, as seen from the page of a game.
COMMON = "index.html"
EXAMPLES = 10  # random games with each choice of options: some rare kinds of questions and events may not turn up


@dataclass
class Definition:
    """A type as it is written: a class with fields, or another name for something (``stands_for``)."""

    name: str
    doc: str = ""
    bases: list[str] = field(default_factory=list)
    fields: list[tuple[str, str]] = field(default_factory=list)
    stands_for: str = ""


@cache
def definitions(module: ModuleType) -> dict[str, Definition]:
    """All types that a module defines, in the order of the source."""
    source = Path(str(module.__file__)).read_text("utf-8")
    lines = source.splitlines()
    found: dict[str, Definition] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = _class(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            found[name] = _assigned(name, node.value, _comment(lines, node.lineno))
    return found


def _class(node: ast.ClassDef) -> Definition:
    optional = any(keyword.arg == "total" for keyword in node.keywords)
    fields = [
        (line.target.id, ast.unparse(line.annotation))
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    ]
    return Definition(
        node.name,
        ast.get_docstring(node) or "",
        [ast.unparse(base) for base in node.bases],
        [(name, f"NotRequired[{of}]" if optional else of) for name, of in fields],
    )


def _assigned(name: str, value: ast.expr, comment: str) -> Definition:
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "TypedDict":
        assert isinstance(value.args[1], ast.Dict)
        pairs = zip(value.args[1].keys, value.args[1].values, strict=True)
        return Definition(name, comment, fields=[(ast.literal_eval(key), ast.unparse(of)) for key, of in pairs if key])
    return Definition(name, comment, stands_for=ast.unparse(value))


def _comment(lines: list[str], number: int) -> str:
    """The comment right above a line; one with a blank line below it is a heading."""
    above = lines[number - 2] if number > 1 else ""
    return above.removeprefix("# ") if above.startswith("# ") else ""


class Page:
    """The types that a page describes, and those of another page that it can refer to."""

    def __init__(self, own: dict[str, Definition], common: dict[str, Definition]) -> None:
        self.own = own
        self.common = common

    def known(self, name: str) -> Definition | None:
        return self.own.get(name) or self.common.get(name)

    def type(self, written: str) -> str:
        """A type in HTML, every name of another type a link."""

        def linked(found: re.Match[str]) -> str:
            name = found[0]
            if name in self.own:
                return f'<a href="#{name.lower()}">{name}</a>'
            return f'<a href="{COMMON}#{name.lower()}">{name}</a>' if name in self.common else name

        # Words in quotes are values, not names.
        parts = re.split(r"('[^']*')", written.replace('"', "'"))
        shown = [part if part.startswith("'") else re.sub(r"\b[A-Z]\w+", linked, html.escape(part)) for part in parts]
        return f"<code>{''.join(shown).replace('|', '&#124;')}</code>"

    def arguments(self, name: str) -> str:
        """The type of arguments, if there are any."""
        definition = self.known(name)
        return self.type(name) if definition is not None and self.fields(definition) else "none"

    def fields(self, definition: Definition) -> list[tuple[str, str]]:
        """The fields of a type, those of its bases first."""
        found: dict[str, str] = {}
        for base in definition.bases:
            known = self.known(base)
            if known is not None:
                found.update(self.fields(known))
        return list({**found, **dict(definition.fields)}.items())

    def needs(self, names: Iterable[str]) -> list[str]:
        """These types of the page, and all that they are made of, each before what is in it."""
        found: dict[str, None] = {}
        waiting = [name for name in names if name in self.own]
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found[name] = None
                definition = self.own[name]
                written = " ".join([definition.stands_for, *[of for _, of in self.fields(definition)]])
                words = re.findall(r"\b[A-Z]\w+", re.sub(r"'[^']*'", "", written))
                waiting += [word for word in words if word in self.own]
        return list(found)

    def described(self, name: str) -> Iterator[str]:
        """A type: what it is, and its fields."""
        definition = self.own[name]
        yield f"### {name}"
        yield ""
        if definition.doc:
            yield definition.doc.replace("``", "`")
            yield ""
        if definition.stands_for.startswith("Literal["):
            words = re.findall(r"'([^']*)'", definition.stands_for)
            yield f"One of {' '.join(map(code, words))}"
        elif definition.stands_for:
            yield self.type(definition.stands_for)
        else:
            yield from table(("field", "type"), [(code(name), self.type(of)) for name, of in self.fields(definition)])
        yield ""


def code(text: str) -> str:
    """Text as code, in a cell of a table too."""
    return f"<code>{html.escape(text).replace('|', '&#124;')}</code>"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """A table, unless it would be empty."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    if lines:
        yield f"| {' | '.join(head)} |"
        yield f"|{'---|' * len(head)}"
        yield from lines


def common_page() -> str:
    """What views of all games have: the page with the kernel's types."""
    page = Page(definitions(kernel_types), {})
    lines = [
        "# Views of every game",
        "",
        "`table.view(seat)` is a dict that can be written as JSON: the fields of `TableView`, and those of its game.",
        "What happens is told by `table.events_for(seat)`, if the table was started with `listen=True`. On the",
        "network a view and its events come with each `update`.",
        "",
    ]
    for name in page.needs(["TableView", "SentenceData"]):
        lines += page.described(name)
    return "\n".join(lines)


def game_page(id: str, games: int = EXAMPLES) -> str:
    """The reference of one game, with examples from so many random games."""
    game = tt.game(id)
    types = game.types
    page = Page(definitions(sys.modules[types.public_view.__module__]), definitions(kernel_types))
    asked, told = examples(game, games)
    words = texts("en")
    lines = [f"# {words.text(f'{id}-title')}", "", *_introduction(game)]
    lines += ["## View", "", f"Beside [what every game shows]({COMMON.replace('.html', '.md')}#tableview):", ""]
    views = page.needs([types.public_view.__name__, types.own_view.__name__])
    for name in views:
        lines += page.described(name)
    lines += ["## Questions", "", "What `table.decision(seat)` has as `kind` and `args`.", ""]
    lines += table(
        ("kind", "arguments", "clause", "for example"),
        [
            (
                code(kind),
                page.arguments(of.__name__),
                clause(id, game.questions[kind].clause),
                cell(asked.get(kind, "")),
            )
            for kind, of in types.questions.items()
        ],
    )
    lines += ["", "## Events", ""]
    if any(number == CLAUSE_OF_CARD for number in game.events.values()):
        lines += ["An event without a clause here is told with the clause of the card that it happens by.", ""]
    lines += table(
        ("kind", "arguments", "clause", "for example"),
        [
            (code(kind), page.arguments(of.__name__), clause(id, game.events[kind]), cell(told.get(kind, "")))
            for kind, of in types.events.items()
        ],
    )
    lines += ["", "## Arguments", ""]
    arguments = [of.__name__ for of in (*types.questions.values(), *types.events.values())]
    for name in page.needs(dict.fromkeys(arguments)):
        if name not in views:
            lines += page.described(name)
    return "\n".join(lines)


def _introduction(game: Game) -> Iterator[str]:
    """Players, options and actions."""
    yield f"`taletable.game({game.id!r})`, for {_listed(game.seat_counts())} players;"
    yield f"[the rules](../rules/{game.id}/en.md)."
    yield ""
    yield "## Options"
    yield ""
    yield f"For `deal(seats, seed, NAME=VALUE)`, and `--option NAME=VALUE` of `taletable play {game.id}`."
    yield ""
    yield from table(
        ("option", "default", "others", "what it does"),
        [
            (
                code(option.name),
                code(str(option.default)) if option.default != "" else "none",
                " ".join([code(str(choice)) for choice in option.choices or () if choice != option.default]),
                cell(option.summary),
            )
            for option in game.options.values()
        ],
    )
    yield ""
    yield "## Actions"
    yield ""
    yield f"{len(game.actions)} in all; the number of an action is its place in `taletable.game({game.id!r}).actions`."
    yield ""
    families: dict[str, list[str]] = {}
    for action in game.actions:
        families.setdefault(action.split()[0], []).append(action)
    yield from table(
        ("first number", "actions"),
        [(str(game.actions.index(names[0])), " ".join(map(code, names))) for names in families.values()],
    )
    yield ""


def _listed(counts: tuple[int, ...]) -> str:
    return ", ".join(map(str, counts[:-1])) + f" or {counts[-1]}"


def cell(text: str) -> str:
    """Words in a cell of a table."""
    return html.escape(" ".join(text.split()), quote=False).replace("|", "&#124;").replace("*", "&#42;")


def clause(game: str, number: str) -> str:
    """A link to a clause of the rulebook."""
    return "" if number == CLAUSE_OF_CARD else f"[{number}](../rules/{game}/en.md#{anchor(number)})"


def anchor(number: str) -> str:
    """The id of a clause in its page."""
    return f"clause-{number.replace('.', '-')}"


def examples(game: Game, games: int) -> tuple[dict[str, str], dict[str, str]]:
    """A question and an event of each kind in English, as far as random games have them."""
    words = texts("en")
    asked: dict[str, str] = {}
    told: dict[str, str] = {}
    for seed in range(games):
        for table in _tables(game, seed):
            dice = Dice(key_of(seed), b"docs")
            while not table.over:
                waiting = table.waiting
                seat = waiting[dice.below(len(waiting))]
                decision = table.decision(seat)
                assert decision is not None
                if decision.kind not in asked:
                    asked[decision.kind] = words.prompt(game.id, decision)
                table.answer(seat, decision.actions[dice.below(len(decision.actions))])
            for event in table.story or ():
                if event.kind not in told:
                    told[event.kind] = words.event(game.id, event)
            if asked.keys() == game.questions.keys() and told.keys() == game.events.keys():
                return asked, told
    return asked, told


def _tables(game: Game, seed: int) -> Iterator[Table]:
    """A new table with the default options, and with each other choice of an option."""
    ways: list[dict[str, object]] = [{}]
    ways += [
        {name: choice}
        for name, option in game.options.items()
        for choice in option.choices or ()
        if choice != option.default
    ]
    for options in ways:
        counts = game.seat_counts(**options)
        if counts:
            yield game.start(counts[seed % len(counts)], seed, options, listen=True)
