//! Pictures of a game that is over: where the points came from, and how they grew.

use super::shell::worker;
use super::table::round;
use crate::{Entry, Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use words::{Spoken, Words};

/// What a seat scored from each source, in their order, and what it lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Points by source.
    pub from: Vec<i32>,
    /// What was lost, as a negative number.
    pub lost: i32,
}

impl ScoreSheet {
    /// The sheets of this number of seats, from what happened.
    pub fn of_log<G: WebBoard>(log: &[Entry<G>], players: usize) -> Vec<ScoreSheet> {
        let empty = ScoreSheet { from: vec![0; G::SOURCES.len()], lost: 0 };
        let mut sheets = vec![empty; players];
        for scored in log.iter().flat_map(|entry| G::scored(&entry.events)) {
            let sheet = &mut sheets[scored.seat.index()];
            match scored.source {
                Some(source) => sheet.from[source] += scored.points,
                None => sheet.lost += scored.points,
            }
        }
        sheets
    }
}

/// The score sheets by seat, from what happened.
pub(crate) fn sheets<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<ScoreSheet> {
    ScoreSheet::of_log(scene.log, scene.about.chairs.len())
}

/// The scores at the end, whichever moment is shown.
pub(crate) fn finals<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<i32> {
    scene.log.last().map(|entry| entry.scores.clone()).unwrap_or_default()
}

/// The sources that points can come from in this game.
fn sources<G: WebBoard>(scene: &Scene<'_, G>) -> impl Iterator<Item = usize> {
    (0..G::SOURCES.len()).filter(|source| G::has_source(scene.view, *source))
}

/// The letter that stands for a source: its first, unless two begin alike.
fn letter<G: Spoken>(words: &Words, source: usize) -> String {
    let first: String = G::source_name(words, source).chars().take(1).collect();
    words.text_or(&format!("{}-source-{}-letter", G::NAME, G::SOURCES[source]), &first)
}

/// How large the bars are drawn.
pub(crate) struct Scale {
    /// The width of a point.
    unit: f64,
    /// The width that names take before the bars.
    names: f64,
}

/// The size of the picture of the bars, the height of a row of it, and the room for what stands behind a bar: its sum, and
/// what was lost.
const BARS: f64 = 530.0;
const BAR_ROW: usize = 41;
const BEHIND_BAR: f64 = 42.0;
const LOST: f64 = 70.0;

impl Scale {
    /// Bars that fill what is left of a width beside the names and what stands behind them.
    fn new(sheets: &[ScoreSheet], width: f64, names: f64, behind: f64) -> Scale {
        let most = sheets.iter().map(|sheet| sheet.from.iter().sum::<i32>()).max().unwrap_or(1).max(1);
        let lost = if sheets.iter().any(|sheet| sheet.lost < 0) { LOST } else { 0.0 };
        Scale { unit: (width - names - behind - lost) / f64::from(most), names }
    }
}

/// A bar for each seat, in the order of the standings, and the key to its colours.
pub(crate) fn bars<G: WebBoard>(scene: &Scene<'_, G>, order: &[Seat], sheets: &[ScoreSheet]) -> Markup {
    let scale = Scale::new(sheets, BARS, 38.0 + 7.4 * longest_name(scene), BEHIND_BAR);
    html! {
        svg.chart viewBox=(format!("0 0 {BARS} {}", 6 + BAR_ROW * order.len())) role="img" aria-label=(scene.words.text("end-sources")) {
            @for (row, seat) in order.iter().enumerate() {
                (bar(scene, *seat, &sheets[seat.index()], 6 + BAR_ROW * row, &scale))
            }
        }
        (key(scene, order, sheets))
    }
}

/// The bar of one seat alone, for a row of a table that names the seat and its points.
pub(crate) fn bar_alone<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let sheets = sheets(scene);
    let scale = Scale::new(&sheets, BAR_ALONE, 0.0, 0.0);
    html! {
        svg.chart viewBox=(format!("0 0 {BAR_ALONE} 29")) aria-hidden="true" {
            (segments(scene, &sheets[seat.index()], 0, &scale))
        }
    }
}

/// The width of a bar in a table.
const BAR_ALONE: f64 = 372.0;

/// What the colours of the bars mean, and the same as a table.
pub(crate) fn key<G: WebBoard>(scene: &Scene<'_, G>, order: &[Seat], sheets: &[ScoreSheet]) -> Markup {
    let words = scene.words;
    html! {
        div.key {
            @for source in sources(scene) {
                span { i class=(format!("source-{source}")) { (letter::<G>(words, source)) } (G::source_name(words, source)) }
            }
        }
        (sources_table(scene, order, sheets))
    }
}

fn bar<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat, sheet: &ScoreSheet, y: usize, scale: &Scale) -> Markup {
    let won: i32 = sheet.from.iter().sum();
    let end = scale.names + f64::from(won) * scale.unit;
    html! {
        use href=(format!("#worker-{seat}")) x="4" y=(y) width="22" height="27.5" {}
        text.row-name x="32" y=(y + 20) { (short(scene, seat)) }
        (segments(scene, sheet, y, scale))
        text.value.total x=(format!("{:.1}", end + 7.0)) y=(y + 20) { (won + sheet.lost) }
        @if sheet.lost < 0 {
            text x=(format!("{:.1}", end + 44.0)) y=(y + 20) {
                (scene.words.text_with("end-lost-points", &[("points", (-sheet.lost).into())]))
            }
        }
    }
}

/// The pieces of a bar, each with its letter and its points as far as they fit.
fn segments<G: WebBoard>(scene: &Scene<'_, G>, sheet: &ScoreSheet, y: usize, scale: &Scale) -> Markup {
    let mut x = scale.names;
    let segment = |(number, points): (usize, &i32)| {
        let (from, width) = (x, f64::from(*points) * scale.unit);
        x += width;
        (number, *points, from, width)
    };
    let segments: Vec<_> = sheet.from.iter().enumerate().filter(|(_, points)| **points > 0).map(segment).collect();
    html! {
        @for (number, points, from, width) in &segments {
            rect class=(format!("segment source-{number}")) x=(format!("{from:.1}")) y=(y) width=(format!("{width:.1}")) height="29" {
                title { (G::source_name(scene.words, *number)) ": " (points) }
            }
            @if *width > 15.0 {
                text class=(format!("in-bar on-source-{number}")) x=(format!("{:.1}", from + width / 2.0)) y=(y + 13) { (letter::<G>(scene.words, *number)) }
                text class=(format!("in-bar small on-source-{number}")) x=(format!("{:.1}", from + width / 2.0)) y=(y + 25) { (points) }
            } @else if *width > 10.0 {
                text class=(format!("in-bar small on-source-{number}")) x=(format!("{:.1}", from + width / 2.0)) y=(y + 18) { (points) }
            }
        }
    }
}

/// Where the points came from as a table, for screen readers.
fn sources_table<G: WebBoard>(scene: &Scene<'_, G>, order: &[Seat], sheets: &[ScoreSheet]) -> Markup {
    let words = scene.words;
    html! {
        div.visually-hidden { table {
            caption { (words.text("end-sources")) }
            tr {
                th scope="col" { (words.text("end-player")) }
                @for source in sources(scene) { th scope="col" { (G::source_name(words, source)) } }
                th scope="col" { (words.text("end-lost")) }
            }
            @for seat in order {
                tr {
                    th scope="row" { (scene.name(*seat)) }
                    @for source in sources(scene) { td { (sheets[seat.index()].from[source]) } }
                    td { (sheets[seat.index()].lost) }
                }
            }
        } }
    }
}

/// The points of all seats at a moment of the game.
pub(crate) struct Standing {
    /// The number of the turn or round that was over, or the name of the moment.
    pub name: String,
    /// The number of the entry after which they were so.
    pub step: usize,
    /// Points by seat.
    pub points: Vec<i32>,
}

/// The points at the start of the game, after each turn or round, and at the end.
pub(crate) fn growth<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<Standing> {
    let start = scene.words.text("end-start").into_owned();
    let mut growth = vec![Standing { name: start, step: 0, points: vec![0; scene.about.chairs.len()] }];
    let begun = |entry: &Entry<G>| G::round_begun(&entry.events).is_some_and(|round| round > 1);
    for (step, entry) in scene.entries_from(0).filter(|(_, entry)| begun(entry)) {
        growth.push(Standing { name: growth.len().to_string(), step, points: entry.scores.clone() });
    }
    let step = scene.entries().saturating_sub(1);
    let last = G::last_steps(scene);
    if last.is_empty() {
        growth.push(Standing { name: growth.len().to_string(), step, points: finals(scene) });
    }
    growth.extend(last.into_iter().map(|(name, points)| Standing { name, step, points }));
    growth
}

/// In which turn or round there was something to remember.
fn landmarks<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<(usize, String)> {
    let mut round = 1;
    let mut landmarks = Vec::new();
    for entry in scene.log {
        landmarks.extend(G::landmark(scene.words, &entry.events).map(|name| (round, name)));
        round = G::round_begun(&entry.events).map_or(round, usize::from);
    }
    landmarks
}

/// How the picture of the points over time is drawn.
struct PlotScale {
    /// Where the last moment stands.
    right: f64,
    /// From one moment to the next.
    across: f64,
    /// The highest number of points.
    most: i32,
}

impl PlotScale {
    /// The size of the picture, where the first moment stands in it, and where no points do.
    const WIDTH: f64 = 540.0;
    const HEIGHT: f64 = 198.0;
    const LEFT: f64 = 34.0;
    const GROUND: f64 = 176.0;

    fn new<G: WebBoard>(scene: &Scene<'_, G>, growth: &[Standing]) -> PlotScale {
        let most = growth.iter().flat_map(|standing| &standing.points).copied().max().unwrap_or(0).max(25);
        let right = 514.0 - 6.5 * longest_name(scene);
        let across = (right - PlotScale::LEFT) / growth.len().saturating_sub(1).max(1) as f64;
        PlotScale { right, across, most }
    }

    fn x(&self, moment: f64) -> f64 {
        PlotScale::LEFT + moment * self.across
    }

    fn y(&self, points: i32) -> f64 {
        PlotScale::GROUND - f64::from(points.max(0)) * 158.0 / f64::from(self.most)
    }

    fn view_box() -> String {
        format!("0 0 {} {}", PlotScale::WIDTH, PlotScale::HEIGHT)
    }
}

/// Points over the turns or rounds, a line for each seat. Every turn leads to the board as it was then.
pub(crate) fn plot<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let growth = growth(scene);
    let scale = PlotScale::new(scene, &growth);
    let (turns, right) = (growth.len() - 1, scale.right);
    let (x, y) = (|turn: usize| scale.x(turn as f64), |points: i32| scale.y(points));
    let step = if scale.most > 120 { 50 } else { 25 };
    let every = 1 + turns / 16;
    html! {
        svg.chart viewBox=(PlotScale::view_box()) preserveAspectRatio="xMinYMid" role="group" aria-label=(G::own_text(scene.words, "plot", &[])) {
            g aria-hidden="true" {
                @for points in (0..=scale.most).step_by(step) {
                    path.grid-line d=(format!("M34 {:.1}H{right}", y(points))) {}
                    text x="28" y=(format!("{:.1}", y(points) + 4.0)) text-anchor="end" { (points) }
                }
                @for turn in (0..=turns).step_by(every) {
                    text x=(format!("{:.1}", x(turn))) y="192" text-anchor="middle" { (growth[turn].name) }
                }
                @for (turn, name) in landmarks(scene) {
                    path.landmark-line d=(format!("M{:.1} 10V176", x(turn))) {}
                    text x=(format!("{:.1}", x(turn) - 4.0)) y="17" text-anchor="end" { (name) }
                }
                @for seat in Seat::first(scene.about.chairs.len() as u8) {
                    path class=(format!("score-line score-line-{seat}")) d=(line(&growth, seat, x, y)) {}
                    @for turn in (2..=turns).step_by(2) {
                        use href=(format!("#marker-{seat}")) x=(format!("{:.1}", x(turn) - 4.5))
                            y=(format!("{:.1}", y(growth[turn].points[seat.index()]) - 4.5)) width="9" height="9" {}
                    }
                }
                @for (seat, at) in labels(&finals(scene), y) {
                    use href=(format!("#marker-{seat}")) x=(right + 8.0) y=(format!("{:.1}", at - 7.0)) width="14" height="14" {}
                    text.value x=(right + 26.0) y=(format!("{:.1}", at + 4.0)) { (short(scene, seat)) }
                }
            }
            @for (turn, standing) in growth.iter().enumerate() { (to_standing(scene, standing, x(turn), scale.across)) }
        }
    }
}

/// The strip of the picture that leads to a moment.
fn to_standing<G: WebBoard>(scene: &Scene<'_, G>, standing: &Standing, x: f64, across: f64) -> Markup {
    let points = scene.names().into_iter().zip(&standing.points).map(|(name, points)| format!("{name} {points}"));
    let points = points.collect::<Vec<_>>().join(", ");
    let moment = standing.name.parse().map_or_else(|_| standing.name.clone(), |turn| round::<G>(scene.words, turn));
    let name = scene.words.text_with("end-standing", &[("moment", moment.into()), ("points", points.into())]);
    html! {
        a href=(scene.moment(standing.step)) aria-label=(name) {
            rect.strip x=(format!("{:.1}", x - across / 2.0)) y="4" width=(format!("{across:.1}")) height="192" rx="3" {
                title { (name) }
            }
        }
    }
}

/// A line over the picture at the step that is shown.
pub(crate) fn now_line<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let growth = growth(scene);
    let scale = PlotScale::new(scene, &growth);
    let after = growth.iter().position(|standing| standing.step >= at).unwrap_or(growth.len() - 1);
    let (from, to) = (growth[after.saturating_sub(1)].step, growth[after].step);
    let part = if to > from { (at - from) as f64 / (to - from) as f64 } else { 1.0 };
    let x = scale.x(if after == 0 { 0.0 } else { after as f64 - 1.0 + part });
    html! {
        svg.chart #now-line viewBox=(PlotScale::view_box()) preserveAspectRatio="xMinYMid" aria-hidden="true" { path.now d=(format!("M{x:.1} 8V178")) {} }
    }
}

fn line(growth: &[Standing], seat: Seat, x: impl Fn(usize) -> f64, y: impl Fn(i32) -> f64) -> String {
    let point =
        |(turn, standing): (usize, &Standing)| format!("{:.1} {:.1}", x(turn), y(standing.points[seat.index()]));
    format!("M{}", growth.iter().enumerate().map(point).collect::<Vec<_>>().join("L"))
}

/// Where the names stand, so that none covers another.
fn labels(scores: &[i32], y: impl Fn(i32) -> f64) -> Vec<(Seat, f64)> {
    let mut labels: Vec<(Seat, f64)> = Seat::ALL.into_iter().zip(scores.iter().map(|points| y(*points))).collect();
    labels.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut last = f64::NEG_INFINITY;
    for (_, at) in &mut labels {
        *at = at.max(last + 15.0);
        last = *at;
    }
    labels
}

/// Longer names than this are cut in pictures.
const LONGEST_NAME: usize = 20;

/// A name that fits into a picture.
fn short<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> String {
    let name = scene.name(seat);
    if name.chars().count() <= LONGEST_NAME {
        return name;
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// The letters of the longest name in the pictures; short ones leave room for eight all the same.
fn longest_name<G: WebBoard>(scene: &Scene<'_, G>) -> f64 {
    let longest = scene.names().iter().map(|name| name.chars().count()).max().unwrap_or(0);
    longest.clamp(8, LONGEST_NAME) as f64
}

/// A row of the standings begins with these.
pub(crate) fn who<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let chair = &scene.about.chairs[seat.index()];
    let kind = match &chair.sitter {
        words::Sitter::Bot(level) => {
            scene.words.text_with("table-bot", &[("level", scene.words.level(level).into())]).into_owned()
        }
        _ if scene.reader() == Some(seat) && !chair.name.is_empty() => scene.words.text("table-you").into_owned(),
        _ => String::new(),
    };
    html! { (worker(seat, "")) b { (scene.name(seat)) } " " small { (kind) } }
}

/// A drawing for a button of the replay.
pub(crate) fn arrow(path: &str) -> Markup {
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path.arrow-fill d=(path) {} } }
}
