//! Groups of answers in a long list, so that it can be read part by part.

use crate::Words;
use caylus::Action;
use caylus::tiles::Class;

/// The group that an action belongs to: exchanges by what is given, payments and purchases by the number of cubes, what
/// can be built by its kind.
pub fn group(words: &Words, action: Action) -> Option<String> {
    let group = match action {
        Action::Exchange { give, .. } => format!("give-{}", give.letter()),
        Action::Pay(payment) => format!("pay-{}", payment.number()),
        Action::Buy { second, .. } => format!("buy-{}", 1 + u8::from(second.is_some())),
        Action::Build(tile) | Action::BuildPaying(tile, _) | Action::BuildOn(tile, _) => {
            format!("build-{}", tile.class().name())
        }
        Action::Residence(_) => format!("build-{}", Class::Residence.name()),
        _ => return None,
    };
    Some(words.text(&format!("table-group-{group}")).into_owned())
}
