"""Reads records into data frames: `python records_to_frame.py FOLDER...`.

`bailiwick simulate caylus --games 1000 --bots journeyman,apprentice --records games` makes a thousand of them.
"""

import sys

import bailiwick

paths = sys.argv[1:] or ["records"]
games = bailiwick.games_frame(paths)
print(games.groupby(["game", "players", "player"])[["points", "share"]].mean().round(2))
actions = bailiwick.actions_frame(paths)
print(actions.groupby(["game", "verb"]).size().sort_values(ascending=False).head(12))
