"""OpenSpiel's own suites on our games, unchanged, and its search against our bots."""

import os
import pickle
import re
import unittest

import numpy as np
import pytest

pytestmark = pytest.mark.long
pyspiel = pytest.importorskip("pyspiel")

import bailiwick.openspiel as adapter  # noqa: E402

BOTH = pytest.mark.parametrize("name", ["bailiwick_caylus", "bailiwick_ys"])


def run_suite(suite: unittest.TestSuite) -> int:
    result = unittest.TestResult()
    suite.run(result)
    problems = [f"{test}\n{trace}" for test, trace in result.failures + result.errors]
    assert not problems, "\n".join(problems)
    return result.testsRun


def our_tests(kind: type) -> unittest.TestSuite:
    """The tests of a suite that are about our games."""
    names = [name for name in dir(kind) if name.startswith("test") and "bailiwick" in name]
    return unittest.TestSuite(map(kind, names))


def test_games_sim_test():
    from open_spiel.python.tests import games_sim_test

    # Both games once, and with each number of players: 4 of Caylus and 3 of Ys.
    assert run_suite(our_tests(games_sim_test.GamesSimTest)) >= 2 + 4 + 3


def test_api_test():
    from absl import flags
    from open_spiel.integration_tests import api_test

    flags.FLAGS.mark_as_parsed()
    flags.FLAGS.test_only_games = "bailiwick_.*"
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    assert run_suite(suite) >= 2 * 5


@BOTH
def test_playthroughs_come_back(name, tmp_path):
    from open_spiel.python.algorithms import generate_playthrough
    from absl import flags
    from open_spiel.integration_tests import playthrough_test

    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"{name}(players=2,setups=4)", None, seed=1)
    path = tmp_path / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    playthrough_test.PlaythroughTest("run_test").run_test(os.fspath(tmp_path), path.name)
    assert re.search(r"^game: bailiwick", text, re.MULTILINE)


def play(game, bots, seed: int):
    numbers = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(numbers.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


@BOTH
def test_our_bots_play_there(name):
    game = pyspiel.load_game(f"{name}(players=3)")
    bots = [adapter.bot(game, player, "apprentice", 1) for player in range(3)]
    assert sum(play(game, bots, 1).returns()) == pytest.approx(1)


def test_mcts_plays_caylus():
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("bailiwick_caylus(players=2,options=favor:light)")
    numbers = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    state = play(game, [search, adapter.bot(game, 1, "apprentice", 1)], 2)
    assert sum(state.returns()) == pytest.approx(1)


def test_ismcts_plays_ys():
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("bailiwick_ys(players=2)")
    numbers = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game,
        uct_c=2,
        max_simulations=2,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers),
        random_state=numbers,
        use_observation_string=True,
    )
    search.set_resampler(adapter.resample)
    state = play(game, [search, adapter.bot(game, 1, "apprentice", 1)], 2)
    assert sum(state.returns()) == pytest.approx(1)


@BOTH
def test_observers_and_serialisation(name):
    game = pyspiel.load_game(f"{name}(players=3,seed=5,setups=1,reward=points)")
    state = game.new_initial_state()
    numbers = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(numbers.choice(state.legal_actions()))
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert (observer.tensor == state.inner.observation(1)).all()
    assert sum(piece.size for piece in observer.dict.values()) == observer.tensor.size
    assert state.observation_tensor(1) == observer.tensor.tolist()
    other = game.deserialize_state(state.serialize())
    assert str(other) == str(state) and other.history() == state.history()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    drawn = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    assert drawn.observation_string(state.current_player()) == state.observation_string(state.current_player())


@pytest.mark.parametrize("parameters", ["players=9", "reward=money", "options=edition:third", "setups=0"])
def test_wrong_parameters(parameters):
    with pytest.raises(Exception):
        pyspiel.load_game(f"bailiwick_caylus({parameters})")
