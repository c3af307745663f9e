"""The names of the box: what the Russian and the Polish book call a card is what their readers find here.

Names and terms only; a slip of print in a book (a Troll with one l, Rapunzel, Rumpelstiltskin) is mended.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taletable as tt
from taletable.games.grimm_forest.sheet import NAMES, RENAMED, SHEET, TEXT, sheet_of
from taletable.kernel.renaming import renew
from taletable.locales import LANGUAGES, rulebook, texts
from taletable.locales.texts import sources
from tests.games.grimm_forest.forest import GAME, clause, pig, position
from tests.games.grimm_forest.properties import WILD
from tests.golden.telling import recorded

RUSSIAN = """
Дружеская партия, Страшный серый волк, Тролль под мостом, Ни за что и никогда, Оракул, Хрустальный шар, Тёмное проклятье,
Выгодная постройка, Дракон, Дары фей, Призрачный шёпот, Великан, Домик бабушки, Урожайная луна, Тайный погребок,
Наёмные работники, Маленькие помощники, Одинокий замок, Волшебная дудочка, Таинственный незнакомец, Ночь в таверне,
Могущественный покровитель, Грозный рык, Королевская свадьба, Старые хроники, Недобровольное пожертвование,
Шпионская сеть, Налоги, Продуманный подарок, Бродячий торговец, Колодец желаний, Волк,
Аладдин, Али-Баба, Золушка, Злая королева, Фея-Крёстная, Король-лягушонок, Пряничный человечек, Матушка-гусыня, Златовласка,
Гензель и Гретель, Охотник, Джек, Русалочка, Пиноккио, Кот в сапогах, Рапунцель, Красная Шапочка, Робин Гуд,
Румпельштильцхен, Семь гномов, Спящая красавица, Белоснежка, Дюймовочка, Мальчик-с-пальчик, Дровосек
"""
# One name has a comma of its own.
POLISH = """
Partyjka na rozluźnienie, Wielki Zły Wilk, Troll Mostowy, Spryciarz, Słowa wyroczni, Kryształowa kula, Klątwa ciemności,
Na skróty, Smok, Wróżkowa strawa, Szepty z zaświatów, Olbrzym, Domek Babci, Pełnia, Ukryty skarbiec,
Siła robocza, Mali pomocnicy, Samotne zamczysko, Magiczny flet, Tajemniczy nieznajomy, Noc uciech,
Potężni przyjaciele, Ryk, Królewskie wesele, Powrót do przeszłości, Co za dużo; to niezdrowo,
Siatka szpiegowska, Opodatkowanie, Przemyślany podarunek, Wędrowny kupiec, Studnia życzeń, Wilk,
Aladyn, Ali Baba, Kopciuszek, Zła Królowa, Wróżka Chrzestna, Zaklęty Książę, Ciastek, Złota Gęś, Złotowłosa,
Jaś i Małgosia, Myśliwy, Jaś Pogromca Olbrzymów, Mała Syrenka, Pinokio, Kot w Butach, Roszpunka, Czerwony Kapturek,
Robin Hood, Rumpelsztyk, Siedem Krasnoludków, Śpiąca Królewna, Śnieżka, Calineczka, Tomcio Paluch, Drwal
"""
ENGLISH = """
A Friendly Game, Big Bad Wolf, Bridge Troll, Chinny Chin Chin, Consult the Oracle, Crystal Ball, Curse of Darkness,
Cutting Corners, Dragon, Faerie Feast, Ghostly Whispers, Giant, Grandma's House, Harvest Moon, Hidden Stash,
Hired Help, Little Helpers, Lonely Castle, Magic Flute, Mysterious Stranger, Night of Revelry,
Powerful Friends, Roar, Royal Wedding, Search the Past, Share the Wealth,
Spy Network, Taxation, Thoughtful Gift, Wandering Merchant, Wishing Well, Wolf,
Aladdin, Ali Baba, Cinderella, Evil Queen, Fairy Godmother, Frog Prince, The Gingerbread Man, Golden Goose, Goldilocks,
Hansel & Gretel, Huntsman, Jack the Giant Slayer, Little Mermaid, Pinocchio, Puss in Boots, Rapunzel, Red Riding Hood,
Robin Hood, Rumpelstiltskin, Seven Dwarves, Sleeping Beauty, Snow White, Thumbelina, Tom Thumb, Woodcutter
"""
CARDS = {
    language: [name.replace(";", ",") for name in re.split(r",\s+", listed.strip())]
    for language, listed in (("en", ENGLISH), ("ru", RUSSIAN), ("pl", POLISH))
}
# The title on the box, the locations, the gather cards, and what the rules have names for.
OTHERS = {
    "ru": (
        "Лес сказок", "Поле", "Лес", "Карьер", "Рынок", "Собрать солому", "Собрать дерево", "Собрать кирпич",
        "Сходить на рынок", "монстр", "уникальная локация", "в следующем раунде", "зона под постройку", "секци",
        "наследный принц", "награда за первую постройку", "единственный игрок", "фазы постройки", "при раскрытии",
        "подготовка к новому раунду", "усложнённого варианта",
    ),
    "pl": (
        "Baśniowy Bór", "Pole", "Las", "Cegielnia", "Targ", "Zbierz słomę", "Zbierz drewno", "Zbierz cegły",
        "Zbierz z targu", "stwór", "unikatowa lokacja", "następna tura", "działka", "segment",
        "Królewicz", "premia pierwszego budowniczego", "karta zbiorów", "fazy zbierania", "po odkryciu",
        "porządki", "towarzysz", "zaawansowane",
    ),
}  # fmt: skip
# What we once said instead of the books' words.
ELSEWHERE = {
    "ru": r"чудовищ|участ(?:ок|к)|строительств|открыт|первый строитель|Лес братьев",
    "pl": r"potw[oó]r|wyjątkow|karta zbioru|fazy zbioru|najwyższ\w+ część|Las braci|\bKsiążę (?:zabiera|nie)",
}


def said(language: str) -> str:
    """Everything this game says in a language, but for its card ids."""
    rooms = sources(language)
    book = (Path(tt.__file__).parent / "games/grimm_forest/rulebook" / f"{language}.md").read_text("utf-8")
    return "\n".join([rooms["grimm_forest"], rooms["page_grimm_forest"], book])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_the_name_of_the_book(language: str) -> None:
    assert len(CARDS[language]) == len(NAMES) == 57
    spoken, clauses = texts(language), rulebook("grimm_forest", language).clauses
    for number, (id, name) in enumerate(zip(NAMES, CARDS[language], strict=True)):
        assert spoken.text(f"grimm_forest-card-{id}") == name
        about = clauses[f"11.{number + 1}" if number < 32 else f"12.{number - 31}"]
        assert about.startswith(f"{name}:")


def test_an_id_is_the_english_name_without_its_article() -> None:
    for id, name in zip(NAMES, CARDS["en"], strict=True):
        plain = re.sub(r"^(a|the) ", "", name.lower()).replace("&", "and").replace("'", "")
        assert id == plain.replace(" ", "-")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_books_words_are_used_and_no_others(language: str) -> None:
    text = said(language)
    for word in OTHERS[language]:
        assert word.lower() in text.lower(), word
    assert re.findall(ELSEWHERE[language], text, re.IGNORECASE) == []
    assert texts(language).text("grimm_forest-title") == rulebook("grimm_forest", language).title == OTHERS[language][0]


def test_the_sheet_says_which_english_names_were_seen_in_print() -> None:
    found: dict[str, list[str]] = {}
    for card in SHEET.cards:
        found.setdefault(card.source["name"], []).append(card.id)
    assert {source: len(ids) for source, ids in found.items()} == {"public": 11, "inferred": 45, "house": 1}
    assert found["house"] == ["search-the-past"]


# What was written before the ids followed the names.

FORMER = (Path(__file__).parent / "former_names.txt").read_text("utf-8")


def test_a_record_with_former_ids_is_played_as_ever() -> None:
    record = recorded(FORMER)
    actions = {action for _, action in record.actions}
    assert {"card whisker", "card curse"} <= actions
    table = tt.replay(record)
    assert table.over
    assert table.record().actions == tuple((seat, renew(action, RENAMED)) for seat, action in record.actions)
    end = FORMER.partition("--- the end ---\n")[2].partition("\n\n")[0]
    now = table.position()
    for location in now["locations"].values():
        del location["gathered"]  # what version 1 did not write down
    stands = {renew(f"{key}: {value}", RENAMED) for key, value in now.items()}
    assert {renew(line, RENAMED) for line in end.splitlines()} <= stands


def test_a_position_may_have_former_ids() -> None:
    former = position(pig(hand="whisker oracle curse", friend="jack"), pig())
    present = position(
        pig(hand="chinny-chin-chin consult-the-oracle curse-of-darkness", friend="jack-the-giant-slayer"), pig()
    )
    assert GAME.arrange(former) == GAME.arrange(present)
    assert GAME.arrange(former).position()["players"][0]["friend"] == "jack-the-giant-slayer"


@clause("1.5")
def test_a_sheet_may_have_former_ids_and_need_not_say_where_names_come_from() -> None:
    wild = WILD
    assert all(f'id = "{id}"' in wild for id in RENAMED)
    assert "name =" not in wild
    for former, present in RENAMED.items():
        assert sheet_of(wild).cards[NAMES.index(present)].copies == wild_copies(wild, former)
    with pytest.raises(ValueError, match="the source of its name must be one of"):
        sheet_of(TEXT.replace('name = "house"', 'name = "hearsay"'))


def wild_copies(sheet: str, id: str) -> int:
    """How many of a card a sheet has."""
    found = re.search(rf'id = "{id}"\n(?:.*\n)*?copies = (\d+)', sheet)
    assert found is not None
    return int(found[1])
