//! The games, by name.

use crate::many::{Many, ManyGames};
use crate::played::Played;
use crate::position::Position;
use crate::thinker::{Thinker, ThinkerOf};
use bots::{Level, LevelError};
use encoding::{Encoded, Piece, Reward, Vector};
use game::{OptionError, OptionSpec, Random, Record, RecordError, RulesOf, Seed, Settings, SetupError};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use study::Studied;
use ui::WebBoard;

/// Everything that a game here implements.
pub(crate) trait Offered: Encoded + Studied + WebBoard {}

impl<G: Encoded + Studied + WebBoard> Offered for G {}

/// A game by its name, without its types.
pub(crate) trait Kind: Sync {
    fn name(&self) -> &'static str;
    fn version(&self) -> &'static str;
    fn players(&self) -> RangeInclusive<u8>;
    fn options(&self) -> &'static [OptionSpec];
    fn hidden(&self) -> bool;
    fn actions(&self) -> usize;
    fn pieces(&self) -> &'static [Piece];
    fn observation(&self) -> usize;
    fn id_text(&self, id: u16) -> Option<String>;
    fn levels(&self) -> Vec<&'static str>;
    fn begin(&self, players: u8, settings: &Settings, seed: Seed) -> Result<Box<dyn Position>, OptionError>;
    fn set_up(&self, text: &str, seed: u64) -> Result<Box<dyn Position>, SetupError>;
    /// The game of a record; nothing if it cannot be made.
    fn replayed(&self, record: &Record) -> Result<Option<Box<dyn Position>>, RecordError>;
    fn bot(&self, level: Level, players: u8, seed: u64, threads: usize) -> Result<Box<dyn Thinker>, LevelError>;
    fn many(&self, setting: ManySetting) -> Result<Box<dyn Many>, OptionError>;
}

/// How many games at once, and which.
pub(crate) struct ManySetting {
    pub(crate) number: usize,
    pub(crate) players: u8,
    pub(crate) settings: Settings,
    pub(crate) seed: u64,
    pub(crate) reward: Reward,
    pub(crate) threads: usize,
}

struct KindOf<G>(PhantomData<fn() -> G>);

/// The games of the package, in the order in which they are listed.
pub(crate) static ALL: [&dyn Kind; 2] = [&KindOf::<caylus::State>(PhantomData), &KindOf::<ys::State>(PhantomData)];

/// The game of this name.
pub(crate) fn find(name: &str) -> Option<&'static dyn Kind> {
    ALL.into_iter().find(|kind| kind.name() == name)
}

impl<G: Offered> Kind for KindOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> &'static str {
        G::VERSION
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn hidden(&self) -> bool {
        G::HIDDEN
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn pieces(&self) -> &'static [Piece] {
        G::PIECES
    }

    fn observation(&self) -> usize {
        G::OBSERVATION
    }

    fn id_text(&self, id: u16) -> Option<String> {
        G::id_text(id)
    }

    fn levels(&self) -> Vec<&'static str> {
        G::LEVELS.iter().map(|level| level.name()).chain([Level::UCT.name()]).collect()
    }

    fn begin(&self, players: u8, settings: &Settings, seed: Seed) -> Result<Box<dyn Position>, OptionError> {
        Ok(Box::new(Played::<G>::begin(players, settings, seed)?))
    }

    fn set_up(&self, text: &str, seed: u64) -> Result<Box<dyn Position>, SetupError> {
        let state = G::from_json(text, &mut Random::new(seed))?;
        Ok(Box::new(Played::from_state(state)))
    }

    fn replayed(&self, record: &Record) -> Result<Option<Box<dyn Position>>, RecordError> {
        record.replay(&RulesOf::<G>::RULES, None)?;
        let played = Played::<G>::from_checked_record(record);
        Ok(played.map(|played| Box::new(played) as Box<dyn Position>))
    }

    fn bot(&self, level: Level, players: u8, seed: u64, threads: usize) -> Result<Box<dyn Thinker>, LevelError> {
        G::check_level(level)?;
        Ok(Box::new(ThinkerOf::<G>(G::bot(level, players, seed, threads)?)))
    }

    fn many(&self, setting: ManySetting) -> Result<Box<dyn Many>, OptionError> {
        let ManySetting { number, players, settings, seed, reward, threads } = setting;
        Ok(Box::new(ManyGames(Vector::<G>::new(number, players, settings, seed, reward, threads)?)))
    }
}
