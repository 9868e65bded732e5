//! What is said about Ys: functions from what somebody sees to sentences. A reader has a [`ys::View`], never the state, and
//! events as he saw them, so that nothing can be said that he may not know.

mod actions;
mod candidates;
mod described;
mod effects;
mod group;
mod keys;
mod meaning;
mod names;
mod narration;
mod prompt;
mod quotes;
mod reasons;
mod sources;
mod spoken;
mod there;
mod thing;
mod ties;

pub use actions::{action, label, own_broker, refused};
pub use effects::{cargo_of, character_effect, character_when, district_effect, row_effect, spot_effect};
pub use group::group;
pub use keys::shortcuts;
pub use names::{
    BRIEF, black_gems, brief_character, broker, character, color, district, gem, gems, holding, located, number_of,
    owner, phase, points, short_spot, spot, value, values, zone,
};
pub use narration::{Chronicle, Standing, narrate_entry};
pub use prompt::{prompt, waiting};
pub use quotes::{Quotes, paying, quotes_of};
pub use reasons::{asked, question, why_not};
pub use sources::{ScoreSource, source_of};
pub use there::{Known, column_sum, in_order, known, who_is_in_district, who_is_there, worth};
pub use thing::{Thing, about, just_placed, touched};
pub use ties::{Breakers, Decided, level};
