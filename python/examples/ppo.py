"""PPO with action masks in one file: one network plays all seats against itself.

`pip install torch`, then `python ppo.py --game caylus --players 2 --minutes 5`. It learns from the final points, which say more about
a game than who won it, and is measured by its wins against random players.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from bailiwick import Game, VecEnv, scaled


class Network(nn.Module):
    """What a player knows, to what it will do and how it expects to fare."""

    def __init__(self, game: Game, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scaled(game)))
        self.body = nn.Sequential(
            nn.Linear(game.observation_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, game.num_actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor):
        body = self.body(observations.float() * self.scale)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def advantages(values, players, rewards, dones, last_values, last_players, seats, gamma, decay):
    """Generalised advantages, each player's own decisions one after another: others act in between."""
    steps, games = values.shape
    result = np.zeros_like(values)
    rows = np.arange(games)
    # What each player can expect next, and the advantage there; for players who were not heard of since, what is known.
    next_value = np.zeros((games, seats), np.float32)
    next_value[rows, last_players] = last_values
    known = np.zeros((games, seats), bool)
    known[rows, last_players] = True
    next_advantage = np.zeros((games, seats), np.float32)
    gained = np.zeros((games, seats), np.float32)
    for step in reversed(range(steps)):
        over = dones[step]
        next_value[over] = 0.0
        next_advantage[over] = 0.0
        known[over] = True
        gained[over] = 0.0
        gained += rewards[step]
        player = players[step]
        expected = np.where(known[rows, player], next_value[rows, player], values[step])
        delta = gained[rows, player] + gamma * expected - values[step]
        result[step] = delta + gamma * decay * next_advantage[rows, player]
        next_value[rows, player], next_advantage[rows, player] = values[step], result[step]
        gained[rows, player] = 0.0
        known[rows, player] = True
    return result


def margins(points: np.ndarray) -> np.ndarray:
    """How far each player is ahead of the mean of the others, in units of 50 points; nothing while a game goes on."""
    players = points.shape[1]
    return (points - points.mean(axis=1, keepdims=True)) * players / (players - 1) / 50.0


def collect(env: VecEnv, network: Network, steps: int):
    """Plays a while and remembers everything that learning needs."""
    buffers, n = env.buffers, env.n
    kept = {name: [] for name in ("observations", "masks", "players", "actions", "logs", "values", "rewards", "dones")}
    for _ in range(steps):
        observations = torch.from_numpy(buffers.observations.copy())
        masks = torch.from_numpy(buffers.masks.copy())
        with torch.no_grad():
            policy, values = network(observations, masks)
            actions = policy.sample()
        kept["observations"].append(observations)
        kept["masks"].append(masks)
        kept["players"].append(buffers.players.copy())
        kept["actions"].append(actions)
        kept["logs"].append(policy.log_prob(actions))
        kept["values"].append(values.numpy())
        env.step(actions.numpy())
        kept["rewards"].append(margins(buffers.rewards))
        kept["dones"].append(buffers.dones.copy())
    with torch.no_grad():
        _, last = network(torch.from_numpy(buffers.observations), torch.from_numpy(buffers.masks))
    return kept, last.numpy()


def learn(env: VecEnv, network: Network, optimiser, steps: int, gamma=0.999, decay=0.95, epochs=2, clip=0.2) -> None:
    kept, last = collect(env, network, steps)
    values = np.stack(kept["values"])
    advantage = advantages(
        values,
        np.stack(kept["players"]),
        np.stack(kept["rewards"]),
        np.stack(kept["dones"]),
        last,
        env.buffers.players,
        env.game.players,
        gamma,
        decay,
    )
    returns = torch.from_numpy((advantage + values).reshape(-1))
    advantage = torch.from_numpy(advantage.reshape(-1))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    flat = {name: torch.cat(kept[name]) for name in ("observations", "masks", "actions", "logs")}
    for _ in range(epochs):
        for rows in torch.randperm(len(advantage)).split(2048):
            policy, value = network(flat["observations"][rows], flat["masks"][rows])
            ratio = (policy.log_prob(flat["actions"][rows]) - flat["logs"][rows]).exp()
            gain = torch.min(ratio * advantage[rows], ratio.clamp(1 - clip, 1 + clip) * advantage[rows]).mean()
            miss = (value - returns[rows]).pow(2).mean()
            loss = 0.5 * miss - gain - 0.01 * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def evaluate(game: Game, network: Network, games: int, seed: int = 0) -> np.ndarray:
    """The share of the win against random players, in the first game of each of so many rows; the seat goes round."""
    env = VecEnv(game, games, seed=seed)
    own = np.arange(games) % game.players
    share = np.full(games, np.nan, np.float32)
    while np.isnan(share).any():
        buffers = env.buffers
        actions = env.sample().copy()
        mine = buffers.players == own
        if mine.any():
            with torch.no_grad():
                policy, _ = network(torch.from_numpy(buffers.observations[mine]), torch.from_numpy(buffers.masks[mine]))
            actions[mine] = policy.sample().numpy()
        env.step(actions)
        ended = buffers.dones & np.isnan(share)
        share[ended] = buffers.rewards[ended, own[ended]]
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["caylus", "ys"], default="caylus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long it learns")
    parser.add_argument("--steps", type=int, help="how many steps it learns from, instead of minutes: the same every time")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--evaluate", type=int, default=1024, help="games against random players")
    parser.add_argument("--threads", type=int, default=1, help="threads of torch; such small networks gain little from more")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    game = Game(chosen.game, chosen.players)
    network = Network(game)
    optimiser = torch.optim.Adam(network.parameters(), lr=5e-4)
    env = VecEnv(game, chosen.games, seed=chosen.seed, reward="points")
    started, steps = time.time(), 0
    while steps < chosen.steps if chosen.steps else time.time() - started < 60 * chosen.minutes:
        learn(env, network, optimiser, 64)
        steps += 64 * chosen.games
    minutes, processor = (time.time() - started) / 60, time.process_time() / 60
    share = evaluate(game, network, chosen.evaluate, chosen.seed)
    error = 1.96 * share.std() / np.sqrt(len(share))
    print(
        f"{chosen.game}, {chosen.players} players, {steps:,} steps in {minutes:.1f} minutes ({processor:.1f} of the processor): wins "
        f"{100 * share.mean():.1f} % ± {100 * error:.1f} of {len(share)} games against random "
        f"(chance: {100 / chosen.players:.1f} %)"
    )


if __name__ == "__main__":
    main()
