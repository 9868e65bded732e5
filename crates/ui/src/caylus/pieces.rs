//! The pieces that move: workers, markers of who has passed, favour markers. Each is an element with
//! an id of its own that it keeps wherever it goes, so that it is seen to glide there.

use super::geometry::LOOSE;
use super::index::BoardIndex;
use crate::{Scene, StandingPiece};
use caylus::{Event, Line, Place, Space, State};
use game::{Entry, Seat};
use maud::{Markup, html};

/// Everybody's workers (C0.1).
pub(super) const WORKERS: u8 = 6;

/// Where a worker stands. The Inn has two places (C3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stand {
    At(Place),
    InnRight,
}

/// A worker on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Worker {
    seat: Seat,
    number: u8,
    stand: Stand,
}

impl Stand {
    /// Where workers can stand, apart from the road.
    const OFF_THE_ROAD: [Stand; 8] = [
        Stand::At(Place::GATE),
        Stand::At(Place::POST),
        Stand::At(Place::GUILD),
        Stand::At(Place::JOUST),
        Stand::At(Place::STABLES),
        Stand::At(Place::INN),
        Stand::At(Place::CASTLE),
        Stand::InnRight,
    ];

    /// The number of a space of the road; others count down from the highest.
    fn number(self) -> u8 {
        let off_the_road = Stand::OFF_THE_ROAD.iter().position(|stand| *stand == self);
        match (off_the_road, self) {
            (None, Stand::At(place)) => place.space().map_or(0, Space::number),
            (at, _) => u8::MAX - at.unwrap_or(0) as u8,
        }
    }

    fn from_number(number: u8) -> Option<Stand> {
        let on_the_road = Space::new(number).map(|space| Stand::At(Place::road(space)));
        on_the_road.or_else(|| Stand::OFF_THE_ROAD.get(usize::from(u8::MAX - number)).copied())
    }
}

impl Worker {
    fn read(piece: &StandingPiece) -> Option<Worker> {
        Some(Worker { seat: piece.seat, number: piece.number, stand: Stand::from_number(piece.spot)? })
    }
}

/// The workers on the board after these entries; some stood there before.
pub(super) fn standing_after(before: &[StandingPiece], log: &[Entry<State>]) -> Vec<StandingPiece> {
    let workers = follow(before.iter().filter_map(Worker::read).collect(), log.iter());
    workers
        .iter()
        .map(|Worker { seat, number, stand }| StandingPiece { seat: *seat, number: *number, spot: stand.number() })
        .collect()
}

pub(super) fn worker_id(seat: Seat, number: u8) -> String {
    format!("w{seat}-{number}")
}

pub(super) fn pass_id(seat: Seat) -> String {
    format!("pass{seat}")
}

pub(super) fn marker_id(seat: Seat, line: Line) -> String {
    format!("f{seat}{}", line.letter())
}

/// The lowest number that none of the seat's workers has.
fn free_number(workers: &[Worker], seat: Seat) -> u8 {
    let taken = |number: &u8| workers.iter().any(|worker| worker.seat == seat && worker.number == *number);
    (1..WORKERS).find(|number| !taken(number)).unwrap_or(WORKERS)
}

/// Follows workers through what happened. A worker keeps its number from when it is placed until it comes home.
fn follow<'a>(mut workers: Vec<Worker>, log: impl Iterator<Item = &'a Entry<State>>) -> Vec<Worker> {
    let find = |workers: &[Worker], seat, stand| {
        workers.iter().position(|worker| worker.seat == seat && worker.stand == stand)
    };
    for event in log.flat_map(|entry| &entry.events) {
        match *event {
            Event::Placed { seat, place } => {
                let number = free_number(&workers, seat);
                workers.push(Worker { seat, number, stand: Stand::At(place) });
            }
            Event::Moved { seat, place } => {
                if let Some(at) = find(&workers, seat, Stand::At(Place::GATE)) {
                    workers[at].stand = Stand::At(place);
                }
            }
            Event::InnEntered { seat } => {
                if let Some(at) = find(&workers, seat, Stand::At(Place::INN)) {
                    workers[at].stand = Stand::InnRight;
                }
            }
            Event::Returned { seat, from } => {
                // C4.6: only who stands on the right place ever leaves the Inn.
                let stand = if from == Place::INN { Stand::InnRight } else { Stand::At(from) };
                if let Some(at) = find(&workers, seat, stand) {
                    workers.remove(at);
                }
            }
            _ => {}
        }
    }
    workers
}

/// Everybody who stands on the board, in its order, with the class of the spot.
fn standing(state: &State) -> Vec<(Seat, Stand, String)> {
    let mut all = Vec::new();
    let special = state.special();
    for place in [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::INN] {
        all.extend(special.at(place).map(|seat| (seat, Stand::At(place), format!("on-{place}-0"))));
    }
    all.extend(special.inn_right.map(|seat| (seat, Stand::InnRight, "on-inn-1".to_owned())));
    for (place, queue) in [(Place::STABLES, special.stables), (Place::CASTLE, state.castle().queue)] {
        let each = queue.iter().enumerate();
        all.extend(each.map(|(at, seat)| (seat, Stand::At(place), format!("on-{place}-{at}"))));
    }
    for space in Space::all() {
        let worker = state.road().worker(space);
        all.extend(worker.map(|seat| (seat, Stand::At(Place::road(space)), format!("on-{space}"))));
    }
    all
}

/// The workers with their numbers and spots. A position that was set up has workers of whom the log tells nothing: they
/// get the numbers that are left, in the order of the board.
fn workers(scene: &Scene<'_, State>, state: &State) -> Vec<(Worker, String)> {
    let before = scene.standing.iter().filter_map(Worker::read).collect();
    let known = follow(before, scene.entries_shown().map(|(_, entry)| entry));
    let standing = standing(state);
    let number = |seat, stand| known.iter().find(|worker| worker.seat == seat && worker.stand == stand);
    let mut placed: Vec<Worker> =
        standing.iter().filter_map(|(seat, stand, _)| number(*seat, *stand).copied()).collect();
    let mut all = Vec::new();
    for (seat, stand, class) in standing {
        let worker = placed.iter().find(|worker| worker.seat == seat && worker.stand == stand).copied();
        let worker = worker.unwrap_or_else(|| {
            let worker = Worker { seat, number: free_number(&placed, seat), stand };
            placed.push(worker);
            worker
        });
        all.push((worker, class));
    }
    // In the order of their numbers, so that a worker that moves keeps its place in the page.
    all.sort_by_key(|(worker, _)| (worker.seat, worker.number));
    all
}

fn piece(id: &str, class: &str, symbol: &str, frame: &str) -> Markup {
    html! {
        svg class=(class) id=(id) viewBox=(frame) aria-hidden="true" { use href=(format!("#{symbol}")) {} }
    }
}

/// All pieces as children of the board.
pub(super) fn pieces(look: &BoardIndex<'_>) -> Vec<(String, String)> {
    let state = look.view;
    let mut all = Vec::new();
    let mut push = |id: String, markup: Markup| all.push((id, markup.into_string()));
    for (worker, spot) in workers(look.scene, state) {
        let (id, symbol) = (worker_id(worker.seat, worker.number), format!("worker-{}", worker.seat));
        let markup = piece(&id, &format!("placed piece town {spot}"), &symbol, "0 0 24 30");
        push(id, markup);
    }
    for (place, seat) in state.passed().iter().enumerate() {
        let id = pass_id(seat);
        let markup = piece(&id, &format!("placed piece town pass-{place}"), &format!("marker-{seat}"), "0 0 16 16");
        push(id, markup);
    }
    for line in Line::ALL {
        for column in 1..=5 {
            let here = |seat: &Seat| state.player(*seat).markers[line as usize] == column;
            let seats: Vec<Seat> = Seat::first(state.players()).filter(here).collect();
            let tight = if seats.len() > LOOSE { "-t" } else { "" };
            for (place, seat) in seats.into_iter().enumerate() {
                let (id, letter) = (marker_id(seat, line), line.letter());
                let class = format!("placed piece favor in-{letter}{column}-{place}{tight}");
                let markup = piece(&id, &class, &format!("marker-{seat}"), "0 0 16 16");
                push(id, markup);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Settings};

    fn entry(events: &[Event]) -> Entry<State> {
        let before = State::new(2, &Settings::new(State::OPTIONS), 1).unwrap();
        Entry { before, seat: None, action: String::new(), events: events.to_vec(), scores: Vec::new() }
    }

    /// C4.1, C4.6, C4.7: a worker that moves stays the same worker; numbers of those who went home are free again.
    #[test]
    fn a_worker_keeps_its_number() {
        let (seat, place) = (Seat::Two, |number| Place::road(Space::new(number).unwrap()));
        let mut log = vec![entry(&[
            Event::Placed { seat, place: Place::INN },
            Event::Placed { seat, place: Place::GATE },
            Event::Placed { seat, place: place(3) },
        ])];
        log.push(entry(&[Event::Moved { seat, place: place(1) }, Event::InnEntered { seat }]));
        let numbers = |log: &[Entry<State>]| -> Vec<(u8, Stand)> {
            follow(Vec::new(), log.iter()).into_iter().map(|worker| (worker.number, worker.stand)).collect()
        };
        let moved = [(1, Stand::InnRight), (2, Stand::At(place(1))), (3, Stand::At(place(3)))];
        assert_eq!(numbers(&log), moved);
        log.push(entry(&[Event::Returned { seat, from: place(1) }, Event::Placed { seat, place: Place::INN }]));
        log.push(entry(&[Event::Returned { seat, from: Place::INN }, Event::InnEntered { seat }]));
        assert_eq!(numbers(&log), [(3, Stand::At(place(3))), (2, Stand::InnRight)]);
    }
}
