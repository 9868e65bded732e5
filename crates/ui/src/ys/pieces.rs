//! The pieces that move: brokers in city, market and throne room, and the cards in the palaces. Each is an element with an
//! id of its own that it keeps wherever it goes, so that it is seen to glide there. The numbers count placements, which
//! are public.

use super::BoardIndex;
use super::card::card;
use super::choice::placed_value;
use super::geometry::{in_throne_room, stand};
use super::token::{Side, foreseen, token};
use crate::Scene;
use crate::board::draw::ticks;
use crate::board::index::by_others;
use game::{Entry, Seat};
use maud::{PreEscaped, html};
use ys::BoardItem;
use ys::{Action, Board, Event, Face, Named, Owner, Spot, State, Value, Values, View};

/// The most brokers of one owner in city and market.
pub(super) const MOST: u8 = 8;

pub(super) fn broker_id(owner: Owner, number: u8) -> String {
    format!("b{}-{number}", owner.number())
}

pub(super) fn throne_id(seat: Seat, place: usize) -> String {
    format!("t{seat}-{place}")
}

/// What a broker counts, as far as the viewer knows (Y5.14).
pub(super) fn worth(view: &View, index: usize) -> Option<u8> {
    let marked = view.board().brokers().get(index)?.is_marked();
    if marked { Some(ys::components::MERCENARY) } else { view.value(index).map(Value::number) }
}

/// A broker as the log tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FollowedBroker {
    owner: Owner,
    number: u8,
    spot: Spot,
    face: Face,
    value: Option<Value>,
    /// The entry of the log that told of it last.
    entry: usize,
}

/// The lowest number that none of the owner's brokers has.
fn free_number(brokers: &[FollowedBroker], owner: Owner) -> u8 {
    let taken = |number: &u8| brokers.iter().any(|broker| broker.owner == owner && broker.number == *number);
    (1..MOST).find(|number| !taken(number)).unwrap_or(MOST)
}

/// Which broker is meant: the one with this public name, or else the oldest that lies there face up with this value.
fn find(
    brokers: &[FollowedBroker],
    seat: Seat,
    from: Spot,
    name: Option<Named>,
    value: Option<Value>,
) -> Option<usize> {
    let face = if name.is_some() { Face::Down } else { Face::Up };
    let there =
        |broker: &FollowedBroker| broker.owner == Owner::from(seat) && broker.spot == from && broker.face == face;
    let mut there = brokers.iter().enumerate().filter(|(_, broker)| there(broker));
    let found = match name {
        Some(name) => there.nth(usize::from(name.number).saturating_sub(1)),
        None => there.find(|(_, broker)| broker.value == value),
    };
    found.map(|(index, _)| index)
}

/// Follows the brokers through what happened, in the order of the board's own list: a broker that is moved keeps its place
/// there.
fn follow<'a>(log: impl Iterator<Item = (usize, &'a Entry<State>)>) -> Vec<FollowedBroker> {
    let mut brokers: Vec<FollowedBroker> = Vec::new();
    for (number, entry) in log {
        // Two that change places are named as they lay before (Y5.12).
        let moves = entry.events.iter().filter_map(|event| match *event {
            Event::Moved { seat, from, to, broker, value, .. } => {
                Some((find(&brokers, seat, from, broker, value)?, to))
            }
            _ => None,
        });
        for (index, to) in moves.collect::<Vec<_>>() {
            let broker = &mut brokers[index];
            broker.entry = number;
            // From the throne room comes another one, which lies face down in its place.
            if to == Spot::THRONE {
                broker.face = Face::Down;
            } else {
                broker.spot = to;
            }
        }
        for event in &entry.events {
            match *event {
                Event::Placed { owner, value, spot, face, .. } => {
                    let broker = FollowedBroker {
                        owner,
                        number: free_number(&brokers, owner),
                        spot,
                        face,
                        value,
                        entry: number,
                    };
                    brokers.push(broker);
                }
                Event::Revealed { owner, spot, .. } => {
                    let turned = |broker: &&mut FollowedBroker| broker.owner == owner && broker.spot == spot;
                    for broker in brokers.iter_mut().filter(turned).filter(|broker| broker.face == Face::Down) {
                        broker.entry = number;
                    }
                }
                Event::DistrictOver { district } => {
                    brokers.retain(|broker| broker.spot.district() != Some(district - 1))
                }
                Event::RoundOver { .. } => brokers.clear(),
                _ => {}
            }
        }
    }
    brokers
}

/// A broker on the board with its number, and whether it is news.
struct Numbered {
    index: usize,
    number: u8,
    is_new: bool,
}

/// The brokers of the board's list with their numbers. A position that was set up has brokers of which the log tells
/// nothing: they get the numbers that are left.
fn numbered(scene: &Scene<'_, State>, board: &Board) -> Vec<Numbered> {
    let first_news = by_others(scene).next().map_or(usize::MAX, |(number, _)| number);
    // A log that begins later begins with a round, when the board is empty.
    let mut told = follow(scene.entries_shown());
    let mut known: Vec<Option<FollowedBroker>> = Vec::new();
    for broker in board.brokers() {
        let found = told.iter().position(|other| other.owner == broker.owner && other.spot == broker.spot);
        known.push(found.map(|found| told.remove(found)));
    }
    let mut taken: Vec<FollowedBroker> = known.iter().flatten().copied().collect();
    let mut all = Vec::new();
    for (index, (broker, known)) in board.brokers().iter().zip(known).enumerate() {
        let known = known.unwrap_or_else(|| {
            let number = free_number(&taken, broker.owner);
            let told = FollowedBroker {
                owner: broker.owner,
                number,
                spot: broker.spot,
                face: broker.face(),
                value: None,
                entry: 0,
            };
            taken.push(told);
            told
        });
        all.push(Numbered { index, number: known.number, is_new: known.entry >= first_news });
    }
    all
}

/// All pieces as children of the board.
pub(super) fn pieces(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let board = look.view.board();
    let mut all = Vec::new();
    for district in 0..board.options().districts {
        if let Some(character) = board.character(district) {
            let id = format!("card-{}", district + 1);
            let drawing = card(look.words, character);
            let markup =
                html! { div class="placed town palace-card" id=(id) aria-hidden="true" { (PreEscaped(drawing)) } };
            all.push((id, markup.into_string()));
        }
    }
    all.extend(brokers(look));
    all.extend(ghosts(look));
    all.extend(throne(look));
    all
}

/// The brokers of a spot stand in the order of the seats, face up before face down; nothing hidden has a say in that.
fn brokers(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let (view, board) = (look.view, look.view.board());
    let numbered = numbered(look.scene, board);
    let mut all = Vec::new();
    for spot in Spot::all() {
        let mut here: Vec<&Numbered> = numbered.iter().filter(|one| board.brokers()[one.index].spot == spot).collect();
        here.sort_by_key(|one| (board.brokers()[one.index].owner, board.brokers()[one.index].face() == Face::Down));
        let number = here.len();
        for (place, one) in here.into_iter().enumerate() {
            let broker = &board.brokers()[one.index];
            let (id, side) = (broker_id(broker.owner, one.number), Side::of(view, broker, view.value(one.index)));
            let mut drawing = token(broker.owner, side, broker.is_marked());
            if one.is_new && !spot.is_market() {
                drawing += &ticks(30., 30.);
            }
            let (where_, scope) = (stand(spot, number, place), if spot.is_market() { "market-side" } else { "town" });
            all.push((id.clone(), piece(&id, &format!("placed piece token {scope} {where_}"), &drawing)));
        }
    }
    all.sort_by(|one, other| one.0.cmp(&other.0));
    all
}

fn piece(id: &str, class: &str, drawing: &str) -> String {
    html! { svg class=(class) id=(id) viewBox="0 0 30 30" aria-hidden="true" { (PreEscaped(drawing)) } }.into_string()
}

/// Where a broker can be placed, and the lock of the Queen (Y5.15): beside those that are there.
fn ghosts(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let board = look.view.board();
    let here = |spot: Spot| board.brokers().iter().filter(|broker| broker.spot == spot).count();
    let mut all = Vec::new();
    if let Some(spot) = board.closed() {
        let class = format!("placed token lock town {}", stand(spot, here(spot), here(spot)));
        let lock = html! {
            svg class=(class) id="queens-lock" viewBox="0 0 32 36" aria-hidden="true" { use href="#royal-lock" {} }
        };
        all.push(("queens-lock".to_owned(), lock.into_string()));
    }
    for spot in Spot::all() {
        let Some(drawing) = ghost(look, spot) else { continue };
        let (id, scope) = (format!("ghost-{spot}"), if spot.is_market() { "market-side" } else { "town" });
        let class = format!("placed piece token ghost {scope} {}", stand(spot, here(spot), here(spot)));
        all.push((id.clone(), piece(&id, &class, &drawing)));
    }
    all
}

/// What would come to stand on a spot: a ghost, which becomes the chosen broker as it would lie when it is pointed at.
fn ghost(look: &BoardIndex<'_>, spot: Spot) -> Option<String> {
    let seat = look.asked()?;
    let actions = look.actions(BoardItem::At(spot));
    let (owner, up) = match actions.first()? {
        Action::Up(..) | Action::UpFrom(..) => (Owner::from(seat), true),
        Action::Down(..) | Action::DownFrom(..) => (Owner::from(seat), false),
        Action::Neutral(..) => (Owner::Neutral, false),
        Action::Herald(..) => (Owner::from(seat), true),
        _ => return None,
    };
    let mut values = Values::NONE;
    for value in actions.iter().filter_map(|action| placed_value(*action)) {
        values = if values.count(value) == 0 { values.with(value) } else { values };
    }
    let empty = if up { "ghost-broker-up" } else { "ghost-broker-down" };
    let full = foreseen(owner, up, values);
    Some(format!(r##"<use class="ghost-empty" href="#{empty}"/><g class="ghost-full">{full}</g>"##))
}

/// The throne room: a column for each player in the order of the seats, a row for each round (Y7.1).
fn throne(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let (view, board) = (look.view, look.view.board());
    let rows = throne_rows(board);
    let columns = board.seats().len();
    let mut all = Vec::new();
    for (column, seat) in board.seats().enumerate() {
        for place in 0..board.throne(seat).len() {
            let side = match view.throne_value(seat, place) {
                // At the end everything is shown (Y7.2).
                Some(value) if board.step() == ys::Step::End => Side::Up(value),
                Some(value) if view.viewer() == Some(seat) => Side::Own(value),
                Some(value) => Side::Seen(value),
                None => Side::Down,
            };
            let (id, at) = (throne_id(seat, place), in_throne_room(rows, columns, place, column));
            all.push((
                id.clone(),
                piece(&id, &format!("placed piece token town {at}"), &token(seat.into(), side, false)),
            ));
        }
    }
    all
}

/// How many rounds have sent brokers to the throne room.
pub(super) fn throne_rows(board: &Board) -> usize {
    board.seats().map(|seat| board.throne(seat).len()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Settings};

    fn entry(events: &[Event]) -> Entry<State> {
        let before = State::new(4, &Settings::new(State::OPTIONS), 1).unwrap().view(None);
        Entry { before, seat: None, action: String::new(), events: events.to_vec(), scores: Vec::new() }
    }

    fn placed(seat: Seat, spot: &str, face: Face) -> Event {
        let value = (face == Face::Up).then_some(Value::Three);
        let (owner, spot, shown) = (seat.into(), spot.parse().unwrap(), face == Face::Up);
        Event::Placed { by: seat, owner, value, spot, face, shown }
    }

    /// Y4.6, Y5.12: a broker that moves stays the same broker; numbers of those that went back are free again.
    #[test]
    fn a_broker_keeps_its_number() {
        let (seat, spot) = (Seat::Two, |name: &str| name.parse::<Spot>().unwrap());
        let mut log = vec![entry(&[
            placed(seat, "port1", Face::Up),
            placed(seat, "port1", Face::Down),
            placed(seat, "b2", Face::Down),
        ])];
        let name = |spot, number| Some(Named { seat, spot, number });
        let moved = |from, to, broker| Event::Moved { seat, from, to, broker, value: None, shown: false };
        let (port, cell) = (spot("port1"), spot("b2"));
        log.push(entry(&[moved(port, cell, name(port, 1)), moved(cell, port, name(cell, 1))]));
        let stand = |log: &[Entry<State>]| -> Vec<(u8, Spot)> {
            follow(log.iter().enumerate()).into_iter().map(|broker| (broker.number, broker.spot)).collect()
        };
        assert_eq!(stand(&log), [(1, port), (2, cell), (3, port)]);
        log.push(entry(&[Event::DistrictOver { district: 1 }, placed(seat, "g1", Face::Up)]));
        assert_eq!(stand(&log), [(2, cell), (1, spot("g1"))]);
        log.push(entry(&[Event::RoundOver { round: 1 }]));
        assert_eq!(stand(&log), []);
    }
}
