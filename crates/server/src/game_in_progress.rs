//! A typed game in progress at a table: its journal, and what pages and programs want to know of it.

use crate::advising::{self, AdviceWork, TakenAction};
use crate::dyn_game::{BotSight, DynGame, Moved, Position};
use crate::game_kind::{LineError, LogReplay};
use crate::served::Served;
use crate::study_page::{self, StudyQuery};
use crate::studying::{self, StudyWork};
use bots::{BotTurn, Level, LevelError};
use game::{
    AskedHint, Entry, Game, HintDepth, Journal, NoHint, Outcome, Reason, RecordError, Refused, RulesOf, Seat, SeatSet,
    Seating, Seed, Sight, Situation, Start,
};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::{LineKind, LogLine};
use study::{Advice, Report, StudyError};
use ui::{Ask, Fragment, Page, Scene, StandingPiece, StudyStand, Visit};
use words::Words;

/// A game in progress.
#[derive(Clone)]
pub(crate) struct GameInProgress<G: Game> {
    seed: Seed,
    journal: Journal<G>,
    /// Where the turns or rounds begin, so that an update can be drawn without the log before them.
    turns: Vec<TurnStart>,
}

/// Where a turn or round begins in the log.
#[derive(Clone)]
struct TurnStart {
    /// The entry in which it begins.
    entry: usize,
    /// The pieces on the board before that entry.
    standing: Arc<[StandingPiece]>,
}

impl TurnStart {
    /// The first turn begins with the set-up.
    fn first() -> TurnStart {
        TurnStart { entry: 0, standing: Arc::default() }
    }
}

impl<G: Served> GameInProgress<G> {
    /// A game in which nothing has been done yet.
    pub(crate) fn new(seed: Seed, first: G) -> GameInProgress<G> {
        GameInProgress { seed, journal: Journal::new(first), turns: vec![TurnStart::first()] }
    }

    fn state(&self) -> &G {
        self.journal.state()
    }

    /// The turn or round that a state is in.
    fn round(state: &G) -> u8 {
        G::round(&state.view(None))
    }

    /// Notes whether the last action, which was done in this turn or round, began another one.
    fn note_turn(&mut self, round_before: u8) {
        if Self::round(self.state()) == round_before {
            return;
        }
        let Some(last) = self.turns.last() else { return };
        let entry = self.journal.actions();
        let mut log = self.journal.entries_from(None, false, last.entry);
        log.pop();
        let standing = G::standing(&last.standing, &log).into();
        self.turns.push(TurnStart { entry, standing });
    }

    /// Finds out where turns begin in a game that has been replayed.
    fn find_turns(&mut self) {
        let log = self.journal.entries(None, false);
        let mut turns = vec![TurnStart::first()];
        let rounds = log.iter().map(|entry| G::round(&entry.before)).chain([Self::round(self.state())]);
        let rounds: Vec<u8> = rounds.skip(1).collect();
        for (entry, pair) in (1..).zip(rounds.windows(2)) {
            if pair[0] != pair[1]
                && let Some(last) = turns.last()
            {
                let standing = G::standing(&last.standing, &log[last.entry..entry]).into();
                turns.push(TurnStart { entry, standing });
            }
        }
        self.turns = turns;
    }

    /// The turn with which the log begins that a page is drawn from: it has the turns that have to be sent, and the news.
    fn first_turn(&self, visit: &Visit<'_>, news: usize) -> TurnStart {
        let to_send = self.turns.get(visit.turns_sent).map_or(0, |turn| turn.entry);
        let first = self.turns.iter().rfind(|turn| turn.entry <= to_send.min(news));
        first.cloned().unwrap_or_else(TurnStart::first)
    }

    /// Draws from everything that a visitor may see.
    fn with_scene<R>(&self, visit: &Visit<'_>, draw: impl FnOnce(&Scene<'_, G>) -> R) -> R {
        let news = visit.sight.first_news(self.journal.entry_seats());
        self.with_scene_from(&self.first_turn(visit, news), news, visit, draw)
    }

    /// Draws from everything that a visitor may see, with a log that begins with a turn.
    fn with_scene_from<R>(
        &self,
        first: &TurnStart,
        news: usize,
        visit: &Visit<'_>,
        draw: impl FnOnce(&Scene<'_, G>) -> R,
    ) -> R {
        let sight = visit.sight;
        let log = self.journal.entries_from(sight.viewpoint(), sight.is_open(), first.entry);
        let at = visit.at.map(|at| at.min(self.journal.actions()));
        let shown = at.or_else(|| self.over().then(|| G::last_picture(&log)));
        let then = shown.map(|at| self.journal.state_after(at));
        let state = then.as_ref().unwrap_or(self.state());
        let asked = sight.asked().filter(|_| at.is_none());
        let allowed = asked.map(|seat| state.legal_actions(seat)).unwrap_or_default();
        let (legal, refused) = match (asked, visit.lesson) {
            (Some(seat), None) => (allowed.clone(), state.refusals(seat, &allowed)),
            (_, Some(lesson)) => {
                let wanted = allowed.iter().filter(|action| Some(action.to_string()) == lesson.wanted);
                (wanted.copied().collect(), Vec::new())
            }
            (None, None) => (Vec::new(), Vec::new()),
        };
        let ask = asked.filter(|_| !legal.is_empty()).map(|seat| Ask {
            seat,
            rule: state.asked().rule,
            legal: &legal,
            allowed: &allowed,
            refused: &refused,
        });
        let bots = words::bot_seats(&visit.about.chairs);
        draw(&Scene {
            visit: Visit { at, ..*visit },
            view: &sight.view(state),
            to_act: state.to_act(),
            ask,
            log: &log,
            first_entry: first.entry,
            standing: &first.standing,
            news,
            undo: at.is_none() && visit.lesson.is_none() && self.undo_left(sight, bots).is_some(),
            revision: self.revision(),
            end: self.over().then(|| sight.view(self.state())).as_ref(),
            scores: &state.scores(),
            standings: self.state().outcome().map(|outcome| outcome.places()).as_deref(),
        })
    }
}

/// The line of the log for an action.
fn action_line<G: Game>(seat: Seat, action: G::Action) -> LogLine {
    LogLine { seat: seat.number(), kind: LineKind::Action, text: action.to_string() }
}

impl<G: Served> DynGame for GameInProgress<G> {
    fn revision(&self) -> u64 {
        self.journal.revision()
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn over(&self) -> bool {
        self.journal.over()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn actions(&self) -> usize {
        self.journal.actions()
    }

    fn seatings(&self) -> Vec<(Seat, Seating<'_>)> {
        self.journal.seatings().collect()
    }

    fn asked(&self) -> &'static Reason {
        self.state().asked()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal_texts(self.state(), seat)
    }

    fn obvious(&self, seat: Seat) -> Option<String> {
        let legal = self.state().legal_actions(seat);
        let obvious = G::obvious(&self.state().view(Some(seat)), seat, &legal)?;
        (self.journal.entry_seats().last()? == Some(seat)).then(|| obvious.to_string())
    }

    fn situation(&self) -> Situation {
        Situation::of(self.state())
    }

    fn undo_left(&self, sight: Sight, bots: SeatSet) -> Option<usize> {
        self.journal.undo_left(sight, bots)
    }

    fn still_asked(&self, seat: Seat, revision: u64) -> bool {
        self.journal.still_asked(seat, revision)
    }

    fn only_by(&self, seats: SeatSet, revision: u64) -> bool {
        self.journal.only_by(seats, revision)
    }

    fn only_actions_since(&self, revision: u64) -> bool {
        self.journal.only_actions_since(revision)
    }

    fn act(&self, seat: Seat, text: &str) -> Result<Moved, Refused> {
        let (mut next, round) = (self.clone(), Self::round(self.state()));
        let action = next.journal.act(seat, text)?;
        next.note_turn(round);
        Ok((action_line::<G>(seat, action), Arc::new(next)))
    }

    fn undo(&self, seat: Seat, left: usize) -> Moved {
        let mut next = self.clone();
        next.journal.undo(left);
        next.turns.retain(|turn| turn.entry <= left);
        (LogLine { seat: seat.number(), kind: LineKind::Undo, text: left.to_string() }, Arc::new(next))
    }

    fn sit(&self, seat: Seat, name: &str) -> Moved {
        let mut next = self.clone();
        next.journal.sit(seat, name);
        (LogLine { seat: seat.number(), kind: LineKind::Sit, text: name.to_owned() }, Arc::new(next))
    }

    fn leave(&self, seat: Seat, level: &str) -> Moved {
        let mut next = self.clone();
        next.journal.leave(seat, level);
        (LogLine { seat: seat.number(), kind: LineKind::Leave, text: level.to_owned() }, Arc::new(next))
    }

    fn earlier(&self, revision: u64) -> Arc<dyn DynGame> {
        let journal = self.journal.earlier(revision);
        let is_begun = |turn: &&TurnStart| turn.entry <= journal.actions();
        // Turns begin where they began, unless something was taken back since.
        let turns = self.turns.iter().filter(is_begun).cloned().collect();
        let mut then = GameInProgress { seed: self.seed, journal, turns };
        if !self.journal.only_actions_since(revision) {
            then.find_turns();
        }
        Arc::new(then)
    }

    fn shrunk(&self) -> Arc<dyn DynGame> {
        let mut next = self.clone();
        next.journal.shrink();
        next.turns.shrink_to_fit();
        Arc::new(next)
    }

    fn asked_at(&self) -> u64 {
        self.journal.asked_at()
    }

    fn choose(&self, seat: Seat, level: Level, stop: &AtomicBool) -> Result<Option<String>, LevelError> {
        let turn = BotTurn::new(&self.journal.state_when_asked(), seat, level, self.seed, self.asked_at())?;
        Ok(turn.choose_unless(stop).map(|action| action.to_string()))
    }

    fn bot_sight(&self, seat: Seat) -> BotSight {
        let state = self.journal.state_when_asked();
        BotSight {
            view: json!(state.remembered(seat)),
            legal: game::legal_texts(&state, seat),
            seed: bots::turn_seed(self.seed, seat, self.asked_at()),
        }
    }

    fn likeliest(&self, seat: Seat, most: usize) -> Vec<Moved> {
        let actions = if G::HIDDEN { Vec::new() } else { self.state().likeliest(seat, most) };
        actions.into_iter().filter_map(|action| self.act(seat, &action.to_string()).ok()).collect()
    }

    fn has_analyst(&self) -> bool {
        G::analyst().is_some()
    }

    fn hints(&self) -> (bool, Vec<AskedHint>) {
        (self.journal.are_hints_agreed(), self.journal.hints())
    }

    fn may_ask_hint(&self, seat: Seat, bots: SeatSet) -> Result<(), NoHint> {
        self.journal.may_ask_hint(seat, bots)
    }

    fn hint_given(&self, seat: Seat) -> Option<HintDepth> {
        self.journal.hint_given(seat)
    }

    fn agree_on_hints(&self) -> Moved {
        let mut next = self.clone();
        next.journal.agree_on_hints();
        let seat = Seat::One.number();
        (LogLine { seat, kind: LineKind::Hints, text: String::new() }, Arc::new(next))
    }

    fn note_hint(&self, seat: Seat, depth: HintDepth) -> Moved {
        let mut next = self.clone();
        next.journal.note_hint(seat, depth);
        (LogLine { seat: seat.number(), kind: LineKind::Hint, text: depth.to_string() }, Arc::new(next))
    }

    fn advise(&self, seat: Seat, work: &AdviceWork<'_>) -> Result<Advice, StudyError> {
        advising::hint(&self.journal, seat, work)
    }

    fn taken(&self, number: usize) -> Option<TakenAction<'_>> {
        let (seat, _, row) = self.journal.taken(number)?;
        Some(TakenAction { seat, row, by: self.journal.sitter_at(seat, row) })
    }

    fn explain(&self, number: usize, work: &AdviceWork<'_>) -> Result<Advice, StudyError> {
        advising::explanation(&self.journal, number, work).unwrap_or(Err(StudyError::Stopped))
    }

    fn study(&self, work: &StudyWork<'_>) -> Result<Report, StudyError> {
        studying::report(&studying::played(&self.journal, self.seed)?, work)
    }

    fn study_page(&self, visit: &Visit<'_>, stand: &StudyStand<'_>) -> String {
        self.with_scene(visit, |scene| ui::analysis(scene, stand, &[]))
    }

    fn report_page(&self, visit: &Visit<'_>, report: &Report, query: &StudyQuery) -> Option<String> {
        let turns = self.turns.iter().map(|turn| turn.entry).filter(|entry| *entry < self.actions()).collect();
        study_page::page(&self.journal, turns, visit, report, query)
    }

    fn first_lines(&self, actions: usize) -> Option<Vec<LogLine>> {
        let record = self.journal.record(Start::Seed(self.seed));
        let line =
            |(seat, text): &(Seat, String)| LogLine { seat: seat.number(), kind: LineKind::Action, text: text.clone() };
        record.actions.get(..actions).map(|actions| actions.iter().map(line).collect())
    }

    fn position(&self, viewpoint: Option<Seat>) -> Position {
        let state = self.state();
        Position {
            heading: state.heading(),
            scores: state.scores(),
            others: state.others().into_iter().map(|(name, points)| (name.to_owned(), points)).collect(),
            outcome: state.outcome(),
            view: json!(state.view(viewpoint)),
        }
    }

    fn log_entries(&self, viewpoint: Option<Seat>, from: usize, views: bool) -> Vec<api::LogEntry> {
        let entry = |(number, entry): (usize, Entry<G>)| api::LogEntry {
            action: entry.action,
            before: views.then(|| json!(entry.before)),
            events: entry.events.iter().map(|event| json!(event)).collect(),
            number,
            scores: entry.scores,
            seat: entry.seat,
        };
        let from = from.max(1);
        (from..).zip(self.journal.entries_from(viewpoint, false, from)).map(entry).collect()
    }

    fn record(&self, viewpoint: Option<Seat>) -> Result<String, RecordError> {
        let record = self.journal.record(Start::Seed(self.seed));
        game::export(&record, &RulesOf::<G>::RULES, viewpoint)
    }

    fn stands(&self, viewpoint: Option<Seat>, words: &Words) -> String {
        ui::stands::<G>(words, &self.state().view(viewpoint))
    }

    fn page(&self, visit: &Visit<'_>) -> Page {
        self.with_scene(visit, ui::page)
    }

    fn scoring(&self, visit: &Visit<'_>, round: u8, step: usize) -> Option<String> {
        self.with_scene(visit, |scene| G::scoring(scene, round, step))
    }

    fn curtain(&self, visit: &Visit<'_>, seat: Seat) -> String {
        self.with_scene(visit, |scene| ui::curtain(scene, seat))
    }

    fn parts(&self, visit: &Visit<'_>) -> Vec<Fragment> {
        self.with_scene(visit, ui::table_parts)
    }

    fn replay_parts(&self, visit: &Visit<'_>) -> Vec<Fragment> {
        self.with_scene(visit, ui::replay_parts)
    }
}

impl<G: Served> LogReplay for GameInProgress<G> {
    fn take(&mut self, line: &LogLine) -> Result<(), LineError> {
        let seat = Seat::from_number(line.seat).ok_or(LineError::Seat(line.seat))?;
        match line.kind {
            LineKind::Action => {
                self.journal.act(seat, &line.text).map_err(LineError::Action)?;
            }
            LineKind::Undo => {
                let left = line.text.parse::<usize>().ok();
                if !left.is_some_and(|left| self.journal.undo(left)) {
                    return Err(LineError::Undo(line.text.clone()));
                }
            }
            LineKind::Sit => self.journal.sit(seat, &line.text),
            LineKind::Leave => self.journal.leave(seat, &line.text),
            LineKind::Hints => self.journal.agree_on_hints(),
            LineKind::Hint => {
                let depth = line.text.parse().map_err(|_| LineError::Hint(line.text.clone()))?;
                self.journal.note_hint(seat, depth);
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Arc<dyn DynGame> {
        self.journal.shrink();
        self.find_turns();
        Arc::new(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Random, Settings};
    use words::{Chair, Language, Sitter};

    /// What is drawn for a visitor from the last entries of the log is what would be drawn from all of them.
    fn updates_need_only_the_last_turns<G: Served>(seed: u64) {
        let players = *G::PLAYERS.end();
        let first = G::new(players, &Settings::new(G::OPTIONS), seed).unwrap();
        let chair = |seat: Seat| Chair { name: format!("p{seat}"), sitter: Sitter::Person };
        let about = ui::TableInfo {
            id: "t".to_owned(),
            path: "/t/t".to_owned(),
            address: String::new(),
            name: String::new(),
            options: String::new(),
            chairs: Seat::first(players).map(chair).collect(),
            seat_links: Vec::new(),
            left: SeatSet::NONE,
            here: SeatSet::NONE,
            rematch: None,
            hinting: ui::Hinting::default(),
        };
        let (mut game, mut random) = (GameInProgress::new(seed.into(), first), Random::new(seed));
        let (mut sent, mut shortened) = (vec![0; usize::from(players) + 1], 0);
        while let Some(seat) = game.state().to_act().lowest() {
            let legal = game.state().legal_actions(seat);
            let round = GameInProgress::round(game.state());
            game.journal.play(seat, legal[random.below(legal.len())]).unwrap();
            game.note_turn(round);
            if game.over() {
                return assert!(shortened > 0);
            }
            let viewers = std::iter::once(None).chain(Seat::first(players).map(Some));
            for (viewer, sent) in viewers.zip(&mut sent).filter(|_| random.below(3) == 0) {
                let sight = Sight::of(game.state(), viewer.map_or(SeatSet::NONE, SeatSet::only));
                let words = Words::of_game::<G>(Language::English);
                let visit =
                    Visit { words, about: &about, sight, at: None, refusal: None, lesson: None, turns_sent: *sent };
                let news = sight.first_news(game.journal.entry_seats());
                let update = game.parts(&visit);
                let from_all = game.with_scene_from(&TurnStart::first(), news, &visit, ui::table_parts);
                assert!(update == from_all, "{viewer:?} after {} actions", game.actions());
                shortened += usize::from(game.first_turn(&visit, news).entry > 0);
                *sent = ui::turns_sent(&ui::fingerprints(&[], &update));
            }
        }
    }

    #[test]
    fn updates_of_caylus_need_only_the_last_turns() {
        (1..4).for_each(updates_need_only_the_last_turns::<caylus::State>);
    }

    #[test]
    fn updates_of_ys_need_only_the_last_turns() {
        (1..4).for_each(updates_need_only_the_last_turns::<ys::State>);
    }

    /// Where turns begin is found by a replay as it was noted while the game was played.
    #[test]
    fn turns_are_found_again() {
        let mut game =
            GameInProgress::new(1.into(), caylus::State::new(5, &Settings::new(caylus::State::OPTIONS), 1).unwrap());
        let mut random = Random::new(1);
        while let Some(seat) = game.state().to_act().lowest() {
            let legal = game.state().legal_actions(seat);
            let round = GameInProgress::round(game.state());
            game.journal.play(seat, legal[random.below(legal.len())]).unwrap();
            game.note_turn(round);
        }
        let mut found = game.clone();
        found.find_turns();
        let turns = |game: &GameInProgress<caylus::State>| -> Vec<(usize, Vec<StandingPiece>)> {
            game.turns.iter().map(|turn| (turn.entry, turn.standing.to_vec())).collect()
        };
        assert!(game.turns.len() > 5);
        assert_eq!(turns(&found), turns(&game));
    }
}
