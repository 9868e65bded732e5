//! The city: a column for each district, with the gems on its ship, and its three zones with what each gives and who is
//! there.

use super::{BoardRow, black_gem_style, brief_brokers, brokers, gem_style, owner_style};
use crate::screen::draw_context::DrawContext;
use crate::screen::frames::framed;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow, side_by_side};
use game::Seat;
use ratatui::style::Style;
use ys::components::{MERCHANTS_TRADE, TRADE};
use ys::{Active, BoardItem, Gem, Spot, State, Zone};

/// Rows that the brokers of a zone take at most where there is little room.
const CLOSE_ROWS: usize = 2;

/// The city: compact, or in frames with a number of rows for the brokers of each zone.
pub(super) fn city(
    context: &DrawContext<'_, State>,
    width: usize,
    broker_rows: Option<usize>,
) -> TextRows<ClickTarget<State>> {
    let districts = context.view.board().options().districts;
    let number = usize::from(districts);
    let roomy = broker_rows.is_some();
    let frame = if roomy { number + 1 } else { number - 1 };
    let cell = width.saturating_sub(frame) / number;
    let heads = (0..districts).map(|district| vec![head(context, district)]).collect();
    let zones = Zone::ALL
        .map(|zone| (0..districts).map(|district| self::zone(context, district, zone, cell, broker_rows)).collect());
    let bands: Vec<Vec<TextRows<ClickTarget<State>>>> = [heads].into_iter().chain(zones).collect();
    if roomy {
        return framed(bands, cell);
    }
    let band = |cells: Vec<TextRows<ClickTarget<State>>>| {
        side_by_side(cells.into_iter().map(|rows| (cell, rows)).collect(), "│")
    };
    bands.into_iter().flat_map(band).collect()
}

/// The number of a district, and the gems that its ship offers.
fn head(context: &DrawContext<'_, State>, district: u8) -> BoardRow {
    let item = BoardItem::Ship(district);
    let offer = context.view.board().offer(district);
    let mut row = context.label(item, &(district + 1).to_string()).and(" ", Style::new());
    for gem in Gem::ALL {
        row = (0..offer[gem.index()]).fold(row, |row, _| row.and(letter(context, gem), gem_style(gem)));
    }
    row.on_click(&ClickTarget::Item(item))
}

/// The letter of a gem, as it is typed.
pub(super) fn letter(context: &DrawContext<'_, State>, gem: Gem) -> String {
    context.text(&format!("ys-letter-{}", gem.letter())).into_owned()
}

/// A zone: what it gives in the first row, who is there below.
fn zone(
    context: &DrawContext<'_, State>,
    district: u8,
    zone: Zone,
    width: usize,
    broker_rows: Option<usize>,
) -> TextRows<ClickTarget<State>> {
    let spot = Spot::zone(district, zone);
    let item = BoardItem::At(spot);
    let name = words::ys::short_spot(context.words, spot);
    let closed = context.view.board().closed() == Some(spot);
    let label =
        if closed { TextRow::styled(format!("{name}×"), style::dim()) } else { spot_label(context, spot, &name) };
    let short = label.and(" ", Style::new());
    let named = short.clone().and(format!("{} ", words::ys::zone(context.words, zone)), style::dim());
    let gives = gives(context, district, zone, width.saturating_sub(short.width()));
    let head = if named.width() + gives.width() <= width { named } else { short }.then(gives);
    let there = everybody(context, spot, width, broker_rows);
    let target = ClickTarget::Item(item);
    [head].into_iter().chain(there).map(|row| row.fitted(width).on_click(&target)).collect()
}

/// All brokers on a spot: a row for each owner if there are enough rows, otherwise as they fit. Where they do not fit,
/// those that take the most room are only counted, so that every owner is seen.
fn everybody(
    context: &DrawContext<'_, State>,
    spot: Spot,
    width: usize,
    broker_rows: Option<usize>,
) -> TextRows<ClickTarget<State>> {
    let (mut groups, counted) = (brokers(context, spot), brief_brokers(context, spot));
    let most = broker_rows.unwrap_or(CLOSE_ROWS);
    let each = broker_rows.is_some() && groups.len() <= most;
    let fits = |groups: &[BoardRow]| {
        let whole = groups.iter().all(|group| group.width() <= width);
        whole && (each || flow(groups.iter().cloned(), 1, width).len() <= most)
    };
    let mut by_width: Vec<usize> = (0..groups.len()).collect();
    by_width.sort_by_key(|place| groups[*place].width());
    while !fits(&groups)
        && let Some(widest) = by_width.pop()
    {
        groups[widest] = counted[widest].clone();
    }
    let mut there = if each { groups } else { flow(groups, 1, width) };
    there.resize_with(broker_rows.unwrap_or(there.len().max(1)), TextRow::new);
    there
}

/// A spot by its letter and digit. After the broker has been typed, the same is what remains to be typed.
pub(super) fn spot_label(context: &DrawContext<'_, State>, spot: Spot, name: &str) -> BoardRow {
    let mark = context.mark(BoardItem::At(spot));
    let style = match () {
        () if mark.is_selected => style::selected(),
        () if mark.is_open => style::key(),
        () if mark.is_changed => style::changed(),
        () => Style::new(),
    };
    TextRow::styled(name, style).on_click(&ClickTarget::Item(BoardItem::At(spot)))
}

/// What the best there wins (Y4.2).
fn gives(context: &DrawContext<'_, State>, district: u8, zone: Zone, width: usize) -> BoardRow {
    let board = context.view.board();
    if !board.is_laid_out() {
        return TextRow::new();
    }
    match zone {
        Zone::Port => TextRow::styled(context.text("ys-letter-k"), black_gem_style()),
        Zone::Trade => {
            let merchant = board.active().any(|card| card == Active::Merchant);
            let points = if merchant { MERCHANTS_TRADE } else { TRADE };
            TextRow::styled(context.text_with("screen-points", &[("points", points.into())]), style::dim())
        }
        Zone::Palace => board.character(district).map_or_else(
            || TextRow::styled("·", style::dim()),
            |character| {
                let name = TextRow::raw(words::ys::character(context.words, character));
                let brief = || TextRow::raw(words::ys::brief_character(context.words, character));
                if name.width() <= width { name } else { brief() }
            },
        ),
    }
}

/// The throne room, in King's Favour (Y7.1).
pub(super) fn throne(context: &DrawContext<'_, State>) -> Option<BoardRow> {
    let board = context.view.board();
    if !board.options().kings_favor() {
        return None;
    }
    let name = context.text("ysb-throne");
    let mut row = spot_label(context, Spot::THRONE, &name).and("  ", Style::new());
    let there = board.seats().filter(|seat| !board.throne(*seat).is_empty());
    for seat in there {
        let value =
            |place: usize| context.view.throne_value(seat, place).map_or("?".to_owned(), |value| value.to_string());
        let values: String = (0..board.throne(seat).len()).map(value).collect();
        row.push(format!("{}|{values}", style::shape(seat)), style::seat(seat));
        row.push(" ", Style::new());
    }
    Some(row.on_click(&ClickTarget::Item(BoardItem::At(Spot::THRONE))))
}

/// The sign of a player, or of the neutral.
pub(super) fn marker(context: &DrawContext<'_, State>, seat: Option<Seat>) -> BoardRow {
    seat.map_or_else(|| TextRow::styled("○", owner_style(ys::Owner::Neutral)), |seat| context.marker(seat))
}
