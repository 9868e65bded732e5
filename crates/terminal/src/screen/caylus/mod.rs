//! Caylus in a terminal: the town, the road and the castle in cells, the players, the stock and the favour table in rows.

mod board;
mod favor;
mod help;
mod players;
mod stock;

use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows};
use super::signs;
use caylus::{Action, Cubes, Event, Section, State};
use game::Seat;
use ratatui::style::Style;
use words::Words;
use words::caylus::Thing;

type Line = Row<Aim<State>>;

impl Painted for State {
    type Thing = Thing;

    const PANELS: &'static [&'static str] = &["table-tab-players", "table-tab-stock", "board-favor"];
    const OWN: usize = 0;
    const LEAST_WIDTH: u16 = 77;

    fn about(state: &State, action: Action) -> Vec<Thing> {
        words::caylus::about(state, action)
    }

    fn touched(event: &Event) -> Option<Thing> {
        words::caylus::touched(event)
    }

    fn explain(look: &Look<'_, State>, thing: Thing) -> (String, Vec<String>) {
        help::explain(look, thing)
    }

    /// What is paid or given up for something, where that makes a long list.
    fn group(words: &Words, action: Action) -> Option<String> {
        let group = match action {
            Action::Exchange(cube, _) => format!("give-{}", cube.letter()),
            Action::Pay(payment) => format!("pay-{}", payment.number()),
            Action::Buy(_, Some(_)) => "buy-2".to_owned(),
            _ => return None,
        };
        Some(words.say(&format!("table-group-{group}")).into_owned())
    }

    fn board(look: &Look<'_, State>, width: usize, height: usize) -> Rows<Aim<State>> {
        board::board(look, width, height)
    }

    fn panel(look: &Look<'_, State>, panel: usize, width: usize) -> Rows<Aim<State>> {
        match panel {
            0 => players::players(look, width),
            1 => stock::stock(look, width),
            _ => favor::favor(look, width),
        }
    }

    fn own(look: &Look<'_, State>, _: usize) -> Option<Line> {
        look.self_seat().and_then(|seat| players::own(look, seat))
    }

    fn signs(words: &Words) -> Vec<(String, String)> {
        help::signs(words)
    }

    fn figures(look: &Look<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let houses = Section::ALL.map(|section| look.view.castle().houses(section).count(seat).to_string()).join("·");
        let events = look.scene.log.iter().flat_map(|entry| &entry.events);
        let favors = events.filter(|event| matches!(event, Event::LineChosen { seat: by, .. } if *by == seat)).count();
        let tiles = look.view.road().owned_by(seat).count();
        let figure = |message: &str, value: String| (look.say(message).into_owned(), value);
        vec![
            figure("end-houses", houses),
            figure("end-tiles", tiles.to_string()),
            figure("end-favours", favors.to_string()),
        ]
    }
}

/// A worker of a seat.
fn worker(seat: Seat) -> Line {
    Row::of(format!("({})", signs::shape(seat)), signs::of_seat(seat))
}

/// A house of a seat.
fn house(seat: Seat) -> Line {
    Row::of(format!("⌂{}", signs::shape(seat)), signs::of_seat(seat))
}

/// Cubes as letters, each on its colour.
fn letters(cubes: Cubes) -> Line {
    let mut row = Row::new();
    for letter in cubes.to_string().chars() {
        let cube = u8::try_from(letter).ok().and_then(caylus::Cube::from_letter);
        row.push(letter, cube.map_or(Style::new(), signs::of_cube));
    }
    row
}
