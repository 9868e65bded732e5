"""OpenSpiel: importing this module registers ``bailiwick_caylus`` and ``bailiwick_ys``.

>>> import pyspiel, bailiwick.openspiel
>>> game = pyspiel.load_game("bailiwick_ys(players=3,reward=points)")
>>> game.num_players()
3

A game begins with one chance node, which draws its set-up: one of ``setups`` seeds from ``seed`` on. After it nothing is left to
chance. Players of Ys who decide in secret at once are asked one after another.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._bailiwick import Game, State, game_names
from .pieces import pieces_of

__all__ = ["BailiwickGame", "BailiwickObserver", "BailiwickState", "bot", "resample"]

_MOST_POINTS = 1000.0
_LONGEST = 20_000
_PARAMETERS = {"players": 4, "seed": 0, "setups": 64, "options": "", "reward": "win"}


def _game_type(name: str, reward: str = "win") -> Any:
    probe = Game(name)
    least, most = {"caylus": (2, 5), "ys": (2, 4)}[name]
    is_win = reward == "win"
    return pyspiel.GameType(
        short_name=f"bailiwick_{name}",
        long_name=f"{name.capitalize()} ({probe.id})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if probe.is_hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if is_win else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


class BailiwickGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as a game of OpenSpiel. Parameters: ``players``, ``seed``, ``setups``, ``options`` (``edition:first``, several
    with spaces between them: ``=`` and ``,`` belong to OpenSpiel), ``reward`` (``win`` or ``points``)."""

    _name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_PARAMETERS, **(params or {})}
        self.reward = str(chosen["reward"])
        if self.reward not in ("win", "points"):
            raise ValueError(f'reward is "win" or "points", not {self.reward!r}')
        self.inner = Game(self._name, int(chosen["players"]), str(chosen["options"]).replace(":", "="))
        self.seed, self.setups = int(chosen["seed"]), int(chosen["setups"])
        if self.setups < 1 or self.seed < 0:
            raise ValueError("setups must be at least 1, and seed at least 0")
        is_win = self.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.inner.num_actions, self.setups),
            max_chance_outcomes=self.setups,
            num_players=self.inner.players,
            min_utility=0.0,
            max_utility=1.0 if is_win else _MOST_POINTS,
            utility_sum=1.0 if is_win else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(self._name, self.reward), info, params or {})

    def new_initial_state(self) -> BailiwickState:
        return BailiwickState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BailiwickObserver | None:
        """What a player knows, without perfect recall; ``None`` for other kinds of observations, which are not there."""
        is_there = iig_obs_type is None or (
            not iig_obs_type.perfect_recall
            and iig_obs_type.public_info
            and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return BailiwickObserver(self.inner, params) if is_there else None


class BailiwickState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. ``inner`` is the :class:`bailiwick.State`; ``None`` before its set-up is drawn."""

    def __init__(self, game: BailiwickGame) -> None:
        super().__init__(game)
        self.inner: State | None = None

    def current_player(self) -> Any:
        if self.inner is None:
            return pyspiel.PlayerId.CHANCE
        player = self.inner.current_player
        return pyspiel.PlayerId.TERMINAL if player < 0 else player

    def _legal_actions(self, player: int) -> list[int]:
        inner = self.inner
        return [] if inner is None or player != inner.current_player else inner.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        setups = self.get_game().setups
        return [(setup, 1.0 / setups) for setup in range(setups)]

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            game = self.get_game()
            self.inner = game.inner.new(game.seed + int(action))
        else:
            self.inner.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"set-up {game.seed + action}"
        return str(game.inner.action_name(action))

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.is_over

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = None if self.inner is None else self.inner.outcome()
        if outcome is None:
            return [0.0] * game.inner.players
        results = outcome["shares"] if game.reward == "win" else outcome["scores"]
        return [float(result) for result in results]

    def resample_from_infostate(self, player: int, sampler: Any) -> BailiwickState:
        """A state that agrees with everything that a player knows: what :class:`open_spiel.python.algorithms.ismcts.ISMCTSBot`
        calls. ``sampler`` is a source of numbers from 0 to 1."""
        draw = sampler() if callable(sampler) else np.random.random()
        return self._drawn(player, int(draw * (1 << 53)))

    def _drawn(self, player: int, seed: int) -> BailiwickState:
        other = self.clone()
        if self.inner is not None:
            other.inner = self.inner.resample(player, seed)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.inner is None:
            return "before the set-up"
        begun = " ".join(map(str, self.inner.begun))
        return f"{self.inner.heading}\n{self.inner.position()}\n{begun}"


class BailiwickObserver:
    """What a player knows, as one tensor and by name."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.offset : piece.offset + int(np.prod(piece.shape))].reshape(piece.shape)
            for piece in pieces_of(game)
        }

    def set_from(self, state: BailiwickState, player: int) -> None:
        if state.inner is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.inner.observation(player)

    def string_from(self, state: BailiwickState, player: int) -> str:
        inner = state.inner
        if inner is None:
            return "before the set-up"
        begun = inner.begun if inner.current_player == player else []
        return f"{inner.view_json(player)} {' '.join(map(str, begun))}"


def resample(state: BailiwickState, player: int) -> BailiwickState:
    """A resampler for ``ISMCTSBot.set_resampler``."""
    return state._drawn(player, int(np.random.randint(1 << 62)))


def bot(game: BailiwickGame, player: int, level: str = "journeyman", seed: int | None = None) -> Any:
    """One of our bots as a bot of OpenSpiel."""
    return _Bot(game, player, level, seed)


class _Bot(pyspiel.Bot):  # type: ignore[misc]
    def __init__(self, game: BailiwickGame, player: int, level: str, seed: int | None) -> None:
        from ._bailiwick import Bot

        super().__init__()
        self._player = player
        self._bot = Bot(game.inner, level, seed)

    def player_id(self) -> int:
        return self._player

    def provides_policy(self) -> bool:
        return False

    def step(self, state: BailiwickState) -> int:
        assert state.inner is not None
        return self._bot.actions(state.inner, self._player)[0]


def _register() -> None:
    known = {game.short_name for game in pyspiel.registered_games()}
    for name in game_names():
        if f"bailiwick_{name}" not in known:
            kind = type(f"Bailiwick{name.capitalize()}Game", (BailiwickGame,), {"_name": name, "__module__": __name__})
            globals()[kind.__name__] = kind
            pyspiel.register_game(_game_type(name), kind)


_register()
