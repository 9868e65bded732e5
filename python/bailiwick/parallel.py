"""PettingZoo, for libraries that want all agents to choose in every cycle (``ParallelEnv``).

In a cycle everybody names an action; those of agents that are not asked are passed over. Who is asked has a mask with its legal
actions, everybody else one in which all are open. Secret decisions of Ys (bids, the throne room) are answered in one cycle by all.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from ._adapting import Agents, one_of

__all__ = ["AllAtOnce", "env", "parallel_env"]


class AllAtOnce(Agents, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents name an action in every cycle.

    With ``illegal="random"`` an illegal action of an agent that is asked becomes a random legal one, so that programs without masks
    can play; with ``"raise"`` it is a :class:`bailiwick.IllegalAction`.
    """

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
        one_of("illegal", illegal, ("random", "raise"))
        self._illegal = illegal
        super().__init__(name, players, options, reward, max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
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
        cut, agents = self._count_cycle(), self.agents
        terminations = dict.fromkeys(agents, self.position.is_over)
        truncations = dict.fromkeys(agents, cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if cut or self.position.is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return self._observations(), self._rewards(), terminations, truncations, infos


def parallel_env(**kwargs: Any) -> AllAtOnce:
    """A game with all agents in every cycle; see :class:`AllAtOnce`."""
    return AllAtOnce(**kwargs)


def env(**kwargs: Any) -> Any:
    """The same, its agents asked one after another within a cycle."""
    return parallel_to_aec(AllAtOnce(**kwargs))
