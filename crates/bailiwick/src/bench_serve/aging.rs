//! Whether a move costs more the longer the game lasts: the processor time of moves early and late in the same games.
//!
//! Every seat is a browser of its own, whose page is up to date, as the event stream keeps it. The move and the update in
//! its answer are measured; the updates of the others are not.

use super::client::{Client, Credentials};
use super::planned::{Planned, PlannedAction, act_body, act_form, check, random_game, set_up};
use super::servers::ServerProcess;
use game::Seat;
use games::{Playable, Visitor};
use serde::Serialize;
use std::io;

/// The action at which early moves are measured.
const EARLY: usize = 20;
/// The action at which late moves are measured, if games last so long.
const LATE: usize = 300;
/// Number of moves that are measured at each of them.
const MOVES: usize = 12;
/// Number of tables.
const TABLES: usize = 24;
/// Number of random games of which the longest are played.
const CANDIDATES: u64 = 2_000;

/// The longest of many random games.
pub(super) struct Games {
    game: &'static str,
    players: u8,
    games: Vec<Planned>,
}

/// What moves of a game cost.
#[derive(Serialize)]
pub(super) struct Aging {
    game: &'static str,
    players: u8,
    early: usize,
    early_milliseconds: f64,
    late: usize,
    late_milliseconds: f64,
}

pub(super) fn words(rows: &[Aging]) -> String {
    let row = |row: &Aging| {
        let name = format!("a move of a browser, {}", row.game);
        format!(
            "{name:<34}  {:>10.2} ms of processor time at action {}, {:.2} ms at action {}: {:.2} times\n",
            row.early_milliseconds,
            row.early,
            row.late_milliseconds,
            row.late,
            row.late_milliseconds / row.early_milliseconds,
        )
    };
    rows.iter().map(row).collect()
}

/// Looks for long games.
#[derive(Clone)]
pub(super) struct LongGames;

impl Visitor for LongGames {
    type Output = Games;

    fn visit<G: Playable>(self) -> Games {
        let players = *G::PLAYERS.end();
        let mut games: Vec<Planned> = (1..=CANDIDATES).filter_map(|seed| random_game::<G>(players, seed)).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.actions.len()));
        games.truncate(TABLES);
        Games { game: G::NAME, players, games }
    }
}

/// Plays the games to their early and late moves, and measures these.
pub(super) fn measure(server: &ServerProcess, games: &Games) -> io::Result<Aging> {
    let shortest = games.games.iter().map(|game| game.actions.len()).min().unwrap_or(0);
    // The last action is left out: when the game is over the page is another one.
    let late = LATE.min(shortest.saturating_sub(MOVES + 1));
    let early = EARLY.min(late.saturating_sub(MOVES));
    let mut client = Client::connect(server.address)?;
    let (mut early_total, mut late_total) = (0.0, 0.0);
    for game in &games.games {
        let mut table = Table::set_up(&mut client, games, game)?;
        early_total += table.moves_at(&mut client, server, early)?;
        late_total += table.moves_at(&mut client, server, late)?;
    }
    let moves = (games.games.len() * MOVES) as f64;
    Ok(Aging {
        game: games.game,
        players: games.players,
        early,
        early_milliseconds: early_total / moves,
        late,
        late_milliseconds: late_total / moves,
    })
}

/// A table at which a planned game is played.
struct Table<'a> {
    id: String,
    secrets: Vec<String>,
    actions: &'a [PlannedAction],
    done: usize,
}

impl Table<'_> {
    fn set_up<'a>(client: &mut Client, games: &Games, game: &'a Planned) -> io::Result<Table<'a>> {
        let (table, _) = set_up(client, games.game, games.players, game.seed)?;
        let secrets = table.seats.into_iter().filter_map(|seat| seat.secret).collect();
        Ok(Table { id: table.id, secrets, actions: &game.actions, done: 0 })
    }

    fn player(&self, seat: Seat) -> Credentials<'_> {
        Credentials::Seat(&self.secrets[seat.index()])
    }

    /// Goes on to an action by the API, loads the pages, and makes the moves there. Returns their processor time.
    fn moves_at(&mut self, client: &mut Client, server: &ServerProcess, from: usize) -> io::Result<f64> {
        for PlannedAction { seat, text: action, .. } in &self.actions[self.done..from] {
            let body = act_body(self.done, action)?;
            let answer = client.post(&format!("/api/tables/{}/act", self.id), self.player(*seat), false, &body)?;
            check(&answer, action)?;
            self.done += 1;
        }
        let players = Seat::first(self.secrets.len() as u8);
        for seat in players.clone() {
            client.get(&format!("/t/{}", self.id), self.player(seat), true)?;
        }
        let mut total = 0.0;
        for (number, PlannedAction { seat, text: action, is_obvious }) in
            self.actions[from..from + MOVES].iter().enumerate()
        {
            if *is_obvious && number > 0 {
                self.done += 1;
                continue;
            }
            let form = act_form(self.done, action);
            let before = server.processor_time();
            let answer = client.post(&format!("/t/{}/act", self.id), self.player(*seat), true, &form)?;
            total += server.processor_time() - before;
            check(&answer, action)?;
            for other in players.clone().filter(|other| other != seat) {
                let changes = format!("/t/{}/changes?from={}", self.id, self.done);
                client.get(&changes, self.player(other), true)?;
            }
            self.done += 1;
        }
        Ok(total)
    }
}
