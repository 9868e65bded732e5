//! Hints, beside what is asked: a button, and a card that opens over the page. And why a bot did something, where one looks back
//! at it.

use crate::{HintOffer, Scene, ToldAction, ToldHint, ToldWhy, WebBoard};
use game::{HintDepth, Seat};
use maud::{Markup, html};
use words::{Sitter, Words};

/// The button that asks for a hint, or opens the one that was given. Without script the hint stands below.
pub(crate) fn hint_button<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    html! {
        @match &scene.about.hinting.offer {
            HintOffer::None => {}
            HintOffer::Ask => (ask(scene, HintDepth::Nudge, "hint-ask", Some("*"))),
            HintOffer::Given(_) => button.button type="button" popovertarget="hint" data-key="*" {
                (words.text("hint-ask")) " " kbd { "*" }
            },
        }
    }
}

/// A button that asks.
fn ask<G: WebBoard>(scene: &Scene<'_, G>, depth: HintDepth, message: &str, key: Option<&str>) -> Markup {
    html! {
        button.button name="hint" value=(depth) formaction=(scene.address("/hint")) data-key=[key]
            title=(scene.words.text("hint-told")) {
            (scene.words.text(message)) @if let Some(key) = key { " " kbd { (key) } }
        }
    }
}

/// The hint that was given: a card over the page, so that nothing moves; without script a part of the page.
pub(crate) fn hint_card<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let HintOffer::Given(hint) = &scene.about.hinting.offer else { return html! {} };
    let words = scene.words;
    html! {
        div.hint.card #hint popover="auto" role="dialog" aria-label=(words.text("hint-title")) {
            h3 { (words.text("hint-title")) }
            (told(words, hint))
            div.ways {
                @if hint.depth == HintDepth::Nudge { (ask(scene, HintDepth::Actions, "hint-more", None)) }
                button.button type="button" popovertarget="hint" popovertargetaction="hide" { (words.text("table-close")) }
            }
        }
        noscript {
            div.hint {
                (told(words, hint))
                @if hint.depth == HintDepth::Nudge { (ask(scene, HintDepth::Actions, "hint-more", None)) }
            }
        }
    }
}

/// As much of a hint as was asked for.
fn told(words: &Words, hint: &ToldHint) -> Markup {
    html! {
        p { (hint.nudge) }
        @if hint.depth == HintDepth::Actions {
            h4 { (words.text("hint-best")) }
            (action_list(words, &hint.actions))
            p { (hint.why) }
        }
    }
}

fn action_list(words: &Words, actions: &[ToldAction]) -> Markup {
    html! {
        ol.told-actions {
            @for action in actions {
                li {
                    b { (action.text) }
                    @if action.is_chosen { " (" (words.text("why-chosen")) ")" }
                    small { (action.worth) }
                }
            }
        }
    }
}

/// The name of the bot that took the action of an entry, if it can be asked why.
fn bot_of<G: WebBoard>(scene: &Scene<'_, G>, entry: usize) -> Option<String> {
    let seat: Seat = scene.entries_from(entry).next()?.1.seat.filter(|_| scene.about.hinting.explains)?;
    let chair = scene.about.chairs.get(seat.index()).filter(|chair| matches!(chair.sitter, Sitter::Bot(_)));
    chair.filter(|_| scene.lesson.is_none()).map(|_| scene.name(seat))
}

/// Whether bots answer now: where something is hidden, when the game is over.
fn is_told_now<G: WebBoard>(scene: &Scene<'_, G>) -> bool {
    !G::HIDDEN || scene.standings.is_some()
}

/// The address at which the bot that took the action of an entry answers.
fn address<G: WebBoard>(scene: &Scene<'_, G>, entry: usize) -> String {
    format!("{}&why=yes", scene.moment(entry))
}

/// The button that asks the bot whose action is looked back at.
pub(crate) fn why_button<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let asked = bot_of(scene, at).filter(|_| is_told_now(scene) && scene.about.hinting.why.is_none());
    html! {
        @if let Some(name) = asked {
            a.button.why-ask href=(address(scene, at)) data-key="?" rel="nofollow" {
                (scene.words.text_with("why-ask", &[("name", name.into())])) " " kbd { "?" }
            }
        }
    }
}

/// What the bot whose action is looked back at answers; while it may not, when it will.
pub(crate) fn why_told<G: WebBoard>(scene: &Scene<'_, G>, at: usize) -> Markup {
    let Some(name) = bot_of(scene, at) else { return html! {} };
    let words = scene.words;
    html! {
        @match &scene.about.hinting.why {
            Some(ToldWhy { why, actions }) => div.told-why {
                h3 { (words.text_with("why-title", &[("name", name.into())])) }
                p { (why) }
                h4 { (words.text("why-compared")) }
                (action_list(words, actions))
                p.about { (words.text("why-about")) }
            },
            None if !is_told_now(scene) => p.about { (words.text_with("why-later", &[("name", name.into())])) },
            None => {}
        }
    }
}

/// A link to why the bot that acted last among the entries from a number on did so.
pub(crate) fn why_last<G: WebBoard>(scene: &Scene<'_, G>, from: usize) -> Markup {
    let last = scene.entries_from(from).filter(|(_, entry)| entry.seat.is_some()).last();
    let asked = last.and_then(|(number, _)| Some((number, bot_of(scene, number)?))).filter(|_| is_told_now(scene));
    html! {
        @if let Some((number, name)) = asked {
            @let about = scene.words.text_with("why-ask", &[("name", name.into())]);
            " " a.why-ask href=(address(scene, number)) title=(about) aria-label=(about) rel="nofollow" {
                (scene.words.text("why-ask-short"))
            }
        }
    }
}
