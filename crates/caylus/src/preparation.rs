//! The preparation of a game (C0): random turn order and neutral tiles, and what everybody starts with.

use crate::castle::Castle;
use crate::cubes::Cubes;
use crate::options::Options;
use crate::phases::Step;
use crate::road::{Road, Space, Spaces};
use crate::special::Special;
use crate::state::{Batches, LinesUsed, MOST_PLANNED, Player, State};
use crate::tiles::{Stock, Tile};
use game::{Random, RulesVersion, Seat, SeatList};

/// Deniers by place in the first turn order (C0.3); two players have 5 each (C10.1).
const FIRST_DENIERS: [u16; 5] = [5, 6, 6, 7, 7];
const FIRST_DENIERS_OF_TWO: u16 = 5;
/// Workers of each player (C0.1).
pub const WORKERS: u8 = 6;

impl State {
    /// The position before the first turn (C0).
    pub(crate) fn first(version: RulesVersion, players: u8, options: Options, random: &mut Random) -> State {
        let mut road = Road::new();
        let mut neutral = Tile::NEUTRAL;
        random.shuffle(&mut neutral);
        Spaces::NEUTRAL.zip(neutral).for_each(|(space, tile)| road.put(space, tile, None));
        let mut order: Vec<Seat> = Seat::first(players).collect();
        random.shuffle(&mut order);
        let mut state = State::empty(version, options);
        state.road = road;
        for (place, seat) in order.iter().enumerate() {
            let deniers = if players == 2 { FIRST_DENIERS_OF_TWO } else { FIRST_DENIERS[place] };
            let player = &mut state.players[seat.index()];
            (player.cubes, player.deniers, player.workers) = (Cubes::of("FFW"), deniers, WORKERS);
        }
        state.order = order.into_iter().collect();
        state.number = players;
        state
    }

    /// Nobody and nothing: what set-ups start from.
    pub(crate) fn empty(version: RulesVersion, options: Options) -> State {
        let (markers, lines_used) = ([0; 4], LinesUsed::NONE);
        let nobody = Player { cubes: Cubes::NONE, deniers: 0, prestige: 0, workers: 0, markers, lines_used };
        State {
            players: [nobody; 5],
            number: 0,
            road: Road::new(),
            stock: Stock::full(options.edition),
            order: SeatList::EMPTY,
            passed: SeatList::EMPTY,
            special: Special::EMPTY,
            castle: Castle::EMPTY,
            batches: Batches::NONE,
            planned: [None; MOST_PLANNED],
            favors_due: None,
            bailiff: Space::LAST_NEUTRAL,
            provost: Space::LAST_NEUTRAL,
            turn: 0,
            version,
            options,
            step: Step::Income,
            acting: None,
        }
    }
}
