//! What all steps of a scoring have in common: names, sums with the brokers that make them, prizes, and the reasons with the
//! rules that they come from.

use super::super::BoardIndex;
use super::super::card::portrait;
use super::super::market::gem;
use super::super::worth::marker;
use super::draw;
use super::facts::{Contest, CountedBroker, Prize, Scoring, Stage, Telling};
use crate::board::icon::icon;
use crate::scene::Scene;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{Argument, People, Spoken, ys as said};
use ys::{Character, Color, Gem, Owner, Spot, State, Values};

/// A sentence, and the rules that it comes from.
pub(super) struct Reason {
    pub text: String,
    pub rules: Vec<&'static str>,
}

/// What a page is made with.
pub(super) struct ScoringPage<'a> {
    pub look: BoardIndex<'a>,
    pub scoring: &'a Scoring,
    names: Vec<String>,
}

impl<'a> ScoringPage<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>, scoring: &'a Scoring) -> ScoringPage<'a> {
        let look = BoardIndex::new(scene);
        let seats = Seat::ALL.into_iter().take(scene.about.chairs.len());
        let names = seats.map(|seat| look.name(seat).to_owned()).collect();
        ScoringPage { look, scoring, names }
    }

    pub(super) fn text(&self, message: &str) -> String {
        self.look.text(message)
    }

    pub(super) fn text_with(&self, message: &str, arguments: &[Argument<'_>]) -> String {
        self.look.text_with(message, arguments)
    }

    pub(super) fn reason(&self, message: &str, rules: &[&'static str]) -> Reason {
        Reason { text: self.text(message), rules: rules.to_vec() }
    }

    /// The players for whole sentences; no seat is `you` at a shared screen, or from the view of another player.
    pub(super) fn people(&self) -> People<'_> {
        let scene = self.look.scene;
        People { names: &self.names, you: scene.reader().filter(|seat| scene.is_mine(*seat)) }
    }

    /// The name of an owner in a table.
    pub(super) fn name(&self, owner: Owner) -> String {
        match owner.seat() {
            Some(seat) if self.people().you == Some(seat) => self.text("ysb-you"),
            Some(seat) => self.look.name(seat).to_owned(),
            None => self.text("ysb-neutral"),
        }
    }

    /// Whom a sentence is about.
    pub(super) fn who(&self, owner: Owner) -> [Argument<'a>; 2] {
        let who = match owner.seat() {
            Some(seat) if self.people().you == Some(seat) => "you",
            Some(_) => "other",
            None => "neutral",
        };
        [("who", who.into()), ("name", self.name(owner).into())]
    }

    /// How ties in a ranking were broken, best first (Y4.3).
    pub(super) fn ties(&self, ranking: &[(Owner, u8)]) -> Vec<Reason> {
        let groups = ranking.chunk_by(|(_, one), (_, other)| one == other).filter(|group| group.len() > 1);
        let ties = &self.scoring.ties;
        let reason = |group: &[(Owner, u8)]| {
            let text = said::level(self.look.words, &self.people(), ties, group).join(" ");
            let mut rules: Vec<&'static str> =
                group.windows(2).map(|pair| ties.decided(pair[0].0, pair[1].0).rule()).collect();
            rules.dedup();
            Reason { text, rules }
        };
        groups.map(reason).collect()
    }

    /// Events in the words of the log.
    pub(super) fn told(&self, telling: &Telling) -> String {
        let Some(entry) = self.look.scene.log.get(telling.entry) else { return String::new() };
        let events = entry.events.get(telling.events.clone()).unwrap_or_default();
        let lines = State::narrate(self.look.words, &entry.before, entry.seat, events, &self.people());
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
    }
}

/// A link into the rulebook.
fn rule(rule: &str) -> Markup {
    html! { a href=(format!("/rules/ys#{rule}")) { (rule) } }
}

/// Sentences, each with its rules.
pub(super) fn reasons(class: &str, reasons: &[Reason]) -> Markup {
    html! {
        @for reason in reasons {
            p class=(class) { (reason.text) @for id in &reason.rules { " " (rule(id)) } }
        }
    }
}

/// Brokers in a row, and what they count for readers who do not see them.
pub(super) fn brokers<'a>(shown: impl Iterator<Item = &'a CountedBroker>) -> Markup {
    let shown: Vec<&CountedBroker> = shown.collect();
    let worths = shown.iter().map(|one| one.broker.worth().to_string()).collect::<Vec<_>>().join(" + ");
    html! {
        span.visually-hidden { (worths) }
        @for one in shown { (small(&draw::broker(one))) }
    }
}

/// The brokers in front of a screen, the highest first.
pub(super) fn front(seat: Seat, values: Values) -> Markup {
    html! { @for value in values.iter().rev() { (small(&draw::in_front(seat, value))) } }
}

pub(super) fn small(drawing: &str) -> Markup {
    html! { svg viewBox="0 0 30 30" aria-hidden="true" { (PreEscaped(drawing)) } }
}

/// The gem of a colour, with its name.
pub(super) fn colored(said: &ScoringPage<'_>, color: Color) -> Markup {
    gem_icon(said, Gem::ALL[color.index()])
}

/// A gem, with its name.
pub(super) fn gem_icon(said: &ScoringPage<'_>, kind: Gem) -> Markup {
    html! { (icon(&gem(kind))) span.visually-hidden { (said::gem(said.look.words, kind)) } }
}

fn card_icon(said: &ScoringPage<'_>, card: Character) -> Markup {
    html! { (icon(&portrait(card))) span.visually-hidden { (said::character(said.look.words, card)) } }
}

/// A prize, with its name for screen readers.
pub(super) fn prize(said: &ScoringPage<'_>, prize: Prize) -> Markup {
    let words = said.look.words;
    html! {
        @match prize {
            Prize::Gem(color) => (colored(said, color)),
            Prize::White(color) => {
                (gem_icon(said, Gem::White))
                span.visually-hidden { " " (words.text("ysc-becomes")) " " } span.becomes aria-hidden="true" { "→" }
                @if let Some(color) = color { (colored(said, color)) } @else { span.wait-for { "…" } }
            },
            Prize::Black => { (icon("gem-k")) span.visually-hidden { (said::black_gems(words, 1)) } },
            Prize::Points(points) => {
                span.gain aria-hidden="true" { "+" (points) (icon("gold-point")) }
                span.visually-hidden { (said::points(words, points)) }
            },
            Prize::Card(card) => (card_icon(said, card)),
            Prize::Discarded(card) => span.discarded { (card_icon(said, card)) },
        }
    }
}

/// A place where the best sum wins: who is there with what, who won, and why.
pub(super) fn contest(
    said: &ScoringPage<'_>,
    stage: &Stage,
    title: &Markup,
    contest: &Contest,
    wanted: impl Fn(Spot) -> bool + Copy,
    mut why: Vec<Reason>,
) -> Markup {
    let tied = contest.tied();
    why.splice(0..0, said.ties(tied));
    if let [(_, 0)] = contest.ranking[..] {
        why.push(said.reason("ysc-zero", &["Y4.4"]));
    }
    html! {
        section.contest {
            h3 {
                (title)
                span.won {
                    @if let Some(winner) = contest.winner { (marker(winner)) (said.name(winner)) }
                    @for one in &contest.prizes { (prize(said, *one)) }
                }
            }
            @for (owner, sum) in &contest.ranking {
                @let level = tied.iter().any(|(other, _)| other == owner);
                div.contest-row.best[contest.winner == Some(*owner)] {
                    (marker(*owner)) b { (said.name(*owner)) }
                    span.contest-brokers { (brokers(stage.brokers_of(*owner, wanted))) }
                    @if let (true, Some(seat)) = (level, owner.seat()) {
                        @let front = said.scoring.fronts[seat.index()].sum();
                        span.tie { (said.text_with("ysc-front", &[("sum", front.into())])) }
                    }
                    span.contest-sum { (sum) }
                }
            }
            (reasons("remark", &why))
        }
    }
}
