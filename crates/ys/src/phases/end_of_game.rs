//! The end of the game: points for gems by quotation (Y6.1, Y6.2), for black gems (Y6.3) and in the throne room (Y7.2).

use super::Step;
use crate::board::{Board, MOST_FLATTERY, SEATS};
use crate::components::{BLACK_POINTS, GEM_POINTS, THRONE_POINTS};
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::owner::Owner;
use crate::state::State;
use crate::value::{Few, ValueSet, Values};
use game::{Events, Outcome, Seat};

pub(crate) fn end_of_game(state: &mut State, events: &mut impl Events<Event>) {
    for (color, points) in state.board.colors_by_quotation().into_iter().zip(GEM_POINTS) {
        for owner in Owner::ALL {
            let points = gem_points(&state.board, owner, color, points);
            if points > 0 {
                state.score(owner, points, Source::Gems(color), events);
            }
        }
    }
    for owner in Owner::ALL {
        let points = state.board.black_points(owner);
        if points > 0 {
            state.score(owner, points, Source::BlackGems, events);
        }
    }
    if state.board.options.kings_favor() {
        throne_room(state, events);
    }
    state.board.step = Step::End;
    events.emit(Event::GameOver);
}

/// What the end would bring now.
impl Board {
    /// The colours, the highest quotation first (Y6.1).
    pub fn colors_by_quotation(&self) -> [Color; Color::ALL.len()] {
        Color::by_quotation(Color::ALL.map(|color| self.quote(color)))
    }

    /// The points that somebody would get for the gems of a colour (Y6.1, Y6.2).
    pub fn gem_points(&self, owner: Owner, color: Color) -> u16 {
        let ranked = self.colors_by_quotation().into_iter().zip(GEM_POINTS);
        ranked.filter(|(other, _)| *other == color).map(|(_, points)| gem_points(self, owner, color, points)).sum()
    }

    /// The points for black gems (Y6.3).
    pub fn black_points(&self, owner: Owner) -> u16 {
        BLACK_POINTS[usize::from(self.holdings(owner).black).min(BLACK_POINTS.len() - 1)]
    }
}

/// Y6.2: who is level with others gets the points of the worst place that they share; no gem, no points. Y8.6: the neutral
/// without a gem gets those of the third place.
pub(crate) fn gem_points(board: &Board, owner: Owner, color: Color, points: [u16; 4]) -> u16 {
    let gems = |owner: Owner| board.holdings(owner).gems[color.index()];
    if !board.owners().any(|other| other == owner) {
        return 0;
    }
    if gems(owner) == 0 {
        return if owner == Owner::Neutral { points[2] } else { 0 };
    }
    let not_behind = board.owners().filter(|other| gems(*other) >= gems(owner)).count();
    points[not_behind - 1]
}

/// Y7.2: what is in the throne room is shown; sums are ranked, and level players share the points of the places that they
/// cover, rounded down.
fn throne_room(state: &mut State, events: &mut impl Events<Event>) {
    let mut sums = [0; SEATS];
    for seat in state.board.seats() {
        let number = state.board.throne(seat).len();
        let values = &state.secrets.throne[seat.index()][..number];
        for (known, value) in state.board.throne[seat.index()].iter_mut().zip(values) {
            known.possible = ValueSet::only(*value);
        }
        sums[seat.index()] = values.iter().copied().collect::<Values>().sum();
        let mut brokers = [None; MOST_FLATTERY];
        brokers.iter_mut().zip(values).for_each(|(place, value)| *place = Some(*value));
        state.board.together[seat.index()] = Few::default();
        events.emit(Event::ThroneShown { seat, brokers });
    }
    for seat in state.board.seats() {
        let others = || state.board.seats().map(|other| sums[other.index()]);
        let ahead = others().filter(|sum| *sum > sums[seat.index()]).count();
        let level = others().filter(|sum| *sum == sums[seat.index()]).count();
        let points = THRONE_POINTS[ahead..ahead + level].iter().sum::<u16>() / level as u16;
        state.score(seat.into(), points, Source::Throne, events);
    }
}

/// Y6.4: the highest score wins; level: most gems; still level: they share the win. Of two players the better one wins,
/// whatever the neutral has (Y8.7).
pub(crate) fn outcome(board: &Board) -> Outcome {
    let key = |seat: &Seat| {
        let holdings = board.holdings((*seat).into());
        (holdings.score, holdings.all_gems())
    };
    let best = board.seats().map(|seat| key(&seat)).max();
    let winners = board.seats().filter(|seat| Some(key(seat)) == best).collect();
    let scores = board.seats().map(|seat| i32::from(board.holdings(seat.into()).score)).collect();
    Outcome { scores, winners }
}
