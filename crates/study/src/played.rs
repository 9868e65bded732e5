//! A finished game with all its states.

use crate::StudyError;
use game::{Game, Outcome, Random, Record, RecordError, RulesOf, Seat, Settings, Start};

/// A finished game.
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// Its decisions in order.
    pub moments: Vec<Moment<G>>,
    /// The state at the end.
    pub end: G,
    /// The result.
    pub outcome: Outcome,
}

/// A decision.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The state before it.
    pub before: G,
    /// The seat that decided.
    pub seat: Seat,
    /// What it chose.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> PlayedGame<G> {
    /// The game of a record.
    ///
    /// # Errors
    ///
    /// [`StudyError::Record`] names the line that does not agree with the rules; [`StudyError::NotOver`].
    pub fn read(record: &Record) -> Result<PlayedGame<G>, StudyError> {
        record.replay(&RulesOf::<G>::RULES, None)?;
        let first = first::<G>(record)?;
        let read = |(seat, text): &(Seat, String)| Some((*seat, text.parse().ok()?));
        PlayedGame::of(first, record.actions.iter().filter_map(read))
    }

    /// The game that begins with a state and goes on with these actions, all of which are legal.
    ///
    /// # Errors
    ///
    /// [`StudyError::NotOver`] if it does not end.
    pub fn of(first: G, actions: impl Iterator<Item = (Seat, G::Action)>) -> Result<PlayedGame<G>, StudyError> {
        let (mut state, mut moments) = (first, Vec::new());
        for (seat, action) in actions {
            let (before, mut events) = (state.clone(), Vec::new());
            state.apply(seat, action, &mut events);
            moments.push(Moment { before, seat, action, events });
        }
        match state.outcome() {
            Some(outcome) => Ok(PlayedGame { moments, end: state, outcome }),
            None => Err(StudyError::NotOver { actions: moments.len() }),
        }
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.end.players()
    }
}

/// The first state of a record that replays.
fn first<G: Game>(record: &Record) -> Result<G, RecordError> {
    let impossible = |error| RecordError { line: 1, kind: game::RecordErrorKind::Options(error) };
    let settings = Settings::parse(G::OPTIONS, &record.options).map_err(impossible)?;
    let version = G::RULES_VERSION.known(record.rules_version).unwrap_or(G::RULES_VERSION);
    match &record.start {
        Start::Seed(seed) => G::begin(version, record.players, &settings, *seed).map_err(impossible),
        // As a replay does, where what the position leaves to chance follows from the seed 0.
        Start::Position(json) => G::from_json(json, &mut Random::new(0))
            .map_err(|error| RecordError { line: 1, kind: game::RecordErrorKind::Position(error) }),
    }
}
