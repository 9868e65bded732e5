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
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._adapting import Agents, one_of

__all__ = ["AecEnv", "caylus", "env", "ys"]

MaskIn = Literal["observation", "info"]
Reward = Literal["win", "points"]


class AecEnv(Agents, AECEnv):  # type: ignore[misc]
    """A game for PettingZoo. An illegal action is a :class:`bailiwick.IllegalAction`; :func:`env` adds PettingZoo's wrappers.

    Players who decide in secret at once are asked one after another; nobody sees what those before them answered. Rewards come
    when the game is over: the share of the win (``"win"``), or the final points (``"points"``). With ``max_cycles`` a game that
    takes more choices is cut off. ``render_mode`` is ``"human"``, ``"ansi"``, ``"svg"`` or ``"rgb_array"``.
    """

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": False}

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
        one_of("mask", mask, ("observation", "info"))
        self._mask_in = mask
        super().__init__(name, players, options, reward, max_cycles, render_mode)

    def _observation_space(self) -> Any:
        both = super()._observation_space()
        return both if self._mask_in == "observation" else both["observation"]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(self.position.current_player, 0)]
        if self._mask_in == "info":
            # A mask in the info may not be empty: who is not asked has everything open.
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self._mask(agent, 1)}

    def _mask(self, agent: str, otherwise: int) -> Any:
        """What an agent can choose; for one that is not asked, the same everywhere."""
        is_asked = not self.position.is_over and agent == self.agent_selection
        return self.position.action_mask() if is_asked else np.full(self.game.num_actions, otherwise, np.int8)

    def observe(self, agent: str) -> Any:
        observation = self.position.observation(self.possible_agents.index(agent))
        if self._mask_in == "info":
            return observation
        return {"observation": observation, "action_mask": self._mask(agent, 0)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        self.truncations = dict.fromkeys(self.agents, self._count_cycle())
        self.terminations = dict.fromkeys(self.agents, self.position.is_over)
        if not self.position.is_over:
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()


def env(name: str, *args: Any, illegal: Literal["terminate", "raise"] = "terminate", **kwargs: Any) -> Any:
    """A game with PettingZoo's usual wrappers. With ``illegal="terminate"`` an illegal action ends the game with a reward of -1 for
    who chose it, as in PettingZoo's own games; with ``"raise"`` it is a :class:`bailiwick.IllegalAction`."""
    one_of("illegal", illegal, ("terminate", "raise"))
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
