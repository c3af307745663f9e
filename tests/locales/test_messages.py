"""Every message is there in every language, says the same thing with the same arguments, and is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import taletable as tt
from taletable.bots import CHARACTERS, LEVELS
from taletable.bots.explanation import OF_POINTS, OTHER_POINTS, REASONS
from taletable.bots.levels import BASELINES
from taletable.cli.cards import columns
from taletable.kernel import Decision, Message, options, refusals
from taletable.kernel.sheet import SOURCES
from taletable.locales import LANGUAGES, texts
from taletable.locales.texts import sources
from taletable.server.refusals import DECLARED
from tests.kit import VARIANTS, Variant, walk

SOURCE = Path(tt.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
# Cells of card sheets that are a word of the sheet's own.
WORDED = ("deck", "expert", "advanced")
SHELF = [variant for variant in VARIANTS if variant.game.id in tt.games()]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, set[str], set[str]]]:
    """id -> the file it stands in, its variables, and its attributes."""
    found: dict[str, tuple[str, set[str], set[str]]] = {}
    for room, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{room}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                attributes = {attribute.id.name for attribute in entry.attributes}
                found[entry.id.name] = room, variables.found, attributes
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_can_be_parsed_by_itself(language: str) -> None:
    """`Texts` takes a file apart into messages before it parses one: it finds the same, and none needs another."""
    read = texts(language)
    assert set(read._sources) == set(messages(language))
    for id, source in read._sources.items():
        (entry,) = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
        assert entry.id.name == id
        assert not re.search(r"\{\s*-?[a-z]", source), f"{id} refers to another message"


def uses() -> set[str]:
    """Every message the product can ask for: what games and the server declare, and what the terminal names."""
    counted = [f"{reason}-{other}" for reason in OF_POINTS for other in OTHER_POINTS]
    used = {*counted, *refusals.MESSAGES, *options.MESSAGES, *REASONS, *[f"server-refusal-{word}" for word in DECLARED]}
    for id in tt.games():
        used |= set(tt.game(id).messages)
    for file in [
        file
        for room in ("cli", "arena", "study", "reports", "server/operations")
        for file in (SOURCE / room).rglob("*.py")
    ]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"(cli|study|ops)-[a-z-]+[a-z]", node.value)
            ):
                used.add(node.value)
    used |= {f"cli-bot-{level}" for level in (*LEVELS, *BASELINES)}
    used |= {f"cli-character-{character}" for character in CHARACTERS}
    for id in tt.games():
        used.add(f"cli-help-{id}")
        rows = tt.game(id).sheet("", tt.game(id).settled({}))
        used |= {f"cli-card-{field}" for row in rows for field in ("id", "source", *columns(row))}
        used |= {f"cli-card-{field}" for row in rows for field in _sources(row) if not field.startswith("line ")}
        used |= {f"cli-word-{row[field]}" for row in rows for field in WORDED if row.get(field)}
    used |= {f"cli-source-{source}" for source in SOURCES}
    return used | page_uses()


def _sources(row: dict[str, object]) -> dict[str, str]:
    source = row["source"]
    assert isinstance(source, dict)
    return source


def page_uses() -> set[str]:
    """What the page names, whole or by how it begins: `page-play-now`, or all of `page-character-${seat}`."""
    web = "\n".join(file.read_text("utf-8") for kind in ("ts", "svelte") for file in WEB.rglob(f"*.{kind}"))
    begins = tuple(re.findall(r"`(page-[\w-]+-)\$\{", web))
    named = set(re.findall(r"['\"`](page-[\w-]*\w)['\"`]", web))
    return named | {id for id in messages("en") if begins and id.startswith(begins)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_idle(language: str) -> None:
    found = set(messages(language))
    assert uses() - found == set(), f"missing in {language}"
    assert found - uses() == set(), f"nobody uses these in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_in_the_room_it_is_named_after(language: str) -> None:
    for id, (room, _, _) in messages(language).items():
        begins = "server" if room.startswith("server_") else room.replace("page_", "page-", 1)  # refusals of a feature
        assert id.startswith(f"{begins}-")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_uses_the_same_arguments(language: str) -> None:
    english = messages("en")
    for id, (_, variables, _) in messages(language).items():
        words, found = [{one.partition("-")[0] for one in listed} for listed in (english[id][1], variables)]
        assert words == found, id


def test_a_game_declares_no_message_twice() -> None:
    for id in tt.games():
        declared = tt.game(id).messages
        assert len(declared) == len(set(declared))


def said(table: tt.Table) -> list[Message]:
    """What a table says at this moment: its questions, how it refuses, and at the end the story and the scores."""
    game = table.game
    found: list[Message] = []
    for seat in table.waiting:
        decision = table.decision(seat)
        assert decision is not None
        found.append(Message(f"{game.id}-ask-{decision.kind}", decision.args))
        others = [action for action in range(len(game.actions)) if action not in decision.actions]
        found += [table.refuse(seat, action).message for action in others]
    if table.over:
        found += [Message(f"{game.id}-event-{event.kind}", event.args) for event in table.events_for(None)]
        lines = [line for standing in table.standings for line in standing.breakdown]
        found += [Message(f"{game.id}-why-{part.why}", part.args) for line in lines for part in line.parts]
    return found


@pytest.mark.parametrize("variant", SHELF, ids=str)
def test_everything_a_game_says_is_declared_and_can_be_said_in_every_language(variant: Variant) -> None:
    heard = set()  # most refusals come at every decision again
    for table in walk(variant.deal(seed=1), seed=1):
        for message in said(table):
            if (key := repr(message)) in heard:
                continue
            heard.add(key)
            assert message.id in variant.game.messages
            for language in LANGUAGES:
                assert "{" not in texts(language).message(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_options_and_titles_have_words(language: str) -> None:
    spoken = texts(language)
    for id in tt.games():
        game = tt.game(id)
        boxes = {row["id"]: row.get("deck") for row in game.sheet("", game.settled({}))}
        labels = [(spoken.action(id, action), boxes.get(action.rpartition(" ")[2])) for action in game.actions]
        assert len(set(labels)) == len(labels)  # cards of different boxes may have the same name
        assert spoken.text(f"{id}-title")
        for option in game.options.values():
            assert spoken.text(f"{id}-option-{option.name}")


def test_people_are_called_by_their_names() -> None:
    event = tt.Event("placed", {"seat": 1, "card": "queen", "tile": "b2"})
    assert texts("ru").event("zavarushka", event, ("Аня", "Борис")) == "Борис выкладывает Королеву на b2."
    assert texts("pl").event("zavarushka", event) == "Niebieski kładzie Królową na b2."
    assert texts("en").event("zavarushka", event) == "Blue places the Queen on b2."


def test_several_words_are_joined_in_all_their_forms() -> None:
    args = texts("en").worded("dark_tales", {"what": "man|woman", "word": "a|b"})
    assert args == {"what": "man or woman", "what-a": "a man or a woman", "word": "a|b"}
    three = texts("ru").worded("dark_tales", {"what": "man|woman|place"})
    assert three["what-acc"] == "мужчину, женщину или место"
    assert three["what-each"] == "каждого мужчину, каждую женщину и каждое место"


def test_a_sentence_can_stand_in_a_message_and_name_an_answer() -> None:
    sentence = [Message("dark_tales-step-lose", {"count": 2}), Message("dark_tales-text-comma", {})]
    event = tt.Event("dealt", {"seat": 1, "number": 1, "deal": sentence})
    assert texts("en").event("dark_tales", event, ("Ann", "Ben")) == "Ben makes deal 1 of setting A: lose 2 points,."
    decision = Decision(0, "use", {"count": 0, "deal 1": sentence}, (44, 45), 44, "3.2")
    labels = [texts("en").answer("dark_tales", action, decision) for action in ("deal 1", "deal 2")]
    assert labels == ["lose 2 points,", "the second deal of setting A"]


def test_numbers_bend_the_words_after_them() -> None:
    russian = texts("ru")
    words = [russian.text("zavarushka-why-farms", count=count) for count in (1, 2, 5)]
    assert words == ["1 ферма рядом", "2 фермы рядом", "5 ферм рядом"]


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'de' here; there are: en, ru, pl"):
        texts("de")


def test_a_message_with_a_hole_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(LookupError, match="zavarushka-event-placed in en"):
        texts("en").text("zavarushka-event-placed", seat="Red")
