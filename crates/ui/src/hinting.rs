//! What a visitor may know of hints at a table, and what they were told: in words, because pages only show it.

use game::{AskedHint, HintDepth};

/// Hints at a table, and what a bot answered that was asked why.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hinting {
    /// Whether everybody agreed at set-up that hints may be asked for.
    pub agreed: bool,
    /// Who asked for one.
    pub asked: Vec<AskedHint>,
    /// What the visitor may ask.
    pub offer: HintOffer,
    /// Whether bots can be asked why they did something.
    pub explains: bool,
    /// What the bot answered whose action is looked back at.
    pub why: Option<ToldWhy>,
}

/// What a visitor may ask about the decision that is asked of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum HintOffer {
    /// Nothing.
    #[default]
    None,
    /// A hint.
    Ask,
    /// They have asked for one, and here it is.
    Given(ToldHint),
}

/// A hint in words. A page shows no more of it than was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldHint {
    /// What was asked for.
    pub depth: HintDepth,
    /// What to look at.
    pub nudge: String,
    /// The best actions.
    pub actions: Vec<ToldAction>,
    /// Why the best is better than another.
    pub why: String,
}

/// An action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldAction {
    /// What it is.
    pub text: String,
    /// What it is worth.
    pub worth: String,
    /// Whether it is what was chosen.
    pub is_chosen: bool,
}

/// What a bot answers that is asked why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldWhy {
    /// What its choice gains compared with another.
    pub why: String,
    /// What was compared.
    pub actions: Vec<ToldAction>,
}
