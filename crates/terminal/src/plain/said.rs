//! Everything that is said line by line, and what has been said already.

use super::Shown;
use super::typed::LONGEST_LINE;
use crate::farewell::farewell;
use crate::table::{Deed, awaited, clean, free, in_common, known, names};
use crate::tally::tally;
use crate::{Ask, Table, Trouble};
use game::{Seat, SeatSet, nearest};
use std::io::{self, Write};
use words::{Argument, Kind, People, Spoken, Words, rule};

/// Somebody who tells.
pub(super) struct Said<'a, G: Spoken, O> {
    words: &'a Words,
    out: O,
    /// By reader: what of the log he has been told. Where nothing is hidden all are one reader.
    told: [Vec<Deed<G>>; Seat::ALL.len()],
    /// By reader: the turn or round in which he was last told how everything stands.
    round: [u8; Seat::ALL.len()],
    /// Whom all were last said to wait for.
    awaited: String,
    /// Which seats were last known to be free.
    free: SeatSet,
}

/// Clears what a terminal shows, and what it remembers to scroll back to.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// So many letters of what was typed are repeated.
const MOST_REPEATED: usize = 60;
/// No terminal has more rows.
const ROWS: usize = 200;

/// The beginning of what somebody typed, to be repeated to him.
fn repeated(text: &str) -> String {
    let begin: String = clean(text).chars().take(MOST_REPEATED).collect();
    if text.chars().nth(MOST_REPEATED).is_some() { begin + "…" } else { begin }
}

/// Who is spoken to as `you`: at a shared terminal, somebody else every time, so nobody where all see the same.
fn reader<G: Spoken>(table: &dyn Table<G>, point: Option<Seat>) -> Option<Seat> {
    point.filter(|seat| G::HIDDEN || table.mine() == SeatSet::only(*seat))
}

impl<'a, G: Spoken, O: Write> Said<'a, G, O> {
    pub fn new(words: &'a Words, out: O) -> Said<'a, G, O> {
        let told = Seat::ALL.map(|_| Vec::new());
        Said { words, out, told, round: [0; 5], awaited: String::new(), free: SeatSet::NONE }
    }

    fn say(&mut self, message: &str, arguments: &[Argument<'_>]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.tell(message, arguments))
    }

    pub fn hello(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        let game = self.words.say(&format!("{}-name", G::NAME)).into_owned();
        let names = names(table).join(", ");
        self.say("plain-hello", &[("game", game.into()), ("names", names.into())])
    }

    /// Who has taken a seat that was free.
    fn seated(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        let free = free(table.chairs());
        for seat in std::mem::replace(&mut self.free, free).iter().filter(|seat| !free.contains(*seat)) {
            let name = names(table).get(seat.index()).cloned().unwrap_or_default();
            self.say("plain-seated", &[("name", name.into()), ("seat", seat.number().into())])?;
        }
        Ok(())
    }

    /// What a reader has not been told yet; at the beginning and with each new turn or round, how everything stands.
    pub fn news(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        self.seated(table)?;
        let reader_number = point.filter(|_| G::HIDDEN).map_or(0, Seat::index);
        let log = table.log(point);
        let names = names(table);
        let people = People { names: &names, you: reader(table, point) };
        // Whoever comes back to a game wants to know what happened since he last did something.
        let own = |entry: &game::Entry<G>| match G::HIDDEN {
            true => entry.seat.is_some() && entry.seat == point,
            false => entry.seat.is_some_and(|seat| table.mine().contains(seat)),
        };
        let since = || log.iter().rposition(own).map_or(1, |own| own + 1);
        let told = &self.told[reader_number];
        let from = match told.len() {
            0 => since(),
            // When the game is over a spectator sees what was hidden: that is no reason to tell it all again.
            told if point.is_none() && table.outcome().is_some() => told.min(log.len()),
            _ => in_common(told, &log),
        };
        if from < told.len() {
            let is_replaced = from < log.len();
            self.say(if is_replaced { "plain-others-replaced" } else { "plain-others-took-back" }, &[])?;
        }
        for entry in log.iter().skip(from) {
            self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))?;
        }
        self.told[reader_number] = known(log);
        let round = G::round(&table.view(point));
        if self.round[reader_number] != round && table.outcome().is_none() {
            self.round[reader_number] = round;
            self.state(table, point)?;
        }
        Ok(())
    }

    fn lines(&mut self, lines: &[words::Line]) -> io::Result<()> {
        for line in lines {
            match line.kind {
                Kind::Turn => writeln!(self.out, "\n{}", line.text)?,
                Kind::Phase | Kind::Deed => writeln!(self.out, "{}", line.text)?,
            }
        }
        Ok(())
    }

    /// Everything in sentences.
    pub fn state(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        self.described(table, point, &table.view(point))
    }

    /// Everything as the reader saw it so many actions ago, and what was done then.
    pub fn back(&mut self, table: &dyn Table<G>, point: Option<Seat>, steps: usize) -> io::Result<()> {
        // The first entry is the set-up.
        let (log, names) = (table.log(point), names(table));
        let most = log.len().saturating_sub(1);
        let Some(entry) = most.checked_sub(steps).and_then(|before| log.get(before + 1)) else {
            return self.say("plain-not-so-far-back", &[("most", most.into())]);
        };
        self.described(table, point, &entry.before)?;
        let people = People { names: &names, you: reader(table, point) };
        writeln!(self.out)?;
        self.say("plain-then", &[("number", steps.into())])?;
        self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))
    }

    fn described(&mut self, table: &dyn Table<G>, point: Option<Seat>, view: &G::View) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: reader(table, point) };
        for passage in G::described(self.words, view, &people) {
            writeln!(self.out, "\n{}", passage.title)?;
            for line in passage.lines {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    pub fn question(&mut self, table: &dyn Table<G>, ask: &Ask<G>) -> io::Result<()> {
        let names = names(table);
        self.awaited.clear();
        let people = People { names: &names, you: Some(ask.seat) };
        let prompt = G::prompt(self.words, &table.view(Some(ask.seat)), ask.seat, &ask.legal, &people);
        writeln!(self.out, "\n{}", prompt.title)?;
        if !prompt.text.is_empty() {
            writeln!(self.out, "{}", prompt.text)?;
        }
        Ok(())
    }

    /// The answers whose notation and words are wanted, with their numbers; if there are too many, only how many.
    pub fn answers(
        &mut self,
        table: &dyn Table<G>,
        ask: &Ask<G>,
        wanted: impl Fn(&str, &str) -> bool,
        most: usize,
    ) -> io::Result<()> {
        if ask.legal.len() > most {
            let example = ask.legal.first().map(ToString::to_string).unwrap_or_default();
            let number = ask.legal.len();
            return self.say("plain-many", &[("number", number.into()), ("example", example.into())]);
        }
        let (view, names) = (table.view(Some(ask.seat)), names(table));
        let people = People { names: &names, you: Some(ask.seat) };
        let mut none = true;
        for (number, action) in (1_usize..).zip(&ask.legal) {
            let notation = action.to_string();
            let short = G::action(self.words, &view, ask.seat, *action, &people).short;
            if wanted(&notation, &short) {
                none = false;
                let arguments = [("number", number.into()), ("short", short.into()), ("notation", notation.into())];
                self.say("plain-answer", &arguments)?;
            }
        }
        if none { self.say("plain-none-fits", &[]) } else { Ok(()) }
    }

    /// Where to type, for a person; scripts show what they typed instead.
    pub fn mark(&mut self, by_hand: bool) -> io::Result<()> {
        if by_hand {
            write!(self.out, "> ")?;
        }
        self.out.flush()
    }

    pub fn repeat(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "> {}", clean(line))
    }

    pub fn help(&mut self, may_take_back: bool, asked_by: Option<&str>) -> io::Result<()> {
        self.say("plain-help", &[])?;
        if may_take_back {
            self.say("plain-help-undo", &[])?;
        }
        asked_by.map_or(Ok(()), |rule| self.say("plain-help-rule", &[("rule", rule.into())]))
    }

    /// What an action means, or why it is not allowed; without a text, everything that might be thought of in vain.
    pub fn why(&mut self, table: &dyn Table<G>, ask: &Ask<G>, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return match &ask.refused[..] {
                [] => self.say("plain-nothing-refused", &[]),
                refused => refused.iter().try_for_each(|(action, illegal)| self.reason(table, ask, *action, illegal)),
            };
        }
        let number = text.parse::<usize>().ok().and_then(|number| ask.legal.get(number.wrapping_sub(1)).copied());
        let Some(action) = number.or_else(|| text.parse().ok()) else { return self.unknown(table, ask, text) };
        match table.why_not(ask.seat, action) {
            Some(illegal) => self.reason(table, ask, action, &illegal),
            None => {
                let names = names(table);
                let people = People { names: &names, you: Some(ask.seat) };
                let said = G::action(self.words, &table.view(Some(ask.seat)), ask.seat, action, &people);
                let arguments = [("notation", action.to_string().into()), ("long", said.long.into())];
                self.say("plain-allowed", &arguments)
            }
        }
    }

    fn reason(
        &mut self,
        table: &dyn Table<G>,
        ask: &Ask<G>,
        action: G::Action,
        illegal: &game::Illegal,
    ) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: Some(ask.seat) };
        let title = G::refused(self.words, &table.view(Some(ask.seat)), action, &people);
        let arguments = [
            ("title", title.into()),
            ("notation", action.to_string().into()),
            ("reason", G::reason(self.words, illegal).into()),
            ("rule", illegal.reason.rule.into()),
        ];
        self.say("plain-refused", &arguments)
    }

    /// An action that the rules forbid, why, and what is spelled alike.
    pub fn refused(&mut self, table: &dyn Table<G>, ask: &Ask<G>, action: G::Action) -> io::Result<()> {
        if let Some(illegal) = table.why_not(ask.seat, action) {
            self.reason(table, ask, action, &illegal)?;
        }
        self.nearest(ask, &action.to_string())
    }

    /// A text that is no action: those that begin like it, or that are spelled alike.
    pub fn unknown(&mut self, table: &dyn Table<G>, ask: &Ask<G>, text: &str) -> io::Result<()> {
        let begins = |notation: &str, _: &str| notation.starts_with(text);
        if ask.legal.iter().any(|action| begins(&action.to_string(), "")) {
            return self.answers(table, ask, begins, usize::MAX);
        }
        self.say("plain-unknown", &[("text", repeated(text).into())])?;
        self.nearest(ask, text)
    }

    fn nearest(&mut self, ask: &Ask<G>, text: &str) -> io::Result<()> {
        let near = nearest(text, ask.legal.iter().map(ToString::to_string).collect());
        self.say("plain-nearest", &[("list", near.join(", ").into())])
    }

    pub fn no_such_number(&mut self, number: usize, most: usize) -> io::Result<()> {
        self.say("plain-no-such-number", &[("number", number.to_string().into()), ("most", most.into())])
    }

    /// Somebody wants to act for a seat that is not asked here.
    pub fn not_asked(&mut self, table: &dyn Table<G>, seat: Seat, asked: Seat) -> io::Result<()> {
        let names = names(table);
        let Some(name) = names.get(seat.index()) else {
            return self.say("plain-no-such-seat", &[("seat", seat.number().into()), ("most", names.len().into())]);
        };
        let message = if table.mine().contains(seat) { "plain-not-asked" } else { "plain-not-here" };
        let asked = names.get(asked.index()).cloned().unwrap_or_default();
        self.say(message, &[("seat", seat.number().into()), ("name", name.into()), ("asked", asked.into())])
    }

    pub fn rule(&mut self, id: &str) -> io::Result<()> {
        match rule(G::NAME, self.words.language(), id) {
            Some(text) => writeln!(self.out, "{text}"),
            None => self.say("plain-no-rule", &[("rule", repeated(id).into())]),
        }
    }

    pub fn whole_log(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: reader(table, point) };
        let mut none = true;
        for entry in table.log(point) {
            let lines = G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people);
            none &= lines.is_empty();
            self.lines(&lines)?;
        }
        if none { self.say("plain-nothing-yet", &[]) } else { Ok(()) }
    }

    /// Somebody here has taken back: whatever comes instead is new to everybody here.
    pub fn taken_back(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        for seat in table.mine().iter() {
            let told = &mut self.told[if G::HIDDEN { seat.index() } else { 0 }];
            told.truncate(in_common(told, &table.log(Some(seat))));
        }
        self.say("plain-taken-back", &[])
    }

    /// Whatever is told next does not stand where somebody is typing.
    pub fn begin_line(&mut self, before: &str) -> io::Result<()> {
        self.out.write_all(before.as_bytes())
    }

    /// What is wrong though nobody did anything here.
    pub fn interrupt(&mut self, before: &str, trouble: &Trouble) -> io::Result<()> {
        self.begin_line(before)?;
        self.trouble(trouble)?;
        self.out.flush()
    }

    /// A server that was lost is there again.
    pub fn found(&mut self, before: &str) -> io::Result<()> {
        self.begin_line(before)?;
        self.say("plain-found", &[])?;
        self.out.flush()
    }

    pub fn trouble(&mut self, trouble: &Trouble) -> io::Result<()> {
        writeln!(self.out, "{}", trouble.said::<G>(self.words))
    }

    /// Whom all wait for, unless that was the last thing that was said about it.
    pub fn waiting(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: reader(table, point) };
        let awaited = awaited::<G>(self.words, &table.view(point), &people, table.chairs(), table.to_act());
        if awaited != self.awaited {
            writeln!(self.out, "{awaited}")?;
            self.awaited = awaited;
        }
        self.out.flush()
    }

    /// Somebody answers who is not asked yet.
    pub fn not_now(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        self.say("plain-not-now", &[])?;
        self.awaited.clear();
        self.waiting(table, point)
    }

    /// Somebody wants to answer for another one whose secrets he may not know.
    pub fn for_himself(&mut self, table: &dyn Table<G>, asked: Seat) -> io::Result<()> {
        let asked = names(table).get(asked.index()).cloned().unwrap_or_default();
        self.say("plain-for-himself", &[("asked", asked.into())])
    }

    pub fn too_long(&mut self) -> io::Result<()> {
        self.say("plain-too-long", &[("most", LONGEST_LINE.into())])
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Takes what others may not see from the terminal.
    pub fn clear(&mut self, shown: Shown) -> io::Result<()> {
        match shown {
            Shown::Elsewhere => Ok(()),
            Shown::Terminal => self.out.write_all(CLEAR.as_bytes()),
            Shown::DumbTerminal => self.out.write_all("\n".repeat(ROWS).as_bytes()),
        }
    }

    /// Waits for the one who may see what comes.
    pub fn curtain(&mut self, table: &dyn Table<G>, seat: Seat) -> io::Result<()> {
        let name = names(table).get(seat.index()).cloned().unwrap_or_default();
        self.say("plain-curtain", &[("name", name.into())])?;
        self.out.flush()
    }

    /// The standings, and where the points came from.
    pub fn end(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        let Some(tally) = tally(self.words, table) else { return Ok(()) };
        let names = names(table);
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        writeln!(self.out, "\n{}\n\n{}", tally.headline, self.words.say("end-standings"))?;
        for (place, seat, points) in &tally.standings {
            let arguments = [("place", (*place).into()), ("name", name(*seat).into()), ("points", (*points).into())];
            self.say("plain-place", &arguments)?;
        }
        for (name, points) in tally.others {
            self.say("plain-other", &[("name", name.into()), ("points", points.into())])?;
        }
        writeln!(self.out, "\n{}", self.words.say("end-sources"))?;
        for (_, seat, _) in &tally.standings {
            let points = tally.sources.iter().map(|(source, points)| (source, points[seat.index()]));
            let list: Vec<String> = points
                .filter(|(_, points)| *points != 0)
                .map(|(source, points)| format!("{source} {points}"))
                .collect();
            self.say("plain-sources", &[("name", name(*seat).into()), ("list", list.join(", ").into())])?;
        }
        self.left(table)
    }

    /// Where the game is, and how to go on another time.
    pub fn left(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        match farewell(self.words, table) {
            Some(told) => writeln!(self.out, "{told}"),
            None => Ok(()),
        }
    }
}
