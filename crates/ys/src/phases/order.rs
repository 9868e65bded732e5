//! The order of a round in one list, like the summary in the rulebook. A step goes on to the next one where its rule stands, in
//! the file of its phase; builds with debug assertions check that this list allows it.

use super::Step;
use game::step_order::{Planned, Stage};

/// The phases of a round. Where cards can be played, a player acts until they skip (Y5.2). A white gem is coloured between two
/// steps, as soon as it is won (Y4.5).
pub(crate) const ROUND: &[Stage<Step>] = &[
    // Phase 1: the round is laid out (Y1); from the second round on as soon as the one before is over.
    Stage::once(&[Planned::optional(Step::Layout)]),
    // Phase 2: everybody bids in secret (Y2.1), then the places in the turn order are chosen by rank (Y2.2).
    Stage::each(&[Planned::always(Step::Bids)]),
    Stage::each(&[Planned::always(Step::Places(0))]),
    // Phase 3: cards before placement (Y5.3).
    Stage::each(&[Planned::optional(Step::StartOfPlacement(0))]),
    // In turn order, several times round: a broker face up, one face down (Y3.1), for two players a neutral one (Y8.1), and
    // cards before and after.
    Stage::each(&[
        Planned::optional(Step::BeforeTurn(0)).repeated(),
        Planned::always(Step::Up(0)),
        Planned::always(Step::Down(0)),
        Planned::optional(Step::Neutral(0)),
        Planned::optional(Step::AfterTurn(0)).repeated(),
    ]),
    // The last brokers join those in front of the screens (Y3.5), and the Spy looks once more (Y5.7).
    Stage::once(&[Planned::always(Step::LastBrokers)]),
    Stage::each(&[Planned::optional(Step::LastLook(0))]),
    // Phase 4: cards before scoring (Y5.3).
    Stage::each(&[Planned::optional(Step::StartOfScoring(0))]),
    Stage::once(&[Planned::always(Step::Scoring)]),
    // District by district: gems (Y4.1), then port, trade and palace (Y4.2).
    Stage::each(&[Planned::always(Step::Gems(0, 0)).repeated(), Planned::optional(Step::DistrictOver(0))]),
    // The market: row by row a gem (Y4.7), quotations by the columns (Y4.8), and a move for the best bidder (Y4.9).
    Stage::each(&[Planned::optional(Step::Row(0))]),
    Stage::each(&[Planned::optional(Step::Columns)]),
    Stage::once(&[Planned::always(Step::Quotation)]),
    // Cards after scoring (Y5.3).
    Stage::each(&[Planned::optional(Step::EndOfScoring(0))]),
    // Everything goes back (Y4.10).
    Stage::once(&[Planned::always(Step::RoundOver)]),
    // Phase 5, King's Favour: everybody sends a broker to the throne room in secret (Y7.1).
    Stage::each(&[Planned::optional(Step::Throne)]),
    // The game ends after four rounds (Y6), or the next round starts.
    Stage::once(&[Planned::optional(Step::End)]),
];
