"""Gymnasium's own checker, unchanged, and games of one seat against bots."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

import bailiwick  # noqa: E402
from bailiwick.gym import OneSeat  # noqa: E402


@pytest.mark.parametrize("name", ["caylus", "ys"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.filterwarnings("ignore")
def test_check_env(name, players):
    env = gymnasium.make(f"bailiwick/{name}-v0", players=players, opponents="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", ["caylus", "ys"])
def test_a_game_against_bots(name):
    env = OneSeat(name, players=3, opponents=["apprentice", "random"])
    numbers, players = np.random.default_rng(1), set()
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        players.add(info["player"])
        over = False
        while not over:
            assert (env.action_masks() == observation["action_mask"]).all()
            action = numbers.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, over, _, info = env.step(action)
            assert over or env.position.current_player == info["player"]
        assert reward == env.position.outcome()["shares"][info["player"]]
        with pytest.raises(bailiwick.IllegalAction, match="the game is over"):
            env.step(0)
    assert len(players) > 1


def test_illegal_actions():
    env = OneSeat("caylus", players=2, opponents="random", player=1)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(528)
    assert (reward, terminated) == (-1, True) and "not legal" in info["illegal"]
    env = OneSeat("caylus", players=2, opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(bailiwick.IllegalAction):
        env.step(528)


@pytest.mark.parametrize(
    "arguments",
    [{"opponents": "wizard"}, {"opponents": ["random"]}, {"player": 4}, {"reward": "x"}, {"illegal": "x"}, {"render_mode": "x"}],
)
def test_wrong_arguments(arguments):
    with pytest.raises(ValueError):
        OneSeat("ys", **arguments)


def test_it_can_be_looked_at():
    env = OneSeat("ys", players=2, opponents="random", render_mode="svg")
    with pytest.raises(RuntimeError, match="reset"):
        env.position
    env.reset(seed=1)
    assert env.render().startswith("<svg")
