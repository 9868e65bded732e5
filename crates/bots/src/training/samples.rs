//! Games of self-play and the training samples taken from them.

use crate::mind::SEATS;
use crate::{Bot, ForcedLine, Knowledge, Level, Mind};
use game::{Outcome, Seat, Settings, play_out};
use std::convert::Infallible;
use std::sync::Arc;

/// One seat at the start of a turn. Numbers are differences from the mean of all seats.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) stage: f32,
    pub(super) features: Vec<f32>,
    /// The points that the seat gained on the mean from here on.
    pub(super) to_come: f32,
    /// The seat's share of the win.
    pub(super) won: f32,
    /// Points ahead of the mean.
    pub(super) ahead: f32,
}

/// All seats at the start of a turn. Numbers are differences from the mean of all seats.
struct Snapshot {
    stage: f32,
    points: Vec<f32>,
    features: Vec<Vec<f32>>,
}

impl Snapshot {
    fn of<G: Knowledge>(state: &G) -> Snapshot {
        let seats = Seat::first(state.players());
        let features = |seat| {
            let mut features = vec![0.0; G::FEATURES.len()];
            state.features(seat, &mut features);
            features
        };
        Snapshot {
            stage: state.stage(),
            points: from_mean(seats.clone().map(|seat| state.points(seat)).collect()),
            features: columns_from_mean(seats.map(features).collect()),
        }
    }
}

/// The seed of a setup of the match. These differ from the seeds of the games that were learned from.
pub(super) fn match_seed(seed: u64, number: u64) -> u64 {
    seed.wrapping_add(1 << 32).wrapping_add(number)
}

/// A seat that has to follow a line until a stage of the game. Nothing is learned from the turns before: what comes after them is
/// not what the bots would do.
pub(super) struct Forced<G: Knowledge> {
    pub(super) seat: Seat,
    pub(super) line: &'static ForcedLine<G>,
    pub(super) until: f32,
}

/// Who plays a training game.
pub(super) struct Cast<G: Knowledge> {
    pub(super) level: Level,
    /// By seat.
    pub(super) minds: Vec<Arc<Mind<G>>>,
    /// The line that a seat has to follow, if any.
    pub(super) forced: Option<Forced<G>>,
}

impl<G: Knowledge> Cast<G> {
    /// The bots, by seat.
    pub(super) fn bots(&self, seed: u64) -> Vec<Box<dyn Bot<G>>> {
        let bot = |(seat, mind): (u64, &Arc<Mind<G>>)| {
            self.level.build(mind.clone(), seed.wrapping_mul(8).wrapping_add(seat), 1)
        };
        (0..).zip(&self.minds).map(bot).collect()
    }
}

/// A game that was played.
pub(super) struct Played {
    pub(super) samples: Vec<Sample>,
    pub(super) outcome: Outcome,
    /// What each seat liked of its own actions, in points.
    pub(super) liked: [f32; SEATS],
}

/// Plays a game of bots; `None` if the game cannot be set up.
pub(super) fn play<G: Knowledge>(settings: &Settings, seed: u64, cast: &Cast<G>) -> Option<Played> {
    let mut state = G::new(cast.minds.len() as u8, settings, seed).ok()?;
    let mut bots = cast.bots(seed);
    let mut forced = cast.forced.as_ref();
    let mut following = Vec::new();
    let mut snapshots = Vec::new();
    let mut turn = None;
    let mut liked = [0.0; SEATS];
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        if turn.replace(state.turn()) != Some(state.turn()) {
            forced = forced.filter(|forced| state.stage() < forced.until);
            if forced.is_none() {
                snapshots.push(Snapshot::of(state));
            }
        }
        let view = state.remembered(seat);
        following.clear();
        if let Some(Forced { line, .. }) = forced.filter(|forced| forced.seat == seat) {
            following.extend(legal.iter().copied().filter(|action| (line.follows)(&view, seat, *action)));
        }
        let legal = if following.is_empty() { legal } else { &following };
        let action = bots[seat.index()].choose(&view, seat, legal);
        liked[seat.index()] += cast.minds[seat.index()].liked(&view, seat, action);
        Ok::<_, Infallible>(action)
    });
    let outcome = state.outcome()?;
    Some(Played { samples: samples(&snapshots, &outcome), outcome, liked })
}

fn samples(snapshots: &[Snapshot], outcome: &Outcome) -> Vec<Sample> {
    let finals = from_mean(outcome.scores.iter().map(|score| *score as f32).collect());
    let mut samples = Vec::new();
    for now in snapshots {
        for (place, features) in now.features.iter().enumerate() {
            let seat = Seat::ALL[place];
            samples.push(Sample {
                stage: now.stage,
                features: features.clone(),
                to_come: finals[place] - now.points[place],
                won: outcome.share(seat) as f32,
                ahead: now.points[place],
            });
        }
    }
    samples
}

fn from_mean(mut numbers: Vec<f32>) -> Vec<f32> {
    let mean = numbers.iter().sum::<f32>() / numbers.len().max(1) as f32;
    numbers.iter_mut().for_each(|number| *number -= mean);
    numbers
}

fn columns_from_mean(mut rows: Vec<Vec<f32>>) -> Vec<Vec<f32>> {
    let number = rows.len().max(1) as f32;
    for column in 0..rows.first().map_or(0, Vec::len) {
        let mean = rows.iter().map(|row| row[column]).sum::<f32>() / number;
        rows.iter_mut().for_each(|row| row[column] -= mean);
    }
    rows
}
