//! What a seat of Ys knows, as bytes: written from its view, which has no room for anything else.

use super::ids;
use crate::Steps;
use crate::encoded::relative;
use crate::observation::{byte, flag, piece, pieces};
use ::ys::components::{CHARACTERS, SHIPS};
use ::ys::{Active, Board, Character, Color, Face, Gem, Owner, Question, Spot, Value, Values, View};
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
    let board = view.board();
    setting(board, row);
    asked(board, own, row);
    chosen_so_far(begun, row);
    table(board, own, row);
    seats(view, own, row);
    hidden(view, own, row);
    brokers(view, own, row);
    throne(view, own, row);
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

fn asked(board: &Board, own: Seat, row: &mut [u8; SIZE]) {
    for seat in board.to_act().iter() {
        flag(piece!(row, Asked), relative(seat, own, board.options().players));
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

fn table(board: &Board, own: Seat, row: &mut [u8; SIZE]) {
    let at = |seat| relative(seat, own, board.options().players);
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
    let open = piece!(row, Open);
    board.open().iter().for_each(|spot| flag(open, spot.index().into()));
    piece!(row, SeenShips).copy_from_slice(board.seen_ships());
    piece!(row, SeenCharacters).copy_from_slice(board.seen_characters());
}

/// Where an owner stands in pieces by owner: the seats from one's own on, then the neutral.
#[inline]
fn place_of(owner: Owner, own: Seat, players: u8) -> usize {
    owner.seat().map_or(OWNERS - 1, |seat| relative(seat, own, players))
}

fn seats(view: &View, own: Seat, row: &mut [u8; SIZE]) {
    let board = view.board();
    let players = board.options().players;
    for owner in board.owners() {
        let first = 6 * place_of(owner, own, players);
        let holdings = board.holdings(owner);
        let [blue, green, yellow, red] = holdings.gems;
        if let Some(numbers) = piece!(row, Holdings).get_mut(first..first + 6) {
            numbers.copy_from_slice(&[byte(holdings.score), blue, green, yellow, red, holdings.black]);
        }
    }
    let behind = board.behind_by_seat();
    for seat in board.seats() {
        let place = relative(seat, own, players);
        let [zero, one, two, three, four] = counts(board.front(seat));
        let cards = board.cards(seat);
        let Some(numbers) = piece!(row, Own).get_mut(OF_SEAT * place..OF_SEAT * (place + 1)) else { continue };
        numbers.copy_from_slice(&[
            1,
            zero,
            one,
            two,
            three,
            four,
            byte(behind[seat.index()]),
            board.played(seat),
            byte(board.fresh(seat)),
            board.looks(seat),
            0,
            0,
            0,
            u8::from(board.white() == Some(seat)),
            byte(board.throne(seat).len()),
            byte(cards.len()),
        ]);
        if let Some(held) = piece!(row, Cards).get_mut(Character::ALL.len() * place..) {
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
        flag(piece!(row, Own), OF_SEAT * relative(seat, own, players) + place);
    }
}

#[inline]
fn counts(values: Values) -> [u8; 5] {
    Value::ALL.map(|value| values.count(value))
}

fn hidden(view: &View, own: Seat, row: &mut [u8; SIZE]) {
    let board = view.board();
    let players = board.options().players;
    for (seat, unseen) in board.seats().zip(view.unseen_by_seat()) {
        let first = 5 * relative(seat, own, players);
        if let Some(numbers) = piece!(row, Unseen).get_mut(first..first + 5) {
            numbers.copy_from_slice(&counts(unseen));
        }
    }
    if players == 2 {
        let unseen = board.seats().fold(Values::NONE, |all, seat| all.plus(view.unseen_neutral(seat)));
        piece!(row, Unseen)[5 * (OWNERS - 1)..].copy_from_slice(&counts(unseen));
    }
    if let Some(secrets) = view.own() {
        for (numbers, values) in
            piece!(row, Hand).chunks_exact_mut(5).zip([secrets.hand, secrets.answer, secrets.neutral])
        {
            numbers.copy_from_slice(&counts(values));
        }
    }
}

fn brokers(view: &View, own: Seat, row: &mut [u8; SIZE]) {
    let board = view.board();
    let players = board.options().players;
    let all = piece!(row, Brokers);
    for (broker, value) in board.brokers().iter().zip(view.values()) {
        let place = OWNERS * usize::from(broker.spot.index()) + place_of(broker.owner, own, players);
        let Some(numbers) = all.get_mut(OF_SPOT * place..OF_SPOT * (place + 1)) else { continue };
        numbers[value.map_or(5, |value| usize::from(value.number()))] += 1;
        numbers[6] += u8::from(broker.face() == Face::Down);
        numbers[7] += u8::from(broker.is_marked());
    }
    debug_assert!(Spot::THRONE.index() as usize == SPOTS);
}

fn throne(view: &View, own: Seat, row: &mut [u8; SIZE]) {
    let board = view.board();
    if !board.options().kings_favor() {
        return;
    }
    for seat in board.seats() {
        let first = 4 * relative(seat, own, board.options().players);
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
