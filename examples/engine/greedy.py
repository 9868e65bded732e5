#!/usr/bin/env python3
"""Plays both games of Bailiwick by a few rules of thumb, through the engine protocol (docs/engine-protocol.md):

    bailiwick arena caylus --bots "exec:python3 examples/engine/greedy.py,random" --games 20

Replace `worth` by something better: `view` is everything that the seat has seen (docs/notation.md)."""
import json, random, sys

# What an action begins with, the best first. What is not listed comes last.
CAYLUS = ["batch", "favor B", "favor", "build", "residence", "use", "place castle", "place", "take", "deal", "sell",
          "joust", "pay", "buy", "stay", "provost 0", "move", "pass", "done", "skip"]
YS = ["bid", "order 1", "play", "gem w", "gem", "up 4", "down 3", "up", "down", "neutral", "quote", "skip"]


def worth(action, game, view):
    """How good an action looks: the higher the better."""
    ranks = CAYLUS if game == "caylus" else YS
    rank = next((place for place, start in enumerate(ranks) if action.startswith(start)), len(ranks))
    if action == "place castle" and len(view["seats"][seat - 1]["cubes"]) < 3:
        rank = len(ranks)  # nothing to build with
    return -rank


def say(**message):
    print(json.dumps(message), flush=True)


game, seat, chance = None, 1, random.Random()
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "hello":
        say(type="hello", protocol=1, name="Greedy in Python", games=["caylus", "ys"])
    elif ask["type"] == "newgame":
        game, seat, chance = ask["game"], ask["seat"], random.Random(ask["seed"])
        say(type="ready")
    elif ask["type"] == "go":
        values = {action: worth(action, game, ask["view"]) for action in ask["legal"]}
        best = max(values.values())
        say(type="best", action=chance.choice([action for action in ask["legal"] if values[action] == best]))
    elif ask["type"] == "quit":
        break
