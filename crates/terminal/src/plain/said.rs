//! Everything that is said line by line, and what has been said already.

use crate::tally::tally;
use crate::{Ask, Table, Trouble};
use game::{Game, Seat, SeatSet, nearest, shown};
use std::io::{self, Write};
use words::{Argument, Kind, People, Spoken, Words, rule};

/// Somebody who tells.
pub(super) struct Said<'a, O> {
    words: &'a Words,
    out: O,
    /// By reader: how much of the log he has been told. Where nothing is hidden all are one reader.
    told: [usize; Seat::ALL.len()],
    /// By reader: the turn or round in which he was last told how everything stands.
    round: [u8; Seat::ALL.len()],
}

fn names<G: Spoken>(table: &dyn Table<G>) -> Vec<String> {
    table.chairs().iter().map(|chair| clean(&chair.name)).collect()
}

/// A name as it may be shown: whatever controls a terminal is left out.
fn clean(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).collect()
}

/// Who is spoken to as `you`: at a shared terminal, somebody else every time, so nobody where all see the same.
fn reader<G: Spoken>(table: &dyn Table<G>, point: Option<Seat>) -> Option<Seat> {
    point.filter(|seat| G::HIDDEN || table.mine() == SeatSet::only(*seat))
}

impl<'a, O: Write> Said<'a, O> {
    pub fn new(words: &'a Words, out: O) -> Said<'a, O> {
        Said { words, out, told: [0; 5], round: [0; 5] }
    }

    fn say(&mut self, message: &str, arguments: &[Argument<'_>]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.tell(message, arguments))
    }

    pub fn hello<G: Spoken>(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        let game = self.words.say(&format!("{}-name", G::NAME)).into_owned();
        let names = names(table).join(", ");
        self.say("plain-hello", &[("game", game.into()), ("names", names.into())])
    }

    /// What a reader has not been told yet; at the beginning and with each new turn or round, how everything stands.
    pub fn news<G: Spoken>(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
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
        let told = self.told[reader_number];
        let from = if told == 0 { since() } else { told.min(log.len()) };
        for entry in log.iter().skip(from) {
            self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))?;
        }
        self.told[reader_number] = log.len();
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
    pub fn state<G: Spoken>(&mut self, table: &dyn Table<G>, point: Option<Seat>) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: reader(table, point) };
        for passage in G::described(self.words, &table.view(point), &people) {
            writeln!(self.out, "\n{}", passage.title)?;
            for line in passage.lines {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    pub fn question<G: Spoken>(&mut self, table: &dyn Table<G>, ask: &Ask<G>) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: Some(ask.seat) };
        let prompt = G::prompt(self.words, &table.view(Some(ask.seat)), ask.seat, &ask.legal, &people);
        writeln!(self.out, "\n{}", prompt.title)?;
        if !prompt.text.is_empty() {
            writeln!(self.out, "{}", prompt.text)?;
        }
        Ok(())
    }

    /// The answers whose notation and words are wanted, with their numbers; if there are too many, only how many.
    pub fn answers<G: Spoken>(
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

    pub fn help<G: Spoken>(&mut self, table: &dyn Table<G>, ask: &Ask<G>) -> io::Result<()> {
        self.say("plain-help", &[])?;
        if table.may_undo() {
            self.say("plain-help-undo", &[])?;
        }
        self.say("plain-help-rule", &[("rule", ask.rule.into())])
    }

    /// What an action means, or why it is not allowed; without a text, everything that might be thought of in vain.
    pub fn why<G: Spoken>(&mut self, table: &dyn Table<G>, ask: &Ask<G>, text: &str) -> io::Result<()> {
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

    fn reason<G: Spoken>(
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
    pub fn refused<G: Spoken>(&mut self, table: &dyn Table<G>, ask: &Ask<G>, action: G::Action) -> io::Result<()> {
        if let Some(illegal) = table.why_not(ask.seat, action) {
            self.reason(table, ask, action, &illegal)?;
        }
        self.nearest(ask, &action.to_string())
    }

    /// A text that is no action: those that begin like it, or that are spelled alike.
    pub fn unknown<G: Spoken>(&mut self, table: &dyn Table<G>, ask: &Ask<G>, text: &str) -> io::Result<()> {
        let begins = |notation: &str, _: &str| notation.starts_with(text);
        if ask.legal.iter().any(|action| begins(&action.to_string(), "")) {
            return self.answers(table, ask, begins, usize::MAX);
        }
        self.say("plain-unknown", &[("text", shown(text).into())])?;
        self.nearest(ask, text)
    }

    fn nearest<G: Game + Spoken>(&mut self, ask: &Ask<G>, text: &str) -> io::Result<()> {
        let near = nearest(text, ask.legal.iter().map(ToString::to_string).collect());
        self.say("plain-nearest", &[("list", near.join(", ").into())])
    }

    pub fn no_such_number(&mut self, number: usize, most: usize) -> io::Result<()> {
        self.say("plain-no-such-number", &[("number", number.to_string().into()), ("most", most.into())])
    }

    /// Somebody wants to act for a seat that is not asked here.
    pub fn not_asked<G: Spoken>(&mut self, table: &dyn Table<G>, seat: Seat, asked: Seat) -> io::Result<()> {
        let names = names(table);
        let Some(name) = names.get(seat.index()) else {
            return self.say("plain-no-such-seat", &[("seat", seat.number().into()), ("most", names.len().into())]);
        };
        let message = if table.mine().contains(seat) { "plain-not-asked" } else { "plain-not-here" };
        let asked = names.get(asked.index()).cloned().unwrap_or_default();
        self.say(message, &[("seat", seat.number().into()), ("name", name.into()), ("asked", asked.into())])
    }

    pub fn rule<G: Spoken>(&mut self, id: &str) -> io::Result<()> {
        match rule(G::NAME, self.words.language(), id) {
            Some(text) => writeln!(self.out, "{text}"),
            None => self.say("plain-no-rule", &[("rule", shown(id).into())]),
        }
    }

    pub fn whole_log<G: Spoken>(&mut self, table: &dyn Table<G>, seat: Seat) -> io::Result<()> {
        let names = names(table);
        let people = People { names: &names, you: reader(table, Some(seat)) };
        for entry in table.log(Some(seat)) {
            self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))?;
        }
        Ok(())
    }

    pub fn taken_back(&mut self) -> io::Result<()> {
        self.say("plain-taken-back", &[])
    }

    pub fn trouble<G: Spoken>(&mut self, trouble: &Trouble) -> io::Result<()> {
        writeln!(self.out, "{}", trouble.said::<G>(self.words))
    }

    /// Pushes what others may not see off the screen, and waits for the one who may.
    pub fn curtain<G: Spoken>(&mut self, table: &dyn Table<G>, seat: Seat, lines: usize) -> io::Result<()> {
        let name = names(table).get(seat.index()).cloned().unwrap_or_default();
        self.out.write_all("\n".repeat(lines).as_bytes())?;
        self.say("curtain-text", &[("name", name.clone().into())])?;
        self.say("plain-curtain", &[("name", name.into())])?;
        self.out.flush()
    }

    /// The standings, and where the points came from.
    pub fn end<G: Spoken>(&mut self, table: &dyn Table<G>) -> io::Result<()> {
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
        match table.saved() {
            Some(file) => self.say("plain-record", &[("file", file.display().to_string().into())]),
            None => Ok(()),
        }
    }

    /// How to go on another time.
    pub fn left<G: Spoken>(&mut self, table: &dyn Table<G>) -> io::Result<()> {
        match table.saved() {
            Some(file) => self.say("plain-saved", &[("file", file.display().to_string().into())]),
            None => self.say("plain-left", &[]),
        }
    }
}
