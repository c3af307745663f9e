"""The course of play: set-up, and the phases of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.dark_tales import bargains
from taletable.games.dark_tales.cards import (
    BASE,
    DAY_CARD,
    DECKS,
    FIRST_LASTING,
    FRONT,
    HAND,
    MERMAID,
    NIGHT_CARD,
    PACTS,
    SETTINGS,
)
from taletable.games.dark_tales.cursor import NO_CURSOR, THE_TURN, Cursor
from taletable.games.dark_tales.deals import any_deal, deal_actions, no_deal, offers
from taletable.games.dark_tales.palace import Ball
from taletable.games.dark_tales.pieces import draw
from taletable.games.dark_tales.programs import PLAY, carry_out, make_deal
from taletable.games.dark_tales.questions import TaleQuestion, refused
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import DEAL, PACT, PASS
from taletable.kernel import Args, IllegalAction, Setup, Task
from taletable.kernel.cards import added, different

MOST_TURNS: Final = 200


class TaleSetup(Setup[Tale]):
    """Set-up."""

    def deal(self, table: Tale) -> None:
        """Two settings, night in the middle (with Cinderella day), three cards each, and somebody begins (1.2-1.6)."""
        expansion = DECKS.index(str(table.options["expansion"])) if table.options["expansion"] != "none" else BASE
        table.settings = (
            _choose_setting(table, "setting_a", expansion),
            _choose_setting(table, "setting_b", expansion),
        )
        deck = table.sheet.deck(BASE)
        if table.palace:
            deck = [card for card in deck if card not in (NIGHT_CARD, DAY_CARD)]
            table.sky = DAY_CARD
            table.stack = tuple(_shuffled(table, [4 * token for token in table.sheet.stack()]))
        if table.options["short"]:
            _shorten(table, deck)
        if expansion != BASE:
            deck += table.sheet.deck(expansion)
        if expansion == MERMAID:
            table.pact_deck = tuple(_shuffled(table, table.sheet.bargains()))
        if NIGHT_CARD in deck:
            deck.remove(NIGHT_CARD)
            table.sky = NIGHT_CARD
        table.dice.shuffle(deck)
        for seat in range(table.seats):
            table.hands[seat] = sorted([deck.pop() for _ in range(min(HAND, len(deck)))])
        table.deck = deck
        table.first = table.dice.below(table.seats)
        if table.story is not None:
            first, second = [SETTINGS[number] for number in table.settings]
            table.tell("begins", {"seat": table.first, "setting": first, "setting_other": second})
        self.resume(table)

    def resume(self, table: Tale) -> None:
        """The next turn."""
        table.agenda.append(TURN)


def _shuffled(table: Tale, cards: list[int]) -> list[int]:
    table.dice.shuffle(cards)
    return cards


def _shorten(table: Tale, deck: list[int]) -> None:
    """Ten different cards of the base game stay in the box, for everybody to see (1.8)."""
    for card in _shuffled(table, different(tuple(deck)))[:10]:
        deck.remove(card)
        table.removed = added(table.removed, card)


def _choose_setting(table: Tale, option: str, expansion: int) -> int:
    """The one that was chosen, or one at random of those in the boxes that are played with (1.3)."""
    chosen = str(table.options[option])
    if chosen != "random":
        return SETTINGS.index(chosen)
    letter = option[-1]
    pool = [
        number
        for number, setting in enumerate(table.sheet.settings)
        if setting.id[0] == letter and not setting.palace and setting.deck in (BASE, expansion)
    ]
    return pool[table.dice.below(len(pool))]


# Turns.


class Turn(Task[Tale]):
    """Whoever begins a turn without a card ends the game (6.1); otherwise a card is drawn (3.1)."""

    __slots__ = ()
    name: ClassVar = "turn"

    def run(self, table: Tale) -> None:
        table.reveal()
        seat = table.active
        if (not table.hands[seat] and not table.deck) or table.turns >= MOST_TURNS:
            if table.story is not None:
                table.tell("ended", {"seat": seat}, clause="6.5" if table.turns >= MOST_TURNS else "")
            if table.palace:
                table.agenda.append(Ball(0, 1))
            return
        draw(table, seat, 1, THE_TURN)
        table.agenda.append(END_TURN)
        table.agenda.append(PLAY)
        if can_use(table, seat):
            table.ask(seat, USE_SETTING)


class EndTurn(Task[Tale]):
    """Lasting effects that name this moment (3.4); then the next player."""

    __slots__ = ()
    name: ClassVar = "end"

    def run(self, table: Tale) -> None:
        table.reveal()
        seat = table.active
        for card in table.fronts[seat]:
            if table.sheet.lasting >> card & 1:
                carry_out(table, seat, Cursor(FIRST_LASTING + card, 0, card, FRONT))
        table.turns += 1
        table.agenda.append(TURN)


class UseSetting(TaleQuestion):
    """Phase 2 of a turn: a deal of setting A, a pact, or nothing."""

    __slots__ = ()
    name: ClassVar = "use"
    clause: ClassVar = "3.2"
    refusals: ClassVar = ("other", "no-deal", "no-pact", "not-held")

    def legal(self, table: Tale, seat: int) -> list[int]:
        found = deal_actions(table, seat, NO_CURSOR)
        if table.pacts[seat]:
            found += [PACT + pact for pact in bargains.playable(table, seat)]
        found.append(PASS)
        return found

    def choose(self, table: Tale, seat: int, action: int) -> None:
        if action < PACT:
            make_deal(table, seat, action - DEAL, NO_CURSOR)
        else:
            bargains.play(table, seat, action - PACT)

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        """Nothing is shown by leaving setting and pacts alone."""
        if action != PASS:
            super().resolve(table, seat, action)

    def words(self, table: Tale, seat: int) -> list[str]:
        return ["deal", "pact"] if table.options["expansion"] == "mermaid" else ["deal"]

    def deny(self, table: Tale, seat: int, action: int) -> IllegalAction:
        if action < PACT:
            return no_deal(table, action - DEAL, self.clause)
        pact = action - PACT
        reason = "no-pact" if pact in table.pacts[seat] else "not-held"
        return refused(reason, {"pact": PACTS[pact]}, "7.4")

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"count": len(table.pacts[seat]), **offers(table, seat, NO_CURSOR)}

    def fits(self, table: Tale, seat: int) -> bool:
        return table.agenda == [END_TURN, PLAY] and seat == table.active and can_use(table, seat)


TURN: Final = Turn()
END_TURN: Final = EndTurn()
USE_SETTING: Final = UseSetting()
FRAMES = (Turn, EndTurn, UseSetting)


def can_use(table: Tale, seat: int) -> bool:
    """Whether there is anything to use in phase 2, for all that others can tell."""
    return bool(table.pacts[seat]) or any_deal(table, seat, NO_CURSOR, openly=True)
