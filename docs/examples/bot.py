"""A bot of one's own: it sits down at a table and does anything it may. `python bot.py URL TABLE TOKEN`

It needs `pip install websockets`. TOKEN is from `POST /api/me/tokens`; TABLE is the id in an invitation.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(url, table, headers):
    """Take the first open seat, and be ready."""
    for command in ({"kind": "sit"}, {"kind": "ready"}):
        body = json.dumps(command).encode()
        order = Request(f"{url}/api/tables/{table}/commands", body, {**headers, "Content-Type": "application/json"})
        urlopen(order).close()


def choose(view, decision):
    """Here a better bot would think: it sees what a person on its seat would see."""
    return random.choice(decision["actions"])


def play(url, table, token):
    """Answer each decision once, and again if that was too fast, until the game is over."""
    headers = {"Authorization": f"Bearer {token}"}
    sit_down(url, table, headers)
    answered, order = None, ""
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as line:
        line.send(json.dumps({"kind": "hello"}))
        for said in line:
            state = json.loads(said)
            decision = state.get("decision")
            if state["kind"] == "refused" and state["message"] == "server-refusal-too-fast":
                time.sleep(0.5)
                line.send(order)
            elif state["kind"] == "refused":
                answered = None  # the next picture tells what to answer now
            elif decision is not None and decision["number"] != answered:
                answered = decision["number"]
                answer = {"kind": "act", "decision": answered, "action": choose(state["view"], decision)}
                order = json.dumps({"kind": "order", "number": answered, "do": answer})
                line.send(order)
            elif state["kind"] in ("state", "update") and state["room"]["status"] == "over":
                return state["room"]["standings"]


if __name__ == "__main__":
    for standing in play(*sys.argv[1:]):
        print(f"{standing['rank']}. seat {standing['seat']}: {standing['score']}")
