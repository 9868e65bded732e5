"""Many games at once."""

import threading

import numpy as np
import pytest

from bailiwick import Buffers, Game, IllegalAction, VecEnv


@pytest.mark.parametrize("name", ["caylus", "ys"])
def test_rows_are_the_games(name):
    game = Game(name, 3)
    env = VecEnv(game, 6, seed=1)
    ended = 0
    for _ in range(700):
        buffers = env.step(env.sample())
        ended += int(buffers.dones.sum())
        for row in np.flatnonzero(buffers.dones):
            assert buffers.rewards[row].sum() == pytest.approx(1)
            assert buffers.scores[row].max() > 0
        assert (buffers.rewards[~buffers.dones] == 0).all()
    for row in range(6):
        state = env.state(row)
        assert state.current_player == buffers.players[row]
        assert np.flatnonzero(buffers.masks[row]).tolist() == state.legal_actions()
        assert (state.observation() == buffers.observations[row]).all()
    assert ended > 3


def test_the_same_seed_is_the_same_games_on_any_threads():
    def run(threads: int) -> tuple:
        env = VecEnv(Game("ys", 4), 9, seed=3, threads=threads, reward="points")
        env.reset(seed=5)
        total = np.zeros((9, 4))
        for _ in range(500):
            total += env.step(env.sample()).rewards
        return env.buffers.observations.tobytes(), total.tolist()

    assert run(1) == run(2) == run(0)


def test_your_own_arrays_are_written():
    game = Game("caylus", 2)
    memory = np.full((2, 4, game.observation_size), 9, np.uint8)
    own = Buffers.new(game, 4)
    buffers = Buffers(
        observations=memory[1],
        masks=np.zeros((4, game.num_actions), np.int8),
        players=own.players,
        rewards=own.rewards,
        dones=np.zeros(4, np.uint8),
        scores=own.scores,
    )
    env = VecEnv(game, 4, seed=1, buffers=buffers)
    env.step(env.sample().astype(np.int32))
    assert (memory[0] == 9).all() and buffers.masks.sum(axis=1).min() >= 2
    assert (env.state(2).observation() == memory[1, 2]).all()


def wrong_buffers(game: Game, **changed):
    right = Buffers.new(game, 4)
    return Buffers(**{**right.__dict__, **changed})


def test_wrong_arrays_are_refused():
    game = Game("caylus", 2)
    n, size, ids = 4, game.observation_size, game.num_actions
    read_only = np.zeros((n, size), np.uint8)
    read_only.flags.writeable = False
    for changed, error, words in [
        ({"observations": np.zeros((n, size), np.float32)}, TypeError, "observations must be a numpy array of uint8"),
        ({"observations": np.zeros((n, size + 1), np.uint8)}, ValueError, "observations must have the shape"),
        ({"observations": np.zeros((n, size), np.uint8, order="F")}, ValueError, "observations must be contiguous"),
        ({"observations": np.zeros((n, 2 * size), np.uint8)[:, ::2]}, ValueError, "observations must be contiguous"),
        ({"observations": read_only}, ValueError, "observations cannot be written"),
        ({"masks": np.zeros((n, ids), np.int64)}, TypeError, "masks must be a numpy array of uint8"),
        ({"players": [0] * n}, TypeError, "players must be a numpy array of int32"),
        ({"rewards": np.zeros(n, np.float32)}, ValueError, "rewards must have the shape"),
        ({"players": np.zeros(n, ">i4")}, TypeError, "players must be a numpy array of int32"),
        ({"players": np.zeros(4 * n + 1, np.uint8)[1:].view(np.int32)}, ValueError, "players must be aligned"),
        ({"players": np.zeros(n, np.int32)[::-1]}, ValueError, "players must be contiguous"),
        ({"rewards": np.zeros((n, 2), np.float64)}, TypeError, "rewards must be a numpy array of float32"),
        ({"dones": None}, TypeError, "dones must be a numpy array of uint8"),
        ({"scores": np.zeros((n, 3), np.int32)}, ValueError, "scores must have the shape"),
    ]:
        with pytest.raises(error, match=words):
            VecEnv(game, n, buffers=wrong_buffers(game, **changed))


def test_one_array_twice_is_refused():
    game = Game("caylus", 2)
    flags = np.zeros(4 * game.observation_size, np.uint8)
    shared = wrong_buffers(
        game,
        observations=flags.reshape(4, -1),
        masks=flags[: 4 * game.num_actions].reshape(4, -1),
    )
    with pytest.raises(ValueError, match="cannot be written"):
        VecEnv(game, 4, buffers=shared)


def test_wrong_actions_move_no_game():
    game = Game("ys", 3)
    env = VecEnv(game, 4, seed=1)
    before = [env.state(row) for row in range(4)]
    right = env.sample().copy()
    for wrong in (-1, game.num_actions, 2**40):
        actions = right.copy()
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 3"):
            env.step(actions)
    with pytest.raises(ValueError, match="actions must have the shape"):
        env.step(right[:3])
    for wrong_type in (right.astype(float), right.astype(bool), right.astype(object), ["a"] * 4):
        with pytest.raises(TypeError, match="whole numbers"):
            env.step(wrong_type)
    with pytest.raises(ValueError):
        env.step([[1], [1, 2]])
    assert [env.state(row) for row in range(4)] == before
    with pytest.raises(ValueError, match="there is no game 4"):
        env.state(4)


def test_actions_may_lie_anywhere():
    game = Game("caylus", 3)
    one, other = VecEnv(game, 8, seed=1), VecEnv(game, 8, seed=1)
    for _ in range(20):
        actions = one.sample().copy()
        spread = np.zeros(16, np.int32)
        spread[::2] = actions
        spread = spread[::2]
        spread.flags.writeable = False
        one.step(actions)
        other.step(spread)
        assert (one.buffers.observations == other.buffers.observations).all()


def test_the_compiled_class_refuses_wrong_arrays():
    from bailiwick import Games

    game = Game("ys", 2)
    games, buffers = Games(game, 4, 1), Buffers.new(game, 4)
    arrays = (
        buffers.observations,
        buffers.masks.view(np.uint8),
        buffers.players,
        buffers.rewards,
        buffers.dones.view(np.uint8),
        buffers.scores,
    )
    games.show(arrays)
    ids = np.zeros(4, np.int64)
    games.sample(ids)
    with pytest.raises(TypeError, match="masks must be a numpy array of uint8"):
        games.show((arrays[0], buffers.masks, *arrays[2:]))
    for wrong in (ids.astype(np.int32), list(ids), None):
        with pytest.raises(TypeError, match="actions must be a numpy array of int64"):
            games.step(wrong, arrays)
    with pytest.raises(ValueError, match="tuple of length 6"):
        games.step(ids, arrays[:5])
    with pytest.raises(OverflowError):
        games.reset(-1, arrays)
    with pytest.raises(OverflowError):
        games.state(-1)
    games.step(ids, arrays)


@pytest.mark.parametrize("arguments", [{"n": 0}, {"n": 10**12}, {"reward": "money"}, {"threads": 5000}])
def test_impossible_environments_are_refused(arguments):
    with pytest.raises(ValueError):
        VecEnv(Game("ys"), **{"n": 2, **arguments})


def test_a_second_thread_gets_an_exception_or_its_turn():
    env = VecEnv(Game("caylus", 4), 2048, seed=1)
    problems: list[BaseException] = []

    def work() -> None:
        for _ in range(50):
            try:
                env.step(env.sample())
            except RuntimeError:
                pass  # somebody else is at it
            except IllegalAction:
                pass  # the actions were for games that have moved on
            except ValueError:
                pass  # the arrays are being written
            except BaseException as error:
                problems.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert problems == []
    env.step(env.sample())
