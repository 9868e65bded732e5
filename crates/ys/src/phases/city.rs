//! Phase 4, the city: district by district, gems for the best in the whole district, then port, trade and palace (Y4.1-Y4.6).

use super::ties::{Sums, Ties};
use super::{Decision, Step};
use crate::action::Action;
use crate::board::{Board, Found};
use crate::broker::Face;
use crate::cards::Character;
use crate::characters::{blue, king, merchant, prince};
use crate::event::{Event, Source};
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::phases::{market, neutral, round_over};
use crate::question::Question;
use crate::reasons;
use crate::spot::{Spot, Spots, Zone};
use crate::state::State;
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// The zones of one district.
fn district_spots(district: u8) -> Spots {
    Spots::city(district + 1).without(Spots::city(district))
}

/// Scoring begins: no broker is placed or moved any more.
pub(crate) fn begin(board: &mut Board) {
    board.open = Spots::NONE;
    board.ties = Ties::of(board);
    board.step = Step::Scoring;
}

/// Turns up what lies face down among some brokers.
#[inline]
fn turn_up(state: &mut State, brokers: &Found, events: &mut impl Events<Event>) {
    for index in brokers.iter() {
        let (broker, value) = (&mut state.board.brokers[index], state.secrets.values[index]);
        if broker.face() == Face::Down {
            events.emit(Event::Revealed { owner: broker.owner, spot: broker.spot, value });
        }
        *broker = broker.turned_up(value);
    }
}

/// Brokers that were known only together with others are about to be told apart.
fn tell_apart(state: &mut State, brokers: &Found) {
    for index in brokers.iter() {
        let (broker, value) = (state.board.brokers[index], state.secrets.values[index]);
        if broker.possible().is_together() {
            state.board.tell_apart(broker.owner, value);
        }
    }
}

/// Turns up some brokers, and notes what everybody learns by that.
#[inline]
pub(crate) fn show(state: &mut State, brokers: &Found, events: &mut impl Events<Event>) {
    if state.board.options.kings_favor() {
        tell_apart(state, brokers);
    }
    turn_up(state, brokers, events);
}

/// Y4.1: the hidden brokers are revealed, and everybody there is ranked by their sum over the whole district.
pub(crate) fn reveal(state: &mut State, district: u8, events: &mut impl Events<Event>) {
    let here = state.board.on(district_spots(district));
    show(state, &here, events);
    rank_among(state, district, &here);
    let sums = Sums::on(state, district_spots(district));
    for (rank, owner) in (1..).zip(state.board.takers.into_iter().flatten()) {
        events.emit(Event::Ranked { owner, district: district + 1, rank, sum: sums.of(owner) });
    }
    state.board.cargo = cargo(state.board.ships[usize::from(district)].gems(), state.board.options.players);
    state.board.step = Step::Gems(district, 0);
}

/// Finds who ranks how in a district (Y4.1) and who is best in its zones (Y4.2). Nothing of that changes while its gems are
/// taken.
pub(crate) fn rank(state: &mut State, district: u8) {
    rank_among(state, district, &state.board.on(district_spots(district)));
}

#[inline]
fn rank_among(state: &mut State, district: u8, brokers: &Found) {
    let mut zones = [Sums::default(); Zone::ALL.len()];
    let spots = Zone::ALL.map(|zone| Spot::zone(district, zone));
    for index in brokers.iter() {
        let broker = state.board.brokers[index];
        let one = Sums::one(broker.owner, state.worth(index));
        for (spot, sums) in spots.into_iter().zip(&mut zones) {
            *sums = sums.plus(one.only_if(broker.spot == spot));
        }
    }
    let ties = state.board.ties;
    state.board.takers = zones[0].plus(zones[1]).plus(zones[2]).ranking(ties);
    state.board.best = zones.map(|sums| sums.best(ties));
}

/// Y1.2: with four players the big gem is there twice.
pub(crate) fn cargo(gems: [Gem; 3], players: u8) -> [u8; 5] {
    let mut cargo = [0; 5];
    gems.into_iter().for_each(|gem| cargo[gem.index()] += 1);
    cargo[gems[0].index()] += u8::from(players == 4);
    cargo
}

/// Whether gems of several kinds are left on a ship.
#[inline]
pub(crate) fn are_several(cargo: [u8; Gem::ALL.len()]) -> bool {
    cargo.into_iter().map(|number| u8::from(number > 0)).sum::<u8>() > 1
}

/// In a district, after a number of gems has been taken: the first takes two, the second one, the third the last (Y4.1).
#[derive(Clone, Copy)]
pub(crate) struct Gems(pub u8, pub u8);

impl Gems {
    /// Who takes the next gem, if there is one more to take and somebody to take it.
    pub(crate) fn taker(self, state: &State) -> Option<Owner> {
        let place = *state.board.options.takers().get(usize::from(self.1))?;
        state.board.takers[usize::from(place)]
    }

    /// A gem leaves the ship.
    pub(crate) fn give(self, state: &mut State, owner: Owner, gem: Gem, events: &mut impl Events<Event>) {
        let left = &mut state.board.cargo[gem.index()];
        *left = left.saturating_sub(1);
        state.board.step = Step::Gems(self.0, self.1 + 1);
        state.win(owner, gem, Source::District(self.0 + 1), events);
    }
}

impl Decision for Gems {
    #[inline]
    fn seats(self, state: &State) -> SeatSet {
        self.taker(state).and_then(Owner::seat).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Gem { district: self.0, taken: self.1 }
    }

    #[inline(never)]
    fn choices(self, state: &State, _: Seat, out: &mut impl Choices<Action>) {
        let offered = Gem::ALL.into_iter().filter(|gem| state.board.cargo[gem.index()] > 0);
        offered.for_each(|gem| out.push(Action::Gem(gem)));
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Gem(gem)) = action {
            self.give(state, seat.into(), gem, events);
        } else {
            zones(state, self.0, events);
        }
    }

    fn refuse(self, _: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        matches!(action, Action::Gem(_)).then_some(&reasons::NOT_ON_SHIP)
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        Gem::ALL.map(Action::Gem).into()
    }
}

/// A white gem becomes a colour as soon as it is won (Y4.5).
#[derive(Clone, Copy)]
pub(crate) struct White(pub Seat);

impl Decision for White {
    fn seats(self, _: &State) -> SeatSet {
        SeatSet::only(self.0)
    }

    fn question(self, _: &Board) -> Question {
        Question::Color
    }

    #[inline(never)]
    fn choices(self, _: &State, _: Seat, out: &mut impl Choices<Action>) {
        out.push_all(Color::ALL.into_iter().map(Action::Color));
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        state.board.white = None;
        if let Some(Action::Color(color)) = action {
            let source = match state.board.step {
                Step::Gems(district, _) => Source::District(district + 1),
                // The step is the next one already.
                Step::Row(next) => Source::Row(next),
                _ => Source::Card(Character::Blue),
            };
            state.gain(seat.into(), color, source, events);
        }
    }

    fn refuse(self, _: &State, _: Seat, _: Action) -> Option<&'static Reason> {
        None
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        Vec::new()
    }
}

/// Y4.2: who is best in the port, in trade and in the palace.
pub(crate) fn zones(state: &mut State, district: u8, events: &mut impl Events<Event>) {
    let bests = std::mem::take(&mut state.board.best);
    state.board.takers = [None; 4];
    state.board.cargo = [0; 5];
    state.board.step = Step::DistrictOver(district);
    for (zone, best) in Zone::ALL.into_iter().zip(bests) {
        let spot = Spot::zone(district, zone);
        let sum = best.map_or(0, |owner| Sums::on(state, Spots::only(spot)).of(owner));
        events.emit(Event::ZoneWon { spot, owner: best, sum });
        match (zone, best) {
            (Zone::Port, Some(owner)) => {
                let black = &mut state.board.holdings[owner.index()].black;
                *black = black.saturating_add(1);
                events.emit(Event::GainedBlack { owner, district: district + 1 });
            }
            (Zone::Trade, Some(owner)) => {
                // Y5.13
                let points = merchant::trade_points(&state.board);
                state.score(owner, points, Source::Trade(district + 1), events);
            }
            (Zone::Palace, best) => palace(state, district, best, events),
            (_, None) => {}
        }
    }
    // Y4.5: a white gem from the palace is coloured first.
    if state.board.white.is_none() {
        district_over(state, district, events);
    }
}

/// The winner of the palace gets what was turned up there; if nobody is there, it is discarded (Y4.2).
fn palace(state: &mut State, district: u8, best: Option<Owner>, events: &mut impl Events<Event>) {
    let Some(card) = state.board.characters[usize::from(district)].take() else { return };
    match (card, best) {
        (card, None) => events.emit(Event::CardDiscarded { card }),
        // Y5.1, Y5.16: at once, and for the neutral too (Y8.3).
        (Character::Prince, Some(owner)) => prince::win(state, owner, events),
        (Character::King, Some(owner)) => king::win(state, owner, events),
        (Character::Blue, Some(owner)) => blue::win(state, owner, events),
        (card, Some(owner)) => match owner.seat() {
            Some(seat) => {
                state.board.cards[seat.index()].push(card);
                state.board.fresh[seat.index()] += 1;
                events.emit(Event::CardWon { seat, card });
            }
            // Y8.3
            None => {
                events.emit(Event::CardDiscarded { card });
                let color = neutral::best_color(&state.board);
                state.gain(owner, color, Source::Card(card), events);
            }
        },
    }
}

/// Y4.6: the district's brokers go back behind the screens.
pub(crate) fn district_over(state: &mut State, district: u8, events: &mut impl Events<Event>) {
    round_over::take_back(state, district_spots(district));
    events.emit(Event::DistrictOver { district: district + 1 });
    if district + 1 < state.board.options.districts {
        reveal(state, district + 1, events);
    } else {
        market::reveal(state, events);
    }
}
