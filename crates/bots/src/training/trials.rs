//! Trials: at the start of a turn what the seats have is changed at random, and the rest of the game is played. In ordinary games
//! what a seat has goes along with how well it plays; here only the change can have caused the difference in the results. So
//! weights that are fitted to trials say what a thing is worth to have, and not who usually has it.

use super::samples::{Cast, Sample, Snapshot, from_mean, play};
use crate::{Bot, Knowledge};
use game::{Random, Seat, Settings, Stream, play_out};
use std::convert::Infallible;

/// What was learned from one game and the trials that began at its turns.
#[derive(Default)]
pub(super) struct Trials {
    /// The seats of the game itself at the start of each turn.
    pub(super) ordinary: Vec<Sample>,
    /// The seats of the trials. The features are the changes, the targets what they caused.
    pub(super) changed: Vec<Sample>,
}

/// Plays a game, and from the start of each of its turns a trial.
pub(super) fn trials<G: Knowledge>(settings: &Settings, seed: u64, cast: &Cast<G>) -> Trials {
    let mut starts = Vec::new();
    let Some(played) = play(settings, seed, cast, |state| starts.push(state.clone())) else {
        return Trials::default();
    };
    let mut random = Random::stream(seed, Stream::Training);
    let mut changed = Vec::new();
    for (number, start) in (0..).zip(starts) {
        let Some(varied) = start.vary(&mut random) else { continue };
        // Games have at most a hundred turns or so.
        changed.extend(trial(&start, varied, cast, seed.wrapping_mul(256).wrapping_add(number)));
    }
    Trials { ordinary: played.samples, changed }
}

/// Plays a changed position to the end.
fn trial<G: Knowledge>(start: &G, mut varied: G, cast: &Cast<G>, seed: u64) -> Vec<Sample> {
    let [before, after] = [start, &varied].map(|state| Snapshot::of(state, &cast.judge));
    let mut bots: Vec<Box<dyn Bot<G>>> = cast.bots(seed);
    let Ok(()) = play_out(&mut varied, |state, seat, legal| {
        Ok::<_, Infallible>(bots[seat.index()].choose(&state.remembered(seat), seat, legal))
    });
    let Some(outcome) = varied.outcome() else { return Vec::new() };
    let finals = from_mean(outcome.scores.iter().map(|score| *score as f32).collect());
    let sample = |place: usize| {
        let expected = before.values[place] - before.points[place];
        let to_come = finals[place] - after.points[place];
        let change = after.features[place].iter().zip(&before.features[place]).map(|(after, before)| after - before);
        Sample {
            stage: after.stage,
            features: change.collect(),
            target: to_come - expected,
            to_come,
            won: outcome.share(Seat::ALL[place]) as f32,
            ahead: after.points[place],
        }
    };
    (0..finals.len()).map(sample).collect()
}
