//! The end of a game: who had how many gems of what, what they were worth, and who was best in the throne room.

use super::BoardIndex;
use super::web_board::listed;
use super::worth::{marker, name};
use crate::board::icon::icon;
use crate::scene::Scene;
use game::Seat;
use maud::{Markup, html};
use words::ys as said;
use ys::components::{BLACK_POINTS, GEM_POINTS, THRONE_POINTS};
use ys::{Board, Color, Event, Owner, Source, State};

/// Gems and throne: what is held, then the points.
pub(super) fn gems_and_throne(scene: &Scene<'_, State>) -> Markup {
    let look = BoardIndex::new(scene);
    let view = scene.end.unwrap_or(scene.view);
    let board = view.board();
    let everybody = listed(scene, view);
    html! {
        section.card {
            h2 { (look.words.text(if board.options().kings_favor() { "ysb-end-title" } else { "ysb-end-title-gems" })) " " small { (look.words.text("ysb-end-about")) } }
            table.gems-table {
                thead { tr {
                    th { span.visually-hidden { (look.words.text("ysb-end-what")) } }
                    th scope="col" { (look.words.text("ysb-end-quotation")) }
                    @for owner in &everybody { th scope="col" { (marker(*owner)) (name(&look, *owner)) } }
                } }
                tbody {
                    @for (color, points) in board.colors_by_quotation().into_iter().zip(GEM_POINTS) {
                        tr {
                            td { (icon(&format!("gem-{color}"))) span.visually-hidden { (said::color(look.words, color)) } }
                            td { b { (board.quote(color)) } " " small { (dotted(&points)) } }
                            (gems_of(board, &everybody, color))
                        }
                    }
                    tr {
                        td { (icon("gem-k")) span.visually-hidden { (look.words.text("ysb-black")) } }
                        td { small { (dotted(&BLACK_POINTS[1..])) } }
                        @for owner in &everybody {
                            td { span { (board.holdings(*owner).black) } " " b { (board.black_points(*owner)) } }
                        }
                    }
                    @if board.options().kings_favor() { (throne(&look, scene, &everybody)) }
                }
            }
            @if everybody.iter().any(|owner| shares_a_place(scene, *owner)) {
                p.tied { (look.words.text("ysb-end-throne-level")) }
            }
        }
    }
}

/// How many gems of a colour everybody has, and the points for them.
fn gems_of(board: &Board, everybody: &[Owner], color: Color) -> Markup {
    let gems = |owner: &Owner| board.holdings(*owner).gems[color.index()];
    let level = |owner: &Owner| everybody.iter().filter(|other| gems(other) == gems(owner)).count() > 1;
    let most = everybody.iter().map(gems).max();
    html! {
        @for owner in everybody {
            @let best = most == Some(gems(owner)) && !level(owner);
            td.best[best] {
                span { (gems(owner)) } " " b { (board.gem_points(*owner, color)) }
                @if level(owner) && gems(owner) > 0 { sup { "=" } }
            }
        }
    }
}

/// Where the count at the end stands after each of its steps (Y6.1, Y6.3, Y7.2), and first of all before it.
pub(super) fn last_steps(scene: &Scene<'_, State>) -> Vec<(String, Vec<i32>)> {
    type Counts = fn(&Source) -> bool;
    const STEPS: [(&str, Counts); 3] = [
        ("ysb-end-stage-gems", |source| matches!(source, Source::Gems(_))),
        ("ysb-end-stage-black", |source| matches!(source, Source::BlackGems)),
        ("ysb-end-stage-throne", |source| matches!(source, Source::Throne)),
    ];
    let board = scene.end.unwrap_or(scene.view).board();
    let counted = |seat: Seat, counts: Counts| -> i32 {
        let events = scene.log.iter().flat_map(|entry| &entry.events);
        let scored = events.filter_map(|event| match event {
            Event::Scored { owner, points, source } if *owner == seat.into() && counts(source) => {
                Some(i32::from(*points))
            }
            _ => None,
        });
        scored.sum()
    };
    let mut points: Vec<i32> = board.seats().map(|seat| i32::from(board.holdings(seat.into()).score)).collect();
    for seat in board.seats() {
        points[seat.index()] -= STEPS.iter().map(|(_, counts)| counted(seat, *counts)).sum::<i32>();
    }
    let mut steps = vec![(board.round().to_string(), points.clone())];
    for (message, counts) in STEPS.iter().take(if board.options().kings_favor() { 3 } else { 2 }) {
        board.seats().for_each(|seat| points[seat.index()] += counted(seat, *counts));
        steps.push((scene.words.text(message).into_owned(), points.clone()));
    }
    steps
}

fn dotted(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join(" · ")
}

/// The sum of an owner in the throne room (Y7.2); the neutral has none there.
fn throne_sum(scene: &Scene<'_, State>, owner: Owner) -> Option<u32> {
    let view = scene.end.unwrap_or(scene.view);
    let seat = owner.seat().filter(|_| view.board().options().kings_favor())?;
    let values = (0..view.board().throne(seat).len()).filter_map(|place| view.throne_value(seat, place));
    Some(values.map(|value| u32::from(value.number())).sum())
}

/// Whether another owner has the same sum there.
fn shares_a_place(scene: &Scene<'_, State>, owner: Owner) -> bool {
    let board = scene.end.unwrap_or(scene.view).board();
    let sum = throne_sum(scene, owner);
    sum.is_some() && board.owners().any(|other| other != owner && throne_sum(scene, other) == sum)
}

/// Y7.2: sums and points in the throne room.
fn throne(look: &BoardIndex<'_>, scene: &Scene<'_, State>, everybody: &[Owner]) -> Markup {
    let points = |owner: &Owner| {
        let events = scene.log.iter().flat_map(|entry| &entry.events);
        let scored = events.filter_map(|event| match event {
            Event::Scored { owner: by, points, source: Source::Throne } if by == owner => Some(*points),
            _ => None,
        });
        scored.sum::<u16>()
    };
    html! {
        tr {
            td { (icon("throne")) span.visually-hidden { (look.words.text("ysb-throne")) } }
            td { small { (look.text_with("ysb-end-throne", &[("points", dotted(&THRONE_POINTS).into())])) } }
            @for owner in everybody {
                td.best[points(owner) == THRONE_POINTS[0]] {
                    @if let Some(sum) = throne_sum(scene, *owner) {
                        span { (sum) } " " b { (points(owner)) }
                        @if shares_a_place(scene, *owner) { sup { "÷" } }
                    }
                }
            }
        }
    }
}
