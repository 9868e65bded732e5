//! The words of Ys: functions from what a viewer sees to sentences. They are given a [`ys::View`], never the state, and events
//! as the viewer saw them, so that they cannot say anything that the viewer may not know.
//!
//! In reading order:
//!
//! - `names` and `effects`: what things are called and what they do.
//! - `presence`: who has how much on a spot, as far as the viewer knows. `ties`: who wins a tie and why. `quotes`: where the
//!   colours stand.
//! - `prompt`: what is asked and why. `actions` and `meaning`: what a choice is called and what it means; unlike in Caylus,
//!   nothing is tried on a copy of the game, which would know too much. `worth_change`: what a card does to the worth of one's
//!   gems, tried on a state that is drawn from the view. `group`: what belongs together in a long list of
//!   answers. `keys`: shortcuts.
//! - `narration`: what happened, a file for each part of the round; its `narration_state` is updated event by event, and `hits`
//!   says whom a line hits.
//! - `described`: the whole game in sentences. `sources`: where points come from.
//! - `spoken`: all of this as the trait that every game implements.

mod actions;
mod described;
mod effects;
mod group;
mod keys;
mod meaning;
mod names;
mod narration;
mod presence;
mod prompt;
mod quotes;
mod sources;
mod spoken;
mod ties;
pub mod warnings;
mod worth_change;

pub use actions::{action, label, own_broker, refused};
pub use effects::{character_effect, character_when, district_effect, row_effect, spot_effect};
pub use group::group;
pub use keys::shortcuts;
pub use names::{
    BRIEF, black_gems, brief_character, broker, character, color, district, gem, gems, holding, located, number_of,
    owner, phase, points, short_spot, spot, value, values, zone,
};
pub use narration::{NarrationState, SeenBroker, bids_shown, level_bids, narrate_entry};
pub use presence::{Presence, column_sum, in_order, presence, who_is_in_district, who_is_there, worth};
pub use prompt::{prompt, waiting};
pub use quotes::{Quotes, paying, quotes_of};
pub use sources::{ScoreSource, source_of};
pub use ties::{TieBreak, TieBreakers, level};
