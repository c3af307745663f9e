"""What the Russian rule book calls things: whoever has the box finds them here by these names."""

from __future__ import annotations

import re

import pytest

import taletable as tt
from taletable.locales import rulebook, texts

CHARACTERS = {
    "king": "Король",
    "queen": "Королева",
    "princess": "Принцесса",
    "knight": "Рыцарь",
    "peasant": "Крестьянин",
    "dwarf": "Гном",
    "dragon": "Дракон",
    "witch": "Ведьма",
    "fairy": "Фея",
    "wizard": "Волшебник",
}
TERRAINS = {"tower": "башня", "castle": "замок", "farm": "ферма", "forest": "лес"}
COLOURS = ("Красный", "Синий", "Жёлтый", "Зелёный")
TERMS = (
    r"карточ\w+ местности",
    r"обычных персонажей",
    r"магические персонажи",
    r"свойство",
    r"верхний персонаж",
    r"рядом",
    r"блокирует",
    r"победные очки",
    r"первый игрок",
    r"королевство",
)


def test_title_characters_terrain_and_colours() -> None:
    russian = texts("ru")
    assert russian.text("zavarushka-title") == rulebook("zavarushka", "ru").title == "Несказочная заварушка"
    assert {id: russian.text(f"zavarushka-card-{id}") for id in CHARACTERS} == CHARACTERS
    assert {f"card {id}" for id in CHARACTERS} <= set(tt.game("zavarushka").actions)
    assert {id: russian.text(f"zavarushka-terrain-{id}") for id in TERRAINS} == TERRAINS
    assert tuple(russian.seat("zavarushka", seat) for seat in range(4)) == COLOURS


@pytest.mark.parametrize("term", TERMS)
def test_the_rulebook_speaks_in_the_terms_of_the_box(term: str) -> None:
    assert re.search(term, " ".join(rulebook("zavarushka", "ru").clauses.values()).lower())


def test_no_word_of_ours_stands_for_a_term_of_the_box() -> None:
    russian = texts("ru")
    said = [*rulebook("zavarushka", "ru").clauses.values()]
    said += [source for id, source in russian._sources.items() if "zavarushka" in id]
    assert not [text for text in said if "клетк" in text.lower()]
