"""Playing in the terminal: one person, and bots on the other seats."""

from __future__ import annotations

import contextlib
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

import taletable as tt
from taletable.bots import Bot, BotName, Chair, bot
from taletable.cli import finding
from taletable.cli.boards import draw
from taletable.cli.scorepad import scorepad
from taletable.locales import Texts, rulebook, texts
from taletable.reports.names import PERSON
from taletable.study import hint

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from taletable.kernel import Decision, Event, Game, Sentence, Table

YES: Final = ("y", "yes", "д", "да", "t", "tak")
UNFINISHED: Final = 1
SEARCHING: Final = ("strong", "master")  # the levels that take a while
WHO_OR_WHERE: Final = ("seat", "tile", "location")  # what these are chosen for is said by the question's own rule


def begin(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: int | None,
    bots: Sequence[str],
    language: str,
    proposed: Sequence[str] = (),
) -> int:
    """Deal a new game; the person sits on seat 0, and the bots take the other seats in turn.

    ``proposed`` are the options that the person has not chosen, but the language.
    """
    chosen = secrets.randbelow(1_000_000_000) if seed is None else seed
    table = game.start(seats, chosen, options, listen=True)
    players = [PERSON, *[bots[seat % len(bots)].strip() for seat in range(table.seats - 1)]]
    sitting = Sitting(table, players, chosen, language)
    for name in proposed:
        choice = sitting.texts.text(f"{game.id}-choice-{name}-{options[name]}")
        sitting.say("cli-proposed", choice=choice, option=f"{name}={game.options[name].default}")
    return sitting.play()


def resume(game: Game, file: Path, language: str) -> int:
    """Go on with a saved game."""
    record = tt.Record.loads(file.read_text("utf-8"))
    if record.game != game.id:
        raise ValueError(f"{file} is a game of {record.game}, not of {game.id}")
    if len(record.players) != record.seats or PERSON not in record.players:
        raise ValueError(f"{file} does not say who sits where; `taletable replay` can retell it")
    table = tt.replay(record, listen=True)
    sitting = Sitting(table, list(record.players), len(record.actions), language)
    own = [number for number, (seat, _) in enumerate(record.actions, 1) if seat == sitting.seat]
    if own:
        sitting.heard = len(tt.replay(record, own[-1], listen=True).events_for(sitting.seat))
    sitting.say("cli-resumed", file=str(file))
    return sitting.play()


def in_detail(events: list[Event], details: dict[str, str]) -> list[Event]:
    """The events without those that the next one tells its reader in detail (`Game.details`)."""
    following: list[Event | None] = [*events[1:], None]
    return [
        event
        for event, after in zip(events, following, strict=False)
        if after is None or details.get(after.kind) != event.kind or after.args["seat"] != event.args["seat"]
    ]


class Leave(Exception):
    """The person wants to go."""


class NobodyTypes(Exception):
    """The file or the pipe that was read has ended."""


class Sitting:
    """One person at one table."""

    def __init__(self, table: Table, players: list[str], seed: int, language: str) -> None:
        self.table = table
        self.players = players
        self.seat = players.index(PERSON)
        self.texts: Texts = texts(language)
        self.rules = rulebook(table.game.id, language).played(table.options)
        self.console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self.bots: dict[int, Bot] = {
            seat: bot(name, seed + seat) for seat, name in enumerate(players) if name != PERSON
        }
        self.heard = 0
        self.drawn: object = None

    # Speaking.

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """Say a message of the terminal's own."""
        self.console.print(Text(self.texts.text(id, **args), style))

    @property
    def names(self) -> list[str]:
        """Everybody by the game's word for the seat."""
        return [self.texts.seat(self.table.game.id, seat) for seat in range(self.table.seats)]

    @property
    def labels(self) -> list[str]:
        """The same, with who they are."""
        return [f"{name} ({self._who(player)})" for name, player in zip(self.names, self.players, strict=True)]

    def _who(self, player: str) -> str:
        """The person, or what kind of bot it is."""
        if player == PERSON:
            return self.texts.text("cli-you")
        name = BotName.parse(player)
        words = [self.texts.text(f"cli-bot-{name.level}")]
        if name.character is not None:
            words.append(self.texts.text(f"cli-character-{name.character}"))
        if name.iterations is not None:
            words.append(f"@{name.iterations}")
        return ", ".join(words)

    def label(self, action: int, decision: Decision) -> str:
        """An action as an answer."""
        game = self.table.game
        return self.texts.answer(game.id, game.actions[action], decision, self.names)

    def name(self, action: int) -> str:
        """What an action is called whatever is asked: a card's name."""
        return self.texts.action(self.table.game.id, self.table.game.actions[action], self.names)

    def about(self, action: int) -> str:
        """What is printed on the card an action names."""
        return self._read(self.table.game.about(action, self.table.options))

    def _read(self, said: Sequence[Sentence]) -> str:
        return " · ".join(self.texts.sentence(sentence, self.names) for sentence in said)

    # Playing.

    def play(self) -> int:
        """Until the game is over, or the person leaves."""
        try:
            while not self.table.over:
                self._decide()
        except (KeyboardInterrupt, Leave):
            self._part()
            return UNFINISHED
        except NobodyTypes:
            self.say("cli-no-more-input")
            return UNFINISHED
        self._show()
        self.say("cli-over", "bold")
        self.console.print(*scorepad(self.table, self.texts, self.labels), sep="\n")
        return 0

    def _decide(self) -> None:
        if self.seat in self.table.waiting:
            self._ask()
        else:
            seat = self.table.waiting[0]
            with self._thinking(seat):
                action = self.bots[seat].choose(Chair(self.table, seat))
            self.table.act(seat, action)

    def _thinking(self, seat: int) -> contextlib.AbstractContextManager[object]:
        """A sign that a bot thinks, where that takes a while and there is a screen."""
        if BotName.parse(self.players[seat]).level in SEARCHING:
            return self._status("cli-thinks", who=self.names[seat])
        return contextlib.nullcontext()

    def _status(self, id: str, **args: str) -> contextlib.AbstractContextManager[object]:
        """A message that stays while something is computed, where there is a screen."""
        if self.console.is_terminal:
            return self.console.status(Text(self.texts.text(id, **args)))
        return contextlib.nullcontext()

    def _show(self) -> None:
        """What has happened since the person last looked, and the table if it has changed."""
        events = self.table.events_for(self.seat)
        for event in in_detail(events[self.heard :], self.table.game.details):
            self.console.print(Text("· " + self.texts.event(self.table.game.id, event, self.names)))
        self.heard = len(events)
        view = self.table.view(self.seat)
        if view != self.drawn:
            self.console.print(draw(view, self.texts, self.labels))
            self.drawn = view

    def _ask(self) -> None:
        """Put the decision to the person, and take what is typed."""
        self._show()
        decision = self._helpful_first(self.table.decision(self.seat))
        self.console.print(Text(self.texts.prompt(self.table.game.id, decision, self.names), "bold"))
        self._list(decision)
        while not self._obey(self._line("cli-choose"), decision):
            pass

    def _helpful_first(self, decision: Decision | None) -> Decision:
        """The decision with the cards that its question names as best at the head of the choices."""
        assert decision is not None
        best = str(decision.args.get("card_best", "")).split("|")
        names = [self.table.game.actions[action].removeprefix("card ") for action in decision.actions]
        order = sorted(
            range(len(names)), key=lambda place: best.index(names[place]) if names[place] in best else len(best)
        )
        return decision._replace(actions=tuple(decision.actions[place] for place in order))

    def _list(self, decision: Decision) -> None:
        """The choices by number: side by side, or each on a line of its own where there is more to say of it."""
        about = [self.about(action) for action in decision.actions]
        choices = [f"{number}) {self.label(action, decision)}" for number, action in enumerate(decision.actions, 1)]
        if not any(about):
            self.console.print(Text("   ".join(choices)))
            return
        width = max(len(choice) for choice in choices)
        for choice, said in zip(choices, about, strict=True):
            self.console.print(Text(f"{choice:{width}}  ").append(said, "dim"))

    def _line(self, prompt: str) -> str:
        """What the person types."""
        self.console.print(Text(self.texts.text(prompt) + " "), end="")
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print()
        if not line:
            raise NobodyTypes
        return line.strip()

    def _obey(self, line: str, decision: Decision) -> bool:
        """Do what was typed; True if the question is settled, or is to be asked anew."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            self._explain((line[1:]).strip(), decision)
        elif word == "hint":
            self._hint(decision)
        elif word in ("save", "quit", "help", "undo", "rules"):
            return self._command(word, rest.strip())
        elif line:
            return self._choose(line, decision)
        else:
            self.say("cli-help-short", last=len(decision.actions))
        return False

    def _command(self, word: str, rest: str) -> bool:
        if word == "save":
            self._save(rest)
        elif word == "help":
            self._help()
        elif word == "rules":
            self._read_rules(rest)
        elif word == "undo":
            return self._undo()
        else:
            raise Leave
        return False

    def _hint(self, decision: Decision) -> None:
        """The best answers, as a strong bot on this seat would see them, and why."""
        with self._status("study-thinking"):
            found = hint(Chair(self.table, self.seat), seed=self.table.action_count)
        if found is None:
            self.say("bots-reason-only")
            return
        for place, answer in enumerate(found.answers, 1):
            label = self.label(self.table.game.number(answer.action), decision)
            percent = round(100 * answer.expected)
            looked = round(100 * answer.share)
            said = self.texts.text("study-hint-answer", place=place, answer=label, percent=percent, looked=looked)
            why = " ".join([self.texts.message(reason.message) for reason in answer.reasons])
            self.console.print(Text.assemble((said, "bold" if place == 1 else ""), f" {why}"))

    def _help(self) -> None:
        """What can be typed, and how to read the board."""
        self.say("cli-help")
        self.say(f"cli-help-{self.table.game.id}")

    def _choose(self, line: str, decision: Decision) -> bool:
        action = self._meant(line, decision)
        if action is None:
            return False
        try:
            self.table.act(self.seat, action)
        except tt.IllegalAction as no:
            self._refused(no, decision)
            return False
        return True

    def _meant(self, line: str, decision: Decision) -> int | None:
        """The action behind a number or a word; None where there is none or there are several, and it was said so."""
        found = self._found(line, decision)
        if len(found) == 1:
            return found[0]
        if found:
            self.say("cli-several", word=line, names=", ".join(self.name(action) for action in found))
        else:
            self.say("cli-unknown", word=line, last=len(decision.actions))
        return None

    def _found(self, line: str, decision: Decision) -> list[int]:
        if line.isascii() and line.isdigit():
            return [decision.actions[int(line) - 1]] if 1 <= int(line) <= len(decision.actions) else []
        return finding.find(self.table.game, line, self.texts.language, decision.actions, self.table.options)

    def _refused(self, no: tt.IllegalAction, decision: Decision, told: str = "") -> None:
        """Why not, or what is asked instead; the clause, unless it was told already."""
        game = self.table.game.id
        if no.message.id == f"{game}-refusal-other":
            self.say("cli-other-question", question=self.texts.prompt(game, decision, self.names))
        else:
            self.console.print(Text(self.texts.message(no.message, self.names)))
        if no.clause != told:
            self._clause(no.clause)

    def _clause(self, number: str) -> None:
        self.console.print(Text(f"   {number}  {self.rules.clauses[number]}", "italic"))

    def _explain(self, word: str, decision: Decision) -> None:
        """The rule behind the question, a clause, or a card or another choice."""
        if not word:
            self._clause(decision.clause)
            self._help()
        elif word in self.rules.clauses:
            self._clause(word)
        elif self._found(word, decision) or not self._explain_printed(word):
            action = self._meant(word, decision)
            if action is not None:
                self._explain_action(action, decision)

    def _explain_printed(self, word: str) -> bool:
        """What is on the table and says something, but is never chosen, such as a setting; whether it is one."""
        game, options = self.table.game, self.table.options
        row = finding.unplayable(game.id, word, game.sheet(game.sheet_text(options), options))
        if row is None:
            return False
        name = finding.named(row, game.id, self.texts.language)
        self.console.print(Text.assemble((name, "bold"), f"  {self._read(finding.says(row))}"))
        return True

    def _explain_action(self, action: int, decision: Decision) -> None:
        """What the card says, the rule behind it, and why it is not possible now."""
        about = self.about(action)
        if about:
            self.console.print(Text.assemble((self.name(action), "bold"), f"  {about}"))
        verb = self.table.game.actions[action].partition(" ")[0]
        legal = action in decision.actions
        clause = decision.clause if legal and verb in WHO_OR_WHERE else self.table.game.rule(action)
        self._clause(clause)
        if not legal:
            self._refused(self.table.refuse(self.seat, action), decision, told=clause)

    def _read_rules(self, section: str) -> None:
        for number, title in self.rules.sections.items():
            if section in ("", number):
                self.console.print(Text(f"{number}. {title}", "bold"))
                for clause in self.rules.clauses:
                    if clause.startswith(f"{number}."):
                        self._clause(clause)

    def _undo(self) -> bool:
        try:
            self.table = tt.undo(self.table, self.seat)
        except tt.IllegalAction as no:
            self.console.print(Text(self.texts.message(no.message, self.names)))
            return False
        self.say("cli-undone")
        return True

    # Leaving.

    def _part(self) -> None:
        """Ctrl-C or `quit`: offer to save before the person goes; a second ctrl-C goes at once."""
        self.console.print()
        with contextlib.suppress(KeyboardInterrupt, NobodyTypes):
            if self.table.past is not None and self._line("cli-ask-save").casefold() in YES:
                self._save("")
        self.say("cli-goodbye")

    def _save(self, name: str) -> None:
        file = Path(name or f"{self.table.game.id}.record")
        text = self.table.record(tuple(self.players)).dumps()
        try:
            written = file.with_name(file.name + ".part")
            written.write_text(text, "utf-8")
            written.replace(file)
        except OSError as error:
            self.say("cli-save-failed", file=str(file), reason=str(error.strerror))
            return
        self.say("cli-saved", file=str(file), command=f"taletable play {self.table.game.id} --resume {file}")
