"""What the laws must know of a game: each declares it in `tests/games/<id>/properties.py`, as `PROPERTIES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from taletable.kernel import Game, Table
from taletable.kernel.options import Options


@dataclass(frozen=True, kw_only=True)
class Properties:
    """The properties of a game.

    ``pieces``: what never appears or vanishes, wherever it lies. ``clauses``: those of its rules, if it has no rulebook.
    ``texts``: what tests put where an option takes any text. ``minor``: options with many choices that change little, each
    of which is tried with one seat count. ``shown_only``: options that change nothing but what page and terminal show.
    ``ways``: seat counts and options that differ in what is secret, besides the defaults. ``tallied``: lines of the
    score pad that are scored along the way, so they have no parts. ``undoable``: whether there is an answer that tells
    nobody anything, and can be taken back. ``worlds``: of sixty imagined ones, more than so many differ.

    Of a table, for the law that the true world can be imagined: ``memories`` are attributes with what players remember,
    of which an imagined world keeps only the viewer's own; ``unordered`` are piles that nobody looks at again;
    ``lists`` are piles, or rows of piles, that are lists of cards, where other lists have a thing for each seat; a
    ``puzzle`` is a moment that the rules solve, and the search for dice, which comes nearer step by step, does not.
    """

    pieces: Callable[[Table], object]
    clauses: frozenset[str] = frozenset()
    texts: Mapping[str, str] = field(default_factory=dict)
    minor: tuple[str, ...] = ()
    shown_only: tuple[str, ...] = ()
    ways: tuple[tuple[int, Options], ...] = ()
    tallied: tuple[str, ...] = ()
    undoable: bool = True
    worlds: int = 30
    memories: tuple[str, ...] = ()
    unordered: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    puzzle: Callable[[Table], bool] = lambda _: False


def properties(game: Game) -> Properties:
    """What a game declares."""
    found = import_module(f"tests.games.{game.id}.properties").PROPERTIES
    assert isinstance(found, Properties)
    return found
