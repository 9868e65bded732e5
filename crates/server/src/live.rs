//! A typed game in progress at a table: its journal, and what pages and programs want to know of it.

use crate::play::{Look, Play, Reading};
use crate::shown::Shown;
use bots::Level;
use game::{Entry, Game, Journal, Reason, RecordError, Refused, RulesOf, Seat, SeatSet, Start};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Kind, Line};
use ui::{Ask, Page, Part, Scene};
use words::Words;

/// A game in progress.
#[derive(Clone)]
pub struct Live<G: Game> {
    seed: u64,
    journal: Journal<G>,
}

impl<G: Shown> Live<G> {
    /// A game in which nothing has been done yet.
    pub fn new(seed: u64, first: G) -> Live<G> {
        Live { seed, journal: Journal::new(first) }
    }

    fn state(&self) -> &G {
        self.journal.state()
    }

    /// Everything that a page is drawn from.
    pub fn with_scene<R>(&self, look: &Look<'_>, draw: impl FnOnce(&Scene<'_, G>) -> R) -> R {
        let point = look.point.or_else(|| self.point(look.mine));
        let open = G::HIDDEN && self.over() && look.point.is_none();
        let log = self.journal.entries(point, open);
        let at = look.at.map(|at| at.min(self.journal.actions()));
        let then = at.map(|at| self.journal.state_after(at));
        let state = then.as_ref().unwrap_or(self.state());
        let view = if open { state.open_view() } else { state.view(point) };
        let asking = look.mine.iter().filter(|seat| at.is_none() && state.to_act().contains(*seat));
        let asked = asking.min_by_key(|seat| Some(*seat) != point);
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        if let Some(seat) = asked {
            state.legal(seat, &mut legal);
            refused = state.in_vain(seat, &legal);
        }
        let allowed = legal.clone();
        if let Some(lesson) = look.lesson {
            legal.retain(|action| Some(action.to_string()) == lesson.wanted);
            refused.clear();
        }
        let asked = asked.filter(|_| !legal.is_empty());
        let standings = self.state().outcome().map(|outcome| outcome.places());
        let end = self.over().then(|| if open { self.state().open_view() } else { self.state().view(point) });
        draw(&Scene {
            words: look.words,
            about: look.about,
            mine: look.mine,
            point,
            view: &view,
            open,
            to_act: state.to_act(),
            ask: asked.map(|seat| Ask {
                seat,
                rule: state.asked().rule,
                legal: &legal,
                allowed: &allowed,
                refused: &refused,
            }),
            news: news(&log, look.mine),
            log: &log,
            told: look.told,
            at,
            undo: at.is_none() && look.lesson.is_none() && self.undo_left(look.mine, bots(look.about)).is_some(),
            refusal: look.refusal,
            lesson: look.lesson,
            revision: self.revision(),
            end: end.as_ref(),
            scores: &state.scores(),
            standings: standings.as_deref(),
        })
    }
}

/// The seats of bots.
pub(crate) fn bots(about: &ui::About) -> SeatSet {
    let chairs = Seat::ALL.into_iter().zip(&about.chairs);
    chairs.filter(|(_, chair)| matches!(chair.sitter, ui::Sitter::Bot(_))).map(|(seat, _)| seat).collect()
}

/// Where news begin for somebody who holds these seats: after his own last action. A spectator was there all the time.
fn news<G: Game>(log: &[Entry<G>], mine: SeatSet) -> usize {
    if mine.is_empty() {
        return log.len();
    }
    let own = log.iter().rposition(|entry| entry.seat.is_some_and(|seat| mine.contains(seat)));
    own.map_or(1, |own| own + 1)
}

impl<G: Shown> Play for Live<G> {
    fn revision(&self) -> u64 {
        self.journal.revision()
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn hidden(&self) -> bool {
        G::HIDDEN
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn over(&self) -> bool {
        self.journal.over()
    }

    fn actions(&self) -> usize {
        self.journal.actions()
    }

    fn sat(&self) -> Vec<(Seat, &str)> {
        self.journal.sat().collect()
    }

    fn asked(&self) -> &'static Reason {
        self.state().asked()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal_texts(self.state(), seat)
    }

    fn point(&self, mine: SeatSet) -> Option<Seat> {
        mine.iter().find(|seat| self.to_act().contains(*seat)).or(mine.lowest())
    }

    fn undo_left(&self, mine: SeatSet, bots: SeatSet) -> Option<usize> {
        self.journal.undo_left(mine, bots)
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

    fn act(&self, seat: Seat, text: &str) -> Result<(Line, Arc<dyn Play>), Refused> {
        let mut next = self.clone();
        let action = next.journal.act(seat, text)?;
        let line = Line { seat: seat.number(), kind: Kind::Action, text: action.to_string() };
        Ok((line, Arc::new(next)))
    }

    fn undo(&self, seat: Seat, left: usize) -> (Line, Arc<dyn Play>) {
        let mut next = self.clone();
        next.journal.undo(left);
        (Line { seat: seat.number(), kind: Kind::Undo, text: left.to_string() }, Arc::new(next))
    }

    fn sit(&self, seat: Seat, name: &str) -> (Line, Arc<dyn Play>) {
        let mut next = self.clone();
        next.journal.sit(seat, name);
        (Line { seat: seat.number(), kind: Kind::Sit, text: name.to_owned() }, Arc::new(next))
    }

    fn earlier(&self, revision: u64) -> Arc<dyn Play> {
        Arc::new(Live { seed: self.seed, journal: self.journal.earlier(revision) })
    }

    fn choose(&self, seat: Seat, level: Level) -> String {
        let mut bot = level.bot_at(G::mind(self.players()), self.seed, self.revision(), seat);
        let mut legal = Vec::with_capacity(G::MOST_ACTIONS);
        self.state().legal(seat, &mut legal);
        bot.choose(&self.state().view(Some(seat)), seat, &legal).to_string()
    }

    fn view_json(&self, point: Option<Seat>) -> Value {
        let asked = self.state().asked();
        json!({
            "to_act": self.to_act().iter().collect::<Vec<_>>(),
            "asked": {"rule": asked.rule, "key": asked.key, "words": asked.words},
            "heading": self.state().heading(),
            "scores": self.state().scores(),
            "others": self.state().others(),
            "outcome": self.state().outcome(),
            "actions": self.journal.actions(),
            "view": self.state().view(point),
        })
    }

    fn log_json(&self, point: Option<Seat>, from: usize, views: bool) -> Value {
        let entry = |(number, entry): (usize, Entry<G>)| {
            let mut told = json!({
                "number": number,
                "seat": entry.seat,
                "action": entry.action,
                "events": entry.events,
                "scores": entry.scores,
            });
            if views {
                told["before"] = json!(entry.before);
            }
            told
        };
        self.journal.entries(point, false).into_iter().enumerate().skip(from.max(1)).map(entry).collect()
    }

    fn record(&self, point: Option<Seat>) -> Result<String, RecordError> {
        let record = self.journal.record(Start::Seed(self.seed));
        game::export(&record, &RulesOf::<G>::RULES, point)
    }

    fn stands(&self, point: Option<Seat>, words: &Words) -> String {
        ui::stands::<G>(words, &self.state().view(point))
    }

    fn page(&self, look: &Look<'_>) -> Page {
        self.with_scene(look, ui::page)
    }

    fn scoring(&self, look: &Look<'_>, round: u8, step: usize) -> Option<String> {
        self.with_scene(look, |scene| G::scoring(scene, round, step))
    }

    fn curtain(&self, look: &Look<'_>, seat: Seat) -> String {
        self.with_scene(look, |scene| ui::curtain(scene, seat))
    }

    fn parts(&self, look: &Look<'_>) -> Vec<Part> {
        self.with_scene(look, ui::table_parts)
    }
}

impl<G: Shown> Reading for Live<G> {
    fn take(&mut self, line: &Line) -> Result<(), String> {
        let seat = Seat::from_number(line.seat).ok_or_else(|| format!("there is no seat {}", line.seat))?;
        match line.kind {
            Kind::Action => {
                self.journal.act(seat, &line.text).map_err(|refused| refused.to_string())?;
            }
            Kind::Undo => {
                let left = line.text.parse::<usize>().ok();
                if !left.is_some_and(|left| self.journal.undo(left)) {
                    return Err(format!("`{}` actions cannot be left", game::shown(&line.text)));
                }
            }
            Kind::Sit => self.journal.sit(seat, &line.text),
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Arc<dyn Play> {
        self.journal.shrink();
        Arc::new(*self)
    }
}
