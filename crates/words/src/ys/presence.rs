//! Who has how much on some spots, as far as a viewer knows: known values are added up, hidden brokers are counted.

use super::names::owner as owner_name;
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use crate::{People, Words};
use ys::components::MERCENARY;
use ys::{Board, Color, Face, Named, Owner, Spot, View};

/// The brokers of one owner, or of all, on some spots.
#[derive(Clone, Copy, Default, Debug)]
pub struct Presence {
    /// The sum of the brokers whose value the viewer knows.
    pub sum: u8,
    /// Number of these brokers.
    pub seen: u8,
    /// Number of brokers whose value the viewer does not know.
    pub hidden: u8,
}

impl Presence {
    fn add(&mut self, worth: Option<u8>) {
        match worth {
            Some(worth) => (self.sum, self.seen) = (self.sum + worth, self.seen + 1),
            None => self.hidden += 1,
        }
    }
}

/// Whether there are no brokers on the wanted spots.
pub(crate) fn is_empty(board: &Board, wanted: impl Fn(Spot) -> bool) -> bool {
    !board.brokers().iter().any(|broker| wanted(broker.spot))
}

/// What a broker counts, if the viewer knows it. With the Mercenary's mark it counts 5 (Y5.14).
pub fn worth(view: &View, index: usize) -> Option<u8> {
    let marked = view.board().brokers().get(index)?.is_marked();
    if marked { Some(MERCENARY) } else { view.value(index).map(|value| value.number()) }
}

/// The brokers of an owner, or with `None` of all, on the wanted spots.
pub fn presence(view: &View, owner: Option<Owner>, wanted: impl Fn(Spot) -> bool) -> Presence {
    let mut known = Presence::default();
    for (index, broker) in view.board().brokers().iter().enumerate() {
        if wanted(broker.spot) && owner.is_none_or(|owner| broker.owner == owner) {
            known.add(worth(view, index));
        }
    }
    known
}

/// All owners in turn order, the neutral last.
pub fn in_order(board: &Board) -> impl Iterator<Item = Owner> {
    let neutral = board.owners().filter(|owner| *owner == Owner::Neutral);
    board.order().iter().copied().map(Owner::from).chain(neutral)
}

/// The owners on the wanted spots with their sums: `you 4, Perrin 6 and one hidden`; empty if there are none.
fn owners_there(words: &Words, view: &View, people: &People<'_>, wanted: impl Fn(Spot) -> bool) -> String {
    let items: Vec<String> = in_order(view.board())
        .filter_map(|owner| {
            let has = presence(view, Some(owner), &wanted);
            let name = owner_name(words, owner, people);
            (has.seen + has.hidden > 0)
                .then(|| amount(words, "ys-there-item", has).with("person", name).before_number().text())
        })
        .collect();
    list(words, Comma, &items)
}

fn amount<'a>(words: &'a Words, message: &'a str, has: Presence) -> Sentence<'a> {
    let seen = match (has.seen, has.hidden) {
        (_, 0) => "all",
        (0, _) => "none",
        _ => "some",
    };
    Sentence::new(words, message).with("seen", seen).with("sum", has.sum).with("hidden", has.hidden)
}

fn there(words: &Words, message: &str, nobody: &str, list: String) -> String {
    if list.is_empty() {
        return words.text(nobody).into_owned();
    }
    Sentence::new(words, message).with("list", list).text()
}

/// Who is on a spot, or in the row of a cell: `There now: you 4, Perrin 6 and one hidden.`
pub fn who_is_there(words: &Words, view: &View, spot: Spot, people: &People<'_>) -> String {
    match spot.row() {
        Some(row) => {
            let items = owners_there(words, view, people, |other| other.row() == Some(row));
            there(words, "ys-there-row", "ys-there-row-nobody", items)
        }
        None => {
            let items = owners_there(words, view, people, |other| other == spot);
            there(words, "ys-there", "ys-there-nobody", items)
        }
    }
}

/// Who is in a whole district, counted from 0.
pub fn who_is_in_district(words: &Words, view: &View, district: u8, people: &People<'_>) -> String {
    let items = owners_there(words, view, people, |spot| spot.district() == Some(district));
    there(words, "ys-there-district", "ys-there-district-nobody", items)
}

/// The sum of a column over all owners: `Column: 3 and one hidden.`
pub fn column_sum(words: &Words, view: &View, column: Color) -> String {
    amount(words, "ys-there-column", presence(view, None, |spot| spot.column() == Some(column))).text()
}

/// Whether the owner has several face-down brokers on the spot, so that the number of this one matters.
pub(crate) fn is_one_of_several(board: &Board, named: Named) -> bool {
    if named.spot == Spot::THRONE {
        return board.throne(named.seat).len() > 1;
    }
    let same = |broker: &&ys::Broker| {
        broker.owner == Owner::from(named.seat) && broker.spot == named.spot && broker.face() == Face::Down
    };
    board.brokers().iter().filter(same).count() > 1
}
