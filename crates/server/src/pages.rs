//! What the start page is drawn from.

use crate::service::Listed;
use game::Seat;
use ui::{Again, YourTable};
use words::Words;

/// The start page, with the tables of a visitor; `again` if he has to mend what he filled in.
pub fn start(words: &Words, tables: Vec<Listed>, again: Option<&Again<'_>>) -> String {
    let name = tables.iter().find_map(|table| table.mine.lowest().map(|seat| table.players[seat.index()].clone()));
    let yours = |table: Listed| {
        let names = |wanted: &dyn Fn(Seat) -> bool| {
            let seats = Seat::ALL.into_iter().zip(&table.players).filter(|(seat, _)| wanted(*seat));
            seats.map(|(_, name)| name.clone()).collect::<Vec<_>>()
        };
        YourTable {
            your_turn: table.to_act.iter().any(|seat| table.mine.contains(seat)),
            others: names(&|seat| !table.mine.contains(seat)),
            waiting_for: names(&|seat| table.to_act.contains(seat)),
            id: table.id,
            name: table.name,
            game: table.game,
            stands: table.stands,
            over: table.over,
        }
    };
    let tables: Vec<YourTable> = tables.into_iter().map(yours).collect();
    ui::start(words, &ui::Start { name: &name.unwrap_or_default(), tables: &tables, again })
}
