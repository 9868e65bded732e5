//! The board of a game that is over at any step, as any seat saw it, at an address that can be shared: what everybody had
//! then, what happened, and the way to the other steps. Every step is a page of its own; the script asks for what is
//! different and swaps it.

use super::charts::{arrow, now_line};
use super::hint::{why_button, why_told};
use super::log::{narrate, scoring_link};
use super::table::round;
use crate::{Fragment, Scene, WebBoard};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{NarrationKind, People};

/// The fragments of the end page that belong to a step.
pub fn parts<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    let at = scene.step();
    let one = |id: &'static str, child: &str, markup: Markup| Fragment {
        id,
        children: vec![(child.to_owned(), markup.into_string())],
    };
    let mut parts = G::own_parts(scene);
    parts.push(one("moment", "moment-name", moment(scene, at)));
    parts.push(Fragment { id: "steps", children: step_links(scene, at) });
    parts.push(one("happened", "happened-then", what_happened(scene, at)));
    parts.push(one("views", "views-then", points_of_view(scene, at)));
    parts.push(one("now", "now-line", now_line(scene, at)));
    parts
}

/// The present contents of a fragment.
pub(crate) fn filled(parts: &[Fragment], id: &str) -> Markup {
    let part = parts.iter().find(|part| part.id == id);
    html! { @for (_, markup) in part.iter().flat_map(|part| &part.children) { (PreEscaped(markup)) } }
}

/// The board at a step, and links to the other steps.
pub(crate) fn replay<G: WebBoard>(scene: &Scene<'_, G>, parts: &[Fragment]) -> Markup {
    let words = scene.words;
    html! {
        section.replay.card #replay data-path=(scene.about.path) data-seat=[scene.seat_of_moments()] {
            h2 { (words.text("end-replay")) span #moment { (filled(parts, "moment")) } }
            (G::main(words, &|id| filled(parts, id)))
            (controls(scene, parts))
            div.happened #happened aria-live="polite" tabindex="0" { (filled(parts, "happened")) }
            div.ways { div #views { (filled(parts, "views")) } (scorings(scene)) }
        }
    }
}

/// Where the game stood then.
fn moment<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let moment = G::moment(scene.words, scene.view).into();
    let numbers = [("moment", moment), ("at", at.into()), ("of", last_step(scene).into())];
    html! { small #moment-name { (scene.words.text_with("end-at", &numbers)) } }
}

fn last_step<G: WebBoard>(scene: &Scene<'_, G>) -> usize {
    scene.entries().saturating_sub(1)
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

/// Speeds of a running replay, in steps a second: as they are written, and by how much time passes between two steps.
const SPEEDS: [(&str, u16); 4] = [("½×", 2000), ("1×", 1000), ("2×", 500), ("4×", 250)];

fn controls<G: WebBoard>(scene: &Scene<'_, G>, parts: &[Fragment]) -> Markup {
    let words = scene.words;
    let last = last_step(scene);
    html! {
        div.controls {
            // Running needs the script.
            button.button.primary.scripted #run type="button" aria-label=(words.text("end-run")) title=(words.text("end-run"))
                data-pause=(words.text("end-pause")) data-key=" " {
                span.when-paused { (arrow("M4 2l10 6-10 6z")) }
                span.when-running { (arrow("M3 2h4v12H3zM9 2h4v12H9z")) }
            }
            div.buttons #steps { (filled(parts, "steps")) }
            select.scripted #speed aria-label=(words.text("end-speed")) title=(words.text("end-speed")) {
                @for (name, pause) in SPEEDS { option value=(pause) selected[pause == 1000] { (name) } }
            }
            form.slide method="get" action=(scene.about.path) {
                @if let Some(seat) = scene.seat_of_moments() { input type="hidden" name="seat" value=(seat); }
                input #step type="range" name="at" min="0" max=(last) value=(scene.step()) aria-label=(words.text("end-action"));
                (marks(scene, last))
                noscript { button.button { (words.text("end-go")) } }
            }
        }
    }
}

/// The links to the steps around this one.
fn step_links<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Vec<(String, String)> {
    let words = scene.words;
    let last = last_step(scene);
    let to = |id: &str, step: usize, label: &str, key: &str, path: &str| {
        let markup = html! {
            a.button id=(id) href=(scene.moment(step)) aria-label=(words.text(label)) title=(words.text(label)) data-key=(key) { (arrow(path)) }
        };
        (id.to_owned(), markup.into_string())
    };
    let (before, after) = (turn_before(scene, at), turn_after(scene, at));
    let [round_back, round_on] = ["round-back", "round-on"].map(|key| G::own_key(words, key));
    vec![
        to("to-first", 0, "end-first", "Home", "M2 2h2v12H2zM14 2v12L5 8z"),
        to("to-turn-before", before, &round_back, "PageUp", "M9 2v12L2 8zM15 2v12L8 8z"),
        to("to-before", at.saturating_sub(1), "end-back", "ArrowLeft", "M12 2v12L3 8z"),
        to("to-next", (at + 1).min(last), "end-on", "ArrowRight", "M4 2v12l9-6z"),
        to("to-turn-after", after, &round_on, "PageDown", "M1 2v12l7-6zM7 2v12l7-6z"),
        to("to-last", last, "end-last", "End", "M12 2h2v12h-2zM2 2v12l9-6z"),
    ]
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
    turn_starts(scene).find(|step| *step > at).unwrap_or_else(|| last_step(scene))
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
    let mut text = lines.collect::<Vec<String>>().join(" ");
    let acting = scene.entries_from(at).next().and_then(|(_, entry)| entry.seat);
    if let Some(seat) = acting.filter(|_| text.is_empty()) {
        text = leaves_it(scene, seat);
    }
    html! {
        div #happened-then {
            p.long[text.chars().count() > LONG] { (text) }
            (why_button(scene, at))
            (why_told(scene, at))
        }
    }
}

/// What is said of an action of which nothing is told: somebody plays no card, or has delivered enough.
fn leaves_it<G: WebBoard>(scene: &Scene<'_, G>, seat: Seat) -> String {
    if scene.reader() == Some(seat) {
        return scene.words.text("end-you-leave-it").into_owned();
    }
    scene.words.text_with("end-leaves-it", &[("name", scene.name(seat).into())]).into_owned()
}

/// Links to the same step seen with each seat; in a game with hidden information, first with everything shown.
fn points_of_view<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let current = |is: bool| is.then_some("true");
    html! {
        p.views #views-then {
            (scene.words.text("end-seen-by")) " "
            @if G::HIDDEN {
                a href=(format!("{}?at={at}", scene.about.path)) aria-current=[current(scene.sight.is_open())] {
                    (scene.words.text("end-all-shown"))
                }
                " "
            }
            @for (seat, name) in Seat::ALL.into_iter().zip(scene.names()) {
                a href=(format!("{}?at={at}&seat={seat}", scene.about.path))
                    aria-current=[current(!scene.sight.is_open() && scene.viewpoint() == Some(seat))] { (name) }
                " "
            }
        }
    }
}
