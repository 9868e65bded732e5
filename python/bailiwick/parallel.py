"""PettingZoo, for libraries that want all agents to choose in every cycle (``ParallelEnv``).

In a cycle everybody names an action; those of agents that are not asked are passed over. Who is asked has a mask with its legal
actions, everybody else one in which all are open. Secret decisions of Ys (bids, the throne room) are answered in one cycle by all.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from ._bailiwick import Game, State

__all__ = ["AllAtOnce", "env", "parallel_env"]


class AllAtOnce(ParallelEnv):  # type: ignore[misc]
    """A game in which all agents name an action in every cycle.

    With ``illegal="random"`` an illegal action of an agent that is asked becomes a random legal one, so that programs without masks
    can play; with ``"raise"`` it is a :class:`bailiwick.IllegalAction`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "name": "bailiwick_v0", "render_fps": 1}

    def __init__(
        self,
        name: str = "ys",
        players: int = 4,
        options: Any = None,
        *,
        reward: Literal["win", "points"] = "win",
        illegal: Literal["random", "raise"] = "random",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if reward not in ("win", "points"):
            raise ValueError(f'reward is "win" or "points", not {reward!r}')
        if illegal not in ("random", "raise"):
            raise ValueError(f'illegal is "random" or "raise", not {illegal!r}')
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, not {render_mode!r}")
        self.game = Game(name, players, options)
        self.metadata = {**type(self).metadata, "name": self.game.id.replace("-", "_")}
        self.render_mode = render_mode
        self._reward, self._illegal, self._max_cycles = reward, illegal, max_cycles
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents: list[str] = []
        space = Dict(
            {
                "observation": Box(0, 255, (self.game.observation_size,), np.uint8),
                "action_mask": Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random(None)
        self._state: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The game itself."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._state = self.game.new(int(self._np_random.integers(1 << 63)))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _mask(self, player: int) -> Any:
        state = self.position
        if player == state.current_player:
            return state.action_mask()
        mask = np.ones(self.game.num_actions, np.int8)
        if player in state.players_to_act:
            # Secret decisions take one step each: what can be answered does not depend on others.
            mask[:] = 0
            mask[[state.action_ids(text, player)[0] for text in state.legal_texts(player)]] = 1
        return mask

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.position.observation(player), "action_mask": self._mask(player)}
            for player, agent in enumerate(self.possible_agents)
        }

    def _choose(self, player: int, action: int) -> None:
        state = self.position
        legal = state.legal_actions()
        if self._illegal == "random" and action not in legal:
            action = int(self._np_random.choice(legal))
        state.apply(action)

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            raise RuntimeError("the game is over: call reset()")
        # All of them are asked at once, so all of them answer before the game moves on.
        for player in self.position.players_to_act:
            self._choose(player, int(actions[self.possible_agents[player]]))
        self._cycles += 1
        agents, outcome = self.agents, self.position.outcome()
        rewards = dict.fromkeys(agents, 0.0)
        if outcome is not None:
            results = outcome["shares"] if self._reward == "win" else outcome["scores"]
            rewards = {agent: float(result) for agent, result in zip(agents, results)}
        cut = outcome is None and self._max_cycles is not None and self._cycles >= self._max_cycles
        terminations = dict.fromkeys(agents, outcome is not None)
        truncations = dict.fromkeys(agents, cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        observations = self._observations()
        if cut or outcome is not None:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.position.svg()
        if self.render_mode == "ansi":
            return f"{self.position.heading}\npoints: {self.position.scores()}\n"
        return None

    def close(self) -> None:
        """Nothing is kept open."""


def parallel_env(**kwargs: Any) -> AllAtOnce:
    """A game with all agents in every cycle; see :class:`AllAtOnce`."""
    return AllAtOnce(**kwargs)


def env(**kwargs: Any) -> Any:
    """The same, its agents asked one after another within a cycle."""
    return parallel_to_aec(AllAtOnce(**kwargs))
