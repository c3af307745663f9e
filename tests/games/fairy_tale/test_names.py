"""Cards are called what the box calls them, so that its owner finds them; names that no source has are ours."""

from __future__ import annotations

import re

import pytest

from taletable.games.fairy_tale.cards import NAMES, SHEET
from taletable.kernel import Message
from taletable.locales import LANGUAGES, rulebook, texts
from tests.games.fairy_tale.tale import GAME, clause

# The names that a source has, by how well: in the rule book, elsewhere in public, or by what is known of the others.
BOOK = (
    "Sky-Dance Dragon",
    "Bronze Dragon",
    "Silver Dragon",
    "Dragon's Lair",
    "Dragon's Tale – Chapter 4",
    "The Gold Dragon",
    "Dwarven Warrior",
    "The Fairy Queen",
    "Homesteaders",
    "Knight of the Round Table",
    "Demon",
    "The Trickster",
)
PUBLIC = ("Children of the Dragon", "Mischievous Fairy", "Shadowking's Tale – Chapter 1")
INFERRED = (
    *[f"Dragon's Tale – Chapter {chapter}" for chapter in (1, 2, 3)],
    "Bard",
    *[f"Fairy's Tale – Chapter {chapter}" for chapter in (1, 2, 3, 4)],
    *[f"Knight's Tale – Chapter {chapter}" for chapter in (1, 2, 3, 4)],
    "Vampire",
    "Werewolf",
    *[f"Shadowking's Tale – Chapter {chapter}" for chapter in (2, 3, 4)],
)
PRINTED = (*BOOK, *PUBLIC, *INFERRED)
FACTIONS = ("Dragonvale", "Fairywood", "Holy Empire", "Shadow")


def id_of(name: str) -> str:
    """Ids follow the English names: ``Dragon's Tale – Chapter 4`` is ``dragons-tale-4``."""
    plain = name.removeprefix("The ").replace(" – Chapter", "").replace("'", "")
    return plain.lower().replace(" ", "-")


@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_name_is_the_english_one_and_makes_the_id(name: str) -> None:
    assert texts("en").text(f"fairy_tale-card-{id_of(name)}") == name


@pytest.mark.parametrize(("source", "names"), [("book", BOOK), ("public", PUBLIC), ("inferred", INFERRED)])
def test_the_sheet_says_where_a_name_comes_from(source: str, names: tuple[str, ...]) -> None:
    assert {card.id for card in SHEET.cards if card.source["name"] == source} == {id_of(name) for name in names}


def test_all_other_names_are_ours_and_the_sheet_says_so() -> None:
    ours = {card.id for card in SHEET.cards if card.source["name"] == "house"}
    assert ours == set(NAMES) - {id_of(name) for name in PRINTED}
    assert len(ours) == 7


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_beside_a_translated_name_stands_the_printed_one(language: str) -> None:
    """In the enlarged card (``.printed``), in the rulebook, and in the sheet."""
    spoken = texts(language)
    read = " ".join(rulebook("fairy_tale", language).clauses.values())
    sheet = {row["id"]: words for row, words in zip(GAME.sheet("", {}), GAME.sheet_words(""), strict=True)}
    for name in PRINTED:
        card = id_of(name)
        words = spoken.worded("fairy_tale", {"card": card})
        assert words["card-printed"] == name
        assert f"({name})" in read
        assert spoken.sentence(sheet[card]["id"]) == f"{words['card']} ({name})"
    for card in set(NAMES) - {id_of(name) for name in PRINTED}:
        words = spoken.worded("fairy_tale", {"card": card})
        assert words["card-printed"] == words["card"]


@clause("6.1", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_every_card_with_its_copies(language: str) -> None:
    clauses = rulebook("fairy_tale", language).clauses
    spoken = texts(language)
    for number, faction in enumerate(FACTIONS, 1):
        listed = clauses[f"6.{number}"]
        assert faction in listed
        for card in SHEET.cards:
            if card.faction == number - 1:
                name = spoken.text(f"fairy_tale-card-{card.id}")
                assert re.search(re.escape(name) + rf"[^,;]* ×{card.copies}\b", listed)
                assert (f"{name}†" in listed) is (card.source["name"] == "house")


@clause("4.2", "4.3", "4.10", "5.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_printed_on_the_cards_are_explained(language: str) -> None:
    clauses = rulebook("fairy_tale", language).clauses
    for number, words in (("4.2", "YOU ALL"), ("4.3", "UNFLIP FLIP"), ("4.10", "HUNT"), ("5.8", "ALMIGHTY")):
        for word in words.split():
            assert word in clauses[number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_the_sheet_has_words(language: str) -> None:
    spoken = texts(language)
    for row, says in zip(GAME.sheet("", {}), GAME.sheet_words(""), strict=True):
        for field, sentence in says.items():
            assert all(isinstance(message, Message) for message in sentence)
            assert bool(spoken.sentence(sentence)) is bool(row[field])
