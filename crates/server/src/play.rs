//! A game in progress with everything that was written about it, for callers that do not know which game it is.

use crate::live::Live;
use crate::shown::Shown;
use game::{Game, Reason, Refused, Seat, SeatSet, Settings};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use store::{Beginning, Line};
use ui::{About, Lesson, Page, Part, Refusal};
use words::Words;

/// Who looks at a table, and at what.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The language he reads.
    pub words: &'a Words,
    /// The table as he may know it.
    pub about: &'a About,
    /// The seats that he holds.
    pub mine: SeatSet,
    /// The seat that he wants to see with, if it is not the usual one. Whether he may has been asked before.
    pub point: Option<Seat>,
    /// Which step he looks back at.
    pub at: Option<usize>,
    /// What he wanted and was not allowed.
    pub refusal: Option<&'a Refusal>,
    /// The lesson that he is in.
    pub lesson: Option<&'a Lesson>,
    /// So many turns of the log need not be told again.
    pub told: usize,
}

/// A game in progress. It never changes: what is done makes another one, and whoever looks at the old one may go on doing so.
pub trait Play: Send + Sync {
    /// How many lines have been written.
    fn revision(&self) -> u64;
    /// How many play.
    fn players(&self) -> u8;
    /// Whether anything is ever hidden from anybody.
    fn hidden(&self) -> bool;
    /// Who is to act.
    fn to_act(&self) -> SeatSet;
    /// Whether the game is over.
    fn over(&self) -> bool;
    /// How many actions have been taken.
    fn actions(&self) -> usize;
    /// Who sat down since the beginning, by which name.
    fn sat(&self) -> Vec<(Seat, &str)>;
    /// What is being decided now.
    fn asked(&self) -> &'static Reason;
    /// The legal actions of a seat, sorted by character code.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The seat that somebody sees with who holds these.
    fn point(&self, mine: SeatSet) -> Option<Seat>;
    /// How many actions are left when somebody takes back who holds these seats, if he may.
    fn undo_left(&self, mine: SeatSet, bots: SeatSet) -> Option<usize>;
    /// Whether a decision of a seat is still the one that it was at a revision: nothing has been written since but names,
    /// and secret answers of others.
    fn still_asked(&self, seat: Seat, revision: u64) -> bool;
    /// Whether nothing has been written since a revision but names and what these seats did.
    fn only_by(&self, seats: SeatSet, revision: u64) -> bool;
    /// Whether nothing has been written since a revision but actions.
    fn only_actions_since(&self, revision: u64) -> bool;

    /// After an action of a seat, with its line for the log.
    fn act(&self, seat: Seat, text: &str) -> Result<(Line, Arc<dyn Play>), Refused>;
    /// After taking back to so many actions.
    fn undo(&self, seat: Seat, left: usize) -> (Line, Arc<dyn Play>);
    /// After somebody sat down.
    fn sit(&self, seat: Seat, name: &str) -> (Line, Arc<dyn Play>);
    /// As it was when so many lines had been written.
    fn earlier(&self, revision: u64) -> Arc<dyn Play>;

    /// What the bot of a level chooses on a seat that is to act. It follows from the seed of the table and the revision, so
    /// nothing has to be kept of bots.
    fn choose(&self, seat: Seat, level: bots::Level) -> String;

    /// Everything that a viewer may know of the game now.
    fn view_json(&self, point: Option<Seat>) -> Value;
    /// What a viewer saw happen, from an entry on; if he wants, with what he saw before each.
    fn log_json(&self, point: Option<Seat>, from: usize, views: bool) -> Value;
    /// The record as a viewer may have it.
    fn record(&self, point: Option<Seat>) -> Result<String, game::RecordError>;

    /// Where it stands, in a few words, as a seat sees it.
    fn stands(&self, point: Option<Seat>, words: &Words) -> String;
    /// The page of the table.
    fn page(&self, look: &Look<'_>) -> Page;
    /// The page of a step of the scoring of a round, in games that have one and as far as it has happened.
    fn scoring(&self, look: &Look<'_>, round: u8, step: usize) -> Option<String>;
    /// The page that stands before what a seat may see.
    fn curtain(&self, look: &Look<'_>, seat: Seat) -> String;
    /// The parts of it that change.
    fn parts(&self, look: &Look<'_>) -> Vec<Part>;
}

/// A game that is played here.
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// Whether anything is ever hidden.
    pub hidden: bool,
    /// What can be chosen before the game.
    pub options: &'static [game::OptionSpec],
    settle: fn(u8, &[&str], u64) -> Result<String, String>,
    begin: fn(&Beginning) -> Result<Box<dyn Reading>, String>,
}

/// All of them.
pub const KINDS: [Kind; 2] = [kind::<caylus::State>(), kind::<ys::State>()];

const fn kind<G: Shown>() -> Kind {
    Kind {
        name: G::NAME,
        rules_version: G::RULES_VERSION,
        players: G::PLAYERS,
        hidden: G::HIDDEN,
        options: G::OPTIONS,
        settle: settle::<G>,
        begin: begin::<G>,
    }
}

impl Kind {
    /// The game of this name.
    pub fn named(name: &str) -> Option<&'static Kind> {
        static ALL: [Kind; 2] = KINDS;
        ALL.iter().find(|kind| kind.name == name)
    }

    /// All options of a game of so many with these chosen (`name=value`), as records write them.
    pub fn settle(&self, players: u8, chosen: &[&str], seed: u64) -> Result<String, String> {
        (self.settle)(players, chosen, seed)
    }

    /// The game that began like this, after these lines.
    pub fn replay(&self, beginning: &Beginning, lines: &[Line]) -> Result<Arc<dyn Play>, String> {
        if beginning.rules_version != self.rules_version {
            return Err(format!("rules version {} of {} is unknown here", beginning.rules_version, self.name));
        }
        let mut reading = (self.begin)(beginning)?;
        for (number, line) in lines.iter().enumerate() {
            reading.take(line).map_err(|words| format!("line {number}: {words}"))?;
        }
        Ok(reading.finish())
    }
}

/// A game that is being read from the log.
pub(crate) trait Reading {
    /// One line more.
    fn take(&mut self, line: &Line) -> Result<(), String>;
    /// There are no more.
    fn finish(self: Box<Self>) -> Arc<dyn Play>;
}

fn settings<G: Game>(chosen: &[&str]) -> Result<Settings, String> {
    let mut settings = Settings::new(G::OPTIONS);
    chosen.iter().try_for_each(|option| settings.set(option)).map_err(|error| error.to_string())?;
    Ok(settings)
}

fn settle<G: Game>(players: u8, chosen: &[&str], seed: u64) -> Result<String, String> {
    let state = G::new(players, &settings::<G>(chosen)?, seed).map_err(|error| error.to_string())?;
    Ok(state.settings().to_string())
}

fn begin<G: Shown>(beginning: &Beginning) -> Result<Box<dyn Reading>, String> {
    let players = u8::try_from(beginning.places.len()).map_err(|error| error.to_string())?;
    let options: Vec<&str> = beginning.options.split_whitespace().collect();
    let first = G::new(players, &settings::<G>(&options)?, beginning.seed).map_err(|error| error.to_string())?;
    Ok(Box::new(Live::new(beginning.seed, first)))
}
