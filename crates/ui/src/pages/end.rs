//! The page of a game that is over: the standings, where the points came from, how they grew, and the whole game to step
//! through, from any seat, at an address that can be shared.

use super::charts::{arrow, bars, finals, plot, who};
use super::log::tell;
use super::shell::{shell, top};
use super::table::{names, reader};
use crate::Scene;
use crate::caylus::board;
use ::caylus::{Event, Section, State};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::caylus::{Kind, People, option_value, phase};

/// The whole page.
pub(crate) fn page(scene: &Scene<'_, State>, standings: &[(Seat, u8)]) -> String {
    let words = scene.words;
    let middle = html! { span.table { (words.tell("table-name", &[("name", scene.about.name.as_str().into())])) } };
    let links = html! { a.x href="/rules/caylus" { (words.say("table-rules")) } };
    let order: Vec<Seat> = standings.iter().map(|(seat, _)| *seat).collect();
    let title = headline(scene, standings);
    let body = html! {
        main.wrap #main {
            div.endh {
                h1 { (title) }
                p { (summary(scene, standings)) }
                (acts(scene))
            }
            (replay(scene))
            div.results {
                (standings_card(scene, standings))
                section.card { h2 { (words.say("end-sources")) } (bars(scene, &order)) }
                section.card { h2 { (words.say("end-plot")) } (plot(scene)) }
            }
        }
    };
    shell(words, "end", &title, &top(words, &middle, &links), &body)
}

fn headline(scene: &Scene<'_, State>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let first: Vec<Seat> = standings.iter().filter(|(_, place)| *place == 1).map(|(seat, _)| *seat).collect();
    let points = first.first().map_or(0, |seat| finals[seat.index()]);
    let name = |seat: &Seat| scene.about.chairs[seat.index()].name.clone();
    let message = match &first[..] {
        [one] if reader(scene) == Some(*one) => "end-you-win",
        [_] => "end-wins",
        _ => "end-shared",
    };
    let winners = first.iter().map(name).collect::<Vec<_>>().join(", ");
    scene.words.tell(message, &[("name", winners.into()), ("points", points.into())]).into_owned()
}

fn summary(scene: &Scene<'_, State>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let words = scene.words;
    let played = words.tell(
        "end-summary",
        &[
            ("turns", last_turn(scene).into()),
            ("players", scene.about.chairs.len().into()),
            ("options", options(scene).into()),
        ],
    );
    let mine = standings.iter().find(|(seat, place)| Some(*seat) == reader(scene) && *place > 1);
    let best = standings.first().map_or(0, |(seat, _)| finals[seat.index()]);
    match mine {
        Some((seat, place)) => {
            let behind = best - finals[seat.index()];
            let yours = words.tell("end-your-place", &[("place", (*place).into()), ("behind", behind.into())]);
            format!("{played} · {yours}")
        }
        None => played.into_owned(),
    }
}

/// The options, each in a few words.
fn options(scene: &Scene<'_, State>) -> String {
    let said = |option: &str| {
        let (name, value) = option.split_once('=')?;
        Some(option_value(scene.words, name, value))
    };
    scene.about.options.split(' ').filter_map(said).collect::<Vec<_>>().join(" · ")
}

fn last_turn(scene: &Scene<'_, State>) -> u8 {
    scene.log.last().map_or(1, |entry| entry.before.turn())
}

fn acts(scene: &Scene<'_, State>) -> Markup {
    let words = scene.words;
    let id = &scene.about.id;
    html! {
        div.acts {
            @if !scene.mine.is_empty() {
                form method="post" action=(format!("/t/{id}/rematch")) {
                    button.btn.primary data-key="R" { (words.say("end-rematch")) " " kbd { "R" } }
                }
            }
            a.btn href=(format!("/t/{id}/record")) download=(format!("{id}.txt")) data-key="D" {
                (words.say("end-record")) " " kbd { "D" }
            }
        }
    }
}

/// The board of any moment, and the ways to the others.
fn replay(scene: &Scene<'_, State>) -> Markup {
    let words = scene.words;
    let last = scene.log.len() - 1;
    let at = scene.at.unwrap_or(last).min(last);
    let heading = words.tell(
        "end-at",
        &[
            ("turn", scene.view.turn().into()),
            ("phase", phase(words, scene.view.phase()).into()),
            ("at", at.into()),
            ("of", last.into()),
        ],
    );
    html! {
        section.replay.card {
            h2 { (words.say("end-replay")) " " small { (heading) } }
            div.board #board { @for (_, markup) in board(scene).children { (PreEscaped(markup)) } }
            (controls(scene, at, last))
            (what_happened(scene, at))
            (points_of_view(scene, at))
        }
    }
}

/// The address of a moment, seen from the same seat.
fn moment(scene: &Scene<'_, State>, at: usize) -> String {
    let seat = scene.point.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    format!("/t/{}?at={at}{seat}", scene.about.id)
}

fn controls(scene: &Scene<'_, State>, at: usize, last: usize) -> Markup {
    let words = scene.words;
    let to = |step: usize, label: &str, key: &str, path: &str| {
        html! { a.btn href=(moment(scene, step)) aria-label=(words.say(label)) title=(words.say(label)) data-key=(key) { (arrow(path)) } }
    };
    let (before, after) = (turn_before(scene, at), turn_after(scene, at));
    html! {
        div.ctl {
            div.set {
                (to(0, "end-first", "Home", "M2 2h2v12H2zM14 2v12L5 8z"))
                (to(before, "end-turn-back", "PageUp", "M9 2v12L2 8zM15 2v12L8 8z"))
                (to(at.saturating_sub(1), "end-back", "ArrowLeft", "M12 2v12L3 8z"))
                @if at < last {
                    a.btn.primary #run href=(format!("{}&run=1", moment(scene, at + 1))) aria-label=(words.say("end-run"))
                        title=(words.say("end-run")) data-key=" " { (arrow("M4 2l10 6-10 6z")) }
                }
                (to((at + 1).min(last), "end-on", "ArrowRight", "M4 2v12l9-6z"))
                (to(after, "end-turn-on", "PageDown", "M1 2v12l7-6zM7 2v12l7-6z"))
                (to(last, "end-last", "End", "M12 2h2v12h-2zM2 2v12l9-6z"))
            }
            form.slide method="get" action=(format!("/t/{}", scene.about.id)) {
                @if let Some(seat) = scene.point { input type="hidden" name="seat" value=(seat); }
                input #step type="range" name="at" min="0" max=(last) value=(at) aria-label=(words.say("end-action"));
                (marks(scene, last))
                noscript { button.btn { (words.say("end-go")) } }
            }
        }
    }
}

/// The turns under the slider, where they begin; counts by name.
fn marks(scene: &Scene<'_, State>, last: usize) -> Markup {
    let mut marks: Vec<(usize, String)> = vec![(0, "1".to_owned())];
    for (step, entry) in scene.log.iter().enumerate() {
        for event in &entry.events {
            match event {
                Event::TurnStarted { turn, .. } if *turn > 1 => marks.push((step, turn.to_string())),
                Event::CountStarted { section: counted } => {
                    if let Some((_, mark)) = marks.last_mut() {
                        *mark = format!("{mark} {}", short_section(scene, *counted));
                    }
                }
                _ => {}
            }
        }
    }
    html! {
        svg.marks viewBox="0 0 440 14" aria-hidden="true" {
            @for (step, mark) in &marks {
                text x=(format!("{:.1}", 8.0 + 424.0 * *step as f64 / last.max(1) as f64)) y="11" { (mark) }
            }
        }
    }
}

fn short_section(scene: &Scene<'_, State>, section: Section) -> String {
    words::caylus::section(scene.words, section).chars().take(1).collect()
}

/// Where the turn began, or the one before if it has just begun.
fn turn_before(scene: &Scene<'_, State>, at: usize) -> usize {
    turn_starts(scene).filter(|step| *step < at).last().unwrap_or(0)
}

fn turn_after(scene: &Scene<'_, State>, at: usize) -> usize {
    turn_starts(scene).find(|step| *step > at).unwrap_or(scene.log.len() - 1)
}

fn turn_starts<'a>(scene: &'a Scene<'_, State>) -> impl Iterator<Item = usize> + 'a {
    let starts = |events: &[Event]| events.iter().any(|event| matches!(event, Event::TurnStarted { .. }));
    scene.log.iter().enumerate().filter(move |(_, entry)| starts(&entry.events)).map(|(step, _)| step)
}

/// What the action that led here did, in words.
fn what_happened(scene: &Scene<'_, State>, at: usize) -> Markup {
    let names = names(scene);
    let people = People { names: &names, you: reader(scene) };
    let told = tell(scene, &people, at).next();
    let lines: Vec<String> = told
        .map(|told| told.lines.into_iter().filter(|line| line.kind == Kind::Deed).map(|line| line.text).collect())
        .unwrap_or_default();
    html! { p.now aria-live="polite" { (lines.join(" ")) } }
}

/// From whose seat one looks.
fn points_of_view(scene: &Scene<'_, State>, at: usize) -> Markup {
    html! {
        p.views {
            (scene.words.say("end-seen-by")) " "
            @for (seat, chair) in Seat::ALL.into_iter().zip(&scene.about.chairs) {
                a href=(format!("/t/{}?at={at}&seat={seat}", scene.about.id))
                    aria-current=[(scene.point == Some(seat)).then_some("true")] { (chair.name) }
                " "
            }
        }
    }
}

fn standings_card(scene: &Scene<'_, State>, standings: &[(Seat, u8)]) -> Markup {
    let words = scene.words;
    html! {
        section.card {
            h2 { (words.say("end-standings")) }
            table.standings {
                thead {
                    tr {
                        th scope="col" { span.vh { (words.say("end-place")) } }
                        th scope="col" { (words.say("end-player")) }
                        th.opt scope="col" { (words.say("end-houses")) }
                        th.opt scope="col" { (words.say("end-tiles")) }
                        th.opt scope="col" { (words.say("end-favours")) }
                        th scope="col" { (words.say("end-points")) }
                    }
                }
                tbody { @for (seat, place) in standings { (row(scene, *seat, *place)) } }
            }
        }
    }
}

fn row(scene: &Scene<'_, State>, seat: Seat, place: u8) -> Markup {
    let finals = finals(scene);
    let end = scene.end.unwrap_or(scene.view);
    let houses = |section| end.castle().houses(section).count(seat);
    let by_section = Section::ALL.map(|section| houses(section).to_string()).join("·");
    let favors = scene
        .log
        .iter()
        .flat_map(|entry| &entry.events)
        .filter(|event| matches!(event, Event::LineChosen { seat: by, .. } if *by == seat));
    html! {
        tr.win[place == 1] {
            td { (place) }
            td { (who(scene, seat)) }
            td.opt { (by_section) }
            td.opt { (end.road().owned_by(seat).into_iter().count()) }
            td.opt { (favors.count()) }
            td.tot { (finals[seat.index()]) }
        }
    }
}
