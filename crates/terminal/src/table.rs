//! What a screen has to know of a game: the same for one that is played here and for one at a server, and never more than
//! those who sit at this terminal may know.

use crate::Trouble;
use game::{Entry, Game, Illegal, Outcome, Seat, SeatSet};
use std::path::Path;
use words::{People, Spoken, Words};

/// A game in progress, as far as whoever sits at this terminal may know it.
///
/// Whoever shows it calls [`Table::refresh`] some ten times a second and draws anew when that says so, or when he acted.
/// Views and logs are made when they are asked for: keep them as long as [`Table::revision`] is the same.
pub trait Table<G: Spoken> {
    /// Grows with everything that happens: actions, taking back, somebody sitting down.
    fn revision(&self) -> u64;
    /// Who sits where, by seat.
    fn chairs(&self) -> &[Chair];
    /// The seats that are played at this terminal; nobody for a spectator.
    fn mine(&self) -> SeatSet;
    /// Who is to act; nobody when the game is over. Those of them that are bots are thinking.
    fn to_act(&self) -> SeatSet;
    /// What a seat (one of [`Table::mine`]) sees now, or with `None` a spectator. When the game is over nothing is hidden
    /// from anybody: `None` shows everything then.
    fn view(&self, point: Option<Seat>) -> G::View;
    /// What is asked of a seat, if it is one of [`Table::mine`] and is to act.
    fn ask(&self, seat: Seat) -> Option<Ask<G>>;
    /// Why a seat of [`Table::mine`] that is asked may not do something; nothing if it may.
    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal>;
    /// What has happened as a seat saw it, or with `None` a spectator; the oldest first. Entry 0 is the set-up, before
    /// anybody acted; what was taken back is not there.
    fn log(&self, point: Option<Seat>) -> Vec<Entry<G>>;
    /// Points by seat so far; the final ones once the game is over.
    fn scores(&self) -> Vec<i32>;
    /// Who else has points and is listed with the players; see [`game::Game::others`].
    fn others(&self) -> Vec<(String, i32)>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether somebody at this terminal may take back now.
    fn may_undo(&self) -> bool;
    /// Does an action for a seat of [`Table::mine`]. When this returns well, it is kept: nothing that happens later loses it.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble>;
    /// Takes back the last action of those at this terminal, and what bots did since.
    fn undo(&mut self) -> Result<(), Trouble>;
    /// Whether something that was done here has not been answered yet: until it is, nothing else can be done.
    fn is_sending(&self) -> bool {
        false
    }
    /// Takes in what bots or others did. Never waits. Whether anything changed.
    fn refresh(&mut self) -> Result<bool, Trouble>;
    /// The file that keeps the game, if it is played here.
    fn saved(&self) -> Option<&Path>;
}

/// What is asked of a seat.
#[derive(Clone, Debug)]
pub struct Ask<G: Spoken> {
    /// Who decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: &'static str,
    /// What can be chosen, at least two actions, in the order of the rules.
    pub legal: Vec<G::Action>,
    /// What might be thought of and is not allowed, with the reason.
    pub refused: Vec<(G::Action, Illegal)>,
}

impl<G: Spoken> Ask<G> {
    /// What a state asks of a seat, if it is to act.
    pub(crate) fn of(state: &G, seat: Seat) -> Option<Ask<G>> {
        if !state.to_act().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        Some(Ask { seat, rule: state.asked().rule, refused: state.in_vain(seat, &legal), legal })
    }

    /// Why a seat may not do something in a state.
    pub(crate) fn why_not(state: &G, seat: Seat, action: G::Action) -> Option<Illegal> {
        state.clone().play(seat, action, &mut ()).err()
    }
}

/// A chair and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// As people wrote it: show it without control characters. Never empty.
    pub name: String,
    /// What kind of player.
    pub sitter: Sitter,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this terminal.
    Here,
    /// A bot of a level, by its name.
    Bot(String),
    /// A person at another screen.
    Elsewhere,
    /// Nobody yet: the game waits for him when it is his turn.
    Nobody,
}

/// The names by seat, as they may be shown.
pub(crate) fn names<G: Spoken>(table: &dyn Table<G>) -> Vec<String> {
    table.chairs().iter().map(|chair| clean(&chair.name)).collect()
}

/// A text without anything that a terminal would obey.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// Whether several share a terminal who may not see what each other sees.
pub(crate) fn is_shared<G: Spoken>(mine: SeatSet) -> bool {
    G::HIDDEN && mine.iter().count() > 1
}

/// Whether whoever sits before a terminal may take back: nobody does so with what another one did in secret. The log is as he
/// saw it.
pub(crate) fn may_take_back<G: Spoken>(table: &dyn Table<G>, log: &[Entry<G>], present: Option<Seat>) -> bool {
    let mine = table.mine();
    let last = || log.iter().rev().filter_map(|entry| entry.seat).find(|seat| mine.contains(*seat));
    table.may_undo() && (!is_shared::<G>(mine) || last() == present)
}

/// Who did something, and what was seen of it: what tells entries apart when one was taken back and another is in its place.
pub(crate) type Deed<G> = (Option<Seat>, Vec<<G as Game>::Event>);

/// How many entries of a log somebody knows already. If it is fewer than he knew, others have taken something back.
pub(crate) fn in_common<G: Spoken>(known: &[Deed<G>], log: &[Entry<G>]) -> usize {
    let same = |((seat, events), entry): &(&Deed<G>, &Entry<G>)| *seat == entry.seat && *events == entry.events;
    known.iter().zip(log).take_while(same).count()
}

/// What of a log is known to somebody who has seen it.
pub(crate) fn known<G: Spoken>(log: Vec<Entry<G>>) -> Vec<Deed<G>> {
    log.into_iter().map(|entry| (entry.seat, entry.events)).collect()
}

/// The seats that nobody has taken yet.
pub(crate) fn free(chairs: &[Chair]) -> SeatSet {
    let chairs = Seat::ALL.into_iter().zip(chairs);
    chairs.filter(|(_, chair)| chair.sitter == Sitter::Nobody).map(|(seat, _)| seat).collect()
}

/// Whom the game waits for; of the seats that are free, that somebody has to take them first.
pub(crate) fn awaited<G: Spoken>(
    words: &Words,
    view: &G::View,
    people: &People<'_>,
    chairs: &[Chair],
    to_act: SeatSet,
) -> String {
    let free = free(chairs);
    let free: Vec<String> = to_act.iter().filter(|seat| free.contains(*seat)).map(|seat| seat.to_string()).collect();
    if free.is_empty() {
        return G::waiting(words, view, people);
    }
    let seats = [("number", free.len().into()), ("seats", words.all_of(&free).into())];
    let free_seats = words.tell("terminal-free-seats", &seats);
    if free.len() == to_act.iter().count() {
        return free_seats.into_owned();
    }
    format!("{} {free_seats}", G::waiting(words, view, people))
}
