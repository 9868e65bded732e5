#!/usr/bin/env python3
"""Takes a seat at a table of Bailiwick and plays random legal actions until the game is over.

    python3 examples/bot.py INVITATION [NAME]

INVITATION is the link that the page shows beside an open seat: http://127.0.0.1:8420/join/0123...
Everything it uses is described in docs/api.md. Replace `choose` by something better."""
import json, random, sys
import urllib.error, urllib.request


def choose(table):
    """One of the legal actions. `table["view"]` is everything that this seat can see."""
    return random.choice(table["legal"])


def ask(address, body=None, key=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key or '-'}"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(address, data, headers))


def main(invitation, name="Random Python"):
    house, _, secret = invitation.partition("/join/")
    seat = json.load(ask(f"{house}/api/join/{secret}", {"name": name}))
    address = f"{house}/api/tables/{seat['id']}"
    for line in ask(address + "/stream", key=seat["secret"]):
        if not line.startswith(b"data: "):
            continue
        table = json.loads(line[len("data: "):])
        if table["outcome"]:
            return print("over:", table["outcome"])
        if table["legal"]:
            try:
                ask(address + "/act", {"action": choose(table), "revision": table["revision"]}, seat["secret"])
            except urllib.error.HTTPError as error:
                if error.code != 409:  # somebody was faster: the stream brings the fresh state
                    raise


main(*sys.argv[1:])
