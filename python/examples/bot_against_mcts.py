"""One of our bots against OpenSpiel's own search, which knows nothing but the rules.

`python bot_against_mcts.py --game caylus --level apprentice --simulations 50 --games 10`
Caylus is played against MCTS, Ys against ISMCTS, which draws what is hidden from what its player knows.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bailiwick.openspiel as adapter


def search(game, name: str, simulations: int, numbers: np.random.RandomState):
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    if name == "caylus":
        return mcts.MCTSBot(game, 2, simulations, evaluator, random_state=numbers)
    bot = ismcts.ISMCTSBot(
        game,
        uct_c=2,
        max_simulations=simulations,
        evaluator=evaluator,
        random_state=numbers,
        use_observation_string=True,
    )
    bot.set_resampler(adapter.resample)
    return bot


def interval(share: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies (Wilson's interval, 95 %): it is right for those who win all games, too."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["caylus", "ys"], default="caylus")
    parser.add_argument("--level", default="apprentice")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    game = pyspiel.load_game(f"bailiwick_{chosen.game}(players=2,setups=100000)")
    share, points = 0.0, np.zeros(2)
    for number in range(chosen.games):
        numbers = np.random.RandomState(chosen.seed + number)
        # What the resampler draws from.
        np.random.seed(chosen.seed + number)
        ours = number % 2
        bots = [search(game, chosen.game, chosen.simulations, numbers) for _ in range(2)]
        bots[ours] = adapter.bot(game, ours, chosen.level, chosen.seed + number)
        state = game.new_initial_state()
        # Both sides play each set-up.
        state.apply_action(chosen.seed + number // 2)
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        scores = state.inner.scores()
        share += state.returns()[ours]
        points += [scores[ours], scores[1 - ours]]
        print(f"game {number + 1}: {chosen.level} {scores[ours]}, search {scores[1 - ours]}")
    mean = points / chosen.games
    low, high = interval(share / chosen.games, chosen.games)
    print(
        f"{chosen.level} wins {share:g} of {chosen.games} games of {chosen.game} ({100 * low:.1f} to {100 * high:.1f} %) against "
        f"{chosen.simulations} simulations, {mean[0]:.1f} to {mean[1]:.1f} points"
    )


if __name__ == "__main__":
    main()
