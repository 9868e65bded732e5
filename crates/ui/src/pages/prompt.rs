//! What is asked, and the ways to answer: the same buttons as on the board, as a list, with their keys.

use crate::caylus::row;
use crate::{Ask, Part, Scene, Sitter};
use ::caylus::{Action, State};
use game::Seat;
use maud::{Markup, html};
use words::caylus::{People, action, prompt, refused, shortcuts, waiting, why_not};

/// More answers than this are asked in two steps: first the group, then the answer.
const FEW: usize = 14;

/// The part of the page that asks.
pub(crate) fn prompt_part(scene: &Scene<'_, State>, people: &People<'_>) -> Part {
    let markup = match (&scene.ask, scene.at) {
        (_, Some(at)) => looking_back(scene, at),
        (Some(ask), None) => asked(scene, ask, people),
        (None, None) => waited(scene, people),
    };
    let mut children = vec![("ask".to_owned(), markup.into_string())];
    if let Some(refusal) = scene.refusal {
        let markup = html! {
            div.refusal #refusal role="alert" {
                p { (refusal.words) @if let Some(rule) = refusal.rule { " " (rule_link(scene, rule)) } }
            }
        };
        children.insert(0, ("refusal".to_owned(), markup.into_string()));
    }
    if let Some(free) = free_seats(scene) {
        children.push(("free-seats".to_owned(), free.into_string()));
    }
    Part { id: "prompt", children }
}

/// Friends who have not come yet: the links for them are one click away.
fn free_seats(scene: &Scene<'_, State>) -> Option<Markup> {
    let chairs = &scene.about.chairs;
    let free = chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody && chair.invitation.is_some()).count();
    (free > 0).then(|| {
        html! {
            p.free-seats #free-seats {
                (scene.words.tell("table-free-seats", &[("number", free.into())])) " "
                button.btn type="button" popovertarget="invitations" { (scene.words.say("table-invite")) }
            }
        }
    })
}

fn asked(scene: &Scene<'_, State>, ask: &Ask<'_, State>, people: &People<'_>) -> Markup {
    let words = scene.words;
    let said = prompt(words, scene.view, ask.seat, ask.legal, people);
    let answers: Vec<Answer> = answers(scene, ask, people);
    let (main, rest): (Vec<&Answer>, Vec<&Answer>) = answers.iter().partition(|answer| answer.is_main);
    html! {
        div #ask class=(format!("asked by-{}", ask.seat)) {
            h2 { (said.title) }
            p { (said.text) }
            input type="hidden" name="revision" value=(scene.revision);
            div.acts {
                @for answer in &main { (button(answer, "btn primary")) }
                (undo_button(scene))
                @if !ask.refused.is_empty() {
                    button.btn type="button" popovertarget="why-not" data-key="?" {
                        (words.say("table-why-not")) " " kbd { "?" }
                    }
                }
            }
            (places(&rest, words))
            @if !ask.refused.is_empty() { (why_not_list(scene, ask, people)) }
        }
    }
}

/// One way to answer.
struct Answer {
    text: String,
    short: String,
    long: String,
    key: String,
    icons: Markup,
    /// What a long list is grouped by.
    group: Option<String>,
    is_main: bool,
    is_own: bool,
    /// Buildings before the bridge come first, as on the map; all else stays in its order.
    rank: u8,
}

fn answers(scene: &Scene<'_, State>, ask: &Ask<'_, State>, people: &People<'_>) -> Vec<Answer> {
    let keys = shortcuts(scene.words, ask.legal);
    let many = ask.legal.len() > FEW;
    let answer = |(action_, key): (&Action, String)| {
        let said = action(scene.words, scene.view, ask.seat, *action_, people);
        Answer {
            text: action_.to_string(),
            short: said.short,
            long: said.long,
            key,
            icons: icons(*action_),
            group: if many { group(*action_) } else { None },
            is_main: matches!(
                action_,
                Action::Pass | Action::Skip | Action::Done | Action::Recall | Action::Provost(0)
            ),
            is_own: is_own(scene.view, ask.seat, *action_),
            rank: match action_ {
                Action::Place(place) | Action::Move(place) => u8::from(place.space().is_some()),
                _ => 0,
            },
        }
    };
    let mut answers: Vec<Answer> = ask.legal.iter().zip(keys).map(answer).collect();
    answers.sort_by_key(|answer| answer.rank);
    answers
}

/// What belongs together in a long list: exchanges by what is given, payments by how much, purchases by the first cube.
fn group(action: Action) -> Option<String> {
    match action {
        Action::Exchange(given, _) => Some(format!("give-{}", given.letter())),
        Action::Pay(_) => Some(format!("pay-{}", action.to_string().len() - "pay ".len())),
        Action::Buy(_, second) => Some(if second.is_some() { "buy-2".to_owned() } else { "buy-1".to_owned() }),
        _ => None,
    }
}

/// What an answer is about, in pictures: the cubes that change hands.
fn icons(action: Action) -> Markup {
    let letters = |text: &str| text.chars().filter(char::is_ascii_uppercase).collect::<String>();
    let spec = match action {
        Action::Take(_) | Action::Sell(_) | Action::Buy(..) | Action::UseTwo(_) | Action::Pay(_) => {
            letters(&action.to_string())
        }
        Action::BuildPaying(_, cube) => cube.letter().to_string(),
        Action::Batch(..) => format!("F{}", letters(&action.to_string())),
        Action::Exchange(..) => action.to_string().trim_start_matches("use 4 ").to_owned(),
        _ => return html! {},
    };
    row(&spec)
}

fn is_own(state: &State, seat: Seat, action: Action) -> bool {
    let Action::Place(place) = action else { return false };
    place.space().is_some_and(|space| state.road().owner(space) == Some(seat))
}

fn button(answer: &Answer, class: &str) -> Markup {
    html! {
        button class=(class) name="action" value=(answer.text) title=(answer.long) data-key=(answer.key) {
            span { (answer.short) } " " kbd { (answer.key) }
        }
    }
}

fn chip(answer: &Answer) -> Markup {
    let own = if answer.is_own { " own" } else { "" };
    let pictures = if answer.icons.0.is_empty() { 0 } else { 8 };
    let wide = match answer.short.chars().count() + pictures {
        0..=11 => "",
        12..=26 => " broad",
        _ => " whole",
    };
    html! {
        button class=(format!("chip{own}{wide}")) name="action" value=(answer.text)
            title=(answer.long) data-key=(answer.key) {
            kbd { (answer.key) }
            (answer.icons)
            span { (answer.short) }
        }
    }
}

/// The list of answers; in groups, of which one is open at a time, where there are many.
fn places(answers: &[&Answer], words: &words::Words) -> Markup {
    let mut groups: Vec<&str> = Vec::new();
    for group in answers.iter().filter_map(|answer| answer.group.as_deref()) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    html! {
        div.places role="group" aria-label=(words.say("table-answers")) {
            @for answer in answers.iter().filter(|answer| answer.group.is_none()) { (chip(answer)) }
            @for group in groups {
                details.step name="step" {
                    summary.chip { (words.say(&format!("table-group-{group}"))) }
                    div.places {
                        @for answer in answers.iter().filter(|answer| answer.group.as_deref() == Some(group)) {
                            (chip(answer))
                        }
                    }
                }
            }
        }
    }
}

/// Everything that cannot be chosen now, and why: for the key `?`, and for those who cannot hover.
fn why_not_list(scene: &Scene<'_, State>, ask: &Ask<'_, State>, people: &People<'_>) -> Markup {
    let words = scene.words;
    html! {
        div.why-not.card #why-not popover="auto" {
            h3 { (words.say("table-why-not-title")) }
            dl {
                @for (action, illegal) in ask.refused {
                    dt { (refused(words, scene.view, *action, people)) }
                    dd { (why_not(words, illegal)) " " (rule_link(scene, illegal.reason.rule)) }
                }
            }
            button.btn type="button" popovertarget="why-not" popovertargetaction="hide" { (words.say("table-close")) }
        }
    }
}

fn rule_link(scene: &Scene<'_, State>, rule: &str) -> Markup {
    html! { a href=(format!("/rules/caylus#{rule}")) { (scene.words.tell("table-rule", &[("rule", rule.into())])) } }
}

fn undo_button(scene: &Scene<'_, State>) -> Markup {
    html! {
        @if scene.undo {
            button.btn name="undo" value="1" formaction=(format!("/t/{}/undo", scene.about.id)) data-key="U" {
                (scene.words.say("table-undo")) " " kbd { "U" }
            }
        }
    }
}

fn waited(scene: &Scene<'_, State>, people: &People<'_>) -> Markup {
    html! {
        div.waiting #ask {
            h2 { (waiting(scene.words, scene.view, people)) }
            p { (scene.words.say(if scene.mine.is_empty() { "table-spectator" } else { "table-not-you" })) }
            noscript { p { a href=(format!("/t/{}", scene.about.id)) { (scene.words.say("table-look-again")) } } }
            input type="hidden" name="revision" value=(scene.revision);
            div.acts { (undo_button(scene)) }
        }
    }
}

fn looking_back(scene: &Scene<'_, State>, at: usize) -> Markup {
    let words = scene.words;
    let last = scene.log.len().saturating_sub(1);
    let step = |to: usize| format!("/t/{}?at={to}", scene.about.id);
    html! {
        div.looking #ask {
            h2 { (words.tell("table-looking-back", &[("at", at.into()), ("of", last.into())])) }
            div.acts {
                a.btn href=(step(at.saturating_sub(1))) data-key="ArrowLeft" { (words.say("table-step-back")) }
                a.btn href=(step((at + 1).min(last))) data-key="ArrowRight" { (words.say("table-step-on")) }
                a.btn.primary href=(format!("/t/{}", scene.about.id)) data-key="Escape" { (words.say("table-now")) }
            }
        }
    }
}
