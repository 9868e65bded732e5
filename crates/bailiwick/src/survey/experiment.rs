//! The games of a study: which are played, and what is written down about each.

use super::ban::Ban;
use crate::bot_game::play;
use crate::failure::Failure;
use crate::progress::progress_bar;
use crate::start_position::StartPosition;
use crate::statistics::mean_places;
use bots::{Level, SeatedBots, in_parallel};
use game::{Outcome, Seat};
use games::Playable;
use std::collections::BTreeMap;

/// What is played.
pub(crate) struct Experiment {
    pub(crate) start: StartPosition,
    /// The seed of the first set-up.
    pub(crate) seed: u64,
    pub(crate) level: Level,
    pub(crate) players: u8,
    /// Each is an experiment of its own. Without any there is one, in which nothing is forbidden.
    pub(crate) bans: Vec<Ban>,
    /// Games of each experiment.
    pub(crate) games: u64,
}

/// Which game it is.
#[derive(Clone, Copy)]
struct Sitting {
    setup: u64,
    /// Which game with this set-up it is, counted from 0.
    turn: u64,
    /// The number of the ban, and whom it is for.
    banned: Option<(usize, Seat)>,
}

/// What is known of a game that is over.
pub(crate) struct Played {
    /// Counted from 0.
    pub(crate) setup: u64,
    pub(crate) seed: u64,
    /// The number of the ban that one seat played under.
    pub(crate) ban: Option<usize>,
    pub(crate) rounds: u8,
    pub(crate) decisions: u64,
    /// What chance has put in order at the beginning.
    pub(crate) layout: Vec<String>,
    /// Names and points of others who cannot win, such as a neutral player.
    pub(crate) others: Vec<(&'static str, i32)>,
    pub(crate) seats: Vec<SeatPlayed>,
}

/// What is known of a seat of such a game.
pub(crate) struct SeatPlayed {
    /// Its place in the turn order at the beginning, counted from 1.
    pub(crate) order: usize,
    pub(crate) banned: bool,
    /// Decisions in which the ban left it less to choose from.
    pub(crate) refused: u64,
    /// Decisions in which the ban gave way, because nothing else was legal.
    pub(crate) gave_way: u64,
    pub(crate) score: i32,
    /// 1 for a win, less for a share of it.
    pub(crate) win: f64,
    pub(crate) place: f64,
    /// By kind and name.
    pub(crate) deeds: BTreeMap<(&'static str, String), Done>,
}

/// How often something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) number: u32,
    /// The round in which it was done first.
    pub(crate) first: u8,
}

impl Experiment {
    /// Plays all games, experiment by experiment.
    pub(crate) fn play_all<G: Playable>(&self, threads: usize) -> Result<Vec<Played>, Failure> {
        let number = self.games * self.bans.len().max(1) as u64;
        let bar = progress_bar(number);
        in_parallel(number, threads, |number| self.play::<G>(self.sitting(number)), || bar.inc(1))
    }

    /// With a ban, every seat has it once with every set-up; without, every game has a set-up of its own.
    fn sitting(&self, number: u64) -> Sitting {
        if self.bans.is_empty() {
            return Sitting { setup: number, turn: 0, banned: None };
        }
        let (ban, game) = ((number / self.games) as usize, number % self.games);
        let seats = u64::from(self.players);
        let turn = game % seats;
        Sitting { setup: game / seats, turn, banned: Seat::ALL.get(turn as usize).map(|seat| (ban, *seat)) }
    }

    fn play<G: Playable>(&self, sitting: Sitting) -> Result<Played, Failure> {
        let seed = self.seed.wrapping_add(sitting.setup);
        let mut state: G = self.start.state(seed)?;
        let layout = state.layout();
        let mut watch = Watch::new(&state);
        let mut bots = SeatedBots::new(&vec![self.level; self.players.into()], seed, sitting.turn, 1)?;
        let ban = sitting.banned.map(|(ban, seat)| (&self.bans[ban], seat));
        let mut actions = Vec::new();
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            let ban = ban.filter(|(_, banned)| *banned == seat).map(|(ban, _)| ban);
            let action = match ban.map(|ban| allowed(ban, legal)) {
                Some(open) if open.len() < legal.len() => {
                    watch.refused(seat, open.is_empty());
                    bots.choose(state, seat, if open.is_empty() { legal } else { &open })
                }
                _ => bots.choose(state, seat, legal),
            };
            watch.note(state, seat, action);
            Ok::<_, Failure>(action)
        };
        play(&mut state, &mut actions, choose, None)?;
        let outcome = state.outcome().unwrap_or_else(|| Outcome::highest(state.scores()));
        Ok(Played {
            setup: sitting.setup,
            seed,
            ban: sitting.banned.map(|(ban, _)| ban),
            rounds: watch.round,
            decisions: actions.len() as u64,
            layout,
            others: state.others(),
            seats: watch.finish(&outcome, sitting.banned.map(|(_, seat)| seat)),
        })
    }
}

/// What a ban leaves of the legal actions.
fn allowed<A: Copy + ToString>(ban: &Ban, legal: &[A]) -> Vec<A> {
    legal.iter().copied().filter(|action| !ban.forbids(&action.to_string())).collect()
}

/// Somebody who watches a game and writes down what seats do.
struct Watch<G: Playable> {
    round: u8,
    seats: Vec<WatchedSeat>,
    /// Reused for every action.
    events: Vec<G::Event>,
}

struct WatchedSeat {
    order: usize,
    refused: u64,
    gave_way: u64,
    deeds: BTreeMap<(&'static str, String), Done>,
}

impl<G: Playable> Watch<G> {
    fn new(start: &G) -> Watch<G> {
        let order = start.turn_order();
        let place = |seat: Seat| order.iter().position(|other| *other == seat).unwrap_or(seat.index()) + 1;
        let seat = |seat: Seat| WatchedSeat { order: place(seat), refused: 0, gave_way: 0, deeds: BTreeMap::new() };
        Watch {
            round: G::round(&start.view(None)),
            seats: Seat::first(start.players()).map(seat).collect(),
            events: Vec::new(),
        }
    }

    /// A ban leaves a seat less to choose from, and gives way if that is nothing.
    fn refused(&mut self, seat: Seat, gave_way: bool) {
        let watched = &mut self.seats[seat.index()];
        watched.refused += 1;
        watched.gave_way += u64::from(gave_way);
    }

    /// An action is going to be applied.
    fn note(&mut self, before: &G, seat: Seat, action: G::Action) {
        self.events.clear();
        before.clone().apply(seat, action, &mut self.events);
        for deed in before.deeds(&self.events) {
            let fresh = Done { number: 0, first: self.round };
            let done = self.seats[deed.seat.index()].deeds.entry((deed.kind, deed.what)).or_insert(fresh);
            done.number += 1;
        }
        // What an action does comes before the round that begins with it.
        self.round = G::round_begun(&self.events).unwrap_or(self.round);
    }

    /// The game ended so; one seat may have had a ban.
    fn finish(self, outcome: &Outcome, banned: Option<Seat>) -> Vec<SeatPlayed> {
        let places = mean_places(outcome);
        let played = |(seat, watched): (Seat, WatchedSeat)| SeatPlayed {
            order: watched.order,
            banned: banned == Some(seat),
            refused: watched.refused,
            gave_way: watched.gave_way,
            score: outcome.scores.get(seat.index()).copied().unwrap_or_default(),
            win: outcome.share(seat),
            place: places.get(seat.index()).copied().unwrap_or_default(),
            deeds: watched.deeds,
        };
        Seat::ALL.into_iter().zip(self.seats).map(played).collect()
    }
}
