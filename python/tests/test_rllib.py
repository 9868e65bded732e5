"""RLlib's form of a game with several agents."""

import numpy as np
import pytest

pytestmark = pytest.mark.long
pytest.importorskip("ray.rllib")

import bailiwick  # noqa: E402
from bailiwick.rllib import RllibEnv  # noqa: E402


@pytest.mark.parametrize("name", ["caylus", "ys"])
def test_only_who_is_asked_appears(name):
    env = RllibEnv({"name": name, "players": 3, "reward": "points"})
    numbers = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        (agent,) = observations
        assert env.observation_spaces[agent].contains(observations[agent])
        action = numbers.choice(np.flatnonzero(observations[agent]["action_mask"]))
        assert env.action_spaces[agent].contains(action)
        observations, rewards, over, truncated, _ = env.step({agent: action})
        assert not truncated["__all__"]
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step({agent: 0})
    assert list(rewards.values()) == env.position.scores() and set(observations) == set(env.possible_agents)


def test_ppo_trains_an_iteration():
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    config = (
        PPOConfig()
        .environment(RllibEnv, env_config={"name": "ys", "players": 2})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=400, minibatch_size=128, num_epochs=1)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
            )
        )
    )
    algorithm = config.build_algo()
    result = algorithm.train()
    algorithm.stop()
    assert result["training_iteration"] == 1


def test_wrong_calls():
    with pytest.raises(ValueError):
        RllibEnv({"name": "chess"})
    with pytest.raises(ValueError):
        RllibEnv({"reward": "money"})
    with pytest.raises(ValueError):
        RllibEnv({"illegal": "x"})
    env = RllibEnv({"illegal": "raise"})
    with pytest.raises(RuntimeError):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is to choose"):
        env.step({"player_9": 1})
    with pytest.raises(bailiwick.IllegalAction):
        env.step({env.possible_agents[env.position.current_player]: 528})
    env = RllibEnv()
    env.reset(seed=1)
    asked = env.possible_agents[env.position.current_player]
    _, rewards, over, _, _ = env.step({asked: 528})
    assert rewards[asked] == -1 and over["__all__"]
