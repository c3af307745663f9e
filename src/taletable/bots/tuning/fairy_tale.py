"""Fairy Tale: many small choices at the same time; a search can be deep."""

from taletable.bots.search.tree import Settings
from taletable.bots.tuning import Course, Tuning

TUNING = Tuning(
    scale=900.0,
    settings=Settings(breadth=20, narrow=20, sharpness=0.5, exploration=0.5),
    casual=60,
    strong=800,
    master=4000,
    course=Course(((2, {}), (2, {}), (2, {"deck": "advanced"}), (3, {}), (4, {})), 8.0, 30),
)
