"""A bot of one's own: it sits down at a table and does anything it may. `python bot.py URL TABLE TOKEN`

It needs `pip install websockets`. TOKEN is from `POST /api/me/tokens`; TABLE is the id in an invitation.
"""

import json
import random
import sys
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
    """Answer decisions until the game is over."""
    headers = {"Authorization": f"Bearer {token}"}
    sit_down(url, table, headers)
    number = 0
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as line:
        line.send(json.dumps({"kind": "hello"}))
        for said in line:
            state = json.loads(said)
            decision = state.get("decision")
            if decision is not None:
                number += 1
                answer = {"kind": "act", "decision": decision["number"], "action": choose(state["view"], decision)}
                line.send(json.dumps({"kind": "order", "number": number, "do": answer}))
            elif state["kind"] in ("state", "update") and state["room"]["status"] == "over":
                return state["room"]["standings"]


if __name__ == "__main__":
    for standing in play(*sys.argv[1:]):
        print(f"{standing['rank']}. seat {standing['seat']}: {standing['score']}")
