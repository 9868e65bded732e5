//! The city: a column for each district, with the gems on its ship, and its three zones with what each gives and who is
//! there.

use super::{Line, brief_brokers, brokers};
use crate::screen::frames::framed;
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, beside, faint, flowing};
use crate::screen::signs;
use game::Seat;
use ratatui::style::Style;
use words::ys::Thing;
use ys::components::{MERCHANTS_TRADE, TRADE};
use ys::{Active, Gem, Spot, State, Zone};

/// Rows that the brokers of a zone take at most where there is little room.
const CLOSE_ROWS: usize = 2;

/// Close together, or in frames with so many rows for the brokers of a zone.
pub fn city(look: &Look<'_, State>, width: usize, broker_rows: Option<usize>) -> Rows<Aim<State>> {
    let districts = look.view.board().options().districts;
    let number = usize::from(districts);
    let roomy = broker_rows.is_some();
    let frame = if roomy { number + 1 } else { number - 1 };
    let cell = width.saturating_sub(frame) / number;
    let heads = (0..districts).map(|district| vec![head(look, district)]).collect();
    let zones = Zone::ALL
        .map(|zone| (0..districts).map(|district| self::zone(look, district, zone, cell, broker_rows)).collect());
    let bands: Vec<Vec<Rows<Aim<State>>>> = [heads].into_iter().chain(zones).collect();
    if roomy {
        return framed(bands, cell);
    }
    let band = |cells: Vec<Rows<Aim<State>>>| beside(cells.into_iter().map(|rows| (cell, rows)).collect(), "│");
    bands.into_iter().flat_map(band).collect()
}

/// The number of a district, and the gems that its ship offers.
fn head(look: &Look<'_, State>, district: u8) -> Line {
    let thing = Thing::Ship(district);
    let offer = look.view.board().offer(district);
    let mut row = look.label(thing, &(district + 1).to_string()).and(" ", Style::new());
    for gem in Gem::ALL {
        row = (0..offer[gem.index()]).fold(row, |row, _| row.and(letter(look, gem), signs::of_gem(gem)));
    }
    row.aimed(&Aim::Thing(thing))
}

/// The letter of a gem, as it is typed.
pub fn letter(look: &Look<'_, State>, gem: Gem) -> String {
    look.say(&format!("ys-letter-{}", gem.letter())).into_owned()
}

/// A zone: what it gives in the first row, who is there below.
fn zone(
    look: &Look<'_, State>,
    district: u8,
    zone: Zone,
    width: usize,
    broker_rows: Option<usize>,
) -> Rows<Aim<State>> {
    let spot = Spot::zone(district, zone);
    let thing = Thing::At(spot);
    let name = words::ys::short_spot(look.words, spot);
    let closed = look.view.board().closed() == Some(spot);
    let label = if closed { Row::of(format!("{name}×"), faint()) } else { spot_label(look, spot, &name) };
    let short = label.and(" ", Style::new());
    let named = short.clone().and(format!("{} ", words::ys::zone(look.words, zone)), faint());
    let gives = gives(look, district, zone, width.saturating_sub(short.width()));
    let head = if named.width() + gives.width() <= width { named } else { short }.then(gives);
    let there = everybody(look, spot, width, broker_rows);
    let aim = Aim::Thing(thing);
    [head].into_iter().chain(there).map(|row| row.filled(width).aimed(&aim)).collect()
}

/// Everybody's brokers on a spot: a row for each owner if there are so many rows, otherwise as they fit. Where they do not,
/// those that take the most room are only counted, so that everybody who is there is seen.
fn everybody(look: &Look<'_, State>, spot: Spot, width: usize, broker_rows: Option<usize>) -> Rows<Aim<State>> {
    let (mut groups, counted) = (brokers(look, spot), brief_brokers(look, spot));
    let most = broker_rows.unwrap_or(CLOSE_ROWS);
    let each = broker_rows.is_some() && groups.len() <= most;
    let fits = |groups: &[Line]| {
        let whole = groups.iter().all(|group| group.width() <= width);
        whole && (each || flowing(groups.iter().cloned(), 1, width).len() <= most)
    };
    let mut by_width: Vec<usize> = (0..groups.len()).collect();
    by_width.sort_by_key(|place| groups[*place].width());
    while !fits(&groups)
        && let Some(widest) = by_width.pop()
    {
        groups[widest] = counted[widest].clone();
    }
    let mut there = if each { groups } else { flowing(groups, 1, width) };
    there.resize_with(broker_rows.unwrap_or(there.len().max(1)), Row::new);
    there
}

/// A spot by its letter and digit. After the broker has been typed, the same is what remains to be typed.
pub fn spot_label(look: &Look<'_, State>, spot: Spot, name: &str) -> Line {
    let mark = look.mark(Thing::At(spot));
    let style = match () {
        () if mark.is_pointed => signs::pointed(),
        () if mark.is_open => signs::key(),
        () if mark.is_fresh => signs::fresh(),
        () => Style::new(),
    };
    Row::of(name, style).aimed(&Aim::Thing(Thing::At(spot)))
}

/// What the best there wins (Y4.2).
fn gives(look: &Look<'_, State>, district: u8, zone: Zone, width: usize) -> Line {
    let board = look.view.board();
    if !board.is_laid_out() {
        return Row::new();
    }
    match zone {
        Zone::Port => Row::of("K", signs::of_black()),
        Zone::Trade => {
            let merchant = board.active().any(|card| card == Active::Merchant);
            let points = if merchant { MERCHANTS_TRADE } else { TRADE };
            Row::of(look.tell("screen-points", &[("points", points.into())]), faint())
        }
        Zone::Palace => board.character(district).map_or_else(
            || Row::of("·", faint()),
            |character| {
                let name = Row::plain(words::ys::character(look.words, character));
                let brief = || Row::plain(words::ys::brief_character(look.words, character));
                if name.width() <= width { name } else { brief() }
            },
        ),
    }
}

/// The throne room, in King's Favour (Y7.1).
pub fn throne(look: &Look<'_, State>) -> Option<Line> {
    let board = look.view.board();
    if !board.options().kings_favor {
        return None;
    }
    let name = look.say("ysb-throne");
    let mut row = spot_label(look, Spot::THRONE, &name).and("  ", Style::new());
    let there = board.seats().filter(|seat| !board.throne(*seat).is_empty());
    for seat in there {
        let value =
            |place: usize| look.view.throne_value(seat, place).map_or("?".to_owned(), |value| value.to_string());
        let values: String = (0..board.throne(seat).len()).map(value).collect();
        row.push(format!("{}|{values}", signs::shape(seat)), signs::of_seat(seat));
        row.push(" ", Style::new());
    }
    Some(row.aimed(&Aim::Thing(Thing::At(Spot::THRONE))))
}

/// The sign of a seat and its order, for lists.
pub fn marker(look: &Look<'_, State>, seat: Option<Seat>) -> Line {
    seat.map_or_else(|| Row::of("○", signs::of_owner(ys::Owner::Neutral)), |seat| look.marker(seat))
}
