//! Which line tells of something that hits somebody, for every kind of event that does; and what was chosen.

use crate::helpers::{names, words};
use caylus::{Event as Caylus, Place, Section, Source, Space};
use game::{Game, Seat, SeatSet, Settings};
use words::{NarratedLine, NarrationKind, People, Spoken};
use ys::{Color, Event as Ys, Face, Owner, Spot, Value, Zone};

/// The deeds of some events, after an action of seat 1 in a new game of three.
fn told<G: Spoken>(events: &[G::Event]) -> Vec<NarratedLine> {
    let state = G::new(3, &Settings::new(G::OPTIONS), 1).unwrap();
    let names = names();
    let people = People { names: &names, you: None };
    let lines = G::narrate(words(), &state.view(None), Some(Seat::One), events, &people);
    lines.into_iter().filter(|line| line.kind == NarrationKind::Deed).collect()
}

fn seats(all: &[Seat]) -> SeatSet {
    all.iter().copied().collect()
}

fn space(number: u8) -> Space {
    Space::new(number).unwrap()
}

fn placed(seat: Seat, place: Place) -> [Caylus; 2] {
    [Caylus::Paid { seat, deniers: 1, source: Source::Placement }, Caylus::Placed { seat, place }]
}

/// Whom the last line of these events hits.
fn hit_last<G: Spoken>(events: &[G::Event]) -> SeatSet {
    told::<G>(events).last().expect("a line").hits
}

// C7.4, C7.8
#[test]
fn who_loses_points_is_hit() {
    let lost = |source| Caylus::Scored { seat: Seat::Two, points: -2, source };
    let none = [Caylus::CastleDone { seat: Seat::Two, batches: 0 }, lost(Source::NoBatch)];
    assert_eq!(hit_last::<caylus::State>(&none), seats(&[Seat::Two]));
    let section = Section::Dungeon;
    let counted = [Caylus::Counted { seat: Seat::Two, section, houses: 0 }, lost(Source::Count(section))];
    assert_eq!(hit_last::<caylus::State>(&counted), seats(&[Seat::Two]));
    let won = [Caylus::Counted { seat: Seat::Two, section, houses: 3 }];
    assert_eq!(hit_last::<caylus::State>(&won), SeatSet::NONE);
}

// C5.1, C6.1
#[test]
fn whose_worker_does_not_work_is_hit() {
    let provost = caylus::State::new(3, &Settings::new(caylus::State::OPTIONS), 1).unwrap().provost().number();
    let (here, back) = (space(provost), space(provost - 2));
    let mut events =
        [placed(Seat::One, Place::road(here)), placed(Seat::Two, Place::road(space(provost - 1)))].concat();
    events.extend(placed(Seat::Three, Place::road(back)));
    events.push(Caylus::ProvostMoved { by: Seat::Three, from: here, to: back });
    assert_eq!(hit_last::<caylus::State>(&events), seats(&[Seat::One, Seat::Two]), "both stand beyond it now");
    events.push(Caylus::Returned { seat: Seat::Two, from: Place::road(space(provost - 1)) });
    events.push(Caylus::Returned { seat: Seat::One, from: Place::road(here) });
    assert_eq!(hit_last::<caylus::State>(&events), seats(&[Seat::One, Seat::Two]), "and go home without having worked");
    // Who moves the provost away from their own worker wants it so, and onward nobody is left behind.
    let own = [
        &placed(Seat::Three, Place::road(here))[..],
        &[Caylus::ProvostMoved { by: Seat::Three, from: here, to: back }],
    ];
    assert_eq!(hit_last::<caylus::State>(&own.concat()), SeatSet::NONE);
    let on =
        [&placed(Seat::One, Place::road(here))[..], &[Caylus::ProvostMoved { by: Seat::Two, from: back, to: here }]];
    assert_eq!(hit_last::<caylus::State>(&on.concat()), SeatSet::NONE);
}

// C4.5
#[test]
fn who_is_passed_in_the_order_is_hit() {
    let order = [Seat::One, Seat::Two, Seat::Three].into_iter().collect();
    let now = [Seat::Three, Seat::One, Seat::Two].into_iter().collect();
    let events = [Caylus::OrderChanged { order }, Caylus::OrderChanged { order: now }];
    assert_eq!(hit_last::<caylus::State>(&events), seats(&[Seat::One, Seat::Two]));
}

// C4.6, C7.4, C8.3
#[test]
fn who_goes_without_because_of_others_is_hit() {
    let sent = [Caylus::Returned { seat: Seat::Two, from: Place::INN }, Caylus::InnEntered { seat: Seat::Three }];
    assert_eq!(hit_last::<caylus::State>(&sent), seats(&[Seat::Two]));
    let left = [Caylus::Returned { seat: Seat::Two, from: Place::INN }];
    assert_eq!(hit_last::<caylus::State>(&left), SeatSet::NONE, "they left by themselves");
    let no_room = [Caylus::CastleDone { seat: Seat::Two, batches: 0 }];
    assert_eq!(hit_last::<caylus::State>(&no_room), seats(&[Seat::Two]));
    let lost = [Caylus::FavorsLost { seat: Seat::Two, number: 1 }];
    assert_eq!(hit_last::<caylus::State>(&lost), seats(&[Seat::Two]));
}

// Y4.2, Y4.7, Y4.9
#[test]
fn who_had_brokers_where_another_won_is_hit() {
    let (trade, cell) = (Spot::zone(1, Zone::Trade), Spot::cell(Color::Red, 1));
    let placed = |by: Seat, number: u8, spot: Spot| Ys::Placed {
        by,
        owner: by.into(),
        value: Value::from_number(number),
        spot,
        face: Face::Up,
        shown: true,
    };
    let [one, two]: [Option<Owner>; 2] = [Some(Seat::One.into()), Some(Seat::Two.into())];
    let city =
        [placed(Seat::One, 1, trade), placed(Seat::Two, 4, trade), Ys::ZoneWon { spot: trade, owner: two, sum: 4 }];
    assert_eq!(hit_last::<ys::State>(&city), seats(&[Seat::One]));
    let row = [placed(Seat::One, 3, cell), placed(Seat::Two, 2, cell), Ys::RowWon { row: 2, owner: one, sum: 3 }];
    assert_eq!(hit_last::<ys::State>(&row), seats(&[Seat::Two]));
    let market = [placed(Seat::One, 3, cell), placed(Seat::Three, 2, cell), Ys::MarketWon { owner: one, sum: 3 }];
    assert_eq!(hit_last::<ys::State>(&market), seats(&[Seat::Three]));
    let alone = [placed(Seat::Two, 4, trade), Ys::ZoneWon { spot: trade, owner: two, sum: 4 }];
    assert_eq!(hit_last::<ys::State>(&alone), SeatSet::NONE);
}

/// What was chosen is told apart from what followed.
#[test]
fn what_followed_from_a_choice_was_not_chosen() {
    let passed = [
        Caylus::Passed { seat: Seat::One, place: 3 },
        Caylus::PhaseStarted { phase: 3 },
        Caylus::Earned { seat: Seat::Two, deniers: 3, source: Source::TradingPost },
    ];
    let chosen = |lines: Vec<NarratedLine>| lines.iter().map(|line| line.chosen).collect::<Vec<_>>();
    assert_eq!(chosen(told::<caylus::State>(&passed)), [true, false]);
    // A worker who builds: what they pay belongs to what they get.
    let tile = caylus::tiles::Tile::ALL.into_iter().find(|tile| tile.name() == "mason").unwrap();
    let built = [
        Caylus::Activated { seat: Seat::One, space: space(6) },
        Caylus::Spent { seat: Seat::One, cubes: Default::default(), source: Source::Construction(tile) },
        Caylus::Built { seat: Seat::One, tile, space: space(9) },
        Caylus::Scored { seat: Seat::One, points: 4, source: Source::Construction(tile) },
        Caylus::Returned { seat: Seat::Two, from: Place::road(space(20)) },
    ];
    assert_eq!(chosen(told::<caylus::State>(&built)), [true, false]);
    // Y2.1: of the last bid nothing is told but that all are turned up, which nobody chose.
    let bids = [Seat::One, Seat::Two, Seat::Three].map(|seat| Ys::BidShown { seat, brokers: Default::default() });
    let bids = [&[Ys::Bid { seat: Seat::One, brokers: None }][..], &bids].concat();
    assert_eq!(chosen(told::<ys::State>(&bids)), [false]);
    assert_eq!(chosen(told::<ys::State>(&bids[..1])), [true]);
    let state = told::<ys::State>(&bids);
    assert!(state[0].is_news(true) && state[0].is_news(false));
}
