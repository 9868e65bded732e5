//! Programs that play in the arena: the host's side of the engine protocol. Whatever a program does wrong is a reason to forfeit
//! its game, in words; nothing that it does can hold up or end the arena.
//!
//! `forfeit` is what it may do wrong, `process` runs a program and exchanges lines with it, `family` ends it with all that it has started, `log` is what its seat
//! knows of the game so far, `pool` keeps programs for the next game.

mod family;
mod forfeit;
mod log;
mod pool;
mod process;

pub(crate) use forfeit::Forfeit;
pub(crate) use pool::{MOST_FORFEITS, Pool};

use crate::engine::line::Line;
use crate::engine::messages::{Best, Go, NewGame, PROTOCOL, Reply, Request};
use forfeit::Asked;
use game::{Game, Seat, legal_texts};
use log::Log;
use process::{NoLine, Process};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A program that has introduced itself.
pub(crate) struct Program {
    process: Process,
    /// How long each answer may take.
    limit: Duration,
    /// What its seat knows of the game so far.
    log: Log,
}

/// Lines for people between a question and its answer; more are a flood.
const MOST_LINES: usize = 10_000;

/// How long a program may take to end when it is asked to.
const LEAVING: Duration = Duration::from_secs(1);

impl Program {
    /// Greets a program that has been started.
    fn greet(process: Process, limit: Duration) -> Result<Program, Forfeit> {
        let mut program = Program { process, limit, log: Log::default() };
        let hello: Request = Request::Hello { protocol: PROTOCOL, options: BTreeMap::new() };
        match program.ask(&hello, "hello")? {
            Reply::Hello { protocol: PROTOCOL, .. } => Ok(program),
            Reply::Hello { protocol, .. } => Err(Forfeit::Protocol(protocol)),
            other => Err(unexpected(other, "hello")),
        }
    }

    /// Begins a game.
    pub(crate) fn begin<G: Game>(&mut self, state: &G, seat: Seat, seed: u64) -> Result<(), Forfeit> {
        self.log = Log::default();
        match self.ask(&beginning(state, seat, seed), "newgame")? {
            Reply::Ready => Ok(()),
            other => Err(unexpected(other, "newgame")),
        }
    }

    /// Asks for a decision of a seat, one of the legal actions.
    pub(crate) fn decide<G: Game>(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Forfeit> {
        let text = match self.ask(&question(state, seat, &self.log), "go")? {
            Reply::Best(Best { action, .. }) => action,
            other => return Err(unexpected(other, "go")),
        };
        let chosen = text.parse().ok().filter(|action| legal.contains(action));
        chosen.ok_or_else(|| match text.parse::<G::Action>() {
            Ok(action) => {
                let reason = Box::new(state.why_not(seat, action));
                Forfeit::NotLegal { action: text.clone(), reason }
            }
            Err(_) => Forfeit::NotAnAction { action: text.clone(), game: G::NAME },
        })
    }

    /// Asks it to end, and waits for that a little.
    fn quit(mut self) {
        if let Ok(quit) = serde_json::to_string(&Request::<()>::Quit) {
            self.process.send(quit);
            self.process.wait(LEAVING);
        }
    }

    /// Notes down an action of any seat in a state, as the program's seat may know it.
    pub(crate) fn note<G: Game>(&mut self, state: &G, seat: Seat, action: G::Action, viewer: Seat) {
        self.log.note(state, seat, action, viewer);
    }

    /// Sends a request, and waits for the answer.
    fn ask(&mut self, request: &impl Serialize, asked: Asked) -> Result<Reply, Forfeit> {
        self.expect_silence(asked)?;
        self.process.send(serde_json::to_string(request).map_err(Forfeit::NotAsked)?);
        let deadline = Instant::now() + self.limit;
        for _ in 0..MOST_LINES {
            let line = self.process.line(deadline).map_err(|reason| self.explain(reason, asked))?;
            if line.trim().is_empty() {
                continue;
            }
            match serde_json::from_str(&line) {
                Ok(Reply::Info) => {}
                Ok(reply) => return Ok(reply),
                Err(error) => return Err(Forfeit::NotAMessage { asked, line, error }),
            }
        }
        Err(Forfeit::Flood(asked))
    }

    /// Between two questions there is nothing to answer: what came would be taken for the next answer.
    fn expect_silence(&self, asked: Asked) -> Result<(), Forfeit> {
        let mut waiting = std::iter::from_fn(|| self.process.waiting()).take(MOST_LINES);
        let early = waiting.find(|line| !matches!(line, Line::Text(text) if is_for_people(text)));
        early.map_or(Ok(()), |_| Err(Forfeit::Early(asked)))
    }

    fn explain(&self, reason: NoLine, asked: Asked) -> Forfeit {
        match reason {
            NoLine::Silence => Forfeit::Silence { asked, limit: self.limit, complaint: self.process.last_complaint() },
            NoLine::Ended(how) => Forfeit::Ended { asked, how },
            NoLine::TooLong => Forfeit::TooLong,
            NoLine::NotText => Forfeit::NotText,
        }
    }
}

/// Whether a line says something to people, or nothing at all.
fn is_for_people(line: &str) -> bool {
    line.trim().is_empty() || matches!(serde_json::from_str(line), Ok(Reply::Info))
}

fn unexpected(reply: Reply, asked: Asked) -> Forfeit {
    let answer = match reply {
        Reply::Error { message } => return Forfeit::Refused { asked, message },
        Reply::Hello { .. } => "hello",
        Reply::Ready => "ready",
        Reply::Best(_) => "best",
        Reply::Info => "info",
    };
    Forfeit::OtherAnswer { asked, answer }
}

/// What a program is told of a game that begins.
fn beginning<G: Game>(state: &G, seat: Seat, seed: u64) -> Request<G::View> {
    Request::NewGame(NewGame {
        game: G::NAME.to_owned(),
        players: state.players(),
        seat: seat.number(),
        options: state.settings().iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        seed: Some(seed.to_string()),
        start: Some(state.remembered(seat)),
    })
}

/// What a program is asked in a state: what its seat has seen, and nothing else.
fn question<G: Game>(state: &G, seat: Seat, log: &Log) -> Request<G::View> {
    Request::Go(Go {
        view: state.remembered(seat),
        legal: legal_texts(state, seat),
        actions: log.lines(state.to_act()),
        iterations: None,
        ms: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Random, Settings};

    fn json(request: &impl Serialize) -> String {
        serde_json::to_string(request).unwrap()
    }

    /// Plays a random game, and calls `look` before each decision with the log of every seat.
    fn watch<G: Game>(players: u8, options: &[&str], seed: u64, mut look: impl FnMut(&G, Seat, &[Log])) {
        let settings = Settings::parse(G::OPTIONS, options).unwrap();
        let mut state = G::new(players, &settings, seed).unwrap();
        let mut random = Random::new(seed);
        let mut logs: Vec<Log> = Seat::first(players).map(|_| Log::default()).collect();
        while let Some(seat) = state.to_act().lowest() {
            let legal = state.legal_actions(seat);
            look(&state, seat, &logs);
            let action = legal[random.below(legal.len())];
            for viewer in Seat::first(players) {
                logs[viewer.index()].note(&state, seat, action, viewer);
            }
            state.apply(seat, action, &mut ());
        }
    }

    /// Two states that look the same to a seat give its program the same bytes.
    fn tells_nothing_hidden<G: Game>(players: u8, options: &[&str]) {
        let mut differ = 0;
        watch::<G>(players, options, 4, |state, seat, logs| {
            let log = &logs[seat.index()];
            let mut random = Random::new(7);
            for _ in 0..4 {
                let other = G::resample(&state.remembered(seat), &mut random);
                differ += u32::from(other != *state);
                assert_eq!(json(&question(&other, seat, log)), json(&question(state, seat, log)));
                assert_eq!(json(&beginning(&other, seat, 5)), json(&beginning(state, seat, 5)));
            }
        });
        assert!(differ > 50 || !G::HIDDEN, "a state that is drawn differs in what is hidden");
    }

    #[test]
    fn a_program_is_told_nothing_that_its_seat_cannot_know() {
        for options in [&[][..], &["from_memory"]] {
            tells_nothing_hidden::<ys::State>(2, options);
            tells_nothing_hidden::<ys::State>(4, options);
        }
        tells_nothing_hidden::<ys::State>(3, &["kings_favor"]);
        tells_nothing_hidden::<caylus::State>(3, &[]);
    }

    /// Two games in which a rival acts differently in secret: nobody else's log shows it before it is revealed.
    #[test]
    fn secret_actions_are_unknown_until_they_are_revealed() {
        let settings = Settings::new(ys::State::OPTIONS);
        let mut state = ys::State::new(3, &settings, 1).unwrap();
        let mut logs = [Log::default(), Log::default(), Log::default()];
        for (number, bid) in ["bid 4 1", "bid 3 3", "bid 0 0"].into_iter().enumerate() {
            let seat = Seat::ALL[number];
            assert_eq!(state.to_act().lowest(), Some(seat));
            for (viewer, log) in Seat::ALL.into_iter().zip(&mut logs) {
                log.note(&state, seat, bid.parse().unwrap(), viewer);
            }
            state.apply(seat, bid.parse().unwrap(), &mut ());
            let lines = |seat: usize| logs[seat].lines(state.to_act());
            match number {
                0 => assert_eq!((lines(0), lines(2)), (vec!["1 bid 4 1".to_owned()], vec!["1 bid ? ?".to_owned()])),
                1 => assert_eq!(lines(2), ["1 bid ? ?", "2 bid ? ?"]),
                _ => assert_eq!(lines(2), ["1 bid 4 1", "2 bid 3 3", "3 bid 0 0"]),
            }
        }
    }

    /// In a game without secrets the start and the actions give the view that is asked about.
    #[test]
    fn start_and_actions_are_a_record() {
        let mut start = None;
        watch::<caylus::State>(3, &["edition=first"], 9, |state, seat, logs| {
            let mut replayed = *start.get_or_insert(*state);
            for line in logs[seat.index()].lines(state.to_act()) {
                let (seat, action) = line.split_once(' ').unwrap();
                let seat = Seat::from_number(seat.parse().unwrap()).unwrap();
                replayed.play(seat, action.parse().unwrap(), &mut ()).unwrap();
            }
            assert!(replayed == *state);
        });
    }
}
