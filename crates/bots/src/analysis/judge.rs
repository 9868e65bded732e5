//! Judges one decision. All actions that are worth a thought are tried in rounds: in a round each begins in the same world
//! and has the same random numbers, so that most of the luck cancels out in the differences. One tree serves all of them.
//!
//! After every phase the worse half is dropped (sequential halving), but never what was played. So the first phases choose
//! the best action. What it is worth more than the one that was played is measured in the last phase alone, by rounds that
//! had no part in choosing it: the best of many would otherwise look better than it is.
//!
//! Decisions are chosen by their figures, too: those that are shown are the ones that look dear, and among these are many that look
//! dearer than they are. So of every difference its standard error is taken off ([`Estimate::sure`]): a regret is what is left then, and
//! a look that takes longer finds at least as much in most cases.

use super::Fixed;
use super::fixed::rounded_shares;
use super::samples::{Estimate, Trial, estimate, mean};
use super::verdict::{ActionValue, BySeat, Case, Continuation, Effort, Hindsight, Stopped, Verdict};
use crate::knowledge::Knowledge;
use crate::master::Search;
use crate::mind::{Mind, SEATS};
use crate::rollout::determinize;
use game::{Game, Random, Seat, Stream};
use std::ops::Range;
use std::sync::atomic::Ordering;

/// Most actions that are compared, besides what was played.
const CANDIDATES: usize = 12;
/// So many are left for the phase before the last.
const LEFT: usize = 3;
/// The share of the iterations that the last phase has.
const LAST_PHASE: f64 = 0.4;
/// Rounds of the last phase whose continuations are kept.
const KEPT: usize = 16;
/// Rounds of the last phase after which the game is played to its end, to see how much the points still grow.
const TO_THE_END: usize = 8;
/// Rounds in the true world are this share of all iterations, for each of the two actions.
const HINDSIGHT: u32 = 32;
/// The rounds of hindsight have random numbers of their own.
const HINDSIGHT_ROUNDS: u64 = 1 << 32;
/// Differences of less equity than this make no difference.
const LEAST_DIFFERENCE: f64 = 0.02;
/// Beyond this many standard errors one of many actions is different from the best.
const CLEARLY: f64 = 3.0;

/// The comparison of the actions of a decision.
pub(super) struct Comparison<'a, G: Knowledge> {
    case: &'a Case<'a, G>,
    effort: Effort<'a>,
    search: Search<G>,
    trials: Vec<Trial<G::Action>>,
    /// The place of what was played among the trials.
    played: Option<usize>,
    turn: u8,
    players: u8,
    iterations: u32,
    round: u64,
}

/// A line of play.
type Line<G> = Vec<(Seat, <G as Game>::Action)>;

/// What is noted down in the last phase about two of the actions.
pub(super) struct Notes<G: Knowledge> {
    /// Sums of the differences by seat and part.
    pub(super) parts: Vec<Vec<f64>>,
    pub(super) continuations: Vec<Continuation<G>>,
    /// How much the mean points of all seats grow from the end of the turn to the end of the game.
    pub(super) growth: Vec<f64>,
    pub(super) rounds: usize,
}

impl<G: Knowledge> Notes<G> {
    fn new(players: u8) -> Notes<G> {
        let parts = vec![vec![0.0; G::PARTS.len()]; players.into()];
        Notes { parts, continuations: Vec::new(), growth: Vec::new(), rounds: 0 }
    }
}

/// What came of comparing two actions alone.
pub(super) struct PairLook<G: Knowledge> {
    /// The mean chances of all seats after each, in the first half of the rounds.
    pub(super) early: [BySeat; 2],
    /// The same in the second half, which is what counts.
    pub(super) shares: [BySeat; 2],
    /// The mean values in points.
    pub(super) values: [BySeat; 2],
    pub(super) notes: Notes<G>,
    pub(super) iterations: u32,
}

impl<'a, G: Knowledge> Comparison<'a, G> {
    pub(super) fn new(case: &'a Case<'a, G>, players: u8, effort: Effort<'a>) -> Comparison<'a, G> {
        let mind = Mind::<G>::usual(players);
        let mut search = Search::new(mind, Random::new(effort.seed));
        let mut actions = search.considered(case.view, case.seat);
        actions.truncate(CANDIDATES);
        if let Some(played) = case.played.filter(|played| !actions.contains(played)) {
            actions.push(played);
        }
        if let [only] = actions[..] {
            // What the policy rules out is still an alternative.
            actions.extend(case.legal.iter().copied().filter(|action| *action != only).take(CANDIDATES - 1));
        }
        let played = case.played.and_then(|played| actions.iter().position(|action| *action == played));
        let turn = determinize(case.view, search.mind(), &mut Random::new(effort.seed)).turn();
        let trials = actions.into_iter().map(Trial::new).collect();
        Comparison { case, effort, search, trials, played, turn, players, iterations: 0, round: 0 }
    }

    /// Compares two actions alone, with all iterations.
    pub(super) fn pair(mut self, pair: [G::Action; 2]) -> Result<PairLook<G>, Stopped> {
        self.trials = pair.into_iter().map(Trial::new).collect();
        let (places, all) = ([0, 1], rounds(self.effort.iterations.into(), 2));
        let mut notes = Notes::new(self.players);
        for round in 0..all {
            // The first half of the rounds is for the tree alone.
            let noted = (round >= all / 2).then_some(&mut notes);
            self.play_round(&places, noted)?;
        }
        let last = all / 2..all;
        let early = places.map(|place| mean(&self.trials[place].shares, 0..last.start));
        let shares = places.map(|place| mean(&self.trials[place].shares, last.clone()));
        let values = places.map(|place| mean(&self.trials[place].values, last.clone()));
        Ok(PairLook { early, shares, values, notes, iterations: self.iterations })
    }

    pub(super) fn judge(mut self) -> Result<Verdict<G>, Stopped> {
        let mut left: Vec<usize> = (0..self.trials.len()).collect();
        self.select(&mut left)?;
        let best = left[0];
        let other = match self.played.filter(|played| *played != best) {
            Some(played) => played,
            None => left.get(1).copied().unwrap_or(best),
        };
        let first = self.trials[best].rounds();
        let notes = self.last_phase([best, other])?;
        // What the seat did not know must not get into the tree before its lines have been read.
        let lines = self.lines();
        let hindsight = self.hindsight(best)?;
        Ok(self.verdict([best, other], first, notes, lines, hindsight))
    }

    /// The phases that choose: drops the worse half of the actions again and again. The best is first in the end.
    fn select(&mut self, left: &mut Vec<usize>) -> Result<(), Stopped> {
        let mut sizes = vec![left.len()];
        while let Some(last) = sizes.last().filter(|last| **last > LEFT) {
            sizes.push(last.div_ceil(2).max(LEFT));
        }
        let budget = f64::from(self.effort.iterations) * (1.0 - LAST_PHASE) / sizes.len() as f64;
        for size in sizes {
            left.truncate(size);
            if let Some(played) = self.played.filter(|played| !left.contains(played)) {
                left.push(played);
            }
            for _ in 0..rounds(budget, left.len()) {
                self.play_round(left, None)?;
            }
            let seat = self.case.seat;
            let order = |a: &usize, b: &usize| self.trials[*b].chance(seat).total_cmp(&self.trials[*a].chance(seat));
            // Actions with the same rounds are compared: all that are left have them all.
            left.sort_by(order);
        }
        Ok(())
    }

    /// Measures the difference between two actions.
    fn last_phase(&mut self, pair: [usize; 2]) -> Result<Notes<G>, Stopped> {
        let mut notes = Notes::new(self.players);
        let pair = if pair[0] == pair[1] { &pair[..1] } else { &pair[..] };
        let budget = f64::from(self.effort.iterations) * LAST_PHASE;
        for _ in 0..rounds(budget, pair.len()) {
            self.play_round(pair, Some(&mut notes))?;
        }
        Ok(notes)
    }

    /// Tries actions in the same world with the same random numbers.
    fn play_round(&mut self, places: &[usize], mut notes: Option<&mut Notes<G>>) -> Result<(), Stopped> {
        if self.effort.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Err(Stopped);
        }
        let mut random = Random::stream(self.effort.seed, Stream::SearchThread(self.round));
        self.round += 1;
        let world = determinize(self.case.view, self.search.mind(), &mut random);
        let mut kept = notes.as_ref().filter(|notes| notes.rounds < KEPT).map(|_| Vec::new());
        for (number, place) in places.iter().enumerate() {
            let mut line = kept.as_ref().map(|_| vec![(self.case.seat, self.trials[*place].action)]);
            let end = self.try_out(*place, world.clone(), random.clone(), line.as_mut());
            if let (Some(kept), Some(line)) = (&mut kept, line) {
                kept.push(line);
            }
            if let Some(notes) = &mut notes {
                self.note(notes, &end, number);
            }
        }
        if let Some(notes) = notes {
            notes.rounds += 1;
            if let Some([one, other]) = kept.and_then(|lines| <[_; 2]>::try_from(lines).ok()) {
                notes.continuations.push(Continuation { world, lines: [one, other] });
            }
        }
        Ok(())
    }

    /// Tries an action, and returns the state at the end of the turn.
    fn try_out(&mut self, place: usize, mut state: G, random: Random, line: Option<&mut Vec<(Seat, G::Action)>>) -> G {
        self.iterations += 1;
        state.apply(self.case.seat, self.trials[place].action, &mut ());
        self.search.play_on(&mut state, self.case.seat, self.turn, random, line);
        let (shares, values) = self.search.mind().chances(&state);
        self.trials[place].shares.push(shares);
        self.trials[place].values.push(values);
        state
    }

    /// Notes down what the end of a turn is made of: of the first action of a pair with a plus, of the second with a minus.
    fn note(&mut self, notes: &mut Notes<G>, end: &G, number: usize) {
        let sign = if number == 0 { 1.0 } else { -1.0 };
        for (seat, sums) in Seat::first(self.players).zip(&mut notes.parts) {
            let parts = self.search.mind().parts(end, seat);
            sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += sign * f64::from(part));
        }
        if number == 0 && notes.rounds < TO_THE_END {
            let mind = self.search.mind().clone();
            let mut last = end.clone();
            let sum = |state: &G| -> f32 { Seat::first(state.players()).map(|seat| mind.value(state, seat)).sum() };
            self.search.play_to_the_end(&mut last);
            notes.growth.push(f64::from(sum(&last) - sum(end)) / f64::from(self.players));
        }
    }

    /// Tries what was played, and what was best by what the seat knew, in the world as it really was.
    fn hindsight(&mut self, best: usize) -> Result<Option<(BySeat, Estimate)>, Stopped> {
        let (true, Some(truth), Some(played)) = (G::HIDDEN, self.case.truth, self.played) else { return Ok(None) };
        let rounds = (self.effort.iterations / HINDSIGHT).max(8);
        let (mut of_played, mut differences) = (Vec::new(), Vec::new());
        for round in 0..u64::from(rounds) {
            if self.effort.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Err(Stopped);
            }
            let random = Random::stream(self.effort.seed, Stream::SearchThread(HINDSIGHT_ROUNDS + round));
            let mut shares_after = |place: usize| {
                let mut state = truth.clone();
                state.apply(self.case.seat, self.trials[place].action, &mut ());
                self.search.play_on(&mut state, self.case.seat, self.turn, random.clone(), None);
                self.search.mind().chances(&state).0
            };
            let shares = shares_after(played);
            let better = if best == played { shares } else { shares_after(best) };
            let seat = self.case.seat.index();
            differences.push(f64::from(better[seat]) - f64::from(shares[seat]));
            of_played.push(shares);
        }
        Ok(Some((mean(&of_played, 0..of_played.len()), estimate(differences.into_iter()))))
    }

    /// Equity for a share of the win.
    fn fair_shares(&self) -> f64 {
        f64::from(self.players)
    }

    fn verdict(
        self,
        [best, other]: [usize; 2],
        first: usize,
        notes: Notes<G>,
        mut lines: Vec<Line<G>>,
        hindsight: Option<(BySeat, Estimate)>,
    ) -> Verdict<G> {
        let (seat, times) = (self.case.seat, self.fair_shares());
        let last = first..self.trials[best].rounds();
        // What is not even worth its standard error is nothing.
        let share = |place: usize| self.shares(place, [best, other], &last)[seat.index()];
        let is_behind = share(best) > share(other);
        let (top, second) = if self.played == Some(other) && !is_behind { (other, best) } else { (best, other) };
        let growth = estimate(notes.growth.iter().copied()).mean;
        let of_top = self.shares(top, [top, second], &last)[seat.index()];
        let mut actions: Vec<(usize, ActionValue<G::Action>)> = (0..self.trials.len())
            .map(|place| {
                let line = std::mem::take(&mut lines[place]);
                (place, ActionValue { line, ..self.value(place, [top, second], &last, of_top, growth) })
            })
            .collect();
        actions.sort_by_key(|(place, value)| (*place != top, value.behind, *place != second, *place));
        let place_of = |wanted: usize| actions.iter().position(|(place, _)| *place == wanted).unwrap_or_default();
        let (top_place, second_place, played) = (place_of(top), place_of(second), self.played.map(place_of));
        let flip = if top == best { 1.0 } else { -1.0 };
        let per_round = |sum: &f64| flip * sum / notes.rounds.max(1) as f64;
        let mut continuations = notes.continuations;
        if top != best {
            continuations.iter_mut().for_each(|continuation| continuation.lines.swap(0, 1));
        }
        let actions: Vec<ActionValue<G::Action>> = actions.into_iter().map(|(_, value)| value).collect();
        let told = |(shares, difference): (BySeat, Estimate)| {
            let known = played.map_or(0.0, |place| actions[place].shares[seat.index()].number());
            Hindsight {
                luck: Fixed::new((shares[seat.index()] - known) * times),
                regret: Fixed::new(difference.mean * times),
                error: Fixed::new(difference.error * times),
            }
        };
        let is_different = |place: usize| {
            let ahead = self.ahead(place, [top, second], &last);
            times * ahead.mean > LEAST_DIFFERENCE && ahead.mean > CLEARLY * ahead.error
        };
        let is_real = (0..self.trials.len()).any(is_different);
        Verdict {
            seat,
            regret: played.map_or(Fixed::ZERO, |place| actions[place].behind),
            error: played.map_or(Fixed::ZERO, |place| actions[place].error),
            is_real,
            compared: (top_place, second_place),
            parts: notes.parts.iter().map(|sums| sums.iter().map(per_round).collect()).collect(),
            continuations,
            hindsight: hindsight.map(told),
            iterations: self.iterations,
            played,
            actions,
        }
    }

    /// What an action is worth, by its difference to the best one.
    fn value(
        &self,
        place: usize,
        pair: [usize; 2],
        last: &Range<usize>,
        of_top: Fixed,
        growth: f64,
    ) -> ActionValue<G::Action> {
        let (seat, times) = (self.case.seat, self.fair_shares());
        let trial = &self.trials[place];
        let ahead = self.ahead(place, pair, last);
        let shares = self.shares(place, pair, last);
        let points = self.relative(place, pair, last, |trial| &trial.values);
        ActionValue {
            action: trial.action,
            // The equities that are shown are those that the ledger adds up.
            behind: (of_top - shares[seat.index()]).max(Fixed::ZERO).times(self.players.into()),
            error: Fixed::new(ahead.error * times),
            as_good: ahead.mean <= 2.0 * ahead.error,
            tried: trial.rounds() as u32,
            line: Vec::new(),
            points: points.iter().map(|points| points + growth).collect(),
            shares,
        }
    }

    /// The rounds by which an action is compared with the best one: for the two of the last phase those of that phase, for others
    /// all that they have.
    fn rounds_of(&self, place: usize, pair: [usize; 2], last: &Range<usize>) -> Range<usize> {
        if pair.contains(&place) { last.clone() } else { 0..self.trials[place].rounds().min(last.start) }
    }

    /// The shares of the win after an action.
    fn shares(&self, place: usize, pair: [usize; 2], last: &Range<usize>) -> Vec<Fixed> {
        rounded_shares(&self.relative(place, pair, last, |trial| &trial.shares))
    }

    /// How much more of the win the best action has than another, for the seat that decides.
    fn ahead(&self, place: usize, pair: [usize; 2], last: &Range<usize>) -> Estimate {
        let rounds = self.rounds_of(place, pair, last);
        self.trials[pair[0]].ahead_of(&self.trials[place], self.case.seat, rounds)
    }

    /// The means of an action by seat: those of the best in the last phase, less the difference between the two in the rounds that
    /// both have, as far as it is sure.
    fn relative(
        &self,
        place: usize,
        pair: [usize; 2],
        last: &Range<usize>,
        samples: fn(&Trial<G::Action>) -> &[[f32; SEATS]],
    ) -> Vec<f64> {
        let rounds = self.rounds_of(place, pair, last);
        let best = samples(&self.trials[pair[0]]);
        let whole = mean(best, last.clone());
        let (of_best, own) = (mean(best, rounds.clone()), mean(samples(&self.trials[place]), rounds));
        let sure = self.ahead(place, pair, last).sure();
        (0..usize::from(self.players)).map(|seat| whole[seat] - sure * (of_best[seat] - own[seat])).collect()
    }

    /// The lines of play that the tree expects, by trial.
    fn lines(&self) -> Vec<Line<G>> {
        let root = determinize(self.case.view, self.search.mind(), &mut Random::new(self.effort.seed));
        let line = |trial: &Trial<G::Action>| self.search.line(root.clone(), self.case.seat, trial.action);
        self.trials.iter().map(line).collect()
    }
}

/// The rounds of a phase, at least two of them.
fn rounds(budget: f64, actions: usize) -> usize {
    ((budget / actions.max(1) as f64) as usize).max(2)
}
