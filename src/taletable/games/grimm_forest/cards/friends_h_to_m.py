"""Friends, from Hansel and Gretel to the Little Mermaid."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import Friend
from taletable.games.grimm_forest.cards.monsters import MAY, MUST, NOT, Guardian, Monster
from taletable.games.grimm_forest.frames import GatherQuestion, ResourceQuestion
from taletable.games.grimm_forest.phases import (
    AT_CARDS,
    AT_START,
    CARDS_UP,
    MOVE,
    TIDY,
    TURN,
)
from taletable.games.grimm_forest.pieces import HELD
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    add,
    gain_each,
)
from taletable.games.grimm_forest.vocabulary import (
    GATHER,
    MARKET,
    RESOURCE,
)


class HanselAndGretel(Friend):
    """An opponent's walls cost one more, which they eat."""

    id = "hansel-and-gretel"
    clause = "12.10"
    walls_toll = 1


HANSEL_AND_GRETEL: Final = HanselAndGretel()


class Huntsman(Guardian):
    """Every opponent with a fable must play one; a monster on your location is stopped, and you are paid (13.11)."""

    id = "huntsman"
    clause = "12.11"
    moments: ClassVar = (AT_START,)
    varied_by = "huntsman_cancels"
    stays = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        for other in table.opponents(seat):
            table.forced |= 1 << other

    def hunts(self, table: Forest, seat: int, location: int) -> int:
        if table.players[seat].pig != location:
            return NOT
        if table.options["huntsman_cancels"] == "all":
            return MUST
        if table.hunted:
            return NOT
        # Version 1 asked only if another monster here had yet to act.
        struck = [table.struck >> (number & 3) & 1 for number in table.places[location].monsters]
        return MAY if table.version > 1 or not all(struck) else MUST

    def stop(self, table: Forest, seat: int, beast: Monster) -> None:
        table.hunted = True
        if table.story is not None:
            table.tell("stopped", {"seat": seat, "card": self.id, "card_monster": beast.id})
        gain_each(table, seat, self.number)


HUNTSMAN: Final = Huntsman()


class Beans(ResourceQuestion):
    """What grows on the Market."""

    __slots__ = ()
    name: ClassVar = "beans"
    clause: ClassVar = "12.12"
    steps: ClassVar = (MOVE,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        add(table, MARKET, action - RESOURCE, 2, JACK_THE_GIANT_SLAYER.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return JACK_THE_GIANT_SLAYER.may_ask(table, seat) and len(table.places) > MARKET


class JackTheGiantSlayer(Guardian):
    """Two more of its kind for your location; he stops the Giant."""

    id = "jack-the-giant-slayer"
    clause = "12.12"
    moments: ClassVar = (AT_CARDS,)
    frames: ClassVar = (Beans,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        location = table.players[seat].gather_card
        if location == MARKET:
            table.ask(seat, BEANS)
        else:
            add(table, location, location, 2, self.number)

    def stops(self, beast: Monster) -> bool:
        return beast.kin == "giant"


BEANS: Final = Beans()
JACK_THE_GIANT_SLAYER: Final = JackTheGiantSlayer()


class Tuck(GatherQuestion):
    """Which gather card to put under her; two must be left."""

    __slots__ = ()
    name: ClassVar = "tuck"
    clause: ClassVar = "12.13"
    secret: ClassVar = True
    steps: ClassVar = (CARDS_UP, TIDY, TURN)

    def choose(self, table: Forest, seat: int, action: int) -> None:
        table.players[seat].tucked |= 1 << (action - GATHER)
        if len(table.usable(seat)) > 2:
            table.ask(seat, TUCK)

    def fits(self, table: Forest, seat: int) -> bool:
        player = table.players[seat]
        return player.friend == LITTLE_MERMAID.number and player.tucked.bit_count() < len(table.places) - 2

    def take_back(self, table: Forest, seat: int) -> None:
        table.players[seat].tucked = 0


class LittleMermaid(Friend):
    """All but two gather cards go under her; one of each resource, as a special action."""

    id = "little-mermaid"
    clause = "12.13"
    has_special = True
    frames: ClassVar = (Tuck,)

    def joins(self, table: Forest, seat: int) -> None:
        table.ask(seat, TUCK)

    def leaves(self, table: Forest, seat: int) -> None:
        table.players[seat].tucked = 0
        table.players[seat].shown = 0

    def choosing(self, table: Forest, seat: int) -> None:
        table.players[seat].shown |= HELD

    def special(self, table: Forest, seat: int) -> None:
        gain_each(table, seat, self.number)

    def validate(self, table: Forest) -> None:
        for seat, player in enumerate(table.players):
            where = f"players[{seat}].tucked"
            if (player.tucked or player.shown) and player.friend != self.number:
                raise ValueError(f"{where}: only the little mermaid keeps gather cards")
            if player.tucked & player.shown or player.tucked.bit_count() > len(table.places) - 2:
                raise ValueError(f"{where}: two gather cards must be left, and what was shown is not tucked")


TUCK: Final = Tuck()
LITTLE_MERMAID: Final = LittleMermaid()
