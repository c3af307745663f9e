"""The names of the Russian rule book: whoever has the box finds each card, pact and term by its name."""

from __future__ import annotations

import pytest

from taletable.games.dark_tales.cards import SETTINGS
from taletable.locales import LANGUAGES, rulebook, texts

CARDS = {
    "night": "Ночь",
    "day": "День",
    "dragon": "Дракон",
    "ogre": "Огр",
    "old-sage": "Старый мудрец",
    "witch": "Ведьма",
    "fairy": "Фея",
    "gypsy": "Цыганка",
    "secret-helper": "Тайная помощница",
    "little-mermaid": "Русалочка",
    "mermaid-prince": "Принц",
    "sea-witch": "Морская ведьма",
    "shipwreck": "Кораблекрушение",
    "cinderella-prince": "Принц",
    "stepmother": "Мачеха",
    "stepsisters": "Сестрицы",
    "rich-man": "Богач",
    "midnight": "Полночь",
}
PACTS = {"foul-potion": "Зловонное зелье", "kiss-of-love": "Поцелуй любви"}
ITEMS = {"coin": "золотая монета", "wand": "волшебная палка"}
KINDS = {"man": "мужчина", "woman": "женщина", "villain": "злодей"}
PICTURES = {"slipper": "туфелька", "pumpkin": "тыква", "coach": "карета", "mouse": "мышь", "bird": "птица"}
SETTING_MARKS = {
    "a4": "А4 ",
    "b4": "Б4 ",
    "a6": "А6 ",
    "b6": "Б6 ",
    "a-cinderella": "А Золушка",
    "b-cinderella": "Б Золушка",
}
# Words of the book that stand in ours.
TERMS = (
    "Страшные сказки", "Русалочка", "Золушка", "сюжетн", "договор", "с морской ведьмой", "Бал во дворце",
    "последний бал", "жетон", "стопк", "сторон", "предмет", "первое условие", "второе условие", "постоянн", "эффект",
    "разыгр", "на руке", "с руки", "посередине стола", "середин", "сброс", "удал", "танцевальн", "нот", "ячеек",
    "по часовой стрелке", "запас",
)  # fmt: skip


@pytest.mark.parametrize(
    ("sort", "names"),
    [("card", CARDS), ("pact", PACTS), ("item", ITEMS), ("what", KINDS), ("picture", PICTURES)],
)
def test_what_the_russian_book_names_has_that_name_here(sort: str, names: dict[str, str]) -> None:
    spoken = texts("ru")
    assert {id: spoken.text(f"dark_tales-{sort}-{id}") for id in names} == names


def test_settings_have_the_marks_of_the_russian_box() -> None:
    spoken = texts("ru")
    titles = {id: spoken.text(f"dark_tales-setting-{id}") for id in SETTINGS}
    for id, mark in SETTING_MARKS.items():
        assert titles[id].startswith(mark)
    assert all(title[0] in "АБ" for title in titles.values())  # Cyrillic letters


@pytest.mark.parametrize("term", TERMS)
def test_the_russian_rulebook_speaks_as_the_book_does(term: str) -> None:
    book = rulebook("dark_tales", "ru")
    said = [book.title, *book.sections.values(), *book.clauses.values()]
    assert any(term.casefold() in text.casefold() for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_card_calls_it_by_its_name(language: str) -> None:
    spoken = texts(language)
    for sort, names in (("card", CARDS), ("pact", PACTS)):
        for id in names:
            assert spoken.text(f"dark_tales-source-{id}") == spoken.text(f"dark_tales-{sort}-{id}")
