//! Warnings before a choice: what beginners fall into, found by the rules alone, without any search. They follow from what the
//! player sees and from the action; whether they are shown is the player's choice.

/// A warning about an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What it warns of, the same in every language: `beyond-provost`.
    pub key: &'static str,
    /// A sentence that speaks to the player.
    pub text: String,
}
