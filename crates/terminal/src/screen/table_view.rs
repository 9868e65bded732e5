//! A table as the people at this screen see it at one moment.

use super::answers::{Answer, answers};
use super::narration_cache::NarrationCache;
use super::terminal_board::TerminalBoard;
use crate::game_table::{already_seen, names, others_here, seen_actions};
use crate::{AnalysisStand, GameTable, PendingDecision, ResultSummary};
use game::{AskedHint, Entry, Screen, Seat, SeatSet, Sight};
use words::advice::hint_lines;
use words::{Chair, NarratedLine, People, Words};

/// What is seen of a table.
pub struct TableView<G: TerminalBoard> {
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// The seats of others who have the table open at a server.
    pub here: SeatSet,
    /// The names by seat, without control characters.
    pub names: Vec<String>,
    /// How the person at the screen looks at the game.
    pub sight: Sight,
    /// The seat that has to come to the screen before anything is shown.
    pub curtain: Option<Seat>,
    /// The view of the game.
    pub view: G::View,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// The decision of the person at the screen, if they are asked.
    pub decision: Option<PendingDecision<G>>,
    /// The answers to it.
    pub answers: Vec<Answer<G::Action>>,
    /// What was seen to happen, the oldest first.
    pub log: Vec<Entry<G>>,
    /// The log in words, each line with the number of its entry.
    pub narration: Vec<(usize, NarratedLine)>,
    /// The number of the first entry that has news.
    pub news: usize,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The result, once the game is over.
    pub result: Option<ResultSummary>,
    /// How the analysis of a game that is over stands, where there can be one.
    pub analysis: Option<AnalysisStand>,
    /// Whether those at the screen may undo.
    pub may_undo: bool,
    /// Whether the person who is asked may have a hint.
    pub may_hint: bool,
    /// The file of the game.
    pub saved: Option<String>,
}

/// The lines of a log with those about hints after the entries at which they were asked for.
fn with_hints(
    words: &Words,
    lines: Vec<(usize, NarratedLine)>,
    people: &People<'_>,
    (agreed, hints): &(bool, Vec<AskedHint>),
) -> Vec<(usize, NarratedLine)> {
    if !agreed && hints.is_empty() {
        return lines;
    }
    let mut all: Vec<(usize, NarratedLine)> = lines;
    let last = all.last().map_or(0, |(entry, _)| *entry).max(hints.iter().map(|hint| hint.after).max().unwrap_or(0));
    let told =
        |entry: usize| hint_lines(words, people, (*agreed, hints), entry).into_iter().map(move |line| (entry, line));
    all.extend((0..=last).flat_map(told));
    all.sort_by_key(|(entry, _)| *entry);
    all
}

impl<G: TerminalBoard> TableView<G> {
    /// Looks at a table. `present` is the seat that said last that it is there, where several share the screen.
    pub(crate) fn of(
        table: &dyn GameTable<G>,
        words: &Words,
        present: Option<Seat>,
        narration: &mut NarrationCache<G>,
    ) -> TableView<G> {
        let all = table.sight();
        let chosen = present.filter(|_| all.is_shared()).and_then(|seat| all.choose(seat).ok()).unwrap_or(all);
        let (sight, curtain) = match chosen.screen() {
            Screen::Table(sight) => (sight, None),
            Screen::Curtain { next, sight } => (sight, Some(next)),
        };
        let (names, view, log) = (names(words, table), table.view(sight), table.log(sight));
        let people = People { names: &names, you: sight.you() };
        let decision = sight.asked().and_then(|seat| table.decision(seat));
        let answers = decision
            .as_ref()
            .map(|decision| answers(words, &view, decision, &people, table.warns()))
            .unwrap_or_default();
        TableView {
            chairs: table.chairs().to_vec(),
            here: others_here(table),
            sight,
            curtain,
            to_act: table.to_act(),
            decision,
            answers,
            narration: with_hints(words, narration.narrate(words, &log, &people, sight), &people, &table.hints()),
            news: sight.first_news(log.iter().map(|entry| entry.seat)),
            scores: table.scores(),
            result: ResultSummary::of(words, table),
            analysis: table.analysis(),
            may_undo: table.may_undo(sight),
            may_hint: sight.asked().is_some_and(|seat| table.may_hint(seat)),
            saved: table.saved().map(|file| file.display().to_string()),
            names,
            view,
            log,
        }
    }

    /// The players by name, and who of them reads.
    pub fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.sight.you() }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Whether a line of the log is news: it tells what happened since the last own decision.
    pub fn is_news(&self, entry: usize, line: &NarratedLine) -> bool {
        entry >= self.news && line.is_news(self.is_own(entry))
    }

    /// Whether an entry of the log is an action of those at the screen.
    fn is_own(&self, entry: usize) -> bool {
        self.log.get(entry).is_some_and(|entry| self.sight.is_own(entry.seat))
    }

    /// The lines about what happened since the last own decision, without headings.
    pub(crate) fn news_lines(&self) -> impl Iterator<Item = &NarratedLine> {
        self.narration.iter().filter(|(entry, line)| self.is_news(*entry, line)).map(|(_, line)| line)
    }

    /// The items of the board that others changed since the last own action.
    pub fn changed(&self) -> Vec<G::BoardItem> {
        let others = self.log.iter().skip(self.news).filter(|entry| !self.sight.is_own(entry.seat));
        others.flat_map(|entry| &entry.events).filter_map(G::changed_item).collect()
    }

    /// Whether something that is seen here has been undone at the table.
    pub(crate) fn is_undone(&self, table: &dyn GameTable<G>) -> bool {
        let seen = seen_actions(self.log.clone());
        // When the game is over, everything opens: nothing was undone then.
        table.outcome().is_none() && already_seen(&seen, &table.log(self.sight)) < seen.len()
    }
}
