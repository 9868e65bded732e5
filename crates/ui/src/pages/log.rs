//! What happened, in words: the news since one's own last move, and the whole log turn by turn. Each line leads to the
//! board as it was then.

use super::shell::{marker, symbol};
use super::table::round;
use crate::{Drawn, Entry, Part, Scene};
use maud::{Markup, html};
use words::{Kind, Line, People, Spoken};

/// The lines of one action, and its number.
pub(crate) struct Told {
    pub step: usize,
    pub lines: Vec<Line>,
}

/// What happened, action by action, from one on.
pub(crate) fn tell<'a, G: Spoken>(
    scene: &'a Scene<'_, G>,
    people: &'a People<'_>,
    from: usize,
) -> impl Iterator<Item = Told> + 'a {
    let told = |(step, entry): (usize, &crate::Entry<G>)| Told {
        step,
        lines: G::narrate(scene.words, &entry.before, entry.seat, &entry.events, people),
    };
    scene.log.iter().enumerate().skip(from).map(told)
}

fn line<G: Drawn>(scene: &Scene<'_, G>, step: usize, line: &Line) -> Markup {
    html! {
        a class=(if line.kind == Kind::Phase { "ev phase" } else { "ev" }) href=(scene.moment(step))
            aria-current=[(scene.at == Some(step)).then_some("step")] {
            @if let Some(seat) = line.seat { (marker(seat)) } @else { span {} }
            span { (line.text) }
            span.d { @if line.points != 0 { (signed(line.points)) (symbol(G::POINT, "0 0 16 16", "")) } }
        }
    }
}

fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// A link to the first step of a round's scoring.
pub(crate) fn scoring_link<G: Drawn>(scene: &Scene<'_, G>, class: &str, round: u8, text: &str) -> Markup {
    html! { a class=(class) href=(scene.scoring(round, 1)) { (text) } }
}

/// The last round that was scored, or began to be, in some entries of the log. A lesson has no page for it.
fn scored<G: Drawn>(scene: &Scene<'_, G>, entries: &[Entry<G>]) -> Option<u8> {
    entries.iter().rev().find_map(G::scored_round).filter(|_| scene.lesson.is_none())
}

/// What others did since the visitor's own last action, and what came of that: a round may have been scored by it.
pub(crate) fn news_part<G: Drawn>(scene: &Scene<'_, G>, people: &People<'_>) -> Part {
    let has_news = scene.at.is_none() && !scene.mine.is_empty();
    let from = if has_news { scene.news } else { scene.log.len() };
    let told = tell(scene, people, from);
    let lines = told.flat_map(|told| told.lines.into_iter().map(move |line| (told.step, line)));
    let lines: Vec<(usize, Line)> = lines.filter(|(_, line)| line.kind == Kind::Deed).collect();
    let first = scene.news.saturating_sub(1);
    // His own last action may be the one by which scoring began.
    let round = scored(scene, scene.log.get(first..).unwrap_or_default()).filter(|_| has_news);
    if lines.is_empty() && round.is_none() {
        return Part { id: "since", children: Vec::new() };
    }
    let markup = html! {
        div.since #news {
            @if let Some(round) = round {
                @let see = scene.words.tell(&format!("{}-scoring-see", G::NAME), &[("round", round.into())]);
                p.see { (scoring_link(scene, "btn", round, &see)) }
            }
            @if !lines.is_empty() { (since(scene, first, &lines)) }
        }
    };
    Part { id: "since", children: vec![("news".to_owned(), markup.into_string())] }
}

/// The news, the newest first.
fn since<G: Drawn>(scene: &Scene<'_, G>, first: usize, lines: &[(usize, Line)]) -> Markup {
    html! {
        h3 {
            (scene.words.say("table-since"))
            " " a href=(scene.moment(first)) { (scene.words.say("table-replay")) }
        }
        div.since-lines tabindex="0" { @for (step, told) in lines.iter().rev() { (line(scene, *step, told)) } }
    }
}

/// The lines before a turn begins, and those after; its own heading is the page's.
fn split_at_turn(mut lines: Vec<Line>) -> (Vec<Line>, Vec<Line>) {
    match lines.iter().position(|line| line.kind == Kind::Turn) {
        Some(place) => {
            let after = lines.split_off(place);
            (lines, after.into_iter().skip(1).collect())
        }
        None => (lines, Vec::new()),
    }
}

/// A turn in the log: its number, and its lines with the entries that they tell of.
type Turn = (u8, Vec<(usize, Line)>);

/// The turns from the first that has to be told on.
fn turns<G: Drawn>(scene: &Scene<'_, G>, people: &People<'_>) -> Vec<Turn> {
    let begun = |entry: &Entry<G>| G::round_begun(&entry.events).filter(|turn| *turn > 1);
    // A turn begins within an entry: the one before it ends there too.
    let starts = scene.log.iter().enumerate().filter_map(|(step, entry)| Some((step, begun(entry)?)));
    let first = std::iter::once((0, 1)).chain(starts).nth(scene.told).unwrap_or((0, 1));
    let mut turns: Vec<Turn> = vec![(first.1, Vec::new())];
    for (told, entry) in tell(scene, people, first.0).zip(&scene.log[first.0..]) {
        let begun = begun(entry);
        let (before, after) = split_at_turn(told.lines);
        let told_of = |lines: Vec<Line>| lines.into_iter().map(move |line| (told.step, line));
        // What stands before the heading of the first turn to be told belongs to one that was told.
        let is_first = begun == Some(first.1);
        if let Some((_, lines)) = turns.last_mut().filter(|_| !is_first) {
            lines.extend(told_of(before));
        }
        if let Some(turn) = begun.filter(|_| !is_first) {
            turns.push((turn, Vec::new()));
        }
        if let Some((_, lines)) = turns.last_mut() {
            lines.extend(told_of(after));
        }
    }
    turns
}

/// The whole log: one child for each turn, the newest first, so that an update brings one turn only.
pub(crate) fn log_part<G: Drawn>(scene: &Scene<'_, G>, people: &People<'_>) -> Part {
    let turns = turns(scene, people);
    let scored: Vec<u8> = scene.log.iter().filter_map(G::scored_round).collect();
    let child = |(turn, lines): &Turn| {
        let id = turn_id(*turn);
        let scored = scored.contains(turn) && scene.lesson.is_none();
        let markup = html! {
            div id=(id) {
                h4.turn {
                    (round::<G>(scene.words, *turn))
                    @if scored {
                        " " (scoring_link(scene, "see", *turn, &scene.words.say(&format!("{}-scoring-log", G::NAME))))
                    }
                }
                @for (step, told) in lines.iter().rev() { (line(scene, *step, told)) }
            }
        };
        (id, markup.into_string())
    };
    let first = turns.first().map_or(1, |(turn, _)| *turn);
    let as_before = (1..first).rev().map(|turn| (turn_id(turn), String::new()));
    Part { id: "log", children: turns.iter().rev().map(child).chain(as_before).collect() }
}

fn turn_id(turn: u8) -> String {
    format!("turn-{turn}")
}
