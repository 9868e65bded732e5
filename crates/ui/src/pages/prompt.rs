//! What is asked, and the ways to answer: the same buttons as on the board, as a list, with their keys.

use super::hint::{hint_button, hint_card, why_button, why_told};
use super::shell::rules_path;
use crate::board::tips::sure_id;
use crate::web_board::AnswerStyle;
use crate::{Ask, Fragment, LessonStep, Scene, WebBoard};
use maud::{Markup, html};
use words::People;

/// More answers than this are asked in two steps: first the group, then the answer.
const FEW: usize = 14;
/// Answers of longer lists come without warnings.
const MOST_WARNED: usize = 40;

/// The part of the page that asks.
pub(crate) fn prompt_part<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> Fragment {
    let markup = match (&scene.ask, scene.at) {
        (_, Some(at)) => looking_back(scene, at),
        (Some(ask), None) => asked(scene, ask, people),
        (None, None) if scene.lesson.is_some() => html! { div #ask {} },
        (None, None) => waited(scene, people),
    };
    let mut children = vec![("ask".to_owned(), markup.into_string())];
    if let Some(note) = G::note(scene) {
        let markup = html! { p.note #note { (note) } };
        children.insert(0, ("note".to_owned(), markup.into_string()));
    }
    if let Some(refusal) = scene.refusal {
        let markup = html! {
            div.refusal #refusal role="alert" {
                p { (refusal.words) @if let Some(rule) = refusal.rule { " " (rule_link(scene, rule)) } }
            }
        };
        children.insert(0, ("refusal".to_owned(), markup.into_string()));
    }
    if let Some(lesson) = scene.lesson {
        children.insert(0, ("lesson".to_owned(), guided(scene, lesson, people).into_string()));
    }
    if let Some(free) = free_seats(scene) {
        children.push(("free-seats".to_owned(), free.into_string()));
    }
    Fragment { id: "prompt", children }
}

/// What there is to learn at this step, and the ways out.
fn guided<G: WebBoard>(scene: &Scene<'_, G>, lesson: &LessonStep, people: &People<'_>) -> Markup {
    let words = scene.words;
    let numbers = [("step", lesson.step.into()), ("of", lesson.of.into())];
    html! {
        div.lesson #lesson {
            p.step {
                @if lesson.wanted.is_some() { (words.text_with("lesson-step", &numbers)) } @else { (scene.about.name) }
            }
            p { (lesson.text) }
            @if let Some((ask, action)) = scene.ask.as_ref().and_then(|ask| Some((ask, ask.legal.first()?))) {
                @let short = G::action(words, scene.view, ask.seat, *action, people).short;
                p { b { (words.text_with("lesson-only", &[("action", short.into())])) } }
            }
            p.ways {
                button.button.primary[lesson.wanted.is_none()] name="leave" value="1" formaction=(scene.address("/play")) { (words.text("lesson-leave")) }
                " " a href=(format!("/learn/{}", G::NAME)) { (words.text("lesson-again")) }
            }
        }
    }
}

/// Friends who have not come yet: the links for them are one click away.
fn free_seats<G: WebBoard>(scene: &Scene<'_, G>) -> Option<Markup> {
    let (free, links) = (words::free_seats(&scene.about.chairs), &scene.about.seat_links);
    let free = free.iter().filter(|seat| links.get(seat.index()).is_some_and(Option::is_some)).count();
    (free > 0).then(|| {
        html! {
            p.free-seats #free-seats {
                (scene.words.text_with("table-free-seats", &[("number", free.into())])) " "
                button.button type="button" popovertarget="invitations" { (scene.words.text("table-invite")) }
            }
        }
    })
}

fn asked<G: WebBoard>(scene: &Scene<'_, G>, ask: &Ask<'_, G>, people: &People<'_>) -> Markup {
    let words = scene.words;
    let said = G::prompt(words, scene.view, ask.seat, ask.allowed, people);
    let own_way = G::ask(scene, ask);
    let answers: Vec<Answer> = if own_way.is_some() { Vec::new() } else { answers(scene, ask, people) };
    let strong = strong::<G>(scene, ask, &answers);
    let is_strong = |answer: &&Answer| Some(&answer.text) == strong;
    let rest: Vec<&Answer> = answers.iter().filter(|one| !one.manner.is_main && !is_strong(one)).collect();
    html! {
        div #ask class=(format!("asked asks-seat-{}", ask.seat)) {
            h2 { (said.title) }
            p { (said.text) " " (rule_link(scene, ask.rule)) }
            input type="hidden" name="revision" value=(scene.revision);
            input type="hidden" name="seat" value=(ask.seat);
            @if let Some(own_way) = own_way { (own_way) }
            div.actions {
                @for answer in answers.iter().filter(is_strong) { (button(answer, "button primary")) }
                @for answer in answers.iter().filter(|one| one.manner.is_main && !is_strong(one)) {
                    (button(answer, "button"))
                }
                (undo_button(scene))
                (hint_button(scene))
                @if !ask.refused.is_empty() {
                    button.button type="button" popovertarget="why-not" data-key="?" {
                        (words.text("table-why-not")) " " kbd { "?" }
                    }
                }
            }
            (hint_card(scene))
            @if !rest.is_empty() { (places(&rest, words)) }
            @for answer in &answers { (are_you_sure(answer, words)) }
            @if !ask.refused.is_empty() { (why_not_list(scene, ask, people)) }
        }
    }
}

/// The answer with the strong button: the only sensible one, or the only one that does not just end or decline something, if it
/// spends nothing that one may need later. Where several are useful, none is stronger than the others.
fn strong<'a, G: WebBoard>(scene: &Scene<'_, G>, ask: &Ask<'_, G>, answers: &'a [Answer]) -> Option<&'a String> {
    let obvious = G::obvious(scene.view, ask.seat, ask.legal).map(|action| action.to_string());
    // What stands in the list with its price and its meaning stays there.
    let mut useful = answers.iter().filter(|answer| !answer.manner.is_main && answer.gives_away.is_none());
    let only = match (useful.next(), useful.next(), answers) {
        (Some(only), None, _) | (None, _, [only]) => Some(only),
        _ => None,
    };
    let obvious = answers.iter().find(|answer| obvious.as_ref() == Some(&answer.text));
    let only = only.filter(|answer| !answer.manner.is_spending);
    obvious.or(only).filter(|answer| !answer.manner.in_full).map(|answer| &answer.text)
}

/// One way to answer.
struct Answer {
    text: String,
    short: String,
    long: String,
    key: String,
    manner: AnswerStyle,
    /// What is lost by it, for which reason it is asked once more.
    gives_away: Option<String>,
    /// What it may come to nothing by.
    warnings: Vec<String>,
}

fn answers<G: WebBoard>(scene: &Scene<'_, G>, ask: &Ask<'_, G>, people: &People<'_>) -> Vec<Answer> {
    let keys = G::shortcuts(scene.words, ask.legal);
    let given_away = G::given_away(scene.words, scene.view, ask.seat, ask.legal);
    let many = ask.legal.len() > FEW;
    let answer = |((action, key), gives_away): ((&G::Action, String), Option<String>)| {
        let said = G::action(scene.words, scene.view, ask.seat, *action, people);
        let mut manner = G::answer(scene.words, scene.view, ask.seat, *action);
        manner.group = manner.group.filter(|_| many);
        manner.within = manner.within.filter(|_| many);
        // In longer lists the same few would be said of most answers, and make the page heavy.
        let warnings = if ask.legal.len() > MOST_WARNED { Vec::new() } else { warned(scene, ask, *action, people) };
        Answer { text: action.to_string(), short: said.short, long: said.long, key, manner, gives_away, warnings }
    };
    let mut answers: Vec<Answer> = ask.legal.iter().zip(keys).zip(given_away).map(answer).collect();
    // One group alone would only be one more click.
    let first = answers.iter().find_map(|answer| answer.manner.group.clone());
    if answers.iter().filter_map(|answer| answer.manner.group.as_ref()).all(|group| Some(group) == first.as_ref()) {
        answers.iter_mut().for_each(|answer| (answer.manner.group, answer.manner.within) = (None, None));
    }
    answers.sort_by_key(|answer| answer.manner.rank);
    answers
}

/// What an action may come to nothing by.
fn warned<G: WebBoard>(scene: &Scene<'_, G>, ask: &Ask<'_, G>, action: G::Action, people: &People<'_>) -> Vec<String> {
    let warnings = G::warnings(scene.words, scene.view, ask.seat, action, people).into_iter();
    let said = |text: String| scene.words.text_with("warning", &[("text", text.into())]).into_owned();
    warnings.map(|warning| said(warning.text)).collect()
}

/// A sign for each warning, whose title is read out and shown on a tip. Visitors can switch them off.
fn warning_signs(answer: &Answer) -> Markup {
    html! {
        @for warning in &answer.warnings { span.warning role="img" title=(warning) { "⚠" } }
    }
}

/// A button of an answer; of one that gives something away, a button that asks first.
fn answer_button(answer: &Answer, class: &str, inside: &Markup) -> Markup {
    let Answer { text, long, key, .. } = answer;
    let long = (!answer.manner.in_full).then_some(long);
    html! {
        @if answer.gives_away.is_some() {
            button class=(class) type="button" popovertarget=(sure_id(text)) title=[long] data-key=(key) { (inside) (warning_signs(answer)) }
        } @else {
            button class=(class) name="action" value=(text) title=[long] data-key=(key) { (inside) (warning_signs(answer)) }
        }
    }
}

/// Whether a player means to give away what they would lose. It works without script, and the keyboard comes to rest on the
/// way back.
fn are_you_sure(answer: &Answer, words: &words::Words) -> Markup {
    let id = sure_id(&answer.text);
    html! {
        @if let Some(lost) = &answer.gives_away {
            div.sure.card id=(id) popover="auto" role="alertdialog" aria-label=(answer.short) aria-describedby=(format!("{id}-lost")) {
                h3 { (words.text_with("table-sure", &[("action", answer.short.as_str().into())])) }
                p id=(format!("{id}-lost")) { (lost) }
                div.ways {
                    button.button.primary type="button" autofocus popovertarget=(id) popovertargetaction="hide" {
                        (words.text("table-sure-no"))
                    }
                    button.button name="action" value=(answer.text) data-key=(words.text("table-key-sure")) {
                        span { (words.text("table-sure-yes")) } " " kbd { (words.text("table-key-sure")) }
                    }
                }
            }
        }
    }
}

fn button(answer: &Answer, class: &str) -> Markup {
    answer_button(answer, class, &html! { span { (answer.short) } " " kbd { (answer.key) } })
}

fn chip(answer: &Answer) -> Markup {
    let own = if answer.manner.is_own { " own" } else { "" };
    let pictures = if answer.manner.icons.is_some() { 8 } else { 0 };
    // Inside a group its key begins with that of the group, and would be longer than its words.
    let (said, key) = match &answer.manner.within {
        Some(within) => (within, None),
        None => (&answer.short, Some(&answer.key)),
    };
    let letters = said.chars().count() + key.map_or(0, |key| key.chars().count());
    let wide = match letters + pictures {
        _ if answer.manner.in_full => " whole in-full",
        0..=11 => "",
        12..=26 => " broad",
        _ => " whole",
    };
    let inside = html! {
        @if let Some(key) = key { kbd { (key) } }
        @if let Some(icons) = &answer.manner.icons { (icons) }
        span { (said) }
        @if answer.manner.in_full { small { (answer.long) } }
    };
    answer_button(answer, &format!("chip{own}{wide}"), &inside)
}

/// The list of answers; in groups, of which one is open at a time, where there are many.
fn places(answers: &[&Answer], words: &words::Words) -> Markup {
    let mut groups: Vec<&str> = Vec::new();
    for group in answers.iter().filter_map(|answer| answer.manner.group.as_deref()) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    html! {
        div.places role="group" aria-label=(words.text("table-answers")) {
            @for answer in answers.iter().filter(|answer| answer.manner.group.is_none()) { (chip(answer)) }
            @for group in groups {
                details.step name="step" {
                    summary.chip { (group) }
                    div.places {
                        @for answer in answers.iter().filter(|answer| answer.manner.group.as_deref() == Some(group)) {
                            (chip(answer))
                        }
                    }
                }
            }
        }
    }
}

/// Everything that cannot be chosen now, and why: for the key `?`, for the keys of places, and for those who cannot hover.
fn why_not_list<G: WebBoard>(scene: &Scene<'_, G>, ask: &Ask<'_, G>, people: &People<'_>) -> Markup {
    let words = scene.words;
    html! {
        div.why-not.card #why-not popover="auto" {
            h3 { (words.text("table-why-not-title")) }
            dl {
                @for (action, illegal) in ask.refused {
                    div data-why=[G::place_key(words, *action)] data-rule=(illegal.reason.rule) {
                        dt { (G::refused(words, scene.view, *action, people)) }
                        dd { span { (G::reason(words, illegal)) } " " (rule_link(scene, illegal.reason.rule)) }
                    }
                }
            }
            button.button type="button" popovertarget="why-not" popovertargetaction="hide" { (words.text("table-close")) }
        }
    }
}

fn rule_link<G: WebBoard>(scene: &Scene<'_, G>, rule: &str) -> Markup {
    let text = scene.words.text_with("table-rule", &[("rule", rule.into())]);
    match rules_path::<G>() {
        Some(rules) => html! { a href=(format!("{rules}#{rule}")) target="_blank" { (text) } },
        None => html! { (text) },
    }
}

fn undo_button<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @if scene.undo {
            button.button name="undo" value="1" formaction=(scene.address("/undo")) data-key="U" {
                (scene.words.text("table-undo")) " " kbd { "U" }
            }
        }
    }
}

fn waited<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> Markup {
    html! {
        div.waiting #ask {
            h2 { (words::awaited::<G>(scene.words, scene.view, people, &scene.about.chairs, scene.to_act)) }
            // The style sheet shows it when they have thought for a while.
            @if let Some(thinking) = words::thinking(scene.words, people, &scene.about.chairs, scene.to_act) {
                p.long-thought { i aria-hidden="true" {} (thinking) }
            }
            @if scene.about.left.is_empty() {
                p { (scene.words.text(if scene.is_spectator() { "table-spectator" } else { "table-not-you" })) }
            } @else {
                p { (scene.words.text("people-left")) }
                button.button form="come-back" { (scene.words.text("people-come-back")) }
            }
            noscript { p { a href=(scene.address("")) { (scene.words.text("table-look-again")) } } }
            input type="hidden" name="revision" value=(scene.revision);
            div.actions { (undo_button(scene)) }
        }
    }
}

fn looking_back<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let words = scene.words;
    let last = scene.entries().saturating_sub(1);
    html! {
        div.looking #ask {
            h2 { (words.text_with("table-looking-back", &[("at", at.into()), ("of", last.into())])) }
            div.actions {
                a.button href=(scene.moment(at.saturating_sub(1))) data-key="ArrowLeft" { (words.text("table-step-back")) }
                a.button href=(scene.moment((at + 1).min(last))) data-key="ArrowRight" { (words.text("table-step-on")) }
                a.button.primary href=(scene.address("")) data-key="Escape" { (words.text("table-now")) }
                (why_button(scene, at))
            }
            (why_told(scene, at))
        }
    }
}
