//! Habits: the decisions of searches, which the policy is to choose like.

use super::regression::{Decision, SeenAction};
use crate::knowledge::Habits;
use crate::master::Master;
use crate::math;
use crate::{Budget, Knowledge, Limits, Mind};
use game::{Seat, Settings, play_out};
use std::convert::Infallible;
use std::sync::Arc;

/// Plays a game in which all seats search. Returns their decisions.
pub(super) fn watch<G: Knowledge>(
    players: u8,
    settings: &Settings,
    seed: u64,
    iterations: u32,
    mind: &Arc<Mind<G>>,
) -> Vec<Decision> {
    let Ok(mut state) = G::new(players, settings, seed) else { return Vec::new() };
    let bot = |seat: Seat| {
        Master::new(
            mind.clone(),
            Budget::Iterations(iterations),
            seed.wrapping_mul(8).wrapping_add(seat.index() as u64),
            1,
        )
    };
    let mut bots: Vec<Master<G>> = Seat::first(players).map(bot).collect();
    let (mut decisions, mut scores) = (Vec::new(), Vec::new());
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let view = state.remembered(seat);
        let visits = bots[seat.index()].visits(&view, seat, legal, Limits::default());
        let sum = visits.iter().sum::<f32>().max(1.0);
        scores.clear();
        G::policy_scores(&view, seat, legal, mind, &mut G::Memo::default(), &mut scores);
        let actions: Vec<_> = (legal.iter().zip(&scores).zip(&visits))
            .map(|((action, score), visits)| {
                let mut habits = Habits::default();
                G::habits(&view, seat, *action, &mut habits);
                SeenAction { score: *score, kinds: habits, share: visits / sum }
            })
            .collect();
        if actions.iter().any(|action| action.kinds != Habits::default()) {
            decisions.push(Decision { stage: state.stage(), actions });
        }
        Ok::<_, Infallible>(legal[math::argmax(&visits)])
    });
    decisions
}
