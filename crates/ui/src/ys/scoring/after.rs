//! What comes after the market: cards that are played then (Y5.3), and brokers for the throne room (Y7.1).

use super::super::card::card;
use super::super::worth::marker;
use super::draw;
use super::facts::{Played, Sent, Stage};
use super::market::track;
use super::said::{Said, front, reasons, small};
use maud::{Markup, PreEscaped, html};
use words::ys as said_of;
use ys::Owner;

pub(super) fn cards(said: &Said<'_>, stage: &Stage, played: &[Played]) -> [Markup; 2] {
    let words = said.look.words;
    let told = html! {
        ul.plays {
            @for one in played {
                li.zr {
                    (PreEscaped(card(words, one.card)))
                    div {
                        h3 { (marker(one.seat.into())) (said.name(one.seat.into())) }
                        p { (said.told(&one.telling)) }
                        p.say { (said_of::character_effect(words, one.card)) }
                    }
                }
            }
        }
        (reasons("say", &[said.reason("ysc-cards-when", &["Y5.3"])]))
    };
    [track(said, stage), told]
}

pub(super) fn throne(said: &Said<'_>, stage: &Stage, sent: &[Sent]) -> [Markup; 2] {
    let viewer = said.look.view.viewer();
    let still = stage.scores.iter().filter_map(|score| score.owner.seat());
    let still = still.filter(|seat| !stage.is_over && sent.iter().all(|one| one.seat != *seat));
    let told = html! {
        table.rk {
            thead { tr {
                th scope="col" { (said.say("ysb-player")) }
                th scope="col" { (said.say("ysb-in-front")) }
                th scope="col" { (said.say("ysc-sent")) }
                td.opt {}
            } }
            tbody {
                @for one in sent {
                    tr {
                        th scope="row" { (marker(one.seat.into())) (said.name(one.seat.into())) }
                        td.bs {
                            span.vh { (said_of::values(said.look.words, one.front)) }
                            (front(one.seat, one.front))
                        }
                        td.bs { (small(&draw::sent(one, viewer))) }
                        td.opt { (said.told(&one.telling)) }
                    }
                }
                @for seat in still {
                    tr {
                        th scope="row" { (marker(Owner::from(seat))) (said.name(seat.into())) }
                        td {} td { span.none { (said.say("ysc-not-yet")) } } td.opt {}
                    }
                }
            }
        }
        (reasons("say", &[said.reason("ysc-throne-how", &["Y7.1"]), said.reason("ys-effect-throne", &["Y7.2"])]))
    };
    let drawing = draw::throne(said.look.words, said.scoring, sent, viewer);
    [html! { div.zoom { (PreEscaped(drawing)) } }, told]
}
