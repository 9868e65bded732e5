//! Groups of answers in a long list, so that it can be opened step by step.

use super::actions::own_broker;
use super::names::{character, located};
use crate::Words;
use ys::{Action, Character};

/// The group that an action belongs to: the moves of one broker, or the uses of one card.
pub fn group(words: &Words, action: Action) -> Option<String> {
    let broker = |card: Character, own: ys::OwnBroker| {
        let card = ("card", character(words, card).into());
        let Some(worth) = own.worth() else {
            return words
                .text_with("ysb-group-hidden", &[card, ("broker", own_broker(words, own).into())])
                .into_owned();
        };
        let arguments = [card, ("worth", worth.into()), ("where", located(words, own.spot()).into())];
        words.text_with("ysb-group-broker", &arguments).into_owned()
    };
    let card = match action {
        Action::Herald(own, _) => return Some(broker(Character::Herald, own)),
        Action::Mage(swap) => return Some(broker(Character::Mage, swap.both()[0])),
        // These cards have one action each.
        Action::Illusionist | Action::Schemer | Action::Merchant | Action::Mercenary(_) => return None,
        other => other.card()?,
    };
    Some(words.text_with("ysb-group-card", &[("card", character(words, card).into())]).into_owned())
}
