"""Playing in the terminal, as a person at the keyboard and as a pipe."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

import taletable as tt
from taletable.cli import main, play
from taletable.cli.cards import shares
from taletable.kernel import table as kernel_table
from taletable.locales import texts
from tests.games.dark_tales.tale import position as tale
from tests.games.dark_tales.tale import teller
from tests.games.grimm_forest.forest import pig, position
from tests.games.zavarushka.kingdom import kingdom


class Typist(io.StringIO):
    """Somebody who types these lines; None is ctrl-C."""

    def __init__(self, lines: list[str | None]) -> None:
        super().__init__()
        self.lines = lines

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if not self.lines:
            return ""
        line = self.lines.pop(0)
        if line is None:
            raise KeyboardInterrupt
        return line + "\n"


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: str, lines: list[str | None] | None = None) -> tuple[int, str]:
        """The exit code and everything that was said, errors included."""
        self.monkeypatch.setattr(sys, "stdin", Typist(lines or []))
        code = main(arguments)
        said = self.capsys.readouterr()
        return code, said.out + said.err

    def play(self, *lines: str | None, more: tuple[str, ...] = ()) -> tuple[int, str]:
        """A two-player game of seed 1 in which the person begins."""
        arguments = ("play", "zavarushka", "--seed", "1", "--option", "first=0", *more)
        return self.run(*arguments, lines=list(lines))


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


FIRST_CHOICES: list[str | None] = ["1"] * 60


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("bots", ["casual", "random", "greedy,novice:miser"])
def test_a_whole_game(terminal: Terminal, players: str, bots: str) -> None:
    more = ("--players", players, "--bots", bots)
    code, said = terminal.play(*FIRST_CHOICES, more=more)
    assert code == 0
    assert "The game is over." in said
    assert "Total" in said
    assert "1. " in said
    assert "not in the kingdom" in said


@pytest.mark.parametrize(
    ("language", "blue", "yellow", "green"),
    [
        ("en", "Blue (bot: novice, trickster)", "Yellow (bot: casual, miser, @5)", "Green (bot: novice, trickster)"),
        ("ru", "Синий (бот: новичок, проказник)", "Жёлтый (бот: любитель, скряга, @5)", "Зелёный (бот: новичок"),
        ("pl", "Niebieski (bot: nowicjusz, figlarz)", "Żółty (bot: amator, skąpiec, @5)", "Zielony (bot: nowicjusz"),
    ],
)
def test_bots_take_the_other_seats_in_turn_and_are_shown_with_level_and_character(
    terminal: Terminal, language: str, blue: str, yellow: str, green: str
) -> None:
    more = ("--players", "4", "--bots", "novice:trickster, casual:miser@5", "--lang", language)
    _, said = terminal.play(more=more)
    for label in (blue, yellow, green):
        assert label in said


@pytest.mark.parametrize(("bots", "sign"), [("strong@1", True), ("novice", False)])
def test_a_bot_that_takes_a_while_is_seen_to_think_on_a_screen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, bots: str, sign: bool
) -> None:
    code, said = terminal.play("1", "1", more=("--bots", bots))
    assert "thinks…" not in said  # a pipe
    monkeypatch.setattr(play, "Console", partial(Console, force_terminal=True))
    code, said = terminal.play("1", "1", more=("--bots", bots))
    assert code == 1
    assert ("Blue thinks…" in said) is sign


def test_levels_and_characters_are_told_by_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("play", "--help"))
    said = " ".join(capsys.readouterr().out.split())
    assert "novice, casual, strong, master" in said
    assert "builder, gambler, miser, trickster" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", ["Какого персонажа сыграть?", "У вас в руке:", "Игра окончена.", "Всего", "ход 6 из 6"]),
        ("pl", ["Którą postać zagrywasz?", "Masz na ręce:", "Koniec gry.", "Razem", "tura 6 z 6"]),
    ],
)
def test_a_whole_game_in_another_language(terminal: Terminal, language: str, words: list[str]) -> None:
    code, said = terminal.play(*FIRST_CHOICES, more=("--lang", language))
    assert code == 0
    for word in words:
        assert word in said
    for english in ("Your", "King", "places", "zavarushka-", "cli-"):
        assert english not in said


def test_what_happened_is_told_before_the_next_question(terminal: Terminal) -> None:
    _, said = terminal.play("1", "1")
    assert "· Red has the first turn." in said
    red, blue = said.index("· Red places the"), said.index("· Blue places the")
    assert said.index("Which character do you play?") < red < blue < said.rindex("Which character do you play?")


def test_the_kingdom_is_drawn_with_sleepers_marked(terminal: Terminal, tmp_path: Path) -> None:
    position = {
        "stacks": {"b1": ["red king", "blue dragon"], "b2": ["red dwarf"]},
        "hands": [["queen", "fairy", "witch", "knight", "wizard", "dragon"], None],
        "turns": 4,
    }
    table = tt.game("zavarushka").arrange(position)
    (tmp_path / "laid.record").write_text(table.record(("person", "random")).dumps())
    code, said = terminal.run("play", "zavarushka", "--resume", "laid.record")
    assert code == 1
    assert "Going on with the game saved in laid.record" in said
    assert "b1 ♜ castle" in said
    cell = said.index("B Dragon")
    assert cell < said.index("R King zZ")
    assert "R Dwarf zZ" not in said
    assert "turn 3 of 6" in said


def test_choices_by_number_label_first_letters_and_name(terminal: Terminal) -> None:
    _, said = terminal.play("qu", "B1", "card knight", "tile a1")
    assert "Red places the Queen on b1." in said
    assert "Red places the Knight on a1." in said


def test_bad_input_gets_a_sentence_and_another_try(terminal: Terminal) -> None:
    _, said = terminal.play("xyzzy", "99", "0", "", "king", "b1", "1", "d3")
    assert said.count("I do not understand “xyzzy”. Type a number from 1 to 7, or ? for help.") == 1
    assert "I do not understand “99”" in said
    assert "I do not understand “0”" in said
    assert "Type a number from 1 to 7, or ? for help." in said
    assert "You do not hold the King." in said
    assert "You are asked for a character, not for a tile." in said
    assert "its tiles run from a1 to c2" in said
    assert said.count("Which character do you play?") == 1


def test_a_question_mark_tells_the_rule(terminal: Terminal) -> None:
    _, said = terminal.play("?", "? queen", "? 3.3", "? king", "? b1", "? nonsense")
    assert "2.2  In a turn you place one character" in said
    assert "6.3  Queen: 1 if a King" in said
    assert "3.3  Two characters of the same name" in said
    assert "You do not hold the King." in said
    assert "6.2  King: 1 on a castle" in said
    assert "I do not understand “nonsense”" in said


@pytest.mark.parametrize("word", ["Король", "король", "Król", "krol", "king", "card king", "кор", "kró"])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_card_is_found_by_its_name_in_any_language(terminal: Terminal, word: str, language: str) -> None:
    # The Queen is in hand, the King is not: whole names find either, first letters whatever can be chosen.
    _, said = terminal.play(f"? {word}", more=("--lang", language))
    if word in ("кор", "kró"):
        assert "6.3  " in said  # the Queen, королева, królowa
    else:
        assert "6.2  " in said


def test_choices_are_made_by_a_name_in_any_language(terminal: Terminal) -> None:
    _, said = terminal.play("Королеву", "Королева", "b1", "rycerz", "a1")
    assert "I do not understand “Королеву”" in said
    assert "Red places the Queen on b1." in said
    assert "Red places the Knight on a1." in said


def test_letters_that_fit_several_cards_are_answered_with_their_names(terminal: Terminal) -> None:
    _, said = terminal.play("? w", "w")
    assert said.count("“w” can be any of these: Witch, Wizard.") == 2


def laid(terminal: Terminal, table: tt.Table, *lines: str, language: str = "en") -> str:
    """What is said when somebody goes on at this table and types these lines."""
    players = ("person", *["random"] * (table.seats - 1))
    Path("laid.record").write_text(table.record(players).dumps(), "utf-8")
    return terminal.run("play", table.game.id, "--resume", "laid.record", "--lang", language, lines=list(lines))[1]


def test_a_question_about_a_card_is_answered_by_the_card_first(terminal: Terminal) -> None:
    table = tt.game("dark_tales").arrange(tale(teller("king"), teller(front="witch"), settings=["a1", "b2"]))
    game = table.game
    russian = texts("ru").action(game.id, "card ogre")
    for word, id in (("witch", "card witch"), ("ogre", "card ogre"), (russian, "card ogre")):
        said = laid(terminal, table, f"? {word}").partition("for help): ")[2]
        about = " · ".join(texts("en").sentence(one) for one in game.about(game.actions.index(id), table.options))
        assert said.strip().startswith(f"{texts('en').action(game.id, id)}  {about}\n   {game.rule(game.number(id))}")
        assert "Something else is asked now" in said or "in your hand" in said


@pytest.mark.parametrize(
    ("expansion", "id"), [("mermaid", "card mermaid-prince"), ("cinderella", "card cinderella-prince")]
)
def test_of_two_cards_with_one_name_the_one_of_the_expansion_is_meant(
    terminal: Terminal, expansion: str, id: str
) -> None:
    table = tt.game("dark_tales").deal(2, 1, expansion=expansion)
    said = laid(terminal, table, "? Prince").partition("for help): ")[2]
    about = table.game.about(table.game.number(id), table.options)
    assert " · ".join(texts("en").sentence(one) for one in about) in said


def test_a_question_about_what_is_never_chosen_is_answered_too(terminal: Terminal) -> None:
    table = tt.game("dark_tales").arrange(tale(teller("king"), teller(), settings=["a1", "b2"]))
    name = texts("en").text("dark_tales-setting-b2")
    said = laid(
        terminal, table, "? b2", f"? {name}", f"? {texts('ru').text('dark_tales-setting-b2')}", "? nothing like it"
    )
    assert said.count(f"\n{name}  ") == 3
    assert "I do not understand “nothing like it”" in said


def test_a_player_or_a_tile_is_explained_by_the_rule_of_the_question(terminal: Terminal) -> None:
    victim = tt.game("dark_tales").arrange(tale(teller("ogre"), teller(coin=1), teller(sword=1)))
    victim.act(0, "card ogre")
    swap = kingdom("witch queen", b1="bking", b2="rpeasant").seat(0).plays("card witch", "tile c1").table
    for table, verb in ((victim, "seat "), (swap, "tile ")):
        decision = table.decision(0)
        assert decision is not None
        assert table.game.actions[decision.actions[0]].startswith(verb)
        said = laid(terminal, table, "? 1")
        assert re.findall(r"^   ([\d.]+)  ", said, re.MULTILINE) == [decision.clause]


def test_numbers_of_choices_are_told_from_other_numbers(terminal: Terminal) -> None:
    _, said = terminal.play()
    assert "1) Queen   2) " in said


def test_help_and_rules(terminal: Terminal) -> None:
    _, said = terminal.play("help", "rules 4", "rules")
    assert "undo to take back what nobody has seen" in said
    assert said.count("4. Blocking") == 2
    assert said.count("1. Before the game") == 1


def test_undo_where_it_reveals_nothing(terminal: Terminal) -> None:
    _, said = terminal.play("undo", "queen", "undo", "knight", "a1", "undo")
    assert "nothing can be undone" in said
    assert "Taken back." in said
    assert "Red places the Knight on a1." in said
    assert "somebody else's, so it is not yours to undo" in said


def test_save_and_resume_go_on_where_the_game_was(terminal: Terminal, tmp_path: Path) -> None:
    code, said = terminal.play("knight", "a1", "queen", "save mine.record", "b1", "save", "quit", "n")
    assert code == 1
    assert "Saved to mine.record. Go on with: taletable play zavarushka --resume mine.record" in said
    assert "Saved to zavarushka.record" in said
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["mine.record", "zavarushka.record"]
    code, said = terminal.run("play", "zavarushka", "--resume", "mine.record", lines=["b1", *FIRST_CHOICES])
    assert "Where does your Queen go?" in said
    assert "Red places the Queen on b1." in said
    assert "Red places the Knight" not in said  # the person has seen that
    assert code == 0


def test_saving_where_nothing_can_be_written_loses_nothing(terminal: Terminal) -> None:
    _, said = terminal.play("queen", "save no/such/folder/x", "b1")
    assert "Could not write no/such/folder/x: No such file or directory." in said
    assert "Red places the Queen on b1." in said


@pytest.mark.parametrize("answer", ["y", "n", None])
def test_ctrl_c_offers_to_save(terminal: Terminal, tmp_path: Path, answer: str | None) -> None:
    code, said = terminal.play("queen", "b1", None, answer)
    assert code == 1
    assert "Save the game before you go? (y/n)" in said
    assert said.rstrip().endswith("Goodbye.")
    assert (tmp_path / "zavarushka.record").exists() is (answer == "y")


def test_ctrl_c_before_the_first_action_has_nothing_to_save(terminal: Terminal) -> None:
    code, said = terminal.play(None)
    assert code == 1
    assert "Save the game" not in said


def test_a_pipe_that_ends_stops_the_game(terminal: Terminal) -> None:
    code, said = terminal.play("queen")
    assert code == 1
    assert "There is nothing more to read" in said
    assert "Save the game" not in said


def test_without_a_seed_every_game_is_another_and_can_be_had_again(terminal: Terminal, tmp_path: Path) -> None:
    seeds = []
    for name in ("one", "two"):
        terminal.run("play", "zavarushka", lines=[f"save {name}"])
        seeds.append(tt.Record.loads((tmp_path / name).read_text()).seed)
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "9"), "zavarushka is for 2, 3, 4 players with these options, not for 9"),
        (("--option", "first"), "an option is written NAME=VALUE, not 'first'"),
        (("--option", "first=7"), "option 'first' of zavarushka cannot be '7'"),
        (("--option", "frist=0"), "zavarushka has no option 'frist'; did you mean 'first'?"),
        (("--option", "first=3", "--players", "2"), "zavarushka is for 4 players with these options, not for 2"),
        (("--bots", "gready"), "there is no bot 'gready'; did you mean 'greedy'?"),
        (("--bots", "strong:miner"), "there is no character 'miner'; did you mean 'miser'?"),
        (("--resume", "nowhere.record"), "No such file or directory: 'nowhere.record'"),
    ],
)
def test_a_wrong_command_is_answered_with_a_sentence(
    terminal: Terminal, arguments: tuple[str, ...], complaint: str
) -> None:
    code, said = terminal.run("play", "zavarushka", *arguments)
    assert code == 2
    assert said.startswith("taletable: ")
    assert complaint in said


def test_a_file_that_is_no_saved_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("Roses are red")
    code, said = terminal.run("play", "zavarushka", "--resume", "poem")
    assert (code, "line 1 of the record" in said) == (2, True)
    table = tt.game("zavarushka").deal(2, 1)
    (tmp_path / "bare").write_text(table.record().dumps())
    code, said = terminal.run("play", "zavarushka", "--resume", "bare")
    assert (code, "does not say who sits where" in said) == (2, True)
    (tmp_path / "other").write_text(table.record(("person", "random")).dumps().replace("zavarushka", "chess"))
    code, said = terminal.run("play", "zavarushka", "--resume", "other")
    assert (code, "is a game of chess, not of zavarushka" in said) == (2, True)


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_record_is_retold(terminal: Terminal, tmp_path: Path, language: str, game: str) -> None:
    table = tt.game(game).deal(3, 5)
    tt.playout(table, 5)
    (tmp_path / "game").write_text(table.record().dumps())
    code, said = terminal.run("replay", "game", "--lang", language)
    assert code == 0
    best = table.standings[0]
    assert str(best.score) in said
    code, half = terminal.run("replay", "game", "--upto", "7", "--lang", language)
    assert code == 0
    assert len(half) < len(said)
    assert terminal.run("replay", "game", "--upto", "700")[0] == 2


def test_a_record_is_retold_with_the_names_of_those_who_have_one(terminal: Terminal, tmp_path: Path) -> None:
    table = tt.game("zavarushka").deal(2, 5, first=0)
    tt.playout(table, 5)
    for bot in ("greedy", "strong:miser", "master@50"):
        (tmp_path / "game").write_text(table.record(("Anna", bot)).dumps())
        _, said = terminal.run("replay", "game")
        assert "Anna has the first turn." in said
        assert "Anna (Red)" in said
        assert "Blue places the" in said
        assert "Red places the" not in said


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_whole_game_of_fairy_tale(terminal: Terminal, language: str) -> None:
    more = ("--option", "deck=advanced", "--option", "draft_memory=true", "--players", "5", "--lang", language)
    code, said = terminal.run("play", "fairy_tale", "--seed", "8", *more, lines=["1"] * 80)
    assert code == 0
    assert "fairy_tale-" not in said
    assert "cli-" not in said
    words = {
        "en": ["Draft 4 of 4; cards go to the right.", "The pack before you:", "You have passed on:", "face up"],
        "ru": ["Драфт 4 из 4; карты идут направо.", "Карты перед вами:", "Вы передали дальше:"],
        "pl": ["Draft 4 z 4; karty idą w prawo.", "Karty przed tobą:", "Te karty podano dalej:"],
    }
    for word in words[language]:
        assert word in said


def test_a_card_says_what_it_does(terminal: Terminal) -> None:
    _, said = terminal.run("play", "fairy_tale", "--seed", "3", "--option", "deck=advanced", lines=["? 1"])
    assert "for each" in said
    assert "Dragonvale, character" in said or "Fairywood, character" in said
    assert "You have passed on" not in said


def test_teams_in_the_terminal(terminal: Terminal) -> None:
    code, said = terminal.run("play", "fairy_tale", "--seed", "3", "--option", "teams=true", lines=["1"] * 80)
    assert code == 0
    assert "Partner" in said
    assert "the points of Yellow" in said
    assert re.search(r"Red \(you\)  \d+ points?, the team \d+", said)


def test_the_names_that_help_the_trickster_come_first(terminal: Terminal, tmp_path: Path) -> None:
    rows = [["lady", "knights-tale-4", "trickster"], []]
    table = tt.game("fairy_tale").arrange({"options": {"deck": "advanced"}, "draft": 4, "rows": rows})
    (tmp_path / "game").write_text(table.record(("person", "random")).dumps())
    code, said = terminal.run("play", "fairy_tale", "--resume", "game", lines=["1"])
    assert code == 0
    assert "Your cards can use, best first: Emperor or Bard." in said
    assert "Trickster -1: stands for Emperor" in said


@pytest.mark.parametrize(("language", "players"), [("en", "2"), ("ru", "3"), ("pl", "4")])
def test_a_whole_game_of_the_grimm_forest(terminal: Terminal, language: str, players: str) -> None:
    more = ("--option", "edition=pl", "--players", players, "--lang", language)
    code, said = terminal.run("play", "grimm_forest", "--seed", "5", *more, lines=["1"] * 900)
    assert code == 0
    assert "grimm_forest-" not in said
    assert "cli-" not in said
    words = {
        "en": ["Round 4;", " ▁▄▲", "friend: "],
        "ru": ["Раунд 4;", " ▁▄▲", "друг: "],
        "pl": ["Runda 4;", " ▁▄▲", "towarzysz: "],
    }
    for word in words[language]:
        assert word in said


@pytest.mark.parametrize(("language", "players"), [("en", "2"), ("ru", "3"), ("pl", "4")])
def test_a_whole_game_of_dark_tales(terminal: Terminal, language: str, players: str) -> None:
    more = ("--option", "setting_a=a2", "--players", players, "--lang", language)
    code, said = terminal.run("play", "dark_tales", "--seed", "5", *more, lines=["1"] * 300)
    assert code == 0
    assert "dark_tales-" not in said
    assert "cli-" not in said
    words = {"en": ["In the middle:", "☾", "☀"], "ru": ["Посередине стола:", "☾", "☀"], "pl": ["Na środku:", "☾", "☀"]}
    for word in words[language]:
        assert word in said


def test_what_one_has_drawn_is_told_once(terminal: Terminal) -> None:
    _, said = terminal.run("play", "dark_tales", "--seed", "2", "--players", "2", lines=["1"] * 200)
    told = [line for line in said.splitlines() if line.startswith("· ")]
    (own,) = {found[1] for line in told if (found := re.search(r": (.*) has drawn ", line))}
    drew = [found[1] for line in told if (found := re.search(r": (.*) draws (?:a card|\d+ cards)", line))]
    assert drew  # others are told only that somebody has drawn
    assert own not in drew


@pytest.mark.parametrize(
    ("language", "held", "pacts"),
    [
        ("en", "Setting B 8: magic wands +6, cards in front of the player +2", "Pacts kept -6: 2 pacts"),
        ("ru", "Сюжет Б 8: волшебные палки +6, карты перед игроком +2", "Оставшиеся договоры -6: 2 договора"),
        ("pl", "Sceneria B 8: różdżki +6, karty przed graczem +2", "Zatrzymane pakty -6: 2 pakty"),
    ],
)
def test_the_pad_of_a_tale_says_each_number_once(
    terminal: Terminal, tmp_path: Path, language: str, held: str, pacts: str
) -> None:
    first = teller(front="king witch", score=7, pacts="lost-voice silver-knife", wand=2)
    place = tale(first, teller(), expansion="mermaid", settings=["a1", "b3"])
    table = tt.game("dark_tales").arrange({**place, "agenda": [], "asks": [None, None]})
    (tmp_path / "tale.record").write_text(table.record().dumps(), "utf-8")
    _, said = terminal.run("replay", "tale.record", "--lang", language)
    lines = [line.strip() for line in said.splitlines()]
    assert held in lines
    assert pacts in lines
    assert f"{texts(language).text('dark_tales-line-cards')} 7" in lines


def test_the_tale_shows_what_is_known(terminal: Terminal, tmp_path: Path) -> None:
    place = tale(teller("ogre", coin=2), teller("king", front="witch"), time="neither", middle="gypsy")
    place["players"][0]["known"] = [[], ["king"]]
    table = tt.game("dark_tales").arrange(place)
    (tmp_path / "tale.record").write_text(table.record(("person", "random")).dumps(), "utf-8")
    _, said = terminal.run("play", "dark_tales", "--resume", "tale.record", lines=["?"])
    for word in ("You know that Blue (bot: random) holds: King", "In the middle: Gypsy", "coin 2", "☀ is day"):
        assert word in said


def test_the_forest_shows_what_is_known(terminal: Terminal, tmp_path: Path) -> None:
    place = position(
        pig("2 straw", hand="wolf", known=[[], ["giant"]], tops=1, due="taxation"),
        pig(hand="giant", houses="straw-roof"),
        uniques={"field": ("lonely-castle", 1)},
        deck=None,
    )
    table = tt.game("grimm_forest").arrange(place)
    (tmp_path / "forest.record").write_text(table.record(("person", "random")).dumps(), "utf-8")
    _, said = terminal.run("play", "grimm_forest", "--resume", "forest.record", lines=["1"])
    for word in ("You know that Blue (bot: random) holds: Giant", "On top of the deck:", "Lonely Castle", "straw ▁▄▲"):
        assert word in said
    assert "acts this round: Taxation" in said
    assert re.search(r"Fables: \d+ in the deck, \d+ discarded. Friends: \d+ in the deck, \d+ discarded.", said)


def test_two_editions_are_compared_in_plain_words(terminal: Terminal) -> None:
    code, said = terminal.run("editions", "grimm_forest", "ru", "pl")
    assert code == 0
    assert "the Russian edition and the Polish edition: 13 differences." in said
    assert "· When Roar acts.\n    the Russian edition: before gathering" in said
    assert "escape" not in said  # neither book says so
    assert "различий нет" in terminal.run("editions", "grimm_forest", "ru", "ru", "--lang", "ru")[1]
    code, said = terminal.run("editions", "grimm_forest", "ru", "de")
    assert (code, "cannot be 'de'" in said) == (2, True)
    code, said = terminal.run("editions", "zavarushka", "ru", "pl")
    assert (code, "has only one edition here" in said) == (2, True)


def test_cards_are_printed_as_an_edition_has_them(terminal: Terminal) -> None:
    roars = [terminal.run("cards", "grimm_forest", "--edition", edition)[1] for edition in ("ru", "pl")]
    assert "Before gathering: every opponent on your" in roars[0]
    assert "Before gathering: every opponent on your" not in roars[1]
    assert "next round" in roars[0]


def test_settings_are_printed_with_the_cards(terminal: Terminal) -> None:
    code, said = terminal.run("cards", "dark_tales")
    assert code == 0
    assert "Creature of the Night" in said
    assert "B2 The Iron Army" in said
    assert "pay 2 coin => score 3" not in said
    assert "pay 2 coin => score 3" in terminal.run("cards", "dark_tales", "--raw")[1]


def test_the_card_sheet_is_printed_with_its_sources(terminal: Terminal) -> None:
    code, said = terminal.run("cards", "fairy_tale")
    assert code == 0
    assert "Children of the Dragon" in said
    assert "Turn 1 of your Dragonvale" in said
    assert "Where the facts come from: inferred" in said
    code, raw = terminal.run("cards", "fairy_tale", "--raw")
    assert (code, raw) == (0, (Path(tt.__file__).parent / "games/fairy_tale/cards.toml").read_text("utf-8"))
    _, said = terminal.run("cards", "fairy_tale", "--lang", "ru")
    assert "Бард (Bard)" in said
    assert "Дама (название наше)" in said
    assert "dragonvale" not in said
    code, said = terminal.run("cards", "zavarushka")
    assert (code, "has no card sheet" in said) == (2, True)


@pytest.mark.parametrize("game", [id for id in tt.games() if "deck_file" in tt.game(id).options])
@pytest.mark.parametrize("language", ["ru", "pl"])
def test_a_card_sheet_is_in_the_language_all_the_way(terminal: Terminal, game: str, language: str) -> None:
    code, said = terminal.run("cards", game, "--lang", language)
    assert code == 0
    words = set(re.findall(r"[a-z]+", said))
    raw = {"book", "inferred", "house", "copies", "points", "effect", "flip", "score", "event", "woman", "base", "all"}
    assert words & raw == set()
    assert sum(int(share) for share in re.findall(r"(\d+) %", said)) == 100


def test_shares_add_up_to_a_hundred() -> None:
    assert shares(Counter(a=1, b=1, c=1)) == [("a", 34), ("b", 33), ("c", 33)]
    assert shares(Counter(a=2, b=2, c=3)) == [("c", 43), ("a", 29), ("b", 28)]
    assert shares(Counter(a=5)) == [("a", 100)]


def test_a_card_sheet_of_ones_own_is_checked(terminal: Terminal, tmp_path: Path) -> None:
    sheet = (Path(tt.__file__).parent / "games/fairy_tale/cards.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(sheet, "utf-8")
    assert terminal.run("cards", "fairy_tale", "--check", "mine.toml", "--lang", "ru")[0] == 0
    (tmp_path / "mine.toml").write_text(sheet.replace('"3 per knight-of-the-round-table"', '"3 per kniht"'), "utf-8")
    code, said = terminal.run("cards", "fairy_tale", "--check", "mine.toml")
    assert code == 2
    assert "line 34, card 'bronze-dragon': there is no card 'kniht' to go with it" in said
    code, said = terminal.run("play", "fairy_tale", "--option", "deck_file=mine.toml")
    assert (code, "there is no card 'kniht'" in said) == (2, True)
    (tmp_path / "mine.toml").write_text(sheet, "utf-8")
    code, said = terminal.run("play", "fairy_tale", "--option", "deck_file=mine.toml", lines=["1"] * 80)
    assert code == 0


def test_bench_prints_its_table(terminal: Terminal) -> None:
    code, said = terminal.run("bench", "--seconds", "0.001")
    assert code == 0
    for word in ("Reference work", "decisions", "games", "copies", "views", "imagine", "iterations", *tt.games()):
        assert word in said


def test_bench_of_one_game_measures_no_other(terminal: Terminal) -> None:
    code, said = terminal.run("bench", "zavarushka", "--seconds", "0.001")
    assert code == 0
    assert {game for game in tt.games() if game in said} == {"zavarushka"}


def test_the_version_says_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    said = capsys.readouterr().out
    assert tt.__version__ in said
    compiled = not str(kernel_table.__file__).endswith(".py")
    assert ("(compiled rules)" in said, "(plain Python rules" in said) == (compiled, not compiled)


# The real thing: a process of its own, on a pipe and on a terminal.

COMMAND = [sys.executable, "-m", "taletable", "play", "zavarushka", "--seed", "1", "--option", "first=0"]


def test_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    done = subprocess.run(COMMAND, input="1\n" * 60, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout
    assert done.stderr == ""


class Screen:
    """What a terminal shows, read piece by piece."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.unread = b""

    def until(self, words: str) -> str:
        """Everything up to these words; what follows them waits for the next call."""
        end = time.monotonic() + 60
        while words.encode() not in self.unread:
            assert time.monotonic() < end, f"still waiting for {words!r} after {self.unread!r}"
            if select.select([self.terminal], [], [], 0.5)[0]:
                self.unread += os.read(self.terminal, 65536)
        said, _, self.unread = self.unread.partition(words.encode())
        return said.decode()


@pytest.mark.parametrize("colour", [True, False])
def test_a_terminal_gets_colour_unless_it_wants_none_and_ctrl_c_saves(tmp_path: Path, colour: bool) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    environment.pop("NO_COLOR", None)
    if not colour:
        environment["NO_COLOR"] = "1"
    process = subprocess.Popen(
        COMMAND, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment, start_new_session=True
    )
    os.close(theirs)
    screen = Screen(ours)
    try:
        said = screen.until("for help):")
        assert ("\x1b[1;31m" in said) is colour
        os.write(ours, b"queen\n")
        screen.until("Where does your Queen go?")
        screen.until("for help):")
        process.send_signal(signal.SIGINT)
        screen.until("Save the game before you go?")
        os.write(ours, b"y\n")
        screen.until("Goodbye.")
        assert process.wait(60) == 1
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert tt.Record.loads((tmp_path / "zavarushka.record").read_text()).actions == ((0, "card queen"),)
