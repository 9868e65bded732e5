//! Warnings before a choice in Ys, from what the player sees alone.

use super::names::{owner as owner_name, spot as spot_name};
use super::presence::{in_order, presence};
use crate::sentence::Sentence;
use crate::{People, Warning, Words};
use game::Seat;
use ys::{Action, Owner, Spot, Value, View, Zone};

/// What an action may come to nothing by, as far as can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trap {
    /// The Merchant is played without a broker in any trade zone: others score (Y5.13).
    MerchantForOthers,
    /// There is no character in the palace any more (Y4.2).
    EmptyPalace,
    /// There is no gem in the row of the market (Y4.7).
    EmptyRow,
    /// Somebody shows more in the zone than one would have there (Y4.2).
    Behind {
        /// Who it is.
        owner: Owner,
        /// What they show.
        theirs: u8,
        /// What one would have.
        own: u8,
    },
}

impl Trap {
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Trap::MerchantForOthers => "merchant",
            Trap::EmptyPalace => "palace",
            Trap::EmptyRow => "row",
            Trap::Behind { .. } => "behind",
        }
    }
}

/// The warnings about an action of a seat.
pub fn warnings(words: &Words, view: &View, seat: Seat, action: Action, people: &People<'_>) -> Vec<Warning> {
    let at = placed(action).map(|(_, spot)| spot_name(words, spot)).unwrap_or_default();
    let warning = |trap: Trap| {
        let message = format!("ys-warning-{}", trap.key());
        let sentence = Sentence::new(words, &message);
        let text = match trap {
            Trap::Behind { owner, theirs, own } => sentence
                .with("person", owner_name(words, owner, people))
                .with("at", at.clone())
                .with("theirs", theirs)
                .with("own", own),
            Trap::MerchantForOthers | Trap::EmptyPalace | Trap::EmptyRow => sentence,
        };
        Warning { key: trap.key(), text: text.text() }
    };
    traps(view, seat, action).into_iter().map(warning).collect()
}

/// What an action of a seat may come to nothing by.
pub fn traps(view: &View, seat: Seat, action: Action) -> Vec<Trap> {
    if action == Action::Merchant {
        let trade = presence(view, Some(seat.into()), |spot| spot.kind() == Some(Zone::Trade));
        return if trade.seen + trade.hidden == 0 { vec![Trap::MerchantForOthers] } else { Vec::new() };
    }
    let Some((value, spot)) = placed(action) else { return Vec::new() };
    let board = view.board();
    let mut traps = Vec::new();
    match (spot.kind(), spot.row()) {
        (Some(Zone::Palace), _) if spot.district().is_some_and(|district| board.character(district).is_none()) => {
            traps.push(Trap::EmptyPalace);
        }
        (None, Some(row)) if board.market_gem(row).is_none() => traps.push(Trap::EmptyRow),
        _ => {}
    }
    if spot.kind().is_some() {
        traps.extend(behind(view, seat, value, spot));
    }
    traps
}

/// The broker that is placed, and where.
fn placed(action: Action) -> Option<(Value, Spot)> {
    match action {
        Action::Up(value, spot)
        | Action::Down(value, spot)
        | Action::UpFrom(value, _, spot)
        | Action::DownFrom(value, _, spot) => Some((value, spot)),
        _ => None,
    }
}

/// Who shows most in a zone, if that is more than a seat would have there with one more broker.
fn behind(view: &View, seat: Seat, value: Value, spot: Spot) -> Option<Trap> {
    let here = |owner: Owner| presence(view, Some(owner), |other| other == spot);
    let mine = here(seat.into());
    // In a game from memory one may not look at one's own (Y3.6): then nothing is said.
    let own = (mine.hidden == 0).then_some(mine.sum + value.number())?;
    let rivals = in_order(view.board()).filter(|owner| *owner != Owner::from(seat));
    let (owner, theirs) = rivals.map(|owner| (owner, here(owner).sum)).max_by_key(|(_, sum)| *sum)?;
    (theirs > own).then_some(Trap::Behind { owner, theirs, own })
}
