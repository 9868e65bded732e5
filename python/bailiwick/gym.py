"""Gymnasium: one seat against bots.

>>> import gymnasium, bailiwick
>>> env = gymnasium.make("bailiwick/caylus-v0", players=2, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from ._adapting import RENDER_MODES, drawn, one_of, results, spaces
from ._bailiwick import Bot, Game, IllegalAction, State

__all__ = ["OneSeat"]


class OneSeat(gymnasium.Env):  # type: ignore[misc]
    """A game in which bots have all seats but one.

    ``opponents`` is a level for all of them, or a level for each; ``player`` is the seat, or another one every game if it is
    ``None``. The reward comes when the game is over: the share of the win, or the final points. An illegal action ends the game
    with a reward of -1 (``illegal="terminate"``), or is a :class:`bailiwick.IllegalAction` (``illegal="raise"``).
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        name: str = "caylus",
        players: int = 4,
        options: Any = None,
        *,
        opponents: str | Sequence[str] = "apprentice",
        player: int | None = None,
        reward: Literal["win", "points"] = "win",
        illegal: Literal["terminate", "raise"] = "terminate",
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(name, players, options)
        levels = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(levels)}")
        if player is not None and not 0 <= player < players:
            raise ValueError(f"there is no player {player}: players are counted from 0 to {players - 1}")
        one_of("reward", reward, ("win", "points"))
        one_of("illegal", illegal, ("terminate", "raise"))
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        for level in levels:
            Bot(self.game, level, 0)
        self._levels, self._seat, self._reward, self._illegal = levels, player, reward, illegal
        self.render_mode = render_mode
        self.action_space = Discrete(self.game.num_actions)
        self.observation_space = spaces(self.game)
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The game itself."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        draw = lambda most: int(self.np_random.integers(most))  # noqa: E731
        self.player = draw(self.game.players) if self._seat is None else self._seat
        self._state = self.game.new(draw(1 << 63))
        others = [player for player in range(self.game.players) if player != self.player]
        self._bots = {
            player: Bot(self.game, level, draw(1 << 63)) for player, level in zip(others, self._levels)
        }
        self._let_bots_play()
        return self._observation(), self._info()

    def _let_bots_play(self) -> None:
        state = self.position
        while not state.is_over and state.current_player != self.player:
            player = state.current_player
            for action in self._bots[player].actions(state, player):
                state.apply(action)

    def _observation(self) -> dict[str, Any]:
        state = self.position
        mask = np.zeros(self.game.num_actions, np.int8) if state.is_over else state.action_mask()
        return {"observation": state.observation(self.player), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"player": self.player, "scores": self.position.scores()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self.position
        if state.is_over:
            raise IllegalAction("the game is over: call reset()")
        try:
            state.apply(int(action))
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        gained = results(state, self._reward)
        if gained is None:
            return self._observation(), 0.0, False, False, self._info()
        return self._observation(), gained[self.player], True, False, self._info()

    def action_masks(self) -> Any:
        """The mask as sb3-contrib's ``MaskablePPO`` asks for it."""
        return self._observation()["action_mask"].astype(bool)

    def render(self) -> Any:
        return drawn(self.position, self.render_mode, self.player)
