//! Many games that are played at once, into arrays of the caller: how learning programs want them.

use crate::{Encoded, NotOpen, Stepped, Table};
use game::{OptionError, Random, RulesVersion, Seat, Seed, Settings};
use std::error::Error;
use std::fmt;

/// What a seat is given when a game is over. Before, it is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Its share of the win: 1, a fraction on a tie, or 0.
    Win,
    /// Its final points.
    Points,
}

/// Arrays of a number of games that [`Vector`] writes, each row after row.
pub struct Arrays<'a> {
    /// What the seat that chooses knows: [`Encoded::OBSERVATION`] bytes a game.
    pub observations: &'a mut [u8],
    /// Which ids it can choose: [`Encoded::ACTIONS`] bytes a game, 0 or 1.
    pub masks: &'a mut [u8],
    /// The seat that chooses, counted from 0.
    pub seats: &'a mut [i32],
    /// Rewards of this step by seat.
    pub rewards: &'a mut [f32],
    /// 1 if the game was over with this step; the other arrays then show the next game.
    pub dones: &'a mut [u8],
    /// Final points by seat of the last game that was over.
    pub scores: &'a mut [i32],
}

/// Why many games cannot go on. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VectorError {
    /// An array has another length.
    Length {
        /// Which one.
        array: &'static str,
        /// The length that it must have.
        wanted: usize,
        /// The length that it has.
        found: usize,
    },
    /// An id cannot be chosen.
    NotOpen {
        /// The game, counted from 0.
        game: usize,
        /// What was chosen there.
        id: i64,
    },
}

impl fmt::Display for VectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VectorError::Length { array, wanted, found } => {
                write!(f, "{array} must have {wanted} items in all, not {found}")
            }
            VectorError::NotOpen { game, id } => write!(f, "action {id} is not legal in game {game}"),
        }
    }
}

impl Error for VectorError {}

/// A number of games with the same players and options. When one is over, the next begins at once.
///
/// What happens follows from the seed and the ids that are chosen, however many threads there are.
pub struct Vector<G: Encoded> {
    games: Vec<Row<G>>,
    version: RulesVersion,
    players: u8,
    settings: Settings,
    reward: Reward,
    threads: usize,
}

/// One of the games, with the generator that its set-ups come from.
struct Row<G: Encoded> {
    table: Table<G>,
    seeds: Random,
}

impl<G: Encoded> Vector<G> {
    /// Sets a number of games up.
    ///
    /// # Errors
    ///
    /// As [`game::Game::begin`].
    pub fn new(
        number: usize,
        players: u8,
        settings: Settings,
        seed: u64,
        reward: Reward,
        threads: usize,
    ) -> Result<Vector<G>, OptionError> {
        let version = G::RULES_VERSION;
        // The options are possible or not, whatever the seed.
        G::begin(version, players, &settings, Seed::from(seed))?;
        let mut vector =
            Vector { games: Vec::with_capacity(number), version, players, settings, reward, threads: threads.max(1) };
        let mut seeds = Random::new(seed);
        for _ in 0..number {
            let mut seeds = Random::new(seeds.next_u64());
            let state = G::begin(version, players, &vector.settings, Seed::from(seeds.next_u64()))?;
            vector.games.push(Row { table: Table::new(state), seeds });
        }
        Ok(vector)
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How many play each.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// One of the games.
    pub fn table(&self, game: usize) -> Option<&Table<G>> {
        self.games.get(game).map(|row| &row.table)
    }

    /// Begins all games anew.
    ///
    /// # Errors
    ///
    /// [`VectorError::Length`] if an array has another length.
    pub fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        self.check(arrays)?;
        let mut seeds = Random::new(seed);
        for row in &mut self.games {
            row.seeds = Random::new(seeds.next_u64());
        }
        arrays.rewards.fill(0.0);
        arrays.dones.fill(0);
        arrays.scores.fill(0);
        self.in_parts(&[], arrays, |setting, rows, _, arrays| {
            for (row, mut out) in rows.iter_mut().zip(setting.rows::<G>(arrays)) {
                setting.begin(row);
                show(&row.table, &mut out);
            }
        });
        Ok(())
    }

    /// Shows all games as they are: what a step would have written.
    ///
    /// # Errors
    ///
    /// [`VectorError::Length`] if an array has another length.
    pub fn show(&mut self, arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        self.check(arrays)?;
        self.in_parts(&[], arrays, |setting, rows, _, arrays| {
            for (row, mut out) in rows.iter_mut().zip(setting.rows::<G>(arrays)) {
                show(&row.table, &mut out);
            }
        });
        Ok(())
    }

    /// Chooses an id in each game, and writes what came of it.
    ///
    /// # Errors
    ///
    /// [`VectorError`] if an id cannot be chosen in its game or an array has another length. No game has moved then.
    pub fn step(&mut self, ids: &[i64], arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        check_length("actions", ids.len(), self.games.len())?;
        self.check(arrays)?;
        for (game, (row, id)) in self.games.iter().zip(ids).enumerate() {
            let open = u16::try_from(*id).is_ok_and(|id| row.table.open().contains(id));
            if !open {
                return Err(VectorError::NotOpen { game, id: *id });
            }
        }
        self.in_parts(ids, arrays, |setting, rows, ids, arrays| {
            for ((row, id), mut out) in rows.iter_mut().zip(ids).zip(setting.rows::<G>(arrays)) {
                setting.step(row, *id, &mut out);
            }
        });
        Ok(())
    }

    /// Draws an id for each game, each that can be chosen as likely as the others.
    ///
    /// # Errors
    ///
    /// [`VectorError::Length`] if the array has another length.
    pub fn sample(&self, random: &mut Random, ids: &mut [i64]) -> Result<(), VectorError> {
        check_length("actions", ids.len(), self.games.len())?;
        for (row, id) in self.games.iter().zip(ids) {
            let open = row.table.open();
            *id = open.nth(random.below(open.len())).map_or(-1, i64::from);
        }
        Ok(())
    }

    fn check(&self, arrays: &Arrays<'_>) -> Result<(), VectorError> {
        let (games, players) = (self.games.len(), usize::from(self.players));
        check_length("observations", arrays.observations.len(), games * G::OBSERVATION)?;
        check_length("masks", arrays.masks.len(), games * G::ACTIONS)?;
        check_length("players", arrays.seats.len(), games)?;
        check_length("rewards", arrays.rewards.len(), games * players)?;
        check_length("dones", arrays.dones.len(), games)?;
        check_length("scores", arrays.scores.len(), games * players)
    }

    /// Does something with all games and their rows of the arrays, on several threads if there are.
    fn in_parts(
        &mut self,
        ids: &[i64],
        arrays: &mut Arrays<'_>,
        work: impl Fn(&Setting<'_>, &mut [Row<G>], &[i64], Arrays<'_>) + Sync,
    ) {
        let setting =
            Setting { version: self.version, players: self.players, settings: &self.settings, reward: self.reward };
        let threads = self.threads.min(self.games.len()).max(1);
        if threads == 1 {
            return work(&setting, &mut self.games, ids, arrays.borrow());
        }
        let most = self.games.len().div_ceil(threads);
        std::thread::scope(|scope| {
            let (mut rows, mut ids, mut rest) = (self.games.as_mut_slice(), ids, arrays.borrow());
            while !rows.is_empty() {
                let number = most.min(rows.len());
                let (now, later) = rows.split_at_mut(number);
                let (ids_now, ids_later) = ids.split_at(number.min(ids.len()));
                let (arrays_now, arrays_later) = rest.split::<G>(number, self.players.into());
                (rows, ids, rest) = (later, ids_later, arrays_later);
                let (work, setting) = (&work, &setting);
                scope.spawn(move || work(setting, now, ids_now, arrays_now));
            }
        });
    }
}

fn check_length(array: &'static str, found: usize, wanted: usize) -> Result<(), VectorError> {
    if found == wanted { Ok(()) } else { Err(VectorError::Length { array, wanted, found }) }
}

/// What all games of a vector have in common.
struct Setting<'a> {
    version: RulesVersion,
    players: u8,
    settings: &'a Settings,
    reward: Reward,
}

/// The rows of one game.
struct Out<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut u8,
    scores: &'a mut [i32],
}

impl Setting<'_> {
    fn rows<'a, G: Encoded>(&self, arrays: Arrays<'a>) -> impl Iterator<Item = Out<'a>> + use<'a, G> {
        let players = usize::from(self.players);
        let observations = arrays.observations.chunks_exact_mut(G::OBSERVATION);
        let rows = observations.zip(arrays.masks.chunks_exact_mut(G::ACTIONS)).zip(arrays.seats);
        let rewards = arrays.rewards.chunks_exact_mut(players).zip(arrays.scores.chunks_exact_mut(players));
        rows.zip(rewards).zip(arrays.dones).map(|((((observation, mask), seat), (rewards, scores)), done)| Out {
            observation,
            mask,
            seat,
            rewards,
            done,
            scores,
        })
    }

    fn begin<G: Encoded>(&self, row: &mut Row<G>) {
        // The options were found possible when the vector was made.
        if let Ok(state) = G::begin(self.version, self.players, self.settings, Seed::from(row.seeds.next_u64())) {
            row.table = Table::new(state);
        }
    }

    #[inline]
    fn step<G: Encoded>(&self, row: &mut Row<G>, id: i64, out: &mut Out<'_>) {
        let stepped: Result<Stepped<_>, NotOpen> = row.table.step(id as u16);
        debug_assert!(stepped.is_ok(), "ids are checked before");
        out.rewards.fill(0.0);
        *out.done = 0;
        if row.table.seat().is_none() {
            *out.done = 1;
            row.table.state().result(out.scores, out.rewards);
            if self.reward == Reward::Points {
                out.rewards.iter_mut().zip(out.scores.iter()).for_each(|(reward, points)| *reward = *points as f32);
            }
            self.begin(row);
        }
        show(&row.table, out);
    }
}

/// Writes what the seat that chooses knows and can choose.
#[inline]
fn show<G: Encoded>(table: &Table<G>, out: &mut Out<'_>) {
    let seat = table.seat().unwrap_or(Seat::One);
    *out.seat = seat.index() as i32;
    table.open().write(out.mask);
    table.observe(seat, out.observation);
}

impl<'a> Arrays<'a> {
    fn borrow(&mut self) -> Arrays<'_> {
        Arrays {
            observations: self.observations,
            masks: self.masks,
            seats: self.seats,
            rewards: self.rewards,
            dones: self.dones,
            scores: self.scores,
        }
    }

    /// The rows of the first games, and those of the others.
    fn split<G: Encoded>(self, games: usize, players: usize) -> (Arrays<'a>, Arrays<'a>) {
        let observations = self.observations.split_at_mut(games * G::OBSERVATION);
        let masks = self.masks.split_at_mut(games * G::ACTIONS);
        let seats = self.seats.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(games * players);
        let dones = self.dones.split_at_mut(games);
        let scores = self.scores.split_at_mut(games * players);
        let first = Arrays {
            observations: observations.0,
            masks: masks.0,
            seats: seats.0,
            rewards: rewards.0,
            dones: dones.0,
            scores: scores.0,
        };
        let second = Arrays {
            observations: observations.1,
            masks: masks.1,
            seats: seats.1,
            rewards: rewards.1,
            dones: dones.1,
            scores: scores.1,
        };
        (first, second)
    }
}
