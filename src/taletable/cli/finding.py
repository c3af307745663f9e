"""What a typed word means: a choice or a card, by its name in any language, its id or its first letters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from taletable.games import game as find_game
from taletable.kernel import Message
from taletable.locales import LANGUAGES, texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from taletable.kernel import Game, Options, Sentence

Row = dict[str, object]


def plain(words: str) -> str:
    """Words as people type them: no capitals, accents or quotation marks, so that `krol` is Król and `елка` is ёлка."""
    letters = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    kept = [letter for letter in letters if not unicodedata.combining(letter)]
    return " ".join(re.findall(r"[\w'/+-]+", "".join(kept)))


@cache
def names(game: str, language: str) -> tuple[tuple[str, ...], ...]:
    """What each action of a game can be called in a language: as a choice, and by the name of the thing in it."""
    spoken = texts(language)
    found = []
    for action in find_game(game).actions:
        verb, _, what = action.partition(" ")
        thing = f"{game}-{verb}-{what}"
        called = [spoken.action(game, action), *([spoken.text(thing)] if spoken.has(thing) else [])]
        found.append(tuple(dict.fromkeys(plain(one) for one in called)))
    return tuple(found)


def ids(game: str, action: int) -> tuple[str, str]:
    """An action's own name, and its last word."""
    name = plain(find_game(game).actions[action])
    return name, name.rpartition(" ")[2]


def find(game: Game, word: str, language: str, now: Iterable[int], options: Options) -> list[int]:
    """The actions a word can mean; what can be chosen now comes before the rest, whole names before first letters.

    Two expansions may have a card of the same name: then the one that is played with is meant.
    Several are returned only where the word does not tell them apart.
    """
    wanted = plain(word)
    if not wanted:
        return []
    tongues = (language, *[other for other in LANGUAGES if other != language])
    legal = list(now)
    everything = sorted(range(len(game.actions)), key=lambda action: not game.in_box(action, options))

    def among(actions: list[int], fits: Callable[[str], bool], spoken: tuple[str, ...]) -> list[int]:
        called = [names(game.id, tongue) for tongue in spoken]
        return [action for action in actions if any(fits(name) for tongue in called for name in tongue[action])]

    def whole(actions: list[int]) -> list[int]:
        found = [action for action in actions if wanted in ids(game.id, action)]
        return (among(actions, lambda name: name == wanted, tongues) or found)[:1]

    def begins(name: str) -> bool:
        return name.startswith(wanted)

    def has_word(name: str) -> bool:
        return _has_word(name, wanted)

    return (
        whole(legal)
        or whole(everything)
        or among(legal, begins, (language,))
        or among(legal, begins, tongues)
        or among(legal, has_word, tongues)
        or among(everything, begins, tongues)
        or among(everything, has_word, tongues)
    )


def _has_word(name: str, wanted: str) -> bool:
    """Whether a name goes on like this from the beginning of one of its words."""
    return any(name.startswith(wanted, found.start()) for found in re.finditer(r"[^\s-]+", name))


def unplayable(game: str, word: str, rows: Iterable[Row]) -> Row | None:
    """A thing on a sheet that no action stands for, such as a setting."""
    wanted = plain(word)
    for row in rows:
        called = [plain(named(row, game, language)) for language in LANGUAGES]
        if wanted and "says" in row and any(_has_word(name, wanted) for name in [*called, str(row["id"])]):
            return row
    return None


def named(row: Row, game: str, language: str) -> str:
    """What a row of a sheet is called: a card, or something else that is printed on."""
    spoken = texts(language)
    id = row["id"]
    titles = [f"{game}-card-{id}", f"{game}-setting-{id}", f"{game}-pact-{id}", f"{game}-token-{id}-dark"]
    return next((spoken.text(title) for title in titles if spoken.has(title)), str(id))


def says(row: Row) -> list[Sentence]:
    """What a row of a sheet says in words, where no action stands for it."""
    said = row.get("says", [])
    assert isinstance(said, list)
    return [[Message(**message) for message in line] for line in said]
