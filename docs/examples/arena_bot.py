"""A bot of one's own for the arena: `taletable arena zavarushka "cmd:python3 arena_bot.py" greedy`"""

import json
import random
import sys


def choose(question, dice):
    """Here a better bot would think: `view` is all that a person on its seat would see."""
    return dice.choice(question["decision"]["actions"])


seed, dice = None, random.Random()
for line in sys.stdin:
    question = json.loads(line)
    if question["seed"] != seed:  # a new game; the same seed gives the same game again
        seed = question["seed"]
        dice = random.Random(seed)
    print(json.dumps({"action": choose(question, dice)}), flush=True)
