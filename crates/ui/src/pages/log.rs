//! The log in words, told in order: the news since the visitor's own last action, and all turns. Each line links to the board
//! as it was then.

use super::following::{Interlude, interlude_id, interlude_part};
use super::hint::why_last;
use super::shell::{marker, symbol};
use super::table::round;
use crate::{Entry, Fragment, Scene, WebBoard};
use game::SeatSet;
use maud::{Markup, html};
use words::{NarratedLine, NarrationKind, People, Spoken};

/// An entry of the log in words.
pub(crate) struct NarratedEntry {
    /// The number of the entry.
    pub step: usize,
    /// Whether it is an action of the visitor's.
    pub is_own: bool,
    pub lines: Vec<NarratedLine>,
    /// Who asked for a hint after it.
    pub hints: Vec<NarratedLine>,
}

/// Narrates the entries from a number on.
pub(crate) fn narrate<'a, G: Spoken>(
    scene: &'a Scene<'_, G>,
    people: &'a People<'_>,
    from: usize,
) -> impl Iterator<Item = NarratedEntry> + 'a {
    let narrated = |(step, entry): (usize, &Entry<G>)| NarratedEntry {
        step,
        is_own: scene.sight.is_own(entry.seat),
        lines: G::narrate(scene.words, &entry.before, entry.seat, &entry.events, people),
        hints: hints(scene, people, step),
    };
    scene.entries_from(from).map(narrated)
}

/// Who asked for a hint after an entry.
fn hints<G: Spoken>(scene: &Scene<'_, G>, people: &People<'_>, step: usize) -> Vec<NarratedLine> {
    let hinting = &scene.about.hinting;
    words::advice::hint_lines(scene.words, people, (hinting.agreed, &hinting.asked), step)
}

fn line<G: WebBoard>(scene: &Scene<'_, G>, step: usize, line: &NarratedLine) -> Markup {
    let hits = !line.hits.intersection(scene.sight.mine()).is_empty();
    let class = match line.kind {
        NarrationKind::Phase => "log-line phase",
        _ if hits => "log-line hits",
        _ => "log-line",
    };
    html! {
        a class=(class) href=(scene.moment(step)) aria-current=[(scene.at == Some(step)).then_some("step")] {
            @if let Some(seat) = line.seat { (marker(seat)) } @else { span {} }
            span {
                @if hits { b.hit title=(scene.words.text("table-hits-you")) { "!" } " " }
                (line.text)
            }
            span.delta { @if line.points != 0 { (signed(line.points)) (symbol(G::POINT, "")) } }
        }
    }
}

fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// A link to the first step of a round's scoring.
pub(crate) fn scoring_link<G: WebBoard>(scene: &Scene<'_, G>, class: &str, round: u8, text: &str) -> Markup {
    html! { a class=(class) href=(scene.scoring(round, 1)) { (text) } }
}

/// The last entry from this number on in which a round was scored, and the round. Lessons have no pages of scoring.
fn scored<G: WebBoard>(scene: &Scene<'_, G>, from: usize) -> Option<(usize, u8)> {
    let scored = scene.entries_from(from).filter_map(|(step, entry)| Some((step, G::scored_round(entry)?))).last();
    scored.filter(|_| scene.lesson.is_none())
}

/// The first entry whose scenes a visitor is shown: for players what is news, for spectators the one in which the round began.
fn first_scene<G: WebBoard>(scene: &Scene<'_, G>) -> usize {
    if !scene.is_spectator() {
        return scene.news;
    }
    let begun = scene.entries_from(0).filter(|(_, entry)| G::round_begun(&entry.events).is_some());
    begun.last().map_or(0, |(step, _)| step)
}

/// What happened since the visitor's own last decision: a heading with links to the scenes of it, the lines, one child for
/// each entry, and the last scene.
pub(crate) fn news_parts<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> [Fragment; 3] {
    let (is_now, from) = (scene.at.is_none(), first_scene(scene));
    let has_news = is_now && !scene.is_spectator();
    let entries = narrate(scene, people, if has_news { scene.news } else { scene.entries() });
    let mine = scene.sight.mine();
    let news: Vec<NarratedEntry> = entries.filter_map(|entry| news_of(entry, mine)).collect();
    let scored = scored(scene, from).filter(|_| is_now);
    let first = news.first().map(|entry| entry.step);
    let interlude = interlude(scene, from).filter(|_| is_now);
    let has_heading = first.is_some() || scored.is_some() || interlude.is_some();
    let heading = has_heading.then(|| news_heading(scene, scored, interlude.as_ref(), first));
    [
        Fragment { id: "since", children: heading.into_iter().map(|markup| ("news".to_owned(), markup)).collect() },
        Fragment { id: "told", children: news.iter().map(|entry| told(scene, entry)).collect() },
        interlude_part(scene, interlude.as_ref()),
    ]
}

/// The last scene from an entry on, with the number of its entry.
fn interlude<G: WebBoard>(scene: &Scene<'_, G>, from: usize) -> Option<(usize, Interlude)> {
    scene.entries_from(from).filter_map(|(step, entry)| Some((step, G::interlude(scene, entry)?))).last()
}

/// What an entry has of news for the players of these seats, if it has any.
fn news_of(entry: NarratedEntry, mine: SeatSet) -> Option<NarratedEntry> {
    let NarratedEntry { step, is_own, mut lines, mut hints } = entry;
    lines.retain(|line| line.is_news(is_own));
    hints.retain(|line| line.seat.is_some_and(|seat| !mine.contains(seat)));
    (!lines.is_empty() || !hints.is_empty()).then_some(NarratedEntry { step, is_own, lines, hints })
}

fn news_heading<G: WebBoard>(
    scene: &Scene<'_, G>,
    scored: Option<(usize, u8)>,
    interlude: Option<&(usize, Interlude)>,
    first: Option<usize>,
) -> String {
    let markup = html! {
        div #news {
            @if let Some((entry, round)) = scored {
                @let see = scene.words.text_with(&format!("{}-scoring-see", G::NAME), &[("round", round.into())]);
                // The script opens it by itself.
                p.see #scored data-round=(round) data-entry=(entry) { (scoring_link(scene, "button", round, &see)) }
            }
            @if let Some((step, interlude)) = interlude {
                p.see { button.button type="button" popovertarget=(interlude_id(*step)) { (interlude.link) } }
            }
            @if let Some(first) = first {
                h3 {
                    span { (scene.words.text("table-since")) }
                    " " a href=(scene.moment(first.saturating_sub(1))) { (scene.words.text("table-replay")) }
                    (why_last(scene, first))
                }
            }
        }
    };
    markup.into_string()
}

/// The news of an entry.
fn told<G: WebBoard>(scene: &Scene<'_, G>, entry: &NarratedEntry) -> (String, String) {
    let id = format!("told-{}", entry.step);
    let markup = html! { div id=(id) { @for told in entry.lines.iter().chain(&entry.hints) { (line(scene, entry.step, told)) } } };
    (id, markup.into_string())
}

/// The lines before a turn begins, and those after its heading, which the page writes itself.
fn split_at_turn(mut lines: Vec<NarratedLine>) -> (Vec<NarratedLine>, Vec<NarratedLine>) {
    match lines.iter().position(|line| line.kind == NarrationKind::Turn) {
        Some(place) => {
            let after = lines.split_off(place);
            (lines, after.into_iter().skip(1).collect())
        }
        None => (lines, Vec::new()),
    }
}

/// A turn in the log: its number, and its lines, each with the number of its entry.
type Turn = (u8, Vec<(usize, NarratedLine)>);

/// The turns that have to be sent.
fn turns<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> Vec<Turn> {
    let begun = |entry: &Entry<G>| G::round_begun(&entry.events).filter(|turn| *turn > 1);
    // A turn begins within an entry: the one before it ends there too.
    let mut starts = scene.entries_from(0).filter_map(|(step, entry)| Some((step, begun(entry)?)));
    let first = starts.find(|(_, turn)| usize::from(*turn) == scene.turns_sent + 1).unwrap_or((0, 1));
    let mut turns: Vec<Turn> = vec![(first.1, Vec::new())];
    for (narrated, (_, entry)) in narrate(scene, people, first.0).zip(scene.entries_from(first.0)) {
        let begun = begun(entry);
        let (before, after) = split_at_turn(narrated.lines);
        let numbered = |lines: Vec<NarratedLine>| lines.into_iter().map(move |line| (narrated.step, line));
        // Lines before the heading of the first turn to send belong to a turn that was sent.
        let is_first = begun == Some(first.1);
        if let Some((_, lines)) = turns.last_mut().filter(|_| !is_first) {
            lines.extend(numbered(before));
        }
        if let Some(turn) = begun.filter(|_| !is_first) {
            turns.push((turn, Vec::new()));
        }
        if let Some((_, lines)) = turns.last_mut() {
            lines.extend(numbered(after.into_iter().chain(narrated.hints).collect()));
        }
    }
    turns
}

/// The log: one child for each turn, so that an update has to send one turn only.
pub(crate) fn log_part<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> Fragment {
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
                        " " (scoring_link(scene, "see", *turn, &scene.words.text(&format!("{}-scoring-log", G::NAME))))
                    }
                }
                @for (step, narrated) in lines { (line(scene, *step, narrated)) }
            }
        };
        (id, markup.into_string())
    };
    let first = turns.first().map_or(1, |(turn, _)| *turn);
    let as_before = (1..first).map(|turn| (turn_id(turn), String::new()));
    Fragment { id: "log", children: as_before.chain(turns.iter().map(child)).collect() }
}

fn turn_id(turn: u8) -> String {
    format!("turn-{turn}")
}
