"""How the rules of two editions of a game differ, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from taletable.locales import texts

if TYPE_CHECKING:
    from taletable.kernel import Game, Options


def edition_of(game: Game, name: str) -> Options:
    """All options of a game as an edition has them."""
    if not game.edition_option:
        raise ValueError(f"{game.id} has only one edition here")
    return game.settled({game.edition_option: name})


def compare(game: Game, one: str, other: str, language: str) -> int:
    """Print every rule on which two editions differ, and what each of them says."""
    spoken = texts(language)
    console = Console(highlight=False)
    first, second = edition_of(game, one), edition_of(game, other)
    differing = [name for name in first if name != game.edition_option and first[name] != second[name]]
    names = [spoken.text(f"{game.id}-choice-{game.edition_option}-{edition}") for edition in (one, other)]
    console.print(Text(spoken.text("cli-editions", one=names[0], other=names[1], count=len(differing)), "bold"))
    for name in differing:
        console.print(Text(f"· {spoken.text(f'{game.id}-option-{name}')}"))
        for edition, rules in zip(names, (first, second), strict=True):
            said = spoken.text(f"{game.id}-choice-{name}-{rules[name]}")
            console.print(Text(f"    {edition}: {said}", "dim"))
    return 0
