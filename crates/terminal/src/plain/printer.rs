//! Prints everything that is said line by line, and remembers what has been said.

use super::Output;
use super::input::LONGEST_LINE;
use crate::farewell::farewell;
use crate::game_table::{SeenAction, action_words, already_seen, names, others_here, seen_actions, without_control};
use crate::result_summary::ResultSummary;
use crate::{GameTable, PendingDecision, TableError};
use game::{Seat, Sight, nearest};
use std::io::{self, Write};
use words::advice::{hint_line, hint_lines};
use words::{Argument, Chair, NarrationKind, People, Sitter, Spoken, Words, awaited};

/// Prints lines.
pub(super) struct Printer<'a, G: Spoken, O> {
    words: &'a Words,
    out: O,
    /// By reader: the part of the log that was told. Where nothing is hidden, all are one reader.
    told: [Vec<SeenAction<G>>; Seat::ALL.len()],
    /// By reader: the turn or round in which the whole state was last told.
    round: [Option<u8>; Seat::ALL.len()],
    /// The last line about who is waited for.
    awaited: String,
    /// Who was last known to sit where.
    chairs: Vec<Chair>,
    /// The number of hints that were told.
    hints: Option<usize>,
}

/// Clears what a terminal shows, and what it remembers to scroll back to.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Longest part of the input that is quoted, in characters.
const LONGEST_QUOTE: usize = 60;
/// More rows than any terminal has.
const ROWS: usize = 200;

/// The beginning of an input, to be quoted in a message.
fn quoted(text: &str) -> String {
    let begin: String = without_control(text).chars().take(LONGEST_QUOTE).collect();
    if text.chars().nth(LONGEST_QUOTE).is_some() { begin + "…" } else { begin }
}

impl<'a, G: Spoken, O: Write> Printer<'a, G, O> {
    pub(super) fn new(words: &'a Words, out: O) -> Printer<'a, G, O> {
        let told = Seat::ALL.map(|_| Vec::new());
        Printer { words, out, told, round: [None; 5], awaited: String::new(), chairs: Vec::new(), hints: None }
    }

    fn print_text(&mut self, message: &str, arguments: &[Argument<'_>]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.text_with(message, arguments))
    }

    /// Says a text of one or more lines. What a server sends has no control characters that a terminal would obey.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        text.lines().try_for_each(|line| writeln!(self.out, "{}", without_control(line)))
    }

    pub(super) fn hello(&mut self, table: &dyn GameTable<G>) -> io::Result<()> {
        let game = G::title(self.words);
        let who = |(name, chair): (String, &Chair)| match &chair.sitter {
            Sitter::Bot(level) => {
                let level = without_control(&self.words.level(level));
                self.words.text_with("plain-bot", &[("name", name.into()), ("level", level.into())]).into_owned()
            }
            Sitter::Nobody | Sitter::Person => name,
        };
        let names = names(self.words, table).into_iter().zip(table.chairs()).map(who).collect::<Vec<_>>().join(", ");
        self.print_text("plain-hello", &[("game", game.into()), ("names", names.into())])
    }

    /// Says who has taken a seat, has another name, or has left.
    fn seated(&mut self, table: &dyn GameTable<G>) -> io::Result<()> {
        let before = std::mem::replace(&mut self.chairs, table.chairs().to_vec());
        for ((seat, was), is) in Seat::ALL.into_iter().zip(&before).zip(table.chairs()) {
            let name = |chair: &Chair| without_control(&chair.shown_name(self.words, seat));
            let (name, new_name) = (name(was), name(is));
            match (&was.sitter, &is.sitter) {
                (Sitter::Person, Sitter::Bot(_)) => self.print_text("plain-seat-left", &[("name", name.into())])?,
                (Sitter::Person, _) if name == new_name => {}
                (Sitter::Person, _) => {
                    self.print_text("plain-renamed", &[("name", name.into()), ("new", new_name.into())])?;
                }
                (Sitter::Nobody, Sitter::Nobody) | (Sitter::Bot(_), Sitter::Bot(_) | Sitter::Nobody) => {}
                (Sitter::Nobody, _) | (Sitter::Bot(_), Sitter::Person) => {
                    self.print_text("plain-seated", &[("name", new_name.into()), ("seat", seat.number().into())])?;
                }
            }
        }
        Ok(())
    }

    /// What a reader has not been told yet; at the beginning and with each new turn or round, how everything stands.
    pub(super) fn news(&mut self, table: &dyn GameTable<G>, sight: Sight) -> io::Result<()> {
        self.seated(table)?;
        let reader_number = sight.viewpoint().filter(|_| G::HIDDEN).map_or(0, Seat::index);
        let log = table.log(sight);
        let names = names(self.words, table);
        let people = People { names: &names, you: sight.you() };
        // After a pause in the game all is told since the last own action.
        let since = || sight.first_news(log.iter().map(|entry| entry.seat));
        let told = &self.told[reader_number];
        let from = match told.len() {
            0 => since(),
            // At the end a spectator sees what was hidden, but what was told is not told again.
            told if sight.is_open() => told.min(log.len()),
            _ => already_seen(told, &log),
        };
        if from < told.len() {
            let is_replaced = from < log.len();
            self.print_text(if is_replaced { "plain-others-replaced" } else { "plain-others-took-back" }, &[])?;
        }
        for entry in log.iter().skip(from) {
            self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))?;
        }
        self.asked_hints(table, sight, from, &people)?;
        self.told[reader_number] = seen_actions(log);
        let round = Some(G::round(&table.view(sight)));
        if self.round[reader_number] != round && table.outcome().is_none() {
            self.round[reader_number] = round;
            self.state(table, sight)?;
        }
        Ok(())
    }

    /// Tells who of the others has asked for a hint since it was last told; at first, since an entry.
    fn asked_hints(
        &mut self,
        table: &dyn GameTable<G>,
        sight: Sight,
        from: usize,
        people: &People<'_>,
    ) -> io::Result<()> {
        let hints = table.hints().1;
        let known = self.hints.unwrap_or_else(|| hints.iter().filter(|hint| hint.after < from).count());
        self.hints = Some(hints.len());
        let others = hints.into_iter().skip(known).filter(|hint| !sight.mine().contains(hint.seat));
        let lines: Vec<_> = others.map(|hint| hint_line(self.words, people, hint)).collect();
        self.lines(&lines)
    }

    fn lines(&mut self, lines: &[words::NarratedLine]) -> io::Result<()> {
        for line in lines {
            match line.kind {
                NarrationKind::Turn => writeln!(self.out, "\n{}", line.text)?,
                NarrationKind::Phase | NarrationKind::Deed => writeln!(self.out, "{}", line.text)?,
            }
        }
        Ok(())
    }

    /// Everything in sentences.
    pub(super) fn state(&mut self, table: &dyn GameTable<G>, sight: Sight) -> io::Result<()> {
        self.described(table, sight, &table.view(sight))?;
        let names = names(self.words, table);
        let here: Vec<String> = others_here(table).iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
        if here.is_empty() {
            return Ok(());
        }
        self.print_text("plain-here", &[("names", self.words.all_of(&here).into())])
    }

    /// The state as the reader saw it a number of actions ago, and what was done then.
    pub(super) fn back(&mut self, table: &dyn GameTable<G>, sight: Sight, steps: usize) -> io::Result<()> {
        // The first entry is the set-up.
        let (log, names) = (table.log(sight), names(self.words, table));
        let most = log.len().saturating_sub(1);
        let Some(entry) = most.checked_sub(steps).and_then(|before| log.get(before + 1)) else {
            return self.print_text("plain-not-so-far-back", &[("most", most.into())]);
        };
        self.described(table, sight, &entry.before)?;
        let people = People { names: &names, you: sight.you() };
        writeln!(self.out)?;
        self.print_text("plain-then", &[("number", steps.into())])?;
        self.lines(&G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people))
    }

    fn described(&mut self, table: &dyn GameTable<G>, sight: Sight, view: &G::View) -> io::Result<()> {
        let names = names(self.words, table);
        let people = People { names: &names, you: sight.you() };
        for passage in G::described(self.words, view, &people) {
            writeln!(self.out, "\n{}", passage.title)?;
            for line in passage.lines {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    pub(super) fn question(&mut self, table: &dyn GameTable<G>, decision: &PendingDecision<G>) -> io::Result<()> {
        let names = names(self.words, table);
        self.awaited.clear();
        let sight = table.decider(decision.seat);
        let people = People { names: &names, you: sight.you() };
        let prompt = G::prompt(self.words, &table.view(sight), decision.seat, &decision.legal, &people);
        writeln!(self.out, "\n{}", prompt.title)?;
        if !prompt.text.is_empty() {
            writeln!(self.out, "{}", prompt.text)?;
        }
        Ok(())
    }

    /// The answers whose notation and words are wanted, with their numbers; if there are too many, only how many.
    pub(super) fn answers(
        &mut self,
        table: &dyn GameTable<G>,
        decision: &PendingDecision<G>,
        wanted: impl Fn(&str, &str) -> bool,
        most: usize,
    ) -> io::Result<()> {
        if decision.legal.len() > most {
            let example = decision.legal.first().map(ToString::to_string).unwrap_or_default();
            let number = decision.legal.len();
            return self.print_text("plain-many", &[("number", number.into()), ("example", example.into())]);
        }
        let (view, names) = (table.view(table.decider(decision.seat)), names(self.words, table));
        let people = People { names: &names, you: Some(decision.seat) };
        let mut none = true;
        for (number, action) in (1_usize..).zip(&decision.legal) {
            let notation = action.to_string();
            let short = G::action(self.words, &view, decision.seat, *action, &people).short;
            if wanted(&notation, &short) {
                none = false;
                let arguments = [("number", number.into()), ("short", short.into()), ("notation", notation.into())];
                self.print_text("plain-answer", &arguments)?;
            }
        }
        if none { self.print_text("plain-none-fits", &[]) } else { Ok(()) }
    }

    /// Prints the sign to type after, for a person; the input of scripts is echoed instead.
    pub(super) fn input_prompt(&mut self, interactive: bool) -> io::Result<()> {
        if interactive {
            write!(self.out, "> ")?;
        }
        self.out.flush()
    }

    pub(super) fn echo(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "> {}", without_control(line))
    }

    pub(super) fn help(&mut self, may_take_back: bool, asked_by: Option<&str>) -> io::Result<()> {
        self.print_text("plain-help", &[])?;
        self.print_text("plain-help-advice", &[])?;
        if may_take_back {
            self.print_text("plain-help-undo", &[])?;
        }
        asked_by.map_or(Ok(()), |rule| self.print_text("plain-help-rule", &[("rule", rule.into())]))
    }

    /// Paragraphs without control characters.
    pub(super) fn paragraphs(&mut self, paragraphs: &[String]) -> io::Result<()> {
        paragraphs.iter().try_for_each(|text| writeln!(self.out, "{}", without_control(text)))
    }

    /// What an action means, or why it is not allowed; without a text, everything that might be thought of in vain.
    pub(super) fn why(
        &mut self,
        table: &dyn GameTable<G>,
        decision: &PendingDecision<G>,
        text: &str,
    ) -> io::Result<()> {
        if text.is_empty() {
            return match &decision.refused[..] {
                [] => self.print_text("plain-nothing-refused", &[]),
                refused => {
                    refused.iter().try_for_each(|(action, illegal)| self.reason(table, decision, *action, illegal))
                }
            };
        }
        let number = text.parse::<usize>().ok().and_then(|number| decision.legal.get(number.wrapping_sub(1)).copied());
        let Some(action) = number.or_else(|| text.parse().ok()) else { return self.unknown(table, decision, text) };
        match table.why_not(decision.seat, action) {
            Some(illegal) => self.reason(table, decision, action, &illegal),
            None => {
                let names = names(self.words, table);
                let people = People { names: &names, you: Some(decision.seat) };
                let view = table.view(table.decider(decision.seat));
                let said = action_words::<G>(self.words, &view, decision.seat, action, &people, table.warns());
                let arguments = [("notation", action.to_string().into()), ("long", said.long.into())];
                self.print_text("plain-allowed", &arguments)
            }
        }
    }

    fn reason(
        &mut self,
        table: &dyn GameTable<G>,
        decision: &PendingDecision<G>,
        action: G::Action,
        illegal: &game::Illegal,
    ) -> io::Result<()> {
        let names = names(self.words, table);
        let people = People { names: &names, you: Some(decision.seat) };
        let title = G::refused(self.words, &table.view(table.decider(decision.seat)), action, &people);
        let arguments = [
            ("title", title.into()),
            ("notation", action.to_string().into()),
            ("reason", G::reason(self.words, illegal).into()),
            ("rule", illegal.reason.rule.into()),
        ];
        self.print_text("plain-refused", &arguments)
    }

    /// An action that the rules forbid, why, and what is spelled alike.
    pub(super) fn refused(
        &mut self,
        table: &dyn GameTable<G>,
        decision: &PendingDecision<G>,
        action: G::Action,
    ) -> io::Result<()> {
        if let Some(illegal) = table.why_not(decision.seat, action) {
            self.reason(table, decision, action, &illegal)?;
        }
        self.nearest(decision, &action.to_string())
    }

    /// Answers a text that is not an action: lists those that begin like it, or that are spelled alike.
    pub(super) fn unknown(
        &mut self,
        table: &dyn GameTable<G>,
        decision: &PendingDecision<G>,
        text: &str,
    ) -> io::Result<()> {
        let begins = |notation: &str, _: &str| notation.starts_with(text);
        if decision.legal.iter().any(|action| begins(&action.to_string(), "")) {
            return self.answers(table, decision, begins, usize::MAX);
        }
        self.print_text("plain-unknown", &[("text", quoted(text).into())])?;
        self.nearest(decision, text)
    }

    fn nearest(&mut self, decision: &PendingDecision<G>, text: &str) -> io::Result<()> {
        let near = nearest(text, decision.legal.iter().map(ToString::to_string).collect());
        self.print_text("plain-nearest", &[("list", near.join(", ").into())])
    }

    pub(super) fn no_such_number(&mut self, number: usize, most: usize) -> io::Result<()> {
        self.print_text("plain-no-such-number", &[("number", number.to_string().into()), ("most", most.into())])
    }

    /// Answers an action for a seat that is not asked here.
    pub(super) fn not_asked(&mut self, table: &dyn GameTable<G>, seat: Seat, asked: Seat) -> io::Result<()> {
        let names = names(self.words, table);
        let Some(name) = names.get(seat.index()) else {
            return self
                .print_text("plain-no-such-seat", &[("seat", seat.number().into()), ("most", names.len().into())]);
        };
        let message = if table.mine().contains(seat) { "plain-not-asked" } else { "plain-not-here" };
        let asked = names.get(asked.index()).cloned().unwrap_or_default();
        self.print_text(message, &[("seat", seat.number().into()), ("name", name.into()), ("asked", asked.into())])
    }

    pub(super) fn rule(&mut self, id: &str) -> io::Result<()> {
        let language = self.words.language();
        match G::RULEBOOK.and_then(|book| book.rule(language, id)) {
            Some(text) => writeln!(self.out, "{text}"),
            None => {
                let example = G::RULEBOOK.and_then(|book| book.rules().next()).unwrap_or_default();
                self.print_text("plain-no-rule", &[("rule", quoted(id).into()), ("example", example.into())])
            }
        }
    }

    pub(super) fn whole_log(&mut self, table: &dyn GameTable<G>, sight: Sight) -> io::Result<()> {
        let names = names(self.words, table);
        let people = People { names: &names, you: sight.you() };
        let mut none = true;
        let (agreed, hints) = table.hints();
        for (number, entry) in table.log(sight).into_iter().enumerate() {
            let mut lines = G::narrate(self.words, &entry.before, entry.seat, &entry.events, &people);
            lines.extend(hint_lines(self.words, &people, (agreed, &hints), number));
            none &= lines.is_empty();
            self.lines(&lines)?;
        }
        if none { self.print_text("plain-nothing-yet", &[]) } else { Ok(()) }
    }

    /// Says that an action was undone here: what comes instead is new to all readers.
    pub(super) fn taken_back(&mut self, table: &dyn GameTable<G>) -> io::Result<()> {
        for seat in table.mine().iter() {
            let told = &mut self.told[if G::HIDDEN { seat.index() } else { 0 }];
            if let Ok(sight) = table.sight().choose(seat) {
                told.truncate(already_seen(told, &table.log(sight)));
            }
        }
        self.print_text("plain-taken-back", &[])
    }

    /// Begins a new line if one is being typed.
    pub(super) fn begin_line(&mut self, before: &str) -> io::Result<()> {
        self.out.write_all(before.as_bytes())
    }

    /// Says what is wrong though nothing was typed.
    pub(super) fn interrupt(&mut self, before: &str, error: &TableError) -> io::Result<()> {
        self.begin_line(before)?;
        self.error(error)?;
        self.out.flush()
    }

    /// Says that a lost server answers again.
    pub(super) fn found(&mut self, before: &str) -> io::Result<()> {
        self.begin_line(before)?;
        self.print_text("plain-found", &[])?;
        self.out.flush()
    }

    pub(super) fn error(&mut self, error: &TableError) -> io::Result<()> {
        writeln!(self.out, "{}", error.message::<G>(self.words))
    }

    /// Says who is waited for, unless it was said before.
    pub(super) fn waiting(&mut self, table: &dyn GameTable<G>, sight: Sight) -> io::Result<()> {
        let names = names(self.words, table);
        let people = People { names: &names, you: sight.you() };
        let awaited = awaited::<G>(self.words, &table.view(sight), &people, table.chairs(), table.to_act());
        if awaited != self.awaited {
            writeln!(self.out, "{awaited}")?;
            self.awaited = awaited;
        }
        self.out.flush()
    }

    /// Answers an action that is not asked for yet.
    pub(super) fn not_now(&mut self, table: &dyn GameTable<G>, sight: Sight) -> io::Result<()> {
        self.print_text("plain-not-now", &[])?;
        self.awaited.clear();
        self.waiting(table, sight)
    }

    /// Answers an action for another person, whose secrets are hidden.
    pub(super) fn not_for_others(&mut self, table: &dyn GameTable<G>, asked: Seat) -> io::Result<()> {
        let asked = names(self.words, table).get(asked.index()).cloned().unwrap_or_default();
        self.print_text("plain-for-oneself", &[("asked", asked.into())])
    }

    pub(super) fn too_long(&mut self) -> io::Result<()> {
        self.print_text("plain-too-long", &[("most", LONGEST_LINE.into())])
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Removes what others may not see from the terminal.
    pub(super) fn clear(&mut self, output: Output) -> io::Result<()> {
        match output {
            Output::Redirected => Ok(()),
            Output::Terminal => self.out.write_all(CLEAR.as_bytes()),
            Output::DumbTerminal => self.out.write_all("\n".repeat(ROWS).as_bytes()),
        }
    }

    /// Asks the next person to come to the terminal.
    pub(super) fn curtain(&mut self, table: &dyn GameTable<G>, seat: Seat, may_undo: bool) -> io::Result<()> {
        let name = names(self.words, table).get(seat.index()).cloned().unwrap_or_default();
        self.print_text("plain-curtain", &[("name", name.into())])?;
        if may_undo {
            self.print_text("plain-curtain-undo", &[])?;
        }
        self.out.flush()
    }

    /// The standings, and where the points came from.
    pub(super) fn end(&mut self, table: &dyn GameTable<G>) -> io::Result<()> {
        let Some(result) = ResultSummary::of(self.words, table) else { return Ok(()) };
        let names = names(self.words, table);
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        writeln!(self.out, "\n{}\n\n{}", result.headline, self.words.text("end-standings"))?;
        for (place, seat, points) in &result.standings {
            let arguments = [("place", (*place).into()), ("name", name(*seat).into()), ("points", (*points).into())];
            self.print_text("plain-place", &arguments)?;
        }
        for (name, points) in &result.others {
            self.print_text("plain-other", &[("name", name.as_str().into()), ("points", (*points).into())])?;
        }
        if !G::SOURCES.is_empty() {
            self.sources(&result, &name)?;
        }
        self.left(table)
    }

    /// Where the points of each player came from.
    fn sources(&mut self, result: &ResultSummary, name: &dyn Fn(Seat) -> String) -> io::Result<()> {
        writeln!(self.out, "\n{}", self.words.text("end-sources"))?;
        for (_, seat, _) in &result.standings {
            let points = result.sources.iter().map(|(source, points)| (source, points[seat.index()]));
            let list: Vec<String> = points
                .filter(|(_, points)| *points != 0)
                .map(|(source, points)| format!("{source} {points}"))
                .collect();
            self.print_text("plain-sources", &[("name", name(*seat).into()), ("list", list.join(", ").into())])?;
        }
        Ok(())
    }

    /// Says where the game is, and how to resume it.
    pub(super) fn left(&mut self, table: &dyn GameTable<G>) -> io::Result<()> {
        match farewell(self.words, table) {
            Some(told) => writeln!(self.out, "{told}"),
            None => Ok(()),
        }
    }
}
