//! What is said about Caylus: functions from the values of the rules to sentences. Facts come from the rules themselves
//! (what is printed on a tile, what an action would do if it were taken), so that words and game cannot disagree.

mod actions;
mod candidates;
mod chronicle;
mod described;
mod effects;
mod keys;
mod names;
mod narration;
mod outcome;
mod prompt;
mod reach;
mod reasons;
mod sources;
mod spoken;
mod teller;
mod thing;

pub use actions::{action, label, refused};
pub use effects::{cost, effect, favor_effect, goods, special_effect, tile_sentence};
pub use keys::shortcuts;
pub use names::{
    BRIEF, all_cubes, brief_section, brief_tile, class, cube, cubes, deniers, favors, line, number_of, phase, place,
    points, section, section_sentence, short_place, short_tile, tile,
};
pub use narration::narrate_entry;
pub use prompt::{prompt, waiting};
pub use reasons::{asked, why_not};
pub use sources::{ScoreSource, source_of};
pub use thing::{Thing, about, touched};
