//! What is said about Caylus: functions from the values of the rules to sentences. Facts come from the rules themselves
//! (what is printed on a tile, what an action would do if it were taken), so that words and game cannot disagree.

mod actions;
mod chronicle;
mod effects;
mod keys;
mod names;
mod narration;
mod outcome;
mod people;
mod prompt;
mod reach;
mod reasons;
mod sentence;
mod sources;
mod teller;

pub use actions::{ActionWords, action, label, refused};
pub use chronicle::Chronicle;
pub use effects::{cost, effect, favor_effect, goods, special_effect, tile_sentence};
pub use keys::shortcuts;
pub use names::{
    all_cubes, class, cube, cubes, deniers, favors, level, line, number_of, option, option_about, option_value, phase,
    place, points, section, short_place, short_tile, tile,
};
pub use narration::{Kind, Line, narrate_entry, narrate_log, opening};
pub use people::People;
pub use prompt::{Prompt, prompt, waiting};
pub use reasons::{asked, why_not};
pub use sources::{ScoreSource, source_name, source_of};
