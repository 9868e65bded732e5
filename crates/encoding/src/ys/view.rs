//! What a seat of Ys knows, as bytes: written from its view, which has no room for anything else.

use super::ids;
use crate::Steps;
use crate::encoded::relative;
use crate::observation::{byte, flag, piece, pieces};
use ::ys::components::{CHARACTERS, SHIPS};
use ::ys::{Active, Board, Character, Color, Face, Gem, Question, Spot, Value, Values, View};
use game::Seat;

/// What is known of the brokers of one owner at one spot.
const OF_SPOT: usize = 8;
/// Zones and cells.
const SPOTS: usize = 24;
/// Who can have brokers: four seats, and the neutral.
const OWNERS: usize = 5;
/// What stands in the row of a seat.
const OF_SEAT: usize = 16;
const BEGINNINGS: usize = (ids::BEGINNINGS.end - ids::BEGINNINGS.start) as usize;

pieces! {
    Players = "players", &[3], 1, "how many play: 2, 3 or 4";
    Options = "options", &[5], 1, "four districts, King's Favour, Express, strong neutral, from memory";
    Round = "round", &[4], 1, "the round";
    Phase = "phase", &[5], 1, "the phase of the round";
    Turn = "turn", &[1], 4, "placement turns that everybody has had in this round";
    Question = "question", &[16], 1, "what is asked: bid, order, start of placement, before turn, up, down, neutral, after turn, last look, start of scoring, gem, color, rank, quote, end of scoring, throne";
    Rank = "rank", &[4], 1, "for the order: the rank of the bidder who chooses; for gems: how many of the ship have been taken";
    District = "district", &[4], 1, "for gems: the district that is scored";
    Asked = "asked", &[4], 1, "who is to act";
    Begun = "begun", &[BEGINNINGS], 1, "what the seat has chosen first of its action, by id from the first that goes on";
    BegunSpot = "begun_spot", &[25], 1, "the spot that it has chosen then";
    BegunSign = "begun_sign", &[ids::SIGNS as usize], 1, "the sign of the broker that it has chosen then";
    BegunOther = "begun_other_spot", &[25], 1, "the second spot";
    Order = "order", &[4, 4], 1, "by seat: its order card";
    Chosen = "chosen", &[4, 4], 1, "by place of the turn order: who has chosen it in this round";
    Ships = "ships", &[4, 5], 2, "by district: the gems that are to be had (blue, green, yellow, red, white)";
    Characters = "characters", &[4, 15], 1, "by district: the character";
    MarketGems = "market_gems", &[3, 5], 1, "by row of the market: its gem";
    Quotes = "quotes", &[4], 15, "the steps of the quotations";
    Ranked = "ranked", &[4, 4], 1, "the columns of the market that have been ranked, the best first";
    Closed = "closed", &[SPOTS], 1, "the zone that the Queen closed";
    Open = "open", &[SPOTS], 1, "where brokers can be placed";
    Holdings = "holdings", &[OWNERS, 6], 60, "by owner, the neutral last: points, blue, green, yellow, red, black gems";
    Own = "seats", &[4, OF_SEAT], 8, "by seat: whether it plays, brokers 0 to 4 in front of the screen, number behind it, cards played, fresh cards, looks of the Spy, whether Illusionist, Spy, Schemer are in force, whether it colours a white gem, brokers in the throne room, cards held";
    Merchants = "merchants", &[1], 2, "Merchants in force";
    Cards = "cards", &[4, 15], 2, "by seat: cards held, by character";
    Unseen = "unseen", &[OWNERS, 5], 3, "by owner: brokers of each value that the seat cannot place";
    Hand = "hand", &[3, 5], 3, "own brokers behind the screen, own answer while others think, own neutral brokers";
    Brokers = "brokers", &[SPOTS, OWNERS, OF_SPOT], 2, "by spot and owner: brokers known to be 0 to 4, those that are not known, how many lie face down, how many are marked";
    Throne = "throne", &[4, 4, 5], 1, "by seat and place in the throne room: what the broker may be";
    SeenShips = "seen_ships", &[SHIPS.len()], 2, "ships of each kind that have been seen";
    SeenCharacters = "seen_characters", &[CHARACTERS.len()], 4, "characters of each kind that have been seen";
}

/// Writes what a seat knows; a row of another length stays as it is.
#[inline]
pub(super) fn write(view: &View, own: Seat, begun: &Steps, row: &mut [u8]) {
    let Ok(row): Result<&mut [u8; SIZE], _> = row.try_into() else { return };
    row.fill(0);
    let (board, places) = (view.board(), places(view.board(), own));
    setting(board, row);
    asked(board, &places, row);
    chosen_so_far(begun, row);
    table(board, &places, row);
    seats(board, &places, row);
    hidden(view, &places, row);
    brokers(view, &places, row);
    throne(view, &places, row);
}

/// Where the owners stand in pieces by owner: the seats from one's own on, then the neutral. What is by seat begins with the same.
type Places = [usize; OWNERS];

fn places(board: &Board, own: Seat) -> Places {
    let mut places = [OWNERS - 1; OWNERS];
    board.seats().for_each(|seat| places[seat.index()] = relative(seat, own, board.options().players));
    places
}

fn setting(board: &Board, row: &mut [u8; SIZE]) {
    let options = board.options();
    flag(piece!(row, Players), usize::from(options.players).wrapping_sub(2));
    let variants = [options.districts == 4, options.kings_favor(), options.express(), options.strong_neutral()];
    for (flag, is_on) in piece!(row, Options).iter_mut().zip(variants.into_iter().chain([options.from_memory()])) {
        *flag = is_on.into();
    }
    flag(piece!(row, Round), usize::from(board.round()).wrapping_sub(1));
    flag(piece!(row, Phase), usize::from(board.phase()).wrapping_sub(1));
    piece!(row, Turn)[0] = board.turn();
}

fn asked(board: &Board, places: &Places, row: &mut [u8; SIZE]) {
    for seat in board.to_act().iter() {
        flag(piece!(row, Asked), places[seat.index()]);
    }
    let Some(question) = board.question() else { return };
    let number = match question {
        Question::Bid => 0,
        Question::Order(rank) => {
            flag(piece!(row, Rank), rank.into());
            1
        }
        Question::StartOfPlacement => 2,
        Question::BeforeTurn => 3,
        Question::Up => 4,
        Question::Down => 5,
        Question::Neutral => 6,
        Question::AfterTurn => 7,
        Question::LastLook => 8,
        Question::StartOfScoring => 9,
        Question::Gem { district, taken } => {
            flag(piece!(row, District), district.into());
            flag(piece!(row, Rank), taken.into());
            10
        }
        Question::Color => 11,
        Question::Rank => 12,
        Question::Quote => 13,
        Question::EndOfScoring => 14,
        Question::Throne => 15,
    };
    flag(piece!(row, Question), number);
}

fn chosen_so_far(begun: &Steps, row: &mut [u8; SIZE]) {
    let place = |id: &u16, from: u16| usize::from(id.wrapping_sub(from));
    let ids = begun.ids();
    if let Some(first) = ids.first() {
        flag(piece!(row, Begun), place(first, ids::BEGINNINGS.start));
    }
    if let Some(spot) = ids.get(1) {
        flag(piece!(row, BegunSpot), place(spot, ids::AT));
    }
    if let Some(sign) = ids.get(2) {
        flag(piece!(row, BegunSign), place(sign, ids::SIGN));
    }
    if let Some(spot) = ids.get(3) {
        flag(piece!(row, BegunOther), place(spot, ids::AT));
    }
}

fn table(board: &Board, places: &Places, row: &mut [u8; SIZE]) {
    let at = |seat: Seat| places[seat.index()];
    for (place, seat) in board.order().iter().enumerate() {
        flag(piece!(row, Order), 4 * at(*seat) + place);
    }
    for (place, seat) in board.chosen().iter().enumerate() {
        if let Some(seat) = seat {
            flag(piece!(row, Chosen), 4 * place + at(*seat));
        }
    }
    for district in 0..board.options().districts {
        let first = 5 * usize::from(district);
        if let Some(ship) = piece!(row, Ships).get_mut(first..first + Gem::ALL.len()) {
            ship.copy_from_slice(&board.offer(district));
        }
        if let Some(character) = board.character(district) {
            flag(piece!(row, Characters), Character::ALL.len() * usize::from(district) + character as usize);
        }
    }
    for (number, gem) in (0..3).map(|number| board.market_gem(number)).enumerate() {
        if let Some(gem) = gem {
            flag(piece!(row, MarketGems), Gem::ALL.len() * number + gem.index());
        }
    }
    piece!(row, Quotes).copy_from_slice(&Color::ALL.map(|color| board.quote(color)));
    for (place, color) in board.ranked().enumerate() {
        flag(piece!(row, Ranked), 4 * place + color.index());
    }
    if let Some(spot) = board.closed() {
        flag(piece!(row, Closed), spot.index().into());
    }
    for (flags, bits) in piece!(row, Open).chunks_exact_mut(8).zip(board.open().bits().to_le_bytes()) {
        flags.copy_from_slice(&flags_of(bits));
    }
    piece!(row, SeenShips).copy_from_slice(board.seen_ships());
    piece!(row, SeenCharacters).copy_from_slice(board.seen_characters());
}

/// The bits of a byte as flags, the lowest first.
#[inline]
fn flags_of(bits: u8) -> [u8; 8] {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Each byte keeps one of the bits; what is left of it carries into the highest one.
    let kept = u64::from(bits).wrapping_mul(EACH) & 0x8040_2010_0804_0201;
    ((kept + 0x7f * EACH) >> 7 & EACH).to_le_bytes()
}

fn seats(board: &Board, places: &Places, row: &mut [u8; SIZE]) {
    for owner in board.owners() {
        let first = 6 * places[owner.index()];
        let holdings = board.holdings(owner);
        let [blue, green, yellow, red] = holdings.gems;
        if let Some(numbers) = piece!(row, Holdings).get_mut(first..first + 6) {
            numbers.copy_from_slice(&[byte(holdings.score), blue, green, yellow, red, holdings.black]);
        }
    }
    let behind = board.behind_by_seat();
    for seat in board.seats() {
        let place = places[seat.index()];
        let [zero, one, two, three, four] = board.front(seat).counts();
        let cards = board.cards(seat);
        let Some(numbers) = piece!(row, Own).get_mut(OF_SEAT * place..OF_SEAT * (place + 1)) else { continue };
        let behind = byte(behind[seat.index()]);
        let front = [1, zero, one, two, three, four, behind, board.played(seat)];
        let (fresh, white) = (byte(board.fresh(seat)), u8::from(board.white() == Some(seat)));
        let throne = byte(board.throne(seat).len());
        let rest = [fresh, board.looks(seat), 0, 0, 0, white, throne, byte(cards.len())];
        numbers[..8].copy_from_slice(&front);
        numbers[8..].copy_from_slice(&rest);
        let first = Character::ALL.len() * place;
        if let Some(held) = piece!(row, Cards).get_mut(first..first + Character::ALL.len()) {
            cards.iter().for_each(|card| held[card as usize] += 1);
        }
    }
    for card in board.active() {
        let (seat, place) = match card {
            Active::Illusionist(seat) => (seat, 10),
            Active::Spy(seat) => (seat, 11),
            Active::Schemer(seat) => (seat, 12),
            Active::Merchant => {
                piece!(row, Merchants)[0] += 1;
                continue;
            }
        };
        flag(piece!(row, Own), OF_SEAT * places[seat.index()] + place);
    }
}

fn hidden(view: &View, places: &Places, row: &mut [u8; SIZE]) {
    let board = view.board();
    for (seat, unseen) in board.seats().zip(view.unseen_by_seat()) {
        let first = 5 * places[seat.index()];
        if let Some(numbers) = piece!(row, Unseen).get_mut(first..first + 5) {
            numbers.copy_from_slice(&unseen.counts());
        }
    }
    if board.options().players == 2 {
        let unseen = board.seats().fold(Values::NONE, |all, seat| all.plus(view.unseen_neutral(seat)));
        piece!(row, Unseen)[5 * (OWNERS - 1)..].copy_from_slice(&unseen.counts());
    }
    if let Some(secrets) = view.own() {
        for (numbers, values) in
            piece!(row, Hand).chunks_exact_mut(5).zip([secrets.hand, secrets.answer, secrets.neutral])
        {
            numbers.copy_from_slice(&values.counts());
        }
    }
}

fn brokers(view: &View, places: &Places, row: &mut [u8; SIZE]) {
    // The eight numbers of an owner at a spot are one word, to which a broker is added at once. No number gets past 255.
    let (words, _) = piece!(row, Brokers).as_chunks_mut::<OF_SPOT>();
    for (broker, value) in view.board().brokers().iter().zip(view.values()) {
        let place = OWNERS * usize::from(broker.spot.index()) + places[broker.owner.index()];
        let Some(numbers) = words.get_mut(place) else { continue };
        let value = value.map_or(5, Value::number);
        let (down, marked) = (u64::from(broker.face() == Face::Down), u64::from(broker.is_marked()));
        let one = 1 << (8 * value) | down << 48 | marked << 56;
        *numbers = (u64::from_le_bytes(*numbers) + one).to_le_bytes();
    }
    debug_assert!(Spot::THRONE.index() as usize == SPOTS);
}

fn throne(view: &View, places: &Places, row: &mut [u8; SIZE]) {
    let board = view.board();
    if !board.options().kings_favor() {
        return;
    }
    for seat in board.seats() {
        let first = 4 * places[seat.index()];
        for (place, known) in board.throne(seat).iter().enumerate() {
            let mut may_be =
                |value: Value| flag(piece!(row, Throne), 5 * (first + place) + usize::from(value.number()));
            match view.throne_value(seat, place) {
                Some(value) => may_be(value),
                None => known.possible.iter().for_each(may_be),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_bits() {
        for bits in 0..=u8::MAX {
            assert_eq!(flags_of(bits), std::array::from_fn(|place| bits >> place & 1));
        }
    }
}
