//! Why something is not allowed, and what is asked, in the words of the reader's language. The rule is named beside it.

use crate::Words;
use game::{Illegal, Reason};

/// Why an action is not allowed, as a sentence.
pub fn why_not(words: &Words, illegal: &Illegal) -> String {
    sentence(words, illegal.reason)
}

/// What is asked, as a sentence: for [`game::Game::asked`].
pub fn asked(words: &Words, reason: &Reason) -> String {
    sentence(words, reason)
}

fn sentence(words: &Words, reason: &Reason) -> String {
    words.say(&format!("caylus-reason-{}", reason.key)).into_owned()
}
