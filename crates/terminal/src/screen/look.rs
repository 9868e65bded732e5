//! What the screen is drawn from: everything that one seat may see of a table at one moment, and what its player has typed
//! and pointed at so far.

use super::answers::{Answer, Line};
use super::painted::{Aim, Painted};
use super::rows::Row;
use super::signs;
use crate::{Ask, Chair, Sitter, Tally};
use game::{Entry, Seat, SeatSet};
use std::borrow::Cow;
use words::{Argument, Kind, People, Words};

/// What one seat sees of a table.
pub struct Scene<G: Painted> {
    pub chairs: Vec<Chair>,
    /// The names by seat, without anything that a terminal would obey.
    pub names: Vec<String>,
    pub mine: SeatSet,
    /// The seat that is looked with; nobody for a spectator, and when all is open.
    pub point: Option<Seat>,
    pub view: G::View,
    pub to_act: SeatSet,
    pub ask: Option<Ask<G>>,
    pub answers: Vec<Answer<G::Action>>,
    pub log: Vec<Entry<G>>,
    /// The log in words, with the number of the action that each line is about.
    pub told: Vec<(usize, words::Line)>,
    /// The entries from here on are news.
    pub news: usize,
    pub scores: Vec<i32>,
    /// The result, once the game is over.
    pub tally: Option<Tally>,
    pub may_undo: bool,
    /// The file that keeps the game.
    pub saved: Option<String>,
}

impl<G: Painted> Scene<G> {
    /// Who is spoken to as `you` in what is told: nobody where several share the screen.
    pub fn reader(&self) -> Option<Seat> {
        self.mine.lowest().filter(|seat| self.mine == SeatSet::only(*seat))
    }

    pub fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.reader() }
    }

    /// What happened since one's own last action, headings left out.
    pub fn news_lines(&self) -> impl Iterator<Item = &words::Line> {
        self.told.iter().filter(|(step, line)| *step >= self.news && line.kind == Kind::Deed).map(|(_, line)| line)
    }

    /// What others changed since one's own last action.
    pub fn changed(&self) -> Vec<G::Thing> {
        self.log.iter().skip(self.news).flat_map(|entry| &entry.events).filter_map(G::touched).collect()
    }
}

/// A scene with what has been typed and pointed at.
pub struct Look<'a, G: Painted> {
    pub words: &'a Words,
    pub scene: &'a Scene<G>,
    pub view: &'a G::View,
    /// What has been typed of a key.
    pub typed: &'a str,
    /// The list of answers, narrowed to that.
    pub lines: &'a [Line],
    /// The line that is pointed at.
    pub pointed: usize,
    /// What every thing can be done with: by answer.
    pub about: &'a [Vec<G::Thing>],
    pub changed: &'a [G::Thing],
}

/// How a thing is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// Whether something can be done with it.
    pub is_open: bool,
    /// What is still to be typed for it, if that is sure.
    pub key: String,
    /// Whether the list points at it.
    pub is_pointed: bool,
    /// Whether it changed since one's own last action.
    pub is_fresh: bool,
}

impl<'a, G: Painted> Look<'a, G> {
    pub fn say(&self, message: &str) -> Cow<'a, str> {
        self.words.say(message)
    }

    pub fn tell(&self, message: &str, arguments: &[Argument<'_>]) -> String {
        self.words.tell(message, arguments).into_owned()
    }

    pub fn people(&self) -> People<'a> {
        self.scene.people()
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        self.scene.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The seat whose goods are of interest: the one that is asked, or the one that is looked with.
    pub fn self_seat(&self) -> Option<Seat> {
        self.scene.ask.as_ref().map(|ask| ask.seat).or(self.scene.point).or(self.scene.mine.lowest())
    }

    /// The answers that are about a thing, of those that what was typed leaves.
    pub fn answers_at(&self, thing: G::Thing) -> Vec<usize> {
        let fits = |place: &usize| self.scene.answers[*place].key.starts_with(self.typed);
        let about = self.about.iter().enumerate().filter(|(_, things)| things.contains(&thing));
        about.map(|(place, _)| place).filter(fits).collect()
    }

    pub fn mark(&self, thing: G::Thing) -> Mark {
        let places = self.answers_at(thing);
        let keys = places.iter().map(|place| self.scene.answers[*place].key.as_str());
        let shared = super::answers::common(keys);
        let pointed = self.lines.get(self.pointed).filter(|line| matches!(line, Line::One(_)));
        Mark {
            is_open: !places.is_empty(),
            key: shared.get(self.typed.len()..).unwrap_or_default().to_owned(),
            is_pointed: pointed.is_some_and(|line| line.answers().iter().any(|place| places.contains(place))),
            is_fresh: self.changed.contains(&thing),
        }
    }

    /// A thing by its name, or by what can be typed for it, in the manner of what can be done with it.
    pub fn label(&self, thing: G::Thing, name: &str) -> Row<Aim<G>> {
        let mark = self.mark(thing);
        let mut row = Row::new();
        if mark.is_open {
            let key = if mark.key.is_empty() || mark.key == name { name.to_owned() } else { mark.key.clone() };
            let style = if mark.is_pointed { signs::pointed() } else { signs::key() };
            row.push(key.clone(), style);
            if key != name {
                row.push(" ", ratatui::style::Style::new());
                row.push(name, if mark.is_fresh { signs::fresh() } else { signs::bold() });
            }
        } else {
            row.push(name, if mark.is_fresh { signs::fresh() } else { ratatui::style::Style::new() });
        }
        row.aimed(&Aim::Thing(thing))
    }

    /// The sign of a seat.
    pub fn marker(&self, seat: Seat) -> Row<Aim<G>> {
        Row::of(signs::shape(seat), signs::of_seat(seat))
    }

    /// What kind of player sits there.
    pub fn sitter(&self, seat: Seat) -> String {
        match self.scene.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(level)) => self.words.level(level),
            Some(Sitter::Nobody) => self.say("board-nobody").into_owned(),
            _ => String::new(),
        }
    }

    /// That a seat is to act, and what: of a free one that it is free.
    pub fn acting(&self, seat: Seat, what: &str) -> Row<Aim<G>> {
        let what = if crate::table::free(&self.scene.chairs).contains(seat) { "board-nobody" } else { what };
        Row::of(format!("▶ {}", self.say(what)), signs::bold())
    }

    pub fn score(&self, seat: Seat) -> i32 {
        self.scene.scores.get(seat.index()).copied().unwrap_or(0)
    }
}
