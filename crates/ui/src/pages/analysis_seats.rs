//! How each seat played, and the ledger: who cost whom what.

use super::analysis::{StudiedSeat, Study};
use super::charts::{bars, who};
use crate::{Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use words::study::{decimal, label};

/// Accuracy, error rate and marks by seat.
pub(super) fn seats<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    let words = scene.words;
    html! {
        section.card.analysis-seats {
            h2 { (words.text("analysis-seats")) }
            div.scrolls tabindex="0" role="group" aria-label=(words.text("analysis-seats")) { table {
                thead { tr {
                    th scope="col" { (words.text("end-player")) }
                    @for key in ["points", "accuracy", "error-rate", "inaccuracies", "mistakes", "blunders"] {
                        th scope="col" { (label(words, key)) }
                    }
                    th scope="col" { (label(words, "like")) }
                } }
                tbody {
                    @for (seat, one) in Seat::ALL.into_iter().zip(&study.seats) {
                        tr.own-row[scene.reader() == Some(seat)] {
                            th scope="row" { (who(scene, seat)) }
                            td { (one.points) }
                            td { (decimal(words, one.accuracy)) " %" }
                            td { (decimal(words, one.error_rate)) }
                            @for number in one.marks { td { (number) } }
                            td.like { @if let Some(level) = one.like { (words.level(level)) } }
                        }
                    }
                }
            } }
            p { (words.text("analysis-seats-about")) }
        }
    }
}

/// Where the points came from, in games that tell.
pub(super) fn sources<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    html! {
        @if !G::SOURCES.is_empty() {
            section.card.analysis-sources {
                h2 { (scene.words.text("end-sources")) }
                (bars(scene, &study.order, &study.sheets))
            }
        }
    }
}

/// Who cost whom what.
pub(super) fn ledger<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    let words = scene.words;
    let names = scene.names();
    let row = |seat: Seat, one: &StudiedSeat| {
        html! {
            tr.own-row[scene.reader() == Some(seat)] {
                th scope="row" { (who(scene, seat)) }
                td { (signed(scene, one.initial)) }
                @for (other, given) in Seat::ALL.into_iter().zip(&one.from) {
                    @if other == seat { (cell(scene, one.own, "own")) } @else { (cell(scene, *given, "")) }
                }
                (cell(scene, one.chance, ""))
                td.total { (signed(scene, one.last)) }
            }
        }
    };
    html! {
        section.card.analysis-ledger {
            h2 { (words.text("analysis-ledger")) }
            div.scrolls tabindex="0" role="group" aria-label=(words.text("analysis-ledger")) { table {
                thead { tr {
                    th scope="col" { (words.text("end-player")) }
                    th scope="col" { (label(words, "first")) }
                    @for name in &names { th scope="col" { (words.text_with("analysis-by", &[("name", name.as_str().into())])) } }
                    th scope="col" { (label(words, if G::HIDDEN { "chance" } else { "unforeseen" })) }
                    th scope="col" { (label(words, "last")) }
                } }
                tbody { @for (seat, one) in Seat::ALL.into_iter().zip(&study.seats) { (row(seat, one)) } }
            } }
            p { (words.text("analysis-ledger-about")) }
        }
    }
}

/// A cell that is coloured by its sign, which it has too.
fn cell<G: WebBoard>(scene: &Scene<'_, G>, number: f64, class: &str) -> Markup {
    let way = if number >= 0.005 {
        "equity-up"
    } else if number <= -0.005 {
        "equity-down"
    } else {
        ""
    };
    html! { td class=(format!("{class} {way}").trim()) { (signed(scene, number)) } }
}

/// A number of equity with its sign.
fn signed<G: WebBoard>(scene: &Scene<'_, G>, number: f64) -> String {
    let text = words::study::equity(scene.words, number.abs());
    match number {
        _ if number.abs() < 0.005 => text,
        _ if number > 0.0 => format!("+{text}"),
        _ => format!("−{text}"),
    }
}
