"""The games for OpenSpiel. Importing this module registers ``taletable_<game>`` for each of them.

Chance moves once, at the beginning: it chooses one of so many deals, from which all dice of the game follow. With few
deals, and an opening that was played before, a game becomes small enough for algorithms that look at every state.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
import pyspiel

import taletable as tt
from taletable.bots import Chair, bot
from taletable.envs.observation import observable, observer_of
from taletable.envs.rewards import reward_of
from taletable.envs.scaling import Scaling
from taletable.kernel import Dice
from taletable.kernel.dice import key_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taletable.kernel import Game, Table, View

DEALS: Final = 1000
MOST_REPEATS: Final = 8  # of one answer by one seat, in the tensor of an information state
OWN_PARAMETERS: Final = {"players": 0, "deals": DEALS, "reward": "rank", "opening": 0, "opening_seed": 0}


class Moment:
    """A table after some answers. It never changes, so copies of a state share it.

    ``answers`` are those of each seat. What a seat knows is found out when somebody asks.
    """

    __slots__ = ("answers", "before", "known", "seat", "table")

    def __init__(self, table: Table, before: Moment | None, seat: int, answers: tuple[tuple[int, ...], ...]) -> None:
        self.table = table
        self.before = before
        self.seat = seat
        self.answers = answers
        self.known: dict[int, tuple[bytes, bytes]] = {}

    def after(self, seat: int, action: int) -> Moment:
        """The moment that an answer leads to."""
        table = self.table.copy()
        table.act(seat, action)
        answers = [(*given, action) if other == seat else given for other, given in enumerate(self.answers)]
        return Moment(table, self, seat, tuple(answers))

    def imagined(self, seat: int, seed: int) -> Moment:
        """A moment that this seat cannot tell from this one. What others remember is not part of it."""
        answers = [given if other == seat else () for other, given in enumerate(self.answers)]
        found = Moment(self.table.imagine(seat, seed), None, seat, tuple(answers))
        found.known[seat] = self.memory(seat)
        return found

    def memory(self, seat: int) -> tuple[bytes, bytes]:
        """A digest of all that a seat has seen and answered, and what it sees now."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.known:
            unknown.append(moment)
            moment = moment.before
        for moment in reversed(unknown):
            now = seen(moment.table, seat).encode()
            past = b""
            if moment.before is not None:
                past, then = moment.before.known[seat]
                # A seat notices what changes for it, and what it does itself.
                if moment.seat == seat or now != then:
                    answer = str(moment.answers[seat][-1]) if moment.seat == seat else ""
                    past = blake2b(past + then + answer.encode(), digest_size=16).digest()
            moment.known[seat] = past, now
        return self.known[seat]

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, which OpenSpiel keeps states with: the position, and what each seat knows."""
        seats = range(self.table.seats)
        return _moment, (self.table.position(), self.answers, {seat: self.memory(seat) for seat in seats})


def _moment(position: View, answers: tuple[tuple[int, ...], ...], known: dict[int, tuple[bytes, bytes]]) -> Moment:
    found = Moment(tt.game(position["game"]).arrange(position), None, -1, answers)
    found.known = known
    return found


def seen(table: Table, seat: int) -> str:
    """What a seat sees and is asked, as text."""
    decision = table.decision(seat)
    shown = {"view": table.view(seat), "decision": None if decision is None else decision.as_dict()}
    return json.dumps(shown, separators=(",", ":"))


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the shelf as a game of OpenSpiel.

    ``deals`` is between how many deals chance chooses. With an ``opening`` the game begins after so many random
    answers, the same in every deal (``opening_seed``); a deal then is one of what nobody can see from outside.
    """

    game: ClassVar[Game]
    game_type: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game
        chosen = {**self.game_type.parameter_specification, **(parameters or {})}
        self.options = game.settled(game.fetch(_options(game, chosen)))
        self.seats = game.seated(chosen["players"], self.options)
        self.deals: int = chosen["deals"]
        self.reward = reward_of(chosen["reward"])
        self.observer = observer_of(game, self.seats, self.options)
        self.opened = _opened(game, self.seats, self.options, chosen["opening"], chosen["opening_seed"])
        limits = game.bounds(self.seats, self.options)
        most = 1.0 if chosen["reward"] == "rank" else float(limits.highest - limits.lowest)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=limits.decisions,
        )
        super().__init__(self.game_type, info, chosen)

    def new_initial_state(self, _from: object = None) -> TableState:
        """The state before the deal."""
        return TableState(self)

    def make_py_observer(self, kind: Any = None, parameters: object = None) -> TableObserver:
        """What makes strings and tensors of a state."""
        return TableObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)

    def deal(self, number: int) -> Table:
        """The table of a deal."""
        if self.opened is None:
            return self.game.start(self.seats, number, self.options)
        return self.opened.imagine(None, number)


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game, or the time before the deal."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None

    @property
    def table(self) -> Table:
        """The table, once it is dealt."""
        if self.moment is None:
            raise ValueError("nothing is dealt yet: chance moves first")
        return self.moment.table

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.next_seat()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions(player)

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            game = self.get_game()
            self.moment = Moment(game.deal(action), None, -1, ((),) * game.seats)
        else:
            self.moment = self.moment.after(self.table.next_seat(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.get_game().game.actions[action]
        return name

    def is_terminal(self) -> bool:
        return self.moment is not None and self.table.over

    def returns(self) -> list[float]:
        game = self.get_game()
        rewards: list[float] = game.reward(self.table) if self.is_terminal() else [0.0] * game.seats
        return rewards

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> TableState:
        """A state that this player cannot tell from this one."""
        return self._imagined(player, int(random() * 2**53))

    def _imagined(self, player: int, seed: int) -> TableState:
        assert self.moment is not None
        found = TableState(self.get_game())
        found.moment = self.moment.imagined(player, seed)
        return found

    def __str__(self) -> str:
        return "before the deal" if self.moment is None else json.dumps(self.table.position(), separators=(",", ":"))


class TableObserver:
    """Strings and tensors of what one player sees; with perfect recall, of what it has seen.

    Strings with perfect recall tell apart whatever a player can: all that it has seen and done, as a digest. Tensors
    have the pieces of the observation; with perfect recall also how often the player has given each answer.
    """

    def __init__(self, game: TableGame, kind: Any, parameters: object) -> None:
        if parameters:
            raise ValueError(f"observers take no parameters, not {parameters}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observations are of what one player sees, public and private together")
        self.observer = game.observer
        self.recalls = kind.perfect_recall
        pieces = self.observer.pieces
        self.scaling = Scaling.of(self.observer)
        size = self.observer.size
        self.tensor = np.zeros(size + (len(game.game.actions) if self.recalls else 0), np.float32)
        self.dict = {piece.name: self.tensor[piece.start : piece.stop] for piece in pieces}
        if self.recalls:
            self.dict["answered"] = self.tensor[size:]

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        self.tensor[: self.observer.size] = self.scaling.scaled(self.observer.row(state.table, player))
        if self.recalls:
            for action in state.moment.answers[player]:
                self.dict["answered"][action] += 1 / MOST_REPEATS
            self.dict["answered"].clip(max=1, out=self.dict["answered"])

    def string_from(self, state: TableState, player: int) -> str:
        """What the player sees as JSON; with perfect recall who and what is asked, and a digest of all seen so far."""
        if state.moment is None:
            return ""
        if not self.recalls:
            return seen(state.table, player)
        question = state.table.questions[player]
        past, now = state.moment.memory(player)
        asked = "-" if question is None else question.name
        return f"player {player} {asked} {blake2b(past + now, digest_size=16).hexdigest()}"


class TableBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our bots by its name, as a bot of OpenSpiel."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__()
        self.bot = bot(name, seed)

    def step(self, state: TableState) -> int:
        """Answer for whoever is asked."""
        return self.bot.choose(Chair(state.table, state.current_player()))

    def restart_at(self, state: TableState) -> None:
        """A bot has no memory of its own."""


def resampler(seed: int) -> Callable[[TableState, int], TableState]:
    """For `set_resampler` of OpenSpiel's IS-MCTS bot: another world each time, the same ones for the same seed."""
    dice = Dice(key_of(seed), b"resample")
    return lambda state, player: state._imagined(player, dice.word())  # noqa: SLF001 (one room)


def _options(game: Game, chosen: Mapping[str, Any]) -> dict[str, object]:
    """The options that were chosen. A parameter has one type, so a number among words is written as `#1`."""
    found: dict[str, object] = {}
    for name, option in game.options.items():
        if chosen[name] != option.default:
            numbers = {f"#{choice}": choice for choice in option.choices or ()}
            found[name] = numbers.get(chosen[name], chosen[name])
    return found


def _opened(game: Game, seats: int, options: Mapping[str, object], opening: int, seed: int) -> Table | None:
    """The table after so many random answers; none if nothing is played before."""
    if opening == 0:
        return None
    table = game.start(seats, seed, options)
    dice = Dice(key_of(seed), b"opening")
    for _ in range(opening):
        seat = table.next_seat()
        actions = table.actions(seat)
        table.act(seat, actions[dice.below(len(actions))])
        if table.over:
            raise ValueError(f"an opening of {opening} answers is a whole game here")
    return table


def _register(game: Game) -> None:
    counts = game.seat_counts()
    game_type = pyspiel.GameType(
        short_name=f"taletable_{game.id}",
        long_name=f"Taletable: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=counts[0],
        max_num_players=max(counts[-1], MOST_SEATS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **OWN_PARAMETERS,
            "players": counts[0],
            **{name: option.default for name, option in game.options.items()},
        },
    )
    # OpenSpiel keeps what it is given until after the interpreter has ended, which only classes survive.
    pyspiel.register_game(game_type, type("TableGame", (TableGame,), {"game": game, "game_type": game_type}))


MOST_SEATS: Final = 5  # some options are for more players than the defaults

for _id in tt.games():
    if observable(tt.game(_id)):
        _register(tt.game(_id))
