//! Phase 7: the bailiff goes on, sections are counted, the game ends or a new turn starts (C7.6 to C7.11).

use super::{Step, favor};
use crate::castle::Section;
use crate::cubes::Cube;
use crate::event::{Event, FavorSource, Source};
use crate::prospect::CountResult;
use crate::state::State;
use game::{Events, Seat};

/// C7.6: the bailiff goes on by 2 spaces if the provost is further, else by 1; then the provost joins the bailiff.
#[inline(never)]
pub(crate) fn bailiff(state: &mut State, events: &mut impl Events<Event>) {
    let from = state.bailiff;
    state.bailiff = from.step(state.bailiff_steps()).unwrap_or(from);
    state.provost = state.bailiff;
    events.emit(Event::BailiffMoved { from, to: state.bailiff });
    count_or_go_on(state, events);
}

/// C7.7: a section is counted when it is complete or the bailiff has reached its space; two in a turn in order.
fn count_or_go_on(state: &mut State, events: &mut impl Events<Event>) {
    if let Some(section) = section_due(state) {
        events.emit(Event::CountStarted { section });
        state.step = Step::Count(0);
    } else if state.castle.uncounted().is_empty() {
        // C7.10: after the count of the Towers the game ends at once.
        game_over(state, events);
    } else {
        // C7.11: a new turn.
        state.step = Step::Income;
    }
}

/// The section that is to be counted now, if any: complete, or the bailiff has reached its space.
pub(crate) fn section_due(state: &State) -> Option<Section> {
    let section = *state.castle.uncounted().first()?;
    let due = state.castle.is_complete(section) || state.bailiff.number() >= section.space();
    due.then_some(section)
}

/// C7.8: the player at this place of the turn order is counted, and uses the favours won before the next one is.
#[inline(never)]
pub(crate) fn count(state: &mut State, place: u8, events: &mut impl Events<Event>) {
    let Some(section) = section_due(state) else { return count_or_go_on(state, events) };
    let Some(seat) = state.order.get(place.into()) else {
        // C8.2: columns open only when the whole count is over.
        state.castle.counted += 1;
        return count_or_go_on(state, events);
    };
    state.step = Step::Count(place + 1);
    let houses = state.castle.houses(section).count(seat);
    events.emit(Event::Counted { seat, section, houses: houses as u8 });
    match state.count_result(section, seat) {
        CountResult::Lost(points) => state.lose(seat, points, Source::Count(section), events),
        CountResult::Won(0) => {}
        CountResult::Won(favors) => favor::grant(state, seat, favors, FavorSource::Count(section), events),
    }
}

fn game_over(state: &mut State, events: &mut impl Events<Event>) {
    state.step = Step::End;
    for seat in Seat::first(state.players()) {
        let [gold, cubes, deniers] = state.bonus(seat);
        events.emit(Event::Bonus { seat, gold, cubes, deniers });
    }
    events.emit(Event::GameOver);
}

/// C7.10: what everybody ends with.
impl State {
    /// The bonus of C7.10: for gold, for other cubes, for deniers.
    pub fn bonus(&self, seat: Seat) -> [u16; 3] {
        let player = self.player(seat);
        [player.cubes.number(Cube::Gold) * 3, (player.cubes.plain() / 3) as u16, player.deniers / 4]
    }

    /// Prestige by seat; with the bonus of C7.10 once the game is over.
    pub(crate) fn scores(&self) -> Vec<i32> {
        let over = self.step == Step::End;
        let bonus = |seat| if over { self.bonus(seat).into_iter().map(i32::from).sum() } else { 0 };
        Seat::first(self.players()).map(|seat| i32::from(self.player(seat).prestige) + bonus(seat)).collect()
    }
}
