//! What is believed of face-down brokers: how likely each value is, by the turn in which a broker was placed and by where it
//! lies. The scores are fitted to what bots of several weights really put there.

use crate::{BeliefRows, Mind, math};
use game::{Random, Seat};
use ys::{Action, Board, Face, Owner, Spot, State, Value, View, Zone};

const VALUES: usize = Value::ALL.len();
const TURNS: usize = 4;
const AREAS: [&str; 4] = ["port", "trade", "palace", "market"];

/// The share of belief that is spread evenly: nobody is quite as they are believed to be.
const DOUBT: f32 = 0.2;

/// The names of the rows: values by turn, then values by area.
pub(super) fn names() -> Vec<String> {
    let by_turn =
        (1..=TURNS).flat_map(|turn| (0..VALUES).map(move |value| format!("{value} face down in turn {turn}")));
    let by_area = AREAS.into_iter().flat_map(|area| (0..VALUES).map(move |value| format!("{value} face down, {area}")));
    by_turn.chain(by_area).collect()
}

/// The first rows of a broker that was placed face down: by turn and by area.
fn rows(turn: usize, spot: Spot) -> [usize; 2] {
    let area = match spot.kind() {
        Some(Zone::Port) => 0,
        Some(Zone::Trade) => 1,
        Some(Zone::Palace) => 2,
        None => 3,
    };
    [turn.min(TURNS - 1) * VALUES, (TURNS + area) * VALUES]
}

/// See [`crate::Knowledge::hidden_choice`]: others know the spot, not the value.
pub(super) fn hidden_choice(view: &View, action: Action) -> Vec<(BeliefRows, bool)> {
    let (Action::Down(chosen, spot), Some(own)) = (action, view.own()) else { return Vec::new() };
    let rows = rows(view.board().turn().into(), spot);
    let choice = |value: Value| {
        let mut kinds = BeliefRows::default();
        rows.iter().for_each(|row| kinds.push(row + usize::from(value.number())));
        (kinds, value == chosen)
    };
    own.hand.kinds().map(choice).collect()
}

/// See [`crate::Knowledge::hidden_part`]: the two brokers of a bid, or the value of a broker.
pub(super) fn hidden_part(action: Action) -> Option<usize> {
    let number = |value: Value| usize::from(value.number());
    match action {
        Action::Bid(high, low) => Some(number(high) * VALUES + number(low)),
        Action::Down(value, _) | Action::Neutral(value, _) | Action::Throne(value) => Some(number(value)),
        // Y5.8: everybody sees what is taken from in front of the screen.
        Action::DownFrom(..) => Some(VALUES),
        _ => None,
    }
}

/// Samples a state that agrees with a view, with face-down brokers as they are believed to be.
pub(super) fn imagine(view: &View, mind: &Mind<State>, random: &mut Random) -> State {
    let board = view.board();
    let scores = mind.beliefs(f32::from(board.round()) - 1.0);
    if scores.iter().all(|score| *score == 0.0) {
        return game::Game::resample(view, random);
    }
    let mut likely = [[0.0; VALUES]; MOST_BROKERS];
    let mut placed = [0; Seat::ALL.len() + 1];
    for (index, broker) in board.brokers().iter().enumerate().take(MOST_BROKERS) {
        // In each turn a broker is placed face up and another one face down (Y3.1).
        let placed = &mut placed[owner_index(board, broker.owner)];
        if broker.face() == Face::Down {
            likely[index] = likelihoods(scores, rows(*placed / 2, broker.spot));
        }
        *placed += 1;
    }
    view.resample_by(random, |index, value| likely.get(index).map_or(1.0, |likely| likely[usize::from(value.number())]))
}

/// As many brokers as can lie on the board.
const MOST_BROKERS: usize = 32;

fn owner_index(board: &Board, owner: Owner) -> usize {
    owner.seat().map_or(usize::from(board.options().players), Seat::index)
}

/// How likely each value is, doubt included.
fn likelihoods(scores: &[f32], rows: [usize; 2]) -> [f32; VALUES] {
    let mut likely: [f32; VALUES] =
        std::array::from_fn(|value| rows.iter().map(|row| scores.get(row + value).copied().unwrap_or_default()).sum());
    math::softmax(&mut likely, 1.0);
    likely.map(|share| (1.0 - DOUBT) * share + DOUBT / VALUES as f32)
}
