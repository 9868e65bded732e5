//! What a page is drawn from: everything that one visitor may see of a table at one moment, and nothing else.

use crate::{Hinting, WebBoard};
use game::{Entry, Game, Illegal, Seat, SeatSet, Sight};
use std::ops::Deref;
use words::{Chair, Words};

/// A visit to the page of a table: who looks with which seat, in which language, and at what.
#[derive(Clone, Copy)]
pub struct Visit<'a> {
    /// The language of the visitor.
    pub words: &'a Words,
    /// The table around the game.
    pub about: &'a TableInfo,
    /// The seats of the visitor, and what they may see with them.
    pub sight: Sight,
    /// The visitor looks back: the board is shown as it was after this many actions.
    pub at: Option<usize>,
    /// What the visitor tried and was not allowed.
    pub refusal: Option<&'a Refusal>,
    /// The step of the lesson that the visitor is in.
    pub lesson: Option<&'a LessonStep>,
    /// Number of turns of the log that the page shows in full and that have not changed: an update leaves them out. None for
    /// a whole page.
    pub turns_sent: usize,
}

/// What one visitor sees of a table: the visit, and the game as it is shown then. A scene is asked like its [`Visit`] for
/// everything about the visitor.
pub struct Scene<'a, G: Game> {
    /// Who looks, and at what.
    pub visit: Visit<'a>,
    /// What the visitor sees of the position.
    pub view: &'a G::View,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// What the visitor is asked, if one of their seats is to act and they do not look back.
    pub ask: Option<Ask<'a, G>>,
    /// What has happened, one entry for each action, oldest first. Entry 0 is the set-up, before the first action. An update
    /// needs the last entries only.
    pub log: &'a [Entry<G>],
    /// The number of the first entry in `log`: 0 on a whole page.
    pub first_entry: usize,
    /// The pieces that stood on the board before that entry, in games that number them ([`crate::WebBoard::standing`]).
    pub standing: &'a [StandingPiece],
    /// The number of the first entry that has news: the visitor's own last action, of which they know what they chose but not
    /// what followed ([`Sight::first_news`]).
    pub news: usize,
    /// Whether the visitor may take back.
    pub undo: bool,
    /// The revision of the table: grows with actions and with taking back alike.
    pub revision: u64,
    /// What the visitor sees of the end, once the game is over: `view` may be an earlier moment.
    pub end: Option<&'a G::View>,
    /// Points by seat so far; the final ones when the game is over.
    pub scores: &'a [i32],
    /// The seats in order of the result, each with its place (equal when tied), once the game is over.
    pub standings: Option<&'a [(Seat, u8)]>,
}

/// A piece that keeps its number while it moves, so that it is seen to glide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingPiece {
    /// Whose it is.
    pub seat: Seat,
    /// Its number among the pieces of that seat.
    pub number: u8,
    /// Where it stands, by a number of the game's own.
    pub spot: u8,
}

impl<'a, G: Game> Deref for Scene<'a, G> {
    type Target = Visit<'a>;

    fn deref(&self) -> &Visit<'a> {
        &self.visit
    }
}

impl<G: Game> Scene<'_, G> {
    /// The number of entries of the whole log.
    pub(crate) fn entries(&self) -> usize {
        self.first_entry + self.log.len()
    }

    /// The entries from a number on, with their numbers.
    pub(crate) fn entries_from(&self, number: usize) -> impl Iterator<Item = (usize, &Entry<G>)> {
        (self.first_entry..).zip(self.log).skip(number.saturating_sub(self.first_entry))
    }

    /// The seat that the visitor sees with; `None` for a spectator.
    pub(crate) fn viewpoint(&self) -> Option<Seat> {
        self.sight.viewpoint()
    }

    /// Whether a seat is one of the visitor's.
    pub(crate) fn is_mine(&self, seat: Seat) -> bool {
        self.sight.mine().contains(seat)
    }

    /// Whether the visitor has no seat.
    pub(crate) fn is_spectator(&self) -> bool {
        self.sight.held().is_empty()
    }

    /// The names by seat, as the words want them.
    pub(crate) fn names(&self) -> Vec<String> {
        words::shown_names(self.words, &self.about.chairs, self.reader())
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// The seat that is addressed as "you": nobody at a shared screen, where it would be another one every time.
    pub(crate) fn reader(&self) -> Option<Seat> {
        self.sight.you()
    }

    /// The seat in the addresses of this table after a number of actions. When the game is over, an address shows the same to
    /// everybody.
    pub(crate) fn seat_of_moments(&self) -> Option<Seat> {
        self.sight.chosen().or(self.viewpoint().filter(|_| self.standings.is_some() && !self.sight.is_open()))
    }

    /// The address of this table after a number of actions, seen with the same seat.
    pub(crate) fn moment(&self, at: usize) -> String {
        let seat = self.seat_of_moments().map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("{}?at={at}{seat}", self.about.path)
    }

    /// The address of a step, counted from 1, of the scoring of a round, seen with the same seat.
    pub(crate) fn scoring(&self, round: u8, step: usize) -> String {
        let seat = self.sight.chosen().or(self.viewpoint().filter(|_| self.standings.is_some()));
        let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("{}/scoring?round={round}&step={step}{seat}", self.about.path)
    }

    /// The address of this table, or of something under it, seen with the same seat.
    pub(crate) fn address(&self, under: &str) -> String {
        let seat = self.sight.chosen().map(|seat| format!("?seat={seat}")).unwrap_or_default();
        format!("{}{under}{seat}", self.about.path)
    }
}

impl<G: WebBoard> Scene<'_, G> {
    /// The number of the last entry that led to the position that is shown.
    pub(crate) fn step(&self) -> usize {
        let last = self.entries().saturating_sub(1);
        match self.at {
            Some(at) => at.min(last),
            None if self.standings.is_some() => G::last_picture(self.log).min(last),
            None => last,
        }
    }

    /// The entries that led to the position that is shown, with their numbers.
    pub(crate) fn entries_shown(&self) -> impl Iterator<Item = (usize, &Entry<G>)> {
        let last = self.step();
        self.entries_from(0).take_while(move |(number, _)| *number <= last)
    }
}

/// What is asked of a seat.
pub struct Ask<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: &'static str,
    /// What can be chosen.
    pub legal: &'a [G::Action],
    /// All legal actions: the same as `legal`, except in a lesson, which offers one of them.
    pub allowed: &'a [G::Action],
    /// Actions that a player might try and that are not legal, with the reasons.
    pub refused: &'a [(G::Action, Illegal)],
}

/// A table, apart from the game that is played there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Where its page is on this server: `/t/abc`.
    pub path: String,
    /// Its whole address, which anybody may watch at.
    pub address: String,
    /// Its name.
    pub name: String,
    /// Options as records write them: `edition=jeweler favor=full`.
    pub options: String,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// By seat, the whole address that gives it away: for the person who set up the table while the seat is free, and for
    /// the person who sits there, to move it to another device.
    pub seat_links: Vec<Option<String>>,
    /// The seats that the visitor has left to a bot, and may take again.
    pub left: SeatSet,
    /// The seats whose players have the table open now. It is told by the page as it is loaded and by the stream; nothing in
    /// the fragments depends on it.
    pub here: SeatSet,
    /// Where the page of its rematch is on this server, if there is one.
    pub rematch: Option<String>,
    /// Hints, and what bots answered.
    pub hinting: Hinting,
}

/// A step of a guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The number of the step, counted from 1; one more than `of` at the end.
    pub step: usize,
    /// Number of steps.
    pub of: usize,
    /// The text that explains the step.
    pub text: String,
    /// The action to take; none at the end.
    pub wanted: Option<String>,
}

/// Something that was not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What was asked for.
    pub action: String,
    /// Why not.
    pub words: String,
    /// The rule, if it is one.
    pub rule: Option<&'static str>,
}
