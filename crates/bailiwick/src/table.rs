//! Bots and programs of an arena, and how they sit at the table of one game.

use crate::bot_list::Entrant;
use crate::failure::Failure;
use crate::program::{Forfeit, Pool, Program};
use bots::{Bot, BotGame, Level, ThinkingTime, whole_game_seed};
use game::{Seat, Seed, Stream};
use std::fmt;
use std::time::{Duration, Instant};

/// Who plays in an arena, ready to be seated.
pub(crate) enum Contestant {
    Bot(Level),
    Program(Pool),
}

impl Contestant {
    /// Makes an entrant ready. Programs may take this long for each answer.
    pub(crate) fn new<G: BotGame>(entrant: Entrant, limit: Duration) -> Result<Contestant, Failure> {
        match entrant {
            Entrant::Bot(level) => {
                G::check_level(level)?;
                Ok(Contestant::Bot(level))
            }
            Entrant::Program(command) => Pool::open(command, limit).map(Contestant::Program),
        }
    }

    /// Whether it is a program that is not seated any more.
    pub(crate) fn is_out(&self) -> bool {
        matches!(self, Contestant::Program(pool) if !pool.is_seated())
    }

    /// Counts a forfeit. Tells whether it is seated no more from now on.
    pub(crate) fn count_forfeit(&self) -> bool {
        matches!(self, Contestant::Program(pool) if pool.count_forfeit())
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(level) => level.fmt(f),
            Contestant::Program(pool) => pool.fmt(f),
        }
    }
}

/// Who plays a game, by seat.
pub(crate) struct Table<'a, G: BotGame> {
    seats: Vec<Place<'a, G>>,
}

/// A seat with its player, who may be missing.
struct Place<'a, G: BotGame> {
    player: Player<'a, G>,
    thinking: ThinkingTime,
}

enum Player<'a, G: BotGame> {
    Bot(Box<dyn Bot<G>>),
    Program(Program, &'a Pool),
    /// A program that has forfeited, and why.
    Gone(Forfeit),
}

/// Why a game is not played on.
pub(crate) enum Ended {
    /// A program has forfeited.
    Forfeit,
    Failure(Failure),
}

impl From<Failure> for Ended {
    fn from(failure: Failure) -> Ended {
        Ended::Failure(failure)
    }
}

impl<'a, G: BotGame> Table<'a, G> {
    /// Seats everybody for a game that begins with this state. When the same set-up is played several times, `repetition` makes
    /// them choose differently each time.
    pub(crate) fn seat(
        contestants: &[&'a Contestant],
        state: &G,
        seed: u64,
        repetition: u64,
    ) -> Result<Table<'a, G>, Failure> {
        let place = |(seat, contestant): (Seat, &&'a Contestant)| {
            let player = match contestant {
                Contestant::Bot(level) => {
                    let seed = whole_game_seed(seed, repetition, seat);
                    Player::Bot(G::bot(*level, state.players(), seed, 1)?)
                }
                Contestant::Program(pool) => {
                    let begun = pool.take().and_then(|mut program| {
                        program.begin(state, seat, program_seed(seed, repetition, seat)).map(|()| program)
                    });
                    begun.map_or_else(Player::Gone, |program| Player::Program(program, pool))
                }
            };
            Ok(Place { player, thinking: ThinkingTime::default() })
        };
        let seats = Seat::ALL.into_iter().zip(contestants).map(place).collect::<Result<_, Failure>>()?;
        Ok(Table { seats })
    }

    /// Whether nobody has forfeited.
    pub(crate) fn is_full(&self) -> bool {
        !self.seats.iter().any(|place| matches!(place.player, Player::Gone(_)))
    }

    /// Asks the player of a seat, who is shown what the seat can see. A program's time is counted as it is seen from here.
    pub(crate) fn choose(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Ended> {
        let place = &mut self.seats[seat.index()];
        let started = Instant::now();
        let chosen = match &mut place.player {
            Player::Bot(bot) => {
                let view = state.remembered(seat);
                Ok(bot.choose(&view, seat, legal))
            }
            Player::Program(program, _) => program.decide(state, seat, legal),
            Player::Gone(_) => return Err(Ended::Forfeit),
        };
        place.thinking.seconds += started.elapsed().as_secs_f64();
        place.thinking.decisions += 1;
        let action = chosen.map_err(|reason| {
            place.player = Player::Gone(reason);
            Ended::Forfeit
        })?;
        self.note(state, seat, action);
        Ok(action)
    }

    /// Lets every program know of an action what its seat may know.
    fn note(&mut self, state: &G, seat: Seat, action: G::Action) {
        for (viewer, place) in Seat::ALL.into_iter().zip(&mut self.seats) {
            if let Player::Program(program, _) = &mut place.player {
                program.note(state, seat, action, viewer);
            }
        }
    }

    /// Ends the game: programs are kept for the next one. Returns why seats have forfeited, and how long each has thought.
    pub(crate) fn leave(self) -> (Vec<Option<Forfeit>>, Vec<ThinkingTime>) {
        let to_the_end = self.is_full();
        let leave = |place: Place<'a, G>| {
            let forfeit = match place.player {
                Player::Bot(_) => None,
                Player::Program(program, pool) => {
                    pool.give_back(program, to_the_end);
                    None
                }
                Player::Gone(reason) => Some(reason),
            };
            (forfeit, place.thinking)
        };
        self.seats.into_iter().map(leave).unzip()
    }
}

/// The seed of a program for one game. Programs must not learn the seed of the game from it: it is drawn by the cryptographic
/// generator, which seeds of more than 64 bits use.
fn program_seed(seed: u64, repetition: u64, seat: Seat) -> u64 {
    Seed::new(u128::from(seed) | 1 << 64).stream(Stream::WholeGame { repetition, seat }).next_u64()
}
