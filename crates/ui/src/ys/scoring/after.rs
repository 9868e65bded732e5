//! What comes after the market: cards that are played then (Y5.3), and brokers for the throne room (Y7.1).

use super::super::card::card;
use super::super::worth::marker;
use super::draw;
use super::facts::{Played, Sent, Stage};
use super::market::track;
use super::said::{ScoringPage, front, reasons, small};
use maud::{Markup, PreEscaped, html};
use words::ys as said_of;
use ys::Owner;

pub(super) fn cards(said: &ScoringPage<'_>, stage: &Stage, played: &[Played]) -> [Markup; 2] {
    let words = said.look.words;
    let told = html! {
        ul.plays {
            @for one in played {
                li.contest {
                    (PreEscaped(card(words, one.card)))
                    div {
                        h3 { (marker(one.seat.into())) (said.name(one.seat.into())) }
                        p { (said.told(&one.telling)) }
                        p.remark { (said_of::character_effect(words, one.card)) }
                    }
                }
            }
        }
        (reasons("remark", &[said.reason("ysc-cards-when", &["Y5.3"])]))
    };
    [track(said, stage), told]
}

pub(super) fn throne(said: &ScoringPage<'_>, stage: &Stage, sent: &[Sent]) -> [Markup; 2] {
    let viewer = said.look.view.viewer();
    let still = stage.scores.iter().filter_map(|score| score.owner.seat());
    let still = still.filter(|seat| !stage.is_over && sent.iter().all(|one| one.seat != *seat));
    let told = html! {
        table.ranking {
            thead { tr {
                th scope="col" { (said.text("ysb-player")) }
                th scope="col" { (said.text("ysb-in-front")) }
                th scope="col" { (said.text("ysc-sent")) }
                td.optional {}
            } }
            tbody {
                @for one in sent {
                    tr {
                        th scope="row" { (marker(one.seat.into())) (said.name(one.seat.into())) }
                        td.broker-cell {
                            span.visually-hidden { (said_of::values(said.look.words, one.front)) }
                            (front(one.seat, one.front))
                        }
                        td.broker-cell { (small(&draw::sent(one, viewer))) }
                        td.optional { (said.told(&one.telling)) }
                    }
                }
                @for seat in still {
                    tr {
                        th scope="row" { (marker(Owner::from(seat))) (said.name(seat.into())) }
                        td {} td { span.none { (said.text("ysc-not-yet")) } } td.optional {}
                    }
                }
            }
        }
        (reasons("remark", &[said.reason("ysc-throne-how", &["Y7.1"]), said.reason("ys-effect-throne", &["Y7.2"])]))
    };
    let drawing = draw::throne(said.look.words, said.scoring, sent, viewer);
    [html! { div.zoom { (PreEscaped(drawing)) } }, told]
}
