"""What the adapters to other libraries have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding

from ._bailiwick import Game, State

#: How a game can be looked at. ``human`` prints words.
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


def one_of(what: str, chosen: object, allowed: Sequence[str]) -> None:
    """Refuses what cannot be chosen."""
    if chosen not in allowed:
        raise ValueError(f"{what} is one of {', '.join(map(repr, allowed))}, not {chosen!r}")


def results(state: State, reward: str) -> list[float] | None:
    """What each player gets for a game that is over: the share of the win, or the final points."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return [float(result) for result in (outcome["shares"] if reward == "win" else outcome["scores"])]


def drawn(state: State, mode: str | None, player: int | None = None) -> Any:
    """A game as a player sees it, or a spectator, in one of the :data:`RENDER_MODES`."""
    if mode is None:
        return None
    if mode == "svg":
        return state.svg(player)
    if mode == "rgb_array":
        return state.rgb(player)
    last = state.log[-1][1] if state.log else "nothing yet"
    words = f"{state.heading}\nlast: {last}\npoints: {', '.join(map(str, state.scores()))}\n"
    if mode == "ansi":
        return words
    print(words)
    return None


def spaces(game: Game) -> Dict:
    """The space of an observation with its mask."""
    return Dict(
        {
            "observation": Box(0, 255, (game.observation_size,), np.uint8),
            "action_mask": Box(0, 1, (game.num_actions,), np.int8),
        }
    )


class Agents:
    """A game whose players are agents with names: what both forms of PettingZoo are made of."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "bailiwick_v0", "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int,
        options: Any,
        reward: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        one_of("reward", reward, ("win", "points"))
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.game = Game(name, players, options)
        self.metadata = {**type(self).metadata, "name": self.game.id.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents: list[str] = []
        self._reward, self._max_cycles, self._cycles = reward, max_cycles, 0
        self._np_random, _ = seeding.np_random(None)
        self._state: State | None = None
        space = self._observation_space()
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}

    def _observation_space(self) -> Any:
        return spaces(self.game)

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

    def _begin(self, seed: int | None) -> None:
        """A new game with all agents."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._state = self.game.new(int(self._np_random.integers(1 << 63)))
        self._cycles = 0
        self.agents = list(self.possible_agents)

    def _count_cycle(self) -> bool:
        """Counts a cycle that is over; whether the game is cut off with it."""
        self._cycles += 1
        is_long = self._max_cycles is not None and self._cycles >= self._max_cycles
        return is_long and not self.position.is_over

    def _rewards(self) -> dict[str, float]:
        """What each agent gets now: nothing before the game is over."""
        gained = results(self.position, self._reward) or [0.0] * self.game.players
        return dict(zip(self.possible_agents, gained))

    def render(self) -> Any:
        return drawn(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
