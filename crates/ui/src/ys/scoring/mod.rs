//! The scoring of a round, step by step, so that players can follow who won what and why: each district with its sums, ties and
//! how they were broken, then the market, the best bidder, cards and the throne room. A page for each step, made of what the
//! viewer saw happen and of nothing else; links lead from one to the next.

mod after;
mod district;
mod draw;
mod facts;
mod market;
mod read;
mod said;
#[cfg(test)]
mod tests;

pub(super) use read::scored_round;

use super::worth::marker;
use crate::pages::{game_shell, not_again, phases, table_name, top};
use crate::scene::Scene;
use facts::{Facts, Stage, Step};
use maud::{Markup, PreEscaped, html};
use said::ScoringPage;
use words::{Spoken, ys as said_of};
use ys::State;

/// The page of a step, counted from 1, of the scoring of a round, if that has begun. One that has not happened yet is the
/// last that has.
pub(super) fn scoring(scene: &Scene<'_, State>, round: u8, step: usize) -> Option<String> {
    let scoring = read::read(scene.log, round)?;
    let said = ScoringPage::new(scene, &scoring);
    let at = step.clamp(1, scoring.stages.len().max(1));
    let stage = scoring.stages.get(at - 1)?;
    let name = step_name(&said, stage.step);
    let title = said.text_with("ysc-title", &[("round", round.into()), ("step", name.clone().into())]);
    let [drawing, told] = drawn(&said, stage);
    let body = html! {
        main.scoring-page #main data-of=(scene.address("")) data-round=(round) data-entry=(stage.last_entry) {
            h1.visually-hidden { (title) }
            (way(&said, round, at))
            section.card.picture-card { h2 { (name) " " small { (caption(&said, stage)) } } (drawing) }
            section.card.told {
                (told)
                @if !stage.is_over { p.pending { (State::waiting(scene.words, scene.view, &said.people())) } }
            }
            div.scoring-foot { (scores(&said, stage)) (not_again(scene.words)) (ways_on(&said, round, at)) }
        }
    };
    let phase = if stage.step == Step::Throne { 5 } else { 4 };
    let middle = html! {
        (table_name(scene))
        ol.phases aria-label=(said.text("table-phases")) {
            @for (_, item) in phases::<State>(scene.words, (round, phase), scoring.phases) { (PreEscaped(item)) }
        }
    };
    let links = html! {
        a.desktop-only href=(table(scene)) data-key="Escape" { (said.text("ysc-table")) }
        a.desktop-only href="/rules/ys" { (said.text("table-rules")) }
    };
    Some(game_shell::<State>(scene.words, "scoring", &title, false, &top(scene.words, &middle, &links), &body))
}

/// The table itself, seen from the same seat.
fn table(scene: &Scene<'_, State>) -> String {
    match scene.standings {
        Some(_) => scene.moment(scene.log.len().saturating_sub(1)),
        None => scene.address(""),
    }
}

/// The two halves of a step: what is seen, and what is told.
fn drawn(said: &ScoringPage<'_>, stage: &Stage) -> [Markup; 2] {
    match &stage.facts {
        Facts::District(district) => district::district(said, stage, district),
        Facts::Rows(rows) => market::rows(said, stage, rows),
        Facts::Columns(columns) => market::columns(said, stage, columns),
        Facts::Bidder(bidder) => market::bidder(said, stage, bidder),
        Facts::Cards(played) => after::cards(said, stage, played),
        Facts::Throne(sent) => after::throne(said, stage, sent),
    }
}

fn step_name(said: &ScoringPage<'_>, step: Step) -> String {
    match step {
        Step::District(number) => said_of::district(said.look.words, number + 1),
        Step::Rows => said.text("ysc-rows"),
        Step::Columns => said.text("ysc-columns"),
        Step::Bidder => said.text("ysc-bidder"),
        Step::Cards => said.text("ysc-cards"),
        Step::Throne => said.text("ysc-throne"),
    }
}

/// What the drawing marks.
fn caption(said: &ScoringPage<'_>, stage: &Stage) -> String {
    if stage.brokers.iter().any(|shown| shown.was_down) { said.text("ysc-turned") } else { String::new() }
}

/// All steps: those before this one are ticked, those that have not happened are grey.
fn way(said: &ScoringPage<'_>, round: u8, at: usize) -> Markup {
    let scene = said.look.scene;
    html! {
        ol.way aria-label=(said.text("ysc-way")) {
            @for (number, stage) in (1..).zip(&said.scoring.stages) {
                li.done[number < at] {
                    a href=(scene.scoring(round, number)) data-entry=(stage.last_entry) aria-current=[(number == at).then_some("step")] {
                        @if number < at { (tick()) }
                        span { (step_name(said, stage.step)) }
                    }
                }
            }
            @for step in &said.scoring.rest { li.later { b { (step_name(said, *step)) } } }
        }
    }
}

fn tick() -> Markup {
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path d="M2 8.5 6.5 13 14 3.5" {} } }
}

/// Everybody's points after the step, and what came with it.
fn scores(said: &ScoringPage<'_>, stage: &Stage) -> Markup {
    html! {
        ul.scores aria-label=(said.text("end-points")) {
            @for score in &stage.scores {
                li {
                    (marker(score.owner)) (said.name(score.owner)) " " (score.points)
                    @if score.gained > 0 { small { "+" (score.gained) } }
                }
            }
        }
    }
}

/// Back, on, and to the end: links, with keys.
fn ways_on(said: &ScoringPage<'_>, round: u8, at: usize) -> Markup {
    let (scene, stages) = (said.look.scene, &said.scoring.stages);
    let last = stages.len();
    html! {
        div.actions {
            @if at > 1 {
                a.button href=(scene.scoring(round, at - 1)) data-key="ArrowLeft" { (said.text("ysc-back")) " " kbd { "←" } }
            }
            @if let Some(next) = stages.get(at) {
                a.button.primary href=(scene.scoring(round, at + 1)) data-key="ArrowRight" {
                    (said.text_with("ysc-next", &[("step", step_name(said, next.step).into())])) " " kbd { "→" }
                }
                a.button href=(scene.scoring(round, last)) data-key="S" { (said.text("ysc-skip")) " " kbd { "S" } }
            } @else {
                a.button.primary href=(table(scene)) data-key="ArrowRight" { (said.text("ysc-table")) " " kbd { "→" } }
            }
        }
    }
}
