//! What an action brings: it is applied to a copy of the game, and its events are added up.

use crate::Words;
use crate::caylus::names::{amounts, deniers, favors, points};
use crate::list::{And, Or, list};
use crate::sentence::Sentence;
use caylus::{Action, Cubes, Event, FavorSource, Source, Space, State};
use game::{Game, Seat};

/// What an action brings the acting seat at once.
#[derive(Default)]
pub struct ActionOutcome {
    /// Deniers paid.
    pub paid: u16,
    /// Cubes spent.
    pub spent: Cubes,
    /// Deniers earned.
    pub earned: u16,
    /// Cubes gained.
    pub gained: Cubes,
    /// Points scored; negative if points are lost.
    pub scored: i16,
    /// Royal favours won.
    pub favors: u8,
    /// The column of the favour line that is chosen, or 0.
    pub(crate) column: u8,
    /// The owner who scores for the visit (C3.5).
    pub visited: Option<Seat>,
    /// Whether a residence has to wait (C6.10).
    pub(crate) planned: bool,
    /// The space that is built on.
    pub(crate) space: Option<Space>,
    /// Whether more happens than deniers, cubes, points and favours changing hands.
    does_more: bool,
}

impl ActionOutcome {
    /// Applies an action to a copy of the game.
    pub fn of(state: &State, seat: Seat, action: Action) -> ActionOutcome {
        let mut events: Vec<Event> = Vec::new();
        let mut after = *state;
        after.apply(seat, action, &mut events);
        ActionOutcome::of_events(seat, &events)
    }

    /// What these events bring a seat, up to where something begins that was not chosen with the action.
    pub(crate) fn of_events(seat: Seat, events: &[Event]) -> ActionOutcome {
        let mut outcome = ActionOutcome::default();
        for (number, event) in events.iter().enumerate() {
            // A residence that costs nothing now was planned before (C6.10).
            let planned = matches!(event, Event::ResidenceMade { .. }) && outcome.spent == Cubes::NONE;
            if number > 0 && (planned || is_consequence(event)) {
                break;
            }
            outcome.add(seat, event);
        }
        outcome
    }

    fn add(&mut self, seat: Seat, event: &Event) {
        match *event {
            Event::Scored { seat: owner, source: Source::Visitor(_), .. } => self.visited = Some(owner),
            Event::Paid { seat: of, deniers, .. } if of == seat => self.paid += deniers,
            Event::Earned { seat: of, deniers, .. } if of == seat => self.earned += deniers,
            Event::Spent { seat: of, cubes, .. } if of == seat => self.spent = self.spent.plus(cubes),
            Event::Gained { seat: of, cubes, .. } if of == seat => self.gained = self.gained.plus(cubes),
            // Light favours (C8.9) count as their points.
            Event::Scored { seat: of, points, source: Source::Favor } if of == seat && self.favors > 0 => {
                self.scored += points;
                self.favors = 0;
            }
            Event::Scored { seat: of, points, .. } if of == seat => self.scored += points,
            Event::FavorsGranted { seat: of, number, .. } if of == seat => self.favors += number,
            Event::Declined { .. } => {}
            _ => self.add_more(event),
        }
    }

    fn add_more(&mut self, event: &Event) {
        self.does_more = true;
        match *event {
            Event::LineChosen { column, .. } => self.column = column,
            Event::Built { space, .. } => self.space = Some(space),
            Event::ResidencePlanned { .. } => self.planned = true,
            _ => {}
        }
    }

    /// Whether it brings something and costs nothing, now or later.
    fn is_gift(&self) -> bool {
        let brings = self.earned > 0 || self.gained != Cubes::NONE || self.scored > 0 || self.favors > 0;
        brings && self.paid == 0 && self.spent == Cubes::NONE && self.scored >= 0 && !self.does_more
    }

    /// Whether it is a gift that brings all that another action brings, and more.
    fn outdoes(&self, other: &ActionOutcome) -> bool {
        let mine = (self.earned, self.gained, self.scored, self.favors);
        let theirs = (other.earned, other.gained, other.scored, other.favors);
        let as_much = self.earned >= other.earned
            && self.gained.covers(other.gained)
            && self.scored >= other.scored
            && self.favors >= other.favors;
        self.is_gift() && !other.does_more && as_much && mine != theirs
    }

    fn pay(&self, words: &Words) -> Vec<String> {
        let mut all = amounts(words, self.spent);
        if self.paid > 0 {
            all.push(deniers(words, self.paid));
        }
        all
    }

    fn get(&self, words: &Words) -> Vec<String> {
        let mut all = amounts(words, self.gained);
        if self.earned > 0 {
            all.push(deniers(words, self.earned));
        }
        if self.scored > 0 {
            all.push(points(words, self.scored.unsigned_abs()));
        }
        if self.favors > 0 {
            all.push(favors(words, self.favors));
        }
        all
    }

    /// `You give 1 gold and get 5 points.`
    pub(crate) fn trade(&self, words: &Words) -> Vec<String> {
        let (pay, get) = (self.pay(words), self.get(words));
        let sentence = |message| {
            let sentence = Sentence::new(words, message).with("pay", list(words, And, &pay));
            vec![sentence.with("get", list(words, And, &get)).text()]
        };
        match (pay.is_empty(), get.is_empty()) {
            (true, true) => Vec::new(),
            (true, false) => sentence("caylus-long-get"),
            (false, true) => sentence("caylus-long-pay"),
            (false, false) => sentence("caylus-long-trade"),
        }
    }
}

/// The one action that is sensible: it costs nothing and brings all that any other brings, and more.
pub(crate) fn obvious(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let outcomes = outcomes(state, seat, legal);
    let beats_all =
        |best: usize| (0..outcomes.len()).all(|other| other == best || outcomes[best].outdoes(&outcomes[other]));
    (0..outcomes.len()).find(|best| outcomes.len() > 1 && beats_all(*best)).map(|best| legal[best])
}

/// For each action what is given away by it and kept by others: points, or what could be had for nothing.
pub(crate) fn given_away(words: &Words, state: &State, seat: Seat, legal: &[Action]) -> Vec<Option<String>> {
    let outcomes = outcomes(state, seat, legal);
    let best = |one: &&ActionOutcome| one.is_gift() && !outcomes.iter().any(|other| other.outdoes(one));
    let mut gifts: Vec<String> = outcomes.iter().filter(best).map(|one| list(words, And, &one.get(words))).collect();
    gifts.dedup();
    let lost = |outcome: &ActionOutcome| {
        if outcome.scored < 0 && outcomes.iter().any(|other| other.scored >= 0) {
            let lost = points(words, outcome.scored.unsigned_abs());
            return Some(Sentence::new(words, "caylus-long-no-batch").with("points", lost).text());
        }
        let outdone = outcomes.iter().any(|other| other.outdoes(outcome));
        outdone.then(|| Sentence::new(words, "caylus-gives-away").with("get", list(words, Or, &gifts)).text())
    };
    outcomes.iter().map(lost).collect()
}

fn outcomes(state: &State, seat: Seat, legal: &[Action]) -> Vec<ActionOutcome> {
    legal.iter().map(|action| ActionOutcome::of(state, seat, *action)).collect()
}

/// Whether an event begins something that was not chosen with the action.
fn is_consequence(event: &Event) -> bool {
    matches!(
        event,
        Event::Returned { .. }
            | Event::PhaseStarted { .. }
            | Event::TurnStarted { .. }
            | Event::Activated { .. }
            | Event::Passed { .. }
            | Event::CastleDone { .. }
            | Event::Counted { .. }
            | Event::CountStarted { .. }
            | Event::BailiffMoved { .. }
            | Event::OrderChanged { .. }
            | Event::InnEntered { .. }
            | Event::InnKept { .. }
            | Event::Bonus { .. }
            | Event::GameOver
            | Event::LineChosen { .. }
            | Event::FavorsLost { .. }
            | Event::FavorsGranted { source: FavorSource::MostBatches | FavorSource::Count(_), .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Spoken};
    use caylus::{Line, Question};
    use game::{Random, Settings};

    /// C7.4, C8.1, C8.5: to leave the castle without a batch or to decline a favour gives something away, to pass, to skip a
    /// deal or to pull the provost does not; in the lines of points and deniers only the last column is sensible.
    #[test]
    fn what_is_given_away_follows_from_what_it_brings() {
        let words = Words::of_game::<State>(Language::English);
        let (mut castle, mut columns, mut nothing) = (0, 0, 0);
        for seed in 0..30 {
            let mut state = State::new(4, &Settings::new(State::OPTIONS), seed).expect("four can play");
            let mut random = Random::new(seed);
            while let Some(seat) = state.to_act().lowest() {
                let legal = state.legal_actions(seat);
                let given = State::given_away(words, &state, seat, &legal);
                let given =
                    |action: Action| legal.iter().position(|other| *other == action).and_then(|at| given[at].clone());
                let obvious = State::obvious(&state, seat, &legal);
                match state.question() {
                    Some(Question::Column(Line::A | Line::B)) => {
                        let best = *legal.last().expect("something can be chosen");
                        assert_eq!((obvious, given(best)), (Some(best), None));
                        assert!(given(Action::Skip).is_some_and(|said| said.contains("for nothing")));
                        columns += 1;
                    }
                    Some(Question::Castle) => {
                        let loses = ActionOutcome::of(&state, seat, Action::Done).scored < 0;
                        assert_eq!(given(Action::Done).is_some(), loses);
                        castle += usize::from(loses);
                    }
                    Some(Question::Column(_)) => assert!(given(Action::Skip).is_some()),
                    _ => {
                        assert!(obvious.is_none() && legal.iter().all(|action| given(*action).is_none()), "{legal:?}");
                        nothing += 1;
                    }
                }
                state.apply(seat, legal[random.below(legal.len())], &mut ());
            }
        }
        assert!(castle > 20 && columns > 20 && nothing > 1000, "{castle} {columns} {nothing}");
    }
}
