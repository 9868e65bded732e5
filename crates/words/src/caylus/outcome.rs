//! What an action brings: it is done on a copy of the game, and the events are read.

use crate::Words;
use crate::caylus::names::{amounts, deniers, favors, points};
use crate::list::{And, list};
use crate::sentence::Sentence;
use caylus::{Action, Cubes, Event, FavorSource, Source, Space, State};
use game::{Game, Seat};

/// What an action brings the one who takes it, at once.
#[derive(Default)]
pub(crate) struct Outcome {
    /// Deniers that are paid, and cubes.
    pub paid: u16,
    spent: Cubes,
    earned: u16,
    gained: Cubes,
    /// Points won, or lost if negative.
    pub scored: i16,
    favors: u8,
    /// The favour line's column, if one is chosen.
    pub column: u8,
    /// Somebody else's points, for the visit (C3.5).
    pub visited: Option<Seat>,
    /// A residence that has to wait (C6.10).
    pub planned: bool,
    /// Where something is built.
    pub space: Option<Space>,
}

impl Outcome {
    pub fn of(state: &State, seat: Seat, action: Action) -> Outcome {
        let mut events: Vec<Event> = Vec::new();
        let mut after = *state;
        after.apply(seat, action, &mut events);
        let mut outcome = Outcome::default();
        for (number, event) in events.iter().enumerate() {
            if number > 0 && is_over(event) {
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
            // Light favours (C8.9) are told as the points that they are.
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
    pub fn trade(&self, words: &Words) -> Vec<String> {
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

/// Whether with this event something else begins than what was chosen.
fn is_over(event: &Event) -> bool {
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
