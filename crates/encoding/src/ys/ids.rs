//! The ids of Ys: what is chosen first, and the parts that some actions still need. A test holds them against
//! `golden/ys-v0.txt`.
//!
//! | action | steps |
//! |---|---|
//! | `up 3 port1`, `down`, `neutral`, `up 4/1 port1` | the broker; the spot |
//! | `play queen port1` | the card; the spot |
//! | `look 2:port1#1` | whose, counted from the player's own seat; the spot; the number |
//! | `play herald 1@b2 port1` | the card; the spot of the broker; its sign; the new spot |
//! | `play mage 1@b2 3@port1/down` | the card; the spot of the first broker; its sign; the same of the second |
//! | everything else | one |
//!
//! The sign of a broker is what it counts and how it lies, or its number there in a game from memory (Y3.6).

use crate::encoded::{relative, seat_after};
use crate::{Reading, Steps};
use ::ys::components::MERCENARY;
use ::ys::{Action, Color, Direction, Face, Gem, Named, OwnBroker, Spot, Swap, Value};
use game::Seat;
use std::sync::LazyLock;

const BID: u16 = 0;
const ORDER: u16 = BID + 15;
pub(super) const UP: u16 = ORDER + 4;
const DOWN: u16 = UP + 5;
const NEUTRAL: u16 = DOWN + 5;
const UP_FROM: u16 = NEUTRAL + 5;
const DOWN_FROM: u16 = UP_FROM + 20;
const QUEEN: u16 = DOWN_FROM + 20;
const LOOK: u16 = QUEEN + 1;
const MAGE: u16 = LOOK + 3;
const HERALD: u16 = MAGE + 1;
/// From the first broker to the Herald: what is chosen first of an action that goes on.
pub(super) const BEGINNINGS: std::ops::Range<u16> = UP..HERALD + 1;
pub(super) const AT: u16 = HERALD + 1;
pub(super) const SPOTS: u16 = 25;
pub(super) const SIGN: u16 = AT + SPOTS;
pub(super) const SIGNS: u16 = 2 * (MERCENARY as u16 + 1) + NAMES_BY_PLACE;
const BY_PLACE: u16 = SIGN + 2 * (MERCENARY as u16 + 1);
const NAMES_BY_PLACE: u16 = 9;
const ILLUSIONIST: u16 = SIGN + SIGNS;
const MERCENARY_UP: u16 = ILLUSIONIST + 1;
const MERCENARY_DOWN: u16 = MERCENARY_UP + 1;
const CAPTAIN: u16 = MERCENARY_DOWN + 1;
const SCHEMER: u16 = CAPTAIN + 6;
const MERCHANT: u16 = SCHEMER + 1;
const GEM: u16 = MERCHANT + 1;
const COLOR: u16 = GEM + 5;
const RANK: u16 = COLOR + 4;
const QUOTE: u16 = RANK + 4;
const ALCHEMIST: u16 = QUOTE + 8;
const BANKER: u16 = ALCHEMIST + 12;
const JEWELLER: u16 = BANKER + 12;
const THRONE: u16 = JEWELLER + 10;
const SKIP: u16 = THRONE + 5;
/// How many ids there are.
pub(super) const NUMBER: u16 = SKIP + 1;

/// The pairs of districts whose ships the Captain swaps.
const DISTRICTS: [(u8, u8); 6] = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Whether an id is the first step of placing a broker.
#[inline]
pub(super) fn is_placement(id: u16) -> bool {
    (UP..QUEEN).contains(&id)
}

/// The id of a spot.
#[inline]
pub(super) fn at(spot: Spot) -> u16 {
    AT + u16::from(spot.index())
}

/// The ids of an action of a seat; `None` for an action that is never legal.
#[inline]
pub(super) fn steps(action: Action, seat: Seat, players: u8) -> Option<Steps> {
    let (first, spot) = match action {
        Action::Up(value, spot) => (UP + value as u16, spot),
        Action::Down(value, spot) => (DOWN + value as u16, spot),
        Action::Neutral(value, spot) => (NEUTRAL + value as u16, spot),
        Action::UpFrom(value, by, spot) => (UP_FROM + exchange(value as u16, by as u16, 5)?, spot),
        Action::DownFrom(value, by, spot) => (DOWN_FROM + exchange(value as u16, by as u16, 5)?, spot),
        Action::Queen(spot) => (QUEEN, spot),
        Action::Look(named) => return look(named, seat, players),
        Action::Mage(swap) => {
            let [first, second] = swap.both();
            return Steps::of(&[MAGE, at(first.spot()), sign(first)?, at(second.spot()), sign(second)?]);
        }
        Action::Herald(own, to) => return Steps::of(&[HERALD, at(own.spot()), sign(own)?, at(to)]),
        _ => return single(action).map(Steps::one),
    };
    let mut steps = Steps::one(first);
    steps.push(at(spot));
    Some(steps)
}

/// The id of an action that takes one step.
fn single(action: Action) -> Option<u16> {
    Some(match action {
        Action::Bid(high, low) => BID + pair(high as u16, low as u16),
        Action::Order(place) => ORDER + u16::from(place).checked_sub(1).filter(|at| *at < 4)?,
        Action::Illusionist => ILLUSIONIST,
        Action::Mercenary(Face::Up) => MERCENARY_UP,
        Action::Mercenary(Face::Down) => MERCENARY_DOWN,
        Action::Captain(first, second) => CAPTAIN + DISTRICTS.iter().position(|pair| *pair == (first, second))? as u16,
        Action::Schemer => SCHEMER,
        Action::Merchant => MERCHANT,
        Action::Gem(gem) => GEM + gem as u16,
        Action::Color(color) => COLOR + color as u16,
        Action::Rank(color) => RANK + color as u16,
        Action::Quote(color, direction) => QUOTE + 2 * color as u16 + u16::from(direction == Direction::Down),
        Action::Alchemist(give, get) => ALCHEMIST + exchange(give as u16, get as u16, 4)?,
        Action::Banker(up, down) => BANKER + exchange(up as u16, down as u16, 4)?,
        Action::Jeweller(first, second) => JEWELLER + pair(second as u16, first as u16),
        Action::Throne(value) => THRONE + value as u16,
        Action::Skip => SKIP,
        _ => return None,
    })
}

/// The number of a pair in the order 00, 10, 11, 20, 21, 22 ...
fn pair(high: u16, low: u16) -> u16 {
    high * (high + 1) / 2 + low
}

/// The number of two that are different, out of `of` each.
fn exchange(one: u16, other: u16, of: u16) -> Option<u16> {
    (one != other).then(|| one * (of - 1) + other - u16::from(other > one))
}

fn look(named: Named, seat: Seat, players: u8) -> Option<Steps> {
    let after = (relative(named.seat, seat, players) as u16).checked_sub(1)?;
    let number = u16::from(named.number).checked_sub(1).filter(|at| *at < NAMES_BY_PLACE)?;
    Steps::of(&[LOOK + after, at(named.spot), BY_PLACE + number])
}

fn sign(own: OwnBroker) -> Option<u16> {
    match (own.worth(), own.number()) {
        (Some(worth), _) => Some(SIGN + 2 * u16::from(worth) + u16::from(own.face() == Face::Down)),
        (None, Some(number)) => Some(BY_PLACE + u16::from(number).checked_sub(1)?).filter(|id| *id < ILLUSIONIST),
        (None, None) => None,
    }
}

/// What ids mean that a seat has chosen one after another.
#[inline]
pub(super) fn read(steps: &Steps, seat: Seat, players: u8) -> Reading<Action> {
    let (first, more) = match steps.ids() {
        [] => return Reading::Begun,
        [first, more @ ..] => (*first, more),
    };
    let whole = if BEGINNINGS.contains(&first) {
        let length = length(first);
        if more.len() + 1 < length {
            return if more.iter().zip(1..).all(|(id, place)| fits(first, *id, place)) {
                Reading::Begun
            } else {
                Reading::Nothing
            };
        }
        whole(first, more, seat, players)
    } else if more.is_empty() {
        one(first)
    } else {
        None
    };
    whole.map_or(Reading::Nothing, Reading::Whole)
}

/// How many ids an action takes that begins so.
fn length(first: u16) -> usize {
    match first {
        MAGE => 5,
        HERALD => 4,
        LOOK..MAGE => 3,
        _ => 2,
    }
}

/// Whether an id may stand at this place, counted from 0, of an action that begins so: spots and signs take turns.
fn fits(first: u16, id: u16, place: usize) -> bool {
    let spot = place % 2 == 1;
    let sign = if (LOOK..MAGE).contains(&first) { BY_PLACE..ILLUSIONIST } else { SIGN..ILLUSIONIST };
    if spot { (AT..SIGN).contains(&id) } else { sign.contains(&id) }
}

/// The action of several ids.
#[inline]
fn whole(first: u16, more: &[u16], seat: Seat, players: u8) -> Option<Action> {
    let value = |id: u16, from: u16| Value::from_number((id - from) as u8);
    if let [spot] = more {
        let spot = read_spot(*spot).filter(|spot| *spot != Spot::THRONE)?;
        return Some(match first {
            UP..DOWN => Action::Up(value(first, UP)?, spot),
            DOWN..NEUTRAL => Action::Down(value(first, DOWN)?, spot),
            NEUTRAL..UP_FROM => Action::Neutral(value(first, NEUTRAL)?, spot),
            UP_FROM..DOWN_FROM => {
                let (value, by) = two_values(first - UP_FROM)?;
                Action::UpFrom(value, by, spot)
            }
            DOWN_FROM..QUEEN => {
                let (value, by) = two_values(first - DOWN_FROM)?;
                Action::DownFrom(value, by, spot)
            }
            QUEEN => Action::Queen(spot),
            _ => return None,
        });
    }
    match (first, more) {
        (LOOK..MAGE, [spot, number]) => {
            let after = first - LOOK + 1;
            let seat = seat_after(seat, after.into(), players).filter(|_| after < players.into())?;
            let number = number.checked_sub(BY_PLACE).filter(|number| *number < NAMES_BY_PLACE)? as u8 + 1;
            Some(Action::Look(Named { seat, spot: read_spot(*spot)?, number }))
        }
        (HERALD, [spot, sign, to]) => {
            let to = read_spot(*to).filter(|spot| *spot != Spot::THRONE)?;
            Some(Action::Herald(read_own(*spot, *sign)?, to))
        }
        (MAGE, [spot, sign, other_spot, other_sign]) => {
            let (one, other) = (read_own(*spot, *sign)?, read_own(*other_spot, *other_sign)?);
            let swap = Swap::new(one, other);
            (one.spot() != other.spot() && swap.both() == [one, other]).then_some(Action::Mage(swap))
        }
        _ => None,
    }
}

fn two_values(number: u16) -> Option<(Value, Value)> {
    let (one, other) = exchanged(number, 5);
    Some((Value::from_number(one as u8)?, Value::from_number(other as u8)?))
}

/// The two of [`exchange`].
fn exchanged(number: u16, of: u16) -> (u16, u16) {
    let (one, other) = (number / (of - 1), number % (of - 1));
    (one, other + u16::from(other >= one))
}

#[inline]
fn read_spot(id: u16) -> Option<Spot> {
    static SPOTS: LazyLock<Vec<Spot>> = LazyLock::new(|| Spot::all().collect());
    SPOTS.get(usize::from(id.checked_sub(AT)?)).copied()
}

fn read_own(spot: u16, sign: u16) -> Option<OwnBroker> {
    let spot = read_spot(spot)?;
    match sign {
        SIGN..BY_PLACE => {
            let face = if (sign - SIGN) % 2 == 1 { Face::Down } else { Face::Up };
            // In the throne room all lie face down (Y7.1).
            let possible = spot != Spot::THRONE || face == Face::Down;
            possible.then(|| OwnBroker::new(((sign - SIGN) / 2) as u8, spot, face))
        }
        BY_PLACE..ILLUSIONIST => Some(OwnBroker::by_place(spot, (sign - BY_PLACE) as u8 + 1)),
        _ => None,
    }
}

/// The action of an id that needs no other.
#[inline]
fn one(id: u16) -> Option<Action> {
    static ACTIONS: LazyLock<Vec<Option<Action>>> = LazyLock::new(|| {
        let mut actions = vec![None; usize::from(NUMBER)];
        for action in all_single() {
            if let Some(place) = single(action).and_then(|id| actions.get_mut(usize::from(id))) {
                *place = Some(action);
            }
        }
        actions
    });
    ACTIONS.get(usize::from(id)).copied().flatten()
}

fn all_single() -> Vec<Action> {
    let mut all = vec![Action::Illusionist, Action::Schemer, Action::Merchant, Action::Skip];
    all.extend([Action::Mercenary(Face::Up), Action::Mercenary(Face::Down)]);
    for high in Value::ALL {
        all.push(Action::Throne(high));
        all.extend(Value::ALL.into_iter().filter(|low| *low <= high).map(|low| Action::Bid(high, low)));
    }
    all.extend((1..=4).map(Action::Order));
    all.extend(DISTRICTS.map(|(first, second)| Action::Captain(first, second)));
    all.extend(Gem::ALL.map(Action::Gem));
    for first in Color::ALL {
        all.extend([Action::Color(first), Action::Rank(first)]);
        all.extend([Direction::Up, Direction::Down].map(|direction| Action::Quote(first, direction)));
        for second in Color::ALL {
            all.extend([Action::Alchemist(first, second), Action::Banker(first, second)]);
            if first <= second {
                all.push(Action::Jeweller(first, second));
            }
        }
    }
    all
}

/// What an id means.
pub(super) fn text(id: u16) -> Option<String> {
    Some(match id {
        UP..DOWN => format!("up {}", id - UP),
        DOWN..NEUTRAL => format!("down {}", id - DOWN),
        NEUTRAL..UP_FROM => format!("neutral {}", id - NEUTRAL),
        UP_FROM..DOWN_FROM => {
            let (value, by) = exchanged(id - UP_FROM, 5);
            format!("up {value}/{by}")
        }
        DOWN_FROM..QUEEN => {
            let (value, by) = exchanged(id - DOWN_FROM, 5);
            format!("down {value}/{by}")
        }
        QUEEN => "play queen".to_owned(),
        LOOK..MAGE => format!("look +{}", id - LOOK + 1),
        MAGE => "play mage".to_owned(),
        HERALD => "play herald".to_owned(),
        AT..SIGN => format!("at {}", read_spot(id)?),
        SIGN..BY_PLACE if (id - SIGN) % 2 == 1 => format!("broker {}/down", (id - SIGN) / 2),
        SIGN..BY_PLACE => format!("broker {}", (id - SIGN) / 2),
        BY_PLACE..ILLUSIONIST => format!("broker #{}", id - BY_PLACE + 1),
        _ => one(id)?.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_means_one_thing() {
        let mut texts: Vec<String> = (0..NUMBER).map(|id| text(id).unwrap_or_else(|| panic!("{id}"))).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), usize::from(NUMBER));
        assert_eq!(text(NUMBER), None);
    }

    #[test]
    fn seats_in_ids_are_counted_from_ones_own() {
        let look: Action = "look 1:port1#2".parse().unwrap();
        let [first, ..] = steps(look, Seat::Three, 4).unwrap().ids()[..] else { panic!("no steps") };
        assert_eq!(text(first).as_deref(), Some("look +2"));
        assert_eq!(steps(look, Seat::One, 4), None);
    }

    #[test]
    fn nonsense_is_no_action() {
        for nonsense in [[QUEEN, UP].as_slice(), &[UP, UP], &[MAGE, SIGN], &[LOOK, AT, SIGN], &[SKIP, SKIP], &[AT]] {
            let read = read(&Steps::of(nonsense).unwrap(), Seat::One, 3);
            assert_eq!(read, Reading::Nothing, "{nonsense:?}");
        }
        // The same swap the other way round has another name.
        let mage: Action = "play mage 1@b2 3@port1/down".parse().unwrap();
        let [card, spot, sign, other, other_sign] = steps(mage, Seat::One, 3).unwrap().ids()[..] else { panic!() };
        let turned = Steps::of(&[card, other, other_sign, spot, sign]).unwrap();
        assert_eq!(read(&turned, Seat::One, 3), Reading::Nothing);
    }
}
