//! A game in progress with its log, for callers that do not know which game it is.

use crate::advising::{AdviceWork, TakenAction};
use crate::study_page::StudyQuery;
use crate::studying::StudyWork;
use bots::{Level, LevelError};
use game::{AskedHint, HintDepth, NoHint, Outcome, Reason, Refused, Seat, SeatSet, Seating, Sight, Situation};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::LogLine;
use study::{Advice, Report, StudyError};
use ui::{Fragment, Page, StudyStand, Visit};
use words::Words;

/// The position of a game as a viewer may know it, for the API.
pub(crate) struct Position {
    /// Where the game stands, as comments in records say it.
    pub(crate) heading: String,
    /// Points by seat.
    pub(crate) scores: Vec<i32>,
    /// Others who have points, though they cannot win.
    pub(crate) others: Vec<(String, i32)>,
    /// The result, once the game is over.
    pub(crate) outcome: Option<Outcome>,
    /// What the viewer sees.
    pub(crate) view: Value,
}

/// What a bot on another machine gets to know.
pub(crate) struct BotSight {
    /// What the seat remembers.
    pub(crate) view: Value,
    /// What it may do, sorted by character code.
    pub(crate) legal: Vec<String>,
    /// What the bot leaves to chance follows from it. It is drawn from the seed of the table in a way that cannot be turned round.
    pub(crate) seed: u64,
}

/// A game in progress. It is immutable: every change makes a new one, so that readers may keep the old one.
pub(crate) trait DynGame: Send + Sync {
    /// Number of lines in the log.
    fn revision(&self) -> u64;
    /// Number of players.
    fn players(&self) -> u8;
    /// The seats that are to act.
    fn to_act(&self) -> SeatSet;
    /// Whether the game is over.
    fn over(&self) -> bool;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Number of actions that have not been taken back.
    fn actions(&self) -> usize;
    /// Who sat down or left since the beginning, in order.
    fn seatings(&self) -> Vec<(Seat, Seating<'_>)>;
    /// What is being decided now.
    fn asked(&self) -> &'static Reason;
    /// The legal actions of a seat, sorted by character code.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The answer of a seat that is asked, if only one is sensible and its own action was the last one: pages do not ask
    /// for it.
    fn obvious(&self, seat: Seat) -> Option<String>;
    /// What is publicly known of the game and decides who may see what.
    fn situation(&self) -> Situation;
    /// Number of actions that are left when a person who looks like this takes back; `None` if they may not.
    fn undo_left(&self, sight: Sight, bots: SeatSet) -> Option<usize>;
    /// Whether a decision of a seat is still the one that it was at a revision: only players who sat down, others
    /// who left, hints and secret answers of others have been written since.
    fn still_asked(&self, seat: Seat, revision: u64) -> bool;
    /// Whether only players who sat down or left and actions of these seats have been written since a revision.
    fn only_by(&self, seats: SeatSet, revision: u64) -> bool;
    /// Whether only actions and hints have been written since a revision.
    fn only_actions_since(&self, revision: u64) -> bool;

    /// The game after an action of a seat, with its line for the log.
    fn act(&self, seat: Seat, text: &str) -> Result<Moved, Refused>;
    /// The game after a seat has taken back to `left` actions, with its line for the log.
    fn undo(&self, seat: Seat, left: usize) -> Moved;
    /// The game after a player sat down or took a name, with its line for the log.
    fn sit(&self, seat: Seat, name: &str) -> Moved;
    /// The game after a player left their seat to a bot of this level, with its line for the log.
    fn leave(&self, seat: Seat, level: &str) -> Moved;
    /// The game as it was at a revision.
    fn earlier(&self, revision: u64) -> Arc<dyn DynGame>;
    /// The same game, without what is kept to answer the next moves quickly.
    fn shrunk(&self) -> Arc<dyn DynGame>;

    /// The revision at which what is asked now was first asked: secret answers of others do not change it.
    fn asked_at(&self) -> u64;
    /// The action that a bot of this level chooses for a seat that is to act. It follows from the seed of the table and from
    /// when the seat was asked, so that nothing has to be kept of bots, and whoever answers first changes nothing for the
    /// others. Nothing if `stop` is set meanwhile.
    fn choose(&self, seat: Seat, level: Level, stop: &AtomicBool) -> Result<Option<String>, LevelError>;

    /// What a bot on another machine gets to know to choose for a seat as [`DynGame::choose`] does: nothing that the seat does not
    /// remember.
    fn bot_sight(&self, seat: Seat) -> BotSight;

    /// The games after what the person of a seat is likeliest to do, the likeliest first, with their lines for the log. None where
    /// something is hidden, and where it is not known what people do.
    fn likeliest(&self, seat: Seat, most: usize) -> Vec<Moved>;

    /// Whether anybody can say what decisions of the game are worth.
    fn has_analyst(&self) -> bool;
    /// Whether everybody agreed at set-up that hints may be asked for, and who asked for one.
    fn hints(&self) -> (bool, Vec<AskedHint>);
    /// Whether the person of a seat may ask for a hint, where bots have these seats for good.
    fn may_ask_hint(&self, seat: Seat, bots: SeatSet) -> Result<(), NoHint>;
    /// The most that a seat has asked for about the decision that it is to take now.
    fn hint_given(&self, seat: Seat) -> Option<HintDepth>;
    /// The game after everybody agreed on hints, with its line for the log.
    fn agree_on_hints(&self) -> Moved;
    /// The game after a seat asked for a hint, with its line for the log.
    fn note_hint(&self, seat: Seat, depth: HintDepth) -> Moved;
    /// What a seat should do that is to act, by nothing that the seat does not remember.
    fn advise(&self, seat: Seat, work: &AdviceWork<'_>) -> Result<Advice, StudyError>;
    /// The action with this number, counted from 0.
    fn taken(&self, number: usize) -> Option<TakenAction<'_>>;
    /// Why that action was taken, by nothing that its seat did not remember then. An action that is not there is a thought that
    /// was stopped.
    fn explain(&self, number: usize, work: &AdviceWork<'_>) -> Result<Advice, StudyError>;

    /// Judges all decisions of a game that is over.
    fn study(&self, work: &StudyWork<'_>) -> Result<Report, StudyError>;

    /// The page of an analysis that is not done.
    fn study_page(&self, visit: &Visit<'_>, stand: &StudyStand<'_>) -> String;
    /// The page of an analysis; nothing if there is no such decision.
    fn report_page(&self, visit: &Visit<'_>, report: &Report, query: &StudyQuery) -> Option<String>;
    /// The lines for the log of a number of actions from the beginning that does not end the game; nothing if it has fewer.
    fn first_lines(&self, actions: usize) -> Option<Vec<LogLine>>;

    /// The position as a viewer may know it.
    fn position(&self, viewpoint: Option<Seat>) -> Position;
    /// What a viewer saw happen, from the entry number `from` on; with `views` also the position before each.
    fn log_entries(&self, viewpoint: Option<Seat>, from: usize, views: bool) -> Vec<api::LogEntry>;
    /// The record as a viewer may have it.
    fn record(&self, viewpoint: Option<Seat>) -> Result<String, game::RecordError>;

    /// Where the game stands, in a few words, as a viewer sees it.
    fn stands(&self, viewpoint: Option<Seat>, words: &Words) -> String;
    /// The page of the table.
    fn page(&self, visit: &Visit<'_>) -> Page;
    /// The page of a step of the scoring of a round, in games that have one and as far as it has happened.
    fn scoring(&self, visit: &Visit<'_>, round: u8, step: usize) -> Option<String>;
    /// The curtain before what a seat may see.
    fn curtain(&self, visit: &Visit<'_>, seat: Seat) -> String;
    /// The parts of the table's page that change.
    fn parts(&self, visit: &Visit<'_>) -> Vec<Fragment>;
    /// The parts of the page of a game that is over that belong to a step.
    fn replay_parts(&self, visit: &Visit<'_>) -> Vec<Fragment>;
}

/// A game after something was done, with the line for the log that says so.
pub(crate) type Moved = (LogLine, Arc<dyn DynGame>);
