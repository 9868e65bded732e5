//! Ys in a terminal, from what one viewer knows: the city by districts, the market with the quotations, the viewer's side of
//! his screen, and the players. Brokers of one player stand together: `●43|1?` lie face up as 4 and 3, face down as 1 and
//! one that the viewer does not know.

mod city;
mod hand;
mod help;
mod market;
mod players;

use super::look::Look;
use super::painted::{Aim, Painted};
use super::rows::{Row, Rows, beside};
use super::signs;
use game::Seat;
use words::Words;
use words::ys::{Thing, worth};
use ys::{Action, Event, Face, Owner, Spot, State, View};

type Line = Row<Aim<State>>;

/// How much of the width the market takes.
const MARKET_WIDTH: usize = 25;
const ROOMY_MARKET_WIDTH: usize = 36;
/// From this width on there is room for frames.
const ROOMY: usize = 86;

impl Painted for State {
    type Thing = Thing;

    const PANELS: &'static [&'static str] =
        &["table-tab-players", "ysb-brokers", "screen-tab-worth", "screen-tab-palaces"];
    const OWN: usize = 1;
    const LEAST_WIDTH: u16 = 76;

    fn about(view: &View, action: Action) -> Vec<Thing> {
        words::ys::about(view, action)
    }

    fn touched(event: &Event) -> Option<Thing> {
        words::ys::touched(event)
    }

    fn explain(look: &Look<'_, State>, thing: Thing) -> (String, Vec<String>) {
        help::explain(look, thing)
    }

    /// The broker that is placed, or all that one card can do.
    fn group(words: &Words, action: Action) -> Option<String> {
        let broker = |value: String| Some(words.tell("ysb-broker-of", &[("value", value.into())]).into_owned());
        match action {
            Action::Up(value, _) | Action::Down(value, _) | Action::Neutral(value, _) => broker(value.to_string()),
            Action::UpFrom(value, by, _) | Action::DownFrom(value, by, _) => broker(format!("{value}/{by}")),
            _ => words::ys::group(words, action),
        }
    }

    fn board(look: &Look<'_, State>, width: usize, height: usize) -> Rows<Aim<State>> {
        let owners = look.view.board().owners().count();
        let roomy = [owners, 3].map(Some).into_iter().filter(|_| width >= ROOMY);
        let mut drawn = roomy.map(|rows| board(look, width, rows)).filter(|rows| rows.len() <= height);
        drawn.next().unwrap_or_else(|| board(look, width, None))
    }

    fn panel(look: &Look<'_, State>, panel: usize, width: usize) -> Rows<Aim<State>> {
        match panel {
            0 => players::players(look, width),
            1 => hand::panel(look, width),
            2 => players::worth(look, width),
            _ => hand::palaces(look, width),
        }
    }

    fn own(look: &Look<'_, State>, width: usize) -> Option<Line> {
        hand::row(look, width)
    }

    fn signs(words: &Words) -> Vec<(String, String)> {
        help::signs(words)
    }

    fn figures(look: &Look<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let holdings = look.view.board().holdings(seat.into());
        let gems = holdings.gems.into_iter().chain([holdings.black]).map(|number| number.to_string());
        let events = look.scene.log.iter().flat_map(|entry| &entry.events);
        let played = events.filter(|event| matches!(event, Event::CardPlayed { seat: by, .. } if *by == seat)).count();
        let figure = |message: &str, value: String| (look.say(message).into_owned(), value);
        vec![figure("ysb-end-gems", gems.collect::<Vec<_>>().join("·")), figure("ysb-end-cards", played.to_string())]
    }
}

/// The city and the market beside it, close together or with so many rows for the brokers of a zone.
fn board(look: &Look<'_, State>, width: usize, broker_rows: Option<usize>) -> Rows<Aim<State>> {
    let market = if broker_rows.is_some() { ROOMY_MARKET_WIDTH } else { MARKET_WIDTH };
    let city = width.saturating_sub(market + 2);
    let market_rows = market::market(look, market, broker_rows.is_some());
    let mut rows = beside(vec![(city, city::city(look, city, broker_rows)), (market, market_rows)], "  ");
    rows.extend(city::throne(look));
    rows
}

/// The brokers of everybody on a spot, those of one owner together.
fn brokers(look: &Look<'_, State>, spot: Spot) -> Vec<Line> {
    look.view.board().owners().filter_map(|owner| group(look, owner, spot)).collect()
}

/// The same, each owner by the number of his brokers: `●×4`.
fn brief_brokers(look: &Look<'_, State>, spot: Spot) -> Vec<Line> {
    let board = look.view.board();
    let number =
        |owner: Owner| board.brokers().iter().filter(|broker| broker.owner == owner && broker.spot == spot).count();
    let there = board.owners().map(|owner| (owner, number(owner))).filter(|(_, number)| *number > 0);
    there
        .map(|(owner, number)| Row::of(format!("{}×{number}", signs::shape_of(owner)), signs::of_owner(owner)))
        .collect()
}

/// `●43|1?`: face up, then face down; `?` for what the viewer does not know, `!` behind one with the Mercenary's mark.
fn group(look: &Look<'_, State>, owner: Owner, spot: Spot) -> Option<Line> {
    let board = look.view.board();
    let (mut up, mut down) = (String::new(), String::new());
    for (index, broker) in board.brokers().iter().enumerate() {
        if broker.owner != owner || broker.spot != spot {
            continue;
        }
        let side = if broker.face() == Face::Up { &mut up } else { &mut down };
        *side += &worth(look.view, index).map_or_else(|| "?".to_owned(), |worth| worth.to_string());
        if broker.is_marked() {
            side.push('!');
        }
    }
    if up.is_empty() && down.is_empty() {
        return None;
    }
    let bar = if down.is_empty() { "" } else { "|" };
    Some(Row::of(format!("{}{up}{bar}{down}", signs::shape_of(owner)), signs::of_owner(owner)))
}

/// A player, or the neutral, by his name.
fn name(look: &Look<'_, State>, owner: Owner) -> String {
    owner.seat().map_or_else(|| look.say("ysb-neutral").into_owned(), |seat| look.name(seat).to_owned())
}
