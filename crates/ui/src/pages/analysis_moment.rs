//! One decision of a game that was analysed: what was played, what was better, and why; the line that was expected, step by step;
//! and the same as a question, with the answer hidden.

use super::analysis::{MarkedDecision, StudiedAction, StudiedMoment, Study, Tried, analysis_path, moment_path};
use crate::{Entry, Scene, WebBoard};
use game::Seat;
use maud::{Markup, html};
use words::study::decimal;
use words::{NarrationKind, People};

/// The card beside the board.
pub(super) fn moment_card<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, line: &[Entry<G>]) -> Markup {
    let words = scene.words;
    let Some(moment) = &study.moment else { return overview(scene, study) };
    html! {
        section.card.analysis-card aria-live="polite" {
            h2 {
                (G::moment(words, scene.view))
                small { (words.text_with("analysis-at", &[("at", (moment.at + 1).into()), ("of", study.shares.len().saturating_sub(1).into())])) }
            }
            @match &moment.retry {
                Some(tried) => (question(scene, study, moment, tried.as_ref())),
                None => (answer(scene, study, moment, line)),
            }
            (ways(scene, study, moment))
        }
    }
}

/// Where no decision is looked at: the decisions that cost most.
fn overview<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> Markup {
    let words = scene.words;
    let first = study.mistakes().next();
    html! {
        section.card.analysis-card {
            h2 { (words.text("analysis-overview")) }
            @if first.is_none() { p { (words.text("study-label-nothing")) } } @else { p { (words.text("analysis-overview-text")) } }
            div.actions {
                @if let Some(first) = first {
                    a.button.primary href=(moment_path(scene, study, first.at, "")) data-key="N" { (next_words(scene, study)) " " kbd { "N" } }
                }
                a.button href=(moment_path(scene, study, 0, "")) data-key="ArrowRight" { (words.text("analysis-first")) }
            }
        }
    }
}

/// An action in a few words.
fn said<G: WebBoard>(scene: &Scene<'_, G>, moment: &StudiedMoment, line: &[Entry<G>], action: &str) -> String {
    let names = scene.names();
    let people = People { names: &names, you: None };
    // After steps of a line the board shows another position: the words are about the first.
    let view = if moment.step > 0 { line.first().map_or(scene.view, |entry| &entry.before) } else { scene.view };
    action
        .parse()
        .map_or_else(|_| action.to_owned(), |action| G::action(scene.words, view, moment.seat, action, &people).short)
}

/// `24.1 % · 63 points`.
fn worth<G: WebBoard>(scene: &Scene<'_, G>, action: &StudiedAction) -> String {
    let (share, points) = (decimal(scene.words, action.share), decimal(scene.words, action.points));
    scene.words.text_with("analysis-worth", &[("share", share.into()), ("points", points.into())]).into_owned()
}

fn answer<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment, line: &[Entry<G>]) -> Markup {
    let words = scene.words;
    let Some(played) = moment.actions.get(moment.played) else { return html! {} };
    let better = moment.actions.first().filter(|_| moment.played != 0);
    html! {
        dl.compared {
            div.played {
                dt { (words.text_with("analysis-played", &[("name", scene.name(moment.seat).into())])) }
                dd {
                    b { (said(scene, moment, line, &played.action)) } " " small { (worth(scene, played)) }
                    @if let Some(mark) = moment.mark {
                        " " strong class=(format!("mark-name mark-{}", mark.key)) { (mark.sign) " " (words::study::mark(words, mark.key)) }
                    }
                }
            }
            @if let Some(better) = better {
                div.better {
                    dt { (words.text("analysis-better")) }
                    dd { b { (said(scene, moment, line, &better.action)) } " " small { (worth(scene, better)) } }
                }
            } @else {
                div { dt { (words.text("analysis-nothing-better")) } dd {} }
            }
        }
        @if let Some(why) = &moment.why { p.analysis-why { (why) } }
        @if let Some(luck) = moment.luck.filter(|luck| luck.abs() >= 0.05) { (hindsight(scene, luck)) }
        (expected(scene, study, moment, line))
        (others(scene, study, moment, line))
    }
}

/// What only came to light later is told apart from the judgement.
fn hindsight<G: WebBoard>(scene: &Scene<'_, G>, luck: f64) -> Markup {
    let points = decimal(scene.words, 100.0 * luck.abs() / scene.about.chairs.len().max(1) as f64);
    let message = if luck > 0.0 { "analysis-lucky" } else { "analysis-unlucky" };
    html! { p.hindsight { (scene.words.text_with(message, &[("share", points.into())])) } }
}

/// The line that is expected, step by step.
fn expected<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment, line: &[Entry<G>]) -> Markup {
    let words = scene.words;
    let of = if moment.line_of == 0 { String::new() } else { format!("&line={}", moment.line_of) };
    let to = |step: usize| moment_path(scene, study, moment.at, &format!("{of}&step={step}"));
    let names = scene.names();
    let people = People { names: &names, you: None };
    let told = |entry: &Entry<G>| {
        let lines = G::narrate(words, &entry.before, entry.seat, &entry.events, &people);
        let deeds = lines.into_iter().filter(|line| line.kind == NarrationKind::Deed).map(|line| line.text);
        let deeds = deeds.collect::<Vec<_>>().join(" ");
        if deeds.is_empty() { entry.action.clone() } else { deeds }
    };
    let label = if moment.line_of == 0 { "analysis-line" } else { "analysis-line-of-other" };
    html! {
        @if !line.is_empty() {
            details.line open[moment.step > 0 || moment.line_of > 0] {
                summary { (words.text(label)) }
                ol {
                    @for (number, entry) in (1..).zip(line) {
                        li { a href=(to(number)) aria-current=[(number == moment.step).then_some("step")] { (told(entry)) } }
                    }
                }
                p.actions {
                    a.button href=(to(moment.step.saturating_sub(1))) data-key="PageUp" { (words.text("table-step-back")) }
                    a.button href=(to((moment.step + 1).min(line.len()))) data-key="PageDown" { (words.text("table-step-on")) }
                }
            }
        }
    }
}

/// All actions that were compared.
fn others<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment, line: &[Entry<G>]) -> Markup {
    let words = scene.words;
    let players = scene.about.chairs.len().max(1) as f64;
    html! {
        details.others {
            summary { (words.text_with("analysis-others", &[("number", moment.actions.len().into())])) }
            table {
                thead { tr {
                    th scope="col" { (words.text("analysis-action")) }
                    th scope="col" { (words.text("analysis-share")) }
                    th scope="col" { (words.text("study-label-points")) }
                    th scope="col" { (words.text("analysis-behind")) }
                } }
                tbody {
                    @for (number, action) in moment.actions.iter().enumerate() {
                        tr.own-row[number == moment.played] {
                            td { a href=(moment_path(scene, study, moment.at, &format!("&line={number}"))) { (said(scene, moment, line, &action.action)) } }
                            td { (decimal(words, action.share)) " %" }
                            td { (decimal(words, action.points)) }
                            td {
                                @if number == 0 { "–" }
                                @else if action.as_good { (words.text("analysis-as-good")) }
                                @else { "−" (decimal(words, 100.0 * action.behind / players)) " ± " (decimal(words, 200.0 * action.error / players)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The decision as a question. The board is asked as it was, and a list beside it has all actions.
fn question<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment, tried: Option<&Tried>) -> Markup {
    let words = scene.words;
    let names = scene.names();
    let people = People { names: &names, you: None };
    html! {
        input type="hidden" name="retry" value="1";
        p { (words.text_with("analysis-retry-text", &[("name", scene.name(moment.seat).into())])) }
        @if let Some(ask) = &scene.ask {
            div.actions {
                select name="choice" aria-label=(words.text("analysis-choice")) {
                    @for action in ask.legal {
                        option value=(action) selected[tried.is_some_and(|tried| tried.action == action.to_string())] {
                            (G::action(words, scene.view, ask.seat, *action, &people).short)
                        }
                    }
                }
                button.button.primary { (words.text("analysis-try")) }
            }
        }
        @if let Some(tried) = tried {
            @let (class, verdict) = verdict(scene, tried);
            p role="status" class=(format!("verdict {class}")) { b { (said(scene, moment, &[], &tried.action)) } ": " (verdict) }
        }
        p { a href=(moment_path(scene, study, moment.at, "")) data-key="S" { (words.text("analysis-show")) " " kbd { "S" } } }
    }
}

/// How good what a reader tried would have been.
fn verdict<G: WebBoard>(scene: &Scene<'_, G>, tried: &Tried) -> (&'static str, String) {
    let words = scene.words;
    let share = decimal(words, tried.behind);
    match tried.mark {
        _ if tried.as_good => ("good", words.text("analysis-tried-good").into_owned()),
        None => ("fair", words.text_with("analysis-tried-fair", &[("share", share.into())]).into_owned()),
        Some(mark) => {
            let mark = words::study::mark(words, mark.key);
            (
                "bad",
                words.text_with("analysis-tried-bad", &[("share", share.into()), ("mark", mark.into())]).into_owned(),
            )
        }
    }
}

fn next_words<G: WebBoard>(scene: &Scene<'_, G>, study: &Study) -> String {
    match study.of {
        None => scene.words.text("analysis-next").into_owned(),
        Some(seat) if scene.reader() == Some(seat) => scene.words.text("analysis-next-mine").into_owned(),
        Some(seat) => scene.words.text_with("analysis-next-of", &[("name", scene.name(seat).into())]).into_owned(),
    }
}

/// The ways on from a decision.
fn ways<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment) -> Markup {
    let words = scene.words;
    let last = study.shares.len().saturating_sub(2);
    let number = study.mistakes().filter(|one| one.at <= moment.at).count();
    let next: Option<&MarkedDecision> = study.mistakes().find(|one| one.at > moment.at);
    let retry = if moment.retry.is_some() { "&retry=1" } else { "" };
    html! {
        div.actions.analysis-ways {
            a.button href=(moment_path(scene, study, moment.at.saturating_sub(1), "")) data-key="ArrowLeft" aria-label=(words.text("analysis-before")) title=(words.text("analysis-before")) { "◀" }
            a.button href=(moment_path(scene, study, (moment.at + 1).min(last), "")) data-key="ArrowRight" aria-label=(words.text("analysis-after")) title=(words.text("analysis-after")) { "▶" }
            @if let Some(next) = next {
                a.button.primary href=(moment_path(scene, study, next.at, retry)) data-key="N" { (next_words(scene, study)) " " kbd { "N" } }
            } @else {
                a.button href=(analysis_path(scene)) data-key="N" { (words.text("analysis-no-more")) " " kbd { "N" } }
            }
            @if moment.retry.is_none() && moment.actions.len() > 1 {
                a.button href=(moment_path(scene, study, moment.at, "&retry=1")) data-key="T" { (words.text("analysis-retry")) " " kbd { "T" } }
            }
            button.button formmethod="post" formaction=(format!("{}/play", analysis_path(scene))) name="play" value=(moment.at) data-key="P" {
                (words.text("analysis-play-on")) " " kbd { "P" }
            }
        }
        @if number > 0 && next_is_counted(study, moment) {
            p.count { (words.text_with("analysis-count", &[("number", number.into()), ("of", study.mistakes().count().into())])) }
        }
        (seen_by(scene, study, moment))
    }
}

fn next_is_counted(study: &Study, moment: &StudiedMoment) -> bool {
    study.mistakes().any(|one| one.at == moment.at)
}

/// In a game with secrets: what the seat knew then, or everything.
fn seen_by<G: WebBoard>(scene: &Scene<'_, G>, study: &Study, moment: &StudiedMoment) -> Markup {
    let words = scene.words;
    let of = study.of.map(|seat| format!("&of={seat}")).unwrap_or_default();
    let link = |seat: Option<Seat>, name: &str| {
        let shown = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let path = format!("{}?at={}{of}{shown}", analysis_path(scene), moment.at);
        html! { a href=(path) aria-current=[(scene.sight.chosen() == seat).then_some("true")] { (name) } " " }
    };
    html! {
        @if G::HIDDEN {
            p.views {
                (words.text("end-seen-by")) " "
                (link(None, &words.text("end-all-shown")))
                (link(Some(moment.seat), &scene.name(moment.seat)))
            }
        }
    }
}
