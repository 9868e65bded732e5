"""RLlib: a ``MultiAgentEnv`` in which only the player that is to choose appears.

Config keys: ``name``, ``players``, ``options``, ``reward``, ``illegal`` as elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from ._adapting import one_of, results
from ._bailiwick import Game, IllegalAction, State

__all__ = ["RllibEnv"]


class RllibEnv(MultiAgentEnv):  # type: ignore[misc]
    """A game for RLlib. Agents are ``player_0`` and so on; observations are dictionaries with ``observations`` and ``action_mask``,
    as RLlib's examples of action masking have them. An illegal action ends the game with a reward of -1 for who chose it
    (``illegal="terminate"``), or is a :class:`bailiwick.IllegalAction` (``"raise"``)."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        config = dict(config or {})
        self.game = Game(config.get("name", "caylus"), config.get("players", 4), config.get("options"))
        self._reward = config.get("reward", "win")
        one_of("reward", self._reward, ("win", "points"))
        self._illegal = config.get("illegal", "terminate")
        one_of("illegal", self._illegal, ("terminate", "raise"))
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents = list(self.possible_agents)
        space = Dict(
            {
                "observations": Box(0.0, 255.0, (self.game.observation_size,), np.float32),
                "action_mask": Box(0.0, 1.0, (self.game.num_actions,), np.float32),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The game itself."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._state = self.game.new(int(self._random.integers(1 << 63)))
        self.agents = list(self.possible_agents)
        return self._observations(), {}

    def _observation(self, player: int, is_asked: bool) -> dict[str, Any]:
        state = self.position
        mask = state.action_mask() if is_asked else np.ones(self.game.num_actions)
        return {
            "observations": state.observation(player).astype(np.float32),
            "action_mask": mask.astype(np.float32),
        }

    def _observations(self) -> dict[str, Any]:
        player = self.position.current_player
        return {self.possible_agents[player]: self._observation(player, True)}

    def step(self, action_dict: dict[str, Any]) -> Any:
        state = self.position
        if state.is_over:
            raise RuntimeError("the game is over: call reset()")
        asked = self.possible_agents[state.current_player]
        if asked not in action_dict:
            raise ValueError(f"{asked} is to choose, not {sorted(action_dict)}")
        try:
            state.apply(int(action_dict[asked]))
        except IllegalAction:
            if self._illegal == "raise":
                raise
            return self._over([-1.0 if agent == asked else 0.0 for agent in self.possible_agents])
        gained = results(state, self._reward)
        if gained is None:
            return self._observations(), {asked: 0.0}, {"__all__": False}, {"__all__": False}, {}
        return self._over(gained)

    def _over(self, results: Sequence[float]) -> Any:
        agents = self.possible_agents
        observations = {agent: self._observation(player, False) for player, agent in enumerate(agents)}
        rewards = {agent: float(result) for agent, result in zip(agents, results)}
        over = {**dict.fromkeys(agents, True), "__all__": True}
        return observations, rewards, over, {"__all__": False}, {}
