//! How promising an action looks, in points, without trying it out: for brokers what they bring less what they cost, for
//! gems what they promise, for cards what they bring now less what they may bring later.

use super::cards;
use super::gems::{Gems, lane_of};
use super::measures::{Measure, Measures};
use super::prospects::{Prospects, rounds_left};
use super::standing::SPOTS;
use crate::Mind;
use game::Seat;
use ys::{Action, Board, Color, Spot, State, Step, Value, Values, View};

/// While gems are taken, so much of a round is still uncertain.
const WHILE_SCORING: f32 = 0.3;

pub(super) fn promise(view: &View, seat: Seat, actions: &[Action], mind: &Mind<State>, out: &mut Vec<f32>) {
    let board = view.board();
    let measures = Measures(mind.measures(f32::from(board.round()) - 1.0));
    let Some(first) = actions.first() else { return };
    match first {
        Action::Up(..) | Action::Down(..) | Action::UpFrom(..) | Action::DownFrom(..) => {
            place(view, seat, actions, mind, measures, out);
        }
        Action::Neutral(..) => place_neutral(view, seat, actions, mind, measures, out),
        Action::Bid(..) | Action::Order(_) | Action::Throne(_) => {
            out.extend(actions.iter().map(|action| plain(*action, measures)));
        }
        Action::Gem(_) | Action::Color(_) | Action::Rank(_) | Action::Quote(..) => {
            let scores = Scoring::of(board, seat, measures);
            out.extend(actions.iter().map(|action| scores.score(*action)));
        }
        _ => cards::promise(view, seat, actions, mind, measures, out),
    }
    let sharpness = measures.of(Measure::Sharpness);
    out.iter_mut().for_each(|score| *score *= sharpness);
}

/// What stands in the measures as it is.
fn plain(action: Action, measures: Measures) -> f32 {
    let cost = |value: Value| measures.at(Measure::Bid0, value.number().into());
    match action {
        Action::Bid(high, low) => -cost(high) - cost(low),
        Action::Order(place) => measures.at(Measure::Place1, usize::from(place) - 1),
        Action::Throne(value) => measures.of(Measure::Throne) * f32::from(value.number()),
        _ => 0.0,
    }
}

/// What the values of brokers cost in a turn of placement, the lowest first.
struct Prices([f32; 5]);

impl Prices {
    fn of(board: &Board, measures: Measures) -> Prices {
        let down = if matches!(board.step(), Step::Down(_)) { measures.of(Measure::DownPip) } else { 0.0 };
        let pip = measures.at(Measure::PipTurn1, usize::from(board.turn().min(3))) + down;
        Prices(std::array::from_fn(|value| pip * value as f32 + measures.at(Measure::Price0, value)))
    }

    fn of_value(&self, value: Value) -> f32 {
        self.0[usize::from(value.number())]
    }
}

fn place(view: &View, seat: Seat, actions: &[Action], mind: &Mind<State>, measures: Measures, out: &mut Vec<f32>) {
    let prospects = Prospects::of(view, seat, mind, measures);
    let prices = Prices::of(view.board(), measures);
    let front = measures.of(Measure::Front);
    let own = view.own().map_or(Values::NONE, |own| own.hand).plus(view.board().front(seat));
    let gains = prospects.gains(own);
    let gain = |value: Value, spot: Spot| gains[usize::from(value.number())][usize::from(spot.index()) % SPOTS];
    out.extend(actions.iter().map(|action| match *action {
        Action::Up(value, spot) | Action::Down(value, spot) => gain(value, spot) - prices.of_value(value),
        // Y5.8: what is used up is the broker that takes the place in front of the screen.
        Action::UpFrom(value, by, spot) | Action::DownFrom(value, by, spot) => {
            let front = front * (f32::from(by.number()) - f32::from(value.number()));
            gain(value, spot) - prices.of_value(by) + front
        }
        _ => 0.0,
    }));
}

/// Y8.1: a neutral broker goes where it hurts the rival more than oneself.
fn place_neutral(
    view: &View,
    seat: Seat,
    actions: &[Action],
    mind: &Mind<State>,
    measures: Measures,
    out: &mut Vec<f32>,
) {
    let mine = Prospects::of(view, seat, mind, measures);
    let rival = view.board().seats().find(|other| *other != seat).unwrap_or(seat);
    let theirs = Prospects::of(view, rival, mind, measures);
    out.extend(actions.iter().map(|action| match *action {
        Action::Neutral(value, spot) => {
            let value = f32::from(value.number());
            mine.hurt(spot, value) - theirs.hurt(spot, value)
        }
        _ => 0.0,
    }));
}

/// What gems and quotations are worth while they are taken and moved.
struct Scoring {
    gems: Gems,
    me: usize,
    gem: [f32; Color::ALL.len()],
    quote: [f32; Color::ALL.len()],
}

impl Scoring {
    fn of(board: &Board, seat: Seat, measures: Measures) -> Scoring {
        let gems = Gems::of(board, rounds_left(board) + WHILE_SCORING);
        let me = lane_of(seat);
        Scoring { gem: gems.gains(me, measures.of(Measure::Spite)), quote: gems.quote_gains(me), gems, me }
    }

    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Gem(gem) => match gem.color() {
                Some(color) => self.gem[color.index()],
                None => self.gem.iter().copied().fold(f32::NEG_INFINITY, f32::max),
            },
            Action::Color(color) => self.gem[color.index()],
            // The best column goes up two steps, the worst down two (Y4.8).
            Action::Rank(color) => self.quote[color.index()],
            Action::Quote(color, direction) => {
                self.gems.move_gain(self.me, color.index(), f32::from(direction.steps()))
            }
            _ => 0.0,
        }
    }
}
