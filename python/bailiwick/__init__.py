"""Caylus and Ys as research environments.

>>> import bailiwick
>>> game = bailiwick.Game("caylus", players=3)
>>> state = game.new(seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[0])
>>> len(state.scores())
3

Players are counted from 0; seat 1 of the notation and of views is player 0.
"""

from ._bailiwick import Analyst, Bot, Game, Games, IllegalAction, State, game_names
from ._registration import register_environments
from .data import games_frame, actions_frame, read_records
from .pieces import Piece, pieces_of, scaled, split
from .vec import Buffers, VecEnv

__all__ = [
    "Analyst",
    "Bot",
    "Buffers",
    "Game",
    "Games",
    "IllegalAction",
    "Piece",
    "State",
    "VecEnv",
    "actions_frame",
    "game_names",
    "games_frame",
    "pieces_of",
    "read_records",
    "scaled",
    "split",
]

register_environments()
