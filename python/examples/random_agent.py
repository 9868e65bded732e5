"""A game of Caylus between three random agents."""
import random

import bailiwick

state = bailiwick.Game("caylus", players=3).new(seed=7)
while not state.is_over:
    state.apply(random.choice(state.legal_actions()))
print(state.scores(), "points; player(s)", state.outcome()["winners"], "won after", len(state.log), "decisions")
