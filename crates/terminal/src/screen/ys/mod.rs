//! Ys in a terminal, from what one viewer knows: the city by districts, the market with the quotations, the viewer's side of
//! their screen, and the players. Brokers of one player stand together: `●43|1?` lie face up as 4 and 3, face down as 1 and
//! one that the viewer does not know.

mod city;
mod hand;
mod help;
mod market;
mod players;

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows, side_by_side};
use game::Seat;
use ratatui::style::{Color, Style};
use words::Words;
use words::ys::worth;
use ys::{Action, BoardItem, Event, Face, Gem, Owner, Spot, State};

type BoardRow = TextRow<ClickTarget<State>>;

/// How much of the width the market takes.
const MARKET_WIDTH: usize = 25;
const ROOMY_MARKET_WIDTH: usize = 36;
/// From this width on there is room for frames.
const ROOMY: usize = 86;

impl TerminalBoard for State {
    const PANELS: &'static [&'static str] =
        &["table-tab-players", "ysb-brokers", "screen-tab-worth", "screen-tab-palaces"];
    const OWN: usize = 1;
    const LEAST_WIDTH: u16 = 76;

    fn explain(context: &DrawContext<'_, State>, item: BoardItem) -> (String, Vec<String>) {
        help::explain(context, item)
    }

    /// The broker that is placed, or all that one card can do.
    fn group(words: &Words, action: Action) -> Option<String> {
        let broker = |value: String| Some(words.text_with("ysb-broker-of", &[("value", value.into())]).into_owned());
        match action {
            Action::Up(value, _) | Action::Down(value, _) | Action::Neutral(value, _) => broker(value.to_string()),
            Action::UpFrom(value, by, _) | Action::DownFrom(value, by, _) => broker(format!("{value}/{by}")),
            _ => words::ys::group(words, action),
        }
    }

    fn board(context: &DrawContext<'_, State>, width: usize, height: usize) -> TextRows<ClickTarget<State>> {
        let owners = context.view.board().owners().count();
        let roomy = [owners, 3].map(Some).into_iter().filter(|_| width >= ROOMY);
        let mut drawn = roomy.map(|rows| board(context, width, rows)).filter(|rows| rows.len() <= height);
        drawn.next().unwrap_or_else(|| board(context, width, None))
    }

    fn panel(context: &DrawContext<'_, State>, panel: usize, width: usize) -> TextRows<ClickTarget<State>> {
        match panel {
            0 => players::players(context, width),
            1 => hand::panel(context, width),
            2 => players::worth(context, width),
            _ => hand::palaces(context, width),
        }
    }

    fn own(context: &DrawContext<'_, State>, width: usize) -> Option<BoardRow> {
        hand::row(context, width)
    }

    fn signs(words: &Words) -> Vec<(String, String)> {
        help::signs(words)
    }

    fn figures(context: &DrawContext<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let holdings = context.view.board().holdings(seat.into());
        let gems = holdings.gems.into_iter().chain([holdings.black]).map(|number| number.to_string());
        let events = context.table.log.iter().flat_map(|entry| &entry.events);
        let played = events.filter(|event| matches!(event, Event::CardPlayed { seat: by, .. } if *by == seat)).count();
        let figure = |message: &str, value: String| (context.text(message).into_owned(), value);
        vec![figure("ysb-end-gems", gems.collect::<Vec<_>>().join("·")), figure("ysb-end-cards", played.to_string())]
    }
}

/// The city and the market beside it: compact, or with a number of rows for the brokers of each zone.
fn board(context: &DrawContext<'_, State>, width: usize, broker_rows: Option<usize>) -> TextRows<ClickTarget<State>> {
    let market = if broker_rows.is_some() { ROOMY_MARKET_WIDTH } else { MARKET_WIDTH };
    let city = width.saturating_sub(market + 2);
    let market_rows = market::market(context, market, broker_rows.is_some());
    let mut rows = side_by_side(vec![(city, city::city(context, city, broker_rows)), (market, market_rows)], "  ");
    rows.extend(city::throne(context));
    rows
}

/// All brokers on a spot, those of one owner together.
fn brokers(context: &DrawContext<'_, State>, spot: Spot) -> Vec<BoardRow> {
    context.view.board().owners().filter_map(|owner| group(context, owner, spot)).collect()
}

/// The owners of brokers on a spot, each with the number of their brokers: `●×4`.
fn brief_brokers(context: &DrawContext<'_, State>, spot: Spot) -> Vec<BoardRow> {
    let board = context.view.board();
    let number =
        |owner: Owner| board.brokers().iter().filter(|broker| broker.owner == owner && broker.spot == spot).count();
    let there = board.owners().map(|owner| (owner, number(owner))).filter(|(_, number)| *number > 0);
    there
        .map(|(owner, number)| TextRow::styled(format!("{}×{number}", owner_shape(owner)), owner_style(owner)))
        .collect()
}

/// `●43|1?`: face up, then face down; `?` for what the viewer does not know, `!` behind one with the Mercenary's mark.
fn group(context: &DrawContext<'_, State>, owner: Owner, spot: Spot) -> Option<BoardRow> {
    let board = context.view.board();
    let (mut up, mut down) = (String::new(), String::new());
    for (index, broker) in board.brokers().iter().enumerate() {
        if broker.owner != owner || broker.spot != spot {
            continue;
        }
        let side = if broker.face() == Face::Up { &mut up } else { &mut down };
        *side += &worth(context.view, index).map_or_else(|| "?".to_owned(), |worth| worth.to_string());
        if broker.is_marked() {
            side.push('!');
        }
    }
    if up.is_empty() && down.is_empty() {
        return None;
    }
    let bar = if down.is_empty() { "" } else { "|" };
    Some(TextRow::styled(format!("{}{up}{bar}{down}", owner_shape(owner)), owner_style(owner)))
}

/// The name of a player or of the neutral.
fn name(context: &DrawContext<'_, State>, owner: Owner) -> String {
    owner.seat().map_or_else(|| context.text("ysb-neutral").into_owned(), |seat| context.name(seat).to_owned())
}

/// The shape of a player or of the neutral.
fn owner_shape(owner: Owner) -> &'static str {
    owner.seat().map_or("○", style::shape)
}

/// The colour of a player or of the neutral, as a ground.
fn owner_style(owner: Owner) -> Style {
    owner.seat().map_or(style::on_ground(Color::Gray, Color::Black), style::seat)
}

/// The colour of a gem, as the ground of its letter.
fn gem_style(gem: Gem) -> Style {
    match gem {
        Gem::Blue => style::on_ground(Color::Blue, Color::White),
        Gem::Green => style::on_ground(Color::Green, Color::Black),
        Gem::Yellow => style::on_ground(Color::LightYellow, Color::Black),
        Gem::Red => style::on_ground(Color::Red, Color::White),
        Gem::White => style::on_ground(Color::White, Color::Black),
    }
}

/// The colour of black gems, as the ground of their letter.
fn black_gem_style() -> Style {
    style::on_ground(Color::Black, Color::White)
}
