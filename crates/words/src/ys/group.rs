//! What belongs together in a long list of answers, so that it can be opened step by step.

use super::names::{character, located};
use crate::Words;
use ys::{Action, Character};

/// What belongs together in a long list: the moves of one broker, or all that one card can do.
pub fn group(words: &Words, action: Action) -> Option<String> {
    let broker = |card: Character, own: ys::Own| {
        let arguments = [
            ("card", character(words, card).into()),
            ("worth", own.worth().into()),
            ("where", located(words, own.spot()).into()),
        ];
        words.tell("ysb-group-broker", &arguments).into_owned()
    };
    let card = match action {
        Action::Herald(own, _) => return Some(broker(Character::Herald, own)),
        Action::Mage(swap) => return Some(broker(Character::Mage, swap.both()[0])),
        // These are one action each.
        Action::Illusionist | Action::Schemer | Action::Merchant | Action::Mercenary(_) => return None,
        other => other.card()?,
    };
    Some(words.tell("ysb-group-card", &[("card", character(words, card).into())]).into_owned())
}
