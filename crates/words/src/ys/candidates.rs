//! What a player might think of when he is asked something: whatever of it is not allowed is listed with the reason.

use game::Seat;
use ys::components::{CHARACTERS, Moment};
use ys::{Action, Character, Color, Face, Gem, Spot, Step, Value, Values, View, Zone};

/// The actions of the kind that is asked for, legal or not.
pub(super) fn candidates(view: &View, seat: Seat) -> Vec<Action> {
    let (board, own) = (view.board(), view.own());
    let hand = own.map_or(Values::NONE, |own| own.hand);
    let neutral = own.map_or(Values::NONE, |own| own.neutral);
    match board.step() {
        // A white gem comes before everything else, and may become any colour (Y4.5).
        _ if board.white().is_some() => Vec::new(),
        Step::Bids => bids(),
        Step::Places(_) => (1..=board.options().players).map(Action::Order).collect(),
        Step::Up(_) => placements(hand, Action::Up),
        Step::Down(_) => placements(hand, Action::Down),
        Step::Neutral(_) => placements(neutral, Action::Neutral),
        Step::Gems(..) => Gem::ALL.map(Action::Gem).into(),
        Step::Columns => Color::ALL.map(Action::Rank).into(),
        Step::Throne => Value::ALL.map(Action::Throne).into(),
        step => moments(step).map_or_else(Vec::new, |moments| cards(view, seat, moments)),
    }
}

/// Every pair of brokers there is (Y2.1).
fn bids() -> Vec<Action> {
    let with =
        |high: Value| Value::ALL.into_iter().filter(move |low| *low <= high).map(move |low| Action::Bid(high, low));
    Value::ALL.into_iter().rev().flat_map(with).collect()
}

/// One broker on every spot: whether it can go there does not depend on which it is.
fn placements(hand: Values, action: impl Fn(Value, Spot) -> Action) -> Vec<Action> {
    let Some(value) = hand.kinds().next() else { return Vec::new() };
    Spot::all().filter(|spot| *spot != Spot::THRONE).map(|spot| action(value, spot)).collect()
}

/// The moments at which cards are played at a step (Y5.3).
fn moments(step: Step) -> Option<&'static [Moment]> {
    Some(match step {
        Step::StartOfPlacement(_) => &[Moment::StartOfPlacement],
        Step::BeforeTurn(_) => &[Moment::BeforeTurn, Moment::AroundTurns],
        Step::AfterTurn(_) => &[Moment::AfterTurn, Moment::AroundTurns],
        Step::LastLook(_) => &[Moment::AroundTurns],
        Step::StartOfScoring(_) => &[Moment::StartOfScoring],
        Step::EndOfScoring(_) => &[Moment::EndOfScoring],
        _ => return None,
    })
}

/// The cards that the player holds and that are played at another moment, or were won only now (Y5.1).
fn cards(view: &View, seat: Seat, now: &[Moment]) -> Vec<Action> {
    let (cards, fresh) = (view.board().cards(seat), view.board().fresh(seat));
    let old = cards.len().saturating_sub(fresh);
    let wrong = cards
        .iter()
        .enumerate()
        .filter(|(place, card)| *place >= old || !now.contains(&CHARACTERS[*card as usize].moment));
    wrong.filter_map(|(_, card)| example(card)).collect()
}

/// An action that plays a card, whatever is on the board.
fn example(card: Character) -> Option<Action> {
    Some(match card {
        Character::Illusionist => Action::Illusionist,
        Character::Queen => Action::Queen(Spot::zone(0, Zone::Port)),
        Character::Mercenary => Action::Mercenary(Face::Up),
        Character::Captain => Action::Captain(1, 2),
        Character::Schemer => Action::Schemer,
        Character::Merchant => Action::Merchant,
        Character::Alchemist => Action::Alchemist(Color::Blue, Color::Green),
        Character::Banker => Action::Banker(Color::Blue, Color::Green),
        Character::Jeweller => Action::Jeweller(Color::Blue, Color::Blue),
        Character::Spy
        | Character::Herald
        | Character::Mage
        | Character::King
        | Character::Prince
        | Character::Blue => return None,
    })
}
