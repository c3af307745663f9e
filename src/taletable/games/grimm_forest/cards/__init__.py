"""All fables and friends, each declared in one class; `CARDS` has them by number, in the order of the sheet."""

from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.cards import (
    fables_a_to_h,
    fables_l_to_r,
    fables_s_to_w,
    friends_a_to_g,
    friends_h_to_m,
    friends_p_to_r,
    friends_s_to_w,
    monsters,
    next_round,
    unique_locations,
)

__all__ = [
    "CARDS",
    "fables_a_to_h",
    "fables_l_to_r",
    "fables_s_to_w",
    "friends_a_to_g",
    "friends_h_to_m",
    "friends_p_to_r",
    "friends_s_to_w",
    "monsters",
    "next_round",
    "unique_locations",
]
