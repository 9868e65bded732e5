//! Scores actions without applying them: brokers by what they bring less what they cost, gems by their prospects, cards by
//! what they bring now less what they may bring later.

use super::cards;
use super::gems::{Gems, GemsMemo, lane_of};
use super::parameters::{Parameter, Parameters};
use super::prospects::{Prospects, TABLE, rounds_left};
use crate::Mind;
use game::Seat;
use ys::{Action, Board, Color, Owner, Spot, State, Step, Value, Values, View};

/// The share of a round that is still uncertain while gems are taken.
const WHILE_SCORING: f32 = 0.3;

/// Scores each action, in points.
pub(super) fn policy_scores(
    view: &View,
    seat: Seat,
    actions: &[Action],
    mind: &Mind<State>,
    memo: &mut GemsMemo,
    out: &mut Vec<f32>,
) {
    let board = view.board();
    let parameters = Parameters(mind.parameters(f32::from(board.round()) - 1.0));
    let Some(first) = actions.first() else { return };
    match first {
        Action::Up(..) | Action::Down(..) | Action::UpFrom(..) | Action::DownFrom(..) => {
            let mut prospects = Prospects::EMPTY;
            prospects.look(view, seat, mind, parameters, memo);
            place(view, seat, actions, &prospects, parameters, out);
        }
        Action::Neutral(..) => {
            let rival = board.seats().find(|other| *other != seat).unwrap_or(seat);
            let [mine, theirs] = [seat, rival].map(|seat| Prospects::of(view, seat, mind, parameters, memo));
            place_neutral(board, seat, actions, [&mine, &theirs], parameters, out);
        }
        Action::Bid(..) | Action::Order(_) | Action::Throne(_) => {
            out.extend(actions.iter().map(|action| plain(*action, parameters)));
        }
        Action::Gem(_) | Action::Color(_) => take_gems(board, seat, actions, parameters, out),
        Action::Rank(_) | Action::Quote(..) => move_quotations(board, seat, actions, out),
        _ => cards::policy_scores(view, seat, actions, mind, memo, parameters, out),
    }
    let sharpness = parameters.of(Parameter::Sharpness);
    out.iter_mut().for_each(|score| *score *= sharpness);
}

/// Scores that are parameters themselves.
fn plain(action: Action, parameters: Parameters) -> f32 {
    let cost = |value: Value| parameters.at(Parameter::Bid0, value.number().into());
    match action {
        Action::Bid(high, low) => -cost(high) - cost(low),
        Action::Order(place) => parameters.at(Parameter::Place1, usize::from(place) - 1),
        Action::Throne(value) => parameters.of(Parameter::Throne) * f32::from(value.number()),
        _ => 0.0,
    }
}

/// The costs of brokers in a turn of placement, by value.
struct Prices([f32; 5]);

impl Prices {
    fn of(board: &Board, parameters: Parameters) -> Prices {
        let down = if matches!(board.step(), Step::Down(_)) { parameters.of(Parameter::DownPip) } else { 0.0 };
        let pip = parameters.at(Parameter::PipTurn1, usize::from(board.turn().min(3))) + down;
        Prices(std::array::from_fn(|value| pip * value as f32 + parameters.at(Parameter::Price0, value)))
    }

    fn of_value(&self, value: Value) -> f32 {
        self.0[usize::from(value.number())]
    }
}

/// Scores placing a broker.
fn place(
    view: &View,
    seat: Seat,
    actions: &[Action],
    prospects: &Prospects,
    parameters: Parameters,
    out: &mut Vec<f32>,
) {
    let prices = Prices::of(view.board(), parameters);
    let front = parameters.of(Parameter::Front);
    let own = view.own().map_or(Values::NONE, |own| own.hand).plus(view.board().front(seat));
    let gains = prospects.gains(own);
    let gain = |value: Value, spot: Spot| gains[usize::from(value.number())][usize::from(spot.index()) % TABLE];
    out.extend(actions.iter().map(|action| match *action {
        Action::Up(value, spot) | Action::Down(value, spot) => gain(value, spot) - prices.of_value(value),
        // Y5.8: the broker that takes the place in front of the screen is the one used up.
        Action::UpFrom(value, by, spot) | Action::DownFrom(value, by, spot) => {
            let front = front * (f32::from(by.number()) - f32::from(value.number()));
            gain(value, spot) - prices.of_value(by) + front
        }
        _ => 0.0,
    }));
}

/// Y8.1, Y8.7: a neutral broker is placed where it hurts the rival most, or where it scores.
fn place_neutral(
    board: &Board,
    seat: Seat,
    actions: &[Action],
    [mine, theirs]: [&Prospects; 2],
    parameters: Parameters,
    out: &mut Vec<f32>,
) {
    let mine_is_the_point = board.market_point(seat, Owner::Neutral) == seat.into();
    let in_market = if mine_is_the_point { parameters.of(Parameter::Market) } else { 0.0 };
    out.extend(actions.iter().map(|action| match *action {
        Action::Neutral(value, spot) => {
            let value = f32::from(value.number());
            let point = if spot.is_market() { in_market } else { 0.0 };
            mine.hurt(spot, value) - theirs.hurt(spot, value) + point
        }
        _ => 0.0,
    }));
}

/// Scores taking a gem, or choosing the colour of one.
fn take_gems(board: &Board, seat: Seat, actions: &[Action], parameters: Parameters, out: &mut Vec<f32>) {
    let gems = Gems::of(board, rounds_left(board) + WHILE_SCORING);
    let gain = |color: Color| gems.gain(lane_of(seat), color.index(), 1.0, parameters.of(Parameter::Spite));
    let white = || Color::ALL.into_iter().map(gain).fold(f32::NEG_INFINITY, f32::max);
    out.extend(actions.iter().map(|action| match *action {
        Action::Gem(gem) => gem.color().map_or_else(white, gain),
        Action::Color(color) => gain(color),
        _ => 0.0,
    }));
}

/// Scores moving a quotation, or choosing which of two equal columns is ahead.
fn move_quotations(board: &Board, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let gems = Gems::of(board, rounds_left(board) + WHILE_SCORING);
    let (places, me) = (gems.places(), lane_of(seat));
    let gains = gems.quote_gains(&places, me);
    out.extend(actions.iter().map(|action| match *action {
        // The best column goes up two steps, the worst down two (Y4.8).
        Action::Rank(color) => gains[color.index()],
        Action::Quote(color, direction) => gems.move_gain(&places, me, color.index(), direction.steps().into()),
        _ => 0.0,
    }));
}
