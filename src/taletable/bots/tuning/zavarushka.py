"""Zavarushka: few turns, each with very many ways; a search must be broad."""

from taletable.bots.search.tree import Settings
from taletable.bots.tuning import Course, Tuning

TUNING = Tuning(
    scale=3.0,
    settings=Settings(breadth=400, narrow=100, sharpness=0.7, exploration=0.7),
    careless=60,
    strong=600,
    master=3000,
    course=Course(((2, {}), (2, {}), (3, {}), (4, {})), 3.0, 120),
)
