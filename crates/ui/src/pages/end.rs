//! The page of a game that is over: the standings, where the points came from, how they grew, and the whole game to step
//! through, from any seat, at an address that can be shared.

use super::charts::{arrow, bar_alone, bars, finals, key, plot, who};
use super::log::{scoring_link, tell};
use super::shell::{game_shell, top};
use super::table::{round, table_name};
use crate::{Drawn, Scene};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{Kind, People};

/// The whole page.
pub(crate) fn page<G: Drawn>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let words = scene.words;
    let links = html! { a.x href=(format!("/rules/{}", G::NAME)) { (words.say("table-rules")) } };
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
                @if !bars_in_standings(scene) { section.card { h2 { (words.say("end-sources")) } (bars(scene, &order)) } }
                (G::more_of_the_end(scene))
                section.card { h2 { (words.say(&format!("{}-plot", G::NAME))) } (plot(scene)) }
            }
        }
    };
    game_shell::<G>(words, "end", &title, false, &top(words, &table_name(scene), &links), &body)
}

fn headline<G: Drawn>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let first: Vec<Seat> = standings.iter().filter(|(_, place)| *place == 1).map(|(seat, _)| *seat).collect();
    let points = first.first().map_or(0, |seat| finals[seat.index()]);
    let name = |seat: &Seat| scene.about.chairs[seat.index()].name.clone();
    let message = match &first[..] {
        [one] if scene.reader() == Some(*one) => "end-you-win",
        [_] => "end-wins",
        _ => "end-shared",
    };
    let winners = scene.words.all_of(&first.iter().map(name).collect::<Vec<_>>());
    scene.words.tell(message, &[("name", winners.into()), ("points", points.into())]).into_owned()
}

fn summary<G: Drawn>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let words = scene.words;
    let played = words.tell(
        "end-summary",
        &[
            ("rounds", rounds(scene).into()),
            ("players", scene.about.chairs.len().into()),
            ("options", options(scene).into()),
        ],
    );
    let mine = standings.iter().find(|(seat, place)| Some(*seat) == scene.reader() && *place > 1);
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

/// The options, each in a few words; what was left out needs none.
fn options<G: Drawn>(scene: &Scene<'_, G>) -> String {
    let said = |option: &str| {
        let (name, value) = option.split_once('=').filter(|(_, value)| *value != "false")?;
        Some(G::option_value(scene.words, name, value))
    };
    scene.about.options.split(' ').filter_map(said).filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// How many turns or rounds it took.
fn rounds<G: Drawn>(scene: &Scene<'_, G>) -> String {
    let last = scene.log.last().map_or(1, |entry| G::round(&entry.before));
    scene.words.tell(&format!("{}-rounds", G::NAME), &[("number", last.into())]).into_owned()
}

fn acts<G: Drawn>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    let (id, path) = (&scene.about.id, &scene.about.path);
    html! {
        div.acts {
            @match &scene.about.rematch {
                // Who held no seat can only watch; who held one takes it again.
                Some(next) if scene.mine.is_empty() => {
                    a.btn.primary href=(next) data-key="R" { (words.say("end-the-rematch")) " " kbd { "R" } }
                }
                None if scene.mine.is_empty() => {}
                next => {
                    form method="post" action=(format!("{path}/rematch")) {
                        button.btn.primary data-key="R" {
                            (words.say(if next.is_some() { "end-the-rematch" } else { "end-rematch" })) " " kbd { "R" }
                        }
                    }
                }
            }
            a.btn href=(format!("{path}/record")) download=(format!("{id}.txt")) data-key="D" {
                (words.say("end-record")) " " kbd { "D" }
            }
        }
    }
}

/// The board of any moment, and the ways to the others.
fn replay<G: Drawn>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    let last = scene.log.len() - 1;
    let at = scene.at.unwrap_or(last).min(last);
    let heading = words.tell(
        "end-at",
        &[
            ("round", round::<G>(words, G::round(scene.view)).into()),
            ("phase", G::phase_name(words, G::phase(scene.view)).into()),
            ("at", at.into()),
            ("of", last.into()),
        ],
    );
    html! {
        section.replay.card {
            h2 { (words.say("end-replay")) " " small { (heading) } }
            div.board #board { @for (_, markup) in G::board(scene).children { (PreEscaped(markup)) } }
            (controls(scene, at, last))
            (what_happened(scene, at))
            div.ways { (points_of_view(scene, at)) (scorings(scene)) }
        }
    }
}

/// The rounds whose scoring can be looked at, in games that have such pages.
fn scorings<G: Drawn>(scene: &Scene<'_, G>) -> Markup {
    let mut rounds: Vec<u8> = scene.log.iter().filter_map(G::scored_round).collect();
    rounds.dedup();
    html! {
        @if !rounds.is_empty() {
            p.views {
                (scene.words.say(&format!("{}-scoring-rounds", G::NAME))) " "
                @for number in rounds {
                    (scoring_link(scene, "", number, &round::<G>(scene.words, number))) " "
                }
            }
        }
    }
}

fn controls<G: Drawn>(scene: &Scene<'_, G>, at: usize, last: usize) -> Markup {
    let words = scene.words;
    let to = |step: usize, label: &str, key: &str, path: &str| {
        html! { a.btn href=(scene.moment(step)) aria-label=(words.say(label)) title=(words.say(label)) data-key=(key) { (arrow(path)) } }
    };
    let (before, after) = (turn_before(scene, at), turn_after(scene, at));
    html! {
        div.ctl {
            div.set {
                (to(0, "end-first", "Home", "M2 2h2v12H2zM14 2v12L5 8z"))
                (to(before, &format!("{}-round-back", G::NAME), "PageUp", "M9 2v12L2 8zM15 2v12L8 8z"))
                (to(at.saturating_sub(1), "end-back", "ArrowLeft", "M12 2v12L3 8z"))
                // From the end it plays from the beginning.
                a.btn.primary #run href=(format!("{}&run=1", scene.moment(if at < last { at + 1 } else { 0 })))
                    aria-label=(words.say("end-run")) title=(words.say("end-run")) data-key=" " { (arrow("M4 2l10 6-10 6z")) }
                (to((at + 1).min(last), "end-on", "ArrowRight", "M4 2v12l9-6z"))
                (to(after, &format!("{}-round-on", G::NAME), "PageDown", "M1 2v12l7-6zM7 2v12l7-6z"))
                (to(last, "end-last", "End", "M12 2h2v12h-2zM2 2v12l9-6z"))
            }
            form.slide method="get" action=(scene.about.path) {
                @if let Some(seat) = scene.point { input type="hidden" name="seat" value=(seat); }
                input #step type="range" name="at" min="0" max=(last) value=(at) aria-label=(words.say("end-action"));
                (marks(scene, last))
                noscript { button.btn { (words.say("end-go")) } }
            }
        }
    }
}

/// The turns or rounds under the slider, where they begin, and what they are remembered for.
fn marks<G: Drawn>(scene: &Scene<'_, G>, last: usize) -> Markup {
    let mut marks: Vec<(usize, String)> = vec![(0, "1".to_owned())];
    for (step, entry) in scene.log.iter().enumerate() {
        if let (Some((_, mark)), Some(name)) = (marks.last_mut(), G::landmark(scene.words, &entry.events)) {
            *mark = format!("{mark} {}", name.chars().next().unwrap_or(' '));
        }
        if let Some(round) = G::round_begun(&entry.events).filter(|round| *round > 1) {
            marks.push((step, round.to_string()));
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

/// Where the turn began, or the one before if it has just begun.
fn turn_before<G: Drawn>(scene: &Scene<'_, G>, at: usize) -> usize {
    turn_starts(scene).filter(|step| *step < at).last().unwrap_or(0)
}

fn turn_after<G: Drawn>(scene: &Scene<'_, G>, at: usize) -> usize {
    turn_starts(scene).find(|step| *step > at).unwrap_or(scene.log.len() - 1)
}

fn turn_starts<'a, G: Drawn>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = usize> + 'a {
    scene.log.iter().enumerate().filter(|(_, entry)| G::round_begun(&entry.events).is_some()).map(|(step, _)| step)
}

/// A text of more letters than this is set smaller.
const LONG: usize = 400;

/// What the action that led here did, in words.
fn what_happened<G: Drawn>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let names = scene.names();
    let people = People { names: &names, you: scene.reader() };
    let told = tell(scene, &people, at).next();
    let lines: Vec<String> = told
        .map(|told| told.lines.into_iter().filter(|line| line.kind == Kind::Deed).map(|line| line.text).collect())
        .unwrap_or_default();
    let text = lines.join(" ");
    html! { p.now.long[text.chars().count() > LONG] aria-live="polite" tabindex="0" { (text) } }
}

/// From whose seat one looks; where something was hidden, with nobody's eyes first.
fn points_of_view<G: Drawn>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let current = |is: bool| is.then_some("true");
    html! {
        p.views {
            (scene.words.say("end-seen-by")) " "
            @if G::HIDDEN {
                a href=(format!("{}?at={at}", scene.about.path)) aria-current=[current(scene.open)] {
                    (scene.words.say("end-all-shown"))
                }
                " "
            }
            @for (seat, chair) in Seat::ALL.into_iter().zip(&scene.about.chairs) {
                a href=(format!("{}?at={at}&seat={seat}", scene.about.path))
                    aria-current=[current(!scene.open && scene.point == Some(seat))] { (chair.name) }
                " "
            }
        }
    }
}

/// Where the standings say nothing else of a seat, they have room for where its points came from.
fn bars_in_standings<G: Drawn>(scene: &Scene<'_, G>) -> bool {
    G::figures(scene, Seat::One).is_empty()
}

fn standings_card<G: Drawn>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> Markup {
    let words = scene.words;
    let with_bars = bars_in_standings(scene);
    html! {
        section.card {
            h2 { (words.say("end-standings")) }
            table.standings {
                thead {
                    tr {
                        th scope="col" { span.vh { (words.say("end-place")) } }
                        th scope="col" { (words.say("end-player")) }
                        @for (heading, _) in G::figures(scene, Seat::One) { th.opt scope="col" { (heading) } }
                        @if with_bars { th.from scope="col" { (words.say("end-sources")) } }
                        th scope="col" { (words.say("end-points")) }
                    }
                }
                tbody {
                    @for (seat, place) in standings {
                        tr.win[*place == 1] {
                            td { (place) }
                            td { (who(scene, *seat)) }
                            @for (_, figure) in G::figures(scene, *seat) { td.opt { (figure) } }
                            @if with_bars { td.from { (bar_alone(scene, *seat)) } }
                            td.tot { (finals(scene)[seat.index()]) }
                        }
                    }
                    @for (who, points) in G::unranked(scene) {
                        tr {
                            td {}
                            td { (who) }
                            @for _ in G::figures(scene, Seat::One) { td.opt {} }
                            @if with_bars { td.from {} }
                            td.tot { (points) }
                        }
                    }
                }
            }
            @if with_bars {
                @let order: Vec<Seat> = standings.iter().map(|(seat, _)| *seat).collect();
                (key(scene, &order))
            }
        }
    }
}
