//! The market steps: rows give gems (Y4.7), columns move the quotations (Y4.8), and the best bidder moves one more (Y4.9).

use super::super::market::quotes;
use super::draw;
use super::facts::{Bidder, Columns, Move, Row, Stage};
use super::said::{Reason, ScoringPage, colored, contest, gem_icon, reasons};
use maud::{Markup, PreEscaped, html};
use words::ys as said_of;
use ys::{Color, Owner, Spot};

fn drawing(said: &ScoringPage<'_>, stage: &Stage) -> Markup {
    let market = draw::market(said.look.words, said.scoring, stage);
    html! { div.picture { (PreEscaped(market)) } }
}

/// The quotations as they are after the step, and where they were before.
pub(super) fn track(said: &ScoringPage<'_>, stage: &Stage) -> Markup {
    let [before, now] = stage.quotes;
    let drawing = quotes(said.look.words, now, Some(before), None);
    html! {
        div.picture {
            div aria-hidden="true" { (PreEscaped(drawing)) }
            p.visually-hidden {
                @for color in Color::ALL {
                    (said_of::color(said.look.words, color)) " " (before[color.index()]) " → " (now[color.index()]) ". "
                }
            }
        }
    }
}

/// What first places would pay now, if the colours rank otherwise (Y6.1).
fn paying(said: &ScoringPage<'_>, stage: &Stage) -> Vec<Reason> {
    let [before, now] = stage.quotes;
    let text = said_of::paying(said.look.words, before, now);
    text.map(|text| Reason { text, rules: vec!["Y6.1"] }).into_iter().collect()
}

/// The shield counts in the market too.
fn mercenary(said: &ScoringPage<'_>, stage: &Stage) -> Vec<Reason> {
    let marked = stage.brokers.iter().any(|shown| shown.broker.marked);
    marked.then(|| said.reason("ysc-mercenary", &["Y5.14"])).into_iter().collect()
}

pub(super) fn rows(said: &ScoringPage<'_>, stage: &Stage, rows: &[Row]) -> [Markup; 2] {
    let mut about = vec![said.reason("ysc-rows-how", &["Y4.7"])];
    about.extend(mercenary(said, stage));
    about.push(said.reason("ysc-market-points", &["Y3.4"]));
    let told = html! {
        div.contests {
            @for row in rows {
                @let title = html! {
                    (said.text_with("ysb-row", &[("row", row.number.into())])) " "
                    @if let Some(gem) = row.gem { (gem_icon(said, gem)) }
                };
                @let wanted = |spot: Spot| spot.row().is_some_and(|other| other + 1 == row.number);
                (contest(said, stage, &title, &row.contest, wanted, row_reasons(said, row)))
            }
        }
        (reasons("remark", &about))
    };
    [drawing(said, stage), told]
}

fn row_reasons(said: &ScoringPage<'_>, row: &Row) -> Vec<Reason> {
    match (row.contest.winner, row.gem) {
        (_, None) => {
            let text = said.text_with("ys-effect-row-empty", &[("row", row.number.into())]);
            vec![Reason { text, rules: vec!["Y4.7"] }]
        }
        (None, Some(_)) => vec![said.reason("ysc-row-nobody", &["Y4.7"])],
        (Some(_), Some(_)) => Vec::new(),
    }
}

pub(super) fn columns(said: &ScoringPage<'_>, stage: &Stage, columns: &Columns) -> [Markup; 2] {
    let level = |(_, sum, brokers): &(Color, u8, u8)| {
        let same = columns.counted.iter().filter(|(_, other, _)| other == sum);
        (same.clone().count() > 1, same.filter(|(.., other)| other == brokers).count() > 1)
    };
    let chosen = columns.ranked.iter().filter_map(|(_, telling)| telling.as_ref());
    let mut why: Vec<Reason> = chosen.map(|telling| Reason { text: said.told(telling), rules: vec!["Y4.8"] }).collect();
    if columns.counted.iter().any(|column| level(column) == (true, false)) {
        why.insert(0, said.reason("ysc-more-brokers", &["Y4.8"]));
    }
    let told = html! {
        div.two-columns {
            (track(said, stage))
            div {
                table.columns-table {
                    thead { tr {
                        th scope="col" { (said.text("ysc-column")) }
                        th scope="col" { (said.text("ysb-sum")) }
                        th scope="col" { (said.text("ysc-brokers")) }
                        th scope="col" { (said.text("ysc-move")) }
                        th scope="col" { (said.text("ysb-end-quotation")) }
                    } }
                    tbody {
                        @for column in columns.in_order() {
                            @let (color, sum, brokers) = column;
                            tr.tied[level(&column).1] {
                                th scope="row" { (colored(said, color)) }
                                td { (sum) }
                                td { (brokers) }
                                (moved(columns.moves.iter().find(|moved| moved.color == color)))
                            }
                        }
                    }
                }
                (reasons("why", &why))
                (reasons("remark", &paying(said, stage)))
                (reasons("remark", &[said.reason("ysb-columns-do", &["Y4.8"])]))
            }
        }
    };
    [drawing(said, stage), told]
}

/// How far a quotation went, and from where to where; at an end of the track it stays (Y0.5).
fn moved(moved: Option<&Move>) -> Markup {
    html! {
        @if let Some(Move { steps, from, to, .. }) = moved {
            td class=(if *steps > 0 { "rises" } else { "falls" }) { (signed(*steps)) }
            td { (from) " → " b { (to) } }
        } @else {
            td {} td {}
        }
    }
}

fn signed(steps: i8) -> String {
    if steps < 0 { format!("−{}", steps.unsigned_abs()) } else { format!("+{steps}") }
}

pub(super) fn bidder(said: &ScoringPage<'_>, stage: &Stage, bidder: &Bidder) -> [Markup; 2] {
    let why = match bidder.contest.winner {
        None => vec![said.reason("ys-tell-market-nobody", &["Y4.9"])],
        Some(_) => vec![said.reason("ysc-bidder-how", &["Y4.9"])],
    };
    let title = html! { (said.text("ysc-whole-market")) };
    let told = html! {
        div.two-columns {
            (track(said, stage))
            div {
                (contest(said, stage, &title, &bidder.contest, Spot::is_market, why))
                @if let (Some(owner), Some(one)) = (bidder.contest.winner, bidder.moved) { (his_move(said, owner, one)) }
                (reasons("remark", &paying(said, stage)))
                (reasons("remark", &mercenary(said, stage)))
            }
        }
    };
    [drawing(said, stage), told]
}

/// What the best bidder did; of the neutral, why (Y8.5).
fn his_move(said: &ScoringPage<'_>, owner: Owner, Move { color, steps, from, to }: Move) -> Markup {
    let way = match (to == from, steps > 0) {
        (true, _) => "stays",
        (_, true) => "up",
        (_, false) => "down",
    };
    let mut arguments = said.who(owner).to_vec();
    arguments.extend([("way", way.into()), ("color", said_of::color(said.look.words, color).into())]);
    let mut why = vec![Reason { text: said.text_with("ysc-moves", &arguments), rules: Vec::new() }];
    if owner == Owner::Neutral {
        why.push(said.reason("ysc-neutral-moves", &["Y8.5"]));
    }
    html! {
        div.quote-move {
            (colored(said, color)) b class=(if steps > 0 { "rises" } else { "falls" }) { (from) " → " (to) }
            div { (reasons("remark", &why)) }
        }
    }
}
