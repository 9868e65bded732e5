//! What a player can be asked: one variant for each decision of the rules.

use crate::reasons;
use game::Reason;

/// What is being decided. It lies open on the board: everybody sees who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Bid two brokers in secret (Y2.1).
    Bid,
    /// Choose a place in the turn order, as the bidder at this rank, counted from 0 (Y2.2).
    Order(u8),
    /// Play a card before placement begins, or skip (Y5.3).
    StartOfPlacement,
    /// Play a card before one's turn, or skip (Y5.3).
    BeforeTurn,
    /// Place a broker face up (Y3.1).
    Up,
    /// Place a broker face down (Y3.1).
    Down,
    /// Place a neutral broker (Y8.1).
    Neutral,
    /// Play a card after one's turn, or skip (Y5.3).
    AfterTurn,
    /// Let the Spy look once more, or skip (Y5.7).
    LastLook,
    /// Play a card before scoring, or skip (Y5.3).
    StartOfScoring,
    /// Take a gem from the ship of a district (Y4.1).
    Gem {
        /// The district, counted from 0.
        district: u8,
        /// How many gems of its ship have been taken.
        taken: u8,
    },
    /// Choose what a white gem becomes (Y4.5).
    Color,
    /// Choose the best of the tied columns (Y4.8).
    Rank,
    /// Move a quotation (Y4.9).
    Quote,
    /// Play a card after scoring, or skip (Y5.3).
    EndOfScoring,
    /// Send a broker to the throne room in secret (Y7.1).
    Throne,
}

impl game::Question for Question {
    fn reason(self) -> &'static Reason {
        match self {
            Question::Bid => &reasons::ASK_BID,
            Question::Order(_) => &reasons::ASK_ORDER,
            Question::StartOfPlacement => &reasons::ASK_START_OF_PLACEMENT,
            Question::BeforeTurn => &reasons::ASK_BEFORE_TURN,
            Question::Up => &reasons::ASK_UP,
            Question::Down => &reasons::ASK_DOWN,
            Question::Neutral => &reasons::ASK_NEUTRAL,
            Question::AfterTurn => &reasons::ASK_AFTER_TURN,
            Question::LastLook => &reasons::ASK_LAST_LOOK,
            Question::StartOfScoring => &reasons::ASK_START_OF_SCORING,
            Question::Gem { .. } => &reasons::ASK_GEM,
            Question::Color => &reasons::ASK_COLOR,
            Question::Rank => &reasons::ASK_RANK,
            Question::Quote => &reasons::ASK_QUOTE,
            Question::EndOfScoring => &reasons::ASK_END_OF_SCORING,
            Question::Throne => &reasons::ASK_THRONE,
        }
    }
}
