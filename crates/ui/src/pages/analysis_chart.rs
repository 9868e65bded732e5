//! The chances of all seats over a whole game: stacked areas, each with the colour and the pattern of its seat, that lead to the
//! decisions; and the same as a table.

use super::analysis::{MarkedDecision, Study, moment_path};
use super::table::round;
use crate::{Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};

/// The size of the picture, and the strip at its top for marks.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 150.0;
const TOP: f64 = 20.0;
const GROUND: f64 = 134.0;

/// Where decisions stand.
struct Across {
    step: f64,
}

impl Across {
    fn new(study: &Study) -> Across {
        Across { step: WIDTH / study.shares.len().saturating_sub(1).max(1) as f64 }
    }

    fn x(&self, at: usize) -> f64 {
        self.step * at as f64
    }
}

fn y(share: f64) -> f64 {
    TOP + (GROUND - TOP) * share.clamp(0.0, 1.0)
}

/// The picture. `at` is the decision that is looked at.
pub(super) fn chart<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, at: Option<usize>) -> Markup {
    let across = Across::new(study);
    let players = scene.about.chairs.len();
    html! {
        svg.share-chart viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" role="group" aria-label=(scene.words.text("analysis-shares")) {
            defs { @for seat in Seat::first(players as u8) { (pattern(seat)) } }
            g aria-hidden="true" {
                @for seat in Seat::first(players as u8) {
                    path.share-area fill=(format!("url(#share-{seat})")) d=(area(study, seat, &across)) {}
                }
                path.fair-line d=(fair_lines(players)) {}
                @for turn in &study.turns {
                    path.turn-line d=(format!("M{:.1} {TOP}V{GROUND}", across.x(*turn))) {}
                }
                @if let Some(at) = at { path.now d=(format!("M{:.1} 0V{GROUND}", across.x(at))) {} }
                @for at in 0..study.shares.len().saturating_sub(1) {
                    a href=(moment_path(scene, study, at, "")) tabindex="-1" {
                        rect.strip x=(format!("{:.1}", across.x(at) - across.step / 2.0)) y=(TOP) width=(format!("{:.1}", across.step)) height=(GROUND - TOP) {}
                    }
                }
            }
        }
        ol.share-marks aria-label=(scene.words.text("analysis-marks")) {
            @for one in study.mistakes() { (mark(scene, study, one, at)) }
        }
        p.share-key {
            @for (seat, name) in Seat::ALL.into_iter().zip(scene.names()) {
                span {
                    svg viewBox="0 0 24 14" aria-hidden="true" { rect fill=(format!("url(#share-{seat})")) width="24" height="14" {} }
                    (name)
                }
            }
        }
    }
}

/// A mark leads to its decision.
fn mark<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, one: &MarkedDecision, at: Option<usize>) -> Markup {
    let name = words::study::mark(scene.words, one.mark.key);
    let about = [("mark", name.into()), ("name", scene.name(one.seat).into()), ("at", (one.at + 1).into())];
    let said = scene.words.text_with("analysis-mark", &about);
    html! {
        li {
            a class=(format!("mark-{} for-seat-{}", one.mark.key, one.seat)) href=(moment_path(scene, study, one.at, ""))
                aria-label=(said) title=(said) aria-current=[(at == Some(one.at)).then_some("step")] {
                (super::shell::marker(one.seat)) (one.mark.sign)
            }
        }
    }
}

/// The area of a seat: what lies between the chances of those before it and its own on top of them.
fn area(study: &Study, seat: Seat, across: &Across) -> String {
    let before = |shares: &[f64]| shares.iter().take(seat.index()).sum::<f64>();
    let upper = study.shares.iter().enumerate().map(|(at, shares)| (across.x(at), y(before(shares))));
    let own = |shares: &[f64]| before(shares) + shares.get(seat.index()).copied().unwrap_or_default();
    let lower = study.shares.iter().enumerate().rev().map(|(at, shares)| (across.x(at), y(own(shares))));
    let points: Vec<String> = upper.chain(lower).map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    format!("M{}Z", points.join("L"))
}

/// Lines at fair shares, to compare with.
fn fair_lines(players: usize) -> String {
    (1..players).map(|number| format!("M0 {:.1}H{WIDTH}", y(number as f64 / players as f64))).collect()
}

/// The colour of a seat with a pattern that no other seat has.
fn pattern(seat: Seat) -> Markup {
    let drawing = match seat {
        Seat::One => "M0 0",
        Seat::Two => "M-2 10L10 -2M-2 4L4 -2M4 10L10 4",
        Seat::Three => "M-2 -2L10 10M-2 4L4 10M4 -2L10 4",
        Seat::Four => "M0 4H8",
        Seat::Five => "M4 0V8",
    };
    html! {
        pattern id=(format!("share-{seat}")) width="8" height="8" patternUnits="userSpaceOnUse" {
            rect class=(format!("fill-player-{seat}")) width="8" height="8" {}
            path.share-pattern d=(drawing) {}
        }
    }
}

/// The chances as a table: where each turn or round begins, and at the end.
pub(super) fn shares_table<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    let words = scene.words;
    let percent = |share: &f64| format!("{} %", words::study::decimal(words, 100.0 * share));
    let row = |name: &str, at: usize, leads: bool| {
        html! {
            tr {
                th scope="row" {
                    @if leads { a href=(moment_path(scene, study, at, "")) { (name) } } @else { (name) }
                }
                @for share in study.shares.get(at).into_iter().flatten() { td { (percent(share)) } }
            }
        }
    };
    html! {
        details.shares-table {
            summary { (words.text("analysis-as-a-table")) }
            table {
                caption.visually-hidden { (words.text("analysis-shares")) }
                thead { tr {
                    th scope="col" { (words.text("analysis-moment")) }
                    @for name in scene.names() { th scope="col" { (name) } }
                } }
                tbody {
                    @for (number, at) in study.turns.iter().enumerate() { (row(&round::<G>(words, number as u8 + 1), *at, true)) }
                    (row(&words.text("analysis-the-end"), study.shares.len().saturating_sub(1), false))
                }
            }
        }
    }
}
