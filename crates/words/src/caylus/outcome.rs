//! What an action brings: it is applied to a copy of the game, and its events are added up.

use crate::Words;
use crate::caylus::names::{amounts, deniers, favors, points};
use crate::list::{And, list};
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
}

impl ActionOutcome {
    /// Applies an action to a copy of the game.
    pub fn of(state: &State, seat: Seat, action: Action) -> ActionOutcome {
        let mut events: Vec<Event> = Vec::new();
        let mut after = *state;
        after.apply(seat, action, &mut events);
        let mut outcome = ActionOutcome::default();
        for (number, event) in events.iter().enumerate() {
            if number > 0 && is_consequence(event) {
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
            Event::LineChosen { column, .. } => self.column = column,
            Event::Built { space, .. } => self.space = Some(space),
            Event::ResidencePlanned { .. } => self.planned = true,
            _ => {}
        }
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
            | Event::LineChosen { .. }
            | Event::FavorsLost { .. }
            | Event::FavorsGranted { source: FavorSource::MostBatches | FavorSource::Count(_), .. }
    )
}
