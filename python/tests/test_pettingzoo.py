"""PettingZoo's own suite, unchanged."""

import functools

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402
from pettingzoo.test.performance_benchmark import performance_benchmark  # noqa: E402

import bailiwick  # noqa: E402
import bailiwick.pettingzoo  # noqa: E402

BOTH = pytest.mark.parametrize("make", [bailiwick.pettingzoo.caylus, bailiwick.pettingzoo.ys])


@BOTH
@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.filterwarnings("ignore")
def test_api(make, mask, players):
    api_test(make(players=players, mask=mask), num_cycles=200)


@pytest.mark.filterwarnings("error")
@BOTH
def test_masks_in_info_pass_without_a_warning(make):
    api_test(make(mask="info"), num_cycles=50)


@BOTH
def test_seed(make):
    seed_test(functools.partial(make, players=3), num_cycles=60)


@BOTH
def test_render(make):
    render_test(make, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


@BOTH
@pytest.mark.long
def test_performance(make, capsys):
    performance_benchmark(make())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this PettingZoo has no registry")
@pytest.mark.parametrize("name", ["caylus", "ys"])
def test_importing_registers(name):
    env = pettingzoo.make("aec", f"bailiwick/{name}-v0", players=3)
    env.reset(seed=1)
    assert env.num_agents == 3 and env.metadata["name"] == f"{name}_v0"


@BOTH
@pytest.mark.parametrize("reward", ["win", "points"])
def test_games_are_played_to_their_end(make, reward):
    env = make(players=3, reward=reward)
    env.reset(seed=4)
    numbers, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, gained, terminated, truncated, _ = env.last()
        total[agent] += gained
        env.step(None if terminated or truncated else numbers.choice(np.flatnonzero(observation["action_mask"])))
    results = env.unwrapped.position.outcome()["shares" if reward == "win" else "scores"]
    assert list(total.values()) == pytest.approx(results)


def test_long_games_are_cut_off():
    env = bailiwick.pettingzoo.caylus(players=2, max_cycles=5)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        steps += not truncated
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert steps == 5


def test_illegal_actions():
    env = bailiwick.pettingzoo.caylus(players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(bailiwick.IllegalAction):
        env.step(528)
    env = bailiwick.pettingzoo.caylus(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(528)
    assert env.terminations[agent] and env.rewards[agent] == -1


@pytest.mark.parametrize("arguments", [{"mask": "x"}, {"reward": "x"}, {"render_mode": "x"}, {"illegal": "x"}, {"players": 9}])
def test_wrong_arguments(arguments):
    with pytest.raises(ValueError):
        bailiwick.pettingzoo.ys(**arguments)


@pytest.mark.parametrize("name", ["caylus", "ys"])
@pytest.mark.filterwarnings("ignore")
def test_all_at_once(name):
    import types

    from pettingzoo.test import parallel_api_test, parallel_seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

    import bailiwick.parallel as parallel

    make = functools.partial(parallel.parallel_env, name=name, players=3)
    parallel_api_test(make(), num_cycles=300)
    parallel_seed_test(make, num_cycles=50)
    max_cycles_test(types.SimpleNamespace(parallel_env=make, env=functools.partial(parallel.env, name=name, players=3)))


def test_secret_answers_of_one_cycle_are_independent():
    import bailiwick.parallel as parallel

    env = parallel.parallel_env(name="ys", players=3, illegal="raise")
    observations, _ = env.reset(seed=1)
    assert env.position.players_to_act == [0, 1, 2]
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[-1]) for agent, seen in observations.items()}
    observations, *_ = env.step(actions)
    bids = [text for _, text in env.position.log]
    assert len(bids) == 3 and all(text.startswith("bid ") for text in bids)
