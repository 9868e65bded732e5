//! What the standings at the end say of a player besides the points.

use crate::Words;
use caylus::{Event, Section, State};
use game::Seat;

/// Headings and figures of a seat: houses by section, tiles on the road, favours. `events` are those of the whole game.
pub fn end_figures<'a>(
    words: &Words,
    end: &State,
    events: impl IntoIterator<Item = &'a Event>,
    seat: Seat,
) -> Vec<(String, String)> {
    let houses = Section::ALL.map(|section| end.castle().houses(section).count(seat).to_string()).join("·");
    let is_favor = |event: &&Event| matches!(event, Event::LineChosen { seat: by, .. } if *by == seat);
    let favors = events.into_iter().filter(is_favor).count();
    let tiles = end.road().owned_by(seat).into_iter().count();
    let figure = |message: &str, value: String| (words.text(message).into_owned(), value);
    vec![
        figure("end-houses", houses),
        figure("end-tiles", tiles.to_string()),
        figure("end-favours", favors.to_string()),
    ]
}
