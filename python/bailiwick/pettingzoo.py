"""PettingZoo: agents act in turn (AEC).

>>> import bailiwick.pettingzoo
>>> env = bailiwick.pettingzoo.ys(players=3)
>>> env.reset(seed=1)
>>> env.possible_agents
['player_0', 'player_1', 'player_2']

With PettingZoo 1.27 or newer also ``pettingzoo.make("aec", "bailiwick/ys-v0", players=3)`` after ``import bailiwick``.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._bailiwick import Game, State

__all__ = ["AecEnv", "caylus", "env", "ys"]

MaskIn = Literal["observation", "info"]
Reward = Literal["win", "points"]


class AecEnv(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo. An illegal action is a :class:`bailiwick.IllegalAction`; :func:`env` adds PettingZoo's wrappers.

    Players who decide in secret at once are asked one after another; nobody sees what those before them answered. Rewards come
    when the game is over: the share of the win (``"win"``), or the final points (``"points"``). With ``max_cycles`` a game that
    takes more choices is cut off.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "svg"],
        "name": "bailiwick_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        players: int = 4,
        options: Any = None,
        *,
        mask: MaskIn = "observation",
        reward: Reward = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mask not in ("observation", "info"):
            raise ValueError(f'mask is "observation" or "info", not {mask!r}')
        if reward not in ("win", "points"):
            raise ValueError(f'reward is "win" or "points", not {reward!r}')
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']}, not {render_mode!r}")
        self.game = Game(name, players, options)
        self.metadata = {**type(self).metadata, "name": self.game.id.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents: list[str] = []
        self._mask_in, self._reward, self._max_cycles = mask, reward, max_cycles
        self._np_random, _ = seeding.np_random(None)
        flat = Box(0, 255, (self.game.observation_size,), np.uint8)
        masks = Box(0, 1, (self.game.num_actions,), np.int8)
        space = Dict({"observation": flat, "action_mask": masks}) if mask == "observation" else flat
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The game itself."""
        if self.state_ is None:
            raise RuntimeError("call reset() first")
        return self.state_

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.state_ = self.game.new(int(self._np_random.integers(1 << 63)))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(self.position.current_player, 0)]
        if self._mask_in == "info":
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Any:
        """What an agent can choose; for one that is not asked, everything, because a mask may not be empty."""
        is_asked = not self.position.is_over and agent == self.agent_selection
        return self.position.action_mask() if is_asked else np.ones(self.game.num_actions, np.int8)

    def observe(self, agent: str) -> Any:
        observation = self.position.observation(self.possible_agents.index(agent))
        if self._mask_in == "info":
            return observation
        is_asked = not self.position.is_over and agent == self.agent_selection
        mask = self.position.action_mask() if is_asked else np.zeros(self.game.num_actions, np.int8)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        outcome = self.position.outcome()
        if outcome is not None:
            results = outcome["shares"] if self._reward == "win" else outcome["scores"]
            self.rewards = {agent: float(result) for agent, result in zip(self.possible_agents, results)}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if outcome is None:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.position.svg()
        text = self._words()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _words(self) -> str:
        position = self.position
        points = ", ".join(f"{agent} {score}" for agent, score in zip(self.possible_agents, position.scores()))
        last = position.log[-1][1] if position.log else "nothing yet"
        return f"{position.heading}\nlast: {last}\npoints: {points}\n"

    def close(self) -> None:
        """Nothing is kept open."""


def env(name: str, *args: Any, illegal: Literal["terminate", "raise"] = "terminate", **kwargs: Any) -> Any:
    """A game with PettingZoo's usual wrappers. With ``illegal="terminate"`` an illegal action ends the game with a reward of -1 for
    who chose it, as in PettingZoo's own games; with ``"raise"`` it is a :class:`bailiwick.IllegalAction`."""
    if illegal not in ("terminate", "raise"):
        raise ValueError(f'illegal is "terminate" or "raise", not {illegal!r}')
    raw = AecEnv(name, *args, **kwargs)
    if illegal == "raise":
        return wrappers.OrderEnforcingWrapper(raw)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def caylus(*args: Any, **kwargs: Any) -> Any:
    """Caylus for PettingZoo; see :class:`AecEnv` for what can be chosen."""
    return env("caylus", *args, **kwargs)


def ys(*args: Any, **kwargs: Any) -> Any:
    """Ys for PettingZoo; see :class:`AecEnv` for what can be chosen."""
    return env("ys", *args, **kwargs)
