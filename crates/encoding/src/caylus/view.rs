//! What a seat of Caylus knows, as bytes. Nothing is hidden in Caylus, so a view is the whole state.

use crate::encoded::relative;
use crate::observation::{byte, flag, piece, pieces};
use ::caylus::tiles::Tile;
use ::caylus::{Cube, Line, Place, Question, Section, Space, State};
use game::{Game, Seat};

/// Wood, stone and prestige tiles.
const FIRST_IN_STOCK: usize = Tile::FoodFarm as usize;
const IN_STOCK: usize = Tile::Cathedral as usize - FIRST_IN_STOCK + 1;
/// What stands in the row of a player.
const OF_PLAYER: usize = 17;
/// The special buildings where one stands, in the order of the piece.
const SINGLE: [Place; 5] = [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::INN];

pieces! {
    Players = "players", &[4], 1, "how many play: 2, 3, 4 or 5";
    Edition = "edition", &[3], 1, "jeweler, premium or first";
    Favor = "favor", &[2], 1, "full or light";
    Turn = "turn", &[1], 20, "the turn, counted from 1";
    Phase = "phase", &[7], 1, "the phase of the turn";
    Question = "question", &[18], 1, "what is asked: placement, gate, guild, joust, inn, provost, production, owner's cube, build, residence, market, peddler, deal, alchemist, castle, line, column, favour building";
    Asked = "asked", &[5], 1, "who is asked";
    Handled = "handled", &[28], 1, "the space of the building that is handled";
    FavorLine = "favor_line", &[4], 1, "the line of the favour table that was chosen and is to be used";
    FavorsDue = "favors_due", &[1], 4, "how many lines are still to be chosen";
    Bailiff = "bailiff", &[28], 1, "where the bailiff stands";
    Provost = "provost", &[28], 1, "where the provost stands";
    Order = "order", &[5, 5], 1, "by seat: the place in the turn order";
    Passed = "passed", &[5, 5], 1, "by seat: the place among those who have passed";
    Single = "special", &[6, 5], 1, "who stands on gate, post, guild, joust, the inn's left and its right place";
    Stables = "stables", &[3, 5], 1, "who stands on the stables, first come first";
    Queue = "castle_queue", &[5, 5], 1, "by seat: the place in the castle";
    Houses = "houses", &[3, 5], 7, "houses in dungeon, walls and towers, by seat";
    Built = "sections", &[3], 14, "houses in dungeon, walls and towers";
    Counted = "counted", &[3], 1, "the sections that have been counted";
    Batches = "batches", &[2], 4, "batches of who is in the castle now; the most of this turn";
    BestBatches = "most_batches", &[5], 1, "who gave the most of this turn";
    Tiles = "tiles", &[28, 36], 1, "by space: the tile, in the order of the notation";
    Owners = "owners", &[28, 5], 1, "by space: whose tile it is";
    Workers = "workers", &[28, 5], 1, "by space: whose worker stands there";
    Planned = "planned_residences", &[28, 5], 1, "by space: whose residence comes there when phase 5 is over";
    Stock = "stock", &[IN_STOCK], 2, "unbuilt tiles, in the order of the notation";
    Own = "seats", &[5, OF_PLAYER], 40, "by seat: whether it plays, food, wood, stone, cloth, gold, deniers, prestige, workers, the markers of the four favour lines, whether these have been used in this phase";
}

/// Writes what a seat knows; a row of another length stays as it is.
#[inline]
pub(super) fn write(view: &State, own: Seat, row: &mut [u8]) {
    let Ok(row): Result<&mut [u8; SIZE], _> = row.try_into() else { return };
    row.fill(0);
    setting(view, row);
    asked(view, own, row);
    town(view, own, row);
    castle(view, own, row);
    road(view, own, row);
    seats(view, own, row);
}

fn setting(view: &State, row: &mut [u8; SIZE]) {
    let options = view.options();
    flag(piece!(row, Players), usize::from(view.players()).wrapping_sub(2));
    flag(piece!(row, Edition), options.edition as usize);
    flag(piece!(row, Favor), options.favor as usize);
    piece!(row, Turn)[0] = view.turn();
    flag(piece!(row, Phase), usize::from(view.phase()).wrapping_sub(1));
}

fn asked(view: &State, own: Seat, row: &mut [u8; SIZE]) {
    if let Some(seat) = view.to_act().lowest() {
        flag(piece!(row, Asked), relative(seat, own, view.players()));
    }
    if let Some(question) = State::question_in(view) {
        flag(piece!(row, Question), number(question));
        if let Some(space) = question.space() {
            flag(piece!(row, Handled), index(space));
        }
    }
    if let Some(due) = view.favors_due() {
        piece!(row, FavorsDue)[0] = due.number;
        if let Some(line) = due.line {
            flag(piece!(row, FavorLine), line as usize);
        }
    }
}

fn number(question: Question) -> usize {
    match question {
        Question::Placement => 0,
        Question::Gate => 1,
        Question::Guild => 2,
        Question::Joust => 3,
        Question::Inn => 4,
        Question::Provost => 5,
        Question::Production(_) => 6,
        Question::OwnersCube(_) => 7,
        Question::Build(..) => 8,
        Question::Residence(_) => 9,
        Question::Market(_) => 10,
        Question::Peddler(_) => 11,
        Question::Deal(_) => 12,
        Question::Alchemist(_) => 13,
        Question::Castle => 14,
        Question::Line => 15,
        Question::Column(_) => 16,
        Question::FavorBuilding => 17,
    }
}

#[inline]
fn index(space: Space) -> usize {
    usize::from(space.number()) - 1
}

fn town(view: &State, own: Seat, row: &mut [u8; SIZE]) {
    let at = |seat| relative(seat, own, view.players());
    for (place, seat) in view.order().iter().enumerate() {
        flag(piece!(row, Order), 5 * at(seat) + place);
    }
    for (place, seat) in view.passed().iter().enumerate() {
        flag(piece!(row, Passed), 5 * at(seat) + place);
    }
    let special = view.special();
    for (number, place) in SINGLE.into_iter().enumerate() {
        if let Some(seat) = special.at(place) {
            flag(piece!(row, Single), 5 * number + at(seat));
        }
    }
    if let Some(seat) = special.inn_right {
        flag(piece!(row, Single), 5 * SINGLE.len() + at(seat));
    }
    for (place, seat) in special.stables.iter().enumerate() {
        flag(piece!(row, Stables), 5 * place + at(seat));
    }
}

fn castle(view: &State, own: Seat, row: &mut [u8; SIZE]) {
    let at = |seat| relative(seat, own, view.players());
    let castle = view.castle();
    for (place, seat) in castle.queue.iter().enumerate() {
        flag(piece!(row, Queue), 5 * at(seat) + place);
    }
    for (number, section) in Section::ALL.into_iter().enumerate() {
        let houses = castle.houses(section);
        piece!(row, Built)[number] = byte(houses.len());
        if !houses.is_empty() {
            for seat in Seat::first(view.players()) {
                piece!(row, Houses)[5 * number + at(seat)] = byte(houses.count(seat));
            }
        }
        piece!(row, Counted)[number] = u8::from(number < usize::from(castle.counted));
    }
    let batches = view.batches();
    piece!(row, Batches).copy_from_slice(&[batches.now, batches.most]);
    if let Some(seat) = batches.best {
        flag(piece!(row, BestBatches), at(seat));
    }
}

fn road(view: &State, own: Seat, row: &mut [u8; SIZE]) {
    let at = |seat| relative(seat, own, view.players());
    flag(piece!(row, Bailiff), index(view.bailiff()));
    flag(piece!(row, Provost), index(view.provost()));
    let road = view.road();
    let tiles = piece!(row, Tiles);
    for space in Space::all() {
        if let Some(tile) = road.tile(space) {
            flag(tiles, Tile::ALL.len() * index(space) + tile as usize);
        }
    }
    let owners = piece!(row, Owners);
    for seat in Seat::first(view.players()) {
        let place = at(seat);
        road.owned_by(seat).for_each(|space| flag(owners, 5 * index(space) + place));
    }
    let workers = piece!(row, Workers);
    for space in road.occupied() {
        if let Some(seat) = road.worker(space) {
            flag(workers, 5 * index(space) + at(seat));
        }
    }
    for planned in view.planned_residences() {
        flag(piece!(row, Planned), 5 * index(planned.space) + at(planned.seat));
    }
    let stock = view.stock();
    let counts = piece!(row, Stock);
    for (count, tile) in counts.iter_mut().zip(&Tile::ALL[FIRST_IN_STOCK..]) {
        *count = stock.number(*tile);
    }
}

fn seats(view: &State, own: Seat, row: &mut [u8; SIZE]) {
    for seat in Seat::first(view.players()) {
        let player = view.player(seat);
        let first = OF_PLAYER * relative(seat, own, view.players());
        let Some(numbers) = piece!(row, Own).get_mut(first..first + OF_PLAYER) else { continue };
        let [food, wood, stone, cloth, gold] = Cube::ALL.map(|cube| byte(player.cubes.number(cube)));
        let [a, b, c, d] = player.markers;
        let [used_a, used_b, used_c, used_d] = Line::ALL.map(|line| u8::from(player.lines_used.contains(line)));
        let (deniers, prestige) = (byte(player.deniers), byte(player.prestige));
        numbers.copy_from_slice(&[
            1,
            food,
            wood,
            stone,
            cloth,
            gold,
            deniers,
            prestige,
            player.workers,
            a,
            b,
            c,
            d,
            used_a,
            used_b,
            used_c,
            used_d,
        ]);
    }
}
