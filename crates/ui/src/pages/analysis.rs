//! The page of the analysis of a game that is over: the chances of all seats over the whole game, the decisions that cost most, the
//! board at any of them with what was played and what was better, and why; how each seat played, and who cost whom what. Every
//! moment has an address that can be shared, and everything works by links and forms alone.

use super::analysis_chart::{chart, shares_table};
use super::analysis_moment::moment_card;
use super::analysis_seats::{ledger, seats, sources};
use super::charts::ScoreSheet;
use super::replay::filled;
use super::shell::{Preview, Shell, rules_path, top};
use super::table::table_name;
use crate::{Entry, Scene, WebBoard};
use game::Seat;
use maud::{Markup, PreEscaped, html};

/// How an analysis stands.
pub enum StudyStand<'a> {
    /// Nobody has asked for it.
    None,
    /// So many are done before it.
    Waiting(usize),
    /// So many of so many decisions have been judged.
    Working(usize, usize),
    /// It was given up.
    Failed,
    /// Done: what is shown of it.
    Done(&'a Study),
}

/// What a page shows of an analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// Iterations for each decision.
    pub iterations: u32,
    /// The chances of all seats before each decision, and at the end.
    pub shares: Vec<Vec<f64>>,
    /// The decisions with which turns or rounds begin.
    pub turns: Vec<usize>,
    /// By seat.
    pub seats: Vec<StudiedSeat>,
    /// The seats in the order of the standings.
    pub order: Vec<Seat>,
    /// Where the points of each seat came from, in the whole game.
    pub sheets: Vec<ScoreSheet>,
    /// The decisions that cost much, in order.
    pub marked: Vec<MarkedDecision>,
    /// Whose mistakes are looked at; everybody's if it is nobody.
    pub of: Option<Seat>,
    /// The decision that is looked at.
    pub moment: Option<StudiedMoment>,
}

/// How a seat played, and what became of its equity.
#[derive(Clone, PartialEq, Debug)]
pub struct StudiedSeat {
    /// The points at the end.
    pub points: i32,
    /// In percent.
    pub accuracy: f64,
    /// 500 times the mean regret of the decisions that made a difference.
    pub error_rate: f64,
    /// The level of the bots that make about as many errors.
    pub like: Option<&'static str>,
    /// Inaccuracies, mistakes, blunders.
    pub marks: [usize; 3],
    /// The equity before the first decision.
    pub initial: f64,
    /// What its own choices cost.
    pub own: f64,
    /// What the choices of each seat gave it.
    pub from: Vec<f64>,
    /// What chance gave it, and what nobody saw coming.
    pub chance: f64,
    /// The equity at the end.
    pub last: f64,
}

/// A decision that cost much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkedDecision {
    /// The number of actions before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What such a decision is called.
    pub mark: MarkName,
}

/// What a decision that cost much is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkName {
    /// The key of its name: `mistake`.
    pub key: &'static str,
    /// The sign that players put after such a move: `?`.
    pub sign: &'static str,
}

/// A decision that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct StudiedMoment {
    /// The number of actions before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What such a decision is called.
    pub mark: Option<MarkName>,
    /// What was played, among `actions`.
    pub played: usize,
    /// The actions that were compared, the best first.
    pub actions: Vec<StudiedAction>,
    /// Why the best was better, if it was.
    pub why: Option<String>,
    /// What only came to light later made of it, in equity.
    pub luck: Option<f64>,
    /// Of which action the expected line is shown.
    pub line_of: usize,
    /// How many of its steps the board shows.
    pub step: usize,
    /// The answer is hidden, so that the reader can try; with what came of it.
    pub retry: Option<Option<Tried>>,
}

/// An action that could have been chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct StudiedAction {
    /// In the notation.
    pub action: String,
    /// The chance of the seat that decided, in percent.
    pub share: f64,
    /// Its expected points at the end.
    pub points: f64,
    /// The equity that the best has more.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether it cannot be told apart from the best.
    pub as_good: bool,
}

/// What a reader tried in place of what was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// In the notation.
    pub action: String,
    /// The percentage points of the win that the best has more.
    pub behind: f64,
    /// Whether it cannot be told apart from the best.
    pub as_good: bool,
    /// What such a choice is called, if it would have cost much.
    pub mark: Option<MarkName>,
}

impl Study {
    /// The decisions that cost much of those whose mistakes are looked at.
    pub(super) fn mistakes(&self) -> impl Iterator<Item = &MarkedDecision> {
        self.marked.iter().filter(|one| self.of.is_none_or(|seat| seat == one.seat))
    }
}

/// The page. The scene is the board as it is to be shown; `line` are the expected actions after the one that is looked at.
pub fn analysis<G: WebBoard>(scene: &Scene<'_, G>, stand: &StudyStand<'_>, line: &[Entry<G>]) -> String {
    let words = scene.words;
    let title = words.text_with("analysis-title", &[("name", scene.about.name.as_str().into())]).into_owned();
    let links = html! {
        a href=(scene.address("")) { (words.text("analysis-to-the-table")) }
        @if let Some(rules) = rules_path::<G>() { a.desktop-only href=(rules) { (words.text("table-rules")) } }
    };
    let is_waiting = matches!(stand, StudyStand::Waiting(_) | StudyStand::Working(..));
    let body = html! {
        main.page-content #main {
            @match stand {
                StudyStand::Done(study) => (done(scene, study, line)),
                stand => (waiting(scene, stand, &title)),
            }
        }
    };
    let shell = Shell::of::<G>(words, "analysis", &title).waits(is_waiting).preview(Preview::of_table(scene));
    shell.page(words, &top(words, &table_name(scene), &links), &body)
}

/// What is said while there is nothing to show yet.
fn waiting<G: WebBoard>(scene: &Scene<'_, G>, stand: &StudyStand<'_>, title: &str) -> Markup {
    let words = scene.words;
    let form = |text: &str| {
        html! {
            form method="post" action=(analysis_path(scene)) {
                button.button.primary data-key="A" { (words.text(text)) " " kbd { "A" } }
            }
        }
    };
    html! {
        section.card.analysis-waits {
            h1 { (title) }
            @match stand {
                StudyStand::Waiting(before) => {
                    div #analysis-progress data-state=(format!("/api/tables/{}/analysis", scene.about.id)) role="status" {
                        p { (words.text_with("analysis-waiting", &[("number", (*before).into())])) }
                    }
                }
                StudyStand::Working(judged, of) => {
                    div #analysis-progress data-state=(format!("/api/tables/{}/analysis", scene.about.id)) role="status" {
                        p { (words.text("analysis-working")) " " b { (judged) " / " (of) } }
                        progress value=(judged) max=(of) aria-label=(words.text("analysis-progress")) {}
                    }
                }
                StudyStand::Failed => p { (words.text("analysis-failed")) },
                StudyStand::None | StudyStand::Done(_) => {
                    p { (words.text("analysis-about")) }
                    (form("analysis-begin"))
                }
            }
            @if matches!(stand, StudyStand::Waiting(_) | StudyStand::Working(..)) {
                p { (words.text("analysis-come-back")) }
            }
        }
    }
}

/// The address of the page.
pub(super) fn analysis_path<G: WebBoard>(scene: &Scene<'_, G>) -> String {
    format!("{}/analysis", scene.about.path)
}

/// The address of a decision on the page, with more of a query if it is to show something special.
pub(super) fn moment_path<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, at: usize, more: &str) -> String {
    let of = study.of.map(|seat| format!("&of={seat}")).unwrap_or_default();
    let seat = scene.sight.chosen().map(|seat| format!("&seat={seat}")).unwrap_or_default();
    format!("{}?at={at}{of}{seat}{more}", analysis_path(scene))
}

fn done<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, line: &[Entry<G>]) -> Markup {
    let words = scene.words;
    let parts = G::own_parts(scene);
    let at = study.moment.as_ref().map(|moment| moment.at);
    html! {
        section.card.analysis-chart aria-label=(words.text("analysis-shares")) {
            h1 { (words.text("analysis-shares")) (whose(scene, study)) }
            (chart(scene, study, at))
            (shares_table(scene, study))
        }
        form.analysis-moment method="get" action=(analysis_path(scene)) {
            @if let Some(moment) = &study.moment { input type="hidden" name="at" value=(moment.at); }
            @if let Some(seat) = study.of { input type="hidden" name="of" value=(seat); }
            @if let Some(seat) = scene.sight.chosen() { input type="hidden" name="seat" value=(seat); }
            section.card.analysis-board #replay-board aria-label=(words.text("analysis-board")) {
                (G::main(words, &|id| pointed(scene, study, filled(&parts, id))))
            }
            (moment_card(scene, study, line))
        }
        (seats(scene, study))
        (ledger(scene, study))
        (sources(scene, study))
        p.analysis-how { (words.text_with("analysis-how", &[("iterations", study.iterations.into())])) }
    }
}

/// What was played and what was better are marked on the board. Who tries again chooses there: the places of a board belong to the
/// form of a table, and here to the one that is round them.
fn pointed<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, markup: Markup) -> Markup {
    if study.moment.as_ref().is_some_and(|moment| moment.retry.is_some()) {
        return PreEscaped(markup.into_string().replace(" form=\"play\"", ""));
    }
    let Some(moment) = study.moment.as_ref().filter(|_| scene.ask.is_some()) else {
        return markup;
    };
    let value = |place: usize| {
        let action = &moment.actions[place].action;
        html! { i value=(action) {} }.into_string().trim_start_matches("<i ").trim_end_matches("></i>").to_owned()
    };
    let (played, best) = (value(moment.played), value(0));
    let mut text = markup.into_string();
    if moment.played != 0 {
        text = text.replace(&played, &format!("{played} data-is=\"played\""));
    }
    PreEscaped(text.replace(&best, &format!("{best} data-is=\"best\"")))
}

/// Whose mistakes are looked at.
fn whose<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    let words = scene.words;
    let at = study.moment.as_ref().map(|moment| format!("at={}&", moment.at)).unwrap_or_default();
    let link = |of: Option<Seat>, name: &str| {
        let path = format!("{}?{at}of={}", analysis_path(scene), of.map_or("all".to_owned(), |seat| seat.to_string()));
        html! { a href=(path) aria-current=[(study.of == of).then_some("true")] { (name) } " " }
    };
    html! {
        small.whose {
            (words.text("analysis-of")) " "
            (link(None, &words.text("analysis-of-all")))
            @for (seat, name) in Seat::ALL.into_iter().zip(scene.names()) { (link(Some(seat), &name)) }
        }
    }
}
