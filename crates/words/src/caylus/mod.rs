//! The words of Caylus: functions from values of the rules to sentences. Facts come from the rules themselves (what is printed
//! on a tile, what an action would do on a copy of the game), so that words and game cannot disagree.
//!
//! In reading order:
//!
//! - `names` and `effects`: what things are called and what they do.
//! - `prompt`: what is asked and why. `actions`: what a choice means, with the help of `outcome` (what it brings, by trying it
//!   on a copy) and `reach` (which workers the provost lets work). `keys`: shortcuts.
//! - `planner`: what a place would yield, batches in hand, officers and counts to come.
//! - `narration`: what happened. `event_narrator` turns the next few events into one line, and `narration_state` keeps track of
//!   what has to be known for that, such as who owns which building. `hits`: whom a line hits.
//! - `described`: the whole game in sentences. `sources`: where points come from.
//! - `spoken`: all of this as the trait that every game implements.

mod actions;
mod described;
mod effects;
mod end_figures;
mod event_narrator;
mod group;
mod hits;
mod keys;
mod names;
mod narration;
mod narration_state;
mod outcome;
pub mod planner;
mod prompt;
mod reach;
mod sources;
mod spoken;
pub mod warnings;

pub use actions::{action, label, refused};
pub use effects::{cost, effect, favor_effect, goods, special_effect, tile_sentence};
pub use end_figures::end_figures;
pub use group::group;
pub use keys::{cube_letter, shortcuts};
pub use names::{
    BRIEF, brief_section, brief_tile, class, count_penalty, cube, cubes, deniers, favors, line, number_of, phase,
    place, points, section, section_sentence, short_place, short_tile, tile,
};
pub use narration::narrate_entry;
pub use outcome::ActionOutcome;
pub use prompt::{prompt, waiting};
pub use sources::{ScoreSource, source_of};
