//! What is asked, by what lies open on the board, and why something is not allowed. The rule is named beside it.

use crate::Words;
use game::{Illegal, Reason};
use ys::{Board, Step};

/// What is asked now: the end of the keys in [`ys::reasons`] that begin with `ask-`; `over` when nothing is.
pub fn question(board: &Board) -> &'static str {
    // Y4.5: a white gem is coloured before anything else goes on.
    if board.white().is_some() {
        return "color";
    }
    match board.step() {
        Step::Bids => "bid",
        Step::Places(_) => "order",
        Step::StartOfPlacement(_) => "start-of-placement",
        Step::BeforeTurn(_) => "before-turn",
        Step::Up(_) => "up",
        Step::Down(_) => "down",
        Step::Neutral(_) => "neutral",
        Step::AfterTurn(_) => "after-turn",
        Step::LastLook(_) => "last-look",
        Step::StartOfScoring(_) => "start-of-scoring",
        Step::Gems(..) => "gem",
        Step::Columns => "rank",
        Step::Quotation => "quote",
        Step::EndOfScoring(_) => "end-of-scoring",
        Step::Throne => "throne",
        Step::Layout
        | Step::LastBrokers
        | Step::Scoring
        | Step::DistrictOver(_)
        | Step::Row(_)
        | Step::RoundOver
        | Step::End => "over",
    }
}

/// Why an action is not allowed, as a sentence.
pub fn why_not(words: &Words, illegal: &Illegal) -> String {
    sentence(words, illegal.reason)
}

/// What is asked, as a sentence: for [`game::Game::asked`].
pub fn asked(words: &Words, reason: &Reason) -> String {
    sentence(words, reason)
}

fn sentence(words: &Words, reason: &Reason) -> String {
    words.say(&format!("ys-reason-{}", reason.key)).into_owned()
}
