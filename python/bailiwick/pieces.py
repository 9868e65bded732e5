"""Observations by name: the flat row is all pieces side by side."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._bailiwick import Game


class Piece(NamedTuple):
    """A named part of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]
    #: What its numbers usually do not pass, to scale by.
    high: int
    #: What stands there.
    about: str


def pieces_of(game: Game) -> list[Piece]:
    """The pieces of a game's observations, in their order."""
    return [Piece(*piece) for piece in game.pieces]


def split(game: Game, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The pieces of an observation, or of many at once, by name: views of the same memory where that is possible."""
    array = np.asarray(observation)
    if array.ndim == 0 or array.shape[-1] != game.observation_size:
        raise ValueError(f"an observation of {game.name} has {game.observation_size} numbers, not the shape {array.shape}")
    return {
        piece.name: array[..., piece.offset : piece.offset + int(np.prod(piece.shape))].reshape(
            array.shape[:-1] + piece.shape
        )
        for piece in pieces_of(game)
    }


def scaled(game: Game) -> npt.NDArray[np.float32]:
    """What to multiply observations by so that most numbers are between 0 and 1."""
    scale = np.empty(game.observation_size, np.float32)
    for piece in pieces_of(game):
        scale[piece.offset : piece.offset + int(np.prod(piece.shape))] = 1.0 / piece.high
    return scale
