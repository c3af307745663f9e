"""The scenario kit: lay a table out, answer decisions strictly, say what a player would see.

    (
        scenario("zavarushka", {"seats": 2, "stacks": {"a1": ["red king"]}, "turns": 1})
        .seat(1).plays("card queen", "tile a1")
        .shows("tiles", 0, "cards", 1, "card", is_="queen")
    )

It is strict: a seat that is not asked, an answer that is not offered, or a decision left over at `.ends()` fails. Every
step is also taken by a copy and by a table read back from its position, and what each viewer is shown is held against an
imagined world (the leak law, but for its refusals) and against the types that the game declares.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Self

import pytest

import taletable as tt
from tests.kit.payloads import shown, viewers
from tests.kit.typed import conforms, told_as_declared

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taletable.kernel import Table


def read_back(table: Table) -> Table:
    """The table after it was written down and read again."""
    return table.game.arrange(json.loads(json.dumps(table.position())))


def keeps_secrets(table: Table, seed: int) -> None:
    """Nobody can tell the table from a world imagined for them."""
    for viewer in viewers(table):
        world = table.imagine(viewer, seed)
        assert shown(world, viewer) == shown(table, viewer), f"seat {viewer} sees a secret"


class Scenario:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.who: int | None = None
        self.steps = 0
        self.heard = 0
        self._look_closely()

    def seat(self, seat: int) -> Self:
        """Who acts next; the table must be waiting for this seat."""
        assert seat in self.table.waiting, f"seat {seat} is not asked; the table waits for {self.table.waiting}"
        self.who = seat
        return self

    def plays(self, *actions: str) -> Self:
        for action in actions:
            self._play(action)
        return self

    def _play(self, action: str) -> None:
        assert self.who is not None
        assert self.who in self.table.waiting, f"seat {self.who} is not asked for {action!r}"
        copy, reread = self.table.copy(), read_back(self.table)
        assert copy == self.table == reread
        for table in (self.table, copy, reread):
            table.act(self.who, action)
        assert copy == self.table == reread, f"{action!r} does something else after a copy, or after reading back"
        self.steps += 1
        self._look_closely()

    def _look_closely(self) -> None:
        keeps_secrets(self.table, self.steps)
        conforms(self.table)
        told_as_declared(self.table, self.heard)
        self.heard = len(self.table.story or ())

    def asked(self, kind: str, *actions: str) -> Self:
        """The present decision of the acting seat; with actions, exactly these are offered."""
        assert self.who is not None
        decision = self.table.decision(self.who)
        assert decision is not None, f"seat {self.who} is asked nothing"
        assert decision.kind == kind
        if actions:
            assert {self.table.game.actions[action] for action in decision.actions} == set(actions)
        return self

    def offers(self, *actions: str) -> Self:
        """Each of these is among the answers."""
        offered = self._offered()
        assert set(actions) <= offered, f"not offered: {set(actions) - offered}"
        return self

    def refuses(self, action: str, clause: str, reason: str = "") -> Self:
        """The action is refused with this clause, a reason that contains these words, and nothing changes."""
        before = self.table.position()
        with pytest.raises(tt.IllegalAction) as caught:
            self.table.act(self.who, action)
        assert caught.value.clause == clause
        assert reason in caught.value.reason
        assert self.table.position() == before
        return self

    def shows(self, *path: str | int, is_: object) -> Self:
        """What stands at this path of everybody's view."""
        for viewer in viewers(self.table):
            found: Any = self.table.view(viewer)
            for key in path:
                found = found[key]
            assert found == is_, f"at {path} seat {viewer} sees {found!r}"
        return self

    def nobody(self, seat: int) -> Self:
        """This seat is asked nothing now."""
        assert seat not in self.table.waiting
        return self

    def ends(self) -> Table:
        """The game is over."""
        assert self.table.over, f"the table still waits for {self.table.waiting}"
        return self.table

    def _offered(self) -> set[str]:
        assert self.who is not None
        return {self.table.game.actions[action] for action in self.table.actions(self.who)}


def scenario(game: str, position: Mapping[str, Any]) -> Scenario:
    return Scenario(tt.game(game).arrange(position, listen=True))
