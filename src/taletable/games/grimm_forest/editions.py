"""Editions: sets of rules on which the published books differ, each of which can also be chosen on its own."""

from __future__ import annotations

from typing import Final

from taletable.kernel import Option, Options
from taletable.kernel.options import EDITION, SHEET

ID: Final = "grimm_forest"
EDITIONS: Final = ("standard", "ru", "pl")

# The choices of each rule, ours first, and what the Russian and the Polish book say. `bga_order` is in neither book.
SWITCHES: Final[dict[str, tuple[tuple[str, str], str, str]]] = {
    "turn_actions": (("must", "may"), "must", "may"),
    "roar_window": (("before_gather", "end_gather"), "before_gather", "end_gather"),
    "aladdin": (("each", "one"), "each", "one"),
    "frog_prince": (("deck", "discard"), "discard", "deck"),
    "merchant": (("may", "must"), "may", "must"),
    "grandma_discard": (("on_location", "any_played"), "any_played", "on_location"),
    "powerful_friends": (("no_stack", "stack"), "no_stack", "stack"),
    "hired_help": (("gained", "gathered"), "gained", "gathered"),
    "rapunzel_types": (("one", "mixed"), "mixed", "one"),
    "huntsman_cancels": (("one", "all"), "one", "all"),
    "troll_target": (("opponent", "any"), "opponent", "any"),
    "choice_types": (("mixed", "one"), "mixed", "one"),
    "gift_types": (("one", "mixed"), "one", "mixed"),
    "bga_order": (("turn_order", "escape_first"), "turn_order", "turn_order"),
}

OPTIONS: Final = (
    Option(ID, "edition", "standard", EDITIONS, by_language={"ru": "ru", "pl": "pl"}, kind=EDITION),
    Option(ID, "advanced", "all", ("all", "basic")),
    *[Option(ID, name, choices[0], choices) for name, (choices, _, _) in SWITCHES.items()],
    Option(ID, "deck_file", "", None, kind=SHEET),
)

MESSAGES: Final = (
    *[f"{ID}-option-{option.name}" for option in OPTIONS],
    *[f"{ID}-choice-edition-{edition}" for edition in EDITIONS],
    *[f"{ID}-choice-{name}-{choice}" for name, (choices, _, _) in SWITCHES.items() for choice in choices],
)


def preset(edition: str) -> Options:
    """The rules of an edition."""
    found: Options = {}
    for name, (choices, russian, polish) in SWITCHES.items():
        found[name] = {"ru": russian, "pl": polish}.get(edition, choices[0])
    return found
