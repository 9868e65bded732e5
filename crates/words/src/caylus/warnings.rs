//! Warnings before a choice in Caylus.

use super::names::{favors, of_section, points};
use super::outcome::ActionOutcome;
use crate::sentence::Sentence;
use crate::{Warning, Words};
use caylus::tiles::{Class, Effect, Tile};
use caylus::{Action, CountResult, Cube, Cubes, Event, Place, Question, Section, Source, Space, Spaces, State};
use game::{Game, Seat};

/// What an action may come to nothing by, as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trap {
    /// The provost does not reach the worker (C6.1).
    BeyondProvost,
    /// What the building takes comes only from own workers further on the road, who are handled after this one (C6.1).
    CubesLater,
    /// There is nothing to do there with what one has and what own workers before it bring.
    Nothing,
    /// There will be no batch to give in the castle (C7.4).
    NoBatch,
    /// A section can be counted at the end of this turn, and one has no house there (C7.8).
    Count(Section, u16),
    /// Favours for which no line is left in this phase (C8.3).
    FavorsLost(u8),
    /// The line of the favour table gives nothing now (C8.5, C8.6).
    FavorUnused,
}

impl Trap {
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Trap::BeyondProvost => "beyond-provost",
            Trap::CubesLater => "cubes-later",
            Trap::Nothing => "nothing",
            Trap::NoBatch => "no-batch",
            Trap::Count(..) => "count",
            Trap::FavorsLost(_) => "favors-lost",
            Trap::FavorUnused => "favor-unused",
        }
    }

    fn warning(self, words: &Words, state: &State) -> Warning {
        let message = format!("caylus-warning-{}", self.key());
        let sentence = Sentence::new(words, &message);
        let text = match self {
            Trap::BeyondProvost => sentence.with("space", state.provost().number()),
            Trap::Count(section, lost) => of_section(sentence, words, section).with("points", points(words, lost)),
            Trap::FavorsLost(number) => sentence.with("favors", favors(words, number)),
            Trap::CubesLater | Trap::Nothing | Trap::NoBatch | Trap::FavorUnused => sentence,
        };
        Warning { key: self.key(), text: text.text() }
    }
}

/// The warnings about an action of a seat.
pub fn warnings(words: &Words, state: &State, seat: Seat, action: Action) -> Vec<Warning> {
    traps(state, seat, action).into_iter().map(|trap| trap.warning(words, state)).collect()
}

/// What an action of a seat may come to nothing by.
pub fn traps(state: &State, seat: Seat, action: Action) -> Vec<Trap> {
    match action {
        Action::Place(place) | Action::Move(place) => placed(state, seat, place, action),
        Action::Pass => count(state, seat).into_iter().collect(),
        Action::Build(_) | Action::BuildPaying(..) | Action::BuildOn(..) => favors_lost(state, seat, action),
        Action::Favor(_) => favor_unused(state, seat, action),
        _ => Vec::new(),
    }
}

fn placed(state: &State, seat: Seat, place: Place, action: Action) -> Vec<Trap> {
    let price = ActionOutcome::of(state, seat, action).paid;
    let deniers = state.player(seat).deniers.saturating_sub(price);
    let hand = state.player(seat).cubes;
    let Some(space) = place.space() else {
        return match place {
            // C4.4: before anything is produced on the road.
            Place::JOUST if !hand.has(Cube::Cloth) || deniers == 0 => vec![Trap::Nothing],
            Place::CASTLE if !has_batch(hand.plus(coming(state, seat, Spaces::ALL))) => vec![Trap::NoBatch],
            _ => Vec::new(),
        };
    };
    let mut traps = Vec::new();
    if space > state.provost() {
        traps.push(Trap::BeyondProvost);
    }
    let before = hand.plus(coming(state, seat, Spaces::up_to(space)));
    if !can_work(state, seat, space, before, deniers) {
        let all = hand.plus(coming(state, seat, Spaces::ALL));
        traps.push(if can_work(state, seat, space, all, deniers) { Trap::CubesLater } else { Trap::Nothing });
    }
    traps
}

/// The cubes that own workers on some spaces may produce: of several productions all, because any of them may be chosen.
fn coming(state: &State, seat: Seat, spaces: Spaces) -> Cubes {
    let (road, edition) = (state.road(), state.options().edition);
    let own = road.occupied().and(spaces).filter(|space| road.worker(*space) == Some(seat));
    let produced = own.filter_map(|space| match road.tile(space)?.printed(edition).effect {
        Effect::Produce(options) => Some(options.iter().fold(Cubes::NONE, |all, option| all.plus(*option))),
        // Any cube but gold may be bought.
        Effect::Peddle(..) => Some(Cubes::of("FWSC")),
        _ => None,
    });
    produced.fold(Cubes::NONE, Cubes::plus)
}

/// C7.1: food and two other, different cubes.
fn has_batch(cubes: Cubes) -> bool {
    cubes.has(Cube::Food) && cubes.kinds().filter(|cube| *cube != Cube::Food).count() >= 2
}

/// Whether a worker on a space has something to do with these cubes and deniers.
fn can_work(state: &State, seat: Seat, space: Space, cubes: Cubes, deniers: u16) -> bool {
    let Some(tile) = state.road().tile(space) else { return true };
    match tile.printed(state.options().edition).effect {
        Effect::None | Effect::Produce(_) => true,
        Effect::Sell(_) => !cubes.is_empty(),
        Effect::Peddle(one, _) => deniers >= one,
        Effect::Deals([small, _]) => cubes.covers(small.pay.cubes) && deniers >= small.pay.deniers,
        Effect::Transmute => cubes.plain() >= 2,
        Effect::Build(class) => can_build(state, seat, class, cubes),
        Effect::MakeResidence => cubes.has(Cube::Cloth) && deniers > 0,
    }
}

/// Whether these cubes pay for a tile of a class that there still is (C6.4-C6.6).
fn can_build(state: &State, seat: Seat, class: Class, cubes: Cubes) -> bool {
    let edition = state.options().edition;
    let number = |cubes: Cubes| cubes.plain() + u32::from(cubes.number(Cube::Gold));
    let pays = |tile: Tile| {
        let printed = tile.printed(edition);
        cubes.covers(printed.cost) && number(cubes) >= number(printed.cost) + u32::from(printed.any)
    };
    let is_room = class != Class::Prestige || !state.road().residences(seat).is_empty();
    is_room && state.stock().of_class(class).any(pays)
}

/// C7.6-C7.8: whoever passes without a worker in the castle builds no house this turn.
fn count(state: &State, seat: Seat) -> Option<Trap> {
    let section = *state.castle().uncounted().first()?;
    if state.castle().queue.contains(seat) || state.walks_to_count(section) > 1 {
        return None;
    }
    match state.count_result(section, seat) {
        CountResult::Lost(points) if points > 0 => Some(Trap::Count(section, points)),
        _ => None,
    }
}

/// C8.3: favours without a line to use them in.
fn favors_lost(state: &State, seat: Seat, action: Action) -> Vec<Trap> {
    let lost = events(state, seat, action).into_iter().find_map(|event| match event {
        Event::FavorsLost { seat: of, number } if of == seat => Some(Trap::FavorsLost(number)),
        _ => None,
    });
    lost.into_iter().collect()
}

/// C8.5, C8.6: a line of which nothing can be used.
fn favor_unused(state: &State, seat: Seat, action: Action) -> Vec<Trap> {
    let mut after = *state;
    after.apply(seat, action, &mut ());
    let is_asked = after.to_act().contains(seat)
        && matches!(after.question(), Some(Question::Column(_) | Question::FavorBuilding));
    let gives = |event: &Event| match event {
        Event::Scored { seat: of, source: Source::Favor, .. }
        | Event::Earned { seat: of, source: Source::Favor, .. }
        | Event::Gained { seat: of, source: Source::Favor, .. }
        | Event::Built { seat: of, .. } => *of == seat,
        _ => false,
    };
    let is_used = is_asked || events(state, seat, action).iter().any(gives);
    if is_used { Vec::new() } else { vec![Trap::FavorUnused] }
}

fn events(state: &State, seat: Seat, action: Action) -> Vec<Event> {
    let (mut after, mut events) = (*state, Vec::new());
    after.apply(seat, action, &mut events);
    events
}
