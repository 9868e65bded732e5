//! What a page is drawn from: everything that one visitor may see of a table at one moment, and nothing else.

use game::{Entry, Game, Illegal, Seat, SeatSet};
use words::Words;

/// What one visitor sees of a table.
pub struct Scene<'a, G: Game> {
    /// The language he reads.
    pub words: &'a Words,
    /// The table around the game.
    pub about: &'a About,
    /// The seats that he holds: several at one screen, none for a spectator.
    pub mine: SeatSet,
    /// The seat that he sees with: the one that is to act among his, otherwise his first; `None` for a spectator.
    pub point: Option<Seat>,
    /// What that seat sees; everything, if nothing is hidden from him any more.
    pub view: &'a G::View,
    /// Whether he sees what was hidden from everybody: only when the game is over, and he looks with nobody's eyes.
    pub open: bool,
    /// Who is to act.
    pub to_act: SeatSet,
    /// What he is asked, if one of his seats is to act and he does not look back.
    pub ask: Option<Ask<'a, G>>,
    /// What has happened, one entry for each action, the oldest first. Entry 0 is the set-up, before anybody acted.
    pub log: &'a [Entry<G>],
    /// So many turns of the log were told to him in full, the first ones, and are as they were: an update leaves them as
    /// they are. None on a whole page.
    pub told: usize,
    /// The entries from here on are news to him: what others did after his own last action.
    pub news: usize,
    /// He looks back: the board is shown as it was after so many actions.
    pub at: Option<usize>,
    /// Whether he may take back.
    pub undo: bool,
    /// What he wanted and was not allowed.
    pub refusal: Option<&'a Refusal>,
    /// The lesson that he is in.
    pub lesson: Option<&'a Lesson>,
    /// The number of the last thing that was written about this table; grows with actions and with taking back alike.
    pub revision: u64,
    /// What that seat sees at the end, once the game is over: `view` may be an earlier moment.
    pub end: Option<&'a G::View>,
    /// Points by seat so far; the final ones when the game is over.
    pub scores: &'a [i32],
    /// The seats in order of the result, each with its place (equal when tied), once the game is over.
    pub standings: Option<&'a [(Seat, u8)]>,
}

impl<G: Game> Scene<'_, G> {
    /// The names by seat, as the words want them.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(seat, chair): (Seat, &Chair)| match chair.name.as_str() {
            "" => self.words.tell("board-seat", &[("seat", seat.number().into())]).into_owned(),
            name => name.to_owned(),
        };
        Seat::ALL.into_iter().zip(&self.about.chairs).map(name).collect()
    }

    /// Who is spoken to as `you` in what is told: nobody at a shared screen, where it would be somebody else every time.
    pub(crate) fn reader(&self) -> Option<Seat> {
        self.point.filter(|seat| self.mine == SeatSet::only(*seat))
    }

    /// The address of this table after so many actions, seen from the same seat. When a game is over, an address that is
    /// shared shows others the same.
    pub(crate) fn moment(&self, at: usize) -> String {
        let seat = self.about.as_seat.or(self.point.filter(|_| self.standings.is_some() && !self.open));
        let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("{}?at={at}{seat}", self.about.path)
    }

    /// The address of a step, counted from 1, of the scoring of a round, seen from the same seat.
    pub(crate) fn scoring(&self, round: u8, step: usize) -> String {
        let seat = self.about.as_seat.or(self.point.filter(|_| self.standings.is_some()));
        let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        format!("{}/scoring?round={round}&step={step}{seat}", self.about.path)
    }

    /// The address of this table, or of something under it, seen from the same seat.
    pub(crate) fn address(&self, under: &str) -> String {
        let seat = self.about.as_seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        format!("{}{under}{seat}", self.about.path)
    }
}

/// What is asked of a seat.
pub struct Ask<'a, G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: &'static str,
    /// What can be chosen.
    pub legal: &'a [G::Action],
    /// What the rules allow: the same, but for a lesson, in which one thing is to be done.
    pub allowed: &'a [G::Action],
    /// What might be thought of and is not allowed, with the reason.
    pub refused: &'a [(G::Action, Illegal)],
}

/// A table, apart from the game that is played there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// What it is known by.
    pub id: String,
    /// Where its page is on this server: `/t/abc`.
    pub path: String,
    /// The seat that the visitor's address names, to see with it.
    pub as_seat: Option<Seat>,
    /// Its whole address, which anybody may watch at.
    pub address: String,
    /// What it is called.
    pub name: String,
    /// Options as records write them: `edition=jeweler favor=full`.
    pub options: String,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// Where the page of its rematch is on this server, if there is one.
    pub rematch: Option<String>,
}

/// A chair and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// As people wrote it: never trusted.
    pub name: String,
    /// What kind of player.
    pub sitter: Sitter,
    /// The whole address that gives this seat away: told to the one who set up the table while nobody has taken the seat,
    /// and to the one who sits there, to move it to another device.
    pub invitation: Option<String>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet: the game waits for him when it is his turn.
    Nobody,
    /// A person.
    Person,
    /// A bot of a level, by its name.
    Bot(String),
}

/// A step of a guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Which, counted from 1; one more than there are at the end.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What there is to learn.
    pub text: String,
    /// What is to be done; nothing at the end.
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
