"""Random games with observations and masks: many at once, in PettingZoo's own loop, and in other libraries.

`python python/bench.py` prints a table; libraries that are not installed are left out. Steps a second are those of the best slice of at least
10 ms by the clock, because other work on the machine only ever makes a slice slower, and those of the whole measurement by processor time.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

# The package that was installed, not its sources in this folder.
sys.path = [folder for folder in sys.path if Path(folder).resolve() != Path(__file__).resolve().parent]

import bailiwick  # noqa: E402


def measure(step: Callable[[], int], seconds: float) -> dict[str, float]:
    """Calls `step`, which says how many steps it did, for a while."""
    step()
    steps, best, clock, processor = 0, 0.0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < 0.01:
            done += step()
        best = max(best, done / (time.perf_counter() - began))
        steps += done
    return {"steps_per_second": best, "steps_per_processor_second": steps / max(time.process_time() - processor, 1e-9)}


def ours(name: str, players: int, games: int, threads: int) -> Callable[[], int]:
    env = bailiwick.VecEnv(bailiwick.Game(name, players), games, seed=1, threads=threads)

    def step() -> int:
        for _ in range(4):
            env.step(env.sample())
        return 4 * games

    return step


def one_at_a_time(name: str, players: int) -> Callable[[], int]:
    """The plain class `State`, one game."""
    game = bailiwick.Game(name, players)
    states = [game.new(1)]

    def step() -> int:
        for number in range(200):
            state = states[0]
            if state.is_over:
                states[0] = state = game.new(number)
            state.observation(), state.action_mask()
            state.apply(random.choice(state.legal_actions()))
        return 200

    return step


def pettingzoo_loop(name: str, players: int) -> Callable[[], int]:
    """What `pettingzoo.test.performance_benchmark` does."""
    from bailiwick.pettingzoo import env as make

    env = make(name, players)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(200):
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            if not env.agents:
                env.reset()
        return 200

    return step


def pgx_games(name: str, games: int) -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    state = jax.jit(jax.vmap(env.init))(keys)

    @jax.jit
    def advance(state: Any, key: Any) -> Any:
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        key, draw, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(draw, logits, axis=-1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(chance, games)), key

    holder = [state, jax.random.PRNGKey(2)]

    def step() -> int:
        for _ in range(10):
            holder[0], holder[1] = advance(holder[0], holder[1])
        holder[0].observation.block_until_ready()
        return 10 * games

    return step


def open_spiel_loop(name: str) -> Callable[[], int]:
    """A game that OpenSpiel has in C++, from Python, one after another."""
    import pyspiel

    game = pyspiel.load_game(name)
    holder = [game.new_initial_state()]

    def step() -> int:
        for _ in range(200):
            state = holder[0]
            if state.is_terminal():
                holder[0] = state = game.new_initial_state()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
                continue
            state.observation_tensor(), state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
        return 200

    return step


def contenders(games: int, only: str | None) -> Iterator[tuple[str, str, Callable[[], Callable[[], int]]]]:
    """Library, game, and how to make the measured function."""
    wanted = lambda library, module: (only is None or only == library) and find_spec(module) is not None  # noqa: E731
    sizes = [("caylus", (2, 3, 4, 5)), ("ys", (2, 3, 4))]
    if wanted("bailiwick", "bailiwick"):
        for name, numbers in sizes:
            for players in numbers:
                yield f"VecEnv, {games} games, 1 thread, {players} players", name, lambda n=name, p=players: ours(n, p, games, 1)
        for name, _ in sizes:
            yield f"VecEnv, {games} games, all cores, 4 players", name, lambda n=name: ours(n, 4, games, 0)
            yield "State, one game, 4 players", name, lambda n=name: one_at_a_time(n, 4)
    if wanted("pettingzoo", "pettingzoo"):
        for name, _ in sizes:
            yield "PettingZoo AEC, one game, 4 players", name, lambda n=name: pettingzoo_loop(n, 4)
    if wanted("pgx", "pgx"):
        for name in ("backgammon", "connect_four", "go_9x9"):
            yield f"pgx on the CPU, {games} games", name, lambda n=name: pgx_games(n, games)
    if wanted("open_spiel", "pyspiel"):
        for name in ("backgammon", "connect_four", "gin_rummy"):
            yield "OpenSpiel (C++) from Python, one game", name, lambda n=name: open_spiel_loop(n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    parser.add_argument("--only", choices=["bailiwick", "pettingzoo", "pgx", "open_spiel"])
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = []
    if not chosen.json:
        print("| how | game | steps/s, best slice | steps/s of processor time |\n|---|---|---|---|")
    for how, game, make in contenders(chosen.games, chosen.only):
        row = {"how": how, "game": game, **measure(make(), chosen.seconds)}
        rows.append(row)
        if not chosen.json:
            speeds = [f"{row[key]:,.0f}" for key in ("steps_per_second", "steps_per_processor_second")]
            print(f"| {how} | {game} | {speeds[0]} | {speeds[1]} |", flush=True)
    if chosen.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
