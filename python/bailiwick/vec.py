"""Many games at once: each step is one call that holds no lock and writes into arrays of yours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ._bailiwick import Game, Games, State


@dataclass(frozen=True)
class Buffers:
    """The arrays that :class:`VecEnv` writes. Make them with :meth:`Buffers.new`, or bring your own of the same shapes and types:
    slices of a larger array that follow one another in memory will do."""

    #: What the player that chooses knows: uint8 ``[n, observation_size]``.
    observations: npt.NDArray[np.uint8]
    #: What that player can choose: uint8, int8 or bool ``[n, num_actions]``.
    masks: npt.NDArray[Any]
    #: The player that chooses: int32 ``[n]``.
    players: npt.NDArray[np.int32]
    #: Rewards of this step by player: float32 ``[n, players]``.
    rewards: npt.NDArray[np.float32]
    #: Whether a game was over with this step; the other arrays then show the next one: uint8 or bool ``[n]``.
    dones: npt.NDArray[Any]
    #: Final points by player of the last game that was over: int32 ``[n, players]``.
    scores: npt.NDArray[np.int32]

    @staticmethod
    def new(game: Game, n: int) -> Buffers:
        """Arrays for ``n`` games."""
        return Buffers(
            observations=np.zeros((n, game.observation_size), np.uint8),
            masks=np.zeros((n, game.num_actions), np.bool_),
            players=np.zeros(n, np.int32),
            rewards=np.zeros((n, game.players), np.float32),
            dones=np.zeros(n, np.bool_),
            scores=np.zeros((n, game.players), np.int32),
        )


def _bytes(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Flags as bytes, in the same memory."""
    is_flags = isinstance(array, np.ndarray) and array.dtype in (np.bool_, np.int8)
    return array.view(np.uint8) if is_flags else array


class VecEnv:
    """``n`` games with the same players and options.

    When a game is over, the next begins with the same step: ``dones`` says so, ``rewards`` and ``scores`` belong to the game
    that is over, everything else to the next one. What happens follows from the seed and the actions, however many threads
    there are. One call at a time: a second one from another thread is a ``RuntimeError``.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int | None = None,
        reward: str = "win",
        threads: int = 1,
        buffers: Buffers | None = None,
    ) -> None:
        """``reward`` is ``"win"`` (the share of the win) or ``"points"`` (the final points); both come when a game is over.
        ``threads=0`` takes all cores."""
        self.game = game
        self.n = n
        self._games = Games(game, n, seed, reward, threads)
        self.buffers = Buffers.new(game, n) if buffers is None else buffers
        self._actions = np.zeros(n, np.int64)
        self._seed = seed
        self._games.show(self._arrays())

    def _arrays(self) -> tuple[Any, Any, Any, Any, Any, Any]:
        buffers = self.buffers
        return (
            buffers.observations,
            _bytes(buffers.masks),
            buffers.players,
            buffers.rewards,
            _bytes(buffers.dones),
            buffers.scores,
        )

    def reset(self, seed: int | None = None) -> Buffers:
        """Begins all games anew."""
        seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else seed
        self._games.reset(seed, self._arrays())
        return self.buffers

    def step(self, actions: npt.ArrayLike) -> Buffers:
        """Chooses an action in each game. If one of them is illegal, :class:`bailiwick.IllegalAction` names it, and no game has
        moved."""
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise TypeError(f"actions must be whole numbers, not {array.dtype}")
        self._games.step(np.ascontiguousarray(array, np.int64), self._arrays())
        return self.buffers

    def sample(self) -> npt.NDArray[np.int64]:
        """Random legal actions, each as likely as the others: the same array every time."""
        self._games.sample(self._actions)
        return self._actions

    def state(self, game: int) -> State:
        """A copy of one of the games, without its log."""
        return self._games.state(game)

    def __len__(self) -> int:
        return self.n
