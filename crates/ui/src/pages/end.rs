//! The page of a game that is over: the standings, the sources of the points, and charts of them; beside them the
//! [`replay`](super::replay). On a wide screen the result and what belongs to a step share the room beside the board, on a
//! phone they are tabs: radio buttons, so that it works without script.

use super::charts::{bar_alone, bars, finals, key, plot, sheets, who};
use super::log::log_part;
use super::replay::{self, filled};
use super::shell::{Preview, Shell, rules_path, symbol, top};
use super::table::{table_name, tabs_state, tabs_with};
use crate::{Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use words::People;

/// The page of a game with these standings.
pub(crate) fn page<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let words = scene.words;
    let links = html! {
        @if let Some(rules) = rules_path::<G>() { a.desktop-only href=(rules) { (words.text("table-rules")) } }
    };
    let order: Vec<Seat> = standings.iter().map(|(seat, _)| *seat).collect();
    let title = headline(scene, standings);
    let parts = replay::parts(scene);
    let body = html! {
        main.page-content #main {
            div.end-heading {
                h1 { (title) }
                p { (summary(scene, standings)) }
                (acts(scene))
            }
            (result_tab(scene))
            (tabs_state::<G>(words, scene.at.is_some()))
            (replay::replay(scene, &parts))
            div.beside {
                p.switch {
                    label for="tab-result" { (words.text("end-tab-result")) }
                    label.step-tab for=(format!("tab-{}", G::TABS[0].name)) { (words.text("end-tab-step")) }
                }
                div.results {
                    (standings_card(scene, standings))
                    @if !G::SOURCES.is_empty() && !bars_in_standings(scene) { section.card { h2 { (words.text("end-sources")) } (bars(scene, &order, &sheets(scene))) } }
                    (G::more_of_the_end(scene))
                }
                section.players.card #players aria-label=(words.text("end-holdings")) { (filled(&parts, "players")) }
                (log(scene))
                section.curve.card {
                    h2 { (G::own_text(words, "plot", &[])) }
                    div.plot { (plot(scene)) div #now { (filled(&parts, "now")) } }
                }
            }
        }
        (tabs_with::<G>(words, scene.viewpoint(), &html! {
            label for="tab-result" { (symbol(G::POINT, "")) (words.text("end-tab-result")) }
        }))
    };
    let shell = Shell::of::<G>(scene.words, "end", &title).preview(Preview::of_table(scene));
    shell.page(words, &top(words, &table_name(scene), &links), &body)
}

/// The tab of the result: it is shown until somebody goes to a step.
fn result_tab<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input.tab-radio type="radio" name="tab" form="tabs" id="tab-result" checked[scene.at.is_none()]
            aria-label=(scene.words.text("end-tab-result"));
    }
}

/// The whole log. The script marks the step that is shown.
fn log<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let names = scene.names();
    let log = log_part(scene, &People { names: &names, you: scene.reader() });
    html! {
        section.news.card aria-label=(scene.words.text("table-news")) {
            h3 { (scene.words.text("table-log")) }
            div.log tabindex="0" { div #log { (filled(&[log], "log")) } }
        }
    }
}

fn headline<G: WebBoard>(scene: &Scene<'_, G>, standings: &[(Seat, u8)]) -> String {
    let finals = finals(scene);
    let first: Vec<Seat> = standings.iter().filter(|(_, place)| *place == 1).map(|(seat, _)| *seat).collect();
    let points = first.first().map_or(0, |seat| finals[seat.index()]);
    let name = |seat: &Seat| scene.name(*seat);
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
            @if G::STUDIED {
                form method="post" action=(format!("{path}/analysis")) {
                    button.button data-key="A" { (words.text("analysis-begin")) " " kbd { "A" } }
                }
            }
            a.button href=(format!("{path}/record")) download=(format!("{id}.txt")) data-key="D" {
                (words.text("end-record")) " " kbd { "D" }
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
                        tr.winner[*place == 1].own-row[scene.reader() == Some(*seat)] {
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
                (key(scene, &order, &sheets(scene)))
            }
        }
    }
}
