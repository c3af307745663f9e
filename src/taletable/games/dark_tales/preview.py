"""What is certain about an answer before it is given: points that are scored, and those that the end would bring."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.table import Tale
from taletable.kernel import Message, Outlook, Previews

AT_END: Final = "dark_tales-preview-end"
MESSAGES: Final = (AT_END,)


class TalePreviews(Previews[Tale]):
    """Only its owner knows what is below a token: where one of somebody else's is turned, nothing is certain."""

    def outlook(self, before: Tale, after: Tale, seat: int, action: int) -> Outlook:
        if any([after.tokens[other] != before.tokens[other] for other in range(before.seats) if other != seat]):
            return Outlook(None, [])
        scored = [sum(after.tallies[other]) - sum(before.tallies[other]) for other in range(before.seats)]
        end = after.points()[seat] - before.points()[seat] - scored[seat]
        return Outlook(scored, [[Message(AT_END, {"points": end})]] if end else [])
