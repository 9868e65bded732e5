//! The page of a game that is over: the standings, the sources of the points, charts of them, and the board at any step as any
//! seat saw it, at an address that can be shared.

use super::charts::{arrow, bar_alone, bars, finals, key, plot, who};
use super::log::{narrate, scoring_link};
use super::shell::{game_shell, rules_path, top};
use super::table::{round, table_name};
use crate::{Scene, WebBoard};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{NarrationKind, People};

/// The page of a game with these standings.
pub(crate) fn page<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let words = scene.words;
    let links = html! {
        @if let Some(rules) = rules_path::<G>() { a.desktop-only href=(rules) { (words.text("table-rules")) } }
    };
    let order: Vec<Seat> = standings.iter().map(|(seat, _)| *seat).collect();
    let title = headline(scene, standings);
    let body = html! {
        main.page-content #main {
            div.end-heading {
                h1 { (title) }
                p { (summary(scene, standings)) }
                (acts(scene))
            }
            (replay(scene))
            div.results {
                (standings_card(scene, standings))
                @if !G::SOURCES.is_empty() && !bars_in_standings(scene) { section.card { h2 { (words.text("end-sources")) } (bars(scene, &order)) } }
                (G::more_of_the_end(scene))
                section.card { h2 { (G::own_text(words, "plot", &[])) } (plot(scene)) }
            }
        }
    };
    game_shell::<G>(words, "end", &title, false, &top(words, &table_name(scene), &links), &body)
}

fn headline<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
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
    scene.words.text_with(message, &[("name", winners.into()), ("points", points.into())]).into_owned()
}

fn summary<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let words = scene.words;
    let played = words.text_with(
        if rounds(scene) > 0 { "end-summary" } else { "end-summary-short" },
        &[
            ("rounds", G::own_text(words, "rounds", &[("number", rounds(scene).into())]).into()),
            ("players", scene.about.chairs.len().into()),
            ("options", options(scene).into()),
        ],
    );
    let mine = standings.iter().find(|(seat, place)| Some(*seat) == scene.reader() && *place > 1);
    let best = standings.first().map_or(0, |(seat, _)| finals[seat.index()]);
    match mine {
        Some((seat, place)) => {
            let behind = best - finals[seat.index()];
            let yours = words.text_with("end-your-place", &[("place", (*place).into()), ("behind", behind.into())]);
            format!("{played} · {yours}")
        }
        None => played.into_owned(),
    }
}

/// The options in a few words each, without those that are off.
fn options<G: WebBoard>(scene: &Scene<'_, G>) -> String {
    let said = |option: &str| {
        let (name, value) = option.split_once('=').filter(|(_, value)| *value != "false")?;
        Some(G::option_value(scene.words, name, value))
    };
    scene.about.options.split(' ').filter_map(said).filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The number of turns or rounds that were played; 0 in games without.
fn rounds<G: WebBoard>(scene: &Scene<'_, G>) -> u8 {
    scene.log.last().map_or(1, |entry| G::round(&entry.before))
}

fn acts<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    let (id, path) = (&scene.about.id, &scene.about.path);
    html! {
        div.actions {
            @match &scene.about.rematch {
                // A spectator can only watch the rematch; a player takes their seat again.
                Some(next) if scene.is_spectator() => {
                    a.button.primary href=(next) data-key="R" { (words.text("end-the-rematch")) " " kbd { "R" } }
                }
                None if scene.is_spectator() => {}
                next => {
                    form method="post" action=(format!("{path}/rematch")) {
                        button.button.primary data-key="R" {
                            (words.text(if next.is_some() { "end-the-rematch" } else { "end-rematch" })) " " kbd { "R" }
                        }
                    }
                }
            }
            a.button href=(format!("{path}/record")) download=(format!("{id}.txt")) data-key="D" {
                (words.text("end-record")) " " kbd { "D" }
            }
        }
    }
}

/// The board at a step, and links to the other steps.
fn replay<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    let last = scene.log.len() - 1;
    let at = scene.at.unwrap_or(last).min(last);
    let heading = words.text_with(
        "end-at",
        &[("moment", G::moment(words, scene.view).into()), ("at", at.into()), ("of", last.into())],
    );
    html! {
        section.replay.card {
            h2 { (words.text("end-replay")) " " small { (heading) } }
            div.board #board { @for (_, markup) in G::board(scene).children { (PreEscaped(markup)) } }
            (controls(scene, at, last))
            (what_happened(scene, at))
            div.ways { (points_of_view(scene, at)) (scorings(scene)) }
        }
    }
}

/// Links to the scoring of the rounds, in games that have pages of it.
fn scorings<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let mut rounds: Vec<u8> = scene.log.iter().filter_map(G::scored_round).collect();
    rounds.dedup();
    html! {
        @if !rounds.is_empty() {
            p.views {
                (scene.words.text(&format!("{}-scoring-rounds", G::NAME))) " "
                @for number in rounds {
                    (scoring_link(scene, "", number, &round::<G>(scene.words, number))) " "
                }
            }
        }
    }
}

fn controls<G: WebBoard>(scene: &Scene<'_, G>, at: usize, last: usize) -> Markup {
    let words = scene.words;
    let to = |step: usize, label: &str, key: &str, path: &str| {
        html! { a.button href=(scene.moment(step)) aria-label=(words.text(label)) title=(words.text(label)) data-key=(key) { (arrow(path)) } }
    };
    let (before, after) = (turn_before(scene, at), turn_after(scene, at));
    html! {
        div.controls {
            div.buttons {
                (to(0, "end-first", "Home", "M2 2h2v12H2zM14 2v12L5 8z"))
                (to(before, &G::own_key(words, "round-back"), "PageUp", "M9 2v12L2 8zM15 2v12L8 8z"))
                (to(at.saturating_sub(1), "end-back", "ArrowLeft", "M12 2v12L3 8z"))
                // At the last step the button plays the game from the beginning.
                a.button.primary #run href=(format!("{}&run=1", scene.moment(if at < last { at + 1 } else { 0 })))
                    aria-label=(words.text("end-run")) title=(words.text("end-run")) data-key=" " { (arrow("M4 2l10 6-10 6z")) }
                (to((at + 1).min(last), "end-on", "ArrowRight", "M4 2v12l9-6z"))
                (to(after, &G::own_key(words, "round-on"), "PageDown", "M1 2v12l7-6zM7 2v12l7-6z"))
                (to(last, "end-last", "End", "M12 2h2v12h-2zM2 2v12l9-6z"))
            }
            form.slide method="get" action=(scene.about.path) {
                @if let Some(seat) = scene.viewpoint() { input type="hidden" name="seat" value=(seat); }
                input #step type="range" name="at" min="0" max=(last) value=(at) aria-label=(words.text("end-action"));
                (marks(scene, last))
                noscript { button.button { (words.text("end-go")) } }
            }
        }
    }
}

/// The marks under the slider: where turns or rounds begin, and their notable events.
fn marks<G: WebBoard>(scene: &Scene<'_, G>, last: usize) -> Markup {
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

/// The step at which the turn began; that of the turn before if it begins here.
fn turn_before<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> usize {
    turn_starts(scene).filter(|step| *step < at).last().unwrap_or(0)
}

fn turn_after<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> usize {
    turn_starts(scene).find(|step| *step > at).unwrap_or(scene.log.len() - 1)
}

fn turn_starts<'a, G: WebBoard>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = usize> + 'a {
    scene.log.iter().enumerate().filter(|(_, entry)| G::round_begun(&entry.events).is_some()).map(|(step, _)| step)
}

/// A text with more characters than this is set smaller.
const LONG: usize = 400;

/// The action of a step in words.
fn what_happened<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let names = scene.names();
    let people = People { names: &names, you: scene.reader() };
    let lines = narrate(scene, &people, at).next().map(|entry| entry.lines).unwrap_or_default();
    let lines = lines.into_iter().filter(|line| line.kind == NarrationKind::Deed).map(|line| line.text);
    let text = lines.collect::<Vec<String>>().join(" ");
    html! { p.happened.long[text.chars().count() > LONG] aria-live="polite" tabindex="0" { (text) } }
}

/// Links to the same step seen with each seat; in a game with hidden information, first with everything shown.
fn points_of_view<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let current = |is: bool| is.then_some("true");
    html! {
        p.views {
            (scene.words.text("end-seen-by")) " "
            @if G::HIDDEN {
                a href=(format!("{}?at={at}", scene.about.path)) aria-current=[current(scene.sight.is_open())] {
                    (scene.words.text("end-all-shown"))
                }
                " "
            }
            @for (seat, chair) in Seat::ALL.into_iter().zip(&scene.about.chairs) {
                a href=(format!("{}?at={at}&seat={seat}", scene.about.path))
                    aria-current=[current(!scene.sight.is_open() && scene.viewpoint() == Some(seat))] { (chair.name) }
                " "
            }
        }
    }
}

/// Where the standings say nothing else of a seat, they have room for where its points came from.
fn bars_in_standings<G: WebBoard>(scene: &Scene<'_, G>) -> bool {
    !G::SOURCES.is_empty() && G::figures(scene, Seat::One).is_empty()
}

fn standings_card<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> Markup {
    let words = scene.words;
    let with_bars = bars_in_standings(scene);
    html! {
        section.card {
            h2 { (words.text("end-standings")) }
            table.standings {
                thead {
                    tr {
                        th scope="col" { span.visually-hidden { (words.text("end-place")) } }
                        th scope="col" { (words.text("end-player")) }
                        @for (heading, _) in G::figures(scene, Seat::One) { th.optional scope="col" { (heading) } }
                        @if with_bars { th.from scope="col" { (words.text("end-sources")) } }
                        th scope="col" { (words.text("end-points")) }
                    }
                }
                tbody {
                    @for (seat, place) in standings {
                        tr.winner[*place == 1] {
                            td { (place) }
                            td { (who(scene, *seat)) }
                            @for (_, figure) in G::figures(scene, *seat) { td.optional { (figure) } }
                            @if with_bars { td.from { (bar_alone(scene, *seat)) } }
                            td.total-points { (finals(scene)[seat.index()]) }
                        }
                    }
                    @for (who, points) in G::unranked(scene) {
                        tr {
                            td {}
                            td { (who) }
                            @for _ in G::figures(scene, Seat::One) { td.optional {} }
                            @if with_bars { td.from {} }
                            td.total-points { (points) }
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
