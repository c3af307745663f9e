"""A played game as text: a header, what it grew from, and every action by name.

taletable record 1
game: zavarushka
version: 1
seats: 2
option first: random
seed: 7

0 card king
0 tile b2
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from taletable.kernel import refusals
from taletable.kernel.dice import Seed, key_of
from taletable.kernel.options import Options
from taletable.kernel.position import shown
from taletable.kernel.refusals import refusal

if TYPE_CHECKING:
    from taletable.kernel.game import Game
    from taletable.kernel.table import Table, View

FIRST_LINE: Final = "taletable record 1"


class Record(NamedTuple):
    """A played game. It grew from a seed or from a position; ``players`` says who sat where, if anybody cares."""

    game: str
    version: int
    seats: int
    options: Options
    seed: Seed | None
    position: View | None
    players: tuple[str, ...]
    actions: tuple[tuple[int, str], ...]
    undone: int = 0  # how often answers were taken back after somebody had seen what came of them
    stood_in: tuple[int, ...] = ()  # which actions, counted from 1, a bot has chosen for a person who sat there

    def dumps(self) -> str:
        """The record as text."""
        lines = [FIRST_LINE, f"game: {self.game}", f"version: {self.version}", f"seats: {self.seats}"]
        lines += [f"option {name}: {_json(value)}" for name, value in self.options.items()]
        lines += [f"player {seat}: {name}" for seat, name in enumerate(self.players)]
        if self.undone:
            lines.append(f"undone: {self.undone}")
        if self.stood_in:
            lines.append(f"stood in: {' '.join([str(number) for number in self.stood_in])}")
        if self.position is not None:
            lines.append(f"position: {_json(self.position)}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex() if isinstance(self.seed, bytes) else self.seed}")
        lines.append("")
        lines += [f"{seat} {action}" for seat, action in self.actions]
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: object) -> Record:
        """The record a text stands for, or a ValueError that names the line it cannot read."""
        if not isinstance(text, str):
            raise ValueError(f"a record is a text, not {shown(text)}")
        return _Page(text).record()


class _Page:
    """A record being read, line by line."""

    def __init__(self, text: str) -> None:
        # Other characters that end a line for `splitlines` may stand in a name.
        self.lines = text.removesuffix("\n").split("\n") if text else []
        self.line = 0
        self.single: dict[str, str] = {}
        self.options: Options = {}
        self.players: list[str] = []
        self.actions: list[tuple[int, str]] = []

    def wrong(self, complaint: str) -> ValueError:
        return ValueError(f"line {self.line} of the record: {complaint}")

    def record(self) -> Record:
        self.line = 1
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            found = shown(self.lines[0]) if self.lines else "nothing"
            raise self.wrong(f"expected '{FIRST_LINE}', found {found}")
        header = True
        for number, line in enumerate(self.lines[1:], 2):
            self.line = number
            if not line.strip():
                header = False
            elif header:
                self.read_header(line)
            else:
                self.read_action(line)
        self.line = len(self.lines)
        seed, position = self.origin()
        return Record(
            game=self.needed("game"),
            version=self.whole(self.needed("version")),
            seats=self.whole(self.needed("seats")),
            options=self.options,
            seed=seed,
            position=position,
            players=tuple(self.players),
            actions=tuple(self.actions),
            undone=self.whole(self.single.get("undone", "0")),
            stood_in=tuple([self.whole(number) for number in self.single.get("stood in", "").split()]),
        )

    def read_header(self, line: str) -> None:
        key, colon, value = line.partition(":")
        value = value.strip()
        words = key.split()
        if not colon:
            raise self.wrong(f"expected 'name: value', found {shown(line)}")
        if len(words) == 2 and words[0] == "option":
            self.options[words[1]] = self.option(value)
        elif len(words) == 2 and words[0] == "player":
            if self.whole(words[1]) != len(self.players):
                raise self.wrong(f"expected player {len(self.players)}, found {shown(words[1])}")
            self.players.append(value)
        elif key in ("game", "version", "seats", "seed", "position", "undone", "stood in") and key not in self.single:
            self.single[key] = value
        else:
            raise self.wrong(f"{shown(key)} means nothing in a header, or stands there twice")

    def read_action(self, line: str) -> None:
        seat, _, action = line.strip().partition(" ")
        if not action:
            raise self.wrong(f"expected a seat and an action, found {shown(line)}")
        self.actions.append((self.whole(seat), action))

    def option(self, value: str) -> bool | int | str:
        found = self.json(value)
        if isinstance(found, (bool, int, str)):
            return found
        raise self.wrong(f"an option is a word, a whole number, true or false, not {shown(value)}")

    def origin(self) -> tuple[Seed | None, View | None]:
        seed = self.single.get("seed")
        position = self.single.get("position")
        if (seed is None) is (position is None):
            raise self.wrong("the header must name a seed or a position, and not both")
        if position is not None:
            found = self.json(position)
            if not isinstance(found, dict):
                raise self.wrong(f"a position is a mapping, not {shown(position)}")
            return None, found
        assert seed is not None
        try:
            return (key_of(bytes.fromhex(seed)) if len(seed) == 64 else int(seed)), None
        except ValueError:
            raise self.wrong(f"a seed is a whole number or 64 hexadecimal digits, not {shown(seed)}") from None

    def needed(self, key: str) -> str:
        if not self.single.get(key):
            raise self.wrong(f"the header does not name its {key}")
        return self.single[key]

    def whole(self, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 6:
            return int(text)
        raise self.wrong(f"expected a whole number, found {shown(text)}")

    def json(self, text: str) -> object:
        try:
            found: object = json.loads(text)
        except (ValueError, RecursionError):
            raise self.wrong(f"{shown(text)} is not JSON") from None
        return found


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def record_of(table: Table, players: tuple[str, ...] = ()) -> Record:
    """All that has happened at this table."""
    if table.origin is None:
        raise ValueError("an imagined table has no record: nobody knows what it grew from")
    actions: list[tuple[int, str]] = []
    past = table.past
    while past is not None:
        past, seat, action = past
        actions.append((seat, table.game.actions[action]))
    actions.reverse()
    return Record(
        game=table.game.id,
        version=table.version,
        seats=table.seats,
        options=dict(table.options),
        seed=table.origin.seed,
        position=table.origin.position,
        players=players,
        actions=tuple(actions),
    )


def replay(game: Game, record: Record, upto: int | None = None, listen: bool = False) -> Table:
    """The table after the first ``upto`` actions of a record, or after all of them."""
    if record.game != game.id:
        raise ValueError(f"this is a record of {shown(record.game)}, not of {game.id}")
    version = game.known(record.version, "this record was played by")
    if upto is not None and not 0 <= upto <= len(record.actions):
        raise ValueError(f"the record has {len(record.actions)} actions; it cannot be replayed up to {upto}")
    if record.position is not None:
        table = game.arrange({"version": version, **record.position}, listen)
    else:
        table = game.start(record.seats, record.seed, record.options, listen, version)
    for number, (seat, action) in enumerate(record.actions[:upto], 1):
        try:
            table.act(seat, action)
        except refusals.IllegalAction as no:
            raise ValueError(f"action {number} of the record, '{seat} {shown(action)[1:-1]}': {no}") from no
    return table


def check_undo(table: Table, seat: int) -> None:
    """Refuse to take back this seat's last action if somebody has learnt something by it, or has acted since."""
    past = table.past
    clause = table.game.clause_turn
    if past is None:
        raise refusal(refusals.UNDO_NOTHING, {}, clause)
    _, last, _ = past
    if last != seat:
        raise refusal(refusals.UNDO_OTHER, {}, clause)
    if table.action_count <= table.undo_floor:
        raise refusal(refusals.UNDO_SEEN, {}, clause)


def undo(table: Table, seat: int) -> Table:
    """The table before this seat's last action, if nobody has learnt anything by it and nobody acted since."""
    check_undo(table, seat)
    return replay(table.game, record_of(table), table.action_count - 1, table.story is not None)
