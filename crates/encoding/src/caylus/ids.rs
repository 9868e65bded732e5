//! The ids of Caylus: kinds of actions one after another, each with all its parameters. A test holds them against
//! `golden/caylus-v0.txt`.

use ::caylus::tiles::Tile;
use ::caylus::{Action, Cube, DealSize, Line, Payment, Place, ROAD_LENGTH, Space};
use std::sync::LazyLock;

const PASS: u16 = 0;
const RECALL: u16 = 1;
const JOUST: u16 = 2;
const STAY: u16 = 3;
const LEAVE: u16 = 4;
const DONE: u16 = 5;
const SKIP: u16 = 6;
const PLACE: u16 = 7;
const MOVE: u16 = PLACE + PLACES;
const PROVOST: u16 = MOVE + PLACES;
const TAKE: u16 = PROVOST + 7;
const SELL: u16 = TAKE + 5;
const BUY: u16 = SELL + 5;
const BUY_TWO: u16 = BUY + 4;
const DEAL: u16 = BUY_TWO + PLAIN_PAIRS;
const PAY: u16 = DEAL + 2;
const BUILD: u16 = PAY + PAYMENTS;
const BUILD_PAYING: u16 = BUILD + WORKPLACES;
const BUILD_ON: u16 = BUILD_PAYING + 2 * 5;
const RESIDENCE: u16 = BUILD_ON + PRESTIGE * ROAD;
const BATCH: u16 = RESIDENCE + ROAD;
const FAVOR: u16 = BATCH + 6;
const USE: u16 = FAVOR + 4;
const USE_CHOICE: u16 = USE + 5;
const EXCHANGE: u16 = USE_CHOICE + 2;
/// How many ids there are.
pub(super) const NUMBER: u16 = EXCHANGE + 5 * PLAIN_PAIRS;

const ROAD: u16 = ROAD_LENGTH as u16;
/// The seven places off the road, then the road.
const PLACES: u16 = 7 + ROAD;
/// Two cubes but gold, equal ones too.
const PLAIN_PAIRS: u16 = 10;
/// Two cubes but gold, then four.
const PAYMENTS: u16 = PLAIN_PAIRS + 35;
/// Wood and stone tiles.
const WORKPLACES: u16 = 17;
const FIRST_WORKPLACE: u16 = Tile::FoodFarm as u16;
const PRESTIGE: u16 = 9;
const FIRST_PRESTIGE: u16 = Tile::Statue as u16;

const OFF_THE_ROAD: [Place; 7] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];

/// The id of an action; `None` for one that is never legal, such as to buy gold.
#[inline]
pub(super) fn id(action: Action) -> Option<u16> {
    Some(match action {
        Action::Place(place) => PLACE + place_number(place),
        Action::Pass => PASS,
        Action::Move(place) => MOVE + place_number(place),
        Action::Recall => RECALL,
        Action::Provost(steps) => PROVOST + u16::try_from(steps + 3).ok().filter(|number| *number < 7)?,
        Action::Joust => JOUST,
        Action::Stay => STAY,
        Action::Leave => LEAVE,
        Action::Take(cube) => TAKE + cube as u16,
        Action::Sell(cube) => SELL + cube as u16,
        Action::Buy { cube, second: None } => BUY + plain(cube)?,
        Action::Buy { cube, second: Some(second) } => BUY_TWO + plain_pair(cube, second)?,
        Action::Deal(DealSize::Small) => DEAL,
        Action::Deal(DealSize::Big) => DEAL + 1,
        Action::Pay(payment) => PAY + payment_number(payment)?,
        Action::Build(tile) => BUILD + (tile as u16).checked_sub(FIRST_WORKPLACE).filter(|at| *at < WORKPLACES)?,
        Action::BuildPaying(Tile::Market, cube) => BUILD_PAYING + cube as u16,
        Action::BuildPaying(Tile::Peddler, cube) => BUILD_PAYING + 5 + cube as u16,
        Action::BuildPaying(..) => return None,
        Action::BuildOn(tile, space) => {
            let tile = (tile as u16).checked_sub(FIRST_PRESTIGE).filter(|at| *at < PRESTIGE)?;
            BUILD_ON + tile * ROAD + space_number(space)
        }
        Action::Residence(space) => RESIDENCE + space_number(space),
        Action::Batch(first, second) => BATCH + batch_number(first, second)?,
        Action::Done => DONE,
        Action::Favor(line) => FAVOR + line as u16,
        Action::Use(column) => USE + u16::from(column).checked_sub(1).filter(|at| *at < 5)?,
        Action::UseChoice(Cube::Wood) => USE_CHOICE,
        Action::UseChoice(Cube::Stone) => USE_CHOICE + 1,
        Action::UseChoice(_) => return None,
        Action::Exchange { give, get } => EXCHANGE + give as u16 * PLAIN_PAIRS + plain_pair(get.0, get.1)?,
        Action::Skip => SKIP,
    })
}

/// The action of an id.
#[inline]
pub(super) fn action(id: u16) -> Option<Action> {
    static ACTIONS: LazyLock<Vec<Option<Action>>> = LazyLock::new(by_id);
    ACTIONS.get(usize::from(id)).copied().flatten()
}

#[inline]
fn place_number(place: Place) -> u16 {
    match place.space() {
        Some(space) => 7 + space_number(space),
        None => OFF_THE_ROAD.iter().position(|other| *other == place).unwrap_or_default() as u16,
    }
}

#[inline]
fn space_number(space: Space) -> u16 {
    u16::from(space.number()) - 1
}

fn plain(cube: Cube) -> Option<u16> {
    (cube != Cube::Gold).then_some(cube as u16)
}

/// Two cubes but gold in the order of the notation: FF FW FS FC WW WS WC SS SC CC.
fn plain_pair(first: Cube, second: Cube) -> Option<u16> {
    let (first, second) = (plain(first)?, plain(second)?);
    const BEFORE: [u16; 4] = [0, 4, 7, 9];
    (first <= second).then(|| BEFORE[usize::from(first)] + second - first)
}

/// Two different cubes but food: WS WC WG SC SG CG.
fn batch_number(first: Cube, second: Cube) -> Option<u16> {
    const NUMBERS: [[Option<u16>; 5]; 5] = [
        [None; 5],
        [None, None, Some(0), Some(1), Some(2)],
        [None, None, None, Some(3), Some(4)],
        [None, None, None, None, Some(5)],
        [None; 5],
    ];
    NUMBERS[first as usize][second as usize]
}

/// All payments: two cubes, then four, those with more food first, then those with more wood, and so on.
static PAYMENTS_BY_ID: LazyLock<Vec<[u8; 4]>> = LazyLock::new(|| {
    let mut payments = Vec::new();
    for total in [2, 4] {
        for food in (0..=total).rev() {
            for wood in (0..=total - food).rev() {
                for stone in (0..=total - food - wood).rev() {
                    payments.push([food, wood, stone, total - food - wood - stone]);
                }
            }
        }
    }
    payments
});

fn payment_number(payment: Payment) -> Option<u16> {
    let cubes = payment.cubes();
    let numbers = Cube::PLAIN.map(|cube| cubes.number(cube) as u8);
    PAYMENTS_BY_ID.iter().position(|other| *other == numbers).map(|at| at as u16)
}

/// Every action that may ever be legal, at its id.
fn by_id() -> Vec<Option<Action>> {
    let mut actions = vec![None; usize::from(NUMBER)];
    for action in all() {
        if let Some(place) = id(action).and_then(|id| actions.get_mut(usize::from(id))) {
            *place = Some(action);
        }
    }
    actions
}

fn all() -> Vec<Action> {
    let places = || OFF_THE_ROAD.into_iter().chain(Space::all().map(Place::road));
    let pairs = || Cube::ALL.into_iter().flat_map(|first| Cube::ALL.map(|second| (first, second)));
    let mut all = vec![Action::Pass, Action::Recall, Action::Joust, Action::Stay, Action::Leave, Action::Done];
    all.extend([Action::Skip, Action::Deal(DealSize::Small), Action::Deal(DealSize::Big)]);
    all.extend(places().flat_map(|place| [Action::Place(place), Action::Move(place)]));
    all.extend((-3..=3).map(Action::Provost));
    for cube in Cube::ALL {
        all.extend([Action::Take(cube), Action::Sell(cube), Action::Buy { cube, second: None }]);
        all.push(Action::UseChoice(cube));
        all.extend([Tile::Market, Tile::Peddler].map(|tile| Action::BuildPaying(tile, cube)));
        all.extend(pairs().map(|get| Action::Exchange { give: cube, get }));
    }
    for (first, second) in pairs() {
        all.extend([Action::Buy { cube: first, second: Some(second) }, Action::Batch(first, second)]);
    }
    all.extend(PAYMENTS_BY_ID.iter().map(|numbers| Action::Pay(Payment::new(*numbers))));
    for tile in Tile::ALL {
        all.push(Action::Build(tile));
        all.extend(Space::all().map(|space| Action::BuildOn(tile, space)));
    }
    all.extend(Space::all().map(Action::Residence));
    all.extend(Line::ALL.map(Action::Favor));
    all.extend((1..=5).map(Action::Use));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_one_action() {
        for number in 0..NUMBER {
            let action = action(number).unwrap_or_else(|| panic!("id {number} means nothing"));
            assert_eq!(id(action), Some(number), "{action}");
        }
        assert_eq!((action(NUMBER), action(u16::MAX)), (None, None));
    }
}
