"""The card language and the sheet: what can be written, what it becomes, and mistakes told by line and card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from taletable.games.dark_tales.cards import DECKS, PACTS, SHEET, TEXT, sheet_of
from taletable.games.dark_tales.language import VERBS, Reader
from taletable.games.dark_tales.text import card_text, pact_text, program_text, setting_text, token_text
from taletable.locales import LANGUAGES, texts
from tests.games.dark_tales.properties import WILD
from tests.games.dark_tales.tale import GAME, clause, hand, items, pile, played, scores, teller, view
from tests.kit import walk
from tests.kit.scenario import keeps_secrets, read_back

RULES = {"options": {"deck_file": WILD}}


@clause("1.1")
def test_the_box_has_48_cards_of_five_kinds() -> None:
    kinds = Counter(SHEET.cards[card].kind for card in SHEET.deck(0))
    assert kinds == {0: 12, 1: 12, 2: 10, 3: 6, 4: 8}


@clause("1.7", "7.1", "8.4")
def test_what_the_expansions_bring() -> None:
    assert [len(SHEET.deck(DECKS.index(deck))) for deck in ("mermaid", "cinderella")] == [24, 21]
    assert (len(SHEET.bargains()), len(SHEET.stack())) == (20, 21)


def said(line: str) -> str:
    """What a line of the language says in English."""

    def complain(complaint: str) -> ValueError:
        return ValueError(complaint)

    reader = Reader(tuple([card.id for card in SHEET.cards]), complain)
    return "; ".join(texts("en").sentence(sentence) for sentence in program_text(reader.program(line)))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("score 2", "score 2 points"),
        ("score 2 per villain in play", "score 2 points for each villain in play"),
        ("score 1 per man or merchant in play max 3", "score 1 point for each man or Merchant in play, 3 at most"),
        ("draw 2", "draw 2 cards"),
        ("may draw 1", "you may draw a card"),
        ("night: take 1 sword", "if it is night, take a sword"),
        ("day: may draw 1", "if it is day, you may draw a card"),
        ("take 1 item", "take any item"),
        ("take 2 item", "take 2 items of your choice"),
        ("take 2 item but coin", "take any 2 items but coins"),
        ("take 1 sword or armour or wand", "take any item but a coin"),
        ("take 1 sword or armour", "take a sword or a suit of armour"),
        ("take 3 sword or armour", "take any 3 items that are swords or suits of armour"),
        ("discard any in play", "discard any card in play"),
        ("discard man in front", "discard a man in front of you"),
        ("remove any in play", "remove any card in play from the game"),
        ("remove top of discard", "remove the top card of the discard pile from the game"),
        ("fetch man in play", "take a man in play into your hand"),
        ("fetch woman from discard", "take a woman from the discard pile into your hand"),
        ("fetch any from discard but witch", "take any card except a Witch from the discard pile into your hand"),
        ("fetch top of discard", "take the top card of the discard pile into your hand"),
        ("rob item", "take an item from another player"),
        ("swap card", "take a random card from another player's hand and give that player a card in return"),
        ("may use setting", "you may make a deal of setting A"),
        ("play again", "play one more card this turn"),
        ("time night; score 1", "night falls; score 1 point"),
        ("time day", "day breaks"),
        ("time change", "day turns into night, or night into day"),
        ("take pact; all take pact", "take a pact; every player takes a pact, you too"),
        ("may discard pact", "you may discard one of your pacts"),
        ("enter man or place", "lay a man or a place from your hand in front of you, without points or effect"),
        (
            "call ogre from discard or others",
            "take an Ogre from the discard pile into your hand; only if none is there, you may take one lying in front of another player",
        ),
        ("play event => score 1", "play an event from your hand to score 1 point"),
        ("show ogre => score 1", "show an Ogre from your hand to score 1 point"),
        ("show two of a kind => score 1", "show two cards of one kind from your hand to score 1 point"),
        ("show hand of 2 => score 1", "show your whole hand, if it has 2 cards or more, to score 1 point"),
        ("throw 1 card => score 1", "discard a card from your hand to score 1 point"),
        ("throw 2 cards => score 1", "discard 2 cards from your hand to score 1 point"),
        ("give card => draw 2", "give a card from your hand to another player to draw 2 cards"),
        ("have ogre in front => score 5", "if you have an Ogre in front of you, score 5 points"),
        ("have ogre in front and have man in front => score 5", "if you have an Ogre and a man in front of you, score 5 points"),
        ("be night => score 3", "if it is night, score 3 points"),
        ("pay 1 coin and be day => score 3", "if it is day, pay a coin to score 3 points"),
        ("hold at most 1 card => draw 3", "if you hold no more than one card, draw 3 cards"),
        ("hold no item and be night => draw 1", "if you have no items and it is night, draw a card"),
        ("lose 2 => draw 1", "lose 2 points to draw a card"),
        ("lose 1 => score 2 and night: score 1", "lose 1 point to score 2 points, and 1 more if it is night"),
        ("lose 1 => score 2 and night: draw 1", "lose 1 point to score 2 points and if it is night, draw a card"),
        ("ogre in play: score 1", "if an Ogre is in play, score 1 point"),
        ("another woman in play: score 1", "if another woman is in play, score 1 point"),
        ("score 1 per slipper showing", "score 1 point for each slipper showing in front of any player"),
        ("turn token; may discard token", "turn over one of your tokens; you may discard one of your tokens"),
        ("pay 2 coin => score 3", "pay 2 coins to score 3 points"),
        ("pay 2 coin and pay 1 item but coin => take 1 sword and take 2 item", "pay 2 coins and any item but a coin to take a sword and 2 items of your choice"),
        (
            "draw 1; may pay 1 sword and discard villain in play => score 3 and take 1 coin and draw 1",
            "draw a card; you may pay a sword and discard a villain in play to score 3 points, take a coin and draw a card",
        ),
    ],
)  # fmt: skip
def test_what_a_line_says_is_made_from_what_it_does(line: str, words: str) -> None:
    assert said(line) == words


def test_every_verb_can_be_said() -> None:
    assert len(VERBS) == len(set(VERBS)) == 36


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("scoer 2", "'scoer 2' is no step; see the head of the sheet"),
        ("noon: score 2", "there is no condition 'noon'"),
        ("take 1 gold", "there is no item 'gold'"),
        ("discard dragn in play", "there is no card or kind 'dragn'; did you mean 'dragon'?"),
        ("pay 1 coin => ", "'' is no step"),
        ("enter event", "only men, women, villains and places can enter"),
        ("enter any", "only men, women, villains and places can enter"),
        ("enter ogre", "only men, women, villains and places can enter"),
        ("another dragon in play: score 1", "there is no kind 'dragon'"),
        ("score 1 per shoe showing", "no token shows 'shoe'"),
        ("call man from discard or others", "there is no card or kind 'man'"),
    ],
)
def test_a_line_that_means_nothing_is_refused_in_words(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        said(line)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "ogre"', 'id = "orge"', "card 'orge': there is no card 'orge'; did you mean 'ogre'?"),
        ('id = "ogre"', 'id = "dragon"', "card 'dragon': this card is listed twice"),
        ('effect = "rob item"', 'effect = "rob items"', "card 'ogre': 'rob items' is no step"),
        ('effect = "rob item"', 'effect = "time night"', "card 'ogre': only the card 'night' brings the night"),
        ('effect = "rob item"', "effect = 3", "card 'ogre': effect must be a text, not 3"),
        ('lasting = "no drawing for others"', 'lasting = "for ever"', "card 'witch': 'for ever' does not last"),
        ('lasting = "end of turn: night: score 1"', 'lasting = "end of turn: nigth: score 1"', "no condition 'nigth'"),
        ('lasting = "end of turn: night: score 1"', 'lasting = "end of turn: draw 1"', "at the end of a turn cards can only score"),
        ('goes = "front"', 'goes = "back"', "goes cannot be 'back'"),
        ('effect = "rob item"', 'effect = "time change"', "the time changes by itself only where Day and Night both lie"),
        ('per stepsisters dancing"', 'per stepsister dancing"', "did you mean 'stepsisters'?"),
        ('second = "show villain => score 1"', 'second = "play villain => score 1"', "pact 'foul-potion': everybody may do this, but cards are played in one's own turn only"),
        ('first = "be night => score 3"', 'first = "score 3"', "pact 'tide-of-night': 'score 3' is no deal"),
        ('id = "foul-potion"', 'id = "fowl-potion"', "did you mean 'foul-potion'?"),
        ('dark = "1 pumpkin"', 'dark = "one pumpkin"', "token 'pumpkin-coach': 'one pumpkin' is no side of a token"),
        ('dark = "1 pumpkin"', 'dark = "1 pumpkn"', "no token shows 'pumpkn'; did you mean 'pumpkin'?"),
        ('id = "mouse-horse"', 'id = "mouse-house"', "did you mean 'mouse-horse'?"),
        ('    "turn slipper",', '    "turn clipper",', "no token shows 'clipper'; did you mean 'slipper'?"),
        ('    "score tokens",', '    "score token",', "'score token' is nothing that happens at a ball"),
        ("pacts = 20", "pacts = 21", "[totals]: pacts is 21, but the copies of its cards add up to 20"),
        ("tokens = 21", "tokens = 20", "[totals]: tokens is 20, but the copies of its cards add up to 21"),
        ("mermaid = 24", "mermaid = 25", "[totals]: mermaid is 25"),
        ("base = 48", "base = 47", "[totals]: base is 47, but the copies of its cards add up to 48"),
        ('id = "a1"', 'id = "a9"', "there is no setting 'a9'"),
        ('id = "a1"', 'id = "a2"', "this setting is listed twice"),
        ('"pay 1 armour => fetch top of discard"', '"fetch top of discard"', "'fetch top of discard' is no deal"),
        ('"1 per coin held"', '"a lot per coin"', "'a lot per coin' counts nothing"),
        ('"1 per coin held"', '"1 per coin kept"', "'1 per coin kept' counts nothing"),
        ('lines = [\n    "1 per coin held",\n    "3 for most coin",\n]', "lines = 3", "lines must be a list of texts"),
        ('source = ["public", "public", "public"]', 'source = ["public"]', "source must name one of these for each line"),
        ('    "pay 1 coin => draw 1",\n', '    "pay 1 coin => draw 1",\n    "pay 1 coin => score 1",\n', "source must name one of these for each line"),
    ],
)  # fmt: skip
def test_mistakes_are_told_by_line_and_card(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=" ") as caught:
        sheet_of(TEXT.replace(old, new, 1))
    assert complaint in str(caught.value)


def test_a_setting_has_three_deals_at_most() -> None:
    four = TEXT.replace('    "pay 1 coin => draw 1",\n', '    "pay 1 coin => draw 1",\n    "pay 1 coin => score 1",\n')
    four = four.replace('source = ["inferred", "house", "house"]', 'source = ["inferred", "house", "house", "house"]')
    with pytest.raises(ValueError, match="a setting has 3 deals at most"):
        sheet_of(four)


def test_settings_left_out_are_ours_and_so_are_pacts_and_tokens() -> None:
    sheet = sheet_of(WILD)
    ours = {setting.id: setting for setting in SHEET.settings}
    for setting in sheet.settings:
        assert (setting is ours[setting.id]) == (setting.id not in ("a1", "a2"))
    assert (sheet.pacts, sheet.tokens) == (SHEET.pacts, SHEET.tokens)
    bare = sheet_of(TEXT[: TEXT.index("[[setting]]")])
    assert bare.settings == SHEET.settings


def test_settings_say_what_they_do() -> None:
    spoken = texts("en")
    told = {setting.id: [spoken.sentence(line) for line in setting_text(setting)] for setting in SHEET.settings}
    assert told["b1"] == [
        "1 point for each coin you have",
        "3 points if you have the most coins; all who tie for most score them",
    ]
    assert told["b2"][1] == "1 point more for each pair of a sword and a suit of armour"
    assert told["b6"] == ["6 points for each set of all four items", "1 point for each item beyond the sets"]
    assert told["a-cinderella"] == [
        "score the points on your tokens",
        "turn over your slippers",
        "form pairs: each dancing card in front of you scores 1 point, or what its note says",
    ]
    assert told["b-cinderella"][1] == "most pumpkins on tokens: 3 points"
    assert told["b-cinderella"][4] == "most birds on tokens: first place 8 points, second 5, third 3"
    assert told["a3"][1] == "pay a sword and discard a man in front of you to score 4 points"


def every_sentence(language: str) -> list[str]:
    """All that our cards, settings, pacts and tokens say."""
    spoken = texts(language)
    said = [
        *[line for card in SHEET.cards for line in card_text(card)],
        *[line for setting in SHEET.settings for line in setting_text(setting)],
        *[line for pact in SHEET.pacts for line in pact_text(pact)],
        *[line for token in SHEET.tokens for line in token_text(token)],
    ]
    return [spoken.sentence(line) for line in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_no_slashes_ranges_or_loose_marks(language: str) -> None:
    for sentence in every_sentence(language):
        assert not re.search(r"/| – \d|\s[,;:.]|,,|  |: .*: |×", sentence), sentence


@clause("6.2")
def test_who_ties_for_most_is_told_to_score_in_every_language() -> None:
    told = [texts(language).sentence(setting_text(SHEET.settings[5])[1]) for language in LANGUAGES]
    assert told == [
        "3 points if you have the most coins; all who tie for most score them",
        "3 очка, если у вас больше всех золотых монет; при равенстве их получает каждый из лидеров",
        "3 punkty, jeśli masz najwięcej złotych monet; przy remisie dostaje je każdy z remisujących",
    ]


# Where facts come from.


def sources(id: str) -> dict[str, str]:
    (found,) = [row["source"] for row in GAME.sheet("", {}) if row["id"] == id]
    assert isinstance(found, dict)
    return found


def test_every_name_of_ours_says_where_it_comes_from() -> None:
    rows = [row for row in GAME.sheet("", {}) if row["kind"] != "token"]
    assert all("name" in sources(str(row["id"])) for row in rows)
    assert {id for id in PACTS if sources(id)["name"] == "book"} == {"foul-potion", "kiss-of-love"}
    assert sources("ogre")["name"] == sources("a-cinderella")["name"] == "book"
    assert sources("coral-palace")["name"] == sources("a3")["name"] == "house"


@pytest.mark.parametrize(
    "id", ["secret-helper", "old-sage", "stepmother", "cinderella-prince", "stepsisters", "midnight"]
)
def test_an_effect_that_the_book_tells_in_part_is_not_called_the_books(id: str) -> None:
    assert sources(id)["effect"] == "inferred"


def test_a_sheet_of_ones_own_need_not_say_where_names_come_from() -> None:
    bare = re.sub(r'name = "(book|public|inferred|house)"(, |\n)', "", TEXT)
    assert "name =" not in bare
    rows = GAME.sheet(bare, {})
    assert not any("name" in row["source"] for row in rows)  # type: ignore[operator]
    former = TEXT.replace("a-cinderella", "a-ball").replace("b-cinderella", "b-ball")
    assert [setting.id for setting in sheet_of(former).settings] == [setting.id for setting in SHEET.settings]


# A box with other words.


def test_a_game_can_be_dealt_from_another_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WILD, "utf-8")
    table = GAME.deal(3, 1, deck_file=str(file))
    assert table.options["deck_file"] == WILD


def test_a_card_left_out_of_a_sheet_is_not_in_the_box() -> None:
    start = TEXT.index('[[card]]\nid = "ogre"')
    end = TEXT.index("[[card]]", start + 5)
    text = (TEXT[:start] + TEXT[end:]).replace("base = 48", "base = 45")
    assert len(sheet_of(text).deck(0)) == 45
    assert len(GAME.sheet(text, {})) == len(GAME.sheet("", {})) - 1


@pytest.mark.parametrize("expansion", ["mermaid", "cinderella"])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_from_another_box_with_expansions(expansion: str, seed: int) -> None:
    options = {"expansion": expansion, "deck_file": WILD, "setting_a": "a2" if seed % 2 else "a1"}
    kinds: set[str] = set()
    for number, table in enumerate(walk(GAME.start(2 + seed % 3, seed, options, listen=True), seed)):
        kinds |= {decision.kind for seat in table.waiting if (decision := table.decision(seat)) is not None}
        if number % 4 == seed % 4:
            assert read_back(table) == table
            keeps_secrets(table, seed)
    assert {"hand"} <= kinds if expansion == "mermaid" else {"hand", "turn-over", "dance"} <= kinds


@clause("5.2", "4.3")
def test_a_deal_that_is_no_choice_is_made_if_it_can_be() -> None:
    table = played("king", teller(), teller(front="fairy"), **RULES)
    assert (scores(table), items(table, 0), pile(table, "discard")) == ([5, 0], "1 armour", "fairy")
    table = played("king", teller(), teller(front="ogre"), **RULES)
    assert (scores(table), items(table, 0)) == ([2, 0], "")


@clause("5.1")
def test_items_of_any_kind_are_chosen_one_by_one() -> None:
    table = played("hidden-cave", teller(), teller(), discard="fairy", top="ogre", **RULES)
    table.seat(0).plays("item coin", "item coin", "item wand")
    assert items(table, 0) == "2 coin 1 wand"
    assert (pile(table, "discard"), pile(table, "removed")) == ("", "fairy")


@clause("4.4")
def test_whatever_may_be_done_can_be_left() -> None:
    for answer, found in (("yes", "2 coin"), ("pass", "")):
        table = played("fairy", teller(), teller(), **RULES)
        table.seat(0).asked("may", "yes", "pass").plays(answer)
        assert items(table, 0) == found


@clause("1.4", "2.3")
def test_a_box_without_night_begins_at_no_time() -> None:
    text = TEXT.replace('kind = "event"\ncopies = 3', 'kind = "event"\ncopies = 0', 2).replace("base = 48", "base = 42")
    assert GAME.deal(3, 1, deck_file=text).view(None)["time"] is None


@clause("6.5")
def test_the_declared_bounds() -> None:
    limits = GAME.limits(2)
    assert (limits.decisions, limits.lowest, limits.highest) == (12000, 0, 999)
    assert GAME.limits(2, expansion="mermaid").lowest == -999


@clause("4.7")
def test_a_score_with_a_limit_and_cards_by_name() -> None:
    table = played("ogre", teller(), teller(), middle="king merchant wizard", **RULES)
    table.seat(0).plays("pass")
    assert scores(table) == [4, 0]
    assert hand(table, 0) == "hidden-cave"


@clause("4.7")
@pytest.mark.parametrize(("middle", "points"), [("king", 1), ("fairy", 2)])
def test_a_card_that_is_not_in_play_does_not_count_itself(middle: str, points: int) -> None:
    old = 'goes = "middle"\neffect = "may discard pact; draw 1; another'
    own = {"deck_file": TEXT.replace(old, old.replace("middle", "discard"))}
    table = played("mermaid-sisters", teller(), teller(), middle=middle, expansion="mermaid", options=own)
    assert (scores(table), pile(table, "discard")) == ([points, 0], "mermaid-sisters")


@clause("7.3", "4.3")
def test_a_pact_that_must_be_discarded_is_left_where_there_is_none() -> None:
    own = TEXT.replace('effect = "may discard pact; take 1 wand or armour"', 'effect = "discard pact; take 1 wand"')
    for pact, freed in (("", 0), ("lost-voice", 1)):
        table = played("sea-king", teller(pacts=pact), teller(), expansion="mermaid", options={"deck_file": own})
        assert (items(table, 0), len(view(table)["pact_discard"])) == ("1 wand", freed)
