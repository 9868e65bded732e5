//! A district step: the district with everything turned up, who ranks how in all of it and takes which gems, and who is
//! best in port, trade and palace (Y4.1-Y4.6).

use super::super::worth::marker;
use super::draw;
use super::facts::{Contest, District, Prize, Rank, Stage};
use super::said::{Reason, ScoringPage, brokers, contest, front, prize, reasons};
use maud::{Markup, PreEscaped, html};
use words::ys as said_of;
use ys::components::TRADE;
use ys::{Character, Owner, Spot, Zone};

pub(super) fn district(said: &ScoringPage<'_>, stage: &Stage, district: &District) -> [Markup; 2] {
    let drawing = draw::district(said.look.words, said.scoring, stage, district);
    let told = html! {
        @if district.ranking.is_empty() {
            p.why { (said.text("ysc-district-nobody")) }
        } @else {
            (ranking(said, stage, district))
            (reasons("why", &whole_district(said, stage, district)))
        }
        div.contests {
            @for (number, (zone, one)) in (2..).zip(&district.zones) {
                @let spot = Spot::zone(district.number, *zone);
                @let title = html! { i { (number) } (said_of::zone(said.look.words, *zone)) };
                (contest(said, stage, &title, one, move |other| other == spot, zone_reasons(said, district, *zone, one)))
            }
        }
    };
    [html! { div.zoom { (PreEscaped(drawing)) } }, told]
}

/// All owners in the whole district, with what breaks ties and the gems that each takes.
fn ranking(said: &ScoringPage<'_>, stage: &Stage, district: &District) -> Markup {
    html! {
        table.ranking {
            thead { tr {
                th { span.visually-hidden { (said.text("end-place")) } }
                th scope="col" { i { "1" } (said.text("ysc-whole")) }
                th scope="col" { (said.text("ysc-brokers")) }
                th scope="col" { (said.text("ysb-sum")) }
                th.optional scope="col" colspan="2" { (said.text("ysb-in-front")) }
                th.optional scope="col" { (said.text("ysc-order")) }
                th scope="col" { (said.text("ysc-takes")) }
            } }
            tbody {
                @for (place, rank) in (1..).zip(&district.ranking) {
                    @let level = district.ranking.iter().filter(|other| other.sum == rank.sum).count() > 1;
                    tr.best[place == 1] .tied[level && place > 1] {
                        td { (place) }
                        th scope="row" { (marker(rank.owner)) (said.name(rank.owner)) }
                        td.broker-cell { (brokers(stage.brokers_of(rank.owner, |_| true))) }
                        td.sum { (rank.sum) }
                        (breakers(said, rank.owner))
                        td.taken { (takes(said, district, rank)) }
                    }
                }
            }
        }
    }
}

/// What breaks ties for an owner: the brokers in front of the screen, and the order card (Y4.3). The neutral has none (Y8.2).
fn breakers(said: &ScoringPage<'_>, owner: Owner) -> Markup {
    let seat = owner.seat();
    let values = seat.map(|seat| (seat, said.scoring.fronts[seat.index()]));
    let card = seat.and_then(|seat| said.scoring.ties.order.iter().position(|other| *other == seat));
    html! {
        td.front-cell.optional { @if let Some((seat, values)) = values { (front(seat, values)) } }
        td.numeric.optional { @if let Some((_, values)) = values { (values.sum()) } }
        td.numeric.optional { @if let Some(card) = card { (card + 1) } }
    }
}

fn takes(said: &ScoringPage<'_>, district: &District, rank: &Rank) -> Markup {
    html! {
        @for one in &rank.takes { (prize(said, *one)) " " }
        @if rank.takes.is_empty() {
            span.none { (said.text(if district.zones.is_empty() { "ysc-not-yet" } else { "ysc-nothing" })) }
        }
    }
}

/// Ties for all places, and what else is to be known of the whole district.
fn whole_district(said: &ScoringPage<'_>, stage: &Stage, district: &District) -> Vec<Reason> {
    let mut all = said.ties(&district.sums());
    if stage.brokers.iter().any(|shown| shown.broker.marked) {
        all.push(said.reason("ysc-mercenary", &["Y5.14"]));
    }
    if district.left_gems() {
        all.push(said.reason("ysc-gems-back", &["Y4.1"]));
    }
    all
}

/// What a zone gives (Y4.2), and what is different this time.
fn zone_reasons(said: &ScoringPage<'_>, district: &District, zone: Zone, contest: &Contest) -> Vec<Reason> {
    let discarded = contest.prizes.iter().any(|prize| matches!(prize, Prize::Discarded(_)));
    let one = |message: &str, rule: &'static str| vec![said.reason(message, &[rule])];
    match (zone, contest.winner) {
        (_, None) if discarded => one("ysc-zone-nobody-card", "Y4.2"),
        (_, None) => one("ysc-zone-nobody", "Y4.2"),
        (Zone::Port, Some(_)) => one("ys-effect-port", "Y4.2"),
        (Zone::Trade, Some(_)) if said.scoring.trade > TRADE => one("ysc-merchant", "Y5.13"),
        (Zone::Trade, Some(_)) => {
            let points = said_of::points(said.look.words, TRADE);
            let text = said.text_with("ys-effect-trade", &[("points", points.into())]);
            vec![Reason { text, rules: vec!["Y4.2"] }]
        }
        (Zone::Palace, Some(_)) if discarded => one("ysc-card-neutral", "Y8.3"),
        (Zone::Palace, Some(_)) => match district.character {
            Some(Character::King | Character::Prince) => one("ysc-card-points", "Y5.16"),
            Some(Character::Blue) => one("ysc-card-white", "Y4.5"),
            Some(_) => one("ysc-card-later", "Y5.1"),
            None => Vec::new(),
        },
    }
}
