//! Royal favours (C8): a line of the table is chosen, its marker advances, one effect of the line may be used. Favours
//! gained inside a favour's effect come right after it.

use super::trades::plain_pairs;
use super::{Decision, construction, notary};
use crate::action::{Action, Line};
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, FavorSource, Source};
use crate::options::FavorRule;
use crate::question::Question;
use crate::reasons;
use crate::state::{FavorsDue, State};
use crate::tiles::Class;
use game::{Choices, Events, Reason, Seat};

/// What a favour is worth without the table (C8.9).
const LIGHT_POINTS: u16 = 3;

/// The columns of the table (C8.1).
const COLUMNS: u8 = 5;
/// Line A: points by column (C8.5).
const POINTS: [u16; COLUMNS as usize] = [1, 2, 3, 4, 5];
/// Line B: deniers by column (C8.5).
const DENIERS: [u16; COLUMNS as usize] = [3, 4, 5, 6, 7];
/// Line C: the cubes that each column gives; of the second, one of two; the fourth is an exchange (C8.5).
const CUBES: [&[Cube]; COLUMNS as usize] =
    [&[Cube::Food], &[Cube::Wood, Cube::Stone], &[Cube::Cloth], &[], &[Cube::Gold]];
/// Line C: the column that gives one of two cubes.
pub(crate) const CHOICE_COLUMN: u8 = 2;
/// Line C: the column that exchanges one cube for two.
pub(crate) const EXCHANGE_COLUMN: u8 = 4;

/// Line D: what each column from the second on builds, and the cube that it saves (C8.6).
const BUILDERS: [(u8, Class, Cubes); 3] =
    [(2, Class::Wood, Cubes::of("W")), (3, Class::Stone, Cubes::of("S")), (5, Class::Prestige, Cubes::NONE)];
/// Line D: the column that makes a residence, for one denier less: for its cloth alone (C8.6).
const RESIDENCE_COLUMN: u8 = 4;

impl State {
    /// The last column of the favour table that is open (C8.2).
    pub fn open_columns(&self) -> u8 {
        match self.castle.counted {
            0 => 2,
            1 => 4,
            _ => 5,
        }
    }
}

/// The deniers that a column of line B gives, counted from 1 (C8.5).
pub fn favor_deniers(column: u8) -> u16 {
    of(column, DENIERS)
}

/// Gives favours, which must be used at once: they are pending before anything else.
pub(crate) fn grant(state: &mut State, seat: Seat, number: u8, source: FavorSource, events: &mut impl Events<Event>) {
    events.emit(Event::FavorsGranted { seat, number, source });
    match state.options.favor {
        FavorRule::Light => state.score(seat, LIGHT_POINTS * u16::from(number), Source::Favor, events),
        FavorRule::Full => {
            let before = state.favors_due.map_or(0, |due| due.number);
            state.favors_due = Some(FavorsDue { seat, number: before + number, line: None });
        }
    }
}

/// Favours that are due: the effect of the line that was chosen is used, or a line is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Favors(pub FavorsDue);

impl Decision for Favors {
    fn seat(self, _: &State) -> Option<Seat> {
        Some(self.0.seat)
    }

    fn question(self, _: &State) -> Question {
        match self.0.line {
            Some(Line::D) => Question::FavorBuilding,
            Some(line) => Question::Column(line),
            None => Question::Line,
        }
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        match self.0.line {
            Some(line) => Effect(self.0.seat, line).choices(state, out),
            None => ChooseLine(self.0.seat).choices(state, out),
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        match self.0.line {
            Some(line) => Effect(self.0.seat, line).take(self.0, state, action, events),
            None => ChooseLine(self.0.seat).take(self.0, state, action, events),
        }
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        match self.0.line {
            Some(line) => Effect(self.0.seat, line).refuse(state, action),
            None => ChooseLine(self.0.seat).refuse(state, action),
        }
    }

    fn attempts(self, state: &State, _: Seat) -> Vec<Action> {
        match self.0.line {
            Some(line) => Effect(self.0.seat, line).attempts(state),
            None => Line::ALL.map(Action::Favor).into(),
        }
    }
}

/// The player chooses a line not used in this phase (C8.1, C8.3).
struct ChooseLine(Seat);

impl ChooseLine {
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let unused = |line: &Line| !state.player(self.0).lines_used.contains(*line);
        Line::ALL.into_iter().filter(unused).for_each(|line| out.push(Action::Favor(line)));
    }

    fn take(self, due: FavorsDue, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let FavorsDue { seat, number, .. } = due;
        let Some(Action::Favor(line)) = action else {
            // C8.3: at most four in a phase, more are lost.
            state.favors_due = None;
            return events.emit(Event::FavorsLost { seat, number });
        };
        state.favors_due = Some(FavorsDue { seat, number: number - 1, line: Some(line) });
        // C8.7: a marker that cannot advance stays, and the line can be used all the same.
        let open = state.open_columns();
        let player = &mut state.players[seat.index()];
        player.lines_used.add(line);
        let marker = &mut player.markers[line as usize];
        *marker = (*marker + 1).min(open).max(*marker);
        events.emit(Event::LineChosen { seat, line, column: *marker });
    }

    fn refuse(self, state: &State, action: Action) -> Option<&'static Reason> {
        let Action::Favor(line) = action else { return None };
        state.player(self.0).lines_used.contains(line).then_some(&reasons::LINE_USED)
    }
}

/// The player may use one effect of this line, from column 1 up to the marker (C8.1).
#[derive(Clone, Copy)]
struct Effect(Seat, Line);

impl Effect {
    fn column(&self, state: &State) -> u8 {
        state.player(self.0).markers[self.1 as usize]
    }

    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let column = self.column(state);
        out.push(Action::Skip);
        match self.1 {
            Line::A | Line::B => (1..=column).for_each(|column| out.push(Action::Use(column))),
            Line::C => cube_choices(state, self.0, column, out),
            Line::D => building_choices(state, self.0, column, out),
        }
    }

    fn take(self, due: FavorsDue, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let FavorsDue { seat, number, .. } = due;
        state.favors_due = (number > 0).then_some(FavorsDue { seat, number, line: None });
        match (self.1, action) {
            (Line::A, Some(Action::Use(column))) => state.score(seat, of(column, POINTS), Source::Favor, events),
            (Line::B, Some(Action::Use(column))) => state.earn(seat, of(column, DENIERS), Source::Favor, events),
            (Line::C, Some(Action::Use(column))) => {
                let cubes = of(column, CUBES).iter().fold(Cubes::NONE, |cubes, cube| cubes.and(*cube));
                state.gain(seat, cubes, Source::Favor, events);
            }
            (Line::C, Some(Action::UseChoice(cube))) => {
                state.gain(seat, Cubes::some(cube, 1), Source::Favor, events);
            }
            (Line::C, Some(Action::Exchange { give, get: (first, second) })) => {
                state.spend(seat, Cubes::some(give, 1), Source::Favor, events);
                state.gain(seat, Cubes::some(first, 1).and(second), Source::Favor, events);
            }
            (Line::D, Some(Action::Residence(space))) => notary::make(state, seat, space, 0, events),
            (
                Line::D,
                Some(build @ (Action::Build(tile) | Action::BuildPaying(tile, _) | Action::BuildOn(tile, _))),
            ) => {
                let builder = BUILDERS.into_iter().find(|(_, class, _)| *class == tile.class());
                let discount = builder.map_or(Cubes::NONE, |(_, _, discount)| discount);
                construction::build(state, seat, build, discount, events);
            }
            _ => events.emit(Event::Declined { seat }),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Option<&'static Reason> {
        let (seat, column) = (self.0, self.column(state));
        match (self.1, action) {
            (Line::A | Line::B, Action::Use(_)) => Some(&reasons::BEYOND_MARKER),
            (Line::C, Action::Use(CHOICE_COLUMN | EXCHANGE_COLUMN)) => None,
            (Line::C, Action::Use(_)) => Some(&reasons::BEYOND_MARKER),
            (Line::C, Action::UseChoice(Cube::Wood | Cube::Stone)) => Some(&reasons::BEYOND_MARKER),
            (Line::C, Action::Exchange { get: (first, second), .. }) => Some(if column < EXCHANGE_COLUMN {
                &reasons::BEYOND_MARKER
            } else if first == Cube::Gold || second == Cube::Gold {
                &reasons::NO_GOLD_IN_EXCHANGE
            } else {
                &reasons::NO_CUBE_TO_EXCHANGE
            }),
            (Line::D, Action::Residence(space)) => {
                let closed = column < RESIDENCE_COLUMN;
                Some(if closed { &reasons::BEYOND_MARKER } else { notary::refuse(state, seat, space, 0) })
            }
            (Line::D, _) => {
                let open: Vec<(Class, Cubes)> =
                    open_builders(column).map(|(_, class, discount)| (class, discount)).collect();
                let later = BUILDERS.iter().any(|(first, class, _)| *first > column && builds(action, *class));
                if later { Some(&reasons::BEYOND_MARKER) } else { construction::refuse(state, seat, action, &open) }
            }
            _ => None,
        }
    }

    /// The columns of the line, but not those whose effect is spelled with more words; or tiles to build.
    fn attempts(self, state: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        let Effect(seat, line) = self;
        self.choices(state, &mut legal);
        if line == Line::D {
            return construction::attempts(state, seat, &BUILDERS.map(|(_, class, _)| class), &legal);
        }
        let spelled_out = |column: &u8| {
            legal.iter().any(|action| match action {
                Action::UseChoice(_) => *column == CHOICE_COLUMN,
                Action::Exchange { .. } => *column == EXCHANGE_COLUMN,
                _ => false,
            })
        };
        (1..=COLUMNS).filter(|column| !spelled_out(column)).map(Action::Use).collect()
    }
}

/// What a line has in a column, counted from 1.
fn of<T: Copy + Default>(column: u8, line: [T; COLUMNS as usize]) -> T {
    line.get(usize::from(column).wrapping_sub(1)).copied().unwrap_or_default()
}

/// Line C: F; W or S; C; one cube for two; G (C8.5).
fn cube_choices(state: &State, seat: Seat, column: u8, out: &mut impl Choices<Action>) {
    for open in 1..=column {
        match of(open, CUBES) {
            [_] => out.push(Action::Use(open)),
            either => either.iter().for_each(|cube| out.push(Action::UseChoice(*cube))),
        }
    }
    if column >= EXCHANGE_COLUMN {
        for give in state.player(seat).cubes.kinds() {
            plain_pairs().for_each(|get| out.push(Action::Exchange { give, get }));
        }
    }
}

/// Whether the action builds a tile of this class.
fn builds(action: Action, class: Class) -> bool {
    construction::built_tile(action).is_some_and(|tile| tile.class() == class)
}

fn open_builders(column: u8) -> impl Iterator<Item = (u8, Class, Cubes)> {
    BUILDERS.into_iter().filter(move |(first, _, _)| column >= *first)
}

/// Line D: nothing; a wood tile; a stone tile; a residence; a prestige tile (C8.6).
fn building_choices(state: &State, seat: Seat, column: u8, out: &mut impl Choices<Action>) {
    for (_, class, discount) in open_builders(column) {
        construction::choices(state, seat, class, discount, out);
    }
    if column >= RESIDENCE_COLUMN {
        notary::choices(state, seat, 0, out);
    }
}
