"""Time limits: a time bank with refill for each seat, or so many hours for each decision.

A clock belongs to a decision: it starts when the decision is put to a seat, and what led to it could be told.
"""

from __future__ import annotations

from typing import Final

from taletable.server.requests import Clock, CorrespondenceClock, LiveClock, NoClock

WELCOME: Final = 30.0  # seconds at least on the bank of somebody who comes back
BEAT: Final = 1.5  # seconds of a live clock that are granted to tell a player what another one has done
MOST_TOLD: Final = 12.0  # seconds at most that are granted so


class Clocks:
    """The clocks of one table, computed from the times of its entries, never from the present time."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.banks = [float(rule.bank) if isinstance(rule, LiveClock) else 0.0] * seats
        self.since: list[float | None] = [None] * seats
        self.told = [0.0] * seats  # until when each seat is told what others have done
        self.paused: float | None = None

    @property
    def grants_telling(self) -> bool:
        """Whether seconds count, so that those of the telling are granted."""
        return isinstance(self.rule, LiveClock)

    def tell(self, seat: int, beats: int, now: float) -> None:
        """Grant a seat the time to be told what others have done, a beat for each who did something."""
        if self.grants_telling and beats:
            self.told[seat] = min(max(self.told[seat], now) + BEAT * beats, now + MOST_TOLD)

    def ask(self, seat: int, now: float) -> None:
        """Start the clock of a seat, when it has been told what led to the decision."""
        self.since[seat] = max(now, self.told[seat]) if self.paused is None else self.paused

    def answer(self, seat: int, now: float) -> float:
        """Stop the clock of a seat: subtract what it used, add the refill; what was left before the refill."""
        since = self.since[seat]
        self.since[seat] = None
        self.told[seat] = 0.0  # whoever answers needs to be told no more
        left = self.banks[seat]
        if isinstance(self.rule, LiveClock) and since is not None:
            left = max(0.0, left - max(0.0, (now if self.paused is None else self.paused) - since))
            self.banks[seat] = min(float(self.rule.bank), left + self.rule.refill)
        return left

    def use_up(self, seat: int) -> None:
        """Empty the bank of a seat."""
        self.banks[seat] = 0.0

    def stop(self, seat: int) -> float:
        """Stop the clock of a seat that a stand-in has answered for; its bank stays as it is."""
        self.since[seat] = None
        return self.banks[seat]

    def return_to(self, seat: int, now: float) -> None:
        """Restart the clock of somebody who is back, with a bank that suffices for a decision."""
        if isinstance(self.rule, LiveClock):
            self.banks[seat] = max(self.banks[seat], min(float(self.rule.bank), max(self.rule.refill, WELCOME)))
        if self.since[seat] is not None:
            self.ask(seat, now)

    def pause(self, now: float) -> None:
        """Stop all clocks."""
        self.paused = now

    def resume(self, now: float) -> None:
        """Restart all clocks, without the time of the pause."""
        if self.paused is not None:
            pause = now - self.paused
            self.since = [None if since is None else since + pause for since in self.since]
            self.paused = None

    def resume_timeout(self) -> float:
        """Seconds after which a proposal to resume carries without those who are silent."""
        if isinstance(self.rule, LiveClock):
            return max(60.0, float(self.rule.bank))
        return 3600.0 * (self.rule.hours if isinstance(self.rule, CorrespondenceClock) else 24)

    def return_time(self, seconds: float) -> None:
        """Shift all clocks by the time of an outage."""
        if self.paused is None:
            self.since = [None if since is None else since + seconds for since in self.since]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is out, if ever."""
        since = self.since[seat]
        if since is None or self.paused is not None:
            return None
        if isinstance(self.rule, LiveClock):
            return since + self.banks[seat]
        if isinstance(self.rule, CorrespondenceClock):
            return since + 3600.0 * self.rule.hours
        return None

    def first_deadline(self, seats: list[int]) -> float | None:
        """When the first of these seats runs out of time."""
        if isinstance(self.rule, NoClock):
            return None
        deadlines = [deadline for seat in seats if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)

    def shown(self) -> dict[str, object]:
        """The clocks as everybody sees them."""
        return {
            "banks": self.banks if isinstance(self.rule, LiveClock) else None,
            "deadlines": [self.deadline(seat) for seat in range(len(self.since))],
            "paused": self.paused is not None,
        }
